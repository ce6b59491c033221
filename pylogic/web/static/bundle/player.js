(async()=>{
var xr=Object.defineProperty;var st=(t,e)=>{for(var n in e)xr(t,n,{get:e[n],enumerable:!0})};var $n={};st($n,{start:()=>Ni});var rt={corner:"",centre:"~",colour:"#"},Ae=Object.keys(rt),ae=Ae.filter(t=>t!=="colour"),ue=["red","orange","yellow","green","cyan","blue","purple","grey"],Re=(t,e)=>rt[t]+
e,fe=(t=[],e)=>t.filter(n=>Ht(n)===e).map(n=>n.slice(rt[e].length)),Ht=t=>Ae.find(e=>rt[e]===t[0])??"corner",Pn=(t,e,n)=>e.every(o=>t[o]?.includes(n))?Kt(t,e,o=>o.
filter(s=>s!==n)):Ft(t,e,[n]),Ft=(t,e,n)=>Kt(t,e,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Be=(t,e,n,o)=>Kt(t,e,s=>s.filter(
r=>!n.includes(Ht(r))||o!==void 0&&r!==Re(Ht(r),o)));function Kt(t,e,n){let o={...t};for(let s of e){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var P=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),zn=new Map;function Rn({
svg:t,words:e,reach:n}){let o=`${e}
${t}`,s=zn.get(o)??{svg:t,words:e,reach:n};return zn.set(o,s),s}var Or=["diagonal","triangle"],it=Rn({svg:"",words:""});function lt(t,e=null){let n=t.pieces.map(
Rn),o=c=>c.map(u=>u<0?it:n[u]),s=t.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=e?.plays??t.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Er(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(l=>l.map(a=>a<0?null:n[a]))}))})),i=e?.edits??t.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...t,frames:s,plays:r,edits:i,count:t.rows*t.columns}}function Er(t){let e=new Map;for(let[n,o]of Object.entries(
t))for(let s of o)e.set(+n,[...e.get(+n)??[],s]),e.set(s,[...e.get(s)??[],+n]);return e}var K=(t,e,n)=>(e-1)*t.columns+n-1,C=(t,e)=>[Math.floor(e/t.columns)+1,e%
t.columns+1],de=(t,e,{value:n})=>`${t.predicate}(${e}${n===null?"":`,${n}`})`,qt=(t,e,n,o)=>de(e,C(t,o).join(","),n),se=({what:t,where:e,choices:n})=>e==="cell"&&
!Or.includes(t)&&n.some(({value:o})=>o!==null);function Gt(t,e){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(e);if(n===null||!t.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=t.rows&&s>=1&&s<=t.columns?K(t,o,s):-1}var te=(t,e)=>!!t.looks[0]?.[e],ct=(t,e)=>t.plays.some(n=>n.choices.
some(o=>te(o,e))),Vt=({plays:t})=>t.some(({choices:e})=>e.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Bn=t=>Vt(t)||[...t.
frames.flatMap(({cells:e,blank:n})=>[...e,...n]),...t.plays.flatMap(({choices:e})=>e.flatMap(({looks:n})=>n[0]??[]))].some(e=>e!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(e.svg)),q=(t,e,n,o)=>ve(e,n,C(t,o).join(",")),at=(t,e,n,o,s)=>mt(e,n,C(t,o).join(","),s),ut=({clicks:t},e)=>e<0?t[0]:t[t.indexOf(e)+1]??-1;function ft({clicks:t},e){
let n=t[1]??t[0];return e===n?-1:n}function We(t,e,n){for(let o of t.plays){let s=o.choices[q(t,o,e,n)];if(s&&te(s,n))return s.looks.map(r=>r[n]??it)}return t.frames.
map(o=>o.blank[n])}var In={corner:"candidates",centre:"centre",colour:"coloured"};function dt(t,{marks:e,notes:n},o){let[s,r]=C(t,o),i=t.plays.map(d=>d.choices[q(
t,d,e,o)]?.words).filter(d=>d!==void 0),c=t.frames[0].blank[o].words,u=Ae.map(d=>[In[d],...fe(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?u.filter(([d])=>d===
In.colour):u,a=t.plays.filter(Z).flatMap(d=>Fn.map(f=>{let g=d.choices[ve(d,e,he(t,o,f))];return g&&`${f}: ${g.words}`})).filter(Boolean),h=[c,...i,...a,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function Wn(t,e){let n=s=>s.choices.some(r=>{let[i,c]=de(s," ",r).split(
" ");return e.startsWith(i)&&s.spots.has(e.slice(i.length,-c.length))&&e.endsWith(c)});if(t.plays.some(s=>Z(s)&&n(s)))return!0;let o=Gt(t,e);return o>=0&&t.plays.
some(s=>s.choices.some(r=>te(r,o)&&qt(t,s,r,o)===e))}function Un(t,e,n){let o=n.filter(r=>Wn(t,r)),s=Object.entries(e).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var ht=t=>t.startsWith("not ")?[t.slice(4),!1]:[t,!0];function Hn(t,e,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Wn(t,r)),s=Object.keys(e).filter(r=>e[r]);return o.length>0&&o.every(r=>e[r])&&s.every(r=>n[0].includes(r))}var Z=t=>t.where!=="cell",Fn=["top","right",
"bottom","left"],Ar={top:[-1,0,"bottom"],left:[0,-1,"right"]},ke=({where:t,spots:e})=>t==="edge"&&![...e].some(n=>/top|left/.test(n));function Kn(t,e,n,o){let s=u=>u.
every((l,a)=>l>=Math.min(n[a],o[a])&&l<=Math.max(n[a],o[a])),r={...e},i={};for(let u of t.spots){let[l,a,h]=u.split(","),[d,f]=[[+l,+a],[+l+ +(h==="bottom"),+a+
+(h==="right")]].map(p=>s(p));if(!d&&!f)continue;let g=de(t,u,t.choices[0]);delete r[g],d!==f&&(i[g]=!0)}return Object.keys(e).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(u=>e[u])?r:{...r,...i}}function he(t,e,n){let[o,s]=C(t,e),[r,i,c]=Ar[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var ve=(t,e,n)=>t.choices.findIndex(o=>e[de(t,n,o)]===o.holds);function mt(t,e,n,o){let s={...e};for(let i of t.choices)delete s[de(t,n,i)];let r=t.choices[o];return r&&
(s[de(t,n,r)]=r.holds),s}var qn=(t,e,n)=>t.plays.filter(Z).reduce((o,s)=>Fn.reduce((r,i)=>mt(s,r,he(t,n,i),-1),o),e);function $e({cell:{width:t,height:e,edge:n}},o,[
s,r,i]){let[c,u]=[n+(r-1)*t,n+(s-1)*e],[l,a]=[c+t,u+e];if(o==="edge")return{top:[c,u,l,u],bottom:[c,a,l,a],left:[c,u,c,a],right:[l,u,l,a]}[i];let[h,d]=[c+t/2,u+
e/2];return i==="right"?[h,d,h+t,d]:[h,d,h,d+e]}function Gn(t,e,[n,o,s]){let[r,i,c,u]=$e(t,e,[n,o,s]);if(e==="edge")return[r,i,c,u];let[l,a]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+a,o+l]].map(f=>t.frames[0].cells[K(t,f[0],f[1])]?.reach?.[a]??0);return[r+l*h,i+a*h,c-l*d,u-a*d]}function Y({rows:t,columns:e,cell:n,around:o}){
let[s,r,i,c]=o;return{width:e*n.width+2*n.edge+c+r,height:t*n.height+2*n.edge+s+i,left:c,top:s}}var ne=class extends Error{constructor({words:e,problems:n=[],interrupted:o=null,status:s=200}){super(e),this.problems=n,this.interrupted=o,this.status=s}},pt=({
file:t,line:e})=>e===null&&!!t?.startsWith("instances/");function Vn(t,e,n,o={}){let s=(i,c,u)=>{for(let[l,a]of e.plays.entries()){let h=q(e,a,n,c);if(h>=0&&te(a.choices[h],c))return t.plays[l].choices[h].looks[i][c]}
return u},r=t.frames.map(({blank:i,...c},u)=>({...c,blank:i,cells:i.map((l,a)=>s(u,a,l))}));for(let[i,c,u]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,
blank:a}=r[i];l[c]===a[c]&&(l[c]=u)}return{...t,frames:r}}function v(t,e={},...n){let o=document.createElement(t);for(let[s,r]of Object.entries(e))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function me(t){let e=new DOMParser().parseFromString(t,"image/svg+xml");return document.importNode(e.documentElement,!0)}function R(t,e=document){let n=e.querySelector(
t);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${t}.`)}var Ce=t=>[...document.querySelectorAll(t)];var re=t=>t.target;function pe(t,e){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>e(...o),t)}}function gt(){let t=null,e=async o=>{n();let s=t=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>t?.abort();return Object.assign(e,{stop:n})}var ie=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`;var Cr=Uint8Array.from(atob(R("#told").textContent??""),t=>t.charCodeAt(0)),Yn=new Response(new Blob([Cr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Xn,game:Jn,boards:G,around:Yt}=await Yn;var Mr=new Map(G.map(({id:t,sheet:e})=>[t,lt(e)])),wt=()=>{throw new ne({words:"This page was made to be played without a server, which alone knows that."})},Zn={
board:({id:t,sheet:e,effects:n},o)=>Vn(e,Mr.get(t),o,n),solve:({outcome:t})=>t,judge:({outcome:t})=>t.status==="unique"?{possible:!0,broken:[]}:wt(),explain({explained:t,
outcome:e},n,o){if(!t)return{status:e.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:t.start}),t.own&&o("own",t.own);for(let s of t.steps)
o("step",s);return{...t,steps:[]}},answers({outcome:t,solution:e=[]},n,o){for(let s of t.answers)o("answer",{...s,frames:e});return t},differences:({shared:t})=>t??
wt()};async function X(t,e,n={}){let{onEvent:o=()=>{}}=n,s=e,r=G.find(({id:c})=>c===s.instance);if(!r||t==="answers"&&!r.solution)return wt();let i=Object.fromEntries(
s.marks);if(t!=="overview")return(Zn[t]??wt)(r,i,o);for(let c of s.parts)o(c,{found:Zn[c](r,i,o)})}var Q=(t,e,n)=>X(t,e,{signal:n});var L,fo,ho,ge,Jt,vt,mo,yt,po,sn,Zt,Nr,Ve=Symbol.for("pv"),$t={},St=[],Tr=/^m(i|n|o|s|text|space)$/,rn=Array.isArray,ln=St.slice,xe=Object.assign;function Se(t){
t&&t.parentNode&&t.remove()}function go(t,e,n){var o,s,r,i={},c=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return c>
2&&(i.children=c>3?ln.call(arguments,2):n),Ue(t,i,o,s,null)}function Ue(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ve,
__v:s||++fo,__i:-1,__u:0};return!s&&L.vnode&&L.vnode(r),r}function Me(t){return t.children}function He(t,e){this.props=t,this.context=e,this.__g=0}function we(t,e){
if(e==null)return t.__&&we(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:we(
t)}function Lr(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=xe({constructor:Ve},n)).__v=n.__v+1,L.vnode&&L.vnode(e),cn(i,e,n,t.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||we(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,vo(s,e,r),n.__=n.__e=null,e.__e!=o&&wo(e))}function wo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.
__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),wo(t)}function Qn(t){(8&t.__g||(t.__g|=8,ge.push(t),vt++))&&Jt==L.debounceRendering||((Jt=L.debounceRendering)||
queueMicrotask)(_o)}function _o(){try{for(var t,e=1;ge.length;)ge.length>e&&ge.sort(mo),t=ge.shift(),e=ge.length,8&t.__g&&Lr(t)}finally{(vt=ge.length)&&(Jt||queueMicrotask)(
_o)}}function bo(t,e,n,o,s,r,i,c,u,l,a){var h,d,f,g,p,m,_=o.__k||St,b=e.length;for(u=Dr(n,e,_,u,b),h=0;h<b;h++)(f=n.__k[h])!=null&&(d=~f.__i&&_[f.__i]||$t,f.__i=
h,m=cn(t,f,d,s,r,i,c,u,l,a),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&an(d.ref,null,f,d),f.ref&&a.push(f.ref,f.__c||g,f)),p=p||g,4&f.__u?(u=yo(f,u,t,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&m!==void 0?u=m:g&&(u=g.nextSibling),f.__u&=-21);return n.__e=p,u}function Dr(t,e,n,o,s){var r,i,c,u,l,a,h,d,f,g=n.length,
p=g,m=0,_=0,b=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=b[r]=Ue(null,
i):rn(i)?i=b[r]=Ue(Me,{children:i}):i.constructor===Ve&&i.__b?i=b[r]=Ue(i.type,i.props,i.key,i.ref,i.__v):b[r]=i,u=r+m,i.__=t,i.__b=t.__b+1,c=null,~(l=i.__i=jr(
i,n,u,p))&&(p--,(c=n[l])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,l==u-1?m--:l==u+1?m++:l!=u&&(l>u?m--:m++,_=1)):(~l||(s>g?m--:s<g&&m++),typeof i.type!="function"&&(i.__u|=
4))):b[r]=null;if(_){for(a=[],h=[],r=0;r<s;r++)if((i=b[r])&&16&i.__u){for(m=0,d=a.length;m<d;)a[f=m+d>>1]<i.__i?m=f+1:d=f;a[m]=i.__i,h[r]=m+1}for(m=a.length;r--;)
h[r]&&(h[r]==m?m--:b[r].__u|=4)}if(p)for(r=0;r<g;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=we(c)),un(c,c));return o}function yo(t,e,n,o){var s,r,i,c;if(typeof t.type==
"function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=yo(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=we(t))&&!e.parentNode&&
(e=null),i=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&
e.nodeType==8&&!e.data.startsWith("$s"););return e}function jr(t,e,n,o){var s,r=t.key,i=t.type,c=e[n],u=c&&!(2&c.__u);if(c===null&&r==null||u&&r==c.key&&i==c.type)
return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=e[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s;for(s=n+1;s<e.length;s++)if((c=e[s])&&!(2&c.__u)&&r==c.key&&i==c.
type)return s}return-1}function eo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function _t(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")
t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||eo(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||eo(t.style,e,n[e])}else if(e[0]==
"o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Zt[e]||(Zt[e]=Pr(e)),(t.__a||(t.__a={}))[e]=sn,r=
e!=(e=e.replace(po,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/200\
0/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="\
rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(
e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Pr(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[yt]==null)e[yt]=sn++;else if(e[yt]<this.__a[t])
return;return n(L.event?L.event(e):e)}}}function cn(t,e,n,o,s,r,i,c,u,l){var a,h,d,f,g,p,m,_,b,w,k,y,S,x,$,E,A,N,I=e.type;if(e.constructor!==Ve)return null;128&
n.__u&&(u=32&n.__u,a=n.__c.__z)&&(e.__u|=u,h=r=[],a.nodeType==8?c=kt(a,r):r.push(a),c=r[0]||c),(a=L.__b)&&a(e);e:if(typeof I=="function"){d=i.length;try{if(_=e.
props,b=(a=I.prototype)&&a.render,w=(a=I.contextType)&&o[a.__c],k=a?w?w.props.value:a.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(b?e.__c=f=new I(_,k):(e.__c=
f=new He(_,k),f.constructor=I,f.render=Ir),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),I.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=xe({},f.__s)),xe(f.__s,I.getDerivedStateFromProps(_,f.__s)))),g=f.props,p=f.state,f.__v=e,n.__c){if(_!==g&&b&&!I.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(_,k),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(_,f.__s,k)===
!1){e.__v!=n.__v&&(f.props=_,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),St.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),c=we(n);break e}f.componentWillUpdate&&f.componentWillUpdate(_,f.__s,k),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,p,m)})}else
b&&!I.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=k,f.props=_,f.__P=
t,f.__g&=-5,y=L.__r,S=b?25:0;do f.__g&=-9,y&&y(e),a=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);b&&(St.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=xe({},o,f.getChildContext())),b&&n.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(g,p)),x=a&&a.type===Me&&a.key==
null?a.props.children:a,_.__P&&(a=c,s=(t=_.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&un(U,U)}),n.__k=null),c=n.__k?we(n,0):
null),c=bo(t,rn(x)?x:[x],e,n,o,s,r,i,c,u,l),_.__P&&(e.__e=null,c=a),e.__u&=-161,h&&h.some(Se),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(U){if(i.length=
d,e.__v=null,u||r)if(U&&U.then){if(e.__u|=128|u,r){for(~(A=r.indexOf(c||void 0))||(A=r.length);(N=r[A-1])&&N.nodeType==8;)A--;for(;A<r.length;A++)if(N=r[A])if(r[A]=
null,$){if(N==E)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(E=kt($=N))}}if(!$){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;$=c}(a=kt($=
e.__c.__z||(e.__c.__z=$)))?(e.__e=$,c=a):e.__e=c,c=c&&c.nextSibling}else r&&r.some(Se);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||ko(e),L.__e(U,e,n)}}else
c=e.__e=zr(n.__e,e,n,o,s,r,i,u,l,t);return(a=L.diffed)&&a(e),c}function kt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.
nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function ko(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(ko))}function vo(t,e,n){for(var o=0;o<n.length;)an(n[o++],n[o++],n[o++]);L.__c&&L.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(
s)})}catch(r){L.__e(r,s.__v)}})}function zr(t,e,n,o,s,r,i,c,u,l){var a,h,d,f,g,p,m,_,b=n.props||$t,w=e.props,k=e.type;if(k=="svg"?s="http://www.w3.org/2000/svg":
k=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(a=0;a<r.length;a++)if((g=r[a])&&(k?g.localName==k:g.nodeType==3)){
t=g,r[a]=null;break}}if(!t){if(_=l.ownerDocument||document,!k)return _.createTextNode(w);t=_.createElementNS(s,k,w.is?w:l),c&&(L.__m&&L.__m(e,r),c=!1),r=null}if(k){
if(l=k=="template"&&t.content||t,r=k=="textarea"&&w.defaultValue!=null?null:r&&ln.call(l.childNodes),!c&&r)for(b={},a=0;a<t.attributes.length;a++)b[(g=t.attributes[a]).
name]=g.value;for(a in b)g=b[a],a=="dangerouslySetInnerHTML"?d=g:a=="children"||a in w||a=="value"&&"defaultValue"in w||a=="checked"&&"defaultChecked"in w||_t(t,
a,null,g,s);for(a in w)g=w[a],a=="children"?f=g:a=="dangerouslySetInnerHTML"?h=g:a=="value"?p=g:a=="checked"?m=g:c&&typeof g!="function"||b[a]===g||_t(t,a,g,b[a],
s);h?(c||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(k=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Tr.test(k))&&(s="http://www.w3.org/1999/xhtml"),bo(l,rn(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&we(n,0),c,u),r&&r.some(Se)),c&&k!="textarea"||(a="valu\
e",k=="progress"&&p==null?t.removeAttribute(a):p==null||p===t[a]&&(k!="progress"||p)||_t(t,a,p,b[a],s),a="checked",m!=null&&m!=t[a]&&_t(t,a,m,b[a],s))}else b===
w||c&&t.data==w||(t.data=w);return t}function an(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="functi\
on"?e():t(null)):t.current=e}catch(s){L.__e(s,n)}}function un(t,e,n){var o,s,r,i;if(L.unmount&&L.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||an(o,null,e,
t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){L.__e(c,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&un(o[i],e,typeof t.
type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=kt(o,r=[]))&&(o==t.__e&&r.some(Se),Se(s),Se(o)),n||Se(t.__e),t.__e=t.__c=t.__=null}function Ir(t,e,n){
return this.constructor(t,n)}function _e(t,e){var n,o,s,r;L.__&&L.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Ue(Me,{children:[
t]}),s=[],r=[],cn(e,e.__k,o||$t,$t,e.namespaceURI,o?null:e.firstChild?ln.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),vo(s,e.__k,r),e.__k.props.children=
null}L={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(c){t=c}}throw vt=0,t}},fo=0,ho=function(t){return t!=null&&t.
constructor===Ve},He.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=xe({},this.state)),typeof t=="function"&&(t=t(xe({},n),this.props)),
t&&(xe(n,t),this.__v&&(e&&this.__k.push(e),Qn(this)))},He.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Qn(this))},He.prototype.render=
Me,ge=[],vt=0,mo=function(t,e){return t.__v.__b-e.__v.__b},yt=Symbol(),po=/(PointerCapture)$|Capture$/i,sn=0,Zt={},Nr=0;var $o=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<
e.length;r++){var i=e[r++],c=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[e[++r]]=c:i===6?o[1][e[++r]]+=
c+"":i?(s=t.apply(c,$o(t,c,n,["",null])),o.push(s),c[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(c)}return o},to=new Map;function Rr(t){var e=to.get(this);return e||(e=
new Map,to.set(this,e)),(e=$o(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",c="",u=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=
6),d&&(u.push(r,d,0,s),r=6)),i=""},a=0;a<n.length;a++){a&&(r===1&&l(),l(a));for(var h=0;h<n[a].length;h++)o=n[a][h],r===1?o==="<"?(l(),u=[u],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[a][h+1]===">")?(l(),r===3&&
(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return l(),u})(t)),e),arguments,[])).length>1?e:e[0]}var O=Rr.bind(go),xt,F,Xt,no,Br=Object.is,Qt=0,So=[],
en=[],z=L,oo=z.__b,so=z.__r,ro=z.diffed,io=z.__c,lo=z.unmount,co=z.__;function xo(t,e){z.__h&&z.__h(F,t,Qt||e),Qt=0;var n=F.__H||(F.__H={__:[],__h:[]});return t>=
n.__.length&&n.__.push({}),n.__[t]}function Oo(t,e){var n=xo(xt++,4);!z.__s&&Eo(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,F.__h.push(n))}function fn(t){return Qt=5,Ct(function(){return{current:t}},[])}function Ct(t,e){
var n=xo(xt++,7);return Eo(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Wr(){var t;do{for(;t=en.shift();)try{Fe(t)}catch(n){z.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=
So.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Fe),e.__h.some(tn),e.__h=[]}catch(n){e.__h=[],z.__e(n,t.__v)}}}while(en.length)}z.__b=function(t){F=null,oo&&
oo(t)},z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),co&&co(t,e)},z.__r=function(t){so&&so(t),xt=0;var e=(F=t.__c).__H;e&&(Xt==F?F.__h=[]:(e.__h.some(
Fe),e.__h.some(tn),xt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Xt=F},z.diffed=function(t){ro&&ro(t);var e=t.__c;e&&e.__H&&(e.__H.
__h.length&&uo(So.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Xt=F=null},z.__c=function(t,e){e.some(function(n){try{n.__h.some(Fe),n.__h=n.__h.filter(
function(o){return!o.__||tn(o)})}catch(o){n.__h=[function(){throw o}]}}),io&&io(t,e)},z.unmount=function(t){lo&&lo(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,uo(en.push(s))}else Fe(s)}catch(r){e=r}}),o.__H=void 0,e&&z.__e(
e,o.__v))};var ao=typeof requestAnimationFrame=="function";function Ur(t){var e,n=function(){clearTimeout(o),ao&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(
n,35);ao&&(e=requestAnimationFrame(n))}function uo(t){t!=1&&no==z.requestAnimationFrame||((no=z.requestAnimationFrame)||Ur)(Wr)}function Fe(t){var e=F,n=t.__c;typeof n==
"function"&&(t.__c=void 0,n()),F=e}function tn(t){var e=F;t.__c=t.__(),F=e}function Eo(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!Br(n,t[o])})}
var Hr=Symbol.for("preact-signals");function Mt(){if(le>1)le--;else{var t,e=!1;for((function(){var s=Et;for(Et=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();qe!==void 0;){var n=qe;for(qe=void 0,Ot++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Co(n))try{n.
c()}catch(s){e||(t=s,e=!0)}n=o}}if(Ot=0,le--,e)throw t}}function dn(t){if(le>0)return t();nn=++Fr,le++;try{return t()}finally{Mt()}}var Ke,D=void 0;function Nt(t){
var e=D,n=Ke;D=void 0,Ke=void 0;try{return t()}finally{D=e,Ke=n}}var qe=void 0,le=0,Ot=0,Fr=0,nn=0,Et=void 0,At=0;function Ao(t){if(D!==void 0){var e=t.n;if(e===
void 0||e.t!==D)return e={i:0,S:t,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:e},D.s!==void 0&&(D.s.n=e),D.s=e,t.n=e,32&D.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==
void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=D.s,e.n=void 0,D.s.n=e,D.s=e),e}}function W(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
e?.watched,this.Z=e?.unwatched,this.name=e?.name}W.prototype.brand=Hr;W.prototype.h=function(){return!0};W.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.
e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Nt(function(){var o;(o=e.W)==null||o.call(e)}))};W.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,
o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Nt(function(){var s;(s=e.Z)==null||s.call(e)}))}};W.prototype.
subscribe=function(t){var e=this;return ce(function(){var n=e.value;Nt(function(){return t(n)})},{name:"sub"})};W.prototype.valueOf=function(){return this.value};
W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){var t=this;return Nt(function(){
return t.value})};Object.defineProperty(W.prototype,"value",{get:function(){var t=Ao(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){
if(Ot>100)throw new Error("Cycle detected");(function(n){le!==0&&Ot===0&&n.l!==nn&&(n.l=nn,Et={S:n,v:n.v,i:n.i,o:Et})})(this),this.v=t,this.i++,At++,le++;try{for(var e=this.
t;e!==void 0;e=e.x)e.t.N()}finally{Mt()}}}});function V(t,e){return new W(t,e)}function Co(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.
i)return!0;return!1}function Mo(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function No(t){
for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=
n}function Oe(t,e){W.call(this,void 0,e),this.x=t,this.s=void 0,this.g=At-1,this.f=4}Oe.prototype=new W;Oe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===At))return!0;if(this.g=At,this.f|=1,this.i>0&&!Co(this))return this.f&=-2,!0;var t=D;try{Mo(this),D=this;var e=this.x();
(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return D=t,No(this),this.f&=-2,!0};Oe.prototype.S=function(t){
if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}W.prototype.S.call(this,t)};Oe.prototype.U=function(t){if(this.t!==void 0&&(W.prototype.
U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Oe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==
void 0;t=t.x)t.t.N()}};Object.defineProperty(Oe.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=Ao(this);if(this.h(),t!==void 0&&
(t.i=this.i),16&this.f)throw this.v;return this.v}});function on(t,e){return new Oe(t,e)}function To(t){var e=t.j;if(t.j=void 0,typeof e=="function"){le++;var n=D;
D=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,hn(t),o}finally{D=n,Mt()}}}function hn(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,To(t)}function Kr(t){
if(D!==this)throw new Error("Out-of-order effect");No(this),D=t,this.f&=-2;try{8&this.f&&hn(this)}finally{Mt()}}function Ne(t,e){this.x=t,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=e?.name,Ke&&Ke.push(this)}Ne.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{t()}};Ne.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,To(this),Mo(this),le++;var t=D;
return D=this,Kr.bind(this,t)};Ne.prototype.N=function(){2&this.f||(this.f|=2,this.u=qe,qe=this)};Ne.prototype.d=function(){this.f|=8,1&this.f||hn(this)};Ne.prototype.
dispose=function(){this.d()};function ce(t,e){var n=new Ne(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Lo,Ye,bt,qr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Do=[];ce(function(){Lo=this.N})();function Te(t,e){L[t]=e.bind(null,L[t]||function(){})}function Ge(t){if(bt){var e=bt;bt=void 0,e()}bt=t&&t.S()}function jo(t){
var e=this,n=t.data,o=Xe(n);o.name="ReactiveDom",o.value=n;var s=Ct(function(){for(var c=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var l=on(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),a=on(function(){return!Array.isArray(l.value)&&!ho(l.value)}),h=ce(function(){if(this.N=zo,a.value){var f=l.value;c.
__v&&c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[a,l]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}jo.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:go(Me,null).constructor},type:{configurable:!0,
value:jo},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Te("__b",function(t,e){if(Ge(),
Ye=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof W&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});
Te("__r",function(t,e){if(t(e),e.type!==Me){Ge();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return ce(function(){i=this},{
name:r}),i.c=s,i})((function(s){return function(){var r;qr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||
e.type.name:""))),Ye=o,Ge(n)}});Te("__e",function(t,e,n,o){Ge(),Ye=void 0,t(e,n,o)});Te("diffed",function(t,e){Ge(),Ye=void 0;var n;if(typeof e.type=="string"&&
(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var c=r[i];c===void 0||o&&i in o||(c.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],
a=o[u];l===void 0?(l=Gr(n,u,a,s),r[u]=l):l.o(a,s)}}}t(e)});function Gr(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=V(n);return{o:function(i,c){r.value=i,
o=c},d:ce(function(){this.N=zo;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Te("unm\
ount",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var c=e.props;
for(var u in i)c[u]=i[u]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var a=l.__$u;a&&(l.__$u=void 0,a.d())}}t(e)});Te("__h",function(t,e,n,o){o<3&&(e.__$f|=2),
t(e,n,o)});He.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!==
"__source"&&t[i]!==this.props[i])return!0;for(var c in this.props)if(!(c in t))return!0;return!1};function Xe(t,e){return Ct(function(){return V(t,e)},[])}function Po(t,e){
var n=fn(t);return n.current=t,Ye.__$f|=4,Ct(function(){return on(function(){return n.current()},e)},[])}var Vr=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Yr(){dn(function(){for(var t;t=Do.shift();)Lo.call(t)})}function zo(){Do.push(this)===1&&(L.requestAnimationFrame||Vr)(Yr)}var Io=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Xr=["facts","marks","notes"];function Ro(t=Io){let e=V(t),n=[],o=[],s=null,r=new Set,i=l=>dn(()=>{let a=e.peek();e.value=l;let d=Object.keys(
l).filter(f=>l[f]!==a[f]);if(d.length)for(let f of[...r])f(l,a,new Set(d))}),c=({facts:l,marks:a,notes:h})=>({facts:l,marks:a,notes:h}),u=(l,a)=>{if(!l.length)return;
let h=e.peek();a.push(c(h)),s=null,i({...h,...l.pop()})};return{get now(){return e.value},get canUndo(){return e.value&&n.length>0},get canRedo(){return e.value&&
o.length>0},get history(){return{now:c(e.value),past:n,future:o}},change(l,{merge:a=null,undoable:h=!0}={}){let d=e.peek(),f=Xr.some(g=>g in l&&l[g]!==d[g]);f&&
h&&!(a!==null&&a===s)&&(n.push(c(d)),o=[]),(f||"mode"in l)&&(s=a),i({...d,...l})},open(l,a=null){let h={...Io,...l};[n,o,s]=a!==null&&JSON.stringify(a.now)===JSON.
stringify(c(h))?[a.past,a.future,null]:[[],[],null],i(h)},undo:()=>u(n,o),redo:()=>u(o,n),on(l,a){let h=new Set(l),d=(...f)=>{[...f[2]].some(g=>h.has(g))&&a(...f)};
return r.add(d),()=>r.delete(d)}}}function j(t,e={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=t;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(c),...e}}function Bo(t){let e={check:null,card:null,pointed:null},n="null";return(o,s)=>{e[o]=s;let{cause:r=[],effect:i=[],wrong:c=[]}=e.pointed??e.card??{},u=e.pointed?
[]:e.check?.wrong??[],l={cause:r,effect:i,wrong:[...c,...u]},a=r.length||i.length||l.wrong.length?l:null,h=JSON.stringify(a);h!==n&&(n=h,t.emit("highlight",a))}}
var Le=t=>t.join(",");function Wo(t,e){let n=new Set(e.map(Le));return t.filter(o=>!n.has(Le(o)))}function De(t){return[...new Map(t.map(e=>[Le(e),e])).values()]}var Jr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Tt({app:t,highlight:e},{words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[]}){let c={effect:o,cause:Wo(s,o),wrong:r},
u=()=>e("pointed",c),l=()=>e("pointed",null);return v("li",{class:"sentence",onmouseenter:u,onfocusin:u,onmouseleave:l,onfocusout:l,dataset:{cells:[...o,...s,...r].
map(Le).join(" ")}},...Zr(t,n),ei(t,i))}function Ze(t,{words:e,cells:n,because:o}){let s=o.flatMap(r=>r.cells);return Tt(t,{words:e,effect:n,cause:s,lines:o})}function Qe(t,e){
let{sentence:n,cells:o,causes:s,because:r,chain:i}=e,c=Tt(t,{words:n,effect:o,cause:s,lines:i.length?[]:r});return v("ul",{class:"sentences"},c,...i.length?[Lt(
t,i)]:[])}function Lt(t,e){return v("li",{class:"chain"},v("ol",{class:"sentences"},e.map(n=>{let o=Ze(t,n);return o.style.setProperty("--depth",String(n.depth)),
o})))}function Zr(t,e){let[,n,o]=/^(.*): (.*)$/.exec(e)??[null,null,e];return n===null?[v("p",{},Je(t,H(o)))]:[v("p",{},Je(t,`${H(n)}:`)),v("p",{class:"follows"},
Je(t,H(o)))]}var H=t=>t.replace(/^.(?![\w']*\()/,e=>e.toUpperCase());function Je(t,e){return e.split(Jr).map((n,o)=>o%2?Qr(t,n):n)}function Qr(t,e){let[n,o]=e.split(
",").map(Number),s=`row ${n}, column ${o}`;return v("button",{type:"button",class:"cell-link",title:`Show ${s}`,"aria-label":`${e}: ${s}`,onclick:()=>t.emit("ce\
ll",{row:n,column:o})},e)}function ei(t,e){let n=new Map(e.filter(o=>o.clue===null).map(o=>[o.place,o]));return n.size?v("p",{class:"sources"},[...n.keys()].map(
o=>mn(t,o))):null}function mn(t,e){let n=ti(e);return n===null?null:v("button",{type:"button",class:"rule-link",title:"Show it where it is written",onclick:()=>t.
emit("reveal",n)},pn(n,t.store.now))}function ti(t){let e=/^(.*?):(\d+)(?::(\d+))?$/.exec(t??"");return e&&{file:e[1],line:Number(e[2]),column:Number(e[3]??1)}}
function pn({file:t,line:e},{puzzle:n}){let o=t??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s facts":o.split("/").slice(
-2).join("/");return`line ${e} of ${s}`}function Uo({app:t,place:e}){t.when("focused",n=>{let o=n&&Le([n.row,n.column]);for(let s of Ce(".assistant-card .senten\
ce"))s.classList.toggle("about",o!==null&&!!s.dataset.cells?.split(" ").includes(o));e.card.querySelector(".sentence.about")?.scrollIntoView({block:"nearest"})})}
var be=t=>De(t.flatMap(e=>e.cells));var ni=["ghosts","overlay","film"];function Ho(t){let{app:e,place:n,highlight:o}=t,s=v("div",{class:"card-body","aria-live":"polite"}),r=v("h2",{tabIndex:-1}),i=oi(
(...p)=>s.append(...p)),c=v("button",{type:"button",class:"close",title:"Close","aria-label":"Close",onclick:d},"\xD7");n.card.append(v("header",{},r,c),s,i.element),
n.card.hidden=!0,Uo(t);let u=new Set,l=new Set,a=()=>!1;function h(){a=()=>!1,i.stop(),s.replaceChildren(),o("pointed",null),o("card",null);for(let p of[...u])g.
offer(p,null)}function d(){l.add(r.textContent),g.close()}let f=p=>p.flat().filter(m=>m!=null),g={show(p,...m){let _=n.card.contains(document.activeElement);h(),
l.delete(p),r.textContent=p,s.append(...f(m)),n.card.hidden=!1,_&&r.focus(),document.body.dataset.pane==="assistant"&&n.card.closest("#board")&&e.emit("pane","b\
oard"),n.card.scrollIntoView({block:"nearest"})},mayCome:p=>n.card.hidden&&!l.has(p),add(...p){s.append(...f(p))},replace(...p){o("pointed",null),s.replaceChildren(
...f(p))},work(p,m,_){return g.show(p),i.tell(m),i.run(_)},keepWhile(p){a=p},tell:i.tell,offer(p,m){m===null?u.delete(p):u.add(p),e.emit(p,m)},close(){h(),n.card.
hidden=!0}};for(let p of ni)e.when(p,m=>{m===null&&u.delete(p)});return e.when("cancel-all",()=>{l.clear(),g.close()}),e.store.on(["puzzle","instance","rules","\
facts","constants"],()=>{a()||g.close()}),g}function oi(t){let e=v("span",{class:"soft"}),n=v("button",{type:"button",onclick:()=>{r(),t(v("p",{class:"soft"},"C\
ancelled."))}},"Cancel"),o=v("div",{class:"card-work",hidden:!0},v("span",{class:"spinner","aria-hidden":"true"}),e,n),s=null;function r(){s?.abort(),s=null,o.hidden=
!0}async function i(u){let l=s=new AbortController;o.hidden=!1;try{await u(l.signal)}catch(a){if(a.name==="AbortError"||l.signal.aborted)return;t(v("p",{class:si(
a)?"failure":""},Dt(a)))}finally{s===l&&(s=null,o.hidden=!0)}}return{element:o,run:i,stop:r,tell:u=>{e.textContent=u}}}var si=({problems:t,interrupted:e,status:n})=>n!==
200||!e&&t.some(({line:o})=>o!==null);function Dt(t){if(t.interrupted==="timeout"||t.interrupted==="cpu")return"This took too long and was stopped.";if(t.interrupted===
"memory")return"This needs more memory than it may take.";let[e]=t.problems??[],n=e?.text??t.message;return H(n.replace(/^encodings\/\S+: /,""))}function T(t,e,n={}){
return v("button",{type:"button",onclick:e,...n},t)}var J=(...t)=>v("div",{class:"row"},...t),M=(...t)=>v("p",{},...t);var Fo=["puzzle","instance","rules","facts","constants"];function Ko(t){let e=new Set,n=0,o={now:{outcome:null,error:null,isOld:!0},on(u){e.add(u)}};function s(u){
o.now={...o.now,...u};for(let l of e)l(o.now)}async function r(){clearTimeout(n);let u=t.store.now;if(!u.puzzle)return;let l=performance.now(),a={count:0,cost:[]};
try{let h=await t.overview.ask("solve",(d,f)=>{a=f});h!==void 0&&i(u)&&c(h)}catch(h){if(!i(u))return;if(h.interrupted)return c(ri(a,h.interrupted,performance.now()-
l));s({outcome:null,error:h,isOld:!1}),t.emit("solved",null),h.status===0?n=setTimeout(r,2e3):t.emit("problems",h.problems??[])}}let i=u=>Fo.every(l=>t.store.now[l]===
u[l]);function c(u){s({outcome:u,error:null,isOld:!1}),t.emit("problems",u.remarks),t.emit("solved",jt(u))}return t.store.on(Fo,(u,l,a)=>{let h=a.has("puzzle")||
a.has("instance");s(h?{isOld:!0,outcome:null,error:null}:{isOld:!0}),r()}),o}var ri=({count:t,cost:e},n,o)=>({status:t?"found":"interrupted",count:t,cost:e,interrupted:n,
horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/1e3}});function jt({status:t,statistics:e,answers:n}){let o=(e.ground_seconds??0)+(e.
solve_seconds??0);return{status:t,seconds:o,answers:n.map(({atoms:s})=>s)}}function qo(t){let{app:e,place:n,solving:o}=t,s=v("strong"),r=v("span",{class:"soft"}),i=v("span",{class:"old-note","aria-hidden":"true"},"solving \u2026"),c=v(
"div",{class:"row"}),u=v("div",{class:"status-line",role:"status"},v("span",{class:"light","aria-hidden":"true"}),s,r);n.status.append(u,i,c);let l=ci(t,c,h);function a({
outcome:f,error:g,isOld:p}){if(n.status.setAttribute("aria-busy",String(p)),n.status.classList.toggle("old",p),p){l.stop(),f===null&&g===null&&d();return}let m=g?
ii(g):f&&gn(f);m!==null&&(n.status.dataset.kind=m.kind,s.textContent=m.words,r.textContent=m.detail??"",c.replaceChildren(...li(e,g)),f?.status==="multiple"&&l.
offer())}function h({count:f,exhausted:g,horizon:p}){s.textContent=g?`${ie(f,"answer")}, all counted`:`At least ${ie(f,"answer")}`;let m=p===null?null:`in ${p} \
steps; longer ones were not counted`;r.textContent=[m,g?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}function d(){s.textContent="\u2026",r.textContent=
"",delete n.status.dataset.kind,c.replaceChildren()}o.on(a),d()}function gn(t){let{status:e,cost:n,count:o,horizon:s}=t,r=t.interrupted?null:`${jt(t).seconds.toFixed(
2)} s`,i=[s===null?null:`${s} steps`,r].filter(Boolean).join(" \xB7 "),c=n.join(" "),u=t.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(jt(t).
seconds)} s`,l={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved\
: ${c}`,"good"],found:[n.length?`${u}: the best so far is ${c}, not proved`:`${u}: ${ie(o,"answer")} found so far`,"warn"],interrupted:[`${u}: no answer found s\
o far`,"warn"]}[e];return{words:l[0],detail:i,kind:l[1]}}function ii(t){return t.status===0?{words:"The server does not answer",detail:"Your work is kept here. \
Trying again \u2026",kind:"bad"}:t.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"ba\
d"}:t.interrupted?{words:Dt(t),kind:"warn"}:t.problems.length&&t.problems.every(pt)?{words:"The board is not finished",kind:"warn"}:t.problems.length?{words:t.problems.
length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:t.message,kind:"bad"}}function li(t,e){return!e||e.interrupted?[]:(e.
problems??[]).slice(0,5).map(n=>{if(n.line===null)return v("p",{class:"status-problem"},n.text);let o=H(pn(n,t.store.now)),s=v("button",{type:"button",class:"ru\
le-link",onclick:()=>t.emit("reveal",n)},o);return v("p",{class:"status-problem"},s,`: ${n.text}`)})}function ci({app:t},e,n){let o=null;async function s(){let c=o=
new AbortController,u=v("span",{},"Counting \u2026");e.replaceChildren(v("span",{class:"spinner","aria-hidden":"true"}),u,T("Cancel",()=>{r(),i("Counting was ca\
ncelled.")}));try{let l=await X("count",j(t.store.now,{marks:[]}),{signal:c.signal,onEvent:(a,{count:h})=>{u.textContent=`at least ${h.toLocaleString("en")} \u2026`}});
e.replaceChildren(),n(l)}catch(l){c.signal.aborted||i(Dt(l))}}function r(){o?.abort(),o=null}function i(c=null){e.replaceChildren(c??"",T("Count them all",s))}return{
stop:r,offer:i}}var wn=200;function Vo(t){let{app:e,place:n,card:o,solving:s}=t;n.buttons.append(T("Solution",i,{title:"Show the solved board"}),T("Answers",l,{title:"All answe\
rs, one after the other",class:"served"}));let r=!0;e.when("playable",a=>{r=a});async function i(){if(s.now.outcome?.status==="none")return t.conflicts.ofPuzzle();
await o.work("Solution","Solving \u2026",async a=>{let h=t.createFilm("Solution"),d=[];await X("answers",j(e.store.now,{marks:[],most:1}),{signal:a,onEvent:(f,g)=>{
d.push(g),h.add(Go(g,"Solution"))}}),d.length?o.add(...c(d[0])):o.add(M("No answer was found."))})}function c({atoms:a,frames:h}){let d=s.now.outcome&&`${gn(s.now.
outcome).words}. `;return[M(`${d??""}${h.length?"The board shows it.":""}`),h.length?null:v("p",{class:"atoms"},a.join(" ")),r&&s.now.outcome?.horizon===null?J(
T("Fill it in",()=>u(a),{class:"primary"})):null]}function u(a){o.offer("film",null),e.emit("fill",a)}async function l(){if(s.now.outcome?.status==="none")return t.
conflicts.ofPuzzle();await o.work("All answers","Looking for answers \u2026",async a=>{let h=t.createFilm("All answers"),d=v("div"),f=[],g=0,p=!1,m=k=>h.goTo(f[Math.
min(Math.max(g+k,0),f.length-1)]),_=v("span",{role:"status"}),b=()=>{_.textContent=`Answer ${g+1} of ${f.length}`};d.append(v("div",{class:"row"},T("Previous",()=>m(
-1)),_,T("Next",()=>m(1)))),h.onMove(k=>{g=Math.max(f.findLastIndex(y=>y<=k),0),b()}),o.add(d);let w=await X("answers",j(e.store.now,{marks:[],most:wn}),{signal:a,
onEvent:(k,y)=>{p=y.cost.length>0,f.push(h.length),h.add(Go(y,`Answer ${f.length}`)),y.frames.length||d.append(v("p",{class:"atoms"},y.atoms.join(" "))),o.tell(
`${f.length} so far \u2026`),b()}});o.add(M(ai({...w,isBest:p,horizon:s.now.outcome?.horizon},f.length)))})}}var Go=({frames:t},e)=>t.map(n=>({...n,name:n.name?
`${e}: ${n.name}`:e}));function ai({exhausted:t,interrupted:e,isBest:n,horizon:o},s){return t&&n?"None is better, proved; others may be as good.":t&&o?`These ar\
e all in ${o} steps; longer ones were not looked for.`:t?s===1?"There are no others.":"These are all answers.":e?"The search was stopped: there may be more.":s<
wn?"There may be others.":`The first ${wn}; there may be more.`}var Yo="pylogic:check",ui=250,fi=400,di=3,hi="Whether this can be completed was not found out in time.";function Xo(t){let{app:e,place:n,solving:o}=t,s=gt(),r=s.
stop,i=!1,c=null,u=!1,l=gi(t),a=mi(()=>f(!d())),h=T("Check",()=>g(!0),{title:"Compare what you have entered with the answer, now"});n.check.append(v("div",{class:"\
row"},h,a),l.element);let d=()=>a.getAttribute("aria-checked")==="true";function f(b){a.setAttribute("aria-checked",String(b)),localStorage.setItem(Yo,b?"on":"o\
ff"),c=null,g()}async function g(b=!1){let{outcome:w,isOld:k}=o.now,{marks:y}=e.store.now,S=b||u&&y===c;if(b)c=y;else if(!S&&y===c&&!k)return;let x=Object.keys(
y).length===0;u=S&&k&&!x;let $=(S||d())&&!k&&w!==null&&!x;if(!$||w.status==="none"||w.horizon!==null)r(),$&&w.horizon===null?l.bad("There is no answer at all",[]):
S&&x?l.unsure("Nothing is entered yet."):u?l.unsure("checking \u2026"):l.clear();else if(!S)await m("rules");else{let E=w.status==="unique"?new Set(w.answers[0].
atoms):null;E===null?await m("all"):p(E,y)&&await m("reasons")}}function p(b,w){let k=_n(b,w);if(k.length){let y=De(k.map(bn).filter(x=>x!==null)),S=y.length===
1?`1 ${Ee(y)} is wrong`:`${y.length} ${Ee(y)}s are wrong`;return l.bad(S,y),!0}return r(),l.good(i?v("strong",{},"Solved!"):"So far so good"),!1}async function m(b){
let w=l.element.childNodes.length?fi:0,k=b==="all"?setTimeout(()=>l.unsure("checking \u2026"),w):0,y;try{y=await s(x=>Q("judge",j(e.store.now),x))}catch(x){b===
"all"&&x.interrupted?l.unsure(hi):b!=="reasons"&&l.clear();return}finally{clearTimeout(k)}if(y===void 0)return;let S=pi(t,y.broken);if(b==="rules")S?l.bad(S.children.
length===1?"A rule is broken":"Rules are broken",be(y.broken),S):i?l.good(v("strong",{},"Solved!")):l.clear();else if(b==="reasons"){if(S===null)return;l.element.
querySelector("button")?.remove(),l.element.append(S)}else y.possible?l.good("So far so good"):l.bad("This cannot be completed any more",be(y.broken),S)}let _=pe(
ui,()=>g());e.store.on(["marks"],b=>{r(),l.element.classList.add("old"),Object.keys(b.marks).length||l.clear(),_()}),e.when("cancel-all",()=>{r(),l.clear()}),e.
when("playable",b=>{n.check.hidden=!b}),e.when("finished",b=>{i=b,g()}),o.on(()=>g()),a.setAttribute("aria-checked",String(localStorage.getItem(Yo)==="on"))}var mi=t=>v(
"button",{type:"button",role:"switch",class:"check-switch served",onclick:t,title:"Say at once when a rule is broken, and not whether a guess is right"},v("span",
{class:"knob","aria-hidden":"true"}),"Check while I play");function pi(t,e){let n=e.slice(0,di).map(o=>Ze(t,{words:`${o.words}.`,cells:[],because:[o]}));return n.
length?v("ul",{class:"sentences"},n):null}function gi({conflicts:t,highlight:e}){let n=v("div",{class:"verdict",role:"status"}),o=(r,i,...c)=>{e("pointed",null),
e("check",i&&{wrong:i}),n.classList.remove("old"),n.dataset.kind=r,n.replaceChildren(...c.filter(u=>u!=null))},s=()=>T("Why?",()=>t.ofMarks(),{class:"small serv\
ed"});return{element:n,clear:()=>o("",null),unsure:r=>o("",null,v("span",{class:"soft"},r)),good:r=>o("good",null,r),bad:(r,i,c=null)=>o("bad",i,v("strong",{},r),
c??s())}}var Ee=t=>t.every(e=>e.length>2)?"line":"cell",_n=(t,e)=>Object.keys(e).filter(n=>t.has(n)!==e[n]);function bn(t){let e=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(t);return e&&[Number(e[1]),Number(e[2]),...e[3]?[e[3]]:[]]}var wi=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,yn="Why there is no answer",Jo="Why this is wrong",_i="Which rule is wrong",bi=600;function Zo(t){let{app:e,
card:n,highlight:o,solving:s}=t;function r(m=!1){return a(yn,{marks:[]},m)}async function i(){await n.work(Jo,"Looking for what it breaks \u2026",async m=>{let{
broken:_}=await Q("judge",j(e.store.now),m);_.length?c(_):await h({},!1,m)})}function c(m){o("card",{wrong:be(m)}),n.replace(M("What you entered breaks a rule a\
lready:"),v("ul",{class:"sentences"},m.slice(0,12).map(_=>Ze(t,{words:`${_.words}.`,cells:[],because:[_]}))),u())}let u=()=>J(T("But it is right",()=>n.work(_i,
"Looking for what refuses it \u2026",async m=>{let{is_answer:_,reasons:b}=await Q("why",j(e.store.now),m);_?n.add(M("Some answer has all of it.")):l(b)}),{title:"\
If you know that what you entered is right: which rule refuses it"}));function l(m){o("card",{wrong:be(m)}),n.replace(v("ul",{class:"sentences"},Lt(t,m.flatMap(
_=>Qo(_)))))}function a(m,_,b){let w=b?"Looking for the smallest reason \u2026":"Looking for a reason \u2026";return n.work(m,w,k=>h(_,b,k))}async function h(m,_,b){
let w=(S,{size:x,bound:$})=>n.tell(`${x} clues and rules so far${$?`, at least ${$} are needed`:""} \u2026`),k=j(e.store.now,{...m,smallest:_}),y=await X("confl\
icts",k,{signal:b,onEvent:w});y.status!=="none"?n.add(M("There is an answer now.")):y.conflicts.length?d(y.conflicts[0],m):n.add(M("The reason was not found in \
time."))}function d(m,_){let b=m.because.filter(y=>y.clue!==null),w=m.because.filter(y=>y.clue===null),k=m.chain.length>0;o("card",{cause:De([...be(b),...be(w)]),
wrong:m.cells}),n.replace(M(k?"It leads to a contradiction:":yi(m,b,w)),g("The clues: ",b.map(y=>y.words).join("; ")),g("What you entered: ",m.cells.join(" ")),
k?v("ul",{class:"sentences"},Lt(t,m.chain)):f(w),v("p",{class:"soft"},m.smallest?"No reason is smaller.":m.minimal?"Nothing of it can be left out.":"Perhaps les\
s is enough."),_.marks?null:u(),m.smallest?null:J(T("The smallest reason",()=>a(_.marks?yn:Jo,_,!0))))}let f=m=>v("ul",{class:"sentences either"},m.map(_=>Tt(t,
{words:_.words,cause:_.cells,lines:[_]}))),g=(m,_)=>_?M(m,...Je(e,ki(_))):null,p=pe(bi,()=>{let{outcome:m,isOld:_}=s.now;!_&&m?.status==="none"&&m.horizon===null&&
n.mayCome(yn)&&r()});return s.on(p),{ofPuzzle:r,ofMarks:i}}function Qo({words:t,place:e,cells:n,because:o},s=0){return[{words:t,cells:n,because:e===null?[]:[{words:t,
place:e,clue:null,cells:n}],depth:s},...o.flatMap(i=>Qo(i,s+1))]}function yi(t,e,n){let o=[e.length?e.length===1?"this clue":`these ${e.length} clues`:null,t.cells.
length?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatever`:
"Whatever"} one does, ${s}:`}function ki(t){let e=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return t.replace(wi,e).trimEnd()}var es="How the answer follows",ts=10;function ns({store:t,when:e}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};t.on(["puzzle","instance","rules",
"facts","constants"],s),e("cancel-all",s);function r(u){s(),n=new AbortController;let l={marks:t.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},a=(h,d)=>{
l.events.push({name:h,data:d}),l.wake()};return l.end=X("explain",j(t.now,u===null?{}:{most:u}),{signal:n.signal,onEvent:a}),l.end.catch(()=>{}).finally(()=>{l.
hasEnded=!0,l.wake()}),o=l}async function*i(u){for(let l=0;;l+=1){for(;l===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(l===u.events.
length)return;yield u.events[l]}}async function c(u,l){u.addEventListener("abort",s);try{return await l()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:l}=t.now,a=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&a?o:r(ts);;h=r(ts)){let d=[],f=[],g=null;for await(let{name:p,
data:m}of i(h)){p==="own"&&(g=m),p==="step"&&d.push(m),f.push(...(m.frames??[]).flatMap(b=>b.looks??[]));let _=vi(g,d,l);if(_.length)return{steps:_,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(u,l)=>c(u,async()=>{let a=o&&o.most===null&&o.marks===t.now.marks?o:r(null);for await(let{name:h,
data:d}of i(a))l(h,d);return a.end})}}function vi(t,e,n){let o=[...t?[t]:[],...e].find(({entered:s})=>!s.every(r=>kn(r,n)));return o?[...o.needs.map(s=>e[s]),o]:
[]}function kn(t,e){let[n,o]=ht(t);return e[n]===o}function vn({conflicts:t},e){e.conflicts.some(n=>n.state.length)?t.ofMarks():t.ofPuzzle()}function os(t){let{
place:e,card:n,solving:o,derivation:s}=t;e.buttons.append(T("Explain",r,{title:"All steps to the answer, one by one, as a film"}));async function r(){let i=o.now.
outcome?.status;if(i==="none")return t.conflicts.ofPuzzle();if(i==="multiple")return t.several.ask();await n.work(es,"Looking for the first step \u2026",async c=>{
let u=t.createFilm(es),l=v("ol",{class:"steps"});n.add(l);let a=await s.follow(c,(h,d)=>{d.frames&&u.add(d.frames.map(f=>({...f,...$i(h,d)}))),h==="step"&&(l.append(
Si(t,u,d,l.childElementCount+1)),n.tell(`${ie(l.childElementCount,"step")} so far \u2026`))});if(a.status==="none")return vn(t,a);if(a.status==="multiple")return t.
several.ask();l.before(M(xi(a,l.childElementCount)))})}}function $i(t,{words:e,sentence:n,cells:o}){return t!=="step"?{name:"Before the first step"}:{name:H(e),
captions:[H(n)],settled:o}}function Si(t,e,n,o){let s=v("button",{type:"button",class:"step-link",onclick:()=>e.goTo(o)},H(n.words)),r=v("li",{dataset:{frame:o}},
s,Qe(t,n));return e.onMove(i=>{r.classList.toggle("current",i===o),i===o&&r.scrollIntoView({block:"nearest"})}),r}function xi({grade:t,complete:e,interrupted:n},o){
let s=ie(o,"step");if(n)return`${s} so far: this was stopped before the end.`;let r=t?.techniques.at(-1);return`${s}.`+(t?.level?` Difficulty: ${t.level}.`:"")+
(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(e?"":" The rest does not follow by explanations.")}function ss(t){let e=null;return t.app.when("film-at",
n=>e?.moved(n)),t.app.when("film",n=>e?.told(n)),n=>e=Oi(t,n)}function Oi({app:t,card:e},n){let o=[],s=[],r=[],i=0,c=!0,u=()=>{c&&o.length&&e.offer("film",{title:n,
frames:[...o],looks:s,at:i})},l=pe(200,u);return{moved(a){if(c){i=a;for(let h of r)h(i)}},told(a){(a===null||a.title!==n)&&(c=!1)},get length(){return o.length},
add(a){let h=o.length===0;o.push(...a),s.push(...a.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),h?u():l()},goTo(a){c=!0,i=Math.min(a,o.length-1),u(),t.emit("pane",
"board");for(let h of r)h(i)},onMove(a){r.push(a)}}}var Pt="Hint";function is(t){let{app:e,place:n,card:o,highlight:s,derivation:r}=t,i=T("Hint",u,{class:"primary",title:"Where to look next, and why"});n.buttons.
append(i),e.when("playable",g=>{i.hidden=!g}),e.when("hint",u);let c=!1;e.when("finished",g=>{c=g});async function u(){if(c){o.show(Pt,M("Solved: nothing is lef\
t to do."));return}let g=l();if(g.length){a(g);return}await o.work(Pt,"Looking for the simplest next step \u2026",async p=>{let{marks:m}=e.store.now,{steps:_,looks:b,
end:w}=await r.next(p),k=e.store.now.marks===m;w?.status==="none"?vn(t,w):w?.status==="multiple"?Ei(t):k?w?o.add(M(Ai(w,m))):h(_.at(-1),_.slice(0,-1),b,m):o.add(
M("The board has changed meanwhile: ask again."))})}function l(){let{outcome:g,isOld:p}=t.solving.now;return!p&&g?.status==="unique"?_n(new Set(g.answers[0].atoms),
e.store.now.marks):[]}function a(g){let p=g.map(bn).filter(w=>w!==null),m=()=>{let w=Object.entries(e.store.now.marks).filter(([k])=>!g.includes(k));e.store.change(
{marks:Object.fromEntries(w)}),o.close()};o.show(Pt),s("card",{wrong:p});let _=e.store.on(["marks"],({marks:w})=>{_(),b.isConnected&&!g.every(k=>k in w)&&o.close()}),
b=T("Why?",()=>t.conflicts.ofMarks(),{class:"served"});o.add(M(g.length===1?`First this: one ${Ee(p)} is wrong.`:`First this: ${g.length} ${Ee(p)}s are wrong.`),
J(T(g.length===1?"Erase it":"Erase them",m,{class:"primary"}),b))}function h(g,p,m,_){let{cells:b,causes:w,entered:k,name:y,frames:S}=g;s("card",{effect:b,cause:w});
let x=T("Do it",()=>f(k),{class:"primary"}),$=T("Do it, and the next",()=>{f(k),u()}),E=()=>k.every(N=>kn(N,e.store.now.marks)),A=e.store.on(["marks"],()=>{if(!x.
isConnected)return A();if(!d(_))return o.close();s("card",null),$.textContent=(x.disabled=E())?"Next hint":"Do it, and the next"});o.add(v("p",{class:"look"},"L\
ook at ",rs("effect",b),...w.length?[" and ",rs("cause",w)]:[],".",v("span",{class:"soft"},` (${y})`)),...p.map(N=>Qe(t,N)),Qe(t,g),J(x,$,g.has_candidates?T("Sh\
ow what is noted",()=>{o.offer("film",{title:Pt,frames:S,looks:m.map(N=>({svg:N})),at:0})},{title:"The board with what each cell may still hold"}):null)),document.
activeElement?.closest(".assistant-card")&&x.focus()}let d=g=>Object.entries(g).every(([p,m])=>e.store.now.marks[p]===m);function f(g){let{marks:p}=e.store.now;
e.store.change({marks:{...p,...Object.fromEntries(g.map(ht))}})}}function Ei({card:t,several:{share:e}}){t.add(M("There is more than one answer, and hints lead \
to one alone. Some cells may be certain all the same."),J(T("Show what all answers share",e)))}var rs=(t,e)=>v("span",{class:`key ${t}`},e.length===0?"the board":
e.length===1?`this ${Ee(e)}`:`these ${e.length} ${Ee(e)}s`);function Ai({complete:t,interrupted:e},n){return e?"The next step was not found in time.":t?Object.keys(
n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow by explanations."}var ls="More than one answer",Ci=300;function cs(t){let{app:e,card:n,solving:o}=t;function s(){n.show(ls,M("This board has more than one answer. What would you \
like to see?"),r())}let r=(p=null)=>J(T("What they share",c,{hidden:p===c}),T("Two of them side by side",u,{hidden:p===u,class:"served"}),T("Clues that would le\
ave one",l,{hidden:p===l,class:"served"})),i=(p,m)=>Q("differences",j(e.store.now,{marks:[],extra:m}),p);async function c(){await n.work("What all answers share",
"Comparing all answers \u2026",async p=>{let{status:m,cautious:_,brave:b}=await i(p,!1);if(!f(m)){if(_===null)return n.add(M("The answers were not all compared \
in time."));n.offer("overlay",{certain:_,possible:b}),n.add(M("The board shows all answers at once: full is what every answer has, faint what only some have."),
M(`${_.length} of ${b.length} are certain.`),r(c))}})}async function u(){await n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:m,picture:_}=await i(
p,!1);if(f(m))return;if(_===null)return n.add(M("These rules do not say how a board is drawn."));let b=[{svg:_}];n.offer("film",{title:"Two answers",frames:b,at:0}),
n.add(M("Where they differ is highlighted; the third board is what all answers share."),r(u))})}async function l(){await n.work("Clues that would leave one","Lo\
oking for the fewest clues \u2026",async p=>{let{status:m,offers:_,proof:b}=await i(p,!0);if(f(m))return;if(!_.length)return n.add(M("No clues were found that w\
ould leave one answer."));a(_);let w=_.length===1;n.add(M(w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${_.
length} clues would leave one answer (${b}). They stand faintly on the board: click one to add it.`),J(T(w?"Add it":"Add all",()=>d(h(_)),{class:"primary"})))})}
function a(p){n.offer("ghosts",p),n.keepWhile(()=>{let m=h(p);return!m.length||m.length===p.length?!1:(a(m),!0)})}function h(p){let m=e.store.now.facts.replaceAll(
/%.*|\s/g,"");return p.filter(({atom:_})=>!m.includes(`${_}.`))}let d=p=>e.emit("clues",p.map(({atom:m})=>m));function f(p){return p==="multiple"?!1:(n.add(M("T\
here is no longer more than one answer.")),!0)}let g=pe(Ci,()=>{let{outcome:p,isOld:m}=o.now;!m&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(ls)&&s()});
return o.on(g),{ask:s,share:c}}function as({app:t,place:e,card:n}){e.more.append(T("Which rules does this board not need?",o,{class:"quiet served",title:"Rules without which its answers would\
 be the same"}));async function o(){await n.work("Rules that this board does not need","Trying without each rule \u2026",async r=>{let{rules:i,unexercised:c,interrupted:u}=await Q(
"unneeded",j(t.store.now,{marks:[]}),r);n.add(i.length?M("All of these could be deleted at once: the answers of this board would stay the same."):M(u?"None was \
found so far.":"It needs every rule that it uses."),s(i),c.length?M("This board says nothing of these: it has nothing that they could forbid."):null,s(c),u?M("T\
he search was cut short: there may be more."):null)})}let s=r=>v("ul",{class:"sentences"},r.map(({words:i,place:c})=>v("li",{class:"sentence"},v("p",{},H(Mi(i))),
v("p",{class:"sources"},mn(t,c)))))}var Mi=t=>t.replaceAll(/\{([^{}]*)\}/g,"$1");var us=matchMedia("(max-width: 60rem)");function Ni(t){let e={status:v("section",{class:"assistant-status","aria-label":"Answers"}),buttons:v("div",{class:"assi\
stant-buttons"}),check:v("section",{class:"assistant-check","aria-label":"Check while you play"}),card:v("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:v("div",{class:"assistant-more"})};R("#assistant").append(e.status,e.buttons,e.check,e.card,e.more);let n=()=>us.matches?R("#board").append(
e.card):e.check.after(e.card);us.addEventListener("change",n),n();let o=Bo(t),s={app:t,place:e,highlight:o,solving:Ko(t)};s.card=Ho(s),s.derivation=ns(t),s.createFilm=
ss(s),qo(s),s.conflicts=Zo(s),s.several=cs(s),is(s),os(s),Vo(s),Xo(s),as(s)}var Sn={};st(Sn,{start:()=>zi});var Ti={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},zt=({name:t})=>O`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Ti[t]} /></svg>`;var Li=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Di=8e3,ji=2,Pi=["pointerdown","keydown"],
fs={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function zi(t){_e(O`<${Ii} ...${t} />`,R("#modes")),_e(O`<${Ri} ...${t} />`,
R("#history")),_e(O`<${Wi} />`,R("#appearance")),Bi(t),Ui(t),Fi(t)}function Ii({store:t}){let e=n=>{if(!n.key.startsWith("Arrow"))return;let o=t.now.mode==="pla\
y"?"edit":"play";t.change({mode:o}),R(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Li.map(({mode:n,name:o,title:s})=>{let r=n===t.now.mode;return O`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>t.change({mode:n})} onkeydown=${e}>${o}</button>`})}var Ri=({store:t})=>O`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!t.canUndo} onclick=${t.undo}>
    <${zt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!t.canRedo} onclick=${t.redo}>
    <${zt} name="redo" /><span class="wide">Redo</span>
  </button>`;function Bi({store:t}){addEventListener("keydown",e=>{if(!(e.ctrlKey||e.metaKey)||re(e).closest("input, textarea, .cm-editor"))return;let n=e.key.toLowerCase();
if(n==="z"&&!e.shiftKey)t.undo();else if(n==="y"||n==="z"&&e.shiftKey)t.redo();else return;e.preventDefault()})}function Wi(){let t=Xe(getComputedStyle(document.
documentElement).colorScheme==="dark"),e=t.value?"Light colours":"Dark colours";return O`<button type="button" title=${e} aria-label=${e} onclick=${()=>{let o=t.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),t.value=!t.value}}>
    <${zt} name=${t.value?"light":"dark"} /></button>`}function Ui(t){let e=Ce("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of e)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of e)o.addEventListener("click",()=>n(o.dataset.pane??""));t.when("pane",n),n("board"),Hi(t)}function Hi(t){
let e=Object.keys(fs),n=o=>{t.emit("pane",o),Ce(`#${o} :is(${fs[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=e.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?e.length-1:1;n(e[s<0?1:(s+r)%e.length]),o.preventDefault()});for(let o of Ce(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Fi(t){let e=R("#messages");t.when("message",({words:n,isBad:o=!1})=>{let s=v(
"div",{class:o?"message bad":"message"},n),r=[...e.children].filter(c=>c.textContent!==n);e.replaceChildren(...r.slice(1-ji),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Pi)addEventListener(c,i,{once:!0})},Di)})}var Mn={};st(Mn,{start:()=>Yl});function et(t,e,n){let o=t?.querySelector(`.${e}`);n===null||n===""?o?.remove():o?o.textContent=n:t?.append(v("span",{class:e,ariaHidden:"true"},n))}function ds(t,e,n,o){
et(t,e,n.join(" "));let s=t?.querySelector(`.${e}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let u=Number(c)-1,l=v("span",{},c);return l.style.gridArea=`${Math.floor(
u/r)+1} / ${u%r+1}`,[l," "]})))}function hs(t,e){let n=e.map((o,s)=>`var(--paint-${o}) ${100*s/e.length}% ${100*(s+1)/e.length}%`);t&&(t.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function ms(t){t!==void 0&&(t.classList.remove("flash"),t.offsetWidth,t.classList.add("flash"),t.addEventListener(
"animationend",()=>t.classList.remove("flash"),{once:!0}))}var Ki=500,qi=["clue","unknown"];function ps({app:t,view:e}){let n=V(new Map),o=()=>{n.value=new Map},s=Gi(t,o),r=()=>e.sheet,i=y=>r().edits.find(S=>S.what===y),
c=y=>C(r(),y).join(","),u=(y,S)=>{n.value=new Map([...n.value,...S.map(([x,$])=>[`${y} ${x.join(",")}`,$])])};function l(y,S,x,$=null){for(let E of qi)u(E,[[C(r(),
S),null]]);m(y,S,x,$)}function a(y,S){let x=S.filter($=>g($,y));if(x.length){for(let $ of x)u($,[[C(r(),y),null]]);s.ask({cells:x.map($=>[$,...C(r(),y),null])})}}
function h(y,S){let x=n.peek().get(`${y} ${S}`);return x===void 0?i(y)?.cells.get(S)??null:x}function d(y){let S=[...n.peek().keys()].filter($=>$.startsWith(`${y}\
 `)).map($=>$.slice(y.length+1)),x=i(y)?.cells.keys()??[];return[...new Set([...x,...S])].filter($=>h(y,$)!==null)}let f=(y,S)=>h(y,c(S)),g=(y,S)=>f(y,S)!==null;
function p(y,S,x=null){u(y,S),s.ask({cells:S.map(([$,E])=>[y,...$,E])},x)}let m=(y,S,x,$=null)=>p(y,[[C(r(),S),x]],$);function _(y,S){let x=[];for(;;){let $=h(y,
[...S,x.length+1].join(","));if($===null)return x;x.push($)}}function b(y,S,x,$=null){let E=x.match(/\d+/g)??[],A=_(y,S).slice(E.length).map(()=>null);p(y,[...E,
...A].map((N,I)=>[[...S,I+1],N]),$)}function w(y,S){y>=1&&S>=1&&s.ask({size:[y,S]})}function k(y){let S=N=>/^\d+$/.test(N)?Number(N):N,x=y.flatMap(N=>{let[,I="",
U=""]=/^(\w+)\((.*)\)$/.exec(N)??[],oe=U.split(","),ye=e.sheet.edits.find(({isClue:kr,predicate:vr,keys:$r,values:Sr})=>kr&&vr===I&&$r+Sr===oe.length);return ye?
[[ye.what,...oe.slice(0,ye.keys).map(S),oe.slice(ye.keys).join(",")]]:[]});if(!x.length||x.length<y.length)return!1;s.ask({cells:x});let[$,E,A]=x[0];return i(String(
$))?.where==="cell"&&e.grid.select(K(r(),Number(E),Number(A))),!0}return{entry:i,key:c,set:l,erase:a,found:h,everywhere:d,valueAt:f,has:g,place:p,become:m,numbers:_,
becomeNumbers:b,resize:w,add:k,wanted:n,settle(){s.isEmpty&&o()}}}function Gi(t,e){let{store:n,overview:o}=t,s=[],r=!1,i=!1;function c(a,h=null){s.push({step:a,
merge:h}),r||u()}async function u(){for(r=!0;s.length;)await l(s.splice(0,Ki));r=!1}async function l(a){let h=n.now,d=!1;i=!0;let f=g=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,g.forEach((p,m)=>{!d&&p!==n.now.facts&&n.change({facts:p},{merge:a[m].merge})}))};try{await o.edit(
a.map(({step:g})=>g),f)}catch(g){if(i=!1,!(g instanceof ne))throw g;t.emit("message",{words:`This cannot be changed here: ${g.message}`,isBad:!0}),e()}d&&await l(
a)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var gs="Click a cell to put one there, or to take it away.",je={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},ee={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:t})=>t.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:t})=>["Click a cell for a white circle",...(t.entry("circle")?.choices??[]).slice(1).map(e=>`again for a ${e} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:gs},block:{name:"Blocke\
d cells",hint:gs},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them."},slanted:{name:"Diagonals",hint:"\
Click beside the board and type the numbers of the diagonals that begin there."}};var Pe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function ws({app:t,view:e}){let{store:n}=t,o=null,s=0,r=()=>e.sheet.plays.find(Z);
function i(p,m,_,b=null){let w=ve(p,n.now.marks,m);!p.spots.has(m)||w===_||n.change({marks:mt(p,n.now.marks,m,_)},{merge:b})}function c(p,m){let _=e.grid.side(p,
m,e.sheet.plays.every(Z));return _===null?null:he(e.sheet,p,_)}let u=(p,m,_,b=null,w=-1)=>({play:p,index:m,spot:b,number:w,merge:`line ${s+=1}`,how:_,before:n.now.
marks,isDragged:!1}),l=(p,m)=>ut(p,ve(p,n.now.marks,m)),a=(p,m)=>ft(p,ve(p,n.now.marks,m));function h(p,m,_){o=null;let b=r();if(!b||p<0)return{isClick:!1,isDrag:!1};
let w=c(p,_),k=w===null?-1:m?a(b,w):l(b,w),y=ke(b)&&e.grid.side(p,_,!1)===null,S=b.where==="link"?"link":y?"area":"side";return w===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=u(b,p,S,w,k),w!==null&&S==="side"&&i(b,w,k,o.merge),{isClick:w!==null,isDrag:!0})}function d(p){if(o?.how!=="side")return;let m=e.grid.under(p.x,p.
y),_=m<0?null:c(m,p);_!==null&&_!==o.spot&&i(o.play,o.spot=_,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[m,_]=[C(e.sheet,o.index),C(e.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Kn(o.play,o.before,m,_)},{merge:o.merge});return}let[b,w]=[_[0]-m[0],_[1]-m[1]];if(Math.abs(b)+Math.abs(w)!==
1){o.index=p;return}let k=b?b>0?"bottom":"top":w>0?"right":"left",y=he(e.sheet,o.index,k);if(!o.isDragged){let{play:S,play:{clicks:x,choices:$}}=o,E=ve(S,n.now.
marks,y)===x[0];o.number=$[0].value!==null?l(S,y):E?-1:x[0],o.isDragged=!0}i(o.play,y,o.number,o.merge),o.index=p}function g(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:g,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?g():o?.how==="area"&&f(p)},onKey(p,m){let _=p.shiftKey?Pe[p.key]:void 0,b=r();if(!b)return!1;if([" ","Enter"].includes(p.key)&&ke(b)&&e.sheet.plays.every(
Z))return o?g():f((o=u(b,m,"area")).index),!0;if(_===void 0)return!1;let w=he(e.sheet,m,_);return i(b,w,l(b,w)),!0}}}var Vi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function _s({view:t,changes:e,pen:n}){let o=l=>C(t.sheet,l),s=l=>e.found(n.kind,l.join(","));function r(l){
let a=n.isPlaced?n.id:"";e.place(n.kind,[[l,s(l)===a?null:a]])}function i(l,a){let[h,d,f]=he(t.sheet,l,a).split(",");return(f==="right"?Number(d)<t.sheet.columns:
f==="bottom"&&Number(h)<t.sheet.rows)?[[Number(h),Number(d),f]]:[]}function c(l,a,h){let[d,f]=o(l),[g,p]=[2*d+a,2*f+h];g>=2&&g<=2*t.sheet.rows&&p>=2&&p<=2*t.sheet.
columns&&r([g,p])}function u(l,a){let[h,d="0"]=e.valueAt("arrow",l)?.split(",")??[];e.become("arrow",l,h===a?null:`${a},${d}`)}return{press(l,a){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!e.entry(h))return!1;let{left:d,top:f}=t.grid.within(l,a),[g,p]=o(l),m=t.grid.side(l,a);return h==="vertex"?r(
[g-+(f<.5),p-+(d<.5)]):h==="centre"?c(l,Math.floor(f*3)-1,Math.floor(d*3)-1):m!==null&&h==="arrow"?u(l,m):m!==null&&i(l,m).forEach(r),!0},onKey({key:l,shiftKey:a},h){
let{kind:d}=n,f=a?Pe[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")u(h,f);else if(f&&d==="centre")c(h,...Vi[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")c(h,Number(a),Number(a));else return!1;return!0},clear(l){let[a,h]=o(l),d=[-1,0,1].flatMap(
p=>[-1,0,1].map(m=>[p,m])),g=({between:Object.values(Pe).flatMap(p=>i(l,p)),vertex:d.filter(p=>Math.max(...p)<1).map(([p,m])=>[a+p,h+m]),centre:d.map(([p,m])=>[
2*a+p,2*h+m])}[n.kind]??[]).filter(p=>s(p)!==null);return g.length&&e.place(n.kind,g.map(p=>[p,null])),g.length>0}}}function bs({view:t,changes:e}){let n=null,o=()=>e.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return u();n={id:0,cells:[l]}}function i(l){if(l===void 0)return u();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:a,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;e.place("path",d.map(
f=>[[...C(t.sheet,f),a],String(h.indexOf(f)+1)]),`path ${a}`)}function c(l){let a=C(t.sheet,l).join(","),h=o().filter(([f,g])=>`${f},${g}`===a).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&e.place("path",d.map(f=>[f.map(s),null]))}function u(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:i,
clear:c,end:u}}var Yi=4,It={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},xn=["across","down"],tt=(t,e)=>(t+e).slice(-Yi).replace(/^0+(?=\d)/,
"");function ys({view:t,changes:e}){let n="across",o="",s=0;function r(u){let l=e.valueAt("cage",u),h=e.everywhere("cage").filter(d=>l!==null&&e.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>K(t.sheet,d,f));return h.find(d=>e.has("target",d))??Math.min(u,...h)}function i(u,l,a){let[h="add",d=""]=e.valueAt(
"target",r(u))?.split(",")??[],f=l in It?[It[l],d]:[h,o=tt(o,l)];f[1]!==""&&e.become("target",r(u),f.join(","),a)}function c(u,l,a){l===","?[n,o]=[xn[1-xn.indexOf(
n)],""]:e.place("sum",[[[...C(t.sheet,u),n],o=tt(o,l)]],a)}return{has:u=>u==="target"||u==="sum",press(u,l){let{left:a,top:h}=t.grid.within(u,l);n=a>=h?"across":
"down",o=""},type(u,l,a){return o===""&&(s+=1),(u==="sum"?c:i)(l,a,`${u} ${l} ${s}`),!0},clear(u,l){o="",u==="target"?e.become("target",r(l),null):e.place("sum",
xn.map(a=>[[...C(t.sheet,l),a],null]))},leave(){[n,o]=["across",""]}}}var Xi=["clue","unknown","circle","object","block","arrow"],Ji=["0","1","2","3","4"],Zi={white:"O W",black:"B"};function Qi(t){let e=V("clue"),n=V({});return{get kinds(){
return Object.keys(ee).filter(t)},get kind(){return t(e.value)?e.value:this.kinds[0]??"clue"},set kind(o){e.value=o,this.isPainting&&(n.value={[o]:[...t(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!t("path")},get isTyped(){return!!(ee[this.kind]?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(o){return ee[this.kind]?.how===o&&!!t(this.kind)},get isMark(){
return t(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=t(this.kind)??
{},r=this.kind==="vertex"?Ji:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((c,u)=>c.localeCompare(u,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function ks({app:t,view:e}){let n=ps({app:t,view:e}),o=Qi(n.entry),s=_s({view:e,changes:n,pen:o}),r=bs({view:e,changes:n}),
i=ys({view:e,changes:n}),c="",u=null,l=0;function a(w){c="",o.kind==="numbers"?n.becomeNumbers("numbers",C(e.sheet,w),""):o.isPath?r.clear(w):i.has(o.kind)?i.clear(
o.kind,w):s.clear(w)||n.erase(w,Xi)}let h=w=>n.become(o.kind,w,n.has(o.kind,w)?null:"");function d(w,k){let y=n.entry("circle")?.choices??[],S=n.valueAt("circle",
w),x=y[S===null?0:y.indexOf(S)+1]??null;n.become("circle",w,k&&S!==y[1]?y[1]:x)}function f(w){let{id:k}=o;k===null||n.valueAt(o.kind,w)===k||n.become(o.kind,w,k,
u)}function g(w,k,y){c="",i.has(o.kind)&&i.press(w,y),s.press(w,y)||p(w,k)}function p(w,k=!1){o.isPath?r.press(w):o.isPainting?(u=`paint ${l+=1}`,k?o.pick(n.valueAt(
o.kind,w)??o.id):f(w)):o.kind==="circle"&&n.entry("circle")?d(w,k):o.isMark?h(w):k&&n.entry("unknown")&&m(w)}let m=w=>n.set("unknown",w,n.has("unknown",w)?null:
"");function _(w,k){let{kind:y}=o;if(o.isPlaced&&k!==",")return o.pick(c=tt(c,k)),!0;if(i.has(y))return i.type(y,w,k);if(!o.isTyped||k===","&&y!=="numbers")return!1;
c===""&&(l+=1);let S=`${y} ${n.key(w)} ${l}`;if(y==="numbers")return c+=k,n.becomeNumbers(y,C(e.sheet,w),c,S),!0;c=tt(c,k);let x=n.valueAt("arrow",w)?.split(",")[0]??
"top";return y==="arrow"?n.become(y,w,`${x},${c}`,S):n.set(y,w,c,S),!0}function b(w,k){if(/^[0-9,]$/.test(w.key)||i.has(o.kind)&&w.key in It)return _(k,w.key);let y=o.
kind==="between"&&o.ids.find(S=>` ${je[S]} ${Zi[S]}`.includes(` ${w.key.toUpperCase()}`));return y?(o.pick(y),!0):s.onKey(w,k)?!0:w.key==="?"&&n.entry("unknown")?
(c="",m(k),!0):w.key==="Delete"||w.key==="Backspace"?(a(k),!0):w.key!==" "&&w.key!=="Enter"?!1:(p(k),!0)}return{changes:n,pen:o,press:g,onKey:b,clear:a,type:_,question:m,
move(){},drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){c="",i.leave(),r.reach(w)}}}var Ss="http://www.w3.org/2000/svg",el=["cause","effect","wrong"];function Wt(){let t=document.createElementNS(Ss,"svg");return t.setAttribute("class","outline"),
t.setAttribute("aria-hidden","true"),{element:t,show(e,n){let{width:o,height:s,left:r,top:i}=Y(n);t.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=el.flatMap(
u=>{let l=e?.[u]??[],a=l.flatMap(d=>{let f=ol(n,d),g=$s(d)?"whole":tl(d)?"line":"";return f?[vs("rect",{...f,rx:g==="whole"?0:3,class:`${u} ${g}`})]:[]}),h=nl(n,
l.filter($s),u==="cause"?3:5);return h?[...a,vs("path",{d:h,class:u})]:a});t.replaceChildren(...c)}}}function vs(t,e){let n=document.createElementNS(Ss,t);for(let[
o,s]of Object.entries(e))n.setAttribute(o,String(s));return n}var $s=t=>typeof t[0]=="string"?t[0]==="cell":t.length===2,tl=t=>typeof t[0]=="string"?["edge","li\
nk"].includes(t[0]):t.length>2;function nl({rows:t,columns:e,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=t&&d<=e),u=new Set(
c.map(String)),l=(h,d)=>u.has(`${h},${d}`),a=[];for(let[h,d]of c){let[f,g]=[s+(d-.5)*n,s+(h-.5)*o];for(let[p,m]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+p,d+m))continue;
let[_,b]=[-1,1].map(w=>{let[k,y]=[p?0:w,p?w:0],S=l(h+k,d+y)?l(h+k+p,d+y+m)?i:0:-i,[x,$]=p?[n/2,o/2]:[o/2,n/2],[E,A]=[w*(x+S),(p||m)*($-i)];return p?`${f+E} ${g+
A}`:`${f+A} ${g+E}`});a.push(`M${_}L${b}`)}}return a.join("")}var Rt=7,Bt=11;function ol(t,e){let{rows:n,columns:o,cell:s}=t;if(e[0]==="outside")return On(t,e);
let r=typeof e[0]=="string",[i,c,u]=r?e.slice(1):e;if(i>n||c>o)return null;if(e[0]==="vertex"){let[l,a]=[s.edge+c*s.width,s.edge+i*s.height];return{x:l-Bt,y:a-Bt,
width:2*Bt,height:2*Bt}}if(u!==void 0){let l=r?e[0]:t.plays.find(g=>g.where!=="cell")?.where,[a,h,d,f]=$e(t,l,[i,c,u]);return{x:a-Rt,y:h-Rt,width:d-a+2*Rt,height:f-
h+2*Rt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function On({rows:t,columns:e,cell:n,around:o},[,s,r]){let[i,c,u,l]=o,
[a,h]=[e*n.width+2*n.edge,t*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:a+1,y:f,width:Math.max(0,c-2),height:n.height}}[s]}var En="http://www.w3.org/2000/svg",xs=new Map;function Os(t){let e=xs.get(t)??[...me(`<svg xmlns="${En}">${t.svg}</svg>`).childNodes];return xs.set(t,e),e.map(
n=>n.cloneNode(!0))}function Ut(t,e,...n){let o=document.createElementNS(En,t);for(let[s,r]of Object.entries(e))o.setAttribute(s,r);return o.append(...n),o}function Es({
stencil:t,columns:e,cell:[n,o,s],cells:r},i){let c=me(t),u=c.querySelector("g");if(u===null)return c;r.forEach((f,g)=>{if(f<0)return;let[p,m]=[Math.floor(g/e),g%
e],_=`translate(${s+m*n} ${s+p*o})`;u.append(Ut("g",{transform:_},...Os(i[f])))});let{x:l,y:a}=c.viewBox.baseVal,h=[...Array(e).keys()].map(f=>Ut("text",{x:s+(f+
.5)*n,y:a-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/e).keys()].map(f=>Ut("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return c.
append(Ut("g",{class:"numbers"},...h,...d)),c}function As(){let t=v("div",{class:"frames"}),e=[],n=P,o=i=>n!==P&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(i){e=i.frames.map((c,u)=>{let l=c.svg?me(c.svg):null,
a=l?.querySelector("g")??null,h=v("figcaption",{});u===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=v("div",{class:"surfac\
e"},l),f=c.name&&i.frames.length>1?v("h3",{},c.name):null;return{figure:v("figure",{},f,d,h),surface:d,group:a,captions:h,looks:new Array(i.count).fill(it),groups:new Array(
i.count).fill(null)}}),t.replaceChildren(...e.map(c=>c.figure))}function r(i,c,u){let l=e[i];if(!l?.group||l.looks[c]===u)return;l.looks[c]=u;let a=l.groups[c];
if(a===null){let{width:h,height:d,edge:f}=n.cell,[g,p]=[Math.floor(c/n.columns),c%n.columns];a=l.groups[c]=document.createElementNS(En,"g"),a.setAttribute("tran\
sform",`translate(${f+p*h} ${f+g*d})`),l.group.append(a)}a.replaceChildren(...Os(u))}return{element:t,get surface(){return e[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((u,l)=>{u.cells.forEach((a,h)=>r(l,h,a)),e[l].captions.replaceChildren(...u.captions.map(a=>v("p",{},a)))}),c},cell:(i,c)=>c.
forEach((u,l)=>r(l,i,u)),fade:(i,c)=>{for(let{groups:u}of e)u[i]?.classList.toggle("faint",c)}}}var nt={title:"",frames:[]},sl=900,rl=700,Cs=28,il=1.5,ll=.35;function Ms({app:t,view:e}){let n=nt,o=0,s=0,r=cl({app:t,view:e}),i=v("h2",{}),c=v("p",{class:"nam\
e"}),u=v("div",{class:"captions",role:"status"}),l=v("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(l.value))}),a=(x,$,E)=>v("button",{type:"\
button",ariaLabel:$,title:$,onclick:E},x),h=a("First","First picture",()=>k(0)),d=a("\u25C0","One picture back",()=>k(o-1)),f=a("Play","Play the film",()=>s?S():
y()),g=a("\u25B6","One picture on",()=>k(o+1)),p=a("Last","Last picture",()=>k(1/0)),m=v("button",{type:"button",class:"close",onclick:()=>t.emit("film",null)},
"Back to the board"),_=v("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,g,p,l),b=v("section",{class:"film",hidden:!0,ariaLabel:"Film"},v("div",{class:"\
line"},i,m),r.element,c,u,_);function w(x){o=Math.max(0,Math.min(n.frames.length-1,x));let $=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,$.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...($.captions??[]).map(A=>v("p",{},A))),l.value=String(o),l.setAttribute("aria-valuetex\
t",c.textContent),h.disabled=d.disabled=o===0,g.disabled=p.disabled=o===n.frames.length-1,r.show($,n.looks??[]),t.emit("film-at",o)}function k(x){S(),w(x)}function y(){
o===n.frames.length-1&&w(0),f.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?S():y()},sl+rl*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:x,clientY:$})=>{let E=al(n.frames,o,r.cellAt(n.frames[o],x,$));E>=0&&
k(E)}),b.addEventListener("keydown",x=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[x.key];if(x.key==="Escape")t.emit("film",null);else if(x.key===" "&&
re(x).tagName!=="BUTTON")s?S():y();else{if($===void 0)return;k($)}x.preventDefault()}),{element:b,get isOn(){return n!==nt},show(x){let $=s!==0&&x?.title===n.title;
S(),n=x?.frames?.length?x:nt,b.hidden=n===nt,n!==nt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),_.hidden=n.frames.length===1,w(n.at??0),$&&y())}}}
function cl({app:t,view:e}){let n=Wt(),o=v("div",{class:"surface"}),s=v("div",{class:"screen"},o),r=null,i=null;function c(h,d){i=h.svg?me(h.svg):h.stencil?Es(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),u(),l()}function u(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Cs,s.clientHeight-
Cs],g=Math.min(d/h.width,f/h.height,il);o.style.width=`${Math.floor(h.width*Math.max(g,Math.min(d/h.width,ll)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=e,
{columns:f,cell:g,around:p}=d,m=h&&d.rows&&h.height===Y(d).height,_=m?(h.width-2*g.edge-p[1]-p[3])/f:0;n.show(m?r:null,{...d,cell:{...g,width:_}})}function a(h,d,f){
if(!h.cell||!h.columns)return null;let[g,p,m]=h.cell,_=o.getBoundingClientRect(),b=(h.columns*g+2*m)/_.width;return[Math.ceil(((f-_.top)*b-m)/p),Math.ceil(((d-_.
left)*b-m)/g)]}return new ResizeObserver(u).observe(s),t.when("highlight",h=>{r=h,i&&l()}),{element:s,show:c,cellAt:a}}function al(t,e,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=t.slice(0,e+1).findLastIndex(o);return s>=0?s:t.findIndex(o)}var ul=.34,fl=.2,dl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ts(){let t=v("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),e=P,n=[],o=0,s=new Set([o]),r=new Set;function i(l){e=l;let{rows:a,columns:h,cell:d,around:f}=l,{width:g,height:p}=Y(l),m=f.
map((b,w)=>100*(b+d.edge)/(w%2?g:p));t.style.inset=m.map(b=>`${b}%`).join(" "),t.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(b,w)=>v("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:C(l,w).join(",")}}));let _=Array.from({length:a},(b,w)=>{let k=v("div",{class:"row",role:"r\
ow"},n.slice(w*h,(w+1)*h));return k.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,k});t.replaceChildren(..._),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(l,{isFocused:a=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)u(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
u(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),a&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function u(l,a){n[l].classList.toggle("chosen",a),n[l].setAttribute("aria-selected",String(a))}return t.addEventListener("focusin",l=>{
let a=n.indexOf(re(l));a>=0&&a!==o&&c(a,{isFocused:!1})}),t.addEventListener("keydown",l=>{let a=l.shiftKey?null:Ns(e,o,l);a!==null&&(c(a),l.preventDefault())}),
{element:t,build:i,select:c,target:l=>Ns(e,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return e.columns},cell:l=>n[l],under(l,a){let h=t.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*e.columns),f=Math.floor((a-h.top)/h.height*e.rows);return f>=0&&f<e.rows&&d>=0&&d<e.columns?f*e.columns+
d:-1},within(l,{x:a,y:h}){let d=n[l].getBoundingClientRect();return{left:(a-d.left)/d.width,top:(h-d.top)/d.height}},side(l,a,h=!0){let d=this.within(l,a),f={...d,
right:1-d.left,bottom:1-d.top},p=Object.keys(f).reduce((m,_)=>f[_]<f[m]?_:m);return f[p]<(h?ul:fl)?p:null},label(l,a){n[l].getAttribute("aria-label")!==a&&n[l].
setAttribute("aria-label",a)},onMove:l=>{r.add(l)}}}function Ns(t,e,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!t.count)return null;let i=o||s,[c,u]=[Math.floor(
e/t.columns),e%t.columns],l={row:t.rows-1,column:t.columns-1};if(n==="Home")return i?0:c*t.columns;if(n==="End")return i?t.count-1:c*t.columns+l.column;let a=dl[n];
if(!a)return null;let h=(d,f,g)=>i&&f?f<0?0:g:Math.min(g,Math.max(0,d+f));return h(c,a[0],l.row)*t.columns+h(u,a[1],l.column)}function Ls(t,{rows:e,columns:n},o,s){
let r=t.getBoundingClientRect(),[i,c]=[(o-r.left)/r.width,(s-r.top)/r.height],u=l=>l>=0&&l<1;return u(i)===u(c)?null:u(i)?[c<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(c*e)]}function Ds(t,e){let{element:n}=t,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),t.select(o.index,{isMore:e.chooses()&&(l||o.isMore)}),
e.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,u();let a=t.under(l.clientX,l.clientY);
if(a<0||l.button===1)return;let h=l.pointerType==="touch";e.release();let{clientX:d,clientY:f}=l;o={index:a,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let a=t.under(l.clientX,l.clientY);if(a<0||(o.isBegun&&e.move({x:l.clientX,y:l.clientY}),a===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of c(o.index,a))e.drag(d);o.index=a}});function c(l,a){let{columns:h}=t,[d,f]=[Math.floor(l/
h),l%h],[g,p]=[Math.floor(a/h),a%h],m=Math.max(Math.abs(g-d),Math.abs(p-f));return Array.from({length:m},(_,b)=>{let w=(b+1)/m;return Math.round(d+(g-d)*w)*h+Math.
round(f+(p-f)*w)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
e.release(),r&&!s.size&&(e.undo(),r=!1),u()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,u()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var js="pylogic:game-read",Ps="(min-width: 60.01rem)";function zs(t){let e=v("div"),n=localStorage.getItem(js)===null&&matchMedia(Ps).matches,o=v("details",{class:"\
game",open:n},v("summary",{},"How it is played"),e);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Ps).matches&&localStorage.setItem(js,"")}),t.when(
"game",s=>{e.replaceChildren(...s.map(([r,i])=>v("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Is="http://www.w3.org/2000/svg",hl=6,ml=([t,e,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*hl,[c,u]=e===o?[0,i]:[i,0];return`M${t+c} ${e+u}L${n+c}\
 ${o+u}`}).join("");function pl([t,e,n,o]){let[s,r]=[(t+n)/2,(e+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Rs(){let t=document.createElementNS(
Is,"svg");t.setAttribute("class","strokes"),t.setAttribute("aria-hidden","true");let e=(n,o)=>{let s=document.createElementNS(Is,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:t,show(n,o){let{width:s,height:r,left:i,top:c}=Y(n);t.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let u={};
for(let l of n.plays.filter(Z))for(let a of l.spots){let[h,d,f]=a.split(","),g=[Number(h),Number(d),f];for(let[p,m]of new Map(l.choices.map(_=>[de(l,a,_),_.value]))){
let _=o(p);if(_===null)continue;let b=Number(m)>1?`${_} several`:_;u[b]=(u[b]??"")+(_==="crossed"?pl($e(n,l.where,g)):ml(Gn(n,l.where,g),Number(m??1)))}}t.replaceChildren(
...Object.keys(u).map(l=>e(l,u[l])))}}}var gl=12,wl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},_l={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ze={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Ws(t,e){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),ce(()=>{let{width:o,height:s,left:r,top:i}=Y(t.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=[...e.wanted.value].map(([u,l])=>({
...bl(u),value:l}));_e(O`${c.map(({what:u,at:l})=>O`<${yl} what=${u} ...${Bs(t,u,l)} />`)}
      ${c.map(({what:u,at:l,value:a})=>O`<${kl} ...${{what:u,at:l,value:a,changes:e}}
        ...${Bs(t,u,l)} />`)}`,n)}),n}function bl(t){let[e,n]=t.split(" ");return{what:e,at:n.split(",")}}function Bs({sheet:t},e,n){let{width:o,height:s,edge:r}=t.
cell;if(e==="outside"){let m=On(t,[e,n[0],Number(n[1])]);return{...m,x:m.x+m.width/2,y:m.y+m.height/2}}let[i,c]=n.map(Number),[u,l]=e==="vertex"?[i,c]:e==="cent\
re"?[i/2-.5,c/2-.5]:[i-.5,c-.5],[a,h]=[r+l*o,r+u*s];if(e!=="between")return{x:a,y:h,width:o,height:s};let[d,f,g,p]=$e(t,"edge",[i,c,n[2]]);return{x:(d+g)/2,y:(f+
p)/2,width:o,height:s}}function yl({what:t,x:e,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(t)?null:["between","vertex",
"centre"].includes(t)?O`<circle class="paper" cx=${e} cy=${n} r="9" />`:O`<rect class="paper" x=${e-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function kl({what:t,at:e,value:n,changes:o,x:s,y:r,width:i,height:c}){let[u,l]=[s-i/2,r-c/2],a=(f,g)=>O`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${g} />`,
h=(f,g=20)=>O`<text x=${s} y=${r} font-size=${g}>${f}</text>`;if(t==="target"||t==="sum")return O`<${$l} ...${{what:t,at:e,value:n,changes:o,left:u,top:l,width:i,
height:c}} />`;if(n===null)return null;if(t==="circle")return a(15,ze[n]);if(t==="outside")return h(o.numbers(t,e.slice(0,2)).join(" "),e[0]==="left"||e[0]==="r\
ight"?14:10);if(t==="centre")return a(5,ze.white);if(t==="object")return a(8,ze.black);if(t==="block")return O`<rect x=${u} y=${l} width=${i} height=${c} fill=${ze.
black} />`;if(t==="between")return n in ze?a(6,ze[n]):h(vl(n,e[2]),14);if(t==="vertex")return h(n,14);if(t==="arrow")return h(`${wl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(t==="unknown")return h("?");if(t==="numbers")return h(o.numbers("numbers",e.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(t))return t===
"clue"?h(n):null;let d=t==="path"?e[2]:n;return O`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/gl%360}`}
    ...${{x:u,y:l,width:i,height:c}} />${h(d,11)}`}var vl=(t,e)=>je[t]?.split(" ").at(e==="bottom"?-1:0)??t;function $l({what:t,at:e,value:n,changes:o,left:s,top:r,
width:i,height:c}){let[u,l]=t==="target"&&n!==null?n.split(","):["any",n],a=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=t==="t\
arget"?[s+12,r+8]:e[2]==="across"?[s+i-12,r+10]:[s+12,r+c-10];return O`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${a?_l[u]:""}</text>`}var Sl=25;function Us({app:t,view:e,picture:n,edit:o}){let{store:s}=t,r=Wt(),i=Rs(),c=null,u=new Map,l=null,a=v("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",v("button",{type:"button",onclick:()=>t.emit("overlay",null)},"Back to the board")),h=m=>e.grid.
cell(m);function d(m){let _=e.sheet.plays.flatMap(({choices:w})=>w.map(({value:k})=>Number(k))),b=Math.max(0,..._.filter(w=>w<=Sl));for(let w of m){let k=e.sheet.
plays.some($=>q(e.sheet,$,s.now.marks,w)>=0),y=l?[]:s.now.notes[C(e.sheet,w).join(",")],S=k?[]:y;ds(h(w),"notes",fe(S,"corner"),b);let x=fe(S,"centre");et(h(w),
"centre",x.join(x.some($=>$.length>1)?" ":"")),hs(h(w),fe(y,"colour").filter($=>ue.includes($)))}}function f(){e.grid.element.querySelectorAll(".ghost").forEach(
m=>m.remove());for(let[m,_]of u)et(h(m),"ghost",_.text||"+")}function g(){let[m,_]=[new Set(l?.certain),new Set(l?.possible)],b=k=>m.has(k)?"drawn":_.has(k)?"fa\
int":null,w=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(e.sheet,l?b:w)}function p(){g();let{sheet:m}=e,[_,b]=[new Set(l?.certain),new Set(l?.
possible)];for(let w=0;w<m.count;w+=1){let k=l?xl(m,w,_,b):null;k&&n.cell(w,We(m,k.marks,w)),n.fade(w,!!k?.isFaint),et(h(w),"maybe",k?.words??null)}d([...Array(
m.count).keys()])}return t.when("highlight",m=>{c=m,e.sheet!==P&&r.show(c,e.sheet)}),t.when("ghosts",m=>{e.sheet!==P&&(u=new Map((m??[]).map(_=>[K(e.sheet,_.row,
_.column),_])),f())}),t.when("overlay",m=>{let _=l!==null;if(l=m,a.hidden=l===null,e.sheet!==P&&(p(),_&&!l)){let{sheet:b}=e;for(let w=0;w<b.count;w+=1)n.cell(w,
We(b,s.now.marks,w))}}),{elements:[Ws(e,o.changes),i.element,r.element],legend:a,lines:g,notes:d,overlaid:()=>{l&&p()},show(){r.show(c,e.sheet),g(),f(),l?p():d(
[...Array(e.sheet.count).keys()])},press(m){let _=u.get(m);return _!==void 0&&o.changes.add([_.atom])}}}function xl(t,e,n,o){for(let s of t.plays){let r=s.choices.
map(l=>({choice:l,atom:qt(t,s,l,e)})),i=r.find(({choice:l,atom:a})=>l.holds&&n.has(a));if(i)return{marks:{[i.atom]:!0}};let c=r.filter(({choice:l,atom:a})=>l.holds&&
o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:l})=>l.words).join(" ")};
let u=r.find(({choice:l})=>!l.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}function Hs(t,e,{marks:n,notes:o},s){let r=c=>e.given[c]??e.choices[q(t,e,n,c)]?.value,i=o;for(let[c,u]of e.peers){if(r(c)!==void 0)continue;let l=u.map(r),a=e.
choices.filter(d=>te(d,c)&&!l.includes(d.value??"")),h=C(t,c).join(",");i=Ft(Be(i,[h],ae),[h],a.map(({value:d})=>Re(s,d??"")))}return i}function An(t,e,n,o,s){let r=e.
choices[s]?.value;if(r==null)return n;let i=(e.peers.get(o)??[]).map(c=>C(t,c).join(",")).filter(c=>ae.some(u=>fe(n[c],u).includes(r)));return i.length?Be(n,i,ae,
r):n}var ot={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Ol=(t,e)=>!t||se(t)?-1:t.choices.findIndex(({value:n})=>n!==null&&e.some(
o=>ot[o]===n));function Fs({app:t,view:e}){let{store:n}=t,o=null,s=null,r=0,i=()=>e.sheet,c=ws({app:t,view:e}),u=El({store:n,view:e}),{put:l,toggle:a}=u,h=$=>$.
clicks.length>0,d=()=>Ks(i()),f=()=>d().find(h)??d()[0],g=()=>i().plays.find(se),p=Al({store:n,view:e,written:g,entries:u}),m=()=>p.kind==="colour"||g()!==void 0&&
!c.play&&!d().some(h),_=($,E)=>ut(E,q(i(),E,n.now.marks,$));function b($,E,A){if(p.begin(),o=s=null,m())return;let{isClick:N,isDrag:I}=c.press($,E,A);N||(I?s=()=>w(
$,E):w($,E))}function w($,E){let A=f();if(!A||!h(A)||!ct(i(),$))return;let N=E?ft(A,q(i(),A,n.now.marks,$)):_($,A);o={play:A,number:N,merge:`stroke ${r+=1}`},l(
$,A,N,o.merge)}function k($){m()?e.grid.select($,{isMore:!0}):o?l($,o.play,o.number,o.merge):c.drag($)}function y(){c.isDragged||s?.(),o=s=null,c.release()}function S($){
p.begin(),u.clear($)||p.clear($)}function x($,E){let A=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],N=$.ctrlKey||$.altKey,I=p.kind==="\
colour"||N?-1:Ol(f(),[$.key,A??""]);if(I>=0)return a(E,f(),I),!0;let U=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":p.kind;if(A!==void 0)return p.type(
E,A,U);if(N)return!1;if(m()&&$.shiftKey&&Pe[$.key])return e.grid.select(e.grid.target($)??E,{isMore:!0}),!0;if($.key==="Escape")return e.grid.select(E),!0;if($.
key==="Delete"||$.key==="Backspace")return S(E),!0;if(c.onKey($,E))return!0;let oe=f();if(!oe)return!1;if($.key===" "||$.key==="Enter")return l(E,oe,_(E,oe)),!0;
let ye=["#","."].indexOf($.key);return ye>=0&&oe.choices[0].value===null?(l(E,oe,ye),!0):!1}return{press:b,drag:k,onKey:x,clear:S,clicked:f,written:g,pencil:p,chooses:m,
move:c.move,release:y,get lines(){return c.play},enter($,E,A){let{value:N}=E.choices[A];p.kind!==null&&N!==null&&se(E)?p.note($,p.kind,N):a($,E,A)},leave($){p.begin(),
c.reach($)},fill($){let E=Un(i(),n.now.marks,$);return E&&n.change({marks:E}),E!==null}}}var Ks=({plays:t})=>t.filter(e=>!Z(e));function El({store:t,view:e}){let n=i=>e.
grid.chosen.includes(i)?e.grid.chosen:[i];function o(i,c,u,l=null){let a=c.choices[u];a&&!te(a,i)||q(e.sheet,c,t.now.marks,i)!==u&&t.change({marks:at(e.sheet,c,
t.now.marks,i,u),notes:An(e.sheet,c,t.now.notes,i,u)},{merge:l})}function s(i,c,u){let{marks:l}=t.now,a=n(i).filter(p=>te(c.choices[u],p)),d=a.every(p=>q(e.sheet,
c,l,p)===u)?-1:u,f=a.reduce((p,m)=>at(e.sheet,c,p,m,d),l),g=a.reduce((p,m)=>An(e.sheet,c,p,m,d),t.now.notes);a.length&&t.change({marks:f,notes:g})}function r(i){
let{marks:c}=t.now;for(let l of n(i)){for(let a of Ks(e.sheet))c=at(e.sheet,a,c,l,-1);c=qn(e.sheet,c,l)}let u=Object.keys(c).length!==Object.keys(t.now.marks).length;
return u&&t.change({marks:c}),u}return{put:o,toggle:s,clear:r,together:n}}function Al({store:t,view:e,written:n,entries:{toggle:o,together:s}}){let r="",i=V(null),
c=d=>C(e.sheet,d).join(",");function u(d,f,g){let p=s(d).filter(m=>f==="colour"||ct(e.sheet,m));p.length&&t.change({notes:Pn(t.now.notes,p.map(c),Re(f,g))})}function l(){
let d=n();d&&t.change({notes:Hs(e.sheet,d,t.now,i.value==="centre"?"centre":"corner")})}function a(d){let f=s(d).map(c);for(let g of[ae,Ae]){let p=Be(t.now.notes,
f,g);if(JSON.stringify(p)!==JSON.stringify(t.now.notes))return t.change({notes:p})}}function h(d,f,g){if(g==="colour"){let k=ue[Number(f)-1];return k&&u(d,g,k),
k!==void 0}let p=n();if(!p)return!1;let m=k=>p.choices.findIndex(({value:y})=>y===k),_=g===null&&m(r+f)>=0?r+f:f,b=m(_),w=b>=0||p.choices.some(({value:k})=>k?.startsWith(
_));return!s(d).some(k=>ct(e.sheet,k))||!w?!1:(r=_,b<0||(g!==null?u(d,g,_):o(d,p,b)),!0)}return{note:u,noteAll:l,clear:a,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Cl=18,Ml=60,qs=28;function Gs({app:t,view:e,picture:n,edit:o,layers:s,tools:r}){let{store:i}=t,{grid:c}=e,u=v("div",{class:"stage"},n.element),l=v("p",{role:"\
status"}),a=v("div",{class:"notice",hidden:!0},l),h=v("p",{class:"heard",ariaLive:"polite"});function d(m,_=!1){l.textContent=l.title=m,a.hidden=m==="",u.classList.
toggle("stale",_)}function f(m){let _=e.sheet,b=c.element.contains(document.activeElement);e.sheet=m,_.plays!==m.plays&&(u.parentElement?.classList.toggle("whit\
ened",Vt(m)),u.parentElement?.classList.toggle("shaded",Bn(m)));let w=n.show(m),k=_===P||_.count!==m.count||_.columns!==m.columns||_.cell.width!==m.cell.width||
String(_.around)!==String(m.around);k&&c.build(m),w&&n.surface&&n.surface.append(...s.elements,c.element),w&&b&&c.select(c.current),s.show();for(let y=0;y<m.count;y+=
1)c.label(y,dt(m,i.now,y));(k||_.plays!==m.plays||_.edits!==m.edits)&&r.build(),(k||w)&&g(),o.changes.settle()}function g(){if(!e.sheet.count)return;let{cell:m}=e.
sheet,{width:_,height:b,left:w,top:k}=Y(e.sheet),[y,S]=[u.clientWidth-qs,u.clientHeight-qs],x=Math.min(y/_,S/b,Ml/m.height),$=Math.max(Math.floor(x*m.height),Cl)/
m.height;u.style.setProperty("--wide",`${Math.floor(_*$)}px`),u.style.setProperty("--cell",`${m.height*$}px`),u.style.setProperty("--above",`${k*$}px`),u.style.
setProperty("--before",`${w*$}px`)}function p(m,_){if(e.sheet===P)return;let b=new Set([...Object.keys(m.marks),...Object.keys(_.marks)]),w=new Set([...b].filter(
y=>m.marks[y]!==_.marks[y]).map(y=>Gt(e.sheet,y))),k=new Set([...Object.keys(m.notes),...Object.keys(_.notes)].filter(y=>m.notes[y]!==_.notes[y]).map(y=>K(e.sheet,
...y.split(",").map(Number))));w.delete(-1);for(let y of w)n.cell(y,We(e.sheet,m.marks,y));s.notes([...w,...k]),w.size&&s.overlaid(),s.lines();for(let y of new Set(
[...w,...k]))c.cell(y)&&c.label(y,dt(e.sheet,m,y)),y===c.current&&(h.textContent=dt(e.sheet,m,y).replace(/^[^:]*: /,""))}return new ResizeObserver(g).observe(u),
u.addEventListener("click",({clientX:m,clientY:_})=>{let b=Ls(c.element,e.sheet,m,_);b&&r.focus(...b)}),{element:u,notice:a,heard:h,say:d,draw:f,drawMarks:p,fit:g,
get isStale(){return u.classList.contains("stale")}}}var Vs="pylogic:clock",Ys=t=>{let[e,n,o]=[t/3600,t/60%60,t%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return e?`${e}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Xs({
store:t,when:e}){let n=!1,o=!1,s=localStorage.getItem(Vs)!=="hidden",r=v("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Vs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=t.now;r.textContent=s?Ys(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Ys(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:l}=t.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||l!=="play"||
t.change({seconds:c+1},{undoable:!1})},1e3),t.on(["puzzle","instance"],()=>{n=!1}),t.on(["seconds"],i),e("finished",c=>{n=c}),e("film",c=>{o=c!==null}),i(),r}var Cn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Js={down:"\u2198\u2196",up:"\u2197\u2199"},Nl={down:["top","left"],up:[
"bottom","left"]};function Zs({view:t,changes:e,kind:n}){if(n!=="outside"&&n!=="slanted")return null;let{rows:o,columns:s}=t.sheet,r=[...e.entry(n)?.cells.keys()??
[]];return O`<div class="line typing">${Object.entries(Cn).map(([i,c])=>O`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(u=>u.startsWith(`${i},`))}>
      <summary>${c} …</summary><div class="fields">
        ${[...Array(i==="top"||i==="bottom"?s:o).keys()].map(u=>O`
          <span data-beside=${`${i},${u+1}`}><${n==="slanted"?Ll:Tl}
            ...${{changes:e,side:i,line:u+1}} /></span>`)}</div></details>`)}</div>`}function Tl({changes:t,side:e,line:n}){let o=[...t.entry("outside")?.cells.
keys()??[]].some(s=>!s.endsWith(",1"));return t.wanted.value,O`<${Qs} label=${`${Cn[e]} ${n}`} mode=${o?"text":"numeric"}
    now=${t.numbers("outside",[e,n]).join(" ")}
    write=${s=>t.becomeNumbers("outside",[e,n],s)} />`}function Ll({changes:t,side:e,line:n}){return t.wanted.value,Object.keys(Js).map(o=>O`<${Qs}
    label=${`${Cn[e]} ${n} ${Js[o][+!Nl[o].includes(e)]}`}
    now=${t.found("slanted",[e,n,o].join(","))??""}
    write=${s=>t.place("slanted",[[[e,n,o],s||null]])} />`)}function Qs({label:t,now:e,write:n,mode:o="numeric"}){let s=Xe(null);return O`<label class="field"><span>${t}</span><input inputmode=${o} value=${s.
value??e}
    oninput=${r=>{s.value=re(r).value}}
    onchange=${r=>n(re(r).value.trim())}
    onblur=${()=>{s.value=null}} /></label>`}var er=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Dl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function jl(t){let e=t.clicked(),n=t.written(),o=[];if(e?.clicks.length){let r=e.clicks.map(l=>e.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),t.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(ot).filter(l=>e.choices.some(({value:a})=>a===ot[l]));if(!se(e))for(let l of i)o.push([l,ot[l].replace("_"," ")]);let[c,u]=e.choices;
c.value===null&&u&&o.push(["#",c.words],[".",u.words])}let{lines:s}=t;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
ke(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
t.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${ue.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...er]}function Pl(t){let e=t.changes.entry("clu\
e"),n=[];e?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),e?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
t.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of t.pen.kinds)n.push(...ee[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...er]}function tr(t,{play:e,edit:n}){let o=document.activeElement,s=[...t==="play"?jl(e):Pl(n),...Dl],r=v("dialog",{class:"\
keys",ariaLabel:"Keys"},v("h2",{},t==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),v("dl",{},s.map(([i,c])=>v("div",{},v("dt",{},i),v("dd",{},c)))),
v("form",{method:"dialog"},v("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var zl="http://www.w3.org/2000/svg";function nr(t,e){let{predicate:n}=t.changes.entry(e)??{predicate:e};return ee[e]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Il=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Rl(t){let{where:e,clicks:n,choices:o}=t,s=e==="link"?"Drag from cell to cell to draw.":ke(
t)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${e==="link"?"between two cells":"a side of a cell"}: ${or(n,o)} ${s}`}var or=(t,e)=>`${t.
map(n=>e[n].words).join(", then ")}.`;function sr(t){let{app:e,play:n,edit:o}=t,s=v("div",{class:"tools"}),r=Xs(e),i=()=>tr(e.store.now.mode,{play:n,edit:o}),c=()=>_e(
O`<${Bl} ...${{parts:t,clock:r,help:i}} />`,s);return ce(()=>{Object.assign(s.dataset,{mode:e.store.now.mode,pencil:n.pencil.kind??""})}),c(),{element:s,build:c,
help:i,focus:(l,a)=>{let h=s.querySelector(`[data-beside="${l},${a}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Bl({
parts:t,clock:e,help:n}){let{app:o,view:s}=t,r=Po(()=>o.store.now.mode).value;if(s.sheet===P)return null;let i=r==="play"&&s.sheet.plays.length>0;return O`
    <div class="line first"><p class="hint">${Ul(t,r)}</p>
      ${i&&O`<span class="placed" ref=${c=>c?.append(e)} />`}
      <${B} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&O`<${B} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&O`<${Hl} ...${t} /><div class="line"><${Wl} ...${o} /></div>`}
    ${r==="edit"&&O`<${Kl} ...${t} />
      <${Zs} view=${s} changes=${t.edit.changes} kind=${t.edit.pen.kind} />
      <div class="line"><${Gl} ...${t} /></div>`}`}var B=t=>O`<button type="button" ...${t}
  onpointerdown=${e=>e.preventDefault()} />`;function Wl({store:t,emit:e}){let{marks:n,notes:o,saves:s}=t.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>t.change({saves:l},{undoable:!1});return O`<div class="group" role="group" aria-label="Save points">
    <${B} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),e("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${B} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),t.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${B} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>t.change({marks:{},notes:{}})}>Clear all<//></div>`}function Ul({view:t,play:e,edit:n},o){let{plays:s,edits:r,size:i,count:c}=t.sheet;if(o===
"edit"){let{hint:h=""}=ee[n.pen.kind]??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=e.clicked(),l=e.lines?Rl(e.lines):"";if(!u)return l;if(e.written()===u&&
u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let a=u.clicks.length>1&&!l?"Drag to paint.":l;return`\
Click a cell: ${or(u.clicks,u.choices)} ${a}`.trim()}function Hl({view:t,play:e}){let{pencil:n}=e,o=e.written(),s=()=>t.grid.current,r=Il.filter(({kind:i})=>o||
!ae.some(c=>c===i));return O`<div class="line">
    ${t.sheet.plays.filter(({where:i})=>i==="cell").map(i=>O`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((c,u)=>O`
        <${B} class=${se(i)?"digit":"choice"} onclick=${()=>e.enter(s(),i,u)}>
          ${!se(i)&&O`<${Fl} ...${{view:t,choice:c}} />`}${c.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${ue.map((i,c)=>O`
      <${B} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${c+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:c,title:u})=>O`<${B} data-pencil=${i} title=${u}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${c}<//>`)}
      <${B} title="Empty the chosen cells (Delete)" onclick=${()=>e.clear(s())}>Erase<//>
      ${o?.peers.size?O`<${B} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Fl({view:t,choice:e}){let n=fn(null),o=e.looks[0].filter(c=>c!==null),s=(o.find(({svg:c})=>!c.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=t.
sheet.cell;return Oo(()=>n.current.replaceChildren(...me(`<svg xmlns="${zl}">${s}</svg>`).childNodes),[s]),O`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Kl({view:t,edit:e}){let{pen:n}=e,o=()=>t.grid.current,s=n.isTyped?[...Array(10).keys(),...ee[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&e.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:O`<div class="line">
    ${n.kinds.length>1&&O`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(c=>O`
      <${B} aria-pressed=${n.kind===c} onclick=${()=>{n.kind=c}}>${nr(e,c)}<//>`)}</div>`}
    ${i?O`<${ql} edit=${e} />`:(n.isTyped||r)&&O`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(c=>O`<${B} class="digit typed" onclick=${()=>e.type(o(),c)}>${c}<//>`)}
        ${r&&O`<${B} class="digit" title="A clue whose number is not known" onclick=${()=>e.question(o())}>?<//>`}
        ${n.isTyped&&O`<${B} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>e.clear(o())}>Erase<//>`}</div>`}</div>`}function ql({edit:t,edit:{pen:e}}){let n=ee[e.kind].noun??e.kind,o=()=>e.pick(String(Math.max(0,
...e.ids.map(Number).filter(Number.isFinite))+1));return O`<div class="group" role="group" aria-label=${`${nr(t,e.kind)} to ${e.isPainting?"paint with":"put"}`}>
    ${e.ids.map(s=>O`<${B} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${e.id===s}
      onclick=${()=>e.pick(s)}>${je[s]??s}<//>`)}
    ${e.isPainting&&O`<${B} onclick=${o}>New ${n}<//>`}</div>`}function Gl({view:t,edit:e}){if(!t.sheet.size)return null;let[n,o]=t.sheet.size,s=(r,i,c)=>O`<span class="stepper">
    <${B} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>c(i-1)}>−<//>
    <output>${ie(i,r)}</output>
    <${B} aria-label=${`one ${r} more`} onclick=${()=>c(i+1)}>+<//></span>`;return O`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>e.changes.resize(r,o))}
    ${s("column",o,r=>e.changes.resize(n,r))}</div>`}var Vl=80,rr=["puzzle","instance","rules","facts","constants"];function Yl(t){let e=Xl(t),{stage:n,layers:o,film:s,tools:r,victory:i}=e;R("#board").append(zs(t),
o.legend,n.element,s.element,v("div",{class:"told"},n.notice,i.element),r.element,n.heard),Ql(e),ec(e),tc(e)}function Xl(t){let e=As(),n=V(P),o={grid:Ts(),get sheet(){
return n.value},set sheet(a){n.value=a}},s=Fs({app:t,view:o}),r=ks({app:t,view:o}),i=Us({app:t,view:o,picture:e,edit:r}),c=sr({app:t,view:o,play:s,edit:r}),u=Gs(
{app:t,view:o,picture:e,edit:r,layers:i,tools:c}),l=Zl(t,o);return{app:t,view:o,play:s,edit:r,layers:i,tools:c,stage:u,victory:l,film:Ms({app:t,view:o}),drawing:Jl(
t,o,u,l.celebrate),mode:()=>t.store.now.mode==="edit"?r:s}}function Jl(t,e,n,o){let{store:s,overview:r}=t,i=gt(),c=0,u=null,l=!1,a=()=>{clearTimeout(c),c=setTimeout(
g,Vl)},h=_=>rr.every(b=>s.now[b]===_[b]),d=()=>u!==null&&h(u),f=_=>s.now.marks!==_.marks||!h(_);async function g(){clearTimeout(c);let _=s.now;if(!_.puzzle)return;
let b=d();i.stop();try{let w=await(b?i(S=>Q("board",j(_,{entries:!1}),S)):r.ask("board"));if(w===void 0||f(_))return;if(b&&w.cell.width!==e.sheet.cell.width){u=
null,a();return}u=_,l=!1,n.draw(lt(w,b?e.sheet:null)),t.emit("playable",e.sheet.plays.length>0),o();let[y]=w.problems;(!b||n.isStale)&&n.say(y?`${pt(y)?"The boa\
rd is not finished":"Something is wrong with the facts"}: ${y.text}`:"")}catch(w){if(!(w instanceof ne))throw w;if(f(_))return;u=null,l=!1;let k=w.problems[0]?.
text??w.message;n.say(e.sheet!==P?`This is how the board looked before: now it cannot be drawn. ${k}`:`The board cannot be drawn. ${k}`,!0)}}return{later:a,redraw:g,
isDrawn:d,forget:()=>{u=null,l=e.sheet!==P},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function Zl(t,e){let{store:n}=t,o=v("p",{class:"glad",role:"\
status"}),s=v("div",{class:"won",hidden:!0},o),r=null,i=!0;function c(){let{mode:a,marks:h}=n.now,d=a==="play"&&r!==null&&Hn(e.sheet,h,r);o.textContent=d?"Solve\
d! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),t.emit("finished",d))}return{element:s,celebrate:c,know:a=>{r=a},forget:()=>{
r=null,i=!0}}}function Ql({app:t,view:e,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=e;Ds(c,{press:(u,l,a)=>{!r.isOther&&!o.press(u)&&i().press(u,l,a)},
move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>t.store.undo()}),c.element.addEventListener("keydown",
u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&i()!==n||e.sheet===P||r.isOther)return;let l=c.current;u.key==="Enter"&&o.press(l)||i().onKey(u,l)?
u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),c.onMove(u=>{i().leave(u);let[l,a]=C(e.sheet,u);t.emit("focused",{row:l,column:a})})}function ec({
app:t,view:e,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:u}=t;u.on(["marks","notes"],(l,a,h)=>{h.has("puzzle")||h.has("instance")||(r.drawMarks(
l,a),c.celebrate(),h.has("marks")&&i.later())}),u.on(rr,()=>{i.redraw(),s.isOn&&t.emit("film",null)}),u.on(["puzzle","instance"],()=>{e.sheet!==P&&r.say("The bo\
ard is being drawn \u2026",!0),i.forget(),c.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}function tc({app:t,view:e,play:n,edit:o,film:s,tools:r,
stage:i,drawing:c,victory:u}){t.when("solved",l=>{u.know(l?.status==="unique"?l.answers:null),u.celebrate()}),t.when("fill",async l=>{c.isDrawn()||await c.redraw(),
!(c.isDrawn()&&n.fill(l))&&t.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),t.when("clues",l=>o.changes.add(l)),t.when("film",l=>{
let a=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?a||t.emit("pane","board"):i.fit()}),t.when("cell",({row:l,column:a})=>{l>e.sheet.rows||a>
e.sheet.columns||(t.emit("pane","board"),e.grid.select(K(e.sheet,l,a)),ms(e.grid.cell(K(e.sheet,l,a))))}),t.when("cancel-all",()=>{c.stop(),t.emit("film",null),
i.say(""),c.later()})}var Nn={facts:40,rules:200},ir=["puzzle","instance","rules","facts","constants","marks"],lr="facts";function ar(t){let e=new Set,n=new Map,o=new Set,s=Nn.facts,
r=0;t.on(ir,(d,f,g)=>{s=g.has("rules")&&!g.has("puzzle")?Nn.rules:Nn.facts});function i(d,f){return u(d),o.add(d),new Promise((g,p)=>{let m={resolve:g,reject:p,
onEvent:f},_=[...e].find(({about:b,parts:w})=>w.includes(d)&&ir.every(k=>b?.[k]===t.now[k]));_?(_.wishes.set(d,m),cr(_,d)):(n.set(d,m),clearTimeout(r),r=setTimeout(
l,s))})}function c(d){u(d),o.delete(d)}function u(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...e]){let g=f.wishes.get(d);g&&(g.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(e.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(t.now,t.now,[...d.keys()],d)}function a(d,f){let g=t.
now;return new Promise((p,m)=>{let _=w=>{b.about={...g,facts:w[w.length-1]},f(w),p()},b=h(g,null,[...o],new Map([[lr,{resolve:_,reject:m}]]),{steps:d})})}function h(d,f,g,p,m={}){
let _={about:f,parts:g,wishes:p,told:new Map,controller:new AbortController},b=(w,k)=>{w==="found"?p.get("solve")?.onEvent?.(w,k):_.told.set(w,w===lr?{found:k.facts}:
k),cr(_,w)};return e.add(_),X("overview",j(d,{...m,parts:g}),{signal:_.controller.signal,onEvent:b}).catch(w=>{for(let k of p.values())k.reject(w)}).finally(()=>e.
delete(_)),_}return{ask:i,drop:c,edit:a}}function cr({told:t,wishes:e},n){let[o,s]=[e.get(n),t.get(n)];!o||!s||(e.delete(n),s.failed?o.reject(new ne(s.failed)):
o.resolve(s.found))}function ur(){let t=new EventTarget;return{emit(e,...[n]){t.dispatchEvent(new CustomEvent(e,{detail:n}))},when(e,n){t.addEventListener(e,o=>n(o.detail))}}}var fr=document.querySelector("script[src]");fr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
fr.src)).catch(()=>{});var jn={};st(jn,{start:()=>ic});var Ln="#pylogic=";var dr=/^[a-z_][A-Za-z0-9_]{0,63}$/,nc=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,hr=t=>t.includes(Ln);async function mr(t){let e=t.slice(t.indexOf(Ln)+Ln.length).trim(),n;try{n=JSON.parse(await rc(e))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!sc(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:u,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:u,constants:l}}var pr=t=>typeof t==
"object"&&t!==null&&!Array.isArray(t),Ie=t=>typeof t=="string",oc=t=>Array.isArray(t)&&t.every(Ie),Tn=(t,e,n)=>pr(t)&&Object.entries(t).every(([o,s])=>e.test(o)&&
n(s));function sc(t){return pr(t)&&Ie(t.puzzle)&&dr.test(t.puzzle)&&Ie(t.instance)&&nc.test(t.instance)&&Ie(t.facts)&&(t.rules===void 0||Ie(t.rules))&&Tn(t.marks,
/^.{1,200}$/,e=>typeof e=="boolean")&&Tn(t.notes,/^-?\d{1,6},-?\d{1,6}$/,oc)&&Tn(t.constants,dr,e=>Ie(e)&&e.length<=200)}async function rc(t){let e=atob(t.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(e,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
u)}return new Blob(r).text()}var gr="pylogic:played:";function Dn(t){let e={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...e,...JSON.parse(localStorage.
getItem(gr+t)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return e}}var wr=(t,e)=>localStorage.setItem(gr+t,JSON.stringify(e));function ic(t){let{store:e}=t,n=v("p",{class:"remark"}),o=G.map(a=>v("option",{value:a.id},br(a))),s=v("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;G.length>1&&R("#files").append(s),Yt&&lc(Yt),R(".assistant-status").append(n);let i=a=>location.replace(_r(G.find(h=>h.id===a)));function c(){
let a=G.find(f=>_r(f)===location.hash)??G[0];if(a.id===e.now.instance)return;let{isSolved:h=!1,...d}=Dn(a.id);r=h,s.value=a.id,n.textContent=a.remark?`${H(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),t.emit("cancel-all"),t.emit("game",Jn),e.open({puzzle:"exported",instance:a.id,...d})}
function u(){let{instance:a,marks:h,notes:d,seconds:f,saves:g}=e.now;try{wr(a,{marks:h,notes:d,seconds:f,saves:g,isSolved:r})}catch{t.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}e.on(["marks","notes","seconds","saves"],(a,h,d)=>{d.has("instance")||u()}),t.when("finished",a=>{
!a||r||(r=!0,u(),o[s.selectedIndex].textContent=br(G[s.selectedIndex]))});async function l(){if(!hr(location.hash)){c();return}try{let{instance:a,rules:h,facts:d,
marks:f={},notes:g={}}=await mr(location.hash),p=h===void 0?G.find(m=>m.facts===cc(d??"")):void 0;if(!p)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);i(p.id),c(),e.change({marks:f,notes:g})}catch(a){t.emit("message",{words:a.message,isBad:!0}),i(G[0].id)}}addEventListener("hashchange",l),
l()}function lc([t,e]){let n=(o,s,r)=>o?v("a",{href:`${o}.html`,"aria-label":r},s):null;R("#bar h1").replaceChildren(v("a",{href:"index.html",title:"All boards",
class:"back"},Xn)),R("#files").append(...[n(t,"\u2190","The board before"),v("span",{},G[0].name),n(e,"\u2192","The next board")].filter(o=>o!==null))}var cc=t=>t.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),_r=t=>`#${encodeURIComponent(t?.name??"")}`,br=t=>Dn(t.id).isSolved?`${t.
name} \u2713`:t.name;var yr=Ro(),ac={store:yr,overview:ar(yr),...ur()};for(let t of[Sn,Mn,$n,jn])t.start(ac);document.documentElement.dataset.ready="";
})();
