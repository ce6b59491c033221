var xa=Object.defineProperty;var me=(e,t)=>{for(var n in t)xa(e,n,{get:t[n],enumerable:!0})};var F=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},We=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var no="pylogic:token";function oo(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(Sa(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var Sa=e=>localStorage.setItem(no,e);async function en(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(no)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new F({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=r.status===422?$a(await r.json()):
await r.text();throw new F({words:c,status:r.status})}return r}function $a(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function te(e,t){return(await en(e,void 0,t)).json()}async function he(e,t,n){return(await en(e,t,n)).json()}async function q(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await en(e,t,n);if(s.body===null)throw new F({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new F({words:"The server has gone away.",status:0})}
if(c.done)throw new F({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let a of l){let u=Oa(a);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new F(u.data);o(u.name,u.data)}}}}var R=(e,t,n)=>q(
e,t,{signal:n});function Oa(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}import{batch as za,signal as Ca}from"../vendor/preact-11.js";var Fe=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,
facts:null},marks:{},notes:{},constants:{},mode:"play",seconds:0,saves:[]}),Aa=["facts","marks","notes"];function so(e=Fe){let t=Ca(e),n=[],o=[],s=null,r=new Set,
i=a=>za(()=>{let u=t.peek();t.value=a;let f=Object.keys(a).filter(m=>a[m]!==u[m]);if(f.length)for(let m of[...r])m(a,u,new Set(f))}),c=({facts:a,marks:u,notes:d})=>({
facts:a,marks:u,notes:d}),l=(a,u)=>{if(!a.length)return;let d=t.peek();u.push(c(d)),s=null,i({...d,...a.pop()})};return{get now(){return t.value},get canUndo(){
return t.value&&n.length>0},get canRedo(){return t.value&&o.length>0},get history(){return{now:c(t.value),past:n,future:o}},change(a,{merge:u=null,undoable:d=!0}={}){
let f=t.peek(),m=Aa.some(p=>p in a&&a[p]!==f[p]);m&&d&&!(u!==null&&u===s)&&(n.push(c(f)),o=[]),(m||"mode"in a)&&(s=u),i({...f,...a})},open(a,u=null){let d={...Fe,
...a};[n,o,s]=u!==null&&JSON.stringify(u.now)===JSON.stringify(c(d))?[u.past,u.future,null]:[[],[],null],i(d)},undo:()=>l(n,o),redo:()=>l(o,n),on(a,u){let d=new Set(
a),f=(...m)=>{[...m[2]].some(p=>d.has(p))&&u(...m)};return r.add(f),()=>r.delete(f)}}}function M(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=e;
return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.entries(c),...t}}var tn={facts:40,rules:200},ro=["puzzle","instance","rules","facts","constants","marks"],ao="facts";function lo(e){let t=new Set,n=new Map,o=new Set,s=tn.facts,
r=0;e.on(ro,(f,m,p)=>{s=p.has("rules")&&!p.has("puzzle")?tn.rules:tn.facts});function i(f,m){return l(f),o.add(f),new Promise((p,w)=>{let g={resolve:p,reject:w,
onEvent:m},y=[...t].find(({about:k,parts:b})=>b.includes(f)&&ro.every(v=>k?.[v]===e.now[v]));y?(y.wishes.set(f,g),io(y,f)):(n.set(f,g),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let p=m.wishes.get(f);p&&(p.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let p=e.
now;return new Promise((w,g)=>{let y=b=>{k.about={...p,facts:b[b.length-1]},m(b),w()},k=d(p,null,[...o],new Map([[ao,{resolve:y,reject:g}]]),{steps:f})})}function d(f,m,p,w,g={}){
let y={about:m,parts:p,wishes:w,told:new Map,controller:new AbortController},k=(b,v)=>{b==="found"?w.get("solve")?.onEvent?.(b,v):y.told.set(b,b===ao?{found:v.facts}:
v),io(y,b)};return t.add(y),q("overview",M(f,{...g,parts:p}),{signal:y.controller.signal,onEvent:k}).catch(b=>{for(let v of w.values())v.reject(b)}).finally(()=>t.
delete(y)),y}return{ask:i,drop:c,edit:u}}function io({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new F(s.failed)):o.
resolve(s.found))}function co(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var on={};me(on,{start:()=>ja});import{html as He,render as nn,useSignal as La}from"../vendor/preact-11.js";function h(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function uo(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function G(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function L(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ie=e=>[...document.querySelectorAll(e)],it=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),_=e=>e.target;function ne(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function le(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var U=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;import{html as Ta}from"../vendor/preact-11.js";var fo="http://www.w3.org/2000/svg",mo={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L1\
2 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.\
4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 \
0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},_e=({
name:e})=>Ta`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${mo[e]} /></svg>`;function xt(e){let t=document.createElementNS(fo,"svg");for(let[
o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(fo,"path");return n.setAttribute(
"d",mo[e]),t.append(n),t}var Ma=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Na=8e3,Da=2,Ia=["pointerdown","keydown"],
ho={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function ja(e){nn(He`<${Ra} ...${e} />`,L("#modes")),nn(He`<${Pa} ...${e} />`,
L("#history")),nn(He`<${Wa} />`,L("#appearance")),Ba(e),Fa(e),Ha(e)}function Ra({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pl\
ay"?"edit":"play";e.change({mode:o}),L(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ma.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return He`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Pa=({store:e})=>He`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${_e} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${_e} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ba({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||_(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Wa(){let e=La(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return He`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${_e} name=${e.value?"light":"dark"} /></button>`}function Fa(e){let t=ie("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),_a(e)}function _a(e){
let t=Object.keys(ho),n=o=>{e.emit("pane",o),ie(`#${o} :is(${ho[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ie(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ha(e){let t=L("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=h(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-Da),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Ia)addEventListener(c,i,{once:!0})},Na)})}var mn={};me(mn,{start:()=>Hi});var Ka=12;function Ke(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(h("span",{class:t,ariaHidden:"true"},n))}function po(e,t,n,o){
Ke(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,a=h("span",{},c);return a.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[a," "]})))}function Ue(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(h("span",{class:"typed",ariaHidden:"true"},t))}function go(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function St(e,t){Ke(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Ka%360))}function wo(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var $t={corner:"",centre:"~",colour:"#"},qe=Object.keys($t),we=qe.filter(e=>e!=="colour"),be=["red","orange","yellow","green","cyan","blue","purple","grey"],lt=(e,t)=>$t[e]+
t,ye=(e=[],t)=>e.filter(n=>sn(n)===t).map(n=>n.slice($t[t].length)),sn=e=>qe.find(t=>$t[t]===e[0])??"corner",bo=(e,t,n)=>t.every(o=>e[o]?.includes(n))?an(e,t,o=>o.
filter(s=>s!==n)):rn(e,t,[n]),rn=(e,t,n)=>an(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),ct=(e,t,n,o)=>an(e,t,s=>s.filter(
r=>!n.includes(sn(r))||o!==void 0&&r!==lt(sn(r),o)));function an(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var W=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),yo=new Map;function vo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=yo.get(o)??{svg:e,words:t,reach:n};return yo.set(o,s),s}var Ua=["diagonal","triangle"],Ot=vo({svg:"",words:""});function xo(e,t=null){let n=e.pieces.map(
vo),o=c=>c.map(l=>l<0?Ot:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:qa(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(a=>a.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function qa(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var se=(e,t,n)=>(t-1)*e.columns+n-1,I=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ke=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,ln=(e,t,n,o)=>ke(t,I(e,o).join(","),n),ve=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Ua.includes(e)&&n.some(({value:o})=>o!==null);function cn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?se(e,o,s):-1}var xe=(e,t)=>!!e.looks[0]?.[t],Et=(e,t)=>e.plays.some(n=>n.
choices.some(o=>xe(o,t))),un=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),So=e=>un(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),re=(e,t,n,o)=>je(t,n,I(e,o).join(",")),zt=(e,t,n,o,s)=>Mt(t,n,I(e,o).join(","),s),Ct=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function At({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function ut(e,t,n){for(let o of e.plays){let s=o.choices[re(e,o,t,n)];if(s&&xe(s,n))return s.looks.map(r=>r[n]??Ot)}return e.
frames.map(o=>o.blank[n])}var ko={corner:"candidates",centre:"centre",colour:"coloured"};function Tt(e,{marks:t,notes:n},o){let[s,r]=I(e,o),i=e.plays.map(f=>f.choices[re(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=qe.map(f=>[ko[f],...ye(n[`${s},${r}`],f)]).filter(([,f])=>f),a=i.length?l.filter(([f])=>f===
ko.colour):l,u=e.plays.filter(ae).flatMap(f=>zo.map(m=>{let p=f.choices[je(f,t,Se(e,o,m))];return p&&`${m}: ${p.words}`})).filter(Boolean),d=[c,...i,...u,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function $o(e,t){let n=s=>s.choices.some(r=>{let[i,c]=ke(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>ae(s)&&n(s)))return!0;let o=cn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>xe(r,o)&&ln(e,s,r,o)===t))}function Oo(e,t,n){let o=n.filter(r=>$o(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Lt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Eo(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>$o(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var ae=e=>e.where!=="cell",zo=["top","righ\
t","bottom","left"],Va={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ie=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Co(e,t,n,o){let s=l=>l.
every((a,u)=>a>=Math.min(n[u],o[u])&&a<=Math.max(n[u],o[u])),r={...t},i={};for(let l of e.spots){let[a,u,d]=l.split(","),[f,m]=[[+a,+u],[+a+ +(d==="bottom"),+u+
+(d==="right")]].map(w=>s(w));if(!f&&!m)continue;let p=ke(e,l,e.choices[0]);delete r[p],f!==m&&(i[p]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Se(e,t,n){let[o,s]=I(e,t),[r,i,c]=Va[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var je=(e,t,n)=>e.choices.findIndex(o=>t[ke(e,n,o)]===o.holds);function Mt(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ke(e,n,i)];let r=e.choices[o];return r&&
(s[ke(e,n,r)]=r.holds),s}var Ao=(e,t,n)=>e.plays.filter(ae).reduce((o,s)=>zo.reduce((r,i)=>Mt(s,r,Se(e,n,i),-1),o),t);function dt({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,l]=[n+(r-1)*e,n+(s-1)*t],[a,u]=[c+e,l+t];if(o==="edge")return{top:[c,l,a,l],bottom:[c,u,a,u],left:[c,l,c,u],right:[a,l,a,u]}[i];let[d,f]=[c+e/2,l+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function To(e,t,[n,o,s]){let[r,i,c,l]=dt(e,t,[n,o,s]);if(t==="edge")return[r,i,c,l];let[a,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+a]].map(m=>e.frames[0].cells[se(e,m[0],m[1])]?.reach?.[u]??0);return[r+a*d,i+u*d,c-a*f,l-u*f]}function ce({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var Ga=500,Ja=["clue","unknown"];function Lo({app:e,view:t}){let n=new Map,o=new Map,s=Ya(e,()=>{for(let x of l())Ue(t.grid.cell(x),null)}),r=()=>t.sheet,i=x=>r().
edits.find(O=>O.what===x),c=x=>I(r(),x).join(",");function l(){let x=[...n.keys()];return n.clear(),o.clear(),x}function a(x,O,$,E=null){let A=$===null?"":x==="\
unknown"?"?":$;n.set(O,A),Ue(t.grid.cell(O),A);for(let z of Ja)o.set(`${z} ${c(O)}`,null);g(x,O,$,E)}function u(x,O){let $=O.filter(E=>p(E,x));if($.length){for(let E of $)
o.set(`${E} ${c(x)}`,null);n.set(x,""),Ue(t.grid.cell(x),""),s.ask({cells:$.map(E=>[E,...I(r(),x),null])})}}function d(x,O){let $=o.get(`${x} ${O}`);return $===
void 0?i(x)?.cells.get(O)??null:$}function f(x){let O=[...o.keys()].filter(E=>E.startsWith(`${x} `)).map(E=>E.slice(x.length+1)),$=i(x)?.cells.keys()??[];return[
...new Set([...$,...O])].filter(E=>d(x,E)!==null)}let m=(x,O)=>d(x,c(O)),p=(x,O)=>m(x,O)!==null;function w(x,O,$=null){for(let[E,A]of O)o.set(`${x} ${E.join(",")}`,
A);s.ask({cells:O.map(([E,A])=>[x,...E,A])},$)}let g=(x,O,$,E=null)=>w(x,[[I(r(),O),$]],E);function y(x,O){let $=[];for(;;){let E=d(x,[...O,$.length+1].join(","));
if(E===null)return $;$.push(E)}}function k(x,O,$,E=null){let A=$.match(/\d+/g)??[],z=y(x,O).slice(A.length).map(()=>null);w(x,[...A,...z].map((T,B)=>[[...O,B+1],
T]),E)}function b(x,O,$,E){s.ask({cells:[[x,...I(r(),O),...$,E===""?null:E]]})}function v(x,O){x>=1&&O>=1&&s.ask({size:[x,O]})}function S(x){let O=T=>/^\d+$/.test(
T)?Number(T):T,$=x.flatMap(T=>{let[,B="",P=""]=/^(\w+)\((.*)\)$/.exec(T)??[],X=P.split(","),ge=t.sheet.edits.find(({isClue:De,predicate:Q,keys:Qt,values:va})=>De&&
Q===B&&Qt+va===X.length);return ge?[[ge.what,...X.slice(0,ge.keys).map(O),X.slice(ge.keys).join(",")]]:[]});if(!$.length||$.length<x.length)return!1;s.ask({cells:$});
let[E,A,z]=$[0];return i(String(E))?.where==="cell"&&t.grid.select(se(r(),Number(A),Number(z))),!0}return{entry:i,key:c,set:a,erase:u,found:d,everywhere:f,valueAt:m,
has:p,place:w,become:g,numbers:y,becomeNumbers:k,write:b,resize:v,add:S,settle:()=>s.isEmpty?l():[]}}function Ya(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(u,d=null){
s.push({step:u,merge:d}),r||l()}async function l(){for(r=!0;s.length;)await a(s.splice(0,Ga));r=!1}async function a(u){let d=n.now,f=!1;i=!0;let m=p=>{i=!1,!(n.
now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,p.forEach((w,g)=>{!f&&w!==n.now.facts&&n.change({facts:w},{merge:u[g].merge})}))};
try{await o.edit(u.map(({step:p})=>p),m)}catch(p){if(i=!1,!(p instanceof F))throw p;e.emit("message",{words:`This cannot be changed here: ${p.message}`,isBad:!0}),
t()}f&&await a(u)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var Mo="Click a cell to put one there, or to take it away.",ue={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:Mo},block:{name:"\
Blocked cells",hint:Mo},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var Ve={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function No({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(ae);
function i(w,g,y,k=null){let b=je(w,n.now.marks,g);!w.spots.has(g)||b===y||n.change({marks:Mt(w,n.now.marks,g,y)},{merge:k})}function c(w,g){let y=t.grid.side(w,
g,t.sheet.plays.every(ae));return y===null?null:Se(t.sheet,w,y)}let l=(w,g,y,k=null,b=-1)=>({play:w,index:g,spot:k,number:b,merge:`line ${s+=1}`,how:y,before:n.
now.marks,isDragged:!1}),a=(w,g)=>Ct(w,je(w,n.now.marks,g)),u=(w,g)=>At(w,je(w,n.now.marks,g));function d(w,g,y){o=null;let k=r();if(!k||w<0)return{isClick:!1,isDrag:!1};
let b=c(w,y),v=b===null?-1:g?u(k,b):a(k,b),S=Ie(k)&&t.grid.side(w,y,!1)===null,x=k.where==="link"?"link":S?"area":"side";return b===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=l(k,w,x,b,v),b!==null&&x==="side"&&i(k,b,v,o.merge),{isClick:b!==null,isDrag:!0})}function f(w){if(o?.how!=="side")return;let g=t.grid.under(w.x,w.
y),y=g<0?null:c(g,w);y!==null&&y!==o.spot&&i(o.play,o.spot=y,o.number,o.merge)}function m(w){if(!o||o.how==="side")return;let[g,y]=[I(t.sheet,o.index),I(t.sheet,
w)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Co(o.play,o.before,g,y)},{merge:o.merge});return}let[k,b]=[y[0]-g[0],y[1]-g[1]];if(Math.abs(k)+Math.abs(b)!==
1){o.index=w;return}let v=k?k>0?"bottom":"top":b>0?"right":"left",S=Se(t.sheet,o.index,v);if(!o.isDragged){let{play:x,play:{clicks:O,choices:$}}=o,E=je(x,n.now.
marks,S)===O[0];o.number=$[0].value!==null?a(x,S):E?-1:O[0],o.isDragged=!0}i(o.play,S,o.number,o.merge),o.index=w}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(w){
w===void 0?p():o?.how==="area"&&m(w)},onKey(w,g){let y=w.shiftKey?Ve[w.key]:void 0,k=r();if(!k)return!1;if([" ","Enter"].includes(w.key)&&Ie(k)&&t.sheet.plays.every(
ae))return o?p():m((o=l(k,g,"area")).index),!0;if(y===void 0)return!1;let b=Se(t.sheet,g,y);return i(k,b,a(k,b)),!0}}}var Za={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Do({view:e,changes:t,pen:n}){let o=a=>I(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===u?null:u]])}function i(a,u){let[d,f,m]=Se(e.sheet,a,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(a,u,d){let[f,m]=o(a),[p,w]=[2*f+u,2*m+d];p>=2&&p<=2*e.sheet.rows&&w>=2&&w<=2*e.sheet.
columns&&r([p,w])}function l(a,u){let[d,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,d===u?null:`${u},${f}`)}return{press(a,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(a,u),[p,w]=o(a),g=e.grid.side(a,u);return d==="vertex"?r(
[p-+(m<.5),w-+(f<.5)]):d==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):g!==null&&d==="arrow"?l(a,g):g!==null&&i(a,g).forEach(r),!0},onKey({key:a,shiftKey:u},d){
let{kind:f}=n,m=u?Ve[a]:void 0;if(m&&f==="between")i(d,m).forEach(r);else if(m&&f==="arrow")l(d,m);else if(m&&f==="centre")c(d,...Za[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(d));else if((a===" "||a==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(a){let[u,d]=o(a),f=[-1,0,1].flatMap(
w=>[-1,0,1].map(g=>[w,g])),p=({between:Object.values(Ve).flatMap(w=>i(a,w)),vertex:f.filter(w=>Math.max(...w)<1).map(([w,g])=>[u+w,d+g]),centre:f.map(([w,g])=>[
2*u+w,2*d+g])}[n.kind]??[]).filter(w=>s(w)!==null);return p.length&&t.place(n.kind,p.map(w=>[w,null])),p.length>0}}}function Io({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return l();n={id:0,cells:[a]}}function i(a){if(a===void 0)return l();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(a);let f=d.length>2?[a]:d;for(let m of f)St(
e.grid.cell(m),String(u));t.place("path",f.map(m=>[[...I(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(a){let u=I(e.sheet,a).join(","),d=o().filter(
([m,p])=>`${m},${p}`===u).map(([,,m])=>m),f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:r,reach:i,clear:c,end:l}}var jo=4,Xa=["clue","unknown","circle","object","block","arrow"],Qa=["0","1","2","3","4"];function ei(e){let t="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(ue).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(ue[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return ue[this.kind]?.how===r&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?
Qa:r,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((a,u)=>a.localeCompare(u,"en",{numeric:!0}));return[...new Set([...c,...l])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function Ro({app:e,view:t}){let n=Lo({app:e,view:t}),o=ei(n.entry),s=Do({view:t,changes:n,pen:o}),r=Io({view:t,changes:n}),i="",c=null,l=0;
function a(k){i="",o.kind==="numbers"?n.becomeNumbers("numbers",I(t.sheet,k),""):o.isPath?r.clear(k):s.clear(k)||n.erase(k,Xa)}let u=k=>n.become(o.kind,k,n.has(
o.kind,k)?null:"");function d(k,b){let v=n.entry("circle")?.choices??[],S=n.valueAt("circle",k),x=v[S===null?0:v.indexOf(S)+1]??null;n.become("circle",k,b&&S!==
v[1]?v[1]:x)}function f(k){let{id:b}=o;b===null||n.valueAt(o.kind,k)===b||(St(t.grid.cell(k),b),n.become(o.kind,k,b,c))}function m(k,b,v){i="",s.press(k,v)||p(k,
b)}function p(k,b=!1){o.isPath?r.press(k):o.isPainting?(c=`paint ${l+=1}`,b?o.pick(n.valueAt(o.kind,k)??o.id):f(k)):o.kind==="circle"&&n.entry("circle")?d(k,b):
o.isMark?u(k):b&&n.entry("unknown")&&w(k)}let w=k=>n.set("unknown",k,n.has("unknown",k)?null:"");function g(k,b){let{kind:v}=o;if(o.isPlaced&&b!==",")return i=(i+
b).slice(-jo).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||b===","&&v!=="numbers")return!1;i===""&&(l+=1);let S=`${v} ${n.key(k)} ${l}`;if(v==="numbers")
return i+=b,n.becomeNumbers(v,I(t.sheet,k),i,S),!0;i=(i+b).slice(-jo).replace(/^0+(?=\d)/,"");let x=n.valueAt("arrow",k)?.split(",")[0]??"top";return v==="arrow"?
n.become(v,k,`${x},${i}`,S):n.set(v,k,i,S),!0}function y(k,b){return/^[0-9,]$/.test(k.key)?g(b,k.key):s.onKey(k,b)?!0:k.key==="?"&&n.entry("unknown")?(i="",w(b),
!0):k.key==="Delete"||k.key==="Backspace"?(a(b),!0):k.key!==" "&&k.key!=="Enter"?!1:(p(b),!0)}return{changes:n,pen:o,press:m,onKey:y,clear:a,type:g,question:w,move(){},
drag(k){o.isPainting?f(k):r.reach(k)},release:r.end,leave(k){i="",r.reach(k)}}}var Wo="http://www.w3.org/2000/svg",ti=["cause","effect","wrong"];function It(){let e=document.createElementNS(Wo,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=ce(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=ti.flatMap(
l=>{let a=t?.[l]??[],u=a.flatMap(f=>{let m=si(n,f),p=Bo(f)?"whole":ni(f)?"line":"";return m?[Po("rect",{...m,rx:p==="whole"?0:3,class:`${l} ${p}`})]:[]}),d=oi(n,
a.filter(Bo),l==="cause"?3:5);return d?[...u,Po("path",{d,class:l})]:u});e.replaceChildren(...c)}}}function Po(e,t){let n=document.createElementNS(Wo,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Bo=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,ni=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function oi({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),l=new Set(
c.map(String)),a=(d,f)=>l.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,p]=[s+(f-.5)*n,s+(d-.5)*o];for(let[w,g]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(d+w,f+g))continue;
let[y,k]=[-1,1].map(b=>{let[v,S]=[w?0:b,w?b:0],x=a(d+v,f+S)?a(d+v+w,f+S+g)?i:0:-i,[O,$]=w?[n/2,o/2]:[o/2,n/2],[E,A]=[b*(O+x),(w||g)*($-i)];return w?`${m+E} ${p+
A}`:`${m+A} ${p+E}`});u.push(`M${y}L${k}`)}}return u.join("")}var Nt=7,Dt=11;function si(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return ri(e,t);
let r=typeof t[0]=="string",[i,c,l]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[a,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:a-Dt,y:u-Dt,
width:2*Dt,height:2*Dt}}if(l!==void 0){let a=r?t[0]:e.plays.find(p=>p.where!=="cell")?.where,[u,d,f,m]=dt(e,a,[i,c,l]);return{x:u-Nt,y:d-Nt,width:f-u+2*Nt,height:m-
d+2*Nt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function ri({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,l,a]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var dn="http://www.w3.org/2000/svg",Fo=new Map;function _o(e){let t=Fo.get(e)??[...G(`<svg xmlns="${dn}">${e.svg}</svg>`).childNodes];return Fo.set(e,t),t.map(n=>n.
cloneNode(!0))}function jt(e,t,...n){let o=document.createElementNS(dn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Ho({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=G(e),l=c.querySelector("g");if(l===null)return c;r.forEach((m,p)=>{if(m<0)return;let[w,g]=[Math.floor(p/t),p%
t],y=`translate(${s+g*n} ${s+w*o})`;l.append(jt("g",{transform:y},..._o(i[m])))});let{x:a,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>jt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>jt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(jt("g",{class:"numbers"},...d,...f)),c}function Ko(){let e=h("div",{class:"frames"}),t=[],n=W,o=i=>n!==W&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let a=c.svg?G(c.svg):null,
u=a?.querySelector("g")??null,d=h("figcaption",{});l===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=h("div",{class:"surfac\
e"},a),m=c.name&&i.frames.length>1?h("h3",{},c.name):null;return{figure:h("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(i.count).fill(Ot),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,l){let a=t[i];if(!a?.group||a.looks[c]===l)return;a.looks[c]=l;let u=a.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[p,w]=[Math.floor(c/n.columns),c%n.columns];u=a.groups[c]=document.createElementNS(dn,"g"),u.setAttribute("tran\
sform",`translate(${m+w*d} ${m+p*f})`),a.group.append(u)}u.replaceChildren(..._o(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,a)=>{l.cells.forEach((u,d)=>r(a,d,u)),t[a].captions.replaceChildren(...l.captions.map(u=>h("p",{},u)))}),c},cell:(i,c)=>c.
forEach((l,a)=>r(a,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var ft={title:"",frames:[]},ai=900,ii=700,Uo=28,li=1.5,ci=.35;function qo({app:e,view:t}){let n=ft,o=0,s=0,r=ui({app:e,view:t}),i=h("h2",{}),c=h("p",{class:"nam\
e"}),l=h("div",{class:"captions",role:"status"}),a=h("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>v(Number(a.value))}),u=(O,$,E)=>h("button",{type:"\
button",ariaLabel:$,title:$,onclick:E},O),d=u("First","First picture",()=>v(0)),f=u("\u25C0","One picture back",()=>v(o-1)),m=u("Play","Play the film",()=>s?x():
S()),p=u("\u25B6","One picture on",()=>v(o+1)),w=u("Last","Last picture",()=>v(1/0)),g=h("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),y=h("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,p,w,a),k=h("section",{class:"film",hidden:!0,ariaLabel:"Film"},h("div",{class:"\
line"},i,g),r.element,c,l,y);function b(O){o=Math.max(0,Math.min(n.frames.length-1,O));let $=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,$.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...($.captions??[]).map(A=>h("p",{},A))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,p.disabled=w.disabled=o===n.frames.length-1,r.show($,n.looks??[]),e.emit("film-at",o)}function v(O){x(),b(O)}function S(){
o===n.frames.length-1&&b(0),m.textContent="Pause",s=setTimeout(()=>{b(o+1),o===n.frames.length-1?x():S()},ai+ii*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:$})=>{let E=di(n.frames,o,r.cellAt(n.frames[o],O,$));E>=0&&
v(E)}),k.addEventListener("keydown",O=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
_(O).tagName!=="BUTTON")s?x():S();else{if($===void 0)return;v($)}O.preventDefault()}),{element:k,get isOn(){return n!==ft},show(O){let $=s!==0&&O?.title===n.title;
x(),n=O?.frames?.length?O:ft,k.hidden=n===ft,n!==ft&&(i.textContent=n.title??"",a.max=String(n.frames.length-1),y.hidden=n.frames.length===1,b(n.at??0),$&&S())}}}
function ui({app:e,view:t}){let n=It(),o=h("div",{class:"surface"}),s=h("div",{class:"screen"},o),r=null,i=null;function c(d,f){i=d.svg?G(d.svg):d.stencil?Ho(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),a()}function l(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Uo,s.clientHeight-
Uo],p=Math.min(f/d.width,m/d.height,li);o.style.width=`${Math.floor(d.width*Math.max(p,Math.min(f/d.width,ci)))}px`}function a(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:p,around:w}=f,g=d&&f.rows&&d.height===ce(f).height,y=g?(d.width-2*p.edge-w[1]-w[3])/m:0;n.show(g?r:null,{...f,cell:{...p,width:y}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[p,w,g]=d.cell,y=o.getBoundingClientRect(),k=(d.columns*p+2*g)/y.width;return[Math.ceil(((m-y.top)*k-g)/w),Math.ceil(((f-y.
left)*k-g)/p)]}return new ResizeObserver(l).observe(s),e.when("highlight",d=>{r=d,i&&a()}),{element:s,show:c,cellAt:u}}function di(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var fi=.34,mi=.2,hi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Go(){let e=h("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=W,n=[],o=0,s=new Set([o]),r=new Set;function i(a){t=a;let{rows:u,columns:d,cell:f,around:m}=a,{width:p,height:w}=ce(a),g=m.
map((k,b)=>100*(k+f.edge)/(b%2?p:w));e.style.inset=g.map(k=>`${k}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:a.count},
(k,b)=>h("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:I(a,b).join(",")}}));let y=Array.from({length:u},(k,b)=>{let v=h("div",{class:"row",role:"r\
ow"},n.slice(b*d,(b+1)*d));return v.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,v});e.replaceChildren(...y),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:u=!0,isMore:d=!1}={}){if(!n[a])return;for(let m of s)l(m,!1);if(s=new Set([...d?s:[],a]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),u&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function l(a,u){n[a].classList.toggle("chosen",u),n[a].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",a=>{
let u=n.indexOf(_(a));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",a=>{let u=a.shiftKey?null:Vo(t,o,a);u!==null&&(c(u),a.preventDefault())}),
{element:e,build:i,select:c,target:a=>Vo(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,u){let d=e.
getBoundingClientRect(),f=Math.floor((a-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:u,y:d}){let f=n[a].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(a,u,d=!0){let f=this.within(a,u),m={...f,
right:1-f.left,bottom:1-f.top},w=Object.keys(m).reduce((g,y)=>m[y]<m[g]?y:g);return m[w]<(d?fi:mi)?w:null},label(a,u){n[a].getAttribute("aria-label")!==u&&n[a].
setAttribute("aria-label",u)},onMove:a=>{r.add(a)}}}function Vo(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+a.column;let u=hi[n];
if(!u)return null;let d=(f,m,p)=>i&&m?m<0?0:p:Math.min(p,Math.max(0,f+m));return d(c,u[0],a.row)*e.columns+d(l,u[1],a.column)}function Jo(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let u=e.under(a.clientX,a.clientY);
if(u<0||a.button===1)return;let d=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:u,isTouch:d,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(a.pointerId),i(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let u=e.under(a.clientX,a.clientY);if(u<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),u===o.index))return;let d=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(a,u){let{columns:d}=e,[f,m]=[Math.floor(a/
d),a%d],[p,w]=[Math.floor(u/d),u%d],g=Math.max(Math.abs(p-f),Math.abs(w-m));return Array.from({length:g},(y,k)=>{let b=(k+1)/g;return Math.round(f+(p-f)*b)*d+Math.
round(m+(w-m)*b)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,l()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var Yo="pylogic:game-read",Zo="(min-width: 60.01rem)";function Xo(e){let t=h("div"),n=localStorage.getItem(Yo)===null&&matchMedia(Zo).matches,o=h("details",{class:"\
game",open:n},h("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Zo).matches&&localStorage.setItem(Yo,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>h("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Qo="http://www.w3.org/2000/svg",pi=6,gi=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*pi,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function wi([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function es(){let e=document.createElementNS(
Qo,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Qo,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=ce(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let l={};
for(let a of n.plays.filter(ae))for(let u of a.spots){let[d,f,m]=u.split(","),p=[Number(d),Number(f),m];for(let[w,g]of new Map(a.choices.map(y=>[ke(a,u,y),y.value]))){
let y=o(w);if(y===null)continue;let k=Number(g)>1?`${y} several`:y;l[k]=(l[k]??"")+(y==="crossed"?wi(dt(n,a.where,p)):gi(To(n,a.where,p),Number(g??1)))}}e.replaceChildren(
...Object.keys(l).map(a=>t(a,l[a])))}}}var bi=25;function ts({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=It(),i=es(),c=null,l=new Map,a=null,u=h("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",h("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=g=>t.grid.
cell(g);function f(g){let y=t.sheet.plays.flatMap(({choices:b})=>b.map(({value:v})=>Number(v))),k=Math.max(0,...y.filter(b=>b<=bi));for(let b of g){let v=t.sheet.
plays.some($=>re(t.sheet,$,s.now.marks,b)>=0),S=a?[]:s.now.notes[I(t.sheet,b).join(",")],x=v?[]:S;po(d(b),"notes",ye(x,"corner"),k);let O=ye(x,"centre");Ke(d(b),
"centre",O.join(O.some($=>$.length>1)?" ":"")),go(d(b),ye(S,"colour").filter($=>be.includes($)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
g=>g.remove());for(let[g,y]of l)Ke(d(g),"ghost",y.text||"+")}function p(){let[g,y]=[new Set(a?.certain),new Set(a?.possible)],k=v=>g.has(v)?"drawn":y.has(v)?"fa\
int":null,b=v=>v in s.now.marks?s.now.marks[v]?"drawn":"crossed":null;i.show(t.sheet,a?k:b)}function w(){p();let{sheet:g}=t,[y,k]=[new Set(a?.certain),new Set(a?.
possible)];for(let b=0;b<g.count;b+=1){let v=a?yi(g,b,y,k):null;v&&n.cell(b,ut(g,v.marks,b)),n.fade(b,!!v?.isFaint),Ke(d(b),"maybe",v?.words??null)}f([...Array(
g.count).keys()])}return e.when("highlight",g=>{c=g,t.sheet!==W&&r.show(c,t.sheet)}),e.when("ghosts",g=>{t.sheet!==W&&(l=new Map((g??[]).map(y=>[se(t.sheet,y.row,
y.column),y])),m())}),e.when("overlay",g=>{let y=a!==null;if(a=g,u.hidden=a===null,t.sheet!==W&&(w(),y&&!a)){let{sheet:k}=t;for(let b=0;b<k.count;b+=1)n.cell(b,
ut(k,s.now.marks,b))}}),{elements:[i.element,r.element],legend:u,lines:p,notes:f,overlaid:()=>{a&&w()},show(){r.show(c,t.sheet),p(),m(),t.grid.element.querySelectorAll(
".tint").forEach(g=>g.remove()),a?w():f([...Array(t.sheet.count).keys()])},press(g){let y=l.get(g);return y!==void 0&&o.changes.add([y.atom])}}}function yi(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(a=>({choice:a,atom:ln(e,s,a,t)})),i=r.find(({choice:a,atom:u})=>a.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=r.
filter(({choice:a,atom:u})=>a.holds&&o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.
map(({choice:a})=>a.words).join(" ")};let l=r.find(({choice:a})=>!a.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function ns(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[re(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(r(c)!==void 0)continue;let a=l.map(r),u=t.
choices.filter(f=>xe(f,c)&&!a.includes(f.value??"")),d=I(e,c).join(",");i=rn(ct(i,[d],we),[d],u.map(({value:f})=>lt(s,f??"")))}return i}function fn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>I(e,c).join(",")).filter(c=>we.some(l=>ye(n[c],l).includes(r)));return i.length?ct(n,i,we,
r):n}var mt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},ki=(e,t)=>!e||ve(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>mt[o]===n));function os({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=No({app:e,view:t}),l=vi({store:n,view:t}),{put:a,toggle:u}=l,d=$=>$.
clicks.length>0,f=()=>ss(i()),m=()=>f().find(d)??f()[0],p=()=>i().plays.find(ve),w=xi({store:n,view:t,written:p,entries:l}),g=()=>w.kind==="colour"||p()!==void 0&&
!c.play&&!f().some(d),y=($,E)=>Ct(E,re(i(),E,n.now.marks,$));function k($,E,A){if(w.begin(),o=s=null,g())return;let{isClick:z,isDrag:T}=c.press($,E,A);z||(T?s=()=>b(
$,E):b($,E))}function b($,E){let A=m();if(!A||!d(A)||!Et(i(),$))return;let z=E?At(A,re(i(),A,n.now.marks,$)):y($,A);o={play:A,number:z,merge:`stroke ${r+=1}`},a(
$,A,z,o.merge)}function v($){g()?t.grid.select($,{isMore:!0}):o?a($,o.play,o.number,o.merge):c.drag($)}function S(){c.isDragged||s?.(),o=s=null,c.release()}function x($){
w.begin(),l.clear($)||w.clear($)}function O($,E){let A=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],z=$.ctrlKey||$.altKey,T=w.kind==="\
colour"||z?-1:ki(m(),[$.key,A??""]);if(T>=0)return u(E,m(),T),!0;let B=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":w.kind;if(A!==void 0)return w.type(
E,A,B);if(z)return!1;if(g()&&$.shiftKey&&Ve[$.key])return t.grid.select(t.grid.target($)??E,{isMore:!0}),!0;if($.key==="Escape")return t.grid.select(E),!0;if($.
key==="Delete"||$.key==="Backspace")return x(E),!0;if(c.onKey($,E))return!0;let P=m();if(!P)return!1;if($.key===" "||$.key==="Enter")return a(E,P,y(E,P)),!0;let X=[
"#","."].indexOf($.key);return X>=0&&P.choices[0].value===null?(a(E,P,X),!0):!1}return{press:k,drag:v,onKey:O,clear:x,clicked:m,written:p,pencil:w,chooses:g,move:c.
move,release:S,get lines(){return c.play},enter($,E,A){let{value:z}=E.choices[A];w.kind!==null&&z!==null&&ve(E)?w.note($,w.kind,z):u($,E,A)},leave($){w.begin(),
c.reach($)},fill($){let E=Oo(i(),n.now.marks,$);return E&&n.change({marks:E}),E!==null}}}var ss=({plays:e})=>e.filter(t=>!ae(t));function vi({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,a=null){let u=c.choices[l];u&&!xe(u,i)||re(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:zt(t.sheet,c,
e.now.marks,i,l),notes:fn(t.sheet,c,e.now.notes,i,l)},{merge:a})}function s(i,c,l){let{marks:a}=e.now,u=n(i).filter(w=>xe(c.choices[l],w)),f=u.every(w=>re(t.sheet,
c,a,w)===l)?-1:l,m=u.reduce((w,g)=>zt(t.sheet,c,w,g,f),a),p=u.reduce((w,g)=>fn(t.sheet,c,w,g,f),e.now.notes);u.length&&e.change({marks:m,notes:p})}function r(i){
let{marks:c}=e.now;for(let a of n(i)){for(let u of ss(t.sheet))c=zt(t.sheet,u,c,a,-1);c=Ao(t.sheet,c,a)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:r,together:n}}function xi({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
c=new Set,l=m=>I(t.sheet,m).join(",");function a(m,p,w){let g=s(m).filter(y=>p==="colour"||Et(t.sheet,y));g.length&&e.change({notes:bo(e.now.notes,g.map(l),lt(p,
w))})}function u(){let m=n();m&&e.change({notes:ns(t.sheet,m,e.now,i==="centre"?i:"corner")})}function d(m){let p=s(m).map(l);for(let w of[we,qe]){let g=ct(e.now.
notes,p,w);if(JSON.stringify(g)!==JSON.stringify(e.now.notes))return e.change({notes:g})}}function f(m,p,w){if(w==="colour"){let S=be[Number(p)-1];return S&&a(m,
w,S),S!==void 0}let g=n();if(!g)return!1;let y=S=>g.choices.findIndex(({value:x})=>x===S),k=w===null&&y(r+p)>=0?r+p:p,b=y(k),v=b>=0||g.choices.some(({value:S})=>S?.
startsWith(k));return!s(m).some(S=>Et(t.sheet,S))||!v?!1:(r=k,b<0||(w!==null?a(m,w,k):o(m,g,b)),!0)}return{note:a,noteAll:u,clear:d,type:f,begin(){r=""},get kind(){
return i},set kind(m){i=m;for(let p of c)p()},onChange:m=>{c.add(m)}}}var Si=18,$i=60,rs=28;function as({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:c}=t,l=h("div",{class:"stage"},n.element),a=h("p",{role:"\
status"}),u=h("div",{class:"notice",hidden:!0},a),d=h("p",{class:"heard",ariaLive:"polite"});function f(g,y=!1){a.textContent=a.title=g,u.hidden=g==="",l.classList.
toggle("stale",y)}function m(g){let y=t.sheet,k=c.element.contains(document.activeElement);t.sheet=g,y.plays!==g.plays&&(l.parentElement?.classList.toggle("whit\
ened",un(g)),l.parentElement?.classList.toggle("shaded",So(g)));let b=n.show(g),v=y===W||y.count!==g.count||y.columns!==g.columns||y.cell.width!==g.cell.width||
String(y.around)!==String(g.around);v&&c.build(g),b&&n.surface&&n.surface.append(...s.elements,c.element),b&&k&&c.select(c.current),s.show();for(let S=0;S<g.count;S+=
1)c.label(S,Tt(g,i.now,S));(v||y.plays!==g.plays||y.edits!==g.edits)&&r.build(),(v||b)&&p();for(let S of o.changes.settle())Ue(c.cell(S),null)}function p(){if(!t.
sheet.count)return;let{cell:g}=t.sheet,{width:y,height:k,left:b,top:v}=ce(t.sheet),[S,x]=[l.clientWidth-rs,l.clientHeight-rs],O=Math.min(S/y,x/k,$i/g.height),$=Math.
max(Math.floor(O*g.height),Si)/g.height;l.style.setProperty("--wide",`${Math.floor(y*$)}px`),l.style.setProperty("--cell",`${g.height*$}px`),l.style.setProperty(
"--above",`${v*$}px`),l.style.setProperty("--before",`${b*$}px`)}function w(g,y){if(t.sheet===W)return;let k=new Set([...Object.keys(g.marks),...Object.keys(y.marks)]),
b=new Set([...k].filter(S=>g.marks[S]!==y.marks[S]).map(S=>cn(t.sheet,S))),v=new Set([...Object.keys(g.notes),...Object.keys(y.notes)].filter(S=>g.notes[S]!==y.
notes[S]).map(S=>se(t.sheet,...S.split(",").map(Number))));b.delete(-1);for(let S of b)n.cell(S,ut(t.sheet,g.marks,S));s.notes([...b,...v]),b.size&&s.overlaid(),
s.lines();for(let S of new Set([...b,...v]))c.cell(S)&&c.label(S,Tt(t.sheet,g,S)),S===c.current&&(d.textContent=Tt(t.sheet,g,S).replace(/^[^:]*: /,""))}return new ResizeObserver(
p).observe(l),{element:l,notice:u,heard:d,say:f,draw:m,drawMarks:w,fit:p,get isStale(){return l.classList.contains("stale")}}}var is="pylogic:clock",ls=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function cs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(is)!=="hidden",r=h("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(is,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?ls(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${ls(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:a}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}var Rt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},us={down:"\u2198\u2196",up:"\u2197\u2199"},Oi={down:["top","left"],up:[
"bottom","left"]},Ei=["outside","slanted"],zi={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ds=e=>e===document.activeElement&&e.value!==e.defaultValue;
function fs({view:e,edit:t}){let n=()=>[t.pen.kind,...Ei.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(k,b,v,S=()=>"nu\
meric"){let x=h("input");return x.onchange=()=>{x.defaultValue=x.value,v(x.value.trim())},s.push(()=>{x.inputMode=S(),ds(x)||(x.value=x.defaultValue=b())}),h("l\
abel",{class:"field"},h("span",{},k),x)}let i=()=>e.grid.current,c=(k=[])=>[...I(e.sheet,i()),...k].join(","),l=(k,b)=>Object.keys(us).map(v=>{let S=us[v][+!Oi[v].
includes(k)];return r(`${Rt[k]} ${b} ${S}`,()=>t.changes.found("slanted",[k,b,v].join(","))??"",x=>t.changes.place("slanted",[[[k,b,v],x||null]]))}),a=k=>[...t.
changes.entry(k)?.cells.keys()??[]],u=()=>a("outside").some(k=>!k.endsWith(",1"));function d(k,b){let{numbers:v,becomeNumbers:S}=t.changes;return r(`${Rt[k]} ${b}`,
()=>v("outside",[k,b]).join(" "),x=>S("outside",[k,b],x),()=>u()?"text":"numeric")}function f(k){let b=a(k),v=x=>b.some(O=>O.startsWith(`${x},`)),S=(x,O)=>k==="\
slanted"?l(x,O):[d(x,O)];return Object.keys(Rt).map(x=>{let O=x==="top"||x==="bottom"?e.sheet.columns:e.sheet.rows;return h("details",{class:"beside",open:v(x)},
h("summary",{},`${Rt[x]} \u2026`),h("div",{class:"fields"},[...Array(O).keys()].flatMap($=>S(x,$+1))))})}let m=(k,b,v)=>r(k,()=>t.changes.entry(b)?.cells.get(c(
v))??"",S=>t.changes.write(b,i(),v,S));function p(){let k=h("input",{inputMode:"numeric",ariaLabel:"Result"}),b=h("select",{ariaLabel:"Operation"},Object.entries(
zi).map(([S,x])=>h("option",{value:S},x))),v=()=>{let S=k.value.trim();k.defaultValue=k.value,t.changes.write("target",i(),[],S&&`${b.value},${S}`)};return k.onchange=
b.onchange=v,s.push(()=>{if(ds(k))return;let[S="add",x=""]=t.changes.entry("target")?.cells.get(c())?.split(",")??[];[b.value,k.value,k.defaultValue]=[S,x,x]}),
[h("label",{class:"field"},h("span",{},"Result"),b,k)]}let g={outside:()=>f("outside"),slanted:()=>f("slanted"),target:p,sum:()=>[m("Across","sum",["across"]),m(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],y=()=>{for(let k of s)k()};return y(),{element:g.length?h("div",{class:"line typing"},g):null,fits:()=>n()===o,update:y}}var ms=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Ci=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Ai(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(mt).filter(a=>t.choices.some(({value:u})=>u===mt[a]));if(!ve(t))for(let a of i)o.push([a,mt[a].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ie(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${be.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...ms]}function Ti(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ue[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...ms]}function hs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Ai(t):Ti(n),...Ci],r=h("dialog",{class:"\
keys",ariaLabel:"Keys"},h("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),h("dl",{},s.map(([i,c])=>h("div",{},h("dt",{},i),h("dd",{},c)))),
h("form",{method:"dialog"},h("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Li="http://www.w3.org/2000/svg";function ps(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ue[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Mi={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Ni=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function Di(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ie(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${gs(n,o)} ${s}`}var gs=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function ws(e){let{app:t,view:n,
play:o,edit:s}=e,{store:r}=t,i=h("div",{class:"tools"}),c=Ii(t),l=cs(t),a=null;function u(){let m=r.now.mode==="play";i.dataset.mode=r.now.mode;let p=h("div",{class:"\
line first"},h("p",{class:"hint"},ji(e)),m&&n.sheet.plays.length?l:null,H("? Keys",d,{class:"keys",title:"What keys and clicks do"}));m&&n.sheet.plays.length&&p.
append(H("Hint",()=>t.emit("hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(a=null,i.replaceChildren(p,...Ri(e,c.element))):(a?.fits()?a.update():
a=fs({view:n,edit:s}),uo(i,[p,...Bi(e,a.element)])),c.update(),f()}let d=()=>hs(r.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";for(let p of i.querySelectorAll(
"[data-pencil]"))p.setAttribute("aria-pressed",String(p.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(f),s.pen.onChange(u),r.on(
["mode"],()=>{n.sheet!==W&&u()}),t.when("focused",()=>a?.update()),{element:i,build:u,help:d}}function Ii({store:e,emit:t}){let n=u=>JSON.stringify(u)===JSON.stringify(
{marks:e.now.marks,notes:e.now.notes}),o=u=>e.change({saves:u},{undoable:!1}),s=H("Back to it",l,{class:"back",title:"Return to the last save point"}),r=H("Clea\
r all",()=>e.change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=$e("Save points",H("Save point",c,{title:"Remember the b\
oard as it is now, before trying something"}),s,r);function c(){let{marks:u,notes:d,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,{marks:u,notes:d}]),t("messag\
e",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function l(){let{saves:u}=e.now,d=u.length>1&&n(u[u.length-1])?u.length-2:u.length-1;o(u.
slice(0,d+1)),e.change(u[d])}function a(){let{saves:u}=e.now;s.disabled=!u.length||u.length===1&&n(u[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(
e.now.notes).length}return e.on(["marks","notes","saves"],a),{element:i,update:a}}var H=(e,t,n={},...o)=>h("button",{type:"button",onclick:t,onpointerdown:s=>s.
preventDefault(),...n},...o.length?o:[e]),$e=(e,...t)=>h("div",{class:"group",role:"group",ariaLabel:e},...t);function ji({app:e,view:t,play:n,edit:o}){let{plays:s,
edits:r,size:i,count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:d=""}=ue[o.pen.kind]??{};return r.length?typeof d=="string"?d:d(o):i?"Only the size can b\
e changed here; everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)
return c?"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=n.clicked(),a=n.lines?Di(
n.lines):"";if(!l)return a;if(n.written()===l&&l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a num\
ber below: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${a}`.trim();let u=l.
clicks.length>1&&!a?"Drag to paint.":a;return`Click a cell: ${gs(l.clicks,l.choices)} ${u}`.trim()}function Ri(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.
length)return[];let r=f=>f.choices.map((m,p)=>{let w=ve(f);return H(m.words,()=>o.enter(n.grid.current,f,p),{class:w?"digit":"choice"},...w?[]:[Pi(e,m),m.words])}),
i=s.filter(f=>f.where==="cell").map(f=>$e("Enter into the chosen cells",r(f)));for(let f of i)f.classList.add("pad");let c=$e("Colour of the chosen cells",be.map(
(f,m)=>{let p=H("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return p.style.setProperty(
"--paint",`var(--paint-${f})`),p}));c.classList.add("colours");let l=Ni.filter(({kind:f})=>o.written()||!we.some(m=>m===f)).map(({kind:f,name:m,title:p})=>H(m,()=>{
o.pencil.kind=f||null},{dataset:{pencil:f},title:p})),a=H("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),u=o.written()?.peers.size?
[H("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=$e("What is entered, and er\
asing",...l,a,...u);return d.classList.add("manners"),[h("div",{class:"line"},...i,c,d),h("div",{class:"line"},t)]}function Pi({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=G(`<svg xmlns="${Li}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Bi(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?r.map(d=>H(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&H("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=s&&H("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),a=o.pen.kinds.length>1&&$e("What is changed",o.pen.kinds.map(d=>H(ps(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
u=o.pen.isPainting||o.pen.isPlaced?Wi(e):i.length||c||l?$e("Into the chosen cell",...i,c||null,l||null):null;return[a||u?h("div",{class:"line"},a||null,u):null,
t,h("div",{class:"line"},Fi(e))].filter(d=>d!==null)}function Wi({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=ue[t.kind].noun??t.kind;return $e(`${ps(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>H(Mi[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?H(`New ${o}`,n):null)}function Fi({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,c,l,a)=>h("span",{class:"stepper"},H("\u2212",l,{ariaLabel:`one ${i} less`,disabled:c<=1}),h("output",{},`${c} ${i}${c===
1?"":"s"}`),H("+",a,{ariaLabel:`one ${i} more`}));return $e("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var _i=80,bs=["puzzle","instance","rules","facts","constants"];function Hi(e){let t=Ki(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;L("#board").append(Xo(e),
o.legend,n.element,s.element,h("div",{class:"told"},n.notice,i.element),r.element,n.heard),Vi(t),Gi(t),Ji(t)}function Ki(e){let t=Ko(),n={sheet:W,grid:Go()},o=os(
{app:e,view:n}),s=Ro({app:e,view:n}),r=ts({app:e,view:n,picture:t,edit:s}),i=ws({app:e,view:n,play:o,edit:s}),c=as({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),
l=qi(e,n);return{app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:c,victory:l,film:qo({app:e,view:n}),drawing:Ui(e,n,c,l.celebrate),mode:()=>e.store.now.mode===
"edit"?s:o}}function Ui(e,t,n,o){let{store:s,overview:r}=e,i=le(),c=0,l=null,a=!1,u=()=>{clearTimeout(c),c=setTimeout(p,_i)},d=y=>bs.every(k=>s.now[k]===y[k]),f=()=>l!==
null&&d(l),m=y=>s.now.marks!==y.marks||!d(y);async function p(){clearTimeout(c);let y=s.now;if(!y.puzzle)return;let k=f();i.stop();try{let b=await(k?i(x=>R("boa\
rd",M(y,{entries:!1}),x)):r.ask("board"));if(b===void 0||m(y))return;if(k&&b.cell.width!==t.sheet.cell.width){l=null,u();return}l=y,a=!1,n.draw(xo(b,k?t.sheet:null)),
e.emit("playable",t.sheet.plays.length>0),o();let[S]=b.problems;(!k||n.isStale)&&n.say(S?`${We(S)?"The board is not finished":"Something is wrong with the facts"}\
: ${S.text}`:"")}catch(b){if(!(b instanceof F))throw b;if(m(y))return;l=null,a=!1;let v=b.problems[0]?.text??b.message;n.say(t.sheet!==W?`This is how the board \
looked before: now it cannot be drawn. ${v}`:`The board cannot be drawn. ${v}`,!0)}}return{later:u,redraw:p,isDrawn:f,forget:()=>{l=null,a=t.sheet!==W},stop:()=>{
i.stop(),r.drop("board")},get isOther(){return a}}}function qi(e,t){let{store:n}=e,o=h("p",{class:"glad",role:"status"}),s=h("div",{class:"won",hidden:!0},o),r=null,
i=!0;function c(){let{mode:u,marks:d}=n.now,f=u==="play"&&r!==null&&Eo(t.sheet,d,r);o.textContent=f?"Solved! Every cell is right.":"",s.hidden===f&&(s.hidden=!f,
o.classList.toggle("news",i),f&&(i=!1),e.emit("finished",f))}return{element:s,celebrate:c,know:u=>{r=u},forget:()=>{r=null,i=!0}}}function Vi({app:e,view:t,play:n,
layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;Jo(c,{press:(l,a,u)=>{!r.isOther&&!o.press(l)&&i().press(l,a,u)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().
release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),c.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&
i()!==n||t.sheet===W||r.isOther)return;let a=c.current;l.key==="Enter"&&o.press(a)||i().onKey(l,a)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),
c.onMove(l=>{i().leave(l);let[a,u]=I(t.sheet,l);e.emit("focused",{row:a,column:u})})}function Gi({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){
let{store:l}=e;l.on(["marks","notes"],(a,u,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(a,u),c.celebrate(),d.has("marks")&&i.later())}),l.on(bs,()=>{i.
redraw(),s.isOn&&e.emit("film",null)}),l.on(["puzzle","instance"],()=>{t.sheet!==W&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["m\
ode"],()=>{o.leave(),n.leave(),c.celebrate()})}function Ji({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:l}){e.when("solved",a=>{l.know(a?.
status==="unique"?a.answers:null),l.celebrate()}),e.when("fill",async a=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Noth\
ing can be entered into this board.",isBad:!0})}),e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{let u=s.isOn;s.show(a),i.element.hidden=r.element.hidden=
s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when("cell",({row:a,column:u})=>{a>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(se(
t.sheet,a,u)),wo(t.grid.cell(se(t.sheet,a,u))))}),e.when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var $n={};me($n,{start:()=>Zl});import{EditorView as Pl}from"../vendor/codemirror-6.js";import{autocompletion as dl,hoverTooltip as fl,snippetCompletion as ml,syntaxTree as Cs}from"../vendor/codemirror-6.js";import{HighlightStyle as Yi,StreamLanguage as Zi,tags as N}from"../vendor/codemirror-6.js";var Xi=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,Qi={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ys(e,t):t.inReason?
tl(e):e.eatSpace()?null:e.match("%*")?el(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
nl(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:N.lineComment,documentation:N.docComment,signature:N.heading,
reason:N.docString,directive:N.keyword,part:N.labelName,predicate:N.function(N.variableName),constant:N.atom,variable:N.variableName,number:N.number,string:N.string,
operator:N.operator,bracket:N.bracket,implication:N.definitionOperator,punctuation:N.punctuation,term:N.special(N.string)}};function el(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ys(e,t)}function ys(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function tl(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function nl(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(Xi)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var ks=Zi.define(Qi),vs=Yi.define([{tag:N.lineComment,color:"var(--asp-com\
ment)"},{tag:N.docComment,color:"var(--asp-documentation)"},{tag:N.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:N.docString,class:"asp-reason"},
{tag:N.special(N.string),class:"asp-reason asp-term"},{tag:[N.keyword,N.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:N.function(N.variableName),
color:"var(--asp-predicate)"},{tag:N.variableName,color:"var(--asp-variable)"},{tag:[N.number,N.atom],color:"var(--asp-constant)"},{tag:N.string,color:"var(--as\
p-string)"},{tag:N.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[N.operator,N.bracket,N.punctuation],color:"var(--asp-operator)"}]);function hn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as ol,foldEffect as sl,foldGutter as rl,foldService as al}from"../vendor/codemirror-6.js";var xs=/^#program\s+([a-z_]\w*)/;function Pt(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":xs.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var Ss=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function $s(e){return Pt(e).filter(({name:t})=>t!=="\
base").map(t=>Ss(e,t)).filter(t=>t!==null).map(t=>sl.of(t))}function Os(e){return[al.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Pt(n.doc).find(({first:i})=>i===s);
return r?Ss(n.doc,r):null}),ol({preparePlaceholder:il,placeholderDOM:cl(e)}),rl({markerDOM:ul})]}function il(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=xs.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?ll(e.doc,o.number,s):""}}function ll(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var cl=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return h("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},h("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),h("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function Es(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function ul(e){return h("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var pn=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function gn(e){return[dl({override:[t=>hl(t,e())],icons:!1,closeOnBlur:!0}),fl((t,n)=>wl(t,
n,e()))]}function hl(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(hn(Cs(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>As(c,"part")):[...pl(t),...gl(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var pl=({directives:e})=>e.map(t=>As(t,"directive"));function gl({state:e,
pos:t},n){let o=Ts(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>zs(i.template,i.name,s,Ls(i),
i.words?1:0)),...r.map(i=>zs(i.template,i.name,s,i.words,2))]}function As(e,t){return{label:e.name,detail:"",type:t,info:()=>wn(e.template,e.words)}}function zs(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>wn(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return ml(`${t}(${c})`,r)}function Ts(e,t){let{number:n}=e.doc.lineAt(t);return Pt(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Ls({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function wn(e,t){let[n,...o]=t.split(`
`),s=o.length?h("ul",{},o.map(r=>h("li",{},r))):null;return h("div",{class:"documentation"},h("code",{},e),h("p",{},n),s)}function wl(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=bl(s,t-o);if(r===null||hn(Cs(e.state).resolveInner(t,1)))return null;let i=yl(r,s.slice(0,r.start),Ts(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:h("div",{class:"hovered"},i.map(l=>wn(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function bl(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function yl({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>pn(c,e)).map(r);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Ls(c)})),...i.map(r)]}import{gutter as kl,GutterMarker as vl,RangeSet as Ms,StateEffect as xl,StateField as Sl}from"../vendor/codemirror-6.js";var $l=6,Ns=xl.define(),bn=class extends vl{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return h("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},yn=Sl.define({create:()=>Ms.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(Ns)&&(n=El(t.state.doc,o.value));return n}}),Ds=[yn,kl({class:"cm-heat",markers:e=>e.state.field(yn)})];function kn(e,t){e.dispatch(
{effects:Ns.of(t)})}function Is(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(yn,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Ol(e,t){return e&&
t>1?Math.round($l*Math.log(e)/Math.log(t)):0}function El(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:c}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([r],[i])=>r-i);return Ms.of(s.map(([r,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new bn(Math.max(1,Ol(i,n)),l).range(e.line(r).from)}))}var vn=({puzzle:e})=>`encodings/${e}.lp`,zl=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,js=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Ge(e,{file:t}){
return js(t,vn(e))?"rules":js(t,zl(e))?"facts":null}function Bt(e,t,n=1/0){let o=Ge(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Cl}from"../vendor/codemirror-6.js";var Al={error:"error",warning:"warning",note:"info",info:"info"},Tl={error:"\u2716",warning:"\u25B2",info:"\u25CF"},Rs=["error","warning","info"],Oe=e=>We(e)?"w\
arning":Al[e.kind??""]??"error";function Ps(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>Rs.indexOf(Oe(n))-Rs.indexOf(Oe(o))||(n.line??0)-(o.line??0))}function Bs(e,t){let{doc:n}=e.state,o=t.map(s=>({...xn(
n,s),severity:Oe(s),message:s.text}));e.dispatch(Cl(e.state,o))}function xn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=i||r>0?o.from+r:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Ws(e,t,n){return e.map(o=>{let s=Oe(o);return h("li",{},h("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},h("span",{class:"sign","aria-hidden":"true"},Tl[s]),h("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),h("span",{class:"place"},t(o)),h("span",{},
o.text)))})}function Fs(e,t){let n=Object.keys(e),o={rules:h("span",{class:"badge",hidden:!0}),facts:h("span",{class:"badge",hidden:!0})},s=n.map(l=>h("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=h("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),l.preventDefault()});function i(l){for(let a of s){let u=a.dataset.tab===l;a.setAttribute("aria-selected",String(u)),a.tabIndex=u?0:-1,e[a.dataset.tab].
dom.hidden=!u}t(l)}function c(l,a,u){o[l].textContent=String(a),o[l].hidden=!a,o[l].className=`badge ${u}`,o[l].setAttribute("aria-label",`${a} ${u}${a===1?"":"\
s"}`)}return{dom:r,show:i,count:c}}import*as C from"../vendor/codemirror-6.js";import{EditorView as Ll}from"../vendor/codemirror-6.js";var _s=Ll.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var Sn=C.StateEffect.define(),Ml=2500,Nl=C.StateField.define({create:()=>C.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(Sn)){
let s=o.value;n=C.Decoration.set(s===null?[]:[C.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>C.EditorView.decorations.from(e)}),Dl=/^%\s*-{3,}/,
Il=C.StateField.define({create:e=>Hs(e.doc),update:(e,t)=>t.docChanged?Hs(t.state.doc):e,provide:e=>C.EditorView.decorations.from(e)});function Hs(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Dl.test(s)&&t.push(C.Decoration.line({class:"section"}).range(o))}return C.Decoration.set(t)}function Ks({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[C.lintGutter(),C.lineNumbers(),s,ks,C.syntaxHighlighting(vs),C.history(),C.drawSelection(),C.dropCursor(),C.highlightSpecialChars(),
C.highlightActiveLine(),C.highlightActiveLineGutter(),C.highlightSelectionMatches(),C.bracketMatching(),C.search({top:!0}),C.indentUnit.of("    "),Nl,Il,_s,C.keymap.
of([{key:"Tab",run:C.acceptCompletion},...C.defaultKeymap,...C.historyKeymap,...C.searchKeymap,...C.foldKeymap,...C.lintKeymap]),C.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),C.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>C.EditorState.create({doc:l,extensions:r}),c=new C.EditorView({state:i("")});return jl(c),{view:c,open:l=>c.setState(i(l))}}function jl(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:C.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Wt(e,t,{isUndoable:n=!1}={}){
let o=Rl(e.state.doc.toString(),t);if(o===null)return;let s=n?[C.isolateHistory.of("full")]:[C.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Rl(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Us(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[C.EditorView.
scrollIntoView(t,{y:"center"}),Sn.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:Sn.of(null)}),Ml)}var Bl={rules:"Rules",facts:"Facts"},Wl={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function qs(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[Os(n),Ds,gn(t),Pl.lineWrapping],facts:[gn(t)]},c="rules",l={},a={};for(let[d,f]of Object.entries(Bl))l[d]=Ks({words:Wl[d],hint:o,extensions:i[d],onText(m){
let{[d]:p,saved:w}=r.now;de(p)!==m&&r.change({[d]:Fl(m,w[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),a[d]={words:f,dom:h("div",{class:"text"},l[d].view.dom)};
let u=Fs(a,d=>{c=d,l[d].view.requestMeasure(),s(d,l[d].view.state)});return{tabs:u,panels:Object.values(a).map(({dom:d})=>d),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){l.rules.open(de(d.rules));let{view:p}=l.rules;p.dispatch({effects:$s(p.state.doc)}),
p.scrollDOM.scrollTop=0}else Wt(l.rules.view,de(d.rules));m||d.instance!==f.instance?l.facts.open(de(d.facts)):Wt(l.facts.view,de(d.facts))},putBack(){Wt(l.rules.
view,de(r.now.saved.rules),{isUndoable:!0})},reveal(d){let f=Ge(r.now,d);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),u.show(f);let{from:p}=xn(m.
state.doc,d);return Us(m,p),!0}}}var de=e=>e.replace(/\r\n?/g,`
`);function Fl(e,t){return e===de(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var _l={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
_t=["the saved rules","the new rules"],Ft="Comparing their answers on this board \u2026",Vs=["rules","facts","constants"],Gs=12;function Ys(e,t){let{store:n}=e,
o=h("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,a,u=null)=>{r=a;let d=[Js("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${_t[u.by]} accept`;d.unshift(Js(f,()=>ql(e,u)))}o.replaceChildren(h("p",{class:"changes-title"},Hl(l)),h("p",{},a),h("div",
{class:"group"},d)),o.hidden=!1},c=({rules:l,saved:a})=>!!a.rules&&de(l)!==de(a.rules);return n.on(Vs,()=>{!o.hidden&&r!==Ft&&i([],Ft)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:a}=n;if(!c(a))return s();let u=[];o.hidden&&i([],Ft);let d=()=>Vs.some(m=>n.now[m]!==
a[m]),f=(m,p)=>{m==="statuses"&&!d()&&i(u=p.statuses,Ft)};try{let m=await q("diff",M(a),{signal:l,onEvent:f});return d()?void 0:m.verdict===null?s():i(u,Kl(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof F))throw m;return i(u,`The answers could not be compared: ${m.message}`)}}}}var Js=(e,t)=>h("button",{type:"butto\
n",onclick:t},e);function Hl(e){if(!e.length)return"The rules are changed";let t=Zs(e),[n,o]=e.map(({status:s,cost:r})=>_l[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Zs=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Kl({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${Ul(o)}`;return`On this board there is an answer that onl\
y ${_t[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Zs(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function Ul(e){let t=e.length-Gs;return e.slice(0,Gs).join(", ")+(t>
0?` and ${t} more`:"")}function ql(e,{by:t,frames:n,broken:o}){let s=Vl(o).map(i=>`For ${_t[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${_t[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function Vl(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Xs(e){let t=h("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let c=n.find(u=>u.name===r)?.default,
{[r]:l,...a}=e.now.constants;e.change({constants:i===""||i===c?a:{...a,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>h(
"label",{title:i.words},h("code",{},i.name),Gl(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function Gl({name:e,default:t,choices:n},o){let s=i=>o(e,_(i).value.trim()),r={
constant:e};return n.length?h("select",{dataset:r,onchange:s},n.map(({value:i,words:c})=>h("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):h("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Qs(e,{views:t,tabs:n},o){let s=h("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=Ps(r);for(let[a,u]of Object.
entries(t)){let d=l.filter(m=>Ge(e.now,m)===a);Bs(u,d.filter(({line:m})=>m));let f=m=>d.filter(p=>Oe(p)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Ws(l,c,o)),s.hidden=!l.length}let c=l=>{let a=Ge(e.now,l);return Bt(e.now,l,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(l,a){r={...r,[l]:a},i()},forget(){r={},i()}}}var er="pylogic:rules",Jl="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",tr="pylogic:heat",Yl="How often each rule is use\
d on this board: its ground instances, beside its lines";function Zl(e){let{store:t}=e,n=ac(),o=h("span",{class:"said"}),s=h("input",{type:"checkbox",checked:localStorage.
getItem(tr)!=="off"}),r=h("label",{class:"heat-switch",title:Yl},s,"Heat bar"),i=qs(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,u){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&Is(u,u.selection.main.head)||""}}),c=a=>{i.reveal(a)||oc(e,a)},l={app:e,texts:i,vocabulary:n,box:s,element:L("\
#rules"),constants:Xs(t),findings:Qs(t,i,c),changes:Ys(e,()=>nc(e,i))};l.element.append(h("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,h("p",{class:"editor-status"},o,h("span",{class:"hint",id:"editor-hint"},Jl))),i.tabs.show("rules"),Xl(e,l.element.id),Ql(l,c)}function Xl({
store:e,when:t},n){let o=localStorage.getItem(er)==="open",s=h("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(er,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};L("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function Ql(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,c=le(),l=()=>c(u=>sc(e,u)),a=(u,d)=>{u.puzzle!==d.puzzle&&tc(e),o.take(u,d)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],l),a(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),ec(e,l)}function ec({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(tr,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function tc({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),kn(s.views.rules,[]),o.forget()}function nc(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function oc(e,t){if(!t.file)return;let n=Bt(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function sc(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:c,findings:l,
texts:a,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let p=await f;if(p===void 0||
t.aborted)return;if(await r.learn(()=>Es(a.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",p.problems),n.emit("game",p.game),p.predicates!==null&&r.learnOwn(
p.predicates),p.constants!==null&&(i.show(p.constants),i.tidy()),p.problems.some(g=>Oe(g)==="error"))return c.stop();await c.update(t);let w=await m;w&&!t.aborted&&
rc(d,a,w.rules)}catch(p){if(!(p instanceof F))throw p;let w=[{text:`Not checked: ${p.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",p.problems.
length?p.problems:w)}}function rc(e,t,n){kn(t.views.rules,n.filter(({file:o})=>o===vn(e))),t.look()}function ac(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>pn(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await te("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Dn={};me(Dn,{start:()=>Fc});function nr(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:r=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},l=t.pointed?
[]:t.check?.wrong??[],a={cause:r,effect:i,wrong:[...c,...l]},u=r.length||i.length||a.wrong.length?a:null,d=JSON.stringify(u);d!==n&&(n=d,e.emit("highlight",u))}}
var Je=e=>e.join(",");function or(e,t){let n=new Set(t.map(Je));return e.filter(o=>!n.has(Je(o)))}function Ye(e){return[...new Map(e.map(t=>[Je(t),t])).values()]}var ic=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Ht({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let c={effect:o,cause:or(s,o),wrong:r},
l=()=>t("pointed",c),a=()=>t("pointed",null);return h("li",{class:"sentence",onmouseenter:l,onfocusin:l,onmouseleave:a,onfocusout:a,dataset:{cells:[...o,...s,...r].
map(Je).join(" ")}},...lc(e,n),uc(e,i))}function pt(e,{words:t,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Ht(e,{words:t,effect:n,cause:s,lines:o})}function gt(e,t){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=t,c=Ht(e,{words:n,effect:o,cause:s,lines:i.length?[]:r});return h("ul",{class:"sentences"},c,...i.length?[Kt(
e,i)]:[])}function Kt(e,t){return h("li",{class:"chain"},h("ol",{class:"sentences"},t.map(n=>{let o=pt(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function lc(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[h("p",{},ht(e,ee(o)))]:[h("p",{},ht(e,`${ee(n)}:`)),h("p",{class:"follow\
s"},ht(e,ee(o)))]}var ee=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function ht(e,t){return t.split(ic).map((n,o)=>o%2?cc(e,n):n)}function cc(e,t){let[n,
o]=t.split(",").map(Number),s=`row ${n}, column ${o}`;return h("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.
emit("cell",{row:n,column:o})},t)}function uc(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?h("p",{class:"sources"},[...n.keys()].
map(o=>On(e,o))):null}function On(e,t){let n=dc(t);return n===null?null:h("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},En(n,e.store.now))}function dc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function En({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function sr({app:e,place:t}){e.when("focused",n=>{let o=n&&Je([n.row,n.column]);for(let s of ie(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var Ee=e=>Ye(e.flatMap(t=>t.cells));var fc=["ghosts","overlay","film"];function rr(e){let{app:t,place:n,highlight:o}=e,s=h("div",{class:"card-body","aria-live":"polite"}),r=h("h2",{tabIndex:-1}),i=mc(
(...w)=>s.append(...w)),c=h("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(h("header",{},r,c),s,i.element),
n.card.hidden=!0,sr(e);let l=new Set,a=new Set,u=()=>!1;function d(){u=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let w of[...l])p.
offer(w,null)}function f(){a.add(r.textContent),p.close()}let m=w=>w.flat().filter(g=>g!=null),p={show(w,...g){let y=n.card.contains(document.activeElement);d(),
a.delete(w),r.textContent=w,s.append(...m(g)),n.card.hidden=!1,y&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:w=>n.card.hidden&&!a.has(w),add(...w){s.append(...m(w))},replace(...w){o("pointed",null),s.replaceChildren(
...m(w))},work(w,g,y){return p.show(w),i.tell(g),i.run(y)},keepWhile(w){u=w},tell:i.tell,offer(w,g){g===null?l.delete(w):l.add(w),t.emit(w,g)},close(){d(),n.card.
hidden=!0}};for(let w of fc)t.when(w,g=>{g===null&&l.delete(w)});return t.when("cancel-all",()=>{a.clear(),p.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{u()||p.close()}),p}function mc(e){let t=h("span",{class:"soft"}),n=h("button",{type:"button",onclick:()=>{r(),e(h("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=h("div",{class:"card-work",hidden:!0},h("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(l){let a=s=new AbortController;o.hidden=!1;try{await l(a.signal)}catch(u){if(u.name==="AbortError"||a.signal.aborted)return;e(h("p",{class:hc(
u)?"failure":""},Ut(u)))}finally{s===a&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:l=>{t.textContent=l}}}var hc=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Ut(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return ee(n.replace(/^encodings\/\S+: /,""))}function j(e,t,n={}){
return h("button",{type:"button",onclick:t,...n},e)}var oe=(...e)=>h("div",{class:"row"},...e),D=(...e)=>h("p",{},...e);var ar=["puzzle","instance","rules","facts","constants"];function ir(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(l){t.add(l)}};function s(l){
o.now={...o.now,...l};for(let a of t)a(o.now)}async function r(){clearTimeout(n);let l=e.store.now;if(!l.puzzle)return;let a=performance.now(),u={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(f,m)=>{u=m});d!==void 0&&i(l)&&c(d)}catch(d){if(!i(l))return;if(d.interrupted)return c(pc(u,d.interrupted,performance.now()-
a));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(r,2e3):e.emit("problems",d.problems??[])}}let i=l=>ar.every(a=>e.store.now[a]===
l[a]);function c(l){s({outcome:l,error:null,isOld:!1}),e.emit("problems",l.remarks),e.emit("solved",qt(l))}return e.store.on(ar,(l,a,u)=>{let d=u.has("puzzle")||
u.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var pc=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function qt({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function lr(e){let{app:t,place:n,solving:o}=e,s=h("strong"),r=h("span",{class:"soft"}),i=h("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=h(
"div",{class:"row"}),l=h("div",{class:"status-line",role:"status"},h("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(l,i,c);let a=bc(e,c,d);function u({
outcome:m,error:p,isOld:w}){if(n.status.setAttribute("aria-busy",String(w)),n.status.classList.toggle("old",w),w){a.stop(),m===null&&p===null&&f();return}let g=p?
gc(p):m&&zn(m);g!==null&&(n.status.dataset.kind=g.kind,s.textContent=g.words,r.textContent=g.detail??"",c.replaceChildren(...wc(t,p)),m?.status==="multiple"&&a.
offer())}function d({count:m,exhausted:p,horizon:w}){s.textContent=p?`${U(m,"answer")}, all counted`:`At least ${U(m,"answer")}`;let g=w===null?null:`in ${w} st\
eps; longer ones were not counted`;r.textContent=[g,p?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(u),f()}function zn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=e.interrupted?null:`${qt(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(qt(e).
seconds)} s`,a={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${U(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so\
 far`,"warn"]}[t];return{words:a[0],detail:i,kind:a[1]}}function gc(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. T\
rying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:
e.interrupted?{words:Ut(e),kind:"warn"}:e.problems.length&&e.problems.every(We)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function wc(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return h("p",{class:"status-problem"},n.text);let o=ee(En(n,e.store.now)),s=h("button",{type:"button",class:"r\
ule-link",onclick:()=>e.emit("reveal",n)},o);return h("p",{class:"status-problem"},s,`: ${n.text}`)})}function bc({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,l=h("span",{},"Counting \u2026");t.replaceChildren(h("span",{class:"spinner","aria-hidden":"true"}),l,j("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let a=await q("count",M(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(u,{count:d})=>{l.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(a)}catch(a){c.signal.aborted||i(Ut(a))}}function r(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",j("Count them all",s))}return{
stop:r,offer:i}}var Cn=200;function ur(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(j("Solution",i,{title:"Show the solved board"}),j("Answers",a,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;t.when("playable",u=>{r=u});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async u=>{let d=e.createFilm("Solution"),f=[];await q("answers",M(t.store.now,{marks:[],most:1}),{signal:u,onEvent:(m,p)=>{
f.push(p),d.add(cr(p,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(D("No answer was found."))})}function c({atoms:u,frames:d}){let f=s.now.outcome&&`${zn(s.now.
outcome).words}. `;return[D(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:h("p",{class:"atoms"},u.join(" ")),r&&s.now.outcome?.horizon===null?oe(
j("Fill it in",()=>l(u),{class:"primary"})):null]}function l(u){o.offer("film",null),t.emit("fill",u)}async function a(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async u=>{let d=e.createFilm("All answers"),f=h("div"),m=[],p=0,w=!1,g=v=>d.goTo(m[Math.
min(Math.max(p+v,0),m.length-1)]),y=h("span",{role:"status"}),k=()=>{y.textContent=`Answer ${p+1} of ${m.length}`};f.append(h("div",{class:"row"},j("Previous",()=>g(
-1)),y,j("Next",()=>g(1)))),d.onMove(v=>{p=Math.max(m.findLastIndex(S=>S<=v),0),k()}),o.add(f);let b=await q("answers",M(t.store.now,{marks:[],most:Cn}),{signal:u,
onEvent:(v,S)=>{w=S.cost.length>0,m.push(d.length),d.add(cr(S,`Answer ${m.length}`)),S.frames.length||f.append(h("p",{class:"atoms"},S.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),k()}});o.add(D(yc({...b,isBest:w,horizon:s.now.outcome?.horizon},m.length)))})}}var cr=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function yc({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
Cn?"There may be others.":`The first ${Cn}; there may be more.`}var dr="pylogic:check",kc=250,vc=400,xc=3,Sc="Whether this can be completed was not found out in time.";function fr(e){let{app:t,place:n,solving:o}=e,s=le(),r=s.
stop,i=!1,c=null,l=!1,a=Ec(e),u=$c(()=>m(!f())),d=j("Check",()=>p(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(h("div",{class:"\
row"},d,u),a.element);let f=()=>u.getAttribute("aria-checked")==="true";function m(k){u.setAttribute("aria-checked",String(k)),localStorage.setItem(dr,k?"on":"o\
ff"),c=null,p()}async function p(k=!1){let{outcome:b,isOld:v}=o.now,{marks:S}=t.store.now,x=k||l&&S===c;if(k)c=S;else if(!x&&S===c&&!v)return;let O=Object.keys(
S).length===0;l=x&&v&&!O;let $=(x||f())&&!v&&b!==null&&!O;if(!$||b.status==="none"||b.horizon!==null)r(),$&&b.horizon===null?a.bad("There is no answer at all",[]):
x&&O?a.unsure("Nothing is entered yet."):l?a.unsure("checking \u2026"):a.clear();else if(!x)await g("rules");else{let E=b.status==="unique"?new Set(b.answers[0].
atoms):null;E===null?await g("all"):w(E,S)&&await g("reasons")}}function w(k,b){let v=An(k,b);if(v.length){let S=Ye(v.map(Tn).filter(O=>O!==null)),x=S.length===
1?`1 ${Re(S)} is wrong`:`${S.length} ${Re(S)}s are wrong`;return a.bad(x,S),!0}return r(),a.good(i?h("strong",{},"Solved!"):"So far so good"),!1}async function g(k){
let b=a.element.childNodes.length?vc:0,v=k==="all"?setTimeout(()=>a.unsure("checking \u2026"),b):0,S;try{S=await s(O=>R("judge",M(t.store.now),O))}catch(O){k===
"all"&&O.interrupted?a.unsure(Sc):k!=="reasons"&&a.clear();return}finally{clearTimeout(v)}if(S===void 0)return;let x=Oc(e,S.broken);if(k==="rules")x?a.bad(x.children.
length===1?"A rule is broken":"Rules are broken",Ee(S.broken),x):i?a.good(h("strong",{},"Solved!")):a.clear();else if(k==="reasons"){if(x===null)return;a.element.
querySelector("button")?.remove(),a.element.append(x)}else S.possible?a.good("So far so good"):a.bad("This cannot be completed any more",Ee(S.broken),x)}let y=ne(
kc,()=>p());t.store.on(["marks"],k=>{r(),a.element.classList.add("old"),Object.keys(k.marks).length||a.clear(),y()}),t.when("cancel-all",()=>{r(),a.clear()}),t.
when("playable",k=>{n.check.hidden=!k}),t.when("finished",k=>{i=k,p()}),o.on(()=>p()),u.setAttribute("aria-checked",String(localStorage.getItem(dr)==="on"))}var $c=e=>h(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},h("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function Oc(e,t){let n=t.slice(0,xc).map(o=>pt(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?h("ul",{class:"sentences"},n):null}function Ec({conflicts:e,highlight:t}){let n=h("div",{class:"verdict",role:"status"}),o=(r,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(l=>l!=null))},s=()=>j("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,h("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,c=null)=>o("bad",i,h("strong",{},r),
c??s())}}var Re=e=>e.every(t=>t.length>2)?"line":"cell",An=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Tn(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var zc=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Ln="Why there is no answer",mr="Why this is wrong",Cc="Which rule is wrong",Ac=600;function hr(e){let{app:t,
card:n,highlight:o,solving:s}=e;function r(g=!1){return u(Ln,{marks:[]},g)}async function i(){await n.work(mr,"Looking for what it breaks \u2026",async g=>{let{
broken:y}=await R("judge",M(t.store.now),g);y.length?c(y):await d({},!1,g)})}function c(g){o("card",{wrong:Ee(g)}),n.replace(D("What you entered breaks a rule a\
lready:"),h("ul",{class:"sentences"},g.slice(0,12).map(y=>pt(e,{words:`${y.words}.`,cells:[],because:[y]}))),l())}let l=()=>oe(j("But it is right",()=>n.work(Cc,
"Looking for what refuses it \u2026",async g=>{let{is_answer:y,reasons:k}=await R("why",M(t.store.now),g);y?n.add(D("Some answer has all of it.")):a(k)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function a(g){o("card",{wrong:Ee(g)}),n.replace(h("ul",{class:"sentences"},Kt(e,g.flatMap(
y=>pr(y)))))}function u(g,y,k){let b=k?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(g,b,v=>d(y,k,v))}async function d(g,y,k){
let b=(x,{size:O,bound:$})=>n.tell(`${O} clues and rules so far${$?`, at least ${$} are needed`:""} \u2026`),v=M(t.store.now,{...g,smallest:y}),S=await q("confl\
icts",v,{signal:k,onEvent:b});S.status!=="none"?n.add(D("There is an answer now.")):S.conflicts.length?f(S.conflicts[0],g):n.add(D("The reason was not found in \
time."))}function f(g,y){let k=g.because.filter(S=>S.clue!==null),b=g.because.filter(S=>S.clue===null),v=g.chain.length>0;o("card",{cause:Ye([...Ee(k),...Ee(b)]),
wrong:g.cells}),n.replace(D(v?"It leads to a contradiction:":Tc(g,k,b)),p("The clues: ",k.map(S=>S.words).join("; ")),p("What you entered: ",g.cells.join(" ")),
v?h("ul",{class:"sentences"},Kt(e,g.chain)):m(b),h("p",{class:"soft"},g.smallest?"No reason is smaller.":g.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),y.marks?null:l(),g.smallest?null:oe(j("The smallest reason",()=>u(y.marks?Ln:mr,y,!0))))}let m=g=>h("ul",{class:"sentences either"},g.map(y=>Ht(e,
{words:y.words,cause:y.cells,lines:[y]}))),p=(g,y)=>y?D(g,...ht(t,Lc(y))):null,w=ne(Ac,()=>{let{outcome:g,isOld:y}=s.now;!y&&g?.status==="none"&&g.horizon===null&&
n.mayCome(Ln)&&r()});return s.on(w),{ofPuzzle:r,ofMarks:i}}function pr({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>pr(i,s+1))]}function Tc(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function Lc(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(zc,t).trimEnd()}var gr="How the answer follows",wr=10;function br({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function r(l){s(),n=new AbortController;let a={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{
a.events.push({name:d,data:f}),a.wake()};return a.end=q("explain",M(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:u}),a.end.catch(()=>{}).finally(()=>{a.
hasEnded=!0,a.wake()}),o=a}async function*i(l){for(let a=0;;a+=1){for(;a===l.events.length&&!l.hasEnded;)await new Promise(u=>{l.wake=()=>u(null)});if(a===l.events.
length)return;yield l.events[a]}}async function c(l,a){l.addEventListener("abort",s);try{return await a()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(
l,async()=>{let{marks:a}=e.now,u=o&&Object.entries(o.marks).every(([d,f])=>a[d]===f);for(let d=o&&u?o:r(wr);;d=r(wr)){let f=[],m=[],p=null;for await(let{name:w,
data:g}of i(d)){w==="own"&&(p=g),w==="step"&&f.push(g),m.push(...(g.frames??[]).flatMap(k=>k.looks??[]));let y=Mc(p,f,a);if(y.length)return{steps:y,looks:m,end:null}}
if(d.marks===a)return{steps:[],looks:m,end:await d.end}}}),follow:(l,a)=>c(l,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,
data:f}of i(u))a(d,f);return u.end})}}function Mc(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Mn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Mn(e,t){let[n,o]=Lt(e);return t[n]===o}function Nn({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function yr(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(j("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(gr,"Looking for the first step \u2026",async c=>{
let l=e.createFilm(gr),a=h("ol",{class:"steps"});n.add(a);let u=await s.follow(c,(d,f)=>{f.frames&&l.add(f.frames.map(m=>({...m,...Nc(d,f)}))),d==="step"&&(a.append(
Dc(e,l,f,a.childElementCount+1)),n.tell(`${U(a.childElementCount,"step")} so far \u2026`))});if(u.status==="none")return Nn(e,u);if(u.status==="multiple")return e.
several.ask();a.before(D(Ic(u,a.childElementCount)))})}}function Nc(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:ee(t),
captions:[ee(n)],settled:o}}function Dc(e,t,n,o){let s=h("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},ee(n.words)),r=h("li",{dataset:{frame:o}},
s,gt(e,n));return t.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function Ic({grade:e,complete:t,interrupted:n},o){
let s=U(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?
` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function kr(e){let t=null;return e.app.when("film-at",n=>t?.
moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=jc(e,n)}function jc({app:e,card:t},n){let o=[],s=[],r=[],i=0,c=!0,l=()=>{c&&o.length&&t.offer("film",{title:n,frames:[
...o],looks:s,at:i})},a=ne(200,l);return{moved(u){if(c){i=u;for(let d of r)d(i)}},told(u){(u===null||u.title!==n)&&(c=!1)},get length(){return o.length},add(u){
let d=o.length===0;o.push(...u),s.push(...u.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?l():a()},goTo(u){c=!0,i=Math.min(u,o.length-1),l(),e.emit("pane","board");
for(let d of r)d(i)},onMove(u){r.push(u)}}}var Vt="Hint";function xr(e){let{app:t,place:n,card:o,highlight:s,derivation:r}=e,i=j("Hint",l,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",p=>{i.hidden=!p}),t.when("hint",l);let c=!1;t.when("finished",p=>{c=p});async function l(){if(c){o.show(Vt,D("Solved: nothing is lef\
t to do."));return}let p=a();if(p.length){u(p);return}await o.work(Vt,"Looking for the simplest next step \u2026",async w=>{let{marks:g}=t.store.now,{steps:y,looks:k,
end:b}=await r.next(w),v=t.store.now.marks===g;b?.status==="none"?Nn(e,b):b?.status==="multiple"?Rc(e):v?b?o.add(D(Pc(b,g))):d(y.at(-1),y.slice(0,-1),k,g):o.add(
D("The board has changed meanwhile: ask again."))})}function a(){let{outcome:p,isOld:w}=e.solving.now;return!w&&p?.status==="unique"?An(new Set(p.answers[0].atoms),
t.store.now.marks):[]}function u(p){let w=p.map(Tn).filter(b=>b!==null),g=()=>{let b=Object.entries(t.store.now.marks).filter(([v])=>!p.includes(v));t.store.change(
{marks:Object.fromEntries(b)}),o.close()};o.show(Vt),s("card",{wrong:w});let y=t.store.on(["marks"],({marks:b})=>{y(),k.isConnected&&!p.every(v=>v in b)&&o.close()}),
k=j("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(D(p.length===1?`First this: one ${Re(w)} is wrong.`:`First this: ${p.length} ${Re(w)}s are wrong.`),
oe(j(p.length===1?"Erase it":"Erase them",g,{class:"primary"}),k))}function d(p,w,g,y){let{cells:k,causes:b,entered:v,name:S,frames:x}=p;s("card",{effect:k,cause:b});
let O=j("Do it",()=>m(v),{class:"primary"}),$=j("Do it, and the next",()=>{m(v),l()}),E=()=>v.every(z=>Mn(z,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!O.
isConnected)return A();if(!f(y))return o.close();s("card",null),$.textContent=(O.disabled=E())?"Next hint":"Do it, and the next"});o.add(h("p",{class:"look"},"L\
ook at ",vr("effect",k),...b.length?[" and ",vr("cause",b)]:[],".",h("span",{class:"soft"},` (${S})`)),...w.map(z=>gt(e,z)),gt(e,p),oe(O,$,p.has_candidates?j("S\
how what is noted",()=>{o.offer("film",{title:Vt,frames:x,looks:g.map(z=>({svg:z})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let f=p=>Object.entries(p).every(([w,g])=>t.store.now.marks[w]===g);function m(p){let{marks:w}=t.store.now;
t.store.change({marks:{...w,...Object.fromEntries(p.map(Lt))}})}}function Rc({card:e,several:{share:t}}){e.add(D("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),oe(j("Show what all answers share",t)))}var vr=(e,t)=>h("span",{class:`key ${e}`},t.length===0?"the boar\
d":t.length===1?`this ${Re(t)}`:`these ${t.length} ${Re(t)}s`);function Pc({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.
keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var Sr="More than one answer",Bc=300;function $r(e){let{app:t,card:n,solving:o}=e;function s(){n.show(Sr,D("This board has more than one answer. What would you \
like to see?"),r())}let r=(w=null)=>oe(j("What they share",c,{hidden:w===c}),j("Two of them side by side",l,{hidden:w===l,class:"served"}),j("Clues that would l\
eave one",a,{hidden:w===a,class:"served"})),i=(w,g)=>R("differences",M(t.store.now,{marks:[],extra:g}),w);async function c(){await n.work("What all answers shar\
e","Comparing all answers \u2026",async w=>{let{status:g,cautious:y,brave:k}=await i(w,!1);if(!m(g)){if(y===null)return n.add(D("The answers were not all compar\
ed in time."));n.offer("overlay",{certain:y,possible:k}),n.add(D("The board shows all answers at once: full is what every answer has, faint what only some have."),
D(`${y.length} of ${k.length} are certain.`),r(c))}})}async function l(){await n.work("Two answers","Looking for two answers \u2026",async w=>{let{status:g,picture:y}=await i(
w,!1);if(m(g))return;if(y===null)return n.add(D("These rules do not say how a board is drawn."));let k=[{svg:y}];n.offer("film",{title:"Two answers",frames:k,at:0}),
n.add(D("Where they differ is highlighted; the third board is what all answers share."),r(l))})}async function a(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async w=>{let{status:g,offers:y,proof:k}=await i(w,!0);if(m(g))return;if(!y.length)return n.add(D("No clues were found that w\
ould leave one answer."));u(y);let b=y.length===1;n.add(D(b?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${y.
length} clues would leave one answer (${k}). They stand faintly on the board: click one to add it.`),oe(j(b?"Add it":"Add all",()=>f(d(y)),{class:"primary"})))})}
function u(w){n.offer("ghosts",w),n.keepWhile(()=>{let g=d(w);return!g.length||g.length===w.length?!1:(u(g),!0)})}function d(w){let g=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return w.filter(({atom:y})=>!g.includes(`${y}.`))}let f=w=>t.emit("clues",w.map(({atom:g})=>g));function m(w){return w==="multiple"?!1:(n.add(D("T\
here is no longer more than one answer.")),!0)}let p=ne(Bc,()=>{let{outcome:w,isOld:g}=o.now;!g&&w?.status==="multiple"&&w.horizon===null&&n.mayCome(Sr)&&s()});
return o.on(p),{ask:s,share:c}}function Or({app:e,place:t,card:n}){t.more.append(j("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:c,interrupted:l}=await R(
"unneeded",M(e.store.now,{marks:[]}),r);n.add(i.length?D("All of these could be deleted at once: the answers of this board would stay the same."):D(l?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?D("This board says nothing of these: it has nothing that they could forbid."):null,s(c),l?D("T\
he search was cut short: there may be more."):null)})}let s=r=>h("ul",{class:"sentences"},r.map(({words:i,place:c})=>h("li",{class:"sentence"},h("p",{},ee(Wc(i))),
h("p",{class:"sources"},On(e,c)))))}var Wc=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var Er=matchMedia("(max-width: 60rem)");function Fc(e){let t={status:h("section",{class:"assistant-status","aria-label":"Answers"}),buttons:h("div",{class:"assi\
stant-buttons"}),check:h("section",{class:"assistant-check","aria-label":"Check while you play"}),card:h("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:h("div",{class:"assistant-more"})};L("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>Er.matches?L("#board").append(
t.card):t.check.after(t.card);Er.addEventListener("change",n),n();let o=nr(e),s={app:e,place:t,highlight:o,solving:ir(e)};s.card=rr(s),s.derivation=br(e),s.createFilm=
kr(s),lr(s),s.conflicts=hr(s),s.several=$r(s),xr(s),yr(s),ur(s),fr(s),Or(s)}var Vn={};me(Vn,{start:()=>fu});function zr(e){let t=new Set,n=le(),o=null,s=null,r=async()=>{let{puzzle:l,instance:a,rules:u,facts:d}=e.store.now,f=JSON.stringify([l,a,u,d]);if(!(!l||f===s)){
s=f;try{let m=await n(p=>R("choices",M(e.store.now,{marks:[]}),p));if(m===void 0)return;o=m;for(let p of t)p(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=ne(1e3,()=>{i()&&r()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:r,on(l){t.add(
l),o!==null&&l(o)}}}var Pn={};me(Pn,{NAME:()=>Mr,TITLE:()=>qc,create:()=>Jc});function Ze({name:e,words:t,topic:n,app:o,action:s,onSubmit:r}){let i=h("div",{class:"fields"}),c=h("button",{type:"submit",class:"primary"},s),l=h("div",{class:"\
actions"},c),a=h("form",{class:"work-form","aria-label":e},h("p",{class:"soft"},t," ",_c(o,n,e)),i,l);return a.addEventListener("submit",u=>{u.preventDefault(),
r()}),{form:a,fields:i,button:c,line:l}}function _c(e,t,n){return h("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function K(e,t,{title:n="",hint:o=null}={}){return h("label",{class:"field",title:n},h("span",{},e),t,o)}function Xe(e,t){
return t.setAttribute("aria-label",e),t}function J(e,{min:t,max:n,value:o,step:s=1}){return h("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function ze(e,t){return wt(h("select",{name:e}),t)}function wt(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>h("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function In(e,t,n,o){let s=([r,i,c=""])=>h("label",{title:c},h("input",{type:"checkbox",name:e,value:r,checked:o.includes(
r)})," ",i);return h("fieldset",{class:"ticks"},h("legend",{},t),n.map(s))}var Cr=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),Qe=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function et(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function tt(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function nt(e,t,n=["rules","facts","constants"]){let o=h("progress",{"aria-label":"Progress"}),s=h("span",{class:"how-far"}),r=h("span",{class:"soft clock"}),i=h(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=h("div",{class:"working",hidden:!0},o,s,r,i),l=h("p",{class:"job-end",role:"status"}),a=h("p",{class:"job-o\
ld","aria-live":"polite"}),u=null,d=null,f="",m=()=>d?.abort(),p=(v,S=null,x=null)=>{if(f=v,s.textContent=v,S===null)return o.removeAttribute("value");o.max=Math.
max(1,x??0),o.value=S},w=v=>{c.hidden=!v,t.disabled=v},g=(v,S=!1)=>{l.textContent=v,l.classList.toggle("failure",S),k()},y=()=>n.some(v=>u&&e.store.now[v]!==u[v]),
k=()=>{a.textContent=l.textContent&&y()?`This was found ${Ar}.`:""};async function b(v,S,x){m();let O=d=new AbortController,$=performance.now();u=e.store.now;let E=()=>{
r.textContent=`${Math.floor((performance.now()-$)/1e3)} s`},A=setInterval(E,1e3);E(),g(""),w(!0),c.scrollIntoView({block:"nearest"});try{return await q(v,S,{signal:O.
signal,onEvent:x})}catch(z){z.name==="AbortError"?g(`Cancelled: ${f}.`):g(Hc(z,f),z.interrupted===null);return}finally{clearInterval(A),d===O&&w(!1)}}return e.when(
"cancel-all",m),e.store.on(n,k),{element:h("div",{class:"job"},c,l,a),run:b,tell:p,say:g,stop:m,named:v=>y()?`${v}, ${Ar}`:v,get isOld(){return y()}}}var Ar="be\
fore your last change",Tr={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function Hc(e,t){if(e.interrupted&&e.interrupted in Tr)return`${Tr[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var Rn=["orders","engines","configs","heuristics","labelings","others"],jn=["default","as usual"];function Lr(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(a=>[a,a,n[a]]),s=e.needed===null?e.engines:[],r=e.needed===null?[]:[h("p",{class:"soft"},`${e.needed}.`)],i=(a,u,d)=>Kc(a,u,d,t[a]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ce(s)]),...r],l=[i("configs","Presets of clasp",[jn,...Ce(e.presets)]),
i("heuristics","Heuristics: what is decided first",[jn,...Ce(e.heuristics)]),i("labelings","Labelings, as in clpfd",[jn,...Ce(e.labelings)]),In("others","Other \
boards of this puzzle",Ce(e.instances),t.others)];for(let a of[...c,...l])Uc(a)&&(a.hidden=!0);return{first:c,more:l}}var Ce=e=>e.map(t=>[t,t]);function Kc(e,t,n,o){
let s=n.map(([r])=>r).filter(r=>o.includes(r));return In(e,t,n,s.length?s:[n[0][0]])}function Uc(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var Mr="Compare",qc="Measure which way of solving is faster",Vc="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",bt={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},Gc=600;function Jc(e,t){let n={seeds:J("seeds",{min:0,max:100,value:bt.seeds}),random:J("random",{min:1,max:100,value:bt.
random}),repeat:J("repeat",{min:1,max:100,value:bt.repeat}),timeout:J("timeout",{min:1,max:300,value:bt.timeout})},{seeds:o,random:s,repeat:r,timeout:i}=n,{form:c,
fields:l,button:a,line:u}=Ze({name:Mr,words:Vc,topic:"comparing",app:e,action:"Compare",onSubmit:S}),d=nt(e,a),f=h("div",{class:"lists"}),m=h("div",{class:"list\
s"}),p=K("Random orders",s,{title:"How many orders of each random kind"}),w=h("p",{class:"soft"}),g=h("p",{class:"links"});l.append(f,p,K("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),h("deta\
ils",{class:"more"},h("summary",{},"More ways, boards and limits"),m,K("Repeats",r,{title:"Runs that differ in nothing: they show how exact the clock is"}),K("S\
econds for a run",i))),u.before(w),c.append(d.element,g);let y=x=>x in(t.now?.shuffles??{}),k=()=>`compare:${e.store.now.puzzle}`,b=()=>({...Object.fromEntries(
Rn.map(x=>[x,Cr(c,x)])),...Qe(n)}),v=()=>{let x=b(),O=x.orders.filter(y).length,$=x.orders.length+O*(Number(s.value)-1),E=x.configs.length*x.heuristics.length,z=x.
engines.reduce((De,Q)=>De+(Q==="clingo"?E:1),0)*$*x.labelings.length,T=x.others.length+1,B=Math.max(1,Number(o.value))*Number(r.value),P=z*T*B;p.hidden=!x.orders.
some(y),a.disabled=P===0;let X=[U(z,"way"),U(T,"board"),U(B,"run")].join(" \xD7 "),ge=P*Number(i.value)>Gc?", ended after ten minutes at the latest":"";w.textContent=
P?`${X} = ${U(P,"run")}${ge}`:"Choose at least one of each list."};c.addEventListener("input",()=>{v(),tt(k(),b())}),t.on(x=>{let O={...bt,...et(k())};for(let[E,
A]of Object.entries(n))A.value=O[E];let $=Lr(x,O);f.replaceChildren(...$.first),m.replaceChildren(...$.more),v()});async function S(){let x=b(),O=e.store.now,$=0,
E=0;g.replaceChildren(),d.tell("reading the files");let A=await d.run("compare",M({...O,marks:{}},{...Object.fromEntries(Rn.map(z=>[z,x[z]])),orders:x.orders.map(
z=>y(z)?`${z}:${s.value}`:z),seeds:Number(o.value)||null,repeat:Number(r.value),timeout:Number(i.value)}),(z,T)=>{z==="begun"?E=T.runs:z==="run"&&($+=1),d.tell(
$===E?`${E} runs, drawing the report`:`${$} of ${E} runs`,$,E)});A!==void 0&&(d.say(`${A.words}.`),g.replaceChildren(...Yc(A,`${O.puzzle}-${O.instance}-comparis\
on`)),g.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{g.replaceChildren(),d.say("")}),c}function Yc({page:e,csv:t,json:n},o){let s=(r,i,c,l)=>h(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},r);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Kn={};me(Kn,{NAME:()=>Kr,TITLE:()=>Xc,create:()=>ou});var Ae="pylogic:draft:",Gt="pylogic:tab",Bn=20,Wn="pylogic:history",Nr=200,Zc=500;function Fn(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ae+e,{signal:AbortSignal.timeout(Zc)},n).catch(()=>t(!1)):t(!0)})}async function Dr(){let e=sessionStorage.getItem(Gt),t=e!==null&&
await Fn(e)?e:it();return t!==e&&await Fn(t),sessionStorage.setItem(Gt,t),{id:t,draft:e===null?null:jr(e)}}async function Ir(e){return await Fn(e)?(sessionStorage.
setItem(Gt,e),!0):!1}function jr(e){try{let t=JSON.parse(localStorage.getItem(Ae+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function _n(e,t,n=!1){try{return localStorage.setItem(Ae+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function Rr({now:e,
past:t,future:n}){try{sessionStorage.setItem(Wn,JSON.stringify({now:e,past:t.slice(-Nr),future:n.slice(-Nr)}))}catch{sessionStorage.removeItem(Wn)}}var Pr=()=>JSON.
parse(sessionStorage.getItem(Wn)??"null"),Te=e=>_n(it(),e,!0),ot=e=>localStorage.removeItem(Ae+e),pe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Pe=e=>pe(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Le(){let e=(await navigator.locks?.query())?.held??[{name:Ae+sessionStorage.getItem(
Gt)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ae)&&!t.has(c)).map(c=>jr(c.slice(Ae.length))??{at:0,id:c.slice(Ae.length),
document:Fe}).sort((c,l)=>l.at-c.at),s=({document:c})=>Pe(c),r=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Bn),...i.slice(Bn)])ot(c);return r.slice(
0,Bn)}var Kr="Generate",Xc="Make new puzzles of this kind",Qc="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",eu=[["size","of\
 this size"],["present","the present one, new clues"]],tu=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],nu=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
Br="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Wr=60,Fr=8,Ur=1e6;function ou(e,t){let n={board:ze("board",
eu),rows:Xe("Rows",J("rows",{min:1,max:Wr,value:9})),columns:Xe("Columns",J("columns",{min:1,max:Wr,value:9})),count:J("count",{min:1,max:100,value:4}),difficulty:ze(
"difficulty",tu),low:Xe("From",J("low",{min:0,max:Fr,value:2})),high:Xe("To",J("high",{min:0,max:Fr,value:4})),symmetry:ze("symmetry",nu)},{board:o,rows:s,columns:r,
count:i,difficulty:c,low:l,high:a,symmetry:u}=n,d=Xe("Seed",J("seed",{min:0,max:2**53-1,value:Hr()})),f=h("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{d.value=Hr()}},xt("dice")),{form:m,fields:p,button:w,line:g}=Ze({name:Kr,words:Qc,topic:"generating",app:e,action:"\
Generate",onSubmit:A}),y=nt(e,w,["rules","constants"]),k=su(e,()=>w.focus()),b=K("Size",Hn(s,"\xD7",r),{title:"Rows \xD7 columns"}),v=K("Largest step",Hn(l,"to",
a),{title:Br}),S=h("p",{class:"refusal",hidden:!0}),x=h("ul",{class:"made","aria-label":"New puzzles"}),O=null;p.append(K("Board",o),b,K("How many",i),K("Diffic\
ulty",c,{title:Br}),v,K("Symmetry",u),K("Seed",Hn(d,f),{title:"The same seed makes the same puzzles"})),g.before(S),m.append(y.element,k.element,x);let $=()=>{b.
hidden=o.value!=="size",v.hidden=c.value!=="range";let z=!v.hidden&&Number(a.value)<Number(l.value);a.setCustomValidity(z?"This is less than where it begins.":"")},
E=()=>`generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{$(),tt(E(),Qe(n))}),t.on(z=>{for(let Q of c.querySelectorAll("option"))Q.hidden=Q.disabled=
!["","range",...Object.keys(z.levels)].includes(Q.value);c.querySelector("option:checked:disabled")&&(c.value=""),S.hidden=z.ungenerated===null,S.textContent=`B\
y these rules no puzzles can be made: ${z.ungenerated}.`,w.disabled=z.ungenerated!==null;let{puzzle:T,instance:B}=e.store.now;if(O===`${T}/${B}`)return;O=`${T}/${B}`;
let[P,X]=z.size??[s.value,r.value],De={...{board:z.has_more?"present":"size",rows:P,columns:X},...et(E())};for(let[Q,Qt]of Object.entries(De))Q in n&&(n[Q].value=
String(Qt));$()}),$();async function A(){let{puzzle:z}=e.store.now,T=Number(d.value),B=Number(i.value),P=0,X=()=>y.tell(`trying seed ${T}, ${P} of ${U(B,"puzzle")}`,
P,B);x.replaceChildren(),X(),await y.run("generate",M({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(r.value)]:null,seed:T,count:B,symmetry:u.
value||null,difficulty:v.hidden?c.value||null:[Number(l.value),Number(a.value)]}),(De,Q)=>{De!=="puzzle"||e.store.now.puzzle!==z||(P+=1,X(),x.append(ru(Q,()=>k.
open(Q))),P===1&&x.scrollIntoView({block:"nearest"}))})!==void 0&&(y.say(`${U(P,"puzzle")} of seed ${T}, each with exactly one solution. A click opens one.`),Number(
d.value)===T&&(d.value=String((T+1)%Ur)))}return e.when("cancel-all",()=>{k.isOpening||(x.replaceChildren(),k.element.replaceChildren(),y.say(""))}),m}function su(e,t){
let n=h("div",{class:"back"}),o=new Map,s=!1;function r(c){let l=e.store.now,a=`gen-${c.seed}-${c.number}`,u={saved:{...l.saved,facts:""},stamps:{...l.stamps,facts:null}};
i({...l,...u,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let d=!o.has(l.instance);if(o.set(a,c.text),!d)return;let f=()=>{i(l),
n.replaceChildren(),t()};n.replaceChildren(h("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){let{now:l}=e.store;!(o.get(l.instance)===
l.facts&&_r(l.marks)&&_r(l.notes))&&Pe(l)&&Te(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:r,get isOpening(){return s}}}function ru(e,t){
let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,a])=>`${a} ${l}`),s=o.length>1?` (${o.join(", ")})`:"",r=`${e.clues} ${e.
clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?G(e.pictures[0]):h("pre",{},e.text);i.setAttribute("aria-hidden","true");let c=`seed ${e.seed}, no. ${e.number}`;
return h("li",{},h("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzzle ${c}: ${r}`,onclick:t},h("span",{class:"picture"},
i),h("span",{},r),h("span",{class:"soft"},c)))}var _r=e=>Object.keys(e).length===0,Hn=(...e)=>h("span",{class:"pair"},e),Hr=()=>String(Math.floor(Math.random()*
Ur));var Un={};me(Un,{NAME:()=>qr,TITLE:()=>au,create:()=>cu});var qr="Trace",au="Watch the solver search",iu="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Jt=["","as usual"],lu={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function cu(e,t){let n={keep:J("keep",{min:1,max:1e3,value:100}),order:ze("order",[]),heuristic:ze("heuristic",[Jt]),labeling:ze("labeling",[Jt])},{keep:o,order:s,
heuristic:r,labeling:i}=n,c=h("small",{class:"soft"}),{form:l,fields:a,button:u}=Ze({name:qr,words:iu,topic:"explaining",app:e,action:"Trace the search",onSubmit:b}),
d=nt(e,u),f=h("div",{class:"result"}),m=K("Order of clues",s,{hint:c}),p=K("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),w={},
g=null;a.append(K("Moments",o,{title:"How many of the first moments the film shows"}),m,K("Heuristic",r,{title:"What is decided first, as the rules or clasp adv\
ise"}),p),l.append(d.element,f);let y=()=>{c.textContent=w[s.value]??""},k=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{y(),tt(k(),Qe(n))}),
t.on(v=>{let S=Object.entries(v.shuffles).map(([x,O])=>[`${x}#1`,O]);if(w={...v.orders,...Object.fromEntries(S)},wt(s,Object.keys(w).map(x=>[x,x.replace("#1","")])),
wt(r,[Jt,...Ce(v.heuristics)]),wt(i,[Jt,...Ce(v.labelings)]),m.hidden=s.options.length===0,p.hidden=v.labelings.length===0,g!==e.store.now.puzzle){g=e.store.now.
puzzle;for(let[x,O]of Object.entries(et(k())))uu(n[x],O)}y()});async function b(){let{instance:v}=e.store.now,S=0;f.replaceChildren(),d.tell("searching");let x=await d.
run("trace",M({...e.store.now,marks:{}},{order:s.value||"given",heuristic:r.value||null,labeling:i.value||null,keep:Number(o.value)}),(z,T)=>{z==="begun"?S=T.frames:
z==="drawn"&&d.tell(`${T.frames} of ${S} moments drawn`,T.frames,S)});if(x===void 0)return;d.say(`${x.words}.`);let O=(z,T,B)=>{e.emit("film",{title:d.named(z),
frames:T,at:B}),e.emit("pane","board")},$=()=>O(`The search on ${v}`,x.frames,0),E=x.heat.map(z=>({...z,name:lu[z.name??""]??z.name})),A=x.left_out?` ${x.left_out}\
 more came after them.`:"";f.append(h("p",{class:"soft"},`${x.summary.charAt(0).toUpperCase()}${x.summary.slice(1)}.${A}`),x.frames.length?h("button",{type:"but\
ton",onclick:$},"Show the film again"):h("p",{},"These rules do not say how a board is drawn, so there is no film."),h("div",{class:"heats"},E.map((z,T)=>du(z,()=>O(
`Work on each cell of ${v}`,E,T))))),x.frames.length&&!d.isOld&&$()}return e.when("cancel-all",()=>{f.replaceChildren(),d.say("")}),l}function uu(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function du(e,t){let n=G(e.svg??"");return n.setAttribute("aria-\
hidden","true"),h("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},h("span",{},e.name),h("span",{class:"picture"},n))}var Gr={generate:Kn,compare:Pn,trace:Un},qn=Object.keys(Gr),Vr="pylogic:work:opened";function fu(e){let t=zr(e),n={},o={},s=l=>r(o[l].hidden?l:null),r=l=>{for(let a of qn)
o[a].hidden=a!==l,n[a].setAttribute("aria-expanded",String(a===l));localStorage.setItem(Vr,l??""),l!==null&&t.refresh()};for(let l of qn){let a=Gr[l];o[l]=a.create(
e,t),o[l].id=`work-${l}`,n[l]=h("button",{type:"button",title:a.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},a.NAME)}let i=h("h2",{id:"work-heading"},"Ma\
ke and measure");L("#assistant").append(h("section",{id:"work","aria-labelledby":i.id},i,h("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{r("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),L("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(Vr);r(qn.find(l=>l===c)??null)}function fe({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),r(f))},c=n.map(
([f,m],p)=>h("button",p===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=h("h2",{id:`title-${it()}`},e),a=h("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,h("div",{class:"actions"},h("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),u=h("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>u.remove()},a);document.body.append(u),u.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??L(".primary",a)).focus()})}function Ne({key:e,words:t,actions:n=[],isBad:o=!1}){Me(e);let s=n.map(([r,i])=>h("button",{type:"button",onclick:()=>{
Me(e),i()}},r));L("#notices").append(h("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},h("span",{},t),h("span",{class:"group"},...s)))}
function Me(e){for(let t of ie("#notices .notice"))t.dataset.key===e&&t.remove()}function kt(e,t,n){let o=h("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Gn(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=h("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await fe({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[h("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as mu,EditorView as Jr,unifiedMergeView as hu}from"../vendor/codemirror-6.js";function Yr({store:e},t,n){let o=new Map;function s(l,a){let{saved:u,stamps:d}=e.now,f={saved:{...u,[l]:a.text??""},stamps:{...d,[l]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Me(`conflict ${l}`)}function r(l,a){o.set(l,a.stamp);let u=()=>r(l,a),d=`${a.name} was changed by another program, and you have unsaved changes.`;Ne(
{key:`conflict ${l}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>i(l,a).then(p=>({mine:f,theirs:m}[p??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,a),n()),m=()=>{Te(e.now),e.change({[l]:a.text??""}),s(l,a)}}function i(l,a){let u=new Jr({doc:a.text??"",extensions:[mu.
readOnly.of(!0),Jr.contentAttributes.of({"aria-label":"Differences"}),hu({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return fe({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[h("p",{},h("span",{class:"mine"},"only in yours")," ",h("span",{class:"theirs"},"only in the file")),h("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,a){let{now:u}=e;a.text===null||a.text===u[l]?(s(l,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):u[l]===u.saved[l]?(e.change({[l]:a.text}),s(l,a),t(`${a.name} was changed by another program; here it is.`)):o.get(l)!==a.stamp&&
r(l,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var Jn=["rules","facts"];function Y(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Be=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function Zr(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(b,v=!1)=>e.emit("message",{words:b,isBad:v}),r=Yr(e,s,p);function i(b){let{now:v}=t;if(v.puzzle&&Pe(v)){let S=Te(v)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${v.instance} ${S}.`)}for(let{dataset:S}of ie("#notices .notice"))S.key&&S.key!=="connection"&&
Me(S.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:v.mode,...b})}async function c(b,v){let{rules:S,facts:x,game:O}=await he("open",{puzzle:b,instance:v});
e.emit("game",O);let $={rules:S.text??"",facts:x.text??""};return{puzzle:b,instance:v,...$,saved:$,stamps:{rules:S.stamp,facts:x.stamp}}}async function l(b,v){let S=o+=
1,x=await c(b,v);if(S===o){if(x.stamps.rules===null)throw new Error(`There is no puzzle ${b} here.`);i(x),await a()}}async function a(){let{puzzle:b,instance:v}=t.
now,[S]=(await Le()).filter(({document:x})=>x.puzzle===b&&x.instance===v);S&&u(S)}function u(b){let{document:v}=b,S=`Your unsaved changes of ${Be(b.at)} to ${v.
instance} are kept.`;Ne({key:"kept",words:S,actions:[["Restore",()=>d(b)],["Discard",()=>ot(b.id)]]})}function d(b){i(b.document),ot(b.id)}function f(b,v,S,x={}){
let O=b.puzzle===t.now.puzzle?t.now:b,{puzzle:$,rules:E,saved:A,stamps:z,constants:T={}}=O;i({puzzle:$,instance:v,rules:E,facts:S,marks:x,constants:T,saved:{...A,
facts:""},stamps:{...z,facts:null}})}let m=({puzzle:b,instance:v},S)=>t.now.puzzle===b&&(S==="rules"||t.now.instance===v);function p(){let b=t.now,v=()=>m(b,"fa\
cts")?w():void 0;return n=n.then(v).catch(S=>s(Y(S),!0)),n}async function w(){let{now:b}=t;for(let v of Jn)b[v]!==b.saved[v]&&await g(b,v)}async function g(b,v){
let{puzzle:S,instance:x,stamps:O,[v]:$}=b,{is_saved:E,file:A}=await he("save",{puzzle:S,instance:v==="facts"?x:null,text:$,stamp:O[v]});if(!E){m(b,v)?r.conflict(
v,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let z=!y.has(A.name)&&O[v]!==null;y.add(A.name),m(b,v)&&r.take(v,A),s(z?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(z||O[v]===null)&&e.emit("library")}let y=new Set,{changed:k}=r;return{open:l,show:i,read:c,
restore:d,offer:u,showFacts:f,save:p,changed:k,tell:s,own:y,saved:()=>n}}var Xr="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",pu="[a-z][a-z0-9_]{0,63}";function Qr(e,t,n){let{store:o}=e,s=m=>t.tell(Y(m),!0),r=(m,p)=>{let w=h("input",{
required:!0,autocomplete:"off",spellcheck:!1,...p});return[h("label",{},m,w),w]},i=(...m)=>()=>m.every(p=>p.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),p=(A,z="9")=>r(A,{type:"number",min:1,max:60,value:z}),[w,g]=p("Rows",m?.[1]),[y,k]=p("Columns",m?.[2]),[b,v]=r("Name",{type:"text",pattern:Xr,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await fe({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
h("div",{class:"fields"},w,y,b)],buttons:[["make","Make it"]],check:i(g,k,v)})===null)return;let{puzzle:x,rules:O,constants:$}=o.now,{facts:E}=await R("frame",{
puzzle:x,rules:O,constants:$,rows:g.valueAsNumber,columns:k.valueAsNumber});t.showFacts(o.now,n.freeName(x,v.value),E),o.change({mode:"edit"})}async function l(){
let[m,p]=r("Name",{type:"text",pattern:pu,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await fe({title:"New puzzle",
content:[h("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(p)})===null)return;
let y=await he("new",{name:p.value});await n.load(),await t.open(y.puzzle,y.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[p,w]=r("Name",{type:"\
text",pattern:Xr,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await fe({title:"Save this board under another\
 name",content:[p],buttons:[["save","Save"]],check:i(w)})===null)return;if((await t.read(m.puzzle,w.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${w.value} already.`);o.change({instance:w.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:p}=o.now;t.show(await t.read(m,p))}async function d(){let m=await Le();if(!m.length){t.tell("No unsaved changes are kept.");return}let p=[],
w=m.map(y=>h("label",{class:"choice"},h("input",{type:"radio",name:"kept",onchange:()=>{p[0]=y}}),`${y.document.instance} \xB7 ${n.titleOf(y.document.puzzle)}, ${Be(
y.at)}`)),g=await fe({title:"Unsaved changes that are kept",content:w,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>p.length>0});for(let y of p)
g==="restore"?t.restore(y):g==="discard"&&ot(y.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(a),revert:f(u),kept:f(d)}}var gu=500,wu=5e3,ea="What you have done is kept in this browser.",bu=`pylogic serve does not answer: has it ended? Start it again. ${ea}`,yu=`pylogic serve was\
 started again: open the link that it has printed. ${ea}`;function ta(e,t,n){let{store:o}=e,s="",r="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:p,stamps:w}=o.now,{rules:g,facts:y}=w,k=new URLSearchParams({puzzle:m,instance:p,rules:g??"",facts:y??""}),b=await te(`\
changes?${k}`);if(s&&a(),await t.saved(),o.now.stamps!==w)return;let v=i?.puzzle===m?i:{...b,puzzle:m};i={...b,puzzle:m};for(let S of Jn)b[S]&&t.changed(S,b[S]);
b.names!==v.names&&n(),b.encodings!==v.encodings&&c()}function a(){s="",Me("connection"),t.tell(r),c(),n()}function u({status:m,message:p}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let w={0:bu,401:yu}[m]??p;s!==w&&Ne({key:"connection",isBad:!0,words:w}),s=w}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?wu:gu)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(u),await f()})()}import{html as Z,render as ku,signal as vu,useEffect as xu,useLayoutEffect as Su,useRef as $u,useSignal as na}from"../vendor/preact-11.js";var vt="#gallery",Ou=6,Eu=2,st=(...e)=>[vt,...e.map(t=>encodeURIComponent(t??""))].join("/");function oa(e,t,n){let{store:o}=e,s=L("#gallery"),r=vu(null),i=Tu(),
c=null,l=0;function a(y){s.hidden=!y,L("#panes").hidden=y,document.body.dataset.view=y?"gallery":"board",n.entitle()}async function u(){!rt()&&o.now.puzzle===""&&
history.replaceState(null,"",vt);let y=location.hash,[,k,b]=y.split("/");rt()?b!==void 0?await d(k,b):await m(k):a(!1),c=y}async function d(y,k){try{let b=decodeURIComponent(
k);o.now.puzzle===y&&o.now.instance===b?f():await t.open(y,b)}catch(b){t.tell(Y(b),!0),history.replaceState(null,"",vt),await m()}}function f(){let y=location.hash.
split("/").length>2;rt()&&history[y?"replaceState":"pushState"](null,"",location.pathname),a(!1)}async function m(y){let k=l+=1,b=s.hidden||c!==location.hash?c:
null,v=n.entries.find(x=>x.puzzle===y),S=v?await he("open",{puzzle:y}).catch(()=>({game:[]})):{played:await p()};k===l&&(a(!0),r.value={...S,kind:v,from:b})}async function p(){
let y=await Le(),k=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...k,...y].reverse().map(v=>[`${v.document.puzzle}/${v.document.instance}`,
v])).values()].reverse().slice(0,Ou).map(v=>{let{document:S,id:x,at:O}=v;return{target:x===""?f:()=>t.restore(v),words:n.titleOf(S.puzzle),more:`${S.instance}, ${x===
""?"open":Be(O)}`,draw:()=>R("tile",M(S))}})}async function w({puzzle:y}){o.now.puzzle===y?f():await d(y,encodeURIComponent(n.firstOf(y))),e.emit("make")}function g(){
let{kind:y,game:k=[],played:b=[],from:v=null}=r.value??{};return Su(()=>{if(r.value===null||v===null)return;let S=[...s.querySelectorAll("a.tile")].find(({hash:x})=>x===
v);(S??L("h2",s)).focus(),S||(s.scrollTop=0)},[r.value]),r.value===null?null:Z`<div class="page" key=${y?.puzzle}>${y?Z`<${Cu} ...${{kind:y,game:k,seen:i}} make=${()=>w(
y)} />`:Z`<${zu} ...${{library:n,played:b,seen:i}} />`}</div>`}return ku(Z`<${g} />`,s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}function zu({
library:e,played:t,seen:n}){let{puzzle:o,instance:s}=e.first,r=na(""),i=e.entries.filter(({puzzle:a,title:u,aliases:d})=>[a,u,...d].some(f=>f.toLowerCase().replaceAll(
"_"," ").includes(r.value))),c=a=>{r.value=_(a).value.trim().toLowerCase()},l=a=>{a.preventDefault(),i.length&&(location.hash=st(i[0].puzzle))};return Z`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${st(o,s)}>
        ${e.titleOf(o)}</a>.</p></header>
    ${t.length>0&&Z`<h3>Go on</h3><${Yn} name="Played last" tiles=${t} seen=${n} />`}
    <form class="search" role="search" onsubmit=${l}><h3>All kinds</h3>
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${c} /></form>
    ${i.length===0&&Z`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Yn} name="All kinds" seen=${n} tiles=${i.map(a=>({target:st(a.puzzle),words:a.title,more:a.problem??U(a.instances.length,"board"),draw:async()=>a.instances.
length?te(`tile/${a.puzzle}/${encodeURIComponent(a.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var Cu=({kind:{puzzle:e,title:t,instances:n},
game:o,seen:s,make:r})=>Z`
  <header><a href=${vt}>All kinds</a><h2 tabindex="-1">${t}</h2>
    <div class="game">${o.map(([i,c])=>Z`<p class=${c?"item":""}>${i}</p>`)}</div></header>
  <${Yn} name=${`Boards of ${t}`} seen=${s} tiles=${n.map(i=>({target:st(e,i),words:i,draw:()=>te(`tile/${e}/${encodeURIComponent(i)}`)}))}>
    <li><button type="button" class="tile" onclick=${r}><span class="picture"><${_e} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Yn=({name:e,tiles:t,seen:n,children:o})=>Z`<ul class="tiles" aria-label=${e}>${t.map(s=>Z`<li key=${`${s.words} ${s.target}`}><${Au} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function Au({target:e,words:t,more:n="",draw:o,seen:s}){let r=$u(null),i=na("");xu(()=>s(r.current,async()=>{let l=await o(),a=l.pictures.slice(0,1).map(u=>G(u.
svg));for(let u of a)u.querySelector("title")?.remove();r.current?.replaceChildren(...a),i.value=l.size?.join(" \xD7 ")??""}),[]);let c=Z`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?Z`<a class="tile" href=${e}>${c}</a>`:Z`<button type="button" class="tile" onclick=${e}>${c}</button>`}
var rt=()=>location.hash.split("/")[0]===vt;function Tu(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:c}of r)i&&(o.unobserve(
c),t.push(c),s())},{rootMargin:"200px"});async function s(){let r=n<Eu?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(c=>c!==r)})}function sa(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},c=v=>o.find(S=>S.puzzle===v),l=v=>c(v)?.title??v,a=v=>c(v)?.instances??
[],u=v=>a(v)[0]??"board";function d({puzzle:v,instance:S}){let x=a(v);return st(v,...x.slice(x.indexOf(S)+1).slice(0,1))}function f(v,S){let x=new Set([...a(v),
v===n.now.puzzle?n.now.instance:""]);if(!x.has(S))return S;let O=2;for(;x.has(`${S}${O}`);)O+=1;return`${S}${O}`}let m=(v,S)=>t.open(v,S).catch(x=>{t.tell(x.message,
!0),g()}),p=h("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>m(p.value,u(p.value))}),w=h("select",{"aria-label":"Board",title:"Board",onchange:()=>m(
n.now.puzzle,w.value)});function g(){let{puzzle:v,instance:S}=n.now,x=c(v)?.own;k(p,o.map($=>[$.puzzle,$.title,$.own.rules]),v);let O=a(v).map($=>[$,$,!!x?.instances.
includes($)]);k(w,O,S),y()}function y(){let{puzzle:v,instance:S}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${pe(n.now)?"\u2022 ":""}${S}\
 \xB7 ${l(v)} \xB7 pylogic`}function k(v,S,x){let O=(A,z)=>{let T=S.filter(([,,B])=>B===z).map(([B,P])=>h("option",{value:B},P));return T.length?[h("optgroup",{
label:A},...T)]:[]},$=S.some(([A])=>A===x)?[]:[h("option",{value:x},`${x} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];v.replaceChildren(
...$,...E),v.value=x}async function b(v){let S=await te("library",v);[o,s,i,r]=[S.puzzles,S.folder,S.first,S.pupil],document.body.classList.toggle("pupil",r!==null);
for(let x of o){x.own.rules&&t.own.add(`encodings/${x.puzzle}.lp`);for(let O of x.own.instances)t.own.add(`instances/${x.puzzle}/${O}.lp`)}return n.now.puzzle&&
g(),e.emit("listed"),S}return n.on(["puzzle","instance","rules","facts","saved"],g),{load:b,titleOf:l,freeName:f,firstOf:u,behind:d,entitle:y,elements:[p,w],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Yt(e,t,n){let o=h("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=h("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,h("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),a=l.findIndex(d=>d===document.activeElement),u={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(l.at(u%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{_(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function V(e,t,{note:n="",key:o="",isOff:s=!1}={}){return h("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
h("span",{class:"name"},e),o?h("kbd",{},o):null,n?h("small",{},n):null)}var Zn=e=>h("div",{class:"heading",role:"presentation"},e);var Zt="#pylogic=";var ra=/^[a-z_][A-Za-z0-9_]{0,63}$/,Lu=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Xt=e=>e.includes(Zt);async function aa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:c,saved:l}=e,a=o===l.rules?{}:{rules:o},u=await Du(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:i,constants:c}));
return`${location.origin}/${Zt}${u}`}async function ia(e){let t=e.slice(e.indexOf(Zt)+Zt.length).trim(),n;try{n=JSON.parse(await Iu(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Nu(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:l,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:c,notes:l,constants:a}}var la=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),at=e=>typeof e=="string",Mu=e=>Array.isArray(e)&&e.every(at),Xn=(e,t,n)=>la(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Nu(e){return la(e)&&at(e.puzzle)&&ra.test(e.puzzle)&&at(e.instance)&&Lu.test(e.instance)&&at(e.facts)&&
(e.rules===void 0||at(e.rules))&&Xn(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Xn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Mu)&&Xn(e.constants,ra,t=>at(t)&&t.length<=
200)}async function Du(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Iu(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var ca=2e6,ju=/^[^%\n]*(:-|#program|#show|[{}])/m,Qn="input, textarea, select, dialog, .cm-editor, [contenteditable]";function ua(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(Xt(f))return o(f);if(f.length>ca)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:p,rules:w,constants:g}=s.now,
y=p?{puzzle:p,rules:w,constants:g}:{puzzle:n.first.puzzle},k=await R("import",{...y,text:f});if(!p&&!k.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let b=k.puzzle===p?s.now:await t.read(k.puzzle,m),v=Object.fromEntries(k.answer.map($=>[$,!0]));t.showFacts(b,n.freeName(k.
puzzle,m),k.facts,v);let S=k.answer.length?", with what it shows of a solution":"",x=`a board of ${n.titleOf(k.puzzle)}`,O=k.is_named?`Recognised ${k.format}: ${x}`:
`Read as ${x}, the puzzle that is open`;t.tell(`${O}${S}.`),e.emit("pane","board")}async function i(f,m){let p=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),w=await t.read(p,n.firstOf(p));t.show({...w,rules:f}),t.tell(`These are rules: they are open as the puzzle ${p}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,p=!1)=>(p&&m&&ju.test(f)?i(f,m):r(f,m)).catch(w=>t.tell(Y(w),!0));async function l(f){f.size>ca?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),Ru(f.name),f.name.endsWith(".lp"))}async function a(){let f=h("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=h("p",{class:"failure",role:"alert",hidden:!0}),p=[h("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await fe({title:"Paste a board",content:p,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(g){m.hidden=!1,m.textContent=Y(g)}}}function u(){let f=h("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";_(f).closest?.(Qn)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{_(f).closest?.(
Qn)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,_(f).closest?.(Qn)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:u}}var Ru=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function da({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:c}=e.now,l=pe(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await he("solved",{puzzle:r,instance:i}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var Pu={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},Bu=15e5,fa=2,Wu=["localhost","127.0.0.1","[::1]"];function ma(e,t){let{store:n}=e,o=d=>t.
tell(Y(d),!0);async function s(){let d=await aa(n.now);d.length>Bu?t.tell("This is too much for a link: download the files.",!0):await Gn(e,d,"a link to these r\
ules and this board")}async function r(d){let{svg:f}=await R("picture",M(n.now));d==="svg"?kt(`${n.now.instance}.svg`,f,"image/svg+xml"):kt(`${n.now.instance}.p\
ng`,await Fu(f),"image/png")}async function i(){let d=open("","_blank");try{let{html:f}=await R("page",M(n.now)),m=URL.createObjectURL(new Blob([f],{type:"text/\
html"}));d?d.location=m:kt(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=h("div",{class:"formats"},h("small",{class:"soft"},
"One moment\u2026"));return R("export",M(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>V(l(m),()=>Gn(e,m.text??"",`${m.title}, ${n.now.instance}`),
{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(h("small",{},"No other program's format fits this puzzle."))},f=>d.replaceChildren(
h("small",{class:"failure"},Y(f)))),d}let l=({format:d,title:f})=>`${f}${Pu[d]??""}`,a=(d,f,m)=>V(`${d}, ${f}.lp`,()=>kt(`${f}.lp`,m,"text/plain")),u=()=>[V("Co\
py link",()=>s().catch(o),{note:`holds rules and board, and works ${Wu.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where this\
 page can be reached"}; nothing is uploaded`}),Zn("Copy for other programs"),c(),Zn("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.
rules),V("Picture, SVG",()=>r("svg").catch(o)),V("Picture, PNG",()=>r("png").catch(o)),V("Page to print",i,{note:"the rules in words, and the board"})];L("#shar\
e").append(...Yt("Share","Share: links, files, print",u))}async function Fu(e){let t=h("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();
let n=h("canvas",{width:fa*t.width,height:fa*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?o(r):s(new Error(
"This picture is too large.")),"image/png")})}async function ha(e){L("#bar").append(h("div",{id:"notices"}));let t=Zr(e),n=sa(e,t),o=u=>ga(e,t,u),s=ua(e,t,n,o),r=Qr(e,t,n),i=oa(e,t,n);Hu(e,t,n,s,r),ma(e,t),
_u(e,n),da(e,n);let c=n.load();c.catch(()=>{});let l=await Dr();await Ku(e,t,c,l).catch(u=>t.tell(Y(u),!0)),await i.go(),Uu(e,t,()=>l.id),addEventListener("hash\
change",async()=>{await pa(t,o),await i.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),ta(e,t,a)}function _u({store:e,when:t},n){let o=h("a",{class:"\
next"},"Next board");L("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Hu(e,t,n,o,s){let{store:r}=e,i=h("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",h("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=pe(r.now);i.disabled=!d,i.setAttribute("aria-l\
abel",d?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[V("Save",t.save,{key:"Ctrl-S",isOff:!pe(r.now)}),V("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],u=Yt("File","File: new, paste, save",()=>[V("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[V("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],V("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at an\
d others"}),V("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),V("Back to the saved files",s.revert,{isOff:!pe(r.now)}),V("Kept \
changes\u2026",s.kept,{note:"what was not saved"})]);L("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],c),c(),addEventListener("keydown",d=>{
!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function Ku(e,t,n,o){if(await pa(t,i=>ga(e,t,i))){o.draft&&Pe(
o.draft.document)&&Te(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,Pr());return}let s=(await Le()).find(({isAside:i})=>!i),r=await n.then(
i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!rt()&&!r?.first.is_asked&&await Ir(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`Your \
unsaved changes of ${Be(s.at)} are back.`);return}rt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function pa(e,t){
let{hash:n}=location;if(!Xt(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(Y(o),!0),!1}}async function ga(e,t,n){
let{rules:o,...s}=await ia(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Ne({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function Uu({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||_n(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(Fe),ne(300,s)),addEventListener("pagehide",()=>{s(),Rr(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var to={};me(to,{start:()=>Gu});var eo="pylogic:guide",Vu=["workbench","index"];function Gu(e){let t=L("#drawer"),n=le(),o=[],s=null,r=[],i=h("article",{class:"guide-page",tabIndex:-1}),c=h("s\
elect",{"aria-label":"Page of the guide",onchange:()=>p(c.value)}),l=h("button",{type:"button",title:"The page before",onclick:w},"Back"),a=h("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=h("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},xt("book"),h("span",{class:"wide"},"Guide"));t.append(h("header",{},h("h2",{},"Guide"),c,l,a),i),L("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f(y){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
r.length||(r=await te("guide"))}catch(k){return g(k)}c.replaceChildren(...r.map(({topic:k,title:b})=>h("option",{value:k},b))),await p(y??localStorage.getItem(eo)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function p(y,k=!1){let[b,v]=y.split("#"),S=new Set(r.map(
({topic:E})=>E)),x=[b,...Vu].find(E=>S.has(E))??b,O;try{O=await n(E=>te(`guide/${x}`,E))}catch(E){return g(E)}if(O===void 0)return;!k&&o.at(-1)!==x&&o.push(x),l.
disabled=o.length<2,c.value=x,localStorage.setItem(eo,x),i.replaceChildren(...Ju(O.html)),i.setAttribute("aria-label",O.title);let $=v?i.querySelector(`#${CSS.escape(
v)}`):null;$?$.scrollIntoView():t.scrollTop=0}function w(){o.pop(),p(o.at(-1)??"",!0)}function g(y){i.replaceChildren(h("p",{class:"failure"},y.message))}i.addEventListener(
"click",y=>{let k=_(y).closest("a[data-topic]");k!==null&&(y.preventDefault(),p(k.dataset.topic??""))}),addEventListener("keydown",y=>{if(y.key==="F1")d();else if(y.
key==="Escape"&&t.contains(document.activeElement))m();else return;y.preventDefault()}),e.when("guide",f)}function Ju(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&Yu(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=h("bu\
tton",{type:"button",class:"copy",onclick:()=>Zu(s,o)},"Copy"),r=h("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=h("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function Yu(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(eo)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function Zu(e,t){await navigator.clipboard.writeText(Xu(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Xu(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var wa="pylogic:panes",Qu=256,ed=340,td=24,nd=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function ba(){
let e=L("#panes"),t=JSON.parse(localStorage.getItem(wa)??"{}");for(let[n,o,s,r]of nd){let i=L(o),c=h("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),l=()=>{let d=t[n];e.style.setProperty(`--${n}`,d?`min(${d}px, 60%\
)`:null),c.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},a=d=>{let f=e.clientWidth-ed-(L(s).offsetTop===i.offsetTop?L(s).
offsetWidth:0);t[n]=d&&Math.round(Math.max(Qu,Math.min(d,f))),localStorage.setItem(wa,JSON.stringify(t)),l()},u=({clientX:d})=>{let{left:f,right:m}=i.getBoundingClientRect();
a(n==="left"?d-f:m-d)};c.addEventListener("pointerdown",d=>{c.setPointerCapture(d.pointerId),c.addEventListener("pointermove",u)}),c.addEventListener("lostpoint\
ercapture",()=>c.removeEventListener("pointermove",u)),c.addEventListener("dblclick",()=>a()),c.addEventListener("keydown",({key:d})=>{let f={ArrowLeft:-1,ArrowRight:1}[d];
f&&a(i.offsetWidth+td*(n==="left"?f:-f))}),(n==="left"?L("#board"):i).before(c),l()}}oo();var ya=so(),ka={store:ya,overview:lo(ya),...co()};for(let e of[on,mn,$n,Dn,Vn,to])e.start(ka);ba();await ha(ka);document.documentElement.dataset.ready="";
