(async()=>{
var Ar=Object.defineProperty;var it=(t,e)=>{for(var n in e)Ar(t,n,{get:e[n],enumerable:!0})};var Mn={};it(Mn,{start:()=>Ci});var L,Qn,eo,ie,Jt,ft,to,at,no,nn,Xt,Mr,Fe=Symbol.for("pv"),dt={},ht=[],Tr=/^m(i|n|o|s|text|space)$/,on=Array.isArray,sn=ht.slice,ke=Object.assign;function be(t){
t&&t.parentNode&&t.remove()}function oo(t,e,n){var o,s,r,i={},c=arguments.length;for(r in e)r=="key"?o=e[r]:r=="ref"&&typeof t!="function"?s=e[r]:i[r]=e[r];return c>
2&&(i.children=c>3?sn.call(arguments,2):n),Ie(t,i,o,s,null)}function Ie(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fe,
__v:s||++Qn,__i:-1,__u:0};return!s&&L.vnode&&L.vnode(r),r}function Ee(t){return t.children}function Be(t,e){this.props=t,this.context=e,this.__g=0}function le(t,e){
if(e==null)return t.__&&le(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:le(
t)}function Cr(t){var e,n=t.__v,o=n.__e,s=[],r=[],i=t.__P;i&&((e=ke({constructor:Fe},n)).__v=n.__v+1,L.vnode&&L.vnode(e),rn(i,e,n,t.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||le(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,ao(s,e,r),n.__=n.__e=null,e.__e!=o&&so(e))}function so(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.
__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),so(t)}function Wn(t){(8&t.__g||(t.__g|=8,ie.push(t),ft++))&&Jt==L.debounceRendering||((Jt=L.debounceRendering)||
queueMicrotask)(ro)}function ro(){try{for(var t,e=1;ie.length;)ie.length>e&&ie.sort(to),t=ie.shift(),e=ie.length,8&t.__g&&Cr(t)}finally{(ft=ie.length)&&(Jt||queueMicrotask)(
ro)}}function io(t,e,n,o,s,r,i,c,u,l,a){var h,d,f,p,m,w,b=o.__k||ht,k=e.length;for(u=Nr(n,e,b,u,k),h=0;h<k;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||dt,f.__i=
h,w=rn(t,f,d,s,r,i,c,u,l,a),p=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&ln(d.ref,null,f,d),f.ref&&a.push(f.ref,f.__c||p,f)),m=m||p,4&f.__u?(u=lo(f,u,t,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&w!==void 0?u=w:p&&(u=p.nextSibling),f.__u&=-21);return n.__e=m,u}function Nr(t,e,n,o,s){var r,i,c,u,l,a,h,d,f,p=n.length,
m=p,w=0,b=0,k=t.__k=Array(s);for(r=0;r<s;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[r]=Ie(null,
i):on(i)?i=k[r]=Ie(Ee,{children:i}):i.constructor===Fe&&i.__b?i=k[r]=Ie(i.type,i.props,i.key,i.ref,i.__v):k[r]=i,u=r+w,i.__=t,i.__b=t.__b+1,c=null,~(l=i.__i=Lr(
i,n,u,m))&&(m--,(c=n[l])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,l==u-1?w--:l==u+1?w++:l!=u&&(l>u?w--:w++,b=1)):(~l||(s>p?w--:s<p&&w++),typeof i.type!="function"&&(i.__u|=
4))):k[r]=null;if(b){for(a=[],h=[],r=0;r<s;r++)if((i=k[r])&&16&i.__u){for(w=0,d=a.length;w<d;)a[f=w+d>>1]<i.__i?w=f+1:d=f;a[w]=i.__i,h[r]=w+1}for(w=a.length;r--;)
h[r]&&(h[r]==w?w--:k[r].__u|=4)}if(m)for(r=0;r<p;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=le(c)),cn(c,c));return o}function lo(t,e,n,o){var s,r,i,c;if(typeof t.type==
"function"){if(t.props.__P)return e;if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=t,e=lo(s[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=le(t))&&!e.parentNode&&
(e=null),i=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&
e.nodeType==8&&!e.data.startsWith("$s"););return e}function Lr(t,e,n,o){var s,r=t.key,i=t.type,c=e[n],a=c&&!(2&c.__u);if(c===null&&r==null||a&&r==c.key&&i==c.type)
return n;if(o>(a?1:0)){for(s=n-1;s>=0;s--)if((c=e[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s;for(s=n+1;s<e.length;s++)if((c=e[s])&&!(2&c.__u)&&r==c.key&&i==c.
type)return s}return-1}function Un(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function lt(t,e,n,o,s){var r,i;if(e=="style")if(typeof n=="string")
t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Un(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Un(t.style,e,n[e])}else if(e[0]==
"o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Xt[e]||(Xt[e]=Dr(e)),(t.__a||(t.__a={}))[e]=nn,r=
e!=(e=e.replace(no,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(s=="http://www.w3.org/200\
0/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="\
rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(
e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Dr(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[at]==null)e[at]=nn++;else if(e[at]<this.__a[t])
return;return n(L.event?L.event(e):e)}}}function rn(t,e,n,o,s,r,i,c,u,l){var a,h,d,f,p,m,w,b,k,g,y,v,$,O,S,E,M,N,z=e.type;if(e.constructor!==Fe)return null;128&
n.__u&&(u=32&n.__u,a=n.__c.__z)&&(e.__u|=u,h=r=[],a.nodeType==8?c=ut(a,r):r.push(a),c=r[0]||c),(a=L.__b)&&a(e);e:if(typeof z=="function"){d=i.length;try{if(b=e.
props,k=(a=z.prototype)&&a.render,g=(a=z.contextType)&&o[a.__c],y=a?g?g.props.value:a.__:o,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(k?e.__c=f=new z(b,y):(e.__c=
f=new Be(b,y),f.constructor=z,f.render=Pr),g&&g.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.__s=f.state),z.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=ke({},f.__s)),ke(f.__s,z.getDerivedStateFromProps(b,f.__s)))),p=f.props,m=f.state,f.__v=e,n.__c){if(b!==p&&k&&!z.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){e.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(j){j&&(j.__=e)}),ht.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),c=le(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),k&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,m,w)})}else
k&&!z.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),k&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
t,f.__g&=-5,v=L.__r,$=k?25:0;do f.__g&=-9,v&&v(e),a=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++$<25);k&&(ht.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=ke({},o,f.getChildContext())),k&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(p,m)),O=a&&a.type===Ee&&a.key==
null?a.props.children:a,b.__P&&(a=c,s=(t=b.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(j){j&&cn(j,j)}),n.__k=null),c=n.__k?le(n,0):
null),c=io(t,on(O)?O:[O],e,n,o,s,r,i,c,u,l),b.__P&&(e.__e=null,c=a),e.__u&=-161,h&&h.some(be),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(j){if(i.length=
d,e.__v=null,u||r)if(j&&j.then){if(e.__u|=128|u,r){for(~(M=r.indexOf(c||void 0))||(M=r.length);(N=r[M-1])&&N.nodeType==8;)M--;for(;M<r.length;M++)if(N=r[M])if(r[M]=
null,S){if(N==E)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(E=ut(S=N))}}if(!S){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;S=c}(a=ut(S=
e.__c.__z||(e.__c.__z=S)))?(e.__e=S,c=a):e.__e=c,c=c&&c.nextSibling}else r&&r.some(be);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),j&&j.then||co(e),L.__e(j,e,n)}}else
c=e.__e=jr(n.__e,e,n,o,s,r,i,u,l,t);return(a=L.diffed)&&a(e),c}function ut(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.
nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function co(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(co))}function ao(t,e,n){for(var o=0;o<n.length;)ln(n[o++],n[o++],n[o++]);L.__c&&L.__c(e,t),t.some(function(s){try{t=s.__h,s.__h=[],t.some(function(r){r.call(
s)})}catch(r){L.__e(r,s.__v)}})}function jr(t,e,n,o,s,r,i,c,u,l){var a,h,d,f,p,m,w,b,k=n.props||dt,g=e.props,y=e.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(a=0;a<r.length;a++)if((p=r[a])&&(y?p.localName==y:p.nodeType==3)){
t=p,r[a]=null;break}}if(!t){if(b=l.ownerDocument||document,!y)return b.createTextNode(g);t=b.createElementNS(s,y,g.is?g:l),c&&(L.__m&&L.__m(e,r),c=!1),r=null}if(y){
if(l=y=="template"&&t.content||t,r=y=="textarea"&&g.defaultValue!=null?null:r&&sn.call(l.childNodes),!c&&r)for(k={},a=0;a<t.attributes.length;a++)k[(p=t.attributes[a]).
name]=p.value;for(a in k)p=k[a],a=="dangerouslySetInnerHTML"?d=p:a=="children"||a in g||a=="value"&&"defaultValue"in g||a=="checked"&&"defaultChecked"in g||lt(t,
a,null,p,s);for(a in g)p=g[a],a=="children"?f=p:a=="dangerouslySetInnerHTML"?h=p:a=="value"?m=p:a=="checked"?w=p:c&&typeof p!="function"||k[a]===p||lt(t,a,p,k[a],
s);h?(c||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Tr.test(y))&&(s="http://www.w3.org/1999/xhtml"),io(l,on(f)?f:[f],e,n,o,s,r,i,r?r[0]:n.__k&&le(n,0),c,u),r&&r.some(be)),c&&y!="textarea"||(a="valu\
e",y=="progress"&&m==null?t.removeAttribute(a):m==null||m===t[a]&&(y!="progress"||m)||lt(t,a,m,k[a],s),a="checked",w!=null&&w!=t[a]&&lt(t,a,w,k[a],s))}else k===
g||c&&t.data==g||(t.data=g);return t}function ln(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="functi\
on"?e():t(null)):t.current=e}catch(s){L.__e(s,n)}}function cn(t,e,n){var o,s,r,i;if(L.unmount&&L.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||ln(o,null,e,
t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){L.__e(c,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&cn(o[i],e,typeof t.
type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(s=ut(o,r=[]))&&(o==t.__e&&r.some(be),be(s),be(o)),n||be(t.__e),t.__e=t.__c=t.__=null}function Pr(t,e,n){
return this.constructor(t,n)}function H(t,e){var n,o,s,r;L.__&&L.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=Ie(Ee,{children:[
t]}),s=[],r=[],rn(e,e.__k,o||dt,dt,e.namespaceURI,o?null:e.firstChild?sn.call(e.childNodes):null,s,o?o.__e:e.firstChild,n,r),ao(s,e.__k,r),e.__k.props.children=
null}L={__e:function(t,e,n,o){for(var s,r,i;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
t)),s.componentDidCatch&&(s.componentDidCatch(t,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(c){t=c}}throw ft=0,t}},Qn=0,eo=function(t){return t!=null&&t.
constructor===Fe},Be.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ke({},this.state)),typeof t=="function"&&(t=t(ke({},n),this.props)),
t&&(ke(n,t),this.__v&&(e&&this.__k.push(e),Wn(this)))},Be.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Wn(this))},Be.prototype.render=
Ee,ie=[],ft=0,to=function(t,e){return t.__v.__b-e.__v.__b},at=Symbol(),no=/(PointerCapture)$|Capture$/i,nn=0,Xt={},Mr=0;var uo=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<
e.length;r++){var i=e[r++],c=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[e[++r]]=c:i===6?o[1][e[++r]]+=
c+"":i?(s=t.apply(c,uo(t,c,n,["",null])),o.push(s),c[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(c)}return o},Hn=new Map;function zr(t){var e=Hn.get(this);return e||(e=
new Map,Hn.set(this,e)),(e=uo(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,i="",c="",u=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=
6),d&&(u.push(r,d,0,s),r=6)),i=""},a=0;a<n.length;a++){a&&(r===1&&l(),l(a));for(var h=0;h<n[a].length;h++)o=n[a][h],r===1?o==="<"?(l(),u=[u],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[a][h+1]===">")?(l(),r===3&&
(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return l(),u})(t)),e),arguments,[])).length>1?e:e[0]}var _=zr.bind(oo),mt,F,Yt,Kn,Rr=Object.is,Zt=0,fo=[],
Qt=[],R=L,Fn=R.__b,qn=R.__r,Gn=R.diffed,Vn=R.__c,Yn=R.unmount,Jn=R.__;function ho(t,e){R.__h&&R.__h(F,t,Zt||e),Zt=0;var n=F.__H||(F.__H={__:[],__h:[]});return t>=
n.__.length&&n.__.push({}),n.__[t]}function ce(t,e){var n=ho(mt++,4);!R.__s&&mo(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,F.__h.push(n))}function _e(t){return Zt=5,Ae(function(){return{current:t}},[])}function Ae(t,e){
var n=ho(mt++,7);return mo(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ir(){var t;do{for(;t=Qt.shift();)try{We(t)}catch(n){R.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=
fo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(We),e.__h.some(en),e.__h=[]}catch(n){e.__h=[],R.__e(n,t.__v)}}}while(Qt.length)}R.__b=function(t){F=null,Fn&&
Fn(t)},R.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Jn&&Jn(t,e)},R.__r=function(t){qn&&qn(t),mt=0;var e=(F=t.__c).__H;e&&(Yt==F?F.__h=[]:(e.__h.some(
We),e.__h.some(en),mt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Yt=F},R.diffed=function(t){Gn&&Gn(t);var e=t.__c;e&&e.__H&&(e.__H.
__h.length&&Zn(fo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Yt=F=null},R.__c=function(t,e){e.some(function(n){try{n.__h.some(We),n.__h=n.__h.filter(
function(o){return!o.__||en(o)})}catch(o){n.__h=[function(){throw o}]}}),Vn&&Vn(t,e)},R.unmount=function(t){Yn&&Yn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Zn(Qt.push(s))}else We(s)}catch(r){e=r}}),o.__H=void 0,e&&R.__e(
e,o.__v))};var Xn=typeof requestAnimationFrame=="function";function Br(t){var e,n=function(){clearTimeout(o),Xn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(
n,35);Xn&&(e=requestAnimationFrame(n))}function Zn(t){t!=1&&Kn==R.requestAnimationFrame||((Kn=R.requestAnimationFrame)||Br)(Ir)}function We(t){var e=F,n=t.__c;typeof n==
"function"&&(t.__c=void 0,n()),F=e}function en(t){var e=F;t.__c=t.__(),F=e}function mo(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!Rr(n,t[o])})}
var Wr=Symbol.for("preact-signals");function bt(){if(se>1)se--;else{var t,e=!1;for((function(){var s=gt;for(gt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();He!==void 0;){var n=He;for(He=void 0,pt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&go(n))try{n.
c()}catch(s){e||(t=s,e=!0)}n=o}}if(pt=0,se--,e)throw t}}function an(t){if(se>0)return t();tn=++Ur,se++;try{return t()}finally{bt()}}var Ue,D=void 0;function J(t){
var e=D,n=Ue;D=void 0,Ue=void 0;try{return t()}finally{D=e,Ue=n}}var He=void 0,se=0,pt=0,Ur=0,tn=0,gt=void 0,wt=0;function po(t){if(D!==void 0){var e=t.n;if(e===
void 0||e.t!==D)return e={i:0,S:t,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:e},D.s!==void 0&&(D.s.n=e),D.s=e,t.n=e,32&D.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==
void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=D.s,e.n=void 0,D.s.n=e,D.s=e),e}}function W(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
e?.watched,this.Z=e?.unwatched,this.name=e?.name}W.prototype.brand=Wr;W.prototype.h=function(){return!0};W.prototype.S=function(t){var e=this,n=this.t;n!==t&&t.
e===void 0&&(t.x=n,this.t=t,n!==void 0?n.e=t:J(function(){var o;(o=e.W)==null||o.call(e)}))};W.prototype.U=function(t){var e=this;if(this.t!==void 0){var n=t.e,
o=t.x;n!==void 0&&(n.x=o,t.e=void 0),o!==void 0&&(o.e=n,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&J(function(){var s;(s=e.Z)==null||s.call(e)}))}};W.prototype.
subscribe=function(t){var e=this;return C(function(){var n=e.value;J(function(){return t(n)})},{name:"sub"})};W.prototype.valueOf=function(){return this.value};
W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){var t=this;return J(function(){
return t.value})};Object.defineProperty(W.prototype,"value",{get:function(){var t=po(this);return t!==void 0&&(t.i=this.i),this.v},set:function(t){if(t!==this.v){
if(pt>100)throw new Error("Cycle detected");(function(n){se!==0&&pt===0&&n.l!==tn&&(n.l=tn,gt={S:n,v:n.v,i:n.i,o:gt})})(this),this.v=t,this.i++,wt++,se++;try{for(var e=this.
t;e!==void 0;e=e.x)e.t.N()}finally{bt()}}}});function T(t,e){return new W(t,e)}function go(t){for(var e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.
i)return!0;return!1}function wo(t){for(var e=t.s;e!==void 0;e=e.n){var n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function bo(t){
for(var e=t.s,n=void 0;e!==void 0;){var o=e.p;e.i===-1?(e.S.U(e),o!==void 0&&(o.n=e.n),e.n!==void 0&&(e.n.p=o)):n=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=o}t.s=
n}function ye(t,e){W.call(this,void 0,e),this.x=t,this.s=void 0,this.g=wt-1,this.f=4}ye.prototype=new W;ye.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===wt))return!0;if(this.g=wt,this.f|=1,this.i>0&&!go(this))return this.f&=-2,!0;var t=D;try{wo(this),D=this;var e=this.x();
(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return D=t,bo(this),this.f&=-2,!0};ye.prototype.S=function(t){
if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}W.prototype.S.call(this,t)};ye.prototype.U=function(t){if(this.t!==void 0&&(W.prototype.
U.call(this,t),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ye.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var t=this.t;t!==
void 0;t=t.x)t.t.N()}};Object.defineProperty(ye.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var t=po(this);if(this.h(),t!==void 0&&
(t.i=this.i),16&this.f)throw this.v;return this.v}});function Z(t,e){return new ye(t,e)}function ko(t){var e=t.j;if(t.j=void 0,typeof e=="function"){se++;var n=D;
D=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,un(t),o}finally{D=n,bt()}}}function un(t){for(var e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,ko(t)}function Hr(t){
if(D!==this)throw new Error("Out-of-order effect");bo(this),D=t,this.f&=-2;try{8&this.f&&un(this)}finally{bt()}}function Me(t,e){this.x=t,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=e?.name,Ue&&Ue.push(this)}Me.prototype.c=function(){var t=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{t()}};Me.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ko(this),wo(this),se++;var t=D;
return D=this,Hr.bind(this,t)};Me.prototype.N=function(){2&this.f||(this.f|=2,this.u=He,He=this)};Me.prototype.d=function(){this.f|=8,1&this.f||un(this)};Me.prototype.
dispose=function(){this.d()};function C(t,e){var n=new Me(t,e);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var _o,qe,ct,Kr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var yo=[];C(function(){_o=this.N})();function Te(t,e){L[t]=e.bind(null,L[t]||function(){})}function Ke(t){if(ct){var e=ct;ct=void 0,e()}ct=t&&t.S()}function vo(t){
var e=this,n=t.data,o=Ge(n);o.name="ReactiveDom",o.value=n;var s=Ae(function(){for(var c=e,u=e.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var l=Z(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),a=Z(function(){return!Array.isArray(l.value)&&!eo(l.value)}),h=C(function(){if(this.N=So,a.value){var f=l.value;c.__v&&
c.__v.__e&&c.__v.__e.nodeType===3&&(c.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[a,l]},[]),r=s[0],i=s[1];return r.value?i.peek():
i.value}vo.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:oo(Ee,null).constructor},type:{configurable:!0,
value:vo},props:{configurable:!0,get:function(){var t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Te("__b",function(t,e){if(Ke(),
qe=void 0,typeof e.type=="string"){var n,o=e.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof W&&(n||(e.__np=n={}),n[s]=r,o[s]=r.peek())}}t(e)});
Te("__r",function(t,e){if(t(e),e.type!==Ee){Ke();var n,o=e.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return C(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Kr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof e.type=="function"?e.type.displayName||
e.type.name:""))),qe=o,Ke(n)}});Te("__e",function(t,e,n,o){Ke(),qe=void 0,t(e,n,o)});Te("diffed",function(t,e){Ke(),qe=void 0;var n;if(typeof e.type=="string"&&
(n=e.__e)){var o=e.__np,s=e.props,r=n.U;if(r)for(var i in r){var c=r[i];c===void 0||o&&i in o||(c.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var u in o){var l=r[u],
a=o[u];l===void 0?(l=Fr(n,u,a,s),r[u]=l):l.o(a,s)}}}t(e)});function Fr(t,e,n,o){var s=e in t&&t.ownerSVGElement===void 0,r=T(n);return{o:function(i,c){r.value=i,
o=c},d:C(function(){this.N=So;var i=r.value.value;o[e]!==i&&(o[e]=i,s?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Te("unmo\
unt",function(t,e){if(typeof e.type=="string"){var n=e.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=e.__np;if(i){var c=e.props;
for(var a in i)c[a]=i[a]}e.__np=void 0}else{var l=e.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}t(e)});Te("__h",function(t,e,n,o){o<3&&(e.__$f|=2),
t(e,n,o)});Be.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in t)if(i!==
"__source"&&t[i]!==this.props[i])return!0;for(var c in this.props)if(!(c in t))return!0;return!1};function Ge(t,e){return Ae(function(){return T(t,e)},[])}function $o(t,e){
var n=_e(t);return n.current=t,qe.__$f|=4,Ae(function(){return Z(function(){return n.current()},e)},[])}var qr=function(t){queueMicrotask(function(){queueMicrotask(t)})};function Gr(){an(function(){for(var t;t=yo.shift();)_o.call(t)})}function So(){yo.push(this)===1&&(L.requestAnimationFrame||qr)(Gr)}var kt={corner:"",centre:"~",colour:"#"},Ce=Object.keys(kt),ae=Ce.filter(t=>t!=="colour"),ue=["red","orange","yellow","green","cyan","blue","purple","grey"],Ve=(t,e)=>kt[t]+
e,fe=(t=[],e)=>t.filter(n=>fn(n)===e).map(n=>n.slice(kt[e].length)),fn=t=>Ce.find(e=>kt[e]===t[0])??"corner",xo=(t,e,n)=>e.every(o=>t[o]?.includes(n))?hn(t,e,o=>o.
filter(s=>s!==n)):dn(t,e,[n]),dn=(t,e,n)=>hn(t,e,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ye=(t,e,n,o)=>hn(t,e,s=>s.filter(
r=>!n.includes(fn(r))||o!==void 0&&r!==Ve(fn(r),o)));function hn(t,e,n){let o={...t};for(let s of e){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var I=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Oo=new Map;function Ao({
svg:t,words:e,reach:n}){let o=`${e}
${t}`,s=Oo.get(o)??{svg:t,words:e,reach:n};return Oo.set(o,s),s}var Vr=["diagonal","triangle"],_t=Ao({svg:"",words:""});function yt(t,e=null){let n=t.pieces.map(
Ao),o=c=>c.map(u=>u<0?_t:n[u]),s=t.frames.map(c=>({...c,cells:o(c.cells),blank:o(c.blank)})),r=e?.plays??t.plays.map(c=>({...c,spots:new Set(c.spots.map(String)),
peers:Yr(c.peers??{}),choices:c.choices.map(u=>({...u,looks:u.looks.map(l=>l.map(a=>a<0?null:n[a]))}))})),i=e?.edits??t.edits.map(c=>({...c,cells:new Map(c.cells.
map(u=>[u.slice(0,-1).join(","),u.at(-1)]))}));return{...t,frames:s,plays:r,edits:i,count:t.rows*t.columns}}function Yr(t){let e=new Map;for(let[n,o]of Object.entries(
t))for(let s of o)e.set(+n,[...e.get(+n)??[],s]),e.set(s,[...e.get(s)??[],+n]);return e}var G=(t,e,n)=>(e-1)*t.columns+n-1,A=(t,e)=>[Math.floor(e/t.columns)+1,e%
t.columns+1],de=(t,e,{value:n})=>`${t.predicate}(${e}${n===null?"":`,${n}`})`,mn=(t,e,n,o)=>de(e,A(t,o).join(","),n),re=({what:t,where:e,choices:n})=>e==="cell"&&
!Vr.includes(t)&&n.some(({value:o})=>o!==null);function pn(t,e){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(e);if(n===null||!t.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=t.rows&&s>=1&&s<=t.columns?G(t,o,s):-1}var te=(t,e)=>!!t.looks[0]?.[e],vt=(t,e)=>t.plays.some(n=>n.choices.
some(o=>te(o,e))),gn=({plays:t})=>t.some(({choices:e})=>e.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Mo=t=>gn(t)||[...t.
frames.flatMap(({cells:e,blank:n})=>[...e,...n]),...t.plays.flatMap(({choices:e})=>e.flatMap(({looks:n})=>n[0]??[]))].some(e=>e!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(e.svg)),V=(t,e,n,o)=>$e(e,n,A(t,o).join(",")),$t=(t,e,n,o,s)=>At(e,n,A(t,o).join(","),s),St=({clicks:t},e)=>e<0?t[0]:t[t.indexOf(e)+1]??-1;function xt({clicks:t},e){
let n=t[1]??t[0];return e===n?-1:n}function Je(t,e,n){for(let o of t.plays){let s=o.choices[V(t,o,e,n)];if(s&&te(s,n))return s.looks.map(r=>r[n]??_t)}return t.frames.
map(o=>o.blank[n])}var Eo={corner:"candidates",centre:"centre",colour:"coloured"};function Ot(t,{marks:e,notes:n},o){let[s,r]=A(t,o),i=t.plays.map(d=>d.choices[V(
t,d,e,o)]?.words).filter(d=>d!==void 0),c=t.frames[0].blank[o].words,u=Ce.map(d=>[Eo[d],...fe(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?u.filter(([d])=>d===
Eo.colour):u,a=t.plays.filter(Q).flatMap(d=>Lo.map(f=>{let p=d.choices[$e(d,e,he(t,o,f))];return p&&`${f}: ${p.words}`})).filter(Boolean),h=[c,...i,...a,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function To(t,e){let n=s=>s.choices.some(r=>{let[i,c]=de(s," ",r).split(
" ");return e.startsWith(i)&&s.spots.has(e.slice(i.length,-c.length))&&e.endsWith(c)});if(t.plays.some(s=>Q(s)&&n(s)))return!0;let o=pn(t,e);return o>=0&&t.plays.
some(s=>s.choices.some(r=>te(r,o)&&mn(t,s,r,o)===e))}function Co(t,e,n){let o=n.filter(r=>To(t,r)),s=Object.entries(e).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var Et=t=>t.startsWith("not ")?[t.slice(4),!1]:[t,!0];function No(t,e,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>To(t,r)),s=Object.keys(e).filter(r=>e[r]);return o.length>0&&o.every(r=>e[r])&&s.every(r=>n[0].includes(r))}var Q=t=>t.where!=="cell",Lo=["top","right",
"bottom","left"],Jr={top:[-1,0,"bottom"],left:[0,-1,"right"]},ve=({where:t,spots:e})=>t==="edge"&&![...e].some(n=>/top|left/.test(n));function Do(t,e,n,o){let s=u=>u.
every((l,a)=>l>=Math.min(n[a],o[a])&&l<=Math.max(n[a],o[a])),r={...e},i={};for(let u of t.spots){let[l,a,h]=u.split(","),[d,f]=[[+l,+a],[+l+ +(h==="bottom"),+a+
+(h==="right")]].map(m=>s(m));if(!d&&!f)continue;let p=de(t,u,t.choices[0]);delete r[p],d!==f&&(i[p]=!0)}return Object.keys(e).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(u=>e[u])?r:{...r,...i}}function he(t,e,n){let[o,s]=A(t,e),[r,i,c]=Jr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,c]:[o,s,n]).join(",")}
var $e=(t,e,n)=>t.choices.findIndex(o=>e[de(t,n,o)]===o.holds);function At(t,e,n,o){let s={...e};for(let i of t.choices)delete s[de(t,n,i)];let r=t.choices[o];return r&&
(s[de(t,n,r)]=r.holds),s}var jo=(t,e,n)=>t.plays.filter(Q).reduce((o,s)=>Lo.reduce((r,i)=>At(s,r,he(t,n,i),-1),o),e);function Se({cell:{width:t,height:e,edge:n}},o,[
s,r,i]){let[c,u]=[n+(r-1)*t,n+(s-1)*e],[l,a]=[c+t,u+e];if(o==="edge")return{top:[c,u,l,u],bottom:[c,a,l,a],left:[c,u,c,a],right:[l,u,l,a]}[i];let[h,d]=[c+t/2,u+
e/2];return i==="right"?[h,d,h+t,d]:[h,d,h,d+e]}function Po(t,e,[n,o,s]){let[r,i,c,u]=Se(t,e,[n,o,s]);if(e==="edge")return[r,i,c,u];let[l,a]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+a,o+l]].map(f=>t.frames[0].cells[G(t,f[0],f[1])]?.reach?.[a]??0);return[r+l*h,i+a*h,c-l*d,u-a*d]}function q({rows:t,columns:e,cell:n,around:o}){
let[s,r,i,c]=o;return{width:e*n.width+2*n.edge+c+r,height:t*n.height+2*n.edge+s+i,left:c,top:s}}var ne=class extends Error{constructor({words:e,problems:n=[],interrupted:o=null,status:s=200}){super(e),this.problems=n,this.interrupted=o,this.status=s}},Mt=({
file:t,line:e})=>e===null&&!!t?.startsWith("instances/");function zo(t,e,n,o={}){let s=(i,c,u)=>{for(let[l,a]of e.plays.entries()){let h=V(e,a,n,c);if(h>=0&&te(a.choices[h],c))return t.plays[l].choices[h].looks[i][c]}
return u},r=t.frames.map(({blank:i,...c},u)=>({...c,blank:i,cells:i.map((l,a)=>s(u,a,l))}));for(let[i,c,u]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,
blank:a}=r[i];l[c]===a[c]&&(l[c]=u)}return{...t,frames:r}}function x(t,e={},...n){let o=document.createElement(t);for(let[s,r]of Object.entries(e))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function me(t){let e=new DOMParser().parseFromString(t,"image/svg+xml");return document.importNode(e.documentElement,!0)}function P(t,e=document){let n=e.querySelector(
t);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${t}.`)}var Tt=t=>[...document.querySelectorAll(t)];var ee=t=>t.target;function pe(t,e){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>e(...o),t)}}function Ct(){let t=null,e=async o=>{n();let s=t=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>t?.abort();return Object.assign(e,{stop:n})}var xe=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`;var Xr=Uint8Array.from(atob(P("#told").textContent??""),t=>t.charCodeAt(0)),Ro=new Response(new Blob([Xr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Io,game:Bo,boards:Y,around:wn}=await Ro;var Zr=new Map(Y.map(({id:t,sheet:e})=>[t,yt(e)])),bn=()=>{throw new ne({words:"This page was made to be played without a server, which alone knows that."})},Wo={
board:({id:t,sheet:e,effects:n},o)=>zo(e,Zr.get(t),o,n),solve:({outcome:t})=>t,judge:({outcome:t})=>t.status==="unique"?{possible:!0,broken:[]}:bn(),explain({explained:t,
outcome:e},n,o){if(!t)return{status:e.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:t.start}),t.own&&o("own",t.own);for(let s of t.steps)
o("step",s);return{...t,steps:[]}},answers({outcome:t,solution:e=[]},n,o){for(let s of t.answers)o("answer",{...s,frames:e});return t}};async function ge(t,e,n={}){
let{onEvent:o=()=>{}}=n,s=e,r=Y.find(({id:c})=>c===s.instance);if(!r||t==="answers"&&!r.solution)return bn();let i=Object.fromEntries(s.marks);if(t!=="overview")
return(Wo[t]??bn)(r,i,o);for(let c of s.parts)o(c,{found:Wo[c](r,i,o)})}var oe=(t,e,n)=>ge(t,e,{signal:n});var Uo=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Qr=["facts","marks","notes"],ei=["puzzle","instance","rules","facts","constants"];function Ho(t=Uo){let e=T(t),n=t,o=Z(()=>{let h=e.value;return ei.
some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,c=new Set,u=h=>an(()=>{let d=e.peek();e.value=h;let p=Object.keys(h).filter(m=>h[m]!==d[m]);if(p.length)for(let m of[
...c])m(h,d,new Set(p))}),l=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),a=(h,d)=>{if(!h.length)return;let f=e.peek();d.push(l(f)),i=null,u({...f,...h.
pop()})};return{get now(){return e.value},get task(){return o.value},get canUndo(){return e.value&&s.length>0},get canRedo(){return e.value&&r.length>0},get history(){
return{now:l(e.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let p=e.peek(),m=Qr.some(w=>w in h&&h[w]!==p[w]);m&&f&&!(d!==null&&d===i)&&(s.
push(l(p)),r=[]),(m||"mode"in h)&&(i=d),u({...p,...h})},open(h,d=null){let f={...Uo,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(l(f))?[d.past,
d.future,null]:[[],[],null],u(f)},undo:()=>a(s,r),redo:()=>a(r,s),on(h,d){let f=new Set(h),p=(...m)=>{[...m[2]].some(w=>f.has(w))&&d(...m)};return c.add(p),()=>c.
delete(p)}}}function U(t,e={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:c}=t;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.
entries(c),...e}}function Oe(t){let{task:e,now:{marks:n}}=t;return()=>t.task===e&&Object.entries(n).every(([o,s])=>t.now.marks[o]===s)}function Ko({app:t,card:e,check:n,pointed:o}){let s=Z(()=>{let{cause:r=[],effect:i=[],wrong:c=[]}=o.value??e.cells??{},u=[...c,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||u.length?{cause:r,effect:i,wrong:u}:null)});C(()=>t.emit("highlight",JSON.parse(s.value)))}var Xe=t=>t.join(",");function Fo(t,e){
let n=new Set(e.map(Xe));return t.filter(o=>!n.has(Xe(o)))}function Ne(t){return[...new Map(t.map(e=>[Xe(e),e])).values()]}var ti=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Lt({parts:{app:t,pointed:e},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:c}){let u=Ae(()=>Z(()=>{let{
row:p,column:m}=t.state.focused.value??{};return[...o,...s,...r].some(b=>Xe(b)===`${p},${m}`)?"sentence about":"sentence"}),[n]),l=()=>{e.value={effect:o,cause:Fo(
s,o),wrong:r}},a=()=>{e.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(p=>p.clue===null).map(p=>[p.place,p]));return _`<li class=${u} style=${c===
void 0?null:`--depth: ${c}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${a} onfocusout=${a}>
    ${h!==null&&_`<p>${Nt(t,`${X(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${Nt(t,X(d))}</p>
    ${f.size>0&&_`<p class="sources">${[...f.keys()].map(p=>ni(t,p))}</p>`}
  </li>`}var qo=({cells:t,because:e,...n})=>_`<${Lt} ...${n}
  effect=${t} cause=${e.flatMap(o=>o.cells)} lines=${e} />`,Dt=({parts:t,broken:e})=>_`<ul class="sentences">${e.map(n=>_`<${qo} parts=${t} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,jt=({parts:t,step:{sentence:e,cells:n,causes:o,because:s,chain:r}})=>_`<ul class="sentences">
  <${Lt} parts=${t} words=${e} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&_`<${Pt} parts=${t} chain=${r} />`}</ul>`,Pt=({parts:t,chain:e})=>_`<li class="chain"><ol class="sentences">
  ${e.map(n=>_`<${qo} parts=${t} ...${n} />`)}</ol></li>`,X=t=>t.replace(/^.(?![\w']*\()/,e=>e.toUpperCase()),Nt=(t,e)=>e.split(ti).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return _`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>t.emit("cell",{row:s,column:r})}>${n}</button>`});function ni(t,e){let n=oi(e);return n&&_`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>t.emit("reveal",n)}>${kn(n,t.store.now)}</button>`}function oi(t){let e=/^(.*?):(\d+)(?::(\d+))?$/.exec(t??"");return e&&{file:e[1],line:Number(
e[2]),column:Number(e[3]??1)}}function kn({file:t,line:e},{puzzle:n}){let o=t??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${e} of ${s}`}var Le=t=>Ne(t.flatMap(e=>e.cells));var Go="How the answer follows",Vo=10;function Yo({store:t,when:e}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};C(()=>{t.task&&s()}),e("cancel-all",
s);function r(u){s();let l=n=new AbortController,a=u,h={marks:t.now.marks,most:u,events:[],hasEnded:!1,wake:()=>{},end:null},d=(f,p)=>{h.events.push({name:f,data:p}),
h.wake(),f==="step"&&p.entered.length>0&&(a-=1)===0&&l.abort()};return h.end=ge("explain",U(t.now),{signal:l.signal,onEvent:d}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(u){for(let l=0;;l+=1){for(;l===u.events.length&&!u.hasEnded;)await new Promise(a=>{u.wake=()=>a(null)});if(l===u.events.
length)return;yield u.events[l]}}async function c(u,l){u.addEventListener("abort",s);try{return await l()}finally{u.removeEventListener("abort",s)}}return{next:u=>c(
u,async()=>{let{marks:l}=t.now,a=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&a?o:r(Vo);;h=r(Vo)){let d=[],f=[],p=null;for await(let{name:m,
data:w}of i(h)){m==="own"&&(p=w),m==="step"&&d.push(w),f.push(...(w.frames??[]).flatMap(k=>k.looks??[]));let b=si(p,d,l);if(b.length)return{steps:b,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(u,l)=>c(u,async()=>{let a=o&&o.most===1/0&&o.marks===t.now.marks?o:r(1/0);for await(let{name:h,
data:d}of i(a))l(h,d);return a.end})}}function si(t,e,n){let o=[...t?[t]:[],...e].find(({entered:s})=>!s.every(r=>_n(r,n)));return o?[...o.needs.map(s=>e[s]),o]:
[]}function _n(t,e){let[n,o]=Et(t);return e[n]===o}function yn({conflicts:t},e){e.conflicts.some(n=>n.state.length)?t.ofMarks():t.ofPuzzle()}async function Jo(t){
let{card:e,solving:n,derivation:o}=t,s=n.now.outcome?.status;if(s==="none")return t.conflicts.ofPuzzle();if(s==="multiple")return t.several.ask();await e.work(Go,
"Looking for the first step \u2026",async r=>{let i=zt(t,Go),c=T([]),u=T(null);e.add([_`<${ii} parts=${t} film=${i} steps=${c} end=${u} />`]);let l=await o.follow(
r,(a,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...ri(a,h)}))),a==="step"&&(c.value=[...c.value,h],e.tell(`${xe(c.value.length,"step")} so far \u2026`))});if(l.
status==="none")return yn(t,l);if(l.status==="multiple")return t.several.ask();u.value=l},{isTrue:Oe(t.app.store)})}function ri(t,{words:e,sentence:n,cells:o}){
return t!=="step"?{name:"Before the first step"}:{name:X(e),captions:[X(n)],settled:o}}function ii({parts:t,film:e,steps:n,end:o}){return _`${o.value&&_`<p>${ci(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>_`<${li} parts=${t} film=${e} step=${s} number=${r+1} isCurrent=${e.at===r+1} />`)}</ol>`}function li({parts:t,film:e,
step:n,number:o,isCurrent:s}){let r=_e(null);return ce(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),_`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>e.goTo(o)}>${X(n.words)}</button>
    <${jt} parts=${t} step=${n} /></li>`}function ci({grade:t,complete:e,interrupted:n},o){let s=xe(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=t?.techniques.at(-1);return`${s}.`+(t?.level?` Difficulty: ${t.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(e?"":" The r\
est does not follow by explanations.")}function zt({app:t,card:e},n){let o=[],s=[],r=null,i=()=>r!==null&&t.state.film.value===r,c=l=>e.play(r={title:n,frames:[
...o],looks:s,at:l}),u=pe(200,()=>{i()&&c(t.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?t.state["film-at"].value:null},add(l){
o.push(...l),s.push(...l.flatMap(a=>a.looks??[]).map(a=>({svg:a}))),r!==null?u():o.length&&c(0)},goTo(l){c(Math.min(l,o.length-1)),t.emit("pane","board")}}}function Xo({app:t,place:e,pointed:n}){let o=T(null),s=T(null),r=new Set,i=new AbortController,c=null,u=()=>{i.abort(),s.value=null},l=()=>{u(),n.value=null,c!==
null&&t.state.film.peek()===c&&t.emit("film",null)},a={get cells(){return o.value?.cells?.()??null},show(f,p,m={}){let{task:w}=t.store;e.card.contains(document.
activeElement)&&P("h2",e.card).focus(),l(),r.delete(f),o.value={name:f,body:p,isTrue:()=>t.store.task===w,...m},document.body.dataset.pane==="assistant"&&e.card.
closest("#board")&&t.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,p={}){let m=o.peek();m!==null&&(o.value={...m,body:[...m.body,...f],...p})},
async work(f,p,m,w){a.show(f,[],w),s.value=p;let b=i=new AbortController;try{await m(b.signal)}catch(k){k.name!=="AbortError"&&!b.signal.aborted&&a.add([_`<p class=${ai(
k)?"failure":null}>${vn(k)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){c=f,t.emit("film",f)},get isPlaying(){return c!==null&&t.state.film.
value===c},close(){l(),o.value=null}};C(()=>{o.value?.isTrue()===!1&&J(a.close)}),C(()=>t.emit("ghosts",o.value?.ghosts?.()??null));let h=Z(()=>o.value?.overlay??
null);C(()=>t.emit("overlay",h.value)),C(()=>{e.card.hidden=o.value===null}),t.when("cancel-all",()=>{r.clear(),a.close()});function d(){let{name:f,body:p}=o.value??
{name:"",body:[]};ce(()=>{f&&e.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let m=()=>{r.add(f),a.close()},w=()=>{u(),a.add([_`<p class="soft">Cancelled.</p>`])};
return _`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${m}>×</button></header>
      <div class="card-body" aria-live="polite">${p}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return H(_`<${d} />`,e.card),C(()=>{let{focused:f}=t.state;f.value!==null&&queueMicrotask(()=>e.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var ai=({problems:t,interrupted:e,status:n})=>n!==200||!e&&t.some(({line:o})=>o!==null);function vn(t){if(t.interrupted==="timeout"||t.interrupted===
"cpu")return"This took too long and was stopped.";if(t.interrupted==="memory")return"This needs more memory than it may take.";let[e]=t.problems??[],n=e?.text??
t.message;return X(n.replace(/^encodings\/\S+: /,""))}var ui=2e3;function Zo({store:t,overview:e,emit:n}){let o=T({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=t;if(!l.puzzle)
return;let a=performance.now(),h={count:0,cost:[]};try{let d=await e.ask("solve",(f,p)=>{h=p});d!==void 0&&t.task===l&&i(d)}catch(d){if(t.task!==l)return;if(d.interrupted)
return i(fi(h,d.interrupted,performance.now()-a));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,ui):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",$n(l))}let{puzzle:c,instance:u}=t.now;return C(()=>{let{task:l}=t,
a=l.puzzle!==c||l.instance!==u;({puzzle:c,instance:u}=l),J(()=>{o.value=a?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var fi=({count:t,cost:e},n,o)=>({status:t?"found":"interrupted",count:t,cost:e,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function $n({status:t,statistics:e,answers:n}){let o=(e.ground_seconds??0)+(e.solve_seconds??0);return{status:t,seconds:o,answers:n.map(({atoms:s})=>s)}}function Qo({app:t,place:e,solving:n}){C(()=>{let{isOld:s}=n.now;e.status.setAttribute("aria-busy",String(s)),e.status.classList.toggle("old",s),e.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?di(r):s===null?{words:"\u2026"}:Sn(s)}return function(){let{words:r,detail:i}=o();return _`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${hi(t,n.now.error)}</div>`}}function Sn(t){let{status:e,cost:n,count:o,horizon:s}=t,r=$n(t).seconds,i=t.interrupted?null:`${r.toFixed(2)}\
 s`,c=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),a=n.join(" "),l=t.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
u={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${a}`,"good"],
found:[n.length?`${l}: the best so far is ${a}, not proved`:`${l}: ${xe(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[e];
return{words:u[0],detail:c,kind:u[1]}}function di(t){return t.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:t.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:t.interrupted?{words:vn(
t),kind:"warn"}:t.problems.length&&t.problems.every(Mt)?{words:"The board is not finished",kind:"warn"}:t.problems.length?{words:t.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:t.message,kind:"bad"}}var hi=(t,e)=>e&&!e.interrupted&&e.problems.slice(0,5).map(n=>{let o=X(
kn(n,t.store.now)),s=()=>t.emit("reveal",n);return _`<p class="status-problem">${n.line!==null&&_`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var xn=200;async function es(t){let{app:e,card:n,solving:o}=t;if(o.now.outcome?.status==="none")return t.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=zt(t,"Solution"),i=null;await ge("answers",U(e.store.now,{marks:[],most:1}),{signal:s,onEvent:(c,u)=>{i=u,r.add(ns(u,"Solution"))}}),n.add([i===
null?_`<p>No answer was found.</p>`:_`<${mi} parts=${t} answer=${i} />`])})}function mi({parts:{app:t,solving:e},answer:{atoms:n,frames:o}}){let{outcome:s}=e.now,
r=()=>{t.emit("film",null),t.emit("fill",n)};return _`
    <p>${s&&`${Sn(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&_`<p class="atoms">${n.join(" ")}</p>`}
    ${t.state.playable.value&&s?.horizon===null&&_`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function ts(t){let{app:e,card:n,solving:o}=t;if(o.now.outcome?.status===
"none")return t.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=zt(t,"All answers"),i=T([]),c=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:p})=>p<=(r.at??0)),0),f=p=>r.goTo(h[Math.min(Math.max(d+p,0),h.length-1)].first);return _`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:p,atoms:m})=>p.length===0&&_`<p class="atoms">${m.join(" ")}</p>`)}</div>`};n.add([_`<${c} />`]);let u=await ge("answers",U(e.store.now,
{marks:[],most:xn}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(ns(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),u=o.now.outcome?.horizon;n.add([_`<p>${pi({...a,isBest:l,horizon:u},i.value.length)}</p>`])})}var ns=({frames:t},e)=>t.
map(n=>({...n,name:n.name?`${e}: ${n.name}`:e}));function pi({exhausted:t,interrupted:e,isBest:n,horizon:o},s){return t&&n?"None is better, proved; others may b\
e as good.":t&&o?`These are all in ${o} steps; longer ones were not looked for.`:t?s===1?"There are no others.":"These are all answers.":e?"The search was stopp\
ed: there may be more.":s<xn?"There may be others.":`The first ${xn}; there may be more.`}var os="pylogic:check",gi=250,wi=400,ss=3,bi="Whether this can be completed was not found out in time.";function rs(t){let{app:{store:e,state:n,when:o},solving:s}=t,
r=Ct(),i=T(localStorage.getItem(os)==="on"),c=T(null),u=null,l=!1,a=(k,g,y)=>{c.value={kind:k,words:g,of:e.now.marks,...y}},h=()=>{c.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(os,i.value?"on":"off"),u=null,f()};async function f(k=!1){let{outcome:g,isOld:y}=s.now,{marks:v}=e.now,$=k||l&&v===u;if(k)u=v;else if(!$&&
v===u&&!y)return;let O=Object.keys(v).length===0;l=$&&y&&!O;let S=($||i.value)&&!y&&g!==null&&!O;if(!S||g.status==="none"||g.horizon!==null)r.stop(),S&&g.horizon===
null?a("bad","There is no answer at all"):$&&O?a("unsure","Nothing is entered yet."):l?a("unsure","checking \u2026"):h();else if(!$)await m("rules");else{let E=g.
status==="unique"?new Set(g.answers[0].atoms):null;E===null?await m("all"):p(E,v)&&await m("reasons")}}function p(k,g){let y=On(k,g),v=Ne(y.map(En).filter($=>$!==
null));return y.length?a("bad",`${v.length} ${Ze(v)}${v.length===1?" is":"s are"} wrong`,{cells:v}):(r.stop(),a("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function m(k){let g=k==="all"?setTimeout(()=>a("unsure","checking \u2026"),c.value?wi:0):0,y;try{y=await r($=>oe("judge",U(e.now),$))}catch($){
k==="all"&&$.interrupted?a("unsure",bi):k!=="reasons"&&h();return}finally{clearTimeout(g)}if(y===void 0)return;let v=k==="reasons"?c.value&&{...c.value,broken:y.
broken.slice(0,ss)}:ki(k,y,n.finished.value);c.value=v&&{...v,of:e.now.marks}}let w=pe(gi,()=>f()),{marks:b}=e.now;return C(()=>{e.now.marks!==b&&({marks:b}=e.now,
r.stop(),Object.keys(b).length||h(),w())}),C(()=>{s.now&&n.finished.value!==null&&J(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return c.value},get cells(){return c.value?.cells??[]}}}function is(t){let{app:e,check:n}=t,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return _`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==e.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?_`<span class="soft">${s}</span>`:s&&_`<strong>${s}</strong>`}
      ${i.length>0&&_`<${Dt} parts=${t} broken=${i} />`}
      ${o==="bad"&&i.length===0&&_`<button type="button" class="small served" onclick=${t.conflicts.ofMarks}>Why?</button>`}
    </div>`}function ki(t,{possible:e,broken:n},o){let s={broken:n.slice(0,ss),cells:Le(n)};return t==="all"?e?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Ze=t=>t.every(e=>e.length>2)?"line":"cell",On=(t,e)=>Object.keys(e).filter(n=>t.has(n)!==e[n]);function En(t){let e=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(t);return e&&[Number(e[1]),Number(e[2]),...e[3]?[e[3]]:[]]}var _i=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Rt="Why there is no answer",An="Why this is wrong",yi="Which rule is wrong",vi=12,$i=600;function ls(t){let{
app:e,card:n,solving:o}=t,s=()=>n.work(Rt,"Looking for a reason \u2026",d=>u(Rt,d)),r=()=>n.work(An,"Looking for what it breaks \u2026",async d=>{let{broken:f}=await oe(
"judge",U(e.store.now),d);if(!f.length)return u(An,d);n.add([_`
      <p>What you entered breaks a rule already:</p>
      <${Dt} parts=${t} broken=${f.slice(0,vi)} />
      <${c} />`],{cells:()=>({wrong:Le(f)})})},{isTrue:Oe(e.store)}),i=()=>n.work(yi,"Looking for what refuses it \u2026",async d=>{let{is_answer:f,reasons:p}=await oe(
"why",U(e.store.now),d);if(f)return n.add([_`<p>Some answer has all of it.</p>`]);n.add([_`<ul class="sentences"><${Pt} parts=${t} chain=${p.flatMap(m=>cs(m))} /></ul>`],
{cells:()=>({wrong:Le(p)})})},{isTrue:Oe(e.store)}),c=()=>_`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function u(d,f){let p=await oe("conflicts",U(
e.store.now,d===Rt?{marks:[]}:{}),f);if(p.status!=="none")return n.add([_`<p>There is an answer now.</p>`]);if(!p.conflicts.length)return n.add([_`<p>The reason was not found in time.</p>`]);
let m=p.conflicts[0],w=Ne(Le(m.because));n.add([_`<${l} title=${d} conflict=${m} />`],{cells:()=>({cause:w,wrong:m.cells})})}function l({title:d,conflict:{because:f,
cells:p,chain:m,minimal:w}}){let b=f.filter(g=>g.clue!==null),k=f.filter(g=>g.clue===null);return _`
      <p>${m.length?"It leads to a contradiction:":Si(p.length>0,b,k)}</p>
      ${a("The clues: ",b.map(g=>g.words).join("; "))}
      ${a("What you entered: ",p.join(" "))}
      ${m.length?_`<ul class="sentences"><${Pt} parts=${t} chain=${m} /></ul>`:_`<ul class="sentences either">${k.map(g=>_`<${Lt} parts=${t} words=${g.words} cause=${g.
cells} lines=${[g]} />`)}</ul>`}
      <p class="soft">${w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${d===An&&_`<${c} />`}`}let u=(d,f)=>f&&_`<p>${d}${Nt(e,xi(f))}</p>`,h=pe($i,()=>{let{outcome:d,isOld:f}=o.now;!f&&d?.status==="none"&&d.horizon===null&&n.
mayCome(Rt)&&s()});return C(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function cs({words:t,place:e,cells:n,because:o},s=0){return[{words:t,cells:n,because:e===null?
[]:[{words:t,place:e,clue:null,cells:n}],depth:s},...o.flatMap(i=>cs(i,s+1))]}function Si(t,e,n){let o=[e.length?e.length===1?"this clue":`these ${e.length} clu\
es`:null,t?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function xi(t){let e=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return t.replace(_i,e).trimEnd()}var It="Hint";async function Wt(t){let{app:{store:e,state:n},card:o,derivation:s}=t,{marks:r}=e.now;if(n.finished.value)return o.show(It,[_`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(Bt(t).length)return o.show(It,[_`<${Oi} parts=${t} />`],{isTrue:()=>Bt(t).length>0,cells:()=>({wrong:us(Bt(t))})});await o.work(
It,"Looking for the simplest next step \u2026",async i=>{let{steps:c,looks:a,end:l}=await s.next(i);if(l?.status==="none")return yn(t,l);if(l?.status==="multipl\
e")return o.add([_`<${Ai} ...${t} />`]);if(e.now.marks!==r)return o.add([_`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([_`<p>${Mi(l,
r)}</p>`]);let{cells:u,causes:h}=c[c.length-1];o.add([_`<${Ei} parts=${t} steps=${c} looks=${a} />`],{cells:()=>e.now.marks===r?{effect:u,cause:h}:null})},{isTrue:Oe(
e)})}function Bt({app:t,solving:e}){let{outcome:n,isOld:o}=e.now;return!o&&n?.status==="unique"?On(new Set(n.answers[0].atoms),t.store.now.marks):[]}var us=t=>t.
map(En).filter(e=>e!==null);function Oi({parts:t}){let{store:e}=t.app,n=Bt(t),o=n.length===1,s=()=>{let r=Object.entries(e.now.marks).filter(([i])=>!n.includes(
i));e.change({marks:Object.fromEntries(r)})};return _`
    <p>First this: ${o?"one":n.length} ${Ze(us(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>t.conflicts.ofMarks()}>Why?</button></div>`}function Ei({parts:t,steps:e,looks:n}){let{app:{store:o},card:s}=t,
r=_e(null);ce(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:c,entered:u,name:l,frames:a,has_candidates:h}=e[e.
length-1],d=u.every(w=>_n(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(u.map(Et))}})},p=()=>{f(),Wt(t)},m=()=>s.play({title:It,
frames:a,looks:n.map(w=>({svg:w})),at:0});return _`
    <p class="look">Look at <${as} colour="effect" cells=${i} />${c.length>0&&_` and <${as} colour="cause" cells=${c} />`}.<span class="soft"> (${l})</span></p>
    ${e.map(w=>_`<${jt} parts=${t} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${p}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&_`<button type="button" title="The board with what each cell may still hold" onclick=${m}>
        Show what is noted</button>`}
    </div>`}var Ai=({several:t})=>_`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${t.share}>Show what all answers share</button></div>`,as=({colour:t,cells:e})=>_`<span class="key ${t}">${e.length===
0?"the board":e.length===1?`this ${Ze(e)}`:`these ${e.length} ${Ze(e)}s`}</span>`;function Mi({complete:t,interrupted:e},n){return e?"The next step was not foun\
d in time.":t?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var fs="More than one answer",Ti=300;function hs(t){let{app:e,card:n,solving:o}=t;function s(){let{task:m}=e.store;n.show(fs,[_`<p>This board has more than one answer. What would you like to see?</p>`,
_`<${i} />`],{isTrue:()=>e.store.task===m||r()})}function r(){let{outcome:m}=o.now;return m?.status==="multiple"&&m.horizon===null&&m.answers.length>0}let i=({but:m})=>_`<div class="row">
    ${m!==u&&_`<button type="button" onclick=${u}>What they share</button>`}
    ${m!==l&&_`<button type="button" class="served" onclick=${l}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${a}>Clues that would leave one</button></div>`,c=(m,w)=>oe("differences",U(e.store.now,{marks:[],extra:w}),m),
u=()=>n.work("What all answers share","Comparing all answers \u2026",async m=>{let{status:w,cautious:b,brave:k}=await c(m,!1);if(!f(w)){if(b===null)return n.add(
[_`<p>The answers were not all compared in time.</p>`]);n.add([_`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${b.length} of ${k.length} are certain.</p>
      <${i} but=${u} />`],{overlay:{certain:b,possible:k}})}}),l=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:w,picture:b}=await c(
m,!1);if(!f(w)){if(b===null)return n.add([_`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:b}],at:0}),n.add([_`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${i} but=${l} />`])}}),a=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:w,offers:b,proof:k}=await c(m,
!0);if(f(w))return;if(!b.length)return n.add([_`<p>No clues were found that would leave one answer.</p>`]);let g=b.length===1,y=()=>d(b),v=()=>e.emit("clues",y().
map(({atom:$})=>$));n.add([_`
      <p>${g?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${b.length} clues would leave one answer (${k}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${v}>${g?"Add it":"Add all"}</button></div>`],{ghosts:y,isTrue:h(b)})});function h(m){let w=({
puzzle:k,rules:g,constants:y,facts:v})=>JSON.stringify([k,g,y,m.reduce(($,{atom:O})=>$.replace(`${O}.`,""),ds(v))]),b=w(e.store.now);return()=>d(m).length>0&&w(
e.store.now)===b}let d=m=>m.filter(({atom:w})=>!ds(e.store.now.facts).includes(`${w}.`));function f(m){return m!=="multiple"&&n.add([_`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let p=pe(Ti,()=>{!o.now.isOld&&r()&&n.mayCome(fs)&&s()});return C(()=>{o.now&&p()}),{ask:s,share:u}}var ds=t=>t.replaceAll(/%.*|\s/g,"");var ms=matchMedia("(max-width: 60rem)");function Ci(t){let e={status:x("section",{class:"assistant-status","aria-label":"Answers"}),buttons:x("div",{class:"assi\
stant-buttons"}),check:x("section",{class:"assistant-check","aria-label":"Check while you play"}),card:x("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};P("#assistant").append(e.status,e.buttons,e.check,e.card);let n=()=>ms.matches?P("#board").append(e.card):e.check.after(e.card);ms.addEventListener(
"change",n),n();let o={app:t,place:e,pointed:T(null),solving:Zo(t)};o.card=Xo(o),o.derivation=Yo(t),o.conflicts=ls(o),o.several=hs(o),o.check=rs(o),Ko(o),C(()=>{
e.check.hidden=!t.state.playable.value}),t.when("hint",()=>Wt(o)),H(_`<${Qo(o)} />`,e.status),H(_`<${Ni} parts=${o} />`,e.buttons),H(_`<${is} ...${o} />`,e.check)}
var Ni=({parts:t})=>_`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!t.app.state.playable.value} onclick=${()=>Wt(t)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Jo(t)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>es(t)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>ts(t)}>Answers</button>`;var Tn={};it(Tn,{start:()=>Ri});var Li={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},Ut=({name:t})=>_`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Li[t]} /></svg>`;var Di=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],ji=8e3,Pi=2,zi=["pointerdown","keydown"],
ps={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ri(t){H(_`<${Ii} ...${t} />`,P("#modes")),H(_`<${Bi} ...${t} />`,
P("#history")),H(_`<${Ui} />`,P("#appearance")),Wi(t),Hi(t),Fi(t)}function Ii({store:t}){let e=n=>{if(!n.key.startsWith("Arrow"))return;let o=t.now.mode==="play"?
"edit":"play";t.change({mode:o}),P(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Di.map(({mode:n,name:o,title:s})=>{let r=n===t.now.mode;return _`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>t.change({mode:n})} onkeydown=${e}>${o}</button>`})}var Bi=({store:t})=>_`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!t.canUndo} onclick=${t.undo}>
    <${Ut} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!t.canRedo} onclick=${t.redo}>
    <${Ut} name="redo" /><span class="wide">Redo</span>
  </button>`;function Wi({store:t}){addEventListener("keydown",e=>{if(!(e.ctrlKey||e.metaKey)||ee(e).closest("input, textarea, .cm-editor"))return;let n=e.key.toLowerCase();
if(n==="z"&&!e.shiftKey)t.undo();else if(n==="y"||n==="z"&&e.shiftKey)t.redo();else return;e.preventDefault()})}function Ui(){let t=Ge(getComputedStyle(document.
documentElement).colorScheme==="dark"),e=t.value?"Light colours":"Dark colours";return _`<button type="button" title=${e} aria-label=${e} onclick=${()=>{let o=t.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),t.value=!t.value}}>
    <${Ut} name=${t.value?"light":"dark"} /></button>`}function Hi(t){let e=Tt("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of e)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of e)o.addEventListener("click",()=>n(o.dataset.pane??""));t.when("pane",n),n("board"),Ki(t)}function Ki(t){
let e=Object.keys(ps),n=o=>{t.emit("pane",o),Tt(`#${o} :is(${ps[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=e.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?e.length-1:1;n(e[s<0?1:(s+r)%e.length]),o.preventDefault()});for(let o of Tt(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Fi(t){let e=P("#messages");t.when("message",({words:n,isBad:o=!1})=>{let s=x(
"div",{class:o?"message bad":"message"},n),r=[...e.children].filter(c=>c.textContent!==n);e.replaceChildren(...r.slice(1-Pi),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let c of zi)addEventListener(c,i,{once:!0})},ji)})}var jn={};it(jn,{start:()=>Ql});function Qe(t,e,n){let o=t?.querySelector(`.${e}`);n===null||n===""?o?.remove():o?o.textContent=n:t?.append(x("span",{class:e,ariaHidden:"true"},n))}function gs(t,e,n,o){
Qe(t,e,n.join(" "));let s=t?.querySelector(`.${e}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(c=>/^[1-9]\d*$/.test(c)&&Number(c)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(c=>{let a=Number(c)-1,l=x("span",{},c);return l.style.gridArea=`${Math.floor(
a/r)+1} / ${a%r+1}`,[l," "]})))}function ws(t,e){let n=e.map((o,s)=>`var(--paint-${o}) ${100*s/e.length}% ${100*(s+1)/e.length}%`);t&&(t.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function bs(t){t!==void 0&&(t.classList.remove("flash"),t.offsetWidth,t.classList.add("flash"),t.addEventListener(
"animationend",()=>t.classList.remove("flash"),{once:!0}))}var qi=500,Gi=["clue","unknown"];function ks({app:t,view:e}){let n=T(new Map),o=()=>{n.value=new Map},s=Vi(t,o),r=()=>e.sheet,i=v=>r().edits.find($=>$.what===v),
c=v=>A(r(),v).join(","),u=(v,$)=>{n.value=new Map([...n.value,...$.map(([O,S])=>[`${v} ${O.join(",")}`,S])])};function l(v,$,O,S=null){for(let E of Gi)u(E,[[A(r(),
$),null]]);w(v,$,O,S)}function a(v,$){let O=$.filter(S=>p(S,v));if(O.length){for(let S of O)u(S,[[A(r(),v),null]]);s.ask({cells:O.map(S=>[S,...A(r(),v),null])})}}
function h(v,$){let O=n.peek().get(`${v} ${$}`);return O===void 0?i(v)?.cells.get($)??null:O}function d(v){let $=[...n.peek().keys()].filter(S=>S.startsWith(`${v}\
 `)).map(S=>S.slice(v.length+1)),O=i(v)?.cells.keys()??[];return[...new Set([...O,...$])].filter(S=>h(v,S)!==null)}let f=(v,$)=>h(v,c($)),p=(v,$)=>f(v,$)!==null;
function m(v,$,O=null){u(v,$),s.ask({cells:$.map(([S,E])=>[v,...S,E])},O)}let w=(v,$,O,S=null)=>m(v,[[A(r(),$),O]],S);function b(v,$){let O=[];for(;;){let S=h(v,
[...$,O.length+1].join(","));if(S===null)return O;O.push(S)}}function k(v,$,O,S=null){let E=O.match(/\d+/g)??[],M=b(v,$).slice(E.length).map(()=>null);m(v,[...E,
...M].map((N,z)=>[[...$,z+1],N]),S)}function g(v,$){v>=1&&$>=1&&s.ask({size:[v,$]})}function y(v){let $=N=>/^\d+$/.test(N)?Number(N):N,O=v.flatMap(N=>{let[,z="",
j=""]=/^(\w+)\((.*)\)$/.exec(N)??[],K=j.split(","),we=e.sheet.edits.find(({isClue:Sr,predicate:xr,keys:Or,values:Er})=>Sr&&xr===z&&Or+Er===K.length);return we?[
[we.what,...K.slice(0,we.keys).map($),K.slice(we.keys).join(",")]]:[]});if(!O.length||O.length<v.length)return!1;s.ask({cells:O});let[S,E,M]=O[0];return i(String(
S))?.where==="cell"&&e.grid.select(G(r(),Number(E),Number(M))),!0}return{entry:i,key:c,set:l,erase:a,found:h,everywhere:d,valueAt:f,has:p,place:m,become:w,numbers:b,
becomeNumbers:k,resize:g,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function Vi(t,e){let{store:n,overview:o}=t,s=[],r=!1,i=!1;function c(a,h=null){s.push({step:a,
merge:h}),r||u()}async function u(){for(r=!0;s.length;)await l(s.splice(0,qi));r=!1}async function l(a){let h=n.now,d=!1;i=!0;let f=p=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,p.forEach((m,w)=>{!d&&m!==n.now.facts&&n.change({facts:m},{merge:a[w].merge})}))};try{await o.edit(
a.map(({step:p})=>p),f)}catch(p){if(i=!1,!(p instanceof ne))throw p;t.emit("message",{words:`This cannot be changed here: ${p.message}`,isBad:!0}),e()}d&&await l(
a)}return{ask:c,get isEmpty(){return!i&&s.length===0}}}var Cn="Click a cell to put one there, or to take it away.",je={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},De={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:t})=>t.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",how:"\
turned",hint:({changes:t})=>["Click a cell for a white circle",...(t.entry("circle")?.choices??[]).slice(1).map(e=>`again for a ${e} one`)].join(", ")+"."},arrow:{
name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arr\
ow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, w\
ith commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a \
sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the ce\
ll"],["<, >, X, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wh\
ere cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:Cn},block:{name:"\
Blocked cells",hint:Cn},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",
keys:[["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper \
right of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma t\
he one down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them.",keys:[["Arrow over the\
 edge","with Numbers beside chosen: the numbers of that line"],["Enter, Shift and Enter","there: the next line, the one before"],["Escape","back to the board"]]},
slanted:{name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that begin there."}};function et({what:t,predicate:e,where:n,keys:o,
values:s,choices:r}){let i=`${e[0].toUpperCase()}${e.slice(1)}`;if(t in De)return{name:i,...De[t]};if(!(t==="unknown"||n!=="cell"||o!==2))return r.length?{name:i,
how:"turned",hint:`Click a cell: ${r.join(", then ").replaceAll("_"," ")}.`}:s?{name:i,isTyped:!0,hint:"Click a cell and type its number."}:{name:i,hint:Cn}}var Pe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function _s({app:t,view:e}){let{store:n}=t,o=null,s=0,r=()=>e.sheet.plays.find(Q);
function i(m,w,b,k=null){let g=$e(m,n.now.marks,w);!m.spots.has(w)||g===b||n.change({marks:At(m,n.now.marks,w,b)},{merge:k})}function c(m,w){let b=e.grid.side(m,
w,e.sheet.plays.every(Q));return b===null?null:he(e.sheet,m,b)}let u=(m,w,b,k=null,g=-1)=>({play:m,index:w,spot:k,number:g,merge:`line ${s+=1}`,how:b,before:n.now.
marks,isDragged:!1}),l=(m,w)=>St(m,$e(m,n.now.marks,w)),a=(m,w)=>xt(m,$e(m,n.now.marks,w));function h(m,w,b){o=null;let k=r();if(!k||m<0)return{isClick:!1,isDrag:!1};
let g=c(m,b),y=g===null?-1:w?a(k,g):l(k,g),v=ve(k)&&e.grid.side(m,b,!1)===null,$=k.where==="link"?"link":v?"area":"side";return g===null&&$==="side"?{isClick:!1,
isDrag:!1}:(o=u(k,m,$,g,y),g!==null&&$==="side"&&i(k,g,y,o.merge),{isClick:g!==null,isDrag:!0})}function d(m){if(o?.how!=="side")return;let w=e.grid.under(m.x,m.
y),b=w<0?null:c(w,m);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(m){if(!o||o.how==="side")return;let[w,b]=[A(e.sheet,o.index),A(e.sheet,
m)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Do(o.play,o.before,w,b)},{merge:o.merge});return}let[k,g]=[b[0]-w[0],b[1]-w[1]];if(Math.abs(k)+Math.abs(g)!==
1){o.index=m;return}let y=k?k>0?"bottom":"top":g>0?"right":"left",v=he(e.sheet,o.index,y);if(!o.isDragged){let{play:$,play:{clicks:O,choices:S}}=o,E=$e($,n.now.
marks,v)===O[0];o.number=S[0].value!==null?l($,v):E?-1:O[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=m}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(m){
m===void 0?p():o?.how==="area"&&f(m)},onKey(m,w){let b=m.shiftKey?Pe[m.key]:void 0,k=r();if(!k)return!1;if([" ","Enter"].includes(m.key)&&ve(k)&&e.sheet.plays.every(
Q))return o?p():f((o=u(k,w,"area")).index),!0;if(b===void 0)return!1;let g=he(e.sheet,w,b);return i(k,g,l(k,g)),!0}}}var Yi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function ys({view:t,changes:e,pen:n}){let o=l=>A(t.sheet,l),s=l=>e.found(n.kind,l.join(","));function r(l){
let a=n.isPlaced?n.id:"";e.place(n.kind,[[l,s(l)===a?null:a]])}function i(l,a){let[h,d,f]=he(t.sheet,l,a).split(",");return(f==="right"?Number(d)<t.sheet.columns:
f==="bottom"&&Number(h)<t.sheet.rows)?[[Number(h),Number(d),f]]:[]}function c(l,a,h){let[d,f]=o(l),[p,m]=[2*d+a,2*f+h];p>=2&&p<=2*t.sheet.rows&&m>=2&&m<=2*t.sheet.
columns&&r([p,m])}function u(l,a){let[h,d="0"]=e.valueAt("arrow",l)?.split(",")??[];e.become("arrow",l,h===a?null:`${a},${d}`)}return{press(l,a){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!e.entry(h))return!1;let{left:d,top:f}=t.grid.within(l,a),[p,m]=o(l),w=t.grid.side(l,a);return h==="vertex"?r(
[p-+(f<.5),m-+(d<.5)]):h==="centre"?c(l,Math.floor(f*3)-1,Math.floor(d*3)-1):w!==null&&h==="arrow"?u(l,w):w!==null&&i(l,w).forEach(r),!0},onKey({key:l,shiftKey:a},h){
let{kind:d}=n,f=a?Pe[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")u(h,f);else if(f&&d==="centre")c(h,...Yi[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")c(h,Number(a),Number(a));else return!1;return!0},clear(l){let[a,h]=o(l),d=[-1,0,1].flatMap(
m=>[-1,0,1].map(w=>[m,w])),p=({between:Object.values(Pe).flatMap(m=>i(l,m)),vertex:d.filter(m=>Math.max(...m)<1).map(([m,w])=>[a+m,h+w]),centre:d.map(([m,w])=>[
2*a+m,2*h+w])}[n.kind]??[]).filter(m=>s(m)!==null);return p.length&&e.place(n.kind,p.map(m=>[m,null])),p.length>0}}}function vs({view:t,changes:e}){let n=null,o=()=>e.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return u();n={id:0,cells:[l]}}function i(l){if(l===void 0)return u();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:a,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;e.place("path",d.map(
f=>[[...A(t.sheet,f),a],String(h.indexOf(f)+1)]),`path ${a}`)}function c(l){let a=A(t.sheet,l).join(","),h=o().filter(([f,p])=>`${f},${p}`===a).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&e.place("path",d.map(f=>[f.map(s),null]))}function u(){n?.cells.length===1&&c(n.cells[0]),n=null}return{press:r,reach:i,
clear:c,end:u}}var Ji=4,Ht={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},Nn=["across","down"],tt=(t,e)=>(t+e).slice(-Ji).replace(/^0+(?=\d)/,
"");function $s({view:t,changes:e}){let n="across",o="",s=0;function r(u){let l=e.valueAt("cage",u),h=e.everywhere("cage").filter(d=>l!==null&&e.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>G(t.sheet,d,f));return h.find(d=>e.has("target",d))??Math.min(u,...h)}function i(u,l,a){let[h="add",d=""]=e.valueAt(
"target",r(u))?.split(",")??[],f=l in Ht?[Ht[l],d]:[h,o=tt(o,l)];f[1]!==""&&e.become("target",r(u),f.join(","),a)}function c(u,l,a){l===","?[n,o]=[Nn[1-Nn.indexOf(
n)],""]:e.place("sum",[[[...A(t.sheet,u),n],o=tt(o,l)]],a)}return{has:u=>u==="target"||u==="sum",press(u,l){let{left:a,top:h}=t.grid.within(u,l);n=a>=h?"across":
"down",o=""},type(u,l,a){return o===""&&(s+=1),(u==="sum"?c:i)(l,a,`${u} ${l} ${s}`),!0},clear(u,l){o="",u==="target"?e.become("target",r(l),null):e.place("sum",
Nn.map(a=>[[...A(t.sheet,l),a],null]))},leave(){[n,o]=["across",""]}}}var Xi=["clue","unknown","circle","object","block","arrow","segment"],Zi=["0","1","2","3","4"],Qi={white:"O W",black:"B"};function el(t,e){let n=T("clue"),o=T({});
return{get kinds(){let s=t.sheet.edits.filter(et).map(({what:r})=>r);return[...new Set([...Object.keys(De).filter(e),...s])]},get tool(){let s=e(this.kind);return s&&
et(s)},get kind(){return e(n.value)?n.value:this.kinds[0]??"clue"},set kind(s){n.value=s,this.isPainting&&(o.value={[s]:[...e(s)?.cells.values()??[]][0]??"1",...o.
value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(this.tool?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(s){return this.tool?.how===s},get isMark(){return e(this.kind)?.values===0},get id(){
return o.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:s=[],cells:r=new Map}=e(this.kind)??{},i=this.kind==="vertex"?Zi:s,c=[...r.values(),
...[o.value[this.kind]??[]].flat()].sort((u,l)=>u.localeCompare(l,"en",{numeric:!0}));return[...new Set([...i,...c])]},pick(s){o.value={...o.value,[this.kind]:s}}}}
function Ss({app:t,view:e}){let n=ks({app:t,view:e}),o=el(e,n.entry),s=ys({view:e,changes:n,pen:o}),r=vs({view:e,changes:n}),i=$s({view:e,changes:n}),c="",u=null,
l=0;function a(g){c="",o.kind==="numbers"?n.becomeNumbers("numbers",A(e.sheet,g),""):o.isPath?r.clear(g):i.has(o.kind)?i.clear(o.kind,g):s.clear(g)||n.erase(g,Xi)}
let h=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function d(g,y){let v=n.entry(o.kind)?.choices??[],$=n.valueAt(o.kind,g),O=v[$===null?0:v.indexOf($)+1]??null;
n.become(o.kind,g,y&&$!==v[1]?v[1]:O)}function f(g){let{id:y}=o;y===null||n.valueAt(o.kind,g)===y||n.become(o.kind,g,y,u)}function p(g,y,v){c="",i.has(o.kind)&&
i.press(g,v),s.press(g,v)||m(g,y)}function m(g,y=!1){o.isPath?r.press(g):o.isPainting?(u=`paint ${l+=1}`,y?o.pick(n.valueAt(o.kind,g)??o.id):f(g)):o.is("turned")?
d(g,y):o.isMark?h(g):y&&n.entry("unknown")&&w(g)}let w=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function b(g,y){let{kind:v}=o;if(o.isPlaced&&y!==",")return o.
pick(c=tt(c,y)),!0;if(i.has(v))return i.type(v,g,y);if(!o.isTyped||y===","&&v!=="numbers")return!1;c===""&&(l+=1);let $=`${v} ${n.key(g)} ${l}`;if(v==="numbers")
return c+=y,n.becomeNumbers(v,A(e.sheet,g),c,$),!0;c=tt(c,y);let O=n.valueAt("arrow",g)?.split(",")[0]??"top";return v==="arrow"?n.become(v,g,`${O},${c}`,$):n.set(
v,g,c,$),!0}function k(g,y){if(/^[0-9,]$/.test(g.key)||i.has(o.kind)&&g.key in Ht)return b(y,g.key);let v=o.kind==="between"&&o.ids.find($=>` ${je[$]} ${Qi[$]}`.
includes(` ${g.key.toUpperCase()}`));return v?(o.pick(v),!0):s.onKey(g,y)?!0:g.key==="?"&&n.entry("unknown")?(c="",w(y),!0):g.key==="Delete"||g.key==="Backspace"?
(a(y),!0):g.key!==" "&&g.key!=="Enter"?!1:(m(y),!0)}return{changes:n,pen:o,press:p,onKey:k,clear:a,type:b,question:w,move(){},drag(g){o.isPainting?f(g):r.reach(
g)},release:r.end,leave(g){c="",i.leave(),r.reach(g)}}}var Es="http://www.w3.org/2000/svg",tl=["cause","effect","wrong"];function qt(){let t=document.createElementNS(Es,"svg");return t.setAttribute("class","outline"),
t.setAttribute("aria-hidden","true"),{element:t,show(e,n){let{width:o,height:s,left:r,top:i}=q(n);t.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=tl.flatMap(
u=>{let l=e?.[u]??[],a=l.flatMap(d=>{let f=sl(n,d),p=Os(d)?"whole":nl(d)?"line":"";return f?[xs("rect",{...f,rx:p==="whole"?0:3,class:`${u} ${p}`})]:[]}),h=ol(n,
l.filter(Os),u==="cause"?3:5);return h?[...a,xs("path",{d:h,class:u})]:a});t.replaceChildren(...c)}}}function xs(t,e){let n=document.createElementNS(Es,t);for(let[
o,s]of Object.entries(e))n.setAttribute(o,String(s));return n}var Os=t=>typeof t[0]=="string"?t[0]==="cell":t.length===2,nl=t=>typeof t[0]=="string"?["edge","li\
nk"].includes(t[0]):t.length>2;function ol({rows:t,columns:e,cell:{width:n,height:o,edge:s}},r,i){let c=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=t&&d<=e),u=new Set(
c.map(String)),l=(h,d)=>u.has(`${h},${d}`),a=[];for(let[h,d]of c){let[f,p]=[s+(d-.5)*n,s+(h-.5)*o];for(let[m,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+m,d+w))continue;
let[b,k]=[-1,1].map(g=>{let[y,v]=[m?0:g,m?g:0],$=l(h+y,d+v)?l(h+y+m,d+v+w)?i:0:-i,[O,S]=m?[n/2,o/2]:[o/2,n/2],[E,M]=[g*(O+$),(m||w)*(S-i)];return m?`${f+E} ${p+
M}`:`${f+M} ${p+E}`});a.push(`M${b}L${k}`)}}return a.join("")}var Kt=7,Ft=11;function sl(t,e){let{rows:n,columns:o,cell:s}=t;if(e[0]==="outside")return nt(t,e);
let r=typeof e[0]=="string",[i,c,u]=r?e.slice(1):e;if(i>n||c>o)return null;if(e[0]==="vertex"){let[l,a]=[s.edge+c*s.width,s.edge+i*s.height];return{x:l-Ft,y:a-Ft,
width:2*Ft,height:2*Ft}}if(u!==void 0){let l=r?e[0]:t.plays.find(p=>p.where!=="cell")?.where,[a,h,d,f]=Se(t,l,[i,c,u]);return{x:a-Kt,y:h-Kt,width:d-a+2*Kt,height:f-
h+2*Kt}}return{x:s.edge+(c-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function nt({rows:t,columns:e,cell:n,around:o},[,s,r]){let[i,c,u,l]=o,
[a,h]=[e*n.width+2*n.edge,t*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,u-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:a+1,y:f,width:Math.max(0,c-2),height:n.height}}[s]}var Ln="http://www.w3.org/2000/svg",As=new Map;function Ms(t){let e=As.get(t)??[...me(`<svg xmlns="${Ln}">${t.svg}</svg>`).childNodes];return As.set(t,e),e.map(
n=>n.cloneNode(!0))}function Gt(t,e,...n){let o=document.createElementNS(Ln,t);for(let[s,r]of Object.entries(e))o.setAttribute(s,r);return o.append(...n),o}function Ts({
stencil:t,columns:e,cell:[n,o,s],cells:r},i){let c=me(t),u=c.querySelector("g");if(u===null)return c;r.forEach((f,p)=>{if(f<0)return;let[m,w]=[Math.floor(p/e),p%
e],b=`translate(${s+w*n} ${s+m*o})`;u.append(Gt("g",{transform:b},...Ms(i[f])))});let{x:l,y:a}=c.viewBox.baseVal,h=[...Array(e).keys()].map(f=>Gt("text",{x:s+(f+
.5)*n,y:a-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/e).keys()].map(f=>Gt("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return c.
append(Gt("g",{class:"numbers"},...h,...d)),c}function Cs(){let t=x("div",{class:"frames"}),e=[],n=I,o=i=>n!==I&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((c,u)=>c.svg===n.frames[u].svg&&c.name===n.frames[u].name);function s(i){e=i.frames.map((c,u)=>{let l=c.svg?me(c.svg):null,
a=l?.querySelector("g")??null,h=x("figcaption",{});u===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=x("div",{class:"surfac\
e"},l),f=c.name&&i.frames.length>1?x("h3",{},c.name):null;return{figure:x("figure",{},f,d,h),surface:d,group:a,captions:h,looks:new Array(i.count).fill(_t),groups:new Array(
i.count).fill(null)}}),t.replaceChildren(...e.map(c=>c.figure))}function r(i,c,u){let l=e[i];if(!l?.group||l.looks[c]===u)return;l.looks[c]=u;let a=l.groups[c];
if(a===null){let{width:h,height:d,edge:f}=n.cell,[p,m]=[Math.floor(c/n.columns),c%n.columns];a=l.groups[c]=document.createElementNS(Ln,"g"),a.setAttribute("tran\
sform",`translate(${f+m*h} ${f+p*d})`),l.group.append(a)}a.replaceChildren(...Ms(u))}return{element:t,get surface(){return e[0]?.surface??null},show(i){let c=!o(
i);return c&&s(i),n=i,i.frames.forEach((u,l)=>{u.cells.forEach((a,h)=>r(l,h,a)),e[l].captions.replaceChildren(...u.captions.map(a=>x("p",{},a)))}),c},cell:(i,c)=>c.
forEach((u,l)=>r(l,i,u)),fade:(i,c)=>{for(let{groups:u}of e)u[i]?.classList.toggle("faint",c)}}}var ot={title:"",frames:[]},rl=900,il=700,Ns=28,ll=1.5,cl=.35;function Ls({app:t,view:e}){let n=ot,o=0,s=0,r=al({app:t,view:e}),i=x("h2",{}),c=x("p",{class:"nam\
e"}),u=x("div",{class:"captions",role:"status"}),l=x("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),a=(O,S,E)=>x("button",{type:"\
button",ariaLabel:S,title:S,onclick:E},O),h=a("First","First picture",()=>y(0)),d=a("\u25C0","One picture back",()=>y(o-1)),f=a("Play","Play the film",()=>s?$():
v()),p=a("\u25B6","One picture on",()=>y(o+1)),m=a("Last","Last picture",()=>y(1/0)),w=x("button",{type:"button",class:"close",onclick:()=>t.emit("film",null)},
"Back to the board"),b=x("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,p,m,l),k=x("section",{class:"film",hidden:!0,ariaLabel:"Film"},x("div",{class:"\
line"},i,w),r.element,c,u,b);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";c.
textContent=[E,S.name].filter(Boolean).join(" \xB7 "),u.replaceChildren(...(S.captions??[]).map(M=>x("p",{},M))),l.value=String(o),l.setAttribute("aria-valuetex\
t",c.textContent),h.disabled=d.disabled=o===0,p.disabled=m.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),t.emit("film-at",o)}function y(O){$(),g(O)}function v(){
o===n.frames.length-1&&g(0),f.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?$():v()},rl+il*(n.frames[o].captions?.length??0))}function $(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:S})=>{let E=ul(n.frames,o,r.cellAt(n.frames[o],O,S));E>=0&&
y(E)}),k.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")t.emit("film",null);else if(O.key===" "&&
ee(O).tagName!=="BUTTON")s?$():v();else{if(S===void 0)return;y(S)}O.preventDefault()}),{element:k,get isOn(){return n!==ot},show(O){let S=s!==0&&O?.title===n.title;
$(),n=O?.frames?.length?O:ot,k.hidden=n===ot,n!==ot&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,g(n.at??0),S&&v())}}}
function al({app:t,view:e}){let n=qt(),o=x("div",{class:"surface"}),s=x("div",{class:"screen"},o),r=null,i=null;function c(h,d){i=h.svg?me(h.svg):h.stencil?Ts(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),u(),l()}function u(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Ns,s.clientHeight-
Ns],p=Math.min(d/h.width,f/h.height,ll);o.style.width=`${Math.floor(h.width*Math.max(p,Math.min(d/h.width,cl)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=e,
{columns:f,cell:p,around:m}=d,w=h&&d.rows&&h.height===q(d).height,b=w?(h.width-2*p.edge-m[1]-m[3])/f:0;n.show(w?r:null,{...d,cell:{...p,width:b}})}function a(h,d,f){
if(!h.cell||!h.columns)return null;let[p,m,w]=h.cell,b=o.getBoundingClientRect(),k=(h.columns*p+2*w)/b.width;return[Math.ceil(((f-b.top)*k-w)/m),Math.ceil(((d-b.
left)*k-w)/p)]}return new ResizeObserver(u).observe(s),t.when("highlight",h=>{r=h,i&&l()}),{element:s,show:c,cellAt:a}}function ul(t,e,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=t.slice(0,e+1).findLastIndex(o);return s>=0?s:t.findIndex(o)}var fl=.34,dl=.2,hl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function js(){let t=x("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),e=I,n=[],o=0,s=new Set([o]),r=new Set;function i(l){e=l;let{rows:a,columns:h,cell:d,around:f}=l,{width:p,height:m}=q(l),w=f.
map((k,g)=>100*(k+d.edge)/(g%2?p:m));t.style.inset=w.map(k=>`${k}%`).join(" "),t.style.gridTemplateRows=`repeat(${a}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(k,g)=>x("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:A(l,g).join(",")}}));let b=Array.from({length:a},(k,g)=>{let y=x("div",{class:"row",role:"r\
ow"},n.slice(g*h,(g+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});t.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function c(l,{isFocused:a=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)u(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
u(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),a&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function u(l,a){n[l].classList.toggle("chosen",a),n[l].setAttribute("aria-selected",String(a))}return t.addEventListener("focusin",l=>{
let a=n.indexOf(ee(l));a>=0&&a!==o&&c(a,{isFocused:!1})}),t.addEventListener("keydown",l=>{let a=l.shiftKey?null:Ds(e,o,l);a!==null&&(c(a),l.preventDefault())}),
{element:t,build:i,select:c,target:l=>Ds(e,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return e.columns},cell:l=>n[l],under(l,a){let h=t.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*e.columns),f=Math.floor((a-h.top)/h.height*e.rows);return f>=0&&f<e.rows&&d>=0&&d<e.columns?f*e.columns+
d:-1},within(l,{x:a,y:h}){let d=n[l].getBoundingClientRect();return{left:(a-d.left)/d.width,top:(h-d.top)/d.height}},side(l,a,h=!0){let d=this.within(l,a),f={...d,
right:1-d.left,bottom:1-d.top},m=Object.keys(f).reduce((w,b)=>f[b]<f[w]?b:w);return f[m]<(h?fl:dl)?m:null},label(l,a){n[l].getAttribute("aria-label")!==a&&n[l].
setAttribute("aria-label",a)},onMove:l=>{r.add(l)}}}function Ds(t,e,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!t.count)return null;let i=o||s,[c,u]=[Math.floor(
e/t.columns),e%t.columns],l={row:t.rows-1,column:t.columns-1};if(n==="Home")return i?0:c*t.columns;if(n==="End")return i?t.count-1:c*t.columns+l.column;let a=hl[n];
if(!a)return null;let h=(d,f,p)=>i&&f?f<0?0:p:Math.min(p,Math.max(0,d+f));return h(c,a[0],l.row)*t.columns+h(u,a[1],l.column)}function Ps(t,{rows:e,columns:n},o,s){
let r=t.getBoundingClientRect(),[i,c]=[(o-r.left)/r.width,(s-r.top)/r.height],u=l=>l>=0&&l<1;return u(i)===u(c)?null:u(i)?[c<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(c*e)]}function zs(t,e){let{element:n}=t,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),t.select(o.index,{isMore:e.chooses()&&(l||o.isMore)}),
e.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,a();let u=t.under(l.clientX,l.clientY);
if(u<0||l.button===1)return;let h=l.pointerType==="touch";e.release();let{clientX:d,clientY:f}=l;o={index:u,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let a=t.under(l.clientX,l.clientY);if(a<0||(o.isBegun&&e.move({x:l.clientX,y:l.clientY}),a===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of c(o.index,a))e.drag(d);o.index=a}});function c(l,a){let{columns:h}=t,[d,f]=[Math.floor(l/
h),l%h],[p,m]=[Math.floor(a/h),a%h],w=Math.max(Math.abs(p-d),Math.abs(m-f));return Array.from({length:w},(b,k)=>{let g=(k+1)/w;return Math.round(d+(p-d)*g)*h+Math.
round(f+(m-f)*g)})}function u(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
e.release(),r&&!s.size&&(e.undo(),r=!1),u()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,u()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var Rs="pylogic:game-read",Is="(min-width: 60.01rem)";function Bs(t){let e=x("div"),n=localStorage.getItem(Rs)===null&&matchMedia(Is).matches,o=x("details",{class:"\
game",open:n},x("summary",{},"How it is played"),e);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Is).matches&&localStorage.setItem(Rs,"")}),t.when(
"game",s=>{e.replaceChildren(...s.map(([r,i])=>x("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Ws="http://www.w3.org/2000/svg",pl=6,gl=([t,e,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*pl,[c,a]=e===o?[0,i]:[i,0];return`M${t+c} ${e+a}L${n+c}\
 ${o+a}`}).join("");function wl([t,e,n,o]){let[s,r]=[(t+n)/2,(e+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Us(){let t=document.createElementNS(
Ws,"svg");t.setAttribute("class","strokes"),t.setAttribute("aria-hidden","true");let e=(n,o)=>{let s=document.createElementNS(Ws,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:t,show(n,o){let{width:s,height:r,left:i,top:c}=q(n);t.setAttribute("viewBox",`${-i} ${-c} ${s} ${r}`);let u={};
for(let l of n.plays.filter(Q))for(let a of l.spots){let[h,d,f]=a.split(","),p=[Number(h),Number(d),f];for(let[m,w]of new Map(l.choices.map(b=>[de(l,a,b),b.value]))){
let b=o(m);if(b===null)continue;let k=Number(w)>1?`${b} several`:b;u[k]=(u[k]??"")+(b==="crossed"?gl(Se(n,l.where,p)):pl(Po(n,l.where,p),Number(w??1)))}}t.replaceChildren(
...Object.keys(u).map(l=>e(l,u[l])))}}}var wl=12,bl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},kl={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ze={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Ks(t,e){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),C(()=>{let{width:o,height:s,left:r,top:i}=q(t.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let c=[...e.wanted.value].map(([u,l])=>({
..._l(u),value:l}));H(_`${c.map(({what:u,at:l})=>_`<${yl} what=${u} ...${Hs(t,u,l)} />`)}
      ${c.map(({what:u,at:l,value:a})=>_`<${vl} ...${{what:u,at:l,value:a,changes:e}}
        ...${Hs(t,u,l)} />`)}`,n)}),n}function _l(t){let[e,n]=t.split(" ");return{what:e,at:n.split(",")}}function Hs({sheet:t},e,n){let{width:o,height:s,edge:r}=t.
cell;if(e==="outside"){let w=nt(t,[e,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,c]=n.map(Number),[u,l]=e==="vertex"?[i,c]:e==="cent\
re"?[i/2-.5,c/2-.5]:[i-.5,c-.5],[a,h]=[r+l*o,r+u*s];if(e!=="between")return{x:a,y:h,width:o,height:s};let[d,f,p,m]=Se(t,"edge",[i,c,n[2]]);return{x:(d+p)/2,y:(f+
m)/2,width:o,height:s}}function yl({what:t,x:e,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(t)?null:["between","vertex",
"centre"].includes(t)?_`<circle class="paper" cx=${e} cy=${n} r="9" />`:_`<rect class="paper" x=${e-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function vl({what:t,at:e,value:n,changes:o,x:s,y:r,width:i,height:c}){let[u,l]=[s-i/2,r-c/2],a=(f,p)=>_`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${p} />`,
h=(f,p=20)=>_`<text x=${s} y=${r} font-size=${p}>${f}</text>`;if(t==="target"||t==="sum")return _`<${Sl} ...${{what:t,at:e,value:n,changes:o,left:u,top:l,width:i,
height:c}} />`;if(n===null)return null;if(t==="circle")return a(15,ze[n]);if(t==="outside")return h(o.numbers(t,e.slice(0,2)).join(" "),e[0]==="left"||e[0]==="r\
ight"?14:10);if(t==="centre")return a(5,ze.white);if(t==="object")return a(8,ze.black);if(t==="block")return _`<rect x=${u} y=${l} width=${i} height=${c} fill=${ze.
black} />`;if(t==="between")return n in ze?a(6,ze[n]):h($l(n,e[2]),14);if(t==="vertex")return h(n,14);if(t==="arrow")return h(`${bl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(t==="unknown")return h("?");if(t==="numbers")return h(o.numbers("numbers",e.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(t))return t===
"clue"?h(n):null;let d=t==="path"?e[2]:n;return _`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/bl%360}`}
    ...${{x:a,y:l,width:i,height:c}} />${h(d,11)}`}var Sl=(t,e)=>je[t]?.split(" ").at(e==="bottom"?-1:0)??t;function xl({what:t,at:e,value:n,changes:o,left:s,top:r,
width:i,height:c}){let[a,l]=t==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=t==="t\
arget"?[s+12,r+8]:e[2]==="across"?[s+i-12,r+10]:[s+12,r+c-10];return _`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${u?_l[a]:""}</text>`}var Ol=25;function Fs({app:t,view:e,picture:n,edit:o}){let{store:s}=t,r=qt(),i=Us(),c=null,a=new Map,l=null,u=x("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",x("button",{type:"button",onclick:()=>t.emit("overlay",null)},"Back to the board")),h=w=>e.grid.
cell(w);function d(w){let b=e.sheet.plays.flatMap(({choices:g})=>g.map(({value:y})=>Number(y))),k=Math.max(0,...b.filter(g=>g<=xl));for(let g of w){let y=e.sheet.
plays.some(S=>V(e.sheet,S,s.now.marks,g)>=0),v=l?[]:s.now.notes[A(e.sheet,g).join(",")],$=y?[]:v;gs(h(g),"notes",fe($,"corner"),k);let O=fe($,"centre");Qe(h(g),
"centre",O.join(O.some(S=>S.length>1)?" ":"")),ws(h(g),fe(v,"colour").filter(S=>ue.includes(S)))}}function f(){e.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,b]of u)Qe(h(w),"ghost",b.text||"+")}function p(){let[w,b]=[new Set(l?.certain),new Set(l?.possible)],k=y=>w.has(y)?"drawn":b.has(y)?"fa\
int":null,g=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(e.sheet,l?k:g)}function m(){p();let{sheet:w}=e,[b,k]=[new Set(l?.certain),new Set(l?.
possible)];for(let g=0;g<w.count;g+=1){let y=l?Ol(w,g,b,k):null;y&&n.cell(g,Je(w,y.marks,g)),n.fade(g,!!y?.isFaint),Qe(h(g),"maybe",y?.words??null)}d([...Array(
w.count).keys()])}return t.when("highlight",w=>{c=w,e.sheet!==I&&r.show(c,e.sheet)}),t.when("ghosts",w=>{e.sheet!==I&&(u=new Map((w??[]).map(b=>[G(e.sheet,b.row,
b.column),b])),f())}),t.when("overlay",w=>{let b=l!==null;if(l=w,a.hidden=l===null,e.sheet!==I&&(m(),b&&!l)){let{sheet:k}=e;for(let g=0;g<k.count;g+=1)n.cell(g,
Je(k,s.now.marks,g))}}),{elements:[Ks(e,o.changes),i.element,r.element],legend:a,lines:p,notes:d,overlaid:()=>{l&&m()},show(){r.show(c,e.sheet),p(),f(),l?m():d(
[...Array(e.sheet.count).keys()])},press(w){let b=u.get(w);return b!==void 0&&o.changes.add([b.atom])}}}function Ol(t,e,n,o){for(let s of t.plays){let r=s.choices.
map(l=>({choice:l,atom:mn(t,s,l,e)})),i=r.find(({choice:l,atom:a})=>l.holds&&n.has(a));if(i)return{marks:{[i.atom]:!0}};let c=r.filter(({choice:l,atom:a})=>l.holds&&
o.has(a));if(c.length&&c[0].choice.value===null)return{marks:{[c[0].atom]:!0},isFaint:!0};if(c.length)return{marks:{},words:c.map(({choice:l})=>l.words).join(" ")};
let u=r.find(({choice:l})=>!l.holds);if(u)return{marks:{[u.atom]:!1}}}return{marks:{}}}var Vt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},El={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},st=t=>t==="top"||t==="bottom";function qs({app:t,view:e,edit:{changes:n,pen:o}}){let{grid:s}=e,r=x("div",{class:"margin"}),i=T(null),c=({side:d,number:f})=>n.
numbers("outside",[d,f]).join(" ");function u(d,f){if(t.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:d,
number:f};let p=P("input",r);return p.value=c(i.value),p.focus(),p.select(),!0}function l(d){if(i.value===null)return;let{side:f,number:p}=i.value,m=ee(d).value.
trim();m!==c(i.value)&&n.becomeNumbers("outside",[f,p],m)}let a=(d,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===d.target||(l(d),i.value=null)});
function h(d){if(i.value===null||d.key!=="Enter"&&d.key!=="Escape")return;d.preventDefault();let{side:f,number:p}=i.value,m=p+(d.shiftKey?-1:1);d.key==="Enter"&&
l(d),d.key==="Enter"&&m>=1&&m<=e.sheet[st(f)?"columns":"rows"]?u(f,m):(i.value=null,s.select(s.current))}return C(()=>{let d=i.value;H(_`${d&&_`<input key=${`${d.
side} ${d.number}`} class=${d.side} inputmode="numeric"
      aria-label=${`${Vt[d.side]} ${d.number}`} style=${Al(e,d)}
      onkeydown=${h} onblur=${f=>a(f,d)} />`}`,r)}),s.element.addEventListener("keydown",d=>{let f=El[d.key];if(!f||o.kind!=="outside"||d.shiftKey||s.target(d)!==
s.current)return;let[p,m]=A(e.sheet,s.current);u(f,st(f)?m:p)&&(d.preventDefault(),d.stopPropagation())},{capture:!0}),{element:r,open:u}}function Al({sheet:t},{
side:e,number:n}){let{width:o,height:s,left:r,top:i}=q(t),c=nt(t,["outside",e,n]);return{"--along":`${100*(st(e)?(r+c.x+c.width/2)/o:(i+c.y+c.height/2)/s)}%`}}function Gs(t,e,{marks:n,notes:o},s){let r=c=>e.given[c]??e.choices[V(t,e,n,c)]?.value,i=o;for(let[c,u]of e.peers){if(r(c)!==void 0)continue;let l=u.map(r),a=e.
choices.filter(d=>te(d,c)&&!l.includes(d.value??"")),h=A(t,c).join(",");i=dn(Ye(i,[h],ae),[h],a.map(({value:d})=>Ve(s,d??"")))}return i}function Dn(t,e,n,o,s){let r=e.
choices[s]?.value;if(r==null)return n;let i=(e.peers.get(o)??[]).map(c=>A(t,c).join(",")).filter(c=>ae.some(u=>fe(n[c],u).includes(r)));return i.length?Ye(n,i,ae,
r):n}var rt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Ml=(t,e)=>!t||re(t)?-1:t.choices.findIndex(({value:n})=>n!==null&&e.some(
o=>rt[o]===n));function Vs({app:t,view:e}){let{store:n}=t,o=null,s=null,r=0,i=()=>e.sheet,c=_s({app:t,view:e}),u=Tl({store:n,view:e}),{put:l,toggle:a}=u,h=S=>S.
clicks.length>0,d=()=>Ys(i()),f=()=>d().find(h)??d()[0],p=()=>i().plays.find(re),m=Cl({store:n,view:e,written:p,entries:u}),w=()=>m.kind==="colour"||p()!==void 0&&
!c.play&&!d().some(h),b=(S,E)=>St(E,V(i(),E,n.now.marks,S));function k(S,E,M){if(m.begin(),o=s=null,w())return;let{isClick:N,isDrag:z}=c.press(S,E,M);N||(z?s=()=>g(
S,E):g(S,E))}function g(S,E){let M=f();if(!M||!h(M)||!vt(i(),S))return;let N=E?xt(M,V(i(),M,n.now.marks,S)):b(S,M);o={play:M,number:N,merge:`stroke ${r+=1}`},l(
S,M,N,o.merge)}function y(S){w()?e.grid.select(S,{isMore:!0}):o?l(S,o.play,o.number,o.merge):c.drag(S)}function v(){c.isDragged||s?.(),o=s=null,c.release()}function $(S){
m.begin(),u.clear(S)||m.clear(S)}function O(S,E){let M=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],N=S.ctrlKey||S.altKey,z=m.kind==="\
colour"||N?-1:Ml(f(),[S.key,M??""]);if(z>=0)return a(E,f(),z),!0;let j=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":m.kind;if(M!==void 0)return m.type(
E,M,j);if(N)return!1;if(w()&&S.shiftKey&&Pe[S.key])return e.grid.select(e.grid.target(S)??E,{isMore:!0}),!0;if(S.key==="Escape")return e.grid.select(E),!0;if(S.
key==="Delete"||S.key==="Backspace")return $(E),!0;if(c.onKey(S,E))return!0;let K=f();if(!K)return!1;if(S.key===" "||S.key==="Enter")return l(E,K,b(E,K)),!0;let we=[
"#","."].indexOf(S.key);return we>=0&&K.choices[0].value===null?(l(E,K,we),!0):!1}return{press:k,drag:y,onKey:O,clear:$,clicked:f,written:p,pencil:m,chooses:w,move:c.
move,release:v,get lines(){return c.play},enter(S,E,M){let{value:N}=E.choices[M];m.kind!==null&&N!==null&&re(E)?m.note(S,m.kind,N):a(S,E,M)},leave(S){m.begin(),
c.reach(S)},fill(S){let E=Co(i(),n.now.marks,S);return E&&n.change({marks:E}),E!==null}}}var Ys=({plays:t})=>t.filter(e=>!Q(e));function Tl({store:t,view:e}){let n=i=>e.
grid.chosen.includes(i)?e.grid.chosen:[i];function o(i,c,u,l=null){let a=c.choices[u];a&&!te(a,i)||V(e.sheet,c,t.now.marks,i)!==u&&t.change({marks:$t(e.sheet,c,
t.now.marks,i,u),notes:Dn(e.sheet,c,t.now.notes,i,u)},{merge:l})}function s(i,c,u){let{marks:l}=t.now,a=n(i).filter(m=>te(c.choices[u],m)),d=a.every(m=>V(e.sheet,
c,l,m)===u)?-1:u,f=a.reduce((m,w)=>$t(e.sheet,c,m,w,d),l),p=a.reduce((m,w)=>Dn(e.sheet,c,m,w,d),t.now.notes);a.length&&t.change({marks:f,notes:p})}function r(i){
let{marks:c}=t.now;for(let l of n(i)){for(let a of Ys(e.sheet))c=$t(e.sheet,a,c,l,-1);c=jo(e.sheet,c,l)}let u=Object.keys(c).length!==Object.keys(t.now.marks).length;
return u&&t.change({marks:c}),u}return{put:o,toggle:s,clear:r,together:n}}function Cl({store:t,view:e,written:n,entries:{toggle:o,together:s}}){let r="",i=T(null),
c=d=>A(e.sheet,d).join(",");function u(d,f,p){let m=s(d).filter(w=>f==="colour"||vt(e.sheet,w));m.length&&t.change({notes:xo(t.now.notes,m.map(c),Ve(f,p))})}function l(){
let d=n();d&&t.change({notes:Gs(e.sheet,d,t.now,i.value==="centre"?"centre":"corner")})}function a(d){let f=s(d).map(c);for(let p of[ae,Ce]){let m=Ye(t.now.notes,
f,p);if(JSON.stringify(m)!==JSON.stringify(t.now.notes))return t.change({notes:m})}}function h(d,f,p){if(p==="colour"){let y=ue[Number(f)-1];return y&&u(d,p,y),
y!==void 0}let m=n();if(!m)return!1;let w=y=>m.choices.findIndex(({value:v})=>v===y),b=p===null&&w(r+f)>=0?r+f:f,k=w(b),g=k>=0||m.choices.some(({value:y})=>y?.startsWith(
b));return!s(d).some(y=>vt(e.sheet,y))||!g?!1:(r=b,k<0||(p!==null?u(d,p,b):o(d,m,k)),!0)}return{note:u,noteAll:l,clear:a,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Nl=18,Ll=60,Js=28,Dl=26;function Xs({app:t,view:e,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:c}=t,{grid:u}=e,l=x("div",{class:"stage"},n.element),
a=x("p",{role:"status"}),h=x("div",{class:"notice",hidden:!0},a),d=x("p",{class:"heard",ariaLive:"polite"});function f(b,k=!1){a.textContent=a.title=b,h.hidden=
b==="",l.classList.toggle("stale",k)}function p(b){let k=e.sheet,g=document.activeElement;e.sheet=b,k.plays!==b.plays&&(l.parentElement?.classList.toggle("white\
ned",gn(b)),l.parentElement?.classList.toggle("shaded",Mo(b)));let y=n.show(b),v=k===I||k.count!==b.count||k.columns!==b.columns||k.cell.width!==b.cell.width||String(
k.around)!==String(b.around);v&&u.build(b),y&&n.surface&&n.surface.append(...s.elements,u.element,i.element),y&&u.element.contains(g)&&u.select(u.current),y&&i.
element.contains(g)&&g?.focus(),s.show();for(let $=0;$<b.count;$+=1)u.label($,Ot(b,c.now,$));(v||k.plays!==b.plays||k.edits!==b.edits)&&r.build(),(v||y||k.edits!==
b.edits)&&m(),o.changes.settle()}function m(){if(!e.sheet.count)return;let{cell:b,around:k,edits:g}=e.sheet,y=c.now.mode==="edit"&&g.some(({where:K})=>K==="outs\
ide"),v=k.map(K=>y?Math.max(0,Dl-K):0),{width:$,height:O,left:S,top:E}=q(e.sheet),[M,N]=[l.clientWidth-Js,l.clientHeight-Js],z=Math.min(M/($+v[1]+v[3]),N/(O+v[0]+
v[2]),Ll/b.height),j=Math.max(Math.floor(z*b.height),Nl)/b.height;l.style.setProperty("--wide",`${Math.floor($*j)}px`),l.style.setProperty("--cell",`${b.height*
j}px`),l.style.setProperty("--room",v.map(K=>`${K*j}px`).join(" ")),l.style.setProperty("--above",`${(E+v[0])*j}px`),l.style.setProperty("--before",`${(S+v[3])*
j}px`)}function w(b,k){if(e.sheet===I)return;let g=new Set([...Object.keys(b.marks),...Object.keys(k.marks)]),y=new Set([...g].filter($=>b.marks[$]!==k.marks[$]).
map($=>pn(e.sheet,$))),v=new Set([...Object.keys(b.notes),...Object.keys(k.notes)].filter($=>b.notes[$]!==k.notes[$]).map($=>G(e.sheet,...$.split(",").map(Number))));
y.delete(-1);for(let $ of y)n.cell($,Je(e.sheet,b.marks,$));s.notes([...y,...v]),y.size&&s.overlaid(),s.lines();for(let $ of new Set([...y,...v]))u.cell($)&&u.label(
$,Ot(e.sheet,b,$)),$===u.current&&(d.textContent=Ot(e.sheet,b,$).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),c.on(["mode"],m),l.addEventListener(
"click",({clientX:b,clientY:k})=>{let g=Ps(u.element,e.sheet,b,k);g&&!i.open(...g)&&r.focus(...g)}),{element:l,notice:h,heard:d,say:f,draw:p,drawMarks:w,fit:m,get isStale(){
return l.classList.contains("stale")}}}var Zs="pylogic:clock",Qs=t=>{let[e,n,o]=[t/3600,t/60%60,t%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return e?`${e}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function er({
store:t,when:e}){let n=!1,o=!1,s=localStorage.getItem(Zs)!=="hidden",r=x("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Zs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:c}=t.now;r.textContent=s?Qs(c):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Qs(c)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:c,marks:u,mode:l}=t.now;!(c>0||Object.keys(u).length>0)||n||o||document.hidden||l!=="play"||
t.change({seconds:c+1},{undoable:!1})},1e3),t.on(["puzzle","instance"],()=>{n=!1}),t.on(["seconds"],i),e("finished",c=>{n=c}),e("film",c=>{o=c!==null}),i(),r}var tr={down:"\u2198\u2196",up:"\u2197\u2199"},jl={down:["top","left"],up:["bottom","left"]};function nr({view:t,changes:e,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=t.sheet,r=[...e.entry(n)?.cells.keys()??[]];return _`<div class="line typing">${Object.entries(Vt).map(([i,c])=>_`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(a=>a.startsWith(`${i},`))}>
      <summary>${c} …</summary><div class="fields">
        ${[...Array(st(i)?s:o).keys()].map(u=>_`
          <span data-beside=${`${i},${u+1}`}><${Pl} ...${{changes:e,side:i,line:u+1}} /></span>`)}
      </div></details>`)}</div>`}function Pl({changes:t,side:e,line:n}){return t.wanted.value,Object.keys(tr).map(o=>_`<${zl}
    label=${`${Vt[e]} ${n} ${tr[o][+!jl[o].includes(e)]}`}
    now=${t.found("slanted",[e,n,o].join(","))??""}
    write=${s=>t.place("slanted",[[[e,n,o],s||null]])} />`)}function zl({label:t,now:e,write:n}){let o=Ge(null);return _`<label class="field"><span>${t}</span><input inputmode="numeric" value=${o.
value??e}
    oninput=${s=>{o.value=ee(s).value}}
    onchange=${s=>n(ee(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var or=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Rl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Il(t){let e=t.clicked(),n=t.written(),o=[];if(e?.clicks.length){let r=e.clicks.map(l=>e.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),t.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(rt).filter(l=>e.choices.some(({value:u})=>u===rt[l]));if(!re(e))for(let l of i)o.push([l,rt[l].replace("_"," ")]);let[c,a]=e.choices;
c.value===null&&a&&o.push(["#",c.words],[".",a.words])}let{lines:s}=t;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
ve(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
t.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${ue.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...or]}function Bl(t){let e=t.changes.entry("clu\
e"),n=[];e?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),e?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
t.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of t.pen.kinds)n.push(...De[o]?.keys??[]);return[...n,["Dele\
te, Backspace","take the clue away"],...or]}function sr(t,{play:e,edit:n}){let o=document.activeElement,s=[...t==="play"?Il(e):Bl(n),...Rl],r=x("dialog",{class:"\
keys",ariaLabel:"Keys"},x("h2",{},t==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),x("dl",{},s.map(([i,c])=>x("div",{},x("dt",{},i),x("dd",{},c)))),
x("form",{method:"dialog"},x("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Wl="http://www.w3.org/2000/svg";function rr({changes:t},e){let n=t.entry(e);return(n&&et(n)?.name)??e}var Ul=[{kind:"",name:"Enter",title:"What is typed, ta\
pped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",
title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a d\
igit)"}];function Hl(t){let{where:e,clicks:n,choices:o}=t,s=e==="link"?"Drag from cell to cell to draw.":ve(t)?"Drag over cells to enclose them.":"Drag along si\
des to go on.";return`Click ${e==="link"?"between two cells":"a side of a cell"}: ${ir(n,o)} ${s}`}var ir=(t,e)=>`${t.map(n=>e[n].words).join(", then ")}.`;function lr(t){
let{app:e,play:n,edit:o}=t,s=x("div",{class:"tools"}),r=er(e),i=()=>sr(e.store.now.mode,{play:n,edit:o}),c=()=>H(_`<${Kl} ...${{parts:t,clock:r,help:i}} />`,s);
return C(()=>{Object.assign(s.dataset,{mode:e.store.now.mode,pencil:n.pencil.kind??""})}),c(),{element:s,build:c,help:i,focus:(l,a)=>{let h=s.querySelector(`[da\
ta-beside="${l},${a}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Kl({parts:t,clock:e,help:n}){let{app:o,view:s}=t,
r=$o(()=>o.store.now.mode).value;if(s.sheet===I)return null;let i=r==="play"&&s.sheet.plays.length>0;return _`
    <div class="line first"><p class="hint">${ql(t,r)}</p>
      ${i&&_`<span class="placed" ref=${c=>c?.append(e)} />`}
      <${B} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&_`<${B} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&_`<${Gl} ...${t} /><div class="line"><${Fl} ...${o} /></div>`}
    ${r==="edit"&&_`<${Yl} ...${t} />
      <${nr} view=${s} changes=${t.edit.changes} kind=${t.edit.pen.kind} />
      <div class="line"><${Xl} ...${t} /></div>`}`}var B=t=>_`<button type="button" ...${t}
  onpointerdown=${e=>e.preventDefault()} />`;function Fl({store:t,emit:e}){let{marks:n,notes:o,saves:s}=t.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>t.change({saves:l},{undoable:!1});return _`<div class="group" role="group" aria-label="Save points">
    <${B} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),e("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${B} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),t.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${B} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>t.change({marks:{},notes:{}})}>Clear all<//></div>`}function ql({view:t,play:e,edit:n},o){let{plays:s,edits:r,size:i,count:c}=t.sheet;if(o===
"edit"){let{hint:h=""}=n.pen.tool??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside th\
e rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return c?"On this board there is nothing to enter: t\
he assistant solves it.":"This puzzle has no board: the assistant solves it.";let u=e.clicked(),l=e.lines?Hl(e.lines):"";if(!u)return l;if(e.written()===u&&u.choices.
length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"\
Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let a=u.clicks.length>1&&!l?"Drag to paint.":l;return`Click\
 a cell: ${ir(u.clicks,u.choices)} ${a}`.trim()}function Gl({view:t,play:e}){let{pencil:n}=e,o=e.written(),s=()=>t.grid.current,r=Ul.filter(({kind:i})=>o||!ae.some(
c=>c===i));return _`<div class="line">
    ${t.sheet.plays.filter(({where:i})=>i==="cell").map(i=>_`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((c,u)=>_`
        <${B} class=${re(i)?"digit":"choice"} onclick=${()=>e.enter(s(),i,u)}>
          ${!re(i)&&_`<${Vl} ...${{view:t,choice:c}} />`}${c.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${ue.map((i,c)=>_`
      <${B} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${c+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:c,title:u})=>_`<${B} data-pencil=${i} title=${u}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${c}<//>`)}
      <${B} title="Empty the chosen cells (Delete)" onclick=${()=>e.clear(s())}>Erase<//>
      ${o?.peers.size?_`<${B} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Vl({view:t,choice:e}){let n=_e(null),o=e.looks[0].filter(c=>c!==null),s=(o.find(({svg:c})=>!c.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=t.
sheet.cell;return ce(()=>n.current.replaceChildren(...me(`<svg xmlns="${Wl}">${s}</svg>`).childNodes),[s]),_`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Yl({view:t,edit:e}){let{pen:n}=e,o=()=>t.grid.current,s=n.isTyped?[...Array(10).keys(),...n.tool?.more??[]].map(String):[],r=n.kind==="clue"&&e.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:_`<div class="line">
    ${n.kinds.length>1&&_`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(c=>_`
      <${B} aria-pressed=${n.kind===c} onclick=${()=>{n.kind=c}}>${rr(e,c)}<//>`)}</div>`}
    ${i?_`<${Jl} edit=${e} />`:(n.isTyped||r)&&_`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(c=>_`<${B} class="digit typed" onclick=${()=>e.type(o(),c)}>${c}<//>`)}
        ${r&&_`<${B} class="digit" title="A clue whose number is not known" onclick=${()=>e.question(o())}>?<//>`}
        ${n.isTyped&&_`<${B} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>e.clear(o())}>Erase<//>`}</div>`}</div>`}function Jl({edit:t,edit:{pen:e}}){let n=e.tool?.noun??e.kind,o=()=>e.pick(String(Math.max(0,...e.
ids.map(Number).filter(Number.isFinite))+1));return _`<div class="group" role="group" aria-label=${`${rr(t,e.kind)} to ${e.isPainting?"paint with":"put"}`}>
    ${e.ids.map(s=>_`<${B} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${e.id===s}
      onclick=${()=>e.pick(s)}>${je[s]??s}<//>`)}
    ${e.isPainting&&_`<${B} onclick=${o}>New ${n}<//>`}</div>`}function Xl({view:t,edit:e}){if(!t.sheet.size)return null;let[n,o]=t.sheet.size,s=(r,i,c)=>_`<span class="stepper">
    <${B} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>c(i-1)}>−<//>
    <output>${xe(i,r)}</output>
    <${B} aria-label=${`one ${r} more`} onclick=${()=>c(i+1)}>+<//></span>`;return _`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>e.changes.resize(r,o))}
    ${s("column",o,r=>e.changes.resize(n,r))}</div>`}var Zl=80,cr=["puzzle","instance","rules","facts","constants"];function Ql(t){let e=ec(t),{stage:n,layers:o,film:s,tools:r,victory:i}=e;P("#board").append(Bs(t),
o.legend,n.element,s.element,x("div",{class:"told"},n.notice,i.element),r.element,n.heard),oc(e),sc(e),rc(e)}function ec(t){let e=Cs(),n=T(I),o={grid:js(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Vs({app:t,view:o}),r=Ss({app:t,view:o}),i=Fs({app:t,view:o,picture:e,edit:r}),c=lr({app:t,view:o,play:s,edit:r}),u=qs(
{app:t,view:o,edit:r}),l=Xs({app:t,view:o,picture:e,edit:r,layers:i,tools:c,margin:u}),a=nc(t,o);return{app:t,view:o,play:s,edit:r,layers:i,tools:c,stage:l,victory:a,
film:Ls({app:t,view:o}),drawing:tc(t,o,l,a.celebrate),mode:()=>t.store.now.mode==="edit"?r:s}}function tc(t,e,n,o){let{store:s,overview:r}=t,i=Ct(),c=0,u=null,l=!1,
a=()=>{clearTimeout(c),c=setTimeout(p,Zl)},h=b=>cr.every(k=>s.now[k]===b[k]),d=()=>u!==null&&h(u),f=b=>s.now.marks!==b.marks||!h(b);async function p(){clearTimeout(
c);let b=s.now;if(!b.puzzle)return;let k=d();i.stop();try{let g=await(k?i($=>oe("board",U(b,{entries:!1}),$)):r.ask("board"));if(g===void 0||f(b))return;if(k&&g.
cell.width!==e.sheet.cell.width){u=null,a();return}u=b,l=!1,n.draw(yt(g,k?e.sheet:null)),t.emit("playable",e.sheet.plays.length>0),o();let[v]=g.problems;(!k||n.
isStale)&&n.say(v?`${Mt(v)?"The board is not finished":"Something is wrong with the facts"}: ${v.text}`:"")}catch(g){if(!(g instanceof ne))throw g;if(f(b))return;
u=null,l=!1;let y=g.problems[0]?.text??g.message;n.say(e.sheet!==I?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be draw\
n. ${y}`,!0)}}return{later:a,redraw:p,isDrawn:d,forget:()=>{u=null,l=e.sheet!==I},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function nc(t,e){
let{store:n}=t,o=x("p",{class:"glad",role:"status"}),s=x("div",{class:"won",hidden:!0},o),r=null,i=!0;function c(){let{mode:a,marks:h}=n.now,d=a==="play"&&r!==null&&
No(e.sheet,h,r);o.textContent=d?"Solved! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),t.emit("finished",d))}return{
element:s,celebrate:c,know:a=>{r=a},forget:()=>{r=null,i=!0}}}function oc({app:t,view:e,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:c}=e;zs(c,{press:(u,l,a)=>{
!r.isOther&&!o.press(u)&&i().press(u,l,a)},move:u=>i().move(u),drag:u=>i().drag(u),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>t.store.undo()}),
c.element.addEventListener("keydown",u=>{if(u.defaultPrevented||u.metaKey||(u.altKey||u.ctrlKey)&&i()!==n||e.sheet===I||r.isOther)return;let l=c.current;u.key===
"Enter"&&o.press(l)||i().onKey(u,l)?u.preventDefault():u.key==="?"&&(s.help(),u.preventDefault())}),c.onMove(u=>{i().leave(u);let[l,a]=A(e.sheet,u);t.emit("focu\
sed",{row:l,column:a})})}function sc({app:t,view:e,play:n,edit:o,film:s,stage:r,drawing:i,victory:c}){let{store:u}=t;u.on(["marks","notes"],(l,a,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(l,a),c.celebrate(),h.has("marks")&&i.later())}),u.on(cr,()=>{i.redraw(),s.isOn&&t.emit("film",null)}),u.on(["puzzle","ins\
tance"],()=>{e.sheet!==I&&r.say("The board is being drawn \u2026",!0),i.forget(),c.forget()}),u.on(["mode"],()=>{o.leave(),n.leave(),c.celebrate()})}function rc({
app:t,view:e,play:n,edit:o,film:s,tools:r,stage:i,drawing:c,victory:u}){t.when("solved",l=>{u.know(l?.status==="unique"?l.answers:null),u.celebrate()}),t.when("\
fill",async l=>{c.isDrawn()||await c.redraw(),!(c.isDrawn()&&n.fill(l))&&t.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),t.when("\
clues",l=>o.changes.add(l)),t.when("film",l=>{let a=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?a||t.emit("pane","board"):i.fit()}),t.when(
"cell",({row:l,column:a})=>{l>e.sheet.rows||a>e.sheet.columns||(t.emit("pane","board"),e.grid.select(G(e.sheet,l,a)),bs(e.grid.cell(G(e.sheet,l,a))))}),t.when("\
cancel-all",()=>{c.stop(),t.emit("film",null),i.say(""),c.later()})}var Pn={facts:40,rules:200},ar=["puzzle","instance","rules","facts","constants","marks"],ur="facts";function dr(t){let e=new Set,n=new Map,o=new Set,s=Pn.facts,
r=0;t.on(ar,(d,f,p)=>{s=p.has("rules")&&!p.has("puzzle")?Pn.rules:Pn.facts});function i(d,f){return u(d),o.add(d),new Promise((p,m)=>{let w={resolve:p,reject:m,
onEvent:f},b=[...e].find(({about:k,parts:g})=>g.includes(d)&&ar.every(y=>k?.[y]===t.now[y]));b?(b.wishes.set(d,w),fr(b,d)):(n.set(d,w),clearTimeout(r),r=setTimeout(
l,s))})}function c(d){u(d),o.delete(d)}function u(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...e]){let p=f.wishes.get(d);p&&(p.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(e.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(t.now,t.now,[...d.keys()],d)}function a(d,f){let p=t.
now;return new Promise((m,w)=>{let b=g=>{k.about={...p,facts:g[g.length-1]},f(g),m()},k=h(p,null,[...o],new Map([[ur,{resolve:b,reject:w}]]),{steps:d})})}function h(d,f,p,m,w={}){
let b={about:f,parts:p,wishes:m,told:new Map,controller:new AbortController},k=(g,y)=>{g==="found"?m.get("solve")?.onEvent?.(g,y):b.told.set(g,g===ur?{found:y.facts}:
y),fr(b,g)};return e.add(b),ge("overview",U(d,{...w,parts:p}),{signal:b.controller.signal,onEvent:k}).catch(g=>{for(let y of m.values())y.reject(g)}).finally(()=>e.
delete(b)),b}return{ask:i,drop:c,edit:a}}function fr({told:t,wishes:e},n){let[o,s]=[e.get(n),t.get(n)];!o||!s||(e.delete(n),s.failed?o.reject(new ne(s.failed)):
o.resolve(s.found))}function hr(){let t=new EventTarget,e={playable:T(!0),finished:T(!1),focused:T(null),film:T(null),"film-at":T(0)};return{state:e,emit(n,...[o]){n in e&&(e[n].value=
o),J(()=>t.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){t.addEventListener(n,s=>o(s.detail))}}}var mr=document.querySelector("script[src]");mr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
mr.src)).catch(()=>{});var Bn={};it(Bn,{start:()=>uc});var Rn="#pylogic=";var pr=/^[a-z_][A-Za-z0-9_]{0,63}$/,ic=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,gr=t=>t.includes(Rn);async function wr(t){let e=t.slice(t.indexOf(Rn)+Rn.length).trim(),n;try{n=JSON.parse(await ac(e))}catch(a){throw a.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!cc(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:u,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:c,notes:u,constants:l}}var br=t=>typeof t==
"object"&&t!==null&&!Array.isArray(t),Re=t=>typeof t=="string",lc=t=>Array.isArray(t)&&t.every(Re),zn=(t,e,n)=>br(t)&&Object.entries(t).every(([o,s])=>e.test(o)&&
n(s));function cc(t){return br(t)&&Re(t.puzzle)&&pr.test(t.puzzle)&&Re(t.instance)&&ic.test(t.instance)&&Re(t.facts)&&(t.rules===void 0||Re(t.rules))&&zn(t.marks,
/^.{1,200}$/,e=>typeof e=="boolean")&&zn(t.notes,/^-?\d{1,6},-?\d{1,6}$/,lc)&&zn(t.constants,pr,e=>Re(e)&&e.length<=200)}async function ac(t){let e=atob(t.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(e,c=>c.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:c,value:u}=await s.read();if(c)break;if(i+=u.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
u)}return new Blob(r).text()}var kr="pylogic:played:";function In(t){let e={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...e,...JSON.parse(localStorage.
getItem(kr+t)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return e}}var _r=(t,e)=>localStorage.setItem(kr+t,JSON.stringify(e));function uc(t){let{store:e}=t,n=x("p",{class:"remark"}),o=Y.map(a=>x("option",{value:a.id},vr(a))),s=x("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;Y.length>1&&P("#files").append(s),wn&&fc(wn),P(".assistant-status").append(n);let i=a=>location.replace(yr(Y.find(h=>h.id===a)));function c(){
let a=Y.find(f=>yr(f)===location.hash)??Y[0];if(a.id===e.now.instance)return;let{isSolved:h=!1,...d}=In(a.id);r=h,s.value=a.id,n.textContent=a.remark?`${X(a.remark)}\
.`:"",document.body.toggleAttribute("data-checked",a.outcome.status==="unique"),t.emit("cancel-all"),t.emit("game",Bo),e.open({puzzle:"exported",instance:a.id,...d})}
function u(){let{instance:a,marks:h,notes:d,seconds:f,saves:p}=e.now;try{_r(a,{marks:h,notes:d,seconds:f,saves:p,isSolved:r})}catch{t.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}e.on(["marks","notes","seconds","saves"],(a,h,d)=>{d.has("instance")||u()}),t.when("finished",a=>{
!a||r||(r=!0,u(),o[s.selectedIndex].textContent=vr(Y[s.selectedIndex]))});async function l(){if(!gr(location.hash)){c();return}try{let{instance:a,rules:h,facts:d,
marks:f={},notes:p={}}=await wr(location.hash),m=h===void 0?Y.find(w=>w.facts===dc(d??"")):void 0;if(!m)throw new Error(`This link is of another board called ${a}\
, or of other rules.`);i(m.id),c(),e.change({marks:f,notes:p})}catch(a){t.emit("message",{words:a.message,isBad:!0}),i(Y[0].id)}}addEventListener("hashchange",l),
l()}function fc([t,e]){let n=(o,s,r)=>o?x("a",{href:`${o}.html`,"aria-label":r},s):null;P("#bar h1").replaceChildren(x("a",{href:"index.html",title:"All boards",
class:"back"},Io)),P("#files").append(...[n(t,"\u2190","The board before"),x("span",{},Y[0].name),n(e,"\u2192","The next board")].filter(o=>o!==null))}var dc=t=>t.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),yr=t=>`#${encodeURIComponent(t?.name??"")}`,vr=t=>In(t.id).isSolved?`${t.
name} \u2713`:t.name;var $r=Ho(),hc={store:$r,overview:dr($r),...hr()};for(let t of[Tn,jn,Mn,Bn])t.start(hc);document.documentElement.dataset.ready="";
})();
