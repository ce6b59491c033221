var Ka=Object.defineProperty;var de=(e,t)=>{for(var n in t)Ka(e,n,{get:t[n],enumerable:!0})};var P=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},We=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var go="pylogic:token";function wo(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(Ua(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var Ua=e=>localStorage.setItem(go,e);async function fn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(go)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(l){throw l.name==="AbortError"?l:new P({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let l=r.headers.get("location");l!==null&&l!==location.pathname&&location.replace(l);let c=r.status===422?qa(await r.json()):
await r.text();throw new P({words:c,status:r.status})}return r}function qa(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function G(e,t){return(await fn(e,void 0,t)).json()}async function me(e,t,n){return(await fn(e,t,n)).json()}async function _(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await fn(e,t,n);if(s.body===null)throw new P({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),l="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new P({words:"The server has gone away.",status:0})}
if(c.done)throw new P({words:"The server has gone away.",status:0});let i=(l+c.value).replaceAll(`\r
`,`
`).split(`

`);l=i.pop()??"";for(let a of i){let u=Va(a);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new P(u.data);o(u.name,u.data)}}}}var D=(e,t,n)=>_(
e,t,{signal:n});function Va(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}import{batch as Ja,computed as Ya,signal as Za}from"../vendor/preact-11.js";var Fe=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},
stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",seconds:0,saves:[]}),Xa=["facts","marks","notes"],Qa=["puzzle","instance","rules","fac\
ts","constants"];function bo(e=Fe){let t=Za(e),n=e,o=Ya(()=>{let d=t.value;return Qa.some(f=>d[f]!==n[f])&&(n=d),n}),s=[],r=[],l=null,c=new Set,i=d=>Ja(()=>{let f=t.
peek();t.value=d;let h=Object.keys(d).filter(p=>d[p]!==f[p]);if(h.length)for(let p of[...c])p(d,f,new Set(h))}),a=({facts:d,marks:f,notes:m})=>({facts:d,marks:f,
notes:m}),u=(d,f)=>{if(!d.length)return;let m=t.peek();f.push(a(m)),l=null,i({...m,...d.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){
return t.value&&s.length>0},get canRedo(){return t.value&&r.length>0},get history(){return{now:a(t.value),past:s,future:r}},change(d,{merge:f=null,undoable:m=!0}={}){
let h=t.peek(),p=Xa.some(b=>b in d&&d[b]!==h[b]);p&&m&&!(f!==null&&f===l)&&(s.push(a(h)),r=[]),(p||"mode"in d)&&(l=f),i({...h,...d})},open(d,f=null){let m={...Fe,
...d};[s,r,l]=f!==null&&JSON.stringify(f.now)===JSON.stringify(a(m))?[f.past,f.future,null]:[[],[],null],i(m)},undo:()=>u(s,r),redo:()=>u(r,s),on(d,f){let m=new Set(
d),h=(...p)=>{[...p[2]].some(b=>m.has(b))&&f(...p)};return c.add(h),()=>c.delete(h)}}}function C(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:l,marks:c}=e;
return{puzzle:n,instance:o,rules:s,facts:r,constants:l,marks:Object.entries(c),...t}}var dn={facts:40,rules:200},ko=["puzzle","instance","rules","facts","constants","marks"],yo="facts";function vo(e){let t=new Set,n=new Map,o=new Set,s=dn.facts,
r=0;e.on(ko,(f,m,h)=>{s=h.has("rules")&&!h.has("puzzle")?dn.rules:dn.facts});function l(f,m){return i(f),o.add(f),new Promise((h,p)=>{let b={resolve:h,reject:p,
onEvent:m},$=[...t].find(({about:w,parts:g})=>g.includes(f)&&ko.every(k=>w?.[k]===e.now[k]));$?($.wishes.set(f,b),$o($,f)):(n.set(f,b),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){i(f),o.delete(f)}function i(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let h=m.wishes.get(f);h&&(h.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let h=e.
now;return new Promise((p,b)=>{let $=g=>{w.about={...h,facts:g[g.length-1]},m(g),p()},w=d(h,null,[...o],new Map([[yo,{resolve:$,reject:b}]]),{steps:f})})}function d(f,m,h,p,b={}){
let $={about:m,parts:h,wishes:p,told:new Map,controller:new AbortController},w=(g,k)=>{g==="found"?p.get("solve")?.onEvent?.(g,k):$.told.set(g,g===yo?{found:k.facts}:
k),$o($,g)};return t.add($),_("overview",C(f,{...b,parts:h}),{signal:$.controller.signal,onEvent:w}).catch(g=>{for(let k of p.values())k.reject(g)}).finally(()=>t.
delete($)),$}return{ask:l,drop:c,edit:u}}function $o({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new P(s.failed)):o.
resolve(s.found))}import{signal as st,untracked as ei}from"../vendor/preact-11.js";function So(){let e=new EventTarget,t={playable:st(!0),finished:st(!1),focused:st(null),film:st(
null),"film-at":st(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=o),ei(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(
n,s=>o(s.detail))}}}var hn={};de(hn,{start:()=>ii});import{html as He,render as mn,useSignal as ni}from"../vendor/preact-11.js";function y(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function xo(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function J(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ge=e=>[...document.querySelectorAll(e)],rt=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),j=e=>e.target;function Y(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ae(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var B=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;import{html as ti}from"../vendor/preact-11.js";var Oo="http://www.w3.org/2000/svg",zo={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L1\
2 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.\
4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 \
0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},_e=({
name:e})=>ti`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${zo[e]} /></svg>`;function vt(e){let t=document.createElementNS(Oo,"svg");for(let[
o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(Oo,"path");return n.setAttribute(
"d",zo[e]),t.append(n),t}var oi=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],si=8e3,ri=2,ai=["pointerdown","keydown"],
Eo={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function ii(e){mn(He`<${li} ...${e} />`,T("#modes")),mn(He`<${ci} ...${e} />`,
T("#history")),mn(He`<${fi} />`,T("#appearance")),ui(e),di(e),hi(e)}function li({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pl\
ay"?"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return oi.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return He`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var ci=({store:e})=>He`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${_e} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${_e} name="redo" /><span class="wide">Redo</span>
  </button>`;function ui({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||j(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function fi(){let e=ni(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return He`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${_e} name=${e.value?"light":"dark"} /></button>`}function di(e){let t=ge("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),mi(e)}function mi(e){
let t=Object.keys(Eo),n=o=>{e.emit("pane",o),ge(`#${o} :is(${Eo[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(l=>document.activeElement?.closest(`#${l}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ge(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function hi(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=y(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-ri),s);let l=()=>s.remove();setTimeout(
()=>{if(!o)l();else for(let c of ai)addEventListener(c,l,{once:!0})},si)})}var Sn={};de(Sn,{start:()=>hl});var pi=12;function Ke(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(y("span",{class:t,ariaHidden:"true"},n))}function Ao(e,t,n,o){
Ke(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),l=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
l),!(!s||!l)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let i=Number(c)-1,a=y("span",{},c);return a.style.gridArea=`${Math.floor(
i/r)+1} / ${i%r+1}`,[a," "]})))}function Ue(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(y("span",{class:"typed",ariaHidden:"true"},t))}function Co(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function St(e,t){Ke(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/pi%360))}function To(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var xt={corner:"",centre:"~",colour:"#"},qe=Object.keys(xt),we=qe.filter(e=>e!=="colour"),be=["red","orange","yellow","green","cyan","blue","purple","grey"],at=(e,t)=>xt[e]+
t,ke=(e=[],t)=>e.filter(n=>pn(n)===t).map(n=>n.slice(xt[t].length)),pn=e=>qe.find(t=>xt[t]===e[0])??"corner",No=(e,t,n)=>t.every(o=>e[o]?.includes(n))?wn(e,t,o=>o.
filter(s=>s!==n)):gn(e,t,[n]),gn=(e,t,n)=>wn(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),it=(e,t,n,o)=>wn(e,t,s=>s.filter(
r=>!n.includes(pn(r))||o!==void 0&&r!==at(pn(r),o)));function wn(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var R=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Mo=new Map;function Do({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Mo.get(o)??{svg:e,words:t,reach:n};return Mo.set(o,s),s}var gi=["diagonal","triangle"],Ot=Do({svg:"",words:""});function Io(e,t=null){let n=e.pieces.map(
Do),o=c=>c.map(i=>i<0?Ot:n[i]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:wi(c.peers??{}),choices:c.choices.map(i=>({...i,looks:i.looks.map(a=>a.map(u=>u<0?null:n[u]))}))})),l=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(i=>[i.slice(0,-1).join(","),i.at(-1)]))}));return{...e,frames:s,plays:r,edits:l,count:e.rows*e.columns}}function wi(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var ee=(e,t,n)=>(t-1)*e.columns+n-1,M=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ye=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,bn=(e,t,n,o)=>ye(t,M(e,o).join(","),n),$e=({what:e,where:t,choices:n})=>t==="cel\
l"&&!gi.includes(e)&&n.some(({value:o})=>o!==null);function kn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(l=>l.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?ee(e,o,s):-1}var ve=(e,t)=>!!e.looks[0]?.[t],zt=(e,t)=>e.plays.some(n=>n.
choices.some(o=>ve(o,t))),yn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),jo=e=>yn(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),te=(e,t,n,o)=>Ie(t,n,M(e,o).join(",")),Et=(e,t,n,o,s)=>Mt(t,n,M(e,o).join(","),s),At=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Ct({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function lt(e,t,n){for(let o of e.plays){let s=o.choices[te(e,o,t,n)];if(s&&ve(s,n))return s.looks.map(r=>r[n]??Ot)}return e.
frames.map(o=>o.blank[n])}var Lo={corner:"candidates",centre:"centre",colour:"coloured"};function Tt(e,{marks:t,notes:n},o){let[s,r]=M(e,o),l=e.plays.map(f=>f.choices[te(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,i=qe.map(f=>[Lo[f],...ke(n[`${s},${r}`],f)]).filter(([,f])=>f),a=l.length?i.filter(([f])=>f===
Lo.colour):i,u=e.plays.filter(ne).flatMap(f=>Wo.map(m=>{let h=f.choices[Ie(f,t,Se(e,o,m))];return h&&`${m}: ${h.words}`})).filter(Boolean),d=[c,...l,...u,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function Ro(e,t){let n=s=>s.choices.some(r=>{let[l,c]=ye(s," ",r).split(
" ");return t.startsWith(l)&&s.spots.has(t.slice(l.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>ne(s)&&n(s)))return!0;let o=kn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>ve(r,o)&&bn(e,s,r,o)===t))}function Po(e,t,n){let o=n.filter(r=>Ro(e,r)),s=Object.entries(t).filter(([r,l])=>!l&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Nt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Bo(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Ro(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var ne=e=>e.where!=="cell",Wo=["top","righ\
t","bottom","left"],bi={top:[-1,0,"bottom"],left:[0,-1,"right"]},De=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Fo(e,t,n,o){let s=i=>i.
every((a,u)=>a>=Math.min(n[u],o[u])&&a<=Math.max(n[u],o[u])),r={...t},l={};for(let i of e.spots){let[a,u,d]=i.split(","),[f,m]=[[+a,+u],[+a+ +(d==="bottom"),+u+
+(d==="right")]].map(p=>s(p));if(!f&&!m)continue;let h=ye(e,i,e.choices[0]);delete r[h],f!==m&&(l[h]=!0)}return Object.keys(t).length===Object.keys({...r,...l}).
length&&Object.keys(l).every(i=>t[i])?r:{...r,...l}}function Se(e,t,n){let[o,s]=M(e,t),[r,l,c]=bi[n]??[0,0,n];return(o+r>=1&&s+l>=1?[o+r,s+l,c]:[o,s,n]).join(",")}
var Ie=(e,t,n)=>e.choices.findIndex(o=>t[ye(e,n,o)]===o.holds);function Mt(e,t,n,o){let s={...t};for(let l of e.choices)delete s[ye(e,n,l)];let r=e.choices[o];return r&&
(s[ye(e,n,r)]=r.holds),s}var _o=(e,t,n)=>e.plays.filter(ne).reduce((o,s)=>Wo.reduce((r,l)=>Mt(s,r,Se(e,n,l),-1),o),t);function ct({cell:{width:e,height:t,edge:n}},o,[
s,r,l]){let[c,i]=[n+(r-1)*e,n+(s-1)*t],[a,u]=[c+e,i+t];if(o==="edge")return{top:[c,i,a,i],bottom:[c,u,a,u],left:[c,i,c,u],right:[a,i,a,u]}[l];let[d,f]=[c+e/2,i+
t/2];return l==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function Ho(e,t,[n,o,s]){let[r,l,c,i]=ct(e,t,[n,o,s]);if(t==="edge")return[r,l,c,i];let[a,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+a]].map(m=>e.frames[0].cells[ee(e,m[0],m[1])]?.reach?.[u]??0);return[r+a*d,l+u*d,c-a*f,i-u*f]}function ie({rows:e,columns:t,cell:n,around:o}){
let[s,r,l,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+l,left:c,top:s}}var ki=500,yi=["clue","unknown"];function Ko({app:e,view:t}){let n=new Map,o=new Map,s=$i(e,()=>{for(let v of i())Ue(t.grid.cell(v),null)}),r=()=>t.sheet,l=v=>r().
edits.find(O=>O.what===v),c=v=>M(r(),v).join(",");function i(){let v=[...n.keys()];return n.clear(),o.clear(),v}function a(v,O,x,z=null){let A=x===null?"":v==="\
unknown"?"?":x;n.set(O,A),Ue(t.grid.cell(O),A);for(let L of yi)o.set(`${L} ${c(O)}`,null);b(v,O,x,z)}function u(v,O){let x=O.filter(z=>h(z,v));if(x.length){for(let z of x)
o.set(`${z} ${c(v)}`,null);n.set(v,""),Ue(t.grid.cell(v),""),s.ask({cells:x.map(z=>[z,...M(r(),v),null])})}}function d(v,O){let x=o.get(`${v} ${O}`);return x===
void 0?l(v)?.cells.get(O)??null:x}function f(v){let O=[...o.keys()].filter(z=>z.startsWith(`${v} `)).map(z=>z.slice(v.length+1)),x=l(v)?.cells.keys()??[];return[
...new Set([...x,...O])].filter(z=>d(v,z)!==null)}let m=(v,O)=>d(v,c(O)),h=(v,O)=>m(v,O)!==null;function p(v,O,x=null){for(let[z,A]of O)o.set(`${v} ${z.join(",")}`,
A);s.ask({cells:O.map(([z,A])=>[v,...z,A])},x)}let b=(v,O,x,z=null)=>p(v,[[M(r(),O),x]],z);function $(v,O){let x=[];for(;;){let z=d(v,[...O,x.length+1].join(","));
if(z===null)return x;x.push(z)}}function w(v,O,x,z=null){let A=x.match(/\d+/g)??[],L=$(v,O).slice(A.length).map(()=>null);p(v,[...A,...L].map((I,oe)=>[[...O,oe+
1],I]),z)}function g(v,O,x,z){s.ask({cells:[[v,...M(r(),O),...x,z===""?null:z]]})}function k(v,O){v>=1&&O>=1&&s.ask({size:[v,O]})}function S(v){let O=I=>/^\d+$/.
test(I)?Number(I):I,x=v.flatMap(I=>{let[,oe="",se=""]=/^(\w+)\((.*)\)$/.exec(I)??[],re=se.split(","),$t=t.sheet.edits.find(({isClue:Wa,predicate:Fa,keys:_a,values:Ha})=>Wa&&
Fa===oe&&_a+Ha===re.length);return $t?[[$t.what,...re.slice(0,$t.keys).map(O),re.slice($t.keys).join(",")]]:[]});if(!x.length||x.length<v.length)return!1;s.ask(
{cells:x});let[z,A,L]=x[0];return l(String(z))?.where==="cell"&&t.grid.select(ee(r(),Number(A),Number(L))),!0}return{entry:l,key:c,set:a,erase:u,found:d,everywhere:f,
valueAt:m,has:h,place:p,become:b,numbers:$,becomeNumbers:w,write:g,resize:k,add:S,settle:()=>s.isEmpty?i():[]}}function $i(e,t){let{store:n,overview:o}=e,s=[],r=!1,
l=!1;function c(u,d=null){s.push({step:u,merge:d}),r||i()}async function i(){for(r=!0;s.length;)await a(s.splice(0,ki));r=!1}async function a(u){let d=n.now,f=!1;
l=!0;let m=h=>{l=!1,!(n.now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,h.forEach((p,b)=>{!f&&p!==n.now.facts&&n.change({facts:p},
{merge:u[b].merge})}))};try{await o.edit(u.map(({step:h})=>h),m)}catch(h){if(l=!1,!(h instanceof P))throw h;e.emit("message",{words:`This cannot be changed here\
: ${h.message}`,isBad:!0}),t()}f&&await a(u)}return{ask:c,get isEmpty(){return!l&&s.length===0}}}var Uo="Click a cell to put one there, or to take it away.",le={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:Uo},block:{name:"\
Blocked cells",hint:Uo},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var Ve={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function qo({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(ne);
function l(p,b,$,w=null){let g=Ie(p,n.now.marks,b);!p.spots.has(b)||g===$||n.change({marks:Mt(p,n.now.marks,b,$)},{merge:w})}function c(p,b){let $=t.grid.side(p,
b,t.sheet.plays.every(ne));return $===null?null:Se(t.sheet,p,$)}let i=(p,b,$,w=null,g=-1)=>({play:p,index:b,spot:w,number:g,merge:`line ${s+=1}`,how:$,before:n.
now.marks,isDragged:!1}),a=(p,b)=>At(p,Ie(p,n.now.marks,b)),u=(p,b)=>Ct(p,Ie(p,n.now.marks,b));function d(p,b,$){o=null;let w=r();if(!w||p<0)return{isClick:!1,isDrag:!1};
let g=c(p,$),k=g===null?-1:b?u(w,g):a(w,g),S=De(w)&&t.grid.side(p,$,!1)===null,v=w.where==="link"?"link":S?"area":"side";return g===null&&v==="side"?{isClick:!1,
isDrag:!1}:(o=i(w,p,v,g,k),g!==null&&v==="side"&&l(w,g,k,o.merge),{isClick:g!==null,isDrag:!0})}function f(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),$=b<0?null:c(b,p);$!==null&&$!==o.spot&&l(o.play,o.spot=$,o.number,o.merge)}function m(p){if(!o||o.how==="side")return;let[b,$]=[M(t.sheet,o.index),M(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Fo(o.play,o.before,b,$)},{merge:o.merge});return}let[w,g]=[$[0]-b[0],$[1]-b[1]];if(Math.abs(w)+Math.abs(g)!==
1){o.index=p;return}let k=w?w>0?"bottom":"top":g>0?"right":"left",S=Se(t.sheet,o.index,k);if(!o.isDragged){let{play:v,play:{clicks:O,choices:x}}=o,z=Ie(v,n.now.
marks,S)===O[0];o.number=x[0].value!==null?a(v,S):z?-1:O[0],o.isDragged=!0}l(o.play,S,o.number,o.merge),o.index=p}function h(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&l(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:h,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?h():o?.how==="area"&&m(p)},onKey(p,b){let $=p.shiftKey?Ve[p.key]:void 0,w=r();if(!w)return!1;if([" ","Enter"].includes(p.key)&&De(w)&&t.sheet.plays.every(
ne))return o?h():m((o=i(w,b,"area")).index),!0;if($===void 0)return!1;let g=Se(t.sheet,b,$);return l(w,g,a(w,g)),!0}}}var vi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Vo({view:e,changes:t,pen:n}){let o=a=>M(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===u?null:u]])}function l(a,u){let[d,f,m]=Se(e.sheet,a,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(a,u,d){let[f,m]=o(a),[h,p]=[2*f+u,2*m+d];h>=2&&h<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([h,p])}function i(a,u){let[d,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,d===u?null:`${u},${f}`)}return{press(a,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(a,u),[h,p]=o(a),b=e.grid.side(a,u);return d==="vertex"?r(
[h-+(m<.5),p-+(f<.5)]):d==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):b!==null&&d==="arrow"?i(a,b):b!==null&&l(a,b).forEach(r),!0},onKey({key:a,shiftKey:u},d){
let{kind:f}=n,m=u?Ve[a]:void 0;if(m&&f==="between")l(d,m).forEach(r);else if(m&&f==="arrow")i(d,m);else if(m&&f==="centre")c(d,...vi[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(d));else if((a===" "||a==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(a){let[u,d]=o(a),f=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),h=({between:Object.values(Ve).flatMap(p=>l(a,p)),vertex:f.filter(p=>Math.max(...p)<1).map(([p,b])=>[u+p,d+b]),centre:f.map(([p,b])=>[
2*u+p,2*d+b])}[n.kind]??[]).filter(p=>s(p)!==null);return h.length&&t.place(n.kind,h.map(p=>[p,null])),h.length>0}}}function Go({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return i();n={id:0,cells:[a]}}function l(a){if(a===void 0)return i();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(a);let f=d.length>2?[a]:d;for(let m of f)St(
e.grid.cell(m),String(u));t.place("path",f.map(m=>[[...M(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(a){let u=M(e.sheet,a).join(","),d=o().filter(
([m,h])=>`${m},${h}`===u).map(([,,m])=>m),f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function i(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:r,reach:l,clear:c,end:i}}var Jo=4,Si=["clue","unknown","circle","object","block","arrow"],xi=["0","1","2","3","4"];function Oi(e){let t="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(le).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(le[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return le[this.kind]?.how===r&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:l=new Map}=e(this.kind)??{},c=this.kind==="vertex"?
xi:r,i=[...l.values(),...[n[this.kind]??[]].flat()].sort((a,u)=>a.localeCompare(u,"en",{numeric:!0}));return[...new Set([...c,...i])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function Yo({app:e,view:t}){let n=Ko({app:e,view:t}),o=Oi(n.entry),s=Vo({view:t,changes:n,pen:o}),r=Go({view:t,changes:n}),l="",c=null,i=0;
function a(w){l="",o.kind==="numbers"?n.becomeNumbers("numbers",M(t.sheet,w),""):o.isPath?r.clear(w):s.clear(w)||n.erase(w,Si)}let u=w=>n.become(o.kind,w,n.has(
o.kind,w)?null:"");function d(w,g){let k=n.entry("circle")?.choices??[],S=n.valueAt("circle",w),v=k[S===null?0:k.indexOf(S)+1]??null;n.become("circle",w,g&&S!==
k[1]?k[1]:v)}function f(w){let{id:g}=o;g===null||n.valueAt(o.kind,w)===g||(St(t.grid.cell(w),g),n.become(o.kind,w,g,c))}function m(w,g,k){l="",s.press(w,k)||h(w,
g)}function h(w,g=!1){o.isPath?r.press(w):o.isPainting?(c=`paint ${i+=1}`,g?o.pick(n.valueAt(o.kind,w)??o.id):f(w)):o.kind==="circle"&&n.entry("circle")?d(w,g):
o.isMark?u(w):g&&n.entry("unknown")&&p(w)}let p=w=>n.set("unknown",w,n.has("unknown",w)?null:"");function b(w,g){let{kind:k}=o;if(o.isPlaced&&g!==",")return l=(l+
g).slice(-Jo).replace(/^0+(?=\d)/,""),o.pick(l),!0;if(!o.isTyped||g===","&&k!=="numbers")return!1;l===""&&(i+=1);let S=`${k} ${n.key(w)} ${i}`;if(k==="numbers")
return l+=g,n.becomeNumbers(k,M(t.sheet,w),l,S),!0;l=(l+g).slice(-Jo).replace(/^0+(?=\d)/,"");let v=n.valueAt("arrow",w)?.split(",")[0]??"top";return k==="arrow"?
n.become(k,w,`${v},${l}`,S):n.set(k,w,l,S),!0}function $(w,g){return/^[0-9,]$/.test(w.key)?b(g,w.key):s.onKey(w,g)?!0:w.key==="?"&&n.entry("unknown")?(l="",p(g),
!0):w.key==="Delete"||w.key==="Backspace"?(a(g),!0):w.key!==" "&&w.key!=="Enter"?!1:(h(g),!0)}return{changes:n,pen:o,press:m,onKey:$,clear:a,type:b,question:p,move(){},
drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){l="",r.reach(w)}}}var Qo="http://www.w3.org/2000/svg",zi=["cause","effect","wrong"];function It(){let e=document.createElementNS(Qo,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:l}=ie(n);e.setAttribute("viewBox",`${-r} ${-l} ${o} ${s}`);let c=zi.flatMap(
i=>{let a=t?.[i]??[],u=a.flatMap(f=>{let m=Ci(n,f),h=Xo(f)?"whole":Ei(f)?"line":"";return m?[Zo("rect",{...m,rx:h==="whole"?0:3,class:`${i} ${h}`})]:[]}),d=Ai(n,
a.filter(Xo),i==="cause"?3:5);return d?[...u,Zo("path",{d,class:i})]:u});e.replaceChildren(...c)}}}function Zo(e,t){let n=document.createElementNS(Qo,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Xo=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Ei=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Ai({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,l){let c=r.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),i=new Set(
c.map(String)),a=(d,f)=>i.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,h]=[s+(f-.5)*n,s+(d-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(d+p,f+b))continue;
let[$,w]=[-1,1].map(g=>{let[k,S]=[p?0:g,p?g:0],v=a(d+k,f+S)?a(d+k+p,f+S+b)?l:0:-l,[O,x]=p?[n/2,o/2]:[o/2,n/2],[z,A]=[g*(O+v),(p||b)*(x-l)];return p?`${m+z} ${h+
A}`:`${m+A} ${h+z}`});u.push(`M${$}L${w}`)}}return u.join("")}var Lt=7,Dt=11;function Ci(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Ti(e,t);
let r=typeof t[0]=="string",[l,c,i]=r?t.slice(1):t;if(l>n||c>o)return null;if(t[0]==="vertex"){let[a,u]=[s.edge+c*s.width,s.edge+l*s.height];return{x:a-Dt,y:u-Dt,
width:2*Dt,height:2*Dt}}if(i!==void 0){let a=r?t[0]:e.plays.find(h=>h.where!=="cell")?.where,[u,d,f,m]=ct(e,a,[l,c,i]);return{x:u-Lt,y:d-Lt,width:f-u+2*Lt,height:m-
d+2*Lt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(l-1)*s.height,width:s.width,height:s.height}}function Ti({rows:e,columns:t,cell:n,around:o},[,s,r]){let[l,c,i,a]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-l,width:n.width,height:Math.max(0,l-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,i-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var $n="http://www.w3.org/2000/svg",es=new Map;function ts(e){let t=es.get(e)??[...J(`<svg xmlns="${$n}">${e.svg}</svg>`).childNodes];return es.set(e,t),t.map(n=>n.
cloneNode(!0))}function jt(e,t,...n){let o=document.createElementNS($n,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function ns({
stencil:e,columns:t,cell:[n,o,s],cells:r},l){let c=J(e),i=c.querySelector("g");if(i===null)return c;r.forEach((m,h)=>{if(m<0)return;let[p,b]=[Math.floor(h/t),h%
t],$=`translate(${s+b*n} ${s+p*o})`;i.append(jt("g",{transform:$},...ts(l[m])))});let{x:a,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>jt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>jt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(jt("g",{class:"numbers"},...d,...f)),c}function os(){let e=y("div",{class:"frames"}),t=[],n=R,o=l=>n!==R&&l.count===n.count&&l.columns===n.columns&&l.frames.
length===n.frames.length&&l.frames.every((c,i)=>c.svg===n.frames[i].svg&&c.name===n.frames[i].name);function s(l){t=l.frames.map((c,i)=>{let a=c.svg?J(c.svg):null,
u=a?.querySelector("g")??null,d=y("figcaption",{});i===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=y("div",{class:"surfac\
e"},a),m=c.name&&l.frames.length>1?y("h3",{},c.name):null;return{figure:y("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(l.count).fill(Ot),groups:new Array(
l.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(l,c,i){let a=t[l];if(!a?.group||a.looks[c]===i)return;a.looks[c]=i;let u=a.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[h,p]=[Math.floor(c/n.columns),c%n.columns];u=a.groups[c]=document.createElementNS($n,"g"),u.setAttribute("tran\
sform",`translate(${m+p*d} ${m+h*f})`),a.group.append(u)}u.replaceChildren(...ts(i))}return{element:e,get surface(){return t[0]?.surface??null},show(l){let c=!o(
l);return c&&s(l),n=l,l.frames.forEach((i,a)=>{i.cells.forEach((u,d)=>r(a,d,u)),t[a].captions.replaceChildren(...i.captions.map(u=>y("p",{},u)))}),c},cell:(l,c)=>c.
forEach((i,a)=>r(a,l,i)),fade:(l,c)=>{for(let{groups:i}of t)i[l]?.classList.toggle("faint",c)}}}var ut={title:"",frames:[]},Ni=900,Mi=700,ss=28,Li=1.5,Di=.35;function rs({app:e,view:t}){let n=ut,o=0,s=0,r=Ii({app:e,view:t}),l=y("h2",{}),c=y("p",{class:"nam\
e"}),i=y("div",{class:"captions",role:"status"}),a=y("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(a.value))}),u=(O,x,z)=>y("button",{type:"\
button",ariaLabel:x,title:x,onclick:z},O),d=u("First","First picture",()=>k(0)),f=u("\u25C0","One picture back",()=>k(o-1)),m=u("Play","Play the film",()=>s?v():
S()),h=u("\u25B6","One picture on",()=>k(o+1)),p=u("Last","Last picture",()=>k(1/0)),b=y("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),$=y("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,h,p,a),w=y("section",{class:"film",hidden:!0,ariaLabel:"Film"},y("div",{class:"\
line"},l,b),r.element,c,i,$);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],z=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[z,x.name].filter(Boolean).join(" \xB7 "),i.replaceChildren(...(x.captions??[]).map(A=>y("p",{},A))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,h.disabled=p.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function k(O){v(),g(O)}function S(){
o===n.frames.length-1&&g(0),m.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?v():S()},Ni+Mi*(n.frames[o].captions?.length??0))}function v(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let z=ji(n.frames,o,r.cellAt(n.frames[o],O,x));z>=0&&
k(z)}),w.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
j(O).tagName!=="BUTTON")s?v():S();else{if(x===void 0)return;k(x)}O.preventDefault()}),{element:w,get isOn(){return n!==ut},show(O){let x=s!==0&&O?.title===n.title;
v(),n=O?.frames?.length?O:ut,w.hidden=n===ut,n!==ut&&(l.textContent=n.title??"",a.max=String(n.frames.length-1),$.hidden=n.frames.length===1,g(n.at??0),x&&S())}}}
function Ii({app:e,view:t}){let n=It(),o=y("div",{class:"surface"}),s=y("div",{class:"screen"},o),r=null,l=null;function c(d,f){l=d.svg?J(d.svg):d.stencil?ns(d,
f):null,o.replaceChildren(...[l,n.element].filter(m=>m!==null)),i(),a()}function i(){let d=l?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-ss,s.clientHeight-
ss],h=Math.min(f/d.width,m/d.height,Li);o.style.width=`${Math.floor(d.width*Math.max(h,Math.min(f/d.width,Di)))}px`}function a(){let d=l?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:h,around:p}=f,b=d&&f.rows&&d.height===ie(f).height,$=b?(d.width-2*h.edge-p[1]-p[3])/m:0;n.show(b?r:null,{...f,cell:{...h,width:$}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[h,p,b]=d.cell,$=o.getBoundingClientRect(),w=(d.columns*h+2*b)/$.width;return[Math.ceil(((m-$.top)*w-b)/p),Math.ceil(((f-$.
left)*w-b)/h)]}return new ResizeObserver(i).observe(s),e.when("highlight",d=>{r=d,l&&a()}),{element:s,show:c,cellAt:u}}function ji(e,t,n){let o=({settled:r=[]})=>r.
some(l=>String(l)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var Ri=.34,Pi=.2,Bi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function is(){let e=y("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=R,n=[],o=0,s=new Set([o]),r=new Set;function l(a){t=a;let{rows:u,columns:d,cell:f,around:m}=a,{width:h,height:p}=ie(a),b=m.
map((w,g)=>100*(w+f.edge)/(g%2?h:p));e.style.inset=b.map(w=>`${w}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:a.count},
(w,g)=>y("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:M(a,g).join(",")}}));let $=Array.from({length:u},(w,g)=>{let k=y("div",{class:"row",role:"r\
ow"},n.slice(g*d,(g+1)*d));return k.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,k});e.replaceChildren(...$),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:u=!0,isMore:d=!1}={}){if(!n[a])return;for(let m of s)i(m,!1);if(s=new Set([...d?s:[],a]),s.size>1)for(let m of s)
i(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),u&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function i(a,u){n[a].classList.toggle("chosen",u),n[a].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",a=>{
let u=n.indexOf(j(a));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",a=>{let u=a.shiftKey?null:as(t,o,a);u!==null&&(c(u),a.preventDefault())}),
{element:e,build:l,select:c,target:a=>as(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,u){let d=e.
getBoundingClientRect(),f=Math.floor((a-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:u,y:d}){let f=n[a].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(a,u,d=!0){let f=this.within(a,u),m={...f,
right:1-f.left,bottom:1-f.top},p=Object.keys(m).reduce((b,$)=>m[$]<m[b]?$:b);return m[p]<(d?Ri:Pi)?p:null},label(a,u){n[a].getAttribute("aria-label")!==u&&n[a].
setAttribute("aria-label",u)},onMove:a=>{r.add(a)}}}function as(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let l=o||s,[c,i]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return l?0:c*e.columns;if(n==="End")return l?e.count-1:c*e.columns+a.column;let u=Bi[n];
if(!u)return null;let d=(f,m,h)=>l&&m?m<0?0:h:Math.min(h,Math.max(0,f+m));return d(c,u[0],a.row)*e.columns+d(i,u[1],a.column)}function ls(e,t){let{element:n}=e,o=null,s=new Set,r=!1,l=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,i();let u=e.under(a.clientX,a.clientY);
if(u<0||a.button===1)return;let d=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:u,isTouch:d,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>l(!0),450):(n.setPointerCapture(a.pointerId),l(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let u=e.under(a.clientX,a.clientY);if(u<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),u===o.index))return;let d=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||l(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(a,u){let{columns:d}=e,[f,m]=[Math.floor(a/
d),a%d],[h,p]=[Math.floor(u/d),u%d],b=Math.max(Math.abs(h-f),Math.abs(p-m));return Array.from({length:b},($,w)=>{let g=(w+1)/b;return Math.round(f+(h-f)*g)*d+Math.
round(m+(p-m)*g)})}function i(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&l(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),i()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,i()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var cs="pylogic:game-read",us="(min-width: 60.01rem)";function fs(e){let t=y("div"),n=localStorage.getItem(cs)===null&&matchMedia(us).matches,o=y("details",{class:"\
game",hidden:!0,open:n},y("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(us).matches&&localStorage.setItem(cs,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([r,l])=>y("p",{class:l?"item":""},r))),o.hidden=s.length===0}),o}var ds="http://www.w3.org/2000/svg",Wi=6,Fi=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let l=(r-(s-1)/2)*Wi,[c,i]=t===o?[0,l]:[l,0];return`M${e+c} ${t+i}L${n+c}\
 ${o+i}`}).join("");function _i([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function ms(){let e=document.createElementNS(
ds,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(ds,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:l,top:c}=ie(n);e.setAttribute("viewBox",`${-l} ${-c} ${s} ${r}`);let i={};
for(let a of n.plays.filter(ne))for(let u of a.spots){let[d,f,m]=u.split(","),h=[Number(d),Number(f),m];for(let[p,b]of new Map(a.choices.map($=>[ye(a,u,$),$.value]))){
let $=o(p);if($===null)continue;let w=Number(b)>1?`${$} several`:$;i[w]=(i[w]??"")+($==="crossed"?_i(ct(n,a.where,h)):Fi(Ho(n,a.where,h),Number(b??1)))}}e.replaceChildren(
...Object.keys(i).map(a=>t(a,i[a])))}}}var Hi=25;function hs({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=It(),l=ms(),c=null,i=new Map,a=null,u=y("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",y("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=b=>t.grid.
cell(b);function f(b){let $=t.sheet.plays.flatMap(({choices:g})=>g.map(({value:k})=>Number(k))),w=Math.max(0,...$.filter(g=>g<=Hi));for(let g of b){let k=t.sheet.
plays.some(x=>te(t.sheet,x,s.now.marks,g)>=0),S=a?[]:s.now.notes[M(t.sheet,g).join(",")],v=k?[]:S;Ao(d(g),"notes",ke(v,"corner"),w);let O=ke(v,"centre");Ke(d(g),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Co(d(g),ke(S,"colour").filter(x=>be.includes(x)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,$]of i)Ke(d(b),"ghost",$.text||"+")}function h(){let[b,$]=[new Set(a?.certain),new Set(a?.possible)],w=k=>b.has(k)?"drawn":$.has(k)?"fa\
int":null,g=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;l.show(t.sheet,a?w:g)}function p(){h();let{sheet:b}=t,[$,w]=[new Set(a?.certain),new Set(a?.
possible)];for(let g=0;g<b.count;g+=1){let k=a?Ki(b,g,$,w):null;k&&n.cell(g,lt(b,k.marks,g)),n.fade(g,!!k?.isFaint),Ke(d(g),"maybe",k?.words??null)}f([...Array(
b.count).keys()])}return e.when("highlight",b=>{c=b,t.sheet!==R&&r.show(c,t.sheet)}),e.when("ghosts",b=>{t.sheet!==R&&(i=new Map((b??[]).map($=>[ee(t.sheet,$.row,
$.column),$])),m())}),e.when("overlay",b=>{let $=a!==null;if(a=b,u.hidden=a===null,t.sheet!==R&&(p(),$&&!a)){let{sheet:w}=t;for(let g=0;g<w.count;g+=1)n.cell(g,
lt(w,s.now.marks,g))}}),{elements:[l.element,r.element],legend:u,lines:h,notes:f,overlaid:()=>{a&&p()},show(){r.show(c,t.sheet),h(),m(),t.grid.element.querySelectorAll(
".tint").forEach(b=>b.remove()),a?p():f([...Array(t.sheet.count).keys()])},press(b){let $=i.get(b);return $!==void 0&&o.changes.add([$.atom])}}}function Ki(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(a=>({choice:a,atom:bn(e,s,a,t)})),l=r.find(({choice:a,atom:u})=>a.holds&&n.has(u));if(l)return{marks:{[l.atom]:!0}};let c=r.
filter(({choice:a,atom:u})=>a.holds&&o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.
map(({choice:a})=>a.words).join(" ")};let i=r.find(({choice:a})=>!a.holds);if(i)return{marks:{[i.atom]:!1}}}return{marks:{}}}function ps(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[te(e,t,n,c)]?.value,l=o;for(let[c,i]of t.peers){if(r(c)!==void 0)continue;let a=i.map(r),u=t.
choices.filter(f=>ve(f,c)&&!a.includes(f.value??"")),d=M(e,c).join(",");l=gn(it(l,[d],we),[d],u.map(({value:f})=>at(s,f??"")))}return l}function vn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let l=(t.peers.get(o)??[]).map(c=>M(e,c).join(",")).filter(c=>we.some(i=>ke(n[c],i).includes(r)));return l.length?it(n,l,we,
r):n}var ft={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Ui=(e,t)=>!e||$e(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>ft[o]===n));function gs({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,l=()=>t.sheet,c=qo({app:e,view:t}),i=qi({store:n,view:t}),{put:a,toggle:u}=i,d=x=>x.
clicks.length>0,f=()=>ws(l()),m=()=>f().find(d)??f()[0],h=()=>l().plays.find($e),p=Vi({store:n,view:t,written:h,entries:i}),b=()=>p.kind==="colour"||h()!==void 0&&
!c.play&&!f().some(d),$=(x,z)=>At(z,te(l(),z,n.now.marks,x));function w(x,z,A){if(p.begin(),o=s=null,b())return;let{isClick:L,isDrag:I}=c.press(x,z,A);L||(I?s=()=>g(
x,z):g(x,z))}function g(x,z){let A=m();if(!A||!d(A)||!zt(l(),x))return;let L=z?Ct(A,te(l(),A,n.now.marks,x)):$(x,A);o={play:A,number:L,merge:`stroke ${r+=1}`},a(
x,A,L,o.merge)}function k(x){b()?t.grid.select(x,{isMore:!0}):o?a(x,o.play,o.number,o.merge):c.drag(x)}function S(){c.isDragged||s?.(),o=s=null,c.release()}function v(x){
p.begin(),i.clear(x)||p.clear(x)}function O(x,z){let A=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],L=x.ctrlKey||x.altKey,I=p.kind==="\
colour"||L?-1:Ui(m(),[x.key,A??""]);if(I>=0)return u(z,m(),I),!0;let oe=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":p.kind;if(A!==void 0)return p.type(
z,A,oe);if(L)return!1;if(b()&&x.shiftKey&&Ve[x.key])return t.grid.select(t.grid.target(x)??z,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(z),!0;if(x.
key==="Delete"||x.key==="Backspace")return v(z),!0;if(c.onKey(x,z))return!0;let se=m();if(!se)return!1;if(x.key===" "||x.key==="Enter")return a(z,se,$(z,se)),!0;
let re=["#","."].indexOf(x.key);return re>=0&&se.choices[0].value===null?(a(z,se,re),!0):!1}return{press:w,drag:k,onKey:O,clear:v,clicked:m,written:h,pencil:p,chooses:b,
move:c.move,release:S,get lines(){return c.play},enter(x,z,A){let{value:L}=z.choices[A];p.kind!==null&&L!==null&&$e(z)?p.note(x,p.kind,L):u(x,z,A)},leave(x){p.begin(),
c.reach(x)},fill(x){let z=Po(l(),n.now.marks,x);return z&&n.change({marks:z}),z!==null}}}var ws=({plays:e})=>e.filter(t=>!ne(t));function qi({store:e,view:t}){let n=l=>t.
grid.chosen.includes(l)?t.grid.chosen:[l];function o(l,c,i,a=null){let u=c.choices[i];u&&!ve(u,l)||te(t.sheet,c,e.now.marks,l)!==i&&e.change({marks:Et(t.sheet,c,
e.now.marks,l,i),notes:vn(t.sheet,c,e.now.notes,l,i)},{merge:a})}function s(l,c,i){let{marks:a}=e.now,u=n(l).filter(p=>ve(c.choices[i],p)),f=u.every(p=>te(t.sheet,
c,a,p)===i)?-1:i,m=u.reduce((p,b)=>Et(t.sheet,c,p,b,f),a),h=u.reduce((p,b)=>vn(t.sheet,c,p,b,f),e.now.notes);u.length&&e.change({marks:m,notes:h})}function r(l){
let{marks:c}=e.now;for(let a of n(l)){for(let u of ws(t.sheet))c=Et(t.sheet,u,c,a,-1);c=_o(t.sheet,c,a)}let i=Object.keys(c).length!==Object.keys(e.now.marks).length;
return i&&e.change({marks:c}),i}return{put:o,toggle:s,clear:r,together:n}}function Vi({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",l=null,
c=new Set,i=m=>M(t.sheet,m).join(",");function a(m,h,p){let b=s(m).filter($=>h==="colour"||zt(t.sheet,$));b.length&&e.change({notes:No(e.now.notes,b.map(i),at(h,
p))})}function u(){let m=n();m&&e.change({notes:ps(t.sheet,m,e.now,l==="centre"?l:"corner")})}function d(m){let h=s(m).map(i);for(let p of[we,qe]){let b=it(e.now.
notes,h,p);if(JSON.stringify(b)!==JSON.stringify(e.now.notes))return e.change({notes:b})}}function f(m,h,p){if(p==="colour"){let S=be[Number(h)-1];return S&&a(m,
p,S),S!==void 0}let b=n();if(!b)return!1;let $=S=>b.choices.findIndex(({value:v})=>v===S),w=p===null&&$(r+h)>=0?r+h:h,g=$(w),k=g>=0||b.choices.some(({value:S})=>S?.
startsWith(w));return!s(m).some(S=>zt(t.sheet,S))||!k?!1:(r=w,g<0||(p!==null?a(m,p,w):o(m,b,g)),!0)}return{note:a,noteAll:u,clear:d,type:f,begin(){r=""},get kind(){
return l},set kind(m){l=m;for(let h of c)h()},onChange:m=>{c.add(m)}}}var Gi=18,Ji=60,bs=28;function ks({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:l}=e,{grid:c}=t,i=y("div",{class:"stage"},n.element),a=y("p",{class:"\
notice",role:"status",hidden:!0}),u=y("p",{class:"heard",ariaLive:"polite"});function d(p,b=!1){a.textContent=p,a.hidden=p==="",i.classList.toggle("stale",b)}function f(p){
let b=t.sheet,$=c.element.contains(document.activeElement);t.sheet=p,b.plays!==p.plays&&(i.parentElement?.classList.toggle("whitened",yn(p)),i.parentElement?.classList.
toggle("shaded",jo(p)));let w=n.show(p),g=b===R||b.count!==p.count||b.columns!==p.columns||b.cell.width!==p.cell.width||String(b.around)!==String(p.around);g&&c.
build(p),w&&n.surface&&n.surface.append(...s.elements,c.element),w&&$&&c.select(c.current),s.show();for(let k=0;k<p.count;k+=1)c.label(k,Tt(p,l.now,k));(g||w)&&
m(),(g||b.plays!==p.plays||b.edits!==p.edits)&&r.build();for(let k of o.changes.settle())Ue(c.cell(k),null)}function m(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:b,height:$,left:w,top:g}=ie(t.sheet),[k,S]=[i.clientWidth-bs,i.clientHeight-bs],v=Math.min(k/b,S/$,Ji/p.height),O=Math.max(Math.floor(v*p.height),Gi)/
p.height;i.style.setProperty("--wide",`${Math.floor(b*O)}px`),i.style.setProperty("--cell",`${p.height*O}px`),i.style.setProperty("--above",`${g*O}px`),i.style.
setProperty("--before",`${w*O}px`)}function h(p,b){if(t.sheet===R)return;let $=new Set([...Object.keys(p.marks),...Object.keys(b.marks)]),w=new Set([...$].filter(
k=>p.marks[k]!==b.marks[k]).map(k=>kn(t.sheet,k))),g=new Set([...Object.keys(p.notes),...Object.keys(b.notes)].filter(k=>p.notes[k]!==b.notes[k]).map(k=>ee(t.sheet,
...k.split(",").map(Number))));w.delete(-1);for(let k of w)n.cell(k,lt(t.sheet,p.marks,k));s.notes([...w,...g]),w.size&&s.overlaid(),s.lines();for(let k of new Set(
[...w,...g]))c.cell(k)&&c.label(k,Tt(t.sheet,p,k)),k===c.current&&(u.textContent=Tt(t.sheet,p,k).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(i),
{element:i,notice:a,heard:u,say:d,draw:f,drawMarks:h,fit:m,get isStale(){return i.classList.contains("stale")}}}var ys="pylogic:clock",$s=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function vs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(ys)!=="hidden",r=y("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(ys,s?"show\
n":"hidden"),l()}}),l=()=>{let{seconds:c}=e.now;r.textContent=s?$s(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${$s(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:i,mode:a}=e.now;!(c>0||Object.keys(i).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],l),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),l(),r}var Rt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Ss={down:"\u2198\u2196",up:"\u2197\u2199"},Yi={down:["top","left"],up:[
"bottom","left"]},Zi=["outside","slanted"],Xi={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},xs=e=>e===document.activeElement&&e.value!==e.defaultValue;
function Os({view:e,edit:t}){let n=()=>[t.pen.kind,...Zi.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(w,g,k,S=()=>"nu\
meric"){let v=y("input");return v.onchange=()=>{v.defaultValue=v.value,k(v.value.trim())},s.push(()=>{v.inputMode=S(),xs(v)||(v.value=v.defaultValue=g())}),y("l\
abel",{class:"field"},y("span",{},w),v)}let l=()=>e.grid.current,c=(w=[])=>[...M(e.sheet,l()),...w].join(","),i=(w,g)=>Object.keys(Ss).map(k=>{let S=Ss[k][+!Yi[k].
includes(w)];return r(`${Rt[w]} ${g} ${S}`,()=>t.changes.found("slanted",[w,g,k].join(","))??"",v=>t.changes.place("slanted",[[[w,g,k],v||null]]))}),a=w=>[...t.
changes.entry(w)?.cells.keys()??[]],u=()=>a("outside").some(w=>!w.endsWith(",1"));function d(w,g){let{numbers:k,becomeNumbers:S}=t.changes;return r(`${Rt[w]} ${g}`,
()=>k("outside",[w,g]).join(" "),v=>S("outside",[w,g],v),()=>u()?"text":"numeric")}function f(w){let g=a(w),k=v=>g.some(O=>O.startsWith(`${v},`)),S=(v,O)=>w==="\
slanted"?i(v,O):[d(v,O)];return Object.keys(Rt).map(v=>{let O=v==="top"||v==="bottom"?e.sheet.columns:e.sheet.rows;return y("details",{class:"beside",open:k(v)},
y("summary",{},`${Rt[v]} \u2026`),y("div",{class:"fields"},[...Array(O).keys()].flatMap(x=>S(v,x+1))))})}let m=(w,g,k)=>r(w,()=>t.changes.entry(g)?.cells.get(c(
k))??"",S=>t.changes.write(g,l(),k,S));function h(){let w=y("input",{inputMode:"numeric",ariaLabel:"Result"}),g=y("select",{ariaLabel:"Operation"},Object.entries(
Xi).map(([S,v])=>y("option",{value:S},v))),k=()=>{let S=w.value.trim();w.defaultValue=w.value,t.changes.write("target",l(),[],S&&`${g.value},${S}`)};return w.onchange=
g.onchange=k,s.push(()=>{if(xs(w))return;let[S="add",v=""]=t.changes.entry("target")?.cells.get(c())?.split(",")??[];[g.value,w.value,w.defaultValue]=[S,v,v]}),
[y("label",{class:"field"},y("span",{},"Result"),g,w)]}let b={outside:()=>f("outside"),slanted:()=>f("slanted"),target:h,sum:()=>[m("Across","sum",["across"]),m(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],$=()=>{for(let w of s)w()};return $(),{element:b.length?y("div",{class:"line typing"},b):null,fits:()=>n()===o,update:$}}var zs=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Qi=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function el(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let l=Object.keys(ft).filter(a=>t.choices.some(({value:u})=>u===ft[a]));if(!$e(t))for(let a of l)o.push([a,ft[a].replace("_"," ")]);let[c,i]=t.choices;
c.value===null&&i&&o.push(["#",c.words],[".",i.words])}let{lines:s}=e;if(s){let r=s.clicks.map(l=>s.choices[l].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
De(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${be.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...zs]}function tl(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...le[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...zs]}function Es(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?el(t):tl(n),...Qi],r=y("dialog",{class:"\
keys",ariaLabel:"Keys"},y("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),y("dl",{},s.map(([l,c])=>y("div",{},y("dt",{},l),y("dd",{},c)))),
y("form",{method:"dialog"},y("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",l=>{l.target===r&&r.close()}),document.body.append(r),r.showModal()}var nl="http://www.w3.org/2000/svg";function As(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return le[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var ol={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},sl=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function rl(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":De(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${Cs(n,o)} ${s}`}var Cs=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function Ts(e){let{app:t,view:n,
play:o,edit:s}=e,{store:r}=t,l=y("div",{class:"tools"}),c=al(t),i=vs(t),a=null;function u(){let m=r.now.mode==="play",h=y("div",{class:"line first"},y("p",{class:"\
hint"},il(e)),m&&n.sheet.plays.length?i:null,W("? Keys",d,{class:"keys",title:"What keys and clicks do"}));m&&n.sheet.plays.length&&h.append(W("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(a=null,l.replaceChildren(h,...ll(e,c.element))):(a?.fits()?a.update():a=Os({view:n,edit:s}),
xo(l,[h,...ul(e,a.element)])),c.update(),f()}let d=()=>Es(r.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";for(let h of l.querySelectorAll("[data-penc\
il]"))h.setAttribute("aria-pressed",String(h.getAttribute("data-pencil")===m));l.dataset.pencil=m};return o.pencil.onChange(f),s.pen.onChange(u),r.on(["mode"],()=>{
n.sheet!==R&&u()}),t.when("focused",()=>a?.update()),{element:l,build:u,help:d}}function al({store:e,emit:t}){let n=u=>JSON.stringify(u)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=u=>e.change({saves:u},{undoable:!1}),s=W("Back to it",i,{class:"back",title:"Return to the last save point"}),r=W("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),l=xe("Save points",W("Save point",c,{title:"Remember the board as it is\
 now, before trying something"}),s,r);function c(){let{marks:u,notes:d,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,{marks:u,notes:d}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function i(){let{saves:u}=e.now,d=u.length>1&&n(u[u.length-1])?u.length-2:u.length-1;o(u.slice(0,d+1)),
e.change(u[d])}function a(){let{saves:u}=e.now;s.disabled=!u.length||u.length===1&&n(u[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],a),{element:l,update:a}}var W=(e,t,n={},...o)=>y("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),xe=(e,...t)=>y("div",{class:"group",role:"group",ariaLabel:e},...t);function il({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:l,
count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:d=""}=le[o.pen.kind]??{};return r.length?typeof d=="string"?d:d(o):l?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let i=n.clicked(),a=n.lines?rl(n.lines):
"";if(!i)return a;if(n.written()===i&&i.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${a}`.trim();let u=i.clicks.
length>1&&!a?"Drag to paint.":a;return`Click a cell: ${Cs(i.clicks,i.choices)} ${u}`.trim()}function ll(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let r=f=>f.choices.map((m,h)=>{let p=$e(f);return W(m.words,()=>o.enter(n.grid.current,f,h),{class:p?"digit":"choice"},...p?[]:[cl(e,m),m.words])}),l=s.
filter(f=>f.where==="cell").map(f=>xe("Enter into the chosen cells",r(f)));for(let f of l)f.classList.add("pad");let c=xe("Colour of the chosen cells",be.map((f,m)=>{
let h=W("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return h.style.setProperty("--pai\
nt",`var(--paint-${f})`),h}));c.classList.add("colours");let i=sl.filter(({kind:f})=>o.written()||!we.some(m=>m===f)).map(({kind:f,name:m,title:h})=>W(m,()=>{o.
pencil.kind=f||null},{dataset:{pencil:f},title:h})),a=W("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),u=o.written()?.peers.size?
[W("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=xe("What is entered, and er\
asing",...i,a,...u);return d.classList.add("manners"),[y("div",{class:"line"},...l,c,d),y("div",{class:"line"},t)]}function cl({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,l=J(`<svg xmlns="${nl}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return l.setAttribute("aria-hidden","true"),l}function ul(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),l=s?r.map(d=>W(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&W("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),i=s&&W("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),a=o.pen.kinds.length>1&&xe("What is changed",o.pen.kinds.map(d=>W(As(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
u=o.pen.isPainting||o.pen.isPlaced?fl(e):l.length||c||i?xe("Into the chosen cell",...l,c||null,i||null):null;return[a||u?y("div",{class:"line"},a||null,u):null,
t,y("div",{class:"line"},dl(e))].filter(d=>d!==null)}function fl({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=le[t.kind].noun??t.kind;return xe(`${As(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>W(ol[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?W(`New ${o}`,n):null)}function dl({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,r=(l,c,i,a)=>y("span",{class:"stepper"},W("\u2212",i,{ariaLabel:`one ${l} less`,disabled:c<=1}),y("output",{},`${c} ${l}${c===
1?"":"s"}`),W("+",a,{ariaLabel:`one ${l} more`}));return xe("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var ml=80,Ns=["puzzle","instance","rules","facts","constants"];function hl(e){let t=pl(e),{stage:n,layers:o,film:s,tools:r,victory:l}=t;T("#board").append(fs(e),
o.legend,n.element,s.element,l.element,n.notice,r.element,n.heard),bl(t),kl(t),yl(t)}function pl(e){let t=os(),n={sheet:R,grid:is()},o=gs({app:e,view:n}),s=Yo({
app:e,view:n}),r=hs({app:e,view:n,picture:t,edit:s}),l=Ts({app:e,view:n,play:o,edit:s}),c=ks({app:e,view:n,picture:t,edit:s,layers:r,tools:l}),i=wl(e,n);return{
app:e,view:n,play:o,edit:s,layers:r,tools:l,stage:c,victory:i,film:rs({app:e,view:n}),drawing:gl(e,n,c,i.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function gl(e,t,n,o){
let{store:s,overview:r}=e,l=ae(),c=0,i=null,a=!1,u=()=>{clearTimeout(c),c=setTimeout(h,ml)},d=$=>Ns.every(w=>s.now[w]===$[w]),f=()=>i!==null&&d(i),m=$=>s.now.marks!==
$.marks||!d($);async function h(){clearTimeout(c);let $=s.now;if(!$.puzzle)return;let w=f();l.stop();try{let g=await(w?l(v=>D("board",C($,{entries:!1}),v)):r.ask(
"board"));if(g===void 0||m($))return;if(w&&g.cell.width!==t.sheet.cell.width){i=null,u();return}i=$,a=!1,n.draw(Io(g,w?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[S]=g.problems;(!w||n.isStale)&&n.say(S?`${We(S)?"The board is not finished":"Something is wrong with the facts"}: ${S.text}`:"")}catch(g){
if(!(g instanceof P))throw g;if(m($))return;i=null,a=!1;let k=g.problems[0]?.text??g.message;n.say(t.sheet!==R?`This is how the board looked before: now it cann\
ot be drawn. ${k}`:`The board cannot be drawn. ${k}`,!0)}}return{later:u,redraw:h,isDrawn:f,forget:()=>{i=null,a=t.sheet!==R},stop:()=>{l.stop(),r.drop("board")},
get isOther(){return a}}}function wl(e,t){let{store:n}=e,o=y("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function l(){let{mode:a,marks:u}=n.now,d=a===
"play"&&s!==null&&Bo(t.sheet,u,s);o.textContent=d?"Solved! Every cell is right.":"",o.hidden===d&&(o.hidden=!d,o.classList.toggle("news",r),d&&(r=!1),e.emit("fi\
nished",d))}return{element:o,celebrate:l,know:a=>{s=a},forget:()=>{s=null,r=!0}}}function bl({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:l}){let{grid:c}=t;
ls(c,{press:(i,a,u)=>{!r.isOther&&!o.press(i)&&l().press(i,a,u)},move:i=>l().move(i),drag:i=>l().drag(i),release:()=>l().release(),chooses:()=>l()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",i=>{if(i.defaultPrevented||i.metaKey||(i.altKey||i.ctrlKey)&&l()!==n||t.sheet===R||r.isOther)return;
let a=c.current;i.key==="Enter"&&o.press(a)||l().onKey(i,a)?i.preventDefault():i.key==="?"&&(s.help(),i.preventDefault())}),c.onMove(i=>{l().leave(i);let[a,u]=M(
t.sheet,i);e.emit("focused",{row:a,column:u})})}function kl({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:l,victory:c}){let{store:i}=e;i.on(["marks","notes"],
(a,u,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(a,u),c.celebrate(),d.has("marks")&&l.later())}),i.on(Ns,()=>{l.redraw(),s.isOn&&e.emit("film",null)}),
i.on(["puzzle","instance"],()=>{t.sheet!==R&&r.say("The board is being drawn \u2026",!0),l.forget(),c.forget()}),i.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function yl({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:l,drawing:c,victory:i}){e.when("solved",a=>{i.know(a?.status==="unique"?a.answers:null),i.celebrate()}),
e.when("fill",async a=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{let u=s.isOn;s.show(a),l.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):l.fit()}),
e.when("cell",({row:a,column:u})=>{a>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(ee(t.sheet,a,u)),To(t.grid.cell(ee(t.sheet,a,u))))}),
e.when("cancel-all",()=>{c.stop(),e.emit("film",null),l.say(""),c.later()})}var Dn={};de(Dn,{start:()=>vc});import{EditorView as cc}from"../vendor/codemirror-6.js";import{autocompletion as jl,hoverTooltip as Rl,snippetCompletion as Pl,syntaxTree as Fs}from"../vendor/codemirror-6.js";import{HighlightStyle as $l,StreamLanguage as vl,tags as N}from"../vendor/codemirror-6.js";var Sl=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,xl={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Ms(e,t):t.inReason?
zl(e):e.eatSpace()?null:e.match("%*")?Ol(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
El(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:N.lineComment,documentation:N.docComment,signature:N.heading,
reason:N.docString,directive:N.keyword,part:N.labelName,predicate:N.function(N.variableName),constant:N.atom,variable:N.variableName,number:N.number,string:N.string,
operator:N.operator,bracket:N.bracket,implication:N.definitionOperator,punctuation:N.punctuation,term:N.special(N.string)}};function Ol(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Ms(e,t)}function Ms(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function zl(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function El(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(Sl)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var Ls=vl.define(xl),Ds=$l.define([{tag:N.lineComment,color:"var(--asp-com\
ment)"},{tag:N.docComment,color:"var(--asp-documentation)"},{tag:N.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:N.docString,class:"asp-reason"},
{tag:N.special(N.string),class:"asp-reason asp-term"},{tag:[N.keyword,N.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:N.function(N.variableName),
color:"var(--asp-predicate)"},{tag:N.variableName,color:"var(--asp-variable)"},{tag:[N.number,N.atom],color:"var(--asp-constant)"},{tag:N.string,color:"var(--as\
p-string)"},{tag:N.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[N.operator,N.bracket,N.punctuation],color:"var(--asp-operator)"}]);function xn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as Al,foldEffect as Cl,foldGutter as Tl,foldService as Nl}from"../vendor/codemirror-6.js";var Is=/^#program\s+([a-z_]\w*)/;function Pt(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let l=n?"":Is.exec(r)?.[1];if(l!==void 0&&(l||s===1))t.push({name:l,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var js=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function Rs(e){return Pt(e).filter(({name:t})=>t!=="\
base").map(t=>js(e,t)).filter(t=>t!==null).map(t=>Cl.of(t))}function Ps(e){return[Nl.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Pt(n.doc).find(({first:l})=>l===s);
return r?js(n.doc,r):null}),Al({preparePlaceholder:Ml,placeholderDOM:Dl(e)}),Tl({markerDOM:Il})]}function Ml(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=Is.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?Ll(e.doc,o.number,s):""}}function Ll(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var Dl=e=>(t,n,{
lines:o,name:s,opening:r})=>{let l=s===void 0?r:e(s);return y("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},y("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},l||"\u2026"),y("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function Bs(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function Il(e){return y("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var On=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function zn(e){return[jl({override:[t=>Bl(t,e())],icons:!1,closeOnBlur:!0}),Rl((t,n)=>_l(t,
n,e()))]}function Bl(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(xn(Fs(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,l=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>_s(c,"part")):[...Wl(t),...Fl(e,t)];return{from:r,options:l,validFor:/^#?[\w']*\+?$/}}var Wl=({directives:e})=>e.map(t=>_s(t,"directive"));function Fl({state:e,
pos:t},n){let o=Hs(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(l=>l.part===o||l.part===null);return[...n.own.map(l=>Ws(l.template,l.name,s,Ks(l),
l.words?1:0)),...r.map(l=>Ws(l.template,l.name,s,l.words,2))]}function _s(e,t){return{label:e.name,detail:"",type:t,info:()=>En(e.template,e.words)}}function Ws(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>En(e,o)},l=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=l.replace(/[A-Z][\w']*/g,i=>`\
\${${i}}`);return Pl(`${t}(${c})`,r)}function Hs(e,t){let{number:n}=e.doc.lineAt(t);return Pt(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Ks({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,l])=>`${r}: ${l}`)].join(`
`)}function En(e,t){let[n,...o]=t.split(`
`),s=o.length?y("ul",{},o.map(r=>y("li",{},r))):null;return y("div",{class:"documentation"},y("code",{},e),y("p",{},n),s)}function _l(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Hl(s,t-o);if(r===null||xn(Fs(e.state).resolveInner(t,1)))return null;let l=Kl(r,s.slice(0,r.start),Hs(e.state,t),n);if(!l.length)return null;
let c=()=>({dom:y("div",{class:"hovered"},l.map(i=>En(...i)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function Hl(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Kl({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:i})=>[
c,i];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>On(c,e)).map(r);let l=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Ks(c)})),...l.map(r)]}import{gutter as Ul,GutterMarker as ql,RangeSet as Us,StateEffect as Vl,StateField as Gl}from"../vendor/codemirror-6.js";var Jl=6,qs=Vl.define(),An=class extends ql{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return y("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},Cn=Gl.define({create:()=>Us.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(qs)&&(n=Zl(t.state.doc,o.value));return n}}),Vs=[Cn,Ul({class:"cm-heat",markers:e=>e.state.field(Cn)})];function Tn(e,t){e.dispatch(
{effects:qs.of(t)})}function Gs(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(Cn,!1)?.between(o,o,(s,r,l)=>{s===o&&(n=l.words)}),n}function Yl(e,t){return e&&
t>1?Math.round(Jl*Math.log(e)/Math.log(t)):0}function Zl(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:l,instances:c}of t)
for(let i=r;i<=Math.min(l,e.lines);i+=1)o.set(i,(o.get(i)??0)+c);let s=[...o].sort(([r],[l])=>r-l);return Us.of(s.map(([r,l])=>{let c=`${l.toLocaleString("en")}\
 ground instance${l===1?"":"s"}`,i=l?c:"no ground instances on this board";return new An(Math.max(1,Yl(l,n)),i).range(e.line(r).from)}))}var Nn=({puzzle:e})=>`encodings/${e}.lp`,Xl=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,Js=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Ge(e,{file:t}){
return Js(t,Nn(e))?"rules":Js(t,Xl(e))?"facts":null}function Bt(e,t,n=1/0){let o=Ge(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Ql}from"../vendor/codemirror-6.js";var ec={error:"error",warning:"warning",note:"info",info:"info"},tc={error:"\u2716",warning:"\u25B2",info:"\u25CF"},Ys=["error","warning","info"],Oe=e=>We(e)?"w\
arning":ec[e.kind??""]??"error";function Zs(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>Ys.indexOf(Oe(n))-Ys.indexOf(Oe(o))||(n.line??0)-(o.line??0))}function Xs(e,t){let{doc:n}=e.state,o=t.map(s=>({...Mn(
n,s),severity:Oe(s),message:s.text}));e.dispatch(Ql(e.state,o))}function Mn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),l=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=l||r>0?o.from+r:o.from;return l?{from:c,to:c+l.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Qs(e,t,n){return e.map(o=>{let s=Oe(o);return y("li",{},y("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},y("span",{class:"sign","aria-hidden":"true"},tc[s]),y("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),y("span",{class:"place"},t(o)),y("span",{},
o.text)))})}function er(e,t){let n=Object.keys(e),o={rules:y("span",{class:"badge",hidden:!0}),facts:y("span",{class:"badge",hidden:!0})},s=n.map(i=>y("button",{type:"butto\
n",role:"tab",id:`tab-${i}`,"aria-controls":`text-${i}`,dataset:{tab:i},onclick:()=>l(i)},e[i].words," ",o[i]));for(let i of n)Object.assign(e[i].dom,{id:`text-${i}`,
role:"tabpanel"}),e[i].dom.setAttribute("aria-labelledby",`tab-${i}`);let r=y("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",i=>{if(i.key!=="ArrowLeft"&&i.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===i.target)+(i.key==="ArrowRight"?1:-1)+n.length)%n.length;l(n[u]),s[u].
focus(),i.preventDefault()});function l(i){for(let a of s){let u=a.dataset.tab===i;a.setAttribute("aria-selected",String(u)),a.tabIndex=u?0:-1,e[a.dataset.tab].
dom.hidden=!u}t(i)}function c(i,a,u){o[i].textContent=String(a),o[i].hidden=!a,o[i].className=`badge ${u}`,o[i].setAttribute("aria-label",`${a} ${u}${a===1?"":"\
s"}`)}return{dom:r,show:l,count:c}}import*as E from"../vendor/codemirror-6.js";import{EditorView as nc}from"../vendor/codemirror-6.js";var tr=nc.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var Ln=E.StateEffect.define(),oc=2500,sc=E.StateField.define({create:()=>E.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(Ln)){
let s=o.value;n=E.Decoration.set(s===null?[]:[E.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>E.EditorView.decorations.from(e)}),rc=/^%\s*-{3,}/,
ac=E.StateField.define({create:e=>nr(e.doc),update:(e,t)=>t.docChanged?nr(t.state.doc):e,provide:e=>E.EditorView.decorations.from(e)});function nr(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);rc.test(s)&&t.push(E.Decoration.line({class:"section"}).range(o))}return E.Decoration.set(t)}function or({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[E.lintGutter(),E.lineNumbers(),s,Ls,E.syntaxHighlighting(Ds),E.history(),E.drawSelection(),E.dropCursor(),E.highlightSpecialChars(),
E.highlightActiveLine(),E.highlightActiveLineGutter(),E.highlightSelectionMatches(),E.bracketMatching(),E.search({top:!0}),E.indentUnit.of("    "),sc,ac,tr,E.keymap.
of([{key:"Tab",run:E.acceptCompletion},...E.defaultKeymap,...E.historyKeymap,...E.searchKeymap,...E.foldKeymap,...E.lintKeymap]),E.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),E.EditorView.updateListener.of(i=>{i.docChanged&&n(i.state.doc.toString()),(i.docChanged||i.selectionSet)&&o(i.state)})],
l=i=>E.EditorState.create({doc:i,extensions:r}),c=new E.EditorView({state:l("")});return ic(c),{view:c,open:i=>c.setState(l(i))}}function ic(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:E.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Wt(e,t,{isUndoable:n=!1}={}){
let o=lc(e.state.doc.toString(),t);if(o===null)return;let s=n?[E.isolateHistory.of("full")]:[E.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function lc(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function sr(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[E.EditorView.
scrollIntoView(t,{y:"center"}),Ln.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:Ln.of(null)}),oc)}var uc={rules:"Rules",facts:"Facts"},fc={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function rr(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
l={rules:[Ps(n),Vs,zn(t),cc.lineWrapping],facts:[zn(t)]},c="rules",i={},a={};for(let[d,f]of Object.entries(uc))i[d]=or({words:fc[d],hint:o,extensions:l[d],onText(m){
let{[d]:h,saved:p}=r.now;ce(h)!==m&&r.change({[d]:dc(m,p[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),a[d]={words:f,dom:y("div",{class:"text"},i[d].view.dom)};
let u=er(a,d=>{c=d,i[d].view.requestMeasure(),s(d,i[d].view.state)});return{tabs:u,panels:Object.values(a).map(({dom:d})=>d),views:{rules:i.rules.view,facts:i.facts.
view},look:()=>s(c,i[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){i.rules.open(ce(d.rules));let{view:h}=i.rules;h.dispatch({effects:Rs(h.state.doc)}),
h.scrollDOM.scrollTop=0}else Wt(i.rules.view,ce(d.rules));m||d.instance!==f.instance?i.facts.open(ce(d.facts)):Wt(i.facts.view,ce(d.facts))},putBack(){Wt(i.rules.
view,ce(r.now.saved.rules),{isUndoable:!0})},reveal(d){let f=Ge(r.now,d);if(f===null)return!1;let{view:m}=i[f];e.emit("pane","rules"),u.show(f);let{from:h}=Mn(m.
state.doc,d);return sr(m,h),!0}}}var ce=e=>e.replace(/\r\n?/g,`
`);function dc(e,t){return e===ce(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var mc={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
_t=["the saved rules","the new rules"],Ft="Comparing their answers on this board \u2026",ar=["rules","facts","constants"],ir=12;function cr(e,t){let{store:n}=e,
o=y("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",l=(i,a,u=null)=>{r=a;let d=[lr("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${_t[u.by]} accept`;d.unshift(lr(f,()=>wc(e,u)))}o.replaceChildren(y("p",{class:"changes-title"},hc(i)),y("p",{},a),y("div",
{class:"group"},d)),o.hidden=!1},c=({rules:i,saved:a})=>!!a.rules&&ce(i)!==ce(a.rules);return n.on(ar,()=>{!o.hidden&&r!==Ft&&l([],Ft)}),{dom:o,hide:s,stop(){c(
n.now)?l([],"As they stand they cannot be read."):s()},async update(i){let{now:a}=n;if(!c(a))return s();let u=[];o.hidden&&l([],Ft);let d=()=>ar.some(m=>n.now[m]!==
a[m]),f=(m,h)=>{m==="statuses"&&!d()&&l(u=h.statuses,Ft)};try{let m=await _("diff",C(a),{signal:i,onEvent:f});return d()?void 0:m.verdict===null?s():l(u,pc(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof P))throw m;return l(u,`The answers could not be compared: ${m.message}`)}}}}var lr=(e,t)=>y("button",{type:"butto\
n",onclick:t},e);function hc(e){if(!e.length)return"The rules are changed";let t=ur(e),[n,o]=e.map(({status:s,cost:r})=>mc[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var ur=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function pc({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},l){if(e==="different"){let i=r.length?"":`: ${gc(o)}`;return`On this board there is an answer that onl\
y ${_t[n]} accept${i}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":ur(l)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function gc(e){let t=e.length-ir;return e.slice(0,ir).join(", ")+(t>
0?` and ${t} more`:"")}function wc(e,{by:t,frames:n,broken:o}){let s=bc(o).map(l=>`For ${_t[1-t]} it is wrong: ${l}`),r=n.map(l=>({...l,captions:[...l.captions??
[],...s]}));e.emit("film",{title:`Only ${_t[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function bc(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function fr(e){let t=y("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,l)=>{let c=n.find(u=>u.name===r)?.default,
{[r]:i,...a}=e.now.constants;e.change({constants:l===""||l===c?a:{...a,[r]:l}})},s=()=>{for(let{name:r,default:l}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??l)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(l=>y(
"label",{title:l.words},y("code",{},l.name),kc(l,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,l=Object.entries(r).filter(([c])=>n.some(i=>i.name===
c));l.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(l)})}}}function kc({name:e,default:t,choices:n},o){let s=l=>o(e,j(l).value.trim()),r={
constant:e};return n.length?y("select",{dataset:r,onchange:s},n.map(({value:l,words:c})=>y("option",{value:l},c?`${l}: ${c}`:`${l}: not so`))):y("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function dr(e,{views:t,tabs:n},o){let s=y("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function l(){let i=Zs(r);for(let[a,u]of Object.
entries(t)){let d=i.filter(m=>Ge(e.now,m)===a);Xs(u,d.filter(({line:m})=>m));let f=m=>d.filter(h=>Oe(h)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Qs(i,c,o)),s.hidden=!i.length}let c=i=>{let a=Ge(e.now,i);return Bt(e.now,i,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(i,a){r={...r,[i]:a},l()},forget(){r={},l()}}}var mr="pylogic:rules",yc="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",hr="pylogic:heat",$c="How often each rule is use\
d on this board: its ground instances, beside its lines";function vc(e){let{store:t}=e,n=Nc(),o=y("span",{class:"said"}),s=y("input",{type:"checkbox",checked:localStorage.
getItem(hr)!=="off"}),r=y("label",{class:"heat-switch",title:$c},s,"Heat bar"),l=rr(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,u){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&Gs(u,u.selection.main.head)||""}}),c=a=>{l.reveal(a)||Ac(e,a)},i={app:e,texts:l,vocabulary:n,box:s,element:T("\
#rules"),constants:fr(t),findings:dr(t,l,c),changes:cr(e,()=>Ec(e,l))};i.element.append(y("div",{class:"editor-head"},l.tabs.dom,r),i.constants.dom,...l.panels,
i.changes.dom,i.findings.dom,y("p",{class:"editor-status"},o,y("span",{class:"hint",id:"editor-hint"},yc))),l.tabs.show("rules"),Sc(e,i.element.id),xc(i,c)}function Sc({
store:e,when:t},n){let o=localStorage.getItem(mr)==="open",s=y("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(mr,o?"open":"folded"),r()}},"Rules"),r=()=>{let l=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!l),
s.setAttribute("aria-expanded",String(o)),s.hidden=l};T("#folding").append(s),e.on(["mode"],r),t("pane",l=>{l==="rules"&&(o=!0,r())}),r()}function xc(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:l}=n,c=ae(),i=()=>c(u=>Cc(e,u)),a=(u,d)=>{u.puzzle!==d.puzzle&&zc(e),o.take(u,d)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],i),a(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),l.drop("rules"),l.drop("spots"),i()}),Oc(e,i)}function Oc({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(hr,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function zc({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),Tn(s.views.rules,[]),o.forget()}function Ec(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function Ac(e,t){if(!t.file)return;let n=Bt(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function Cc(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:l,changes:c,findings:i,
texts:a,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let h=await f;if(h===void 0||
t.aborted)return;if(await r.learn(()=>Bs(a.views.rules,r.wordsOf)),i.tell("asked",[]),i.tell("lint",h.problems),n.emit("game",h.game),h.predicates!==null&&r.learnOwn(
h.predicates),h.constants!==null&&(l.show(h.constants),l.tidy()),h.problems.some(b=>Oe(b)==="error"))return c.stop();await c.update(t);let p=await m;p&&!t.aborted&&
Tc(d,a,p.rules)}catch(h){if(!(h instanceof P))throw h;let p=[{text:`Not checked: ${h.message}`,kind:"note",file:null,line:null,column:null}];i.tell("asked",h.problems.
length?h.problems:p)}}function Tc(e,t,n){Tn(t.views.rules,n.filter(({file:o})=>o===Nn(e))),t.look()}function Nc(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>On(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await G("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var qn={};de(qn,{start:()=>Mu});import{effect as Tu,html as kt,render as tn,signal as Nu}from"../vendor/preact-11.js";import{html as he,signal as au}from"../vendor/preact-11.js";import{effect as Pc,html as mt,signal as br,useLayoutEffect as Bc,useRef as Wc}from"../vendor/preact-11.js";import{computed as Dc,html as Z,useMemo as Ic}from"../vendor/preact-11.js";import{computed as Mc,effect as Lc}from"../vendor/preact-11.js";function pr({app:e,card:t,check:n,pointed:o}){let s=Mc(()=>{let{cause:r=[],effect:l=[],wrong:c=[]}=o.
value??t.cells??{},i=[...c,...o.value?[]:n.cells];return JSON.stringify(r.length||l.length||i.length?{cause:r,effect:l,wrong:i}:null)});Lc(()=>e.emit("highlight",
JSON.parse(s.value)))}var dt=e=>e.join(",");function gr(e,t){let n=new Set(t.map(dt));return e.filter(o=>!n.has(dt(o)))}function Je(e){return[...new Map(e.map(t=>[
dt(t),t])).values()]}var jc=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Kt({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:l=[],depth:c}){let i=Ic(()=>Dc(()=>{let{
row:h,column:p}=e.state.focused.value??{};return[...o,...s,...r].some($=>dt($)===`${h},${p}`)?"sentence about":"sentence"}),[n]),a=()=>{t.value={effect:o,cause:gr(
s,o),wrong:r}},u=()=>{t.value=null},[,d,f]=/^(.*): (.*)$/.exec(n)??[null,null,n],m=new Map(l.filter(h=>h.clue===null).map(h=>[h.place,h]));return Z`<li class=${i} style=${c===
void 0?null:`--depth: ${c}`}
    onmouseenter=${a} onfocusin=${a} onmouseleave=${u} onfocusout=${u}>
    ${d!==null&&Z`<p>${Ht(e,`${X(d)}:`)}</p>`}
    <p class=${d===null?null:"follows"}>${Ht(e,X(f))}</p>
    ${m.size>0&&Z`<p class="sources">${[...m.keys()].map(h=>In(e,h))}</p>`}
  </li>`}var wr=({cells:e,because:t,...n})=>Z`<${Kt} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Ut=({parts:e,broken:t})=>Z`<ul class="sentences">${t.map(n=>Z`<${wr} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,qt=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>Z`<ul class="sentences">
  <${Kt} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&Z`<${Vt} parts=${e} chain=${r} />`}</ul>`,Vt=({parts:e,chain:t})=>Z`<li class="chain"><ol class="sentences">
  ${t.map(n=>Z`<${wr} parts=${e} ...${n} />`)}</ol></li>`,X=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),Ht=(e,t)=>t.split(jc).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),l=`row ${s}, column ${r}`;return Z`<button type="button" class="cell-link" title="Show ${l}" aria-label="${n}: ${l}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function In(e,t){let n=Rc(t);return n&&Z`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${jn(n,e.store.now)}</button>`}function Rc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function jn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var Ye=e=>Je(e.flatMap(t=>t.cells));var kr="How the answer follows",yr=10;function $r({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};Pc(()=>{e.task&&s()}),t("cancel-al\
l",s);function r(i){s(),n=new AbortController;let a={marks:e.now.marks,most:i,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{a.events.push({name:d,data:f}),
a.wake()};return a.end=_("explain",C(e.now,i===null?{}:{most:i}),{signal:n.signal,onEvent:u}),a.end.catch(()=>{}).finally(()=>{a.hasEnded=!0,a.wake()}),o=a}async function*l(i){
for(let a=0;;a+=1){for(;a===i.events.length&&!i.hasEnded;)await new Promise(u=>{i.wake=()=>u(null)});if(a===i.events.length)return;yield i.events[a]}}async function c(i,a){
i.addEventListener("abort",s);try{return await a()}finally{i.removeEventListener("abort",s)}}return{next:i=>c(i,async()=>{let{marks:a}=e.now,u=o&&Object.entries(
o.marks).every(([d,f])=>a[d]===f);for(let d=o&&u?o:r(yr);;d=r(yr)){let f=[],m=[],h=null;for await(let{name:p,data:b}of l(d)){p==="own"&&(h=b),p==="step"&&f.push(
b),m.push(...(b.frames??[]).flatMap(w=>w.looks??[]));let $=Fc(h,f,a);if($.length)return{steps:$,looks:m,end:null}}if(d.marks===a)return{steps:[],looks:m,end:await d.
end}}}),follow:(i,a)=>c(i,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,data:f}of l(u))a(d,f);return u.end})}}function Fc(e,t,n){
let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Rn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:[]}function Rn(e,t){let[n,o]=Nt(e);return t[n]===o}function Pn({
conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function vr(e){let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s===
"none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(kr,"Looking for the first step \u2026",async r=>{let l=Gt(e,kr),c=br(
[]),i=br(null);t.add([mt`<${Hc} parts=${e} film=${l} steps=${c} end=${i} />`]);let a=await o.follow(r,(u,d)=>{d.frames&&l.add(d.frames.map(f=>({...f,..._c(u,d)}))),
u==="step"&&(c.value=[...c.value,d],t.tell(`${B(c.value.length,"step")} so far \u2026`))});if(a.status==="none")return Pn(e,a);if(a.status==="multiple")return e.
several.ask();i.value=a})}function _c(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:X(t),captions:[X(n)],settled:o}}function Hc({
parts:e,film:t,steps:n,end:o}){return mt`${o.value&&mt`<p>${Uc(o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>mt`<${Kc} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function Kc({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=Wc(null);return Bc(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),mt`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${X(n.words)}</button>
    <${qt} parts=${e} step=${n} /></li>`}function Uc({grade:e,complete:t,interrupted:n},o){let s=B(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function Gt({app:e,card:t},n){let o=[],s=[],r=null,l=()=>r!==null&&e.state.film.value===r,c=a=>t.play(r={title:n,frames:[...o],
looks:s,at:a}),i=Y(200,()=>{l()&&c(e.state["film-at"].value)});return{get length(){return o.length},get at(){return l()?e.state["film-at"].value:null},add(a){o.
push(...a),s.push(...a.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?i():o.length&&c(0)},goTo(a){c(Math.min(a,o.length-1)),e.emit("pane","board")}}}import{effect as zr,html as pt,signal as nu}from"../vendor/preact-11.js";import{computed as qc,effect as ht,html as Jt,render as Vc,signal as Sr,untracked as Gc,useLayoutEffect as Jc}from"../vendor/preact-11.js";function xr({app:e,place:t,pointed:n}){let o=Sr(null),s=Sr(null),r=new Set,l=new AbortController,c=null,i=()=>{l.abort(),s.value=null},a=()=>{i(),n.value=null,c!==
null&&e.state.film.peek()===c&&e.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(m,h,p={}){let{task:b}=e.store;t.card.contains(document.
activeElement)&&T("h2",t.card).focus(),a(),r.delete(m),o.value={name:m,body:h,isTrue:()=>e.store.task===b,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:m=>o.peek()===null&&!r.has(m),add(m,h={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...m],...h})},
async work(m,h,p,b){u.show(m,[],b),s.value=h;let $=l=new AbortController;try{await p($.signal)}catch(w){w.name!=="AbortError"&&!$.signal.aborted&&u.add([Jt`<p class=${Yc(
w)?"failure":null}>${Yt(w)}</p>`])}finally{l===$&&(s.value=null)}},tell(m){s.value=m},play(m){c=m,e.emit("film",m)},get isPlaying(){return c!==null&&e.state.film.
value===c},close(){a(),o.value=null}};ht(()=>{o.value?.isTrue()===!1&&Gc(u.close)}),ht(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let d=qc(()=>o.value?.overlay??
null);ht(()=>e.emit("overlay",d.value)),ht(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),u.close()});function f(){let{name:m,body:h}=o.
value??{name:"",body:[]};Jc(()=>{m&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(m),u.close()},b=()=>{i(),u.add([Jt`<p class="soft">Cancelled.</p>`])};
return Jt`
      <header><h2 tabindex="-1">${m}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${h}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${b}>Cancel</button>
      </div>`}return Vc(Jt`<${f} />`,t.card),ht(()=>{let{focused:m}=e.state;m.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var Yc=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function Yt(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return X(n.replace(/^encodings\/\S+: /,""))}import{effect as Zc,signal as Xc,untracked as Qc}from"../vendor/preact-11.js";var eu=2e3;function Or({store:e,overview:t,emit:n}){let o=Xc({outcome:null,error:null,
isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:a}=e;if(!a.puzzle)return;let u=performance.now(),d={count:0,cost:[]};try{let f=await t.ask("solve",(m,h)=>{
d=h});f!==void 0&&e.task===a&&l(f)}catch(f){if(e.task!==a)return;if(f.interrupted)return l(tu(d,f.interrupted,performance.now()-u));o.value={outcome:null,error:f,
isOld:!1},n("solved",null),f.status===0?s=setTimeout(r,eu):n("problems",f.problems??[])}}function l(a){o.value={outcome:a,error:null,isOld:!1},n("problems",a.remarks),
n("solved",Bn(a))}let{puzzle:c,instance:i}=e.now;return Zc(()=>{let{task:a}=e,u=a.puzzle!==c||a.instance!==i;({puzzle:c,instance:i}=a),Qc(()=>{o.value=u?{outcome:null,
error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}var tu=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Bn({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Er({app:e,place:t,solving:n}){let o=nu(null),s=new AbortController;async function r(i){let a=s=new AbortController;o.value={of:i,far:"Counting \u2026"};
try{let u=await _("count",C(e.store.now,{marks:[]}),{signal:a.signal,onEvent:(d,{count:f})=>{o.value={of:i,far:`at least ${f.toLocaleString("en")} \u2026`}}});o.
value={of:i,all:u}}catch(u){a.signal.aborted||(o.value={of:i,refusal:Yt(u)})}}zr(()=>{n.now.isOld&&s.abort()}),zr(()=>{let{isOld:i}=n.now;t.status.setAttribute(
"aria-busy",String(i)),t.status.classList.toggle("old",i),t.status.dataset.kind=l().kind??""});function l(){let{outcome:i,error:a}=n.now,u=o.value?.of===i?o.value?.
all:void 0;return a?su(a):i===null?{words:"\u2026"}:{...Wn(i),...u&&ou(u)}}function c(){let{outcome:i,isOld:a}=n.now;if(i?.status!=="multiple")return null;let{of:u,
far:d,refusal:f,all:m}=o.value??{};return u===i&&m?null:u!==i||!d||a?pt`${u===i&&f} <button type="button" onclick=${()=>r(i)}>Count them all</button>`:pt`<span class="spinner" aria-hidden="true"></span><span>${d}</span>
      <button type="button" onclick=${()=>{s.abort(),o.value={of:i,refusal:"Counting was cancelled."}}}>Cancel</button>`}return function(){let{words:a,detail:u}=l();
return pt`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${a}</strong><span class="soft">${u}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${ru(e,n.now.error)}<${c} /></div>`}}function ou({count:e,exhausted:t,horizon:n}){let o=n===null?null:`in ${n} steps; longer ones were no\
t counted`;return{words:t?`${B(e,"answer")}, all counted`:`At least ${B(e,"answer")}`,detail:[o,t?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}}function Wn(e){
let{status:t,cost:n,count:o,horizon:s}=e,r=Bn(e).seconds,l=e.interrupted?null:`${r.toFixed(2)} s`,c=[s===null?null:`${s} steps`,l].filter(Boolean).join(" \xB7 "),
i=n.join(" "),a=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,u={unique:["One answer, proved","good"],multiple:["More than one ans\
wer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${i}`,"good"],found:[n.length?`${a}: the best so far is ${i}, not proved`:`${a}\
: ${B(o,"answer")} found so far`,"warn"],interrupted:[`${a}: no answer found so far`,"warn"]}[t];return{words:u[0],detail:c,kind:u[1]}}function su(e){return e.status===
0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"\
Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:Yt(e),kind:"warn"}:e.problems.length&&e.problems.every(We)?{words:"T\
he board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.
message,kind:"bad"}}var ru=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=X(jn(n,e.store.now)),s=()=>e.emit("reveal",n);return pt`<p class="status-problem">${n.
line!==null&&pt`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.text}</p>`});var Fn=200;async function Ar(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=Gt(e,"Solution"),l=null;await _("answers",C(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(c,i)=>{l=i,r.add(Tr(i,"Solution"))}}),n.add([l===null?
he`<p>No answer was found.</p>`:he`<${iu} parts=${e} answer=${l} />`])})}function iu({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,r=()=>{
e.emit("film",null),e.emit("fill",n)};return he`
    <p>${s&&`${Wn(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&he`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&he`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Cr(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=Gt(e,"All answers"),l=au([]),c=()=>{let d=l.value,f=Math.
max(d.findLastIndex(({first:h})=>h<=(r.at??0)),0),m=h=>r.goTo(d[Math.min(Math.max(f+h,0),d.length-1)].first);return he`<div>
        <div class="row"><button type="button" onclick=${()=>m(-1)}>Previous</button>
          <span role="status">${d.length>0&&`Answer ${f+1} of ${d.length}`}</span>
          <button type="button" onclick=${()=>m(1)}>Next</button></div>
        ${d.map(({frames:h,atoms:p})=>h.length===0&&he`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([he`<${c} />`]);let i=await _("answers",C(t.store.now,
{marks:[],most:Fn}),{signal:s,onEvent:(d,f)=>{l.value=[...l.value,{...f,first:r.length}],r.add(Tr(f,`Answer ${l.value.length}`)),n.tell(`${l.value.length} so fa\
r \u2026`)}}),a=l.value.some(({cost:d})=>d.length>0),u=o.now.outcome?.horizon;n.add([he`<p>${lu({...i,isBest:a,horizon:u},l.value.length)}</p>`])})}var Tr=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function lu({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Fn?"There may be others.":`The first ${Fn}; there may be more.`}import{effect as Nr,html as gt,signal as Mr,untracked as cu}from"../vendor/preact-11.js";var Lr="pylogic:check",uu=250,fu=400,Dr=3,du="Whether this can be completed was not found out in time.";function Ir(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=ae(),l=Mr(localStorage.getItem(Lr)==="on"),c=Mr(null),i=null,a=!1,u=(w,g,k)=>{c.value={kind:w,words:g,of:t.now.marks,...k}},d=()=>{c.value=null},f=()=>{l.value=
!l.value,localStorage.setItem(Lr,l.value?"on":"off"),i=null,m()};async function m(w=!1){let{outcome:g,isOld:k}=s.now,{marks:S}=t.now,v=w||a&&S===i;if(w)i=S;else if(!v&&
S===i&&!k)return;let O=Object.keys(S).length===0;a=v&&k&&!O;let x=(v||l.value)&&!k&&g!==null&&!O;if(!x||g.status==="none"||g.horizon!==null)r.stop(),x&&g.horizon===
null?u("bad","There is no answer at all"):v&&O?u("unsure","Nothing is entered yet."):a?u("unsure","checking \u2026"):d();else if(!v)await p("rules");else{let z=g.
status==="unique"?new Set(g.answers[0].atoms):null;z===null?await p("all"):h(z,S)&&await p("reasons")}}function h(w,g){let k=_n(w,g),S=Je(k.map(Hn).filter(v=>v!==
null));return k.length?u("bad",`${S.length} ${wt(S)}${S.length===1?" is":"s are"} wrong`,{cells:S}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),k.length>0}async function p(w){let g=w==="all"?setTimeout(()=>u("unsure","checking \u2026"),c.value?fu:0):0,k;try{k=await r(v=>D("judge",C(t.now),v))}catch(v){
w==="all"&&v.interrupted?u("unsure",du):w!=="reasons"&&d();return}finally{clearTimeout(g)}if(k===void 0)return;let S=w==="reasons"?c.value&&{...c.value,broken:k.
broken.slice(0,Dr)}:mu(w,k,n.finished.value);c.value=S&&{...S,of:t.now.marks}}let b=Y(uu,()=>m()),{marks:$}=t.now;return Nr(()=>{t.now.marks!==$&&({marks:$}=t.now,
r.stop(),Object.keys($).length||d(),b())}),Nr(()=>{s.now&&n.finished.value!==null&&cu(m)}),o("cancel-all",()=>{r.stop(),d()}),{look:m,toggle:f,isOn:l,get verdict(){
return c.value},get cells(){return c.value?.cells??[]}}}function jr(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:l=[]}=n.verdict??{};return gt`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?gt`<span class="soft">${s}</span>`:s&&gt`<strong>${s}</strong>`}
      ${l.length>0&&gt`<${Ut} parts=${e} broken=${l} />`}
      ${o==="bad"&&l.length===0&&gt`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function mu(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Dr),cells:Ye(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var wt=e=>e.every(t=>t.length>2)?"line":"cell",_n=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Hn(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}import{effect as yu,html as K}from"../vendor/preact-11.js";import{html as q,useLayoutEffect as hu,useRef as pu}from"../vendor/preact-11.js";var Zt="Hint";async function Qt(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{task:r,now:{marks:l}}=t;if(n.finished.value)return o.show(Zt,[q`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(Xt(e).length)return o.show(Zt,[q`<${gu} parts=${e} />`],{isTrue:()=>Xt(e).length>0,cells:()=>({wrong:Pr(Xt(e))})});let c=()=>t.
task===r&&Kn(t.now.marks,l);await o.work(Zt,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:u,end:d}=await s.next(i);if(d?.status==="non\
e")return Pn(e,d);if(d?.status==="multiple")return o.add([q`<${bu} ...${e} />`]);if(t.now.marks!==l)return o.add([q`<p>The board has changed meanwhile: ask again.</p>`]);
if(d)return o.add([q`<p>${ku(d,l)}</p>`]);let{cells:f,causes:m}=a[a.length-1];o.add([q`<${wu} parts=${e} steps=${a} looks=${u} />`],{cells:()=>t.now.marks===l?{
effect:f,cause:m}:null})},{isTrue:c})}function Xt({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?_n(new Set(n.answers[0].atoms),
e.store.now.marks):[]}var Pr=e=>e.map(Hn).filter(t=>t!==null);function gu({parts:e}){let{store:t}=e.app,n=Xt(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.
marks).filter(([l])=>!n.includes(l));t.change({marks:Object.fromEntries(r)})};return q`
    <p>First this: ${o?"one":n.length} ${wt(Pr(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function wu({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=pu(null);hu(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:l,causes:c,entered:i,name:a,frames:u,has_candidates:d}=t[t.
length-1],f=i.every(b=>Rn(b,o.now.marks)),m=()=>{let{marks:b}=o.now;o.change({marks:{...b,...Object.fromEntries(i.map(Nt))}})},h=()=>{m(),Qt(e)},p=()=>s.play({title:Zt,
frames:u,looks:n.map(b=>({svg:b})),at:0});return q`
    <p class="look">Look at <${Rr} colour="effect" cells=${l} />${c.length>0&&q` and <${Rr} colour="cause" cells=${c} />`}.<span class="soft"> (${a})</span></p>
    ${t.map(b=>q`<${qt} parts=${e} step=${b} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${f} onclick=${m}>Do it</button>
      <button type="button" onclick=${h}>${f?"Next hint":"Do it, and the next"}</button>
      ${d&&q`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var bu=({several:e})=>q`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,Rr=({colour:e,cells:t})=>q`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${wt(t)}`:`these ${t.length} ${wt(t)}s`}</span>`,Kn=(e,t)=>Object.entries(t).every(([n,o])=>e[n]===o);function ku({complete:e,interrupted:t},n){
return t?"The next step was not found in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the\
 facts.":"The rest does not follow by explanations."}var $u=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Un="Why there is no answer",en="Why this is wrong",vu="Which rule is wrong",Su=12,xu=600;function Br(e){let{
app:t,card:n,solving:o}=e,s=()=>a(Un,!1),r=()=>n.work(en,"Looking for what it breaks \u2026",async h=>{let{broken:p}=await D("judge",C(t.store.now),h);if(!p.length)
return u(en,!1,h);n.add([K`
      <p>What you entered breaks a rule already:</p>
      <${Ut} parts=${e} broken=${p.slice(0,Su)} />
      <${i} />`],{cells:()=>({wrong:Ye(p)})})},{isTrue:l()});function l(){let{store:h}=t,{task:p,now:{marks:b}}=h;return()=>h.task===p&&Kn(h.now.marks,b)}let c=()=>n.
work(vu,"Looking for what refuses it \u2026",async h=>{let{is_answer:p,reasons:b}=await D("why",C(t.store.now),h);if(p)return n.add([K`<p>Some answer has all of it.</p>`]);
n.add([K`<ul class="sentences"><${Vt} parts=${e} chain=${b.flatMap($=>Wr($))} /></ul>`],{cells:()=>({wrong:Ye(b)})})},{isTrue:l()}),i=()=>K`<div class="row"><button type="button" onclick=${c}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`,a=(h,p)=>n.work(h,p?"Looking for the smallest reas\
on \u2026":"Looking for a reason \u2026",b=>u(h,p,b),h===en?{isTrue:l()}:{});async function u(h,p,b){let $=(O,{size:x,bound:z})=>n.tell(`${x} clues and rules so\
 far${z?`, at least ${z} are needed`:""} \u2026`),w=h===Un?{marks:[]}:{},g=C(t.store.now,{...w,smallest:p}),k=await _("conflicts",g,{signal:b,onEvent:$});if(k.status!==
"none")return n.add([K`<p>There is an answer now.</p>`]);if(!k.conflicts.length)return n.add([K`<p>The reason was not found in time.</p>`]);let S=k.conflicts[0],
v=Je(Ye(S.because));n.add([K`<${d} title=${h} conflict=${S} />`],{cells:()=>({cause:v,wrong:S.cells})})}function d({title:h,conflict:{because:p,cells:b,chain:$,
smallest:w,minimal:g}}){let k=p.filter(v=>v.clue!==null),S=p.filter(v=>v.clue===null);return K`
      <p>${$.length?"It leads to a contradiction:":Ou(b.length>0,k,S)}</p>
      ${f("The clues: ",k.map(v=>v.words).join("; "))}
      ${f("What you entered: ",b.join(" "))}
      ${$.length?K`<ul class="sentences"><${Vt} parts=${e} chain=${$} /></ul>`:K`<ul class="sentences either">${S.map(v=>K`<${Kt} parts=${e} words=${v.words} cause=${v.
cells} lines=${[v]} />`)}</ul>`}
      <p class="soft">${w?"No reason is smaller.":g?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${h===en&&K`<${i} />`}
      ${!w&&K`<div class="row">
        <button type="button" onclick=${()=>a(h,!0)}>The smallest reason</button></div>`}`}let f=(h,p)=>p&&K`<p>${h}${Ht(t,zu(p))}</p>`,m=Y(xu,()=>{let{outcome:h,
isOld:p}=o.now;!p&&h?.status==="none"&&h.horizon===null&&n.mayCome(Un)&&s()});return yu(()=>{o.now&&m()}),{ofPuzzle:s,ofMarks:r}}function Wr({words:e,place:t,cells:n,
because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(l=>Wr(l,s+1))]}function Ou(e,t,n){let o=[
t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of \
these ${n.length} happens`;return`${o?`With ${o}, whatever`:"Whatever"} one does, ${s}:`}function zu(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} mo\
re `;return e.replace($u,t).trimEnd()}import{effect as Eu,html as Q}from"../vendor/preact-11.js";var Fr="More than one answer",Au=300;function Hr(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(Fr,[Q`<p>This board has more than one answer. What would you like to see?</p>`,
Q`<${r} />`]),r=({but:h})=>Q`<div class="row">
    ${h!==c&&Q`<button type="button" onclick=${c}>What they share</button>`}
    ${h!==i&&Q`<button type="button" class="served" onclick=${i}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${a}>Clues that would leave one</button></div>`,l=(h,p)=>D("differences",C(t.store.now,{marks:[],extra:p}),h),c=()=>n.
work("What all answers share","Comparing all answers \u2026",async h=>{let{status:p,cautious:b,brave:$}=await l(h,!1);if(!f(p)){if(b===null)return n.add([Q`<p>The answers were not all compared in time.</p>`]);
n.add([Q`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${b.length} of ${$.length} are certain.</p>
      <${r} but=${c} />`],{overlay:{certain:b,possible:$}})}}),i=()=>n.work("Two answers","Looking for two answers \u2026",async h=>{let{status:p,picture:b}=await l(
h,!1);if(!f(p)){if(b===null)return n.add([Q`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:b}],at:0}),n.add([Q`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${i} />`])}}),a=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async h=>{let{status:p,offers:b,proof:$}=await l(h,
!0);if(f(p))return;if(!b.length)return n.add([Q`<p>No clues were found that would leave one answer.</p>`]);let w=b.length===1,g=()=>d(b),k=()=>t.emit("clues",g().
map(({atom:S})=>S));n.add([Q`
      <p>${w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${b.length} clues would leave one answer (${$}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${k}>${w?"Add it":"Add all"}</button></div>`],{ghosts:g,isTrue:u(b)})});function u(h){let p=({
puzzle:$,rules:w,constants:g,facts:k})=>JSON.stringify([$,w,g,h.reduce((S,{atom:v})=>S.replace(`${v}.`,""),_r(k))]),b=p(t.store.now);return()=>d(h).length>0&&p(
t.store.now)===b}let d=h=>h.filter(({atom:p})=>!_r(t.store.now.facts).includes(`${p}.`));function f(h){return h!=="multiple"&&n.add([Q`<p>There is no longer more than one answer.</p>`]),
h!=="multiple"}let m=Y(Au,()=>{let{outcome:h,isOld:p}=o.now;!p&&h?.status==="multiple"&&h.horizon===null&&n.mayCome(Fr)&&s()});return Eu(()=>{o.now&&m()}),{ask:s,
share:c}}var _r=e=>e.replaceAll(/%.*|\s/g,"");import{html as bt}from"../vendor/preact-11.js";var Kr=({app:e,card:t})=>t.work("Rules that this board does not need","Trying without each rule \u2026",async n=>{let o=c=>bt`<ul class="sentences">${c.map(({words:i,
place:a})=>bt`<li class="sentence">
      <p>${X(Cu(i))}</p><p class="sources">${In(e,a)}</p></li>`)}</ul>`,{rules:s,unexercised:r,interrupted:l}=await D("unneeded",C(e.store.now,{marks:[]}),n);t.
add([bt`
      <p>${s.length?"All of these could be deleted at once: the answers of this board would stay the same.":l?"None was found so far.":"It needs every rule that\
 it uses."}</p>
      ${o(s)}
      ${r.length>0&&bt`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${o(r)}
      ${l&&bt`<p>The search was cut short: there may be more.</p>`}`])}),Cu=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var Ur=matchMedia("(max-width: 60rem)");function Mu(e){let t={status:y("section",{class:"assistant-status","aria-label":"Answers"}),buttons:y("div",{class:"assi\
stant-buttons"}),check:y("section",{class:"assistant-check","aria-label":"Check while you play"}),card:y("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:y("div",{class:"assistant-more"})};T("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>Ur.matches?T("#board").append(
t.card):t.check.after(t.card);Ur.addEventListener("change",n),n();let o={app:e,place:t,pointed:Nu(null),solving:Or(e)};o.card=xr(o),o.derivation=$r(e),o.conflicts=
Br(o),o.several=Hr(o),o.check=Ir(o),pr(o),Tu(()=>{t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Qt(o)),tn(kt`<${Er(o)} />`,t.status),tn(kt`<${Lu} parts=${o} />`,
t.buttons),tn(kt`<${jr} ...${o} />`,t.check),tn(kt`<button type="button" class="quiet served" title="Rules without which its answers would be the same"
    onclick=${()=>Kr(o)}>Which rules does this board not need?</button>`,t.more)}var Lu=({parts:e})=>kt`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Qt(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>vr(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Ar(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Cr(e)}>Answers</button>`;var ao={};de(ao,{start:()=>$f});import{html as rn,render as kf,signal as yf}from"../vendor/preact-11.js";import{signal as Du}from"../vendor/preact-11.js";function qr(e,t){let n=ae(),o=Du(null),s=null,r=async()=>{let{puzzle:c,instance:i,rules:a,facts:u}=e.store.now,d=JSON.stringify([c,i,a,u]);if(!(!c||d===s)){s=d;
try{o.value=await n(f=>D("choices",C(e.store.now,{marks:[]}),f))??o.value}catch{s=null}}},l=Y(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules",
"facts"],l),{get now(){return o.value},refresh:r}}var Zn={};de(Zn,{NAME:()=>Xr,TITLE:()=>qu,create:()=>Ju});import{effect as Fu,html as Ae,signal as _u,untracked as Hu,useLayoutEffect as Ku,useRef as Uu}from"../vendor/preact-11.js";import{html as ze,signal as Iu,useLayoutEffect as ju,useRef as Ru}from"../vendor/preact-11.js";function Ze({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:l,isOff:c=!1,job:i,onSubmit:a,children:u,note:d,result:f}){return ze`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${h=>{
h.preventDefault(),a()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${u}</div>
    ${d}
    <div class="actions">
      <button type="submit" class="primary" disabled=${c||i.isAtWork}>${l}</button></div>
    <${i.Progress} />
    ${f}
  </form>`}function Xe(e,t,n){let o=Iu(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
l={get now(){return o.value},set(c){o.value={...o.value,...c},localStorage.setItem(s(),JSON.stringify(o.value))},load(c,i=()=>({})){let a={...o.value,...c,...r()};
o.value={...a,...i(a)}},of:c=>({name:c,value:o.value[c],oninput:i=>l.set({[c]:j(i).value})})};return l}var F=({label:e,title:t="",hidden:n=!1,children:o})=>ze`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
V=(e,t,n,o,s)=>ze`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`,Ee=(e,t,n)=>ze`<select ...${e.of(t)}>${n.map(([o,s])=>ze`<option key=${o} value=${o}>${s}</option>`)}</select>`;
function Vr({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.length===1&&s.includes(o[0][0]),l=c=>e.set({[t]:o.map(([i])=>i).filter(i=>s.includes(
i)!==(i===c))});return ze`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([c,i,a=""])=>ze`<label key=${c} title=${a}><input type="checkbox"
      name=${t} value=${c} checked=${s.includes(c)} onchange=${()=>l(c)} /> ${i}</label>`)}
  </fieldset>`}function nn({text:e}){let t=Ru(null);return ju(()=>t.current?.replaceChildren(J(e)),[e]),ze`<span class="picture" aria-hidden="true" ref=${t}></span>`}import{html as Vn,signal as on,useLayoutEffect as Pu,useRef as Bu}from"../vendor/preact-11.js";function Qe(e,t=["rules","facts","constants"]){let n=on(null),o=on(0),s=on({words:"",isBad:!1}),r=on(null),l=new AbortController,c=()=>l.abort(),i={get isAtWork(){
return n.value!==null},get isOld(){return t.some(a=>r.value&&e.store.now[a]!==r.value[a])},named:a=>i.isOld?`${a}, ${Gr}`:a,tell(a,u=null,d=0){n.value={words:a,
done:u,all:Math.max(1,d)}},say(a,u=!1){s.value={words:a,isBad:u}},async run(a,u,d){c();let f=l=new AbortController,m=performance.now();r.value=e.store.now,o.value=
0;let h=setInterval(()=>{o.value=Math.floor((performance.now()-m)/1e3)},1e3);i.say("");try{return await _(a,u,{signal:f.signal,onEvent:d})}catch(p){let b=n.peek()?.
words??"";p.name==="AbortError"?i.say(`Cancelled: ${b}.`):i.say(Wu(p,b),p.interrupted===null);return}finally{clearInterval(h),l===f&&(n.value=null)}},Progress(){
let a=Bu(null);Pu(()=>{i.isAtWork&&a.current?.scrollIntoView({block:"nearest"})},[i.isAtWork]);let{words:u,done:d,all:f}=n.value??{words:"",done:null,all:1};return Vn`<div class="job">
        <div class="working" ref=${a} hidden=${!i.isAtWork}>
          ${d===null?Vn`<progress key="begun" aria-label="Progress" />`:Vn`<progress aria-label="Progress" max=${f} value=${d} />`}
          <span class="how-far">${u}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${c}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&i.isOld&&`This was found ${Gr}.`}</p>
      </div>`}};return e.when("cancel-all",c),i}var Gr="before your last change",Jr={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function Wu(e,t){if(e.interrupted&&
e.interrupted in Jr)return`${Jr[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var Gn={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},Jn=Object.keys(Gn),et=e=>e.map(t=>[t,t]);function Yn(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...et(s)];return{orders:n.length?n:[["given","given"]],engines:et(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:et(e.instances)}}var Yr=(e,t)=>Object.fromEntries(Jn.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var Xr="Compare",qu="Measure which way of solving is faster",Vu="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",Zr={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},Gu=600;function Ju(e,t){let n=Xe(e,"compare",Zr),o=Qe(e),s=_u([]),r=c=>c in(t.now?.shuffles??{});Fu(()=>{let{now:c}=t;c!==
null&&Hu(()=>n.load(Zr,i=>Yr(Yn(c),i)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function l(){let c=e.store.now,{seeds:i,random:a,repeat:u,timeout:d,
...f}=n.now,m=0,h=0;s.value=[],o.tell("reading the files");let p=await o.run("compare",C({...c,marks:{}},{...Object.fromEntries(Jn.map(b=>[b,f[b]])),orders:f.orders.
map(b=>r(b)?`${b}:${a}`:b),seeds:Number(i)||null,repeat:Number(u),timeout:Number(d)}),(b,$)=>{b==="begun"?h=$.runs:b==="run"&&(m+=1),o.tell(m===h?`${h} runs, dr\
awing the report`:`${m} of ${h} runs`,m,h)});p!==void 0&&(o.say(`${p.words}.`),s.value=Zu(p,`${c.puzzle}-${c.instance}-comparison`))}return function({id:i,hidden:a}){
let{now:u}=t,{orders:d,seeds:f,repeat:m,random:h,timeout:p,configs:b,heuristics:$,engines:w,labelings:g,others:k}=n.now,S=d.filter(r).length,v=(w.length+(w.includes(
"clingo")?b.length*$.length-1:0))*(d.length+S*(Number(h)-1))*g.length,O=k.length+1,x=Math.max(1,Number(f))*Number(m),z=v*O*x,A=[B(v,"way"),B(O,"board"),B(x,"run")].
join(" \xD7 "),L=z*Number(p)>Gu?", ended after ten minutes at the latest":"",I=u&&Yn(u),oe=se=>Ae`<div class="lists">${I&&se.map(re=>Ae`<${Vr} values=${n} name=${re} legend=${Gn[re]} options=${I[re]} />`)}
      ${u?.needed&&se.includes("engines")&&Ae`<p class="soft">${u.needed}.</p>`}</div>`;return Ae`<${Ze} ...${{app:e,id:i,hidden:a,job:o,name:Xr,words:Vu}} topic="comparing" action="Compare"
      isOff=${z===0} onSubmit=${l} result=${Ae`<${Yu} links=${s.value} />`}
      note=${Ae`<p class="soft">${z?`${A} = ${B(z,"run")}${L}`:"Choose at least one of each list."}</p>`}>
      ${oe(["orders","engines"])}
      <${F} label="Random orders" title="How many orders of each random kind" hidden=${S===0}>
        ${V(n,"random",1,100)}<//>
      <${F} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${V(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${oe(["configs","heuristics","labelings","others"])}
        <${F} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${V(n,"repeat",1,100)}<//>
        <${F} label="Seconds for a run">${V(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function Yu({links:e}){let t=Uu(null);return Ku(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),Ae`<p class="links" ref=${t}>${e.map(
({words:n,...o})=>Ae`<a ...${o}>${n}</a>`)}</p>`}function Zu({page:e,csv:t,json:n},o){let s=(r,l,c,i)=>({words:r,href:URL.createObjectURL(new Blob([l],{type:c})),
...i});return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var oo={};de(oo,{NAME:()=>da,TITLE:()=>tf,create:()=>lf});import{effect as Qu,html as ue,signal as no,untracked as ef,useLayoutEffect as ua,useRef as fa}from"../vendor/preact-11.js";var Ce="pylogic:draft:",sn="pylogic:tab",Xn=20,Qn="pylogic:history",Qr=200,Xu=500;function eo(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ce+e,{signal:AbortSignal.timeout(Xu)},n).catch(()=>t(!1)):t(!0)})}async function ea(){let e=sessionStorage.getItem(sn),t=e!==null&&
await eo(e)?e:rt();return t!==e&&await eo(t),sessionStorage.setItem(sn,t),{id:t,draft:e===null?null:na(e)}}async function ta(e){return await eo(e)?(sessionStorage.
setItem(sn,e),!0):!1}function na(e){try{let t=JSON.parse(localStorage.getItem(Ce+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function to(e,t,n=!1){try{return localStorage.setItem(Ce+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function oa({now:e,
past:t,future:n}){try{sessionStorage.setItem(Qn,JSON.stringify({now:e,past:t.slice(-Qr),future:n.slice(-Qr)}))}catch{sessionStorage.removeItem(Qn)}}var sa=()=>JSON.
parse(sessionStorage.getItem(Qn)??"null"),Te=e=>to(rt(),e,!0),tt=e=>localStorage.removeItem(Ce+e),pe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,je=e=>pe(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Ne(){let e=(await navigator.locks?.query())?.held??[{name:Ce+sessionStorage.getItem(
sn)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ce)&&!t.has(c)).map(c=>na(c.slice(Ce.length))??{at:0,id:c.slice(Ce.length),
document:Fe}).sort((c,i)=>i.at-c.at),s=({document:c})=>je(c),r=o.filter(s),l=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Xn),...l.slice(Xn)])tt(c);return r.slice(
0,Xn)}var da="Generate",tf="Make new puzzles of this kind",nf="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",of=[["size","of\
 this size"],["present","the present one, new clues"]],sf=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],rf=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
ra="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",aa=60,ia=8,ma=1e6,af={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function lf(e,t){let n=Xe(e,"generate",af),o=no(ca()),s=no([]),r=Qe(e,["rules","constants"]),l=cf(e),c=()=>sf.filter(
([d])=>["","range",...Object.keys(t.now?.levels??{})].includes(d)),i=()=>c().some(([d])=>d===n.now.difficulty)?n.now.difficulty:"",a=null;Qu(()=>{let{now:d}=t;d!==
null&&ef(()=>{let{puzzle:f,instance:m}=e.store.now;if(a===`${f}/${m}`)return;a=`${f}/${m}`;let[h,p]=(d.size??[n.now.rows,n.now.columns]).map(String);n.load({board:d.
has_more?"present":"size",rows:h,columns:p})})}),e.when("cancel-all",()=>{l.isOpening||(s.value=[],l.forget(),r.say(""))});async function u(){let{puzzle:d}=e.store.
now,{board:f,rows:m,columns:h,low:p,high:b,symmetry:$}=n.now,w=Number(o.value),g=Number(n.now.count);s.value=[];let k=()=>{let v=s.value.length;r.tell(`trying s\
eed ${w}, ${v} of ${B(g,"puzzle")}`,v,g)};k(),await r.run("generate",C({...e.store.now,marks:{}},{size:f==="size"?[Number(m),Number(h)]:null,seed:w,count:g,symmetry:$||
null,difficulty:i()==="range"?[Number(p),Number(b)]:i()||null}),(v,O)=>{v!=="puzzle"||e.store.now.puzzle!==d||(s.value=[...s.value,O],k())})!==void 0&&(r.say(`${B(
s.value.length,"puzzle")} of seed ${w}, each with exactly one solution. A click opens one.`),Number(o.value)===w&&(o.value=String((w+1)%ma)))}return function({id:f,
hidden:m}){let h=fa(null),{board:p,low:b,high:$}=n.now,w=i()==="range";ua(()=>{let k=w&&Number($)<Number(b);h.current?.querySelectorAll("input")[1].setCustomValidity(
k?"This is less than where it begins.":"")});let g=t.now?.ungenerated??null;return ue`<${Ze} ...${{app:e,id:f,hidden:m,job:r,name:da,words:nf}} topic="generating" action="Generate"
      isOff=${g!==null} onSubmit=${u}
      note=${g!==null&&ue`<p class="refusal">By these rules no puzzles can be made: ${g}.</p>`}
      result=${ue`<${l.Back} /><${uf} puzzles=${s.value} open=${l.open} />`}>
      <${F} label="Board">${Ee(n,"board",of)}<//>
      <${F} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${V(n,"rows",1,aa,"Rows")} × ${V(n,"columns",1,aa,"Columns")}</span><//>
      <${F} label="How many">${V(n,"count",1,100)}<//>
      <${F} label="Difficulty" title=${ra}>${Ee(n,"difficulty",c())}<//>
      <${F} label="Largest step" title=${ra} hidden=${!w}><span class="pair" ref=${h}>
        ${V(n,"low",0,ia,"From")} to ${V(n,"high",0,ia,"To")}</span><//>
      <${F} label="Symmetry">${Ee(n,"symmetry",rf)}<//>
      <${F} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${k=>{o.value=j(k).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=ca()}}><${_e} name="dice" /></button></span><//>
    <//>`}}function cf(e){let t=new Map,n=no(null),o=!1;function s(c){let{now:i}=e.store,a=`gen-${c.seed}-${c.number}`,u={saved:{...i.saved,facts:""},stamps:{...i.
stamps,facts:null}};r({...i,...u,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(i.instance)||(n.value=i),t.set(a,c.text)}function r(c){
let{now:i}=e.store;!(t.get(i.instance)===i.facts&&la(i.marks)&&la(i.notes))&&je(i)&&Te(i),o=!0,e.emit("cancel-all"),e.store.open(c),o=!1}function l(){let c=n.value;
return ue`<div class="back">${c&&ue`<button type="button" onclick=${()=>{c&&r(c),n.value=null,T("#work-generate .primary").focus()}}>Back to ${c.instance}</button>`}</div>`}
return{open:s,Back:l,forget:()=>{n.value=null},get isOpening(){return o}}}function uf({puzzles:e,open:t}){let n=fa(null);return ua(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),ue`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>ue`<${ff} key=${o.number} data=${o} open=${t} />`)}</ul>`}function ff({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,c])=>`${c} ${l}`),s=`${B(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return ue`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?ue`<${nn} text=${e.pictures[0]} />`:ue`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var la=e=>Object.keys(e).length===0,ca=()=>String(Math.floor(Math.random()*ma));var so={};de(so,{NAME:()=>pa,TITLE:()=>pf,create:()=>bf});import{effect as df,html as Re,signal as mf,untracked as hf}from"../vendor/preact-11.js";var pa="Trace",pf="Watch the solver search",gf="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",ha=["","as usual"],wf={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function bf(e,t){let n=Xe(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=Qe(e),s=mf(null),r=null;df(()=>{let{now:u}=t;u!==null&&hf(()=>{r!==e.store.
now.puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function l(){let{orders:u={},shuffles:d={},heuristics:f=[],labelings:m=[]}=t.
now??{},h={...u,...Object.fromEntries(Object.entries(d).map(([w,g])=>[`${w}#1`,g]))},p={order:Object.keys(h).map(w=>[w,w.replace("#1","")]),heuristic:[ha,...et(
f)],labeling:[ha,...et(m)]},b=w=>p[w].some(([g])=>g===n.now[w])&&n.now[w]||null,$=b("order")??Object.keys(h)[0]??"given";return{words:h,options:p,order:$,heuristic:b(
"heuristic"),labeling:b("labeling")}}function c(u,d,f){e.emit("film",{title:o.named(u),frames:d,at:f}),e.emit("pane","board")}async function i(){let{instance:u}=e.
store.now,{order:d,heuristic:f,labeling:m}=l(),h=0;s.value=null,o.tell("searching");let p=await o.run("trace",C({...e.store.now,marks:{}},{order:d,heuristic:f,labeling:m,
keep:Number(n.now.keep)}),(S,v)=>{S==="begun"?h=v.frames:S==="drawn"&&o.tell(`${v.frames} of ${h} moments drawn`,v.frames,h)});if(p===void 0)return;o.say(`${p.words}\
.`);let{summary:b,left_out:$,frames:w}=p,g=p.heat.map(S=>({...S,name:wf[S.name??""]??S.name})),k=`${b.charAt(0).toUpperCase()}${b.slice(1)}.${$?` ${$} more came\
 after them.`:""}`;s.value={words:k,instance:u,frames:w,heats:g},w.length&&!o.isOld&&c(`The search on ${u}`,w,0)}function a(){if(s.value===null)return Re`<div class="result"></div>`;
let{words:u,instance:d,frames:f,heats:m}=s.value;return Re`<div class="result">
      <p class="soft">${u}</p>
      ${f.length?Re`<button type="button" onclick=${()=>c(`The search on ${d}`,f,0)}>
          Show the film again</button>`:Re`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${m.map((h,p)=>Re`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>c(`Work on each cell of ${d}`,m,p)}><span>${h.name}</span>
        <${nn} text=${h.svg??""} /></button>`)}</div>
    </div>`}return function({id:d,hidden:f}){let{words:m,options:h,order:p}=l();return Re`<${Ze} ...${{app:e,id:d,hidden:f,job:o,name:pa,words:gf}} topic="explaining"
      action="Trace the search" onSubmit=${i} result=${Re`<${a} />`}>
      <${F} label="Moments" title="How many of the first moments the film shows">${V(n,"keep",1,1e3)}<//>
      <${F} label="Order of clues" hidden=${h.order.length===0}>
        ${Ee(n,"order",h.order)}<small class="soft">${m[p]??""}</small><//>
      <${F} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Ee(n,"heuristic",h.heuristic)}<//>
      <${F} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${h.labeling.length<2}>${Ee(n,"labeling",h.labeling)}<//>
    <//>`}}var ro={generate:oo,compare:Zn,trace:so},ga=Object.keys(ro),wa="pylogic:work:opened";function $f(e){let t=yf(null),n=qr(e,()=>t.value!==null),o=ga.map(i=>({...ro[i],
name:i,Kind:ro[i].create(e,n)})),s=i=>{t.value=i,localStorage.setItem(wa,i??""),i!==null&&n.refresh()},r=()=>rn`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:i,NAME:a,TITLE:u})=>rn`<button type="button" title=${u}
      aria-controls="work-${i}" aria-expanded=${t.value===i}
      onclick=${()=>s(t.value===i?null:i)}>${a}</button>`)}</div>
    ${o.map(({name:i,Kind:a})=>rn`<${a} id="work-${i}" hidden=${t.value!==i} />`)}`,l=y("section",{id:"work","aria-labelledby":"work-heading"});T("#assistant").
append(l),kf(rn`<${r} />`,l),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let i=T("#work-generate");i.scrollIntoView({
block:"nearest"}),T("select, input",i).focus({preventScroll:!0})})});let c=localStorage.getItem(wa);s(ga.find(i=>i===c)??null)}function fe({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let l=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),r(f))},c=n.map(
([f,m],h)=>y("button",h===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>l(f)},m)),i=y("h2",{id:`title-${rt()}`},e),a=y("form",{onsubmit:f=>{f.preventDefault(),
l(n[0][0])}},i,...t,y("div",{class:"actions"},y("button",{type:"button",onclick:()=>l(null)},"Cancel"),...c.reverse())),u=y("dialog",{class:s?"wide":"","aria-la\
belledby":i.id,oncancel:f=>{f.preventDefault(),l(null)},onclose:()=>u.remove()},a);document.body.append(u),u.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??T(".primary",a)).focus()})}function Le({key:e,words:t,actions:n=[],isBad:o=!1}){Me(e);let s=n.map(([r,l])=>y("button",{type:"button",onclick:()=>{
Me(e),l()}},r));T("#notices").append(y("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},y("span",{},t),y("span",{class:"group"},...s)))}
function Me(e){for(let t of ge("#notices .notice"))t.dataset.key===e&&t.remove()}function an(e,t,n){let o=y("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function io(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=y("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await fe({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[y("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as vf,EditorView as ba,unifiedMergeView as Sf}from"../vendor/codemirror-6.js";function ka({store:e},t,n){let o=new Map;function s(i,a){let{saved:u,stamps:d}=e.now,f={saved:{...u,[i]:a.text??""},stamps:{...d,[i]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(i),Me(`conflict ${i}`)}function r(i,a){o.set(i,a.stamp);let u=()=>r(i,a),d=`${a.name} was changed by another program, and you have unsaved changes.`;Le(
{key:`conflict ${i}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>l(i,a).then(h=>({mine:f,theirs:m}[h??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(i,a),n()),m=()=>{Te(e.now),e.change({[i]:a.text??""}),s(i,a)}}function l(i,a){let u=new ba({doc:a.text??"",extensions:[vf.
readOnly.of(!0),ba.contentAttributes.of({"aria-label":"Differences"}),Sf({original:e.now[i],mergeControls:!1,collapseUnchanged:{}})]});return fe({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[y("p",{},y("span",{class:"mine"},"only in yours")," ",y("span",{class:"theirs"},"only in the file")),y("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(i,a){let{now:u}=e;a.text===null||a.text===u[i]?(s(i,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):u[i]===u.saved[i]?(e.change({[i]:a.text}),s(i,a),t(`${a.name} was changed by another program; here it is.`)):o.get(i)!==a.stamp&&
r(i,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var lo=["rules","facts"];function U(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Pe=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function ya(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(g,k=!1)=>e.emit("message",{words:g,isBad:k}),r=ka(e,s,h);function l(g){let{now:k}=t;if(k.puzzle&&je(k)){let S=Te(k)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${k.instance} ${S}.`)}for(let{dataset:S}of ge("#notices .notice"))S.key&&S.key!=="connection"&&
Me(S.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:k.mode,...g})}async function c(g,k){let{rules:S,facts:v,game:O}=await me("open",{puzzle:g,instance:k});
e.emit("game",O);let x={rules:S.text??"",facts:v.text??""};return{puzzle:g,instance:k,...x,saved:x,stamps:{rules:S.stamp,facts:v.stamp}}}async function i(g,k){let S=o+=
1,v=await c(g,k);if(S===o){if(v.stamps.rules===null)throw new Error(`There is no puzzle ${g} here.`);l(v),await a()}}async function a(){let{puzzle:g,instance:k}=t.
now,[S]=(await Ne()).filter(({document:v})=>v.puzzle===g&&v.instance===k);S&&u(S)}function u(g){let{document:k}=g,S=`Your unsaved changes of ${Pe(g.at)} to ${k.
instance} are kept.`;Le({key:"kept",words:S,actions:[["Restore",()=>d(g)],["Discard",()=>tt(g.id)]]})}function d(g){l(g.document),tt(g.id)}function f(g,k,S,v={}){
let O=g.puzzle===t.now.puzzle?t.now:g,{puzzle:x,rules:z,saved:A,stamps:L,constants:I={}}=O;l({puzzle:x,instance:k,rules:z,facts:S,marks:v,constants:I,saved:{...A,
facts:""},stamps:{...L,facts:null}})}let m=({puzzle:g,instance:k},S)=>t.now.puzzle===g&&(S==="rules"||t.now.instance===k);function h(){let g=t.now,k=()=>m(g,"fa\
cts")?p():void 0;return n=n.then(k).catch(S=>s(U(S),!0)),n}async function p(){let{now:g}=t;for(let k of lo)g[k]!==g.saved[k]&&await b(g,k)}async function b(g,k){
let{puzzle:S,instance:v,stamps:O,[k]:x}=g,{is_saved:z,file:A}=await me("save",{puzzle:S,instance:k==="facts"?v:null,text:x,stamp:O[k]});if(!z){m(g,k)?r.conflict(
k,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let L=!$.has(A.name)&&O[k]!==null;$.add(A.name),m(g,k)&&r.take(k,A),s(L?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(L||O[k]===null)&&e.emit("library")}let $=new Set,{changed:w}=r;return{open:i,show:l,read:c,
restore:d,offer:u,showFacts:f,save:h,changed:w,tell:s,own:$,saved:()=>n}}var $a="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",xf="[a-z][a-z0-9_]{0,63}";function va(e,t,n){let{store:o}=e,s=m=>t.tell(U(m),!0),r=(m,h)=>{let p=y("input",{
required:!0,autocomplete:"off",spellcheck:!1,...h});return[y("label",{},m,p),p]},l=(...m)=>()=>m.every(h=>h.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),h=(A,L="9")=>r(A,{type:"number",min:1,max:60,value:L}),[p,b]=h("Rows",m?.[1]),[$,w]=h("Columns",m?.[2]),[g,k]=r("Name",{type:"text",pattern:$a,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await fe({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
y("div",{class:"fields"},p,$,g)],buttons:[["make","Make it"]],check:l(b,w,k)})===null)return;let{puzzle:v,rules:O,constants:x}=o.now,{facts:z}=await D("frame",{
puzzle:v,rules:O,constants:x,rows:b.valueAsNumber,columns:w.valueAsNumber});t.showFacts(o.now,n.freeName(v,k.value),z),o.change({mode:"edit"})}async function i(){
let[m,h]=r("Name",{type:"text",pattern:xf,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await fe({title:"New puzzle",
content:[y("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:l(h)})===null)return;
let $=await me("new",{name:h.value});await n.load(),await t.open($.puzzle,$.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[h,p]=r("Name",{type:"\
text",pattern:$a,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await fe({title:"Save this board under another\
 name",content:[h],buttons:[["save","Save"]],check:l(p)})===null)return;if((await t.read(m.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:h}=o.now;t.show(await t.read(m,h))}async function d(){let m=await Ne();if(!m.length){t.tell("No unsaved changes are kept.");return}let h=[],
p=m.map($=>y("label",{class:"choice"},y("input",{type:"radio",name:"kept",onchange:()=>{h[0]=$}}),`${$.document.instance} \xB7 ${n.titleOf($.document.puzzle)}, ${Pe(
$.at)}`)),b=await fe({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>h.length>0});for(let $ of h)
b==="restore"?t.restore($):b==="discard"&&tt($.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(i),saveAs:f(a),revert:f(u),kept:f(d)}}var Of=500,zf=5e3,Sa="What you have done is kept in this browser.",Ef=`pylogic serve does not answer: has it ended? Start it again. ${Sa}`,Af=`pylogic serve was\
 started again: open the link that it has printed. ${Sa}`;function xa(e,t,n){let{store:o}=e,s="",r="",l=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function i(){let{puzzle:m,instance:h,stamps:p}=o.now,{rules:b,facts:$}=p,w=new URLSearchParams({puzzle:m,instance:h,rules:b??"",facts:$??""}),g=await G(`c\
hanges?${w}`);if(s&&a(),await t.saved(),o.now.stamps!==p)return;let k=l?.puzzle===m?l:{...g,puzzle:m};l={...g,puzzle:m};for(let S of lo)g[S]&&t.changed(S,g[S]);
g.names!==k.names&&n(),g.encodings!==k.encodings&&c()}function a(){s="",Me("connection"),t.tell(r),c(),n()}function u({status:m,message:h}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:Ef,401:Af}[m]??h;s!==p&&Le({key:"connection",isBad:!0,words:p}),s=p}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?zf:Of)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await i().catch(u),await f()})()}var Be="#gallery",Cf=6,Tf=2;function Oa(e,t,n){let{store:o}=e,s=T("#gallery"),r=Mf(),{tile:l}=r,c=null,i=0;function a($){s.hidden=!$,T("#panes").hidden=$,document.
body.dataset.view=$?"gallery":"board",n.entitle()}async function u(){!nt()&&o.now.puzzle===""&&history.replaceState(null,"",Be);let $=location.hash,[,w,g]=$.split(
"/");nt()?g!==void 0?await d(w,g):await m(w):a(!1),c=$}async function d($,w){try{let g=decodeURIComponent(w);o.now.puzzle===$&&o.now.instance===g?f():await t.open(
$,g)}catch(g){t.tell(U(g),!0),history.replaceState(null,"",Be),await m()}}function f(){let $=location.hash.split("/").length>2;nt()&&history[$?"replaceState":"p\
ushState"](null,"",location.pathname),a(!1)}async function m($){let w=i+=1,g=s.hidden||c!==location.hash,k=n.entries.find(O=>O.puzzle===$),S=k?await Nf(k,l,()=>b(
k)):await h();if(w!==i||(r.forget(),s.replaceChildren(y("div",{class:"page"},...S)),a(!0),!g||c===null))return;let v=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===
c);(v??T("h2",s)).focus(),v||(s.scrollTop=0)}async function h(){let{puzzle:$,instance:w}=n.first,g=await p();return[y("header",{},y("h2",{tabIndex:-1},"Which pu\
zzle?"),y("p",{class:"soft"},"Each tile is a kind. New to these? Begin with ",y("a",{href:`${Be}/${$}/${encodeURIComponent(w??"")}`},n.titleOf($)),".")),...g.length?
[y("h3",{},"Go on"),co("Played last",g)]:[],y("h3",{},"All kinds"),co("All kinds",n.entries.map(k=>l(`${Be}/${k.puzzle}`,{words:k.title,more:k.problem??B(k.instances.
length,"board"),draw:async()=>k.instances.length?G(`tile/${k.puzzle}/${encodeURIComponent(k.instances[0])}?stands_for_all=1`):{pictures:[],size:null}})))]}async function p(){
let $=await Ne(),w=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...w,...$].reverse().map(k=>[`${k.document.puzzle}/${k.document.instance}`,
k])).values()].reverse().slice(0,Cf).map(k=>{let{document:S,id:v,at:O}=k;return l(v===""?f:()=>t.restore(k),{words:n.titleOf(S.puzzle),more:`${S.instance}, ${v===
""?"open":Pe(O)}`,draw:()=>D("tile",C(S))})})}async function b({puzzle:$}){o.now.puzzle===$?f():await d($,encodeURIComponent(n.firstOf($))),e.emit("make")}return e.
when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}async function Nf({puzzle:e,title:t,instances:n},o,s){let{game:r}=await me("open",{puzzle:e}).catch(
()=>({game:[]})),l=n.map(i=>o(`${Be}/${e}/${encodeURIComponent(i)}`,{words:i,more:"",draw:()=>G(`tile/${e}/${encodeURIComponent(i)}`)})),c=y("button",{type:"but\
ton",class:"tile",onclick:s},y("span",{class:"picture"},vt("dice")),y("strong",{},"Make me one"),y("span",{class:"soft"},"a new board with one answer"));return[
y("header",{},y("a",{href:Be},"All kinds"),y("h2",{tabIndex:-1},t),y("div",{class:"game"},r.map(([i,a])=>y("p",{class:a?"item":""},i)))),co(`Boards of ${t}`,[...l,
c])]}var nt=()=>location.hash.split("/")[0]===Be;function Mf(){let e=new Map,t=[],n=0,o=new IntersectionObserver(c=>{for(let{isIntersecting:i,target:a}of c){let u=e.
get(a);!i||!u||(o.unobserve(a),t.push(u),s())}},{rootMargin:"200px"});async function s(){let c=n<Tf?t.shift():void 0;c&&(n+=1,await c().catch(()=>{}),n-=1,s())}
function r(c,i){e.set(c,i),o.observe(c)}function l(c,{words:i,more:a,draw:u}){let d=y("span",{class:"picture","aria-hidden":"true"}),f=y("span",{class:"soft"},a);
r(d,async()=>{let{pictures:[h],size:p}=await u(),b=h?[J(h.svg)]:[];for(let $ of b)$.querySelector("title")?.remove();d.replaceChildren(...b),p&&(f.textContent=[
`${p[0]} \xD7 ${p[1]}`,a].filter(Boolean).join(" \xB7 "))});let m=[d,y("strong",{},i),f];return typeof c=="string"?y("a",{class:"tile",href:c},...m):y("button",
{type:"button",class:"tile",onclick:c},...m)}return{tile:l,forget(){t=[];for(let c of e.keys())c.isConnected&&(o.unobserve(c),e.delete(c))}}}var co=(e,t)=>y("ul",
{class:"tiles","aria-label":e},t.map(n=>y("li",{},n)));function za(e,t){let{store:n}=e,o=[],s="",r=null,l={puzzle:"",instance:null,is_asked:!1},c=g=>o.find(k=>k.puzzle===g),i=g=>c(g)?.title??g,a=g=>c(g)?.instances??
[],u=g=>a(g)[0]??"board";function d(g,k){let S=new Set([...a(g),g===n.now.puzzle?n.now.instance:""]);if(!S.has(k))return k;let v=2;for(;S.has(`${k}${v}`);)v+=1;
return`${k}${v}`}let f=(g,k)=>t.open(g,k).catch(S=>{t.tell(S.message,!0),p()}),m=y("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,u(m.value))}),
h=y("select",{"aria-label":"Board",title:"Board",onchange:()=>f(n.now.puzzle,h.value)});function p(){let{puzzle:g,instance:k}=n.now,S=c(g)?.own;$(m,o.map(O=>[O.
puzzle,O.title,O.own.rules]),g);let v=a(g).map(O=>[O,O,!!S?.instances.includes(O)]);$(h,v,k),b()}function b(){let{puzzle:g,instance:k}=n.now;document.title=document.
body.dataset.view==="gallery"?"pylogic":`${pe(n.now)?"\u2022 ":""}${k} \xB7 ${i(g)} \xB7 pylogic`}function $(g,k,S){let v=(z,A)=>{let L=k.filter(([,,I])=>I===A).
map(([I,oe])=>y("option",{value:I},oe));return L.length?[y("optgroup",{label:z},...L)]:[]},O=k.some(([z])=>z===S)?[]:[y("option",{value:S},`${S} (not saved)`)],
x=[...v(`In the folder ${s}`,!0),...v("With pylogic",!1)];g.replaceChildren(...O,...x),g.value=S}async function w(g){let k=await G("library",g);[o,s,l,r]=[k.puzzles,
k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",r!==null);for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let v of S.own.
instances)t.own.add(`instances/${S.puzzle}/${v}.lp`)}return n.now.puzzle&&p(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:w,
titleOf:i,freeName:d,firstOf:u,entitle:b,elements:[m,h],get entries(){return o},get first(){return l},get pupil(){return r}}}function ln(e,t,n){let o=y("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=y("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,y("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),i=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=i?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=i?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},l=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let i=c.newState===
"open";s.setAttribute("aria-expanded",String(i)),i&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&l()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let i=l(),a=i.findIndex(d=>d===document.activeElement),u={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(i.at(u%i.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{j(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function H(e,t,{note:n="",key:o="",isOff:s=!1}={}){return y("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
y("span",{class:"name"},e),o?y("kbd",{},o):null,n?y("small",{},n):null)}var uo=e=>y("div",{class:"heading",role:"presentation"},e);var cn="#pylogic=";var Ea=/^[a-z_][A-Za-z0-9_]{0,63}$/,Lf=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,un=e=>e.includes(cn);async function Aa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:l,constants:c,saved:i}=e,a=o===i.rules?{}:{rules:o},u=await jf(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:l,constants:c}));
return`${location.origin}/${cn}${u}`}async function Ca(e){let t=e.slice(e.indexOf(cn)+cn.length).trim(),n;try{n=JSON.parse(await Rf(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!If(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:l,marks:c,notes:i,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:l,
marks:c,notes:i,constants:a}}var Ta=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),ot=e=>typeof e=="string",Df=e=>Array.isArray(e)&&e.every(ot),fo=(e,t,n)=>Ta(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function If(e){return Ta(e)&&ot(e.puzzle)&&Ea.test(e.puzzle)&&ot(e.instance)&&Lf.test(e.instance)&&ot(e.facts)&&
(e.rules===void 0||ot(e.rules))&&fo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&fo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Df)&&fo(e.constants,Ea,t=>ot(t)&&t.length<=
200)}async function jf(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Rf(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
l=0;for(;;){let{done:c,value:i}=await s.read();if(c)break;if(l+=i.length,l>2e6)throw await s.cancel(),new Error("large");r.push(i)}return new Blob(r).text()}var Na=2e6,Pf=/^[^%\n]*(:-|#program|#show|[{}])/m,mo="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Ma(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(un(f))return o(f);if(f.length>Na)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:h,rules:p,constants:b}=s.now,
$=h?{puzzle:h,rules:p,constants:b}:{puzzle:n.first.puzzle},w=await D("import",{...$,text:f});if(!h&&!w.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let g=w.puzzle===h?s.now:await t.read(w.puzzle,m),k=Object.fromEntries(w.answer.map(x=>[x,!0]));t.showFacts(g,n.freeName(w.
puzzle,m),w.facts,k);let S=w.answer.length?", with what it shows of a solution":"",v=`a board of ${n.titleOf(w.puzzle)}`,O=w.is_named?`Recognised ${w.format}: ${v}`:
`Read as ${v}, the puzzle that is open`;t.tell(`${O}${S}.`),e.emit("pane","board")}async function l(f,m){let h=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(h,n.firstOf(h));t.show({...p,rules:f}),t.tell(`These are rules: they are open as the puzzle ${h}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,h=!1)=>(h&&m&&Pf.test(f)?l(f,m):r(f,m)).catch(p=>t.tell(U(p),!0));async function i(f){f.size>Na?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),Bf(f.name),f.name.endsWith(".lp"))}async function a(){let f=y("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=y("p",{class:"failure",role:"alert",hidden:!0}),h=[y("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await fe({title:"Paste a board",content:h,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(b){m.hidden=!1,m.textContent=U(b)}}}function u(){let f=y("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(i)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";j(f).closest?.(mo)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{j(f).closest?.(
mo)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,j(f).closest?.(mo)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?i(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:u}}var Bf=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function La({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:l,constants:c}=e.now,i=pe(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
i||await me("solved",{puzzle:r,instance:l}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var Wf={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},Ff=15e5;function Da(e,t){let{store:n}=e,o=d=>t.tell(U(d),!0);async function s(){let d=await Aa(
n.now);d.length>Ff?t.tell("This is too much for a link: download the files.",!0):await io(e,d,"a link to these rules and this board")}async function r(){let{svg:d}=await D(
"picture",C(n.now));an(`${n.now.instance}.svg`,d,"image/svg+xml")}async function l(){let d=open("","_blank");try{let{html:f}=await D("page",C(n.now)),m=URL.createObjectURL(
new Blob([f],{type:"text/html"}));d?d.location=m:an(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=y("div",{class:"formats"},
y("small",{class:"soft"},"One moment\u2026"));return D("export",C(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>H(i(m),()=>io(e,m.text??"",`${m.title}\
, ${n.now.instance}`),{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(y("small",{},"No other program's format fits this puz\
zle."))},f=>d.replaceChildren(y("small",{class:"failure"},U(f)))),d}let i=({format:d,title:f})=>`${f}${Wf[d]??""}`,a=(d,f,m)=>H(`${d}, ${f}.lp`,()=>an(`${f}.lp`,
m,"text/plain")),u=()=>[H("Copy link",()=>s().catch(o),{note:"holds rules and board, for a browser where this page is open; nothing is uploaded"}),uo("Copy for \
other programs"),c(),uo("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.rules),H("Picture, SVG",()=>r().catch(o)),H("Page to prin\
t",l,{note:"the rules in words, and the board"})];T("#share").append(...ln("Share","Share: links, files, print",u))}async function Ia(e){T("#bar").append(y("div",{id:"notices"}));let t=ya(e),n=za(e,t),o=u=>Ra(e,t,u),s=Ma(e,t,n,o),r=va(e,t,n),l=Oa(e,t,n);_f(e,t,n,s,r),Da(e,t),
La(e,n);let c=n.load();c.catch(()=>{});let i=await ea();await Hf(e,t,c,i).catch(u=>t.tell(U(u),!0)),await l.go(),Kf(e,t,()=>i.id),addEventListener("hashchange",
async()=>{await ja(t,o),await l.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),xa(e,t,a)}function _f(e,t,n,o,s){let{store:r}=e,l=y("button",{type:"\
button",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",y("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=pe(r.now);l.disabled=!d,l.setAttribute(
"aria-label",d?"Save: there are unsaved changes":"Save: all is saved")},i=()=>n.pupil!==null?[]:[H("Save",t.save,{key:"Ctrl-S",isOff:!pe(r.now)}),H("Save board \
as\u2026",s.saveAs,{isOff:!r.now.puzzle})],u=ln("File","File: new, paste, save",()=>[H("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),
...n.pupil!==null?[]:[H("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],H("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.\
at and others"}),H("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...i(),H("Back to the saved files",s.revert,{isOff:!pe(r.now)}),H("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...u,l),r.on(["rules","facts","saved"],c),c(),addEventListener("keydo\
wn",d=>{!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function Hf(e,t,n,o){if(await ja(t,l=>Ra(e,t,l))){o.
draft&&je(o.draft.document)&&Te(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,sa());return}let s=(await Ne()).find(({isAside:l})=>!l),r=await n.
then(l=>l,l=>s?null:Promise.reject(l));if(r?.words&&t.tell(r.words,!0),s&&!nt()&&!r?.first.is_asked&&await ta(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Pe(s.at)} are back.`);return}nt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function ja(e,t){
let{hash:n}=location;if(!un(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(U(o),!0),!1}}async function Ra(e,t,n){
let{rules:o,...s}=await Ca(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let l=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Le({key:"rules",actions:[...l,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function Kf({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||to(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(Fe),Y(300,s)),addEventListener("pagehide",()=>{s(),oa(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var po={};de(po,{start:()=>Vf});var ho="pylogic:guide",qf=["workbench","index"];function Vf(e){let t=T("#drawer"),n=ae(),o=[],s=null,r=[],l=y("article",{class:"guide-page",tabIndex:-1}),c=y("s\
elect",{"aria-label":"Page of the guide",onchange:()=>h(c.value)}),i=y("button",{type:"button",title:"The page before",onclick:p},"Back"),a=y("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=y("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},vt("book"),y("span",{class:"wide"},"Guide"));t.append(y("header",{},y("h2",{},"Guide"),c,i,a),l),T("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f($){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),l.focus({preventScroll:!0});try{
r.length||(r=await G("guide"))}catch(w){return b(w)}c.replaceChildren(...r.map(({topic:w,title:g})=>y("option",{value:w},g))),await h($??localStorage.getItem(ho)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function h($,w=!1){let[g,k]=$.split("#"),S=new Set(r.map(
({topic:z})=>z)),v=[g,...qf].find(z=>S.has(z))??g,O;try{O=await n(z=>G(`guide/${v}`,z))}catch(z){return b(z)}if(O===void 0)return;!w&&o.at(-1)!==v&&o.push(v),i.
disabled=o.length<2,c.value=v,localStorage.setItem(ho,v),l.replaceChildren(...Gf(O.html)),l.setAttribute("aria-label",O.title);let x=k?l.querySelector(`#${CSS.escape(
k)}`):null;x?x.scrollIntoView():t.scrollTop=0}function p(){o.pop(),h(o.at(-1)??"",!0)}function b($){l.replaceChildren(y("p",{class:"failure"},$.message))}l.addEventListener(
"click",$=>{let w=j($).closest("a[data-topic]");w!==null&&($.preventDefault(),h(w.dataset.topic??""))}),addEventListener("keydown",$=>{if($.key==="F1")d();else if($.
key==="Escape"&&t.contains(document.activeElement))m();else return;$.preventDefault()}),e.when("guide",f)}function Gf(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&Jf(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=y("bu\
tton",{type:"button",class:"copy",onclick:()=>Yf(s,o)},"Copy"),r=y("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=y("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function Jf(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(ho)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function Yf(e,t){await navigator.clipboard.writeText(Zf(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Zf(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}wo();var Pa=bo(),Ba={store:Pa,overview:vo(Pa),...So()};for(let e of[hn,Sn,Dn,qn,ao,po])e.start(Ba);await Ia(Ba);document.documentElement.dataset.ready="";
