(async()=>{
var zo=Object.defineProperty;var Ne=(e,t)=>{for(var n in t)zo(e,n,{get:t[n],enumerable:!0})};var bt={};Ne(bt,{start:()=>Ss});var Le={corner:"",centre:"~",colour:"#"},fe=Object.keys(Le),Y=fe.filter(e=>e!=="colour"),J=["red","orange","yellow","green","cyan","blue","purple","grey"],Se=(e,t)=>Le[e]+
t,X=(e=[],t)=>e.filter(n=>nt(n)===t).map(n=>n.slice(Le[t].length)),nt=e=>fe.find(t=>Le[t]===e[0])??"corner",Mt=(e,t,n)=>t.every(o=>e[o]?.includes(n))?st(e,t,o=>o.
filter(s=>s!==n)):ot(e,t,[n]),ot=(e,t,n)=>st(e,t,o=>[...new Set([...o,...n])].sort((s,l)=>s.localeCompare(l,"en",{numeric:!0}))),ve=(e,t,n,o)=>st(e,t,s=>s.filter(
l=>!n.includes(nt(l))||o!==void 0&&l!==Se(nt(l),o)));function st(e,t,n){let o={...e};for(let s of t){let l=n(o[s]??[]);l.length?o[s]=l:delete o[s]}return o}var j=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Tt=new Map;function Lt({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Tt.get(o)??{svg:e,words:t,reach:n};return Tt.set(o,s),s}var Do=["diagonal","triangle"],je=Lt({svg:"",words:""});function ze(e,t=null){let n=e.pieces.map(
Lt),o=c=>c.map(u=>u<0?je:n[u]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),l=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Po(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(r=>r.map(a=>a<0?null:n[a]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...e,frames:s,plays:l,edits:i,count:e.rows*e.columns}}function Po(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var F=(e,t,n)=>(t-1)*e.columns+n-1,M=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],Z=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,rt=(e,t,n,o)=>Z(t,M(e,o).join(","),n),Q=({what:e,where:t,choices:n})=>t==="cell"&&!Do.
includes(e)&&n.some(({value:o})=>o!==null);function lt(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?F(e,o,s):-1}var U=(e,t)=>!!e.looks[0]?.[t],De=(e,t)=>e.plays.some(n=>n.choices.some(
o=>U(o,t))),it=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),jt=e=>it(e)||[...e.frames.
flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),B=(e,t,n,o)=>ie(t,n,M(e,o).join(",")),Pe=(e,t,n,o,s)=>Ke(t,n,M(e,o).join(","),s),Be=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Ie({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function xe(e,t,n){for(let o of e.plays){let s=o.choices[B(e,o,t,n)];if(s&&U(s,n))return s.looks.map(l=>l[n]??je)}return e.frames.
map(o=>o.blank[n])}var Nt={corner:"candidates",centre:"centre",colour:"coloured"};function Re(e,{marks:t,notes:n},o){let[s,l]=M(e,o),i=e.plays.map(d=>d.choices[B(
e,d,t,o)]?.words).filter(d=>d!==void 0),c=e.frames[0].blank[o].words,u=fe.map(d=>[Nt[d],...X(n[`${s},${l}`],d)]).filter(([,d])=>d),r=i.length?u.filter(([d])=>d===
Nt.colour):u,a=e.plays.filter(_).flatMap(d=>Bt.map(m=>{let w=d.choices[ie(d,t,ee(e,o,m))];return w&&`${m}: ${w.words}`})).filter(Boolean),f=[c,...i,...a,...r.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${l}: ${f.join(", ")||"empty"}`}function zt(e,t){let n=s=>s.choices.some(l=>{let[i,c]=Z(s," ",l).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>_(s)&&n(s)))return!0;let o=lt(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(l=>U(l,o)&&rt(e,s,l,o)===t))}function Dt(e,t,n){let o=n.filter(l=>zt(e,l)),s=Object.entries(t).filter(([l,i])=>!i&&!n.includes(l));return o.
length?Object.fromEntries([...s,...o.map(l=>[l,!0])]):null}var We=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Pt(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(l=>zt(e,l)),s=Object.keys(t).filter(l=>t[l]);return o.length>0&&o.every(l=>t[l])&&s.every(l=>n[0].includes(l))}var _=e=>e.where!=="cell",Bt=["top","right",
"bottom","left"],Bo={top:[-1,0,"bottom"],left:[0,-1,"right"]},le=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function It(e,t,n,o){let s=u=>u.
every((r,a)=>r>=Math.min(n[a],o[a])&&r<=Math.max(n[a],o[a])),l={...t},i={};for(let u of e.spots){let[r,a,f]=u.split(","),[d,m]=[[+r,+a],[+r+ +(f==="bottom"),+a+
+(f==="right")]].map(h=>s(h));if(!d&&!m)continue;let w=Z(e,u,e.choices[0]);delete l[w],d!==m&&(i[w]=!0)}return Object.keys(t).length===Object.keys({...l,...i}).
length&&Object.keys(i).every(u=>t[u])?l:{...l,...i}}function ee(e,t,n){let[o,s]=M(e,t),[l,i,c]=Bo[n]??[0,0,n];return(o+l>=1&&s+i>=1?[o+l,s+i,c]:[o,s,n]).join(",")}
var ie=(e,t,n)=>e.choices.findIndex(o=>t[Z(e,n,o)]===o.holds);function Ke(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Z(e,n,i)];let l=e.choices[o];return l&&
(s[Z(e,n,l)]=l.holds),s}var Rt=(e,t,n)=>e.plays.filter(_).reduce((o,s)=>Bt.reduce((l,i)=>Ke(s,l,ee(e,n,i),-1),o),t);function $e({cell:{width:e,height:t,edge:n}},o,[
s,l,i]){let[c,u]=[n+(l-1)*e,n+(s-1)*t],[r,a]=[c+e,u+t];if(o==="edge")return{top:[c,u,r,u],bottom:[c,a,r,a],left:[c,u,c,a],right:[r,u,r,a]}[i];let[f,d]=[c+e/2,u+
t/2];return i==="right"?[f,d,f+e,d]:[f,d,f,d+t]}function Wt(e,t,[n,o,s]){let[l,i,c,u]=$e(e,t,[n,o,s]);if(t==="edge")return[l,i,c,u];let[r,a]=s==="right"?[1,0]:[
0,1],[f,d]=[[n,o],[n+a,o+r]].map(m=>e.frames[0].cells[F(e,m[0],m[1])]?.reach?.[a]??0);return[l+r*f,i+a*f,c-r*d,u-a*d]}function q({rows:e,columns:t,cell:n,around:o}){
let[s,l,i,c]=o;return{width:t*n.width+2*n.edge+c+l,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var G=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Fe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function Kt(e,t,n,o={}){let s=(i,c,u)=>{for(let[r,a]of t.plays.entries()){let f=B(t,a,n,c);if(f>=0&&U(a.choices[f],c))return e.plays[r].choices[f].looks[i][c]}return u},
l=e.frames.map(({blank:i,...c},u)=>({...c,blank:i,cells:i.map((r,a)=>s(u,a,r))}));for(let[i,c,u]of Object.keys(n).flatMap(r=>n[r]&&o[r]||[])){let{cells:r,blank:a}=l[i];
r[c]===a[c]&&(r[c]=u)}return{...e,frames:l}}function y(e,t={},...n){let o=document.createElement(e);for(let[s,l]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),l):s==="dataset"?Object.
assign(o.dataset,l):s==="class"?o.className=l:s in o?Object.assign(o,{[s]:l}):o.setAttribute(s,l);return o.append(...n.flat().filter(s=>s!=null)),o}function Ft(e,t){
let n=[...e.children],o=t.map(s=>n.find(l=>l.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,l)=>{e.children[l]!==s&&e.insertBefore(s,
e.children[l]??null)})}function te(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function z(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var de=e=>[...document.querySelectorAll(e)];var he=e=>e.target;function ne(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function _e(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(l){if(l.name==="AbortError")return;throw l}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var ce=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var Io=Uint8Array.from(atob(z("#told").textContent??""),e=>e.charCodeAt(0)),_t=new Response(new Blob([Io]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Ht,game:Ut,boards:I,around:ct}=await _t;var Ro=new Map(I.map(({id:e,sheet:t})=>[e,ze(t)])),He=()=>{throw new G({words:"This page was made to be played without a server, which alone knows that."})},qt={
board:({id:e,sheet:t,effects:n},o)=>Kt(t,Ro.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:He(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",s);return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e},differences:({shared:e})=>e??
He()};async function W(e,t,n={}){let{onEvent:o=()=>{}}=n,s=t,l=I.find(({id:c})=>c===s.instance);if(!l||e==="answers"&&!l.solution)return He();let i=Object.fromEntries(
s.marks);if(e!=="overview")return(qt[e]??He)(l,i,o);for(let c of s.parts)o(c,{found:qt[c](l,i,o)})}var H=(e,t,n)=>W(e,t,{signal:n});var Gt=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Wo=["facts","marks","notes"];function Vt(e=Gt){let t=e,n=[],o=[],s=null,l=new Set,i=r=>{let f=Object.keys(t).filter(d=>t[d]!==r[d]);if(f.length)
for(let d of[...l])d(t,r,new Set(f))},c=({facts:r,marks:a,notes:f})=>({facts:r,marks:a,notes:f}),u=(r,a)=>{if(!r.length)return;let f=t;a.push(c(t)),t={...t,...r.
pop()},s=null,i(f)};return{get now(){return t},get canUndo(){return n.length>0},get canRedo(){return o.length>0},get history(){return{now:c(t),past:n,future:o}},
change(r,{merge:a=null,undoable:f=!0}={}){let d=t,m=Wo.some(w=>w in r&&r[w]!==t[w]);m&&f&&!(a!==null&&a===s)&&(n.push(c(t)),o=[]),(m||"mode"in r)&&(s=a),t={...t,
...r},i(d)},open(r,a=null){let f=t;t={...Gt,...r},[n,o,s]=a!==null&&JSON.stringify(a.now)===JSON.stringify(c(t))?[a.past,a.future,null]:[[],[],null],i(f)},undo:()=>u(
n,o),redo:()=>u(o,n),on(r,a){let f=new Set(r),d=(...m)=>{[...m[2]].some(w=>f.has(w))&&a(...m)};return l.add(d),()=>l.delete(d)}}}function L(e,t={}){let{puzzle:n,
instance:o,rules:s,facts:l,constants:i,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:l,constants:i,marks:Object.entries(c),...t}}function Yt(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:l=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},u=t.pointed?
[]:t.check?.wrong??[],r={cause:l,effect:i,wrong:[...c,...u]},a=l.length||i.length||r.wrong.length?r:null,f=JSON.stringify(a);f!==n&&(n=f,e.emit("highlight",a))}}
var me=e=>e.join(",");function Jt(e,t){let n=new Set(t.map(me));return e.filter(o=>!n.has(me(o)))}function pe(e){return[...new Map(e.map(t=>[me(t),t])).values()]}var Ko=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Ue({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:l=[],lines:i=[]}){let c={effect:o,cause:Jt(s,o),wrong:l},
u=()=>t("pointed",c),r=()=>t("pointed",null);return y("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:r,onfocusout:r,dataset:{cells:[...o,...s,...l].
map(me).join(" ")}},...Fo(e,n),Ho(e,i))}function Ee(e,{words:t,cells:n,because:o}){let s=o.flatMap(l=>l.cells);return Ue(e,{words:t,effect:n,cause:s,lines:o})}function Ae(e,t){
let{sentence:n,cells:o,causes:s,because:l,chain:i}=t,c=Ue(e,{words:n,effect:o,cause:s,lines:i.length?[]:l});return y("ul",{class:"sentences"},c,...i.length?[qe(
e,i)]:[])}function qe(e,t){return y("li",{class:"chain"},y("ol",{class:"sentences"},t.map(n=>{let o=Ee(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Fo(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[y("p",{},Oe(e,P(o)))]:[y("p",{},Oe(e,`${P(n)}:`)),y("p",{class:"follows"},
Oe(e,P(o)))]}var P=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function Oe(e,t){return t.split(Ko).map((n,o)=>o%2?_o(e,n):n)}function _o(e,t){let[n,o]=t.split(
",").map(Number),s=`row ${n}, column ${o}`;return y("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.emit("ce\
ll",{row:n,column:o})},t)}function Ho(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?y("p",{class:"sources"},[...n.keys()].map(
o=>at(e,o))):null}function at(e,t){let n=Uo(t);return n===null?null:y("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},ut(n,e.store.now))}function Uo(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function ut({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function Xt({app:e,place:t}){e.when("focused",n=>{let o=n&&me([n.row,n.column]);for(let s of de(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var oe=e=>pe(e.flatMap(t=>t.cells));var qo=["ghosts","overlay","film"];function Zt(e){let{app:t,place:n,highlight:o}=e,s=y("div",{class:"card-body","aria-live":"polite"}),l=y("h2",{tabIndex:-1}),i=Go(
(...h)=>s.append(...h)),c=y("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:d},"\xD7");n.card.append(y("header",{},l,c),s,i.element),
n.card.hidden=!0,Xt(e);let u=new Set,r=new Set,a=()=>!1;function f(){a=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let h of[...u])w.
offer(h,null)}function d(){r.add(l.textContent),w.close()}let m=h=>h.flat().filter(p=>p!=null),w={show(h,...p){let k=n.card.contains(document.activeElement);f(),
r.delete(h),l.textContent=h,s.append(...m(p)),n.card.hidden=!1,k&&l.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:h=>n.card.hidden&&!r.has(h),add(...h){s.append(...m(h))},replace(...h){o("pointed",null),s.replaceChildren(
...m(h))},work(h,p,k){return w.show(h),i.tell(p),i.run(k)},keepWhile(h){a=h},tell:i.tell,offer(h,p){p===null?u.delete(h):u.add(h),t.emit(h,p)},close(){f(),n.card.
hidden=!0}};for(let h of qo)t.when(h,p=>{p===null&&u.delete(h)});return t.when("cancel-all",()=>{r.clear(),w.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{a()||w.close()}),w}function Go(e){let t=y("span",{class:"soft"}),n=y("button",{type:"button",onclick:()=>{l(),e(y("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=y("div",{class:"card-work",hidden:!0},y("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function l(){s?.abort(),s=null,o.hidden=
!0}async function i(u){let r=s=new AbortController;o.hidden=!1;try{await u(r.signal)}catch(a){if(a.name==="AbortError"||r.signal.aborted)return;e(y("p",{class:Vo(
a)?"failure":""},Ge(a)))}finally{s===r&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:l,tell:u=>{t.textContent=u}}}var Vo=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Ge(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return P(n.replace(/^encodings\/\S+: /,""))}function T(e,t,n={}){
return y("button",{type:"button",onclick:t,...n},e)}var K=(...e)=>y("div",{class:"row"},...e),C=(...e)=>y("p",{},...e);var Qt=["puzzle","instance","rules","facts","constants"];function en(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(u){t.add(u)}};function s(u){
o.now={...o.now,...u};for(let r of t)r(o.now)}async function l(){clearTimeout(n);let u=e.store.now;if(!u.puzzle)return;let r=performance.now(),a={count:0,cost:[]};
try{let f=await e.overview.ask("solve",(d,m)=>{a=m});f!==void 0&&i(u)&&c(f)}catch(f){if(!i(u))return;if(f.interrupted)return c(Yo(a,f.interrupted,performance.now()-
r));s({outcome:null,error:f,isOld:!1}),e.emit("solved",null),f.status===0?n=setTimeout(l,2e3):e.emit("problems",f.problems??[])}}let i=u=>Qt.every(r=>e.store.now[r]===
u[r]);function c(u){s({outcome:u,error:null,isOld:!1}),e.emit("problems",u.remarks),e.emit("solved",Ve(u))}return e.store.on(Qt,(u,r,a)=>{let f=a.has("puzzle")||
a.has("instance");s(f?{isOld:!0,outcome:null,error:null}:{isOld:!0}),l()}),o}var Yo=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Ve({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function tn(e){let{app:t,place:n,solving:o}=e,s=y("strong"),l=y("span",{class:"soft"}),i=y("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=y(
"div",{class:"row"}),u=y("div",{class:"status-line",role:"status"},y("span",{class:"light","aria-hidden":"true"}),s,l);n.status.append(u,i,c);let r=Zo(e,c,f);function a({
outcome:m,error:w,isOld:h}){if(n.status.setAttribute("aria-busy",String(h)),n.status.classList.toggle("old",h),h){r.stop(),m===null&&w===null&&d();return}let p=w?
Jo(w):m&&ft(m);p!==null&&(n.status.dataset.kind=p.kind,s.textContent=p.words,l.textContent=p.detail??"",c.replaceChildren(...Xo(t,w)),m?.status==="multiple"&&r.
offer())}function f({count:m,exhausted:w,horizon:h}){s.textContent=w?`${ce(m,"answer")}, all counted`:`At least ${ce(m,"answer")}`;let p=h===null?null:`in ${h} \
steps; longer ones were not counted`;l.textContent=[p,w?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function d(){s.textContent="\u2026",l.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(a),d()}function ft(e){let{status:t,cost:n,count:o,horizon:s}=e,l=e.interrupted?null:`${Ve(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,l].filter(Boolean).join(" \xB7 "),c=n.join(" "),u=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Ve(e).
seconds)} s`,r={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${u}: the best so far is ${c}, not proved`:`${u}: ${ce(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[t];return{words:r[0],detail:i,kind:r[1]}}function Jo(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:e.interrupted?{words:Ge(e),kind:"warn"}:e.problems.length&&e.problems.every(Fe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function Xo(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return y("p",{class:"status-problem"},n.text);let o=P(ut(n,e.store.now)),s=y("button",{type:"button",class:"ru\
le-link",onclick:()=>e.emit("reveal",n)},o);return y("p",{class:"status-problem"},s,`: ${n.text}`)})}function Zo({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,u=y("span",{},"Counting \u2026");t.replaceChildren(y("span",{class:"spinner","aria-hidden":"true"}),u,T("Cancel",()=>{l(),i("Counting was ca\
ncelled.")}));try{let r=await W("count",L(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(a,{count:f})=>{u.textContent=`at least ${f.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(r)}catch(r){c.signal.aborted||i(Ge(r))}}function l(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",T("Count them all",s))}return{
stop:l,offer:i}}var dt=200;function on(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(T("Solution",i,{title:"Show the solved board"}),T("Answers",r,{title:"All answe\
rs, one after the other",class:"served"}));let l=!0;t.when("playable",a=>{l=a});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async a=>{let f=e.createFilm("Solution"),d=[];await W("answers",L(t.store.now,{marks:[],most:1}),{signal:a,onEvent:(m,w)=>{
d.push(w),f.add(nn(w,"Solution"))}}),d.length?o.add(...c(d[0])):o.add(C("No answer was found."))})}function c({atoms:a,frames:f}){let d=s.now.outcome&&`${ft(s.now.
outcome).words}. `;return[C(`${d??""}${f.length?"The board shows it.":""}`),f.length?null:y("p",{class:"atoms"},a.join(" ")),l&&s.now.outcome?.horizon===null?K(
T("Fill it in",()=>u(a),{class:"primary"})):null]}function u(a){o.offer("film",null),t.emit("fill",a)}async function r(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async a=>{let f=e.createFilm("All answers"),d=y("div"),m=[],w=0,h=!1,p=S=>f.goTo(m[Math.
min(Math.max(w+S,0),m.length-1)]),k=y("span",{role:"status"}),g=()=>{k.textContent=`Answer ${w+1} of ${m.length}`};d.append(y("div",{class:"row"},T("Previous",()=>p(
-1)),k,T("Next",()=>p(1)))),f.onMove(S=>{w=Math.max(m.findLastIndex($=>$<=S),0),g()}),o.add(d);let b=await W("answers",L(t.store.now,{marks:[],most:dt}),{signal:a,
onEvent:(S,$)=>{h=$.cost.length>0,m.push(f.length),f.add(nn($,`Answer ${m.length}`)),$.frames.length||d.append(y("p",{class:"atoms"},$.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),g()}});o.add(C(Qo({...b,isBest:h,horizon:s.now.outcome?.horizon},m.length)))})}}var nn=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function Qo({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
dt?"There may be others.":`The first ${dt}; there may be more.`}var sn="pylogic:check",es=250,ts=400,ns=3,os="Whether this can be completed was not found out in time.";function rn(e){let{app:t,place:n,solving:o}=e,s=_e(),l=s.
stop,i=!1,c=null,u=!1,r=ls(e),a=ss(()=>m(!d())),f=T("Check",()=>w(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(y("div",{class:"\
row"},f,a),r.element);let d=()=>a.getAttribute("aria-checked")==="true";function m(g){a.setAttribute("aria-checked",String(g)),localStorage.setItem(sn,g?"on":"o\
ff"),c=null,w()}async function w(g=!1){let{outcome:b,isOld:S}=o.now,{marks:$}=t.store.now,v=g||u&&$===c;if(g)c=$;else if(!v&&$===c&&!S)return;let O=Object.keys(
$).length===0;u=v&&S&&!O;let x=(v||d())&&!S&&b!==null&&!O;if(!x||b.status==="none"||b.horizon!==null)l(),x&&b.horizon===null?r.bad("There is no answer at all",[]):
v&&O?r.unsure("Nothing is entered yet."):u?r.unsure("checking \u2026"):r.clear();else if(!v)await p("rules");else{let E=b.status==="unique"?new Set(b.answers[0].
atoms):null;E===null?await p("all"):h(E,$)&&await p("reasons")}}function h(g,b){let S=ht(g,b);if(S.length){let $=pe(S.map(mt).filter(O=>O!==null)),v=$.length===
1?`1 ${ae($)} is wrong`:`${$.length} ${ae($)}s are wrong`;return r.bad(v,$),!0}return l(),r.good(i?y("strong",{},"Solved!"):"So far so good"),!1}async function p(g){
let b=r.element.childNodes.length?ts:0,S=g==="all"?setTimeout(()=>r.unsure("checking \u2026"),b):0,$;try{$=await s(O=>H("judge",L(t.store.now),O))}catch(O){g===
"all"&&O.interrupted?r.unsure(os):g!=="reasons"&&r.clear();return}finally{clearTimeout(S)}if($===void 0)return;let v=rs(e,$.broken);if(g==="rules")v?r.bad(v.children.
length===1?"A rule is broken":"Rules are broken",oe($.broken),v):i?r.good(y("strong",{},"Solved!")):r.clear();else if(g==="reasons"){if(v===null)return;r.element.
querySelector("button")?.remove(),r.element.append(v)}else $.possible?r.good("So far so good"):r.bad("This cannot be completed any more",oe($.broken),v)}let k=ne(
es,()=>w());t.store.on(["marks"],g=>{l(),r.element.classList.add("old"),Object.keys(g.marks).length||r.clear(),k()}),t.when("cancel-all",()=>{l(),r.clear()}),t.
when("playable",g=>{n.check.hidden=!g}),t.when("finished",g=>{i=g,w()}),o.on(()=>w()),a.setAttribute("aria-checked",String(localStorage.getItem(sn)==="on"))}var ss=e=>y(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},y("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function rs(e,t){let n=t.slice(0,ns).map(o=>Ee(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?y("ul",{class:"sentences"},n):null}function ls({conflicts:e,highlight:t}){let n=y("div",{class:"verdict",role:"status"}),o=(l,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=l,n.replaceChildren(...c.filter(u=>u!=null))},s=()=>T("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:l=>o("",null,y("span",{class:"soft"},l)),good:l=>o("good",null,l),bad:(l,i,c=null)=>o("bad",i,y("strong",{},l),
c??s())}}var ae=e=>e.every(t=>t.length>2)?"line":"cell",ht=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function mt(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var is=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,pt="Why there is no answer",ln="Why this is wrong",cs="Which rule is wrong",as=600;function cn(e){let{app:t,
card:n,highlight:o,solving:s}=e;function l(p=!1){return a(pt,{marks:[]},p)}async function i(){await n.work(ln,"Looking for what it breaks \u2026",async p=>{let{
broken:k}=await H("judge",L(t.store.now),p);k.length?c(k):await f({},!1,p)})}function c(p){o("card",{wrong:oe(p)}),n.replace(C("What you entered breaks a rule a\
lready:"),y("ul",{class:"sentences"},p.slice(0,12).map(k=>Ee(e,{words:`${k.words}.`,cells:[],because:[k]}))),u())}let u=()=>K(T("But it is right",()=>n.work(cs,
"Looking for what refuses it \u2026",async p=>{let{is_answer:k,reasons:g}=await H("why",L(t.store.now),p);k?n.add(C("Some answer has all of it.")):r(g)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function r(p){o("card",{wrong:oe(p)}),n.replace(y("ul",{class:"sentences"},qe(e,p.flatMap(
k=>an(k)))))}function a(p,k,g){let b=g?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(p,b,S=>f(k,g,S))}async function f(p,k,g){
let b=(v,{size:O,bound:x})=>n.tell(`${O} clues and rules so far${x?`, at least ${x} are needed`:""} \u2026`),S=L(t.store.now,{...p,smallest:k}),$=await W("confl\
icts",S,{signal:g,onEvent:b});$.status!=="none"?n.add(C("There is an answer now.")):$.conflicts.length?d($.conflicts[0],p):n.add(C("The reason was not found in \
time."))}function d(p,k){let g=p.because.filter($=>$.clue!==null),b=p.because.filter($=>$.clue===null),S=p.chain.length>0;o("card",{cause:pe([...oe(g),...oe(b)]),
wrong:p.cells}),n.replace(C(S?"It leads to a contradiction:":us(p,g,b)),w("The clues: ",g.map($=>$.words).join("; ")),w("What you entered: ",p.cells.join(" ")),
S?y("ul",{class:"sentences"},qe(e,p.chain)):m(b),y("p",{class:"soft"},p.smallest?"No reason is smaller.":p.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),k.marks?null:u(),p.smallest?null:K(T("The smallest reason",()=>a(k.marks?pt:ln,k,!0))))}let m=p=>y("ul",{class:"sentences either"},p.map(k=>Ue(e,
{words:k.words,cause:k.cells,lines:[k]}))),w=(p,k)=>k?C(p,...Oe(t,fs(k))):null,h=ne(as,()=>{let{outcome:p,isOld:k}=s.now;!k&&p?.status==="none"&&p.horizon===null&&
n.mayCome(pt)&&l()});return s.on(h),{ofPuzzle:l,ofMarks:i}}function an({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>an(i,s+1))]}function us(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function fs(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(is,t).trimEnd()}var un="How the answer follows",fn=10;function dn({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function l(u){s(),n=new AbortController;let r={marks:e.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},a=(f,d)=>{
r.events.push({name:f,data:d}),r.wake()};return r.end=W("explain",L(e.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:a}),r.end.catch(()=>{}).finally(()=>{r.
hasEnded=!0,r.wake()}),o=r}async function*i(u){for(let r=0;;r+=1){for(;r===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(r===u.events.
length)return;yield u.events[r]}}async function c(u,r){u.addEventListener("abort",s);try{return await r()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:r}=e.now,a=o&&Object.entries(o.marks).every(([f,d])=>r[f]===d);for(let f=o&&a?o:l(fn);;f=l(fn)){let d=[],m=[],w=null;for await(let{name:h,
data:p}of i(f)){h==="own"&&(w=p),h==="step"&&d.push(p),m.push(...(p.frames??[]).flatMap(g=>g.looks??[]));let k=ds(w,d,r);if(k.length)return{steps:k,looks:m,end:null}}
if(f.marks===r)return{steps:[],looks:m,end:await f.end}}}),follow:(u,r)=>c(u,async()=>{let a=o&&o.most===null&&o.marks===e.now.marks?o:l(null);for await(let{name:f,
data:d}of i(a))r(f,d);return a.end})}}function ds(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(l=>gt(l,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function gt(e,t){let[n,o]=We(e);return t[n]===o}function wt({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function hn(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(T("Explain",l,{title:"All steps to the answer, one by one, as a film"}));async function l(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(un,"Looking for the first step \u2026",async c=>{
let u=e.createFilm(un),r=y("ol",{class:"steps"});n.add(r);let a=await s.follow(c,(f,d)=>{d.frames&&u.add(d.frames.map(m=>({...m,...hs(f,d)}))),f==="step"&&(r.append(
ms(e,u,d,r.childElementCount+1)),n.tell(`${ce(r.childElementCount,"step")} so far \u2026`))});if(a.status==="none")return wt(e,a);if(a.status==="multiple")return e.
several.ask();r.before(C(ps(a,r.childElementCount)))})}}function hs(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:P(t),
captions:[P(n)],settled:o}}function ms(e,t,n,o){let s=y("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},P(n.words)),l=y("li",{dataset:{frame:o}},
s,Ae(e,n));return t.onMove(i=>{l.classList.toggle("current",i===o),i===o&&l.scrollIntoView({block:"nearest"})}),l}function ps({grade:e,complete:t,interrupted:n},o){
let s=ce(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let l=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+
(l?` The hardest step: ${l.name} (cost ${l.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function mn(e){let t=null;return e.app.when("film-at",
n=>t?.moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=gs(e,n)}function gs({app:e,card:t},n){let o=[],s=[],l=[],i=0,c=!0,u=()=>{c&&o.length&&t.offer("film",{title:n,
frames:[...o],looks:s,at:i})},r=ne(200,u);return{moved(a){if(c){i=a;for(let f of l)f(i)}},told(a){(a===null||a.title!==n)&&(c=!1)},get length(){return o.length},
add(a){let f=o.length===0;o.push(...a),s.push(...a.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),f?u():r()},goTo(a){c=!0,i=Math.min(a,o.length-1),u(),e.emit("pane",
"board");for(let f of l)f(i)},onMove(a){l.push(a)}}}var Ye="Hint";function gn(e){let{app:t,place:n,card:o,highlight:s,derivation:l}=e,i=T("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",w=>{i.hidden=!w}),t.when("hint",u);let c=!1;t.when("finished",w=>{c=w});async function u(){if(c){o.show(Ye,C("Solved: nothing is lef\
t to do."));return}let w=r();if(w.length){a(w);return}await o.work(Ye,"Looking for the simplest next step \u2026",async h=>{let{marks:p}=t.store.now,{steps:k,looks:g,
end:b}=await l.next(h),S=t.store.now.marks===p;b?.status==="none"?wt(e,b):b?.status==="multiple"?ws(e):S?b?o.add(C(bs(b,p))):f(k.at(-1),k.slice(0,-1),g,p):o.add(
C("The board has changed meanwhile: ask again."))})}function r(){let{outcome:w,isOld:h}=e.solving.now;return!h&&w?.status==="unique"?ht(new Set(w.answers[0].atoms),
t.store.now.marks):[]}function a(w){let h=w.map(mt).filter(b=>b!==null),p=()=>{let b=Object.entries(t.store.now.marks).filter(([S])=>!w.includes(S));t.store.change(
{marks:Object.fromEntries(b)}),o.close()};o.show(Ye),s("card",{wrong:h});let k=t.store.on(["marks"],({marks:b})=>{k(),g.isConnected&&!w.every(S=>S in b)&&o.close()}),
g=T("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(C(w.length===1?`First this: one ${ae(h)} is wrong.`:`First this: ${w.length} ${ae(h)}s are wrong.`),
K(T(w.length===1?"Erase it":"Erase them",p,{class:"primary"}),g))}function f(w,h,p,k){let{cells:g,causes:b,entered:S,name:$,frames:v}=w;s("card",{effect:g,cause:b});
let O=T("Do it",()=>m(S),{class:"primary"}),x=T("Do it, and the next",()=>{m(S),u()}),E=()=>S.every(N=>gt(N,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!O.
isConnected)return A();if(!d(k))return o.close();s("card",null),x.textContent=(O.disabled=E())?"Next hint":"Do it, and the next"});o.add(y("p",{class:"look"},"L\
ook at ",pn("effect",g),...b.length?[" and ",pn("cause",b)]:[],".",y("span",{class:"soft"},` (${$})`)),...h.map(N=>Ae(e,N)),Ae(e,w),K(O,x,w.has_candidates?T("Sh\
ow what is noted",()=>{o.offer("film",{title:Ye,frames:v,looks:p.map(N=>({svg:N})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let d=w=>Object.entries(w).every(([h,p])=>t.store.now.marks[h]===p);function m(w){let{marks:h}=t.store.now;
t.store.change({marks:{...h,...Object.fromEntries(w.map(We))}})}}function ws({card:e,several:{share:t}}){e.add(C("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),K(T("Show what all answers share",t)))}var pn=(e,t)=>y("span",{class:`key ${e}`},t.length===0?"the board":
t.length===1?`this ${ae(t)}`:`these ${t.length} ${ae(t)}s`);function bs({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var wn="More than one answer",ks=300;function bn(e){let{app:t,card:n,solving:o}=e;function s(){n.show(wn,C("This board has more than one answer. What would you \
like to see?"),l())}let l=(h=null)=>K(T("What they share",c,{hidden:h===c}),T("Two of them side by side",u,{hidden:h===u,class:"served"}),T("Clues that would le\
ave one",r,{hidden:h===r,class:"served"})),i=(h,p)=>H("differences",L(t.store.now,{marks:[],extra:p}),h);async function c(){await n.work("What all answers share",
"Comparing all answers \u2026",async h=>{let{status:p,cautious:k,brave:g}=await i(h,!1);if(!m(p)){if(k===null)return n.add(C("The answers were not all compared \
in time."));n.offer("overlay",{certain:k,possible:g}),n.add(C("The board shows all answers at once: full is what every answer has, faint what only some have."),
C(`${k.length} of ${g.length} are certain.`),l(c))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async h=>{let{status:p,picture:k}=await i(
h,!1);if(m(p))return;if(k===null)return n.add(C("These rules do not say how a board is drawn."));let g=[{svg:k}];n.offer("film",{title:"Two answers",frames:g,at:0}),
n.add(C("Where they differ is highlighted; the third board is what all answers share."),l(u))})}async function r(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async h=>{let{status:p,offers:k,proof:g}=await i(h,!0);if(m(p))return;if(!k.length)return n.add(C("No clues were found that w\
ould leave one answer."));a(k);let b=k.length===1;n.add(C(b?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${k.
length} clues would leave one answer (${g}). They stand faintly on the board: click one to add it.`),K(T(b?"Add it":"Add all",()=>d(f(k)),{class:"primary"})))})}
function a(h){n.offer("ghosts",h),n.keepWhile(()=>{let p=f(h);return!p.length||p.length===h.length?!1:(a(p),!0)})}function f(h){let p=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return h.filter(({atom:k})=>!p.includes(`${k}.`))}let d=h=>t.emit("clues",h.map(({atom:p})=>p));function m(h){return h==="multiple"?!1:(n.add(C("T\
here is no longer more than one answer.")),!0)}let w=ne(ks,()=>{let{outcome:h,isOld:p}=o.now;!p&&h?.status==="multiple"&&h.horizon===null&&n.mayCome(wn)&&s()});
return o.on(w),{ask:s,share:c}}function kn({app:e,place:t,card:n}){t.more.append(T("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async l=>{let{rules:i,unexercised:c,interrupted:u}=await H(
"unneeded",L(e.store.now,{marks:[]}),l);n.add(i.length?C("All of these could be deleted at once: the answers of this board would stay the same."):C(u?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?C("This board says nothing of these: it has nothing that they could forbid."):null,s(c),u?C("T\
he search was cut short: there may be more."):null)})}let s=l=>y("ul",{class:"sentences"},l.map(({words:i,place:c})=>y("li",{class:"sentence"},y("p",{},P(ys(i))),
y("p",{class:"sources"},at(e,c)))))}var ys=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var yn=matchMedia("(max-width: 60rem)");function Ss(e){let t={status:y("section",{class:"assistant-status","aria-label":"Answers"}),buttons:y("div",{class:"assi\
stant-buttons"}),check:y("section",{class:"assistant-check","aria-label":"Check while you play"}),card:y("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:y("div",{class:"assistant-more"})};z("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>yn.matches?z("#board").append(
t.card):t.check.after(t.card);yn.addEventListener("change",n),n();let o=Yt(e),s={app:e,place:t,highlight:o,solving:en(e)};s.card=Zt(s),s.derivation=dn(e),s.createFilm=
mn(s),tn(s),s.conflicts=cn(s),s.several=bn(s),gn(s),hn(s),on(s),rn(s),kn(s)}var yt={};Ne(yt,{start:()=>As});var Sn="http://www.w3.org/2000/svg",vs={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5\
a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7\
 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.0\
1M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function kt(e){let t=document.createElementNS(Sn,"s\
vg");for(let[o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(Sn,"path");return n.
setAttribute("d",vs[e]),t.append(n),t}var xs=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],$s=8e3,Os=2,Es=["pointerdown","keydown"],
vn={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function As(e){Cs(e),Ms(e),Ts(),Ns(e),js(e)}function Cs({store:e}){
let t=xs.map(({mode:o,name:s,title:l})=>y("button",{type:"button",role:"radio",title:l,dataset:{mode:o},onclick:()=>e.change({mode:o})},s)),n=({mode:o})=>{for(let s of t){
let l=s.dataset.mode===o;s.setAttribute("aria-checked",String(l)),s.tabIndex=l?0:-1}};z("#modes").append(...t),z("#modes").addEventListener("keydown",o=>{if(!o.
key.startsWith("Arrow"))return;let s=e.now.mode==="play"?"edit":"play";e.change({mode:s}),t.find(l=>l.dataset.mode===s)?.focus(),o.preventDefault()}),e.on(["mod\
e"],n),n(e.now)}function Ms({store:e}){let t=(l,i,c,u)=>y("button",{type:"button",title:`${i} (${c})`,"aria-label":i,onclick:u},kt(l),y("span",{class:"wide"},i)),
n=t("undo","Undo","Ctrl-Z",()=>e.undo()),o=t("redo","Redo","Ctrl-Y",()=>e.redo()),s=()=>{n.disabled=!e.canUndo,o.disabled=!e.canRedo};z("#history").append(n,o),
e.on(["facts","marks","notes","puzzle","instance"],s),s(),addEventListener("keydown",l=>{if(!(l.ctrlKey||l.metaKey)||he(l).closest("input, textarea, .cm-editor"))
return;let i=l.key.toLowerCase();if(i==="z"&&!l.shiftKey)e.undo();else if(i==="y"||i==="z"&&l.shiftKey)e.redo();else return;l.preventDefault()})}function Ts(){let e=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",t=y("button",{type:"button",onclick:()=>{let o=e()?"light":"dark";document.documentElement.dataset.theme=o,localStorage.
setItem("pylogic:theme",o),n()}}),n=()=>{let o=e()?"Light colours":"Dark colours";t.replaceChildren(kt(e()?"light":"dark")),t.title=o,t.setAttribute("aria-label",
o)};z("#appearance").append(t),n()}function Ns(e){let t=de("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute("aria-current",String(
s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ls(e)}function Ls(e){let t=Object.keys(vn),
n=o=>{e.emit("pane",o),de(`#${o} :is(${vn[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;let s=t.findIndex(
i=>document.activeElement?.closest(`#${i}`)),l=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+l)%t.length]),o.preventDefault()});for(let o of de(".leap a"))o.addEventListener(
"click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function js(e){let t=z("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=y("div",{class:o?"messag\
e bad":"message"},n),l=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...l.slice(1-Os),s);let i=()=>s.remove();setTimeout(()=>{if(!o)i();else for(let c of Es)
addEventListener(c,i,{once:!0})},$s)})}var xt={};Ne(xt,{start:()=>Tr});var zs=12;function ge(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(y("span",{class:t,ariaHidden:"true"},n))}function xn(e,t,n,o){
ge(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),l=Math.ceil(Math.sqrt(o)),i=l>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(l)),s.replaceChildren(...n.flatMap(c=>{let u=Number(c)-1,r=y("span",{},c);return r.style.gridArea=`${Math.floor(
u/l)+1} / ${u%l+1}`,[r," "]})))}function we(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(y("span",{class:"typed",ariaHidden:"true"},t))}function $n(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Je(e,t){ge(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/zs%360))}function On(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var Ds=500,Ps=["clue","unknown"];function En({app:e,view:t}){let n=new Map,o=new Map,s=Bs(e,()=>{for(let v of u())we(t.grid.cell(v),null)}),l=()=>t.sheet,i=v=>l().
edits.find(O=>O.what===v),c=v=>M(l(),v).join(",");function u(){let v=[...n.keys()];return n.clear(),o.clear(),v}function r(v,O,x,E=null){let A=x===null?"":v==="\
unknown"?"?":x;n.set(O,A),we(t.grid.cell(O),A);for(let N of Ps)o.set(`${N} ${c(O)}`,null);p(v,O,x,E)}function a(v,O){let x=O.filter(E=>w(E,v));if(x.length){for(let E of x)
o.set(`${E} ${c(v)}`,null);n.set(v,""),we(t.grid.cell(v),""),s.ask({cells:x.map(E=>[E,...M(l(),v),null])})}}function f(v,O){let x=o.get(`${v} ${O}`);return x===
void 0?i(v)?.cells.get(O)??null:x}function d(v){let O=[...o.keys()].filter(E=>E.startsWith(`${v} `)).map(E=>E.slice(v.length+1)),x=i(v)?.cells.keys()??[];return[
...new Set([...x,...O])].filter(E=>f(v,E)!==null)}let m=(v,O)=>f(v,c(O)),w=(v,O)=>m(v,O)!==null;function h(v,O,x=null){for(let[E,A]of O)o.set(`${v} ${E.join(",")}`,
A);s.ask({cells:O.map(([E,A])=>[v,...E,A])},x)}let p=(v,O,x,E=null)=>h(v,[[M(l(),O),x]],E);function k(v,O){let x=[];for(;;){let E=f(v,[...O,x.length+1].join(","));
if(E===null)return x;x.push(E)}}function g(v,O,x,E=null){let A=x.match(/\d+/g)??[],N=k(v,O).slice(A.length).map(()=>null);h(v,[...A,...N].map((R,ye)=>[[...O,ye+
1],R]),E)}function b(v,O,x,E){s.ask({cells:[[v,...M(l(),O),...x,E===""?null:E]]})}function S(v,O){v>=1&&O>=1&&s.ask({size:[v,O]})}function $(v){let O=R=>/^\d+$/.
test(R)?Number(R):R,x=v.flatMap(R=>{let[,ye="",re=""]=/^(\w+)\((.*)\)$/.exec(R)??[],ue=re.split(","),Te=t.sheet.edits.find(({isClue:To,predicate:No,keys:Lo,values:jo})=>To&&
No===ye&&Lo+jo===ue.length);return Te?[[Te.what,...ue.slice(0,Te.keys).map(O),ue.slice(Te.keys).join(",")]]:[]});if(!x.length||x.length<v.length)return!1;s.ask(
{cells:x});let[E,A,N]=x[0];return i(String(E))?.where==="cell"&&t.grid.select(F(l(),Number(A),Number(N))),!0}return{entry:i,key:c,set:r,erase:a,found:f,everywhere:d,
valueAt:m,has:w,place:h,become:p,numbers:k,becomeNumbers:g,write:b,resize:S,add:$,settle:()=>s.isEmpty?u():[]}}function Bs(e,t){let{store:n,overview:o}=e,s=[],l=!1,
i=!1;function c(a,f=null){s.push({step:a,merge:f}),l||u()}async function u(){for(l=!0;s.length;)await r(s.splice(0,Ds));l=!1}async function r(a){let f=n.now,d=!1;
i=!0;let m=w=>{i=!1,!(n.now.puzzle!==f.puzzle||n.now.instance!==f.instance)&&(d=n.now.facts!==f.facts,w.forEach((h,p)=>{!d&&h!==n.now.facts&&n.change({facts:h},
{merge:a[p].merge})}))};try{await o.edit(a.map(({step:w})=>w),m)}catch(w){if(i=!1,!(w instanceof G))throw w;e.emit("message",{words:`This cannot be changed here\
: ${w.message}`,isBad:!0}),t()}d&&await r(a)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var An="Click a cell to put one there, or to take it away.",V={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to t\
ake it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).
slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",
keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,
hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",
how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs c\
hosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet.",
keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Centres",
hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in the m\
iddle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:An},block:{name:"Blocked cel\
ls",hint:An},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"painted",
noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","with Re\
gions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",keys:[
["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},target:{
name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below the sums of t\
he cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Diagonals",hint:"\
Write below the numbers of the diagonals that begin at a cell of the border."}};var be={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Cn({app:e,view:t}){let{store:n}=e,o=null,s=0,l=()=>t.sheet.plays.find(_);
function i(h,p,k,g=null){let b=ie(h,n.now.marks,p);!h.spots.has(p)||b===k||n.change({marks:Ke(h,n.now.marks,p,k)},{merge:g})}function c(h,p){let k=t.grid.side(h,
p,t.sheet.plays.every(_));return k===null?null:ee(t.sheet,h,k)}let u=(h,p,k,g=null,b=-1)=>({play:h,index:p,spot:g,number:b,merge:`line ${s+=1}`,how:k,before:n.now.
marks,isDragged:!1}),r=(h,p)=>Be(h,ie(h,n.now.marks,p)),a=(h,p)=>Ie(h,ie(h,n.now.marks,p));function f(h,p,k){o=null;let g=l();if(!g||h<0)return{isClick:!1,isDrag:!1};
let b=c(h,k),S=b===null?-1:p?a(g,b):r(g,b),$=le(g)&&t.grid.side(h,k,!1)===null,v=g.where==="link"?"link":$?"area":"side";return b===null&&v==="side"?{isClick:!1,
isDrag:!1}:(o=u(g,h,v,b,S),b!==null&&v==="side"&&i(g,b,S,o.merge),{isClick:b!==null,isDrag:!0})}function d(h){if(o?.how!=="side")return;let p=t.grid.under(h.x,h.
y),k=p<0?null:c(p,h);k!==null&&k!==o.spot&&i(o.play,o.spot=k,o.number,o.merge)}function m(h){if(!o||o.how==="side")return;let[p,k]=[M(t.sheet,o.index),M(t.sheet,
h)];if(o.how==="area"){o.isDragged=!0,n.change({marks:It(o.play,o.before,p,k)},{merge:o.merge});return}let[g,b]=[k[0]-p[0],k[1]-p[1]];if(Math.abs(g)+Math.abs(b)!==
1){o.index=h;return}let S=g?g>0?"bottom":"top":b>0?"right":"left",$=ee(t.sheet,o.index,S);if(!o.isDragged){let{play:v,play:{clicks:O,choices:x}}=o,E=ie(v,n.now.
marks,$)===O[0];o.number=x[0].value!==null?r(v,$):E?-1:O[0],o.isDragged=!0}i(o.play,$,o.number,o.merge),o.index=h}function w(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:f,move:d,drag:m,release:w,get play(){return l()},get isDragged(){return o?.isDragged??!1},reach(h){
h===void 0?w():o?.how==="area"&&m(h)},onKey(h,p){let k=h.shiftKey?be[h.key]:void 0,g=l();if(!g)return!1;if([" ","Enter"].includes(h.key)&&le(g)&&t.sheet.plays.every(
_))return o?w():m((o=u(g,p,"area")).index),!0;if(k===void 0)return!1;let b=ee(t.sheet,p,k);return i(g,b,r(g,b)),!0}}}var Is={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Mn({view:e,changes:t,pen:n}){let o=r=>M(e.sheet,r),s=r=>t.found(n.kind,r.join(","));function l(r){
let a=n.isPlaced?n.id:"";t.place(n.kind,[[r,s(r)===a?null:a]])}function i(r,a){let[f,d,m]=ee(e.sheet,r,a).split(",");return(m==="right"?Number(d)<e.sheet.columns:
m==="bottom"&&Number(f)<e.sheet.rows)?[[Number(f),Number(d),m]]:[]}function c(r,a,f){let[d,m]=o(r),[w,h]=[2*d+a,2*m+f];w>=2&&w<=2*e.sheet.rows&&h>=2&&h<=2*e.sheet.
columns&&l([w,h])}function u(r,a){let[f,d="0"]=t.valueAt("arrow",r)?.split(",")??[];t.become("arrow",r,f===a?null:`${a},${d}`)}return{press(r,a){let{kind:f}=n;if(![
"vertex","centre","arrow","between"].includes(f)||!t.entry(f))return!1;let{left:d,top:m}=e.grid.within(r,a),[w,h]=o(r),p=e.grid.side(r,a);return f==="vertex"?l(
[w-+(m<.5),h-+(d<.5)]):f==="centre"?c(r,Math.floor(m*3)-1,Math.floor(d*3)-1):p!==null&&f==="arrow"?u(r,p):p!==null&&i(r,p).forEach(l),!0},onKey({key:r,shiftKey:a},f){
let{kind:d}=n,m=a?be[r]:void 0;if(m&&d==="between")i(f,m).forEach(l);else if(m&&d==="arrow")u(f,m);else if(m&&d==="centre")c(f,...Is[m]);else if((r===" "||r==="\
Enter")&&d==="vertex")l(o(f));else if((r===" "||r==="Enter")&&d==="centre")c(f,Number(a),Number(a));else return!1;return!0},clear(r){let[a,f]=o(r),d=[-1,0,1].flatMap(
h=>[-1,0,1].map(p=>[h,p])),w=({between:Object.values(be).flatMap(h=>i(r,h)),vertex:d.filter(h=>Math.max(...h)<1).map(([h,p])=>[a+h,f+p]),centre:d.map(([h,p])=>[
2*a+h,2*f+p])}[n.kind]??[]).filter(h=>s(h)!==null);return w.length&&t.place(n.kind,w.map(h=>[h,null])),w.length>0}}}function Tn({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(r=>r.split(",")),s=r=>/^\d+$/.test(r)?Number(r):r;function l(r){if(n)return u();n={id:0,cells:[r]}}function i(r){if(r===void 0)return u();
if(!n||n.cells.includes(r))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:a,cells:f}=n;f.push(r);let d=f.length>2?[r]:f;for(let m of d)Je(
e.grid.cell(m),String(a));t.place("path",d.map(m=>[[...M(e.sheet,m),a],String(f.indexOf(m)+1)]),`path ${a}`)}function c(r){let a=M(e.sheet,r).join(","),f=o().filter(
([m,w])=>`${m},${w}`===a).map(([,,m])=>m),d=o().filter(([,,m])=>f.includes(m));d.length&&t.place("path",d.map(m=>[m.map(s),null]))}function u(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:l,reach:i,clear:c,end:u}}var Nn=4,Rs=["clue","unknown","circle","object","block","arrow"],Ws=["0","1","2","3","4"];function Ks(e){let t="clue",n={},o=new Set,s=()=>{for(let l of o)l()};
return{get kinds(){return Object.keys(V).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(l){t=l,this.isPainting&&(n[l]??=[...e(l)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(V[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(l){return V[this.kind]?.how===l&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:l=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?
Ws:l,u=[...i.values(),...[n[this.kind]??[]].flat()].sort((r,a)=>r.localeCompare(a,"en",{numeric:!0}));return[...new Set([...c,...u])]},pick(l){n[this.kind]=l,s()},
onChange:l=>{o.add(l)}}}function Ln({app:e,view:t}){let n=En({app:e,view:t}),o=Ks(n.entry),s=Mn({view:t,changes:n,pen:o}),l=Tn({view:t,changes:n}),i="",c=null,u=0;
function r(g){i="",o.kind==="numbers"?n.becomeNumbers("numbers",M(t.sheet,g),""):o.isPath?l.clear(g):s.clear(g)||n.erase(g,Rs)}let a=g=>n.become(o.kind,g,n.has(
o.kind,g)?null:"");function f(g,b){let S=n.entry("circle")?.choices??[],$=n.valueAt("circle",g),v=S[$===null?0:S.indexOf($)+1]??null;n.become("circle",g,b&&$!==
S[1]?S[1]:v)}function d(g){let{id:b}=o;b===null||n.valueAt(o.kind,g)===b||(Je(t.grid.cell(g),b),n.become(o.kind,g,b,c))}function m(g,b,S){i="",s.press(g,S)||w(g,
b)}function w(g,b=!1){o.isPath?l.press(g):o.isPainting?(c=`paint ${u+=1}`,b?o.pick(n.valueAt(o.kind,g)??o.id):d(g)):o.kind==="circle"&&n.entry("circle")?f(g,b):
o.isMark?a(g):b&&n.entry("unknown")&&h(g)}let h=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function p(g,b){let{kind:S}=o;if(o.isPlaced&&b!==",")return i=(i+
b).slice(-Nn).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||b===","&&S!=="numbers")return!1;i===""&&(u+=1);let $=`${S} ${n.key(g)} ${u}`;if(S==="numbers")
return i+=b,n.becomeNumbers(S,M(t.sheet,g),i,$),!0;i=(i+b).slice(-Nn).replace(/^0+(?=\d)/,"");let v=n.valueAt("arrow",g)?.split(",")[0]??"top";return S==="arrow"?
n.become(S,g,`${v},${i}`,$):n.set(S,g,i,$),!0}function k(g,b){return/^[0-9,]$/.test(g.key)?p(b,g.key):s.onKey(g,b)?!0:g.key==="?"&&n.entry("unknown")?(i="",h(b),
!0):g.key==="Delete"||g.key==="Backspace"?(r(b),!0):g.key!==" "&&g.key!=="Enter"?!1:(w(b),!0)}return{changes:n,pen:o,press:m,onKey:k,clear:r,type:p,question:h,move(){},
drag(g){o.isPainting?d(g):l.reach(g)},release:l.end,leave(g){i="",l.reach(g)}}}var Dn="http://www.w3.org/2000/svg",Fs=["cause","effect","wrong"];function Qe(){let e=document.createElementNS(Dn,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:l,top:i}=q(n);e.setAttribute("viewBox",`${-l} ${-i} ${o} ${s}`);let c=Fs.flatMap(
u=>{let r=t?.[u]??[],a=r.flatMap(d=>{let m=Us(n,d),w=zn(d)?"whole":_s(d)?"line":"";return m?[jn("rect",{...m,rx:w==="whole"?0:3,class:`${u} ${w}`})]:[]}),f=Hs(n,
r.filter(zn),u==="cause"?3:5);return f?[...a,jn("path",{d:f,class:u})]:a});e.replaceChildren(...c)}}}function jn(e,t){let n=document.createElementNS(Dn,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var zn=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,_s=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Hs({rows:e,columns:t,cell:{width:n,height:o,edge:s}},l,i){let c=l.map(f=>f.slice(-2)).filter(([f,d])=>f<=e&&d<=t),u=new Set(
c.map(String)),r=(f,d)=>u.has(`${f},${d}`),a=[];for(let[f,d]of c){let[m,w]=[s+(d-.5)*n,s+(f-.5)*o];for(let[h,p]of[[-1,0],[1,0],[0,-1],[0,1]]){if(r(f+h,d+p))continue;
let[k,g]=[-1,1].map(b=>{let[S,$]=[h?0:b,h?b:0],v=r(f+S,d+$)?r(f+S+h,d+$+p)?i:0:-i,[O,x]=h?[n/2,o/2]:[o/2,n/2],[E,A]=[b*(O+v),(h||p)*(x-i)];return h?`${m+E} ${w+
A}`:`${m+A} ${w+E}`});a.push(`M${k}L${g}`)}}return a.join("")}var Xe=7,Ze=11;function Us(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return qs(e,t);
let l=typeof t[0]=="string",[i,c,u]=l?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[r,a]=[s.edge+c*s.width,s.edge+i*s.height];return{x:r-Ze,y:a-Ze,
width:2*Ze,height:2*Ze}}if(u!==void 0){let r=l?t[0]:e.plays.find(w=>w.where!=="cell")?.where,[a,f,d,m]=$e(e,r,[i,c,u]);return{x:a-Xe,y:f-Xe,width:d-a+2*Xe,height:m-
f+2*Xe}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function qs({rows:e,columns:t,cell:n,around:o},[,s,l]){let[i,c,u,r]=o,
[a,f]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,m]=[n.edge+(l-1)*n.width,n.edge+(l-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:f+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-r,y:m,width:Math.max(0,r-2),height:n.height},right:{x:a+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var St="http://www.w3.org/2000/svg",Pn=new Map;function Bn(e){let t=Pn.get(e)??[...te(`<svg xmlns="${St}">${e.svg}</svg>`).childNodes];return Pn.set(e,t),t.map(
n=>n.cloneNode(!0))}function et(e,t,...n){let o=document.createElementNS(St,e);for(let[s,l]of Object.entries(t))o.setAttribute(s,l);return o.append(...n),o}function In({
stencil:e,columns:t,cell:[n,o,s],cells:l},i){let c=te(e),u=c.querySelector("g");if(u===null)return c;l.forEach((m,w)=>{if(m<0)return;let[h,p]=[Math.floor(w/t),w%
t],k=`translate(${s+p*n} ${s+h*o})`;u.append(et("g",{transform:k},...Bn(i[m])))});let{x:r,y:a}=c.viewBox.baseVal,f=[...Array(t).keys()].map(m=>et("text",{x:s+(m+
.5)*n,y:a-5,"text-anchor":"middle"},String(m+1))),d=[...Array(l.length/t).keys()].map(m=>et("text",{x:r-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(et("g",{class:"numbers"},...f,...d)),c}function Rn(){let e=y("div",{class:"frames"}),t=[],n=j,o=i=>n!==j&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(i){t=i.frames.map((c,u)=>{let r=c.svg?te(c.svg):null,
a=r?.querySelector("g")??null,f=y("figcaption",{});u===0&&r?.setAttribute("aria-hidden","true"),r?.querySelector("title")?.remove();let d=y("div",{class:"surfac\
e"},r),m=c.name&&i.frames.length>1?y("h3",{},c.name):null;return{figure:y("figure",{},m,d,f),surface:d,group:a,captions:f,looks:new Array(i.count).fill(je),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function l(i,c,u){let r=t[i];if(!r?.group||r.looks[c]===u)return;r.looks[c]=u;let a=r.groups[c];
if(a===null){let{width:f,height:d,edge:m}=n.cell,[w,h]=[Math.floor(c/n.columns),c%n.columns];a=r.groups[c]=document.createElementNS(St,"g"),a.setAttribute("tran\
sform",`translate(${m+h*f} ${m+w*d})`),r.group.append(a)}a.replaceChildren(...Bn(u))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((u,r)=>{u.cells.forEach((a,f)=>l(r,f,a)),t[r].captions.replaceChildren(...u.captions.map(a=>y("p",{},a)))}),c},cell:(i,c)=>c.
forEach((u,r)=>l(r,i,u)),fade:(i,c)=>{for(let{groups:u}of t)u[i]?.classList.toggle("faint",c)}}}var Ce={title:"",frames:[]},Gs=900,Vs=700,Wn=28,Ys=1.5,Js=.35;function Kn({app:e,view:t}){let n=Ce,o=0,s=0,l=Xs({app:e,view:t}),i=y("h2",{}),c=y("p",{class:"nam\
e"}),u=y("div",{class:"captions",role:"status"}),r=y("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>S(Number(r.value))}),a=(O,x,E)=>y("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),f=a("First","First picture",()=>S(0)),d=a("\u25C0","One picture back",()=>S(o-1)),m=a("Play","Play the film",()=>s?v():
$()),w=a("\u25B6","One picture on",()=>S(o+1)),h=a("Last","Last picture",()=>S(1/0)),p=y("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),k=y("div",{class:"controls",role:"group",ariaLabel:"Film"},f,d,m,w,h,r),g=y("section",{class:"film",hidden:!0,ariaLabel:"Film"},y("div",{class:"\
line"},i,p),l.element,c,u,k);function b(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(x.captions??[]).map(A=>y("p",{},A))),r.value=String(o),r.setAttribute("aria-valuetex\
t",c.textContent),f.disabled=d.disabled=o===0,w.disabled=h.disabled=o===n.frames.length-1,l.show(x,n.looks??[]),e.emit("film-at",o)}function S(O){v(),b(O)}function $(){
o===n.frames.length-1&&b(0),m.textContent="Pause",s=setTimeout(()=>{b(o+1),o===n.frames.length-1?v():$()},Gs+Vs*(n.frames[o].captions?.length??0))}function v(){
clearTimeout(s),s=0,m.textContent="Play"}return l.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=Zs(n.frames,o,l.cellAt(n.frames[o],O,x));E>=0&&
S(E)}),g.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
he(O).tagName!=="BUTTON")s?v():$();else{if(x===void 0)return;S(x)}O.preventDefault()}),{element:g,get isOn(){return n!==Ce},show(O){let x=s!==0&&O?.title===n.title;
v(),n=O?.frames?.length?O:Ce,g.hidden=n===Ce,n!==Ce&&(i.textContent=n.title??"",r.max=String(n.frames.length-1),k.hidden=n.frames.length===1,b(n.at??0),x&&$())}}}
function Xs({app:e,view:t}){let n=Qe(),o=y("div",{class:"surface"}),s=y("div",{class:"screen"},o),l=null,i=null;function c(f,d){i=f.svg?te(f.svg):f.stencil?In(f,
d):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),u(),r()}function u(){let f=i?.viewBox.baseVal;if(!f?.width)return;let[d,m]=[s.clientWidth-Wn,s.clientHeight-
Wn],w=Math.min(d/f.width,m/f.height,Ys);o.style.width=`${Math.floor(f.width*Math.max(w,Math.min(d/f.width,Js)))}px`}function r(){let f=i?.viewBox.baseVal,{sheet:d}=t,
{columns:m,cell:w,around:h}=d,p=f&&d.rows&&f.height===q(d).height,k=p?(f.width-2*w.edge-h[1]-h[3])/m:0;n.show(p?l:null,{...d,cell:{...w,width:k}})}function a(f,d,m){
if(!f.cell||!f.columns)return null;let[w,h,p]=f.cell,k=o.getBoundingClientRect(),g=(f.columns*w+2*p)/k.width;return[Math.ceil(((m-k.top)*g-p)/h),Math.ceil(((d-k.
left)*g-p)/w)]}return new ResizeObserver(u).observe(s),e.when("highlight",f=>{l=f,i&&r()}),{element:s,show:c,cellAt:a}}function Zs(e,t,n){let o=({settled:l=[]})=>l.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var Qs=.34,er=.2,tr={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function _n(){let e=y("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=j,n=[],o=0,s=new Set([o]),l=new Set;function i(r){t=r;let{rows:a,columns:f,cell:d,around:m}=r,{width:w,height:h}=q(r),p=m.
map((g,b)=>100*(g+d.edge)/(b%2?w:h));e.style.inset=p.map(g=>`${g}%`).join(" "),e.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:r.count},
(g,b)=>y("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:M(r,b).join(",")}}));let k=Array.from({length:a},(g,b)=>{let S=y("div",{class:"row",role:"r\
ow"},n.slice(b*f,(b+1)*f));return S.style.gridTemplateColumns=`repeat(${f}, minmax(0, 1fr))`,S});e.replaceChildren(...k),o=Math.min(o,Math.max(0,r.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(r,{isFocused:a=!0,isMore:f=!1}={}){if(!n[r])return;for(let m of s)u(m,!1);if(s=new Set([...f?s:[],r]),s.size>1)for(let m of s)
u(m,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=r,n[r].tabIndex=0,n[r].classList.add("current"),a&&document.activeElement!==n[r]&&n[r].focus(),
d!==r)for(let m of l)m(r)}function u(r,a){n[r].classList.toggle("chosen",a),n[r].setAttribute("aria-selected",String(a))}return e.addEventListener("focusin",r=>{
let a=n.indexOf(he(r));a>=0&&a!==o&&c(a,{isFocused:!1})}),e.addEventListener("keydown",r=>{let a=r.shiftKey?null:Fn(t,o,r);a!==null&&(c(a),r.preventDefault())}),
{element:e,build:i,select:c,target:r=>Fn(t,o,r),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:r=>n[r],under(r,a){let f=e.
getBoundingClientRect(),d=Math.floor((r-f.left)/f.width*t.columns),m=Math.floor((a-f.top)/f.height*t.rows);return m>=0&&m<t.rows&&d>=0&&d<t.columns?m*t.columns+
d:-1},within(r,{x:a,y:f}){let d=n[r].getBoundingClientRect();return{left:(a-d.left)/d.width,top:(f-d.top)/d.height}},side(r,a,f=!0){let d=this.within(r,a),m={...d,
right:1-d.left,bottom:1-d.top},h=Object.keys(m).reduce((p,k)=>m[k]<m[p]?k:p);return m[h]<(f?Qs:er)?h:null},label(r,a){n[r].getAttribute("aria-label")!==a&&n[r].
setAttribute("aria-label",a)},onMove:r=>{l.add(r)}}}function Fn(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:l}){if(l||!e.count)return null;let i=o||s,[c,u]=[Math.floor(
t/e.columns),t%e.columns],r={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+r.column;let a=tr[n];
if(!a)return null;let f=(d,m,w)=>i&&m?m<0?0:w:Math.min(w,Math.max(0,d+m));return f(c,a[0],r.row)*e.columns+f(u,a[1],r.column)}function Hn(e,t){let{element:n}=e,o=null,s=new Set,l=!1,i=r=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(r||o.isMore)}),
t.press(o.index,r,o))};n.addEventListener("pointerdown",r=>{if(s.add(r.pointerId),s.size>1)return l=s.size===2&&o?.isBegun===!1,u();let a=e.under(r.clientX,r.clientY);
if(a<0||r.button===1)return;let f=r.pointerType==="touch";t.release();let{clientX:d,clientY:m}=r;o={index:a,isTouch:f,x:d,y:m,isMore:r.shiftKey||r.metaKey,isBegun:!1,
timer:0},f?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(r.pointerId),i(r.button===2||r.ctrlKey),r.preventDefault())}),n.addEventListener("pointermove",
r=>{if(o===null)return;let a=e.under(r.clientX,r.clientY);if(a<0||(o.isBegun&&t.move({x:r.clientX,y:r.clientY}),a===o.index))return;let f=Math.hypot(r.clientX-o.
x,r.clientY-o.y)>10;if(!(!o.isBegun&&!f)){o.isBegun||i(!1);for(let d of c(o.index,a))t.drag(d);o.index=a}});function c(r,a){let{columns:f}=e,[d,m]=[Math.floor(r/
f),r%f],[w,h]=[Math.floor(a/f),a%f],p=Math.max(Math.abs(w-d),Math.abs(h-m));return Array.from({length:p},(k,g)=>{let b=(g+1)/p;return Math.round(d+(w-d)*b)*f+Math.
round(m+(h-m)*b)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",r=>{s.delete(r.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),l&&!s.size&&(t.undo(),l=!1),u()}),n.addEventListener("pointercancel",r=>{s.delete(r.pointerId),l=!1,u()}),n.addEventListener("contextmenu",r=>r.preventDefault())}var Un="pylogic:game-read",qn="(min-width: 60.01rem)";function Gn(e){let t=y("div"),n=localStorage.getItem(Un)===null&&matchMedia(qn).matches,o=y("details",{class:"\
game",hidden:!0,open:n},y("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(qn).matches&&localStorage.setItem(Un,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([l,i])=>y("p",{class:i?"item":""},l))),o.hidden=s.length===0}),o}var Vn="http://www.w3.org/2000/svg",nr=6,or=([e,t,n,o],s)=>[...Array(s).keys()].map(l=>{let i=(l-(s-1)/2)*nr,[c,u]=t===o?[0,i]:[i,0];return`M${e+c} ${t+u}L${n+c}\
 ${o+u}`}).join("");function sr([e,t,n,o]){let[s,l]=[(e+n)/2,(t+o)/2];return`M${s-5} ${l-5}l10 10M${s-5} ${l+5}l10 -10`}function Yn(){let e=document.createElementNS(
Vn,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Vn,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:l,left:i,top:c}=q(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${l}`);let u={};
for(let r of n.plays.filter(_))for(let a of r.spots){let[f,d,m]=a.split(","),w=[Number(f),Number(d),m];for(let[h,p]of new Map(r.choices.map(k=>[Z(r,a,k),k.value]))){
let k=o(h);if(k===null)continue;let g=Number(p)>1?`${k} several`:k;u[g]=(u[g]??"")+(k==="crossed"?sr($e(n,r.where,w)):or(Wt(n,r.where,w),Number(p??1)))}}e.replaceChildren(
...Object.keys(u).map(r=>t(r,u[r])))}}}var rr=25;function Jn({app:e,view:t,picture:n,edit:o}){let{store:s}=e,l=Qe(),i=Yn(),c=null,u=new Map,r=null,a=y("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",y("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),f=p=>t.grid.
cell(p);function d(p){let k=t.sheet.plays.flatMap(({choices:b})=>b.map(({value:S})=>Number(S))),g=Math.max(0,...k.filter(b=>b<=rr));for(let b of p){let S=t.sheet.
plays.some(x=>B(t.sheet,x,s.now.marks,b)>=0),$=r?[]:s.now.notes[M(t.sheet,b).join(",")],v=S?[]:$;xn(f(b),"notes",X(v,"corner"),g);let O=X(v,"centre");ge(f(b),"c\
entre",O.join(O.some(x=>x.length>1)?" ":"")),$n(f(b),X($,"colour").filter(x=>J.includes(x)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(p=>p.
remove());for(let[p,k]of u)ge(f(p),"ghost",k.text||"+")}function w(){let[p,k]=[new Set(r?.certain),new Set(r?.possible)],g=S=>p.has(S)?"drawn":k.has(S)?"faint":
null,b=S=>S in s.now.marks?s.now.marks[S]?"drawn":"crossed":null;i.show(t.sheet,r?g:b)}function h(){w();let{sheet:p}=t,[k,g]=[new Set(r?.certain),new Set(r?.possible)];
for(let b=0;b<p.count;b+=1){let S=r?lr(p,b,k,g):null;S&&n.cell(b,xe(p,S.marks,b)),n.fade(b,!!S?.isFaint),ge(f(b),"maybe",S?.words??null)}d([...Array(p.count).keys()])}
return e.when("highlight",p=>{c=p,t.sheet!==j&&l.show(c,t.sheet)}),e.when("ghosts",p=>{t.sheet!==j&&(u=new Map((p??[]).map(k=>[F(t.sheet,k.row,k.column),k])),m())}),
e.when("overlay",p=>{let k=r!==null;if(r=p,a.hidden=r===null,t.sheet!==j&&(h(),k&&!r)){let{sheet:g}=t;for(let b=0;b<g.count;b+=1)n.cell(b,xe(g,s.now.marks,b))}}),
{elements:[i.element,l.element],legend:a,lines:w,notes:d,overlaid:()=>{r&&h()},show(){l.show(c,t.sheet),w(),m(),t.grid.element.querySelectorAll(".tint").forEach(
p=>p.remove()),r?h():d([...Array(t.sheet.count).keys()])},press(p){let k=u.get(p);return k!==void 0&&o.changes.add([k.atom])}}}function lr(e,t,n,o){for(let s of e.
plays){let l=s.choices.map(r=>({choice:r,atom:rt(e,s,r,t)})),i=l.find(({choice:r,atom:a})=>r.holds&&n.has(a));if(i)return{marks:{[i.atom]:!0}};let c=l.filter(({
choice:r,atom:a})=>r.holds&&o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({
choice:r})=>r.words).join(" ")};let u=l.find(({choice:r})=>!r.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function Xn(e,t,{marks:n,notes:o},s){let l=c=>t.given[c]??t.choices[B(e,t,n,c)]?.value,i=o;for(let[c,u]of t.peers){if(l(c)!==void 0)continue;let r=u.map(l),a=t.
choices.filter(d=>U(d,c)&&!r.includes(d.value??"")),f=M(e,c).join(",");i=ot(ve(i,[f],Y),[f],a.map(({value:d})=>Se(s,d??"")))}return i}function vt(e,t,n,o,s){let l=t.
choices[s]?.value;if(l==null)return n;let i=(t.peers.get(o)??[]).map(c=>M(e,c).join(",")).filter(c=>Y.some(u=>X(n[c],u).includes(l)));return i.length?ve(n,i,Y,l):
n}var Me={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},ir=(e,t)=>!e||Q(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Me[o]===n));function Zn({app:e,view:t}){let{store:n}=e,o=null,s=null,l=0,i=()=>t.sheet,c=Cn({app:e,view:t}),u=cr({store:n,view:t}),{put:r,toggle:a}=u,f=x=>x.
clicks.length>0,d=()=>Qn(i()),m=()=>d().find(f)??d()[0],w=()=>i().plays.find(Q),h=ar({store:n,view:t,written:w,entries:u}),p=()=>h.kind==="colour"||w()!==void 0&&
!c.play&&!d().some(f),k=(x,E)=>Be(E,B(i(),E,n.now.marks,x));function g(x,E,A){if(h.begin(),o=s=null,p())return;let{isClick:N,isDrag:R}=c.press(x,E,A);N||(R?s=()=>b(
x,E):b(x,E))}function b(x,E){let A=m();if(!A||!f(A)||!De(i(),x))return;let N=E?Ie(A,B(i(),A,n.now.marks,x)):k(x,A);o={play:A,number:N,merge:`stroke ${l+=1}`},r(
x,A,N,o.merge)}function S(x){p()?t.grid.select(x,{isMore:!0}):o?r(x,o.play,o.number,o.merge):c.drag(x)}function $(){c.isDragged||s?.(),o=s=null,c.release()}function v(x){
h.begin(),u.clear(x)||h.clear(x)}function O(x,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],N=x.ctrlKey||x.altKey,R=h.kind==="\
colour"||N?-1:ir(m(),[x.key,A??""]);if(R>=0)return a(E,m(),R),!0;let ye=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":h.kind;if(A!==void 0)return h.type(
E,A,ye);if(N)return!1;if(p()&&x.shiftKey&&be[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return v(E),!0;if(c.onKey(x,E))return!0;let re=m();if(!re)return!1;if(x.key===" "||x.key==="Enter")return r(E,re,k(E,re)),!0;
let ue=["#","."].indexOf(x.key);return ue>=0&&re.choices[0].value===null?(r(E,re,ue),!0):!1}return{press:g,drag:S,onKey:O,clear:v,clicked:m,written:w,pencil:h,chooses:p,
move:c.move,release:$,get lines(){return c.play},enter(x,E,A){let{value:N}=E.choices[A];h.kind!==null&&N!==null&&Q(E)?h.note(x,h.kind,N):a(x,E,A)},leave(x){h.begin(),
c.reach(x)},fill(x){let E=Dt(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Qn=({plays:e})=>e.filter(t=>!_(t));function cr({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,u,r=null){let a=c.choices[u];a&&!U(a,i)||B(t.sheet,c,e.now.marks,i)!==u&&e.change({marks:Pe(t.sheet,c,e.
now.marks,i,u),notes:vt(t.sheet,c,e.now.notes,i,u)},{merge:r})}function s(i,c,u){let{marks:r}=e.now,a=n(i).filter(h=>U(c.choices[u],h)),d=a.every(h=>B(t.sheet,c,
r,h)===u)?-1:u,m=a.reduce((h,p)=>Pe(t.sheet,c,h,p,d),r),w=a.reduce((h,p)=>vt(t.sheet,c,h,p,d),e.now.notes);a.length&&e.change({marks:m,notes:w})}function l(i){let{
marks:c}=e.now;for(let r of n(i)){for(let a of Qn(t.sheet))c=Pe(t.sheet,a,c,r,-1);c=Rt(t.sheet,c,r)}let u=Object.keys(c).length!==Object.keys(e.now.marks).length;
return u&&e.change({marks:c}),u}return{put:o,toggle:s,clear:l,together:n}}function ar({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let l="",i=null,
c=new Set,u=m=>M(t.sheet,m).join(",");function r(m,w,h){let p=s(m).filter(k=>w==="colour"||De(t.sheet,k));p.length&&e.change({notes:Mt(e.now.notes,p.map(u),Se(w,
h))})}function a(){let m=n();m&&e.change({notes:Xn(t.sheet,m,e.now,i==="centre"?i:"corner")})}function f(m){let w=s(m).map(u);for(let h of[Y,fe]){let p=ve(e.now.
notes,w,h);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function d(m,w,h){if(h==="colour"){let $=J[Number(w)-1];return $&&r(m,
h,$),$!==void 0}let p=n();if(!p)return!1;let k=$=>p.choices.findIndex(({value:v})=>v===$),g=h===null&&k(l+w)>=0?l+w:w,b=k(g),S=b>=0||p.choices.some(({value:$})=>$?.
startsWith(g));return!s(m).some($=>De(t.sheet,$))||!S?!1:(l=g,b<0||(h!==null?r(m,h,g):o(m,p,b)),!0)}return{note:r,noteAll:a,clear:f,type:d,begin(){l=""},get kind(){
return i},set kind(m){i=m;for(let w of c)w()},onChange:m=>{c.add(m)}}}var ur=18,fr=60,eo=28;function to({app:e,view:t,picture:n,edit:o,layers:s,tools:l}){let{store:i}=e,{grid:c}=t,u=y("div",{class:"stage"},n.element),r=y("p",{class:"\
notice",role:"status",hidden:!0}),a=y("p",{class:"heard",ariaLive:"polite"});function f(h,p=!1){r.textContent=h,r.hidden=h==="",u.classList.toggle("stale",p)}function d(h){
let p=t.sheet,k=c.element.contains(document.activeElement);t.sheet=h,p.plays!==h.plays&&(u.parentElement?.classList.toggle("whitened",it(h)),u.parentElement?.classList.
toggle("shaded",jt(h)));let g=n.show(h),b=p===j||p.count!==h.count||p.columns!==h.columns||p.cell.width!==h.cell.width||String(p.around)!==String(h.around);b&&c.
build(h),g&&n.surface&&n.surface.append(...s.elements,c.element),g&&k&&c.select(c.current),s.show();for(let S=0;S<h.count;S+=1)c.label(S,Re(h,i.now,S));(b||g)&&
m(),(b||p.plays!==h.plays||p.edits!==h.edits)&&l.build();for(let S of o.changes.settle())we(c.cell(S),null)}function m(){if(!t.sheet.count)return;let{cell:h}=t.
sheet,{width:p,height:k,left:g,top:b}=q(t.sheet),[S,$]=[u.clientWidth-eo,u.clientHeight-eo],v=Math.min(S/p,$/k,fr/h.height),O=Math.max(Math.floor(v*h.height),ur)/
h.height;u.style.setProperty("--wide",`${Math.floor(p*O)}px`),u.style.setProperty("--cell",`${h.height*O}px`),u.style.setProperty("--above",`${b*O}px`),u.style.
setProperty("--before",`${g*O}px`)}function w(h,p){if(t.sheet===j)return;let k=new Set([...Object.keys(h.marks),...Object.keys(p.marks)]),g=new Set([...k].filter(
S=>h.marks[S]!==p.marks[S]).map(S=>lt(t.sheet,S))),b=new Set([...Object.keys(h.notes),...Object.keys(p.notes)].filter(S=>h.notes[S]!==p.notes[S]).map(S=>F(t.sheet,
...S.split(",").map(Number))));g.delete(-1);for(let S of g)n.cell(S,xe(t.sheet,h.marks,S));s.notes([...g,...b]),g.size&&s.overlaid(),s.lines();for(let S of new Set(
[...g,...b]))c.cell(S)&&c.label(S,Re(t.sheet,h,S)),S===c.current&&(a.textContent=Re(t.sheet,h,S).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(u),
{element:u,notice:r,heard:a,say:f,draw:d,drawMarks:w,fit:m,get isStale(){return u.classList.contains("stale")}}}var no="pylogic:clock",oo=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=l=>String(l).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function so({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(no)!=="hidden",l=y("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(no,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;l.textContent=s?oo(c):"Time",l.title=s?"Hide the time":"Show the time",l.setAttribute("aria-label",s?`${oo(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:r}=e.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||r!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),l}var tt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},ro={down:"\u2198\u2196",up:"\u2197\u2199"},dr={down:["top","left"],up:[
"bottom","left"]},hr=["outside","slanted"],mr={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},lo=e=>e===document.activeElement&&e.value!==e.defaultValue;
function io({view:e,edit:t}){let n=()=>[t.pen.kind,...hr.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function l(g,b,S,$=()=>"nu\
meric"){let v=y("input");return v.onchange=()=>{v.defaultValue=v.value,S(v.value.trim())},s.push(()=>{v.inputMode=$(),lo(v)||(v.value=v.defaultValue=b())}),y("l\
abel",{class:"field"},y("span",{},g),v)}let i=()=>e.grid.current,c=(g=[])=>[...M(e.sheet,i()),...g].join(","),u=(g,b)=>Object.keys(ro).map(S=>{let $=ro[S][+!dr[S].
includes(g)];return l(`${tt[g]} ${b} ${$}`,()=>t.changes.found("slanted",[g,b,S].join(","))??"",v=>t.changes.place("slanted",[[[g,b,S],v||null]]))}),r=g=>[...t.
changes.entry(g)?.cells.keys()??[]],a=()=>r("outside").some(g=>!g.endsWith(",1"));function f(g,b){let{numbers:S,becomeNumbers:$}=t.changes;return l(`${tt[g]} ${b}`,
()=>S("outside",[g,b]).join(" "),v=>$("outside",[g,b],v),()=>a()?"text":"numeric")}function d(g){let b=r(g),S=v=>b.some(O=>O.startsWith(`${v},`)),$=(v,O)=>g==="\
slanted"?u(v,O):[f(v,O)];return Object.keys(tt).map(v=>{let O=v==="top"||v==="bottom"?e.sheet.columns:e.sheet.rows;return y("details",{class:"beside",open:S(v)},
y("summary",{},`${tt[v]} \u2026`),y("div",{class:"fields"},[...Array(O).keys()].flatMap(x=>$(v,x+1))))})}let m=(g,b,S)=>l(g,()=>t.changes.entry(b)?.cells.get(c(
S))??"",$=>t.changes.write(b,i(),S,$));function w(){let g=y("input",{inputMode:"numeric",ariaLabel:"Result"}),b=y("select",{ariaLabel:"Operation"},Object.entries(
mr).map(([$,v])=>y("option",{value:$},v))),S=()=>{let $=g.value.trim();g.defaultValue=g.value,t.changes.write("target",i(),[],$&&`${b.value},${$}`)};return g.onchange=
b.onchange=S,s.push(()=>{if(lo(g))return;let[$="add",v=""]=t.changes.entry("target")?.cells.get(c())?.split(",")??[];[b.value,g.value,g.defaultValue]=[$,v,v]}),
[y("label",{class:"field"},y("span",{},"Result"),b,g)]}let p={outside:()=>d("outside"),slanted:()=>d("slanted"),target:w,sum:()=>[m("Across","sum",["across"]),m(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],k=()=>{for(let g of s)g()};return k(),{element:p.length?y("div",{class:"line typing"},p):null,fits:()=>n()===o,update:k}}var co=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],pr=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function gr(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let l=t.clicks.map(r=>t.choices[r].words);o.push(["Click, Space, Enter",`${[
...l,"empty"].join(", then ")}`]),l.length>1&&o.push(["Right click, long press",`${l[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Me).filter(r=>t.choices.some(({value:a})=>a===Me[r]));if(!Q(t))for(let r of i)o.push([r,Me[r].replace("_"," ")]);let[c,u]=t.choices;c.
value===null&&u&&o.push(["#",c.words],[".",u.words])}let{lines:s}=e;if(s){let l=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...l,
"empty"].join(", then ")}, over that side of the cell`]),l.length>1&&o.push(["Right click, long press",`${l[1]} at once`]),o.push(["Drag","go on with the line"]),
le(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${J.length}`,"col\
our the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...co]}function wr(e){let t=e.changes.entry("clue"),
n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...V[o].keys??[]);return[...n,["Delete\
, Backspace","take the clue away"],...co]}function ao(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?gr(t):wr(n),...pr],l=y("dialog",{class:"k\
eys",ariaLabel:"Keys"},y("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),y("dl",{},s.map(([i,c])=>y("div",{},y("dt",{},i),y("dd",{},c)))),
y("form",{method:"dialog"},y("button",{class:"primary",autofocus:!0},"Close")));l.addEventListener("close",()=>{l.remove(),o?.focus?.()}),l.addEventListener("cl\
ick",i=>{i.target===l&&l.close()}),document.body.append(l),l.showModal()}var br="http://www.w3.org/2000/svg";function uo(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return V[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var kr={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},yr=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function Sr(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":le(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${fo(n,o)} ${s}`}var fo=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function ho(e){let{app:t,view:n,
play:o,edit:s}=e,{store:l}=t,i=y("div",{class:"tools"}),c=vr(t),u=so(t),r=null;function a(){let m=l.now.mode==="play",w=y("div",{class:"line first"},y("p",{class:"\
hint"},xr(e)),m&&n.sheet.plays.length?u:null,D("? Keys",f,{class:"keys",title:"What keys and clicks do"}));m&&n.sheet.plays.length&&w.append(D("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(r=null,i.replaceChildren(w,...$r(e,c.element))):(r?.fits()?r.update():r=io({view:n,edit:s}),
Ft(i,[w,...Er(e,r.element)])),c.update(),d()}let f=()=>ao(l.now.mode,{play:o,edit:s}),d=()=>{let m=o.pencil.kind??"";for(let w of i.querySelectorAll("[data-penc\
il]"))w.setAttribute("aria-pressed",String(w.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(d),s.pen.onChange(a),l.on(["mode"],()=>{
n.sheet!==j&&a()}),t.when("focused",()=>r?.update()),{element:i,build:a,help:f}}function vr({store:e,emit:t}){let n=a=>JSON.stringify(a)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=a=>e.change({saves:a},{undoable:!1}),s=D("Back to it",u,{class:"back",title:"Return to the last save point"}),l=D("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=se("Save points",D("Save point",c,{title:"Remember the board as it is\
 now, before trying something"}),s,l);function c(){let{marks:a,notes:f,saves:d}=e.now,m=d.at(-1);(!m||!n(m))&&o([...d,{marks:a,notes:f}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function u(){let{saves:a}=e.now,f=a.length>1&&n(a[a.length-1])?a.length-2:a.length-1;o(a.slice(0,f+1)),
e.change(a[f])}function r(){let{saves:a}=e.now;s.disabled=!a.length||a.length===1&&n(a[0]),l.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],r),{element:i,update:r}}var D=(e,t,n={},...o)=>y("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),se=(e,...t)=>y("div",{class:"group",role:"group",ariaLabel:e},...t);function xr({app:e,view:t,play:n,edit:o}){let{plays:s,edits:l,size:i,
count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:f=""}=V[o.pen.kind]??{};return l.length?typeof f=="string"?f:f(o):i?"Only the size can be changed here; \
everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"\
On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=n.clicked(),r=n.lines?Sr(n.lines):
"";if(!u)return r;if(n.written()===u&&u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${r}`.trim();let a=u.clicks.
length>1&&!r?"Drag to paint.":r;return`Click a cell: ${fo(u.clicks,u.choices)} ${a}`.trim()}function $r(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let l=d=>d.choices.map((m,w)=>{let h=Q(d);return D(m.words,()=>o.enter(n.grid.current,d,w),{class:h?"digit":"choice"},...h?[]:[Or(e,m),m.words])}),i=s.
filter(d=>d.where==="cell").map(d=>se("Enter into the chosen cells",l(d)));for(let d of i)d.classList.add("pad");let c=se("Colour of the chosen cells",J.map((d,m)=>{
let w=D("",()=>o.pencil.note(n.grid.current,"colour",d),{class:"digit paint",ariaLabel:d,title:`${d} (also: Alt and ${m+1})`});return w.style.setProperty("--pai\
nt",`var(--paint-${d})`),w}));c.classList.add("colours");let u=yr.filter(({kind:d})=>o.written()||!Y.some(m=>m===d)).map(({kind:d,name:m,title:w})=>D(m,()=>{o.pencil.
kind=d||null},{dataset:{pencil:d},title:w})),r=D("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),a=o.written()?.peers.size?[D("Ca\
ndidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],f=se("What is entered, and erasing",
...u,r,...a);return f.classList.add("manners"),[y("div",{class:"line"},...i,c,f),y("div",{class:"line"},t)]}function Or({view:e},t){let n=t.looks[0].filter(c=>c!==
null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:l}=e.sheet.cell,i=te(`<svg xmlns="${br}" viewBox="0 0 ${s} ${l}" class="swatch">${o?.svg??
""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Er(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,l=[...Array(10).keys(),...o.pen.kind==="number\
s"?[","]:[]].map(String),i=s?l.map(f=>D(f,()=>o.type(n.grid.current,f),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&D("?",()=>o.
question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),u=s&&D("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in the ch\
osen cell away (Delete)"}),r=o.pen.kinds.length>1&&se("What is changed",o.pen.kinds.map(f=>D(uo(o,f),()=>{o.pen.kind=f},{ariaPressed:String(o.pen.kind===f)}))),
a=o.pen.isPainting||o.pen.isPlaced?Ar(e):i.length||c||u?se("Into the chosen cell",...i,c||null,u||null):null;return[r||a?y("div",{class:"line"},r||null,a):null,
t,y("div",{class:"line"},Cr(e))].filter(f=>f!==null)}function Ar({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=V[t.kind].noun??t.kind;return se(`${uo(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>D(kr[s]??s,()=>t.pick(s),{class:"digit \
region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?D(`New ${o}`,n):null)}function Cr({view:e,edit:t}){if(!e.sheet.size)return null;let[n,
o]=e.sheet.size,{resize:s}=t.changes,l=(i,c,u,r)=>y("span",{class:"stepper"},D("\u2212",u,{ariaLabel:`one ${i} less`,disabled:c<=1}),y("output",{},`${c} ${i}${c===
1?"":"s"}`),D("+",r,{ariaLabel:`one ${i} more`}));return se("Size of the board",l("row",n,()=>s(n-1,o),()=>s(n+1,o)),l("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var Mr=80,mo=["puzzle","instance","rules","facts","constants"];function Tr(e){let t=Nr(e),{stage:n,layers:o,film:s,tools:l,victory:i}=t;z("#board").append(Gn(e),
o.legend,n.element,s.element,i.element,n.notice,l.element,n.heard),zr(t),Dr(t),Pr(t)}function Nr(e){let t=Rn(),n={sheet:j,grid:_n()},o=Zn({app:e,view:n}),s=Ln({
app:e,view:n}),l=Jn({app:e,view:n,picture:t,edit:s}),i=ho({app:e,view:n,play:o,edit:s}),c=to({app:e,view:n,picture:t,edit:s,layers:l,tools:i}),u=jr(e,n);return{
app:e,view:n,play:o,edit:s,layers:l,tools:i,stage:c,victory:u,film:Kn({app:e,view:n}),drawing:Lr(e,n,c,u.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Lr(e,t,n,o){
let{store:s,overview:l}=e,i=_e(),c=0,u=null,r=!1,a=()=>{clearTimeout(c),c=setTimeout(w,Mr)},f=k=>mo.every(g=>s.now[g]===k[g]),d=()=>u!==null&&f(u),m=k=>s.now.marks!==
k.marks||!f(k);async function w(){clearTimeout(c);let k=s.now;if(!k.puzzle)return;let g=d();i.stop();try{let b=await(g?i(v=>H("board",L(k,{entries:!1}),v)):l.ask(
"board"));if(b===void 0||m(k))return;if(g&&b.cell.width!==t.sheet.cell.width){u=null,a();return}u=k,r=!1,n.draw(ze(b,g?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[$]=b.problems;(!g||n.isStale)&&n.say($?`${Fe($)?"The board is not finished":"Something is wrong with the facts"}: ${$.text}`:"")}catch(b){
if(!(b instanceof G))throw b;if(m(k))return;u=null,r=!1;let S=b.problems[0]?.text??b.message;n.say(t.sheet!==j?`This is how the board looked before: now it cann\
ot be drawn. ${S}`:`The board cannot be drawn. ${S}`,!0)}}return{later:a,redraw:w,isDrawn:d,forget:()=>{u=null,r=t.sheet!==j},stop:()=>{i.stop(),l.drop("board")},
get isOther(){return r}}}function jr(e,t){let{store:n}=e,o=y("p",{class:"glad",role:"status",hidden:!0}),s=null,l=!0;function i(){let{mode:r,marks:a}=n.now,f=r===
"play"&&s!==null&&Pt(t.sheet,a,s);o.textContent=f?"Solved! Every cell is right.":"",o.hidden===f&&(o.hidden=!f,o.classList.toggle("news",l),f&&(l=!1),e.emit("fi\
nished",f))}return{element:o,celebrate:i,know:r=>{s=r},forget:()=>{s=null,l=!0}}}function zr({app:e,view:t,play:n,layers:o,tools:s,drawing:l,mode:i}){let{grid:c}=t;
Hn(c,{press:(u,r,a)=>{!l.isOther&&!o.press(u)&&i().press(u,r,a)},move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&i()!==n||t.sheet===j||l.isOther)return;
let r=c.current;u.key==="Enter"&&o.press(r)||i().onKey(u,r)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),c.onMove(u=>{i().leave(u);let[r,a]=M(
t.sheet,u);e.emit("focused",{row:r,column:a})})}function Dr({app:e,view:t,play:n,edit:o,film:s,stage:l,drawing:i,victory:c}){let{store:u}=e;u.on(["marks","notes"],
(r,a,f)=>{f.has("puzzle")||f.has("instance")||(l.drawMarks(r,a),c.celebrate(),f.has("marks")&&i.later())}),u.on(mo,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
u.on(["puzzle","instance"],()=>{t.sheet!==j&&l.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function Pr({app:e,view:t,play:n,edit:o,film:s,tools:l,stage:i,drawing:c,victory:u}){e.when("solved",r=>{u.know(r?.status==="unique"?r.answers:null),u.celebrate()}),
e.when("fill",async r=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(r))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",r=>o.changes.add(r)),e.when("film",r=>{let a=s.isOn;s.show(r),i.element.hidden=l.element.hidden=s.isOn,s.isOn?a||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:r,column:a})=>{r>t.sheet.rows||a>t.sheet.columns||(e.emit("pane","board"),t.grid.select(F(t.sheet,r,a)),On(t.grid.cell(F(t.sheet,r,a))))}),e.
when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var $t={facts:40,rules:200},po=["puzzle","instance","rules","facts","constants","marks"],go="facts";function bo(e){let t=new Set,n=new Map,o=new Set,s=$t.facts,
l=0;e.on(po,(d,m,w)=>{s=w.has("rules")&&!w.has("puzzle")?$t.rules:$t.facts});function i(d,m){return u(d),o.add(d),new Promise((w,h)=>{let p={resolve:w,reject:h,
onEvent:m},k=[...t].find(({about:g,parts:b})=>b.includes(d)&&po.every(S=>g?.[S]===e.now[S]));k?(k.wishes.set(d,p),wo(k,d)):(n.set(d,p),clearTimeout(l),l=setTimeout(
r,s))})}function c(d){u(d),o.delete(d)}function u(d){n.get(d)?.resolve(void 0),n.delete(d);for(let m of[...t]){let w=m.wishes.get(d);w&&(w.resolve(void 0),m.wishes.
delete(d),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function r(){let d=new Map(n);n.clear(),d.size&&f(e.now,e.now,[...d.keys()],d)}function a(d,m){let w=e.
now;return new Promise((h,p)=>{let k=b=>{g.about={...w,facts:b[b.length-1]},m(b),h()},g=f(w,null,[...o],new Map([[go,{resolve:k,reject:p}]]),{steps:d})})}function f(d,m,w,h,p={}){
let k={about:m,parts:w,wishes:h,told:new Map,controller:new AbortController},g=(b,S)=>{b==="found"?h.get("solve")?.onEvent?.(b,S):k.told.set(b,b===go?{found:S.facts}:
S),wo(k,b)};return t.add(k),W("overview",L(d,{...p,parts:w}),{signal:k.controller.signal,onEvent:g}).catch(b=>{for(let S of h.values())S.reject(b)}).finally(()=>t.
delete(k)),k}return{ask:i,drop:c,edit:a}}function wo({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new G(s.failed)):o.
resolve(s.found))}function ko(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var yo=document.querySelector("script[src]");yo instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
yo.src)).catch(()=>{});var Ct={};Ne(Ct,{start:()=>Kr});var Et="#pylogic=";var So=/^[a-z_][A-Za-z0-9_]{0,63}$/,Br=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,vo=e=>e.includes(Et);async function xo(e){let t=e.slice(e.indexOf(Et)+Et.length).trim(),n;try{n=JSON.parse(await Wr(t))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Rr(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:l,facts:i,marks:c,notes:u,constants:r}=n;return{puzzle:o,instance:s,rules:l,facts:i,marks:c,notes:u,constants:r}}var $o=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),ke=e=>typeof e=="string",Ir=e=>Array.isArray(e)&&e.every(ke),Ot=(e,t,n)=>$o(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function Rr(e){return $o(e)&&ke(e.puzzle)&&So.test(e.puzzle)&&ke(e.instance)&&Br.test(e.instance)&&ke(e.facts)&&(e.rules===void 0||ke(e.rules))&&Ot(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&Ot(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Ir)&&Ot(e.constants,So,t=>ke(t)&&t.length<=200)}async function Wr(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),l=[],i=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");l.push(
u)}return new Blob(l).text()}var Oo="pylogic:played:";function At(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:l,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(Oo+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:l,isSolved:i}}catch{return t}}var Eo=(e,t)=>localStorage.setItem(Oo+e,JSON.stringify(t));function Kr(e){let{store:t}=e,n=y("p",{class:"remark"}),o=I.map(a=>y("option",{value:a.id},Co(a))),s=y("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),l=!1;I.length>1&&z("#files").append(s),ct&&Fr(ct),z(".assistant-status").append(n);let i=a=>location.replace(Ao(I.find(f=>f.id===a)));function c(){
let a=I.find(m=>Ao(m)===location.hash)??I[0];if(a.id===t.now.instance)return;let{isSolved:f=!1,...d}=At(a.id);l=f,s.value=a.id,n.textContent=a.remark?`${P(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Ut),t.open({puzzle:"exported",instance:a.id,...d})}
function u(){let{instance:a,marks:f,notes:d,seconds:m,saves:w}=t.now;try{Eo(a,{marks:f,notes:d,seconds:m,saves:w,isSolved:l})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(a,f,d)=>{d.has("instance")||u()}),e.when("finished",a=>{
!a||l||(l=!0,u(),o[s.selectedIndex].textContent=Co(I[s.selectedIndex]))});async function r(){if(!vo(location.hash)){c();return}try{let{instance:a,rules:f,facts:d,
marks:m={},notes:w={}}=await xo(location.hash),h=f===void 0?I.find(p=>p.facts===_r(d??"")):void 0;if(!h)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);i(h.id),c(),t.change({marks:m,notes:w})}catch(a){e.emit("message",{words:a.message,isBad:!0}),i(I[0].id)}}addEventListener("hashchange",r),
r()}function Fr([e,t]){let n=(o,s,l)=>o?y("a",{href:`${o}.html`,"aria-label":l},s):null;z("#bar h1").replaceChildren(y("a",{href:"index.html",title:"All boards",
class:"back"},Ht)),z("#files").append(...[n(e,"\u2190","The board before"),y("span",{},I[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var _r=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),Ao=e=>`#${encodeURIComponent(e?.name??"")}`,Co=e=>At(e.id).isSolved?`${e.
name} \u2713`:e.name;var Mo=Vt(),Hr={store:Mo,overview:bo(Mo),...ko()};for(let e of[yt,xt,bt,Ct])e.start(Hr);document.documentElement.dataset.ready="";
})();
