var Pa=Object.defineProperty;var de=(e,t)=>{for(var n in t)Pa(e,n,{get:t[n],enumerable:!0})};var B=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},We=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var wo="pylogic:token";function bo(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(Ba(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var Ba=e=>localStorage.setItem(wo,e);async function mn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(wo)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new B({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=r.status===422?Wa(await r.json()):
await r.text();throw new B({words:c,status:r.status})}return r}function Wa(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function Q(e,t){return(await mn(e,void 0,t)).json()}async function me(e,t,n){return(await mn(e,t,n)).json()}async function H(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await mn(e,t,n);if(s.body===null)throw new B({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new B({words:"The server has gone away.",status:0})}
if(c.done)throw new B({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let a of l){let d=Fa(a);if(d!==null){if(d.name==="done")return d.data;if(d.name==="failed")throw new B(d.data);o(d.name,d.data)}}}}var j=(e,t,n)=>H(
e,t,{signal:n});function Fa(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}import{batch as Ha,computed as Ka,signal as Ua}from"../vendor/preact-11.js";var Fe=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},
stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",seconds:0,saves:[]}),qa=["facts","marks","notes"],Va=["puzzle","instance","rules","fac\
ts","constants"];function ko(e=Fe){let t=Ua(e),n=e,o=Ka(()=>{let u=t.value;return Va.some(f=>u[f]!==n[f])&&(n=u),n}),s=[],r=[],i=null,c=new Set,l=u=>Ha(()=>{let f=t.
peek();t.value=u;let h=Object.keys(u).filter(p=>u[p]!==f[p]);if(h.length)for(let p of[...c])p(u,f,new Set(h))}),a=({facts:u,marks:f,notes:m})=>({facts:u,marks:f,
notes:m}),d=(u,f)=>{if(!u.length)return;let m=t.peek();f.push(a(m)),i=null,l({...m,...u.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){
return t.value&&s.length>0},get canRedo(){return t.value&&r.length>0},get history(){return{now:a(t.value),past:s,future:r}},change(u,{merge:f=null,undoable:m=!0}={}){
let h=t.peek(),p=qa.some(y=>y in u&&u[y]!==h[y]);p&&m&&!(f!==null&&f===i)&&(s.push(a(h)),r=[]),(p||"mode"in u)&&(i=f),l({...h,...u})},open(u,f=null){let m={...Fe,
...u};[s,r,i]=f!==null&&JSON.stringify(f.now)===JSON.stringify(a(m))?[f.past,f.future,null]:[[],[],null],l(m)},undo:()=>d(s,r),redo:()=>d(r,s),on(u,f){let m=new Set(
u),h=(...p)=>{[...p[2]].some(y=>m.has(y))&&f(...p)};return c.add(h),()=>c.delete(h)}}}function M(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=e;
return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.entries(c),...t}}var hn={facts:40,rules:200},yo=["puzzle","instance","rules","facts","constants","marks"],vo="facts";function xo(e){let t=new Set,n=new Map,o=new Set,s=hn.facts,
r=0;e.on(yo,(f,m,h)=>{s=h.has("rules")&&!h.has("puzzle")?hn.rules:hn.facts});function i(f,m){return l(f),o.add(f),new Promise((h,p)=>{let y={resolve:h,reject:p,
onEvent:m},$=[...t].find(({about:k,parts:w})=>w.includes(f)&&yo.every(b=>k?.[b]===e.now[b]));$?($.wishes.set(f,y),$o($,f)):(n.set(f,y),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let h=m.wishes.get(f);h&&(h.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&u(e.now,e.now,[...f.keys()],f)}function d(f,m){let h=e.
now;return new Promise((p,y)=>{let $=w=>{k.about={...h,facts:w[w.length-1]},m(w),p()},k=u(h,null,[...o],new Map([[vo,{resolve:$,reject:y}]]),{steps:f})})}function u(f,m,h,p,y={}){
let $={about:m,parts:h,wishes:p,told:new Map,controller:new AbortController},k=(w,b)=>{w==="found"?p.get("solve")?.onEvent?.(w,b):$.told.set(w,w===vo?{found:b.facts}:
b),$o($,w)};return t.add($),H("overview",M(f,{...y,parts:h}),{signal:$.controller.signal,onEvent:k}).catch(w=>{for(let b of p.values())b.reject(w)}).finally(()=>t.
delete($)),$}return{ask:i,drop:c,edit:d}}function $o({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new B(s.failed)):o.
resolve(s.found))}import{signal as at,untracked as Ga}from"../vendor/preact-11.js";function So(){let e=new EventTarget,t={playable:at(!0),finished:at(!1),focused:at(null),film:at(
null),"film-at":at(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=o),Ga(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(
n,s=>o(s.detail))}}}var gn={};de(gn,{start:()=>ti});import{html as He,render as pn,useSignal as Ya}from"../vendor/preact-11.js";function g(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function Oo(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function q(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function L(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var we=e=>[...document.querySelectorAll(e)],it=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),K=e=>e.target;function ee(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ie(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var _=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;import{html as Ja}from"../vendor/preact-11.js";var zo="http://www.w3.org/2000/svg",Eo={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L1\
2 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.\
4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 \
0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},Ot=({
name:e})=>Ja`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Eo[e]} /></svg>`;function _e(e){let t=document.createElementNS(zo,"svg");for(let[
o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(zo,"path");return n.setAttribute(
"d",Eo[e]),t.append(n),t}var Za=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Xa=8e3,Qa=2,ei=["pointerdown","keydown"],
Co={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function ti(e){pn(He`<${ni} ...${e} />`,L("#modes")),pn(He`<${oi} ...${e} />`,
L("#history")),pn(He`<${ri} />`,L("#appearance")),si(e),ai(e),li(e)}function ni({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pl\
ay"?"edit":"play";e.change({mode:o}),L(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Za.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return He`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var oi=({store:e})=>He`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${Ot} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${Ot} name="redo" /><span class="wide">Redo</span>
  </button>`;function si({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||K(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function ri(){let e=Ya(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return He`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${Ot} name=${e.value?"light":"dark"} /></button>`}function ai(e){let t=we("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),ii(e)}function ii(e){
let t=Object.keys(Co),n=o=>{e.emit("pane",o),we(`#${o} :is(${Co[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of we(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function li(e){let t=L("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=g(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-Qa),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of ei)addEventListener(c,i,{once:!0})},Xa)})}var On={};de(On,{start:()=>ll});var ci=12;function Ke(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(g("span",{class:t,ariaHidden:"true"},n))}function Ao(e,t,n,o){
Ke(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,a=g("span",{},c);return a.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[a," "]})))}function Ue(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(g("span",{class:"typed",ariaHidden:"true"},t))}function To(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function zt(e,t){Ke(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/ci%360))}function Mo(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var Et={corner:"",centre:"~",colour:"#"},qe=Object.keys(Et),be=qe.filter(e=>e!=="colour"),ke=["red","orange","yellow","green","cyan","blue","purple","grey"],lt=(e,t)=>Et[e]+
t,ye=(e=[],t)=>e.filter(n=>wn(n)===t).map(n=>n.slice(Et[t].length)),wn=e=>qe.find(t=>Et[t]===e[0])??"corner",No=(e,t,n)=>t.every(o=>e[o]?.includes(n))?kn(e,t,o=>o.
filter(s=>s!==n)):bn(e,t,[n]),bn=(e,t,n)=>kn(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),ct=(e,t,n,o)=>kn(e,t,s=>s.filter(
r=>!n.includes(wn(r))||o!==void 0&&r!==lt(wn(r),o)));function kn(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var R=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Lo=new Map;function jo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Lo.get(o)??{svg:e,words:t,reach:n};return Lo.set(o,s),s}var ui=["diagonal","triangle"],Ct=jo({svg:"",words:""});function Io(e,t=null){let n=e.pieces.map(
jo),o=c=>c.map(l=>l<0?Ct:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:fi(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(a=>a.map(d=>d<0?null:n[d]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function fi(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var se=(e,t,n)=>(t-1)*e.columns+n-1,D=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ve=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,yn=(e,t,n,o)=>ve(t,D(e,o).join(","),n),$e=({what:e,where:t,choices:n})=>t==="cel\
l"&&!ui.includes(e)&&n.some(({value:o})=>o!==null);function vn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?se(e,o,s):-1}var xe=(e,t)=>!!e.looks[0]?.[t],At=(e,t)=>e.plays.some(n=>n.
choices.some(o=>xe(o,t))),$n=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Ro=e=>$n(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),re=(e,t,n,o)=>Ie(t,n,D(e,o).join(",")),Tt=(e,t,n,o,s)=>jt(t,n,D(e,o).join(","),s),Mt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Nt({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function ut(e,t,n){for(let o of e.plays){let s=o.choices[re(e,o,t,n)];if(s&&xe(s,n))return s.looks.map(r=>r[n]??Ct)}return e.
frames.map(o=>o.blank[n])}var Do={corner:"candidates",centre:"centre",colour:"coloured"};function Lt(e,{marks:t,notes:n},o){let[s,r]=D(e,o),i=e.plays.map(f=>f.choices[re(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=qe.map(f=>[Do[f],...ye(n[`${s},${r}`],f)]).filter(([,f])=>f),a=i.length?l.filter(([f])=>f===
Do.colour):l,d=e.plays.filter(ae).flatMap(f=>Fo.map(m=>{let h=f.choices[Ie(f,t,Se(e,o,m))];return h&&`${m}: ${h.words}`})).filter(Boolean),u=[c,...i,...d,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${u.join(", ")||"empty"}`}function Po(e,t){let n=s=>s.choices.some(r=>{let[i,c]=ve(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>ae(s)&&n(s)))return!0;let o=vn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>xe(r,o)&&yn(e,s,r,o)===t))}function Bo(e,t,n){let o=n.filter(r=>Po(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Dt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Wo(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Po(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var ae=e=>e.where!=="cell",Fo=["top","righ\
t","bottom","left"],di={top:[-1,0,"bottom"],left:[0,-1,"right"]},je=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function _o(e,t,n,o){let s=l=>l.
every((a,d)=>a>=Math.min(n[d],o[d])&&a<=Math.max(n[d],o[d])),r={...t},i={};for(let l of e.spots){let[a,d,u]=l.split(","),[f,m]=[[+a,+d],[+a+ +(u==="bottom"),+d+
+(u==="right")]].map(p=>s(p));if(!f&&!m)continue;let h=ve(e,l,e.choices[0]);delete r[h],f!==m&&(i[h]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Se(e,t,n){let[o,s]=D(e,t),[r,i,c]=di[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var Ie=(e,t,n)=>e.choices.findIndex(o=>t[ve(e,n,o)]===o.holds);function jt(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ve(e,n,i)];let r=e.choices[o];return r&&
(s[ve(e,n,r)]=r.holds),s}var Ho=(e,t,n)=>e.plays.filter(ae).reduce((o,s)=>Fo.reduce((r,i)=>jt(s,r,Se(e,n,i),-1),o),t);function ft({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,l]=[n+(r-1)*e,n+(s-1)*t],[a,d]=[c+e,l+t];if(o==="edge")return{top:[c,l,a,l],bottom:[c,d,a,d],left:[c,l,c,d],right:[a,l,a,d]}[i];let[u,f]=[c+e/2,l+
t/2];return i==="right"?[u,f,u+e,f]:[u,f,u,f+t]}function Ko(e,t,[n,o,s]){let[r,i,c,l]=ft(e,t,[n,o,s]);if(t==="edge")return[r,i,c,l];let[a,d]=s==="right"?[1,0]:[
0,1],[u,f]=[[n,o],[n+d,o+a]].map(m=>e.frames[0].cells[se(e,m[0],m[1])]?.reach?.[d]??0);return[r+a*u,i+d*u,c-a*f,l-d*f]}function le({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var mi=500,hi=["clue","unknown"];function Uo({app:e,view:t}){let n=new Map,o=new Map,s=pi(e,()=>{for(let v of l())Ue(t.grid.cell(v),null)}),r=()=>t.sheet,i=v=>r().
edits.find(O=>O.what===v),c=v=>D(r(),v).join(",");function l(){let v=[...n.keys()];return n.clear(),o.clear(),v}function a(v,O,S,z=null){let A=S===null?"":v==="\
unknown"?"?":S;n.set(O,A),Ue(t.grid.cell(O),A);for(let E of hi)o.set(`${E} ${c(O)}`,null);y(v,O,S,z)}function d(v,O){let S=O.filter(z=>h(z,v));if(S.length){for(let z of S)
o.set(`${z} ${c(v)}`,null);n.set(v,""),Ue(t.grid.cell(v),""),s.ask({cells:S.map(z=>[z,...D(r(),v),null])})}}function u(v,O){let S=o.get(`${v} ${O}`);return S===
void 0?i(v)?.cells.get(O)??null:S}function f(v){let O=[...o.keys()].filter(z=>z.startsWith(`${v} `)).map(z=>z.slice(v.length+1)),S=i(v)?.cells.keys()??[];return[
...new Set([...S,...O])].filter(z=>u(v,z)!==null)}let m=(v,O)=>u(v,c(O)),h=(v,O)=>m(v,O)!==null;function p(v,O,S=null){for(let[z,A]of O)o.set(`${v} ${z.join(",")}`,
A);s.ask({cells:O.map(([z,A])=>[v,...z,A])},S)}let y=(v,O,S,z=null)=>p(v,[[D(r(),O),S]],z);function $(v,O){let S=[];for(;;){let z=u(v,[...O,S.length+1].join(","));
if(z===null)return S;S.push(z)}}function k(v,O,S,z=null){let A=S.match(/\d+/g)??[],E=$(v,O).slice(A.length).map(()=>null);p(v,[...A,...E].map((T,P)=>[[...O,P+1],
T]),z)}function w(v,O,S,z){s.ask({cells:[[v,...D(r(),O),...S,z===""?null:z]]})}function b(v,O){v>=1&&O>=1&&s.ask({size:[v,O]})}function x(v){let O=T=>/^\d+$/.test(
T)?Number(T):T,S=v.flatMap(T=>{let[,P="",I=""]=/^(\w+)\((.*)\)$/.exec(T)??[],Y=I.split(","),ge=t.sheet.edits.find(({isClue:De,predicate:Z,keys:dn,values:Ra})=>De&&
Z===P&&dn+Ra===Y.length);return ge?[[ge.what,...Y.slice(0,ge.keys).map(O),Y.slice(ge.keys).join(",")]]:[]});if(!S.length||S.length<v.length)return!1;s.ask({cells:S});
let[z,A,E]=S[0];return i(String(z))?.where==="cell"&&t.grid.select(se(r(),Number(A),Number(E))),!0}return{entry:i,key:c,set:a,erase:d,found:u,everywhere:f,valueAt:m,
has:h,place:p,become:y,numbers:$,becomeNumbers:k,write:w,resize:b,add:x,settle:()=>s.isEmpty?l():[]}}function pi(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(d,u=null){
s.push({step:d,merge:u}),r||l()}async function l(){for(r=!0;s.length;)await a(s.splice(0,mi));r=!1}async function a(d){let u=n.now,f=!1;i=!0;let m=h=>{i=!1,!(n.
now.puzzle!==u.puzzle||n.now.instance!==u.instance)&&(f=n.now.facts!==u.facts,h.forEach((p,y)=>{!f&&p!==n.now.facts&&n.change({facts:p},{merge:d[y].merge})}))};
try{await o.edit(d.map(({step:h})=>h),m)}catch(h){if(i=!1,!(h instanceof B))throw h;e.emit("message",{words:`This cannot be changed here: ${h.message}`,isBad:!0}),
t()}f&&await a(d)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var qo="Click a cell to put one there, or to take it away.",ce={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:qo},block:{name:"\
Blocked cells",hint:qo},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var Ve={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Vo({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(ae);
function i(p,y,$,k=null){let w=Ie(p,n.now.marks,y);!p.spots.has(y)||w===$||n.change({marks:jt(p,n.now.marks,y,$)},{merge:k})}function c(p,y){let $=t.grid.side(p,
y,t.sheet.plays.every(ae));return $===null?null:Se(t.sheet,p,$)}let l=(p,y,$,k=null,w=-1)=>({play:p,index:y,spot:k,number:w,merge:`line ${s+=1}`,how:$,before:n.
now.marks,isDragged:!1}),a=(p,y)=>Mt(p,Ie(p,n.now.marks,y)),d=(p,y)=>Nt(p,Ie(p,n.now.marks,y));function u(p,y,$){o=null;let k=r();if(!k||p<0)return{isClick:!1,isDrag:!1};
let w=c(p,$),b=w===null?-1:y?d(k,w):a(k,w),x=je(k)&&t.grid.side(p,$,!1)===null,v=k.where==="link"?"link":x?"area":"side";return w===null&&v==="side"?{isClick:!1,
isDrag:!1}:(o=l(k,p,v,w,b),w!==null&&v==="side"&&i(k,w,b,o.merge),{isClick:w!==null,isDrag:!0})}function f(p){if(o?.how!=="side")return;let y=t.grid.under(p.x,p.
y),$=y<0?null:c(y,p);$!==null&&$!==o.spot&&i(o.play,o.spot=$,o.number,o.merge)}function m(p){if(!o||o.how==="side")return;let[y,$]=[D(t.sheet,o.index),D(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:_o(o.play,o.before,y,$)},{merge:o.merge});return}let[k,w]=[$[0]-y[0],$[1]-y[1]];if(Math.abs(k)+Math.abs(w)!==
1){o.index=p;return}let b=k?k>0?"bottom":"top":w>0?"right":"left",x=Se(t.sheet,o.index,b);if(!o.isDragged){let{play:v,play:{clicks:O,choices:S}}=o,z=Ie(v,n.now.
marks,x)===O[0];o.number=S[0].value!==null?a(v,x):z?-1:O[0],o.isDragged=!0}i(o.play,x,o.number,o.merge),o.index=p}function h(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:u,move:f,drag:m,release:h,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?h():o?.how==="area"&&m(p)},onKey(p,y){let $=p.shiftKey?Ve[p.key]:void 0,k=r();if(!k)return!1;if([" ","Enter"].includes(p.key)&&je(k)&&t.sheet.plays.every(
ae))return o?h():m((o=l(k,y,"area")).index),!0;if($===void 0)return!1;let w=Se(t.sheet,y,$);return i(k,w,a(k,w)),!0}}}var gi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Go({view:e,changes:t,pen:n}){let o=a=>D(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let d=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===d?null:d]])}function i(a,d){let[u,f,m]=Se(e.sheet,a,d).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(u)<e.sheet.rows)?[[Number(u),Number(f),m]]:[]}function c(a,d,u){let[f,m]=o(a),[h,p]=[2*f+d,2*m+u];h>=2&&h<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([h,p])}function l(a,d){let[u,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,u===d?null:`${d},${f}`)}return{press(a,d){let{kind:u}=n;if(![
"vertex","centre","arrow","between"].includes(u)||!t.entry(u))return!1;let{left:f,top:m}=e.grid.within(a,d),[h,p]=o(a),y=e.grid.side(a,d);return u==="vertex"?r(
[h-+(m<.5),p-+(f<.5)]):u==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):y!==null&&u==="arrow"?l(a,y):y!==null&&i(a,y).forEach(r),!0},onKey({key:a,shiftKey:d},u){
let{kind:f}=n,m=d?Ve[a]:void 0;if(m&&f==="between")i(u,m).forEach(r);else if(m&&f==="arrow")l(u,m);else if(m&&f==="centre")c(u,...gi[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(u));else if((a===" "||a==="Enter")&&f==="centre")c(u,Number(d),Number(d));else return!1;return!0},clear(a){let[d,u]=o(a),f=[-1,0,1].flatMap(
p=>[-1,0,1].map(y=>[p,y])),h=({between:Object.values(Ve).flatMap(p=>i(a,p)),vertex:f.filter(p=>Math.max(...p)<1).map(([p,y])=>[d+p,u+y]),centre:f.map(([p,y])=>[
2*d+p,2*u+y])}[n.kind]??[]).filter(p=>s(p)!==null);return h.length&&t.place(n.kind,h.map(p=>[p,null])),h.length>0}}}function Jo({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return l();n={id:0,cells:[a]}}function i(a){if(a===void 0)return l();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:d,cells:u}=n;u.push(a);let f=u.length>2?[a]:u;for(let m of f)zt(
e.grid.cell(m),String(d));t.place("path",f.map(m=>[[...D(e.sheet,m),d],String(u.indexOf(m)+1)]),`path ${d}`)}function c(a){let d=D(e.sheet,a).join(","),u=o().filter(
([m,h])=>`${m},${h}`===d).map(([,,m])=>m),f=o().filter(([,,m])=>u.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:r,reach:i,clear:c,end:l}}var Yo=4,wi=["clue","unknown","circle","object","block","arrow"],bi=["0","1","2","3","4"];function ki(e){let t="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(ce).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(ce[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return ce[this.kind]?.how===r&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?
bi:r,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((a,d)=>a.localeCompare(d,"en",{numeric:!0}));return[...new Set([...c,...l])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function Zo({app:e,view:t}){let n=Uo({app:e,view:t}),o=ki(n.entry),s=Go({view:t,changes:n,pen:o}),r=Jo({view:t,changes:n}),i="",c=null,l=0;
function a(k){i="",o.kind==="numbers"?n.becomeNumbers("numbers",D(t.sheet,k),""):o.isPath?r.clear(k):s.clear(k)||n.erase(k,wi)}let d=k=>n.become(o.kind,k,n.has(
o.kind,k)?null:"");function u(k,w){let b=n.entry("circle")?.choices??[],x=n.valueAt("circle",k),v=b[x===null?0:b.indexOf(x)+1]??null;n.become("circle",k,w&&x!==
b[1]?b[1]:v)}function f(k){let{id:w}=o;w===null||n.valueAt(o.kind,k)===w||(zt(t.grid.cell(k),w),n.become(o.kind,k,w,c))}function m(k,w,b){i="",s.press(k,b)||h(k,
w)}function h(k,w=!1){o.isPath?r.press(k):o.isPainting?(c=`paint ${l+=1}`,w?o.pick(n.valueAt(o.kind,k)??o.id):f(k)):o.kind==="circle"&&n.entry("circle")?u(k,w):
o.isMark?d(k):w&&n.entry("unknown")&&p(k)}let p=k=>n.set("unknown",k,n.has("unknown",k)?null:"");function y(k,w){let{kind:b}=o;if(o.isPlaced&&w!==",")return i=(i+
w).slice(-Yo).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||w===","&&b!=="numbers")return!1;i===""&&(l+=1);let x=`${b} ${n.key(k)} ${l}`;if(b==="numbers")
return i+=w,n.becomeNumbers(b,D(t.sheet,k),i,x),!0;i=(i+w).slice(-Yo).replace(/^0+(?=\d)/,"");let v=n.valueAt("arrow",k)?.split(",")[0]??"top";return b==="arrow"?
n.become(b,k,`${v},${i}`,x):n.set(b,k,i,x),!0}function $(k,w){return/^[0-9,]$/.test(k.key)?y(w,k.key):s.onKey(k,w)?!0:k.key==="?"&&n.entry("unknown")?(i="",p(w),
!0):k.key==="Delete"||k.key==="Backspace"?(a(w),!0):k.key!==" "&&k.key!=="Enter"?!1:(h(w),!0)}return{changes:n,pen:o,press:m,onKey:$,clear:a,type:y,question:p,move(){},
drag(k){o.isPainting?f(k):r.reach(k)},release:r.end,leave(k){i="",r.reach(k)}}}var es="http://www.w3.org/2000/svg",yi=["cause","effect","wrong"];function Pt(){let e=document.createElementNS(es,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=le(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=yi.flatMap(
l=>{let a=t?.[l]??[],d=a.flatMap(f=>{let m=xi(n,f),h=Qo(f)?"whole":vi(f)?"line":"";return m?[Xo("rect",{...m,rx:h==="whole"?0:3,class:`${l} ${h}`})]:[]}),u=$i(n,
a.filter(Qo),l==="cause"?3:5);return u?[...d,Xo("path",{d:u,class:l})]:d});e.replaceChildren(...c)}}}function Xo(e,t){let n=document.createElementNS(es,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Qo=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,vi=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function $i({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(u=>u.slice(-2)).filter(([u,f])=>u<=e&&f<=t),l=new Set(
c.map(String)),a=(u,f)=>l.has(`${u},${f}`),d=[];for(let[u,f]of c){let[m,h]=[s+(f-.5)*n,s+(u-.5)*o];for(let[p,y]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(u+p,f+y))continue;
let[$,k]=[-1,1].map(w=>{let[b,x]=[p?0:w,p?w:0],v=a(u+b,f+x)?a(u+b+p,f+x+y)?i:0:-i,[O,S]=p?[n/2,o/2]:[o/2,n/2],[z,A]=[w*(O+v),(p||y)*(S-i)];return p?`${m+z} ${h+
A}`:`${m+A} ${h+z}`});d.push(`M${$}L${k}`)}}return d.join("")}var It=7,Rt=11;function xi(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Si(e,t);
let r=typeof t[0]=="string",[i,c,l]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[a,d]=[s.edge+c*s.width,s.edge+i*s.height];return{x:a-Rt,y:d-Rt,
width:2*Rt,height:2*Rt}}if(l!==void 0){let a=r?t[0]:e.plays.find(h=>h.where!=="cell")?.where,[d,u,f,m]=ft(e,a,[i,c,l]);return{x:d-It,y:u-It,width:f-d+2*It,height:m-
u+2*It}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Si({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,l,a]=o,
[d,u]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:u+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:d+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var xn="http://www.w3.org/2000/svg",ts=new Map;function ns(e){let t=ts.get(e)??[...q(`<svg xmlns="${xn}">${e.svg}</svg>`).childNodes];return ts.set(e,t),t.map(n=>n.
cloneNode(!0))}function Bt(e,t,...n){let o=document.createElementNS(xn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function os({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=q(e),l=c.querySelector("g");if(l===null)return c;r.forEach((m,h)=>{if(m<0)return;let[p,y]=[Math.floor(h/t),h%
t],$=`translate(${s+y*n} ${s+p*o})`;l.append(Bt("g",{transform:$},...ns(i[m])))});let{x:a,y:d}=c.viewBox.baseVal,u=[...Array(t).keys()].map(m=>Bt("text",{x:s+(m+
.5)*n,y:d-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>Bt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Bt("g",{class:"numbers"},...u,...f)),c}function ss(){let e=g("div",{class:"frames"}),t=[],n=R,o=i=>n!==R&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let a=c.svg?q(c.svg):null,
d=a?.querySelector("g")??null,u=g("figcaption",{});l===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=g("div",{class:"surfac\
e"},a),m=c.name&&i.frames.length>1?g("h3",{},c.name):null;return{figure:g("figure",{},m,f,u),surface:f,group:d,captions:u,looks:new Array(i.count).fill(Ct),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,l){let a=t[i];if(!a?.group||a.looks[c]===l)return;a.looks[c]=l;let d=a.groups[c];
if(d===null){let{width:u,height:f,edge:m}=n.cell,[h,p]=[Math.floor(c/n.columns),c%n.columns];d=a.groups[c]=document.createElementNS(xn,"g"),d.setAttribute("tran\
sform",`translate(${m+p*u} ${m+h*f})`),a.group.append(d)}d.replaceChildren(...ns(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,a)=>{l.cells.forEach((d,u)=>r(a,u,d)),t[a].captions.replaceChildren(...l.captions.map(d=>g("p",{},d)))}),c},cell:(i,c)=>c.
forEach((l,a)=>r(a,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var dt={title:"",frames:[]},Oi=900,zi=700,rs=28,Ei=1.5,Ci=.35;function as({app:e,view:t}){let n=dt,o=0,s=0,r=Ai({app:e,view:t}),i=g("h2",{}),c=g("p",{class:"nam\
e"}),l=g("div",{class:"captions",role:"status"}),a=g("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>b(Number(a.value))}),d=(O,S,z)=>g("button",{type:"\
button",ariaLabel:S,title:S,onclick:z},O),u=d("First","First picture",()=>b(0)),f=d("\u25C0","One picture back",()=>b(o-1)),m=d("Play","Play the film",()=>s?v():
x()),h=d("\u25B6","One picture on",()=>b(o+1)),p=d("Last","Last picture",()=>b(1/0)),y=g("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),$=g("div",{class:"controls",role:"group",ariaLabel:"Film"},u,f,m,h,p,a),k=g("section",{class:"film",hidden:!0,ariaLabel:"Film"},g("div",{class:"\
line"},i,y),r.element,c,l,$);function w(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],z=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[z,S.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(S.captions??[]).map(A=>g("p",{},A))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),u.disabled=f.disabled=o===0,h.disabled=p.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),e.emit("film-at",o)}function b(O){v(),w(O)}function x(){
o===n.frames.length-1&&w(0),m.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?v():x()},Oi+zi*(n.frames[o].captions?.length??0))}function v(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:S})=>{let z=Ti(n.frames,o,r.cellAt(n.frames[o],O,S));z>=0&&
b(z)}),k.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
K(O).tagName!=="BUTTON")s?v():x();else{if(S===void 0)return;b(S)}O.preventDefault()}),{element:k,get isOn(){return n!==dt},show(O){let S=s!==0&&O?.title===n.title;
v(),n=O?.frames?.length?O:dt,k.hidden=n===dt,n!==dt&&(i.textContent=n.title??"",a.max=String(n.frames.length-1),$.hidden=n.frames.length===1,w(n.at??0),S&&x())}}}
function Ai({app:e,view:t}){let n=Pt(),o=g("div",{class:"surface"}),s=g("div",{class:"screen"},o),r=null,i=null;function c(u,f){i=u.svg?q(u.svg):u.stencil?os(u,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),a()}function l(){let u=i?.viewBox.baseVal;if(!u?.width)return;let[f,m]=[s.clientWidth-rs,s.clientHeight-
rs],h=Math.min(f/u.width,m/u.height,Ei);o.style.width=`${Math.floor(u.width*Math.max(h,Math.min(f/u.width,Ci)))}px`}function a(){let u=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:h,around:p}=f,y=u&&f.rows&&u.height===le(f).height,$=y?(u.width-2*h.edge-p[1]-p[3])/m:0;n.show(y?r:null,{...f,cell:{...h,width:$}})}function d(u,f,m){
if(!u.cell||!u.columns)return null;let[h,p,y]=u.cell,$=o.getBoundingClientRect(),k=(u.columns*h+2*y)/$.width;return[Math.ceil(((m-$.top)*k-y)/p),Math.ceil(((f-$.
left)*k-y)/h)]}return new ResizeObserver(l).observe(s),e.when("highlight",u=>{r=u,i&&a()}),{element:s,show:c,cellAt:d}}function Ti(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var Mi=.34,Ni=.2,Li={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function ls(){let e=g("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=R,n=[],o=0,s=new Set([o]),r=new Set;function i(a){t=a;let{rows:d,columns:u,cell:f,around:m}=a,{width:h,height:p}=le(a),y=m.
map((k,w)=>100*(k+f.edge)/(w%2?h:p));e.style.inset=y.map(k=>`${k}%`).join(" "),e.style.gridTemplateRows=`repeat(${d}, minmax(0, 1fr))`,n=Array.from({length:a.count},
(k,w)=>g("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:D(a,w).join(",")}}));let $=Array.from({length:d},(k,w)=>{let b=g("div",{class:"row",role:"r\
ow"},n.slice(w*u,(w+1)*u));return b.style.gridTemplateColumns=`repeat(${u}, minmax(0, 1fr))`,b});e.replaceChildren(...$),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:d=!0,isMore:u=!1}={}){if(!n[a])return;for(let m of s)l(m,!1);if(s=new Set([...u?s:[],a]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),d&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function l(a,d){n[a].classList.toggle("chosen",d),n[a].setAttribute("aria-selected",String(d))}return e.addEventListener("focusin",a=>{
let d=n.indexOf(K(a));d>=0&&d!==o&&c(d,{isFocused:!1})}),e.addEventListener("keydown",a=>{let d=a.shiftKey?null:is(t,o,a);d!==null&&(c(d),a.preventDefault())}),
{element:e,build:i,select:c,target:a=>is(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,d){let u=e.
getBoundingClientRect(),f=Math.floor((a-u.left)/u.width*t.columns),m=Math.floor((d-u.top)/u.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:d,y:u}){let f=n[a].getBoundingClientRect();return{left:(d-f.left)/f.width,top:(u-f.top)/f.height}},side(a,d,u=!0){let f=this.within(a,d),m={...f,
right:1-f.left,bottom:1-f.top},p=Object.keys(m).reduce((y,$)=>m[$]<m[y]?$:y);return m[p]<(u?Mi:Ni)?p:null},label(a,d){n[a].getAttribute("aria-label")!==d&&n[a].
setAttribute("aria-label",d)},onMove:a=>{r.add(a)}}}function is(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+a.column;let d=Li[n];
if(!d)return null;let u=(f,m,h)=>i&&m?m<0?0:h:Math.min(h,Math.max(0,f+m));return u(c,d[0],a.row)*e.columns+u(l,d[1],a.column)}function cs(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let d=e.under(a.clientX,a.clientY);
if(d<0||a.button===1)return;let u=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:d,isTouch:u,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},u?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(a.pointerId),i(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let d=e.under(a.clientX,a.clientY);if(d<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),d===o.index))return;let u=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!u)){o.isBegun||i(!1);for(let f of c(o.index,d))t.drag(f);o.index=d}});function c(a,d){let{columns:u}=e,[f,m]=[Math.floor(a/
u),a%u],[h,p]=[Math.floor(d/u),d%u],y=Math.max(Math.abs(h-f),Math.abs(p-m));return Array.from({length:y},($,k)=>{let w=(k+1)/y;return Math.round(f+(h-f)*w)*u+Math.
round(m+(p-m)*w)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,l()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var us="pylogic:game-read",fs="(min-width: 60.01rem)";function ds(e){let t=g("div"),n=localStorage.getItem(us)===null&&matchMedia(fs).matches,o=g("details",{class:"\
game",hidden:!0,open:n},g("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(fs).matches&&localStorage.setItem(us,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([r,i])=>g("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var ms="http://www.w3.org/2000/svg",Di=6,ji=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*Di,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function Ii([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function hs(){let e=document.createElementNS(
ms,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(ms,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=le(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let l={};
for(let a of n.plays.filter(ae))for(let d of a.spots){let[u,f,m]=d.split(","),h=[Number(u),Number(f),m];for(let[p,y]of new Map(a.choices.map($=>[ve(a,d,$),$.value]))){
let $=o(p);if($===null)continue;let k=Number(y)>1?`${$} several`:$;l[k]=(l[k]??"")+($==="crossed"?Ii(ft(n,a.where,h)):ji(Ko(n,a.where,h),Number(y??1)))}}e.replaceChildren(
...Object.keys(l).map(a=>t(a,l[a])))}}}var Ri=25;function ps({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Pt(),i=hs(),c=null,l=new Map,a=null,d=g("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",g("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),u=y=>t.grid.
cell(y);function f(y){let $=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:b})=>Number(b))),k=Math.max(0,...$.filter(w=>w<=Ri));for(let w of y){let b=t.sheet.
plays.some(S=>re(t.sheet,S,s.now.marks,w)>=0),x=a?[]:s.now.notes[D(t.sheet,w).join(",")],v=b?[]:x;Ao(u(w),"notes",ye(v,"corner"),k);let O=ye(v,"centre");Ke(u(w),
"centre",O.join(O.some(S=>S.length>1)?" ":"")),To(u(w),ye(x,"colour").filter(S=>ke.includes(S)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
y=>y.remove());for(let[y,$]of l)Ke(u(y),"ghost",$.text||"+")}function h(){let[y,$]=[new Set(a?.certain),new Set(a?.possible)],k=b=>y.has(b)?"drawn":$.has(b)?"fa\
int":null,w=b=>b in s.now.marks?s.now.marks[b]?"drawn":"crossed":null;i.show(t.sheet,a?k:w)}function p(){h();let{sheet:y}=t,[$,k]=[new Set(a?.certain),new Set(a?.
possible)];for(let w=0;w<y.count;w+=1){let b=a?Pi(y,w,$,k):null;b&&n.cell(w,ut(y,b.marks,w)),n.fade(w,!!b?.isFaint),Ke(u(w),"maybe",b?.words??null)}f([...Array(
y.count).keys()])}return e.when("highlight",y=>{c=y,t.sheet!==R&&r.show(c,t.sheet)}),e.when("ghosts",y=>{t.sheet!==R&&(l=new Map((y??[]).map($=>[se(t.sheet,$.row,
$.column),$])),m())}),e.when("overlay",y=>{let $=a!==null;if(a=y,d.hidden=a===null,t.sheet!==R&&(p(),$&&!a)){let{sheet:k}=t;for(let w=0;w<k.count;w+=1)n.cell(w,
ut(k,s.now.marks,w))}}),{elements:[i.element,r.element],legend:d,lines:h,notes:f,overlaid:()=>{a&&p()},show(){r.show(c,t.sheet),h(),m(),t.grid.element.querySelectorAll(
".tint").forEach(y=>y.remove()),a?p():f([...Array(t.sheet.count).keys()])},press(y){let $=l.get(y);return $!==void 0&&o.changes.add([$.atom])}}}function Pi(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(a=>({choice:a,atom:yn(e,s,a,t)})),i=r.find(({choice:a,atom:d})=>a.holds&&n.has(d));if(i)return{marks:{[i.atom]:!0}};let c=r.
filter(({choice:a,atom:d})=>a.holds&&o.has(d));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.
map(({choice:a})=>a.words).join(" ")};let l=r.find(({choice:a})=>!a.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function gs(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[re(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(r(c)!==void 0)continue;let a=l.map(r),d=t.
choices.filter(f=>xe(f,c)&&!a.includes(f.value??"")),u=D(e,c).join(",");i=bn(ct(i,[u],be),[u],d.map(({value:f})=>lt(s,f??"")))}return i}function Sn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>D(e,c).join(",")).filter(c=>be.some(l=>ye(n[c],l).includes(r)));return i.length?ct(n,i,be,
r):n}var mt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Bi=(e,t)=>!e||$e(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>mt[o]===n));function ws({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=Vo({app:e,view:t}),l=Wi({store:n,view:t}),{put:a,toggle:d}=l,u=S=>S.
clicks.length>0,f=()=>bs(i()),m=()=>f().find(u)??f()[0],h=()=>i().plays.find($e),p=Fi({store:n,view:t,written:h,entries:l}),y=()=>p.kind==="colour"||h()!==void 0&&
!c.play&&!f().some(u),$=(S,z)=>Mt(z,re(i(),z,n.now.marks,S));function k(S,z,A){if(p.begin(),o=s=null,y())return;let{isClick:E,isDrag:T}=c.press(S,z,A);E||(T?s=()=>w(
S,z):w(S,z))}function w(S,z){let A=m();if(!A||!u(A)||!At(i(),S))return;let E=z?Nt(A,re(i(),A,n.now.marks,S)):$(S,A);o={play:A,number:E,merge:`stroke ${r+=1}`},a(
S,A,E,o.merge)}function b(S){y()?t.grid.select(S,{isMore:!0}):o?a(S,o.play,o.number,o.merge):c.drag(S)}function x(){c.isDragged||s?.(),o=s=null,c.release()}function v(S){
p.begin(),l.clear(S)||p.clear(S)}function O(S,z){let A=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],E=S.ctrlKey||S.altKey,T=p.kind==="\
colour"||E?-1:Bi(m(),[S.key,A??""]);if(T>=0)return d(z,m(),T),!0;let P=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":p.kind;if(A!==void 0)return p.type(
z,A,P);if(E)return!1;if(y()&&S.shiftKey&&Ve[S.key])return t.grid.select(t.grid.target(S)??z,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(z),!0;if(S.
key==="Delete"||S.key==="Backspace")return v(z),!0;if(c.onKey(S,z))return!0;let I=m();if(!I)return!1;if(S.key===" "||S.key==="Enter")return a(z,I,$(z,I)),!0;let Y=[
"#","."].indexOf(S.key);return Y>=0&&I.choices[0].value===null?(a(z,I,Y),!0):!1}return{press:k,drag:b,onKey:O,clear:v,clicked:m,written:h,pencil:p,chooses:y,move:c.
move,release:x,get lines(){return c.play},enter(S,z,A){let{value:E}=z.choices[A];p.kind!==null&&E!==null&&$e(z)?p.note(S,p.kind,E):d(S,z,A)},leave(S){p.begin(),
c.reach(S)},fill(S){let z=Bo(i(),n.now.marks,S);return z&&n.change({marks:z}),z!==null}}}var bs=({plays:e})=>e.filter(t=>!ae(t));function Wi({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,a=null){let d=c.choices[l];d&&!xe(d,i)||re(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:Tt(t.sheet,c,
e.now.marks,i,l),notes:Sn(t.sheet,c,e.now.notes,i,l)},{merge:a})}function s(i,c,l){let{marks:a}=e.now,d=n(i).filter(p=>xe(c.choices[l],p)),f=d.every(p=>re(t.sheet,
c,a,p)===l)?-1:l,m=d.reduce((p,y)=>Tt(t.sheet,c,p,y,f),a),h=d.reduce((p,y)=>Sn(t.sheet,c,p,y,f),e.now.notes);d.length&&e.change({marks:m,notes:h})}function r(i){
let{marks:c}=e.now;for(let a of n(i)){for(let d of bs(t.sheet))c=Tt(t.sheet,d,c,a,-1);c=Ho(t.sheet,c,a)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:r,together:n}}function Fi({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
c=new Set,l=m=>D(t.sheet,m).join(",");function a(m,h,p){let y=s(m).filter($=>h==="colour"||At(t.sheet,$));y.length&&e.change({notes:No(e.now.notes,y.map(l),lt(h,
p))})}function d(){let m=n();m&&e.change({notes:gs(t.sheet,m,e.now,i==="centre"?i:"corner")})}function u(m){let h=s(m).map(l);for(let p of[be,qe]){let y=ct(e.now.
notes,h,p);if(JSON.stringify(y)!==JSON.stringify(e.now.notes))return e.change({notes:y})}}function f(m,h,p){if(p==="colour"){let x=ke[Number(h)-1];return x&&a(m,
p,x),x!==void 0}let y=n();if(!y)return!1;let $=x=>y.choices.findIndex(({value:v})=>v===x),k=p===null&&$(r+h)>=0?r+h:h,w=$(k),b=w>=0||y.choices.some(({value:x})=>x?.
startsWith(k));return!s(m).some(x=>At(t.sheet,x))||!b?!1:(r=k,w<0||(p!==null?a(m,p,k):o(m,y,w)),!0)}return{note:a,noteAll:d,clear:u,type:f,begin(){r=""},get kind(){
return i},set kind(m){i=m;for(let h of c)h()},onChange:m=>{c.add(m)}}}var _i=18,Hi=60,ks=28;function ys({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:c}=t,l=g("div",{class:"stage"},n.element),a=g("p",{class:"\
notice",role:"status",hidden:!0}),d=g("p",{class:"heard",ariaLive:"polite"});function u(p,y=!1){a.textContent=p,a.hidden=p==="",l.classList.toggle("stale",y)}function f(p){
let y=t.sheet,$=c.element.contains(document.activeElement);t.sheet=p,y.plays!==p.plays&&(l.parentElement?.classList.toggle("whitened",$n(p)),l.parentElement?.classList.
toggle("shaded",Ro(p)));let k=n.show(p),w=y===R||y.count!==p.count||y.columns!==p.columns||y.cell.width!==p.cell.width||String(y.around)!==String(p.around);w&&c.
build(p),k&&n.surface&&n.surface.append(...s.elements,c.element),k&&$&&c.select(c.current),s.show();for(let b=0;b<p.count;b+=1)c.label(b,Lt(p,i.now,b));(w||k)&&
m(),(w||y.plays!==p.plays||y.edits!==p.edits)&&r.build();for(let b of o.changes.settle())Ue(c.cell(b),null)}function m(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:y,height:$,left:k,top:w}=le(t.sheet),[b,x]=[l.clientWidth-ks,l.clientHeight-ks],v=Math.min(b/y,x/$,Hi/p.height),O=Math.max(Math.floor(v*p.height),_i)/
p.height;l.style.setProperty("--wide",`${Math.floor(y*O)}px`),l.style.setProperty("--cell",`${p.height*O}px`),l.style.setProperty("--above",`${w*O}px`),l.style.
setProperty("--before",`${k*O}px`)}function h(p,y){if(t.sheet===R)return;let $=new Set([...Object.keys(p.marks),...Object.keys(y.marks)]),k=new Set([...$].filter(
b=>p.marks[b]!==y.marks[b]).map(b=>vn(t.sheet,b))),w=new Set([...Object.keys(p.notes),...Object.keys(y.notes)].filter(b=>p.notes[b]!==y.notes[b]).map(b=>se(t.sheet,
...b.split(",").map(Number))));k.delete(-1);for(let b of k)n.cell(b,ut(t.sheet,p.marks,b));s.notes([...k,...w]),k.size&&s.overlaid(),s.lines();for(let b of new Set(
[...k,...w]))c.cell(b)&&c.label(b,Lt(t.sheet,p,b)),b===c.current&&(d.textContent=Lt(t.sheet,p,b).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),
{element:l,notice:a,heard:d,say:u,draw:f,drawMarks:h,fit:m,get isStale(){return l.classList.contains("stale")}}}var vs="pylogic:clock",$s=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function xs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(vs)!=="hidden",r=g("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(vs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?$s(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${$s(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:a}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}var Wt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Ss={down:"\u2198\u2196",up:"\u2197\u2199"},Ki={down:["top","left"],up:[
"bottom","left"]},Ui=["outside","slanted"],qi={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Os=e=>e===document.activeElement&&e.value!==e.defaultValue;
function zs({view:e,edit:t}){let n=()=>[t.pen.kind,...Ui.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(k,w,b,x=()=>"nu\
meric"){let v=g("input");return v.onchange=()=>{v.defaultValue=v.value,b(v.value.trim())},s.push(()=>{v.inputMode=x(),Os(v)||(v.value=v.defaultValue=w())}),g("l\
abel",{class:"field"},g("span",{},k),v)}let i=()=>e.grid.current,c=(k=[])=>[...D(e.sheet,i()),...k].join(","),l=(k,w)=>Object.keys(Ss).map(b=>{let x=Ss[b][+!Ki[b].
includes(k)];return r(`${Wt[k]} ${w} ${x}`,()=>t.changes.found("slanted",[k,w,b].join(","))??"",v=>t.changes.place("slanted",[[[k,w,b],v||null]]))}),a=k=>[...t.
changes.entry(k)?.cells.keys()??[]],d=()=>a("outside").some(k=>!k.endsWith(",1"));function u(k,w){let{numbers:b,becomeNumbers:x}=t.changes;return r(`${Wt[k]} ${w}`,
()=>b("outside",[k,w]).join(" "),v=>x("outside",[k,w],v),()=>d()?"text":"numeric")}function f(k){let w=a(k),b=v=>w.some(O=>O.startsWith(`${v},`)),x=(v,O)=>k==="\
slanted"?l(v,O):[u(v,O)];return Object.keys(Wt).map(v=>{let O=v==="top"||v==="bottom"?e.sheet.columns:e.sheet.rows;return g("details",{class:"beside",open:b(v)},
g("summary",{},`${Wt[v]} \u2026`),g("div",{class:"fields"},[...Array(O).keys()].flatMap(S=>x(v,S+1))))})}let m=(k,w,b)=>r(k,()=>t.changes.entry(w)?.cells.get(c(
b))??"",x=>t.changes.write(w,i(),b,x));function h(){let k=g("input",{inputMode:"numeric",ariaLabel:"Result"}),w=g("select",{ariaLabel:"Operation"},Object.entries(
qi).map(([x,v])=>g("option",{value:x},v))),b=()=>{let x=k.value.trim();k.defaultValue=k.value,t.changes.write("target",i(),[],x&&`${w.value},${x}`)};return k.onchange=
w.onchange=b,s.push(()=>{if(Os(k))return;let[x="add",v=""]=t.changes.entry("target")?.cells.get(c())?.split(",")??[];[w.value,k.value,k.defaultValue]=[x,v,v]}),
[g("label",{class:"field"},g("span",{},"Result"),w,k)]}let y={outside:()=>f("outside"),slanted:()=>f("slanted"),target:h,sum:()=>[m("Across","sum",["across"]),m(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],$=()=>{for(let k of s)k()};return $(),{element:y.length?g("div",{class:"line typing"},y):null,fits:()=>n()===o,update:$}}var Es=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Vi=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Gi(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(mt).filter(a=>t.choices.some(({value:d})=>d===mt[a]));if(!$e(t))for(let a of i)o.push([a,mt[a].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
je(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${ke.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Es]}function Ji(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ce[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Es]}function Cs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Gi(t):Ji(n),...Vi],r=g("dialog",{class:"\
keys",ariaLabel:"Keys"},g("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),g("dl",{},s.map(([i,c])=>g("div",{},g("dt",{},i),g("dd",{},c)))),
g("form",{method:"dialog"},g("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Yi="http://www.w3.org/2000/svg";function As(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ce[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Zi={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Xi=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function Qi(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":je(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${Ts(n,o)} ${s}`}var Ts=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function Ms(e){let{app:t,view:n,
play:o,edit:s}=e,{store:r}=t,i=g("div",{class:"tools"}),c=el(t),l=xs(t),a=null;function d(){let m=r.now.mode==="play",h=g("div",{class:"line first"},g("p",{class:"\
hint"},tl(e)),m&&n.sheet.plays.length?l:null,W("? Keys",u,{class:"keys",title:"What keys and clicks do"}));m&&n.sheet.plays.length&&h.append(W("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(a=null,i.replaceChildren(h,...nl(e,c.element))):(a?.fits()?a.update():a=zs({view:n,edit:s}),
Oo(i,[h,...sl(e,a.element)])),c.update(),f()}let u=()=>Cs(r.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";for(let h of i.querySelectorAll("[data-penc\
il]"))h.setAttribute("aria-pressed",String(h.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(f),s.pen.onChange(d),r.on(["mode"],()=>{
n.sheet!==R&&d()}),t.when("focused",()=>a?.update()),{element:i,build:d,help:u}}function el({store:e,emit:t}){let n=d=>JSON.stringify(d)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=d=>e.change({saves:d},{undoable:!1}),s=W("Back to it",l,{class:"back",title:"Return to the last save point"}),r=W("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=Oe("Save points",W("Save point",c,{title:"Remember the board as it is\
 now, before trying something"}),s,r);function c(){let{marks:d,notes:u,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,{marks:d,notes:u}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function l(){let{saves:d}=e.now,u=d.length>1&&n(d[d.length-1])?d.length-2:d.length-1;o(d.slice(0,u+1)),
e.change(d[u])}function a(){let{saves:d}=e.now;s.disabled=!d.length||d.length===1&&n(d[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],a),{element:i,update:a}}var W=(e,t,n={},...o)=>g("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),Oe=(e,...t)=>g("div",{class:"group",role:"group",ariaLabel:e},...t);function tl({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:i,
count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:u=""}=ce[o.pen.kind]??{};return r.length?typeof u=="string"?u:u(o):i?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=n.clicked(),a=n.lines?Qi(n.lines):
"";if(!l)return a;if(n.written()===l&&l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${a}`.trim();let d=l.clicks.
length>1&&!a?"Drag to paint.":a;return`Click a cell: ${Ts(l.clicks,l.choices)} ${d}`.trim()}function nl(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let r=f=>f.choices.map((m,h)=>{let p=$e(f);return W(m.words,()=>o.enter(n.grid.current,f,h),{class:p?"digit":"choice"},...p?[]:[ol(e,m),m.words])}),i=s.
filter(f=>f.where==="cell").map(f=>Oe("Enter into the chosen cells",r(f)));for(let f of i)f.classList.add("pad");let c=Oe("Colour of the chosen cells",ke.map((f,m)=>{
let h=W("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return h.style.setProperty("--pai\
nt",`var(--paint-${f})`),h}));c.classList.add("colours");let l=Xi.filter(({kind:f})=>o.written()||!be.some(m=>m===f)).map(({kind:f,name:m,title:h})=>W(m,()=>{o.
pencil.kind=f||null},{dataset:{pencil:f},title:h})),a=W("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),d=o.written()?.peers.size?
[W("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],u=Oe("What is entered, and er\
asing",...l,a,...d);return u.classList.add("manners"),[g("div",{class:"line"},...i,c,u),g("div",{class:"line"},t)]}function ol({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=q(`<svg xmlns="${Yi}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function sl(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?r.map(u=>W(u,()=>o.type(n.grid.current,u),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&W("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=s&&W("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),a=o.pen.kinds.length>1&&Oe("What is changed",o.pen.kinds.map(u=>W(As(o,u),()=>{o.pen.kind=u},{ariaPressed:String(o.pen.kind===u)}))),
d=o.pen.isPainting||o.pen.isPlaced?rl(e):i.length||c||l?Oe("Into the chosen cell",...i,c||null,l||null):null;return[a||d?g("div",{class:"line"},a||null,d):null,
t,g("div",{class:"line"},al(e))].filter(u=>u!==null)}function rl({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=ce[t.kind].noun??t.kind;return Oe(`${As(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>W(Zi[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?W(`New ${o}`,n):null)}function al({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,c,l,a)=>g("span",{class:"stepper"},W("\u2212",l,{ariaLabel:`one ${i} less`,disabled:c<=1}),g("output",{},`${c} ${i}${c===
1?"":"s"}`),W("+",a,{ariaLabel:`one ${i} more`}));return Oe("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var il=80,Ns=["puzzle","instance","rules","facts","constants"];function ll(e){let t=cl(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;L("#board").append(ds(e),
o.legend,n.element,s.element,i.element,n.notice,r.element,n.heard),dl(t),ml(t),hl(t)}function cl(e){let t=ss(),n={sheet:R,grid:ls()},o=ws({app:e,view:n}),s=Zo({
app:e,view:n}),r=ps({app:e,view:n,picture:t,edit:s}),i=Ms({app:e,view:n,play:o,edit:s}),c=ys({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),l=fl(e,n);return{
app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:c,victory:l,film:as({app:e,view:n}),drawing:ul(e,n,c,l.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function ul(e,t,n,o){
let{store:s,overview:r}=e,i=ie(),c=0,l=null,a=!1,d=()=>{clearTimeout(c),c=setTimeout(h,il)},u=$=>Ns.every(k=>s.now[k]===$[k]),f=()=>l!==null&&u(l),m=$=>s.now.marks!==
$.marks||!u($);async function h(){clearTimeout(c);let $=s.now;if(!$.puzzle)return;let k=f();i.stop();try{let w=await(k?i(v=>j("board",M($,{entries:!1}),v)):r.ask(
"board"));if(w===void 0||m($))return;if(k&&w.cell.width!==t.sheet.cell.width){l=null,d();return}l=$,a=!1,n.draw(Io(w,k?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[x]=w.problems;(!k||n.isStale)&&n.say(x?`${We(x)?"The board is not finished":"Something is wrong with the facts"}: ${x.text}`:"")}catch(w){
if(!(w instanceof B))throw w;if(m($))return;l=null,a=!1;let b=w.problems[0]?.text??w.message;n.say(t.sheet!==R?`This is how the board looked before: now it cann\
ot be drawn. ${b}`:`The board cannot be drawn. ${b}`,!0)}}return{later:d,redraw:h,isDrawn:f,forget:()=>{l=null,a=t.sheet!==R},stop:()=>{i.stop(),r.drop("board")},
get isOther(){return a}}}function fl(e,t){let{store:n}=e,o=g("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function i(){let{mode:a,marks:d}=n.now,u=a===
"play"&&s!==null&&Wo(t.sheet,d,s);o.textContent=u?"Solved! Every cell is right.":"",o.hidden===u&&(o.hidden=!u,o.classList.toggle("news",r),u&&(r=!1),e.emit("fi\
nished",u))}return{element:o,celebrate:i,know:a=>{s=a},forget:()=>{s=null,r=!0}}}function dl({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;
cs(c,{press:(l,a,d)=>{!r.isOther&&!o.press(l)&&i().press(l,a,d)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===R||r.isOther)return;
let a=c.current;l.key==="Enter"&&o.press(a)||i().onKey(l,a)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),c.onMove(l=>{i().leave(l);let[a,d]=D(
t.sheet,l);e.emit("focused",{row:a,column:d})})}function ml({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:l}=e;l.on(["marks","notes"],
(a,d,u)=>{u.has("puzzle")||u.has("instance")||(r.drawMarks(a,d),c.celebrate(),u.has("marks")&&i.later())}),l.on(Ns,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
l.on(["puzzle","instance"],()=>{t.sheet!==R&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function hl({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:l}){e.when("solved",a=>{l.know(a?.status==="unique"?a.answers:null),l.celebrate()}),
e.when("fill",async a=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{let d=s.isOn;s.show(a),i.element.hidden=r.element.hidden=s.isOn,s.isOn?d||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:a,column:d})=>{a>t.sheet.rows||d>t.sheet.columns||(e.emit("pane","board"),t.grid.select(se(t.sheet,a,d)),Mo(t.grid.cell(se(t.sheet,a,d))))}),
e.when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var In={};de(In,{start:()=>gc});import{EditorView as oc}from"../vendor/codemirror-6.js";import{autocompletion as Tl,hoverTooltip as Ml,snippetCompletion as Nl,syntaxTree as _s}from"../vendor/codemirror-6.js";import{HighlightStyle as pl,StreamLanguage as gl,tags as N}from"../vendor/codemirror-6.js";var wl=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,bl={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Ls(e,t):t.inReason?
yl(e):e.eatSpace()?null:e.match("%*")?kl(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
vl(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:N.lineComment,documentation:N.docComment,signature:N.heading,
reason:N.docString,directive:N.keyword,part:N.labelName,predicate:N.function(N.variableName),constant:N.atom,variable:N.variableName,number:N.number,string:N.string,
operator:N.operator,bracket:N.bracket,implication:N.definitionOperator,punctuation:N.punctuation,term:N.special(N.string)}};function kl(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Ls(e,t)}function Ls(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function yl(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function vl(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(wl)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var Ds=gl.define(bl),js=pl.define([{tag:N.lineComment,color:"var(--asp-com\
ment)"},{tag:N.docComment,color:"var(--asp-documentation)"},{tag:N.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:N.docString,class:"asp-reason"},
{tag:N.special(N.string),class:"asp-reason asp-term"},{tag:[N.keyword,N.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:N.function(N.variableName),
color:"var(--asp-predicate)"},{tag:N.variableName,color:"var(--asp-variable)"},{tag:[N.number,N.atom],color:"var(--asp-constant)"},{tag:N.string,color:"var(--as\
p-string)"},{tag:N.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[N.operator,N.bracket,N.punctuation],color:"var(--asp-operator)"}]);function zn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as $l,foldEffect as xl,foldGutter as Sl,foldService as Ol}from"../vendor/codemirror-6.js";var Is=/^#program\s+([a-z_]\w*)/;function Ft(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":Is.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var Rs=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function Ps(e){return Ft(e).filter(({name:t})=>t!=="\
base").map(t=>Rs(e,t)).filter(t=>t!==null).map(t=>xl.of(t))}function Bs(e){return[Ol.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Ft(n.doc).find(({first:i})=>i===s);
return r?Rs(n.doc,r):null}),$l({preparePlaceholder:zl,placeholderDOM:Cl(e)}),Sl({markerDOM:Al})]}function zl(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=Is.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?El(e.doc,o.number,s):""}}function El(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var Cl=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return g("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},g("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),g("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function Ws(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function Al(e){return g("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var En=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function Cn(e){return[Tl({override:[t=>Ll(t,e())],icons:!1,closeOnBlur:!0}),Ml((t,n)=>Il(t,
n,e()))]}function Ll(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(zn(_s(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>Hs(c,"part")):[...Dl(t),...jl(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Dl=({directives:e})=>e.map(t=>Hs(t,"directive"));function jl({state:e,
pos:t},n){let o=Ks(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>Fs(i.template,i.name,s,Us(i),
i.words?1:0)),...r.map(i=>Fs(i.template,i.name,s,i.words,2))]}function Hs(e,t){return{label:e.name,detail:"",type:t,info:()=>An(e.template,e.words)}}function Fs(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>An(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return Nl(`${t}(${c})`,r)}function Ks(e,t){let{number:n}=e.doc.lineAt(t);return Ft(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Us({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function An(e,t){let[n,...o]=t.split(`
`),s=o.length?g("ul",{},o.map(r=>g("li",{},r))):null;return g("div",{class:"documentation"},g("code",{},e),g("p",{},n),s)}function Il(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Rl(s,t-o);if(r===null||zn(_s(e.state).resolveInner(t,1)))return null;let i=Pl(r,s.slice(0,r.start),Ks(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:g("div",{class:"hovered"},i.map(l=>An(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function Rl(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Pl({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>En(c,e)).map(r);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Us(c)})),...i.map(r)]}import{gutter as Bl,GutterMarker as Wl,RangeSet as qs,StateEffect as Fl,StateField as _l}from"../vendor/codemirror-6.js";var Hl=6,Vs=Fl.define(),Tn=class extends Wl{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return g("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},Mn=_l.define({create:()=>qs.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(Vs)&&(n=Ul(t.state.doc,o.value));return n}}),Gs=[Mn,Bl({class:"cm-heat",markers:e=>e.state.field(Mn)})];function Nn(e,t){e.dispatch(
{effects:Vs.of(t)})}function Js(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(Mn,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Kl(e,t){return e&&
t>1?Math.round(Hl*Math.log(e)/Math.log(t)):0}function Ul(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:c}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([r],[i])=>r-i);return qs.of(s.map(([r,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new Tn(Math.max(1,Kl(i,n)),l).range(e.line(r).from)}))}var Ln=({puzzle:e})=>`encodings/${e}.lp`,ql=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,Ys=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Ge(e,{file:t}){
return Ys(t,Ln(e))?"rules":Ys(t,ql(e))?"facts":null}function _t(e,t,n=1/0){let o=Ge(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Vl}from"../vendor/codemirror-6.js";var Gl={error:"error",warning:"warning",note:"info",info:"info"},Jl={error:"\u2716",warning:"\u25B2",info:"\u25CF"},Zs=["error","warning","info"],ze=e=>We(e)?"w\
arning":Gl[e.kind??""]??"error";function Xs(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>Zs.indexOf(ze(n))-Zs.indexOf(ze(o))||(n.line??0)-(o.line??0))}function Qs(e,t){let{doc:n}=e.state,o=t.map(s=>({...Dn(
n,s),severity:ze(s),message:s.text}));e.dispatch(Vl(e.state,o))}function Dn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=i||r>0?o.from+r:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function er(e,t,n){return e.map(o=>{let s=ze(o);return g("li",{},g("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},g("span",{class:"sign","aria-hidden":"true"},Jl[s]),g("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),g("span",{class:"place"},t(o)),g("span",{},
o.text)))})}function tr(e,t){let n=Object.keys(e),o={rules:g("span",{class:"badge",hidden:!0}),facts:g("span",{class:"badge",hidden:!0})},s=n.map(l=>g("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=g("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let d=(s.findIndex(u=>u===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[d]),s[d].
focus(),l.preventDefault()});function i(l){for(let a of s){let d=a.dataset.tab===l;a.setAttribute("aria-selected",String(d)),a.tabIndex=d?0:-1,e[a.dataset.tab].
dom.hidden=!d}t(l)}function c(l,a,d){o[l].textContent=String(a),o[l].hidden=!a,o[l].className=`badge ${d}`,o[l].setAttribute("aria-label",`${a} ${d}${a===1?"":"\
s"}`)}return{dom:r,show:i,count:c}}import*as C from"../vendor/codemirror-6.js";import{EditorView as Yl}from"../vendor/codemirror-6.js";var nr=Yl.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var jn=C.StateEffect.define(),Zl=2500,Xl=C.StateField.define({create:()=>C.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(jn)){
let s=o.value;n=C.Decoration.set(s===null?[]:[C.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>C.EditorView.decorations.from(e)}),Ql=/^%\s*-{3,}/,
ec=C.StateField.define({create:e=>or(e.doc),update:(e,t)=>t.docChanged?or(t.state.doc):e,provide:e=>C.EditorView.decorations.from(e)});function or(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Ql.test(s)&&t.push(C.Decoration.line({class:"section"}).range(o))}return C.Decoration.set(t)}function sr({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[C.lintGutter(),C.lineNumbers(),s,Ds,C.syntaxHighlighting(js),C.history(),C.drawSelection(),C.dropCursor(),C.highlightSpecialChars(),
C.highlightActiveLine(),C.highlightActiveLineGutter(),C.highlightSelectionMatches(),C.bracketMatching(),C.search({top:!0}),C.indentUnit.of("    "),Xl,ec,nr,C.keymap.
of([{key:"Tab",run:C.acceptCompletion},...C.defaultKeymap,...C.historyKeymap,...C.searchKeymap,...C.foldKeymap,...C.lintKeymap]),C.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),C.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>C.EditorState.create({doc:l,extensions:r}),c=new C.EditorView({state:i("")});return tc(c),{view:c,open:l=>c.setState(i(l))}}function tc(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:C.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Ht(e,t,{isUndoable:n=!1}={}){
let o=nc(e.state.doc.toString(),t);if(o===null)return;let s=n?[C.isolateHistory.of("full")]:[C.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function nc(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function rr(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[C.EditorView.
scrollIntoView(t,{y:"center"}),jn.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:jn.of(null)}),Zl)}var sc={rules:"Rules",facts:"Facts"},rc={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function ar(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[Bs(n),Gs,Cn(t),oc.lineWrapping],facts:[Cn(t)]},c="rules",l={},a={};for(let[u,f]of Object.entries(sc))l[u]=sr({words:rc[u],hint:o,extensions:i[u],onText(m){
let{[u]:h,saved:p}=r.now;ue(h)!==m&&r.change({[u]:ac(m,p[u])},{undoable:!1})},onMove(m){u===c&&s(u,m)}}),a[u]={words:f,dom:g("div",{class:"text"},l[u].view.dom)};
let d=tr(a,u=>{c=u,l[u].view.requestMeasure(),s(u,l[u].view.state)});return{tabs:d,panels:Object.values(a).map(({dom:u})=>u),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(u,f){let m=u.puzzle!==f.puzzle;if(m){l.rules.open(ue(u.rules));let{view:h}=l.rules;h.dispatch({effects:Ps(h.state.doc)}),
h.scrollDOM.scrollTop=0}else Ht(l.rules.view,ue(u.rules));m||u.instance!==f.instance?l.facts.open(ue(u.facts)):Ht(l.facts.view,ue(u.facts))},putBack(){Ht(l.rules.
view,ue(r.now.saved.rules),{isUndoable:!0})},reveal(u){let f=Ge(r.now,u);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),d.show(f);let{from:h}=Dn(m.
state.doc,u);return rr(m,h),!0}}}var ue=e=>e.replace(/\r\n?/g,`
`);function ac(e,t){return e===ue(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var ic={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
Ut=["the saved rules","the new rules"],Kt="Comparing their answers on this board \u2026",ir=["rules","facts","constants"],lr=12;function ur(e,t){let{store:n}=e,
o=g("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,a,d=null)=>{r=a;let u=[cr("Put it back",t)];if(d?.frames.
length){let f=`Show a board that only ${Ut[d.by]} accept`;u.unshift(cr(f,()=>fc(e,d)))}o.replaceChildren(g("p",{class:"changes-title"},lc(l)),g("p",{},a),g("div",
{class:"group"},u)),o.hidden=!1},c=({rules:l,saved:a})=>!!a.rules&&ue(l)!==ue(a.rules);return n.on(ir,()=>{!o.hidden&&r!==Kt&&i([],Kt)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:a}=n;if(!c(a))return s();let d=[];o.hidden&&i([],Kt);let u=()=>ir.some(m=>n.now[m]!==
a[m]),f=(m,h)=>{m==="statuses"&&!u()&&i(d=h.statuses,Kt)};try{let m=await H("diff",M(a),{signal:l,onEvent:f});return u()?void 0:m.verdict===null?s():i(d,cc(m,d),
m.by===null?null:m)}catch(m){if(!(m instanceof B))throw m;return i(d,`The answers could not be compared: ${m.message}`)}}}}var cr=(e,t)=>g("button",{type:"butto\
n",onclick:t},e);function lc(e){if(!e.length)return"The rules are changed";let t=fr(e),[n,o]=e.map(({status:s,cost:r})=>ic[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var fr=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function cc({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${uc(o)}`;return`On this board there is an answer that onl\
y ${Ut[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":fr(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function uc(e){let t=e.length-lr;return e.slice(0,lr).join(", ")+(t>
0?` and ${t} more`:"")}function fc(e,{by:t,frames:n,broken:o}){let s=dc(o).map(i=>`For ${Ut[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${Ut[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function dc(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function dr(e){let t=g("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let c=n.find(d=>d.name===r)?.default,
{[r]:l,...a}=e.now.constants;e.change({constants:i===""||i===c?a:{...a,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>g(
"label",{title:i.words},g("code",{},i.name),mc(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function mc({name:e,default:t,choices:n},o){let s=i=>o(e,K(i).value.trim()),r={
constant:e};return n.length?g("select",{dataset:r,onchange:s},n.map(({value:i,words:c})=>g("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):g("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function mr(e,{views:t,tabs:n},o){let s=g("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=Xs(r);for(let[a,d]of Object.
entries(t)){let u=l.filter(m=>Ge(e.now,m)===a);Qs(d,u.filter(({line:m})=>m));let f=m=>u.filter(h=>ze(h)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...er(l,c,o)),s.hidden=!l.length}let c=l=>{let a=Ge(e.now,l);return _t(e.now,l,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(l,a){r={...r,[l]:a},i()},forget(){r={},i()}}}var hr="pylogic:rules",hc="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",pr="pylogic:heat",pc="How often each rule is use\
d on this board: its ground instances, beside its lines";function gc(e){let{store:t}=e,n=Oc(),o=g("span",{class:"said"}),s=g("input",{type:"checkbox",checked:localStorage.
getItem(pr)!=="off"}),r=g("label",{class:"heat-switch",title:pc},s,"Heat bar"),i=ar(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,d){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&Js(d,d.selection.main.head)||""}}),c=a=>{i.reveal(a)||$c(e,a)},l={app:e,texts:i,vocabulary:n,box:s,element:L("\
#rules"),constants:dr(t),findings:mr(t,i,c),changes:ur(e,()=>vc(e,i))};l.element.append(g("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,g("p",{class:"editor-status"},o,g("span",{class:"hint",id:"editor-hint"},hc))),i.tabs.show("rules"),wc(e,l.element.id),bc(l,c)}function wc({
store:e,when:t},n){let o=localStorage.getItem(hr)==="open",s=g("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(hr,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};L("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function bc(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,c=ie(),l=()=>c(d=>xc(e,d)),a=(d,u)=>{d.puzzle!==u.puzzle&&yc(e),o.take(d,u)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],l),a(r.now,{puzzle:""}),n.when("problems",d=>s.tell("solve",d??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),kc(e,l)}function kc({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(pr,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function yc({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),Nn(s.views.rules,[]),o.forget()}function vc(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function $c(e,t){if(!t.file)return;let n=_t(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function xc(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:c,findings:l,
texts:a,box:d}=e,{now:u}=o;if(!u.puzzle)return;let f=s.ask("rules"),m=d.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let h=await f;if(h===void 0||
t.aborted)return;if(await r.learn(()=>Ws(a.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",h.problems),n.emit("game",h.game),h.predicates!==null&&r.learnOwn(
h.predicates),h.constants!==null&&(i.show(h.constants),i.tidy()),h.problems.some(y=>ze(y)==="error"))return c.stop();await c.update(t);let p=await m;p&&!t.aborted&&
Sc(u,a,p.rules)}catch(h){if(!(h instanceof B))throw h;let p=[{text:`Not checked: ${h.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",h.problems.
length?h.problems:p)}}function Sc(e,t,n){Nn(t.views.rules,n.filter(({file:o})=>o===Ln(e))),t.look()}function Oc(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>En(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await Q("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Gn={};de(Gn,{start:()=>zu});import{effect as Su,html as vt,render as sn,signal as Ou}from"../vendor/preact-11.js";import{html as he,signal as eu}from"../vendor/preact-11.js";import{effect as Nc,html as pt,signal as kr,useLayoutEffect as Lc,useRef as Dc}from"../vendor/preact-11.js";import{computed as Cc,html as te,useMemo as Ac}from"../vendor/preact-11.js";import{computed as zc,effect as Ec}from"../vendor/preact-11.js";function gr({app:e,card:t,check:n,pointed:o}){let s=zc(()=>{let{cause:r=[],effect:i=[],wrong:c=[]}=o.
value??t.cells??{},l=[...c,...o.value?[]:n.cells];return JSON.stringify(r.length||i.length||l.length?{cause:r,effect:i,wrong:l}:null)});Ec(()=>e.emit("highlight",
JSON.parse(s.value)))}var ht=e=>e.join(",");function wr(e,t){let n=new Set(t.map(ht));return e.filter(o=>!n.has(ht(o)))}function Je(e){return[...new Map(e.map(t=>[
ht(t),t])).values()]}var Tc=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Vt({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:c}){let l=Ac(()=>Cc(()=>{let{
row:h,column:p}=e.state.focused.value??{};return[...o,...s,...r].some($=>ht($)===`${h},${p}`)?"sentence about":"sentence"}),[n]),a=()=>{t.value={effect:o,cause:wr(
s,o),wrong:r}},d=()=>{t.value=null},[,u,f]=/^(.*): (.*)$/.exec(n)??[null,null,n],m=new Map(i.filter(h=>h.clue===null).map(h=>[h.place,h]));return te`<li class=${l} style=${c===
void 0?null:`--depth: ${c}`}
    onmouseenter=${a} onfocusin=${a} onmouseleave=${d} onfocusout=${d}>
    ${u!==null&&te`<p>${qt(e,`${ne(u)}:`)}</p>`}
    <p class=${u===null?null:"follows"}>${qt(e,ne(f))}</p>
    ${m.size>0&&te`<p class="sources">${[...m.keys()].map(h=>Rn(e,h))}</p>`}
  </li>`}var br=({cells:e,because:t,...n})=>te`<${Vt} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Gt=({parts:e,broken:t})=>te`<ul class="sentences">${t.map(n=>te`<${br} parts=${e} words=${`${n.words}\
.`} cells=${[]} because=${[n]} />`)}</ul>`,Jt=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>te`<ul class="sentences">
  <${Vt} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&te`<${Yt} parts=${e} chain=${r} />`}</ul>`,Yt=({parts:e,chain:t})=>te`<li class="chain"><ol class="sentences">
  ${t.map(n=>te`<${br} parts=${e} ...${n} />`)}</ol></li>`,ne=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),qt=(e,t)=>t.split(Tc).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return te`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function Rn(e,t){let n=Mc(t);return n&&te`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${Pn(n,e.store.now)}</button>`}function Mc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function Pn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var Ye=e=>Je(e.flatMap(t=>t.cells));var yr="How the answer follows",vr=10;function $r({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};Nc(()=>{e.task&&s()}),t("cancel-al\
l",s);function r(l){s(),n=new AbortController;let a={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},d=(u,f)=>{a.events.push({name:u,data:f}),
a.wake()};return a.end=H("explain",M(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:d}),a.end.catch(()=>{}).finally(()=>{a.hasEnded=!0,a.wake()}),o=a}async function*i(l){
for(let a=0;;a+=1){for(;a===l.events.length&&!l.hasEnded;)await new Promise(d=>{l.wake=()=>d(null)});if(a===l.events.length)return;yield l.events[a]}}async function c(l,a){
l.addEventListener("abort",s);try{return await a()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(l,async()=>{let{marks:a}=e.now,d=o&&Object.entries(
o.marks).every(([u,f])=>a[u]===f);for(let u=o&&d?o:r(vr);;u=r(vr)){let f=[],m=[],h=null;for await(let{name:p,data:y}of i(u)){p==="own"&&(h=y),p==="step"&&f.push(
y),m.push(...(y.frames??[]).flatMap(k=>k.looks??[]));let $=jc(h,f,a);if($.length)return{steps:$,looks:m,end:null}}if(u.marks===a)return{steps:[],looks:m,end:await u.
end}}}),follow:(l,a)=>c(l,async()=>{let d=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:u,data:f}of i(d))a(u,f);return d.end})}}function jc(e,t,n){
let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Bn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:[]}function Bn(e,t){let[n,o]=Dt(e);return t[n]===o}function Wn({
conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function xr(e){let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s===
"none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(yr,"Looking for the first step \u2026",async r=>{let i=Zt(e,yr),c=kr(
[]),l=kr(null);t.add([pt`<${Rc} parts=${e} film=${i} steps=${c} end=${l} />`]);let a=await o.follow(r,(d,u)=>{u.frames&&i.add(u.frames.map(f=>({...f,...Ic(d,u)}))),
d==="step"&&(c.value=[...c.value,u],t.tell(`${_(c.value.length,"step")} so far \u2026`))});if(a.status==="none")return Wn(e,a);if(a.status==="multiple")return e.
several.ask();l.value=a})}function Ic(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:ne(t),captions:[ne(n)],settled:o}}function Rc({
parts:e,film:t,steps:n,end:o}){return pt`${o.value&&pt`<p>${Bc(o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>pt`<${Pc} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function Pc({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=Dc(null);return Lc(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),pt`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${ne(n.words)}</button>
    <${Jt} parts=${e} step=${n} /></li>`}function Bc({grade:e,complete:t,interrupted:n},o){let s=_(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function Zt({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,c=a=>t.play(r={title:n,frames:[...o],
looks:s,at:a}),l=ee(200,()=>{i()&&c(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(a){o.
push(...a),s.push(...a.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),r!==null?l():o.length&&c(0)},goTo(a){c(Math.min(a,o.length-1)),e.emit("pane","board")}}}import{effect as Er,html as wt,signal as Yc}from"../vendor/preact-11.js";import{computed as Wc,effect as gt,html as Xt,render as Fc,signal as Sr,untracked as _c,useLayoutEffect as Hc}from"../vendor/preact-11.js";function Or({app:e,place:t,pointed:n}){let o=Sr(null),s=Sr(null),r=new Set,i=new AbortController,c=null,l=()=>{i.abort(),s.value=null},a=()=>{l(),n.value=null,c!==
null&&e.state.film.peek()===c&&e.emit("film",null)},d={get cells(){return o.value?.cells?.()??null},show(m,h,p={}){let{task:y}=e.store;t.card.contains(document.
activeElement)&&L("h2",t.card).focus(),a(),r.delete(m),o.value={name:m,body:h,isTrue:()=>e.store.task===y,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:m=>o.peek()===null&&!r.has(m),add(m,h={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...m],...h})},
async work(m,h,p,y){d.show(m,[],y),s.value=h;let $=i=new AbortController;try{await p($.signal)}catch(k){k.name!=="AbortError"&&!$.signal.aborted&&d.add([Xt`<p class=${Kc(
k)?"failure":null}>${Qt(k)}</p>`])}finally{i===$&&(s.value=null)}},tell(m){s.value=m},play(m){c=m,e.emit("film",m)},get isPlaying(){return c!==null&&e.state.film.
value===c},close(){a(),o.value=null}};gt(()=>{o.value?.isTrue()===!1&&_c(d.close)}),gt(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let u=Wc(()=>o.value?.overlay??
null);gt(()=>e.emit("overlay",u.value)),gt(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),d.close()});function f(){let{name:m,body:h}=o.
value??{name:"",body:[]};Hc(()=>{m&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(m),d.close()},y=()=>{l(),d.add([Xt`<p class="soft">Cancelled.</p>`])};
return Xt`
      <header><h2 tabindex="-1">${m}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${h}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${y}>Cancel</button>
      </div>`}return Fc(Xt`<${f} />`,t.card),gt(()=>{let{focused:m}=e.state;m.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),d}var Kc=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function Qt(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return ne(n.replace(/^encodings\/\S+: /,""))}import{effect as Uc,signal as qc,untracked as Vc}from"../vendor/preact-11.js";var Gc=2e3;function zr({store:e,overview:t,emit:n}){let o=qc({outcome:null,error:null,
isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:a}=e;if(!a.puzzle)return;let d=performance.now(),u={count:0,cost:[]};try{let f=await t.ask("solve",(m,h)=>{
u=h});f!==void 0&&e.task===a&&i(f)}catch(f){if(e.task!==a)return;if(f.interrupted)return i(Jc(u,f.interrupted,performance.now()-d));o.value={outcome:null,error:f,
isOld:!1},n("solved",null),f.status===0?s=setTimeout(r,Gc):n("problems",f.problems??[])}}function i(a){o.value={outcome:a,error:null,isOld:!1},n("problems",a.remarks),
n("solved",Fn(a))}let{puzzle:c,instance:l}=e.now;return Uc(()=>{let{task:a}=e,d=a.puzzle!==c||a.instance!==l;({puzzle:c,instance:l}=a),Vc(()=>{o.value=d?{outcome:null,
error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}var Jc=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Fn({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Cr({app:e,place:t,solving:n}){let o=Yc(null),s=new AbortController;async function r(l){let a=s=new AbortController;o.value={of:l,far:"Counting \u2026"};
try{let d=await H("count",M(e.store.now,{marks:[]}),{signal:a.signal,onEvent:(u,{count:f})=>{o.value={of:l,far:`at least ${f.toLocaleString("en")} \u2026`}}});o.
value={of:l,all:d}}catch(d){a.signal.aborted||(o.value={of:l,refusal:Qt(d)})}}Er(()=>{n.now.isOld&&s.abort()}),Er(()=>{let{isOld:l}=n.now;t.status.setAttribute(
"aria-busy",String(l)),t.status.classList.toggle("old",l),t.status.dataset.kind=i().kind??""});function i(){let{outcome:l,error:a}=n.now,d=o.value?.of===l?o.value?.
all:void 0;return a?Xc(a):l===null?{words:"\u2026"}:{..._n(l),...d&&Zc(d)}}function c(){let{outcome:l,isOld:a}=n.now;if(l?.status!=="multiple")return null;let{of:d,
far:u,refusal:f,all:m}=o.value??{};return d===l&&m?null:d!==l||!u||a?wt`${d===l&&f} <button type="button" onclick=${()=>r(l)}>Count them all</button>`:wt`<span class="spinner" aria-hidden="true"></span><span>${u}</span>
      <button type="button" onclick=${()=>{s.abort(),o.value={of:l,refusal:"Counting was cancelled."}}}>Cancel</button>`}return function(){let{words:a,detail:d}=i();
return wt`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${a}</strong><span class="soft">${d}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Qc(e,n.now.error)}<${c} /></div>`}}function Zc({count:e,exhausted:t,horizon:n}){let o=n===null?null:`in ${n} steps; longer ones were no\
t counted`;return{words:t?`${_(e,"answer")}, all counted`:`At least ${_(e,"answer")}`,detail:[o,t?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}}function _n(e){
let{status:t,cost:n,count:o,horizon:s}=e,r=Fn(e).seconds,i=e.interrupted?null:`${r.toFixed(2)} s`,c=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),
l=n.join(" "),a=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,d={unique:["One answer, proved","good"],multiple:["More than one ans\
wer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${l}`,"good"],found:[n.length?`${a}: the best so far is ${l}, not proved`:`${a}\
: ${_(o,"answer")} found so far`,"warn"],interrupted:[`${a}: no answer found so far`,"warn"]}[t];return{words:d[0],detail:c,kind:d[1]}}function Xc(e){return e.status===
0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"\
Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:Qt(e),kind:"warn"}:e.problems.length&&e.problems.every(We)?{words:"T\
he board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.
message,kind:"bad"}}var Qc=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=ne(Pn(n,e.store.now)),s=()=>e.emit("reveal",n);return wt`<p class="status-problem">${n.
line!==null&&wt`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.text}</p>`});var Hn=200;async function Ar(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=Zt(e,"Solution"),i=null;await H("answers",M(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(c,l)=>{i=l,r.add(Mr(l,"Solution"))}}),n.add([i===null?
he`<p>No answer was found.</p>`:he`<${tu} parts=${e} answer=${i} />`])})}function tu({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,r=()=>{
e.emit("film",null),e.emit("fill",n)};return he`
    <p>${s&&`${_n(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&he`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&he`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Tr(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=Zt(e,"All answers"),i=eu([]),c=()=>{let u=i.value,f=Math.
max(u.findLastIndex(({first:h})=>h<=(r.at??0)),0),m=h=>r.goTo(u[Math.min(Math.max(f+h,0),u.length-1)].first);return he`<div>
        <div class="row"><button type="button" onclick=${()=>m(-1)}>Previous</button>
          <span role="status">${u.length>0&&`Answer ${f+1} of ${u.length}`}</span>
          <button type="button" onclick=${()=>m(1)}>Next</button></div>
        ${u.map(({frames:h,atoms:p})=>h.length===0&&he`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([he`<${c} />`]);let l=await H("answers",M(t.store.now,
{marks:[],most:Hn}),{signal:s,onEvent:(u,f)=>{i.value=[...i.value,{...f,first:r.length}],r.add(Mr(f,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),a=i.value.some(({cost:u})=>u.length>0),d=o.now.outcome?.horizon;n.add([he`<p>${nu({...l,isBest:a,horizon:d},i.value.length)}</p>`])})}var Mr=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function nu({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Hn?"There may be others.":`The first ${Hn}; there may be more.`}import{effect as Nr,html as bt,signal as Lr,untracked as ou}from"../vendor/preact-11.js";var Dr="pylogic:check",su=250,ru=400,jr=3,au="Whether this can be completed was not found out in time.";function Ir(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=ie(),i=Lr(localStorage.getItem(Dr)==="on"),c=Lr(null),l=null,a=!1,d=(k,w,b)=>{c.value={kind:k,words:w,of:t.now.marks,...b}},u=()=>{c.value=null},f=()=>{i.value=
!i.value,localStorage.setItem(Dr,i.value?"on":"off"),l=null,m()};async function m(k=!1){let{outcome:w,isOld:b}=s.now,{marks:x}=t.now,v=k||a&&x===l;if(k)l=x;else if(!v&&
x===l&&!b)return;let O=Object.keys(x).length===0;a=v&&b&&!O;let S=(v||i.value)&&!b&&w!==null&&!O;if(!S||w.status==="none"||w.horizon!==null)r.stop(),S&&w.horizon===
null?d("bad","There is no answer at all"):v&&O?d("unsure","Nothing is entered yet."):a?d("unsure","checking \u2026"):u();else if(!v)await p("rules");else{let z=w.
status==="unique"?new Set(w.answers[0].atoms):null;z===null?await p("all"):h(z,x)&&await p("reasons")}}function h(k,w){let b=Kn(k,w),x=Je(b.map(Un).filter(v=>v!==
null));return b.length?d("bad",`${x.length} ${kt(x)}${x.length===1?" is":"s are"} wrong`,{cells:x}):(r.stop(),d("good",n.finished.value?"Solved!":"So far so goo\
d")),b.length>0}async function p(k){let w=k==="all"?setTimeout(()=>d("unsure","checking \u2026"),c.value?ru:0):0,b;try{b=await r(v=>j("judge",M(t.now),v))}catch(v){
k==="all"&&v.interrupted?d("unsure",au):k!=="reasons"&&u();return}finally{clearTimeout(w)}if(b===void 0)return;let x=k==="reasons"?c.value&&{...c.value,broken:b.
broken.slice(0,jr)}:iu(k,b,n.finished.value);c.value=x&&{...x,of:t.now.marks}}let y=ee(su,()=>m()),{marks:$}=t.now;return Nr(()=>{t.now.marks!==$&&({marks:$}=t.
now,r.stop(),Object.keys($).length||u(),y())}),Nr(()=>{s.now&&n.finished.value!==null&&ou(m)}),o("cancel-all",()=>{r.stop(),u()}),{look:m,toggle:f,isOn:i,get verdict(){
return c.value},get cells(){return c.value?.cells??[]}}}function Rr(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return bt`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?bt`<span class="soft">${s}</span>`:s&&bt`<strong>${s}</strong>`}
      ${i.length>0&&bt`<${Gt} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&bt`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function iu(e,{possible:t,broken:n},o){let s={broken:n.slice(0,jr),cells:Ye(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var kt=e=>e.every(t=>t.length>2)?"line":"cell",Kn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Un(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}import{effect as hu,html as V}from"../vendor/preact-11.js";import{html as X,useLayoutEffect as lu,useRef as cu}from"../vendor/preact-11.js";var en="Hint";async function nn(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{task:r,now:{marks:i}}=t;if(n.finished.value)return o.show(en,[X`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(tn(e).length)return o.show(en,[X`<${uu} parts=${e} />`],{isTrue:()=>tn(e).length>0,cells:()=>({wrong:Br(tn(e))})});let c=()=>t.
task===r&&qn(t.now.marks,i);await o.work(en,"Looking for the simplest next step \u2026",async l=>{let{steps:a,looks:d,end:u}=await s.next(l);if(u?.status==="non\
e")return Wn(e,u);if(u?.status==="multiple")return o.add([X`<${du} ...${e} />`]);if(t.now.marks!==i)return o.add([X`<p>The board has changed meanwhile: ask again.</p>`]);
if(u)return o.add([X`<p>${mu(u,i)}</p>`]);let{cells:f,causes:m}=a[a.length-1];o.add([X`<${fu} parts=${e} steps=${a} looks=${d} />`],{cells:()=>t.now.marks===i?{
effect:f,cause:m}:null})},{isTrue:c})}function tn({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Kn(new Set(n.answers[0].atoms),
e.store.now.marks):[]}var Br=e=>e.map(Un).filter(t=>t!==null);function uu({parts:e}){let{store:t}=e.app,n=tn(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.
marks).filter(([i])=>!n.includes(i));t.change({marks:Object.fromEntries(r)})};return X`
    <p>First this: ${o?"one":n.length} ${kt(Br(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function fu({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=cu(null);lu(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:c,entered:l,name:a,frames:d,has_candidates:u}=t[t.
length-1],f=l.every(y=>Bn(y,o.now.marks)),m=()=>{let{marks:y}=o.now;o.change({marks:{...y,...Object.fromEntries(l.map(Dt))}})},h=()=>{m(),nn(e)},p=()=>s.play({title:en,
frames:d,looks:n.map(y=>({svg:y})),at:0});return X`
    <p class="look">Look at <${Pr} colour="effect" cells=${i} />${c.length>0&&X` and <${Pr} colour="cause" cells=${c} />`}.<span class="soft"> (${a})</span></p>
    ${t.map(y=>X`<${Jt} parts=${e} step=${y} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${f} onclick=${m}>Do it</button>
      <button type="button" onclick=${h}>${f?"Next hint":"Do it, and the next"}</button>
      ${u&&X`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var du=({several:e})=>X`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,Pr=({colour:e,cells:t})=>X`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${kt(t)}`:`these ${t.length} ${kt(t)}s`}</span>`,qn=(e,t)=>Object.entries(t).every(([n,o])=>e[n]===o);function mu({complete:e,interrupted:t},n){
return t?"The next step was not found in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the\
 facts.":"The rest does not follow by explanations."}var pu=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Vn="Why there is no answer",on="Why this is wrong",gu="Which rule is wrong",wu=12,bu=600;function Wr(e){let{
app:t,card:n,solving:o}=e,s=()=>a(Vn,!1),r=()=>n.work(on,"Looking for what it breaks \u2026",async h=>{let{broken:p}=await j("judge",M(t.store.now),h);if(!p.length)
return d(on,!1,h);n.add([V`
      <p>What you entered breaks a rule already:</p>
      <${Gt} parts=${e} broken=${p.slice(0,wu)} />
      <${l} />`],{cells:()=>({wrong:Ye(p)})})},{isTrue:i()});function i(){let{store:h}=t,{task:p,now:{marks:y}}=h;return()=>h.task===p&&qn(h.now.marks,y)}let c=()=>n.
work(gu,"Looking for what refuses it \u2026",async h=>{let{is_answer:p,reasons:y}=await j("why",M(t.store.now),h);if(p)return n.add([V`<p>Some answer has all of it.</p>`]);
n.add([V`<ul class="sentences"><${Yt} parts=${e} chain=${y.flatMap($=>Fr($))} /></ul>`],{cells:()=>({wrong:Ye(y)})})},{isTrue:i()}),l=()=>V`<div class="row"><button type="button" onclick=${c}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`,a=(h,p)=>n.work(h,p?"Looking for the smallest reas\
on \u2026":"Looking for a reason \u2026",y=>d(h,p,y),h===on?{isTrue:i()}:{});async function d(h,p,y){let $=(O,{size:S,bound:z})=>n.tell(`${S} clues and rules so\
 far${z?`, at least ${z} are needed`:""} \u2026`),k=h===Vn?{marks:[]}:{},w=M(t.store.now,{...k,smallest:p}),b=await H("conflicts",w,{signal:y,onEvent:$});if(b.status!==
"none")return n.add([V`<p>There is an answer now.</p>`]);if(!b.conflicts.length)return n.add([V`<p>The reason was not found in time.</p>`]);let x=b.conflicts[0],
v=Je(Ye(x.because));n.add([V`<${u} title=${h} conflict=${x} />`],{cells:()=>({cause:v,wrong:x.cells})})}function u({title:h,conflict:{because:p,cells:y,chain:$,
smallest:k,minimal:w}}){let b=p.filter(v=>v.clue!==null),x=p.filter(v=>v.clue===null);return V`
      <p>${$.length?"It leads to a contradiction:":ku(y.length>0,b,x)}</p>
      ${f("The clues: ",b.map(v=>v.words).join("; "))}
      ${f("What you entered: ",y.join(" "))}
      ${$.length?V`<ul class="sentences"><${Yt} parts=${e} chain=${$} /></ul>`:V`<ul class="sentences either">${x.map(v=>V`<${Vt} parts=${e} words=${v.words} cause=${v.
cells} lines=${[v]} />`)}</ul>`}
      <p class="soft">${k?"No reason is smaller.":w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${h===on&&V`<${l} />`}
      ${!k&&V`<div class="row">
        <button type="button" onclick=${()=>a(h,!0)}>The smallest reason</button></div>`}`}let f=(h,p)=>p&&V`<p>${h}${qt(t,yu(p))}</p>`,m=ee(bu,()=>{let{outcome:h,
isOld:p}=o.now;!p&&h?.status==="none"&&h.horizon===null&&n.mayCome(Vn)&&s()});return hu(()=>{o.now&&m()}),{ofPuzzle:s,ofMarks:r}}function Fr({words:e,place:t,cells:n,
because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>Fr(i,s+1))]}function ku(e,t,n){let o=[
t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of \
these ${n.length} happens`;return`${o?`With ${o}, whatever`:"Whatever"} one does, ${s}:`}function yu(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} mo\
re `;return e.replace(pu,t).trimEnd()}import{effect as vu,html as oe}from"../vendor/preact-11.js";var _r="More than one answer",$u=300;function Kr(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(_r,[oe`<p>This board has more than one answer. What would you like to see?</p>`,
oe`<${r} />`]),r=({but:h})=>oe`<div class="row">
    ${h!==c&&oe`<button type="button" onclick=${c}>What they share</button>`}
    ${h!==l&&oe`<button type="button" class="served" onclick=${l}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${a}>Clues that would leave one</button></div>`,i=(h,p)=>j("differences",M(t.store.now,{marks:[],extra:p}),h),c=()=>n.
work("What all answers share","Comparing all answers \u2026",async h=>{let{status:p,cautious:y,brave:$}=await i(h,!1);if(!f(p)){if(y===null)return n.add([oe`<p>The answers were not all compared in time.</p>`]);
n.add([oe`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${y.length} of ${$.length} are certain.</p>
      <${r} but=${c} />`],{overlay:{certain:y,possible:$}})}}),l=()=>n.work("Two answers","Looking for two answers \u2026",async h=>{let{status:p,picture:y}=await i(
h,!1);if(!f(p)){if(y===null)return n.add([oe`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:y}],at:0}),n.add([oe`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${l} />`])}}),a=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async h=>{let{status:p,offers:y,proof:$}=await i(h,
!0);if(f(p))return;if(!y.length)return n.add([oe`<p>No clues were found that would leave one answer.</p>`]);let k=y.length===1,w=()=>u(y),b=()=>t.emit("clues",w().
map(({atom:x})=>x));n.add([oe`
      <p>${k?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${y.length} clues would leave one answer (${$}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${b}>${k?"Add it":"Add all"}</button></div>`],{ghosts:w,isTrue:d(y)})});function d(h){let p=({
puzzle:$,rules:k,constants:w,facts:b})=>JSON.stringify([$,k,w,h.reduce((x,{atom:v})=>x.replace(`${v}.`,""),Hr(b))]),y=p(t.store.now);return()=>u(h).length>0&&p(
t.store.now)===y}let u=h=>h.filter(({atom:p})=>!Hr(t.store.now.facts).includes(`${p}.`));function f(h){return h!=="multiple"&&n.add([oe`<p>There is no longer more than one answer.</p>`]),
h!=="multiple"}let m=ee($u,()=>{let{outcome:h,isOld:p}=o.now;!p&&h?.status==="multiple"&&h.horizon===null&&n.mayCome(_r)&&s()});return vu(()=>{o.now&&m()}),{ask:s,
share:c}}var Hr=e=>e.replaceAll(/%.*|\s/g,"");import{html as yt}from"../vendor/preact-11.js";var Ur=({app:e,card:t})=>t.work("Rules that this board does not need","Trying without each rule \u2026",async n=>{let o=c=>yt`<ul class="sentences">${c.map(({words:l,
place:a})=>yt`<li class="sentence">
      <p>${ne(xu(l))}</p><p class="sources">${Rn(e,a)}</p></li>`)}</ul>`,{rules:s,unexercised:r,interrupted:i}=await j("unneeded",M(e.store.now,{marks:[]}),n);t.
add([yt`
      <p>${s.length?"All of these could be deleted at once: the answers of this board would stay the same.":i?"None was found so far.":"It needs every rule that\
 it uses."}</p>
      ${o(s)}
      ${r.length>0&&yt`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${o(r)}
      ${i&&yt`<p>The search was cut short: there may be more.</p>`}`])}),xu=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var qr=matchMedia("(max-width: 60rem)");function zu(e){let t={status:g("section",{class:"assistant-status","aria-label":"Answers"}),buttons:g("div",{class:"assi\
stant-buttons"}),check:g("section",{class:"assistant-check","aria-label":"Check while you play"}),card:g("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:g("div",{class:"assistant-more"})};L("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>qr.matches?L("#board").append(
t.card):t.check.after(t.card);qr.addEventListener("change",n),n();let o={app:e,place:t,pointed:Ou(null),solving:zr(e)};o.card=Or(o),o.derivation=$r(e),o.conflicts=
Wr(o),o.several=Kr(o),o.check=Ir(o),gr(o),Su(()=>{t.check.hidden=!e.state.playable.value}),e.when("hint",()=>nn(o)),sn(vt`<${Cr(o)} />`,t.status),sn(vt`<${Eu} parts=${o} />`,
t.buttons),sn(vt`<${Rr} ...${o} />`,t.check),sn(vt`<button type="button" class="quiet served" title="Rules without which its answers would be the same"
    onclick=${()=>Ur(o)}>Which rules does this board not need?</button>`,t.more)}var Eu=({parts:e})=>vt`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>nn(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>xr(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Ar(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Tr(e)}>Answers</button>`;var io={};de(io,{start:()=>Xu});function Vr(e){let t=new Set,n=ie(),o=null,s=null,r=async()=>{let{puzzle:l,instance:a,rules:d,facts:u}=e.store.now,f=JSON.stringify([l,a,d,u]);if(!(!l||f===s)){
s=f;try{let m=await n(h=>j("choices",M(e.store.now,{marks:[]}),h));if(m===void 0)return;o=m;for(let h of t)h(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=ee(1e3,()=>{i()&&r()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:r,on(l){t.add(
l),o!==null&&l(o)}}}var Xn={};de(Xn,{NAME:()=>Xr,TITLE:()=>Nu,create:()=>ju});function Ze({name:e,words:t,topic:n,app:o,action:s,onSubmit:r}){let i=g("div",{class:"fields"}),c=g("button",{type:"submit",class:"primary"},s),l=g("div",{class:"\
actions"},c),a=g("form",{class:"work-form","aria-label":e},g("p",{class:"soft"},t," ",Cu(o,n,e)),i,l);return a.addEventListener("submit",d=>{d.preventDefault(),
r()}),{form:a,fields:i,button:c,line:l}}function Cu(e,t,n){return g("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function F(e,t,{title:n="",hint:o=null}={}){return g("label",{class:"field",title:n},g("span",{},e),t,o)}function Xe(e,t){
return t.setAttribute("aria-label",e),t}function G(e,{min:t,max:n,value:o,step:s=1}){return g("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function Ee(e,t){return $t(g("select",{name:e}),t)}function $t(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>g("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function Jn(e,t,n,o){let s=([r,i,c=""])=>g("label",{title:c},g("input",{type:"checkbox",name:e,value:r,checked:o.includes(
r)})," ",i);return g("fieldset",{class:"ticks"},g("legend",{},t),n.map(s))}var Gr=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),Qe=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function et(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function tt(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function nt(e,t,n=["rules","facts","constants"]){let o=g("progress",{"aria-label":"Progress"}),s=g("span",{class:"how-far"}),r=g("span",{class:"soft clock"}),i=g(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=g("div",{class:"working",hidden:!0},o,s,r,i),l=g("p",{class:"job-end",role:"status"}),a=g("p",{class:"job-o\
ld","aria-live":"polite"}),d=null,u=null,f="",m=()=>u?.abort(),h=(b,x=null,v=null)=>{if(f=b,s.textContent=b,x===null)return o.removeAttribute("value");o.max=Math.
max(1,v??0),o.value=x},p=b=>{c.hidden=!b,t.disabled=b},y=(b,x=!1)=>{l.textContent=b,l.classList.toggle("failure",x),k()},$=()=>n.some(b=>d&&e.store.now[b]!==d[b]),
k=()=>{a.textContent=l.textContent&&$()?`This was found ${Jr}.`:""};async function w(b,x,v){m();let O=u=new AbortController,S=performance.now();d=e.store.now;let z=()=>{
r.textContent=`${Math.floor((performance.now()-S)/1e3)} s`},A=setInterval(z,1e3);z(),y(""),p(!0),c.scrollIntoView({block:"nearest"});try{return await H(b,x,{signal:O.
signal,onEvent:v})}catch(E){E.name==="AbortError"?y(`Cancelled: ${f}.`):y(Au(E,f),E.interrupted===null);return}finally{clearInterval(A),u===O&&p(!1)}}return e.when(
"cancel-all",m),e.store.on(n,k),{element:g("div",{class:"job"},c,l,a),run:w,tell:h,say:y,stop:m,named:b=>$()?`${b}, ${Jr}`:b,get isOld(){return $()}}}var Jr="be\
fore your last change",Yr={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function Au(e,t){if(e.interrupted&&e.interrupted in Yr)return`${Yr[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var Zn=["orders","engines","configs","heuristics","labelings","others"],Yn=["default","as usual"];function Zr(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(a=>[a,a,n[a]]),s=e.needed===null?e.engines:[],r=e.needed===null?[]:[g("p",{class:"soft"},`${e.needed}.`)],i=(a,d,u)=>Tu(a,d,u,t[a]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ce(s)]),...r],l=[i("configs","Presets of clasp",[Yn,...Ce(e.presets)]),
i("heuristics","Heuristics: what is decided first",[Yn,...Ce(e.heuristics)]),i("labelings","Labelings, as in clpfd",[Yn,...Ce(e.labelings)]),Jn("others","Other \
boards of this puzzle",Ce(e.instances),t.others)];for(let a of[...c,...l])Mu(a)&&(a.hidden=!0);return{first:c,more:l}}var Ce=e=>e.map(t=>[t,t]);function Tu(e,t,n,o){
let s=n.map(([r])=>r).filter(r=>o.includes(r));return Jn(e,t,n,s.length?s:[n[0][0]])}function Mu(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var Xr="Compare",Nu="Measure which way of solving is faster",Lu="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",xt={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},Du=600;function ju(e,t){let n={seeds:G("seeds",{min:0,max:100,value:xt.seeds}),random:G("random",{min:1,max:100,value:xt.
random}),repeat:G("repeat",{min:1,max:100,value:xt.repeat}),timeout:G("timeout",{min:1,max:300,value:xt.timeout})},{seeds:o,random:s,repeat:r,timeout:i}=n,{form:c,
fields:l,button:a,line:d}=Ze({name:Xr,words:Lu,topic:"comparing",app:e,action:"Compare",onSubmit:x}),u=nt(e,a),f=g("div",{class:"lists"}),m=g("div",{class:"list\
s"}),h=F("Random orders",s,{title:"How many orders of each random kind"}),p=g("p",{class:"soft"}),y=g("p",{class:"links"});l.append(f,h,F("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),g("deta\
ils",{class:"more"},g("summary",{},"More ways, boards and limits"),m,F("Repeats",r,{title:"Runs that differ in nothing: they show how exact the clock is"}),F("S\
econds for a run",i))),d.before(p),c.append(u.element,y);let $=v=>v in(t.now?.shuffles??{}),k=()=>`compare:${e.store.now.puzzle}`,w=()=>({...Object.fromEntries(
Zn.map(v=>[v,Gr(c,v)])),...Qe(n)}),b=()=>{let v=w(),O=v.orders.filter($).length,S=v.orders.length+O*(Number(s.value)-1),z=v.configs.length*v.heuristics.length,E=v.
engines.reduce((De,Z)=>De+(Z==="clingo"?z:1),0)*S*v.labelings.length,T=v.others.length+1,P=Math.max(1,Number(o.value))*Number(r.value),I=E*T*P;h.hidden=!v.orders.
some($),a.disabled=I===0;let Y=[_(E,"way"),_(T,"board"),_(P,"run")].join(" \xD7 "),ge=I*Number(i.value)>Du?", ended after ten minutes at the latest":"";p.textContent=
I?`${Y} = ${_(I,"run")}${ge}`:"Choose at least one of each list."};c.addEventListener("input",()=>{b(),tt(k(),w())}),t.on(v=>{let O={...xt,...et(k())};for(let[z,
A]of Object.entries(n))A.value=O[z];let S=Zr(v,O);f.replaceChildren(...S.first),m.replaceChildren(...S.more),b()});async function x(){let v=w(),O=e.store.now,S=0,
z=0;y.replaceChildren(),u.tell("reading the files");let A=await u.run("compare",M({...O,marks:{}},{...Object.fromEntries(Zn.map(E=>[E,v[E]])),orders:v.orders.map(
E=>$(E)?`${E}:${s.value}`:E),seeds:Number(o.value)||null,repeat:Number(r.value),timeout:Number(i.value)}),(E,T)=>{E==="begun"?z=T.runs:E==="run"&&(S+=1),u.tell(
S===z?`${z} runs, drawing the report`:`${S} of ${z} runs`,S,z)});A!==void 0&&(u.say(`${A.words}.`),y.replaceChildren(...Iu(A,`${O.puzzle}-${O.instance}-comparis\
on`)),y.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{y.replaceChildren(),u.say("")}),c}function Iu({page:e,csv:t,json:n},o){let s=(r,i,c,l)=>g(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},r);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var so={};de(so,{NAME:()=>ua,TITLE:()=>Pu,create:()=>Hu});var Ae="pylogic:draft:",rn="pylogic:tab",Qn=20,eo="pylogic:history",Qr=200,Ru=500;function to(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ae+e,{signal:AbortSignal.timeout(Ru)},n).catch(()=>t(!1)):t(!0)})}async function ea(){let e=sessionStorage.getItem(rn),t=e!==null&&
await to(e)?e:it();return t!==e&&await to(t),sessionStorage.setItem(rn,t),{id:t,draft:e===null?null:na(e)}}async function ta(e){return await to(e)?(sessionStorage.
setItem(rn,e),!0):!1}function na(e){try{let t=JSON.parse(localStorage.getItem(Ae+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function no(e,t,n=!1){try{return localStorage.setItem(Ae+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function oa({now:e,
past:t,future:n}){try{sessionStorage.setItem(eo,JSON.stringify({now:e,past:t.slice(-Qr),future:n.slice(-Qr)}))}catch{sessionStorage.removeItem(eo)}}var sa=()=>JSON.
parse(sessionStorage.getItem(eo)??"null"),Te=e=>no(it(),e,!0),ot=e=>localStorage.removeItem(Ae+e),pe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Re=e=>pe(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Me(){let e=(await navigator.locks?.query())?.held??[{name:Ae+sessionStorage.getItem(
rn)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ae)&&!t.has(c)).map(c=>na(c.slice(Ae.length))??{at:0,id:c.slice(Ae.length),
document:Fe}).sort((c,l)=>l.at-c.at),s=({document:c})=>Re(c),r=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Qn),...i.slice(Qn)])ot(c);return r.slice(
0,Qn)}var ua="Generate",Pu="Make new puzzles of this kind",Bu="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",Wu=[["size","of\
 this size"],["present","the present one, new clues"]],Fu=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],_u=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
ra="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",aa=60,ia=8,fa=1e6;function Hu(e,t){let n={board:Ee("board",
Wu),rows:Xe("Rows",G("rows",{min:1,max:aa,value:9})),columns:Xe("Columns",G("columns",{min:1,max:aa,value:9})),count:G("count",{min:1,max:100,value:4}),difficulty:Ee(
"difficulty",Fu),low:Xe("From",G("low",{min:0,max:ia,value:2})),high:Xe("To",G("high",{min:0,max:ia,value:4})),symmetry:Ee("symmetry",_u)},{board:o,rows:s,columns:r,
count:i,difficulty:c,low:l,high:a,symmetry:d}=n,u=Xe("Seed",G("seed",{min:0,max:2**53-1,value:ca()})),f=g("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{u.value=ca()}},_e("dice")),{form:m,fields:h,button:p,line:y}=Ze({name:ua,words:Bu,topic:"generating",app:e,action:"\
Generate",onSubmit:A}),$=nt(e,p,["rules","constants"]),k=Ku(e,()=>p.focus()),w=F("Size",oo(s,"\xD7",r),{title:"Rows \xD7 columns"}),b=F("Largest step",oo(l,"to",
a),{title:ra}),x=g("p",{class:"refusal",hidden:!0}),v=g("ul",{class:"made","aria-label":"New puzzles"}),O=null;h.append(F("Board",o),w,F("How many",i),F("Diffic\
ulty",c,{title:ra}),b,F("Symmetry",d),F("Seed",oo(u,f),{title:"The same seed makes the same puzzles"})),y.before(x),m.append($.element,k.element,v);let S=()=>{w.
hidden=o.value!=="size",b.hidden=c.value!=="range";let E=!b.hidden&&Number(a.value)<Number(l.value);a.setCustomValidity(E?"This is less than where it begins.":"")},
z=()=>`generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{S(),tt(z(),Qe(n))}),t.on(E=>{for(let Z of c.querySelectorAll("option"))Z.hidden=Z.disabled=
!["","range",...Object.keys(E.levels)].includes(Z.value);c.querySelector("option:checked:disabled")&&(c.value=""),x.hidden=E.ungenerated===null,x.textContent=`B\
y these rules no puzzles can be made: ${E.ungenerated}.`,p.disabled=E.ungenerated!==null;let{puzzle:T,instance:P}=e.store.now;if(O===`${T}/${P}`)return;O=`${T}/${P}`;
let[I,Y]=E.size??[s.value,r.value],De={...{board:E.has_more?"present":"size",rows:I,columns:Y},...et(z())};for(let[Z,dn]of Object.entries(De))Z in n&&(n[Z].value=
String(dn));S()}),S();async function A(){let{puzzle:E}=e.store.now,T=Number(u.value),P=Number(i.value),I=0,Y=()=>$.tell(`trying seed ${T}, ${I} of ${_(P,"puzzle")}`,
I,P);v.replaceChildren(),Y(),await $.run("generate",M({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(r.value)]:null,seed:T,count:P,symmetry:d.
value||null,difficulty:b.hidden?c.value||null:[Number(l.value),Number(a.value)]}),(De,Z)=>{De!=="puzzle"||e.store.now.puzzle!==E||(I+=1,Y(),v.append(Uu(Z,()=>k.
open(Z))),I===1&&v.scrollIntoView({block:"nearest"}))})!==void 0&&($.say(`${_(I,"puzzle")} of seed ${T}, each with exactly one solution. A click opens one.`),Number(
u.value)===T&&(u.value=String((T+1)%fa)))}return e.when("cancel-all",()=>{k.isOpening||(v.replaceChildren(),k.element.replaceChildren(),$.say(""))}),m}function Ku(e,t){
let n=g("div",{class:"back"}),o=new Map,s=!1;function r(c){let l=e.store.now,a=`gen-${c.seed}-${c.number}`,d={saved:{...l.saved,facts:""},stamps:{...l.stamps,facts:null}};
i({...l,...d,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let u=!o.has(l.instance);if(o.set(a,c.text),!u)return;let f=()=>{i(l),
n.replaceChildren(),t()};n.replaceChildren(g("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){let{now:l}=e.store;!(o.get(l.instance)===
l.facts&&la(l.marks)&&la(l.notes))&&Re(l)&&Te(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:r,get isOpening(){return s}}}function Uu(e,t){
let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,a])=>`${a} ${l}`),s=o.length>1?` (${o.join(", ")})`:"",r=`${e.clues} ${e.
clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?q(e.pictures[0]):g("pre",{},e.text);i.setAttribute("aria-hidden","true");let c=`seed ${e.seed}, no. ${e.number}`;
return g("li",{},g("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzzle ${c}: ${r}`,onclick:t},g("span",{class:"picture"},
i),g("span",{},r),g("span",{class:"soft"},c)))}var la=e=>Object.keys(e).length===0,oo=(...e)=>g("span",{class:"pair"},e),ca=()=>String(Math.floor(Math.random()*
fa));var ro={};de(ro,{NAME:()=>da,TITLE:()=>qu,create:()=>Ju});var da="Trace",qu="Watch the solver search",Vu="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",an=["","as usual"],Gu={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function Ju(e,t){let n={keep:G("keep",{min:1,max:1e3,value:100}),order:Ee("order",[]),heuristic:Ee("heuristic",[an]),labeling:Ee("labeling",[an])},{keep:o,order:s,
heuristic:r,labeling:i}=n,c=g("small",{class:"soft"}),{form:l,fields:a,button:d}=Ze({name:da,words:Vu,topic:"explaining",app:e,action:"Trace the search",onSubmit:w}),
u=nt(e,d),f=g("div",{class:"result"}),m=F("Order of clues",s,{hint:c}),h=F("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),p={},
y=null;a.append(F("Moments",o,{title:"How many of the first moments the film shows"}),m,F("Heuristic",r,{title:"What is decided first, as the rules or clasp adv\
ise"}),h),l.append(u.element,f);let $=()=>{c.textContent=p[s.value]??""},k=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{$(),tt(k(),Qe(n))}),
t.on(b=>{let x=Object.entries(b.shuffles).map(([v,O])=>[`${v}#1`,O]);if(p={...b.orders,...Object.fromEntries(x)},$t(s,Object.keys(p).map(v=>[v,v.replace("#1","")])),
$t(r,[an,...Ce(b.heuristics)]),$t(i,[an,...Ce(b.labelings)]),m.hidden=s.options.length===0,h.hidden=b.labelings.length===0,y!==e.store.now.puzzle){y=e.store.now.
puzzle;for(let[v,O]of Object.entries(et(k())))Yu(n[v],O)}$()});async function w(){let{instance:b}=e.store.now,x=0;f.replaceChildren(),u.tell("searching");let v=await u.
run("trace",M({...e.store.now,marks:{}},{order:s.value||"given",heuristic:r.value||null,labeling:i.value||null,keep:Number(o.value)}),(E,T)=>{E==="begun"?x=T.frames:
E==="drawn"&&u.tell(`${T.frames} of ${x} moments drawn`,T.frames,x)});if(v===void 0)return;u.say(`${v.words}.`);let O=(E,T,P)=>{e.emit("film",{title:u.named(E),
frames:T,at:P}),e.emit("pane","board")},S=()=>O(`The search on ${b}`,v.frames,0),z=v.heat.map(E=>({...E,name:Gu[E.name??""]??E.name})),A=v.left_out?` ${v.left_out}\
 more came after them.`:"";f.append(g("p",{class:"soft"},`${v.summary.charAt(0).toUpperCase()}${v.summary.slice(1)}.${A}`),v.frames.length?g("button",{type:"but\
ton",onclick:S},"Show the film again"):g("p",{},"These rules do not say how a board is drawn, so there is no film."),g("div",{class:"heats"},z.map((E,T)=>Zu(E,()=>O(
`Work on each cell of ${b}`,z,T))))),v.frames.length&&!u.isOld&&S()}return e.when("cancel-all",()=>{f.replaceChildren(),u.say("")}),l}function Yu(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function Zu(e,t){let n=q(e.svg??"");return n.setAttribute("aria-\
hidden","true"),g("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},g("span",{},e.name),g("span",{class:"picture"},n))}var ha={generate:so,compare:Xn,trace:ro},ao=Object.keys(ha),ma="pylogic:work:opened";function Xu(e){let t=Vr(e),n={},o={},s=l=>r(o[l].hidden?l:null),r=l=>{for(let a of ao)
o[a].hidden=a!==l,n[a].setAttribute("aria-expanded",String(a===l));localStorage.setItem(ma,l??""),l!==null&&t.refresh()};for(let l of ao){let a=ha[l];o[l]=a.create(
e,t),o[l].id=`work-${l}`,n[l]=g("button",{type:"button",title:a.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},a.NAME)}let i=g("h2",{id:"work-heading"},"Ma\
ke and measure");L("#assistant").append(g("section",{id:"work","aria-labelledby":i.id},i,g("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{r("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),L("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(ma);r(ao.find(l=>l===c)??null)}function fe({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(d.close(),r(f))},c=n.map(
([f,m],h)=>g("button",h===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=g("h2",{id:`title-${it()}`},e),a=g("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,g("div",{class:"actions"},g("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),d=g("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>d.remove()},a);document.body.append(d),d.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??L(".primary",a)).focus()})}function Le({key:e,words:t,actions:n=[],isBad:o=!1}){Ne(e);let s=n.map(([r,i])=>g("button",{type:"button",onclick:()=>{
Ne(e),i()}},r));L("#notices").append(g("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},g("span",{},t),g("span",{class:"group"},...s)))}
function Ne(e){for(let t of we("#notices .notice"))t.dataset.key===e&&t.remove()}function ln(e,t,n){let o=g("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function lo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=g("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await fe({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[g("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as Qu,EditorView as pa,unifiedMergeView as ef}from"../vendor/codemirror-6.js";function ga({store:e},t,n){let o=new Map;function s(l,a){let{saved:d,stamps:u}=e.now,f={saved:{...d,[l]:a.text??""},stamps:{...u,[l]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Ne(`conflict ${l}`)}function r(l,a){o.set(l,a.stamp);let d=()=>r(l,a),u=`${a.name} was changed by another program, and you have unsaved changes.`;Le(
{key:`conflict ${l}`,isBad:!0,words:`${u} Nothing is overwritten.`,actions:[["Show both",()=>i(l,a).then(h=>({mine:f,theirs:m}[h??""]??d)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,a),n()),m=()=>{Te(e.now),e.change({[l]:a.text??""}),s(l,a)}}function i(l,a){let d=new pa({doc:a.text??"",extensions:[Qu.
readOnly.of(!0),pa.contentAttributes.of({"aria-label":"Differences"}),ef({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return fe({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[g("p",{},g("span",{class:"mine"},"only in yours")," ",g("span",{class:"theirs"},"only in the file")),g("div",{class:"line\
s"},d.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,a){let{now:d}=e;a.text===null||a.text===d[l]?(s(l,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):d[l]===d.saved[l]?(e.change({[l]:a.text}),s(l,a),t(`${a.name} was changed by another program; here it is.`)):o.get(l)!==a.stamp&&
r(l,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var co=["rules","facts"];function J(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Pe=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function wa(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(w,b=!1)=>e.emit("message",{words:w,isBad:b}),r=ga(e,s,h);function i(w){let{now:b}=t;if(b.puzzle&&Re(b)){let x=Te(b)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${b.instance} ${x}.`)}for(let{dataset:x}of we("#notices .notice"))x.key&&x.key!=="connection"&&
Ne(x.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:b.mode,...w})}async function c(w,b){let{rules:x,facts:v,game:O}=await me("open",{puzzle:w,instance:b});
e.emit("game",O);let S={rules:x.text??"",facts:v.text??""};return{puzzle:w,instance:b,...S,saved:S,stamps:{rules:x.stamp,facts:v.stamp}}}async function l(w,b){let x=o+=
1,v=await c(w,b);if(x===o){if(v.stamps.rules===null)throw new Error(`There is no puzzle ${w} here.`);i(v),await a()}}async function a(){let{puzzle:w,instance:b}=t.
now,[x]=(await Me()).filter(({document:v})=>v.puzzle===w&&v.instance===b);x&&d(x)}function d(w){let{document:b}=w,x=`Your unsaved changes of ${Pe(w.at)} to ${b.
instance} are kept.`;Le({key:"kept",words:x,actions:[["Restore",()=>u(w)],["Discard",()=>ot(w.id)]]})}function u(w){i(w.document),ot(w.id)}function f(w,b,x,v={}){
let O=w.puzzle===t.now.puzzle?t.now:w,{puzzle:S,rules:z,saved:A,stamps:E,constants:T={}}=O;i({puzzle:S,instance:b,rules:z,facts:x,marks:v,constants:T,saved:{...A,
facts:""},stamps:{...E,facts:null}})}let m=({puzzle:w,instance:b},x)=>t.now.puzzle===w&&(x==="rules"||t.now.instance===b);function h(){let w=t.now,b=()=>m(w,"fa\
cts")?p():void 0;return n=n.then(b).catch(x=>s(J(x),!0)),n}async function p(){let{now:w}=t;for(let b of co)w[b]!==w.saved[b]&&await y(w,b)}async function y(w,b){
let{puzzle:x,instance:v,stamps:O,[b]:S}=w,{is_saved:z,file:A}=await me("save",{puzzle:x,instance:b==="facts"?v:null,text:S,stamp:O[b]});if(!z){m(w,b)?r.conflict(
b,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let E=!$.has(A.name)&&O[b]!==null;$.add(A.name),m(w,b)&&r.take(b,A),s(E?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(E||O[b]===null)&&e.emit("library")}let $=new Set,{changed:k}=r;return{open:l,show:i,read:c,
restore:u,offer:d,showFacts:f,save:h,changed:k,tell:s,own:$,saved:()=>n}}var ba="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",tf="[a-z][a-z0-9_]{0,63}";function ka(e,t,n){let{store:o}=e,s=m=>t.tell(J(m),!0),r=(m,h)=>{let p=g("input",{
required:!0,autocomplete:"off",spellcheck:!1,...h});return[g("label",{},m,p),p]},i=(...m)=>()=>m.every(h=>h.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),h=(A,E="9")=>r(A,{type:"number",min:1,max:60,value:E}),[p,y]=h("Rows",m?.[1]),[$,k]=h("Columns",m?.[2]),[w,b]=r("Name",{type:"text",pattern:ba,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await fe({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
g("div",{class:"fields"},p,$,w)],buttons:[["make","Make it"]],check:i(y,k,b)})===null)return;let{puzzle:v,rules:O,constants:S}=o.now,{facts:z}=await j("frame",{
puzzle:v,rules:O,constants:S,rows:y.valueAsNumber,columns:k.valueAsNumber});t.showFacts(o.now,n.freeName(v,b.value),z),o.change({mode:"edit"})}async function l(){
let[m,h]=r("Name",{type:"text",pattern:tf,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await fe({title:"New puzzle",
content:[g("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(h)})===null)return;
let $=await me("new",{name:h.value});await n.load(),await t.open($.puzzle,$.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[h,p]=r("Name",{type:"\
text",pattern:ba,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await fe({title:"Save this board under another\
 name",content:[h],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(m.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function d(){
let{puzzle:m,instance:h}=o.now;t.show(await t.read(m,h))}async function u(){let m=await Me();if(!m.length){t.tell("No unsaved changes are kept.");return}let h=[],
p=m.map($=>g("label",{class:"choice"},g("input",{type:"radio",name:"kept",onchange:()=>{h[0]=$}}),`${$.document.instance} \xB7 ${n.titleOf($.document.puzzle)}, ${Pe(
$.at)}`)),y=await fe({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>h.length>0});for(let $ of h)
y==="restore"?t.restore($):y==="discard"&&ot($.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(a),revert:f(d),kept:f(u)}}var nf=500,of=5e3,ya="What you have done is kept in this browser.",sf=`pylogic serve does not answer: has it ended? Start it again. ${ya}`,rf=`pylogic serve was\
 started again: open the link that it has printed. ${ya}`;function va(e,t,n){let{store:o}=e,s="",r="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:h,stamps:p}=o.now,{rules:y,facts:$}=p,k=new URLSearchParams({puzzle:m,instance:h,rules:y??"",facts:$??""}),w=await Q(`c\
hanges?${k}`);if(s&&a(),await t.saved(),o.now.stamps!==p)return;let b=i?.puzzle===m?i:{...w,puzzle:m};i={...w,puzzle:m};for(let x of co)w[x]&&t.changed(x,w[x]);
w.names!==b.names&&n(),w.encodings!==b.encodings&&c()}function a(){s="",Ne("connection"),t.tell(r),c(),n()}function d({status:m,message:h}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:sf,401:rf}[m]??h;s!==p&&Le({key:"connection",isBad:!0,words:p}),s=p}let u=()=>{},f=()=>new Promise(
m=>{u=m,setTimeout(u,document.hidden||document.body.classList.contains("pupil")?of:nf)});document.addEventListener("visibilitychange",()=>u()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(d),await f()})()}var Be="#gallery",af=6,lf=2;function $a(e,t,n){let{store:o}=e,s=L("#gallery"),r=uf(),{tile:i}=r,c=null,l=0;function a($){s.hidden=!$,L("#panes").hidden=$,document.
body.dataset.view=$?"gallery":"board",n.entitle()}async function d(){!st()&&o.now.puzzle===""&&history.replaceState(null,"",Be);let $=location.hash,[,k,w]=$.split(
"/");st()?w!==void 0?await u(k,w):await m(k):a(!1),c=$}async function u($,k){try{let w=decodeURIComponent(k);o.now.puzzle===$&&o.now.instance===w?f():await t.open(
$,w)}catch(w){t.tell(J(w),!0),history.replaceState(null,"",Be),await m()}}function f(){let $=location.hash.split("/").length>2;st()&&history[$?"replaceState":"p\
ushState"](null,"",location.pathname),a(!1)}async function m($){let k=l+=1,w=s.hidden||c!==location.hash,b=n.entries.find(O=>O.puzzle===$),x=b?await cf(b,i,()=>y(
b)):await h();if(k!==l||(r.forget(),s.replaceChildren(g("div",{class:"page"},...x)),a(!0),!w||c===null))return;let v=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===
c);(v??L("h2",s)).focus(),v||(s.scrollTop=0)}async function h(){let{puzzle:$,instance:k}=n.first,w=await p();return[g("header",{},g("h2",{tabIndex:-1},"Which pu\
zzle?"),g("p",{class:"soft"},"Each tile is a kind. New to these? Begin with ",g("a",{href:`${Be}/${$}/${encodeURIComponent(k??"")}`},n.titleOf($)),".")),...w.length?
[g("h3",{},"Go on"),uo("Played last",w)]:[],g("h3",{},"All kinds"),uo("All kinds",n.entries.map(b=>i(`${Be}/${b.puzzle}`,{words:b.title,more:b.problem??_(b.instances.
length,"board"),draw:async()=>b.instances.length?Q(`tile/${b.puzzle}/${encodeURIComponent(b.instances[0])}?stands_for_all=1`):{pictures:[],size:null}})))]}async function p(){
let $=await Me(),k=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...k,...$].reverse().map(b=>[`${b.document.puzzle}/${b.document.instance}`,
b])).values()].reverse().slice(0,af).map(b=>{let{document:x,id:v,at:O}=b;return i(v===""?f:()=>t.restore(b),{words:n.titleOf(x.puzzle),more:`${x.instance}, ${v===
""?"open":Pe(O)}`,draw:()=>j("tile",M(x))})})}async function y({puzzle:$}){o.now.puzzle===$?f():await u($,encodeURIComponent(n.firstOf($))),e.emit("make")}return e.
when("cancel-all",f),e.when("listed",()=>{s.hidden||d()}),{go:d}}async function cf({puzzle:e,title:t,instances:n},o,s){let{game:r}=await me("open",{puzzle:e}).catch(
()=>({game:[]})),i=n.map(l=>o(`${Be}/${e}/${encodeURIComponent(l)}`,{words:l,more:"",draw:()=>Q(`tile/${e}/${encodeURIComponent(l)}`)})),c=g("button",{type:"but\
ton",class:"tile",onclick:s},g("span",{class:"picture"},_e("dice")),g("strong",{},"Make me one"),g("span",{class:"soft"},"a new board with one answer"));return[
g("header",{},g("a",{href:Be},"All kinds"),g("h2",{tabIndex:-1},t),g("div",{class:"game"},r.map(([l,a])=>g("p",{class:a?"item":""},l)))),uo(`Boards of ${t}`,[...i,
c])]}var st=()=>location.hash.split("/")[0]===Be;function uf(){let e=new Map,t=[],n=0,o=new IntersectionObserver(c=>{for(let{isIntersecting:l,target:a}of c){let d=e.
get(a);!l||!d||(o.unobserve(a),t.push(d),s())}},{rootMargin:"200px"});async function s(){let c=n<lf?t.shift():void 0;c&&(n+=1,await c().catch(()=>{}),n-=1,s())}
function r(c,l){e.set(c,l),o.observe(c)}function i(c,{words:l,more:a,draw:d}){let u=g("span",{class:"picture","aria-hidden":"true"}),f=g("span",{class:"soft"},a);
r(u,async()=>{let{pictures:[h],size:p}=await d(),y=h?[q(h.svg)]:[];for(let $ of y)$.querySelector("title")?.remove();u.replaceChildren(...y),p&&(f.textContent=[
`${p[0]} \xD7 ${p[1]}`,a].filter(Boolean).join(" \xB7 "))});let m=[u,g("strong",{},l),f];return typeof c=="string"?g("a",{class:"tile",href:c},...m):g("button",
{type:"button",class:"tile",onclick:c},...m)}return{tile:i,forget(){t=[];for(let c of e.keys())c.isConnected&&(o.unobserve(c),e.delete(c))}}}var uo=(e,t)=>g("ul",
{class:"tiles","aria-label":e},t.map(n=>g("li",{},n)));function xa(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},c=w=>o.find(b=>b.puzzle===w),l=w=>c(w)?.title??w,a=w=>c(w)?.instances??
[],d=w=>a(w)[0]??"board";function u(w,b){let x=new Set([...a(w),w===n.now.puzzle?n.now.instance:""]);if(!x.has(b))return b;let v=2;for(;x.has(`${b}${v}`);)v+=1;
return`${b}${v}`}let f=(w,b)=>t.open(w,b).catch(x=>{t.tell(x.message,!0),p()}),m=g("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,d(m.value))}),
h=g("select",{"aria-label":"Board",title:"Board",onchange:()=>f(n.now.puzzle,h.value)});function p(){let{puzzle:w,instance:b}=n.now,x=c(w)?.own;$(m,o.map(O=>[O.
puzzle,O.title,O.own.rules]),w);let v=a(w).map(O=>[O,O,!!x?.instances.includes(O)]);$(h,v,b),y()}function y(){let{puzzle:w,instance:b}=n.now;document.title=document.
body.dataset.view==="gallery"?"pylogic":`${pe(n.now)?"\u2022 ":""}${b} \xB7 ${l(w)} \xB7 pylogic`}function $(w,b,x){let v=(z,A)=>{let E=b.filter(([,,T])=>T===A).
map(([T,P])=>g("option",{value:T},P));return E.length?[g("optgroup",{label:z},...E)]:[]},O=b.some(([z])=>z===x)?[]:[g("option",{value:x},`${x} (not saved)`)],S=[
...v(`In the folder ${s}`,!0),...v("With pylogic",!1)];w.replaceChildren(...O,...S),w.value=x}async function k(w){let b=await Q("library",w);[o,s,i,r]=[b.puzzles,
b.folder,b.first,b.pupil],document.body.classList.toggle("pupil",r!==null);for(let x of o){x.own.rules&&t.own.add(`encodings/${x.puzzle}.lp`);for(let v of x.own.
instances)t.own.add(`instances/${x.puzzle}/${v}.lp`)}return n.now.puzzle&&p(),e.emit("listed"),b}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:k,
titleOf:l,freeName:u,firstOf:d,entitle:y,elements:[m,h],get entries(){return o},get first(){return i},get pupil(){return r}}}function cn(e,t,n){let o=g("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=g("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,g("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),a=l.findIndex(u=>u===document.activeElement),d={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),d!==void 0&&
(l.at(d%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{K(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function U(e,t,{note:n="",key:o="",isOff:s=!1}={}){return g("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
g("span",{class:"name"},e),o?g("kbd",{},o):null,n?g("small",{},n):null)}var fo=e=>g("div",{class:"heading",role:"presentation"},e);var un="#pylogic=";var Sa=/^[a-z_][A-Za-z0-9_]{0,63}$/,ff=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,fn=e=>e.includes(un);async function Oa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:c,saved:l}=e,a=o===l.rules?{}:{rules:o},d=await hf(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:i,constants:c}));
return`${location.origin}/${un}${d}`}async function za(e){let t=e.slice(e.indexOf(un)+un.length).trim(),n;try{n=JSON.parse(await pf(t))}catch(d){throw d.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!mf(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:l,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:c,notes:l,constants:a}}var Ea=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),rt=e=>typeof e=="string",df=e=>Array.isArray(e)&&e.every(rt),mo=(e,t,n)=>Ea(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function mf(e){return Ea(e)&&rt(e.puzzle)&&Sa.test(e.puzzle)&&rt(e.instance)&&ff.test(e.instance)&&rt(e.facts)&&
(e.rules===void 0||rt(e.rules))&&mo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&mo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,df)&&mo(e.constants,Sa,t=>rt(t)&&t.length<=
200)}async function hf(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function pf(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var Ca=2e6,gf=/^[^%\n]*(:-|#program|#show|[{}])/m,ho="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Aa(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(fn(f))return o(f);if(f.length>Ca)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:h,rules:p,constants:y}=s.now,
$=h?{puzzle:h,rules:p,constants:y}:{puzzle:n.first.puzzle},k=await j("import",{...$,text:f});if(!h&&!k.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let w=k.puzzle===h?s.now:await t.read(k.puzzle,m),b=Object.fromEntries(k.answer.map(S=>[S,!0]));t.showFacts(w,n.freeName(k.
puzzle,m),k.facts,b);let x=k.answer.length?", with what it shows of a solution":"",v=`a board of ${n.titleOf(k.puzzle)}`,O=k.is_named?`Recognised ${k.format}: ${v}`:
`Read as ${v}, the puzzle that is open`;t.tell(`${O}${x}.`),e.emit("pane","board")}async function i(f,m){let h=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(h,n.firstOf(h));t.show({...p,rules:f}),t.tell(`These are rules: they are open as the puzzle ${h}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,h=!1)=>(h&&m&&gf.test(f)?i(f,m):r(f,m)).catch(p=>t.tell(J(p),!0));async function l(f){f.size>Ca?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),wf(f.name),f.name.endsWith(".lp"))}async function a(){let f=g("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=g("p",{class:"failure",role:"alert",hidden:!0}),h=[g("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await fe({title:"Paste a board",content:h,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(y){m.hidden=!1,m.textContent=J(y)}}}function d(){let f=g("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";K(f).closest?.(ho)||m.trim()===""||
(f.preventDefault(),c(m))});let u=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{K(f).closest?.(
ho)||!u(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,K(f).closest?.(ho)||!f.dataTransfer||!u(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:d}}var wf=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Ta({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:c}=e.now,l=pe(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await me("solved",{puzzle:r,instance:i}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var bf={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},kf=15e5;function Ma(e,t){let{store:n}=e,o=u=>t.tell(J(u),!0);async function s(){let u=await Oa(
n.now);u.length>kf?t.tell("This is too much for a link: download the files.",!0):await lo(e,u,"a link to these rules and this board")}async function r(){let{svg:u}=await j(
"picture",M(n.now));ln(`${n.now.instance}.svg`,u,"image/svg+xml")}async function i(){let u=open("","_blank");try{let{html:f}=await j("page",M(n.now)),m=URL.createObjectURL(
new Blob([f],{type:"text/html"}));u?u.location=m:ln(`${n.now.instance}.html`,f,"text/html")}catch(f){u?.close(),o(f)}}function c(){let u=g("div",{class:"formats"},
g("small",{class:"soft"},"One moment\u2026"));return j("export",M(n.now)).then(({formats:f})=>{u.replaceChildren(...f.map(m=>U(l(m),()=>lo(e,m.text??"",`${m.title}\
, ${n.now.instance}`),{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||u.append(g("small",{},"No other program's format fits this puz\
zle."))},f=>u.replaceChildren(g("small",{class:"failure"},J(f)))),u}let l=({format:u,title:f})=>`${f}${bf[u]??""}`,a=(u,f,m)=>U(`${u}, ${f}.lp`,()=>ln(`${f}.lp`,
m,"text/plain")),d=()=>[U("Copy link",()=>s().catch(o),{note:"holds rules and board, for a browser where this page is open; nothing is uploaded"}),fo("Copy for \
other programs"),c(),fo("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.rules),U("Picture, SVG",()=>r().catch(o)),U("Page to prin\
t",i,{note:"the rules in words, and the board"})];L("#share").append(...cn("Share","Share: links, files, print",d))}async function Na(e){L("#bar").append(g("div",{id:"notices"}));let t=wa(e),n=xa(e,t),o=d=>Da(e,t,d),s=Aa(e,t,n,o),r=ka(e,t,n),i=$a(e,t,n);yf(e,t,n,s,r),Ma(e,t),
Ta(e,n);let c=n.load();c.catch(()=>{});let l=await ea();await vf(e,t,c,l).catch(d=>t.tell(J(d),!0)),await i.go(),$f(e,t,()=>l.id),addEventListener("hashchange",
async()=>{await La(t,o),await i.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),va(e,t,a)}function yf(e,t,n,o,s){let{store:r}=e,i=g("button",{type:"\
button",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",g("span",{class:"dot","aria-hidden":"true"})),c=()=>{let u=pe(r.now);i.disabled=!u,i.setAttribute(
"aria-label",u?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[U("Save",t.save,{key:"Ctrl-S",isOff:!pe(r.now)}),U("Save board \
as\u2026",s.saveAs,{isOff:!r.now.puzzle})],d=cn("File","File: new, paste, save",()=>[U("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),
...n.pupil!==null?[]:[U("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],U("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.\
at and others"}),U("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),U("Back to the saved files",s.revert,{isOff:!pe(r.now)}),U("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);L("#files").append(...n.elements,...d,i),r.on(["rules","facts","saved"],c),c(),addEventListener("keydo\
wn",u=>{!(u.ctrlKey||u.metaKey)||u.altKey||u.key.toLowerCase()!=="s"||(u.preventDefault(),t.save())})}async function vf(e,t,n,o){if(await La(t,i=>Da(e,t,i))){o.
draft&&Re(o.draft.document)&&Te(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,sa());return}let s=(await Me()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!st()&&!r?.first.is_asked&&await ta(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Pe(s.at)} are back.`);return}st()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function La(e,t){
let{hash:n}=location;if(!fn(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(J(o),!0),!1}}async function Da(e,t,n){
let{rules:o,...s}=await za(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Le({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function $f({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||no(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(Fe),ee(300,s)),addEventListener("pagehide",()=>{s(),oa(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var go={};de(go,{start:()=>Of});var po="pylogic:guide",Sf=["workbench","index"];function Of(e){let t=L("#drawer"),n=ie(),o=[],s=null,r=[],i=g("article",{class:"guide-page",tabIndex:-1}),c=g("s\
elect",{"aria-label":"Page of the guide",onchange:()=>h(c.value)}),l=g("button",{type:"button",title:"The page before",onclick:p},"Back"),a=g("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),d=g("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:u},_e("book"),g("span",{class:"wide"},"Guide"));t.append(g("header",{},g("h2",{},"Guide"),c,l,a),i),L("#appearance").prepend(d);function u(){
t.hidden?f(null):m()}async function f($){t.hidden&&(s=document.activeElement),t.hidden=!1,d.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
r.length||(r=await Q("guide"))}catch(k){return y(k)}c.replaceChildren(...r.map(({topic:k,title:w})=>g("option",{value:k},w))),await h($??localStorage.getItem(po)??
"")}function m(){t.hidden=!0,d.setAttribute("aria-expanded","false"),(s?.isConnected?s:d).focus()}async function h($,k=!1){let[w,b]=$.split("#"),x=new Set(r.map(
({topic:z})=>z)),v=[w,...Sf].find(z=>x.has(z))??w,O;try{O=await n(z=>Q(`guide/${v}`,z))}catch(z){return y(z)}if(O===void 0)return;!k&&o.at(-1)!==v&&o.push(v),l.
disabled=o.length<2,c.value=v,localStorage.setItem(po,v),i.replaceChildren(...zf(O.html)),i.setAttribute("aria-label",O.title);let S=b?i.querySelector(`#${CSS.escape(
b)}`):null;S?S.scrollIntoView():t.scrollTop=0}function p(){o.pop(),h(o.at(-1)??"",!0)}function y($){i.replaceChildren(g("p",{class:"failure"},$.message))}i.addEventListener(
"click",$=>{let k=K($).closest("a[data-topic]");k!==null&&($.preventDefault(),h(k.dataset.topic??""))}),addEventListener("keydown",$=>{if($.key==="F1")u();else if($.
key==="Escape"&&t.contains(document.activeElement))m();else return;$.preventDefault()}),e.when("guide",f)}function zf(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&Ef(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=g("bu\
tton",{type:"button",class:"copy",onclick:()=>Cf(s,o)},"Copy"),r=g("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=g("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function Ef(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(po)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function Cf(e,t){await navigator.clipboard.writeText(Af(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Af(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}bo();var ja=ko(),Ia={store:ja,overview:xo(ja),...So()};for(let e of[gn,On,In,Gn,io,go])e.start(Ia);await Na(Ia);document.documentElement.dataset.ready="";
