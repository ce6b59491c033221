(async()=>{
var gr=Object.defineProperty;var et=(t,e)=>{for(var n in e)gr(t,n,{get:e[n],enumerable:!0})};var bn={};et(bn,{start:()=>$i});var tt={corner:"",centre:"~",colour:"#"},$e=Object.keys(tt),oe=$e.filter(t=>t!=="colour"),se=["red","orange","yellow","green","cyan","blue","purple","grey"],Pe=(t,e)=>tt[t]+
e,re=(t=[],e)=>t.filter(n=>Wt(n)===e).map(n=>n.slice(tt[e].length)),Wt=t=>$e.find(e=>tt[e]===t[0])??"corner",Mn=(t,e,n)=>e.every(o=>t[o]?.includes(n))?Ht(t,e,o=>o.
filter(s=>s!==n)):Ut(t,e,[n]),Ut=(t,e,n)=>Ht(t,e,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),ze=(t,e,n,o)=>Ht(t,e,s=>s.filter(
r=>!n.includes(Wt(r))||o!==void 0&&r!==Pe(Wt(r),o)));function Ht(t,e,n){let o={...t};for(let s of e){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var P=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Tn=new Map;function Ln({
svg:t,words:e,reach:n}){let o=`${e}
${t}`,s=Tn.get(o)??{svg:t,words:e,reach:n};return Tn.set(o,s),s}var wr=["diagonal","triangle"],nt=Ln({svg:"",words:""});function ot(t,e=null){let n=t.pieces.map(
Ln),o=a=>a.map(u=>u<0?nt:n[u]),s=t.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=e?.plays??t.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:_r(a.peers??{}),choices:a.choices.map(u=>({...u,looks:u.looks.map(l=>l.map(c=>c<0?null:n[c]))}))})),i=e?.edits??t.edits.map(a=>({...a,cells:new Map(a.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...t,frames:s,plays:r,edits:i,count:t.rows*t.columns}}function _r(t){let e=new Map;for(let[n,o]of Object.entries(
t))for(let s of o)e.set(+n,[...e.get(+n)??[],s]),e.set(s,[...e.get(s)??[],+n]);return e}var V=(t,e,n)=>(e-1)*t.columns+n-1,C=(t,e)=>[Math.floor(e/t.columns)+1,e%
t.columns+1],ie=(t,e,{value:n})=>`${t.predicate}(${e}${n===null?"":`,${n}`})`,Ft=(t,e,n,o)=>ie(e,C(t,o).join(","),n),le=({what:t,where:e,choices:n})=>e==="cell"&&
!wr.includes(t)&&n.some(({value:o})=>o!==null);function Kt(t,e){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(e);if(n===null||!t.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=t.rows&&s>=1&&s<=t.columns?V(t,o,s):-1}var X=(t,e)=>!!t.looks[0]?.[e],st=(t,e)=>t.plays.some(n=>n.choices.some(
o=>X(o,e))),qt=({plays:t})=>t.some(({choices:e})=>e.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),jn=t=>qt(t)||[...t.frames.
flatMap(({cells:e,blank:n})=>[...e,...n]),...t.plays.flatMap(({choices:e})=>e.flatMap(({looks:n})=>n[0]??[]))].some(e=>e!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(e.svg)),H=(t,e,n,o)=>we(e,n,C(t,o).join(",")),rt=(t,e,n,o,s)=>ut(e,n,C(t,o).join(","),s),it=({clicks:t},e)=>e<0?t[0]:t[t.indexOf(e)+1]??-1;function lt({clicks:t},e){
let n=t[1]??t[0];return e===n?-1:n}function Be(t,e,n){for(let o of t.plays){let s=o.choices[H(t,o,e,n)];if(s&&X(s,n))return s.looks.map(r=>r[n]??nt)}return t.frames.
map(o=>o.blank[n])}var Nn={corner:"candidates",centre:"centre",colour:"coloured"};function at(t,{marks:e,notes:n},o){let[s,r]=C(t,o),i=t.plays.map(d=>d.choices[H(
t,d,e,o)]?.words).filter(d=>d!==void 0),a=t.frames[0].blank[o].words,u=$e.map(d=>[Nn[d],...re(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?u.filter(([d])=>d===
Nn.colour):u,c=t.plays.filter(Y).flatMap(d=>Bn.map(f=>{let w=d.choices[we(d,e,ae(t,o,f))];return w&&`${f}: ${w.words}`})).filter(Boolean),h=[a,...i,...c,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function Dn(t,e){let n=s=>s.choices.some(r=>{let[i,a]=ie(s," ",r).split(
" ");return e.startsWith(i)&&s.spots.has(e.slice(i.length,-a.length))&&e.endsWith(a)});if(t.plays.some(s=>Y(s)&&n(s)))return!0;let o=Kt(t,e);return o>=0&&t.plays.
some(s=>s.choices.some(r=>X(r,o)&&Ft(t,s,r,o)===e))}function Pn(t,e,n){let o=n.filter(r=>Dn(t,r)),s=Object.entries(e).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var ct=t=>t.startsWith("not ")?[t.slice(4),!1]:[t,!0];function zn(t,e,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Dn(t,r)),s=Object.keys(e).filter(r=>e[r]);return o.length>0&&o.every(r=>e[r])&&s.every(r=>n[0].includes(r))}var Y=t=>t.where!=="cell",Bn=["top","right",
"bottom","left"],yr={top:[-1,0,"bottom"],left:[0,-1,"right"]},ge=({where:t,spots:e})=>t==="edge"&&![...e].some(n=>/top|left/.test(n));function Rn(t,e,n,o){let s=u=>u.
every((l,c)=>l>=Math.min(n[c],o[c])&&l<=Math.max(n[c],o[c])),r={...e},i={};for(let u of t.spots){let[l,c,h]=u.split(","),[d,f]=[[+l,+c],[+l+ +(h==="bottom"),+c+
+(h==="right")]].map(p=>s(p));if(!d&&!f)continue;let w=ie(t,u,t.choices[0]);delete r[w],d!==f&&(i[w]=!0)}return Object.keys(e).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(u=>e[u])?r:{...r,...i}}function ae(t,e,n){let[o,s]=C(t,e),[r,i,a]=yr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var we=(t,e,n)=>t.choices.findIndex(o=>e[ie(t,n,o)]===o.holds);function ut(t,e,n,o){let s={...e};for(let i of t.choices)delete s[ie(t,n,i)];let r=t.choices[o];return r&&
(s[ie(t,n,r)]=r.holds),s}var In=(t,e,n)=>t.plays.filter(Y).reduce((o,s)=>Bn.reduce((r,i)=>ut(s,r,ae(t,n,i),-1),o),e);function Re({cell:{width:t,height:e,edge:n}},o,[
s,r,i]){let[a,u]=[n+(r-1)*t,n+(s-1)*e],[l,c]=[a+t,u+e];if(o==="edge")return{top:[a,u,l,u],bottom:[a,c,l,c],left:[a,u,a,c],right:[l,u,l,c]}[i];let[h,d]=[a+t/2,u+
e/2];return i==="right"?[h,d,h+t,d]:[h,d,h,d+e]}function Wn(t,e,[n,o,s]){let[r,i,a,u]=Re(t,e,[n,o,s]);if(e==="edge")return[r,i,a,u];let[l,c]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+c,o+l]].map(f=>t.frames[0].cells[V(t,f[0],f[1])]?.reach?.[c]??0);return[r+l*h,i+c*h,a-l*d,u-c*d]}function Z({rows:t,columns:e,cell:n,around:o}){
let[s,r,i,a]=o;return{width:e*n.width+2*n.edge+a+r,height:t*n.height+2*n.edge+s+i,left:a,top:s}}var Q=class extends Error{constructor({words:e,problems:n=[],interrupted:o=null,status:s=200}){super(e),this.problems=n,this.interrupted=o,this.status=s}},ft=({
file:t,line:e})=>e===null&&!!t?.startsWith("instances/");function Un(t,e,n,o={}){let s=(i,a,u)=>{for(let[l,c]of e.plays.entries()){let h=H(e,c,n,a);if(h>=0&&X(c.choices[h],a))return t.plays[l].choices[h].looks[i][a]}return u},
r=t.frames.map(({blank:i,...a},u)=>({...a,blank:i,cells:i.map((l,c)=>s(u,c,l))}));for(let[i,a,u]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,blank:c}=r[i];
l[a]===c[a]&&(l[a]=u)}return{...t,frames:r}}function b(t,e={},...n){let o=document.createElement(t);for(let[s,r]of Object.entries(e))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
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
ht()};async function q(t,e,n={}){let{onEvent:o=()=>{}}=n,s=e,r=F.find(({id:a})=>a===s.instance);if(!r||t==="answers"&&!r.solution)return ht();let i=Object.fromEntries(
s.marks);if(t!=="overview")return(Gn[t]??ht)(r,i,o);for(let a of s.parts)o(a,{found:Gn[a](r,i,o)})}var J=(t,e,n)=>q(t,e,{signal:n});var N,ao,co,fe,Yt,_t,uo,gt,fo,tn,Jt,vr,qe=Symbol.for("pv"),yt={},bt=[],Sr=/^m(i|n|o|s|text|space)$/,nn=Array.isArray,on=bt.slice,be=Object.assign;function ye(t){
t&&t.parentNode&&t.remove()}function ho(t,e,n){var o,s,r,i={},a=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return a>
2&&(i.children=a>3?on.call(arguments,2):n),Ie(t,i,o,s,null)}function Ie(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qe,
__v:s||++ao,__i:-1,__u:0};return!s&&N.vnode&&N.vnode(r),r}function Ee(t){return t.children}function We(t,e){this.props=t,this.context=e,this.__g=0}function de(t,e){
if(e==null)return t.__&&de(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:de(
t)}function $r(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=be({constructor:qe},n)).__v=n.__v+1,N.vnode&&N.vnode(e),sn(i,e,n,t.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||de(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,yo(s,e,r),n.__=n.__e=null,e.__e!=o&&mo(e))}function mo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.
__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),mo(t)}function Vn(t){(8&t.__g||(t.__g|=8,fe.push(t),_t++))&&Yt==N.debounceRendering||((Yt=N.debounceRendering)||
queueMicrotask)(po)}function po(){try{for(var t,e=1;fe.length;)fe.length>e&&fe.sort(uo),t=fe.shift(),e=fe.length,8&t.__g&&$r(t)}finally{(_t=fe.length)&&(Yt||queueMicrotask)(
po)}}function go(t,e,n,o,s,r,i,a,u,l,c){var h,d,f,w,p,m,y=o.__k||bt,g=e.length;for(u=xr(n,e,y,u,g),h=0;h<g;h++)(f=n.__k[h])!=null&&(d=~f.__i&&y[f.__i]||yt,f.__i=
h,m=sn(t,f,d,s,r,i,a,u,l,c),w=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&rn(d.ref,null,f,d),f.ref&&c.push(f.ref,f.__c||w,f)),p=p||w,4&f.__u?(u=wo(f,u,t,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&m!==void 0?u=m:w&&(u=w.nextSibling),f.__u&=-21);return n.__e=p,u}function xr(t,e,n,o,s){var r,i,a,u,l,c,h,d,f,w=n.length,
p=w,m=0,y=0,g=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[r]=Ie(null,
i):nn(i)?i=g[r]=Ie(Ee,{children:i}):i.constructor===qe&&i.__b?i=g[r]=Ie(i.type,i.props,i.key,i.ref,i.__v):g[r]=i,u=r+m,i.__=t,i.__b=t.__b+1,a=null,~(l=i.__i=Or(
i,n,u,p))&&(p--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==u-1?m--:l==u+1?m++:l!=u&&(l>u?m--:m++,y=1)):(~l||(s>w?m--:s<w&&m++),typeof i.type!="function"&&(i.__u|=
4))):g[r]=null;if(y){for(c=[],h=[],r=0;r<s;r++)if((i=g[r])&&16&i.__u){for(m=0,d=c.length;m<d;)c[f=m+d>>1]<i.__i?m=f+1:d=f;c[m]=i.__i,h[r]=m+1}for(m=c.length;r--;)
h[r]&&(h[r]==m?m--:g[r].__u|=4)}if(p)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=de(a)),ln(a,a));return o}function wo(t,e,n,o){var s,r,i,a;if(typeof t.type==
"function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=wo(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=de(t))&&!e.parentNode&&
(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&
e.nodeType==8&&!e.data.startsWith("$s"););return e}function Or(t,e,n,o){var s,r=t.key,i=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&i==a.type)
return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function Yn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function mt(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")
t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Yn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Yn(t.style,e,n[e])}else if(e[0]==
"o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Jt[e]||(Jt[e]=Er(e)),(t.__a||(t.__a={}))[e]=tn,r=
e!=(e=e.replace(fo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/200\
0/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="\
rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(
e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Er(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[gt]==null)e[gt]=tn++;else if(e[gt]<this.__a[t])
return;return n(N.event?N.event(e):e)}}}function sn(t,e,n,o,s,r,i,a,u,l){var c,h,d,f,w,p,m,y,g,_,k,v,S,x,$,O,E,T,j=e.type;if(e.constructor!==qe)return null;128&
n.__u&&(u=32&n.__u,c=n.__c.__z)&&(e.__u|=u,h=r=[],c.nodeType==8?a=wt(c,r):r.push(c),a=r[0]||a),(c=N.__b)&&c(e);e:if(typeof j=="function"){d=i.length;try{if(y=e.
props,g=(c=j.prototype)&&c.render,_=(c=j.contextType)&&o[c.__c],k=c?_?_.props.value:c.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new j(y,k):(e.__c=
f=new We(y,k),f.constructor=j,f.render=Cr),_&&_.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),j.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=be({},f.__s)),be(f.__s,j.getDerivedStateFromProps(y,f.__s)))),w=f.props,p=f.state,f.__v=e,n.__c){if(y!==w&&g&&!j.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(y,k),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,k)===
!1){e.__v!=n.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(B){B&&(B.__=e)}),bt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=de(n);break e}f.componentWillUpdate&&f.componentWillUpdate(y,f.__s,k),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(w,p,m)})}else
g&&!j.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=k,f.props=y,f.__P=
t,f.__g&=-5,v=N.__r,S=g?25:0;do f.__g&=-9,v&&v(e),c=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);g&&(bt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=be({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(w,p)),x=c&&c.type===Ee&&c.key==
null?c.props.children:c,y.__P&&(c=a,s=(t=y.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(B){B&&ln(B,B)}),n.__k=null),a=n.__k?de(n,0):
null),a=go(t,nn(x)?x:[x],e,n,o,s,r,i,a,u,l),y.__P&&(e.__e=null,a=c),e.__u&=-161,h&&h.some(ye),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(i.length=
d,e.__v=null,u||r)if(B&&B.then){if(e.__u|=128|u,r){for(~(E=r.indexOf(a||void 0))||(E=r.length);(T=r[E-1])&&T.nodeType==8;)E--;for(;E<r.length;E++)if(T=r[E])if(r[E]=
null,$){if(T==O)break}else{if(T.nodeType!=8)break;T.data.startsWith("$s")&&(O=wt($=T))}}if(!$){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;$=a}(c=wt($=
e.__c.__z||(e.__c.__z=$)))?(e.__e=$,a=c):e.__e=a,a=a&&a.nextSibling}else r&&r.some(ye);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),B&&B.then||_o(e),N.__e(B,e,n)}}else
a=e.__e=Ar(n.__e,e,n,o,s,r,i,u,l,t);return(c=N.diffed)&&c(e),a}function wt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.
nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function _o(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(_o))}function yo(t,e,n){for(var o=0;o<n.length;)rn(n[o++],n[o++],n[o++]);N.__c&&N.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(
s)})}catch(r){N.__e(r,s.__v)}})}function Ar(t,e,n,o,s,r,i,a,u,l){var c,h,d,f,w,p,m,y,g=n.props||yt,_=e.props,k=e.type;if(k=="svg"?s="http://www.w3.org/2000/svg":
k=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((w=r[c])&&(k?w.localName==k:w.nodeType==3)){
t=w,r[c]=null;break}}if(!t){if(y=l.ownerDocument||document,!k)return y.createTextNode(_);t=y.createElementNS(s,k,_.is?_:l),a&&(N.__m&&N.__m(e,r),a=!1),r=null}if(k){
if(l=k=="template"&&t.content||t,r=k=="textarea"&&_.defaultValue!=null?null:r&&on.call(l.childNodes),!a&&r)for(g={},c=0;c<t.attributes.length;c++)g[(w=t.attributes[c]).
name]=w.value;for(c in g)w=g[c],c=="dangerouslySetInnerHTML"?d=w:c=="children"||c in _||c=="value"&&"defaultValue"in _||c=="checked"&&"defaultChecked"in _||mt(t,
c,null,w,s);for(c in _)w=_[c],c=="children"?f=w:c=="dangerouslySetInnerHTML"?h=w:c=="value"?p=w:c=="checked"?m=w:a&&typeof w!="function"||g[c]===w||mt(t,c,w,g[c],
s);h?(a||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(k=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Sr.test(k))&&(s="http://www.w3.org/1999/xhtml"),go(l,nn(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&de(n,0),a,u),r&&r.some(ye)),a&&k!="textarea"||(c="valu\
e",k=="progress"&&p==null?t.removeAttribute(c):p==null||p===t[c]&&(k!="progress"||p)||mt(t,c,p,g[c],s),c="checked",m!=null&&m!=t[c]&&mt(t,c,m,g[c],s))}else g===
_||a&&t.data==_||(t.data=_);return t}function rn(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="functi\
on"?e():t(null)):t.current=e}catch(s){N.__e(s,n)}}function ln(t,e,n){var o,s,r,i;if(N.unmount&&N.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||rn(o,null,e,
t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){N.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ln(o[i],e,typeof t.
type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=wt(o,r=[]))&&(o==t.__e&&r.some(ye),ye(s),ye(o)),n||ye(t.__e),t.__e=t.__c=t.__=null}function Cr(t,e,n){
return this.constructor(t,n)}function $t(t,e){var n,o,s,r;N.__&&N.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Ie(Ee,{children:[
t]}),s=[],r=[],sn(e,e.__k,o||yt,yt,e.namespaceURI,o?null:e.firstChild?on.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),yo(s,e.__k,r),e.__k.props.children=
null}N={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){t=a}}throw _t=0,t}},ao=0,co=function(t){return t!=null&&t.
constructor===qe},We.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=be({},this.state)),typeof t=="function"&&(t=t(be({},n),this.props)),
t&&(be(n,t),this.__v&&(e&&this.__k.push(e),Vn(this)))},We.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Vn(this))},We.prototype.render=
Ee,fe=[],_t=0,uo=function(t,e){return t.__v.__b-e.__v.__b},gt=Symbol(),fo=/(PointerCapture)$|Capture$/i,tn=0,Jt={},vr=0;var bo=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<
e.length;r++){var i=e[r++],a=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++r]]=a:i===6?o[1][e[++r]]+=
a+"":i?(s=t.apply(a,bo(t,a,n,["",null])),o.push(s),a[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(a)}return o},Jn=new Map;function Mr(t){var e=Jn.get(this);return e||(e=
new Map,Jn.set(this,e)),(e=bo(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",a="",u=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=
6),d&&(u.push(r,d,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&l(),l(c));for(var h=0;h<n[c].length;h++)o=n[c][h],r===1?o==="<"?(l(),u=[u],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][h+1]===">")?(l(),r===3&&
(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return l(),u})(t)),e),arguments,[])).length>1?e:e[0]}var ne=Mr.bind(ho),Xt,K,Vt,Xn,Tr=Object.is,Zn=0,
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
if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Fe!==void 0;){var n=Fe;for(Fe=void 0,kt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=
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
var e=this,n=t.data,o=un(n);o.name="ReactiveDom",o.value=n;var s=vo(function(){for(var a=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var l=lo(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),c=lo(function(){return!Array.isArray(l.value)&&!co(l.value)}),h=Ge(function(){if(this.N=To,c.value){var f=l.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Mo.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:ho(Ee,null).constructor},type:{configurable:!0,
value:Mo},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Ce("__b",function(t,e){if(Ke(),
At=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof W&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});
Ce("__r",function(t,e){if(t(e),e.type!==Ee){Ke();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return Ge(function(){i=this},{
name:r}),i.c=s,i})((function(s){return function(){var r;Rr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||
e.type.name:""))),At=o,Ke(n)}});Ce("__e",function(t,e,n,o){Ke(),At=void 0,t(e,n,o)});Ce("diffed",function(t,e){Ke(),At=void 0;var n;if(typeof e.type=="string"&&
(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],
c=o[u];l===void 0?(l=Ir(n,u,c,s),r[u]=l):l.o(c,s)}}}t(e)});function Ir(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=Et(n);return{o:function(i,a){r.value=
i,o=a},d:Ge(function(){this.N=To;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Ce("u\
nmount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var a=e.
props;for(var u in i)a[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}t(e)});Ce("__h",function(t,e,n,o){o<3&&(e.__$f|=
2),t(e,n,o)});We.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!==
"__source"&&t[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in t))return!0;return!1};function un(t,e){return vo(function(){return Et(t,e)},[])}var Wr=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Ur(){an(function(){for(var t;t=Co.shift();)Ao.call(t)})}function To(){Co.push(this)===1&&(N.requestAnimationFrame||Wr)(Ur)}var No=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Hr=["facts","marks","notes"];function Lo(t=No){let e=Et(t),n=[],o=[],s=null,r=new Set,i=l=>an(()=>{let c=e.peek();e.value=l;let d=Object.keys(
l).filter(f=>l[f]!==c[f]);if(d.length)for(let f of[...r])f(l,c,new Set(d))}),a=({facts:l,marks:c,notes:h})=>({facts:l,marks:c,notes:h}),u=(l,c)=>{if(!l.length)return;
let h=e.peek();c.push(a(h)),s=null,i({...h,...l.pop()})};return{get now(){return e.value},get canUndo(){return e.value&&n.length>0},get canRedo(){return e.value&&
o.length>0},get history(){return{now:a(e.value),past:n,future:o}},change(l,{merge:c=null,undoable:h=!0}={}){let d=e.peek(),f=Hr.some(w=>w in l&&l[w]!==d[w]);f&&
h&&!(c!==null&&c===s)&&(n.push(a(d)),o=[]),(f||"mode"in l)&&(s=c),i({...d,...l})},open(l,c=null){let h={...No,...l};[n,o,s]=c!==null&&JSON.stringify(c.now)===JSON.
stringify(a(h))?[c.past,c.future,null]:[[],[],null],i(h)},undo:()=>u(n,o),redo:()=>u(o,n),on(l,c){let h=new Set(l),d=(...f)=>{[...f[2]].some(w=>h.has(w))&&c(...f)};
return r.add(d),()=>r.delete(d)}}}function D(t,e={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=t;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...e}}function jo(t){let e={check:null,card:null,pointed:null},n="null";return(o,s)=>{e[o]=s;let{cause:r=[],effect:i=[],wrong:a=[]}=e.pointed??e.card??{},u=e.pointed?
[]:e.check?.wrong??[],l={cause:r,effect:i,wrong:[...a,...u]},c=r.length||i.length||l.wrong.length?l:null,h=JSON.stringify(c);h!==n&&(n=h,t.emit("highlight",c))}}
var Me=t=>t.join(",");function Do(t,e){let n=new Set(e.map(Me));return t.filter(o=>!n.has(Me(o)))}function Te(t){return[...new Map(t.map(e=>[Me(e),e])).values()]}var Fr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Ct({app:t,highlight:e},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let a={effect:o,cause:Do(s,o),wrong:r},
u=()=>e("pointed",a),l=()=>e("pointed",null);return b("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:l,onfocusout:l,dataset:{cells:[...o,...s,...r].
map(Me).join(" ")}},...Kr(t,n),Gr(t,i))}function Ye(t,{words:e,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Ct(t,{words:e,effect:n,cause:s,lines:o})}function Je(t,e){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=e,a=Ct(t,{words:n,effect:o,cause:s,lines:i.length?[]:r});return b("ul",{class:"sentences"},a,...i.length?[Mt(
t,i)]:[])}function Mt(t,e){return b("li",{class:"chain"},b("ol",{class:"sentences"},e.map(n=>{let o=Ye(t,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Kr(t,e){let[,n,o]=/^(.*): (.*)$/.exec(e)??[null,null,e];return n===null?[b("p",{},Ve(t,U(o)))]:[b("p",{},Ve(t,`${U(n)}:`)),b("p",{class:"follows"},
Ve(t,U(o)))]}var U=t=>t.replace(/^.(?![\w']*\()/,e=>e.toUpperCase());function Ve(t,e){return e.split(Fr).map((n,o)=>o%2?qr(t,n):n)}function qr(t,e){let[n,o]=e.split(
",").map(Number),s=`row ${n}, column ${o}`;return b("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${e}: ${s}`,onclick:()=>t.emit("ce\
ll",{row:n,column:o})},e)}function Gr(t,e){let n=new Map(e.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?b("p",{class:"sources"},[...n.keys()].map(
o=>fn(t,o))):null}function fn(t,e){let n=Vr(e);return n===null?null:b("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>t.
emit("reveal",n)},dn(n,t.store.now))}function Vr(t){let e=/^(.*?):(\d+)(?::(\d+))?$/.exec(t??"");return e&&{file:e[1],line:Number(e[2]),column:Number(e[3]??1)}}
function dn({file:t,line:e},{puzzle:n}){let o=t??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${e} of ${s}`}function Po({app:t,place:e}){t.when("focused",n=>{let o=n&&Me([n.row,n.column]);for(let s of xe(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));e.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var he=t=>Te(t.flatMap(e=>e.cells));var Yr=["ghosts","overlay","film"];function zo(t){let{app:e,place:n,highlight:o}=t,s=b("div",{class:"card-body","aria-live":"polite"}),r=b("h2",{tabIndex:-1}),i=Jr(
(...p)=>s.append(...p)),a=b("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:d},"\xD7");n.card.append(b("header",{},r,a),s,i.element),
n.card.hidden=!0,Po(t);let u=new Set,l=new Set,c=()=>!1;function h(){c=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let p of[...u])w.
offer(p,null)}function d(){l.add(r.textContent),w.close()}let f=p=>p.flat().filter(m=>m!=null),w={show(p,...m){let y=n.card.contains(document.activeElement);h(),
l.delete(p),r.textContent=p,s.append(...f(m)),n.card.hidden=!1,y&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&e.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:p=>n.card.hidden&&!l.has(p),add(...p){s.append(...f(p))},replace(...p){o("pointed",null),s.replaceChildren(
...f(p))},work(p,m,y){return w.show(p),i.tell(m),i.run(y)},keepWhile(p){c=p},tell:i.tell,offer(p,m){m===null?u.delete(p):u.add(p),e.emit(p,m)},close(){h(),n.card.
hidden=!0}};for(let p of Yr)e.when(p,m=>{m===null&&u.delete(p)});return e.when("cancel-all",()=>{l.clear(),w.close()}),e.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{c()||w.close()}),w}function Jr(t){let e=b("span",{class:"soft"}),n=b("button",{type:"button",onclick:()=>{r(),t(b("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=b("div",{class:"card-work",hidden:!0},b("span",{class:"spinner","aria-hidden":"true"}),e,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(u){let l=s=new AbortController;o.hidden=!1;try{await u(l.signal)}catch(c){if(c.name==="AbortError"||l.signal.aborted)return;t(b("p",{class:Xr(
c)?"failure":""},Tt(c)))}finally{s===l&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:u=>{e.textContent=u}}}var Xr=({problems:t,interrupted:e,status:n})=>n!==
200||!e&&t.some(({line:o})=>o!==null);function Tt(t){if(t.interrupted==="timeout"||t.interrupted==="cpu")return"This took too long and was stopped.";if(t.interrupted===
"memory")return"This needs more memory than it may take.";let[e]=t.problems??[],n=e?.text??t.message;return U(n.replace(/^encodings\/\S+: /,""))}function M(t,e,n={}){
return b("button",{type:"button",onclick:e,...n},t)}var G=(...t)=>b("div",{class:"row"},...t),A=(...t)=>b("p",{},...t);var Bo=["puzzle","instance","rules","facts","constants"];function Ro(t){let e=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(u){e.add(u)}};function s(u){
o.now={...o.now,...u};for(let l of e)l(o.now)}async function r(){clearTimeout(n);let u=t.store.now;if(!u.puzzle)return;let l=performance.now(),c={count:0,cost:[]};
try{let h=await t.overview.ask("solve",(d,f)=>{c=f});h!==void 0&&i(u)&&a(h)}catch(h){if(!i(u))return;if(h.interrupted)return a(Zr(c,h.interrupted,performance.now()-
l));s({outcome:null,error:h,isOld:!1}),t.emit("solved",null),h.status===0?n=setTimeout(r,2e3):t.emit("problems",h.problems??[])}}let i=u=>Bo.every(l=>t.store.now[l]===
u[l]);function a(u){s({outcome:u,error:null,isOld:!1}),t.emit("problems",u.remarks),t.emit("solved",Nt(u))}return t.store.on(Bo,(u,l,c)=>{let h=c.has("puzzle")||
c.has("instance");s(h?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var Zr=({count:t,cost:e},n,o)=>({status:t?"found":"interrupted",count:t,cost:e,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function Nt({status:t,statistics:e,answers:n}){let o=(e.ground_seconds??0)+(e.
solve_seconds??0);return{status:t,seconds:o,answers:n.map(({atoms:s})=>s)}}function Io(t){let{app:e,place:n,solving:o}=t,s=b("strong"),r=b("span",{class:"soft"}),i=b("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),a=b(
"div",{class:"row"}),u=b("div",{class:"status-line",role:"status"},b("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(u,i,a);let l=ti(t,a,h);function c({
outcome:f,error:w,isOld:p}){if(n.status.setAttribute("aria-busy",String(p)),n.status.classList.toggle("old",p),p){l.stop(),f===null&&w===null&&d();return}let m=w?
Qr(w):f&&hn(f);m!==null&&(n.status.dataset.kind=m.kind,s.textContent=m.words,r.textContent=m.detail??"",a.replaceChildren(...ei(e,w)),f?.status==="multiple"&&l.
offer())}function h({count:f,exhausted:w,horizon:p}){s.textContent=w?`${_e(f,"answer")}, all counted`:`At least ${_e(f,"answer")}`;let m=p===null?null:`in ${p} \
steps; longer ones were not counted`;r.textContent=[m,w?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function d(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,a.replaceChildren()}o.on(c),d()}function hn(t){let{status:e,cost:n,count:o,horizon:s}=t,r=t.interrupted?null:`${Nt(t).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),a=n.join(" "),u=t.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(Nt(t).
seconds)} s`,l={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${a}`,"good"],found:[n.length?`${u}: the best so far is ${a}, not proved`:`${u}: ${_e(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[e];return{words:l[0],detail:i,kind:l[1]}}function Qr(t){return t.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:t.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:t.interrupted?{words:Tt(t),kind:"warn"}:t.problems.length&&t.problems.every(ft)?{words:"The board is not finished",kind:"warn"}:t.problems.length?{words:t.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:t.message,kind:"bad"}}function ei(t,e){return!e||e.interrupted?[]:(e.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return b("p",{class:"status-problem"},n.text);let o=U(dn(n,t.store.now)),s=b("button",{type:"button",class:"ru\
le-link",onclick:()=>t.emit("reveal",n)},o);return b("p",{class:"status-problem"},s,`: ${n.text}`)})}function ti({app:t},e,n){let o=null;async function s(){let a=o=
new AbortController,u=b("span",{},"Counting \u2026");e.replaceChildren(b("span",{class:"spinner","aria-hidden":"true"}),u,M("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let l=await q("count",D(t.store.now,{marks:[]}),{signal:a.signal,onEvent:(c,{count:h})=>{u.textContent=`at least ${h.toLocaleString("en")} \u2026`}});
e.replaceChildren(),n(l)}catch(l){a.signal.aborted||i(Tt(l))}}function r(){o?.abort(),o=null}function i(a=null){e.replaceChildren(a??"",M("Count them all",s))}return{
stop:r,offer:i}}var mn=200;function Uo(t){let{app:e,place:n,card:o,solving:s}=t;n.buttons.append(M("Solution",i,{title:"Show the solved board"}),M("Answers",l,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;e.when("playable",c=>{r=c});async function i(){if(s.now.outcome?.status==="none")return t.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async c=>{let h=t.createFilm("Solution"),d=[];await q("answers",D(e.store.now,{marks:[],most:1}),{signal:c,onEvent:(f,w)=>{
d.push(w),h.add(Wo(w,"Solution"))}}),d.length?o.add(...a(d[0])):o.add(A("No answer was found."))})}function a({atoms:c,frames:h}){let d=s.now.outcome&&`${hn(s.now.
outcome).words}. `;return[A(`${d??""}${h.length?"The board shows it.":""}`),h.length?null:b("p",{class:"atoms"},c.join(" ")),r&&s.now.outcome?.horizon===null?G(
M("Fill it in",()=>u(c),{class:"primary"})):null]}function u(c){o.offer("film",null),e.emit("fill",c)}async function l(){if(s.now.outcome?.status==="none")return t.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async c=>{let h=t.createFilm("All answers"),d=b("div"),f=[],w=0,p=!1,m=k=>h.goTo(f[Math.
min(Math.max(w+k,0),f.length-1)]),y=b("span",{role:"status"}),g=()=>{y.textContent=`Answer ${w+1} of ${f.length}`};d.append(b("div",{class:"row"},M("Previous",()=>m(
-1)),y,M("Next",()=>m(1)))),h.onMove(k=>{w=Math.max(f.findLastIndex(v=>v<=k),0),g()}),o.add(d);let _=await q("answers",D(e.store.now,{marks:[],most:mn}),{signal:c,
onEvent:(k,v)=>{p=v.cost.length>0,f.push(h.length),h.add(Wo(v,`Answer ${f.length}`)),v.frames.length||d.append(b("p",{class:"atoms"},v.atoms.join(" "))),o.tell(
`${f.length} so far \u2026`),g()}});o.add(A(ni({..._,isBest:p,horizon:s.now.outcome?.horizon},f.length)))})}}var Wo=({frames:t},e)=>t.map(n=>({...n,name:n.name?
`${e}: ${n.name}`:e}));function ni({exhausted:t,interrupted:e,isBest:n,horizon:o},s){return t&&n?"None is better, proved; others may be as good.":t&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:t?s===1?"There are no others.":"These are all answers.":e?"The search was stopped: there may be more.":s<
mn?"There may be others.":`The first ${mn}; there may be more.`}var Ho="pylogic:check",oi=250,si=400,ri=3,ii="Whether this can be completed was not found out in time.";function Fo(t){let{app:e,place:n,solving:o}=t,s=dt(),r=s.
stop,i=!1,a=null,u=!1,l=ci(t),c=li(()=>f(!d())),h=M("Check",()=>w(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(b("div",{class:"\
row"},h,c),l.element);let d=()=>c.getAttribute("aria-checked")==="true";function f(g){c.setAttribute("aria-checked",String(g)),localStorage.setItem(Ho,g?"on":"o\
ff"),a=null,w()}async function w(g=!1){let{outcome:_,isOld:k}=o.now,{marks:v}=e.store.now,S=g||u&&v===a;if(g)a=v;else if(!S&&v===a&&!k)return;let x=Object.keys(
v).length===0;u=S&&k&&!x;let $=(S||d())&&!k&&_!==null&&!x;if(!$||_.status==="none"||_.horizon!==null)r(),$&&_.horizon===null?l.bad("There is no answer at all",[]):
S&&x?l.unsure("Nothing is entered yet."):u?l.unsure("checking \u2026"):l.clear();else if(!S)await m("rules");else{let O=_.status==="unique"?new Set(_.answers[0].
atoms):null;O===null?await m("all"):p(O,v)&&await m("reasons")}}function p(g,_){let k=pn(g,_);if(k.length){let v=Te(k.map(gn).filter(x=>x!==null)),S=v.length===
1?`1 ${ve(v)} is wrong`:`${v.length} ${ve(v)}s are wrong`;return l.bad(S,v),!0}return r(),l.good(i?b("strong",{},"Solved!"):"So far so good"),!1}async function m(g){
let _=l.element.childNodes.length?si:0,k=g==="all"?setTimeout(()=>l.unsure("checking \u2026"),_):0,v;try{v=await s(x=>J("judge",D(e.store.now),x))}catch(x){g===
"all"&&x.interrupted?l.unsure(ii):g!=="reasons"&&l.clear();return}finally{clearTimeout(k)}if(v===void 0)return;let S=ai(t,v.broken);if(g==="rules")S?l.bad(S.children.
length===1?"A rule is broken":"Rules are broken",he(v.broken),S):i?l.good(b("strong",{},"Solved!")):l.clear();else if(g==="reasons"){if(S===null)return;l.element.
querySelector("button")?.remove(),l.element.append(S)}else v.possible?l.good("So far so good"):l.bad("This cannot be completed any more",he(v.broken),S)}let y=ue(
oi,()=>w());e.store.on(["marks"],g=>{r(),l.element.classList.add("old"),Object.keys(g.marks).length||l.clear(),y()}),e.when("cancel-all",()=>{r(),l.clear()}),e.
when("playable",g=>{n.check.hidden=!g}),e.when("finished",g=>{i=g,w()}),o.on(()=>w()),c.setAttribute("aria-checked",String(localStorage.getItem(Ho)==="on"))}var li=t=>b(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:t,title:"Say at once when a rule is broken, and not whether a guess is right"},b("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function ai(t,e){let n=e.slice(0,ri).map(o=>Ye(t,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?b("ul",{class:"sentences"},n):null}function ci({conflicts:t,highlight:e}){let n=b("div",{class:"verdict",role:"status"}),o=(r,i,...a)=>{e("pointed",null),
e("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...a.filter(u=>u!=null))},s=()=>M("Why?",()=>t.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,b("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,a=null)=>o("bad",i,b("strong",{},r),
a??s())}}var ve=t=>t.every(e=>e.length>2)?"line":"cell",pn=(t,e)=>Object.keys(e).filter(n=>t.has(n)!==e[n]);function gn(t){let e=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(t);return e&&[Number(e[1]),Number(e[2]),...e[3]?[e[3]]:[]]}var ui=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,wn="Why there is no answer",Ko="Why this is wrong",fi="Which rule is wrong",di=600;function qo(t){let{app:e,
card:n,highlight:o,solving:s}=t;function r(m=!1){return c(wn,{marks:[]},m)}async function i(){await n.work(Ko,"Looking for what it breaks \u2026",async m=>{let{
broken:y}=await J("judge",D(e.store.now),m);y.length?a(y):await h({},!1,m)})}function a(m){o("card",{wrong:he(m)}),n.replace(A("What you entered breaks a rule a\
lready:"),b("ul",{class:"sentences"},m.slice(0,12).map(y=>Ye(t,{words:`${y.words}.`,cells:[],because:[y]}))),u())}let u=()=>G(M("But it is right",()=>n.work(fi,
"Looking for what refuses it \u2026",async m=>{let{is_answer:y,reasons:g}=await J("why",D(e.store.now),m);y?n.add(A("Some answer has all of it.")):l(g)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function l(m){o("card",{wrong:he(m)}),n.replace(b("ul",{class:"sentences"},Mt(t,m.flatMap(
y=>Go(y)))))}function c(m,y,g){let _=g?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(m,_,k=>h(y,g,k))}async function h(m,y,g){
let _=(S,{size:x,bound:$})=>n.tell(`${x} clues and rules so far${$?`, at least ${$} are needed`:""} \u2026`),k=D(e.store.now,{...m,smallest:y}),v=await q("confl\
icts",k,{signal:g,onEvent:_});v.status!=="none"?n.add(A("There is an answer now.")):v.conflicts.length?d(v.conflicts[0],m):n.add(A("The reason was not found in \
time."))}function d(m,y){let g=m.because.filter(v=>v.clue!==null),_=m.because.filter(v=>v.clue===null),k=m.chain.length>0;o("card",{cause:Te([...he(g),...he(_)]),
wrong:m.cells}),n.replace(A(k?"It leads to a contradiction:":hi(m,g,_)),w("The clues: ",g.map(v=>v.words).join("; ")),w("What you entered: ",m.cells.join(" ")),
k?b("ul",{class:"sentences"},Mt(t,m.chain)):f(_),b("p",{class:"soft"},m.smallest?"No reason is smaller.":m.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),y.marks?null:u(),m.smallest?null:G(M("The smallest reason",()=>c(y.marks?wn:Ko,y,!0))))}let f=m=>b("ul",{class:"sentences either"},m.map(y=>Ct(t,
{words:y.words,cause:y.cells,lines:[y]}))),w=(m,y)=>y?A(m,...Ve(e,mi(y))):null,p=ue(di,()=>{let{outcome:m,isOld:y}=s.now;!y&&m?.status==="none"&&m.horizon===null&&
n.mayCome(wn)&&r()});return s.on(p),{ofPuzzle:r,ofMarks:i}}function Go({words:t,place:e,cells:n,because:o},s=0){return[{words:t,cells:n,because:e===null?[]:[{words:t,
place:e,clue:null,cells:n}],depth:s},...o.flatMap(i=>Go(i,s+1))]}function hi(t,e,n){let o=[e.length?e.length===1?"this clue":`these ${e.length} clues`:null,t.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function mi(t){let e=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return t.replace(ui,e).trimEnd()}var Vo="How the answer follows",Yo=10;function Jo({store:t,when:e}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};t.on(["puzzle","instance","rules",
"facts","constants"],s),e("cancel-all",s);function r(u){s(),n=new AbortController;let l={marks:t.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},c=(h,d)=>{
l.events.push({name:h,data:d}),l.wake()};return l.end=q("explain",D(t.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:c}),l.end.catch(()=>{}).finally(()=>{l.
hasEnded=!0,l.wake()}),o=l}async function*i(u){for(let l=0;;l+=1){for(;l===u.events.length&&!u.hasEnded;)await new Promise(c=>{u.wake=()=>c(null)});if(l===u.events.
length)return;yield u.events[l]}}async function a(u,l){u.addEventListener("abort",s);try{return await l()}finally{u.removeEventListener("abort",s)}}return{next:u=>a(
u,async()=>{let{marks:l}=t.now,c=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&c?o:r(Yo);;h=r(Yo)){let d=[],f=[],w=null;for await(let{name:p,
data:m}of i(h)){p==="own"&&(w=m),p==="step"&&d.push(m),f.push(...(m.frames??[]).flatMap(g=>g.looks??[]));let y=pi(w,d,l);if(y.length)return{steps:y,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(u,l)=>a(u,async()=>{let c=o&&o.most===null&&o.marks===t.now.marks?o:r(null);for await(let{name:h,
data:d}of i(c))l(h,d);return c.end})}}function pi(t,e,n){let o=[...t?[t]:[],...e].find(({entered:s})=>!s.every(r=>_n(r,n)));return o?[...o.needs.map(s=>e[s]),o]:
[]}function _n(t,e){let[n,o]=ct(t);return e[n]===o}function yn({conflicts:t},e){e.conflicts.some(n=>n.state.length)?t.ofMarks():t.ofPuzzle()}function Xo(t){let{
place:e,card:n,solving:o,derivation:s}=t;e.buttons.append(M("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return t.conflicts.ofPuzzle();if(i==="multiple")return t.several.ask();await n.work(Vo,"Looking for the first step \u2026",async a=>{
let u=t.createFilm(Vo),l=b("ol",{class:"steps"});n.add(l);let c=await s.follow(a,(h,d)=>{d.frames&&u.add(d.frames.map(f=>({...f,...gi(h,d)}))),h==="step"&&(l.append(
wi(t,u,d,l.childElementCount+1)),n.tell(`${_e(l.childElementCount,"step")} so far \u2026`))});if(c.status==="none")return yn(t,c);if(c.status==="multiple")return t.
several.ask();l.before(A(_i(c,l.childElementCount)))})}}function gi(t,{words:e,sentence:n,cells:o}){return t!=="step"?{name:"Before the first step"}:{name:U(e),
captions:[U(n)],settled:o}}function wi(t,e,n,o){let s=b("button",{type:"button",class:"step-link",onclick:()=>e.goTo(o)},U(n.words)),r=b("li",{dataset:{frame:o}},
s,Je(t,n));return e.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function _i({grade:t,complete:e,interrupted:n},o){
let s=_e(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=t?.techniques.at(-1);return`${s}.`+(t?.level?` Difficulty: ${t.level}.`:"")+
(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(e?"":" The rest does not follow by explanations.")}function Zo(t){let e=null;return t.app.when("film-at",
n=>e?.moved(n)),t.app.when("film",n=>e?.told(n)),n=>e=yi(t,n)}function yi({app:t,card:e},n){let o=[],s=[],r=[],i=0,a=!0,u=()=>{a&&o.length&&e.offer("film",{title:n,
frames:[...o],looks:s,at:i})},l=ue(200,u);return{moved(c){if(a){i=c;for(let h of r)h(i)}},told(c){(c===null||c.title!==n)&&(a=!1)},get length(){return o.length},
add(c){let h=o.length===0;o.push(...c),s.push(...c.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),h?u():l()},goTo(c){a=!0,i=Math.min(c,o.length-1),u(),t.emit("pane",
"board");for(let h of r)h(i)},onMove(c){r.push(c)}}}var Lt="Hint";function es(t){let{app:e,place:n,card:o,highlight:s,derivation:r}=t,i=M("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),e.when("playable",w=>{i.hidden=!w}),e.when("hint",u);let a=!1;e.when("finished",w=>{a=w});async function u(){if(a){o.show(Lt,A("Solved: nothing is lef\
t to do."));return}let w=l();if(w.length){c(w);return}await o.work(Lt,"Looking for the simplest next step \u2026",async p=>{let{marks:m}=e.store.now,{steps:y,looks:g,
end:_}=await r.next(p),k=e.store.now.marks===m;_?.status==="none"?yn(t,_):_?.status==="multiple"?bi(t):k?_?o.add(A(ki(_,m))):h(y.at(-1),y.slice(0,-1),g,m):o.add(
A("The board has changed meanwhile: ask again."))})}function l(){let{outcome:w,isOld:p}=t.solving.now;return!p&&w?.status==="unique"?pn(new Set(w.answers[0].atoms),
e.store.now.marks):[]}function c(w){let p=w.map(gn).filter(_=>_!==null),m=()=>{let _=Object.entries(e.store.now.marks).filter(([k])=>!w.includes(k));e.store.change(
{marks:Object.fromEntries(_)}),o.close()};o.show(Lt),s("card",{wrong:p});let y=e.store.on(["marks"],({marks:_})=>{y(),g.isConnected&&!w.every(k=>k in _)&&o.close()}),
g=M("Why?",()=>t.conflicts.ofMarks(),{class:"served"});o.add(A(w.length===1?`First this: one ${ve(p)} is wrong.`:`First this: ${w.length} ${ve(p)}s are wrong.`),
G(M(w.length===1?"Erase it":"Erase them",m,{class:"primary"}),g))}function h(w,p,m,y){let{cells:g,causes:_,entered:k,name:v,frames:S}=w;s("card",{effect:g,cause:_});
let x=M("Do it",()=>f(k),{class:"primary"}),$=M("Do it, and the next",()=>{f(k),u()}),O=()=>k.every(T=>_n(T,e.store.now.marks)),E=e.store.on(["marks"],()=>{if(!x.
isConnected)return E();if(!d(y))return o.close();s("card",null),$.textContent=(x.disabled=O())?"Next hint":"Do it, and the next"});o.add(b("p",{class:"look"},"L\
ook at ",Qo("effect",g),..._.length?[" and ",Qo("cause",_)]:[],".",b("span",{class:"soft"},` (${v})`)),...p.map(T=>Je(t,T)),Je(t,w),G(x,$,w.has_candidates?M("Sh\
ow what is noted",()=>{o.offer("film",{title:Lt,frames:S,looks:m.map(T=>({svg:T})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&x.focus()}let d=w=>Object.entries(w).every(([p,m])=>e.store.now.marks[p]===m);function f(w){let{marks:p}=e.store.now;
e.store.change({marks:{...p,...Object.fromEntries(w.map(ct))}})}}function bi({card:t,several:{share:e}}){t.add(A("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),G(M("Show what all answers share",e)))}var Qo=(t,e)=>b("span",{class:`key ${t}`},e.length===0?"the board":
e.length===1?`this ${ve(e)}`:`these ${e.length} ${ve(e)}s`);function ki({complete:t,interrupted:e},n){return e?"The next step was not found in time.":t?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var ts="More than one answer",vi=300;function ns(t){let{app:e,card:n,solving:o}=t;function s(){n.show(ts,A("This board has more than one answer. What would you \
like to see?"),r())}let r=(p=null)=>G(M("What they share",a,{hidden:p===a}),M("Two of them side by side",u,{hidden:p===u,class:"served"}),M("Clues that would le\
ave one",l,{hidden:p===l,class:"served"})),i=(p,m)=>J("differences",D(e.store.now,{marks:[],extra:m}),p);async function a(){await n.work("What all answers share",
"Comparing all answers \u2026",async p=>{let{status:m,cautious:y,brave:g}=await i(p,!1);if(!f(m)){if(y===null)return n.add(A("The answers were not all compared \
in time."));n.offer("overlay",{certain:y,possible:g}),n.add(A("The board shows all answers at once: full is what every answer has, faint what only some have."),
A(`${y.length} of ${g.length} are certain.`),r(a))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:m,picture:y}=await i(
p,!1);if(f(m))return;if(y===null)return n.add(A("These rules do not say how a board is drawn."));let g=[{svg:y}];n.offer("film",{title:"Two answers",frames:g,at:0}),
n.add(A("Where they differ is highlighted; the third board is what all answers share."),r(u))})}async function l(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async p=>{let{status:m,offers:y,proof:g}=await i(p,!0);if(f(m))return;if(!y.length)return n.add(A("No clues were found that w\
ould leave one answer."));c(y);let _=y.length===1;n.add(A(_?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${y.
length} clues would leave one answer (${g}). They stand faintly on the board: click one to add it.`),G(M(_?"Add it":"Add all",()=>d(h(y)),{class:"primary"})))})}
function c(p){n.offer("ghosts",p),n.keepWhile(()=>{let m=h(p);return!m.length||m.length===p.length?!1:(c(m),!0)})}function h(p){let m=e.store.now.facts.replaceAll(
/%.*|\s/g,"");return p.filter(({atom:y})=>!m.includes(`${y}.`))}let d=p=>e.emit("clues",p.map(({atom:m})=>m));function f(p){return p==="multiple"?!1:(n.add(A("T\
here is no longer more than one answer.")),!0)}let w=ue(vi,()=>{let{outcome:p,isOld:m}=o.now;!m&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(ts)&&s()});
return o.on(w),{ask:s,share:a}}function os({app:t,place:e,card:n}){e.more.append(M("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:a,interrupted:u}=await J(
"unneeded",D(t.store.now,{marks:[]}),r);n.add(i.length?A("All of these could be deleted at once: the answers of this board would stay the same."):A(u?"None was \
found so far.":"It needs every rule that it uses."),s(i),a.length?A("This board says nothing of these: it has nothing that they could forbid."):null,s(a),u?A("T\
he search was cut short: there may be more."):null)})}let s=r=>b("ul",{class:"sentences"},r.map(({words:i,place:a})=>b("li",{class:"sentence"},b("p",{},U(Si(i))),
b("p",{class:"sources"},fn(t,a)))))}var Si=t=>t.replaceAll(/\{([^{}]*)\}/g,"$1");var ss=matchMedia("(max-width: 60rem)");function $i(t){let e={status:b("section",{class:"assistant-status","aria-label":"Answers"}),buttons:b("div",{class:"assi\
stant-buttons"}),check:b("section",{class:"assistant-check","aria-label":"Check while you play"}),card:b("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:b("div",{class:"assistant-more"})};R("#assistant").append(e.status,e.buttons,e.check,e.card,e.more);let n=()=>ss.matches?R("#board").append(
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
let s=e.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?e.length-1:1;n(e[s<0?1:(s+r)%e.length]),o.preventDefault()});for(let o of xe(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function zi(t){let e=R("#messages");t.when("message",({words:n,isBad:o=!1})=>{let s=b(
"div",{class:o?"message bad":"message"},n),r=[...e.children].filter(a=>a.textContent!==n);e.replaceChildren(...r.slice(1-Ai),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Ci)addEventListener(a,i,{once:!0})},Ei)})}var $n={};et($n,{start:()=>jl});var Bi=12;function Ne(t,e,n){let o=t?.querySelector(`.${e}`);n===null||n===""?o?.remove():o?o.textContent=n:t?.append(b("span",{class:e,ariaHidden:"true"},n))}function is(t,e,n,o){
Ne(t,e,n.join(" "));let s=t?.querySelector(`.${e}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let u=Number(a)-1,l=b("span",{},a);return l.style.gridArea=`${Math.floor(
u/r)+1} / ${u%r+1}`,[l," "]})))}function Le(t,e){t?.querySelector(".typed")?.remove(),e!==null&&t?.append(b("span",{class:"typed",ariaHidden:"true"},e))}function ls(t,e){
let n=e.map((o,s)=>`var(--paint-${o}) ${100*s/e.length}% ${100*(s+1)/e.length}%`);t&&(t.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Dt(t,e){Ne(t,"tint",e),t?.querySelector(".tint")?.style.setProperty("--hue",String((Number(e)||e.length)*360*5/Bi%360))}function as(t){t!==void 0&&
(t.classList.remove("flash"),t.offsetWidth,t.classList.add("flash"),t.addEventListener("animationend",()=>t.classList.remove("flash"),{once:!0}))}var Ri=500,Ii=["clue","unknown"];function cs({app:t,view:e}){let n=new Map,o=new Map,s=Wi(t,()=>{for(let S of u())Le(e.grid.cell(S),null)}),r=()=>e.sheet,i=S=>r().
edits.find(x=>x.what===S),a=S=>C(r(),S).join(",");function u(){let S=[...n.keys()];return n.clear(),o.clear(),S}function l(S,x,$,O=null){let E=$===null?"":S==="\
unknown"?"?":$;n.set(x,E),Le(e.grid.cell(x),E);for(let T of Ii)o.set(`${T} ${a(x)}`,null);m(S,x,$,O)}function c(S,x){let $=x.filter(O=>w(O,S));if($.length){for(let O of $)
o.set(`${O} ${a(S)}`,null);n.set(S,""),Le(e.grid.cell(S),""),s.ask({cells:$.map(O=>[O,...C(r(),S),null])})}}function h(S,x){let $=o.get(`${S} ${x}`);return $===
void 0?i(S)?.cells.get(x)??null:$}function d(S){let x=[...o.keys()].filter(O=>O.startsWith(`${S} `)).map(O=>O.slice(S.length+1)),$=i(S)?.cells.keys()??[];return[
...new Set([...$,...x])].filter(O=>h(S,O)!==null)}let f=(S,x)=>h(S,a(x)),w=(S,x)=>f(S,x)!==null;function p(S,x,$=null){for(let[O,E]of x)o.set(`${S} ${O.join(",")}`,
E);s.ask({cells:x.map(([O,E])=>[S,...O,E])},$)}let m=(S,x,$,O=null)=>p(S,[[C(r(),x),$]],O);function y(S,x){let $=[];for(;;){let O=h(S,[...x,$.length+1].join(","));
if(O===null)return $;$.push(O)}}function g(S,x,$,O=null){let E=$.match(/\d+/g)??[],T=y(S,x).slice(E.length).map(()=>null);p(S,[...E,...T].map((j,B)=>[[...x,B+1],
j]),O)}function _(S,x,$,O){s.ask({cells:[[S,...C(r(),x),...$,O===""?null:O]]})}function k(S,x){S>=1&&x>=1&&s.ask({size:[S,x]})}function v(S){let x=j=>/^\d+$/.test(
j)?Number(j):j,$=S.flatMap(j=>{let[,B="",pe=""]=/^(\w+)\((.*)\)$/.exec(j)??[],Se=pe.split(","),Qe=e.sheet.edits.find(({isClue:dr,predicate:hr,keys:mr,values:pr})=>dr&&
hr===B&&mr+pr===Se.length);return Qe?[[Qe.what,...Se.slice(0,Qe.keys).map(x),Se.slice(Qe.keys).join(",")]]:[]});if(!$.length||$.length<S.length)return!1;s.ask({
cells:$});let[O,E,T]=$[0];return i(String(O))?.where==="cell"&&e.grid.select(V(r(),Number(E),Number(T))),!0}return{entry:i,key:a,set:l,erase:c,found:h,everywhere:d,
valueAt:f,has:w,place:p,become:m,numbers:y,becomeNumbers:g,write:_,resize:k,add:v,settle:()=>s.isEmpty?u():[]}}function Wi(t,e){let{store:n,overview:o}=t,s=[],r=!1,
i=!1;function a(c,h=null){s.push({step:c,merge:h}),r||u()}async function u(){for(r=!0;s.length;)await l(s.splice(0,Ri));r=!1}async function l(c){let h=n.now,d=!1;
i=!0;let f=w=>{i=!1,!(n.now.puzzle!==h.puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,w.forEach((p,m)=>{!d&&p!==n.now.facts&&n.change({facts:p},
{merge:c[m].merge})}))};try{await o.edit(c.map(({step:w})=>w),f)}catch(w){if(i=!1,!(w instanceof Q))throw w;t.emit("message",{words:`This cannot be changed here\
: ${w.message}`,isBad:!0}),e()}d&&await l(c)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var us="Click a cell to put one there, or to take it away.",ee={clue:{name:"Clues",isTyped:!0,hint:({pen:t})=>t.isMark?"Click a cell to put a clue there, or to \
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
function i(p,m,y,g=null){let _=we(p,n.now.marks,m);!p.spots.has(m)||_===y||n.change({marks:ut(p,n.now.marks,m,y)},{merge:g})}function a(p,m){let y=e.grid.side(p,
m,e.sheet.plays.every(Y));return y===null?null:ae(e.sheet,p,y)}let u=(p,m,y,g=null,_=-1)=>({play:p,index:m,spot:g,number:_,merge:`line ${s+=1}`,how:y,before:n.now.
marks,isDragged:!1}),l=(p,m)=>it(p,we(p,n.now.marks,m)),c=(p,m)=>lt(p,we(p,n.now.marks,m));function h(p,m,y){o=null;let g=r();if(!g||p<0)return{isClick:!1,isDrag:!1};
let _=a(p,y),k=_===null?-1:m?c(g,_):l(g,_),v=ge(g)&&e.grid.side(p,y,!1)===null,S=g.where==="link"?"link":v?"area":"side";return _===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=u(g,p,S,_,k),_!==null&&S==="side"&&i(g,_,k,o.merge),{isClick:_!==null,isDrag:!0})}function d(p){if(o?.how!=="side")return;let m=e.grid.under(p.x,p.
y),y=m<0?null:a(m,p);y!==null&&y!==o.spot&&i(o.play,o.spot=y,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[m,y]=[C(e.sheet,o.index),C(e.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Rn(o.play,o.before,m,y)},{merge:o.merge});return}let[g,_]=[y[0]-m[0],y[1]-m[1]];if(Math.abs(g)+Math.abs(_)!==
1){o.index=p;return}let k=g?g>0?"bottom":"top":_>0?"right":"left",v=ae(e.sheet,o.index,k);if(!o.isDragged){let{play:S,play:{clicks:x,choices:$}}=o,O=we(S,n.now.
marks,v)===x[0];o.number=$[0].value!==null?l(S,v):O?-1:x[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=p}function w(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:w,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?w():o?.how==="area"&&f(p)},onKey(p,m){let y=p.shiftKey?je[p.key]:void 0,g=r();if(!g)return!1;if([" ","Enter"].includes(p.key)&&ge(g)&&e.sheet.plays.every(
Y))return o?w():f((o=u(g,m,"area")).index),!0;if(y===void 0)return!1;let _=ae(e.sheet,m,y);return i(g,_,l(g,_)),!0}}}var Ui={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function ds({view:t,changes:e,pen:n}){let o=l=>C(t.sheet,l),s=l=>e.found(n.kind,l.join(","));function r(l){
let c=n.isPlaced?n.id:"";e.place(n.kind,[[l,s(l)===c?null:c]])}function i(l,c){let[h,d,f]=ae(t.sheet,l,c).split(",");return(f==="right"?Number(d)<t.sheet.columns:
f==="bottom"&&Number(h)<t.sheet.rows)?[[Number(h),Number(d),f]]:[]}function a(l,c,h){let[d,f]=o(l),[w,p]=[2*d+c,2*f+h];w>=2&&w<=2*t.sheet.rows&&p>=2&&p<=2*t.sheet.
columns&&r([w,p])}function u(l,c){let[h,d="0"]=e.valueAt("arrow",l)?.split(",")??[];e.become("arrow",l,h===c?null:`${c},${d}`)}return{press(l,c){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!e.entry(h))return!1;let{left:d,top:f}=t.grid.within(l,c),[w,p]=o(l),m=t.grid.side(l,c);return h==="vertex"?r(
[w-+(f<.5),p-+(d<.5)]):h==="centre"?a(l,Math.floor(f*3)-1,Math.floor(d*3)-1):m!==null&&h==="arrow"?u(l,m):m!==null&&i(l,m).forEach(r),!0},onKey({key:l,shiftKey:c},h){
let{kind:d}=n,f=c?je[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")u(h,f);else if(f&&d==="centre")a(h,...Ui[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")a(h,Number(c),Number(c));else return!1;return!0},clear(l){let[c,h]=o(l),d=[-1,0,1].flatMap(
p=>[-1,0,1].map(m=>[p,m])),w=({between:Object.values(je).flatMap(p=>i(l,p)),vertex:d.filter(p=>Math.max(...p)<1).map(([p,m])=>[c+p,h+m]),centre:d.map(([p,m])=>[
2*c+p,2*h+m])}[n.kind]??[]).filter(p=>s(p)!==null);return w.length&&e.place(n.kind,w.map(p=>[p,null])),w.length>0}}}function hs({view:t,changes:e}){let n=null,o=()=>e.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return u();n={id:0,cells:[l]}}function i(l){if(l===void 0)return u();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:c,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;for(let f of d)Dt(
t.grid.cell(f),String(c));e.place("path",d.map(f=>[[...C(t.sheet,f),c],String(h.indexOf(f)+1)]),`path ${c}`)}function a(l){let c=C(t.sheet,l).join(","),h=o().filter(
([f,w])=>`${f},${w}`===c).map(([,,f])=>f),d=o().filter(([,,f])=>h.includes(f));d.length&&e.place("path",d.map(f=>[f.map(s),null]))}function u(){n?.cells.length===
1&&a(n.cells[0]),n=null}return{press:r,reach:i,clear:a,end:u}}var ms=4,Hi=["clue","unknown","circle","object","block","arrow"],Fi=["0","1","2","3","4"];function Ki(t){let e="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(ee).filter(t)},get kind(){return t(e)?e:this.kinds[0]??"clue"},set kind(r){e=r,this.isPainting&&(n[r]??=[...t(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!t("path")},get isTyped(){
return!!(ee[this.kind]?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(r){return ee[this.kind]?.how===r&&!!t(this.kind)},get isMark(){return t(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=t(this.kind)??{},a=this.kind==="vertex"?
Fi:r,u=[...i.values(),...[n[this.kind]??[]].flat()].sort((l,c)=>l.localeCompare(c,"en",{numeric:!0}));return[...new Set([...a,...u])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function ps({app:t,view:e}){let n=cs({app:t,view:e}),o=Ki(n.entry),s=ds({view:e,changes:n,pen:o}),r=hs({view:e,changes:n}),i="",a=null,u=0;
function l(g){i="",o.kind==="numbers"?n.becomeNumbers("numbers",C(e.sheet,g),""):o.isPath?r.clear(g):s.clear(g)||n.erase(g,Hi)}let c=g=>n.become(o.kind,g,n.has(
o.kind,g)?null:"");function h(g,_){let k=n.entry("circle")?.choices??[],v=n.valueAt("circle",g),S=k[v===null?0:k.indexOf(v)+1]??null;n.become("circle",g,_&&v!==
k[1]?k[1]:S)}function d(g){let{id:_}=o;_===null||n.valueAt(o.kind,g)===_||(Dt(e.grid.cell(g),_),n.become(o.kind,g,_,a))}function f(g,_,k){i="",s.press(g,k)||w(g,
_)}function w(g,_=!1){o.isPath?r.press(g):o.isPainting?(a=`paint ${u+=1}`,_?o.pick(n.valueAt(o.kind,g)??o.id):d(g)):o.kind==="circle"&&n.entry("circle")?h(g,_):
o.isMark?c(g):_&&n.entry("unknown")&&p(g)}let p=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function m(g,_){let{kind:k}=o;if(o.isPlaced&&_!==",")return i=(i+
_).slice(-ms).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||_===","&&k!=="numbers")return!1;i===""&&(u+=1);let v=`${k} ${n.key(g)} ${u}`;if(k==="numbers")
return i+=_,n.becomeNumbers(k,C(e.sheet,g),i,v),!0;i=(i+_).slice(-ms).replace(/^0+(?=\d)/,"");let S=n.valueAt("arrow",g)?.split(",")[0]??"top";return k==="arrow"?
n.become(k,g,`${S},${i}`,v):n.set(k,g,i,v),!0}function y(g,_){return/^[0-9,]$/.test(g.key)?m(_,g.key):s.onKey(g,_)?!0:g.key==="?"&&n.entry("unknown")?(i="",p(_),
!0):g.key==="Delete"||g.key==="Backspace"?(l(_),!0):g.key!==" "&&g.key!=="Enter"?!1:(w(_),!0)}return{changes:n,pen:o,press:f,onKey:y,clear:l,type:m,question:p,move(){},
drag(g){o.isPainting?d(g):r.reach(g)},release:r.end,leave(g){i="",r.reach(g)}}}var _s="http://www.w3.org/2000/svg",qi=["cause","effect","wrong"];function Bt(){let t=document.createElementNS(_s,"svg");return t.setAttribute("class","outline"),
t.setAttribute("aria-hidden","true"),{element:t,show(e,n){let{width:o,height:s,left:r,top:i}=Z(n);t.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=qi.flatMap(
u=>{let l=e?.[u]??[],c=l.flatMap(d=>{let f=Yi(n,d),w=ws(d)?"whole":Gi(d)?"line":"";return f?[gs("rect",{...f,rx:w==="whole"?0:3,class:`${u} ${w}`})]:[]}),h=Vi(n,
l.filter(ws),u==="cause"?3:5);return h?[...c,gs("path",{d:h,class:u})]:c});t.replaceChildren(...a)}}}function gs(t,e){let n=document.createElementNS(_s,t);for(let[
o,s]of Object.entries(e))n.setAttribute(o,String(s));return n}var ws=t=>typeof t[0]=="string"?t[0]==="cell":t.length===2,Gi=t=>typeof t[0]=="string"?["edge","li\
nk"].includes(t[0]):t.length>2;function Vi({rows:t,columns:e,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=t&&d<=e),u=new Set(
a.map(String)),l=(h,d)=>u.has(`${h},${d}`),c=[];for(let[h,d]of a){let[f,w]=[s+(d-.5)*n,s+(h-.5)*o];for(let[p,m]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+p,d+m))continue;
let[y,g]=[-1,1].map(_=>{let[k,v]=[p?0:_,p?_:0],S=l(h+k,d+v)?l(h+k+p,d+v+m)?i:0:-i,[x,$]=p?[n/2,o/2]:[o/2,n/2],[O,E]=[_*(x+S),(p||m)*($-i)];return p?`${f+O} ${w+
E}`:`${f+E} ${w+O}`});c.push(`M${y}L${g}`)}}return c.join("")}var Pt=7,zt=11;function Yi(t,e){let{rows:n,columns:o,cell:s}=t;if(e[0]==="outside")return Ji(t,e);
let r=typeof e[0]=="string",[i,a,u]=r?e.slice(1):e;if(i>n||a>o)return null;if(e[0]==="vertex"){let[l,c]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-zt,y:c-zt,
width:2*zt,height:2*zt}}if(u!==void 0){let l=r?e[0]:t.plays.find(w=>w.where!=="cell")?.where,[c,h,d,f]=Re(t,l,[i,a,u]);return{x:c-Pt,y:h-Pt,width:d-c+2*Pt,height:f-
h+2*Pt}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Ji({rows:t,columns:e,cell:n,around:o},[,s,r]){let[i,a,u,l]=o,
[c,h]=[e*n.width+2*n.edge,t*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:c+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var vn="http://www.w3.org/2000/svg",ys=new Map;function bs(t){let e=ys.get(t)??[...ce(`<svg xmlns="${vn}">${t.svg}</svg>`).childNodes];return ys.set(t,e),e.map(
n=>n.cloneNode(!0))}function Rt(t,e,...n){let o=document.createElementNS(vn,t);for(let[s,r]of Object.entries(e))o.setAttribute(s,r);return o.append(...n),o}function ks({
stencil:t,columns:e,cell:[n,o,s],cells:r},i){let a=ce(t),u=a.querySelector("g");if(u===null)return a;r.forEach((f,w)=>{if(f<0)return;let[p,m]=[Math.floor(w/e),w%
e],y=`translate(${s+m*n} ${s+p*o})`;u.append(Rt("g",{transform:y},...bs(i[f])))});let{x:l,y:c}=a.viewBox.baseVal,h=[...Array(e).keys()].map(f=>Rt("text",{x:s+(f+
.5)*n,y:c-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/e).keys()].map(f=>Rt("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(Rt("g",{class:"numbers"},...h,...d)),a}function vs(){let t=b("div",{class:"frames"}),e=[],n=P,o=i=>n!==P&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,u)=>a.svg===n.frames[u].svg&&a.name===n.frames[u].name);function s(i){e=i.frames.map((a,u)=>{let l=a.svg?ce(a.svg):null,
c=l?.querySelector("g")??null,h=b("figcaption",{});u===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=b("div",{class:"surfac\
e"},l),f=a.name&&i.frames.length>1?b("h3",{},a.name):null;return{figure:b("figure",{},f,d,h),surface:d,group:c,captions:h,looks:new Array(i.count).fill(nt),groups:new Array(
i.count).fill(null)}}),t.replaceChildren(...e.map(a=>a.figure))}function r(i,a,u){let l=e[i];if(!l?.group||l.looks[a]===u)return;l.looks[a]=u;let c=l.groups[a];
if(c===null){let{width:h,height:d,edge:f}=n.cell,[w,p]=[Math.floor(a/n.columns),a%n.columns];c=l.groups[a]=document.createElementNS(vn,"g"),c.setAttribute("tran\
sform",`translate(${f+p*h} ${f+w*d})`),l.group.append(c)}c.replaceChildren(...bs(u))}return{element:t,get surface(){return e[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((u,l)=>{u.cells.forEach((c,h)=>r(l,h,c)),e[l].captions.replaceChildren(...u.captions.map(c=>b("p",{},c)))}),a},cell:(i,a)=>a.
forEach((u,l)=>r(l,i,u)),fade:(i,a)=>{for(let{groups:u}of e)u[i]?.classList.toggle("faint",a)}}}var Xe={title:"",frames:[]},Xi=900,Zi=700,Ss=28,Qi=1.5,el=.35;function $s({app:t,view:e}){let n=Xe,o=0,s=0,r=tl({app:t,view:e}),i=b("h2",{}),a=b("p",{class:"nam\
e"}),u=b("div",{class:"captions",role:"status"}),l=b("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(l.value))}),c=(x,$,O)=>b("button",{type:"\
button",ariaLabel:$,title:$,onclick:O},x),h=c("First","First picture",()=>k(0)),d=c("\u25C0","One picture back",()=>k(o-1)),f=c("Play","Play the film",()=>s?S():
v()),w=c("\u25B6","One picture on",()=>k(o+1)),p=c("Last","Last picture",()=>k(1/0)),m=b("button",{type:"button",class:"close",onclick:()=>t.emit("film",null)},
"Back to the board"),y=b("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,w,p,l),g=b("section",{class:"film",hidden:!0,ariaLabel:"Film"},b("div",{class:"\
line"},i,m),r.element,a,u,y);function _(x){o=Math.max(0,Math.min(n.frames.length-1,x));let $=n.frames[o],O=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[O,$.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...($.captions??[]).map(E=>b("p",{},E))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=d.disabled=o===0,w.disabled=p.disabled=o===n.frames.length-1,r.show($,n.looks??[]),t.emit("film-at",o)}function k(x){S(),_(x)}function v(){
o===n.frames.length-1&&_(0),f.textContent="Pause",s=setTimeout(()=>{_(o+1),o===n.frames.length-1?S():v()},Xi+Zi*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:x,clientY:$})=>{let O=nl(n.frames,o,r.cellAt(n.frames[o],x,$));O>=0&&
k(O)}),g.addEventListener("keydown",x=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[x.key];if(x.key==="Escape")t.emit("film",null);else if(x.key===" "&&
Oe(x).tagName!=="BUTTON")s?S():v();else{if($===void 0)return;k($)}x.preventDefault()}),{element:g,get isOn(){return n!==Xe},show(x){let $=s!==0&&x?.title===n.title;
S(),n=x?.frames?.length?x:Xe,g.hidden=n===Xe,n!==Xe&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),y.hidden=n.frames.length===1,_(n.at??0),$&&v())}}}
function tl({app:t,view:e}){let n=Bt(),o=b("div",{class:"surface"}),s=b("div",{class:"screen"},o),r=null,i=null;function a(h,d){i=h.svg?ce(h.svg):h.stencil?ks(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),u(),l()}function u(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Ss,s.clientHeight-
Ss],w=Math.min(d/h.width,f/h.height,Qi);o.style.width=`${Math.floor(h.width*Math.max(w,Math.min(d/h.width,el)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=e,
{columns:f,cell:w,around:p}=d,m=h&&d.rows&&h.height===Z(d).height,y=m?(h.width-2*w.edge-p[1]-p[3])/f:0;n.show(m?r:null,{...d,cell:{...w,width:y}})}function c(h,d,f){
if(!h.cell||!h.columns)return null;let[w,p,m]=h.cell,y=o.getBoundingClientRect(),g=(h.columns*w+2*m)/y.width;return[Math.ceil(((f-y.top)*g-m)/p),Math.ceil(((d-y.
left)*g-m)/w)]}return new ResizeObserver(u).observe(s),t.when("highlight",h=>{r=h,i&&l()}),{element:s,show:a,cellAt:c}}function nl(t,e,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=t.slice(0,e+1).findLastIndex(o);return s>=0?s:t.findIndex(o)}var ol=.34,sl=.2,rl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Os(){let t=b("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),e=P,n=[],o=0,s=new Set([o]),r=new Set;function i(l){e=l;let{rows:c,columns:h,cell:d,around:f}=l,{width:w,height:p}=Z(l),m=f.
map((g,_)=>100*(g+d.edge)/(_%2?w:p));t.style.inset=m.map(g=>`${g}%`).join(" "),t.style.gridTemplateRows=`repeat(${c}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(g,_)=>b("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:C(l,_).join(",")}}));let y=Array.from({length:c},(g,_)=>{let k=b("div",{class:"row",role:"r\
ow"},n.slice(_*h,(_+1)*h));return k.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,k});t.replaceChildren(...y),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:c=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)u(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
u(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),c&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function u(l,c){n[l].classList.toggle("chosen",c),n[l].setAttribute("aria-selected",String(c))}return t.addEventListener("focusin",l=>{
let c=n.indexOf(Oe(l));c>=0&&c!==o&&a(c,{isFocused:!1})}),t.addEventListener("keydown",l=>{let c=l.shiftKey?null:xs(e,o,l);c!==null&&(a(c),l.preventDefault())}),
{element:t,build:i,select:a,target:l=>xs(e,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return e.columns},cell:l=>n[l],under(l,c){let h=t.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*e.columns),f=Math.floor((c-h.top)/h.height*e.rows);return f>=0&&f<e.rows&&d>=0&&d<e.columns?f*e.columns+
d:-1},within(l,{x:c,y:h}){let d=n[l].getBoundingClientRect();return{left:(c-d.left)/d.width,top:(h-d.top)/d.height}},side(l,c,h=!0){let d=this.within(l,c),f={...d,
right:1-d.left,bottom:1-d.top},p=Object.keys(f).reduce((m,y)=>f[y]<f[m]?y:m);return f[p]<(h?ol:sl)?p:null},label(l,c){n[l].getAttribute("aria-label")!==c&&n[l].
setAttribute("aria-label",c)},onMove:l=>{r.add(l)}}}function xs(t,e,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!t.count)return null;let i=o||s,[a,u]=[Math.floor(
e/t.columns),e%t.columns],l={row:t.rows-1,column:t.columns-1};if(n==="Home")return i?0:a*t.columns;if(n==="End")return i?t.count-1:a*t.columns+l.column;let c=rl[n];
if(!c)return null;let h=(d,f,w)=>i&&f?f<0?0:w:Math.min(w,Math.max(0,d+f));return h(a,c[0],l.row)*t.columns+h(u,c[1],l.column)}function Es(t,e){let{element:n}=t,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),t.select(o.index,{isMore:e.chooses()&&(l||o.isMore)}),
e.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,u();let c=t.under(l.clientX,l.clientY);
if(c<0||l.button===1)return;let h=l.pointerType==="touch";e.release();let{clientX:d,clientY:f}=l;o={index:c,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let c=t.under(l.clientX,l.clientY);if(c<0||(o.isBegun&&e.move({x:l.clientX,y:l.clientY}),c===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of a(o.index,c))e.drag(d);o.index=c}});function a(l,c){let{columns:h}=t,[d,f]=[Math.floor(l/
h),l%h],[w,p]=[Math.floor(c/h),c%h],m=Math.max(Math.abs(w-d),Math.abs(p-f));return Array.from({length:m},(y,g)=>{let _=(g+1)/m;return Math.round(d+(w-d)*_)*h+Math.
round(f+(p-f)*_)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
e.release(),r&&!s.size&&(e.undo(),r=!1),u()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,u()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var As="pylogic:game-read",Cs="(min-width: 60.01rem)";function Ms(t){let e=b("div"),n=localStorage.getItem(As)===null&&matchMedia(Cs).matches,o=b("details",{class:"\
game",open:n},b("summary",{},"How it is played"),e);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Cs).matches&&localStorage.setItem(As,"")}),t.when(
"game",s=>{e.replaceChildren(...s.map(([r,i])=>b("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Ts="http://www.w3.org/2000/svg",il=6,ll=([t,e,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*il,[a,u]=e===o?[0,i]:[i,0];return`M${t+a} ${e+u}L${n+a}\
 ${o+u}`}).join("");function al([t,e,n,o]){let[s,r]=[(t+n)/2,(e+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Ns(){let t=document.createElementNS(
Ts,"svg");t.setAttribute("class","strokes"),t.setAttribute("aria-hidden","true");let e=(n,o)=>{let s=document.createElementNS(Ts,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:t,show(n,o){let{width:s,height:r,left:i,top:a}=Z(n);t.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let u={};
for(let l of n.plays.filter(Y))for(let c of l.spots){let[h,d,f]=c.split(","),w=[Number(h),Number(d),f];for(let[p,m]of new Map(l.choices.map(y=>[ie(l,c,y),y.value]))){
let y=o(p);if(y===null)continue;let g=Number(m)>1?`${y} several`:y;u[g]=(u[g]??"")+(y==="crossed"?al(Re(n,l.where,w)):ll(Wn(n,l.where,w),Number(m??1)))}}t.replaceChildren(
...Object.keys(u).map(l=>e(l,u[l])))}}}var cl=25;function Ls({app:t,view:e,picture:n,edit:o}){let{store:s}=t,r=Bt(),i=Ns(),a=null,u=new Map,l=null,c=b("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",b("button",{type:"button",onclick:()=>t.emit("overlay",null)},"Back to the board")),h=m=>e.grid.
cell(m);function d(m){let y=e.sheet.plays.flatMap(({choices:_})=>_.map(({value:k})=>Number(k))),g=Math.max(0,...y.filter(_=>_<=cl));for(let _ of m){let k=e.sheet.
plays.some($=>H(e.sheet,$,s.now.marks,_)>=0),v=l?[]:s.now.notes[C(e.sheet,_).join(",")],S=k?[]:v;is(h(_),"notes",re(S,"corner"),g);let x=re(S,"centre");Ne(h(_),
"centre",x.join(x.some($=>$.length>1)?" ":"")),ls(h(_),re(v,"colour").filter($=>se.includes($)))}}function f(){e.grid.element.querySelectorAll(".ghost").forEach(
m=>m.remove());for(let[m,y]of u)Ne(h(m),"ghost",y.text||"+")}function w(){let[m,y]=[new Set(l?.certain),new Set(l?.possible)],g=k=>m.has(k)?"drawn":y.has(k)?"fa\
int":null,_=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(e.sheet,l?g:_)}function p(){w();let{sheet:m}=e,[y,g]=[new Set(l?.certain),new Set(l?.
possible)];for(let _=0;_<m.count;_+=1){let k=l?ul(m,_,y,g):null;k&&n.cell(_,Be(m,k.marks,_)),n.fade(_,!!k?.isFaint),Ne(h(_),"maybe",k?.words??null)}d([...Array(
m.count).keys()])}return t.when("highlight",m=>{a=m,e.sheet!==P&&r.show(a,e.sheet)}),t.when("ghosts",m=>{e.sheet!==P&&(u=new Map((m??[]).map(y=>[V(e.sheet,y.row,
y.column),y])),f())}),t.when("overlay",m=>{let y=l!==null;if(l=m,c.hidden=l===null,e.sheet!==P&&(p(),y&&!l)){let{sheet:g}=e;for(let _=0;_<g.count;_+=1)n.cell(_,
Be(g,s.now.marks,_))}}),{elements:[i.element,r.element],legend:c,lines:w,notes:d,overlaid:()=>{l&&p()},show(){r.show(a,e.sheet),w(),f(),e.grid.element.querySelectorAll(
".tint").forEach(m=>m.remove()),l?p():d([...Array(e.sheet.count).keys()])},press(m){let y=u.get(m);return y!==void 0&&o.changes.add([y.atom])}}}function ul(t,e,n,o){
for(let s of t.plays){let r=s.choices.map(l=>({choice:l,atom:Ft(t,s,l,e)})),i=r.find(({choice:l,atom:c})=>l.holds&&n.has(c));if(i)return{marks:{[i.atom]:!0}};let a=r.
filter(({choice:l,atom:c})=>l.holds&&o.has(c));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.
map(({choice:l})=>l.words).join(" ")};let u=r.find(({choice:l})=>!l.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function js(t,e,{marks:n,notes:o},s){let r=a=>e.given[a]??e.choices[H(t,e,n,a)]?.value,i=o;for(let[a,u]of e.peers){if(r(a)!==void 0)continue;let l=u.map(r),c=e.
choices.filter(d=>X(d,a)&&!l.includes(d.value??"")),h=C(t,a).join(",");i=Ut(ze(i,[h],oe),[h],c.map(({value:d})=>Pe(s,d??"")))}return i}function Sn(t,e,n,o,s){let r=e.
choices[s]?.value;if(r==null)return n;let i=(e.peers.get(o)??[]).map(a=>C(t,a).join(",")).filter(a=>oe.some(u=>re(n[a],u).includes(r)));return i.length?ze(n,i,oe,
r):n}var Ze={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},fl=(t,e)=>!t||le(t)?-1:t.choices.findIndex(({value:n})=>n!==null&&e.some(
o=>Ze[o]===n));function Ds({app:t,view:e}){let{store:n}=t,o=null,s=null,r=0,i=()=>e.sheet,a=fs({app:t,view:e}),u=dl({store:n,view:e}),{put:l,toggle:c}=u,h=$=>$.
clicks.length>0,d=()=>Ps(i()),f=()=>d().find(h)??d()[0],w=()=>i().plays.find(le),p=hl({store:n,view:e,written:w,entries:u}),m=()=>p.kind==="colour"||w()!==void 0&&
!a.play&&!d().some(h),y=($,O)=>it(O,H(i(),O,n.now.marks,$));function g($,O,E){if(p.begin(),o=s=null,m())return;let{isClick:T,isDrag:j}=a.press($,O,E);T||(j?s=()=>_(
$,O):_($,O))}function _($,O){let E=f();if(!E||!h(E)||!st(i(),$))return;let T=O?lt(E,H(i(),E,n.now.marks,$)):y($,E);o={play:E,number:T,merge:`stroke ${r+=1}`},l(
$,E,T,o.merge)}function k($){m()?e.grid.select($,{isMore:!0}):o?l($,o.play,o.number,o.merge):a.drag($)}function v(){a.isDragged||s?.(),o=s=null,a.release()}function S($){
p.begin(),u.clear($)||p.clear($)}function x($,O){let E=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],T=$.ctrlKey||$.altKey,j=p.kind==="\
colour"||T?-1:fl(f(),[$.key,E??""]);if(j>=0)return c(O,f(),j),!0;let B=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":p.kind;if(E!==void 0)return p.type(
O,E,B);if(T)return!1;if(m()&&$.shiftKey&&je[$.key])return e.grid.select(e.grid.target($)??O,{isMore:!0}),!0;if($.key==="Escape")return e.grid.select(O),!0;if($.
key==="Delete"||$.key==="Backspace")return S(O),!0;if(a.onKey($,O))return!0;let pe=f();if(!pe)return!1;if($.key===" "||$.key==="Enter")return l(O,pe,y(O,pe)),!0;
let Se=["#","."].indexOf($.key);return Se>=0&&pe.choices[0].value===null?(l(O,pe,Se),!0):!1}return{press:g,drag:k,onKey:x,clear:S,clicked:f,written:w,pencil:p,chooses:m,
move:a.move,release:v,get lines(){return a.play},enter($,O,E){let{value:T}=O.choices[E];p.kind!==null&&T!==null&&le(O)?p.note($,p.kind,T):c($,O,E)},leave($){p.begin(),
a.reach($)},fill($){let O=Pn(i(),n.now.marks,$);return O&&n.change({marks:O}),O!==null}}}var Ps=({plays:t})=>t.filter(e=>!Y(e));function dl({store:t,view:e}){let n=i=>e.
grid.chosen.includes(i)?e.grid.chosen:[i];function o(i,a,u,l=null){let c=a.choices[u];c&&!X(c,i)||H(e.sheet,a,t.now.marks,i)!==u&&t.change({marks:rt(e.sheet,a,t.
now.marks,i,u),notes:Sn(e.sheet,a,t.now.notes,i,u)},{merge:l})}function s(i,a,u){let{marks:l}=t.now,c=n(i).filter(p=>X(a.choices[u],p)),d=c.every(p=>H(e.sheet,a,
l,p)===u)?-1:u,f=c.reduce((p,m)=>rt(e.sheet,a,p,m,d),l),w=c.reduce((p,m)=>Sn(e.sheet,a,p,m,d),t.now.notes);c.length&&t.change({marks:f,notes:w})}function r(i){let{
marks:a}=t.now;for(let l of n(i)){for(let c of Ps(e.sheet))a=rt(e.sheet,c,a,l,-1);a=In(e.sheet,a,l)}let u=Object.keys(a).length!==Object.keys(t.now.marks).length;
return u&&t.change({marks:a}),u}return{put:o,toggle:s,clear:r,together:n}}function hl({store:t,view:e,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
a=new Set,u=f=>C(e.sheet,f).join(",");function l(f,w,p){let m=s(f).filter(y=>w==="colour"||st(e.sheet,y));m.length&&t.change({notes:Mn(t.now.notes,m.map(u),Pe(w,
p))})}function c(){let f=n();f&&t.change({notes:js(e.sheet,f,t.now,i==="centre"?i:"corner")})}function h(f){let w=s(f).map(u);for(let p of[oe,$e]){let m=ze(t.now.
notes,w,p);if(JSON.stringify(m)!==JSON.stringify(t.now.notes))return t.change({notes:m})}}function d(f,w,p){if(p==="colour"){let v=se[Number(w)-1];return v&&l(f,
p,v),v!==void 0}let m=n();if(!m)return!1;let y=v=>m.choices.findIndex(({value:S})=>S===v),g=p===null&&y(r+w)>=0?r+w:w,_=y(g),k=_>=0||m.choices.some(({value:v})=>v?.
startsWith(g));return!s(f).some(v=>st(e.sheet,v))||!k?!1:(r=g,_<0||(p!==null?l(f,p,g):o(f,m,_)),!0)}return{note:l,noteAll:c,clear:h,type:d,begin(){r=""},get kind(){
return i},set kind(f){i=f;for(let w of a)w()},onChange:f=>{a.add(f)}}}var ml=18,pl=60,zs=28;function Bs({app:t,view:e,picture:n,edit:o,layers:s,tools:r}){let{store:i}=t,{grid:a}=e,u=b("div",{class:"stage"},n.element),l=b("p",{role:"\
status"}),c=b("div",{class:"notice",hidden:!0},l),h=b("p",{class:"heard",ariaLive:"polite"});function d(m,y=!1){l.textContent=l.title=m,c.hidden=m==="",u.classList.
toggle("stale",y)}function f(m){let y=e.sheet,g=a.element.contains(document.activeElement);e.sheet=m,y.plays!==m.plays&&(u.parentElement?.classList.toggle("whit\
ened",qt(m)),u.parentElement?.classList.toggle("shaded",jn(m)));let _=n.show(m),k=y===P||y.count!==m.count||y.columns!==m.columns||y.cell.width!==m.cell.width||
String(y.around)!==String(m.around);k&&a.build(m),_&&n.surface&&n.surface.append(...s.elements,a.element),_&&g&&a.select(a.current),s.show();for(let v=0;v<m.count;v+=
1)a.label(v,at(m,i.now,v));(k||y.plays!==m.plays||y.edits!==m.edits)&&r.build(),(k||_)&&w();for(let v of o.changes.settle())Le(a.cell(v),null)}function w(){if(!e.
sheet.count)return;let{cell:m}=e.sheet,{width:y,height:g,left:_,top:k}=Z(e.sheet),[v,S]=[u.clientWidth-zs,u.clientHeight-zs],x=Math.min(v/y,S/g,pl/m.height),$=Math.
max(Math.floor(x*m.height),ml)/m.height;u.style.setProperty("--wide",`${Math.floor(y*$)}px`),u.style.setProperty("--cell",`${m.height*$}px`),u.style.setProperty(
"--above",`${k*$}px`),u.style.setProperty("--before",`${_*$}px`)}function p(m,y){if(e.sheet===P)return;let g=new Set([...Object.keys(m.marks),...Object.keys(y.marks)]),
_=new Set([...g].filter(v=>m.marks[v]!==y.marks[v]).map(v=>Kt(e.sheet,v))),k=new Set([...Object.keys(m.notes),...Object.keys(y.notes)].filter(v=>m.notes[v]!==y.
notes[v]).map(v=>V(e.sheet,...v.split(",").map(Number))));_.delete(-1);for(let v of _)n.cell(v,Be(e.sheet,m.marks,v));s.notes([..._,...k]),_.size&&s.overlaid(),
s.lines();for(let v of new Set([..._,...k]))a.cell(v)&&a.label(v,at(e.sheet,m,v)),v===a.current&&(h.textContent=at(e.sheet,m,v).replace(/^[^:]*: /,""))}return new ResizeObserver(
w).observe(u),{element:u,notice:c,heard:h,say:d,draw:f,drawMarks:p,fit:w,get isStale(){return u.classList.contains("stale")}}}var Rs="pylogic:clock",Is=t=>{let[e,n,o]=[t/3600,t/60%60,t%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return e?`${e}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Ws({
store:t,when:e}){let n=!1,o=!1,s=localStorage.getItem(Rs)!=="hidden",r=b("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Rs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=t.now;r.textContent=s?Is(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Is(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:u,mode:l}=t.now;!(a>0||Object.keys(u).length>0)||n||o||document.hidden||l!=="play"||
t.change({seconds:a+1},{undoable:!1})},1e3),t.on(["puzzle","instance"],()=>{n=!1}),t.on(["seconds"],i),e("finished",a=>{n=a}),e("film",a=>{o=a!==null}),i(),r}var It={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Us={down:"\u2198\u2196",up:"\u2197\u2199"},gl={down:["top","left"],up:[
"bottom","left"]},wl=["outside","slanted"],_l={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Hs=t=>t===document.activeElement&&t.value!==t.defaultValue;
function Fs({view:t,edit:e}){let n=()=>[e.pen.kind,...wl.includes(e.pen.kind)?[t.sheet.rows,t.sheet.columns]:[]].join(","),o=n(),s=[];function r(g,_,k,v=()=>"nu\
meric"){let S=b("input");return S.onchange=()=>{S.defaultValue=S.value,k(S.value.trim())},s.push(()=>{S.inputMode=v(),Hs(S)||(S.value=S.defaultValue=_())}),b("l\
abel",{class:"field"},b("span",{},g),S)}let i=()=>t.grid.current,a=(g=[])=>[...C(t.sheet,i()),...g].join(","),u=(g,_)=>Object.keys(Us).map(k=>{let v=Us[k][+!gl[k].
includes(g)];return r(`${It[g]} ${_} ${v}`,()=>e.changes.found("slanted",[g,_,k].join(","))??"",S=>e.changes.place("slanted",[[[g,_,k],S||null]]))}),l=g=>[...e.
changes.entry(g)?.cells.keys()??[]],c=()=>l("outside").some(g=>!g.endsWith(",1"));function h(g,_){let{numbers:k,becomeNumbers:v}=e.changes;return r(`${It[g]} ${_}`,
()=>k("outside",[g,_]).join(" "),S=>v("outside",[g,_],S),()=>c()?"text":"numeric")}function d(g){let _=l(g),k=S=>_.some(x=>x.startsWith(`${S},`)),v=(S,x)=>g==="\
slanted"?u(S,x):[h(S,x)];return Object.keys(It).map(S=>{let x=S==="top"||S==="bottom"?t.sheet.columns:t.sheet.rows;return b("details",{class:"beside",open:k(S)},
b("summary",{},`${It[S]} \u2026`),b("div",{class:"fields"},[...Array(x).keys()].flatMap($=>v(S,$+1))))})}let f=(g,_,k)=>r(g,()=>e.changes.entry(_)?.cells.get(a(
k))??"",v=>e.changes.write(_,i(),k,v));function w(){let g=b("input",{inputMode:"numeric",ariaLabel:"Result"}),_=b("select",{ariaLabel:"Operation"},Object.entries(
_l).map(([v,S])=>b("option",{value:v},S))),k=()=>{let v=g.value.trim();g.defaultValue=g.value,e.changes.write("target",i(),[],v&&`${_.value},${v}`)};return g.onchange=
_.onchange=k,s.push(()=>{if(Hs(g))return;let[v="add",S=""]=e.changes.entry("target")?.cells.get(a())?.split(",")??[];[_.value,g.value,g.defaultValue]=[v,S,S]}),
[b("label",{class:"field"},b("span",{},"Result"),_,g)]}let m={outside:()=>d("outside"),slanted:()=>d("slanted"),target:w,sum:()=>[f("Across","sum",["across"]),f(
"Down","sum",["down"])]}[e.pen.kind]?.()??[],y=()=>{for(let g of s)g()};return y(),{element:m.length?b("div",{class:"line typing"},m):null,fits:()=>n()===o,update:y}}var Ks=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],yl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function bl(t){let e=t.clicked(),n=t.written(),o=[];if(e?.clicks.length){let r=e.clicks.map(l=>e.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),t.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Ze).filter(l=>e.choices.some(({value:c})=>c===Ze[l]));if(!le(e))for(let l of i)o.push([l,Ze[l].replace("_"," ")]);let[a,u]=e.choices;
a.value===null&&u&&o.push(["#",a.words],[".",u.words])}let{lines:s}=t;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
ge(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
t.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${se.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Ks]}function kl(t){let e=t.changes.entry("clu\
e"),n=[];e?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),e?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
t.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of t.pen.kinds)n.push(...ee[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Ks]}function qs(t,{play:e,edit:n}){let o=document.activeElement,s=[...t==="play"?bl(e):kl(n),...yl],r=b("dialog",{class:"\
keys",ariaLabel:"Keys"},b("h2",{},t==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),b("dl",{},s.map(([i,a])=>b("div",{},b("dt",{},i),b("dd",{},a)))),
b("form",{method:"dialog"},b("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var vl="http://www.w3.org/2000/svg";function Gs(t,e){let{predicate:n}=t.changes.entry(e)??{predicate:e};return ee[e]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Sl={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},$l=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function xl(t){
let{where:e,clicks:n,choices:o}=t,s=e==="link"?"Drag from cell to cell to draw.":ge(t)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${e==="link"?"between two cells":"a side of a cell"}: ${Vs(n,o)} ${s}`}var Vs=(t,e)=>`${t.map(n=>e[n].words).join(", then ")}.`;function Ys(t){let{app:e,view:n,
play:o,edit:s}=t,{store:r}=e,i=b("div",{class:"tools"}),a=Ol(e),u=Ws(e),l=null;function c(){let f=r.now.mode==="play";i.dataset.mode=r.now.mode;let w=b("div",{class:"\
line first"},b("p",{class:"hint"},El(t)),f&&n.sheet.plays.length?u:null,I("? Keys",h,{class:"keys",title:"What keys and clicks do"}));f&&n.sheet.plays.length&&w.
append(I("Hint",()=>e.emit("hint"),{class:"primary ask",title:"Where to look next, and why"})),f?(l=null,i.replaceChildren(w,...Al(t,a.element))):(l?.fits()?l.update():
l=Fs({view:n,edit:s}),Hn(i,[w,...Ml(t,l.element)])),a.update(),d()}let h=()=>qs(r.now.mode,{play:o,edit:s}),d=()=>{let f=o.pencil.kind??"";for(let w of i.querySelectorAll(
"[data-pencil]"))w.setAttribute("aria-pressed",String(w.getAttribute("data-pencil")===f));i.dataset.pencil=f};return o.pencil.onChange(d),s.pen.onChange(c),r.on(
["mode"],()=>{n.sheet!==P&&c()}),e.when("focused",()=>l?.update()),{element:i,build:c,help:h}}function Ol({store:t,emit:e}){let n=c=>JSON.stringify(c)===JSON.stringify(
{marks:t.now.marks,notes:t.now.notes}),o=c=>t.change({saves:c},{undoable:!1}),s=I("Back to it",u,{class:"back",title:"Return to the last save point"}),r=I("Clea\
r all",()=>t.change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=me("Save points",I("Save point",a,{title:"Remember the b\
oard as it is now, before trying something"}),s,r);function a(){let{marks:c,notes:h,saves:d}=t.now,f=d.at(-1);(!f||!n(f))&&o([...d,{marks:c,notes:h}]),e("messag\
e",{words:"Remembered. \u201CBack to it\u201D returns to this board."})}function u(){let{saves:c}=t.now,h=c.length>1&&n(c[c.length-1])?c.length-2:c.length-1;o(c.
slice(0,h+1)),t.change(c[h])}function l(){let{saves:c}=t.now;s.disabled=!c.length||c.length===1&&n(c[0]),r.disabled=!Object.keys(t.now.marks).length&&!Object.keys(
t.now.notes).length}return t.on(["marks","notes","saves"],l),{element:i,update:l}}var I=(t,e,n={},...o)=>b("button",{type:"button",onclick:e,onpointerdown:s=>s.
preventDefault(),...n},...o.length?o:[t]),me=(t,...e)=>b("div",{class:"group",role:"group",ariaLabel:t},...e);function El({app:t,view:e,play:n,edit:o}){let{plays:s,
edits:r,size:i,count:a}=e.sheet;if(t.store.now.mode==="edit"){let{hint:h=""}=ee[o.pen.kind]??{};return r.length?typeof h=="string"?h:h(o):i?"Only the size can b\
e changed here; everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)
return a?"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=n.clicked(),l=n.lines?xl(
n.lines):"";if(!u)return l;if(n.written()===u&&u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a num\
ber below: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let c=u.
clicks.length>1&&!l?"Drag to paint.":l;return`Click a cell: ${Vs(u.clicks,u.choices)} ${c}`.trim()}function Al(t,e){let{view:n,play:o}=t,{plays:s}=n.sheet;if(!s.
length)return[];let r=d=>d.choices.map((f,w)=>{let p=le(d);return I(f.words,()=>o.enter(n.grid.current,d,w),{class:p?"digit":"choice"},...p?[]:[Cl(t,f),f.words])}),
i=s.filter(d=>d.where==="cell").map(d=>me("Enter into the chosen cells",r(d)));for(let d of i)d.classList.add("pad");let a=me("Colour of the chosen cells",se.map(
(d,f)=>{let w=I("",()=>o.pencil.note(n.grid.current,"colour",d),{class:"digit paint",ariaLabel:d,title:`${d} (also: Alt and ${f+1})`});return w.style.setProperty(
"--paint",`var(--paint-${d})`),w}));a.classList.add("colours");let u=$l.filter(({kind:d})=>o.written()||!oe.some(f=>f===d)).map(({kind:d,name:f,title:w})=>I(f,()=>{
o.pencil.kind=d||null},{dataset:{pencil:d},title:w})),l=I("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),c=o.written()?.peers.size?
[I("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],h=me("What is entered, and er\
asing",...u,l,...c);return h.classList.add("manners"),[b("div",{class:"line"},...i,a,h),b("div",{class:"line"},e)]}function Cl({view:t},e){let n=e.looks[0].filter(
a=>a!==null),o=n.find(({svg:a})=>!a.includes("<text"))??n[0],{width:s,height:r}=t.sheet.cell,i=ce(`<svg xmlns="${vl}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Ml(t,e){let{view:n,edit:o}=t,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?r.map(h=>I(h,()=>o.type(n.grid.current,h),{class:"digit typed"})):[],a=o.pen.kind==="clue"&&o.changes.entry("unknown")&&I("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),u=s&&I("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),l=o.pen.kinds.length>1&&me("What is changed",o.pen.kinds.map(h=>I(Gs(o,h),()=>{o.pen.kind=h},{ariaPressed:String(o.pen.kind===h)}))),
c=o.pen.isPainting||o.pen.isPlaced?Tl(t):i.length||a||u?me("Into the chosen cell",...i,a||null,u||null):null;return[l||c?b("div",{class:"line"},l||null,c):null,
e,b("div",{class:"line"},Nl(t))].filter(h=>h!==null)}function Tl({edit:t}){let{pen:e}=t,n=()=>{let s=e.ids.map(Number).filter(Number.isFinite);e.pick(String(Math.
max(0,...s)+1))},o=ee[e.kind].noun??e.kind;return me(`${Gs(t,e.kind)} to ${e.isPainting?"paint with":"put"}`,e.ids.map(s=>I(Sl[s]??s,()=>e.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(e.id===s)})),e.isPainting?I(`New ${o}`,n):null)}function Nl({view:t,edit:e}){if(!t.sheet.size)return null;let[
n,o]=t.sheet.size,{resize:s}=e.changes,r=(i,a,u,l)=>b("span",{class:"stepper"},I("\u2212",u,{ariaLabel:`one ${i} less`,disabled:a<=1}),b("output",{},`${a} ${i}${a===
1?"":"s"}`),I("+",l,{ariaLabel:`one ${i} more`}));return me("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var Ll=80,Js=["puzzle","instance","rules","facts","constants"];function jl(t){let e=Dl(t),{stage:n,layers:o,film:s,tools:r,victory:i}=e;R("#board").append(Ms(t),
o.legend,n.element,s.element,b("div",{class:"told"},n.notice,i.element),r.element,n.heard),Bl(e),Rl(e),Il(e)}function Dl(t){let e=vs(),n={sheet:P,grid:Os()},o=Ds(
{app:t,view:n}),s=ps({app:t,view:n}),r=Ls({app:t,view:n,picture:e,edit:s}),i=Ys({app:t,view:n,play:o,edit:s}),a=Bs({app:t,view:n,picture:e,edit:s,layers:r,tools:i}),
u=zl(t,n);return{app:t,view:n,play:o,edit:s,layers:r,tools:i,stage:a,victory:u,film:$s({app:t,view:n}),drawing:Pl(t,n,a,u.celebrate),mode:()=>t.store.now.mode===
"edit"?s:o}}function Pl(t,e,n,o){let{store:s,overview:r}=t,i=dt(),a=0,u=null,l=!1,c=()=>{clearTimeout(a),a=setTimeout(w,Ll)},h=y=>Js.every(g=>s.now[g]===y[g]),d=()=>u!==
null&&h(u),f=y=>s.now.marks!==y.marks||!h(y);async function w(){clearTimeout(a);let y=s.now;if(!y.puzzle)return;let g=d();i.stop();try{let _=await(g?i(S=>J("boa\
rd",D(y,{entries:!1}),S)):r.ask("board"));if(_===void 0||f(y))return;if(g&&_.cell.width!==e.sheet.cell.width){u=null,c();return}u=y,l=!1,n.draw(ot(_,g?e.sheet:null)),
t.emit("playable",e.sheet.plays.length>0),o();let[v]=_.problems;(!g||n.isStale)&&n.say(v?`${ft(v)?"The board is not finished":"Something is wrong with the facts"}\
: ${v.text}`:"")}catch(_){if(!(_ instanceof Q))throw _;if(f(y))return;u=null,l=!1;let k=_.problems[0]?.text??_.message;n.say(e.sheet!==P?`This is how the board \
looked before: now it cannot be drawn. ${k}`:`The board cannot be drawn. ${k}`,!0)}}return{later:c,redraw:w,isDrawn:d,forget:()=>{u=null,l=e.sheet!==P},stop:()=>{
i.stop(),r.drop("board")},get isOther(){return l}}}function zl(t,e){let{store:n}=t,o=b("p",{class:"glad",role:"status"}),s=b("div",{class:"won",hidden:!0},o),r=null,
i=!0;function a(){let{mode:c,marks:h}=n.now,d=c==="play"&&r!==null&&zn(e.sheet,h,r);o.textContent=d?"Solved! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,
o.classList.toggle("news",i),d&&(i=!1),t.emit("finished",d))}return{element:s,celebrate:a,know:c=>{r=c},forget:()=>{r=null,i=!0}}}function Bl({app:t,view:e,play:n,
layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=e;Es(a,{press:(u,l,c)=>{!r.isOther&&!o.press(u)&&i().press(u,l,c)},move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().
release(),chooses:()=>i()===n&&n.chooses(),undo:()=>t.store.undo()}),a.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&
i()!==n||e.sheet===P||r.isOther)return;let l=a.current;u.key==="Enter"&&o.press(l)||i().onKey(u,l)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),
a.onMove(u=>{i().leave(u);let[l,c]=C(e.sheet,u);t.emit("focused",{row:l,column:c})})}function Rl({app:t,view:e,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){
let{store:u}=t;u.on(["marks","notes"],(l,c,h)=>{h.has("puzzle")||h.has("instance")||(r.drawMarks(l,c),a.celebrate(),h.has("marks")&&i.later())}),u.on(Js,()=>{i.
redraw(),s.isOn&&t.emit("film",null)}),u.on(["puzzle","instance"],()=>{e.sheet!==P&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),u.on(["m\
ode"],()=>{o.leave(),n.leave(),a.celebrate()})}function Il({app:t,view:e,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:u}){t.when("solved",l=>{u.know(l?.
status==="unique"?l.answers:null),u.celebrate()}),t.when("fill",async l=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(l))&&t.emit("message",{words:"Noth\
ing can be entered into this board.",isBad:!0})}),t.when("clues",l=>o.changes.add(l)),t.when("film",l=>{let c=s.isOn;s.show(l),i.element.hidden=r.element.hidden=
s.isOn,s.isOn?c||t.emit("pane","board"):i.fit()}),t.when("cell",({row:l,column:c})=>{l>e.sheet.rows||c>e.sheet.columns||(t.emit("pane","board"),e.grid.select(V(
e.sheet,l,c)),as(e.grid.cell(V(e.sheet,l,c))))}),t.when("cancel-all",()=>{a.stop(),t.emit("film",null),i.say(""),a.later()})}var xn={facts:40,rules:200},Xs=["puzzle","instance","rules","facts","constants","marks"],Zs="facts";function er(t){let e=new Set,n=new Map,o=new Set,s=xn.facts,
r=0;t.on(Xs,(d,f,w)=>{s=w.has("rules")&&!w.has("puzzle")?xn.rules:xn.facts});function i(d,f){return u(d),o.add(d),new Promise((w,p)=>{let m={resolve:w,reject:p,
onEvent:f},y=[...e].find(({about:g,parts:_})=>_.includes(d)&&Xs.every(k=>g?.[k]===t.now[k]));y?(y.wishes.set(d,m),Qs(y,d)):(n.set(d,m),clearTimeout(r),r=setTimeout(
l,s))})}function a(d){u(d),o.delete(d)}function u(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...e]){let w=f.wishes.get(d);w&&(w.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(e.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(t.now,t.now,[...d.keys()],d)}function c(d,f){let w=t.
now;return new Promise((p,m)=>{let y=_=>{g.about={...w,facts:_[_.length-1]},f(_),p()},g=h(w,null,[...o],new Map([[Zs,{resolve:y,reject:m}]]),{steps:d})})}function h(d,f,w,p,m={}){
let y={about:f,parts:w,wishes:p,told:new Map,controller:new AbortController},g=(_,k)=>{_==="found"?p.get("solve")?.onEvent?.(_,k):y.told.set(_,_===Zs?{found:k.facts}:
k),Qs(y,_)};return e.add(y),q("overview",D(d,{...m,parts:w}),{signal:y.controller.signal,onEvent:g}).catch(_=>{for(let k of p.values())k.reject(_)}).finally(()=>e.
delete(y)),y}return{ask:i,drop:a,edit:c}}function Qs({told:t,wishes:e},n){let[o,s]=[e.get(n),t.get(n)];!o||!s||(e.delete(n),s.failed?o.reject(new Q(s.failed)):o.
resolve(s.found))}function tr(){let t=new EventTarget;return{emit(e,...[n]){t.dispatchEvent(new CustomEvent(e,{detail:n}))},when(e,n){t.addEventListener(e,o=>n(o.detail))}}}var nr=document.querySelector("script[src]");nr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
nr.src)).catch(()=>{});var Cn={};et(Cn,{start:()=>Kl});var En="#pylogic=";var or=/^[a-z_][A-Za-z0-9_]{0,63}$/,Wl=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,sr=t=>t.includes(En);async function rr(t){let e=t.slice(t.indexOf(En)+En.length).trim(),n;try{n=JSON.parse(await Fl(e))}catch(c){throw c.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Hl(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:u,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:u,constants:l}}var ir=t=>typeof t==
"object"&&t!==null&&!Array.isArray(t),De=t=>typeof t=="string",Ul=t=>Array.isArray(t)&&t.every(De),On=(t,e,n)=>ir(t)&&Object.entries(t).every(([o,s])=>e.test(o)&&
n(s));function Hl(t){return ir(t)&&De(t.puzzle)&&or.test(t.puzzle)&&De(t.instance)&&Wl.test(t.instance)&&De(t.facts)&&(t.rules===void 0||De(t.rules))&&On(t.marks,
/^.{1,200}$/,e=>typeof e=="boolean")&&On(t.notes,/^-?\d{1,6},-?\d{1,6}$/,Ul)&&On(t.constants,or,e=>De(e)&&e.length<=200)}async function Fl(t){let e=atob(t.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(e,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:a,value:u}=await s.read();if(a)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
u)}return new Blob(r).text()}var lr="pylogic:played:";function An(t){let e={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...e,...JSON.parse(localStorage.
getItem(lr+t)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return e}}var ar=(t,e)=>localStorage.setItem(lr+t,JSON.stringify(e));function Kl(t){let{store:e}=t,n=b("p",{class:"remark"}),o=F.map(c=>b("option",{value:c.id},ur(c))),s=b("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;F.length>1&&R("#files").append(s),Gt&&ql(Gt),R(".assistant-status").append(n);let i=c=>location.replace(cr(F.find(h=>h.id===c)));function a(){
let c=F.find(f=>cr(f)===location.hash)??F[0];if(c.id===e.now.instance)return;let{isSolved:h=!1,...d}=An(c.id);r=h,s.value=c.id,n.textContent=c.remark?`${U(c.remark)}\
.`:"",document.body.toggleAttribute("data-checked",c.outcome.status==="unique"),t.emit("cancel-all"),t.emit("game",qn),e.open({puzzle:"exported",instance:c.id,...d})}
function u(){let{instance:c,marks:h,notes:d,seconds:f,saves:w}=e.now;try{ar(c,{marks:h,notes:d,seconds:f,saves:w,isSolved:r})}catch{t.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}e.on(["marks","notes","seconds","saves"],(c,h,d)=>{d.has("instance")||u()}),t.when("finished",c=>{
!c||r||(r=!0,u(),o[s.selectedIndex].textContent=ur(F[s.selectedIndex]))});async function l(){if(!sr(location.hash)){a();return}try{let{instance:c,rules:h,facts:d,
marks:f={},notes:w={}}=await rr(location.hash),p=h===void 0?F.find(m=>m.facts===Gl(d??"")):void 0;if(!p)throw new Error(`This link is of another board called ${c}\
, or of other rules.`);i(p.id),a(),e.change({marks:f,notes:w})}catch(c){t.emit("message",{words:c.message,isBad:!0}),i(F[0].id)}}addEventListener("hashchange",l),
l()}function ql([t,e]){let n=(o,s,r)=>o?b("a",{href:`${o}.html`,"aria-label":r},s):null;R("#bar h1").replaceChildren(b("a",{href:"index.html",title:"All boards",
class:"back"},Kn)),R("#files").append(...[n(t,"\u2190","The board before"),b("span",{},F[0].name),n(e,"\u2192","The next board")].filter(o=>o!==null))}var Gl=t=>t.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),cr=t=>`#${encodeURIComponent(t?.name??"")}`,ur=t=>An(t.id).isSolved?`${t.
name} \u2713`:t.name;var fr=Lo(),Vl={store:fr,overview:er(fr),...tr()};for(let t of[kn,$n,bn,Cn])t.start(Vl);document.documentElement.dataset.ready="";
})();
