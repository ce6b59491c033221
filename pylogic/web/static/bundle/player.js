(async()=>{
var No=Object.defineProperty;var Te=(e,t)=>{for(var n in t)No(e,n,{get:t[n],enumerable:!0})};var wt={};Te(wt,{start:()=>ws});var Le={corner:"",centre:"~",colour:"#"},fe=Object.keys(Le),V=fe.filter(e=>e!=="colour"),Y=["red","orange","yellow","green","cyan","blue","purple","grey"],Se=(e,t)=>Le[e]+
t,J=(e=[],t)=>e.filter(n=>tt(n)===t).map(n=>n.slice(Le[t].length)),tt=e=>fe.find(t=>Le[t]===e[0])??"corner",At=(e,t,n)=>t.every(o=>e[o]?.includes(n))?ot(e,t,o=>o.
filter(s=>s!==n)):nt(e,t,[n]),nt=(e,t,n)=>ot(e,t,o=>[...new Set([...o,...n])].sort((s,l)=>s.localeCompare(l,"en",{numeric:!0}))),ve=(e,t,n,o)=>ot(e,t,s=>s.filter(
l=>!n.includes(tt(l))||o!==void 0&&l!==Se(tt(l),o)));function ot(e,t,n){let o={...e};for(let s of t){let l=n(o[s]??[]);l.length?o[s]=l:delete o[s]}return o}var j=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Ct=new Map;function Nt({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Ct.get(o)??{svg:e,words:t,reach:n};return Ct.set(o,s),s}var To=["diagonal","triangle"],je=Nt({svg:"",words:""});function De(e,t=null){let n=e.pieces.map(
Nt),o=c=>c.map(u=>u<0?je:n[u]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),l=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Lo(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(r=>r.map(a=>a<0?null:n[a]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...e,frames:s,plays:l,edits:i,count:e.rows*e.columns}}function Lo(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var K=(e,t,n)=>(t-1)*e.columns+n-1,C=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],X=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,st=(e,t,n,o)=>X(t,C(e,o).join(","),n),Z=({what:e,where:t,choices:n})=>t==="cell"&&!To.
includes(e)&&n.some(({value:o})=>o!==null);function rt(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?K(e,o,s):-1}var q=(e,t)=>!!e.looks[0]?.[t],ze=(e,t)=>e.plays.some(n=>n.choices.some(
o=>q(o,t))),lt=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Tt=e=>lt(e)||[...e.frames.
flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),I=(e,t,n,o)=>ie(t,n,C(e,o).join(",")),Pe=(e,t,n,o,s)=>Fe(t,n,C(e,o).join(","),s),Be=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Ie({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function xe(e,t,n){for(let o of e.plays){let s=o.choices[I(e,o,t,n)];if(s&&q(s,n))return s.looks.map(l=>l[n]??je)}return e.frames.
map(o=>o.blank[n])}var Mt={corner:"candidates",centre:"centre",colour:"coloured"};function Re(e,{marks:t,notes:n},o){let[s,l]=C(e,o),i=e.plays.map(d=>d.choices[I(
e,d,t,o)]?.words).filter(d=>d!==void 0),c=e.frames[0].blank[o].words,u=fe.map(d=>[Mt[d],...J(n[`${s},${l}`],d)]).filter(([,d])=>d),r=i.length?u.filter(([d])=>d===
Mt.colour):u,a=e.plays.filter(H).flatMap(d=>zt.map(p=>{let w=d.choices[ie(d,t,Q(e,o,p))];return w&&`${p}: ${w.words}`})).filter(Boolean),f=[c,...i,...a,...r.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${l}: ${f.join(", ")||"empty"}`}function Lt(e,t){let n=s=>s.choices.some(l=>{let[i,c]=X(s," ",l).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>H(s)&&n(s)))return!0;let o=rt(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(l=>q(l,o)&&st(e,s,l,o)===t))}function jt(e,t,n){let o=n.filter(l=>Lt(e,l)),s=Object.entries(t).filter(([l,i])=>!i&&!n.includes(l));return o.
length?Object.fromEntries([...s,...o.map(l=>[l,!0])]):null}var We=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Dt(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(l=>Lt(e,l)),s=Object.keys(t).filter(l=>t[l]);return o.length>0&&o.every(l=>t[l])&&s.every(l=>n[0].includes(l))}var H=e=>e.where!=="cell",zt=["top","right",
"bottom","left"],jo={top:[-1,0,"bottom"],left:[0,-1,"right"]},le=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Pt(e,t,n,o){let s=u=>u.
every((r,a)=>r>=Math.min(n[a],o[a])&&r<=Math.max(n[a],o[a])),l={...t},i={};for(let u of e.spots){let[r,a,f]=u.split(","),[d,p]=[[+r,+a],[+r+ +(f==="bottom"),+a+
+(f==="right")]].map(h=>s(h));if(!d&&!p)continue;let w=X(e,u,e.choices[0]);delete l[w],d!==p&&(i[w]=!0)}return Object.keys(t).length===Object.keys({...l,...i}).
length&&Object.keys(i).every(u=>t[u])?l:{...l,...i}}function Q(e,t,n){let[o,s]=C(e,t),[l,i,c]=jo[n]??[0,0,n];return(o+l>=1&&s+i>=1?[o+l,s+i,c]:[o,s,n]).join(",")}
var ie=(e,t,n)=>e.choices.findIndex(o=>t[X(e,n,o)]===o.holds);function Fe(e,t,n,o){let s={...t};for(let i of e.choices)delete s[X(e,n,i)];let l=e.choices[o];return l&&
(s[X(e,n,l)]=l.holds),s}var Bt=(e,t,n)=>e.plays.filter(H).reduce((o,s)=>zt.reduce((l,i)=>Fe(s,l,Q(e,n,i),-1),o),t);function $e({cell:{width:e,height:t,edge:n}},o,[
s,l,i]){let[c,u]=[n+(l-1)*e,n+(s-1)*t],[r,a]=[c+e,u+t];if(o==="edge")return{top:[c,u,r,u],bottom:[c,a,r,a],left:[c,u,c,a],right:[r,u,r,a]}[i];let[f,d]=[c+e/2,u+
t/2];return i==="right"?[f,d,f+e,d]:[f,d,f,d+t]}function It(e,t,[n,o,s]){let[l,i,c,u]=$e(e,t,[n,o,s]);if(t==="edge")return[l,i,c,u];let[r,a]=s==="right"?[1,0]:[
0,1],[f,d]=[[n,o],[n+a,o+r]].map(p=>e.frames[0].cells[K(e,p[0],p[1])]?.reach?.[a]??0);return[l+r*f,i+a*f,c-r*d,u-a*d]}function G({rows:e,columns:t,cell:n,around:o}){
let[s,l,i,c]=o;return{width:t*n.width+2*n.edge+c+l,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var ee=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Ke=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function Rt(e,t,n,o={}){let s=(i,c,u)=>{for(let[r,a]of t.plays.entries()){let f=I(t,a,n,c);if(f>=0&&q(a.choices[f],c))return e.plays[r].choices[f].looks[i][c]}return u},
l=e.frames.map(({blank:i,...c},u)=>({...c,blank:i,cells:i.map((r,a)=>s(u,a,r))}));for(let[i,c,u]of Object.keys(n).flatMap(r=>n[r]&&o[r]||[])){let{cells:r,blank:a}=l[i];
r[c]===a[c]&&(r[c]=u)}return{...e,frames:l}}function b(e,t={},...n){let o=document.createElement(e);for(let[s,l]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),l):s==="dataset"?Object.
assign(o.dataset,l):s==="class"?o.className=l:s in o?Object.assign(o,{[s]:l}):o.setAttribute(s,l);return o.append(...n.flat().filter(s=>s!=null)),o}function Wt(e,t){
let n=[...e.children],o=t.map(s=>n.find(l=>l.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,l)=>{e.children[l]!==s&&e.insertBefore(s,
e.children[l]??null)})}function te(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function z(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var de=e=>[...document.querySelectorAll(e)];var he=e=>e.target;function ne(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function me(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(l){if(l.name==="AbortError")return;throw l}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var ce=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var Do=Uint8Array.from(atob(z("#told").textContent??""),e=>e.charCodeAt(0)),Ft=new Response(new Blob([Do]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Kt,game:Ht,boards:R,around:it}=await Ft;var zo=new Map(R.map(({id:e,sheet:t})=>[e,De(t)])),He=()=>{throw new ee({words:"This page was made to be played without a server, which alone knows that."})},_t={
board:({id:e,sheet:t,effects:n},o)=>Rt(t,zo.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:He(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",{...s,frames:s.drawn});return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e},differences:({
shared:e})=>e??He()};async function W(e,t,n={}){let{onEvent:o=()=>{}}=n,s=t,l=R.find(({id:i})=>i===s.instance);return!l||!_t[e]||e==="answers"&&!l.solution?He():
_t[e](l,Object.fromEntries(s.marks),o)}var _=(e,t,n)=>W(e,t,{signal:n}),Ut=async e=>He();var qt=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Po=["facts","marks","notes"];function Gt(e=qt){let t=e,n=[],o=[],s=null,l=new Set,i=r=>{let f=Object.keys(t).filter(d=>t[d]!==r[d]);if(f.length)
for(let d of[...l])d(t,r,new Set(f))},c=({facts:r,marks:a,notes:f})=>({facts:r,marks:a,notes:f}),u=(r,a)=>{if(!r.length)return;let f=t;a.push(c(t)),t={...t,...r.
pop()},s=null,i(f)};return{get now(){return t},get canUndo(){return n.length>0},get canRedo(){return o.length>0},get history(){return{now:c(t),past:n,future:o}},
change(r,{merge:a=null,undoable:f=!0}={}){let d=t,p=Po.some(w=>w in r&&r[w]!==t[w]);p&&f&&!(a!==null&&a===s)&&(n.push(c(t)),o=[]),(p||"mode"in r)&&(s=a),t={...t,
...r},i(d)},open(r,a=null){let f=t;t={...qt,...r},[n,o,s]=a!==null&&JSON.stringify(a.now)===JSON.stringify(c(t))?[a.past,a.future,null]:[[],[],null],i(f)},undo:()=>u(
n,o),redo:()=>u(o,n),on(r,a){let f=new Set(r),d=(...p)=>{[...p[2]].some(w=>f.has(w))&&a(...p)};return l.add(d),()=>l.delete(d)}}}function L(e,t={}){let{puzzle:n,
instance:o,rules:s,facts:l,constants:i,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:l,constants:i,marks:Object.entries(c),...t}}function Vt(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:l=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},u=t.pointed?
[]:t.check?.wrong??[],r={cause:l,effect:i,wrong:[...c,...u]},a=l.length||i.length||r.wrong.length?r:null,f=JSON.stringify(a);f!==n&&(n=f,e.emit("highlight",a))}}
var pe=e=>e.join(",");function Yt(e,t){let n=new Set(t.map(pe));return e.filter(o=>!n.has(pe(o)))}function ge(e){return[...new Map(e.map(t=>[pe(t),t])).values()]}var Bo=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function _e({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:l=[],lines:i=[]}){let c={effect:o,cause:Yt(s,o),wrong:l},
u=()=>t("pointed",c),r=()=>t("pointed",null);return b("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:r,onfocusout:r,dataset:{cells:[...o,...s,...l].
map(pe).join(" ")}},...Io(e,n),Wo(e,i))}function Ee(e,{words:t,cells:n,because:o}){let s=o.flatMap(l=>l.cells);return _e(e,{words:t,effect:n,cause:s,lines:o})}function Ae(e,t){
let{sentence:n,cells:o,causes:s,because:l,chain:i}=t,c=_e(e,{words:n,effect:o,cause:s,lines:i.length?[]:l});return b("ul",{class:"sentences"},c,...i.length?[Ue(
e,i)]:[])}function Ue(e,t){return b("li",{class:"chain"},b("ol",{class:"sentences"},t.map(n=>{let o=Ee(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Io(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[b("p",{},Oe(e,B(o)))]:[b("p",{},Oe(e,`${B(n)}:`)),b("p",{class:"follows"},
Oe(e,B(o)))]}var B=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function Oe(e,t){return t.split(Bo).map((n,o)=>o%2?Ro(e,n):n)}function Ro(e,t){let[n,o]=t.split(
",").map(Number),s=`row ${n}, column ${o}`;return b("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.emit("ce\
ll",{row:n,column:o})},t)}function Wo(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?b("p",{class:"sources"},[...n.keys()].map(
o=>ct(e,o))):null}function ct(e,t){let n=Fo(t);return n===null?null:b("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},at(n,e.store.now))}function Fo(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function at({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function Jt({app:e,place:t}){e.when("focused",n=>{let o=n&&pe([n.row,n.column]);for(let s of de(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var oe=e=>ge(e.flatMap(t=>t.cells));var Ko=["ghosts","overlay","film"];function Xt(e){let{app:t,place:n,highlight:o}=e,s=b("div",{class:"card-body","aria-live":"polite"}),l=b("h2",{tabIndex:-1}),i=Ho(
(...h)=>s.append(...h)),c=b("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:d},"\xD7");n.card.append(b("header",{},l,c),s,i.element),
n.card.hidden=!0,Jt(e);let u=new Set,r=new Set,a=()=>!1;function f(){a=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let h of[...u])w.
offer(h,null)}function d(){r.add(l.textContent),w.close()}let p=h=>h.flat().filter(m=>m!=null),w={show(h,...m){let g=n.card.contains(document.activeElement);f(),
r.delete(h),l.textContent=h,s.append(...p(m)),n.card.hidden=!1,g&&l.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:h=>n.card.hidden&&!r.has(h),add(...h){s.append(...p(h))},replace(...h){o("pointed",null),s.replaceChildren(
...p(h))},work(h,m,g){return w.show(h),i.tell(m),i.run(g)},keepWhile(h){a=h},tell:i.tell,offer(h,m){m===null?u.delete(h):u.add(h),t.emit(h,m)},close(){f(),n.card.
hidden=!0}};for(let h of Ko)t.when(h,m=>{m===null&&u.delete(h)});return t.when("cancel-all",()=>{r.clear(),w.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{a()||w.close()}),w}function Ho(e){let t=b("span",{class:"soft"}),n=b("button",{type:"button",onclick:()=>{l(),e(b("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=b("div",{class:"card-work",hidden:!0},b("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function l(){s?.abort(),s=null,o.hidden=
!0}async function i(u){let r=s=new AbortController;o.hidden=!1;try{await u(r.signal)}catch(a){if(a.name==="AbortError"||r.signal.aborted)return;e(b("p",{class:_o(
a)?"failure":""},qe(a)))}finally{s===r&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:l,tell:u=>{t.textContent=u}}}var _o=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function qe(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return B(n.replace(/^encodings\/\S+: /,""))}function N(e,t,n={}){
return b("button",{type:"button",onclick:t,...n},e)}var F=(...e)=>b("div",{class:"row"},...e),M=(...e)=>b("p",{},...e);var Zt=2e3,Qt=["puzzle","instance","rules","facts","constants"];function en(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(r){t.add(r)}};function s(r){
o.now={...o.now,...r};for(let a of t)a(o.now)}async function l(){clearTimeout(n);let r=e.store.now;if(!r.puzzle)return;let a=performance.now(),f={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(p,w)=>{f=w});d!==void 0&&i(r)&&c(d)}catch(d){if(!i(r))return;if(d.interrupted)return c(Uo(f,d.interrupted,performance.now()-
a));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(u,Zt):e.emit("problems",d.problems??[])}}let i=r=>Qt.every(a=>e.store.now[a]===
r[a]);function c(r){s({outcome:r,error:null,isOld:!1}),e.emit("problems",r.remarks),e.emit("solved",Ge(r))}async function u(){try{await Ut("openapi.json")}catch(r){
r.status===0?n=setTimeout(u,Zt):s({outcome:null,error:r,isOld:!1});return}l()}return e.store.on(Qt,(r,a,f)=>{let d=f.has("puzzle")||f.has("instance");s(d?{isOld:!0,
outcome:null,error:null}:{isOld:!0}),l()}),o}var Uo=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,
answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Ge({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{
status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function tn(e){let{app:t,place:n,solving:o}=e,s=b("strong"),l=b("span",{class:"soft"}),i=b("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=b(
"div",{class:"row"}),u=b("div",{class:"status-line",role:"status"},b("span",{class:"light","aria-hidden":"true"}),s,l);n.status.append(u,i,c);let r=Vo(e,c,f);function a({
outcome:p,error:w,isOld:h}){if(n.status.setAttribute("aria-busy",String(h)),n.status.classList.toggle("old",h),h){r.stop(),p===null&&w===null&&d();return}let m=w?
qo(w):p&&ut(p);m!==null&&(n.status.dataset.kind=m.kind,s.textContent=m.words,l.textContent=m.detail??"",c.replaceChildren(...Go(t,w)),p?.status==="multiple"&&r.
offer())}function f({count:p,exhausted:w,horizon:h}){s.textContent=w?`${ce(p,"answer")}, all counted`:`At least ${ce(p,"answer")}`;let m=h===null?null:`in ${h} \
steps; longer ones were not counted`;l.textContent=[m,w?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function d(){s.textContent="\u2026",l.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(a),d()}function ut(e){let{status:t,cost:n,count:o,horizon:s}=e,l=e.interrupted?null:`${Ge(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,l].filter(Boolean).join(" \xB7 "),c=n.join(" "),u=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Ge(e).
seconds)} s`,r={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${u}: the best so far is ${c}, not proved`:`${u}: ${ce(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[t];return{words:r[0],detail:i,kind:r[1]}}function qo(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:e.interrupted?{words:qe(e),kind:"warn"}:e.problems.length&&e.problems.every(Ke)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function Go(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return b("p",{class:"status-problem"},n.text);let o=B(at(n,e.store.now)),s=b("button",{type:"button",class:"ru\
le-link",onclick:()=>e.emit("reveal",n)},o);return b("p",{class:"status-problem"},s,`: ${n.text}`)})}function Vo({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,u=b("span",{},"Counting \u2026");t.replaceChildren(b("span",{class:"spinner","aria-hidden":"true"}),u,N("Cancel",()=>{l(),i("Counting was ca\
ncelled.")}));try{let r=await W("count",L(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(a,{count:f})=>{u.textContent=`at least ${f.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(r)}catch(r){c.signal.aborted||i(qe(r))}}function l(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",N("Count them all",s))}return{
stop:l,offer:i}}var ft=200;function on(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(N("Solution",i,{title:"Show the solved board"}),N("Answers",r,{title:"All answe\
rs, one after the other",class:"served"}));let l=!0;t.when("playable",a=>{l=a});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async a=>{let f=e.createFilm("Solution"),d=[];await W("answers",L(t.store.now,{marks:[],most:1}),{signal:a,onEvent:(p,w)=>{
d.push(w),f.add(nn(w,"Solution"))}}),d.length?o.add(...c(d[0])):o.add(M("No answer was found."))})}function c({atoms:a,frames:f}){let d=s.now.outcome&&`${ut(s.now.
outcome).words}. `;return[M(`${d??""}${f.length?"The board shows it.":""}`),f.length?null:b("p",{class:"atoms"},a.join(" ")),l&&s.now.outcome?.horizon===null?F(
N("Fill it in",()=>u(a),{class:"primary"})):null]}function u(a){o.offer("film",null),t.emit("fill",a)}async function r(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async a=>{let f=e.createFilm("All answers"),d=b("div"),p=[],w=0,h=!1,m=v=>f.goTo(p[Math.
min(Math.max(w+v,0),p.length-1)]),g=b("span",{role:"status"}),k=()=>{g.textContent=`Answer ${w+1} of ${p.length}`};d.append(b("div",{class:"row"},N("Previous",()=>m(
-1)),g,N("Next",()=>m(1)))),f.onMove(v=>{w=Math.max(p.findLastIndex($=>$<=v),0),k()}),o.add(d);let y=await W("answers",L(t.store.now,{marks:[],most:ft}),{signal:a,
onEvent:(v,$)=>{h=$.cost.length>0,p.push(f.length),f.add(nn($,`Answer ${p.length}`)),$.frames.length||d.append(b("p",{class:"atoms"},$.atoms.join(" "))),o.tell(
`${p.length} so far \u2026`),k()}});o.add(M(Yo({...y,isBest:h,horizon:s.now.outcome?.horizon},p.length)))})}}var nn=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function Yo({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
ft?"There may be others.":`The first ${ft}; there may be more.`}var sn="pylogic:check",Jo=250,Xo=400,Zo=3,Qo="Whether this can be completed was not found out in time.";function rn(e){let{app:t,place:n,solving:o}=e,s=me(),l=s.
stop,i=!1,c=null,u=!1,r=ns(e),a=es(()=>p(!d())),f=N("Check",()=>w(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(b("div",{class:"\
row"},f,a),r.element);let d=()=>a.getAttribute("aria-checked")==="true";function p(k){a.setAttribute("aria-checked",String(k)),localStorage.setItem(sn,k?"on":"o\
ff"),c=null,w()}async function w(k=!1){let{outcome:y,isOld:v}=o.now,{marks:$}=t.store.now,x=k||u&&$===c;if(k)c=$;else if(!x&&$===c&&!v)return;let O=Object.keys(
$).length===0;u=x&&v&&!O;let S=(x||d())&&!v&&y!==null&&!O;if(!S||y.status==="none"||y.horizon!==null)l(),S&&y.horizon===null?r.bad("There is no answer at all",[]):
x&&O?r.unsure("Nothing is entered yet."):u?r.unsure("checking \u2026"):r.clear();else if(!x)await m("rules");else{let E=y.status==="unique"?new Set(y.answers[0].
atoms):null;E===null?await m("all"):h(E,$)&&await m("reasons")}}function h(k,y){let v=dt(k,y);if(v.length){let $=ge(v.map(ht).filter(O=>O!==null)),x=$.length===
1?`1 ${ae($)} is wrong`:`${$.length} ${ae($)}s are wrong`;return r.bad(x,$),!0}return l(),r.good(i?b("strong",{},"Solved!"):"So far so good"),!1}async function m(k){
let y=r.element.childNodes.length?Xo:0,v=k==="all"?setTimeout(()=>r.unsure("checking \u2026"),y):0,$;try{$=await s(O=>_("judge",L(t.store.now),O))}catch(O){k===
"all"&&O.interrupted?r.unsure(Qo):k!=="reasons"&&r.clear();return}finally{clearTimeout(v)}if($===void 0)return;let x=ts(e,$.broken);if(k==="rules")x?r.bad(x.children.
length===1?"A rule is broken":"Rules are broken",oe($.broken),x):i?r.good(b("strong",{},"Solved!")):r.clear();else if(k==="reasons"){if(x===null)return;r.element.
querySelector("button")?.remove(),r.element.append(x)}else $.possible?r.good("So far so good"):r.bad("This cannot be completed any more",oe($.broken),x)}let g=ne(
Jo,()=>w());t.store.on(["marks"],k=>{l(),r.element.classList.add("old"),Object.keys(k.marks).length||r.clear(),g()}),t.when("cancel-all",()=>{l(),r.clear()}),t.
when("playable",k=>{n.check.hidden=!k}),t.when("finished",k=>{i=k,w()}),o.on(()=>w()),a.setAttribute("aria-checked",String(localStorage.getItem(sn)==="on"))}var es=e=>b(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},b("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function ts(e,t){let n=t.slice(0,Zo).map(o=>Ee(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?b("ul",{class:"sentences"},n):null}function ns({conflicts:e,highlight:t}){let n=b("div",{class:"verdict",role:"status"}),o=(l,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=l,n.replaceChildren(...c.filter(u=>u!=null))},s=()=>N("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:l=>o("",null,b("span",{class:"soft"},l)),good:l=>o("good",null,l),bad:(l,i,c=null)=>o("bad",i,b("strong",{},l),
c??s())}}var ae=e=>e.every(t=>t.length>2)?"line":"cell",dt=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function ht(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var os=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,mt="Why there is no answer",ln="Why this is wrong",ss="Which rule is wrong",rs=600;function cn(e){let{app:t,
card:n,highlight:o,solving:s}=e;function l(m=!1){return a(mt,{marks:[]},m)}async function i(){await n.work(ln,"Looking for what it breaks \u2026",async m=>{let{
broken:g}=await _("judge",L(t.store.now),m);g.length?c(g):await f({},!1,m)})}function c(m){o("card",{wrong:oe(m)}),n.replace(M("What you entered breaks a rule a\
lready:"),b("ul",{class:"sentences"},m.slice(0,12).map(g=>Ee(e,{words:`${g.words}.`,cells:[],because:[g]}))),u())}let u=()=>F(N("But it is right",()=>n.work(ss,
"Looking for what refuses it \u2026",async m=>{let{is_answer:g,reasons:k}=await _("why",L(t.store.now),m);g?n.add(M("Some answer has all of it.")):r(k)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function r(m){o("card",{wrong:oe(m)}),n.replace(b("ul",{class:"sentences"},Ue(e,m.flatMap(
g=>an(g)))))}function a(m,g,k){let y=k?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(m,y,v=>f(g,k,v))}async function f(m,g,k){
let y=(x,{size:O,bound:S})=>n.tell(`${O} clues and rules so far${S?`, at least ${S} are needed`:""} \u2026`),v=L(t.store.now,{...m,smallest:g}),$=await W("confl\
icts",v,{signal:k,onEvent:y});$.status!=="none"?n.add(M("There is an answer now.")):$.conflicts.length?d($.conflicts[0],m):n.add(M("The reason was not found in \
time."))}function d(m,g){let k=m.because.filter($=>$.clue!==null),y=m.because.filter($=>$.clue===null),v=m.chain.length>0;o("card",{cause:ge([...oe(k),...oe(y)]),
wrong:m.cells}),n.replace(M(v?"It leads to a contradiction:":ls(m,k,y)),w("The clues: ",k.map($=>$.words).join("; ")),w("What you entered: ",m.cells.join(" ")),
v?b("ul",{class:"sentences"},Ue(e,m.chain)):p(y),b("p",{class:"soft"},m.smallest?"No reason is smaller.":m.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),g.marks?null:u(),m.smallest?null:F(N("The smallest reason",()=>a(g.marks?mt:ln,g,!0))))}let p=m=>b("ul",{class:"sentences either"},m.map(g=>_e(e,
{words:g.words,cause:g.cells,lines:[g]}))),w=(m,g)=>g?M(m,...Oe(t,is(g))):null,h=ne(rs,()=>{let{outcome:m,isOld:g}=s.now;!g&&m?.status==="none"&&m.horizon===null&&
n.mayCome(mt)&&l()});return s.on(h),{ofPuzzle:l,ofMarks:i}}function an({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>an(i,s+1))]}function ls(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function is(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(os,t).trimEnd()}var un="How the answer follows",fn=10;function dn({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function l(u){s(),n=new AbortController;let r={marks:e.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},a=(f,d)=>{
r.events.push({name:f,data:d}),r.wake()};return r.end=W("explain",L(e.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:a}),r.end.catch(()=>{}).finally(()=>{r.
hasEnded=!0,r.wake()}),o=r}async function*i(u){for(let r=0;;r+=1){for(;r===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(r===u.events.
length)return;yield u.events[r]}}async function c(u,r){u.addEventListener("abort",s);try{return await r()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:r}=e.now,a=o&&Object.entries(o.marks).every(([f,d])=>r[f]===d);for(let f=o&&a?o:l(fn);;f=l(fn)){let d=[],p=[],w=null;for await(let{name:h,
data:m}of i(f)){h==="own"&&(w=m),h==="step"&&d.push(m),p.push(...(m.frames??[]).flatMap(k=>k.looks??[]));let g=cs(w,d,r);if(g.length)return{steps:g,looks:p,end:null}}
if(f.marks===r)return{steps:[],looks:p,end:await f.end}}}),follow:(u,r)=>c(u,async()=>{let a=o&&o.most===null&&o.marks===e.now.marks?o:l(null);for await(let{name:f,
data:d}of i(a))r(f,d);return a.end})}}function cs(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(l=>pt(l,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function pt(e,t){let[n,o]=We(e);return t[n]===o}function gt({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function hn(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(N("Explain",l,{title:"All steps to the answer, one by one, as a film"}));async function l(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(un,"Looking for the first step \u2026",async c=>{
let u=e.createFilm(un),r=b("ol",{class:"steps"});n.add(r);let a=await s.follow(c,(f,d)=>{d.frames&&u.add(d.frames.map(p=>({...p,...as(f,d)}))),f==="step"&&(r.append(
us(e,u,d,r.childElementCount+1)),n.tell(`${ce(r.childElementCount,"step")} so far \u2026`))});if(a.status==="none")return gt(e,a);if(a.status==="multiple")return e.
several.ask();r.before(M(fs(a,r.childElementCount)))})}}function as(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:B(t),
captions:[B(n)],settled:o}}function us(e,t,n,o){let s=b("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},B(n.words)),l=b("li",{dataset:{frame:o}},
s,Ae(e,n));return t.onMove(i=>{l.classList.toggle("current",i===o),i===o&&l.scrollIntoView({block:"nearest"})}),l}function fs({grade:e,complete:t,interrupted:n},o){
let s=ce(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let l=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+
(l?` The hardest step: ${l.name} (cost ${l.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function mn(e){let t=null;return e.app.when("film-at",
n=>t?.moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=ds(e,n)}function ds({app:e,card:t},n){let o=[],s=[],l=[],i=0,c=!0,u=()=>{c&&o.length&&t.offer("film",{title:n,
frames:[...o],looks:s,at:i})},r=ne(200,u);return{moved(a){if(c){i=a;for(let f of l)f(i)}},told(a){(a===null||a.title!==n)&&(c=!1)},get length(){return o.length},
add(a){let f=o.length===0;o.push(...a),s.push(...a.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),f?u():r()},goTo(a){c=!0,i=Math.min(a,o.length-1),u(),e.emit("pane",
"board");for(let f of l)f(i)},onMove(a){l.push(a)}}}var Ve="Hint";function gn(e){let{app:t,place:n,card:o,highlight:s,derivation:l}=e,i=N("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",w=>{i.hidden=!w}),t.when("hint",u);let c=!1;t.when("finished",w=>{c=w});async function u(){if(c){o.show(Ve,M("Solved: nothing is lef\
t to do."));return}let w=r();if(w.length){a(w);return}await o.work(Ve,"Looking for the simplest next step \u2026",async h=>{let{marks:m}=t.store.now,{steps:g,looks:k,
end:y}=await l.next(h),v=t.store.now.marks===m;y?.status==="none"?gt(e,y):y?.status==="multiple"?hs(e):v?y?o.add(M(ms(y,m))):f(g.at(-1),g.slice(0,-1),k,m):o.add(
M("The board has changed meanwhile: ask again."))})}function r(){let{outcome:w,isOld:h}=e.solving.now;return!h&&w?.status==="unique"?dt(new Set(w.answers[0].atoms),
t.store.now.marks):[]}function a(w){let h=w.map(ht).filter(y=>y!==null),m=()=>{let y=Object.entries(t.store.now.marks).filter(([v])=>!w.includes(v));t.store.change(
{marks:Object.fromEntries(y)}),o.close()};o.show(Ve),s("card",{wrong:h});let g=t.store.on(["marks"],({marks:y})=>{g(),k.isConnected&&!w.every(v=>v in y)&&o.close()}),
k=N("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(M(w.length===1?`First this: one ${ae(h)} is wrong.`:`First this: ${w.length} ${ae(h)}s are wrong.`),
F(N(w.length===1?"Erase it":"Erase them",m,{class:"primary"}),k))}function f(w,h,m,g){let{cells:k,causes:y,entered:v,name:$,frames:x}=w;s("card",{effect:k,cause:y});
let O=N("Do it",()=>p(v),{class:"primary"}),S=N("Do it, and the next",()=>{p(v),u()}),E=()=>v.every(T=>pt(T,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!O.
isConnected)return A();if(!d(g))return o.close();s("card",null),S.textContent=(O.disabled=E())?"Next hint":"Do it, and the next"});o.add(b("p",{class:"look"},"L\
ook at ",pn("effect",k),...y.length?[" and ",pn("cause",y)]:[],".",b("span",{class:"soft"},` (${$})`)),...h.map(T=>Ae(e,T)),Ae(e,w),F(O,S,w.has_candidates?N("Sh\
ow what is noted",()=>{o.offer("film",{title:Ve,frames:x,looks:m.map(T=>({svg:T})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let d=w=>Object.entries(w).every(([h,m])=>t.store.now.marks[h]===m);function p(w){let{marks:h}=t.store.now;
t.store.change({marks:{...h,...Object.fromEntries(w.map(We))}})}}function hs({card:e,several:{share:t}}){e.add(M("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),F(N("Show what all answers share",t)))}var pn=(e,t)=>b("span",{class:`key ${e}`},t.length===0?"the board":
t.length===1?`this ${ae(t)}`:`these ${t.length} ${ae(t)}s`);function ms({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var wn="More than one answer",ps=300;function bn(e){let{app:t,card:n,solving:o}=e;function s(){n.show(wn,M("This board has more than one answer. What would you \
like to see?"),l())}let l=(h=null)=>F(N("What they share",c,{hidden:h===c}),N("Two of them side by side",u,{hidden:h===u,class:"served"}),N("Clues that would le\
ave one",r,{hidden:h===r,class:"served"})),i=(h,m)=>_("differences",L(t.store.now,{marks:[],extra:m}),h);async function c(){await n.work("What all answers share",
"Comparing all answers \u2026",async h=>{let{status:m,cautious:g,brave:k}=await i(h,!1);if(!p(m)){if(g===null)return n.add(M("The answers were not all compared \
in time."));n.offer("overlay",{certain:g,possible:k}),n.add(M("The board shows all answers at once: full is what every answer has, faint what only some have."),
M(`${g.length} of ${k.length} are certain.`),l(c))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async h=>{let{status:m,picture:g}=await i(
h,!1);if(p(m))return;if(g===null)return n.add(M("These rules do not say how a board is drawn."));let k=[{svg:g}];n.offer("film",{title:"Two answers",frames:k,at:0}),
n.add(M("Where they differ is highlighted; the third board is what all answers share."),l(u))})}async function r(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async h=>{let{status:m,offers:g,proof:k}=await i(h,!0);if(p(m))return;if(!g.length)return n.add(M("No clues were found that w\
ould leave one answer."));a(g);let y=g.length===1;n.add(M(y?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${g.
length} clues would leave one answer (${k}). They stand faintly on the board: click one to add it.`),F(N(y?"Add it":"Add all",()=>d(f(g)),{class:"primary"})))})}
function a(h){n.offer("ghosts",h),n.keepWhile(()=>{let m=f(h);return!m.length||m.length===h.length?!1:(a(m),!0)})}function f(h){let m=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return h.filter(({atom:g})=>!m.includes(`${g}.`))}let d=h=>t.emit("clues",h.map(({atom:m})=>m));function p(h){return h==="multiple"?!1:(n.add(M("T\
here is no longer more than one answer.")),!0)}let w=ne(ps,()=>{let{outcome:h,isOld:m}=o.now;!m&&h?.status==="multiple"&&h.horizon===null&&n.mayCome(wn)&&s()});
return o.on(w),{ask:s,share:c}}function kn({app:e,place:t,card:n}){t.more.append(N("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async l=>{let{rules:i,unexercised:c,interrupted:u}=await _(
"unneeded",L(e.store.now,{marks:[]}),l);n.add(i.length?M("All of these could be deleted at once: the answers of this board would stay the same."):M(u?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?M("This board says nothing of these: it has nothing that they could forbid."):null,s(c),u?M("T\
he search was cut short: there may be more."):null)})}let s=l=>b("ul",{class:"sentences"},l.map(({words:i,place:c})=>b("li",{class:"sentence"},b("p",{},B(gs(i))),
b("p",{class:"sources"},ct(e,c)))))}var gs=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var yn=matchMedia("(max-width: 60rem)");function ws(e){let t={status:b("section",{class:"assistant-status","aria-label":"Answers"}),buttons:b("div",{class:"assi\
stant-buttons"}),check:b("section",{class:"assistant-check","aria-label":"Check while you play"}),card:b("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:b("div",{class:"assistant-more"})};z("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>yn.matches?z("#board").append(
t.card):t.check.after(t.card);yn.addEventListener("change",n),n();let o=Vt(e),s={app:e,place:t,highlight:o,solving:en(e)};s.card=Xt(s),s.derivation=dn(e),s.createFilm=
mn(s),tn(s),s.conflicts=cn(s),s.several=bn(s),gn(s),hn(s),on(s),rn(s),kn(s)}var kt={};Te(kt,{start:()=>xs});var Sn="http://www.w3.org/2000/svg",bs={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5\
a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7\
 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.0\
1M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function bt(e){let t=document.createElementNS(Sn,"s\
vg");for(let[o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(Sn,"path");return n.
setAttribute("d",bs[e]),t.append(n),t}var ks=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],ys=8e3,Ss=2,vs=["pointerdown","keydown"],
vn={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function xs(e){$s(e),Os(e),Es(),As(e),Ms(e)}function $s({store:e}){
let t=ks.map(({mode:o,name:s,title:l})=>b("button",{type:"button",role:"radio",title:l,dataset:{mode:o},onclick:()=>e.change({mode:o})},s)),n=({mode:o})=>{for(let s of t){
let l=s.dataset.mode===o;s.setAttribute("aria-checked",String(l)),s.tabIndex=l?0:-1}};z("#modes").append(...t),z("#modes").addEventListener("keydown",o=>{if(!o.
key.startsWith("Arrow"))return;let s=e.now.mode==="play"?"edit":"play";e.change({mode:s}),t.find(l=>l.dataset.mode===s)?.focus(),o.preventDefault()}),e.on(["mod\
e"],n),n(e.now)}function Os({store:e}){let t=(l,i,c,u)=>b("button",{type:"button",title:`${i} (${c})`,"aria-label":i,onclick:u},bt(l),b("span",{class:"wide"},i)),
n=t("undo","Undo","Ctrl-Z",()=>e.undo()),o=t("redo","Redo","Ctrl-Y",()=>e.redo()),s=()=>{n.disabled=!e.canUndo,o.disabled=!e.canRedo};z("#history").append(n,o),
e.on(["facts","marks","notes","puzzle","instance"],s),s(),addEventListener("keydown",l=>{if(!(l.ctrlKey||l.metaKey)||he(l).closest("input, textarea, .cm-editor"))
return;let i=l.key.toLowerCase();if(i==="z"&&!l.shiftKey)e.undo();else if(i==="y"||i==="z"&&l.shiftKey)e.redo();else return;l.preventDefault()})}function Es(){let e=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",t=b("button",{type:"button",onclick:()=>{let o=e()?"light":"dark";document.documentElement.dataset.theme=o,localStorage.
setItem("pylogic:theme",o),n()}}),n=()=>{let o=e()?"Light colours":"Dark colours";t.replaceChildren(bt(e()?"light":"dark")),t.title=o,t.setAttribute("aria-label",
o)};z("#appearance").append(t),n()}function As(e){let t=de("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute("aria-current",String(
s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Cs(e)}function Cs(e){let t=Object.keys(vn),
n=o=>{e.emit("pane",o),de(`#${o} :is(${vn[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;let s=t.findIndex(
i=>document.activeElement?.closest(`#${i}`)),l=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+l)%t.length]),o.preventDefault()});for(let o of de(".leap a"))o.addEventListener(
"click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ms(e){let t=z("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=b("div",{class:o?"messag\
e bad":"message"},n),l=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...l.slice(1-Ss),s);let i=()=>s.remove();setTimeout(()=>{if(!o)i();else for(let c of vs)
addEventListener(c,i,{once:!0})},ys)})}var vt={};Te(vt,{start:()=>jr});var Ns=12;function we(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(b("span",{class:t,ariaHidden:"true"},n))}function xn(e,t,n,o){
we(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),l=Math.ceil(Math.sqrt(o)),i=l>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(l)),s.replaceChildren(...n.flatMap(c=>{let u=Number(c)-1,r=b("span",{},c);return r.style.gridArea=`${Math.floor(
u/l)+1} / ${u%l+1}`,[r," "]})))}function be(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(b("span",{class:"typed",ariaHidden:"true"},t))}function $n(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Ye(e,t){we(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Ns%360))}function On(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var Ts=500,Ls=["clue","unknown"];function En({app:e,view:t}){let n=new Map,o=new Map,s=js(e,()=>{for(let x of u())be(t.grid.cell(x),null)}),l=()=>t.sheet,i=x=>l().
edits.find(O=>O.what===x),c=x=>C(l(),x).join(",");function u(){let x=[...n.keys()];return n.clear(),o.clear(),x}function r(x,O,S,E=null){let A=S===null?"":x==="\
unknown"?"?":S;n.set(O,A),be(t.grid.cell(O),A);for(let T of Ls)o.set(`${T} ${c(O)}`,null);m(x,O,S,E)}function a(x,O){let S=O.filter(E=>w(E,x));if(S.length){for(let E of S)
o.set(`${E} ${c(x)}`,null);n.set(x,""),be(t.grid.cell(x),""),s.ask({cells:S.map(E=>[E,...C(l(),x),null])})}}function f(x,O){let S=o.get(`${x} ${O}`);return S===
void 0?i(x)?.cells.get(O)??null:S}function d(x){let O=[...o.keys()].filter(E=>E.startsWith(`${x} `)).map(E=>E.slice(x.length+1)),S=i(x)?.cells.keys()??[];return[
...new Set([...S,...O])].filter(E=>f(x,E)!==null)}let p=(x,O)=>f(x,c(O)),w=(x,O)=>p(x,O)!==null;function h(x,O,S=null){for(let[E,A]of O)o.set(`${x} ${E.join(",")}`,
A);s.ask({cells:O.map(([E,A])=>[x,...E,A])},S)}let m=(x,O,S,E=null)=>h(x,[[C(l(),O),S]],E);function g(x,O){let S=[];for(;;){let E=f(x,[...O,S.length+1].join(","));
if(E===null)return S;S.push(E)}}function k(x,O,S,E=null){let A=S.match(/\d+/g)??[],T=g(x,O).slice(A.length).map(()=>null);h(x,[...A,...T].map((D,U)=>[[...O,U+1],
D]),E)}function y(x,O,S,E){s.ask({cells:[[x,...C(l(),O),...S,E===""?null:E]]})}function v(x,O){x>=1&&O>=1&&s.ask({size:[x,O]})}function $(x){let O=D=>/^\d+$/.test(
D)?Number(D):D,S=x.flatMap(D=>{let[,U="",re=""]=/^(\w+)\((.*)\)$/.exec(D)??[],ue=re.split(","),Ne=t.sheet.edits.find(({isClue:Eo,predicate:Ao,keys:Co,values:Mo})=>Eo&&
Ao===U&&Co+Mo===ue.length);return Ne?[[Ne.what,...ue.slice(0,Ne.keys).map(O),ue.slice(Ne.keys).join(",")]]:[]});if(!S.length||S.length<x.length)return!1;s.ask({
cells:S});let[E,A,T]=S[0];return i(String(E))?.where==="cell"&&t.grid.select(K(l(),Number(A),Number(T))),!0}return{entry:i,key:c,set:r,erase:a,found:f,everywhere:d,
valueAt:p,has:w,place:h,become:m,numbers:g,becomeNumbers:k,write:y,resize:v,add:$,settle:()=>s.isEmpty?u():[]}}function js(e,t){let{store:n,overview:o}=e,s=[],l=!1,
i=!1;function c(a,f=null){s.push({step:a,merge:f}),l||u()}async function u(){for(l=!0;s.length;)await r(s.splice(0,Ts));l=!1}async function r(a){let f=n.now,d=!1;
i=!0;let p=w=>{i=!1,!(n.now.puzzle!==f.puzzle||n.now.instance!==f.instance)&&(d=n.now.facts!==f.facts,w.forEach((h,m)=>{!d&&h!==n.now.facts&&n.change({facts:h},
{merge:a[m].merge})}))};try{await o.edit(a.map(({step:w})=>w),p)}catch(w){if(i=!1,!(w instanceof ee))throw w;e.emit("message",{words:`This cannot be changed her\
e: ${w.message}`,isBad:!0}),t()}d&&await r(a)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var ke={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function An({app:e,view:t}){let{store:n}=e,o=null,s=0,l=()=>t.sheet.plays.find(H);
function i(h,m,g,k=null){let y=ie(h,n.now.marks,m);!h.spots.has(m)||y===g||n.change({marks:Fe(h,n.now.marks,m,g)},{merge:k})}function c(h,m){let g=t.grid.side(h,
m,t.sheet.plays.every(H));return g===null?null:Q(t.sheet,h,g)}let u=(h,m,g,k=null,y=-1)=>({play:h,index:m,spot:k,number:y,merge:`line ${s+=1}`,how:g,before:n.now.
marks,isDragged:!1}),r=(h,m)=>Be(h,ie(h,n.now.marks,m)),a=(h,m)=>Ie(h,ie(h,n.now.marks,m));function f(h,m,g){o=null;let k=l();if(!k||h<0)return{isClick:!1,isDrag:!1};
let y=c(h,g),v=y===null?-1:m?a(k,y):r(k,y),$=le(k)&&t.grid.side(h,g,!1)===null,x=k.where==="link"?"link":$?"area":"side";return y===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=u(k,h,x,y,v),y!==null&&x==="side"&&i(k,y,v,o.merge),{isClick:y!==null,isDrag:!0})}function d(h){if(o?.how!=="side")return;let m=t.grid.under(h.x,h.
y),g=m<0?null:c(m,h);g!==null&&g!==o.spot&&i(o.play,o.spot=g,o.number,o.merge)}function p(h){if(!o||o.how==="side")return;let[m,g]=[C(t.sheet,o.index),C(t.sheet,
h)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Pt(o.play,o.before,m,g)},{merge:o.merge});return}let[k,y]=[g[0]-m[0],g[1]-m[1]];if(Math.abs(k)+Math.abs(y)!==
1){o.index=h;return}let v=k?k>0?"bottom":"top":y>0?"right":"left",$=Q(t.sheet,o.index,v);if(!o.isDragged){let{play:x,play:{clicks:O,choices:S}}=o,E=ie(x,n.now.marks,
$)===O[0];o.number=S[0].value!==null?r(x,$):E?-1:O[0],o.isDragged=!0}i(o.play,$,o.number,o.merge),o.index=h}function w(){o&&o.how!=="side"&&!o.isDragged&&o.spot!==
null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:f,move:d,drag:p,release:w,get play(){return l()},get isDragged(){return o?.isDragged??!1},reach(h){h===
void 0?w():o?.how==="area"&&p(h)},onKey(h,m){let g=h.shiftKey?ke[h.key]:void 0,k=l();if(!k)return!1;if([" ","Enter"].includes(h.key)&&le(k)&&t.sheet.plays.every(
H))return o?w():p((o=u(k,m,"area")).index),!0;if(g===void 0)return!1;let y=Q(t.sheet,m,g);return i(k,y,r(k,y)),!0}}}var Ds={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Cn({view:e,changes:t,pen:n}){let o=r=>C(e.sheet,r),s=r=>t.found(n.kind,r.join(","));function l(r){
let a=n.isPlaced?n.id:"";t.place(n.kind,[[r,s(r)===a?null:a]])}function i(r,a){let[f,d,p]=Q(e.sheet,r,a).split(",");return(p==="right"?Number(d)<e.sheet.columns:
p==="bottom"&&Number(f)<e.sheet.rows)?[[Number(f),Number(d),p]]:[]}function c(r,a,f){let[d,p]=o(r),[w,h]=[2*d+a,2*p+f];w>=2&&w<=2*e.sheet.rows&&h>=2&&h<=2*e.sheet.
columns&&l([w,h])}function u(r,a){let[f,d="0"]=t.valueAt("arrow",r)?.split(",")??[];t.become("arrow",r,f===a?null:`${a},${d}`)}return{press(r,a){let{kind:f}=n;if(![
"vertex","centre","arrow","between"].includes(f)||!t.entry(f))return!1;let{left:d,top:p}=e.grid.within(r,a),[w,h]=o(r),m=e.grid.side(r,a);return f==="vertex"?l(
[w-+(p<.5),h-+(d<.5)]):f==="centre"?c(r,Math.floor(p*3)-1,Math.floor(d*3)-1):m!==null&&f==="arrow"?u(r,m):m!==null&&i(r,m).forEach(l),!0},onKey({key:r,shiftKey:a},f){
let{kind:d}=n,p=a?ke[r]:void 0;if(p&&d==="between")i(f,p).forEach(l);else if(p&&d==="arrow")u(f,p);else if(p&&d==="centre")c(f,...Ds[p]);else if((r===" "||r==="\
Enter")&&d==="vertex")l(o(f));else if((r===" "||r==="Enter")&&d==="centre")c(f,Number(a),Number(a));else return!1;return!0},clear(r){let[a,f]=o(r),d=[-1,0,1].flatMap(
h=>[-1,0,1].map(m=>[h,m])),w=({between:Object.values(ke).flatMap(h=>i(r,h)),vertex:d.filter(h=>Math.max(...h)<1).map(([h,m])=>[a+h,f+m]),centre:d.map(([h,m])=>[
2*a+h,2*f+m])}[n.kind]??[]).filter(h=>s(h)!==null);return w.length&&t.place(n.kind,w.map(h=>[h,null])),w.length>0}}}function Mn({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(r=>r.split(",")),s=r=>/^\d+$/.test(r)?Number(r):r;function l(r){if(n)return u();n={id:0,cells:[r]}}function i(r){if(r===void 0)return u();
if(!n||n.cells.includes(r))return;n.id||=Math.max(0,...o().map(([,,p])=>Number(p)||0))+1;let{id:a,cells:f}=n;f.push(r);let d=f.length>2?[r]:f;for(let p of d)Ye(
e.grid.cell(p),String(a));t.place("path",d.map(p=>[[...C(e.sheet,p),a],String(f.indexOf(p)+1)]),`path ${a}`)}function c(r){let a=C(e.sheet,r).join(","),f=o().filter(
([p,w])=>`${p},${w}`===a).map(([,,p])=>p),d=o().filter(([,,p])=>f.includes(p));d.length&&t.place("path",d.map(p=>[p.map(s),null]))}function u(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:l,reach:i,clear:c,end:u}}var zs=4,Ps=["area","cage"],Bs=["between","vertex"],Is=["clue","unknown","circle","object","block","arrow"],Rs=["0","1","2","3","4"],Ws=["clue","circle","arrow",
"numbers","between","vertex","centre","object","block","cage","area","path","target","sum","outside","slanted"];function Fs(e){let t="clue",n={},o=new Set,s=()=>{
for(let l of o)l()};return{get kinds(){return Ws.filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(l){t=l,this.isPainting&&(n[l]??=[...e(l)?.cells.
values()??[]][0]??"1"),s()},get isPainting(){return Ps.includes(this.kind)&&!!e(this.kind)},get isPlaced(){return Bs.includes(this.kind)&&!!e(this.kind)},get isPath(){
return this.kind==="path"&&!!e("path")},get isMark(){return e(this.kind)?.values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){
let{choices:l=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?Rs:l,u=[...i.values(),...[n[this.kind]??[]].flat()].sort((r,a)=>r.localeCompare(a,"en",
{numeric:!0}));return[...new Set([...c,...u])]},pick(l){n[this.kind]=l,s()},onChange:l=>{o.add(l)}}}function Nn({app:e,view:t}){let n=En({app:e,view:t}),o=Fs(n.
entry),s=Cn({view:t,changes:n,pen:o}),l=Mn({view:t,changes:n}),i="",c=null,u=0;function r(g){i="",o.kind==="numbers"?n.becomeNumbers("numbers",C(t.sheet,g),""):
o.isPath?l.clear(g):s.clear(g)||n.erase(g,Is)}let a=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function f(g,k){let y=n.entry("circle")?.choices??[],v=n.valueAt(
"circle",g),$=y[v===null?0:y.indexOf(v)+1]??null;n.become("circle",g,k&&v!==y[1]?y[1]:$)}function d(g){let{id:k}=o;k===null||n.valueAt(o.kind,g)===k||(Ye(t.grid.
cell(g),k),n.become(o.kind,g,k,c))}function p(g,k,y){i="",!s.press(g,y)&&(o.isPath?l.press(g):o.isPainting?(c=`paint ${u+=1}`,k?o.pick(n.valueAt(o.kind,g)??o.id):
d(g)):o.kind==="circle"&&n.entry("circle")?f(g,k):o.isMark?a(g):k&&n.entry("unknown")&&w(g))}let w=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function h(g,k){
let{kind:y}=o;if(o.isPlaced&&k!==",")return o.pick(k),!0;if(!(y==="numbers"||k!==","&&(y==="arrow"||y==="clue"))||y==="clue"&&n.entry(y)?.values!==1)return!1;i===
""&&(u+=1);let $=`${y} ${n.key(g)} ${u}`;if(y==="numbers")return i+=k,n.becomeNumbers(y,C(t.sheet,g),i,$),!0;i=(i+k).slice(-zs).replace(/^0+(?=\d)/,"");let x=n.
valueAt("arrow",g)?.split(",")[0]??"top";return y==="arrow"?n.become(y,g,`${x},${i}`,$):n.set(y,g,i,$),!0}function m(g,k){return/^[0-9,]$/.test(g.key)?h(k,g.key):
s.onKey(g,k)?!0:g.key==="?"&&n.entry("unknown")?(i="",w(k),!0):g.key==="Delete"||g.key==="Backspace"?(r(k),!0):g.key!==" "&&g.key!=="Enter"?!1:(o.isPath?l.press(
k):o.isPainting?(c=`paint ${u+=1}`,d(k)):o.kind==="circle"&&n.entry("circle")?f(k,!1):o.isMark&&a(k),!0)}return{changes:n,pen:o,press:p,onKey:m,clear:r,type:h,question:w,
move(){},drag(g){o.isPainting?d(g):l.reach(g)},release:l.end,leave(g){i="",l.reach(g)}}}var jn="http://www.w3.org/2000/svg",Ks=["cause","effect","wrong"];function Ze(){let e=document.createElementNS(jn,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:l,top:i}=G(n);e.setAttribute("viewBox",`${-l} ${-i} ${o} ${s}`);let c=Ks.flatMap(
u=>{let r=t?.[u]??[],a=r.flatMap(d=>{let p=Us(n,d),w=Ln(d)?"whole":Hs(d)?"line":"";return p?[Tn("rect",{...p,rx:w==="whole"?0:3,class:`${u} ${w}`})]:[]}),f=_s(n,
r.filter(Ln),u==="cause"?3:5);return f?[...a,Tn("path",{d:f,class:u})]:a});e.replaceChildren(...c)}}}function Tn(e,t){let n=document.createElementNS(jn,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Ln=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Hs=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function _s({rows:e,columns:t,cell:{width:n,height:o,edge:s}},l,i){let c=l.map(f=>f.slice(-2)).filter(([f,d])=>f<=e&&d<=t),u=new Set(
c.map(String)),r=(f,d)=>u.has(`${f},${d}`),a=[];for(let[f,d]of c){let[p,w]=[s+(d-.5)*n,s+(f-.5)*o];for(let[h,m]of[[-1,0],[1,0],[0,-1],[0,1]]){if(r(f+h,d+m))continue;
let[g,k]=[-1,1].map(y=>{let[v,$]=[h?0:y,h?y:0],x=r(f+v,d+$)?r(f+v+h,d+$+m)?i:0:-i,[O,S]=h?[n/2,o/2]:[o/2,n/2],[E,A]=[y*(O+x),(h||m)*(S-i)];return h?`${p+E} ${w+
A}`:`${p+A} ${w+E}`});a.push(`M${g}L${k}`)}}return a.join("")}var Je=7,Xe=11;function Us(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return qs(e,t);
let l=typeof t[0]=="string",[i,c,u]=l?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[r,a]=[s.edge+c*s.width,s.edge+i*s.height];return{x:r-Xe,y:a-Xe,
width:2*Xe,height:2*Xe}}if(u!==void 0){let r=l?t[0]:e.plays.find(w=>w.where!=="cell")?.where,[a,f,d,p]=$e(e,r,[i,c,u]);return{x:a-Je,y:f-Je,width:d-a+2*Je,height:p-
f+2*Je}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function qs({rows:e,columns:t,cell:n,around:o},[,s,l]){let[i,c,u,r]=o,
[a,f]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,p]=[n.edge+(l-1)*n.width,n.edge+(l-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:f+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-r,y:p,width:Math.max(0,r-2),height:n.height},right:{x:a+1,y:p,width:Math.max(0,c-2),height:n.height}}[s]}var yt="http://www.w3.org/2000/svg",Dn=new Map;function zn(e){let t=Dn.get(e)??[...te(`<svg xmlns="${yt}">${e.svg}</svg>`).childNodes];return Dn.set(e,t),t.map(
n=>n.cloneNode(!0))}function Qe(e,t,...n){let o=document.createElementNS(yt,e);for(let[s,l]of Object.entries(t))o.setAttribute(s,l);return o.append(...n),o}function Pn({
stencil:e,columns:t,cell:[n,o,s],cells:l},i){let c=te(e),u=c.querySelector("g");if(u===null)return c;l.forEach((p,w)=>{if(p<0)return;let[h,m]=[Math.floor(w/t),w%
t],g=`translate(${s+m*n} ${s+h*o})`;u.append(Qe("g",{transform:g},...zn(i[p])))});let{x:r,y:a}=c.viewBox.baseVal,f=[...Array(t).keys()].map(p=>Qe("text",{x:s+(p+
.5)*n,y:a-5,"text-anchor":"middle"},String(p+1))),d=[...Array(l.length/t).keys()].map(p=>Qe("text",{x:r-6,y:s+(p+.65)*o,"text-anchor":"end"},String(p+1)));return c.
append(Qe("g",{class:"numbers"},...f,...d)),c}function Bn(){let e=b("div",{class:"frames"}),t=[],n=j,o=i=>n!==j&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(i){t=i.frames.map((c,u)=>{let r=c.svg?te(c.svg):null,
a=r?.querySelector("g")??null,f=b("figcaption",{});u===0&&r?.setAttribute("aria-hidden","true"),r?.querySelector("title")?.remove();let d=b("div",{class:"surfac\
e"},r),p=c.name&&i.frames.length>1?b("h3",{},c.name):null;return{figure:b("figure",{},p,d,f),surface:d,group:a,captions:f,looks:new Array(i.count).fill(je),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function l(i,c,u){let r=t[i];if(!r?.group||r.looks[c]===u)return;r.looks[c]=u;let a=r.groups[c];
if(a===null){let{width:f,height:d,edge:p}=n.cell,[w,h]=[Math.floor(c/n.columns),c%n.columns];a=r.groups[c]=document.createElementNS(yt,"g"),a.setAttribute("tran\
sform",`translate(${p+h*f} ${p+w*d})`),r.group.append(a)}a.replaceChildren(...zn(u))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((u,r)=>{u.cells.forEach((a,f)=>l(r,f,a)),t[r].captions.replaceChildren(...u.captions.map(a=>b("p",{},a)))}),c},cell:(i,c)=>c.
forEach((u,r)=>l(r,i,u)),fade:(i,c)=>{for(let{groups:u}of t)u[i]?.classList.toggle("faint",c)}}}var Ce={title:"",frames:[]},Gs=900,Vs=700,In=28,Ys=1.5,Js=.35;function Rn({app:e,view:t}){let n=Ce,o=0,s=0,l=Xs({app:e,view:t}),i=b("h2",{}),c=b("p",{class:"nam\
e"}),u=b("div",{class:"captions",role:"status"}),r=b("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>v(Number(r.value))}),a=(O,S,E)=>b("button",{type:"\
button",ariaLabel:S,title:S,onclick:E},O),f=a("First","First picture",()=>v(0)),d=a("\u25C0","One picture back",()=>v(o-1)),p=a("Play","Play the film",()=>s?x():
$()),w=a("\u25B6","One picture on",()=>v(o+1)),h=a("Last","Last picture",()=>v(1/0)),m=b("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),g=b("div",{class:"controls",role:"group",ariaLabel:"Film"},f,d,p,w,h,r),k=b("section",{class:"film",hidden:!0,ariaLabel:"Film"},b("div",{class:"\
line"},i,m),l.element,c,u,g);function y(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,S.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(S.captions??[]).map(A=>b("p",{},A))),r.value=String(o),r.setAttribute("aria-valuetex\
t",c.textContent),f.disabled=d.disabled=o===0,w.disabled=h.disabled=o===n.frames.length-1,l.show(S,n.looks??[]),e.emit("film-at",o)}function v(O){x(),y(O)}function $(){
o===n.frames.length-1&&y(0),p.textContent="Pause",s=setTimeout(()=>{y(o+1),o===n.frames.length-1?x():$()},Gs+Vs*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,p.textContent="Play"}return l.element.addEventListener("click",({clientX:O,clientY:S})=>{let E=Zs(n.frames,o,l.cellAt(n.frames[o],O,S));E>=0&&
v(E)}),k.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
he(O).tagName!=="BUTTON")s?x():$();else{if(S===void 0)return;v(S)}O.preventDefault()}),{element:k,get isOn(){return n!==Ce},show(O){let S=s!==0&&O?.title===n.title;
x(),n=O?.frames?.length?O:Ce,k.hidden=n===Ce,n!==Ce&&(i.textContent=n.title??"",r.max=String(n.frames.length-1),g.hidden=n.frames.length===1,y(n.at??0),S&&$())}}}
function Xs({app:e,view:t}){let n=Ze(),o=b("div",{class:"surface"}),s=b("div",{class:"screen"},o),l=null,i=null;function c(f,d){i=f.svg?te(f.svg):f.stencil?Pn(f,
d):null,o.replaceChildren(...[i,n.element].filter(p=>p!==null)),u(),r()}function u(){let f=i?.viewBox.baseVal;if(!f?.width)return;let[d,p]=[s.clientWidth-In,s.clientHeight-
In],w=Math.min(d/f.width,p/f.height,Ys);o.style.width=`${Math.floor(f.width*Math.max(w,Math.min(d/f.width,Js)))}px`}function r(){let f=i?.viewBox.baseVal,{sheet:d}=t,
{columns:p,cell:w,around:h}=d,m=f&&d.rows&&f.height===G(d).height,g=m?(f.width-2*w.edge-h[1]-h[3])/p:0;n.show(m?l:null,{...d,cell:{...w,width:g}})}function a(f,d,p){
if(!f.cell||!f.columns)return null;let[w,h,m]=f.cell,g=o.getBoundingClientRect(),k=(f.columns*w+2*m)/g.width;return[Math.ceil(((p-g.top)*k-m)/h),Math.ceil(((d-g.
left)*k-m)/w)]}return new ResizeObserver(u).observe(s),e.when("highlight",f=>{l=f,i&&r()}),{element:s,show:c,cellAt:a}}function Zs(e,t,n){let o=({settled:l=[]})=>l.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var Qs=.34,er=.2,tr={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Fn(){let e=b("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=j,n=[],o=0,s=new Set([o]),l=new Set;function i(r){t=r;let{rows:a,columns:f,cell:d,around:p}=r,{width:w,height:h}=G(r),m=p.
map((k,y)=>100*(k+d.edge)/(y%2?w:h));e.style.inset=m.map(k=>`${k}%`).join(" "),e.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:r.count},
(k,y)=>b("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:C(r,y).join(",")}}));let g=Array.from({length:a},(k,y)=>{let v=b("div",{class:"row",role:"r\
ow"},n.slice(y*f,(y+1)*f));return v.style.gridTemplateColumns=`repeat(${f}, minmax(0, 1fr))`,v});e.replaceChildren(...g),o=Math.min(o,Math.max(0,r.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(r,{isFocused:a=!0,isMore:f=!1}={}){if(!n[r])return;for(let p of s)u(p,!1);if(s=new Set([...f?s:[],r]),s.size>1)for(let p of s)
u(p,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=r,n[r].tabIndex=0,n[r].classList.add("current"),a&&document.activeElement!==n[r]&&n[r].focus(),
d!==r)for(let p of l)p(r)}function u(r,a){n[r].classList.toggle("chosen",a),n[r].setAttribute("aria-selected",String(a))}return e.addEventListener("focusin",r=>{
let a=n.indexOf(he(r));a>=0&&a!==o&&c(a,{isFocused:!1})}),e.addEventListener("keydown",r=>{let a=r.shiftKey?null:Wn(t,o,r);a!==null&&(c(a),r.preventDefault())}),
{element:e,build:i,select:c,target:r=>Wn(t,o,r),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:r=>n[r],under(r,a){let f=e.
getBoundingClientRect(),d=Math.floor((r-f.left)/f.width*t.columns),p=Math.floor((a-f.top)/f.height*t.rows);return p>=0&&p<t.rows&&d>=0&&d<t.columns?p*t.columns+
d:-1},within(r,{x:a,y:f}){let d=n[r].getBoundingClientRect();return{left:(a-d.left)/d.width,top:(f-d.top)/d.height}},side(r,a,f=!0){let d=this.within(r,a),p={...d,
right:1-d.left,bottom:1-d.top},h=Object.keys(p).reduce((m,g)=>p[g]<p[m]?g:m);return p[h]<(f?Qs:er)?h:null},label(r,a){n[r].getAttribute("aria-label")!==a&&n[r].
setAttribute("aria-label",a)},onMove:r=>{l.add(r)}}}function Wn(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:l}){if(l||!e.count)return null;let i=o||s,[c,u]=[Math.floor(
t/e.columns),t%e.columns],r={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+r.column;let a=tr[n];
if(!a)return null;let f=(d,p,w)=>i&&p?p<0?0:w:Math.min(w,Math.max(0,d+p));return f(c,a[0],r.row)*e.columns+f(u,a[1],r.column)}function Kn(e,t){let{element:n}=e,o=null,s=new Set,l=!1,i=r=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(r||o.isMore)}),
t.press(o.index,r,o))};n.addEventListener("pointerdown",r=>{if(s.add(r.pointerId),s.size>1)return l=s.size===2&&o?.isBegun===!1,u();let a=e.under(r.clientX,r.clientY);
if(a<0||r.button===1)return;let f=r.pointerType==="touch";t.release();let{clientX:d,clientY:p}=r;o={index:a,isTouch:f,x:d,y:p,isMore:r.shiftKey||r.metaKey,isBegun:!1,
timer:0},f?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(r.pointerId),i(r.button===2||r.ctrlKey),r.preventDefault())}),n.addEventListener("pointermove",
r=>{if(o===null)return;let a=e.under(r.clientX,r.clientY);if(a<0||(o.isBegun&&t.move({x:r.clientX,y:r.clientY}),a===o.index))return;let f=Math.hypot(r.clientX-o.
x,r.clientY-o.y)>10;if(!(!o.isBegun&&!f)){o.isBegun||i(!1);for(let d of c(o.index,a))t.drag(d);o.index=a}});function c(r,a){let{columns:f}=e,[d,p]=[Math.floor(r/
f),r%f],[w,h]=[Math.floor(a/f),a%f],m=Math.max(Math.abs(w-d),Math.abs(h-p));return Array.from({length:m},(g,k)=>{let y=(k+1)/m;return Math.round(d+(w-d)*y)*f+Math.
round(p+(h-p)*y)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",r=>{s.delete(r.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),l&&!s.size&&(t.undo(),l=!1),u()}),n.addEventListener("pointercancel",r=>{s.delete(r.pointerId),l=!1,u()}),n.addEventListener("contextmenu",r=>r.preventDefault())}var Hn="pylogic:game-read",_n="(min-width: 60.01rem)";function Un(e){let t=b("div"),n=localStorage.getItem(Hn)===null&&matchMedia(_n).matches,o=b("details",{class:"\
game",hidden:!0,open:n},b("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(_n).matches&&localStorage.setItem(Hn,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([l,i])=>b("p",{class:i?"item":""},l))),o.hidden=s.length===0}),o}var qn="http://www.w3.org/2000/svg",nr=6,or=([e,t,n,o],s)=>[...Array(s).keys()].map(l=>{let i=(l-(s-1)/2)*nr,[c,u]=t===o?[0,i]:[i,0];return`M${e+c} ${t+u}L${n+c}\
 ${o+u}`}).join("");function sr([e,t,n,o]){let[s,l]=[(e+n)/2,(t+o)/2];return`M${s-5} ${l-5}l10 10M${s-5} ${l+5}l10 -10`}function Gn(){let e=document.createElementNS(
qn,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(qn,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:l,left:i,top:c}=G(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${l}`);let u={};
for(let r of n.plays.filter(H))for(let a of r.spots){let[f,d,p]=a.split(","),w=[Number(f),Number(d),p];for(let[h,m]of new Map(r.choices.map(g=>[X(r,a,g),g.value]))){
let g=o(h);if(g===null)continue;let k=Number(m)>1?`${g} several`:g;u[k]=(u[k]??"")+(g==="crossed"?sr($e(n,r.where,w)):or(It(n,r.where,w),Number(m??1)))}}e.replaceChildren(
...Object.keys(u).map(r=>t(r,u[r])))}}}var rr=25;function Vn({app:e,view:t,picture:n,edit:o}){let{store:s}=e,l=Ze(),i=Gn(),c=null,u=new Map,r=null,a=b("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",b("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),f=m=>t.grid.
cell(m);function d(m){let g=t.sheet.plays.flatMap(({choices:y})=>y.map(({value:v})=>Number(v))),k=Math.max(0,...g.filter(y=>y<=rr));for(let y of m){let v=t.sheet.
plays.some(S=>I(t.sheet,S,s.now.marks,y)>=0),$=r?[]:s.now.notes[C(t.sheet,y).join(",")],x=v?[]:$;xn(f(y),"notes",J(x,"corner"),k);let O=J(x,"centre");we(f(y),"c\
entre",O.join(O.some(S=>S.length>1)?" ":"")),$n(f(y),J($,"colour").filter(S=>Y.includes(S)))}}function p(){t.grid.element.querySelectorAll(".ghost").forEach(m=>m.
remove());for(let[m,g]of u)we(f(m),"ghost",g.text||"+")}function w(){let[m,g]=[new Set(r?.certain),new Set(r?.possible)],k=v=>m.has(v)?"drawn":g.has(v)?"faint":
null,y=v=>v in s.now.marks?s.now.marks[v]?"drawn":"crossed":null;i.show(t.sheet,r?k:y)}function h(){w();let{sheet:m}=t,[g,k]=[new Set(r?.certain),new Set(r?.possible)];
for(let y=0;y<m.count;y+=1){let v=r?lr(m,y,g,k):null;v&&n.cell(y,xe(m,v.marks,y)),n.fade(y,!!v?.isFaint),we(f(y),"maybe",v?.words??null)}d([...Array(m.count).keys()])}
return e.when("highlight",m=>{c=m,t.sheet!==j&&l.show(c,t.sheet)}),e.when("ghosts",m=>{t.sheet!==j&&(u=new Map((m??[]).map(g=>[K(t.sheet,g.row,g.column),g])),p())}),
e.when("overlay",m=>{let g=r!==null;if(r=m,a.hidden=r===null,t.sheet!==j&&(h(),g&&!r)){let{sheet:k}=t;for(let y=0;y<k.count;y+=1)n.cell(y,xe(k,s.now.marks,y))}}),
{elements:[i.element,l.element],legend:a,lines:w,notes:d,overlaid:()=>{r&&h()},show(){l.show(c,t.sheet),w(),p(),t.grid.element.querySelectorAll(".tint").forEach(
m=>m.remove()),r?h():d([...Array(t.sheet.count).keys()])},press(m){let g=u.get(m);return g!==void 0&&o.changes.add([g.atom])}}}function lr(e,t,n,o){for(let s of e.
plays){let l=s.choices.map(r=>({choice:r,atom:st(e,s,r,t)})),i=l.find(({choice:r,atom:a})=>r.holds&&n.has(a));if(i)return{marks:{[i.atom]:!0}};let c=l.filter(({
choice:r,atom:a})=>r.holds&&o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({
choice:r})=>r.words).join(" ")};let u=l.find(({choice:r})=>!r.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function Yn(e,t,{marks:n,notes:o},s){let l=c=>t.given[c]??t.choices[I(e,t,n,c)]?.value,i=o;for(let[c,u]of t.peers){if(l(c)!==void 0)continue;let r=u.map(l),a=t.
choices.filter(d=>q(d,c)&&!r.includes(d.value??"")),f=C(e,c).join(",");i=nt(ve(i,[f],V),[f],a.map(({value:d})=>Se(s,d??"")))}return i}function St(e,t,n,o,s){let l=t.
choices[s]?.value;if(l==null)return n;let i=(t.peers.get(o)??[]).map(c=>C(e,c).join(",")).filter(c=>V.some(u=>J(n[c],u).includes(l)));return i.length?ve(n,i,V,l):
n}var Me={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},ir=(e,t)=>!e||Z(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Me[o]===n));function Jn({app:e,view:t}){let{store:n}=e,o=null,s=null,l=0,i=()=>t.sheet,c=An({app:e,view:t}),u=cr({store:n,view:t}),{put:r,toggle:a}=u,f=S=>S.
clicks.length>0,d=()=>Xn(i()),p=()=>d().find(f)??d()[0],w=()=>i().plays.find(Z),h=ar({store:n,view:t,written:w,entries:u}),m=()=>h.kind==="colour"||w()!==void 0&&
!c.play&&!d().some(f),g=(S,E)=>Be(E,I(i(),E,n.now.marks,S));function k(S,E,A){if(h.begin(),o=s=null,m())return;let{isClick:T,isDrag:D}=c.press(S,E,A);T||(D?s=()=>y(
S,E):y(S,E))}function y(S,E){let A=p();if(!A||!f(A)||!ze(i(),S))return;let T=E?Ie(A,I(i(),A,n.now.marks,S)):g(S,A);o={play:A,number:T,merge:`stroke ${l+=1}`},r(
S,A,T,o.merge)}function v(S){m()?t.grid.select(S,{isMore:!0}):o?r(S,o.play,o.number,o.merge):c.drag(S)}function $(){c.isDragged||s?.(),o=s=null,c.release()}function x(S){
h.begin(),u.clear(S)||h.clear(S)}function O(S,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],T=S.ctrlKey||S.altKey,D=h.kind==="\
colour"||T?-1:ir(p(),[S.key,A??""]);if(D>=0)return a(E,p(),D),!0;let U=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":h.kind;if(A!==void 0)return h.type(
E,A,U);if(T)return!1;if(m()&&S.shiftKey&&ke[S.key])return t.grid.select(t.grid.target(S)??E,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(E),!0;if(S.
key==="Delete"||S.key==="Backspace")return x(E),!0;if(c.onKey(S,E))return!0;let re=p();if(!re)return!1;if(S.key===" "||S.key==="Enter")return r(E,re,g(E,re)),!0;
let ue=["#","."].indexOf(S.key);return ue>=0&&re.choices[0].value===null?(r(E,re,ue),!0):!1}return{press:k,drag:v,onKey:O,clear:x,clicked:p,written:w,pencil:h,chooses:m,
move:c.move,release:$,get lines(){return c.play},enter(S,E,A){let{value:T}=E.choices[A];h.kind!==null&&T!==null&&Z(E)?h.note(S,h.kind,T):a(S,E,A)},leave(S){h.begin(),
c.reach(S)},fill(S){let E=jt(i(),n.now.marks,S);return E&&n.change({marks:E}),E!==null}}}var Xn=({plays:e})=>e.filter(t=>!H(t));function cr({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,u,r=null){let a=c.choices[u];a&&!q(a,i)||I(t.sheet,c,e.now.marks,i)!==u&&e.change({marks:Pe(t.sheet,c,e.
now.marks,i,u),notes:St(t.sheet,c,e.now.notes,i,u)},{merge:r})}function s(i,c,u){let{marks:r}=e.now,a=n(i).filter(h=>q(c.choices[u],h)),d=a.every(h=>I(t.sheet,c,
r,h)===u)?-1:u,p=a.reduce((h,m)=>Pe(t.sheet,c,h,m,d),r),w=a.reduce((h,m)=>St(t.sheet,c,h,m,d),e.now.notes);a.length&&e.change({marks:p,notes:w})}function l(i){let{
marks:c}=e.now;for(let r of n(i)){for(let a of Xn(t.sheet))c=Pe(t.sheet,a,c,r,-1);c=Bt(t.sheet,c,r)}let u=Object.keys(c).length!==Object.keys(e.now.marks).length;
return u&&e.change({marks:c}),u}return{put:o,toggle:s,clear:l,together:n}}function ar({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let l="",i=null,
c=new Set,u=p=>C(t.sheet,p).join(",");function r(p,w,h){let m=s(p).filter(g=>w==="colour"||ze(t.sheet,g));m.length&&e.change({notes:At(e.now.notes,m.map(u),Se(w,
h))})}function a(){let p=n();p&&e.change({notes:Yn(t.sheet,p,e.now,i==="centre"?i:"corner")})}function f(p){let w=s(p).map(u);for(let h of[V,fe]){let m=ve(e.now.
notes,w,h);if(JSON.stringify(m)!==JSON.stringify(e.now.notes))return e.change({notes:m})}}function d(p,w,h){if(h==="colour"){let $=Y[Number(w)-1];return $&&r(p,
h,$),$!==void 0}let m=n();if(!m)return!1;let g=$=>m.choices.findIndex(({value:x})=>x===$),k=h===null&&g(l+w)>=0?l+w:w,y=g(k),v=y>=0||m.choices.some(({value:$})=>$?.
startsWith(k));return!s(p).some($=>ze(t.sheet,$))||!v?!1:(l=k,y<0||(h!==null?r(p,h,k):o(p,m,y)),!0)}return{note:r,noteAll:a,clear:f,type:d,begin(){l=""},get kind(){
return i},set kind(p){i=p;for(let w of c)w()},onChange:p=>{c.add(p)}}}var ur=18,fr=60,Zn=28;function Qn({app:e,view:t,picture:n,edit:o,layers:s,tools:l}){let{store:i}=e,{grid:c}=t,u=b("div",{class:"stage"},n.element),r=b("p",{class:"\
notice",role:"status",hidden:!0}),a=b("p",{class:"heard",ariaLive:"polite"});function f(h,m=!1){r.textContent=h,r.hidden=h==="",u.classList.toggle("stale",m)}function d(h){
let m=t.sheet,g=c.element.contains(document.activeElement);t.sheet=h,m.plays!==h.plays&&(u.parentElement?.classList.toggle("whitened",lt(h)),u.parentElement?.classList.
toggle("shaded",Tt(h)));let k=n.show(h),y=m===j||m.count!==h.count||m.columns!==h.columns||m.cell.width!==h.cell.width||String(m.around)!==String(h.around);y&&c.
build(h),k&&n.surface&&n.surface.append(...s.elements,c.element),k&&g&&c.select(c.current),s.show();for(let v=0;v<h.count;v+=1)c.label(v,Re(h,i.now,v));(y||k)&&
p(),(y||m.plays!==h.plays||m.edits!==h.edits)&&l.build();for(let v of o.changes.settle())be(c.cell(v),null)}function p(){if(!t.sheet.count)return;let{cell:h}=t.
sheet,{width:m,height:g,left:k,top:y}=G(t.sheet),[v,$]=[u.clientWidth-Zn,u.clientHeight-Zn],x=Math.min(v/m,$/g,fr/h.height),O=Math.max(Math.floor(x*h.height),ur)/
h.height;u.style.setProperty("--wide",`${Math.floor(m*O)}px`),u.style.setProperty("--cell",`${h.height*O}px`),u.style.setProperty("--above",`${y*O}px`),u.style.
setProperty("--before",`${k*O}px`)}function w(h,m){if(t.sheet===j)return;let g=new Set([...Object.keys(h.marks),...Object.keys(m.marks)]),k=new Set([...g].filter(
v=>h.marks[v]!==m.marks[v]).map(v=>rt(t.sheet,v))),y=new Set([...Object.keys(h.notes),...Object.keys(m.notes)].filter(v=>h.notes[v]!==m.notes[v]).map(v=>K(t.sheet,
...v.split(",").map(Number))));k.delete(-1);for(let v of k)n.cell(v,xe(t.sheet,h.marks,v));s.notes([...k,...y]),k.size&&s.overlaid(),s.lines();for(let v of new Set(
[...k,...y]))c.cell(v)&&c.label(v,Re(t.sheet,h,v)),v===c.current&&(a.textContent=Re(t.sheet,h,v).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(u),
{element:u,notice:r,heard:a,say:f,draw:d,drawMarks:w,fit:p,get isStale(){return u.classList.contains("stale")}}}var eo="pylogic:clock",to=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=l=>String(l).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function no({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(eo)!=="hidden",l=b("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(eo,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;l.textContent=s?to(c):"Time",l.title=s?"Hide the time":"Show the time",l.setAttribute("aria-label",s?`${to(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:r}=e.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||r!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),l}var et={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},oo={down:"\u2198\u2196",up:"\u2197\u2199"},dr={down:["top","left"],up:[
"bottom","left"]},hr=["outside","slanted"],mr={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},pr={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},
so=e=>e===document.activeElement&&e.value!==e.defaultValue;function ro({view:e,edit:t}){let n=()=>[t.pen.kind,...hr.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:
[]].join(","),o=n(),s=[];function l(v,$,x,O=()=>"numeric"){let S=b("input");return S.onchange=()=>{S.defaultValue=S.value,x(S.value.trim())},s.push(()=>{S.inputMode=
O(),so(S)||(S.value=S.defaultValue=$())}),b("label",{class:"field"},b("span",{},v),S)}let i=()=>e.grid.current,c=(v=[])=>[...C(e.sheet,i()),...v].join(","),u=(v,$)=>Object.
keys(oo).map(x=>{let O=oo[x][+!dr[x].includes(v)];return l(`${et[v]} ${$} ${O}`,()=>t.changes.found("slanted",[v,$,x].join(","))??"",S=>t.changes.place("slanted",
[[[v,$,x],S||null]]))}),r=v=>[...t.changes.entry(v)?.cells.keys()??[]],a=()=>r("outside").some(v=>!v.endsWith(",1"));function f(v,$){let{numbers:x,becomeNumbers:O}=t.
changes;return l(`${et[v]} ${$}`,()=>x("outside",[v,$]).join(" "),S=>O("outside",[v,$],S),()=>a()?"text":"numeric")}function d(v){let $=r(v),x=S=>$.some(E=>E.startsWith(
`${S},`)),O=(S,E)=>v==="slanted"?u(S,E):[f(S,E)];return Object.keys(et).map(S=>{let E=S==="top"||S==="bottom"?e.sheet.columns:e.sheet.rows;return b("details",{class:"\
beside",open:x(S)},b("summary",{},`${et[S]} \u2026`),b("div",{class:"fields"},[...Array(E).keys()].flatMap(A=>O(S,A+1))))})}let p=(v,$,x)=>l(v,()=>t.changes.entry(
$)?.cells.get(c(x))??"",O=>t.changes.write($,i(),x,O));function w(v,$,x,O,S){let E=b("input",{inputMode:"numeric",ariaLabel:$}),A=b("select",{ariaLabel:x},Object.
entries(O).map(([D,U])=>b("option",{value:D},U))),T=()=>{let D=E.value.trim();E.defaultValue=E.value,t.changes.write(v,i(),[],D&&`${A.value},${D}`)};return E.onchange=
A.onchange=T,s.push(()=>{if(so(E))return;let[D=S,U=""]=t.changes.entry(v)?.cells.get(c())?.split(",")??[];[A.value,E.value,E.defaultValue]=[D,U,U]}),b("label",{
class:"field"},b("span",{},$),A,E)}function h(){return["Top left","Top right","Bottom left","Bottom right"].map(($,x)=>{let O=()=>{let[S,E]=C(e.sheet,i());return[
S-+(x<2),E-+(x%2===0)]};return l($,()=>t.changes.found("vertex",O().join(","))??"",S=>t.changes.place("vertex",[[O(),S===""?null:S]]))})}function m(){let v=()=>C(
e.sheet,i());return[l("Numbers",()=>t.changes.numbers("numbers",v()).join(","),$=>t.changes.becomeNumbers("numbers",v(),$),()=>"text")]}let k={outside:()=>d("ou\
tside"),slanted:()=>d("slanted"),vertex:h,numbers:m,arrow:()=>[w("arrow","Number","Towards",mr,"top")],target:()=>[w("target","Result","Operation",pr,"add")],sum:()=>[
p("Across","sum",["across"]),p("Down","sum",["down"])]}[t.pen.kind]?.()??[],y=()=>{for(let v of s)v()};return y(),{element:k.length?b("div",{class:"line typing"},
k):null,fits:()=>n()===o,update:y}}var lo=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],gr=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function wr(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let l=t.clicks.map(r=>t.choices[r].words);o.push(["Click, Space, Enter",`${[
...l,"empty"].join(", then ")}`]),l.length>1&&o.push(["Right click, long press",`${l[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Me).filter(r=>t.choices.some(({value:a})=>a===Me[r]));if(!Z(t))for(let r of i)o.push([r,Me[r].replace("_"," ")]);let[c,u]=t.choices;c.
value===null&&u&&o.push(["#",c.words],[".",u.words])}let{lines:s}=e;if(s){let l=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...l,
"empty"].join(", then ")}, over that side of the cell`]),l.length>1&&o.push(["Right click, long press",`${l[1]} at once`]),o.push(["Drag","go on with the line"]),
le(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Y.length}`,"col\
our the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...lo]}function br(e){let t=e.changes.entry("clue"),
n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]),e.changes.entry("area")&&n.push(["Drag","with Regions chosen: paint th\
e region"],["Right click","with Regions chosen: take this region to paint with"]);let o={between:[["Click, Shift and an arrow","with Signs chosen: the sign over\
 that side of the cell"]],arrow:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]],numbers:[
["Digits, comma","with Several numbers chosen: 1,3 writes two"]],vertex:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chose\
n: put it at the bottom right of the cell"]],path:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths cho\
sen: take the paths through the cell away"]],centre:[["Click, Space, Enter","with Centres chosen: in the middle of the cell"],["Shift and an arrow, Shift and Sp\
ace","with Centres chosen: on that side, at the bottom right"]]};for(let s of e.pen.kinds)n.push(...o[s]??[]);return[...n,["Delete, Backspace","take the clue aw\
ay"],...lo]}function io(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?wr(t):br(n),...gr],l=b("dialog",{class:"keys",ariaLabel:"Keys"},b("h2",
{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),b("dl",{},s.map(([i,c])=>b("div",{},b("dt",{},i),b("dd",{},c)))),b("form",{method:"dialog"},
b("button",{class:"primary",autofocus:!0},"Close")));l.addEventListener("close",()=>{l.remove(),o?.focus?.()}),l.addEventListener("click",i=>{i.target===l&&l.close()}),
document.body.append(l),l.showModal()}var kr="http://www.w3.org/2000/svg",yr={clue:"Clues",area:"Regions",cage:"Cages",circle:"Circles",block:"Blocked cells",target:"Results",sum:"Sums",outside:"Num\
bers beside",slanted:"Diagonals",between:"Signs",vertex:"Corners",arrow:"Arrows",numbers:"Several numbers",centre:"Centres",path:"Paths"};function ao(e,t){let{predicate:n}=e.
changes.entry(t)??{predicate:t};return yr[t]??`${n[0].toUpperCase()}${n.slice(1)}`}var Sr={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",
v:"V"},co="Click a cell to put one there, or to take it away.",vr={clue:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cel\
l and type its clue.",circle:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(
", ")+".",between:()=>"Choose a sign, then click a side of a cell to put it there, or to take it away.",vertex:()=>"Choose a number, then click where cells meet\
, or write below the numbers at the corners.",arrow:()=>"Click a side of a cell: its arrow points there. Type its number, or write it below.",numbers:()=>"Click\
 a cell and type its numbers, with commas between them, or write them below.",centre:()=>"Click the middle of a cell, of a side or a corner, to put a centre the\
re, or to take it away.",object:()=>co,block:()=>co,area:()=>"Choose a region, then drag over the cells that belong to it.",cage:()=>"Choose a cage, then drag o\
ver the cells that belong to it.",path:()=>"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",target:()=>"Click a cell of a cag\
e, then write below what its numbers make.",sum:()=>"Click a black cell, then write below the sums of the cells behind it.",slanted:()=>"Write below the numbers\
 of the diagonals that begin at a cell of the border.",outside:()=>"Write the numbers beside the board below, with blanks between them."},xr=[{kind:"",name:"Ent\
er",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{
kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells \
to colour (also: Alt and a digit)"}];function $r(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":le(e)?"Drag over cells to e\
nclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${uo(n,o)} ${s}`}var uo=(e,t)=>`${e.map(n=>t[n].words).
join(", then ")}.`;function fo(e){let{app:t,view:n,play:o,edit:s}=e,{store:l}=t,i=b("div",{class:"tools"}),c=Or(t),u=no(t),r=null;function a(){let p=l.now.mode===
"play",w=b("div",{class:"line first"},b("p",{class:"hint"},Er(e)),p&&n.sheet.plays.length?u:null,P("? Keys",f,{class:"keys",title:"What keys and clicks do"}));p&&
n.sheet.plays.length&&w.append(P("Hint",()=>t.emit("hint"),{class:"primary ask",title:"Where to look next, and why"})),p?(r=null,i.replaceChildren(w,...Ar(e,c.element))):
(r?.fits()?r.update():r=ro({view:n,edit:s}),Wt(i,[w,...Mr(e,r.element)])),c.update(),d()}let f=()=>io(l.now.mode,{play:o,edit:s}),d=()=>{let p=o.pencil.kind??"";
for(let w of i.querySelectorAll("[data-pencil]"))w.setAttribute("aria-pressed",String(w.getAttribute("data-pencil")===p));i.dataset.pencil=p};return o.pencil.onChange(
d),s.pen.onChange(a),l.on(["mode"],()=>{n.sheet!==j&&a()}),t.when("focused",()=>r?.update()),{element:i,build:a,help:f}}function Or({store:e,emit:t}){let n=a=>JSON.
stringify(a)===JSON.stringify({marks:e.now.marks,notes:e.now.notes}),o=a=>e.change({saves:a},{undoable:!1}),s=P("Back to it",u,{class:"back",title:"Return to th\
e last save point"}),l=P("Clear all",()=>e.change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=se("Save points",P("Save p\
oint",c,{title:"Remember the board as it is now, before trying something"}),s,l);function c(){let{marks:a,notes:f,saves:d}=e.now,p=d.at(-1);(!p||!n(p))&&o([...d,
{marks:a,notes:f}]),t("message",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function u(){let{saves:a}=e.now,f=a.length>1&&n(a[a.length-
1])?a.length-2:a.length-1;o(a.slice(0,f+1)),e.change(a[f])}function r(){let{saves:a}=e.now;s.disabled=!a.length||a.length===1&&n(a[0]),l.disabled=!Object.keys(e.
now.marks).length&&!Object.keys(e.now.notes).length}return e.on(["marks","notes","saves"],r),{element:i,update:r}}var P=(e,t,n={},...o)=>b("button",{type:"butto\
n",onclick:t,onpointerdown:s=>s.preventDefault(),...n},...o.length?o:[e]),se=(e,...t)=>b("div",{class:"group",role:"group",ariaLabel:e},...t);function Er({app:e,
view:t,play:n,edit:o}){let{plays:s,edits:l,size:i,count:c}=t.sheet;if(e.store.now.mode==="edit")return l.length?vr[o.pen.kind]?.(o)??"":i?"Only the size can be \
changed here; everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules.";if(!s.length)
return c?"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=n.clicked(),r=n.lines?$r(
n.lines):"";if(!u)return r;if(n.written()===u&&u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a num\
ber below: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${r}`.trim();let a=u.
clicks.length>1&&!r?"Drag to paint.":r;return`Click a cell: ${uo(u.clicks,u.choices)} ${a}`.trim()}function Ar(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.
length)return[];let l=d=>d.choices.map((p,w)=>{let h=Z(d);return P(p.words,()=>o.enter(n.grid.current,d,w),{class:h?"digit":"choice"},...h?[]:[Cr(e,p),p.words])}),
i=s.filter(d=>d.where==="cell").map(d=>se("Enter into the chosen cells",l(d)));for(let d of i)d.classList.add("pad");let c=se("Colour of the chosen cells",Y.map(
(d,p)=>{let w=P("",()=>o.pencil.note(n.grid.current,"colour",d),{class:"digit paint",ariaLabel:d,title:`${d} (also: Alt and ${p+1})`});return w.style.setProperty(
"--paint",`var(--paint-${d})`),w}));c.classList.add("colours");let u=xr.filter(({kind:d})=>o.written()||!V.some(p=>p===d)).map(({kind:d,name:p,title:w})=>P(p,()=>{
o.pencil.kind=d||null},{dataset:{pencil:d},title:w})),r=P("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),a=o.written()?.peers.size?
[P("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],f=se("What is entered, and er\
asing",...u,r,...a);return f.classList.add("manners"),[b("div",{class:"line"},...i,c,f),b("div",{class:"line"},t)]}function Cr({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:l}=e.sheet.cell,i=te(`<svg xmlns="${kr}" viewBox="0 0 ${s} ${l}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Mr(e,t){let{view:n,edit:o}=e,l=o.changes.entry("clue")?.values===1&&o.pen.kind==="clue",
i=l?[...Array(10).keys()].map(String).map(f=>P(f,()=>o.type(n.grid.current,f),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&P("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),u=l&&P("Erase",()=>o.clear(n.grid.current),{title:"Take the clue of the\
 chosen cell away (Delete)"}),r=o.pen.kinds.length>1&&se("What is changed",o.pen.kinds.map(f=>P(ao(o,f),()=>{o.pen.kind=f},{ariaPressed:String(o.pen.kind===f)}))),
a=o.pen.isPainting||o.pen.isPlaced?Nr(e):i.length||c||u?se("Clue of the chosen cell",...i,c||null,u||null):null;return[r||a?b("div",{class:"line"},r||null,a):null,
t,b("div",{class:"line"},Tr(e))].filter(f=>f!==null)}function Nr({edit:e}){let{pen:t}=e,n=()=>{let l=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...l)+1))},s={area:"region",between:"sign",vertex:"number"}[t.kind]??t.kind;return se(`${ao(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(l=>P(
Sr[l]??l,()=>t.pick(l),{class:"digit region",ariaLabel:`${s} ${l}`,ariaPressed:String(t.id===l)})),t.isPainting?P(`New ${s}`,n):null)}function Tr({view:e,edit:t}){
if(!e.sheet.size)return null;let[n,o]=e.sheet.size,{resize:s}=t.changes,l=(i,c,u,r)=>b("span",{class:"stepper"},P("\u2212",u,{ariaLabel:`one ${i} less`,disabled:c<=
1}),b("output",{},`${c} ${i}${c===1?"":"s"}`),P("+",r,{ariaLabel:`one ${i} more`}));return se("Size of the board",l("row",n,()=>s(n-1,o),()=>s(n+1,o)),l("column",
o,()=>s(n,o-1),()=>s(n,o+1)))}var Lr=80,ho=["puzzle","instance","rules","facts","constants"];function jr(e){let t=Dr(e),{stage:n,layers:o,film:s,tools:l,victory:i}=t;z("#board").append(Un(e),
o.legend,n.element,s.element,i.element,n.notice,l.element,n.heard),Br(t),Ir(t),Rr(t)}function Dr(e){let t=Bn(),n={sheet:j,grid:Fn()},o=Jn({app:e,view:n}),s=Nn({
app:e,view:n}),l=Vn({app:e,view:n,picture:t,edit:s}),i=fo({app:e,view:n,play:o,edit:s}),c=Qn({app:e,view:n,picture:t,edit:s,layers:l,tools:i}),u=Pr(e,n);return{
app:e,view:n,play:o,edit:s,layers:l,tools:i,stage:c,victory:u,film:Rn({app:e,view:n}),drawing:zr(e,n,c,u.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function zr(e,t,n,o){
let{store:s,overview:l}=e,i=me(),c=0,u=null,r=!1,a=()=>{clearTimeout(c),c=setTimeout(w,Lr)},f=g=>ho.every(k=>s.now[k]===g[k]),d=()=>u!==null&&f(u),p=g=>s.now.marks!==
g.marks||!f(g);async function w(){clearTimeout(c);let g=s.now;if(!g.puzzle)return;let k=d();i.stop();try{let y=await(k?i(x=>_("board",L(g,{entries:!1}),x)):l.ask(
"board"));if(y===void 0||p(g))return;if(k&&y.cell.width!==t.sheet.cell.width){u=null,a();return}u=g,r=!1,n.draw(De(y,k?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[$]=y.problems;(!k||n.isStale)&&n.say($?`${Ke($)?"The board is not finished":"Something is wrong with the facts"}: ${$.text}`:"")}catch(y){
if(!(y instanceof ee))throw y;if(p(g))return;u=null,r=!1;let v=y.problems[0]?.text??y.message;n.say(t.sheet!==j?`This is how the board looked before: now it can\
not be drawn. ${v}`:`The board cannot be drawn. ${v}`,!0)}}return{later:a,redraw:w,isDrawn:d,forget:()=>{u=null,r=t.sheet!==j},stop:()=>{i.stop(),l.drop("board")},
get isOther(){return r}}}function Pr(e,t){let{store:n}=e,o=b("p",{class:"glad",role:"status",hidden:!0}),s=null,l=!0;function i(){let{mode:r,marks:a}=n.now,f=r===
"play"&&s!==null&&Dt(t.sheet,a,s);o.textContent=f?"Solved! Every cell is right.":"",o.hidden===f&&(o.hidden=!f,o.classList.toggle("news",l),f&&(l=!1),e.emit("fi\
nished",f))}return{element:o,celebrate:i,know:r=>{s=r},forget:()=>{s=null,l=!0}}}function Br({app:e,view:t,play:n,layers:o,tools:s,drawing:l,mode:i}){let{grid:c}=t;
Kn(c,{press:(u,r,a)=>{!l.isOther&&!o.press(u)&&i().press(u,r,a)},move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&i()!==n||t.sheet===j||l.isOther)return;
let r=c.current;u.key==="Enter"&&o.press(r)||i().onKey(u,r)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),c.onMove(u=>{i().leave(u);let[r,a]=C(
t.sheet,u);e.emit("focused",{row:r,column:a})})}function Ir({app:e,view:t,play:n,edit:o,film:s,stage:l,drawing:i,victory:c}){let{store:u}=e;u.on(["marks","notes"],
(r,a,f)=>{f.has("puzzle")||f.has("instance")||(l.drawMarks(r,a),c.celebrate(),f.has("marks")&&i.later())}),u.on(ho,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
u.on(["puzzle","instance"],()=>{t.sheet!==j&&l.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function Rr({app:e,view:t,play:n,edit:o,film:s,tools:l,stage:i,drawing:c,victory:u}){e.when("solved",r=>{u.know(r?.status==="unique"?r.answers:null),u.celebrate()}),
e.when("fill",async r=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(r))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",r=>o.changes.add(r)),e.when("film",r=>{let a=s.isOn;s.show(r),i.element.hidden=l.element.hidden=s.isOn,s.isOn?a||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:r,column:a})=>{r>t.sheet.rows||a>t.sheet.columns||(e.emit("pane","board"),t.grid.select(K(t.sheet,r,a)),On(t.grid.cell(K(t.sheet,r,a))))}),e.
when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}function mo(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var po=document.querySelector("script[src]");po instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
po.src)).catch(()=>{});var Wr=200;function go(e){let t={};return{ask:(n,o)=>(t[n]??=me())(async s=>(await new Promise(l=>{setTimeout(l,Wr)}),s.aborted?void 0:W(n,L(e.now),{signal:s,onEvent:o}))),
drop:n=>t[n]?.stop(),edit:()=>Promise.reject(new Error("exported facts are edited as text alone"))}}var Et={};Te(Et,{start:()=>Ur});var $t="#pylogic=";var wo=/^[a-z_][A-Za-z0-9_]{0,63}$/,Fr=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,bo=e=>e.includes($t);async function ko(e){let t=e.slice(e.indexOf($t)+$t.length).trim(),n;try{n=JSON.parse(await _r(t))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Hr(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:l,facts:i,marks:c,notes:u,constants:r}=n;return{puzzle:o,instance:s,rules:l,facts:i,marks:c,notes:u,constants:r}}var yo=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),ye=e=>typeof e=="string",Kr=e=>Array.isArray(e)&&e.every(ye),xt=(e,t,n)=>yo(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function Hr(e){return yo(e)&&ye(e.puzzle)&&wo.test(e.puzzle)&&ye(e.instance)&&Fr.test(e.instance)&&ye(e.facts)&&(e.rules===void 0||ye(e.rules))&&xt(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&xt(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Kr)&&xt(e.constants,wo,t=>ye(t)&&t.length<=200)}async function _r(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),l=[],i=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");l.push(
u)}return new Blob(l).text()}var So="pylogic:played:";function Ot(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:l,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(So+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:l,isSolved:i}}catch{return t}}var vo=(e,t)=>localStorage.setItem(So+e,JSON.stringify(t));function Ur(e){let{store:t}=e,n=b("p",{class:"remark"}),o=R.map(a=>b("option",{value:a.id},$o(a))),s=b("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),l=!1;R.length>1&&z("#files").append(s),it&&qr(it),z(".assistant-status").append(n);let i=a=>location.replace(xo(R.find(f=>f.id===a)));function c(){
let a=R.find(p=>xo(p)===location.hash)??R[0];if(a.id===t.now.instance)return;let{isSolved:f=!1,...d}=Ot(a.id);l=f,s.value=a.id,n.textContent=a.remark?`${B(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Ht),t.open({puzzle:"exported",instance:a.id,...d})}
function u(){let{instance:a,marks:f,notes:d,seconds:p,saves:w}=t.now;try{vo(a,{marks:f,notes:d,seconds:p,saves:w,isSolved:l})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(a,f,d)=>{d.has("instance")||u()}),e.when("finished",a=>{
!a||l||(l=!0,u(),o[s.selectedIndex].textContent=$o(R[s.selectedIndex]))});async function r(){if(!bo(location.hash)){c();return}try{let{instance:a,rules:f,facts:d,
marks:p={},notes:w={}}=await ko(location.hash),h=f===void 0?R.find(m=>m.facts===Gr(d??"")):void 0;if(!h)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);i(h.id),c(),t.change({marks:p,notes:w})}catch(a){e.emit("message",{words:a.message,isBad:!0}),i(R[0].id)}}addEventListener("hashchange",r),
r()}function qr([e,t]){let n=(o,s,l)=>o?b("a",{href:`${o}.html`,"aria-label":l},s):null;z("#bar h1").replaceChildren(b("a",{href:"index.html",title:"All boards",
class:"back"},Kt)),z("#files").append(...[n(e,"\u2190","The board before"),b("span",{},R[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var Gr=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),xo=e=>`#${encodeURIComponent(e?.name??"")}`,$o=e=>Ot(e.id).isSolved?`${e.
name} \u2713`:e.name;var Oo=Gt(),Vr={store:Oo,overview:go(Oo),...mo()};for(let e of[kt,vt,wt,Et])e.start(Vr);document.documentElement.dataset.ready="";
})();
