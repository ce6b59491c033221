var Ca=Object.defineProperty;var he=(e,t)=>{for(var n in t)Ca(e,n,{get:t[n],enumerable:!0})};var F=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Fe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var io="pylogic:token";function lo(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(Aa(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var Aa=e=>localStorage.setItem(io,e);async function on(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(io)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new F({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=r.status===422?Ta(await r.json()):
await r.text();throw new F({words:c,status:r.status})}return r}function Ta(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ne(e,t){return(await on(e,void 0,t)).json()}async function pe(e,t,n){return(await on(e,t,n)).json()}async function q(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await on(e,t,n);if(s.body===null)throw new F({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new F({words:"The server has gone away.",status:0})}
if(c.done)throw new F({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let a of l){let u=Na(a);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new F(u.data);o(u.name,u.data)}}}}var P=(e,t,n)=>q(
e,t,{signal:n});function Na(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}import{batch as La,signal as Da}from"../vendor/preact-11.js";var _e=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,
facts:null},marks:{},notes:{},constants:{},mode:"play",seconds:0,saves:[]}),Ia=["facts","marks","notes"];function co(e=_e){let t=Da(e),n=[],o=[],s=null,r=new Set,
i=a=>La(()=>{let u=t.peek();t.value=a;let f=Object.keys(a).filter(m=>a[m]!==u[m]);if(f.length)for(let m of[...r])m(a,u,new Set(f))}),c=({facts:a,marks:u,notes:d})=>({
facts:a,marks:u,notes:d}),l=(a,u)=>{if(!a.length)return;let d=t.peek();u.push(c(d)),s=null,i({...d,...a.pop()})};return{get now(){return t.value},get canUndo(){
return t.value&&n.length>0},get canRedo(){return t.value&&o.length>0},get history(){return{now:c(t.value),past:n,future:o}},change(a,{merge:u=null,undoable:d=!0}={}){
let f=t.peek(),m=Ia.some(p=>p in a&&a[p]!==f[p]);m&&d&&!(u!==null&&u===s)&&(n.push(c(f)),o=[]),(m||"mode"in a)&&(s=u),i({...f,...a})},open(a,u=null){let d={..._e,
...a};[n,o,s]=u!==null&&JSON.stringify(u.now)===JSON.stringify(c(d))?[u.past,u.future,null]:[[],[],null],i(d)},undo:()=>l(n,o),redo:()=>l(o,n),on(a,u){let d=new Set(
a),f=(...m)=>{[...m[2]].some(p=>d.has(p))&&u(...m)};return r.add(f),()=>r.delete(f)}}}function N(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=e;
return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.entries(c),...t}}var sn={facts:40,rules:200},uo=["puzzle","instance","rules","facts","constants","marks"],fo="facts";function ho(e){let t=new Set,n=new Map,o=new Set,s=sn.facts,
r=0;e.on(uo,(f,m,p)=>{s=p.has("rules")&&!p.has("puzzle")?sn.rules:sn.facts});function i(f,m){return l(f),o.add(f),new Promise((p,w)=>{let g={resolve:p,reject:w,
onEvent:m},y=[...t].find(({about:x,parts:b})=>b.includes(f)&&uo.every(v=>x?.[v]===e.now[v]));y?(y.wishes.set(f,g),mo(y,f)):(n.set(f,g),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let p=m.wishes.get(f);p&&(p.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let p=e.
now;return new Promise((w,g)=>{let y=b=>{x.about={...p,facts:b[b.length-1]},m(b),w()},x=d(p,null,[...o],new Map([[fo,{resolve:y,reject:g}]]),{steps:f})})}function d(f,m,p,w,g={}){
let y={about:m,parts:p,wishes:w,told:new Map,controller:new AbortController},x=(b,v)=>{b==="found"?w.get("solve")?.onEvent?.(b,v):y.told.set(b,b===fo?{found:v.facts}:
v),mo(y,b)};return t.add(y),q("overview",N(f,{...g,parts:p}),{signal:y.controller.signal,onEvent:x}).catch(b=>{for(let v of w.values())v.reject(b)}).finally(()=>t.
delete(y)),y}return{ask:i,drop:c,edit:u}}function mo({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new F(s.failed)):o.
resolve(s.found))}function po(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var an={};he(an,{start:()=>_a});import{html as Ke,render as rn,useSignal as Ra}from"../vendor/preact-11.js";function h(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function go(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function Y(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ue=e=>[...document.querySelectorAll(e)],ct=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),_=e=>e.target;function oe(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function de(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var U=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;import{html as ja}from"../vendor/preact-11.js";var wo="http://www.w3.org/2000/svg",bo={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L1\
2 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.\
4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 \
0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},He=({
name:e})=>ja`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${bo[e]} /></svg>`;function Ot(e){let t=document.createElementNS(wo,"svg");for(let[
o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(wo,"path");return n.setAttribute(
"d",bo[e]),t.append(n),t}var Pa=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ba=8e3,Wa=2,Fa=["pointerdown","keydown"],
yo={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function _a(e){rn(Ke`<${Ha} ...${e} />`,T("#modes")),rn(Ke`<${Ka} ...${e} />`,
T("#history")),rn(Ke`<${qa} />`,T("#appearance")),Ua(e),Ga(e),Ya(e)}function Ha({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pl\
ay"?"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Pa.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return Ke`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Ka=({store:e})=>Ke`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${He} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${He} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ua({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||_(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function qa(){let e=Ra(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return Ke`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${He} name=${e.value?"light":"dark"} /></button>`}function Ga(e){let t=ue("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Va(e)}function Va(e){
let t=Object.keys(yo),n=o=>{e.emit("pane",o),ue(`#${o} :is(${yo[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ue(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ya(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=h(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-Wa),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Fa)addEventListener(c,i,{once:!0})},Ba)})}var bn={};he(bn,{start:()=>rl});function ut(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(h("span",{class:t,ariaHidden:"true"},n))}function ko(e,t,n,o){
ut(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,a=h("span",{},c);return a.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[a," "]})))}function vo(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function xo(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}import{signal as Qa}from"../vendor/preact-11.js";var Et={corner:"",centre:"~",colour:"#"},Ue=Object.keys(Et),we=Ue.filter(e=>e!=="colour"),be=["red","orange","yellow","green","cyan","blue","purple","grey"],dt=(e,t)=>Et[e]+
t,ye=(e=[],t)=>e.filter(n=>ln(n)===t).map(n=>n.slice(Et[t].length)),ln=e=>Ue.find(t=>Et[t]===e[0])??"corner",$o=(e,t,n)=>t.every(o=>e[o]?.includes(n))?un(e,t,o=>o.
filter(s=>s!==n)):cn(e,t,[n]),cn=(e,t,n)=>un(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),ft=(e,t,n,o)=>un(e,t,s=>s.filter(
r=>!n.includes(ln(r))||o!==void 0&&r!==dt(ln(r),o)));function un(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var B=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),So=new Map;function Eo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=So.get(o)??{svg:e,words:t,reach:n};return So.set(o,s),s}var Ja=["diagonal","triangle"],zt=Eo({svg:"",words:""});function zo(e,t=null){let n=e.pieces.map(
Eo),o=c=>c.map(l=>l<0?zt:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Xa(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(a=>a.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Xa(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var ee=(e,t,n)=>(t-1)*e.columns+n-1,D=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ke=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,dn=(e,t,n,o)=>ke(t,D(e,o).join(","),n),ve=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Ja.includes(e)&&n.some(({value:o})=>o!==null);function fn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?ee(e,o,s):-1}var xe=(e,t)=>!!e.looks[0]?.[t],Ct=(e,t)=>e.plays.some(n=>n.
choices.some(o=>xe(o,t))),mn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Co=e=>mn(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),ae=(e,t,n,o)=>je(t,n,D(e,o).join(",")),At=(e,t,n,o,s)=>Dt(t,n,D(e,o).join(","),s),Tt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Nt({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function mt(e,t,n){for(let o of e.plays){let s=o.choices[ae(e,o,t,n)];if(s&&xe(s,n))return s.looks.map(r=>r[n]??zt)}return e.
frames.map(o=>o.blank[n])}var Oo={corner:"candidates",centre:"centre",colour:"coloured"};function Mt(e,{marks:t,notes:n},o){let[s,r]=D(e,o),i=e.plays.map(f=>f.choices[ae(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=Ue.map(f=>[Oo[f],...ye(n[`${s},${r}`],f)]).filter(([,f])=>f),a=i.length?l.filter(([f])=>f===
Oo.colour):l,u=e.plays.filter(ie).flatMap(f=>Mo.map(m=>{let p=f.choices[je(f,t,$e(e,o,m))];return p&&`${m}: ${p.words}`})).filter(Boolean),d=[c,...i,...u,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function Ao(e,t){let n=s=>s.choices.some(r=>{let[i,c]=ke(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>ie(s)&&n(s)))return!0;let o=fn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>xe(r,o)&&dn(e,s,r,o)===t))}function To(e,t,n){let o=n.filter(r=>Ao(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Lt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function No(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Ao(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var ie=e=>e.where!=="cell",Mo=["top","righ\
t","bottom","left"],Za={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ie=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Lo(e,t,n,o){let s=l=>l.
every((a,u)=>a>=Math.min(n[u],o[u])&&a<=Math.max(n[u],o[u])),r={...t},i={};for(let l of e.spots){let[a,u,d]=l.split(","),[f,m]=[[+a,+u],[+a+ +(d==="bottom"),+u+
+(d==="right")]].map(w=>s(w));if(!f&&!m)continue;let p=ke(e,l,e.choices[0]);delete r[p],f!==m&&(i[p]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function $e(e,t,n){let[o,s]=D(e,t),[r,i,c]=Za[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var je=(e,t,n)=>e.choices.findIndex(o=>t[ke(e,n,o)]===o.holds);function Dt(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ke(e,n,i)];let r=e.choices[o];return r&&
(s[ke(e,n,r)]=r.holds),s}var Do=(e,t,n)=>e.plays.filter(ie).reduce((o,s)=>Mo.reduce((r,i)=>Dt(s,r,$e(e,n,i),-1),o),t);function Re({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,l]=[n+(r-1)*e,n+(s-1)*t],[a,u]=[c+e,l+t];if(o==="edge")return{top:[c,l,a,l],bottom:[c,u,a,u],left:[c,l,c,u],right:[a,l,a,u]}[i];let[d,f]=[c+e/2,l+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function Io(e,t,[n,o,s]){let[r,i,c,l]=Re(e,t,[n,o,s]);if(t==="edge")return[r,i,c,l];let[a,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+a]].map(m=>e.frames[0].cells[ee(e,m[0],m[1])]?.reach?.[u]??0);return[r+a*d,i+u*d,c-a*f,l-u*f]}function se({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var ei=500,ti=["clue","unknown"];function jo({app:e,view:t}){let n=Qa(new Map),o=()=>{n.value=new Map},s=ni(e,o),r=()=>t.sheet,i=k=>r().edits.find($=>$.what===k),
c=k=>D(r(),k).join(","),l=(k,$)=>{n.value=new Map([...n.value,...$.map(([O,S])=>[`${k} ${O.join(",")}`,S])])};function a(k,$,O,S=null){for(let E of ti)l(E,[[D(r(),
$),null]]);g(k,$,O,S)}function u(k,$){let O=$.filter(S=>p(S,k));if(O.length){for(let S of O)l(S,[[D(r(),k),null]]);s.ask({cells:O.map(S=>[S,...D(r(),k),null])})}}
function d(k,$){let O=n.peek().get(`${k} ${$}`);return O===void 0?i(k)?.cells.get($)??null:O}function f(k){let $=[...n.peek().keys()].filter(S=>S.startsWith(`${k}\
 `)).map(S=>S.slice(k.length+1)),O=i(k)?.cells.keys()??[];return[...new Set([...O,...$])].filter(S=>d(k,S)!==null)}let m=(k,$)=>d(k,c($)),p=(k,$)=>m(k,$)!==null;
function w(k,$,O=null){l(k,$),s.ask({cells:$.map(([S,E])=>[k,...S,E])},O)}let g=(k,$,O,S=null)=>w(k,[[D(r(),$),O]],S);function y(k,$){let O=[];for(;;){let S=d(k,
[...$,O.length+1].join(","));if(S===null)return O;O.push(S)}}function x(k,$,O,S=null){let E=O.match(/\d+/g)??[],A=y(k,$).slice(E.length).map(()=>null);w(k,[...E,
...A].map((z,L)=>[[...$,L+1],z]),S)}function b(k,$){k>=1&&$>=1&&s.ask({size:[k,$]})}function v(k){let $=z=>/^\d+$/.test(z)?Number(z):z,O=k.flatMap(z=>{let[,L="",
W=""]=/^(\w+)\((.*)\)$/.exec(z)??[],R=W.split(","),V=t.sheet.edits.find(({isClue:lt,predicate:De,keys:Q,values:nn})=>lt&&De===L&&Q+nn===R.length);return V?[[V.what,
...R.slice(0,V.keys).map($),R.slice(V.keys).join(",")]]:[]});if(!O.length||O.length<k.length)return!1;s.ask({cells:O});let[S,E,A]=O[0];return i(String(S))?.where===
"cell"&&t.grid.select(ee(r(),Number(E),Number(A))),!0}return{entry:i,key:c,set:a,erase:u,found:d,everywhere:f,valueAt:m,has:p,place:w,become:g,numbers:y,becomeNumbers:x,
resize:b,add:v,wanted:n,settle(){s.isEmpty&&o()}}}function ni(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(u,d=null){s.push({step:u,merge:d}),r||l()}
async function l(){for(r=!0;s.length;)await a(s.splice(0,ei));r=!1}async function a(u){let d=n.now,f=!1;i=!0;let m=p=>{i=!1,!(n.now.puzzle!==d.puzzle||n.now.instance!==
d.instance)&&(f=n.now.facts!==d.facts,p.forEach((w,g)=>{!f&&w!==n.now.facts&&n.change({facts:w},{merge:u[g].merge})}))};try{await o.edit(u.map(({step:p})=>p),m)}catch(p){
if(i=!1,!(p instanceof F))throw p;e.emit("message",{words:`This cannot be changed here: ${p.message}`,isBad:!0}),t()}f&&await a(u)}return{ask:c,get isEmpty(){return!i&&
s.length===0}}}var Ro="Click a cell to put one there, or to take it away.",qe={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},le={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:Ro},block:{name:"Blocke\
d cells",hint:Ro},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them."},slanted:{name:"Diagonals",hint:"\
Click beside the board and type the numbers of the diagonals that begin there."}};var Ge={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Po({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(ie);
function i(w,g,y,x=null){let b=je(w,n.now.marks,g);!w.spots.has(g)||b===y||n.change({marks:Dt(w,n.now.marks,g,y)},{merge:x})}function c(w,g){let y=t.grid.side(w,
g,t.sheet.plays.every(ie));return y===null?null:$e(t.sheet,w,y)}let l=(w,g,y,x=null,b=-1)=>({play:w,index:g,spot:x,number:b,merge:`line ${s+=1}`,how:y,before:n.
now.marks,isDragged:!1}),a=(w,g)=>Tt(w,je(w,n.now.marks,g)),u=(w,g)=>Nt(w,je(w,n.now.marks,g));function d(w,g,y){o=null;let x=r();if(!x||w<0)return{isClick:!1,isDrag:!1};
let b=c(w,y),v=b===null?-1:g?u(x,b):a(x,b),k=Ie(x)&&t.grid.side(w,y,!1)===null,$=x.where==="link"?"link":k?"area":"side";return b===null&&$==="side"?{isClick:!1,
isDrag:!1}:(o=l(x,w,$,b,v),b!==null&&$==="side"&&i(x,b,v,o.merge),{isClick:b!==null,isDrag:!0})}function f(w){if(o?.how!=="side")return;let g=t.grid.under(w.x,w.
y),y=g<0?null:c(g,w);y!==null&&y!==o.spot&&i(o.play,o.spot=y,o.number,o.merge)}function m(w){if(!o||o.how==="side")return;let[g,y]=[D(t.sheet,o.index),D(t.sheet,
w)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Lo(o.play,o.before,g,y)},{merge:o.merge});return}let[x,b]=[y[0]-g[0],y[1]-g[1]];if(Math.abs(x)+Math.abs(b)!==
1){o.index=w;return}let v=x?x>0?"bottom":"top":b>0?"right":"left",k=$e(t.sheet,o.index,v);if(!o.isDragged){let{play:$,play:{clicks:O,choices:S}}=o,E=je($,n.now.
marks,k)===O[0];o.number=S[0].value!==null?a($,k):E?-1:O[0],o.isDragged=!0}i(o.play,k,o.number,o.merge),o.index=w}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(w){
w===void 0?p():o?.how==="area"&&m(w)},onKey(w,g){let y=w.shiftKey?Ge[w.key]:void 0,x=r();if(!x)return!1;if([" ","Enter"].includes(w.key)&&Ie(x)&&t.sheet.plays.every(
ie))return o?p():m((o=l(x,g,"area")).index),!0;if(y===void 0)return!1;let b=$e(t.sheet,g,y);return i(x,b,a(x,b)),!0}}}var oi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Bo({view:e,changes:t,pen:n}){let o=a=>D(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===u?null:u]])}function i(a,u){let[d,f,m]=$e(e.sheet,a,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(a,u,d){let[f,m]=o(a),[p,w]=[2*f+u,2*m+d];p>=2&&p<=2*e.sheet.rows&&w>=2&&w<=2*e.sheet.
columns&&r([p,w])}function l(a,u){let[d,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,d===u?null:`${u},${f}`)}return{press(a,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(a,u),[p,w]=o(a),g=e.grid.side(a,u);return d==="vertex"?r(
[p-+(m<.5),w-+(f<.5)]):d==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):g!==null&&d==="arrow"?l(a,g):g!==null&&i(a,g).forEach(r),!0},onKey({key:a,shiftKey:u},d){
let{kind:f}=n,m=u?Ge[a]:void 0;if(m&&f==="between")i(d,m).forEach(r);else if(m&&f==="arrow")l(d,m);else if(m&&f==="centre")c(d,...oi[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(d));else if((a===" "||a==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(a){let[u,d]=o(a),f=[-1,0,1].flatMap(
w=>[-1,0,1].map(g=>[w,g])),p=({between:Object.values(Ge).flatMap(w=>i(a,w)),vertex:f.filter(w=>Math.max(...w)<1).map(([w,g])=>[u+w,d+g]),centre:f.map(([w,g])=>[
2*u+w,2*d+g])}[n.kind]??[]).filter(w=>s(w)!==null);return p.length&&t.place(n.kind,p.map(w=>[w,null])),p.length>0}}}function Wo({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return l();n={id:0,cells:[a]}}function i(a){if(a===void 0)return l();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(a);let f=d.length>2?[a]:d;t.place("path",f.map(
m=>[[...D(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(a){let u=D(e.sheet,a).join(","),d=o().filter(([m,p])=>`${m},${p}`===u).map(([,,m])=>m),
f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:i,
clear:c,end:l}}var si=4,It={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},hn=["across","down"],ht=(e,t)=>(e+t).slice(-si).replace(/^0+(?=\d)/,
"");function Fo({view:e,changes:t}){let n="across",o="",s=0;function r(l){let a=t.valueAt("cage",l),d=t.everywhere("cage").filter(f=>a!==null&&t.found("cage",f)===
a).map(f=>f.split(",").map(Number)).map(([f,m])=>ee(e.sheet,f,m));return d.find(f=>t.has("target",f))??Math.min(l,...d)}function i(l,a,u){let[d="add",f=""]=t.valueAt(
"target",r(l))?.split(",")??[],m=a in It?[It[a],f]:[d,o=ht(o,a)];m[1]!==""&&t.become("target",r(l),m.join(","),u)}function c(l,a,u){a===","?[n,o]=[hn[1-hn.indexOf(
n)],""]:t.place("sum",[[[...D(e.sheet,l),n],o=ht(o,a)]],u)}return{has:l=>l==="target"||l==="sum",press(l,a){let{left:u,top:d}=e.grid.within(l,a);n=u>=d?"across":
"down",o=""},type(l,a,u){return o===""&&(s+=1),(l==="sum"?c:i)(a,u,`${l} ${a} ${s}`),!0},clear(l,a){o="",l==="target"?t.become("target",r(a),null):t.place("sum",
hn.map(u=>[[...D(e.sheet,a),u],null]))},leave(){[n,o]=["across",""]}}}var ri=["clue","unknown","circle","object","block","arrow"],ai=["0","1","2","3","4"],ii={white:"O W",black:"B"};function li(e){let t="clue",n={},o=new Set,s=()=>{
for(let r of o)r()};return{get kinds(){return Object.keys(le).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=
[...e(r)?.cells.values()??[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind===
"path"&&!!e("path")},get isTyped(){return!!(le[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return le[this.kind]?.how===r&&!!e(this.
kind)},get isMark(){return e(this.kind)?.values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=e(
this.kind)??{},c=this.kind==="vertex"?ai:r,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((a,u)=>a.localeCompare(u,"en",{numeric:!0}));return[...new Set([...c,
...l])]},pick(r){n[this.kind]=r,s()},onChange:r=>{o.add(r)}}}function _o({app:e,view:t}){let n=jo({app:e,view:t}),o=li(n.entry),s=Bo({view:t,changes:n,pen:o}),r=Wo(
{view:t,changes:n}),i=Fo({view:t,changes:n}),c="",l=null,a=0;function u(b){c="",o.kind==="numbers"?n.becomeNumbers("numbers",D(t.sheet,b),""):o.isPath?r.clear(b):
i.has(o.kind)?i.clear(o.kind,b):s.clear(b)||n.erase(b,ri)}let d=b=>n.become(o.kind,b,n.has(o.kind,b)?null:"");function f(b,v){let k=n.entry("circle")?.choices??
[],$=n.valueAt("circle",b),O=k[$===null?0:k.indexOf($)+1]??null;n.become("circle",b,v&&$!==k[1]?k[1]:O)}function m(b){let{id:v}=o;v===null||n.valueAt(o.kind,b)===
v||n.become(o.kind,b,v,l)}function p(b,v,k){c="",i.has(o.kind)&&i.press(b,k),s.press(b,k)||w(b,v)}function w(b,v=!1){o.isPath?r.press(b):o.isPainting?(l=`paint ${a+=
1}`,v?o.pick(n.valueAt(o.kind,b)??o.id):m(b)):o.kind==="circle"&&n.entry("circle")?f(b,v):o.isMark?d(b):v&&n.entry("unknown")&&g(b)}let g=b=>n.set("unknown",b,n.
has("unknown",b)?null:"");function y(b,v){let{kind:k}=o;if(o.isPlaced&&v!==",")return o.pick(c=ht(c,v)),!0;if(i.has(k))return i.type(k,b,v);if(!o.isTyped||v==="\
,"&&k!=="numbers")return!1;c===""&&(a+=1);let $=`${k} ${n.key(b)} ${a}`;if(k==="numbers")return c+=v,n.becomeNumbers(k,D(t.sheet,b),c,$),!0;c=ht(c,v);let O=n.valueAt(
"arrow",b)?.split(",")[0]??"top";return k==="arrow"?n.become(k,b,`${O},${c}`,$):n.set(k,b,c,$),!0}function x(b,v){if(/^[0-9,]$/.test(b.key)||i.has(o.kind)&&b.key in
It)return y(v,b.key);let k=o.kind==="between"&&o.ids.find($=>` ${qe[$]} ${ii[$]}`.includes(` ${b.key.toUpperCase()}`));return k?(o.pick(k),!0):s.onKey(b,v)?!0:b.
key==="?"&&n.entry("unknown")?(c="",g(v),!0):b.key==="Delete"||b.key==="Backspace"?(u(v),!0):b.key!==" "&&b.key!=="Enter"?!1:(w(v),!0)}return{changes:n,pen:o,press:p,
onKey:x,clear:u,type:y,question:g,move(){},drag(b){o.isPainting?m(b):r.reach(b)},release:r.end,leave(b){c="",i.leave(),r.reach(b)}}}var Uo="http://www.w3.org/2000/svg",ci=["cause","effect","wrong"];function Pt(){let e=document.createElementNS(Uo,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=se(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=ci.flatMap(
l=>{let a=t?.[l]??[],u=a.flatMap(f=>{let m=fi(n,f),p=Ko(f)?"whole":ui(f)?"line":"";return m?[Ho("rect",{...m,rx:p==="whole"?0:3,class:`${l} ${p}`})]:[]}),d=di(n,
a.filter(Ko),l==="cause"?3:5);return d?[...u,Ho("path",{d,class:l})]:u});e.replaceChildren(...c)}}}function Ho(e,t){let n=document.createElementNS(Uo,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Ko=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,ui=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function di({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),l=new Set(
c.map(String)),a=(d,f)=>l.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,p]=[s+(f-.5)*n,s+(d-.5)*o];for(let[w,g]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(d+w,f+g))continue;
let[y,x]=[-1,1].map(b=>{let[v,k]=[w?0:b,w?b:0],$=a(d+v,f+k)?a(d+v+w,f+k+g)?i:0:-i,[O,S]=w?[n/2,o/2]:[o/2,n/2],[E,A]=[b*(O+$),(w||g)*(S-i)];return w?`${m+E} ${p+
A}`:`${m+A} ${p+E}`});u.push(`M${y}L${x}`)}}return u.join("")}var jt=7,Rt=11;function fi(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return pn(e,t);
let r=typeof t[0]=="string",[i,c,l]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[a,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:a-Rt,y:u-Rt,
width:2*Rt,height:2*Rt}}if(l!==void 0){let a=r?t[0]:e.plays.find(p=>p.where!=="cell")?.where,[u,d,f,m]=Re(e,a,[i,c,l]);return{x:u-jt,y:d-jt,width:f-u+2*jt,height:m-
d+2*jt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function pn({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,l,a]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var gn="http://www.w3.org/2000/svg",qo=new Map;function Go(e){let t=qo.get(e)??[...Y(`<svg xmlns="${gn}">${e.svg}</svg>`).childNodes];return qo.set(e,t),t.map(n=>n.
cloneNode(!0))}function Bt(e,t,...n){let o=document.createElementNS(gn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Vo({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=Y(e),l=c.querySelector("g");if(l===null)return c;r.forEach((m,p)=>{if(m<0)return;let[w,g]=[Math.floor(p/t),p%
t],y=`translate(${s+g*n} ${s+w*o})`;l.append(Bt("g",{transform:y},...Go(i[m])))});let{x:a,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>Bt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>Bt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Bt("g",{class:"numbers"},...d,...f)),c}function Yo(){let e=h("div",{class:"frames"}),t=[],n=B,o=i=>n!==B&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let a=c.svg?Y(c.svg):null,
u=a?.querySelector("g")??null,d=h("figcaption",{});l===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=h("div",{class:"surfac\
e"},a),m=c.name&&i.frames.length>1?h("h3",{},c.name):null;return{figure:h("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(i.count).fill(zt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,l){let a=t[i];if(!a?.group||a.looks[c]===l)return;a.looks[c]=l;let u=a.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[p,w]=[Math.floor(c/n.columns),c%n.columns];u=a.groups[c]=document.createElementNS(gn,"g"),u.setAttribute("tran\
sform",`translate(${m+w*d} ${m+p*f})`),a.group.append(u)}u.replaceChildren(...Go(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,a)=>{l.cells.forEach((u,d)=>r(a,d,u)),t[a].captions.replaceChildren(...l.captions.map(u=>h("p",{},u)))}),c},cell:(i,c)=>c.
forEach((l,a)=>r(a,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var pt={title:"",frames:[]},mi=900,hi=700,Jo=28,pi=1.5,gi=.35;function Xo({app:e,view:t}){let n=pt,o=0,s=0,r=wi({app:e,view:t}),i=h("h2",{}),c=h("p",{class:"nam\
e"}),l=h("div",{class:"captions",role:"status"}),a=h("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>v(Number(a.value))}),u=(O,S,E)=>h("button",{type:"\
button",ariaLabel:S,title:S,onclick:E},O),d=u("First","First picture",()=>v(0)),f=u("\u25C0","One picture back",()=>v(o-1)),m=u("Play","Play the film",()=>s?$():
k()),p=u("\u25B6","One picture on",()=>v(o+1)),w=u("Last","Last picture",()=>v(1/0)),g=h("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),y=h("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,p,w,a),x=h("section",{class:"film",hidden:!0,ariaLabel:"Film"},h("div",{class:"\
line"},i,g),r.element,c,l,y);function b(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,S.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(S.captions??[]).map(A=>h("p",{},A))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,p.disabled=w.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),e.emit("film-at",o)}function v(O){$(),b(O)}function k(){
o===n.frames.length-1&&b(0),m.textContent="Pause",s=setTimeout(()=>{b(o+1),o===n.frames.length-1?$():k()},mi+hi*(n.frames[o].captions?.length??0))}function $(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:S})=>{let E=bi(n.frames,o,r.cellAt(n.frames[o],O,S));E>=0&&
v(E)}),x.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
_(O).tagName!=="BUTTON")s?$():k();else{if(S===void 0)return;v(S)}O.preventDefault()}),{element:x,get isOn(){return n!==pt},show(O){let S=s!==0&&O?.title===n.title;
$(),n=O?.frames?.length?O:pt,x.hidden=n===pt,n!==pt&&(i.textContent=n.title??"",a.max=String(n.frames.length-1),y.hidden=n.frames.length===1,b(n.at??0),S&&k())}}}
function wi({app:e,view:t}){let n=Pt(),o=h("div",{class:"surface"}),s=h("div",{class:"screen"},o),r=null,i=null;function c(d,f){i=d.svg?Y(d.svg):d.stencil?Vo(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),a()}function l(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Jo,s.clientHeight-
Jo],p=Math.min(f/d.width,m/d.height,pi);o.style.width=`${Math.floor(d.width*Math.max(p,Math.min(f/d.width,gi)))}px`}function a(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:p,around:w}=f,g=d&&f.rows&&d.height===se(f).height,y=g?(d.width-2*p.edge-w[1]-w[3])/m:0;n.show(g?r:null,{...f,cell:{...p,width:y}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[p,w,g]=d.cell,y=o.getBoundingClientRect(),x=(d.columns*p+2*g)/y.width;return[Math.ceil(((m-y.top)*x-g)/w),Math.ceil(((f-y.
left)*x-g)/p)]}return new ResizeObserver(l).observe(s),e.when("highlight",d=>{r=d,i&&a()}),{element:s,show:c,cellAt:u}}function bi(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var yi=.34,ki=.2,vi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Qo(){let e=h("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=B,n=[],o=0,s=new Set([o]),r=new Set;function i(a){t=a;let{rows:u,columns:d,cell:f,around:m}=a,{width:p,height:w}=se(a),g=m.
map((x,b)=>100*(x+f.edge)/(b%2?p:w));e.style.inset=g.map(x=>`${x}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:a.count},
(x,b)=>h("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:D(a,b).join(",")}}));let y=Array.from({length:u},(x,b)=>{let v=h("div",{class:"row",role:"r\
ow"},n.slice(b*d,(b+1)*d));return v.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,v});e.replaceChildren(...y),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:u=!0,isMore:d=!1}={}){if(!n[a])return;for(let m of s)l(m,!1);if(s=new Set([...d?s:[],a]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),u&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function l(a,u){n[a].classList.toggle("chosen",u),n[a].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",a=>{
let u=n.indexOf(_(a));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",a=>{let u=a.shiftKey?null:Zo(t,o,a);u!==null&&(c(u),a.preventDefault())}),
{element:e,build:i,select:c,target:a=>Zo(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,u){let d=e.
getBoundingClientRect(),f=Math.floor((a-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:u,y:d}){let f=n[a].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(a,u,d=!0){let f=this.within(a,u),m={...f,
right:1-f.left,bottom:1-f.top},w=Object.keys(m).reduce((g,y)=>m[y]<m[g]?y:g);return m[w]<(d?yi:ki)?w:null},label(a,u){n[a].getAttribute("aria-label")!==u&&n[a].
setAttribute("aria-label",u)},onMove:a=>{r.add(a)}}}function Zo(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+a.column;let u=vi[n];
if(!u)return null;let d=(f,m,p)=>i&&m?m<0?0:p:Math.min(p,Math.max(0,f+m));return d(c,u[0],a.row)*e.columns+d(l,u[1],a.column)}function es(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,c]=[(o-r.left)/r.width,(s-r.top)/r.height],l=a=>a>=0&&a<1;return l(i)===l(c)?null:l(i)?[c<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(c*t)]}function ts(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let u=e.under(a.clientX,a.clientY);
if(u<0||a.button===1)return;let d=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:u,isTouch:d,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(a.pointerId),i(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let u=e.under(a.clientX,a.clientY);if(u<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),u===o.index))return;let d=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(a,u){let{columns:d}=e,[f,m]=[Math.floor(a/
d),a%d],[p,w]=[Math.floor(u/d),u%d],g=Math.max(Math.abs(p-f),Math.abs(w-m));return Array.from({length:g},(y,x)=>{let b=(x+1)/g;return Math.round(f+(p-f)*b)*d+Math.
round(m+(w-m)*b)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,l()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var ns="pylogic:game-read",os="(min-width: 60.01rem)";function ss(e){let t=h("div"),n=localStorage.getItem(ns)===null&&matchMedia(os).matches,o=h("details",{class:"\
game",open:n},h("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(os).matches&&localStorage.setItem(ns,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>h("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var rs="http://www.w3.org/2000/svg",xi=6,$i=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*xi,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function Si([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function as(){let e=document.createElementNS(
rs,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(rs,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=se(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let l={};
for(let a of n.plays.filter(ie))for(let u of a.spots){let[d,f,m]=u.split(","),p=[Number(d),Number(f),m];for(let[w,g]of new Map(a.choices.map(y=>[ke(a,u,y),y.value]))){
let y=o(w);if(y===null)continue;let x=Number(g)>1?`${y} several`:y;l[x]=(l[x]??"")+(y==="crossed"?Si(Re(n,a.where,p)):$i(Io(n,a.where,p),Number(g??1)))}}e.replaceChildren(
...Object.keys(l).map(a=>t(a,l[a])))}}}import{effect as Oi,html as ce,render as Ei}from"../vendor/preact-11.js";var zi=12,Ci={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},Ai={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Ve={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function ls(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),Oi(()=>{let{width:o,height:s,left:r,top:i}=se(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=[...t.wanted.value].map(([l,
a])=>({...Ti(l),value:a}));Ei(ce`${c.map(({what:l,at:a})=>ce`<${Ni} what=${l} ...${is(e,l,a)} />`)}
      ${c.map(({what:l,at:a,value:u})=>ce`<${Mi} ...${{what:l,at:a,value:u,changes:t}}
        ...${is(e,l,a)} />`)}`,n)}),n}function Ti(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function is({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let g=pn(e,[t,n[0],Number(n[1])]);return{...g,x:g.x+g.width/2,y:g.y+g.height/2}}let[i,c]=n.map(Number),[l,a]=t==="vertex"?[i,c]:t==="cent\
re"?[i/2-.5,c/2-.5]:[i-.5,c-.5],[u,d]=[r+a*o,r+l*s];if(t!=="between")return{x:u,y:d,width:o,height:s};let[f,m,p,w]=Re(e,"edge",[i,c,n[2]]);return{x:(f+p)/2,y:(m+
w)/2,width:o,height:s}}function Ni({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?ce`<circle class="paper" cx=${t} cy=${n} r="9" />`:ce`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Mi({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:c}){let[l,a]=[s-i/2,r-c/2],u=(m,p)=>ce`<circle class="dot" cx=${s} cy=${r} r=${m} fill=${p} />`,
d=(m,p=20)=>ce`<text x=${s} y=${r} font-size=${p}>${m}</text>`;if(e==="target"||e==="sum")return ce`<${Di} ...${{what:e,at:t,value:n,changes:o,left:l,top:a,width:i,
height:c}} />`;if(n===null)return null;if(e==="circle")return u(15,Ve[n]);if(e==="outside")return d(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,Ve.white);if(e==="object")return u(8,Ve.black);if(e==="block")return ce`<rect x=${l} y=${a} width=${i} height=${c} fill=${Ve.
black} />`;if(e==="between")return n in Ve?u(6,Ve[n]):d(Li(n,t[2]),14);if(e==="vertex")return d(n,14);if(e==="arrow")return d(`${Ci[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return d("?");if(e==="numbers")return d(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?d(n):null;let f=e==="path"?t[2]:n;return ce`<rect class="tint" style=${`--hue: ${(Number(f)||f.length)*360*5/zi%360}`}
    ...${{x:l,y:a,width:i,height:c}} />${d(f,11)}`}var Li=(e,t)=>qe[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Di({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:c}){let[l,a]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(m=>!o.found("target",m)?.startsWith("add")),[d,f]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+c-10];return ce`<rect class="paper" x=${d-10} y=${f-6} width="20" height="12" />
    <text x=${d} y=${f} font-size="10">${a}${u?Ai[l]:""}</text>`}var Ii=25;function cs({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Pt(),i=as(),c=null,l=new Map,a=null,u=h("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",h("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=g=>t.grid.
cell(g);function f(g){let y=t.sheet.plays.flatMap(({choices:b})=>b.map(({value:v})=>Number(v))),x=Math.max(0,...y.filter(b=>b<=Ii));for(let b of g){let v=t.sheet.
plays.some(S=>ae(t.sheet,S,s.now.marks,b)>=0),k=a?[]:s.now.notes[D(t.sheet,b).join(",")],$=v?[]:k;ko(d(b),"notes",ye($,"corner"),x);let O=ye($,"centre");ut(d(b),
"centre",O.join(O.some(S=>S.length>1)?" ":"")),vo(d(b),ye(k,"colour").filter(S=>be.includes(S)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
g=>g.remove());for(let[g,y]of l)ut(d(g),"ghost",y.text||"+")}function p(){let[g,y]=[new Set(a?.certain),new Set(a?.possible)],x=v=>g.has(v)?"drawn":y.has(v)?"fa\
int":null,b=v=>v in s.now.marks?s.now.marks[v]?"drawn":"crossed":null;i.show(t.sheet,a?x:b)}function w(){p();let{sheet:g}=t,[y,x]=[new Set(a?.certain),new Set(a?.
possible)];for(let b=0;b<g.count;b+=1){let v=a?ji(g,b,y,x):null;v&&n.cell(b,mt(g,v.marks,b)),n.fade(b,!!v?.isFaint),ut(d(b),"maybe",v?.words??null)}f([...Array(
g.count).keys()])}return e.when("highlight",g=>{c=g,t.sheet!==B&&r.show(c,t.sheet)}),e.when("ghosts",g=>{t.sheet!==B&&(l=new Map((g??[]).map(y=>[ee(t.sheet,y.row,
y.column),y])),m())}),e.when("overlay",g=>{let y=a!==null;if(a=g,u.hidden=a===null,t.sheet!==B&&(w(),y&&!a)){let{sheet:x}=t;for(let b=0;b<x.count;b+=1)n.cell(b,
mt(x,s.now.marks,b))}}),{elements:[ls(t,o.changes),i.element,r.element],legend:u,lines:p,notes:f,overlaid:()=>{a&&w()},show(){r.show(c,t.sheet),p(),m(),a?w():f(
[...Array(t.sheet.count).keys()])},press(g){let y=l.get(g);return y!==void 0&&o.changes.add([y.atom])}}}function ji(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(a=>({choice:a,atom:dn(e,s,a,t)})),i=r.find(({choice:a,atom:u})=>a.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=r.filter(({choice:a,atom:u})=>a.holds&&
o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:a})=>a.words).join(" ")};
let l=r.find(({choice:a})=>!a.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function us(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[ae(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(r(c)!==void 0)continue;let a=l.map(r),u=t.
choices.filter(f=>xe(f,c)&&!a.includes(f.value??"")),d=D(e,c).join(",");i=cn(ft(i,[d],we),[d],u.map(({value:f})=>dt(s,f??"")))}return i}function wn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>D(e,c).join(",")).filter(c=>we.some(l=>ye(n[c],l).includes(r)));return i.length?ft(n,i,we,
r):n}var gt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Ri=(e,t)=>!e||ve(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>gt[o]===n));function ds({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=Po({app:e,view:t}),l=Pi({store:n,view:t}),{put:a,toggle:u}=l,d=S=>S.
clicks.length>0,f=()=>fs(i()),m=()=>f().find(d)??f()[0],p=()=>i().plays.find(ve),w=Bi({store:n,view:t,written:p,entries:l}),g=()=>w.kind==="colour"||p()!==void 0&&
!c.play&&!f().some(d),y=(S,E)=>Tt(E,ae(i(),E,n.now.marks,S));function x(S,E,A){if(w.begin(),o=s=null,g())return;let{isClick:z,isDrag:L}=c.press(S,E,A);z||(L?s=()=>b(
S,E):b(S,E))}function b(S,E){let A=m();if(!A||!d(A)||!Ct(i(),S))return;let z=E?Nt(A,ae(i(),A,n.now.marks,S)):y(S,A);o={play:A,number:z,merge:`stroke ${r+=1}`},a(
S,A,z,o.merge)}function v(S){g()?t.grid.select(S,{isMore:!0}):o?a(S,o.play,o.number,o.merge):c.drag(S)}function k(){c.isDragged||s?.(),o=s=null,c.release()}function $(S){
w.begin(),l.clear(S)||w.clear(S)}function O(S,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],z=S.ctrlKey||S.altKey,L=w.kind==="\
colour"||z?-1:Ri(m(),[S.key,A??""]);if(L>=0)return u(E,m(),L),!0;let W=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":w.kind;if(A!==void 0)return w.type(
E,A,W);if(z)return!1;if(g()&&S.shiftKey&&Ge[S.key])return t.grid.select(t.grid.target(S)??E,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(E),!0;if(S.
key==="Delete"||S.key==="Backspace")return $(E),!0;if(c.onKey(S,E))return!0;let R=m();if(!R)return!1;if(S.key===" "||S.key==="Enter")return a(E,R,y(E,R)),!0;let V=[
"#","."].indexOf(S.key);return V>=0&&R.choices[0].value===null?(a(E,R,V),!0):!1}return{press:x,drag:v,onKey:O,clear:$,clicked:m,written:p,pencil:w,chooses:g,move:c.
move,release:k,get lines(){return c.play},enter(S,E,A){let{value:z}=E.choices[A];w.kind!==null&&z!==null&&ve(E)?w.note(S,w.kind,z):u(S,E,A)},leave(S){w.begin(),
c.reach(S)},fill(S){let E=To(i(),n.now.marks,S);return E&&n.change({marks:E}),E!==null}}}var fs=({plays:e})=>e.filter(t=>!ie(t));function Pi({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,a=null){let u=c.choices[l];u&&!xe(u,i)||ae(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:At(t.sheet,c,
e.now.marks,i,l),notes:wn(t.sheet,c,e.now.notes,i,l)},{merge:a})}function s(i,c,l){let{marks:a}=e.now,u=n(i).filter(w=>xe(c.choices[l],w)),f=u.every(w=>ae(t.sheet,
c,a,w)===l)?-1:l,m=u.reduce((w,g)=>At(t.sheet,c,w,g,f),a),p=u.reduce((w,g)=>wn(t.sheet,c,w,g,f),e.now.notes);u.length&&e.change({marks:m,notes:p})}function r(i){
let{marks:c}=e.now;for(let a of n(i)){for(let u of fs(t.sheet))c=At(t.sheet,u,c,a,-1);c=Do(t.sheet,c,a)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:r,together:n}}function Bi({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
c=new Set,l=m=>D(t.sheet,m).join(",");function a(m,p,w){let g=s(m).filter(y=>p==="colour"||Ct(t.sheet,y));g.length&&e.change({notes:$o(e.now.notes,g.map(l),dt(p,
w))})}function u(){let m=n();m&&e.change({notes:us(t.sheet,m,e.now,i==="centre"?i:"corner")})}function d(m){let p=s(m).map(l);for(let w of[we,Ue]){let g=ft(e.now.
notes,p,w);if(JSON.stringify(g)!==JSON.stringify(e.now.notes))return e.change({notes:g})}}function f(m,p,w){if(w==="colour"){let k=be[Number(p)-1];return k&&a(m,
w,k),k!==void 0}let g=n();if(!g)return!1;let y=k=>g.choices.findIndex(({value:$})=>$===k),x=w===null&&y(r+p)>=0?r+p:p,b=y(x),v=b>=0||g.choices.some(({value:k})=>k?.
startsWith(x));return!s(m).some(k=>Ct(t.sheet,k))||!v?!1:(r=x,b<0||(w!==null?a(m,w,x):o(m,g,b)),!0)}return{note:a,noteAll:u,clear:d,type:f,begin(){r=""},get kind(){
return i},set kind(m){i=m;for(let p of c)p()},onChange:m=>{c.add(m)}}}var Wi=18,Fi=60,ms=28;function hs({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:c}=t,l=h("div",{class:"stage"},n.element),a=h("p",{role:"\
status"}),u=h("div",{class:"notice",hidden:!0},a),d=h("p",{class:"heard",ariaLive:"polite"});function f(g,y=!1){a.textContent=a.title=g,u.hidden=g==="",l.classList.
toggle("stale",y)}function m(g){let y=t.sheet,x=c.element.contains(document.activeElement);t.sheet=g,y.plays!==g.plays&&(l.parentElement?.classList.toggle("whit\
ened",mn(g)),l.parentElement?.classList.toggle("shaded",Co(g)));let b=n.show(g),v=y===B||y.count!==g.count||y.columns!==g.columns||y.cell.width!==g.cell.width||
String(y.around)!==String(g.around);v&&c.build(g),b&&n.surface&&n.surface.append(...s.elements,c.element),b&&x&&c.select(c.current),s.show();for(let k=0;k<g.count;k+=
1)c.label(k,Mt(g,i.now,k));(v||y.plays!==g.plays||y.edits!==g.edits)&&r.build(),(v||b)&&p(),o.changes.settle()}function p(){if(!t.sheet.count)return;let{cell:g}=t.
sheet,{width:y,height:x,left:b,top:v}=se(t.sheet),[k,$]=[l.clientWidth-ms,l.clientHeight-ms],O=Math.min(k/y,$/x,Fi/g.height),S=Math.max(Math.floor(O*g.height),Wi)/
g.height;l.style.setProperty("--wide",`${Math.floor(y*S)}px`),l.style.setProperty("--cell",`${g.height*S}px`),l.style.setProperty("--above",`${v*S}px`),l.style.
setProperty("--before",`${b*S}px`)}function w(g,y){if(t.sheet===B)return;let x=new Set([...Object.keys(g.marks),...Object.keys(y.marks)]),b=new Set([...x].filter(
k=>g.marks[k]!==y.marks[k]).map(k=>fn(t.sheet,k))),v=new Set([...Object.keys(g.notes),...Object.keys(y.notes)].filter(k=>g.notes[k]!==y.notes[k]).map(k=>ee(t.sheet,
...k.split(",").map(Number))));b.delete(-1);for(let k of b)n.cell(k,mt(t.sheet,g.marks,k));s.notes([...b,...v]),b.size&&s.overlaid(),s.lines();for(let k of new Set(
[...b,...v]))c.cell(k)&&c.label(k,Mt(t.sheet,g,k)),k===c.current&&(d.textContent=Mt(t.sheet,g,k).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(l),
l.addEventListener("click",({clientX:g,clientY:y})=>{let x=es(c.element,t.sheet,g,y);x&&r.focus(...x)}),{element:l,notice:u,heard:d,say:f,draw:m,drawMarks:w,fit:p,
get isStale(){return l.classList.contains("stale")}}}var ps="pylogic:clock",gs=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function ws({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(ps)!=="hidden",r=h("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(ps,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?gs(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${gs(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:a}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}var Wt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},bs={down:"\u2198\u2196",up:"\u2197\u2199"},_i={down:["top","left"],up:[
"bottom","left"]},Hi=["outside","slanted"],Ki=e=>e===document.activeElement&&e.value!==e.defaultValue;function ys({view:e,edit:t}){let n=()=>[t.pen.kind,...Hi.includes(
t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(p,w,g,y=()=>"numeric"){let x=h("input");return x.onchange=()=>{x.defaultValue=x.value,
g(x.value.trim())},s.push(()=>{x.inputMode=y(),Ki(x)||(x.value=x.defaultValue=w())}),h("label",{class:"field"},h("span",{},p),x)}let i=(p,w)=>Object.keys(bs).map(
g=>{let y=bs[g][+!_i[g].includes(p)];return r(`${Wt[p]} ${w} ${y}`,()=>t.changes.found("slanted",[p,w,g].join(","))??"",x=>t.changes.place("slanted",[[[p,w,g],x||
null]]))}),c=p=>[...t.changes.entry(p)?.cells.keys()??[]],l=()=>c("outside").some(p=>!p.endsWith(",1"));function a(p,w){let{numbers:g,becomeNumbers:y}=t.changes;
return r(`${Wt[p]} ${w}`,()=>g("outside",[p,w]).join(" "),x=>y("outside",[p,w],x),()=>l()?"text":"numeric")}function u(p){let w=c(p),g=x=>w.some(b=>b.startsWith(
`${x},`)),y=(x,b)=>[h("span",{dataset:{beside:`${x},${b}`}},...p==="slanted"?i(x,b):[a(x,b)])];return Object.keys(Wt).map(x=>{let b=x==="top"||x==="bottom"?e.sheet.
columns:e.sheet.rows;return h("details",{class:"beside",open:g(x)},h("summary",{},`${Wt[x]} \u2026`),h("div",{class:"fields"},[...Array(b).keys()].flatMap(v=>y(
x,v+1))))})}let{kind:d}=t.pen,f=d==="outside"||d==="slanted"?u(d):[],m=()=>{for(let p of s)p()};return m(),{element:f.length?h("div",{class:"line typing"},f):null,
fits:()=>n()===o,update:m}}var ks=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Ui=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function qi(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(gt).filter(a=>t.choices.some(({value:u})=>u===gt[a]));if(!ve(t))for(let a of i)o.push([a,gt[a].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ie(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${be.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...ks]}function Gi(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...le[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...ks]}function vs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?qi(t):Gi(n),...Ui],r=h("dialog",{class:"\
keys",ariaLabel:"Keys"},h("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),h("dl",{},s.map(([i,c])=>h("div",{},h("dt",{},i),h("dd",{},c)))),
h("form",{method:"dialog"},h("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Vi="http://www.w3.org/2000/svg";function xs(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return le[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Yi=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Ji(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ie(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${$s(n,o)} ${s}`}var $s=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function Ss(e){let{app:t,view:n,play:o,edit:s}=e,{store:r}=t,i=h("div",{class:"tools"}),c=Xi(t),l=ws(t),a=null;function u(){
let p=r.now.mode==="play";i.dataset.mode=r.now.mode;let w=h("div",{class:"line first"},h("p",{class:"hint"},Zi(e)),p&&n.sheet.plays.length?l:null,H("? Keys",d,{
class:"keys",title:"What keys and clicks do"}));p&&n.sheet.plays.length&&w.append(H("Hint",()=>t.emit("hint"),{class:"primary ask",title:"Where to look next, an\
d why"})),p?(a=null,i.replaceChildren(w,...Qi(e,c.element))):(a?.fits()?a.update():a=ys({view:n,edit:s}),go(i,[w,...tl(e,a.element)])),c.update(),f()}let d=()=>vs(
r.now.mode,{play:o,edit:s}),f=()=>{let p=o.pencil.kind??"";for(let w of i.querySelectorAll("[data-pencil]"))w.setAttribute("aria-pressed",String(w.getAttribute(
"data-pencil")===p));i.dataset.pencil=p};return o.pencil.onChange(f),s.pen.onChange(u),r.on(["mode"],()=>{n.sheet!==B&&u()}),t.when("focused",()=>a?.update()),{
element:i,build:u,help:d,focus:(p,w)=>{let g=i.querySelector(`[data-beside="${p},${w}"]`);g?.closest("details")?.setAttribute("open",""),g?.querySelector("input")?.
focus()}}}function Xi({store:e,emit:t}){let n=u=>JSON.stringify(u)===JSON.stringify({marks:e.now.marks,notes:e.now.notes}),o=u=>e.change({saves:u},{undoable:!1}),
s=H("Back to it",l,{class:"back",title:"Return to the last save point"}),r=H("Clear all",()=>e.change({marks:{},notes:{}}),{class:"empty",title:"Take away all t\
hat you have entered"}),i=Se("Save points",H("Save point",c,{title:"Remember the board as it is now, before trying something"}),s,r);function c(){let{marks:u,notes:d,
saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,{marks:u,notes:d}]),t("message",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function l(){
let{saves:u}=e.now,d=u.length>1&&n(u[u.length-1])?u.length-2:u.length-1;o(u.slice(0,d+1)),e.change(u[d])}function a(){let{saves:u}=e.now;s.disabled=!u.length||u.
length===1&&n(u[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).length}return e.on(["marks","notes","saves"],a),{element:i,update:a}}
var H=(e,t,n={},...o)=>h("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),...n},...o.length?o:[e]),Se=(e,...t)=>h("div",{class:"group",role:"\
group",ariaLabel:e},...t);function Zi({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:i,count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:d=""}=le[o.
pen.kind]??{};return r.length?typeof d=="string"?d:d(o):i?"Only the size can be changed here; everything else is in the facts, beside the rules.":"The board of \
this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to enter: the assistant solves it.":
"This puzzle has no board: the assistant solves it.";let l=n.clicked(),a=n.lines?Ji(n.lines):"";if(!l)return a;if(n.written()===l&&l.choices.length>3)return`${matchMedia(
"(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"Click a cell, or drag over se\
veral, and type a number. With Shift it is a small note."} ${a}`.trim();let u=l.clicks.length>1&&!a?"Drag to paint.":a;return`Click a cell: ${$s(l.clicks,l.choices)}\
 ${u}`.trim()}function Qi(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)return[];let r=f=>f.choices.map((m,p)=>{let w=ve(f);return H(m.words,()=>o.enter(
n.grid.current,f,p),{class:w?"digit":"choice"},...w?[]:[el(e,m),m.words])}),i=s.filter(f=>f.where==="cell").map(f=>Se("Enter into the chosen cells",r(f)));for(let f of i)
f.classList.add("pad");let c=Se("Colour of the chosen cells",be.map((f,m)=>{let p=H("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,
title:`${f} (also: Alt and ${m+1})`});return p.style.setProperty("--paint",`var(--paint-${f})`),p}));c.classList.add("colours");let l=Yi.filter(({kind:f})=>o.written()||
!we.some(m=>m===f)).map(({kind:f,name:m,title:p})=>H(m,()=>{o.pencil.kind=f||null},{dataset:{pencil:f},title:p})),a=H("Erase",()=>o.clear(n.grid.current),{title:"\
Empty the chosen cells (Delete)"}),u=o.written()?.peers.size?[H("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the\
 cells has which it sees"})]:[],d=Se("What is entered, and erasing",...l,a,...u);return d.classList.add("manners"),[h("div",{class:"line"},...i,c,d),h("div",{class:"\
line"},t)]}function el({view:e},t){let n=t.looks[0].filter(c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=Y(`<sv\
g xmlns="${Vi}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function tl(e,t){let{view:n,edit:o}=e,
{isTyped:s}=o.pen,r=[...Array(10).keys(),...le[o.pen.kind]?.more??[]].map(String),i=s?r.map(d=>H(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.
kind==="clue"&&o.changes.entry("unknown")&&H("?",()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=s&&H("Erase",()=>o.clear(
n.grid.current),{title:"Take what stands in the chosen cell away (Delete)"}),a=o.pen.kinds.length>1&&Se("What is changed",o.pen.kinds.map(d=>H(xs(o,d),()=>{o.pen.
kind=d},{ariaPressed:String(o.pen.kind===d)}))),u=o.pen.isPainting||o.pen.isPlaced?nl(e):i.length||c||l?Se("Into the chosen cell",...i,c||null,l||null):null;return[
a||u?h("div",{class:"line"},a||null,u):null,t,h("div",{class:"line"},ol(e))].filter(d=>d!==null)}function nl({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).
filter(Number.isFinite);t.pick(String(Math.max(0,...s)+1))},o=le[t.kind].noun??t.kind;return Se(`${xs(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(
s=>H(qe[s]??s,()=>t.pick(s),{class:"digit region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?H(`New ${o}`,n):null)}function ol({view:e,edit:t}){
if(!e.sheet.size)return null;let[n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,c,l,a)=>h("span",{class:"stepper"},H("\u2212",l,{ariaLabel:`one ${i} less`,disabled:c<=
1}),h("output",{},`${c} ${i}${c===1?"":"s"}`),H("+",a,{ariaLabel:`one ${i} more`}));return Se("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",
o,()=>s(n,o-1),()=>s(n,o+1)))}var sl=80,Os=["puzzle","instance","rules","facts","constants"];function rl(e){let t=al(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(ss(e),
o.legend,n.element,s.element,h("div",{class:"told"},n.notice,i.element),r.element,n.heard),cl(t),ul(t),dl(t)}function al(e){let t=Yo(),n={sheet:B,grid:Qo()},o=ds(
{app:e,view:n}),s=_o({app:e,view:n}),r=cs({app:e,view:n,picture:t,edit:s}),i=Ss({app:e,view:n,play:o,edit:s}),c=hs({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),
l=ll(e,n);return{app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:c,victory:l,film:Xo({app:e,view:n}),drawing:il(e,n,c,l.celebrate),mode:()=>e.store.now.mode===
"edit"?s:o}}function il(e,t,n,o){let{store:s,overview:r}=e,i=de(),c=0,l=null,a=!1,u=()=>{clearTimeout(c),c=setTimeout(p,sl)},d=y=>Os.every(x=>s.now[x]===y[x]),f=()=>l!==
null&&d(l),m=y=>s.now.marks!==y.marks||!d(y);async function p(){clearTimeout(c);let y=s.now;if(!y.puzzle)return;let x=f();i.stop();try{let b=await(x?i($=>P("boa\
rd",N(y,{entries:!1}),$)):r.ask("board"));if(b===void 0||m(y))return;if(x&&b.cell.width!==t.sheet.cell.width){l=null,u();return}l=y,a=!1,n.draw(zo(b,x?t.sheet:null)),
e.emit("playable",t.sheet.plays.length>0),o();let[k]=b.problems;(!x||n.isStale)&&n.say(k?`${Fe(k)?"The board is not finished":"Something is wrong with the facts"}\
: ${k.text}`:"")}catch(b){if(!(b instanceof F))throw b;if(m(y))return;l=null,a=!1;let v=b.problems[0]?.text??b.message;n.say(t.sheet!==B?`This is how the board \
looked before: now it cannot be drawn. ${v}`:`The board cannot be drawn. ${v}`,!0)}}return{later:u,redraw:p,isDrawn:f,forget:()=>{l=null,a=t.sheet!==B},stop:()=>{
i.stop(),r.drop("board")},get isOther(){return a}}}function ll(e,t){let{store:n}=e,o=h("p",{class:"glad",role:"status"}),s=h("div",{class:"won",hidden:!0},o),r=null,
i=!0;function c(){let{mode:u,marks:d}=n.now,f=u==="play"&&r!==null&&No(t.sheet,d,r);o.textContent=f?"Solved! Every cell is right.":"",s.hidden===f&&(s.hidden=!f,
o.classList.toggle("news",i),f&&(i=!1),e.emit("finished",f))}return{element:s,celebrate:c,know:u=>{r=u},forget:()=>{r=null,i=!0}}}function cl({app:e,view:t,play:n,
layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;ts(c,{press:(l,a,u)=>{!r.isOther&&!o.press(l)&&i().press(l,a,u)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().
release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),c.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&
i()!==n||t.sheet===B||r.isOther)return;let a=c.current;l.key==="Enter"&&o.press(a)||i().onKey(l,a)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),
c.onMove(l=>{i().leave(l);let[a,u]=D(t.sheet,l);e.emit("focused",{row:a,column:u})})}function ul({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){
let{store:l}=e;l.on(["marks","notes"],(a,u,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(a,u),c.celebrate(),d.has("marks")&&i.later())}),l.on(Os,()=>{i.
redraw(),s.isOn&&e.emit("film",null)}),l.on(["puzzle","instance"],()=>{t.sheet!==B&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["m\
ode"],()=>{o.leave(),n.leave(),c.celebrate()})}function dl({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:l}){e.when("solved",a=>{l.know(a?.
status==="unique"?a.answers:null),l.celebrate()}),e.when("fill",async a=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Noth\
ing can be entered into this board.",isBad:!0})}),e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{let u=s.isOn;s.show(a),i.element.hidden=r.element.hidden=
s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when("cell",({row:a,column:u})=>{a>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(ee(
t.sheet,a,u)),xo(t.grid.cell(ee(t.sheet,a,u))))}),e.when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var An={};he(An,{start:()=>mc});import{EditorView as ec}from"../vendor/codemirror-6.js";import{autocompletion as zl,hoverTooltip as Cl,snippetCompletion as Al,syntaxTree as Is}from"../vendor/codemirror-6.js";import{HighlightStyle as fl,StreamLanguage as ml,tags as M}from"../vendor/codemirror-6.js";var hl=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,pl={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Es(e,t):t.inReason?
wl(e):e.eatSpace()?null:e.match("%*")?gl(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
bl(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:M.lineComment,documentation:M.docComment,signature:M.heading,
reason:M.docString,directive:M.keyword,part:M.labelName,predicate:M.function(M.variableName),constant:M.atom,variable:M.variableName,number:M.number,string:M.string,
operator:M.operator,bracket:M.bracket,implication:M.definitionOperator,punctuation:M.punctuation,term:M.special(M.string)}};function gl(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Es(e,t)}function Es(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function wl(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function bl(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(hl)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var zs=ml.define(pl),Cs=fl.define([{tag:M.lineComment,color:"var(--asp-com\
ment)"},{tag:M.docComment,color:"var(--asp-documentation)"},{tag:M.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:M.docString,class:"asp-reason"},
{tag:M.special(M.string),class:"asp-reason asp-term"},{tag:[M.keyword,M.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:M.function(M.variableName),
color:"var(--asp-predicate)"},{tag:M.variableName,color:"var(--asp-variable)"},{tag:[M.number,M.atom],color:"var(--asp-constant)"},{tag:M.string,color:"var(--as\
p-string)"},{tag:M.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[M.operator,M.bracket,M.punctuation],color:"var(--asp-operator)"}]);function yn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as yl,foldEffect as kl,foldGutter as vl,foldService as xl}from"../vendor/codemirror-6.js";var As=/^#program\s+([a-z_]\w*)/;function Ft(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":As.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var Ts=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function Ns(e){return Ft(e).filter(({name:t})=>t!=="\
base").map(t=>Ts(e,t)).filter(t=>t!==null).map(t=>kl.of(t))}function Ms(e){return[xl.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Ft(n.doc).find(({first:i})=>i===s);
return r?Ts(n.doc,r):null}),yl({preparePlaceholder:$l,placeholderDOM:Ol(e)}),vl({markerDOM:El})]}function $l(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=As.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?Sl(e.doc,o.number,s):""}}function Sl(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var Ol=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return h("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},h("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),h("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function Ls(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function El(e){return h("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var kn=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function vn(e){return[zl({override:[t=>Tl(t,e())],icons:!1,closeOnBlur:!0}),Cl((t,n)=>Ll(t,
n,e()))]}function Tl(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(yn(Is(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>js(c,"part")):[...Nl(t),...Ml(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Nl=({directives:e})=>e.map(t=>js(t,"directive"));function Ml({state:e,
pos:t},n){let o=Rs(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>Ds(i.template,i.name,s,Ps(i),
i.words?1:0)),...r.map(i=>Ds(i.template,i.name,s,i.words,2))]}function js(e,t){return{label:e.name,detail:"",type:t,info:()=>xn(e.template,e.words)}}function Ds(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>xn(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return Al(`${t}(${c})`,r)}function Rs(e,t){let{number:n}=e.doc.lineAt(t);return Ft(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Ps({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function xn(e,t){let[n,...o]=t.split(`
`),s=o.length?h("ul",{},o.map(r=>h("li",{},r))):null;return h("div",{class:"documentation"},h("code",{},e),h("p",{},n),s)}function Ll(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Dl(s,t-o);if(r===null||yn(Is(e.state).resolveInner(t,1)))return null;let i=Il(r,s.slice(0,r.start),Rs(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:h("div",{class:"hovered"},i.map(l=>xn(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function Dl(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Il({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>kn(c,e)).map(r);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Ps(c)})),...i.map(r)]}import{gutter as jl,GutterMarker as Rl,RangeSet as Bs,StateEffect as Pl,StateField as Bl}from"../vendor/codemirror-6.js";var Wl=6,Ws=Pl.define(),$n=class extends Rl{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return h("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},Sn=Bl.define({create:()=>Bs.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(Ws)&&(n=_l(t.state.doc,o.value));return n}}),Fs=[Sn,jl({class:"cm-heat",markers:e=>e.state.field(Sn)})];function On(e,t){e.dispatch(
{effects:Ws.of(t)})}function _s(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(Sn,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Fl(e,t){return e&&
t>1?Math.round(Wl*Math.log(e)/Math.log(t)):0}function _l(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:c}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([r],[i])=>r-i);return Bs.of(s.map(([r,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new $n(Math.max(1,Fl(i,n)),l).range(e.line(r).from)}))}var En=({puzzle:e})=>`encodings/${e}.lp`,Hl=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,Hs=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Ye(e,{file:t}){
return Hs(t,En(e))?"rules":Hs(t,Hl(e))?"facts":null}function _t(e,t,n=1/0){let o=Ye(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Kl}from"../vendor/codemirror-6.js";var Ul={error:"error",warning:"warning",note:"info",info:"info"},ql={error:"\u2716",warning:"\u25B2",info:"\u25CF"},Ks=["error","warning","info"],Oe=e=>Fe(e)?"w\
arning":Ul[e.kind??""]??"error";function Us(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>Ks.indexOf(Oe(n))-Ks.indexOf(Oe(o))||(n.line??0)-(o.line??0))}function qs(e,t){let{doc:n}=e.state,o=t.map(s=>({...zn(
n,s),severity:Oe(s),message:s.text}));e.dispatch(Kl(e.state,o))}function zn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=i||r>0?o.from+r:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Gs(e,t,n){return e.map(o=>{let s=Oe(o);return h("li",{},h("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},h("span",{class:"sign","aria-hidden":"true"},ql[s]),h("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),h("span",{class:"place"},t(o)),h("span",{},
o.text)))})}function Vs(e,t){let n=Object.keys(e),o={rules:h("span",{class:"badge",hidden:!0}),facts:h("span",{class:"badge",hidden:!0})},s=n.map(l=>h("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=h("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),l.preventDefault()});function i(l){for(let a of s){let u=a.dataset.tab===l;a.setAttribute("aria-selected",String(u)),a.tabIndex=u?0:-1,e[a.dataset.tab].
dom.hidden=!u}t(l)}function c(l,a,u){o[l].textContent=String(a),o[l].hidden=!a,o[l].className=`badge ${u}`,o[l].setAttribute("aria-label",`${a} ${u}${a===1?"":"\
s"}`)}return{dom:r,show:i,count:c}}import*as C from"../vendor/codemirror-6.js";import{EditorView as Gl}from"../vendor/codemirror-6.js";var Ys=Gl.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
"&.cm-focused":{outline:"2px solid var(--accent-soft)",outlineOffset:"-2px"},".cm-scroller":{fontFamily:"var(--mono)",lineHeight:"1.55"},".cm-content":{caretColor:"\
var(--ink)",padding:"6px 0",minWidth:"0"},".cm-line":{padding:"0 10px 0 calc(6px + 2ch)",textIndent:"-2ch"},".cm-line.section":{whiteSpace:"pre",overflow:"hidde\
n",textOverflow:"ellipsis",fontWeight:"600"},".cm-cursor":{borderLeftColor:"var(--ink)",borderLeftWidth:"2px"},"&.cm-focused > .cm-scroller > .cm-selectionLayer\
 .cm-selectionBackground, .cm-selectionBackground":{backgroundColor:"var(--asp-selection)"},".cm-activeLine":{backgroundColor:"var(--asp-line)"},".cm-gutters":{
backgroundColor:"var(--pane)",color:"var(--soft)",border:"none"},".cm-activeLineGutter":{backgroundColor:"var(--asp-line)",color:"var(--ink)"},".cm-lineNumbers \
.cm-gutterElement":{padding:"0 2px 0 4px",minWidth:"2rem"},".cm-foldPlaceholder":{background:"none",border:"none"},"&.cm-focused .cm-matchingBracket":{backgroundColor:"\
var(--accent-soft)",outline:"1px solid var(--accent)"},"&.cm-focused .cm-nonmatchingBracket":{backgroundColor:"var(--bad-soft)"},".cm-selectionMatch":{backgroundColor:"\
var(--warn-soft)"},".cm-searchMatch":{backgroundColor:"var(--warn-soft)",outline:"1px solid var(--warn)"},".cm-searchMatch-selected":{backgroundColor:"var(--acc\
ent-soft)",outline:"2px solid var(--accent)"},".cm-panels":{backgroundColor:"var(--raised)",color:"var(--ink)"},".cm-panels.cm-panels-top":{borderBottom:"1px so\
lid var(--line)"},".cm-panel.cm-search":{padding:"6px 28px 6px 8px",fontFamily:"var(--sans)"},".cm-panel.cm-search label":{fontSize:".85em"},".cm-textfield":{background:"\
var(--pane)",color:"inherit",border:"1px solid var(--line)",borderRadius:"6px",minHeight:"1.9rem",fontSize:".84rem"},".cm-button":{background:"var(--raised)",backgroundImage:"\
none",border:"1px solid var(--line)",borderRadius:"6px",color:"inherit",fontSize:".84rem",minHeight:"1.9rem",padding:"0 .6rem"},".cm-panel.cm-search [name=close\
]":{color:"inherit",fontSize:"1.1rem",padding:"0 6px"},".cm-tooltip":{backgroundColor:"var(--raised)",color:"var(--ink)",border:"1px solid var(--line)",borderRadius:"\
var(--radius)",boxShadow:"var(--shadow)",overflow:"hidden"},".cm-tooltip.cm-tooltip-autocomplete > ul":{fontFamily:"var(--mono)",maxHeight:"14rem"},".cm-tooltip\
.cm-tooltip-autocomplete > ul > li":{padding:"3px 8px"},".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]":{background:"var(--accent)",color:"var(--\
on-accent)"},".cm-completionDetail":{color:"inherit",opacity:".8",fontStyle:"normal",marginLeft:".8em",fontFamily:"var(--sans)"},".cm-completionMatchedText":{textDecoration:"\
none",fontWeight:"700"},".cm-tooltip.cm-completionInfo":{padding:"8px 12px",maxWidth:"22rem",whiteSpace:"normal"},".cm-diagnostic":{padding:"5px 10px",fontFamily:"\
var(--sans)",maxWidth:"32rem"},".cm-diagnostic-error":{borderLeftColor:"var(--bad)"},".cm-diagnostic-warning":{borderLeftColor:"var(--warn)"},".cm-diagnostic-in\
fo":{borderLeftColor:"var(--strong-line)"},".cm-lintRange":{backgroundImage:"none",textDecoration:"underline wavy 1.5px",textUnderlineOffset:"3px"},".cm-lintRan\
ge-error":{textDecorationColor:"var(--bad)",backgroundImage:"none"},".cm-lintRange-warning":{textDecorationColor:"var(--warn)",backgroundImage:"none"},".cm-lint\
Range-info":{textDecorationColor:"var(--soft)",backgroundImage:"none"},".cm-gutter-lint":{width:"1rem"},".cm-gutter-lint .cm-gutterElement":{padding:"0 .1rem"},
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var Cn=C.StateEffect.define(),Vl=2500,Yl=C.StateField.define({create:()=>C.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(Cn)){
let s=o.value;n=C.Decoration.set(s===null?[]:[C.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>C.EditorView.decorations.from(e)}),Jl=/^%\s*-{3,}/,
Xl=C.StateField.define({create:e=>Js(e.doc),update:(e,t)=>t.docChanged?Js(t.state.doc):e,provide:e=>C.EditorView.decorations.from(e)});function Js(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Jl.test(s)&&t.push(C.Decoration.line({class:"section"}).range(o))}return C.Decoration.set(t)}function Xs({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[C.lintGutter(),C.lineNumbers(),s,zs,C.syntaxHighlighting(Cs),C.history(),C.drawSelection(),C.dropCursor(),C.highlightSpecialChars(),
C.highlightActiveLine(),C.highlightActiveLineGutter(),C.highlightSelectionMatches(),C.bracketMatching(),C.search({top:!0}),C.indentUnit.of("    "),Yl,Xl,Ys,C.keymap.
of([{key:"Tab",run:C.acceptCompletion},...C.defaultKeymap,...C.historyKeymap,...C.searchKeymap,...C.foldKeymap,...C.lintKeymap]),C.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),C.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>C.EditorState.create({doc:l,extensions:r}),c=new C.EditorView({state:i("")});return Zl(c),{view:c,open:l=>c.setState(i(l))}}function Zl(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:C.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Ht(e,t,{isUndoable:n=!1}={}){
let o=Ql(e.state.doc.toString(),t);if(o===null)return;let s=n?[C.isolateHistory.of("full")]:[C.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Ql(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Zs(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[C.EditorView.
scrollIntoView(t,{y:"center"}),Cn.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:Cn.of(null)}),Vl)}var tc={rules:"Rules",facts:"Facts"},nc={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Qs(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[Ms(n),Fs,vn(t),ec.lineWrapping],facts:[vn(t)]},c="rules",l={},a={};for(let[d,f]of Object.entries(tc))l[d]=Xs({words:nc[d],hint:o,extensions:i[d],onText(m){
let{[d]:p,saved:w}=r.now;fe(p)!==m&&r.change({[d]:oc(m,w[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),a[d]={words:f,dom:h("div",{class:"text"},l[d].view.dom)};
let u=Vs(a,d=>{c=d,l[d].view.requestMeasure(),s(d,l[d].view.state)});return{tabs:u,panels:Object.values(a).map(({dom:d})=>d),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){l.rules.open(fe(d.rules));let{view:p}=l.rules;p.dispatch({effects:Ns(p.state.doc)}),
p.scrollDOM.scrollTop=0}else Ht(l.rules.view,fe(d.rules));m||d.instance!==f.instance?l.facts.open(fe(d.facts)):Ht(l.facts.view,fe(d.facts))},putBack(){Ht(l.rules.
view,fe(r.now.saved.rules),{isUndoable:!0})},reveal(d){let f=Ye(r.now,d);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),u.show(f);let{from:p}=zn(m.
state.doc,d);return Zs(m,p),!0}}}var fe=e=>e.replace(/\r\n?/g,`
`);function oc(e,t){return e===fe(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var sc={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
Ut=["the saved rules","the new rules"],Kt="Comparing their answers on this board \u2026",er=["rules","facts","constants"],tr=12;function or(e,t){let{store:n}=e,
o=h("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,a,u=null)=>{r=a;let d=[nr("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${Ut[u.by]} accept`;d.unshift(nr(f,()=>lc(e,u)))}o.replaceChildren(h("p",{class:"changes-title"},rc(l)),h("p",{},a),h("div",
{class:"group"},d)),o.hidden=!1},c=({rules:l,saved:a})=>!!a.rules&&fe(l)!==fe(a.rules);return n.on(er,()=>{!o.hidden&&r!==Kt&&i([],Kt)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:a}=n;if(!c(a))return s();let u=[];o.hidden&&i([],Kt);let d=()=>er.some(m=>n.now[m]!==
a[m]),f=(m,p)=>{m==="statuses"&&!d()&&i(u=p.statuses,Kt)};try{let m=await q("diff",N(a),{signal:l,onEvent:f});return d()?void 0:m.verdict===null?s():i(u,ac(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof F))throw m;return i(u,`The answers could not be compared: ${m.message}`)}}}}var nr=(e,t)=>h("button",{type:"butto\
n",onclick:t},e);function rc(e){if(!e.length)return"The rules are changed";let t=sr(e),[n,o]=e.map(({status:s,cost:r})=>sc[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var sr=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function ac({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${ic(o)}`;return`On this board there is an answer that onl\
y ${Ut[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":sr(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function ic(e){let t=e.length-tr;return e.slice(0,tr).join(", ")+(t>
0?` and ${t} more`:"")}function lc(e,{by:t,frames:n,broken:o}){let s=cc(o).map(i=>`For ${Ut[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${Ut[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function cc(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function rr(e){let t=h("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let c=n.find(u=>u.name===r)?.default,
{[r]:l,...a}=e.now.constants;e.change({constants:i===""||i===c?a:{...a,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>h(
"label",{title:i.words},h("code",{},i.name),uc(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function uc({name:e,default:t,choices:n},o){let s=i=>o(e,_(i).value.trim()),r={
constant:e};return n.length?h("select",{dataset:r,onchange:s},n.map(({value:i,words:c})=>h("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):h("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function ar(e,{views:t,tabs:n},o){let s=h("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=Us(r);for(let[a,u]of Object.
entries(t)){let d=l.filter(m=>Ye(e.now,m)===a);qs(u,d.filter(({line:m})=>m));let f=m=>d.filter(p=>Oe(p)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Gs(l,c,o)),s.hidden=!l.length}let c=l=>{let a=Ye(e.now,l);return _t(e.now,l,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(l,a){r={...r,[l]:a},i()},forget(){r={},i()}}}var ir="pylogic:rules",dc="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",lr="pylogic:heat",fc="How often each rule is use\
d on this board: its ground instances, beside its lines";function mc(e){let{store:t}=e,n=xc(),o=h("span",{class:"said"}),s=h("input",{type:"checkbox",checked:localStorage.
getItem(lr)!=="off"}),r=h("label",{class:"heat-switch",title:fc},s,"Heat bar"),i=Qs(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,u){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&_s(u,u.selection.main.head)||""}}),c=a=>{i.reveal(a)||yc(e,a)},l={app:e,texts:i,vocabulary:n,box:s,element:T("\
#rules"),constants:rr(t),findings:ar(t,i,c),changes:or(e,()=>bc(e,i))};l.element.append(h("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,h("p",{class:"editor-status"},o,h("span",{class:"hint",id:"editor-hint"},dc))),i.tabs.show("rules"),hc(e,l.element.id),pc(l,c)}function hc({
store:e,when:t},n){let o=localStorage.getItem(ir)==="open",s=h("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(ir,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function pc(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,c=de(),l=()=>c(u=>kc(e,u)),a=(u,d)=>{u.puzzle!==d.puzzle&&wc(e),o.take(u,d)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],l),a(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),gc(e,l)}function gc({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(lr,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function wc({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),On(s.views.rules,[]),o.forget()}function bc(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function yc(e,t){if(!t.file)return;let n=_t(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function kc(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:c,findings:l,
texts:a,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let p=await f;if(p===void 0||
t.aborted)return;if(await r.learn(()=>Ls(a.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",p.problems),n.emit("game",p.game),p.predicates!==null&&r.learnOwn(
p.predicates),p.constants!==null&&(i.show(p.constants),i.tidy()),p.problems.some(g=>Oe(g)==="error"))return c.stop();await c.update(t);let w=await m;w&&!t.aborted&&
vc(d,a,w.rules)}catch(p){if(!(p instanceof F))throw p;let w=[{text:`Not checked: ${p.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",p.problems.
length?p.problems:w)}}function vc(e,t,n){On(t.views.rules,n.filter(({file:o})=>o===En(e))),t.look()}function xc(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>kn(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ne("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Bn={};he(Bn,{start:()=>ou});function cr(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:r=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},l=t.pointed?
[]:t.check?.wrong??[],a={cause:r,effect:i,wrong:[...c,...l]},u=r.length||i.length||a.wrong.length?a:null,d=JSON.stringify(u);d!==n&&(n=d,e.emit("highlight",u))}}
var Je=e=>e.join(",");function ur(e,t){let n=new Set(t.map(Je));return e.filter(o=>!n.has(Je(o)))}function Xe(e){return[...new Map(e.map(t=>[Je(t),t])).values()]}var $c=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function qt({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let c={effect:o,cause:ur(s,o),wrong:r},
l=()=>t("pointed",c),a=()=>t("pointed",null);return h("li",{class:"sentence",onmouseenter:l,onfocusin:l,onmouseleave:a,onfocusout:a,dataset:{cells:[...o,...s,...r].
map(Je).join(" ")}},...Sc(e,n),Ec(e,i))}function bt(e,{words:t,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return qt(e,{words:t,effect:n,cause:s,lines:o})}function yt(e,t){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=t,c=qt(e,{words:n,effect:o,cause:s,lines:i.length?[]:r});return h("ul",{class:"sentences"},c,...i.length?[Gt(
e,i)]:[])}function Gt(e,t){return h("li",{class:"chain"},h("ol",{class:"sentences"},t.map(n=>{let o=bt(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Sc(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[h("p",{},wt(e,te(o)))]:[h("p",{},wt(e,`${te(n)}:`)),h("p",{class:"follow\
s"},wt(e,te(o)))]}var te=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function wt(e,t){return t.split($c).map((n,o)=>o%2?Oc(e,n):n)}function Oc(e,t){let[n,
o]=t.split(",").map(Number),s=`row ${n}, column ${o}`;return h("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.
emit("cell",{row:n,column:o})},t)}function Ec(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?h("p",{class:"sources"},[...n.keys()].
map(o=>Tn(e,o))):null}function Tn(e,t){let n=zc(t);return n===null?null:h("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},Nn(n,e.store.now))}function zc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function Nn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function dr({app:e,place:t}){e.when("focused",n=>{let o=n&&Je([n.row,n.column]);for(let s of ue(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var Ee=e=>Xe(e.flatMap(t=>t.cells));var Cc=["ghosts","overlay","film"];function fr(e){let{app:t,place:n,highlight:o}=e,s=h("div",{class:"card-body","aria-live":"polite"}),r=h("h2",{tabIndex:-1}),i=Ac(
(...w)=>s.append(...w)),c=h("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(h("header",{},r,c),s,i.element),
n.card.hidden=!0,dr(e);let l=new Set,a=new Set,u=()=>!1;function d(){u=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let w of[...l])p.
offer(w,null)}function f(){a.add(r.textContent),p.close()}let m=w=>w.flat().filter(g=>g!=null),p={show(w,...g){let y=n.card.contains(document.activeElement);d(),
a.delete(w),r.textContent=w,s.append(...m(g)),n.card.hidden=!1,y&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:w=>n.card.hidden&&!a.has(w),add(...w){s.append(...m(w))},replace(...w){o("pointed",null),s.replaceChildren(
...m(w))},work(w,g,y){return p.show(w),i.tell(g),i.run(y)},keepWhile(w){u=w},tell:i.tell,offer(w,g){g===null?l.delete(w):l.add(w),t.emit(w,g)},close(){d(),n.card.
hidden=!0}};for(let w of Cc)t.when(w,g=>{g===null&&l.delete(w)});return t.when("cancel-all",()=>{a.clear(),p.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{u()||p.close()}),p}function Ac(e){let t=h("span",{class:"soft"}),n=h("button",{type:"button",onclick:()=>{r(),e(h("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=h("div",{class:"card-work",hidden:!0},h("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(l){let a=s=new AbortController;o.hidden=!1;try{await l(a.signal)}catch(u){if(u.name==="AbortError"||a.signal.aborted)return;e(h("p",{class:Tc(
u)?"failure":""},Vt(u)))}finally{s===a&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:l=>{t.textContent=l}}}var Tc=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Vt(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return te(n.replace(/^encodings\/\S+: /,""))}function j(e,t,n={}){
return h("button",{type:"button",onclick:t,...n},e)}var re=(...e)=>h("div",{class:"row"},...e),I=(...e)=>h("p",{},...e);var mr=["puzzle","instance","rules","facts","constants"];function hr(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(l){t.add(l)}};function s(l){
o.now={...o.now,...l};for(let a of t)a(o.now)}async function r(){clearTimeout(n);let l=e.store.now;if(!l.puzzle)return;let a=performance.now(),u={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(f,m)=>{u=m});d!==void 0&&i(l)&&c(d)}catch(d){if(!i(l))return;if(d.interrupted)return c(Nc(u,d.interrupted,performance.now()-
a));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(r,2e3):e.emit("problems",d.problems??[])}}let i=l=>mr.every(a=>e.store.now[a]===
l[a]);function c(l){s({outcome:l,error:null,isOld:!1}),e.emit("problems",l.remarks),e.emit("solved",Yt(l))}return e.store.on(mr,(l,a,u)=>{let d=u.has("puzzle")||
u.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var Nc=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Yt({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function pr(e){let{app:t,place:n,solving:o}=e,s=h("strong"),r=h("span",{class:"soft"}),i=h("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=h(
"div",{class:"row"}),l=h("div",{class:"status-line",role:"status"},h("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(l,i,c);let a=Dc(e,c,d);function u({
outcome:m,error:p,isOld:w}){if(n.status.setAttribute("aria-busy",String(w)),n.status.classList.toggle("old",w),w){a.stop(),m===null&&p===null&&f();return}let g=p?
Mc(p):m&&Mn(m);g!==null&&(n.status.dataset.kind=g.kind,s.textContent=g.words,r.textContent=g.detail??"",c.replaceChildren(...Lc(t,p)),m?.status==="multiple"&&a.
offer())}function d({count:m,exhausted:p,horizon:w}){s.textContent=p?`${U(m,"answer")}, all counted`:`At least ${U(m,"answer")}`;let g=w===null?null:`in ${w} st\
eps; longer ones were not counted`;r.textContent=[g,p?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(u),f()}function Mn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=e.interrupted?null:`${Yt(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Yt(e).
seconds)} s`,a={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${U(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so\
 far`,"warn"]}[t];return{words:a[0],detail:i,kind:a[1]}}function Mc(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. T\
rying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:
e.interrupted?{words:Vt(e),kind:"warn"}:e.problems.length&&e.problems.every(Fe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function Lc(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return h("p",{class:"status-problem"},n.text);let o=te(Nn(n,e.store.now)),s=h("button",{type:"button",class:"r\
ule-link",onclick:()=>e.emit("reveal",n)},o);return h("p",{class:"status-problem"},s,`: ${n.text}`)})}function Dc({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,l=h("span",{},"Counting \u2026");t.replaceChildren(h("span",{class:"spinner","aria-hidden":"true"}),l,j("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let a=await q("count",N(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(u,{count:d})=>{l.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(a)}catch(a){c.signal.aborted||i(Vt(a))}}function r(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",j("Count them all",s))}return{
stop:r,offer:i}}var Ln=200;function wr(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(j("Solution",i,{title:"Show the solved board"}),j("Answers",a,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;t.when("playable",u=>{r=u});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async u=>{let d=e.createFilm("Solution"),f=[];await q("answers",N(t.store.now,{marks:[],most:1}),{signal:u,onEvent:(m,p)=>{
f.push(p),d.add(gr(p,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(I("No answer was found."))})}function c({atoms:u,frames:d}){let f=s.now.outcome&&`${Mn(s.now.
outcome).words}. `;return[I(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:h("p",{class:"atoms"},u.join(" ")),r&&s.now.outcome?.horizon===null?re(
j("Fill it in",()=>l(u),{class:"primary"})):null]}function l(u){o.offer("film",null),t.emit("fill",u)}async function a(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async u=>{let d=e.createFilm("All answers"),f=h("div"),m=[],p=0,w=!1,g=v=>d.goTo(m[Math.
min(Math.max(p+v,0),m.length-1)]),y=h("span",{role:"status"}),x=()=>{y.textContent=`Answer ${p+1} of ${m.length}`};f.append(h("div",{class:"row"},j("Previous",()=>g(
-1)),y,j("Next",()=>g(1)))),d.onMove(v=>{p=Math.max(m.findLastIndex(k=>k<=v),0),x()}),o.add(f);let b=await q("answers",N(t.store.now,{marks:[],most:Ln}),{signal:u,
onEvent:(v,k)=>{w=k.cost.length>0,m.push(d.length),d.add(gr(k,`Answer ${m.length}`)),k.frames.length||f.append(h("p",{class:"atoms"},k.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),x()}});o.add(I(Ic({...b,isBest:w,horizon:s.now.outcome?.horizon},m.length)))})}}var gr=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function Ic({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
Ln?"There may be others.":`The first ${Ln}; there may be more.`}var br="pylogic:check",jc=250,Rc=400,Pc=3,Bc="Whether this can be completed was not found out in time.";function yr(e){let{app:t,place:n,solving:o}=e,s=de(),r=s.
stop,i=!1,c=null,l=!1,a=_c(e),u=Wc(()=>m(!f())),d=j("Check",()=>p(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(h("div",{class:"\
row"},d,u),a.element);let f=()=>u.getAttribute("aria-checked")==="true";function m(x){u.setAttribute("aria-checked",String(x)),localStorage.setItem(br,x?"on":"o\
ff"),c=null,p()}async function p(x=!1){let{outcome:b,isOld:v}=o.now,{marks:k}=t.store.now,$=x||l&&k===c;if(x)c=k;else if(!$&&k===c&&!v)return;let O=Object.keys(
k).length===0;l=$&&v&&!O;let S=($||f())&&!v&&b!==null&&!O;if(!S||b.status==="none"||b.horizon!==null)r(),S&&b.horizon===null?a.bad("There is no answer at all",[]):
$&&O?a.unsure("Nothing is entered yet."):l?a.unsure("checking \u2026"):a.clear();else if(!$)await g("rules");else{let E=b.status==="unique"?new Set(b.answers[0].
atoms):null;E===null?await g("all"):w(E,k)&&await g("reasons")}}function w(x,b){let v=Dn(x,b);if(v.length){let k=Xe(v.map(In).filter(O=>O!==null)),$=k.length===
1?`1 ${Pe(k)} is wrong`:`${k.length} ${Pe(k)}s are wrong`;return a.bad($,k),!0}return r(),a.good(i?h("strong",{},"Solved!"):"So far so good"),!1}async function g(x){
let b=a.element.childNodes.length?Rc:0,v=x==="all"?setTimeout(()=>a.unsure("checking \u2026"),b):0,k;try{k=await s(O=>P("judge",N(t.store.now),O))}catch(O){x===
"all"&&O.interrupted?a.unsure(Bc):x!=="reasons"&&a.clear();return}finally{clearTimeout(v)}if(k===void 0)return;let $=Fc(e,k.broken);if(x==="rules")$?a.bad($.children.
length===1?"A rule is broken":"Rules are broken",Ee(k.broken),$):i?a.good(h("strong",{},"Solved!")):a.clear();else if(x==="reasons"){if($===null)return;a.element.
querySelector("button")?.remove(),a.element.append($)}else k.possible?a.good("So far so good"):a.bad("This cannot be completed any more",Ee(k.broken),$)}let y=oe(
jc,()=>p());t.store.on(["marks"],x=>{r(),a.element.classList.add("old"),Object.keys(x.marks).length||a.clear(),y()}),t.when("cancel-all",()=>{r(),a.clear()}),t.
when("playable",x=>{n.check.hidden=!x}),t.when("finished",x=>{i=x,p()}),o.on(()=>p()),u.setAttribute("aria-checked",String(localStorage.getItem(br)==="on"))}var Wc=e=>h(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},h("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function Fc(e,t){let n=t.slice(0,Pc).map(o=>bt(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?h("ul",{class:"sentences"},n):null}function _c({conflicts:e,highlight:t}){let n=h("div",{class:"verdict",role:"status"}),o=(r,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(l=>l!=null))},s=()=>j("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,h("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,c=null)=>o("bad",i,h("strong",{},r),
c??s())}}var Pe=e=>e.every(t=>t.length>2)?"line":"cell",Dn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function In(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var Hc=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,jn="Why there is no answer",kr="Why this is wrong",Kc="Which rule is wrong",Uc=600;function vr(e){let{app:t,
card:n,highlight:o,solving:s}=e;function r(g=!1){return u(jn,{marks:[]},g)}async function i(){await n.work(kr,"Looking for what it breaks \u2026",async g=>{let{
broken:y}=await P("judge",N(t.store.now),g);y.length?c(y):await d({},!1,g)})}function c(g){o("card",{wrong:Ee(g)}),n.replace(I("What you entered breaks a rule a\
lready:"),h("ul",{class:"sentences"},g.slice(0,12).map(y=>bt(e,{words:`${y.words}.`,cells:[],because:[y]}))),l())}let l=()=>re(j("But it is right",()=>n.work(Kc,
"Looking for what refuses it \u2026",async g=>{let{is_answer:y,reasons:x}=await P("why",N(t.store.now),g);y?n.add(I("Some answer has all of it.")):a(x)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function a(g){o("card",{wrong:Ee(g)}),n.replace(h("ul",{class:"sentences"},Gt(e,g.flatMap(
y=>xr(y)))))}function u(g,y,x){let b=x?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(g,b,v=>d(y,x,v))}async function d(g,y,x){
let b=($,{size:O,bound:S})=>n.tell(`${O} clues and rules so far${S?`, at least ${S} are needed`:""} \u2026`),v=N(t.store.now,{...g,smallest:y}),k=await q("confl\
icts",v,{signal:x,onEvent:b});k.status!=="none"?n.add(I("There is an answer now.")):k.conflicts.length?f(k.conflicts[0],g):n.add(I("The reason was not found in \
time."))}function f(g,y){let x=g.because.filter(k=>k.clue!==null),b=g.because.filter(k=>k.clue===null),v=g.chain.length>0;o("card",{cause:Xe([...Ee(x),...Ee(b)]),
wrong:g.cells}),n.replace(I(v?"It leads to a contradiction:":qc(g,x,b)),p("The clues: ",x.map(k=>k.words).join("; ")),p("What you entered: ",g.cells.join(" ")),
v?h("ul",{class:"sentences"},Gt(e,g.chain)):m(b),h("p",{class:"soft"},g.smallest?"No reason is smaller.":g.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),y.marks?null:l(),g.smallest?null:re(j("The smallest reason",()=>u(y.marks?jn:kr,y,!0))))}let m=g=>h("ul",{class:"sentences either"},g.map(y=>qt(e,
{words:y.words,cause:y.cells,lines:[y]}))),p=(g,y)=>y?I(g,...wt(t,Gc(y))):null,w=oe(Uc,()=>{let{outcome:g,isOld:y}=s.now;!y&&g?.status==="none"&&g.horizon===null&&
n.mayCome(jn)&&r()});return s.on(w),{ofPuzzle:r,ofMarks:i}}function xr({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>xr(i,s+1))]}function qc(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function Gc(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(Hc,t).trimEnd()}var $r="How the answer follows",Sr=10;function Or({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function r(l){s(),n=new AbortController;let a={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{
a.events.push({name:d,data:f}),a.wake()};return a.end=q("explain",N(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:u}),a.end.catch(()=>{}).finally(()=>{a.
hasEnded=!0,a.wake()}),o=a}async function*i(l){for(let a=0;;a+=1){for(;a===l.events.length&&!l.hasEnded;)await new Promise(u=>{l.wake=()=>u(null)});if(a===l.events.
length)return;yield l.events[a]}}async function c(l,a){l.addEventListener("abort",s);try{return await a()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(
l,async()=>{let{marks:a}=e.now,u=o&&Object.entries(o.marks).every(([d,f])=>a[d]===f);for(let d=o&&u?o:r(Sr);;d=r(Sr)){let f=[],m=[],p=null;for await(let{name:w,
data:g}of i(d)){w==="own"&&(p=g),w==="step"&&f.push(g),m.push(...(g.frames??[]).flatMap(x=>x.looks??[]));let y=Vc(p,f,a);if(y.length)return{steps:y,looks:m,end:null}}
if(d.marks===a)return{steps:[],looks:m,end:await d.end}}}),follow:(l,a)=>c(l,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,
data:f}of i(u))a(d,f);return u.end})}}function Vc(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Rn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Rn(e,t){let[n,o]=Lt(e);return t[n]===o}function Pn({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function Er(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(j("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work($r,"Looking for the first step \u2026",async c=>{
let l=e.createFilm($r),a=h("ol",{class:"steps"});n.add(a);let u=await s.follow(c,(d,f)=>{f.frames&&l.add(f.frames.map(m=>({...m,...Yc(d,f)}))),d==="step"&&(a.append(
Jc(e,l,f,a.childElementCount+1)),n.tell(`${U(a.childElementCount,"step")} so far \u2026`))});if(u.status==="none")return Pn(e,u);if(u.status==="multiple")return e.
several.ask();a.before(I(Xc(u,a.childElementCount)))})}}function Yc(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:te(t),
captions:[te(n)],settled:o}}function Jc(e,t,n,o){let s=h("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},te(n.words)),r=h("li",{dataset:{frame:o}},
s,yt(e,n));return t.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function Xc({grade:e,complete:t,interrupted:n},o){
let s=U(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?
` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function zr(e){let t=null;return e.app.when("film-at",n=>t?.
moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=Zc(e,n)}function Zc({app:e,card:t},n){let o=[],s=[],r=[],i=0,c=!0,l=()=>{c&&o.length&&t.offer("film",{title:n,frames:[
...o],looks:s,at:i})},a=oe(200,l);return{moved(u){if(c){i=u;for(let d of r)d(i)}},told(u){(u===null||u.title!==n)&&(c=!1)},get length(){return o.length},add(u){
let d=o.length===0;o.push(...u),s.push(...u.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?l():a()},goTo(u){c=!0,i=Math.min(u,o.length-1),l(),e.emit("pane","board");
for(let d of r)d(i)},onMove(u){r.push(u)}}}var Jt="Hint";function Ar(e){let{app:t,place:n,card:o,highlight:s,derivation:r}=e,i=j("Hint",l,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",p=>{i.hidden=!p}),t.when("hint",l);let c=!1;t.when("finished",p=>{c=p});async function l(){if(c){o.show(Jt,I("Solved: nothing is lef\
t to do."));return}let p=a();if(p.length){u(p);return}await o.work(Jt,"Looking for the simplest next step \u2026",async w=>{let{marks:g}=t.store.now,{steps:y,looks:x,
end:b}=await r.next(w),v=t.store.now.marks===g;b?.status==="none"?Pn(e,b):b?.status==="multiple"?Qc(e):v?b?o.add(I(eu(b,g))):d(y.at(-1),y.slice(0,-1),x,g):o.add(
I("The board has changed meanwhile: ask again."))})}function a(){let{outcome:p,isOld:w}=e.solving.now;return!w&&p?.status==="unique"?Dn(new Set(p.answers[0].atoms),
t.store.now.marks):[]}function u(p){let w=p.map(In).filter(b=>b!==null),g=()=>{let b=Object.entries(t.store.now.marks).filter(([v])=>!p.includes(v));t.store.change(
{marks:Object.fromEntries(b)}),o.close()};o.show(Jt),s("card",{wrong:w});let y=t.store.on(["marks"],({marks:b})=>{y(),x.isConnected&&!p.every(v=>v in b)&&o.close()}),
x=j("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(I(p.length===1?`First this: one ${Pe(w)} is wrong.`:`First this: ${p.length} ${Pe(w)}s are wrong.`),
re(j(p.length===1?"Erase it":"Erase them",g,{class:"primary"}),x))}function d(p,w,g,y){let{cells:x,causes:b,entered:v,name:k,frames:$}=p;s("card",{effect:x,cause:b});
let O=j("Do it",()=>m(v),{class:"primary"}),S=j("Do it, and the next",()=>{m(v),l()}),E=()=>v.every(z=>Rn(z,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!O.
isConnected)return A();if(!f(y))return o.close();s("card",null),S.textContent=(O.disabled=E())?"Next hint":"Do it, and the next"});o.add(h("p",{class:"look"},"L\
ook at ",Cr("effect",x),...b.length?[" and ",Cr("cause",b)]:[],".",h("span",{class:"soft"},` (${k})`)),...w.map(z=>yt(e,z)),yt(e,p),re(O,S,p.has_candidates?j("S\
how what is noted",()=>{o.offer("film",{title:Jt,frames:$,looks:g.map(z=>({svg:z})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let f=p=>Object.entries(p).every(([w,g])=>t.store.now.marks[w]===g);function m(p){let{marks:w}=t.store.now;
t.store.change({marks:{...w,...Object.fromEntries(p.map(Lt))}})}}function Qc({card:e,several:{share:t}}){e.add(I("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),re(j("Show what all answers share",t)))}var Cr=(e,t)=>h("span",{class:`key ${e}`},t.length===0?"the boar\
d":t.length===1?`this ${Pe(t)}`:`these ${t.length} ${Pe(t)}s`);function eu({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.
keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var Tr="More than one answer",tu=300;function Nr(e){let{app:t,card:n,solving:o}=e;function s(){n.show(Tr,I("This board has more than one answer. What would you \
like to see?"),r())}let r=(w=null)=>re(j("What they share",c,{hidden:w===c}),j("Two of them side by side",l,{hidden:w===l,class:"served"}),j("Clues that would l\
eave one",a,{hidden:w===a,class:"served"})),i=(w,g)=>P("differences",N(t.store.now,{marks:[],extra:g}),w);async function c(){await n.work("What all answers shar\
e","Comparing all answers \u2026",async w=>{let{status:g,cautious:y,brave:x}=await i(w,!1);if(!m(g)){if(y===null)return n.add(I("The answers were not all compar\
ed in time."));n.offer("overlay",{certain:y,possible:x}),n.add(I("The board shows all answers at once: full is what every answer has, faint what only some have."),
I(`${y.length} of ${x.length} are certain.`),r(c))}})}async function l(){await n.work("Two answers","Looking for two answers \u2026",async w=>{let{status:g,picture:y}=await i(
w,!1);if(m(g))return;if(y===null)return n.add(I("These rules do not say how a board is drawn."));let x=[{svg:y}];n.offer("film",{title:"Two answers",frames:x,at:0}),
n.add(I("Where they differ is highlighted; the third board is what all answers share."),r(l))})}async function a(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async w=>{let{status:g,offers:y,proof:x}=await i(w,!0);if(m(g))return;if(!y.length)return n.add(I("No clues were found that w\
ould leave one answer."));u(y);let b=y.length===1;n.add(I(b?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${y.
length} clues would leave one answer (${x}). They stand faintly on the board: click one to add it.`),re(j(b?"Add it":"Add all",()=>f(d(y)),{class:"primary"})))})}
function u(w){n.offer("ghosts",w),n.keepWhile(()=>{let g=d(w);return!g.length||g.length===w.length?!1:(u(g),!0)})}function d(w){let g=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return w.filter(({atom:y})=>!g.includes(`${y}.`))}let f=w=>t.emit("clues",w.map(({atom:g})=>g));function m(w){return w==="multiple"?!1:(n.add(I("T\
here is no longer more than one answer.")),!0)}let p=oe(tu,()=>{let{outcome:w,isOld:g}=o.now;!g&&w?.status==="multiple"&&w.horizon===null&&n.mayCome(Tr)&&s()});
return o.on(p),{ask:s,share:c}}function Mr({app:e,place:t,card:n}){t.more.append(j("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:c,interrupted:l}=await P(
"unneeded",N(e.store.now,{marks:[]}),r);n.add(i.length?I("All of these could be deleted at once: the answers of this board would stay the same."):I(l?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?I("This board says nothing of these: it has nothing that they could forbid."):null,s(c),l?I("T\
he search was cut short: there may be more."):null)})}let s=r=>h("ul",{class:"sentences"},r.map(({words:i,place:c})=>h("li",{class:"sentence"},h("p",{},te(nu(i))),
h("p",{class:"sources"},Tn(e,c)))))}var nu=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var Lr=matchMedia("(max-width: 60rem)");function ou(e){let t={status:h("section",{class:"assistant-status","aria-label":"Answers"}),buttons:h("div",{class:"assi\
stant-buttons"}),check:h("section",{class:"assistant-check","aria-label":"Check while you play"}),card:h("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:h("div",{class:"assistant-more"})};T("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>Lr.matches?T("#board").append(
t.card):t.check.after(t.card);Lr.addEventListener("change",n),n();let o=cr(e),s={app:e,place:t,highlight:o,solving:hr(e)};s.card=fr(s),s.derivation=Or(e),s.createFilm=
zr(s),pr(s),s.conflicts=vr(s),s.several=Nr(s),Ar(s),Er(s),wr(s),yr(s),Mr(s)}var Zn={};he(Zn,{start:()=>Cu});function Dr(e){let t=new Set,n=de(),o=null,s=null,r=async()=>{let{puzzle:l,instance:a,rules:u,facts:d}=e.store.now,f=JSON.stringify([l,a,u,d]);if(!(!l||f===s)){
s=f;try{let m=await n(p=>P("choices",N(e.store.now,{marks:[]}),p));if(m===void 0)return;o=m;for(let p of t)p(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=oe(1e3,()=>{i()&&r()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:r,on(l){t.add(
l),o!==null&&l(o)}}}var Hn={};he(Hn,{NAME:()=>Br,TITLE:()=>lu,create:()=>du});function Ze({name:e,words:t,topic:n,app:o,action:s,onSubmit:r}){let i=h("div",{class:"fields"}),c=h("button",{type:"submit",class:"primary"},s),l=h("div",{class:"\
actions"},c),a=h("form",{class:"work-form","aria-label":e},h("p",{class:"soft"},t," ",su(o,n,e)),i,l);return a.addEventListener("submit",u=>{u.preventDefault(),
r()}),{form:a,fields:i,button:c,line:l}}function su(e,t,n){return h("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function K(e,t,{title:n="",hint:o=null}={}){return h("label",{class:"field",title:n},h("span",{},e),t,o)}function Qe(e,t){
return t.setAttribute("aria-label",e),t}function J(e,{min:t,max:n,value:o,step:s=1}){return h("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function ze(e,t){return kt(h("select",{name:e}),t)}function kt(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>h("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function Wn(e,t,n,o){let s=([r,i,c=""])=>h("label",{title:c},h("input",{type:"checkbox",name:e,value:r,checked:o.includes(
r)})," ",i);return h("fieldset",{class:"ticks"},h("legend",{},t),n.map(s))}var Ir=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),et=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function tt(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function nt(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function ot(e,t,n=["rules","facts","constants"]){let o=h("progress",{"aria-label":"Progress"}),s=h("span",{class:"how-far"}),r=h("span",{class:"soft clock"}),i=h(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=h("div",{class:"working",hidden:!0},o,s,r,i),l=h("p",{class:"job-end",role:"status"}),a=h("p",{class:"job-o\
ld","aria-live":"polite"}),u=null,d=null,f="",m=()=>d?.abort(),p=(v,k=null,$=null)=>{if(f=v,s.textContent=v,k===null)return o.removeAttribute("value");o.max=Math.
max(1,$??0),o.value=k},w=v=>{c.hidden=!v,t.disabled=v},g=(v,k=!1)=>{l.textContent=v,l.classList.toggle("failure",k),x()},y=()=>n.some(v=>u&&e.store.now[v]!==u[v]),
x=()=>{a.textContent=l.textContent&&y()?`This was found ${jr}.`:""};async function b(v,k,$){m();let O=d=new AbortController,S=performance.now();u=e.store.now;let E=()=>{
r.textContent=`${Math.floor((performance.now()-S)/1e3)} s`},A=setInterval(E,1e3);E(),g(""),w(!0),c.scrollIntoView({block:"nearest"});try{return await q(v,k,{signal:O.
signal,onEvent:$})}catch(z){z.name==="AbortError"?g(`Cancelled: ${f}.`):g(ru(z,f),z.interrupted===null);return}finally{clearInterval(A),d===O&&w(!1)}}return e.when(
"cancel-all",m),e.store.on(n,x),{element:h("div",{class:"job"},c,l,a),run:b,tell:p,say:g,stop:m,named:v=>y()?`${v}, ${jr}`:v,get isOld(){return y()}}}var jr="be\
fore your last change",Rr={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function ru(e,t){if(e.interrupted&&e.interrupted in Rr)return`${Rr[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var _n=["orders","engines","configs","heuristics","labelings","others"],Fn=["default","as usual"];function Pr(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(a=>[a,a,n[a]]),s=e.needed===null?e.engines:[],r=e.needed===null?[]:[h("p",{class:"soft"},`${e.needed}.`)],i=(a,u,d)=>au(a,u,d,t[a]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ce(s)]),...r],l=[i("configs","Presets of clasp",[Fn,...Ce(e.presets)]),
i("heuristics","Heuristics: what is decided first",[Fn,...Ce(e.heuristics)]),i("labelings","Labelings, as in clpfd",[Fn,...Ce(e.labelings)]),Wn("others","Other \
boards of this puzzle",Ce(e.instances),t.others)];for(let a of[...c,...l])iu(a)&&(a.hidden=!0);return{first:c,more:l}}var Ce=e=>e.map(t=>[t,t]);function au(e,t,n,o){
let s=n.map(([r])=>r).filter(r=>o.includes(r));return Wn(e,t,n,s.length?s:[n[0][0]])}function iu(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var Br="Compare",lu="Measure which way of solving is faster",cu="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",vt={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},uu=600;function du(e,t){let n={seeds:J("seeds",{min:0,max:100,value:vt.seeds}),random:J("random",{min:1,max:100,value:vt.
random}),repeat:J("repeat",{min:1,max:100,value:vt.repeat}),timeout:J("timeout",{min:1,max:300,value:vt.timeout})},{seeds:o,random:s,repeat:r,timeout:i}=n,{form:c,
fields:l,button:a,line:u}=Ze({name:Br,words:cu,topic:"comparing",app:e,action:"Compare",onSubmit:k}),d=ot(e,a),f=h("div",{class:"lists"}),m=h("div",{class:"list\
s"}),p=K("Random orders",s,{title:"How many orders of each random kind"}),w=h("p",{class:"soft"}),g=h("p",{class:"links"});l.append(f,p,K("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),h("deta\
ils",{class:"more"},h("summary",{},"More ways, boards and limits"),m,K("Repeats",r,{title:"Runs that differ in nothing: they show how exact the clock is"}),K("S\
econds for a run",i))),u.before(w),c.append(d.element,g);let y=$=>$ in(t.now?.shuffles??{}),x=()=>`compare:${e.store.now.puzzle}`,b=()=>({...Object.fromEntries(
_n.map($=>[$,Ir(c,$)])),...et(n)}),v=()=>{let $=b(),O=$.orders.filter(y).length,S=$.orders.length+O*(Number(s.value)-1),E=$.configs.length*$.heuristics.length,z=$.
engines.reduce((De,Q)=>De+(Q==="clingo"?E:1),0)*S*$.labelings.length,L=$.others.length+1,W=Math.max(1,Number(o.value))*Number(r.value),R=z*L*W;p.hidden=!$.orders.
some(y),a.disabled=R===0;let V=[U(z,"way"),U(L,"board"),U(W,"run")].join(" \xD7 "),lt=R*Number(i.value)>uu?", ended after ten minutes at the latest":"";w.textContent=
R?`${V} = ${U(R,"run")}${lt}`:"Choose at least one of each list."};c.addEventListener("input",()=>{v(),nt(x(),b())}),t.on($=>{let O={...vt,...tt(x())};for(let[E,
A]of Object.entries(n))A.value=O[E];let S=Pr($,O);f.replaceChildren(...S.first),m.replaceChildren(...S.more),v()});async function k(){let $=b(),O=e.store.now,S=0,
E=0;g.replaceChildren(),d.tell("reading the files");let A=await d.run("compare",N({...O,marks:{}},{...Object.fromEntries(_n.map(z=>[z,$[z]])),orders:$.orders.map(
z=>y(z)?`${z}:${s.value}`:z),seeds:Number(o.value)||null,repeat:Number(r.value),timeout:Number(i.value)}),(z,L)=>{z==="begun"?E=L.runs:z==="run"&&(S+=1),d.tell(
S===E?`${E} runs, drawing the report`:`${S} of ${E} runs`,S,E)});A!==void 0&&(d.say(`${A.words}.`),g.replaceChildren(...fu(A,`${O.puzzle}-${O.instance}-comparis\
on`)),g.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{g.replaceChildren(),d.say("")}),c}function fu({page:e,csv:t,json:n},o){let s=(r,i,c,l)=>h(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},r);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Yn={};he(Yn,{NAME:()=>Xr,TITLE:()=>hu,create:()=>yu});var Ae="pylogic:draft:",Xt="pylogic:tab",Kn=20,Un="pylogic:history",Wr=200,mu=500;function qn(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ae+e,{signal:AbortSignal.timeout(mu)},n).catch(()=>t(!1)):t(!0)})}async function Fr(){let e=sessionStorage.getItem(Xt),t=e!==null&&
await qn(e)?e:ct();return t!==e&&await qn(t),sessionStorage.setItem(Xt,t),{id:t,draft:e===null?null:Hr(e)}}async function _r(e){return await qn(e)?(sessionStorage.
setItem(Xt,e),!0):!1}function Hr(e){try{let t=JSON.parse(localStorage.getItem(Ae+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function Gn(e,t,n=!1){try{return localStorage.setItem(Ae+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function Kr({now:e,
past:t,future:n}){try{sessionStorage.setItem(Un,JSON.stringify({now:e,past:t.slice(-Wr),future:n.slice(-Wr)}))}catch{sessionStorage.removeItem(Un)}}var Ur=()=>JSON.
parse(sessionStorage.getItem(Un)??"null"),Te=e=>Gn(ct(),e,!0),st=e=>localStorage.removeItem(Ae+e),ge=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Be=e=>ge(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Ne(){let e=(await navigator.locks?.query())?.held??[{name:Ae+sessionStorage.getItem(
Xt)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ae)&&!t.has(c)).map(c=>Hr(c.slice(Ae.length))??{at:0,id:c.slice(Ae.length),
document:_e}).sort((c,l)=>l.at-c.at),s=({document:c})=>Be(c),r=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Kn),...i.slice(Kn)])st(c);return r.slice(
0,Kn)}var Xr="Generate",hu="Make new puzzles of this kind",pu="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",gu=[["size","of\
 this size"],["present","the present one, new clues"]],wu=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],bu=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
qr="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Gr=60,Vr=8,Zr=1e6;function yu(e,t){let n={board:ze("board",
gu),rows:Qe("Rows",J("rows",{min:1,max:Gr,value:9})),columns:Qe("Columns",J("columns",{min:1,max:Gr,value:9})),count:J("count",{min:1,max:100,value:4}),difficulty:ze(
"difficulty",wu),low:Qe("From",J("low",{min:0,max:Vr,value:2})),high:Qe("To",J("high",{min:0,max:Vr,value:4})),symmetry:ze("symmetry",bu)},{board:o,rows:s,columns:r,
count:i,difficulty:c,low:l,high:a,symmetry:u}=n,d=Qe("Seed",J("seed",{min:0,max:2**53-1,value:Jr()})),f=h("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{d.value=Jr()}},Ot("dice")),{form:m,fields:p,button:w,line:g}=Ze({name:Xr,words:pu,topic:"generating",app:e,action:"\
Generate",onSubmit:A}),y=ot(e,w,["rules","constants"]),x=ku(e,()=>w.focus()),b=K("Size",Vn(s,"\xD7",r),{title:"Rows \xD7 columns"}),v=K("Largest step",Vn(l,"to",
a),{title:qr}),k=h("p",{class:"refusal",hidden:!0}),$=h("ul",{class:"made","aria-label":"New puzzles"}),O=null;p.append(K("Board",o),b,K("How many",i),K("Diffic\
ulty",c,{title:qr}),v,K("Symmetry",u),K("Seed",Vn(d,f),{title:"The same seed makes the same puzzles"})),g.before(k),m.append(y.element,x.element,$);let S=()=>{b.
hidden=o.value!=="size",v.hidden=c.value!=="range";let z=!v.hidden&&Number(a.value)<Number(l.value);a.setCustomValidity(z?"This is less than where it begins.":"")},
E=()=>`generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{S(),nt(E(),et(n))}),t.on(z=>{for(let Q of c.querySelectorAll("option"))Q.hidden=Q.disabled=
!["","range",...Object.keys(z.levels)].includes(Q.value);c.querySelector("option:checked:disabled")&&(c.value=""),k.hidden=z.ungenerated===null,k.textContent=`B\
y these rules no puzzles can be made: ${z.ungenerated}.`,w.disabled=z.ungenerated!==null;let{puzzle:L,instance:W}=e.store.now;if(O===`${L}/${W}`)return;O=`${L}/${W}`;
let[R,V]=z.size??[s.value,r.value],De={...{board:z.has_more?"present":"size",rows:R,columns:V},...tt(E())};for(let[Q,nn]of Object.entries(De))Q in n&&(n[Q].value=
String(nn));S()}),S();async function A(){let{puzzle:z}=e.store.now,L=Number(d.value),W=Number(i.value),R=0,V=()=>y.tell(`trying seed ${L}, ${R} of ${U(W,"puzzle")}`,
R,W);$.replaceChildren(),V(),await y.run("generate",N({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(r.value)]:null,seed:L,count:W,symmetry:u.
value||null,difficulty:v.hidden?c.value||null:[Number(l.value),Number(a.value)]}),(De,Q)=>{De!=="puzzle"||e.store.now.puzzle!==z||(R+=1,V(),$.append(vu(Q,()=>x.
open(Q))),R===1&&$.scrollIntoView({block:"nearest"}))})!==void 0&&(y.say(`${U(R,"puzzle")} of seed ${L}, each with exactly one solution. A click opens one.`),Number(
d.value)===L&&(d.value=String((L+1)%Zr)))}return e.when("cancel-all",()=>{x.isOpening||($.replaceChildren(),x.element.replaceChildren(),y.say(""))}),m}function ku(e,t){
let n=h("div",{class:"back"}),o=new Map,s=!1;function r(c){let l=e.store.now,a=`gen-${c.seed}-${c.number}`,u={saved:{...l.saved,facts:""},stamps:{...l.stamps,facts:null}};
i({...l,...u,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let d=!o.has(l.instance);if(o.set(a,c.text),!d)return;let f=()=>{i(l),
n.replaceChildren(),t()};n.replaceChildren(h("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){let{now:l}=e.store;!(o.get(l.instance)===
l.facts&&Yr(l.marks)&&Yr(l.notes))&&Be(l)&&Te(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:r,get isOpening(){return s}}}function vu(e,t){
let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,a])=>`${a} ${l}`),s=o.length>1?` (${o.join(", ")})`:"",r=`${e.clues} ${e.
clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?Y(e.pictures[0]):h("pre",{},e.text);i.setAttribute("aria-hidden","true");let c=`seed ${e.seed}, no. ${e.number}`;
return h("li",{},h("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzzle ${c}: ${r}`,onclick:t},h("span",{class:"picture"},
i),h("span",{},r),h("span",{class:"soft"},c)))}var Yr=e=>Object.keys(e).length===0,Vn=(...e)=>h("span",{class:"pair"},e),Jr=()=>String(Math.floor(Math.random()*
Zr));var Jn={};he(Jn,{NAME:()=>Qr,TITLE:()=>xu,create:()=>Ou});var Qr="Trace",xu="Watch the solver search",$u="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Zt=["","as usual"],Su={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function Ou(e,t){let n={keep:J("keep",{min:1,max:1e3,value:100}),order:ze("order",[]),heuristic:ze("heuristic",[Zt]),labeling:ze("labeling",[Zt])},{keep:o,order:s,
heuristic:r,labeling:i}=n,c=h("small",{class:"soft"}),{form:l,fields:a,button:u}=Ze({name:Qr,words:$u,topic:"explaining",app:e,action:"Trace the search",onSubmit:b}),
d=ot(e,u),f=h("div",{class:"result"}),m=K("Order of clues",s,{hint:c}),p=K("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),w={},
g=null;a.append(K("Moments",o,{title:"How many of the first moments the film shows"}),m,K("Heuristic",r,{title:"What is decided first, as the rules or clasp adv\
ise"}),p),l.append(d.element,f);let y=()=>{c.textContent=w[s.value]??""},x=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{y(),nt(x(),et(n))}),
t.on(v=>{let k=Object.entries(v.shuffles).map(([$,O])=>[`${$}#1`,O]);if(w={...v.orders,...Object.fromEntries(k)},kt(s,Object.keys(w).map($=>[$,$.replace("#1","")])),
kt(r,[Zt,...Ce(v.heuristics)]),kt(i,[Zt,...Ce(v.labelings)]),m.hidden=s.options.length===0,p.hidden=v.labelings.length===0,g!==e.store.now.puzzle){g=e.store.now.
puzzle;for(let[$,O]of Object.entries(tt(x())))Eu(n[$],O)}y()});async function b(){let{instance:v}=e.store.now,k=0;f.replaceChildren(),d.tell("searching");let $=await d.
run("trace",N({...e.store.now,marks:{}},{order:s.value||"given",heuristic:r.value||null,labeling:i.value||null,keep:Number(o.value)}),(z,L)=>{z==="begun"?k=L.frames:
z==="drawn"&&d.tell(`${L.frames} of ${k} moments drawn`,L.frames,k)});if($===void 0)return;d.say(`${$.words}.`);let O=(z,L,W)=>{e.emit("film",{title:d.named(z),
frames:L,at:W}),e.emit("pane","board")},S=()=>O(`The search on ${v}`,$.frames,0),E=$.heat.map(z=>({...z,name:Su[z.name??""]??z.name})),A=$.left_out?` ${$.left_out}\
 more came after them.`:"";f.append(h("p",{class:"soft"},`${$.summary.charAt(0).toUpperCase()}${$.summary.slice(1)}.${A}`),$.frames.length?h("button",{type:"but\
ton",onclick:S},"Show the film again"):h("p",{},"These rules do not say how a board is drawn, so there is no film."),h("div",{class:"heats"},E.map((z,L)=>zu(z,()=>O(
`Work on each cell of ${v}`,E,L))))),$.frames.length&&!d.isOld&&S()}return e.when("cancel-all",()=>{f.replaceChildren(),d.say("")}),l}function Eu(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function zu(e,t){let n=Y(e.svg??"");return n.setAttribute("aria-\
hidden","true"),h("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},h("span",{},e.name),h("span",{class:"picture"},n))}var ta={generate:Yn,compare:Hn,trace:Jn},Xn=Object.keys(ta),ea="pylogic:work:opened";function Cu(e){let t=Dr(e),n={},o={},s=l=>r(o[l].hidden?l:null),r=l=>{for(let a of Xn)
o[a].hidden=a!==l,n[a].setAttribute("aria-expanded",String(a===l));localStorage.setItem(ea,l??""),l!==null&&t.refresh()};for(let l of Xn){let a=ta[l];o[l]=a.create(
e,t),o[l].id=`work-${l}`,n[l]=h("button",{type:"button",title:a.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},a.NAME)}let i=h("h2",{id:"work-heading"},"Ma\
ke and measure");T("#assistant").append(h("section",{id:"work","aria-labelledby":i.id},i,h("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{r("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),T("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(ea);r(Xn.find(l=>l===c)??null)}function me({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),r(f))},c=n.map(
([f,m],p)=>h("button",p===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=h("h2",{id:`title-${ct()}`},e),a=h("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,h("div",{class:"actions"},h("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),u=h("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>u.remove()},a);document.body.append(u),u.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??T(".primary",a)).focus()})}function Le({key:e,words:t,actions:n=[],isBad:o=!1}){Me(e);let s=n.map(([r,i])=>h("button",{type:"button",onclick:()=>{
Me(e),i()}},r));T("#notices").append(h("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},h("span",{},t),h("span",{class:"group"},...s)))}
function Me(e){for(let t of ue("#notices .notice"))t.dataset.key===e&&t.remove()}function $t(e,t,n){let o=h("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Qn(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=h("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await me({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[h("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as Au,EditorView as na,unifiedMergeView as Tu}from"../vendor/codemirror-6.js";function oa({store:e},t,n){let o=new Map;function s(l,a){let{saved:u,stamps:d}=e.now,f={saved:{...u,[l]:a.text??""},stamps:{...d,[l]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Me(`conflict ${l}`)}function r(l,a){o.set(l,a.stamp);let u=()=>r(l,a),d=`${a.name} was changed by another program, and you have unsaved changes.`;Le(
{key:`conflict ${l}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>i(l,a).then(p=>({mine:f,theirs:m}[p??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,a),n()),m=()=>{Te(e.now),e.change({[l]:a.text??""}),s(l,a)}}function i(l,a){let u=new na({doc:a.text??"",extensions:[Au.
readOnly.of(!0),na.contentAttributes.of({"aria-label":"Differences"}),Tu({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return me({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[h("p",{},h("span",{class:"mine"},"only in yours")," ",h("span",{class:"theirs"},"only in the file")),h("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,a){let{now:u}=e;a.text===null||a.text===u[l]?(s(l,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):u[l]===u.saved[l]?(e.change({[l]:a.text}),s(l,a),t(`${a.name} was changed by another program; here it is.`)):o.get(l)!==a.stamp&&
r(l,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var eo=["rules","facts"];function X(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var We=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function sa(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(b,v=!1)=>e.emit("message",{words:b,isBad:v}),r=oa(e,s,p);function i(b){let{now:v}=t;if(v.puzzle&&Be(v)){let k=Te(v)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${v.instance} ${k}.`)}for(let{dataset:k}of ue("#notices .notice"))k.key&&k.key!=="connection"&&
Me(k.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:v.mode,...b})}async function c(b,v){let{rules:k,facts:$,game:O}=await pe("open",{puzzle:b,instance:v});
e.emit("game",O);let S={rules:k.text??"",facts:$.text??""};return{puzzle:b,instance:v,...S,saved:S,stamps:{rules:k.stamp,facts:$.stamp}}}async function l(b,v){let k=o+=
1,$=await c(b,v);if(k===o){if($.stamps.rules===null)throw new Error(`There is no puzzle ${b} here.`);i($),await a()}}async function a(){let{puzzle:b,instance:v}=t.
now,[k]=(await Ne()).filter(({document:$})=>$.puzzle===b&&$.instance===v);k&&u(k)}function u(b){let{document:v}=b,k=`Your unsaved changes of ${We(b.at)} to ${v.
instance} are kept.`;Le({key:"kept",words:k,actions:[["Restore",()=>d(b)],["Discard",()=>st(b.id)]]})}function d(b){i(b.document),st(b.id)}function f(b,v,k,$={}){
let O=b.puzzle===t.now.puzzle?t.now:b,{puzzle:S,rules:E,saved:A,stamps:z,constants:L={}}=O;i({puzzle:S,instance:v,rules:E,facts:k,marks:$,constants:L,saved:{...A,
facts:""},stamps:{...z,facts:null}})}let m=({puzzle:b,instance:v},k)=>t.now.puzzle===b&&(k==="rules"||t.now.instance===v);function p(){let b=t.now,v=()=>m(b,"fa\
cts")?w():void 0;return n=n.then(v).catch(k=>s(X(k),!0)),n}async function w(){let{now:b}=t;for(let v of eo)b[v]!==b.saved[v]&&await g(b,v)}async function g(b,v){
let{puzzle:k,instance:$,stamps:O,[v]:S}=b,{is_saved:E,file:A}=await pe("save",{puzzle:k,instance:v==="facts"?$:null,text:S,stamp:O[v]});if(!E){m(b,v)?r.conflict(
v,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let z=!y.has(A.name)&&O[v]!==null;y.add(A.name),m(b,v)&&r.take(v,A),s(z?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(z||O[v]===null)&&e.emit("library")}let y=new Set,{changed:x}=r;return{open:l,show:i,read:c,
restore:d,offer:u,showFacts:f,save:p,changed:x,tell:s,own:y,saved:()=>n}}var ra="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",Nu="[a-z][a-z0-9_]{0,63}";function aa(e,t,n){let{store:o}=e,s=m=>t.tell(X(m),!0),r=(m,p)=>{let w=h("input",{
required:!0,autocomplete:"off",spellcheck:!1,...p});return[h("label",{},m,w),w]},i=(...m)=>()=>m.every(p=>p.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),p=(A,z="9")=>r(A,{type:"number",min:1,max:60,value:z}),[w,g]=p("Rows",m?.[1]),[y,x]=p("Columns",m?.[2]),[b,v]=r("Name",{type:"text",pattern:ra,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await me({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
h("div",{class:"fields"},w,y,b)],buttons:[["make","Make it"]],check:i(g,x,v)})===null)return;let{puzzle:$,rules:O,constants:S}=o.now,{facts:E}=await P("frame",{
puzzle:$,rules:O,constants:S,rows:g.valueAsNumber,columns:x.valueAsNumber});t.showFacts(o.now,n.freeName($,v.value),E),o.change({mode:"edit"})}async function l(){
let[m,p]=r("Name",{type:"text",pattern:Nu,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await me({title:"New puzzle",
content:[h("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(p)})===null)return;
let y=await pe("new",{name:p.value});await n.load(),await t.open(y.puzzle,y.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[p,w]=r("Name",{type:"\
text",pattern:ra,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await me({title:"Save this board under another\
 name",content:[p],buttons:[["save","Save"]],check:i(w)})===null)return;if((await t.read(m.puzzle,w.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${w.value} already.`);o.change({instance:w.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:p}=o.now;t.show(await t.read(m,p))}async function d(){let m=await Ne();if(!m.length){t.tell("No unsaved changes are kept.");return}let p=[],
w=m.map(y=>h("label",{class:"choice"},h("input",{type:"radio",name:"kept",onchange:()=>{p[0]=y}}),`${y.document.instance} \xB7 ${n.titleOf(y.document.puzzle)}, ${We(
y.at)}`)),g=await me({title:"Unsaved changes that are kept",content:w,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>p.length>0});for(let y of p)
g==="restore"?t.restore(y):g==="discard"&&st(y.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(a),revert:f(u),kept:f(d)}}var Mu=500,Lu=5e3,ia="What you have done is kept in this browser.",Du=`pylogic serve does not answer: has it ended? Start it again. ${ia}`,Iu=`pylogic serve was\
 started again: open the link that it has printed. ${ia}`;function la(e,t,n){let{store:o}=e,s="",r="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:p,stamps:w}=o.now,{rules:g,facts:y}=w,x=new URLSearchParams({puzzle:m,instance:p,rules:g??"",facts:y??""}),b=await ne(`\
changes?${x}`);if(s&&a(),await t.saved(),o.now.stamps!==w)return;let v=i?.puzzle===m?i:{...b,puzzle:m};i={...b,puzzle:m};for(let k of eo)b[k]&&t.changed(k,b[k]);
b.names!==v.names&&n(),b.encodings!==v.encodings&&c()}function a(){s="",Me("connection"),t.tell(r),c(),n()}function u({status:m,message:p}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let w={0:Du,401:Iu}[m]??p;s!==w&&Le({key:"connection",isBad:!0,words:w}),s=w}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?Lu:Mu)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(u),await f()})()}import{html as Z,render as ju,signal as Ru,useEffect as Pu,useLayoutEffect as Bu,useRef as Wu,useSignal as ca}from"../vendor/preact-11.js";var St="#gallery",Fu=6,_u=2,rt=(...e)=>[St,...e.map(t=>encodeURIComponent(t??""))].join("/");function ua(e,t,n){let{store:o}=e,s=T("#gallery"),r=Ru(null),i=qu(),
c=null,l=0;function a(y){s.hidden=!y,T("#panes").hidden=y,document.body.dataset.view=y?"gallery":"board",n.entitle()}async function u(){!at()&&o.now.puzzle===""&&
history.replaceState(null,"",St);let y=location.hash,[,x,b]=y.split("/");at()?b!==void 0?await d(x,b):await m(x):a(!1),c=y}async function d(y,x){try{let b=decodeURIComponent(
x);o.now.puzzle===y&&o.now.instance===b?f():await t.open(y,b)}catch(b){t.tell(X(b),!0),history.replaceState(null,"",St),await m()}}function f(){let y=location.hash.
split("/").length>2;at()&&history[y?"replaceState":"pushState"](null,"",location.pathname),a(!1)}async function m(y){let x=l+=1,b=s.hidden||c!==location.hash?c:
null,v=n.entries.find($=>$.puzzle===y),k=v?await pe("open",{puzzle:y}).catch(()=>({game:[]})):{played:await p()};x===l&&(a(!0),r.value={...k,kind:v,from:b})}async function p(){
let y=await Ne(),x=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...x,...y].reverse().map(v=>[`${v.document.puzzle}/${v.document.instance}`,
v])).values()].reverse().slice(0,Fu).map(v=>{let{document:k,id:$,at:O}=v;return{target:$===""?f:()=>t.restore(v),words:n.titleOf(k.puzzle),more:`${k.instance}, ${$===
""?"open":We(O)}`,draw:()=>P("tile",N(k))}})}async function w({puzzle:y}){o.now.puzzle===y?f():await d(y,encodeURIComponent(n.firstOf(y))),e.emit("make")}function g(){
let{kind:y,game:x=[],played:b=[],from:v=null}=r.value??{};return Bu(()=>{if(r.value===null||v===null)return;let k=[...s.querySelectorAll("a.tile")].find(({hash:$})=>$===
v);(k??T("h2",s)).focus(),k||(s.scrollTop=0)},[r.value]),r.value===null?null:Z`<div class="page" key=${y?.puzzle}>${y?Z`<${Ku} ...${{kind:y,game:x,seen:i}} make=${()=>w(
y)} />`:Z`<${Hu} ...${{library:n,played:b,seen:i}} />`}</div>`}return ju(Z`<${g} />`,s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}function Hu({
library:e,played:t,seen:n}){let{puzzle:o,instance:s}=e.first,r=ca(""),i=e.entries.filter(({puzzle:a,title:u,aliases:d})=>[a,u,...d].some(f=>f.toLowerCase().replaceAll(
"_"," ").includes(r.value))),c=a=>{r.value=_(a).value.trim().toLowerCase()},l=a=>{a.preventDefault(),i.length&&(location.hash=rt(i[0].puzzle))};return Z`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${rt(o,s)}>
        ${e.titleOf(o)}</a>.</p></header>
    ${t.length>0&&Z`<h3>Go on</h3><${to} name="Played last" tiles=${t} seen=${n} />`}
    <form class="search" role="search" onsubmit=${l}><h3>All kinds</h3>
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${c} /></form>
    ${i.length===0&&Z`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${to} name="All kinds" seen=${n} tiles=${i.map(a=>({target:rt(a.puzzle),words:a.title,more:a.problem??U(a.instances.length,"board"),draw:async()=>a.instances.
length?ne(`tile/${a.puzzle}/${encodeURIComponent(a.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var Ku=({kind:{puzzle:e,title:t,instances:n},
game:o,seen:s,make:r})=>Z`
  <header><a href=${St}>All kinds</a><h2 tabindex="-1">${t}</h2>
    <div class="game">${o.map(([i,c])=>Z`<p class=${c?"item":""}>${i}</p>`)}</div></header>
  <${to} name=${`Boards of ${t}`} seen=${s} tiles=${n.map(i=>({target:rt(e,i),words:i,draw:()=>ne(`tile/${e}/${encodeURIComponent(i)}`)}))}>
    <li><button type="button" class="tile" onclick=${r}><span class="picture"><${He} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,to=({name:e,tiles:t,seen:n,children:o})=>Z`<ul class="tiles" aria-label=${e}>${t.map(s=>Z`<li key=${`${s.words} ${s.target}`}><${Uu} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function Uu({target:e,words:t,more:n="",draw:o,seen:s}){let r=Wu(null),i=ca("");Pu(()=>s(r.current,async()=>{let l=await o(),a=l.pictures.slice(0,1).map(u=>Y(u.
svg));for(let u of a)u.querySelector("title")?.remove();r.current?.replaceChildren(...a),i.value=l.size?.join(" \xD7 ")??""}),[]);let c=Z`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?Z`<a class="tile" href=${e}>${c}</a>`:Z`<button type="button" class="tile" onclick=${e}>${c}</button>`}
var at=()=>location.hash.split("/")[0]===St;function qu(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:c}of r)i&&(o.unobserve(
c),t.push(c),s())},{rootMargin:"200px"});async function s(){let r=n<_u?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(c=>c!==r)})}function da(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},c=v=>o.find(k=>k.puzzle===v),l=v=>c(v)?.title??v,a=v=>c(v)?.instances??
[],u=v=>a(v)[0]??"board";function d({puzzle:v,instance:k}){let $=a(v);return rt(v,...$.slice($.indexOf(k)+1).slice(0,1))}function f(v,k){let $=new Set([...a(v),
v===n.now.puzzle?n.now.instance:""]);if(!$.has(k))return k;let O=2;for(;$.has(`${k}${O}`);)O+=1;return`${k}${O}`}let m=(v,k)=>t.open(v,k).catch($=>{t.tell($.message,
!0),g()}),p=h("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>m(p.value,u(p.value))}),w=h("select",{"aria-label":"Board",title:"Board",onchange:()=>m(
n.now.puzzle,w.value)});function g(){let{puzzle:v,instance:k}=n.now,$=c(v)?.own;x(p,o.map(S=>[S.puzzle,S.title,S.own.rules]),v);let O=a(v).map(S=>[S,S,!!$?.instances.
includes(S)]);x(w,O,k),y()}function y(){let{puzzle:v,instance:k}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${ge(n.now)?"\u2022 ":""}${k}\
 \xB7 ${l(v)} \xB7 pylogic`}function x(v,k,$){let O=(A,z)=>{let L=k.filter(([,,W])=>W===z).map(([W,R])=>h("option",{value:W},R));return L.length?[h("optgroup",{
label:A},...L)]:[]},S=k.some(([A])=>A===$)?[]:[h("option",{value:$},`${$} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];v.replaceChildren(
...S,...E),v.value=$}async function b(v){let k=await ne("library",v);[o,s,i,r]=[k.puzzles,k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",r!==null);
for(let $ of o){$.own.rules&&t.own.add(`encodings/${$.puzzle}.lp`);for(let O of $.own.instances)t.own.add(`instances/${$.puzzle}/${O}.lp`)}return n.now.puzzle&&
g(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],g),{load:b,titleOf:l,freeName:f,firstOf:u,behind:d,entitle:y,elements:[p,w],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Qt(e,t,n){let o=h("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=h("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,h("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),a=l.findIndex(d=>d===document.activeElement),u={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(l.at(u%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{_(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function G(e,t,{note:n="",key:o="",isOff:s=!1}={}){return h("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
h("span",{class:"name"},e),o?h("kbd",{},o):null,n?h("small",{},n):null)}var no=e=>h("div",{class:"heading",role:"presentation"},e);var en="#pylogic=";var fa=/^[a-z_][A-Za-z0-9_]{0,63}$/,Gu=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,tn=e=>e.includes(en);async function ma(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:c,saved:l}=e,a=o===l.rules?{}:{rules:o},u=await Ju(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:i,constants:c}));
return`${location.origin}/${en}${u}`}async function ha(e){let t=e.slice(e.indexOf(en)+en.length).trim(),n;try{n=JSON.parse(await Xu(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Yu(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:l,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:c,notes:l,constants:a}}var pa=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),it=e=>typeof e=="string",Vu=e=>Array.isArray(e)&&e.every(it),oo=(e,t,n)=>pa(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Yu(e){return pa(e)&&it(e.puzzle)&&fa.test(e.puzzle)&&it(e.instance)&&Gu.test(e.instance)&&it(e.facts)&&
(e.rules===void 0||it(e.rules))&&oo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&oo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Vu)&&oo(e.constants,fa,t=>it(t)&&t.length<=
200)}async function Ju(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Xu(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var ga=2e6,Zu=/^[^%\n]*(:-|#program|#show|[{}])/m,so="input, textarea, select, dialog, .cm-editor, [contenteditable]";function wa(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(tn(f))return o(f);if(f.length>ga)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:p,rules:w,constants:g}=s.now,
y=p?{puzzle:p,rules:w,constants:g}:{puzzle:n.first.puzzle},x=await P("import",{...y,text:f});if(!p&&!x.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let b=x.puzzle===p?s.now:await t.read(x.puzzle,m),v=Object.fromEntries(x.answer.map(S=>[S,!0]));t.showFacts(b,n.freeName(x.
puzzle,m),x.facts,v);let k=x.answer.length?", with what it shows of a solution":"",$=`a board of ${n.titleOf(x.puzzle)}`,O=x.is_named?`Recognised ${x.format}: ${$}`:
`Read as ${$}, the puzzle that is open`;t.tell(`${O}${k}.`),e.emit("pane","board")}async function i(f,m){let p=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),w=await t.read(p,n.firstOf(p));t.show({...w,rules:f}),t.tell(`These are rules: they are open as the puzzle ${p}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,p=!1)=>(p&&m&&Zu.test(f)?i(f,m):r(f,m)).catch(w=>t.tell(X(w),!0));async function l(f){f.size>ga?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),Qu(f.name),f.name.endsWith(".lp"))}async function a(){let f=h("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=h("p",{class:"failure",role:"alert",hidden:!0}),p=[h("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await me({title:"Paste a board",content:p,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(g){m.hidden=!1,m.textContent=X(g)}}}function u(){let f=h("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";_(f).closest?.(so)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{_(f).closest?.(
so)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,_(f).closest?.(so)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:u}}var Qu=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function ba({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:c}=e.now,l=ge(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await pe("solved",{puzzle:r,instance:i}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var ed={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},td=15e5,ya=2,nd=["localhost","127.0.0.1","[::1]"];function ka(e,t){let{store:n}=e,o=d=>t.
tell(X(d),!0);async function s(){let d=await ma(n.now);d.length>td?t.tell("This is too much for a link: download the files.",!0):await Qn(e,d,"a link to these r\
ules and this board")}async function r(d){let{svg:f}=await P("picture",N(n.now));d==="svg"?$t(`${n.now.instance}.svg`,f,"image/svg+xml"):$t(`${n.now.instance}.p\
ng`,await od(f),"image/png")}async function i(){let d=open("","_blank");try{let{html:f}=await P("page",N(n.now)),m=URL.createObjectURL(new Blob([f],{type:"text/\
html"}));d?d.location=m:$t(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=h("div",{class:"formats"},h("small",{class:"soft"},
"One moment\u2026"));return P("export",N(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>G(l(m),()=>Qn(e,m.text??"",`${m.title}, ${n.now.instance}`),
{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(h("small",{},"No other program's format fits this puzzle."))},f=>d.replaceChildren(
h("small",{class:"failure"},X(f)))),d}let l=({format:d,title:f})=>`${f}${ed[d]??""}`,a=(d,f,m)=>G(`${d}, ${f}.lp`,()=>$t(`${f}.lp`,m,"text/plain")),u=()=>[G("Co\
py link",()=>s().catch(o),{note:`holds rules and board, and works ${nd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where this\
 page can be reached"}; nothing is uploaded`}),no("Copy for other programs"),c(),no("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.
rules),G("Picture, SVG",()=>r("svg").catch(o)),G("Picture, PNG",()=>r("png").catch(o)),G("Page to print",i,{note:"the rules in words, and the board"})];T("#shar\
e").append(...Qt("Share","Share: links, files, print",u))}async function od(e){let t=h("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();
let n=h("canvas",{width:ya*t.width,height:ya*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?o(r):s(new Error(
"This picture is too large.")),"image/png")})}async function va(e){T("#bar").append(h("div",{id:"notices"}));let t=sa(e),n=da(e,t),o=u=>$a(e,t,u),s=wa(e,t,n,o),r=aa(e,t,n),i=ua(e,t,n);rd(e,t,n,s,r),ka(e,t),
sd(e,n),ba(e,n);let c=n.load();c.catch(()=>{});let l=await Fr();await ad(e,t,c,l).catch(u=>t.tell(X(u),!0)),await i.go(),id(e,t,()=>l.id),addEventListener("hash\
change",async()=>{await xa(t,o),await i.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),la(e,t,a)}function sd({store:e,when:t},n){let o=h("a",{class:"\
next"},"Next board");T("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function rd(e,t,n,o,s){let{store:r}=e,i=h("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",h("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=ge(r.now);i.disabled=!d,i.setAttribute("aria-l\
abel",d?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[G("Save",t.save,{key:"Ctrl-S",isOff:!ge(r.now)}),G("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],u=Qt("File","File: new, paste, save",()=>[G("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[G("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],G("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at an\
d others"}),G("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),G("Back to the saved files",s.revert,{isOff:!ge(r.now)}),G("Kept \
changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],c),c(),addEventListener("keydown",d=>{
!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function ad(e,t,n,o){if(await xa(t,i=>$a(e,t,i))){o.draft&&Be(
o.draft.document)&&Te(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,Ur());return}let s=(await Ne()).find(({isAside:i})=>!i),r=await n.then(
i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!at()&&!r?.first.is_asked&&await _r(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`Your \
unsaved changes of ${We(s.at)} are back.`);return}at()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function xa(e,t){
let{hash:n}=location;if(!tn(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(X(o),!0),!1}}async function $a(e,t,n){
let{rules:o,...s}=await ha(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Le({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function id({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Gn(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(_e),oe(300,s)),addEventListener("pagehide",()=>{s(),Kr(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var ao={};he(ao,{start:()=>ud});var ro="pylogic:guide",cd=["workbench","index"];function ud(e){let t=T("#drawer"),n=de(),o=[],s=null,r=[],i=h("article",{class:"guide-page",tabIndex:-1}),c=h("s\
elect",{"aria-label":"Page of the guide",onchange:()=>p(c.value)}),l=h("button",{type:"button",title:"The page before",onclick:w},"Back"),a=h("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=h("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},Ot("book"),h("span",{class:"wide"},"Guide"));t.append(h("header",{},h("h2",{},"Guide"),c,l,a),i),T("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f(y){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
r.length||(r=await ne("guide"))}catch(x){return g(x)}c.replaceChildren(...r.map(({topic:x,title:b})=>h("option",{value:x},b))),await p(y??localStorage.getItem(ro)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function p(y,x=!1){let[b,v]=y.split("#"),k=new Set(r.map(
({topic:E})=>E)),$=[b,...cd].find(E=>k.has(E))??b,O;try{O=await n(E=>ne(`guide/${$}`,E))}catch(E){return g(E)}if(O===void 0)return;!x&&o.at(-1)!==$&&o.push($),l.
disabled=o.length<2,c.value=$,localStorage.setItem(ro,$),i.replaceChildren(...dd(O.html)),i.setAttribute("aria-label",O.title);let S=v?i.querySelector(`#${CSS.escape(
v)}`):null;S?S.scrollIntoView():t.scrollTop=0}function w(){o.pop(),p(o.at(-1)??"",!0)}function g(y){i.replaceChildren(h("p",{class:"failure"},y.message))}i.addEventListener(
"click",y=>{let x=_(y).closest("a[data-topic]");x!==null&&(y.preventDefault(),p(x.dataset.topic??""))}),addEventListener("keydown",y=>{if(y.key==="F1")d();else if(y.
key==="Escape"&&t.contains(document.activeElement))m();else return;y.preventDefault()}),e.when("guide",f)}function dd(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&fd(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=h("bu\
tton",{type:"button",class:"copy",onclick:()=>md(s,o)},"Copy"),r=h("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=h("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function fd(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(ro)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function md(e,t){await navigator.clipboard.writeText(hd(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function hd(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var Sa="pylogic:panes",pd=256,gd=340,wd=24,bd=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function Oa(){
let e=T("#panes"),t=JSON.parse(localStorage.getItem(Sa)??"{}");for(let[n,o,s,r]of bd){let i=T(o),c=h("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),l=()=>{let d=t[n];e.style.setProperty(`--${n}`,d?`min(${d}px, 60%\
)`:null),c.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},a=d=>{let f=e.clientWidth-gd-(T(s).offsetTop===i.offsetTop?T(s).
offsetWidth:0);t[n]=d&&Math.round(Math.max(pd,Math.min(d,f))),localStorage.setItem(Sa,JSON.stringify(t)),l()},u=({clientX:d})=>{let{left:f,right:m}=i.getBoundingClientRect();
a(n==="left"?d-f:m-d)};c.addEventListener("pointerdown",d=>{c.setPointerCapture(d.pointerId),c.addEventListener("pointermove",u)}),c.addEventListener("lostpoint\
ercapture",()=>c.removeEventListener("pointermove",u)),c.addEventListener("dblclick",()=>a()),c.addEventListener("keydown",({key:d})=>{let f={ArrowLeft:-1,ArrowRight:1}[d];
f&&a(i.offsetWidth+wd*(n==="left"?f:-f))}),(n==="left"?T("#board"):i).before(c),l()}}lo();var Ea=co(),za={store:Ea,overview:ho(Ea),...po()};for(let e of[an,bn,An,Bn,Zn,ao])e.start(za);Oa();await va(za);document.documentElement.dataset.ready="";
