var fa=Object.defineProperty;var fe=(e,t)=>{for(var n in t)fa(e,n,{get:t[n],enumerable:!0})};var F=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},We=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var Jn="pylogic:token";function Zn(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(da(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var da=e=>localStorage.setItem(Jn,e);async function Yt(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(Jn)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new F({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let c=r.status===422?ma(await r.json()):
await r.text();throw new F({words:c,status:r.status})}return r}function ma(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function G(e,t){return(await Yt(e,void 0,t)).json()}async function de(e,t,n){return(await Yt(e,t,n)).json()}async function K(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Yt(e,t,n);if(s.body===null)throw new F({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let c;try{c=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new F({words:"The server has gone away.",status:0})}
if(c.done)throw new F({words:"The server has gone away.",status:0});let l=(i+c.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let a of l){let u=ha(a);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new F(u.data);o(u.name,u.data)}}}}var P=(e,t,n)=>K(
e,t,{signal:n});function ha(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var Fe=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),ga=["facts","marks","notes"];function Xn(e=Fe){let t=e,n=[],o=[],s=null,r=new Set,i=a=>{let d=Object.keys(t).filter(f=>t[f]!==a[f]);if(d.length)
for(let f of[...r])f(t,a,new Set(d))},c=({facts:a,marks:u,notes:d})=>({facts:a,marks:u,notes:d}),l=(a,u)=>{if(!a.length)return;let d=t;u.push(c(t)),t={...t,...a.
pop()},s=null,i(d)};return{get now(){return t},get canUndo(){return n.length>0},get canRedo(){return o.length>0},get history(){return{now:c(t),past:n,future:o}},
change(a,{merge:u=null,undoable:d=!0}={}){let f=t,m=ga.some(g=>g in a&&a[g]!==t[g]);m&&d&&!(u!==null&&u===s)&&(n.push(c(t)),o=[]),(m||"mode"in a)&&(s=u),t={...t,
...a},i(f)},open(a,u=null){let d=t;t={...Fe,...a},[n,o,s]=u!==null&&JSON.stringify(u.now)===JSON.stringify(c(t))?[u.past,u.future,null]:[[],[],null],i(d)},undo:()=>l(
n,o),redo:()=>l(o,n),on(a,u){let d=new Set(a),f=(...m)=>{[...m[2]].some(g=>d.has(g))&&u(...m)};return r.add(f),()=>r.delete(f)}}}function M(e,t={}){let{puzzle:n,
instance:o,rules:s,facts:r,constants:i,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.entries(c),...t}}var Jt={facts:40,rules:200},Qn=["puzzle","instance","rules","facts","constants","marks"],eo="facts";function no(e){let t=new Set,n=new Map,o=new Set,s=Jt.facts,
r=0;e.on(Qn,(f,m,g)=>{s=g.has("rules")&&!g.has("puzzle")?Jt.rules:Jt.facts});function i(f,m){return l(f),o.add(f),new Promise((g,p)=>{let b={resolve:g,reject:p,
onEvent:m},w=[...t].find(({about:v,parts:k})=>k.includes(f)&&Qn.every(y=>v?.[y]===e.now[y]));w?(w.wishes.set(f,b),to(w,f)):(n.set(f,b),clearTimeout(r),r=setTimeout(
a,s))})}function c(f){l(f),o.delete(f)}function l(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let g=m.wishes.get(f);g&&(g.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function a(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function u(f,m){let g=e.
now;return new Promise((p,b)=>{let w=k=>{v.about={...g,facts:k[k.length-1]},m(k),p()},v=d(g,null,[...o],new Map([[eo,{resolve:w,reject:b}]]),{steps:f})})}function d(f,m,g,p,b={}){
let w={about:m,parts:g,wishes:p,told:new Map,controller:new AbortController},v=(k,y)=>{k==="found"?p.get("solve")?.onEvent?.(k,y):w.told.set(k,k===eo?{found:y.facts}:
y),to(w,k)};return t.add(w),K("overview",M(f,{...b,parts:g}),{signal:w.controller.signal,onEvent:v}).catch(k=>{for(let y of p.values())y.reject(k)}).finally(()=>t.
delete(w)),w}return{ask:i,drop:c,edit:u}}function to({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new F(s.failed)):o.
resolve(s.found))}function oo(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var Zt={};fe(Zt,{start:()=>xa});function h(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function so(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function Y(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function j(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ae=e=>[...document.querySelectorAll(e)],st=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),q=e=>e.target;function te(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ie(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var U=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;var ro="http://www.w3.org/2000/svg",wa={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5\
a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7\
 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.0\
1M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function me(e){let t=document.createElementNS(ro,"s\
vg");for(let[o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(ro,"path");return n.
setAttribute("d",wa[e]),t.append(n),t}var ba=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],ya=8e3,ka=2,va=["pointerdown","keydown"],
ao={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function xa(e){Sa(e),$a(e),Oa(),Ca(e),za(e)}function Sa({store:e}){
let t=ba.map(({mode:o,name:s,title:r})=>h("button",{type:"button",role:"radio",title:r,dataset:{mode:o},onclick:()=>e.change({mode:o})},s)),n=({mode:o})=>{for(let s of t){
let r=s.dataset.mode===o;s.setAttribute("aria-checked",String(r)),s.tabIndex=r?0:-1}};j("#modes").append(...t),j("#modes").addEventListener("keydown",o=>{if(!o.
key.startsWith("Arrow"))return;let s=e.now.mode==="play"?"edit":"play";e.change({mode:s}),t.find(r=>r.dataset.mode===s)?.focus(),o.preventDefault()}),e.on(["mod\
e"],n),n(e.now)}function $a({store:e}){let t=(r,i,c,l)=>h("button",{type:"button",title:`${i} (${c})`,"aria-label":i,onclick:l},me(r),h("span",{class:"wide"},i)),
n=t("undo","Undo","Ctrl-Z",()=>e.undo()),o=t("redo","Redo","Ctrl-Y",()=>e.redo()),s=()=>{n.disabled=!e.canUndo,o.disabled=!e.canRedo};j("#history").append(n,o),
e.on(["facts","marks","notes","puzzle","instance"],s),s(),addEventListener("keydown",r=>{if(!(r.ctrlKey||r.metaKey)||q(r).closest("input, textarea, .cm-editor"))
return;let i=r.key.toLowerCase();if(i==="z"&&!r.shiftKey)e.undo();else if(i==="y"||i==="z"&&r.shiftKey)e.redo();else return;r.preventDefault()})}function Oa(){let e=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",t=h("button",{type:"button",onclick:()=>{let o=e()?"light":"dark";document.documentElement.dataset.theme=o,localStorage.
setItem("pylogic:theme",o),n()}}),n=()=>{let o=e()?"Light colours":"Dark colours";t.replaceChildren(me(e()?"light":"dark")),t.title=o,t.setAttribute("aria-label",
o)};j("#appearance").append(t),n()}function Ca(e){let t=ae("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute("aria-current",String(
s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ea(e)}function Ea(e){let t=Object.keys(ao),
n=o=>{e.emit("pane",o),ae(`#${o} :is(${ao[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;let s=t.findIndex(
i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ae(".leap a"))o.addEventListener(
"click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function za(e){let t=j("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=h("div",{class:o?"messag\
e bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-ka),s);let i=()=>s.remove();setTimeout(()=>{if(!o)i();else for(let c of va)
addEventListener(c,i,{once:!0})},ya)})}var an={};fe(an,{start:()=>ji});var Aa=12;function _e(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(h("span",{class:t,ariaHidden:"true"},n))}function io(e,t,n,o){
_e(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let l=Number(c)-1,a=h("span",{},c);return a.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[a," "]})))}function He(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(h("span",{class:"typed",ariaHidden:"true"},t))}function lo(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function wt(e,t){_e(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Aa%360))}function co(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var bt={corner:"",centre:"~",colour:"#"},Ue=Object.keys(bt),ge=Ue.filter(e=>e!=="colour"),we=["red","orange","yellow","green","cyan","blue","purple","grey"],rt=(e,t)=>bt[e]+
t,be=(e=[],t)=>e.filter(n=>Xt(n)===t).map(n=>n.slice(bt[t].length)),Xt=e=>Ue.find(t=>bt[t]===e[0])??"corner",uo=(e,t,n)=>t.every(o=>e[o]?.includes(n))?en(e,t,o=>o.
filter(s=>s!==n)):Qt(e,t,[n]),Qt=(e,t,n)=>en(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),at=(e,t,n,o)=>en(e,t,s=>s.filter(
r=>!n.includes(Xt(r))||o!==void 0&&r!==rt(Xt(r),o)));function en(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var W=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),fo=new Map;function ho({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=fo.get(o)??{svg:e,words:t,reach:n};return fo.set(o,s),s}var Ta=["diagonal","triangle"],yt=ho({svg:"",words:""});function po(e,t=null){let n=e.pieces.map(
ho),o=c=>c.map(l=>l<0?yt:n[l]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Ma(c.peers??{}),choices:c.choices.map(l=>({...l,looks:l.looks.map(a=>a.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Ma(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var oe=(e,t,n)=>(t-1)*e.columns+n-1,L=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],ye=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,tn=(e,t,n,o)=>ye(t,L(e,o).join(","),n),ke=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Ta.includes(e)&&n.some(({value:o})=>o!==null);function nn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?oe(e,o,s):-1}var ve=(e,t)=>!!e.looks[0]?.[t],kt=(e,t)=>e.plays.some(n=>n.
choices.some(o=>ve(o,t))),on=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),go=e=>on(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),se=(e,t,n,o)=>je(t,n,L(e,o).join(",")),vt=(e,t,n,o,s)=>Ct(t,n,L(e,o).join(","),s),xt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function St({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function it(e,t,n){for(let o of e.plays){let s=o.choices[se(e,o,t,n)];if(s&&ve(s,n))return s.looks.map(r=>r[n]??yt)}return e.
frames.map(o=>o.blank[n])}var mo={corner:"candidates",centre:"centre",colour:"coloured"};function $t(e,{marks:t,notes:n},o){let[s,r]=L(e,o),i=e.plays.map(f=>f.choices[se(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,l=Ue.map(f=>[mo[f],...be(n[`${s},${r}`],f)]).filter(([,f])=>f),a=i.length?l.filter(([f])=>f===
mo.colour):l,u=e.plays.filter(re).flatMap(f=>ko.map(m=>{let g=f.choices[je(f,t,xe(e,o,m))];return g&&`${m}: ${g.words}`})).filter(Boolean),d=[c,...i,...u,...a.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function wo(e,t){let n=s=>s.choices.some(r=>{let[i,c]=ye(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>re(s)&&n(s)))return!0;let o=nn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>ve(r,o)&&tn(e,s,r,o)===t))}function bo(e,t,n){let o=n.filter(r=>wo(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Ot=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function yo(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>wo(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var re=e=>e.where!=="cell",ko=["top","righ\
t","bottom","left"],Na={top:[-1,0,"bottom"],left:[0,-1,"right"]},De=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function vo(e,t,n,o){let s=l=>l.
every((a,u)=>a>=Math.min(n[u],o[u])&&a<=Math.max(n[u],o[u])),r={...t},i={};for(let l of e.spots){let[a,u,d]=l.split(","),[f,m]=[[+a,+u],[+a+ +(d==="bottom"),+u+
+(d==="right")]].map(p=>s(p));if(!f&&!m)continue;let g=ye(e,l,e.choices[0]);delete r[g],f!==m&&(i[g]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function xe(e,t,n){let[o,s]=L(e,t),[r,i,c]=Na[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var je=(e,t,n)=>e.choices.findIndex(o=>t[ye(e,n,o)]===o.holds);function Ct(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ye(e,n,i)];let r=e.choices[o];return r&&
(s[ye(e,n,r)]=r.holds),s}var xo=(e,t,n)=>e.plays.filter(re).reduce((o,s)=>ko.reduce((r,i)=>Ct(s,r,xe(e,n,i),-1),o),t);function lt({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,l]=[n+(r-1)*e,n+(s-1)*t],[a,u]=[c+e,l+t];if(o==="edge")return{top:[c,l,a,l],bottom:[c,u,a,u],left:[c,l,c,u],right:[a,l,a,u]}[i];let[d,f]=[c+e/2,l+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function So(e,t,[n,o,s]){let[r,i,c,l]=lt(e,t,[n,o,s]);if(t==="edge")return[r,i,c,l];let[a,u]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+u,o+a]].map(m=>e.frames[0].cells[oe(e,m[0],m[1])]?.reach?.[u]??0);return[r+a*d,i+u*d,c-a*f,l-u*f]}function le({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var La=500,Da=["clue","unknown"];function $o({app:e,view:t}){let n=new Map,o=new Map,s=ja(e,()=>{for(let x of l())He(t.grid.cell(x),null)}),r=()=>t.sheet,i=x=>r().
edits.find(O=>O.what===x),c=x=>L(r(),x).join(",");function l(){let x=[...n.keys()];return n.clear(),o.clear(),x}function a(x,O,$,C=null){let z=$===null?"":x==="\
unknown"?"?":$;n.set(O,z),He(t.grid.cell(O),z);for(let E of Da)o.set(`${E} ${c(O)}`,null);b(x,O,$,C)}function u(x,O){let $=O.filter(C=>g(C,x));if($.length){for(let C of $)
o.set(`${C} ${c(x)}`,null);n.set(x,""),He(t.grid.cell(x),""),s.ask({cells:$.map(C=>[C,...L(r(),x),null])})}}function d(x,O){let $=o.get(`${x} ${O}`);return $===
void 0?i(x)?.cells.get(O)??null:$}function f(x){let O=[...o.keys()].filter(C=>C.startsWith(`${x} `)).map(C=>C.slice(x.length+1)),$=i(x)?.cells.keys()??[];return[
...new Set([...$,...O])].filter(C=>d(x,C)!==null)}let m=(x,O)=>d(x,c(O)),g=(x,O)=>m(x,O)!==null;function p(x,O,$=null){for(let[C,z]of O)o.set(`${x} ${C.join(",")}`,
z);s.ask({cells:O.map(([C,z])=>[x,...C,z])},$)}let b=(x,O,$,C=null)=>p(x,[[L(r(),O),$]],C);function w(x,O){let $=[];for(;;){let C=d(x,[...O,$.length+1].join(","));
if(C===null)return $;$.push(C)}}function v(x,O,$,C=null){let z=$.match(/\d+/g)??[],E=w(x,O).slice(z.length).map(()=>null);p(x,[...z,...E].map((T,R)=>[[...O,R+1],
T]),C)}function k(x,O,$,C){s.ask({cells:[[x,...L(r(),O),...$,C===""?null:C]]})}function y(x,O){x>=1&&O>=1&&s.ask({size:[x,O]})}function S(x){let O=T=>/^\d+$/.test(
T)?Number(T):T,$=x.flatMap(T=>{let[,R="",B=""]=/^(\w+)\((.*)\)$/.exec(T)??[],X=B.split(","),pe=t.sheet.edits.find(({isClue:Le,predicate:Q,keys:Gt,values:ua})=>Le&&
Q===R&&Gt+ua===X.length);return pe?[[pe.what,...X.slice(0,pe.keys).map(O),X.slice(pe.keys).join(",")]]:[]});if(!$.length||$.length<x.length)return!1;s.ask({cells:$});
let[C,z,E]=$[0];return i(String(C))?.where==="cell"&&t.grid.select(oe(r(),Number(z),Number(E))),!0}return{entry:i,key:c,set:a,erase:u,found:d,everywhere:f,valueAt:m,
has:g,place:p,become:b,numbers:w,becomeNumbers:v,write:k,resize:y,add:S,settle:()=>s.isEmpty?l():[]}}function ja(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(u,d=null){
s.push({step:u,merge:d}),r||l()}async function l(){for(r=!0;s.length;)await a(s.splice(0,La));r=!1}async function a(u){let d=n.now,f=!1;i=!0;let m=g=>{i=!1,!(n.
now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,g.forEach((p,b)=>{!f&&p!==n.now.facts&&n.change({facts:p},{merge:u[b].merge})}))};
try{await o.edit(u.map(({step:g})=>g),m)}catch(g){if(i=!1,!(g instanceof F))throw g;e.emit("message",{words:`This cannot be changed here: ${g.message}`,isBad:!0}),
t()}f&&await a(u)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var Ke={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Oo({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(re);
function i(p,b,w,v=null){let k=je(p,n.now.marks,b);!p.spots.has(b)||k===w||n.change({marks:Ct(p,n.now.marks,b,w)},{merge:v})}function c(p,b){let w=t.grid.side(p,
b,t.sheet.plays.every(re));return w===null?null:xe(t.sheet,p,w)}let l=(p,b,w,v=null,k=-1)=>({play:p,index:b,spot:v,number:k,merge:`line ${s+=1}`,how:w,before:n.
now.marks,isDragged:!1}),a=(p,b)=>xt(p,je(p,n.now.marks,b)),u=(p,b)=>St(p,je(p,n.now.marks,b));function d(p,b,w){o=null;let v=r();if(!v||p<0)return{isClick:!1,isDrag:!1};
let k=c(p,w),y=k===null?-1:b?u(v,k):a(v,k),S=De(v)&&t.grid.side(p,w,!1)===null,x=v.where==="link"?"link":S?"area":"side";return k===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=l(v,p,x,k,y),k!==null&&x==="side"&&i(v,k,y,o.merge),{isClick:k!==null,isDrag:!0})}function f(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),w=b<0?null:c(b,p);w!==null&&w!==o.spot&&i(o.play,o.spot=w,o.number,o.merge)}function m(p){if(!o||o.how==="side")return;let[b,w]=[L(t.sheet,o.index),L(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:vo(o.play,o.before,b,w)},{merge:o.merge});return}let[v,k]=[w[0]-b[0],w[1]-b[1]];if(Math.abs(v)+Math.abs(k)!==
1){o.index=p;return}let y=v?v>0?"bottom":"top":k>0?"right":"left",S=xe(t.sheet,o.index,y);if(!o.isDragged){let{play:x,play:{clicks:O,choices:$}}=o,C=je(x,n.now.
marks,S)===O[0];o.number=$[0].value!==null?a(x,S):C?-1:O[0],o.isDragged=!0}i(o.play,S,o.number,o.merge),o.index=p}function g(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:g,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?g():o?.how==="area"&&m(p)},onKey(p,b){let w=p.shiftKey?Ke[p.key]:void 0,v=r();if(!v)return!1;if([" ","Enter"].includes(p.key)&&De(v)&&t.sheet.plays.every(
re))return o?g():m((o=l(v,b,"area")).index),!0;if(w===void 0)return!1;let k=xe(t.sheet,b,w);return i(v,k,a(v,k)),!0}}}var Ia={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Co({view:e,changes:t,pen:n}){let o=a=>L(e.sheet,a),s=a=>t.found(n.kind,a.join(","));function r(a){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[a,s(a)===u?null:u]])}function i(a,u){let[d,f,m]=xe(e.sheet,a,u).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(a,u,d){let[f,m]=o(a),[g,p]=[2*f+u,2*m+d];g>=2&&g<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([g,p])}function l(a,u){let[d,f="0"]=t.valueAt("arrow",a)?.split(",")??[];t.become("arrow",a,d===u?null:`${u},${f}`)}return{press(a,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(a,u),[g,p]=o(a),b=e.grid.side(a,u);return d==="vertex"?r(
[g-+(m<.5),p-+(f<.5)]):d==="centre"?c(a,Math.floor(m*3)-1,Math.floor(f*3)-1):b!==null&&d==="arrow"?l(a,b):b!==null&&i(a,b).forEach(r),!0},onKey({key:a,shiftKey:u},d){
let{kind:f}=n,m=u?Ke[a]:void 0;if(m&&f==="between")i(d,m).forEach(r);else if(m&&f==="arrow")l(d,m);else if(m&&f==="centre")c(d,...Ia[m]);else if((a===" "||a==="\
Enter")&&f==="vertex")r(o(d));else if((a===" "||a==="Enter")&&f==="centre")c(d,Number(u),Number(u));else return!1;return!0},clear(a){let[u,d]=o(a),f=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),g=({between:Object.values(Ke).flatMap(p=>i(a,p)),vertex:f.filter(p=>Math.max(...p)<1).map(([p,b])=>[u+p,d+b]),centre:f.map(([p,b])=>[
2*u+p,2*d+b])}[n.kind]??[]).filter(p=>s(p)!==null);return g.length&&t.place(n.kind,g.map(p=>[p,null])),g.length>0}}}function Eo({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(a=>a.split(",")),s=a=>/^\d+$/.test(a)?Number(a):a;function r(a){if(n)return l();n={id:0,cells:[a]}}function i(a){if(a===void 0)return l();
if(!n||n.cells.includes(a))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:u,cells:d}=n;d.push(a);let f=d.length>2?[a]:d;for(let m of f)wt(
e.grid.cell(m),String(u));t.place("path",f.map(m=>[[...L(e.sheet,m),u],String(d.indexOf(m)+1)]),`path ${u}`)}function c(a){let u=L(e.sheet,a).join(","),d=o().filter(
([m,g])=>`${m},${g}`===u).map(([,,m])=>m),f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function l(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:r,reach:i,clear:c,end:l}}var Ra=4,Pa=["area","cage"],Ba=["between","vertex"],Wa=["clue","unknown","circle","object","block","arrow"],Fa=["0","1","2","3","4"],_a=["clue","circle","arrow",
"numbers","between","vertex","centre","object","block","cage","area","path","target","sum","outside","slanted"];function Ha(e){let t="clue",n={},o=new Set,s=()=>{
for(let r of o)r()};return{get kinds(){return _a.filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.
values()??[]][0]??"1"),s()},get isPainting(){return Pa.includes(this.kind)&&!!e(this.kind)},get isPlaced(){return Ba.includes(this.kind)&&!!e(this.kind)},get isPath(){
return this.kind==="path"&&!!e("path")},get isMark(){return e(this.kind)?.values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){
let{choices:r=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?Fa:r,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((a,u)=>a.localeCompare(u,"en",
{numeric:!0}));return[...new Set([...c,...l])]},pick(r){n[this.kind]=r,s()},onChange:r=>{o.add(r)}}}function zo({app:e,view:t}){let n=$o({app:e,view:t}),o=Ha(n.
entry),s=Co({view:t,changes:n,pen:o}),r=Eo({view:t,changes:n}),i="",c=null,l=0;function a(w){i="",o.kind==="numbers"?n.becomeNumbers("numbers",L(t.sheet,w),""):
o.isPath?r.clear(w):s.clear(w)||n.erase(w,Wa)}let u=w=>n.become(o.kind,w,n.has(o.kind,w)?null:"");function d(w,v){let k=n.entry("circle")?.choices??[],y=n.valueAt(
"circle",w),S=k[y===null?0:k.indexOf(y)+1]??null;n.become("circle",w,v&&y!==k[1]?k[1]:S)}function f(w){let{id:v}=o;v===null||n.valueAt(o.kind,w)===v||(wt(t.grid.
cell(w),v),n.become(o.kind,w,v,c))}function m(w,v,k){i="",!s.press(w,k)&&(o.isPath?r.press(w):o.isPainting?(c=`paint ${l+=1}`,v?o.pick(n.valueAt(o.kind,w)??o.id):
f(w)):o.kind==="circle"&&n.entry("circle")?d(w,v):o.isMark?u(w):v&&n.entry("unknown")&&g(w))}let g=w=>n.set("unknown",w,n.has("unknown",w)?null:"");function p(w,v){
let{kind:k}=o;if(o.isPlaced&&v!==",")return o.pick(v),!0;if(!(k==="numbers"||v!==","&&(k==="arrow"||k==="clue"))||k==="clue"&&n.entry(k)?.values!==1)return!1;i===
""&&(l+=1);let S=`${k} ${n.key(w)} ${l}`;if(k==="numbers")return i+=v,n.becomeNumbers(k,L(t.sheet,w),i,S),!0;i=(i+v).slice(-Ra).replace(/^0+(?=\d)/,"");let x=n.
valueAt("arrow",w)?.split(",")[0]??"top";return k==="arrow"?n.become(k,w,`${x},${i}`,S):n.set(k,w,i,S),!0}function b(w,v){return/^[0-9,]$/.test(w.key)?p(v,w.key):
s.onKey(w,v)?!0:w.key==="?"&&n.entry("unknown")?(i="",g(v),!0):w.key==="Delete"||w.key==="Backspace"?(a(v),!0):w.key!==" "&&w.key!=="Enter"?!1:(o.isPath?r.press(
v):o.isPainting?(c=`paint ${l+=1}`,f(v)):o.kind==="circle"&&n.entry("circle")?d(v,!1):o.isMark&&u(v),!0)}return{changes:n,pen:o,press:m,onKey:b,clear:a,type:p,question:g,
move(){},drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){i="",r.reach(w)}}}var Mo="http://www.w3.org/2000/svg",Ua=["cause","effect","wrong"];function At(){let e=document.createElementNS(Mo,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=le(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=Ua.flatMap(
l=>{let a=t?.[l]??[],u=a.flatMap(f=>{let m=Va(n,f),g=To(f)?"whole":Ka(f)?"line":"";return m?[Ao("rect",{...m,rx:g==="whole"?0:3,class:`${l} ${g}`})]:[]}),d=qa(n,
a.filter(To),l==="cause"?3:5);return d?[...u,Ao("path",{d,class:l})]:u});e.replaceChildren(...c)}}}function Ao(e,t){let n=document.createElementNS(Mo,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var To=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Ka=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function qa({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),l=new Set(
c.map(String)),a=(d,f)=>l.has(`${d},${f}`),u=[];for(let[d,f]of c){let[m,g]=[s+(f-.5)*n,s+(d-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(a(d+p,f+b))continue;
let[w,v]=[-1,1].map(k=>{let[y,S]=[p?0:k,p?k:0],x=a(d+y,f+S)?a(d+y+p,f+S+b)?i:0:-i,[O,$]=p?[n/2,o/2]:[o/2,n/2],[C,z]=[k*(O+x),(p||b)*($-i)];return p?`${m+C} ${g+
z}`:`${m+z} ${g+C}`});u.push(`M${w}L${v}`)}}return u.join("")}var Et=7,zt=11;function Va(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Ga(e,t);
let r=typeof t[0]=="string",[i,c,l]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[a,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:a-zt,y:u-zt,
width:2*zt,height:2*zt}}if(l!==void 0){let a=r?t[0]:e.plays.find(g=>g.where!=="cell")?.where,[u,d,f,m]=lt(e,a,[i,c,l]);return{x:u-Et,y:d-Et,width:f-u+2*Et,height:m-
d+2*Et}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Ga({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,l,a]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-a,y:m,width:Math.max(0,a-2),height:n.height},right:{x:u+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var sn="http://www.w3.org/2000/svg",No=new Map;function Lo(e){let t=No.get(e)??[...Y(`<svg xmlns="${sn}">${e.svg}</svg>`).childNodes];return No.set(e,t),t.map(n=>n.
cloneNode(!0))}function Tt(e,t,...n){let o=document.createElementNS(sn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Do({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=Y(e),l=c.querySelector("g");if(l===null)return c;r.forEach((m,g)=>{if(m<0)return;let[p,b]=[Math.floor(g/t),g%
t],w=`translate(${s+b*n} ${s+p*o})`;l.append(Tt("g",{transform:w},...Lo(i[m])))});let{x:a,y:u}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>Tt("text",{x:s+(m+
.5)*n,y:u-5,"text-anchor":"middle"},String(m+1))),f=[...Array(r.length/t).keys()].map(m=>Tt("text",{x:a-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Tt("g",{class:"numbers"},...d,...f)),c}function jo(){let e=h("div",{class:"frames"}),t=[],n=W,o=i=>n!==W&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,l)=>c.svg===n.frames[l].svg&&c.name===n.frames[l].name);function s(i){t=i.frames.map((c,l)=>{let a=c.svg?Y(c.svg):null,
u=a?.querySelector("g")??null,d=h("figcaption",{});l===0&&a?.setAttribute("aria-hidden","true"),a?.querySelector("title")?.remove();let f=h("div",{class:"surfac\
e"},a),m=c.name&&i.frames.length>1?h("h3",{},c.name):null;return{figure:h("figure",{},m,f,d),surface:f,group:u,captions:d,looks:new Array(i.count).fill(yt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,l){let a=t[i];if(!a?.group||a.looks[c]===l)return;a.looks[c]=l;let u=a.groups[c];
if(u===null){let{width:d,height:f,edge:m}=n.cell,[g,p]=[Math.floor(c/n.columns),c%n.columns];u=a.groups[c]=document.createElementNS(sn,"g"),u.setAttribute("tran\
sform",`translate(${m+p*d} ${m+g*f})`),a.group.append(u)}u.replaceChildren(...Lo(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((l,a)=>{l.cells.forEach((u,d)=>r(a,d,u)),t[a].captions.replaceChildren(...l.captions.map(u=>h("p",{},u)))}),c},cell:(i,c)=>c.
forEach((l,a)=>r(a,i,l)),fade:(i,c)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",c)}}}var ct={title:"",frames:[]},Ya=900,Ja=700,Io=28,Za=1.5,Xa=.35;function Ro({app:e,view:t}){let n=ct,o=0,s=0,r=Qa({app:e,view:t}),i=h("h2",{}),c=h("p",{class:"nam\
e"}),l=h("div",{class:"captions",role:"status"}),a=h("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(a.value))}),u=(O,$,C)=>h("button",{type:"\
button",ariaLabel:$,title:$,onclick:C},O),d=u("First","First picture",()=>y(0)),f=u("\u25C0","One picture back",()=>y(o-1)),m=u("Play","Play the film",()=>s?x():
S()),g=u("\u25B6","One picture on",()=>y(o+1)),p=u("Last","Last picture",()=>y(1/0)),b=h("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),w=h("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,g,p,a),v=h("section",{class:"film",hidden:!0,ariaLabel:"Film"},h("div",{class:"\
line"},i,b),r.element,c,l,w);function k(O){o=Math.max(0,Math.min(n.frames.length-1,O));let $=n.frames[o],C=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[C,$.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...($.captions??[]).map(z=>h("p",{},z))),a.value=String(o),a.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,g.disabled=p.disabled=o===n.frames.length-1,r.show($,n.looks??[]),e.emit("film-at",o)}function y(O){x(),k(O)}function S(){
o===n.frames.length-1&&k(0),m.textContent="Pause",s=setTimeout(()=>{k(o+1),o===n.frames.length-1?x():S()},Ya+Ja*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,m.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:$})=>{let C=ei(n.frames,o,r.cellAt(n.frames[o],O,$));C>=0&&
y(C)}),v.addEventListener("keydown",O=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
q(O).tagName!=="BUTTON")s?x():S();else{if($===void 0)return;y($)}O.preventDefault()}),{element:v,get isOn(){return n!==ct},show(O){let $=s!==0&&O?.title===n.title;
x(),n=O?.frames?.length?O:ct,v.hidden=n===ct,n!==ct&&(i.textContent=n.title??"",a.max=String(n.frames.length-1),w.hidden=n.frames.length===1,k(n.at??0),$&&S())}}}
function Qa({app:e,view:t}){let n=At(),o=h("div",{class:"surface"}),s=h("div",{class:"screen"},o),r=null,i=null;function c(d,f){i=d.svg?Y(d.svg):d.stencil?Do(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),l(),a()}function l(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Io,s.clientHeight-
Io],g=Math.min(f/d.width,m/d.height,Za);o.style.width=`${Math.floor(d.width*Math.max(g,Math.min(f/d.width,Xa)))}px`}function a(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:g,around:p}=f,b=d&&f.rows&&d.height===le(f).height,w=b?(d.width-2*g.edge-p[1]-p[3])/m:0;n.show(b?r:null,{...f,cell:{...g,width:w}})}function u(d,f,m){
if(!d.cell||!d.columns)return null;let[g,p,b]=d.cell,w=o.getBoundingClientRect(),v=(d.columns*g+2*b)/w.width;return[Math.ceil(((m-w.top)*v-b)/p),Math.ceil(((f-w.
left)*v-b)/g)]}return new ResizeObserver(l).observe(s),e.when("highlight",d=>{r=d,i&&a()}),{element:s,show:c,cellAt:u}}function ei(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var ti=.34,ni=.2,oi={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Bo(){let e=h("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=W,n=[],o=0,s=new Set([o]),r=new Set;function i(a){t=a;let{rows:u,columns:d,cell:f,around:m}=a,{width:g,height:p}=le(a),b=m.
map((v,k)=>100*(v+f.edge)/(k%2?g:p));e.style.inset=b.map(v=>`${v}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:a.count},
(v,k)=>h("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:L(a,k).join(",")}}));let w=Array.from({length:u},(v,k)=>{let y=h("div",{class:"row",role:"r\
ow"},n.slice(k*d,(k+1)*d));return y.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,y});e.replaceChildren(...w),o=Math.min(o,Math.max(0,a.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(a,{isFocused:u=!0,isMore:d=!1}={}){if(!n[a])return;for(let m of s)l(m,!1);if(s=new Set([...d?s:[],a]),s.size>1)for(let m of s)
l(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=a,n[a].tabIndex=0,n[a].classList.add("current"),u&&document.activeElement!==n[a]&&n[a].focus(),
f!==a)for(let m of r)m(a)}function l(a,u){n[a].classList.toggle("chosen",u),n[a].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",a=>{
let u=n.indexOf(q(a));u>=0&&u!==o&&c(u,{isFocused:!1})}),e.addEventListener("keydown",a=>{let u=a.shiftKey?null:Po(t,o,a);u!==null&&(c(u),a.preventDefault())}),
{element:e,build:i,select:c,target:a=>Po(t,o,a),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:a=>n[a],under(a,u){let d=e.
getBoundingClientRect(),f=Math.floor((a-d.left)/d.width*t.columns),m=Math.floor((u-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(a,{x:u,y:d}){let f=n[a].getBoundingClientRect();return{left:(u-f.left)/f.width,top:(d-f.top)/f.height}},side(a,u,d=!0){let f=this.within(a,u),m={...f,
right:1-f.left,bottom:1-f.top},p=Object.keys(m).reduce((b,w)=>m[w]<m[b]?w:b);return m[p]<(d?ti:ni)?p:null},label(a,u){n[a].getAttribute("aria-label")!==u&&n[a].
setAttribute("aria-label",u)},onMove:a=>{r.add(a)}}}function Po(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,l]=[Math.floor(
t/e.columns),t%e.columns],a={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+a.column;let u=oi[n];
if(!u)return null;let d=(f,m,g)=>i&&m?m<0?0:g:Math.min(g,Math.max(0,f+m));return d(c,u[0],a.row)*e.columns+d(l,u[1],a.column)}function Wo(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=a=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(a||o.isMore)}),
t.press(o.index,a,o))};n.addEventListener("pointerdown",a=>{if(s.add(a.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let u=e.under(a.clientX,a.clientY);
if(u<0||a.button===1)return;let d=a.pointerType==="touch";t.release();let{clientX:f,clientY:m}=a;o={index:u,isTouch:d,x:f,y:m,isMore:a.shiftKey||a.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(a.pointerId),i(a.button===2||a.ctrlKey),a.preventDefault())}),n.addEventListener("pointermove",
a=>{if(o===null)return;let u=e.under(a.clientX,a.clientY);if(u<0||(o.isBegun&&t.move({x:a.clientX,y:a.clientY}),u===o.index))return;let d=Math.hypot(a.clientX-o.
x,a.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,u))t.drag(f);o.index=u}});function c(a,u){let{columns:d}=e,[f,m]=[Math.floor(a/
d),a%d],[g,p]=[Math.floor(u/d),u%d],b=Math.max(Math.abs(g-f),Math.abs(p-m));return Array.from({length:b},(w,v)=>{let k=(v+1)/b;return Math.round(f+(g-f)*k)*d+Math.
round(m+(p-m)*k)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",a=>{s.delete(a.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",a=>{s.delete(a.pointerId),r=!1,l()}),n.addEventListener("contextmenu",a=>a.preventDefault())}var Fo="pylogic:game-read",_o="(min-width: 60.01rem)";function Ho(e){let t=h("div"),n=localStorage.getItem(Fo)===null&&matchMedia(_o).matches,o=h("details",{class:"\
game",hidden:!0,open:n},h("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(_o).matches&&localStorage.setItem(Fo,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([r,i])=>h("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Uo="http://www.w3.org/2000/svg",si=6,ri=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*si,[c,l]=t===o?[0,i]:[i,0];return`M${e+c} ${t+l}L${n+c}\
 ${o+l}`}).join("");function ai([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Ko(){let e=document.createElementNS(
Uo,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Uo,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=le(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let l={};
for(let a of n.plays.filter(re))for(let u of a.spots){let[d,f,m]=u.split(","),g=[Number(d),Number(f),m];for(let[p,b]of new Map(a.choices.map(w=>[ye(a,u,w),w.value]))){
let w=o(p);if(w===null)continue;let v=Number(b)>1?`${w} several`:w;l[v]=(l[v]??"")+(w==="crossed"?ai(lt(n,a.where,g)):ri(So(n,a.where,g),Number(b??1)))}}e.replaceChildren(
...Object.keys(l).map(a=>t(a,l[a])))}}}var ii=25;function qo({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=At(),i=Ko(),c=null,l=new Map,a=null,u=h("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",h("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=b=>t.grid.
cell(b);function f(b){let w=t.sheet.plays.flatMap(({choices:k})=>k.map(({value:y})=>Number(y))),v=Math.max(0,...w.filter(k=>k<=ii));for(let k of b){let y=t.sheet.
plays.some($=>se(t.sheet,$,s.now.marks,k)>=0),S=a?[]:s.now.notes[L(t.sheet,k).join(",")],x=y?[]:S;io(d(k),"notes",be(x,"corner"),v);let O=be(x,"centre");_e(d(k),
"centre",O.join(O.some($=>$.length>1)?" ":"")),lo(d(k),be(S,"colour").filter($=>we.includes($)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,w]of l)_e(d(b),"ghost",w.text||"+")}function g(){let[b,w]=[new Set(a?.certain),new Set(a?.possible)],v=y=>b.has(y)?"drawn":w.has(y)?"fa\
int":null,k=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,a?v:k)}function p(){g();let{sheet:b}=t,[w,v]=[new Set(a?.certain),new Set(a?.
possible)];for(let k=0;k<b.count;k+=1){let y=a?li(b,k,w,v):null;y&&n.cell(k,it(b,y.marks,k)),n.fade(k,!!y?.isFaint),_e(d(k),"maybe",y?.words??null)}f([...Array(
b.count).keys()])}return e.when("highlight",b=>{c=b,t.sheet!==W&&r.show(c,t.sheet)}),e.when("ghosts",b=>{t.sheet!==W&&(l=new Map((b??[]).map(w=>[oe(t.sheet,w.row,
w.column),w])),m())}),e.when("overlay",b=>{let w=a!==null;if(a=b,u.hidden=a===null,t.sheet!==W&&(p(),w&&!a)){let{sheet:v}=t;for(let k=0;k<v.count;k+=1)n.cell(k,
it(v,s.now.marks,k))}}),{elements:[i.element,r.element],legend:u,lines:g,notes:f,overlaid:()=>{a&&p()},show(){r.show(c,t.sheet),g(),m(),t.grid.element.querySelectorAll(
".tint").forEach(b=>b.remove()),a?p():f([...Array(t.sheet.count).keys()])},press(b){let w=l.get(b);return w!==void 0&&o.changes.add([w.atom])}}}function li(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(a=>({choice:a,atom:tn(e,s,a,t)})),i=r.find(({choice:a,atom:u})=>a.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=r.
filter(({choice:a,atom:u})=>a.holds&&o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.
map(({choice:a})=>a.words).join(" ")};let l=r.find(({choice:a})=>!a.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function Vo(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[se(e,t,n,c)]?.value,i=o;for(let[c,l]of t.peers){if(r(c)!==void 0)continue;let a=l.map(r),u=t.
choices.filter(f=>ve(f,c)&&!a.includes(f.value??"")),d=L(e,c).join(",");i=Qt(at(i,[d],ge),[d],u.map(({value:f})=>rt(s,f??"")))}return i}function rn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>L(e,c).join(",")).filter(c=>ge.some(l=>be(n[c],l).includes(r)));return i.length?at(n,i,ge,
r):n}var ut={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},ci=(e,t)=>!e||ke(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>ut[o]===n));function Go({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=Oo({app:e,view:t}),l=ui({store:n,view:t}),{put:a,toggle:u}=l,d=$=>$.
clicks.length>0,f=()=>Yo(i()),m=()=>f().find(d)??f()[0],g=()=>i().plays.find(ke),p=fi({store:n,view:t,written:g,entries:l}),b=()=>p.kind==="colour"||g()!==void 0&&
!c.play&&!f().some(d),w=($,C)=>xt(C,se(i(),C,n.now.marks,$));function v($,C,z){if(p.begin(),o=s=null,b())return;let{isClick:E,isDrag:T}=c.press($,C,z);E||(T?s=()=>k(
$,C):k($,C))}function k($,C){let z=m();if(!z||!d(z)||!kt(i(),$))return;let E=C?St(z,se(i(),z,n.now.marks,$)):w($,z);o={play:z,number:E,merge:`stroke ${r+=1}`},a(
$,z,E,o.merge)}function y($){b()?t.grid.select($,{isMore:!0}):o?a($,o.play,o.number,o.merge):c.drag($)}function S(){c.isDragged||s?.(),o=s=null,c.release()}function x($){
p.begin(),l.clear($)||p.clear($)}function O($,C){let z=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],E=$.ctrlKey||$.altKey,T=p.kind==="\
colour"||E?-1:ci(m(),[$.key,z??""]);if(T>=0)return u(C,m(),T),!0;let R=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":p.kind;if(z!==void 0)return p.type(
C,z,R);if(E)return!1;if(b()&&$.shiftKey&&Ke[$.key])return t.grid.select(t.grid.target($)??C,{isMore:!0}),!0;if($.key==="Escape")return t.grid.select(C),!0;if($.
key==="Delete"||$.key==="Backspace")return x(C),!0;if(c.onKey($,C))return!0;let B=m();if(!B)return!1;if($.key===" "||$.key==="Enter")return a(C,B,w(C,B)),!0;let X=[
"#","."].indexOf($.key);return X>=0&&B.choices[0].value===null?(a(C,B,X),!0):!1}return{press:v,drag:y,onKey:O,clear:x,clicked:m,written:g,pencil:p,chooses:b,move:c.
move,release:S,get lines(){return c.play},enter($,C,z){let{value:E}=C.choices[z];p.kind!==null&&E!==null&&ke(C)?p.note($,p.kind,E):u($,C,z)},leave($){p.begin(),
c.reach($)},fill($){let C=bo(i(),n.now.marks,$);return C&&n.change({marks:C}),C!==null}}}var Yo=({plays:e})=>e.filter(t=>!re(t));function ui({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,l,a=null){let u=c.choices[l];u&&!ve(u,i)||se(t.sheet,c,e.now.marks,i)!==l&&e.change({marks:vt(t.sheet,c,
e.now.marks,i,l),notes:rn(t.sheet,c,e.now.notes,i,l)},{merge:a})}function s(i,c,l){let{marks:a}=e.now,u=n(i).filter(p=>ve(c.choices[l],p)),f=u.every(p=>se(t.sheet,
c,a,p)===l)?-1:l,m=u.reduce((p,b)=>vt(t.sheet,c,p,b,f),a),g=u.reduce((p,b)=>rn(t.sheet,c,p,b,f),e.now.notes);u.length&&e.change({marks:m,notes:g})}function r(i){
let{marks:c}=e.now;for(let a of n(i)){for(let u of Yo(t.sheet))c=vt(t.sheet,u,c,a,-1);c=xo(t.sheet,c,a)}let l=Object.keys(c).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:c}),l}return{put:o,toggle:s,clear:r,together:n}}function fi({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
c=new Set,l=m=>L(t.sheet,m).join(",");function a(m,g,p){let b=s(m).filter(w=>g==="colour"||kt(t.sheet,w));b.length&&e.change({notes:uo(e.now.notes,b.map(l),rt(g,
p))})}function u(){let m=n();m&&e.change({notes:Vo(t.sheet,m,e.now,i==="centre"?i:"corner")})}function d(m){let g=s(m).map(l);for(let p of[ge,Ue]){let b=at(e.now.
notes,g,p);if(JSON.stringify(b)!==JSON.stringify(e.now.notes))return e.change({notes:b})}}function f(m,g,p){if(p==="colour"){let S=we[Number(g)-1];return S&&a(m,
p,S),S!==void 0}let b=n();if(!b)return!1;let w=S=>b.choices.findIndex(({value:x})=>x===S),v=p===null&&w(r+g)>=0?r+g:g,k=w(v),y=k>=0||b.choices.some(({value:S})=>S?.
startsWith(v));return!s(m).some(S=>kt(t.sheet,S))||!y?!1:(r=v,k<0||(p!==null?a(m,p,v):o(m,b,k)),!0)}return{note:a,noteAll:u,clear:d,type:f,begin(){r=""},get kind(){
return i},set kind(m){i=m;for(let g of c)g()},onChange:m=>{c.add(m)}}}var di=18,mi=60,Jo=28;function Zo({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:c}=t,l=h("div",{class:"stage"},n.element),a=h("p",{class:"\
notice",role:"status",hidden:!0}),u=h("p",{class:"heard",ariaLive:"polite"});function d(p,b=!1){a.textContent=p,a.hidden=p==="",l.classList.toggle("stale",b)}function f(p){
let b=t.sheet,w=c.element.contains(document.activeElement);t.sheet=p,b.plays!==p.plays&&(l.parentElement?.classList.toggle("whitened",on(p)),l.parentElement?.classList.
toggle("shaded",go(p)));let v=n.show(p),k=b===W||b.count!==p.count||b.columns!==p.columns||b.cell.width!==p.cell.width||String(b.around)!==String(p.around);k&&c.
build(p),v&&n.surface&&n.surface.append(...s.elements,c.element),v&&w&&c.select(c.current),s.show();for(let y=0;y<p.count;y+=1)c.label(y,$t(p,i.now,y));(k||v)&&
m(),(k||b.plays!==p.plays||b.edits!==p.edits)&&r.build();for(let y of o.changes.settle())He(c.cell(y),null)}function m(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:b,height:w,left:v,top:k}=le(t.sheet),[y,S]=[l.clientWidth-Jo,l.clientHeight-Jo],x=Math.min(y/b,S/w,mi/p.height),O=Math.max(Math.floor(x*p.height),di)/
p.height;l.style.setProperty("--wide",`${Math.floor(b*O)}px`),l.style.setProperty("--cell",`${p.height*O}px`),l.style.setProperty("--above",`${k*O}px`),l.style.
setProperty("--before",`${v*O}px`)}function g(p,b){if(t.sheet===W)return;let w=new Set([...Object.keys(p.marks),...Object.keys(b.marks)]),v=new Set([...w].filter(
y=>p.marks[y]!==b.marks[y]).map(y=>nn(t.sheet,y))),k=new Set([...Object.keys(p.notes),...Object.keys(b.notes)].filter(y=>p.notes[y]!==b.notes[y]).map(y=>oe(t.sheet,
...y.split(",").map(Number))));v.delete(-1);for(let y of v)n.cell(y,it(t.sheet,p.marks,y));s.notes([...v,...k]),v.size&&s.overlaid(),s.lines();for(let y of new Set(
[...v,...k]))c.cell(y)&&c.label(y,$t(t.sheet,p,y)),y===c.current&&(u.textContent=$t(t.sheet,p,y).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),
{element:l,notice:a,heard:u,say:d,draw:f,drawMarks:g,fit:m,get isStale(){return l.classList.contains("stale")}}}var Xo="pylogic:clock",Qo=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function es({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Xo)!=="hidden",r=h("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Xo,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?Qo(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Qo(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:l,mode:a}=e.now;!(c>0||Object.keys(l).length>0)||n||o||document.hidden||a!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}var Mt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},ts={down:"\u2198\u2196",up:"\u2197\u2199"},hi={down:["top","left"],up:[
"bottom","left"]},pi=["outside","slanted"],gi={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},wi={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},
ns=e=>e===document.activeElement&&e.value!==e.defaultValue;function os({view:e,edit:t}){let n=()=>[t.pen.kind,...pi.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:
[]].join(","),o=n(),s=[];function r(y,S,x,O=()=>"numeric"){let $=h("input");return $.onchange=()=>{$.defaultValue=$.value,x($.value.trim())},s.push(()=>{$.inputMode=
O(),ns($)||($.value=$.defaultValue=S())}),h("label",{class:"field"},h("span",{},y),$)}let i=()=>e.grid.current,c=(y=[])=>[...L(e.sheet,i()),...y].join(","),l=(y,S)=>Object.
keys(ts).map(x=>{let O=ts[x][+!hi[x].includes(y)];return r(`${Mt[y]} ${S} ${O}`,()=>t.changes.found("slanted",[y,S,x].join(","))??"",$=>t.changes.place("slanted",
[[[y,S,x],$||null]]))}),a=y=>[...t.changes.entry(y)?.cells.keys()??[]],u=()=>a("outside").some(y=>!y.endsWith(",1"));function d(y,S){let{numbers:x,becomeNumbers:O}=t.
changes;return r(`${Mt[y]} ${S}`,()=>x("outside",[y,S]).join(" "),$=>O("outside",[y,S],$),()=>u()?"text":"numeric")}function f(y){let S=a(y),x=$=>S.some(C=>C.startsWith(
`${$},`)),O=($,C)=>y==="slanted"?l($,C):[d($,C)];return Object.keys(Mt).map($=>{let C=$==="top"||$==="bottom"?e.sheet.columns:e.sheet.rows;return h("details",{class:"\
beside",open:x($)},h("summary",{},`${Mt[$]} \u2026`),h("div",{class:"fields"},[...Array(C).keys()].flatMap(z=>O($,z+1))))})}let m=(y,S,x)=>r(y,()=>t.changes.entry(
S)?.cells.get(c(x))??"",O=>t.changes.write(S,i(),x,O));function g(y,S,x,O,$){let C=h("input",{inputMode:"numeric",ariaLabel:S}),z=h("select",{ariaLabel:x},Object.
entries(O).map(([T,R])=>h("option",{value:T},R))),E=()=>{let T=C.value.trim();C.defaultValue=C.value,t.changes.write(y,i(),[],T&&`${z.value},${T}`)};return C.onchange=
z.onchange=E,s.push(()=>{if(ns(C))return;let[T=$,R=""]=t.changes.entry(y)?.cells.get(c())?.split(",")??[];[z.value,C.value,C.defaultValue]=[T,R,R]}),h("label",{
class:"field"},h("span",{},S),z,C)}function p(){return["Top left","Top right","Bottom left","Bottom right"].map((S,x)=>{let O=()=>{let[$,C]=L(e.sheet,i());return[
$-+(x<2),C-+(x%2===0)]};return r(S,()=>t.changes.found("vertex",O().join(","))??"",$=>t.changes.place("vertex",[[O(),$===""?null:$]]))})}function b(){let y=()=>L(
e.sheet,i());return[r("Numbers",()=>t.changes.numbers("numbers",y()).join(","),S=>t.changes.becomeNumbers("numbers",y(),S),()=>"text")]}let v={outside:()=>f("ou\
tside"),slanted:()=>f("slanted"),vertex:p,numbers:b,arrow:()=>[g("arrow","Number","Towards",gi,"top")],target:()=>[g("target","Result","Operation",wi,"add")],sum:()=>[
m("Across","sum",["across"]),m("Down","sum",["down"])]}[t.pen.kind]?.()??[],k=()=>{for(let y of s)y()};return k(),{element:v.length?h("div",{class:"line typing"},
v):null,fits:()=>n()===o,update:k}}var ss=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],bi=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function yi(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(a=>t.choices[a].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(ut).filter(a=>t.choices.some(({value:u})=>u===ut[a]));if(!ke(t))for(let a of i)o.push([a,ut[a].replace("_"," ")]);let[c,l]=t.choices;
c.value===null&&l&&o.push(["#",c.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
De(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${we.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...ss]}function ki(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]),e.changes.entry("area")&&n.push(["Drag","with Regions chosen: paint th\
e region"],["Right click","with Regions chosen: take this region to paint with"]);let o={between:[["Click, Shift and an arrow","with Signs chosen: the sign over\
 that side of the cell"]],arrow:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]],numbers:[
["Digits, comma","with Several numbers chosen: 1,3 writes two"]],vertex:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chose\
n: put it at the bottom right of the cell"]],path:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths cho\
sen: take the paths through the cell away"]],centre:[["Click, Space, Enter","with Centres chosen: in the middle of the cell"],["Shift and an arrow, Shift and Sp\
ace","with Centres chosen: on that side, at the bottom right"]]};for(let s of e.pen.kinds)n.push(...o[s]??[]);return[...n,["Delete, Backspace","take the clue aw\
ay"],...ss]}function rs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?yi(t):ki(n),...bi],r=h("dialog",{class:"keys",ariaLabel:"Keys"},h("h2",
{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),h("dl",{},s.map(([i,c])=>h("div",{},h("dt",{},i),h("dd",{},c)))),h("form",{method:"dialog"},
h("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("click",i=>{i.target===r&&r.close()}),
document.body.append(r),r.showModal()}var vi="http://www.w3.org/2000/svg",xi={clue:"Clues",area:"Regions",cage:"Cages",circle:"Circles",block:"Blocked cells",target:"Results",sum:"Sums",outside:"Num\
bers beside",slanted:"Diagonals",between:"Signs",vertex:"Corners",arrow:"Arrows",numbers:"Several numbers",centre:"Centres",path:"Paths"};function is(e,t){let{predicate:n}=e.
changes.entry(t)??{predicate:t};return xi[t]??`${n[0].toUpperCase()}${n.slice(1)}`}var Si={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",
v:"V"},as="Click a cell to put one there, or to take it away.",$i={clue:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cel\
l and type its clue.",circle:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(
", ")+".",between:()=>"Choose a sign, then click a side of a cell to put it there, or to take it away.",vertex:()=>"Choose a number, then click where cells meet\
, or write below the numbers at the corners.",arrow:()=>"Click a side of a cell: its arrow points there. Type its number, or write it below.",numbers:()=>"Click\
 a cell and type its numbers, with commas between them, or write them below.",centre:()=>"Click the middle of a cell, of a side or a corner, to put a centre the\
re, or to take it away.",object:()=>as,block:()=>as,area:()=>"Choose a region, then drag over the cells that belong to it.",cage:()=>"Choose a cage, then drag o\
ver the cells that belong to it.",path:()=>"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",target:()=>"Click a cell of a cag\
e, then write below what its numbers make.",sum:()=>"Click a black cell, then write below the sums of the cells behind it.",slanted:()=>"Write below the numbers\
 of the diagonals that begin at a cell of the border.",outside:()=>"Write the numbers beside the board below, with blanks between them."},Oi=[{kind:"",name:"Ent\
er",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{
kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells \
to colour (also: Alt and a digit)"}];function Ci(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":De(e)?"Drag over cells to e\
nclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${ls(n,o)} ${s}`}var ls=(e,t)=>`${e.map(n=>t[n].words).
join(", then ")}.`;function cs(e){let{app:t,view:n,play:o,edit:s}=e,{store:r}=t,i=h("div",{class:"tools"}),c=Ei(t),l=es(t),a=null;function u(){let m=r.now.mode===
"play",g=h("div",{class:"line first"},h("p",{class:"hint"},zi(e)),m&&n.sheet.plays.length?l:null,_("? Keys",d,{class:"keys",title:"What keys and clicks do"}));m&&
n.sheet.plays.length&&g.append(_("Hint",()=>t.emit("hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(a=null,i.replaceChildren(g,...Ai(e,c.element))):
(a?.fits()?a.update():a=os({view:n,edit:s}),so(i,[g,...Mi(e,a.element)])),c.update(),f()}let d=()=>rs(r.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";
for(let g of i.querySelectorAll("[data-pencil]"))g.setAttribute("aria-pressed",String(g.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(
f),s.pen.onChange(u),r.on(["mode"],()=>{n.sheet!==W&&u()}),t.when("focused",()=>a?.update()),{element:i,build:u,help:d}}function Ei({store:e,emit:t}){let n=u=>JSON.
stringify(u)===JSON.stringify({marks:e.now.marks,notes:e.now.notes}),o=u=>e.change({saves:u},{undoable:!1}),s=_("Back to it",l,{class:"back",title:"Return to th\
e last save point"}),r=_("Clear all",()=>e.change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=Se("Save points",_("Save p\
oint",c,{title:"Remember the board as it is now, before trying something"}),s,r);function c(){let{marks:u,notes:d,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,
{marks:u,notes:d}]),t("message",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function l(){let{saves:u}=e.now,d=u.length>1&&n(u[u.length-
1])?u.length-2:u.length-1;o(u.slice(0,d+1)),e.change(u[d])}function a(){let{saves:u}=e.now;s.disabled=!u.length||u.length===1&&n(u[0]),r.disabled=!Object.keys(e.
now.marks).length&&!Object.keys(e.now.notes).length}return e.on(["marks","notes","saves"],a),{element:i,update:a}}var _=(e,t,n={},...o)=>h("button",{type:"butto\
n",onclick:t,onpointerdown:s=>s.preventDefault(),...n},...o.length?o:[e]),Se=(e,...t)=>h("div",{class:"group",role:"group",ariaLabel:e},...t);function zi({app:e,
view:t,play:n,edit:o}){let{plays:s,edits:r,size:i,count:c}=t.sheet;if(e.store.now.mode==="edit")return r.length?$i[o.pen.kind]?.(o)??"":i?"Only the size can be \
changed here; everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules.";if(!s.length)
return c?"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=n.clicked(),a=n.lines?Ci(
n.lines):"";if(!l)return a;if(n.written()===l&&l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a num\
ber below: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${a}`.trim();let u=l.
clicks.length>1&&!a?"Drag to paint.":a;return`Click a cell: ${ls(l.clicks,l.choices)} ${u}`.trim()}function Ai(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.
length)return[];let r=f=>f.choices.map((m,g)=>{let p=ke(f);return _(m.words,()=>o.enter(n.grid.current,f,g),{class:p?"digit":"choice"},...p?[]:[Ti(e,m),m.words])}),
i=s.filter(f=>f.where==="cell").map(f=>Se("Enter into the chosen cells",r(f)));for(let f of i)f.classList.add("pad");let c=Se("Colour of the chosen cells",we.map(
(f,m)=>{let g=_("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return g.style.setProperty(
"--paint",`var(--paint-${f})`),g}));c.classList.add("colours");let l=Oi.filter(({kind:f})=>o.written()||!ge.some(m=>m===f)).map(({kind:f,name:m,title:g})=>_(m,()=>{
o.pencil.kind=f||null},{dataset:{pencil:f},title:g})),a=_("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),u=o.written()?.peers.size?
[_("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=Se("What is entered, and er\
asing",...l,a,...u);return d.classList.add("manners"),[h("div",{class:"line"},...i,c,d),h("div",{class:"line"},t)]}function Ti({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=Y(`<svg xmlns="${vi}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Mi(e,t){let{view:n,edit:o}=e,r=o.changes.entry("clue")?.values===1&&o.pen.kind==="clue",
i=r?[...Array(10).keys()].map(String).map(d=>_(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&_("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=r&&_("Erase",()=>o.clear(n.grid.current),{title:"Take the clue of the\
 chosen cell away (Delete)"}),a=o.pen.kinds.length>1&&Se("What is changed",o.pen.kinds.map(d=>_(is(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
u=o.pen.isPainting||o.pen.isPlaced?Ni(e):i.length||c||l?Se("Clue of the chosen cell",...i,c||null,l||null):null;return[a||u?h("div",{class:"line"},a||null,u):null,
t,h("div",{class:"line"},Li(e))].filter(d=>d!==null)}function Ni({edit:e}){let{pen:t}=e,n=()=>{let r=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...r)+1))},s={area:"region",between:"sign",vertex:"number"}[t.kind]??t.kind;return Se(`${is(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(r=>_(
Si[r]??r,()=>t.pick(r),{class:"digit region",ariaLabel:`${s} ${r}`,ariaPressed:String(t.id===r)})),t.isPainting?_(`New ${s}`,n):null)}function Li({view:e,edit:t}){
if(!e.sheet.size)return null;let[n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,c,l,a)=>h("span",{class:"stepper"},_("\u2212",l,{ariaLabel:`one ${i} less`,disabled:c<=
1}),h("output",{},`${c} ${i}${c===1?"":"s"}`),_("+",a,{ariaLabel:`one ${i} more`}));return Se("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",
o,()=>s(n,o-1),()=>s(n,o+1)))}var Di=80,us=["puzzle","instance","rules","facts","constants"];function ji(e){let t=Ii(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;j("#board").append(Ho(e),
o.legend,n.element,s.element,i.element,n.notice,r.element,n.heard),Bi(t),Wi(t),Fi(t)}function Ii(e){let t=jo(),n={sheet:W,grid:Bo()},o=Go({app:e,view:n}),s=zo({
app:e,view:n}),r=qo({app:e,view:n,picture:t,edit:s}),i=cs({app:e,view:n,play:o,edit:s}),c=Zo({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),l=Pi(e,n);return{
app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:c,victory:l,film:Ro({app:e,view:n}),drawing:Ri(e,n,c,l.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Ri(e,t,n,o){
let{store:s,overview:r}=e,i=ie(),c=0,l=null,a=!1,u=()=>{clearTimeout(c),c=setTimeout(g,Di)},d=w=>us.every(v=>s.now[v]===w[v]),f=()=>l!==null&&d(l),m=w=>s.now.marks!==
w.marks||!d(w);async function g(){clearTimeout(c);let w=s.now;if(!w.puzzle)return;let v=f();i.stop();try{let k=await(v?i(x=>P("board",M(w,{entries:!1}),x)):r.ask(
"board"));if(k===void 0||m(w))return;if(v&&k.cell.width!==t.sheet.cell.width){l=null,u();return}l=w,a=!1,n.draw(po(k,v?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[S]=k.problems;(!v||n.isStale)&&n.say(S?`${We(S)?"The board is not finished":"Something is wrong with the facts"}: ${S.text}`:"")}catch(k){
if(!(k instanceof F))throw k;if(m(w))return;l=null,a=!1;let y=k.problems[0]?.text??k.message;n.say(t.sheet!==W?`This is how the board looked before: now it cann\
ot be drawn. ${y}`:`The board cannot be drawn. ${y}`,!0)}}return{later:u,redraw:g,isDrawn:f,forget:()=>{l=null,a=t.sheet!==W},stop:()=>{i.stop(),r.drop("board")},
get isOther(){return a}}}function Pi(e,t){let{store:n}=e,o=h("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function i(){let{mode:a,marks:u}=n.now,d=a===
"play"&&s!==null&&yo(t.sheet,u,s);o.textContent=d?"Solved! Every cell is right.":"",o.hidden===d&&(o.hidden=!d,o.classList.toggle("news",r),d&&(r=!1),e.emit("fi\
nished",d))}return{element:o,celebrate:i,know:a=>{s=a},forget:()=>{s=null,r=!0}}}function Bi({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;
Wo(c,{press:(l,a,u)=>{!r.isOther&&!o.press(l)&&i().press(l,a,u)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===W||r.isOther)return;
let a=c.current;l.key==="Enter"&&o.press(a)||i().onKey(l,a)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),c.onMove(l=>{i().leave(l);let[a,u]=L(
t.sheet,l);e.emit("focused",{row:a,column:u})})}function Wi({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:l}=e;l.on(["marks","notes"],
(a,u,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(a,u),c.celebrate(),d.has("marks")&&i.later())}),l.on(us,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
l.on(["puzzle","instance"],()=>{t.sheet!==W&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function Fi({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:l}){e.when("solved",a=>{l.know(a?.status==="unique"?a.answers:null),l.celebrate()}),
e.when("fill",async a=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(a))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",a=>o.changes.add(a)),e.when("film",a=>{let u=s.isOn;s.show(a),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:a,column:u})=>{a>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(oe(t.sheet,a,u)),co(t.grid.cell(oe(t.sheet,a,u))))}),
e.when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var bn={};fe(bn,{start:()=>Hl});import{EditorView as Tl}from"../vendor/codemirror-6.js";import{autocompletion as ol,hoverTooltip as sl,snippetCompletion as rl,syntaxTree as ks}from"../vendor/codemirror-6.js";import{HighlightStyle as _i,StreamLanguage as Hi,tags as N}from"../vendor/codemirror-6.js";var Ui=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,Ki={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?fs(e,t):t.inReason?
Vi(e):e.eatSpace()?null:e.match("%*")?qi(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
Gi(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:N.lineComment,documentation:N.docComment,signature:N.heading,
reason:N.docString,directive:N.keyword,part:N.labelName,predicate:N.function(N.variableName),constant:N.atom,variable:N.variableName,number:N.number,string:N.string,
operator:N.operator,bracket:N.bracket,implication:N.definitionOperator,punctuation:N.punctuation,term:N.special(N.string)}};function qi(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":fs(e,t)}function fs(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function Vi(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function Gi(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(Ui)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var ds=Hi.define(Ki),ms=_i.define([{tag:N.lineComment,color:"var(--asp-com\
ment)"},{tag:N.docComment,color:"var(--asp-documentation)"},{tag:N.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:N.docString,class:"asp-reason"},
{tag:N.special(N.string),class:"asp-reason asp-term"},{tag:[N.keyword,N.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:N.function(N.variableName),
color:"var(--asp-predicate)"},{tag:N.variableName,color:"var(--asp-variable)"},{tag:[N.number,N.atom],color:"var(--asp-constant)"},{tag:N.string,color:"var(--as\
p-string)"},{tag:N.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[N.operator,N.bracket,N.punctuation],color:"var(--asp-operator)"}]);function ln(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as Yi,foldEffect as Ji,foldGutter as Zi,foldService as Xi}from"../vendor/codemirror-6.js";var hs=/^#program\s+([a-z_]\w*)/;function Nt(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":hs.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let c=t.at(-1);c&&
(n||c.name)&&(c.last=s)}}return t}var ps=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function gs(e){return Nt(e).filter(({name:t})=>t!=="\
base").map(t=>ps(e,t)).filter(t=>t!==null).map(t=>Ji.of(t))}function ws(e){return[Xi.of((n,o)=>{let s=n.doc.lineAt(o).number,r=Nt(n.doc).find(({first:i})=>i===s);
return r?ps(n.doc,r):null}),Yi({preparePlaceholder:Qi,placeholderDOM:tl(e)}),Zi({markerDOM:nl})]}function Qi(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=hs.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?el(e.doc,o.number,s):""}}function el(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var tl=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return h("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},h("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),h("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function bs(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function nl(e){return h("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var cn=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function un(e){return[ol({override:[t=>al(t,e())],icons:!1,closeOnBlur:!0}),sl((t,n)=>cl(t,
n,e()))]}function al(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(ln(ks(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(c=>vs(c,"part")):[...il(t),...ll(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var il=({directives:e})=>e.map(t=>vs(t,"directive"));function ll({state:e,
pos:t},n){let o=xs(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>ys(i.template,i.name,s,Ss(i),
i.words?1:0)),...r.map(i=>ys(i.template,i.name,s,i.words,2))]}function vs(e,t){return{label:e.name,detail:"",type:t,info:()=>fn(e.template,e.words)}}function ys(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>fn(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let c=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return rl(`${t}(${c})`,r)}function xs(e,t){let{number:n}=e.doc.lineAt(t);return Nt(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function Ss({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function fn(e,t){let[n,...o]=t.split(`
`),s=o.length?h("ul",{},o.map(r=>h("li",{},r))):null;return h("div",{class:"documentation"},h("code",{},e),h("p",{},n),s)}function cl(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=ul(s,t-o);if(r===null||ln(ks(e.state).resolveInner(t,1)))return null;let i=fl(r,s.slice(0,r.start),xs(e.state,t),n);if(!i.length)return null;
let c=()=>({dom:h("div",{class:"hovered"},i.map(l=>fn(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:c}}function ul(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function fl({name:e},t,n,o){let s=c=>c.name===e,r=({template:c,words:l})=>[
c,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(c=>cn(c,e)).map(r);let i=o.predicates.
filter(c=>s(c)&&(c.part===n||c.part===null));return[...o.own.filter(s).map(c=>r({...c,words:Ss(c)})),...i.map(r)]}import{gutter as dl,GutterMarker as ml,RangeSet as $s,StateEffect as hl,StateField as pl}from"../vendor/codemirror-6.js";var gl=6,Os=hl.define(),dn=class extends ml{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return h("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},mn=pl.define({create:()=>$s.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(Os)&&(n=bl(t.state.doc,o.value));return n}}),Cs=[mn,dl({class:"cm-heat",markers:e=>e.state.field(mn)})];function hn(e,t){e.dispatch(
{effects:Os.of(t)})}function Es(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(mn,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function wl(e,t){return e&&
t>1?Math.round(gl*Math.log(e)/Math.log(t)):0}function bl(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:c}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+c);let s=[...o].sort(([r],[i])=>r-i);return $s.of(s.map(([r,i])=>{let c=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?c:"no ground instances on this board";return new dn(Math.max(1,wl(i,n)),l).range(e.line(r).from)}))}var pn=({puzzle:e})=>`encodings/${e}.lp`,yl=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,zs=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function qe(e,{file:t}){
return zs(t,pn(e))?"rules":zs(t,yl(e))?"facts":null}function Lt(e,t,n=1/0){let o=qe(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as kl}from"../vendor/codemirror-6.js";var vl={error:"error",warning:"warning",note:"info",info:"info"},xl={error:"\u2716",warning:"\u25B2",info:"\u25CF"},As=["error","warning","info"],$e=e=>We(e)?"w\
arning":vl[e.kind??""]??"error";function Ts(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>As.indexOf($e(n))-As.indexOf($e(o))||(n.line??0)-(o.line??0))}function Ms(e,t){let{doc:n}=e.state,o=t.map(s=>({...gn(
n,s),severity:$e(s),message:s.text}));e.dispatch(kl(e.state,o))}function gn(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",c=i||r>0?o.from+r:o.from;return i?{from:c,to:c+i.length}:
{from:Math.max(o.from,c-1),to:o.to}}function Ns(e,t,n){return e.map(o=>{let s=$e(o);return h("li",{},h("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},h("span",{class:"sign","aria-hidden":"true"},xl[s]),h("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),h("span",{class:"place"},t(o)),h("span",{},
o.text)))})}function Ls(e,t){let n=Object.keys(e),o={rules:h("span",{class:"badge",hidden:!0}),facts:h("span",{class:"badge",hidden:!0})},s=n.map(l=>h("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=h("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let u=(s.findIndex(d=>d===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),l.preventDefault()});function i(l){for(let a of s){let u=a.dataset.tab===l;a.setAttribute("aria-selected",String(u)),a.tabIndex=u?0:-1,e[a.dataset.tab].
dom.hidden=!u}t(l)}function c(l,a,u){o[l].textContent=String(a),o[l].hidden=!a,o[l].className=`badge ${u}`,o[l].setAttribute("aria-label",`${a} ${u}${a===1?"":"\
s"}`)}return{dom:r,show:i,count:c}}import*as A from"../vendor/codemirror-6.js";import{EditorView as Sl}from"../vendor/codemirror-6.js";var Ds=Sl.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var wn=A.StateEffect.define(),$l=2500,Ol=A.StateField.define({create:()=>A.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(wn)){
let s=o.value;n=A.Decoration.set(s===null?[]:[A.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>A.EditorView.decorations.from(e)}),Cl=/^%\s*-{3,}/,
El=A.StateField.define({create:e=>js(e.doc),update:(e,t)=>t.docChanged?js(t.state.doc):e,provide:e=>A.EditorView.decorations.from(e)});function js(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Cl.test(s)&&t.push(A.Decoration.line({class:"section"}).range(o))}return A.Decoration.set(t)}function Is({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[A.lintGutter(),A.lineNumbers(),s,ds,A.syntaxHighlighting(ms),A.history(),A.drawSelection(),A.dropCursor(),A.highlightSpecialChars(),
A.highlightActiveLine(),A.highlightActiveLineGutter(),A.highlightSelectionMatches(),A.bracketMatching(),A.search({top:!0}),A.indentUnit.of("    "),Ol,El,Ds,A.keymap.
of([{key:"Tab",run:A.acceptCompletion},...A.defaultKeymap,...A.historyKeymap,...A.searchKeymap,...A.foldKeymap,...A.lintKeymap]),A.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),A.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>A.EditorState.create({doc:l,extensions:r}),c=new A.EditorView({state:i("")});return zl(c),{view:c,open:l=>c.setState(i(l))}}function zl(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:A.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function Dt(e,t,{isUndoable:n=!1}={}){
let o=Al(e.state.doc.toString(),t);if(o===null)return;let s=n?[A.isolateHistory.of("full")]:[A.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Al(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Rs(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[A.EditorView.
scrollIntoView(t,{y:"center"}),wn.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:wn.of(null)}),$l)}var Ml={rules:"Rules",facts:"Facts"},Nl={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Ps(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[ws(n),Cs,un(t),Tl.lineWrapping],facts:[un(t)]},c="rules",l={},a={};for(let[d,f]of Object.entries(Ml))l[d]=Is({words:Nl[d],hint:o,extensions:i[d],onText(m){
let{[d]:g,saved:p}=r.now;ce(g)!==m&&r.change({[d]:Ll(m,p[d])},{undoable:!1})},onMove(m){d===c&&s(d,m)}}),a[d]={words:f,dom:h("div",{class:"text"},l[d].view.dom)};
let u=Ls(a,d=>{c=d,l[d].view.requestMeasure(),s(d,l[d].view.state)});return{tabs:u,panels:Object.values(a).map(({dom:d})=>d),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(c,l[c].view.state),take(d,f){let m=d.puzzle!==f.puzzle;if(m){l.rules.open(ce(d.rules));let{view:g}=l.rules;g.dispatch({effects:gs(g.state.doc)}),
g.scrollDOM.scrollTop=0}else Dt(l.rules.view,ce(d.rules));m||d.instance!==f.instance?l.facts.open(ce(d.facts)):Dt(l.facts.view,ce(d.facts))},putBack(){Dt(l.rules.
view,ce(r.now.saved.rules),{isUndoable:!0})},reveal(d){let f=qe(r.now,d);if(f===null)return!1;let{view:m}=l[f];e.emit("pane","rules"),u.show(f);let{from:g}=gn(m.
state.doc,d);return Rs(m,g),!0}}}var ce=e=>e.replace(/\r\n?/g,`
`);function Ll(e,t){return e===ce(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var Dl={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
It=["the saved rules","the new rules"],jt="Comparing their answers on this board \u2026",Bs=["rules","facts","constants"],Ws=12;function _s(e,t){let{store:n}=e,
o=h("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,a,u=null)=>{r=a;let d=[Fs("Put it back",t)];if(u?.frames.
length){let f=`Show a board that only ${It[u.by]} accept`;d.unshift(Fs(f,()=>Pl(e,u)))}o.replaceChildren(h("p",{class:"changes-title"},jl(l)),h("p",{},a),h("div",
{class:"group"},d)),o.hidden=!1},c=({rules:l,saved:a})=>!!a.rules&&ce(l)!==ce(a.rules);return n.on(Bs,()=>{!o.hidden&&r!==jt&&i([],jt)}),{dom:o,hide:s,stop(){c(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:a}=n;if(!c(a))return s();let u=[];o.hidden&&i([],jt);let d=()=>Bs.some(m=>n.now[m]!==
a[m]),f=(m,g)=>{m==="statuses"&&!d()&&i(u=g.statuses,jt)};try{let m=await K("diff",M(a),{signal:l,onEvent:f});return d()?void 0:m.verdict===null?s():i(u,Il(m,u),
m.by===null?null:m)}catch(m){if(!(m instanceof F))throw m;return i(u,`The answers could not be compared: ${m.message}`)}}}}var Fs=(e,t)=>h("button",{type:"butto\
n",onclick:t},e);function jl(e){if(!e.length)return"The rules are changed";let t=Hs(e),[n,o]=e.map(({status:s,cost:r})=>Dl[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Hs=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Il({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${Rl(o)}`;return`On this board there is an answer that onl\
y ${It[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Hs(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function Rl(e){let t=e.length-Ws;return e.slice(0,Ws).join(", ")+(t>
0?` and ${t} more`:"")}function Pl(e,{by:t,frames:n,broken:o}){let s=Bl(o).map(i=>`For ${It[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${It[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function Bl(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Us(e){let t=h("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let c=n.find(u=>u.name===r)?.default,
{[r]:l,...a}=e.now.constants;e.change({constants:i===""||i===c?a:{...a,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let c=t.querySelector(`[data-constant="${r}\
"]`);c&&(c.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>h(
"label",{title:i.words},h("code",{},i.name),Wl(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([c])=>n.some(l=>l.name===
c));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function Wl({name:e,default:t,choices:n},o){let s=i=>o(e,q(i).value.trim()),r={
constant:e};return n.length?h("select",{dataset:r,onchange:s},n.map(({value:i,words:c})=>h("option",{value:i},c?`${i}: ${c}`:`${i}: not so`))):h("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Ks(e,{views:t,tabs:n},o){let s=h("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=Ts(r);for(let[a,u]of Object.
entries(t)){let d=l.filter(m=>qe(e.now,m)===a);Ms(u,d.filter(({line:m})=>m));let f=m=>d.filter(g=>$e(g)===m).length;n.count(a,f("error")||f("warning"),f("error")?
"error":"warning")}s.replaceChildren(...Ns(l,c,o)),s.hidden=!l.length}let c=l=>{let a=qe(e.now,l);return Lt(e.now,l,a?t[a]?.state.doc.lines:void 0)};return{dom:s,
tell(l,a){r={...r,[l]:a},i()},forget(){r={},i()}}}var qs="pylogic:rules",Fl="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Vs="pylogic:heat",_l="How often each rule is use\
d on this board: its ground instances, beside its lines";function Hl(e){let{store:t}=e,n=Xl(),o=h("span",{class:"said"}),s=h("input",{type:"checkbox",checked:localStorage.
getItem(Vs)!=="off"}),r=h("label",{class:"heat-switch",title:_l},s,"Heat bar"),i=Ps(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(a,u){r.hidden=
a!=="rules",o.textContent=a==="rules"&&s.checked&&Es(u,u.selection.main.head)||""}}),c=a=>{i.reveal(a)||Yl(e,a)},l={app:e,texts:i,vocabulary:n,box:s,element:j("\
#rules"),constants:Us(t),findings:Ks(t,i,c),changes:_s(e,()=>Gl(e,i))};l.element.append(h("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,h("p",{class:"editor-status"},o,h("span",{class:"hint",id:"editor-hint"},Fl))),i.tabs.show("rules"),Ul(e,l.element.id),Kl(l,c)}function Ul({
store:e,when:t},n){let o=localStorage.getItem(qs)==="open",s=h("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(qs,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};j("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function Kl(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,c=ie(),l=()=>c(u=>Jl(e,u)),a=(u,d)=>{u.puzzle!==d.puzzle&&Vl(e),o.take(u,d)};r.on(["puzzle","instance","rules","fac\
ts"],a),r.on(["puzzle","instance","rules","facts","constants","saved"],l),a(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{c.stop(),i.drop("rules"),i.drop("spots"),l()}),ql(e,l)}function ql({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Vs,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function Vl({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),hn(s.views.rules,[]),o.forget()}function Gl(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function Yl(e,t){if(!t.file)return;let n=Lt(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function Jl(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:c,findings:l,
texts:a,box:u}=e,{now:d}=o;if(!d.puzzle)return;let f=s.ask("rules"),m=u.checked?s.ask("spots"):s.drop("spots");m?.catch(()=>{});try{let g=await f;if(g===void 0||
t.aborted)return;if(await r.learn(()=>bs(a.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",g.problems),n.emit("game",g.game),g.predicates!==null&&r.learnOwn(
g.predicates),g.constants!==null&&(i.show(g.constants),i.tidy()),g.problems.some(b=>$e(b)==="error"))return c.stop();await c.update(t);let p=await m;p&&!t.aborted&&
Zl(d,a,p.rules)}catch(g){if(!(g instanceof F))throw g;let p=[{text:`Not checked: ${g.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",g.problems.
length?g.problems:p)}}function Zl(e,t,n){hn(t.views.rules,n.filter(({file:o})=>o===pn(e))),t.look()}function Xl(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>cn(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await G("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var zn={};fe(zn,{start:()=>Lc});function Gs(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:r=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},l=t.pointed?
[]:t.check?.wrong??[],a={cause:r,effect:i,wrong:[...c,...l]},u=r.length||i.length||a.wrong.length?a:null,d=JSON.stringify(u);d!==n&&(n=d,e.emit("highlight",u))}}
var Ve=e=>e.join(",");function Ys(e,t){let n=new Set(t.map(Ve));return e.filter(o=>!n.has(Ve(o)))}function Ge(e){return[...new Map(e.map(t=>[Ve(t),t])).values()]}var Ql=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Rt({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let c={effect:o,cause:Ys(s,o),wrong:r},
l=()=>t("pointed",c),a=()=>t("pointed",null);return h("li",{class:"sentence",onmouseenter:l,onfocusin:l,onmouseleave:a,onfocusout:a,dataset:{cells:[...o,...s,...r].
map(Ve).join(" ")}},...ec(e,n),nc(e,i))}function dt(e,{words:t,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Rt(e,{words:t,effect:n,cause:s,lines:o})}function mt(e,t){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=t,c=Rt(e,{words:n,effect:o,cause:s,lines:i.length?[]:r});return h("ul",{class:"sentences"},c,...i.length?[Pt(
e,i)]:[])}function Pt(e,t){return h("li",{class:"chain"},h("ol",{class:"sentences"},t.map(n=>{let o=dt(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function ec(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[h("p",{},ft(e,ee(o)))]:[h("p",{},ft(e,`${ee(n)}:`)),h("p",{class:"follow\
s"},ft(e,ee(o)))]}var ee=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function ft(e,t){return t.split(Ql).map((n,o)=>o%2?tc(e,n):n)}function tc(e,t){let[n,
o]=t.split(",").map(Number),s=`row ${n}, column ${o}`;return h("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.
emit("cell",{row:n,column:o})},t)}function nc(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?h("p",{class:"sources"},[...n.keys()].
map(o=>yn(e,o))):null}function yn(e,t){let n=oc(t);return n===null?null:h("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},kn(n,e.store.now))}function oc(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function kn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function Js({app:e,place:t}){e.when("focused",n=>{let o=n&&Ve([n.row,n.column]);for(let s of ae(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var Oe=e=>Ge(e.flatMap(t=>t.cells));var sc=["ghosts","overlay","film"];function Zs(e){let{app:t,place:n,highlight:o}=e,s=h("div",{class:"card-body","aria-live":"polite"}),r=h("h2",{tabIndex:-1}),i=rc(
(...p)=>s.append(...p)),c=h("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(h("header",{},r,c),s,i.element),
n.card.hidden=!0,Js(e);let l=new Set,a=new Set,u=()=>!1;function d(){u=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let p of[...l])g.
offer(p,null)}function f(){a.add(r.textContent),g.close()}let m=p=>p.flat().filter(b=>b!=null),g={show(p,...b){let w=n.card.contains(document.activeElement);d(),
a.delete(p),r.textContent=p,s.append(...m(b)),n.card.hidden=!1,w&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:p=>n.card.hidden&&!a.has(p),add(...p){s.append(...m(p))},replace(...p){o("pointed",null),s.replaceChildren(
...m(p))},work(p,b,w){return g.show(p),i.tell(b),i.run(w)},keepWhile(p){u=p},tell:i.tell,offer(p,b){b===null?l.delete(p):l.add(p),t.emit(p,b)},close(){d(),n.card.
hidden=!0}};for(let p of sc)t.when(p,b=>{b===null&&l.delete(p)});return t.when("cancel-all",()=>{a.clear(),g.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{u()||g.close()}),g}function rc(e){let t=h("span",{class:"soft"}),n=h("button",{type:"button",onclick:()=>{r(),e(h("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=h("div",{class:"card-work",hidden:!0},h("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(l){let a=s=new AbortController;o.hidden=!1;try{await l(a.signal)}catch(u){if(u.name==="AbortError"||a.signal.aborted)return;e(h("p",{class:ac(
u)?"failure":""},Bt(u)))}finally{s===a&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:l=>{t.textContent=l}}}var ac=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Bt(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return ee(n.replace(/^encodings\/\S+: /,""))}function I(e,t,n={}){
return h("button",{type:"button",onclick:t,...n},e)}var ne=(...e)=>h("div",{class:"row"},...e),D=(...e)=>h("p",{},...e);var Xs=2e3,Qs=["puzzle","instance","rules","facts","constants"];function er(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(a){t.add(a)}};function s(a){
o.now={...o.now,...a};for(let u of t)u(o.now)}async function r(){clearTimeout(n);let a=e.store.now;if(!a.puzzle)return;let u=performance.now(),d={count:0,cost:[]};
try{let f=await e.overview.ask("solve",(m,g)=>{d=g});f!==void 0&&i(a)&&c(f)}catch(f){if(!i(a))return;if(f.interrupted)return c(ic(d,f.interrupted,performance.now()-
u));s({outcome:null,error:f,isOld:!1}),e.emit("solved",null),f.status===0?n=setTimeout(l,Xs):e.emit("problems",f.problems??[])}}let i=a=>Qs.every(u=>e.store.now[u]===
a[u]);function c(a){s({outcome:a,error:null,isOld:!1}),e.emit("problems",a.remarks),e.emit("solved",Wt(a))}async function l(){try{await G("openapi.json")}catch(a){
a.status===0?n=setTimeout(l,Xs):s({outcome:null,error:a,isOld:!1});return}r()}return e.store.on(Qs,(a,u,d)=>{let f=d.has("puzzle")||d.has("instance");s(f?{isOld:!0,
outcome:null,error:null}:{isOld:!0}),r()}),o}var ic=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,
answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Wt({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{
status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function tr(e){let{app:t,place:n,solving:o}=e,s=h("strong"),r=h("span",{class:"soft"}),i=h("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=h(
"div",{class:"row"}),l=h("div",{class:"status-line",role:"status"},h("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(l,i,c);let a=uc(e,c,d);function u({
outcome:m,error:g,isOld:p}){if(n.status.setAttribute("aria-busy",String(p)),n.status.classList.toggle("old",p),p){a.stop(),m===null&&g===null&&f();return}let b=g?
lc(g):m&&vn(m);b!==null&&(n.status.dataset.kind=b.kind,s.textContent=b.words,r.textContent=b.detail??"",c.replaceChildren(...cc(t,g)),m?.status==="multiple"&&a.
offer())}function d({count:m,exhausted:g,horizon:p}){s.textContent=g?`${U(m,"answer")}, all counted`:`At least ${U(m,"answer")}`;let b=p===null?null:`in ${p} st\
eps; longer ones were not counted`;r.textContent=[b,g?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(u),f()}function vn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=e.interrupted?null:`${Wt(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Wt(e).
seconds)} s`,a={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${U(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so\
 far`,"warn"]}[t];return{words:a[0],detail:i,kind:a[1]}}function lc(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. T\
rying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:
e.interrupted?{words:Bt(e),kind:"warn"}:e.problems.length&&e.problems.every(We)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function cc(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return h("p",{class:"status-problem"},n.text);let o=ee(kn(n,e.store.now)),s=h("button",{type:"button",class:"r\
ule-link",onclick:()=>e.emit("reveal",n)},o);return h("p",{class:"status-problem"},s,`: ${n.text}`)})}function uc({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,l=h("span",{},"Counting \u2026");t.replaceChildren(h("span",{class:"spinner","aria-hidden":"true"}),l,I("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let a=await K("count",M(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(u,{count:d})=>{l.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(a)}catch(a){c.signal.aborted||i(Bt(a))}}function r(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",I("Count them all",s))}return{
stop:r,offer:i}}var xn=200;function or(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(I("Solution",i,{title:"Show the solved board"}),I("Answers",a,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;t.when("playable",u=>{r=u});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async u=>{let d=e.createFilm("Solution"),f=[];await K("answers",M(t.store.now,{marks:[],most:1}),{signal:u,onEvent:(m,g)=>{
f.push(g),d.add(nr(g,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(D("No answer was found."))})}function c({atoms:u,frames:d}){let f=s.now.outcome&&`${vn(s.now.
outcome).words}. `;return[D(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:h("p",{class:"atoms"},u.join(" ")),r&&s.now.outcome?.horizon===null?ne(
I("Fill it in",()=>l(u),{class:"primary"})):null]}function l(u){o.offer("film",null),t.emit("fill",u)}async function a(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async u=>{let d=e.createFilm("All answers"),f=h("div"),m=[],g=0,p=!1,b=y=>d.goTo(m[Math.
min(Math.max(g+y,0),m.length-1)]),w=h("span",{role:"status"}),v=()=>{w.textContent=`Answer ${g+1} of ${m.length}`};f.append(h("div",{class:"row"},I("Previous",()=>b(
-1)),w,I("Next",()=>b(1)))),d.onMove(y=>{g=Math.max(m.findLastIndex(S=>S<=y),0),v()}),o.add(f);let k=await K("answers",M(t.store.now,{marks:[],most:xn}),{signal:u,
onEvent:(y,S)=>{p=S.cost.length>0,m.push(d.length),d.add(nr(S,`Answer ${m.length}`)),S.frames.length||f.append(h("p",{class:"atoms"},S.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),v()}});o.add(D(fc({...k,isBest:p,horizon:s.now.outcome?.horizon},m.length)))})}}var nr=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function fc({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
xn?"There may be others.":`The first ${xn}; there may be more.`}var sr="pylogic:check",dc=250,mc=400,hc=3,pc="Whether this can be completed was not found out in time.";function rr(e){let{app:t,place:n,solving:o}=e,s=ie(),r=s.
stop,i=!1,c=null,l=!1,a=bc(e),u=gc(()=>m(!f())),d=I("Check",()=>g(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(h("div",{class:"\
row"},d,u),a.element);let f=()=>u.getAttribute("aria-checked")==="true";function m(v){u.setAttribute("aria-checked",String(v)),localStorage.setItem(sr,v?"on":"o\
ff"),c=null,g()}async function g(v=!1){let{outcome:k,isOld:y}=o.now,{marks:S}=t.store.now,x=v||l&&S===c;if(v)c=S;else if(!x&&S===c&&!y)return;let O=Object.keys(
S).length===0;l=x&&y&&!O;let $=(x||f())&&!y&&k!==null&&!O;if(!$||k.status==="none"||k.horizon!==null)r(),$&&k.horizon===null?a.bad("There is no answer at all",[]):
x&&O?a.unsure("Nothing is entered yet."):l?a.unsure("checking \u2026"):a.clear();else if(!x)await b("rules");else{let C=k.status==="unique"?new Set(k.answers[0].
atoms):null;C===null?await b("all"):p(C,S)&&await b("reasons")}}function p(v,k){let y=Sn(v,k);if(y.length){let S=Ge(y.map($n).filter(O=>O!==null)),x=S.length===
1?`1 ${Ie(S)} is wrong`:`${S.length} ${Ie(S)}s are wrong`;return a.bad(x,S),!0}return r(),a.good(i?h("strong",{},"Solved!"):"So far so good"),!1}async function b(v){
let k=a.element.childNodes.length?mc:0,y=v==="all"?setTimeout(()=>a.unsure("checking \u2026"),k):0,S;try{S=await s(O=>P("judge",M(t.store.now),O))}catch(O){v===
"all"&&O.interrupted?a.unsure(pc):v!=="reasons"&&a.clear();return}finally{clearTimeout(y)}if(S===void 0)return;let x=wc(e,S.broken);if(v==="rules")x?a.bad(x.children.
length===1?"A rule is broken":"Rules are broken",Oe(S.broken),x):i?a.good(h("strong",{},"Solved!")):a.clear();else if(v==="reasons"){if(x===null)return;a.element.
querySelector("button")?.remove(),a.element.append(x)}else S.possible?a.good("So far so good"):a.bad("This cannot be completed any more",Oe(S.broken),x)}let w=te(
dc,()=>g());t.store.on(["marks"],v=>{r(),a.element.classList.add("old"),Object.keys(v.marks).length||a.clear(),w()}),t.when("cancel-all",()=>{r(),a.clear()}),t.
when("playable",v=>{n.check.hidden=!v}),t.when("finished",v=>{i=v,g()}),o.on(()=>g()),u.setAttribute("aria-checked",String(localStorage.getItem(sr)==="on"))}var gc=e=>h(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},h("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function wc(e,t){let n=t.slice(0,hc).map(o=>dt(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?h("ul",{class:"sentences"},n):null}function bc({conflicts:e,highlight:t}){let n=h("div",{class:"verdict",role:"status"}),o=(r,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(l=>l!=null))},s=()=>I("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,h("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,c=null)=>o("bad",i,h("strong",{},r),
c??s())}}var Ie=e=>e.every(t=>t.length>2)?"line":"cell",Sn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function $n(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var yc=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,On="Why there is no answer",ar="Why this is wrong",kc="Which rule is wrong",vc=600;function ir(e){let{app:t,
card:n,highlight:o,solving:s}=e;function r(b=!1){return u(On,{marks:[]},b)}async function i(){await n.work(ar,"Looking for what it breaks \u2026",async b=>{let{
broken:w}=await P("judge",M(t.store.now),b);w.length?c(w):await d({},!1,b)})}function c(b){o("card",{wrong:Oe(b)}),n.replace(D("What you entered breaks a rule a\
lready:"),h("ul",{class:"sentences"},b.slice(0,12).map(w=>dt(e,{words:`${w.words}.`,cells:[],because:[w]}))),l())}let l=()=>ne(I("But it is right",()=>n.work(kc,
"Looking for what refuses it \u2026",async b=>{let{is_answer:w,reasons:v}=await P("why",M(t.store.now),b);w?n.add(D("Some answer has all of it.")):a(v)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function a(b){o("card",{wrong:Oe(b)}),n.replace(h("ul",{class:"sentences"},Pt(e,b.flatMap(
w=>lr(w)))))}function u(b,w,v){let k=v?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(b,k,y=>d(w,v,y))}async function d(b,w,v){
let k=(x,{size:O,bound:$})=>n.tell(`${O} clues and rules so far${$?`, at least ${$} are needed`:""} \u2026`),y=M(t.store.now,{...b,smallest:w}),S=await K("confl\
icts",y,{signal:v,onEvent:k});S.status!=="none"?n.add(D("There is an answer now.")):S.conflicts.length?f(S.conflicts[0],b):n.add(D("The reason was not found in \
time."))}function f(b,w){let v=b.because.filter(S=>S.clue!==null),k=b.because.filter(S=>S.clue===null),y=b.chain.length>0;o("card",{cause:Ge([...Oe(v),...Oe(k)]),
wrong:b.cells}),n.replace(D(y?"It leads to a contradiction:":xc(b,v,k)),g("The clues: ",v.map(S=>S.words).join("; ")),g("What you entered: ",b.cells.join(" ")),
y?h("ul",{class:"sentences"},Pt(e,b.chain)):m(k),h("p",{class:"soft"},b.smallest?"No reason is smaller.":b.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),w.marks?null:l(),b.smallest?null:ne(I("The smallest reason",()=>u(w.marks?On:ar,w,!0))))}let m=b=>h("ul",{class:"sentences either"},b.map(w=>Rt(e,
{words:w.words,cause:w.cells,lines:[w]}))),g=(b,w)=>w?D(b,...ft(t,Sc(w))):null,p=te(vc,()=>{let{outcome:b,isOld:w}=s.now;!w&&b?.status==="none"&&b.horizon===null&&
n.mayCome(On)&&r()});return s.on(p),{ofPuzzle:r,ofMarks:i}}function lr({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>lr(i,s+1))]}function xc(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function Sc(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(yc,t).trimEnd()}var cr="How the answer follows",ur=10;function fr({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function r(l){s(),n=new AbortController;let a={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,f)=>{
a.events.push({name:d,data:f}),a.wake()};return a.end=K("explain",M(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:u}),a.end.catch(()=>{}).finally(()=>{a.
hasEnded=!0,a.wake()}),o=a}async function*i(l){for(let a=0;;a+=1){for(;a===l.events.length&&!l.hasEnded;)await new Promise(u=>{l.wake=()=>u(null)});if(a===l.events.
length)return;yield l.events[a]}}async function c(l,a){l.addEventListener("abort",s);try{return await a()}finally{l.removeEventListener("abort",s)}}return{next:l=>c(
l,async()=>{let{marks:a}=e.now,u=o&&Object.entries(o.marks).every(([d,f])=>a[d]===f);for(let d=o&&u?o:r(ur);;d=r(ur)){let f=[],m=[],g=null;for await(let{name:p,
data:b}of i(d)){p==="own"&&(g=b),p==="step"&&f.push(b),m.push(...(b.frames??[]).flatMap(v=>v.looks??[]));let w=$c(g,f,a);if(w.length)return{steps:w,looks:m,end:null}}
if(d.marks===a)return{steps:[],looks:m,end:await d.end}}}),follow:(l,a)=>c(l,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,
data:f}of i(u))a(d,f);return u.end})}}function $c(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Cn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Cn(e,t){let[n,o]=Ot(e);return t[n]===o}function En({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function dr(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(I("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(cr,"Looking for the first step \u2026",async c=>{
let l=e.createFilm(cr),a=h("ol",{class:"steps"});n.add(a);let u=await s.follow(c,(d,f)=>{f.frames&&l.add(f.frames.map(m=>({...m,...Oc(d,f)}))),d==="step"&&(a.append(
Cc(e,l,f,a.childElementCount+1)),n.tell(`${U(a.childElementCount,"step")} so far \u2026`))});if(u.status==="none")return En(e,u);if(u.status==="multiple")return e.
several.ask();a.before(D(Ec(u,a.childElementCount)))})}}function Oc(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:ee(t),
captions:[ee(n)],settled:o}}function Cc(e,t,n,o){let s=h("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},ee(n.words)),r=h("li",{dataset:{frame:o}},
s,mt(e,n));return t.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function Ec({grade:e,complete:t,interrupted:n},o){
let s=U(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?
` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function mr(e){let t=null;return e.app.when("film-at",n=>t?.
moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=zc(e,n)}function zc({app:e,card:t},n){let o=[],s=[],r=[],i=0,c=!0,l=()=>{c&&o.length&&t.offer("film",{title:n,frames:[
...o],looks:s,at:i})},a=te(200,l);return{moved(u){if(c){i=u;for(let d of r)d(i)}},told(u){(u===null||u.title!==n)&&(c=!1)},get length(){return o.length},add(u){
let d=o.length===0;o.push(...u),s.push(...u.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?l():a()},goTo(u){c=!0,i=Math.min(u,o.length-1),l(),e.emit("pane","board");
for(let d of r)d(i)},onMove(u){r.push(u)}}}var Ft="Hint";function pr(e){let{app:t,place:n,card:o,highlight:s,derivation:r}=e,i=I("Hint",l,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",g=>{i.hidden=!g}),t.when("hint",l);let c=!1;t.when("finished",g=>{c=g});async function l(){if(c){o.show(Ft,D("Solved: nothing is lef\
t to do."));return}let g=a();if(g.length){u(g);return}await o.work(Ft,"Looking for the simplest next step \u2026",async p=>{let{marks:b}=t.store.now,{steps:w,looks:v,
end:k}=await r.next(p),y=t.store.now.marks===b;k?.status==="none"?En(e,k):k?.status==="multiple"?Ac(e):y?k?o.add(D(Tc(k,b))):d(w.at(-1),w.slice(0,-1),v,b):o.add(
D("The board has changed meanwhile: ask again."))})}function a(){let{outcome:g,isOld:p}=e.solving.now;return!p&&g?.status==="unique"?Sn(new Set(g.answers[0].atoms),
t.store.now.marks):[]}function u(g){let p=g.map($n).filter(k=>k!==null),b=()=>{let k=Object.entries(t.store.now.marks).filter(([y])=>!g.includes(y));t.store.change(
{marks:Object.fromEntries(k)}),o.close()};o.show(Ft),s("card",{wrong:p});let w=t.store.on(["marks"],({marks:k})=>{w(),v.isConnected&&!g.every(y=>y in k)&&o.close()}),
v=I("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(D(g.length===1?`First this: one ${Ie(p)} is wrong.`:`First this: ${g.length} ${Ie(p)}s are wrong.`),
ne(I(g.length===1?"Erase it":"Erase them",b,{class:"primary"}),v))}function d(g,p,b,w){let{cells:v,causes:k,entered:y,name:S,frames:x}=g;s("card",{effect:v,cause:k});
let O=I("Do it",()=>m(y),{class:"primary"}),$=I("Do it, and the next",()=>{m(y),l()}),C=()=>y.every(E=>Cn(E,t.store.now.marks)),z=t.store.on(["marks"],()=>{if(!O.
isConnected)return z();if(!f(w))return o.close();s("card",null),$.textContent=(O.disabled=C())?"Next hint":"Do it, and the next"});o.add(h("p",{class:"look"},"L\
ook at ",hr("effect",v),...k.length?[" and ",hr("cause",k)]:[],".",h("span",{class:"soft"},` (${S})`)),...p.map(E=>mt(e,E)),mt(e,g),ne(O,$,g.has_candidates?I("S\
how what is noted",()=>{o.offer("film",{title:Ft,frames:x,looks:b.map(E=>({svg:E})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let f=g=>Object.entries(g).every(([p,b])=>t.store.now.marks[p]===b);function m(g){let{marks:p}=t.store.now;
t.store.change({marks:{...p,...Object.fromEntries(g.map(Ot))}})}}function Ac({card:e,several:{share:t}}){e.add(D("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),ne(I("Show what all answers share",t)))}var hr=(e,t)=>h("span",{class:`key ${e}`},t.length===0?"the boar\
d":t.length===1?`this ${Ie(t)}`:`these ${t.length} ${Ie(t)}s`);function Tc({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.
keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var gr="More than one answer",Mc=300;function wr(e){let{app:t,card:n,solving:o}=e;function s(){n.show(gr,D("This board has more than one answer. What would you \
like to see?"),r())}let r=(p=null)=>ne(I("What they share",c,{hidden:p===c}),I("Two of them side by side",l,{hidden:p===l,class:"served"}),I("Clues that would l\
eave one",a,{hidden:p===a,class:"served"})),i=(p,b)=>P("differences",M(t.store.now,{marks:[],extra:b}),p);async function c(){await n.work("What all answers shar\
e","Comparing all answers \u2026",async p=>{let{status:b,cautious:w,brave:v}=await i(p,!1);if(!m(b)){if(w===null)return n.add(D("The answers were not all compar\
ed in time."));n.offer("overlay",{certain:w,possible:v}),n.add(D("The board shows all answers at once: full is what every answer has, faint what only some have."),
D(`${w.length} of ${v.length} are certain.`),r(c))}})}async function l(){await n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:b,picture:w}=await i(
p,!1);if(m(b))return;if(w===null)return n.add(D("These rules do not say how a board is drawn."));let v=[{svg:w}];n.offer("film",{title:"Two answers",frames:v,at:0}),
n.add(D("Where they differ is highlighted; the third board is what all answers share."),r(l))})}async function a(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async p=>{let{status:b,offers:w,proof:v}=await i(p,!0);if(m(b))return;if(!w.length)return n.add(D("No clues were found that w\
ould leave one answer."));u(w);let k=w.length===1;n.add(D(k?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${w.
length} clues would leave one answer (${v}). They stand faintly on the board: click one to add it.`),ne(I(k?"Add it":"Add all",()=>f(d(w)),{class:"primary"})))})}
function u(p){n.offer("ghosts",p),n.keepWhile(()=>{let b=d(p);return!b.length||b.length===p.length?!1:(u(b),!0)})}function d(p){let b=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return p.filter(({atom:w})=>!b.includes(`${w}.`))}let f=p=>t.emit("clues",p.map(({atom:b})=>b));function m(p){return p==="multiple"?!1:(n.add(D("T\
here is no longer more than one answer.")),!0)}let g=te(Mc,()=>{let{outcome:p,isOld:b}=o.now;!b&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(gr)&&s()});
return o.on(g),{ask:s,share:c}}function br({app:e,place:t,card:n}){t.more.append(I("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:c,interrupted:l}=await P(
"unneeded",M(e.store.now,{marks:[]}),r);n.add(i.length?D("All of these could be deleted at once: the answers of this board would stay the same."):D(l?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?D("This board says nothing of these: it has nothing that they could forbid."):null,s(c),l?D("T\
he search was cut short: there may be more."):null)})}let s=r=>h("ul",{class:"sentences"},r.map(({words:i,place:c})=>h("li",{class:"sentence"},h("p",{},ee(Nc(i))),
h("p",{class:"sources"},yn(e,c)))))}var Nc=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var yr=matchMedia("(max-width: 60rem)");function Lc(e){let t={status:h("section",{class:"assistant-status","aria-label":"Answers"}),buttons:h("div",{class:"assi\
stant-buttons"}),check:h("section",{class:"assistant-check","aria-label":"Check while you play"}),card:h("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:h("div",{class:"assistant-more"})};j("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>yr.matches?j("#board").append(
t.card):t.check.after(t.card);yr.addEventListener("change",n),n();let o=Gs(e),s={app:e,place:t,highlight:o,solving:er(e)};s.card=Zs(s),s.derivation=fr(e),s.createFilm=
mr(s),tr(s),s.conflicts=ir(s),s.several=wr(s),pr(s),dr(s),or(s),rr(s),br(s)}var Fn={};fe(Fn,{start:()=>su});function kr(e){let t=new Set,n=ie(),o=null,s=null,r=async()=>{let{puzzle:l,instance:a,rules:u,facts:d}=e.store.now,f=JSON.stringify([l,a,u,d]);if(!(!l||f===s)){
s=f;try{let m=await n(g=>P("choices",M(e.store.now,{marks:[]}),g));if(m===void 0)return;o=m;for(let g of t)g(m)}catch{s=null}}},i=()=>document.querySelector("#w\
ork > form:not([hidden])")!==null,c=te(1e3,()=>{i()&&r()});return e.store.on(["puzzle","instance","rules","facts"],c),{get now(){return o},refresh:r,on(l){t.add(
l),o!==null&&l(o)}}}var Nn={};fe(Nn,{NAME:()=>Or,TITLE:()=>Pc,create:()=>Fc});function Ye({name:e,words:t,topic:n,app:o,action:s,onSubmit:r}){let i=h("div",{class:"fields"}),c=h("button",{type:"submit",class:"primary"},s),l=h("div",{class:"\
actions"},c),a=h("form",{class:"work-form","aria-label":e},h("p",{class:"soft"},t," ",Dc(o,n,e)),i,l);return a.addEventListener("submit",u=>{u.preventDefault(),
r()}),{form:a,fields:i,button:c,line:l}}function Dc(e,t,n){return h("button",{type:"button",class:"help",title:"What the guide says of it","aria-label":`The gui\
de: ${n}`,onclick:()=>e.emit("guide",t)},"?")}function H(e,t,{title:n="",hint:o=null}={}){return h("label",{class:"field",title:n},h("span",{},e),t,o)}function Je(e,t){
return t.setAttribute("aria-label",e),t}function J(e,{min:t,max:n,value:o,step:s=1}){return h("input",{type:"number",name:e,min:t,max:n,step:s,value:o,required:!0,
inputMode:"numeric"})}function Ce(e,t){return ht(h("select",{name:e}),t)}function ht(e,t){let n=e.value;return e.replaceChildren(...t.map(([o,s])=>h("option",{value:o},
s))),t.some(([o])=>o===n)&&(e.value=n),e}function An(e,t,n,o){let s=([r,i,c=""])=>h("label",{title:c},h("input",{type:"checkbox",name:e,value:r,checked:o.includes(
r)})," ",i);return h("fieldset",{class:"ticks"},h("legend",{},t),n.map(s))}var vr=(e,t)=>[...e.querySelectorAll("input")].filter(n=>n.name===t&&n.checked).map(n=>n.
value),Ze=e=>Object.fromEntries(Object.entries(e).map(([t,n])=>[t,n.value]));function Xe(e){try{return JSON.parse(localStorage.getItem(`pylogic:work:${e}`)??"{}")}catch{
return{}}}function Qe(e,t){localStorage.setItem(`pylogic:work:${e}`,JSON.stringify(t))}function et(e,t,n=["rules","facts","constants"]){let o=h("progress",{"aria-label":"Progress"}),s=h("span",{class:"how-far"}),r=h("span",{class:"soft clock"}),i=h(
"button",{type:"button",onclick:()=>m()},"Cancel"),c=h("div",{class:"working",hidden:!0},o,s,r,i),l=h("p",{class:"job-end",role:"status"}),a=h("p",{class:"job-o\
ld","aria-live":"polite"}),u=null,d=null,f="",m=()=>d?.abort(),g=(y,S=null,x=null)=>{if(f=y,s.textContent=y,S===null)return o.removeAttribute("value");o.max=Math.
max(1,x??0),o.value=S},p=y=>{c.hidden=!y,t.disabled=y},b=(y,S=!1)=>{l.textContent=y,l.classList.toggle("failure",S),v()},w=()=>n.some(y=>u&&e.store.now[y]!==u[y]),
v=()=>{a.textContent=l.textContent&&w()?`This was found ${xr}.`:""};async function k(y,S,x){m();let O=d=new AbortController,$=performance.now();u=e.store.now;let C=()=>{
r.textContent=`${Math.floor((performance.now()-$)/1e3)} s`},z=setInterval(C,1e3);C(),b(""),p(!0),c.scrollIntoView({block:"nearest"});try{return await K(y,S,{signal:O.
signal,onEvent:x})}catch(E){E.name==="AbortError"?b(`Cancelled: ${f}.`):b(jc(E,f),E.interrupted===null);return}finally{clearInterval(z),d===O&&p(!1)}}return e.when(
"cancel-all",m),e.store.on(n,v),{element:h("div",{class:"job"},c,l,a),run:k,tell:g,say:b,stop:m,named:y=>w()?`${y}, ${xr}`:y,get isOld(){return w()}}}var xr="be\
fore your last change",Sr={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of work, the most that this may t\
ake",memory:"Stopped, since it needs more memory than a job may take"};function jc(e,t){if(e.interrupted&&e.interrupted in Sr)return`${Sr[e.interrupted]}: ${t}.`;
let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var Mn=["orders","engines","configs","heuristics","labelings","others"],Tn=["default","as usual"];function $r(e,t){let n={...e.orders,...e.shuffles},o=Object.keys(
n).map(a=>[a,a,n[a]]),s=e.needed===null?e.engines:[],r=e.needed===null?[]:[h("p",{class:"soft"},`${e.needed}.`)],i=(a,u,d)=>Ic(a,u,d,t[a]),c=[i("orders","Orders\
 of the clues",o.length?o:[["given","given"]]),i("engines","Engines",[["clingo","clingo"],...Ee(s)]),...r],l=[i("configs","Presets of clasp",[Tn,...Ee(e.presets)]),
i("heuristics","Heuristics: what is decided first",[Tn,...Ee(e.heuristics)]),i("labelings","Labelings, as in clpfd",[Tn,...Ee(e.labelings)]),An("others","Other \
boards of this puzzle",Ee(e.instances),t.others)];for(let a of[...c,...l])Rc(a)&&(a.hidden=!0);return{first:c,more:l}}var Ee=e=>e.map(t=>[t,t]);function Ic(e,t,n,o){
let s=n.map(([r])=>r).filter(r=>o.includes(r));return An(e,t,n,s.length?s:[n[0][0]])}function Rc(e){let t=e.querySelectorAll("input");return e.matches("fieldset")&&
(t.length===0||t.length===1&&t[0].checked)}var Or="Compare",Pc="Measure which way of solving is faster",Bc="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",pt={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},Wc=600;function Fc(e,t){let n={seeds:J("seeds",{min:0,max:100,value:pt.seeds}),random:J("random",{min:1,max:100,value:pt.
random}),repeat:J("repeat",{min:1,max:100,value:pt.repeat}),timeout:J("timeout",{min:1,max:300,value:pt.timeout})},{seeds:o,random:s,repeat:r,timeout:i}=n,{form:c,
fields:l,button:a,line:u}=Ye({name:Or,words:Bc,topic:"comparing",app:e,action:"Compare",onSubmit:S}),d=et(e,a),f=h("div",{class:"lists"}),m=h("div",{class:"list\
s"}),g=H("Random orders",s,{title:"How many orders of each random kind"}),p=h("p",{class:"soft"}),b=h("p",{class:"links"});l.append(f,g,H("Shuffled runs",o,{title:"\
Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: one run, of the files as they are."}),h("deta\
ils",{class:"more"},h("summary",{},"More ways, boards and limits"),m,H("Repeats",r,{title:"Runs that differ in nothing: they show how exact the clock is"}),H("S\
econds for a run",i))),u.before(p),c.append(d.element,b);let w=x=>x in(t.now?.shuffles??{}),v=()=>`compare:${e.store.now.puzzle}`,k=()=>({...Object.fromEntries(
Mn.map(x=>[x,vr(c,x)])),...Ze(n)}),y=()=>{let x=k(),O=x.orders.filter(w).length,$=x.orders.length+O*(Number(s.value)-1),C=x.configs.length*x.heuristics.length,E=x.
engines.reduce((Le,Q)=>Le+(Q==="clingo"?C:1),0)*$*x.labelings.length,T=x.others.length+1,R=Math.max(1,Number(o.value))*Number(r.value),B=E*T*R;g.hidden=!x.orders.
some(w),a.disabled=B===0;let X=[U(E,"way"),U(T,"board"),U(R,"run")].join(" \xD7 "),pe=B*Number(i.value)>Wc?", ended after ten minutes at the latest":"";p.textContent=
B?`${X} = ${U(B,"run")}${pe}`:"Choose at least one of each list."};c.addEventListener("input",()=>{y(),Qe(v(),k())}),t.on(x=>{let O={...pt,...Xe(v())};for(let[C,
z]of Object.entries(n))z.value=O[C];let $=$r(x,O);f.replaceChildren(...$.first),m.replaceChildren(...$.more),y()});async function S(){let x=k(),O=e.store.now,$=0,
C=0;b.replaceChildren(),d.tell("reading the files");let z=await d.run("compare",M({...O,marks:{}},{...Object.fromEntries(Mn.map(E=>[E,x[E]])),orders:x.orders.map(
E=>w(E)?`${E}:${s.value}`:E),seeds:Number(o.value)||null,repeat:Number(r.value),timeout:Number(i.value)}),(E,T)=>{E==="begun"?C=T.runs:E==="run"&&($+=1),d.tell(
$===C?`${C} runs, drawing the report`:`${$} of ${C} runs`,$,C)});z!==void 0&&(d.say(`${z.words}.`),b.replaceChildren(..._c(z,`${O.puzzle}-${O.instance}-comparis\
on`)),b.scrollIntoView({block:"nearest"}))}return e.when("cancel-all",()=>{b.replaceChildren(),d.say("")}),c}function _c({page:e,csv:t,json:n},o){let s=(r,i,c,l)=>h(
"a",{href:URL.createObjectURL(new Blob([i],{type:c})),...l},r);return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"tex\
t/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Pn={};fe(Pn,{NAME:()=>Rr,TITLE:()=>Uc,create:()=>Yc});var ze="pylogic:draft:",_t="pylogic:tab",Ln=20,Dn="pylogic:history",Cr=200,Hc=500;function jn(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(ze+e,{signal:AbortSignal.timeout(Hc)},n).catch(()=>t(!1)):t(!0)})}async function Er(){let e=sessionStorage.getItem(_t),t=e!==null&&
await jn(e)?e:st();return t!==e&&await jn(t),sessionStorage.setItem(_t,t),{id:t,draft:e===null?null:Ar(e)}}async function zr(e){return await jn(e)?(sessionStorage.
setItem(_t,e),!0):!1}function Ar(e){try{let t=JSON.parse(localStorage.getItem(ze+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function In(e,t,n=!1){try{return localStorage.setItem(ze+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function Tr({now:e,
past:t,future:n}){try{sessionStorage.setItem(Dn,JSON.stringify({now:e,past:t.slice(-Cr),future:n.slice(-Cr)}))}catch{sessionStorage.removeItem(Dn)}}var Mr=()=>JSON.
parse(sessionStorage.getItem(Dn)??"null"),Ae=e=>In(st(),e,!0),tt=e=>localStorage.removeItem(ze+e),he=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Re=e=>he(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function Te(){let e=(await navigator.locks?.query())?.held??[{name:ze+sessionStorage.getItem(
_t)}],t=new Set(e.map(c=>c.name)),o=Object.keys(localStorage).filter(c=>c.startsWith(ze)&&!t.has(c)).map(c=>Ar(c.slice(ze.length))??{at:0,id:c.slice(ze.length),
document:Fe}).sort((c,l)=>l.at-c.at),s=({document:c})=>Re(c),r=o.filter(s),i=o.filter(c=>!s(c));for(let{id:c}of[...r.slice(Ln),...i.slice(Ln)])tt(c);return r.slice(
0,Ln)}var Rr="Generate",Uc="Make new puzzles of this kind",Kc="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",qc=[["size","of\
 this size"],["present","the present one, new clues"]],Vc=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],Gc=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
Nr="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Lr=60,Dr=8,Pr=1e6;function Yc(e,t){let n={board:Ce("board",
qc),rows:Je("Rows",J("rows",{min:1,max:Lr,value:9})),columns:Je("Columns",J("columns",{min:1,max:Lr,value:9})),count:J("count",{min:1,max:100,value:4}),difficulty:Ce(
"difficulty",Vc),low:Je("From",J("low",{min:0,max:Dr,value:2})),high:Je("To",J("high",{min:0,max:Dr,value:4})),symmetry:Ce("symmetry",Gc)},{board:o,rows:s,columns:r,
count:i,difficulty:c,low:l,high:a,symmetry:u}=n,d=Je("Seed",J("seed",{min:0,max:2**53-1,value:Ir()})),f=h("button",{type:"button",class:"dice",title:"Another se\
ed","aria-label":"Another seed",onclick:()=>{d.value=Ir()}},me("dice")),{form:m,fields:g,button:p,line:b}=Ye({name:Rr,words:Kc,topic:"clues",app:e,action:"Gener\
ate",onSubmit:z}),w=et(e,p,["rules","constants"]),v=Jc(e,()=>p.focus()),k=H("Size",Rn(s,"\xD7",r),{title:"Rows \xD7 columns"}),y=H("Largest step",Rn(l,"to",a),{
title:Nr}),S=h("p",{class:"refusal",hidden:!0}),x=h("ul",{class:"made","aria-label":"New puzzles"}),O=null;g.append(H("Board",o),k,H("How many",i),H("Difficulty",
c,{title:Nr}),y,H("Symmetry",u),H("Seed",Rn(d,f),{title:"The same seed makes the same puzzles"})),b.before(S),m.append(w.element,v.element,x);let $=()=>{k.hidden=
o.value!=="size",y.hidden=c.value!=="range";let E=!y.hidden&&Number(a.value)<Number(l.value);a.setCustomValidity(E?"This is less than where it begins.":"")},C=()=>`\
generate:${e.store.now.puzzle}`;m.addEventListener("input",()=>{$(),Qe(C(),Ze(n))}),t.on(E=>{for(let Q of c.querySelectorAll("option"))Q.hidden=Q.disabled=!["",
"range",...Object.keys(E.levels)].includes(Q.value);c.querySelector("option:checked:disabled")&&(c.value=""),S.hidden=E.ungenerated===null,S.textContent=`By the\
se rules no puzzles can be made: ${E.ungenerated}.`,p.disabled=E.ungenerated!==null;let{puzzle:T,instance:R}=e.store.now;if(O===`${T}/${R}`)return;O=`${T}/${R}`;
let[B,X]=E.size??[s.value,r.value],Le={...{board:E.has_more?"present":"size",rows:B,columns:X},...Xe(C())};for(let[Q,Gt]of Object.entries(Le))Q in n&&(n[Q].value=
String(Gt));$()}),$();async function z(){let{puzzle:E}=e.store.now,T=Number(d.value),R=Number(i.value),B=0,X=()=>w.tell(`trying seed ${T}, ${B} of ${U(R,"puzzle")}`,
B,R);x.replaceChildren(),X(),await w.run("generate",M({...e.store.now,marks:{}},{size:o.value==="size"?[Number(s.value),Number(r.value)]:null,seed:T,count:R,symmetry:u.
value||null,difficulty:y.hidden?c.value||null:[Number(l.value),Number(a.value)]}),(Le,Q)=>{Le!=="puzzle"||e.store.now.puzzle!==E||(B+=1,X(),x.append(Zc(Q,()=>v.
open(Q))),B===1&&x.scrollIntoView({block:"nearest"}))})!==void 0&&(w.say(`${U(B,"puzzle")} of seed ${T}, each with exactly one solution. A click opens one.`),Number(
d.value)===T&&(d.value=String((T+1)%Pr)))}return e.when("cancel-all",()=>{v.isOpening||(x.replaceChildren(),v.element.replaceChildren(),w.say(""))}),m}function Jc(e,t){
let n=h("div",{class:"back"}),o=new Map,s=!1;function r(c){let l=e.store.now,a=`gen-${c.seed}-${c.number}`,u={saved:{...l.saved,facts:""},stamps:{...l.stamps,facts:null}};
i({...l,...u,instance:a,facts:c.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board");let d=!o.has(l.instance);if(o.set(a,c.text),!d)return;let f=()=>{i(l),
n.replaceChildren(),t()};n.replaceChildren(h("button",{type:"button",onclick:f},`Back to ${l.instance}`))}function i(c){let{now:l}=e.store;!(o.get(l.instance)===
l.facts&&jr(l.marks)&&jr(l.notes))&&Re(l)&&Ae(l),s=!0,e.emit("cancel-all"),e.store.open(c),s=!1}return{element:n,open:r,get isOpening(){return s}}}function Zc(e,t){
let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([l,a])=>`${a} ${l}`),s=o.length>1?` (${o.join(", ")})`:"",r=`${e.clues} ${e.
clues===1?"clue":"clues"}${s}${n}`,i=e.pictures.length?Y(e.pictures[0]):h("pre",{},e.text);i.setAttribute("aria-hidden","true");let c=`seed ${e.seed}, no. ${e.number}`;
return h("li",{},h("button",{type:"button",class:"card",title:"Open this puzzle","aria-label":`Open the puzzle ${c}: ${r}`,onclick:t},h("span",{class:"picture"},
i),h("span",{},r),h("span",{class:"soft"},c)))}var jr=e=>Object.keys(e).length===0,Rn=(...e)=>h("span",{class:"pair"},e),Ir=()=>String(Math.floor(Math.random()*
Pr));var Bn={};fe(Bn,{NAME:()=>Br,TITLE:()=>Xc,create:()=>tu});var Br="Trace",Xc="Watch the solver search",Qc="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Ht=["","as usual"],eu={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function tu(e,t){let n={keep:J("keep",{min:1,max:1e3,value:100}),order:Ce("order",[]),heuristic:Ce("heuristic",[Ht]),labeling:Ce("labeling",[Ht])},{keep:o,order:s,
heuristic:r,labeling:i}=n,c=h("small",{class:"soft"}),{form:l,fields:a,button:u}=Ye({name:Br,words:Qc,topic:"explaining",app:e,action:"Trace the search",onSubmit:k}),
d=et(e,u),f=h("div",{class:"result"}),m=H("Order of clues",s,{hint:c}),g=H("Labeling",i,{title:"In which order variables and values are tried, as in clpfd"}),p={},
b=null;a.append(H("Moments",o,{title:"How many of the first moments the film shows"}),m,H("Heuristic",r,{title:"What is decided first, as the rules or clasp adv\
ise"}),g),l.append(d.element,f);let w=()=>{c.textContent=p[s.value]??""},v=()=>`trace:${e.store.now.puzzle}`;l.addEventListener("input",()=>{w(),Qe(v(),Ze(n))}),
t.on(y=>{let S=Object.entries(y.shuffles).map(([x,O])=>[`${x}#1`,O]);if(p={...y.orders,...Object.fromEntries(S)},ht(s,Object.keys(p).map(x=>[x,x.replace("#1","")])),
ht(r,[Ht,...Ee(y.heuristics)]),ht(i,[Ht,...Ee(y.labelings)]),m.hidden=s.options.length===0,g.hidden=y.labelings.length===0,b!==e.store.now.puzzle){b=e.store.now.
puzzle;for(let[x,O]of Object.entries(Xe(v())))nu(n[x],O)}w()});async function k(){let{instance:y}=e.store.now,S=0;f.replaceChildren(),d.tell("searching");let x=await d.
run("trace",M({...e.store.now,marks:{}},{order:s.value||"given",heuristic:r.value||null,labeling:i.value||null,keep:Number(o.value)}),(E,T)=>{E==="begun"?S=T.frames:
E==="drawn"&&d.tell(`${T.frames} of ${S} moments drawn`,T.frames,S)});if(x===void 0)return;d.say(`${x.words}.`);let O=(E,T,R)=>{e.emit("film",{title:d.named(E),
frames:T,at:R}),e.emit("pane","board")},$=()=>O(`The search on ${y}`,x.frames,0),C=x.heat.map(E=>({...E,name:eu[E.name??""]??E.name})),z=x.left_out?` ${x.left_out}\
 more came after them.`:"";f.append(h("p",{class:"soft"},`${x.summary.charAt(0).toUpperCase()}${x.summary.slice(1)}.${z}`),x.frames.length?h("button",{type:"but\
ton",onclick:$},"Show the film again"):h("p",{},"These rules do not say how a board is drawn, so there is no film."),h("div",{class:"heats"},C.map((E,T)=>ou(E,()=>O(
`Work on each cell of ${y}`,C,T))))),x.frames.length&&!d.isOld&&$()}return e.when("cancel-all",()=>{f.replaceChildren(),d.say("")}),l}function nu(e,t){if(e===void 0)
return;let n=e.options&&[...e.options].map(o=>o.value);(n===void 0||n.includes(t))&&(e.value=t)}function ou(e,t){let n=Y(e.svg??"");return n.setAttribute("aria-\
hidden","true"),h("button",{type:"button",class:"card",title:"Show it on the board",onclick:t},h("span",{},e.name),h("span",{class:"picture"},n))}var Fr={generate:Pn,compare:Nn,trace:Bn},Wn=Object.keys(Fr),Wr="pylogic:work:opened";function su(e){let t=kr(e),n={},o={},s=l=>r(o[l].hidden?l:null),r=l=>{for(let a of Wn)
o[a].hidden=a!==l,n[a].setAttribute("aria-expanded",String(a===l));localStorage.setItem(Wr,l??""),l!==null&&t.refresh()};for(let l of Wn){let a=Fr[l];o[l]=a.create(
e,t),o[l].id=`work-${l}`,n[l]=h("button",{type:"button",title:a.TITLE,"aria-controls":`work-${l}`,onclick:()=>s(l)},a.NAME)}let i=h("h2",{id:"work-heading"},"Ma\
ke and measure");j("#assistant").append(h("section",{id:"work","aria-labelledby":i.id},i,h("div",{class:"work-buttons"},Object.values(n)),Object.values(o))),e.when(
"make",()=>{r("generate"),e.emit("pane","assistant"),o.generate.scrollIntoView({block:"nearest"}),j("select, input",o.generate).focus({preventScroll:!0})});let c=localStorage.
getItem(Wr);r(Wn.find(l=>l===c)??null)}function ue({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=f=>{f!==null&&f===n[0][0]&&!o()||(u.close(),r(f))},c=n.map(
([f,m],g)=>h("button",g===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(f)},m)),l=h("h2",{id:`title-${st()}`},e),a=h("form",{onsubmit:f=>{f.preventDefault(),
i(n[0][0])}},l,...t,h("div",{class:"actions"},h("button",{type:"button",onclick:()=>i(null)},"Cancel"),...c.reverse())),u=h("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:f=>{f.preventDefault(),i(null)},onclose:()=>u.remove()},a);document.body.append(u),u.showModal(),(a.querySelector("input:not([type=file]\
), textarea")??j(".primary",a)).focus()})}function Ne({key:e,words:t,actions:n=[],isBad:o=!1}){Me(e);let s=n.map(([r,i])=>h("button",{type:"button",onclick:()=>{
Me(e),i()}},r));j("#notices").append(h("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},h("span",{},t),h("span",{class:"group"},...s)))}
function Me(e){for(let t of ae("#notices .notice"))t.dataset.key===e&&t.remove()}function Ut(e,t,n){let o=h("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function _n(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=h("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await ue({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[h("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as ru,EditorView as _r,unifiedMergeView as au}from"../vendor/codemirror-6.js";function Hr({store:e},t,n){let o=new Map;function s(l,a){let{saved:u,stamps:d}=e.now,f={saved:{...u,[l]:a.text??""},stamps:{...d,[l]:a.stamp}};e.change(f,{undoable:!1}),
o.delete(l),Me(`conflict ${l}`)}function r(l,a){o.set(l,a.stamp);let u=()=>r(l,a),d=`${a.name} was changed by another program, and you have unsaved changes.`;Ne(
{key:`conflict ${l}`,isBad:!0,words:`${d} Nothing is overwritten.`,actions:[["Show both",()=>i(l,a).then(g=>({mine:f,theirs:m}[g??""]??u)())],["Keep mine",()=>f()],
["Take theirs",()=>m()]]});let f=()=>(s(l,a),n()),m=()=>{Ae(e.now),e.change({[l]:a.text??""}),s(l,a)}}function i(l,a){let u=new _r({doc:a.text??"",extensions:[ru.
readOnly.of(!0),_r.contentAttributes.of({"aria-label":"Differences"}),au({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return ue({title:`Two ver\
sions of ${a.name}`,isWide:!0,content:[h("p",{},h("span",{class:"mine"},"only in yours")," ",h("span",{class:"theirs"},"only in the file")),h("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function c(l,a){let{now:u}=e;a.text===null||a.text===u[l]?(s(l,a),a.text===null&&t(`${a.name}\
 is gone; saving makes it again.`)):u[l]===u.saved[l]?(e.change({[l]:a.text}),s(l,a),t(`${a.name} was changed by another program; here it is.`)):o.get(l)!==a.stamp&&
r(l,a)}return{take:s,conflict:r,changed:c,clear:()=>o.clear()}}var Hn=["rules","facts"];function Z(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Pe=e=>{let[t,n]=[new Date(
e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};function Ur(e){
let{store:t}=e,n=Promise.resolve(),o=0,s=(k,y=!1)=>e.emit("message",{words:k,isBad:y}),r=Hr(e,s,g);function i(k){let{now:y}=t;if(y.puzzle&&Re(y)){let S=Ae(y)?"a\
re kept: File, Kept changes":"could not be kept";s(`Your changes to ${y.instance} ${S}.`)}for(let{dataset:S}of ae("#notices .notice"))S.key&&S.key!=="connection"&&
Me(S.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:y.mode,...k})}async function c(k,y){let{rules:S,facts:x,game:O}=await de("open",{puzzle:k,instance:y});
e.emit("game",O);let $={rules:S.text??"",facts:x.text??""};return{puzzle:k,instance:y,...$,saved:$,stamps:{rules:S.stamp,facts:x.stamp}}}async function l(k,y){let S=o+=
1,x=await c(k,y);if(S===o){if(x.stamps.rules===null)throw new Error(`There is no puzzle ${k} here.`);i(x),await a()}}async function a(){let{puzzle:k,instance:y}=t.
now,[S]=(await Te()).filter(({document:x})=>x.puzzle===k&&x.instance===y);S&&u(S)}function u(k){let{document:y}=k,S=`Your unsaved changes of ${Pe(k.at)} to ${y.
instance} are kept.`;Ne({key:"kept",words:S,actions:[["Restore",()=>d(k)],["Discard",()=>tt(k.id)]]})}function d(k){i(k.document),tt(k.id)}function f(k,y,S,x={}){
let O=k.puzzle===t.now.puzzle?t.now:k,{puzzle:$,rules:C,saved:z,stamps:E,constants:T={}}=O;i({puzzle:$,instance:y,rules:C,facts:S,marks:x,constants:T,saved:{...z,
facts:""},stamps:{...E,facts:null}})}let m=({puzzle:k,instance:y},S)=>t.now.puzzle===k&&(S==="rules"||t.now.instance===y);function g(){let k=t.now,y=()=>m(k,"fa\
cts")?p():void 0;return n=n.then(y).catch(S=>s(Z(S),!0)),n}async function p(){let{now:k}=t;for(let y of Hn)k[y]!==k.saved[y]&&await b(k,y)}async function b(k,y){
let{puzzle:S,instance:x,stamps:O,[y]:$}=k,{is_saved:C,file:z}=await de("save",{puzzle:S,instance:y==="facts"?x:null,text:$,stamp:O[y]});if(!C){m(k,y)?r.conflict(
y,z):s(`${z.name} was changed by another program, and is not saved.`,!0);return}let E=!w.has(z.name)&&O[y]!==null;w.add(z.name),m(k,y)&&r.take(y,z),s(E?`Saved ${z.
name}: your own copy, which is used from now on.`:`Saved ${z.name}.`),(E||O[y]===null)&&e.emit("library")}let w=new Set,{changed:v}=r;return{open:l,show:i,read:c,
restore:d,offer:u,showFacts:f,save:g,changed:v,tell:s,own:w,saved:()=>n}}var Kr="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",iu="[a-z][a-z0-9_]{0,63}";function qr(e,t,n){let{store:o}=e,s=m=>t.tell(Z(m),!0),r=(m,g)=>{let p=h("input",{
required:!0,autocomplete:"off",spellcheck:!1,...g});return[h("label",{},m,p),p]},i=(...m)=>()=>m.every(g=>g.reportValidity());async function c(){let m=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),g=(z,E="9")=>r(z,{type:"number",min:1,max:60,value:E}),[p,b]=g("Rows",m?.[1]),[w,v]=g("Columns",m?.[2]),[k,y]=r("Name",{type:"text",pattern:Kr,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ue({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
h("div",{class:"fields"},p,w,k)],buttons:[["make","Make it"]],check:i(b,v,y)})===null)return;let{puzzle:x,rules:O,constants:$}=o.now,{facts:C}=await P("frame",{
puzzle:x,rules:O,constants:$,rows:b.valueAsNumber,columns:v.valueAsNumber});t.showFacts(o.now,n.freeName(x,y.value),C),o.change({mode:"edit"})}async function l(){
let[m,g]=r("Name",{type:"text",pattern:iu,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await ue({title:"New puzzle",
content:[h("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),m],buttons:[["make","Make it"]],check:i(g)})===null)return;
let w=await de("new",{name:g.value});await n.load(),await t.open(w.puzzle,w.instance),e.emit("pane","rules")}async function a(){let{now:m}=o,[g,p]=r("Name",{type:"\
text",pattern:Kr,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(m.puzzle,m.instance)});if(await ue({title:"Save this board under another\
 name",content:[g],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(m.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...m.saved,facts:""},stamps:{...m.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:m,instance:g}=o.now;t.show(await t.read(m,g))}async function d(){let m=await Te();if(!m.length){t.tell("No unsaved changes are kept.");return}let g=[],
p=m.map(w=>h("label",{class:"choice"},h("input",{type:"radio",name:"kept",onchange:()=>{g[0]=w}}),`${w.document.instance} \xB7 ${n.titleOf(w.document.puzzle)}, ${Pe(
w.at)}`)),b=await ue({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>g.length>0});for(let w of g)
b==="restore"?t.restore(w):b==="discard"&&tt(w.id)}let f=m=>()=>m().catch(s);return{newBoard:f(c),newPuzzle:f(l),saveAs:f(a),revert:f(u),kept:f(d)}}var lu=500,cu=5e3,Vr="What you have done is kept in this browser.",uu=`pylogic serve does not answer: has it ended? Start it again. ${Vr}`,fu=`pylogic serve was\
 started again: open the link that it has printed. ${Vr}`;function Gr(e,t,n){let{store:o}=e,s="",r="",i=null,c=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:m,instance:g,stamps:p}=o.now,{rules:b,facts:w}=p,v=new URLSearchParams({puzzle:m,instance:g,rules:b??"",facts:w??""}),k=await G(`c\
hanges?${v}`);if(s&&a(),await t.saved(),o.now.stamps!==p)return;let y=i?.puzzle===m?i:{...k,puzzle:m};i={...k,puzzle:m};for(let S of Hn)k[S]&&t.changed(S,k[S]);
k.names!==y.names&&n(),k.encodings!==y.encodings&&c()}function a(){s="",Me("connection"),t.tell(r),c(),n()}function u({status:m,message:g}){r=m===400||m===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:uu,401:fu}[m]??g;s!==p&&Ne({key:"connection",isBad:!0,words:p}),s=p}let d=()=>{},f=()=>new Promise(
m=>{d=m,setTimeout(d,document.hidden||document.body.classList.contains("pupil")?cu:lu)});document.addEventListener("visibilitychange",()=>d()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(u),await f()})()}var Be="#gallery",du=6,mu=2;function Yr(e,t,n){let{store:o}=e,s=j("#gallery"),r=pu(),{tile:i}=r,c=null,l=0;function a(w){s.hidden=!w,j("#panes").hidden=w,document.
body.dataset.view=w?"gallery":"board",n.entitle()}async function u(){!nt()&&o.now.puzzle===""&&history.replaceState(null,"",Be);let w=location.hash,[,v,k]=w.split(
"/");nt()?k!==void 0?await d(v,k):await m(v):a(!1),c=w}async function d(w,v){try{let k=decodeURIComponent(v);o.now.puzzle===w&&o.now.instance===k?f():await t.open(
w,k)}catch(k){t.tell(Z(k),!0),history.replaceState(null,"",Be),await m()}}function f(){let w=location.hash.split("/").length>2;nt()&&history[w?"replaceState":"p\
ushState"](null,"",location.pathname),a(!1)}async function m(w){let v=l+=1,k=s.hidden||c!==location.hash,y=n.entries.find(O=>O.puzzle===w),S=y?await hu(y,i,()=>b(
y)):await g();if(v!==l||(r.forget(),s.replaceChildren(h("div",{class:"page"},...S)),a(!0),!k||c===null))return;let x=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===
c);(x??j("h2",s)).focus(),x||(s.scrollTop=0)}async function g(){let{puzzle:w,instance:v}=n.first,k=await p();return[h("header",{},h("h2",{tabIndex:-1},"Which pu\
zzle?"),h("p",{class:"soft"},"Each tile is a kind. New to these? Begin with ",h("a",{href:`${Be}/${w}/${encodeURIComponent(v??"")}`},n.titleOf(w)),".")),...k.length?
[h("h3",{},"Go on"),Un("Played last",k)]:[],h("h3",{},"All kinds"),Un("All kinds",n.entries.map(y=>i(`${Be}/${y.puzzle}`,{words:y.title,more:y.problem??U(y.instances.
length,"board"),draw:async()=>y.instances.length?G(`tile/${y.puzzle}/${encodeURIComponent(y.instances[0])}?stands_for_all=1`):{pictures:[],size:null}})))]}async function p(){
let w=await Te(),v=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...v,...w].reverse().map(y=>[`${y.document.puzzle}/${y.document.instance}`,
y])).values()].reverse().slice(0,du).map(y=>{let{document:S,id:x,at:O}=y;return i(x===""?f:()=>t.restore(y),{words:n.titleOf(S.puzzle),more:`${S.instance}, ${x===
""?"open":Pe(O)}`,draw:()=>P("tile",M(S))})})}async function b({puzzle:w}){o.now.puzzle===w?f():await d(w,encodeURIComponent(n.firstOf(w))),e.emit("make")}return e.
when("cancel-all",f),e.when("listed",()=>{s.hidden||u()}),{go:u}}async function hu({puzzle:e,title:t,instances:n},o,s){let{game:r}=await de("open",{puzzle:e}).catch(
()=>({game:[]})),i=n.map(l=>o(`${Be}/${e}/${encodeURIComponent(l)}`,{words:l,more:"",draw:()=>G(`tile/${e}/${encodeURIComponent(l)}`)})),c=h("button",{type:"but\
ton",class:"tile",onclick:s},h("span",{class:"picture"},me("dice")),h("strong",{},"Make me one"),h("span",{class:"soft"},"a new board with one answer"));return[
h("header",{},h("a",{href:Be},"All kinds"),h("h2",{tabIndex:-1},t),h("div",{class:"game"},r.map(([l,a])=>h("p",{class:a?"item":""},l)))),Un(`Boards of ${t}`,[...i,
c])]}var nt=()=>location.hash.split("/")[0]===Be;function pu(){let e=new Map,t=[],n=0,o=new IntersectionObserver(c=>{for(let{isIntersecting:l,target:a}of c){let u=e.
get(a);!l||!u||(o.unobserve(a),t.push(u),s())}},{rootMargin:"200px"});async function s(){let c=n<mu?t.shift():void 0;c&&(n+=1,await c().catch(()=>{}),n-=1,s())}
function r(c,l){e.set(c,l),o.observe(c)}function i(c,{words:l,more:a,draw:u}){let d=h("span",{class:"picture","aria-hidden":"true"}),f=h("span",{class:"soft"},a);
r(d,async()=>{let{pictures:[g],size:p}=await u(),b=g?[Y(g.svg)]:[];for(let w of b)w.querySelector("title")?.remove();d.replaceChildren(...b),p&&(f.textContent=[
`${p[0]} \xD7 ${p[1]}`,a].filter(Boolean).join(" \xB7 "))});let m=[d,h("strong",{},l),f];return typeof c=="string"?h("a",{class:"tile",href:c},...m):h("button",
{type:"button",class:"tile",onclick:c},...m)}return{tile:i,forget(){t=[];for(let c of e.keys())c.isConnected&&(o.unobserve(c),e.delete(c))}}}var Un=(e,t)=>h("ul",
{class:"tiles","aria-label":e},t.map(n=>h("li",{},n)));function Jr(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},c=k=>o.find(y=>y.puzzle===k),l=k=>c(k)?.title??k,a=k=>c(k)?.instances??
[],u=k=>a(k)[0]??"board";function d(k,y){let S=new Set([...a(k),k===n.now.puzzle?n.now.instance:""]);if(!S.has(y))return y;let x=2;for(;S.has(`${y}${x}`);)x+=1;
return`${y}${x}`}let f=(k,y)=>t.open(k,y).catch(S=>{t.tell(S.message,!0),p()}),m=h("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,u(m.value))}),
g=h("select",{"aria-label":"Board",title:"Board",onchange:()=>f(n.now.puzzle,g.value)});function p(){let{puzzle:k,instance:y}=n.now,S=c(k)?.own;w(m,o.map(O=>[O.
puzzle,O.title,O.own.rules]),k);let x=a(k).map(O=>[O,O,!!S?.instances.includes(O)]);w(g,x,y),b()}function b(){let{puzzle:k,instance:y}=n.now;document.title=document.
body.dataset.view==="gallery"?"pylogic":`${he(n.now)?"\u2022 ":""}${y} \xB7 ${l(k)} \xB7 pylogic`}function w(k,y,S){let x=(C,z)=>{let E=y.filter(([,,T])=>T===z).
map(([T,R])=>h("option",{value:T},R));return E.length?[h("optgroup",{label:C},...E)]:[]},O=y.some(([C])=>C===S)?[]:[h("option",{value:S},`${S} (not saved)`)],$=[
...x(`In the folder ${s}`,!0),...x("With pylogic",!1)];k.replaceChildren(...O,...$),k.value=S}async function v(k){let y=await G("library",k);[o,s,i,r]=[y.puzzles,
y.folder,y.first,y.pupil],document.body.classList.toggle("pupil",r!==null);for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let x of S.own.
instances)t.own.add(`instances/${S.puzzle}/${x}.lp`)}return n.now.puzzle&&p(),e.emit("listed"),y}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:v,
titleOf:l,freeName:d,firstOf:u,entitle:b,elements:[m,g],get entries(){return o},get first(){return i},get pupil(){return r}}}function Kt(e,t,n){let o=h("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=h("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,h("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let c=s.getBoundingClientRect(),l=c.left<innerWidth/2;o.style.
top=`${c.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(c.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-c.right)}px`,o.style.
maxHeight=`${innerHeight-c.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",c=>{let l=c.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",c=>{c.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",c=>{let l=i(),a=l.findIndex(d=>d===document.activeElement),u={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:-1}[c.key];c.key==="Tab"&&o.hidePopover(),u!==void 0&&
(l.at(u%l.length)?.focus(),c.preventDefault())}),o.addEventListener("click",c=>{q(c).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function V(e,t,{note:n="",key:o="",isOff:s=!1}={}){return h("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,onclick:t},
h("span",{class:"name"},e),o?h("kbd",{},o):null,n?h("small",{},n):null)}var Kn=e=>h("div",{class:"heading",role:"presentation"},e);var qt="#pylogic=";var Zr=/^[a-z_][A-Za-z0-9_]{0,63}$/,gu=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Vt=e=>e.includes(qt);async function Xr(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:c,saved:l}=e,a=o===l.rules?{}:{rules:o},u=await yu(JSON.stringify({puzzle:t,instance:n,...a,facts:s,marks:r,notes:i,constants:c}));
return`${location.origin}/${qt}${u}`}async function Qr(e){let t=e.slice(e.indexOf(qt)+qt.length).trim(),n;try{n=JSON.parse(await ku(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!bu(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:l,constants:a}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:c,notes:l,constants:a}}var ea=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),ot=e=>typeof e=="string",wu=e=>Array.isArray(e)&&e.every(ot),qn=(e,t,n)=>ea(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function bu(e){return ea(e)&&ot(e.puzzle)&&Zr.test(e.puzzle)&&ot(e.instance)&&gu.test(e.instance)&&ot(e.facts)&&
(e.rules===void 0||ot(e.rules))&&qn(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&qn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,wu)&&qn(e.constants,Zr,t=>ot(t)&&t.length<=
200)}async function yu(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function ku(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:c,value:l}=await s.read();if(c)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var ta=2e6,vu=/^[^%\n]*(:-|#program|#show|[{}])/m,Vn="input, textarea, select, dialog, .cm-editor, [contenteditable]";function na(e,t,n,o){let{store:s}=e;async function r(f,m="\
pasted"){if(Vt(f))return o(f);if(f.length>ta)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:g,rules:p,constants:b}=s.now,
w=g?{puzzle:g,rules:p,constants:b}:{puzzle:n.first.puzzle},v=await P("import",{...w,text:f});if(!g&&!v.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let k=v.puzzle===g?s.now:await t.read(v.puzzle,m),y=Object.fromEntries(v.answer.map($=>[$,!0]));t.showFacts(k,n.freeName(v.
puzzle,m),v.facts,y);let S=v.answer.length?", with what it shows of a solution":"",x=`a board of ${n.titleOf(v.puzzle)}`,O=v.is_named?`Recognised ${v.format}: ${x}`:
`Read as ${x}, the puzzle that is open`;t.tell(`${O}${S}.`),e.emit("pane","board")}async function i(f,m){let g=m.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(g,n.firstOf(g));t.show({...p,rules:f}),t.tell(`These are rules: they are open as the puzzle ${g}, and not saved yet.`),e.emit("pa\
ne","rules")}let c=(f,m,g=!1)=>(g&&m&&vu.test(f)?i(f,m):r(f,m)).catch(p=>t.tell(Z(p),!0));async function l(f){f.size>ta?t.tell("This file is too large: at most \
2 MB are read.",!0):await c(await f.text(),xu(f.name),f.name.endsWith(".lp"))}async function a(){let f=h("textarea",{rows:9,required:!0,spellcheck:!1,"aria-labe\
l":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),m=h("p",{class:"failure",role:"alert",hidden:!0}),g=[h("p",{class:"soft"},"A link of puzz.link or P\
enpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts do\
 not say their puzzle: they are read as the one that is open."),f,m];for(;;){if(await ue({title:"Paste a board",content:g,buttons:[["open","Open it"]],check:()=>f.
value.trim()!==""})===null)return;try{await r(f.value);return}catch(b){m.hidden=!1,m.textContent=Z(b)}}}function u(){let f=h("input",{type:"file",onchange:()=>[
...f.files??[]].slice(0,1).forEach(l)});f.click()}addEventListener("paste",f=>{let m=f.clipboardData?.getData("text/plain")??"";q(f).closest?.(Vn)||m.trim()===""||
(f.preventDefault(),c(m))});let d=({dataTransfer:f})=>!!f?.types.some(m=>["Files","text/plain"].includes(m));return addEventListener("dragover",f=>{q(f).closest?.(
Vn)||!d(f)||(f.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",f=>{f.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",f=>{if(delete document.body.dataset.drop,q(f).closest?.(Vn)||!f.dataTransfer||!d(f))return;f.preventDefault();let[m]=f.dataTransfer.files;m?l(m):c(f.dataTransfer.
getData("text/plain"))}),{askForText:a,askForFile:u}}var xu=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function oa({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:c}=e.now,l=he(e.now)||Object.keys(c).length>0;!s||o.pupil===null||
l||await de("solved",{puzzle:r,instance:i}).catch(a=>n("message",{words:a.message,isBad:!0}))})}var Su={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},$u=15e5;function sa(e,t){let{store:n}=e,o=d=>t.tell(Z(d),!0);async function s(){let d=await Xr(
n.now);d.length>$u?t.tell("This is too much for a link: download the files.",!0):await _n(e,d,"a link to these rules and this board")}async function r(){let{svg:d}=await P(
"picture",M(n.now));Ut(`${n.now.instance}.svg`,d,"image/svg+xml")}async function i(){let d=open("","_blank");try{let{html:f}=await P("page",M(n.now)),m=URL.createObjectURL(
new Blob([f],{type:"text/html"}));d?d.location=m:Ut(`${n.now.instance}.html`,f,"text/html")}catch(f){d?.close(),o(f)}}function c(){let d=h("div",{class:"formats"},
h("small",{class:"soft"},"One moment\u2026"));return P("export",M(n.now)).then(({formats:f})=>{d.replaceChildren(...f.map(m=>V(l(m),()=>_n(e,m.text??"",`${m.title}\
, ${n.now.instance}`),{isOff:m.refused!==null,note:m.refused??m.left_out.join("; ")}))),f.length||d.append(h("small",{},"No other program's format fits this puz\
zle."))},f=>d.replaceChildren(h("small",{class:"failure"},Z(f)))),d}let l=({format:d,title:f})=>`${f}${Su[d]??""}`,a=(d,f,m)=>V(`${d}, ${f}.lp`,()=>Ut(`${f}.lp`,
m,"text/plain")),u=()=>[V("Copy link",()=>s().catch(o),{note:"holds rules and board, for a browser where this page is open; nothing is uploaded"}),Kn("Copy for \
other programs"),c(),Kn("Download"),a("Facts",n.now.instance,n.now.facts),a("Rules",n.now.puzzle,n.now.rules),V("Picture, SVG",()=>r().catch(o)),V("Page to prin\
t",i,{note:"the rules in words, and the board"})];j("#share").append(...Kt("Share","Share: links, files, print",u))}async function ra(e){j("#bar").append(h("div",{id:"notices"}));let t=Ur(e),n=Jr(e,t),o=u=>ia(e,t,u),s=na(e,t,n,o),r=qr(e,t,n),i=Yr(e,t,n);Ou(e,t,n,s,r),sa(e,t),
oa(e,n);let c=n.load();c.catch(()=>{});let l=await Er();await Cu(e,t,c,l).catch(u=>t.tell(Z(u),!0)),await i.go(),Eu(e,t,()=>l.id),addEventListener("hashchange",
async()=>{await aa(t,o),await i.go()});let a=()=>n.load().catch(()=>{});e.when("library",a),Gr(e,t,a)}function Ou(e,t,n,o,s){let{store:r}=e,i=h("button",{type:"\
button",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",h("span",{class:"dot","aria-hidden":"true"})),c=()=>{let d=he(r.now);i.disabled=!d,i.setAttribute(
"aria-label",d?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[V("Save",t.save,{key:"Ctrl-S",isOff:!he(r.now)}),V("Save board \
as\u2026",s.saveAs,{isOff:!r.now.puzzle})],u=Kt("File","File: new, paste, save",()=>[V("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),
...n.pupil!==null?[]:[V("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],V("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.\
at and others"}),V("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),V("Back to the saved files",s.revert,{isOff:!he(r.now)}),V("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);j("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],c),c(),addEventListener("keydo\
wn",d=>{!(d.ctrlKey||d.metaKey)||d.altKey||d.key.toLowerCase()!=="s"||(d.preventDefault(),t.save())})}async function Cu(e,t,n,o){if(await aa(t,i=>ia(e,t,i))){o.
draft&&Re(o.draft.document)&&Ae(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,Mr());return}let s=(await Te()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!nt()&&!r?.first.is_asked&&await zr(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Pe(s.at)} are back.`);return}nt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function aa(e,t){
let{hash:n}=location;if(!Vt(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(Z(o),!0),!1}}async function ia(e,t,n){
let{rules:o,...s}=await Qr(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Ne({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function Eu({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||In(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(Fe),te(300,s)),addEventListener("pagehide",()=>{s(),Tr(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var Yn={};fe(Yn,{start:()=>Tu});var Gn="pylogic:guide",Au=["workbench","index"];function Tu(e){let t=j("#drawer"),n=ie(),o=[],s=null,r=[],i=h("article",{class:"guide-page",tabIndex:-1}),c=h("s\
elect",{"aria-label":"Page of the guide",onchange:()=>g(c.value)}),l=h("button",{type:"button",title:"The page before",onclick:p},"Back"),a=h("button",{type:"bu\
tton",title:"Close the guide (Escape)",onclick:m},"Close"),u=h("button",{type:"button",title:"The guide (F1)","aria-label":"Guide","aria-expanded":!1,"aria-cont\
rols":t.id,onclick:d},me("book"),h("span",{class:"wide"},"Guide"));t.append(h("header",{},h("h2",{},"Guide"),c,l,a),i),j("#appearance").prepend(u);function d(){
t.hidden?f(null):m()}async function f(w){t.hidden&&(s=document.activeElement),t.hidden=!1,u.setAttribute("aria-expanded","true"),i.focus({preventScroll:!0});try{
r.length||(r=await G("guide"))}catch(v){return b(v)}c.replaceChildren(...r.map(({topic:v,title:k})=>h("option",{value:v},k))),await g(w??localStorage.getItem(Gn)??
"")}function m(){t.hidden=!0,u.setAttribute("aria-expanded","false"),(s?.isConnected?s:u).focus()}async function g(w,v=!1){let[k,y]=w.split("#"),S=new Set(r.map(
({topic:C})=>C)),x=[k,...Au].find(C=>S.has(C))??k,O;try{O=await n(C=>G(`guide/${x}`,C))}catch(C){return b(C)}if(O===void 0)return;!v&&o.at(-1)!==x&&o.push(x),l.
disabled=o.length<2,c.value=x,localStorage.setItem(Gn,x),i.replaceChildren(...Mu(O.html)),i.setAttribute("aria-label",O.title);let $=y?i.querySelector(`#${CSS.escape(
y)}`):null;$?$.scrollIntoView():t.scrollTop=0}function p(){o.pop(),g(o.at(-1)??"",!0)}function b(w){i.replaceChildren(h("p",{class:"failure"},w.message))}i.addEventListener(
"click",w=>{let v=q(w).closest("a[data-topic]");v!==null&&(w.preventDefault(),g(v.dataset.topic??""))}),addEventListener("keydown",w=>{if(w.key==="F1")d();else if(w.
key==="Escape"&&t.contains(document.activeElement))m();else return;w.preventDefault()}),e.when("guide",f)}function Mu(e){let t=new DOMParser().parseFromString(e,
"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("href")&&Nu(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=h("bu\
tton",{type:"button",class:"copy",onclick:()=>Lu(s,o)},"Copy"),r=h("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){
let o=h("div",{class:"scroll",tabIndex:0,role:"region","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(
n))}function Nu(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Gn)??"";e.dataset.topic=n+
(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener noreferrer"}async function Lu(e,t){await navigator.clipboard.writeText(Du(t)),e.textContent="Copied",
setTimeout(()=>{e.textContent="Copy"},1500)}function Du(e){let t=e.match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}Zn();var la=Xn(),ca={store:la,overview:no(la),...oo()};for(let e of[Zt,an,bn,zn,Fn,Yn])e.start(ca);await ra(ca);document.documentElement.dataset.ready="";
