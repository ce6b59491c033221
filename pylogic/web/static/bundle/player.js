(async()=>{
var $r=Object.defineProperty;var et=(e,t)=>{for(var n in t)$r(e,n,{get:t[n],enumerable:!0})};var En={};et(En,{start:()=>Ei});var C,Yn,Jn,re,Vt,rt,Xn,ot,Zn,en,Yt,Sr,He=Symbol.for("pv"),it={},lt=[],xr=/^m(i|n|o|s|text|space)$/,tn=Array.isArray,nn=lt.slice,be=Object.assign;function _e(e){
e&&e.parentNode&&e.remove()}function Qn(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?nn.call(arguments,2):n),ze(e,i,o,s,null)}function ze(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:He,
__v:s||++Yn,__i:-1,__u:0};return!s&&C.vnode&&C.vnode(r),r}function xe(e){return e.children}function Re(e,t){this.props=e,this.context=t,this.__g=0}function ie(e,t){
if(t==null)return e.__&&ie(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ie(
e)}function Or(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=be({constructor:He},n)).__v=n.__v+1,C.vnode&&C.vnode(t),on(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||ie(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ro(s,t,r),n.__=n.__e=null,t.__e!=o&&eo(t))}function eo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),eo(e)}function zn(e){(8&e.__g||(e.__g|=8,re.push(e),rt++))&&Vt==C.debounceRendering||((Vt=C.debounceRendering)||
queueMicrotask)(to)}function to(){try{for(var e,t=1;re.length;)re.length>t&&re.sort(Xn),e=re.shift(),t=re.length,8&e.__g&&Or(e)}finally{(rt=re.length)&&(Vt||queueMicrotask)(
to)}}function no(e,t,n,o,s,r,i,a,f,l,c){var h,d,u,p,m,w,b=o.__k||lt,g=t.length;for(f=Er(n,t,b,f,g),h=0;h<g;h++)(u=n.__k[h])!=null&&(d=~u.__i&&b[u.__i]||it,u.__i=
h,w=on(e,u,d,s,r,i,a,f,l,c),p=u.__e,(d.ref!=u.ref||8&d.__u)&&(d.ref&&sn(d.ref,null,u,d),u.ref&&c.push(u.ref,u.__c||p,u)),m=m||p,4&u.__u?(f=oo(u,f,e,!d.__v),d.__e&&
(d.__e=null)):typeof u.type=="function"&&w!==void 0?f=w:p&&(f=p.nextSibling),u.__u&=-21);return n.__e=m,f}function Er(e,t,n,o,s){var r,i,a,f,l,c,h,d,u,p=n.length,
m=p,w=0,b=0,g=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[r]=ze(null,
i):tn(i)?i=g[r]=ze(xe,{children:i}):i.constructor===He&&i.__b?i=g[r]=ze(i.type,i.props,i.key,i.ref,i.__v):g[r]=i,f=r+w,i.__=e,i.__b=e.__b+1,a=null,~(l=i.__i=Ar(
i,n,f,m))&&(m--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==f-1?w--:l==f+1?w++:l!=f&&(l>f?w--:w++,b=1)):(~l||(s>p?w--:s<p&&w++),typeof i.type!="function"&&(i.__u|=
4))):g[r]=null;if(b){for(c=[],h=[],r=0;r<s;r++)if((i=g[r])&&16&i.__u){for(w=0,d=c.length;w<d;)c[u=w+d>>1]<i.__i?w=u+1:d=u;c[w]=i.__i,h[r]=w+1}for(w=c.length;r--;)
h[r]&&(h[r]==w?w--:g[r].__u|=4)}if(m)for(r=0;r<p;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=ie(a)),rn(a,a));return o}function oo(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=oo(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=ie(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ar(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],f=a&&!(2&a.__u);if(a===null&&r==null||f&&r==a.key&&i==a.type)
return n;if(o>(f?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function Rn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function tt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Rn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Rn(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Yt[t]||(Yt[t]=Mr(t)),(e.__a||(e.__a={}))[t]=en,r=
t!=(t=t.replace(Zn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Mr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ot]==null)t[ot]=en++;else if(t[ot]<this.__a[e])
return;return n(C.event?C.event(t):t)}}}function on(e,t,n,o,s,r,i,a,f,l){var c,h,d,u,p,m,w,b,g,_,y,S,k,O,v,E,A,L,D=t.type;if(t.constructor!==He)return null;128&
n.__u&&(f=32&n.__u,c=n.__c.__z)&&(t.__u|=f,h=r=[],c.nodeType==8?a=st(c,r):r.push(c),a=r[0]||a),(c=C.__b)&&c(t);e:if(typeof D=="function"){d=i.length;try{if(b=t.
props,g=(c=D.prototype)&&c.render,_=(c=D.contextType)&&o[c.__c],y=c?_?_.props.value:c.__:o,(u=n.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(g?t.__c=u=new D(b,y):(t.__c=
u=new Re(b,y),u.constructor=D,u.render=Cr),_&&_.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),g&&(u.__s||(u.__s=u.state),D.getDerivedStateFromProps&&
(u.__s==u.state&&(u.__s=be({},u.__s)),be(u.__s,D.getDerivedStateFromProps(b,u.__s)))),p=u.props,m=u.state,u.__v=t,n.__c){if(b!==p&&g&&!D.getDerivedStateFromProps&&
u.componentWillReceiveProps&&u.componentWillReceiveProps(b,y),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(b,u.__s,y)===
!1){t.__v!=n.__v&&(u.props=b,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(I){I&&(I.__=t)}),lt.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&
i.push(u),a=ie(n);break e}u.componentWillUpdate&&u.componentWillUpdate(b,u.__s,y),g&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(p,m,w)})}else
g&&!D.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),g&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=y,u.props=b,u.__P=
e,u.__g&=-5,S=C.__r,k=g?25:0;do u.__g&=-9,S&&S(t),c=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++k<25);g&&(lt.push.apply(u.__h,u.__k),u.__k=[]),u.
state=u.__s,u.getChildContext&&(o=be({},o,u.getChildContext())),g&&n.__c&&u.getSnapshotBeforeUpdate&&(w=u.getSnapshotBeforeUpdate(p,m)),O=c&&c.type===xe&&c.key==
null?c.props.children:c,b.__P&&(c=a,s=(e=b.__P).namespaceURI,f=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(I){I&&rn(I,I)}),n.__k=null),a=n.__k?ie(n,0):
null),a=no(e,tn(O)?O:[O],t,n,o,s,r,i,a,f,l),b.__P&&(t.__e=null,a=c),t.__u&=-161,h&&h.some(_e),u.__h.length&&i.push(u),1&u.__g&&(u.__g&=-4)}catch(I){if(i.length=
d,t.__v=null,f||r)if(I&&I.then){if(t.__u|=128|f,r){for(~(A=r.indexOf(a||void 0))||(A=r.length);(L=r[A-1])&&L.nodeType==8;)A--;for(;A<r.length;A++)if(L=r[A])if(r[A]=
null,v){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=st(v=L))}}if(!v){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;v=a}(c=st(v=
t.__c.__z||(t.__c.__z=v)))?(t.__e=v,a=c):t.__e=a,a=a&&a.nextSibling}else r&&r.some(_e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),I&&I.then||so(t),C.__e(I,t,n)}}else
a=t.__e=Tr(n.__e,t,n,o,s,r,i,f,l,e);return(c=C.diffed)&&c(t),a}function st(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function so(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(so))}function ro(e,t,n){for(var o=0;o<n.length;)sn(n[o++],n[o++],n[o++]);C.__c&&C.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){C.__e(r,s.__v)}})}function Tr(e,t,n,o,s,r,i,a,f,l){var c,h,d,u,p,m,w,b,g=n.props||it,_=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((p=r[c])&&(y?p.localName==y:p.nodeType==3)){
e=p,r[c]=null;break}}if(!e){if(b=l.ownerDocument||document,!y)return b.createTextNode(_);e=b.createElementNS(s,y,_.is?_:l),a&&(C.__m&&C.__m(t,r),a=!1),r=null}if(y){
if(l=y=="template"&&e.content||e,r=y=="textarea"&&_.defaultValue!=null?null:r&&nn.call(l.childNodes),!a&&r)for(g={},c=0;c<e.attributes.length;c++)g[(p=e.attributes[c]).
name]=p.value;for(c in g)p=g[c],c=="dangerouslySetInnerHTML"?d=p:c=="children"||c in _||c=="value"&&"defaultValue"in _||c=="checked"&&"defaultChecked"in _||tt(e,
c,null,p,s);for(c in _)p=_[c],c=="children"?u=p:c=="dangerouslySetInnerHTML"?h=p:c=="value"?m=p:c=="checked"?w=p:a&&typeof p!="function"||g[c]===p||tt(e,c,p,g[c],
s);h?(a||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&xr.test(y))&&(s="http://www.w3.org/1999/xhtml"),no(l,tn(u)?u:[u],t,n,o,s,r,i,r?r[0]:n.__k&&ie(n,0),a,f),r&&r.some(_e)),a&&y!="textarea"||(c="valu\
e",y=="progress"&&m==null?e.removeAttribute(c):m==null||m===e[c]&&(y!="progress"||m)||tt(e,c,m,g[c],s),c="checked",w!=null&&w!=e[c]&&tt(e,c,w,g[c],s))}else g===
_||a&&e.data==_||(e.data=_);return e}function sn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){C.__e(s,n)}}function rn(e,t,n){var o,s,r,i;if(C.unmount&&C.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||sn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){C.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&rn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=st(o,r=[]))&&(o==e.__e&&r.some(_e),_e(s),_e(o)),n||_e(e.__e),e.__e=e.__c=e.__=null}function Cr(e,t,n){
return this.constructor(e,n)}function Y(e,t){var n,o,s,r;C.__&&C.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ze(xe,{children:[
e]}),s=[],r=[],on(t,t.__k,o||it,it,t.namespaceURI,o?null:t.firstChild?nn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ro(s,t.__k,r),t.__k.props.children=
null}C={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw rt=0,e}},Yn=0,Jn=function(e){return e!=null&&e.
constructor===He},Re.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=be({},this.state)),typeof e=="function"&&(e=e(be({},n),this.props)),
e&&(be(n,e),this.__v&&(t&&this.__k.push(t),zn(this)))},Re.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),zn(this))},Re.prototype.render=
xe,re=[],rt=0,Xn=function(e,t){return e.__v.__b-t.__v.__b},ot=Symbol(),Zn=/(PointerCapture)$|Capture$/i,en=0,Yt={},Sr=0;var io=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,io(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Bn=new Map;function Nr(e){var t=Bn.get(this);return t||(t=
new Map,Bn.set(this,t)),(t=io(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",f=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?f.push(0,d,i):r===3&&(d||i)?(f.push(3,d,i),r=2):r===2&&i==="..."&&d?f.push(4,d,0):r===2&&i&&!d?f.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(f.push(r,0,i,s),r=
6),d&&(f.push(r,d,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&l(),l(c));for(var h=0;h<n[c].length;h++)o=n[c][h],r===1?o==="<"?(l(),f=[f],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][h+1]===">")?(l(),r===3&&
(f=f[0]),r=f,(f=f[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,f=f[0])}return l(),f})(e)),t),arguments,[])).length>1?t:t[0]}var $=Nr.bind(Qn),at,H,Gt,In,Lr=Object.is,Jt=0,lo=[],
Xt=[],z=C,Wn=z.__b,Un=z.__r,Hn=z.diffed,Kn=z.__c,Fn=z.unmount,qn=z.__;function ao(e,t){z.__h&&z.__h(H,e,Jt||t),Jt=0;var n=H.__H||(H.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function Oe(e,t){var n=ao(at++,4);!z.__s&&co(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,H.__h.push(n))}function dt(e){return Jt=5,Ke(function(){return{current:e}},[])}function Ke(e,t){
var n=ao(at++,7);return co(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function jr(){var e;do{for(;e=Xt.shift();)try{Be(e)}catch(n){z.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
lo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Be),t.__h.some(Zt),t.__h=[]}catch(n){t.__h=[],z.__e(n,e.__v)}}}while(Xt.length)}z.__b=function(e){H=null,Wn&&
Wn(e)},z.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),qn&&qn(e,t)},z.__r=function(e){Un&&Un(e),at=0;var t=(H=e.__c).__H;t&&(Gt==H?H.__h=[]:(t.__h.some(
Be),t.__h.some(Zt),at=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Gt=H},z.diffed=function(e){Hn&&Hn(e);var t=e.__c;t&&t.__H&&(t.__H.
__h.length&&Vn(lo.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gt=H=null},z.__c=function(e,t){t.some(function(n){try{n.__h.some(Be),n.__h=n.__h.filter(
function(o){return!o.__||Zt(o)})}catch(o){n.__h=[function(){throw o}]}}),Kn&&Kn(e,t)},z.unmount=function(e){Fn&&Fn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Vn(Xt.push(s))}else Be(s)}catch(r){t=r}}),o.__H=void 0,t&&z.__e(
t,o.__v))};var Gn=typeof requestAnimationFrame=="function";function Dr(e){var t,n=function(){clearTimeout(o),Gn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(
n,35);Gn&&(t=requestAnimationFrame(n))}function Vn(e){e!=1&&In==z.requestAnimationFrame||((In=z.requestAnimationFrame)||Dr)(jr)}function Be(e){var t=H,n=e.__c;typeof n==
"function"&&(e.__c=void 0,n()),H=t}function Zt(e){var t=H;e.__c=e.__(),H=t}function co(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Lr(n,e[o])})}
var Pr=Symbol.for("preact-signals");function ht(){if(se>1)se--;else{var e,t=!1;for((function(){var s=ut;for(ut=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();We!==void 0;){var n=We;for(We=void 0,ct++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&fo(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(ct=0,se--,t)throw e}}function ln(e){if(se>0)return e();Qt=++zr,se++;try{return e()}finally{ht()}}var Ie,j=void 0;function G(e){
var t=j,n=Ie;j=void 0,Ie=void 0;try{return e()}finally{j=t,Ie=n}}var We=void 0,se=0,ct=0,zr=0,Qt=0,ut=void 0,ft=0;function uo(e){if(j!==void 0){var t=e.n;if(t===
void 0||t.t!==j)return t={i:0,S:e,p:j.s,n:void 0,t:j,e:void 0,x:void 0,r:t},j.s!==void 0&&(j.s.n=t),j.s=t,e.n=t,32&j.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==
void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=j.s,t.n=void 0,j.s.n=t,j.s=t),t}}function U(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
t?.watched,this.Z=t?.unwatched,this.name=t?.name}U.prototype.brand=Pr;U.prototype.h=function(){return!0};U.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.
e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:G(function(){var o;(o=t.W)==null||o.call(t)}))};U.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,
o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&G(function(){var s;(s=t.Z)==null||s.call(t)}))}};U.prototype.
subscribe=function(e){var t=this;return T(function(){var n=t.value;G(function(){return e(n)})},{name:"sub"})};U.prototype.valueOf=function(){return this.value};
U.prototype.toString=function(){return this.value+""};U.prototype.toJSON=function(){return this.value};U.prototype.peek=function(){var e=this;return G(function(){
return e.value})};Object.defineProperty(U.prototype,"value",{get:function(){var e=uo(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(ct>100)throw new Error("Cycle detected");(function(n){se!==0&&ct===0&&n.l!==Qt&&(n.l=Qt,ut={S:n,v:n.v,i:n.i,o:ut})})(this),this.v=e,this.i++,ft++,se++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{ht()}}}});function N(e,t){return new U(e,t)}function fo(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function ho(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function mo(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function ye(e,t){U.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ft-1,this.f=4}ye.prototype=new U;ye.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===ft))return!0;if(this.g=ft,this.f|=1,this.i>0&&!fo(this))return this.f&=-2,!0;var e=j;try{ho(this),j=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return j=e,mo(this),this.f&=-2,!0};ye.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}U.prototype.S.call(this,e)};ye.prototype.U=function(e){if(this.t!==void 0&&(U.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ye.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(ye.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=uo(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function Q(e,t){return new ye(e,t)}function po(e){var t=e.j;if(e.j=void 0,typeof t=="function"){se++;var n=j;
j=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,an(e),o}finally{j=n,ht()}}}function an(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,po(e)}function Rr(e){
if(j!==this)throw new Error("Out-of-order effect");mo(this),j=e,this.f&=-2;try{8&this.f&&an(this)}finally{ht()}}function Ee(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,Ie&&Ie.push(this)}Ee.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};Ee.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,po(this),ho(this),se++;var e=j;
return j=this,Rr.bind(this,e)};Ee.prototype.N=function(){2&this.f||(this.f|=2,this.u=We,We=this)};Ee.prototype.d=function(){this.f|=8,1&this.f||an(this)};Ee.prototype.
dispose=function(){this.d()};function T(e,t){var n=new Ee(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var go,mt,nt,Br=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var wo=[];T(function(){go=this.N})();function Ae(e,t){C[e]=t.bind(null,C[e]||function(){})}function Ue(e){if(nt){var t=nt;nt=void 0,t()}nt=e&&e.S()}function _o(e){
var t=this,n=e.data,o=cn(n);o.name="ReactiveDom",o.value=n;var s=Ke(function(){for(var a=t,f=t.__v;f=f.__;)if(f.__c){f.__c.__$f|=4;break}var l=Q(function(){var u=o.
value.value;return u===0?0:u===!0?"":u||""}),c=Q(function(){return!Array.isArray(l.value)&&!Jn(l.value)}),h=T(function(){if(this.N=bo,c.value){var u=l.value;a.__v&&
a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=u)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[c,l]},[]),r=s[0],i=s[1];return r.value?i.peek():
i.value}_o.displayName="ReactiveTextNode";Object.defineProperties(U.prototype,{constructor:{configurable:!0,value:Qn(xe,null).constructor},type:{configurable:!0,
value:_o},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ae("__b",function(e,t){if(Ue(),
mt=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof U&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
Ae("__r",function(e,t){if(e(t),t.type!==xe){Ue();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return T(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Br&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),mt=o,Ue(n)}});Ae("__e",function(e,t,n,o){Ue(),mt=void 0,e(t,n,o)});Ae("diffed",function(e,t){Ue(),mt=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var f in o){var l=r[f],
c=o[f];l===void 0?(l=Ir(n,f,c,s),r[f]=l):l.o(c,s)}}}e(t)});function Ir(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=N(n);return{o:function(i,a){r.value=i,
o=a},d:T(function(){this.N=bo;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Ae("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var f in i)a[f]=i[f]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}e(t)});Ae("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});Re.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function cn(e,t){return Ke(function(){return N(e,t)},[])}var Wr=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ur(){ln(function(){for(var e;e=wo.shift();)go.call(e)})}function bo(){wo.push(this)===1&&(C.requestAnimationFrame||Wr)(Ur)}var pt={corner:"",centre:"~",colour:"#"},Me=Object.keys(pt),le=Me.filter(e=>e!=="colour"),ae=["red","orange","yellow","green","cyan","blue","purple","grey"],Fe=(e,t)=>pt[e]+
t,ce=(e=[],t)=>e.filter(n=>un(n)===t).map(n=>n.slice(pt[t].length)),un=e=>Me.find(t=>pt[t]===e[0])??"corner",yo=(e,t,n)=>t.every(o=>e[o]?.includes(n))?dn(e,t,o=>o.
filter(s=>s!==n)):fn(e,t,[n]),fn=(e,t,n)=>dn(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),qe=(e,t,n,o)=>dn(e,t,s=>s.filter(
r=>!n.includes(un(r))||o!==void 0&&r!==Fe(un(r),o)));function dn(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var R=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),ko=new Map;function $o({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=ko.get(o)??{svg:e,words:t,reach:n};return ko.set(o,s),s}var Hr=["diagonal","triangle"],gt=$o({svg:"",words:""});function wt(e,t=null){let n=e.pieces.map(
$o),o=a=>a.map(f=>f<0?gt:n[f]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Kr(a.peers??{}),choices:a.choices.map(f=>({...f,looks:f.looks.map(l=>l.map(c=>c<0?null:n[c]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(f=>[f.slice(0,-1).join(","),f.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Kr(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var J=(e,t,n)=>(t-1)*e.columns+n-1,M=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],ue=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,hn=(e,t,n,o)=>ue(t,M(e,o).join(","),n),fe=({what:e,where:t,choices:n})=>t==="cell"&&
!Hr.includes(e)&&n.some(({value:o})=>o!==null);function mn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?J(e,o,s):-1}var ee=(e,t)=>!!e.looks[0]?.[t],_t=(e,t)=>e.plays.some(n=>n.choices.
some(o=>ee(o,t))),pn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),So=e=>pn(e)||[...e.
frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),F=(e,t,n,o)=>ve(t,n,M(e,o).join(",")),bt=(e,t,n,o,s)=>St(t,n,M(e,o).join(","),s),yt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function kt({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Ge(e,t,n){for(let o of e.plays){let s=o.choices[F(e,o,t,n)];if(s&&ee(s,n))return s.looks.map(r=>r[n]??gt)}return e.frames.
map(o=>o.blank[n])}var vo={corner:"candidates",centre:"centre",colour:"coloured"};function vt(e,{marks:t,notes:n},o){let[s,r]=M(e,o),i=e.plays.map(d=>d.choices[F(
e,d,t,o)]?.words).filter(d=>d!==void 0),a=e.frames[0].blank[o].words,f=Me.map(d=>[vo[d],...ce(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?f.filter(([d])=>d===
vo.colour):f,c=e.plays.filter(X).flatMap(d=>Ao.map(u=>{let p=d.choices[ve(d,t,de(e,o,u))];return p&&`${u}: ${p.words}`})).filter(Boolean),h=[a,...i,...c,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function xo(e,t){let n=s=>s.choices.some(r=>{let[i,a]=ue(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>X(s)&&n(s)))return!0;let o=mn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>ee(r,o)&&hn(e,s,r,o)===t))}function Oo(e,t,n){let o=n.filter(r=>xo(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var $t=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Eo(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>xo(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var X=e=>e.where!=="cell",Ao=["top","right",
"bottom","left"],Fr={top:[-1,0,"bottom"],left:[0,-1,"right"]},ke=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Mo(e,t,n,o){let s=f=>f.
every((l,c)=>l>=Math.min(n[c],o[c])&&l<=Math.max(n[c],o[c])),r={...t},i={};for(let f of e.spots){let[l,c,h]=f.split(","),[d,u]=[[+l,+c],[+l+ +(h==="bottom"),+c+
+(h==="right")]].map(m=>s(m));if(!d&&!u)continue;let p=ue(e,f,e.choices[0]);delete r[p],d!==u&&(i[p]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(f=>t[f])?r:{...r,...i}}function de(e,t,n){let[o,s]=M(e,t),[r,i,a]=Fr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var ve=(e,t,n)=>e.choices.findIndex(o=>t[ue(e,n,o)]===o.holds);function St(e,t,n,o){let s={...t};for(let i of e.choices)delete s[ue(e,n,i)];let r=e.choices[o];return r&&
(s[ue(e,n,r)]=r.holds),s}var To=(e,t,n)=>e.plays.filter(X).reduce((o,s)=>Ao.reduce((r,i)=>St(s,r,de(e,n,i),-1),o),t);function Ve({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,f]=[n+(r-1)*e,n+(s-1)*t],[l,c]=[a+e,f+t];if(o==="edge")return{top:[a,f,l,f],bottom:[a,c,l,c],left:[a,f,a,c],right:[l,f,l,c]}[i];let[h,d]=[a+e/2,f+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function Co(e,t,[n,o,s]){let[r,i,a,f]=Ve(e,t,[n,o,s]);if(t==="edge")return[r,i,a,f];let[l,c]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+c,o+l]].map(u=>e.frames[0].cells[J(e,u[0],u[1])]?.reach?.[c]??0);return[r+l*h,i+c*h,a-l*d,f-c*d]}function te({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var ne=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},xt=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function No(e,t,n,o={}){let s=(i,a,f)=>{for(let[l,c]of t.plays.entries()){let h=F(t,c,n,a);if(h>=0&&ee(c.choices[h],a))return e.plays[l].choices[h].looks[i][a]}
return f},r=e.frames.map(({blank:i,...a},f)=>({...a,blank:i,cells:i.map((l,c)=>s(f,c,l))}));for(let[i,a,f]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,
blank:c}=r[i];l[a]===c[a]&&(l[a]=f)}return{...e,frames:r}}function x(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function Lo(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function he(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function B(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Ot=e=>[...document.querySelectorAll(e)];var Te=e=>e.target;function me(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function Et(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var $e=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var qr=Uint8Array.from(atob(B("#told").textContent??""),e=>e.charCodeAt(0)),jo=new Response(new Blob([qr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Do,game:Po,boards:q,around:gn}=await jo;var Gr=new Map(q.map(({id:e,sheet:t})=>[e,wt(t)])),At=()=>{throw new ne({words:"This page was made to be played without a server, which alone knows that."})},zo={
board:({id:e,sheet:t,effects:n},o)=>No(t,Gr.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:At(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",s);return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e},differences:({shared:e})=>e??
At()};async function V(e,t,n={}){let{onEvent:o=()=>{}}=n,s=t,r=q.find(({id:a})=>a===s.instance);if(!r||e==="answers"&&!r.solution)return At();let i=Object.fromEntries(
s.marks);if(e!=="overview")return(zo[e]??At)(r,i,o);for(let a of s.parts)o(a,{found:zo[a](r,i,o)})}var Z=(e,t,n)=>V(e,t,{signal:n});var Ro=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Vr=["facts","marks","notes"],Yr=["puzzle","instance","rules","facts","constants"];function Bo(e=Ro){let t=N(e),n=e,o=Q(()=>{let h=t.value;return Yr.
some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,a=new Set,f=h=>ln(()=>{let d=t.peek();t.value=h;let p=Object.keys(h).filter(m=>h[m]!==d[m]);if(p.length)for(let m of[
...a])m(h,d,new Set(p))}),l=({facts:h,marks:d,notes:u})=>({facts:h,marks:d,notes:u}),c=(h,d)=>{if(!h.length)return;let u=t.peek();d.push(l(u)),i=null,f({...u,...h.
pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>0},get history(){
return{now:l(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:u=!0}={}){let p=t.peek(),m=Vr.some(w=>w in h&&h[w]!==p[w]);m&&u&&!(d!==null&&d===i)&&(s.
push(l(p)),r=[]),(m||"mode"in h)&&(i=d),f({...p,...h})},open(h,d=null){let u={...Ro,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(l(u))?[d.past,
d.future,null]:[[],[],null],f(u)},undo:()=>c(s,r),redo:()=>c(r,s),on(h,d){let u=new Set(h),p=(...m)=>{[...m[2]].some(w=>u.has(w))&&d(...m)};return a.add(p),()=>a.
delete(p)}}}function P(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.
entries(a),...t}}function pe(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}function Io({app:e,card:t,check:n,pointed:o}){let s=Q(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},f=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||f.length?{cause:r,effect:i,wrong:f}:null)});T(()=>e.emit("highlight",JSON.parse(s.value)))}var Ye=e=>e.join(",");function Wo(e,t){
let n=new Set(t.map(Ye));return e.filter(o=>!n.has(Ye(o)))}function Ce(e){return[...new Map(e.map(t=>[Ye(t),t])).values()]}var Jr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Tt({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let f=Ke(()=>Q(()=>{let{
row:p,column:m}=e.state.focused.value??{};return[...o,...s,...r].some(b=>Ye(b)===`${p},${m}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:Wo(
s,o),wrong:r}},c=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],u=new Map(i.filter(p=>p.clue===null).map(p=>[p.place,p]));return $`<li class=${f} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${c} onfocusout=${c}>
    ${h!==null&&$`<p>${Mt(e,`${K(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${Mt(e,K(d))}</p>
    ${u.size>0&&$`<p class="sources">${[...u.keys()].map(p=>wn(e,p))}</p>`}
  </li>`}var Uo=({cells:e,because:t,...n})=>$`<${Tt} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Ct=({parts:e,broken:t})=>$`<ul class="sentences">${t.map(n=>$`<${Uo} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,Nt=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>$`<ul class="sentences">
  <${Tt} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&$`<${Lt} parts=${e} chain=${r} />`}</ul>`,Lt=({parts:e,chain:t})=>$`<li class="chain"><ol class="sentences">
  ${t.map(n=>$`<${Uo} parts=${e} ...${n} />`)}</ol></li>`,K=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),Mt=(e,t)=>t.split(Jr).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return $`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function wn(e,t){let n=Xr(t);return n&&$`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${_n(n,e.store.now)}</button>`}function Xr(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function _n({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var Ne=e=>Ce(e.flatMap(t=>t.cells));var Ho="How the answer follows",Ko=10;function Fo({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};T(()=>{e.task&&s()}),t("cancel-all",
s);function r(f){s(),n=new AbortController;let l={marks:e.now.marks,most:f,events:[],hasEnded:!1,wake:()=>{},end:null},c=(h,d)=>{l.events.push({name:h,data:d}),
l.wake()};return l.end=V("explain",P(e.now,f===null?{}:{most:f}),{signal:n.signal,onEvent:c}),l.end.catch(()=>{}).finally(()=>{l.hasEnded=!0,l.wake()}),o=l}async function*i(f){
for(let l=0;;l+=1){for(;l===f.events.length&&!f.hasEnded;)await new Promise(c=>{f.wake=()=>c(null)});if(l===f.events.length)return;yield f.events[l]}}async function a(f,l){
f.addEventListener("abort",s);try{return await l()}finally{f.removeEventListener("abort",s)}}return{next:f=>a(f,async()=>{let{marks:l}=e.now,c=o&&Object.entries(
o.marks).every(([h,d])=>l[h]===d);for(let h=o&&c?o:r(Ko);;h=r(Ko)){let d=[],u=[],p=null;for await(let{name:m,data:w}of i(h)){m==="own"&&(p=w),m==="step"&&d.push(
w),u.push(...(w.frames??[]).flatMap(g=>g.looks??[]));let b=Zr(p,d,l);if(b.length)return{steps:b,looks:u,end:null}}if(h.marks===l)return{steps:[],looks:u,end:await h.
end}}}),follow:(f,l)=>a(f,async()=>{let c=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:h,data:d}of i(c))l(h,d);return c.end})}}function Zr(e,t,n){
let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>bn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:[]}function bn(e,t){let[n,o]=$t(e);return t[n]===o}function yn({
conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function qo(e){let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s===
"none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Ho,"Looking for the first step \u2026",async r=>{let i=jt(e,Ho),a=N([]),
f=N(null);t.add([$`<${ei} parts=${e} film=${i} steps=${a} end=${f} />`]);let l=await o.follow(r,(c,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...Qr(c,h)}))),c===
"step"&&(a.value=[...a.value,h],t.tell(`${$e(a.value.length,"step")} so far \u2026`))});if(l.status==="none")return yn(e,l);if(l.status==="multiple")return e.several.
ask();f.value=l},{isTrue:pe(e.app.store)})}function Qr(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:K(t),captions:[K(n)],
settled:o}}function ei({parts:e,film:t,steps:n,end:o}){return $`${o.value&&$`<p>${ni(o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>$`<${ti} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function ti({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=dt(null);return Oe(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),$`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${K(n.words)}</button>
    <${Nt} parts=${e} step=${n} /></li>`}function ni({grade:e,complete:t,interrupted:n},o){let s=$e(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The r\
est does not follow by explanations.")}function jt({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=l=>t.play(r={title:n,frames:[
...o],looks:s,at:l}),f=me(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){
o.push(...l),s.push(...l.flatMap(c=>c.looks??[]).map(c=>({svg:c}))),r!==null?f():o.length&&a(0)},goTo(l){a(Math.min(l,o.length-1)),e.emit("pane","board")}}}function Go({app:e,place:t,pointed:n}){let o=N(null),s=N(null),r=new Set,i=new AbortController,a=null,f=()=>{i.abort(),s.value=null},l=()=>{f(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},c={get cells(){return o.value?.cells?.()??null},show(u,p,m={}){let{task:w}=e.store;t.card.contains(document.
activeElement)&&B("h2",t.card).focus(),l(),r.delete(u),o.value={name:u,body:p,isTrue:()=>e.store.task===w,...m},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:u=>o.peek()===null&&!r.has(u),add(u,p={}){let m=o.peek();m!==null&&(o.value={...m,body:[...m.body,...u],...p})},
async work(u,p,m,w){c.show(u,[],w),s.value=p;let b=i=new AbortController;try{await m(b.signal)}catch(g){g.name!=="AbortError"&&!b.signal.aborted&&c.add([$`<p class=${oi(
g)?"failure":null}>${Dt(g)}</p>`])}finally{i===b&&(s.value=null)}},tell(u){s.value=u},play(u){a=u,e.emit("film",u)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){l(),o.value=null}};T(()=>{o.value?.isTrue()===!1&&G(c.close)}),T(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=Q(()=>o.value?.overlay??
null);T(()=>e.emit("overlay",h.value)),T(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),c.close()});function d(){let{name:u,body:p}=o.value??
{name:"",body:[]};Oe(()=>{u&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let m=()=>{r.add(u),c.close()},w=()=>{f(),c.add([$`<p class="soft">Cancelled.</p>`])};
return $`
      <header><h2 tabindex="-1">${u}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${m}>×</button></header>
      <div class="card-body" aria-live="polite">${p}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return Y($`<${d} />`,t.card),T(()=>{let{focused:u}=e.state;u.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),c}var oi=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function Dt(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return K(n.replace(/^encodings\/\S+: /,""))}var si=2e3;function Vo({store:e,overview:t,emit:n}){let o=N({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let c=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(u,p)=>{h=p});d!==void 0&&e.task===l&&i(d)}catch(d){if(e.task!==l)return;if(d.interrupted)
return i(ri(h,d.interrupted,performance.now()-c));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,si):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",kn(l))}let{puzzle:a,instance:f}=e.now;return T(()=>{let{task:l}=e,
c=l.puzzle!==a||l.instance!==f;({puzzle:a,instance:f}=l),G(()=>{o.value=c?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var ri=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function kn({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Yo({app:e,place:t,solving:n}){let o=N(null),s=new AbortController;async function r(f){let l=s=new AbortController;o.value={of:f,far:"Counting \u2026"};
try{let c=await V("count",P(e.store.now,{marks:[]}),{signal:l.signal,onEvent:(h,{count:d})=>{o.value={of:f,far:`at least ${d.toLocaleString("en")} \u2026`}}});o.
value={of:f,all:c}}catch(c){l.signal.aborted||(o.value={of:f,refusal:Dt(c)})}}T(()=>{n.now.isOld&&s.abort()}),T(()=>{let{isOld:f}=n.now;t.status.setAttribute("a\
ria-busy",String(f)),t.status.classList.toggle("old",f),t.status.dataset.kind=i().kind??""});function i(){let{outcome:f,error:l}=n.now,c=o.value?.of===f?o.value?.
all:void 0;return l?li(l):f===null?{words:"\u2026"}:{...vn(f),...c&&ii(c)}}function a(){let{outcome:f,isOld:l}=n.now;if(f?.status!=="multiple")return null;let{of:c,
far:h,refusal:d,all:u}=o.value??{};return c===f&&u?null:c!==f||!h||l?$`${c===f&&d} <button type="button" onclick=${()=>r(f)}>Count them all</button>`:$`<span class="spinner" aria-hidden="true"></span><span>${h}</span>
      <button type="button" onclick=${()=>{s.abort(),o.value={of:f,refusal:"Counting was cancelled."}}}>Cancel</button>`}return function(){let{words:l,detail:c}=i();
return $`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${l}</strong><span class="soft">${c}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${ai(e,n.now.error)}<${a} /></div>`}}function ii({count:e,exhausted:t,horizon:n}){let o=n===null?null:`in ${n} steps; longer ones were no\
t counted`;return{words:t?`${$e(e,"answer")}, all counted`:`At least ${$e(e,"answer")}`,detail:[o,t?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}}
function vn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=kn(e).seconds,i=e.interrupted?null:`${r.toFixed(2)} s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).
join(" \xB7 "),f=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,c={unique:["One answer, proved","good"],multiple:["Mo\
re than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${f}`,"good"],found:[n.length?`${l}: the best so far is ${f}, no\
t proved`:`${l}: ${$e(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];return{words:c[0],detail:a,kind:c[1]}}function li(e){
return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was s\
tarted anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:Dt(e),kind:"warn"}:e.problems.length&&e.problems.
every(xt)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"\
This failed",detail:e.message,kind:"bad"}}var ai=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=K(_n(n,e.store.now)),s=()=>e.emit("reveal",n);return $`<p class="status-problem">${n.
line!==null&&$`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.text}</p>`});var $n=200;async function Jo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=jt(e,"Solution"),i=null;await V("answers",P(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,f)=>{i=f,r.add(Zo(f,"Solution"))}}),n.add([i===null?
$`<p>No answer was found.</p>`:$`<${ci} parts=${e} answer=${i} />`])})}function ci({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,r=()=>{
e.emit("film",null),e.emit("fill",n)};return $`
    <p>${s&&`${vn(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&$`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&$`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Xo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=jt(e,"All answers"),i=N([]),a=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:p})=>p<=(r.at??0)),0),u=p=>r.goTo(h[Math.min(Math.max(d+p,0),h.length-1)].first);return $`<div>
        <div class="row"><button type="button" onclick=${()=>u(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>u(1)}>Next</button></div>
        ${h.map(({frames:p,atoms:m})=>p.length===0&&$`<p class="atoms">${m.join(" ")}</p>`)}</div>`};n.add([$`<${a} />`]);let f=await V("answers",P(t.store.now,
{marks:[],most:$n}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Zo(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),c=o.now.outcome?.horizon;n.add([$`<p>${ui({...f,isBest:l,horizon:c},i.value.length)}</p>`])})}var Zo=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function ui({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<$n?"There may be others.":`The first ${$n}; there may be more.`}var Qo="pylogic:check",fi=250,di=400,es=3,hi="Whether this can be completed was not found out in time.";function ts(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=Et(),i=N(localStorage.getItem(Qo)==="on"),a=N(null),f=null,l=!1,c=(g,_,y)=>{a.value={kind:g,words:_,of:t.now.marks,...y}},h=()=>{a.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(Qo,i.value?"on":"off"),f=null,u()};async function u(g=!1){let{outcome:_,isOld:y}=s.now,{marks:S}=t.now,k=g||l&&S===f;if(g)f=S;else if(!k&&
S===f&&!y)return;let O=Object.keys(S).length===0;l=k&&y&&!O;let v=(k||i.value)&&!y&&_!==null&&!O;if(!v||_.status==="none"||_.horizon!==null)r.stop(),v&&_.horizon===
null?c("bad","There is no answer at all"):k&&O?c("unsure","Nothing is entered yet."):l?c("unsure","checking \u2026"):h();else if(!k)await m("rules");else{let E=_.
status==="unique"?new Set(_.answers[0].atoms):null;E===null?await m("all"):p(E,S)&&await m("reasons")}}function p(g,_){let y=Sn(g,_),S=Ce(y.map(xn).filter(k=>k!==
null));return y.length?c("bad",`${S.length} ${Je(S)}${S.length===1?" is":"s are"} wrong`,{cells:S}):(r.stop(),c("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function m(g){let _=g==="all"?setTimeout(()=>c("unsure","checking \u2026"),a.value?di:0):0,y;try{y=await r(k=>Z("judge",P(t.now),k))}catch(k){
g==="all"&&k.interrupted?c("unsure",hi):g!=="reasons"&&h();return}finally{clearTimeout(_)}if(y===void 0)return;let S=g==="reasons"?a.value&&{...a.value,broken:y.
broken.slice(0,es)}:mi(g,y,n.finished.value);a.value=S&&{...S,of:t.now.marks}}let w=me(fi,()=>u()),{marks:b}=t.now;return T(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||h(),w())}),T(()=>{s.now&&n.finished.value!==null&&G(u)}),o("cancel-all",()=>{r.stop(),h()}),{look:u,toggle:d,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function ns(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return $`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?$`<span class="soft">${s}</span>`:s&&$`<strong>${s}</strong>`}
      ${i.length>0&&$`<${Ct} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&$`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function mi(e,{possible:t,broken:n},o){let s={broken:n.slice(0,es),cells:Ne(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Je=e=>e.every(t=>t.length>2)?"line":"cell",Sn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function xn(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var pi=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,On="Why there is no answer",Pt="Why this is wrong",gi="Which rule is wrong",wi=12,_i=600;function os(e){let{
app:t,card:n,solving:o}=e,s=()=>f(On,!1),r=()=>n.work(Pt,"Looking for what it breaks \u2026",async u=>{let{broken:p}=await Z("judge",P(t.store.now),u);if(!p.length)
return l(Pt,!1,u);n.add([$`
      <p>What you entered breaks a rule already:</p>
      <${Ct} parts=${e} broken=${p.slice(0,wi)} />
      <${a} />`],{cells:()=>({wrong:Ne(p)})})},{isTrue:pe(t.store)}),i=()=>n.work(gi,"Looking for what refuses it \u2026",async u=>{let{is_answer:p,reasons:m}=await Z(
"why",P(t.store.now),u);if(p)return n.add([$`<p>Some answer has all of it.</p>`]);n.add([$`<ul class="sentences"><${Lt} parts=${e} chain=${m.flatMap(w=>ss(w))} /></ul>`],
{cells:()=>({wrong:Ne(m)})})},{isTrue:pe(t.store)}),a=()=>$`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`,f=(u,p)=>n.work(u,p?"Looking for the smallest reas\
on \u2026":"Looking for a reason \u2026",m=>l(u,p,m),u===Pt?{isTrue:pe(t.store)}:{});async function l(u,p,m){let w=(k,{size:O,bound:v})=>n.tell(`${O} clues and \
rules so far${v?`, at least ${v} are needed`:""} \u2026`),b=u===On?{marks:[]}:{},g=P(t.store.now,{...b,smallest:p}),_=await V("conflicts",g,{signal:m,onEvent:w});
if(_.status!=="none")return n.add([$`<p>There is an answer now.</p>`]);if(!_.conflicts.length)return n.add([$`<p>The reason was not found in time.</p>`]);let y=_.
conflicts[0],S=Ce(Ne(y.because));n.add([$`<${c} title=${u} conflict=${y} />`],{cells:()=>({cause:S,wrong:y.cells})})}function c({title:u,conflict:{because:p,cells:m,
chain:w,smallest:b,minimal:g}}){let _=p.filter(S=>S.clue!==null),y=p.filter(S=>S.clue===null);return $`
      <p>${w.length?"It leads to a contradiction:":bi(m.length>0,_,y)}</p>
      ${h("The clues: ",_.map(S=>S.words).join("; "))}
      ${h("What you entered: ",m.join(" "))}
      ${w.length?$`<ul class="sentences"><${Lt} parts=${e} chain=${w} /></ul>`:$`<ul class="sentences either">${y.map(S=>$`<${Tt} parts=${e} words=${S.words} cause=${S.
cells} lines=${[S]} />`)}</ul>`}
      <p class="soft">${b?"No reason is smaller.":g?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${u===Pt&&$`<${a} />`}
      ${!b&&$`<div class="row">
        <button type="button" onclick=${()=>f(u,!0)}>The smallest reason</button></div>`}`}let h=(u,p)=>p&&$`<p>${u}${Mt(t,yi(p))}</p>`,d=me(_i,()=>{let{outcome:u,
isOld:p}=o.now;!p&&u?.status==="none"&&u.horizon===null&&n.mayCome(On)&&s()});return T(()=>{o.now&&d()}),{ofPuzzle:s,ofMarks:r}}function ss({words:e,place:t,cells:n,
because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>ss(i,s+1))]}function bi(e,t,n){let o=[
t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of \
these ${n.length} happens`;return`${o?`With ${o}, whatever`:"Whatever"} one does, ${s}:`}function yi(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} mo\
re `;return e.replace(pi,t).trimEnd()}var zt="Hint";async function Bt(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(zt,[$`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(Rt(e).length)return o.show(zt,[$`<${ki} parts=${e} />`],{isTrue:()=>Rt(e).length>0,cells:()=>({wrong:is(Rt(e))})});await o.work(
zt,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:f,end:l}=await s.next(i);if(l?.status==="none")return yn(e,l);if(l?.status==="multipl\
e")return o.add([$`<${$i} ...${e} />`]);if(t.now.marks!==r)return o.add([$`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([$`<p>${Si(l,
r)}</p>`]);let{cells:c,causes:h}=a[a.length-1];o.add([$`<${vi} parts=${e} steps=${a} looks=${f} />`],{cells:()=>t.now.marks===r?{effect:c,cause:h}:null})},{isTrue:pe(
t)})}function Rt({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Sn(new Set(n.answers[0].atoms),e.store.now.marks):[]}var is=e=>e.
map(xn).filter(t=>t!==null);function ki({parts:e}){let{store:t}=e.app,n=Rt(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return $`
    <p>First this: ${o?"one":n.length} ${Je(is(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function vi({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=dt(null);Oe(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:f,name:l,frames:c,has_candidates:h}=t[t.
length-1],d=f.every(w=>bn(w,o.now.marks)),u=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(f.map($t))}})},p=()=>{u(),Bt(e)},m=()=>s.play({title:zt,
frames:c,looks:n.map(w=>({svg:w})),at:0});return $`
    <p class="look">Look at <${rs} colour="effect" cells=${i} />${a.length>0&&$` and <${rs} colour="cause" cells=${a} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(w=>$`<${Nt} parts=${e} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${u}>Do it</button>
      <button type="button" onclick=${p}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&$`<button type="button" title="The board with what each cell may still hold" onclick=${m}>
        Show what is noted</button>`}
    </div>`}var $i=({several:e})=>$`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,rs=({colour:e,cells:t})=>$`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Je(t)}`:`these ${t.length} ${Je(t)}s`}</span>`;function Si({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var ls="More than one answer",xi=300;function cs(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(ls,[$`<p>This board has more than one answer. What would you like to see?</p>`,
$`<${r} />`]),r=({but:p})=>$`<div class="row">
    ${p!==a&&$`<button type="button" onclick=${a}>What they share</button>`}
    ${p!==f&&$`<button type="button" class="served" onclick=${f}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${l}>Clues that would leave one</button></div>`,i=(p,m)=>Z("differences",P(t.store.now,{marks:[],extra:m}),p),a=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:m,cautious:w,brave:b}=await i(p,!1);if(!d(m)){if(w===null)return n.add([$`<p>The answers were not all compared in time.</p>`]);
n.add([$`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${w.length} of ${b.length} are certain.</p>
      <${r} but=${a} />`],{overlay:{certain:w,possible:b}})}}),f=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:m,picture:w}=await i(
p,!1);if(!d(m)){if(w===null)return n.add([$`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:w}],at:0}),n.add([$`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${f} />`])}}),l=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:m,offers:w,proof:b}=await i(p,
!0);if(d(m))return;if(!w.length)return n.add([$`<p>No clues were found that would leave one answer.</p>`]);let g=w.length===1,_=()=>h(w),y=()=>t.emit("clues",_().
map(({atom:S})=>S));n.add([$`
      <p>${g?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${w.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${g?"Add it":"Add all"}</button></div>`],{ghosts:_,isTrue:c(w)})});function c(p){let m=({
puzzle:b,rules:g,constants:_,facts:y})=>JSON.stringify([b,g,_,p.reduce((S,{atom:k})=>S.replace(`${k}.`,""),as(y))]),w=m(t.store.now);return()=>h(p).length>0&&m(
t.store.now)===w}let h=p=>p.filter(({atom:m})=>!as(t.store.now.facts).includes(`${m}.`));function d(p){return p!=="multiple"&&n.add([$`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let u=me(xi,()=>{let{outcome:p,isOld:m}=o.now;!m&&p?.status==="multiple"&&p.horizon===null&&n.mayCome(ls)&&s()});return T(()=>{o.now&&u()}),{ask:s,
share:a}}var as=e=>e.replaceAll(/%.*|\s/g,"");var us=({app:e,card:t})=>t.work("Rules that this board does not need","Trying without each rule \u2026",async n=>{let o=a=>$`<ul class="sentences">${a.map(({words:f,
place:l})=>$`<li class="sentence">
      <p>${K(Oi(f))}</p><p class="sources">${wn(e,l)}</p></li>`)}</ul>`,{rules:s,unexercised:r,interrupted:i}=await Z("unneeded",P(e.store.now,{marks:[]}),n);t.
add([$`
      <p>${s.length?"All of these could be deleted at once: the answers of this board would stay the same.":i?"None was found so far.":"It needs every rule that\
 it uses."}</p>
      ${o(s)}
      ${r.length>0&&$`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${o(r)}
      ${i&&$`<p>The search was cut short: there may be more.</p>`}`])}),Oi=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var fs=matchMedia("(max-width: 60rem)");function Ei(e){let t={status:x("section",{class:"assistant-status","aria-label":"Answers"}),buttons:x("div",{class:"assi\
stant-buttons"}),check:x("section",{class:"assistant-check","aria-label":"Check while you play"}),card:x("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:x("div",{class:"assistant-more"})};B("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>fs.matches?B("#board").append(
t.card):t.check.after(t.card);fs.addEventListener("change",n),n();let o={app:e,place:t,pointed:N(null),solving:Vo(e)};o.card=Go(o),o.derivation=Fo(e),o.conflicts=
os(o),o.several=cs(o),o.check=ts(o),Io(o),T(()=>{t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Bt(o)),Y($`<${Yo(o)} />`,t.status),Y($`<${Ai} parts=${o} />`,
t.buttons),Y($`<${ns} ...${o} />`,t.check),Y($`<button type="button" class="quiet served" title="Rules without which its answers would be the same"
    onclick=${()=>us(o)}>Which rules does this board not need?</button>`,t.more)}var Ai=({parts:e})=>$`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Bt(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>qo(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Jo(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Xo(e)}>Answers</button>`;var An={};et(An,{start:()=>ji});var Mi={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},It=({name:e})=>$`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Mi[e]} /></svg>`;var Ti=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ci=8e3,Ni=2,Li=["pointerdown","keydown"],
ds={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function ji(e){Y($`<${Di} ...${e} />`,B("#modes")),Y($`<${Pi} ...${e} />`,
B("#history")),Y($`<${Ri} />`,B("#appearance")),zi(e),Bi(e),Wi(e)}function Di({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),B(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ti.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return $`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Pi=({store:e})=>$`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${It} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${It} name="redo" /><span class="wide">Redo</span>
  </button>`;function zi({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||Te(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Ri(){let e=cn(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return $`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${It} name=${e.value?"light":"dark"} /></button>`}function Bi(e){let t=Ot("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ii(e)}function Ii(e){
let t=Object.keys(ds),n=o=>{e.emit("pane",o),Ot(`#${o} :is(${ds[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Ot(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Wi(e){let t=B("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=x(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Ni),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Li)addEventListener(a,i,{once:!0})},Ci)})}var Cn={};et(Cn,{start:()=>Rl});var Ui=12;function Le(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(x("span",{class:t,ariaHidden:"true"},n))}function hs(e,t,n,o){
Le(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let f=Number(a)-1,l=x("span",{},a);return l.style.gridArea=`${Math.floor(
f/r)+1} / ${f%r+1}`,[l," "]})))}function je(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(x("span",{class:"typed",ariaHidden:"true"},t))}function ms(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Wt(e,t){Le(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Ui%360))}function ps(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var Hi=500,Ki=["clue","unknown"];function gs({app:e,view:t}){let n=new Map,o=new Map,s=Fi(e,()=>{for(let k of f())je(t.grid.cell(k),null)}),r=()=>t.sheet,i=k=>r().
edits.find(O=>O.what===k),a=k=>M(r(),k).join(",");function f(){let k=[...n.keys()];return n.clear(),o.clear(),k}function l(k,O,v,E=null){let A=v===null?"":k==="\
unknown"?"?":v;n.set(O,A),je(t.grid.cell(O),A);for(let L of Ki)o.set(`${L} ${a(O)}`,null);w(k,O,v,E)}function c(k,O){let v=O.filter(E=>p(E,k));if(v.length){for(let E of v)
o.set(`${E} ${a(k)}`,null);n.set(k,""),je(t.grid.cell(k),""),s.ask({cells:v.map(E=>[E,...M(r(),k),null])})}}function h(k,O){let v=o.get(`${k} ${O}`);return v===
void 0?i(k)?.cells.get(O)??null:v}function d(k){let O=[...o.keys()].filter(E=>E.startsWith(`${k} `)).map(E=>E.slice(k.length+1)),v=i(k)?.cells.keys()??[];return[
...new Set([...v,...O])].filter(E=>h(k,E)!==null)}let u=(k,O)=>h(k,a(O)),p=(k,O)=>u(k,O)!==null;function m(k,O,v=null){for(let[E,A]of O)o.set(`${k} ${E.join(",")}`,
A);s.ask({cells:O.map(([E,A])=>[k,...E,A])},v)}let w=(k,O,v,E=null)=>m(k,[[M(r(),O),v]],E);function b(k,O){let v=[];for(;;){let E=h(k,[...O,v.length+1].join(","));
if(E===null)return v;v.push(E)}}function g(k,O,v,E=null){let A=v.match(/\d+/g)??[],L=b(k,O).slice(A.length).map(()=>null);m(k,[...A,...L].map((D,I)=>[[...O,I+1],
D]),E)}function _(k,O,v,E){s.ask({cells:[[k,...M(r(),O),...v,E===""?null:E]]})}function y(k,O){k>=1&&O>=1&&s.ask({size:[k,O]})}function S(k){let O=D=>/^\d+$/.test(
D)?Number(D):D,v=k.flatMap(D=>{let[,I="",we=""]=/^(\w+)\((.*)\)$/.exec(D)??[],Se=we.split(","),Qe=t.sheet.edits.find(({isClue:br,predicate:yr,keys:kr,values:vr})=>br&&
yr===I&&kr+vr===Se.length);return Qe?[[Qe.what,...Se.slice(0,Qe.keys).map(O),Se.slice(Qe.keys).join(",")]]:[]});if(!v.length||v.length<k.length)return!1;s.ask({
cells:v});let[E,A,L]=v[0];return i(String(E))?.where==="cell"&&t.grid.select(J(r(),Number(A),Number(L))),!0}return{entry:i,key:a,set:l,erase:c,found:h,everywhere:d,
valueAt:u,has:p,place:m,become:w,numbers:b,becomeNumbers:g,write:_,resize:y,add:S,settle:()=>s.isEmpty?f():[]}}function Fi(e,t){let{store:n,overview:o}=e,s=[],r=!1,
i=!1;function a(c,h=null){s.push({step:c,merge:h}),r||f()}async function f(){for(r=!0;s.length;)await l(s.splice(0,Hi));r=!1}async function l(c){let h=n.now,d=!1;
i=!0;let u=p=>{i=!1,!(n.now.puzzle!==h.puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,p.forEach((m,w)=>{!d&&m!==n.now.facts&&n.change({facts:m},
{merge:c[w].merge})}))};try{await o.edit(c.map(({step:p})=>p),u)}catch(p){if(i=!1,!(p instanceof ne))throw p;e.emit("message",{words:`This cannot be changed her\
e: ${p.message}`,isBad:!0}),t()}d&&await l(c)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var ws="Click a cell to put one there, or to take it away.",oe={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:ws},block:{name:"\
Blocked cells",hint:ws},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var De={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function _s({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(X);
function i(m,w,b,g=null){let _=ve(m,n.now.marks,w);!m.spots.has(w)||_===b||n.change({marks:St(m,n.now.marks,w,b)},{merge:g})}function a(m,w){let b=t.grid.side(m,
w,t.sheet.plays.every(X));return b===null?null:de(t.sheet,m,b)}let f=(m,w,b,g=null,_=-1)=>({play:m,index:w,spot:g,number:_,merge:`line ${s+=1}`,how:b,before:n.now.
marks,isDragged:!1}),l=(m,w)=>yt(m,ve(m,n.now.marks,w)),c=(m,w)=>kt(m,ve(m,n.now.marks,w));function h(m,w,b){o=null;let g=r();if(!g||m<0)return{isClick:!1,isDrag:!1};
let _=a(m,b),y=_===null?-1:w?c(g,_):l(g,_),S=ke(g)&&t.grid.side(m,b,!1)===null,k=g.where==="link"?"link":S?"area":"side";return _===null&&k==="side"?{isClick:!1,
isDrag:!1}:(o=f(g,m,k,_,y),_!==null&&k==="side"&&i(g,_,y,o.merge),{isClick:_!==null,isDrag:!0})}function d(m){if(o?.how!=="side")return;let w=t.grid.under(m.x,m.
y),b=w<0?null:a(w,m);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function u(m){if(!o||o.how==="side")return;let[w,b]=[M(t.sheet,o.index),M(t.sheet,
m)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Mo(o.play,o.before,w,b)},{merge:o.merge});return}let[g,_]=[b[0]-w[0],b[1]-w[1]];if(Math.abs(g)+Math.abs(_)!==
1){o.index=m;return}let y=g?g>0?"bottom":"top":_>0?"right":"left",S=de(t.sheet,o.index,y);if(!o.isDragged){let{play:k,play:{clicks:O,choices:v}}=o,E=ve(k,n.now.
marks,S)===O[0];o.number=v[0].value!==null?l(k,S):E?-1:O[0],o.isDragged=!0}i(o.play,S,o.number,o.merge),o.index=m}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:u,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(m){
m===void 0?p():o?.how==="area"&&u(m)},onKey(m,w){let b=m.shiftKey?De[m.key]:void 0,g=r();if(!g)return!1;if([" ","Enter"].includes(m.key)&&ke(g)&&t.sheet.plays.every(
X))return o?p():u((o=f(g,w,"area")).index),!0;if(b===void 0)return!1;let _=de(t.sheet,w,b);return i(g,_,l(g,_)),!0}}}var qi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function bs({view:e,changes:t,pen:n}){let o=l=>M(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let c=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===c?null:c]])}function i(l,c){let[h,d,u]=de(e.sheet,l,c).split(",");return(u==="right"?Number(d)<e.sheet.columns:
u==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),u]]:[]}function a(l,c,h){let[d,u]=o(l),[p,m]=[2*d+c,2*u+h];p>=2&&p<=2*e.sheet.rows&&m>=2&&m<=2*e.sheet.
columns&&r([p,m])}function f(l,c){let[h,d="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,h===c?null:`${c},${d}`)}return{press(l,c){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:u}=e.grid.within(l,c),[p,m]=o(l),w=e.grid.side(l,c);return h==="vertex"?r(
[p-+(u<.5),m-+(d<.5)]):h==="centre"?a(l,Math.floor(u*3)-1,Math.floor(d*3)-1):w!==null&&h==="arrow"?f(l,w):w!==null&&i(l,w).forEach(r),!0},onKey({key:l,shiftKey:c},h){
let{kind:d}=n,u=c?De[l]:void 0;if(u&&d==="between")i(h,u).forEach(r);else if(u&&d==="arrow")f(h,u);else if(u&&d==="centre")a(h,...qi[u]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")a(h,Number(c),Number(c));else return!1;return!0},clear(l){let[c,h]=o(l),d=[-1,0,1].flatMap(
m=>[-1,0,1].map(w=>[m,w])),p=({between:Object.values(De).flatMap(m=>i(l,m)),vertex:d.filter(m=>Math.max(...m)<1).map(([m,w])=>[c+m,h+w]),centre:d.map(([m,w])=>[
2*c+m,2*h+w])}[n.kind]??[]).filter(m=>s(m)!==null);return p.length&&t.place(n.kind,p.map(m=>[m,null])),p.length>0}}}function ys({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return f();n={id:0,cells:[l]}}function i(l){if(l===void 0)return f();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,u])=>Number(u)||0))+1;let{id:c,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;for(let u of d)Wt(
e.grid.cell(u),String(c));t.place("path",d.map(u=>[[...M(e.sheet,u),c],String(h.indexOf(u)+1)]),`path ${c}`)}function a(l){let c=M(e.sheet,l).join(","),h=o().filter(
([u,p])=>`${u},${p}`===c).map(([,,u])=>u),d=o().filter(([,,u])=>h.includes(u));d.length&&t.place("path",d.map(u=>[u.map(s),null]))}function f(){n?.cells.length===
1&&a(n.cells[0]),n=null}return{press:r,reach:i,clear:a,end:f}}var ks=4,Gi=["clue","unknown","circle","object","block","arrow"],Vi=["0","1","2","3","4"];function Yi(e){let t="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(oe).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(oe[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return oe[this.kind]?.how===r&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=e(this.kind)??{},a=this.kind==="vertex"?
Vi:r,f=[...i.values(),...[n[this.kind]??[]].flat()].sort((l,c)=>l.localeCompare(c,"en",{numeric:!0}));return[...new Set([...a,...f])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function vs({app:e,view:t}){let n=gs({app:e,view:t}),o=Yi(n.entry),s=bs({view:t,changes:n,pen:o}),r=ys({view:t,changes:n}),i="",a=null,f=0;
function l(g){i="",o.kind==="numbers"?n.becomeNumbers("numbers",M(t.sheet,g),""):o.isPath?r.clear(g):s.clear(g)||n.erase(g,Gi)}let c=g=>n.become(o.kind,g,n.has(
o.kind,g)?null:"");function h(g,_){let y=n.entry("circle")?.choices??[],S=n.valueAt("circle",g),k=y[S===null?0:y.indexOf(S)+1]??null;n.become("circle",g,_&&S!==
y[1]?y[1]:k)}function d(g){let{id:_}=o;_===null||n.valueAt(o.kind,g)===_||(Wt(t.grid.cell(g),_),n.become(o.kind,g,_,a))}function u(g,_,y){i="",s.press(g,y)||p(g,
_)}function p(g,_=!1){o.isPath?r.press(g):o.isPainting?(a=`paint ${f+=1}`,_?o.pick(n.valueAt(o.kind,g)??o.id):d(g)):o.kind==="circle"&&n.entry("circle")?h(g,_):
o.isMark?c(g):_&&n.entry("unknown")&&m(g)}let m=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function w(g,_){let{kind:y}=o;if(o.isPlaced&&_!==",")return i=(i+
_).slice(-ks).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||_===","&&y!=="numbers")return!1;i===""&&(f+=1);let S=`${y} ${n.key(g)} ${f}`;if(y==="numbers")
return i+=_,n.becomeNumbers(y,M(t.sheet,g),i,S),!0;i=(i+_).slice(-ks).replace(/^0+(?=\d)/,"");let k=n.valueAt("arrow",g)?.split(",")[0]??"top";return y==="arrow"?
n.become(y,g,`${k},${i}`,S):n.set(y,g,i,S),!0}function b(g,_){return/^[0-9,]$/.test(g.key)?w(_,g.key):s.onKey(g,_)?!0:g.key==="?"&&n.entry("unknown")?(i="",m(_),
!0):g.key==="Delete"||g.key==="Backspace"?(l(_),!0):g.key!==" "&&g.key!=="Enter"?!1:(p(_),!0)}return{changes:n,pen:o,press:u,onKey:b,clear:l,type:w,question:m,move(){},
drag(g){o.isPainting?d(g):r.reach(g)},release:r.end,leave(g){i="",r.reach(g)}}}var xs="http://www.w3.org/2000/svg",Ji=["cause","effect","wrong"];function Kt(){let e=document.createElementNS(xs,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=te(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=Ji.flatMap(
f=>{let l=t?.[f]??[],c=l.flatMap(d=>{let u=Qi(n,d),p=Ss(d)?"whole":Xi(d)?"line":"";return u?[$s("rect",{...u,rx:p==="whole"?0:3,class:`${f} ${p}`})]:[]}),h=Zi(n,
l.filter(Ss),f==="cause"?3:5);return h?[...c,$s("path",{d:h,class:f})]:c});e.replaceChildren(...a)}}}function $s(e,t){let n=document.createElementNS(xs,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Ss=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Xi=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Zi({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),f=new Set(
a.map(String)),l=(h,d)=>f.has(`${h},${d}`),c=[];for(let[h,d]of a){let[u,p]=[s+(d-.5)*n,s+(h-.5)*o];for(let[m,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+m,d+w))continue;
let[b,g]=[-1,1].map(_=>{let[y,S]=[m?0:_,m?_:0],k=l(h+y,d+S)?l(h+y+m,d+S+w)?i:0:-i,[O,v]=m?[n/2,o/2]:[o/2,n/2],[E,A]=[_*(O+k),(m||w)*(v-i)];return m?`${u+E} ${p+
A}`:`${u+A} ${p+E}`});c.push(`M${b}L${g}`)}}return c.join("")}var Ut=7,Ht=11;function Qi(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return el(e,t);
let r=typeof t[0]=="string",[i,a,f]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[l,c]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-Ht,y:c-Ht,
width:2*Ht,height:2*Ht}}if(f!==void 0){let l=r?t[0]:e.plays.find(p=>p.where!=="cell")?.where,[c,h,d,u]=Ve(e,l,[i,a,f]);return{x:c-Ut,y:h-Ut,width:d-c+2*Ut,height:u-
h+2*Ut}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function el({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,f,l]=o,
[c,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,u]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,f-2)},left:{x:1-l,y:u,width:Math.max(0,l-2),height:n.height},right:{x:c+1,y:u,width:Math.max(0,a-2),height:n.height}}[s]}var Mn="http://www.w3.org/2000/svg",Os=new Map;function Es(e){let t=Os.get(e)??[...he(`<svg xmlns="${Mn}">${e.svg}</svg>`).childNodes];return Os.set(e,t),t.map(
n=>n.cloneNode(!0))}function Ft(e,t,...n){let o=document.createElementNS(Mn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function As({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=he(e),f=a.querySelector("g");if(f===null)return a;r.forEach((u,p)=>{if(u<0)return;let[m,w]=[Math.floor(p/t),p%
t],b=`translate(${s+w*n} ${s+m*o})`;f.append(Ft("g",{transform:b},...Es(i[u])))});let{x:l,y:c}=a.viewBox.baseVal,h=[...Array(t).keys()].map(u=>Ft("text",{x:s+(u+
.5)*n,y:c-5,"text-anchor":"middle"},String(u+1))),d=[...Array(r.length/t).keys()].map(u=>Ft("text",{x:l-6,y:s+(u+.65)*o,"text-anchor":"end"},String(u+1)));return a.
append(Ft("g",{class:"numbers"},...h,...d)),a}function Ms(){let e=x("div",{class:"frames"}),t=[],n=R,o=i=>n!==R&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,f)=>a.svg===n.frames[f].svg&&a.name===n.frames[f].name);function s(i){t=i.frames.map((a,f)=>{let l=a.svg?he(a.svg):null,
c=l?.querySelector("g")??null,h=x("figcaption",{});f===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=x("div",{class:"surfac\
e"},l),u=a.name&&i.frames.length>1?x("h3",{},a.name):null;return{figure:x("figure",{},u,d,h),surface:d,group:c,captions:h,looks:new Array(i.count).fill(gt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,f){let l=t[i];if(!l?.group||l.looks[a]===f)return;l.looks[a]=f;let c=l.groups[a];
if(c===null){let{width:h,height:d,edge:u}=n.cell,[p,m]=[Math.floor(a/n.columns),a%n.columns];c=l.groups[a]=document.createElementNS(Mn,"g"),c.setAttribute("tran\
sform",`translate(${u+m*h} ${u+p*d})`),l.group.append(c)}c.replaceChildren(...Es(f))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((f,l)=>{f.cells.forEach((c,h)=>r(l,h,c)),t[l].captions.replaceChildren(...f.captions.map(c=>x("p",{},c)))}),a},cell:(i,a)=>a.
forEach((f,l)=>r(l,i,f)),fade:(i,a)=>{for(let{groups:f}of t)f[i]?.classList.toggle("faint",a)}}}var Xe={title:"",frames:[]},tl=900,nl=700,Ts=28,ol=1.5,sl=.35;function Cs({app:e,view:t}){let n=Xe,o=0,s=0,r=rl({app:e,view:t}),i=x("h2",{}),a=x("p",{class:"nam\
e"}),f=x("div",{class:"captions",role:"status"}),l=x("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),c=(O,v,E)=>x("button",{type:"\
button",ariaLabel:v,title:v,onclick:E},O),h=c("First","First picture",()=>y(0)),d=c("\u25C0","One picture back",()=>y(o-1)),u=c("Play","Play the film",()=>s?k():
S()),p=c("\u25B6","One picture on",()=>y(o+1)),m=c("Last","Last picture",()=>y(1/0)),w=x("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=x("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,u,p,m,l),g=x("section",{class:"film",hidden:!0,ariaLabel:"Film"},x("div",{class:"\
line"},i,w),r.element,a,f,b);function _(O){o=Math.max(0,Math.min(n.frames.length-1,O));let v=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,v.name].filter(Boolean).join(" \xB7 "),f.replaceChildren(...(v.captions??[]).map(A=>x("p",{},A))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=d.disabled=o===0,p.disabled=m.disabled=o===n.frames.length-1,r.show(v,n.looks??[]),e.emit("film-at",o)}function y(O){k(),_(O)}function S(){
o===n.frames.length-1&&_(0),u.textContent="Pause",s=setTimeout(()=>{_(o+1),o===n.frames.length-1?k():S()},tl+nl*(n.frames[o].captions?.length??0))}function k(){
clearTimeout(s),s=0,u.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:v})=>{let E=il(n.frames,o,r.cellAt(n.frames[o],O,v));E>=0&&
y(E)}),g.addEventListener("keydown",O=>{let v={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
Te(O).tagName!=="BUTTON")s?k():S();else{if(v===void 0)return;y(v)}O.preventDefault()}),{element:g,get isOn(){return n!==Xe},show(O){let v=s!==0&&O?.title===n.title;
k(),n=O?.frames?.length?O:Xe,g.hidden=n===Xe,n!==Xe&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,_(n.at??0),v&&S())}}}
function rl({app:e,view:t}){let n=Kt(),o=x("div",{class:"surface"}),s=x("div",{class:"screen"},o),r=null,i=null;function a(h,d){i=h.svg?he(h.svg):h.stencil?As(h,
d):null,o.replaceChildren(...[i,n.element].filter(u=>u!==null)),f(),l()}function f(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,u]=[s.clientWidth-Ts,s.clientHeight-
Ts],p=Math.min(d/h.width,u/h.height,ol);o.style.width=`${Math.floor(h.width*Math.max(p,Math.min(d/h.width,sl)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:u,cell:p,around:m}=d,w=h&&d.rows&&h.height===te(d).height,b=w?(h.width-2*p.edge-m[1]-m[3])/u:0;n.show(w?r:null,{...d,cell:{...p,width:b}})}function c(h,d,u){
if(!h.cell||!h.columns)return null;let[p,m,w]=h.cell,b=o.getBoundingClientRect(),g=(h.columns*p+2*w)/b.width;return[Math.ceil(((u-b.top)*g-w)/m),Math.ceil(((d-b.
left)*g-w)/p)]}return new ResizeObserver(f).observe(s),e.when("highlight",h=>{r=h,i&&l()}),{element:s,show:a,cellAt:c}}function il(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var ll=.34,al=.2,cl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ls(){let e=x("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=R,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:c,columns:h,cell:d,around:u}=l,{width:p,height:m}=te(l),w=u.
map((g,_)=>100*(g+d.edge)/(_%2?p:m));e.style.inset=w.map(g=>`${g}%`).join(" "),e.style.gridTemplateRows=`repeat(${c}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(g,_)=>x("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:M(l,_).join(",")}}));let b=Array.from({length:c},(g,_)=>{let y=x("div",{class:"row",role:"r\
ow"},n.slice(_*h,(_+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:c=!0,isMore:h=!1}={}){if(!n[l])return;for(let u of s)f(u,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let u of s)
f(u,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),c&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let u of r)u(l)}function f(l,c){n[l].classList.toggle("chosen",c),n[l].setAttribute("aria-selected",String(c))}return e.addEventListener("focusin",l=>{
let c=n.indexOf(Te(l));c>=0&&c!==o&&a(c,{isFocused:!1})}),e.addEventListener("keydown",l=>{let c=l.shiftKey?null:Ns(t,o,l);c!==null&&(a(c),l.preventDefault())}),
{element:e,build:i,select:a,target:l=>Ns(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,c){let h=e.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*t.columns),u=Math.floor((c-h.top)/h.height*t.rows);return u>=0&&u<t.rows&&d>=0&&d<t.columns?u*t.columns+
d:-1},within(l,{x:c,y:h}){let d=n[l].getBoundingClientRect();return{left:(c-d.left)/d.width,top:(h-d.top)/d.height}},side(l,c,h=!0){let d=this.within(l,c),u={...d,
right:1-d.left,bottom:1-d.top},m=Object.keys(u).reduce((w,b)=>u[b]<u[w]?b:w);return u[m]<(h?ll:al)?m:null},label(l,c){n[l].getAttribute("aria-label")!==c&&n[l].
setAttribute("aria-label",c)},onMove:l=>{r.add(l)}}}function Ns(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,f]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+l.column;let c=cl[n];
if(!c)return null;let h=(d,u,p)=>i&&u?u<0?0:p:Math.min(p,Math.max(0,d+u));return h(a,c[0],l.row)*e.columns+h(f,c[1],l.column)}function js(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,f();let c=e.under(l.clientX,l.clientY);
if(c<0||l.button===1)return;let h=l.pointerType==="touch";t.release();let{clientX:d,clientY:u}=l;o={index:c,isTouch:h,x:d,y:u,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let c=e.under(l.clientX,l.clientY);if(c<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),c===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of a(o.index,c))t.drag(d);o.index=c}});function a(l,c){let{columns:h}=e,[d,u]=[Math.floor(l/
h),l%h],[p,m]=[Math.floor(c/h),c%h],w=Math.max(Math.abs(p-d),Math.abs(m-u));return Array.from({length:w},(b,g)=>{let _=(g+1)/w;return Math.round(d+(p-d)*_)*h+Math.
round(u+(m-u)*_)})}function f(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),f()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,f()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var Ds="pylogic:game-read",Ps="(min-width: 60.01rem)";function zs(e){let t=x("div"),n=localStorage.getItem(Ds)===null&&matchMedia(Ps).matches,o=x("details",{class:"\
game",hidden:!0,open:n},x("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Ps).matches&&localStorage.setItem(Ds,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([r,i])=>x("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Rs="http://www.w3.org/2000/svg",ul=6,fl=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*ul,[a,f]=t===o?[0,i]:[i,0];return`M${e+a} ${t+f}L${n+a}\
 ${o+f}`}).join("");function dl([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Bs(){let e=document.createElementNS(
Rs,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Rs,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=te(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let f={};
for(let l of n.plays.filter(X))for(let c of l.spots){let[h,d,u]=c.split(","),p=[Number(h),Number(d),u];for(let[m,w]of new Map(l.choices.map(b=>[ue(l,c,b),b.value]))){
let b=o(m);if(b===null)continue;let g=Number(w)>1?`${b} several`:b;f[g]=(f[g]??"")+(b==="crossed"?dl(Ve(n,l.where,p)):fl(Co(n,l.where,p),Number(w??1)))}}e.replaceChildren(
...Object.keys(f).map(l=>t(l,f[l])))}}}var hl=25;function Is({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Kt(),i=Bs(),a=null,f=new Map,l=null,c=x("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",x("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=w=>t.grid.
cell(w);function d(w){let b=t.sheet.plays.flatMap(({choices:_})=>_.map(({value:y})=>Number(y))),g=Math.max(0,...b.filter(_=>_<=hl));for(let _ of w){let y=t.sheet.
plays.some(v=>F(t.sheet,v,s.now.marks,_)>=0),S=l?[]:s.now.notes[M(t.sheet,_).join(",")],k=y?[]:S;hs(h(_),"notes",ce(k,"corner"),g);let O=ce(k,"centre");Le(h(_),
"centre",O.join(O.some(v=>v.length>1)?" ":"")),ms(h(_),ce(S,"colour").filter(v=>ae.includes(v)))}}function u(){t.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,b]of f)Le(h(w),"ghost",b.text||"+")}function p(){let[w,b]=[new Set(l?.certain),new Set(l?.possible)],g=y=>w.has(y)?"drawn":b.has(y)?"fa\
int":null,_=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,l?g:_)}function m(){p();let{sheet:w}=t,[b,g]=[new Set(l?.certain),new Set(l?.
possible)];for(let _=0;_<w.count;_+=1){let y=l?ml(w,_,b,g):null;y&&n.cell(_,Ge(w,y.marks,_)),n.fade(_,!!y?.isFaint),Le(h(_),"maybe",y?.words??null)}d([...Array(
w.count).keys()])}return e.when("highlight",w=>{a=w,t.sheet!==R&&r.show(a,t.sheet)}),e.when("ghosts",w=>{t.sheet!==R&&(f=new Map((w??[]).map(b=>[J(t.sheet,b.row,
b.column),b])),u())}),e.when("overlay",w=>{let b=l!==null;if(l=w,c.hidden=l===null,t.sheet!==R&&(m(),b&&!l)){let{sheet:g}=t;for(let _=0;_<g.count;_+=1)n.cell(_,
Ge(g,s.now.marks,_))}}),{elements:[i.element,r.element],legend:c,lines:p,notes:d,overlaid:()=>{l&&m()},show(){r.show(a,t.sheet),p(),u(),t.grid.element.querySelectorAll(
".tint").forEach(w=>w.remove()),l?m():d([...Array(t.sheet.count).keys()])},press(w){let b=f.get(w);return b!==void 0&&o.changes.add([b.atom])}}}function ml(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(l=>({choice:l,atom:hn(e,s,l,t)})),i=r.find(({choice:l,atom:c})=>l.holds&&n.has(c));if(i)return{marks:{[i.atom]:!0}};let a=r.
filter(({choice:l,atom:c})=>l.holds&&o.has(c));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.
map(({choice:l})=>l.words).join(" ")};let f=r.find(({choice:l})=>!l.holds);if(f)return{marks:{[f.atom]:!1}}}return{marks:{}}}function Ws(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[F(e,t,n,a)]?.value,i=o;for(let[a,f]of t.peers){if(r(a)!==void 0)continue;let l=f.map(r),c=t.
choices.filter(d=>ee(d,a)&&!l.includes(d.value??"")),h=M(e,a).join(",");i=fn(qe(i,[h],le),[h],c.map(({value:d})=>Fe(s,d??"")))}return i}function Tn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>M(e,a).join(",")).filter(a=>le.some(f=>ce(n[a],f).includes(r)));return i.length?qe(n,i,le,
r):n}var Ze={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},pl=(e,t)=>!e||fe(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Ze[o]===n));function Us({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=_s({app:e,view:t}),f=gl({store:n,view:t}),{put:l,toggle:c}=f,h=v=>v.
clicks.length>0,d=()=>Hs(i()),u=()=>d().find(h)??d()[0],p=()=>i().plays.find(fe),m=wl({store:n,view:t,written:p,entries:f}),w=()=>m.kind==="colour"||p()!==void 0&&
!a.play&&!d().some(h),b=(v,E)=>yt(E,F(i(),E,n.now.marks,v));function g(v,E,A){if(m.begin(),o=s=null,w())return;let{isClick:L,isDrag:D}=a.press(v,E,A);L||(D?s=()=>_(
v,E):_(v,E))}function _(v,E){let A=u();if(!A||!h(A)||!_t(i(),v))return;let L=E?kt(A,F(i(),A,n.now.marks,v)):b(v,A);o={play:A,number:L,merge:`stroke ${r+=1}`},l(
v,A,L,o.merge)}function y(v){w()?t.grid.select(v,{isMore:!0}):o?l(v,o.play,o.number,o.merge):a.drag(v)}function S(){a.isDragged||s?.(),o=s=null,a.release()}function k(v){
m.begin(),f.clear(v)||m.clear(v)}function O(v,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(v.code)?.[1]??/^[0-9]$/.exec(v.key)?.[0],L=v.ctrlKey||v.altKey,D=m.kind==="\
colour"||L?-1:pl(u(),[v.key,A??""]);if(D>=0)return c(E,u(),D),!0;let I=v.altKey?"colour":v.ctrlKey?"centre":v.shiftKey?"corner":m.kind;if(A!==void 0)return m.type(
E,A,I);if(L)return!1;if(w()&&v.shiftKey&&De[v.key])return t.grid.select(t.grid.target(v)??E,{isMore:!0}),!0;if(v.key==="Escape")return t.grid.select(E),!0;if(v.
key==="Delete"||v.key==="Backspace")return k(E),!0;if(a.onKey(v,E))return!0;let we=u();if(!we)return!1;if(v.key===" "||v.key==="Enter")return l(E,we,b(E,we)),!0;
let Se=["#","."].indexOf(v.key);return Se>=0&&we.choices[0].value===null?(l(E,we,Se),!0):!1}return{press:g,drag:y,onKey:O,clear:k,clicked:u,written:p,pencil:m,chooses:w,
move:a.move,release:S,get lines(){return a.play},enter(v,E,A){let{value:L}=E.choices[A];m.kind!==null&&L!==null&&fe(E)?m.note(v,m.kind,L):c(v,E,A)},leave(v){m.begin(),
a.reach(v)},fill(v){let E=Oo(i(),n.now.marks,v);return E&&n.change({marks:E}),E!==null}}}var Hs=({plays:e})=>e.filter(t=>!X(t));function gl({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,f,l=null){let c=a.choices[f];c&&!ee(c,i)||F(t.sheet,a,e.now.marks,i)!==f&&e.change({marks:bt(t.sheet,a,
e.now.marks,i,f),notes:Tn(t.sheet,a,e.now.notes,i,f)},{merge:l})}function s(i,a,f){let{marks:l}=e.now,c=n(i).filter(m=>ee(a.choices[f],m)),d=c.every(m=>F(t.sheet,
a,l,m)===f)?-1:f,u=c.reduce((m,w)=>bt(t.sheet,a,m,w,d),l),p=c.reduce((m,w)=>Tn(t.sheet,a,m,w,d),e.now.notes);c.length&&e.change({marks:u,notes:p})}function r(i){
let{marks:a}=e.now;for(let l of n(i)){for(let c of Hs(t.sheet))a=bt(t.sheet,c,a,l,-1);a=To(t.sheet,a,l)}let f=Object.keys(a).length!==Object.keys(e.now.marks).length;
return f&&e.change({marks:a}),f}return{put:o,toggle:s,clear:r,together:n}}function wl({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
a=new Set,f=u=>M(t.sheet,u).join(",");function l(u,p,m){let w=s(u).filter(b=>p==="colour"||_t(t.sheet,b));w.length&&e.change({notes:yo(e.now.notes,w.map(f),Fe(p,
m))})}function c(){let u=n();u&&e.change({notes:Ws(t.sheet,u,e.now,i==="centre"?i:"corner")})}function h(u){let p=s(u).map(f);for(let m of[le,Me]){let w=qe(e.now.
notes,p,m);if(JSON.stringify(w)!==JSON.stringify(e.now.notes))return e.change({notes:w})}}function d(u,p,m){if(m==="colour"){let S=ae[Number(p)-1];return S&&l(u,
m,S),S!==void 0}let w=n();if(!w)return!1;let b=S=>w.choices.findIndex(({value:k})=>k===S),g=m===null&&b(r+p)>=0?r+p:p,_=b(g),y=_>=0||w.choices.some(({value:S})=>S?.
startsWith(g));return!s(u).some(S=>_t(t.sheet,S))||!y?!1:(r=g,_<0||(m!==null?l(u,m,g):o(u,w,_)),!0)}return{note:l,noteAll:c,clear:h,type:d,begin(){r=""},get kind(){
return i},set kind(u){i=u;for(let p of a)p()},onChange:u=>{a.add(u)}}}var _l=18,bl=60,Ks=28;function Fs({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:a}=t,f=x("div",{class:"stage"},n.element),l=x("p",{class:"\
notice",role:"status",hidden:!0}),c=x("p",{class:"heard",ariaLive:"polite"});function h(m,w=!1){l.textContent=m,l.hidden=m==="",f.classList.toggle("stale",w)}function d(m){
let w=t.sheet,b=a.element.contains(document.activeElement);t.sheet=m,w.plays!==m.plays&&(f.parentElement?.classList.toggle("whitened",pn(m)),f.parentElement?.classList.
toggle("shaded",So(m)));let g=n.show(m),_=w===R||w.count!==m.count||w.columns!==m.columns||w.cell.width!==m.cell.width||String(w.around)!==String(m.around);_&&a.
build(m),g&&n.surface&&n.surface.append(...s.elements,a.element),g&&b&&a.select(a.current),s.show();for(let y=0;y<m.count;y+=1)a.label(y,vt(m,i.now,y));(_||g)&&
u(),(_||w.plays!==m.plays||w.edits!==m.edits)&&r.build();for(let y of o.changes.settle())je(a.cell(y),null)}function u(){if(!t.sheet.count)return;let{cell:m}=t.
sheet,{width:w,height:b,left:g,top:_}=te(t.sheet),[y,S]=[f.clientWidth-Ks,f.clientHeight-Ks],k=Math.min(y/w,S/b,bl/m.height),O=Math.max(Math.floor(k*m.height),_l)/
m.height;f.style.setProperty("--wide",`${Math.floor(w*O)}px`),f.style.setProperty("--cell",`${m.height*O}px`),f.style.setProperty("--above",`${_*O}px`),f.style.
setProperty("--before",`${g*O}px`)}function p(m,w){if(t.sheet===R)return;let b=new Set([...Object.keys(m.marks),...Object.keys(w.marks)]),g=new Set([...b].filter(
y=>m.marks[y]!==w.marks[y]).map(y=>mn(t.sheet,y))),_=new Set([...Object.keys(m.notes),...Object.keys(w.notes)].filter(y=>m.notes[y]!==w.notes[y]).map(y=>J(t.sheet,
...y.split(",").map(Number))));g.delete(-1);for(let y of g)n.cell(y,Ge(t.sheet,m.marks,y));s.notes([...g,..._]),g.size&&s.overlaid(),s.lines();for(let y of new Set(
[...g,..._]))a.cell(y)&&a.label(y,vt(t.sheet,m,y)),y===a.current&&(c.textContent=vt(t.sheet,m,y).replace(/^[^:]*: /,""))}return new ResizeObserver(u).observe(f),
{element:f,notice:l,heard:c,say:h,draw:d,drawMarks:p,fit:u,get isStale(){return f.classList.contains("stale")}}}var qs="pylogic:clock",Gs=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Vs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(qs)!=="hidden",r=x("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(qs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Gs(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Gs(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:f,mode:l}=e.now;!(a>0||Object.keys(f).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var qt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Ys={down:"\u2198\u2196",up:"\u2197\u2199"},yl={down:["top","left"],up:[
"bottom","left"]},kl=["outside","slanted"],vl={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Js=e=>e===document.activeElement&&e.value!==e.defaultValue;
function Xs({view:e,edit:t}){let n=()=>[t.pen.kind,...kl.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(g,_,y,S=()=>"nu\
meric"){let k=x("input");return k.onchange=()=>{k.defaultValue=k.value,y(k.value.trim())},s.push(()=>{k.inputMode=S(),Js(k)||(k.value=k.defaultValue=_())}),x("l\
abel",{class:"field"},x("span",{},g),k)}let i=()=>e.grid.current,a=(g=[])=>[...M(e.sheet,i()),...g].join(","),f=(g,_)=>Object.keys(Ys).map(y=>{let S=Ys[y][+!yl[y].
includes(g)];return r(`${qt[g]} ${_} ${S}`,()=>t.changes.found("slanted",[g,_,y].join(","))??"",k=>t.changes.place("slanted",[[[g,_,y],k||null]]))}),l=g=>[...t.
changes.entry(g)?.cells.keys()??[]],c=()=>l("outside").some(g=>!g.endsWith(",1"));function h(g,_){let{numbers:y,becomeNumbers:S}=t.changes;return r(`${qt[g]} ${_}`,
()=>y("outside",[g,_]).join(" "),k=>S("outside",[g,_],k),()=>c()?"text":"numeric")}function d(g){let _=l(g),y=k=>_.some(O=>O.startsWith(`${k},`)),S=(k,O)=>g==="\
slanted"?f(k,O):[h(k,O)];return Object.keys(qt).map(k=>{let O=k==="top"||k==="bottom"?e.sheet.columns:e.sheet.rows;return x("details",{class:"beside",open:y(k)},
x("summary",{},`${qt[k]} \u2026`),x("div",{class:"fields"},[...Array(O).keys()].flatMap(v=>S(k,v+1))))})}let u=(g,_,y)=>r(g,()=>t.changes.entry(_)?.cells.get(a(
y))??"",S=>t.changes.write(_,i(),y,S));function p(){let g=x("input",{inputMode:"numeric",ariaLabel:"Result"}),_=x("select",{ariaLabel:"Operation"},Object.entries(
vl).map(([S,k])=>x("option",{value:S},k))),y=()=>{let S=g.value.trim();g.defaultValue=g.value,t.changes.write("target",i(),[],S&&`${_.value},${S}`)};return g.onchange=
_.onchange=y,s.push(()=>{if(Js(g))return;let[S="add",k=""]=t.changes.entry("target")?.cells.get(a())?.split(",")??[];[_.value,g.value,g.defaultValue]=[S,k,k]}),
[x("label",{class:"field"},x("span",{},"Result"),_,g)]}let w={outside:()=>d("outside"),slanted:()=>d("slanted"),target:p,sum:()=>[u("Across","sum",["across"]),u(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],b=()=>{for(let g of s)g()};return b(),{element:w.length?x("div",{class:"line typing"},w):null,fits:()=>n()===o,update:b}}var Zs=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],$l=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Sl(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Ze).filter(l=>t.choices.some(({value:c})=>c===Ze[l]));if(!fe(t))for(let l of i)o.push([l,Ze[l].replace("_"," ")]);let[a,f]=t.choices;
a.value===null&&f&&o.push(["#",a.words],[".",f.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
ke(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${ae.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Zs]}function xl(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...oe[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Zs]}function Qs(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Sl(t):xl(n),...$l],r=x("dialog",{class:"\
keys",ariaLabel:"Keys"},x("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),x("dl",{},s.map(([i,a])=>x("div",{},x("dt",{},i),x("dd",{},a)))),
x("form",{method:"dialog"},x("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Ol="http://www.w3.org/2000/svg";function er(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return oe[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var El={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Al=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function Ml(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":ke(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${tr(n,o)} ${s}`}var tr=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function nr(e){let{app:t,view:n,
play:o,edit:s}=e,{store:r}=t,i=x("div",{class:"tools"}),a=Tl(t),f=Vs(t),l=null;function c(){let u=r.now.mode==="play",p=x("div",{class:"line first"},x("p",{class:"\
hint"},Cl(e)),u&&n.sheet.plays.length?f:null,W("? Keys",h,{class:"keys",title:"What keys and clicks do"}));u&&n.sheet.plays.length&&p.append(W("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),u?(l=null,i.replaceChildren(p,...Nl(e,a.element))):(l?.fits()?l.update():l=Xs({view:n,edit:s}),
Lo(i,[p,...jl(e,l.element)])),a.update(),d()}let h=()=>Qs(r.now.mode,{play:o,edit:s}),d=()=>{let u=o.pencil.kind??"";for(let p of i.querySelectorAll("[data-penc\
il]"))p.setAttribute("aria-pressed",String(p.getAttribute("data-pencil")===u));i.dataset.pencil=u};return o.pencil.onChange(d),s.pen.onChange(c),r.on(["mode"],()=>{
n.sheet!==R&&c()}),t.when("focused",()=>l?.update()),{element:i,build:c,help:h}}function Tl({store:e,emit:t}){let n=c=>JSON.stringify(c)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=c=>e.change({saves:c},{undoable:!1}),s=W("Back to it",f,{class:"back",title:"Return to the last save point"}),r=W("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=ge("Save points",W("Save point",a,{title:"Remember the board as it is\
 now, before trying something"}),s,r);function a(){let{marks:c,notes:h,saves:d}=e.now,u=d.at(-1);(!u||!n(u))&&o([...d,{marks:c,notes:h}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function f(){let{saves:c}=e.now,h=c.length>1&&n(c[c.length-1])?c.length-2:c.length-1;o(c.slice(0,h+1)),
e.change(c[h])}function l(){let{saves:c}=e.now;s.disabled=!c.length||c.length===1&&n(c[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],l),{element:i,update:l}}var W=(e,t,n={},...o)=>x("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),ge=(e,...t)=>x("div",{class:"group",role:"group",ariaLabel:e},...t);function Cl({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:i,
count:a}=t.sheet;if(e.store.now.mode==="edit"){let{hint:h=""}=oe[o.pen.kind]??{};return r.length?typeof h=="string"?h:h(o):i?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let f=n.clicked(),l=n.lines?Ml(n.lines):
"";if(!f)return l;if(n.written()===f&&f.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let c=f.clicks.
length>1&&!l?"Drag to paint.":l;return`Click a cell: ${tr(f.clicks,f.choices)} ${c}`.trim()}function Nl(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let r=d=>d.choices.map((u,p)=>{let m=fe(d);return W(u.words,()=>o.enter(n.grid.current,d,p),{class:m?"digit":"choice"},...m?[]:[Ll(e,u),u.words])}),i=s.
filter(d=>d.where==="cell").map(d=>ge("Enter into the chosen cells",r(d)));for(let d of i)d.classList.add("pad");let a=ge("Colour of the chosen cells",ae.map((d,u)=>{
let p=W("",()=>o.pencil.note(n.grid.current,"colour",d),{class:"digit paint",ariaLabel:d,title:`${d} (also: Alt and ${u+1})`});return p.style.setProperty("--pai\
nt",`var(--paint-${d})`),p}));a.classList.add("colours");let f=Al.filter(({kind:d})=>o.written()||!le.some(u=>u===d)).map(({kind:d,name:u,title:p})=>W(u,()=>{o.
pencil.kind=d||null},{dataset:{pencil:d},title:p})),l=W("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),c=o.written()?.peers.size?
[W("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],h=ge("What is entered, and er\
asing",...f,l,...c);return h.classList.add("manners"),[x("div",{class:"line"},...i,a,h),x("div",{class:"line"},t)]}function Ll({view:e},t){let n=t.looks[0].filter(
a=>a!==null),o=n.find(({svg:a})=>!a.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=he(`<svg xmlns="${Ol}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function jl(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?r.map(h=>W(h,()=>o.type(n.grid.current,h),{class:"digit typed"})):[],a=o.pen.kind==="clue"&&o.changes.entry("unknown")&&W("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),f=s&&W("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),l=o.pen.kinds.length>1&&ge("What is changed",o.pen.kinds.map(h=>W(er(o,h),()=>{o.pen.kind=h},{ariaPressed:String(o.pen.kind===h)}))),
c=o.pen.isPainting||o.pen.isPlaced?Dl(e):i.length||a||f?ge("Into the chosen cell",...i,a||null,f||null):null;return[l||c?x("div",{class:"line"},l||null,c):null,
t,x("div",{class:"line"},Pl(e))].filter(h=>h!==null)}function Dl({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=oe[t.kind].noun??t.kind;return ge(`${er(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>W(El[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?W(`New ${o}`,n):null)}function Pl({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,a,f,l)=>x("span",{class:"stepper"},W("\u2212",f,{ariaLabel:`one ${i} less`,disabled:a<=1}),x("output",{},`${a} ${i}${a===
1?"":"s"}`),W("+",l,{ariaLabel:`one ${i} more`}));return ge("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var zl=80,or=["puzzle","instance","rules","facts","constants"];function Rl(e){let t=Bl(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;B("#board").append(zs(e),
o.legend,n.element,s.element,i.element,n.notice,r.element,n.heard),Ul(t),Hl(t),Kl(t)}function Bl(e){let t=Ms(),n={sheet:R,grid:Ls()},o=Us({app:e,view:n}),s=vs({
app:e,view:n}),r=Is({app:e,view:n,picture:t,edit:s}),i=nr({app:e,view:n,play:o,edit:s}),a=Fs({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),f=Wl(e,n);return{
app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:a,victory:f,film:Cs({app:e,view:n}),drawing:Il(e,n,a,f.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Il(e,t,n,o){
let{store:s,overview:r}=e,i=Et(),a=0,f=null,l=!1,c=()=>{clearTimeout(a),a=setTimeout(p,zl)},h=b=>or.every(g=>s.now[g]===b[g]),d=()=>f!==null&&h(f),u=b=>s.now.marks!==
b.marks||!h(b);async function p(){clearTimeout(a);let b=s.now;if(!b.puzzle)return;let g=d();i.stop();try{let _=await(g?i(k=>Z("board",P(b,{entries:!1}),k)):r.ask(
"board"));if(_===void 0||u(b))return;if(g&&_.cell.width!==t.sheet.cell.width){f=null,c();return}f=b,l=!1,n.draw(wt(_,g?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[S]=_.problems;(!g||n.isStale)&&n.say(S?`${xt(S)?"The board is not finished":"Something is wrong with the facts"}: ${S.text}`:"")}catch(_){
if(!(_ instanceof ne))throw _;if(u(b))return;f=null,l=!1;let y=_.problems[0]?.text??_.message;n.say(t.sheet!==R?`This is how the board looked before: now it can\
not be drawn. ${y}`:`The board cannot be drawn. ${y}`,!0)}}return{later:c,redraw:p,isDrawn:d,forget:()=>{f=null,l=t.sheet!==R},stop:()=>{i.stop(),r.drop("board")},
get isOther(){return l}}}function Wl(e,t){let{store:n}=e,o=x("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function i(){let{mode:l,marks:c}=n.now,h=l===
"play"&&s!==null&&Eo(t.sheet,c,s);o.textContent=h?"Solved! Every cell is right.":"",o.hidden===h&&(o.hidden=!h,o.classList.toggle("news",r),h&&(r=!1),e.emit("fi\
nished",h))}return{element:o,celebrate:i,know:l=>{s=l},forget:()=>{s=null,r=!0}}}function Ul({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;
js(a,{press:(f,l,c)=>{!r.isOther&&!o.press(f)&&i().press(f,l,c)},move:f=>i().move(f),drag:f=>i().drag(f),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),a.element.addEventListener("keydown",f=>{if(f.defaultPrevented||f.metaKey||(f.altKey||f.ctrlKey)&&i()!==n||t.sheet===R||r.isOther)return;
let l=a.current;f.key==="Enter"&&o.press(l)||i().onKey(f,l)?f.preventDefault():f.key==="?"&&(s.help(),f.preventDefault())}),a.onMove(f=>{i().leave(f);let[l,c]=M(
t.sheet,f);e.emit("focused",{row:l,column:c})})}function Hl({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:f}=e;f.on(["marks","notes"],
(l,c,h)=>{h.has("puzzle")||h.has("instance")||(r.drawMarks(l,c),a.celebrate(),h.has("marks")&&i.later())}),f.on(or,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
f.on(["puzzle","instance"],()=>{t.sheet!==R&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),f.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}
function Kl({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:f}){e.when("solved",l=>{f.know(l?.status==="unique"?l.answers:null),f.celebrate()}),
e.when("fill",async l=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",l=>o.changes.add(l)),e.when("film",l=>{let c=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?c||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:l,column:c})=>{l>t.sheet.rows||c>t.sheet.columns||(e.emit("pane","board"),t.grid.select(J(t.sheet,l,c)),ps(t.grid.cell(J(t.sheet,l,c))))}),e.
when("cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var Nn={facts:40,rules:200},sr=["puzzle","instance","rules","facts","constants","marks"],rr="facts";function lr(e){let t=new Set,n=new Map,o=new Set,s=Nn.facts,
r=0;e.on(sr,(d,u,p)=>{s=p.has("rules")&&!p.has("puzzle")?Nn.rules:Nn.facts});function i(d,u){return f(d),o.add(d),new Promise((p,m)=>{let w={resolve:p,reject:m,
onEvent:u},b=[...t].find(({about:g,parts:_})=>_.includes(d)&&sr.every(y=>g?.[y]===e.now[y]));b?(b.wishes.set(d,w),ir(b,d)):(n.set(d,w),clearTimeout(r),r=setTimeout(
l,s))})}function a(d){f(d),o.delete(d)}function f(d){n.get(d)?.resolve(void 0),n.delete(d);for(let u of[...t]){let p=u.wishes.get(d);p&&(p.resolve(void 0),u.wishes.
delete(d),!u.wishes.size&&(t.delete(u),u.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function c(d,u){let p=e.
now;return new Promise((m,w)=>{let b=_=>{g.about={...p,facts:_[_.length-1]},u(_),m()},g=h(p,null,[...o],new Map([[rr,{resolve:b,reject:w}]]),{steps:d})})}function h(d,u,p,m,w={}){
let b={about:u,parts:p,wishes:m,told:new Map,controller:new AbortController},g=(_,y)=>{_==="found"?m.get("solve")?.onEvent?.(_,y):b.told.set(_,_===rr?{found:y.facts}:
y),ir(b,_)};return t.add(b),V("overview",P(d,{...w,parts:p}),{signal:b.controller.signal,onEvent:g}).catch(_=>{for(let y of m.values())y.reject(_)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:a,edit:c}}function ir({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new ne(s.failed)):
o.resolve(s.found))}function ar(){let e=new EventTarget,t={playable:N(!0),finished:N(!1),focused:N(null),film:N(null),"film-at":N(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),G(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var cr=document.querySelector("script[src]");cr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
cr.src)).catch(()=>{});var Pn={};et(Pn,{start:()=>Yl});var jn="#pylogic=";var ur=/^[a-z_][A-Za-z0-9_]{0,63}$/,Fl=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,fr=e=>e.includes(jn);async function dr(e){let t=e.slice(e.indexOf(jn)+jn.length).trim(),n;try{n=JSON.parse(await Vl(t))}catch(c){throw c.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Gl(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:f,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:f,constants:l}}var hr=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Pe=e=>typeof e=="string",ql=e=>Array.isArray(e)&&e.every(Pe),Ln=(e,t,n)=>hr(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function Gl(e){return hr(e)&&Pe(e.puzzle)&&ur.test(e.puzzle)&&Pe(e.instance)&&Fl.test(e.instance)&&Pe(e.facts)&&(e.rules===void 0||Pe(e.rules))&&Ln(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&Ln(e.notes,/^-?\d{1,6},-?\d{1,6}$/,ql)&&Ln(e.constants,ur,t=>Pe(t)&&t.length<=200)}async function Vl(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:a,value:f}=await s.read();if(a)break;if(i+=f.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
f)}return new Blob(r).text()}var mr="pylogic:played:";function Dn(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(mr+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return t}}var pr=(e,t)=>localStorage.setItem(mr+e,JSON.stringify(t));function Yl(e){let{store:t}=e,n=x("p",{class:"remark"}),o=q.map(c=>x("option",{value:c.id},wr(c))),s=x("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;q.length>1&&B("#files").append(s),gn&&Jl(gn),B(".assistant-status").append(n);let i=c=>location.replace(gr(q.find(h=>h.id===c)));function a(){
let c=q.find(u=>gr(u)===location.hash)??q[0];if(c.id===t.now.instance)return;let{isSolved:h=!1,...d}=Dn(c.id);r=h,s.value=c.id,n.textContent=c.remark?`${K(c.remark)}\
.`:"",document.body.toggleAttribute("data-checked",c.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Po),t.open({puzzle:"exported",instance:c.id,...d})}
function f(){let{instance:c,marks:h,notes:d,seconds:u,saves:p}=t.now;try{pr(c,{marks:h,notes:d,seconds:u,saves:p,isSolved:r})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(c,h,d)=>{d.has("instance")||f()}),e.when("finished",c=>{
!c||r||(r=!0,f(),o[s.selectedIndex].textContent=wr(q[s.selectedIndex]))});async function l(){if(!fr(location.hash)){a();return}try{let{instance:c,rules:h,facts:d,
marks:u={},notes:p={}}=await dr(location.hash),m=h===void 0?q.find(w=>w.facts===Xl(d??"")):void 0;if(!m)throw new Error(`This link is of another board called ${c}\
, or of other rules.`);i(m.id),a(),t.change({marks:u,notes:p})}catch(c){e.emit("message",{words:c.message,isBad:!0}),i(q[0].id)}}addEventListener("hashchange",l),
l()}function Jl([e,t]){let n=(o,s,r)=>o?x("a",{href:`${o}.html`,"aria-label":r},s):null;B("#bar h1").replaceChildren(x("a",{href:"index.html",title:"All boards",
class:"back"},Do)),B("#files").append(...[n(e,"\u2190","The board before"),x("span",{},q[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var Xl=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),gr=e=>`#${encodeURIComponent(e?.name??"")}`,wr=e=>Dn(e.id).isSolved?`${e.
name} \u2713`:e.name;var _r=Bo(),Zl={store:_r,overview:lr(_r),...ar()};for(let e of[An,Cn,En,Pn])e.start(Zl);document.documentElement.dataset.ready="";
})();
