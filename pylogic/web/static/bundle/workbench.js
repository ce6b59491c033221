var fa=Object.defineProperty;var fe=(e,t)=>{for(var n in t)fa(e,n,{get:t[n],enumerable:!0})};var F=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Fe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var Zn="pylogic:token";function Xn(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(ma(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var ma=e=>localStorage.setItem(Zn,e);async function Jt(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(Zn)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new F({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=r.status===422?ha(await r.json()):
await r.text();throw new F({words:c,status:r.status})}return r}function ha(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ee(e,t){return(await Jt(e,void 0,t)).json()}async function me(e,t,n){return(await Jt(e,t,n)).json()}async function U(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Jt(e,t,n);if(s.body===null)throw new F({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new F({words:"The server has gone away.",status:0})}
if(c.done)throw new F({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let a of l){let u=pa(a);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new F(u.data);o(u.name,u.data)}}}}var R=(e,t,n)=>U(
e,t,{signal:n});function pa(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var _e=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),wa=["facts","marks","notes"];function Qn(e=_e){let t=e,n=[],o=[],s=null,r=new Set,i=a=>{let d=Object.keys(t).filter(f=>t[f]!==a[f]);if(d.length)
for(let f of[...r])f(t,a,new Set(d))},c=({facts:a,marks:u,notes:d})=>({facts:a,marks:u,notes:d}),l=(a,u)=>{if(!a.length)return;let d=t;u.push(c(t)),t={...t,...a.
pop()},s=null,i(d)};return{get now(){return t},get canUndo(){return n.length>0},get canRedo(){return o.length>0},get history(){return{now:c(t),past:n,future:o}},
change(a,{merge:u=null,undoable:d=!0}={}){let f=t,m=wa.some(g=>g in a&&a[g]!==t[g]);m&&d&&!(u!==null&&u===s)&&(n.push(c(t)),o=[]),(m||"mode"in a)&&(s=u),t={...t,
...a},i(f)},open(a,u=null){let d=t;t={..._e,...a},[n,o,s]=u!==null&&JSON.stringify(u.now)===JSON.stringify(c(t))?[u.past,u.future,null]:[[],[],null],i(d)},undo:()=>l(
n,o),redo:()=>l(o,n),on(a,u){let d=new Set(a),f=(...m)=>{[...m[2]].some(g=>d.has(g))&&u(...m)};return r.add(f),()=>r.delete(f)}}}function M(e,t={}){let{puzzle:n,
instance:o,rules:s,facts:r,constants:i,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.entries(c),...t}}var Zt={facts:40,rules:200},eo=["puzzle","instance","rules","facts","constants","marks"],to="facts";function oo(e){let t=new Set,n=new Map,o=new Set,s=Zt.facts,
r=0;e.on(eo,(f,m,g)=>{s=g.has("rules")&&!g.has("puzzle")?Zt.rules:Zt.facts});function i(f,m){return l(f),o.add(f),new Promise((g,p)=>{let b={resolve:g,reject:p,
onEvent:m},v=[...t].find(({about:y,parts:w})=>w.includes(f)&&eo.every(k=>y?.[k]===e.now[k]));v?(v.wishes.set(f,b),no(v,f)):(n.set(f,b),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let g=m.wishes.get(f);g&&(g.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let g=e.
now;return new Promise((p,b)=>{let v=w=>{y.about={...g,facts:w[w.length-1]},m(w),p()},y=d(g,null,[...o],new Map([[to,{resolve:v,reject:b}]]),{steps:f})})}function d(f,m,g,p,b={}){
let v={about:m,parts:g,wishes:p,told:new Map,controller:new AbortController},y=(w,k)=>{w==="found"?p.get("solve")?.onEvent?.(w,k):v.told.set(w,w===to?{found:k.facts}:
k),no(v,w)};return t.add(v),U("overview",M(f,{...b,parts:g}),{signal:v.controller.signal,onEvent:y}).catch(w=>{for(let k of p.values())k.reject(w)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:c,edit:u}}function no({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new F(s.failed)):o.
resolve(s.found))}function so(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var Xt={};fe(Xt,{start:()=>Sa});function h(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function ro(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function G(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function j(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ae=e=>[...document.querySelectorAll(e)],rt=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),q=e=>e.target;function te(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ie(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var K=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;var ao="http://www.w3.org/2000/svg",ba={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5\
a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7\
 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.0\
1M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function he(e){let t=document.createElementNS(ao,"s\
vg");for(let[o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(ao,"path");return n.
setAttribute("d",ba[e]),t.append(n),t}var ya=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],ka=8e3,va=2,xa=["pointerdown","keydown"],
io={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Sa(e){$a(e),Oa(e),za(),Ca(e),Aa(e)}function $a({store:e}){
let t=ya.map(({mode:o,name:s,title:r})=>h("button",{type:"button",role:"radio",title:r,dataset:{mode:o},onclick:()=>e.change({mode:o})},s)),n=({mode:o})=>{for(let s of t){
let r=s.dataset.mode===o;s.setAttribute("aria-checked",String(r)),s.tabIndex=r?0:-1}};j("#modes").append(...t),j("#modes").addEventListener("keydown",o=>{if(!o.
key.startsWith("Arrow"))return;let s=e.now.mode==="play"?"edit":"play";e.change({mode:s}),t.find(r=>r.dataset.mode===s)?.focus(),o.preventDefault()}),e.on(["mod\
e"],n),n(e.now)}function Oa({store:e}){let t=(r,i,c,l)=>h("button",{type:"button",title:`${i} (${c})`,"aria-label":i,onclick:l},he(r),h("span",{class:"wide"},i)),
n=t("undo","Undo","Ctrl-Z",()=>e.undo()),o=t("redo","Redo","Ctrl-Y",()=>e.redo()),s=()=>{n.disabled=!e.canUndo,o.disabled=!e.canRedo};j("#history").append(n,o),
e.on(["facts","marks","notes","puzzle","instance"],s),s(),addEventListener("keydown",r=>{if(!(r.ctrlKey||r.metaKey)||q(r).closest("input, textarea, .cm-editor"))
return;let i=r.key.toLowerCase();if(i==="z"&&!r.shiftKey)e.undo();else if(i==="y"||i==="z"&&r.shiftKey)e.redo();else return;r.preventDefault()})}function za(){let e=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",t=h("button",{type:"button",onclick:()=>{let o=e()?"light":"dark";document.documentElement.dataset.theme=o,localStorage.
setItem("pylogic:theme",o),n()}}),n=()=>{let o=e()?"Light colours":"Dark colours";t.replaceChildren(he(e()?"light":"dark")),t.title=o,t.setAttribute("aria-label",
o)};j("#appearance").append(t),n()}function Ca(e){let t=ae("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute("aria-current",String(
s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ea(e)}function Ea(e){let t=Object.keys(io),
n=o=>{e.emit("pane",o),ae(`#${o} :is(${io[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;let s=t.findIndex(
i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ae(".leap a"))o.addEventListener(
"click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Aa(e){let t=j("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=h("div",{class:o?"messag\
e bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-va),s);let i=()=>s.remove();setTimeout(()=>{if(!o)i();else for(let c of xa)
addEventListener(c,i,{once:!0})},ka)})}var ln={};fe(ln,{start:()=>Ai});var Ta=12;function He(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(h("span",{class:t,ariaHidden:"true"},n))}function lo(e,t,n,o){
He(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,a=h("span",{},c);return a.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[a," "]})))}function Ke(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(h("span",{class:"typed",ariaHidden:"true"},t))}function co(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function bt(e,t){He(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Ta%360))}function uo(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var yt={corner:"",centre:"~",colour:"#"},Ue=Object.keys(yt),we=Ue.filter(e=>e!=="colour"),be=["red","orange","yellow","green","cyan","blue","purple","grey"],at=(e,t)=>yt[e]+
t,ye=(e=[],t)=>e.filter(n=>Qt(n)===t).map(n=>n.slice(yt[t].length)),Qt=e=>Ue.find(t=>yt[t]===e[0])??"corner",fo=(e,t,n)=>t.every(o=>e[o]?.includes(n))?tn(e,t,o=>o.
filter(s=>s!==n)):en(e,t,[n]),en=(e,t,n)=>tn(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),it=(e,t,n,o)=>tn(e,t,s=>s.filter(
r=>!n.includes(Qt(r))||o!==void 0&&r!==at(Qt(r),o)));function tn(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var B=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),mo=new Map;function po({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=mo.get(o)??{svg:e,words:t,reach:n};return mo.set(o,s),s}var Ma=["diagonal","triangle"],kt=po({svg:"",words:""});function go(e,t=null){let n=e.pieces.map(
po),o=c=>c.map(l=>l<0?kt:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Na(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(a=>a.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Na(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var oe=(e,t,n)=>(t-1)*e.columns+n-1,D=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ke=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,nn=(e,t,n,o)=>ke(t,D(e,o).join(","),n),ve=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Ma.includes(e)&&n.some(({value:o})=>o!==null);function on(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?oe(e,o,s):-1}var xe=(e,t)=>!!e.looks[0]?.[t],vt=(e,t)=>e.plays.some(n=>n.
choices.some(o=>xe(o,t))),sn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),wo=e=>sn(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),se=(e,t,n,o)=>Ie(t,n,D(e,o).join(",")),xt=(e,t,n,o,s)=>Ct(t,n,D(e,o).join(","),s),St=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function $t({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function lt(e,t,n){for(let o of e.plays){let s=o.choices[se(e,o,t,n)];if(s&&xe(s,n))return s.looks.map(r=>r[n]??kt)}return e.
frames.map(o=>o.blank[n])}var ho={corner:"candidates",centre:"centre",colour:"coloured"};function Ot(e,{marks:t,notes:n},o){let[s,r]=D(e,o),i=e.plays.map(f=>f.choices[se(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=Ue.map(f=>[ho[f],...ye(n[`${s},${r}`],f)]).filter(([,f])=>f),a=i.length?l.filter(([f])=>f===
ho.colour):l,u=e.plays.filter(re).flatMap(f=>vo.map(m=>{let g=f.choices[Ie(f,t,Se(e,o,m))];return g&&`${m}: ${g.words}`})).filter(Boolean),d=[c,...i,...u,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function bo(e,t){let n=s=>s.choices.some(r=>{let[i,c]=ke(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>re(s)&&n(s)))return!0;let o=on(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>xe(r,o)&&nn(e,s,r,o)===t))}function yo(e,t,n){let o=n.filter(r=>bo(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var zt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function ko(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>bo(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var re=e=>e.where!=="cell",vo=["top","righ\
t","bottom","left"],La={top:[-1,0,"bottom"],left:[0,-1,"right"]},je=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function xo(e,t,n,o){let s=l=>l.
every((a,u)=>a>=Math.min(n[u],o[u])&&a<=Math.max(n[u],o[u])),r={...t},i={};for(let l of e.spots){let[a,u,d]=l.split(","),[f,m]=[[+a,+u],[+a+ +(d==="bottom"),+u+
+(d==="right")]].map(p=>s(p));if(!f&&!m)continue;let g=ke(e,l,e.choices[0]);delete r[g],f!==m&&(i[g]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Se(e,t,n){let[o,s]=D(e,t),[r,i,c]=La[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var Ie=(e,t,n)=>e.choices.findIndex(o=>t[ke(e,n,o)]===o.holds);function Ct(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ke(e,n,i)];let r=e.choices[o];return r&&
(s[ke(e,n,r)]=r.holds),s}var So=(e,t,n)=>e.plays.filter(re).reduce((o,s)=>vo.reduce((r,i)=>Ct(s,r,Se(e,n,i),-1),o),t);function ct({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,l]=[n+(r-1)*e,n+(s-1)*t],[a,u]=[c+e,l+t];if(o==="edge")return{top:[c,l,a,l],bottom:[c,u,a,u],left:[c,l,c,u],right:[a,l,a,u]}[i];let[d,f]=[c+e/2,l+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function $o(e,t,[n,o,s]){let[r,i,c,l]=ct(e,t,[n,o,s]);if(t==="edge")return[r,i,c,l];let[a,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+a]].map(m=>e.frames[0].cells[oe(e,m[0],m[1])]?.reach?.[u]??0);return[r+a*d,i+u*d,c-a*f,l-u*f]}function le({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var Da=500,ja=["clue","unknown"];function Oo({app:e,view:t}){let n=new Map,o=new Map,s=Ia(e,()=>{for(let x of l())Ke(t.grid.cell(x),null)}),r=()=>t.sheet,i=x=>r().
edits.find($=>$.what===x),c=x=>D(r(),x).join(",");function l(){let x=[...n.keys()];return n.clear(),o.clear(),x}function a(x,$,O,z=null){let A=O===null?"":x==="\
unknown"?"?":O;n.set($,A),Ke(t.grid.cell($),A);for(let C of ja)o.set(`${C} ${c($)}`,null);b(x,$,O,z)}function u(x,$){let O=$.filter(z=>g(z,x));if(O.length){for(let z of O)
o.set(`${z} ${c(x)}`,null);n.set(x,""),Ke(t.grid.cell(x),""),s.ask({cells:O.map(z=>[z,...D(r(),x),null])})}}function d(x,$){let O=o.get(`${x} ${$}`);return O===
void 0?i(x)?.cells.get($)??null:O}function f(x){let $=[...o.keys()].filter(z=>z.startsWith(`${x} `)).map(z=>z.slice(x.length+1)),O=i(x)?.cells.keys()??[];return[
...new Set([...O,...$])].filter(z=>d(x,z)!==null)}let m=(x,$)=>d(x,c($)),g=(x,$)=>m(x,$)!==null;function p(x,$,O=null){for(let[z,A]of $)o.set(`${x} ${z.join(",")}`,
A);s.ask({cells:$.map(([z,A])=>[x,...z,A])},O)}let b=(x,$,O,z=null)=>p(x,[[D(r(),$),O]],z);function v(x,$){let O=[];for(;;){let z=d(x,[...$,O.length+1].join(","));
if(z===null)return O;O.push(z)}}function y(x,$,O,z=null){let A=O.match(/\d+/g)??[],C=v(x,$).slice(A.length).map(()=>null);p(x,[...A,...C].map((T,W)=>[[...$,W+1],
T]),z)}function w(x,$,O,z){s.ask({cells:[[x,...D(r(),$),...O,z===""?null:z]]})}function k(x,$){x>=1&&$>=1&&s.ask({size:[x,$]})}function S(x){let $=T=>/^\d+$/.test(
T)?Number(T):T,O=x.flatMap(T=>{let[,W="",P=""]=/^(\w+)\((.*)\)$/.exec(T)??[],Z=P.split(","),ge=t.sheet.edits.find(({isClue:De,predicate:X,keys:Yt,values:da})=>De&&
X===W&&Yt+da===Z.length);return ge?[[ge.what,...Z.slice(0,ge.keys).map($),Z.slice(ge.keys).join(",")]]:[]});if(!O.length||O.length<x.length)return!1;s.ask({cells:O});
let[z,A,C]=O[0];return i(String(z))?.where==="cell"&&t.grid.select(oe(r(),Number(A),Number(C))),!0}return{entry:i,key:c,set:a,erase:u,found:d,everywhere:f,valueAt:m,
has:g,place:p,become:b,numbers:v,becomeNumbers:y,write:w,resize:k,add:S,settle:()=>s.isEmpty?l():[]}}function Ia(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(u,d=null){
s.push({step:u,merge:d}),r||l()}async function l(){for(r=!0;s.length;)await a(s.splice(0,Da));r=!1}async function a(u){let d=n.now,f=!1;i=!0;let m=g=>{i=!1,!(n.
now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,g.forEach((p,b)=>{!f&&p!==n.now.facts&&n.change({facts:p},{merge:u[b].merge})}))};
try{await o.edit(u.map(({step:g})=>g),m)}catch(g){if(i=!1,!(g instanceof F))throw g;e.emit("message",{words:`This cannot be changed here: ${g.message}`,isBad:!0}),
t()}f&&await a(u)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var zo="Click a cell to put one there, or to take it away.",ce={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:zo},block:{name:"\
Blocked cells",hint:zo},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var qe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Co({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(re);
function i(p,b,v,y=null){let w=Ie(p,n.now.marks,b);!p.spots.has(b)||w===v||n.change({marks:Ct(p,n.now.marks,b,v)},{merge:y})}function c(p,b){let v=t.grid.side(p,
b,t.sheet.plays.every(re));return v===null?null:Se(t.sheet,p,v)}let l=(p,b,v,y=null,w=-1)=>({play:p,index:b,spot:y,number:w,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),a=(p,b)=>St(p,Ie(p,n.now.marks,b)),u=(p,b)=>$t(p,Ie(p,n.now.marks,b));function d(p,b,v){o=null;let y=r();if(!y||p<0)return{isClick:!1,isDrag:!1};
let w=c(p,v),k=w===null?-1:b?u(y,w):a(y,w),S=je(y)&&t.grid.side(p,v,!1)===null,x=y.where==="link"?"link":S?"area":"side";return w===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=l(y,p,x,w,k),w!==null&&x==="side"&&i(y,w,k,o.merge),{isClick:w!==null,isDrag:!0})}function f(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),v=b<0?null:c(b,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function m(p){if(!o||o.how==="side")return;let[b,v]=[D(t.sheet,o.index),D(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:xo(o.play,o.before,b,v)},{merge:o.merge});return}let[y,w]=[v[0]-b[0],v[1]-b[1]];if(Math.abs(y)+Math.abs(w)!==
1){o.index=p;return}let k=y?y>0?"bottom":"top":w>0?"right":"left",S=Se(t.sheet,o.index,k);if(!o.isDragged){let{play:x,play:{clicks:$,choices:O}}=o,z=Ie(x,n.now.
marks,S)===$[0];o.number=O[0].value!==null?a(x,S):z?-1:$[0],o.isDragged=!0}i(o.play,S,o.number,o.merge),o.index=p}function g(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:g,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?g():o?.how==="area"&&m(p)},onKey(p,b){let v=p.shiftKey?qe[p.key]:void 0,y=r();if(!y)return!1;if([" ","Enter"].includes(p.key)&&je(y)&&t.sheet.plays.every(
re))return o?g():m((o=l(y,b,"area")).index),!0;if(v===void 0)return!1;let w=Se(t.sheet,b,v);return i(y,w,a(y,w)),!0}}}var Ra={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Eo({view:e,changes:t,pen:n}){let o=a=>D(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===u?null:u]])}function i(a,u){let[d,f,m]=Se(e.sheet,a,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(a,u,d){let[f,m]=o(a),[g,p]=[2*f+u,2*m+d];g>=2&&g<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([g,p])}function l(a,u){let[d,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,d===u?null:`${u},${f}`)}return{press(a,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(a,u),[g,p]=o(a),b=e.grid.side(a,u);return d==="vertex"?r(
[g-+(m<.5),p-+(f<.5)]):d==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):b!==null&&d==="arrow"?l(a,b):b!==null&&i(a,b).forEach(r),!0},onKey({key:a,shiftKey:u},d){
let{kind:f}=n,m=u?qe[a]:void 0;if(m&&f==="between")i(d,m).forEach(r);else if(m&&f==="arrow")l(d,m);else if(m&&f==="centre")c(d,...Ra[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(d));else if((a===" "||a==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(a){let[u,d]=o(a),f=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),g=({between:Object.values(qe).flatMap(p=>i(a,p)),vertex:f.filter(p=>Math.max(...p)<1).map(([p,b])=>[u+p,d+b]),centre:f.map(([p,b])=>[
2*u+p,2*d+b])}[n.kind]??[]).filter(p=>s(p)!==null);return g.length&&t.place(n.kind,g.map(p=>[p,null])),g.length>0}}}function Ao({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return l();n={id:0,cells:[a]}}function i(a){if(a===void 0)return l();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(a);let f=d.length>2?[a]:d;for(let m of f)bt(
e.grid.cell(m),String(u));t.place("path",f.map(m=>[[...D(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(a){let u=D(e.sheet,a).join(","),d=o().filter(
([m,g])=>`${m},${g}`===u).map(([,,m])=>m),f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:r,reach:i,clear:c,end:l}}var To=4,Pa=["clue","unknown","circle","object","block","arrow"],Ba=["0","1","2","3","4"];function Wa(e){let t="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(ce).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(ce[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return ce[this.kind]?.how===r&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?
Ba:r,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((a,u)=>a.localeCompare(u,"en",{numeric:!0}));return[...new Set([...c,...l])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function Mo({app:e,view:t}){let n=Oo({app:e,view:t}),o=Wa(n.entry),s=Eo({view:t,changes:n,pen:o}),r=Ao({view:t,changes:n}),i="",c=null,l=0;
function a(y){i="",o.kind==="numbers"?n.becomeNumbers("numbers",D(t.sheet,y),""):o.isPath?r.clear(y):s.clear(y)||n.erase(y,Pa)}let u=y=>n.become(o.kind,y,n.has(
o.kind,y)?null:"");function d(y,w){let k=n.entry("circle")?.choices??[],S=n.valueAt("circle",y),x=k[S===null?0:k.indexOf(S)+1]??null;n.become("circle",y,w&&S!==
k[1]?k[1]:x)}function f(y){let{id:w}=o;w===null||n.valueAt(o.kind,y)===w||(bt(t.grid.cell(y),w),n.become(o.kind,y,w,c))}function m(y,w,k){i="",s.press(y,k)||g(y,
w)}function g(y,w=!1){o.isPath?r.press(y):o.isPainting?(c=`paint ${l+=1}`,w?o.pick(n.valueAt(o.kind,y)??o.id):f(y)):o.kind==="circle"&&n.entry("circle")?d(y,w):
o.isMark?u(y):w&&n.entry("unknown")&&p(y)}let p=y=>n.set("unknown",y,n.has("unknown",y)?null:"");function b(y,w){let{kind:k}=o;if(o.isPlaced&&w!==",")return i=(i+
w).slice(-To).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||w===","&&k!=="numbers")return!1;i===""&&(l+=1);let S=`${k} ${n.key(y)} ${l}`;if(k==="numbers")
return i+=w,n.becomeNumbers(k,D(t.sheet,y),i,S),!0;i=(i+w).slice(-To).replace(/^0+(?=\d)/,"");let x=n.valueAt("arrow",y)?.split(",")[0]??"top";return k==="arrow"?
n.become(k,y,`${x},${i}`,S):n.set(k,y,i,S),!0}function v(y,w){return/^[0-9,]$/.test(y.key)?b(w,y.key):s.onKey(y,w)?!0:y.key==="?"&&n.entry("unknown")?(i="",p(w),
!0):y.key==="Delete"||y.key==="Backspace"?(a(w),!0):y.key!==" "&&y.key!=="Enter"?!1:(g(w),!0)}return{changes:n,pen:o,press:m,onKey:v,clear:a,type:b,question:p,move(){},
drag(y){o.isPainting?f(y):r.reach(y)},release:r.end,leave(y){i="",r.reach(y)}}}var Do="http://www.w3.org/2000/svg",Fa=["cause","effect","wrong"];function Tt(){let e=document.createElementNS(Do,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=le(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=Fa.flatMap(
l=>{let a=t?.[l]??[],u=a.flatMap(f=>{let m=Ka(n,f),g=Lo(f)?"whole":_a(f)?"line":"";return m?[No("rect",{...m,rx:g==="whole"?0:3,class:`${l} ${g}`})]:[]}),d=Ha(n,
a.filter(Lo),l==="cause"?3:5);return d?[...u,No("path",{d,class:l})]:u});e.replaceChildren(...c)}}}function No(e,t){let n=document.createElementNS(Do,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Lo=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,_a=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Ha({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),l=new Set(
c.map(String)),a=(d,f)=>l.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,g]=[s+(f-.5)*n,s+(d-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(d+p,f+b))continue;
let[v,y]=[-1,1].map(w=>{let[k,S]=[p?0:w,p?w:0],x=a(d+k,f+S)?a(d+k+p,f+S+b)?i:0:-i,[$,O]=p?[n/2,o/2]:[o/2,n/2],[z,A]=[w*($+x),(p||b)*(O-i)];return p?`${m+z} ${g+
A}`:`${m+A} ${g+z}`});u.push(`M${v}L${y}`)}}return u.join("")}var Et=7,At=11;function Ka(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Ua(e,t);
let r=typeof t[0]=="string",[i,c,l]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[a,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:a-At,y:u-At,
width:2*At,height:2*At}}if(l!==void 0){let a=r?t[0]:e.plays.find(g=>g.where!=="cell")?.where,[u,d,f,m]=ct(e,a,[i,c,l]);return{x:u-Et,y:d-Et,width:f-u+2*Et,height:m-
d+2*Et}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Ua({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,l,a]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var rn="http://www.w3.org/2000/svg",jo=new Map;function Io(e){let t=jo.get(e)??[...G(`<svg xmlns="${rn}">${e.svg}</svg>`).childNodes];return jo.set(e,t),t.map(n=>n.
cloneNode(!0))}function Mt(e,t,...n){let o=document.createElementNS(rn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Ro({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=G(e),l=c.querySelector("g");if(l===null)return c;r.forEach((m,g)=>{if(m<0)return;let[p,b]=[Math.floor(g/t),g%
t],v=`translate(${s+b*n} ${s+p*o})`;l.append(Mt("g",{transform:v},...Io(i[m])))});let{x:a,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>Mt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>Mt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Mt("g",{class:"numbers"},...d,...f)),c}function Po(){let e=h("div",{class:"frames"}),t=[],n=B,o=i=>n!==B&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let a=c.svg?G(c.svg):null,
u=a?.querySelector("g")??null,d=h("figcaption",{});l===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=h("div",{class:"surfac\
e"},a),m=c.name&&i.frames.length>1?h("h3",{},c.name):null;return{figure:h("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(i.count).fill(kt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,l){let a=t[i];if(!a?.group||a.looks[c]===l)return;a.looks[c]=l;let u=a.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[g,p]=[Math.floor(c/n.columns),c%n.columns];u=a.groups[c]=document.createElementNS(rn,"g"),u.setAttribute("tran\
sform",`translate(${m+p*d} ${m+g*f})`),a.group.append(u)}u.replaceChildren(...Io(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,a)=>{l.cells.forEach((u,d)=>r(a,d,u)),t[a].captions.replaceChildren(...l.captions.map(u=>h("p",{},u)))}),c},cell:(i,c)=>c.
forEach((l,a)=>r(a,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var ut={title:"",frames:[]},qa=900,Va=700,Bo=28,Ga=1.5,Ya=.35;function Wo({app:e,view:t}){let n=ut,o=0,s=0,r=Ja({app:e,view:t}),i=h("h2",{}),c=h("p",{class:"nam\
e"}),l=h("div",{class:"captions",role:"status"}),a=h("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(a.value))}),u=($,O,z)=>h("button",{type:"\
button",ariaLabel:O,title:O,onclick:z},$),d=u("First","First picture",()=>k(0)),f=u("\u25C0","One picture back",()=>k(o-1)),m=u("Play","Play the film",()=>s?x():
S()),g=u("\u25B6","One picture on",()=>k(o+1)),p=u("Last","Last picture",()=>k(1/0)),b=h("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=h("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,g,p,a),y=h("section",{class:"film",hidden:!0,ariaLabel:"Film"},h("div",{class:"\
line"},i,b),r.element,c,l,v);function w($){o=Math.max(0,Math.min(n.frames.length-1,$));let O=n.frames[o],z=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[z,O.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(O.captions??[]).map(A=>h("p",{},A))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,g.disabled=p.disabled=o===n.frames.length-1,r.show(O,n.looks??[]),e.emit("film-at",o)}function k($){x(),w($)}function S(){
o===n.frames.length-1&&w(0),m.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?x():S()},qa+Va*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:$,clientY:O})=>{let z=Za(n.frames,o,r.cellAt(n.frames[o],$,O));z>=0&&
k(z)}),y.addEventListener("keydown",$=>{let O={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[$.key];if($.key==="Escape")e.emit("film",null);else if($.key===" "&&
q($).tagName!=="BUTTON")s?x():S();else{if(O===void 0)return;k(O)}$.preventDefault()}),{element:y,get isOn(){return n!==ut},show($){let O=s!==0&&$?.title===n.title;
x(),n=$?.frames?.length?$:ut,y.hidden=n===ut,n!==ut&&(i.textContent=n.title??"",a.max=String(n.frames.length-1),v.hidden=n.frames.length===1,w(n.at??0),O&&S())}}}
function Ja({app:e,view:t}){let n=Tt(),o=h("div",{class:"surface"}),s=h("div",{class:"screen"},o),r=null,i=null;function c(d,f){i=d.svg?G(d.svg):d.stencil?Ro(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),a()}function l(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Bo,s.clientHeight-
Bo],g=Math.min(f/d.width,m/d.height,Ga);o.style.width=`${Math.floor(d.width*Math.max(g,Math.min(f/d.width,Ya)))}px`}function a(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:g,around:p}=f,b=d&&f.rows&&d.height===le(f).height,v=b?(d.width-2*g.edge-p[1]-p[3])/m:0;n.show(b?r:null,{...f,cell:{...g,width:v}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[g,p,b]=d.cell,v=o.getBoundingClientRect(),y=(d.columns*g+2*b)/v.width;return[Math.ceil(((m-v.top)*y-b)/p),Math.ceil(((f-v.
left)*y-b)/g)]}return new ResizeObserver(l).observe(s),e.when("highlight",d=>{r=d,i&&a()}),{element:s,show:c,cellAt:u}}function Za(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var Xa=.34,Qa=.2,ei={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function _o(){let e=h("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=B,n=[],o=0,s=new Set([o]),r=new Set;function i(a){t=a;let{rows:u,columns:d,cell:f,around:m}=a,{width:g,height:p}=le(a),b=m.
map((y,w)=>100*(y+f.edge)/(w%2?g:p));e.style.inset=b.map(y=>`${y}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:a.count},
(y,w)=>h("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:D(a,w).join(",")}}));let v=Array.from({length:u},(y,w)=>{let k=h("div",{class:"row",role:"r\
ow"},n.slice(w*d,(w+1)*d));return k.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,k});e.replaceChildren(...v),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:u=!0,isMore:d=!1}={}){if(!n[a])return;for(let m of s)l(m,!1);if(s=new Set([...d?s:[],a]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),u&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function l(a,u){n[a].classList.toggle("chosen",u),n[a].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",a=>{
let u=n.indexOf(q(a));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",a=>{let u=a.shiftKey?null:Fo(t,o,a);u!==null&&(c(u),a.preventDefault())}),
{element:e,build:i,select:c,target:a=>Fo(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,u){let d=e.
getBoundingClientRect(),f=Math.floor((a-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:u,y:d}){let f=n[a].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(a,u,d=!0){let f=this.within(a,u),m={...f,
right:1-f.left,bottom:1-f.top},p=Object.keys(m).reduce((b,v)=>m[v]<m[b]?v:b);return m[p]<(d?Xa:Qa)?p:null},label(a,u){n[a].getAttribute("aria-label")!==u&&n[a].
setAttribute("aria-label",u)},onMove:a=>{r.add(a)}}}function Fo(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+a.column;let u=ei[n];
if(!u)return null;let d=(f,m,g)=>i&&m?m<0?0:g:Math.min(g,Math.max(0,f+m));return d(c,u[0],a.row)*e.columns+d(l,u[1],a.column)}function Ho(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let u=e.under(a.clientX,a.clientY);
if(u<0||a.button===1)return;let d=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:u,isTouch:d,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(a.pointerId),i(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let u=e.under(a.clientX,a.clientY);if(u<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),u===o.index))return;let d=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(a,u){let{columns:d}=e,[f,m]=[Math.floor(a/
d),a%d],[g,p]=[Math.floor(u/d),u%d],b=Math.max(Math.abs(g-f),Math.abs(p-m));return Array.from({length:b},(v,y)=>{let w=(y+1)/b;return Math.round(f+(g-f)*w)*d+Math.
round(m+(p-m)*w)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,l()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var Ko="pylogic:game-read",Uo="(min-width: 60.01rem)";function qo(e){let t=h("div"),n=localStorage.getItem(Ko)===null&&matchMedia(Uo).matches,o=h("details",{class:"\
game",hidden:!0,open:n},h("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Uo).matches&&localStorage.setItem(Ko,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([r,i])=>h("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Vo="http://www.w3.org/2000/svg",ti=6,ni=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*ti,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function oi([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Go(){let e=document.createElementNS(
Vo,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Vo,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=le(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let l={};
for(let a of n.plays.filter(re))for(let u of a.spots){let[d,f,m]=u.split(","),g=[Number(d),Number(f),m];for(let[p,b]of new Map(a.choices.map(v=>[ke(a,u,v),v.value]))){
let v=o(p);if(v===null)continue;let y=Number(b)>1?`${v} several`:v;l[y]=(l[y]??"")+(v==="crossed"?oi(ct(n,a.where,g)):ni($o(n,a.where,g),Number(b??1)))}}e.replaceChildren(
...Object.keys(l).map(a=>t(a,l[a])))}}}var si=25;function Yo({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Tt(),i=Go(),c=null,l=new Map,a=null,u=h("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",h("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=b=>t.grid.
cell(b);function f(b){let v=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:k})=>Number(k))),y=Math.max(0,...v.filter(w=>w<=si));for(let w of b){let k=t.sheet.
plays.some(O=>se(t.sheet,O,s.now.marks,w)>=0),S=a?[]:s.now.notes[D(t.sheet,w).join(",")],x=k?[]:S;lo(d(w),"notes",ye(x,"corner"),y);let $=ye(x,"centre");He(d(w),
"centre",$.join($.some(O=>O.length>1)?" ":"")),co(d(w),ye(S,"colour").filter(O=>be.includes(O)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,v]of l)He(d(b),"ghost",v.text||"+")}function g(){let[b,v]=[new Set(a?.certain),new Set(a?.possible)],y=k=>b.has(k)?"drawn":v.has(k)?"fa\
int":null,w=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(t.sheet,a?y:w)}function p(){g();let{sheet:b}=t,[v,y]=[new Set(a?.certain),new Set(a?.
possible)];for(let w=0;w<b.count;w+=1){let k=a?ri(b,w,v,y):null;k&&n.cell(w,lt(b,k.marks,w)),n.fade(w,!!k?.isFaint),He(d(w),"maybe",k?.words??null)}f([...Array(
b.count).keys()])}return e.when("highlight",b=>{c=b,t.sheet!==B&&r.show(c,t.sheet)}),e.when("ghosts",b=>{t.sheet!==B&&(l=new Map((b??[]).map(v=>[oe(t.sheet,v.row,
v.column),v])),m())}),e.when("overlay",b=>{let v=a!==null;if(a=b,u.hidden=a===null,t.sheet!==B&&(p(),v&&!a)){let{sheet:y}=t;for(let w=0;w<y.count;w+=1)n.cell(w,
lt(y,s.now.marks,w))}}),{elements:[i.element,r.element],legend:u,lines:g,notes:f,overlaid:()=>{a&&p()},show(){r.show(c,t.sheet),g(),m(),t.grid.element.querySelectorAll(
".tint").forEach(b=>b.remove()),a?p():f([...Array(t.sheet.count).keys()])},press(b){let v=l.get(b);return v!==void 0&&o.changes.add([v.atom])}}}function ri(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(a=>({choice:a,atom:nn(e,s,a,t)})),i=r.find(({choice:a,atom:u})=>a.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=r.
filter(({choice:a,atom:u})=>a.holds&&o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.
map(({choice:a})=>a.words).join(" ")};let l=r.find(({choice:a})=>!a.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function Jo(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[se(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(r(c)!==void 0)continue;let a=l.map(r),u=t.
choices.filter(f=>xe(f,c)&&!a.includes(f.value??"")),d=D(e,c).join(",");i=en(it(i,[d],we),[d],u.map(({value:f})=>at(s,f??"")))}return i}function an(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>D(e,c).join(",")).filter(c=>we.some(l=>ye(n[c],l).includes(r)));return i.length?it(n,i,we,
r):n}var dt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},ai=(e,t)=>!e||ve(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>dt[o]===n));function Zo({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=Co({app:e,view:t}),l=ii({store:n,view:t}),{put:a,toggle:u}=l,d=O=>O.
clicks.length>0,f=()=>Xo(i()),m=()=>f().find(d)??f()[0],g=()=>i().plays.find(ve),p=li({store:n,view:t,written:g,entries:l}),b=()=>p.kind==="colour"||g()!==void 0&&
!c.play&&!f().some(d),v=(O,z)=>St(z,se(i(),z,n.now.marks,O));function y(O,z,A){if(p.begin(),o=s=null,b())return;let{isClick:C,isDrag:T}=c.press(O,z,A);C||(T?s=()=>w(
O,z):w(O,z))}function w(O,z){let A=m();if(!A||!d(A)||!vt(i(),O))return;let C=z?$t(A,se(i(),A,n.now.marks,O)):v(O,A);o={play:A,number:C,merge:`stroke ${r+=1}`},a(
O,A,C,o.merge)}function k(O){b()?t.grid.select(O,{isMore:!0}):o?a(O,o.play,o.number,o.merge):c.drag(O)}function S(){c.isDragged||s?.(),o=s=null,c.release()}function x(O){
p.begin(),l.clear(O)||p.clear(O)}function $(O,z){let A=/^(?:Digit|Numpad)(\d)$/.exec(O.code)?.[1]??/^[0-9]$/.exec(O.key)?.[0],C=O.ctrlKey||O.altKey,T=p.kind==="\
colour"||C?-1:ai(m(),[O.key,A??""]);if(T>=0)return u(z,m(),T),!0;let W=O.altKey?"colour":O.ctrlKey?"centre":O.shiftKey?"corner":p.kind;if(A!==void 0)return p.type(
z,A,W);if(C)return!1;if(b()&&O.shiftKey&&qe[O.key])return t.grid.select(t.grid.target(O)??z,{isMore:!0}),!0;if(O.key==="Escape")return t.grid.select(z),!0;if(O.
key==="Delete"||O.key==="Backspace")return x(z),!0;if(c.onKey(O,z))return!0;let P=m();if(!P)return!1;if(O.key===" "||O.key==="Enter")return a(z,P,v(z,P)),!0;let Z=[
"#","."].indexOf(O.key);return Z>=0&&P.choices[0].value===null?(a(z,P,Z),!0):!1}return{press:y,drag:k,onKey:$,clear:x,clicked:m,written:g,pencil:p,chooses:b,move:c.
move,release:S,get lines(){return c.play},enter(O,z,A){let{value:C}=z.choices[A];p.kind!==null&&C!==null&&ve(z)?p.note(O,p.kind,C):u(O,z,A)},leave(O){p.begin(),
c.reach(O)},fill(O){let z=yo(i(),n.now.marks,O);return z&&n.change({marks:z}),z!==null}}}var Xo=({plays:e})=>e.filter(t=>!re(t));function ii({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,a=null){let u=c.choices[l];u&&!xe(u,i)||se(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:xt(t.sheet,c,
e.now.marks,i,l),notes:an(t.sheet,c,e.now.notes,i,l)},{merge:a})}function s(i,c,l){let{marks:a}=e.now,u=n(i).filter(p=>xe(c.choices[l],p)),f=u.every(p=>se(t.sheet,
c,a,p)===l)?-1:l,m=u.reduce((p,b)=>xt(t.sheet,c,p,b,f),a),g=u.reduce((p,b)=>an(t.sheet,c,p,b,f),e.now.notes);u.length&&e.change({marks:m,notes:g})}function r(i){
let{marks:c}=e.now;for(let a of n(i)){for(let u of Xo(t.sheet))c=xt(t.sheet,u,c,a,-1);c=So(t.sheet,c,a)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:r,together:n}}function li({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
c=new Set,l=m=>D(t.sheet,m).join(",");function a(m,g,p){let b=s(m).filter(v=>g==="colour"||vt(t.sheet,v));b.length&&e.change({notes:fo(e.now.notes,b.map(l),at(g,
p))})}function u(){let m=n();m&&e.change({notes:Jo(t.sheet,m,e.now,i==="centre"?i:"corner")})}function d(m){let g=s(m).map(l);for(let p of[we,Ue]){let b=it(e.now.
notes,g,p);if(JSON.stringify(b)!==JSON.stringify(e.now.notes))return e.change({notes:b})}}function f(m,g,p){if(p==="colour"){let S=be[Number(g)-1];return S&&a(m,
p,S),S!==void 0}let b=n();if(!b)return!1;let v=S=>b.choices.findIndex(({value:x})=>x===S),y=p===null&&v(r+g)>=0?r+g:g,w=v(y),k=w>=0||b.choices.some(({value:S})=>S?.
startsWith(y));return!s(m).some(S=>vt(t.sheet,S))||!k?!1:(r=y,w<0||(p!==null?a(m,p,y):o(m,b,w)),!0)}return{note:a,noteAll:u,clear:d,type:f,begin(){r=""},get kind(){
return i},set kind(m){i=m;for(let g of c)g()},onChange:m=>{c.add(m)}}}var ci=18,ui=60,Qo=28;function es({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:c}=t,l=h("div",{class:"stage"},n.element),a=h("p",{class:"\
notice",role:"status",hidden:!0}),u=h("p",{class:"heard",ariaLive:"polite"});function d(p,b=!1){a.textContent=p,a.hidden=p==="",l.classList.toggle("stale",b)}function f(p){
let b=t.sheet,v=c.element.contains(document.activeElement);t.sheet=p,b.plays!==p.plays&&(l.parentElement?.classList.toggle("whitened",sn(p)),l.parentElement?.classList.
toggle("shaded",wo(p)));let y=n.show(p),w=b===B||b.count!==p.count||b.columns!==p.columns||b.cell.width!==p.cell.width||String(b.around)!==String(p.around);w&&c.
build(p),y&&n.surface&&n.surface.append(...s.elements,c.element),y&&v&&c.select(c.current),s.show();for(let k=0;k<p.count;k+=1)c.label(k,Ot(p,i.now,k));(w||y)&&
m(),(w||b.plays!==p.plays||b.edits!==p.edits)&&r.build();for(let k of o.changes.settle())Ke(c.cell(k),null)}function m(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:b,height:v,left:y,top:w}=le(t.sheet),[k,S]=[l.clientWidth-Qo,l.clientHeight-Qo],x=Math.min(k/b,S/v,ui/p.height),$=Math.max(Math.floor(x*p.height),ci)/
p.height;l.style.setProperty("--wide",`${Math.floor(b*$)}px`),l.style.setProperty("--cell",`${p.height*$}px`),l.style.setProperty("--above",`${w*$}px`),l.style.
setProperty("--before",`${y*$}px`)}function g(p,b){if(t.sheet===B)return;let v=new Set([...Object.keys(p.marks),...Object.keys(b.marks)]),y=new Set([...v].filter(
k=>p.marks[k]!==b.marks[k]).map(k=>on(t.sheet,k))),w=new Set([...Object.keys(p.notes),...Object.keys(b.notes)].filter(k=>p.notes[k]!==b.notes[k]).map(k=>oe(t.sheet,
...k.split(",").map(Number))));y.delete(-1);for(let k of y)n.cell(k,lt(t.sheet,p.marks,k));s.notes([...y,...w]),y.size&&s.overlaid(),s.lines();for(let k of new Set(
[...y,...w]))c.cell(k)&&c.label(k,Ot(t.sheet,p,k)),k===c.current&&(u.textContent=Ot(t.sheet,p,k).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),
{element:l,notice:a,heard:u,say:d,draw:f,drawMarks:g,fit:m,get isStale(){return l.classList.contains("stale")}}}var ts="pylogic:clock",ns=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function os({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(ts)!=="hidden",r=h("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(ts,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?ns(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${ns(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:a}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}var Nt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},ss={down:"\u2198\u2196",up:"\u2197\u2199"},di={down:["top","left"],up:[
"bottom","left"]},fi=["outside","slanted"],mi={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},rs=e=>e===document.activeElement&&e.value!==e.defaultValue;
function as({view:e,edit:t}){let n=()=>[t.pen.kind,...fi.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(y,w,k,S=()=>"nu\
meric"){let x=h("input");return x.onchange=()=>{x.defaultValue=x.value,k(x.value.trim())},s.push(()=>{x.inputMode=S(),rs(x)||(x.value=x.defaultValue=w())}),h("l\
abel",{class:"field"},h("span",{},y),x)}let i=()=>e.grid.current,c=(y=[])=>[...D(e.sheet,i()),...y].join(","),l=(y,w)=>Object.keys(ss).map(k=>{let S=ss[k][+!di[k].
includes(y)];return r(`${Nt[y]} ${w} ${S}`,()=>t.changes.found("slanted",[y,w,k].join(","))??"",x=>t.changes.place("slanted",[[[y,w,k],x||null]]))}),a=y=>[...t.
changes.entry(y)?.cells.keys()??[]],u=()=>a("outside").some(y=>!y.endsWith(",1"));function d(y,w){let{numbers:k,becomeNumbers:S}=t.changes;return r(`${Nt[y]} ${w}`,
()=>k("outside",[y,w]).join(" "),x=>S("outside",[y,w],x),()=>u()?"text":"numeric")}function f(y){let w=a(y),k=x=>w.some($=>$.startsWith(`${x},`)),S=(x,$)=>y==="\
slanted"?l(x,$):[d(x,$)];return Object.keys(Nt).map(x=>{let $=x==="top"||x==="bottom"?e.sheet.columns:e.sheet.rows;return h("details",{class:"beside",open:k(x)},
h("summary",{},`${Nt[x]} \u2026`),h("div",{class:"fields"},[...Array($).keys()].flatMap(O=>S(x,O+1))))})}let m=(y,w,k)=>r(y,()=>t.changes.entry(w)?.cells.get(c(
k))??"",S=>t.changes.write(w,i(),k,S));function g(){let y=h("input",{inputMode:"numeric",ariaLabel:"Result"}),w=h("select",{ariaLabel:"Operation"},Object.entries(
mi).map(([S,x])=>h("option",{value:S},x))),k=()=>{let S=y.value.trim();y.defaultValue=y.value,t.changes.write("target",i(),[],S&&`${w.value},${S}`)};return y.onchange=
w.onchange=k,s.push(()=>{if(rs(y))return;let[S="add",x=""]=t.changes.entry("target")?.cells.get(c())?.split(",")??[];[w.value,y.value,y.defaultValue]=[S,x,x]}),
[h("label",{class:"field"},h("span",{},"Result"),w,y)]}let b={outside:()=>f("outside"),slanted:()=>f("slanted"),target:g,sum:()=>[m("Across","sum",["across"]),m(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],v=()=>{for(let y of s)y()};return v(),{element:b.length?h("div",{class:"line typing"},b):null,fits:()=>n()===o,update:v}}var is=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],hi=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function pi(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(dt).filter(a=>t.choices.some(({value:u})=>u===dt[a]));if(!ve(t))for(let a of i)o.push([a,dt[a].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
je(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${be.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...is]}function gi(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ce[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...is]}function ls(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?pi(t):gi(n),...hi],r=h("dialog",{class:"\
keys",ariaLabel:"Keys"},h("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),h("dl",{},s.map(([i,c])=>h("div",{},h("dt",{},i),h("dd",{},c)))),
h("form",{method:"dialog"},h("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var wi="http://www.w3.org/2000/svg";function cs(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ce[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var bi={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},yi=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function ki(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":je(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${us(n,o)} ${s}`}var us=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function ds(e){let{app:t,view:n,
play:o,edit:s}=e,{store:r}=t,i=h("div",{class:"tools"}),c=vi(t),l=os(t),a=null;function u(){let m=r.now.mode==="play",g=h("div",{class:"line first"},h("p",{class:"\
hint"},xi(e)),m&&n.sheet.plays.length?l:null,_("? Keys",d,{class:"keys",title:"What keys and clicks do"}));m&&n.sheet.plays.length&&g.append(_("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(a=null,i.replaceChildren(g,...Si(e,c.element))):(a?.fits()?a.update():a=as({view:n,edit:s}),
ro(i,[g,...Oi(e,a.element)])),c.update(),f()}let d=()=>ls(r.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";for(let g of i.querySelectorAll("[data-penc\
il]"))g.setAttribute("aria-pressed",String(g.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(f),s.pen.onChange(u),r.on(["mode"],()=>{
n.sheet!==B&&u()}),t.when("focused",()=>a?.update()),{element:i,build:u,help:d}}function vi({store:e,emit:t}){let n=u=>JSON.stringify(u)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=u=>e.change({saves:u},{undoable:!1}),s=_("Back to it",l,{class:"back",title:"Return to the last save point"}),r=_("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=$e("Save points",_("Save point",c,{title:"Remember the board as it is\
 now, before trying something"}),s,r);function c(){let{marks:u,notes:d,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,{marks:u,notes:d}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function l(){let{saves:u}=e.now,d=u.length>1&&n(u[u.length-1])?u.length-2:u.length-1;o(u.slice(0,d+1)),
e.change(u[d])}function a(){let{saves:u}=e.now;s.disabled=!u.length||u.length===1&&n(u[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],a),{element:i,update:a}}var _=(e,t,n={},...o)=>h("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),$e=(e,...t)=>h("div",{class:"group",role:"group",ariaLabel:e},...t);function xi({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:i,
count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:d=""}=ce[o.pen.kind]??{};return r.length?typeof d=="string"?d:d(o):i?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=n.clicked(),a=n.lines?ki(n.lines):
"";if(!l)return a;if(n.written()===l&&l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${a}`.trim();let u=l.clicks.
length>1&&!a?"Drag to paint.":a;return`Click a cell: ${us(l.clicks,l.choices)} ${u}`.trim()}function Si(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let r=f=>f.choices.map((m,g)=>{let p=ve(f);return _(m.words,()=>o.enter(n.grid.current,f,g),{class:p?"digit":"choice"},...p?[]:[$i(e,m),m.words])}),i=s.
filter(f=>f.where==="cell").map(f=>$e("Enter into the chosen cells",r(f)));for(let f of i)f.classList.add("pad");let c=$e("Colour of the chosen cells",be.map((f,m)=>{
let g=_("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return g.style.setProperty("--pai\
nt",`var(--paint-${f})`),g}));c.classList.add("colours");let l=yi.filter(({kind:f})=>o.written()||!we.some(m=>m===f)).map(({kind:f,name:m,title:g})=>_(m,()=>{o.
pencil.kind=f||null},{dataset:{pencil:f},title:g})),a=_("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),u=o.written()?.peers.size?
[_("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=$e("What is entered, and er\
asing",...l,a,...u);return d.classList.add("manners"),[h("div",{class:"line"},...i,c,d),h("div",{class:"line"},t)]}function $i({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=G(`<svg xmlns="${wi}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Oi(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?r.map(d=>_(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&_("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=s&&_("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),a=o.pen.kinds.length>1&&$e("What is changed",o.pen.kinds.map(d=>_(cs(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
u=o.pen.isPainting||o.pen.isPlaced?zi(e):i.length||c||l?$e("Into the chosen cell",...i,c||null,l||null):null;return[a||u?h("div",{class:"line"},a||null,u):null,
t,h("div",{class:"line"},Ci(e))].filter(d=>d!==null)}function zi({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=ce[t.kind].noun??t.kind;return $e(`${cs(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>_(bi[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?_(`New ${o}`,n):null)}function Ci({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,c,l,a)=>h("span",{class:"stepper"},_("\u2212",l,{ariaLabel:`one ${i} less`,disabled:c<=1}),h("output",{},`${c} ${i}${c===
1?"":"s"}`),_("+",a,{ariaLabel:`one ${i} more`}));return $e("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var Ei=80,fs=["puzzle","instance","rules","facts","constants"];function Ai(e){let t=Ti(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;j("#board").append(qo(e),
o.legend,n.element,s.element,i.element,n.notice,r.element,n.heard),Li(t),Di(t),ji(t)}function Ti(e){let t=Po(),n={sheet:B,grid:_o()},o=Zo({app:e,view:n}),s=Mo({
app:e,view:n}),r=Yo({app:e,view:n,picture:t,edit:s}),i=ds({app:e,view:n,play:o,edit:s}),c=es({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),l=Ni(e,n);return{
app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:c,victory:l,film:Wo({app:e,view:n}),drawing:Mi(e,n,c,l.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Mi(e,t,n,o){
let{store:s,overview:r}=e,i=ie(),c=0,l=null,a=!1,u=()=>{clearTimeout(c),c=setTimeout(g,Ei)},d=v=>fs.every(y=>s.now[y]===v[y]),f=()=>l!==null&&d(l),m=v=>s.now.marks!==
v.marks||!d(v);async function g(){clearTimeout(c);let v=s.now;if(!v.puzzle)return;let y=f();i.stop();try{let w=await(y?i(x=>R("board",M(v,{entries:!1}),x)):r.ask(
"board"));if(w===void 0||m(v))return;if(y&&w.cell.width!==t.sheet.cell.width){l=null,u();return}l=v,a=!1,n.draw(go(w,y?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[S]=w.problems;(!y||n.isStale)&&n.say(S?`${Fe(S)?"The board is not finished":"Something is wrong with the facts"}: ${S.text}`:"")}catch(w){
if(!(w instanceof F))throw w;if(m(v))return;l=null,a=!1;let k=w.problems[0]?.text??w.message;n.say(t.sheet!==B?`This is how the board looked before: now it cann\
ot be drawn. ${k}`:`The board cannot be drawn. ${k}`,!0)}}return{later:u,redraw:g,isDrawn:f,forget:()=>{l=null,a=t.sheet!==B},stop:()=>{i.stop(),r.drop("board")},
get isOther(){return a}}}function Ni(e,t){let{store:n}=e,o=h("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function i(){let{mode:a,marks:u}=n.now,d=a===
"play"&&s!==null&&ko(t.sheet,u,s);o.textContent=d?"Solved! Every cell is right.":"",o.hidden===d&&(o.hidden=!d,o.classList.toggle("news",r),d&&(r=!1),e.emit("fi\
nished",d))}return{element:o,celebrate:i,know:a=>{s=a},forget:()=>{s=null,r=!0}}}function Li({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;
Ho(c,{press:(l,a,u)=>{!r.isOther&&!o.press(l)&&i().press(l,a,u)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===B||r.isOther)return;
let a=c.current;l.key==="Enter"&&o.press(a)||i().onKey(l,a)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),c.onMove(l=>{i().leave(l);let[a,u]=D(
t.sheet,l);e.emit("focused",{row:a,column:u})})}function Di({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:l}=e;l.on(["marks","notes"],
(a,u,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(a,u),c.celebrate(),d.has("marks")&&i.later())}),l.on(fs,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
l.on(["puzzle","instance"],()=>{t.sheet!==B&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function ji({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:l}){e.when("solved",a=>{l.know(a?.status==="unique"?a.answers:null),l.celebrate()}),
e.when("fill",async a=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{let u=s.isOn;s.show(a),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:a,column:u})=>{a>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(oe(t.sheet,a,u)),uo(t.grid.cell(oe(t.sheet,a,u))))}),
e.when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var yn={};fe(yn,{start:()=>Rl});import{EditorView as $l}from"../vendor/codemirror-6.js";import{autocompletion as Zi,hoverTooltip as Xi,snippetCompletion as Qi,syntaxTree as xs}from"../vendor/codemirror-6.js";import{HighlightStyle as Ii,StreamLanguage as Ri,tags as N}from"../vendor/codemirror-6.js";var Pi=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,Bi={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ms(e,t):t.inReason?
Fi(e):e.eatSpace()?null:e.match("%*")?Wi(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
_i(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:N.lineComment,documentation:N.docComment,signature:N.heading,
reason:N.docString,directive:N.keyword,part:N.labelName,predicate:N.function(N.variableName),constant:N.atom,variable:N.variableName,number:N.number,string:N.string,
operator:N.operator,bracket:N.bracket,implication:N.definitionOperator,punctuation:N.punctuation,term:N.special(N.string)}};function Wi(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ms(e,t)}function ms(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function Fi(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function _i(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(Pi)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var hs=Ri.define(Bi),ps=Ii.define([{tag:N.lineComment,color:"var(--asp-com\
ment)"},{tag:N.docComment,color:"var(--asp-documentation)"},{tag:N.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:N.docString,class:"asp-reason"},
{tag:N.special(N.string),class:"asp-reason asp-term"},{tag:[N.keyword,N.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:N.function(N.variableName),
color:"var(--asp-predicate)"},{tag:N.variableName,color:"var(--asp-variable)"},{tag:[N.number,N.atom],color:"var(--asp-constant)"},{tag:N.string,color:"var(--as\
p-string)"},{tag:N.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[N.operator,N.bracket,N.punctuation],color:"var(--asp-operator)"}]);function cn(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as Hi,foldEffect as Ki,foldGutter as Ui,foldService as qi}from"../vendor/codemirror-6.js";var gs=/^#program\s+([a-z_]\w*)/;function Lt(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":gs.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var ws=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function bs(e){return Lt(e).filter(({name:t})=>t!=="\
base").map(t=>ws(e,t)).filter(t=>t!==null).map(t=>Ki.of(t))}function ys(e){return[qi.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Lt(n.doc).find(({first:i})=>i===s);
return r?ws(n.doc,r):null}),Hi({preparePlaceholder:Vi,placeholderDOM:Yi(e)}),Ui({markerDOM:Ji})]}function Vi(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=gs.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?Gi(e.doc,o.number,s):""}}function Gi(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var Yi=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return h("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},h("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),h("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function ks(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function Ji(e){return h("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var un=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function dn(e){return[Zi({override:[t=>el(t,e())],icons:!1,closeOnBlur:!0}),Xi((t,n)=>ol(t,
n,e()))]}function el(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(cn(xs(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>Ss(c,"part")):[...tl(t),...nl(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var tl=({directives:e})=>e.map(t=>Ss(t,"directive"));function nl({state:e,
pos:t},n){let o=$s(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>vs(i.template,i.name,s,Os(i),
i.words?1:0)),...r.map(i=>vs(i.template,i.name,s,i.words,2))]}function Ss(e,t){return{label:e.name,detail:"",type:t,info:()=>fn(e.template,e.words)}}function vs(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>fn(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return Qi(`${t}(${c})`,r)}function $s(e,t){let{number:n}=e.doc.lineAt(t);return Lt(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Os({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function fn(e,t){let[n,...o]=t.split(`
`),s=o.length?h("ul",{},o.map(r=>h("li",{},r))):null;return h("div",{class:"documentation"},h("code",{},e),h("p",{},n),s)}function ol(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=sl(s,t-o);if(r===null||cn(xs(e.state).resolveInner(t,1)))return null;let i=rl(r,s.slice(0,r.start),$s(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:h("div",{class:"hovered"},i.map(l=>fn(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function sl(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function rl({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>un(c,e)).map(r);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Os(c)})),...i.map(r)]}import{gutter as al,GutterMarker as il,RangeSet as zs,StateEffect as ll,StateField as cl}from"../vendor/codemirror-6.js";var ul=6,Cs=ll.define(),mn=class extends il{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return h("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},hn=cl.define({create:()=>zs.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(Cs)&&(n=fl(t.state.doc,o.value));return n}}),Es=[hn,al({class:"cm-heat",markers:e=>e.state.field(hn)})];function pn(e,t){e.dispatch(
{effects:Cs.of(t)})}function As(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(hn,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function dl(e,t){return e&&
t>1?Math.round(ul*Math.log(e)/Math.log(t)):0}function fl(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:c}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([r],[i])=>r-i);return zs.of(s.map(([r,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new mn(Math.max(1,dl(i,n)),l).range(e.line(r).from)}))}var gn=({puzzle:e})=>`encodings/${e}.lp`,ml=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,Ts=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Ve(e,{file:t}){
return Ts(t,gn(e))?"rules":Ts(t,ml(e))?"facts":null}function Dt(e,t,n=1/0){let o=Ve(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as hl}from"../vendor/codemirror-6.js";var pl={error:"error",warning:"warning",note:"info",info:"info"},gl={error:"\u2716",warning:"\u25B2",info:"\u25CF"},Ms=["error","warning","info"],Oe=e=>Fe(e)?"w\
arning":pl[e.kind??""]??"error";function Ns(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>Ms.indexOf(Oe(n))-Ms.indexOf(Oe(o))||(n.line??0)-(o.line??0))}function Ls(e,t){let{doc:n}=e.state,o=t.map(s=>({...wn(
n,s),severity:Oe(s),message:s.text}));e.dispatch(hl(e.state,o))}function wn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=i||r>0?o.from+r:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Ds(e,t,n){return e.map(o=>{let s=Oe(o);return h("li",{},h("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},h("span",{class:"sign","aria-hidden":"true"},gl[s]),h("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),h("span",{class:"place"},t(o)),h("span",{},
o.text)))})}function js(e,t){let n=Object.keys(e),o={rules:h("span",{class:"badge",hidden:!0}),facts:h("span",{class:"badge",hidden:!0})},s=n.map(l=>h("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=h("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),l.preventDefault()});function i(l){for(let a of s){let u=a.dataset.tab===l;a.setAttribute("aria-selected",String(u)),a.tabIndex=u?0:-1,e[a.dataset.tab].
dom.hidden=!u}t(l)}function c(l,a,u){o[l].textContent=String(a),o[l].hidden=!a,o[l].className=`badge ${u}`,o[l].setAttribute("aria-label",`${a} ${u}${a===1?"":"\
s"}`)}return{dom:r,show:i,count:c}}import*as E from"../vendor/codemirror-6.js";import{EditorView as wl}from"../vendor/codemirror-6.js";var Is=wl.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var bn=E.StateEffect.define(),bl=2500,yl=E.StateField.define({create:()=>E.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(bn)){
let s=o.value;n=E.Decoration.set(s===null?[]:[E.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>E.EditorView.decorations.from(e)}),kl=/^%\s*-{3,}/,
vl=E.StateField.define({create:e=>Rs(e.doc),update:(e,t)=>t.docChanged?Rs(t.state.doc):e,provide:e=>E.EditorView.decorations.from(e)});function Rs(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);kl.test(s)&&t.push(E.Decoration.line({class:"section"}).range(o))}return E.Decoration.set(t)}function Ps({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[E.lintGutter(),E.lineNumbers(),s,hs,E.syntaxHighlighting(ps),E.history(),E.drawSelection(),E.dropCursor(),E.highlightSpecialChars(),
E.highlightActiveLine(),E.highlightActiveLineGutter(),E.highlightSelectionMatches(),E.bracketMatching(),E.search({top:!0}),E.indentUnit.of("    "),yl,vl,Is,E.keymap.
of([{key:"Tab",run:E.acceptCompletion},...E.defaultKeymap,...E.historyKeymap,...E.searchKeymap,...E.foldKeymap,...E.lintKeymap]),E.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),E.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>E.EditorState.create({doc:l,extensions:r}),c=new E.EditorView({state:i("")});return xl(c),{view:c,open:l=>c.setState(i(l))}}function xl(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:E.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function jt(e,t,{isUndoable:n=!1}={}){
let o=Sl(e.state.doc.toString(),t);if(o===null)return;let s=n?[E.isolateHistory.of("full")]:[E.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Sl(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Bs(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[E.EditorView.
scrollIntoView(t,{y:"center"}),bn.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:bn.of(null)}),bl)}var Ol={rules:"Rules",facts:"Facts"},zl={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Ws(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[ys(n),Es,dn(t),$l.lineWrapping],facts:[dn(t)]},c="rules",l={},a={};for(let[d,f]of Object.entries(Ol))l[d]=Ps({words:zl[d],hint:o,extensions:i[d],onText(m){
let{[d]:g,saved:p}=r.now;ue(g)!==m&&r.change({[d]:Cl(m,p[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),a[d]={words:f,dom:h("div",{class:"text"},l[d].view.dom)};
let u=js(a,d=>{c=d,l[d].view.requestMeasure(),s(d,l[d].view.state)});return{tabs:u,panels:Object.values(a).map(({dom:d})=>d),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){l.rules.open(ue(d.rules));let{view:g}=l.rules;g.dispatch({effects:bs(g.state.doc)}),
g.scrollDOM.scrollTop=0}else jt(l.rules.view,ue(d.rules));m||d.instance!==f.instance?l.facts.open(ue(d.facts)):jt(l.facts.view,ue(d.facts))},putBack(){jt(l.rules.
view,ue(r.now.saved.rules),{isUndoable:!0})},reveal(d){let f=Ve(r.now,d);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),u.show(f);let{from:g}=wn(m.
state.doc,d);return Bs(m,g),!0}}}var ue=e=>e.replace(/\r\n?/g,`
`);function Cl(e,t){return e===ue(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var El={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
Rt=["the saved rules","the new rules"],It="Comparing their answers on this board \u2026",Fs=["rules","facts","constants"],_s=12;function Ks(e,t){let{store:n}=e,
o=h("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,a,u=null)=>{r=a;let d=[Hs("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${Rt[u.by]} accept`;d.unshift(Hs(f,()=>Nl(e,u)))}o.replaceChildren(h("p",{class:"changes-title"},Al(l)),h("p",{},a),h("div",
{class:"group"},d)),o.hidden=!1},c=({rules:l,saved:a})=>!!a.rules&&ue(l)!==ue(a.rules);return n.on(Fs,()=>{!o.hidden&&r!==It&&i([],It)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:a}=n;if(!c(a))return s();let u=[];o.hidden&&i([],It);let d=()=>Fs.some(m=>n.now[m]!==
a[m]),f=(m,g)=>{m==="statuses"&&!d()&&i(u=g.statuses,It)};try{let m=await U("diff",M(a),{signal:l,onEvent:f});return d()?void 0:m.verdict===null?s():i(u,Tl(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof F))throw m;return i(u,`The answers could not be compared: ${m.message}`)}}}}var Hs=(e,t)=>h("button",{type:"butto\
n",onclick:t},e);function Al(e){if(!e.length)return"The rules are changed";let t=Us(e),[n,o]=e.map(({status:s,cost:r})=>El[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Us=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Tl({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${Ml(o)}`;return`On this board there is an answer that onl\
y ${Rt[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Us(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function Ml(e){let t=e.length-_s;return e.slice(0,_s).join(", ")+(t>
0?` and ${t} more`:"")}function Nl(e,{by:t,frames:n,broken:o}){let s=Ll(o).map(i=>`For ${Rt[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${Rt[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function Ll(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function qs(e){let t=h("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let c=n.find(u=>u.name===r)?.default,
{[r]:l,...a}=e.now.constants;e.change({constants:i===""||i===c?a:{...a,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>h(
"label",{title:i.words},h("code",{},i.name),Dl(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function Dl({name:e,default:t,choices:n},o){let s=i=>o(e,q(i).value.trim()),r={
constant:e};return n.length?h("select",{dataset:r,onchange:s},n.map(({value:i,words:c})=>h("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):h("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Vs(e,{views:t,tabs:n},o){let s=h("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=Ns(r);for(let[a,u]of Object.
entries(t)){let d=l.filter(m=>Ve(e.now,m)===a);Ls(u,d.filter(({line:m})=>m));let f=m=>d.filter(g=>Oe(g)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Ds(l,c,o)),s.hidden=!l.length}let c=l=>{let a=Ve(e.now,l);return Dt(e.now,l,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(l,a){r={...r,[l]:a},i()},forget(){r={},i()}}}var Gs="pylogic:rules",jl="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Ys="pylogic:heat",Il="How often each rule is use\
d on this board: its ground instances, beside its lines";function Rl(e){let{store:t}=e,n=ql(),o=h("span",{class:"said"}),s=h("input",{type:"checkbox",checked:localStorage.
getItem(Ys)!=="off"}),r=h("label",{class:"heat-switch",title:Il},s,"Heat bar"),i=Ws(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,u){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&As(u,u.selection.main.head)||""}}),c=a=>{i.reveal(a)||Hl(e,a)},l={app:e,texts:i,vocabulary:n,box:s,element:j("\
#rules"),constants:qs(t),findings:Vs(t,i,c),changes:Ks(e,()=>_l(e,i))};l.element.append(h("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,h("p",{class:"editor-status"},o,h("span",{class:"hint",id:"editor-hint"},jl))),i.tabs.show("rules"),Pl(e,l.element.id),Bl(l,c)}function Pl({
store:e,when:t},n){let o=localStorage.getItem(Gs)==="open",s=h("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Gs,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};j("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function Bl(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,c=ie(),l=()=>c(u=>Kl(e,u)),a=(u,d)=>{u.puzzle!==d.puzzle&&Fl(e),o.take(u,d)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],l),a(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),Wl(e,l)}function Wl({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Ys,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function Fl({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),pn(s.views.rules,[]),o.forget()}function _l(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function Hl(e,t){if(!t.file)return;let n=Dt(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function Kl(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:c,findings:l,
texts:a,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let g=await f;if(g===void 0||
t.aborted)return;if(await r.learn(()=>ks(a.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",g.problems),n.emit("game",g.game),g.predicates!==null&&r.learnOwn(
g.predicates),g.constants!==null&&(i.show(g.constants),i.tidy()),g.problems.some(b=>Oe(b)==="error"))return c.stop();await c.update(t);let p=await m;p&&!t.aborted&&
Ul(d,a,p.rules)}catch(g){if(!(g instanceof F))throw g;let p=[{text:`Not checked: ${g.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",g.problems.
length?g.problems:p)}}function Ul(e,t,n){pn(t.views.rules,n.filter(({file:o})=>o===gn(e))),t.look()}function ql(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>un(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ee("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var An={};fe(An,{start:()=>Cc});function Js(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:r=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},l=t.pointed?
[]:t.check?.wrong??[],a={cause:r,effect:i,wrong:[...c,...l]},u=r.length||i.length||a.wrong.length?a:null,d=JSON.stringify(u);d!==n&&(n=d,e.emit("highlight",u))}}
var Ge=e=>e.join(",");function Zs(e,t){let n=new Set(t.map(Ge));return e.filter(o=>!n.has(Ge(o)))}function Ye(e){return[...new Map(e.map(t=>[Ge(t),t])).values()]}var Vl=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Pt({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let c={effect:o,cause:Zs(s,o),wrong:r},
l=()=>t("pointed",c),a=()=>t("pointed",null);return h("li",{class:"sentence",onmouseenter:l,onfocusin:l,onmouseleave:a,onfocusout:a,dataset:{cells:[...o,...s,...r].
map(Ge).join(" ")}},...Gl(e,n),Jl(e,i))}function mt(e,{words:t,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Pt(e,{words:t,effect:n,cause:s,lines:o})}function ht(e,t){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=t,c=Pt(e,{words:n,effect:o,cause:s,lines:i.length?[]:r});return h("ul",{class:"sentences"},c,...i.length?[Bt(
e,i)]:[])}function Bt(e,t){return h("li",{class:"chain"},h("ol",{class:"sentences"},t.map(n=>{let o=mt(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Gl(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[h("p",{},ft(e,Q(o)))]:[h("p",{},ft(e,`${Q(n)}:`)),h("p",{class:"follows"},
ft(e,Q(o)))]}var Q=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function ft(e,t){return t.split(Vl).map((n,o)=>o%2?Yl(e,n):n)}function Yl(e,t){let[n,o]=t.split(
",").map(Number),s=`row ${n}, column ${o}`;return h("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.emit("ce\
ll",{row:n,column:o})},t)}function Jl(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?h("p",{class:"sources"},[...n.keys()].map(
o=>kn(e,o))):null}function kn(e,t){let n=Zl(t);return n===null?null:h("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},vn(n,e.store.now))}function Zl(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function vn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function Xs({app:e,place:t}){e.when("focused",n=>{let o=n&&Ge([n.row,n.column]);for(let s of ae(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var ze=e=>Ye(e.flatMap(t=>t.cells));var Xl=["ghosts","overlay","film"];function Qs(e){let{app:t,place:n,highlight:o}=e,s=h("div",{class:"card-body","aria-live":"polite"}),r=h("h2",{tabIndex:-1}),i=Ql(
(...p)=>s.append(...p)),c=h("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(h("header",{},r,c),s,i.element),
n.card.hidden=!0,Xs(e);let l=new Set,a=new Set,u=()=>!1;function d(){u=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let p of[...l])g.
offer(p,null)}function f(){a.add(r.textContent),g.close()}let m=p=>p.flat().filter(b=>b!=null),g={show(p,...b){let v=n.card.contains(document.activeElement);d(),
a.delete(p),r.textContent=p,s.append(...m(b)),n.card.hidden=!1,v&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:p=>n.card.hidden&&!a.has(p),add(...p){s.append(...m(p))},replace(...p){o("pointed",null),s.replaceChildren(
...m(p))},work(p,b,v){return g.show(p),i.tell(b),i.run(v)},keepWhile(p){u=p},tell:i.tell,offer(p,b){b===null?l.delete(p):l.add(p),t.emit(p,b)},close(){d(),n.card.
hidden=!0}};for(let p of Xl)t.when(p,b=>{b===null&&l.delete(p)});return t.when("cancel-all",()=>{a.clear(),g.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{u()||g.close()}),g}function Ql(e){let t=h("span",{class:"soft"}),n=h("button",{type:"button",onclick:()=>{r(),e(h("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=h("div",{class:"card-work",hidden:!0},h("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(l){let a=s=new AbortController;o.hidden=!1;try{await l(a.signal)}catch(u){if(u.name==="AbortError"||a.signal.aborted)return;e(h("p",{class:ec(
u)?"failure":""},Wt(u)))}finally{s===a&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:l=>{t.textContent=l}}}var ec=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Wt(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return Q(n.replace(/^encodings\/\S+: /,""))}function I(e,t,n={}){
return h("button",{type:"button",onclick:t,...n},e)}var ne=(...e)=>h("div",{class:"row"},...e),L=(...e)=>h("p",{},...e);var er=["puzzle","instance","rules","facts","constants"];function tr(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(l){t.add(l)}};function s(l){
o.now={...o.now,...l};for(let a of t)a(o.now)}async function r(){clearTimeout(n);let l=e.store.now;if(!l.puzzle)return;let a=performance.now(),u={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(f,m)=>{u=m});d!==void 0&&i(l)&&c(d)}catch(d){if(!i(l))return;if(d.interrupted)return c(tc(u,d.interrupted,performance.now()-
a));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(r,2e3):e.emit("problems",d.problems??[])}}let i=l=>er.every(a=>e.store.now[a]===
l[a]);function c(l){s({outcome:l,error:null,isOld:!1}),e.emit("problems",l.remarks),e.emit("solved",Ft(l))}return e.store.on(er,(l,a,u)=>{let d=u.has("puzzle")||
u.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var tc=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Ft({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function nr(e){let{app:t,place:n,solving:o}=e,s=h("strong"),r=h("span",{class:"soft"}),i=h("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=h(
"div",{class:"row"}),l=h("div",{class:"status-line",role:"status"},h("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(l,i,c);let a=sc(e,c,d);function u({
outcome:m,error:g,isOld:p}){if(n.status.setAttribute("aria-busy",String(p)),n.status.classList.toggle("old",p),p){a.stop(),m===null&&g===null&&f();return}let b=g?
nc(g):m&&xn(m);b!==null&&(n.status.dataset.kind=b.kind,s.textContent=b.words,r.textContent=b.detail??"",c.replaceChildren(...oc(t,g)),m?.status==="multiple"&&a.
offer())}function d({count:m,exhausted:g,horizon:p}){s.textContent=g?`${K(m,"answer")}, all counted`:`At least ${K(m,"answer")}`;let b=p===null?null:`in ${p} st\
eps; longer ones were not counted`;r.textContent=[b,g?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(u),f()}function xn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=e.interrupted?null:`${Ft(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Ft(e).
seconds)} s`,a={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${K(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so\
 far`,"warn"]}[t];return{words:a[0],detail:i,kind:a[1]}}function nc(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. T\
rying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:
e.interrupted?{words:Wt(e),kind:"warn"}:e.problems.length&&e.problems.every(Fe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function oc(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return h("p",{class:"status-problem"},n.text);let o=Q(vn(n,e.store.now)),s=h("button",{type:"button",class:"ru\
le-link",onclick:()=>e.emit("reveal",n)},o);return h("p",{class:"status-problem"},s,`: ${n.text}`)})}function sc({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,l=h("span",{},"Counting \u2026");t.replaceChildren(h("span",{class:"spinner","aria-hidden":"true"}),l,I("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let a=await U("count",M(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(u,{count:d})=>{l.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(a)}catch(a){c.signal.aborted||i(Wt(a))}}function r(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",I("Count them all",s))}return{
stop:r,offer:i}}var Sn=200;function sr(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(I("Solution",i,{title:"Show the solved board"}),I("Answers",a,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;t.when("playable",u=>{r=u});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async u=>{let d=e.createFilm("Solution"),f=[];await U("answers",M(t.store.now,{marks:[],most:1}),{signal:u,onEvent:(m,g)=>{
f.push(g),d.add(or(g,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(L("No answer was found."))})}function c({atoms:u,frames:d}){let f=s.now.outcome&&`${xn(s.now.
outcome).words}. `;return[L(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:h("p",{class:"atoms"},u.join(" ")),r&&s.now.outcome?.horizon===null?ne(
I("Fill it in",()=>l(u),{class:"primary"})):null]}function l(u){o.offer("film",null),t.emit("fill",u)}async function a(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async u=>{let d=e.createFilm("All answers"),f=h("div"),m=[],g=0,p=!1,b=k=>d.goTo(m[Math.
min(Math.max(g+k,0),m.length-1)]),v=h("span",{role:"status"}),y=()=>{v.textContent=`Answer ${g+1} of ${m.length}`};f.append(h("div",{class:"row"},I("Previous",()=>b(
-1)),v,I("Next",()=>b(1)))),d.onMove(k=>{g=Math.max(m.findLastIndex(S=>S<=k),0),y()}),o.add(f);let w=await U("answers",M(t.store.now,{marks:[],most:Sn}),{signal:u,
onEvent:(k,S)=>{p=S.cost.length>0,m.push(d.length),d.add(or(S,`Answer ${m.length}`)),S.frames.length||f.append(h("p",{class:"atoms"},S.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),y()}});o.add(L(rc({...w,isBest:p,horizon:s.now.outcome?.horizon},m.length)))})}}var or=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function rc({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
Sn?"There may be others.":`The first ${Sn}; there may be more.`}var rr="pylogic:check",ac=250,ic=400,lc=3,cc="Whether this can be completed was not found out in time.";function ar(e){let{app:t,place:n,solving:o}=e,s=ie(),r=s.
stop,i=!1,c=null,l=!1,a=fc(e),u=uc(()=>m(!f())),d=I("Check",()=>g(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(h("div",{class:"\
row"},d,u),a.element);let f=()=>u.getAttribute("aria-checked")==="true";function m(y){u.setAttribute("aria-checked",String(y)),localStorage.setItem(rr,y?"on":"o\
ff"),c=null,g()}async function g(y=!1){let{outcome:w,isOld:k}=o.now,{marks:S}=t.store.now,x=y||l&&S===c;if(y)c=S;else if(!x&&S===c&&!k)return;let $=Object.keys(
S).length===0;l=x&&k&&!$;let O=(x||f())&&!k&&w!==null&&!$;if(!O||w.status==="none"||w.horizon!==null)r(),O&&w.horizon===null?a.bad("There is no answer at all",[]):
x&&$?a.unsure("Nothing is entered yet."):l?a.unsure("checking \u2026"):a.clear();else if(!x)await b("rules");else{let z=w.status==="unique"?new Set(w.answers[0].
atoms):null;z===null?await b("all"):p(z,S)&&await b("reasons")}}function p(y,w){let k=$n(y,w);if(k.length){let S=Ye(k.map(On).filter($=>$!==null)),x=S.length===
1?`1 ${Re(S)} is wrong`:`${S.length} ${Re(S)}s are wrong`;return a.bad(x,S),!0}return r(),a.good(i?h("strong",{},"Solved!"):"So far so good"),!1}async function b(y){
let w=a.element.childNodes.length?ic:0,k=y==="all"?setTimeout(()=>a.unsure("checking \u2026"),w):0,S;try{S=await s($=>R("judge",M(t.store.now),$))}catch($){y===
"all"&&$.interrupted?a.unsure(cc):y!=="reasons"&&a.clear();return}finally{clearTimeout(k)}if(S===void 0)return;let x=dc(e,S.broken);if(y==="rules")x?a.bad(x.children.
length===1?"A rule is broken":"Rules are broken",ze(S.broken),x):i?a.good(h("strong",{},"Solved!")):a.clear();else if(y==="reasons"){if(x===null)return;a.element.
querySelector("button")?.remove(),a.element.append(x)}else S.possible?a.good("So far so good"):a.bad("This cannot be completed any more",ze(S.broken),x)}let v=te(
ac,()=>g());t.store.on(["marks"],y=>{r(),a.element.classList.add("old"),Object.keys(y.marks).length||a.clear(),v()}),t.when("cancel-all",()=>{r(),a.clear()}),t.
when("playable",y=>{n.check.hidden=!y}),t.when("finished",y=>{i=y,g()}),o.on(()=>g()),u.setAttribute("aria-checked",String(localStorage.getItem(rr)==="on"))}var uc=e=>h(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},h("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function dc(e,t){let n=t.slice(0,lc).map(o=>mt(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?h("ul",{class:"sentences"},n):null}function fc({conflicts:e,highlight:t}){let n=h("div",{class:"verdict",role:"status"}),o=(r,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(l=>l!=null))},s=()=>I("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,h("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,c=null)=>o("bad",i,h("strong",{},r),
c??s())}}var Re=e=>e.every(t=>t.length>2)?"line":"cell",$n=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function On(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var mc=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,zn="Why there is no answer",ir="Why this is wrong",hc="Which rule is wrong",pc=600;function lr(e){let{app:t,
card:n,highlight:o,solving:s}=e;function r(b=!1){return u(zn,{marks:[]},b)}async function i(){await n.work(ir,"Looking for what it breaks \u2026",async b=>{let{
broken:v}=await R("judge",M(t.store.now),b);v.length?c(v):await d({},!1,b)})}function c(b){o("card",{wrong:ze(b)}),n.replace(L("What you entered breaks a rule a\
lready:"),h("ul",{class:"sentences"},b.slice(0,12).map(v=>mt(e,{words:`${v.words}.`,cells:[],because:[v]}))),l())}let l=()=>ne(I("But it is right",()=>n.work(hc,
"Looking for what refuses it \u2026",async b=>{let{is_answer:v,reasons:y}=await R("why",M(t.store.now),b);v?n.add(L("Some answer has all of it.")):a(y)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function a(b){o("card",{wrong:ze(b)}),n.replace(h("ul",{class:"sentences"},Bt(e,b.flatMap(
v=>cr(v)))))}function u(b,v,y){let w=y?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(b,w,k=>d(v,y,k))}async function d(b,v,y){
let w=(x,{size:$,bound:O})=>n.tell(`${$} clues and rules so far${O?`, at least ${O} are needed`:""} \u2026`),k=M(t.store.now,{...b,smallest:v}),S=await U("confl\
icts",k,{signal:y,onEvent:w});S.status!=="none"?n.add(L("There is an answer now.")):S.conflicts.length?f(S.conflicts[0],b):n.add(L("The reason was not found in \
time."))}function f(b,v){let y=b.because.filter(S=>S.clue!==null),w=b.because.filter(S=>S.clue===null),k=b.chain.length>0;o("card",{cause:Ye([...ze(y),...ze(w)]),
wrong:b.cells}),n.replace(L(k?"It leads to a contradiction:":gc(b,y,w)),g("The clues: ",y.map(S=>S.words).join("; ")),g("What you entered: ",b.cells.join(" ")),
k?h("ul",{class:"sentences"},Bt(e,b.chain)):m(w),h("p",{class:"soft"},b.smallest?"No reason is smaller.":b.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),v.marks?null:l(),b.smallest?null:ne(I("The smallest reason",()=>u(v.marks?zn:ir,v,!0))))}let m=b=>h("ul",{class:"sentences either"},b.map(v=>Pt(e,
{words:v.words,cause:v.cells,lines:[v]}))),g=(b,v)=>v?L(b,...ft(t,wc(v))):null,p=te(pc,()=>{let{outcome:b,isOld:v}=s.now;!v&&b?.status==="none"&&b.horizon===null&&
n.mayCome(zn)&&r()});return s.on(p),{ofPuzzle:r,ofMarks:i}}function cr({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>cr(i,s+1))]}function gc(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function wc(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(mc,t).trimEnd()}var ur="How the answer follows",dr=10;function fr({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function r(l){s(),n=new AbortController;let a={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{
a.events.push({name:d,data:f}),a.wake()};return a.end=U("explain",M(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:u}),a.end.catch(()=>{}).finally(()=>{a.
hasEnded=!0,a.wake()}),o=a}async function*i(l){for(let a=0;;a+=1){for(;a===l.events.length&&!l.hasEnded;)await new Promise(u=>{l.wake=()=>u(null)});if(a===l.events.
length)return;yield l.events[a]}}async function c(l,a){l.addEventListener("abort",s);try{return await a()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(
l,async()=>{let{marks:a}=e.now,u=o&&Object.entries(o.marks).every(([d,f])=>a[d]===f);for(let d=o&&u?o:r(dr);;d=r(dr)){let f=[],m=[],g=null;for await(let{name:p,
data:b}of i(d)){p==="own"&&(g=b),p==="step"&&f.push(b),m.push(...(b.frames??[]).flatMap(y=>y.looks??[]));let v=bc(g,f,a);if(v.length)return{steps:v,looks:m,end:null}}
if(d.marks===a)return{steps:[],looks:m,end:await d.end}}}),follow:(l,a)=>c(l,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,
data:f}of i(u))a(d,f);return u.end})}}function bc(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Cn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Cn(e,t){let[n,o]=zt(e);return t[n]===o}function En({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function mr(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(I("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(ur,"Looking for the first step \u2026",async c=>{
let l=e.createFilm(ur),a=h("ol",{class:"steps"});n.add(a);let u=await s.follow(c,(d,f)=>{f.frames&&l.add(f.frames.map(m=>({...m,...yc(d,f)}))),d==="step"&&(a.append(
kc(e,l,f,a.childElementCount+1)),n.tell(`${K(a.childElementCount,"step")} so far \u2026`))});if(u.status==="none")return En(e,u);if(u.status==="multiple")return e.
several.ask();a.before(L(vc(u,a.childElementCount)))})}}function yc(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:Q(t),
captions:[Q(n)],settled:o}}function kc(e,t,n,o){let s=h("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},Q(n.words)),r=h("li",{dataset:{frame:o}},
s,ht(e,n));return t.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function vc({grade:e,complete:t,interrupted:n},o){
let s=K(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?
` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function hr(e){let t=null;return e.app.when("film-at",n=>t?.
moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=xc(e,n)}function xc({app:e,card:t},n){let o=[],s=[],r=[],i=0,c=!0,l=()=>{c&&o.length&&t.offer("film",{title:n,frames:[
...o],looks:s,at:i})},a=te(200,l);return{moved(u){if(c){i=u;for(let d of r)d(i)}},told(u){(u===null||u.title!==n)&&(c=!1)},get length(){return o.length},add(u){
let d=o.length===0;o.push(...u),s.push(...u.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?l():a()},goTo(u){c=!0,i=Math.min(u,o.length-1),l(),e.emit("pane","board");
for(let d of r)d(i)},onMove(u){r.push(u)}}}var _t="Hint";function gr(e){let{app:t,place:n,card:o,highlight:s,derivation:r}=e,i=I("Hint",l,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",g=>{i.hidden=!g}),t.when("hint",l);let c=!1;t.when("finished",g=>{c=g});async function l(){if(c){o.show(_t,L("Solved: nothing is lef\
t to do."));return}let g=a();if(g.length){u(g);return}await o.work(_t,"Looking for the simplest next step \u2026",async p=>{let{marks:b}=t.store.now,{steps:v,looks:y,
end:w}=await r.next(p),k=t.store.now.marks===b;w?.status==="none"?En(e,w):w?.status==="multiple"?Sc(e):k?w?o.add(L($c(w,b))):d(v.at(-1),v.slice(0,-1),y,b):o.add(
L("The board has changed meanwhile: ask again."))})}function a(){let{outcome:g,isOld:p}=e.solving.now;return!p&&g?.status==="unique"?$n(new Set(g.answers[0].atoms),
t.store.now.marks):[]}function u(g){let p=g.map(On).filter(w=>w!==null),b=()=>{let w=Object.entries(t.store.now.marks).filter(([k])=>!g.includes(k));t.store.change(
{marks:Object.fromEntries(w)}),o.close()};o.show(_t),s("card",{wrong:p});let v=t.store.on(["marks"],({marks:w})=>{v(),y.isConnected&&!g.every(k=>k in w)&&o.close()}),
y=I("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(L(g.length===1?`First this: one ${Re(p)} is wrong.`:`First this: ${g.length} ${Re(p)}s are wrong.`),
ne(I(g.length===1?"Erase it":"Erase them",b,{class:"primary"}),y))}function d(g,p,b,v){let{cells:y,causes:w,entered:k,name:S,frames:x}=g;s("card",{effect:y,cause:w});
let $=I("Do it",()=>m(k),{class:"primary"}),O=I("Do it, and the next",()=>{m(k),l()}),z=()=>k.every(C=>Cn(C,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!$.
isConnected)return A();if(!f(v))return o.close();s("card",null),O.textContent=($.disabled=z())?"Next hint":"Do it, and the next"});o.add(h("p",{class:"look"},"L\
ook at ",pr("effect",y),...w.length?[" and ",pr("cause",w)]:[],".",h("span",{class:"soft"},` (${S})`)),...p.map(C=>ht(e,C)),ht(e,g),ne($,O,g.has_candidates?I("S\
how what is noted",()=>{o.offer("film",{title:_t,frames:x,looks:b.map(C=>({svg:C})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&$.focus()}let f=g=>Object.entries(g).every(([p,b])=>t.store.now.marks[p]===b);function m(g){let{marks:p}=t.store.now;
t.store.change({marks:{...p,...Object.fromEntries(g.map(zt))}})}}function Sc({card:e,several:{share:t}}){e.add(L("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),ne(I("Show what all answers share",t)))}var pr=(e,t)=>h("span",{class:`key ${e}`},t.length===0?"the boar\
d":t.length===1?`this ${Re(t)}`:`these ${t.length} ${Re(t)}s`);function $c({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.
keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var wr="More than one answer",Oc=300;function br(e){let{app:t,card:n,solving:o}=e;function s(){n.show(wr,L("This board has more than one answer. What would you \
like to see?"),r())}let r=(p=null)=>ne(I("What they share",c,{hidden:p===c}),I("Two of them side by side",l,{hidden:p===l,class:"served"}),I("Clues that would l\
eave one",a,{hidden:p===a,class:"served"})),i=(p,b)=>R("differences",M(t.store.now,{marks:[],extra:b}),p);async function c(){await n.work("What all answers shar\
e","Comparing all answers \u2026",async p=>{let{status:b,cautious:v,brave:y}=await i(p,!1);if(!m(b)){if(v===null)return n.add(L("The answers were not all compar\
ed in time."));n.offer("overlay",{certain:v,possible:y}),n.add(L("The board shows all answers at once: full is what every answer has, faint what only some have."),
L(`${v.length} of ${y.length} are certain.`),r(c))}})}async function l(){await n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:b,picture:v}=await i(
p,!1);if(m(b))return;if(v===null)return n.add(L("These rules do not say how a board is drawn."));let y=[{svg:v}];n.offer("film",{title:"Two answers",frames:y,at:0}),
n.add(L("Where they differ is highlighted; the third board is what all answers share."),r(l))})}async function a(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async p=>{let{status:b,offers:v,proof:y}=await i(p,!0);if(m(b))return;if(!v.length)return n.add(L("No clues were found that w\
ould leave one answer."));u(v);let w=v.length===1;n.add(L(w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${v.
length} clues would leave one answer (${y}). They stand faintly on the board: click one to add it.`),ne(I(w?"Add it":"Add all",()=>f(d(v)),{class:"primary"})))})}
function u(p){n.offer("ghosts",p),n.keepWhile(()=>{let b=d(p);return!b.length||b.length===p.length?!1:(u(b),!0)})}function d(p){let b=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return p.filter(({atom:v})=>!b.includes(`${v}.`))}let f=p=>t.emit("clues",p.map(({atom:b})=>b));function m(p){return p==="multiple"?!1:(n.add(L("T\
here is no longer more than one answer.")),!0)}let g=te(Oc,()=>{let{outcome:p,isOld:b}=o.now;!b&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(wr)&&s()});
return o.on(g),{ask:s,share:c}}function yr({app:e,place:t,card:n}){t.more.append(I("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:c,interrupted:l}=await R(
"unneeded",M(e.store.now,{marks:[]}),r);n.add(i.length?L("All of these could be deleted at once: the answers of this board would stay the same."):L(l?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?L("This board says nothing of these: it has nothing that they could forbid."):null,s(c),l?L("T\
he search was cut short: there may be more."):null)})}let s=r=>h("ul",{class:"sentences"},r.map(({words:i,place:c})=>h("li",{class:"sentence"},h("p",{},Q(zc(i))),
h("p",{class:"sources"},kn(e,c)))))}var zc=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var kr=matchMedia("(max-width: 60rem)");function Cc(e){let t={status:h("section",{class:"assistant-status","aria-label":"Answers"}),buttons:h("div",{class:"assi\
stant-buttons"}),check:h("section",{class:"assistant-check","aria-label":"Check while you play"}),card:h("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:h("div",{class:"assistant-more"})};j("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>kr.matches?j("#board").append(
t.card):t.check.after(t.card);kr.addEventListener("change",n),n();let o=Js(e),s={app:e,place:t,highlight:o,solving:tr(e)};s.card=Qs(s),s.derivation=fr(e),s.createFilm=
hr(s),nr(s),s.conflicts=lr(s),s.several=br(s),gr(s),mr(s),sr(s),ar(s),yr(s)}var _n={};fe(_n,{start:()=>Xc});function vr(e){let t=new Set,n=ie(),o=null,s=null,r=async()=>{let{puzzle:l,instance:a,rules:u,facts:d}=e.store.now,f=JSON.stringify([l,a,u,d]);if(!(!l||f===s)){
s=f;try{let m=await n(g=>R("choices",M(e.store.now,{marks:[]}),g));if(m===void 0)return;o=m;for(let g of t)g(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=te(1e3,()=>{i()&&r()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:r,on(l){t.add(
l),o!==null&&l(o)}}}var Ln={};fe(Ln,{NAME:()=>zr,TITLE:()=>Nc,create:()=>jc});function Je({name:e,words:t,topic:n,app:o,action:s,onSubmit:r}){let i=h("div",{class:"fields"}),c=h("button",{type:"submit",class:"primary"},s),l=h("div",{class:"\
actions"},c),a=h("form",{class:"work-form","aria-label":e},h("p",{class:"soft"},t," ",Ec(o,n,e)),i,l);return a.addEventListener("submit",u=>{u.preventDefault(),
r()}),{form:a,fields:i,button:c,line:l}}function Ec(e,t,n){return h("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function H(e,t,{title:n="",hint:o=null}={}){return h("label",{class:"field",title:n},h("span",{},e),t,o)}function Ze(e,t){
return t.setAttribute("aria-label",e),t}function Y(e,{min:t,max:n,value:o,step:s=1}){return h("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function Ce(e,t){return pt(h("select",{name:e}),t)}function pt(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>h("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function Tn(e,t,n,o){let s=([r,i,c=""])=>h("label",{title:c},h("input",{type:"checkbox",name:e,value:r,checked:o.includes(
r)})," ",i);return h("fieldset",{class:"ticks"},h("legend",{},t),n.map(s))}var xr=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),Xe=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function Qe(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function et(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function tt(e,t,n=["rules","facts","constants"]){let o=h("progress",{"aria-label":"Progress"}),s=h("span",{class:"how-far"}),r=h("span",{class:"soft clock"}),i=h(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=h("div",{class:"working",hidden:!0},o,s,r,i),l=h("p",{class:"job-end",role:"status"}),a=h("p",{class:"job-o\
ld","aria-live":"polite"}),u=null,d=null,f="",m=()=>d?.abort(),g=(k,S=null,x=null)=>{if(f=k,s.textContent=k,S===null)return o.removeAttribute("value");o.max=Math.
max(1,x??0),o.value=S},p=k=>{c.hidden=!k,t.disabled=k},b=(k,S=!1)=>{l.textContent=k,l.classList.toggle("failure",S),y()},v=()=>n.some(k=>u&&e.store.now[k]!==u[k]),
y=()=>{a.textContent=l.textContent&&v()?`This was found ${Sr}.`:""};async function w(k,S,x){m();let $=d=new AbortController,O=performance.now();u=e.store.now;let z=()=>{
r.textContent=`${Math.floor((performance.now()-O)/1e3)} s`},A=setInterval(z,1e3);z(),b(""),p(!0),c.scrollIntoView({block:"nearest"});try{return await U(k,S,{signal:$.
signal,onEvent:x})}catch(C){C.name==="AbortError"?b(`Cancelled: ${f}.`):b(Ac(C,f),C.interrupted===null);return}finally{clearInterval(A),d===$&&p(!1)}}return e.when(
"cancel-all",m),e.store.on(n,y),{element:h("div",{class:"job"},c,l,a),run:w,tell:g,say:b,stop:m,named:k=>v()?`${k}, ${Sr}`:k,get isOld(){return v()}}}var Sr="be\
fore your last change",$r={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function Ac(e,t){if(e.interrupted&&e.interrupted in $r)return`${$r[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var Nn=["orders","engines","configs","heuristics","labelings","others"],Mn=["default","as usual"];function Or(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(a=>[a,a,n[a]]),s=e.needed===null?e.engines:[],r=e.needed===null?[]:[h("p",{class:"soft"},`${e.needed}.`)],i=(a,u,d)=>Tc(a,u,d,t[a]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ee(s)]),...r],l=[i("configs","Presets of clasp",[Mn,...Ee(e.presets)]),
i("heuristics","Heuristics: what is decided first",[Mn,...Ee(e.heuristics)]),i("labelings","Labelings, as in clpfd",[Mn,...Ee(e.labelings)]),Tn("others","Other \
boards of this puzzle",Ee(e.instances),t.others)];for(let a of[...c,...l])Mc(a)&&(a.hidden=!0);return{first:c,more:l}}var Ee=e=>e.map(t=>[t,t]);function Tc(e,t,n,o){
let s=n.map(([r])=>r).filter(r=>o.includes(r));return Tn(e,t,n,s.length?s:[n[0][0]])}function Mc(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var zr="Compare",Nc="Measure which way of solving is faster",Lc="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",gt={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},Dc=600;function jc(e,t){let n={seeds:Y("seeds",{min:0,max:100,value:gt.seeds}),random:Y("random",{min:1,max:100,value:gt.
random}),repeat:Y("repeat",{min:1,max:100,value:gt.repeat}),timeout:Y("timeout",{min:1,max:300,value:gt.timeout})},{seeds:o,random:s,repeat:r,timeout:i}=n,{form:c,
fields:l,button:a,line:u}=Je({name:zr,words:Lc,topic:"comparing",app:e,action:"Compare",onSubmit:S}),d=tt(e,a),f=h("div",{class:"lists"}),m=h("div",{class:"list\
s"}),g=H("Random orders",s,{title:"How many orders of each random kind"}),p=h("p",{class:"soft"}),b=h("p",{class:"links"});l.append(f,g,H("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),h("deta\
ils",{class:"more"},h("summary",{},"More ways, boards and limits"),m,H("Repeats",r,{title:"Runs that differ in nothing: they show how exact the clock is"}),H("S\
econds for a run",i))),u.before(p),c.append(d.element,b);let v=x=>x in(t.now?.shuffles??{}),y=()=>`compare:${e.store.now.puzzle}`,w=()=>({...Object.fromEntries(
Nn.map(x=>[x,xr(c,x)])),...Xe(n)}),k=()=>{let x=w(),$=x.orders.filter(v).length,O=x.orders.length+$*(Number(s.value)-1),z=x.configs.length*x.heuristics.length,C=x.
engines.reduce((De,X)=>De+(X==="clingo"?z:1),0)*O*x.labelings.length,T=x.others.length+1,W=Math.max(1,Number(o.value))*Number(r.value),P=C*T*W;g.hidden=!x.orders.
some(v),a.disabled=P===0;let Z=[K(C,"way"),K(T,"board"),K(W,"run")].join(" \xD7 "),ge=P*Number(i.value)>Dc?", ended after ten minutes at the latest":"";p.textContent=
P?`${Z} = ${K(P,"run")}${ge}`:"Choose at least one of each list."};c.addEventListener("input",()=>{k(),et(y(),w())}),t.on(x=>{let $={...gt,...Qe(y())};for(let[z,
A]of Object.entries(n))A.value=$[z];let O=Or(x,$);f.replaceChildren(...O.first),m.replaceChildren(...O.more),k()});async function S(){let x=w(),$=e.store.now,O=0,
z=0;b.replaceChildren(),d.tell("reading the files");let A=await d.run("compare",M({...$,marks:{}},{...Object.fromEntries(Nn.map(C=>[C,x[C]])),orders:x.orders.map(
C=>v(C)?`${C}:${s.value}`:C),seeds:Number(o.value)||null,repeat:Number(r.value),timeout:Number(i.value)}),(C,T)=>{C==="begun"?z=T.runs:C==="run"&&(O+=1),d.tell(
O===z?`${z} runs, drawing the report`:`${O} of ${z} runs`,O,z)});A!==void 0&&(d.say(`${A.words}.`),b.replaceChildren(...Ic(A,`${$.puzzle}-${$.instance}-comparis\
on`)),b.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{b.replaceChildren(),d.say("")}),c}function Ic({page:e,csv:t,json:n},o){let s=(r,i,c,l)=>h(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},r);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Bn={};fe(Bn,{NAME:()=>Pr,TITLE:()=>Pc,create:()=>Hc});var Ae="pylogic:draft:",Ht="pylogic:tab",Dn=20,jn="pylogic:history",Cr=200,Rc=500;function In(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ae+e,{signal:AbortSignal.timeout(Rc)},n).catch(()=>t(!1)):t(!0)})}async function Er(){let e=sessionStorage.getItem(Ht),t=e!==null&&
await In(e)?e:rt();return t!==e&&await In(t),sessionStorage.setItem(Ht,t),{id:t,draft:e===null?null:Tr(e)}}async function Ar(e){return await In(e)?(sessionStorage.
setItem(Ht,e),!0):!1}function Tr(e){try{let t=JSON.parse(localStorage.getItem(Ae+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function Rn(e,t,n=!1){try{return localStorage.setItem(Ae+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function Mr({now:e,
past:t,future:n}){try{sessionStorage.setItem(jn,JSON.stringify({now:e,past:t.slice(-Cr),future:n.slice(-Cr)}))}catch{sessionStorage.removeItem(jn)}}var Nr=()=>JSON.
parse(sessionStorage.getItem(jn)??"null"),Te=e=>Rn(rt(),e,!0),nt=e=>localStorage.removeItem(Ae+e),pe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Pe=e=>pe(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Me(){let e=(await navigator.locks?.query())?.held??[{name:Ae+sessionStorage.getItem(
Ht)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(Ae)&&!t.has(c)).map(c=>Tr(c.slice(Ae.length))??{at:0,id:c.slice(Ae.length),
document:_e}).sort((c,l)=>l.at-c.at),s=({document:c})=>Pe(c),r=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Dn),...i.slice(Dn)])nt(c);return r.slice(
0,Dn)}var Pr="Generate",Pc="Make new puzzles of this kind",Bc="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",Wc=[["size","of\
 this size"],["present","the present one, new clues"]],Fc=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],_c=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
Lr="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Dr=60,jr=8,Br=1e6;function Hc(e,t){let n={board:Ce("board",
Wc),rows:Ze("Rows",Y("rows",{min:1,max:Dr,value:9})),columns:Ze("Columns",Y("columns",{min:1,max:Dr,value:9})),count:Y("count",{min:1,max:100,value:4}),difficulty:Ce(
"difficulty",Fc),low:Ze("From",Y("low",{min:0,max:jr,value:2})),high:Ze("To",Y("high",{min:0,max:jr,value:4})),symmetry:Ce("symmetry",_c)},{board:o,rows:s,columns:r,
count:i,difficulty:c,low:l,high:a,symmetry:u}=n,d=Ze("Seed",Y("seed",{min:0,max:2**53-1,value:Rr()})),f=h("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{d.value=Rr()}},he("dice")),{form:m,fields:g,button:p,line:b}=Je({name:Pr,words:Bc,topic:"generating",app:e,action:"\
Generate",onSubmit:A}),v=tt(e,p,["rules","constants"]),y=Kc(e,()=>p.focus()),w=H("Size",Pn(s,"\xD7",r),{title:"Rows \xD7 columns"}),k=H("Largest step",Pn(l,"to",
a),{title:Lr}),S=h("p",{class:"refusal",hidden:!0}),x=h("ul",{class:"made","aria-label":"New puzzles"}),$=null;g.append(H("Board",o),w,H("How many",i),H("Diffic\
ulty",c,{title:Lr}),k,H("Symmetry",u),H("Seed",Pn(d,f),{title:"The same seed makes the same puzzles"})),b.before(S),m.append(v.element,y.element,x);let O=()=>{w.
hidden=o.value!=="size",k.hidden=c.value!=="range";let C=!k.hidden&&Number(a.value)<Number(l.value);a.setCustomValidity(C?"This is less than where it begins.":"")},
z=()=>`generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{O(),et(z(),Xe(n))}),t.on(C=>{for(let X of c.querySelectorAll("option"))X.hidden=X.disabled=
!["","range",...Object.keys(C.levels)].includes(X.value);c.querySelector("option:checked:disabled")&&(c.value=""),S.hidden=C.ungenerated===null,S.textContent=`B\
y these rules no puzzles can be made: ${C.ungenerated}.`,p.disabled=C.ungenerated!==null;let{puzzle:T,instance:W}=e.store.now;if($===`${T}/${W}`)return;$=`${T}/${W}`;
let[P,Z]=C.size??[s.value,r.value],De={...{board:C.has_more?"present":"size",rows:P,columns:Z},...Qe(z())};for(let[X,Yt]of Object.entries(De))X in n&&(n[X].value=
String(Yt));O()}),O();async function A(){let{puzzle:C}=e.store.now,T=Number(d.value),W=Number(i.value),P=0,Z=()=>v.tell(`trying seed ${T}, ${P} of ${K(W,"puzzle")}`,
P,W);x.replaceChildren(),Z(),await v.run("generate",M({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(r.value)]:null,seed:T,count:W,symmetry:u.
value||null,difficulty:k.hidden?c.value||null:[Number(l.value),Number(a.value)]}),(De,X)=>{De!=="puzzle"||e.store.now.puzzle!==C||(P+=1,Z(),x.append(Uc(X,()=>y.
open(X))),P===1&&x.scrollIntoView({block:"nearest"}))})!==void 0&&(v.say(`${K(P,"puzzle")} of seed ${T}, each with exactly one solution. A click opens one.`),Number(
d.value)===T&&(d.value=String((T+1)%Br)))}return e.when("cancel-all",()=>{y.isOpening||(x.replaceChildren(),y.element.replaceChildren(),v.say(""))}),m}function Kc(e,t){
let n=h("div",{class:"back"}),o=new Map,s=!1;function r(c){let l=e.store.now,a=`gen-${c.seed}-${c.number}`,u={saved:{...l.saved,facts:""},stamps:{...l.stamps,facts:null}};
i({...l,...u,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let d=!o.has(l.instance);if(o.set(a,c.text),!d)return;let f=()=>{i(l),
n.replaceChildren(),t()};n.replaceChildren(h("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){let{now:l}=e.store;!(o.get(l.instance)===
l.facts&&Ir(l.marks)&&Ir(l.notes))&&Pe(l)&&Te(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:r,get isOpening(){return s}}}function Uc(e,t){
let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,a])=>`${a} ${l}`),s=o.length>1?` (${o.join(", ")})`:"",r=`${e.clues} ${e.
clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?G(e.pictures[0]):h("pre",{},e.text);i.setAttribute("aria-hidden","true");let c=`seed ${e.seed}, no. ${e.number}`;
return h("li",{},h("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzzle ${c}: ${r}`,onclick:t},h("span",{class:"picture"},
i),h("span",{},r),h("span",{class:"soft"},c)))}var Ir=e=>Object.keys(e).length===0,Pn=(...e)=>h("span",{class:"pair"},e),Rr=()=>String(Math.floor(Math.random()*
Br));var Wn={};fe(Wn,{NAME:()=>Wr,TITLE:()=>qc,create:()=>Yc});var Wr="Trace",qc="Watch the solver search",Vc="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Kt=["","as usual"],Gc={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function Yc(e,t){let n={keep:Y("keep",{min:1,max:1e3,value:100}),order:Ce("order",[]),heuristic:Ce("heuristic",[Kt]),labeling:Ce("labeling",[Kt])},{keep:o,order:s,
heuristic:r,labeling:i}=n,c=h("small",{class:"soft"}),{form:l,fields:a,button:u}=Je({name:Wr,words:Vc,topic:"explaining",app:e,action:"Trace the search",onSubmit:w}),
d=tt(e,u),f=h("div",{class:"result"}),m=H("Order of clues",s,{hint:c}),g=H("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),p={},
b=null;a.append(H("Moments",o,{title:"How many of the first moments the film shows"}),m,H("Heuristic",r,{title:"What is decided first, as the rules or clasp adv\
ise"}),g),l.append(d.element,f);let v=()=>{c.textContent=p[s.value]??""},y=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{v(),et(y(),Xe(n))}),
t.on(k=>{let S=Object.entries(k.shuffles).map(([x,$])=>[`${x}#1`,$]);if(p={...k.orders,...Object.fromEntries(S)},pt(s,Object.keys(p).map(x=>[x,x.replace("#1","")])),
pt(r,[Kt,...Ee(k.heuristics)]),pt(i,[Kt,...Ee(k.labelings)]),m.hidden=s.options.length===0,g.hidden=k.labelings.length===0,b!==e.store.now.puzzle){b=e.store.now.
puzzle;for(let[x,$]of Object.entries(Qe(y())))Jc(n[x],$)}v()});async function w(){let{instance:k}=e.store.now,S=0;f.replaceChildren(),d.tell("searching");let x=await d.
run("trace",M({...e.store.now,marks:{}},{order:s.value||"given",heuristic:r.value||null,labeling:i.value||null,keep:Number(o.value)}),(C,T)=>{C==="begun"?S=T.frames:
C==="drawn"&&d.tell(`${T.frames} of ${S} moments drawn`,T.frames,S)});if(x===void 0)return;d.say(`${x.words}.`);let $=(C,T,W)=>{e.emit("film",{title:d.named(C),
frames:T,at:W}),e.emit("pane","board")},O=()=>$(`The search on ${k}`,x.frames,0),z=x.heat.map(C=>({...C,name:Gc[C.name??""]??C.name})),A=x.left_out?` ${x.left_out}\
 more came after them.`:"";f.append(h("p",{class:"soft"},`${x.summary.charAt(0).toUpperCase()}${x.summary.slice(1)}.${A}`),x.frames.length?h("button",{type:"but\
ton",onclick:O},"Show the film again"):h("p",{},"These rules do not say how a board is drawn, so there is no film."),h("div",{class:"heats"},z.map((C,T)=>Zc(C,()=>$(
`Work on each cell of ${k}`,z,T))))),x.frames.length&&!d.isOld&&O()}return e.when("cancel-all",()=>{f.replaceChildren(),d.say("")}),l}function Jc(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function Zc(e,t){let n=G(e.svg??"");return n.setAttribute("aria-\
hidden","true"),h("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},h("span",{},e.name),h("span",{class:"picture"},n))}var _r={generate:Bn,compare:Ln,trace:Wn},Fn=Object.keys(_r),Fr="pylogic:work:opened";function Xc(e){let t=vr(e),n={},o={},s=l=>r(o[l].hidden?l:null),r=l=>{for(let a of Fn)
o[a].hidden=a!==l,n[a].setAttribute("aria-expanded",String(a===l));localStorage.setItem(Fr,l??""),l!==null&&t.refresh()};for(let l of Fn){let a=_r[l];o[l]=a.create(
e,t),o[l].id=`work-${l}`,n[l]=h("button",{type:"button",title:a.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},a.NAME)}let i=h("h2",{id:"work-heading"},"Ma\
ke and measure");j("#assistant").append(h("section",{id:"work","aria-labelledby":i.id},i,h("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{r("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),j("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(Fr);r(Fn.find(l=>l===c)??null)}function de({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),r(f))},c=n.map(
([f,m],g)=>h("button",g===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=h("h2",{id:`title-${rt()}`},e),a=h("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,h("div",{class:"actions"},h("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),u=h("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>u.remove()},a);document.body.append(u),u.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??j(".primary",a)).focus()})}function Le({key:e,words:t,actions:n=[],isBad:o=!1}){Ne(e);let s=n.map(([r,i])=>h("button",{type:"button",onclick:()=>{
Ne(e),i()}},r));j("#notices").append(h("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},h("span",{},t),h("span",{class:"group"},...s)))}
function Ne(e){for(let t of ae("#notices .notice"))t.dataset.key===e&&t.remove()}function Ut(e,t,n){let o=h("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Hn(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=h("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await de({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[h("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as Qc,EditorView as Hr,unifiedMergeView as eu}from"../vendor/codemirror-6.js";function Kr({store:e},t,n){let o=new Map;function s(l,a){let{saved:u,stamps:d}=e.now,f={saved:{...u,[l]:a.text??""},stamps:{...d,[l]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Ne(`conflict ${l}`)}function r(l,a){o.set(l,a.stamp);let u=()=>r(l,a),d=`${a.name} was changed by another program, and you have unsaved changes.`;Le(
{key:`conflict ${l}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>i(l,a).then(g=>({mine:f,theirs:m}[g??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,a),n()),m=()=>{Te(e.now),e.change({[l]:a.text??""}),s(l,a)}}function i(l,a){let u=new Hr({doc:a.text??"",extensions:[Qc.
readOnly.of(!0),Hr.contentAttributes.of({"aria-label":"Differences"}),eu({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return de({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[h("p",{},h("span",{class:"mine"},"only in yours")," ",h("span",{class:"theirs"},"only in the file")),h("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,a){let{now:u}=e;a.text===null||a.text===u[l]?(s(l,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):u[l]===u.saved[l]?(e.change({[l]:a.text}),s(l,a),t(`${a.name} was changed by another program; here it is.`)):o.get(l)!==a.stamp&&
r(l,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var Kn=["rules","facts"];function J(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Be=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function Ur(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(w,k=!1)=>e.emit("message",{words:w,isBad:k}),r=Kr(e,s,g);function i(w){let{now:k}=t;if(k.puzzle&&Pe(k)){let S=Te(k)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${k.instance} ${S}.`)}for(let{dataset:S}of ae("#notices .notice"))S.key&&S.key!=="connection"&&
Ne(S.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:k.mode,...w})}async function c(w,k){let{rules:S,facts:x,game:$}=await me("open",{puzzle:w,instance:k});
e.emit("game",$);let O={rules:S.text??"",facts:x.text??""};return{puzzle:w,instance:k,...O,saved:O,stamps:{rules:S.stamp,facts:x.stamp}}}async function l(w,k){let S=o+=
1,x=await c(w,k);if(S===o){if(x.stamps.rules===null)throw new Error(`There is no puzzle ${w} here.`);i(x),await a()}}async function a(){let{puzzle:w,instance:k}=t.
now,[S]=(await Me()).filter(({document:x})=>x.puzzle===w&&x.instance===k);S&&u(S)}function u(w){let{document:k}=w,S=`Your unsaved changes of ${Be(w.at)} to ${k.
instance} are kept.`;Le({key:"kept",words:S,actions:[["Restore",()=>d(w)],["Discard",()=>nt(w.id)]]})}function d(w){i(w.document),nt(w.id)}function f(w,k,S,x={}){
let $=w.puzzle===t.now.puzzle?t.now:w,{puzzle:O,rules:z,saved:A,stamps:C,constants:T={}}=$;i({puzzle:O,instance:k,rules:z,facts:S,marks:x,constants:T,saved:{...A,
facts:""},stamps:{...C,facts:null}})}let m=({puzzle:w,instance:k},S)=>t.now.puzzle===w&&(S==="rules"||t.now.instance===k);function g(){let w=t.now,k=()=>m(w,"fa\
cts")?p():void 0;return n=n.then(k).catch(S=>s(J(S),!0)),n}async function p(){let{now:w}=t;for(let k of Kn)w[k]!==w.saved[k]&&await b(w,k)}async function b(w,k){
let{puzzle:S,instance:x,stamps:$,[k]:O}=w,{is_saved:z,file:A}=await me("save",{puzzle:S,instance:k==="facts"?x:null,text:O,stamp:$[k]});if(!z){m(w,k)?r.conflict(
k,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}let C=!v.has(A.name)&&$[k]!==null;v.add(A.name),m(w,k)&&r.take(k,A),s(C?`Saved ${A.
name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(C||$[k]===null)&&e.emit("library")}let v=new Set,{changed:y}=r;return{open:l,show:i,read:c,
restore:d,offer:u,showFacts:f,save:g,changed:y,tell:s,own:v,saved:()=>n}}var qr="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",tu="[a-z][a-z0-9_]{0,63}";function Vr(e,t,n){let{store:o}=e,s=m=>t.tell(J(m),!0),r=(m,g)=>{let p=h("input",{
required:!0,autocomplete:"off",spellcheck:!1,...g});return[h("label",{},m,p),p]},i=(...m)=>()=>m.every(g=>g.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),g=(A,C="9")=>r(A,{type:"number",min:1,max:60,value:C}),[p,b]=g("Rows",m?.[1]),[v,y]=g("Columns",m?.[2]),[w,k]=r("Name",{type:"text",pattern:qr,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await de({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
h("div",{class:"fields"},p,v,w)],buttons:[["make","Make it"]],check:i(b,y,k)})===null)return;let{puzzle:x,rules:$,constants:O}=o.now,{facts:z}=await R("frame",{
puzzle:x,rules:$,constants:O,rows:b.valueAsNumber,columns:y.valueAsNumber});t.showFacts(o.now,n.freeName(x,k.value),z),o.change({mode:"edit"})}async function l(){
let[m,g]=r("Name",{type:"text",pattern:tu,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await de({title:"New puzzle",
content:[h("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(g)})===null)return;
let v=await me("new",{name:g.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[g,p]=r("Name",{type:"\
text",pattern:qr,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await de({title:"Save this board under another\
 name",content:[g],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(m.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:g}=o.now;t.show(await t.read(m,g))}async function d(){let m=await Me();if(!m.length){t.tell("No unsaved changes are kept.");return}let g=[],
p=m.map(v=>h("label",{class:"choice"},h("input",{type:"radio",name:"kept",onchange:()=>{g[0]=v}}),`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Be(
v.at)}`)),b=await de({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>g.length>0});for(let v of g)
b==="restore"?t.restore(v):b==="discard"&&nt(v.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(a),revert:f(u),kept:f(d)}}var nu=500,ou=5e3,Gr="What you have done is kept in this browser.",su=`pylogic serve does not answer: has it ended? Start it again. ${Gr}`,ru=`pylogic serve was\
 started again: open the link that it has printed. ${Gr}`;function Yr(e,t,n){let{store:o}=e,s="",r="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:g,stamps:p}=o.now,{rules:b,facts:v}=p,y=new URLSearchParams({puzzle:m,instance:g,rules:b??"",facts:v??""}),w=await ee(`\
changes?${y}`);if(s&&a(),await t.saved(),o.now.stamps!==p)return;let k=i?.puzzle===m?i:{...w,puzzle:m};i={...w,puzzle:m};for(let S of Kn)w[S]&&t.changed(S,w[S]);
w.names!==k.names&&n(),w.encodings!==k.encodings&&c()}function a(){s="",Ne("connection"),t.tell(r),c(),n()}function u({status:m,message:g}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:su,401:ru}[m]??g;s!==p&&Le({key:"connection",isBad:!0,words:p}),s=p}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?ou:nu)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(u),await f()})()}var We="#gallery",au=6,iu=2;function Jr(e,t,n){let{store:o}=e,s=j("#gallery"),r=cu(),{tile:i}=r,c=null,l=0;function a(v){s.hidden=!v,j("#panes").hidden=v,document.
body.dataset.view=v?"gallery":"board",n.entitle()}async function u(){!ot()&&o.now.puzzle===""&&history.replaceState(null,"",We);let v=location.hash,[,y,w]=v.split(
"/");ot()?w!==void 0?await d(y,w):await m(y):a(!1),c=v}async function d(v,y){try{let w=decodeURIComponent(y);o.now.puzzle===v&&o.now.instance===w?f():await t.open(
v,w)}catch(w){t.tell(J(w),!0),history.replaceState(null,"",We),await m()}}function f(){let v=location.hash.split("/").length>2;ot()&&history[v?"replaceState":"p\
ushState"](null,"",location.pathname),a(!1)}async function m(v){let y=l+=1,w=s.hidden||c!==location.hash,k=n.entries.find($=>$.puzzle===v),S=k?await lu(k,i,()=>b(
k)):await g();if(y!==l||(r.forget(),s.replaceChildren(h("div",{class:"page"},...S)),a(!0),!w||c===null))return;let x=[...s.querySelectorAll("a.tile")].find(({hash:$})=>$===
c);(x??j("h2",s)).focus(),x||(s.scrollTop=0)}async function g(){let{puzzle:v,instance:y}=n.first,w=await p();return[h("header",{},h("h2",{tabIndex:-1},"Which pu\
zzle?"),h("p",{class:"soft"},"Each tile is a kind. New to these? Begin with ",h("a",{href:`${We}/${v}/${encodeURIComponent(y??"")}`},n.titleOf(v)),".")),...w.length?
[h("h3",{},"Go on"),Un("Played last",w)]:[],h("h3",{},"All kinds"),Un("All kinds",n.entries.map(k=>i(`${We}/${k.puzzle}`,{words:k.title,more:k.problem??K(k.instances.
length,"board"),draw:async()=>k.instances.length?ee(`tile/${k.puzzle}/${encodeURIComponent(k.instances[0])}?stands_for_all=1`):{pictures:[],size:null}})))]}async function p(){
let v=await Me(),y=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...y,...v].reverse().map(k=>[`${k.document.puzzle}/${k.document.instance}`,
k])).values()].reverse().slice(0,au).map(k=>{let{document:S,id:x,at:$}=k;return i(x===""?f:()=>t.restore(k),{words:n.titleOf(S.puzzle),more:`${S.instance}, ${x===
""?"open":Be($)}`,draw:()=>R("tile",M(S))})})}async function b({puzzle:v}){o.now.puzzle===v?f():await d(v,encodeURIComponent(n.firstOf(v))),e.emit("make")}return e.
when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}async function lu({puzzle:e,title:t,instances:n},o,s){let{game:r}=await me("open",{puzzle:e}).catch(
()=>({game:[]})),i=n.map(l=>o(`${We}/${e}/${encodeURIComponent(l)}`,{words:l,more:"",draw:()=>ee(`tile/${e}/${encodeURIComponent(l)}`)})),c=h("button",{type:"bu\
tton",class:"tile",onclick:s},h("span",{class:"picture"},he("dice")),h("strong",{},"Make me one"),h("span",{class:"soft"},"a new board with one answer"));return[
h("header",{},h("a",{href:We},"All kinds"),h("h2",{tabIndex:-1},t),h("div",{class:"game"},r.map(([l,a])=>h("p",{class:a?"item":""},l)))),Un(`Boards of ${t}`,[...i,
c])]}var ot=()=>location.hash.split("/")[0]===We;function cu(){let e=new Map,t=[],n=0,o=new IntersectionObserver(c=>{for(let{isIntersecting:l,target:a}of c){let u=e.
get(a);!l||!u||(o.unobserve(a),t.push(u),s())}},{rootMargin:"200px"});async function s(){let c=n<iu?t.shift():void 0;c&&(n+=1,await c().catch(()=>{}),n-=1,s())}
function r(c,l){e.set(c,l),o.observe(c)}function i(c,{words:l,more:a,draw:u}){let d=h("span",{class:"picture","aria-hidden":"true"}),f=h("span",{class:"soft"},a);
r(d,async()=>{let{pictures:[g],size:p}=await u(),b=g?[G(g.svg)]:[];for(let v of b)v.querySelector("title")?.remove();d.replaceChildren(...b),p&&(f.textContent=[
`${p[0]} \xD7 ${p[1]}`,a].filter(Boolean).join(" \xB7 "))});let m=[d,h("strong",{},l),f];return typeof c=="string"?h("a",{class:"tile",href:c},...m):h("button",
{type:"button",class:"tile",onclick:c},...m)}return{tile:i,forget(){t=[];for(let c of e.keys())c.isConnected&&(o.unobserve(c),e.delete(c))}}}var Un=(e,t)=>h("ul",
{class:"tiles","aria-label":e},t.map(n=>h("li",{},n)));function Zr(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},c=w=>o.find(k=>k.puzzle===w),l=w=>c(w)?.title??w,a=w=>c(w)?.instances??
[],u=w=>a(w)[0]??"board";function d(w,k){let S=new Set([...a(w),w===n.now.puzzle?n.now.instance:""]);if(!S.has(k))return k;let x=2;for(;S.has(`${k}${x}`);)x+=1;
return`${k}${x}`}let f=(w,k)=>t.open(w,k).catch(S=>{t.tell(S.message,!0),p()}),m=h("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,u(m.value))}),
g=h("select",{"aria-label":"Board",title:"Board",onchange:()=>f(n.now.puzzle,g.value)});function p(){let{puzzle:w,instance:k}=n.now,S=c(w)?.own;v(m,o.map($=>[$.
puzzle,$.title,$.own.rules]),w);let x=a(w).map($=>[$,$,!!S?.instances.includes($)]);v(g,x,k),b()}function b(){let{puzzle:w,instance:k}=n.now;document.title=document.
body.dataset.view==="gallery"?"pylogic":`${pe(n.now)?"\u2022 ":""}${k} \xB7 ${l(w)} \xB7 pylogic`}function v(w,k,S){let x=(z,A)=>{let C=k.filter(([,,T])=>T===A).
map(([T,W])=>h("option",{value:T},W));return C.length?[h("optgroup",{label:z},...C)]:[]},$=k.some(([z])=>z===S)?[]:[h("option",{value:S},`${S} (not saved)`)],O=[
...x(`In the folder ${s}`,!0),...x("With pylogic",!1)];w.replaceChildren(...$,...O),w.value=S}async function y(w){let k=await ee("library",w);[o,s,i,r]=[k.puzzles,
k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",r!==null);for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let x of S.own.
instances)t.own.add(`instances/${S.puzzle}/${x}.lp`)}return n.now.puzzle&&p(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:y,
titleOf:l,freeName:d,firstOf:u,entitle:b,elements:[m,g],get entries(){return o},get first(){return i},get pupil(){return r}}}function qt(e,t,n){let o=h("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=h("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,h("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),a=l.findIndex(d=>d===document.activeElement),u={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(l.at(u%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{q(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function V(e,t,{note:n="",key:o="",isOff:s=!1}={}){return h("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
h("span",{class:"name"},e),o?h("kbd",{},o):null,n?h("small",{},n):null)}var qn=e=>h("div",{class:"heading",role:"presentation"},e);var Vt="#pylogic=";var Xr=/^[a-z_][A-Za-z0-9_]{0,63}$/,uu=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Gt=e=>e.includes(Vt);async function Qr(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:c,saved:l}=e,a=o===l.rules?{}:{rules:o},u=await mu(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:i,constants:c}));
return`${location.origin}/${Vt}${u}`}async function ea(e){let t=e.slice(e.indexOf(Vt)+Vt.length).trim(),n;try{n=JSON.parse(await hu(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!fu(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:l,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:c,notes:l,constants:a}}var ta=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),st=e=>typeof e=="string",du=e=>Array.isArray(e)&&e.every(st),Vn=(e,t,n)=>ta(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function fu(e){return ta(e)&&st(e.puzzle)&&Xr.test(e.puzzle)&&st(e.instance)&&uu.test(e.instance)&&st(e.facts)&&
(e.rules===void 0||st(e.rules))&&Vn(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Vn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,du)&&Vn(e.constants,Xr,t=>st(t)&&t.length<=
200)}async function mu(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function hu(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var na=2e6,pu=/^[^%\n]*(:-|#program|#show|[{}])/m,Gn="input, textarea, select, dialog, .cm-editor, [contenteditable]";function oa(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(Gt(f))return o(f);if(f.length>na)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:g,rules:p,constants:b}=s.now,
v=g?{puzzle:g,rules:p,constants:b}:{puzzle:n.first.puzzle},y=await R("import",{...v,text:f});if(!g&&!y.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let w=y.puzzle===g?s.now:await t.read(y.puzzle,m),k=Object.fromEntries(y.answer.map(O=>[O,!0]));t.showFacts(w,n.freeName(y.
puzzle,m),y.facts,k);let S=y.answer.length?", with what it shows of a solution":"",x=`a board of ${n.titleOf(y.puzzle)}`,$=y.is_named?`Recognised ${y.format}: ${x}`:
`Read as ${x}, the puzzle that is open`;t.tell(`${$}${S}.`),e.emit("pane","board")}async function i(f,m){let g=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(g,n.firstOf(g));t.show({...p,rules:f}),t.tell(`These are rules: they are open as the puzzle ${g}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,g=!1)=>(g&&m&&pu.test(f)?i(f,m):r(f,m)).catch(p=>t.tell(J(p),!0));async function l(f){f.size>na?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),gu(f.name),f.name.endsWith(".lp"))}async function a(){let f=h("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=h("p",{class:"failure",role:"alert",hidden:!0}),g=[h("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await de({title:"Paste a board",content:g,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(b){m.hidden=!1,m.textContent=J(b)}}}function u(){let f=h("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";q(f).closest?.(Gn)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{q(f).closest?.(
Gn)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,q(f).closest?.(Gn)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:u}}var gu=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function sa({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:c}=e.now,l=pe(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await me("solved",{puzzle:r,instance:i}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var wu={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},bu=15e5;function ra(e,t){let{store:n}=e,o=d=>t.tell(J(d),!0);async function s(){let d=await Qr(
n.now);d.length>bu?t.tell("This is too much for a link: download the files.",!0):await Hn(e,d,"a link to these rules and this board")}async function r(){let{svg:d}=await R(
"picture",M(n.now));Ut(`${n.now.instance}.svg`,d,"image/svg+xml")}async function i(){let d=open("","_blank");try{let{html:f}=await R("page",M(n.now)),m=URL.createObjectURL(
new Blob([f],{type:"text/html"}));d?d.location=m:Ut(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=h("div",{class:"formats"},
h("small",{class:"soft"},"One moment\u2026"));return R("export",M(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>V(l(m),()=>Hn(e,m.text??"",`${m.title}\
, ${n.now.instance}`),{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(h("small",{},"No other program's format fits this puz\
zle."))},f=>d.replaceChildren(h("small",{class:"failure"},J(f)))),d}let l=({format:d,title:f})=>`${f}${wu[d]??""}`,a=(d,f,m)=>V(`${d}, ${f}.lp`,()=>Ut(`${f}.lp`,
m,"text/plain")),u=()=>[V("Copy link",()=>s().catch(o),{note:"holds rules and board, for a browser where this page is open; nothing is uploaded"}),qn("Copy for \
other programs"),c(),qn("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.rules),V("Picture, SVG",()=>r().catch(o)),V("Page to prin\
t",i,{note:"the rules in words, and the board"})];j("#share").append(...qt("Share","Share: links, files, print",u))}async function aa(e){j("#bar").append(h("div",{id:"notices"}));let t=Ur(e),n=Zr(e,t),o=u=>la(e,t,u),s=oa(e,t,n,o),r=Vr(e,t,n),i=Jr(e,t,n);yu(e,t,n,s,r),ra(e,t),
sa(e,n);let c=n.load();c.catch(()=>{});let l=await Er();await ku(e,t,c,l).catch(u=>t.tell(J(u),!0)),await i.go(),vu(e,t,()=>l.id),addEventListener("hashchange",
async()=>{await ia(t,o),await i.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),Yr(e,t,a)}function yu(e,t,n,o,s){let{store:r}=e,i=h("button",{type:"\
button",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",h("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=pe(r.now);i.disabled=!d,i.setAttribute(
"aria-label",d?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[V("Save",t.save,{key:"Ctrl-S",isOff:!pe(r.now)}),V("Save board \
as\u2026",s.saveAs,{isOff:!r.now.puzzle})],u=qt("File","File: new, paste, save",()=>[V("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),
...n.pupil!==null?[]:[V("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],V("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.\
at and others"}),V("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),V("Back to the saved files",s.revert,{isOff:!pe(r.now)}),V("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);j("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],c),c(),addEventListener("keydo\
wn",d=>{!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function ku(e,t,n,o){if(await ia(t,i=>la(e,t,i))){o.
draft&&Pe(o.draft.document)&&Te(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,Nr());return}let s=(await Me()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!ot()&&!r?.first.is_asked&&await Ar(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Be(s.at)} are back.`);return}ot()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function ia(e,t){
let{hash:n}=location;if(!Gt(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(J(o),!0),!1}}async function la(e,t,n){
let{rules:o,...s}=await ea(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Le({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function vu({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Rn(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(_e),te(300,s)),addEventListener("pagehide",()=>{s(),Mr(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var Jn={};fe(Jn,{start:()=>$u});var Yn="pylogic:guide",Su=["workbench","index"];function $u(e){let t=j("#drawer"),n=ie(),o=[],s=null,r=[],i=h("article",{class:"guide-page",tabIndex:-1}),c=h("s\
elect",{"aria-label":"Page of the guide",onchange:()=>g(c.value)}),l=h("button",{type:"button",title:"The page before",onclick:p},"Back"),a=h("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=h("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},he("book"),h("span",{class:"wide"},"Guide"));t.append(h("header",{},h("h2",{},"Guide"),c,l,a),i),j("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f(v){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
r.length||(r=await ee("guide"))}catch(y){return b(y)}c.replaceChildren(...r.map(({topic:y,title:w})=>h("option",{value:y},w))),await g(v??localStorage.getItem(Yn)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function g(v,y=!1){let[w,k]=v.split("#"),S=new Set(r.map(
({topic:z})=>z)),x=[w,...Su].find(z=>S.has(z))??w,$;try{$=await n(z=>ee(`guide/${x}`,z))}catch(z){return b(z)}if($===void 0)return;!y&&o.at(-1)!==x&&o.push(x),l.
disabled=o.length<2,c.value=x,localStorage.setItem(Yn,x),i.replaceChildren(...Ou($.html)),i.setAttribute("aria-label",$.title);let O=k?i.querySelector(`#${CSS.escape(
k)}`):null;O?O.scrollIntoView():t.scrollTop=0}function p(){o.pop(),g(o.at(-1)??"",!0)}function b(v){i.replaceChildren(h("p",{class:"failure"},v.message))}i.addEventListener(
"click",v=>{let y=q(v).closest("a[data-topic]");y!==null&&(v.preventDefault(),g(y.dataset.topic??""))}),addEventListener("keydown",v=>{if(v.key==="F1")d();else if(v.
key==="Escape"&&t.contains(document.activeElement))m();else return;v.preventDefault()}),e.when("guide",f)}function Ou(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&zu(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=h("bu\
tton",{type:"button",class:"copy",onclick:()=>Cu(s,o)},"Copy"),r=h("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=h("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function zu(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Yn)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function Cu(e,t){await navigator.clipboard.writeText(Eu(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Eu(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}Xn();var ca=Qn(),ua={store:ca,overview:oo(ca),...so()};for(let e of[Xt,ln,yn,An,_n,Jn])e.start(ua);await aa(ua);document.documentElement.dataset.ready="";
