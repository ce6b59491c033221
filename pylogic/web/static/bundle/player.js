(async()=>{
var gr=Object.defineProperty;var et=(t,e)=>{for(var n in e)gr(t,n,{get:e[n],enumerable:!0})};var bn={};et(bn,{start:()=>$i});var tt={corner:"",centre:"~",colour:"#"},$e=Object.keys(tt),oe=$e.filter(t=>t!=="colour"),se=["red","orange","yellow","green","cyan","blue","purple","grey"],Pe=(t,e)=>tt[t]+
e,re=(t=[],e)=>t.filter(n=>Wt(n)===e).map(n=>n.slice(tt[e].length)),Wt=t=>$e.find(e=>tt[e]===t[0])??"corner",Mn=(t,e,n)=>e.every(o=>t[o]?.includes(n))?Ht(t,e,o=>o.
filter(s=>s!==n)):Ut(t,e,[n]),Ut=(t,e,n)=>Ht(t,e,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),ze=(t,e,n,o)=>Ht(t,e,s=>s.filter(
r=>!n.includes(Wt(r))||o!==void 0&&r!==Pe(Wt(r),o)));function Ht(t,e,n){let o={...t};for(let s of e){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var P=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Tn=new Map;function Ln({
svg:t,words:e,reach:n}){let o=`${e}
${t}`,s=Tn.get(o)??{svg:t,words:e,reach:n};return Tn.set(o,s),s}var wr=["diagonal","triangle"],nt=Ln({svg:"",words:""});function ot(t,e=null){let n=t.pieces.map(
Ln),o=a=>a.map(u=>u<0?nt:n[u]),s=t.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=e?.plays??t.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:_r(a.peers??{}),choices:a.choices.map(u=>({...u,looks:u.looks.map(i=>i.map(c=>c<0?null:n[c]))}))})),l=e?.edits??t.edits.map(a=>({...a,cells:new Map(a.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...t,frames:s,plays:r,edits:l,count:t.rows*t.columns}}function _r(t){let e=new Map;for(let[n,o]of Object.entries(
t))for(let s of o)e.set(+n,[...e.get(+n)??[],s]),e.set(s,[...e.get(s)??[],+n]);return e}var V=(t,e,n)=>(e-1)*t.columns+n-1,C=(t,e)=>[Math.floor(e/t.columns)+1,e%
t.columns+1],ie=(t,e,{value:n})=>`${t.predicate}(${e}${n===null?"":`,${n}`})`,Ft=(t,e,n,o)=>ie(e,C(t,o).join(","),n),le=({what:t,where:e,choices:n})=>e==="cell"&&
!wr.includes(t)&&n.some(({value:o})=>o!==null);function Kt(t,e){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(e);if(n===null||!t.plays.some(l=>l.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=t.rows&&s>=1&&s<=t.columns?V(t,o,s):-1}var X=(t,e)=>!!t.looks[0]?.[e],st=(t,e)=>t.plays.some(n=>n.choices.some(
o=>X(o,e))),qt=({plays:t})=>t.some(({choices:e})=>e.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),jn=t=>qt(t)||[...t.frames.
flatMap(({cells:e,blank:n})=>[...e,...n]),...t.plays.flatMap(({choices:e})=>e.flatMap(({looks:n})=>n[0]??[]))].some(e=>e!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(e.svg)),H=(t,e,n,o)=>we(e,n,C(t,o).join(",")),rt=(t,e,n,o,s)=>ut(e,n,C(t,o).join(","),s),it=({clicks:t},e)=>e<0?t[0]:t[t.indexOf(e)+1]??-1;function lt({clicks:t},e){
let n=t[1]??t[0];return e===n?-1:n}function Be(t,e,n){for(let o of t.plays){let s=o.choices[H(t,o,e,n)];if(s&&X(s,n))return s.looks.map(r=>r[n]??nt)}return t.frames.
map(o=>o.blank[n])}var Nn={corner:"candidates",centre:"centre",colour:"coloured"};function at(t,{marks:e,notes:n},o){let[s,r]=C(t,o),l=t.plays.map(h=>h.choices[H(
t,h,e,o)]?.words).filter(h=>h!==void 0),a=t.frames[0].blank[o].words,u=$e.map(h=>[Nn[h],...re(n[`${s},${r}`],h)]).filter(([,h])=>h),i=l.length?u.filter(([h])=>h===
Nn.colour):u,c=t.plays.filter(Y).flatMap(h=>Bn.map(f=>{let w=h.choices[we(h,e,ae(t,o,f))];return w&&`${f}: ${w.words}`})).filter(Boolean),d=[a,...l,...c,...i.map(
h=>h.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function Dn(t,e){let n=s=>s.choices.some(r=>{let[l,a]=ie(s," ",r).split(
" ");return e.startsWith(l)&&s.spots.has(e.slice(l.length,-a.length))&&e.endsWith(a)});if(t.plays.some(s=>Y(s)&&n(s)))return!0;let o=Kt(t,e);return o>=0&&t.plays.
some(s=>s.choices.some(r=>X(r,o)&&Ft(t,s,r,o)===e))}function Pn(t,e,n){let o=n.filter(r=>Dn(t,r)),s=Object.entries(e).filter(([r,l])=>!l&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var ct=t=>t.startsWith("not ")?[t.slice(4),!1]:[t,!0];function zn(t,e,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Dn(t,r)),s=Object.keys(e).filter(r=>e[r]);return o.length>0&&o.every(r=>e[r])&&s.every(r=>n[0].includes(r))}var Y=t=>t.where!=="cell",Bn=["top","right",
"bottom","left"],yr={top:[-1,0,"bottom"],left:[0,-1,"right"]},ge=({where:t,spots:e})=>t==="edge"&&![...e].some(n=>/top|left/.test(n));function Rn(t,e,n,o){let s=u=>u.
every((i,c)=>i>=Math.min(n[c],o[c])&&i<=Math.max(n[c],o[c])),r={...e},l={};for(let u of t.spots){let[i,c,d]=u.split(","),[h,f]=[[+i,+c],[+i+ +(d==="bottom"),+c+
+(d==="right")]].map(m=>s(m));if(!h&&!f)continue;let w=ie(t,u,t.choices[0]);delete r[w],h!==f&&(l[w]=!0)}return Object.keys(e).length===Object.keys({...r,...l}).
length&&Object.keys(l).every(u=>e[u])?r:{...r,...l}}function ae(t,e,n){let[o,s]=C(t,e),[r,l,a]=yr[n]??[0,0,n];return(o+r>=1&&s+l>=1?[o+r,s+l,a]:[o,s,n]).join(",")}
var we=(t,e,n)=>t.choices.findIndex(o=>e[ie(t,n,o)]===o.holds);function ut(t,e,n,o){let s={...e};for(let l of t.choices)delete s[ie(t,n,l)];let r=t.choices[o];return r&&
(s[ie(t,n,r)]=r.holds),s}var In=(t,e,n)=>t.plays.filter(Y).reduce((o,s)=>Bn.reduce((r,l)=>ut(s,r,ae(t,n,l),-1),o),e);function Re({cell:{width:t,height:e,edge:n}},o,[
s,r,l]){let[a,u]=[n+(r-1)*t,n+(s-1)*e],[i,c]=[a+t,u+e];if(o==="edge")return{top:[a,u,i,u],bottom:[a,c,i,c],left:[a,u,a,c],right:[i,u,i,c]}[l];let[d,h]=[a+t/2,u+
e/2];return l==="right"?[d,h,d+t,h]:[d,h,d,h+e]}function Wn(t,e,[n,o,s]){let[r,l,a,u]=Re(t,e,[n,o,s]);if(e==="edge")return[r,l,a,u];let[i,c]=s==="right"?[1,0]:[
0,1],[d,h]=[[n,o],[n+c,o+i]].map(f=>t.frames[0].cells[V(t,f[0],f[1])]?.reach?.[c]??0);return[r+i*d,l+c*d,a-i*h,u-c*h]}function Z({rows:t,columns:e,cell:n,around:o}){
let[s,r,l,a]=o;return{width:e*n.width+2*n.edge+a+r,height:t*n.height+2*n.edge+s+l,left:a,top:s}}var Q=class extends Error{constructor({words:e,problems:n=[],interrupted:o=null,status:s=200}){super(e),this.problems=n,this.interrupted=o,this.status=s}},ft=({
file:t,line:e})=>e===null&&!!t?.startsWith("instances/");function Un(t,e,n,o={}){let s=(l,a,u)=>{for(let[i,c]of e.plays.entries()){let d=H(e,c,n,a);if(d>=0&&X(c.choices[d],a))return t.plays[i].choices[d].looks[l][a]}return u},
r=t.frames.map(({blank:l,...a},u)=>({...a,blank:l,cells:l.map((i,c)=>s(u,c,i))}));for(let[l,a,u]of Object.keys(n).flatMap(i=>n[i]&&o[i]||[])){let{cells:i,blank:c}=r[l];
i[a]===c[a]&&(i[a]=u)}return{...t,frames:r}}function k(t,e={},...n){let o=document.createElement(t);for(let[s,r]of Object.entries(e))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function Hn(t,e){
let n=[...t.children],o=e.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{t.children[r]!==s&&t.insertBefore(s,
t.children[r]??null)})}function ce(t){let e=new DOMParser().parseFromString(t,"image/svg+xml");return document.importNode(e.documentElement,!0)}function R(t,e=document){
let n=e.querySelector(t);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${t}.`)}var xe=t=>[...document.querySelectorAll(t)];var Oe=t=>t.target;function ue(t,e){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>e(...o),t)}}function dt(){let t=null,e=async o=>{n();let s=t=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>t?.abort();return Object.assign(e,{stop:n})}var _e=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`;var br=Uint8Array.from(atob(R("#told").textContent??""),t=>t.charCodeAt(0)),Fn=new Response(new Blob([br]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Kn,game:qn,boards:F,around:Gt}=await Fn;var kr=new Map(F.map(({id:t,sheet:e})=>[t,ot(e)])),ht=()=>{throw new Q({words:"This page was made to be played without a server, which alone knows that."})},Gn={
board:({id:t,sheet:e,effects:n},o)=>Un(e,kr.get(t),o,n),solve:({outcome:t})=>t,judge:({outcome:t})=>t.status==="unique"?{possible:!0,broken:[]}:ht(),explain({explained:t,
outcome:e},n,o){if(!t)return{status:e.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:t.start}),t.own&&o("own",t.own);for(let s of t.steps)
o("step",s);return{...t,steps:[]}},answers({outcome:t,solution:e=[]},n,o){for(let s of t.answers)o("answer",{...s,frames:e});return t},differences:({shared:t})=>t??
ht()};async function q(t,e,n={}){let{onEvent:o=()=>{}}=n,s=e,r=F.find(({id:a})=>a===s.instance);if(!r||t==="answers"&&!r.solution)return ht();let l=Object.fromEntries(
s.marks);if(t!=="overview")return(Gn[t]??ht)(r,l,o);for(let a of s.parts)o(a,{found:Gn[a](r,l,o)})}var J=(t,e,n)=>q(t,e,{signal:n});var N,ao,co,fe,Yt,_t,uo,gt,fo,tn,Jt,vr,qe=Symbol.for("pv"),yt={},bt=[],Sr=/^m(i|n|o|s|text|space)$/,nn=Array.isArray,on=bt.slice,be=Object.assign;function ye(t){
t&&t.parentNode&&t.remove()}function ho(t,e,n){var o,s,r,l={},a=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:l[r]=e[r];return a>
2&&(l.children=a>3?on.call(arguments,2):n),Ie(t,l,o,s,null)}function Ie(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qe,
__v:s||++ao,__i:-1,__u:0};return!s&&N.vnode&&N.vnode(r),r}function Ee(t){return t.children}function We(t,e){this.props=t,this.context=e,this.__g=0}function de(t,e){
if(e==null)return t.__&&de(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:de(
t)}function $r(t){var e,n=t.__v,o=n.__e,s=[],r=[],l=t.__P;l&&((e=be({constructor:qe},n)).__v=n.__v+1,N.vnode&&N.vnode(e),sn(l,e,n,t.__n,l.namespaceURI,32&n.__u?
[o]:null,s,o||de(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,yo(s,e,r),n.__=n.__e=null,e.__e!=o&&mo(e))}function mo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.
__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),mo(t)}function Vn(t){(8&t.__g||(t.__g|=8,fe.push(t),_t++))&&Yt==N.debounceRendering||((Yt=N.debounceRendering)||
queueMicrotask)(po)}function po(){try{for(var t,e=1;fe.length;)fe.length>e&&fe.sort(uo),t=fe.shift(),e=fe.length,8&t.__g&&$r(t)}finally{(_t=fe.length)&&(Yt||queueMicrotask)(
po)}}function go(t,e,n,o,s,r,l,a,u,i,c){var d,h,f,w,m,p,y=o.__k||bt,g=e.length;for(u=xr(n,e,y,u,g),d=0;d<g;d++)(f=n.__k[d])!=null&&(h=~f.__i&&y[f.__i]||yt,f.__i=
d,p=sn(t,f,h,s,r,l,a,u,i,c),w=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&rn(h.ref,null,f,h),f.ref&&c.push(f.ref,f.__c||w,f)),m=m||w,4&f.__u?(u=wo(f,u,t,!h.__v),h.__e&&
(h.__e=null)):typeof f.type=="function"&&p!==void 0?u=p:w&&(u=w.nextSibling),f.__u&=-21);return n.__e=m,u}function xr(t,e,n,o,s){var r,l,a,u,i,c,d,h,f,w=n.length,
m=w,p=0,y=0,g=t.__k=Array(s);for(r=0;r<s;r++)(l=e[r])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=g[r]=Ie(null,
l):nn(l)?l=g[r]=Ie(Ee,{children:l}):l.constructor===qe&&l.__b?l=g[r]=Ie(l.type,l.props,l.key,l.ref,l.__v):g[r]=l,u=r+p,l.__=t,l.__b=t.__b+1,a=null,~(i=l.__i=Or(
l,n,u,m))&&(m--,(a=n[i])&&(a.__u|=2)),a&&a.__v?(l.__u|=16,i==u-1?p--:i==u+1?p++:i!=u&&(i>u?p--:p++,y=1)):(~i||(s>w?p--:s<w&&p++),typeof l.type!="function"&&(l.__u|=
4))):g[r]=null;if(y){for(c=[],d=[],r=0;r<s;r++)if((l=g[r])&&16&l.__u){for(p=0,h=c.length;p<h;)c[f=p+h>>1]<l.__i?p=f+1:h=f;c[p]=l.__i,d[r]=p+1}for(p=c.length;r--;)
d[r]&&(d[r]==p?p--:g[r].__u|=4)}if(m)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=de(a)),ln(a,a));return o}function wo(t,e,n,o){var s,r,l,a;if(typeof t.type==
"function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=wo(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=de(t))&&!e.parentNode&&
(e=null),l=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(l!=a&&(!o&&n.moveBefore&&l.parentNode?n.moveBefore(l,e):n.insertBefore(l,e||null)),e=l;(e=e&&e.nextSibling)&&
e.nodeType==8&&!e.data.startsWith("$s"););return e}function Or(t,e,n,o){var s,r=t.key,l=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&l==a.type)
return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&l==a.type)return s;for(s=n+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&l==a.
type)return s}return-1}function Yn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function mt(t,e,n,o,s){var r,l;if(e=="style")if(typeof n=="string")
t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Yn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Yn(t.style,e,n[e])}else if(e[0]==
"o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(l=Jt[e]||(Jt[e]=Er(e)),(t.__a||(t.__a={}))[e]=tn,r=
e!=(e=e.replace(fo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,l,r):t.removeEventListener(e,l,r));else{if(s=="http://www.w3.org/200\
0/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="\
rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(
e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Er(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[gt]==null)e[gt]=tn++;else if(e[gt]<this.__a[t])
return;return n(N.event?N.event(e):e)}}}function sn(t,e,n,o,s,r,l,a,u,i){var c,d,h,f,w,m,p,y,g,_,b,$,v,x,S,O,E,T,j=e.type;if(e.constructor!==qe)return null;128&
n.__u&&(u=32&n.__u,c=n.__c.__z)&&(e.__u|=u,d=r=[],c.nodeType==8?a=wt(c,r):r.push(c),a=r[0]||a),(c=N.__b)&&c(e);e:if(typeof j=="function"){h=l.length;try{if(y=e.
props,g=(c=j.prototype)&&c.render,_=(c=j.contextType)&&o[c.__c],b=c?_?_.props.value:c.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new j(y,b):(e.__c=
f=new We(y,b),f.constructor=j,f.render=Cr),_&&_.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),j.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=be({},f.__s)),be(f.__s,j.getDerivedStateFromProps(y,f.__s)))),w=f.props,m=f.state,f.__v=e,n.__c){if(y!==w&&g&&!j.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(y,b),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,b)===
!1){e.__v!=n.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(B){B&&(B.__=e)}),bt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
l.push(f),a=de(n);break e}f.componentWillUpdate&&f.componentWillUpdate(y,f.__s,b),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(w,m,p)})}else
g&&!j.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=b,f.props=y,f.__P=
t,f.__g&=-5,$=N.__r,v=g?25:0;do f.__g&=-9,$&&$(e),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++v<25);g&&(bt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=be({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(w,m)),x=c&&c.type===Ee&&c.key==
null?c.props.children:c,y.__P&&(c=a,s=(t=y.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(B){B&&ln(B,B)}),n.__k=null),a=n.__k?de(n,0):
null),a=go(t,nn(x)?x:[x],e,n,o,s,r,l,a,u,i),y.__P&&(e.__e=null,a=c),e.__u&=-161,d&&d.some(ye),f.__h.length&&l.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(l.length=
h,e.__v=null,u||r)if(B&&B.then){if(e.__u|=128|u,r){for(~(E=r.indexOf(a||void 0))||(E=r.length);(T=r[E-1])&&T.nodeType==8;)E--;for(;E<r.length;E++)if(T=r[E])if(r[E]=
null,S){if(T==O)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(O=wt(S=T))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(c=wt(S=
e.__c.__z||(e.__c.__z=S)))?(e.__e=S,a=c):e.__e=a,a=a&&a.nextSibling}else r&&r.some(ye);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),B&&B.then||_o(e),N.__e(B,e,n)}}else
a=e.__e=Ar(n.__e,e,n,o,s,r,l,u,i,t);return(c=N.diffed)&&c(e),a}function wt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.
nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function _o(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(_o))}function yo(t,e,n){for(var o=0;o<n.length;)rn(n[o++],n[o++],n[o++]);N.__c&&N.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(
s)})}catch(r){N.__e(r,s.__v)}})}function Ar(t,e,n,o,s,r,l,a,u,i){var c,d,h,f,w,m,p,y,g=n.props||yt,_=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2000/svg":
b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((w=r[c])&&(b?w.localName==b:w.nodeType==3)){
t=w,r[c]=null;break}}if(!t){if(y=i.ownerDocument||document,!b)return y.createTextNode(_);t=y.createElementNS(s,b,_.is?_:i),a&&(N.__m&&N.__m(e,r),a=!1),r=null}if(b){
if(i=b=="template"&&t.content||t,r=b=="textarea"&&_.defaultValue!=null?null:r&&on.call(i.childNodes),!a&&r)for(g={},c=0;c<t.attributes.length;c++)g[(w=t.attributes[c]).
name]=w.value;for(c in g)w=g[c],c=="dangerouslySetInnerHTML"?h=w:c=="children"||c in _||c=="value"&&"defaultValue"in _||c=="checked"&&"defaultChecked"in _||mt(t,
c,null,w,s);for(c in _)w=_[c],c=="children"?f=w:c=="dangerouslySetInnerHTML"?d=w:c=="value"?m=w:c=="checked"?p=w:a&&typeof w!="function"||g[c]===w||mt(t,c,w,g[c],
s);d?(a||h&&(d.__html==h.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),e.__k=[]):(h&&(t.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Sr.test(b))&&(s="http://www.w3.org/1999/xhtml"),go(i,nn(f)?f:[f],e,n,o,s,r,l,r?r[0]:n.__k&&de(n,0),a,u),r&&r.some(ye)),a&&b!="textarea"||(c="valu\
e",b=="progress"&&m==null?t.removeAttribute(c):m==null||m===t[c]&&(b!="progress"||m)||mt(t,c,m,g[c],s),c="checked",p!=null&&p!=t[c]&&mt(t,c,p,g[c],s))}else g===
_||a&&t.data==_||(t.data=_);return t}function rn(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="functi\
on"?e():t(null)):t.current=e}catch(s){N.__e(s,n)}}function ln(t,e,n){var o,s,r,l;if(N.unmount&&N.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||rn(o,null,e,
t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){N.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(l=0;l<o.length;l++)o[l]&&ln(o[l],e,typeof t.
type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=wt(o,r=[]))&&(o==t.__e&&r.some(ye),ye(s),ye(o)),n||ye(t.__e),t.__e=t.__c=t.__=null}function Cr(t,e,n){
return this.constructor(t,n)}function $t(t,e){var n,o,s,r;N.__&&N.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Ie(Ee,{children:[
t]}),s=[],r=[],sn(e,e.__k,o||yt,yt,e.namespaceURI,o?null:e.firstChild?on.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),yo(s,e.__k,r),e.__k.props.children=
null}N={__e:function(t,e,n,o){for(var s,r,l;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((l=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),l=1),l&&8&s.__g)return void(s.__g|=2)}catch(a){t=a}}throw _t=0,t}},ao=0,co=function(t){return t!=null&&t.
constructor===qe},We.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=be({},this.state)),typeof t=="function"&&(t=t(be({},n),this.props)),
t&&(be(n,t),this.__v&&(e&&this.__k.push(e),Vn(this)))},We.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Vn(this))},We.prototype.render=
Ee,fe=[],_t=0,uo=function(t,e){return t.__v.__b-e.__v.__b},gt=Symbol(),fo=/(PointerCapture)$|Capture$/i,tn=0,Jt={},vr=0;var bo=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<
e.length;r++){var l=e[r++],a=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=a:l===4?o[1]=Object.assign(o[1]||{},a):l===5?(o[1]=o[1]||{})[e[++r]]=a:l===6?o[1][e[++r]]+=
a+"":l?(s=t.apply(a,bo(t,a,n,["",null])),o.push(s),a[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(a)}return o},Jn=new Map;function Mr(t){var e=Jn.get(this);return e||(e=
new Map,Jn.set(this,e)),(e=bo(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",a="",u=[0],i=function(h){r===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,h,l):r===3&&(h||l)?(u.push(3,h,l),r=2):r===2&&l==="..."&&h?u.push(4,h,0):r===2&&l&&!h?u.push(5,0,!0,l):r>=5&&((l||!h&&r===5)&&(u.push(r,0,l,s),r=
6),h&&(u.push(r,h,0,s),r=6)),l=""},c=0;c<n.length;c++){c&&(r===1&&i(),i(c));for(var d=0;d<n[c].length;d++)o=n[c][d],r===1?o==="<"?(i(),u=[u],r=3):l+=o:r===4?l===
"--"&&o===">"?(r=1,l=""):l=o+l[0]:a?o===a?a="":l+=o:o==='"'||o==="'"?a=o:o===">"?(i(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[c][d+1]===">")?(i(),r===3&&
(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(i(),r=2):l+=o),r===3&&l==="!--"&&(r=4,u=u[0])}return i(),u})(t)),e),arguments,[])).length>1?e:e[0]}var ne=Mr.bind(ho),Xt,K,Vt,Xn,Tr=Object.is,Zn=0,
ko=[],Zt=[],z=N,Qn=z.__b,eo=z.__r,to=z.diffed,no=z.__c,oo=z.unmount,so=z.__;function Nr(t,e){z.__h&&z.__h(K,t,Zn||e),Zn=0;var n=K.__H||(K.__H={__:[],__h:[]});return t>=
n.__.length&&n.__.push({}),n.__[t]}function vo(t,e){var n=Nr(Xt++,7);return Dr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Lr(){var t;do{for(;t=Zt.shift();)try{Ue(t)}catch(n){z.__e(n,{__:(t=t.__P)&&
t.__v})}for(;t=ko.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ue),e.__h.some(Qt),e.__h=[]}catch(n){e.__h=[],z.__e(n,t.__v)}}}while(Zt.length)}z.__b=function(t){
K=null,Qn&&Qn(t)},z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),so&&so(t,e)},z.__r=function(t){eo&&eo(t),Xt=0;var e=(K=t.__c).__H;e&&(Vt==K?K.__h=[]:
(e.__h.some(Ue),e.__h.some(Qt),Xt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Vt=K},z.diffed=function(t){to&&to(t);var e=t.__c;e&&
e.__H&&(e.__H.__h.length&&io(ko.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Vt=K=null},z.__c=function(t,e){e.some(function(n){try{n.__h.some(Ue),n.__h=
n.__h.filter(function(o){return!o.__||Qt(o)})}catch(o){n.__h=[function(){throw o}]}}),no&&no(t,e)},z.unmount=function(t){oo&&oo(t);var e,n,o=t.__c;o&&o.__H&&(o.
__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,io(Zt.push(s))}else Ue(s)}catch(r){e=r}}),
o.__H=void 0,e&&z.__e(e,o.__v))};var ro=typeof requestAnimationFrame=="function";function jr(t){var e,n=function(){clearTimeout(o),ro&&cancelAnimationFrame(e),setTimeout(
t)},o=setTimeout(n,35);ro&&(e=requestAnimationFrame(n))}function io(t){t!=1&&Xn==z.requestAnimationFrame||((Xn=z.requestAnimationFrame)||jr)(Lr)}function Ue(t){
var e=K,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),K=e}function Qt(t){var e=K;t.__c=t.__(),K=e}function Dr(t,e){return!t||t.length!=e.length||e.some(function(n,o){
return!Tr(n,t[o])})}var Pr=Symbol.for("preact-signals");function xt(){if(te>1)te--;else{var t,e=!1;for((function(){var s=vt;for(vt=void 0;s!==void 0;){var r=s.S;
if(r.v===s.v)for(var l=r.t;l!==void 0;l=l.x)l.i===s.i&&(l.i=r.i);s=s.o}})();Fe!==void 0;){var n=Fe;for(Fe=void 0,kt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=
-3,!(8&n.f)&&$o(n))try{n.c()}catch(s){e||(t=s,e=!0)}n=o}}if(kt=0,te--,e)throw t}}function an(t){if(te>0)return t();en=++zr,te++;try{return t()}finally{xt()}}var He,
L=void 0;function Ot(t){var e=L,n=He;L=void 0,He=void 0;try{return t()}finally{L=e,He=n}}var Fe=void 0,te=0,kt=0,zr=0,en=0,vt=void 0,St=0;function So(t){if(L!==
void 0){var e=t.n;if(e===void 0||e.t!==L)return e={i:0,S:t,p:L.s,n:void 0,t:L,e:void 0,x:void 0,r:e},L.s!==void 0&&(L.s.n=e),L.s=e,t.n=e,32&L.f&&t.S(e),e;if(e.i===
-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=L.s,e.n=void 0,L.s.n=e,L.s=e),e}}function W(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,
this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}W.prototype.brand=Pr;W.prototype.h=function(){return!0};W.prototype.S=function(t){var e=this,n=this.
t;n!==t&&t.e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Ot(function(){var o;(o=e.W)==null||o.call(e)}))};W.prototype.U=function(t){var e=this;if(this.t!==void 0){
var n=t.e,o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Ot(function(){var s;(s=e.Z)==null||s.call(e)}))}};
W.prototype.subscribe=function(t){var e=this;return Ge(function(){var n=e.value;Ot(function(){return t(n)})},{name:"sub"})};W.prototype.valueOf=function(){return this.
value};W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){var t=this;return Ot(function(){
return t.value})};Object.defineProperty(W.prototype,"value",{get:function(){var t=So(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){
if(kt>100)throw new Error("Cycle detected");(function(n){te!==0&&kt===0&&n.l!==en&&(n.l=en,vt={S:n,v:n.v,i:n.i,o:vt})})(this),this.v=t,this.i++,St++,te++;try{for(var e=this.
t;e!==void 0;e=e.x)e.t.N()}finally{xt()}}}});function Et(t,e){return new W(t,e)}function $o(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==
e.i)return!0;return!1}function xo(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Oo(t){
for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=
n}function ke(t,e){W.call(this,void 0,e),this.x=t,this.s=void 0,this.g=St-1,this.f=4}ke.prototype=new W;ke.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===St))return!0;if(this.g=St,this.f|=1,this.i>0&&!$o(this))return this.f&=-2,!0;var t=L;try{xo(this),L=this;var e=this.x();
(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return L=t,Oo(this),this.f&=-2,!0};ke.prototype.S=function(t){
if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}W.prototype.S.call(this,t)};ke.prototype.U=function(t){if(this.t!==void 0&&(W.prototype.
U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ke.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==
void 0;t=t.x)t.t.N()}};Object.defineProperty(ke.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=So(this);if(this.h(),t!==void 0&&
(t.i=this.i),16&this.f)throw this.v;return this.v}});function lo(t,e){return new ke(t,e)}function Eo(t){var e=t.j;if(t.j=void 0,typeof e=="function"){te++;var n=L;
L=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,cn(t),o}finally{L=n,xt()}}}function cn(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Eo(t)}function Br(t){
if(L!==this)throw new Error("Out-of-order effect");Oo(this),L=t,this.f&=-2;try{8&this.f&&cn(this)}finally{xt()}}function Ae(t,e){this.x=t,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=e?.name,He&&He.push(this)}Ae.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{t()}};Ae.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Eo(this),xo(this),te++;var t=L;
return L=this,Br.bind(this,t)};Ae.prototype.N=function(){2&this.f||(this.f|=2,this.u=Fe,Fe=this)};Ae.prototype.d=function(){this.f|=8,1&this.f||cn(this)};Ae.prototype.
dispose=function(){this.d()};function Ge(t,e){var n=new Ae(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ao,At,pt,Rr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Co=[];Ge(function(){Ao=this.N})();function Ce(t,e){N[t]=e.bind(null,N[t]||function(){})}function Ke(t){if(pt){var e=pt;pt=void 0,e()}pt=t&&t.S()}function Mo(t){
var e=this,n=t.data,o=un(n);o.name="ReactiveDom",o.value=n;var s=vo(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var i=lo(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),c=lo(function(){return!Array.isArray(i.value)&&!co(i.value)}),d=Ge(function(){if(this.N=To,c.value){var f=i.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){d(),h.call(this)},[c,i]},[]),r=s[0],l=s[1];return r.value?l.
peek():l.value}Mo.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:ho(Ee,null).constructor},type:{configurable:!0,
value:Mo},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Ce("__b",function(t,e){if(Ke(),
At=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof W&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});
Ce("__r",function(t,e){if(t(e),e.type!==Ee){Ke();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var l;return Ge(function(){l=this},{
name:r}),l.c=s,l})((function(s){return function(){var r;Rr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||
e.type.name:""))),At=o,Ke(n)}});Ce("__e",function(t,e,n,o){Ke(),At=void 0,t(e,n,o)});Ce("diffed",function(t,e){Ke(),At=void 0;var n;if(typeof e.type=="string"&&
(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var l in r){var a=r[l];a===void 0||o&&l in o||(a.d(),r[l]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var i=r[u],
c=o[u];i===void 0?(i=Ir(n,u,c,s),r[u]=i):i.o(c,s)}}}t(e)});function Ir(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=Et(n);return{o:function(l,a){r.value=
l,o=a},d:Ge(function(){this.N=To;var l=r.value.value;o[e]!==l&&(o[e]=l,s?t[e]=l:l!=null&&(l!==!1||e[4]==="-")?t.setAttribute(e,l):t.removeAttribute(e))})}}Ce("u\
nmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var l=e.__np;if(l){var a=e.
props;for(var u in l)a[u]=l[u]}e.__np=void 0}else{var i=e.__c;if(i){i.__$f|=8;var c=i.__$u;c&&(i.__$u=void 0,c.d())}}t(e)});Ce("__h",function(t,e,n,o){o<3&&(e.__$f|=
2),t(e,n,o)});We.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in t)if(l!==
"__source"&&t[l]!==this.props[l])return!0;for(var a in this.props)if(!(a in t))return!0;return!1};function un(t,e){return vo(function(){return Et(t,e)},[])}var Wr=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Ur(){an(function(){for(var t;t=Co.shift();)Ao.call(t)})}function To(){Co.push(this)===1&&(N.requestAnimationFrame||Wr)(Ur)}var No=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Hr=["facts","marks","notes"];function Lo(t=No){let e=Et(t),n=[],o=[],s=null,r=new Set,l=i=>an(()=>{let c=e.peek();e.value=i;let h=Object.keys(
i).filter(f=>i[f]!==c[f]);if(h.length)for(let f of[...r])f(i,c,new Set(h))}),a=({facts:i,marks:c,notes:d})=>({facts:i,marks:c,notes:d}),u=(i,c)=>{if(!i.length)return;
let d=e.peek();c.push(a(d)),s=null,l({...d,...i.pop()})};return{get now(){return e.value},get canUndo(){return e.value&&n.length>0},get canRedo(){return e.value&&
o.length>0},get history(){return{now:a(e.value),past:n,future:o}},change(i,{merge:c=null,undoable:d=!0}={}){let h=e.peek(),f=Hr.some(w=>w in i&&i[w]!==h[w]);f&&
d&&!(c!==null&&c===s)&&(n.push(a(h)),o=[]),(f||"mode"in i)&&(s=c),l({...h,...i})},open(i,c=null){let d={...No,...i};[n,o,s]=c!==null&&JSON.stringify(c.now)===JSON.
stringify(a(d))?[c.past,c.future,null]:[[],[],null],l(d)},undo:()=>u(n,o),redo:()=>u(o,n),on(i,c){let d=new Set(i),h=(...f)=>{[...f[2]].some(w=>d.has(w))&&c(...f)};
return r.add(h),()=>r.delete(h)}}}function D(t,e={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:l,marks:a}=t;return{puzzle:n,instance:o,rules:s,facts:r,constants:l,
marks:Object.entries(a),...e}}function jo(t){let e={check:null,card:null,pointed:null},n="null";return(o,s)=>{e[o]=s;let{cause:r=[],effect:l=[],wrong:a=[]}=e.pointed??e.card??{},u=e.pointed?
[]:e.check?.wrong??[],i={cause:r,effect:l,wrong:[...a,...u]},c=r.length||l.length||i.wrong.length?i:null,d=JSON.stringify(c);d!==n&&(n=d,t.emit("highlight",c))}}
var Me=t=>t.join(",");function Do(t,e){let n=new Set(e.map(Me));return t.filter(o=>!n.has(Me(o)))}function Te(t){return[...new Map(t.map(e=>[Me(e),e])).values()]}var Fr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Ct({app:t,highlight:e},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:l=[]}){let a={effect:o,cause:Do(s,o),wrong:r},
u=()=>e("pointed",a),i=()=>e("pointed",null);return k("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:i,onfocusout:i,dataset:{cells:[...o,...s,...r].
map(Me).join(" ")}},...Kr(t,n),Gr(t,l))}function Ye(t,{words:e,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Ct(t,{words:e,effect:n,cause:s,lines:o})}function Je(t,e){
let{sentence:n,cells:o,causes:s,because:r,chain:l}=e,a=Ct(t,{words:n,effect:o,cause:s,lines:l.length?[]:r});return k("ul",{class:"sentences"},a,...l.length?[Mt(
t,l)]:[])}function Mt(t,e){return k("li",{class:"chain"},k("ol",{class:"sentences"},e.map(n=>{let o=Ye(t,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Kr(t,e){let[,n,o]=/^(.*): (.*)$/.exec(e)??[null,null,e];return n===null?[k("p",{},Ve(t,U(o)))]:[k("p",{},Ve(t,`${U(n)}:`)),k("p",{class:"follows"},
Ve(t,U(o)))]}var U=t=>t.replace(/^.(?![\w']*\()/,e=>e.toUpperCase());function Ve(t,e){return e.split(Fr).map((n,o)=>o%2?qr(t,n):n)}function qr(t,e){let[n,o]=e.split(
",").map(Number),s=`row ${n}, column ${o}`;return k("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${e}: ${s}`,onclick:()=>t.emit("ce\
ll",{row:n,column:o})},e)}function Gr(t,e){let n=new Map(e.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?k("p",{class:"sources"},[...n.keys()].map(
o=>fn(t,o))):null}function fn(t,e){let n=Vr(e);return n===null?null:k("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>t.
emit("reveal",n)},dn(n,t.store.now))}function Vr(t){let e=/^(.*?):(\d+)(?::(\d+))?$/.exec(t??"");return e&&{file:e[1],line:Number(e[2]),column:Number(e[3]??1)}}
function dn({file:t,line:e},{puzzle:n}){let o=t??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${e} of ${s}`}function Po({app:t,place:e}){t.when("focused",n=>{let o=n&&Me([n.row,n.column]);for(let s of xe(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));e.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var he=t=>Te(t.flatMap(e=>e.cells));var Yr=["ghosts","overlay","film"];function zo(t){let{app:e,place:n,highlight:o}=t,s=k("div",{class:"card-body","aria-live":"polite"}),r=k("h2",{tabIndex:-1}),l=Jr(
(...m)=>s.append(...m)),a=k("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:h},"\xD7");n.card.append(k("header",{},r,a),s,l.element),
n.card.hidden=!0,Po(t);let u=new Set,i=new Set,c=()=>!1;function d(){c=()=>!1,l.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let m of[...u])w.
offer(m,null)}function h(){i.add(r.textContent),w.close()}let f=m=>m.flat().filter(p=>p!=null),w={show(m,...p){let y=n.card.contains(document.activeElement);d(),
i.delete(m),r.textContent=m,s.append(...f(p)),n.card.hidden=!1,y&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&e.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:m=>n.card.hidden&&!i.has(m),add(...m){s.append(...f(m))},replace(...m){o("pointed",null),s.replaceChildren(
...f(m))},work(m,p,y){return w.show(m),l.tell(p),l.run(y)},keepWhile(m){c=m},tell:l.tell,offer(m,p){p===null?u.delete(m):u.add(m),e.emit(m,p)},close(){d(),n.card.
hidden=!0}};for(let m of Yr)e.when(m,p=>{p===null&&u.delete(m)});return e.when("cancel-all",()=>{i.clear(),w.close()}),e.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{c()||w.close()}),w}function Jr(t){let e=k("span",{class:"soft"}),n=k("button",{type:"button",onclick:()=>{r(),t(k("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=k("div",{class:"card-work",hidden:!0},k("span",{class:"spinner","aria-hidden":"true"}),e,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function l(u){let i=s=new AbortController;o.hidden=!1;try{await u(i.signal)}catch(c){if(c.name==="AbortError"||i.signal.aborted)return;t(k("p",{class:Xr(
c)?"failure":""},Tt(c)))}finally{s===i&&(s=null,o.hidden=!0)}}return{element:o,run:l,stop:r,tell:u=>{e.textContent=u}}}var Xr=({problems:t,interrupted:e,status:n})=>n!==
200||!e&&t.some(({line:o})=>o!==null);function Tt(t){if(t.interrupted==="timeout"||t.interrupted==="cpu")return"This took too long and was stopped.";if(t.interrupted===
"memory")return"This needs more memory than it may take.";let[e]=t.problems??[],n=e?.text??t.message;return U(n.replace(/^encodings\/\S+: /,""))}function M(t,e,n={}){
return k("button",{type:"button",onclick:e,...n},t)}var G=(...t)=>k("div",{class:"row"},...t),A=(...t)=>k("p",{},...t);var Bo=["puzzle","instance","rules","facts","constants"];function Ro(t){let e=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(u){e.add(u)}};function s(u){
o.now={...o.now,...u};for(let i of e)i(o.now)}async function r(){clearTimeout(n);let u=t.store.now;if(!u.puzzle)return;let i=performance.now(),c={count:0,cost:[]};
try{let d=await t.overview.ask("solve",(h,f)=>{c=f});d!==void 0&&l(u)&&a(d)}catch(d){if(!l(u))return;if(d.interrupted)return a(Zr(c,d.interrupted,performance.now()-
i));s({outcome:null,error:d,isOld:!1}),t.emit("solved",null),d.status===0?n=setTimeout(r,2e3):t.emit("problems",d.problems??[])}}let l=u=>Bo.every(i=>t.store.now[i]===
u[i]);function a(u){s({outcome:u,error:null,isOld:!1}),t.emit("problems",u.remarks),t.emit("solved",Nt(u))}return t.store.on(Bo,(u,i,c)=>{let d=c.has("puzzle")||
c.has("instance");s(d?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var Zr=({count:t,cost:e},n,o)=>({status:t?"found":"interrupted",count:t,cost:e,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Nt({status:t,statistics:e,answers:n}){let o=(e.ground_seconds??0)+(e.
solve_seconds??0);return{status:t,seconds:o,answers:n.map(({atoms:s})=>s)}}function Io(t){let{app:e,place:n,solving:o}=t,s=k("strong"),r=k("span",{class:"soft"}),l=k("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),a=k(
"div",{class:"row"}),u=k("div",{class:"status-line",role:"status"},k("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(u,l,a);let i=ti(t,a,d);function c({
outcome:f,error:w,isOld:m}){if(n.status.setAttribute("aria-busy",String(m)),n.status.classList.toggle("old",m),m){i.stop(),f===null&&w===null&&h();return}let p=w?
Qr(w):f&&hn(f);p!==null&&(n.status.dataset.kind=p.kind,s.textContent=p.words,r.textContent=p.detail??"",a.replaceChildren(...ei(e,w)),f?.status==="multiple"&&i.
offer())}function d({count:f,exhausted:w,horizon:m}){s.textContent=w?`${_e(f,"answer")}, all counted`:`At least ${_e(f,"answer")}`;let p=m===null?null:`in ${m} \
steps; longer ones were not counted`;r.textContent=[p,w?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function h(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,a.replaceChildren()}o.on(c),h()}function hn(t){let{status:e,cost:n,count:o,horizon:s}=t,r=t.interrupted?null:`${Nt(t).seconds.toFixed(
2)} s`,l=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),a=n.join(" "),u=t.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Nt(t).
seconds)} s`,i={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${a}`,"good"],found:[n.length?`${u}: the best so far is ${a}, not proved`:`${u}: ${_e(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[e];return{words:i[0],detail:l,kind:i[1]}}function Qr(t){return t.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:t.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:t.interrupted?{words:Tt(t),kind:"warn"}:t.problems.length&&t.problems.every(ft)?{words:"The board is not finished",kind:"warn"}:t.problems.length?{words:t.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:t.message,kind:"bad"}}function ei(t,e){return!e||e.interrupted?[]:(e.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return k("p",{class:"status-problem"},n.text);let o=U(dn(n,t.store.now)),s=k("button",{type:"button",class:"ru\
le-link",onclick:()=>t.emit("reveal",n)},o);return k("p",{class:"status-problem"},s,`: ${n.text}`)})}function ti({app:t},e,n){let o=null;async function s(){let a=o=
new AbortController,u=k("span",{},"Counting \u2026");e.replaceChildren(k("span",{class:"spinner","aria-hidden":"true"}),u,M("Cancel",()=>{r(),l("Counting was ca\
ncelled.")}));try{let i=await q("count",D(t.store.now,{marks:[]}),{signal:a.signal,onEvent:(c,{count:d})=>{u.textContent=`at least ${d.toLocaleString("en")} \u2026`}});
e.replaceChildren(),n(i)}catch(i){a.signal.aborted||l(Tt(i))}}function r(){o?.abort(),o=null}function l(a=null){e.replaceChildren(a??"",M("Count them all",s))}return{
stop:r,offer:l}}var mn=200;function Uo(t){let{app:e,place:n,card:o,solving:s}=t;n.buttons.append(M("Solution",l,{title:"Show the solved board"}),M("Answers",i,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;e.when("playable",c=>{r=c});async function l(){if(s.now.outcome?.status==="none")return t.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async c=>{let d=t.createFilm("Solution"),h=[];await q("answers",D(e.store.now,{marks:[],most:1}),{signal:c,onEvent:(f,w)=>{
h.push(w),d.add(Wo(w,"Solution"))}}),h.length?o.add(...a(h[0])):o.add(A("No answer was found."))})}function a({atoms:c,frames:d}){let h=s.now.outcome&&`${hn(s.now.
outcome).words}. `;return[A(`${h??""}${d.length?"The board shows it.":""}`),d.length?null:k("p",{class:"atoms"},c.join(" ")),r&&s.now.outcome?.horizon===null?G(
M("Fill it in",()=>u(c),{class:"primary"})):null]}function u(c){o.offer("film",null),e.emit("fill",c)}async function i(){if(s.now.outcome?.status==="none")return t.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async c=>{let d=t.createFilm("All answers"),h=k("div"),f=[],w=0,m=!1,p=b=>d.goTo(f[Math.
min(Math.max(w+b,0),f.length-1)]),y=k("span",{role:"status"}),g=()=>{y.textContent=`Answer ${w+1} of ${f.length}`};h.append(k("div",{class:"row"},M("Previous",()=>p(
-1)),y,M("Next",()=>p(1)))),d.onMove(b=>{w=Math.max(f.findLastIndex($=>$<=b),0),g()}),o.add(h);let _=await q("answers",D(e.store.now,{marks:[],most:mn}),{signal:c,
onEvent:(b,$)=>{m=$.cost.length>0,f.push(d.length),d.add(Wo($,`Answer ${f.length}`)),$.frames.length||h.append(k("p",{class:"atoms"},$.atoms.join(" "))),o.tell(
`${f.length} so far \u2026`),g()}});o.add(A(ni({..._,isBest:m,horizon:s.now.outcome?.horizon},f.length)))})}}var Wo=({frames:t},e)=>t.map(n=>({...n,name:n.name?
`${e}: ${n.name}`:e}));function ni({exhausted:t,interrupted:e,isBest:n,horizon:o},s){return t&&n?"None is better, proved; others may be as good.":t&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:t?s===1?"There are no others.":"These are all answers.":e?"The search was stopped: there may be more.":s<
mn?"There may be others.":`The first ${mn}; there may be more.`}var Ho="pylogic:check",oi=250,si=400,ri=3,ii="Whether this can be completed was not found out in time.";function Fo(t){let{app:e,place:n,solving:o}=t,s=dt(),r=s.
stop,l=!1,a=null,u=!1,i=ci(t),c=li(()=>f(!h())),d=M("Check",()=>w(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(k("div",{class:"\
row"},d,c),i.element);let h=()=>c.getAttribute("aria-checked")==="true";function f(g){c.setAttribute("aria-checked",String(g)),localStorage.setItem(Ho,g?"on":"o\
ff"),a=null,w()}async function w(g=!1){let{outcome:_,isOld:b}=o.now,{marks:$}=e.store.now,v=g||u&&$===a;if(g)a=$;else if(!v&&$===a&&!b)return;let x=Object.keys(
$).length===0;u=v&&b&&!x;let S=(v||h())&&!b&&_!==null&&!x;if(!S||_.status==="none"||_.horizon!==null)r(),S&&_.horizon===null?i.bad("There is no answer at all",[]):
v&&x?i.unsure("Nothing is entered yet."):u?i.unsure("checking \u2026"):i.clear();else if(!v)await p("rules");else{let O=_.status==="unique"?new Set(_.answers[0].
atoms):null;O===null?await p("all"):m(O,$)&&await p("reasons")}}function m(g,_){let b=pn(g,_);if(b.length){let $=Te(b.map(gn).filter(x=>x!==null)),v=$.length===
1?`1 ${ve($)} is wrong`:`${$.length} ${ve($)}s are wrong`;return i.bad(v,$),!0}return r(),i.good(l?k("strong",{},"Solved!"):"So far so good"),!1}async function p(g){
let _=i.element.childNodes.length?si:0,b=g==="all"?setTimeout(()=>i.unsure("checking \u2026"),_):0,$;try{$=await s(x=>J("judge",D(e.store.now),x))}catch(x){g===
"all"&&x.interrupted?i.unsure(ii):g!=="reasons"&&i.clear();return}finally{clearTimeout(b)}if($===void 0)return;let v=ai(t,$.broken);if(g==="rules")v?i.bad(v.children.
length===1?"A rule is broken":"Rules are broken",he($.broken),v):l?i.good(k("strong",{},"Solved!")):i.clear();else if(g==="reasons"){if(v===null)return;i.element.
querySelector("button")?.remove(),i.element.append(v)}else $.possible?i.good("So far so good"):i.bad("This cannot be completed any more",he($.broken),v)}let y=ue(
oi,()=>w());e.store.on(["marks"],g=>{r(),i.element.classList.add("old"),Object.keys(g.marks).length||i.clear(),y()}),e.when("cancel-all",()=>{r(),i.clear()}),e.
when("playable",g=>{n.check.hidden=!g}),e.when("finished",g=>{l=g,w()}),o.on(()=>w()),c.setAttribute("aria-checked",String(localStorage.getItem(Ho)==="on"))}var li=t=>k(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:t,title:"Say at once when a rule is broken, and not whether a guess is right"},k("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function ai(t,e){let n=e.slice(0,ri).map(o=>Ye(t,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?k("ul",{class:"sentences"},n):null}function ci({conflicts:t,highlight:e}){let n=k("div",{class:"verdict",role:"status"}),o=(r,l,...a)=>{e("pointed",null),
e("check",l&&{wrong:l}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...a.filter(u=>u!=null))},s=()=>M("Why?",()=>t.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,k("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,l,a=null)=>o("bad",l,k("strong",{},r),
a??s())}}var ve=t=>t.every(e=>e.length>2)?"line":"cell",pn=(t,e)=>Object.keys(e).filter(n=>t.has(n)!==e[n]);function gn(t){let e=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(t);return e&&[Number(e[1]),Number(e[2]),...e[3]?[e[3]]:[]]}var ui=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,wn="Why there is no answer",Ko="Why this is wrong",fi="Which rule is wrong",di=600;function qo(t){let{app:e,
card:n,highlight:o,solving:s}=t;function r(p=!1){return c(wn,{marks:[]},p)}async function l(){await n.work(Ko,"Looking for what it breaks \u2026",async p=>{let{
broken:y}=await J("judge",D(e.store.now),p);y.length?a(y):await d({},!1,p)})}function a(p){o("card",{wrong:he(p)}),n.replace(A("What you entered breaks a rule a\
lready:"),k("ul",{class:"sentences"},p.slice(0,12).map(y=>Ye(t,{words:`${y.words}.`,cells:[],because:[y]}))),u())}let u=()=>G(M("But it is right",()=>n.work(fi,
"Looking for what refuses it \u2026",async p=>{let{is_answer:y,reasons:g}=await J("why",D(e.store.now),p);y?n.add(A("Some answer has all of it.")):i(g)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function i(p){o("card",{wrong:he(p)}),n.replace(k("ul",{class:"sentences"},Mt(t,p.flatMap(
y=>Go(y)))))}function c(p,y,g){let _=g?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(p,_,b=>d(y,g,b))}async function d(p,y,g){
let _=(v,{size:x,bound:S})=>n.tell(`${x} clues and rules so far${S?`, at least ${S} are needed`:""} \u2026`),b=D(e.store.now,{...p,smallest:y}),$=await q("confl\
icts",b,{signal:g,onEvent:_});$.status!=="none"?n.add(A("There is an answer now.")):$.conflicts.length?h($.conflicts[0],p):n.add(A("The reason was not found in \
time."))}function h(p,y){let g=p.because.filter($=>$.clue!==null),_=p.because.filter($=>$.clue===null),b=p.chain.length>0;o("card",{cause:Te([...he(g),...he(_)]),
wrong:p.cells}),n.replace(A(b?"It leads to a contradiction:":hi(p,g,_)),w("The clues: ",g.map($=>$.words).join("; ")),w("What you entered: ",p.cells.join(" ")),
b?k("ul",{class:"sentences"},Mt(t,p.chain)):f(_),k("p",{class:"soft"},p.smallest?"No reason is smaller.":p.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),y.marks?null:u(),p.smallest?null:G(M("The smallest reason",()=>c(y.marks?wn:Ko,y,!0))))}let f=p=>k("ul",{class:"sentences either"},p.map(y=>Ct(t,
{words:y.words,cause:y.cells,lines:[y]}))),w=(p,y)=>y?A(p,...Ve(e,mi(y))):null,m=ue(di,()=>{let{outcome:p,isOld:y}=s.now;!y&&p?.status==="none"&&p.horizon===null&&
n.mayCome(wn)&&r()});return s.on(m),{ofPuzzle:r,ofMarks:l}}function Go({words:t,place:e,cells:n,because:o},s=0){return[{words:t,cells:n,because:e===null?[]:[{words:t,
place:e,clue:null,cells:n}],depth:s},...o.flatMap(l=>Go(l,s+1))]}function hi(t,e,n){let o=[e.length?e.length===1?"this clue":`these ${e.length} clues`:null,t.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function mi(t){let e=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return t.replace(ui,e).trimEnd()}var Vo="How the answer follows",Yo=10;function Jo({store:t,when:e}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};t.on(["puzzle","instance","rules",
"facts","constants"],s),e("cancel-all",s);function r(u){s(),n=new AbortController;let i={marks:t.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},c=(d,h)=>{
i.events.push({name:d,data:h}),i.wake()};return i.end=q("explain",D(t.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:c}),i.end.catch(()=>{}).finally(()=>{i.
hasEnded=!0,i.wake()}),o=i}async function*l(u){for(let i=0;;i+=1){for(;i===u.events.length&&!u.hasEnded;)await new Promise(c=>{u.wake=()=>c(null)});if(i===u.events.
length)return;yield u.events[i]}}async function a(u,i){u.addEventListener("abort",s);try{return await i()}finally{u.removeEventListener("abort",s)}}return{next:u=>a(
u,async()=>{let{marks:i}=t.now,c=o&&Object.entries(o.marks).every(([d,h])=>i[d]===h);for(let d=o&&c?o:r(Yo);;d=r(Yo)){let h=[],f=[],w=null;for await(let{name:m,
data:p}of l(d)){m==="own"&&(w=p),m==="step"&&h.push(p),f.push(...(p.frames??[]).flatMap(g=>g.looks??[]));let y=pi(w,h,i);if(y.length)return{steps:y,looks:f,end:null}}
if(d.marks===i)return{steps:[],looks:f,end:await d.end}}}),follow:(u,i)=>a(u,async()=>{let c=o&&o.most===null&&o.marks===t.now.marks?o:r(null);for await(let{name:d,
data:h}of l(c))i(d,h);return c.end})}}function pi(t,e,n){let o=[...t?[t]:[],...e].find(({entered:s})=>!s.every(r=>_n(r,n)));return o?[...o.needs.map(s=>e[s]),o]:
[]}function _n(t,e){let[n,o]=ct(t);return e[n]===o}function yn({conflicts:t},e){e.conflicts.some(n=>n.state.length)?t.ofMarks():t.ofPuzzle()}function Xo(t){let{
place:e,card:n,solving:o,derivation:s}=t;e.buttons.append(M("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let l=o.now.
outcome?.status;if(l==="none")return t.conflicts.ofPuzzle();if(l==="multiple")return t.several.ask();await n.work(Vo,"Looking for the first step \u2026",async a=>{
let u=t.createFilm(Vo),i=k("ol",{class:"steps"});n.add(i);let c=await s.follow(a,(d,h)=>{h.frames&&u.add(h.frames.map(f=>({...f,...gi(d,h)}))),d==="step"&&(i.append(
wi(t,u,h,i.childElementCount+1)),n.tell(`${_e(i.childElementCount,"step")} so far \u2026`))});if(c.status==="none")return yn(t,c);if(c.status==="multiple")return t.
several.ask();i.before(A(_i(c,i.childElementCount)))})}}function gi(t,{words:e,sentence:n,cells:o}){return t!=="step"?{name:"Before the first step"}:{name:U(e),
captions:[U(n)],settled:o}}function wi(t,e,n,o){let s=k("button",{type:"button",class:"step-link",onclick:()=>e.goTo(o)},U(n.words)),r=k("li",{dataset:{frame:o}},
s,Je(t,n));return e.onMove(l=>{r.classList.toggle("current",l===o),l===o&&r.scrollIntoView({block:"nearest"})}),r}function _i({grade:t,complete:e,interrupted:n},o){
let s=_e(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=t?.techniques.at(-1);return`${s}.`+(t?.level?` Difficulty: ${t.level}.`:"")+
(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(e?"":" The rest does not follow by explanations.")}function Zo(t){let e=null;return t.app.when("film-at",
n=>e?.moved(n)),t.app.when("film",n=>e?.told(n)),n=>e=yi(t,n)}function yi({app:t,card:e},n){let o=[],s=[],r=[],l=0,a=!0,u=()=>{a&&o.length&&e.offer("film",{title:n,
frames:[...o],looks:s,at:l})},i=ue(200,u);return{moved(c){if(a){l=c;for(let d of r)d(l)}},told(c){(c===null||c.title!==n)&&(a=!1)},get length(){return o.length},
add(c){let d=o.length===0;o.push(...c),s.push(...c.flatMap(h=>h.looks??[]).map(h=>({svg:h}))),d?u():i()},goTo(c){a=!0,l=Math.min(c,o.length-1),u(),t.emit("pane",
"board");for(let d of r)d(l)},onMove(c){r.push(c)}}}var Lt="Hint";function es(t){let{app:e,place:n,card:o,highlight:s,derivation:r}=t,l=M("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(l),e.when("playable",w=>{l.hidden=!w}),e.when("hint",u);let a=!1;e.when("finished",w=>{a=w});async function u(){if(a){o.show(Lt,A("Solved: nothing is lef\
t to do."));return}let w=i();if(w.length){c(w);return}await o.work(Lt,"Looking for the simplest next step \u2026",async m=>{let{marks:p}=e.store.now,{steps:y,looks:g,
end:_}=await r.next(m),b=e.store.now.marks===p;_?.status==="none"?yn(t,_):_?.status==="multiple"?bi(t):b?_?o.add(A(ki(_,p))):d(y.at(-1),y.slice(0,-1),g,p):o.add(
A("The board has changed meanwhile: ask again."))})}function i(){let{outcome:w,isOld:m}=t.solving.now;return!m&&w?.status==="unique"?pn(new Set(w.answers[0].atoms),
e.store.now.marks):[]}function c(w){let m=w.map(gn).filter(_=>_!==null),p=()=>{let _=Object.entries(e.store.now.marks).filter(([b])=>!w.includes(b));e.store.change(
{marks:Object.fromEntries(_)}),o.close()};o.show(Lt),s("card",{wrong:m});let y=e.store.on(["marks"],({marks:_})=>{y(),g.isConnected&&!w.every(b=>b in _)&&o.close()}),
g=M("Why?",()=>t.conflicts.ofMarks(),{class:"served"});o.add(A(w.length===1?`First this: one ${ve(m)} is wrong.`:`First this: ${w.length} ${ve(m)}s are wrong.`),
G(M(w.length===1?"Erase it":"Erase them",p,{class:"primary"}),g))}function d(w,m,p,y){let{cells:g,causes:_,entered:b,name:$,frames:v}=w;s("card",{effect:g,cause:_});
let x=M("Do it",()=>f(b),{class:"primary"}),S=M("Do it, and the next",()=>{f(b),u()}),O=()=>b.every(T=>_n(T,e.store.now.marks)),E=e.store.on(["marks"],()=>{if(!x.
isConnected)return E();if(!h(y))return o.close();s("card",null),S.textContent=(x.disabled=O())?"Next hint":"Do it, and the next"});o.add(k("p",{class:"look"},"L\
ook at ",Qo("effect",g),..._.length?[" and ",Qo("cause",_)]:[],".",k("span",{class:"soft"},` (${$})`)),...m.map(T=>Je(t,T)),Je(t,w),G(x,S,w.has_candidates?M("Sh\
ow what is noted",()=>{o.offer("film",{title:Lt,frames:v,looks:p.map(T=>({svg:T})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&x.focus()}let h=w=>Object.entries(w).every(([m,p])=>e.store.now.marks[m]===p);function f(w){let{marks:m}=e.store.now;
e.store.change({marks:{...m,...Object.fromEntries(w.map(ct))}})}}function bi({card:t,several:{share:e}}){t.add(A("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),G(M("Show what all answers share",e)))}var Qo=(t,e)=>k("span",{class:`key ${t}`},e.length===0?"the board":
e.length===1?`this ${ve(e)}`:`these ${e.length} ${ve(e)}s`);function ki({complete:t,interrupted:e},n){return e?"The next step was not found in time.":t?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var ts="More than one answer",vi=300;function ns(t){let{app:e,card:n,solving:o}=t;function s(){n.show(ts,A("This board has more than one answer. What would you \
like to see?"),r())}let r=(m=null)=>G(M("What they share",a,{hidden:m===a}),M("Two of them side by side",u,{hidden:m===u,class:"served"}),M("Clues that would le\
ave one",i,{hidden:m===i,class:"served"})),l=(m,p)=>J("differences",D(e.store.now,{marks:[],extra:p}),m);async function a(){await n.work("What all answers share",
"Comparing all answers \u2026",async m=>{let{status:p,cautious:y,brave:g}=await l(m,!1);if(!f(p)){if(y===null)return n.add(A("The answers were not all compared \
in time."));n.offer("overlay",{certain:y,possible:g}),n.add(A("The board shows all answers at once: full is what every answer has, faint what only some have."),
A(`${y.length} of ${g.length} are certain.`),r(a))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:p,picture:y}=await l(
m,!1);if(f(p))return;if(y===null)return n.add(A("These rules do not say how a board is drawn."));let g=[{svg:y}];n.offer("film",{title:"Two answers",frames:g,at:0}),
n.add(A("Where they differ is highlighted; the third board is what all answers share."),r(u))})}async function i(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async m=>{let{status:p,offers:y,proof:g}=await l(m,!0);if(f(p))return;if(!y.length)return n.add(A("No clues were found that w\
ould leave one answer."));c(y);let _=y.length===1;n.add(A(_?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${y.
length} clues would leave one answer (${g}). They stand faintly on the board: click one to add it.`),G(M(_?"Add it":"Add all",()=>h(d(y)),{class:"primary"})))})}
function c(m){n.offer("ghosts",m),n.keepWhile(()=>{let p=d(m);return!p.length||p.length===m.length?!1:(c(p),!0)})}function d(m){let p=e.store.now.facts.replaceAll(
/%.*|\s/g,"");return m.filter(({atom:y})=>!p.includes(`${y}.`))}let h=m=>e.emit("clues",m.map(({atom:p})=>p));function f(m){return m==="multiple"?!1:(n.add(A("T\
here is no longer more than one answer.")),!0)}let w=ue(vi,()=>{let{outcome:m,isOld:p}=o.now;!p&&m?.status==="multiple"&&m.horizon===null&&n.mayCome(ts)&&s()});
return o.on(w),{ask:s,share:a}}function os({app:t,place:e,card:n}){e.more.append(M("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:l,unexercised:a,interrupted:u}=await J(
"unneeded",D(t.store.now,{marks:[]}),r);n.add(l.length?A("All of these could be deleted at once: the answers of this board would stay the same."):A(u?"None was \
found so far.":"It needs every rule that it uses."),s(l),a.length?A("This board says nothing of these: it has nothing that they could forbid."):null,s(a),u?A("T\
he search was cut short: there may be more."):null)})}let s=r=>k("ul",{class:"sentences"},r.map(({words:l,place:a})=>k("li",{class:"sentence"},k("p",{},U(Si(l))),
k("p",{class:"sources"},fn(t,a)))))}var Si=t=>t.replaceAll(/\{([^{}]*)\}/g,"$1");var ss=matchMedia("(max-width: 60rem)");function $i(t){let e={status:k("section",{class:"assistant-status","aria-label":"Answers"}),buttons:k("div",{class:"assi\
stant-buttons"}),check:k("section",{class:"assistant-check","aria-label":"Check while you play"}),card:k("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:k("div",{class:"assistant-more"})};R("#assistant").append(e.status,e.buttons,e.check,e.card,e.more);let n=()=>ss.matches?R("#board").append(
e.card):e.check.after(e.card);ss.addEventListener("change",n),n();let o=jo(t),s={app:t,place:e,highlight:o,solving:Ro(t)};s.card=zo(s),s.derivation=Jo(t),s.createFilm=
Zo(s),Io(s),s.conflicts=qo(s),s.several=ns(s),es(s),Xo(s),Uo(s),Fo(s),os(s)}var kn={};et(kn,{start:()=>Mi});var xi={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},jt=({name:t})=>ne`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${xi[t]} /></svg>`;var Oi=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ei=8e3,Ai=2,Ci=["pointerdown","keydown"],
rs={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Mi(t){$t(ne`<${Ti} ...${t} />`,R("#modes")),$t(ne`<${Ni} ...${t} />`,
R("#history")),$t(ne`<${ji} />`,R("#appearance")),Li(t),Di(t),zi(t)}function Ti({store:t}){let e=n=>{if(!n.key.startsWith("Arrow"))return;let o=t.now.mode==="pl\
ay"?"edit":"play";t.change({mode:o}),R(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Oi.map(({mode:n,name:o,title:s})=>{let r=n===t.now.mode;return ne`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>t.change({mode:n})} onkeydown=${e}>${o}</button>`})}var Ni=({store:t})=>ne`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!t.canUndo} onclick=${t.undo}>
    <${jt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!t.canRedo} onclick=${t.redo}>
    <${jt} name="redo" /><span class="wide">Redo</span>
  </button>`;function Li({store:t}){addEventListener("keydown",e=>{if(!(e.ctrlKey||e.metaKey)||Oe(e).closest("input, textarea, .cm-editor"))return;let n=e.key.toLowerCase();
if(n==="z"&&!e.shiftKey)t.undo();else if(n==="y"||n==="z"&&e.shiftKey)t.redo();else return;e.preventDefault()})}function ji(){let t=un(getComputedStyle(document.
documentElement).colorScheme==="dark"),e=t.value?"Light colours":"Dark colours";return ne`<button type="button" title=${e} aria-label=${e} onclick=${()=>{let o=t.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),t.value=!t.value}}>
    <${jt} name=${t.value?"light":"dark"} /></button>`}function Di(t){let e=xe("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of e)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of e)o.addEventListener("click",()=>n(o.dataset.pane??""));t.when("pane",n),n("board"),Pi(t)}function Pi(t){
let e=Object.keys(rs),n=o=>{t.emit("pane",o),xe(`#${o} :is(${rs[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=e.findIndex(l=>document.activeElement?.closest(`#${l}`)),r=o.shiftKey?e.length-1:1;n(e[s<0?1:(s+r)%e.length]),o.preventDefault()});for(let o of xe(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function zi(t){let e=R("#messages");t.when("message",({words:n,isBad:o=!1})=>{let s=k(
"div",{class:o?"message bad":"message"},n),r=[...e.children].filter(a=>a.textContent!==n);e.replaceChildren(...r.slice(1-Ai),s);let l=()=>s.remove();setTimeout(
()=>{if(!o)l();else for(let a of Ci)addEventListener(a,l,{once:!0})},Ei)})}var $n={};et($n,{start:()=>jl});var Bi=12;function Ne(t,e,n){let o=t?.querySelector(`.${e}`);n===null||n===""?o?.remove():o?o.textContent=n:t?.append(k("span",{class:e,ariaHidden:"true"},n))}function is(t,e,n,o){
Ne(t,e,n.join(" "));let s=t?.querySelector(`.${e}`),r=Math.ceil(Math.sqrt(o)),l=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
l),!(!s||!l)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let u=Number(a)-1,i=k("span",{},a);return i.style.gridArea=`${Math.floor(
u/r)+1} / ${u%r+1}`,[i," "]})))}function Le(t,e){t?.querySelector(".typed")?.remove(),e!==null&&t?.append(k("span",{class:"typed",ariaHidden:"true"},e))}function ls(t,e){
let n=e.map((o,s)=>`var(--paint-${o}) ${100*s/e.length}% ${100*(s+1)/e.length}%`);t&&(t.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Dt(t,e){Ne(t,"tint",e),t?.querySelector(".tint")?.style.setProperty("--hue",String((Number(e)||e.length)*360*5/Bi%360))}function as(t){t!==void 0&&
(t.classList.remove("flash"),t.offsetWidth,t.classList.add("flash"),t.addEventListener("animationend",()=>t.classList.remove("flash"),{once:!0}))}var Ri=500,Ii=["clue","unknown"];function cs({app:t,view:e}){let n=new Map,o=new Map,s=Wi(t,()=>{for(let v of u())Le(e.grid.cell(v),null)}),r=()=>e.sheet,l=v=>r().
edits.find(x=>x.what===v),a=v=>C(r(),v).join(",");function u(){let v=[...n.keys()];return n.clear(),o.clear(),v}function i(v,x,S,O=null){let E=S===null?"":v==="\
unknown"?"?":S;n.set(x,E),Le(e.grid.cell(x),E);for(let T of Ii)o.set(`${T} ${a(x)}`,null);p(v,x,S,O)}function c(v,x){let S=x.filter(O=>w(O,v));if(S.length){for(let O of S)
o.set(`${O} ${a(v)}`,null);n.set(v,""),Le(e.grid.cell(v),""),s.ask({cells:S.map(O=>[O,...C(r(),v),null])})}}function d(v,x){let S=o.get(`${v} ${x}`);return S===
void 0?l(v)?.cells.get(x)??null:S}function h(v){let x=[...o.keys()].filter(O=>O.startsWith(`${v} `)).map(O=>O.slice(v.length+1)),S=l(v)?.cells.keys()??[];return[
...new Set([...S,...x])].filter(O=>d(v,O)!==null)}let f=(v,x)=>d(v,a(x)),w=(v,x)=>f(v,x)!==null;function m(v,x,S=null){for(let[O,E]of x)o.set(`${v} ${O.join(",")}`,
E);s.ask({cells:x.map(([O,E])=>[v,...O,E])},S)}let p=(v,x,S,O=null)=>m(v,[[C(r(),x),S]],O);function y(v,x){let S=[];for(;;){let O=d(v,[...x,S.length+1].join(","));
if(O===null)return S;S.push(O)}}function g(v,x,S,O=null){let E=S.match(/\d+/g)??[],T=y(v,x).slice(E.length).map(()=>null);m(v,[...E,...T].map((j,B)=>[[...x,B+1],
j]),O)}function _(v,x,S,O){s.ask({cells:[[v,...C(r(),x),...S,O===""?null:O]]})}function b(v,x){v>=1&&x>=1&&s.ask({size:[v,x]})}function $(v){let x=j=>/^\d+$/.test(
j)?Number(j):j,S=v.flatMap(j=>{let[,B="",pe=""]=/^(\w+)\((.*)\)$/.exec(j)??[],Se=pe.split(","),Qe=e.sheet.edits.find(({isClue:dr,predicate:hr,keys:mr,values:pr})=>dr&&
hr===B&&mr+pr===Se.length);return Qe?[[Qe.what,...Se.slice(0,Qe.keys).map(x),Se.slice(Qe.keys).join(",")]]:[]});if(!S.length||S.length<v.length)return!1;s.ask({
cells:S});let[O,E,T]=S[0];return l(String(O))?.where==="cell"&&e.grid.select(V(r(),Number(E),Number(T))),!0}return{entry:l,key:a,set:i,erase:c,found:d,everywhere:h,
valueAt:f,has:w,place:m,become:p,numbers:y,becomeNumbers:g,write:_,resize:b,add:$,settle:()=>s.isEmpty?u():[]}}function Wi(t,e){let{store:n,overview:o}=t,s=[],r=!1,
l=!1;function a(c,d=null){s.push({step:c,merge:d}),r||u()}async function u(){for(r=!0;s.length;)await i(s.splice(0,Ri));r=!1}async function i(c){let d=n.now,h=!1;
l=!0;let f=w=>{l=!1,!(n.now.puzzle!==d.puzzle||n.now.instance!==d.instance)&&(h=n.now.facts!==d.facts,w.forEach((m,p)=>{!h&&m!==n.now.facts&&n.change({facts:m},
{merge:c[p].merge})}))};try{await o.edit(c.map(({step:w})=>w),f)}catch(w){if(l=!1,!(w instanceof Q))throw w;t.emit("message",{words:`This cannot be changed here\
: ${w.message}`,isBad:!0}),e()}h&&await i(c)}return{ask:a,get isEmpty(){return!l&&s.length===0}}}var us="Click a cell to put one there, or to take it away.",ee={clue:{name:"Clues",isTyped:!0,hint:({pen:t})=>t.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:t})=>["Click a cell for a white circle",...(t.entry("circle")?.choices??
[]).slice(1).map(e=>`again for a ${e} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:us},block:{name:"\
Blocked cells",hint:us},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var je={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function fs({app:t,view:e}){let{store:n}=t,o=null,s=0,r=()=>e.sheet.plays.find(Y);
function l(m,p,y,g=null){let _=we(m,n.now.marks,p);!m.spots.has(p)||_===y||n.change({marks:ut(m,n.now.marks,p,y)},{merge:g})}function a(m,p){let y=e.grid.side(m,
p,e.sheet.plays.every(Y));return y===null?null:ae(e.sheet,m,y)}let u=(m,p,y,g=null,_=-1)=>({play:m,index:p,spot:g,number:_,merge:`line ${s+=1}`,how:y,before:n.now.
marks,isDragged:!1}),i=(m,p)=>it(m,we(m,n.now.marks,p)),c=(m,p)=>lt(m,we(m,n.now.marks,p));function d(m,p,y){o=null;let g=r();if(!g||m<0)return{isClick:!1,isDrag:!1};
let _=a(m,y),b=_===null?-1:p?c(g,_):i(g,_),$=ge(g)&&e.grid.side(m,y,!1)===null,v=g.where==="link"?"link":$?"area":"side";return _===null&&v==="side"?{isClick:!1,
isDrag:!1}:(o=u(g,m,v,_,b),_!==null&&v==="side"&&l(g,_,b,o.merge),{isClick:_!==null,isDrag:!0})}function h(m){if(o?.how!=="side")return;let p=e.grid.under(m.x,m.
y),y=p<0?null:a(p,m);y!==null&&y!==o.spot&&l(o.play,o.spot=y,o.number,o.merge)}function f(m){if(!o||o.how==="side")return;let[p,y]=[C(e.sheet,o.index),C(e.sheet,
m)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Rn(o.play,o.before,p,y)},{merge:o.merge});return}let[g,_]=[y[0]-p[0],y[1]-p[1]];if(Math.abs(g)+Math.abs(_)!==
1){o.index=m;return}let b=g?g>0?"bottom":"top":_>0?"right":"left",$=ae(e.sheet,o.index,b);if(!o.isDragged){let{play:v,play:{clicks:x,choices:S}}=o,O=we(v,n.now.
marks,$)===x[0];o.number=S[0].value!==null?i(v,$):O?-1:x[0],o.isDragged=!0}l(o.play,$,o.number,o.merge),o.index=m}function w(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&l(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:h,drag:f,release:w,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(m){
m===void 0?w():o?.how==="area"&&f(m)},onKey(m,p){let y=m.shiftKey?je[m.key]:void 0,g=r();if(!g)return!1;if([" ","Enter"].includes(m.key)&&ge(g)&&e.sheet.plays.every(
Y))return o?w():f((o=u(g,p,"area")).index),!0;if(y===void 0)return!1;let _=ae(e.sheet,p,y);return l(g,_,i(g,_)),!0}}}var Ui={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function ds({view:t,changes:e,pen:n}){let o=i=>C(t.sheet,i),s=i=>e.found(n.kind,i.join(","));function r(i){
let c=n.isPlaced?n.id:"";e.place(n.kind,[[i,s(i)===c?null:c]])}function l(i,c){let[d,h,f]=ae(t.sheet,i,c).split(",");return(f==="right"?Number(h)<t.sheet.columns:
f==="bottom"&&Number(d)<t.sheet.rows)?[[Number(d),Number(h),f]]:[]}function a(i,c,d){let[h,f]=o(i),[w,m]=[2*h+c,2*f+d];w>=2&&w<=2*t.sheet.rows&&m>=2&&m<=2*t.sheet.
columns&&r([w,m])}function u(i,c){let[d,h="0"]=e.valueAt("arrow",i)?.split(",")??[];e.become("arrow",i,d===c?null:`${c},${h}`)}return{press(i,c){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!e.entry(d))return!1;let{left:h,top:f}=t.grid.within(i,c),[w,m]=o(i),p=t.grid.side(i,c);return d==="vertex"?r(
[w-+(f<.5),m-+(h<.5)]):d==="centre"?a(i,Math.floor(f*3)-1,Math.floor(h*3)-1):p!==null&&d==="arrow"?u(i,p):p!==null&&l(i,p).forEach(r),!0},onKey({key:i,shiftKey:c},d){
let{kind:h}=n,f=c?je[i]:void 0;if(f&&h==="between")l(d,f).forEach(r);else if(f&&h==="arrow")u(d,f);else if(f&&h==="centre")a(d,...Ui[f]);else if((i===" "||i==="\
Enter")&&h==="vertex")r(o(d));else if((i===" "||i==="Enter")&&h==="centre")a(d,Number(c),Number(c));else return!1;return!0},clear(i){let[c,d]=o(i),h=[-1,0,1].flatMap(
m=>[-1,0,1].map(p=>[m,p])),w=({between:Object.values(je).flatMap(m=>l(i,m)),vertex:h.filter(m=>Math.max(...m)<1).map(([m,p])=>[c+m,d+p]),centre:h.map(([m,p])=>[
2*c+m,2*d+p])}[n.kind]??[]).filter(m=>s(m)!==null);return w.length&&e.place(n.kind,w.map(m=>[m,null])),w.length>0}}}function hs({view:t,changes:e}){let n=null,o=()=>e.
everywhere("path").map(i=>i.split(",")),s=i=>/^\d+$/.test(i)?Number(i):i;function r(i){if(n)return u();n={id:0,cells:[i]}}function l(i){if(i===void 0)return u();
if(!n||n.cells.includes(i))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:c,cells:d}=n;d.push(i);let h=d.length>2?[i]:d;for(let f of h)Dt(
t.grid.cell(f),String(c));e.place("path",h.map(f=>[[...C(t.sheet,f),c],String(d.indexOf(f)+1)]),`path ${c}`)}function a(i){let c=C(t.sheet,i).join(","),d=o().filter(
([f,w])=>`${f},${w}`===c).map(([,,f])=>f),h=o().filter(([,,f])=>d.includes(f));h.length&&e.place("path",h.map(f=>[f.map(s),null]))}function u(){n?.cells.length===
1&&a(n.cells[0]),n=null}return{press:r,reach:l,clear:a,end:u}}var ms=4,Hi=["clue","unknown","circle","object","block","arrow"],Fi=["0","1","2","3","4"];function Ki(t){let e="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(ee).filter(t)},get kind(){return t(e)?e:this.kinds[0]??"clue"},set kind(r){e=r,this.isPainting&&(n[r]??=[...t(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!t("path")},get isTyped(){
return!!(ee[this.kind]?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(r){return ee[this.kind]?.how===r&&!!t(this.kind)},get isMark(){return t(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:l=new Map}=t(this.kind)??{},a=this.kind==="vertex"?
Fi:r,u=[...l.values(),...[n[this.kind]??[]].flat()].sort((i,c)=>i.localeCompare(c,"en",{numeric:!0}));return[...new Set([...a,...u])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function ps({app:t,view:e}){let n=cs({app:t,view:e}),o=Ki(n.entry),s=ds({view:e,changes:n,pen:o}),r=hs({view:e,changes:n}),l="",a=null,u=0;
function i(g){l="",o.kind==="numbers"?n.becomeNumbers("numbers",C(e.sheet,g),""):o.isPath?r.clear(g):s.clear(g)||n.erase(g,Hi)}let c=g=>n.become(o.kind,g,n.has(
o.kind,g)?null:"");function d(g,_){let b=n.entry("circle")?.choices??[],$=n.valueAt("circle",g),v=b[$===null?0:b.indexOf($)+1]??null;n.become("circle",g,_&&$!==
b[1]?b[1]:v)}function h(g){let{id:_}=o;_===null||n.valueAt(o.kind,g)===_||(Dt(e.grid.cell(g),_),n.become(o.kind,g,_,a))}function f(g,_,b){l="",s.press(g,b)||w(g,
_)}function w(g,_=!1){o.isPath?r.press(g):o.isPainting?(a=`paint ${u+=1}`,_?o.pick(n.valueAt(o.kind,g)??o.id):h(g)):o.kind==="circle"&&n.entry("circle")?d(g,_):
o.isMark?c(g):_&&n.entry("unknown")&&m(g)}let m=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function p(g,_){let{kind:b}=o;if(o.isPlaced&&_!==",")return l=(l+
_).slice(-ms).replace(/^0+(?=\d)/,""),o.pick(l),!0;if(!o.isTyped||_===","&&b!=="numbers")return!1;l===""&&(u+=1);let $=`${b} ${n.key(g)} ${u}`;if(b==="numbers")
return l+=_,n.becomeNumbers(b,C(e.sheet,g),l,$),!0;l=(l+_).slice(-ms).replace(/^0+(?=\d)/,"");let v=n.valueAt("arrow",g)?.split(",")[0]??"top";return b==="arrow"?
n.become(b,g,`${v},${l}`,$):n.set(b,g,l,$),!0}function y(g,_){return/^[0-9,]$/.test(g.key)?p(_,g.key):s.onKey(g,_)?!0:g.key==="?"&&n.entry("unknown")?(l="",m(_),
!0):g.key==="Delete"||g.key==="Backspace"?(i(_),!0):g.key!==" "&&g.key!=="Enter"?!1:(w(_),!0)}return{changes:n,pen:o,press:f,onKey:y,clear:i,type:p,question:m,move(){},
drag(g){o.isPainting?h(g):r.reach(g)},release:r.end,leave(g){l="",r.reach(g)}}}var _s="http://www.w3.org/2000/svg",qi=["cause","effect","wrong"];function Bt(){let t=document.createElementNS(_s,"svg");return t.setAttribute("class","outline"),
t.setAttribute("aria-hidden","true"),{element:t,show(e,n){let{width:o,height:s,left:r,top:l}=Z(n);t.setAttribute("viewBox",`${-r} ${-l} ${o} ${s}`);let a=qi.flatMap(
u=>{let i=e?.[u]??[],c=i.flatMap(h=>{let f=Yi(n,h),w=ws(h)?"whole":Gi(h)?"line":"";return f?[gs("rect",{...f,rx:w==="whole"?0:3,class:`${u} ${w}`})]:[]}),d=Vi(n,
i.filter(ws),u==="cause"?3:5);return d?[...c,gs("path",{d,class:u})]:c});t.replaceChildren(...a)}}}function gs(t,e){let n=document.createElementNS(_s,t);for(let[
o,s]of Object.entries(e))n.setAttribute(o,String(s));return n}var ws=t=>typeof t[0]=="string"?t[0]==="cell":t.length===2,Gi=t=>typeof t[0]=="string"?["edge","li\
nk"].includes(t[0]):t.length>2;function Vi({rows:t,columns:e,cell:{width:n,height:o,edge:s}},r,l){let a=r.map(d=>d.slice(-2)).filter(([d,h])=>d<=t&&h<=e),u=new Set(
a.map(String)),i=(d,h)=>u.has(`${d},${h}`),c=[];for(let[d,h]of a){let[f,w]=[s+(h-.5)*n,s+(d-.5)*o];for(let[m,p]of[[-1,0],[1,0],[0,-1],[0,1]]){if(i(d+m,h+p))continue;
let[y,g]=[-1,1].map(_=>{let[b,$]=[m?0:_,m?_:0],v=i(d+b,h+$)?i(d+b+m,h+$+p)?l:0:-l,[x,S]=m?[n/2,o/2]:[o/2,n/2],[O,E]=[_*(x+v),(m||p)*(S-l)];return m?`${f+O} ${w+
E}`:`${f+E} ${w+O}`});c.push(`M${y}L${g}`)}}return c.join("")}var Pt=7,zt=11;function Yi(t,e){let{rows:n,columns:o,cell:s}=t;if(e[0]==="outside")return Ji(t,e);
let r=typeof e[0]=="string",[l,a,u]=r?e.slice(1):e;if(l>n||a>o)return null;if(e[0]==="vertex"){let[i,c]=[s.edge+a*s.width,s.edge+l*s.height];return{x:i-zt,y:c-zt,
width:2*zt,height:2*zt}}if(u!==void 0){let i=r?e[0]:t.plays.find(w=>w.where!=="cell")?.where,[c,d,h,f]=Re(t,i,[l,a,u]);return{x:c-Pt,y:d-Pt,width:h-c+2*Pt,height:f-
d+2*Pt}}return{x:s.edge+(a-1)*s.width,y:s.edge+(l-1)*s.height,width:s.width,height:s.height}}function Ji({rows:t,columns:e,cell:n,around:o},[,s,r]){let[l,a,u,i]=o,
[c,d]=[e*n.width+2*n.edge,t*n.height+2*n.edge],[h,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:h,y:1-l,width:n.width,height:Math.max(0,l-2)},bottom:{
x:h,y:d+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-i,y:f,width:Math.max(0,i-2),height:n.height},right:{x:c+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var vn="http://www.w3.org/2000/svg",ys=new Map;function bs(t){let e=ys.get(t)??[...ce(`<svg xmlns="${vn}">${t.svg}</svg>`).childNodes];return ys.set(t,e),e.map(
n=>n.cloneNode(!0))}function Rt(t,e,...n){let o=document.createElementNS(vn,t);for(let[s,r]of Object.entries(e))o.setAttribute(s,r);return o.append(...n),o}function ks({
stencil:t,columns:e,cell:[n,o,s],cells:r},l){let a=ce(t),u=a.querySelector("g");if(u===null)return a;r.forEach((f,w)=>{if(f<0)return;let[m,p]=[Math.floor(w/e),w%
e],y=`translate(${s+p*n} ${s+m*o})`;u.append(Rt("g",{transform:y},...bs(l[f])))});let{x:i,y:c}=a.viewBox.baseVal,d=[...Array(e).keys()].map(f=>Rt("text",{x:s+(f+
.5)*n,y:c-5,"text-anchor":"middle"},String(f+1))),h=[...Array(r.length/e).keys()].map(f=>Rt("text",{x:i-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(Rt("g",{class:"numbers"},...d,...h)),a}function vs(){let t=k("div",{class:"frames"}),e=[],n=P,o=l=>n!==P&&l.count===n.count&&l.columns===n.columns&&l.frames.
length===n.frames.length&&l.frames.every((a,u)=>a.svg===n.frames[u].svg&&a.name===n.frames[u].name);function s(l){e=l.frames.map((a,u)=>{let i=a.svg?ce(a.svg):null,
c=i?.querySelector("g")??null,d=k("figcaption",{});u===0&&i?.setAttribute("aria-hidden","true"),i?.querySelector("title")?.remove();let h=k("div",{class:"surfac\
e"},i),f=a.name&&l.frames.length>1?k("h3",{},a.name):null;return{figure:k("figure",{},f,h,d),surface:h,group:c,captions:d,looks:new Array(l.count).fill(nt),groups:new Array(
l.count).fill(null)}}),t.replaceChildren(...e.map(a=>a.figure))}function r(l,a,u){let i=e[l];if(!i?.group||i.looks[a]===u)return;i.looks[a]=u;let c=i.groups[a];
if(c===null){let{width:d,height:h,edge:f}=n.cell,[w,m]=[Math.floor(a/n.columns),a%n.columns];c=i.groups[a]=document.createElementNS(vn,"g"),c.setAttribute("tran\
sform",`translate(${f+m*d} ${f+w*h})`),i.group.append(c)}c.replaceChildren(...bs(u))}return{element:t,get surface(){return e[0]?.surface??null},show(l){let a=!o(
l);return a&&s(l),n=l,l.frames.forEach((u,i)=>{u.cells.forEach((c,d)=>r(i,d,c)),e[i].captions.replaceChildren(...u.captions.map(c=>k("p",{},c)))}),a},cell:(l,a)=>a.
forEach((u,i)=>r(i,l,u)),fade:(l,a)=>{for(let{groups:u}of e)u[l]?.classList.toggle("faint",a)}}}var Xe={title:"",frames:[]},Xi=900,Zi=700,Ss=28,Qi=1.5,el=.35;function $s({app:t,view:e}){let n=Xe,o=0,s=0,r=tl({app:t,view:e}),l=k("h2",{}),a=k("p",{class:"nam\
e"}),u=k("div",{class:"captions",role:"status"}),i=k("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>b(Number(i.value))}),c=(x,S,O)=>k("button",{type:"\
button",ariaLabel:S,title:S,onclick:O},x),d=c("First","First picture",()=>b(0)),h=c("\u25C0","One picture back",()=>b(o-1)),f=c("Play","Play the film",()=>s?v():
$()),w=c("\u25B6","One picture on",()=>b(o+1)),m=c("Last","Last picture",()=>b(1/0)),p=k("button",{type:"button",class:"close",onclick:()=>t.emit("film",null)},
"Back to the board"),y=k("div",{class:"controls",role:"group",ariaLabel:"Film"},d,h,f,w,m,i),g=k("section",{class:"film",hidden:!0,ariaLabel:"Film"},k("div",{class:"\
line"},l,p),r.element,a,u,y);function _(x){o=Math.max(0,Math.min(n.frames.length-1,x));let S=n.frames[o],O=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[O,S.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(S.captions??[]).map(E=>k("p",{},E))),i.value=String(o),i.setAttribute("aria-valuetex\
t",a.textContent),d.disabled=h.disabled=o===0,w.disabled=m.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),t.emit("film-at",o)}function b(x){v(),_(x)}function $(){
o===n.frames.length-1&&_(0),f.textContent="Pause",s=setTimeout(()=>{_(o+1),o===n.frames.length-1?v():$()},Xi+Zi*(n.frames[o].captions?.length??0))}function v(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:x,clientY:S})=>{let O=nl(n.frames,o,r.cellAt(n.frames[o],x,S));O>=0&&
b(O)}),g.addEventListener("keydown",x=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[x.key];if(x.key==="Escape")t.emit("film",null);else if(x.key===" "&&
Oe(x).tagName!=="BUTTON")s?v():$();else{if(S===void 0)return;b(S)}x.preventDefault()}),{element:g,get isOn(){return n!==Xe},show(x){let S=s!==0&&x?.title===n.title;
v(),n=x?.frames?.length?x:Xe,g.hidden=n===Xe,n!==Xe&&(l.textContent=n.title??"",i.max=String(n.frames.length-1),y.hidden=n.frames.length===1,_(n.at??0),S&&$())}}}
function tl({app:t,view:e}){let n=Bt(),o=k("div",{class:"surface"}),s=k("div",{class:"screen"},o),r=null,l=null;function a(d,h){l=d.svg?ce(d.svg):d.stencil?ks(d,
h):null,o.replaceChildren(...[l,n.element].filter(f=>f!==null)),u(),i()}function u(){let d=l?.viewBox.baseVal;if(!d?.width)return;let[h,f]=[s.clientWidth-Ss,s.clientHeight-
Ss],w=Math.min(h/d.width,f/d.height,Qi);o.style.width=`${Math.floor(d.width*Math.max(w,Math.min(h/d.width,el)))}px`}function i(){let d=l?.viewBox.baseVal,{sheet:h}=e,
{columns:f,cell:w,around:m}=h,p=d&&h.rows&&d.height===Z(h).height,y=p?(d.width-2*w.edge-m[1]-m[3])/f:0;n.show(p?r:null,{...h,cell:{...w,width:y}})}function c(d,h,f){
if(!d.cell||!d.columns)return null;let[w,m,p]=d.cell,y=o.getBoundingClientRect(),g=(d.columns*w+2*p)/y.width;return[Math.ceil(((f-y.top)*g-p)/m),Math.ceil(((h-y.
left)*g-p)/w)]}return new ResizeObserver(u).observe(s),t.when("highlight",d=>{r=d,l&&i()}),{element:s,show:a,cellAt:c}}function nl(t,e,n){let o=({settled:r=[]})=>r.
some(l=>String(l)===String(n)),s=t.slice(0,e+1).findLastIndex(o);return s>=0?s:t.findIndex(o)}var ol=.34,sl=.2,rl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Os(){let t=k("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),e=P,n=[],o=0,s=new Set([o]),r=new Set;function l(i){e=i;let{rows:c,columns:d,cell:h,around:f}=i,{width:w,height:m}=Z(i),p=f.
map((g,_)=>100*(g+h.edge)/(_%2?w:m));t.style.inset=p.map(g=>`${g}%`).join(" "),t.style.gridTemplateRows=`repeat(${c}, minmax(0, 1fr))`,n=Array.from({length:i.count},
(g,_)=>k("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:C(i,_).join(",")}}));let y=Array.from({length:c},(g,_)=>{let b=k("div",{class:"row",role:"r\
ow"},n.slice(_*d,(_+1)*d));return b.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,b});t.replaceChildren(...y),o=Math.min(o,Math.max(0,i.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(i,{isFocused:c=!0,isMore:d=!1}={}){if(!n[i])return;for(let f of s)u(f,!1);if(s=new Set([...d?s:[],i]),s.size>1)for(let f of s)
u(f,!0);let h=o;if(n[h].tabIndex=-1,n[h].classList.remove("current"),o=i,n[i].tabIndex=0,n[i].classList.add("current"),c&&document.activeElement!==n[i]&&n[i].focus(),
h!==i)for(let f of r)f(i)}function u(i,c){n[i].classList.toggle("chosen",c),n[i].setAttribute("aria-selected",String(c))}return t.addEventListener("focusin",i=>{
let c=n.indexOf(Oe(i));c>=0&&c!==o&&a(c,{isFocused:!1})}),t.addEventListener("keydown",i=>{let c=i.shiftKey?null:xs(e,o,i);c!==null&&(a(c),i.preventDefault())}),
{element:t,build:l,select:a,target:i=>xs(e,o,i),get current(){return o},get chosen(){return[...s]},get columns(){return e.columns},cell:i=>n[i],under(i,c){let d=t.
getBoundingClientRect(),h=Math.floor((i-d.left)/d.width*e.columns),f=Math.floor((c-d.top)/d.height*e.rows);return f>=0&&f<e.rows&&h>=0&&h<e.columns?f*e.columns+
h:-1},within(i,{x:c,y:d}){let h=n[i].getBoundingClientRect();return{left:(c-h.left)/h.width,top:(d-h.top)/h.height}},side(i,c,d=!0){let h=this.within(i,c),f={...h,
right:1-h.left,bottom:1-h.top},m=Object.keys(f).reduce((p,y)=>f[y]<f[p]?y:p);return f[m]<(d?ol:sl)?m:null},label(i,c){n[i].getAttribute("aria-label")!==c&&n[i].
setAttribute("aria-label",c)},onMove:i=>{r.add(i)}}}function xs(t,e,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!t.count)return null;let l=o||s,[a,u]=[Math.floor(
e/t.columns),e%t.columns],i={row:t.rows-1,column:t.columns-1};if(n==="Home")return l?0:a*t.columns;if(n==="End")return l?t.count-1:a*t.columns+i.column;let c=rl[n];
if(!c)return null;let d=(h,f,w)=>l&&f?f<0?0:w:Math.min(w,Math.max(0,h+f));return d(a,c[0],i.row)*t.columns+d(u,c[1],i.column)}function Es(t,e){let{element:n}=t,o=null,s=new Set,r=!1,l=i=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),t.select(o.index,{isMore:e.chooses()&&(i||o.isMore)}),
e.press(o.index,i,o))};n.addEventListener("pointerdown",i=>{if(s.add(i.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,u();let c=t.under(i.clientX,i.clientY);
if(c<0||i.button===1)return;let d=i.pointerType==="touch";e.release();let{clientX:h,clientY:f}=i;o={index:c,isTouch:d,x:h,y:f,isMore:i.shiftKey||i.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>l(!0),450):(n.setPointerCapture(i.pointerId),l(i.button===2||i.ctrlKey),i.preventDefault())}),n.addEventListener("pointermove",
i=>{if(o===null)return;let c=t.under(i.clientX,i.clientY);if(c<0||(o.isBegun&&e.move({x:i.clientX,y:i.clientY}),c===o.index))return;let d=Math.hypot(i.clientX-o.
x,i.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||l(!1);for(let h of a(o.index,c))e.drag(h);o.index=c}});function a(i,c){let{columns:d}=t,[h,f]=[Math.floor(i/
d),i%d],[w,m]=[Math.floor(c/d),c%d],p=Math.max(Math.abs(w-h),Math.abs(m-f));return Array.from({length:p},(y,g)=>{let _=(g+1)/p;return Math.round(h+(w-h)*_)*d+Math.
round(f+(m-f)*_)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",i=>{s.delete(i.pointerId),o?.isTouch&&!o.isBegun&&l(!1),o?.isBegun&&
e.release(),r&&!s.size&&(e.undo(),r=!1),u()}),n.addEventListener("pointercancel",i=>{s.delete(i.pointerId),r=!1,u()}),n.addEventListener("contextmenu",i=>i.preventDefault())}var As="pylogic:game-read",Cs="(min-width: 60.01rem)";function Ms(t){let e=k("div"),n=localStorage.getItem(As)===null&&matchMedia(Cs).matches,o=k("details",{class:"\
game",hidden:!0,open:n},k("summary",{},"How it is played"),e);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Cs).matches&&localStorage.setItem(As,"")}),
t.when("game",s=>{e.replaceChildren(...s.map(([r,l])=>k("p",{class:l?"item":""},r))),o.hidden=s.length===0}),o}var Ts="http://www.w3.org/2000/svg",il=6,ll=([t,e,n,o],s)=>[...Array(s).keys()].map(r=>{let l=(r-(s-1)/2)*il,[a,u]=e===o?[0,l]:[l,0];return`M${t+a} ${e+u}L${n+a}\
 ${o+u}`}).join("");function al([t,e,n,o]){let[s,r]=[(t+n)/2,(e+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Ns(){let t=document.createElementNS(
Ts,"svg");t.setAttribute("class","strokes"),t.setAttribute("aria-hidden","true");let e=(n,o)=>{let s=document.createElementNS(Ts,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:t,show(n,o){let{width:s,height:r,left:l,top:a}=Z(n);t.setAttribute("viewBox",`${-l} ${-a} ${s} ${r}`);let u={};
for(let i of n.plays.filter(Y))for(let c of i.spots){let[d,h,f]=c.split(","),w=[Number(d),Number(h),f];for(let[m,p]of new Map(i.choices.map(y=>[ie(i,c,y),y.value]))){
let y=o(m);if(y===null)continue;let g=Number(p)>1?`${y} several`:y;u[g]=(u[g]??"")+(y==="crossed"?al(Re(n,i.where,w)):ll(Wn(n,i.where,w),Number(p??1)))}}t.replaceChildren(
...Object.keys(u).map(i=>e(i,u[i])))}}}var cl=25;function Ls({app:t,view:e,picture:n,edit:o}){let{store:s}=t,r=Bt(),l=Ns(),a=null,u=new Map,i=null,c=k("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",k("button",{type:"button",onclick:()=>t.emit("overlay",null)},"Back to the board")),d=p=>e.grid.
cell(p);function h(p){let y=e.sheet.plays.flatMap(({choices:_})=>_.map(({value:b})=>Number(b))),g=Math.max(0,...y.filter(_=>_<=cl));for(let _ of p){let b=e.sheet.
plays.some(S=>H(e.sheet,S,s.now.marks,_)>=0),$=i?[]:s.now.notes[C(e.sheet,_).join(",")],v=b?[]:$;is(d(_),"notes",re(v,"corner"),g);let x=re(v,"centre");Ne(d(_),
"centre",x.join(x.some(S=>S.length>1)?" ":"")),ls(d(_),re($,"colour").filter(S=>se.includes(S)))}}function f(){e.grid.element.querySelectorAll(".ghost").forEach(
p=>p.remove());for(let[p,y]of u)Ne(d(p),"ghost",y.text||"+")}function w(){let[p,y]=[new Set(i?.certain),new Set(i?.possible)],g=b=>p.has(b)?"drawn":y.has(b)?"fa\
int":null,_=b=>b in s.now.marks?s.now.marks[b]?"drawn":"crossed":null;l.show(e.sheet,i?g:_)}function m(){w();let{sheet:p}=e,[y,g]=[new Set(i?.certain),new Set(i?.
possible)];for(let _=0;_<p.count;_+=1){let b=i?ul(p,_,y,g):null;b&&n.cell(_,Be(p,b.marks,_)),n.fade(_,!!b?.isFaint),Ne(d(_),"maybe",b?.words??null)}h([...Array(
p.count).keys()])}return t.when("highlight",p=>{a=p,e.sheet!==P&&r.show(a,e.sheet)}),t.when("ghosts",p=>{e.sheet!==P&&(u=new Map((p??[]).map(y=>[V(e.sheet,y.row,
y.column),y])),f())}),t.when("overlay",p=>{let y=i!==null;if(i=p,c.hidden=i===null,e.sheet!==P&&(m(),y&&!i)){let{sheet:g}=e;for(let _=0;_<g.count;_+=1)n.cell(_,
Be(g,s.now.marks,_))}}),{elements:[l.element,r.element],legend:c,lines:w,notes:h,overlaid:()=>{i&&m()},show(){r.show(a,e.sheet),w(),f(),e.grid.element.querySelectorAll(
".tint").forEach(p=>p.remove()),i?m():h([...Array(e.sheet.count).keys()])},press(p){let y=u.get(p);return y!==void 0&&o.changes.add([y.atom])}}}function ul(t,e,n,o){
for(let s of t.plays){let r=s.choices.map(i=>({choice:i,atom:Ft(t,s,i,e)})),l=r.find(({choice:i,atom:c})=>i.holds&&n.has(c));if(l)return{marks:{[l.atom]:!0}};let a=r.
filter(({choice:i,atom:c})=>i.holds&&o.has(c));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.
map(({choice:i})=>i.words).join(" ")};let u=r.find(({choice:i})=>!i.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function js(t,e,{marks:n,notes:o},s){let r=a=>e.given[a]??e.choices[H(t,e,n,a)]?.value,l=o;for(let[a,u]of e.peers){if(r(a)!==void 0)continue;let i=u.map(r),c=e.
choices.filter(h=>X(h,a)&&!i.includes(h.value??"")),d=C(t,a).join(",");l=Ut(ze(l,[d],oe),[d],c.map(({value:h})=>Pe(s,h??"")))}return l}function Sn(t,e,n,o,s){let r=e.
choices[s]?.value;if(r==null)return n;let l=(e.peers.get(o)??[]).map(a=>C(t,a).join(",")).filter(a=>oe.some(u=>re(n[a],u).includes(r)));return l.length?ze(n,l,oe,
r):n}var Ze={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},fl=(t,e)=>!t||le(t)?-1:t.choices.findIndex(({value:n})=>n!==null&&e.some(
o=>Ze[o]===n));function Ds({app:t,view:e}){let{store:n}=t,o=null,s=null,r=0,l=()=>e.sheet,a=fs({app:t,view:e}),u=dl({store:n,view:e}),{put:i,toggle:c}=u,d=S=>S.
clicks.length>0,h=()=>Ps(l()),f=()=>h().find(d)??h()[0],w=()=>l().plays.find(le),m=hl({store:n,view:e,written:w,entries:u}),p=()=>m.kind==="colour"||w()!==void 0&&
!a.play&&!h().some(d),y=(S,O)=>it(O,H(l(),O,n.now.marks,S));function g(S,O,E){if(m.begin(),o=s=null,p())return;let{isClick:T,isDrag:j}=a.press(S,O,E);T||(j?s=()=>_(
S,O):_(S,O))}function _(S,O){let E=f();if(!E||!d(E)||!st(l(),S))return;let T=O?lt(E,H(l(),E,n.now.marks,S)):y(S,E);o={play:E,number:T,merge:`stroke ${r+=1}`},i(
S,E,T,o.merge)}function b(S){p()?e.grid.select(S,{isMore:!0}):o?i(S,o.play,o.number,o.merge):a.drag(S)}function $(){a.isDragged||s?.(),o=s=null,a.release()}function v(S){
m.begin(),u.clear(S)||m.clear(S)}function x(S,O){let E=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],T=S.ctrlKey||S.altKey,j=m.kind==="\
colour"||T?-1:fl(f(),[S.key,E??""]);if(j>=0)return c(O,f(),j),!0;let B=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":m.kind;if(E!==void 0)return m.type(
O,E,B);if(T)return!1;if(p()&&S.shiftKey&&je[S.key])return e.grid.select(e.grid.target(S)??O,{isMore:!0}),!0;if(S.key==="Escape")return e.grid.select(O),!0;if(S.
key==="Delete"||S.key==="Backspace")return v(O),!0;if(a.onKey(S,O))return!0;let pe=f();if(!pe)return!1;if(S.key===" "||S.key==="Enter")return i(O,pe,y(O,pe)),!0;
let Se=["#","."].indexOf(S.key);return Se>=0&&pe.choices[0].value===null?(i(O,pe,Se),!0):!1}return{press:g,drag:b,onKey:x,clear:v,clicked:f,written:w,pencil:m,chooses:p,
move:a.move,release:$,get lines(){return a.play},enter(S,O,E){let{value:T}=O.choices[E];m.kind!==null&&T!==null&&le(O)?m.note(S,m.kind,T):c(S,O,E)},leave(S){m.begin(),
a.reach(S)},fill(S){let O=Pn(l(),n.now.marks,S);return O&&n.change({marks:O}),O!==null}}}var Ps=({plays:t})=>t.filter(e=>!Y(e));function dl({store:t,view:e}){let n=l=>e.
grid.chosen.includes(l)?e.grid.chosen:[l];function o(l,a,u,i=null){let c=a.choices[u];c&&!X(c,l)||H(e.sheet,a,t.now.marks,l)!==u&&t.change({marks:rt(e.sheet,a,t.
now.marks,l,u),notes:Sn(e.sheet,a,t.now.notes,l,u)},{merge:i})}function s(l,a,u){let{marks:i}=t.now,c=n(l).filter(m=>X(a.choices[u],m)),h=c.every(m=>H(e.sheet,a,
i,m)===u)?-1:u,f=c.reduce((m,p)=>rt(e.sheet,a,m,p,h),i),w=c.reduce((m,p)=>Sn(e.sheet,a,m,p,h),t.now.notes);c.length&&t.change({marks:f,notes:w})}function r(l){let{
marks:a}=t.now;for(let i of n(l)){for(let c of Ps(e.sheet))a=rt(e.sheet,c,a,i,-1);a=In(e.sheet,a,i)}let u=Object.keys(a).length!==Object.keys(t.now.marks).length;
return u&&t.change({marks:a}),u}return{put:o,toggle:s,clear:r,together:n}}function hl({store:t,view:e,written:n,entries:{toggle:o,together:s}}){let r="",l=null,
a=new Set,u=f=>C(e.sheet,f).join(",");function i(f,w,m){let p=s(f).filter(y=>w==="colour"||st(e.sheet,y));p.length&&t.change({notes:Mn(t.now.notes,p.map(u),Pe(w,
m))})}function c(){let f=n();f&&t.change({notes:js(e.sheet,f,t.now,l==="centre"?l:"corner")})}function d(f){let w=s(f).map(u);for(let m of[oe,$e]){let p=ze(t.now.
notes,w,m);if(JSON.stringify(p)!==JSON.stringify(t.now.notes))return t.change({notes:p})}}function h(f,w,m){if(m==="colour"){let $=se[Number(w)-1];return $&&i(f,
m,$),$!==void 0}let p=n();if(!p)return!1;let y=$=>p.choices.findIndex(({value:v})=>v===$),g=m===null&&y(r+w)>=0?r+w:w,_=y(g),b=_>=0||p.choices.some(({value:$})=>$?.
startsWith(g));return!s(f).some($=>st(e.sheet,$))||!b?!1:(r=g,_<0||(m!==null?i(f,m,g):o(f,p,_)),!0)}return{note:i,noteAll:c,clear:d,type:h,begin(){r=""},get kind(){
return l},set kind(f){l=f;for(let w of a)w()},onChange:f=>{a.add(f)}}}var ml=18,pl=60,zs=28;function Bs({app:t,view:e,picture:n,edit:o,layers:s,tools:r}){let{store:l}=t,{grid:a}=e,u=k("div",{class:"stage"},n.element),i=k("p",{class:"\
notice",role:"status",hidden:!0}),c=k("p",{class:"heard",ariaLive:"polite"});function d(m,p=!1){i.textContent=m,i.hidden=m==="",u.classList.toggle("stale",p)}function h(m){
let p=e.sheet,y=a.element.contains(document.activeElement);e.sheet=m,p.plays!==m.plays&&(u.parentElement?.classList.toggle("whitened",qt(m)),u.parentElement?.classList.
toggle("shaded",jn(m)));let g=n.show(m),_=p===P||p.count!==m.count||p.columns!==m.columns||p.cell.width!==m.cell.width||String(p.around)!==String(m.around);_&&a.
build(m),g&&n.surface&&n.surface.append(...s.elements,a.element),g&&y&&a.select(a.current),s.show();for(let b=0;b<m.count;b+=1)a.label(b,at(m,l.now,b));(_||g)&&
f(),(_||p.plays!==m.plays||p.edits!==m.edits)&&r.build();for(let b of o.changes.settle())Le(a.cell(b),null)}function f(){if(!e.sheet.count)return;let{cell:m}=e.
sheet,{width:p,height:y,left:g,top:_}=Z(e.sheet),[b,$]=[u.clientWidth-zs,u.clientHeight-zs],v=Math.min(b/p,$/y,pl/m.height),x=Math.max(Math.floor(v*m.height),ml)/
m.height;u.style.setProperty("--wide",`${Math.floor(p*x)}px`),u.style.setProperty("--cell",`${m.height*x}px`),u.style.setProperty("--above",`${_*x}px`),u.style.
setProperty("--before",`${g*x}px`)}function w(m,p){if(e.sheet===P)return;let y=new Set([...Object.keys(m.marks),...Object.keys(p.marks)]),g=new Set([...y].filter(
b=>m.marks[b]!==p.marks[b]).map(b=>Kt(e.sheet,b))),_=new Set([...Object.keys(m.notes),...Object.keys(p.notes)].filter(b=>m.notes[b]!==p.notes[b]).map(b=>V(e.sheet,
...b.split(",").map(Number))));g.delete(-1);for(let b of g)n.cell(b,Be(e.sheet,m.marks,b));s.notes([...g,..._]),g.size&&s.overlaid(),s.lines();for(let b of new Set(
[...g,..._]))a.cell(b)&&a.label(b,at(e.sheet,m,b)),b===a.current&&(c.textContent=at(e.sheet,m,b).replace(/^[^:]*: /,""))}return new ResizeObserver(f).observe(u),
{element:u,notice:i,heard:c,say:d,draw:h,drawMarks:w,fit:f,get isStale(){return u.classList.contains("stale")}}}var Rs="pylogic:clock",Is=t=>{let[e,n,o]=[t/3600,t/60%60,t%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return e?`${e}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Ws({
store:t,when:e}){let n=!1,o=!1,s=localStorage.getItem(Rs)!=="hidden",r=k("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Rs,s?"show\
n":"hidden"),l()}}),l=()=>{let{seconds:a}=t.now;r.textContent=s?Is(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Is(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:u,mode:i}=t.now;!(a>0||Object.keys(u).length>0)||n||o||document.hidden||i!=="play"||
t.change({seconds:a+1},{undoable:!1})},1e3),t.on(["puzzle","instance"],()=>{n=!1}),t.on(["seconds"],l),e("finished",a=>{n=a}),e("film",a=>{o=a!==null}),l(),r}var It={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Us={down:"\u2198\u2196",up:"\u2197\u2199"},gl={down:["top","left"],up:[
"bottom","left"]},wl=["outside","slanted"],_l={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Hs=t=>t===document.activeElement&&t.value!==t.defaultValue;
function Fs({view:t,edit:e}){let n=()=>[e.pen.kind,...wl.includes(e.pen.kind)?[t.sheet.rows,t.sheet.columns]:[]].join(","),o=n(),s=[];function r(g,_,b,$=()=>"nu\
meric"){let v=k("input");return v.onchange=()=>{v.defaultValue=v.value,b(v.value.trim())},s.push(()=>{v.inputMode=$(),Hs(v)||(v.value=v.defaultValue=_())}),k("l\
abel",{class:"field"},k("span",{},g),v)}let l=()=>t.grid.current,a=(g=[])=>[...C(t.sheet,l()),...g].join(","),u=(g,_)=>Object.keys(Us).map(b=>{let $=Us[b][+!gl[b].
includes(g)];return r(`${It[g]} ${_} ${$}`,()=>e.changes.found("slanted",[g,_,b].join(","))??"",v=>e.changes.place("slanted",[[[g,_,b],v||null]]))}),i=g=>[...e.
changes.entry(g)?.cells.keys()??[]],c=()=>i("outside").some(g=>!g.endsWith(",1"));function d(g,_){let{numbers:b,becomeNumbers:$}=e.changes;return r(`${It[g]} ${_}`,
()=>b("outside",[g,_]).join(" "),v=>$("outside",[g,_],v),()=>c()?"text":"numeric")}function h(g){let _=i(g),b=v=>_.some(x=>x.startsWith(`${v},`)),$=(v,x)=>g==="\
slanted"?u(v,x):[d(v,x)];return Object.keys(It).map(v=>{let x=v==="top"||v==="bottom"?t.sheet.columns:t.sheet.rows;return k("details",{class:"beside",open:b(v)},
k("summary",{},`${It[v]} \u2026`),k("div",{class:"fields"},[...Array(x).keys()].flatMap(S=>$(v,S+1))))})}let f=(g,_,b)=>r(g,()=>e.changes.entry(_)?.cells.get(a(
b))??"",$=>e.changes.write(_,l(),b,$));function w(){let g=k("input",{inputMode:"numeric",ariaLabel:"Result"}),_=k("select",{ariaLabel:"Operation"},Object.entries(
_l).map(([$,v])=>k("option",{value:$},v))),b=()=>{let $=g.value.trim();g.defaultValue=g.value,e.changes.write("target",l(),[],$&&`${_.value},${$}`)};return g.onchange=
_.onchange=b,s.push(()=>{if(Hs(g))return;let[$="add",v=""]=e.changes.entry("target")?.cells.get(a())?.split(",")??[];[_.value,g.value,g.defaultValue]=[$,v,v]}),
[k("label",{class:"field"},k("span",{},"Result"),_,g)]}let p={outside:()=>h("outside"),slanted:()=>h("slanted"),target:w,sum:()=>[f("Across","sum",["across"]),f(
"Down","sum",["down"])]}[e.pen.kind]?.()??[],y=()=>{for(let g of s)g()};return y(),{element:p.length?k("div",{class:"line typing"},p):null,fits:()=>n()===o,update:y}}var Ks=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],yl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function bl(t){let e=t.clicked(),n=t.written(),o=[];if(e?.clicks.length){let r=e.clicks.map(i=>e.choices[i].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),t.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let l=Object.keys(Ze).filter(i=>e.choices.some(({value:c})=>c===Ze[i]));if(!le(e))for(let i of l)o.push([i,Ze[i].replace("_"," ")]);let[a,u]=e.choices;
a.value===null&&u&&o.push(["#",a.words],[".",u.words])}let{lines:s}=t;if(s){let r=s.clicks.map(l=>s.choices[l].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
ge(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
t.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${se.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Ks]}function kl(t){let e=t.changes.entry("clu\
e"),n=[];e?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),e?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
t.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of t.pen.kinds)n.push(...ee[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Ks]}function qs(t,{play:e,edit:n}){let o=document.activeElement,s=[...t==="play"?bl(e):kl(n),...yl],r=k("dialog",{class:"\
keys",ariaLabel:"Keys"},k("h2",{},t==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),k("dl",{},s.map(([l,a])=>k("div",{},k("dt",{},l),k("dd",{},a)))),
k("form",{method:"dialog"},k("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",l=>{l.target===r&&r.close()}),document.body.append(r),r.showModal()}var vl="http://www.w3.org/2000/svg";function Gs(t,e){let{predicate:n}=t.changes.entry(e)??{predicate:e};return ee[e]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Sl={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},$l=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function xl(t){
let{where:e,clicks:n,choices:o}=t,s=e==="link"?"Drag from cell to cell to draw.":ge(t)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${e==="link"?"between two cells":"a side of a cell"}: ${Vs(n,o)} ${s}`}var Vs=(t,e)=>`${t.map(n=>e[n].words).join(", then ")}.`;function Ys(t){let{app:e,view:n,
play:o,edit:s}=t,{store:r}=e,l=k("div",{class:"tools"}),a=Ol(e),u=Ws(e),i=null;function c(){let f=r.now.mode==="play",w=k("div",{class:"line first"},k("p",{class:"\
hint"},El(t)),f&&n.sheet.plays.length?u:null,I("? Keys",d,{class:"keys",title:"What keys and clicks do"}));f&&n.sheet.plays.length&&w.append(I("Hint",()=>e.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),f?(i=null,l.replaceChildren(w,...Al(t,a.element))):(i?.fits()?i.update():i=Fs({view:n,edit:s}),
Hn(l,[w,...Ml(t,i.element)])),a.update(),h()}let d=()=>qs(r.now.mode,{play:o,edit:s}),h=()=>{let f=o.pencil.kind??"";for(let w of l.querySelectorAll("[data-penc\
il]"))w.setAttribute("aria-pressed",String(w.getAttribute("data-pencil")===f));l.dataset.pencil=f};return o.pencil.onChange(h),s.pen.onChange(c),r.on(["mode"],()=>{
n.sheet!==P&&c()}),e.when("focused",()=>i?.update()),{element:l,build:c,help:d}}function Ol({store:t,emit:e}){let n=c=>JSON.stringify(c)===JSON.stringify({marks:t.
now.marks,notes:t.now.notes}),o=c=>t.change({saves:c},{undoable:!1}),s=I("Back to it",u,{class:"back",title:"Return to the last save point"}),r=I("Clear all",()=>t.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),l=me("Save points",I("Save point",a,{title:"Remember the board as it is\
 now, before trying something"}),s,r);function a(){let{marks:c,notes:d,saves:h}=t.now,f=h.at(-1);(!f||!n(f))&&o([...h,{marks:c,notes:d}]),e("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function u(){let{saves:c}=t.now,d=c.length>1&&n(c[c.length-1])?c.length-2:c.length-1;o(c.slice(0,d+1)),
t.change(c[d])}function i(){let{saves:c}=t.now;s.disabled=!c.length||c.length===1&&n(c[0]),r.disabled=!Object.keys(t.now.marks).length&&!Object.keys(t.now.notes).
length}return t.on(["marks","notes","saves"],i),{element:l,update:i}}var I=(t,e,n={},...o)=>k("button",{type:"button",onclick:e,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[t]),me=(t,...e)=>k("div",{class:"group",role:"group",ariaLabel:t},...e);function El({app:t,view:e,play:n,edit:o}){let{plays:s,edits:r,size:l,
count:a}=e.sheet;if(t.store.now.mode==="edit"){let{hint:d=""}=ee[o.pen.kind]??{};return r.length?typeof d=="string"?d:d(o):l?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=n.clicked(),i=n.lines?xl(n.lines):
"";if(!u)return i;if(n.written()===u&&u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${i}`.trim();let c=u.clicks.
length>1&&!i?"Drag to paint.":i;return`Click a cell: ${Vs(u.clicks,u.choices)} ${c}`.trim()}function Al(t,e){let{view:n,play:o}=t,{plays:s}=n.sheet;if(!s.length)
return[];let r=h=>h.choices.map((f,w)=>{let m=le(h);return I(f.words,()=>o.enter(n.grid.current,h,w),{class:m?"digit":"choice"},...m?[]:[Cl(t,f),f.words])}),l=s.
filter(h=>h.where==="cell").map(h=>me("Enter into the chosen cells",r(h)));for(let h of l)h.classList.add("pad");let a=me("Colour of the chosen cells",se.map((h,f)=>{
let w=I("",()=>o.pencil.note(n.grid.current,"colour",h),{class:"digit paint",ariaLabel:h,title:`${h} (also: Alt and ${f+1})`});return w.style.setProperty("--pai\
nt",`var(--paint-${h})`),w}));a.classList.add("colours");let u=$l.filter(({kind:h})=>o.written()||!oe.some(f=>f===h)).map(({kind:h,name:f,title:w})=>I(f,()=>{o.
pencil.kind=h||null},{dataset:{pencil:h},title:w})),i=I("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),c=o.written()?.peers.size?
[I("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],d=me("What is entered, and er\
asing",...u,i,...c);return d.classList.add("manners"),[k("div",{class:"line"},...l,a,d),k("div",{class:"line"},e)]}function Cl({view:t},e){let n=e.looks[0].filter(
a=>a!==null),o=n.find(({svg:a})=>!a.includes("<text"))??n[0],{width:s,height:r}=t.sheet.cell,l=ce(`<svg xmlns="${vl}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return l.setAttribute("aria-hidden","true"),l}function Ml(t,e){let{view:n,edit:o}=t,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),l=s?r.map(d=>I(d,()=>o.type(n.grid.current,d),{class:"digit typed"})):[],a=o.pen.kind==="clue"&&o.changes.entry("unknown")&&I("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),u=s&&I("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),i=o.pen.kinds.length>1&&me("What is changed",o.pen.kinds.map(d=>I(Gs(o,d),()=>{o.pen.kind=d},{ariaPressed:String(o.pen.kind===d)}))),
c=o.pen.isPainting||o.pen.isPlaced?Tl(t):l.length||a||u?me("Into the chosen cell",...l,a||null,u||null):null;return[i||c?k("div",{class:"line"},i||null,c):null,
e,k("div",{class:"line"},Nl(t))].filter(d=>d!==null)}function Tl({edit:t}){let{pen:e}=t,n=()=>{let s=e.ids.map(Number).filter(Number.isFinite);e.pick(String(Math.
max(0,...s)+1))},o=ee[e.kind].noun??e.kind;return me(`${Gs(t,e.kind)} to ${e.isPainting?"paint with":"put"}`,e.ids.map(s=>I(Sl[s]??s,()=>e.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(e.id===s)})),e.isPainting?I(`New ${o}`,n):null)}function Nl({view:t,edit:e}){if(!t.sheet.size)return null;let[
n,o]=t.sheet.size,{resize:s}=e.changes,r=(l,a,u,i)=>k("span",{class:"stepper"},I("\u2212",u,{ariaLabel:`one ${l} less`,disabled:a<=1}),k("output",{},`${a} ${l}${a===
1?"":"s"}`),I("+",i,{ariaLabel:`one ${l} more`}));return me("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var Ll=80,Js=["puzzle","instance","rules","facts","constants"];function jl(t){let e=Dl(t),{stage:n,layers:o,film:s,tools:r,victory:l}=e;R("#board").append(Ms(t),
o.legend,n.element,s.element,l.element,n.notice,r.element,n.heard),Bl(e),Rl(e),Il(e)}function Dl(t){let e=vs(),n={sheet:P,grid:Os()},o=Ds({app:t,view:n}),s=ps({
app:t,view:n}),r=Ls({app:t,view:n,picture:e,edit:s}),l=Ys({app:t,view:n,play:o,edit:s}),a=Bs({app:t,view:n,picture:e,edit:s,layers:r,tools:l}),u=zl(t,n);return{
app:t,view:n,play:o,edit:s,layers:r,tools:l,stage:a,victory:u,film:$s({app:t,view:n}),drawing:Pl(t,n,a,u.celebrate),mode:()=>t.store.now.mode==="edit"?s:o}}function Pl(t,e,n,o){
let{store:s,overview:r}=t,l=dt(),a=0,u=null,i=!1,c=()=>{clearTimeout(a),a=setTimeout(w,Ll)},d=y=>Js.every(g=>s.now[g]===y[g]),h=()=>u!==null&&d(u),f=y=>s.now.marks!==
y.marks||!d(y);async function w(){clearTimeout(a);let y=s.now;if(!y.puzzle)return;let g=h();l.stop();try{let _=await(g?l(v=>J("board",D(y,{entries:!1}),v)):r.ask(
"board"));if(_===void 0||f(y))return;if(g&&_.cell.width!==e.sheet.cell.width){u=null,c();return}u=y,i=!1,n.draw(ot(_,g?e.sheet:null)),t.emit("playable",e.sheet.
plays.length>0),o();let[$]=_.problems;(!g||n.isStale)&&n.say($?`${ft($)?"The board is not finished":"Something is wrong with the facts"}: ${$.text}`:"")}catch(_){
if(!(_ instanceof Q))throw _;if(f(y))return;u=null,i=!1;let b=_.problems[0]?.text??_.message;n.say(e.sheet!==P?`This is how the board looked before: now it cann\
ot be drawn. ${b}`:`The board cannot be drawn. ${b}`,!0)}}return{later:c,redraw:w,isDrawn:h,forget:()=>{u=null,i=e.sheet!==P},stop:()=>{l.stop(),r.drop("board")},
get isOther(){return i}}}function zl(t,e){let{store:n}=t,o=k("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function l(){let{mode:i,marks:c}=n.now,d=i===
"play"&&s!==null&&zn(e.sheet,c,s);o.textContent=d?"Solved! Every cell is right.":"",o.hidden===d&&(o.hidden=!d,o.classList.toggle("news",r),d&&(r=!1),t.emit("fi\
nished",d))}return{element:o,celebrate:l,know:i=>{s=i},forget:()=>{s=null,r=!0}}}function Bl({app:t,view:e,play:n,layers:o,tools:s,drawing:r,mode:l}){let{grid:a}=e;
Es(a,{press:(u,i,c)=>{!r.isOther&&!o.press(u)&&l().press(u,i,c)},move:u=>l().move(u),drag:u=>l().drag(u),release:()=>l().release(),chooses:()=>l()===n&&n.chooses(),
undo:()=>t.store.undo()}),a.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&l()!==n||e.sheet===P||r.isOther)return;
let i=a.current;u.key==="Enter"&&o.press(i)||l().onKey(u,i)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),a.onMove(u=>{l().leave(u);let[i,c]=C(
e.sheet,u);t.emit("focused",{row:i,column:c})})}function Rl({app:t,view:e,play:n,edit:o,film:s,stage:r,drawing:l,victory:a}){let{store:u}=t;u.on(["marks","notes"],
(i,c,d)=>{d.has("puzzle")||d.has("instance")||(r.drawMarks(i,c),a.celebrate(),d.has("marks")&&l.later())}),u.on(Js,()=>{l.redraw(),s.isOn&&t.emit("film",null)}),
u.on(["puzzle","instance"],()=>{e.sheet!==P&&r.say("The board is being drawn \u2026",!0),l.forget(),a.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}
function Il({app:t,view:e,play:n,edit:o,film:s,tools:r,stage:l,drawing:a,victory:u}){t.when("solved",i=>{u.know(i?.status==="unique"?i.answers:null),u.celebrate()}),
t.when("fill",async i=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(i))&&t.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
t.when("clues",i=>o.changes.add(i)),t.when("film",i=>{let c=s.isOn;s.show(i),l.element.hidden=r.element.hidden=s.isOn,s.isOn?c||t.emit("pane","board"):l.fit()}),
t.when("cell",({row:i,column:c})=>{i>e.sheet.rows||c>e.sheet.columns||(t.emit("pane","board"),e.grid.select(V(e.sheet,i,c)),as(e.grid.cell(V(e.sheet,i,c))))}),t.
when("cancel-all",()=>{a.stop(),t.emit("film",null),l.say(""),a.later()})}var xn={facts:40,rules:200},Xs=["puzzle","instance","rules","facts","constants","marks"],Zs="facts";function er(t){let e=new Set,n=new Map,o=new Set,s=xn.facts,
r=0;t.on(Xs,(h,f,w)=>{s=w.has("rules")&&!w.has("puzzle")?xn.rules:xn.facts});function l(h,f){return u(h),o.add(h),new Promise((w,m)=>{let p={resolve:w,reject:m,
onEvent:f},y=[...e].find(({about:g,parts:_})=>_.includes(h)&&Xs.every(b=>g?.[b]===t.now[b]));y?(y.wishes.set(h,p),Qs(y,h)):(n.set(h,p),clearTimeout(r),r=setTimeout(
i,s))})}function a(h){u(h),o.delete(h)}function u(h){n.get(h)?.resolve(void 0),n.delete(h);for(let f of[...e]){let w=f.wishes.get(h);w&&(w.resolve(void 0),f.wishes.
delete(h),!f.wishes.size&&(e.delete(f),f.controller.abort()))}}function i(){let h=new Map(n);n.clear(),h.size&&d(t.now,t.now,[...h.keys()],h)}function c(h,f){let w=t.
now;return new Promise((m,p)=>{let y=_=>{g.about={...w,facts:_[_.length-1]},f(_),m()},g=d(w,null,[...o],new Map([[Zs,{resolve:y,reject:p}]]),{steps:h})})}function d(h,f,w,m,p={}){
let y={about:f,parts:w,wishes:m,told:new Map,controller:new AbortController},g=(_,b)=>{_==="found"?m.get("solve")?.onEvent?.(_,b):y.told.set(_,_===Zs?{found:b.facts}:
b),Qs(y,_)};return e.add(y),q("overview",D(h,{...p,parts:w}),{signal:y.controller.signal,onEvent:g}).catch(_=>{for(let b of m.values())b.reject(_)}).finally(()=>e.
delete(y)),y}return{ask:l,drop:a,edit:c}}function Qs({told:t,wishes:e},n){let[o,s]=[e.get(n),t.get(n)];!o||!s||(e.delete(n),s.failed?o.reject(new Q(s.failed)):o.
resolve(s.found))}function tr(){let t=new EventTarget;return{emit(e,...[n]){t.dispatchEvent(new CustomEvent(e,{detail:n}))},when(e,n){t.addEventListener(e,o=>n(o.detail))}}}var nr=document.querySelector("script[src]");nr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
nr.src)).catch(()=>{});var Cn={};et(Cn,{start:()=>Kl});var En="#pylogic=";var or=/^[a-z_][A-Za-z0-9_]{0,63}$/,Wl=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,sr=t=>t.includes(En);async function rr(t){let e=t.slice(t.indexOf(En)+En.length).trim(),n;try{n=JSON.parse(await Fl(e))}catch(c){throw c.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Hl(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:l,marks:a,notes:u,constants:i}=n;return{puzzle:o,instance:s,rules:r,facts:l,marks:a,notes:u,constants:i}}var ir=t=>typeof t==
"object"&&t!==null&&!Array.isArray(t),De=t=>typeof t=="string",Ul=t=>Array.isArray(t)&&t.every(De),On=(t,e,n)=>ir(t)&&Object.entries(t).every(([o,s])=>e.test(o)&&
n(s));function Hl(t){return ir(t)&&De(t.puzzle)&&or.test(t.puzzle)&&De(t.instance)&&Wl.test(t.instance)&&De(t.facts)&&(t.rules===void 0||De(t.rules))&&On(t.marks,
/^.{1,200}$/,e=>typeof e=="boolean")&&On(t.notes,/^-?\d{1,6},-?\d{1,6}$/,Ul)&&On(t.constants,or,e=>De(e)&&e.length<=200)}async function Fl(t){let e=atob(t.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(e,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],l=0;for(;;){let{done:a,value:u}=await s.read();if(a)break;if(l+=u.length,l>2e6)throw await s.cancel(),new Error("large");r.push(
u)}return new Blob(r).text()}var lr="pylogic:played:";function An(t){let e={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:l}={...e,...JSON.parse(localStorage.
getItem(lr+t)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:l}}catch{return e}}var ar=(t,e)=>localStorage.setItem(lr+t,JSON.stringify(e));function Kl(t){let{store:e}=t,n=k("p",{class:"remark"}),o=F.map(c=>k("option",{value:c.id},ur(c))),s=k("select",{"aria-label":"Board",title:"Board",onchange:()=>l(
s.value)},o),r=!1;F.length>1&&R("#files").append(s),Gt&&ql(Gt),R(".assistant-status").append(n);let l=c=>location.replace(cr(F.find(d=>d.id===c)));function a(){
let c=F.find(f=>cr(f)===location.hash)??F[0];if(c.id===e.now.instance)return;let{isSolved:d=!1,...h}=An(c.id);r=d,s.value=c.id,n.textContent=c.remark?`${U(c.remark)}\
.`:"",document.body.toggleAttribute("data-checked",c.outcome.status==="unique"),t.emit("cancel-all"),t.emit("game",qn),e.open({puzzle:"exported",instance:c.id,...h})}
function u(){let{instance:c,marks:d,notes:h,seconds:f,saves:w}=e.now;try{ar(c,{marks:d,notes:h,seconds:f,saves:w,isSolved:r})}catch{t.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}e.on(["marks","notes","seconds","saves"],(c,d,h)=>{h.has("instance")||u()}),t.when("finished",c=>{
!c||r||(r=!0,u(),o[s.selectedIndex].textContent=ur(F[s.selectedIndex]))});async function i(){if(!sr(location.hash)){a();return}try{let{instance:c,rules:d,facts:h,
marks:f={},notes:w={}}=await rr(location.hash),m=d===void 0?F.find(p=>p.facts===Gl(h??"")):void 0;if(!m)throw new Error(`This link is of another board called ${c}\
, or of other rules.`);l(m.id),a(),e.change({marks:f,notes:w})}catch(c){t.emit("message",{words:c.message,isBad:!0}),l(F[0].id)}}addEventListener("hashchange",i),
i()}function ql([t,e]){let n=(o,s,r)=>o?k("a",{href:`${o}.html`,"aria-label":r},s):null;R("#bar h1").replaceChildren(k("a",{href:"index.html",title:"All boards",
class:"back"},Kn)),R("#files").append(...[n(t,"\u2190","The board before"),k("span",{},F[0].name),n(e,"\u2192","The next board")].filter(o=>o!==null))}var Gl=t=>t.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),cr=t=>`#${encodeURIComponent(t?.name??"")}`,ur=t=>An(t.id).isSolved?`${t.
name} \u2713`:t.name;var fr=Lo(),Vl={store:fr,overview:er(fr),...tr()};for(let t of[kn,$n,bn,Cn])t.start(Vl);document.documentElement.dataset.ready="";
})();
