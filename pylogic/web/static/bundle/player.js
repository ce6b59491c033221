(async()=>{
var Er=Object.defineProperty;var rt=(e,t)=>{for(var n in t)Er(e,n,{get:t[n],enumerable:!0})};var An={};rt(An,{start:()=>Ti});var N,Xn,Zn,le,Yt,ut,Qn,ct,eo,tn,Jt,Ar,Fe=Symbol.for("pv"),ft={},dt=[],Mr=/^m(i|n|o|s|text|space)$/,nn=Array.isArray,on=dt.slice,_e=Object.assign;function ke(e){
e&&e.parentNode&&e.remove()}function to(e,t,n){var o,s,r,i={},c=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return c>
2&&(i.children=c>3?on.call(arguments,2):n),Ie(e,i,o,s,null)}function Ie(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fe,
__v:s||++Xn,__i:-1,__u:0};return!s&&N.vnode&&N.vnode(r),r}function Ae(e){return e.children}function Be(e,t){this.props=e,this.context=t,this.__g=0}function ce(e,t){
if(t==null)return e.__&&ce(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ce(
e)}function Tr(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=_e({constructor:Fe},n)).__v=n.__v+1,N.vnode&&N.vnode(t),sn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||ce(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,lo(s,t,r),n.__=n.__e=null,t.__e!=o&&no(t))}function no(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),no(e)}function In(e){(8&e.__g||(e.__g|=8,le.push(e),ut++))&&Yt==N.debounceRendering||((Yt=N.debounceRendering)||
queueMicrotask)(oo)}function oo(){try{for(var e,t=1;le.length;)le.length>t&&le.sort(Qn),e=le.shift(),t=le.length,8&e.__g&&Tr(e)}finally{(ut=le.length)&&(Yt||queueMicrotask)(
oo)}}function so(e,t,n,o,s,r,i,c,u,l,a){var h,d,f,m,p,w,b=o.__k||dt,k=t.length;for(u=Cr(n,t,b,u,k),h=0;h<k;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||ft,f.__i=
h,w=sn(e,f,d,s,r,i,c,u,l,a),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&rn(d.ref,null,f,d),f.ref&&a.push(f.ref,f.__c||m,f)),p=p||m,4&f.__u?(u=ro(f,u,e,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&w!==void 0?u=w:m&&(u=m.nextSibling),f.__u&=-21);return n.__e=p,u}function Cr(e,t,n,o,s){var r,i,c,u,l,a,h,d,f,m=n.length,
p=m,w=0,b=0,k=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[r]=Ie(null,
i):nn(i)?i=k[r]=Ie(Ae,{children:i}):i.constructor===Fe&&i.__b?i=k[r]=Ie(i.type,i.props,i.key,i.ref,i.__v):k[r]=i,u=r+w,i.__=e,i.__b=e.__b+1,c=null,~(l=i.__i=Nr(
i,n,u,p))&&(p--,(c=n[l])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,l==u-1?w--:l==u+1?w++:l!=u&&(l>u?w--:w++,b=1)):(~l||(s>m?w--:s<m&&w++),typeof i.type!="function"&&(i.__u|=
4))):k[r]=null;if(b){for(a=[],h=[],r=0;r<s;r++)if((i=k[r])&&16&i.__u){for(w=0,d=a.length;w<d;)a[f=w+d>>1]<i.__i?w=f+1:d=f;a[w]=i.__i,h[r]=w+1}for(w=a.length;r--;)
h[r]&&(h[r]==w?w--:k[r].__u|=4)}if(p)for(r=0;r<m;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=ce(c)),ln(c,c));return o}function ro(e,t,n,o){var s,r,i,c;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ro(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=ce(e))&&!t.parentNode&&
(t=null),i=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Nr(e,t,n,o){var s,r=e.key,i=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&r==null||u&&r==c.key&&i==c.type)
return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&r==c.key&&i==c.
type)return s}return-1}function Bn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function it(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Bn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Bn(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Jt[t]||(Jt[t]=Lr(t)),(e.__a||(e.__a={}))[t]=tn,r=
t!=(t=t.replace(eo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Lr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ct]==null)t[ct]=tn++;else if(t[ct]<this.__a[e])
return;return n(N.event?N.event(t):t)}}}function sn(e,t,n,o,s,r,i,c,u,l){var a,h,d,f,m,p,w,b,k,g,y,v,$,O,S,E,T,L,R=t.type;if(t.constructor!==Fe)return null;128&
n.__u&&(u=32&n.__u,a=n.__c.__z)&&(t.__u|=u,h=r=[],a.nodeType==8?c=at(a,r):r.push(a),c=r[0]||c),(a=N.__b)&&a(t);e:if(typeof R=="function"){d=i.length;try{if(b=t.
props,k=(a=R.prototype)&&a.render,g=(a=R.contextType)&&o[a.__c],y=a?g?g.props.value:a.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(k?t.__c=f=new R(b,y):(t.__c=
f=new Be(b,y),f.constructor=R,f.render=jr),g&&g.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.__s=f.state),R.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=_e({},f.__s)),_e(f.__s,R.getDerivedStateFromProps(b,f.__s)))),m=f.props,p=f.state,f.__v=t,n.__c){if(b!==m&&k&&!R.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(U){U&&(U.__=t)}),dt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),c=ce(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),k&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,p,w)})}else
k&&!R.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),k&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
e,f.__g&=-5,v=N.__r,$=k?25:0;do f.__g&=-9,v&&v(t),a=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++$<25);k&&(dt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=_e({},o,f.getChildContext())),k&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(m,p)),O=a&&a.type===Ae&&a.key==
null?a.props.children:a,b.__P&&(a=c,s=(e=b.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(U){U&&ln(U,U)}),n.__k=null),c=n.__k?ce(n,0):
null),c=so(e,nn(O)?O:[O],t,n,o,s,r,i,c,u,l),b.__P&&(t.__e=null,c=a),t.__u&=-161,h&&h.some(ke),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(U){if(i.length=
d,t.__v=null,u||r)if(U&&U.then){if(t.__u|=128|u,r){for(~(T=r.indexOf(c||void 0))||(T=r.length);(L=r[T-1])&&L.nodeType==8;)T--;for(;T<r.length;T++)if(L=r[T])if(r[T]=
null,S){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=at(S=L))}}if(!S){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;S=c}(a=at(S=
t.__c.__z||(t.__c.__z=S)))?(t.__e=S,c=a):t.__e=c,c=c&&c.nextSibling}else r&&r.some(ke);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),U&&U.then||io(t),N.__e(U,t,n)}}else
c=t.__e=Dr(n.__e,t,n,o,s,r,i,u,l,e);return(a=N.diffed)&&a(t),c}function at(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function io(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(io))}function lo(e,t,n){for(var o=0;o<n.length;)rn(n[o++],n[o++],n[o++]);N.__c&&N.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){N.__e(r,s.__v)}})}function Dr(e,t,n,o,s,r,i,c,u,l){var a,h,d,f,m,p,w,b,k=n.props||ft,g=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(a=0;a<r.length;a++)if((m=r[a])&&(y?m.localName==y:m.nodeType==3)){
e=m,r[a]=null;break}}if(!e){if(b=l.ownerDocument||document,!y)return b.createTextNode(g);e=b.createElementNS(s,y,g.is?g:l),c&&(N.__m&&N.__m(t,r),c=!1),r=null}if(y){
if(l=y=="template"&&e.content||e,r=y=="textarea"&&g.defaultValue!=null?null:r&&on.call(l.childNodes),!c&&r)for(k={},a=0;a<e.attributes.length;a++)k[(m=e.attributes[a]).
name]=m.value;for(a in k)m=k[a],a=="dangerouslySetInnerHTML"?d=m:a=="children"||a in g||a=="value"&&"defaultValue"in g||a=="checked"&&"defaultChecked"in g||it(e,
a,null,m,s);for(a in g)m=g[a],a=="children"?f=m:a=="dangerouslySetInnerHTML"?h=m:a=="value"?p=m:a=="checked"?w=m:c&&typeof m!="function"||k[a]===m||it(e,a,m,k[a],
s);h?(c||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Mr.test(y))&&(s="http://www.w3.org/1999/xhtml"),so(l,nn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&ce(n,0),c,u),r&&r.some(ke)),c&&y!="textarea"||(a="valu\
e",y=="progress"&&p==null?e.removeAttribute(a):p==null||p===e[a]&&(y!="progress"||p)||it(e,a,p,k[a],s),a="checked",w!=null&&w!=e[a]&&it(e,a,w,k[a],s))}else k===
g||c&&e.data==g||(e.data=g);return e}function rn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){N.__e(s,n)}}function ln(e,t,n){var o,s,r,i;if(N.unmount&&N.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||rn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){N.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ln(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=at(o,r=[]))&&(o==e.__e&&r.some(ke),ke(s),ke(o)),n||ke(e.__e),e.__e=e.__c=e.__=null}function jr(e,t,n){
return this.constructor(e,n)}function H(e,t){var n,o,s,r;N.__&&N.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ie(Ae,{children:[
e]}),s=[],r=[],sn(t,t.__k,o||ft,ft,t.namespaceURI,o?null:t.firstChild?on.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),lo(s,t.__k,r),t.__k.props.children=
null}N={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw ut=0,e}},Xn=0,Zn=function(e){return e!=null&&e.
constructor===Fe},Be.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=_e({},this.state)),typeof e=="function"&&(e=e(_e({},n),this.props)),
e&&(_e(n,e),this.__v&&(t&&this.__k.push(t),In(this)))},Be.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),In(this))},Be.prototype.render=
Ae,le=[],ut=0,Qn=function(e,t){return e.__v.__b-t.__v.__b},ct=Symbol(),eo=/(PointerCapture)$|Capture$/i,tn=0,Jt={},Ar=0;var co=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],c=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[t[++r]]=c:i===6?o[1][t[++r]]+=
c+"":i?(s=e.apply(c,co(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},Wn=new Map;function Pr(e){var t=Wn.get(this);return t||(t=
new Map,Wn.set(this,t)),(t=co(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",c="",u=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=
6),d&&(u.push(r,d,0,s),r=6)),i=""},a=0;a<n.length;a++){a&&(r===1&&l(),l(a));for(var h=0;h<n[a].length;h++)o=n[a][h],r===1?o==="<"?(l(),u=[u],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[a][h+1]===">")?(l(),r===3&&
(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return l(),u})(e)),t),arguments,[])).length>1?t:t[0]}var _=Pr.bind(to),ht,K,Vt,Un,zr=Object.is,Xt=0,ao=[],
Zt=[],P=N,Hn=P.__b,Kn=P.__r,Fn=P.diffed,qn=P.__c,Gn=P.unmount,Vn=P.__;function uo(e,t){P.__h&&P.__h(K,e,Xt||t),Xt=0;var n=K.__H||(K.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function ae(e,t){var n=uo(ht++,4);!P.__s&&fo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,K.__h.push(n))}function ye(e){return Xt=5,Me(function(){return{current:e}},[])}function Me(e,t){
var n=uo(ht++,7);return fo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Rr(){var e;do{for(;e=Zt.shift();)try{We(e)}catch(n){P.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
ao.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(We),t.__h.some(Qt),t.__h=[]}catch(n){t.__h=[],P.__e(n,e.__v)}}}while(Zt.length)}P.__b=function(e){K=null,Hn&&
Hn(e)},P.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Vn&&Vn(e,t)},P.__r=function(e){Kn&&Kn(e),ht=0;var t=(K=e.__c).__H;t&&(Vt==K?K.__h=[]:(t.__h.some(
We),t.__h.some(Qt),ht=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Vt=K},P.diffed=function(e){Fn&&Fn(e);var t=e.__c;t&&t.__H&&(t.__H.
__h.length&&Jn(ao.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Vt=K=null},P.__c=function(e,t){t.some(function(n){try{n.__h.some(We),n.__h=n.__h.filter(
function(o){return!o.__||Qt(o)})}catch(o){n.__h=[function(){throw o}]}}),qn&&qn(e,t)},P.unmount=function(e){Gn&&Gn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Jn(Zt.push(s))}else We(s)}catch(r){t=r}}),o.__H=void 0,t&&P.__e(
t,o.__v))};var Yn=typeof requestAnimationFrame=="function";function Ir(e){var t,n=function(){clearTimeout(o),Yn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(
n,35);Yn&&(t=requestAnimationFrame(n))}function Jn(e){e!=1&&Un==P.requestAnimationFrame||((Un=P.requestAnimationFrame)||Ir)(Rr)}function We(e){var t=K,n=e.__c;typeof n==
"function"&&(e.__c=void 0,n()),K=t}function Qt(e){var t=K;e.__c=e.__(),K=t}function fo(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!zr(n,e[o])})}
var Br=Symbol.for("preact-signals");function wt(){if(re>1)re--;else{var e,t=!1;for((function(){var s=pt;for(pt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();He!==void 0;){var n=He;for(He=void 0,mt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&mo(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(mt=0,re--,t)throw e}}function cn(e){if(re>0)return e();en=++Wr,re++;try{return e()}finally{wt()}}var Ue,D=void 0;function Y(e){
var t=D,n=Ue;D=void 0,Ue=void 0;try{return e()}finally{D=t,Ue=n}}var He=void 0,re=0,mt=0,Wr=0,en=0,pt=void 0,gt=0;function ho(e){if(D!==void 0){var t=e.n;if(t===
void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==
void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}}function B(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
t?.watched,this.Z=t?.unwatched,this.name=t?.name}B.prototype.brand=Br;B.prototype.h=function(){return!0};B.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.
e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Y(function(){var o;(o=t.W)==null||o.call(t)}))};B.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,
o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Y(function(){var s;(s=t.Z)==null||s.call(t)}))}};B.prototype.
subscribe=function(e){var t=this;return C(function(){var n=t.value;Y(function(){return e(n)})},{name:"sub"})};B.prototype.valueOf=function(){return this.value};
B.prototype.toString=function(){return this.value+""};B.prototype.toJSON=function(){return this.value};B.prototype.peek=function(){var e=this;return Y(function(){
return e.value})};Object.defineProperty(B.prototype,"value",{get:function(){var e=ho(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(mt>100)throw new Error("Cycle detected");(function(n){re!==0&&mt===0&&n.l!==en&&(n.l=en,pt={S:n,v:n.v,i:n.i,o:pt})})(this),this.v=e,this.i++,gt++,re++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{wt()}}}});function M(e,t){return new B(e,t)}function mo(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function po(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function go(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function ve(e,t){B.call(this,void 0,t),this.x=e,this.s=void 0,this.g=gt-1,this.f=4}ve.prototype=new B;ve.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===gt))return!0;if(this.g=gt,this.f|=1,this.i>0&&!mo(this))return this.f&=-2,!0;var e=D;try{po(this),D=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return D=e,go(this),this.f&=-2,!0};ve.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}B.prototype.S.call(this,e)};ve.prototype.U=function(e){if(this.t!==void 0&&(B.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};ve.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(ve.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ho(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function X(e,t){return new ve(e,t)}function wo(e){var t=e.j;if(e.j=void 0,typeof t=="function"){re++;var n=D;
D=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,an(e),o}finally{D=n,wt()}}}function an(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,wo(e)}function Ur(e){
if(D!==this)throw new Error("Out-of-order effect");go(this),D=e,this.f&=-2;try{8&this.f&&an(this)}finally{wt()}}function Te(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,Ue&&Ue.push(this)}Te.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};Te.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,wo(this),po(this),re++;var e=D;
return D=this,Ur.bind(this,e)};Te.prototype.N=function(){2&this.f||(this.f|=2,this.u=He,He=this)};Te.prototype.d=function(){this.f|=8,1&this.f||an(this)};Te.prototype.
dispose=function(){this.d()};function C(e,t){var n=new Te(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var bo,qe,lt,Hr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ko=[];C(function(){bo=this.N})();function Ce(e,t){N[e]=t.bind(null,N[e]||function(){})}function Ke(e){if(lt){var t=lt;lt=void 0,t()}lt=e&&e.S()}function _o(e){
var t=this,n=e.data,o=Ge(n);o.name="ReactiveDom",o.value=n;var s=Me(function(){for(var c=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var l=X(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),a=X(function(){return!Array.isArray(l.value)&&!Zn(l.value)}),h=C(function(){if(this.N=vo,a.value){var f=l.value;c.__v&&
c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=f)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[a,l]},[]),r=s[0],i=s[1];return r.value?i.peek():
i.value}_o.displayName="ReactiveTextNode";Object.defineProperties(B.prototype,{constructor:{configurable:!0,value:to(Ae,null).constructor},type:{configurable:!0,
value:_o},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ce("__b",function(e,t){if(Ke(),
qe=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof B&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
Ce("__r",function(e,t){if(e(t),t.type!==Ae){Ke();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return C(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Hr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),qe=o,Ke(n)}});Ce("__e",function(e,t,n,o){Ke(),qe=void 0,e(t,n,o)});Ce("diffed",function(e,t){Ke(),qe=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var c=r[i];c===void 0||o&&i in o||(c.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],
a=o[u];l===void 0?(l=Kr(n,u,a,s),r[u]=l):l.o(a,s)}}}e(t)});function Kr(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=M(n);return{o:function(i,c){r.value=i,
o=c},d:C(function(){this.N=vo;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Ce("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var c=t.props;
for(var u in i)c[u]=i[u]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var a=l.__$u;a&&(l.__$u=void 0,a.d())}}e(t)});Ce("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});Be.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var c in this.props)if(!(c in e))return!0;return!1};function Ge(e,t){return Me(function(){return M(e,t)},[])}function yo(e,t){
var n=ye(e);return n.current=e,qe.__$f|=4,Me(function(){return X(function(){return n.current()},t)},[])}var Fr=function(e){queueMicrotask(function(){queueMicrotask(e)})};function qr(){cn(function(){for(var e;e=ko.shift();)bo.call(e)})}function vo(){ko.push(this)===1&&(N.requestAnimationFrame||Fr)(qr)}var bt={corner:"",centre:"~",colour:"#"},Ne=Object.keys(bt),ue=Ne.filter(e=>e!=="colour"),fe=["red","orange","yellow","green","cyan","blue","purple","grey"],Ve=(e,t)=>bt[e]+
t,de=(e=[],t)=>e.filter(n=>un(n)===t).map(n=>n.slice(bt[t].length)),un=e=>Ne.find(t=>bt[t]===e[0])??"corner",$o=(e,t,n)=>t.every(o=>e[o]?.includes(n))?dn(e,t,o=>o.
filter(s=>s!==n)):fn(e,t,[n]),fn=(e,t,n)=>dn(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ye=(e,t,n,o)=>dn(e,t,s=>s.filter(
r=>!n.includes(un(r))||o!==void 0&&r!==Ve(un(r),o)));function dn(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var z=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),So=new Map;function Oo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=So.get(o)??{svg:e,words:t,reach:n};return So.set(o,s),s}var Gr=["diagonal","triangle"],kt=Oo({svg:"",words:""});function _t(e,t=null){let n=e.pieces.map(
Oo),o=c=>c.map(u=>u<0?kt:n[u]),s=e.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=t?.plays??e.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Vr(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(l=>l.map(a=>a<0?null:n[a]))}))})),i=t?.edits??e.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Vr(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var q=(e,t,n)=>(t-1)*e.columns+n-1,A=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],he=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,hn=(e,t,n,o)=>he(t,A(e,o).join(","),n),ie=({what:e,where:t,choices:n})=>t==="cell"&&
!Gr.includes(e)&&n.some(({value:o})=>o!==null);function mn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?q(e,o,s):-1}var te=(e,t)=>!!e.looks[0]?.[t],yt=(e,t)=>e.plays.some(n=>n.choices.
some(o=>te(o,t))),pn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Eo=e=>pn(e)||[...e.
frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),G=(e,t,n,o)=>Se(t,n,A(e,o).join(",")),vt=(e,t,n,o,s)=>Et(t,n,A(e,o).join(","),s),$t=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function St({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Je(e,t,n){for(let o of e.plays){let s=o.choices[G(e,o,t,n)];if(s&&te(s,n))return s.looks.map(r=>r[n]??kt)}return e.frames.
map(o=>o.blank[n])}var xo={corner:"candidates",centre:"centre",colour:"coloured"};function xt(e,{marks:t,notes:n},o){let[s,r]=A(e,o),i=e.plays.map(d=>d.choices[G(
e,d,t,o)]?.words).filter(d=>d!==void 0),c=e.frames[0].blank[o].words,u=Ne.map(d=>[xo[d],...de(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?u.filter(([d])=>d===
xo.colour):u,a=e.plays.filter(Z).flatMap(d=>Co.map(f=>{let m=d.choices[Se(d,t,me(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),h=[c,...i,...a,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function Ao(e,t){let n=s=>s.choices.some(r=>{let[i,c]=he(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-c.length))&&t.endsWith(c)});if(e.plays.some(s=>Z(s)&&n(s)))return!0;let o=mn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>te(r,o)&&hn(e,s,r,o)===t))}function Mo(e,t,n){let o=n.filter(r=>Ao(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Ot=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function To(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>Ao(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var Z=e=>e.where!=="cell",Co=["top","right",
"bottom","left"],Yr={top:[-1,0,"bottom"],left:[0,-1,"right"]},$e=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function No(e,t,n,o){let s=u=>u.
every((l,a)=>l>=Math.min(n[a],o[a])&&l<=Math.max(n[a],o[a])),r={...t},i={};for(let u of e.spots){let[l,a,h]=u.split(","),[d,f]=[[+l,+a],[+l+ +(h==="bottom"),+a+
+(h==="right")]].map(p=>s(p));if(!d&&!f)continue;let m=he(e,u,e.choices[0]);delete r[m],d!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(u=>t[u])?r:{...r,...i}}function me(e,t,n){let[o,s]=A(e,t),[r,i,c]=Yr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var Se=(e,t,n)=>e.choices.findIndex(o=>t[he(e,n,o)]===o.holds);function Et(e,t,n,o){let s={...t};for(let i of e.choices)delete s[he(e,n,i)];let r=e.choices[o];return r&&
(s[he(e,n,r)]=r.holds),s}var Lo=(e,t,n)=>e.plays.filter(Z).reduce((o,s)=>Co.reduce((r,i)=>Et(s,r,me(e,n,i),-1),o),t);function xe({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[c,u]=[n+(r-1)*e,n+(s-1)*t],[l,a]=[c+e,u+t];if(o==="edge")return{top:[c,u,l,u],bottom:[c,a,l,a],left:[c,u,c,a],right:[l,u,l,a]}[i];let[h,d]=[c+e/2,u+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function Do(e,t,[n,o,s]){let[r,i,c,u]=xe(e,t,[n,o,s]);if(t==="edge")return[r,i,c,u];let[l,a]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+a,o+l]].map(f=>e.frames[0].cells[q(e,f[0],f[1])]?.reach?.[a]??0);return[r+l*h,i+a*h,c-l*d,u-a*d]}function F({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,c]=o;return{width:t*n.width+2*n.edge+c+r,height:e*n.height+2*n.edge+s+i,left:c,top:s}}var ne=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},At=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function jo(e,t,n,o={}){let s=(i,c,u)=>{for(let[l,a]of t.plays.entries()){let h=G(t,a,n,c);if(h>=0&&te(a.choices[h],c))return e.plays[l].choices[h].looks[i][c]}
return u},r=e.frames.map(({blank:i,...c},u)=>({...c,blank:i,cells:i.map((l,a)=>s(u,a,l))}));for(let[i,c,u]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,
blank:a}=r[i];l[c]===a[c]&&(l[c]=u)}return{...e,frames:r}}function x(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function pe(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function j(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Mt=e=>[...document.querySelectorAll(e)];var Q=e=>e.target;function ge(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function Tt(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var Oe=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var Jr=Uint8Array.from(atob(j("#told").textContent??""),e=>e.charCodeAt(0)),Po=new Response(new Blob([Jr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:zo,game:Ro,boards:V,around:gn}=await Po;var Xr=new Map(V.map(({id:e,sheet:t})=>[e,_t(t)])),wn=()=>{throw new ne({words:"This page was made to be played without a server, which alone knows that."})},Io={
board:({id:e,sheet:t,effects:n},o)=>jo(t,Xr.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:wn(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",s);return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e}};async function we(e,t,n={}){
let{onEvent:o=()=>{}}=n,s=t,r=V.find(({id:c})=>c===s.instance);if(!r||e==="answers"&&!r.solution)return wn();let i=Object.fromEntries(s.marks);if(e!=="overview")
return(Io[e]??wn)(r,i,o);for(let c of s.parts)o(c,{found:Io[c](r,i,o)})}var oe=(e,t,n)=>we(e,t,{signal:n});var Bo=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Zr=["facts","marks","notes"],Qr=["puzzle","instance","rules","facts","constants"];function Wo(e=Bo){let t=M(e),n=e,o=X(()=>{let h=t.value;return Qr.
some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,c=new Set,u=h=>cn(()=>{let d=t.peek();t.value=h;let m=Object.keys(h).filter(p=>h[p]!==d[p]);if(m.length)for(let p of[
...c])p(h,d,new Set(m))}),l=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),a=(h,d)=>{if(!h.length)return;let f=t.peek();d.push(l(f)),i=null,u({...f,...h.
pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>0},get history(){
return{now:l(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let m=t.peek(),p=Zr.some(w=>w in h&&h[w]!==m[w]);p&&f&&!(d!==null&&d===i)&&(s.
push(l(m)),r=[]),(p||"mode"in h)&&(i=d),u({...m,...h})},open(h,d=null){let f={...Bo,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(l(f))?[d.past,
d.future,null]:[[],[],null],u(f)},undo:()=>a(s,r),redo:()=>a(r,s),on(h,d){let f=new Set(h),m=(...p)=>{[...p[2]].some(w=>f.has(w))&&d(...p)};return c.add(m),()=>c.
delete(m)}}}function W(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.
entries(c),...t}}function Ee(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}function Uo({app:e,card:t,check:n,pointed:o}){let s=X(()=>{let{cause:r=[],effect:i=[],wrong:c=[]}=o.value??t.cells??{},u=[...c,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||u.length?{cause:r,effect:i,wrong:u}:null)});C(()=>e.emit("highlight",JSON.parse(s.value)))}var Xe=e=>e.join(",");function Ho(e,t){
let n=new Set(t.map(Xe));return e.filter(o=>!n.has(Xe(o)))}function Le(e){return[...new Map(e.map(t=>[Xe(t),t])).values()]}var ei=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Nt({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:c}){let u=Me(()=>X(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(b=>Xe(b)===`${m},${p}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:Ho(
s,o),wrong:r}},a=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return _`<li class=${u} style=${c===
void 0?null:`--depth: ${c}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${a} onfocusout=${a}>
    ${h!==null&&_`<p>${Ct(e,`${J(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${Ct(e,J(d))}</p>
    ${f.size>0&&_`<p class="sources">${[...f.keys()].map(m=>ti(e,m))}</p>`}
  </li>`}var Ko=({cells:e,because:t,...n})=>_`<${Nt} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Lt=({parts:e,broken:t})=>_`<ul class="sentences">${t.map(n=>_`<${Ko} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,Dt=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>_`<ul class="sentences">
  <${Nt} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&_`<${jt} parts=${e} chain=${r} />`}</ul>`,jt=({parts:e,chain:t})=>_`<li class="chain"><ol class="sentences">
  ${t.map(n=>_`<${Ko} parts=${e} ...${n} />`)}</ol></li>`,J=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),Ct=(e,t)=>t.split(ei).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return _`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function ti(e,t){let n=ni(t);return n&&_`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${bn(n,e.store.now)}</button>`}function ni(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function bn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var De=e=>Le(e.flatMap(t=>t.cells));var Fo="How the answer follows",qo=10;function Go({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};C(()=>{e.task&&s()}),t("cancel-all",
s);function r(u){s();let l=n=new AbortController,a=u,h={marks:e.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},d=(f,m)=>{h.events.push({name:f,data:m}),
h.wake(),f==="step"&&m.entered.length>0&&(a-=1)===0&&l.abort()};return h.end=we("explain",W(e.now),{signal:l.signal,onEvent:d}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(u){for(let l=0;;l+=1){for(;l===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(l===u.events.
length)return;yield u.events[l]}}async function c(u,l){u.addEventListener("abort",s);try{return await l()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:l}=e.now,a=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&a?o:r(qo);;h=r(qo)){let d=[],f=[],m=null;for await(let{name:p,
data:w}of i(h)){p==="own"&&(m=w),p==="step"&&d.push(w),f.push(...(w.frames??[]).flatMap(k=>k.looks??[]));let b=oi(m,d,l);if(b.length)return{steps:b,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(u,l)=>c(u,async()=>{let a=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:d}of i(a))l(h,d);return a.end})}}function oi(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>kn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function kn(e,t){let[n,o]=Ot(e);return t[n]===o}function _n({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Vo(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Fo,
"Looking for the first step \u2026",async r=>{let i=Pt(e,Fo),c=M([]),u=M(null);t.add([_`<${ri} parts=${e} film=${i} steps=${c} end=${u} />`]);let l=await o.follow(
r,(a,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...si(a,h)}))),a==="step"&&(c.value=[...c.value,h],t.tell(`${Oe(c.value.length,"step")} so far \u2026`))});if(l.
status==="none")return _n(e,l);if(l.status==="multiple")return e.several.ask();u.value=l},{isTrue:Ee(e.app.store)})}function si(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:J(t),captions:[J(n)],settled:o}}function ri({parts:e,film:t,steps:n,end:o}){return _`${o.value&&_`<p>${li(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>_`<${ii} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function ii({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=ye(null);return ae(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),_`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${J(n.words)}</button>
    <${Dt} parts=${e} step=${n} /></li>`}function li({grade:e,complete:t,interrupted:n},o){let s=Oe(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The r\
est does not follow by explanations.")}function Pt({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,c=l=>t.play(r={title:n,frames:[
...o],looks:s,at:l}),u=ge(200,()=>{i()&&c(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){
o.push(...l),s.push(...l.flatMap(a=>a.looks??[]).map(a=>({svg:a}))),r!==null?u():o.length&&c(0)},goTo(l){c(Math.min(l,o.length-1)),e.emit("pane","board")}}}function Yo({app:e,place:t,pointed:n}){let o=M(null),s=M(null),r=new Set,i=new AbortController,c=null,u=()=>{i.abort(),s.value=null},l=()=>{u(),n.value=null,c!==
null&&e.state.film.peek()===c&&e.emit("film",null)},a={get cells(){return o.value?.cells?.()??null},show(f,m,p={}){let{task:w}=e.store;t.card.contains(document.
activeElement)&&j("h2",t.card).focus(),l(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===w,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...m})},
async work(f,m,p,w){a.show(f,[],w),s.value=m;let b=i=new AbortController;try{await p(b.signal)}catch(k){k.name!=="AbortError"&&!b.signal.aborted&&a.add([_`<p class=${ci(
k)?"failure":null}>${yn(k)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){c=f,e.emit("film",f)},get isPlaying(){return c!==null&&e.state.film.
value===c},close(){l(),o.value=null}};C(()=>{o.value?.isTrue()===!1&&Y(a.close)}),C(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=X(()=>o.value?.overlay??
null);C(()=>e.emit("overlay",h.value)),C(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),a.close()});function d(){let{name:f,body:m}=o.value??
{name:"",body:[]};ae(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),a.close()},w=()=>{u(),a.add([_`<p class="soft">Cancelled.</p>`])};
return _`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return H(_`<${d} />`,t.card),C(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),a}var ci=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function yn(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return J(n.replace(/^encodings\/\S+: /,""))}var ai=2e3;function Jo({store:e,overview:t,emit:n}){let o=M({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let a=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(f,m)=>{h=m});d!==void 0&&e.task===l&&i(d)}catch(d){if(e.task!==l)return;if(d.interrupted)
return i(ui(h,d.interrupted,performance.now()-a));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,ai):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",vn(l))}let{puzzle:c,instance:u}=e.now;return C(()=>{let{task:l}=e,
a=l.puzzle!==c||l.instance!==u;({puzzle:c,instance:u}=l),Y(()=>{o.value=a?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var ui=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function vn({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Xo({app:e,place:t,solving:n}){C(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?fi(r):s===null?{words:"\u2026"}:$n(s)}return function(){let{words:r,detail:i}=o();return _`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${di(e,n.now.error)}</div>`}}function $n(e){let{status:t,cost:n,count:o,horizon:s}=e,r=vn(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,c=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),u=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
a={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${u}`,"good"],
found:[n.length?`${l}: the best so far is ${u}, not proved`:`${l}: ${Oe(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];
return{words:a[0],detail:c,kind:a[1]}}function fi(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:yn(
e),kind:"warn"}:e.problems.length&&e.problems.every(At)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var di=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=J(
bn(n,e.store.now)),s=()=>e.emit("reveal",n);return _`<p class="status-problem">${n.line!==null&&_`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var Sn=200;async function Zo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=Pt(e,"Solution"),i=null;await we("answers",W(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(c,u)=>{i=u,r.add(es(u,"Solution"))}}),n.add([i===
null?_`<p>No answer was found.</p>`:_`<${hi} parts=${e} answer=${i} />`])})}function hi({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return _`
    <p>${s&&`${$n(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&_`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&_`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Qo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=Pt(e,"All answers"),i=M([]),c=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(h[Math.min(Math.max(d+m,0),h.length-1)].first);return _`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:p})=>m.length===0&&_`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([_`<${c} />`]);let u=await we("answers",W(t.store.now,
{marks:[],most:Sn}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(es(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),a=o.now.outcome?.horizon;n.add([_`<p>${mi({...u,isBest:l,horizon:a},i.value.length)}</p>`])})}var es=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function mi({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Sn?"There may be others.":`The first ${Sn}; there may be more.`}var ts="pylogic:check",pi=250,gi=400,ns=3,wi="Whether this can be completed was not found out in time.";function os(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=Tt(),i=M(localStorage.getItem(ts)==="on"),c=M(null),u=null,l=!1,a=(k,g,y)=>{c.value={kind:k,words:g,of:t.now.marks,...y}},h=()=>{c.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(ts,i.value?"on":"off"),u=null,f()};async function f(k=!1){let{outcome:g,isOld:y}=s.now,{marks:v}=t.now,$=k||l&&v===u;if(k)u=v;else if(!$&&
v===u&&!y)return;let O=Object.keys(v).length===0;l=$&&y&&!O;let S=($||i.value)&&!y&&g!==null&&!O;if(!S||g.status==="none"||g.horizon!==null)r.stop(),S&&g.horizon===
null?a("bad","There is no answer at all"):$&&O?a("unsure","Nothing is entered yet."):l?a("unsure","checking \u2026"):h();else if(!$)await p("rules");else{let E=g.
status==="unique"?new Set(g.answers[0].atoms):null;E===null?await p("all"):m(E,v)&&await p("reasons")}}function m(k,g){let y=xn(k,g),v=Le(y.map(On).filter($=>$!==
null));return y.length?a("bad",`${v.length} ${Ze(v)}${v.length===1?" is":"s are"} wrong`,{cells:v}):(r.stop(),a("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function p(k){let g=k==="all"?setTimeout(()=>a("unsure","checking \u2026"),c.value?gi:0):0,y;try{y=await r($=>oe("judge",W(t.now),$))}catch($){
k==="all"&&$.interrupted?a("unsure",wi):k!=="reasons"&&h();return}finally{clearTimeout(g)}if(y===void 0)return;let v=k==="reasons"?c.value&&{...c.value,broken:y.
broken.slice(0,ns)}:bi(k,y,n.finished.value);c.value=v&&{...v,of:t.now.marks}}let w=ge(pi,()=>f()),{marks:b}=t.now;return C(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||h(),w())}),C(()=>{s.now&&n.finished.value!==null&&Y(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return c.value},get cells(){return c.value?.cells??[]}}}function ss(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return _`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?_`<span class="soft">${s}</span>`:s&&_`<strong>${s}</strong>`}
      ${i.length>0&&_`<${Lt} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&_`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function bi(e,{possible:t,broken:n},o){let s={broken:n.slice(0,ns),cells:De(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Ze=e=>e.every(t=>t.length>2)?"line":"cell",xn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function On(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var ki=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,zt="Why there is no answer",En="Why this is wrong",_i="Which rule is wrong",yi=12,vi=600;function rs(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(zt,"Looking for a reason \u2026",d=>u(zt,d)),r=()=>n.work(En,"Looking for what it breaks \u2026",async d=>{let{broken:f}=await oe(
"judge",W(t.store.now),d);if(!f.length)return u(En,d);n.add([_`
      <p>What you entered breaks a rule already:</p>
      <${Lt} parts=${e} broken=${f.slice(0,yi)} />
      <${c} />`],{cells:()=>({wrong:De(f)})})},{isTrue:Ee(t.store)}),i=()=>n.work(_i,"Looking for what refuses it \u2026",async d=>{let{is_answer:f,reasons:m}=await oe(
"why",W(t.store.now),d);if(f)return n.add([_`<p>Some answer has all of it.</p>`]);n.add([_`<ul class="sentences"><${jt} parts=${e} chain=${m.flatMap(p=>is(p))} /></ul>`],
{cells:()=>({wrong:De(m)})})},{isTrue:Ee(t.store)}),c=()=>_`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function u(d,f){let m=await oe("conflicts",W(
t.store.now,d===zt?{marks:[]}:{}),f);if(m.status!=="none")return n.add([_`<p>There is an answer now.</p>`]);if(!m.conflicts.length)return n.add([_`<p>The reason was not found in time.</p>`]);
let p=m.conflicts[0],w=Le(De(p.because));n.add([_`<${l} title=${d} conflict=${p} />`],{cells:()=>({cause:w,wrong:p.cells})})}function l({title:d,conflict:{because:f,
cells:m,chain:p,minimal:w}}){let b=f.filter(g=>g.clue!==null),k=f.filter(g=>g.clue===null);return _`
      <p>${p.length?"It leads to a contradiction:":$i(m.length>0,b,k)}</p>
      ${a("The clues: ",b.map(g=>g.words).join("; "))}
      ${a("What you entered: ",m.join(" "))}
      ${p.length?_`<ul class="sentences"><${jt} parts=${e} chain=${p} /></ul>`:_`<ul class="sentences either">${k.map(g=>_`<${Nt} parts=${e} words=${g.words} cause=${g.
cells} lines=${[g]} />`)}</ul>`}
      <p class="soft">${w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${d===En&&_`<${c} />`}`}let a=(d,f)=>f&&_`<p>${d}${Ct(t,Si(f))}</p>`,h=ge(vi,()=>{let{outcome:d,isOld:f}=o.now;!f&&d?.status==="none"&&d.horizon===null&&n.
mayCome(zt)&&s()});return C(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function is({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>is(i,s+1))]}function $i(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Si(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(ki,t).trimEnd()}var Rt="Hint";async function Bt(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(Rt,[_`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(It(e).length)return o.show(Rt,[_`<${xi} parts=${e} />`],{isTrue:()=>It(e).length>0,cells:()=>({wrong:cs(It(e))})});await o.work(
Rt,"Looking for the simplest next step \u2026",async i=>{let{steps:c,looks:u,end:l}=await s.next(i);if(l?.status==="none")return _n(e,l);if(l?.status==="multipl\
e")return o.add([_`<${Ei} ...${e} />`]);if(t.now.marks!==r)return o.add([_`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([_`<p>${Ai(l,
r)}</p>`]);let{cells:a,causes:h}=c[c.length-1];o.add([_`<${Oi} parts=${e} steps=${c} looks=${u} />`],{cells:()=>t.now.marks===r?{effect:a,cause:h}:null})},{isTrue:Ee(
t)})}function It({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?xn(new Set(n.answers[0].atoms),e.store.now.marks):[]}var cs=e=>e.
map(On).filter(t=>t!==null);function xi({parts:e}){let{store:t}=e.app,n=It(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return _`
    <p>First this: ${o?"one":n.length} ${Ze(cs(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function Oi({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=ye(null);ae(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:c,entered:u,name:l,frames:a,has_candidates:h}=t[t.
length-1],d=u.every(w=>kn(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(u.map(Ot))}})},m=()=>{f(),Bt(e)},p=()=>s.play({title:Rt,
frames:a,looks:n.map(w=>({svg:w})),at:0});return _`
    <p class="look">Look at <${ls} colour="effect" cells=${i} />${c.length>0&&_` and <${ls} colour="cause" cells=${c} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(w=>_`<${Dt} parts=${e} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&_`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var Ei=({several:e})=>_`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,ls=({colour:e,cells:t})=>_`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Ze(t)}`:`these ${t.length} ${Ze(t)}s`}</span>`;function Ai({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var as="More than one answer",Mi=300;function fs(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(as,[_`<p>This board has more than one answer. What would you like to see?</p>`,
_`<${r} />`]),r=({but:m})=>_`<div class="row">
    ${m!==c&&_`<button type="button" onclick=${c}>What they share</button>`}
    ${m!==u&&_`<button type="button" class="served" onclick=${u}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${l}>Clues that would leave one</button></div>`,i=(m,p)=>oe("differences",W(t.store.now,{marks:[],extra:p}),m),
c=()=>n.work("What all answers share","Comparing all answers \u2026",async m=>{let{status:p,cautious:w,brave:b}=await i(m,!1);if(!d(p)){if(w===null)return n.add(
[_`<p>The answers were not all compared in time.</p>`]);n.add([_`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${w.length} of ${b.length} are certain.</p>
      <${r} but=${c} />`],{overlay:{certain:w,possible:b}})}}),u=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:p,picture:w}=await i(
m,!1);if(!d(p)){if(w===null)return n.add([_`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:w}],at:0}),n.add([_`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${u} />`])}}),l=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:p,offers:w,proof:b}=await i(m,
!0);if(d(p))return;if(!w.length)return n.add([_`<p>No clues were found that would leave one answer.</p>`]);let k=w.length===1,g=()=>h(w),y=()=>t.emit("clues",g().
map(({atom:v})=>v));n.add([_`
      <p>${k?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${w.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${k?"Add it":"Add all"}</button></div>`],{ghosts:g,isTrue:a(w)})});function a(m){let p=({
puzzle:b,rules:k,constants:g,facts:y})=>JSON.stringify([b,k,g,m.reduce((v,{atom:$})=>v.replace(`${$}.`,""),us(y))]),w=p(t.store.now);return()=>h(m).length>0&&p(
t.store.now)===w}let h=m=>m.filter(({atom:p})=>!us(t.store.now.facts).includes(`${p}.`));function d(m){return m!=="multiple"&&n.add([_`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let f=ge(Mi,()=>{let{outcome:m,isOld:p}=o.now;!p&&m?.status==="multiple"&&m.horizon===null&&m.answers.length>0&&n.mayCome(as)&&s()});return C(()=>{
o.now&&f()}),{ask:s,share:c}}var us=e=>e.replaceAll(/%.*|\s/g,"");var ds=matchMedia("(max-width: 60rem)");function Ti(e){let t={status:x("section",{class:"assistant-status","aria-label":"Answers"}),buttons:x("div",{class:"assi\
stant-buttons"}),check:x("section",{class:"assistant-check","aria-label":"Check while you play"}),card:x("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};j("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>ds.matches?j("#board").append(t.card):t.check.after(t.card);ds.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:M(null),solving:Jo(e)};o.card=Yo(o),o.derivation=Go(e),o.conflicts=rs(o),o.several=fs(o),o.check=os(o),Uo(o),C(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Bt(o)),H(_`<${Xo(o)} />`,t.status),H(_`<${Ci} parts=${o} />`,t.buttons),H(_`<${ss} ...${o} />`,t.check)}
var Ci=({parts:e})=>_`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Bt(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Vo(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Zo(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Qo(e)}>Answers</button>`;var Mn={};rt(Mn,{start:()=>zi});var Ni={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},Wt=({name:e})=>_`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Ni[e]} /></svg>`;var Li=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Di=8e3,ji=2,Pi=["pointerdown","keydown"],
hs={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function zi(e){H(_`<${Ri} ...${e} />`,j("#modes")),H(_`<${Ii} ...${e} />`,
j("#history")),H(_`<${Wi} />`,j("#appearance")),Bi(e),Ui(e),Ki(e)}function Ri({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),j(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Li.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return _`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Ii=({store:e})=>_`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${Wt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${Wt} name="redo" /><span class="wide">Redo</span>
  </button>`;function Bi({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||Q(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Wi(){let e=Ge(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return _`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${Wt} name=${e.value?"light":"dark"} /></button>`}function Ui(e){let t=Mt("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Hi(e)}function Hi(e){
let t=Object.keys(hs),n=o=>{e.emit("pane",o),Mt(`#${o} :is(${hs[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Mt(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ki(e){let t=j("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=x(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(c=>c.textContent!==n);t.replaceChildren(...r.slice(1-ji),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of Pi)addEventListener(c,i,{once:!0})},Di)})}var Ln={};rt(Ln,{start:()=>Xl});function Qe(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(x("span",{class:t,ariaHidden:"true"},n))}function ms(e,t,n,o){
Qe(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let u=Number(c)-1,l=x("span",{},c);return l.style.gridArea=`${Math.floor(
u/r)+1} / ${u%r+1}`,[l," "]})))}function ps(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function gs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Fi=500,qi=["clue","unknown"];function ws({app:e,view:t}){let n=M(new Map),o=()=>{n.value=new Map},s=Gi(e,o),r=()=>t.sheet,i=v=>r().edits.find($=>$.what===v),
c=v=>A(r(),v).join(","),u=(v,$)=>{n.value=new Map([...n.value,...$.map(([O,S])=>[`${v} ${O.join(",")}`,S])])};function l(v,$,O,S=null){for(let E of qi)u(E,[[A(r(),
$),null]]);w(v,$,O,S)}function a(v,$){let O=$.filter(S=>m(S,v));if(O.length){for(let S of O)u(S,[[A(r(),v),null]]);s.ask({cells:O.map(S=>[S,...A(r(),v),null])})}}
function h(v,$){let O=n.peek().get(`${v} ${$}`);return O===void 0?i(v)?.cells.get($)??null:O}function d(v){let $=[...n.peek().keys()].filter(S=>S.startsWith(`${v}\
 `)).map(S=>S.slice(v.length+1)),O=i(v)?.cells.keys()??[];return[...new Set([...O,...$])].filter(S=>h(v,S)!==null)}let f=(v,$)=>h(v,c($)),m=(v,$)=>f(v,$)!==null;
function p(v,$,O=null){u(v,$),s.ask({cells:$.map(([S,E])=>[v,...S,E])},O)}let w=(v,$,O,S=null)=>p(v,[[A(r(),$),O]],S);function b(v,$){let O=[];for(;;){let S=h(v,
[...$,O.length+1].join(","));if(S===null)return O;O.push(S)}}function k(v,$,O,S=null){let E=O.match(/\d+/g)??[],T=b(v,$).slice(E.length).map(()=>null);p(v,[...E,
...T].map((L,R)=>[[...$,R+1],L]),S)}function g(v,$){v>=1&&$>=1&&s.ask({size:[v,$]})}function y(v){let $=L=>/^\d+$/.test(L)?Number(L):L,O=v.flatMap(L=>{let[,R="",
U=""]=/^(\w+)\((.*)\)$/.exec(L)??[],se=U.split(","),be=t.sheet.edits.find(({isClue:$r,predicate:Sr,keys:xr,values:Or})=>$r&&Sr===R&&xr+Or===se.length);return be?
[[be.what,...se.slice(0,be.keys).map($),se.slice(be.keys).join(",")]]:[]});if(!O.length||O.length<v.length)return!1;s.ask({cells:O});let[S,E,T]=O[0];return i(String(
S))?.where==="cell"&&t.grid.select(q(r(),Number(E),Number(T))),!0}return{entry:i,key:c,set:l,erase:a,found:h,everywhere:d,valueAt:f,has:m,place:p,become:w,numbers:b,
becomeNumbers:k,resize:g,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function Gi(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function c(a,h=null){s.push({step:a,
merge:h}),r||u()}async function u(){for(r=!0;s.length;)await l(s.splice(0,Fi));r=!1}async function l(a){let h=n.now,d=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,m.forEach((p,w)=>{!d&&p!==n.now.facts&&n.change({facts:p},{merge:a[w].merge})}))};try{await o.edit(
a.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof ne))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}d&&await l(
a)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var bs="Click a cell to put one there, or to take it away.",je={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},ee={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:bs},block:{name:"Blocke\
d cells",hint:bs},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them.",keys:[["Arrow over the edge",
"with Numbers beside chosen: the numbers of that line"],["Enter, Shift and Enter","there: the next line, the one before"],["Escape","back to the board"]]},slanted:{
name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that begin there."}};var Pe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function ks({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(Z);
function i(p,w,b,k=null){let g=Se(p,n.now.marks,w);!p.spots.has(w)||g===b||n.change({marks:Et(p,n.now.marks,w,b)},{merge:k})}function c(p,w){let b=t.grid.side(p,
w,t.sheet.plays.every(Z));return b===null?null:me(t.sheet,p,b)}let u=(p,w,b,k=null,g=-1)=>({play:p,index:w,spot:k,number:g,merge:`line ${s+=1}`,how:b,before:n.now.
marks,isDragged:!1}),l=(p,w)=>$t(p,Se(p,n.now.marks,w)),a=(p,w)=>St(p,Se(p,n.now.marks,w));function h(p,w,b){o=null;let k=r();if(!k||p<0)return{isClick:!1,isDrag:!1};
let g=c(p,b),y=g===null?-1:w?a(k,g):l(k,g),v=$e(k)&&t.grid.side(p,b,!1)===null,$=k.where==="link"?"link":v?"area":"side";return g===null&&$==="side"?{isClick:!1,
isDrag:!1}:(o=u(k,p,$,g,y),g!==null&&$==="side"&&i(k,g,y,o.merge),{isClick:g!==null,isDrag:!0})}function d(p){if(o?.how!=="side")return;let w=t.grid.under(p.x,p.
y),b=w<0?null:c(w,p);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[w,b]=[A(t.sheet,o.index),A(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:No(o.play,o.before,w,b)},{merge:o.merge});return}let[k,g]=[b[0]-w[0],b[1]-w[1]];if(Math.abs(k)+Math.abs(g)!==
1){o.index=p;return}let y=k?k>0?"bottom":"top":g>0?"right":"left",v=me(t.sheet,o.index,y);if(!o.isDragged){let{play:$,play:{clicks:O,choices:S}}=o,E=Se($,n.now.
marks,v)===O[0];o.number=S[0].value!==null?l($,v):E?-1:O[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&f(p)},onKey(p,w){let b=p.shiftKey?Pe[p.key]:void 0,k=r();if(!k)return!1;if([" ","Enter"].includes(p.key)&&$e(k)&&t.sheet.plays.every(
Z))return o?m():f((o=u(k,w,"area")).index),!0;if(b===void 0)return!1;let g=me(t.sheet,w,b);return i(k,g,l(k,g)),!0}}}var Vi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function _s({view:e,changes:t,pen:n}){let o=l=>A(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let a=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===a?null:a]])}function i(l,a){let[h,d,f]=me(e.sheet,l,a).split(",");return(f==="right"?Number(d)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),f]]:[]}function c(l,a,h){let[d,f]=o(l),[m,p]=[2*d+a,2*f+h];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function u(l,a){let[h,d="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,h===a?null:`${a},${d}`)}return{press(l,a){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:f}=e.grid.within(l,a),[m,p]=o(l),w=e.grid.side(l,a);return h==="vertex"?r(
[m-+(f<.5),p-+(d<.5)]):h==="centre"?c(l,Math.floor(f*3)-1,Math.floor(d*3)-1):w!==null&&h==="arrow"?u(l,w):w!==null&&i(l,w).forEach(r),!0},onKey({key:l,shiftKey:a},h){
let{kind:d}=n,f=a?Pe[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")u(h,f);else if(f&&d==="centre")c(h,...Vi[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")c(h,Number(a),Number(a));else return!1;return!0},clear(l){let[a,h]=o(l),d=[-1,0,1].flatMap(
p=>[-1,0,1].map(w=>[p,w])),m=({between:Object.values(Pe).flatMap(p=>i(l,p)),vertex:d.filter(p=>Math.max(...p)<1).map(([p,w])=>[a+p,h+w]),centre:d.map(([p,w])=>[
2*a+p,2*h+w])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function ys({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return u();n={id:0,cells:[l]}}function i(l){if(l===void 0)return u();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:a,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;t.place("path",d.map(
f=>[[...A(e.sheet,f),a],String(h.indexOf(f)+1)]),`path ${a}`)}function c(l){let a=A(e.sheet,l).join(","),h=o().filter(([f,m])=>`${f},${m}`===a).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&t.place("path",d.map(f=>[f.map(s),null]))}function u(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:i,
clear:c,end:u}}var Yi=4,Ut={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},Tn=["across","down"],et=(e,t)=>(e+t).slice(-Yi).replace(/^0+(?=\d)/,
"");function vs({view:e,changes:t}){let n="across",o="",s=0;function r(u){let l=t.valueAt("cage",u),h=t.everywhere("cage").filter(d=>l!==null&&t.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>q(e.sheet,d,f));return h.find(d=>t.has("target",d))??Math.min(u,...h)}function i(u,l,a){let[h="add",d=""]=t.valueAt(
"target",r(u))?.split(",")??[],f=l in Ut?[Ut[l],d]:[h,o=et(o,l)];f[1]!==""&&t.become("target",r(u),f.join(","),a)}function c(u,l,a){l===","?[n,o]=[Tn[1-Tn.indexOf(
n)],""]:t.place("sum",[[[...A(e.sheet,u),n],o=et(o,l)]],a)}return{has:u=>u==="target"||u==="sum",press(u,l){let{left:a,top:h}=e.grid.within(u,l);n=a>=h?"across":
"down",o=""},type(u,l,a){return o===""&&(s+=1),(u==="sum"?c:i)(l,a,`${u} ${l} ${s}`),!0},clear(u,l){o="",u==="target"?t.become("target",r(l),null):t.place("sum",
Tn.map(a=>[[...A(e.sheet,l),a],null]))},leave(){[n,o]=["across",""]}}}var Ji=["clue","unknown","circle","object","block","arrow"],Xi=["0","1","2","3","4"],Zi={white:"O W",black:"B"};function Qi(e){let t=M("clue"),n=M({});return{get kinds(){
return Object.keys(ee).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[...e(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!e("path")},get isTyped(){return!!(ee[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return ee[this.kind]?.how===o&&!!e(this.kind)},get isMark(){
return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(this.kind)??
{},r=this.kind==="vertex"?Xi:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((c,u)=>c.localeCompare(u,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function $s({app:e,view:t}){let n=ws({app:e,view:t}),o=Qi(n.entry),s=_s({view:t,changes:n,pen:o}),r=ys({view:t,changes:n}),
i=vs({view:t,changes:n}),c="",u=null,l=0;function a(g){c="",o.kind==="numbers"?n.becomeNumbers("numbers",A(t.sheet,g),""):o.isPath?r.clear(g):i.has(o.kind)?i.clear(
o.kind,g):s.clear(g)||n.erase(g,Ji)}let h=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function d(g,y){let v=n.entry("circle")?.choices??[],$=n.valueAt("circle",
g),O=v[$===null?0:v.indexOf($)+1]??null;n.become("circle",g,y&&$!==v[1]?v[1]:O)}function f(g){let{id:y}=o;y===null||n.valueAt(o.kind,g)===y||n.become(o.kind,g,y,
u)}function m(g,y,v){c="",i.has(o.kind)&&i.press(g,v),s.press(g,v)||p(g,y)}function p(g,y=!1){o.isPath?r.press(g):o.isPainting?(u=`paint ${l+=1}`,y?o.pick(n.valueAt(
o.kind,g)??o.id):f(g)):o.kind==="circle"&&n.entry("circle")?d(g,y):o.isMark?h(g):y&&n.entry("unknown")&&w(g)}let w=g=>n.set("unknown",g,n.has("unknown",g)?null:
"");function b(g,y){let{kind:v}=o;if(o.isPlaced&&y!==",")return o.pick(c=et(c,y)),!0;if(i.has(v))return i.type(v,g,y);if(!o.isTyped||y===","&&v!=="numbers")return!1;
c===""&&(l+=1);let $=`${v} ${n.key(g)} ${l}`;if(v==="numbers")return c+=y,n.becomeNumbers(v,A(t.sheet,g),c,$),!0;c=et(c,y);let O=n.valueAt("arrow",g)?.split(",")[0]??
"top";return v==="arrow"?n.become(v,g,`${O},${c}`,$):n.set(v,g,c,$),!0}function k(g,y){if(/^[0-9,]$/.test(g.key)||i.has(o.kind)&&g.key in Ut)return b(y,g.key);let v=o.
kind==="between"&&o.ids.find($=>` ${je[$]} ${Zi[$]}`.includes(` ${g.key.toUpperCase()}`));return v?(o.pick(v),!0):s.onKey(g,y)?!0:g.key==="?"&&n.entry("unknown")?
(c="",w(y),!0):g.key==="Delete"||g.key==="Backspace"?(a(y),!0):g.key!==" "&&g.key!=="Enter"?!1:(p(y),!0)}return{changes:n,pen:o,press:m,onKey:k,clear:a,type:b,question:w,
move(){},drag(g){o.isPainting?f(g):r.reach(g)},release:r.end,leave(g){c="",i.leave(),r.reach(g)}}}var Os="http://www.w3.org/2000/svg",el=["cause","effect","wrong"];function Ft(){let e=document.createElementNS(Os,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=F(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=el.flatMap(
u=>{let l=t?.[u]??[],a=l.flatMap(d=>{let f=ol(n,d),m=xs(d)?"whole":tl(d)?"line":"";return f?[Ss("rect",{...f,rx:m==="whole"?0:3,class:`${u} ${m}`})]:[]}),h=nl(n,
l.filter(xs),u==="cause"?3:5);return h?[...a,Ss("path",{d:h,class:u})]:a});e.replaceChildren(...c)}}}function Ss(e,t){let n=document.createElementNS(Os,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var xs=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,tl=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function nl({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),u=new Set(
c.map(String)),l=(h,d)=>u.has(`${h},${d}`),a=[];for(let[h,d]of c){let[f,m]=[s+(d-.5)*n,s+(h-.5)*o];for(let[p,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+p,d+w))continue;
let[b,k]=[-1,1].map(g=>{let[y,v]=[p?0:g,p?g:0],$=l(h+y,d+v)?l(h+y+p,d+v+w)?i:0:-i,[O,S]=p?[n/2,o/2]:[o/2,n/2],[E,T]=[g*(O+$),(p||w)*(S-i)];return p?`${f+E} ${m+
T}`:`${f+T} ${m+E}`});a.push(`M${b}L${k}`)}}return a.join("")}var Ht=7,Kt=11;function ol(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return tt(e,t);
let r=typeof t[0]=="string",[i,c,u]=r?t.slice(1):t;if(i>n||c>o)return null;if(t[0]==="vertex"){let[l,a]=[s.edge+c*s.width,s.edge+i*s.height];return{x:l-Kt,y:a-Kt,
width:2*Kt,height:2*Kt}}if(u!==void 0){let l=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[a,h,d,f]=xe(e,l,[i,c,u]);return{x:a-Ht,y:h-Ht,width:d-a+2*Ht,height:f-
h+2*Ht}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function tt({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,c,u,l]=o,
[a,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:a+1,y:f,width:Math.max(0,c-2),height:n.height}}[s]}var Cn="http://www.w3.org/2000/svg",Es=new Map;function As(e){let t=Es.get(e)??[...pe(`<svg xmlns="${Cn}">${e.svg}</svg>`).childNodes];return Es.set(e,t),t.map(
n=>n.cloneNode(!0))}function qt(e,t,...n){let o=document.createElementNS(Cn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Ms({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let c=pe(e),u=c.querySelector("g");if(u===null)return c;r.forEach((f,m)=>{if(f<0)return;let[p,w]=[Math.floor(m/t),m%
t],b=`translate(${s+w*n} ${s+p*o})`;u.append(qt("g",{transform:b},...As(i[f])))});let{x:l,y:a}=c.viewBox.baseVal,h=[...Array(t).keys()].map(f=>qt("text",{x:s+(f+
.5)*n,y:a-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/t).keys()].map(f=>qt("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return c.
append(qt("g",{class:"numbers"},...h,...d)),c}function Ts(){let e=x("div",{class:"frames"}),t=[],n=z,o=i=>n!==z&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(i){t=i.frames.map((c,u)=>{let l=c.svg?pe(c.svg):null,
a=l?.querySelector("g")??null,h=x("figcaption",{});u===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=x("div",{class:"surfac\
e"},l),f=c.name&&i.frames.length>1?x("h3",{},c.name):null;return{figure:x("figure",{},f,d,h),surface:d,group:a,captions:h,looks:new Array(i.count).fill(kt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(c=>c.figure))}function r(i,c,u){let l=t[i];if(!l?.group||l.looks[c]===u)return;l.looks[c]=u;let a=l.groups[c];
if(a===null){let{width:h,height:d,edge:f}=n.cell,[m,p]=[Math.floor(c/n.columns),c%n.columns];a=l.groups[c]=document.createElementNS(Cn,"g"),a.setAttribute("tran\
sform",`translate(${f+p*h} ${f+m*d})`),l.group.append(a)}a.replaceChildren(...As(u))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((u,l)=>{u.cells.forEach((a,h)=>r(l,h,a)),t[l].captions.replaceChildren(...u.captions.map(a=>x("p",{},a)))}),c},cell:(i,c)=>c.
forEach((u,l)=>r(l,i,u)),fade:(i,c)=>{for(let{groups:u}of t)u[i]?.classList.toggle("faint",c)}}}var nt={title:"",frames:[]},sl=900,rl=700,Cs=28,il=1.5,ll=.35;function Ns({app:e,view:t}){let n=nt,o=0,s=0,r=cl({app:e,view:t}),i=x("h2",{}),c=x("p",{class:"nam\
e"}),u=x("div",{class:"captions",role:"status"}),l=x("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),a=(O,S,E)=>x("button",{type:"\
button",ariaLabel:S,title:S,onclick:E},O),h=a("First","First picture",()=>y(0)),d=a("\u25C0","One picture back",()=>y(o-1)),f=a("Play","Play the film",()=>s?$():
v()),m=a("\u25B6","One picture on",()=>y(o+1)),p=a("Last","Last picture",()=>y(1/0)),w=x("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=x("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,m,p,l),k=x("section",{class:"film",hidden:!0,ariaLabel:"Film"},x("div",{class:"\
line"},i,w),r.element,c,u,b);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,S.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(S.captions??[]).map(T=>x("p",{},T))),l.value=String(o),l.setAttribute("aria-valuetex\
t",c.textContent),h.disabled=d.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),e.emit("film-at",o)}function y(O){$(),g(O)}function v(){
o===n.frames.length-1&&g(0),f.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?$():v()},sl+rl*(n.frames[o].captions?.length??0))}function $(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:S})=>{let E=al(n.frames,o,r.cellAt(n.frames[o],O,S));E>=0&&
y(E)}),k.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
Q(O).tagName!=="BUTTON")s?$():v();else{if(S===void 0)return;y(S)}O.preventDefault()}),{element:k,get isOn(){return n!==nt},show(O){let S=s!==0&&O?.title===n.title;
$(),n=O?.frames?.length?O:nt,k.hidden=n===nt,n!==nt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,g(n.at??0),S&&v())}}}
function cl({app:e,view:t}){let n=Ft(),o=x("div",{class:"surface"}),s=x("div",{class:"screen"},o),r=null,i=null;function c(h,d){i=h.svg?pe(h.svg):h.stencil?Ms(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),u(),l()}function u(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Cs,s.clientHeight-
Cs],m=Math.min(d/h.width,f/h.height,il);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(d/h.width,ll)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:f,cell:m,around:p}=d,w=h&&d.rows&&h.height===F(d).height,b=w?(h.width-2*m.edge-p[1]-p[3])/f:0;n.show(w?r:null,{...d,cell:{...m,width:b}})}function a(h,d,f){
if(!h.cell||!h.columns)return null;let[m,p,w]=h.cell,b=o.getBoundingClientRect(),k=(h.columns*m+2*w)/b.width;return[Math.ceil(((f-b.top)*k-w)/p),Math.ceil(((d-b.
left)*k-w)/m)]}return new ResizeObserver(u).observe(s),e.when("highlight",h=>{r=h,i&&l()}),{element:s,show:c,cellAt:a}}function al(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var ul=.34,fl=.2,dl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ds(){let e=x("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=z,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:a,columns:h,cell:d,around:f}=l,{width:m,height:p}=F(l),w=f.
map((k,g)=>100*(k+d.edge)/(g%2?m:p));e.style.inset=w.map(k=>`${k}%`).join(" "),e.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(k,g)=>x("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:A(l,g).join(",")}}));let b=Array.from({length:a},(k,g)=>{let y=x("div",{class:"row",role:"r\
ow"},n.slice(g*h,(g+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(l,{isFocused:a=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)u(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
u(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),a&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function u(l,a){n[l].classList.toggle("chosen",a),n[l].setAttribute("aria-selected",String(a))}return e.addEventListener("focusin",l=>{
let a=n.indexOf(Q(l));a>=0&&a!==o&&c(a,{isFocused:!1})}),e.addEventListener("keydown",l=>{let a=l.shiftKey?null:Ls(t,o,l);a!==null&&(c(a),l.preventDefault())}),
{element:e,build:i,select:c,target:l=>Ls(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,a){let h=e.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*t.columns),f=Math.floor((a-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&d>=0&&d<t.columns?f*t.columns+
d:-1},within(l,{x:a,y:h}){let d=n[l].getBoundingClientRect();return{left:(a-d.left)/d.width,top:(h-d.top)/d.height}},side(l,a,h=!0){let d=this.within(l,a),f={...d,
right:1-d.left,bottom:1-d.top},p=Object.keys(f).reduce((w,b)=>f[b]<f[w]?b:w);return f[p]<(h?ul:fl)?p:null},label(l,a){n[l].getAttribute("aria-label")!==a&&n[l].
setAttribute("aria-label",a)},onMove:l=>{r.add(l)}}}function Ls(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[c,u]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:c*e.columns;if(n==="End")return i?e.count-1:c*e.columns+l.column;let a=dl[n];
if(!a)return null;let h=(d,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,d+f));return h(c,a[0],l.row)*e.columns+h(u,a[1],l.column)}function js(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,c]=[(o-r.left)/r.width,(s-r.top)/r.height],u=l=>l>=0&&l<1;return u(i)===u(c)?null:u(i)?[c<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(c*t)]}function Ps(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,u();let a=e.under(l.clientX,l.clientY);
if(a<0||l.button===1)return;let h=l.pointerType==="touch";t.release();let{clientX:d,clientY:f}=l;o={index:a,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let a=e.under(l.clientX,l.clientY);if(a<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),a===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of c(o.index,a))t.drag(d);o.index=a}});function c(l,a){let{columns:h}=e,[d,f]=[Math.floor(l/
h),l%h],[m,p]=[Math.floor(a/h),a%h],w=Math.max(Math.abs(m-d),Math.abs(p-f));return Array.from({length:w},(b,k)=>{let g=(k+1)/w;return Math.round(d+(m-d)*g)*h+Math.
round(f+(p-f)*g)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),u()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,u()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var zs="pylogic:game-read",Rs="(min-width: 60.01rem)";function Is(e){let t=x("div"),n=localStorage.getItem(zs)===null&&matchMedia(Rs).matches,o=x("details",{class:"\
game",open:n},x("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Rs).matches&&localStorage.setItem(zs,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>x("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Bs="http://www.w3.org/2000/svg",hl=6,ml=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*hl,[c,u]=t===o?[0,i]:[i,0];return`M${e+c} ${t+u}L${n+c}\
 ${o+u}`}).join("");function pl([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Ws(){let e=document.createElementNS(
Bs,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Bs,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:c}=F(n);e.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let u={};
for(let l of n.plays.filter(Z))for(let a of l.spots){let[h,d,f]=a.split(","),m=[Number(h),Number(d),f];for(let[p,w]of new Map(l.choices.map(b=>[he(l,a,b),b.value]))){
let b=o(p);if(b===null)continue;let k=Number(w)>1?`${b} several`:b;u[k]=(u[k]??"")+(b==="crossed"?pl(xe(n,l.where,m)):ml(Do(n,l.where,m),Number(w??1)))}}e.replaceChildren(
...Object.keys(u).map(l=>t(l,u[l])))}}}var gl=12,wl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},bl={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ze={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Hs(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),C(()=>{let{width:o,height:s,left:r,top:i}=F(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=[...t.wanted.value].map(([u,l])=>({
...kl(u),value:l}));H(_`${c.map(({what:u,at:l})=>_`<${_l} what=${u} ...${Us(e,u,l)} />`)}
      ${c.map(({what:u,at:l,value:a})=>_`<${yl} ...${{what:u,at:l,value:a,changes:t}}
        ...${Us(e,u,l)} />`)}`,n)}),n}function kl(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Us({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let w=tt(e,[t,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,c]=n.map(Number),[u,l]=t==="vertex"?[i,c]:t==="cent\
re"?[i/2-.5,c/2-.5]:[i-.5,c-.5],[a,h]=[r+l*o,r+u*s];if(t!=="between")return{x:a,y:h,width:o,height:s};let[d,f,m,p]=xe(e,"edge",[i,c,n[2]]);return{x:(d+m)/2,y:(f+
p)/2,width:o,height:s}}function _l({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?_`<circle class="paper" cx=${t} cy=${n} r="9" />`:_`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function yl({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:c}){let[u,l]=[s-i/2,r-c/2],a=(f,m)=>_`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
h=(f,m=20)=>_`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return _`<${$l} ...${{what:e,at:t,value:n,changes:o,left:u,top:l,width:i,
height:c}} />`;if(n===null)return null;if(e==="circle")return a(15,ze[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return a(5,ze.white);if(e==="object")return a(8,ze.black);if(e==="block")return _`<rect x=${u} y=${l} width=${i} height=${c} fill=${ze.
black} />`;if(e==="between")return n in ze?a(6,ze[n]):h(vl(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${wl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let d=e==="path"?t[2]:n;return _`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/gl%360}`}
    ...${{x:u,y:l,width:i,height:c}} />${h(d,11)}`}var vl=(e,t)=>je[e]?.split(" ").at(t==="bottom"?-1:0)??e;function $l({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:c}){let[u,l]=e==="target"&&n!==null?n.split(","):["any",n],a=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+c-10];return _`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${a?bl[u]:""}</text>`}var Sl=25;function Ks({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=Ft(),i=Ws(),c=null,u=new Map,l=null,a=x("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",x("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=w=>t.grid.
cell(w);function d(w){let b=t.sheet.plays.flatMap(({choices:g})=>g.map(({value:y})=>Number(y))),k=Math.max(0,...b.filter(g=>g<=Sl));for(let g of w){let y=t.sheet.
plays.some(S=>G(t.sheet,S,s.now.marks,g)>=0),v=l?[]:s.now.notes[A(t.sheet,g).join(",")],$=y?[]:v;ms(h(g),"notes",de($,"corner"),k);let O=de($,"centre");Qe(h(g),
"centre",O.join(O.some(S=>S.length>1)?" ":"")),ps(h(g),de(v,"colour").filter(S=>fe.includes(S)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,b]of u)Qe(h(w),"ghost",b.text||"+")}function m(){let[w,b]=[new Set(l?.certain),new Set(l?.possible)],k=y=>w.has(y)?"drawn":b.has(y)?"fa\
int":null,g=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,l?k:g)}function p(){m();let{sheet:w}=t,[b,k]=[new Set(l?.certain),new Set(l?.
possible)];for(let g=0;g<w.count;g+=1){let y=l?xl(w,g,b,k):null;y&&n.cell(g,Je(w,y.marks,g)),n.fade(g,!!y?.isFaint),Qe(h(g),"maybe",y?.words??null)}d([...Array(
w.count).keys()])}return e.when("highlight",w=>{c=w,t.sheet!==z&&r.show(c,t.sheet)}),e.when("ghosts",w=>{t.sheet!==z&&(u=new Map((w??[]).map(b=>[q(t.sheet,b.row,
b.column),b])),f())}),e.when("overlay",w=>{let b=l!==null;if(l=w,a.hidden=l===null,t.sheet!==z&&(p(),b&&!l)){let{sheet:k}=t;for(let g=0;g<k.count;g+=1)n.cell(g,
Je(k,s.now.marks,g))}}),{elements:[Hs(t,o.changes),i.element,r.element],legend:a,lines:m,notes:d,overlaid:()=>{l&&p()},show(){r.show(c,t.sheet),m(),f(),l?p():d(
[...Array(t.sheet.count).keys()])},press(w){let b=u.get(w);return b!==void 0&&o.changes.add([b.atom])}}}function xl(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(l=>({choice:l,atom:hn(e,s,l,t)})),i=r.find(({choice:l,atom:a})=>l.holds&&n.has(a));if(i)return{marks:{[i.atom]:!0}};let c=r.filter(({choice:l,atom:a})=>l.holds&&
o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:l})=>l.words).join(" ")};
let u=r.find(({choice:l})=>!l.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}var Gt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Ol={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},ot=e=>e==="top"||e==="bottom";function Fs({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=x("div",{class:"margin"}),i=M(null),c=({side:d,number:f})=>n.
numbers("outside",[d,f]).join(" ");function u(d,f){if(e.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:d,
number:f};let m=j("input",r);return m.value=c(i.value),m.focus(),m.select(),!0}function l(d){if(i.value===null)return;let{side:f,number:m}=i.value,p=Q(d).value.
trim();p!==c(i.value)&&n.becomeNumbers("outside",[f,m],p)}let a=(d,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===d.target||(l(d),i.value=null)});
function h(d){if(i.value===null||d.key!=="Enter"&&d.key!=="Escape")return;d.preventDefault();let{side:f,number:m}=i.value,p=m+(d.shiftKey?-1:1);d.key==="Enter"&&
l(d),d.key==="Enter"&&p>=1&&p<=t.sheet[ot(f)?"columns":"rows"]?u(f,p):(i.value=null,s.select(s.current))}return C(()=>{let d=i.value;H(_`${d&&_`<input key=${`${d.
side} ${d.number}`} class=${d.side} inputmode="numeric"
      aria-label=${`${Gt[d.side]} ${d.number}`} style=${El(t,d)}
      onkeydown=${h} onblur=${f=>a(f,d)} />`}`,r)}),s.element.addEventListener("keydown",d=>{let f=Ol[d.key];if(!f||o.kind!=="outside"||d.shiftKey||s.target(d)!==
s.current)return;let[m,p]=A(t.sheet,s.current);u(f,ot(f)?p:m)&&(d.preventDefault(),d.stopPropagation())},{capture:!0}),{element:r,open:u}}function El({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=F(e),c=tt(e,["outside",t,n]);return{"--along":`${100*(ot(t)?(r+c.x+c.width/2)/o:(i+c.y+c.height/2)/s)}%`}}function qs(e,t,{marks:n,notes:o},s){let r=c=>t.given[c]??t.choices[G(e,t,n,c)]?.value,i=o;for(let[c,u]of t.peers){if(r(c)!==void 0)continue;let l=u.map(r),a=t.
choices.filter(d=>te(d,c)&&!l.includes(d.value??"")),h=A(e,c).join(",");i=fn(Ye(i,[h],ue),[h],a.map(({value:d})=>Ve(s,d??"")))}return i}function Nn(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(c=>A(e,c).join(",")).filter(c=>ue.some(u=>de(n[c],u).includes(r)));return i.length?Ye(n,i,ue,
r):n}var st={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Al=(e,t)=>!e||ie(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>st[o]===n));function Gs({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,c=ks({app:e,view:t}),u=Ml({store:n,view:t}),{put:l,toggle:a}=u,h=S=>S.
clicks.length>0,d=()=>Vs(i()),f=()=>d().find(h)??d()[0],m=()=>i().plays.find(ie),p=Tl({store:n,view:t,written:m,entries:u}),w=()=>p.kind==="colour"||m()!==void 0&&
!c.play&&!d().some(h),b=(S,E)=>$t(E,G(i(),E,n.now.marks,S));function k(S,E,T){if(p.begin(),o=s=null,w())return;let{isClick:L,isDrag:R}=c.press(S,E,T);L||(R?s=()=>g(
S,E):g(S,E))}function g(S,E){let T=f();if(!T||!h(T)||!yt(i(),S))return;let L=E?St(T,G(i(),T,n.now.marks,S)):b(S,T);o={play:T,number:L,merge:`stroke ${r+=1}`},l(
S,T,L,o.merge)}function y(S){w()?t.grid.select(S,{isMore:!0}):o?l(S,o.play,o.number,o.merge):c.drag(S)}function v(){c.isDragged||s?.(),o=s=null,c.release()}function $(S){
p.begin(),u.clear(S)||p.clear(S)}function O(S,E){let T=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],L=S.ctrlKey||S.altKey,R=p.kind==="\
colour"||L?-1:Al(f(),[S.key,T??""]);if(R>=0)return a(E,f(),R),!0;let U=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":p.kind;if(T!==void 0)return p.type(
E,T,U);if(L)return!1;if(w()&&S.shiftKey&&Pe[S.key])return t.grid.select(t.grid.target(S)??E,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(E),!0;if(S.
key==="Delete"||S.key==="Backspace")return $(E),!0;if(c.onKey(S,E))return!0;let se=f();if(!se)return!1;if(S.key===" "||S.key==="Enter")return l(E,se,b(E,se)),!0;
let be=["#","."].indexOf(S.key);return be>=0&&se.choices[0].value===null?(l(E,se,be),!0):!1}return{press:k,drag:y,onKey:O,clear:$,clicked:f,written:m,pencil:p,chooses:w,
move:c.move,release:v,get lines(){return c.play},enter(S,E,T){let{value:L}=E.choices[T];p.kind!==null&&L!==null&&ie(E)?p.note(S,p.kind,L):a(S,E,T)},leave(S){p.begin(),
c.reach(S)},fill(S){let E=Mo(i(),n.now.marks,S);return E&&n.change({marks:E}),E!==null}}}var Vs=({plays:e})=>e.filter(t=>!Z(t));function Ml({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,c,u,l=null){let a=c.choices[u];a&&!te(a,i)||G(t.sheet,c,e.now.marks,i)!==u&&e.change({marks:vt(t.sheet,c,
e.now.marks,i,u),notes:Nn(t.sheet,c,e.now.notes,i,u)},{merge:l})}function s(i,c,u){let{marks:l}=e.now,a=n(i).filter(p=>te(c.choices[u],p)),d=a.every(p=>G(t.sheet,
c,l,p)===u)?-1:u,f=a.reduce((p,w)=>vt(t.sheet,c,p,w,d),l),m=a.reduce((p,w)=>Nn(t.sheet,c,p,w,d),e.now.notes);a.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:c}=e.now;for(let l of n(i)){for(let a of Vs(t.sheet))c=vt(t.sheet,a,c,l,-1);c=Lo(t.sheet,c,l)}let u=Object.keys(c).length!==Object.keys(e.now.marks).length;
return u&&e.change({marks:c}),u}return{put:o,toggle:s,clear:r,together:n}}function Tl({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=M(null),
c=d=>A(t.sheet,d).join(",");function u(d,f,m){let p=s(d).filter(w=>f==="colour"||yt(t.sheet,w));p.length&&e.change({notes:$o(e.now.notes,p.map(c),Ve(f,m))})}function l(){
let d=n();d&&e.change({notes:qs(t.sheet,d,e.now,i.value==="centre"?"centre":"corner")})}function a(d){let f=s(d).map(c);for(let m of[ue,Ne]){let p=Ye(e.now.notes,
f,m);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function h(d,f,m){if(m==="colour"){let y=fe[Number(f)-1];return y&&u(d,m,y),
y!==void 0}let p=n();if(!p)return!1;let w=y=>p.choices.findIndex(({value:v})=>v===y),b=m===null&&w(r+f)>=0?r+f:f,k=w(b),g=k>=0||p.choices.some(({value:y})=>y?.startsWith(
b));return!s(d).some(y=>yt(t.sheet,y))||!g?!1:(r=b,k<0||(m!==null?u(d,m,b):o(d,p,k)),!0)}return{note:u,noteAll:l,clear:a,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Cl=18,Nl=60,Ys=28;function Js({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:c}=e,{grid:u}=t,l=x("div",{class:"stage"},n.element),a=x(
"p",{role:"status"}),h=x("div",{class:"notice",hidden:!0},a),d=x("p",{class:"heard",ariaLive:"polite"});function f(b,k=!1){a.textContent=a.title=b,h.hidden=b===
"",l.classList.toggle("stale",k)}function m(b){let k=t.sheet,g=document.activeElement;t.sheet=b,k.plays!==b.plays&&(l.parentElement?.classList.toggle("whitened",
pn(b)),l.parentElement?.classList.toggle("shaded",Eo(b)));let y=n.show(b),v=k===z||k.count!==b.count||k.columns!==b.columns||k.cell.width!==b.cell.width||String(
k.around)!==String(b.around);v&&u.build(b),y&&n.surface&&n.surface.append(...s.elements,u.element,i.element),y&&u.element.contains(g)&&u.select(u.current),y&&i.
element.contains(g)&&g?.focus(),s.show();for(let $=0;$<b.count;$+=1)u.label($,xt(b,c.now,$));(v||k.plays!==b.plays||k.edits!==b.edits)&&r.build(),(v||y)&&p(),o.
changes.settle()}function p(){if(!t.sheet.count)return;let{cell:b}=t.sheet,{width:k,height:g,left:y,top:v}=F(t.sheet),[$,O]=[l.clientWidth-Ys,l.clientHeight-Ys],
S=Math.min($/k,O/g,Nl/b.height),E=Math.max(Math.floor(S*b.height),Cl)/b.height;l.style.setProperty("--wide",`${Math.floor(k*E)}px`),l.style.setProperty("--cell",
`${b.height*E}px`),l.style.setProperty("--above",`${v*E}px`),l.style.setProperty("--before",`${y*E}px`)}function w(b,k){if(t.sheet===z)return;let g=new Set([...Object.
keys(b.marks),...Object.keys(k.marks)]),y=new Set([...g].filter($=>b.marks[$]!==k.marks[$]).map($=>mn(t.sheet,$))),v=new Set([...Object.keys(b.notes),...Object.
keys(k.notes)].filter($=>b.notes[$]!==k.notes[$]).map($=>q(t.sheet,...$.split(",").map(Number))));y.delete(-1);for(let $ of y)n.cell($,Je(t.sheet,b.marks,$));s.
notes([...y,...v]),y.size&&s.overlaid(),s.lines();for(let $ of new Set([...y,...v]))u.cell($)&&u.label($,xt(t.sheet,b,$)),$===u.current&&(d.textContent=xt(t.sheet,
b,$).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(l),l.addEventListener("click",({clientX:b,clientY:k})=>{let g=js(u.element,t.sheet,b,k);g&&!i.
open(...g)&&r.focus(...g)}),{element:l,notice:h,heard:d,say:f,draw:m,drawMarks:w,fit:p,get isStale(){return l.classList.contains("stale")}}}var Xs="pylogic:clock",Zs=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Qs({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Xs)!=="hidden",r=x("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Xs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=e.now;r.textContent=s?Zs(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Zs(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:l}=e.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:c+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",c=>{n=c}),t("film",c=>{o=c!==null}),i(),r}var er={down:"\u2198\u2196",up:"\u2197\u2199"},Ll={down:["top","left"],up:["bottom","left"]};function tr({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return _`<div class="line typing">${Object.entries(Gt).map(([i,c])=>_`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(u=>u.startsWith(`${i},`))}>
      <summary>${c} …</summary><div class="fields">
        ${[...Array(ot(i)?s:o).keys()].map(u=>_`
          <span data-beside=${`${i},${u+1}`}><${Dl} ...${{changes:t,side:i,line:u+1}} /></span>`)}
      </div></details>`)}</div>`}function Dl({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(er).map(o=>_`<${jl}
    label=${`${Gt[t]} ${n} ${er[o][+!Ll[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function jl({label:e,now:t,write:n}){let o=Ge(null);return _`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=Q(s).value}}
    onchange=${s=>n(Q(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var nr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Pl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function zl(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(st).filter(l=>t.choices.some(({value:a})=>a===st[l]));if(!ie(t))for(let l of i)o.push([l,st[l].replace("_"," ")]);let[c,u]=t.choices;
c.value===null&&u&&o.push(["#",c.words],[".",u.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
$e(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${fe.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...nr]}function Rl(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ee[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...nr]}function or(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?zl(t):Rl(n),...Pl],r=x("dialog",{class:"\
keys",ariaLabel:"Keys"},x("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),x("dl",{},s.map(([i,c])=>x("div",{},x("dt",{},i),x("dd",{},c)))),
x("form",{method:"dialog"},x("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Il="http://www.w3.org/2000/svg";function sr(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ee[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Bl=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Wl(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":$e(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${rr(n,o)} ${s}`}var rr=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function ir(e){let{app:t,play:n,edit:o}=e,s=x("div",{class:"tools"}),r=Qs(t),i=()=>or(t.store.now.mode,{play:n,edit:o}),c=()=>H(
_`<${Ul} ...${{parts:e,clock:r,help:i}} />`,s);return C(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),c(),{element:s,build:c,
help:i,focus:(l,a)=>{let h=s.querySelector(`[data-beside="${l},${a}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Ul({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=yo(()=>o.store.now.mode).value;if(s.sheet===z)return null;let i=r==="play"&&s.sheet.plays.length>0;return _`
    <div class="line first"><p class="hint">${Kl(e,r)}</p>
      ${i&&_`<span class="placed" ref=${c=>c?.append(t)} />`}
      <${I} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&_`<${I} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&_`<${Fl} ...${e} /><div class="line"><${Hl} ...${o} /></div>`}
    ${r==="edit"&&_`<${Gl} ...${e} />
      <${tr} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${Yl} ...${e} /></div>`}`}var I=e=>_`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Hl({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>e.change({saves:l},{undoable:!1});return _`<div class="group" role="group" aria-label="Save points">
    <${I} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${I} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),e.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${I} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Kl({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:c}=e.sheet;if(o===
"edit"){let{hint:h=""}=ee[n.pen.kind]??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=t.clicked(),l=t.lines?Wl(t.lines):"";if(!u)return l;if(t.written()===u&&
u.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let a=u.clicks.length>1&&!l?"Drag to paint.":l;return`\
Click a cell: ${rr(u.clicks,u.choices)} ${a}`.trim()}function Fl({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Bl.filter(({kind:i})=>o||
!ue.some(c=>c===i));return _`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>_`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((c,u)=>_`
        <${I} class=${ie(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,u)}>
          ${!ie(i)&&_`<${ql} ...${{view:e,choice:c}} />`}${c.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${fe.map((i,c)=>_`
      <${I} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${c+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:c,title:u})=>_`<${I} data-pencil=${i} title=${u}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${c}<//>`)}
      <${I} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?_`<${I} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function ql({view:e,choice:t}){let n=ye(null),o=t.looks[0].filter(c=>c!==null),s=(o.find(({svg:c})=>!c.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return ae(()=>n.current.replaceChildren(...pe(`<svg xmlns="${Il}">${s}</svg>`).childNodes),[s]),_`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Gl({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...ee[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:_`<div class="line">
    ${n.kinds.length>1&&_`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(c=>_`
      <${I} aria-pressed=${n.kind===c} onclick=${()=>{n.kind=c}}>${sr(t,c)}<//>`)}</div>`}
    ${i?_`<${Vl} edit=${t} />`:(n.isTyped||r)&&_`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(c=>_`<${I} class="digit typed" onclick=${()=>t.type(o(),c)}>${c}<//>`)}
        ${r&&_`<${I} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&_`<${I} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Vl({edit:e,edit:{pen:t}}){let n=ee[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return _`<div class="group" role="group" aria-label=${`${sr(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>_`<${I} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${je[s]??s}<//>`)}
    ${t.isPainting&&_`<${I} onclick=${o}>New ${n}<//>`}</div>`}function Yl({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,c)=>_`<span class="stepper">
    <${I} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>c(i-1)}>−<//>
    <output>${Oe(i,r)}</output>
    <${I} aria-label=${`one ${r} more`} onclick=${()=>c(i+1)}>+<//></span>`;return _`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var Jl=80,lr=["puzzle","instance","rules","facts","constants"];function Xl(e){let t=Zl(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;j("#board").append(Is(e),
o.legend,n.element,s.element,x("div",{class:"told"},n.notice,i.element),r.element,n.heard),tc(t),nc(t),oc(t)}function Zl(e){let t=Ts(),n=M(z),o={grid:Ds(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Gs({app:e,view:o}),r=$s({app:e,view:o}),i=Ks({app:e,view:o,picture:t,edit:r}),c=ir({app:e,view:o,play:s,edit:r}),u=Fs(
{app:e,view:o,edit:r}),l=Js({app:e,view:o,picture:t,edit:r,layers:i,tools:c,margin:u}),a=ec(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:c,stage:l,victory:a,
film:Ns({app:e,view:o}),drawing:Ql(e,o,l,a.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function Ql(e,t,n,o){let{store:s,overview:r}=e,i=Tt(),c=0,u=null,l=!1,
a=()=>{clearTimeout(c),c=setTimeout(m,Jl)},h=b=>lr.every(k=>s.now[k]===b[k]),d=()=>u!==null&&h(u),f=b=>s.now.marks!==b.marks||!h(b);async function m(){clearTimeout(
c);let b=s.now;if(!b.puzzle)return;let k=d();i.stop();try{let g=await(k?i($=>oe("board",W(b,{entries:!1}),$)):r.ask("board"));if(g===void 0||f(b))return;if(k&&g.
cell.width!==t.sheet.cell.width){u=null,a();return}u=b,l=!1,n.draw(_t(g,k?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[v]=g.problems;(!k||n.
isStale)&&n.say(v?`${At(v)?"The board is not finished":"Something is wrong with the facts"}: ${v.text}`:"")}catch(g){if(!(g instanceof ne))throw g;if(f(b))return;
u=null,l=!1;let y=g.problems[0]?.text??g.message;n.say(t.sheet!==z?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be draw\
n. ${y}`,!0)}}return{later:a,redraw:m,isDrawn:d,forget:()=>{u=null,l=t.sheet!==z},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function ec(e,t){
let{store:n}=e,o=x("p",{class:"glad",role:"status"}),s=x("div",{class:"won",hidden:!0},o),r=null,i=!0;function c(){let{mode:a,marks:h}=n.now,d=a==="play"&&r!==null&&
To(t.sheet,h,r);o.textContent=d?"Solved! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),e.emit("finished",d))}return{
element:s,celebrate:c,know:a=>{r=a},forget:()=>{r=null,i=!0}}}function tc({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=t;Ps(c,{press:(u,l,a)=>{
!r.isOther&&!o.press(u)&&i().press(u,l,a)},move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
c.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&i()!==n||t.sheet===z||r.isOther)return;let l=c.current;u.key===
"Enter"&&o.press(l)||i().onKey(u,l)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),c.onMove(u=>{i().leave(u);let[l,a]=A(t.sheet,u);e.emit("focu\
sed",{row:l,column:a})})}function nc({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:u}=e;u.on(["marks","notes"],(l,a,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(l,a),c.celebrate(),h.has("marks")&&i.later())}),u.on(lr,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),u.on(["puzzle","ins\
tance"],()=>{t.sheet!==z&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}function oc({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:u}){e.when("solved",l=>{u.know(l?.status==="unique"?l.answers:null),u.celebrate()}),e.when("\
fill",async l=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",l=>o.changes.add(l)),e.when("film",l=>{let a=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?a||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:l,column:a})=>{l>t.sheet.rows||a>t.sheet.columns||(e.emit("pane","board"),t.grid.select(q(t.sheet,l,a)),gs(t.grid.cell(q(t.sheet,l,a))))}),e.when("\
cancel-all",()=>{c.stop(),e.emit("film",null),i.say(""),c.later()})}var Dn={facts:40,rules:200},cr=["puzzle","instance","rules","facts","constants","marks"],ar="facts";function fr(e){let t=new Set,n=new Map,o=new Set,s=Dn.facts,
r=0;e.on(cr,(d,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?Dn.rules:Dn.facts});function i(d,f){return u(d),o.add(d),new Promise((m,p)=>{let w={resolve:m,reject:p,
onEvent:f},b=[...t].find(({about:k,parts:g})=>g.includes(d)&&cr.every(y=>k?.[y]===e.now[y]));b?(b.wishes.set(d,w),ur(b,d)):(n.set(d,w),clearTimeout(r),r=setTimeout(
l,s))})}function c(d){u(d),o.delete(d)}function u(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...t]){let m=f.wishes.get(d);m&&(m.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function a(d,f){let m=e.
now;return new Promise((p,w)=>{let b=g=>{k.about={...m,facts:g[g.length-1]},f(g),p()},k=h(m,null,[...o],new Map([[ar,{resolve:b,reject:w}]]),{steps:d})})}function h(d,f,m,p,w={}){
let b={about:f,parts:m,wishes:p,told:new Map,controller:new AbortController},k=(g,y)=>{g==="found"?p.get("solve")?.onEvent?.(g,y):b.told.set(g,g===ar?{found:y.facts}:
y),ur(b,g)};return t.add(b),we("overview",W(d,{...w,parts:m}),{signal:b.controller.signal,onEvent:k}).catch(g=>{for(let y of p.values())y.reject(g)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:c,edit:a}}function ur({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new ne(s.failed)):
o.resolve(s.found))}function dr(){let e=new EventTarget,t={playable:M(!0),finished:M(!1),focused:M(null),film:M(null),"film-at":M(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),Y(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var hr=document.querySelector("script[src]");hr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
hr.src)).catch(()=>{});var Rn={};rt(Rn,{start:()=>cc});var Pn="#pylogic=";var mr=/^[a-z_][A-Za-z0-9_]{0,63}$/,sc=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,pr=e=>e.includes(Pn);async function gr(e){let t=e.slice(e.indexOf(Pn)+Pn.length).trim(),n;try{n=JSON.parse(await lc(t))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!ic(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:u,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:u,constants:l}}var wr=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Re=e=>typeof e=="string",rc=e=>Array.isArray(e)&&e.every(Re),jn=(e,t,n)=>wr(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function ic(e){return wr(e)&&Re(e.puzzle)&&mr.test(e.puzzle)&&Re(e.instance)&&sc.test(e.instance)&&Re(e.facts)&&(e.rules===void 0||Re(e.rules))&&jn(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&jn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,rc)&&jn(e.constants,mr,t=>Re(t)&&t.length<=200)}async function lc(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
u)}return new Blob(r).text()}var br="pylogic:played:";function zn(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(br+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return t}}var kr=(e,t)=>localStorage.setItem(br+e,JSON.stringify(t));function cc(e){let{store:t}=e,n=x("p",{class:"remark"}),o=V.map(a=>x("option",{value:a.id},yr(a))),s=x("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;V.length>1&&j("#files").append(s),gn&&ac(gn),j(".assistant-status").append(n);let i=a=>location.replace(_r(V.find(h=>h.id===a)));function c(){
let a=V.find(f=>_r(f)===location.hash)??V[0];if(a.id===t.now.instance)return;let{isSolved:h=!1,...d}=zn(a.id);r=h,s.value=a.id,n.textContent=a.remark?`${J(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Ro),t.open({puzzle:"exported",instance:a.id,...d})}
function u(){let{instance:a,marks:h,notes:d,seconds:f,saves:m}=t.now;try{kr(a,{marks:h,notes:d,seconds:f,saves:m,isSolved:r})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(a,h,d)=>{d.has("instance")||u()}),e.when("finished",a=>{
!a||r||(r=!0,u(),o[s.selectedIndex].textContent=yr(V[s.selectedIndex]))});async function l(){if(!pr(location.hash)){c();return}try{let{instance:a,rules:h,facts:d,
marks:f={},notes:m={}}=await gr(location.hash),p=h===void 0?V.find(w=>w.facts===uc(d??"")):void 0;if(!p)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);i(p.id),c(),t.change({marks:f,notes:m})}catch(a){e.emit("message",{words:a.message,isBad:!0}),i(V[0].id)}}addEventListener("hashchange",l),
l()}function ac([e,t]){let n=(o,s,r)=>o?x("a",{href:`${o}.html`,"aria-label":r},s):null;j("#bar h1").replaceChildren(x("a",{href:"index.html",title:"All boards",
class:"back"},zo)),j("#files").append(...[n(e,"\u2190","The board before"),x("span",{},V[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var uc=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),_r=e=>`#${encodeURIComponent(e?.name??"")}`,yr=e=>zn(e.id).isSolved?`${e.
name} \u2713`:e.name;var vr=Wo(),fc={store:vr,overview:fr(vr),...dr()};for(let e of[Mn,Ln,An,Rn])e.start(fc);document.documentElement.dataset.ready="";
})();
