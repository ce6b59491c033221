var Ta=Object.defineProperty;var pe=(e,t)=>{for(var n in t)Ta(e,n,{get:t[n],enumerable:!0})};var H=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Fe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var lo="pylogic:token";function co(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(Na(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var Na=e=>localStorage.setItem(lo,e);async function on(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(lo)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new H({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=r.status===422?Ma(await r.json()):
await r.text();throw new H({words:c,status:r.status})}return r}function Ma(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function oe(e,t){return(await on(e,void 0,t)).json()}async function ge(e,t,n){return(await on(e,t,n)).json()}async function G(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await on(e,t,n);if(s.body===null)throw new H({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new H({words:"The server has gone away.",status:0})}
if(c.done)throw new H({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let a of l){let u=La(a);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new H(u.data);o(u.name,u.data)}}}}var B=(e,t,n)=>G(
e,t,{signal:n});function La(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}import{batch as Ia,signal as ja}from"../vendor/preact-11.js";var _e=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,
facts:null},marks:{},notes:{},constants:{},mode:"play",seconds:0,saves:[]}),Ra=["facts","marks","notes"];function uo(e=_e){let t=ja(e),n=[],o=[],s=null,r=new Set,
i=a=>Ia(()=>{let u=t.peek();t.value=a;let f=Object.keys(a).filter(m=>a[m]!==u[m]);if(f.length)for(let m of[...r])m(a,u,new Set(f))}),c=({facts:a,marks:u,notes:d})=>({
facts:a,marks:u,notes:d}),l=(a,u)=>{if(!a.length)return;let d=t.peek();u.push(c(d)),s=null,i({...d,...a.pop()})};return{get now(){return t.value},get canUndo(){
return t.value&&n.length>0},get canRedo(){return t.value&&o.length>0},get history(){return{now:c(t.value),past:n,future:o}},change(a,{merge:u=null,undoable:d=!0}={}){
let f=t.peek(),m=Ra.some(w=>w in a&&a[w]!==f[w]);m&&d&&!(u!==null&&u===s)&&(n.push(c(f)),o=[]),(m||"mode"in a)&&(s=u),i({...f,...a})},open(a,u=null){let d={..._e,
...a};[n,o,s]=u!==null&&JSON.stringify(u.now)===JSON.stringify(c(d))?[u.past,u.future,null]:[[],[],null],i(d)},undo:()=>l(n,o),redo:()=>l(o,n),on(a,u){let d=new Set(
a),f=(...m)=>{[...m[2]].some(w=>d.has(w))&&u(...m)};return r.add(f),()=>r.delete(f)}}}function N(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=e;
return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.entries(c),...t}}var sn={facts:40,rules:200},fo=["puzzle","instance","rules","facts","constants","marks"],mo="facts";function po(e){let t=new Set,n=new Map,o=new Set,s=sn.facts,
r=0;e.on(fo,(f,m,w)=>{s=w.has("rules")&&!w.has("puzzle")?sn.rules:sn.facts});function i(f,m){return l(f),o.add(f),new Promise((w,g)=>{let p={resolve:w,reject:g,
onEvent:m},y=[...t].find(({about:$,parts:b})=>b.includes(f)&&fo.every(k=>$?.[k]===e.now[k]));y?(y.wishes.set(f,p),ho(y,f)):(n.set(f,p),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let w=m.wishes.get(f);w&&(w.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let w=e.
now;return new Promise((g,p)=>{let y=b=>{$.about={...w,facts:b[b.length-1]},m(b),g()},$=d(w,null,[...o],new Map([[mo,{resolve:y,reject:p}]]),{steps:f})})}function d(f,m,w,g,p={}){
let y={about:m,parts:w,wishes:g,told:new Map,controller:new AbortController},$=(b,k)=>{b==="found"?g.get("solve")?.onEvent?.(b,k):y.told.set(b,b===mo?{found:k.facts}:
k),ho(y,b)};return t.add(y),G("overview",N(f,{...p,parts:w}),{signal:y.controller.signal,onEvent:$}).catch(b=>{for(let k of g.values())k.reject(b)}).finally(()=>t.
delete(y)),y}return{ask:i,drop:c,edit:u}}function ho({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new H(s.failed)):o.
resolve(s.found))}function go(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var an={};pe(an,{start:()=>Ka});import{html as Ke,render as rn,useSignal as Ba}from"../vendor/preact-11.js";function h(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function J(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var de=e=>[...document.querySelectorAll(e)],ut=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),W=e=>e.target;function se(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function fe(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var K=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;import{html as Pa}from"../vendor/preact-11.js";var wo="http://www.w3.org/2000/svg",bo={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L1\
2 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.\
4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 \
0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},He=({
name:e})=>Pa`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${bo[e]} /></svg>`;function Et(e){let t=document.createElementNS(wo,"svg");for(let[
o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(wo,"path");return n.setAttribute(
"d",bo[e]),t.append(n),t}var Wa=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Fa=8e3,_a=2,Ha=["pointerdown","keydown"],
yo={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ka(e){rn(Ke`<${Ua} ...${e} />`,T("#modes")),rn(Ke`<${qa} ...${e} />`,
T("#history")),rn(Ke`<${Va} />`,T("#appearance")),Ga(e),Ya(e),Xa(e)}function Ua({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pl\
ay"?"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Wa.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return Ke`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var qa=({store:e})=>Ke`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${He} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${He} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ga({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||W(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Va(){let e=Ba(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return Ke`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${He} name=${e.value?"light":"dark"} /></button>`}function Ya(e){let t=de("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ja(e)}function Ja(e){
let t=Object.keys(yo),n=o=>{e.emit("pane",o),de(`#${o} :is(${yo[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of de(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Xa(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=h(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-_a),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Ha)addEventListener(c,i,{once:!0})},Fa)})}var yn={};pe(yn,{start:()=>gl});import{signal as hl}from"../vendor/preact-11.js";function dt(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(h("span",{class:t,ariaHidden:"true"},n))}function ko(e,t,n,o){
dt(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,a=h("span",{},c);return a.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[a," "]})))}function vo(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function $o(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}import{signal as _o}from"../vendor/preact-11.js";import{signal as ti}from"../vendor/preact-11.js";var zt={corner:"",centre:"~",colour:"#"},Ue=Object.keys(zt),ye=Ue.filter(e=>e!=="colour"),ke=["red","orange","yellow","green","cyan","blue","purple","grey"],ft=(e,t)=>zt[e]+
t,ve=(e=[],t)=>e.filter(n=>ln(n)===t).map(n=>n.slice(zt[t].length)),ln=e=>Ue.find(t=>zt[t]===e[0])??"corner",xo=(e,t,n)=>t.every(o=>e[o]?.includes(n))?un(e,t,o=>o.
filter(s=>s!==n)):cn(e,t,[n]),cn=(e,t,n)=>un(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),mt=(e,t,n,o)=>un(e,t,s=>s.filter(
r=>!n.includes(ln(r))||o!==void 0&&r!==ft(ln(r),o)));function un(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var F=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),So=new Map;function Eo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=So.get(o)??{svg:e,words:t,reach:n};return So.set(o,s),s}var Za=["diagonal","triangle"],Ct=Eo({svg:"",words:""});function zo(e,t=null){let n=e.pieces.map(
Eo),o=c=>c.map(l=>l<0?Ct:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Qa(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(a=>a.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Qa(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var te=(e,t,n)=>(t-1)*e.columns+n-1,D=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],$e=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,dn=(e,t,n,o)=>$e(t,D(e,o).join(","),n),we=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Za.includes(e)&&n.some(({value:o})=>o!==null);function fn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?te(e,o,s):-1}var xe=(e,t)=>!!e.looks[0]?.[t],At=(e,t)=>e.plays.some(n=>n.
choices.some(o=>xe(o,t))),mn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Co=e=>mn(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),ie=(e,t,n,o)=>je(t,n,D(e,o).join(",")),Tt=(e,t,n,o,s)=>It(t,n,D(e,o).join(","),s),Nt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Mt({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function ht(e,t,n){for(let o of e.plays){let s=o.choices[ie(e,o,t,n)];if(s&&xe(s,n))return s.looks.map(r=>r[n]??Ct)}return e.
frames.map(o=>o.blank[n])}var Oo={corner:"candidates",centre:"centre",colour:"coloured"};function Lt(e,{marks:t,notes:n},o){let[s,r]=D(e,o),i=e.plays.map(f=>f.choices[ie(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=Ue.map(f=>[Oo[f],...ve(n[`${s},${r}`],f)]).filter(([,f])=>f),a=i.length?l.filter(([f])=>f===
Oo.colour):l,u=e.plays.filter(le).flatMap(f=>Mo.map(m=>{let w=f.choices[je(f,t,Se(e,o,m))];return w&&`${m}: ${w.words}`})).filter(Boolean),d=[c,...i,...u,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function Ao(e,t){let n=s=>s.choices.some(r=>{let[i,c]=$e(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>le(s)&&n(s)))return!0;let o=fn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>xe(r,o)&&dn(e,s,r,o)===t))}function To(e,t,n){let o=n.filter(r=>Ao(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Dt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function No(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Ao(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var le=e=>e.where!=="cell",Mo=["top","righ\
t","bottom","left"],ei={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ie=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Lo(e,t,n,o){let s=l=>l.
every((a,u)=>a>=Math.min(n[u],o[u])&&a<=Math.max(n[u],o[u])),r={...t},i={};for(let l of e.spots){let[a,u,d]=l.split(","),[f,m]=[[+a,+u],[+a+ +(d==="bottom"),+u+
+(d==="right")]].map(g=>s(g));if(!f&&!m)continue;let w=$e(e,l,e.choices[0]);delete r[w],f!==m&&(i[w]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Se(e,t,n){let[o,s]=D(e,t),[r,i,c]=ei[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var je=(e,t,n)=>e.choices.findIndex(o=>t[$e(e,n,o)]===o.holds);function It(e,t,n,o){let s={...t};for(let i of e.choices)delete s[$e(e,n,i)];let r=e.choices[o];return r&&
(s[$e(e,n,r)]=r.holds),s}var Do=(e,t,n)=>e.plays.filter(le).reduce((o,s)=>Mo.reduce((r,i)=>It(s,r,Se(e,n,i),-1),o),t);function Re({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,l]=[n+(r-1)*e,n+(s-1)*t],[a,u]=[c+e,l+t];if(o==="edge")return{top:[c,l,a,l],bottom:[c,u,a,u],left:[c,l,c,u],right:[a,l,a,u]}[i];let[d,f]=[c+e/2,l+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function Io(e,t,[n,o,s]){let[r,i,c,l]=Re(e,t,[n,o,s]);if(t==="edge")return[r,i,c,l];let[a,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+a]].map(m=>e.frames[0].cells[te(e,m[0],m[1])]?.reach?.[u]??0);return[r+a*d,i+u*d,c-a*f,l-u*f]}function re({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var ni=500,oi=["clue","unknown"];function jo({app:e,view:t}){let n=ti(new Map),o=()=>{n.value=new Map},s=si(e,o),r=()=>t.sheet,i=v=>r().edits.find(x=>x.what===v),
c=v=>D(r(),v).join(","),l=(v,x)=>{n.value=new Map([...n.value,...x.map(([O,S])=>[`${v} ${O.join(",")}`,S])])};function a(v,x,O,S=null){for(let E of oi)l(E,[[D(r(),
x),null]]);p(v,x,O,S)}function u(v,x){let O=x.filter(S=>w(S,v));if(O.length){for(let S of O)l(S,[[D(r(),v),null]]);s.ask({cells:O.map(S=>[S,...D(r(),v),null])})}}
function d(v,x){let O=n.peek().get(`${v} ${x}`);return O===void 0?i(v)?.cells.get(x)??null:O}function f(v){let x=[...n.peek().keys()].filter(S=>S.startsWith(`${v}\
 `)).map(S=>S.slice(v.length+1)),O=i(v)?.cells.keys()??[];return[...new Set([...O,...x])].filter(S=>d(v,S)!==null)}let m=(v,x)=>d(v,c(x)),w=(v,x)=>m(v,x)!==null;
function g(v,x,O=null){l(v,x),s.ask({cells:x.map(([S,E])=>[v,...S,E])},O)}let p=(v,x,O,S=null)=>g(v,[[D(r(),x),O]],S);function y(v,x){let O=[];for(;;){let S=d(v,
[...x,O.length+1].join(","));if(S===null)return O;O.push(S)}}function $(v,x,O,S=null){let E=O.match(/\d+/g)??[],A=y(v,x).slice(E.length).map(()=>null);g(v,[...E,
...A].map((z,L)=>[[...x,L+1],z]),S)}function b(v,x){v>=1&&x>=1&&s.ask({size:[v,x]})}function k(v){let x=z=>/^\d+$/.test(z)?Number(z):z,O=v.flatMap(z=>{let[,L="",
_=""]=/^(\w+)\((.*)\)$/.exec(z)??[],P=_.split(","),Y=t.sheet.edits.find(({isClue:ct,predicate:De,keys:ee,values:nn})=>ct&&De===L&&ee+nn===P.length);return Y?[[Y.
what,...P.slice(0,Y.keys).map(x),P.slice(Y.keys).join(",")]]:[]});if(!O.length||O.length<v.length)return!1;s.ask({cells:O});let[S,E,A]=O[0];return i(String(S))?.
where==="cell"&&t.grid.select(te(r(),Number(E),Number(A))),!0}return{entry:i,key:c,set:a,erase:u,found:d,everywhere:f,valueAt:m,has:w,place:g,become:p,numbers:y,
becomeNumbers:$,resize:b,add:k,wanted:n,settle(){s.isEmpty&&o()}}}function si(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(u,d=null){s.push({step:u,
merge:d}),r||l()}async function l(){for(r=!0;s.length;)await a(s.splice(0,ni));r=!1}async function a(u){let d=n.now,f=!1;i=!0;let m=w=>{i=!1,!(n.now.puzzle!==d.
puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,w.forEach((g,p)=>{!f&&g!==n.now.facts&&n.change({facts:g},{merge:u[p].merge})}))};try{await o.edit(
u.map(({step:w})=>w),m)}catch(w){if(i=!1,!(w instanceof H))throw w;e.emit("message",{words:`This cannot be changed here: ${w.message}`,isBad:!0}),t()}f&&await a(
u)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var Ro="Click a cell to put one there, or to take it away.",qe={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},ce={clue:{name:"Cl\
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
Click beside the board and type the numbers of the diagonals that begin there."}};var Ge={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Po({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(le);
function i(g,p,y,$=null){let b=je(g,n.now.marks,p);!g.spots.has(p)||b===y||n.change({marks:It(g,n.now.marks,p,y)},{merge:$})}function c(g,p){let y=t.grid.side(g,
p,t.sheet.plays.every(le));return y===null?null:Se(t.sheet,g,y)}let l=(g,p,y,$=null,b=-1)=>({play:g,index:p,spot:$,number:b,merge:`line ${s+=1}`,how:y,before:n.
now.marks,isDragged:!1}),a=(g,p)=>Nt(g,je(g,n.now.marks,p)),u=(g,p)=>Mt(g,je(g,n.now.marks,p));function d(g,p,y){o=null;let $=r();if(!$||g<0)return{isClick:!1,isDrag:!1};
let b=c(g,y),k=b===null?-1:p?u($,b):a($,b),v=Ie($)&&t.grid.side(g,y,!1)===null,x=$.where==="link"?"link":v?"area":"side";return b===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=l($,g,x,b,k),b!==null&&x==="side"&&i($,b,k,o.merge),{isClick:b!==null,isDrag:!0})}function f(g){if(o?.how!=="side")return;let p=t.grid.under(g.x,g.
y),y=p<0?null:c(p,g);y!==null&&y!==o.spot&&i(o.play,o.spot=y,o.number,o.merge)}function m(g){if(!o||o.how==="side")return;let[p,y]=[D(t.sheet,o.index),D(t.sheet,
g)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Lo(o.play,o.before,p,y)},{merge:o.merge});return}let[$,b]=[y[0]-p[0],y[1]-p[1]];if(Math.abs($)+Math.abs(b)!==
1){o.index=g;return}let k=$?$>0?"bottom":"top":b>0?"right":"left",v=Se(t.sheet,o.index,k);if(!o.isDragged){let{play:x,play:{clicks:O,choices:S}}=o,E=je(x,n.now.
marks,v)===O[0];o.number=S[0].value!==null?a(x,v):E?-1:O[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=g}function w(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:w,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(g){
g===void 0?w():o?.how==="area"&&m(g)},onKey(g,p){let y=g.shiftKey?Ge[g.key]:void 0,$=r();if(!$)return!1;if([" ","Enter"].includes(g.key)&&Ie($)&&t.sheet.plays.every(
le))return o?w():m((o=l($,p,"area")).index),!0;if(y===void 0)return!1;let b=Se(t.sheet,p,y);return i($,b,a($,b)),!0}}}var ri={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Bo({view:e,changes:t,pen:n}){let o=a=>D(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===u?null:u]])}function i(a,u){let[d,f,m]=Se(e.sheet,a,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(a,u,d){let[f,m]=o(a),[w,g]=[2*f+u,2*m+d];w>=2&&w<=2*e.sheet.rows&&g>=2&&g<=2*e.sheet.
columns&&r([w,g])}function l(a,u){let[d,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,d===u?null:`${u},${f}`)}return{press(a,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(a,u),[w,g]=o(a),p=e.grid.side(a,u);return d==="vertex"?r(
[w-+(m<.5),g-+(f<.5)]):d==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):p!==null&&d==="arrow"?l(a,p):p!==null&&i(a,p).forEach(r),!0},onKey({key:a,shiftKey:u},d){
let{kind:f}=n,m=u?Ge[a]:void 0;if(m&&f==="between")i(d,m).forEach(r);else if(m&&f==="arrow")l(d,m);else if(m&&f==="centre")c(d,...ri[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(d));else if((a===" "||a==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(a){let[u,d]=o(a),f=[-1,0,1].flatMap(
g=>[-1,0,1].map(p=>[g,p])),w=({between:Object.values(Ge).flatMap(g=>i(a,g)),vertex:f.filter(g=>Math.max(...g)<1).map(([g,p])=>[u+g,d+p]),centre:f.map(([g,p])=>[
2*u+g,2*d+p])}[n.kind]??[]).filter(g=>s(g)!==null);return w.length&&t.place(n.kind,w.map(g=>[g,null])),w.length>0}}}function Wo({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return l();n={id:0,cells:[a]}}function i(a){if(a===void 0)return l();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(a);let f=d.length>2?[a]:d;t.place("path",f.map(
m=>[[...D(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(a){let u=D(e.sheet,a).join(","),d=o().filter(([m,w])=>`${m},${w}`===u).map(([,,m])=>m),
f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:i,
clear:c,end:l}}var ai=4,jt={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},hn=["across","down"],pt=(e,t)=>(e+t).slice(-ai).replace(/^0+(?=\d)/,
"");function Fo({view:e,changes:t}){let n="across",o="",s=0;function r(l){let a=t.valueAt("cage",l),d=t.everywhere("cage").filter(f=>a!==null&&t.found("cage",f)===
a).map(f=>f.split(",").map(Number)).map(([f,m])=>te(e.sheet,f,m));return d.find(f=>t.has("target",f))??Math.min(l,...d)}function i(l,a,u){let[d="add",f=""]=t.valueAt(
"target",r(l))?.split(",")??[],m=a in jt?[jt[a],f]:[d,o=pt(o,a)];m[1]!==""&&t.become("target",r(l),m.join(","),u)}function c(l,a,u){a===","?[n,o]=[hn[1-hn.indexOf(
n)],""]:t.place("sum",[[[...D(e.sheet,l),n],o=pt(o,a)]],u)}return{has:l=>l==="target"||l==="sum",press(l,a){let{left:u,top:d}=e.grid.within(l,a);n=u>=d?"across":
"down",o=""},type(l,a,u){return o===""&&(s+=1),(l==="sum"?c:i)(a,u,`${l} ${a} ${s}`),!0},clear(l,a){o="",l==="target"?t.become("target",r(a),null):t.place("sum",
hn.map(u=>[[...D(e.sheet,a),u],null]))},leave(){[n,o]=["across",""]}}}var ii=["clue","unknown","circle","object","block","arrow"],li=["0","1","2","3","4"],ci={white:"O W",black:"B"};function ui(e){let t=_o("clue"),n=_o({});return{
get kinds(){return Object.keys(ce).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[
...e(o)?.cells.values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.
kind==="path"&&!!e("path")},get isTyped(){return!!(ce[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return ce[this.kind]?.how===o&&!!e(
this.kind)},get isMark(){return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(
this.kind)??{},r=this.kind==="vertex"?li:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((c,l)=>c.localeCompare(l,"en",{numeric:!0}));return[...new Set(
[...r,...i])]},pick(o){n.value={...n.value,[this.kind]:o}}}}function Ho({app:e,view:t}){let n=jo({app:e,view:t}),o=ui(n.entry),s=Bo({view:t,changes:n,pen:o}),r=Wo(
{view:t,changes:n}),i=Fo({view:t,changes:n}),c="",l=null,a=0;function u(b){c="",o.kind==="numbers"?n.becomeNumbers("numbers",D(t.sheet,b),""):o.isPath?r.clear(b):
i.has(o.kind)?i.clear(o.kind,b):s.clear(b)||n.erase(b,ii)}let d=b=>n.become(o.kind,b,n.has(o.kind,b)?null:"");function f(b,k){let v=n.entry("circle")?.choices??
[],x=n.valueAt("circle",b),O=v[x===null?0:v.indexOf(x)+1]??null;n.become("circle",b,k&&x!==v[1]?v[1]:O)}function m(b){let{id:k}=o;k===null||n.valueAt(o.kind,b)===
k||n.become(o.kind,b,k,l)}function w(b,k,v){c="",i.has(o.kind)&&i.press(b,v),s.press(b,v)||g(b,k)}function g(b,k=!1){o.isPath?r.press(b):o.isPainting?(l=`paint ${a+=
1}`,k?o.pick(n.valueAt(o.kind,b)??o.id):m(b)):o.kind==="circle"&&n.entry("circle")?f(b,k):o.isMark?d(b):k&&n.entry("unknown")&&p(b)}let p=b=>n.set("unknown",b,n.
has("unknown",b)?null:"");function y(b,k){let{kind:v}=o;if(o.isPlaced&&k!==",")return o.pick(c=pt(c,k)),!0;if(i.has(v))return i.type(v,b,k);if(!o.isTyped||k==="\
,"&&v!=="numbers")return!1;c===""&&(a+=1);let x=`${v} ${n.key(b)} ${a}`;if(v==="numbers")return c+=k,n.becomeNumbers(v,D(t.sheet,b),c,x),!0;c=pt(c,k);let O=n.valueAt(
"arrow",b)?.split(",")[0]??"top";return v==="arrow"?n.become(v,b,`${O},${c}`,x):n.set(v,b,c,x),!0}function $(b,k){if(/^[0-9,]$/.test(b.key)||i.has(o.kind)&&b.key in
jt)return y(k,b.key);let v=o.kind==="between"&&o.ids.find(x=>` ${qe[x]} ${ci[x]}`.includes(` ${b.key.toUpperCase()}`));return v?(o.pick(v),!0):s.onKey(b,k)?!0:b.
key==="?"&&n.entry("unknown")?(c="",p(k),!0):b.key==="Delete"||b.key==="Backspace"?(u(k),!0):b.key!==" "&&b.key!=="Enter"?!1:(g(k),!0)}return{changes:n,pen:o,press:w,
onKey:$,clear:u,type:y,question:p,move(){},drag(b){o.isPainting?m(b):r.reach(b)},release:r.end,leave(b){c="",i.leave(),r.reach(b)}}}var qo="http://www.w3.org/2000/svg",di=["cause","effect","wrong"];function Bt(){let e=document.createElementNS(qo,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=re(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=di.flatMap(
l=>{let a=t?.[l]??[],u=a.flatMap(f=>{let m=hi(n,f),w=Uo(f)?"whole":fi(f)?"line":"";return m?[Ko("rect",{...m,rx:w==="whole"?0:3,class:`${l} ${w}`})]:[]}),d=mi(n,
a.filter(Uo),l==="cause"?3:5);return d?[...u,Ko("path",{d,class:l})]:u});e.replaceChildren(...c)}}}function Ko(e,t){let n=document.createElementNS(qo,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Uo=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,fi=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function mi({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),l=new Set(
c.map(String)),a=(d,f)=>l.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,w]=[s+(f-.5)*n,s+(d-.5)*o];for(let[g,p]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(d+g,f+p))continue;
let[y,$]=[-1,1].map(b=>{let[k,v]=[g?0:b,g?b:0],x=a(d+k,f+v)?a(d+k+g,f+v+p)?i:0:-i,[O,S]=g?[n/2,o/2]:[o/2,n/2],[E,A]=[b*(O+x),(g||p)*(S-i)];return g?`${m+E} ${w+
A}`:`${m+A} ${w+E}`});u.push(`M${y}L${$}`)}}return u.join("")}var Rt=7,Pt=11;function hi(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return pn(e,t);
let r=typeof t[0]=="string",[i,c,l]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[a,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:a-Pt,y:u-Pt,
width:2*Pt,height:2*Pt}}if(l!==void 0){let a=r?t[0]:e.plays.find(w=>w.where!=="cell")?.where,[u,d,f,m]=Re(e,a,[i,c,l]);return{x:u-Rt,y:d-Rt,width:f-u+2*Rt,height:m-
d+2*Rt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function pn({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,l,a]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var gn="http://www.w3.org/2000/svg",Go=new Map;function Vo(e){let t=Go.get(e)??[...J(`<svg xmlns="${gn}">${e.svg}</svg>`).childNodes];return Go.set(e,t),t.map(n=>n.
cloneNode(!0))}function Wt(e,t,...n){let o=document.createElementNS(gn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Yo({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=J(e),l=c.querySelector("g");if(l===null)return c;r.forEach((m,w)=>{if(m<0)return;let[g,p]=[Math.floor(w/t),w%
t],y=`translate(${s+p*n} ${s+g*o})`;l.append(Wt("g",{transform:y},...Vo(i[m])))});let{x:a,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>Wt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>Wt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Wt("g",{class:"numbers"},...d,...f)),c}function Jo(){let e=h("div",{class:"frames"}),t=[],n=F,o=i=>n!==F&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let a=c.svg?J(c.svg):null,
u=a?.querySelector("g")??null,d=h("figcaption",{});l===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=h("div",{class:"surfac\
e"},a),m=c.name&&i.frames.length>1?h("h3",{},c.name):null;return{figure:h("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(i.count).fill(Ct),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,l){let a=t[i];if(!a?.group||a.looks[c]===l)return;a.looks[c]=l;let u=a.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[w,g]=[Math.floor(c/n.columns),c%n.columns];u=a.groups[c]=document.createElementNS(gn,"g"),u.setAttribute("tran\
sform",`translate(${m+g*d} ${m+w*f})`),a.group.append(u)}u.replaceChildren(...Vo(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,a)=>{l.cells.forEach((u,d)=>r(a,d,u)),t[a].captions.replaceChildren(...l.captions.map(u=>h("p",{},u)))}),c},cell:(i,c)=>c.
forEach((l,a)=>r(a,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var gt={title:"",frames:[]},pi=900,gi=700,Xo=28,wi=1.5,bi=.35;function Zo({app:e,view:t}){let n=gt,o=0,s=0,r=yi({app:e,view:t}),i=h("h2",{}),c=h("p",{class:"nam\
e"}),l=h("div",{class:"captions",role:"status"}),a=h("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(a.value))}),u=(O,S,E)=>h("button",{type:"\
button",ariaLabel:S,title:S,onclick:E},O),d=u("First","First picture",()=>k(0)),f=u("\u25C0","One picture back",()=>k(o-1)),m=u("Play","Play the film",()=>s?x():
v()),w=u("\u25B6","One picture on",()=>k(o+1)),g=u("Last","Last picture",()=>k(1/0)),p=h("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),y=h("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,w,g,a),$=h("section",{class:"film",hidden:!0,ariaLabel:"Film"},h("div",{class:"\
line"},i,p),r.element,c,l,y);function b(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,S.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(S.captions??[]).map(A=>h("p",{},A))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,w.disabled=g.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),e.emit("film-at",o)}function k(O){x(),b(O)}function v(){
o===n.frames.length-1&&b(0),m.textContent="Pause",s=setTimeout(()=>{b(o+1),o===n.frames.length-1?x():v()},pi+gi*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:S})=>{let E=ki(n.frames,o,r.cellAt(n.frames[o],O,S));E>=0&&
k(E)}),$.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
W(O).tagName!=="BUTTON")s?x():v();else{if(S===void 0)return;k(S)}O.preventDefault()}),{element:$,get isOn(){return n!==gt},show(O){let S=s!==0&&O?.title===n.title;
x(),n=O?.frames?.length?O:gt,$.hidden=n===gt,n!==gt&&(i.textContent=n.title??"",a.max=String(n.frames.length-1),y.hidden=n.frames.length===1,b(n.at??0),S&&v())}}}
function yi({app:e,view:t}){let n=Bt(),o=h("div",{class:"surface"}),s=h("div",{class:"screen"},o),r=null,i=null;function c(d,f){i=d.svg?J(d.svg):d.stencil?Yo(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),a()}function l(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Xo,s.clientHeight-
Xo],w=Math.min(f/d.width,m/d.height,wi);o.style.width=`${Math.floor(d.width*Math.max(w,Math.min(f/d.width,bi)))}px`}function a(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:w,around:g}=f,p=d&&f.rows&&d.height===re(f).height,y=p?(d.width-2*w.edge-g[1]-g[3])/m:0;n.show(p?r:null,{...f,cell:{...w,width:y}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[w,g,p]=d.cell,y=o.getBoundingClientRect(),$=(d.columns*w+2*p)/y.width;return[Math.ceil(((m-y.top)*$-p)/g),Math.ceil(((f-y.
left)*$-p)/w)]}return new ResizeObserver(l).observe(s),e.when("highlight",d=>{r=d,i&&a()}),{element:s,show:c,cellAt:u}}function ki(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var vi=.34,$i=.2,xi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function es(){let e=h("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=F,n=[],o=0,s=new Set([o]),r=new Set;function i(a){t=a;let{rows:u,columns:d,cell:f,around:m}=a,{width:w,height:g}=re(a),p=m.
map(($,b)=>100*($+f.edge)/(b%2?w:g));e.style.inset=p.map($=>`${$}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:a.count},
($,b)=>h("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:D(a,b).join(",")}}));let y=Array.from({length:u},($,b)=>{let k=h("div",{class:"row",role:"r\
ow"},n.slice(b*d,(b+1)*d));return k.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,k});e.replaceChildren(...y),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:u=!0,isMore:d=!1}={}){if(!n[a])return;for(let m of s)l(m,!1);if(s=new Set([...d?s:[],a]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),u&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function l(a,u){n[a].classList.toggle("chosen",u),n[a].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",a=>{
let u=n.indexOf(W(a));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",a=>{let u=a.shiftKey?null:Qo(t,o,a);u!==null&&(c(u),a.preventDefault())}),
{element:e,build:i,select:c,target:a=>Qo(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,u){let d=e.
getBoundingClientRect(),f=Math.floor((a-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:u,y:d}){let f=n[a].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(a,u,d=!0){let f=this.within(a,u),m={...f,
right:1-f.left,bottom:1-f.top},g=Object.keys(m).reduce((p,y)=>m[y]<m[p]?y:p);return m[g]<(d?vi:$i)?g:null},label(a,u){n[a].getAttribute("aria-label")!==u&&n[a].
setAttribute("aria-label",u)},onMove:a=>{r.add(a)}}}function Qo(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+a.column;let u=xi[n];
if(!u)return null;let d=(f,m,w)=>i&&m?m<0?0:w:Math.min(w,Math.max(0,f+m));return d(c,u[0],a.row)*e.columns+d(l,u[1],a.column)}function ts(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,c]=[(o-r.left)/r.width,(s-r.top)/r.height],l=a=>a>=0&&a<1;return l(i)===l(c)?null:l(i)?[c<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(c*t)]}function ns(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let u=e.under(a.clientX,a.clientY);
if(u<0||a.button===1)return;let d=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:u,isTouch:d,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(a.pointerId),i(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let u=e.under(a.clientX,a.clientY);if(u<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),u===o.index))return;let d=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(a,u){let{columns:d}=e,[f,m]=[Math.floor(a/
d),a%d],[w,g]=[Math.floor(u/d),u%d],p=Math.max(Math.abs(w-f),Math.abs(g-m));return Array.from({length:p},(y,$)=>{let b=($+1)/p;return Math.round(f+(w-f)*b)*d+Math.
round(m+(g-m)*b)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,l()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var os="pylogic:game-read",ss="(min-width: 60.01rem)";function rs(e){let t=h("div"),n=localStorage.getItem(os)===null&&matchMedia(ss).matches,o=h("details",{class:"\
game",open:n},h("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(ss).matches&&localStorage.setItem(os,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>h("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var as="http://www.w3.org/2000/svg",Si=6,Oi=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*Si,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function Ei([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function is(){let e=document.createElementNS(
as,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(as,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=re(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let l={};
for(let a of n.plays.filter(le))for(let u of a.spots){let[d,f,m]=u.split(","),w=[Number(d),Number(f),m];for(let[g,p]of new Map(a.choices.map(y=>[$e(a,u,y),y.value]))){
let y=o(g);if(y===null)continue;let $=Number(p)>1?`${y} several`:y;l[$]=(l[$]??"")+(y==="crossed"?Ei(Re(n,a.where,w)):Oi(Io(n,a.where,w),Number(p??1)))}}e.replaceChildren(
...Object.keys(l).map(a=>t(a,l[a])))}}}import{effect as zi,html as ue,render as Ci}from"../vendor/preact-11.js";var Ai=12,Ti={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},Ni={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Ve={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function cs(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),zi(()=>{let{width:o,height:s,left:r,top:i}=re(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=[...t.wanted.value].map(([l,
a])=>({...Mi(l),value:a}));Ci(ue`${c.map(({what:l,at:a})=>ue`<${Li} what=${l} ...${ls(e,l,a)} />`)}
      ${c.map(({what:l,at:a,value:u})=>ue`<${Di} ...${{what:l,at:a,value:u,changes:t}}
        ...${ls(e,l,a)} />`)}`,n)}),n}function Mi(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function ls({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let p=pn(e,[t,n[0],Number(n[1])]);return{...p,x:p.x+p.width/2,y:p.y+p.height/2}}let[i,c]=n.map(Number),[l,a]=t==="vertex"?[i,c]:t==="cent\
re"?[i/2-.5,c/2-.5]:[i-.5,c-.5],[u,d]=[r+a*o,r+l*s];if(t!=="between")return{x:u,y:d,width:o,height:s};let[f,m,w,g]=Re(e,"edge",[i,c,n[2]]);return{x:(f+w)/2,y:(m+
g)/2,width:o,height:s}}function Li({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?ue`<circle class="paper" cx=${t} cy=${n} r="9" />`:ue`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Di({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:c}){let[l,a]=[s-i/2,r-c/2],u=(m,w)=>ue`<circle class="dot" cx=${s} cy=${r} r=${m} fill=${w} />`,
d=(m,w=20)=>ue`<text x=${s} y=${r} font-size=${w}>${m}</text>`;if(e==="target"||e==="sum")return ue`<${ji} ...${{what:e,at:t,value:n,changes:o,left:l,top:a,width:i,
height:c}} />`;if(n===null)return null;if(e==="circle")return u(15,Ve[n]);if(e==="outside")return d(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,Ve.white);if(e==="object")return u(8,Ve.black);if(e==="block")return ue`<rect x=${l} y=${a} width=${i} height=${c} fill=${Ve.
black} />`;if(e==="between")return n in Ve?u(6,Ve[n]):d(Ii(n,t[2]),14);if(e==="vertex")return d(n,14);if(e==="arrow")return d(`${Ti[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return d("?");if(e==="numbers")return d(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?d(n):null;let f=e==="path"?t[2]:n;return ue`<rect class="tint" style=${`--hue: ${(Number(f)||f.length)*360*5/Ai%360}`}
    ...${{x:l,y:a,width:i,height:c}} />${d(f,11)}`}var Ii=(e,t)=>qe[e]?.split(" ").at(t==="bottom"?-1:0)??e;function ji({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:c}){let[l,a]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(m=>!o.found("target",m)?.startsWith("add")),[d,f]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+c-10];return ue`<rect class="paper" x=${d-10} y=${f-6} width="20" height="12" />
    <text x=${d} y=${f} font-size="10">${a}${u?Ni[l]:""}</text>`}var Ri=25;function us({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Bt(),i=is(),c=null,l=new Map,a=null,u=h("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",h("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=p=>t.grid.
cell(p);function f(p){let y=t.sheet.plays.flatMap(({choices:b})=>b.map(({value:k})=>Number(k))),$=Math.max(0,...y.filter(b=>b<=Ri));for(let b of p){let k=t.sheet.
plays.some(S=>ie(t.sheet,S,s.now.marks,b)>=0),v=a?[]:s.now.notes[D(t.sheet,b).join(",")],x=k?[]:v;ko(d(b),"notes",ve(x,"corner"),$);let O=ve(x,"centre");dt(d(b),
"centre",O.join(O.some(S=>S.length>1)?" ":"")),vo(d(b),ve(v,"colour").filter(S=>ke.includes(S)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
p=>p.remove());for(let[p,y]of l)dt(d(p),"ghost",y.text||"+")}function w(){let[p,y]=[new Set(a?.certain),new Set(a?.possible)],$=k=>p.has(k)?"drawn":y.has(k)?"fa\
int":null,b=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(t.sheet,a?$:b)}function g(){w();let{sheet:p}=t,[y,$]=[new Set(a?.certain),new Set(a?.
possible)];for(let b=0;b<p.count;b+=1){let k=a?Pi(p,b,y,$):null;k&&n.cell(b,ht(p,k.marks,b)),n.fade(b,!!k?.isFaint),dt(d(b),"maybe",k?.words??null)}f([...Array(
p.count).keys()])}return e.when("highlight",p=>{c=p,t.sheet!==F&&r.show(c,t.sheet)}),e.when("ghosts",p=>{t.sheet!==F&&(l=new Map((p??[]).map(y=>[te(t.sheet,y.row,
y.column),y])),m())}),e.when("overlay",p=>{let y=a!==null;if(a=p,u.hidden=a===null,t.sheet!==F&&(g(),y&&!a)){let{sheet:$}=t;for(let b=0;b<$.count;b+=1)n.cell(b,
ht($,s.now.marks,b))}}),{elements:[cs(t,o.changes),i.element,r.element],legend:u,lines:w,notes:f,overlaid:()=>{a&&g()},show(){r.show(c,t.sheet),w(),m(),a?g():f(
[...Array(t.sheet.count).keys()])},press(p){let y=l.get(p);return y!==void 0&&o.changes.add([y.atom])}}}function Pi(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(a=>({choice:a,atom:dn(e,s,a,t)})),i=r.find(({choice:a,atom:u})=>a.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=r.filter(({choice:a,atom:u})=>a.holds&&
o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:a})=>a.words).join(" ")};
let l=r.find(({choice:a})=>!a.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}import{signal as Bi}from"../vendor/preact-11.js";function ds(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[ie(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(r(c)!==void 0)continue;let a=l.map(r),u=t.
choices.filter(f=>xe(f,c)&&!a.includes(f.value??"")),d=D(e,c).join(",");i=cn(mt(i,[d],ye),[d],u.map(({value:f})=>ft(s,f??"")))}return i}function wn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>D(e,c).join(",")).filter(c=>ye.some(l=>ve(n[c],l).includes(r)));return i.length?mt(n,i,ye,
r):n}var wt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Wi=(e,t)=>!e||we(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>wt[o]===n));function fs({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=Po({app:e,view:t}),l=Fi({store:n,view:t}),{put:a,toggle:u}=l,d=S=>S.
clicks.length>0,f=()=>ms(i()),m=()=>f().find(d)??f()[0],w=()=>i().plays.find(we),g=_i({store:n,view:t,written:w,entries:l}),p=()=>g.kind==="colour"||w()!==void 0&&
!c.play&&!f().some(d),y=(S,E)=>Nt(E,ie(i(),E,n.now.marks,S));function $(S,E,A){if(g.begin(),o=s=null,p())return;let{isClick:z,isDrag:L}=c.press(S,E,A);z||(L?s=()=>b(
S,E):b(S,E))}function b(S,E){let A=m();if(!A||!d(A)||!At(i(),S))return;let z=E?Mt(A,ie(i(),A,n.now.marks,S)):y(S,A);o={play:A,number:z,merge:`stroke ${r+=1}`},a(
S,A,z,o.merge)}function k(S){p()?t.grid.select(S,{isMore:!0}):o?a(S,o.play,o.number,o.merge):c.drag(S)}function v(){c.isDragged||s?.(),o=s=null,c.release()}function x(S){
g.begin(),l.clear(S)||g.clear(S)}function O(S,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],z=S.ctrlKey||S.altKey,L=g.kind==="\
colour"||z?-1:Wi(m(),[S.key,A??""]);if(L>=0)return u(E,m(),L),!0;let _=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":g.kind;if(A!==void 0)return g.type(
E,A,_);if(z)return!1;if(p()&&S.shiftKey&&Ge[S.key])return t.grid.select(t.grid.target(S)??E,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(E),!0;if(S.
key==="Delete"||S.key==="Backspace")return x(E),!0;if(c.onKey(S,E))return!0;let P=m();if(!P)return!1;if(S.key===" "||S.key==="Enter")return a(E,P,y(E,P)),!0;let Y=[
"#","."].indexOf(S.key);return Y>=0&&P.choices[0].value===null?(a(E,P,Y),!0):!1}return{press:$,drag:k,onKey:O,clear:x,clicked:m,written:w,pencil:g,chooses:p,move:c.
move,release:v,get lines(){return c.play},enter(S,E,A){let{value:z}=E.choices[A];g.kind!==null&&z!==null&&we(E)?g.note(S,g.kind,z):u(S,E,A)},leave(S){g.begin(),
c.reach(S)},fill(S){let E=To(i(),n.now.marks,S);return E&&n.change({marks:E}),E!==null}}}var ms=({plays:e})=>e.filter(t=>!le(t));function Fi({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,a=null){let u=c.choices[l];u&&!xe(u,i)||ie(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:Tt(t.sheet,c,
e.now.marks,i,l),notes:wn(t.sheet,c,e.now.notes,i,l)},{merge:a})}function s(i,c,l){let{marks:a}=e.now,u=n(i).filter(g=>xe(c.choices[l],g)),f=u.every(g=>ie(t.sheet,
c,a,g)===l)?-1:l,m=u.reduce((g,p)=>Tt(t.sheet,c,g,p,f),a),w=u.reduce((g,p)=>wn(t.sheet,c,g,p,f),e.now.notes);u.length&&e.change({marks:m,notes:w})}function r(i){
let{marks:c}=e.now;for(let a of n(i)){for(let u of ms(t.sheet))c=Tt(t.sheet,u,c,a,-1);c=Do(t.sheet,c,a)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:r,together:n}}function _i({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=Bi(null),
c=f=>D(t.sheet,f).join(",");function l(f,m,w){let g=s(f).filter(p=>m==="colour"||At(t.sheet,p));g.length&&e.change({notes:xo(e.now.notes,g.map(c),ft(m,w))})}function a(){
let f=n();f&&e.change({notes:ds(t.sheet,f,e.now,i.value==="centre"?"centre":"corner")})}function u(f){let m=s(f).map(c);for(let w of[ye,Ue]){let g=mt(e.now.notes,
m,w);if(JSON.stringify(g)!==JSON.stringify(e.now.notes))return e.change({notes:g})}}function d(f,m,w){if(w==="colour"){let k=ke[Number(m)-1];return k&&l(f,w,k),
k!==void 0}let g=n();if(!g)return!1;let p=k=>g.choices.findIndex(({value:v})=>v===k),y=w===null&&p(r+m)>=0?r+m:m,$=p(y),b=$>=0||g.choices.some(({value:k})=>k?.startsWith(
y));return!s(f).some(k=>At(t.sheet,k))||!b?!1:(r=y,$<0||(w!==null?l(f,w,y):o(f,g,$)),!0)}return{note:l,noteAll:a,clear:u,type:d,begin(){r=""},get kind(){return i.
value},set kind(f){i.value=f}}}var Hi=18,Ki=60,hs=28;function ps({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:c}=t,l=h("div",{class:"stage"},n.element),a=h("p",{role:"\
status"}),u=h("div",{class:"notice",hidden:!0},a),d=h("p",{class:"heard",ariaLive:"polite"});function f(p,y=!1){a.textContent=a.title=p,u.hidden=p==="",l.classList.
toggle("stale",y)}function m(p){let y=t.sheet,$=c.element.contains(document.activeElement);t.sheet=p,y.plays!==p.plays&&(l.parentElement?.classList.toggle("whit\
ened",mn(p)),l.parentElement?.classList.toggle("shaded",Co(p)));let b=n.show(p),k=y===F||y.count!==p.count||y.columns!==p.columns||y.cell.width!==p.cell.width||
String(y.around)!==String(p.around);k&&c.build(p),b&&n.surface&&n.surface.append(...s.elements,c.element),b&&$&&c.select(c.current),s.show();for(let v=0;v<p.count;v+=
1)c.label(v,Lt(p,i.now,v));(k||y.plays!==p.plays||y.edits!==p.edits)&&r.build(),(k||b)&&w(),o.changes.settle()}function w(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:y,height:$,left:b,top:k}=re(t.sheet),[v,x]=[l.clientWidth-hs,l.clientHeight-hs],O=Math.min(v/y,x/$,Ki/p.height),S=Math.max(Math.floor(O*p.height),Hi)/
p.height;l.style.setProperty("--wide",`${Math.floor(y*S)}px`),l.style.setProperty("--cell",`${p.height*S}px`),l.style.setProperty("--above",`${k*S}px`),l.style.
setProperty("--before",`${b*S}px`)}function g(p,y){if(t.sheet===F)return;let $=new Set([...Object.keys(p.marks),...Object.keys(y.marks)]),b=new Set([...$].filter(
v=>p.marks[v]!==y.marks[v]).map(v=>fn(t.sheet,v))),k=new Set([...Object.keys(p.notes),...Object.keys(y.notes)].filter(v=>p.notes[v]!==y.notes[v]).map(v=>te(t.sheet,
...v.split(",").map(Number))));b.delete(-1);for(let v of b)n.cell(v,ht(t.sheet,p.marks,v));s.notes([...b,...k]),b.size&&s.overlaid(),s.lines();for(let v of new Set(
[...b,...k]))c.cell(v)&&c.label(v,Lt(t.sheet,p,v)),v===c.current&&(d.textContent=Lt(t.sheet,p,v).replace(/^[^:]*: /,""))}return new ResizeObserver(w).observe(l),
l.addEventListener("click",({clientX:p,clientY:y})=>{let $=ts(c.element,t.sheet,p,y);$&&r.focus(...$)}),{element:l,notice:u,heard:d,say:f,draw:m,drawMarks:g,fit:w,
get isStale(){return l.classList.contains("stale")}}}import{effect as Zi,html as R,render as Qi,useComputed as el,useLayoutEffect as tl,useRef as nl}from"../vendor/preact-11.js";var gs="pylogic:clock",ws=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function bs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(gs)!=="hidden",r=h("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(gs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?ws(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${ws(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:a}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}import{html as Ye,useSignal as Ui}from"../vendor/preact-11.js";var bn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},ys={down:"\u2198\u2196",up:"\u2197\u2199"},qi={down:["top","left"],up:[
"bottom","left"]};function ks({view:e,changes:t,kind:n}){if(n!=="outside"&&n!=="slanted")return null;let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??
[]];return Ye`<div class="line typing">${Object.entries(bn).map(([i,c])=>Ye`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(l=>l.startsWith(`${i},`))}>
      <summary>${c} …</summary><div class="fields">
        ${[...Array(i==="top"||i==="bottom"?s:o).keys()].map(l=>Ye`
          <span data-beside=${`${i},${l+1}`}><${n==="slanted"?Vi:Gi}
            ...${{changes:t,side:i,line:l+1}} /></span>`)}</div></details>`)}</div>`}function Gi({changes:e,side:t,line:n}){let o=[...e.entry("outside")?.cells.
keys()??[]].some(s=>!s.endsWith(",1"));return e.wanted.value,Ye`<${vs} label=${`${bn[t]} ${n}`} mode=${o?"text":"numeric"}
    now=${e.numbers("outside",[t,n]).join(" ")}
    write=${s=>e.becomeNumbers("outside",[t,n],s)} />`}function Vi({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(ys).map(o=>Ye`<${vs}
    label=${`${bn[t]} ${n} ${ys[o][+!qi[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function vs({label:e,now:t,write:n,mode:o="numeric"}){let s=Ui(null);return Ye`<label class="field"><span>${e}</span><input inputmode=${o} value=${s.
value??t}
    oninput=${r=>{s.value=W(r).value}}
    onchange=${r=>n(W(r).value.trim())}
    onblur=${()=>{s.value=null}} /></label>`}var $s=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Yi=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Ji(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(wt).filter(a=>t.choices.some(({value:u})=>u===wt[a]));if(!we(t))for(let a of i)o.push([a,wt[a].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ie(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${ke.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...$s]}function Xi(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ce[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...$s]}function xs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Ji(t):Xi(n),...Yi],r=h("dialog",{class:"\
keys",ariaLabel:"Keys"},h("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),h("dl",{},s.map(([i,c])=>h("div",{},h("dt",{},i),h("dd",{},c)))),
h("form",{method:"dialog"},h("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var ol="http://www.w3.org/2000/svg";function Ss(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ce[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var sl=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function rl(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ie(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Os(n,o)} ${s}`}var Os=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function Es(e){let{app:t,play:n,edit:o}=e,s=h("div",{class:"tools"}),r=bs(t),i=()=>xs(t.store.now.mode,{play:n,edit:o}),c=()=>Qi(
R`<${al} ...${{parts:e,clock:r,help:i}} />`,s);return Zi(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),c(),{element:s,build:c,
help:i,focus:(a,u)=>{let d=s.querySelector(`[data-beside="${a},${u}"]`);d?.closest("details")?.setAttribute("open",""),d?.querySelector("input")?.focus()}}}function al({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=el(()=>o.store.now.mode).value;if(s.sheet===F)return null;let i=r==="play"&&s.sheet.plays.length>0;return R`
    <div class="line first"><p class="hint">${ll(e,r)}</p>
      ${i&&R`<span class="placed" ref=${c=>c?.append(t)} />`}
      <${U} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&R`<${U} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&R`<${cl} ...${e} /><div class="line"><${il} ...${o} /></div>`}
    ${r==="edit"&&R`<${dl} ...${e} />
      <${ks} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${ml} ...${e} /></div>`}`}var U=e=>R`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function il({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=a=>JSON.stringify(a)===JSON.stringify({marks:n,notes:o}),
i=a=>e.change({saves:a},{undoable:!1});return R`<div class="group" role="group" aria-label="Save points">
    <${U} title="Remember the board as it is now, before trying something" onclick=${()=>{let a=s.at(-1);(!a||!r(a))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${U} class="back" title="Return to the last save point" onclick=${()=>{let a=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,a+1)),e.change(
s[a])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${U} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function ll({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:c}=e.sheet;if(o===
"edit"){let{hint:d=""}=ce[n.pen.kind]??{};return r.length?typeof d=="string"?d:d(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=t.clicked(),a=t.lines?rl(t.lines):"";if(!l)return a;if(t.written()===l&&
l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${a}`.trim();let u=l.clicks.length>1&&!a?"Drag to paint.":a;return`\
Click a cell: ${Os(l.clicks,l.choices)} ${u}`.trim()}function cl({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=sl.filter(({kind:i})=>o||
!ye.some(c=>c===i));return R`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>R`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((c,l)=>R`
        <${U} class=${we(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,l)}>
          ${!we(i)&&R`<${ul} ...${{view:e,choice:c}} />`}${c.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${ke.map((i,c)=>R`
      <${U} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${c+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:c,title:l})=>R`<${U} data-pencil=${i} title=${l}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${c}<//>`)}
      <${U} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?R`<${U} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function ul({view:e,choice:t}){let n=nl(null),o=t.looks[0].filter(c=>c!==null),s=(o.find(({svg:c})=>!c.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return tl(()=>n.current.replaceChildren(...J(`<svg xmlns="${ol}">${s}</svg>`).childNodes),[s]),R`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function dl({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...ce[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:R`<div class="line">
    ${n.kinds.length>1&&R`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(c=>R`
      <${U} aria-pressed=${n.kind===c} onclick=${()=>{n.kind=c}}>${Ss(t,c)}<//>`)}</div>`}
    ${i?R`<${fl} edit=${t} />`:(n.isTyped||r)&&R`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(c=>R`<${U} class="digit typed" onclick=${()=>t.type(o(),c)}>${c}<//>`)}
        ${r&&R`<${U} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&R`<${U} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function fl({edit:e,edit:{pen:t}}){let n=ce[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return R`<div class="group" role="group" aria-label=${`${Ss(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>R`<${U} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${qe[s]??s}<//>`)}
    ${t.isPainting&&R`<${U} onclick=${o}>New ${n}<//>`}</div>`}function ml({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,c)=>R`<span class="stepper">
    <${U} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>c(i-1)}>−<//>
    <output>${K(i,r)}</output>
    <${U} aria-label=${`one ${r} more`} onclick=${()=>c(i+1)}>+<//></span>`;return R`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var pl=80,zs=["puzzle","instance","rules","facts","constants"];function gl(e){let t=wl(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(rs(e),
o.legend,n.element,s.element,h("div",{class:"told"},n.notice,i.element),r.element,n.heard),kl(t),vl(t),$l(t)}function wl(e){let t=Jo(),n=hl(F),o={grid:es(),get sheet(){
return n.value},set sheet(u){n.value=u}},s=fs({app:e,view:o}),r=Ho({app:e,view:o}),i=us({app:e,view:o,picture:t,edit:r}),c=Es({app:e,view:o,play:s,edit:r}),l=ps(
{app:e,view:o,picture:t,edit:r,layers:i,tools:c}),a=yl(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:c,stage:l,victory:a,film:Zo({app:e,view:o}),drawing:bl(
e,o,l,a.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function bl(e,t,n,o){let{store:s,overview:r}=e,i=fe(),c=0,l=null,a=!1,u=()=>{clearTimeout(c),c=setTimeout(
w,pl)},d=y=>zs.every($=>s.now[$]===y[$]),f=()=>l!==null&&d(l),m=y=>s.now.marks!==y.marks||!d(y);async function w(){clearTimeout(c);let y=s.now;if(!y.puzzle)return;
let $=f();i.stop();try{let b=await($?i(x=>B("board",N(y,{entries:!1}),x)):r.ask("board"));if(b===void 0||m(y))return;if($&&b.cell.width!==t.sheet.cell.width){l=
null,u();return}l=y,a=!1,n.draw(zo(b,$?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[v]=b.problems;(!$||n.isStale)&&n.say(v?`${Fe(v)?"The boa\
rd is not finished":"Something is wrong with the facts"}: ${v.text}`:"")}catch(b){if(!(b instanceof H))throw b;if(m(y))return;l=null,a=!1;let k=b.problems[0]?.text??
b.message;n.say(t.sheet!==F?`This is how the board looked before: now it cannot be drawn. ${k}`:`The board cannot be drawn. ${k}`,!0)}}return{later:u,redraw:w,isDrawn:f,
forget:()=>{l=null,a=t.sheet!==F},stop:()=>{i.stop(),r.drop("board")},get isOther(){return a}}}function yl(e,t){let{store:n}=e,o=h("p",{class:"glad",role:"statu\
s"}),s=h("div",{class:"won",hidden:!0},o),r=null,i=!0;function c(){let{mode:u,marks:d}=n.now,f=u==="play"&&r!==null&&No(t.sheet,d,r);o.textContent=f?"Solved! Ev\
ery cell is right.":"",s.hidden===f&&(s.hidden=!f,o.classList.toggle("news",i),f&&(i=!1),e.emit("finished",f))}return{element:s,celebrate:c,know:u=>{r=u},forget:()=>{
r=null,i=!0}}}function kl({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;ns(c,{press:(l,a,u)=>{!r.isOther&&!o.press(l)&&i().press(l,a,u)},
move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),c.element.addEventListener("keydown",
l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===F||r.isOther)return;let a=c.current;l.key==="Enter"&&o.press(a)||i().onKey(l,a)?
l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),c.onMove(l=>{i().leave(l);let[a,u]=D(t.sheet,l);e.emit("focused",{row:a,column:u})})}function vl({
app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:l}=e;l.on(["marks","notes"],(a,u,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(
a,u),c.celebrate(),d.has("marks")&&i.later())}),l.on(zs,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),l.on(["puzzle","instance"],()=>{t.sheet!==F&&r.say("The bo\
ard is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}function $l({app:e,view:t,play:n,edit:o,film:s,tools:r,
stage:i,drawing:c,victory:l}){e.when("solved",a=>{l.know(a?.status==="unique"?a.answers:null),l.celebrate()}),e.when("fill",async a=>{c.isDrawn()||await c.redraw(),
!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{
let u=s.isOn;s.show(a),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when("cell",({row:a,column:u})=>{a>t.sheet.rows||u>
t.sheet.columns||(e.emit("pane","board"),t.grid.select(te(t.sheet,a,u)),$o(t.grid.cell(te(t.sheet,a,u))))}),e.when("cancel-all",()=>{c.stop(),e.emit("film",null),
i.say(""),c.later()})}var Tn={};pe(Tn,{start:()=>Sc});import{EditorView as dc}from"../vendor/codemirror-6.js";import{autocompletion as Pl,hoverTooltip as Bl,snippetCompletion as Wl,syntaxTree as Rs}from"../vendor/codemirror-6.js";import{HighlightStyle as xl,StreamLanguage as Sl,tags as M}from"../vendor/codemirror-6.js";var Ol=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,El={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Cs(e,t):t.inReason?
Cl(e):e.eatSpace()?null:e.match("%*")?zl(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
Al(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:M.lineComment,documentation:M.docComment,signature:M.heading,
reason:M.docString,directive:M.keyword,part:M.labelName,predicate:M.function(M.variableName),constant:M.atom,variable:M.variableName,number:M.number,string:M.string,
operator:M.operator,bracket:M.bracket,implication:M.definitionOperator,punctuation:M.punctuation,term:M.special(M.string)}};function zl(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Cs(e,t)}function Cs(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function Cl(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function Al(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(Ol)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var As=Sl.define(El),Ts=xl.define([{tag:M.lineComment,color:"var(--asp-com\
ment)"},{tag:M.docComment,color:"var(--asp-documentation)"},{tag:M.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:M.docString,class:"asp-reason"},
{tag:M.special(M.string),class:"asp-reason asp-term"},{tag:[M.keyword,M.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:M.function(M.variableName),
color:"var(--asp-predicate)"},{tag:M.variableName,color:"var(--asp-variable)"},{tag:[M.number,M.atom],color:"var(--asp-constant)"},{tag:M.string,color:"var(--as\
p-string)"},{tag:M.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[M.operator,M.bracket,M.punctuation],color:"var(--asp-operator)"}]);function kn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as Tl,foldEffect as Nl,foldGutter as Ml,foldService as Ll}from"../vendor/codemirror-6.js";var Ns=/^#program\s+([a-z_]\w*)/;function Ft(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":Ns.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var Ms=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function Ls(e){return Ft(e).filter(({name:t})=>t!=="\
base").map(t=>Ms(e,t)).filter(t=>t!==null).map(t=>Nl.of(t))}function Ds(e){return[Ll.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Ft(n.doc).find(({first:i})=>i===s);
return r?Ms(n.doc,r):null}),Tl({preparePlaceholder:Dl,placeholderDOM:jl(e)}),Ml({markerDOM:Rl})]}function Dl(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=Ns.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?Il(e.doc,o.number,s):""}}function Il(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var jl=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return h("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},h("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),h("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function Is(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function Rl(e){return h("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var vn=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function $n(e){return[Pl({override:[t=>Fl(t,e())],icons:!1,closeOnBlur:!0}),Bl((t,n)=>Kl(t,
n,e()))]}function Fl(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(kn(Rs(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>Ps(c,"part")):[..._l(t),...Hl(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var _l=({directives:e})=>e.map(t=>Ps(t,"directive"));function Hl({state:e,
pos:t},n){let o=Bs(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>js(i.template,i.name,s,Ws(i),
i.words?1:0)),...r.map(i=>js(i.template,i.name,s,i.words,2))]}function Ps(e,t){return{label:e.name,detail:"",type:t,info:()=>xn(e.template,e.words)}}function js(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>xn(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return Wl(`${t}(${c})`,r)}function Bs(e,t){let{number:n}=e.doc.lineAt(t);return Ft(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Ws({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function xn(e,t){let[n,...o]=t.split(`
`),s=o.length?h("ul",{},o.map(r=>h("li",{},r))):null;return h("div",{class:"documentation"},h("code",{},e),h("p",{},n),s)}function Kl(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Ul(s,t-o);if(r===null||kn(Rs(e.state).resolveInner(t,1)))return null;let i=ql(r,s.slice(0,r.start),Bs(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:h("div",{class:"hovered"},i.map(l=>xn(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function Ul(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function ql({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>vn(c,e)).map(r);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Ws(c)})),...i.map(r)]}import{gutter as Gl,GutterMarker as Vl,RangeSet as Fs,StateEffect as Yl,StateField as Jl}from"../vendor/codemirror-6.js";var Xl=6,_s=Yl.define(),Sn=class extends Vl{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return h("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},On=Jl.define({create:()=>Fs.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(_s)&&(n=Ql(t.state.doc,o.value));return n}}),Hs=[On,Gl({class:"cm-heat",markers:e=>e.state.field(On)})];function En(e,t){e.dispatch(
{effects:_s.of(t)})}function Ks(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(On,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Zl(e,t){return e&&
t>1?Math.round(Xl*Math.log(e)/Math.log(t)):0}function Ql(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:c}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([r],[i])=>r-i);return Fs.of(s.map(([r,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new Sn(Math.max(1,Zl(i,n)),l).range(e.line(r).from)}))}var zn=({puzzle:e})=>`encodings/${e}.lp`,ec=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,Us=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Je(e,{file:t}){
return Us(t,zn(e))?"rules":Us(t,ec(e))?"facts":null}function _t(e,t,n=1/0){let o=Je(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as tc}from"../vendor/codemirror-6.js";var nc={error:"error",warning:"warning",note:"info",info:"info"},oc={error:"\u2716",warning:"\u25B2",info:"\u25CF"},qs=["error","warning","info"],Oe=e=>Fe(e)?"w\
arning":nc[e.kind??""]??"error";function Gs(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>qs.indexOf(Oe(n))-qs.indexOf(Oe(o))||(n.line??0)-(o.line??0))}function Vs(e,t){let{doc:n}=e.state,o=t.map(s=>({...Cn(
n,s),severity:Oe(s),message:s.text}));e.dispatch(tc(e.state,o))}function Cn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=i||r>0?o.from+r:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Ys(e,t,n){return e.map(o=>{let s=Oe(o);return h("li",{},h("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},h("span",{class:"sign","aria-hidden":"true"},oc[s]),h("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),h("span",{class:"place"},t(o)),h("span",{},
o.text)))})}function Js(e,t){let n=Object.keys(e),o={rules:h("span",{class:"badge",hidden:!0}),facts:h("span",{class:"badge",hidden:!0})},s=n.map(l=>h("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=h("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),l.preventDefault()});function i(l){for(let a of s){let u=a.dataset.tab===l;a.setAttribute("aria-selected",String(u)),a.tabIndex=u?0:-1,e[a.dataset.tab].
dom.hidden=!u}t(l)}function c(l,a,u){o[l].textContent=String(a),o[l].hidden=!a,o[l].className=`badge ${u}`,o[l].setAttribute("aria-label",`${a} ${u}${a===1?"":"\
s"}`)}return{dom:r,show:i,count:c}}import*as C from"../vendor/codemirror-6.js";import{EditorView as sc}from"../vendor/codemirror-6.js";var Xs=sc.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var An=C.StateEffect.define(),rc=2500,ac=C.StateField.define({create:()=>C.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(An)){
let s=o.value;n=C.Decoration.set(s===null?[]:[C.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>C.EditorView.decorations.from(e)}),ic=/^%\s*-{3,}/,
lc=C.StateField.define({create:e=>Zs(e.doc),update:(e,t)=>t.docChanged?Zs(t.state.doc):e,provide:e=>C.EditorView.decorations.from(e)});function Zs(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);ic.test(s)&&t.push(C.Decoration.line({class:"section"}).range(o))}return C.Decoration.set(t)}function Qs({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[C.lintGutter(),C.lineNumbers(),s,As,C.syntaxHighlighting(Ts),C.history(),C.drawSelection(),C.dropCursor(),C.highlightSpecialChars(),
C.highlightActiveLine(),C.highlightActiveLineGutter(),C.highlightSelectionMatches(),C.bracketMatching(),C.search({top:!0}),C.indentUnit.of("    "),ac,lc,Xs,C.keymap.
of([{key:"Tab",run:C.acceptCompletion},...C.defaultKeymap,...C.historyKeymap,...C.searchKeymap,...C.foldKeymap,...C.lintKeymap]),C.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),C.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>C.EditorState.create({doc:l,extensions:r}),c=new C.EditorView({state:i("")});return cc(c),{view:c,open:l=>c.setState(i(l))}}function cc(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:C.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Ht(e,t,{isUndoable:n=!1}={}){
let o=uc(e.state.doc.toString(),t);if(o===null)return;let s=n?[C.isolateHistory.of("full")]:[C.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function uc(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function er(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[C.EditorView.
scrollIntoView(t,{y:"center"}),An.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:An.of(null)}),rc)}var fc={rules:"Rules",facts:"Facts"},mc={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function tr(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[Ds(n),Hs,$n(t),dc.lineWrapping],facts:[$n(t)]},c="rules",l={},a={};for(let[d,f]of Object.entries(fc))l[d]=Qs({words:mc[d],hint:o,extensions:i[d],onText(m){
let{[d]:w,saved:g}=r.now;me(w)!==m&&r.change({[d]:hc(m,g[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),a[d]={words:f,dom:h("div",{class:"text"},l[d].view.dom)};
let u=Js(a,d=>{c=d,l[d].view.requestMeasure(),s(d,l[d].view.state)});return{tabs:u,panels:Object.values(a).map(({dom:d})=>d),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){l.rules.open(me(d.rules));let{view:w}=l.rules;w.dispatch({effects:Ls(w.state.doc)}),
w.scrollDOM.scrollTop=0}else Ht(l.rules.view,me(d.rules));m||d.instance!==f.instance?l.facts.open(me(d.facts)):Ht(l.facts.view,me(d.facts))},putBack(){Ht(l.rules.
view,me(r.now.saved.rules),{isUndoable:!0})},reveal(d){let f=Je(r.now,d);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),u.show(f);let{from:w}=Cn(m.
state.doc,d);return er(m,w),!0}}}var me=e=>e.replace(/\r\n?/g,`
`);function hc(e,t){return e===me(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var pc={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
Ut=["the saved rules","the new rules"],Kt="Comparing their answers on this board \u2026",nr=["rules","facts","constants"],or=12;function rr(e,t){let{store:n}=e,
o=h("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,a,u=null)=>{r=a;let d=[sr("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${Ut[u.by]} accept`;d.unshift(sr(f,()=>yc(e,u)))}o.replaceChildren(h("p",{class:"changes-title"},gc(l)),h("p",{},a),h("div",
{class:"group"},d)),o.hidden=!1},c=({rules:l,saved:a})=>!!a.rules&&me(l)!==me(a.rules);return n.on(nr,()=>{!o.hidden&&r!==Kt&&i([],Kt)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:a}=n;if(!c(a))return s();let u=[];o.hidden&&i([],Kt);let d=()=>nr.some(m=>n.now[m]!==
a[m]),f=(m,w)=>{m==="statuses"&&!d()&&i(u=w.statuses,Kt)};try{let m=await G("diff",N(a),{signal:l,onEvent:f});return d()?void 0:m.verdict===null?s():i(u,wc(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof H))throw m;return i(u,`The answers could not be compared: ${m.message}`)}}}}var sr=(e,t)=>h("button",{type:"butto\
n",onclick:t},e);function gc(e){if(!e.length)return"The rules are changed";let t=ar(e),[n,o]=e.map(({status:s,cost:r})=>pc[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var ar=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function wc({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${bc(o)}`;return`On this board there is an answer that onl\
y ${Ut[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":ar(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function bc(e){let t=e.length-or;return e.slice(0,or).join(", ")+(t>
0?` and ${t} more`:"")}function yc(e,{by:t,frames:n,broken:o}){let s=kc(o).map(i=>`For ${Ut[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${Ut[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function kc(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function ir(e){let t=h("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let c=n.find(u=>u.name===r)?.default,
{[r]:l,...a}=e.now.constants;e.change({constants:i===""||i===c?a:{...a,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>h(
"label",{title:i.words},h("code",{},i.name),vc(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function vc({name:e,default:t,choices:n},o){let s=i=>o(e,W(i).value.trim()),r={
constant:e};return n.length?h("select",{dataset:r,onchange:s},n.map(({value:i,words:c})=>h("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):h("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function lr(e,{views:t,tabs:n},o){let s=h("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=Gs(r);for(let[a,u]of Object.
entries(t)){let d=l.filter(m=>Je(e.now,m)===a);Vs(u,d.filter(({line:m})=>m));let f=m=>d.filter(w=>Oe(w)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Ys(l,c,o)),s.hidden=!l.length}let c=l=>{let a=Je(e.now,l);return _t(e.now,l,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(l,a){r={...r,[l]:a},i()},forget(){r={},i()}}}var cr="pylogic:rules",$c="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",ur="pylogic:heat",xc="How often each rule is use\
d on this board: its ground instances, beside its lines";function Sc(e){let{store:t}=e,n=Lc(),o=h("span",{class:"said"}),s=h("input",{type:"checkbox",checked:localStorage.
getItem(ur)!=="off"}),r=h("label",{class:"heat-switch",title:xc},s,"Heat bar"),i=tr(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,u){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&Ks(u,u.selection.main.head)||""}}),c=a=>{i.reveal(a)||Tc(e,a)},l={app:e,texts:i,vocabulary:n,box:s,element:T("\
#rules"),constants:ir(t),findings:lr(t,i,c),changes:rr(e,()=>Ac(e,i))};l.element.append(h("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,h("p",{class:"editor-status"},o,h("span",{class:"hint",id:"editor-hint"},$c))),i.tabs.show("rules"),Oc(e,l.element.id),Ec(l,c)}function Oc({
store:e,when:t},n){let o=localStorage.getItem(cr)==="open",s=h("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(cr,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function Ec(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,c=fe(),l=()=>c(u=>Nc(e,u)),a=(u,d)=>{u.puzzle!==d.puzzle&&Cc(e),o.take(u,d)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],l),a(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),zc(e,l)}function zc({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(ur,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function Cc({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),En(s.views.rules,[]),o.forget()}function Ac(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function Tc(e,t){if(!t.file)return;let n=_t(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function Nc(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:c,findings:l,
texts:a,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let w=await f;if(w===void 0||
t.aborted)return;if(await r.learn(()=>Is(a.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",w.problems),n.emit("game",w.game),w.predicates!==null&&r.learnOwn(
w.predicates),w.constants!==null&&(i.show(w.constants),i.tidy()),w.problems.some(p=>Oe(p)==="error"))return c.stop();await c.update(t);let g=await m;g&&!t.aborted&&
Mc(d,a,g.rules)}catch(w){if(!(w instanceof H))throw w;let g=[{text:`Not checked: ${w.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",w.problems.
length?w.problems:g)}}function Mc(e,t,n){En(t.views.rules,n.filter(({file:o})=>o===zn(e))),t.look()}function Lc(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>vn(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await oe("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Wn={};pe(Wn,{start:()=>hu});function dr(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:r=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},l=t.pointed?
[]:t.check?.wrong??[],a={cause:r,effect:i,wrong:[...c,...l]},u=r.length||i.length||a.wrong.length?a:null,d=JSON.stringify(u);d!==n&&(n=d,e.emit("highlight",u))}}
var Xe=e=>e.join(",");function fr(e,t){let n=new Set(t.map(Xe));return e.filter(o=>!n.has(Xe(o)))}function Ze(e){return[...new Map(e.map(t=>[Xe(t),t])).values()]}var Dc=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function qt({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let c={effect:o,cause:fr(s,o),wrong:r},
l=()=>t("pointed",c),a=()=>t("pointed",null);return h("li",{class:"sentence",onmouseenter:l,onfocusin:l,onmouseleave:a,onfocusout:a,dataset:{cells:[...o,...s,...r].
map(Xe).join(" ")}},...Ic(e,n),Rc(e,i))}function yt(e,{words:t,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return qt(e,{words:t,effect:n,cause:s,lines:o})}function kt(e,t){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=t,c=qt(e,{words:n,effect:o,cause:s,lines:i.length?[]:r});return h("ul",{class:"sentences"},c,...i.length?[Gt(
e,i)]:[])}function Gt(e,t){return h("li",{class:"chain"},h("ol",{class:"sentences"},t.map(n=>{let o=yt(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Ic(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[h("p",{},bt(e,ne(o)))]:[h("p",{},bt(e,`${ne(n)}:`)),h("p",{class:"follow\
s"},bt(e,ne(o)))]}var ne=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function bt(e,t){return t.split(Dc).map((n,o)=>o%2?jc(e,n):n)}function jc(e,t){let[n,
o]=t.split(",").map(Number),s=`row ${n}, column ${o}`;return h("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.
emit("cell",{row:n,column:o})},t)}function Rc(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?h("p",{class:"sources"},[...n.keys()].
map(o=>Nn(e,o))):null}function Nn(e,t){let n=Pc(t);return n===null?null:h("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},Mn(n,e.store.now))}function Pc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function Mn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function mr({app:e,place:t}){e.when("focused",n=>{let o=n&&Xe([n.row,n.column]);for(let s of de(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var Ee=e=>Ze(e.flatMap(t=>t.cells));var Bc=["ghosts","overlay","film"];function hr(e){let{app:t,place:n,highlight:o}=e,s=h("div",{class:"card-body","aria-live":"polite"}),r=h("h2",{tabIndex:-1}),i=Wc(
(...g)=>s.append(...g)),c=h("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(h("header",{},r,c),s,i.element),
n.card.hidden=!0,mr(e);let l=new Set,a=new Set,u=()=>!1;function d(){u=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let g of[...l])w.
offer(g,null)}function f(){a.add(r.textContent),w.close()}let m=g=>g.flat().filter(p=>p!=null),w={show(g,...p){let y=n.card.contains(document.activeElement);d(),
a.delete(g),r.textContent=g,s.append(...m(p)),n.card.hidden=!1,y&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:g=>n.card.hidden&&!a.has(g),add(...g){s.append(...m(g))},replace(...g){o("pointed",null),s.replaceChildren(
...m(g))},work(g,p,y){return w.show(g),i.tell(p),i.run(y)},keepWhile(g){u=g},tell:i.tell,offer(g,p){p===null?l.delete(g):l.add(g),t.emit(g,p)},close(){d(),n.card.
hidden=!0}};for(let g of Bc)t.when(g,p=>{p===null&&l.delete(g)});return t.when("cancel-all",()=>{a.clear(),w.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{u()||w.close()}),w}function Wc(e){let t=h("span",{class:"soft"}),n=h("button",{type:"button",onclick:()=>{r(),e(h("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=h("div",{class:"card-work",hidden:!0},h("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(l){let a=s=new AbortController;o.hidden=!1;try{await l(a.signal)}catch(u){if(u.name==="AbortError"||a.signal.aborted)return;e(h("p",{class:Fc(
u)?"failure":""},Vt(u)))}finally{s===a&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:l=>{t.textContent=l}}}var Fc=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Vt(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return ne(n.replace(/^encodings\/\S+: /,""))}function j(e,t,n={}){
return h("button",{type:"button",onclick:t,...n},e)}var ae=(...e)=>h("div",{class:"row"},...e),I=(...e)=>h("p",{},...e);var pr=["puzzle","instance","rules","facts","constants"];function gr(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(l){t.add(l)}};function s(l){
o.now={...o.now,...l};for(let a of t)a(o.now)}async function r(){clearTimeout(n);let l=e.store.now;if(!l.puzzle)return;let a=performance.now(),u={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(f,m)=>{u=m});d!==void 0&&i(l)&&c(d)}catch(d){if(!i(l))return;if(d.interrupted)return c(_c(u,d.interrupted,performance.now()-
a));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(r,2e3):e.emit("problems",d.problems??[])}}let i=l=>pr.every(a=>e.store.now[a]===
l[a]);function c(l){s({outcome:l,error:null,isOld:!1}),e.emit("problems",l.remarks),e.emit("solved",Yt(l))}return e.store.on(pr,(l,a,u)=>{let d=u.has("puzzle")||
u.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var _c=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Yt({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function wr(e){let{app:t,place:n,solving:o}=e,s=h("strong"),r=h("span",{class:"soft"}),i=h("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=h(
"div",{class:"row"}),l=h("div",{class:"status-line",role:"status"},h("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(l,i,c);let a=Uc(e,c,d);function u({
outcome:m,error:w,isOld:g}){if(n.status.setAttribute("aria-busy",String(g)),n.status.classList.toggle("old",g),g){a.stop(),m===null&&w===null&&f();return}let p=w?
Hc(w):m&&Ln(m);p!==null&&(n.status.dataset.kind=p.kind,s.textContent=p.words,r.textContent=p.detail??"",c.replaceChildren(...Kc(t,w)),m?.status==="multiple"&&a.
offer())}function d({count:m,exhausted:w,horizon:g}){s.textContent=w?`${K(m,"answer")}, all counted`:`At least ${K(m,"answer")}`;let p=g===null?null:`in ${g} st\
eps; longer ones were not counted`;r.textContent=[p,w?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(u),f()}function Ln(e){let{status:t,cost:n,count:o,horizon:s}=e,r=e.interrupted?null:`${Yt(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Yt(e).
seconds)} s`,a={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${K(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so\
 far`,"warn"]}[t];return{words:a[0],detail:i,kind:a[1]}}function Hc(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. T\
rying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:
e.interrupted?{words:Vt(e),kind:"warn"}:e.problems.length&&e.problems.every(Fe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function Kc(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return h("p",{class:"status-problem"},n.text);let o=ne(Mn(n,e.store.now)),s=h("button",{type:"button",class:"r\
ule-link",onclick:()=>e.emit("reveal",n)},o);return h("p",{class:"status-problem"},s,`: ${n.text}`)})}function Uc({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,l=h("span",{},"Counting \u2026");t.replaceChildren(h("span",{class:"spinner","aria-hidden":"true"}),l,j("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let a=await G("count",N(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(u,{count:d})=>{l.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(a)}catch(a){c.signal.aborted||i(Vt(a))}}function r(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",j("Count them all",s))}return{
stop:r,offer:i}}var Dn=200;function yr(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(j("Solution",i,{title:"Show the solved board"}),j("Answers",a,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;t.when("playable",u=>{r=u});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async u=>{let d=e.createFilm("Solution"),f=[];await G("answers",N(t.store.now,{marks:[],most:1}),{signal:u,onEvent:(m,w)=>{
f.push(w),d.add(br(w,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(I("No answer was found."))})}function c({atoms:u,frames:d}){let f=s.now.outcome&&`${Ln(s.now.
outcome).words}. `;return[I(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:h("p",{class:"atoms"},u.join(" ")),r&&s.now.outcome?.horizon===null?ae(
j("Fill it in",()=>l(u),{class:"primary"})):null]}function l(u){o.offer("film",null),t.emit("fill",u)}async function a(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async u=>{let d=e.createFilm("All answers"),f=h("div"),m=[],w=0,g=!1,p=k=>d.goTo(m[Math.
min(Math.max(w+k,0),m.length-1)]),y=h("span",{role:"status"}),$=()=>{y.textContent=`Answer ${w+1} of ${m.length}`};f.append(h("div",{class:"row"},j("Previous",()=>p(
-1)),y,j("Next",()=>p(1)))),d.onMove(k=>{w=Math.max(m.findLastIndex(v=>v<=k),0),$()}),o.add(f);let b=await G("answers",N(t.store.now,{marks:[],most:Dn}),{signal:u,
onEvent:(k,v)=>{g=v.cost.length>0,m.push(d.length),d.add(br(v,`Answer ${m.length}`)),v.frames.length||f.append(h("p",{class:"atoms"},v.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),$()}});o.add(I(qc({...b,isBest:g,horizon:s.now.outcome?.horizon},m.length)))})}}var br=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function qc({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
Dn?"There may be others.":`The first ${Dn}; there may be more.`}var kr="pylogic:check",Gc=250,Vc=400,Yc=3,Jc="Whether this can be completed was not found out in time.";function vr(e){let{app:t,place:n,solving:o}=e,s=fe(),r=s.
stop,i=!1,c=null,l=!1,a=Qc(e),u=Xc(()=>m(!f())),d=j("Check",()=>w(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(h("div",{class:"\
row"},d,u),a.element);let f=()=>u.getAttribute("aria-checked")==="true";function m($){u.setAttribute("aria-checked",String($)),localStorage.setItem(kr,$?"on":"o\
ff"),c=null,w()}async function w($=!1){let{outcome:b,isOld:k}=o.now,{marks:v}=t.store.now,x=$||l&&v===c;if($)c=v;else if(!x&&v===c&&!k)return;let O=Object.keys(
v).length===0;l=x&&k&&!O;let S=(x||f())&&!k&&b!==null&&!O;if(!S||b.status==="none"||b.horizon!==null)r(),S&&b.horizon===null?a.bad("There is no answer at all",[]):
x&&O?a.unsure("Nothing is entered yet."):l?a.unsure("checking \u2026"):a.clear();else if(!x)await p("rules");else{let E=b.status==="unique"?new Set(b.answers[0].
atoms):null;E===null?await p("all"):g(E,v)&&await p("reasons")}}function g($,b){let k=In($,b);if(k.length){let v=Ze(k.map(jn).filter(O=>O!==null)),x=v.length===
1?`1 ${Pe(v)} is wrong`:`${v.length} ${Pe(v)}s are wrong`;return a.bad(x,v),!0}return r(),a.good(i?h("strong",{},"Solved!"):"So far so good"),!1}async function p($){
let b=a.element.childNodes.length?Vc:0,k=$==="all"?setTimeout(()=>a.unsure("checking \u2026"),b):0,v;try{v=await s(O=>B("judge",N(t.store.now),O))}catch(O){$===
"all"&&O.interrupted?a.unsure(Jc):$!=="reasons"&&a.clear();return}finally{clearTimeout(k)}if(v===void 0)return;let x=Zc(e,v.broken);if($==="rules")x?a.bad(x.children.
length===1?"A rule is broken":"Rules are broken",Ee(v.broken),x):i?a.good(h("strong",{},"Solved!")):a.clear();else if($==="reasons"){if(x===null)return;a.element.
querySelector("button")?.remove(),a.element.append(x)}else v.possible?a.good("So far so good"):a.bad("This cannot be completed any more",Ee(v.broken),x)}let y=se(
Gc,()=>w());t.store.on(["marks"],$=>{r(),a.element.classList.add("old"),Object.keys($.marks).length||a.clear(),y()}),t.when("cancel-all",()=>{r(),a.clear()}),t.
when("playable",$=>{n.check.hidden=!$}),t.when("finished",$=>{i=$,w()}),o.on(()=>w()),u.setAttribute("aria-checked",String(localStorage.getItem(kr)==="on"))}var Xc=e=>h(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},h("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function Zc(e,t){let n=t.slice(0,Yc).map(o=>yt(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?h("ul",{class:"sentences"},n):null}function Qc({conflicts:e,highlight:t}){let n=h("div",{class:"verdict",role:"status"}),o=(r,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(l=>l!=null))},s=()=>j("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,h("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,c=null)=>o("bad",i,h("strong",{},r),
c??s())}}var Pe=e=>e.every(t=>t.length>2)?"line":"cell",In=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function jn(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var eu=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Rn="Why there is no answer",$r="Why this is wrong",tu="Which rule is wrong",nu=600;function xr(e){let{app:t,
card:n,highlight:o,solving:s}=e;function r(p=!1){return u(Rn,{marks:[]},p)}async function i(){await n.work($r,"Looking for what it breaks \u2026",async p=>{let{
broken:y}=await B("judge",N(t.store.now),p);y.length?c(y):await d({},!1,p)})}function c(p){o("card",{wrong:Ee(p)}),n.replace(I("What you entered breaks a rule a\
lready:"),h("ul",{class:"sentences"},p.slice(0,12).map(y=>yt(e,{words:`${y.words}.`,cells:[],because:[y]}))),l())}let l=()=>ae(j("But it is right",()=>n.work(tu,
"Looking for what refuses it \u2026",async p=>{let{is_answer:y,reasons:$}=await B("why",N(t.store.now),p);y?n.add(I("Some answer has all of it.")):a($)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function a(p){o("card",{wrong:Ee(p)}),n.replace(h("ul",{class:"sentences"},Gt(e,p.flatMap(
y=>Sr(y)))))}function u(p,y,$){let b=$?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(p,b,k=>d(y,$,k))}async function d(p,y,$){
let b=(x,{size:O,bound:S})=>n.tell(`${O} clues and rules so far${S?`, at least ${S} are needed`:""} \u2026`),k=N(t.store.now,{...p,smallest:y}),v=await G("confl\
icts",k,{signal:$,onEvent:b});v.status!=="none"?n.add(I("There is an answer now.")):v.conflicts.length?f(v.conflicts[0],p):n.add(I("The reason was not found in \
time."))}function f(p,y){let $=p.because.filter(v=>v.clue!==null),b=p.because.filter(v=>v.clue===null),k=p.chain.length>0;o("card",{cause:Ze([...Ee($),...Ee(b)]),
wrong:p.cells}),n.replace(I(k?"It leads to a contradiction:":ou(p,$,b)),w("The clues: ",$.map(v=>v.words).join("; ")),w("What you entered: ",p.cells.join(" ")),
k?h("ul",{class:"sentences"},Gt(e,p.chain)):m(b),h("p",{class:"soft"},p.smallest?"No reason is smaller.":p.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),y.marks?null:l(),p.smallest?null:ae(j("The smallest reason",()=>u(y.marks?Rn:$r,y,!0))))}let m=p=>h("ul",{class:"sentences either"},p.map(y=>qt(e,
{words:y.words,cause:y.cells,lines:[y]}))),w=(p,y)=>y?I(p,...bt(t,su(y))):null,g=se(nu,()=>{let{outcome:p,isOld:y}=s.now;!y&&p?.status==="none"&&p.horizon===null&&
n.mayCome(Rn)&&r()});return s.on(g),{ofPuzzle:r,ofMarks:i}}function Sr({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>Sr(i,s+1))]}function ou(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function su(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(eu,t).trimEnd()}var Or="How the answer follows",Er=10;function zr({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function r(l){s(),n=new AbortController;let a={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{
a.events.push({name:d,data:f}),a.wake()};return a.end=G("explain",N(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:u}),a.end.catch(()=>{}).finally(()=>{a.
hasEnded=!0,a.wake()}),o=a}async function*i(l){for(let a=0;;a+=1){for(;a===l.events.length&&!l.hasEnded;)await new Promise(u=>{l.wake=()=>u(null)});if(a===l.events.
length)return;yield l.events[a]}}async function c(l,a){l.addEventListener("abort",s);try{return await a()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(
l,async()=>{let{marks:a}=e.now,u=o&&Object.entries(o.marks).every(([d,f])=>a[d]===f);for(let d=o&&u?o:r(Er);;d=r(Er)){let f=[],m=[],w=null;for await(let{name:g,
data:p}of i(d)){g==="own"&&(w=p),g==="step"&&f.push(p),m.push(...(p.frames??[]).flatMap($=>$.looks??[]));let y=ru(w,f,a);if(y.length)return{steps:y,looks:m,end:null}}
if(d.marks===a)return{steps:[],looks:m,end:await d.end}}}),follow:(l,a)=>c(l,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,
data:f}of i(u))a(d,f);return u.end})}}function ru(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Pn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Pn(e,t){let[n,o]=Dt(e);return t[n]===o}function Bn({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function Cr(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(j("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(Or,"Looking for the first step \u2026",async c=>{
let l=e.createFilm(Or),a=h("ol",{class:"steps"});n.add(a);let u=await s.follow(c,(d,f)=>{f.frames&&l.add(f.frames.map(m=>({...m,...au(d,f)}))),d==="step"&&(a.append(
iu(e,l,f,a.childElementCount+1)),n.tell(`${K(a.childElementCount,"step")} so far \u2026`))});if(u.status==="none")return Bn(e,u);if(u.status==="multiple")return e.
several.ask();a.before(I(lu(u,a.childElementCount)))})}}function au(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:ne(t),
captions:[ne(n)],settled:o}}function iu(e,t,n,o){let s=h("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},ne(n.words)),r=h("li",{dataset:{frame:o}},
s,kt(e,n));return t.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function lu({grade:e,complete:t,interrupted:n},o){
let s=K(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?
` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function Ar(e){let t=null;return e.app.when("film-at",n=>t?.
moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=cu(e,n)}function cu({app:e,card:t},n){let o=[],s=[],r=[],i=0,c=!0,l=()=>{c&&o.length&&t.offer("film",{title:n,frames:[
...o],looks:s,at:i})},a=se(200,l);return{moved(u){if(c){i=u;for(let d of r)d(i)}},told(u){(u===null||u.title!==n)&&(c=!1)},get length(){return o.length},add(u){
let d=o.length===0;o.push(...u),s.push(...u.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?l():a()},goTo(u){c=!0,i=Math.min(u,o.length-1),l(),e.emit("pane","board");
for(let d of r)d(i)},onMove(u){r.push(u)}}}var Jt="Hint";function Nr(e){let{app:t,place:n,card:o,highlight:s,derivation:r}=e,i=j("Hint",l,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",w=>{i.hidden=!w}),t.when("hint",l);let c=!1;t.when("finished",w=>{c=w});async function l(){if(c){o.show(Jt,I("Solved: nothing is lef\
t to do."));return}let w=a();if(w.length){u(w);return}await o.work(Jt,"Looking for the simplest next step \u2026",async g=>{let{marks:p}=t.store.now,{steps:y,looks:$,
end:b}=await r.next(g),k=t.store.now.marks===p;b?.status==="none"?Bn(e,b):b?.status==="multiple"?uu(e):k?b?o.add(I(du(b,p))):d(y.at(-1),y.slice(0,-1),$,p):o.add(
I("The board has changed meanwhile: ask again."))})}function a(){let{outcome:w,isOld:g}=e.solving.now;return!g&&w?.status==="unique"?In(new Set(w.answers[0].atoms),
t.store.now.marks):[]}function u(w){let g=w.map(jn).filter(b=>b!==null),p=()=>{let b=Object.entries(t.store.now.marks).filter(([k])=>!w.includes(k));t.store.change(
{marks:Object.fromEntries(b)}),o.close()};o.show(Jt),s("card",{wrong:g});let y=t.store.on(["marks"],({marks:b})=>{y(),$.isConnected&&!w.every(k=>k in b)&&o.close()}),
$=j("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(I(w.length===1?`First this: one ${Pe(g)} is wrong.`:`First this: ${w.length} ${Pe(g)}s are wrong.`),
ae(j(w.length===1?"Erase it":"Erase them",p,{class:"primary"}),$))}function d(w,g,p,y){let{cells:$,causes:b,entered:k,name:v,frames:x}=w;s("card",{effect:$,cause:b});
let O=j("Do it",()=>m(k),{class:"primary"}),S=j("Do it, and the next",()=>{m(k),l()}),E=()=>k.every(z=>Pn(z,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!O.
isConnected)return A();if(!f(y))return o.close();s("card",null),S.textContent=(O.disabled=E())?"Next hint":"Do it, and the next"});o.add(h("p",{class:"look"},"L\
ook at ",Tr("effect",$),...b.length?[" and ",Tr("cause",b)]:[],".",h("span",{class:"soft"},` (${v})`)),...g.map(z=>kt(e,z)),kt(e,w),ae(O,S,w.has_candidates?j("S\
how what is noted",()=>{o.offer("film",{title:Jt,frames:x,looks:p.map(z=>({svg:z})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let f=w=>Object.entries(w).every(([g,p])=>t.store.now.marks[g]===p);function m(w){let{marks:g}=t.store.now;
t.store.change({marks:{...g,...Object.fromEntries(w.map(Dt))}})}}function uu({card:e,several:{share:t}}){e.add(I("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),ae(j("Show what all answers share",t)))}var Tr=(e,t)=>h("span",{class:`key ${e}`},t.length===0?"the boar\
d":t.length===1?`this ${Pe(t)}`:`these ${t.length} ${Pe(t)}s`);function du({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.
keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var Mr="More than one answer",fu=300;function Lr(e){let{app:t,card:n,solving:o}=e;function s(){n.show(Mr,I("This board has more than one answer. What would you \
like to see?"),r())}let r=(g=null)=>ae(j("What they share",c,{hidden:g===c}),j("Two of them side by side",l,{hidden:g===l,class:"served"}),j("Clues that would l\
eave one",a,{hidden:g===a,class:"served"})),i=(g,p)=>B("differences",N(t.store.now,{marks:[],extra:p}),g);async function c(){await n.work("What all answers shar\
e","Comparing all answers \u2026",async g=>{let{status:p,cautious:y,brave:$}=await i(g,!1);if(!m(p)){if(y===null)return n.add(I("The answers were not all compar\
ed in time."));n.offer("overlay",{certain:y,possible:$}),n.add(I("The board shows all answers at once: full is what every answer has, faint what only some have."),
I(`${y.length} of ${$.length} are certain.`),r(c))}})}async function l(){await n.work("Two answers","Looking for two answers \u2026",async g=>{let{status:p,picture:y}=await i(
g,!1);if(m(p))return;if(y===null)return n.add(I("These rules do not say how a board is drawn."));let $=[{svg:y}];n.offer("film",{title:"Two answers",frames:$,at:0}),
n.add(I("Where they differ is highlighted; the third board is what all answers share."),r(l))})}async function a(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async g=>{let{status:p,offers:y,proof:$}=await i(g,!0);if(m(p))return;if(!y.length)return n.add(I("No clues were found that w\
ould leave one answer."));u(y);let b=y.length===1;n.add(I(b?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${y.
length} clues would leave one answer (${$}). They stand faintly on the board: click one to add it.`),ae(j(b?"Add it":"Add all",()=>f(d(y)),{class:"primary"})))})}
function u(g){n.offer("ghosts",g),n.keepWhile(()=>{let p=d(g);return!p.length||p.length===g.length?!1:(u(p),!0)})}function d(g){let p=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return g.filter(({atom:y})=>!p.includes(`${y}.`))}let f=g=>t.emit("clues",g.map(({atom:p})=>p));function m(g){return g==="multiple"?!1:(n.add(I("T\
here is no longer more than one answer.")),!0)}let w=se(fu,()=>{let{outcome:g,isOld:p}=o.now;!p&&g?.status==="multiple"&&g.horizon===null&&n.mayCome(Mr)&&s()});
return o.on(w),{ask:s,share:c}}function Dr({app:e,place:t,card:n}){t.more.append(j("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:c,interrupted:l}=await B(
"unneeded",N(e.store.now,{marks:[]}),r);n.add(i.length?I("All of these could be deleted at once: the answers of this board would stay the same."):I(l?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?I("This board says nothing of these: it has nothing that they could forbid."):null,s(c),l?I("T\
he search was cut short: there may be more."):null)})}let s=r=>h("ul",{class:"sentences"},r.map(({words:i,place:c})=>h("li",{class:"sentence"},h("p",{},ne(mu(i))),
h("p",{class:"sources"},Nn(e,c)))))}var mu=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var Ir=matchMedia("(max-width: 60rem)");function hu(e){let t={status:h("section",{class:"assistant-status","aria-label":"Answers"}),buttons:h("div",{class:"assi\
stant-buttons"}),check:h("section",{class:"assistant-check","aria-label":"Check while you play"}),card:h("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:h("div",{class:"assistant-more"})};T("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>Ir.matches?T("#board").append(
t.card):t.check.after(t.card);Ir.addEventListener("change",n),n();let o=dr(e),s={app:e,place:t,highlight:o,solving:gr(e)};s.card=hr(s),s.derivation=zr(e),s.createFilm=
Ar(s),wr(s),s.conflicts=xr(s),s.several=Lr(s),Nr(s),Cr(s),yr(s),vr(s),Dr(s)}var Qn={};pe(Qn,{start:()=>Bu});function jr(e){let t=new Set,n=fe(),o=null,s=null,r=async()=>{let{puzzle:l,instance:a,rules:u,facts:d}=e.store.now,f=JSON.stringify([l,a,u,d]);if(!(!l||f===s)){
s=f;try{let m=await n(w=>B("choices",N(e.store.now,{marks:[]}),w));if(m===void 0)return;o=m;for(let w of t)w(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=se(1e3,()=>{i()&&r()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:r,on(l){t.add(
l),o!==null&&l(o)}}}var Kn={};pe(Kn,{NAME:()=>Fr,TITLE:()=>yu,create:()=>$u});function Qe({name:e,words:t,topic:n,app:o,action:s,onSubmit:r}){let i=h("div",{class:"fields"}),c=h("button",{type:"submit",class:"primary"},s),l=h("div",{class:"\
actions"},c),a=h("form",{class:"work-form","aria-label":e},h("p",{class:"soft"},t," ",pu(o,n,e)),i,l);return a.addEventListener("submit",u=>{u.preventDefault(),
r()}),{form:a,fields:i,button:c,line:l}}function pu(e,t,n){return h("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function q(e,t,{title:n="",hint:o=null}={}){return h("label",{class:"field",title:n},h("span",{},e),t,o)}function et(e,t){
return t.setAttribute("aria-label",e),t}function X(e,{min:t,max:n,value:o,step:s=1}){return h("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function ze(e,t){return vt(h("select",{name:e}),t)}function vt(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>h("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function Fn(e,t,n,o){let s=([r,i,c=""])=>h("label",{title:c},h("input",{type:"checkbox",name:e,value:r,checked:o.includes(
r)})," ",i);return h("fieldset",{class:"ticks"},h("legend",{},t),n.map(s))}var Rr=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),tt=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function nt(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function ot(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function st(e,t,n=["rules","facts","constants"]){let o=h("progress",{"aria-label":"Progress"}),s=h("span",{class:"how-far"}),r=h("span",{class:"soft clock"}),i=h(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=h("div",{class:"working",hidden:!0},o,s,r,i),l=h("p",{class:"job-end",role:"status"}),a=h("p",{class:"job-o\
ld","aria-live":"polite"}),u=null,d=null,f="",m=()=>d?.abort(),w=(k,v=null,x=null)=>{if(f=k,s.textContent=k,v===null)return o.removeAttribute("value");o.max=Math.
max(1,x??0),o.value=v},g=k=>{c.hidden=!k,t.disabled=k},p=(k,v=!1)=>{l.textContent=k,l.classList.toggle("failure",v),$()},y=()=>n.some(k=>u&&e.store.now[k]!==u[k]),
$=()=>{a.textContent=l.textContent&&y()?`This was found ${Pr}.`:""};async function b(k,v,x){m();let O=d=new AbortController,S=performance.now();u=e.store.now;let E=()=>{
r.textContent=`${Math.floor((performance.now()-S)/1e3)} s`},A=setInterval(E,1e3);E(),p(""),g(!0),c.scrollIntoView({block:"nearest"});try{return await G(k,v,{signal:O.
signal,onEvent:x})}catch(z){z.name==="AbortError"?p(`Cancelled: ${f}.`):p(gu(z,f),z.interrupted===null);return}finally{clearInterval(A),d===O&&g(!1)}}return e.when(
"cancel-all",m),e.store.on(n,$),{element:h("div",{class:"job"},c,l,a),run:b,tell:w,say:p,stop:m,named:k=>y()?`${k}, ${Pr}`:k,get isOld(){return y()}}}var Pr="be\
fore your last change",Br={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function gu(e,t){if(e.interrupted&&e.interrupted in Br)return`${Br[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var Hn=["orders","engines","configs","heuristics","labelings","others"],_n=["default","as usual"];function Wr(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(a=>[a,a,n[a]]),s=e.needed===null?e.engines:[],r=e.needed===null?[]:[h("p",{class:"soft"},`${e.needed}.`)],i=(a,u,d)=>wu(a,u,d,t[a]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ce(s)]),...r],l=[i("configs","Presets of clasp",[_n,...Ce(e.presets)]),
i("heuristics","Heuristics: what is decided first",[_n,...Ce(e.heuristics)]),i("labelings","Labelings, as in clpfd",[_n,...Ce(e.labelings)]),Fn("others","Other \
boards of this puzzle",Ce(e.instances),t.others)];for(let a of[...c,...l])bu(a)&&(a.hidden=!0);return{first:c,more:l}}var Ce=e=>e.map(t=>[t,t]);function wu(e,t,n,o){
let s=n.map(([r])=>r).filter(r=>o.includes(r));return Fn(e,t,n,s.length?s:[n[0][0]])}function bu(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var Fr="Compare",yu="Measure which way of solving is faster",ku="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",$t={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},vu=600;function $u(e,t){let n={seeds:X("seeds",{min:0,max:100,value:$t.seeds}),random:X("random",{min:1,max:100,value:$t.
random}),repeat:X("repeat",{min:1,max:100,value:$t.repeat}),timeout:X("timeout",{min:1,max:300,value:$t.timeout})},{seeds:o,random:s,repeat:r,timeout:i}=n,{form:c,
fields:l,button:a,line:u}=Qe({name:Fr,words:ku,topic:"comparing",app:e,action:"Compare",onSubmit:v}),d=st(e,a),f=h("div",{class:"lists"}),m=h("div",{class:"list\
s"}),w=q("Random orders",s,{title:"How many orders of each random kind"}),g=h("p",{class:"soft"}),p=h("p",{class:"links"});l.append(f,w,q("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),h("deta\
ils",{class:"more"},h("summary",{},"More ways, boards and limits"),m,q("Repeats",r,{title:"Runs that differ in nothing: they show how exact the clock is"}),q("S\
econds for a run",i))),u.before(g),c.append(d.element,p);let y=x=>x in(t.now?.shuffles??{}),$=()=>`compare:${e.store.now.puzzle}`,b=()=>({...Object.fromEntries(
Hn.map(x=>[x,Rr(c,x)])),...tt(n)}),k=()=>{let x=b(),O=x.orders.filter(y).length,S=x.orders.length+O*(Number(s.value)-1),E=x.configs.length*x.heuristics.length,z=x.
engines.reduce((De,ee)=>De+(ee==="clingo"?E:1),0)*S*x.labelings.length,L=x.others.length+1,_=Math.max(1,Number(o.value))*Number(r.value),P=z*L*_;w.hidden=!x.orders.
some(y),a.disabled=P===0;let Y=[K(z,"way"),K(L,"board"),K(_,"run")].join(" \xD7 "),ct=P*Number(i.value)>vu?", ended after ten minutes at the latest":"";g.textContent=
P?`${Y} = ${K(P,"run")}${ct}`:"Choose at least one of each list."};c.addEventListener("input",()=>{k(),ot($(),b())}),t.on(x=>{let O={...$t,...nt($())};for(let[E,
A]of Object.entries(n))A.value=O[E];let S=Wr(x,O);f.replaceChildren(...S.first),m.replaceChildren(...S.more),k()});async function v(){let x=b(),O=e.store.now,S=0,
E=0;p.replaceChildren(),d.tell("reading the files");let A=await d.run("compare",N({...O,marks:{}},{...Object.fromEntries(Hn.map(z=>[z,x[z]])),orders:x.orders.map(
z=>y(z)?`${z}:${s.value}`:z),seeds:Number(o.value)||null,repeat:Number(r.value),timeout:Number(i.value)}),(z,L)=>{z==="begun"?E=L.runs:z==="run"&&(S+=1),d.tell(
S===E?`${E} runs, drawing the report`:`${S} of ${E} runs`,S,E)});A!==void 0&&(d.say(`${A.words}.`),p.replaceChildren(...xu(A,`${O.puzzle}-${O.instance}-comparis\
on`)),p.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{p.replaceChildren(),d.say("")}),c}function xu({page:e,csv:t,json:n},o){let s=(r,i,c,l)=>h(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},r);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Jn={};pe(Jn,{NAME:()=>Qr,TITLE:()=>Ou,create:()=>Tu});var Ae="pylogic:draft:",Xt="pylogic:tab",Un=20,qn="pylogic:history",_r=200,Su=500;function Gn(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ae+e,{signal:AbortSignal.timeout(Su)},n).catch(()=>t(!1)):t(!0)})}async function Hr(){let e=sessionStorage.getItem(Xt),t=e!==null&&
await Gn(e)?e:ut();return t!==e&&await Gn(t),sessionStorage.setItem(Xt,t),{id:t,draft:e===null?null:Ur(e)}}async function Kr(e){return await Gn(e)?(sessionStorage.
setItem(Xt,e),!0):!1}function Ur(e){try{let t=JSON.parse(localStorage.getItem(Ae+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function Vn(e,t,n=!1){try{return localStorage.setItem(Ae+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function qr({now:e,
past:t,future:n}){try{sessionStorage.setItem(qn,JSON.stringify({now:e,past:t.slice(-_r),future:n.slice(-_r)}))}catch{sessionStorage.removeItem(qn)}}var Gr=()=>JSON.
parse(sessionStorage.getItem(qn)??"null"),Te=e=>Vn(ut(),e,!0),rt=e=>localStorage.removeItem(Ae+e),be=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Be=e=>be(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Ne(){let e=(await navigator.locks?.query())?.held??[{name:Ae+sessionStorage.getItem(
Xt)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ae)&&!t.has(c)).map(c=>Ur(c.slice(Ae.length))??{at:0,id:c.slice(Ae.length),
document:_e}).sort((c,l)=>l.at-c.at),s=({document:c})=>Be(c),r=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Un),...i.slice(Un)])rt(c);return r.slice(
0,Un)}var Qr="Generate",Ou="Make new puzzles of this kind",Eu="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",zu=[["size","of\
 this size"],["present","the present one, new clues"]],Cu=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],Au=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
Vr="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Yr=60,Jr=8,ea=1e6;function Tu(e,t){let n={board:ze("board",
zu),rows:et("Rows",X("rows",{min:1,max:Yr,value:9})),columns:et("Columns",X("columns",{min:1,max:Yr,value:9})),count:X("count",{min:1,max:100,value:4}),difficulty:ze(
"difficulty",Cu),low:et("From",X("low",{min:0,max:Jr,value:2})),high:et("To",X("high",{min:0,max:Jr,value:4})),symmetry:ze("symmetry",Au)},{board:o,rows:s,columns:r,
count:i,difficulty:c,low:l,high:a,symmetry:u}=n,d=et("Seed",X("seed",{min:0,max:2**53-1,value:Zr()})),f=h("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{d.value=Zr()}},Et("dice")),{form:m,fields:w,button:g,line:p}=Qe({name:Qr,words:Eu,topic:"generating",app:e,action:"\
Generate",onSubmit:A}),y=st(e,g,["rules","constants"]),$=Nu(e,()=>g.focus()),b=q("Size",Yn(s,"\xD7",r),{title:"Rows \xD7 columns"}),k=q("Largest step",Yn(l,"to",
a),{title:Vr}),v=h("p",{class:"refusal",hidden:!0}),x=h("ul",{class:"made","aria-label":"New puzzles"}),O=null;w.append(q("Board",o),b,q("How many",i),q("Diffic\
ulty",c,{title:Vr}),k,q("Symmetry",u),q("Seed",Yn(d,f),{title:"The same seed makes the same puzzles"})),p.before(v),m.append(y.element,$.element,x);let S=()=>{b.
hidden=o.value!=="size",k.hidden=c.value!=="range";let z=!k.hidden&&Number(a.value)<Number(l.value);a.setCustomValidity(z?"This is less than where it begins.":"")},
E=()=>`generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{S(),ot(E(),tt(n))}),t.on(z=>{for(let ee of c.querySelectorAll("option"))ee.hidden=ee.disabled=
!["","range",...Object.keys(z.levels)].includes(ee.value);c.querySelector("option:checked:disabled")&&(c.value=""),v.hidden=z.ungenerated===null,v.textContent=`\
By these rules no puzzles can be made: ${z.ungenerated}.`,g.disabled=z.ungenerated!==null;let{puzzle:L,instance:_}=e.store.now;if(O===`${L}/${_}`)return;O=`${L}\
/${_}`;let[P,Y]=z.size??[s.value,r.value],De={...{board:z.has_more?"present":"size",rows:P,columns:Y},...nt(E())};for(let[ee,nn]of Object.entries(De))ee in n&&(n[ee].
value=String(nn));S()}),S();async function A(){let{puzzle:z}=e.store.now,L=Number(d.value),_=Number(i.value),P=0,Y=()=>y.tell(`trying seed ${L}, ${P} of ${K(_,"\
puzzle")}`,P,_);x.replaceChildren(),Y(),await y.run("generate",N({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(r.value)]:null,seed:L,
count:_,symmetry:u.value||null,difficulty:k.hidden?c.value||null:[Number(l.value),Number(a.value)]}),(De,ee)=>{De!=="puzzle"||e.store.now.puzzle!==z||(P+=1,Y(),
x.append(Mu(ee,()=>$.open(ee))),P===1&&x.scrollIntoView({block:"nearest"}))})!==void 0&&(y.say(`${K(P,"puzzle")} of seed ${L}, each with exactly one solution. A\
 click opens one.`),Number(d.value)===L&&(d.value=String((L+1)%ea)))}return e.when("cancel-all",()=>{$.isOpening||(x.replaceChildren(),$.element.replaceChildren(),
y.say(""))}),m}function Nu(e,t){let n=h("div",{class:"back"}),o=new Map,s=!1;function r(c){let l=e.store.now,a=`gen-${c.seed}-${c.number}`,u={saved:{...l.saved,
facts:""},stamps:{...l.stamps,facts:null}};i({...l,...u,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let d=!o.has(l.instance);
if(o.set(a,c.text),!d)return;let f=()=>{i(l),n.replaceChildren(),t()};n.replaceChildren(h("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){
let{now:l}=e.store;!(o.get(l.instance)===l.facts&&Xr(l.marks)&&Xr(l.notes))&&Be(l)&&Te(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:r,
get isOpening(){return s}}}function Mu(e,t){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,a])=>`${a} ${l}`),s=o.length>
1?` (${o.join(", ")})`:"",r=`${e.clues} ${e.clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?J(e.pictures[0]):h("pre",{},e.text);i.setAttribute("aria-hidd\
en","true");let c=`seed ${e.seed}, no. ${e.number}`;return h("li",{},h("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzz\
le ${c}: ${r}`,onclick:t},h("span",{class:"picture"},i),h("span",{},r),h("span",{class:"soft"},c)))}var Xr=e=>Object.keys(e).length===0,Yn=(...e)=>h("span",{class:"\
pair"},e),Zr=()=>String(Math.floor(Math.random()*ea));var Xn={};pe(Xn,{NAME:()=>ta,TITLE:()=>Lu,create:()=>ju});var ta="Trace",Lu="Watch the solver search",Du="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Zt=["","as usual"],Iu={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function ju(e,t){let n={keep:X("keep",{min:1,max:1e3,value:100}),order:ze("order",[]),heuristic:ze("heuristic",[Zt]),labeling:ze("labeling",[Zt])},{keep:o,order:s,
heuristic:r,labeling:i}=n,c=h("small",{class:"soft"}),{form:l,fields:a,button:u}=Qe({name:ta,words:Du,topic:"explaining",app:e,action:"Trace the search",onSubmit:b}),
d=st(e,u),f=h("div",{class:"result"}),m=q("Order of clues",s,{hint:c}),w=q("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),g={},
p=null;a.append(q("Moments",o,{title:"How many of the first moments the film shows"}),m,q("Heuristic",r,{title:"What is decided first, as the rules or clasp adv\
ise"}),w),l.append(d.element,f);let y=()=>{c.textContent=g[s.value]??""},$=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{y(),ot($(),tt(n))}),
t.on(k=>{let v=Object.entries(k.shuffles).map(([x,O])=>[`${x}#1`,O]);if(g={...k.orders,...Object.fromEntries(v)},vt(s,Object.keys(g).map(x=>[x,x.replace("#1","")])),
vt(r,[Zt,...Ce(k.heuristics)]),vt(i,[Zt,...Ce(k.labelings)]),m.hidden=s.options.length===0,w.hidden=k.labelings.length===0,p!==e.store.now.puzzle){p=e.store.now.
puzzle;for(let[x,O]of Object.entries(nt($())))Ru(n[x],O)}y()});async function b(){let{instance:k}=e.store.now,v=0;f.replaceChildren(),d.tell("searching");let x=await d.
run("trace",N({...e.store.now,marks:{}},{order:s.value||"given",heuristic:r.value||null,labeling:i.value||null,keep:Number(o.value)}),(z,L)=>{z==="begun"?v=L.frames:
z==="drawn"&&d.tell(`${L.frames} of ${v} moments drawn`,L.frames,v)});if(x===void 0)return;d.say(`${x.words}.`);let O=(z,L,_)=>{e.emit("film",{title:d.named(z),
frames:L,at:_}),e.emit("pane","board")},S=()=>O(`The search on ${k}`,x.frames,0),E=x.heat.map(z=>({...z,name:Iu[z.name??""]??z.name})),A=x.left_out?` ${x.left_out}\
 more came after them.`:"";f.append(h("p",{class:"soft"},`${x.summary.charAt(0).toUpperCase()}${x.summary.slice(1)}.${A}`),x.frames.length?h("button",{type:"but\
ton",onclick:S},"Show the film again"):h("p",{},"These rules do not say how a board is drawn, so there is no film."),h("div",{class:"heats"},E.map((z,L)=>Pu(z,()=>O(
`Work on each cell of ${k}`,E,L))))),x.frames.length&&!d.isOld&&S()}return e.when("cancel-all",()=>{f.replaceChildren(),d.say("")}),l}function Ru(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function Pu(e,t){let n=J(e.svg??"");return n.setAttribute("aria-\
hidden","true"),h("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},h("span",{},e.name),h("span",{class:"picture"},n))}var oa={generate:Jn,compare:Kn,trace:Xn},Zn=Object.keys(oa),na="pylogic:work:opened";function Bu(e){let t=jr(e),n={},o={},s=l=>r(o[l].hidden?l:null),r=l=>{for(let a of Zn)
o[a].hidden=a!==l,n[a].setAttribute("aria-expanded",String(a===l));localStorage.setItem(na,l??""),l!==null&&t.refresh()};for(let l of Zn){let a=oa[l];o[l]=a.create(
e,t),o[l].id=`work-${l}`,n[l]=h("button",{type:"button",title:a.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},a.NAME)}let i=h("h2",{id:"work-heading"},"Ma\
ke and measure");T("#assistant").append(h("section",{id:"work","aria-labelledby":i.id},i,h("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{r("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),T("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(na);r(Zn.find(l=>l===c)??null)}function he({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),r(f))},c=n.map(
([f,m],w)=>h("button",w===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=h("h2",{id:`title-${ut()}`},e),a=h("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,h("div",{class:"actions"},h("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),u=h("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>u.remove()},a);document.body.append(u),u.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??T(".primary",a)).focus()})}function Le({key:e,words:t,actions:n=[],isBad:o=!1}){Me(e);let s=n.map(([r,i])=>h("button",{type:"button",onclick:()=>{
Me(e),i()}},r));T("#notices").append(h("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},h("span",{},t),h("span",{class:"group"},...s)))}
function Me(e){for(let t of de("#notices .notice"))t.dataset.key===e&&t.remove()}function St(e,t,n){let o=h("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function eo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=h("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await he({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[h("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as Wu,EditorView as sa,unifiedMergeView as Fu}from"../vendor/codemirror-6.js";function ra({store:e},t,n){let o=new Map;function s(l,a){let{saved:u,stamps:d}=e.now,f={saved:{...u,[l]:a.text??""},stamps:{...d,[l]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Me(`conflict ${l}`)}function r(l,a){o.set(l,a.stamp);let u=()=>r(l,a),d=`${a.name} was changed by another program, and you have unsaved changes.`;Le(
{key:`conflict ${l}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>i(l,a).then(w=>({mine:f,theirs:m}[w??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,a),n()),m=()=>{Te(e.now),e.change({[l]:a.text??""}),s(l,a)}}function i(l,a){let u=new sa({doc:a.text??"",extensions:[Wu.
readOnly.of(!0),sa.contentAttributes.of({"aria-label":"Differences"}),Fu({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return he({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[h("p",{},h("span",{class:"mine"},"only in yours")," ",h("span",{class:"theirs"},"only in the file")),h("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,a){let{now:u}=e;a.text===null||a.text===u[l]?(s(l,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):u[l]===u.saved[l]?(e.change({[l]:a.text}),s(l,a),t(`${a.name} was changed by another program; here it is.`)):o.get(l)!==a.stamp&&
r(l,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var to=["rules","facts"];function Z(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var We=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function aa(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(b,k=!1)=>e.emit("message",{words:b,isBad:k}),r=ra(e,s,w);function i(b){let{now:k}=t;if(k.puzzle&&Be(k)){let v=Te(k)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${k.instance} ${v}.`)}for(let{dataset:v}of de("#notices .notice"))v.key&&v.key!=="connection"&&
Me(v.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:k.mode,...b})}async function c(b,k){let{rules:v,facts:x,game:O}=await ge("open",{puzzle:b,instance:k});
e.emit("game",O);let S={rules:v.text??"",facts:x.text??""};return{puzzle:b,instance:k,...S,saved:S,stamps:{rules:v.stamp,facts:x.stamp}}}async function l(b,k){let v=o+=
1,x=await c(b,k);if(v===o){if(x.stamps.rules===null)throw new Error(`There is no puzzle ${b} here.`);i(x),await a()}}async function a(){let{puzzle:b,instance:k}=t.
now,[v]=(await Ne()).filter(({document:x})=>x.puzzle===b&&x.instance===k);v&&u(v)}function u(b){let{document:k}=b,v=`Your unsaved changes of ${We(b.at)} to ${k.
instance} are kept.`;Le({key:"kept",words:v,actions:[["Restore",()=>d(b)],["Discard",()=>rt(b.id)]]})}function d(b){i(b.document),rt(b.id)}function f(b,k,v,x={}){
let O=b.puzzle===t.now.puzzle?t.now:b,{puzzle:S,rules:E,saved:A,stamps:z,constants:L={}}=O;i({puzzle:S,instance:k,rules:E,facts:v,marks:x,constants:L,saved:{...A,
facts:""},stamps:{...z,facts:null}})}let m=({puzzle:b,instance:k},v)=>t.now.puzzle===b&&(v==="rules"||t.now.instance===k);function w(){let b=t.now,k=()=>m(b,"fa\
cts")?g():void 0;return n=n.then(k).catch(v=>s(Z(v),!0)),n}async function g(){let{now:b}=t;for(let k of to)b[k]!==b.saved[k]&&await p(b,k)}async function p(b,k){
let{puzzle:v,instance:x,stamps:O,[k]:S}=b,{is_saved:E,file:A}=await ge("save",{puzzle:v,instance:k==="facts"?x:null,text:S,stamp:O[k]});if(!E){m(b,k)?r.conflict(
k,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let z=!y.has(A.name)&&O[k]!==null;y.add(A.name),m(b,k)&&r.take(k,A),s(z?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(z||O[k]===null)&&e.emit("library")}let y=new Set,{changed:$}=r;return{open:l,show:i,read:c,
restore:d,offer:u,showFacts:f,save:w,changed:$,tell:s,own:y,saved:()=>n}}var ia="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",_u="[a-z][a-z0-9_]{0,63}";function la(e,t,n){let{store:o}=e,s=m=>t.tell(Z(m),!0),r=(m,w)=>{let g=h("input",{
required:!0,autocomplete:"off",spellcheck:!1,...w});return[h("label",{},m,g),g]},i=(...m)=>()=>m.every(w=>w.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),w=(A,z="9")=>r(A,{type:"number",min:1,max:60,value:z}),[g,p]=w("Rows",m?.[1]),[y,$]=w("Columns",m?.[2]),[b,k]=r("Name",{type:"text",pattern:ia,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await he({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
h("div",{class:"fields"},g,y,b)],buttons:[["make","Make it"]],check:i(p,$,k)})===null)return;let{puzzle:x,rules:O,constants:S}=o.now,{facts:E}=await B("frame",{
puzzle:x,rules:O,constants:S,rows:p.valueAsNumber,columns:$.valueAsNumber});t.showFacts(o.now,n.freeName(x,k.value),E),o.change({mode:"edit"})}async function l(){
let[m,w]=r("Name",{type:"text",pattern:_u,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await he({title:"New puzzle",
content:[h("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(w)})===null)return;
let y=await ge("new",{name:w.value});await n.load(),await t.open(y.puzzle,y.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[w,g]=r("Name",{type:"\
text",pattern:ia,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await he({title:"Save this board under another\
 name",content:[w],buttons:[["save","Save"]],check:i(g)})===null)return;if((await t.read(m.puzzle,g.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${g.value} already.`);o.change({instance:g.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:w}=o.now;t.show(await t.read(m,w))}async function d(){let m=await Ne();if(!m.length){t.tell("No unsaved changes are kept.");return}let w=[],
g=m.map(y=>h("label",{class:"choice"},h("input",{type:"radio",name:"kept",onchange:()=>{w[0]=y}}),`${y.document.instance} \xB7 ${n.titleOf(y.document.puzzle)}, ${We(
y.at)}`)),p=await he({title:"Unsaved changes that are kept",content:g,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>w.length>0});for(let y of w)
p==="restore"?t.restore(y):p==="discard"&&rt(y.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(a),revert:f(u),kept:f(d)}}var Hu=500,Ku=5e3,ca="What you have done is kept in this browser.",Uu=`pylogic serve does not answer: has it ended? Start it again. ${ca}`,qu=`pylogic serve was\
 started again: open the link that it has printed. ${ca}`;function ua(e,t,n){let{store:o}=e,s="",r="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:w,stamps:g}=o.now,{rules:p,facts:y}=g,$=new URLSearchParams({puzzle:m,instance:w,rules:p??"",facts:y??""}),b=await oe(`\
changes?${$}`);if(s&&a(),await t.saved(),o.now.stamps!==g)return;let k=i?.puzzle===m?i:{...b,puzzle:m};i={...b,puzzle:m};for(let v of to)b[v]&&t.changed(v,b[v]);
b.names!==k.names&&n(),b.encodings!==k.encodings&&c()}function a(){s="",Me("connection"),t.tell(r),c(),n()}function u({status:m,message:w}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let g={0:Uu,401:qu}[m]??w;s!==g&&Le({key:"connection",isBad:!0,words:g}),s=g}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?Ku:Hu)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(u),await f()})()}import{html as Q,render as Gu,signal as Vu,useEffect as Yu,useLayoutEffect as Ju,useRef as Xu,useSignal as da}from"../vendor/preact-11.js";var Ot="#gallery",Zu=6,Qu=2,at=(...e)=>[Ot,...e.map(t=>encodeURIComponent(t??""))].join("/");function fa(e,t,n){let{store:o}=e,s=T("#gallery"),r=Vu(null),i=od(),
c=null,l=0;function a(y){s.hidden=!y,T("#panes").hidden=y,document.body.dataset.view=y?"gallery":"board",n.entitle()}async function u(){!it()&&o.now.puzzle===""&&
history.replaceState(null,"",Ot);let y=location.hash,[,$,b]=y.split("/");it()?b!==void 0?await d($,b):await m($):a(!1),c=y}async function d(y,$){try{let b=decodeURIComponent(
$);o.now.puzzle===y&&o.now.instance===b?f():await t.open(y,b)}catch(b){t.tell(Z(b),!0),history.replaceState(null,"",Ot),await m()}}function f(){let y=location.hash.
split("/").length>2;it()&&history[y?"replaceState":"pushState"](null,"",location.pathname),a(!1)}async function m(y){let $=l+=1,b=s.hidden||c!==location.hash?c:
null,k=n.entries.find(x=>x.puzzle===y),v=k?await ge("open",{puzzle:y}).catch(()=>({game:[]})):{played:await w()};$===l&&(a(!0),r.value={...v,kind:k,from:b})}async function w(){
let y=await Ne(),$=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...$,...y].reverse().map(k=>[`${k.document.puzzle}/${k.document.instance}`,
k])).values()].reverse().slice(0,Zu).map(k=>{let{document:v,id:x,at:O}=k;return{target:x===""?f:()=>t.restore(k),words:n.titleOf(v.puzzle),more:`${v.instance}, ${x===
""?"open":We(O)}`,draw:()=>B("tile",N(v))}})}async function g({puzzle:y}){o.now.puzzle===y?f():await d(y,encodeURIComponent(n.firstOf(y))),e.emit("make")}function p(){
let{kind:y,game:$=[],played:b=[],from:k=null}=r.value??{};return Ju(()=>{if(r.value===null||k===null)return;let v=[...s.querySelectorAll("a.tile")].find(({hash:x})=>x===
k);(v??T("h2",s)).focus(),v||(s.scrollTop=0)},[r.value]),r.value===null?null:Q`<div class="page" key=${y?.puzzle}>${y?Q`<${td} ...${{kind:y,game:$,seen:i}} make=${()=>g(
y)} />`:Q`<${ed} ...${{library:n,played:b,seen:i}} />`}</div>`}return Gu(Q`<${p} />`,s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}function ed({
library:e,played:t,seen:n}){let{puzzle:o,instance:s}=e.first,r=da(""),i=e.entries.filter(({puzzle:a,title:u,aliases:d})=>[a,u,...d].some(f=>f.toLowerCase().replaceAll(
"_"," ").includes(r.value))),c=a=>{r.value=W(a).value.trim().toLowerCase()},l=a=>{a.preventDefault(),i.length&&(location.hash=at(i[0].puzzle))};return Q`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${at(o,s)}>
        ${e.titleOf(o)}</a>.</p></header>
    ${t.length>0&&Q`<h3>Go on</h3><${no} name="Played last" tiles=${t} seen=${n} />`}
    <form class="search" role="search" onsubmit=${l}><h3>All kinds</h3>
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${c} /></form>
    ${i.length===0&&Q`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${no} name="All kinds" seen=${n} tiles=${i.map(a=>({target:at(a.puzzle),words:a.title,more:a.problem??K(a.instances.length,"board"),draw:async()=>a.instances.
length?oe(`tile/${a.puzzle}/${encodeURIComponent(a.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var td=({kind:{puzzle:e,title:t,instances:n},
game:o,seen:s,make:r})=>Q`
  <header><a href=${Ot}>All kinds</a><h2 tabindex="-1">${t}</h2>
    <div class="game">${o.map(([i,c])=>Q`<p class=${c?"item":""}>${i}</p>`)}</div></header>
  <${no} name=${`Boards of ${t}`} seen=${s} tiles=${n.map(i=>({target:at(e,i),words:i,draw:()=>oe(`tile/${e}/${encodeURIComponent(i)}`)}))}>
    <li><button type="button" class="tile" onclick=${r}><span class="picture"><${He} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,no=({name:e,tiles:t,seen:n,children:o})=>Q`<ul class="tiles" aria-label=${e}>${t.map(s=>Q`<li key=${`${s.words} ${s.target}`}><${nd} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function nd({target:e,words:t,more:n="",draw:o,seen:s}){let r=Xu(null),i=da("");Yu(()=>s(r.current,async()=>{let l=await o(),a=l.pictures.slice(0,1).map(u=>J(u.
svg));for(let u of a)u.querySelector("title")?.remove();r.current?.replaceChildren(...a),i.value=l.size?.join(" \xD7 ")??""}),[]);let c=Q`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?Q`<a class="tile" href=${e}>${c}</a>`:Q`<button type="button" class="tile" onclick=${e}>${c}</button>`}
var it=()=>location.hash.split("/")[0]===Ot;function od(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:c}of r)i&&(o.unobserve(
c),t.push(c),s())},{rootMargin:"200px"});async function s(){let r=n<Qu?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(c=>c!==r)})}function ma(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},c=k=>o.find(v=>v.puzzle===k),l=k=>c(k)?.title??k,a=k=>c(k)?.instances??
[],u=k=>a(k)[0]??"board";function d({puzzle:k,instance:v}){let x=a(k);return at(k,...x.slice(x.indexOf(v)+1).slice(0,1))}function f(k,v){let x=new Set([...a(k),
k===n.now.puzzle?n.now.instance:""]);if(!x.has(v))return v;let O=2;for(;x.has(`${v}${O}`);)O+=1;return`${v}${O}`}let m=(k,v)=>t.open(k,v).catch(x=>{t.tell(x.message,
!0),p()}),w=h("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>m(w.value,u(w.value))}),g=h("select",{"aria-label":"Board",title:"Board",onchange:()=>m(
n.now.puzzle,g.value)});function p(){let{puzzle:k,instance:v}=n.now,x=c(k)?.own;$(w,o.map(S=>[S.puzzle,S.title,S.own.rules]),k);let O=a(k).map(S=>[S,S,!!x?.instances.
includes(S)]);$(g,O,v),y()}function y(){let{puzzle:k,instance:v}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${be(n.now)?"\u2022 ":""}${v}\
 \xB7 ${l(k)} \xB7 pylogic`}function $(k,v,x){let O=(A,z)=>{let L=v.filter(([,,_])=>_===z).map(([_,P])=>h("option",{value:_},P));return L.length?[h("optgroup",{
label:A},...L)]:[]},S=v.some(([A])=>A===x)?[]:[h("option",{value:x},`${x} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];k.replaceChildren(
...S,...E),k.value=x}async function b(k){let v=await oe("library",k);[o,s,i,r]=[v.puzzles,v.folder,v.first,v.pupil],document.body.classList.toggle("pupil",r!==null);
for(let x of o){x.own.rules&&t.own.add(`encodings/${x.puzzle}.lp`);for(let O of x.own.instances)t.own.add(`instances/${x.puzzle}/${O}.lp`)}return n.now.puzzle&&
p(),e.emit("listed"),v}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:b,titleOf:l,freeName:f,firstOf:u,behind:d,entitle:y,elements:[w,g],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Qt(e,t,n){let o=h("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=h("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,h("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),a=l.findIndex(d=>d===document.activeElement),u={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(l.at(u%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{W(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function V(e,t,{note:n="",key:o="",isOff:s=!1}={}){return h("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
h("span",{class:"name"},e),o?h("kbd",{},o):null,n?h("small",{},n):null)}var oo=e=>h("div",{class:"heading",role:"presentation"},e);var en="#pylogic=";var ha=/^[a-z_][A-Za-z0-9_]{0,63}$/,sd=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,tn=e=>e.includes(en);async function pa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:c,saved:l}=e,a=o===l.rules?{}:{rules:o},u=await id(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:i,constants:c}));
return`${location.origin}/${en}${u}`}async function ga(e){let t=e.slice(e.indexOf(en)+en.length).trim(),n;try{n=JSON.parse(await ld(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!ad(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:l,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:c,notes:l,constants:a}}var wa=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),lt=e=>typeof e=="string",rd=e=>Array.isArray(e)&&e.every(lt),so=(e,t,n)=>wa(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function ad(e){return wa(e)&&lt(e.puzzle)&&ha.test(e.puzzle)&&lt(e.instance)&&sd.test(e.instance)&&lt(e.facts)&&
(e.rules===void 0||lt(e.rules))&&so(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&so(e.notes,/^-?\d{1,6},-?\d{1,6}$/,rd)&&so(e.constants,ha,t=>lt(t)&&t.length<=
200)}async function id(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function ld(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var ba=2e6,cd=/^[^%\n]*(:-|#program|#show|[{}])/m,ro="input, textarea, select, dialog, .cm-editor, [contenteditable]";function ya(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(tn(f))return o(f);if(f.length>ba)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:w,rules:g,constants:p}=s.now,
y=w?{puzzle:w,rules:g,constants:p}:{puzzle:n.first.puzzle},$=await B("import",{...y,text:f});if(!w&&!$.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let b=$.puzzle===w?s.now:await t.read($.puzzle,m),k=Object.fromEntries($.answer.map(S=>[S,!0]));t.showFacts(b,n.freeName($.
puzzle,m),$.facts,k);let v=$.answer.length?", with what it shows of a solution":"",x=`a board of ${n.titleOf($.puzzle)}`,O=$.is_named?`Recognised ${$.format}: ${x}`:
`Read as ${x}, the puzzle that is open`;t.tell(`${O}${v}.`),e.emit("pane","board")}async function i(f,m){let w=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),g=await t.read(w,n.firstOf(w));t.show({...g,rules:f}),t.tell(`These are rules: they are open as the puzzle ${w}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,w=!1)=>(w&&m&&cd.test(f)?i(f,m):r(f,m)).catch(g=>t.tell(Z(g),!0));async function l(f){f.size>ba?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),ud(f.name),f.name.endsWith(".lp"))}async function a(){let f=h("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=h("p",{class:"failure",role:"alert",hidden:!0}),w=[h("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await he({title:"Paste a board",content:w,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(p){m.hidden=!1,m.textContent=Z(p)}}}function u(){let f=h("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";W(f).closest?.(ro)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{W(f).closest?.(
ro)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,W(f).closest?.(ro)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:u}}var ud=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function ka({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:c}=e.now,l=be(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await ge("solved",{puzzle:r,instance:i}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var dd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},fd=15e5,va=2,md=["localhost","127.0.0.1","[::1]"];function $a(e,t){let{store:n}=e,o=d=>t.
tell(Z(d),!0);async function s(){let d=await pa(n.now);d.length>fd?t.tell("This is too much for a link: download the files.",!0):await eo(e,d,"a link to these r\
ules and this board")}async function r(d){let{svg:f}=await B("picture",N(n.now));d==="svg"?St(`${n.now.instance}.svg`,f,"image/svg+xml"):St(`${n.now.instance}.p\
ng`,await hd(f),"image/png")}async function i(){let d=open("","_blank");try{let{html:f}=await B("page",N(n.now)),m=URL.createObjectURL(new Blob([f],{type:"text/\
html"}));d?d.location=m:St(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=h("div",{class:"formats"},h("small",{class:"soft"},
"One moment\u2026"));return B("export",N(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>V(l(m),()=>eo(e,m.text??"",`${m.title}, ${n.now.instance}`),
{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(h("small",{},"No other program's format fits this puzzle."))},f=>d.replaceChildren(
h("small",{class:"failure"},Z(f)))),d}let l=({format:d,title:f})=>`${f}${dd[d]??""}`,a=(d,f,m)=>V(`${d}, ${f}.lp`,()=>St(`${f}.lp`,m,"text/plain")),u=()=>[V("Co\
py link",()=>s().catch(o),{note:`holds rules and board, and works ${md.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where this\
 page can be reached"}; nothing is uploaded`}),oo("Copy for other programs"),c(),oo("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.
rules),V("Picture, SVG",()=>r("svg").catch(o)),V("Picture, PNG",()=>r("png").catch(o)),V("Page to print",i,{note:"the rules in words, and the board"})];T("#shar\
e").append(...Qt("Share","Share: links, files, print",u))}async function hd(e){let t=h("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();
let n=h("canvas",{width:va*t.width,height:va*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?o(r):s(new Error(
"This picture is too large.")),"image/png")})}async function xa(e){T("#bar").append(h("div",{id:"notices"}));let t=aa(e),n=ma(e,t),o=u=>Oa(e,t,u),s=ya(e,t,n,o),r=la(e,t,n),i=fa(e,t,n);gd(e,t,n,s,r),$a(e,t),
pd(e,n),ka(e,n);let c=n.load();c.catch(()=>{});let l=await Hr();await wd(e,t,c,l).catch(u=>t.tell(Z(u),!0)),await i.go(),bd(e,t,()=>l.id),addEventListener("hash\
change",async()=>{await Sa(t,o),await i.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),ua(e,t,a)}function pd({store:e,when:t},n){let o=h("a",{class:"\
next"},"Next board");T("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function gd(e,t,n,o,s){let{store:r}=e,i=h("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",h("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=be(r.now);i.disabled=!d,i.setAttribute("aria-l\
abel",d?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[V("Save",t.save,{key:"Ctrl-S",isOff:!be(r.now)}),V("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],u=Qt("File","File: new, paste, save",()=>[V("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[V("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],V("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at an\
d others"}),V("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),V("Back to the saved files",s.revert,{isOff:!be(r.now)}),V("Kept \
changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],c),c(),addEventListener("keydown",d=>{
!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function wd(e,t,n,o){if(await Sa(t,i=>Oa(e,t,i))){o.draft&&Be(
o.draft.document)&&Te(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,Gr());return}let s=(await Ne()).find(({isAside:i})=>!i),r=await n.then(
i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!it()&&!r?.first.is_asked&&await Kr(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`Your \
unsaved changes of ${We(s.at)} are back.`);return}it()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function Sa(e,t){
let{hash:n}=location;if(!tn(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(Z(o),!0),!1}}async function Oa(e,t,n){
let{rules:o,...s}=await ga(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Le({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function bd({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Vn(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(_e),se(300,s)),addEventListener("pagehide",()=>{s(),qr(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var io={};pe(io,{start:()=>vd});var ao="pylogic:guide",kd=["workbench","index"];function vd(e){let t=T("#drawer"),n=fe(),o=[],s=null,r=[],i=h("article",{class:"guide-page",tabIndex:-1}),c=h("s\
elect",{"aria-label":"Page of the guide",onchange:()=>w(c.value)}),l=h("button",{type:"button",title:"The page before",onclick:g},"Back"),a=h("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=h("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},Et("book"),h("span",{class:"wide"},"Guide"));t.append(h("header",{},h("h2",{},"Guide"),c,l,a),i),T("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f(y){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
r.length||(r=await oe("guide"))}catch($){return p($)}c.replaceChildren(...r.map(({topic:$,title:b})=>h("option",{value:$},b))),await w(y??localStorage.getItem(ao)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function w(y,$=!1){let[b,k]=y.split("#"),v=new Set(r.map(
({topic:E})=>E)),x=[b,...kd].find(E=>v.has(E))??b,O;try{O=await n(E=>oe(`guide/${x}`,E))}catch(E){return p(E)}if(O===void 0)return;!$&&o.at(-1)!==x&&o.push(x),l.
disabled=o.length<2,c.value=x,localStorage.setItem(ao,x),i.replaceChildren(...$d(O.html)),i.setAttribute("aria-label",O.title);let S=k?i.querySelector(`#${CSS.escape(
k)}`):null;S?S.scrollIntoView():t.scrollTop=0}function g(){o.pop(),w(o.at(-1)??"",!0)}function p(y){i.replaceChildren(h("p",{class:"failure"},y.message))}i.addEventListener(
"click",y=>{let $=W(y).closest("a[data-topic]");$!==null&&(y.preventDefault(),w($.dataset.topic??""))}),addEventListener("keydown",y=>{if(y.key==="F1")d();else if(y.
key==="Escape"&&t.contains(document.activeElement))m();else return;y.preventDefault()}),e.when("guide",f)}function $d(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&xd(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=h("bu\
tton",{type:"button",class:"copy",onclick:()=>Sd(s,o)},"Copy"),r=h("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=h("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function xd(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(ao)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function Sd(e,t){await navigator.clipboard.writeText(Od(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Od(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var Ea="pylogic:panes",Ed=256,zd=340,Cd=24,Ad=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function za(){
let e=T("#panes"),t=JSON.parse(localStorage.getItem(Ea)??"{}");for(let[n,o,s,r]of Ad){let i=T(o),c=h("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),l=()=>{let d=t[n];e.style.setProperty(`--${n}`,d?`min(${d}px, 60%\
)`:null),c.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},a=d=>{let f=e.clientWidth-zd-(T(s).offsetTop===i.offsetTop?T(s).
offsetWidth:0);t[n]=d&&Math.round(Math.max(Ed,Math.min(d,f))),localStorage.setItem(Ea,JSON.stringify(t)),l()},u=({clientX:d})=>{let{left:f,right:m}=i.getBoundingClientRect();
a(n==="left"?d-f:m-d)};c.addEventListener("pointerdown",d=>{c.setPointerCapture(d.pointerId),c.addEventListener("pointermove",u)}),c.addEventListener("lostpoint\
ercapture",()=>c.removeEventListener("pointermove",u)),c.addEventListener("dblclick",()=>a()),c.addEventListener("keydown",({key:d})=>{let f={ArrowLeft:-1,ArrowRight:1}[d];
f&&a(i.offsetWidth+Cd*(n==="left"?f:-f))}),(n==="left"?T("#board"):i).before(c),l()}}co();var Ca=uo(),Aa={store:Ca,overview:po(Ca),...go()};for(let e of[an,yn,Tn,Wn,Qn,io])e.start(Aa);za();await xa(Aa);document.documentElement.dataset.ready="";
