var ga=Object.defineProperty;var fe=(e,t)=>{for(var n in t)ga(e,n,{get:t[n],enumerable:!0})};var F=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},We=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var eo="pylogic:token";function to(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(wa(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var wa=e=>localStorage.setItem(eo,e);async function Xt(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(eo)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",a;try{a=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new F({words:"The server doe\
s not answer.",status:0})}if(!a.ok){let i=a.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=a.status===422?ba(await a.json()):
await a.text();throw new F({words:c,status:a.status})}return a}function ba(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ee(e,t){return(await Xt(e,void 0,t)).json()}async function me(e,t,n){return(await Xt(e,t,n)).json()}async function U(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Xt(e,t,n);if(s.body===null)throw new F({words:"The server has gone away.",status:0});let a=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await a.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new F({words:"The server has gone away.",status:0})}
if(c.done)throw new F({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let r of l){let u=ya(r);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new F(u.data);o(u.name,u.data)}}}}var R=(e,t,n)=>U(
e,t,{signal:n});function ya(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}import{batch as va,signal as xa}from"../vendor/preact-11.js";var Fe=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,
facts:null},marks:{},notes:{},constants:{},mode:"play",seconds:0,saves:[]}),Sa=["facts","marks","notes"];function no(e=Fe){let t=xa(e),n=[],o=[],s=null,a=new Set,
i=r=>va(()=>{let u=t.peek();t.value=r;let f=Object.keys(r).filter(m=>r[m]!==u[m]);if(f.length)for(let m of[...a])m(r,u,new Set(f))}),c=({facts:r,marks:u,notes:d})=>({
facts:r,marks:u,notes:d}),l=(r,u)=>{if(!r.length)return;let d=t.peek();u.push(c(d)),s=null,i({...d,...r.pop()})};return{get now(){return t.value},get canUndo(){
return t.value&&n.length>0},get canRedo(){return t.value&&o.length>0},get history(){return{now:c(t.value),past:n,future:o}},change(r,{merge:u=null,undoable:d=!0}={}){
let f=t.peek(),m=Sa.some(g=>g in r&&r[g]!==f[g]);m&&d&&!(u!==null&&u===s)&&(n.push(c(f)),o=[]),(m||"mode"in r)&&(s=u),i({...f,...r})},open(r,u=null){let d={...Fe,
...r};[n,o,s]=u!==null&&JSON.stringify(u.now)===JSON.stringify(c(d))?[u.past,u.future,null]:[[],[],null],i(d)},undo:()=>l(n,o),redo:()=>l(o,n),on(r,u){let d=new Set(
r),f=(...m)=>{[...m[2]].some(g=>d.has(g))&&u(...m)};return a.add(f),()=>a.delete(f)}}}function M(e,t={}){let{puzzle:n,instance:o,rules:s,facts:a,constants:i,marks:c}=e;
return{puzzle:n,instance:o,rules:s,facts:a,constants:i,marks:Object.entries(c),...t}}var Qt={facts:40,rules:200},oo=["puzzle","instance","rules","facts","constants","marks"],so="facts";function ao(e){let t=new Set,n=new Map,o=new Set,s=Qt.facts,
a=0;e.on(oo,(f,m,g)=>{s=g.has("rules")&&!g.has("puzzle")?Qt.rules:Qt.facts});function i(f,m){return l(f),o.add(f),new Promise((g,p)=>{let b={resolve:g,reject:p,
onEvent:m},v=[...t].find(({about:y,parts:w})=>w.includes(f)&&oo.every(k=>y?.[k]===e.now[k]));v?(v.wishes.set(f,b),ro(v,f)):(n.set(f,b),clearTimeout(a),a=setTimeout(
r,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let g=m.wishes.get(f);g&&(g.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function r(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let g=e.
now;return new Promise((p,b)=>{let v=w=>{y.about={...g,facts:w[w.length-1]},m(w),p()},y=d(g,null,[...o],new Map([[so,{resolve:v,reject:b}]]),{steps:f})})}function d(f,m,g,p,b={}){
let v={about:m,parts:g,wishes:p,told:new Map,controller:new AbortController},y=(w,k)=>{w==="found"?p.get("solve")?.onEvent?.(w,k):v.told.set(w,w===so?{found:k.facts}:
k),ro(v,w)};return t.add(v),U("overview",M(f,{...b,parts:g}),{signal:v.controller.signal,onEvent:y}).catch(w=>{for(let k of p.values())k.reject(w)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:c,edit:u}}function ro({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new F(s.failed)):o.
resolve(s.found))}function io(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var tn={};fe(tn,{start:()=>Ta});import{html as He,render as en,useSignal as Oa}from"../vendor/preact-11.js";function h(e,t={},...n){let o=document.createElement(e);for(let[s,a]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),a):s==="dataset"?Object.
assign(o.dataset,a):s==="class"?o.className=a:s in o?Object.assign(o,{[s]:a}):o.setAttribute(s,a);return o.append(...n.flat().filter(s=>s!=null)),o}function lo(e,t){
let n=[...e.children],o=t.map(s=>n.find(a=>a.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,a)=>{e.children[a]!==s&&e.insertBefore(s,
e.children[a]??null)})}function G(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function j(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ae=e=>[...document.querySelectorAll(e)],at=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),q=e=>e.target;function te(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ie(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(a){if(a.name==="AbortError")return;throw a}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var K=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;import{html as $a}from"../vendor/preact-11.js";var co="http://www.w3.org/2000/svg",uo={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L1\
2 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.\
4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 \
0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},yt=({
name:e})=>$a`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${uo[e]} /></svg>`;function _e(e){let t=document.createElementNS(co,"svg");for(let[
o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(co,"path");return n.setAttribute(
"d",uo[e]),t.append(n),t}var za=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ca=8e3,Ea=2,Aa=["pointerdown","keydown"],
fo={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ta(e){en(He`<${Ma} ...${e} />`,j("#modes")),en(He`<${Na} ...${e} />`,
j("#history")),en(He`<${Da} />`,j("#appearance")),La(e),ja(e),Ra(e)}function Ma({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pl\
ay"?"edit":"play";e.change({mode:o}),j(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return za.map(({mode:n,name:o,title:s})=>{let a=n===e.now.mode;return He`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${a}
      tabindex=${a?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Na=({store:e})=>He`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${yt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${yt} name="redo" /><span class="wide">Redo</span>
  </button>`;function La({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||q(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Da(){let e=Oa(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return He`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${yt} name=${e.value?"light":"dark"} /></button>`}function ja(e){let t=ae("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ia(e)}function Ia(e){
let t=Object.keys(fo),n=o=>{e.emit("pane",o),ae(`#${o} :is(${fo[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),a=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+a)%t.length]),o.preventDefault()});for(let o of ae(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ra(e){let t=j("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=h(
"div",{class:o?"message bad":"message"},n),a=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...a.slice(1-Ea),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Aa)addEventListener(c,i,{once:!0})},Ca)})}var dn={};fe(dn,{start:()=>Ri});var Pa=12;function Ke(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(h("span",{class:t,ariaHidden:"true"},n))}function mo(e,t,n,o){
Ke(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),a=Math.ceil(Math.sqrt(o)),i=a>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(a)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,r=h("span",{},c);return r.style.gridArea=`${Math.floor(
l/a)+1} / ${l%a+1}`,[r," "]})))}function Ue(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(h("span",{class:"typed",ariaHidden:"true"},t))}function ho(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function kt(e,t){Ke(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Pa%360))}function po(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var vt={corner:"",centre:"~",colour:"#"},qe=Object.keys(vt),ge=qe.filter(e=>e!=="colour"),we=["red","orange","yellow","green","cyan","blue","purple","grey"],it=(e,t)=>vt[e]+
t,be=(e=[],t)=>e.filter(n=>nn(n)===t).map(n=>n.slice(vt[t].length)),nn=e=>qe.find(t=>vt[t]===e[0])??"corner",go=(e,t,n)=>t.every(o=>e[o]?.includes(n))?sn(e,t,o=>o.
filter(s=>s!==n)):on(e,t,[n]),on=(e,t,n)=>sn(e,t,o=>[...new Set([...o,...n])].sort((s,a)=>s.localeCompare(a,"en",{numeric:!0}))),lt=(e,t,n,o)=>sn(e,t,s=>s.filter(
a=>!n.includes(nn(a))||o!==void 0&&a!==it(nn(a),o)));function sn(e,t,n){let o={...e};for(let s of t){let a=n(o[s]??[]);a.length?o[s]=a:delete o[s]}return o}var B=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),wo=new Map;function yo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=wo.get(o)??{svg:e,words:t,reach:n};return wo.set(o,s),s}var Ba=["diagonal","triangle"],xt=yo({svg:"",words:""});function ko(e,t=null){let n=e.pieces.map(
yo),o=c=>c.map(l=>l<0?xt:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),a=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Wa(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(r=>r.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:a,edits:i,count:e.rows*e.columns}}function Wa(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var oe=(e,t,n)=>(t-1)*e.columns+n-1,D=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ye=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,rn=(e,t,n,o)=>ye(t,D(e,o).join(","),n),ke=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Ba.includes(e)&&n.some(({value:o})=>o!==null);function an(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?oe(e,o,s):-1}var ve=(e,t)=>!!e.looks[0]?.[t],St=(e,t)=>e.plays.some(n=>n.
choices.some(o=>ve(o,t))),ln=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),vo=e=>ln(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),se=(e,t,n,o)=>je(t,n,D(e,o).join(",")),$t=(e,t,n,o,s)=>At(t,n,D(e,o).join(","),s),Ot=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function zt({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function ct(e,t,n){for(let o of e.plays){let s=o.choices[se(e,o,t,n)];if(s&&ve(s,n))return s.looks.map(a=>a[n]??xt)}return e.
frames.map(o=>o.blank[n])}var bo={corner:"candidates",centre:"centre",colour:"coloured"};function Ct(e,{marks:t,notes:n},o){let[s,a]=D(e,o),i=e.plays.map(f=>f.choices[se(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=qe.map(f=>[bo[f],...be(n[`${s},${a}`],f)]).filter(([,f])=>f),r=i.length?l.filter(([f])=>f===
bo.colour):l,u=e.plays.filter(re).flatMap(f=>Oo.map(m=>{let g=f.choices[je(f,t,xe(e,o,m))];return g&&`${m}: ${g.words}`})).filter(Boolean),d=[c,...i,...u,...r.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${a}: ${d.join(", ")||"empty"}`}function xo(e,t){let n=s=>s.choices.some(a=>{let[i,c]=ye(s," ",a).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>re(s)&&n(s)))return!0;let o=an(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(a=>ve(a,o)&&rn(e,s,a,o)===t))}function So(e,t,n){let o=n.filter(a=>xo(e,a)),s=Object.entries(t).filter(([a,i])=>!i&&!n.includes(a));return o.
length?Object.fromEntries([...s,...o.map(a=>[a,!0])]):null}var Et=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function $o(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(a=>xo(e,a)),s=Object.keys(t).filter(a=>t[a]);return o.length>0&&o.every(a=>t[a])&&s.every(a=>n[0].includes(a))}var re=e=>e.where!=="cell",Oo=["top","righ\
t","bottom","left"],Fa={top:[-1,0,"bottom"],left:[0,-1,"right"]},De=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function zo(e,t,n,o){let s=l=>l.
every((r,u)=>r>=Math.min(n[u],o[u])&&r<=Math.max(n[u],o[u])),a={...t},i={};for(let l of e.spots){let[r,u,d]=l.split(","),[f,m]=[[+r,+u],[+r+ +(d==="bottom"),+u+
+(d==="right")]].map(p=>s(p));if(!f&&!m)continue;let g=ye(e,l,e.choices[0]);delete a[g],f!==m&&(i[g]=!0)}return Object.keys(t).length===Object.keys({...a,...i}).
length&&Object.keys(i).every(l=>t[l])?a:{...a,...i}}function xe(e,t,n){let[o,s]=D(e,t),[a,i,c]=Fa[n]??[0,0,n];return(o+a>=1&&s+i>=1?[o+a,s+i,c]:[o,s,n]).join(",")}
var je=(e,t,n)=>e.choices.findIndex(o=>t[ye(e,n,o)]===o.holds);function At(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ye(e,n,i)];let a=e.choices[o];return a&&
(s[ye(e,n,a)]=a.holds),s}var Co=(e,t,n)=>e.plays.filter(re).reduce((o,s)=>Oo.reduce((a,i)=>At(s,a,xe(e,n,i),-1),o),t);function ut({cell:{width:e,height:t,edge:n}},o,[
s,a,i]){let[c,l]=[n+(a-1)*e,n+(s-1)*t],[r,u]=[c+e,l+t];if(o==="edge")return{top:[c,l,r,l],bottom:[c,u,r,u],left:[c,l,c,u],right:[r,l,r,u]}[i];let[d,f]=[c+e/2,l+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function Eo(e,t,[n,o,s]){let[a,i,c,l]=ut(e,t,[n,o,s]);if(t==="edge")return[a,i,c,l];let[r,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+r]].map(m=>e.frames[0].cells[oe(e,m[0],m[1])]?.reach?.[u]??0);return[a+r*d,i+u*d,c-r*f,l-u*f]}function le({rows:e,columns:t,cell:n,around:o}){
let[s,a,i,c]=o;return{width:t*n.width+2*n.edge+c+a,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var _a=500,Ha=["clue","unknown"];function Ao({app:e,view:t}){let n=new Map,o=new Map,s=Ka(e,()=>{for(let x of l())Ue(t.grid.cell(x),null)}),a=()=>t.sheet,i=x=>a().
edits.find($=>$.what===x),c=x=>D(a(),x).join(",");function l(){let x=[...n.keys()];return n.clear(),o.clear(),x}function r(x,$,O,z=null){let A=O===null?"":x==="\
unknown"?"?":O;n.set($,A),Ue(t.grid.cell($),A);for(let C of Ha)o.set(`${C} ${c($)}`,null);b(x,$,O,z)}function u(x,$){let O=$.filter(z=>g(z,x));if(O.length){for(let z of O)
o.set(`${z} ${c(x)}`,null);n.set(x,""),Ue(t.grid.cell(x),""),s.ask({cells:O.map(z=>[z,...D(a(),x),null])})}}function d(x,$){let O=o.get(`${x} ${$}`);return O===
void 0?i(x)?.cells.get($)??null:O}function f(x){let $=[...o.keys()].filter(z=>z.startsWith(`${x} `)).map(z=>z.slice(x.length+1)),O=i(x)?.cells.keys()??[];return[
...new Set([...O,...$])].filter(z=>d(x,z)!==null)}let m=(x,$)=>d(x,c($)),g=(x,$)=>m(x,$)!==null;function p(x,$,O=null){for(let[z,A]of $)o.set(`${x} ${z.join(",")}`,
A);s.ask({cells:$.map(([z,A])=>[x,...z,A])},O)}let b=(x,$,O,z=null)=>p(x,[[D(a(),$),O]],z);function v(x,$){let O=[];for(;;){let z=d(x,[...$,O.length+1].join(","));
if(z===null)return O;O.push(z)}}function y(x,$,O,z=null){let A=O.match(/\d+/g)??[],C=v(x,$).slice(A.length).map(()=>null);p(x,[...A,...C].map((T,W)=>[[...$,W+1],
T]),z)}function w(x,$,O,z){s.ask({cells:[[x,...D(a(),$),...O,z===""?null:z]]})}function k(x,$){x>=1&&$>=1&&s.ask({size:[x,$]})}function S(x){let $=T=>/^\d+$/.test(
T)?Number(T):T,O=x.flatMap(T=>{let[,W="",P=""]=/^(\w+)\((.*)\)$/.exec(T)??[],Z=P.split(","),pe=t.sheet.edits.find(({isClue:Le,predicate:X,keys:Zt,values:pa})=>Le&&
X===W&&Zt+pa===Z.length);return pe?[[pe.what,...Z.slice(0,pe.keys).map($),Z.slice(pe.keys).join(",")]]:[]});if(!O.length||O.length<x.length)return!1;s.ask({cells:O});
let[z,A,C]=O[0];return i(String(z))?.where==="cell"&&t.grid.select(oe(a(),Number(A),Number(C))),!0}return{entry:i,key:c,set:r,erase:u,found:d,everywhere:f,valueAt:m,
has:g,place:p,become:b,numbers:v,becomeNumbers:y,write:w,resize:k,add:S,settle:()=>s.isEmpty?l():[]}}function Ka(e,t){let{store:n,overview:o}=e,s=[],a=!1,i=!1;function c(u,d=null){
s.push({step:u,merge:d}),a||l()}async function l(){for(a=!0;s.length;)await r(s.splice(0,_a));a=!1}async function r(u){let d=n.now,f=!1;i=!0;let m=g=>{i=!1,!(n.
now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,g.forEach((p,b)=>{!f&&p!==n.now.facts&&n.change({facts:p},{merge:u[b].merge})}))};
try{await o.edit(u.map(({step:g})=>g),m)}catch(g){if(i=!1,!(g instanceof F))throw g;e.emit("message",{words:`This cannot be changed here: ${g.message}`,isBad:!0}),
t()}f&&await r(u)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var To="Click a cell to put one there, or to take it away.",ce={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:To},block:{name:"\
Blocked cells",hint:To},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var Ve={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Mo({app:e,view:t}){let{store:n}=e,o=null,s=0,a=()=>t.sheet.plays.find(re);
function i(p,b,v,y=null){let w=je(p,n.now.marks,b);!p.spots.has(b)||w===v||n.change({marks:At(p,n.now.marks,b,v)},{merge:y})}function c(p,b){let v=t.grid.side(p,
b,t.sheet.plays.every(re));return v===null?null:xe(t.sheet,p,v)}let l=(p,b,v,y=null,w=-1)=>({play:p,index:b,spot:y,number:w,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),r=(p,b)=>Ot(p,je(p,n.now.marks,b)),u=(p,b)=>zt(p,je(p,n.now.marks,b));function d(p,b,v){o=null;let y=a();if(!y||p<0)return{isClick:!1,isDrag:!1};
let w=c(p,v),k=w===null?-1:b?u(y,w):r(y,w),S=De(y)&&t.grid.side(p,v,!1)===null,x=y.where==="link"?"link":S?"area":"side";return w===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=l(y,p,x,w,k),w!==null&&x==="side"&&i(y,w,k,o.merge),{isClick:w!==null,isDrag:!0})}function f(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),v=b<0?null:c(b,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function m(p){if(!o||o.how==="side")return;let[b,v]=[D(t.sheet,o.index),D(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:zo(o.play,o.before,b,v)},{merge:o.merge});return}let[y,w]=[v[0]-b[0],v[1]-b[1]];if(Math.abs(y)+Math.abs(w)!==
1){o.index=p;return}let k=y?y>0?"bottom":"top":w>0?"right":"left",S=xe(t.sheet,o.index,k);if(!o.isDragged){let{play:x,play:{clicks:$,choices:O}}=o,z=je(x,n.now.
marks,S)===$[0];o.number=O[0].value!==null?r(x,S):z?-1:$[0],o.isDragged=!0}i(o.play,S,o.number,o.merge),o.index=p}function g(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:g,get play(){return a()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?g():o?.how==="area"&&m(p)},onKey(p,b){let v=p.shiftKey?Ve[p.key]:void 0,y=a();if(!y)return!1;if([" ","Enter"].includes(p.key)&&De(y)&&t.sheet.plays.every(
re))return o?g():m((o=l(y,b,"area")).index),!0;if(v===void 0)return!1;let w=xe(t.sheet,b,v);return i(y,w,r(y,w)),!0}}}var Ua={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function No({view:e,changes:t,pen:n}){let o=r=>D(e.sheet,r),s=r=>t.found(n.kind,r.join(","));function a(r){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[r,s(r)===u?null:u]])}function i(r,u){let[d,f,m]=xe(e.sheet,r,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(r,u,d){let[f,m]=o(r),[g,p]=[2*f+u,2*m+d];g>=2&&g<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&a([g,p])}function l(r,u){let[d,f="0"]=t.valueAt("arrow",r)?.split(",")??[];t.become("arrow",r,d===u?null:`${u},${f}`)}return{press(r,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(r,u),[g,p]=o(r),b=e.grid.side(r,u);return d==="vertex"?a(
[g-+(m<.5),p-+(f<.5)]):d==="centre"?c(r,Math.floor(m*3)-1,Math.floor(f*3)-1):b!==null&&d==="arrow"?l(r,b):b!==null&&i(r,b).forEach(a),!0},onKey({key:r,shiftKey:u},d){
let{kind:f}=n,m=u?Ve[r]:void 0;if(m&&f==="between")i(d,m).forEach(a);else if(m&&f==="arrow")l(d,m);else if(m&&f==="centre")c(d,...Ua[m]);else if((r===" "||r==="\
Enter")&&f==="vertex")a(o(d));else if((r===" "||r==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(r){let[u,d]=o(r),f=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),g=({between:Object.values(Ve).flatMap(p=>i(r,p)),vertex:f.filter(p=>Math.max(...p)<1).map(([p,b])=>[u+p,d+b]),centre:f.map(([p,b])=>[
2*u+p,2*d+b])}[n.kind]??[]).filter(p=>s(p)!==null);return g.length&&t.place(n.kind,g.map(p=>[p,null])),g.length>0}}}function Lo({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(r=>r.split(",")),s=r=>/^\d+$/.test(r)?Number(r):r;function a(r){if(n)return l();n={id:0,cells:[r]}}function i(r){if(r===void 0)return l();
if(!n||n.cells.includes(r))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(r);let f=d.length>2?[r]:d;for(let m of f)kt(
e.grid.cell(m),String(u));t.place("path",f.map(m=>[[...D(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(r){let u=D(e.sheet,r).join(","),d=o().filter(
([m,g])=>`${m},${g}`===u).map(([,,m])=>m),f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:a,reach:i,clear:c,end:l}}var Do=4,qa=["clue","unknown","circle","object","block","arrow"],Va=["0","1","2","3","4"];function Ga(e){let t="clue",n={},o=new Set,s=()=>{for(let a of o)a()};
return{get kinds(){return Object.keys(ce).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(a){t=a,this.isPainting&&(n[a]??=[...e(a)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(ce[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(a){return ce[this.kind]?.how===a&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:a=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?
Va:a,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((r,u)=>r.localeCompare(u,"en",{numeric:!0}));return[...new Set([...c,...l])]},pick(a){n[this.kind]=a,s()},
onChange:a=>{o.add(a)}}}function jo({app:e,view:t}){let n=Ao({app:e,view:t}),o=Ga(n.entry),s=No({view:t,changes:n,pen:o}),a=Lo({view:t,changes:n}),i="",c=null,l=0;
function r(y){i="",o.kind==="numbers"?n.becomeNumbers("numbers",D(t.sheet,y),""):o.isPath?a.clear(y):s.clear(y)||n.erase(y,qa)}let u=y=>n.become(o.kind,y,n.has(
o.kind,y)?null:"");function d(y,w){let k=n.entry("circle")?.choices??[],S=n.valueAt("circle",y),x=k[S===null?0:k.indexOf(S)+1]??null;n.become("circle",y,w&&S!==
k[1]?k[1]:x)}function f(y){let{id:w}=o;w===null||n.valueAt(o.kind,y)===w||(kt(t.grid.cell(y),w),n.become(o.kind,y,w,c))}function m(y,w,k){i="",s.press(y,k)||g(y,
w)}function g(y,w=!1){o.isPath?a.press(y):o.isPainting?(c=`paint ${l+=1}`,w?o.pick(n.valueAt(o.kind,y)??o.id):f(y)):o.kind==="circle"&&n.entry("circle")?d(y,w):
o.isMark?u(y):w&&n.entry("unknown")&&p(y)}let p=y=>n.set("unknown",y,n.has("unknown",y)?null:"");function b(y,w){let{kind:k}=o;if(o.isPlaced&&w!==",")return i=(i+
w).slice(-Do).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||w===","&&k!=="numbers")return!1;i===""&&(l+=1);let S=`${k} ${n.key(y)} ${l}`;if(k==="numbers")
return i+=w,n.becomeNumbers(k,D(t.sheet,y),i,S),!0;i=(i+w).slice(-Do).replace(/^0+(?=\d)/,"");let x=n.valueAt("arrow",y)?.split(",")[0]??"top";return k==="arrow"?
n.become(k,y,`${x},${i}`,S):n.set(k,y,i,S),!0}function v(y,w){return/^[0-9,]$/.test(y.key)?b(w,y.key):s.onKey(y,w)?!0:y.key==="?"&&n.entry("unknown")?(i="",p(w),
!0):y.key==="Delete"||y.key==="Backspace"?(r(w),!0):y.key!==" "&&y.key!=="Enter"?!1:(g(w),!0)}return{changes:n,pen:o,press:m,onKey:v,clear:r,type:b,question:p,move(){},
drag(y){o.isPainting?f(y):a.reach(y)},release:a.end,leave(y){i="",a.reach(y)}}}var Po="http://www.w3.org/2000/svg",Ya=["cause","effect","wrong"];function Nt(){let e=document.createElementNS(Po,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:a,top:i}=le(n);e.setAttribute("viewBox",`${-a} ${-i} ${o} ${s}`);let c=Ya.flatMap(
l=>{let r=t?.[l]??[],u=r.flatMap(f=>{let m=Xa(n,f),g=Ro(f)?"whole":Ja(f)?"line":"";return m?[Io("rect",{...m,rx:g==="whole"?0:3,class:`${l} ${g}`})]:[]}),d=Za(n,
r.filter(Ro),l==="cause"?3:5);return d?[...u,Io("path",{d,class:l})]:u});e.replaceChildren(...c)}}}function Io(e,t){let n=document.createElementNS(Po,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Ro=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Ja=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Za({rows:e,columns:t,cell:{width:n,height:o,edge:s}},a,i){let c=a.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),l=new Set(
c.map(String)),r=(d,f)=>l.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,g]=[s+(f-.5)*n,s+(d-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(r(d+p,f+b))continue;
let[v,y]=[-1,1].map(w=>{let[k,S]=[p?0:w,p?w:0],x=r(d+k,f+S)?r(d+k+p,f+S+b)?i:0:-i,[$,O]=p?[n/2,o/2]:[o/2,n/2],[z,A]=[w*($+x),(p||b)*(O-i)];return p?`${m+z} ${g+
A}`:`${m+A} ${g+z}`});u.push(`M${v}L${y}`)}}return u.join("")}var Tt=7,Mt=11;function Xa(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Qa(e,t);
let a=typeof t[0]=="string",[i,c,l]=a?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[r,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:r-Mt,y:u-Mt,
width:2*Mt,height:2*Mt}}if(l!==void 0){let r=a?t[0]:e.plays.find(g=>g.where!=="cell")?.where,[u,d,f,m]=ut(e,r,[i,c,l]);return{x:u-Tt,y:d-Tt,width:f-u+2*Tt,height:m-
d+2*Tt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Qa({rows:e,columns:t,cell:n,around:o},[,s,a]){let[i,c,l,r]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(a-1)*n.width,n.edge+(a-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-r,y:m,width:Math.max(0,r-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var cn="http://www.w3.org/2000/svg",Bo=new Map;function Wo(e){let t=Bo.get(e)??[...G(`<svg xmlns="${cn}">${e.svg}</svg>`).childNodes];return Bo.set(e,t),t.map(n=>n.
cloneNode(!0))}function Lt(e,t,...n){let o=document.createElementNS(cn,e);for(let[s,a]of Object.entries(t))o.setAttribute(s,a);return o.append(...n),o}function Fo({
stencil:e,columns:t,cell:[n,o,s],cells:a},i){let c=G(e),l=c.querySelector("g");if(l===null)return c;a.forEach((m,g)=>{if(m<0)return;let[p,b]=[Math.floor(g/t),g%
t],v=`translate(${s+b*n} ${s+p*o})`;l.append(Lt("g",{transform:v},...Wo(i[m])))});let{x:r,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>Lt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(a.length/t).keys()].map(m=>Lt("text",{x:r-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Lt("g",{class:"numbers"},...d,...f)),c}function _o(){let e=h("div",{class:"frames"}),t=[],n=B,o=i=>n!==B&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let r=c.svg?G(c.svg):null,
u=r?.querySelector("g")??null,d=h("figcaption",{});l===0&&r?.setAttribute("aria-hidden","true"),r?.querySelector("title")?.remove();let f=h("div",{class:"surfac\
e"},r),m=c.name&&i.frames.length>1?h("h3",{},c.name):null;return{figure:h("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(i.count).fill(xt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function a(i,c,l){let r=t[i];if(!r?.group||r.looks[c]===l)return;r.looks[c]=l;let u=r.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[g,p]=[Math.floor(c/n.columns),c%n.columns];u=r.groups[c]=document.createElementNS(cn,"g"),u.setAttribute("tran\
sform",`translate(${m+p*d} ${m+g*f})`),r.group.append(u)}u.replaceChildren(...Wo(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,r)=>{l.cells.forEach((u,d)=>a(r,d,u)),t[r].captions.replaceChildren(...l.captions.map(u=>h("p",{},u)))}),c},cell:(i,c)=>c.
forEach((l,r)=>a(r,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var dt={title:"",frames:[]},ei=900,ti=700,Ho=28,ni=1.5,oi=.35;function Ko({app:e,view:t}){let n=dt,o=0,s=0,a=si({app:e,view:t}),i=h("h2",{}),c=h("p",{class:"nam\
e"}),l=h("div",{class:"captions",role:"status"}),r=h("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(r.value))}),u=($,O,z)=>h("button",{type:"\
button",ariaLabel:O,title:O,onclick:z},$),d=u("First","First picture",()=>k(0)),f=u("\u25C0","One picture back",()=>k(o-1)),m=u("Play","Play the film",()=>s?x():
S()),g=u("\u25B6","One picture on",()=>k(o+1)),p=u("Last","Last picture",()=>k(1/0)),b=h("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=h("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,g,p,r),y=h("section",{class:"film",hidden:!0,ariaLabel:"Film"},h("div",{class:"\
line"},i,b),a.element,c,l,v);function w($){o=Math.max(0,Math.min(n.frames.length-1,$));let O=n.frames[o],z=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[z,O.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(O.captions??[]).map(A=>h("p",{},A))),r.value=String(o),r.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,g.disabled=p.disabled=o===n.frames.length-1,a.show(O,n.looks??[]),e.emit("film-at",o)}function k($){x(),w($)}function S(){
o===n.frames.length-1&&w(0),m.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?x():S()},ei+ti*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,m.textContent="Play"}return a.element.addEventListener("click",({clientX:$,clientY:O})=>{let z=ri(n.frames,o,a.cellAt(n.frames[o],$,O));z>=0&&
k(z)}),y.addEventListener("keydown",$=>{let O={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[$.key];if($.key==="Escape")e.emit("film",null);else if($.key===" "&&
q($).tagName!=="BUTTON")s?x():S();else{if(O===void 0)return;k(O)}$.preventDefault()}),{element:y,get isOn(){return n!==dt},show($){let O=s!==0&&$?.title===n.title;
x(),n=$?.frames?.length?$:dt,y.hidden=n===dt,n!==dt&&(i.textContent=n.title??"",r.max=String(n.frames.length-1),v.hidden=n.frames.length===1,w(n.at??0),O&&S())}}}
function si({app:e,view:t}){let n=Nt(),o=h("div",{class:"surface"}),s=h("div",{class:"screen"},o),a=null,i=null;function c(d,f){i=d.svg?G(d.svg):d.stencil?Fo(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),r()}function l(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Ho,s.clientHeight-
Ho],g=Math.min(f/d.width,m/d.height,ni);o.style.width=`${Math.floor(d.width*Math.max(g,Math.min(f/d.width,oi)))}px`}function r(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:g,around:p}=f,b=d&&f.rows&&d.height===le(f).height,v=b?(d.width-2*g.edge-p[1]-p[3])/m:0;n.show(b?a:null,{...f,cell:{...g,width:v}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[g,p,b]=d.cell,v=o.getBoundingClientRect(),y=(d.columns*g+2*b)/v.width;return[Math.ceil(((m-v.top)*y-b)/p),Math.ceil(((f-v.
left)*y-b)/g)]}return new ResizeObserver(l).observe(s),e.when("highlight",d=>{a=d,i&&r()}),{element:s,show:c,cellAt:u}}function ri(e,t,n){let o=({settled:a=[]})=>a.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var ai=.34,ii=.2,li={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function qo(){let e=h("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=B,n=[],o=0,s=new Set([o]),a=new Set;function i(r){t=r;let{rows:u,columns:d,cell:f,around:m}=r,{width:g,height:p}=le(r),b=m.
map((y,w)=>100*(y+f.edge)/(w%2?g:p));e.style.inset=b.map(y=>`${y}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:r.count},
(y,w)=>h("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:D(r,w).join(",")}}));let v=Array.from({length:u},(y,w)=>{let k=h("div",{class:"row",role:"r\
ow"},n.slice(w*d,(w+1)*d));return k.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,k});e.replaceChildren(...v),o=Math.min(o,Math.max(0,r.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(r,{isFocused:u=!0,isMore:d=!1}={}){if(!n[r])return;for(let m of s)l(m,!1);if(s=new Set([...d?s:[],r]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=r,n[r].tabIndex=0,n[r].classList.add("current"),u&&document.activeElement!==n[r]&&n[r].focus(),
f!==r)for(let m of a)m(r)}function l(r,u){n[r].classList.toggle("chosen",u),n[r].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",r=>{
let u=n.indexOf(q(r));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",r=>{let u=r.shiftKey?null:Uo(t,o,r);u!==null&&(c(u),r.preventDefault())}),
{element:e,build:i,select:c,target:r=>Uo(t,o,r),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:r=>n[r],under(r,u){let d=e.
getBoundingClientRect(),f=Math.floor((r-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(r,{x:u,y:d}){let f=n[r].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(r,u,d=!0){let f=this.within(r,u),m={...f,
right:1-f.left,bottom:1-f.top},p=Object.keys(m).reduce((b,v)=>m[v]<m[b]?v:b);return m[p]<(d?ai:ii)?p:null},label(r,u){n[r].getAttribute("aria-label")!==u&&n[r].
setAttribute("aria-label",u)},onMove:r=>{a.add(r)}}}function Uo(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:a}){if(a||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],r={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+r.column;let u=li[n];
if(!u)return null;let d=(f,m,g)=>i&&m?m<0?0:g:Math.min(g,Math.max(0,f+m));return d(c,u[0],r.row)*e.columns+d(l,u[1],r.column)}function Vo(e,t){let{element:n}=e,o=null,s=new Set,a=!1,i=r=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(r||o.isMore)}),
t.press(o.index,r,o))};n.addEventListener("pointerdown",r=>{if(s.add(r.pointerId),s.size>1)return a=s.size===2&&o?.isBegun===!1,l();let u=e.under(r.clientX,r.clientY);
if(u<0||r.button===1)return;let d=r.pointerType==="touch";t.release();let{clientX:f,clientY:m}=r;o={index:u,isTouch:d,x:f,y:m,isMore:r.shiftKey||r.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(r.pointerId),i(r.button===2||r.ctrlKey),r.preventDefault())}),n.addEventListener("pointermove",
r=>{if(o===null)return;let u=e.under(r.clientX,r.clientY);if(u<0||(o.isBegun&&t.move({x:r.clientX,y:r.clientY}),u===o.index))return;let d=Math.hypot(r.clientX-o.
x,r.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(r,u){let{columns:d}=e,[f,m]=[Math.floor(r/
d),r%d],[g,p]=[Math.floor(u/d),u%d],b=Math.max(Math.abs(g-f),Math.abs(p-m));return Array.from({length:b},(v,y)=>{let w=(y+1)/b;return Math.round(f+(g-f)*w)*d+Math.
round(m+(p-m)*w)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",r=>{s.delete(r.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),a&&!s.size&&(t.undo(),a=!1),l()}),n.addEventListener("pointercancel",r=>{s.delete(r.pointerId),a=!1,l()}),n.addEventListener("contextmenu",r=>r.preventDefault())}var Go="pylogic:game-read",Yo="(min-width: 60.01rem)";function Jo(e){let t=h("div"),n=localStorage.getItem(Go)===null&&matchMedia(Yo).matches,o=h("details",{class:"\
game",hidden:!0,open:n},h("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Yo).matches&&localStorage.setItem(Go,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([a,i])=>h("p",{class:i?"item":""},a))),o.hidden=s.length===0}),o}var Zo="http://www.w3.org/2000/svg",ci=6,ui=([e,t,n,o],s)=>[...Array(s).keys()].map(a=>{let i=(a-(s-1)/2)*ci,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function di([e,t,n,o]){let[s,a]=[(e+n)/2,(t+o)/2];return`M${s-5} ${a-5}l10 10M${s-5} ${a+5}l10 -10`}function Xo(){let e=document.createElementNS(
Zo,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Zo,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:a,left:i,top:c}=le(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${a}`);let l={};
for(let r of n.plays.filter(re))for(let u of r.spots){let[d,f,m]=u.split(","),g=[Number(d),Number(f),m];for(let[p,b]of new Map(r.choices.map(v=>[ye(r,u,v),v.value]))){
let v=o(p);if(v===null)continue;let y=Number(b)>1?`${v} several`:v;l[y]=(l[y]??"")+(v==="crossed"?di(ut(n,r.where,g)):ui(Eo(n,r.where,g),Number(b??1)))}}e.replaceChildren(
...Object.keys(l).map(r=>t(r,l[r])))}}}var fi=25;function Qo({app:e,view:t,picture:n,edit:o}){let{store:s}=e,a=Nt(),i=Xo(),c=null,l=new Map,r=null,u=h("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",h("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=b=>t.grid.
cell(b);function f(b){let v=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:k})=>Number(k))),y=Math.max(0,...v.filter(w=>w<=fi));for(let w of b){let k=t.sheet.
plays.some(O=>se(t.sheet,O,s.now.marks,w)>=0),S=r?[]:s.now.notes[D(t.sheet,w).join(",")],x=k?[]:S;mo(d(w),"notes",be(x,"corner"),y);let $=be(x,"centre");Ke(d(w),
"centre",$.join($.some(O=>O.length>1)?" ":"")),ho(d(w),be(S,"colour").filter(O=>we.includes(O)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,v]of l)Ke(d(b),"ghost",v.text||"+")}function g(){let[b,v]=[new Set(r?.certain),new Set(r?.possible)],y=k=>b.has(k)?"drawn":v.has(k)?"fa\
int":null,w=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(t.sheet,r?y:w)}function p(){g();let{sheet:b}=t,[v,y]=[new Set(r?.certain),new Set(r?.
possible)];for(let w=0;w<b.count;w+=1){let k=r?mi(b,w,v,y):null;k&&n.cell(w,ct(b,k.marks,w)),n.fade(w,!!k?.isFaint),Ke(d(w),"maybe",k?.words??null)}f([...Array(
b.count).keys()])}return e.when("highlight",b=>{c=b,t.sheet!==B&&a.show(c,t.sheet)}),e.when("ghosts",b=>{t.sheet!==B&&(l=new Map((b??[]).map(v=>[oe(t.sheet,v.row,
v.column),v])),m())}),e.when("overlay",b=>{let v=r!==null;if(r=b,u.hidden=r===null,t.sheet!==B&&(p(),v&&!r)){let{sheet:y}=t;for(let w=0;w<y.count;w+=1)n.cell(w,
ct(y,s.now.marks,w))}}),{elements:[i.element,a.element],legend:u,lines:g,notes:f,overlaid:()=>{r&&p()},show(){a.show(c,t.sheet),g(),m(),t.grid.element.querySelectorAll(
".tint").forEach(b=>b.remove()),r?p():f([...Array(t.sheet.count).keys()])},press(b){let v=l.get(b);return v!==void 0&&o.changes.add([v.atom])}}}function mi(e,t,n,o){
for(let s of e.plays){let a=s.choices.map(r=>({choice:r,atom:rn(e,s,r,t)})),i=a.find(({choice:r,atom:u})=>r.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=a.
filter(({choice:r,atom:u})=>r.holds&&o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.
map(({choice:r})=>r.words).join(" ")};let l=a.find(({choice:r})=>!r.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function es(e,t,{marks:n,notes:o},s){let a=c=>t.given[c]??t.choices[se(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(a(c)!==void 0)continue;let r=l.map(a),u=t.
choices.filter(f=>ve(f,c)&&!r.includes(f.value??"")),d=D(e,c).join(",");i=on(lt(i,[d],ge),[d],u.map(({value:f})=>it(s,f??"")))}return i}function un(e,t,n,o,s){let a=t.
choices[s]?.value;if(a==null)return n;let i=(t.peers.get(o)??[]).map(c=>D(e,c).join(",")).filter(c=>ge.some(l=>be(n[c],l).includes(a)));return i.length?lt(n,i,ge,
a):n}var ft={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},hi=(e,t)=>!e||ke(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>ft[o]===n));function ts({app:e,view:t}){let{store:n}=e,o=null,s=null,a=0,i=()=>t.sheet,c=Mo({app:e,view:t}),l=pi({store:n,view:t}),{put:r,toggle:u}=l,d=O=>O.
clicks.length>0,f=()=>ns(i()),m=()=>f().find(d)??f()[0],g=()=>i().plays.find(ke),p=gi({store:n,view:t,written:g,entries:l}),b=()=>p.kind==="colour"||g()!==void 0&&
!c.play&&!f().some(d),v=(O,z)=>Ot(z,se(i(),z,n.now.marks,O));function y(O,z,A){if(p.begin(),o=s=null,b())return;let{isClick:C,isDrag:T}=c.press(O,z,A);C||(T?s=()=>w(
O,z):w(O,z))}function w(O,z){let A=m();if(!A||!d(A)||!St(i(),O))return;let C=z?zt(A,se(i(),A,n.now.marks,O)):v(O,A);o={play:A,number:C,merge:`stroke ${a+=1}`},r(
O,A,C,o.merge)}function k(O){b()?t.grid.select(O,{isMore:!0}):o?r(O,o.play,o.number,o.merge):c.drag(O)}function S(){c.isDragged||s?.(),o=s=null,c.release()}function x(O){
p.begin(),l.clear(O)||p.clear(O)}function $(O,z){let A=/^(?:Digit|Numpad)(\d)$/.exec(O.code)?.[1]??/^[0-9]$/.exec(O.key)?.[0],C=O.ctrlKey||O.altKey,T=p.kind==="\
colour"||C?-1:hi(m(),[O.key,A??""]);if(T>=0)return u(z,m(),T),!0;let W=O.altKey?"colour":O.ctrlKey?"centre":O.shiftKey?"corner":p.kind;if(A!==void 0)return p.type(
z,A,W);if(C)return!1;if(b()&&O.shiftKey&&Ve[O.key])return t.grid.select(t.grid.target(O)??z,{isMore:!0}),!0;if(O.key==="Escape")return t.grid.select(z),!0;if(O.
key==="Delete"||O.key==="Backspace")return x(z),!0;if(c.onKey(O,z))return!0;let P=m();if(!P)return!1;if(O.key===" "||O.key==="Enter")return r(z,P,v(z,P)),!0;let Z=[
"#","."].indexOf(O.key);return Z>=0&&P.choices[0].value===null?(r(z,P,Z),!0):!1}return{press:y,drag:k,onKey:$,clear:x,clicked:m,written:g,pencil:p,chooses:b,move:c.
move,release:S,get lines(){return c.play},enter(O,z,A){let{value:C}=z.choices[A];p.kind!==null&&C!==null&&ke(z)?p.note(O,p.kind,C):u(O,z,A)},leave(O){p.begin(),
c.reach(O)},fill(O){let z=So(i(),n.now.marks,O);return z&&n.change({marks:z}),z!==null}}}var ns=({plays:e})=>e.filter(t=>!re(t));function pi({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,r=null){let u=c.choices[l];u&&!ve(u,i)||se(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:$t(t.sheet,c,
e.now.marks,i,l),notes:un(t.sheet,c,e.now.notes,i,l)},{merge:r})}function s(i,c,l){let{marks:r}=e.now,u=n(i).filter(p=>ve(c.choices[l],p)),f=u.every(p=>se(t.sheet,
c,r,p)===l)?-1:l,m=u.reduce((p,b)=>$t(t.sheet,c,p,b,f),r),g=u.reduce((p,b)=>un(t.sheet,c,p,b,f),e.now.notes);u.length&&e.change({marks:m,notes:g})}function a(i){
let{marks:c}=e.now;for(let r of n(i)){for(let u of ns(t.sheet))c=$t(t.sheet,u,c,r,-1);c=Co(t.sheet,c,r)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:a,together:n}}function gi({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let a="",i=null,
c=new Set,l=m=>D(t.sheet,m).join(",");function r(m,g,p){let b=s(m).filter(v=>g==="colour"||St(t.sheet,v));b.length&&e.change({notes:go(e.now.notes,b.map(l),it(g,
p))})}function u(){let m=n();m&&e.change({notes:es(t.sheet,m,e.now,i==="centre"?i:"corner")})}function d(m){let g=s(m).map(l);for(let p of[ge,qe]){let b=lt(e.now.
notes,g,p);if(JSON.stringify(b)!==JSON.stringify(e.now.notes))return e.change({notes:b})}}function f(m,g,p){if(p==="colour"){let S=we[Number(g)-1];return S&&r(m,
p,S),S!==void 0}let b=n();if(!b)return!1;let v=S=>b.choices.findIndex(({value:x})=>x===S),y=p===null&&v(a+g)>=0?a+g:g,w=v(y),k=w>=0||b.choices.some(({value:S})=>S?.
startsWith(y));return!s(m).some(S=>St(t.sheet,S))||!k?!1:(a=y,w<0||(p!==null?r(m,p,y):o(m,b,w)),!0)}return{note:r,noteAll:u,clear:d,type:f,begin(){a=""},get kind(){
return i},set kind(m){i=m;for(let g of c)g()},onChange:m=>{c.add(m)}}}var wi=18,bi=60,os=28;function ss({app:e,view:t,picture:n,edit:o,layers:s,tools:a}){let{store:i}=e,{grid:c}=t,l=h("div",{class:"stage"},n.element),r=h("p",{class:"\
notice",role:"status",hidden:!0}),u=h("p",{class:"heard",ariaLive:"polite"});function d(p,b=!1){r.textContent=p,r.hidden=p==="",l.classList.toggle("stale",b)}function f(p){
let b=t.sheet,v=c.element.contains(document.activeElement);t.sheet=p,b.plays!==p.plays&&(l.parentElement?.classList.toggle("whitened",ln(p)),l.parentElement?.classList.
toggle("shaded",vo(p)));let y=n.show(p),w=b===B||b.count!==p.count||b.columns!==p.columns||b.cell.width!==p.cell.width||String(b.around)!==String(p.around);w&&c.
build(p),y&&n.surface&&n.surface.append(...s.elements,c.element),y&&v&&c.select(c.current),s.show();for(let k=0;k<p.count;k+=1)c.label(k,Ct(p,i.now,k));(w||y)&&
m(),(w||b.plays!==p.plays||b.edits!==p.edits)&&a.build();for(let k of o.changes.settle())Ue(c.cell(k),null)}function m(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:b,height:v,left:y,top:w}=le(t.sheet),[k,S]=[l.clientWidth-os,l.clientHeight-os],x=Math.min(k/b,S/v,bi/p.height),$=Math.max(Math.floor(x*p.height),wi)/
p.height;l.style.setProperty("--wide",`${Math.floor(b*$)}px`),l.style.setProperty("--cell",`${p.height*$}px`),l.style.setProperty("--above",`${w*$}px`),l.style.
setProperty("--before",`${y*$}px`)}function g(p,b){if(t.sheet===B)return;let v=new Set([...Object.keys(p.marks),...Object.keys(b.marks)]),y=new Set([...v].filter(
k=>p.marks[k]!==b.marks[k]).map(k=>an(t.sheet,k))),w=new Set([...Object.keys(p.notes),...Object.keys(b.notes)].filter(k=>p.notes[k]!==b.notes[k]).map(k=>oe(t.sheet,
...k.split(",").map(Number))));y.delete(-1);for(let k of y)n.cell(k,ct(t.sheet,p.marks,k));s.notes([...y,...w]),y.size&&s.overlaid(),s.lines();for(let k of new Set(
[...y,...w]))c.cell(k)&&c.label(k,Ct(t.sheet,p,k)),k===c.current&&(u.textContent=Ct(t.sheet,p,k).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),
{element:l,notice:r,heard:u,say:d,draw:f,drawMarks:g,fit:m,get isStale(){return l.classList.contains("stale")}}}var rs="pylogic:clock",as=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=a=>String(a).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function is({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(rs)!=="hidden",a=h("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(rs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;a.textContent=s?as(c):"Time",a.title=s?"Hide the time":"Show the time",a.setAttribute("aria-label",s?`${as(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:r}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||r!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),a}var Dt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},ls={down:"\u2198\u2196",up:"\u2197\u2199"},yi={down:["top","left"],up:[
"bottom","left"]},ki=["outside","slanted"],vi={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},cs=e=>e===document.activeElement&&e.value!==e.defaultValue;
function us({view:e,edit:t}){let n=()=>[t.pen.kind,...ki.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function a(y,w,k,S=()=>"nu\
meric"){let x=h("input");return x.onchange=()=>{x.defaultValue=x.value,k(x.value.trim())},s.push(()=>{x.inputMode=S(),cs(x)||(x.value=x.defaultValue=w())}),h("l\
abel",{class:"field"},h("span",{},y),x)}let i=()=>e.grid.current,c=(y=[])=>[...D(e.sheet,i()),...y].join(","),l=(y,w)=>Object.keys(ls).map(k=>{let S=ls[k][+!yi[k].
includes(y)];return a(`${Dt[y]} ${w} ${S}`,()=>t.changes.found("slanted",[y,w,k].join(","))??"",x=>t.changes.place("slanted",[[[y,w,k],x||null]]))}),r=y=>[...t.
changes.entry(y)?.cells.keys()??[]],u=()=>r("outside").some(y=>!y.endsWith(",1"));function d(y,w){let{numbers:k,becomeNumbers:S}=t.changes;return a(`${Dt[y]} ${w}`,
()=>k("outside",[y,w]).join(" "),x=>S("outside",[y,w],x),()=>u()?"text":"numeric")}function f(y){let w=r(y),k=x=>w.some($=>$.startsWith(`${x},`)),S=(x,$)=>y==="\
slanted"?l(x,$):[d(x,$)];return Object.keys(Dt).map(x=>{let $=x==="top"||x==="bottom"?e.sheet.columns:e.sheet.rows;return h("details",{class:"beside",open:k(x)},
h("summary",{},`${Dt[x]} \u2026`),h("div",{class:"fields"},[...Array($).keys()].flatMap(O=>S(x,O+1))))})}let m=(y,w,k)=>a(y,()=>t.changes.entry(w)?.cells.get(c(
k))??"",S=>t.changes.write(w,i(),k,S));function g(){let y=h("input",{inputMode:"numeric",ariaLabel:"Result"}),w=h("select",{ariaLabel:"Operation"},Object.entries(
vi).map(([S,x])=>h("option",{value:S},x))),k=()=>{let S=y.value.trim();y.defaultValue=y.value,t.changes.write("target",i(),[],S&&`${w.value},${S}`)};return y.onchange=
w.onchange=k,s.push(()=>{if(cs(y))return;let[S="add",x=""]=t.changes.entry("target")?.cells.get(c())?.split(",")??[];[w.value,y.value,y.defaultValue]=[S,x,x]}),
[h("label",{class:"field"},h("span",{},"Result"),w,y)]}let b={outside:()=>f("outside"),slanted:()=>f("slanted"),target:g,sum:()=>[m("Across","sum",["across"]),m(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],v=()=>{for(let y of s)y()};return v(),{element:b.length?h("div",{class:"line typing"},b):null,fits:()=>n()===o,update:v}}var ds=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],xi=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Si(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let a=t.clicks.map(r=>t.choices[r].words);o.push(["Click, Space, Enter",`${[
...a,"empty"].join(", then ")}`]),a.length>1&&o.push(["Right click, long press",`${a[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(ft).filter(r=>t.choices.some(({value:u})=>u===ft[r]));if(!ke(t))for(let r of i)o.push([r,ft[r].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let a=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...a,
"empty"].join(", then ")}, over that side of the cell`]),a.length>1&&o.push(["Right click, long press",`${a[1]} at once`]),o.push(["Drag","go on with the line"]),
De(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${we.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...ds]}function $i(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ce[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...ds]}function fs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Si(t):$i(n),...xi],a=h("dialog",{class:"\
keys",ariaLabel:"Keys"},h("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),h("dl",{},s.map(([i,c])=>h("div",{},h("dt",{},i),h("dd",{},c)))),
h("form",{method:"dialog"},h("button",{class:"primary",autofocus:!0},"Close")));a.addEventListener("close",()=>{a.remove(),o?.focus?.()}),a.addEventListener("cl\
ick",i=>{i.target===a&&a.close()}),document.body.append(a),a.showModal()}var Oi="http://www.w3.org/2000/svg";function ms(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ce[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var zi={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Ci=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function Ei(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":De(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${hs(n,o)} ${s}`}var hs=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function ps(e){let{app:t,view:n,
play:o,edit:s}=e,{store:a}=t,i=h("div",{class:"tools"}),c=Ai(t),l=is(t),r=null;function u(){let m=a.now.mode==="play",g=h("div",{class:"line first"},h("p",{class:"\
hint"},Ti(e)),m&&n.sheet.plays.length?l:null,_("? Keys",d,{class:"keys",title:"What keys and clicks do"}));m&&n.sheet.plays.length&&g.append(_("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(r=null,i.replaceChildren(g,...Mi(e,c.element))):(r?.fits()?r.update():r=us({view:n,edit:s}),
lo(i,[g,...Li(e,r.element)])),c.update(),f()}let d=()=>fs(a.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";for(let g of i.querySelectorAll("[data-penc\
il]"))g.setAttribute("aria-pressed",String(g.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(f),s.pen.onChange(u),a.on(["mode"],()=>{
n.sheet!==B&&u()}),t.when("focused",()=>r?.update()),{element:i,build:u,help:d}}function Ai({store:e,emit:t}){let n=u=>JSON.stringify(u)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=u=>e.change({saves:u},{undoable:!1}),s=_("Back to it",l,{class:"back",title:"Return to the last save point"}),a=_("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=Se("Save points",_("Save point",c,{title:"Remember the board as it is\
 now, before trying something"}),s,a);function c(){let{marks:u,notes:d,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,{marks:u,notes:d}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function l(){let{saves:u}=e.now,d=u.length>1&&n(u[u.length-1])?u.length-2:u.length-1;o(u.slice(0,d+1)),
e.change(u[d])}function r(){let{saves:u}=e.now;s.disabled=!u.length||u.length===1&&n(u[0]),a.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],r),{element:i,update:r}}var _=(e,t,n={},...o)=>h("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),Se=(e,...t)=>h("div",{class:"group",role:"group",ariaLabel:e},...t);function Ti({app:e,view:t,play:n,edit:o}){let{plays:s,edits:a,size:i,
count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:d=""}=ce[o.pen.kind]??{};return a.length?typeof d=="string"?d:d(o):i?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=n.clicked(),r=n.lines?Ei(n.lines):
"";if(!l)return r;if(n.written()===l&&l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${r}`.trim();let u=l.clicks.
length>1&&!r?"Drag to paint.":r;return`Click a cell: ${hs(l.clicks,l.choices)} ${u}`.trim()}function Mi(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let a=f=>f.choices.map((m,g)=>{let p=ke(f);return _(m.words,()=>o.enter(n.grid.current,f,g),{class:p?"digit":"choice"},...p?[]:[Ni(e,m),m.words])}),i=s.
filter(f=>f.where==="cell").map(f=>Se("Enter into the chosen cells",a(f)));for(let f of i)f.classList.add("pad");let c=Se("Colour of the chosen cells",we.map((f,m)=>{
let g=_("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return g.style.setProperty("--pai\
nt",`var(--paint-${f})`),g}));c.classList.add("colours");let l=Ci.filter(({kind:f})=>o.written()||!ge.some(m=>m===f)).map(({kind:f,name:m,title:g})=>_(m,()=>{o.
pencil.kind=f||null},{dataset:{pencil:f},title:g})),r=_("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),u=o.written()?.peers.size?
[_("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=Se("What is entered, and er\
asing",...l,r,...u);return d.classList.add("manners"),[h("div",{class:"line"},...i,c,d),h("div",{class:"line"},t)]}function Ni({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:a}=e.sheet.cell,i=G(`<svg xmlns="${Oi}" viewBox="0 0 ${s} ${a}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Li(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,a=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?a.map(d=>_(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&_("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=s&&_("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),r=o.pen.kinds.length>1&&Se("What is changed",o.pen.kinds.map(d=>_(ms(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
u=o.pen.isPainting||o.pen.isPlaced?Di(e):i.length||c||l?Se("Into the chosen cell",...i,c||null,l||null):null;return[r||u?h("div",{class:"line"},r||null,u):null,
t,h("div",{class:"line"},ji(e))].filter(d=>d!==null)}function Di({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=ce[t.kind].noun??t.kind;return Se(`${ms(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>_(zi[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?_(`New ${o}`,n):null)}function ji({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,a=(i,c,l,r)=>h("span",{class:"stepper"},_("\u2212",l,{ariaLabel:`one ${i} less`,disabled:c<=1}),h("output",{},`${c} ${i}${c===
1?"":"s"}`),_("+",r,{ariaLabel:`one ${i} more`}));return Se("Size of the board",a("row",n,()=>s(n-1,o),()=>s(n+1,o)),a("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var Ii=80,gs=["puzzle","instance","rules","facts","constants"];function Ri(e){let t=Pi(e),{stage:n,layers:o,film:s,tools:a,victory:i}=t;j("#board").append(Jo(e),
o.legend,n.element,s.element,i.element,n.notice,a.element,n.heard),Fi(t),_i(t),Hi(t)}function Pi(e){let t=_o(),n={sheet:B,grid:qo()},o=ts({app:e,view:n}),s=jo({
app:e,view:n}),a=Qo({app:e,view:n,picture:t,edit:s}),i=ps({app:e,view:n,play:o,edit:s}),c=ss({app:e,view:n,picture:t,edit:s,layers:a,tools:i}),l=Wi(e,n);return{
app:e,view:n,play:o,edit:s,layers:a,tools:i,stage:c,victory:l,film:Ko({app:e,view:n}),drawing:Bi(e,n,c,l.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Bi(e,t,n,o){
let{store:s,overview:a}=e,i=ie(),c=0,l=null,r=!1,u=()=>{clearTimeout(c),c=setTimeout(g,Ii)},d=v=>gs.every(y=>s.now[y]===v[y]),f=()=>l!==null&&d(l),m=v=>s.now.marks!==
v.marks||!d(v);async function g(){clearTimeout(c);let v=s.now;if(!v.puzzle)return;let y=f();i.stop();try{let w=await(y?i(x=>R("board",M(v,{entries:!1}),x)):a.ask(
"board"));if(w===void 0||m(v))return;if(y&&w.cell.width!==t.sheet.cell.width){l=null,u();return}l=v,r=!1,n.draw(ko(w,y?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[S]=w.problems;(!y||n.isStale)&&n.say(S?`${We(S)?"The board is not finished":"Something is wrong with the facts"}: ${S.text}`:"")}catch(w){
if(!(w instanceof F))throw w;if(m(v))return;l=null,r=!1;let k=w.problems[0]?.text??w.message;n.say(t.sheet!==B?`This is how the board looked before: now it cann\
ot be drawn. ${k}`:`The board cannot be drawn. ${k}`,!0)}}return{later:u,redraw:g,isDrawn:f,forget:()=>{l=null,r=t.sheet!==B},stop:()=>{i.stop(),a.drop("board")},
get isOther(){return r}}}function Wi(e,t){let{store:n}=e,o=h("p",{class:"glad",role:"status",hidden:!0}),s=null,a=!0;function i(){let{mode:r,marks:u}=n.now,d=r===
"play"&&s!==null&&$o(t.sheet,u,s);o.textContent=d?"Solved! Every cell is right.":"",o.hidden===d&&(o.hidden=!d,o.classList.toggle("news",a),d&&(a=!1),e.emit("fi\
nished",d))}return{element:o,celebrate:i,know:r=>{s=r},forget:()=>{s=null,a=!0}}}function Fi({app:e,view:t,play:n,layers:o,tools:s,drawing:a,mode:i}){let{grid:c}=t;
Vo(c,{press:(l,r,u)=>{!a.isOther&&!o.press(l)&&i().press(l,r,u)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===B||a.isOther)return;
let r=c.current;l.key==="Enter"&&o.press(r)||i().onKey(l,r)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),c.onMove(l=>{i().leave(l);let[r,u]=D(
t.sheet,l);e.emit("focused",{row:r,column:u})})}function _i({app:e,view:t,play:n,edit:o,film:s,stage:a,drawing:i,victory:c}){let{store:l}=e;l.on(["marks","notes"],
(r,u,d)=>{d.has("puzzle")||d.has("instance")||(a.drawMarks(r,u),c.celebrate(),d.has("marks")&&i.later())}),l.on(gs,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
l.on(["puzzle","instance"],()=>{t.sheet!==B&&a.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function Hi({app:e,view:t,play:n,edit:o,film:s,tools:a,stage:i,drawing:c,victory:l}){e.when("solved",r=>{l.know(r?.status==="unique"?r.answers:null),l.celebrate()}),
e.when("fill",async r=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(r))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",r=>o.changes.add(r)),e.when("film",r=>{let u=s.isOn;s.show(r),i.element.hidden=a.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:r,column:u})=>{r>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(oe(t.sheet,r,u)),po(t.grid.cell(oe(t.sheet,r,u))))}),
e.when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var xn={};fe(xn,{start:()=>Ul});import{EditorView as Nl}from"../vendor/codemirror-6.js";import{autocompletion as rl,hoverTooltip as al,snippetCompletion as il,syntaxTree as zs}from"../vendor/codemirror-6.js";import{HighlightStyle as Ki,StreamLanguage as Ui,tags as N}from"../vendor/codemirror-6.js";var qi=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,Vi={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ws(e,t):t.inReason?
Yi(e):e.eatSpace()?null:e.match("%*")?Gi(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
Ji(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:N.lineComment,documentation:N.docComment,signature:N.heading,
reason:N.docString,directive:N.keyword,part:N.labelName,predicate:N.function(N.variableName),constant:N.atom,variable:N.variableName,number:N.number,string:N.string,
operator:N.operator,bracket:N.bracket,implication:N.definitionOperator,punctuation:N.punctuation,term:N.special(N.string)}};function Gi(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ws(e,t)}function ws(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function Yi(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function Ji(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(qi)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var bs=Ui.define(Vi),ys=Ki.define([{tag:N.lineComment,color:"var(--asp-com\
ment)"},{tag:N.docComment,color:"var(--asp-documentation)"},{tag:N.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:N.docString,class:"asp-reason"},
{tag:N.special(N.string),class:"asp-reason asp-term"},{tag:[N.keyword,N.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:N.function(N.variableName),
color:"var(--asp-predicate)"},{tag:N.variableName,color:"var(--asp-variable)"},{tag:[N.number,N.atom],color:"var(--asp-constant)"},{tag:N.string,color:"var(--as\
p-string)"},{tag:N.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[N.operator,N.bracket,N.punctuation],color:"var(--asp-operator)"}]);function fn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as Zi,foldEffect as Xi,foldGutter as Qi,foldService as el}from"../vendor/codemirror-6.js";var ks=/^#program\s+([a-z_]\w*)/;function jt(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:a}=e.line(s);n&&(a.startsWith("%*")&&(o=!0),n=o||a.startsWith(
"%"),a.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":ks.exec(a)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(a.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var vs=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function xs(e){return jt(e).filter(({name:t})=>t!=="\
base").map(t=>vs(e,t)).filter(t=>t!==null).map(t=>Xi.of(t))}function Ss(e){return[el.of((n,o)=>{let s=n.doc.lineAt(o).number,a=jt(n.doc).find(({first:i})=>i===s);
return a?vs(n.doc,a):null}),Zi({preparePlaceholder:tl,placeholderDOM:ol(e)}),Qi({markerDOM:sl})]}function tl(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,a=ks.exec(o.text)?.[1];return{lines:s,name:a,opening:a===void 0?nl(e.doc,o.number,s):""}}function nl(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let a=e.line(s).text.replace(/^[%*!\s]+/,"");if(a)o.push(a);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var ol=e=>(t,n,{
lines:o,name:s,opening:a})=>{let i=s===void 0?a:e(s);return h("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},h("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),h("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function $s(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function sl(e){return h("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var mn=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function hn(e){return[rl({override:[t=>ll(t,e())],icons:!1,closeOnBlur:!0}),al((t,n)=>dl(t,
n,e()))]}function ll(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(fn(zs(e.state).resolveInner(e.pos,-1)))return null;let a=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>Cs(c,"part")):[...cl(t),...ul(e,t)];return{from:a,options:i,validFor:/^#?[\w']*\+?$/}}var cl=({directives:e})=>e.map(t=>Cs(t,"directive"));function ul({state:e,
pos:t},n){let o=Es(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),a=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>Os(i.template,i.name,s,As(i),
i.words?1:0)),...a.map(i=>Os(i.template,i.name,s,i.words,2))]}function Cs(e,t){return{label:e.name,detail:"",type:t,info:()=>pn(e.template,e.words)}}function Os(e,t,n,o,s){
let a={label:e,type:"predicate",boost:s,info:()=>pn(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...a,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return il(`${t}(${c})`,a)}function Es(e,t){let{number:n}=e.doc.lineAt(t);return jt(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function As({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([a,i])=>`${a}: ${i}`)].join(`
`)}function pn(e,t){let[n,...o]=t.split(`
`),s=o.length?h("ul",{},o.map(a=>h("li",{},a))):null;return h("div",{class:"documentation"},h("code",{},e),h("p",{},n),s)}function dl(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),a=fl(s,t-o);if(a===null||fn(zs(e.state).resolveInner(t,1)))return null;let i=ml(a,s.slice(0,a.start),Es(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:h("div",{class:"hovered"},i.map(l=>pn(...l)))});return{pos:o+a.start,end:o+a.end,above:!0,create:c}}function fl(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function ml({name:e},t,n,o){let s=c=>c.name===e,a=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(a);if(/#program\s+$/.test(t))return o.parts.filter(c=>mn(c,e)).map(a);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>a({...c,words:As(c)})),...i.map(a)]}import{gutter as hl,GutterMarker as pl,RangeSet as Ts,StateEffect as gl,StateField as wl}from"../vendor/codemirror-6.js";var bl=6,Ms=gl.define(),gn=class extends pl{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return h("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},wn=wl.define({create:()=>Ts.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(Ms)&&(n=kl(t.state.doc,o.value));return n}}),Ns=[wn,hl({class:"cm-heat",markers:e=>e.state.field(wn)})];function bn(e,t){e.dispatch(
{effects:Ms.of(t)})}function Ls(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(wn,!1)?.between(o,o,(s,a,i)=>{s===o&&(n=i.words)}),n}function yl(e,t){return e&&
t>1?Math.round(bl*Math.log(e)/Math.log(t)):0}function kl(e,t){let n=Math.max(0,...t.map(({instances:a})=>a)),o=new Map;for(let{line:a,last_line:i,instances:c}of t)
for(let l=a;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([a],[i])=>a-i);return Ts.of(s.map(([a,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new gn(Math.max(1,yl(i,n)),l).range(e.line(a).from)}))}var yn=({puzzle:e})=>`encodings/${e}.lp`,vl=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,Ds=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Ge(e,{file:t}){
return Ds(t,yn(e))?"rules":Ds(t,vl(e))?"facts":null}function It(e,t,n=1/0){let o=Ge(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as xl}from"../vendor/codemirror-6.js";var Sl={error:"error",warning:"warning",note:"info",info:"info"},$l={error:"\u2716",warning:"\u25B2",info:"\u25CF"},js=["error","warning","info"],$e=e=>We(e)?"w\
arning":Sl[e.kind??""]??"error";function Is(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>js.indexOf($e(n))-js.indexOf($e(o))||(n.line??0)-(o.line??0))}function Rs(e,t){let{doc:n}=e.state,o=t.map(s=>({...kn(
n,s),severity:$e(s),message:s.text}));e.dispatch(xl(e.state,o))}function kn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,a=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(a))?.[0]??"",c=i||a>0?o.from+a:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Ps(e,t,n){return e.map(o=>{let s=$e(o);return h("li",{},h("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},h("span",{class:"sign","aria-hidden":"true"},$l[s]),h("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),h("span",{class:"place"},t(o)),h("span",{},
o.text)))})}function Bs(e,t){let n=Object.keys(e),o={rules:h("span",{class:"badge",hidden:!0}),facts:h("span",{class:"badge",hidden:!0})},s=n.map(l=>h("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let a=h("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);a.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),l.preventDefault()});function i(l){for(let r of s){let u=r.dataset.tab===l;r.setAttribute("aria-selected",String(u)),r.tabIndex=u?0:-1,e[r.dataset.tab].
dom.hidden=!u}t(l)}function c(l,r,u){o[l].textContent=String(r),o[l].hidden=!r,o[l].className=`badge ${u}`,o[l].setAttribute("aria-label",`${r} ${u}${r===1?"":"\
s"}`)}return{dom:a,show:i,count:c}}import*as E from"../vendor/codemirror-6.js";import{EditorView as Ol}from"../vendor/codemirror-6.js";var Ws=Ol.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var vn=E.StateEffect.define(),zl=2500,Cl=E.StateField.define({create:()=>E.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(vn)){
let s=o.value;n=E.Decoration.set(s===null?[]:[E.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>E.EditorView.decorations.from(e)}),El=/^%\s*-{3,}/,
Al=E.StateField.define({create:e=>Fs(e.doc),update:(e,t)=>t.docChanged?Fs(t.state.doc):e,provide:e=>E.EditorView.decorations.from(e)});function Fs(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);El.test(s)&&t.push(E.Decoration.line({class:"section"}).range(o))}return E.Decoration.set(t)}function _s({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let a=[E.lintGutter(),E.lineNumbers(),s,bs,E.syntaxHighlighting(ys),E.history(),E.drawSelection(),E.dropCursor(),E.highlightSpecialChars(),
E.highlightActiveLine(),E.highlightActiveLineGutter(),E.highlightSelectionMatches(),E.bracketMatching(),E.search({top:!0}),E.indentUnit.of("    "),Cl,Al,Ws,E.keymap.
of([{key:"Tab",run:E.acceptCompletion},...E.defaultKeymap,...E.historyKeymap,...E.searchKeymap,...E.foldKeymap,...E.lintKeymap]),E.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),E.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>E.EditorState.create({doc:l,extensions:a}),c=new E.EditorView({state:i("")});return Tl(c),{view:c,open:l=>c.setState(i(l))}}function Tl(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:E.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Rt(e,t,{isUndoable:n=!1}={}){
let o=Ml(e.state.doc.toString(),t);if(o===null)return;let s=n?[E.isolateHistory.of("full")]:[E.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Ml(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Hs(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[E.EditorView.
scrollIntoView(t,{y:"center"}),vn.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:vn.of(null)}),zl)}var Ll={rules:"Rules",facts:"Facts"},Dl={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Ks(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:a}=e,
i={rules:[Ss(n),Ns,hn(t),Nl.lineWrapping],facts:[hn(t)]},c="rules",l={},r={};for(let[d,f]of Object.entries(Ll))l[d]=_s({words:Dl[d],hint:o,extensions:i[d],onText(m){
let{[d]:g,saved:p}=a.now;ue(g)!==m&&a.change({[d]:jl(m,p[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),r[d]={words:f,dom:h("div",{class:"text"},l[d].view.dom)};
let u=Bs(r,d=>{c=d,l[d].view.requestMeasure(),s(d,l[d].view.state)});return{tabs:u,panels:Object.values(r).map(({dom:d})=>d),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){l.rules.open(ue(d.rules));let{view:g}=l.rules;g.dispatch({effects:xs(g.state.doc)}),
g.scrollDOM.scrollTop=0}else Rt(l.rules.view,ue(d.rules));m||d.instance!==f.instance?l.facts.open(ue(d.facts)):Rt(l.facts.view,ue(d.facts))},putBack(){Rt(l.rules.
view,ue(a.now.saved.rules),{isUndoable:!0})},reveal(d){let f=Ge(a.now,d);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),u.show(f);let{from:g}=kn(m.
state.doc,d);return Hs(m,g),!0}}}var ue=e=>e.replace(/\r\n?/g,`
`);function jl(e,t){return e===ue(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var Il={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
Bt=["the saved rules","the new rules"],Pt="Comparing their answers on this board \u2026",Us=["rules","facts","constants"],qs=12;function Gs(e,t){let{store:n}=e,
o=h("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},a="",i=(l,r,u=null)=>{a=r;let d=[Vs("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${Bt[u.by]} accept`;d.unshift(Vs(f,()=>Wl(e,u)))}o.replaceChildren(h("p",{class:"changes-title"},Rl(l)),h("p",{},r),h("div",
{class:"group"},d)),o.hidden=!1},c=({rules:l,saved:r})=>!!r.rules&&ue(l)!==ue(r.rules);return n.on(Us,()=>{!o.hidden&&a!==Pt&&i([],Pt)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:r}=n;if(!c(r))return s();let u=[];o.hidden&&i([],Pt);let d=()=>Us.some(m=>n.now[m]!==
r[m]),f=(m,g)=>{m==="statuses"&&!d()&&i(u=g.statuses,Pt)};try{let m=await U("diff",M(r),{signal:l,onEvent:f});return d()?void 0:m.verdict===null?s():i(u,Pl(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof F))throw m;return i(u,`The answers could not be compared: ${m.message}`)}}}}var Vs=(e,t)=>h("button",{type:"butto\
n",onclick:t},e);function Rl(e){if(!e.length)return"The rules are changed";let t=Ys(e),[n,o]=e.map(({status:s,cost:a})=>Il[s]+(t?` (cost ${a.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Ys=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Pl({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:a},i){if(e==="different"){let l=a.length?"":`: ${Bl(o)}`;return`On this board there is an answer that onl\
y ${Bt[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Ys(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function Bl(e){let t=e.length-qs;return e.slice(0,qs).join(", ")+(t>
0?` and ${t} more`:"")}function Wl(e,{by:t,frames:n,broken:o}){let s=Fl(o).map(i=>`For ${Bt[1-t]} it is wrong: ${i}`),a=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${Bt[t]} accept this board`,frames:a,at:0}),e.emit("pane","board")}function Fl(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Js(e){let t=h("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(a,i)=>{let c=n.find(u=>u.name===a)?.default,
{[a]:l,...r}=e.now.constants;e.change({constants:i===""||i===c?r:{...r,[a]:i}})},s=()=>{for(let{name:a,default:i}of n){let c=t.querySelector(`[data-constant="${a}\
"]`);c&&(c.value=e.now.constants[a]??i)}};return e.on(["constants"],s),{dom:t,show(a){JSON.stringify(a)!==JSON.stringify(n)&&(n=a,t.replaceChildren(...a.map(i=>h(
"label",{title:i.words},h("code",{},i.name),_l(i,o)))),t.hidden=!a.length,s())},tidy(){let{constants:a}=e.now,i=Object.entries(a).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(a).length&&e.change({constants:Object.fromEntries(i)})}}}function _l({name:e,default:t,choices:n},o){let s=i=>o(e,q(i).value.trim()),a={
constant:e};return n.length?h("select",{dataset:a,onchange:s},n.map(({value:i,words:c})=>h("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):h("input",{type:"\
text",dataset:a,onchange:s,placeholder:t,size:4})}function Zs(e,{views:t,tabs:n},o){let s=h("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),a={};function i(){let l=Is(a);for(let[r,u]of Object.
entries(t)){let d=l.filter(m=>Ge(e.now,m)===r);Rs(u,d.filter(({line:m})=>m));let f=m=>d.filter(g=>$e(g)===m).length;n.count(r,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Ps(l,c,o)),s.hidden=!l.length}let c=l=>{let r=Ge(e.now,l);return It(e.now,l,r?t[r]?.state.doc.lines:void 0)};return{dom:s,
tell(l,r){a={...a,[l]:r},i()},forget(){a={},i()}}}var Xs="pylogic:rules",Hl="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Qs="pylogic:heat",Kl="How often each rule is use\
d on this board: its ground instances, beside its lines";function Ul(e){let{store:t}=e,n=ec(),o=h("span",{class:"said"}),s=h("input",{type:"checkbox",checked:localStorage.
getItem(Qs)!=="off"}),a=h("label",{class:"heat-switch",title:Kl},s,"Heat bar"),i=Ks(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(r,u){a.hidden=
r!=="rules",o.textContent=r==="rules"&&s.checked&&Ls(u,u.selection.main.head)||""}}),c=r=>{i.reveal(r)||Zl(e,r)},l={app:e,texts:i,vocabulary:n,box:s,element:j("\
#rules"),constants:Js(t),findings:Zs(t,i,c),changes:Gs(e,()=>Jl(e,i))};l.element.append(h("div",{class:"editor-head"},i.tabs.dom,a),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,h("p",{class:"editor-status"},o,h("span",{class:"hint",id:"editor-hint"},Hl))),i.tabs.show("rules"),ql(e,l.element.id),Vl(l,c)}function ql({
store:e,when:t},n){let o=localStorage.getItem(Xs)==="open",s=h("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Xs,o?"open":"folded"),a()}},"Rules"),a=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};j("#folding").append(s),e.on(["mode"],a),t("pane",i=>{i==="rules"&&(o=!0,a())}),a()}function Vl(e,t){let{app:n,
texts:o,findings:s}=e,{store:a,overview:i}=n,c=ie(),l=()=>c(u=>Xl(e,u)),r=(u,d)=>{u.puzzle!==d.puzzle&&Yl(e),o.take(u,d)};a.on(["puzzle","instance","rules","fac\
ts"],r),a.on(["puzzle","instance","rules","facts","constants","saved"],l),r(a.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),Gl(e,l)}function Gl({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Qs,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function Yl({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),bn(s.views.rules,[]),o.forget()}function Jl(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function Zl(e,t){if(!t.file)return;let n=It(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function Xl(e,t){let{app:n,app:{store:o,overview:s},vocabulary:a,constants:i,changes:c,findings:l,
texts:r,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let g=await f;if(g===void 0||
t.aborted)return;if(await a.learn(()=>$s(r.views.rules,a.wordsOf)),l.tell("asked",[]),l.tell("lint",g.problems),n.emit("game",g.game),g.predicates!==null&&a.learnOwn(
g.predicates),g.constants!==null&&(i.show(g.constants),i.tidy()),g.problems.some(b=>$e(b)==="error"))return c.stop();await c.update(t);let p=await m;p&&!t.aborted&&
Ql(d,r,p.rules)}catch(g){if(!(g instanceof F))throw g;let p=[{text:`Not checked: ${g.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",g.problems.
length?g.problems:p)}}function Ql(e,t,n){bn(t.views.rules,n.filter(({file:o})=>o===yn(e))),t.look()}function ec(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>mn(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ee("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Nn={};fe(Nn,{start:()=>jc});function er(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:a=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},l=t.pointed?
[]:t.check?.wrong??[],r={cause:a,effect:i,wrong:[...c,...l]},u=a.length||i.length||r.wrong.length?r:null,d=JSON.stringify(u);d!==n&&(n=d,e.emit("highlight",u))}}
var Ye=e=>e.join(",");function tr(e,t){let n=new Set(t.map(Ye));return e.filter(o=>!n.has(Ye(o)))}function Je(e){return[...new Map(e.map(t=>[Ye(t),t])).values()]}var tc=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Wt({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:a=[],lines:i=[]}){let c={effect:o,cause:tr(s,o),wrong:a},
l=()=>t("pointed",c),r=()=>t("pointed",null);return h("li",{class:"sentence",onmouseenter:l,onfocusin:l,onmouseleave:r,onfocusout:r,dataset:{cells:[...o,...s,...a].
map(Ye).join(" ")}},...nc(e,n),sc(e,i))}function ht(e,{words:t,cells:n,because:o}){let s=o.flatMap(a=>a.cells);return Wt(e,{words:t,effect:n,cause:s,lines:o})}function pt(e,t){
let{sentence:n,cells:o,causes:s,because:a,chain:i}=t,c=Wt(e,{words:n,effect:o,cause:s,lines:i.length?[]:a});return h("ul",{class:"sentences"},c,...i.length?[Ft(
e,i)]:[])}function Ft(e,t){return h("li",{class:"chain"},h("ol",{class:"sentences"},t.map(n=>{let o=ht(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function nc(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[h("p",{},mt(e,Q(o)))]:[h("p",{},mt(e,`${Q(n)}:`)),h("p",{class:"follows"},
mt(e,Q(o)))]}var Q=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function mt(e,t){return t.split(tc).map((n,o)=>o%2?oc(e,n):n)}function oc(e,t){let[n,o]=t.split(
",").map(Number),s=`row ${n}, column ${o}`;return h("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.emit("ce\
ll",{row:n,column:o})},t)}function sc(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?h("p",{class:"sources"},[...n.keys()].map(
o=>Sn(e,o))):null}function Sn(e,t){let n=rc(t);return n===null?null:h("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},$n(n,e.store.now))}function rc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function $n({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function nr({app:e,place:t}){e.when("focused",n=>{let o=n&&Ye([n.row,n.column]);for(let s of ae(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var Oe=e=>Je(e.flatMap(t=>t.cells));var ac=["ghosts","overlay","film"];function or(e){let{app:t,place:n,highlight:o}=e,s=h("div",{class:"card-body","aria-live":"polite"}),a=h("h2",{tabIndex:-1}),i=ic(
(...p)=>s.append(...p)),c=h("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(h("header",{},a,c),s,i.element),
n.card.hidden=!0,nr(e);let l=new Set,r=new Set,u=()=>!1;function d(){u=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let p of[...l])g.
offer(p,null)}function f(){r.add(a.textContent),g.close()}let m=p=>p.flat().filter(b=>b!=null),g={show(p,...b){let v=n.card.contains(document.activeElement);d(),
r.delete(p),a.textContent=p,s.append(...m(b)),n.card.hidden=!1,v&&a.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:p=>n.card.hidden&&!r.has(p),add(...p){s.append(...m(p))},replace(...p){o("pointed",null),s.replaceChildren(
...m(p))},work(p,b,v){return g.show(p),i.tell(b),i.run(v)},keepWhile(p){u=p},tell:i.tell,offer(p,b){b===null?l.delete(p):l.add(p),t.emit(p,b)},close(){d(),n.card.
hidden=!0}};for(let p of ac)t.when(p,b=>{b===null&&l.delete(p)});return t.when("cancel-all",()=>{r.clear(),g.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{u()||g.close()}),g}function ic(e){let t=h("span",{class:"soft"}),n=h("button",{type:"button",onclick:()=>{a(),e(h("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=h("div",{class:"card-work",hidden:!0},h("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function a(){s?.abort(),s=null,o.hidden=
!0}async function i(l){let r=s=new AbortController;o.hidden=!1;try{await l(r.signal)}catch(u){if(u.name==="AbortError"||r.signal.aborted)return;e(h("p",{class:lc(
u)?"failure":""},_t(u)))}finally{s===r&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:a,tell:l=>{t.textContent=l}}}var lc=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function _t(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return Q(n.replace(/^encodings\/\S+: /,""))}function I(e,t,n={}){
return h("button",{type:"button",onclick:t,...n},e)}var ne=(...e)=>h("div",{class:"row"},...e),L=(...e)=>h("p",{},...e);var sr=["puzzle","instance","rules","facts","constants"];function rr(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(l){t.add(l)}};function s(l){
o.now={...o.now,...l};for(let r of t)r(o.now)}async function a(){clearTimeout(n);let l=e.store.now;if(!l.puzzle)return;let r=performance.now(),u={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(f,m)=>{u=m});d!==void 0&&i(l)&&c(d)}catch(d){if(!i(l))return;if(d.interrupted)return c(cc(u,d.interrupted,performance.now()-
r));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(a,2e3):e.emit("problems",d.problems??[])}}let i=l=>sr.every(r=>e.store.now[r]===
l[r]);function c(l){s({outcome:l,error:null,isOld:!1}),e.emit("problems",l.remarks),e.emit("solved",Ht(l))}return e.store.on(sr,(l,r,u)=>{let d=u.has("puzzle")||
u.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),a()}),o}var cc=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Ht({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function ar(e){let{app:t,place:n,solving:o}=e,s=h("strong"),a=h("span",{class:"soft"}),i=h("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=h(
"div",{class:"row"}),l=h("div",{class:"status-line",role:"status"},h("span",{class:"light","aria-hidden":"true"}),s,a);n.status.append(l,i,c);let r=fc(e,c,d);function u({
outcome:m,error:g,isOld:p}){if(n.status.setAttribute("aria-busy",String(p)),n.status.classList.toggle("old",p),p){r.stop(),m===null&&g===null&&f();return}let b=g?
uc(g):m&&On(m);b!==null&&(n.status.dataset.kind=b.kind,s.textContent=b.words,a.textContent=b.detail??"",c.replaceChildren(...dc(t,g)),m?.status==="multiple"&&r.
offer())}function d({count:m,exhausted:g,horizon:p}){s.textContent=g?`${K(m,"answer")}, all counted`:`At least ${K(m,"answer")}`;let b=p===null?null:`in ${p} st\
eps; longer ones were not counted`;a.textContent=[b,g?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",a.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(u),f()}function On(e){let{status:t,cost:n,count:o,horizon:s}=e,a=e.interrupted?null:`${Ht(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,a].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Ht(e).
seconds)} s`,r={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${K(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so\
 far`,"warn"]}[t];return{words:r[0],detail:i,kind:r[1]}}function uc(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. T\
rying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:
e.interrupted?{words:_t(e),kind:"warn"}:e.problems.length&&e.problems.every(We)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function dc(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return h("p",{class:"status-problem"},n.text);let o=Q($n(n,e.store.now)),s=h("button",{type:"button",class:"ru\
le-link",onclick:()=>e.emit("reveal",n)},o);return h("p",{class:"status-problem"},s,`: ${n.text}`)})}function fc({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,l=h("span",{},"Counting \u2026");t.replaceChildren(h("span",{class:"spinner","aria-hidden":"true"}),l,I("Cancel",()=>{a(),i("Counting was ca\
ncelled.")}));try{let r=await U("count",M(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(u,{count:d})=>{l.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(r)}catch(r){c.signal.aborted||i(_t(r))}}function a(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",I("Count them all",s))}return{
stop:a,offer:i}}var zn=200;function lr(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(I("Solution",i,{title:"Show the solved board"}),I("Answers",r,{title:"All answe\
rs, one after the other",class:"served"}));let a=!0;t.when("playable",u=>{a=u});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async u=>{let d=e.createFilm("Solution"),f=[];await U("answers",M(t.store.now,{marks:[],most:1}),{signal:u,onEvent:(m,g)=>{
f.push(g),d.add(ir(g,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(L("No answer was found."))})}function c({atoms:u,frames:d}){let f=s.now.outcome&&`${On(s.now.
outcome).words}. `;return[L(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:h("p",{class:"atoms"},u.join(" ")),a&&s.now.outcome?.horizon===null?ne(
I("Fill it in",()=>l(u),{class:"primary"})):null]}function l(u){o.offer("film",null),t.emit("fill",u)}async function r(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async u=>{let d=e.createFilm("All answers"),f=h("div"),m=[],g=0,p=!1,b=k=>d.goTo(m[Math.
min(Math.max(g+k,0),m.length-1)]),v=h("span",{role:"status"}),y=()=>{v.textContent=`Answer ${g+1} of ${m.length}`};f.append(h("div",{class:"row"},I("Previous",()=>b(
-1)),v,I("Next",()=>b(1)))),d.onMove(k=>{g=Math.max(m.findLastIndex(S=>S<=k),0),y()}),o.add(f);let w=await U("answers",M(t.store.now,{marks:[],most:zn}),{signal:u,
onEvent:(k,S)=>{p=S.cost.length>0,m.push(d.length),d.add(ir(S,`Answer ${m.length}`)),S.frames.length||f.append(h("p",{class:"atoms"},S.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),y()}});o.add(L(mc({...w,isBest:p,horizon:s.now.outcome?.horizon},m.length)))})}}var ir=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function mc({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
zn?"There may be others.":`The first ${zn}; there may be more.`}var cr="pylogic:check",hc=250,pc=400,gc=3,wc="Whether this can be completed was not found out in time.";function ur(e){let{app:t,place:n,solving:o}=e,s=ie(),a=s.
stop,i=!1,c=null,l=!1,r=kc(e),u=bc(()=>m(!f())),d=I("Check",()=>g(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(h("div",{class:"\
row"},d,u),r.element);let f=()=>u.getAttribute("aria-checked")==="true";function m(y){u.setAttribute("aria-checked",String(y)),localStorage.setItem(cr,y?"on":"o\
ff"),c=null,g()}async function g(y=!1){let{outcome:w,isOld:k}=o.now,{marks:S}=t.store.now,x=y||l&&S===c;if(y)c=S;else if(!x&&S===c&&!k)return;let $=Object.keys(
S).length===0;l=x&&k&&!$;let O=(x||f())&&!k&&w!==null&&!$;if(!O||w.status==="none"||w.horizon!==null)a(),O&&w.horizon===null?r.bad("There is no answer at all",[]):
x&&$?r.unsure("Nothing is entered yet."):l?r.unsure("checking \u2026"):r.clear();else if(!x)await b("rules");else{let z=w.status==="unique"?new Set(w.answers[0].
atoms):null;z===null?await b("all"):p(z,S)&&await b("reasons")}}function p(y,w){let k=Cn(y,w);if(k.length){let S=Je(k.map(En).filter($=>$!==null)),x=S.length===
1?`1 ${Ie(S)} is wrong`:`${S.length} ${Ie(S)}s are wrong`;return r.bad(x,S),!0}return a(),r.good(i?h("strong",{},"Solved!"):"So far so good"),!1}async function b(y){
let w=r.element.childNodes.length?pc:0,k=y==="all"?setTimeout(()=>r.unsure("checking \u2026"),w):0,S;try{S=await s($=>R("judge",M(t.store.now),$))}catch($){y===
"all"&&$.interrupted?r.unsure(wc):y!=="reasons"&&r.clear();return}finally{clearTimeout(k)}if(S===void 0)return;let x=yc(e,S.broken);if(y==="rules")x?r.bad(x.children.
length===1?"A rule is broken":"Rules are broken",Oe(S.broken),x):i?r.good(h("strong",{},"Solved!")):r.clear();else if(y==="reasons"){if(x===null)return;r.element.
querySelector("button")?.remove(),r.element.append(x)}else S.possible?r.good("So far so good"):r.bad("This cannot be completed any more",Oe(S.broken),x)}let v=te(
hc,()=>g());t.store.on(["marks"],y=>{a(),r.element.classList.add("old"),Object.keys(y.marks).length||r.clear(),v()}),t.when("cancel-all",()=>{a(),r.clear()}),t.
when("playable",y=>{n.check.hidden=!y}),t.when("finished",y=>{i=y,g()}),o.on(()=>g()),u.setAttribute("aria-checked",String(localStorage.getItem(cr)==="on"))}var bc=e=>h(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},h("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function yc(e,t){let n=t.slice(0,gc).map(o=>ht(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?h("ul",{class:"sentences"},n):null}function kc({conflicts:e,highlight:t}){let n=h("div",{class:"verdict",role:"status"}),o=(a,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=a,n.replaceChildren(...c.filter(l=>l!=null))},s=()=>I("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:a=>o("",null,h("span",{class:"soft"},a)),good:a=>o("good",null,a),bad:(a,i,c=null)=>o("bad",i,h("strong",{},a),
c??s())}}var Ie=e=>e.every(t=>t.length>2)?"line":"cell",Cn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function En(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var vc=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,An="Why there is no answer",dr="Why this is wrong",xc="Which rule is wrong",Sc=600;function fr(e){let{app:t,
card:n,highlight:o,solving:s}=e;function a(b=!1){return u(An,{marks:[]},b)}async function i(){await n.work(dr,"Looking for what it breaks \u2026",async b=>{let{
broken:v}=await R("judge",M(t.store.now),b);v.length?c(v):await d({},!1,b)})}function c(b){o("card",{wrong:Oe(b)}),n.replace(L("What you entered breaks a rule a\
lready:"),h("ul",{class:"sentences"},b.slice(0,12).map(v=>ht(e,{words:`${v.words}.`,cells:[],because:[v]}))),l())}let l=()=>ne(I("But it is right",()=>n.work(xc,
"Looking for what refuses it \u2026",async b=>{let{is_answer:v,reasons:y}=await R("why",M(t.store.now),b);v?n.add(L("Some answer has all of it.")):r(y)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function r(b){o("card",{wrong:Oe(b)}),n.replace(h("ul",{class:"sentences"},Ft(e,b.flatMap(
v=>mr(v)))))}function u(b,v,y){let w=y?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(b,w,k=>d(v,y,k))}async function d(b,v,y){
let w=(x,{size:$,bound:O})=>n.tell(`${$} clues and rules so far${O?`, at least ${O} are needed`:""} \u2026`),k=M(t.store.now,{...b,smallest:v}),S=await U("confl\
icts",k,{signal:y,onEvent:w});S.status!=="none"?n.add(L("There is an answer now.")):S.conflicts.length?f(S.conflicts[0],b):n.add(L("The reason was not found in \
time."))}function f(b,v){let y=b.because.filter(S=>S.clue!==null),w=b.because.filter(S=>S.clue===null),k=b.chain.length>0;o("card",{cause:Je([...Oe(y),...Oe(w)]),
wrong:b.cells}),n.replace(L(k?"It leads to a contradiction:":$c(b,y,w)),g("The clues: ",y.map(S=>S.words).join("; ")),g("What you entered: ",b.cells.join(" ")),
k?h("ul",{class:"sentences"},Ft(e,b.chain)):m(w),h("p",{class:"soft"},b.smallest?"No reason is smaller.":b.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),v.marks?null:l(),b.smallest?null:ne(I("The smallest reason",()=>u(v.marks?An:dr,v,!0))))}let m=b=>h("ul",{class:"sentences either"},b.map(v=>Wt(e,
{words:v.words,cause:v.cells,lines:[v]}))),g=(b,v)=>v?L(b,...mt(t,Oc(v))):null,p=te(Sc,()=>{let{outcome:b,isOld:v}=s.now;!v&&b?.status==="none"&&b.horizon===null&&
n.mayCome(An)&&a()});return s.on(p),{ofPuzzle:a,ofMarks:i}}function mr({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>mr(i,s+1))]}function $c(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function Oc(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(vc,t).trimEnd()}var hr="How the answer follows",pr=10;function gr({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function a(l){s(),n=new AbortController;let r={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{
r.events.push({name:d,data:f}),r.wake()};return r.end=U("explain",M(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:u}),r.end.catch(()=>{}).finally(()=>{r.
hasEnded=!0,r.wake()}),o=r}async function*i(l){for(let r=0;;r+=1){for(;r===l.events.length&&!l.hasEnded;)await new Promise(u=>{l.wake=()=>u(null)});if(r===l.events.
length)return;yield l.events[r]}}async function c(l,r){l.addEventListener("abort",s);try{return await r()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(
l,async()=>{let{marks:r}=e.now,u=o&&Object.entries(o.marks).every(([d,f])=>r[d]===f);for(let d=o&&u?o:a(pr);;d=a(pr)){let f=[],m=[],g=null;for await(let{name:p,
data:b}of i(d)){p==="own"&&(g=b),p==="step"&&f.push(b),m.push(...(b.frames??[]).flatMap(y=>y.looks??[]));let v=zc(g,f,r);if(v.length)return{steps:v,looks:m,end:null}}
if(d.marks===r)return{steps:[],looks:m,end:await d.end}}}),follow:(l,r)=>c(l,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:a(null);for await(let{name:d,
data:f}of i(u))r(d,f);return u.end})}}function zc(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(a=>Tn(a,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Tn(e,t){let[n,o]=Et(e);return t[n]===o}function Mn({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function wr(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(I("Explain",a,{title:"All steps to the answer, one by one, as a film"}));async function a(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(hr,"Looking for the first step \u2026",async c=>{
let l=e.createFilm(hr),r=h("ol",{class:"steps"});n.add(r);let u=await s.follow(c,(d,f)=>{f.frames&&l.add(f.frames.map(m=>({...m,...Cc(d,f)}))),d==="step"&&(r.append(
Ec(e,l,f,r.childElementCount+1)),n.tell(`${K(r.childElementCount,"step")} so far \u2026`))});if(u.status==="none")return Mn(e,u);if(u.status==="multiple")return e.
several.ask();r.before(L(Ac(u,r.childElementCount)))})}}function Cc(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:Q(t),
captions:[Q(n)],settled:o}}function Ec(e,t,n,o){let s=h("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},Q(n.words)),a=h("li",{dataset:{frame:o}},
s,pt(e,n));return t.onMove(i=>{a.classList.toggle("current",i===o),i===o&&a.scrollIntoView({block:"nearest"})}),a}function Ac({grade:e,complete:t,interrupted:n},o){
let s=K(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let a=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(a?
` The hardest step: ${a.name} (cost ${a.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function br(e){let t=null;return e.app.when("film-at",n=>t?.
moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=Tc(e,n)}function Tc({app:e,card:t},n){let o=[],s=[],a=[],i=0,c=!0,l=()=>{c&&o.length&&t.offer("film",{title:n,frames:[
...o],looks:s,at:i})},r=te(200,l);return{moved(u){if(c){i=u;for(let d of a)d(i)}},told(u){(u===null||u.title!==n)&&(c=!1)},get length(){return o.length},add(u){
let d=o.length===0;o.push(...u),s.push(...u.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?l():r()},goTo(u){c=!0,i=Math.min(u,o.length-1),l(),e.emit("pane","board");
for(let d of a)d(i)},onMove(u){a.push(u)}}}var Kt="Hint";function kr(e){let{app:t,place:n,card:o,highlight:s,derivation:a}=e,i=I("Hint",l,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",g=>{i.hidden=!g}),t.when("hint",l);let c=!1;t.when("finished",g=>{c=g});async function l(){if(c){o.show(Kt,L("Solved: nothing is lef\
t to do."));return}let g=r();if(g.length){u(g);return}await o.work(Kt,"Looking for the simplest next step \u2026",async p=>{let{marks:b}=t.store.now,{steps:v,looks:y,
end:w}=await a.next(p),k=t.store.now.marks===b;w?.status==="none"?Mn(e,w):w?.status==="multiple"?Mc(e):k?w?o.add(L(Nc(w,b))):d(v.at(-1),v.slice(0,-1),y,b):o.add(
L("The board has changed meanwhile: ask again."))})}function r(){let{outcome:g,isOld:p}=e.solving.now;return!p&&g?.status==="unique"?Cn(new Set(g.answers[0].atoms),
t.store.now.marks):[]}function u(g){let p=g.map(En).filter(w=>w!==null),b=()=>{let w=Object.entries(t.store.now.marks).filter(([k])=>!g.includes(k));t.store.change(
{marks:Object.fromEntries(w)}),o.close()};o.show(Kt),s("card",{wrong:p});let v=t.store.on(["marks"],({marks:w})=>{v(),y.isConnected&&!g.every(k=>k in w)&&o.close()}),
y=I("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(L(g.length===1?`First this: one ${Ie(p)} is wrong.`:`First this: ${g.length} ${Ie(p)}s are wrong.`),
ne(I(g.length===1?"Erase it":"Erase them",b,{class:"primary"}),y))}function d(g,p,b,v){let{cells:y,causes:w,entered:k,name:S,frames:x}=g;s("card",{effect:y,cause:w});
let $=I("Do it",()=>m(k),{class:"primary"}),O=I("Do it, and the next",()=>{m(k),l()}),z=()=>k.every(C=>Tn(C,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!$.
isConnected)return A();if(!f(v))return o.close();s("card",null),O.textContent=($.disabled=z())?"Next hint":"Do it, and the next"});o.add(h("p",{class:"look"},"L\
ook at ",yr("effect",y),...w.length?[" and ",yr("cause",w)]:[],".",h("span",{class:"soft"},` (${S})`)),...p.map(C=>pt(e,C)),pt(e,g),ne($,O,g.has_candidates?I("S\
how what is noted",()=>{o.offer("film",{title:Kt,frames:x,looks:b.map(C=>({svg:C})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&$.focus()}let f=g=>Object.entries(g).every(([p,b])=>t.store.now.marks[p]===b);function m(g){let{marks:p}=t.store.now;
t.store.change({marks:{...p,...Object.fromEntries(g.map(Et))}})}}function Mc({card:e,several:{share:t}}){e.add(L("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),ne(I("Show what all answers share",t)))}var yr=(e,t)=>h("span",{class:`key ${e}`},t.length===0?"the boar\
d":t.length===1?`this ${Ie(t)}`:`these ${t.length} ${Ie(t)}s`);function Nc({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.
keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var vr="More than one answer",Lc=300;function xr(e){let{app:t,card:n,solving:o}=e;function s(){n.show(vr,L("This board has more than one answer. What would you \
like to see?"),a())}let a=(p=null)=>ne(I("What they share",c,{hidden:p===c}),I("Two of them side by side",l,{hidden:p===l,class:"served"}),I("Clues that would l\
eave one",r,{hidden:p===r,class:"served"})),i=(p,b)=>R("differences",M(t.store.now,{marks:[],extra:b}),p);async function c(){await n.work("What all answers shar\
e","Comparing all answers \u2026",async p=>{let{status:b,cautious:v,brave:y}=await i(p,!1);if(!m(b)){if(v===null)return n.add(L("The answers were not all compar\
ed in time."));n.offer("overlay",{certain:v,possible:y}),n.add(L("The board shows all answers at once: full is what every answer has, faint what only some have."),
L(`${v.length} of ${y.length} are certain.`),a(c))}})}async function l(){await n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:b,picture:v}=await i(
p,!1);if(m(b))return;if(v===null)return n.add(L("These rules do not say how a board is drawn."));let y=[{svg:v}];n.offer("film",{title:"Two answers",frames:y,at:0}),
n.add(L("Where they differ is highlighted; the third board is what all answers share."),a(l))})}async function r(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async p=>{let{status:b,offers:v,proof:y}=await i(p,!0);if(m(b))return;if(!v.length)return n.add(L("No clues were found that w\
ould leave one answer."));u(v);let w=v.length===1;n.add(L(w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${v.
length} clues would leave one answer (${y}). They stand faintly on the board: click one to add it.`),ne(I(w?"Add it":"Add all",()=>f(d(v)),{class:"primary"})))})}
function u(p){n.offer("ghosts",p),n.keepWhile(()=>{let b=d(p);return!b.length||b.length===p.length?!1:(u(b),!0)})}function d(p){let b=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return p.filter(({atom:v})=>!b.includes(`${v}.`))}let f=p=>t.emit("clues",p.map(({atom:b})=>b));function m(p){return p==="multiple"?!1:(n.add(L("T\
here is no longer more than one answer.")),!0)}let g=te(Lc,()=>{let{outcome:p,isOld:b}=o.now;!b&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(vr)&&s()});
return o.on(g),{ask:s,share:c}}function Sr({app:e,place:t,card:n}){t.more.append(I("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async a=>{let{rules:i,unexercised:c,interrupted:l}=await R(
"unneeded",M(e.store.now,{marks:[]}),a);n.add(i.length?L("All of these could be deleted at once: the answers of this board would stay the same."):L(l?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?L("This board says nothing of these: it has nothing that they could forbid."):null,s(c),l?L("T\
he search was cut short: there may be more."):null)})}let s=a=>h("ul",{class:"sentences"},a.map(({words:i,place:c})=>h("li",{class:"sentence"},h("p",{},Q(Dc(i))),
h("p",{class:"sources"},Sn(e,c)))))}var Dc=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var $r=matchMedia("(max-width: 60rem)");function jc(e){let t={status:h("section",{class:"assistant-status","aria-label":"Answers"}),buttons:h("div",{class:"assi\
stant-buttons"}),check:h("section",{class:"assistant-check","aria-label":"Check while you play"}),card:h("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:h("div",{class:"assistant-more"})};j("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>$r.matches?j("#board").append(
t.card):t.check.after(t.card);$r.addEventListener("change",n),n();let o=er(e),s={app:e,place:t,highlight:o,solving:rr(e)};s.card=or(s),s.derivation=gr(e),s.createFilm=
br(s),ar(s),s.conflicts=fr(s),s.several=xr(s),kr(s),wr(s),lr(s),ur(s),Sr(s)}var Un={};fe(Un,{start:()=>au});function Or(e){let t=new Set,n=ie(),o=null,s=null,a=async()=>{let{puzzle:l,instance:r,rules:u,facts:d}=e.store.now,f=JSON.stringify([l,r,u,d]);if(!(!l||f===s)){
s=f;try{let m=await n(g=>R("choices",M(e.store.now,{marks:[]}),g));if(m===void 0)return;o=m;for(let g of t)g(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=te(1e3,()=>{i()&&a()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:a,on(l){t.add(
l),o!==null&&l(o)}}}var In={};fe(In,{NAME:()=>Tr,TITLE:()=>Wc,create:()=>Hc});function Ze({name:e,words:t,topic:n,app:o,action:s,onSubmit:a}){let i=h("div",{class:"fields"}),c=h("button",{type:"submit",class:"primary"},s),l=h("div",{class:"\
actions"},c),r=h("form",{class:"work-form","aria-label":e},h("p",{class:"soft"},t," ",Ic(o,n,e)),i,l);return r.addEventListener("submit",u=>{u.preventDefault(),
a()}),{form:r,fields:i,button:c,line:l}}function Ic(e,t,n){return h("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function H(e,t,{title:n="",hint:o=null}={}){return h("label",{class:"field",title:n},h("span",{},e),t,o)}function Xe(e,t){
return t.setAttribute("aria-label",e),t}function Y(e,{min:t,max:n,value:o,step:s=1}){return h("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function ze(e,t){return gt(h("select",{name:e}),t)}function gt(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>h("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function Ln(e,t,n,o){let s=([a,i,c=""])=>h("label",{title:c},h("input",{type:"checkbox",name:e,value:a,checked:o.includes(
a)})," ",i);return h("fieldset",{class:"ticks"},h("legend",{},t),n.map(s))}var zr=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),Qe=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function et(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function tt(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function nt(e,t,n=["rules","facts","constants"]){let o=h("progress",{"aria-label":"Progress"}),s=h("span",{class:"how-far"}),a=h("span",{class:"soft clock"}),i=h(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=h("div",{class:"working",hidden:!0},o,s,a,i),l=h("p",{class:"job-end",role:"status"}),r=h("p",{class:"job-o\
ld","aria-live":"polite"}),u=null,d=null,f="",m=()=>d?.abort(),g=(k,S=null,x=null)=>{if(f=k,s.textContent=k,S===null)return o.removeAttribute("value");o.max=Math.
max(1,x??0),o.value=S},p=k=>{c.hidden=!k,t.disabled=k},b=(k,S=!1)=>{l.textContent=k,l.classList.toggle("failure",S),y()},v=()=>n.some(k=>u&&e.store.now[k]!==u[k]),
y=()=>{r.textContent=l.textContent&&v()?`This was found ${Cr}.`:""};async function w(k,S,x){m();let $=d=new AbortController,O=performance.now();u=e.store.now;let z=()=>{
a.textContent=`${Math.floor((performance.now()-O)/1e3)} s`},A=setInterval(z,1e3);z(),b(""),p(!0),c.scrollIntoView({block:"nearest"});try{return await U(k,S,{signal:$.
signal,onEvent:x})}catch(C){C.name==="AbortError"?b(`Cancelled: ${f}.`):b(Rc(C,f),C.interrupted===null);return}finally{clearInterval(A),d===$&&p(!1)}}return e.when(
"cancel-all",m),e.store.on(n,y),{element:h("div",{class:"job"},c,l,r),run:w,tell:g,say:b,stop:m,named:k=>v()?`${k}, ${Cr}`:k,get isOld(){return v()}}}var Cr="be\
fore your last change",Er={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function Rc(e,t){if(e.interrupted&&e.interrupted in Er)return`${Er[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var jn=["orders","engines","configs","heuristics","labelings","others"],Dn=["default","as usual"];function Ar(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(r=>[r,r,n[r]]),s=e.needed===null?e.engines:[],a=e.needed===null?[]:[h("p",{class:"soft"},`${e.needed}.`)],i=(r,u,d)=>Pc(r,u,d,t[r]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ce(s)]),...a],l=[i("configs","Presets of clasp",[Dn,...Ce(e.presets)]),
i("heuristics","Heuristics: what is decided first",[Dn,...Ce(e.heuristics)]),i("labelings","Labelings, as in clpfd",[Dn,...Ce(e.labelings)]),Ln("others","Other \
boards of this puzzle",Ce(e.instances),t.others)];for(let r of[...c,...l])Bc(r)&&(r.hidden=!0);return{first:c,more:l}}var Ce=e=>e.map(t=>[t,t]);function Pc(e,t,n,o){
let s=n.map(([a])=>a).filter(a=>o.includes(a));return Ln(e,t,n,s.length?s:[n[0][0]])}function Bc(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var Tr="Compare",Wc="Measure which way of solving is faster",Fc="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",wt={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},_c=600;function Hc(e,t){let n={seeds:Y("seeds",{min:0,max:100,value:wt.seeds}),random:Y("random",{min:1,max:100,value:wt.
random}),repeat:Y("repeat",{min:1,max:100,value:wt.repeat}),timeout:Y("timeout",{min:1,max:300,value:wt.timeout})},{seeds:o,random:s,repeat:a,timeout:i}=n,{form:c,
fields:l,button:r,line:u}=Ze({name:Tr,words:Fc,topic:"comparing",app:e,action:"Compare",onSubmit:S}),d=nt(e,r),f=h("div",{class:"lists"}),m=h("div",{class:"list\
s"}),g=H("Random orders",s,{title:"How many orders of each random kind"}),p=h("p",{class:"soft"}),b=h("p",{class:"links"});l.append(f,g,H("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),h("deta\
ils",{class:"more"},h("summary",{},"More ways, boards and limits"),m,H("Repeats",a,{title:"Runs that differ in nothing: they show how exact the clock is"}),H("S\
econds for a run",i))),u.before(p),c.append(d.element,b);let v=x=>x in(t.now?.shuffles??{}),y=()=>`compare:${e.store.now.puzzle}`,w=()=>({...Object.fromEntries(
jn.map(x=>[x,zr(c,x)])),...Qe(n)}),k=()=>{let x=w(),$=x.orders.filter(v).length,O=x.orders.length+$*(Number(s.value)-1),z=x.configs.length*x.heuristics.length,C=x.
engines.reduce((Le,X)=>Le+(X==="clingo"?z:1),0)*O*x.labelings.length,T=x.others.length+1,W=Math.max(1,Number(o.value))*Number(a.value),P=C*T*W;g.hidden=!x.orders.
some(v),r.disabled=P===0;let Z=[K(C,"way"),K(T,"board"),K(W,"run")].join(" \xD7 "),pe=P*Number(i.value)>_c?", ended after ten minutes at the latest":"";p.textContent=
P?`${Z} = ${K(P,"run")}${pe}`:"Choose at least one of each list."};c.addEventListener("input",()=>{k(),tt(y(),w())}),t.on(x=>{let $={...wt,...et(y())};for(let[z,
A]of Object.entries(n))A.value=$[z];let O=Ar(x,$);f.replaceChildren(...O.first),m.replaceChildren(...O.more),k()});async function S(){let x=w(),$=e.store.now,O=0,
z=0;b.replaceChildren(),d.tell("reading the files");let A=await d.run("compare",M({...$,marks:{}},{...Object.fromEntries(jn.map(C=>[C,x[C]])),orders:x.orders.map(
C=>v(C)?`${C}:${s.value}`:C),seeds:Number(o.value)||null,repeat:Number(a.value),timeout:Number(i.value)}),(C,T)=>{C==="begun"?z=T.runs:C==="run"&&(O+=1),d.tell(
O===z?`${z} runs, drawing the report`:`${O} of ${z} runs`,O,z)});A!==void 0&&(d.say(`${A.words}.`),b.replaceChildren(...Kc(A,`${$.puzzle}-${$.instance}-comparis\
on`)),b.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{b.replaceChildren(),d.say("")}),c}function Kc({page:e,csv:t,json:n},o){let s=(a,i,c,l)=>h(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},a);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var _n={};fe(_n,{NAME:()=>_r,TITLE:()=>qc,create:()=>Zc});var Ee="pylogic:draft:",Ut="pylogic:tab",Rn=20,Pn="pylogic:history",Mr=200,Uc=500;function Bn(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ee+e,{signal:AbortSignal.timeout(Uc)},n).catch(()=>t(!1)):t(!0)})}async function Nr(){let e=sessionStorage.getItem(Ut),t=e!==null&&
await Bn(e)?e:at();return t!==e&&await Bn(t),sessionStorage.setItem(Ut,t),{id:t,draft:e===null?null:Dr(e)}}async function Lr(e){return await Bn(e)?(sessionStorage.
setItem(Ut,e),!0):!1}function Dr(e){try{let t=JSON.parse(localStorage.getItem(Ee+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function Wn(e,t,n=!1){try{return localStorage.setItem(Ee+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function jr({now:e,
past:t,future:n}){try{sessionStorage.setItem(Pn,JSON.stringify({now:e,past:t.slice(-Mr),future:n.slice(-Mr)}))}catch{sessionStorage.removeItem(Pn)}}var Ir=()=>JSON.
parse(sessionStorage.getItem(Pn)??"null"),Ae=e=>Wn(at(),e,!0),ot=e=>localStorage.removeItem(Ee+e),he=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Re=e=>he(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Te(){let e=(await navigator.locks?.query())?.held??[{name:Ee+sessionStorage.getItem(
Ut)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ee)&&!t.has(c)).map(c=>Dr(c.slice(Ee.length))??{at:0,id:c.slice(Ee.length),
document:Fe}).sort((c,l)=>l.at-c.at),s=({document:c})=>Re(c),a=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...a.slice(Rn),...i.slice(Rn)])ot(c);return a.slice(
0,Rn)}var _r="Generate",qc="Make new puzzles of this kind",Vc="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",Gc=[["size","of\
 this size"],["present","the present one, new clues"]],Yc=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],Jc=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
Rr="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Pr=60,Br=8,Hr=1e6;function Zc(e,t){let n={board:ze("board",
Gc),rows:Xe("Rows",Y("rows",{min:1,max:Pr,value:9})),columns:Xe("Columns",Y("columns",{min:1,max:Pr,value:9})),count:Y("count",{min:1,max:100,value:4}),difficulty:ze(
"difficulty",Yc),low:Xe("From",Y("low",{min:0,max:Br,value:2})),high:Xe("To",Y("high",{min:0,max:Br,value:4})),symmetry:ze("symmetry",Jc)},{board:o,rows:s,columns:a,
count:i,difficulty:c,low:l,high:r,symmetry:u}=n,d=Xe("Seed",Y("seed",{min:0,max:2**53-1,value:Fr()})),f=h("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{d.value=Fr()}},_e("dice")),{form:m,fields:g,button:p,line:b}=Ze({name:_r,words:Vc,topic:"generating",app:e,action:"\
Generate",onSubmit:A}),v=nt(e,p,["rules","constants"]),y=Xc(e,()=>p.focus()),w=H("Size",Fn(s,"\xD7",a),{title:"Rows \xD7 columns"}),k=H("Largest step",Fn(l,"to",
r),{title:Rr}),S=h("p",{class:"refusal",hidden:!0}),x=h("ul",{class:"made","aria-label":"New puzzles"}),$=null;g.append(H("Board",o),w,H("How many",i),H("Diffic\
ulty",c,{title:Rr}),k,H("Symmetry",u),H("Seed",Fn(d,f),{title:"The same seed makes the same puzzles"})),b.before(S),m.append(v.element,y.element,x);let O=()=>{w.
hidden=o.value!=="size",k.hidden=c.value!=="range";let C=!k.hidden&&Number(r.value)<Number(l.value);r.setCustomValidity(C?"This is less than where it begins.":"")},
z=()=>`generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{O(),tt(z(),Qe(n))}),t.on(C=>{for(let X of c.querySelectorAll("option"))X.hidden=X.disabled=
!["","range",...Object.keys(C.levels)].includes(X.value);c.querySelector("option:checked:disabled")&&(c.value=""),S.hidden=C.ungenerated===null,S.textContent=`B\
y these rules no puzzles can be made: ${C.ungenerated}.`,p.disabled=C.ungenerated!==null;let{puzzle:T,instance:W}=e.store.now;if($===`${T}/${W}`)return;$=`${T}/${W}`;
let[P,Z]=C.size??[s.value,a.value],Le={...{board:C.has_more?"present":"size",rows:P,columns:Z},...et(z())};for(let[X,Zt]of Object.entries(Le))X in n&&(n[X].value=
String(Zt));O()}),O();async function A(){let{puzzle:C}=e.store.now,T=Number(d.value),W=Number(i.value),P=0,Z=()=>v.tell(`trying seed ${T}, ${P} of ${K(W,"puzzle")}`,
P,W);x.replaceChildren(),Z(),await v.run("generate",M({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(a.value)]:null,seed:T,count:W,symmetry:u.
value||null,difficulty:k.hidden?c.value||null:[Number(l.value),Number(r.value)]}),(Le,X)=>{Le!=="puzzle"||e.store.now.puzzle!==C||(P+=1,Z(),x.append(Qc(X,()=>y.
open(X))),P===1&&x.scrollIntoView({block:"nearest"}))})!==void 0&&(v.say(`${K(P,"puzzle")} of seed ${T}, each with exactly one solution. A click opens one.`),Number(
d.value)===T&&(d.value=String((T+1)%Hr)))}return e.when("cancel-all",()=>{y.isOpening||(x.replaceChildren(),y.element.replaceChildren(),v.say(""))}),m}function Xc(e,t){
let n=h("div",{class:"back"}),o=new Map,s=!1;function a(c){let l=e.store.now,r=`gen-${c.seed}-${c.number}`,u={saved:{...l.saved,facts:""},stamps:{...l.stamps,facts:null}};
i({...l,...u,instance:r,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let d=!o.has(l.instance);if(o.set(r,c.text),!d)return;let f=()=>{i(l),
n.replaceChildren(),t()};n.replaceChildren(h("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){let{now:l}=e.store;!(o.get(l.instance)===
l.facts&&Wr(l.marks)&&Wr(l.notes))&&Re(l)&&Ae(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:a,get isOpening(){return s}}}function Qc(e,t){
let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,r])=>`${r} ${l}`),s=o.length>1?` (${o.join(", ")})`:"",a=`${e.clues} ${e.
clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?G(e.pictures[0]):h("pre",{},e.text);i.setAttribute("aria-hidden","true");let c=`seed ${e.seed}, no. ${e.number}`;
return h("li",{},h("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzzle ${c}: ${a}`,onclick:t},h("span",{class:"picture"},
i),h("span",{},a),h("span",{class:"soft"},c)))}var Wr=e=>Object.keys(e).length===0,Fn=(...e)=>h("span",{class:"pair"},e),Fr=()=>String(Math.floor(Math.random()*
Hr));var Hn={};fe(Hn,{NAME:()=>Kr,TITLE:()=>eu,create:()=>ou});var Kr="Trace",eu="Watch the solver search",tu="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",qt=["","as usual"],nu={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function ou(e,t){let n={keep:Y("keep",{min:1,max:1e3,value:100}),order:ze("order",[]),heuristic:ze("heuristic",[qt]),labeling:ze("labeling",[qt])},{keep:o,order:s,
heuristic:a,labeling:i}=n,c=h("small",{class:"soft"}),{form:l,fields:r,button:u}=Ze({name:Kr,words:tu,topic:"explaining",app:e,action:"Trace the search",onSubmit:w}),
d=nt(e,u),f=h("div",{class:"result"}),m=H("Order of clues",s,{hint:c}),g=H("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),p={},
b=null;r.append(H("Moments",o,{title:"How many of the first moments the film shows"}),m,H("Heuristic",a,{title:"What is decided first, as the rules or clasp adv\
ise"}),g),l.append(d.element,f);let v=()=>{c.textContent=p[s.value]??""},y=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{v(),tt(y(),Qe(n))}),
t.on(k=>{let S=Object.entries(k.shuffles).map(([x,$])=>[`${x}#1`,$]);if(p={...k.orders,...Object.fromEntries(S)},gt(s,Object.keys(p).map(x=>[x,x.replace("#1","")])),
gt(a,[qt,...Ce(k.heuristics)]),gt(i,[qt,...Ce(k.labelings)]),m.hidden=s.options.length===0,g.hidden=k.labelings.length===0,b!==e.store.now.puzzle){b=e.store.now.
puzzle;for(let[x,$]of Object.entries(et(y())))su(n[x],$)}v()});async function w(){let{instance:k}=e.store.now,S=0;f.replaceChildren(),d.tell("searching");let x=await d.
run("trace",M({...e.store.now,marks:{}},{order:s.value||"given",heuristic:a.value||null,labeling:i.value||null,keep:Number(o.value)}),(C,T)=>{C==="begun"?S=T.frames:
C==="drawn"&&d.tell(`${T.frames} of ${S} moments drawn`,T.frames,S)});if(x===void 0)return;d.say(`${x.words}.`);let $=(C,T,W)=>{e.emit("film",{title:d.named(C),
frames:T,at:W}),e.emit("pane","board")},O=()=>$(`The search on ${k}`,x.frames,0),z=x.heat.map(C=>({...C,name:nu[C.name??""]??C.name})),A=x.left_out?` ${x.left_out}\
 more came after them.`:"";f.append(h("p",{class:"soft"},`${x.summary.charAt(0).toUpperCase()}${x.summary.slice(1)}.${A}`),x.frames.length?h("button",{type:"but\
ton",onclick:O},"Show the film again"):h("p",{},"These rules do not say how a board is drawn, so there is no film."),h("div",{class:"heats"},z.map((C,T)=>ru(C,()=>$(
`Work on each cell of ${k}`,z,T))))),x.frames.length&&!d.isOld&&O()}return e.when("cancel-all",()=>{f.replaceChildren(),d.say("")}),l}function su(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function ru(e,t){let n=G(e.svg??"");return n.setAttribute("aria-\
hidden","true"),h("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},h("span",{},e.name),h("span",{class:"picture"},n))}var qr={generate:_n,compare:In,trace:Hn},Kn=Object.keys(qr),Ur="pylogic:work:opened";function au(e){let t=Or(e),n={},o={},s=l=>a(o[l].hidden?l:null),a=l=>{for(let r of Kn)
o[r].hidden=r!==l,n[r].setAttribute("aria-expanded",String(r===l));localStorage.setItem(Ur,l??""),l!==null&&t.refresh()};for(let l of Kn){let r=qr[l];o[l]=r.create(
e,t),o[l].id=`work-${l}`,n[l]=h("button",{type:"button",title:r.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},r.NAME)}let i=h("h2",{id:"work-heading"},"Ma\
ke and measure");j("#assistant").append(h("section",{id:"work","aria-labelledby":i.id},i,h("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{a("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),j("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(Ur);a(Kn.find(l=>l===c)??null)}function de({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(a=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),a(f))},c=n.map(
([f,m],g)=>h("button",g===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=h("h2",{id:`title-${at()}`},e),r=h("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,h("div",{class:"actions"},h("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),u=h("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>u.remove()},r);document.body.append(u),u.showModal(),(r.querySelector("input:not([type=file]\
), textarea")??j(".primary",r)).focus()})}function Ne({key:e,words:t,actions:n=[],isBad:o=!1}){Me(e);let s=n.map(([a,i])=>h("button",{type:"button",onclick:()=>{
Me(e),i()}},a));j("#notices").append(h("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},h("span",{},t),h("span",{class:"group"},...s)))}
function Me(e){for(let t of ae("#notices .notice"))t.dataset.key===e&&t.remove()}function Vt(e,t,n){let o=h("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function qn(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=h("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await de({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[h("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as iu,EditorView as Vr,unifiedMergeView as lu}from"../vendor/codemirror-6.js";function Gr({store:e},t,n){let o=new Map;function s(l,r){let{saved:u,stamps:d}=e.now,f={saved:{...u,[l]:r.text??""},stamps:{...d,[l]:r.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Me(`conflict ${l}`)}function a(l,r){o.set(l,r.stamp);let u=()=>a(l,r),d=`${r.name} was changed by another program, and you have unsaved changes.`;Ne(
{key:`conflict ${l}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>i(l,r).then(g=>({mine:f,theirs:m}[g??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,r),n()),m=()=>{Ae(e.now),e.change({[l]:r.text??""}),s(l,r)}}function i(l,r){let u=new Vr({doc:r.text??"",extensions:[iu.
readOnly.of(!0),Vr.contentAttributes.of({"aria-label":"Differences"}),lu({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return de({title:`Two ver\
sions of ${r.name}`,isWide:!0,content:[h("p",{},h("span",{class:"mine"},"only in yours")," ",h("span",{class:"theirs"},"only in the file")),h("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,r){let{now:u}=e;r.text===null||r.text===u[l]?(s(l,r),r.text===null&&t(`${r.name}\
 is gone; saving makes it again.`)):u[l]===u.saved[l]?(e.change({[l]:r.text}),s(l,r),t(`${r.name} was changed by another program; here it is.`)):o.get(l)!==r.stamp&&
a(l,r)}return{take:s,conflict:a,changed:c,clear:()=>o.clear()}}var Vn=["rules","facts"];function J(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Pe=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function Yr(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(w,k=!1)=>e.emit("message",{words:w,isBad:k}),a=Gr(e,s,g);function i(w){let{now:k}=t;if(k.puzzle&&Re(k)){let S=Ae(k)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${k.instance} ${S}.`)}for(let{dataset:S}of ae("#notices .notice"))S.key&&S.key!=="connection"&&
Me(S.key);a.clear(),o+=1,e.emit("cancel-all"),t.open({mode:k.mode,...w})}async function c(w,k){let{rules:S,facts:x,game:$}=await me("open",{puzzle:w,instance:k});
e.emit("game",$);let O={rules:S.text??"",facts:x.text??""};return{puzzle:w,instance:k,...O,saved:O,stamps:{rules:S.stamp,facts:x.stamp}}}async function l(w,k){let S=o+=
1,x=await c(w,k);if(S===o){if(x.stamps.rules===null)throw new Error(`There is no puzzle ${w} here.`);i(x),await r()}}async function r(){let{puzzle:w,instance:k}=t.
now,[S]=(await Te()).filter(({document:x})=>x.puzzle===w&&x.instance===k);S&&u(S)}function u(w){let{document:k}=w,S=`Your unsaved changes of ${Pe(w.at)} to ${k.
instance} are kept.`;Ne({key:"kept",words:S,actions:[["Restore",()=>d(w)],["Discard",()=>ot(w.id)]]})}function d(w){i(w.document),ot(w.id)}function f(w,k,S,x={}){
let $=w.puzzle===t.now.puzzle?t.now:w,{puzzle:O,rules:z,saved:A,stamps:C,constants:T={}}=$;i({puzzle:O,instance:k,rules:z,facts:S,marks:x,constants:T,saved:{...A,
facts:""},stamps:{...C,facts:null}})}let m=({puzzle:w,instance:k},S)=>t.now.puzzle===w&&(S==="rules"||t.now.instance===k);function g(){let w=t.now,k=()=>m(w,"fa\
cts")?p():void 0;return n=n.then(k).catch(S=>s(J(S),!0)),n}async function p(){let{now:w}=t;for(let k of Vn)w[k]!==w.saved[k]&&await b(w,k)}async function b(w,k){
let{puzzle:S,instance:x,stamps:$,[k]:O}=w,{is_saved:z,file:A}=await me("save",{puzzle:S,instance:k==="facts"?x:null,text:O,stamp:$[k]});if(!z){m(w,k)?a.conflict(
k,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let C=!v.has(A.name)&&$[k]!==null;v.add(A.name),m(w,k)&&a.take(k,A),s(C?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(C||$[k]===null)&&e.emit("library")}let v=new Set,{changed:y}=a;return{open:l,show:i,read:c,
restore:d,offer:u,showFacts:f,save:g,changed:y,tell:s,own:v,saved:()=>n}}var Jr="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",cu="[a-z][a-z0-9_]{0,63}";function Zr(e,t,n){let{store:o}=e,s=m=>t.tell(J(m),!0),a=(m,g)=>{let p=h("input",{
required:!0,autocomplete:"off",spellcheck:!1,...g});return[h("label",{},m,p),p]},i=(...m)=>()=>m.every(g=>g.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),g=(A,C="9")=>a(A,{type:"number",min:1,max:60,value:C}),[p,b]=g("Rows",m?.[1]),[v,y]=g("Columns",m?.[2]),[w,k]=a("Name",{type:"text",pattern:Jr,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await de({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
h("div",{class:"fields"},p,v,w)],buttons:[["make","Make it"]],check:i(b,y,k)})===null)return;let{puzzle:x,rules:$,constants:O}=o.now,{facts:z}=await R("frame",{
puzzle:x,rules:$,constants:O,rows:b.valueAsNumber,columns:y.valueAsNumber});t.showFacts(o.now,n.freeName(x,k.value),z),o.change({mode:"edit"})}async function l(){
let[m,g]=a("Name",{type:"text",pattern:cu,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await de({title:"New puzzle",
content:[h("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(g)})===null)return;
let v=await me("new",{name:g.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pane","rules")}async function r(){let{now:m}=o,[g,p]=a("Name",{type:"\
text",pattern:Jr,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await de({title:"Save this board under another\
 name",content:[g],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(m.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:g}=o.now;t.show(await t.read(m,g))}async function d(){let m=await Te();if(!m.length){t.tell("No unsaved changes are kept.");return}let g=[],
p=m.map(v=>h("label",{class:"choice"},h("input",{type:"radio",name:"kept",onchange:()=>{g[0]=v}}),`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Pe(
v.at)}`)),b=await de({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>g.length>0});for(let v of g)
b==="restore"?t.restore(v):b==="discard"&&ot(v.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(r),revert:f(u),kept:f(d)}}var uu=500,du=5e3,Xr="What you have done is kept in this browser.",fu=`pylogic serve does not answer: has it ended? Start it again. ${Xr}`,mu=`pylogic serve was\
 started again: open the link that it has printed. ${Xr}`;function Qr(e,t,n){let{store:o}=e,s="",a="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:g,stamps:p}=o.now,{rules:b,facts:v}=p,y=new URLSearchParams({puzzle:m,instance:g,rules:b??"",facts:v??""}),w=await ee(`\
changes?${y}`);if(s&&r(),await t.saved(),o.now.stamps!==p)return;let k=i?.puzzle===m?i:{...w,puzzle:m};i={...w,puzzle:m};for(let S of Vn)w[S]&&t.changed(S,w[S]);
w.names!==k.names&&n(),w.encodings!==k.encodings&&c()}function r(){s="",Me("connection"),t.tell(a),c(),n()}function u({status:m,message:g}){a=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:fu,401:mu}[m]??g;s!==p&&Ne({key:"connection",isBad:!0,words:p}),s=p}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?du:uu)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(u),await f()})()}var Be="#gallery",hu=6,pu=2;function ea(e,t,n){let{store:o}=e,s=j("#gallery"),a=wu(),{tile:i}=a,c=null,l=0;function r(v){s.hidden=!v,j("#panes").hidden=v,document.
body.dataset.view=v?"gallery":"board",n.entitle()}async function u(){!st()&&o.now.puzzle===""&&history.replaceState(null,"",Be);let v=location.hash,[,y,w]=v.split(
"/");st()?w!==void 0?await d(y,w):await m(y):r(!1),c=v}async function d(v,y){try{let w=decodeURIComponent(y);o.now.puzzle===v&&o.now.instance===w?f():await t.open(
v,w)}catch(w){t.tell(J(w),!0),history.replaceState(null,"",Be),await m()}}function f(){let v=location.hash.split("/").length>2;st()&&history[v?"replaceState":"p\
ushState"](null,"",location.pathname),r(!1)}async function m(v){let y=l+=1,w=s.hidden||c!==location.hash,k=n.entries.find($=>$.puzzle===v),S=k?await gu(k,i,()=>b(
k)):await g();if(y!==l||(a.forget(),s.replaceChildren(h("div",{class:"page"},...S)),r(!0),!w||c===null))return;let x=[...s.querySelectorAll("a.tile")].find(({hash:$})=>$===
c);(x??j("h2",s)).focus(),x||(s.scrollTop=0)}async function g(){let{puzzle:v,instance:y}=n.first,w=await p();return[h("header",{},h("h2",{tabIndex:-1},"Which pu\
zzle?"),h("p",{class:"soft"},"Each tile is a kind. New to these? Begin with ",h("a",{href:`${Be}/${v}/${encodeURIComponent(y??"")}`},n.titleOf(v)),".")),...w.length?
[h("h3",{},"Go on"),Gn("Played last",w)]:[],h("h3",{},"All kinds"),Gn("All kinds",n.entries.map(k=>i(`${Be}/${k.puzzle}`,{words:k.title,more:k.problem??K(k.instances.
length,"board"),draw:async()=>k.instances.length?ee(`tile/${k.puzzle}/${encodeURIComponent(k.instances[0])}?stands_for_all=1`):{pictures:[],size:null}})))]}async function p(){
let v=await Te(),y=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...y,...v].reverse().map(k=>[`${k.document.puzzle}/${k.document.instance}`,
k])).values()].reverse().slice(0,hu).map(k=>{let{document:S,id:x,at:$}=k;return i(x===""?f:()=>t.restore(k),{words:n.titleOf(S.puzzle),more:`${S.instance}, ${x===
""?"open":Pe($)}`,draw:()=>R("tile",M(S))})})}async function b({puzzle:v}){o.now.puzzle===v?f():await d(v,encodeURIComponent(n.firstOf(v))),e.emit("make")}return e.
when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}async function gu({puzzle:e,title:t,instances:n},o,s){let{game:a}=await me("open",{puzzle:e}).catch(
()=>({game:[]})),i=n.map(l=>o(`${Be}/${e}/${encodeURIComponent(l)}`,{words:l,more:"",draw:()=>ee(`tile/${e}/${encodeURIComponent(l)}`)})),c=h("button",{type:"bu\
tton",class:"tile",onclick:s},h("span",{class:"picture"},_e("dice")),h("strong",{},"Make me one"),h("span",{class:"soft"},"a new board with one answer"));return[
h("header",{},h("a",{href:Be},"All kinds"),h("h2",{tabIndex:-1},t),h("div",{class:"game"},a.map(([l,r])=>h("p",{class:r?"item":""},l)))),Gn(`Boards of ${t}`,[...i,
c])]}var st=()=>location.hash.split("/")[0]===Be;function wu(){let e=new Map,t=[],n=0,o=new IntersectionObserver(c=>{for(let{isIntersecting:l,target:r}of c){let u=e.
get(r);!l||!u||(o.unobserve(r),t.push(u),s())}},{rootMargin:"200px"});async function s(){let c=n<pu?t.shift():void 0;c&&(n+=1,await c().catch(()=>{}),n-=1,s())}
function a(c,l){e.set(c,l),o.observe(c)}function i(c,{words:l,more:r,draw:u}){let d=h("span",{class:"picture","aria-hidden":"true"}),f=h("span",{class:"soft"},r);
a(d,async()=>{let{pictures:[g],size:p}=await u(),b=g?[G(g.svg)]:[];for(let v of b)v.querySelector("title")?.remove();d.replaceChildren(...b),p&&(f.textContent=[
`${p[0]} \xD7 ${p[1]}`,r].filter(Boolean).join(" \xB7 "))});let m=[d,h("strong",{},l),f];return typeof c=="string"?h("a",{class:"tile",href:c},...m):h("button",
{type:"button",class:"tile",onclick:c},...m)}return{tile:i,forget(){t=[];for(let c of e.keys())c.isConnected&&(o.unobserve(c),e.delete(c))}}}var Gn=(e,t)=>h("ul",
{class:"tiles","aria-label":e},t.map(n=>h("li",{},n)));function ta(e,t){let{store:n}=e,o=[],s="",a=null,i={puzzle:"",instance:null,is_asked:!1},c=w=>o.find(k=>k.puzzle===w),l=w=>c(w)?.title??w,r=w=>c(w)?.instances??
[],u=w=>r(w)[0]??"board";function d(w,k){let S=new Set([...r(w),w===n.now.puzzle?n.now.instance:""]);if(!S.has(k))return k;let x=2;for(;S.has(`${k}${x}`);)x+=1;
return`${k}${x}`}let f=(w,k)=>t.open(w,k).catch(S=>{t.tell(S.message,!0),p()}),m=h("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,u(m.value))}),
g=h("select",{"aria-label":"Board",title:"Board",onchange:()=>f(n.now.puzzle,g.value)});function p(){let{puzzle:w,instance:k}=n.now,S=c(w)?.own;v(m,o.map($=>[$.
puzzle,$.title,$.own.rules]),w);let x=r(w).map($=>[$,$,!!S?.instances.includes($)]);v(g,x,k),b()}function b(){let{puzzle:w,instance:k}=n.now;document.title=document.
body.dataset.view==="gallery"?"pylogic":`${he(n.now)?"\u2022 ":""}${k} \xB7 ${l(w)} \xB7 pylogic`}function v(w,k,S){let x=(z,A)=>{let C=k.filter(([,,T])=>T===A).
map(([T,W])=>h("option",{value:T},W));return C.length?[h("optgroup",{label:z},...C)]:[]},$=k.some(([z])=>z===S)?[]:[h("option",{value:S},`${S} (not saved)`)],O=[
...x(`In the folder ${s}`,!0),...x("With pylogic",!1)];w.replaceChildren(...$,...O),w.value=S}async function y(w){let k=await ee("library",w);[o,s,i,a]=[k.puzzles,
k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",a!==null);for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let x of S.own.
instances)t.own.add(`instances/${S.puzzle}/${x}.lp`)}return n.now.puzzle&&p(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:y,
titleOf:l,freeName:d,firstOf:u,entitle:b,elements:[m,g],get entries(){return o},get first(){return i},get pupil(){return a}}}function Gt(e,t,n){let o=h("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=h("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,h("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let a=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),a())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),r=l.findIndex(d=>d===document.activeElement),u={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(l.at(u%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{q(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function V(e,t,{note:n="",key:o="",isOff:s=!1}={}){return h("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
h("span",{class:"name"},e),o?h("kbd",{},o):null,n?h("small",{},n):null)}var Yn=e=>h("div",{class:"heading",role:"presentation"},e);var Yt="#pylogic=";var na=/^[a-z_][A-Za-z0-9_]{0,63}$/,bu=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Jt=e=>e.includes(Yt);async function oa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:a,notes:i,constants:c,saved:l}=e,r=o===l.rules?{}:{rules:o},u=await vu(JSON.stringify({puzzle:t,instance:n,...r,facts:s,marks:a,notes:i,constants:c}));
return`${location.origin}/${Yt}${u}`}async function sa(e){let t=e.slice(e.indexOf(Yt)+Yt.length).trim(),n;try{n=JSON.parse(await xu(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!ku(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:a,facts:i,marks:c,notes:l,constants:r}=n;return{puzzle:o,instance:s,rules:a,facts:i,
marks:c,notes:l,constants:r}}var ra=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),rt=e=>typeof e=="string",yu=e=>Array.isArray(e)&&e.every(rt),Jn=(e,t,n)=>ra(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function ku(e){return ra(e)&&rt(e.puzzle)&&na.test(e.puzzle)&&rt(e.instance)&&bu.test(e.instance)&&rt(e.facts)&&
(e.rules===void 0||rt(e.rules))&&Jn(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Jn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,yu)&&Jn(e.constants,na,t=>rt(t)&&t.length<=
200)}async function vu(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function xu(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),a=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");a.push(l)}return new Blob(a).text()}var aa=2e6,Su=/^[^%\n]*(:-|#program|#show|[{}])/m,Zn="input, textarea, select, dialog, .cm-editor, [contenteditable]";function ia(e,t,n,o){let{store:s}=e;async function a(f,m="\
pasted"){if(Jt(f))return o(f);if(f.length>aa)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:g,rules:p,constants:b}=s.now,
v=g?{puzzle:g,rules:p,constants:b}:{puzzle:n.first.puzzle},y=await R("import",{...v,text:f});if(!g&&!y.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let w=y.puzzle===g?s.now:await t.read(y.puzzle,m),k=Object.fromEntries(y.answer.map(O=>[O,!0]));t.showFacts(w,n.freeName(y.
puzzle,m),y.facts,k);let S=y.answer.length?", with what it shows of a solution":"",x=`a board of ${n.titleOf(y.puzzle)}`,$=y.is_named?`Recognised ${y.format}: ${x}`:
`Read as ${x}, the puzzle that is open`;t.tell(`${$}${S}.`),e.emit("pane","board")}async function i(f,m){let g=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(g,n.firstOf(g));t.show({...p,rules:f}),t.tell(`These are rules: they are open as the puzzle ${g}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,g=!1)=>(g&&m&&Su.test(f)?i(f,m):a(f,m)).catch(p=>t.tell(J(p),!0));async function l(f){f.size>aa?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),$u(f.name),f.name.endsWith(".lp"))}async function r(){let f=h("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=h("p",{class:"failure",role:"alert",hidden:!0}),g=[h("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await de({title:"Paste a board",content:g,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await a(f.value);return}catch(b){m.hidden=!1,m.textContent=J(b)}}}function u(){let f=h("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";q(f).closest?.(Zn)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{q(f).closest?.(
Zn)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,q(f).closest?.(Zn)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:r,askForFile:u}}var $u=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function la({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:a,instance:i,constants:c}=e.now,l=he(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await me("solved",{puzzle:a,instance:i}).catch(r=>n("message",{words:r.message,isBad:!0}))})}var Ou={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},zu=15e5;function ca(e,t){let{store:n}=e,o=d=>t.tell(J(d),!0);async function s(){let d=await oa(
n.now);d.length>zu?t.tell("This is too much for a link: download the files.",!0):await qn(e,d,"a link to these rules and this board")}async function a(){let{svg:d}=await R(
"picture",M(n.now));Vt(`${n.now.instance}.svg`,d,"image/svg+xml")}async function i(){let d=open("","_blank");try{let{html:f}=await R("page",M(n.now)),m=URL.createObjectURL(
new Blob([f],{type:"text/html"}));d?d.location=m:Vt(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=h("div",{class:"formats"},
h("small",{class:"soft"},"One moment\u2026"));return R("export",M(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>V(l(m),()=>qn(e,m.text??"",`${m.title}\
, ${n.now.instance}`),{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(h("small",{},"No other program's format fits this puz\
zle."))},f=>d.replaceChildren(h("small",{class:"failure"},J(f)))),d}let l=({format:d,title:f})=>`${f}${Ou[d]??""}`,r=(d,f,m)=>V(`${d}, ${f}.lp`,()=>Vt(`${f}.lp`,
m,"text/plain")),u=()=>[V("Copy link",()=>s().catch(o),{note:"holds rules and board, for a browser where this page is open; nothing is uploaded"}),Yn("Copy for \
other programs"),c(),Yn("Download"),r("Facts",n.now.instance,n.now.facts),r("Rules",n.now.puzzle,n.now.rules),V("Picture, SVG",()=>a().catch(o)),V("Page to prin\
t",i,{note:"the rules in words, and the board"})];j("#share").append(...Gt("Share","Share: links, files, print",u))}async function ua(e){j("#bar").append(h("div",{id:"notices"}));let t=Yr(e),n=ta(e,t),o=u=>fa(e,t,u),s=ia(e,t,n,o),a=Zr(e,t,n),i=ea(e,t,n);Cu(e,t,n,s,a),ca(e,t),
la(e,n);let c=n.load();c.catch(()=>{});let l=await Nr();await Eu(e,t,c,l).catch(u=>t.tell(J(u),!0)),await i.go(),Au(e,t,()=>l.id),addEventListener("hashchange",
async()=>{await da(t,o),await i.go()});let r=()=>n.load().catch(()=>{});e.when("library",r),Qr(e,t,r)}function Cu(e,t,n,o,s){let{store:a}=e,i=h("button",{type:"\
button",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",h("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=he(a.now);i.disabled=!d,i.setAttribute(
"aria-label",d?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[V("Save",t.save,{key:"Ctrl-S",isOff:!he(a.now)}),V("Save board \
as\u2026",s.saveAs,{isOff:!a.now.puzzle})],u=Gt("File","File: new, paste, save",()=>[V("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!a.now.puzzle}),
...n.pupil!==null?[]:[V("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],V("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.\
at and others"}),V("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),V("Back to the saved files",s.revert,{isOff:!he(a.now)}),V("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);j("#files").append(...n.elements,...u,i),a.on(["rules","facts","saved"],c),c(),addEventListener("keydo\
wn",d=>{!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function Eu(e,t,n,o){if(await da(t,i=>fa(e,t,i))){o.
draft&&Re(o.draft.document)&&Ae(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,Ir());return}let s=(await Te()).find(({isAside:i})=>!i),a=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(a?.words&&t.tell(a.words,!0),s&&!st()&&!a?.first.is_asked&&await Lr(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Pe(s.at)} are back.`);return}st()||!a.first.is_asked||(await t.open(a.first.puzzle,a.first.instance??"board"),s&&t.offer(s))}async function da(e,t){
let{hash:n}=location;if(!Jt(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(J(o),!0),!1}}async function fa(e,t,n){
let{rules:o,...s}=await sa(n),a=await t.read(s.puzzle,s.instance);if(o===void 0&&a.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...a,...s,rules:o??a.rules}),o===void 0||o===a.rules)return;let i=a.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:a.saved.rules})]];Ne({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function Au({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Wn(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(Fe),te(300,s)),addEventListener("pagehide",()=>{s(),jr(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var Qn={};fe(Qn,{start:()=>Nu});var Xn="pylogic:guide",Mu=["workbench","index"];function Nu(e){let t=j("#drawer"),n=ie(),o=[],s=null,a=[],i=h("article",{class:"guide-page",tabIndex:-1}),c=h("s\
elect",{"aria-label":"Page of the guide",onchange:()=>g(c.value)}),l=h("button",{type:"button",title:"The page before",onclick:p},"Back"),r=h("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=h("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},_e("book"),h("span",{class:"wide"},"Guide"));t.append(h("header",{},h("h2",{},"Guide"),c,l,r),i),j("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f(v){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
a.length||(a=await ee("guide"))}catch(y){return b(y)}c.replaceChildren(...a.map(({topic:y,title:w})=>h("option",{value:y},w))),await g(v??localStorage.getItem(Xn)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function g(v,y=!1){let[w,k]=v.split("#"),S=new Set(a.map(
({topic:z})=>z)),x=[w,...Mu].find(z=>S.has(z))??w,$;try{$=await n(z=>ee(`guide/${x}`,z))}catch(z){return b(z)}if($===void 0)return;!y&&o.at(-1)!==x&&o.push(x),l.
disabled=o.length<2,c.value=x,localStorage.setItem(Xn,x),i.replaceChildren(...Lu($.html)),i.setAttribute("aria-label",$.title);let O=k?i.querySelector(`#${CSS.escape(
k)}`):null;O?O.scrollIntoView():t.scrollTop=0}function p(){o.pop(),g(o.at(-1)??"",!0)}function b(v){i.replaceChildren(h("p",{class:"failure"},v.message))}i.addEventListener(
"click",v=>{let y=q(v).closest("a[data-topic]");y!==null&&(v.preventDefault(),g(y.dataset.topic??""))}),addEventListener("keydown",v=>{if(v.key==="F1")d();else if(v.
key==="Escape"&&t.contains(document.activeElement))m();else return;v.preventDefault()}),e.when("guide",f)}function Lu(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&Du(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=h("bu\
tton",{type:"button",class:"copy",onclick:()=>ju(s,o)},"Copy"),a=h("div",{class:"code"});n.replaceWith(a),a.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=h("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function Du(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Xn)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function ju(e,t){await navigator.clipboard.writeText(Iu(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Iu(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}to();var ma=no(),ha={store:ma,overview:ao(ma),...io()};for(let e of[tn,dn,xn,Nn,Un,Qn])e.start(ha);await ua(ha);document.documentElement.dataset.ready="";
