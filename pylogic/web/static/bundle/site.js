(async()=>{
function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?n.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(n.dataset,r):s==="class"?n.className=r:s in n?Object.assign(n,{[s]:r}):n.setAttribute(s,r);return n.append(...o.flat().filter(s=>s!=null)),n}function p(e,t=document){let o=t.querySelector(e);if(o instanceof HTMLElement)return o;throw new Error(`There is no ${e}.`)}var w=e=>[...document.querySelectorAll(
e)];var $=e=>e.target;var M=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;var z="http://www.w3.org/2000/svg",q={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3\
.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7\
 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M\
13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function k(e){let t=document.createElementNS(z,"svg");
for(let[n,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(n,s);let o=document.createElementNS(z,"path");return o.setAttribute(
"d",q[e]),t.append(o),t}var W=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Z=8e3,F=2,V=["pointerdown","keydown"],O={
rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function T(e){Y(e),Q(e),X(),ee(e),ne(e)}function Y({store:e}){let t=W.map(
({mode:n,name:s,title:r})=>a("button",{type:"button",role:"radio",title:r,dataset:{mode:n},onclick:()=>e.change({mode:n})},s)),o=({mode:n})=>{for(let s of t){let r=s.
dataset.mode===n;s.setAttribute("aria-checked",String(r)),s.tabIndex=r?0:-1}};p("#modes").append(...t),p("#modes").addEventListener("keydown",n=>{if(!n.key.startsWith(
"Arrow"))return;let s=e.now.mode==="play"?"edit":"play";e.change({mode:s}),t.find(r=>r.dataset.mode===s)?.focus(),n.preventDefault()}),e.on(["mode"],o),o(e.now)}
function Q({store:e}){let t=(r,c,d,f)=>a("button",{type:"button",title:`${c} (${d})`,"aria-label":c,onclick:f},k(r),a("span",{class:"wide"},c)),o=t("undo","Undo",
"Ctrl-Z",()=>e.undo()),n=t("redo","Redo","Ctrl-Y",()=>e.redo()),s=()=>{o.disabled=!e.canUndo,n.disabled=!e.canRedo};p("#history").append(o,n),e.on(["facts","mar\
ks","notes","puzzle","instance"],s),s(),addEventListener("keydown",r=>{if(!(r.ctrlKey||r.metaKey)||$(r).closest("input, textarea, .cm-editor"))return;let c=r.key.
toLowerCase();if(c==="z"&&!r.shiftKey)e.undo();else if(c==="y"||c==="z"&&r.shiftKey)e.redo();else return;r.preventDefault()})}function X(){let e=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",t=a("button",{type:"button",onclick:()=>{let n=e()?"light":"dark";document.documentElement.dataset.theme=n,localStorage.
setItem("pylogic:theme",n),o()}}),o=()=>{let n=e()?"Light colours":"Dark colours";t.replaceChildren(k(e()?"light":"dark")),t.title=n,t.setAttribute("aria-label",
n)};p("#appearance").append(t),o()}function ee(e){let t=w("#tabs button"),o=n=>{document.body.dataset.pane=n;for(let s of t)s.setAttribute("aria-current",String(
s.dataset.pane===n))};for(let n of t)n.addEventListener("click",()=>o(n.dataset.pane??""));e.when("pane",o),o("board"),te(e)}function te(e){let t=Object.keys(O),
o=n=>{e.emit("pane",n),w(`#${n} :is(${O[n]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",n=>{if(n.key!=="F6")return;let s=t.findIndex(c=>document.
activeElement?.closest(`#${c}`)),r=n.shiftKey?t.length-1:1;o(t[s<0?1:(s+r)%t.length]),n.preventDefault()});for(let n of w(".leap a"))n.addEventListener("click",
s=>{o(n.hash.slice(1)),s.preventDefault()})}function ne(e){let t=p("#messages");e.when("message",({words:o,isBad:n=!1})=>{let s=a("div",{class:n?"message bad":"\
message"},o),r=[...t.children].filter(d=>d.textContent!==o);t.replaceChildren(...r.slice(1-F),s);let c=()=>s.remove();setTimeout(()=>{if(!n)c();else for(let d of V)
addEventListener(d,c,{once:!0})},Z)})}var E="#pylogic=";var C=/^[a-z_][A-Za-z0-9_]{0,63}$/,oe=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,L=e=>e.includes(E);async function N(e){let t=e.slice(e.indexOf(E)+E.length).trim(),o;try{o=JSON.parse(await ce(t))}catch(l){throw l.message==="large"?new Error("This link holds to\
o much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!ae(o))throw new Error("This link holds no board that can be \
opened.");let{puzzle:n,instance:s,rules:r,facts:c,marks:d,notes:f,constants:i}=o;return{puzzle:n,instance:s,rules:r,facts:c,marks:d,notes:f,constants:i}}var B=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),h=e=>typeof e=="string",re=e=>Array.isArray(e)&&e.every(h),S=(e,t,o)=>B(e)&&Object.entries(e).every(([n,s])=>t.test(n)&&o(
s));function ae(e){return B(e)&&h(e.puzzle)&&C.test(e.puzzle)&&h(e.instance)&&oe.test(e.instance)&&h(e.facts)&&(e.rules===void 0||h(e.rules))&&S(e.marks,/^.{1,200}$/,
t=>typeof t=="boolean")&&S(e.notes,/^-?\d{1,6},-?\d{1,6}$/,re)&&S(e.constants,C,t=>h(t)&&t.length<=200)}async function ce(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.from(t,d=>d.charCodeAt(0)),s=new Blob([o]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],c=0;for(;;){let{done:d,value:f}=await s.read();if(d)break;if(c+=f.length,c>2e6)throw await s.cancel(),new Error("large");r.push(
f)}return new Blob(r).text()}function j(){let e=new EventTarget;return{emit(t,...[o]){e.dispatchEvent(new CustomEvent(t,{detail:o}))},when(t,o){e.addEventListener(t,n=>o(n.detail))}}}var D=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),ie=["facts","marks","notes"];function U(e=D){let t=e,o=[],n=[],s=null,r=new Set,c=i=>{let u=Object.keys(t).filter(m=>t[m]!==i[m]);if(u.length)
for(let m of[...r])m(t,i,new Set(u))},d=({facts:i,marks:l,notes:u})=>({facts:i,marks:l,notes:u}),f=(i,l)=>{if(!i.length)return;let u=t;l.push(d(t)),t={...t,...i.
pop()},s=null,c(u)};return{get now(){return t},get canUndo(){return o.length>0},get canRedo(){return n.length>0},get history(){return{now:d(t),past:o,future:n}},
change(i,{merge:l=null,undoable:u=!0}={}){let m=t,g=ie.some(b=>b in i&&i[b]!==t[b]);g&&u&&!(l!==null&&l===s)&&(o.push(d(t)),n=[]),(g||"mode"in i)&&(s=l),t={...t,
...i},c(m)},open(i,l=null){let u=t;t={...D,...i},[o,n,s]=l!==null&&JSON.stringify(l.now)===JSON.stringify(d(t))?[l.past,l.future,null]:[[],[],null],c(u)},undo:()=>f(
o,n),redo:()=>f(n,o),on(i,l){let u=new Set(i),m=(...g)=>{[...g[2]].some(b=>u.has(b))&&l(...g)};return r.add(m),()=>r.delete(m)}}}var R=document.querySelector("script[src]");R instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",R.
src)).catch(()=>{});var le="pylogic:played:";function A(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:o,notes:n,seconds:s,saves:r,isSolved:c}={...t,...JSON.parse(localStorage.
getItem(le+e)??"{}")};return{marks:o,notes:n,seconds:s,saves:r,isSolved:c}}catch{return t}}var de=Uint8Array.from(atob(p("#told").textContent??""),e=>e.charCodeAt(0)),_=new Response(new Blob([de]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var ue=6,I={store:U(),...j()},{kinds:y=[],title:G="",game:me=[],boards:pe=[]}=await _,P=({id:e})=>A(e).isSolved===!0,H=({id:e})=>{let{marks:t,notes:o,isSolved:n}=A(
e);return!n&&Object.keys({...t,...o}).length>0},v=(e,t,{name:o,is_plain:n},s,r)=>a("li",{},a("a",{class:"tile",href:e},a("span",{class:n?"picture plain":"pictur\
e"},a("img",{src:`${t}${o}.svg`,alt:"",loading:"lazy"})),a("strong",{},s),a("span",{class:"soft"},r))),x=(e,t)=>a("ul",{class:"tiles","aria-label":e},t);function fe(){
let e=y.flatMap(({folder:t,title:o,boards:n})=>n.filter(H).map(s=>v(`${t}/${s.name}.html`,`${t}/`,s,o,s.name))).slice(0,ue);return[a("header",{},a("h2",{},"Whic\
h puzzle?")),...e.length?[a("h3",{},"Go on"),x("Go on",e)]:[],a("h3",{},"All kinds"),x("All kinds",y.map(({folder:t,title:o,boards:n})=>{let s=n.filter(P).length,
r=M(n.length,"board")+(s?`, ${s} solved`:"");return v(`${t}/index.html`,`${t}/`,n[0],o,r)}))]}var he=()=>[a("header",{},a("a",{href:"../index.html"},"All kinds"),
a("h2",{},G),a("div",{class:"game"},me.map(([e,t])=>a("p",{class:t?"item":""},e)))),x(`Boards of ${G}`,pe.map(e=>v(`${e.name}.html`,"",e,e.name,`${e.size}${P(e)?
" \xB7 solved \u2713":H(e)?" \xB7 begun":""}`)))],J=()=>p("#gallery").replaceChildren(a("div",{class:"page"},...y.length?fe():he()));async function K(){if(L(location.
hash))try{let{puzzle:e,instance:t}=await N(location.hash),o=[t,t.replace(`${e}-`,"")],n=y.find(({folder:s})=>s===e)?.boards.find(({name:s})=>o.includes(s));if(!n)
throw new Error(`This link is of the board ${t} of ${e}, which is not here.`);location.replace(`${e}/${n.name}.html${location.hash}`)}catch(e){I.emit("message",
{words:e.message,isBad:!0})}}T(I);J();addEventListener("pageshow",({persisted:e})=>{e&&J()});addEventListener("hashchange",K);await K();document.documentElement.
dataset.ready="";
})();
