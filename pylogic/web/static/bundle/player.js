(async()=>{
var zo=Object.defineProperty;var Te=(e,t)=>{for(var n in t)zo(e,n,{get:t[n],enumerable:!0})};var wt={};Te(wt,{start:()=>Ss});var Le={corner:"",centre:"~",colour:"#"},fe=Object.keys(Le),Y=fe.filter(e=>e!=="colour"),J=["red","orange","yellow","green","cyan","blue","purple","grey"],ye=(e,t)=>Le[e]+
t,X=(e=[],t)=>e.filter(n=>tt(n)===t).map(n=>n.slice(Le[t].length)),tt=e=>fe.find(t=>Le[t]===e[0])??"corner",Ct=(e,t,n)=>t.every(o=>e[o]?.includes(n))?ot(e,t,o=>o.
filter(s=>s!==n)):nt(e,t,[n]),nt=(e,t,n)=>ot(e,t,o=>[...new Set([...o,...n])].sort((s,l)=>s.localeCompare(l,"en",{numeric:!0}))),Se=(e,t,n,o)=>ot(e,t,s=>s.filter(
l=>!n.includes(tt(l))||o!==void 0&&l!==ye(tt(l),o)));function ot(e,t,n){let o={...e};for(let s of t){let l=n(o[s]??[]);l.length?o[s]=l:delete o[s]}return o}var j=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Mt=new Map;function Tt({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Mt.get(o)??{svg:e,words:t,reach:n};return Mt.set(o,s),s}var Do=["diagonal","triangle"],je=Tt({svg:"",words:""});function ze(e,t=null){let n=e.pieces.map(
Tt),o=c=>c.map(u=>u<0?je:n[u]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),l=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Po(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(r=>r.map(a=>a<0?null:n[a]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...e,frames:s,plays:l,edits:i,count:e.rows*e.columns}}function Po(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var K=(e,t,n)=>(t-1)*e.columns+n-1,C=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],Z=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,st=(e,t,n,o)=>Z(t,C(e,o).join(","),n),Q=({what:e,where:t,choices:n})=>t==="cell"&&!Do.
includes(e)&&n.some(({value:o})=>o!==null);function rt(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?K(e,o,s):-1}var q=(e,t)=>!!e.looks[0]?.[t],De=(e,t)=>e.plays.some(n=>n.choices.some(
o=>q(o,t))),lt=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Lt=e=>lt(e)||[...e.frames.
flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),I=(e,t,n,o)=>ie(t,n,C(e,o).join(",")),Pe=(e,t,n,o,s)=>Fe(t,n,C(e,o).join(","),s),Be=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function Ie({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function ve(e,t,n){for(let o of e.plays){let s=o.choices[I(e,o,t,n)];if(s&&q(s,n))return s.looks.map(l=>l[n]??je)}return e.frames.
map(o=>o.blank[n])}var Nt={corner:"candidates",centre:"centre",colour:"coloured"};function Re(e,{marks:t,notes:n},o){let[s,l]=C(e,o),i=e.plays.map(f=>f.choices[I(
e,f,t,o)]?.words).filter(f=>f!==void 0),c=e.frames[0].blank[o].words,u=fe.map(f=>[Nt[f],...X(n[`${s},${l}`],f)]).filter(([,f])=>f),r=i.length?u.filter(([f])=>f===
Nt.colour):u,a=e.plays.filter(_).flatMap(f=>Pt.map(m=>{let w=f.choices[ie(f,t,ee(e,o,m))];return w&&`${m}: ${w.words}`})).filter(Boolean),d=[c,...i,...a,...r.map(
f=>f.join(" "))].filter(Boolean);return`row ${s}, column ${l}: ${d.join(", ")||"empty"}`}function jt(e,t){let n=s=>s.choices.some(l=>{let[i,c]=Z(s," ",l).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>_(s)&&n(s)))return!0;let o=rt(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(l=>q(l,o)&&st(e,s,l,o)===t))}function zt(e,t,n){let o=n.filter(l=>jt(e,l)),s=Object.entries(t).filter(([l,i])=>!i&&!n.includes(l));return o.
length?Object.fromEntries([...s,...o.map(l=>[l,!0])]):null}var We=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Dt(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(l=>jt(e,l)),s=Object.keys(t).filter(l=>t[l]);return o.length>0&&o.every(l=>t[l])&&s.every(l=>n[0].includes(l))}var _=e=>e.where!=="cell",Pt=["top","right",
"bottom","left"],Bo={top:[-1,0,"bottom"],left:[0,-1,"right"]},le=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Bt(e,t,n,o){let s=u=>u.
every((r,a)=>r>=Math.min(n[a],o[a])&&r<=Math.max(n[a],o[a])),l={...t},i={};for(let u of e.spots){let[r,a,d]=u.split(","),[f,m]=[[+r,+a],[+r+ +(d==="bottom"),+a+
+(d==="right")]].map(h=>s(h));if(!f&&!m)continue;let w=Z(e,u,e.choices[0]);delete l[w],f!==m&&(i[w]=!0)}return Object.keys(t).length===Object.keys({...l,...i}).
length&&Object.keys(i).every(u=>t[u])?l:{...l,...i}}function ee(e,t,n){let[o,s]=C(e,t),[l,i,c]=Bo[n]??[0,0,n];return(o+l>=1&&s+i>=1?[o+l,s+i,c]:[o,s,n]).join(",")}
var ie=(e,t,n)=>e.choices.findIndex(o=>t[Z(e,n,o)]===o.holds);function Fe(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Z(e,n,i)];let l=e.choices[o];return l&&
(s[Z(e,n,l)]=l.holds),s}var It=(e,t,n)=>e.plays.filter(_).reduce((o,s)=>Pt.reduce((l,i)=>Fe(s,l,ee(e,n,i),-1),o),t);function xe({cell:{width:e,height:t,edge:n}},o,[
s,l,i]){let[c,u]=[n+(l-1)*e,n+(s-1)*t],[r,a]=[c+e,u+t];if(o==="edge")return{top:[c,u,r,u],bottom:[c,a,r,a],left:[c,u,c,a],right:[r,u,r,a]}[i];let[d,f]=[c+e/2,u+
t/2];return i==="right"?[d,f,d+e,f]:[d,f,d,f+t]}function Rt(e,t,[n,o,s]){let[l,i,c,u]=xe(e,t,[n,o,s]);if(t==="edge")return[l,i,c,u];let[r,a]=s==="right"?[1,0]:[
0,1],[d,f]=[[n,o],[n+a,o+r]].map(m=>e.frames[0].cells[K(e,m[0],m[1])]?.reach?.[a]??0);return[l+r*d,i+a*d,c-r*f,u-a*f]}function G({rows:e,columns:t,cell:n,around:o}){
let[s,l,i,c]=o;return{width:t*n.width+2*n.edge+c+l,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var V=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Ke=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function Wt(e,t,n,o={}){let s=(i,c,u)=>{for(let[r,a]of t.plays.entries()){let d=I(t,a,n,c);if(d>=0&&q(a.choices[d],c))return e.plays[r].choices[d].looks[i][c]}return u},
l=e.frames.map(({blank:i,...c},u)=>({...c,blank:i,cells:i.map((r,a)=>s(u,a,r))}));for(let[i,c,u]of Object.keys(n).flatMap(r=>n[r]&&o[r]||[])){let{cells:r,blank:a}=l[i];
r[c]===a[c]&&(r[c]=u)}return{...e,frames:l}}function b(e,t={},...n){let o=document.createElement(e);for(let[s,l]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),l):s==="dataset"?Object.
assign(o.dataset,l):s==="class"?o.className=l:s in o?Object.assign(o,{[s]:l}):o.setAttribute(s,l);return o.append(...n.flat().filter(s=>s!=null)),o}function Ft(e,t){
let n=[...e.children],o=t.map(s=>n.find(l=>l.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,l)=>{e.children[l]!==s&&e.insertBefore(s,
e.children[l]??null)})}function te(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function D(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var de=e=>[...document.querySelectorAll(e)];var he=e=>e.target;function ne(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function _e(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(l){if(l.name==="AbortError")return;throw l}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var ce=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var Io=Uint8Array.from(atob(D("#told").textContent??""),e=>e.charCodeAt(0)),Kt=new Response(new Blob([Io]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:_t,game:Ht,boards:R,around:it}=await Kt;var Ro=new Map(R.map(({id:e,sheet:t})=>[e,ze(t)])),$e=()=>{throw new V({words:"This page was made to be played without a server, which alone knows that."})},Ut={
board:({id:e,sheet:t,effects:n},o)=>Wt(t,Ro.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:$e(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",{...s,frames:s.drawn});return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e},differences:({
shared:e})=>e??$e()};async function W(e,t,n={}){let{onEvent:o=()=>{}}=n,s=t,l=R.find(({id:c})=>c===s.instance);if(!l||e==="answers"&&!l.solution)return $e();let i=Object.
fromEntries(s.marks);if(e!=="overview")return(Ut[e]??$e)(l,i,o);for(let c of s.parts)o(c,{found:Ut[c](l,i,o)})}var H=(e,t,n)=>W(e,t,{signal:n}),qt=async e=>$e();var Gt=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Wo=["facts","marks","notes"];function Vt(e=Gt){let t=e,n=[],o=[],s=null,l=new Set,i=r=>{let d=Object.keys(t).filter(f=>t[f]!==r[f]);if(d.length)
for(let f of[...l])f(t,r,new Set(d))},c=({facts:r,marks:a,notes:d})=>({facts:r,marks:a,notes:d}),u=(r,a)=>{if(!r.length)return;let d=t;a.push(c(t)),t={...t,...r.
pop()},s=null,i(d)};return{get now(){return t},get canUndo(){return n.length>0},get canRedo(){return o.length>0},get history(){return{now:c(t),past:n,future:o}},
change(r,{merge:a=null,undoable:d=!0}={}){let f=t,m=Wo.some(w=>w in r&&r[w]!==t[w]);m&&d&&!(a!==null&&a===s)&&(n.push(c(t)),o=[]),(m||"mode"in r)&&(s=a),t={...t,
...r},i(f)},open(r,a=null){let d=t;t={...Gt,...r},[n,o,s]=a!==null&&JSON.stringify(a.now)===JSON.stringify(c(t))?[a.past,a.future,null]:[[],[],null],i(d)},undo:()=>u(
n,o),redo:()=>u(o,n),on(r,a){let d=new Set(r),f=(...m)=>{[...m[2]].some(w=>d.has(w))&&a(...m)};return l.add(f),()=>l.delete(f)}}}function L(e,t={}){let{puzzle:n,
instance:o,rules:s,facts:l,constants:i,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:l,constants:i,marks:Object.entries(c),...t}}function Yt(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:l=[],effect:i=[],wrong:c=[]}=t.pointed??t.card??{},u=t.pointed?
[]:t.check?.wrong??[],r={cause:l,effect:i,wrong:[...c,...u]},a=l.length||i.length||r.wrong.length?r:null,d=JSON.stringify(a);d!==n&&(n=d,e.emit("highlight",a))}}
var me=e=>e.join(",");function Jt(e,t){let n=new Set(t.map(me));return e.filter(o=>!n.has(me(o)))}function pe(e){return[...new Map(e.map(t=>[me(t),t])).values()]}var Fo=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function He({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:l=[],lines:i=[]}){let c={effect:o,cause:Jt(s,o),wrong:l},
u=()=>t("pointed",c),r=()=>t("pointed",null);return b("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:r,onfocusout:r,dataset:{cells:[...o,...s,...l].
map(me).join(" ")}},...Ko(e,n),Ho(e,i))}function Ee(e,{words:t,cells:n,because:o}){let s=o.flatMap(l=>l.cells);return He(e,{words:t,effect:n,cause:s,lines:o})}function Ae(e,t){
let{sentence:n,cells:o,causes:s,because:l,chain:i}=t,c=He(e,{words:n,effect:o,cause:s,lines:i.length?[]:l});return b("ul",{class:"sentences"},c,...i.length?[Ue(
e,i)]:[])}function Ue(e,t){return b("li",{class:"chain"},b("ol",{class:"sentences"},t.map(n=>{let o=Ee(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Ko(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[b("p",{},Oe(e,B(o)))]:[b("p",{},Oe(e,`${B(n)}:`)),b("p",{class:"follows"},
Oe(e,B(o)))]}var B=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function Oe(e,t){return t.split(Fo).map((n,o)=>o%2?_o(e,n):n)}function _o(e,t){let[n,o]=t.split(
",").map(Number),s=`row ${n}, column ${o}`;return b("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.emit("ce\
ll",{row:n,column:o})},t)}function Ho(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?b("p",{class:"sources"},[...n.keys()].map(
o=>ct(e,o))):null}function ct(e,t){let n=Uo(t);return n===null?null:b("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},at(n,e.store.now))}function Uo(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function at({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function Xt({app:e,place:t}){e.when("focused",n=>{let o=n&&me([n.row,n.column]);for(let s of de(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var oe=e=>pe(e.flatMap(t=>t.cells));var qo=["ghosts","overlay","film"];function Zt(e){let{app:t,place:n,highlight:o}=e,s=b("div",{class:"card-body","aria-live":"polite"}),l=b("h2",{tabIndex:-1}),i=Go(
(...h)=>s.append(...h)),c=b("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:f},"\xD7");n.card.append(b("header",{},l,c),s,i.element),
n.card.hidden=!0,Xt(e);let u=new Set,r=new Set,a=()=>!1;function d(){a=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let h of[...u])w.
offer(h,null)}function f(){r.add(l.textContent),w.close()}let m=h=>h.flat().filter(p=>p!=null),w={show(h,...p){let g=n.card.contains(document.activeElement);d(),
r.delete(h),l.textContent=h,s.append(...m(p)),n.card.hidden=!1,g&&l.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:h=>n.card.hidden&&!r.has(h),add(...h){s.append(...m(h))},replace(...h){o("pointed",null),s.replaceChildren(
...m(h))},work(h,p,g){return w.show(h),i.tell(p),i.run(g)},keepWhile(h){a=h},tell:i.tell,offer(h,p){p===null?u.delete(h):u.add(h),t.emit(h,p)},close(){d(),n.card.
hidden=!0}};for(let h of qo)t.when(h,p=>{p===null&&u.delete(h)});return t.when("cancel-all",()=>{r.clear(),w.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{a()||w.close()}),w}function Go(e){let t=b("span",{class:"soft"}),n=b("button",{type:"button",onclick:()=>{l(),e(b("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=b("div",{class:"card-work",hidden:!0},b("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function l(){s?.abort(),s=null,o.hidden=
!0}async function i(u){let r=s=new AbortController;o.hidden=!1;try{await u(r.signal)}catch(a){if(a.name==="AbortError"||r.signal.aborted)return;e(b("p",{class:Vo(
a)?"failure":""},qe(a)))}finally{s===r&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:l,tell:u=>{t.textContent=u}}}var Vo=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function qe(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return B(n.replace(/^encodings\/\S+: /,""))}function N(e,t,n={}){
return b("button",{type:"button",onclick:t,...n},e)}var F=(...e)=>b("div",{class:"row"},...e),M=(...e)=>b("p",{},...e);var Qt=2e3,en=["puzzle","instance","rules","facts","constants"];function tn(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(r){t.add(r)}};function s(r){
o.now={...o.now,...r};for(let a of t)a(o.now)}async function l(){clearTimeout(n);let r=e.store.now;if(!r.puzzle)return;let a=performance.now(),d={count:0,cost:[]};
try{let f=await e.overview.ask("solve",(m,w)=>{d=w});f!==void 0&&i(r)&&c(f)}catch(f){if(!i(r))return;if(f.interrupted)return c(Yo(d,f.interrupted,performance.now()-
a));s({outcome:null,error:f,isOld:!1}),e.emit("solved",null),f.status===0?n=setTimeout(u,Qt):e.emit("problems",f.problems??[])}}let i=r=>en.every(a=>e.store.now[a]===
r[a]);function c(r){s({outcome:r,error:null,isOld:!1}),e.emit("problems",r.remarks),e.emit("solved",Ge(r))}async function u(){try{await qt("openapi.json")}catch(r){
r.status===0?n=setTimeout(u,Qt):s({outcome:null,error:r,isOld:!1});return}l()}return e.store.on(en,(r,a,d)=>{let f=d.has("puzzle")||d.has("instance");s(f?{isOld:!0,
outcome:null,error:null}:{isOld:!0}),l()}),o}var Yo=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,
answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Ge({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{
status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function nn(e){let{app:t,place:n,solving:o}=e,s=b("strong"),l=b("span",{class:"soft"}),i=b("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=b(
"div",{class:"row"}),u=b("div",{class:"status-line",role:"status"},b("span",{class:"light","aria-hidden":"true"}),s,l);n.status.append(u,i,c);let r=Zo(e,c,d);function a({
outcome:m,error:w,isOld:h}){if(n.status.setAttribute("aria-busy",String(h)),n.status.classList.toggle("old",h),h){r.stop(),m===null&&w===null&&f();return}let p=w?
Jo(w):m&&ut(m);p!==null&&(n.status.dataset.kind=p.kind,s.textContent=p.words,l.textContent=p.detail??"",c.replaceChildren(...Xo(t,w)),m?.status==="multiple"&&r.
offer())}function d({count:m,exhausted:w,horizon:h}){s.textContent=w?`${ce(m,"answer")}, all counted`:`At least ${ce(m,"answer")}`;let p=h===null?null:`in ${h} \
steps; longer ones were not counted`;l.textContent=[p,w?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function f(){s.textContent="\u2026",l.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(a),f()}function ut(e){let{status:t,cost:n,count:o,horizon:s}=e,l=e.interrupted?null:`${Ge(e).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,l].filter(Boolean).join(" \xB7 "),c=n.join(" "),u=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Ge(e).
seconds)} s`,r={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${u}: the best so far is ${c}, not proved`:`${u}: ${ce(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[t];return{words:r[0],detail:i,kind:r[1]}}function Jo(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:e.interrupted?{words:qe(e),kind:"warn"}:e.problems.length&&e.problems.every(Ke)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function Xo(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return b("p",{class:"status-problem"},n.text);let o=B(at(n,e.store.now)),s=b("button",{type:"button",class:"ru\
le-link",onclick:()=>e.emit("reveal",n)},o);return b("p",{class:"status-problem"},s,`: ${n.text}`)})}function Zo({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,u=b("span",{},"Counting \u2026");t.replaceChildren(b("span",{class:"spinner","aria-hidden":"true"}),u,N("Cancel",()=>{l(),i("Counting was ca\
ncelled.")}));try{let r=await W("count",L(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(a,{count:d})=>{u.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(r)}catch(r){c.signal.aborted||i(qe(r))}}function l(){o?.abort(),o=null}function i(c=null){t.replaceChildren(c??"",N("Count them all",s))}return{
stop:l,offer:i}}var ft=200;function sn(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(N("Solution",i,{title:"Show the solved board"}),N("Answers",r,{title:"All answe\
rs, one after the other",class:"served"}));let l=!0;t.when("playable",a=>{l=a});async function i(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async a=>{let d=e.createFilm("Solution"),f=[];await W("answers",L(t.store.now,{marks:[],most:1}),{signal:a,onEvent:(m,w)=>{
f.push(w),d.add(on(w,"Solution"))}}),f.length?o.add(...c(f[0])):o.add(M("No answer was found."))})}function c({atoms:a,frames:d}){let f=s.now.outcome&&`${ut(s.now.
outcome).words}. `;return[M(`${f??""}${d.length?"The board shows it.":""}`),d.length?null:b("p",{class:"atoms"},a.join(" ")),l&&s.now.outcome?.horizon===null?F(
N("Fill it in",()=>u(a),{class:"primary"})):null]}function u(a){o.offer("film",null),t.emit("fill",a)}async function r(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async a=>{let d=e.createFilm("All answers"),f=b("div"),m=[],w=0,h=!1,p=S=>d.goTo(m[Math.
min(Math.max(w+S,0),m.length-1)]),g=b("span",{role:"status"}),k=()=>{g.textContent=`Answer ${w+1} of ${m.length}`};f.append(b("div",{class:"row"},N("Previous",()=>p(
-1)),g,N("Next",()=>p(1)))),d.onMove(S=>{w=Math.max(m.findLastIndex($=>$<=S),0),k()}),o.add(f);let y=await W("answers",L(t.store.now,{marks:[],most:ft}),{signal:a,
onEvent:(S,$)=>{h=$.cost.length>0,m.push(d.length),d.add(on($,`Answer ${m.length}`)),$.frames.length||f.append(b("p",{class:"atoms"},$.atoms.join(" "))),o.tell(
`${m.length} so far \u2026`),k()}});o.add(M(Qo({...y,isBest:h,horizon:s.now.outcome?.horizon},m.length)))})}}var on=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function Qo({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
ft?"There may be others.":`The first ${ft}; there may be more.`}var rn="pylogic:check",es=250,ts=400,ns=3,os="Whether this can be completed was not found out in time.";function ln(e){let{app:t,place:n,solving:o}=e,s=_e(),l=s.
stop,i=!1,c=null,u=!1,r=ls(e),a=ss(()=>m(!f())),d=N("Check",()=>w(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(b("div",{class:"\
row"},d,a),r.element);let f=()=>a.getAttribute("aria-checked")==="true";function m(k){a.setAttribute("aria-checked",String(k)),localStorage.setItem(rn,k?"on":"o\
ff"),c=null,w()}async function w(k=!1){let{outcome:y,isOld:S}=o.now,{marks:$}=t.store.now,x=k||u&&$===c;if(k)c=$;else if(!x&&$===c&&!S)return;let O=Object.keys(
$).length===0;u=x&&S&&!O;let v=(x||f())&&!S&&y!==null&&!O;if(!v||y.status==="none"||y.horizon!==null)l(),v&&y.horizon===null?r.bad("There is no answer at all",[]):
x&&O?r.unsure("Nothing is entered yet."):u?r.unsure("checking \u2026"):r.clear();else if(!x)await p("rules");else{let E=y.status==="unique"?new Set(y.answers[0].
atoms):null;E===null?await p("all"):h(E,$)&&await p("reasons")}}function h(k,y){let S=dt(k,y);if(S.length){let $=pe(S.map(ht).filter(O=>O!==null)),x=$.length===
1?`1 ${ae($)} is wrong`:`${$.length} ${ae($)}s are wrong`;return r.bad(x,$),!0}return l(),r.good(i?b("strong",{},"Solved!"):"So far so good"),!1}async function p(k){
let y=r.element.childNodes.length?ts:0,S=k==="all"?setTimeout(()=>r.unsure("checking \u2026"),y):0,$;try{$=await s(O=>H("judge",L(t.store.now),O))}catch(O){k===
"all"&&O.interrupted?r.unsure(os):k!=="reasons"&&r.clear();return}finally{clearTimeout(S)}if($===void 0)return;let x=rs(e,$.broken);if(k==="rules")x?r.bad(x.children.
length===1?"A rule is broken":"Rules are broken",oe($.broken),x):i?r.good(b("strong",{},"Solved!")):r.clear();else if(k==="reasons"){if(x===null)return;r.element.
querySelector("button")?.remove(),r.element.append(x)}else $.possible?r.good("So far so good"):r.bad("This cannot be completed any more",oe($.broken),x)}let g=ne(
es,()=>w());t.store.on(["marks"],k=>{l(),r.element.classList.add("old"),Object.keys(k.marks).length||r.clear(),g()}),t.when("cancel-all",()=>{l(),r.clear()}),t.
when("playable",k=>{n.check.hidden=!k}),t.when("finished",k=>{i=k,w()}),o.on(()=>w()),a.setAttribute("aria-checked",String(localStorage.getItem(rn)==="on"))}var ss=e=>b(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},b("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function rs(e,t){let n=t.slice(0,ns).map(o=>Ee(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?b("ul",{class:"sentences"},n):null}function ls({conflicts:e,highlight:t}){let n=b("div",{class:"verdict",role:"status"}),o=(l,i,...c)=>{t("pointed",null),
t("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=l,n.replaceChildren(...c.filter(u=>u!=null))},s=()=>N("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:l=>o("",null,b("span",{class:"soft"},l)),good:l=>o("good",null,l),bad:(l,i,c=null)=>o("bad",i,b("strong",{},l),
c??s())}}var ae=e=>e.every(t=>t.length>2)?"line":"cell",dt=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function ht(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var is=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,mt="Why there is no answer",cn="Why this is wrong",cs="Which rule is wrong",as=600;function an(e){let{app:t,
card:n,highlight:o,solving:s}=e;function l(p=!1){return a(mt,{marks:[]},p)}async function i(){await n.work(cn,"Looking for what it breaks \u2026",async p=>{let{
broken:g}=await H("judge",L(t.store.now),p);g.length?c(g):await d({},!1,p)})}function c(p){o("card",{wrong:oe(p)}),n.replace(M("What you entered breaks a rule a\
lready:"),b("ul",{class:"sentences"},p.slice(0,12).map(g=>Ee(e,{words:`${g.words}.`,cells:[],because:[g]}))),u())}let u=()=>F(N("But it is right",()=>n.work(cs,
"Looking for what refuses it \u2026",async p=>{let{is_answer:g,reasons:k}=await H("why",L(t.store.now),p);g?n.add(M("Some answer has all of it.")):r(k)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function r(p){o("card",{wrong:oe(p)}),n.replace(b("ul",{class:"sentences"},Ue(e,p.flatMap(
g=>un(g)))))}function a(p,g,k){let y=k?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(p,y,S=>d(g,k,S))}async function d(p,g,k){
let y=(x,{size:O,bound:v})=>n.tell(`${O} clues and rules so far${v?`, at least ${v} are needed`:""} \u2026`),S=L(t.store.now,{...p,smallest:g}),$=await W("confl\
icts",S,{signal:k,onEvent:y});$.status!=="none"?n.add(M("There is an answer now.")):$.conflicts.length?f($.conflicts[0],p):n.add(M("The reason was not found in \
time."))}function f(p,g){let k=p.because.filter($=>$.clue!==null),y=p.because.filter($=>$.clue===null),S=p.chain.length>0;o("card",{cause:pe([...oe(k),...oe(y)]),
wrong:p.cells}),n.replace(M(S?"It leads to a contradiction:":us(p,k,y)),w("The clues: ",k.map($=>$.words).join("; ")),w("What you entered: ",p.cells.join(" ")),
S?b("ul",{class:"sentences"},Ue(e,p.chain)):m(y),b("p",{class:"soft"},p.smallest?"No reason is smaller.":p.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),g.marks?null:u(),p.smallest?null:F(N("The smallest reason",()=>a(g.marks?mt:cn,g,!0))))}let m=p=>b("ul",{class:"sentences either"},p.map(g=>He(e,
{words:g.words,cause:g.cells,lines:[g]}))),w=(p,g)=>g?M(p,...Oe(t,fs(g))):null,h=ne(as,()=>{let{outcome:p,isOld:g}=s.now;!g&&p?.status==="none"&&p.horizon===null&&
n.mayCome(mt)&&l()});return s.on(h),{ofPuzzle:l,ofMarks:i}}function un({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>un(i,s+1))]}function us(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function fs(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(is,t).trimEnd()}var fn="How the answer follows",dn=10;function hn({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function l(u){s(),n=new AbortController;let r={marks:e.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},a=(d,f)=>{
r.events.push({name:d,data:f}),r.wake()};return r.end=W("explain",L(e.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:a}),r.end.catch(()=>{}).finally(()=>{r.
hasEnded=!0,r.wake()}),o=r}async function*i(u){for(let r=0;;r+=1){for(;r===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(r===u.events.
length)return;yield u.events[r]}}async function c(u,r){u.addEventListener("abort",s);try{return await r()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:r}=e.now,a=o&&Object.entries(o.marks).every(([d,f])=>r[d]===f);for(let d=o&&a?o:l(dn);;d=l(dn)){let f=[],m=[],w=null;for await(let{name:h,
data:p}of i(d)){h==="own"&&(w=p),h==="step"&&f.push(p),m.push(...(p.frames??[]).flatMap(k=>k.looks??[]));let g=ds(w,f,r);if(g.length)return{steps:g,looks:m,end:null}}
if(d.marks===r)return{steps:[],looks:m,end:await d.end}}}),follow:(u,r)=>c(u,async()=>{let a=o&&o.most===null&&o.marks===e.now.marks?o:l(null);for await(let{name:d,
data:f}of i(a))r(d,f);return a.end})}}function ds(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(l=>pt(l,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function pt(e,t){let[n,o]=We(e);return t[n]===o}function gt({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function mn(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(N("Explain",l,{title:"All steps to the answer, one by one, as a film"}));async function l(){let i=o.now.
outcome?.status;if(i==="none")return e.conflicts.ofPuzzle();if(i==="multiple")return e.several.ask();await n.work(fn,"Looking for the first step \u2026",async c=>{
let u=e.createFilm(fn),r=b("ol",{class:"steps"});n.add(r);let a=await s.follow(c,(d,f)=>{f.frames&&u.add(f.frames.map(m=>({...m,...hs(d,f)}))),d==="step"&&(r.append(
ms(e,u,f,r.childElementCount+1)),n.tell(`${ce(r.childElementCount,"step")} so far \u2026`))});if(a.status==="none")return gt(e,a);if(a.status==="multiple")return e.
several.ask();r.before(M(ps(a,r.childElementCount)))})}}function hs(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:B(t),
captions:[B(n)],settled:o}}function ms(e,t,n,o){let s=b("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},B(n.words)),l=b("li",{dataset:{frame:o}},
s,Ae(e,n));return t.onMove(i=>{l.classList.toggle("current",i===o),i===o&&l.scrollIntoView({block:"nearest"})}),l}function ps({grade:e,complete:t,interrupted:n},o){
let s=ce(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let l=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+
(l?` The hardest step: ${l.name} (cost ${l.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function pn(e){let t=null;return e.app.when("film-at",
n=>t?.moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=gs(e,n)}function gs({app:e,card:t},n){let o=[],s=[],l=[],i=0,c=!0,u=()=>{c&&o.length&&t.offer("film",{title:n,
frames:[...o],looks:s,at:i})},r=ne(200,u);return{moved(a){if(c){i=a;for(let d of l)d(i)}},told(a){(a===null||a.title!==n)&&(c=!1)},get length(){return o.length},
add(a){let d=o.length===0;o.push(...a),s.push(...a.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),d?u():r()},goTo(a){c=!0,i=Math.min(a,o.length-1),u(),e.emit("pane",
"board");for(let d of l)d(i)},onMove(a){l.push(a)}}}var Ve="Hint";function wn(e){let{app:t,place:n,card:o,highlight:s,derivation:l}=e,i=N("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),t.when("playable",w=>{i.hidden=!w}),t.when("hint",u);let c=!1;t.when("finished",w=>{c=w});async function u(){if(c){o.show(Ve,M("Solved: nothing is lef\
t to do."));return}let w=r();if(w.length){a(w);return}await o.work(Ve,"Looking for the simplest next step \u2026",async h=>{let{marks:p}=t.store.now,{steps:g,looks:k,
end:y}=await l.next(h),S=t.store.now.marks===p;y?.status==="none"?gt(e,y):y?.status==="multiple"?ws(e):S?y?o.add(M(bs(y,p))):d(g.at(-1),g.slice(0,-1),k,p):o.add(
M("The board has changed meanwhile: ask again."))})}function r(){let{outcome:w,isOld:h}=e.solving.now;return!h&&w?.status==="unique"?dt(new Set(w.answers[0].atoms),
t.store.now.marks):[]}function a(w){let h=w.map(ht).filter(y=>y!==null),p=()=>{let y=Object.entries(t.store.now.marks).filter(([S])=>!w.includes(S));t.store.change(
{marks:Object.fromEntries(y)}),o.close()};o.show(Ve),s("card",{wrong:h});let g=t.store.on(["marks"],({marks:y})=>{g(),k.isConnected&&!w.every(S=>S in y)&&o.close()}),
k=N("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(M(w.length===1?`First this: one ${ae(h)} is wrong.`:`First this: ${w.length} ${ae(h)}s are wrong.`),
F(N(w.length===1?"Erase it":"Erase them",p,{class:"primary"}),k))}function d(w,h,p,g){let{cells:k,causes:y,entered:S,name:$,frames:x}=w;s("card",{effect:k,cause:y});
let O=N("Do it",()=>m(S),{class:"primary"}),v=N("Do it, and the next",()=>{m(S),u()}),E=()=>S.every(T=>pt(T,t.store.now.marks)),A=t.store.on(["marks"],()=>{if(!O.
isConnected)return A();if(!f(g))return o.close();s("card",null),v.textContent=(O.disabled=E())?"Next hint":"Do it, and the next"});o.add(b("p",{class:"look"},"L\
ook at ",gn("effect",k),...y.length?[" and ",gn("cause",y)]:[],".",b("span",{class:"soft"},` (${$})`)),...h.map(T=>Ae(e,T)),Ae(e,w),F(O,v,w.has_candidates?N("Sh\
ow what is noted",()=>{o.offer("film",{title:Ve,frames:x,looks:p.map(T=>({svg:T})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&O.focus()}let f=w=>Object.entries(w).every(([h,p])=>t.store.now.marks[h]===p);function m(w){let{marks:h}=t.store.now;
t.store.change({marks:{...h,...Object.fromEntries(w.map(We))}})}}function ws({card:e,several:{share:t}}){e.add(M("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),F(N("Show what all answers share",t)))}var gn=(e,t)=>b("span",{class:`key ${e}`},t.length===0?"the board":
t.length===1?`this ${ae(t)}`:`these ${t.length} ${ae(t)}s`);function bs({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var bn="More than one answer",ks=300;function kn(e){let{app:t,card:n,solving:o}=e;function s(){n.show(bn,M("This board has more than one answer. What would you \
like to see?"),l())}let l=(h=null)=>F(N("What they share",c,{hidden:h===c}),N("Two of them side by side",u,{hidden:h===u,class:"served"}),N("Clues that would le\
ave one",r,{hidden:h===r,class:"served"})),i=(h,p)=>H("differences",L(t.store.now,{marks:[],extra:p}),h);async function c(){await n.work("What all answers share",
"Comparing all answers \u2026",async h=>{let{status:p,cautious:g,brave:k}=await i(h,!1);if(!m(p)){if(g===null)return n.add(M("The answers were not all compared \
in time."));n.offer("overlay",{certain:g,possible:k}),n.add(M("The board shows all answers at once: full is what every answer has, faint what only some have."),
M(`${g.length} of ${k.length} are certain.`),l(c))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async h=>{let{status:p,picture:g}=await i(
h,!1);if(m(p))return;if(g===null)return n.add(M("These rules do not say how a board is drawn."));let k=[{svg:g}];n.offer("film",{title:"Two answers",frames:k,at:0}),
n.add(M("Where they differ is highlighted; the third board is what all answers share."),l(u))})}async function r(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async h=>{let{status:p,offers:g,proof:k}=await i(h,!0);if(m(p))return;if(!g.length)return n.add(M("No clues were found that w\
ould leave one answer."));a(g);let y=g.length===1;n.add(M(y?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${g.
length} clues would leave one answer (${k}). They stand faintly on the board: click one to add it.`),F(N(y?"Add it":"Add all",()=>f(d(g)),{class:"primary"})))})}
function a(h){n.offer("ghosts",h),n.keepWhile(()=>{let p=d(h);return!p.length||p.length===h.length?!1:(a(p),!0)})}function d(h){let p=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return h.filter(({atom:g})=>!p.includes(`${g}.`))}let f=h=>t.emit("clues",h.map(({atom:p})=>p));function m(h){return h==="multiple"?!1:(n.add(M("T\
here is no longer more than one answer.")),!0)}let w=ne(ks,()=>{let{outcome:h,isOld:p}=o.now;!p&&h?.status==="multiple"&&h.horizon===null&&n.mayCome(bn)&&s()});
return o.on(w),{ask:s,share:c}}function yn({app:e,place:t,card:n}){t.more.append(N("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async l=>{let{rules:i,unexercised:c,interrupted:u}=await H(
"unneeded",L(e.store.now,{marks:[]}),l);n.add(i.length?M("All of these could be deleted at once: the answers of this board would stay the same."):M(u?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?M("This board says nothing of these: it has nothing that they could forbid."):null,s(c),u?M("T\
he search was cut short: there may be more."):null)})}let s=l=>b("ul",{class:"sentences"},l.map(({words:i,place:c})=>b("li",{class:"sentence"},b("p",{},B(ys(i))),
b("p",{class:"sources"},ct(e,c)))))}var ys=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var Sn=matchMedia("(max-width: 60rem)");function Ss(e){let t={status:b("section",{class:"assistant-status","aria-label":"Answers"}),buttons:b("div",{class:"assi\
stant-buttons"}),check:b("section",{class:"assistant-check","aria-label":"Check while you play"}),card:b("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:b("div",{class:"assistant-more"})};D("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>Sn.matches?D("#board").append(
t.card):t.check.after(t.card);Sn.addEventListener("change",n),n();let o=Yt(e),s={app:e,place:t,highlight:o,solving:tn(e)};s.card=Zt(s),s.derivation=hn(e),s.createFilm=
pn(s),nn(s),s.conflicts=an(s),s.several=kn(s),wn(s),mn(s),sn(s),ln(s),yn(s)}var kt={};Te(kt,{start:()=>As});var vn="http://www.w3.org/2000/svg",vs={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5\
a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7\
 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.0\
1M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"};function bt(e){let t=document.createElementNS(vn,"s\
vg");for(let[o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,s);let n=document.createElementNS(vn,"path");return n.
setAttribute("d",vs[e]),t.append(n),t}var xs=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],$s=8e3,Os=2,Es=["pointerdown","keydown"],
xn={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function As(e){Cs(e),Ms(e),Ns(),Ts(e),js(e)}function Cs({store:e}){
let t=xs.map(({mode:o,name:s,title:l})=>b("button",{type:"button",role:"radio",title:l,dataset:{mode:o},onclick:()=>e.change({mode:o})},s)),n=({mode:o})=>{for(let s of t){
let l=s.dataset.mode===o;s.setAttribute("aria-checked",String(l)),s.tabIndex=l?0:-1}};D("#modes").append(...t),D("#modes").addEventListener("keydown",o=>{if(!o.
key.startsWith("Arrow"))return;let s=e.now.mode==="play"?"edit":"play";e.change({mode:s}),t.find(l=>l.dataset.mode===s)?.focus(),o.preventDefault()}),e.on(["mod\
e"],n),n(e.now)}function Ms({store:e}){let t=(l,i,c,u)=>b("button",{type:"button",title:`${i} (${c})`,"aria-label":i,onclick:u},bt(l),b("span",{class:"wide"},i)),
n=t("undo","Undo","Ctrl-Z",()=>e.undo()),o=t("redo","Redo","Ctrl-Y",()=>e.redo()),s=()=>{n.disabled=!e.canUndo,o.disabled=!e.canRedo};D("#history").append(n,o),
e.on(["facts","marks","notes","puzzle","instance"],s),s(),addEventListener("keydown",l=>{if(!(l.ctrlKey||l.metaKey)||he(l).closest("input, textarea, .cm-editor"))
return;let i=l.key.toLowerCase();if(i==="z"&&!l.shiftKey)e.undo();else if(i==="y"||i==="z"&&l.shiftKey)e.redo();else return;l.preventDefault()})}function Ns(){let e=()=>getComputedStyle(
document.documentElement).colorScheme==="dark",t=b("button",{type:"button",onclick:()=>{let o=e()?"light":"dark";document.documentElement.dataset.theme=o,localStorage.
setItem("pylogic:theme",o),n()}}),n=()=>{let o=e()?"Light colours":"Dark colours";t.replaceChildren(bt(e()?"light":"dark")),t.title=o,t.setAttribute("aria-label",
o)};D("#appearance").append(t),n()}function Ts(e){let t=de("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute("aria-current",String(
s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ls(e)}function Ls(e){let t=Object.keys(xn),
n=o=>{e.emit("pane",o),de(`#${o} :is(${xn[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;let s=t.findIndex(
i=>document.activeElement?.closest(`#${i}`)),l=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+l)%t.length]),o.preventDefault()});for(let o of de(".leap a"))o.addEventListener(
"click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function js(e){let t=D("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=b("div",{class:o?"messag\
e bad":"message"},n),l=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...l.slice(1-Os),s);let i=()=>s.remove();setTimeout(()=>{if(!o)i();else for(let c of Es)
addEventListener(c,i,{once:!0})},$s)})}var vt={};Te(vt,{start:()=>Br});var zs=12;function ge(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(b("span",{class:t,ariaHidden:"true"},n))}function $n(e,t,n,o){
ge(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),l=Math.ceil(Math.sqrt(o)),i=l>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(l)),s.replaceChildren(...n.flatMap(c=>{let u=Number(c)-1,r=b("span",{},c);return r.style.gridArea=`${Math.floor(
u/l)+1} / ${u%l+1}`,[r," "]})))}function we(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(b("span",{class:"typed",ariaHidden:"true"},t))}function On(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Ye(e,t){ge(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/zs%360))}function En(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var Ds=500,Ps=["clue","unknown"];function An({app:e,view:t}){let n=new Map,o=new Map,s=Bs(e,()=>{for(let x of u())we(t.grid.cell(x),null)}),l=()=>t.sheet,i=x=>l().
edits.find(O=>O.what===x),c=x=>C(l(),x).join(",");function u(){let x=[...n.keys()];return n.clear(),o.clear(),x}function r(x,O,v,E=null){let A=v===null?"":x==="\
unknown"?"?":v;n.set(O,A),we(t.grid.cell(O),A);for(let T of Ps)o.set(`${T} ${c(O)}`,null);p(x,O,v,E)}function a(x,O){let v=O.filter(E=>w(E,x));if(v.length){for(let E of v)
o.set(`${E} ${c(x)}`,null);n.set(x,""),we(t.grid.cell(x),""),s.ask({cells:v.map(E=>[E,...C(l(),x),null])})}}function d(x,O){let v=o.get(`${x} ${O}`);return v===
void 0?i(x)?.cells.get(O)??null:v}function f(x){let O=[...o.keys()].filter(E=>E.startsWith(`${x} `)).map(E=>E.slice(x.length+1)),v=i(x)?.cells.keys()??[];return[
...new Set([...v,...O])].filter(E=>d(x,E)!==null)}let m=(x,O)=>d(x,c(O)),w=(x,O)=>m(x,O)!==null;function h(x,O,v=null){for(let[E,A]of O)o.set(`${x} ${E.join(",")}`,
A);s.ask({cells:O.map(([E,A])=>[x,...E,A])},v)}let p=(x,O,v,E=null)=>h(x,[[C(l(),O),v]],E);function g(x,O){let v=[];for(;;){let E=d(x,[...O,v.length+1].join(","));
if(E===null)return v;v.push(E)}}function k(x,O,v,E=null){let A=v.match(/\d+/g)??[],T=g(x,O).slice(A.length).map(()=>null);h(x,[...A,...T].map((z,U)=>[[...O,U+1],
z]),E)}function y(x,O,v,E){s.ask({cells:[[x,...C(l(),O),...v,E===""?null:E]]})}function S(x,O){x>=1&&O>=1&&s.ask({size:[x,O]})}function $(x){let O=z=>/^\d+$/.test(
z)?Number(z):z,v=x.flatMap(z=>{let[,U="",re=""]=/^(\w+)\((.*)\)$/.exec(z)??[],ue=re.split(","),Ne=t.sheet.edits.find(({isClue:No,predicate:To,keys:Lo,values:jo})=>No&&
To===U&&Lo+jo===ue.length);return Ne?[[Ne.what,...ue.slice(0,Ne.keys).map(O),ue.slice(Ne.keys).join(",")]]:[]});if(!v.length||v.length<x.length)return!1;s.ask({
cells:v});let[E,A,T]=v[0];return i(String(E))?.where==="cell"&&t.grid.select(K(l(),Number(A),Number(T))),!0}return{entry:i,key:c,set:r,erase:a,found:d,everywhere:f,
valueAt:m,has:w,place:h,become:p,numbers:g,becomeNumbers:k,write:y,resize:S,add:$,settle:()=>s.isEmpty?u():[]}}function Bs(e,t){let{store:n,overview:o}=e,s=[],l=!1,
i=!1;function c(a,d=null){s.push({step:a,merge:d}),l||u()}async function u(){for(l=!0;s.length;)await r(s.splice(0,Ds));l=!1}async function r(a){let d=n.now,f=!1;
i=!0;let m=w=>{i=!1,!(n.now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(f=n.now.facts!==d.facts,w.forEach((h,p)=>{!f&&h!==n.now.facts&&n.change({facts:h},
{merge:a[p].merge})}))};try{await o.edit(a.map(({step:w})=>w),m)}catch(w){if(i=!1,!(w instanceof V))throw w;e.emit("message",{words:`This cannot be changed here\
: ${w.message}`,isBad:!0}),t()}f&&await r(a)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var be={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function Cn({app:e,view:t}){let{store:n}=e,o=null,s=0,l=()=>t.sheet.plays.find(_);
function i(h,p,g,k=null){let y=ie(h,n.now.marks,p);!h.spots.has(p)||y===g||n.change({marks:Fe(h,n.now.marks,p,g)},{merge:k})}function c(h,p){let g=t.grid.side(h,
p,t.sheet.plays.every(_));return g===null?null:ee(t.sheet,h,g)}let u=(h,p,g,k=null,y=-1)=>({play:h,index:p,spot:k,number:y,merge:`line ${s+=1}`,how:g,before:n.now.
marks,isDragged:!1}),r=(h,p)=>Be(h,ie(h,n.now.marks,p)),a=(h,p)=>Ie(h,ie(h,n.now.marks,p));function d(h,p,g){o=null;let k=l();if(!k||h<0)return{isClick:!1,isDrag:!1};
let y=c(h,g),S=y===null?-1:p?a(k,y):r(k,y),$=le(k)&&t.grid.side(h,g,!1)===null,x=k.where==="link"?"link":$?"area":"side";return y===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=u(k,h,x,y,S),y!==null&&x==="side"&&i(k,y,S,o.merge),{isClick:y!==null,isDrag:!0})}function f(h){if(o?.how!=="side")return;let p=t.grid.under(h.x,h.
y),g=p<0?null:c(p,h);g!==null&&g!==o.spot&&i(o.play,o.spot=g,o.number,o.merge)}function m(h){if(!o||o.how==="side")return;let[p,g]=[C(t.sheet,o.index),C(t.sheet,
h)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Bt(o.play,o.before,p,g)},{merge:o.merge});return}let[k,y]=[g[0]-p[0],g[1]-p[1]];if(Math.abs(k)+Math.abs(y)!==
1){o.index=h;return}let S=k?k>0?"bottom":"top":y>0?"right":"left",$=ee(t.sheet,o.index,S);if(!o.isDragged){let{play:x,play:{clicks:O,choices:v}}=o,E=ie(x,n.now.
marks,$)===O[0];o.number=v[0].value!==null?r(x,$):E?-1:O[0],o.isDragged=!0}i(o.play,$,o.number,o.merge),o.index=h}function w(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:f,drag:m,release:w,get play(){return l()},get isDragged(){return o?.isDragged??!1},reach(h){
h===void 0?w():o?.how==="area"&&m(h)},onKey(h,p){let g=h.shiftKey?be[h.key]:void 0,k=l();if(!k)return!1;if([" ","Enter"].includes(h.key)&&le(k)&&t.sheet.plays.every(
_))return o?w():m((o=u(k,p,"area")).index),!0;if(g===void 0)return!1;let y=ee(t.sheet,p,g);return i(k,y,r(k,y)),!0}}}var Is={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function Mn({view:e,changes:t,pen:n}){let o=r=>C(e.sheet,r),s=r=>t.found(n.kind,r.join(","));function l(r){
let a=n.isPlaced?n.id:"";t.place(n.kind,[[r,s(r)===a?null:a]])}function i(r,a){let[d,f,m]=ee(e.sheet,r,a).split(",");return(m==="right"?Number(f)<e.sheet.columns:
m==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(f),m]]:[]}function c(r,a,d){let[f,m]=o(r),[w,h]=[2*f+a,2*m+d];w>=2&&w<=2*e.sheet.rows&&h>=2&&h<=2*e.sheet.
columns&&l([w,h])}function u(r,a){let[d,f="0"]=t.valueAt("arrow",r)?.split(",")??[];t.become("arrow",r,d===a?null:`${a},${f}`)}return{press(r,a){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:f,top:m}=e.grid.within(r,a),[w,h]=o(r),p=e.grid.side(r,a);return d==="vertex"?l(
[w-+(m<.5),h-+(f<.5)]):d==="centre"?c(r,Math.floor(m*3)-1,Math.floor(f*3)-1):p!==null&&d==="arrow"?u(r,p):p!==null&&i(r,p).forEach(l),!0},onKey({key:r,shiftKey:a},d){
let{kind:f}=n,m=a?be[r]:void 0;if(m&&f==="between")i(d,m).forEach(l);else if(m&&f==="arrow")u(d,m);else if(m&&f==="centre")c(d,...Is[m]);else if((r===" "||r==="\
Enter")&&f==="vertex")l(o(d));else if((r===" "||r==="Enter")&&f==="centre")c(d,Number(a),Number(a));else return!1;return!0},clear(r){let[a,d]=o(r),f=[-1,0,1].flatMap(
h=>[-1,0,1].map(p=>[h,p])),w=({between:Object.values(be).flatMap(h=>i(r,h)),vertex:f.filter(h=>Math.max(...h)<1).map(([h,p])=>[a+h,d+p]),centre:f.map(([h,p])=>[
2*a+h,2*d+p])}[n.kind]??[]).filter(h=>s(h)!==null);return w.length&&t.place(n.kind,w.map(h=>[h,null])),w.length>0}}}function Nn({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(r=>r.split(",")),s=r=>/^\d+$/.test(r)?Number(r):r;function l(r){if(n)return u();n={id:0,cells:[r]}}function i(r){if(r===void 0)return u();
if(!n||n.cells.includes(r))return;n.id||=Math.max(0,...o().map(([,,m])=>Number(m)||0))+1;let{id:a,cells:d}=n;d.push(r);let f=d.length>2?[r]:d;for(let m of f)Ye(
e.grid.cell(m),String(a));t.place("path",f.map(m=>[[...C(e.sheet,m),a],String(d.indexOf(m)+1)]),`path ${a}`)}function c(r){let a=C(e.sheet,r).join(","),d=o().filter(
([m,w])=>`${m},${w}`===a).map(([,,m])=>m),f=o().filter(([,,m])=>d.includes(m));f.length&&t.place("path",f.map(m=>[m.map(s),null]))}function u(){n?.cells.length===
1&&c(n.cells[0]),n=null}return{press:l,reach:i,clear:c,end:u}}var Rs=4,Ws=["area","cage"],Fs=["between","vertex"],Ks=["clue","unknown","circle","object","block","arrow"],_s=["0","1","2","3","4"],Hs=["clue","circle","arrow",
"numbers","between","vertex","centre","object","block","cage","area","path","target","sum","outside","slanted"];function Us(e){let t="clue",n={},o=new Set,s=()=>{
for(let l of o)l()};return{get kinds(){return Hs.filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(l){t=l,this.isPainting&&(n[l]??=[...e(l)?.cells.
values()??[]][0]??"1"),s()},get isPainting(){return Ws.includes(this.kind)&&!!e(this.kind)},get isPlaced(){return Fs.includes(this.kind)&&!!e(this.kind)},get isPath(){
return this.kind==="path"&&!!e("path")},get isMark(){return e(this.kind)?.values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){
let{choices:l=[],cells:i=new Map}=e(this.kind)??{},c=this.kind==="vertex"?_s:l,u=[...i.values(),...[n[this.kind]??[]].flat()].sort((r,a)=>r.localeCompare(a,"en",
{numeric:!0}));return[...new Set([...c,...u])]},pick(l){n[this.kind]=l,s()},onChange:l=>{o.add(l)}}}function Tn({app:e,view:t}){let n=An({app:e,view:t}),o=Us(n.
entry),s=Mn({view:t,changes:n,pen:o}),l=Nn({view:t,changes:n}),i="",c=null,u=0;function r(g){i="",o.kind==="numbers"?n.becomeNumbers("numbers",C(t.sheet,g),""):
o.isPath?l.clear(g):s.clear(g)||n.erase(g,Ks)}let a=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function d(g,k){let y=n.entry("circle")?.choices??[],S=n.valueAt(
"circle",g),$=y[S===null?0:y.indexOf(S)+1]??null;n.become("circle",g,k&&S!==y[1]?y[1]:$)}function f(g){let{id:k}=o;k===null||n.valueAt(o.kind,g)===k||(Ye(t.grid.
cell(g),k),n.become(o.kind,g,k,c))}function m(g,k,y){i="",!s.press(g,y)&&(o.isPath?l.press(g):o.isPainting?(c=`paint ${u+=1}`,k?o.pick(n.valueAt(o.kind,g)??o.id):
f(g)):o.kind==="circle"&&n.entry("circle")?d(g,k):o.isMark?a(g):k&&n.entry("unknown")&&w(g))}let w=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function h(g,k){
let{kind:y}=o;if(o.isPlaced&&k!==",")return o.pick(k),!0;if(!(y==="numbers"||k!==","&&(y==="arrow"||y==="clue"))||y==="clue"&&n.entry(y)?.values!==1)return!1;i===
""&&(u+=1);let $=`${y} ${n.key(g)} ${u}`;if(y==="numbers")return i+=k,n.becomeNumbers(y,C(t.sheet,g),i,$),!0;i=(i+k).slice(-Rs).replace(/^0+(?=\d)/,"");let x=n.
valueAt("arrow",g)?.split(",")[0]??"top";return y==="arrow"?n.become(y,g,`${x},${i}`,$):n.set(y,g,i,$),!0}function p(g,k){return/^[0-9,]$/.test(g.key)?h(k,g.key):
s.onKey(g,k)?!0:g.key==="?"&&n.entry("unknown")?(i="",w(k),!0):g.key==="Delete"||g.key==="Backspace"?(r(k),!0):g.key!==" "&&g.key!=="Enter"?!1:(o.isPath?l.press(
k):o.isPainting?(c=`paint ${u+=1}`,f(k)):o.kind==="circle"&&n.entry("circle")?d(k,!1):o.isMark&&a(k),!0)}return{changes:n,pen:o,press:m,onKey:p,clear:r,type:h,question:w,
move(){},drag(g){o.isPainting?f(g):l.reach(g)},release:l.end,leave(g){i="",l.reach(g)}}}var zn="http://www.w3.org/2000/svg",qs=["cause","effect","wrong"];function Ze(){let e=document.createElementNS(zn,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:l,top:i}=G(n);e.setAttribute("viewBox",`${-l} ${-i} ${o} ${s}`);let c=qs.flatMap(
u=>{let r=t?.[u]??[],a=r.flatMap(f=>{let m=Ys(n,f),w=jn(f)?"whole":Gs(f)?"line":"";return m?[Ln("rect",{...m,rx:w==="whole"?0:3,class:`${u} ${w}`})]:[]}),d=Vs(n,
r.filter(jn),u==="cause"?3:5);return d?[...a,Ln("path",{d,class:u})]:a});e.replaceChildren(...c)}}}function Ln(e,t){let n=document.createElementNS(zn,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var jn=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Gs=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Vs({rows:e,columns:t,cell:{width:n,height:o,edge:s}},l,i){let c=l.map(d=>d.slice(-2)).filter(([d,f])=>d<=e&&f<=t),u=new Set(
c.map(String)),r=(d,f)=>u.has(`${d},${f}`),a=[];for(let[d,f]of c){let[m,w]=[s+(f-.5)*n,s+(d-.5)*o];for(let[h,p]of[[-1,0],[1,0],[0,-1],[0,1]]){if(r(d+h,f+p))continue;
let[g,k]=[-1,1].map(y=>{let[S,$]=[h?0:y,h?y:0],x=r(d+S,f+$)?r(d+S+h,f+$+p)?i:0:-i,[O,v]=h?[n/2,o/2]:[o/2,n/2],[E,A]=[y*(O+x),(h||p)*(v-i)];return h?`${m+E} ${w+
A}`:`${m+A} ${w+E}`});a.push(`M${g}L${k}`)}}return a.join("")}var Je=7,Xe=11;function Ys(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Js(e,t);
let l=typeof t[0]=="string",[i,c,u]=l?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[r,a]=[s.edge+c*s.width,s.edge+i*s.height];return{x:r-Xe,y:a-Xe,
width:2*Xe,height:2*Xe}}if(u!==void 0){let r=l?t[0]:e.plays.find(w=>w.where!=="cell")?.where,[a,d,f,m]=xe(e,r,[i,c,u]);return{x:a-Je,y:d-Je,width:f-a+2*Je,height:m-
d+2*Je}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Js({rows:e,columns:t,cell:n,around:o},[,s,l]){let[i,c,u,r]=o,
[a,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[f,m]=[n.edge+(l-1)*n.width,n.edge+(l-1)*n.height];return{top:{x:f,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:f,y:d+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-r,y:m,width:Math.max(0,r-2),height:n.height},right:{x:a+1,y:m,width:Math.max(0,c-2),height:n.height}}[s]}var yt="http://www.w3.org/2000/svg",Dn=new Map;function Pn(e){let t=Dn.get(e)??[...te(`<svg xmlns="${yt}">${e.svg}</svg>`).childNodes];return Dn.set(e,t),t.map(
n=>n.cloneNode(!0))}function Qe(e,t,...n){let o=document.createElementNS(yt,e);for(let[s,l]of Object.entries(t))o.setAttribute(s,l);return o.append(...n),o}function Bn({
stencil:e,columns:t,cell:[n,o,s],cells:l},i){let c=te(e),u=c.querySelector("g");if(u===null)return c;l.forEach((m,w)=>{if(m<0)return;let[h,p]=[Math.floor(w/t),w%
t],g=`translate(${s+p*n} ${s+h*o})`;u.append(Qe("g",{transform:g},...Pn(i[m])))});let{x:r,y:a}=c.viewBox.baseVal,d=[...Array(t).keys()].map(m=>Qe("text",{x:s+(m+
.5)*n,y:a-5,"text-anchor":"middle"},String(m+1))),f=[...Array(l.length/t).keys()].map(m=>Qe("text",{x:r-6,y:s+(m+.65)*o,"text-anchor":"end"},String(m+1)));return c.
append(Qe("g",{class:"numbers"},...d,...f)),c}function In(){let e=b("div",{class:"frames"}),t=[],n=j,o=i=>n!==j&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(i){t=i.frames.map((c,u)=>{let r=c.svg?te(c.svg):null,
a=r?.querySelector("g")??null,d=b("figcaption",{});u===0&&r?.setAttribute("aria-hidden","true"),r?.querySelector("title")?.remove();let f=b("div",{class:"surfac\
e"},r),m=c.name&&i.frames.length>1?b("h3",{},c.name):null;return{figure:b("figure",{},m,f,d),surface:f,group:a,captions:d,looks:new Array(i.count).fill(je),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function l(i,c,u){let r=t[i];if(!r?.group||r.looks[c]===u)return;r.looks[c]=u;let a=r.groups[c];
if(a===null){let{width:d,height:f,edge:m}=n.cell,[w,h]=[Math.floor(c/n.columns),c%n.columns];a=r.groups[c]=document.createElementNS(yt,"g"),a.setAttribute("tran\
sform",`translate(${m+h*d} ${m+w*f})`),r.group.append(a)}a.replaceChildren(...Pn(u))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((u,r)=>{u.cells.forEach((a,d)=>l(r,d,a)),t[r].captions.replaceChildren(...u.captions.map(a=>b("p",{},a)))}),c},cell:(i,c)=>c.
forEach((u,r)=>l(r,i,u)),fade:(i,c)=>{for(let{groups:u}of t)u[i]?.classList.toggle("faint",c)}}}var Ce={title:"",frames:[]},Xs=900,Zs=700,Rn=28,Qs=1.5,er=.35;function Wn({app:e,view:t}){let n=Ce,o=0,s=0,l=tr({app:e,view:t}),i=b("h2",{}),c=b("p",{class:"nam\
e"}),u=b("div",{class:"captions",role:"status"}),r=b("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>S(Number(r.value))}),a=(O,v,E)=>b("button",{type:"\
button",ariaLabel:v,title:v,onclick:E},O),d=a("First","First picture",()=>S(0)),f=a("\u25C0","One picture back",()=>S(o-1)),m=a("Play","Play the film",()=>s?x():
$()),w=a("\u25B6","One picture on",()=>S(o+1)),h=a("Last","Last picture",()=>S(1/0)),p=b("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),g=b("div",{class:"controls",role:"group",ariaLabel:"Film"},d,f,m,w,h,r),k=b("section",{class:"film",hidden:!0,ariaLabel:"Film"},b("div",{class:"\
line"},i,p),l.element,c,u,g);function y(O){o=Math.max(0,Math.min(n.frames.length-1,O));let v=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,v.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(v.captions??[]).map(A=>b("p",{},A))),r.value=String(o),r.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=f.disabled=o===0,w.disabled=h.disabled=o===n.frames.length-1,l.show(v,n.looks??[]),e.emit("film-at",o)}function S(O){x(),y(O)}function $(){
o===n.frames.length-1&&y(0),m.textContent="Pause",s=setTimeout(()=>{y(o+1),o===n.frames.length-1?x():$()},Xs+Zs*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,m.textContent="Play"}return l.element.addEventListener("click",({clientX:O,clientY:v})=>{let E=nr(n.frames,o,l.cellAt(n.frames[o],O,v));E>=0&&
S(E)}),k.addEventListener("keydown",O=>{let v={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
he(O).tagName!=="BUTTON")s?x():$();else{if(v===void 0)return;S(v)}O.preventDefault()}),{element:k,get isOn(){return n!==Ce},show(O){let v=s!==0&&O?.title===n.title;
x(),n=O?.frames?.length?O:Ce,k.hidden=n===Ce,n!==Ce&&(i.textContent=n.title??"",r.max=String(n.frames.length-1),g.hidden=n.frames.length===1,y(n.at??0),v&&$())}}}
function tr({app:e,view:t}){let n=Ze(),o=b("div",{class:"surface"}),s=b("div",{class:"screen"},o),l=null,i=null;function c(d,f){i=d.svg?te(d.svg):d.stencil?Bn(d,
f):null,o.replaceChildren(...[i,n.element].filter(m=>m!==null)),u(),r()}function u(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[f,m]=[s.clientWidth-Rn,s.clientHeight-
Rn],w=Math.min(f/d.width,m/d.height,Qs);o.style.width=`${Math.floor(d.width*Math.max(w,Math.min(f/d.width,er)))}px`}function r(){let d=i?.viewBox.baseVal,{sheet:f}=t,
{columns:m,cell:w,around:h}=f,p=d&&f.rows&&d.height===G(f).height,g=p?(d.width-2*w.edge-h[1]-h[3])/m:0;n.show(p?l:null,{...f,cell:{...w,width:g}})}function a(d,f,m){
if(!d.cell||!d.columns)return null;let[w,h,p]=d.cell,g=o.getBoundingClientRect(),k=(d.columns*w+2*p)/g.width;return[Math.ceil(((m-g.top)*k-p)/h),Math.ceil(((f-g.
left)*k-p)/w)]}return new ResizeObserver(u).observe(s),e.when("highlight",d=>{l=d,i&&r()}),{element:s,show:c,cellAt:a}}function nr(e,t,n){let o=({settled:l=[]})=>l.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var or=.34,sr=.2,rr={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Kn(){let e=b("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=j,n=[],o=0,s=new Set([o]),l=new Set;function i(r){t=r;let{rows:a,columns:d,cell:f,around:m}=r,{width:w,height:h}=G(r),p=m.
map((k,y)=>100*(k+f.edge)/(y%2?w:h));e.style.inset=p.map(k=>`${k}%`).join(" "),e.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:r.count},
(k,y)=>b("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:C(r,y).join(",")}}));let g=Array.from({length:a},(k,y)=>{let S=b("div",{class:"row",role:"r\
ow"},n.slice(y*d,(y+1)*d));return S.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,S});e.replaceChildren(...g),o=Math.min(o,Math.max(0,r.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(r,{isFocused:a=!0,isMore:d=!1}={}){if(!n[r])return;for(let m of s)u(m,!1);if(s=new Set([...d?s:[],r]),s.size>1)for(let m of s)
u(m,!0);let f=o;if(n[f].tabIndex=-1,n[f].classList.remove("current"),o=r,n[r].tabIndex=0,n[r].classList.add("current"),a&&document.activeElement!==n[r]&&n[r].focus(),
f!==r)for(let m of l)m(r)}function u(r,a){n[r].classList.toggle("chosen",a),n[r].setAttribute("aria-selected",String(a))}return e.addEventListener("focusin",r=>{
let a=n.indexOf(he(r));a>=0&&a!==o&&c(a,{isFocused:!1})}),e.addEventListener("keydown",r=>{let a=r.shiftKey?null:Fn(t,o,r);a!==null&&(c(a),r.preventDefault())}),
{element:e,build:i,select:c,target:r=>Fn(t,o,r),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:r=>n[r],under(r,a){let d=e.
getBoundingClientRect(),f=Math.floor((r-d.left)/d.width*t.columns),m=Math.floor((a-d.top)/d.height*t.rows);return m>=0&&m<t.rows&&f>=0&&f<t.columns?m*t.columns+
f:-1},within(r,{x:a,y:d}){let f=n[r].getBoundingClientRect();return{left:(a-f.left)/f.width,top:(d-f.top)/f.height}},side(r,a,d=!0){let f=this.within(r,a),m={...f,
right:1-f.left,bottom:1-f.top},h=Object.keys(m).reduce((p,g)=>m[g]<m[p]?g:p);return m[h]<(d?or:sr)?h:null},label(r,a){n[r].getAttribute("aria-label")!==a&&n[r].
setAttribute("aria-label",a)},onMove:r=>{l.add(r)}}}function Fn(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:l}){if(l||!e.count)return null;let i=o||s,[c,u]=[Math.floor(
t/e.columns),t%e.columns],r={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+r.column;let a=rr[n];
if(!a)return null;let d=(f,m,w)=>i&&m?m<0?0:w:Math.min(w,Math.max(0,f+m));return d(c,a[0],r.row)*e.columns+d(u,a[1],r.column)}function _n(e,t){let{element:n}=e,o=null,s=new Set,l=!1,i=r=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(r||o.isMore)}),
t.press(o.index,r,o))};n.addEventListener("pointerdown",r=>{if(s.add(r.pointerId),s.size>1)return l=s.size===2&&o?.isBegun===!1,u();let a=e.under(r.clientX,r.clientY);
if(a<0||r.button===1)return;let d=r.pointerType==="touch";t.release();let{clientX:f,clientY:m}=r;o={index:a,isTouch:d,x:f,y:m,isMore:r.shiftKey||r.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(r.pointerId),i(r.button===2||r.ctrlKey),r.preventDefault())}),n.addEventListener("pointermove",
r=>{if(o===null)return;let a=e.under(r.clientX,r.clientY);if(a<0||(o.isBegun&&t.move({x:r.clientX,y:r.clientY}),a===o.index))return;let d=Math.hypot(r.clientX-o.
x,r.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let f of c(o.index,a))t.drag(f);o.index=a}});function c(r,a){let{columns:d}=e,[f,m]=[Math.floor(r/
d),r%d],[w,h]=[Math.floor(a/d),a%d],p=Math.max(Math.abs(w-f),Math.abs(h-m));return Array.from({length:p},(g,k)=>{let y=(k+1)/p;return Math.round(f+(w-f)*y)*d+Math.
round(m+(h-m)*y)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",r=>{s.delete(r.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),l&&!s.size&&(t.undo(),l=!1),u()}),n.addEventListener("pointercancel",r=>{s.delete(r.pointerId),l=!1,u()}),n.addEventListener("contextmenu",r=>r.preventDefault())}var Hn="pylogic:game-read",Un="(min-width: 60.01rem)";function qn(e){let t=b("div"),n=localStorage.getItem(Hn)===null&&matchMedia(Un).matches,o=b("details",{class:"\
game",hidden:!0,open:n},b("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Un).matches&&localStorage.setItem(Hn,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([l,i])=>b("p",{class:i?"item":""},l))),o.hidden=s.length===0}),o}var Gn="http://www.w3.org/2000/svg",lr=6,ir=([e,t,n,o],s)=>[...Array(s).keys()].map(l=>{let i=(l-(s-1)/2)*lr,[c,u]=t===o?[0,i]:[i,0];return`M${e+c} ${t+u}L${n+c}\
 ${o+u}`}).join("");function cr([e,t,n,o]){let[s,l]=[(e+n)/2,(t+o)/2];return`M${s-5} ${l-5}l10 10M${s-5} ${l+5}l10 -10`}function Vn(){let e=document.createElementNS(
Gn,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Gn,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:l,left:i,top:c}=G(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${l}`);let u={};
for(let r of n.plays.filter(_))for(let a of r.spots){let[d,f,m]=a.split(","),w=[Number(d),Number(f),m];for(let[h,p]of new Map(r.choices.map(g=>[Z(r,a,g),g.value]))){
let g=o(h);if(g===null)continue;let k=Number(p)>1?`${g} several`:g;u[k]=(u[k]??"")+(g==="crossed"?cr(xe(n,r.where,w)):ir(Rt(n,r.where,w),Number(p??1)))}}e.replaceChildren(
...Object.keys(u).map(r=>t(r,u[r])))}}}var ar=25;function Yn({app:e,view:t,picture:n,edit:o}){let{store:s}=e,l=Ze(),i=Vn(),c=null,u=new Map,r=null,a=b("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",b("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=p=>t.grid.
cell(p);function f(p){let g=t.sheet.plays.flatMap(({choices:y})=>y.map(({value:S})=>Number(S))),k=Math.max(0,...g.filter(y=>y<=ar));for(let y of p){let S=t.sheet.
plays.some(v=>I(t.sheet,v,s.now.marks,y)>=0),$=r?[]:s.now.notes[C(t.sheet,y).join(",")],x=S?[]:$;$n(d(y),"notes",X(x,"corner"),k);let O=X(x,"centre");ge(d(y),"c\
entre",O.join(O.some(v=>v.length>1)?" ":"")),On(d(y),X($,"colour").filter(v=>J.includes(v)))}}function m(){t.grid.element.querySelectorAll(".ghost").forEach(p=>p.
remove());for(let[p,g]of u)ge(d(p),"ghost",g.text||"+")}function w(){let[p,g]=[new Set(r?.certain),new Set(r?.possible)],k=S=>p.has(S)?"drawn":g.has(S)?"faint":
null,y=S=>S in s.now.marks?s.now.marks[S]?"drawn":"crossed":null;i.show(t.sheet,r?k:y)}function h(){w();let{sheet:p}=t,[g,k]=[new Set(r?.certain),new Set(r?.possible)];
for(let y=0;y<p.count;y+=1){let S=r?ur(p,y,g,k):null;S&&n.cell(y,ve(p,S.marks,y)),n.fade(y,!!S?.isFaint),ge(d(y),"maybe",S?.words??null)}f([...Array(p.count).keys()])}
return e.when("highlight",p=>{c=p,t.sheet!==j&&l.show(c,t.sheet)}),e.when("ghosts",p=>{t.sheet!==j&&(u=new Map((p??[]).map(g=>[K(t.sheet,g.row,g.column),g])),m())}),
e.when("overlay",p=>{let g=r!==null;if(r=p,a.hidden=r===null,t.sheet!==j&&(h(),g&&!r)){let{sheet:k}=t;for(let y=0;y<k.count;y+=1)n.cell(y,ve(k,s.now.marks,y))}}),
{elements:[i.element,l.element],legend:a,lines:w,notes:f,overlaid:()=>{r&&h()},show(){l.show(c,t.sheet),w(),m(),t.grid.element.querySelectorAll(".tint").forEach(
p=>p.remove()),r?h():f([...Array(t.sheet.count).keys()])},press(p){let g=u.get(p);return g!==void 0&&o.changes.add([g.atom])}}}function ur(e,t,n,o){for(let s of e.
plays){let l=s.choices.map(r=>({choice:r,atom:st(e,s,r,t)})),i=l.find(({choice:r,atom:a})=>r.holds&&n.has(a));if(i)return{marks:{[i.atom]:!0}};let c=l.filter(({
choice:r,atom:a})=>r.holds&&o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({
choice:r})=>r.words).join(" ")};let u=l.find(({choice:r})=>!r.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function Jn(e,t,{marks:n,notes:o},s){let l=c=>t.given[c]??t.choices[I(e,t,n,c)]?.value,i=o;for(let[c,u]of t.peers){if(l(c)!==void 0)continue;let r=u.map(l),a=t.
choices.filter(f=>q(f,c)&&!r.includes(f.value??"")),d=C(e,c).join(",");i=nt(Se(i,[d],Y),[d],a.map(({value:f})=>ye(s,f??"")))}return i}function St(e,t,n,o,s){let l=t.
choices[s]?.value;if(l==null)return n;let i=(t.peers.get(o)??[]).map(c=>C(e,c).join(",")).filter(c=>Y.some(u=>X(n[c],u).includes(l)));return i.length?Se(n,i,Y,l):
n}var Me={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},fr=(e,t)=>!e||Q(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Me[o]===n));function Xn({app:e,view:t}){let{store:n}=e,o=null,s=null,l=0,i=()=>t.sheet,c=Cn({app:e,view:t}),u=dr({store:n,view:t}),{put:r,toggle:a}=u,d=v=>v.
clicks.length>0,f=()=>Zn(i()),m=()=>f().find(d)??f()[0],w=()=>i().plays.find(Q),h=hr({store:n,view:t,written:w,entries:u}),p=()=>h.kind==="colour"||w()!==void 0&&
!c.play&&!f().some(d),g=(v,E)=>Be(E,I(i(),E,n.now.marks,v));function k(v,E,A){if(h.begin(),o=s=null,p())return;let{isClick:T,isDrag:z}=c.press(v,E,A);T||(z?s=()=>y(
v,E):y(v,E))}function y(v,E){let A=m();if(!A||!d(A)||!De(i(),v))return;let T=E?Ie(A,I(i(),A,n.now.marks,v)):g(v,A);o={play:A,number:T,merge:`stroke ${l+=1}`},r(
v,A,T,o.merge)}function S(v){p()?t.grid.select(v,{isMore:!0}):o?r(v,o.play,o.number,o.merge):c.drag(v)}function $(){c.isDragged||s?.(),o=s=null,c.release()}function x(v){
h.begin(),u.clear(v)||h.clear(v)}function O(v,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(v.code)?.[1]??/^[0-9]$/.exec(v.key)?.[0],T=v.ctrlKey||v.altKey,z=h.kind==="\
colour"||T?-1:fr(m(),[v.key,A??""]);if(z>=0)return a(E,m(),z),!0;let U=v.altKey?"colour":v.ctrlKey?"centre":v.shiftKey?"corner":h.kind;if(A!==void 0)return h.type(
E,A,U);if(T)return!1;if(p()&&v.shiftKey&&be[v.key])return t.grid.select(t.grid.target(v)??E,{isMore:!0}),!0;if(v.key==="Escape")return t.grid.select(E),!0;if(v.
key==="Delete"||v.key==="Backspace")return x(E),!0;if(c.onKey(v,E))return!0;let re=m();if(!re)return!1;if(v.key===" "||v.key==="Enter")return r(E,re,g(E,re)),!0;
let ue=["#","."].indexOf(v.key);return ue>=0&&re.choices[0].value===null?(r(E,re,ue),!0):!1}return{press:k,drag:S,onKey:O,clear:x,clicked:m,written:w,pencil:h,chooses:p,
move:c.move,release:$,get lines(){return c.play},enter(v,E,A){let{value:T}=E.choices[A];h.kind!==null&&T!==null&&Q(E)?h.note(v,h.kind,T):a(v,E,A)},leave(v){h.begin(),
c.reach(v)},fill(v){let E=zt(i(),n.now.marks,v);return E&&n.change({marks:E}),E!==null}}}var Zn=({plays:e})=>e.filter(t=>!_(t));function dr({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,u,r=null){let a=c.choices[u];a&&!q(a,i)||I(t.sheet,c,e.now.marks,i)!==u&&e.change({marks:Pe(t.sheet,c,e.
now.marks,i,u),notes:St(t.sheet,c,e.now.notes,i,u)},{merge:r})}function s(i,c,u){let{marks:r}=e.now,a=n(i).filter(h=>q(c.choices[u],h)),f=a.every(h=>I(t.sheet,c,
r,h)===u)?-1:u,m=a.reduce((h,p)=>Pe(t.sheet,c,h,p,f),r),w=a.reduce((h,p)=>St(t.sheet,c,h,p,f),e.now.notes);a.length&&e.change({marks:m,notes:w})}function l(i){let{
marks:c}=e.now;for(let r of n(i)){for(let a of Zn(t.sheet))c=Pe(t.sheet,a,c,r,-1);c=It(t.sheet,c,r)}let u=Object.keys(c).length!==Object.keys(e.now.marks).length;
return u&&e.change({marks:c}),u}return{put:o,toggle:s,clear:l,together:n}}function hr({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let l="",i=null,
c=new Set,u=m=>C(t.sheet,m).join(",");function r(m,w,h){let p=s(m).filter(g=>w==="colour"||De(t.sheet,g));p.length&&e.change({notes:Ct(e.now.notes,p.map(u),ye(w,
h))})}function a(){let m=n();m&&e.change({notes:Jn(t.sheet,m,e.now,i==="centre"?i:"corner")})}function d(m){let w=s(m).map(u);for(let h of[Y,fe]){let p=Se(e.now.
notes,w,h);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function f(m,w,h){if(h==="colour"){let $=J[Number(w)-1];return $&&r(m,
h,$),$!==void 0}let p=n();if(!p)return!1;let g=$=>p.choices.findIndex(({value:x})=>x===$),k=h===null&&g(l+w)>=0?l+w:w,y=g(k),S=y>=0||p.choices.some(({value:$})=>$?.
startsWith(k));return!s(m).some($=>De(t.sheet,$))||!S?!1:(l=k,y<0||(h!==null?r(m,h,k):o(m,p,y)),!0)}return{note:r,noteAll:a,clear:d,type:f,begin(){l=""},get kind(){
return i},set kind(m){i=m;for(let w of c)w()},onChange:m=>{c.add(m)}}}var mr=18,pr=60,Qn=28;function eo({app:e,view:t,picture:n,edit:o,layers:s,tools:l}){let{store:i}=e,{grid:c}=t,u=b("div",{class:"stage"},n.element),r=b("p",{class:"\
notice",role:"status",hidden:!0}),a=b("p",{class:"heard",ariaLive:"polite"});function d(h,p=!1){r.textContent=h,r.hidden=h==="",u.classList.toggle("stale",p)}function f(h){
let p=t.sheet,g=c.element.contains(document.activeElement);t.sheet=h,p.plays!==h.plays&&(u.parentElement?.classList.toggle("whitened",lt(h)),u.parentElement?.classList.
toggle("shaded",Lt(h)));let k=n.show(h),y=p===j||p.count!==h.count||p.columns!==h.columns||p.cell.width!==h.cell.width||String(p.around)!==String(h.around);y&&c.
build(h),k&&n.surface&&n.surface.append(...s.elements,c.element),k&&g&&c.select(c.current),s.show();for(let S=0;S<h.count;S+=1)c.label(S,Re(h,i.now,S));(y||k)&&
m(),(y||p.plays!==h.plays||p.edits!==h.edits)&&l.build();for(let S of o.changes.settle())we(c.cell(S),null)}function m(){if(!t.sheet.count)return;let{cell:h}=t.
sheet,{width:p,height:g,left:k,top:y}=G(t.sheet),[S,$]=[u.clientWidth-Qn,u.clientHeight-Qn],x=Math.min(S/p,$/g,pr/h.height),O=Math.max(Math.floor(x*h.height),mr)/
h.height;u.style.setProperty("--wide",`${Math.floor(p*O)}px`),u.style.setProperty("--cell",`${h.height*O}px`),u.style.setProperty("--above",`${y*O}px`),u.style.
setProperty("--before",`${k*O}px`)}function w(h,p){if(t.sheet===j)return;let g=new Set([...Object.keys(h.marks),...Object.keys(p.marks)]),k=new Set([...g].filter(
S=>h.marks[S]!==p.marks[S]).map(S=>rt(t.sheet,S))),y=new Set([...Object.keys(h.notes),...Object.keys(p.notes)].filter(S=>h.notes[S]!==p.notes[S]).map(S=>K(t.sheet,
...S.split(",").map(Number))));k.delete(-1);for(let S of k)n.cell(S,ve(t.sheet,h.marks,S));s.notes([...k,...y]),k.size&&s.overlaid(),s.lines();for(let S of new Set(
[...k,...y]))c.cell(S)&&c.label(S,Re(t.sheet,h,S)),S===c.current&&(a.textContent=Re(t.sheet,h,S).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(u),
{element:u,notice:r,heard:a,say:d,draw:f,drawMarks:w,fit:m,get isStale(){return u.classList.contains("stale")}}}var to="pylogic:clock",no=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=l=>String(l).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function oo({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(to)!=="hidden",l=b("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(to,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;l.textContent=s?no(c):"Time",l.title=s?"Hide the time":"Show the time",l.setAttribute("aria-label",s?`${no(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:r}=e.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||r!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),l}var et={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},so={down:"\u2198\u2196",up:"\u2197\u2199"},gr={down:["top","left"],up:[
"bottom","left"]},wr=["outside","slanted"],br={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},kr={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},
ro=e=>e===document.activeElement&&e.value!==e.defaultValue;function lo({view:e,edit:t}){let n=()=>[t.pen.kind,...wr.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:
[]].join(","),o=n(),s=[];function l(S,$,x,O=()=>"numeric"){let v=b("input");return v.onchange=()=>{v.defaultValue=v.value,x(v.value.trim())},s.push(()=>{v.inputMode=
O(),ro(v)||(v.value=v.defaultValue=$())}),b("label",{class:"field"},b("span",{},S),v)}let i=()=>e.grid.current,c=(S=[])=>[...C(e.sheet,i()),...S].join(","),u=(S,$)=>Object.
keys(so).map(x=>{let O=so[x][+!gr[x].includes(S)];return l(`${et[S]} ${$} ${O}`,()=>t.changes.found("slanted",[S,$,x].join(","))??"",v=>t.changes.place("slanted",
[[[S,$,x],v||null]]))}),r=S=>[...t.changes.entry(S)?.cells.keys()??[]],a=()=>r("outside").some(S=>!S.endsWith(",1"));function d(S,$){let{numbers:x,becomeNumbers:O}=t.
changes;return l(`${et[S]} ${$}`,()=>x("outside",[S,$]).join(" "),v=>O("outside",[S,$],v),()=>a()?"text":"numeric")}function f(S){let $=r(S),x=v=>$.some(E=>E.startsWith(
`${v},`)),O=(v,E)=>S==="slanted"?u(v,E):[d(v,E)];return Object.keys(et).map(v=>{let E=v==="top"||v==="bottom"?e.sheet.columns:e.sheet.rows;return b("details",{class:"\
beside",open:x(v)},b("summary",{},`${et[v]} \u2026`),b("div",{class:"fields"},[...Array(E).keys()].flatMap(A=>O(v,A+1))))})}let m=(S,$,x)=>l(S,()=>t.changes.entry(
$)?.cells.get(c(x))??"",O=>t.changes.write($,i(),x,O));function w(S,$,x,O,v){let E=b("input",{inputMode:"numeric",ariaLabel:$}),A=b("select",{ariaLabel:x},Object.
entries(O).map(([z,U])=>b("option",{value:z},U))),T=()=>{let z=E.value.trim();E.defaultValue=E.value,t.changes.write(S,i(),[],z&&`${A.value},${z}`)};return E.onchange=
A.onchange=T,s.push(()=>{if(ro(E))return;let[z=v,U=""]=t.changes.entry(S)?.cells.get(c())?.split(",")??[];[A.value,E.value,E.defaultValue]=[z,U,U]}),b("label",{
class:"field"},b("span",{},$),A,E)}function h(){return["Top left","Top right","Bottom left","Bottom right"].map(($,x)=>{let O=()=>{let[v,E]=C(e.sheet,i());return[
v-+(x<2),E-+(x%2===0)]};return l($,()=>t.changes.found("vertex",O().join(","))??"",v=>t.changes.place("vertex",[[O(),v===""?null:v]]))})}function p(){let S=()=>C(
e.sheet,i());return[l("Numbers",()=>t.changes.numbers("numbers",S()).join(","),$=>t.changes.becomeNumbers("numbers",S(),$),()=>"text")]}let k={outside:()=>f("ou\
tside"),slanted:()=>f("slanted"),vertex:h,numbers:p,arrow:()=>[w("arrow","Number","Towards",br,"top")],target:()=>[w("target","Result","Operation",kr,"add")],sum:()=>[
m("Across","sum",["across"]),m("Down","sum",["down"])]}[t.pen.kind]?.()??[],y=()=>{for(let S of s)S()};return y(),{element:k.length?b("div",{class:"line typing"},
k):null,fits:()=>n()===o,update:y}}var io=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],yr=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Sr(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let l=t.clicks.map(r=>t.choices[r].words);o.push(["Click, Space, Enter",`${[
...l,"empty"].join(", then ")}`]),l.length>1&&o.push(["Right click, long press",`${l[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Me).filter(r=>t.choices.some(({value:a})=>a===Me[r]));if(!Q(t))for(let r of i)o.push([r,Me[r].replace("_"," ")]);let[c,u]=t.choices;c.
value===null&&u&&o.push(["#",c.words],[".",u.words])}let{lines:s}=e;if(s){let l=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...l,
"empty"].join(", then ")}, over that side of the cell`]),l.length>1&&o.push(["Right click, long press",`${l[1]} at once`]),o.push(["Drag","go on with the line"]),
le(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${J.length}`,"col\
our the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...io]}function vr(e){let t=e.changes.entry("clue"),
n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]),e.changes.entry("area")&&n.push(["Drag","with Regions chosen: paint th\
e region"],["Right click","with Regions chosen: take this region to paint with"]);let o={between:[["Click, Shift and an arrow","with Signs chosen: the sign over\
 that side of the cell"]],arrow:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]],numbers:[
["Digits, comma","with Several numbers chosen: 1,3 writes two"]],vertex:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chose\
n: put it at the bottom right of the cell"]],path:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths cho\
sen: take the paths through the cell away"]],centre:[["Click, Space, Enter","with Centres chosen: in the middle of the cell"],["Shift and an arrow, Shift and Sp\
ace","with Centres chosen: on that side, at the bottom right"]]};for(let s of e.pen.kinds)n.push(...o[s]??[]);return[...n,["Delete, Backspace","take the clue aw\
ay"],...io]}function co(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Sr(t):vr(n),...yr],l=b("dialog",{class:"keys",ariaLabel:"Keys"},b("h2",
{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),b("dl",{},s.map(([i,c])=>b("div",{},b("dt",{},i),b("dd",{},c)))),b("form",{method:"dialog"},
b("button",{class:"primary",autofocus:!0},"Close")));l.addEventListener("close",()=>{l.remove(),o?.focus?.()}),l.addEventListener("click",i=>{i.target===l&&l.close()}),
document.body.append(l),l.showModal()}var xr="http://www.w3.org/2000/svg",$r={clue:"Clues",area:"Regions",cage:"Cages",circle:"Circles",block:"Blocked cells",target:"Results",sum:"Sums",outside:"Num\
bers beside",slanted:"Diagonals",between:"Signs",vertex:"Corners",arrow:"Arrows",numbers:"Several numbers",centre:"Centres",path:"Paths"};function uo(e,t){let{predicate:n}=e.
changes.entry(t)??{predicate:t};return $r[t]??`${n[0].toUpperCase()}${n.slice(1)}`}var Or={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",
v:"V"},ao="Click a cell to put one there, or to take it away.",Er={clue:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cel\
l and type its clue.",circle:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(
", ")+".",between:()=>"Choose a sign, then click a side of a cell to put it there, or to take it away.",vertex:()=>"Choose a number, then click where cells meet\
, or write below the numbers at the corners.",arrow:()=>"Click a side of a cell: its arrow points there. Type its number, or write it below.",numbers:()=>"Click\
 a cell and type its numbers, with commas between them, or write them below.",centre:()=>"Click the middle of a cell, of a side or a corner, to put a centre the\
re, or to take it away.",object:()=>ao,block:()=>ao,area:()=>"Choose a region, then drag over the cells that belong to it.",cage:()=>"Choose a cage, then drag o\
ver the cells that belong to it.",path:()=>"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",target:()=>"Click a cell of a cag\
e, then write below what its numbers make.",sum:()=>"Click a black cell, then write below the sums of the cells behind it.",slanted:()=>"Write below the numbers\
 of the diagonals that begin at a cell of the border.",outside:()=>"Write the numbers beside the board below, with blanks between them."},Ar=[{kind:"",name:"Ent\
er",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{
kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells \
to colour (also: Alt and a digit)"}];function Cr(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":le(e)?"Drag over cells to e\
nclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${fo(n,o)} ${s}`}var fo=(e,t)=>`${e.map(n=>t[n].words).
join(", then ")}.`;function ho(e){let{app:t,view:n,play:o,edit:s}=e,{store:l}=t,i=b("div",{class:"tools"}),c=Mr(t),u=oo(t),r=null;function a(){let m=l.now.mode===
"play",w=b("div",{class:"line first"},b("p",{class:"hint"},Nr(e)),m&&n.sheet.plays.length?u:null,P("? Keys",d,{class:"keys",title:"What keys and clicks do"}));m&&
n.sheet.plays.length&&w.append(P("Hint",()=>t.emit("hint"),{class:"primary ask",title:"Where to look next, and why"})),m?(r=null,i.replaceChildren(w,...Tr(e,c.element))):
(r?.fits()?r.update():r=lo({view:n,edit:s}),Ft(i,[w,...jr(e,r.element)])),c.update(),f()}let d=()=>co(l.now.mode,{play:o,edit:s}),f=()=>{let m=o.pencil.kind??"";
for(let w of i.querySelectorAll("[data-pencil]"))w.setAttribute("aria-pressed",String(w.getAttribute("data-pencil")===m));i.dataset.pencil=m};return o.pencil.onChange(
f),s.pen.onChange(a),l.on(["mode"],()=>{n.sheet!==j&&a()}),t.when("focused",()=>r?.update()),{element:i,build:a,help:d}}function Mr({store:e,emit:t}){let n=a=>JSON.
stringify(a)===JSON.stringify({marks:e.now.marks,notes:e.now.notes}),o=a=>e.change({saves:a},{undoable:!1}),s=P("Back to it",u,{class:"back",title:"Return to th\
e last save point"}),l=P("Clear all",()=>e.change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=se("Save points",P("Save p\
oint",c,{title:"Remember the board as it is now, before trying something"}),s,l);function c(){let{marks:a,notes:d,saves:f}=e.now,m=f.at(-1);(!m||!n(m))&&o([...f,
{marks:a,notes:d}]),t("message",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function u(){let{saves:a}=e.now,d=a.length>1&&n(a[a.length-
1])?a.length-2:a.length-1;o(a.slice(0,d+1)),e.change(a[d])}function r(){let{saves:a}=e.now;s.disabled=!a.length||a.length===1&&n(a[0]),l.disabled=!Object.keys(e.
now.marks).length&&!Object.keys(e.now.notes).length}return e.on(["marks","notes","saves"],r),{element:i,update:r}}var P=(e,t,n={},...o)=>b("button",{type:"butto\
n",onclick:t,onpointerdown:s=>s.preventDefault(),...n},...o.length?o:[e]),se=(e,...t)=>b("div",{class:"group",role:"group",ariaLabel:e},...t);function Nr({app:e,
view:t,play:n,edit:o}){let{plays:s,edits:l,size:i,count:c}=t.sheet;if(e.store.now.mode==="edit")return l.length?Er[o.pen.kind]?.(o)??"":i?"Only the size can be \
changed here; everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules.";if(!s.length)
return c?"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=n.clicked(),r=n.lines?Cr(
n.lines):"";if(!u)return r;if(n.written()===u&&u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a num\
ber below: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${r}`.trim();let a=u.
clicks.length>1&&!r?"Drag to paint.":r;return`Click a cell: ${fo(u.clicks,u.choices)} ${a}`.trim()}function Tr(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.
length)return[];let l=f=>f.choices.map((m,w)=>{let h=Q(f);return P(m.words,()=>o.enter(n.grid.current,f,w),{class:h?"digit":"choice"},...h?[]:[Lr(e,m),m.words])}),
i=s.filter(f=>f.where==="cell").map(f=>se("Enter into the chosen cells",l(f)));for(let f of i)f.classList.add("pad");let c=se("Colour of the chosen cells",J.map(
(f,m)=>{let w=P("",()=>o.pencil.note(n.grid.current,"colour",f),{class:"digit paint",ariaLabel:f,title:`${f} (also: Alt and ${m+1})`});return w.style.setProperty(
"--paint",`var(--paint-${f})`),w}));c.classList.add("colours");let u=Ar.filter(({kind:f})=>o.written()||!Y.some(m=>m===f)).map(({kind:f,name:m,title:w})=>P(m,()=>{
o.pencil.kind=f||null},{dataset:{pencil:f},title:w})),r=P("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),a=o.written()?.peers.size?
[P("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=se("What is entered, and er\
asing",...u,r,...a);return d.classList.add("manners"),[b("div",{class:"line"},...i,c,d),b("div",{class:"line"},t)]}function Lr({view:e},t){let n=t.looks[0].filter(
c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:l}=e.sheet.cell,i=te(`<svg xmlns="${xr}" viewBox="0 0 ${s} ${l}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function jr(e,t){let{view:n,edit:o}=e,l=o.changes.entry("clue")?.values===1&&o.pen.kind==="clue",
i=l?[...Array(10).keys()].map(String).map(d=>P(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.kind==="clue"&&o.changes.entry("unknown")&&P("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),u=l&&P("Erase",()=>o.clear(n.grid.current),{title:"Take the clue of the\
 chosen cell away (Delete)"}),r=o.pen.kinds.length>1&&se("What is changed",o.pen.kinds.map(d=>P(uo(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
a=o.pen.isPainting||o.pen.isPlaced?zr(e):i.length||c||u?se("Clue of the chosen cell",...i,c||null,u||null):null;return[r||a?b("div",{class:"line"},r||null,a):null,
t,b("div",{class:"line"},Dr(e))].filter(d=>d!==null)}function zr({edit:e}){let{pen:t}=e,n=()=>{let l=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...l)+1))},s={area:"region",between:"sign",vertex:"number"}[t.kind]??t.kind;return se(`${uo(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(l=>P(
Or[l]??l,()=>t.pick(l),{class:"digit region",ariaLabel:`${s} ${l}`,ariaPressed:String(t.id===l)})),t.isPainting?P(`New ${s}`,n):null)}function Dr({view:e,edit:t}){
if(!e.sheet.size)return null;let[n,o]=e.sheet.size,{resize:s}=t.changes,l=(i,c,u,r)=>b("span",{class:"stepper"},P("\u2212",u,{ariaLabel:`one ${i} less`,disabled:c<=
1}),b("output",{},`${c} ${i}${c===1?"":"s"}`),P("+",r,{ariaLabel:`one ${i} more`}));return se("Size of the board",l("row",n,()=>s(n-1,o),()=>s(n+1,o)),l("column",
o,()=>s(n,o-1),()=>s(n,o+1)))}var Pr=80,mo=["puzzle","instance","rules","facts","constants"];function Br(e){let t=Ir(e),{stage:n,layers:o,film:s,tools:l,victory:i}=t;D("#board").append(qn(e),
o.legend,n.element,s.element,i.element,n.notice,l.element,n.heard),Fr(t),Kr(t),_r(t)}function Ir(e){let t=In(),n={sheet:j,grid:Kn()},o=Xn({app:e,view:n}),s=Tn({
app:e,view:n}),l=Yn({app:e,view:n,picture:t,edit:s}),i=ho({app:e,view:n,play:o,edit:s}),c=eo({app:e,view:n,picture:t,edit:s,layers:l,tools:i}),u=Wr(e,n);return{
app:e,view:n,play:o,edit:s,layers:l,tools:i,stage:c,victory:u,film:Wn({app:e,view:n}),drawing:Rr(e,n,c,u.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Rr(e,t,n,o){
let{store:s,overview:l}=e,i=_e(),c=0,u=null,r=!1,a=()=>{clearTimeout(c),c=setTimeout(w,Pr)},d=g=>mo.every(k=>s.now[k]===g[k]),f=()=>u!==null&&d(u),m=g=>s.now.marks!==
g.marks||!d(g);async function w(){clearTimeout(c);let g=s.now;if(!g.puzzle)return;let k=f();i.stop();try{let y=await(k?i(x=>H("board",L(g,{entries:!1}),x)):l.ask(
"board"));if(y===void 0||m(g))return;if(k&&y.cell.width!==t.sheet.cell.width){u=null,a();return}u=g,r=!1,n.draw(ze(y,k?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[$]=y.problems;(!k||n.isStale)&&n.say($?`${Ke($)?"The board is not finished":"Something is wrong with the facts"}: ${$.text}`:"")}catch(y){
if(!(y instanceof V))throw y;if(m(g))return;u=null,r=!1;let S=y.problems[0]?.text??y.message;n.say(t.sheet!==j?`This is how the board looked before: now it cann\
ot be drawn. ${S}`:`The board cannot be drawn. ${S}`,!0)}}return{later:a,redraw:w,isDrawn:f,forget:()=>{u=null,r=t.sheet!==j},stop:()=>{i.stop(),l.drop("board")},
get isOther(){return r}}}function Wr(e,t){let{store:n}=e,o=b("p",{class:"glad",role:"status",hidden:!0}),s=null,l=!0;function i(){let{mode:r,marks:a}=n.now,d=r===
"play"&&s!==null&&Dt(t.sheet,a,s);o.textContent=d?"Solved! Every cell is right.":"",o.hidden===d&&(o.hidden=!d,o.classList.toggle("news",l),d&&(l=!1),e.emit("fi\
nished",d))}return{element:o,celebrate:i,know:r=>{s=r},forget:()=>{s=null,l=!0}}}function Fr({app:e,view:t,play:n,layers:o,tools:s,drawing:l,mode:i}){let{grid:c}=t;
_n(c,{press:(u,r,a)=>{!l.isOther&&!o.press(u)&&i().press(u,r,a)},move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),c.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&i()!==n||t.sheet===j||l.isOther)return;
let r=c.current;u.key==="Enter"&&o.press(r)||i().onKey(u,r)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),c.onMove(u=>{i().leave(u);let[r,a]=C(
t.sheet,u);e.emit("focused",{row:r,column:a})})}function Kr({app:e,view:t,play:n,edit:o,film:s,stage:l,drawing:i,victory:c}){let{store:u}=e;u.on(["marks","notes"],
(r,a,d)=>{d.has("puzzle")||d.has("instance")||(l.drawMarks(r,a),c.celebrate(),d.has("marks")&&i.later())}),u.on(mo,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
u.on(["puzzle","instance"],()=>{t.sheet!==j&&l.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}
function _r({app:e,view:t,play:n,edit:o,film:s,tools:l,stage:i,drawing:c,victory:u}){e.when("solved",r=>{u.know(r?.status==="unique"?r.answers:null),u.celebrate()}),
e.when("fill",async r=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(r))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",r=>o.changes.add(r)),e.when("film",r=>{let a=s.isOn;s.show(r),i.element.hidden=l.element.hidden=s.isOn,s.isOn?a||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:r,column:a})=>{r>t.sheet.rows||a>t.sheet.columns||(e.emit("pane","board"),t.grid.select(K(t.sheet,r,a)),En(t.grid.cell(K(t.sheet,r,a))))}),e.
when("cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var xt={facts:40,rules:200},po=["puzzle","instance","rules","facts","constants","marks"],go="facts";function bo(e){let t=new Set,n=new Map,o=new Set,s=xt.facts,
l=0;e.on(po,(f,m,w)=>{s=w.has("rules")&&!w.has("puzzle")?xt.rules:xt.facts});function i(f,m){return u(f),o.add(f),new Promise((w,h)=>{let p={resolve:w,reject:h,
onEvent:m},g=[...t].find(({about:k,parts:y})=>y.includes(f)&&po.every(S=>k?.[S]===e.now[S]));g?(g.wishes.set(f,p),wo(g,f)):(n.set(f,p),clearTimeout(l),l=setTimeout(
r,s))})}function c(f){u(f),o.delete(f)}function u(f){n.get(f)?.resolve(void 0),n.delete(f);for(let m of[...t]){let w=m.wishes.get(f);w&&(w.resolve(void 0),m.wishes.
delete(f),!m.wishes.size&&(t.delete(m),m.controller.abort()))}}function r(){let f=new Map(n);n.clear(),f.size&&d(e.now,e.now,[...f.keys()],f)}function a(f,m){let w=e.
now;return new Promise((h,p)=>{let g=y=>{k.about={...w,facts:y[y.length-1]},m(y),h()},k=d(w,null,[...o],new Map([[go,{resolve:g,reject:p}]]),{steps:f})})}function d(f,m,w,h,p={}){
let g={about:m,parts:w,wishes:h,told:new Map,controller:new AbortController},k=(y,S)=>{y==="found"?h.get("solve")?.onEvent?.(y,S):g.told.set(y,y===go?{found:S.facts}:
S),wo(g,y)};return t.add(g),W("overview",L(f,{...p,parts:w}),{signal:g.controller.signal,onEvent:k}).catch(y=>{for(let S of h.values())S.reject(y)}).finally(()=>t.
delete(g)),g}return{ask:i,drop:c,edit:a}}function wo({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new V(s.failed)):o.
resolve(s.found))}function ko(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var yo=document.querySelector("script[src]");yo instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
yo.src)).catch(()=>{});var At={};Te(At,{start:()=>Vr});var Ot="#pylogic=";var So=/^[a-z_][A-Za-z0-9_]{0,63}$/,Hr=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,vo=e=>e.includes(Ot);async function xo(e){let t=e.slice(e.indexOf(Ot)+Ot.length).trim(),n;try{n=JSON.parse(await Gr(t))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!qr(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:l,facts:i,marks:c,notes:u,constants:r}=n;return{puzzle:o,instance:s,rules:l,facts:i,marks:c,notes:u,constants:r}}var $o=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),ke=e=>typeof e=="string",Ur=e=>Array.isArray(e)&&e.every(ke),$t=(e,t,n)=>$o(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function qr(e){return $o(e)&&ke(e.puzzle)&&So.test(e.puzzle)&&ke(e.instance)&&Hr.test(e.instance)&&ke(e.facts)&&(e.rules===void 0||ke(e.rules))&&$t(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&$t(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Ur)&&$t(e.constants,So,t=>ke(t)&&t.length<=200)}async function Gr(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),l=[],i=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");l.push(
u)}return new Blob(l).text()}var Oo="pylogic:played:";function Et(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:l,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(Oo+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:l,isSolved:i}}catch{return t}}var Eo=(e,t)=>localStorage.setItem(Oo+e,JSON.stringify(t));function Vr(e){let{store:t}=e,n=b("p",{class:"remark"}),o=R.map(a=>b("option",{value:a.id},Co(a))),s=b("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),l=!1;R.length>1&&D("#files").append(s),it&&Yr(it),D(".assistant-status").append(n);let i=a=>location.replace(Ao(R.find(d=>d.id===a)));function c(){
let a=R.find(m=>Ao(m)===location.hash)??R[0];if(a.id===t.now.instance)return;let{isSolved:d=!1,...f}=Et(a.id);l=d,s.value=a.id,n.textContent=a.remark?`${B(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Ht),t.open({puzzle:"exported",instance:a.id,...f})}
function u(){let{instance:a,marks:d,notes:f,seconds:m,saves:w}=t.now;try{Eo(a,{marks:d,notes:f,seconds:m,saves:w,isSolved:l})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(a,d,f)=>{f.has("instance")||u()}),e.when("finished",a=>{
!a||l||(l=!0,u(),o[s.selectedIndex].textContent=Co(R[s.selectedIndex]))});async function r(){if(!vo(location.hash)){c();return}try{let{instance:a,rules:d,facts:f,
marks:m={},notes:w={}}=await xo(location.hash),h=d===void 0?R.find(p=>p.facts===Jr(f??"")):void 0;if(!h)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);i(h.id),c(),t.change({marks:m,notes:w})}catch(a){e.emit("message",{words:a.message,isBad:!0}),i(R[0].id)}}addEventListener("hashchange",r),
r()}function Yr([e,t]){let n=(o,s,l)=>o?b("a",{href:`${o}.html`,"aria-label":l},s):null;D("#bar h1").replaceChildren(b("a",{href:"index.html",title:"All boards",
class:"back"},_t)),D("#files").append(...[n(e,"\u2190","The board before"),b("span",{},R[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var Jr=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),Ao=e=>`#${encodeURIComponent(e?.name??"")}`,Co=e=>Et(e.id).isSolved?`${e.
name} \u2713`:e.name;var Mo=Vt(),Xr={store:Mo,overview:bo(Mo),...ko()};for(let e of[kt,vt,wt,At])e.start(Xr);document.documentElement.dataset.ready="";
})();
