(async()=>{
var kr=Object.defineProperty;var ot=(e,t)=>{for(var n in t)kr(e,n,{get:t[n],enumerable:!0})};var kn={};ot(kn,{start:()=>Ci});var st={corner:"",centre:"~",colour:"#"},Oe=Object.keys(st),se=Oe.filter(e=>e!=="colour"),re=["red","orange","yellow","green","cyan","blue","purple","grey"],Re=(e,t)=>st[e]+
t,ie=(e=[],t)=>e.filter(n=>Ut(n)===t).map(n=>n.slice(st[t].length)),Ut=e=>Oe.find(t=>st[t]===e[0])??"corner",Ln=(e,t,n)=>t.every(o=>e[o]?.includes(n))?Ht(e,t,o=>o.
filter(s=>s!==n)):Ft(e,t,[n]),Ft=(e,t,n)=>Ht(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),We=(e,t,n,o)=>Ht(e,t,s=>s.filter(
r=>!n.includes(Ut(r))||o!==void 0&&r!==Re(Ut(r),o)));function Ht(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var P=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Dn=new Map;function Pn({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Dn.get(o)??{svg:e,words:t,reach:n};return Dn.set(o,s),s}var vr=["diagonal","triangle"],rt=Pn({svg:"",words:""});function it(e,t=null){let n=e.pieces.map(
Pn),o=c=>c.map(u=>u<0?rt:n[u]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Sr(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(i=>i.map(a=>a<0?null:n[a]))}))})),l=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...e,frames:s,plays:r,edits:l,count:e.rows*e.columns}}function Sr(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var H=(e,t,n)=>(t-1)*e.columns+n-1,A=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],le=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,Kt=(e,t,n,o)=>le(t,A(e,o).join(","),n),ce=({what:e,where:t,choices:n})=>t==="cell"&&
!vr.includes(e)&&n.some(({value:o})=>o!==null);function qt(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(l=>l.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?H(e,o,s):-1}var ee=(e,t)=>!!e.looks[0]?.[t],lt=(e,t)=>e.plays.some(n=>n.choices.
some(o=>ee(o,t))),Gt=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),zn=e=>Gt(e)||[...e.
frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),K=(e,t,n,o)=>_e(t,n,A(e,o).join(",")),ct=(e,t,n,o,s)=>ht(t,n,A(e,o).join(","),s),at=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function ut({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Ue(e,t,n){for(let o of e.plays){let s=o.choices[K(e,o,t,n)];if(s&&ee(s,n))return s.looks.map(r=>r[n]??rt)}return e.frames.
map(o=>o.blank[n])}var jn={corner:"candidates",centre:"centre",colour:"coloured"};function ft(e,{marks:t,notes:n},o){let[s,r]=A(e,o),l=e.plays.map(h=>h.choices[K(
e,h,t,o)]?.words).filter(h=>h!==void 0),c=e.frames[0].blank[o].words,u=Oe.map(h=>[jn[h],...ie(n[`${s},${r}`],h)]).filter(([,h])=>h),i=l.length?u.filter(([h])=>h===
jn.colour):u,a=e.plays.filter(J).flatMap(h=>Wn.map(f=>{let g=h.choices[_e(h,t,ae(e,o,f))];return g&&`${f}: ${g.words}`})).filter(Boolean),d=[c,...l,...a,...i.map(
h=>h.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function In(e,t){let n=s=>s.choices.some(r=>{let[l,c]=le(s," ",r).split(
" ");return t.startsWith(l)&&s.spots.has(t.slice(l.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>J(s)&&n(s)))return!0;let o=qt(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>ee(r,o)&&Kt(e,s,r,o)===t))}function Bn(e,t,n){let o=n.filter(r=>In(e,r)),s=Object.entries(t).filter(([r,l])=>!l&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var dt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Rn(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>In(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var J=e=>e.where!=="cell",Wn=["top","right",
"bottom","left"],$r={top:[-1,0,"bottom"],left:[0,-1,"right"]},we=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Un(e,t,n,o){let s=u=>u.
every((i,a)=>i>=Math.min(n[a],o[a])&&i<=Math.max(n[a],o[a])),r={...t},l={};for(let u of e.spots){let[i,a,d]=u.split(","),[h,f]=[[+i,+a],[+i+ +(d==="bottom"),+a+
+(d==="right")]].map(p=>s(p));if(!h&&!f)continue;let g=le(e,u,e.choices[0]);delete r[g],h!==f&&(l[g]=!0)}return Object.keys(t).length===Object.keys({...r,...l}).
length&&Object.keys(l).every(u=>t[u])?r:{...r,...l}}function ae(e,t,n){let[o,s]=A(e,t),[r,l,c]=$r[n]??[0,0,n];return(o+r>=1&&s+l>=1?[o+r,s+l,c]:[o,s,n]).join(",")}
var _e=(e,t,n)=>e.choices.findIndex(o=>t[le(e,n,o)]===o.holds);function ht(e,t,n,o){let s={...t};for(let l of e.choices)delete s[le(e,n,l)];let r=e.choices[o];return r&&
(s[le(e,n,r)]=r.holds),s}var Fn=(e,t,n)=>e.plays.filter(J).reduce((o,s)=>Wn.reduce((r,l)=>ht(s,r,ae(e,n,l),-1),o),t);function ye({cell:{width:e,height:t,edge:n}},o,[
s,r,l]){let[c,u]=[n+(r-1)*e,n+(s-1)*t],[i,a]=[c+e,u+t];if(o==="edge")return{top:[c,u,i,u],bottom:[c,a,i,a],left:[c,u,c,a],right:[i,u,i,a]}[l];let[d,h]=[c+e/2,u+
t/2];return l==="right"?[d,h,d+e,h]:[d,h,d,h+t]}function Hn(e,t,[n,o,s]){let[r,l,c,u]=ye(e,t,[n,o,s]);if(t==="edge")return[r,l,c,u];let[i,a]=s==="right"?[1,0]:[
0,1],[d,h]=[[n,o],[n+a,o+i]].map(f=>e.frames[0].cells[H(e,f[0],f[1])]?.reach?.[a]??0);return[r+i*d,l+a*d,c-i*h,u-a*h]}function V({rows:e,columns:t,cell:n,around:o}){
let[s,r,l,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+l,left:c,top:s}}var te=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},mt=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function Kn(e,t,n,o={}){let s=(l,c,u)=>{for(let[i,a]of t.plays.entries()){let d=K(t,a,n,c);if(d>=0&&ee(a.choices[d],c))return e.plays[i].choices[d].looks[l][c]}
return u},r=e.frames.map(({blank:l,...c},u)=>({...c,blank:l,cells:l.map((i,a)=>s(u,a,i))}));for(let[l,c,u]of Object.keys(n).flatMap(i=>n[i]&&o[i]||[])){let{cells:i,
blank:a}=r[l];i[c]===a[c]&&(i[c]=u)}return{...e,frames:r}}function b(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function qn(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function ue(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function B(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Ee=e=>[...document.querySelectorAll(e)];var Ae=e=>e.target;function fe(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function pt(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var be=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var xr=Uint8Array.from(atob(B("#told").textContent??""),e=>e.charCodeAt(0)),Gn=new Response(new Blob([xr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Vn,game:Yn,boards:q,around:Vt}=await Gn;var Or=new Map(q.map(({id:e,sheet:t})=>[e,it(t)])),gt=()=>{throw new te({words:"This page was made to be played without a server, which alone knows that."})},Xn={
board:({id:e,sheet:t,effects:n},o)=>Kn(t,Or.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:gt(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",s);return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e},differences:({shared:e})=>e??
gt()};async function Y(e,t,n={}){let{onEvent:o=()=>{}}=n,s=t,r=q.find(({id:c})=>c===s.instance);if(!r||e==="answers"&&!r.solution)return gt();let l=Object.fromEntries(
s.marks);if(e!=="overview")return(Xn[e]??gt)(r,l,o);for(let c of s.parts)o(c,{found:Xn[c](r,l,o)})}var Z=(e,t,n)=>Y(e,t,{signal:n});var T,fo,ho,de,Xt,kt,mo,yt,po,nn,Jt,Er,Ye=Symbol.for("pv"),vt={},St=[],Ar=/^m(i|n|o|s|text|space)$/,on=Array.isArray,sn=St.slice,ve=Object.assign;function ke(e){
e&&e.parentNode&&e.remove()}function go(e,t,n){var o,s,r,l={},c=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:l[r]=t[r];return c>
2&&(l.children=c>3?sn.call(arguments,2):n),Fe(e,l,o,s,null)}function Fe(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ye,
__v:s||++fo,__i:-1,__u:0};return!s&&T.vnode&&T.vnode(r),r}function Ce(e){return e.children}function He(e,t){this.props=e,this.context=t,this.__g=0}function he(e,t){
if(t==null)return e.__&&he(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:he(
e)}function Cr(e){var t,n=e.__v,o=n.__e,s=[],r=[],l=e.__P;l&&((t=ve({constructor:Ye},n)).__v=n.__v+1,T.vnode&&T.vnode(t),rn(l,t,n,e.__n,l.namespaceURI,32&n.__u?
[o]:null,s,o||he(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,vo(s,t,r),n.__=n.__e=null,t.__e!=o&&wo(t))}function wo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),wo(e)}function Jn(e){(8&e.__g||(e.__g|=8,de.push(e),kt++))&&Xt==T.debounceRendering||((Xt=T.debounceRendering)||
queueMicrotask)(_o)}function _o(){try{for(var e,t=1;de.length;)de.length>t&&de.sort(mo),e=de.shift(),t=de.length,8&e.__g&&Cr(e)}finally{(kt=de.length)&&(Xt||queueMicrotask)(
_o)}}function yo(e,t,n,o,s,r,l,c,u,i,a){var d,h,f,g,p,m,_=o.__k||St,y=t.length;for(u=Mr(n,t,_,u,y),d=0;d<y;d++)(f=n.__k[d])!=null&&(h=~f.__i&&_[f.__i]||vt,f.__i=
d,m=rn(e,f,h,s,r,l,c,u,i,a),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ln(h.ref,null,f,h),f.ref&&a.push(f.ref,f.__c||g,f)),p=p||g,4&f.__u?(u=bo(f,u,e,!h.__v),h.__e&&
(h.__e=null)):typeof f.type=="function"&&m!==void 0?u=m:g&&(u=g.nextSibling),f.__u&=-21);return n.__e=p,u}function Mr(e,t,n,o,s){var r,l,c,u,i,a,d,h,f,g=n.length,
p=g,m=0,_=0,y=e.__k=Array(s);for(r=0;r<s;r++)(l=t[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=y[r]=Fe(null,
l):on(l)?l=y[r]=Fe(Ce,{children:l}):l.constructor===Ye&&l.__b?l=y[r]=Fe(l.type,l.props,l.key,l.ref,l.__v):y[r]=l,u=r+m,l.__=e,l.__b=e.__b+1,c=null,~(i=l.__i=Nr(
l,n,u,p))&&(p--,(c=n[i])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,i==u-1?m--:i==u+1?m++:i!=u&&(i>u?m--:m++,_=1)):(~i||(s>g?m--:s<g&&m++),typeof l.type!="function"&&(l.__u|=
4))):y[r]=null;if(_){for(a=[],d=[],r=0;r<s;r++)if((l=y[r])&&16&l.__u){for(m=0,h=a.length;m<h;)a[f=m+h>>1]<l.__i?m=f+1:h=f;a[m]=l.__i,d[r]=m+1}for(m=a.length;r--;)
d[r]&&(d[r]==m?m--:y[r].__u|=4)}if(p)for(r=0;r<g;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=he(c)),cn(c,c));return o}function bo(e,t,n,o){var s,r,l,c;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=bo(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=he(e))&&!t.parentNode&&
(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Nr(e,t,n,o){var s,r=e.key,l=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&r==null||u&&r==c.key&&l==c.type)
return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&r==c.key&&l==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&r==c.key&&l==c.
type)return s}return-1}function Zn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function wt(e,t,n,o,s){var r,l;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Zn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Zn(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(l=Jt[t]||(Jt[t]=Tr(t)),(e.__a||(e.__a={}))[t]=nn,r=
t!=(t=t.replace(po,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,r):e.removeEventListener(t,l,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Tr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[yt]==null)t[yt]=nn++;else if(t[yt]<this.__a[e])
return;return n(T.event?T.event(t):t)}}}function rn(e,t,n,o,s,r,l,c,u,i){var a,d,h,f,g,p,m,_,y,w,v,k,$,x,S,O,E,M,I=t.type;if(t.constructor!==Ye)return null;128&
n.__u&&(u=32&n.__u,a=n.__c.__z)&&(t.__u|=u,d=r=[],a.nodeType==8?c=bt(a,r):r.push(a),c=r[0]||c),(a=T.__b)&&a(t);e:if(typeof I=="function"){h=l.length;try{if(_=t.
props,y=(a=I.prototype)&&a.render,w=(a=I.contextType)&&o[a.__c],v=a?w?w.props.value:a.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new I(_,v):(t.__c=
f=new He(_,v),f.constructor=I,f.render=Dr),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),I.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=ve({},f.__s)),ve(f.__s,I.getDerivedStateFromProps(_,f.__s)))),g=f.props,p=f.state,f.__v=t,n.__c){if(_!==g&&y&&!I.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(_,v),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(_,f.__s,v)===
!1){t.__v!=n.__v&&(f.props=_,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(U){U&&(U.__=t)}),St.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
l.push(f),c=he(n);break e}f.componentWillUpdate&&f.componentWillUpdate(_,f.__s,v),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,p,m)})}else
y&&!I.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=_,f.__P=
e,f.__g&=-5,k=T.__r,$=y?25:0;do f.__g&=-9,k&&k(t),a=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++$<25);y&&(St.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=ve({},o,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(g,p)),x=a&&a.type===Ce&&a.key==
null?a.props.children:a,_.__P&&(a=c,s=(e=_.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(U){U&&cn(U,U)}),n.__k=null),c=n.__k?he(n,0):
null),c=yo(e,on(x)?x:[x],t,n,o,s,r,l,c,u,i),_.__P&&(t.__e=null,c=a),t.__u&=-161,d&&d.some(ke),f.__h.length&&l.push(f),1&f.__g&&(f.__g&=-4)}catch(U){if(l.length=
h,t.__v=null,u||r)if(U&&U.then){if(t.__u|=128|u,r){for(~(E=r.indexOf(c||void 0))||(E=r.length);(M=r[E-1])&&M.nodeType==8;)E--;for(;E<r.length;E++)if(M=r[E])if(r[E]=
null,S){if(M==O)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(O=bt(S=M))}}if(!S){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;S=c}(a=bt(S=
t.__c.__z||(t.__c.__z=S)))?(t.__e=S,c=a):t.__e=c,c=c&&c.nextSibling}else r&&r.some(ke);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),U&&U.then||ko(t),T.__e(U,t,n)}}else
c=t.__e=Lr(n.__e,t,n,o,s,r,l,u,i,e);return(a=T.diffed)&&a(t),c}function bt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ko(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(ko))}function vo(e,t,n){for(var o=0;o<n.length;)ln(n[o++],n[o++],n[o++]);T.__c&&T.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){T.__e(r,s.__v)}})}function Lr(e,t,n,o,s,r,l,c,u,i){var a,d,h,f,g,p,m,_,y=n.props||vt,w=t.props,v=t.type;if(v=="svg"?s="http://www.w3.org/2000/svg":
v=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(a=0;a<r.length;a++)if((g=r[a])&&(v?g.localName==v:g.nodeType==3)){
e=g,r[a]=null;break}}if(!e){if(_=i.ownerDocument||document,!v)return _.createTextNode(w);e=_.createElementNS(s,v,w.is?w:i),c&&(T.__m&&T.__m(t,r),c=!1),r=null}if(v){
if(i=v=="template"&&e.content||e,r=v=="textarea"&&w.defaultValue!=null?null:r&&sn.call(i.childNodes),!c&&r)for(y={},a=0;a<e.attributes.length;a++)y[(g=e.attributes[a]).
name]=g.value;for(a in y)g=y[a],a=="dangerouslySetInnerHTML"?h=g:a=="children"||a in w||a=="value"&&"defaultValue"in w||a=="checked"&&"defaultChecked"in w||wt(e,
a,null,g,s);for(a in w)g=w[a],a=="children"?f=g:a=="dangerouslySetInnerHTML"?d=g:a=="value"?p=g:a=="checked"?m=g:c&&typeof g!="function"||y[a]===g||wt(e,a,g,y[a],
s);d?(c||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(v=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Ar.test(v))&&(s="http://www.w3.org/1999/xhtml"),yo(i,on(f)?f:[f],t,n,o,s,r,l,r?r[0]:n.__k&&he(n,0),c,u),r&&r.some(ke)),c&&v!="textarea"||(a="valu\
e",v=="progress"&&p==null?e.removeAttribute(a):p==null||p===e[a]&&(v!="progress"||p)||wt(e,a,p,y[a],s),a="checked",m!=null&&m!=e[a]&&wt(e,a,m,y[a],s))}else y===
w||c&&e.data==w||(e.data=w);return e}function ln(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){T.__e(s,n)}}function cn(e,t,n){var o,s,r,l;if(T.unmount&&T.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ln(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){T.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&cn(o[l],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=bt(o,r=[]))&&(o==e.__e&&r.some(ke),ke(s),ke(o)),n||ke(e.__e),e.__e=e.__c=e.__=null}function Dr(e,t,n){
return this.constructor(e,n)}function Me(e,t){var n,o,s,r;T.__&&T.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Fe(Ce,{children:[
e]}),s=[],r=[],rn(t,t.__k,o||vt,vt,t.namespaceURI,o?null:t.firstChild?sn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),vo(s,t.__k,r),t.__k.props.children=
null}T={__e:function(e,t,n,o){for(var s,r,l;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw kt=0,e}},fo=0,ho=function(e){return e!=null&&e.
constructor===Ye},He.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ve({},this.state)),typeof e=="function"&&(e=e(ve({},n),this.props)),
e&&(ve(n,e),this.__v&&(t&&this.__k.push(t),Jn(this)))},He.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Jn(this))},He.prototype.render=
Ce,de=[],kt=0,mo=function(e,t){return e.__v.__b-t.__v.__b},yt=Symbol(),po=/(PointerCapture)$|Capture$/i,nn=0,Jt={},Er=0;var So=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var l=t[r++],c=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++r]]=c:l===6?o[1][t[++r]]+=
c+"":l?(s=e.apply(c,So(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},Qn=new Map;function jr(e){var t=Qn.get(this);return t||(t=
new Map,Qn.set(this,t)),(t=So(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,l="",c="",u=[0],i=function(h){r===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,h,l):r===3&&(h||l)?(u.push(3,h,l),r=2):r===2&&l==="..."&&h?u.push(4,h,0):r===2&&l&&!h?u.push(5,0,!0,l):r>=5&&((l||!h&&r===5)&&(u.push(r,0,l,s),r=
6),h&&(u.push(r,h,0,s),r=6)),l=""},a=0;a<n.length;a++){a&&(r===1&&i(),i(a));for(var d=0;d<n[a].length;d++)o=n[a][d],r===1?o==="<"?(i(),u=[u],r=3):l+=o:r===4?l===
"--"&&o===">"?(r=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(i(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[a][d+1]===">")?(i(),r===3&&
(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(i(),r=2):l+=o),r===3&&l==="!--"&&(r=4,u=u[0])}return i(),u})(e)),t),arguments,[])).length>1?t:t[0]}var D=jr.bind(go),Zt,G,Yt,eo,Pr=Object.is,to=0,$o=[],
Qt=[],z=T,no=z.__b,oo=z.__r,so=z.diffed,ro=z.__c,io=z.unmount,lo=z.__;function zr(e,t){z.__h&&z.__h(G,e,to||t),to=0;var n=G.__H||(G.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function xo(e,t){var n=zr(Zt++,7);return Rr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ir(){var e;do{for(;e=Qt.shift();)try{Ke(e)}catch(n){z.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=$o.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ke),t.__h.some(en),t.__h=[]}catch(n){t.__h=[],z.__e(n,e.__v)}}}while(Qt.length)}z.__b=function(e){
G=null,no&&no(e)},z.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),lo&&lo(e,t)},z.__r=function(e){oo&&oo(e),Zt=0;var t=(G=e.__c).__H;t&&(Yt==G?G.__h=[]:
(t.__h.some(Ke),t.__h.some(en),Zt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Yt=G},z.diffed=function(e){so&&so(e);var t=e.__c;t&&
t.__H&&(t.__H.__h.length&&ao($o.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Yt=G=null},z.__c=function(e,t){t.some(function(n){try{n.__h.some(Ke),n.__h=
n.__h.filter(function(o){return!o.__||en(o)})}catch(o){n.__h=[function(){throw o}]}}),ro&&ro(e,t)},z.unmount=function(e){io&&io(e);var t,n,o=e.__c;o&&o.__H&&(o.
__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,ao(Qt.push(s))}else Ke(s)}catch(r){t=r}}),
o.__H=void 0,t&&z.__e(t,o.__v))};var co=typeof requestAnimationFrame=="function";function Br(e){var t,n=function(){clearTimeout(o),co&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);co&&(t=requestAnimationFrame(n))}function ao(e){e!=1&&eo==z.requestAnimationFrame||((eo=z.requestAnimationFrame)||Br)(Ir)}function Ke(e){
var t=G,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),G=t}function en(e){var t=G;e.__c=e.__(),G=t}function Rr(e,t){return!e||e.length!=t.length||t.some(function(n,o){
return!Pr(n,e[o])})}var Wr=Symbol.for("preact-signals");function Et(){if(oe>1)oe--;else{var e,t=!1;for((function(){var s=xt;for(xt=void 0;s!==void 0;){var r=s.S;
if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Ge!==void 0;){var n=Ge;for(Ge=void 0,$t++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=
-3,!(8&n.f)&&Eo(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if($t=0,oe--,t)throw e}}function an(e){if(oe>0)return e();tn=++Ur,oe++;try{return e()}finally{Et()}}var qe,
L=void 0;function At(e){var t=L,n=qe;L=void 0,qe=void 0;try{return e()}finally{L=t,qe=n}}var Ge=void 0,oe=0,$t=0,Ur=0,tn=0,xt=void 0,Ot=0;function Oo(e){if(L!==
void 0){var t=e.n;if(t===void 0||t.t!==L)return t={i:0,S:e,p:L.s,n:void 0,t:L,e:void 0,x:void 0,r:t},L.s!==void 0&&(L.s.n=t),L.s=t,e.n=t,32&L.f&&e.S(t),t;if(t.i===
-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=L.s,t.n=void 0,L.s.n=t,L.s=t),t}}function W(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,
this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}W.prototype.brand=Wr;W.prototype.h=function(){return!0};W.prototype.S=function(e){var t=this,n=this.
t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:At(function(){var o;(o=t.W)==null||o.call(t)}))};W.prototype.U=function(e){var t=this;if(this.t!==void 0){
var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&At(function(){var s;(s=t.Z)==null||s.call(t)}))}};
W.prototype.subscribe=function(e){var t=this;return $e(function(){var n=t.value;At(function(){return e(n)})},{name:"sub"})};W.prototype.valueOf=function(){return this.
value};W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){var e=this;return At(function(){
return e.value})};Object.defineProperty(W.prototype,"value",{get:function(){var e=Oo(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if($t>100)throw new Error("Cycle detected");(function(n){oe!==0&&$t===0&&n.l!==tn&&(n.l=tn,xt={S:n,v:n.v,i:n.i,o:xt})})(this),this.v=e,this.i++,Ot++,oe++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{Et()}}}});function Ne(e,t){return new W(e,t)}function Eo(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==
t.i)return!0;return!1}function Ao(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Co(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function Se(e,t){W.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ot-1,this.f=4}Se.prototype=new W;Se.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===Ot))return!0;if(this.g=Ot,this.f|=1,this.i>0&&!Eo(this))return this.f&=-2,!0;var e=L;try{Ao(this),L=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return L=e,Co(this),this.f&=-2,!0};Se.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}W.prototype.S.call(this,e)};Se.prototype.U=function(e){if(this.t!==void 0&&(W.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Se.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(Se.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Oo(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function uo(e,t){return new Se(e,t)}function Mo(e){var t=e.j;if(e.j=void 0,typeof t=="function"){oe++;var n=L;
L=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,un(e),o}finally{L=n,Et()}}}function un(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Mo(e)}function Fr(e){
if(L!==this)throw new Error("Out-of-order effect");Co(this),L=e,this.f&=-2;try{8&this.f&&un(this)}finally{Et()}}function Te(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,qe&&qe.push(this)}Te.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};Te.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Mo(this),Ao(this),oe++;var e=L;
return L=this,Fr.bind(this,e)};Te.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ge,Ge=this)};Te.prototype.d=function(){this.f|=8,1&this.f||un(this)};Te.prototype.
dispose=function(){this.d()};function $e(e,t){var n=new Te(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var No,Ct,_t,Hr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var To=[];$e(function(){No=this.N})();function Le(e,t){T[e]=t.bind(null,T[e]||function(){})}function Ve(e){if(_t){var t=_t;_t=void 0,t()}_t=e&&e.S()}function Lo(e){
var t=this,n=e.data,o=fn(n);o.name="ReactiveDom",o.value=n;var s=xo(function(){for(var c=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var i=uo(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),a=uo(function(){return!Array.isArray(i.value)&&!ho(i.value)}),d=$e(function(){if(this.N=Do,a.value){var f=i.value;c.
__v&&c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=f)}}),h=t.__$u.d;return t.__$u.d=function(){d(),h.call(this)},[a,i]},[]),r=s[0],l=s[1];return r.value?l.
peek():l.value}Lo.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:go(Ce,null).constructor},type:{configurable:!0,
value:Lo},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Le("__b",function(e,t){if(Ve(),
Ct=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof W&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
Le("__r",function(e,t){if(e(t),t.type!==Ce){Ve();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return $e(function(){l=this},{
name:r}),l.c=s,l})((function(s){return function(){var r;Hr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ct=o,Ve(n)}});Le("__e",function(e,t,n,o){Ve(),Ct=void 0,e(t,n,o)});Le("diffed",function(e,t){Ve(),Ct=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var l in r){var c=r[l];c===void 0||o&&l in o||(c.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var i=r[u],
a=o[u];i===void 0?(i=Kr(n,u,a,s),r[u]=i):i.o(a,s)}}}e(t)});function Kr(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=Ne(n);return{o:function(l,c){r.value=
l,o=c},d:$e(function(){this.N=Do;var l=r.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}Le("u\
nmount",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=t.__np;if(l){var c=t.
props;for(var u in l)c[u]=l[u]}t.__np=void 0}else{var i=t.__c;if(i){i.__$f|=8;var a=i.__$u;a&&(i.__$u=void 0,a.d())}}e(t)});Le("__h",function(e,t,n,o){o<3&&(t.__$f|=
2),e(t,n,o)});He.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!==
"__source"&&e[l]!==this.props[l])return!0;for(var c in this.props)if(!(c in e))return!0;return!1};function fn(e,t){return xo(function(){return Ne(e,t)},[])}var qr=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Gr(){an(function(){for(var e;e=To.shift();)No.call(e)})}function Do(){To.push(this)===1&&(T.requestAnimationFrame||qr)(Gr)}var jo=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Vr=["facts","marks","notes"];function Po(e=jo){let t=Ne(e),n=[],o=[],s=null,r=new Set,l=i=>an(()=>{let a=t.peek();t.value=i;let h=Object.keys(
i).filter(f=>i[f]!==a[f]);if(h.length)for(let f of[...r])f(i,a,new Set(h))}),c=({facts:i,marks:a,notes:d})=>({facts:i,marks:a,notes:d}),u=(i,a)=>{if(!i.length)return;
let d=t.peek();a.push(c(d)),s=null,l({...d,...i.pop()})};return{get now(){return t.value},get canUndo(){return t.value&&n.length>0},get canRedo(){return t.value&&
o.length>0},get history(){return{now:c(t.value),past:n,future:o}},change(i,{merge:a=null,undoable:d=!0}={}){let h=t.peek(),f=Vr.some(g=>g in i&&i[g]!==h[g]);f&&
d&&!(a!==null&&a===s)&&(n.push(c(h)),o=[]),(f||"mode"in i)&&(s=a),l({...h,...i})},open(i,a=null){let d={...jo,...i};[n,o,s]=a!==null&&JSON.stringify(a.now)===JSON.
stringify(c(d))?[a.past,a.future,null]:[[],[],null],l(d)},undo:()=>u(n,o),redo:()=>u(o,n),on(i,a){let d=new Set(i),h=(...f)=>{[...f[2]].some(g=>d.has(g))&&a(...f)};
return r.add(h),()=>r.delete(h)}}}function j(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:l,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:l,
marks:Object.entries(c),...t}}function zo(e){let t={check:null,card:null,pointed:null},n="null";return(o,s)=>{t[o]=s;let{cause:r=[],effect:l=[],wrong:c=[]}=t.pointed??t.card??{},u=t.pointed?
[]:t.check?.wrong??[],i={cause:r,effect:l,wrong:[...c,...u]},a=r.length||l.length||i.wrong.length?i:null,d=JSON.stringify(a);d!==n&&(n=d,e.emit("highlight",a))}}
var De=e=>e.join(",");function Io(e,t){let n=new Set(t.map(De));return e.filter(o=>!n.has(De(o)))}function je(e){return[...new Map(e.map(t=>[De(t),t])).values()]}var Yr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Mt({app:e,highlight:t},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:l=[]}){let c={effect:o,cause:Io(s,o),wrong:r},
u=()=>t("pointed",c),i=()=>t("pointed",null);return b("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:i,onfocusout:i,dataset:{cells:[...o,...s,...r].
map(De).join(" ")}},...Xr(e,n),Zr(e,l))}function Je(e,{words:t,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Mt(e,{words:t,effect:n,cause:s,lines:o})}function Ze(e,t){
let{sentence:n,cells:o,causes:s,because:r,chain:l}=t,c=Mt(e,{words:n,effect:o,cause:s,lines:l.length?[]:r});return b("ul",{class:"sentences"},c,...l.length?[Nt(
e,l)]:[])}function Nt(e,t){return b("li",{class:"chain"},b("ol",{class:"sentences"},t.map(n=>{let o=Je(e,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Xr(e,t){let[,n,o]=/^(.*): (.*)$/.exec(t)??[null,null,t];return n===null?[b("p",{},Xe(e,F(o)))]:[b("p",{},Xe(e,`${F(n)}:`)),b("p",{class:"follows"},
Xe(e,F(o)))]}var F=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase());function Xe(e,t){return t.split(Yr).map((n,o)=>o%2?Jr(e,n):n)}function Jr(e,t){let[n,o]=t.split(
",").map(Number),s=`row ${n}, column ${o}`;return b("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${t}: ${s}`,onclick:()=>e.emit("ce\
ll",{row:n,column:o})},t)}function Zr(e,t){let n=new Map(t.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?b("p",{class:"sources"},[...n.keys()].map(
o=>dn(e,o))):null}function dn(e,t){let n=Qr(t);return n===null?null:b("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>e.
emit("reveal",n)},hn(n,e.store.now))}function Qr(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(t[2]),column:Number(t[3]??1)}}
function hn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${t} of ${s}`}function Bo({app:e,place:t}){e.when("focused",n=>{let o=n&&De([n.row,n.column]);for(let s of Ee(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));t.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var me=e=>je(e.flatMap(t=>t.cells));var ei=["ghosts","overlay","film"];function Ro(e){let{app:t,place:n,highlight:o}=e,s=b("div",{class:"card-body","aria-live":"polite"}),r=b("h2",{tabIndex:-1}),l=ti(
(...p)=>s.append(...p)),c=b("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:h},"\xD7");n.card.append(b("header",{},r,c),s,l.element),
n.card.hidden=!0,Bo(e);let u=new Set,i=new Set,a=()=>!1;function d(){a=()=>!1,l.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let p of[...u])g.
offer(p,null)}function h(){i.add(r.textContent),g.close()}let f=p=>p.flat().filter(m=>m!=null),g={show(p,...m){let _=n.card.contains(document.activeElement);d(),
i.delete(p),r.textContent=p,s.append(...f(m)),n.card.hidden=!1,_&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&t.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:p=>n.card.hidden&&!i.has(p),add(...p){s.append(...f(p))},replace(...p){o("pointed",null),s.replaceChildren(
...f(p))},work(p,m,_){return g.show(p),l.tell(m),l.run(_)},keepWhile(p){a=p},tell:l.tell,offer(p,m){m===null?u.delete(p):u.add(p),t.emit(p,m)},close(){d(),n.card.
hidden=!0}};for(let p of ei)t.when(p,m=>{m===null&&u.delete(p)});return t.when("cancel-all",()=>{i.clear(),g.close()}),t.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{a()||g.close()}),g}function ti(e){let t=b("span",{class:"soft"}),n=b("button",{type:"button",onclick:()=>{r(),e(b("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=b("div",{class:"card-work",hidden:!0},b("span",{class:"spinner","aria-hidden":"true"}),t,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function l(u){let i=s=new AbortController;o.hidden=!1;try{await u(i.signal)}catch(a){if(a.name==="AbortError"||i.signal.aborted)return;e(b("p",{class:ni(
a)?"failure":""},Tt(a)))}finally{s===i&&(s=null,o.hidden=!0)}}return{element:o,run:l,stop:r,tell:u=>{t.textContent=u}}}var ni=({problems:e,interrupted:t,status:n})=>n!==
200||!t&&e.some(({line:o})=>o!==null);function Tt(e){if(e.interrupted==="timeout"||e.interrupted==="cpu")return"This took too long and was stopped.";if(e.interrupted===
"memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??e.message;return F(n.replace(/^encodings\/\S+: /,""))}function N(e,t,n={}){
return b("button",{type:"button",onclick:t,...n},e)}var X=(...e)=>b("div",{class:"row"},...e),C=(...e)=>b("p",{},...e);var Wo=["puzzle","instance","rules","facts","constants"];function Uo(e){let t=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(u){t.add(u)}};function s(u){
o.now={...o.now,...u};for(let i of t)i(o.now)}async function r(){clearTimeout(n);let u=e.store.now;if(!u.puzzle)return;let i=performance.now(),a={count:0,cost:[]};
try{let d=await e.overview.ask("solve",(h,f)=>{a=f});d!==void 0&&l(u)&&c(d)}catch(d){if(!l(u))return;if(d.interrupted)return c(oi(a,d.interrupted,performance.now()-
i));s({outcome:null,error:d,isOld:!1}),e.emit("solved",null),d.status===0?n=setTimeout(r,2e3):e.emit("problems",d.problems??[])}}let l=u=>Wo.every(i=>e.store.now[i]===
u[i]);function c(u){s({outcome:u,error:null,isOld:!1}),e.emit("problems",u.remarks),e.emit("solved",Lt(u))}return e.store.on(Wo,(u,i,a)=>{let d=a.has("puzzle")||
a.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var oi=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Lt({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.
solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Fo(e){let{app:t,place:n,solving:o}=e,s=b("strong"),r=b("span",{class:"soft"}),l=b("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=b(
"div",{class:"row"}),u=b("div",{class:"status-line",role:"status"},b("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(u,l,c);let i=ii(e,c,d);function a({
outcome:f,error:g,isOld:p}){if(n.status.setAttribute("aria-busy",String(p)),n.status.classList.toggle("old",p),p){i.stop(),f===null&&g===null&&h();return}let m=g?
si(g):f&&mn(f);m!==null&&(n.status.dataset.kind=m.kind,s.textContent=m.words,r.textContent=m.detail??"",c.replaceChildren(...ri(t,g)),f?.status==="multiple"&&i.
offer())}function d({count:f,exhausted:g,horizon:p}){s.textContent=g?`${be(f,"answer")}, all counted`:`At least ${be(f,"answer")}`;let m=p===null?null:`in ${p} \
steps; longer ones were not counted`;r.textContent=[m,g?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function h(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(a),h()}function mn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=e.interrupted?null:`${Lt(e).seconds.toFixed(
2)} s`,l=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),u=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Lt(e).
seconds)} s`,i={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${u}: the best so far is ${c}, not proved`:`${u}: ${be(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[t];return{words:i[0],detail:l,kind:i[1]}}function si(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:e.interrupted?{words:Tt(e),kind:"warn"}:e.problems.length&&e.problems.every(mt)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}function ri(e,t){return!t||t.interrupted?[]:(t.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return b("p",{class:"status-problem"},n.text);let o=F(hn(n,e.store.now)),s=b("button",{type:"button",class:"ru\
le-link",onclick:()=>e.emit("reveal",n)},o);return b("p",{class:"status-problem"},s,`: ${n.text}`)})}function ii({app:e},t,n){let o=null;async function s(){let c=o=
new AbortController,u=b("span",{},"Counting \u2026");t.replaceChildren(b("span",{class:"spinner","aria-hidden":"true"}),u,N("Cancel",()=>{r(),l("Counting was ca\
ncelled.")}));try{let i=await Y("count",j(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(a,{count:d})=>{u.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
t.replaceChildren(),n(i)}catch(i){c.signal.aborted||l(Tt(i))}}function r(){o?.abort(),o=null}function l(c=null){t.replaceChildren(c??"",N("Count them all",s))}return{
stop:r,offer:l}}var pn=200;function Ko(e){let{app:t,place:n,card:o,solving:s}=e;n.buttons.append(N("Solution",l,{title:"Show the solved board"}),N("Answers",i,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;t.when("playable",a=>{r=a});async function l(){if(s.now.outcome?.status==="none")return e.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async a=>{let d=e.createFilm("Solution"),h=[];await Y("answers",j(t.store.now,{marks:[],most:1}),{signal:a,onEvent:(f,g)=>{
h.push(g),d.add(Ho(g,"Solution"))}}),h.length?o.add(...c(h[0])):o.add(C("No answer was found."))})}function c({atoms:a,frames:d}){let h=s.now.outcome&&`${mn(s.now.
outcome).words}. `;return[C(`${h??""}${d.length?"The board shows it.":""}`),d.length?null:b("p",{class:"atoms"},a.join(" ")),r&&s.now.outcome?.horizon===null?X(
N("Fill it in",()=>u(a),{class:"primary"})):null]}function u(a){o.offer("film",null),t.emit("fill",a)}async function i(){if(s.now.outcome?.status==="none")return e.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async a=>{let d=e.createFilm("All answers"),h=b("div"),f=[],g=0,p=!1,m=v=>d.goTo(f[Math.
min(Math.max(g+v,0),f.length-1)]),_=b("span",{role:"status"}),y=()=>{_.textContent=`Answer ${g+1} of ${f.length}`};h.append(b("div",{class:"row"},N("Previous",()=>m(
-1)),_,N("Next",()=>m(1)))),d.onMove(v=>{g=Math.max(f.findLastIndex(k=>k<=v),0),y()}),o.add(h);let w=await Y("answers",j(t.store.now,{marks:[],most:pn}),{signal:a,
onEvent:(v,k)=>{p=k.cost.length>0,f.push(d.length),d.add(Ho(k,`Answer ${f.length}`)),k.frames.length||h.append(b("p",{class:"atoms"},k.atoms.join(" "))),o.tell(
`${f.length} so far \u2026`),y()}});o.add(C(li({...w,isBest:p,horizon:s.now.outcome?.horizon},f.length)))})}}var Ho=({frames:e},t)=>e.map(n=>({...n,name:n.name?
`${t}: ${n.name}`:t}));function li({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may be as good.":e&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopped: there may be more.":s<
pn?"There may be others.":`The first ${pn}; there may be more.`}var qo="pylogic:check",ci=250,ai=400,ui=3,fi="Whether this can be completed was not found out in time.";function Go(e){let{app:t,place:n,solving:o}=e,s=pt(),r=s.
stop,l=!1,c=null,u=!1,i=mi(e),a=di(()=>f(!h())),d=N("Check",()=>g(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(b("div",{class:"\
row"},d,a),i.element);let h=()=>a.getAttribute("aria-checked")==="true";function f(y){a.setAttribute("aria-checked",String(y)),localStorage.setItem(qo,y?"on":"o\
ff"),c=null,g()}async function g(y=!1){let{outcome:w,isOld:v}=o.now,{marks:k}=t.store.now,$=y||u&&k===c;if(y)c=k;else if(!$&&k===c&&!v)return;let x=Object.keys(
k).length===0;u=$&&v&&!x;let S=($||h())&&!v&&w!==null&&!x;if(!S||w.status==="none"||w.horizon!==null)r(),S&&w.horizon===null?i.bad("There is no answer at all",[]):
$&&x?i.unsure("Nothing is entered yet."):u?i.unsure("checking \u2026"):i.clear();else if(!$)await m("rules");else{let O=w.status==="unique"?new Set(w.answers[0].
atoms):null;O===null?await m("all"):p(O,k)&&await m("reasons")}}function p(y,w){let v=gn(y,w);if(v.length){let k=je(v.map(wn).filter(x=>x!==null)),$=k.length===
1?`1 ${xe(k)} is wrong`:`${k.length} ${xe(k)}s are wrong`;return i.bad($,k),!0}return r(),i.good(l?b("strong",{},"Solved!"):"So far so good"),!1}async function m(y){
let w=i.element.childNodes.length?ai:0,v=y==="all"?setTimeout(()=>i.unsure("checking \u2026"),w):0,k;try{k=await s(x=>Z("judge",j(t.store.now),x))}catch(x){y===
"all"&&x.interrupted?i.unsure(fi):y!=="reasons"&&i.clear();return}finally{clearTimeout(v)}if(k===void 0)return;let $=hi(e,k.broken);if(y==="rules")$?i.bad($.children.
length===1?"A rule is broken":"Rules are broken",me(k.broken),$):l?i.good(b("strong",{},"Solved!")):i.clear();else if(y==="reasons"){if($===null)return;i.element.
querySelector("button")?.remove(),i.element.append($)}else k.possible?i.good("So far so good"):i.bad("This cannot be completed any more",me(k.broken),$)}let _=fe(
ci,()=>g());t.store.on(["marks"],y=>{r(),i.element.classList.add("old"),Object.keys(y.marks).length||i.clear(),_()}),t.when("cancel-all",()=>{r(),i.clear()}),t.
when("playable",y=>{n.check.hidden=!y}),t.when("finished",y=>{l=y,g()}),o.on(()=>g()),a.setAttribute("aria-checked",String(localStorage.getItem(qo)==="on"))}var di=e=>b(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:e,title:"Say at once when a rule is broken, and not whether a guess is right"},b("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function hi(e,t){let n=t.slice(0,ui).map(o=>Je(e,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?b("ul",{class:"sentences"},n):null}function mi({conflicts:e,highlight:t}){let n=b("div",{class:"verdict",role:"status"}),o=(r,l,...c)=>{t("pointed",null),
t("check",l&&{wrong:l}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(u=>u!=null))},s=()=>N("Why?",()=>e.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,b("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,l,c=null)=>o("bad",l,b("strong",{},r),
c??s())}}var xe=e=>e.every(t=>t.length>2)?"line":"cell",gn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function wn(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var pi=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,_n="Why there is no answer",Vo="Why this is wrong",gi="Which rule is wrong",wi=600;function Yo(e){let{app:t,
card:n,highlight:o,solving:s}=e;function r(m=!1){return a(_n,{marks:[]},m)}async function l(){await n.work(Vo,"Looking for what it breaks \u2026",async m=>{let{
broken:_}=await Z("judge",j(t.store.now),m);_.length?c(_):await d({},!1,m)})}function c(m){o("card",{wrong:me(m)}),n.replace(C("What you entered breaks a rule a\
lready:"),b("ul",{class:"sentences"},m.slice(0,12).map(_=>Je(e,{words:`${_.words}.`,cells:[],because:[_]}))),u())}let u=()=>X(N("But it is right",()=>n.work(gi,
"Looking for what refuses it \u2026",async m=>{let{is_answer:_,reasons:y}=await Z("why",j(t.store.now),m);_?n.add(C("Some answer has all of it.")):i(y)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function i(m){o("card",{wrong:me(m)}),n.replace(b("ul",{class:"sentences"},Nt(e,m.flatMap(
_=>Xo(_)))))}function a(m,_,y){let w=y?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(m,w,v=>d(_,y,v))}async function d(m,_,y){
let w=($,{size:x,bound:S})=>n.tell(`${x} clues and rules so far${S?`, at least ${S} are needed`:""} \u2026`),v=j(t.store.now,{...m,smallest:_}),k=await Y("confl\
icts",v,{signal:y,onEvent:w});k.status!=="none"?n.add(C("There is an answer now.")):k.conflicts.length?h(k.conflicts[0],m):n.add(C("The reason was not found in \
time."))}function h(m,_){let y=m.because.filter(k=>k.clue!==null),w=m.because.filter(k=>k.clue===null),v=m.chain.length>0;o("card",{cause:je([...me(y),...me(w)]),
wrong:m.cells}),n.replace(C(v?"It leads to a contradiction:":_i(m,y,w)),g("The clues: ",y.map(k=>k.words).join("; ")),g("What you entered: ",m.cells.join(" ")),
v?b("ul",{class:"sentences"},Nt(e,m.chain)):f(w),b("p",{class:"soft"},m.smallest?"No reason is smaller.":m.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),_.marks?null:u(),m.smallest?null:X(N("The smallest reason",()=>a(_.marks?_n:Vo,_,!0))))}let f=m=>b("ul",{class:"sentences either"},m.map(_=>Mt(e,
{words:_.words,cause:_.cells,lines:[_]}))),g=(m,_)=>_?C(m,...Xe(t,yi(_))):null,p=fe(wi,()=>{let{outcome:m,isOld:_}=s.now;!_&&m?.status==="none"&&m.horizon===null&&
n.mayCome(_n)&&r()});return s.on(p),{ofPuzzle:r,ofMarks:l}}function Xo({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,
place:t,clue:null,cells:n}],depth:s},...o.flatMap(l=>Xo(l,s+1))]}function _i(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function yi(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(pi,t).trimEnd()}var Jo="How the answer follows",Zo=10;function Qo({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};e.on(["puzzle","instance","rules",
"facts","constants"],s),t("cancel-all",s);function r(u){s(),n=new AbortController;let i={marks:e.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},a=(d,h)=>{
i.events.push({name:d,data:h}),i.wake()};return i.end=Y("explain",j(e.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:a}),i.end.catch(()=>{}).finally(()=>{i.
hasEnded=!0,i.wake()}),o=i}async function*l(u){for(let i=0;;i+=1){for(;i===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(i===u.events.
length)return;yield u.events[i]}}async function c(u,i){u.addEventListener("abort",s);try{return await i()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:i}=e.now,a=o&&Object.entries(o.marks).every(([d,h])=>i[d]===h);for(let d=o&&a?o:r(Zo);;d=r(Zo)){let h=[],f=[],g=null;for await(let{name:p,
data:m}of l(d)){p==="own"&&(g=m),p==="step"&&h.push(m),f.push(...(m.frames??[]).flatMap(y=>y.looks??[]));let _=bi(g,h,i);if(_.length)return{steps:_,looks:f,end:null}}
if(d.marks===i)return{steps:[],looks:f,end:await d.end}}}),follow:(u,i)=>c(u,async()=>{let a=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,
data:h}of l(a))i(d,h);return a.end})}}function bi(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>yn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function yn(e,t){let[n,o]=dt(e);return t[n]===o}function bn({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}function es(e){let{
place:t,card:n,solving:o,derivation:s}=e;t.buttons.append(N("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let l=o.now.
outcome?.status;if(l==="none")return e.conflicts.ofPuzzle();if(l==="multiple")return e.several.ask();await n.work(Jo,"Looking for the first step \u2026",async c=>{
let u=e.createFilm(Jo),i=b("ol",{class:"steps"});n.add(i);let a=await s.follow(c,(d,h)=>{h.frames&&u.add(h.frames.map(f=>({...f,...ki(d,h)}))),d==="step"&&(i.append(
vi(e,u,h,i.childElementCount+1)),n.tell(`${be(i.childElementCount,"step")} so far \u2026`))});if(a.status==="none")return bn(e,a);if(a.status==="multiple")return e.
several.ask();i.before(C(Si(a,i.childElementCount)))})}}function ki(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:F(t),
captions:[F(n)],settled:o}}function vi(e,t,n,o){let s=b("button",{type:"button",class:"step-link",onclick:()=>t.goTo(o)},F(n.words)),r=b("li",{dataset:{frame:o}},
s,Ze(e,n));return t.onMove(l=>{r.classList.toggle("current",l===o),l===o&&r.scrollIntoView({block:"nearest"})}),r}function Si({grade:e,complete:t,interrupted:n},o){
let s=be(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+
(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The rest does not follow by explanations.")}function ts(e){let t=null;return e.app.when("film-at",
n=>t?.moved(n)),e.app.when("film",n=>t?.told(n)),n=>t=$i(e,n)}function $i({app:e,card:t},n){let o=[],s=[],r=[],l=0,c=!0,u=()=>{c&&o.length&&t.offer("film",{title:n,
frames:[...o],looks:s,at:l})},i=fe(200,u);return{moved(a){if(c){l=a;for(let d of r)d(l)}},told(a){(a===null||a.title!==n)&&(c=!1)},get length(){return o.length},
add(a){let d=o.length===0;o.push(...a),s.push(...a.flatMap(h=>h.looks??[]).map(h=>({svg:h}))),d?u():i()},goTo(a){c=!0,l=Math.min(a,o.length-1),u(),e.emit("pane",
"board");for(let d of r)d(l)},onMove(a){r.push(a)}}}var Dt="Hint";function os(e){let{app:t,place:n,card:o,highlight:s,derivation:r}=e,l=N("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(l),t.when("playable",g=>{l.hidden=!g}),t.when("hint",u);let c=!1;t.when("finished",g=>{c=g});async function u(){if(c){o.show(Dt,C("Solved: nothing is lef\
t to do."));return}let g=i();if(g.length){a(g);return}await o.work(Dt,"Looking for the simplest next step \u2026",async p=>{let{marks:m}=t.store.now,{steps:_,looks:y,
end:w}=await r.next(p),v=t.store.now.marks===m;w?.status==="none"?bn(e,w):w?.status==="multiple"?xi(e):v?w?o.add(C(Oi(w,m))):d(_.at(-1),_.slice(0,-1),y,m):o.add(
C("The board has changed meanwhile: ask again."))})}function i(){let{outcome:g,isOld:p}=e.solving.now;return!p&&g?.status==="unique"?gn(new Set(g.answers[0].atoms),
t.store.now.marks):[]}function a(g){let p=g.map(wn).filter(w=>w!==null),m=()=>{let w=Object.entries(t.store.now.marks).filter(([v])=>!g.includes(v));t.store.change(
{marks:Object.fromEntries(w)}),o.close()};o.show(Dt),s("card",{wrong:p});let _=t.store.on(["marks"],({marks:w})=>{_(),y.isConnected&&!g.every(v=>v in w)&&o.close()}),
y=N("Why?",()=>e.conflicts.ofMarks(),{class:"served"});o.add(C(g.length===1?`First this: one ${xe(p)} is wrong.`:`First this: ${g.length} ${xe(p)}s are wrong.`),
X(N(g.length===1?"Erase it":"Erase them",m,{class:"primary"}),y))}function d(g,p,m,_){let{cells:y,causes:w,entered:v,name:k,frames:$}=g;s("card",{effect:y,cause:w});
let x=N("Do it",()=>f(v),{class:"primary"}),S=N("Do it, and the next",()=>{f(v),u()}),O=()=>v.every(M=>yn(M,t.store.now.marks)),E=t.store.on(["marks"],()=>{if(!x.
isConnected)return E();if(!h(_))return o.close();s("card",null),S.textContent=(x.disabled=O())?"Next hint":"Do it, and the next"});o.add(b("p",{class:"look"},"L\
ook at ",ns("effect",y),...w.length?[" and ",ns("cause",w)]:[],".",b("span",{class:"soft"},` (${k})`)),...p.map(M=>Ze(e,M)),Ze(e,g),X(x,S,g.has_candidates?N("Sh\
ow what is noted",()=>{o.offer("film",{title:Dt,frames:$,looks:m.map(M=>({svg:M})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&x.focus()}let h=g=>Object.entries(g).every(([p,m])=>t.store.now.marks[p]===m);function f(g){let{marks:p}=t.store.now;
t.store.change({marks:{...p,...Object.fromEntries(g.map(dt))}})}}function xi({card:e,several:{share:t}}){e.add(C("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),X(N("Show what all answers share",t)))}var ns=(e,t)=>b("span",{class:`key ${e}`},t.length===0?"the board":
t.length===1?`this ${xe(t)}`:`these ${t.length} ${xe(t)}s`);function Oi({complete:e,interrupted:t},n){return t?"The next step was not found in time.":e?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var ss="More than one answer",Ei=300;function rs(e){let{app:t,card:n,solving:o}=e;function s(){n.show(ss,C("This board has more than one answer. What would you \
like to see?"),r())}let r=(p=null)=>X(N("What they share",c,{hidden:p===c}),N("Two of them side by side",u,{hidden:p===u,class:"served"}),N("Clues that would le\
ave one",i,{hidden:p===i,class:"served"})),l=(p,m)=>Z("differences",j(t.store.now,{marks:[],extra:m}),p);async function c(){await n.work("What all answers share",
"Comparing all answers \u2026",async p=>{let{status:m,cautious:_,brave:y}=await l(p,!1);if(!f(m)){if(_===null)return n.add(C("The answers were not all compared \
in time."));n.offer("overlay",{certain:_,possible:y}),n.add(C("The board shows all answers at once: full is what every answer has, faint what only some have."),
C(`${_.length} of ${y.length} are certain.`),r(c))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:m,picture:_}=await l(
p,!1);if(f(m))return;if(_===null)return n.add(C("These rules do not say how a board is drawn."));let y=[{svg:_}];n.offer("film",{title:"Two answers",frames:y,at:0}),
n.add(C("Where they differ is highlighted; the third board is what all answers share."),r(u))})}async function i(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async p=>{let{status:m,offers:_,proof:y}=await l(p,!0);if(f(m))return;if(!_.length)return n.add(C("No clues were found that w\
ould leave one answer."));a(_);let w=_.length===1;n.add(C(w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${_.
length} clues would leave one answer (${y}). They stand faintly on the board: click one to add it.`),X(N(w?"Add it":"Add all",()=>h(d(_)),{class:"primary"})))})}
function a(p){n.offer("ghosts",p),n.keepWhile(()=>{let m=d(p);return!m.length||m.length===p.length?!1:(a(m),!0)})}function d(p){let m=t.store.now.facts.replaceAll(
/%.*|\s/g,"");return p.filter(({atom:_})=>!m.includes(`${_}.`))}let h=p=>t.emit("clues",p.map(({atom:m})=>m));function f(p){return p==="multiple"?!1:(n.add(C("T\
here is no longer more than one answer.")),!0)}let g=fe(Ei,()=>{let{outcome:p,isOld:m}=o.now;!m&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(ss)&&s()});
return o.on(g),{ask:s,share:c}}function is({app:e,place:t,card:n}){t.more.append(N("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:l,unexercised:c,interrupted:u}=await Z(
"unneeded",j(e.store.now,{marks:[]}),r);n.add(l.length?C("All of these could be deleted at once: the answers of this board would stay the same."):C(u?"None was \
found so far.":"It needs every rule that it uses."),s(l),c.length?C("This board says nothing of these: it has nothing that they could forbid."):null,s(c),u?C("T\
he search was cut short: there may be more."):null)})}let s=r=>b("ul",{class:"sentences"},r.map(({words:l,place:c})=>b("li",{class:"sentence"},b("p",{},F(Ai(l))),
b("p",{class:"sources"},dn(e,c)))))}var Ai=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var ls=matchMedia("(max-width: 60rem)");function Ci(e){let t={status:b("section",{class:"assistant-status","aria-label":"Answers"}),buttons:b("div",{class:"assi\
stant-buttons"}),check:b("section",{class:"assistant-check","aria-label":"Check while you play"}),card:b("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:b("div",{class:"assistant-more"})};B("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>ls.matches?B("#board").append(
t.card):t.check.after(t.card);ls.addEventListener("change",n),n();let o=zo(e),s={app:e,place:t,highlight:o,solving:Uo(e)};s.card=Ro(s),s.derivation=Qo(e),s.createFilm=
ts(s),Fo(s),s.conflicts=Yo(s),s.several=rs(s),os(s),es(s),Ko(s),Go(s),is(s)}var vn={};ot(vn,{start:()=>ji});var Mi={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},jt=({name:e})=>D`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Mi[e]} /></svg>`;var Ni=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ti=8e3,Li=2,Di=["pointerdown","keydown"],
cs={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function ji(e){Me(D`<${Pi} ...${e} />`,B("#modes")),Me(D`<${zi} ...${e} />`,
B("#history")),Me(D`<${Bi} />`,B("#appearance")),Ii(e),Ri(e),Ui(e)}function Pi({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pla\
y"?"edit":"play";e.change({mode:o}),B(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ni.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return D`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var zi=({store:e})=>D`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${jt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${jt} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ii({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||Ae(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Bi(){let e=fn(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return D`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${jt} name=${e.value?"light":"dark"} /></button>`}function Ri(e){let t=Ee("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Wi(e)}function Wi(e){
let t=Object.keys(cs),n=o=>{e.emit("pane",o),Ee(`#${o} :is(${cs[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(l=>document.activeElement?.closest(`#${l}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Ee(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ui(e){let t=B("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=b(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-Li),s);let l=()=>s.remove();setTimeout(
()=>{if(!o)l();else for(let c of Di)addEventListener(c,l,{once:!0})},Ti)})}var En={};ot(En,{start:()=>ql});function Qe(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(b("span",{class:t,ariaHidden:"true"},n))}function as(e,t,n,o){
Qe(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),l=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
l),!(!s||!l)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let u=Number(c)-1,i=b("span",{},c);return i.style.gridArea=`${Math.floor(
u/r)+1} / ${u%r+1}`,[i," "]})))}function us(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function fs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Fi=500,Hi=["clue","unknown"];function ds({app:e,view:t}){let n=Ne(new Map),o=()=>{n.value=new Map},s=Ki(e,o),r=()=>t.sheet,l=k=>r().edits.find($=>$.what===k),
c=k=>A(r(),k).join(","),u=(k,$)=>{n.value=new Map([...n.value,...$.map(([x,S])=>[`${k} ${x.join(",")}`,S])])};function i(k,$,x,S=null){for(let O of Hi)u(O,[[A(r(),
$),null]]);m(k,$,x,S)}function a(k,$){let x=$.filter(S=>g(S,k));if(x.length){for(let S of x)u(S,[[A(r(),k),null]]);s.ask({cells:x.map(S=>[S,...A(r(),k),null])})}}
function d(k,$){let x=n.peek().get(`${k} ${$}`);return x===void 0?l(k)?.cells.get($)??null:x}function h(k){let $=[...n.peek().keys()].filter(S=>S.startsWith(`${k}\
 `)).map(S=>S.slice(k.length+1)),x=l(k)?.cells.keys()??[];return[...new Set([...x,...$])].filter(S=>d(k,S)!==null)}let f=(k,$)=>d(k,c($)),g=(k,$)=>f(k,$)!==null;
function p(k,$,x=null){u(k,$),s.ask({cells:$.map(([S,O])=>[k,...S,O])},x)}let m=(k,$,x,S=null)=>p(k,[[A(r(),$),x]],S);function _(k,$){let x=[];for(;;){let S=d(k,
[...$,x.length+1].join(","));if(S===null)return x;x.push(S)}}function y(k,$,x,S=null){let O=x.match(/\d+/g)??[],E=_(k,$).slice(O.length).map(()=>null);p(k,[...O,
...E].map((M,I)=>[[...$,I+1],M]),S)}function w(k,$){k>=1&&$>=1&&s.ask({size:[k,$]})}function v(k){let $=M=>/^\d+$/.test(M)?Number(M):M,x=k.flatMap(M=>{let[,I="",
U=""]=/^(\w+)\((.*)\)$/.exec(M)??[],ne=U.split(","),ge=t.sheet.edits.find(({isClue:wr,predicate:_r,keys:yr,values:br})=>wr&&_r===I&&yr+br===ne.length);return ge?
[[ge.what,...ne.slice(0,ge.keys).map($),ne.slice(ge.keys).join(",")]]:[]});if(!x.length||x.length<k.length)return!1;s.ask({cells:x});let[S,O,E]=x[0];return l(String(
S))?.where==="cell"&&t.grid.select(H(r(),Number(O),Number(E))),!0}return{entry:l,key:c,set:i,erase:a,found:d,everywhere:h,valueAt:f,has:g,place:p,become:m,numbers:_,
becomeNumbers:y,resize:w,add:v,wanted:n,settle(){s.isEmpty&&o()}}}function Ki(e,t){let{store:n,overview:o}=e,s=[],r=!1,l=!1;function c(a,d=null){s.push({step:a,
merge:d}),r||u()}async function u(){for(r=!0;s.length;)await i(s.splice(0,Fi));r=!1}async function i(a){let d=n.now,h=!1;l=!0;let f=g=>{l=!1,!(n.now.puzzle!==d.
puzzle||n.now.instance!==d.instance)&&(h=n.now.facts!==d.facts,g.forEach((p,m)=>{!h&&p!==n.now.facts&&n.change({facts:p},{merge:a[m].merge})}))};try{await o.edit(
a.map(({step:g})=>g),f)}catch(g){if(l=!1,!(g instanceof te))throw g;e.emit("message",{words:`This cannot be changed here: ${g.message}`,isBad:!0}),t()}h&&await i(
a)}return{ask:c,get isEmpty(){return!l&&s.length===0}}}var hs="Click a cell to put one there, or to take it away.",Pe={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Q={clue:{name:"Clu\
es",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:hs},block:{name:"Blocke\
d cells",hint:hs},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them."},slanted:{name:"Diagonals",hint:"\
Click beside the board and type the numbers of the diagonals that begin there."}};var ze={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function ms({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(J);
function l(p,m,_,y=null){let w=_e(p,n.now.marks,m);!p.spots.has(m)||w===_||n.change({marks:ht(p,n.now.marks,m,_)},{merge:y})}function c(p,m){let _=t.grid.side(p,
m,t.sheet.plays.every(J));return _===null?null:ae(t.sheet,p,_)}let u=(p,m,_,y=null,w=-1)=>({play:p,index:m,spot:y,number:w,merge:`line ${s+=1}`,how:_,before:n.now.
marks,isDragged:!1}),i=(p,m)=>at(p,_e(p,n.now.marks,m)),a=(p,m)=>ut(p,_e(p,n.now.marks,m));function d(p,m,_){o=null;let y=r();if(!y||p<0)return{isClick:!1,isDrag:!1};
let w=c(p,_),v=w===null?-1:m?a(y,w):i(y,w),k=we(y)&&t.grid.side(p,_,!1)===null,$=y.where==="link"?"link":k?"area":"side";return w===null&&$==="side"?{isClick:!1,
isDrag:!1}:(o=u(y,p,$,w,v),w!==null&&$==="side"&&l(y,w,v,o.merge),{isClick:w!==null,isDrag:!0})}function h(p){if(o?.how!=="side")return;let m=t.grid.under(p.x,p.
y),_=m<0?null:c(m,p);_!==null&&_!==o.spot&&l(o.play,o.spot=_,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[m,_]=[A(t.sheet,o.index),A(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Un(o.play,o.before,m,_)},{merge:o.merge});return}let[y,w]=[_[0]-m[0],_[1]-m[1]];if(Math.abs(y)+Math.abs(w)!==
1){o.index=p;return}let v=y?y>0?"bottom":"top":w>0?"right":"left",k=ae(t.sheet,o.index,v);if(!o.isDragged){let{play:$,play:{clicks:x,choices:S}}=o,O=_e($,n.now.
marks,k)===x[0];o.number=S[0].value!==null?i($,k):O?-1:x[0],o.isDragged=!0}l(o.play,k,o.number,o.merge),o.index=p}function g(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&l(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:h,drag:f,release:g,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?g():o?.how==="area"&&f(p)},onKey(p,m){let _=p.shiftKey?ze[p.key]:void 0,y=r();if(!y)return!1;if([" ","Enter"].includes(p.key)&&we(y)&&t.sheet.plays.every(
J))return o?g():f((o=u(y,m,"area")).index),!0;if(_===void 0)return!1;let w=ae(t.sheet,m,_);return l(y,w,i(y,w)),!0}}}var qi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function ps({view:e,changes:t,pen:n}){let o=i=>A(e.sheet,i),s=i=>t.found(n.kind,i.join(","));function r(i){
let a=n.isPlaced?n.id:"";t.place(n.kind,[[i,s(i)===a?null:a]])}function l(i,a){let[d,h,f]=ae(e.sheet,i,a).split(",");return(f==="right"?Number(h)<e.sheet.columns:
f==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(h),f]]:[]}function c(i,a,d){let[h,f]=o(i),[g,p]=[2*h+a,2*f+d];g>=2&&g<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([g,p])}function u(i,a){let[d,h="0"]=t.valueAt("arrow",i)?.split(",")??[];t.become("arrow",i,d===a?null:`${a},${h}`)}return{press(i,a){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:h,top:f}=e.grid.within(i,a),[g,p]=o(i),m=e.grid.side(i,a);return d==="vertex"?r(
[g-+(f<.5),p-+(h<.5)]):d==="centre"?c(i,Math.floor(f*3)-1,Math.floor(h*3)-1):m!==null&&d==="arrow"?u(i,m):m!==null&&l(i,m).forEach(r),!0},onKey({key:i,shiftKey:a},d){
let{kind:h}=n,f=a?ze[i]:void 0;if(f&&h==="between")l(d,f).forEach(r);else if(f&&h==="arrow")u(d,f);else if(f&&h==="centre")c(d,...qi[f]);else if((i===" "||i==="\
Enter")&&h==="vertex")r(o(d));else if((i===" "||i==="Enter")&&h==="centre")c(d,Number(a),Number(a));else return!1;return!0},clear(i){let[a,d]=o(i),h=[-1,0,1].flatMap(
p=>[-1,0,1].map(m=>[p,m])),g=({between:Object.values(ze).flatMap(p=>l(i,p)),vertex:h.filter(p=>Math.max(...p)<1).map(([p,m])=>[a+p,d+m]),centre:h.map(([p,m])=>[
2*a+p,2*d+m])}[n.kind]??[]).filter(p=>s(p)!==null);return g.length&&t.place(n.kind,g.map(p=>[p,null])),g.length>0}}}function gs({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(i=>i.split(",")),s=i=>/^\d+$/.test(i)?Number(i):i;function r(i){if(n)return u();n={id:0,cells:[i]}}function l(i){if(i===void 0)return u();
if(!n||n.cells.includes(i))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:a,cells:d}=n;d.push(i);let h=d.length>2?[i]:d;t.place("path",h.map(
f=>[[...A(e.sheet,f),a],String(d.indexOf(f)+1)]),`path ${a}`)}function c(i){let a=A(e.sheet,i).join(","),d=o().filter(([f,g])=>`${f},${g}`===a).map(([,,f])=>f),
h=o().filter(([,,f])=>d.includes(f));h.length&&t.place("path",h.map(f=>[f.map(s),null]))}function u(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:l,
clear:c,end:u}}var Gi=4,Pt={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},Sn=["across","down"],et=(e,t)=>(e+t).slice(-Gi).replace(/^0+(?=\d)/,
"");function ws({view:e,changes:t}){let n="across",o="",s=0;function r(u){let i=t.valueAt("cage",u),d=t.everywhere("cage").filter(h=>i!==null&&t.found("cage",h)===
i).map(h=>h.split(",").map(Number)).map(([h,f])=>H(e.sheet,h,f));return d.find(h=>t.has("target",h))??Math.min(u,...d)}function l(u,i,a){let[d="add",h=""]=t.valueAt(
"target",r(u))?.split(",")??[],f=i in Pt?[Pt[i],h]:[d,o=et(o,i)];f[1]!==""&&t.become("target",r(u),f.join(","),a)}function c(u,i,a){i===","?[n,o]=[Sn[1-Sn.indexOf(
n)],""]:t.place("sum",[[[...A(e.sheet,u),n],o=et(o,i)]],a)}return{has:u=>u==="target"||u==="sum",press(u,i){let{left:a,top:d}=e.grid.within(u,i);n=a>=d?"across":
"down",o=""},type(u,i,a){return o===""&&(s+=1),(u==="sum"?c:l)(i,a,`${u} ${i} ${s}`),!0},clear(u,i){o="",u==="target"?t.become("target",r(i),null):t.place("sum",
Sn.map(a=>[[...A(e.sheet,i),a],null]))},leave(){[n,o]=["across",""]}}}var Vi=["clue","unknown","circle","object","block","arrow"],Yi=["0","1","2","3","4"],Xi={white:"O W",black:"B"};function Ji(e){let t="clue",n={},o=new Set,s=()=>{
for(let r of o)r()};return{get kinds(){return Object.keys(Q).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=
[...e(r)?.cells.values()??[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind===
"path"&&!!e("path")},get isTyped(){return!!(Q[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return Q[this.kind]?.how===r&&!!e(this.kind)},
get isMark(){return e(this.kind)?.values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:l=new Map}=e(this.
kind)??{},c=this.kind==="vertex"?Yi:r,u=[...l.values(),...[n[this.kind]??[]].flat()].sort((i,a)=>i.localeCompare(a,"en",{numeric:!0}));return[...new Set([...c,...u])]},
pick(r){n[this.kind]=r,s()},onChange:r=>{o.add(r)}}}function _s({app:e,view:t}){let n=ds({app:e,view:t}),o=Ji(n.entry),s=ps({view:t,changes:n,pen:o}),r=gs({view:t,
changes:n}),l=ws({view:t,changes:n}),c="",u=null,i=0;function a(w){c="",o.kind==="numbers"?n.becomeNumbers("numbers",A(t.sheet,w),""):o.isPath?r.clear(w):l.has(
o.kind)?l.clear(o.kind,w):s.clear(w)||n.erase(w,Vi)}let d=w=>n.become(o.kind,w,n.has(o.kind,w)?null:"");function h(w,v){let k=n.entry("circle")?.choices??[],$=n.
valueAt("circle",w),x=k[$===null?0:k.indexOf($)+1]??null;n.become("circle",w,v&&$!==k[1]?k[1]:x)}function f(w){let{id:v}=o;v===null||n.valueAt(o.kind,w)===v||n.
become(o.kind,w,v,u)}function g(w,v,k){c="",l.has(o.kind)&&l.press(w,k),s.press(w,k)||p(w,v)}function p(w,v=!1){o.isPath?r.press(w):o.isPainting?(u=`paint ${i+=
1}`,v?o.pick(n.valueAt(o.kind,w)??o.id):f(w)):o.kind==="circle"&&n.entry("circle")?h(w,v):o.isMark?d(w):v&&n.entry("unknown")&&m(w)}let m=w=>n.set("unknown",w,n.
has("unknown",w)?null:"");function _(w,v){let{kind:k}=o;if(o.isPlaced&&v!==",")return o.pick(c=et(c,v)),!0;if(l.has(k))return l.type(k,w,v);if(!o.isTyped||v==="\
,"&&k!=="numbers")return!1;c===""&&(i+=1);let $=`${k} ${n.key(w)} ${i}`;if(k==="numbers")return c+=v,n.becomeNumbers(k,A(t.sheet,w),c,$),!0;c=et(c,v);let x=n.valueAt(
"arrow",w)?.split(",")[0]??"top";return k==="arrow"?n.become(k,w,`${x},${c}`,$):n.set(k,w,c,$),!0}function y(w,v){if(/^[0-9,]$/.test(w.key)||l.has(o.kind)&&w.key in
Pt)return _(v,w.key);let k=o.kind==="between"&&o.ids.find($=>` ${Pe[$]} ${Xi[$]}`.includes(` ${w.key.toUpperCase()}`));return k?(o.pick(k),!0):s.onKey(w,v)?!0:w.
key==="?"&&n.entry("unknown")?(c="",m(v),!0):w.key==="Delete"||w.key==="Backspace"?(a(v),!0):w.key!==" "&&w.key!=="Enter"?!1:(p(v),!0)}return{changes:n,pen:o,press:g,
onKey:y,clear:a,type:_,question:m,move(){},drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){c="",l.leave(),r.reach(w)}}}var ks="http://www.w3.org/2000/svg",Zi=["cause","effect","wrong"];function Bt(){let e=document.createElementNS(ks,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:l}=V(n);e.setAttribute("viewBox",`${-r} ${-l} ${o} ${s}`);let c=Zi.flatMap(
u=>{let i=t?.[u]??[],a=i.flatMap(h=>{let f=tl(n,h),g=bs(h)?"whole":Qi(h)?"line":"";return f?[ys("rect",{...f,rx:g==="whole"?0:3,class:`${u} ${g}`})]:[]}),d=el(n,
i.filter(bs),u==="cause"?3:5);return d?[...a,ys("path",{d,class:u})]:a});e.replaceChildren(...c)}}}function ys(e,t){let n=document.createElementNS(ks,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var bs=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Qi=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function el({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,l){let c=r.map(d=>d.slice(-2)).filter(([d,h])=>d<=e&&h<=t),u=new Set(
c.map(String)),i=(d,h)=>u.has(`${d},${h}`),a=[];for(let[d,h]of c){let[f,g]=[s+(h-.5)*n,s+(d-.5)*o];for(let[p,m]of[[-1,0],[1,0],[0,-1],[0,1]]){if(i(d+p,h+m))continue;
let[_,y]=[-1,1].map(w=>{let[v,k]=[p?0:w,p?w:0],$=i(d+v,h+k)?i(d+v+p,h+k+m)?l:0:-l,[x,S]=p?[n/2,o/2]:[o/2,n/2],[O,E]=[w*(x+$),(p||m)*(S-l)];return p?`${f+O} ${g+
E}`:`${f+E} ${g+O}`});a.push(`M${_}L${y}`)}}return a.join("")}var zt=7,It=11;function tl(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return $n(e,t);
let r=typeof t[0]=="string",[l,c,u]=r?t.slice(1):t;if(l>n||c>o)return null;if(t[0]==="vertex"){let[i,a]=[s.edge+c*s.width,s.edge+l*s.height];return{x:i-It,y:a-It,
width:2*It,height:2*It}}if(u!==void 0){let i=r?t[0]:e.plays.find(g=>g.where!=="cell")?.where,[a,d,h,f]=ye(e,i,[l,c,u]);return{x:a-zt,y:d-zt,width:h-a+2*zt,height:f-
d+2*zt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(l-1)*s.height,width:s.width,height:s.height}}function $n({rows:e,columns:t,cell:n,around:o},[,s,r]){let[l,c,u,i]=o,
[a,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[h,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:h,y:1-l,width:n.width,height:Math.max(0,l-2)},bottom:{
x:h,y:d+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-i,y:f,width:Math.max(0,i-2),height:n.height},right:{x:a+1,y:f,width:Math.max(0,c-2),height:n.height}}[s]}var xn="http://www.w3.org/2000/svg",vs=new Map;function Ss(e){let t=vs.get(e)??[...ue(`<svg xmlns="${xn}">${e.svg}</svg>`).childNodes];return vs.set(e,t),t.map(
n=>n.cloneNode(!0))}function Rt(e,t,...n){let o=document.createElementNS(xn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function $s({
stencil:e,columns:t,cell:[n,o,s],cells:r},l){let c=ue(e),u=c.querySelector("g");if(u===null)return c;r.forEach((f,g)=>{if(f<0)return;let[p,m]=[Math.floor(g/t),g%
t],_=`translate(${s+m*n} ${s+p*o})`;u.append(Rt("g",{transform:_},...Ss(l[f])))});let{x:i,y:a}=c.viewBox.baseVal,d=[...Array(t).keys()].map(f=>Rt("text",{x:s+(f+
.5)*n,y:a-5,"text-anchor":"middle"},String(f+1))),h=[...Array(r.length/t).keys()].map(f=>Rt("text",{x:i-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return c.
append(Rt("g",{class:"numbers"},...d,...h)),c}function xs(){let e=b("div",{class:"frames"}),t=[],n=P,o=l=>n!==P&&l.count===n.count&&l.columns===n.columns&&l.frames.
length===n.frames.length&&l.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(l){t=l.frames.map((c,u)=>{let i=c.svg?ue(c.svg):null,
a=i?.querySelector("g")??null,d=b("figcaption",{});u===0&&i?.setAttribute("aria-hidden","true"),i?.querySelector("title")?.remove();let h=b("div",{class:"surfac\
e"},i),f=c.name&&l.frames.length>1?b("h3",{},c.name):null;return{figure:b("figure",{},f,h,d),surface:h,group:a,captions:d,looks:new Array(l.count).fill(rt),groups:new Array(
l.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(l,c,u){let i=t[l];if(!i?.group||i.looks[c]===u)return;i.looks[c]=u;let a=i.groups[c];
if(a===null){let{width:d,height:h,edge:f}=n.cell,[g,p]=[Math.floor(c/n.columns),c%n.columns];a=i.groups[c]=document.createElementNS(xn,"g"),a.setAttribute("tran\
sform",`translate(${f+p*d} ${f+g*h})`),i.group.append(a)}a.replaceChildren(...Ss(u))}return{element:e,get surface(){return t[0]?.surface??null},show(l){let c=!o(
l);return c&&s(l),n=l,l.frames.forEach((u,i)=>{u.cells.forEach((a,d)=>r(i,d,a)),t[i].captions.replaceChildren(...u.captions.map(a=>b("p",{},a)))}),c},cell:(l,c)=>c.
forEach((u,i)=>r(i,l,u)),fade:(l,c)=>{for(let{groups:u}of t)u[l]?.classList.toggle("faint",c)}}}var tt={title:"",frames:[]},nl=900,ol=700,Os=28,sl=1.5,rl=.35;function Es({app:e,view:t}){let n=tt,o=0,s=0,r=il({app:e,view:t}),l=b("h2",{}),c=b("p",{class:"nam\
e"}),u=b("div",{class:"captions",role:"status"}),i=b("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>v(Number(i.value))}),a=(x,S,O)=>b("button",{type:"\
button",ariaLabel:S,title:S,onclick:O},x),d=a("First","First picture",()=>v(0)),h=a("\u25C0","One picture back",()=>v(o-1)),f=a("Play","Play the film",()=>s?$():
k()),g=a("\u25B6","One picture on",()=>v(o+1)),p=a("Last","Last picture",()=>v(1/0)),m=b("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),_=b("div",{class:"controls",role:"group",ariaLabel:"Film"},d,h,f,g,p,i),y=b("section",{class:"film",hidden:!0,ariaLabel:"Film"},b("div",{class:"\
line"},l,m),r.element,c,u,_);function w(x){o=Math.max(0,Math.min(n.frames.length-1,x));let S=n.frames[o],O=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[O,S.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(S.captions??[]).map(E=>b("p",{},E))),i.value=String(o),i.setAttribute("aria-valuetex\
t",c.textContent),d.disabled=h.disabled=o===0,g.disabled=p.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),e.emit("film-at",o)}function v(x){$(),w(x)}function k(){
o===n.frames.length-1&&w(0),f.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?$():k()},nl+ol*(n.frames[o].captions?.length??0))}function $(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:x,clientY:S})=>{let O=ll(n.frames,o,r.cellAt(n.frames[o],x,S));O>=0&&
v(O)}),y.addEventListener("keydown",x=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[x.key];if(x.key==="Escape")e.emit("film",null);else if(x.key===" "&&
Ae(x).tagName!=="BUTTON")s?$():k();else{if(S===void 0)return;v(S)}x.preventDefault()}),{element:y,get isOn(){return n!==tt},show(x){let S=s!==0&&x?.title===n.title;
$(),n=x?.frames?.length?x:tt,y.hidden=n===tt,n!==tt&&(l.textContent=n.title??"",i.max=String(n.frames.length-1),_.hidden=n.frames.length===1,w(n.at??0),S&&k())}}}
function il({app:e,view:t}){let n=Bt(),o=b("div",{class:"surface"}),s=b("div",{class:"screen"},o),r=null,l=null;function c(d,h){l=d.svg?ue(d.svg):d.stencil?$s(d,
h):null,o.replaceChildren(...[l,n.element].filter(f=>f!==null)),u(),i()}function u(){let d=l?.viewBox.baseVal;if(!d?.width)return;let[h,f]=[s.clientWidth-Os,s.clientHeight-
Os],g=Math.min(h/d.width,f/d.height,sl);o.style.width=`${Math.floor(d.width*Math.max(g,Math.min(h/d.width,rl)))}px`}function i(){let d=l?.viewBox.baseVal,{sheet:h}=t,
{columns:f,cell:g,around:p}=h,m=d&&h.rows&&d.height===V(h).height,_=m?(d.width-2*g.edge-p[1]-p[3])/f:0;n.show(m?r:null,{...h,cell:{...g,width:_}})}function a(d,h,f){
if(!d.cell||!d.columns)return null;let[g,p,m]=d.cell,_=o.getBoundingClientRect(),y=(d.columns*g+2*m)/_.width;return[Math.ceil(((f-_.top)*y-m)/p),Math.ceil(((h-_.
left)*y-m)/g)]}return new ResizeObserver(u).observe(s),e.when("highlight",d=>{r=d,l&&i()}),{element:s,show:c,cellAt:a}}function ll(e,t,n){let o=({settled:r=[]})=>r.
some(l=>String(l)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var cl=.34,al=.2,ul={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Cs(){let e=b("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=P,n=[],o=0,s=new Set([o]),r=new Set;function l(i){t=i;let{rows:a,columns:d,cell:h,around:f}=i,{width:g,height:p}=V(i),m=f.
map((y,w)=>100*(y+h.edge)/(w%2?g:p));e.style.inset=m.map(y=>`${y}%`).join(" "),e.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:i.count},
(y,w)=>b("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:A(i,w).join(",")}}));let _=Array.from({length:a},(y,w)=>{let v=b("div",{class:"row",role:"r\
ow"},n.slice(w*d,(w+1)*d));return v.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,v});e.replaceChildren(..._),o=Math.min(o,Math.max(0,i.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(i,{isFocused:a=!0,isMore:d=!1}={}){if(!n[i])return;for(let f of s)u(f,!1);if(s=new Set([...d?s:[],i]),s.size>1)for(let f of s)
u(f,!0);let h=o;if(n[h].tabIndex=-1,n[h].classList.remove("current"),o=i,n[i].tabIndex=0,n[i].classList.add("current"),a&&document.activeElement!==n[i]&&n[i].focus(),
h!==i)for(let f of r)f(i)}function u(i,a){n[i].classList.toggle("chosen",a),n[i].setAttribute("aria-selected",String(a))}return e.addEventListener("focusin",i=>{
let a=n.indexOf(Ae(i));a>=0&&a!==o&&c(a,{isFocused:!1})}),e.addEventListener("keydown",i=>{let a=i.shiftKey?null:As(t,o,i);a!==null&&(c(a),i.preventDefault())}),
{element:e,build:l,select:c,target:i=>As(t,o,i),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:i=>n[i],under(i,a){let d=e.
getBoundingClientRect(),h=Math.floor((i-d.left)/d.width*t.columns),f=Math.floor((a-d.top)/d.height*t.rows);return f>=0&&f<t.rows&&h>=0&&h<t.columns?f*t.columns+
h:-1},within(i,{x:a,y:d}){let h=n[i].getBoundingClientRect();return{left:(a-h.left)/h.width,top:(d-h.top)/h.height}},side(i,a,d=!0){let h=this.within(i,a),f={...h,
right:1-h.left,bottom:1-h.top},p=Object.keys(f).reduce((m,_)=>f[_]<f[m]?_:m);return f[p]<(d?cl:al)?p:null},label(i,a){n[i].getAttribute("aria-label")!==a&&n[i].
setAttribute("aria-label",a)},onMove:i=>{r.add(i)}}}function As(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let l=o||s,[c,u]=[Math.floor(
t/e.columns),t%e.columns],i={row:e.rows-1,column:e.columns-1};if(n==="Home")return l?0:c*e.columns;if(n==="End")return l?e.count-1:c*e.columns+i.column;let a=ul[n];
if(!a)return null;let d=(h,f,g)=>l&&f?f<0?0:g:Math.min(g,Math.max(0,h+f));return d(c,a[0],i.row)*e.columns+d(u,a[1],i.column)}function Ms(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[l,c]=[(o-r.left)/r.width,(s-r.top)/r.height],u=i=>i>=0&&i<1;return u(l)===u(c)?null:u(l)?[c<0?"top":"bottom",Math.ceil(l*n)]:[l<
0?"left":"right",Math.ceil(c*t)]}function Ns(e,t){let{element:n}=e,o=null,s=new Set,r=!1,l=i=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(i||o.isMore)}),
t.press(o.index,i,o))};n.addEventListener("pointerdown",i=>{if(s.add(i.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,u();let a=e.under(i.clientX,i.clientY);
if(a<0||i.button===1)return;let d=i.pointerType==="touch";t.release();let{clientX:h,clientY:f}=i;o={index:a,isTouch:d,x:h,y:f,isMore:i.shiftKey||i.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>l(!0),450):(n.setPointerCapture(i.pointerId),l(i.button===2||i.ctrlKey),i.preventDefault())}),n.addEventListener("pointermove",
i=>{if(o===null)return;let a=e.under(i.clientX,i.clientY);if(a<0||(o.isBegun&&t.move({x:i.clientX,y:i.clientY}),a===o.index))return;let d=Math.hypot(i.clientX-o.
x,i.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||l(!1);for(let h of c(o.index,a))t.drag(h);o.index=a}});function c(i,a){let{columns:d}=e,[h,f]=[Math.floor(i/
d),i%d],[g,p]=[Math.floor(a/d),a%d],m=Math.max(Math.abs(g-h),Math.abs(p-f));return Array.from({length:m},(_,y)=>{let w=(y+1)/m;return Math.round(h+(g-h)*w)*d+Math.
round(f+(p-f)*w)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",i=>{s.delete(i.pointerId),o?.isTouch&&!o.isBegun&&l(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),u()}),n.addEventListener("pointercancel",i=>{s.delete(i.pointerId),r=!1,u()}),n.addEventListener("contextmenu",i=>i.preventDefault())}var Ts="pylogic:game-read",Ls="(min-width: 60.01rem)";function Ds(e){let t=b("div"),n=localStorage.getItem(Ts)===null&&matchMedia(Ls).matches,o=b("details",{class:"\
game",open:n},b("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Ls).matches&&localStorage.setItem(Ts,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,l])=>b("p",{class:l?"item":""},r))),o.hidden=s.length===0}),o}var js="http://www.w3.org/2000/svg",fl=6,dl=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let l=(r-(s-1)/2)*fl,[c,u]=t===o?[0,l]:[l,0];return`M${e+c} ${t+u}L${n+c}\
 ${o+u}`}).join("");function hl([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Ps(){let e=document.createElementNS(
js,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(js,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:l,top:c}=V(n);e.setAttribute("viewBox",`${-l} ${-c} ${s} ${r}`);let u={};
for(let i of n.plays.filter(J))for(let a of i.spots){let[d,h,f]=a.split(","),g=[Number(d),Number(h),f];for(let[p,m]of new Map(i.choices.map(_=>[le(i,a,_),_.value]))){
let _=o(p);if(_===null)continue;let y=Number(m)>1?`${_} several`:_;u[y]=(u[y]??"")+(_==="crossed"?hl(ye(n,i.where,g)):dl(Hn(n,i.where,g),Number(m??1)))}}e.replaceChildren(
...Object.keys(u).map(i=>t(i,u[i])))}}}var ml=12,pl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},gl={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Ie={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Is(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),$e(()=>{let{width:o,height:s,left:r,top:l}=V(e.sheet);n.setAttribute("viewBox",`${-r} ${-l} ${o} ${s}`);let c=[...t.wanted.value].map(([u,i])=>({
...wl(u),value:i}));Me(D`${c.map(({what:u,at:i})=>D`<${_l} what=${u} ...${zs(e,u,i)} />`)}
      ${c.map(({what:u,at:i,value:a})=>D`<${yl} ...${{what:u,at:i,value:a,changes:t}}
        ...${zs(e,u,i)} />`)}`,n)}),n}function wl(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function zs({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let m=$n(e,[t,n[0],Number(n[1])]);return{...m,x:m.x+m.width/2,y:m.y+m.height/2}}let[l,c]=n.map(Number),[u,i]=t==="vertex"?[l,c]:t==="cent\
re"?[l/2-.5,c/2-.5]:[l-.5,c-.5],[a,d]=[r+i*o,r+u*s];if(t!=="between")return{x:a,y:d,width:o,height:s};let[h,f,g,p]=ye(e,"edge",[l,c,n[2]]);return{x:(h+g)/2,y:(f+
p)/2,width:o,height:s}}function _l({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?D`<circle class="paper" cx=${t} cy=${n} r="9" />`:D`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function yl({what:e,at:t,value:n,changes:o,x:s,y:r,width:l,height:c}){let[u,i]=[s-l/2,r-c/2],a=(f,g)=>D`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${g} />`,
d=(f,g=20)=>D`<text x=${s} y=${r} font-size=${g}>${f}</text>`;if(e==="target"||e==="sum")return D`<${kl} ...${{what:e,at:t,value:n,changes:o,left:u,top:i,width:l,
height:c}} />`;if(n===null)return null;if(e==="circle")return a(15,Ie[n]);if(e==="outside")return d(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return a(5,Ie.white);if(e==="object")return a(8,Ie.black);if(e==="block")return D`<rect x=${u} y=${i} width=${l} height=${c} fill=${Ie.
black} />`;if(e==="between")return n in Ie?a(6,Ie[n]):d(bl(n,t[2]),14);if(e==="vertex")return d(n,14);if(e==="arrow")return d(`${pl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return d("?");if(e==="numbers")return d(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?d(n):null;let h=e==="path"?t[2]:n;return D`<rect class="tint" style=${`--hue: ${(Number(h)||h.length)*360*5/ml%360}`}
    ...${{x:u,y:i,width:l,height:c}} />${d(h,11)}`}var bl=(e,t)=>Pe[e]?.split(" ").at(t==="bottom"?-1:0)??e;function kl({what:e,at:t,value:n,changes:o,left:s,top:r,
width:l,height:c}){let[u,i]=e==="target"&&n!==null?n.split(","):["any",n],a=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[d,h]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+l-12,r+10]:[s+12,r+c-10];return D`<rect class="paper" x=${d-10} y=${h-6} width="20" height="12" />
    <text x=${d} y=${h} font-size="10">${i}${a?gl[u]:""}</text>`}var vl=25;function Bs({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Bt(),l=Ps(),c=null,u=new Map,i=null,a=b("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",b("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=m=>t.grid.
cell(m);function h(m){let _=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:v})=>Number(v))),y=Math.max(0,..._.filter(w=>w<=vl));for(let w of m){let v=t.sheet.
plays.some(S=>K(t.sheet,S,s.now.marks,w)>=0),k=i?[]:s.now.notes[A(t.sheet,w).join(",")],$=v?[]:k;as(d(w),"notes",ie($,"corner"),y);let x=ie($,"centre");Qe(d(w),
"centre",x.join(x.some(S=>S.length>1)?" ":"")),us(d(w),ie(k,"colour").filter(S=>re.includes(S)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
m=>m.remove());for(let[m,_]of u)Qe(d(m),"ghost",_.text||"+")}function g(){let[m,_]=[new Set(i?.certain),new Set(i?.possible)],y=v=>m.has(v)?"drawn":_.has(v)?"fa\
int":null,w=v=>v in s.now.marks?s.now.marks[v]?"drawn":"crossed":null;l.show(t.sheet,i?y:w)}function p(){g();let{sheet:m}=t,[_,y]=[new Set(i?.certain),new Set(i?.
possible)];for(let w=0;w<m.count;w+=1){let v=i?Sl(m,w,_,y):null;v&&n.cell(w,Ue(m,v.marks,w)),n.fade(w,!!v?.isFaint),Qe(d(w),"maybe",v?.words??null)}h([...Array(
m.count).keys()])}return e.when("highlight",m=>{c=m,t.sheet!==P&&r.show(c,t.sheet)}),e.when("ghosts",m=>{t.sheet!==P&&(u=new Map((m??[]).map(_=>[H(t.sheet,_.row,
_.column),_])),f())}),e.when("overlay",m=>{let _=i!==null;if(i=m,a.hidden=i===null,t.sheet!==P&&(p(),_&&!i)){let{sheet:y}=t;for(let w=0;w<y.count;w+=1)n.cell(w,
Ue(y,s.now.marks,w))}}),{elements:[Is(t,o.changes),l.element,r.element],legend:a,lines:g,notes:h,overlaid:()=>{i&&p()},show(){r.show(c,t.sheet),g(),f(),i?p():h(
[...Array(t.sheet.count).keys()])},press(m){let _=u.get(m);return _!==void 0&&o.changes.add([_.atom])}}}function Sl(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(i=>({choice:i,atom:Kt(e,s,i,t)})),l=r.find(({choice:i,atom:a})=>i.holds&&n.has(a));if(l)return{marks:{[l.atom]:!0}};let c=r.filter(({choice:i,atom:a})=>i.holds&&
o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:i})=>i.words).join(" ")};
let u=r.find(({choice:i})=>!i.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function Rs(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[K(e,t,n,c)]?.value,l=o;for(let[c,u]of t.peers){if(r(c)!==void 0)continue;let i=u.map(r),a=t.
choices.filter(h=>ee(h,c)&&!i.includes(h.value??"")),d=A(e,c).join(",");l=Ft(We(l,[d],se),[d],a.map(({value:h})=>Re(s,h??"")))}return l}function On(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let l=(t.peers.get(o)??[]).map(c=>A(e,c).join(",")).filter(c=>se.some(u=>ie(n[c],u).includes(r)));return l.length?We(n,l,se,
r):n}var nt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},$l=(e,t)=>!e||ce(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>nt[o]===n));function Ws({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,l=()=>t.sheet,c=ms({app:e,view:t}),u=xl({store:n,view:t}),{put:i,toggle:a}=u,d=S=>S.
clicks.length>0,h=()=>Us(l()),f=()=>h().find(d)??h()[0],g=()=>l().plays.find(ce),p=Ol({store:n,view:t,written:g,entries:u}),m=()=>p.kind==="colour"||g()!==void 0&&
!c.play&&!h().some(d),_=(S,O)=>at(O,K(l(),O,n.now.marks,S));function y(S,O,E){if(p.begin(),o=s=null,m())return;let{isClick:M,isDrag:I}=c.press(S,O,E);M||(I?s=()=>w(
S,O):w(S,O))}function w(S,O){let E=f();if(!E||!d(E)||!lt(l(),S))return;let M=O?ut(E,K(l(),E,n.now.marks,S)):_(S,E);o={play:E,number:M,merge:`stroke ${r+=1}`},i(
S,E,M,o.merge)}function v(S){m()?t.grid.select(S,{isMore:!0}):o?i(S,o.play,o.number,o.merge):c.drag(S)}function k(){c.isDragged||s?.(),o=s=null,c.release()}function $(S){
p.begin(),u.clear(S)||p.clear(S)}function x(S,O){let E=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],M=S.ctrlKey||S.altKey,I=p.kind==="\
colour"||M?-1:$l(f(),[S.key,E??""]);if(I>=0)return a(O,f(),I),!0;let U=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":p.kind;if(E!==void 0)return p.type(
O,E,U);if(M)return!1;if(m()&&S.shiftKey&&ze[S.key])return t.grid.select(t.grid.target(S)??O,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(O),!0;if(S.
key==="Delete"||S.key==="Backspace")return $(O),!0;if(c.onKey(S,O))return!0;let ne=f();if(!ne)return!1;if(S.key===" "||S.key==="Enter")return i(O,ne,_(O,ne)),!0;
let ge=["#","."].indexOf(S.key);return ge>=0&&ne.choices[0].value===null?(i(O,ne,ge),!0):!1}return{press:y,drag:v,onKey:x,clear:$,clicked:f,written:g,pencil:p,chooses:m,
move:c.move,release:k,get lines(){return c.play},enter(S,O,E){let{value:M}=O.choices[E];p.kind!==null&&M!==null&&ce(O)?p.note(S,p.kind,M):a(S,O,E)},leave(S){p.begin(),
c.reach(S)},fill(S){let O=Bn(l(),n.now.marks,S);return O&&n.change({marks:O}),O!==null}}}var Us=({plays:e})=>e.filter(t=>!J(t));function xl({store:e,view:t}){let n=l=>t.
grid.chosen.includes(l)?t.grid.chosen:[l];function o(l,c,u,i=null){let a=c.choices[u];a&&!ee(a,l)||K(t.sheet,c,e.now.marks,l)!==u&&e.change({marks:ct(t.sheet,c,
e.now.marks,l,u),notes:On(t.sheet,c,e.now.notes,l,u)},{merge:i})}function s(l,c,u){let{marks:i}=e.now,a=n(l).filter(p=>ee(c.choices[u],p)),h=a.every(p=>K(t.sheet,
c,i,p)===u)?-1:u,f=a.reduce((p,m)=>ct(t.sheet,c,p,m,h),i),g=a.reduce((p,m)=>On(t.sheet,c,p,m,h),e.now.notes);a.length&&e.change({marks:f,notes:g})}function r(l){
let{marks:c}=e.now;for(let i of n(l)){for(let a of Us(t.sheet))c=ct(t.sheet,a,c,i,-1);c=Fn(t.sheet,c,i)}let u=Object.keys(c).length!==Object.keys(e.now.marks).length;
return u&&e.change({marks:c}),u}return{put:o,toggle:s,clear:r,together:n}}function Ol({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",l=null,
c=new Set,u=f=>A(t.sheet,f).join(",");function i(f,g,p){let m=s(f).filter(_=>g==="colour"||lt(t.sheet,_));m.length&&e.change({notes:Ln(e.now.notes,m.map(u),Re(g,
p))})}function a(){let f=n();f&&e.change({notes:Rs(t.sheet,f,e.now,l==="centre"?l:"corner")})}function d(f){let g=s(f).map(u);for(let p of[se,Oe]){let m=We(e.now.
notes,g,p);if(JSON.stringify(m)!==JSON.stringify(e.now.notes))return e.change({notes:m})}}function h(f,g,p){if(p==="colour"){let k=re[Number(g)-1];return k&&i(f,
p,k),k!==void 0}let m=n();if(!m)return!1;let _=k=>m.choices.findIndex(({value:$})=>$===k),y=p===null&&_(r+g)>=0?r+g:g,w=_(y),v=w>=0||m.choices.some(({value:k})=>k?.
startsWith(y));return!s(f).some(k=>lt(t.sheet,k))||!v?!1:(r=y,w<0||(p!==null?i(f,p,y):o(f,m,w)),!0)}return{note:i,noteAll:a,clear:d,type:h,begin(){r=""},get kind(){
return l},set kind(f){l=f;for(let g of c)g()},onChange:f=>{c.add(f)}}}var El=18,Al=60,Fs=28;function Hs({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:l}=e,{grid:c}=t,u=b("div",{class:"stage"},n.element),i=b("p",{role:"\
status"}),a=b("div",{class:"notice",hidden:!0},i),d=b("p",{class:"heard",ariaLive:"polite"});function h(m,_=!1){i.textContent=i.title=m,a.hidden=m==="",u.classList.
toggle("stale",_)}function f(m){let _=t.sheet,y=c.element.contains(document.activeElement);t.sheet=m,_.plays!==m.plays&&(u.parentElement?.classList.toggle("whit\
ened",Gt(m)),u.parentElement?.classList.toggle("shaded",zn(m)));let w=n.show(m),v=_===P||_.count!==m.count||_.columns!==m.columns||_.cell.width!==m.cell.width||
String(_.around)!==String(m.around);v&&c.build(m),w&&n.surface&&n.surface.append(...s.elements,c.element),w&&y&&c.select(c.current),s.show();for(let k=0;k<m.count;k+=
1)c.label(k,ft(m,l.now,k));(v||_.plays!==m.plays||_.edits!==m.edits)&&r.build(),(v||w)&&g(),o.changes.settle()}function g(){if(!t.sheet.count)return;let{cell:m}=t.
sheet,{width:_,height:y,left:w,top:v}=V(t.sheet),[k,$]=[u.clientWidth-Fs,u.clientHeight-Fs],x=Math.min(k/_,$/y,Al/m.height),S=Math.max(Math.floor(x*m.height),El)/
m.height;u.style.setProperty("--wide",`${Math.floor(_*S)}px`),u.style.setProperty("--cell",`${m.height*S}px`),u.style.setProperty("--above",`${v*S}px`),u.style.
setProperty("--before",`${w*S}px`)}function p(m,_){if(t.sheet===P)return;let y=new Set([...Object.keys(m.marks),...Object.keys(_.marks)]),w=new Set([...y].filter(
k=>m.marks[k]!==_.marks[k]).map(k=>qt(t.sheet,k))),v=new Set([...Object.keys(m.notes),...Object.keys(_.notes)].filter(k=>m.notes[k]!==_.notes[k]).map(k=>H(t.sheet,
...k.split(",").map(Number))));w.delete(-1);for(let k of w)n.cell(k,Ue(t.sheet,m.marks,k));s.notes([...w,...v]),w.size&&s.overlaid(),s.lines();for(let k of new Set(
[...w,...v]))c.cell(k)&&c.label(k,ft(t.sheet,m,k)),k===c.current&&(d.textContent=ft(t.sheet,m,k).replace(/^[^:]*: /,""))}return new ResizeObserver(g).observe(u),
u.addEventListener("click",({clientX:m,clientY:_})=>{let y=Ms(c.element,t.sheet,m,_);y&&r.focus(...y)}),{element:u,notice:a,heard:d,say:h,draw:f,drawMarks:p,fit:g,
get isStale(){return u.classList.contains("stale")}}}var Ks="pylogic:clock",qs=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Gs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Ks)!=="hidden",r=b("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Ks,s?"show\
n":"hidden"),l()}}),l=()=>{let{seconds:c}=e.now;r.textContent=s?qs(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${qs(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:i}=e.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||i!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],l),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),l(),r}var Wt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Vs={down:"\u2198\u2196",up:"\u2197\u2199"},Cl={down:["top","left"],up:[
"bottom","left"]},Ml=["outside","slanted"],Nl=e=>e===document.activeElement&&e.value!==e.defaultValue;function Ys({view:e,edit:t}){let n=()=>[t.pen.kind,...Ml.includes(
t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(g,p,m,_=()=>"numeric"){let y=b("input");return y.onchange=()=>{y.defaultValue=y.value,
m(y.value.trim())},s.push(()=>{y.inputMode=_(),Nl(y)||(y.value=y.defaultValue=p())}),b("label",{class:"field"},b("span",{},g),y)}let l=(g,p)=>Object.keys(Vs).map(
m=>{let _=Vs[m][+!Cl[m].includes(g)];return r(`${Wt[g]} ${p} ${_}`,()=>t.changes.found("slanted",[g,p,m].join(","))??"",y=>t.changes.place("slanted",[[[g,p,m],y||
null]]))}),c=g=>[...t.changes.entry(g)?.cells.keys()??[]],u=()=>c("outside").some(g=>!g.endsWith(",1"));function i(g,p){let{numbers:m,becomeNumbers:_}=t.changes;
return r(`${Wt[g]} ${p}`,()=>m("outside",[g,p]).join(" "),y=>_("outside",[g,p],y),()=>u()?"text":"numeric")}function a(g){let p=c(g),m=y=>p.some(w=>w.startsWith(
`${y},`)),_=(y,w)=>[b("span",{dataset:{beside:`${y},${w}`}},...g==="slanted"?l(y,w):[i(y,w)])];return Object.keys(Wt).map(y=>{let w=y==="top"||y==="bottom"?e.sheet.
columns:e.sheet.rows;return b("details",{class:"beside",open:m(y)},b("summary",{},`${Wt[y]} \u2026`),b("div",{class:"fields"},[...Array(w).keys()].flatMap(v=>_(
y,v+1))))})}let{kind:d}=t.pen,h=d==="outside"||d==="slanted"?a(d):[],f=()=>{for(let g of s)g()};return f(),{element:h.length?b("div",{class:"line typing"},h):null,
fits:()=>n()===o,update:f}}var Xs=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Tl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Ll(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(i=>t.choices[i].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let l=Object.keys(nt).filter(i=>t.choices.some(({value:a})=>a===nt[i]));if(!ce(t))for(let i of l)o.push([i,nt[i].replace("_"," ")]);let[c,u]=t.choices;
c.value===null&&u&&o.push(["#",c.words],[".",u.words])}let{lines:s}=e;if(s){let r=s.clicks.map(l=>s.choices[l].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
we(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${re.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Xs]}function Dl(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...Q[o].keys??[]);return[...n,["Delete\
, Backspace","take the clue away"],...Xs]}function Js(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Ll(t):Dl(n),...Tl],r=b("dialog",{class:"k\
eys",ariaLabel:"Keys"},b("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),b("dl",{},s.map(([l,c])=>b("div",{},b("dt",{},l),b("dd",{},c)))),
b("form",{method:"dialog"},b("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",l=>{l.target===r&&r.close()}),document.body.append(r),r.showModal()}var jl="http://www.w3.org/2000/svg";function Zs(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return Q[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Pl=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function zl(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":we(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Qs(n,o)} ${s}`}var Qs=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function er(e){let{app:t,view:n,play:o,edit:s}=e,{store:r}=t,l=b("div",{class:"tools"}),c=Il(t),u=Gs(t),i=null;function a(){
let g=r.now.mode==="play";l.dataset.mode=r.now.mode;let p=b("div",{class:"line first"},b("p",{class:"hint"},Bl(e)),g&&n.sheet.plays.length?u:null,R("? Keys",d,{
class:"keys",title:"What keys and clicks do"}));g&&n.sheet.plays.length&&p.append(R("Hint",()=>t.emit("hint"),{class:"primary ask",title:"Where to look next, an\
d why"})),g?(i=null,l.replaceChildren(p,...Rl(e,c.element))):(i?.fits()?i.update():i=Ys({view:n,edit:s}),qn(l,[p,...Ul(e,i.element)])),c.update(),h()}let d=()=>Js(
r.now.mode,{play:o,edit:s}),h=()=>{let g=o.pencil.kind??"";for(let p of l.querySelectorAll("[data-pencil]"))p.setAttribute("aria-pressed",String(p.getAttribute(
"data-pencil")===g));l.dataset.pencil=g};return o.pencil.onChange(h),s.pen.onChange(a),r.on(["mode"],()=>{n.sheet!==P&&a()}),t.when("focused",()=>i?.update()),{
element:l,build:a,help:d,focus:(g,p)=>{let m=l.querySelector(`[data-beside="${g},${p}"]`);m?.closest("details")?.setAttribute("open",""),m?.querySelector("input")?.
focus()}}}function Il({store:e,emit:t}){let n=a=>JSON.stringify(a)===JSON.stringify({marks:e.now.marks,notes:e.now.notes}),o=a=>e.change({saves:a},{undoable:!1}),
s=R("Back to it",u,{class:"back",title:"Return to the last save point"}),r=R("Clear all",()=>e.change({marks:{},notes:{}}),{class:"empty",title:"Take away all t\
hat you have entered"}),l=pe("Save points",R("Save point",c,{title:"Remember the board as it is now, before trying something"}),s,r);function c(){let{marks:a,notes:d,
saves:h}=e.now,f=h.at(-1);(!f||!n(f))&&o([...h,{marks:a,notes:d}]),t("message",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function u(){
let{saves:a}=e.now,d=a.length>1&&n(a[a.length-1])?a.length-2:a.length-1;o(a.slice(0,d+1)),e.change(a[d])}function i(){let{saves:a}=e.now;s.disabled=!a.length||a.
length===1&&n(a[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).length}return e.on(["marks","notes","saves"],i),{element:l,update:i}}
var R=(e,t,n={},...o)=>b("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),...n},...o.length?o:[e]),pe=(e,...t)=>b("div",{class:"group",role:"\
group",ariaLabel:e},...t);function Bl({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:l,count:c}=t.sheet;if(e.store.now.mode==="edit"){let{hint:d=""}=Q[o.
pen.kind]??{};return r.length?typeof d=="string"?d:d(o):l?"Only the size can be changed here; everything else is in the facts, beside the rules.":"The board of \
this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to enter: the assistant solves it.":
"This puzzle has no board: the assistant solves it.";let u=n.clicked(),i=n.lines?zl(n.lines):"";if(!u)return i;if(n.written()===u&&u.choices.length>3)return`${matchMedia(
"(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"Click a cell, or drag over se\
veral, and type a number. With Shift it is a small note."} ${i}`.trim();let a=u.clicks.length>1&&!i?"Drag to paint.":i;return`Click a cell: ${Qs(u.clicks,u.choices)}\
 ${a}`.trim()}function Rl(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)return[];let r=h=>h.choices.map((f,g)=>{let p=ce(h);return R(f.words,()=>o.enter(
n.grid.current,h,g),{class:p?"digit":"choice"},...p?[]:[Wl(e,f),f.words])}),l=s.filter(h=>h.where==="cell").map(h=>pe("Enter into the chosen cells",r(h)));for(let h of l)
h.classList.add("pad");let c=pe("Colour of the chosen cells",re.map((h,f)=>{let g=R("",()=>o.pencil.note(n.grid.current,"colour",h),{class:"digit paint",ariaLabel:h,
title:`${h} (also: Alt and ${f+1})`});return g.style.setProperty("--paint",`var(--paint-${h})`),g}));c.classList.add("colours");let u=Pl.filter(({kind:h})=>o.written()||
!se.some(f=>f===h)).map(({kind:h,name:f,title:g})=>R(f,()=>{o.pencil.kind=h||null},{dataset:{pencil:h},title:g})),i=R("Erase",()=>o.clear(n.grid.current),{title:"\
Empty the chosen cells (Delete)"}),a=o.written()?.peers.size?[R("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the\
 cells has which it sees"})]:[],d=pe("What is entered, and erasing",...u,i,...a);return d.classList.add("manners"),[b("div",{class:"line"},...l,c,d),b("div",{class:"\
line"},t)]}function Wl({view:e},t){let n=t.looks[0].filter(c=>c!==null),o=n.find(({svg:c})=>!c.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,l=ue(`<s\
vg xmlns="${jl}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.svg??""}</svg>`);return l.setAttribute("aria-hidden","true"),l}function Ul(e,t){let{view:n,edit:o}=e,
{isTyped:s}=o.pen,r=[...Array(10).keys(),...Q[o.pen.kind]?.more??[]].map(String),l=s?r.map(d=>R(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],c=o.pen.
kind==="clue"&&o.changes.entry("unknown")&&R("?",()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),u=s&&R("Erase",()=>o.clear(
n.grid.current),{title:"Take what stands in the chosen cell away (Delete)"}),i=o.pen.kinds.length>1&&pe("What is changed",o.pen.kinds.map(d=>R(Zs(o,d),()=>{o.pen.
kind=d},{ariaPressed:String(o.pen.kind===d)}))),a=o.pen.isPainting||o.pen.isPlaced?Fl(e):l.length||c||u?pe("Into the chosen cell",...l,c||null,u||null):null;return[
i||a?b("div",{class:"line"},i||null,a):null,t,b("div",{class:"line"},Hl(e))].filter(d=>d!==null)}function Fl({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).
filter(Number.isFinite);t.pick(String(Math.max(0,...s)+1))},o=Q[t.kind].noun??t.kind;return pe(`${Zs(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(
s=>R(Pe[s]??s,()=>t.pick(s),{class:"digit region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?R(`New ${o}`,n):null)}function Hl({view:e,edit:t}){
if(!e.sheet.size)return null;let[n,o]=e.sheet.size,{resize:s}=t.changes,r=(l,c,u,i)=>b("span",{class:"stepper"},R("\u2212",u,{ariaLabel:`one ${l} less`,disabled:c<=
1}),b("output",{},`${c} ${l}${c===1?"":"s"}`),R("+",i,{ariaLabel:`one ${l} more`}));return pe("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",
o,()=>s(n,o-1),()=>s(n,o+1)))}var Kl=80,tr=["puzzle","instance","rules","facts","constants"];function ql(e){let t=Gl(e),{stage:n,layers:o,film:s,tools:r,victory:l}=t;B("#board").append(Ds(e),
o.legend,n.element,s.element,b("div",{class:"told"},n.notice,l.element),r.element,n.heard),Xl(t),Jl(t),Zl(t)}function Gl(e){let t=xs(),n={sheet:P,grid:Cs()},o=Ws(
{app:e,view:n}),s=_s({app:e,view:n}),r=Bs({app:e,view:n,picture:t,edit:s}),l=er({app:e,view:n,play:o,edit:s}),c=Hs({app:e,view:n,picture:t,edit:s,layers:r,tools:l}),
u=Yl(e,n);return{app:e,view:n,play:o,edit:s,layers:r,tools:l,stage:c,victory:u,film:Es({app:e,view:n}),drawing:Vl(e,n,c,u.celebrate),mode:()=>e.store.now.mode===
"edit"?s:o}}function Vl(e,t,n,o){let{store:s,overview:r}=e,l=pt(),c=0,u=null,i=!1,a=()=>{clearTimeout(c),c=setTimeout(g,Kl)},d=_=>tr.every(y=>s.now[y]===_[y]),h=()=>u!==
null&&d(u),f=_=>s.now.marks!==_.marks||!d(_);async function g(){clearTimeout(c);let _=s.now;if(!_.puzzle)return;let y=h();l.stop();try{let w=await(y?l($=>Z("boa\
rd",j(_,{entries:!1}),$)):r.ask("board"));if(w===void 0||f(_))return;if(y&&w.cell.width!==t.sheet.cell.width){u=null,a();return}u=_,i=!1,n.draw(it(w,y?t.sheet:null)),
e.emit("playable",t.sheet.plays.length>0),o();let[k]=w.problems;(!y||n.isStale)&&n.say(k?`${mt(k)?"The board is not finished":"Something is wrong with the facts"}\
: ${k.text}`:"")}catch(w){if(!(w instanceof te))throw w;if(f(_))return;u=null,i=!1;let v=w.problems[0]?.text??w.message;n.say(t.sheet!==P?`This is how the board\
 looked before: now it cannot be drawn. ${v}`:`The board cannot be drawn. ${v}`,!0)}}return{later:a,redraw:g,isDrawn:h,forget:()=>{u=null,i=t.sheet!==P},stop:()=>{
l.stop(),r.drop("board")},get isOther(){return i}}}function Yl(e,t){let{store:n}=e,o=b("p",{class:"glad",role:"status"}),s=b("div",{class:"won",hidden:!0},o),r=null,
l=!0;function c(){let{mode:a,marks:d}=n.now,h=a==="play"&&r!==null&&Rn(t.sheet,d,r);o.textContent=h?"Solved! Every cell is right.":"",s.hidden===h&&(s.hidden=!h,
o.classList.toggle("news",l),h&&(l=!1),e.emit("finished",h))}return{element:s,celebrate:c,know:a=>{r=a},forget:()=>{r=null,l=!0}}}function Xl({app:e,view:t,play:n,
layers:o,tools:s,drawing:r,mode:l}){let{grid:c}=t;Ns(c,{press:(u,i,a)=>{!r.isOther&&!o.press(u)&&l().press(u,i,a)},move:u=>l().move(u),drag:u=>l().drag(u),release:()=>l().
release(),chooses:()=>l()===n&&n.chooses(),undo:()=>e.store.undo()}),c.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&
l()!==n||t.sheet===P||r.isOther)return;let i=c.current;u.key==="Enter"&&o.press(i)||l().onKey(u,i)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),
c.onMove(u=>{l().leave(u);let[i,a]=A(t.sheet,u);e.emit("focused",{row:i,column:a})})}function Jl({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:l,victory:c}){
let{store:u}=e;u.on(["marks","notes"],(i,a,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(i,a),c.celebrate(),d.has("marks")&&l.later())}),u.on(tr,()=>{l.
redraw(),s.isOn&&e.emit("film",null)}),u.on(["puzzle","instance"],()=>{t.sheet!==P&&r.say("The board is being drawn \u2026",!0),l.forget(),c.forget()}),u.on(["m\
ode"],()=>{o.leave(),n.leave(),c.celebrate()})}function Zl({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:l,drawing:c,victory:u}){e.when("solved",i=>{u.know(i?.
status==="unique"?i.answers:null),u.celebrate()}),e.when("fill",async i=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(i))&&e.emit("message",{words:"Noth\
ing can be entered into this board.",isBad:!0})}),e.when("clues",i=>o.changes.add(i)),e.when("film",i=>{let a=s.isOn;s.show(i),l.element.hidden=r.element.hidden=
s.isOn,s.isOn?a||e.emit("pane","board"):l.fit()}),e.when("cell",({row:i,column:a})=>{i>t.sheet.rows||a>t.sheet.columns||(e.emit("pane","board"),t.grid.select(H(
t.sheet,i,a)),fs(t.grid.cell(H(t.sheet,i,a))))}),e.when("cancel-all",()=>{c.stop(),e.emit("film",null),l.say(""),c.later()})}var An={facts:40,rules:200},nr=["puzzle","instance","rules","facts","constants","marks"],or="facts";function rr(e){let t=new Set,n=new Map,o=new Set,s=An.facts,
r=0;e.on(nr,(h,f,g)=>{s=g.has("rules")&&!g.has("puzzle")?An.rules:An.facts});function l(h,f){return u(h),o.add(h),new Promise((g,p)=>{let m={resolve:g,reject:p,
onEvent:f},_=[...t].find(({about:y,parts:w})=>w.includes(h)&&nr.every(v=>y?.[v]===e.now[v]));_?(_.wishes.set(h,m),sr(_,h)):(n.set(h,m),clearTimeout(r),r=setTimeout(
i,s))})}function c(h){u(h),o.delete(h)}function u(h){n.get(h)?.resolve(void 0),n.delete(h);for(let f of[...t]){let g=f.wishes.get(h);g&&(g.resolve(void 0),f.wishes.
delete(h),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function i(){let h=new Map(n);n.clear(),h.size&&d(e.now,e.now,[...h.keys()],h)}function a(h,f){let g=e.
now;return new Promise((p,m)=>{let _=w=>{y.about={...g,facts:w[w.length-1]},f(w),p()},y=d(g,null,[...o],new Map([[or,{resolve:_,reject:m}]]),{steps:h})})}function d(h,f,g,p,m={}){
let _={about:f,parts:g,wishes:p,told:new Map,controller:new AbortController},y=(w,v)=>{w==="found"?p.get("solve")?.onEvent?.(w,v):_.told.set(w,w===or?{found:v.facts}:
v),sr(_,w)};return t.add(_),Y("overview",j(h,{...m,parts:g}),{signal:_.controller.signal,onEvent:y}).catch(w=>{for(let v of p.values())v.reject(w)}).finally(()=>t.
delete(_)),_}return{ask:l,drop:c,edit:a}}function sr({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new te(s.failed)):
o.resolve(s.found))}function ir(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var lr=document.querySelector("script[src]");lr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
lr.src)).catch(()=>{});var Tn={};ot(Tn,{start:()=>oc});var Mn="#pylogic=";var cr=/^[a-z_][A-Za-z0-9_]{0,63}$/,Ql=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,ar=e=>e.includes(Mn);async function ur(e){let t=e.slice(e.indexOf(Mn)+Mn.length).trim(),n;try{n=JSON.parse(await nc(t))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!tc(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:l,marks:c,notes:u,constants:i}=n;return{puzzle:o,instance:s,rules:r,facts:l,marks:c,notes:u,constants:i}}var fr=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Be=e=>typeof e=="string",ec=e=>Array.isArray(e)&&e.every(Be),Cn=(e,t,n)=>fr(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function tc(e){return fr(e)&&Be(e.puzzle)&&cr.test(e.puzzle)&&Be(e.instance)&&Ql.test(e.instance)&&Be(e.facts)&&(e.rules===void 0||Be(e.rules))&&Cn(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&Cn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,ec)&&Cn(e.constants,cr,t=>Be(t)&&t.length<=200)}async function nc(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],l=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(l+=u.length,l>2e6)throw await s.cancel(),new Error("large");r.push(
u)}return new Blob(r).text()}var dr="pylogic:played:";function Nn(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:l}={...t,...JSON.parse(localStorage.
getItem(dr+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:l}}catch{return t}}var hr=(e,t)=>localStorage.setItem(dr+e,JSON.stringify(t));function oc(e){let{store:t}=e,n=b("p",{class:"remark"}),o=q.map(a=>b("option",{value:a.id},pr(a))),s=b("select",{"aria-label":"Board",title:"Board",onchange:()=>l(
s.value)},o),r=!1;q.length>1&&B("#files").append(s),Vt&&sc(Vt),B(".assistant-status").append(n);let l=a=>location.replace(mr(q.find(d=>d.id===a)));function c(){
let a=q.find(f=>mr(f)===location.hash)??q[0];if(a.id===t.now.instance)return;let{isSolved:d=!1,...h}=Nn(a.id);r=d,s.value=a.id,n.textContent=a.remark?`${F(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Yn),t.open({puzzle:"exported",instance:a.id,...h})}
function u(){let{instance:a,marks:d,notes:h,seconds:f,saves:g}=t.now;try{hr(a,{marks:d,notes:h,seconds:f,saves:g,isSolved:r})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(a,d,h)=>{h.has("instance")||u()}),e.when("finished",a=>{
!a||r||(r=!0,u(),o[s.selectedIndex].textContent=pr(q[s.selectedIndex]))});async function i(){if(!ar(location.hash)){c();return}try{let{instance:a,rules:d,facts:h,
marks:f={},notes:g={}}=await ur(location.hash),p=d===void 0?q.find(m=>m.facts===rc(h??"")):void 0;if(!p)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);l(p.id),c(),t.change({marks:f,notes:g})}catch(a){e.emit("message",{words:a.message,isBad:!0}),l(q[0].id)}}addEventListener("hashchange",i),
i()}function sc([e,t]){let n=(o,s,r)=>o?b("a",{href:`${o}.html`,"aria-label":r},s):null;B("#bar h1").replaceChildren(b("a",{href:"index.html",title:"All boards",
class:"back"},Vn)),B("#files").append(...[n(e,"\u2190","The board before"),b("span",{},q[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var rc=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),mr=e=>`#${encodeURIComponent(e?.name??"")}`,pr=e=>Nn(e.id).isSolved?`${e.
name} \u2713`:e.name;var gr=Po(),ic={store:gr,overview:rr(gr),...ir()};for(let e of[vn,En,kn,Tn])e.start(ic);document.documentElement.dataset.ready="";
})();
