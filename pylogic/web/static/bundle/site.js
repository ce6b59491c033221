(async()=>{
function d(t,e={},...s){let n=document.createElement(t);for(let[o,r]of Object.entries(e))o.startsWith("on")?n.addEventListener(o.slice(2),r):o==="dataset"?Object.
assign(n.dataset,r):o==="class"?n.className=r:o in n?Object.assign(n,{[o]:r}):n.setAttribute(o,r);return n.append(...s.flat().filter(o=>o!=null)),n}function m(t,e=document){let s=e.querySelector(t);if(s instanceof HTMLElement)return s;throw new Error(`There is no ${t}.`)}var h=t=>[...document.querySelectorAll(
t)];var A=t=>t.target;var x="http://www.w3.org/2000/svg",_={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3\
.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7\
 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M\
13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function y(t){let e=document.createElementNS(x,"svg");
for(let[n,o]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))e.setAttribute(n,o);let s=document.createElementNS(x,"path");return s.setAttribute(
"d",_[t]),e.append(s),e}var H=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],J=8e3,q=2,K=["pointerdown","keydown"],O={
rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function M(t){Z(t),F(t),W(),V(t),Q(t)}function Z({store:t}){let e=H.map(
({mode:n,name:o,title:r})=>d("button",{type:"button",role:"radio",title:r,dataset:{mode:n},onclick:()=>t.change({mode:n})},o)),s=({mode:n})=>{for(let o of e){let r=o.
dataset.mode===n;o.setAttribute("aria-checked",String(r)),o.tabIndex=r?0:-1}};m("#modes").append(...e),m("#modes").addEventListener("keydown",n=>{if(!n.key.startsWith(
"Arrow"))return;let o=t.now.mode==="play"?"edit":"play";t.change({mode:o}),e.find(r=>r.dataset.mode===o)?.focus(),n.preventDefault()}),t.on(["mode"],s),s(t.now)}
function F({store:t}){let e=(r,a,l,p)=>d("button",{type:"button",title:`${a} (${l})`,"aria-label":a,onclick:p},y(r),d("span",{class:"wide"},a)),s=e("undo","Undo",
"Ctrl-Z",()=>t.undo()),n=e("redo","Redo","Ctrl-Y",()=>t.redo()),o=()=>{s.disabled=!t.canUndo,n.disabled=!t.canRedo};m("#history").append(s,n),t.on(["facts","mar\
ks","notes","puzzle","instance"],o),o(),addEventListener("keydown",r=>{if(!(r.ctrlKey||r.metaKey)||A(r).closest("input, textarea, .cm-editor"))return;let a=r.key.
toLowerCase();if(a==="z"&&!r.shiftKey)t.undo();else if(a==="y"||a==="z"&&r.shiftKey)t.redo();else return;r.preventDefault()})}function W(){let t=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",e=d("button",{type:"button",onclick:()=>{let n=t()?"light":"dark";document.documentElement.dataset.theme=n,localStorage.
setItem("pylogic:theme",n),s()}}),s=()=>{let n=t()?"Light colours":"Dark colours";e.replaceChildren(y(t()?"light":"dark")),e.title=n,e.setAttribute("aria-label",
n)};m("#appearance").append(e),s()}function V(t){let e=h("#tabs button"),s=n=>{document.body.dataset.pane=n;for(let o of e)o.setAttribute("aria-current",String(
o.dataset.pane===n))};for(let n of e)n.addEventListener("click",()=>s(n.dataset.pane??""));t.when("pane",s),s("board"),Y(t)}function Y(t){let e=Object.keys(O),s=n=>{
t.emit("pane",n),h(`#${n} :is(${O[n]})`).find(o=>o.checkVisibility())?.focus()};addEventListener("keydown",n=>{if(n.key!=="F6")return;let o=e.findIndex(a=>document.
activeElement?.closest(`#${a}`)),r=n.shiftKey?e.length-1:1;s(e[o<0?1:(o+r)%e.length]),n.preventDefault()});for(let n of h(".leap a"))n.addEventListener("click",
o=>{s(n.hash.slice(1)),o.preventDefault()})}function Q(t){let e=m("#messages");t.when("message",({words:s,isBad:n=!1})=>{let o=d("div",{class:n?"message bad":"m\
essage"},s),r=[...e.children].filter(l=>l.textContent!==s);e.replaceChildren(...r.slice(1-q),o);let a=()=>o.remove();setTimeout(()=>{if(!n)a();else for(let l of K)
addEventListener(l,a,{once:!0})},J)})}var S="#pylogic=";var $=/^[a-z_][A-Za-z0-9_]{0,63}$/,tt=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,z=t=>t.includes(S);async function C(t){let e=t.slice(t.indexOf(S)+S.length).trim(),s;try{s=JSON.parse(await ot(e))}catch(i){throw i.message==="large"?new Error("This link holds to\
o much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!nt(s))throw new Error("This link holds no board that can be \
opened.");let{puzzle:n,instance:o,rules:r,facts:a,marks:l,notes:p,constants:c}=s;return{puzzle:n,instance:o,rules:r,facts:a,marks:l,notes:p,constants:c}}var T=t=>typeof t==
"object"&&t!==null&&!Array.isArray(t),g=t=>typeof t=="string",et=t=>Array.isArray(t)&&t.every(g),k=(t,e,s)=>T(t)&&Object.entries(t).every(([n,o])=>e.test(n)&&s(
o));function nt(t){return T(t)&&g(t.puzzle)&&$.test(t.puzzle)&&g(t.instance)&&tt.test(t.instance)&&g(t.facts)&&(t.rules===void 0||g(t.rules))&&k(t.marks,/^.{1,200}$/,
e=>typeof e=="boolean")&&k(t.notes,/^-?\d{1,6},-?\d{1,6}$/,et)&&k(t.constants,$,e=>g(e)&&e.length<=200)}async function ot(t){let e=atob(t.replaceAll("-","+").replaceAll("_","/")),s=Uint8Array.from(e,l=>l.charCodeAt(0)),o=new Blob([s]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],a=0;for(;;){let{done:l,value:p}=await o.read();if(l)break;if(a+=p.length,a>2e6)throw await o.cancel(),new Error("large");r.push(
p)}return new Blob(r).text()}function L(){let t=new EventTarget;return{emit(e,...[s]){t.dispatchEvent(new CustomEvent(e,{detail:s}))},when(e,s){t.addEventListener(e,n=>s(n.detail))}}}var N=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),st=["facts","marks","notes"];function j(t=N){let e=t,s=[],n=[],o=null,r=new Set,a=c=>{let u=Object.keys(e).filter(f=>e[f]!==c[f]);if(u.length)
for(let f of[...r])f(e,c,new Set(u))},l=({facts:c,marks:i,notes:u})=>({facts:c,marks:i,notes:u}),p=(c,i)=>{if(!c.length)return;let u=e;i.push(l(e)),e={...e,...c.
pop()},o=null,a(u)};return{get now(){return e},get canUndo(){return s.length>0},get canRedo(){return n.length>0},get history(){return{now:l(e),past:s,future:n}},
change(c,{merge:i=null,undoable:u=!0}={}){let f=e,b=st.some(w=>w in c&&c[w]!==e[w]);b&&u&&!(i!==null&&i===o)&&(s.push(l(e)),n=[]),(b||"mode"in c)&&(o=i),e={...e,
...c},a(f)},open(c,i=null){let u=e;e={...N,...c},[s,n,o]=i!==null&&JSON.stringify(i.now)===JSON.stringify(l(e))?[i.past,i.future,null]:[[],[],null],a(u)},undo:()=>p(
s,n),redo:()=>p(n,s),on(c,i){let u=new Set(c),f=(...b)=>{[...b[2]].some(w=>u.has(w))&&i(...b)};return r.add(f),()=>r.delete(f)}}}var B=document.querySelector("script[src]");B instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",B.
src)).catch(()=>{});var rt="pylogic:played:";function E(t){let e={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:s,notes:n,seconds:o,saves:r,isSolved:a}={...e,...JSON.parse(localStorage.
getItem(rt+t)??"{}")};return{marks:s,notes:n,seconds:o,saves:r,isSolved:a}}catch{return e}}var at=6,U={store:j(),...L()},v=JSON.parse(m("#pages").textContent||"{}"),D=t=>E(t).isSolved===!0,R=t=>{let{marks:e,notes:s,isSolved:n}=E(t);return!n&&Object.keys(
{...e,...s}).length>0};function G(){for(let t of h("[data-board] .state")){let e=t.closest("a")?.dataset.board??"";t.textContent=D(e)?" \xB7 solved \u2713":R(e)?
" \xB7 begun":""}for(let t of h("[data-kind] .state")){let e=v[t.closest("a")?.dataset.kind??""].filter(({id:s})=>D(s)).length;t.textContent=e?`, ${e} solved`:""}}
function I(){let e=Object.entries(v).flatMap(([n,o])=>o.map(r=>({folder:n,...r}))).filter(({id:n})=>R(n)).slice(0,at).map(({folder:n,name:o,title:r,look:a})=>d(
"li",{},d("a",{class:"tile",href:`${n}/${o}.html`},d("span",{class:a,"aria-hidden":"true"},d("img",{src:`${n}/${o}.svg`,alt:""})),d("strong",{},r),d("span",{class:"\
soft"},o)))),s=[d("h3",{},"Go on"),d("ul",{class:"tiles","aria-label":"Go on"},e)];document.querySelector("#begun")?.replaceChildren(...e.length?s:[])}async function P(){
if(z(location.hash))try{let{puzzle:t,instance:e}=await C(location.hash),s=[e,e.replace(`${t}-`,"")],n=v[t]?.find(({name:o})=>s.includes(o));if(!n)throw new Error(
`This link is of the board ${e} of ${t}, which is not here.`);location.replace(`${t}/${n.name}.html${location.hash}`)}catch(t){U.emit("message",{words:t.message,
isBad:!0})}}M(U);G();I();addEventListener("pageshow",()=>{G(),I()});addEventListener("hashchange",P);await P();document.documentElement.dataset.ready="";
})();
