(async()=>{
var Or=Object.defineProperty;var ot=(e,t)=>{for(var n in t)Or(e,n,{get:t[n],enumerable:!0})};var xn={};ot(xn,{start:()=>Mi});var N,Jn,Xn,le,qt,ct,Zn,it,Qn,Zt,Gt,Er,Fe=Symbol.for("pv"),at={},ut=[],Ar=/^m(i|n|o|s|text|space)$/,Qt=Array.isArray,en=ut.slice,ke=Object.assign;function _e(e){
e&&e.parentNode&&e.remove()}function eo(e,t,n){var o,s,r,i={},l=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return l>
2&&(i.children=l>3?en.call(arguments,2):n),Ie(e,i,o,s,null)}function Ie(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fe,
__v:s||++Jn,__i:-1,__u:0};return!s&&N.vnode&&N.vnode(r),r}function Ae(e){return e.children}function Be(e,t){this.props=e,this.context=t,this.__g=0}function ce(e,t){
if(t==null)return e.__&&ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ce(
e)}function Mr(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=ke({constructor:Fe},n)).__v=n.__v+1,N.vnode&&N.vnode(t),tn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||ce(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,io(s,t,r),n.__=n.__e=null,t.__e!=o&&to(t))}function to(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),to(e)}function Rn(e){(8&e.__g||(e.__g|=8,le.push(e),ct++))&&qt==N.debounceRendering||((qt=N.debounceRendering)||
queueMicrotask)(no)}function no(){try{for(var e,t=1;le.length;)le.length>t&&le.sort(Zn),e=le.shift(),t=le.length,8&e.__g&&Mr(e)}finally{(ct=le.length)&&(qt||queueMicrotask)(
no)}}function oo(e,t,n,o,s,r,i,l,a,c,u){var h,d,f,m,g,p,b=o.__k||ut,k=t.length;for(a=Tr(n,t,b,a,k),h=0;h<k;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||at,f.__i=
h,p=tn(e,f,d,s,r,i,l,a,c,u),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&nn(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||m,f)),g=g||m,4&f.__u?(a=so(f,a,e,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&p!==void 0?a=p:m&&(a=m.nextSibling),f.__u&=-21);return n.__e=g,a}function Tr(e,t,n,o,s){var r,i,l,a,c,u,h,d,f,m=n.length,
g=m,p=0,b=0,k=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[r]=Ie(null,
i):Qt(i)?i=k[r]=Ie(Ae,{children:i}):i.constructor===Fe&&i.__b?i=k[r]=Ie(i.type,i.props,i.key,i.ref,i.__v):k[r]=i,a=r+p,i.__=e,i.__b=e.__b+1,l=null,~(c=i.__i=Cr(
i,n,a,g))&&(g--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,c==a-1?p--:c==a+1?p++:c!=a&&(c>a?p--:p++,b=1)):(~c||(s>m?p--:s<m&&p++),typeof i.type!="function"&&(i.__u|=
4))):k[r]=null;if(b){for(u=[],h=[],r=0;r<s;r++)if((i=k[r])&&16&i.__u){for(p=0,d=u.length;p<d;)u[f=p+d>>1]<i.__i?p=f+1:d=f;u[p]=i.__i,h[r]=p+1}for(p=u.length;r--;)
h[r]&&(h[r]==p?p--:k[r].__u|=4)}if(g)for(r=0;r<m;r++)!(l=n[r])||2&l.__u||(l.__e==o&&(o=ce(l)),on(l,l));return o}function so(e,t,n,o){var s,r,i,l;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=so(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=ce(e))&&!t.parentNode&&
(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Cr(e,t,n,o){var s,r=e.key,i=e.type,l=t[n],a=l&&!(2&l.__u);if(l===null&&r==null||a&&r==l.key&&i==l.type)
return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((l=t[s])&&!(2&l.__u)&&r==l.key&&i==l.type)return s;for(s=n+1;s<t.length;s++)if((l=t[s])&&!(2&l.__u)&&r==l.key&&i==l.
type)return s}return-1}function In(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function st(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||In(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||In(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Gt[t]||(Gt[t]=Nr(t)),(e.__a||(e.__a={}))[t]=Zt,r=
t!=(t=t.replace(Qn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Nr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[it]==null)t[it]=Zt++;else if(t[it]<this.__a[e])
return;return n(N.event?N.event(t):t)}}}function tn(e,t,n,o,s,r,i,l,a,c){var u,h,d,f,m,g,p,b,k,w,y,v,S,O,$,E,M,L,R=t.type;if(t.constructor!==Fe)return null;128&
n.__u&&(a=32&n.__u,u=n.__c.__z)&&(t.__u|=a,h=r=[],u.nodeType==8?l=lt(u,r):r.push(u),l=r[0]||l),(u=N.__b)&&u(t);e:if(typeof R=="function"){d=i.length;try{if(b=t.
props,k=(u=R.prototype)&&u.render,w=(u=R.contextType)&&o[u.__c],y=u?w?w.props.value:u.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(k?t.__c=f=new R(b,y):(t.__c=
f=new Be(b,y),f.constructor=R,f.render=Dr),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.__s=f.state),R.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=ke({},f.__s)),ke(f.__s,R.getDerivedStateFromProps(b,f.__s)))),m=f.props,g=f.state,f.__v=t,n.__c){if(b!==m&&k&&!R.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(U){U&&(U.__=t)}),ut.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),l=ce(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),k&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,g,p)})}else
k&&!R.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),k&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
e,f.__g&=-5,v=N.__r,S=k?25:0;do f.__g&=-9,v&&v(t),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);k&&(ut.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=ke({},o,f.getChildContext())),k&&n.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(m,g)),O=u&&u.type===Ae&&u.key==
null?u.props.children:u,b.__P&&(u=l,s=(e=b.__P).namespaceURI,a=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(U){U&&on(U,U)}),n.__k=null),l=n.__k?ce(n,0):
null),l=oo(e,Qt(O)?O:[O],t,n,o,s,r,i,l,a,c),b.__P&&(t.__e=null,l=u),t.__u&=-161,h&&h.some(_e),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(U){if(i.length=
d,t.__v=null,a||r)if(U&&U.then){if(t.__u|=128|a,r){for(~(M=r.indexOf(l||void 0))||(M=r.length);(L=r[M-1])&&L.nodeType==8;)M--;for(;M<r.length;M++)if(L=r[M])if(r[M]=
null,$){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=lt($=L))}}if(!$){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;$=l}(u=lt($=
t.__c.__z||(t.__c.__z=$)))?(t.__e=$,l=u):t.__e=l,l=l&&l.nextSibling}else r&&r.some(_e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),U&&U.then||ro(t),N.__e(U,t,n)}}else
l=t.__e=Lr(n.__e,t,n,o,s,r,i,a,c,e);return(u=N.diffed)&&u(t),l}function lt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ro(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(ro))}function io(e,t,n){for(var o=0;o<n.length;)nn(n[o++],n[o++],n[o++]);N.__c&&N.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){N.__e(r,s.__v)}})}function Lr(e,t,n,o,s,r,i,l,a,c){var u,h,d,f,m,g,p,b,k=n.props||at,w=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((m=r[u])&&(y?m.localName==y:m.nodeType==3)){
e=m,r[u]=null;break}}if(!e){if(b=c.ownerDocument||document,!y)return b.createTextNode(w);e=b.createElementNS(s,y,w.is?w:c),l&&(N.__m&&N.__m(t,r),l=!1),r=null}if(y){
if(c=y=="template"&&e.content||e,r=y=="textarea"&&w.defaultValue!=null?null:r&&en.call(c.childNodes),!l&&r)for(k={},u=0;u<e.attributes.length;u++)k[(m=e.attributes[u]).
name]=m.value;for(u in k)m=k[u],u=="dangerouslySetInnerHTML"?d=m:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||st(e,
u,null,m,s);for(u in w)m=w[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?g=m:u=="checked"?p=m:l&&typeof m!="function"||k[u]===m||st(e,u,m,k[u],
s);h?(l||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Ar.test(y))&&(s="http://www.w3.org/1999/xhtml"),oo(c,Qt(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&ce(n,0),l,a),r&&r.some(_e)),l&&y!="textarea"||(u="valu\
e",y=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&(y!="progress"||g)||st(e,u,g,k[u],s),u="checked",p!=null&&p!=e[u]&&st(e,u,p,k[u],s))}else k===
w||l&&e.data==w||(e.data=w);return e}function nn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){N.__e(s,n)}}function on(e,t,n){var o,s,r,i;if(N.unmount&&N.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||nn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){N.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&on(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=lt(o,r=[]))&&(o==e.__e&&r.some(_e),_e(s),_e(o)),n||_e(e.__e),e.__e=e.__c=e.__=null}function Dr(e,t,n){
return this.constructor(e,n)}function K(e,t){var n,o,s,r;N.__&&N.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ie(Ae,{children:[
e]}),s=[],r=[],tn(t,t.__k,o||at,at,t.namespaceURI,o?null:t.firstChild?en.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),io(s,t.__k,r),t.__k.props.children=
null}N={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(l){e=l}}throw ct=0,e}},Jn=0,Xn=function(e){return e!=null&&e.
constructor===Fe},Be.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ke({},this.state)),typeof e=="function"&&(e=e(ke({},n),this.props)),
e&&(ke(n,e),this.__v&&(t&&this.__k.push(t),Rn(this)))},Be.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Rn(this))},Be.prototype.render=
Ae,le=[],ct=0,Zn=function(e,t){return e.__v.__b-t.__v.__b},it=Symbol(),Qn=/(PointerCapture)$|Capture$/i,Zt=0,Gt={},Er=0;var lo=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],l=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=l:i===4?o[1]=Object.assign(o[1]||{},l):i===5?(o[1]=o[1]||{})[t[++r]]=l:i===6?o[1][t[++r]]+=
l+"":i?(s=e.apply(l,lo(e,l,n,["",null])),o.push(s),l[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(l)}return o},Bn=new Map;function jr(e){var t=Bn.get(this);return t||(t=
new Map,Bn.set(this,t)),(t=lo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",l="",a=[0],c=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?a.push(0,d,i):r===3&&(d||i)?(a.push(3,d,i),r=2):r===2&&i==="..."&&d?a.push(4,d,0):r===2&&i&&!d?a.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(a.push(r,0,i,s),r=
6),d&&(a.push(r,d,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&c(),c(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(c(),a=[a],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:l?o===l?l="":i+=o:o==='"'||o==="'"?l=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(c(),r===3&&
(a=a[0]),r=a,(a=a[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):i+=o),r===3&&i==="!--"&&(r=4,a=a[0])}return c(),a})(e)),t),arguments,[])).length>1?t:t[0]}var _=jr.bind(eo),ft,H,Ft,Wn,Pr=Object.is,Vt=0,co=[],
Yt=[],j=N,Un=j.__b,Hn=j.__r,Kn=j.diffed,Fn=j.__c,qn=j.unmount,Gn=j.__;function ao(e,t){j.__h&&j.__h(H,e,Vt||t),Vt=0;var n=H.__H||(H.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function ae(e,t){var n=ao(ft++,4);!j.__s&&uo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,H.__h.push(n))}function ye(e){return Vt=5,Me(function(){return{current:e}},[])}function Me(e,t){
var n=ao(ft++,7);return uo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function zr(){var e;do{for(;e=Yt.shift();)try{We(e)}catch(n){j.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
co.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(We),t.__h.some(Jt),t.__h=[]}catch(n){t.__h=[],j.__e(n,e.__v)}}}while(Yt.length)}j.__b=function(e){H=null,Un&&
Un(e)},j.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Gn&&Gn(e,t)},j.__r=function(e){Hn&&Hn(e),ft=0;var t=(H=e.__c).__H;t&&(Ft==H?H.__h=[]:(t.__h.some(
We),t.__h.some(Jt),ft=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ft=H},j.diffed=function(e){Kn&&Kn(e);var t=e.__c;t&&t.__H&&(t.__H.
__h.length&&Yn(co.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ft=H=null},j.__c=function(e,t){t.some(function(n){try{n.__h.some(We),n.__h=n.__h.filter(
function(o){return!o.__||Jt(o)})}catch(o){n.__h=[function(){throw o}]}}),Fn&&Fn(e,t)},j.unmount=function(e){qn&&qn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Yn(Yt.push(s))}else We(s)}catch(r){t=r}}),o.__H=void 0,t&&j.__e(
t,o.__v))};var Vn=typeof requestAnimationFrame=="function";function Rr(e){var t,n=function(){clearTimeout(o),Vn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(
n,35);Vn&&(t=requestAnimationFrame(n))}function Yn(e){e!=1&&Wn==j.requestAnimationFrame||((Wn=j.requestAnimationFrame)||Rr)(zr)}function We(e){var t=H,n=e.__c;typeof n==
"function"&&(e.__c=void 0,n()),H=t}function Jt(e){var t=H;e.__c=e.__(),H=t}function uo(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Pr(n,e[o])})}
var Ir=Symbol.for("preact-signals");function pt(){if(se>1)se--;else{var e,t=!1;for((function(){var s=ht;for(ht=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();He!==void 0;){var n=He;for(He=void 0,dt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ho(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(dt=0,se--,t)throw e}}function sn(e){if(se>0)return e();Xt=++Br,se++;try{return e()}finally{pt()}}var Ue,D=void 0;function V(e){
var t=D,n=Ue;D=void 0,Ue=void 0;try{return e()}finally{D=t,Ue=n}}var He=void 0,se=0,dt=0,Br=0,Xt=0,ht=void 0,mt=0;function fo(e){if(D!==void 0){var t=e.n;if(t===
void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==
void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}}function B(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
t?.watched,this.Z=t?.unwatched,this.name=t?.name}B.prototype.brand=Ir;B.prototype.h=function(){return!0};B.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.
e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:V(function(){var o;(o=t.W)==null||o.call(t)}))};B.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,
o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&V(function(){var s;(s=t.Z)==null||s.call(t)}))}};B.prototype.
subscribe=function(e){var t=this;return C(function(){var n=t.value;V(function(){return e(n)})},{name:"sub"})};B.prototype.valueOf=function(){return this.value};
B.prototype.toString=function(){return this.value+""};B.prototype.toJSON=function(){return this.value};B.prototype.peek=function(){var e=this;return V(function(){
return e.value})};Object.defineProperty(B.prototype,"value",{get:function(){var e=fo(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(dt>100)throw new Error("Cycle detected");(function(n){se!==0&&dt===0&&n.l!==Xt&&(n.l=Xt,ht={S:n,v:n.v,i:n.i,o:ht})})(this),this.v=e,this.i++,mt++,se++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{pt()}}}});function T(e,t){return new B(e,t)}function ho(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function mo(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function po(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function ve(e,t){B.call(this,void 0,t),this.x=e,this.s=void 0,this.g=mt-1,this.f=4}ve.prototype=new B;ve.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===mt))return!0;if(this.g=mt,this.f|=1,this.i>0&&!ho(this))return this.f&=-2,!0;var e=D;try{mo(this),D=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return D=e,po(this),this.f&=-2,!0};ve.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}B.prototype.S.call(this,e)};ve.prototype.U=function(e){if(this.t!==void 0&&(B.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ve.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(ve.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=fo(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function X(e,t){return new ve(e,t)}function go(e){var t=e.j;if(e.j=void 0,typeof t=="function"){se++;var n=D;
D=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,rn(e),o}finally{D=n,pt()}}}function rn(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,go(e)}function Wr(e){
if(D!==this)throw new Error("Out-of-order effect");po(this),D=e,this.f&=-2;try{8&this.f&&rn(this)}finally{pt()}}function Te(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,Ue&&Ue.push(this)}Te.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};Te.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,go(this),mo(this),se++;var e=D;
return D=this,Wr.bind(this,e)};Te.prototype.N=function(){2&this.f||(this.f|=2,this.u=He,He=this)};Te.prototype.d=function(){this.f|=8,1&this.f||rn(this)};Te.prototype.
dispose=function(){this.d()};function C(e,t){var n=new Te(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var wo,qe,rt,Ur=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var bo=[];C(function(){wo=this.N})();function Ce(e,t){N[e]=t.bind(null,N[e]||function(){})}function Ke(e){if(rt){var t=rt;rt=void 0,t()}rt=e&&e.S()}function _o(e){
var t=this,n=e.data,o=Ge(n);o.name="ReactiveDom",o.value=n;var s=Me(function(){for(var l=t,a=t.__v;a=a.__;)if(a.__c){a.__c.__$f|=4;break}var c=X(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),u=X(function(){return!Array.isArray(c.value)&&!Xn(c.value)}),h=C(function(){if(this.N=yo,u.value){var f=c.value;l.__v&&
l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=f)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[u,c]},[]),r=s[0],i=s[1];return r.value?i.peek():
i.value}_o.displayName="ReactiveTextNode";Object.defineProperties(B.prototype,{constructor:{configurable:!0,value:eo(Ae,null).constructor},type:{configurable:!0,
value:_o},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ce("__b",function(e,t){if(Ke(),
qe=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof B&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
Ce("__r",function(e,t){if(e(t),t.type!==Ae){Ke();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return C(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Ur&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),qe=o,Ke(n)}});Ce("__e",function(e,t,n,o){Ke(),qe=void 0,e(t,n,o)});Ce("diffed",function(e,t){Ke(),qe=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var l=r[i];l===void 0||o&&i in o||(l.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var a in o){var c=r[a],
u=o[a];c===void 0?(c=Hr(n,a,u,s),r[a]=c):c.o(u,s)}}}e(t)});function Hr(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=T(n);return{o:function(i,l){r.value=i,
o=l},d:C(function(){this.N=yo;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Ce("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var l=t.props;
for(var a in i)l[a]=i[a]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}e(t)});Ce("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});Be.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Ge(e,t){return Me(function(){return T(e,t)},[])}function ko(e,t){
var n=ye(e);return n.current=e,qe.__$f|=4,Me(function(){return X(function(){return n.current()},t)},[])}var Kr=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Fr(){sn(function(){for(var e;e=bo.shift();)wo.call(e)})}function yo(){bo.push(this)===1&&(N.requestAnimationFrame||Kr)(Fr)}var gt={corner:"",centre:"~",colour:"#"},Ne=Object.keys(gt),ue=Ne.filter(e=>e!=="colour"),fe=["red","orange","yellow","green","cyan","blue","purple","grey"],Ve=(e,t)=>gt[e]+
t,de=(e=[],t)=>e.filter(n=>ln(n)===t).map(n=>n.slice(gt[t].length)),ln=e=>Ne.find(t=>gt[t]===e[0])??"corner",vo=(e,t,n)=>t.every(o=>e[o]?.includes(n))?an(e,t,o=>o.
filter(s=>s!==n)):cn(e,t,[n]),cn=(e,t,n)=>an(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ye=(e,t,n,o)=>an(e,t,s=>s.filter(
r=>!n.includes(ln(r))||o!==void 0&&r!==Ve(ln(r),o)));function an(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var P=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),$o=new Map;function xo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=$o.get(o)??{svg:e,words:t,reach:n};return $o.set(o,s),s}var qr=["diagonal","triangle"],wt=xo({svg:"",words:""});function bt(e,t=null){let n=e.pieces.map(
xo),o=l=>l.map(a=>a<0?wt:n[a]),s=e.frames.map(l=>({...l,cells:o(l.cells),blank:o(l.blank)})),r=t?.plays??e.plays.map(l=>({...l,spots:new Set(l.spots.map(String)),
peers:Gr(l.peers??{}),choices:l.choices.map(a=>({...a,looks:a.looks.map(c=>c.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(l=>({...l,cells:new Map(l.cells.
map(a=>[a.slice(0,-1).join(","),a.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Gr(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var F=(e,t,n)=>(t-1)*e.columns+n-1,A=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],he=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,un=(e,t,n,o)=>he(t,A(e,o).join(","),n),re=({what:e,where:t,choices:n})=>t==="cell"&&
!qr.includes(e)&&n.some(({value:o})=>o!==null);function fn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?F(e,o,s):-1}var ee=(e,t)=>!!e.looks[0]?.[t],_t=(e,t)=>e.plays.some(n=>n.choices.
some(o=>ee(o,t))),dn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Oo=e=>dn(e)||[...e.
frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),q=(e,t,n,o)=>Se(t,n,A(e,o).join(",")),kt=(e,t,n,o,s)=>xt(t,n,A(e,o).join(","),s),yt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function vt({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Je(e,t,n){for(let o of e.plays){let s=o.choices[q(e,o,t,n)];if(s&&ee(s,n))return s.looks.map(r=>r[n]??wt)}return e.frames.
map(o=>o.blank[n])}var So={corner:"candidates",centre:"centre",colour:"coloured"};function $t(e,{marks:t,notes:n},o){let[s,r]=A(e,o),i=e.plays.map(d=>d.choices[q(
e,d,t,o)]?.words).filter(d=>d!==void 0),l=e.frames[0].blank[o].words,a=Ne.map(d=>[So[d],...de(n[`${s},${r}`],d)]).filter(([,d])=>d),c=i.length?a.filter(([d])=>d===
So.colour):a,u=e.plays.filter(Z).flatMap(d=>To.map(f=>{let m=d.choices[Se(d,t,me(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),h=[l,...i,...u,...c.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function Eo(e,t){let n=s=>s.choices.some(r=>{let[i,l]=he(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-l.length))&&t.endsWith(l)});if(e.plays.some(s=>Z(s)&&n(s)))return!0;let o=fn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>ee(r,o)&&un(e,s,r,o)===t))}function Ao(e,t,n){let o=n.filter(r=>Eo(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var St=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Mo(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Eo(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var Z=e=>e.where!=="cell",To=["top","right",
"bottom","left"],Vr={top:[-1,0,"bottom"],left:[0,-1,"right"]},$e=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Co(e,t,n,o){let s=a=>a.
every((c,u)=>c>=Math.min(n[u],o[u])&&c<=Math.max(n[u],o[u])),r={...t},i={};for(let a of e.spots){let[c,u,h]=a.split(","),[d,f]=[[+c,+u],[+c+ +(h==="bottom"),+u+
+(h==="right")]].map(g=>s(g));if(!d&&!f)continue;let m=he(e,a,e.choices[0]);delete r[m],d!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(a=>t[a])?r:{...r,...i}}function me(e,t,n){let[o,s]=A(e,t),[r,i,l]=Vr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,l]:[o,s,n]).join(",")}
var Se=(e,t,n)=>e.choices.findIndex(o=>t[he(e,n,o)]===o.holds);function xt(e,t,n,o){let s={...t};for(let i of e.choices)delete s[he(e,n,i)];let r=e.choices[o];return r&&
(s[he(e,n,r)]=r.holds),s}var No=(e,t,n)=>e.plays.filter(Z).reduce((o,s)=>To.reduce((r,i)=>xt(s,r,me(e,n,i),-1),o),t);function xe({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[l,a]=[n+(r-1)*e,n+(s-1)*t],[c,u]=[l+e,a+t];if(o==="edge")return{top:[l,a,c,a],bottom:[l,u,c,u],left:[l,a,l,u],right:[c,a,c,u]}[i];let[h,d]=[l+e/2,a+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function Lo(e,t,[n,o,s]){let[r,i,l,a]=xe(e,t,[n,o,s]);if(t==="edge")return[r,i,l,a];let[c,u]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+u,o+c]].map(f=>e.frames[0].cells[F(e,f[0],f[1])]?.reach?.[u]??0);return[r+c*h,i+u*h,l-c*d,a-u*d]}function Y({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,l]=o;return{width:t*n.width+2*n.edge+l+r,height:e*n.height+2*n.edge+s+i,left:l,top:s}}var te=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Ot=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function Do(e,t,n){let o=(r,i,l)=>{for(let[a,c]of t.plays.entries()){let u=q(t,c,n,i);if(u>=0&&ee(c.choices[u],i))return e.plays[a].choices[u].looks[r][i]}return l},
s=e.frames.map(({blank:r,...i},l)=>({...i,blank:r,cells:r.map((a,c)=>o(l,c,a))}));return{...e,frames:s}}function x(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function pe(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function z(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Et=e=>[...document.querySelectorAll(e)];var ie=e=>e.target;function ge(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function At(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var Oe=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var Yr=Uint8Array.from(atob(z("#told").textContent??""),e=>e.charCodeAt(0)),jo=new Response(new Blob([Yr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Po,game:zo,boards:G,around:hn}=await jo;var Jr=new Map(G.map(({id:e,sheet:t})=>[e,bt(t)])),mn=()=>{throw new te({words:"This page was made to be played without a server, which alone knows that."})},Ro={
board:({id:e,sheet:t},n)=>Do(t,Jr.get(e),n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:mn(),explain({explained:e,outcome:t},n,o){
if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)o("step",s);
return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e}};async function we(e,t,n={}){let{onEvent:o=()=>{}}=n,
s=t,r=G.find(({id:l})=>l===s.instance);if(!r||e==="answers"&&!r.solution)return mn();let i=Object.fromEntries(s.marks);if(e!=="overview")return(Ro[e]??mn)(r,i,o);
for(let l of s.parts)o(l,{found:Ro[l](r,i,o)})}var ne=(e,t,n)=>we(e,t,{signal:n});var Io=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Xr=["facts","marks","notes"],Zr=["puzzle","instance","rules","facts","constants"];function Bo(e=Io){let t=T(e),n=e,o=X(()=>{let h=t.value;return Zr.
some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,l=new Set,a=h=>sn(()=>{let d=t.peek();t.value=h;let m=Object.keys(h).filter(g=>h[g]!==d[g]);if(m.length)for(let g of[
...l])g(h,d,new Set(m))}),c=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),u=(h,d)=>{if(!h.length)return;let f=t.peek();d.push(c(f)),i=null,a({...f,...h.
pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>0},get history(){
return{now:c(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let m=t.peek(),g=Xr.some(p=>p in h&&h[p]!==m[p]);g&&f&&!(d!==null&&d===i)&&(s.
push(c(m)),r=[]),(g||"mode"in h)&&(i=d),a({...m,...h})},open(h,d=null){let f={...Io,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(c(f))?[d.past,
d.future,null]:[[],[],null],a(f)},undo:()=>u(s,r),redo:()=>u(r,s),on(h,d){let f=new Set(h),m=(...g)=>{[...g[2]].some(p=>f.has(p))&&d(...g)};return l.add(m),()=>l.
delete(m)}}}function W(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:l}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.
entries(l),...t}}function Ee(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}function Wo({app:e,card:t,check:n,pointed:o}){let s=X(()=>{let{cause:r=[],effect:i=[],wrong:l=[]}=o.value??t.cells??{},a=[...l,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||a.length?{cause:r,effect:i,wrong:a}:null)});C(()=>e.emit("highlight",JSON.parse(s.value)))}var Xe=e=>e.join(",");function Uo(e,t){
let n=new Set(t.map(Xe));return e.filter(o=>!n.has(Xe(o)))}function Le(e){return[...new Map(e.map(t=>[Xe(t),t])).values()]}var Qr=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Tt({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:l}){let a=Me(()=>X(()=>{let{
row:m,column:g}=e.state.focused.value??{};return[...o,...s,...r].some(b=>Xe(b)===`${m},${g}`)?"sentence about":"sentence"}),[n]),c=()=>{t.value={effect:o,cause:Uo(
s,o),wrong:r}},u=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return _`<li class=${a} style=${l===
void 0?null:`--depth: ${l}`}
    onmouseenter=${c} onfocusin=${c} onmouseleave=${u} onfocusout=${u}>
    ${h!==null&&_`<p>${Mt(e,`${J(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${Mt(e,J(d))}</p>
    ${f.size>0&&_`<p class="sources">${[...f.keys()].map(m=>ei(e,m))}</p>`}
  </li>`}var Ho=({cells:e,because:t,...n})=>_`<${Tt} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Ct=({parts:e,broken:t})=>_`<ul class="sentences">${t.map(n=>_`<${Ho} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,Nt=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>_`<ul class="sentences">
  <${Tt} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&_`<${Lt} parts=${e} chain=${r} />`}</ul>`,Lt=({parts:e,chain:t})=>_`<li class="chain"><ol class="sentences">
  ${t.map(n=>_`<${Ho} parts=${e} ...${n} />`)}</ol></li>`,J=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),Mt=(e,t)=>t.split(Qr).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return _`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function ei(e,t){let n=ti(t);return n&&_`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${pn(n,e.store.now)}</button>`}function ti(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function pn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var De=e=>Le(e.flatMap(t=>t.cells));var Ko="How the answer follows",Fo=10;function qo({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};C(()=>{e.task&&s()}),t("cancel-all",
s);function r(a){s();let c=n=new AbortController,u=a,h={marks:e.now.marks,most:a,events:[],hasEnded:!1,wake:()=>{},end:null},d=(f,m)=>{h.events.push({name:f,data:m}),
h.wake(),f==="step"&&m.entered.length>0&&(u-=1)===0&&c.abort()};return h.end=we("explain",W(e.now),{signal:c.signal,onEvent:d}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(a){for(let c=0;;c+=1){for(;c===a.events.length&&!a.hasEnded;)await new Promise(u=>{a.wake=()=>u(null)});if(c===a.events.
length)return;yield a.events[c]}}async function l(a,c){a.addEventListener("abort",s);try{return await c()}finally{a.removeEventListener("abort",s)}}return{next:a=>l(
a,async()=>{let{marks:c}=e.now,u=o&&Object.entries(o.marks).every(([h,d])=>c[h]===d);for(let h=o&&u?o:r(Fo);;h=r(Fo)){let d=[],f=[],m=null;for await(let{name:g,
data:p}of i(h)){g==="own"&&(m=p),g==="step"&&d.push(p),f.push(...(p.frames??[]).flatMap(k=>k.looks??[]));let b=ni(m,d,c);if(b.length)return{steps:b,looks:f,end:null}}
if(h.marks===c)return{steps:[],looks:f,end:await h.end}}}),follow:(a,c)=>l(a,async()=>{let u=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:d}of i(u))c(h,d);return u.end})}}function ni(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>gn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function gn(e,t){let[n,o]=St(e);return t[n]===o}function wn({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Go(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Ko,
"Looking for the first step \u2026",async r=>{let i=Dt(e,Ko),l=T([]),a=T(null);t.add([_`<${si} parts=${e} film=${i} steps=${l} end=${a} />`]);let c=await o.follow(
r,(u,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...oi(u,h)}))),u==="step"&&(l.value=[...l.value,h],t.tell(`${Oe(l.value.length,"step")} so far \u2026`))});if(c.
status==="none")return wn(e,c);if(c.status==="multiple")return e.several.ask();a.value=c},{isTrue:Ee(e.app.store)})}function oi(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:J(t),captions:[J(n)],settled:o}}function si({parts:e,film:t,steps:n,end:o}){return _`${o.value&&_`<p>${ii(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>_`<${ri} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function ri({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=ye(null);return ae(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),_`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${J(n.words)}</button>
    <${Nt} parts=${e} step=${n} /></li>`}function ii({grade:e,complete:t,interrupted:n},o){let s=Oe(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The r\
est does not follow by explanations.")}function Dt({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,l=c=>t.play(r={title:n,frames:[
...o],looks:s,at:c}),a=ge(200,()=>{i()&&l(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(c){
o.push(...c),s.push(...c.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?a():o.length&&l(0)},goTo(c){l(Math.min(c,o.length-1)),e.emit("pane","board")}}}function Vo({app:e,place:t,pointed:n}){let o=T(null),s=T(null),r=new Set,i=new AbortController,l=null,a=()=>{i.abort(),s.value=null},c=()=>{a(),n.value=null,l!==
null&&e.state.film.peek()===l&&e.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(f,m,g={}){let{task:p}=e.store;t.card.contains(document.
activeElement)&&z("h2",t.card).focus(),c(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===p,...g},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let g=o.peek();g!==null&&(o.value={...g,body:[...g.body,...f],...m})},
async work(f,m,g,p){u.show(f,[],p),s.value=m;let b=i=new AbortController;try{await g(b.signal)}catch(k){k.name!=="AbortError"&&!b.signal.aborted&&u.add([_`<p class=${li(
k)?"failure":null}>${bn(k)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){l=f,e.emit("film",f)},get isPlaying(){return l!==null&&e.state.film.
value===l},close(){c(),o.value=null}};C(()=>{o.value?.isTrue()===!1&&V(u.close)}),C(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=X(()=>o.value?.overlay??
null);C(()=>e.emit("overlay",h.value)),C(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),u.close()});function d(){let{name:f,body:m}=o.value??
{name:"",body:[]};ae(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let g=()=>{r.add(f),u.close()},p=()=>{a(),u.add([_`<p class="soft">Cancelled.</p>`])};
return _`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${g}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${p}>Cancel</button>
      </div>`}return K(_`<${d} />`,t.card),C(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var li=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function bn(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return J(n.replace(/^encodings\/\S+: /,""))}var ci=2e3;function Yo({store:e,overview:t,emit:n}){let o=T({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:c}=e;if(!c.puzzle)
return;let u=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(f,m)=>{h=m});d!==void 0&&e.task===c&&i(d)}catch(d){if(e.task!==c)return;if(d.interrupted)
return i(ai(h,d.interrupted,performance.now()-u));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,ci):n("problems",d.problems??
[])}}function i(c){o.value={outcome:c,error:null,isOld:!1},n("problems",c.remarks),n("solved",_n(c))}let{puzzle:l,instance:a}=e.now;return C(()=>{let{task:c}=e,
u=c.puzzle!==l||c.instance!==a;({puzzle:l,instance:a}=c),V(()=>{o.value=u?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var ai=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function _n({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Jo({app:e,place:t,solving:n}){C(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?ui(r):s===null?{words:"\u2026"}:kn(s)}return function(){let{words:r,detail:i}=o();return _`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${fi(e,n.now.error)}</div>`}}function kn(e){let{status:t,cost:n,count:o,horizon:s}=e,r=_n(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,l=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),a=n.join(" "),c=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
u={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${a}`,"good"],
found:[n.length?`${c}: the best so far is ${a}, not proved`:`${c}: ${Oe(o,"answer")} found so far`,"warn"],interrupted:[`${c}: no answer found so far`,"warn"]}[t];
return{words:u[0],detail:l,kind:u[1]}}function ui(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:bn(
e),kind:"warn"}:e.problems.length&&e.problems.every(Ot)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var fi=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=J(
pn(n,e.store.now)),s=()=>e.emit("reveal",n);return _`<p class="status-problem">${n.line!==null&&_`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var yn=200;async function Xo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=Dt(e,"Solution"),i=null;await we("answers",W(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(l,a)=>{i=a,r.add(Qo(a,"Solution"))}}),n.add([i===
null?_`<p>No answer was found.</p>`:_`<${di} parts=${e} answer=${i} />`])})}function di({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return _`
    <p>${s&&`${kn(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&_`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&_`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Zo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=Dt(e,"All answers"),i=T([]),l=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(h[Math.min(Math.max(d+m,0),h.length-1)].first);return _`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:g})=>m.length===0&&_`<p class="atoms">${g.join(" ")}</p>`)}</div>`};n.add([_`<${l} />`]);let a=await we("answers",W(t.store.now,
{marks:[],most:yn}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Qo(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),c=i.value.some(({cost:h})=>h.length>0),u=o.now.outcome?.horizon;n.add([_`<p>${hi({...a,isBest:c,horizon:u},i.value.length)}</p>`])})}var Qo=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function hi({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<yn?"There may be others.":`The first ${yn}; there may be more.`}var es="pylogic:check",mi=250,pi=400,ts=3,gi="Whether this can be completed was not found out in time.";function ns(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=At(),i=T(localStorage.getItem(es)==="on"),l=T(null),a=null,c=!1,u=(k,w,y)=>{l.value={kind:k,words:w,of:t.now.marks,...y}},h=()=>{l.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(es,i.value?"on":"off"),a=null,f()};async function f(k=!1){let{outcome:w,isOld:y}=s.now,{marks:v}=t.now,S=k||c&&v===a;if(k)a=v;else if(!S&&
v===a&&!y)return;let O=Object.keys(v).length===0;c=S&&y&&!O;let $=(S||i.value)&&!y&&w!==null&&!O;if(!$||w.status==="none"||w.horizon!==null)r.stop(),$&&w.horizon===
null?u("bad","There is no answer at all"):S&&O?u("unsure","Nothing is entered yet."):c?u("unsure","checking \u2026"):h();else if(!S)await g("rules");else{let E=w.
status==="unique"?new Set(w.answers[0].atoms):null;E===null?await g("all"):m(E,v)&&await g("reasons")}}function m(k,w){let y=vn(k,w),v=Le(y.map($n).filter(S=>S!==
null));return y.length?u("bad",`${v.length} ${Ze(v)}${v.length===1?" is":"s are"} wrong`,{cells:v}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function g(k){let w=k==="all"?setTimeout(()=>u("unsure","checking \u2026"),l.value?pi:0):0,y;try{y=await r(S=>ne("judge",W(t.now),S))}catch(S){
k==="all"&&S.interrupted?u("unsure",gi):k!=="reasons"&&h();return}finally{clearTimeout(w)}if(y===void 0)return;let v=k==="reasons"?l.value&&{...l.value,broken:y.
broken.slice(0,ts)}:wi(k,y,n.finished.value);l.value=v&&{...v,of:t.now.marks}}let p=ge(mi,()=>f()),{marks:b}=t.now;return C(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||h(),p())}),C(()=>{s.now&&n.finished.value!==null&&V(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return l.value},get cells(){return l.value?.cells??[]}}}function os(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return _`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?_`<span class="soft">${s}</span>`:s&&_`<strong>${s}</strong>`}
      ${i.length>0&&_`<${Ct} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&_`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function wi(e,{possible:t,broken:n},o){let s={broken:n.slice(0,ts),cells:De(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Ze=e=>e.every(t=>t.length>2)?"line":"cell",vn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function $n(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var bi=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,jt="Why there is no answer",Sn="Why this is wrong",_i="Which rule is wrong",ki=12,yi=600;function ss(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(jt,"Looking for a reason \u2026",d=>a(jt,d)),r=()=>n.work(Sn,"Looking for what it breaks \u2026",async d=>{let{broken:f}=await ne(
"judge",W(t.store.now),d);if(!f.length)return a(Sn,d);n.add([_`
      <p>What you entered breaks a rule already:</p>
      <${Ct} parts=${e} broken=${f.slice(0,ki)} />
      <${l} />`],{cells:()=>({wrong:De(f)})})},{isTrue:Ee(t.store)}),i=()=>n.work(_i,"Looking for what refuses it \u2026",async d=>{let{is_answer:f,reasons:m}=await ne(
"why",W(t.store.now),d);if(f)return n.add([_`<p>Some answer has all of it.</p>`]);n.add([_`<ul class="sentences"><${Lt} parts=${e} chain=${m.flatMap(g=>rs(g))} /></ul>`],
{cells:()=>({wrong:De(m)})})},{isTrue:Ee(t.store)}),l=()=>_`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function a(d,f){let m=await ne("conflicts",W(
t.store.now,d===jt?{marks:[]}:{}),f);if(m.status!=="none")return n.add([_`<p>There is an answer now.</p>`]);if(!m.conflicts.length)return n.add([_`<p>The reason was not found in time.</p>`]);
let g=m.conflicts[0],p=Le(De(g.because));n.add([_`<${c} title=${d} conflict=${g} />`],{cells:()=>({cause:p,wrong:g.cells})})}function c({title:d,conflict:{because:f,
cells:m,chain:g,minimal:p}}){let b=f.filter(w=>w.clue!==null),k=f.filter(w=>w.clue===null);return _`
      <p>${g.length?"It leads to a contradiction:":vi(m.length>0,b,k)}</p>
      ${u("The clues: ",b.map(w=>w.words).join("; "))}
      ${u("What you entered: ",m.join(" "))}
      ${g.length?_`<ul class="sentences"><${Lt} parts=${e} chain=${g} /></ul>`:_`<ul class="sentences either">${k.map(w=>_`<${Tt} parts=${e} words=${w.words} cause=${w.
cells} lines=${[w]} />`)}</ul>`}
      <p class="soft">${p?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${d===Sn&&_`<${l} />`}`}let u=(d,f)=>f&&_`<p>${d}${Mt(t,$i(f))}</p>`,h=ge(yi,()=>{let{outcome:d,isOld:f}=o.now;!f&&d?.status==="none"&&d.horizon===null&&n.
mayCome(jt)&&s()});return C(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function rs({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>rs(i,s+1))]}function vi(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function $i(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(bi,t).trimEnd()}var Pt="Hint";async function Rt(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(Pt,[_`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(zt(e).length)return o.show(Pt,[_`<${Si} parts=${e} />`],{isTrue:()=>zt(e).length>0,cells:()=>({wrong:ls(zt(e))})});await o.work(
Pt,"Looking for the simplest next step \u2026",async i=>{let{steps:l,looks:a,end:c}=await s.next(i);if(c?.status==="none")return wn(e,c);if(c?.status==="multipl\
e")return o.add([_`<${Oi} ...${e} />`]);if(t.now.marks!==r)return o.add([_`<p>The board has changed meanwhile: ask again.</p>`]);if(c)return o.add([_`<p>${Ei(c,
r)}</p>`]);let{cells:u,causes:h}=l[l.length-1];o.add([_`<${xi} parts=${e} steps=${l} looks=${a} />`],{cells:()=>t.now.marks===r?{effect:u,cause:h}:null})},{isTrue:Ee(
t)})}function zt({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?vn(new Set(n.answers[0].atoms),e.store.now.marks):[]}var ls=e=>e.
map($n).filter(t=>t!==null);function Si({parts:e}){let{store:t}=e.app,n=zt(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return _`
    <p>First this: ${o?"one":n.length} ${Ze(ls(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function xi({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=ye(null);ae(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:l,entered:a,name:c,frames:u,has_candidates:h}=t[t.
length-1],d=a.every(p=>gn(p,o.now.marks)),f=()=>{let{marks:p}=o.now;o.change({marks:{...p,...Object.fromEntries(a.map(St))}})},m=()=>{f(),Rt(e)},g=()=>s.play({title:Pt,
frames:u,looks:n.map(p=>({svg:p})),at:0});return _`
    <p class="look">Look at <${is} colour="effect" cells=${i} />${l.length>0&&_` and <${is} colour="cause" cells=${l} />`}.<span class="soft"> (${c})</span></p>
    ${t.map(p=>_`<${Nt} parts=${e} step=${p} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&_`<button type="button" title="The board with what each cell may still hold" onclick=${g}>
        Show what is noted</button>`}
    </div>`}var Oi=({several:e})=>_`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,is=({colour:e,cells:t})=>_`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Ze(t)}`:`these ${t.length} ${Ze(t)}s`}</span>`;function Ei({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var cs="More than one answer",Ai=300;function us(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(cs,[_`<p>This board has more than one answer. What would you like to see?</p>`,
_`<${r} />`]),r=({but:m})=>_`<div class="row">
    ${m!==l&&_`<button type="button" onclick=${l}>What they share</button>`}
    ${m!==a&&_`<button type="button" class="served" onclick=${a}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${c}>Clues that would leave one</button></div>`,i=(m,g)=>ne("differences",W(t.store.now,{marks:[],extra:g}),m),
l=()=>n.work("What all answers share","Comparing all answers \u2026",async m=>{let{status:g,cautious:p,brave:b}=await i(m,!1);if(!d(g)){if(p===null)return n.add(
[_`<p>The answers were not all compared in time.</p>`]);n.add([_`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${p.length} of ${b.length} are certain.</p>
      <${r} but=${l} />`],{overlay:{certain:p,possible:b}})}}),a=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:g,picture:p}=await i(
m,!1);if(!d(g)){if(p===null)return n.add([_`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:p}],at:0}),n.add([_`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${a} />`])}}),c=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:g,offers:p,proof:b}=await i(m,
!0);if(d(g))return;if(!p.length)return n.add([_`<p>No clues were found that would leave one answer.</p>`]);let k=p.length===1,w=()=>h(p),y=()=>t.emit("clues",w().
map(({atom:v})=>v));n.add([_`
      <p>${k?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${p.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${k?"Add it":"Add all"}</button></div>`],{ghosts:w,isTrue:u(p)})});function u(m){let g=({
puzzle:b,rules:k,constants:w,facts:y})=>JSON.stringify([b,k,w,m.reduce((v,{atom:S})=>v.replace(`${S}.`,""),as(y))]),p=g(t.store.now);return()=>h(m).length>0&&g(
t.store.now)===p}let h=m=>m.filter(({atom:g})=>!as(t.store.now.facts).includes(`${g}.`));function d(m){return m!=="multiple"&&n.add([_`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let f=ge(Ai,()=>{let{outcome:m,isOld:g}=o.now;!g&&m?.status==="multiple"&&m.horizon===null&&m.answers.length>0&&n.mayCome(cs)&&s()});return C(()=>{
o.now&&f()}),{ask:s,share:l}}var as=e=>e.replaceAll(/%.*|\s/g,"");var fs=matchMedia("(max-width: 60rem)");function Mi(e){let t={status:x("section",{class:"assistant-status","aria-label":"Answers"}),buttons:x("div",{class:"assi\
stant-buttons"}),check:x("section",{class:"assistant-check","aria-label":"Check while you play"}),card:x("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};z("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>fs.matches?z("#board").append(t.card):t.check.after(t.card);fs.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:T(null),solving:Yo(e)};o.card=Vo(o),o.derivation=qo(e),o.conflicts=ss(o),o.several=us(o),o.check=ns(o),Wo(o),C(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Rt(o)),K(_`<${Jo(o)} />`,t.status),K(_`<${Ti} parts=${o} />`,t.buttons),K(_`<${os} ...${o} />`,t.check)}
var Ti=({parts:e})=>_`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Rt(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Go(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Xo(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Zo(e)}>Answers</button>`;var On={};ot(On,{start:()=>Pi});var Ci={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},It=({name:e})=>_`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Ci[e]} /></svg>`;var Ni=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Li=8e3,Di=2,ji=["pointerdown","keydown"],
ds={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Pi(e){K(_`<${zi} ...${e} />`,z("#modes")),K(_`<${Ri} ...${e} />`,
z("#history")),K(_`<${Bi} />`,z("#appearance")),Ii(e),Wi(e),Hi(e)}function zi({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),z(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ni.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return _`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Ri=({store:e})=>_`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${It} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${It} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ii({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||ie(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Bi(){let e=Ge(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return _`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${It} name=${e.value?"light":"dark"} /></button>`}function Wi(e){let t=Et("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ui(e)}function Ui(e){
let t=Object.keys(ds),n=o=>{e.emit("pane",o),Et(`#${o} :is(${ds[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Et(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Hi(e){let t=z("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=x(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(l=>l.textContent!==n);t.replaceChildren(...r.slice(1-Di),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let l of ji)addEventListener(l,i,{once:!0})},Li)})}var Nn={};ot(Nn,{start:()=>Vl});function Qe(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(x("span",{class:t,ariaHidden:"true"},n))}function hs(e,t,n,o){
Qe(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(l=>/^[1-9]\d*$/.test(l)&&Number(l)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(l=>{let a=Number(l)-1,c=x("span",{},l);return c.style.gridArea=`${Math.floor(
a/r)+1} / ${a%r+1}`,[c," "]})))}function ms(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function ps(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Ki=500,Fi=["clue","unknown"];function gs({app:e,view:t}){let n=T(new Map),o=()=>{n.value=new Map},s=qi(e,o),r=()=>t.sheet,i=v=>r().edits.find(S=>S.what===v),
l=v=>A(r(),v).join(","),a=(v,S)=>{n.value=new Map([...n.value,...S.map(([O,$])=>[`${v} ${O.join(",")}`,$])])};function c(v,S,O,$=null){for(let E of Fi)a(E,[[A(r(),
S),null]]);p(v,S,O,$)}function u(v,S){let O=S.filter($=>m($,v));if(O.length){for(let $ of O)a($,[[A(r(),v),null]]);s.ask({cells:O.map($=>[$,...A(r(),v),null])})}}
function h(v,S){let O=n.peek().get(`${v} ${S}`);return O===void 0?i(v)?.cells.get(S)??null:O}function d(v){let S=[...n.peek().keys()].filter($=>$.startsWith(`${v}\
 `)).map($=>$.slice(v.length+1)),O=i(v)?.cells.keys()??[];return[...new Set([...O,...S])].filter($=>h(v,$)!==null)}let f=(v,S)=>h(v,l(S)),m=(v,S)=>f(v,S)!==null;
function g(v,S,O=null){a(v,S),s.ask({cells:S.map(([$,E])=>[v,...$,E])},O)}let p=(v,S,O,$=null)=>g(v,[[A(r(),S),O]],$);function b(v,S){let O=[];for(;;){let $=h(v,
[...S,O.length+1].join(","));if($===null)return O;O.push($)}}function k(v,S,O,$=null){let E=O.match(/\d+/g)??[],M=b(v,S).slice(E.length).map(()=>null);g(v,[...E,
...M].map((L,R)=>[[...S,R+1],L]),$)}function w(v,S){v>=1&&S>=1&&s.ask({size:[v,S]})}function y(v){let S=L=>/^\d+$/.test(L)?Number(L):L,O=v.flatMap(L=>{let[,R="",
U=""]=/^(\w+)\((.*)\)$/.exec(L)??[],oe=U.split(","),be=t.sheet.edits.find(({isClue:vr,predicate:$r,keys:Sr,values:xr})=>vr&&$r===R&&Sr+xr===oe.length);return be?
[[be.what,...oe.slice(0,be.keys).map(S),oe.slice(be.keys).join(",")]]:[]});if(!O.length||O.length<v.length)return!1;s.ask({cells:O});let[$,E,M]=O[0];return i(String(
$))?.where==="cell"&&t.grid.select(F(r(),Number(E),Number(M))),!0}return{entry:i,key:l,set:c,erase:u,found:h,everywhere:d,valueAt:f,has:m,place:g,become:p,numbers:b,
becomeNumbers:k,resize:w,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function qi(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function l(u,h=null){s.push({step:u,
merge:h}),r||a()}async function a(){for(r=!0;s.length;)await c(s.splice(0,Ki));r=!1}async function c(u){let h=n.now,d=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,m.forEach((g,p)=>{!d&&g!==n.now.facts&&n.change({facts:g},{merge:u[p].merge})}))};try{await o.edit(
u.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof te))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}d&&await c(
u)}return{ask:l,get isEmpty(){return!i&&s.length===0}}}var ws="Click a cell to put one there, or to take it away.",je={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Q={clue:{name:"Clu\
es",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:ws},block:{name:"Blocke\
d cells",hint:ws},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them."},slanted:{name:"Diagonals",hint:"\
Click beside the board and type the numbers of the diagonals that begin there."}};var Pe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function bs({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(Z);
function i(g,p,b,k=null){let w=Se(g,n.now.marks,p);!g.spots.has(p)||w===b||n.change({marks:xt(g,n.now.marks,p,b)},{merge:k})}function l(g,p){let b=t.grid.side(g,
p,t.sheet.plays.every(Z));return b===null?null:me(t.sheet,g,b)}let a=(g,p,b,k=null,w=-1)=>({play:g,index:p,spot:k,number:w,merge:`line ${s+=1}`,how:b,before:n.now.
marks,isDragged:!1}),c=(g,p)=>yt(g,Se(g,n.now.marks,p)),u=(g,p)=>vt(g,Se(g,n.now.marks,p));function h(g,p,b){o=null;let k=r();if(!k||g<0)return{isClick:!1,isDrag:!1};
let w=l(g,b),y=w===null?-1:p?u(k,w):c(k,w),v=$e(k)&&t.grid.side(g,b,!1)===null,S=k.where==="link"?"link":v?"area":"side";return w===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=a(k,g,S,w,y),w!==null&&S==="side"&&i(k,w,y,o.merge),{isClick:w!==null,isDrag:!0})}function d(g){if(o?.how!=="side")return;let p=t.grid.under(g.x,g.
y),b=p<0?null:l(p,g);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(g){if(!o||o.how==="side")return;let[p,b]=[A(t.sheet,o.index),A(t.sheet,
g)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Co(o.play,o.before,p,b)},{merge:o.merge});return}let[k,w]=[b[0]-p[0],b[1]-p[1]];if(Math.abs(k)+Math.abs(w)!==
1){o.index=g;return}let y=k?k>0?"bottom":"top":w>0?"right":"left",v=me(t.sheet,o.index,y);if(!o.isDragged){let{play:S,play:{clicks:O,choices:$}}=o,E=Se(S,n.now.
marks,v)===O[0];o.number=$[0].value!==null?c(S,v):E?-1:O[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=g}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(g){
g===void 0?m():o?.how==="area"&&f(g)},onKey(g,p){let b=g.shiftKey?Pe[g.key]:void 0,k=r();if(!k)return!1;if([" ","Enter"].includes(g.key)&&$e(k)&&t.sheet.plays.every(
Z))return o?m():f((o=a(k,p,"area")).index),!0;if(b===void 0)return!1;let w=me(t.sheet,p,b);return i(k,w,c(k,w)),!0}}}var Gi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function _s({view:e,changes:t,pen:n}){let o=c=>A(e.sheet,c),s=c=>t.found(n.kind,c.join(","));function r(c){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[c,s(c)===u?null:u]])}function i(c,u){let[h,d,f]=me(e.sheet,c,u).split(",");return(f==="right"?Number(d)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),f]]:[]}function l(c,u,h){let[d,f]=o(c),[m,g]=[2*d+u,2*f+h];m>=2&&m<=2*e.sheet.rows&&g>=2&&g<=2*e.sheet.
columns&&r([m,g])}function a(c,u){let[h,d="0"]=t.valueAt("arrow",c)?.split(",")??[];t.become("arrow",c,h===u?null:`${u},${d}`)}return{press(c,u){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:f}=e.grid.within(c,u),[m,g]=o(c),p=e.grid.side(c,u);return h==="vertex"?r(
[m-+(f<.5),g-+(d<.5)]):h==="centre"?l(c,Math.floor(f*3)-1,Math.floor(d*3)-1):p!==null&&h==="arrow"?a(c,p):p!==null&&i(c,p).forEach(r),!0},onKey({key:c,shiftKey:u},h){
let{kind:d}=n,f=u?Pe[c]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")a(h,f);else if(f&&d==="centre")l(h,...Gi[f]);else if((c===" "||c==="\
Enter")&&d==="vertex")r(o(h));else if((c===" "||c==="Enter")&&d==="centre")l(h,Number(u),Number(u));else return!1;return!0},clear(c){let[u,h]=o(c),d=[-1,0,1].flatMap(
g=>[-1,0,1].map(p=>[g,p])),m=({between:Object.values(Pe).flatMap(g=>i(c,g)),vertex:d.filter(g=>Math.max(...g)<1).map(([g,p])=>[u+g,h+p]),centre:d.map(([g,p])=>[
2*u+g,2*h+p])}[n.kind]??[]).filter(g=>s(g)!==null);return m.length&&t.place(n.kind,m.map(g=>[g,null])),m.length>0}}}function ks({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(c=>c.split(",")),s=c=>/^\d+$/.test(c)?Number(c):c;function r(c){if(n)return a();n={id:0,cells:[c]}}function i(c){if(c===void 0)return a();
if(!n||n.cells.includes(c))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:u,cells:h}=n;h.push(c);let d=h.length>2?[c]:h;t.place("path",d.map(
f=>[[...A(e.sheet,f),u],String(h.indexOf(f)+1)]),`path ${u}`)}function l(c){let u=A(e.sheet,c).join(","),h=o().filter(([f,m])=>`${f},${m}`===u).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&t.place("path",d.map(f=>[f.map(s),null]))}function a(){n?.cells.length===1&&l(n.cells[0]),n=null}return{press:r,reach:i,
clear:l,end:a}}var Vi=4,Bt={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},En=["across","down"],et=(e,t)=>(e+t).slice(-Vi).replace(/^0+(?=\d)/,
"");function ys({view:e,changes:t}){let n="across",o="",s=0;function r(a){let c=t.valueAt("cage",a),h=t.everywhere("cage").filter(d=>c!==null&&t.found("cage",d)===
c).map(d=>d.split(",").map(Number)).map(([d,f])=>F(e.sheet,d,f));return h.find(d=>t.has("target",d))??Math.min(a,...h)}function i(a,c,u){let[h="add",d=""]=t.valueAt(
"target",r(a))?.split(",")??[],f=c in Bt?[Bt[c],d]:[h,o=et(o,c)];f[1]!==""&&t.become("target",r(a),f.join(","),u)}function l(a,c,u){c===","?[n,o]=[En[1-En.indexOf(
n)],""]:t.place("sum",[[[...A(e.sheet,a),n],o=et(o,c)]],u)}return{has:a=>a==="target"||a==="sum",press(a,c){let{left:u,top:h}=e.grid.within(a,c);n=u>=h?"across":
"down",o=""},type(a,c,u){return o===""&&(s+=1),(a==="sum"?l:i)(c,u,`${a} ${c} ${s}`),!0},clear(a,c){o="",a==="target"?t.become("target",r(c),null):t.place("sum",
En.map(u=>[[...A(e.sheet,c),u],null]))},leave(){[n,o]=["across",""]}}}var Yi=["clue","unknown","circle","object","block","arrow"],Ji=["0","1","2","3","4"],Xi={white:"O W",black:"B"};function Zi(e){let t=T("clue"),n=T({});return{get kinds(){
return Object.keys(Q).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[...e(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!e("path")},get isTyped(){return!!(Q[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return Q[this.kind]?.how===o&&!!e(this.kind)},get isMark(){
return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(this.kind)??
{},r=this.kind==="vertex"?Ji:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((l,a)=>l.localeCompare(a,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function vs({app:e,view:t}){let n=gs({app:e,view:t}),o=Zi(n.entry),s=_s({view:t,changes:n,pen:o}),r=ks({view:t,changes:n}),
i=ys({view:t,changes:n}),l="",a=null,c=0;function u(w){l="",o.kind==="numbers"?n.becomeNumbers("numbers",A(t.sheet,w),""):o.isPath?r.clear(w):i.has(o.kind)?i.clear(
o.kind,w):s.clear(w)||n.erase(w,Yi)}let h=w=>n.become(o.kind,w,n.has(o.kind,w)?null:"");function d(w,y){let v=n.entry("circle")?.choices??[],S=n.valueAt("circle",
w),O=v[S===null?0:v.indexOf(S)+1]??null;n.become("circle",w,y&&S!==v[1]?v[1]:O)}function f(w){let{id:y}=o;y===null||n.valueAt(o.kind,w)===y||n.become(o.kind,w,y,
a)}function m(w,y,v){l="",i.has(o.kind)&&i.press(w,v),s.press(w,v)||g(w,y)}function g(w,y=!1){o.isPath?r.press(w):o.isPainting?(a=`paint ${c+=1}`,y?o.pick(n.valueAt(
o.kind,w)??o.id):f(w)):o.kind==="circle"&&n.entry("circle")?d(w,y):o.isMark?h(w):y&&n.entry("unknown")&&p(w)}let p=w=>n.set("unknown",w,n.has("unknown",w)?null:
"");function b(w,y){let{kind:v}=o;if(o.isPlaced&&y!==",")return o.pick(l=et(l,y)),!0;if(i.has(v))return i.type(v,w,y);if(!o.isTyped||y===","&&v!=="numbers")return!1;
l===""&&(c+=1);let S=`${v} ${n.key(w)} ${c}`;if(v==="numbers")return l+=y,n.becomeNumbers(v,A(t.sheet,w),l,S),!0;l=et(l,y);let O=n.valueAt("arrow",w)?.split(",")[0]??
"top";return v==="arrow"?n.become(v,w,`${O},${l}`,S):n.set(v,w,l,S),!0}function k(w,y){if(/^[0-9,]$/.test(w.key)||i.has(o.kind)&&w.key in Bt)return b(y,w.key);let v=o.
kind==="between"&&o.ids.find(S=>` ${je[S]} ${Xi[S]}`.includes(` ${w.key.toUpperCase()}`));return v?(o.pick(v),!0):s.onKey(w,y)?!0:w.key==="?"&&n.entry("unknown")?
(l="",p(y),!0):w.key==="Delete"||w.key==="Backspace"?(u(y),!0):w.key!==" "&&w.key!=="Enter"?!1:(g(y),!0)}return{changes:n,pen:o,press:m,onKey:k,clear:u,type:b,question:p,
move(){},drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){l="",i.leave(),r.reach(w)}}}var xs="http://www.w3.org/2000/svg",Qi=["cause","effect","wrong"];function Ht(){let e=document.createElementNS(xs,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=Y(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let l=Qi.flatMap(
a=>{let c=t?.[a]??[],u=c.flatMap(d=>{let f=nl(n,d),m=Ss(d)?"whole":el(d)?"line":"";return f?[$s("rect",{...f,rx:m==="whole"?0:3,class:`${a} ${m}`})]:[]}),h=tl(n,
c.filter(Ss),a==="cause"?3:5);return h?[...u,$s("path",{d:h,class:a})]:u});e.replaceChildren(...l)}}}function $s(e,t){let n=document.createElementNS(xs,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Ss=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,el=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function tl({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let l=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),a=new Set(
l.map(String)),c=(h,d)=>a.has(`${h},${d}`),u=[];for(let[h,d]of l){let[f,m]=[s+(d-.5)*n,s+(h-.5)*o];for(let[g,p]of[[-1,0],[1,0],[0,-1],[0,1]]){if(c(h+g,d+p))continue;
let[b,k]=[-1,1].map(w=>{let[y,v]=[g?0:w,g?w:0],S=c(h+y,d+v)?c(h+y+g,d+v+p)?i:0:-i,[O,$]=g?[n/2,o/2]:[o/2,n/2],[E,M]=[w*(O+S),(g||p)*($-i)];return g?`${f+E} ${m+
M}`:`${f+M} ${m+E}`});u.push(`M${b}L${k}`)}}return u.join("")}var Wt=7,Ut=11;function nl(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return An(e,t);
let r=typeof t[0]=="string",[i,l,a]=r?t.slice(1):t;if(i>n||l>o)return null;if(t[0]==="vertex"){let[c,u]=[s.edge+l*s.width,s.edge+i*s.height];return{x:c-Ut,y:u-Ut,
width:2*Ut,height:2*Ut}}if(a!==void 0){let c=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[u,h,d,f]=xe(e,c,[i,l,a]);return{x:u-Wt,y:h-Wt,width:d-u+2*Wt,height:f-
h+2*Wt}}return{x:s.edge+(l-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function An({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,l,a,c]=o,
[u,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,a-2)},left:{x:1-c,y:f,width:Math.max(0,c-2),height:n.height},right:{x:u+1,y:f,width:Math.max(0,l-2),height:n.height}}[s]}var Mn="http://www.w3.org/2000/svg",Os=new Map;function Es(e){let t=Os.get(e)??[...pe(`<svg xmlns="${Mn}">${e.svg}</svg>`).childNodes];return Os.set(e,t),t.map(
n=>n.cloneNode(!0))}function Kt(e,t,...n){let o=document.createElementNS(Mn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function As({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let l=pe(e),a=l.querySelector("g");if(a===null)return l;r.forEach((f,m)=>{if(f<0)return;let[g,p]=[Math.floor(m/t),m%
t],b=`translate(${s+p*n} ${s+g*o})`;a.append(Kt("g",{transform:b},...Es(i[f])))});let{x:c,y:u}=l.viewBox.baseVal,h=[...Array(t).keys()].map(f=>Kt("text",{x:s+(f+
.5)*n,y:u-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/t).keys()].map(f=>Kt("text",{x:c-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return l.
append(Kt("g",{class:"numbers"},...h,...d)),l}function Ms(){let e=x("div",{class:"frames"}),t=[],n=P,o=i=>n!==P&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((l,a)=>l.svg===n.frames[a].svg&&l.name===n.frames[a].name);function s(i){t=i.frames.map((l,a)=>{let c=l.svg?pe(l.svg):null,
u=c?.querySelector("g")??null,h=x("figcaption",{});a===0&&c?.setAttribute("aria-hidden","true"),c?.querySelector("title")?.remove();let d=x("div",{class:"surfac\
e"},c),f=l.name&&i.frames.length>1?x("h3",{},l.name):null;return{figure:x("figure",{},f,d,h),surface:d,group:u,captions:h,looks:new Array(i.count).fill(wt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(l=>l.figure))}function r(i,l,a){let c=t[i];if(!c?.group||c.looks[l]===a)return;c.looks[l]=a;let u=c.groups[l];
if(u===null){let{width:h,height:d,edge:f}=n.cell,[m,g]=[Math.floor(l/n.columns),l%n.columns];u=c.groups[l]=document.createElementNS(Mn,"g"),u.setAttribute("tran\
sform",`translate(${f+g*h} ${f+m*d})`),c.group.append(u)}u.replaceChildren(...Es(a))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let l=!o(
i);return l&&s(i),n=i,i.frames.forEach((a,c)=>{a.cells.forEach((u,h)=>r(c,h,u)),t[c].captions.replaceChildren(...a.captions.map(u=>x("p",{},u)))}),l},cell:(i,l)=>l.
forEach((a,c)=>r(c,i,a)),fade:(i,l)=>{for(let{groups:a}of t)a[i]?.classList.toggle("faint",l)}}}var tt={title:"",frames:[]},ol=900,sl=700,Ts=28,rl=1.5,il=.35;function Cs({app:e,view:t}){let n=tt,o=0,s=0,r=ll({app:e,view:t}),i=x("h2",{}),l=x("p",{class:"nam\
e"}),a=x("div",{class:"captions",role:"status"}),c=x("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(c.value))}),u=(O,$,E)=>x("button",{type:"\
button",ariaLabel:$,title:$,onclick:E},O),h=u("First","First picture",()=>y(0)),d=u("\u25C0","One picture back",()=>y(o-1)),f=u("Play","Play the film",()=>s?S():
v()),m=u("\u25B6","One picture on",()=>y(o+1)),g=u("Last","Last picture",()=>y(1/0)),p=x("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=x("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,m,g,c),k=x("section",{class:"film",hidden:!0,ariaLabel:"Film"},x("div",{class:"\
line"},i,p),r.element,l,a,b);function w(O){o=Math.max(0,Math.min(n.frames.length-1,O));let $=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";l.
textContent=[E,$.name].filter(Boolean).join(" \xB7 "),a.replaceChildren(...($.captions??[]).map(M=>x("p",{},M))),c.value=String(o),c.setAttribute("aria-valuetex\
t",l.textContent),h.disabled=d.disabled=o===0,m.disabled=g.disabled=o===n.frames.length-1,r.show($,n.looks??[]),e.emit("film-at",o)}function y(O){S(),w(O)}function v(){
o===n.frames.length-1&&w(0),f.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?S():v()},ol+sl*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:$})=>{let E=cl(n.frames,o,r.cellAt(n.frames[o],O,$));E>=0&&
y(E)}),k.addEventListener("keydown",O=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
ie(O).tagName!=="BUTTON")s?S():v();else{if($===void 0)return;y($)}O.preventDefault()}),{element:k,get isOn(){return n!==tt},show(O){let $=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:tt,k.hidden=n===tt,n!==tt&&(i.textContent=n.title??"",c.max=String(n.frames.length-1),b.hidden=n.frames.length===1,w(n.at??0),$&&v())}}}
function ll({app:e,view:t}){let n=Ht(),o=x("div",{class:"surface"}),s=x("div",{class:"screen"},o),r=null,i=null;function l(h,d){i=h.svg?pe(h.svg):h.stencil?As(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),a(),c()}function a(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Ts,s.clientHeight-
Ts],m=Math.min(d/h.width,f/h.height,rl);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(d/h.width,il)))}px`}function c(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:f,cell:m,around:g}=d,p=h&&d.rows&&h.height===Y(d).height,b=p?(h.width-2*m.edge-g[1]-g[3])/f:0;n.show(p?r:null,{...d,cell:{...m,width:b}})}function u(h,d,f){
if(!h.cell||!h.columns)return null;let[m,g,p]=h.cell,b=o.getBoundingClientRect(),k=(h.columns*m+2*p)/b.width;return[Math.ceil(((f-b.top)*k-p)/g),Math.ceil(((d-b.
left)*k-p)/m)]}return new ResizeObserver(a).observe(s),e.when("highlight",h=>{r=h,i&&c()}),{element:s,show:l,cellAt:u}}function cl(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var al=.34,ul=.2,fl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ls(){let e=x("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=P,n=[],o=0,s=new Set([o]),r=new Set;function i(c){t=c;let{rows:u,columns:h,cell:d,around:f}=c,{width:m,height:g}=Y(c),p=f.
map((k,w)=>100*(k+d.edge)/(w%2?m:g));e.style.inset=p.map(k=>`${k}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:c.count},
(k,w)=>x("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:A(c,w).join(",")}}));let b=Array.from({length:u},(k,w)=>{let y=x("div",{class:"row",role:"r\
ow"},n.slice(w*h,(w+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...b),o=Math.min(o,Math.max(0,c.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function l(c,{isFocused:u=!0,isMore:h=!1}={}){if(!n[c])return;for(let f of s)a(f,!1);if(s=new Set([...h?s:[],c]),s.size>1)for(let f of s)
a(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=c,n[c].tabIndex=0,n[c].classList.add("current"),u&&document.activeElement!==n[c]&&n[c].focus(),
d!==c)for(let f of r)f(c)}function a(c,u){n[c].classList.toggle("chosen",u),n[c].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",c=>{
let u=n.indexOf(ie(c));u>=0&&u!==o&&l(u,{isFocused:!1})}),e.addEventListener("keydown",c=>{let u=c.shiftKey?null:Ns(t,o,c);u!==null&&(l(u),c.preventDefault())}),
{element:e,build:i,select:l,target:c=>Ns(t,o,c),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:c=>n[c],under(c,u){let h=e.
getBoundingClientRect(),d=Math.floor((c-h.left)/h.width*t.columns),f=Math.floor((u-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&d>=0&&d<t.columns?f*t.columns+
d:-1},within(c,{x:u,y:h}){let d=n[c].getBoundingClientRect();return{left:(u-d.left)/d.width,top:(h-d.top)/d.height}},side(c,u,h=!0){let d=this.within(c,u),f={...d,
right:1-d.left,bottom:1-d.top},g=Object.keys(f).reduce((p,b)=>f[b]<f[p]?b:p);return f[g]<(h?al:ul)?g:null},label(c,u){n[c].getAttribute("aria-label")!==u&&n[c].
setAttribute("aria-label",u)},onMove:c=>{r.add(c)}}}function Ns(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[l,a]=[Math.floor(
t/e.columns),t%e.columns],c={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:l*e.columns;if(n==="End")return i?e.count-1:l*e.columns+c.column;let u=fl[n];
if(!u)return null;let h=(d,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,d+f));return h(l,u[0],c.row)*e.columns+h(a,u[1],c.column)}function Ds(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,l]=[(o-r.left)/r.width,(s-r.top)/r.height],a=c=>c>=0&&c<1;return a(i)===a(l)?null:a(i)?[l<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(l*t)]}function js(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=c=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(c||o.isMore)}),
t.press(o.index,c,o))};n.addEventListener("pointerdown",c=>{if(s.add(c.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,a();let u=e.under(c.clientX,c.clientY);
if(u<0||c.button===1)return;let h=c.pointerType==="touch";t.release();let{clientX:d,clientY:f}=c;o={index:u,isTouch:h,x:d,y:f,isMore:c.shiftKey||c.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(c.pointerId),i(c.button===2||c.ctrlKey),c.preventDefault())}),n.addEventListener("pointermove",
c=>{if(o===null)return;let u=e.under(c.clientX,c.clientY);if(u<0||(o.isBegun&&t.move({x:c.clientX,y:c.clientY}),u===o.index))return;let h=Math.hypot(c.clientX-o.
x,c.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of l(o.index,u))t.drag(d);o.index=u}});function l(c,u){let{columns:h}=e,[d,f]=[Math.floor(c/
h),c%h],[m,g]=[Math.floor(u/h),u%h],p=Math.max(Math.abs(m-d),Math.abs(g-f));return Array.from({length:p},(b,k)=>{let w=(k+1)/p;return Math.round(d+(m-d)*w)*h+Math.
round(f+(g-f)*w)})}function a(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",c=>{s.delete(c.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),a()}),n.addEventListener("pointercancel",c=>{s.delete(c.pointerId),r=!1,a()}),n.addEventListener("contextmenu",c=>c.preventDefault())}var Ps="pylogic:game-read",zs="(min-width: 60.01rem)";function Rs(e){let t=x("div"),n=localStorage.getItem(Ps)===null&&matchMedia(zs).matches,o=x("details",{class:"\
game",open:n},x("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(zs).matches&&localStorage.setItem(Ps,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>x("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Is="http://www.w3.org/2000/svg",dl=6,hl=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*dl,[l,a]=t===o?[0,i]:[i,0];return`M${e+l} ${t+a}L${n+l}\
 ${o+a}`}).join("");function ml([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Bs(){let e=document.createElementNS(
Is,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Is,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:l}=Y(n);e.setAttribute("viewBox",`${-i} ${-l} ${s} ${r}`);let a={};
for(let c of n.plays.filter(Z))for(let u of c.spots){let[h,d,f]=u.split(","),m=[Number(h),Number(d),f];for(let[g,p]of new Map(c.choices.map(b=>[he(c,u,b),b.value]))){
let b=o(g);if(b===null)continue;let k=Number(p)>1?`${b} several`:b;a[k]=(a[k]??"")+(b==="crossed"?ml(xe(n,c.where,m)):hl(Lo(n,c.where,m),Number(p??1)))}}e.replaceChildren(
...Object.keys(a).map(c=>t(c,a[c])))}}}var pl=12,gl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},wl={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ze={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Us(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),C(()=>{let{width:o,height:s,left:r,top:i}=Y(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let l=[...t.wanted.value].map(([a,c])=>({
...bl(a),value:c}));K(_`${l.map(({what:a,at:c})=>_`<${_l} what=${a} ...${Ws(e,a,c)} />`)}
      ${l.map(({what:a,at:c,value:u})=>_`<${kl} ...${{what:a,at:c,value:u,changes:t}}
        ...${Ws(e,a,c)} />`)}`,n)}),n}function bl(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Ws({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let p=An(e,[t,n[0],Number(n[1])]);return{...p,x:p.x+p.width/2,y:p.y+p.height/2}}let[i,l]=n.map(Number),[a,c]=t==="vertex"?[i,l]:t==="cent\
re"?[i/2-.5,l/2-.5]:[i-.5,l-.5],[u,h]=[r+c*o,r+a*s];if(t!=="between")return{x:u,y:h,width:o,height:s};let[d,f,m,g]=xe(e,"edge",[i,l,n[2]]);return{x:(d+m)/2,y:(f+
g)/2,width:o,height:s}}function _l({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?_`<circle class="paper" cx=${t} cy=${n} r="9" />`:_`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function kl({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:l}){let[a,c]=[s-i/2,r-l/2],u=(f,m)=>_`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
h=(f,m=20)=>_`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return _`<${vl} ...${{what:e,at:t,value:n,changes:o,left:a,top:c,width:i,
height:l}} />`;if(n===null)return null;if(e==="circle")return u(15,ze[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,ze.white);if(e==="object")return u(8,ze.black);if(e==="block")return _`<rect x=${a} y=${c} width=${i} height=${l} fill=${ze.
black} />`;if(e==="between")return n in ze?u(6,ze[n]):h(yl(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${gl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let d=e==="path"?t[2]:n;return _`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/pl%360}`}
    ...${{x:a,y:c,width:i,height:l}} />${h(d,11)}`}var yl=(e,t)=>je[e]?.split(" ").at(t==="bottom"?-1:0)??e;function vl({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:l}){let[a,c]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+l-10];return _`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${c}${u?wl[a]:""}</text>`}var $l=25;function Hs({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Ht(),i=Bs(),l=null,a=new Map,c=null,u=x("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",x("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=p=>t.grid.
cell(p);function d(p){let b=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:y})=>Number(y))),k=Math.max(0,...b.filter(w=>w<=$l));for(let w of p){let y=t.sheet.
plays.some($=>q(t.sheet,$,s.now.marks,w)>=0),v=c?[]:s.now.notes[A(t.sheet,w).join(",")],S=y?[]:v;hs(h(w),"notes",de(S,"corner"),k);let O=de(S,"centre");Qe(h(w),
"centre",O.join(O.some($=>$.length>1)?" ":"")),ms(h(w),de(v,"colour").filter($=>fe.includes($)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
p=>p.remove());for(let[p,b]of a)Qe(h(p),"ghost",b.text||"+")}function m(){let[p,b]=[new Set(c?.certain),new Set(c?.possible)],k=y=>p.has(y)?"drawn":b.has(y)?"fa\
int":null,w=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,c?k:w)}function g(){m();let{sheet:p}=t,[b,k]=[new Set(c?.certain),new Set(c?.
possible)];for(let w=0;w<p.count;w+=1){let y=c?Sl(p,w,b,k):null;y&&n.cell(w,Je(p,y.marks,w)),n.fade(w,!!y?.isFaint),Qe(h(w),"maybe",y?.words??null)}d([...Array(
p.count).keys()])}return e.when("highlight",p=>{l=p,t.sheet!==P&&r.show(l,t.sheet)}),e.when("ghosts",p=>{t.sheet!==P&&(a=new Map((p??[]).map(b=>[F(t.sheet,b.row,
b.column),b])),f())}),e.when("overlay",p=>{let b=c!==null;if(c=p,u.hidden=c===null,t.sheet!==P&&(g(),b&&!c)){let{sheet:k}=t;for(let w=0;w<k.count;w+=1)n.cell(w,
Je(k,s.now.marks,w))}}),{elements:[Us(t,o.changes),i.element,r.element],legend:u,lines:m,notes:d,overlaid:()=>{c&&g()},show(){r.show(l,t.sheet),m(),f(),c?g():d(
[...Array(t.sheet.count).keys()])},press(p){let b=a.get(p);return b!==void 0&&o.changes.add([b.atom])}}}function Sl(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(c=>({choice:c,atom:un(e,s,c,t)})),i=r.find(({choice:c,atom:u})=>c.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let l=r.filter(({choice:c,atom:u})=>c.holds&&
o.has(u));if(l.length&&l[0].choice.value===null)return{marks:{[l[0].atom]:!0},isFaint:!0};if(l.length)return{marks:{},words:l.map(({choice:c})=>c.words).join(" ")};
let a=r.find(({choice:c})=>!c.holds);if(a)return{marks:{[a.atom]:!1}}}return{marks:{}}}function Ks(e,t,{marks:n,notes:o},s){let r=l=>t.given[l]??t.choices[q(e,t,n,l)]?.value,i=o;for(let[l,a]of t.peers){if(r(l)!==void 0)continue;let c=a.map(r),u=t.
choices.filter(d=>ee(d,l)&&!c.includes(d.value??"")),h=A(e,l).join(",");i=cn(Ye(i,[h],ue),[h],u.map(({value:d})=>Ve(s,d??"")))}return i}function Tn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(l=>A(e,l).join(",")).filter(l=>ue.some(a=>de(n[l],a).includes(r)));return i.length?Ye(n,i,ue,
r):n}var nt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},xl=(e,t)=>!e||re(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>nt[o]===n));function Fs({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,l=bs({app:e,view:t}),a=Ol({store:n,view:t}),{put:c,toggle:u}=a,h=$=>$.
clicks.length>0,d=()=>qs(i()),f=()=>d().find(h)??d()[0],m=()=>i().plays.find(re),g=El({store:n,view:t,written:m,entries:a}),p=()=>g.kind==="colour"||m()!==void 0&&
!l.play&&!d().some(h),b=($,E)=>yt(E,q(i(),E,n.now.marks,$));function k($,E,M){if(g.begin(),o=s=null,p())return;let{isClick:L,isDrag:R}=l.press($,E,M);L||(R?s=()=>w(
$,E):w($,E))}function w($,E){let M=f();if(!M||!h(M)||!_t(i(),$))return;let L=E?vt(M,q(i(),M,n.now.marks,$)):b($,M);o={play:M,number:L,merge:`stroke ${r+=1}`},c(
$,M,L,o.merge)}function y($){p()?t.grid.select($,{isMore:!0}):o?c($,o.play,o.number,o.merge):l.drag($)}function v(){l.isDragged||s?.(),o=s=null,l.release()}function S($){
g.begin(),a.clear($)||g.clear($)}function O($,E){let M=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],L=$.ctrlKey||$.altKey,R=g.kind==="\
colour"||L?-1:xl(f(),[$.key,M??""]);if(R>=0)return u(E,f(),R),!0;let U=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":g.kind;if(M!==void 0)return g.type(
E,M,U);if(L)return!1;if(p()&&$.shiftKey&&Pe[$.key])return t.grid.select(t.grid.target($)??E,{isMore:!0}),!0;if($.key==="Escape")return t.grid.select(E),!0;if($.
key==="Delete"||$.key==="Backspace")return S(E),!0;if(l.onKey($,E))return!0;let oe=f();if(!oe)return!1;if($.key===" "||$.key==="Enter")return c(E,oe,b(E,oe)),!0;
let be=["#","."].indexOf($.key);return be>=0&&oe.choices[0].value===null?(c(E,oe,be),!0):!1}return{press:k,drag:y,onKey:O,clear:S,clicked:f,written:m,pencil:g,chooses:p,
move:l.move,release:v,get lines(){return l.play},enter($,E,M){let{value:L}=E.choices[M];g.kind!==null&&L!==null&&re(E)?g.note($,g.kind,L):u($,E,M)},leave($){g.begin(),
l.reach($)},fill($){let E=Ao(i(),n.now.marks,$);return E&&n.change({marks:E}),E!==null}}}var qs=({plays:e})=>e.filter(t=>!Z(t));function Ol({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,l,a,c=null){let u=l.choices[a];u&&!ee(u,i)||q(t.sheet,l,e.now.marks,i)!==a&&e.change({marks:kt(t.sheet,l,
e.now.marks,i,a),notes:Tn(t.sheet,l,e.now.notes,i,a)},{merge:c})}function s(i,l,a){let{marks:c}=e.now,u=n(i).filter(g=>ee(l.choices[a],g)),d=u.every(g=>q(t.sheet,
l,c,g)===a)?-1:a,f=u.reduce((g,p)=>kt(t.sheet,l,g,p,d),c),m=u.reduce((g,p)=>Tn(t.sheet,l,g,p,d),e.now.notes);u.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:l}=e.now;for(let c of n(i)){for(let u of qs(t.sheet))l=kt(t.sheet,u,l,c,-1);l=No(t.sheet,l,c)}let a=Object.keys(l).length!==Object.keys(e.now.marks).length;
return a&&e.change({marks:l}),a}return{put:o,toggle:s,clear:r,together:n}}function El({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=T(null),
l=d=>A(t.sheet,d).join(",");function a(d,f,m){let g=s(d).filter(p=>f==="colour"||_t(t.sheet,p));g.length&&e.change({notes:vo(e.now.notes,g.map(l),Ve(f,m))})}function c(){
let d=n();d&&e.change({notes:Ks(t.sheet,d,e.now,i.value==="centre"?"centre":"corner")})}function u(d){let f=s(d).map(l);for(let m of[ue,Ne]){let g=Ye(e.now.notes,
f,m);if(JSON.stringify(g)!==JSON.stringify(e.now.notes))return e.change({notes:g})}}function h(d,f,m){if(m==="colour"){let y=fe[Number(f)-1];return y&&a(d,m,y),
y!==void 0}let g=n();if(!g)return!1;let p=y=>g.choices.findIndex(({value:v})=>v===y),b=m===null&&p(r+f)>=0?r+f:f,k=p(b),w=k>=0||g.choices.some(({value:y})=>y?.startsWith(
b));return!s(d).some(y=>_t(t.sheet,y))||!w?!1:(r=b,k<0||(m!==null?a(d,m,b):o(d,g,k)),!0)}return{note:a,noteAll:c,clear:u,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Al=18,Ml=60,Gs=28;function Vs({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:l}=t,a=x("div",{class:"stage"},n.element),c=x("p",{role:"\
status"}),u=x("div",{class:"notice",hidden:!0},c),h=x("p",{class:"heard",ariaLive:"polite"});function d(p,b=!1){c.textContent=c.title=p,u.hidden=p==="",a.classList.
toggle("stale",b)}function f(p){let b=t.sheet,k=l.element.contains(document.activeElement);t.sheet=p,b.plays!==p.plays&&(a.parentElement?.classList.toggle("whit\
ened",dn(p)),a.parentElement?.classList.toggle("shaded",Oo(p)));let w=n.show(p),y=b===P||b.count!==p.count||b.columns!==p.columns||b.cell.width!==p.cell.width||
String(b.around)!==String(p.around);y&&l.build(p),w&&n.surface&&n.surface.append(...s.elements,l.element),w&&k&&l.select(l.current),s.show();for(let v=0;v<p.count;v+=
1)l.label(v,$t(p,i.now,v));(y||b.plays!==p.plays||b.edits!==p.edits)&&r.build(),(y||w)&&m(),o.changes.settle()}function m(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:b,height:k,left:w,top:y}=Y(t.sheet),[v,S]=[a.clientWidth-Gs,a.clientHeight-Gs],O=Math.min(v/b,S/k,Ml/p.height),$=Math.max(Math.floor(O*p.height),Al)/
p.height;a.style.setProperty("--wide",`${Math.floor(b*$)}px`),a.style.setProperty("--cell",`${p.height*$}px`),a.style.setProperty("--above",`${y*$}px`),a.style.
setProperty("--before",`${w*$}px`)}function g(p,b){if(t.sheet===P)return;let k=new Set([...Object.keys(p.marks),...Object.keys(b.marks)]),w=new Set([...k].filter(
v=>p.marks[v]!==b.marks[v]).map(v=>fn(t.sheet,v))),y=new Set([...Object.keys(p.notes),...Object.keys(b.notes)].filter(v=>p.notes[v]!==b.notes[v]).map(v=>F(t.sheet,
...v.split(",").map(Number))));w.delete(-1);for(let v of w)n.cell(v,Je(t.sheet,p.marks,v));s.notes([...w,...y]),w.size&&s.overlaid(),s.lines();for(let v of new Set(
[...w,...y]))l.cell(v)&&l.label(v,$t(t.sheet,p,v)),v===l.current&&(h.textContent=$t(t.sheet,p,v).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(a),
a.addEventListener("click",({clientX:p,clientY:b})=>{let k=Ds(l.element,t.sheet,p,b);k&&r.focus(...k)}),{element:a,notice:u,heard:h,say:d,draw:f,drawMarks:g,fit:m,
get isStale(){return a.classList.contains("stale")}}}var Ys="pylogic:clock",Js=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Xs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Ys)!=="hidden",r=x("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Ys,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:l}=e.now;r.textContent=s?Js(l):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Js(l)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:l,marks:a,mode:c}=e.now;!(l>0||Object.keys(a).length>0)||n||o||document.hidden||c!=="play"||
e.change({seconds:l+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",l=>{n=l}),t("film",l=>{o=l!==null}),i(),r}var Cn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Zs={down:"\u2198\u2196",up:"\u2197\u2199"},Tl={down:["top","left"],up:[
"bottom","left"]};function Qs({view:e,changes:t,kind:n}){if(n!=="outside"&&n!=="slanted")return null;let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??
[]];return _`<div class="line typing">${Object.entries(Cn).map(([i,l])=>_`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(a=>a.startsWith(`${i},`))}>
      <summary>${l} …</summary><div class="fields">
        ${[...Array(i==="top"||i==="bottom"?s:o).keys()].map(a=>_`
          <span data-beside=${`${i},${a+1}`}><${n==="slanted"?Nl:Cl}
            ...${{changes:t,side:i,line:a+1}} /></span>`)}</div></details>`)}</div>`}function Cl({changes:e,side:t,line:n}){let o=[...e.entry("outside")?.cells.
keys()??[]].some(s=>!s.endsWith(",1"));return e.wanted.value,_`<${er} label=${`${Cn[t]} ${n}`} mode=${o?"text":"numeric"}
    now=${e.numbers("outside",[t,n]).join(" ")}
    write=${s=>e.becomeNumbers("outside",[t,n],s)} />`}function Nl({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Zs).map(o=>_`<${er}
    label=${`${Cn[t]} ${n} ${Zs[o][+!Tl[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function er({label:e,now:t,write:n,mode:o="numeric"}){let s=Ge(null);return _`<label class="field"><span>${e}</span><input inputmode=${o} value=${s.
value??t}
    oninput=${r=>{s.value=ie(r).value}}
    onchange=${r=>n(ie(r).value.trim())}
    onblur=${()=>{s.value=null}} /></label>`}var tr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Ll=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Dl(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(c=>t.choices[c].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(nt).filter(c=>t.choices.some(({value:u})=>u===nt[c]));if(!re(t))for(let c of i)o.push([c,nt[c].replace("_"," ")]);let[l,a]=t.choices;
l.value===null&&a&&o.push(["#",l.words],[".",a.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
$e(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${fe.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...tr]}function jl(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...Q[o].keys??[]);return[...n,["Delete\
, Backspace","take the clue away"],...tr]}function nr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Dl(t):jl(n),...Ll],r=x("dialog",{class:"k\
eys",ariaLabel:"Keys"},x("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),x("dl",{},s.map(([i,l])=>x("div",{},x("dt",{},i),x("dd",{},l)))),
x("form",{method:"dialog"},x("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Pl="http://www.w3.org/2000/svg";function or(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return Q[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var zl=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Rl(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":$e(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${sr(n,o)} ${s}`}var sr=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function rr(e){let{app:t,play:n,edit:o}=e,s=x("div",{class:"tools"}),r=Xs(t),i=()=>nr(t.store.now.mode,{play:n,edit:o}),l=()=>K(
_`<${Il} ...${{parts:e,clock:r,help:i}} />`,s);return C(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),l(),{element:s,build:l,
help:i,focus:(c,u)=>{let h=s.querySelector(`[data-beside="${c},${u}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Il({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=ko(()=>o.store.now.mode).value;if(s.sheet===P)return null;let i=r==="play"&&s.sheet.plays.length>0;return _`
    <div class="line first"><p class="hint">${Wl(e,r)}</p>
      ${i&&_`<span class="placed" ref=${l=>l?.append(t)} />`}
      <${I} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&_`<${I} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&_`<${Ul} ...${e} /><div class="line"><${Bl} ...${o} /></div>`}
    ${r==="edit"&&_`<${Kl} ...${e} />
      <${Qs} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${ql} ...${e} /></div>`}`}var I=e=>_`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Bl({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=c=>JSON.stringify(c)===JSON.stringify({marks:n,notes:o}),
i=c=>e.change({saves:c},{undoable:!1});return _`<div class="group" role="group" aria-label="Save points">
    <${I} title="Remember the board as it is now, before trying something" onclick=${()=>{let c=s.at(-1);(!c||!r(c))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${I} class="back" title="Return to the last save point" onclick=${()=>{let c=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,c+1)),e.change(
s[c])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${I} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Wl({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:l}=e.sheet;if(o===
"edit"){let{hint:h=""}=Q[n.pen.kind]??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside\
 the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return l?"On this board there is nothing to enter\
: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let a=t.clicked(),c=t.lines?Rl(t.lines):"";if(!a)return c;if(t.written()===a&&a.
choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers \
undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${c}`.trim();let u=a.clicks.length>1&&!c?"Drag to paint.":c;return`\
Click a cell: ${sr(a.clicks,a.choices)} ${u}`.trim()}function Ul({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=zl.filter(({kind:i})=>o||
!ue.some(l=>l===i));return _`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>_`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((l,a)=>_`
        <${I} class=${re(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,a)}>
          ${!re(i)&&_`<${Hl} ...${{view:e,choice:l}} />`}${l.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${fe.map((i,l)=>_`
      <${I} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${l+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:l,title:a})=>_`<${I} data-pencil=${i} title=${a}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${l}<//>`)}
      <${I} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?_`<${I} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Hl({view:e,choice:t}){let n=ye(null),o=t.looks[0].filter(l=>l!==null),s=(o.find(({svg:l})=>!l.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return ae(()=>n.current.replaceChildren(...pe(`<svg xmlns="${Pl}">${s}</svg>`).childNodes),[s]),_`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Kl({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...Q[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:_`<div class="line">
    ${n.kinds.length>1&&_`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(l=>_`
      <${I} aria-pressed=${n.kind===l} onclick=${()=>{n.kind=l}}>${or(t,l)}<//>`)}</div>`}
    ${i?_`<${Fl} edit=${t} />`:(n.isTyped||r)&&_`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(l=>_`<${I} class="digit typed" onclick=${()=>t.type(o(),l)}>${l}<//>`)}
        ${r&&_`<${I} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&_`<${I} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Fl({edit:e,edit:{pen:t}}){let n=Q[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return _`<div class="group" role="group" aria-label=${`${or(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>_`<${I} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${je[s]??s}<//>`)}
    ${t.isPainting&&_`<${I} onclick=${o}>New ${n}<//>`}</div>`}function ql({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,l)=>_`<span class="stepper">
    <${I} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>l(i-1)}>−<//>
    <output>${Oe(i,r)}</output>
    <${I} aria-label=${`one ${r} more`} onclick=${()=>l(i+1)}>+<//></span>`;return _`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var Gl=80,ir=["puzzle","instance","rules","facts","constants"];function Vl(e){let t=Yl(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;z("#board").append(Rs(e),
o.legend,n.element,s.element,x("div",{class:"told"},n.notice,i.element),r.element,n.heard),Zl(t),Ql(t),ec(t)}function Yl(e){let t=Ms(),n=T(P),o={grid:Ls(),get sheet(){
return n.value},set sheet(u){n.value=u}},s=Fs({app:e,view:o}),r=vs({app:e,view:o}),i=Hs({app:e,view:o,picture:t,edit:r}),l=rr({app:e,view:o,play:s,edit:r}),a=Vs(
{app:e,view:o,picture:t,edit:r,layers:i,tools:l}),c=Xl(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:l,stage:a,victory:c,film:Cs({app:e,view:o}),drawing:Jl(
e,o,a,c.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function Jl(e,t,n,o){let{store:s,overview:r}=e,i=At(),l=0,a=null,c=!1,u=()=>{clearTimeout(l),l=setTimeout(
m,Gl)},h=b=>ir.every(k=>s.now[k]===b[k]),d=()=>a!==null&&h(a),f=b=>s.now.marks!==b.marks||!h(b);async function m(){clearTimeout(l);let b=s.now;if(!b.puzzle)return;
let k=d();i.stop();try{let w=await(k?i(S=>ne("board",W(b,{entries:!1}),S)):r.ask("board"));if(w===void 0||f(b))return;if(k&&w.cell.width!==t.sheet.cell.width){a=
null,u();return}a=b,c=!1,n.draw(bt(w,k?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[v]=w.problems;(!k||n.isStale)&&n.say(v?`${Ot(v)?"The boa\
rd is not finished":"Something is wrong with the facts"}: ${v.text}`:"")}catch(w){if(!(w instanceof te))throw w;if(f(b))return;a=null,c=!1;let y=w.problems[0]?.
text??w.message;n.say(t.sheet!==P?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be drawn. ${y}`,!0)}}return{later:u,redraw:m,
isDrawn:d,forget:()=>{a=null,c=t.sheet!==P},stop:()=>{i.stop(),r.drop("board")},get isOther(){return c}}}function Xl(e,t){let{store:n}=e,o=x("p",{class:"glad",role:"\
status"}),s=x("div",{class:"won",hidden:!0},o),r=null,i=!0;function l(){let{mode:u,marks:h}=n.now,d=u==="play"&&r!==null&&Mo(t.sheet,h,r);o.textContent=d?"Solve\
d! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),e.emit("finished",d))}return{element:s,celebrate:l,know:u=>{r=u},forget:()=>{
r=null,i=!0}}}function Zl({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:l}=t;js(l,{press:(a,c,u)=>{!r.isOther&&!o.press(a)&&i().press(a,c,u)},
move:a=>i().move(a),drag:a=>i().drag(a),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),l.element.addEventListener("keydown",
a=>{if(a.defaultPrevented||a.metaKey||(a.altKey||a.ctrlKey)&&i()!==n||t.sheet===P||r.isOther)return;let c=l.current;a.key==="Enter"&&o.press(c)||i().onKey(a,c)?
a.preventDefault():a.key==="?"&&(s.help(),a.preventDefault())}),l.onMove(a=>{i().leave(a);let[c,u]=A(t.sheet,a);e.emit("focused",{row:c,column:u})})}function Ql({
app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:l}){let{store:a}=e;a.on(["marks","notes"],(c,u,h)=>{h.has("puzzle")||h.has("instance")||(r.drawMarks(
c,u),l.celebrate(),h.has("marks")&&i.later())}),a.on(ir,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),a.on(["puzzle","instance"],()=>{t.sheet!==P&&r.say("The bo\
ard is being drawn \u2026",!0),i.forget(),l.forget()}),a.on(["mode"],()=>{o.leave(),n.leave(),l.celebrate()})}function ec({app:e,view:t,play:n,edit:o,film:s,tools:r,
stage:i,drawing:l,victory:a}){e.when("solved",c=>{a.know(c?.status==="unique"?c.answers:null),a.celebrate()}),e.when("fill",async c=>{l.isDrawn()||await l.redraw(),
!(l.isDrawn()&&n.fill(c))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("clues",c=>o.changes.add(c)),e.when("film",c=>{
let u=s.isOn;s.show(c),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when("cell",({row:c,column:u})=>{c>t.sheet.rows||u>
t.sheet.columns||(e.emit("pane","board"),t.grid.select(F(t.sheet,c,u)),ps(t.grid.cell(F(t.sheet,c,u))))}),e.when("cancel-all",()=>{l.stop(),e.emit("film",null),
i.say(""),l.later()})}var Ln={facts:40,rules:200},lr=["puzzle","instance","rules","facts","constants","marks"],cr="facts";function ur(e){let t=new Set,n=new Map,o=new Set,s=Ln.facts,
r=0;e.on(lr,(d,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?Ln.rules:Ln.facts});function i(d,f){return a(d),o.add(d),new Promise((m,g)=>{let p={resolve:m,reject:g,
onEvent:f},b=[...t].find(({about:k,parts:w})=>w.includes(d)&&lr.every(y=>k?.[y]===e.now[y]));b?(b.wishes.set(d,p),ar(b,d)):(n.set(d,p),clearTimeout(r),r=setTimeout(
c,s))})}function l(d){a(d),o.delete(d)}function a(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...t]){let m=f.wishes.get(d);m&&(m.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function c(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function u(d,f){let m=e.
now;return new Promise((g,p)=>{let b=w=>{k.about={...m,facts:w[w.length-1]},f(w),g()},k=h(m,null,[...o],new Map([[cr,{resolve:b,reject:p}]]),{steps:d})})}function h(d,f,m,g,p={}){
let b={about:f,parts:m,wishes:g,told:new Map,controller:new AbortController},k=(w,y)=>{w==="found"?g.get("solve")?.onEvent?.(w,y):b.told.set(w,w===cr?{found:y.facts}:
y),ar(b,w)};return t.add(b),we("overview",W(d,{...p,parts:m}),{signal:b.controller.signal,onEvent:k}).catch(w=>{for(let y of g.values())y.reject(w)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:l,edit:u}}function ar({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new te(s.failed)):
o.resolve(s.found))}function fr(){let e=new EventTarget,t={playable:T(!0),finished:T(!1),focused:T(null),film:T(null),"film-at":T(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),V(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var dr=document.querySelector("script[src]");dr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
dr.src)).catch(()=>{});var zn={};ot(zn,{start:()=>rc});var jn="#pylogic=";var hr=/^[a-z_][A-Za-z0-9_]{0,63}$/,tc=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,mr=e=>e.includes(jn);async function pr(e){let t=e.slice(e.indexOf(jn)+jn.length).trim(),n;try{n=JSON.parse(await sc(t))}catch(u){throw u.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!oc(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:l,notes:a,constants:c}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:l,notes:a,constants:c}}var gr=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Re=e=>typeof e=="string",nc=e=>Array.isArray(e)&&e.every(Re),Dn=(e,t,n)=>gr(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function oc(e){return gr(e)&&Re(e.puzzle)&&hr.test(e.puzzle)&&Re(e.instance)&&tc.test(e.instance)&&Re(e.facts)&&(e.rules===void 0||Re(e.rules))&&Dn(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&Dn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,nc)&&Dn(e.constants,hr,t=>Re(t)&&t.length<=200)}async function sc(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,l=>l.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:l,value:a}=await s.read();if(l)break;if(i+=a.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
a)}return new Blob(r).text()}var wr="pylogic:played:";function Pn(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(wr+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return t}}var br=(e,t)=>localStorage.setItem(wr+e,JSON.stringify(t));function rc(e){let{store:t}=e,n=x("p",{class:"remark"}),o=G.map(u=>x("option",{value:u.id},kr(u))),s=x("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;G.length>1&&z("#files").append(s),hn&&ic(hn),z(".assistant-status").append(n);let i=u=>location.replace(_r(G.find(h=>h.id===u)));function l(){
let u=G.find(f=>_r(f)===location.hash)??G[0];if(u.id===t.now.instance)return;let{isSolved:h=!1,...d}=Pn(u.id);r=h,s.value=u.id,n.textContent=u.remark?`${J(u.remark)}\
.`:"",document.body.toggleAttribute("data-checked",u.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",zo),t.open({puzzle:"exported",instance:u.id,...d})}
function a(){let{instance:u,marks:h,notes:d,seconds:f,saves:m}=t.now;try{br(u,{marks:h,notes:d,seconds:f,saves:m,isSolved:r})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(u,h,d)=>{d.has("instance")||a()}),e.when("finished",u=>{
!u||r||(r=!0,a(),o[s.selectedIndex].textContent=kr(G[s.selectedIndex]))});async function c(){if(!mr(location.hash)){l();return}try{let{instance:u,rules:h,facts:d,
marks:f={},notes:m={}}=await pr(location.hash),g=h===void 0?G.find(p=>p.facts===lc(d??"")):void 0;if(!g)throw new Error(`This link is of another board called ${u}\
, or of other rules.`);i(g.id),l(),t.change({marks:f,notes:m})}catch(u){e.emit("message",{words:u.message,isBad:!0}),i(G[0].id)}}addEventListener("hashchange",c),
c()}function ic([e,t]){let n=(o,s,r)=>o?x("a",{href:`${o}.html`,"aria-label":r},s):null;z("#bar h1").replaceChildren(x("a",{href:"index.html",title:"All boards",
class:"back"},Po)),z("#files").append(...[n(e,"\u2190","The board before"),x("span",{},G[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var lc=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),_r=e=>`#${encodeURIComponent(e?.name??"")}`,kr=e=>Pn(e.id).isSolved?`${e.
name} \u2713`:e.name;var yr=Bo(),cc={store:yr,overview:ur(yr),...fr()};for(let e of[On,Nn,xn,zn])e.start(cc);document.documentElement.dataset.ready="";
})();
