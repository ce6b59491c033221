(async()=>{
var yr=Object.defineProperty;var rt=(t,e)=>{for(var n in e)yr(t,n,{get:e[n],enumerable:!0})};var An={};rt(An,{start:()=>Si});var L,Xn,Jn,ie,Yt,ut,Zn,ct,Qn,tn,Xt,vr,Ke=Symbol.for("pv"),ft={},dt=[],$r=/^m(i|n|o|s|text|space)$/,nn=Array.isArray,on=dt.slice,_e=Object.assign;function be(t){
t&&t.parentNode&&t.remove()}function eo(t,e,n){var o,s,r,i={},c=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return c>
2&&(i.children=c>3?on.call(arguments,2):n),Ie(t,i,o,s,null)}function Ie(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ke,
__v:s||++Xn,__i:-1,__u:0};return!s&&L.vnode&&L.vnode(r),r}function Ee(t){return t.children}function Re(t,e){this.props=t,this.context=e,this.__g=0}function le(t,e){
if(e==null)return t.__&&le(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:le(
t)}function Sr(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=_e({constructor:Ke},n)).__v=n.__v+1,L.vnode&&L.vnode(e),sn(i,e,n,t.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||le(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,io(s,e,r),n.__=n.__e=null,e.__e!=o&&to(e))}function to(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.
__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),to(t)}function In(t){(8&t.__g||(t.__g|=8,ie.push(t),ut++))&&Yt==L.debounceRendering||((Yt=L.debounceRendering)||
queueMicrotask)(no)}function no(){try{for(var t,e=1;ie.length;)ie.length>e&&ie.sort(Zn),t=ie.shift(),e=ie.length,8&t.__g&&Sr(t)}finally{(ut=ie.length)&&(Yt||queueMicrotask)(
no)}}function oo(t,e,n,o,s,r,i,c,a,l,u){var h,d,f,p,m,w,b=o.__k||dt,g=e.length;for(a=xr(n,e,b,a,g),h=0;h<g;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||ft,f.__i=
h,w=sn(t,f,d,s,r,i,c,a,l,u),p=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&rn(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||p,f)),m=m||p,4&f.__u?(a=so(f,a,t,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&w!==void 0?a=w:p&&(a=p.nextSibling),f.__u&=-21);return n.__e=m,a}function xr(t,e,n,o,s){var r,i,c,a,l,u,h,d,f,p=n.length,
m=p,w=0,b=0,g=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[r]=Ie(null,
i):nn(i)?i=g[r]=Ie(Ee,{children:i}):i.constructor===Ke&&i.__b?i=g[r]=Ie(i.type,i.props,i.key,i.ref,i.__v):g[r]=i,a=r+w,i.__=t,i.__b=t.__b+1,c=null,~(l=i.__i=Or(
i,n,a,m))&&(m--,(c=n[l])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,l==a-1?w--:l==a+1?w++:l!=a&&(l>a?w--:w++,b=1)):(~l||(s>p?w--:s<p&&w++),typeof i.type!="function"&&(i.__u|=
4))):g[r]=null;if(b){for(u=[],h=[],r=0;r<s;r++)if((i=g[r])&&16&i.__u){for(w=0,d=u.length;w<d;)u[f=w+d>>1]<i.__i?w=f+1:d=f;u[w]=i.__i,h[r]=w+1}for(w=u.length;r--;)
h[r]&&(h[r]==w?w--:g[r].__u|=4)}if(m)for(r=0;r<p;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=le(c)),ln(c,c));return o}function so(t,e,n,o){var s,r,i,c;if(typeof t.type==
"function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=so(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=le(t))&&!e.parentNode&&
(e=null),i=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&
e.nodeType==8&&!e.data.startsWith("$s"););return e}function Or(t,e,n,o){var s,r=t.key,i=t.type,c=e[n],a=c&&!(2&c.__u);if(c===null&&r==null||a&&r==c.key&&i==c.type)
return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((c=e[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s;for(s=n+1;s<e.length;s++)if((c=e[s])&&!(2&c.__u)&&r==c.key&&i==c.
type)return s}return-1}function Rn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function it(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")
t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Rn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Rn(t.style,e,n[e])}else if(e[0]==
"o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Xt[e]||(Xt[e]=Er(e)),(t.__a||(t.__a={}))[e]=tn,r=
e!=(e=e.replace(Qn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/200\
0/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="\
rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(
e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Er(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ct]==null)e[ct]=tn++;else if(e[ct]<this.__a[t])
return;return n(L.event?L.event(e):e)}}}function sn(t,e,n,o,s,r,i,c,a,l){var u,h,d,f,p,m,w,b,g,_,y,v,S,x,$,E,M,N,z=e.type;if(e.constructor!==Ke)return null;128&
n.__u&&(a=32&n.__u,u=n.__c.__z)&&(e.__u|=a,h=r=[],u.nodeType==8?c=at(u,r):r.push(u),c=r[0]||c),(u=L.__b)&&u(e);e:if(typeof z=="function"){d=i.length;try{if(b=e.
props,g=(u=z.prototype)&&u.render,_=(u=z.contextType)&&o[u.__c],y=u?_?_.props.value:u.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(g?e.__c=f=new z(b,y):(e.__c=
f=new Re(b,y),f.constructor=z,f.render=Mr),_&&_.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),z.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=_e({},f.__s)),_e(f.__s,z.getDerivedStateFromProps(b,f.__s)))),p=f.props,m=f.state,f.__v=e,n.__c){if(b!==p&&g&&!z.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){e.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(j){j&&(j.__=e)}),dt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),c=le(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,m,w)})}else
g&&!z.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
t,f.__g&=-5,v=L.__r,S=g?25:0;do f.__g&=-9,v&&v(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);g&&(dt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=_e({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(p,m)),x=u&&u.type===Ee&&u.key==
null?u.props.children:u,b.__P&&(u=c,s=(t=b.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(j){j&&ln(j,j)}),n.__k=null),c=n.__k?le(n,0):
null),c=oo(t,nn(x)?x:[x],e,n,o,s,r,i,c,a,l),b.__P&&(e.__e=null,c=u),e.__u&=-161,h&&h.some(be),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(j){if(i.length=
d,e.__v=null,a||r)if(j&&j.then){if(e.__u|=128|a,r){for(~(M=r.indexOf(c||void 0))||(M=r.length);(N=r[M-1])&&N.nodeType==8;)M--;for(;M<r.length;M++)if(N=r[M])if(r[M]=
null,$){if(N==E)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(E=at($=N))}}if(!$){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;$=c}(u=at($=
e.__c.__z||(e.__c.__z=$)))?(e.__e=$,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(be);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),j&&j.then||ro(e),L.__e(j,e,n)}}else
c=e.__e=Ar(n.__e,e,n,o,s,r,i,a,l,t);return(u=L.diffed)&&u(e),c}function at(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.
nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function ro(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(ro))}function io(t,e,n){for(var o=0;o<n.length;)rn(n[o++],n[o++],n[o++]);L.__c&&L.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(
s)})}catch(r){L.__e(r,s.__v)}})}function Ar(t,e,n,o,s,r,i,c,a,l){var u,h,d,f,p,m,w,b,g=n.props||ft,_=e.props,y=e.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((p=r[u])&&(y?p.localName==y:p.nodeType==3)){
t=p,r[u]=null;break}}if(!t){if(b=l.ownerDocument||document,!y)return b.createTextNode(_);t=b.createElementNS(s,y,_.is?_:l),c&&(L.__m&&L.__m(e,r),c=!1),r=null}if(y){
if(l=y=="template"&&t.content||t,r=y=="textarea"&&_.defaultValue!=null?null:r&&on.call(l.childNodes),!c&&r)for(g={},u=0;u<t.attributes.length;u++)g[(p=t.attributes[u]).
name]=p.value;for(u in g)p=g[u],u=="dangerouslySetInnerHTML"?d=p:u=="children"||u in _||u=="value"&&"defaultValue"in _||u=="checked"&&"defaultChecked"in _||it(t,
u,null,p,s);for(u in _)p=_[u],u=="children"?f=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?m=p:u=="checked"?w=p:c&&typeof p!="function"||g[u]===p||it(t,u,p,g[u],
s);h?(c||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&$r.test(y))&&(s="http://www.w3.org/1999/xhtml"),oo(l,nn(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&le(n,0),c,a),r&&r.some(be)),c&&y!="textarea"||(u="valu\
e",y=="progress"&&m==null?t.removeAttribute(u):m==null||m===t[u]&&(y!="progress"||m)||it(t,u,m,g[u],s),u="checked",w!=null&&w!=t[u]&&it(t,u,w,g[u],s))}else g===
_||c&&t.data==_||(t.data=_);return t}function rn(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="functi\
on"?e():t(null)):t.current=e}catch(s){L.__e(s,n)}}function ln(t,e,n){var o,s,r,i;if(L.unmount&&L.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||rn(o,null,e,
t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){L.__e(c,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ln(o[i],e,typeof t.
type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=at(o,r=[]))&&(o==t.__e&&r.some(be),be(s),be(o)),n||be(t.__e),t.__e=t.__c=t.__=null}function Mr(t,e,n){
return this.constructor(t,n)}function H(t,e){var n,o,s,r;L.__&&L.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Ie(Ee,{children:[
t]}),s=[],r=[],sn(e,e.__k,o||ft,ft,e.namespaceURI,o?null:e.firstChild?on.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),io(s,e.__k,r),e.__k.props.children=
null}L={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(c){t=c}}throw ut=0,t}},Xn=0,Jn=function(t){return t!=null&&t.
constructor===Ke},Re.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=_e({},this.state)),typeof t=="function"&&(t=t(_e({},n),this.props)),
t&&(_e(n,t),this.__v&&(e&&this.__k.push(e),In(this)))},Re.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),In(this))},Re.prototype.render=
Ee,ie=[],ut=0,Zn=function(t,e){return t.__v.__b-e.__v.__b},ct=Symbol(),Qn=/(PointerCapture)$|Capture$/i,tn=0,Xt={},vr=0;var lo=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<
e.length;r++){var i=e[r++],c=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[e[++r]]=c:i===6?o[1][e[++r]]+=
c+"":i?(s=t.apply(c,lo(t,c,n,["",null])),o.push(s),c[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(c)}return o},Bn=new Map;function Tr(t){var e=Bn.get(this);return e||(e=
new Map,Bn.set(this,e)),(e=lo(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",c="",a=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?a.push(0,d,i):r===3&&(d||i)?(a.push(3,d,i),r=2):r===2&&i==="..."&&d?a.push(4,d,0):r===2&&i&&!d?a.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(a.push(r,0,i,s),r=
6),d&&(a.push(r,d,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&l(),l(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(l(),a=[a],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(l(),r===3&&
(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,a=a[0])}return l(),a})(t)),e),arguments,[])).length>1?e:e[0]}var k=Tr.bind(eo),ht,F,Vt,Wn,Cr=Object.is,Jt=0,co=[],
Zt=[],I=L,Un=I.__b,Hn=I.__r,Kn=I.diffed,Fn=I.__c,qn=I.unmount,Gn=I.__;function ao(t,e){I.__h&&I.__h(F,t,Jt||e),Jt=0;var n=F.__H||(F.__H={__:[],__h:[]});return t>=
n.__.length&&n.__.push({}),n.__[t]}function ce(t,e){var n=ao(ht++,4);!I.__s&&uo(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,F.__h.push(n))}function ke(t){return Jt=5,Ae(function(){return{current:t}},[])}function Ae(t,e){
var n=ao(ht++,7);return uo(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Nr(){var t;do{for(;t=Zt.shift();)try{Be(t)}catch(n){I.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=
co.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Be),e.__h.some(Qt),e.__h=[]}catch(n){e.__h=[],I.__e(n,t.__v)}}}while(Zt.length)}I.__b=function(t){F=null,Un&&
Un(t)},I.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Gn&&Gn(t,e)},I.__r=function(t){Hn&&Hn(t),ht=0;var e=(F=t.__c).__H;e&&(Vt==F?F.__h=[]:(e.__h.some(
Be),e.__h.some(Qt),ht=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Vt=F},I.diffed=function(t){Kn&&Kn(t);var e=t.__c;e&&e.__H&&(e.__H.
__h.length&&Yn(co.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Vt=F=null},I.__c=function(t,e){e.some(function(n){try{n.__h.some(Be),n.__h=n.__h.filter(
function(o){return!o.__||Qt(o)})}catch(o){n.__h=[function(){throw o}]}}),Fn&&Fn(t,e)},I.unmount=function(t){qn&&qn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Yn(Zt.push(s))}else Be(s)}catch(r){e=r}}),o.__H=void 0,e&&I.__e(
e,o.__v))};var Vn=typeof requestAnimationFrame=="function";function Lr(t){var e,n=function(){clearTimeout(o),Vn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(
n,35);Vn&&(e=requestAnimationFrame(n))}function Yn(t){t!=1&&Wn==I.requestAnimationFrame||((Wn=I.requestAnimationFrame)||Lr)(Nr)}function Be(t){var e=F,n=t.__c;typeof n==
"function"&&(t.__c=void 0,n()),F=e}function Qt(t){var e=F;t.__c=t.__(),F=e}function uo(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!Cr(n,t[o])})}
var Dr=Symbol.for("preact-signals");function wt(){if(se>1)se--;else{var t,e=!1;for((function(){var s=pt;for(pt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();Ue!==void 0;){var n=Ue;for(Ue=void 0,mt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ho(n))try{n.
c()}catch(s){e||(t=s,e=!0)}n=o}}if(mt=0,se--,e)throw t}}function cn(t){if(se>0)return t();en=++jr,se++;try{return t()}finally{wt()}}var We,D=void 0;function Y(t){
var e=D,n=We;D=void 0,We=void 0;try{return t()}finally{D=e,We=n}}var Ue=void 0,se=0,mt=0,jr=0,en=0,pt=void 0,gt=0;function fo(t){if(D!==void 0){var e=t.n;if(e===
void 0||e.t!==D)return e={i:0,S:t,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:e},D.s!==void 0&&(D.s.n=e),D.s=e,t.n=e,32&D.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==
void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=D.s,e.n=void 0,D.s.n=e,D.s=e),e}}function W(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
e?.watched,this.Z=e?.unwatched,this.name=e?.name}W.prototype.brand=Dr;W.prototype.h=function(){return!0};W.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.
e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:Y(function(){var o;(o=e.W)==null||o.call(e)}))};W.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,
o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Y(function(){var s;(s=e.Z)==null||s.call(e)}))}};W.prototype.
subscribe=function(t){var e=this;return C(function(){var n=e.value;Y(function(){return t(n)})},{name:"sub"})};W.prototype.valueOf=function(){return this.value};
W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){var t=this;return Y(function(){
return t.value})};Object.defineProperty(W.prototype,"value",{get:function(){var t=fo(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){
if(mt>100)throw new Error("Cycle detected");(function(n){se!==0&&mt===0&&n.l!==en&&(n.l=en,pt={S:n,v:n.v,i:n.i,o:pt})})(this),this.v=t,this.i++,gt++,se++;try{for(var e=this.
t;e!==void 0;e=e.x)e.t.N()}finally{wt()}}}});function T(t,e){return new W(t,e)}function ho(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.
i)return!0;return!1}function mo(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function po(t){
for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=
n}function ye(t,e){W.call(this,void 0,e),this.x=t,this.s=void 0,this.g=gt-1,this.f=4}ye.prototype=new W;ye.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===gt))return!0;if(this.g=gt,this.f|=1,this.i>0&&!ho(this))return this.f&=-2,!0;var t=D;try{mo(this),D=this;var e=this.x();
(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return D=t,po(this),this.f&=-2,!0};ye.prototype.S=function(t){
if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}W.prototype.S.call(this,t)};ye.prototype.U=function(t){if(this.t!==void 0&&(W.prototype.
U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ye.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==
void 0;t=t.x)t.t.N()}};Object.defineProperty(ye.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=fo(this);if(this.h(),t!==void 0&&
(t.i=this.i),16&this.f)throw this.v;return this.v}});function J(t,e){return new ye(t,e)}function go(t){var e=t.j;if(t.j=void 0,typeof e=="function"){se++;var n=D;
D=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,an(t),o}finally{D=n,wt()}}}function an(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,go(t)}function Pr(t){
if(D!==this)throw new Error("Out-of-order effect");po(this),D=t,this.f&=-2;try{8&this.f&&an(this)}finally{wt()}}function Me(t,e){this.x=t,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=e?.name,We&&We.push(this)}Me.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{t()}};Me.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,go(this),mo(this),se++;var t=D;
return D=this,Pr.bind(this,t)};Me.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ue,Ue=this)};Me.prototype.d=function(){this.f|=8,1&this.f||an(this)};Me.prototype.
dispose=function(){this.d()};function C(t,e){var n=new Me(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var wo,Fe,lt,zr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var bo=[];C(function(){wo=this.N})();function Te(t,e){L[t]=e.bind(null,L[t]||function(){})}function He(t){if(lt){var e=lt;lt=void 0,e()}lt=t&&t.S()}function _o(t){
var e=this,n=t.data,o=qe(n);o.name="ReactiveDom",o.value=n;var s=Ae(function(){for(var c=e,a=e.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var l=J(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),u=J(function(){return!Array.isArray(l.value)&&!Jn(l.value)}),h=C(function(){if(this.N=yo,u.value){var f=l.value;c.__v&&
c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,l]},[]),r=s[0],i=s[1];return r.value?i.peek():
i.value}_o.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:eo(Ee,null).constructor},type:{configurable:!0,
value:_o},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Te("__b",function(t,e){if(He(),
Fe=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof W&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});
Te("__r",function(t,e){if(t(e),e.type!==Ee){He();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return C(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;zr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||
e.type.name:""))),Fe=o,He(n)}});Te("__e",function(t,e,n,o){He(),Fe=void 0,t(e,n,o)});Te("diffed",function(t,e){He(),Fe=void 0;var n;if(typeof e.type=="string"&&
(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var c=r[i];c===void 0||o&&i in o||(c.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var l=r[a],
u=o[a];l===void 0?(l=Ir(n,a,u,s),r[a]=l):l.o(u,s)}}}t(e)});function Ir(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=T(n);return{o:function(i,c){r.value=i,
o=c},d:C(function(){this.N=yo;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Te("unmo\
unt",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var c=e.props;
for(var a in i)c[a]=i[a]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}t(e)});Te("__h",function(t,e,n,o){o<3&&(e.__$f|=2),
t(e,n,o)});Re.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!==
"__source"&&t[i]!==this.props[i])return!0;for(var c in this.props)if(!(c in t))return!0;return!1};function qe(t,e){return Ae(function(){return T(t,e)},[])}function ko(t,e){
var n=ke(t);return n.current=t,Fe.__$f|=4,Ae(function(){return J(function(){return n.current()},e)},[])}var Rr=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Br(){cn(function(){for(var t;t=bo.shift();)wo.call(t)})}function yo(){bo.push(this)===1&&(L.requestAnimationFrame||Rr)(Br)}var bt={corner:"",centre:"~",colour:"#"},Ce=Object.keys(bt),ae=Ce.filter(t=>t!=="colour"),ue=["red","orange","yellow","green","cyan","blue","purple","grey"],Ge=(t,e)=>bt[t]+
e,fe=(t=[],e)=>t.filter(n=>un(n)===e).map(n=>n.slice(bt[e].length)),un=t=>Ce.find(e=>bt[e]===t[0])??"corner",vo=(t,e,n)=>e.every(o=>t[o]?.includes(n))?dn(t,e,o=>o.
filter(s=>s!==n)):fn(t,e,[n]),fn=(t,e,n)=>dn(t,e,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ve=(t,e,n,o)=>dn(t,e,s=>s.filter(
r=>!n.includes(un(r))||o!==void 0&&r!==Ge(un(r),o)));function dn(t,e,n){let o={...t};for(let s of e){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var R=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),$o=new Map;function xo({
svg:t,words:e,reach:n}){let o=`${e}
${t}`,s=$o.get(o)??{svg:t,words:e,reach:n};return $o.set(o,s),s}var Wr=["diagonal","triangle"],_t=xo({svg:"",words:""});function kt(t,e=null){let n=t.pieces.map(
xo),o=c=>c.map(a=>a<0?_t:n[a]),s=t.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=e?.plays??t.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Ur(c.peers??{}),choices:c.choices.map(a=>({...a,looks:a.looks.map(l=>l.map(u=>u<0?null:n[u]))}))})),i=e?.edits??t.edits.map(c=>({...c,cells:new Map(c.cells.
map(a=>[a.slice(0,-1).join(","),a.at(-1)]))}));return{...t,frames:s,plays:r,edits:i,count:t.rows*t.columns}}function Ur(t){let e=new Map;for(let[n,o]of Object.entries(
t))for(let s of o)e.set(+n,[...e.get(+n)??[],s]),e.set(s,[...e.get(s)??[],+n]);return e}var G=(t,e,n)=>(e-1)*t.columns+n-1,A=(t,e)=>[Math.floor(e/t.columns)+1,e%
t.columns+1],de=(t,e,{value:n})=>`${t.predicate}(${e}${n===null?"":`,${n}`})`,hn=(t,e,n,o)=>de(e,A(t,o).join(","),n),re=({what:t,where:e,choices:n})=>e==="cell"&&
!Wr.includes(t)&&n.some(({value:o})=>o!==null);function mn(t,e){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(e);if(n===null||!t.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=t.rows&&s>=1&&s<=t.columns?G(t,o,s):-1}var te=(t,e)=>!!t.looks[0]?.[e],yt=(t,e)=>t.plays.some(n=>n.choices.
some(o=>te(o,e))),pn=({plays:t})=>t.some(({choices:e})=>e.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Oo=t=>pn(t)||[...t.
frames.flatMap(({cells:e,blank:n})=>[...e,...n]),...t.plays.flatMap(({choices:e})=>e.flatMap(({looks:n})=>n[0]??[]))].some(e=>e!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(e.svg)),V=(t,e,n,o)=>$e(e,n,A(t,o).join(",")),vt=(t,e,n,o,s)=>Et(e,n,A(t,o).join(","),s),$t=({clicks:t},e)=>e<0?t[0]:t[t.indexOf(e)+1]??-1;function St({clicks:t},e){
let n=t[1]??t[0];return e===n?-1:n}function Ye(t,e,n){for(let o of t.plays){let s=o.choices[V(t,o,e,n)];if(s&&te(s,n))return s.looks.map(r=>r[n]??_t)}return t.frames.
map(o=>o.blank[n])}var So={corner:"candidates",centre:"centre",colour:"coloured"};function xt(t,{marks:e,notes:n},o){let[s,r]=A(t,o),i=t.plays.map(d=>d.choices[V(
t,d,e,o)]?.words).filter(d=>d!==void 0),c=t.frames[0].blank[o].words,a=Ce.map(d=>[So[d],...fe(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?a.filter(([d])=>d===
So.colour):a,u=t.plays.filter(Z).flatMap(d=>To.map(f=>{let p=d.choices[$e(d,e,he(t,o,f))];return p&&`${f}: ${p.words}`})).filter(Boolean),h=[c,...i,...u,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function Eo(t,e){let n=s=>s.choices.some(r=>{let[i,c]=de(s," ",r).split(
" ");return e.startsWith(i)&&s.spots.has(e.slice(i.length,-c.length))&&e.endsWith(c)});if(t.plays.some(s=>Z(s)&&n(s)))return!0;let o=mn(t,e);return o>=0&&t.plays.
some(s=>s.choices.some(r=>te(r,o)&&hn(t,s,r,o)===e))}function Ao(t,e,n){let o=n.filter(r=>Eo(t,r)),s=Object.entries(e).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Ot=t=>t.startsWith("not ")?[t.slice(4),!1]:[t,!0];function Mo(t,e,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Eo(t,r)),s=Object.keys(e).filter(r=>e[r]);return o.length>0&&o.every(r=>e[r])&&s.every(r=>n[0].includes(r))}var Z=t=>t.where!=="cell",To=["top","right",
"bottom","left"],Hr={top:[-1,0,"bottom"],left:[0,-1,"right"]},ve=({where:t,spots:e})=>t==="edge"&&![...e].some(n=>/top|left/.test(n));function Co(t,e,n,o){let s=a=>a.
every((l,u)=>l>=Math.min(n[u],o[u])&&l<=Math.max(n[u],o[u])),r={...e},i={};for(let a of t.spots){let[l,u,h]=a.split(","),[d,f]=[[+l,+u],[+l+ +(h==="bottom"),+u+
+(h==="right")]].map(m=>s(m));if(!d&&!f)continue;let p=de(t,a,t.choices[0]);delete r[p],d!==f&&(i[p]=!0)}return Object.keys(e).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(a=>e[a])?r:{...r,...i}}function he(t,e,n){let[o,s]=A(t,e),[r,i,c]=Hr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var $e=(t,e,n)=>t.choices.findIndex(o=>e[de(t,n,o)]===o.holds);function Et(t,e,n,o){let s={...e};for(let i of t.choices)delete s[de(t,n,i)];let r=t.choices[o];return r&&
(s[de(t,n,r)]=r.holds),s}var No=(t,e,n)=>t.plays.filter(Z).reduce((o,s)=>To.reduce((r,i)=>Et(s,r,he(t,n,i),-1),o),e);function Se({cell:{width:t,height:e,edge:n}},o,[
s,r,i]){let[c,a]=[n+(r-1)*t,n+(s-1)*e],[l,u]=[c+t,a+e];if(o==="edge")return{top:[c,a,l,a],bottom:[c,u,l,u],left:[c,a,c,u],right:[l,a,l,u]}[i];let[h,d]=[c+t/2,a+
e/2];return i==="right"?[h,d,h+t,d]:[h,d,h,d+e]}function Lo(t,e,[n,o,s]){let[r,i,c,a]=Se(t,e,[n,o,s]);if(e==="edge")return[r,i,c,a];let[l,u]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+u,o+l]].map(f=>t.frames[0].cells[G(t,f[0],f[1])]?.reach?.[u]??0);return[r+l*h,i+u*h,c-l*d,a-u*d]}function q({rows:t,columns:e,cell:n,around:o}){
let[s,r,i,c]=o;return{width:e*n.width+2*n.edge+c+r,height:t*n.height+2*n.edge+s+i,left:c,top:s}}var ne=class extends Error{constructor({words:e,problems:n=[],interrupted:o=null,status:s=200}){super(e),this.problems=n,this.interrupted=o,this.status=s}},At=({
file:t,line:e})=>e===null&&!!t?.startsWith("instances/");function Do(t,e,n,o={}){let s=(i,c,a)=>{for(let[l,u]of e.plays.entries()){let h=V(e,u,n,c);if(h>=0&&te(u.choices[h],c))return t.plays[l].choices[h].looks[i][c]}
return a},r=t.frames.map(({blank:i,...c},a)=>({...c,blank:i,cells:i.map((l,u)=>s(a,u,l))}));for(let[i,c,a]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,
blank:u}=r[i];l[c]===u[c]&&(l[c]=a)}return{...t,frames:r}}function O(t,e={},...n){let o=document.createElement(t);for(let[s,r]of Object.entries(e))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function me(t){let e=new DOMParser().parseFromString(t,"image/svg+xml");return document.importNode(e.documentElement,!0)}function P(t,e=document){let n=e.querySelector(
t);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${t}.`)}var Mt=t=>[...document.querySelectorAll(t)];var Q=t=>t.target;function pe(t,e){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>e(...o),t)}}function Tt(){let t=null,e=async o=>{n();let s=t=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>t?.abort();return Object.assign(e,{stop:n})}var xe=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`;var Kr=Uint8Array.from(atob(P("#told").textContent??""),t=>t.charCodeAt(0)),jo=new Response(new Blob([Kr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Po,game:zo,boards:ee,around:gn}=await jo;var Fr=new Map(ee.map(({id:t,sheet:e})=>[t,kt(e)])),wn=()=>{throw new ne({words:"This page was made to be played without a server, which alone knows that."})},Io={
board:({id:t,sheet:e,effects:n},o)=>Do(e,Fr.get(t),o,n),solve:({outcome:t})=>t,judge:({outcome:t})=>t.status==="unique"?{possible:!0,broken:[]}:wn(),explain({explained:t,
outcome:e},n,o){if(!t)return{status:e.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:t.start}),t.own&&o("own",t.own);for(let s of t.steps)
o("step",s);return{...t,steps:[]}},answers({outcome:t,solution:e=[]},n,o){for(let s of t.answers)o("answer",{...s,frames:e});return t}};async function ge(t,e,n={}){
let{onEvent:o=()=>{}}=n,s=e,r=ee.find(({id:c})=>c===s.instance);if(!r||t==="answers"&&!r.solution)return wn();let i=Object.fromEntries(s.marks);if(t!=="overview")
return(Io[t]??wn)(r,i,o);for(let c of s.parts)o(c,{found:Io[c](r,i,o)})}var oe=(t,e,n)=>ge(t,e,{signal:n});var Ro=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),qr=["facts","marks","notes"],Gr=["puzzle","instance","rules","facts","constants"];function Bo(t=Ro){let e=T(t),n=t,o=J(()=>{let h=e.value;return Gr.
some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,c=new Set,a=h=>cn(()=>{let d=e.peek();e.value=h;let p=Object.keys(h).filter(m=>h[m]!==d[m]);if(p.length)for(let m of[
...c])m(h,d,new Set(p))}),l=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),u=(h,d)=>{if(!h.length)return;let f=e.peek();d.push(l(f)),i=null,a({...f,...h.
pop()})};return{get now(){return e.value},get task(){return o.value},get canUndo(){return e.value&&s.length>0},get canRedo(){return e.value&&r.length>0},get history(){
return{now:l(e.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let p=e.peek(),m=qr.some(w=>w in h&&h[w]!==p[w]);m&&f&&!(d!==null&&d===i)&&(s.
push(l(p)),r=[]),(m||"mode"in h)&&(i=d),a({...p,...h})},open(h,d=null){let f={...Ro,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(l(f))?[d.past,
d.future,null]:[[],[],null],a(f)},undo:()=>u(s,r),redo:()=>u(r,s),on(h,d){let f=new Set(h),p=(...m)=>{[...m[2]].some(w=>f.has(w))&&d(...m)};return c.add(p),()=>c.
delete(p)}}}function U(t,e={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=t;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.
entries(c),...e}}function Oe(t){let{task:e,now:{marks:n}}=t;return()=>t.task===e&&Object.entries(n).every(([o,s])=>t.now.marks[o]===s)}function Wo({app:t,card:e,check:n,pointed:o}){let s=J(()=>{let{cause:r=[],effect:i=[],wrong:c=[]}=o.value??e.cells??{},a=[...c,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||a.length?{cause:r,effect:i,wrong:a}:null)});C(()=>t.emit("highlight",JSON.parse(s.value)))}var Xe=t=>t.join(",");function Uo(t,e){
let n=new Set(e.map(Xe));return t.filter(o=>!n.has(Xe(o)))}function Ne(t){return[...new Map(t.map(e=>[Xe(e),e])).values()]}var Vr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Nt({parts:{app:t,pointed:e},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:c}){let a=Ae(()=>J(()=>{let{
row:p,column:m}=t.state.focused.value??{};return[...o,...s,...r].some(b=>Xe(b)===`${p},${m}`)?"sentence about":"sentence"}),[n]),l=()=>{e.value={effect:o,cause:Uo(
s,o),wrong:r}},u=()=>{e.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(p=>p.clue===null).map(p=>[p.place,p]));return k`<li class=${a} style=${c===
void 0?null:`--depth: ${c}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${u} onfocusout=${u}>
    ${h!==null&&k`<p>${Ct(t,`${X(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${Ct(t,X(d))}</p>
    ${f.size>0&&k`<p class="sources">${[...f.keys()].map(p=>Yr(t,p))}</p>`}
  </li>`}var Ho=({cells:t,because:e,...n})=>k`<${Nt} ...${n}
  effect=${t} cause=${e.flatMap(o=>o.cells)} lines=${e} />`,Lt=({parts:t,broken:e})=>k`<ul class="sentences">${e.map(n=>k`<${Ho} parts=${t} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,Dt=({parts:t,step:{sentence:e,cells:n,causes:o,because:s,chain:r}})=>k`<ul class="sentences">
  <${Nt} parts=${t} words=${e} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&k`<${jt} parts=${t} chain=${r} />`}</ul>`,jt=({parts:t,chain:e})=>k`<li class="chain"><ol class="sentences">
  ${e.map(n=>k`<${Ho} parts=${t} ...${n} />`)}</ol></li>`,X=t=>t.replace(/^.(?![\w']*\()/,e=>e.toUpperCase()),Ct=(t,e)=>e.split(Vr).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return k`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>t.emit("cell",{row:s,column:r})}>${n}</button>`});function Yr(t,e){let n=Xr(e);return n&&k`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>t.emit("reveal",n)}>${bn(n,t.store.now)}</button>`}function Xr(t){let e=/^(.*?):(\d+)(?::(\d+))?$/.exec(t??"");return e&&{file:e[1],line:Number(
e[2]),column:Number(e[3]??1)}}function bn({file:t,line:e},{puzzle:n}){let o=t??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${e} of ${s}`}var Le=t=>Ne(t.flatMap(e=>e.cells));var Ko="How the answer follows",Fo=10;function qo({store:t,when:e}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};C(()=>{t.task&&s()}),e("cancel-all",
s);function r(a){s();let l=n=new AbortController,u=a,h={marks:t.now.marks,most:a,events:[],hasEnded:!1,wake:()=>{},end:null},d=(f,p)=>{h.events.push({name:f,data:p}),
h.wake(),f==="step"&&p.entered.length>0&&(u-=1)===0&&l.abort()};return h.end=ge("explain",U(t.now),{signal:l.signal,onEvent:d}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(a){for(let l=0;;l+=1){for(;l===a.events.length&&!a.hasEnded;)await new Promise(u=>{a.wake=()=>u(null)});if(l===a.events.
length)return;yield a.events[l]}}async function c(a,l){a.addEventListener("abort",s);try{return await l()}finally{a.removeEventListener("abort",s)}}return{next:a=>c(
a,async()=>{let{marks:l}=t.now,u=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&u?o:r(Fo);;h=r(Fo)){let d=[],f=[],p=null;for await(let{name:m,
data:w}of i(h)){m==="own"&&(p=w),m==="step"&&d.push(w),f.push(...(w.frames??[]).flatMap(g=>g.looks??[]));let b=Jr(p,d,l);if(b.length)return{steps:b,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(a,l)=>c(a,async()=>{let u=o&&o.most===1/0&&o.marks===t.now.marks?o:r(1/0);for await(let{name:h,
data:d}of i(u))l(h,d);return u.end})}}function Jr(t,e,n){let o=[...t?[t]:[],...e].find(({entered:s})=>!s.every(r=>_n(r,n)));return o?[...o.needs.map(s=>e[s]),o]:
[]}function _n(t,e){let[n,o]=Ot(t);return e[n]===o}function kn({conflicts:t},e){e.conflicts.some(n=>n.state.length)?t.ofMarks():t.ofPuzzle()}async function Go(t){
let{card:e,solving:n,derivation:o}=t,s=n.now.outcome?.status;if(s==="none")return t.conflicts.ofPuzzle();if(s==="multiple")return t.several.ask();await e.work(Ko,
"Looking for the first step \u2026",async r=>{let i=Pt(t,Ko),c=T([]),a=T(null);e.add([k`<${Qr} parts=${t} film=${i} steps=${c} end=${a} />`]);let l=await o.follow(
r,(u,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...Zr(u,h)}))),u==="step"&&(c.value=[...c.value,h],e.tell(`${xe(c.value.length,"step")} so far \u2026`))});if(l.
status==="none")return kn(t,l);if(l.status==="multiple")return t.several.ask();a.value=l},{isTrue:Oe(t.app.store)})}function Zr(t,{words:e,sentence:n,cells:o}){
return t!=="step"?{name:"Before the first step"}:{name:X(e),captions:[X(n)],settled:o}}function Qr({parts:t,film:e,steps:n,end:o}){return k`${o.value&&k`<p>${ti(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>k`<${ei} parts=${t} film=${e} step=${s} number=${r+1} isCurrent=${e.at===r+1} />`)}</ol>`}function ei({parts:t,film:e,
step:n,number:o,isCurrent:s}){let r=ke(null);return ce(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),k`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>e.goTo(o)}>${X(n.words)}</button>
    <${Dt} parts=${t} step=${n} /></li>`}function ti({grade:t,complete:e,interrupted:n},o){let s=xe(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=t?.techniques.at(-1);return`${s}.`+(t?.level?` Difficulty: ${t.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(e?"":" The r\
est does not follow by explanations.")}function Pt({app:t,card:e},n){let o=[],s=[],r=null,i=()=>r!==null&&t.state.film.value===r,c=l=>e.play(r={title:n,frames:[
...o],looks:s,at:l}),a=pe(200,()=>{i()&&c(t.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?t.state["film-at"].value:null},add(l){
o.push(...l),s.push(...l.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?a():o.length&&c(0)},goTo(l){c(Math.min(l,o.length-1)),t.emit("pane","board")}}}function Vo({app:t,place:e,pointed:n}){let o=T(null),s=T(null),r=new Set,i=new AbortController,c=null,a=()=>{i.abort(),s.value=null},l=()=>{a(),n.value=null,c!==
null&&t.state.film.peek()===c&&t.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(f,p,m={}){let{task:w}=t.store;e.card.contains(document.
activeElement)&&P("h2",e.card).focus(),l(),r.delete(f),o.value={name:f,body:p,isTrue:()=>t.store.task===w,...m},document.body.dataset.pane==="assistant"&&e.card.
closest("#board")&&t.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,p={}){let m=o.peek();m!==null&&(o.value={...m,body:[...m.body,...f],...p})},
async work(f,p,m,w){u.show(f,[],w),s.value=p;let b=i=new AbortController;try{await m(b.signal)}catch(g){g.name!=="AbortError"&&!b.signal.aborted&&u.add([k`<p class=${ni(
g)?"failure":null}>${yn(g)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){c=f,t.emit("film",f)},get isPlaying(){return c!==null&&t.state.film.
value===c},close(){l(),o.value=null}};C(()=>{o.value?.isTrue()===!1&&Y(u.close)}),C(()=>t.emit("ghosts",o.value?.ghosts?.()??null));let h=J(()=>o.value?.overlay??
null);C(()=>t.emit("overlay",h.value)),C(()=>{e.card.hidden=o.value===null}),t.when("cancel-all",()=>{r.clear(),u.close()});function d(){let{name:f,body:p}=o.value??
{name:"",body:[]};ce(()=>{f&&e.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let m=()=>{r.add(f),u.close()},w=()=>{a(),u.add([k`<p class="soft">Cancelled.</p>`])};
return k`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${m}>×</button></header>
      <div class="card-body" aria-live="polite">${p}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return H(k`<${d} />`,e.card),C(()=>{let{focused:f}=t.state;f.value!==null&&queueMicrotask(()=>e.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var ni=({problems:t,interrupted:e,status:n})=>n!==200||!e&&t.some(({line:o})=>o!==null);function yn(t){if(t.interrupted==="timeout"||t.interrupted===
"cpu")return"This took too long and was stopped.";if(t.interrupted==="memory")return"This needs more memory than it may take.";let[e]=t.problems??[],n=e?.text??
t.message;return X(n.replace(/^encodings\/\S+: /,""))}var oi=2e3;function Yo({store:t,overview:e,emit:n}){let o=T({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=t;if(!l.puzzle)
return;let u=performance.now(),h={count:0,cost:[]};try{let d=await e.ask("solve",(f,p)=>{h=p});d!==void 0&&t.task===l&&i(d)}catch(d){if(t.task!==l)return;if(d.interrupted)
return i(si(h,d.interrupted,performance.now()-u));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,oi):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",vn(l))}let{puzzle:c,instance:a}=t.now;return C(()=>{let{task:l}=t,
u=l.puzzle!==c||l.instance!==a;({puzzle:c,instance:a}=l),Y(()=>{o.value=u?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var si=({count:t,cost:e},n,o)=>({status:t?"found":"interrupted",count:t,cost:e,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function vn({status:t,statistics:e,answers:n}){let o=(e.ground_seconds??0)+(e.solve_seconds??0);return{status:t,seconds:o,answers:n.map(({atoms:s})=>s)}}function Xo({app:t,place:e,solving:n}){C(()=>{let{isOld:s}=n.now;e.status.setAttribute("aria-busy",String(s)),e.status.classList.toggle("old",s),e.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?ri(r):s===null?{words:"\u2026"}:$n(s)}return function(){let{words:r,detail:i}=o();return k`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${ii(t,n.now.error)}</div>`}}function $n(t){let{status:e,cost:n,count:o,horizon:s}=t,r=vn(t).seconds,i=t.interrupted?null:`${r.toFixed(2)}\
 s`,c=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),a=n.join(" "),l=t.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
u={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${a}`,"good"],
found:[n.length?`${l}: the best so far is ${a}, not proved`:`${l}: ${xe(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[e];
return{words:u[0],detail:c,kind:u[1]}}function ri(t){return t.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:t.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:t.interrupted?{words:yn(
t),kind:"warn"}:t.problems.length&&t.problems.every(At)?{words:"The board is not finished",kind:"warn"}:t.problems.length?{words:t.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:t.message,kind:"bad"}}var ii=(t,e)=>e&&!e.interrupted&&e.problems.slice(0,5).map(n=>{let o=X(
bn(n,t.store.now)),s=()=>t.emit("reveal",n);return k`<p class="status-problem">${n.line!==null&&k`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var Sn=200;async function Jo(t){let{app:e,card:n,solving:o}=t;if(o.now.outcome?.status==="none")return t.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=Pt(t,"Solution"),i=null;await ge("answers",U(e.store.now,{marks:[],most:1}),{signal:s,onEvent:(c,a)=>{i=a,r.add(Qo(a,"Solution"))}}),n.add([i===
null?k`<p>No answer was found.</p>`:k`<${li} parts=${t} answer=${i} />`])})}function li({parts:{app:t,solving:e},answer:{atoms:n,frames:o}}){let{outcome:s}=e.now,
r=()=>{t.emit("film",null),t.emit("fill",n)};return k`
    <p>${s&&`${$n(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&k`<p class="atoms">${n.join(" ")}</p>`}
    ${t.state.playable.value&&s?.horizon===null&&k`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Zo(t){let{app:e,card:n,solving:o}=t;if(o.now.outcome?.status===
"none")return t.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=Pt(t,"All answers"),i=T([]),c=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:p})=>p<=(r.at??0)),0),f=p=>r.goTo(h[Math.min(Math.max(d+p,0),h.length-1)].first);return k`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:p,atoms:m})=>p.length===0&&k`<p class="atoms">${m.join(" ")}</p>`)}</div>`};n.add([k`<${c} />`]);let a=await ge("answers",U(e.store.now,
{marks:[],most:Sn}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Qo(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),u=o.now.outcome?.horizon;n.add([k`<p>${ci({...a,isBest:l,horizon:u},i.value.length)}</p>`])})}var Qo=({frames:t},e)=>t.
map(n=>({...n,name:n.name?`${e}: ${n.name}`:e}));function ci({exhausted:t,interrupted:e,isBest:n,horizon:o},s){return t&&n?"None is better, proved; others may b\
e as good.":t&&o?`These are all in ${o} steps; longer ones were not looked for.`:t?s===1?"There are no others.":"These are all answers.":e?"The search was stopp\
ed: there may be more.":s<Sn?"There may be others.":`The first ${Sn}; there may be more.`}var es="pylogic:check",ai=250,ui=400,ts=3,fi="Whether this can be completed was not found out in time.";function ns(t){let{app:{store:e,state:n,when:o},solving:s}=t,
r=Tt(),i=T(localStorage.getItem(es)==="on"),c=T(null),a=null,l=!1,u=(g,_,y)=>{c.value={kind:g,words:_,of:e.now.marks,...y}},h=()=>{c.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(es,i.value?"on":"off"),a=null,f()};async function f(g=!1){let{outcome:_,isOld:y}=s.now,{marks:v}=e.now,S=g||l&&v===a;if(g)a=v;else if(!S&&
v===a&&!y)return;let x=Object.keys(v).length===0;l=S&&y&&!x;let $=(S||i.value)&&!y&&_!==null&&!x;if(!$||_.status==="none"||_.horizon!==null)r.stop(),$&&_.horizon===
null?u("bad","There is no answer at all"):S&&x?u("unsure","Nothing is entered yet."):l?u("unsure","checking \u2026"):h();else if(!S)await m("rules");else{let E=_.
status==="unique"?new Set(_.answers[0].atoms):null;E===null?await m("all"):p(E,v)&&await m("reasons")}}function p(g,_){let y=xn(g,_),v=Ne(y.map(On).filter(S=>S!==
null));return y.length?u("bad",`${v.length} ${Je(v)}${v.length===1?" is":"s are"} wrong`,{cells:v}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function m(g){let _=g==="all"?setTimeout(()=>u("unsure","checking \u2026"),c.value?ui:0):0,y;try{y=await r(S=>oe("judge",U(e.now),S))}catch(S){
g==="all"&&S.interrupted?u("unsure",fi):g!=="reasons"&&h();return}finally{clearTimeout(_)}if(y===void 0)return;let v=g==="reasons"?c.value&&{...c.value,broken:y.
broken.slice(0,ts)}:di(g,y,n.finished.value);c.value=v&&{...v,of:e.now.marks}}let w=pe(ai,()=>f()),{marks:b}=e.now;return C(()=>{e.now.marks!==b&&({marks:b}=e.now,
r.stop(),Object.keys(b).length||h(),w())}),C(()=>{s.now&&n.finished.value!==null&&Y(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return c.value},get cells(){return c.value?.cells??[]}}}function os(t){let{app:e,check:n}=t,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return k`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==e.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?k`<span class="soft">${s}</span>`:s&&k`<strong>${s}</strong>`}
      ${i.length>0&&k`<${Lt} parts=${t} broken=${i} />`}
      ${o==="bad"&&i.length===0&&k`<button type="button" class="small served" onclick=${t.conflicts.ofMarks}>Why?</button>`}
    </div>`}function di(t,{possible:e,broken:n},o){let s={broken:n.slice(0,ts),cells:Le(n)};return t==="all"?e?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Je=t=>t.every(e=>e.length>2)?"line":"cell",xn=(t,e)=>Object.keys(e).filter(n=>t.has(n)!==e[n]);function On(t){let e=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(t);return e&&[Number(e[1]),Number(e[2]),...e[3]?[e[3]]:[]]}var hi=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,zt="Why there is no answer",En="Why this is wrong",mi="Which rule is wrong",pi=12,gi=600;function ss(t){let{
app:e,card:n,solving:o}=t,s=()=>n.work(zt,"Looking for a reason \u2026",d=>a(zt,d)),r=()=>n.work(En,"Looking for what it breaks \u2026",async d=>{let{broken:f}=await oe(
"judge",U(e.store.now),d);if(!f.length)return a(En,d);n.add([k`
      <p>What you entered breaks a rule already:</p>
      <${Lt} parts=${t} broken=${f.slice(0,pi)} />
      <${c} />`],{cells:()=>({wrong:Le(f)})})},{isTrue:Oe(e.store)}),i=()=>n.work(mi,"Looking for what refuses it \u2026",async d=>{let{is_answer:f,reasons:p}=await oe(
"why",U(e.store.now),d);if(f)return n.add([k`<p>Some answer has all of it.</p>`]);n.add([k`<ul class="sentences"><${jt} parts=${t} chain=${p.flatMap(m=>rs(m))} /></ul>`],
{cells:()=>({wrong:Le(p)})})},{isTrue:Oe(e.store)}),c=()=>k`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function a(d,f){let p=await oe("conflicts",U(
e.store.now,d===zt?{marks:[]}:{}),f);if(p.status!=="none")return n.add([k`<p>There is an answer now.</p>`]);if(!p.conflicts.length)return n.add([k`<p>The reason was not found in time.</p>`]);
let m=p.conflicts[0],w=Ne(Le(m.because));n.add([k`<${l} title=${d} conflict=${m} />`],{cells:()=>({cause:w,wrong:m.cells})})}function l({title:d,conflict:{because:f,
cells:p,chain:m,minimal:w,suspects:b}}){let g=f.filter(y=>y.clue!==null),_=f.filter(y=>y.clue===null);return k`
      ${b.map(y=>u("Perhaps a typing error: ",y))}
      <p>${m.length?"It leads to a contradiction:":wi(p.length>0,g,_)}</p>
      ${u("The clues: ",g.map(y=>y.words).join("; "))}
      ${u("What you entered: ",p.join(" "))}
      ${m.length?k`<ul class="sentences"><${jt} parts=${t} chain=${m} /></ul>`:k`<ul class="sentences either">${_.map(y=>k`<${Nt} parts=${t} words=${y.words} cause=${y.
cells} lines=${[y]} />`)}</ul>`}
      <p class="soft">${w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${d===En&&k`<${c} />`}`}let u=(d,f)=>f&&k`<p>${d}${Ct(e,bi(f))}</p>`,h=pe(gi,()=>{let{outcome:d,isOld:f}=o.now;!f&&d?.status==="none"&&d.horizon===null&&n.
mayCome(zt)&&s()});return C(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function rs({words:t,place:e,cells:n,because:o},s=0){return[{words:t,cells:n,because:e===null?
[]:[{words:t,place:e,clue:null,cells:n}],depth:s},...o.flatMap(i=>rs(i,s+1))]}function wi(t,e,n){let o=[e.length?e.length===1?"this clue":`these ${e.length} clu\
es`:null,t?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function bi(t){let e=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return t.replace(hi,e).trimEnd()}var It="Hint";async function Bt(t){let{app:{store:e,state:n},card:o,derivation:s}=t,{marks:r}=e.now;if(n.finished.value)return o.show(It,[k`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(Rt(t).length)return o.show(It,[k`<${_i} parts=${t} />`],{isTrue:()=>Rt(t).length>0,cells:()=>({wrong:ls(Rt(t))})});await o.work(
It,"Looking for the simplest next step \u2026",async i=>{let{steps:c,looks:a,end:l}=await s.next(i);if(l?.status==="none")return kn(t,l);if(l?.status==="multipl\
e")return o.add([k`<${yi} ...${t} />`]);if(e.now.marks!==r)return o.add([k`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([k`<p>${vi(l,
r)}</p>`]);let{cells:u,causes:h}=c[c.length-1];o.add([k`<${ki} parts=${t} steps=${c} looks=${a} />`],{cells:()=>e.now.marks===r?{effect:u,cause:h}:null})},{isTrue:Oe(
e)})}function Rt({app:t,solving:e}){let{outcome:n,isOld:o}=e.now;return!o&&n?.status==="unique"?xn(new Set(n.answers[0].atoms),t.store.now.marks):[]}var ls=t=>t.
map(On).filter(e=>e!==null);function _i({parts:t}){let{store:e}=t.app,n=Rt(t),o=n.length===1,s=()=>{let r=Object.entries(e.now.marks).filter(([i])=>!n.includes(
i));e.change({marks:Object.fromEntries(r)})};return k`
    <p>First this: ${o?"one":n.length} ${Je(ls(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>t.conflicts.ofMarks()}>Why?</button></div>`}function ki({parts:t,steps:e,looks:n}){let{app:{store:o},card:s}=t,
r=ke(null);ce(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:c,entered:a,name:l,frames:u,has_candidates:h}=e[e.
length-1],d=a.every(w=>_n(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(a.map(Ot))}})},p=()=>{f(),Bt(t)},m=()=>s.play({title:It,
frames:u,looks:n.map(w=>({svg:w})),at:0});return k`
    <p class="look">Look at <${is} colour="effect" cells=${i} />${c.length>0&&k` and <${is} colour="cause" cells=${c} />`}.<span class="soft"> (${l})</span></p>
    ${e.map(w=>k`<${Dt} parts=${t} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${p}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&k`<button type="button" title="The board with what each cell may still hold" onclick=${m}>
        Show what is noted</button>`}
    </div>`}var yi=({several:t})=>k`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${t.share}>Show what all answers share</button></div>`,is=({colour:t,cells:e})=>k`<span class="key ${t}">${e.length===
0?"the board":e.length===1?`this ${Je(e)}`:`these ${e.length} ${Je(e)}s`}</span>`;function vi({complete:t,interrupted:e},n){return e?"The next step was not foun\
d in time.":t?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var cs="More than one answer",$i=300;function us(t){let{app:e,card:n,solving:o}=t;function s(){let{task:m}=e.store;n.show(cs,[k`<p>This board has more than one answer. What would you like to see?</p>`,
k`<${i} />`],{isTrue:()=>e.store.task===m||r()})}function r(){let{outcome:m}=o.now;return m?.status==="multiple"&&m.horizon===null&&m.answers.length>0}let i=({but:m})=>k`<div class="row">
    ${m!==a&&k`<button type="button" onclick=${a}>What they share</button>`}
    ${m!==l&&k`<button type="button" class="served" onclick=${l}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${u}>Clues that would leave one</button></div>`,c=(m,w)=>oe("differences",U(e.store.now,{marks:[],extra:w}),m),
a=()=>n.work("What all answers share","Comparing all answers \u2026",async m=>{let{status:w,cautious:b,brave:g}=await c(m,!1);if(!f(w)){if(b===null)return n.add(
[k`<p>The answers were not all compared in time.</p>`]);n.add([k`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${b.length} of ${g.length} are certain.</p>
      <${i} but=${a} />`],{overlay:{certain:b,possible:g}})}}),l=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:w,picture:b}=await c(
m,!1);if(!f(w)){if(b===null)return n.add([k`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:b}],at:0}),n.add([k`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${i} but=${l} />`])}}),u=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:w,offers:b}=await c(m,!0);if(f(
w))return;if(!b.length)return n.add([k`<p>No clues were found that would leave one answer.</p>`]);let g=b.length===1,_=()=>d(b),y=()=>e.emit("clues",_().map(({atom:v})=>v));
n.add([k`
      <p>${g?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${b.length} clues would leave one answer. They s\
tand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${g?"Add it":"Add all"}</button></div>`],{ghosts:_,isTrue:h(b)})});function h(m){let w=({
puzzle:g,rules:_,constants:y,facts:v})=>JSON.stringify([g,_,y,m.reduce((S,{atom:x})=>S.replace(`${x}.`,""),as(v))]),b=w(e.store.now);return()=>d(m).length>0&&w(
e.store.now)===b}let d=m=>m.filter(({atom:w})=>!as(e.store.now.facts).includes(`${w}.`));function f(m){return m!=="multiple"&&n.add([k`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let p=pe($i,()=>{!o.now.isOld&&r()&&n.mayCome(cs)&&s()});return C(()=>{o.now&&p()}),{ask:s,share:a}}var as=t=>t.replaceAll(/%.*|\s/g,"");var fs=matchMedia("(max-width: 60rem)");function Si(t){let e={status:O("section",{class:"assistant-status","aria-label":"Answers"}),buttons:O("div",{class:"assi\
stant-buttons"}),check:O("section",{class:"assistant-check","aria-label":"Check while you play"}),card:O("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};P("#assistant").append(e.status,e.buttons,e.check,e.card);let n=()=>fs.matches?P("#board").append(e.card):e.check.after(e.card);fs.addEventListener(
"change",n),n();let o={app:t,place:e,pointed:T(null),solving:Yo(t)};o.card=Vo(o),o.derivation=qo(t),o.conflicts=ss(o),o.several=us(o),o.check=ns(o),Wo(o),C(()=>{
e.check.hidden=!t.state.playable.value}),t.when("hint",()=>Bt(o)),H(k`<${Xo(o)} />`,e.status),H(k`<${xi} parts=${o} />`,e.buttons),H(k`<${os} ...${o} />`,e.check)}
var xi=({parts:t})=>k`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!t.app.state.playable.value} onclick=${()=>Bt(t)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Go(t)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Jo(t)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Zo(t)}>Answers</button>`;var Mn={};rt(Mn,{start:()=>Ci});var Oi={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},Wt=({name:t})=>k`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Oi[t]} /></svg>`;var Ei=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ai=8e3,Mi=2,Ti=["pointerdown","keydown"],
ds={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ci(t){H(k`<${Ni} ...${t} />`,P("#modes")),H(k`<${Li} ...${t} />`,
P("#history")),H(k`<${ji} />`,P("#appearance")),Di(t),Pi(t),Ii(t)}function Ni({store:t}){let e=n=>{if(!n.key.startsWith("Arrow"))return;let o=t.now.mode==="play"?
"edit":"play";t.change({mode:o}),P(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ei.map(({mode:n,name:o,title:s})=>{let r=n===t.now.mode;return k`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>t.change({mode:n})} onkeydown=${e}>${o}</button>`})}var Li=({store:t})=>k`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!t.canUndo} onclick=${t.undo}>
    <${Wt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!t.canRedo} onclick=${t.redo}>
    <${Wt} name="redo" /><span class="wide">Redo</span>
  </button>`;function Di({store:t}){addEventListener("keydown",e=>{if(!(e.ctrlKey||e.metaKey)||Q(e).closest("input, textarea, .cm-editor"))return;let n=e.key.toLowerCase();
if(n==="z"&&!e.shiftKey)t.undo();else if(n==="y"||n==="z"&&e.shiftKey)t.redo();else return;e.preventDefault()})}function ji(){let t=qe(getComputedStyle(document.
documentElement).colorScheme==="dark"),e=t.value?"Light colours":"Dark colours";return k`<button type="button" title=${e} aria-label=${e} onclick=${()=>{let o=t.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),t.value=!t.value}}>
    <${Wt} name=${t.value?"light":"dark"} /></button>`}function Pi(t){let e=Mt("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of e)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of e)o.addEventListener("click",()=>n(o.dataset.pane??""));t.when("pane",n),n("board"),zi(t)}function zi(t){
let e=Object.keys(ds),n=o=>{t.emit("pane",o),Mt(`#${o} :is(${ds[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=e.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?e.length-1:1;n(e[s<0?1:(s+r)%e.length]),o.preventDefault()});for(let o of Mt(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ii(t){let e=P("#messages");t.when("message",({words:n,isBad:o=!1})=>{let s=O(
"div",{class:o?"message bad":"message"},n),r=[...e.children].filter(c=>c.textContent!==n);e.replaceChildren(...r.slice(1-Mi),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Ti)addEventListener(c,i,{once:!0})},Ai)})}var Dn={};rt(Dn,{start:()=>Gl});function Ze(t,e,n){let o=t?.querySelector(`.${e}`);n===null||n===""?o?.remove():o?o.textContent=n:t?.append(O("span",{class:e,ariaHidden:"true"},n))}function hs(t,e,n,o){
Ze(t,e,n.join(" "));let s=t?.querySelector(`.${e}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let a=Number(c)-1,l=O("span",{},c);return l.style.gridArea=`${Math.floor(
a/r)+1} / ${a%r+1}`,[l," "]})))}function ms(t,e){let n=e.map((o,s)=>`var(--paint-${o}) ${100*s/e.length}% ${100*(s+1)/e.length}%`);t&&(t.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function ps(t){t!==void 0&&(t.classList.remove("flash"),t.offsetWidth,t.classList.add("flash"),t.addEventListener(
"animationend",()=>t.classList.remove("flash"),{once:!0}))}var Ri=500,Bi=["clue","unknown"];function gs({app:t,view:e}){let n=T(new Map),o=()=>{n.value=new Map},s=Wi(t,o),r=()=>e.sheet,i=v=>r().edits.find(S=>S.what===v),
c=v=>A(r(),v).join(","),a=(v,S)=>{n.value=new Map([...n.value,...S.map(([x,$])=>[`${v} ${x.join(",")}`,$])])};function l(v,S,x,$=null){for(let E of Bi)a(E,[[A(r(),
S),null]]);w(v,S,x,$)}function u(v,S){let x=S.filter($=>p($,v));if(x.length){for(let $ of x)a($,[[A(r(),v),null]]);s.ask({cells:x.map($=>[$,...A(r(),v),null])})}}
function h(v,S){let x=n.peek().get(`${v} ${S}`);return x===void 0?i(v)?.cells.get(S)??null:x}function d(v){let S=[...n.peek().keys()].filter($=>$.startsWith(`${v}\
 `)).map($=>$.slice(v.length+1)),x=i(v)?.cells.keys()??[];return[...new Set([...x,...S])].filter($=>h(v,$)!==null)}let f=(v,S)=>h(v,c(S)),p=(v,S)=>f(v,S)!==null;
function m(v,S,x=null){a(v,S),s.ask({cells:S.map(([$,E])=>[v,...$,E])},x)}let w=(v,S,x,$=null)=>m(v,[[A(r(),S),x]],$);function b(v,S){let x=[];for(;;){let $=h(v,
[...S,x.length+1].join(","));if($===null)return x;x.push($)}}function g(v,S,x,$=null){let E=x.match(/\d+/g)??[],M=b(v,S).slice(E.length).map(()=>null);m(v,[...E,
...M].map((N,z)=>[[...S,z+1],N]),$)}function _(v,S){v>=1&&S>=1&&s.ask({size:[v,S]})}function y(v){let S=N=>/^\d+$/.test(N)?Number(N):N,x=v.flatMap(N=>{let[,z="",
j=""]=/^(\w+)\((.*)\)$/.exec(N)??[],K=j.split(","),we=e.sheet.edits.find(({isClue:wr,predicate:br,keys:_r,values:kr})=>wr&&br===z&&_r+kr===K.length);return we?[
[we.what,...K.slice(0,we.keys).map(S),K.slice(we.keys).join(",")]]:[]});if(!x.length||x.length<v.length)return!1;s.ask({cells:x});let[$,E,M]=x[0];return i(String(
$))?.where==="cell"&&e.grid.select(G(r(),Number(E),Number(M))),!0}return{entry:i,key:c,set:l,erase:u,found:h,everywhere:d,valueAt:f,has:p,place:m,become:w,numbers:b,
becomeNumbers:g,resize:_,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function Wi(t,e){let{store:n,overview:o}=t,s=[],r=!1,i=!1;function c(u,h=null){s.push({step:u,
merge:h}),r||a()}async function a(){for(r=!0;s.length;)await l(s.splice(0,Ri));r=!1}async function l(u){let h=n.now,d=!1;i=!0;let f=p=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,p.forEach((m,w)=>{!d&&m!==n.now.facts&&n.change({facts:m},{merge:u[w].merge})}))};try{await o.edit(
u.map(({step:p})=>p),f)}catch(p){if(i=!1,!(p instanceof ne))throw p;t.emit("message",{words:`This cannot be changed here: ${p.message}`,isBad:!0}),e()}d&&await l(
u)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var Tn="Click a cell to put one there, or to take it away.",je={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},De={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:t})=>t.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",how:"\
turned",hint:({changes:t})=>["Click a cell for a white circle",...(t.entry("circle")?.choices??[]).slice(1).map(e=>`again for a ${e} one`)].join(", ")+"."},arrow:{
name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arr\
ow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, w\
ith commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a \
sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the ce\
ll"],["<, >, X, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wh\
ere cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:Tn},block:{name:"\
Blocked cells",hint:Tn},cage:{name:"Cages",how:"painted",hint:"Drag over cells: from a cell without a cage they become a new one, from a cage they join it. Dele\
te takes a cell out.",keys:[["Drag, Shift and arrows","with Cages chosen: a new cage, or more of the cage where it begins"],["Delete","with Cages chosen: take t\
he cell out of its cage"]]},area:{name:"Regions",how:"painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","\
with Regions chosen: paint the region"],["Right click","with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell:\
 a path, from its beginning on. Click one to take it away.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete",
"with Paths chosen: take the paths through the cell away"]]},target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage an\
d type what its numbers make; + \u2212 * or / says how.",keys:[["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{
name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits",
"with Sums chosen: the sum across, and behind a comma the one down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that \
line, with blanks between them.",keys:[["Arrow over the edge","with Numbers beside chosen: the numbers of that line"],["Enter or Tab, with Shift","there: the ne\
xt line, the one before"],["Escape","back to the board"]]},slanted:{name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that beg\
in there."}};function Qe({what:t,predicate:e,where:n,keys:o,values:s,choices:r}){let i=`${e[0].toUpperCase()}${e.slice(1)}`;if(t in De)return{name:i,...De[t]};if(!(t===
"unknown"||n!=="cell"||o!==2))return r.length?{name:i,how:"turned",hint:`Click a cell: ${r.join(", then ").replaceAll("_"," ")}.`}:s?{name:i,isTyped:!0,hint:"Cl\
ick a cell and type its number."}:{name:i,hint:Tn}}var Pe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function ws({app:t,view:e}){let{store:n}=t,o=null,s=0,r=()=>e.sheet.plays.find(Z);
function i(m,w,b,g=null){let _=$e(m,n.now.marks,w);!m.spots.has(w)||_===b||n.change({marks:Et(m,n.now.marks,w,b)},{merge:g})}function c(m,w){let b=e.grid.side(m,
w,e.sheet.plays.every(Z));return b===null?null:he(e.sheet,m,b)}let a=(m,w,b,g=null,_=-1)=>({play:m,index:w,spot:g,number:_,merge:`line ${s+=1}`,how:b,before:n.now.
marks,isDragged:!1}),l=(m,w)=>$t(m,$e(m,n.now.marks,w)),u=(m,w)=>St(m,$e(m,n.now.marks,w));function h(m,w,b){o=null;let g=r();if(!g||m<0)return{isClick:!1,isDrag:!1};
let _=c(m,b),y=_===null?-1:w?u(g,_):l(g,_),v=ve(g)&&e.grid.side(m,b,!1)===null,S=g.where==="link"?"link":v?"area":"side";return _===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=a(g,m,S,_,y),_!==null&&S==="side"&&i(g,_,y,o.merge),{isClick:_!==null,isDrag:!0})}function d(m){if(o?.how!=="side")return;let w=e.grid.under(m.x,m.
y),b=w<0?null:c(w,m);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(m){if(!o||o.how==="side")return;let[w,b]=[A(e.sheet,o.index),A(e.sheet,
m)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Co(o.play,o.before,w,b)},{merge:o.merge});return}let[g,_]=[b[0]-w[0],b[1]-w[1]];if(Math.abs(g)+Math.abs(_)!==
1){o.index=m;return}let y=g?g>0?"bottom":"top":_>0?"right":"left",v=he(e.sheet,o.index,y);if(!o.isDragged){let{play:S,play:{clicks:x,choices:$}}=o,E=$e(S,n.now.
marks,v)===x[0];o.number=$[0].value!==null?l(S,v):E?-1:x[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=m}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(m){
m===void 0?p():o?.how==="area"&&f(m)},onKey(m,w){let b=m.shiftKey?Pe[m.key]:void 0,g=r();if(!g)return!1;if([" ","Enter"].includes(m.key)&&ve(g)&&e.sheet.plays.every(
Z))return o?p():f((o=a(g,w,"area")).index),!0;if(b===void 0)return!1;let _=he(e.sheet,w,b);return i(g,_,l(g,_)),!0}}}var Ui={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function bs({view:t,changes:e,pen:n}){let o=l=>A(t.sheet,l),s=l=>e.found(n.kind,l.join(","));function r(l){
let u=n.isPlaced?n.id:"";e.place(n.kind,[[l,s(l)===u?null:u]])}function i(l,u){let[h,d,f]=he(t.sheet,l,u).split(",");return(f==="right"?Number(d)<t.sheet.columns:
f==="bottom"&&Number(h)<t.sheet.rows)?[[Number(h),Number(d),f]]:[]}function c(l,u,h){let[d,f]=o(l),[p,m]=[2*d+u,2*f+h];p>=2&&p<=2*t.sheet.rows&&m>=2&&m<=2*t.sheet.
columns&&r([p,m])}function a(l,u){let[h,d="0"]=e.valueAt("arrow",l)?.split(",")??[];e.become("arrow",l,h===u?null:`${u},${d}`)}return{press(l,u){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!e.entry(h))return!1;let{left:d,top:f}=t.grid.within(l,u),[p,m]=o(l),w=t.grid.side(l,u);return h==="vertex"?r(
[p-+(f<.5),m-+(d<.5)]):h==="centre"?c(l,Math.floor(f*3)-1,Math.floor(d*3)-1):w!==null&&h==="arrow"?a(l,w):w!==null&&i(l,w).forEach(r),!0},onKey({key:l,shiftKey:u},h){
let{kind:d}=n,f=u?Pe[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")a(h,f);else if(f&&d==="centre")c(h,...Ui[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")c(h,Number(u),Number(u));else return!1;return!0},clear(l){let[u,h]=o(l),d=[-1,0,1].flatMap(
m=>[-1,0,1].map(w=>[m,w])),p=({between:Object.values(Pe).flatMap(m=>i(l,m)),vertex:d.filter(m=>Math.max(...m)<1).map(([m,w])=>[u+m,h+w]),centre:d.map(([m,w])=>[
2*u+m,2*h+w])}[n.kind]??[]).filter(m=>s(m)!==null);return p.length&&e.place(n.kind,p.map(m=>[m,null])),p.length>0}}}function _s({view:t,changes:e}){let n=null,o=()=>e.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return a();n={id:0,cells:[l]}}function i(l){if(l===void 0)return a();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:u,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;e.place("path",d.map(
f=>[[...A(t.sheet,f),u],String(h.indexOf(f)+1)]),`path ${u}`)}function c(l){let u=A(t.sheet,l).join(","),h=o().filter(([f,p])=>`${f},${p}`===u).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&e.place("path",d.map(f=>[f.map(s),null]))}function a(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:i,
clear:c,end:a}}var Hi=4,Ut={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},Cn=["across","down"],et=(t,e)=>(t+e).slice(-Hi).replace(/^0+(?=\d)/,
"");function ks({view:t,changes:e}){let n="across",o="",s=0;function r(a){let l=e.valueAt("cage",a),h=e.everywhere("cage").filter(d=>l!==null&&e.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>G(t.sheet,d,f));return h.find(d=>e.has("target",d))??Math.min(a,...h)}function i(a,l,u){let[h="add",d=""]=e.valueAt(
"target",r(a))?.split(",")??[],f=l in Ut?[Ut[l],d]:[h,o=et(o,l)];f[1]!==""&&e.become("target",r(a),f.join(","),u)}function c(a,l,u){l===","?[n,o]=[Cn[1-Cn.indexOf(
n)],""]:e.place("sum",[[[...A(t.sheet,a),n],o=et(o,l)]],u)}return{has:a=>a==="target"||a==="sum",press(a,l){let{left:u,top:h}=t.grid.within(a,l);n=u>=h?"across":
"down",o=""},type(a,l,u){let h=[...A(t.sheet,l),n].join(","),d=a==="sum"?e.found(a,h):e.valueAt(a,r(l))?.split(",")[1];return o!==d&&([o,s]=["",s+1]),(a==="sum"?
c:i)(l,u,`${a} ${l} ${s}`),!0},clear(a,l){o="",a==="target"?e.become("target",r(l),null):e.place("sum",Cn.map(u=>[[...A(t.sheet,l),u],null]))},leave(){[n,o]=["a\
cross",""]}}}var Ki=["clue","unknown","circle","object","block","arrow","segment"],Fi=["0","1","2","3","4"],qi={white:"O W",black:"B"};function Gi(t,e){let n=T("clue"),o=T({});
return{get kinds(){let s=t.sheet.edits.filter(Qe).map(({what:r})=>r);return[...new Set([...Object.keys(De).filter(e),...s])]},get tool(){let s=e(this.kind);return s&&
Qe(s)},get kind(){return e(n.value)?n.value:this.kinds[0]??"clue"},set kind(s){n.value=s,this.isPainting&&(o.value={[s]:[...e(s)?.cells.values()??[]][0]??"1",...o.
value})},get isPainting(){return this.is("painted")},get isGrown(){return this.isPainting&&!this.tool?.noun},get isPlaced(){return this.is("placed")},get isPath(){
return this.kind==="path"&&!!e("path")},get isTyped(){return!!(this.tool?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(s){return this.tool?.how===s},
get isMark(){return e(this.kind)?.values===0},get id(){return o.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:s=[],cells:r=new Map}=e(
this.kind)??{},i=this.kind==="vertex"?Fi:s,c=[...r.values(),...[o.value[this.kind]??[]].flat()].sort((a,l)=>a.localeCompare(l,"en",{numeric:!0}));return[...new Set(
[...i,...c])]},pick(s){o.value={...o.value,[this.kind]:s}}}}function Vi(t,e){let n="",o=0,s=()=>String(Math.max(0,...t.everywhere(e.kind).map(c=>Number(t.found(
e.kind,c))).filter(Number.isFinite))+1);function r(c){let{id:a}=e;a===null||t.valueAt(e.kind,c)===a||t.become(e.kind,c,a,n)}function i(c,a){n=`paint ${o+=1}`,(a||
e.isGrown)&&e.pick(t.valueAt(e.kind,c)??(a?e.id:s())),a||r(c)}return{begin:i,paint:r,fresh:s}}function ys({app:t,view:e}){let n=gs({app:t,view:e}),o=Gi(e,n.entry),
s=Vi(n,o),r=bs({view:e,changes:n,pen:o}),i=_s({view:e,changes:n}),c=ks({view:e,changes:n}),a="",l=0;function u(g){o.kind==="numbers"?n.becomeNumbers("numbers",A(
e.sheet,g),""):o.isPath?i.clear(g):c.has(o.kind)?c.clear(o.kind,g):o.isGrown?n.erase(g,[o.kind]):r.clear(g)||n.erase(g,Ki)}let h=g=>n.become(o.kind,g,n.has(o.kind,
g)?null:"");function d(g,_){let y=n.entry(o.kind)?.choices??[],v=n.valueAt(o.kind,g),S=y[v===null?0:y.indexOf(v)+1]??null;n.become(o.kind,g,_&&v!==y[1]?y[1]:S)}
function f(g,_,y){a="",c.has(o.kind)&&c.press(g,y),r.press(g,y)||p(g,_)}function p(g,_=!1){o.isPath?i.press(g):o.isPainting?s.begin(g,_):o.is("turned")?d(g,_):o.
isMark?h(g):_&&n.entry("unknown")&&m(g)}let m=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function w(g,_){let{kind:y}=o;if(o.isPlaced&&_!==",")return o.pick(
a=et(a,_)),!0;if(c.has(y))return c.type(y,g,_);if(!o.isTyped||_===","&&y!=="numbers")return!1;let v=A(e.sheet,g),[S,x="top"]=y==="numbers"?[n.numbers(y,v).join(
",")]:(n.valueAt(y,g)??"").split(",").reverse();(a===""||a.replace(/,$/,"")!==S)&&([a,l]=["",l+1]);let $=`${y} ${n.key(g)} ${l}`;return y==="numbers"?(a+=_,n.becomeNumbers(
y,v,a,$),!0):(a=et(a,_),y==="arrow"?n.become(y,g,`${x},${a}`,$):n.set(y,g,a,$),!0)}function b(g,_){if(/^[0-9,]$/.test(g.key)||c.has(o.kind)&&g.key in Ut)return w(
_,g.key);g.key!=="Shift"&&(a="");let y=o.kind==="between"&&o.ids.find(S=>` ${je[S]} ${qi[S]}`.includes(` ${g.key.toUpperCase()}`));if(y)return o.pick(y),!0;if(r.
onKey(g,_))return!0;if(g.key==="?"&&n.entry("unknown"))return m(_),!0;if(g.key==="Delete"||g.key==="Backspace")return u(_),!0;let v=g.shiftKey&&o.isGrown?e.grid.
target(g):null;return v===null&&g.key!==" "&&g.key!=="Enter"?!1:(p(_),v!==null&&(s.paint(v),e.grid.select(v)),!0)}return{changes:n,pen:o,press:f,onKey:b,clear:u,
type:w,question:m,fresh:s.fresh,move(){},drag(g){o.isPainting?s.paint(g):i.reach(g)},release:i.end,leave(g){a="",c.leave(),i.reach(g)}}}var Ss="http://www.w3.org/2000/svg",Yi=["cause","effect","wrong"];function Ft(){let t=document.createElementNS(Ss,"svg");return t.setAttribute("class","outline"),
t.setAttribute("aria-hidden","true"),{element:t,show(e,n){let{width:o,height:s,left:r,top:i}=q(n);t.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=Yi.flatMap(
a=>{let l=e?.[a]??[],u=l.flatMap(d=>{let f=Zi(n,d),p=$s(d)?"whole":Xi(d)?"line":"";return f?[vs("rect",{...f,rx:p==="whole"?0:3,class:`${a} ${p}`})]:[]}),h=Ji(n,
l.filter($s),a==="cause"?3:5);return h?[...u,vs("path",{d:h,class:a})]:u});t.replaceChildren(...c)}}}function vs(t,e){let n=document.createElementNS(Ss,t);for(let[
o,s]of Object.entries(e))n.setAttribute(o,String(s));return n}var $s=t=>typeof t[0]=="string"?t[0]==="cell":t.length===2,Xi=t=>typeof t[0]=="string"?["edge","li\
nk"].includes(t[0]):t.length>2;function Ji({rows:t,columns:e,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=t&&d<=e),a=new Set(
c.map(String)),l=(h,d)=>a.has(`${h},${d}`),u=[];for(let[h,d]of c){let[f,p]=[s+(d-.5)*n,s+(h-.5)*o];for(let[m,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+m,d+w))continue;
let[b,g]=[-1,1].map(_=>{let[y,v]=[m?0:_,m?_:0],S=l(h+y,d+v)?l(h+y+m,d+v+w)?i:0:-i,[x,$]=m?[n/2,o/2]:[o/2,n/2],[E,M]=[_*(x+S),(m||w)*($-i)];return m?`${f+E} ${p+
M}`:`${f+M} ${p+E}`});u.push(`M${b}L${g}`)}}return u.join("")}var Ht=7,Kt=11;function Zi(t,e){let{rows:n,columns:o,cell:s}=t;if(e[0]==="outside")return tt(t,e);
let r=typeof e[0]=="string",[i,c,a]=r?e.slice(1):e;if(i>n||c>o)return null;if(e[0]==="vertex"){let[l,u]=[s.edge+c*s.width,s.edge+i*s.height];return{x:l-Kt,y:u-Kt,
width:2*Kt,height:2*Kt}}if(a!==void 0){let l=r?e[0]:t.plays.find(p=>p.where!=="cell")?.where,[u,h,d,f]=Se(t,l,[i,c,a]);return{x:u-Ht,y:h-Ht,width:d-u+2*Ht,height:f-
h+2*Ht}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function tt({rows:t,columns:e,cell:n,around:o},[,s,r]){let[i,c,a,l]=o,
[u,h]=[e*n.width+2*n.edge,t*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,a-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:u+1,y:f,width:Math.max(0,c-2),height:n.height}}[s]}var Nn="http://www.w3.org/2000/svg",xs=new Map;function Os(t){let e=xs.get(t)??[...me(`<svg xmlns="${Nn}">${t.svg}</svg>`).childNodes];return xs.set(t,e),e.map(
n=>n.cloneNode(!0))}function qt(t,e,...n){let o=document.createElementNS(Nn,t);for(let[s,r]of Object.entries(e))o.setAttribute(s,r);return o.append(...n),o}function Es({
stencil:t,columns:e,cell:[n,o,s],cells:r},i){let c=me(t),a=c.querySelector("g");if(a===null)return c;r.forEach((f,p)=>{if(f<0)return;let[m,w]=[Math.floor(p/e),p%
e],b=`translate(${s+w*n} ${s+m*o})`;a.append(qt("g",{transform:b},...Os(i[f])))});let{x:l,y:u}=c.viewBox.baseVal,h=[...Array(e).keys()].map(f=>qt("text",{x:s+(f+
.5)*n,y:u-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/e).keys()].map(f=>qt("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return c.
append(qt("g",{class:"numbers"},...h,...d)),c}function As(){let t=O("div",{class:"frames"}),e=[],n=R,o=i=>n!==R&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,a)=>c.svg===n.frames[a].svg&&c.name===n.frames[a].name);function s(i){e=i.frames.map((c,a)=>{let l=c.svg?me(c.svg):null,
u=l?.querySelector("g")??null,h=O("figcaption",{});a===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=O("div",{class:"surfac\
e"},l),f=c.name&&i.frames.length>1?O("h3",{},c.name):null;return{figure:O("figure",{},f,d,h),surface:d,group:u,captions:h,looks:new Array(i.count).fill(_t),groups:new Array(
i.count).fill(null)}}),t.replaceChildren(...e.map(c=>c.figure))}function r(i,c,a){let l=e[i];if(!l?.group||l.looks[c]===a)return;l.looks[c]=a;let u=l.groups[c];
if(u===null){let{width:h,height:d,edge:f}=n.cell,[p,m]=[Math.floor(c/n.columns),c%n.columns];u=l.groups[c]=document.createElementNS(Nn,"g"),u.setAttribute("tran\
sform",`translate(${f+m*h} ${f+p*d})`),l.group.append(u)}u.replaceChildren(...Os(a))}return{element:t,get surface(){return e[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((a,l)=>{a.cells.forEach((u,h)=>r(l,h,u)),e[l].captions.replaceChildren(...a.captions.map(u=>O("p",{},u)))}),c},cell:(i,c)=>c.
forEach((a,l)=>r(l,i,a)),fade:(i,c)=>{for(let{groups:a}of e)a[i]?.classList.toggle("faint",c)}}}var nt={title:"",frames:[]},Qi=900,el=700,Ms=28,tl=1.5,nl=.35;function Ts({app:t,view:e}){let n=nt,o=0,s=0,r=ol({app:t,view:e}),i=O("h2",{}),c=O("p",{class:"nam\
e"}),a=O("div",{class:"captions",role:"status"}),l=O("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),u=(x,$,E)=>O("button",{type:"\
button",ariaLabel:$,title:$,onclick:E},x),h=u("First","First picture",()=>y(0)),d=u("\u25C0","One picture back",()=>y(o-1)),f=u("Play","Play the film",()=>s?S():
v()),p=u("\u25B6","One picture on",()=>y(o+1)),m=u("Last","Last picture",()=>y(1/0)),w=O("button",{type:"button",class:"close",onclick:()=>t.emit("film",null)},
"Back to the board"),b=O("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,p,m,l),g=O("section",{class:"film",hidden:!0,ariaLabel:"Film"},O("div",{class:"\
line"},i,w),r.element,c,a,b);function _(x){o=Math.max(0,Math.min(n.frames.length-1,x));let $=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,$.name].filter(Boolean).join(" \xB7 "),a.replaceChildren(...($.captions??[]).map(M=>O("p",{},M))),l.value=String(o),l.setAttribute("aria-valuetex\
t",c.textContent),h.disabled=d.disabled=o===0,p.disabled=m.disabled=o===n.frames.length-1,r.show($,n.looks??[]),t.emit("film-at",o)}function y(x){S(),_(x)}function v(){
o===n.frames.length-1&&_(0),f.textContent="Pause",s=setTimeout(()=>{_(o+1),o===n.frames.length-1?S():v()},Qi+el*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:x,clientY:$})=>{let E=sl(n.frames,o,r.cellAt(n.frames[o],x,$));E>=0&&
y(E)}),g.addEventListener("keydown",x=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[x.key];if(x.key==="Escape")t.emit("film",null);else if(x.key===" "&&
Q(x).tagName!=="BUTTON")s?S():v();else{if($===void 0)return;y($)}x.preventDefault()}),{element:g,get isOn(){return n!==nt},show(x){let $=s!==0&&x?.title===n.title;
S(),n=x?.frames?.length?x:nt,g.hidden=n===nt,n!==nt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,_(n.at??0),$&&v())}}}
function ol({app:t,view:e}){let n=Ft(),o=O("div",{class:"surface"}),s=O("div",{class:"screen"},o),r=null,i=null;function c(h,d){i=h.svg?me(h.svg):h.stencil?Es(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),a(),l()}function a(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Ms,s.clientHeight-
Ms],p=Math.min(d/h.width,f/h.height,tl);o.style.width=`${Math.floor(h.width*Math.max(p,Math.min(d/h.width,nl)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=e,
{columns:f,cell:p,around:m}=d,w=h&&d.rows&&h.height===q(d).height,b=w?(h.width-2*p.edge-m[1]-m[3])/f:0;n.show(w?r:null,{...d,cell:{...p,width:b}})}function u(h,d,f){
if(!h.cell||!h.columns)return null;let[p,m,w]=h.cell,b=o.getBoundingClientRect(),g=(h.columns*p+2*w)/b.width;return[Math.ceil(((f-b.top)*g-w)/m),Math.ceil(((d-b.
left)*g-w)/p)]}return new ResizeObserver(a).observe(s),t.when("highlight",h=>{r=h,i&&l()}),{element:s,show:c,cellAt:u}}function sl(t,e,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=t.slice(0,e+1).findLastIndex(o);return s>=0?s:t.findIndex(o)}var rl=.34,il=.2,ll={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ns(){let t=O("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),e=R,n=[],o=0,s=new Set([o]),r=new Set;function i(l){e=l;let{rows:u,columns:h,cell:d,around:f}=l,{width:p,height:m}=q(l),w=f.
map((g,_)=>100*(g+d.edge)/(_%2?p:m));t.style.inset=w.map(g=>`${g}%`).join(" "),t.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(g,_)=>O("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:A(l,_).join(",")}}));let b=Array.from({length:u},(g,_)=>{let y=O("div",{class:"row",role:"r\
ow"},n.slice(_*h,(_+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});t.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(l,{isFocused:u=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)a(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
a(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),u&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function a(l,u){n[l].classList.toggle("chosen",u),n[l].setAttribute("aria-selected",String(u))}return t.addEventListener("focusin",l=>{
let u=n.indexOf(Q(l));u>=0&&u!==o&&c(u,{isFocused:!1})}),t.addEventListener("keydown",l=>{let u=l.shiftKey?null:Cs(e,o,l);u!==null&&(c(u),l.preventDefault())}),
{element:t,build:i,select:c,target:l=>Cs(e,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return e.columns},cell:l=>n[l],under(l,u){let h=t.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*e.columns),f=Math.floor((u-h.top)/h.height*e.rows);return f>=0&&f<e.rows&&d>=0&&d<e.columns?f*e.columns+
d:-1},within(l,{x:u,y:h}){let d=n[l].getBoundingClientRect();return{left:(u-d.left)/d.width,top:(h-d.top)/d.height}},side(l,u,h=!0){let d=this.within(l,u),f={...d,
right:1-d.left,bottom:1-d.top},m=Object.keys(f).reduce((w,b)=>f[b]<f[w]?b:w);return f[m]<(h?rl:il)?m:null},label(l,u){n[l].getAttribute("aria-label")!==u&&n[l].
setAttribute("aria-label",u)},onMove:l=>{r.add(l)}}}function Cs(t,e,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!t.count)return null;let i=o||s,[c,a]=[Math.floor(
e/t.columns),e%t.columns],l={row:t.rows-1,column:t.columns-1};if(n==="Home")return i?0:c*t.columns;if(n==="End")return i?t.count-1:c*t.columns+l.column;let u=ll[n];
if(!u)return null;let h=(d,f,p)=>i&&f?f<0?0:p:Math.min(p,Math.max(0,d+f));return h(c,u[0],l.row)*t.columns+h(a,u[1],l.column)}function Ls(t,{rows:e,columns:n},o,s){
let r=t.getBoundingClientRect(),[i,c]=[(o-r.left)/r.width,(s-r.top)/r.height],a=l=>l>=0&&l<1;return a(i)===a(c)?null:a(i)?[c<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(c*e)]}function Ds(t,e){let{element:n}=t,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),t.select(o.index,{isMore:e.chooses()&&(l||o.isMore)}),
e.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,a();let u=t.under(l.clientX,l.clientY);
if(u<0||l.button===1)return;let h=l.pointerType==="touch";e.release();let{clientX:d,clientY:f}=l;o={index:u,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let u=t.under(l.clientX,l.clientY);if(u<0||(o.isBegun&&e.move({x:l.clientX,y:l.clientY}),u===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of c(o.index,u))e.drag(d);o.index=u}});function c(l,u){let{columns:h}=t,[d,f]=[Math.floor(l/
h),l%h],[p,m]=[Math.floor(u/h),u%h],w=Math.max(Math.abs(p-d),Math.abs(m-f));return Array.from({length:w},(b,g)=>{let _=(g+1)/w;return Math.round(d+(p-d)*_)*h+Math.
round(f+(m-f)*_)})}function a(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
e.release(),r&&!s.size&&(e.undo(),r=!1),a()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,a()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var js="pylogic:game-read",Ps="(min-width: 60.01rem)";function zs(t){let e=O("div"),n=localStorage.getItem(js)===null&&matchMedia(Ps).matches,o=O("details",{class:"\
game",open:n},O("summary",{},"How it is played"),e);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Ps).matches&&localStorage.setItem(js,"")}),t.when(
"game",s=>{e.replaceChildren(...s.map(([r,i])=>O("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Is="http://www.w3.org/2000/svg",cl=6,al=([t,e,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*cl,[c,a]=e===o?[0,i]:[i,0];return`M${t+c} ${e+a}L${n+c}\
 ${o+a}`}).join("");function ul([t,e,n,o]){let[s,r]=[(t+n)/2,(e+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Rs(){let t=document.createElementNS(
Is,"svg");t.setAttribute("class","strokes"),t.setAttribute("aria-hidden","true");let e=(n,o)=>{let s=document.createElementNS(Is,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:t,show(n,o){let{width:s,height:r,left:i,top:c}=q(n);t.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let a={};
for(let l of n.plays.filter(Z))for(let u of l.spots){let[h,d,f]=u.split(","),p=[Number(h),Number(d),f];for(let[m,w]of new Map(l.choices.map(b=>[de(l,u,b),b.value]))){
let b=o(m);if(b===null)continue;let g=Number(w)>1?`${b} several`:b;a[g]=(a[g]??"")+(b==="crossed"?ul(Se(n,l.where,p)):al(Lo(n,l.where,p),Number(w??1)))}}t.replaceChildren(
...Object.keys(a).map(l=>e(l,a[l])))}}}var fl=12,dl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},hl={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ze={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Ws(t,e){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),C(()=>{let{width:o,height:s,left:r,top:i}=q(t.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=[...e.wanted.value].map(([a,l])=>({
...ml(a),value:l}));H(k`${c.map(({what:a,at:l})=>k`<${pl} what=${a} ...${Bs(t,a,l)} />`)}
      ${c.map(({what:a,at:l,value:u})=>k`<${gl} ...${{what:a,at:l,value:u,changes:e}}
        ...${Bs(t,a,l)} />`)}`,n)}),n}function ml(t){let[e,n]=t.split(" ");return{what:e,at:n.split(",")}}function Bs({sheet:t},e,n){let{width:o,height:s,edge:r}=t.
cell;if(e==="outside"){let w=tt(t,[e,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,c]=n.map(Number),[a,l]=e==="vertex"?[i,c]:e==="cent\
re"?[i/2-.5,c/2-.5]:[i-.5,c-.5],[u,h]=[r+l*o,r+a*s];if(e!=="between")return{x:u,y:h,width:o,height:s};let[d,f,p,m]=Se(t,"edge",[i,c,n[2]]);return{x:(d+p)/2,y:(f+
m)/2,width:o,height:s}}function pl({what:t,x:e,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(t)?null:["between","vertex",
"centre"].includes(t)?k`<circle class="paper" cx=${e} cy=${n} r="9" />`:k`<rect class="paper" x=${e-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function gl({what:t,at:e,value:n,changes:o,x:s,y:r,width:i,height:c}){let[a,l]=[s-i/2,r-c/2],u=(f,p)=>k`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${p} />`,
h=(f,p=20)=>k`<text x=${s} y=${r} font-size=${p}>${f}</text>`;if(t==="target"||t==="sum")return k`<${bl} ...${{what:t,at:e,value:n,changes:o,left:a,top:l,width:i,
height:c}} />`;if(n===null)return null;if(t==="circle")return u(15,ze[n]);if(t==="outside")return h(o.numbers(t,e.slice(0,2)).join(" "),e[0]==="left"||e[0]==="r\
ight"?14:10);if(t==="centre")return u(5,ze.white);if(t==="object")return u(8,ze.black);if(t==="block")return k`<rect x=${a} y=${l} width=${i} height=${c} fill=${ze.
black} />`;if(t==="between")return n in ze?u(6,ze[n]):h(wl(n,e[2]),14);if(t==="vertex")return h(n,14);if(t==="arrow")return h(`${dl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(t==="unknown")return h("?");if(t==="numbers")return h(o.numbers("numbers",e.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(t))return t===
"clue"?h(n):null;let d=t==="path"?e[2]:n;return k`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/fl%360}`}
    ...${{x:a,y:l,width:i,height:c}} />${h(d,11)}`}var wl=(t,e)=>je[t]?.split(" ").at(e==="bottom"?-1:0)??t;function bl({what:t,at:e,value:n,changes:o,left:s,top:r,
width:i,height:c}){let[a,l]=t==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=t==="t\
arget"?[s+12,r+8]:e[2]==="across"?[s+i-12,r+10]:[s+12,r+c-10];return k`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${u?hl[a]:""}</text>`}var _l=25;function Us({app:t,view:e,picture:n,edit:o}){let{store:s}=t,r=Ft(),i=Rs(),c=null,a=new Map,l=null,u=O("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",O("button",{type:"button",onclick:()=>t.emit("overlay",null)},"Back to the board")),h=w=>e.grid.
cell(w);function d(w){let b=e.sheet.plays.flatMap(({choices:_})=>_.map(({value:y})=>Number(y))),g=Math.max(0,...b.filter(_=>_<=_l));for(let _ of w){let y=e.sheet.
plays.some($=>V(e.sheet,$,s.now.marks,_)>=0),v=l?[]:s.now.notes[A(e.sheet,_).join(",")],S=y?[]:v;hs(h(_),"notes",fe(S,"corner"),g);let x=fe(S,"centre");Ze(h(_),
"centre",x.join(x.some($=>$.length>1)?" ":"")),ms(h(_),fe(v,"colour").filter($=>ue.includes($)))}}function f(){e.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,b]of a)Ze(h(w),"ghost",b.text||"+")}function p(){let[w,b]=[new Set(l?.certain),new Set(l?.possible)],g=y=>w.has(y)?"drawn":b.has(y)?"fa\
int":null,_=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(e.sheet,l?g:_)}function m(){p();let{sheet:w}=e,[b,g]=[new Set(l?.certain),new Set(l?.
possible)];for(let _=0;_<w.count;_+=1){let y=l?kl(w,_,b,g):null;y&&n.cell(_,Ye(w,y.marks,_)),n.fade(_,!!y?.isFaint),Ze(h(_),"maybe",y?.words??null)}d([...Array(
w.count).keys()])}return t.when("highlight",w=>{c=w,e.sheet!==R&&r.show(c,e.sheet)}),t.when("ghosts",w=>{e.sheet!==R&&(a=new Map((w??[]).map(b=>[G(e.sheet,b.row,
b.column),b])),f())}),t.when("overlay",w=>{let b=l!==null;if(l=w,u.hidden=l===null,e.sheet!==R&&(m(),b&&!l)){let{sheet:g}=e;for(let _=0;_<g.count;_+=1)n.cell(_,
Ye(g,s.now.marks,_))}}),{elements:[Ws(e,o.changes),i.element,r.element],legend:u,lines:p,notes:d,overlaid:()=>{l&&m()},show(){r.show(c,e.sheet),p(),f(),l?m():d(
[...Array(e.sheet.count).keys()])},press(w){let b=a.get(w);return b!==void 0&&o.changes.add([b.atom])}}}function kl(t,e,n,o){for(let s of t.plays){let r=s.choices.
map(l=>({choice:l,atom:hn(t,s,l,e)})),i=r.find(({choice:l,atom:u})=>l.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let c=r.filter(({choice:l,atom:u})=>l.holds&&
o.has(u));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:l})=>l.words).join(" ")};
let a=r.find(({choice:l})=>!l.holds);if(a)return{marks:{[a.atom]:!1}}}return{marks:{}}}var Gt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},yl={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},ot=t=>t==="top"||t==="bottom";function Hs({app:t,view:e,edit:{changes:n,pen:o}}){let{grid:s}=e,r=O("div",{class:"margin"}),i=T(null),c=({side:d,number:f})=>n.
numbers("outside",[d,f]).join(" ");function a(d,f){if(t.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:d,
number:f};let p=P("input",r);return p.value=c(i.value),p.focus(),p.select(),!0}function l(d){if(i.value===null)return;let{side:f,number:p}=i.value,m=Q(d).value.
trim();m!==c(i.value)&&n.becomeNumbers("outside",[f,p],m)}let u=(d,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===d.target||(l(d),i.value=null)});
function h(d){let f=d.key==="Escape";if(i.value===null||d.key!=="Enter"&&d.key!=="Tab"&&!f)return;d.preventDefault();let{side:p,number:m}=i.value,w=m+(d.shiftKey?
-1:1);f||l(d),!f&&w>=1&&w<=e.sheet[ot(p)?"columns":"rows"]?a(p,w):(i.value=null,s.select(s.current))}return C(()=>{let d=i.value;H(k`${d&&k`<input key=${`${d.side}\
 ${d.number}`} class=${d.side} inputmode="numeric"
      aria-label=${`${Gt[d.side]} ${d.number}`} style=${vl(e,d)}
      onkeydown=${h} onblur=${f=>u(f,d)} />`}`,r)}),s.element.addEventListener("keydown",d=>{let f=yl[d.key];if(!f||o.kind!=="outside"||d.shiftKey||s.target(d)!==
s.current)return;let[p,m]=A(e.sheet,s.current);a(f,ot(f)?m:p)&&(d.preventDefault(),d.stopPropagation())},{capture:!0}),{element:r,open:a}}function vl({sheet:t},{
side:e,number:n}){let{width:o,height:s,left:r,top:i}=q(t),c=tt(t,["outside",e,n]);return{"--along":`${100*(ot(e)?(r+c.x+c.width/2)/o:(i+c.y+c.height/2)/s)}%`}}function Ks(t,e,{marks:n,notes:o},s){let r=c=>e.given[c]??e.choices[V(t,e,n,c)]?.value,i=o;for(let[c,a]of e.peers){if(r(c)!==void 0)continue;let l=a.map(r),u=e.
choices.filter(d=>te(d,c)&&!l.includes(d.value??"")),h=A(t,c).join(",");i=fn(Ve(i,[h],ae),[h],u.map(({value:d})=>Ge(s,d??"")))}return i}function Ln(t,e,n,o,s){let r=e.
choices[s]?.value;if(r==null)return n;let i=(e.peers.get(o)??[]).map(c=>A(t,c).join(",")).filter(c=>ae.some(a=>fe(n[c],a).includes(r)));return i.length?Ve(n,i,ae,
r):n}var st={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},$l=(t,e)=>!t||re(t)?-1:t.choices.findIndex(({value:n})=>n!==null&&e.some(
o=>st[o]===n));function Fs({app:t,view:e}){let{store:n}=t,o=null,s=null,r=0,i=()=>e.sheet,c=ws({app:t,view:e}),a=Sl({store:n,view:e}),{put:l,toggle:u}=a,h=$=>$.
clicks.length>0,d=()=>qs(i()),f=()=>d().find(h)??d()[0],p=()=>i().plays.find(re),m=xl({store:n,view:e,written:p,entries:a}),w=()=>m.kind==="colour"||p()!==void 0&&
!c.play&&!d().some(h),b=($,E)=>$t(E,V(i(),E,n.now.marks,$));function g($,E,M){if(m.begin(),o=s=null,w())return;let{isClick:N,isDrag:z}=c.press($,E,M);N||(z?s=()=>_(
$,E):_($,E))}function _($,E){let M=f();if(!M||!h(M)||!yt(i(),$))return;let N=E?St(M,V(i(),M,n.now.marks,$)):b($,M);o={play:M,number:N,merge:`stroke ${r+=1}`},l(
$,M,N,o.merge)}function y($){w()?e.grid.select($,{isMore:!0}):o?l($,o.play,o.number,o.merge):c.drag($)}function v(){c.isDragged||s?.(),o=s=null,c.release()}function S($){
m.begin(),a.clear($)||m.clear($)}function x($,E){let M=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],N=$.ctrlKey||$.altKey,z=m.kind==="\
colour"||N?-1:$l(f(),[$.key,M??""]);if(z>=0)return u(E,f(),z),!0;let j=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":m.kind;if(M!==void 0)return m.type(
E,M,j);if(N)return!1;if(w()&&$.shiftKey&&Pe[$.key])return e.grid.select(e.grid.target($)??E,{isMore:!0}),!0;if($.key==="Escape")return e.grid.select(E),!0;if($.
key==="Delete"||$.key==="Backspace")return S(E),!0;if(c.onKey($,E))return!0;let K=f();if(!K)return!1;if($.key===" "||$.key==="Enter")return l(E,K,b(E,K)),!0;let we=[
"#","."].indexOf($.key);return we>=0&&K.choices[0].value===null?(l(E,K,we),!0):!1}return{press:g,drag:y,onKey:x,clear:S,clicked:f,written:p,pencil:m,chooses:w,move:c.
move,release:v,get lines(){return c.play},enter($,E,M){let{value:N}=E.choices[M];m.kind!==null&&N!==null&&re(E)?m.note($,m.kind,N):u($,E,M)},leave($){m.begin(),
c.reach($)},fill($){let E=Ao(i(),n.now.marks,$);return E&&n.change({marks:E}),E!==null}}}var qs=({plays:t})=>t.filter(e=>!Z(e));function Sl({store:t,view:e}){let n=i=>e.
grid.chosen.includes(i)?e.grid.chosen:[i];function o(i,c,a,l=null){let u=c.choices[a];u&&!te(u,i)||V(e.sheet,c,t.now.marks,i)!==a&&t.change({marks:vt(e.sheet,c,
t.now.marks,i,a),notes:Ln(e.sheet,c,t.now.notes,i,a)},{merge:l})}function s(i,c,a){let{marks:l}=t.now,u=n(i).filter(m=>te(c.choices[a],m)),d=u.every(m=>V(e.sheet,
c,l,m)===a)?-1:a,f=u.reduce((m,w)=>vt(e.sheet,c,m,w,d),l),p=u.reduce((m,w)=>Ln(e.sheet,c,m,w,d),t.now.notes);u.length&&t.change({marks:f,notes:p})}function r(i){
let{marks:c}=t.now;for(let l of n(i)){for(let u of qs(e.sheet))c=vt(e.sheet,u,c,l,-1);c=No(e.sheet,c,l)}let a=Object.keys(c).length!==Object.keys(t.now.marks).length;
return a&&t.change({marks:c}),a}return{put:o,toggle:s,clear:r,together:n}}function xl({store:t,view:e,written:n,entries:{toggle:o,together:s}}){let r="",i=T(null),
c=d=>A(e.sheet,d).join(",");function a(d,f,p){let m=s(d).filter(w=>f==="colour"||yt(e.sheet,w));m.length&&t.change({notes:vo(t.now.notes,m.map(c),Ge(f,p))})}function l(){
let d=n();d&&t.change({notes:Ks(e.sheet,d,t.now,i.value==="centre"?"centre":"corner")})}function u(d){let f=s(d).map(c);for(let p of[ae,Ce]){let m=Ve(t.now.notes,
f,p);if(JSON.stringify(m)!==JSON.stringify(t.now.notes))return t.change({notes:m})}}function h(d,f,p){if(p==="colour"){let y=ue[Number(f)-1];return y&&a(d,p,y),
y!==void 0}let m=n();if(!m)return!1;let w=y=>m.choices.findIndex(({value:v})=>v===y),b=p===null&&w(r+f)>=0?r+f:f,g=w(b),_=g>=0||m.choices.some(({value:y})=>y?.startsWith(
b));return!s(d).some(y=>yt(e.sheet,y))||!_?!1:(r=b,g<0||(p!==null?a(d,p,b):o(d,m,g)),!0)}return{note:a,noteAll:l,clear:u,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Ol=18,El=60,Gs=28,Al=26;function Vs({app:t,view:e,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:c}=t,{grid:a}=e,l=O("div",{class:"stage"},n.element),
u=O("p",{role:"status"}),h=O("div",{class:"notice",hidden:!0},u),d=O("p",{class:"heard",ariaLive:"polite"});function f(b,g=!1){u.textContent=u.title=b,h.hidden=
b==="",l.classList.toggle("stale",g)}function p(b){let g=e.sheet,_=document.activeElement,y=a.element.contains(_);e.sheet=b,g.plays!==b.plays&&(l.parentElement?.
classList.toggle("whitened",pn(b)),l.parentElement?.classList.toggle("shaded",Oo(b)));let v=n.show(b),S=g===R||g.count!==b.count||g.columns!==b.columns||g.cell.
width!==b.cell.width||String(g.around)!==String(b.around);S&&a.build(b),v&&n.surface&&n.surface.append(...s.elements,a.element,i.element),y&&(v||S)&&a.select(a.
current),v&&i.element.contains(_)&&_?.focus(),s.show();for(let x=0;x<b.count;x+=1)a.label(x,xt(b,c.now,x));(S||g.plays!==b.plays||g.edits!==b.edits)&&r.build(),
(S||v||g.edits!==b.edits)&&m(),o.changes.settle()}function m(){if(!e.sheet.count)return;let{cell:b,around:g,edits:_}=e.sheet,y=c.now.mode==="edit"&&_.some(({where:K})=>K===
"outside"),v=g.map(K=>y?Math.max(0,Al-K):0),{width:S,height:x,left:$,top:E}=q(e.sheet),[M,N]=[l.clientWidth-Gs,l.clientHeight-Gs],z=Math.min(M/(S+v[1]+v[3]),N/(x+
v[0]+v[2]),El/b.height),j=Math.max(Math.floor(z*b.height),Ol)/b.height;l.style.setProperty("--wide",`${Math.floor(S*j)}px`),l.style.setProperty("--cell",`${b.height*
j}px`),l.style.setProperty("--room",v.map(K=>`${K*j}px`).join(" ")),l.style.setProperty("--above",`${(E+v[0])*j}px`),l.style.setProperty("--before",`${($+v[3])*
j}px`)}function w(b,g){if(e.sheet===R)return;let _=new Set([...Object.keys(b.marks),...Object.keys(g.marks)]),y=new Set([..._].filter(S=>b.marks[S]!==g.marks[S]).
map(S=>mn(e.sheet,S))),v=new Set([...Object.keys(b.notes),...Object.keys(g.notes)].filter(S=>b.notes[S]!==g.notes[S]).map(S=>G(e.sheet,...S.split(",").map(Number))));
y.delete(-1);for(let S of y)n.cell(S,Ye(e.sheet,b.marks,S));s.notes([...y,...v]),y.size&&s.overlaid(),s.lines();for(let S of new Set([...y,...v]))a.cell(S)&&a.label(
S,xt(e.sheet,b,S)),S===a.current&&(d.textContent=xt(e.sheet,b,S).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),c.on(["mode"],m),l.addEventListener(
"click",({clientX:b,clientY:g})=>{let _=Ls(a.element,e.sheet,b,g);_&&!i.open(..._)&&r.focus(..._)}),{element:l,notice:h,heard:d,say:f,draw:p,drawMarks:w,fit:m,get isStale(){
return l.classList.contains("stale")}}}var Ys="pylogic:clock",Xs=t=>{let[e,n,o]=[t/3600,t/60%60,t%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return e?`${e}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Js({
store:t,when:e}){let n=!1,o=!1,s=localStorage.getItem(Ys)!=="hidden",r=O("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Ys,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=t.now;r.textContent=s?Xs(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Xs(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:a,mode:l}=t.now;!(c>0||Object.keys(a).length>0)||n||o||document.hidden||l!=="play"||
t.change({seconds:c+1},{undoable:!1})},1e3),t.on(["puzzle","instance"],()=>{n=!1}),t.on(["seconds"],i),e("finished",c=>{n=c}),e("film",c=>{o=c!==null}),i(),r}var Zs={down:"\u2198\u2196",up:"\u2197\u2199"},Ml={down:["top","left"],up:["bottom","left"]};function Qs({view:t,changes:e,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=t.sheet,r=[...e.entry(n)?.cells.keys()??[]];return k`<div class="line typing">${Object.entries(Gt).map(([i,c])=>k`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(a=>a.startsWith(`${i},`))}>
      <summary>${c} …</summary><div class="fields">
        ${[...Array(ot(i)?s:o).keys()].map(a=>k`
          <span data-beside=${`${i},${a+1}`}><${Tl} ...${{changes:e,side:i,line:a+1}} /></span>`)}
      </div></details>`)}</div>`}function Tl({changes:t,side:e,line:n}){return t.wanted.value,Object.keys(Zs).map(o=>k`<${Cl}
    label=${`${Gt[e]} ${n} ${Zs[o][+!Ml[o].includes(e)]}`}
    now=${t.found("slanted",[e,n,o].join(","))??""}
    write=${s=>t.place("slanted",[[[e,n,o],s||null]])} />`)}function Cl({label:t,now:e,write:n}){let o=qe(null);return k`<label class="field"><span>${t}</span><input inputmode="numeric" value=${o.
value??e}
    oninput=${s=>{o.value=Q(s).value}}
    onchange=${s=>n(Q(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var er=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Nl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Ll(t){let e=t.clicked(),n=t.written(),o=[];if(e?.clicks.length){let r=e.clicks.map(l=>e.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),t.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(st).filter(l=>e.choices.some(({value:u})=>u===st[l]));if(!re(e))for(let l of i)o.push([l,st[l].replace("_"," ")]);let[c,a]=e.choices;
c.value===null&&a&&o.push(["#",c.words],[".",a.words])}let{lines:s}=t;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
ve(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
t.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${ue.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...er]}function Dl(t){let e=t.changes.entry("clu\
e"),n=[];e?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),e?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
t.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of t.pen.kinds)n.push(...De[o]?.keys??[]);return[...n,["Dele\
te, Backspace","take the clue away"],...er]}function tr(t,{play:e,edit:n}){let o=document.activeElement,s=[...t==="play"?Ll(e):Dl(n),...Nl],r=O("dialog",{class:"\
keys",ariaLabel:"Keys"},O("h2",{},t==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),O("dl",{},s.map(([i,c])=>O("div",{},O("dt",{},i),O("dd",{},c)))),
O("form",{method:"dialog"},O("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var jl="http://www.w3.org/2000/svg";function nr({changes:t},e){let n=t.entry(e);return(n&&Qe(n)?.name)??e}var Pl=[{kind:"",name:"Enter",title:"What is typed, ta\
pped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",
title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a d\
igit)"}];function zl(t){let{where:e,clicks:n,choices:o}=t,s=e==="link"?"Drag from cell to cell to draw.":ve(t)?"Drag over cells to enclose them.":"Drag along si\
des to go on.";return`Click ${e==="link"?"between two cells":"a side of a cell"}: ${or(n,o)} ${s}`}var or=(t,e)=>`${t.map(n=>e[n].words).join(", then ")}.`;function sr(t){
let{app:e,play:n,edit:o}=t,s=O("div",{class:"tools"}),r=Js(e),i=()=>tr(e.store.now.mode,{play:n,edit:o}),c=()=>H(k`<${Il} ...${{parts:t,clock:r,help:i}} />`,s);
return C(()=>{Object.assign(s.dataset,{mode:e.store.now.mode,pencil:n.pencil.kind??""})}),c(),{element:s,build:c,help:i,focus:(l,u)=>{let h=s.querySelector(`[da\
ta-beside="${l},${u}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Il({parts:t,clock:e,help:n}){let{app:o,view:s}=t,
r=ko(()=>o.store.now.mode).value;if(s.sheet===R)return null;let i=r==="play"&&s.sheet.plays.length>0;return k`
    <div class="line first"><p class="hint">${Bl(t,r)}</p>
      ${i&&k`<span class="placed" ref=${c=>c?.append(e)} />`}
      <${B} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&k`<${B} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&k`<${Wl} ...${t} /><div class="line"><${Rl} ...${o} /></div>`}
    ${r==="edit"&&k`<${Hl} ...${t} />
      <${Qs} view=${s} changes=${t.edit.changes} kind=${t.edit.pen.kind} />
      <div class="line"><${Fl} ...${t} /></div>`}`}var B=t=>k`<button type="button" ...${t}
  onpointerdown=${e=>e.preventDefault()} />`;function Rl({store:t,emit:e}){let{marks:n,notes:o,saves:s}=t.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>t.change({saves:l},{undoable:!1});return k`<div class="group" role="group" aria-label="Save points">
    <${B} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),e("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${B} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),t.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${B} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>t.change({marks:{},notes:{}})}>Clear all<//></div>`}function Bl({view:t,play:e,edit:n},o){let{plays:s,edits:r,size:i,count:c}=t.sheet;if(o===
"edit"){let{hint:h=""}=n.pen.tool??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside th\
e rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to enter: t\
he assistant solves it.":"This puzzle has no board: the assistant solves it.";let a=e.clicked(),l=e.lines?zl(e.lines):"";if(!a)return l;if(e.written()===a&&a.choices.
length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"\
Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let u=a.clicks.length>1&&!l?"Drag to paint.":l;return`Click\
 a cell: ${or(a.clicks,a.choices)} ${u}`.trim()}function Wl({view:t,play:e}){let{pencil:n}=e,o=e.written(),s=()=>t.grid.current,r=Pl.filter(({kind:i})=>o||!ae.some(
c=>c===i));return k`<div class="line">
    ${t.sheet.plays.filter(({where:i})=>i==="cell").map(i=>k`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((c,a)=>k`
        <${B} class=${re(i)?"digit":"choice"} onclick=${()=>e.enter(s(),i,a)}>
          ${!re(i)&&k`<${Ul} ...${{view:t,choice:c}} />`}${c.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${ue.map((i,c)=>k`
      <${B} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${c+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:c,title:a})=>k`<${B} data-pencil=${i} title=${a}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${c}<//>`)}
      <${B} title="Empty the chosen cells (Delete)" onclick=${()=>e.clear(s())}>Erase<//>
      ${o?.peers.size?k`<${B} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Ul({view:t,choice:e}){let n=ke(null),o=e.looks[0].filter(c=>c!==null),s=(o.find(({svg:c})=>!c.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=t.
sheet.cell;return ce(()=>n.current.replaceChildren(...me(`<svg xmlns="${jl}">${s}</svg>`).childNodes),[s]),k`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Hl({view:t,edit:e}){let{pen:n}=e,o=()=>t.grid.current,s=n.isTyped?[...Array(10).keys(),...n.tool?.more??[]].map(String):[],r=n.kind==="clue"&&e.changes.
entry("unknown")!==void 0,i=n.isPainting&&!n.isGrown||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:k`<div class="line">
    ${n.kinds.length>1&&k`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(c=>k`
      <${B} aria-pressed=${n.kind===c} onclick=${()=>{n.kind=c}}>${nr(e,c)}<//>`)}</div>`}
    ${i?k`<${Kl} edit=${e} />`:(n.isTyped||r)&&k`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(c=>k`<${B} class="digit typed" onclick=${()=>e.type(o(),c)}>${c}<//>`)}
        ${r&&k`<${B} class="digit" title="A clue whose number is not known" onclick=${()=>e.question(o())}>?<//>`}
        ${n.isTyped&&k`<${B} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>e.clear(o())}>Erase<//>`}</div>`}</div>`}function Kl({edit:t,edit:{pen:e}}){let n=e.tool?.noun??e.kind;return k`<div class="group" role="group" aria-label=${`${nr(
t,e.kind)} to ${e.isPainting?"paint with":"put"}`}>
    ${e.ids.map(o=>k`<${B} class="digit region" aria-label=${`${n} ${o}`} aria-pressed=${e.id===o}
      onclick=${()=>e.pick(o)}>${je[o]??o}<//>`)}
    ${e.isPainting&&k`<${B} onclick=${()=>e.pick(t.fresh())}>New ${n}<//>`}</div>`}function Fl({view:t,edit:e}){if(!t.sheet.size)return null;let[n,o]=t.sheet.size,
s=(r,i,c)=>k`<span class="stepper">
    <${B} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>c(i-1)}>−<//>
    <output>${xe(i,r)}</output>
    <${B} aria-label=${`one ${r} more`} onclick=${()=>c(i+1)}>+<//></span>`;return k`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>e.changes.resize(r,o))}
    ${s("column",o,r=>e.changes.resize(n,r))}</div>`}var ql=80,rr=["puzzle","instance","rules","facts","constants"];function Gl(t){let e=Vl(t),{stage:n,layers:o,film:s,tools:r,victory:i}=e;P("#board").append(zs(t),
o.legend,n.element,s.element,O("div",{class:"told"},n.notice,i.element),r.element,n.heard),Jl(e),Zl(e),Ql(e)}function Vl(t){let e=As(),n=T(R),o={grid:Ns(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Fs({app:t,view:o}),r=ys({app:t,view:o}),i=Us({app:t,view:o,picture:e,edit:r}),c=sr({app:t,view:o,play:s,edit:r}),a=Hs(
{app:t,view:o,edit:r}),l=Vs({app:t,view:o,picture:e,edit:r,layers:i,tools:c,margin:a}),u=Xl(t,o);return{app:t,view:o,play:s,edit:r,layers:i,tools:c,stage:l,victory:u,
film:Ts({app:t,view:o}),drawing:Yl(t,o,l,u.celebrate),mode:()=>t.store.now.mode==="edit"?r:s}}function Yl(t,e,n,o){let{store:s,overview:r}=t,i=Tt(),c=0,a=null,l=!1,
u=()=>{clearTimeout(c),c=setTimeout(p,ql)},h=b=>rr.every(g=>s.now[g]===b[g]),d=()=>a!==null&&h(a),f=b=>s.now.marks!==b.marks||!h(b);async function p(){clearTimeout(
c);let b=s.now;if(!b.puzzle)return;let g=d();i.stop();try{let _=await(g?i(S=>oe("board",U(b,{entries:!1}),S)):r.ask("board"));if(_===void 0||f(b))return;if(g&&_.
cell.width!==e.sheet.cell.width){a=null,u();return}a=b,l=!1,n.draw(kt(_,g?e.sheet:null)),t.emit("playable",e.sheet.plays.length>0),o();let[v]=_.problems;(!g||n.
isStale)&&n.say(v?`${At(v)?"The board is not finished":"Something is wrong with the facts"}: ${v.text}`:"")}catch(_){if(!(_ instanceof ne))throw _;if(f(b))return;
a=null,l=!1;let y=_.problems[0]?.text??_.message;n.say(e.sheet!==R?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be draw\
n. ${y}`,!0)}}return{later:u,redraw:p,isDrawn:d,forget:()=>{a=null,l=e.sheet!==R},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function Xl(t,e){
let{store:n}=t,o=O("p",{class:"glad",role:"status"}),s=O("div",{class:"won",hidden:!0},o),r=null,i=!0;function c(){let{mode:u,marks:h}=n.now,d=u==="play"&&r!==null&&
Mo(e.sheet,h,r);o.textContent=d?"Solved! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),t.emit("finished",d))}return{
element:s,celebrate:c,know:u=>{r=u},forget:()=>{r=null,i=!0}}}function Jl({app:t,view:e,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=e;Ds(c,{press:(a,l,u)=>{
!r.isOther&&!o.press(a)&&i().press(a,l,u)},move:a=>i().move(a),drag:a=>i().drag(a),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>t.store.undo()}),
c.element.addEventListener("keydown",a=>{if(a.defaultPrevented||a.metaKey||(a.altKey||a.ctrlKey)&&i()!==n||e.sheet===R||r.isOther)return;let l=c.current;a.key===
"Enter"&&o.press(l)||i().onKey(a,l)?a.preventDefault():a.key==="?"&&(s.help(),a.preventDefault())}),c.onMove(a=>{i().leave(a);let[l,u]=A(e.sheet,a);t.emit("focu\
sed",{row:l,column:u})})}function Zl({app:t,view:e,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:a}=t;a.on(["marks","notes"],(l,u,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(l,u),c.celebrate(),h.has("marks")&&i.later())}),a.on(rr,()=>{i.redraw(),s.isOn&&t.emit("film",null)}),a.on(["puzzle","ins\
tance"],()=>{e.sheet!==R&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),a.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}function Ql({
app:t,view:e,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:a}){t.when("solved",l=>{a.know(l?.status==="unique"?l.answers:null),a.celebrate()}),t.when("\
fill",async l=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(l))&&t.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),t.when("\
clues",l=>o.changes.add(l)),t.when("film",l=>{let u=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||t.emit("pane","board"):i.fit()}),t.when(
"cell",({row:l,column:u})=>{l>e.sheet.rows||u>e.sheet.columns||(t.emit("pane","board"),e.grid.select(G(e.sheet,l,u)),ps(e.grid.cell(G(e.sheet,l,u))))}),t.when("\
cancel-all",()=>{c.stop(),t.emit("film",null),i.say(""),c.later()})}var jn={facts:40,rules:200},ir=["puzzle","instance","rules","facts","constants","marks"],lr="facts";function ar(t){let e=new Set,n=new Map,o=new Set,s=jn.facts,
r=0;t.on(ir,(d,f,p)=>{s=p.has("rules")&&!p.has("puzzle")?jn.rules:jn.facts});function i(d,f){return a(d),o.add(d),new Promise((p,m)=>{let w={resolve:p,reject:m,
onEvent:f},b=[...e].find(({about:g,parts:_})=>_.includes(d)&&ir.every(y=>g?.[y]===t.now[y]));b?(b.wishes.set(d,w),cr(b,d)):(n.set(d,w),clearTimeout(r),r=setTimeout(
l,s))})}function c(d){a(d),o.delete(d)}function a(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...e]){let p=f.wishes.get(d);p&&(p.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(e.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(t.now,t.now,[...d.keys()],d)}function u(d,f){let p=t.
now;return new Promise((m,w)=>{let b=_=>{g.about={...p,facts:_[_.length-1]},f(_),m()},g=h(p,null,[...o],new Map([[lr,{resolve:b,reject:w}]]),{steps:d})})}function h(d,f,p,m,w={}){
let b={about:f,parts:p,wishes:m,told:new Map,controller:new AbortController},g=(_,y)=>{_==="found"?m.get("solve")?.onEvent?.(_,y):b.told.set(_,_===lr?{found:y.facts}:
y),cr(b,_)};return e.add(b),ge("overview",U(d,{...w,parts:p}),{signal:b.controller.signal,onEvent:g}).catch(_=>{for(let y of m.values())y.reject(_)}).finally(()=>e.
delete(b)),b}return{ask:i,drop:c,edit:u}}function cr({told:t,wishes:e},n){let[o,s]=[e.get(n),t.get(n)];!o||!s||(e.delete(n),s.failed?o.reject(new ne(s.failed)):
o.resolve(s.found))}function ur(){let t=new EventTarget,e={playable:T(!0),finished:T(!1),focused:T(null),film:T(null),"film-at":T(0)};return{state:e,emit(n,...[o]){n in e&&(e[n].value=
o),Y(()=>t.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){t.addEventListener(n,s=>o(s.detail))}}}var fr=document.querySelector("script[src]");fr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
fr.src)).catch(()=>{});var zn={};rt(zn,{start:()=>ec});var dr="pylogic:played:";function Pn(t){let e={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...e,...JSON.parse(localStorage.
getItem(dr+t)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return e}}var hr=(t,e)=>localStorage.setItem(dr+t,JSON.stringify(e));function ec(t){let{store:e}=t,n=O("p",{class:"remark"}),o=ee.map(l=>O("option",{value:l.id},pr(l))),s=O("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;ee.length>1&&P("#files").append(s),gn&&tc(gn),P(".assistant-status").append(n);let i=l=>location.replace(mr(ee.find(u=>u.id===l)));function c(){
let l=ee.find(d=>mr(d)===location.hash)??ee[0];if(l.id===e.now.instance)return;let{isSolved:u=!1,...h}=Pn(l.id);r=u,s.value=l.id,n.textContent=l.remark?`${X(l.remark)}\
.`:"",document.body.toggleAttribute("data-checked",l.outcome.status==="unique"),t.emit("cancel-all"),t.emit("game",zo),e.open({puzzle:"exported",instance:l.id,...h})}
function a(){let{instance:l,marks:u,notes:h,seconds:d,saves:f}=e.now;try{hr(l,{marks:u,notes:h,seconds:d,saves:f,isSolved:r})}catch{t.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}e.on(["marks","notes","seconds","saves"],(l,u,h)=>{h.has("instance")||a()}),t.when("finished",l=>{
!l||r||(r=!0,a(),o[s.selectedIndex].textContent=pr(ee[s.selectedIndex]))}),addEventListener("hashchange",c),c()}function tc([t,e]){let n=(o,s,r)=>o?O("a",{href:`${o}\
.html`,"aria-label":r},s):null;P("#bar h1").replaceChildren(O("a",{href:"index.html",title:"All boards",class:"back"},Po)),P("#files").append(...[n(t,"\u2190","\
The board before"),O("span",{},ee[0].name),n(e,"\u2192","The next board")].filter(o=>o!==null))}var mr=t=>`#${encodeURIComponent(t?.name??"")}`,pr=t=>Pn(t.id).isSolved?
`${t.name} \u2713`:t.name;var gr=Bo(),nc={store:gr,overview:ar(gr),...ur()};for(let t of[Mn,Dn,An,zn])t.start(nc);document.documentElement.dataset.ready="";
})();
