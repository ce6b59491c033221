(async()=>{
var Tr=Object.defineProperty;var st=(e,t)=>{for(var n in t)Tr(e,n,{get:t[n],enumerable:!0})};var An={};st(An,{start:()=>Li});var N,Zn,Qn,ce,Jt,ct,eo,lt,to,nn,Xt,Mr,Fe=Symbol.for("pv"),ut={},ft=[],Cr=/^m(i|n|o|s|text|space)$/,on=Array.isArray,sn=ft.slice,ve=Object.assign;function _e(e){
e&&e.parentNode&&e.remove()}function no(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?sn.call(arguments,2):n),Be(e,i,o,s,null)}function Be(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fe,
__v:s||++Zn,__i:-1,__u:0};return!s&&N.vnode&&N.vnode(r),r}function Ae(e){return e.children}function Ie(e,t){this.props=e,this.context=t,this.__g=0}function ue(e,t){
if(t==null)return e.__&&ue(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ue(
e)}function Nr(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=ve({constructor:Fe},n)).__v=n.__v+1,N.vnode&&N.vnode(t),rn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||ue(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ao(s,t,r),n.__=n.__e=null,t.__e!=o&&oo(t))}function oo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),oo(e)}function In(e){(8&e.__g||(e.__g|=8,ce.push(e),ct++))&&Jt==N.debounceRendering||((Jt=N.debounceRendering)||
queueMicrotask)(so)}function so(){try{for(var e,t=1;ce.length;)ce.length>t&&ce.sort(eo),e=ce.shift(),t=ce.length,8&e.__g&&Nr(e)}finally{(ct=ce.length)&&(Jt||queueMicrotask)(
so)}}function ro(e,t,n,o,s,r,i,a,c,l,u){var d,h,f,m,p,g,b=o.__k||ft,y=t.length;for(c=Lr(n,t,b,c,y),d=0;d<y;d++)(f=n.__k[d])!=null&&(h=~f.__i&&b[f.__i]||ut,f.__i=
d,g=rn(e,f,h,s,r,i,a,c,l,u),m=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ln(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||m,f)),p=p||m,4&f.__u?(c=io(f,c,e,!h.__v),h.__e&&
(h.__e=null)):typeof f.type=="function"&&g!==void 0?c=g:m&&(c=m.nextSibling),f.__u&=-21);return n.__e=p,c}function Lr(e,t,n,o,s){var r,i,a,c,l,u,d,h,f,m=n.length,
p=m,g=0,b=0,y=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[r]=Be(null,
i):on(i)?i=y[r]=Be(Ae,{children:i}):i.constructor===Fe&&i.__b?i=y[r]=Be(i.type,i.props,i.key,i.ref,i.__v):y[r]=i,c=r+g,i.__=e,i.__b=e.__b+1,a=null,~(l=i.__i=Dr(
i,n,c,p))&&(p--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==c-1?g--:l==c+1?g++:l!=c&&(l>c?g--:g++,b=1)):(~l||(s>m?g--:s<m&&g++),typeof i.type!="function"&&(i.__u|=
4))):y[r]=null;if(b){for(u=[],d=[],r=0;r<s;r++)if((i=y[r])&&16&i.__u){for(g=0,h=u.length;g<h;)u[f=g+h>>1]<i.__i?g=f+1:h=f;u[g]=i.__i,d[r]=g+1}for(g=u.length;r--;)
d[r]&&(d[r]==g?g--:y[r].__u|=4)}if(p)for(r=0;r<m;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=ue(a)),an(a,a));return o}function io(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=io(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=ue(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Dr(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&i==a.type)
return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function Wn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function rt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Wn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Wn(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Xt[t]||(Xt[t]=jr(t)),(e.__a||(e.__a={}))[t]=nn,r=
t!=(t=t.replace(to,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function jr(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[lt]==null)t[lt]=nn++;else if(t[lt]<this.__a[e])
return;return n(N.event?N.event(t):t)}}}function rn(e,t,n,o,s,r,i,a,c,l){var u,d,h,f,m,p,g,b,y,w,_,v,S,O,$,E,C,L,B=t.type;if(t.constructor!==Fe)return null;128&
n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,d=r=[],u.nodeType==8?a=at(u,r):r.push(u),a=r[0]||a),(u=N.__b)&&u(t);e:if(typeof B=="function"){h=i.length;try{if(b=t.
props,y=(u=B.prototype)&&u.render,w=(u=B.contextType)&&o[u.__c],_=u?w?w.props.value:u.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(y?t.__c=f=new B(b,_):(t.__c=
f=new Ie(b,_),f.constructor=B,f.render=zr),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),y&&(f.__s||(f.__s=f.state),B.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=ve({},f.__s)),ve(f.__s,B.getDerivedStateFromProps(b,f.__s)))),m=f.props,p=f.state,f.__v=t,n.__c){if(b!==m&&y&&!B.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,_),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,_)===
!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(H){H&&(H.__=t)}),ft.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=ue(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,_),y&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,p,g)})}else
y&&!B.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),y&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=_,f.props=b,f.__P=
e,f.__g&=-5,v=N.__r,S=y?25:0;do f.__g&=-9,v&&v(t),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);y&&(ft.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=ve({},o,f.getChildContext())),y&&n.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(m,p)),O=u&&u.type===Ae&&u.key==
null?u.props.children:u,b.__P&&(u=a,s=(e=b.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(H){H&&an(H,H)}),n.__k=null),a=n.__k?ue(n,0):
null),a=ro(e,on(O)?O:[O],t,n,o,s,r,i,a,c,l),b.__P&&(t.__e=null,a=u),t.__u&=-161,d&&d.some(_e),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(H){if(i.length=
h,t.__v=null,c||r)if(H&&H.then){if(t.__u|=128|c,r){for(~(C=r.indexOf(a||void 0))||(C=r.length);(L=r[C-1])&&L.nodeType==8;)C--;for(;C<r.length;C++)if(L=r[C])if(r[C]=
null,$){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=at($=L))}}if(!$){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;$=a}(u=at($=
t.__c.__z||(t.__c.__z=$)))?(t.__e=$,a=u):t.__e=a,a=a&&a.nextSibling}else r&&r.some(_e);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),H&&H.then||lo(t),N.__e(H,t,n)}}else
a=t.__e=Pr(n.__e,t,n,o,s,r,i,c,l,e);return(u=N.diffed)&&u(t),a}function at(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function lo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(lo))}function ao(e,t,n){for(var o=0;o<n.length;)ln(n[o++],n[o++],n[o++]);N.__c&&N.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){N.__e(r,s.__v)}})}function Pr(e,t,n,o,s,r,i,a,c,l){var u,d,h,f,m,p,g,b,y=n.props||ut,w=t.props,_=t.type;if(_=="svg"?s="http://www.w3.org/2000/svg":
_=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((m=r[u])&&(_?m.localName==_:m.nodeType==3)){
e=m,r[u]=null;break}}if(!e){if(b=l.ownerDocument||document,!_)return b.createTextNode(w);e=b.createElementNS(s,_,w.is?w:l),a&&(N.__m&&N.__m(t,r),a=!1),r=null}if(_){
if(l=_=="template"&&e.content||e,r=_=="textarea"&&w.defaultValue!=null?null:r&&sn.call(l.childNodes),!a&&r)for(y={},u=0;u<e.attributes.length;u++)y[(m=e.attributes[u]).
name]=m.value;for(u in y)m=y[u],u=="dangerouslySetInnerHTML"?h=m:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||rt(e,
u,null,m,s);for(u in w)m=w[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?d=m:u=="value"?p=m:u=="checked"?g=m:a&&typeof m!="function"||y[u]===m||rt(e,u,m,y[u],
s);d?(a||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(_=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&Cr.test(_))&&(s="http://www.w3.org/1999/xhtml"),ro(l,on(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&ue(n,0),a,c),r&&r.some(_e)),a&&_!="textarea"||(u="valu\
e",_=="progress"&&p==null?e.removeAttribute(u):p==null||p===e[u]&&(_!="progress"||p)||rt(e,u,p,y[u],s),u="checked",g!=null&&g!=e[u]&&rt(e,u,g,y[u],s))}else y===
w||a&&e.data==w||(e.data=w);return e}function ln(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){N.__e(s,n)}}function an(e,t,n){var o,s,r,i;if(N.unmount&&N.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ln(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){N.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&an(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=at(o,r=[]))&&(o==e.__e&&r.some(_e),_e(s),_e(o)),n||_e(e.__e),e.__e=e.__c=e.__=null}function zr(e,t,n){
return this.constructor(e,n)}function W(e,t){var n,o,s,r;N.__&&N.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Be(Ae,{children:[
e]}),s=[],r=[],rn(t,t.__k,o||ut,ut,t.namespaceURI,o?null:t.firstChild?sn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ao(s,t.__k,r),t.__k.props.children=
null}N={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw ct=0,e}},Zn=0,Qn=function(e){return e!=null&&e.
constructor===Fe},Ie.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ve({},this.state)),typeof e=="function"&&(e=e(ve({},n),this.props)),
e&&(ve(n,e),this.__v&&(t&&this.__k.push(t),In(this)))},Ie.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),In(this))},Ie.prototype.render=
Ae,ce=[],ct=0,eo=function(e,t){return e.__v.__b-t.__v.__b},lt=Symbol(),to=/(PointerCapture)$|Capture$/i,nn=0,Xt={},Mr=0;var co=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,co(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Un=new Map;function Rr(e){var t=Un.get(this);return t||(t=
new Map,Un.set(this,t)),(t=co(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],l=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?c.push(0,h,i):r===3&&(h||i)?(c.push(3,h,i),r=2):r===2&&i==="..."&&h?c.push(4,h,0):r===2&&i&&!h?c.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(c.push(r,0,i,s),r=
6),h&&(c.push(r,h,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&l(),l(u));for(var d=0;d<n[u].length;d++)o=n[u][d],r===1?o==="<"?(l(),c=[c],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][d+1]===">")?(l(),r===3&&
(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return l(),c})(e)),t),arguments,[])).length>1?t:t[0]}var k=Rr.bind(no),dt,K,Yt,Hn,Br=Object.is,Zt=0,uo=[],
Qt=[],z=N,Kn=z.__b,Fn=z.__r,qn=z.diffed,Gn=z.__c,Vn=z.unmount,Yn=z.__;function fo(e,t){z.__h&&z.__h(K,e,Zt||t),Zt=0;var n=K.__H||(K.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function fe(e,t){var n=fo(dt++,4);!z.__s&&ho(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,K.__h.push(n))}function $e(e){return Zt=5,Te(function(){return{current:e}},[])}function Te(e,t){
var n=fo(dt++,7);return ho(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ir(){var e;do{for(;e=Qt.shift();)try{We(e)}catch(n){z.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
uo.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(We),t.__h.some(en),t.__h=[]}catch(n){t.__h=[],z.__e(n,e.__v)}}}while(Qt.length)}z.__b=function(e){K=null,Kn&&
Kn(e)},z.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Yn&&Yn(e,t)},z.__r=function(e){Fn&&Fn(e),dt=0;var t=(K=e.__c).__H;t&&(Yt==K?K.__h=[]:(t.__h.some(
We),t.__h.some(en),dt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Yt=K},z.diffed=function(e){qn&&qn(e);var t=e.__c;t&&t.__H&&(t.__H.
__h.length&&Xn(uo.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Yt=K=null},z.__c=function(e,t){t.some(function(n){try{n.__h.some(We),n.__h=n.__h.filter(
function(o){return!o.__||en(o)})}catch(o){n.__h=[function(){throw o}]}}),Gn&&Gn(e,t)},z.unmount=function(e){Vn&&Vn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){
try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Xn(Qt.push(s))}else We(s)}catch(r){t=r}}),o.__H=void 0,t&&z.__e(
t,o.__v))};var Jn=typeof requestAnimationFrame=="function";function Wr(e){var t,n=function(){clearTimeout(o),Jn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(
n,35);Jn&&(t=requestAnimationFrame(n))}function Xn(e){e!=1&&Hn==z.requestAnimationFrame||((Hn=z.requestAnimationFrame)||Wr)(Ir)}function We(e){var t=K,n=e.__c;typeof n==
"function"&&(e.__c=void 0,n()),K=t}function en(e){var t=K;e.__c=e.__(),K=t}function ho(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Br(n,e[o])})}
var Ur=Symbol.for("preact-signals");function gt(){if(ie>1)ie--;else{var e,t=!1;for((function(){var s=mt;for(mt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();He!==void 0;){var n=He;for(He=void 0,ht++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&po(n))try{n.
c()}catch(s){t||(e=s,t=!0)}n=o}}if(ht=0,ie--,t)throw e}}function cn(e){if(ie>0)return e();tn=++Hr,ie++;try{return e()}finally{gt()}}var Ue,D=void 0;function J(e){
var t=D,n=Ue;D=void 0,Ue=void 0;try{return e()}finally{D=t,Ue=n}}var He=void 0,ie=0,ht=0,Hr=0,tn=0,mt=void 0,pt=0;function mo(e){if(D!==void 0){var t=e.n;if(t===
void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==
void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}}function U(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
t?.watched,this.Z=t?.unwatched,this.name=t?.name}U.prototype.brand=Ur;U.prototype.h=function(){return!0};U.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.
e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:J(function(){var o;(o=t.W)==null||o.call(t)}))};U.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,
o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&J(function(){var s;(s=t.Z)==null||s.call(t)}))}};U.prototype.
subscribe=function(e){var t=this;return M(function(){var n=t.value;J(function(){return e(n)})},{name:"sub"})};U.prototype.valueOf=function(){return this.value};
U.prototype.toString=function(){return this.value+""};U.prototype.toJSON=function(){return this.value};U.prototype.peek=function(){var e=this;return J(function(){
return e.value})};Object.defineProperty(U.prototype,"value",{get:function(){var e=mo(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(ht>100)throw new Error("Cycle detected");(function(n){ie!==0&&ht===0&&n.l!==tn&&(n.l=tn,mt={S:n,v:n.v,i:n.i,o:mt})})(this),this.v=e,this.i++,pt++,ie++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{gt()}}}});function A(e,t){return new U(e,t)}function po(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function go(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function wo(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function Se(e,t){U.call(this,void 0,t),this.x=e,this.s=void 0,this.g=pt-1,this.f=4}Se.prototype=new U;Se.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===pt))return!0;if(this.g=pt,this.f|=1,this.i>0&&!po(this))return this.f&=-2,!0;var e=D;try{go(this),D=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return D=e,wo(this),this.f&=-2,!0};Se.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}U.prototype.S.call(this,e)};Se.prototype.U=function(e){if(this.t!==void 0&&(U.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Se.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(Se.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=mo(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function Z(e,t){return new Se(e,t)}function bo(e){var t=e.j;if(e.j=void 0,typeof t=="function"){ie++;var n=D;
D=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,un(e),o}finally{D=n,gt()}}}function un(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,bo(e)}function Kr(e){
if(D!==this)throw new Error("Out-of-order effect");wo(this),D=e,this.f&=-2;try{8&this.f&&un(this)}finally{gt()}}function Me(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,Ue&&Ue.push(this)}Me.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};Me.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,bo(this),go(this),ie++;var e=D;
return D=this,Kr.bind(this,e)};Me.prototype.N=function(){2&this.f||(this.f|=2,this.u=He,He=this)};Me.prototype.d=function(){this.f|=8,1&this.f||un(this)};Me.prototype.
dispose=function(){this.d()};function M(e,t){var n=new Me(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ko,qe,it,Fr=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var yo=[];M(function(){ko=this.N})();function Ce(e,t){N[e]=t.bind(null,N[e]||function(){})}function Ke(e){if(it){var t=it;it=void 0,t()}it=e&&e.S()}function _o(e){
var t=this,n=e.data,o=Ge(n);o.name="ReactiveDom",o.value=n;var s=Te(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var l=Z(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),u=Z(function(){return!Array.isArray(l.value)&&!Qn(l.value)}),d=M(function(){if(this.N=$o,u.value){var f=l.value;a.__v&&
a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=t.__$u.d;return t.__$u.d=function(){d(),h.call(this)},[u,l]},[]),r=s[0],i=s[1];return r.value?i.peek():
i.value}_o.displayName="ReactiveTextNode";Object.defineProperties(U.prototype,{constructor:{configurable:!0,value:no(Ae,null).constructor},type:{configurable:!0,
value:_o},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Ce("__b",function(e,t){if(Ke(),
qe=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof U&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
Ce("__r",function(e,t){if(e(t),t.type!==Ae){Ke();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return M(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Fr&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),qe=o,Ke(n)}});Ce("__e",function(e,t,n,o){Ke(),qe=void 0,e(t,n,o)});Ce("diffed",function(e,t){Ke(),qe=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var c in o){var l=r[c],
u=o[c];l===void 0?(l=qr(n,c,u,s),r[c]=l):l.o(u,s)}}}e(t)});function qr(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:M(function(){this.N=$o;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Ce("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var c in i)a[c]=i[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)});Ce("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});Ie.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Ge(e,t){return Te(function(){return A(e,t)},[])}function vo(e,t){
var n=$e(e);return n.current=e,qe.__$f|=4,Te(function(){return Z(function(){return n.current()},t)},[])}var Gr=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Vr(){cn(function(){for(var e;e=yo.shift();)ko.call(e)})}function $o(){yo.push(this)===1&&(N.requestAnimationFrame||Gr)(Vr)}var wt={corner:"",centre:"~",colour:"#"},Ne=Object.keys(wt),de=Ne.filter(e=>e!=="colour"),he=["red","orange","yellow","green","cyan","blue","purple","grey"],Ve=(e,t)=>wt[e]+
t,me=(e=[],t)=>e.filter(n=>fn(n)===t).map(n=>n.slice(wt[t].length)),fn=e=>Ne.find(t=>wt[t]===e[0])??"corner",So=(e,t,n)=>t.every(o=>e[o]?.includes(n))?hn(e,t,o=>o.
filter(s=>s!==n)):dn(e,t,[n]),dn=(e,t,n)=>hn(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ye=(e,t,n,o)=>hn(e,t,s=>s.filter(
r=>!n.includes(fn(r))||o!==void 0&&r!==Ve(fn(r),o)));function hn(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var R=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),xo=new Map;function Eo({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=xo.get(o)??{svg:e,words:t,reach:n};return xo.set(o,s),s}var Yr=["diagonal","triangle"],bt=Eo({svg:"",words:""});function kt(e,t=null){let n=e.pieces.map(
Eo),o=a=>a.map(c=>c<0?bt:n[c]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Jr(a.peers??{}),choices:a.choices.map(c=>({...c,looks:c.looks.map(l=>l.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(c=>[c.slice(0,-1).join(","),c.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Jr(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var G=(e,t,n)=>(t-1)*e.columns+n-1,T=(e,t)=>[Math.floor(t/e.columns)+1,t%
e.columns+1],pe=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,mn=(e,t,n,o)=>pe(t,T(e,o).join(","),n),le=({what:e,where:t,choices:n})=>t==="cell"&&
!Yr.includes(e)&&n.some(({value:o})=>o!==null);function pn(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))return-1;
let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?G(e,o,s):-1}var oe=(e,t)=>!!e.looks[0]?.[t],yt=(e,t)=>e.plays.some(n=>n.choices.
some(o=>oe(o,t))),gn=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Ao=e=>gn(e)||[...e.
frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),V=(e,t,n,o)=>Oe(t,n,T(e,o).join(",")),_t=(e,t,n,o,s)=>Ot(t,n,T(e,o).join(","),s),vt=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function $t({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Je(e,t,n){for(let o of e.plays){let s=o.choices[V(e,o,t,n)];if(s&&oe(s,n))return s.looks.map(r=>r[n]??bt)}return e.frames.
map(o=>o.blank[n])}var Oo={corner:"candidates",centre:"centre",colour:"coloured"};function St(e,{marks:t,notes:n},o){let[s,r]=T(e,o),i=e.plays.map(h=>h.choices[V(
e,h,t,o)]?.words).filter(h=>h!==void 0),a=e.frames[0].blank[o].words,c=Ne.map(h=>[Oo[h],...me(n[`${s},${r}`],h)]).filter(([,h])=>h),l=i.length?c.filter(([h])=>h===
Oo.colour):c,u=e.plays.filter(Q).flatMap(h=>No.map(f=>{let m=h.choices[Oe(h,t,ge(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),d=[a,...i,...u,...l.map(
h=>h.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${d.join(", ")||"empty"}`}function To(e,t){let n=s=>s.choices.some(r=>{let[i,a]=pe(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>Q(s)&&n(s)))return!0;let o=pn(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>oe(r,o)&&mn(e,s,r,o)===t))}function Mo(e,t,n){let o=n.filter(r=>To(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var xt=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Co(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>To(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var Q=e=>e.where!=="cell",No=["top","right",
"bottom","left"],Xr={top:[-1,0,"bottom"],left:[0,-1,"right"]},xe=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Lo(e,t,n,o){let s=c=>c.
every((l,u)=>l>=Math.min(n[u],o[u])&&l<=Math.max(n[u],o[u])),r={...t},i={};for(let c of e.spots){let[l,u,d]=c.split(","),[h,f]=[[+l,+u],[+l+ +(d==="bottom"),+u+
+(d==="right")]].map(p=>s(p));if(!h&&!f)continue;let m=pe(e,c,e.choices[0]);delete r[m],h!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(c=>t[c])?r:{...r,...i}}function ge(e,t,n){let[o,s]=T(e,t),[r,i,a]=Xr[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Oe=(e,t,n)=>e.choices.findIndex(o=>t[pe(e,n,o)]===o.holds);function Ot(e,t,n,o){let s={...t};for(let i of e.choices)delete s[pe(e,n,i)];let r=e.choices[o];return r&&
(s[pe(e,n,r)]=r.holds),s}var Do=(e,t,n)=>e.plays.filter(Q).reduce((o,s)=>No.reduce((r,i)=>Ot(s,r,ge(e,n,i),-1),o),t);function Ee({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,c]=[n+(r-1)*e,n+(s-1)*t],[l,u]=[a+e,c+t];if(o==="edge")return{top:[a,c,l,c],bottom:[a,u,l,u],left:[a,c,a,u],right:[l,c,l,u]}[i];let[d,h]=[a+e/2,c+
t/2];return i==="right"?[d,h,d+e,h]:[d,h,d,h+t]}function jo(e,t,[n,o,s]){let[r,i,a,c]=Ee(e,t,[n,o,s]);if(t==="edge")return[r,i,a,c];let[l,u]=s==="right"?[1,0]:[
0,1],[d,h]=[[n,o],[n+u,o+l]].map(f=>e.frames[0].cells[G(e,f[0],f[1])]?.reach?.[u]??0);return[r+l*d,i+u*d,a-l*h,c-u*h]}function F({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var se=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Et=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");function Po(e,t,n,o={}){let s=(i,a,c)=>{for(let[l,u]of t.plays.entries()){let d=V(t,u,n,a);if(d>=0&&oe(u.choices[d],a))return e.plays[l].choices[d].looks[i][a]}
return c},r=e.frames.map(({blank:i,...a},c)=>({...a,blank:i,cells:i.map((l,u)=>s(c,u,l))}));for(let[i,a,c]of Object.keys(n).flatMap(l=>n[l]&&o[l]||[])){let{cells:l,
blank:u}=r[i];l[a]===u[a]&&(l[a]=c)}return{...e,frames:r}}function x(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function we(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function j(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var At=e=>[...document.querySelectorAll(e)];var ee=e=>e.target;function be(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function Tt(){let e=null,t=async o=>{n();let s=e=new AbortController;
try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var ae=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`;var Zr=Uint8Array.from(atob(j("#told").textContent??""),e=>e.charCodeAt(0)),zo=new Response(new Blob([Zr]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var{title:Ro,game:Bo,boards:Y,around:wn}=await zo;var Qr=new Map(Y.map(({id:e,sheet:t})=>[e,kt(t)])),Mt=()=>{throw new se({words:"This page was made to be played without a server, which alone knows that."})},Io={
board:({id:e,sheet:t,effects:n},o)=>Po(t,Qr.get(e),o,n),solve:({outcome:e})=>e,judge:({outcome:e})=>e.status==="unique"?{possible:!0,broken:[]}:Mt(),explain({explained:e,
outcome:t},n,o){if(!e)return{status:t.status,conflicts:[],complete:!1,interrupted:"timeout"};o("board",{frames:e.start}),e.own&&o("own",e.own);for(let s of e.steps)
o("step",s);return{...e,steps:[]}},answers({outcome:e,solution:t=[]},n,o){for(let s of e.answers)o("answer",{...s,frames:t});return e},differences:({shared:e})=>e??
Mt()};async function X(e,t,n={}){let{onEvent:o=()=>{}}=n,s=t,r=Y.find(({id:a})=>a===s.instance);if(!r||e==="answers"&&!r.solution)return Mt();let i=Object.fromEntries(
s.marks);if(e!=="overview")return(Io[e]??Mt)(r,i,o);for(let a of s.parts)o(a,{found:Io[a](r,i,o)})}var te=(e,t,n)=>X(e,t,{signal:n});var Wo=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),ei=["facts","marks","notes"],ti=["puzzle","instance","rules","facts","constants"];function Uo(e=Wo){let t=A(e),n=e,o=Z(()=>{let d=t.value;return ti.
some(h=>d[h]!==n[h])&&(n=d),n}),s=[],r=[],i=null,a=new Set,c=d=>cn(()=>{let h=t.peek();t.value=d;let m=Object.keys(d).filter(p=>d[p]!==h[p]);if(m.length)for(let p of[
...a])p(d,h,new Set(m))}),l=({facts:d,marks:h,notes:f})=>({facts:d,marks:h,notes:f}),u=(d,h)=>{if(!d.length)return;let f=t.peek();h.push(l(f)),i=null,c({...f,...d.
pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>0},get history(){
return{now:l(t.value),past:s,future:r}},change(d,{merge:h=null,undoable:f=!0}={}){let m=t.peek(),p=ei.some(g=>g in d&&d[g]!==m[g]);p&&f&&!(h!==null&&h===i)&&(s.
push(l(m)),r=[]),(p||"mode"in d)&&(i=h),c({...m,...d})},open(d,h=null){let f={...Wo,...d};[s,r,i]=h!==null&&JSON.stringify(h.now)===JSON.stringify(l(f))?[h.past,
h.future,null]:[[],[],null],c(f)},undo:()=>u(s,r),redo:()=>u(r,s),on(d,h){let f=new Set(d),m=(...p)=>{[...p[2]].some(g=>f.has(g))&&h(...p)};return a.add(m),()=>a.
delete(m)}}}function P(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:Object.
entries(a),...t}}function ke(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}function Ho({app:e,card:t,check:n,pointed:o}){let s=Z(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},c=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||c.length?{cause:r,effect:i,wrong:c}:null)});M(()=>e.emit("highlight",JSON.parse(s.value)))}var Xe=e=>e.join(",");function Ko(e,t){
let n=new Set(t.map(Xe));return e.filter(o=>!n.has(Xe(o)))}function Le(e){return[...new Map(e.map(t=>[Xe(t),t])).values()]}var ni=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Nt({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let c=Te(()=>Z(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(b=>Xe(b)===`${m},${p}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:Ko(
s,o),wrong:r}},u=()=>{t.value=null},[,d,h]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return k`<li class=${c} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${u} onfocusout=${u}>
    ${d!==null&&k`<p>${Ct(e,`${q(d)}:`)}</p>`}
    <p class=${d===null?null:"follows"}>${Ct(e,q(h))}</p>
    ${f.size>0&&k`<p class="sources">${[...f.keys()].map(m=>bn(e,m))}</p>`}
  </li>`}var Fo=({cells:e,because:t,...n})=>k`<${Nt} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Lt=({parts:e,broken:t})=>k`<ul class="sentences">${t.map(n=>k`<${Fo} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,Dt=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>k`<ul class="sentences">
  <${Nt} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&k`<${jt} parts=${e} chain=${r} />`}</ul>`,jt=({parts:e,chain:t})=>k`<li class="chain"><ol class="sentences">
  ${t.map(n=>k`<${Fo} parts=${e} ...${n} />`)}</ol></li>`,q=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),Ct=(e,t)=>t.split(ni).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return k`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function bn(e,t){let n=oi(t);return n&&k`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${kn(n,e.store.now)}</button>`}function oi(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function kn({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var De=e=>Le(e.flatMap(t=>t.cells));var qo="How the answer follows",Go=10;function Vo({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};M(()=>{e.task&&s()}),t("cancel-all",
s);function r(c){s(),n=new AbortController;let l={marks:e.now.marks,most:c,events:[],hasEnded:!1,wake:()=>{},end:null},u=(d,h)=>{l.events.push({name:d,data:h}),
l.wake()};return l.end=X("explain",P(e.now,c===null?{}:{most:c}),{signal:n.signal,onEvent:u}),l.end.catch(()=>{}).finally(()=>{l.hasEnded=!0,l.wake()}),o=l}async function*i(c){
for(let l=0;;l+=1){for(;l===c.events.length&&!c.hasEnded;)await new Promise(u=>{c.wake=()=>u(null)});if(l===c.events.length)return;yield c.events[l]}}async function a(c,l){
c.addEventListener("abort",s);try{return await l()}finally{c.removeEventListener("abort",s)}}return{next:c=>a(c,async()=>{let{marks:l}=e.now,u=o&&Object.entries(
o.marks).every(([d,h])=>l[d]===h);for(let d=o&&u?o:r(Go);;d=r(Go)){let h=[],f=[],m=null;for await(let{name:p,data:g}of i(d)){p==="own"&&(m=g),p==="step"&&h.push(
g),f.push(...(g.frames??[]).flatMap(y=>y.looks??[]));let b=si(m,h,l);if(b.length)return{steps:b,looks:f,end:null}}if(d.marks===l)return{steps:[],looks:f,end:await d.
end}}}),follow:(c,l)=>a(c,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:d,data:h}of i(u))l(d,h);return u.end})}}function si(e,t,n){
let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>yn(r,n)));return o?[...o.needs.map(s=>t[s]),o]:[]}function yn(e,t){let[n,o]=xt(e);return t[n]===o}function _n({
conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Yo(e){let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s===
"none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(qo,"Looking for the first step \u2026",async r=>{let i=Pt(e,qo),a=A([]),
c=A(null);t.add([k`<${ii} parts=${e} film=${i} steps=${a} end=${c} />`]);let l=await o.follow(r,(u,d)=>{d.frames&&i.add(d.frames.map(h=>({...h,...ri(u,d)}))),u===
"step"&&(a.value=[...a.value,d],t.tell(`${ae(a.value.length,"step")} so far \u2026`))});if(l.status==="none")return _n(e,l);if(l.status==="multiple")return e.several.
ask();c.value=l},{isTrue:ke(e.app.store)})}function ri(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:q(t),captions:[q(n)],
settled:o}}function ii({parts:e,film:t,steps:n,end:o}){return k`${o.value&&k`<p>${ai(o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>k`<${li} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function li({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=$e(null);return fe(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),k`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${q(n.words)}</button>
    <${Dt} parts=${e} step=${n} /></li>`}function ai({grade:e,complete:t,interrupted:n},o){let s=ae(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The r\
est does not follow by explanations.")}function Pt({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=l=>t.play(r={title:n,frames:[
...o],looks:s,at:l}),c=be(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){
o.push(...l),s.push(...l.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?c():o.length&&a(0)},goTo(l){a(Math.min(l,o.length-1)),e.emit("pane","board")}}}function Jo({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,c=()=>{i.abort(),s.value=null},l=()=>{c(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(f,m,p={}){let{task:g}=e.store;t.card.contains(document.
activeElement)&&j("h2",t.card).focus(),l(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===g,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...m})},
async work(f,m,p,g){u.show(f,[],g),s.value=m;let b=i=new AbortController;try{await p(b.signal)}catch(y){y.name!=="AbortError"&&!b.signal.aborted&&u.add([k`<p class=${ci(
y)?"failure":null}>${zt(y)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){l(),o.value=null}};M(()=>{o.value?.isTrue()===!1&&J(u.close)}),M(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let d=Z(()=>o.value?.overlay??
null);M(()=>e.emit("overlay",d.value)),M(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),u.close()});function h(){let{name:f,body:m}=o.value??
{name:"",body:[]};fe(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),u.close()},g=()=>{c(),u.add([k`<p class="soft">Cancelled.</p>`])};
return k`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${g}>Cancel</button>
      </div>`}return W(k`<${h} />`,t.card),M(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var ci=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function zt(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return q(n.replace(/^encodings\/\S+: /,""))}var ui=2e3;function Xo({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let u=performance.now(),d={count:0,cost:[]};try{let h=await t.ask("solve",(f,m)=>{d=m});h!==void 0&&e.task===l&&i(h)}catch(h){if(e.task!==l)return;if(h.interrupted)
return i(fi(d,h.interrupted,performance.now()-u));o.value={outcome:null,error:h,isOld:!1},n("solved",null),h.status===0?s=setTimeout(r,ui):n("problems",h.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",vn(l))}let{puzzle:a,instance:c}=e.now;return M(()=>{let{task:l}=e,
u=l.puzzle!==a||l.instance!==c;({puzzle:a,instance:c}=l),J(()=>{o.value=u?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var fi=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function vn({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Zo({app:e,place:t,solving:n}){let o=A(null),s=new AbortController;async function r(c){let l=s=new AbortController;o.value={of:c,far:"Counting \u2026"};
try{let u=await X("count",P(e.store.now,{marks:[]}),{signal:l.signal,onEvent:(d,{count:h})=>{o.value={of:c,far:`at least ${h.toLocaleString("en")} \u2026`}}});o.
value={of:c,all:u}}catch(u){l.signal.aborted||(o.value={of:c,refusal:zt(u)})}}M(()=>{n.now.isOld&&s.abort()}),M(()=>{let{isOld:c}=n.now;t.status.setAttribute("a\
ria-busy",String(c)),t.status.classList.toggle("old",c),t.status.dataset.kind=i().kind??""});function i(){let{outcome:c,error:l}=n.now,u=o.value?.of===c?o.value?.
all:void 0;return l?hi(l):c===null?{words:"\u2026"}:{...$n(c),...u&&di(u)}}function a(){let{outcome:c,isOld:l}=n.now;if(c?.status!=="multiple")return null;let{of:u,
far:d,refusal:h,all:f}=o.value??{};return u===c&&f?null:u!==c||!d||l?k`${u===c&&h} <button type="button" onclick=${()=>r(c)}>Count them all</button>`:k`<span class="spinner" aria-hidden="true"></span><span>${d}</span>
      <button type="button" onclick=${()=>{s.abort(),o.value={of:c,refusal:"Counting was cancelled."}}}>Cancel</button>`}return function(){let{words:l,detail:u}=i();
return k`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${l}</strong><span class="soft">${u}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${mi(e,n.now.error)}<${a} /></div>`}}function di({count:e,exhausted:t,horizon:n}){let o=n===null?null:`in ${n} steps; longer ones were no\
t counted`;return{words:t?`${ae(e,"answer")}, all counted`:`At least ${ae(e,"answer")}`,detail:[o,t?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}}
function $n(e){let{status:t,cost:n,count:o,horizon:s}=e,r=vn(e).seconds,i=e.interrupted?null:`${r.toFixed(2)} s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).
join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,u={unique:["One answer, proved","good"],multiple:["Mo\
re than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, no\
t proved`:`${l}: ${ae(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];return{words:u[0],detail:a,kind:u[1]}}function hi(e){
return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was s\
tarted anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:zt(e),kind:"warn"}:e.problems.length&&e.problems.
every(Et)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"\
This failed",detail:e.message,kind:"bad"}}var mi=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=q(kn(n,e.store.now)),s=()=>e.emit("reveal",n);return k`<p class="status-problem">${n.
line!==null&&k`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.text}</p>`});var Sn=200;async function Qo(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=Pt(e,"Solution"),i=null;await X("answers",P(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,c)=>{i=c,r.add(ts(c,"Solution"))}}),n.add([i===null?
k`<p>No answer was found.</p>`:k`<${pi} parts=${e} answer=${i} />`])})}function pi({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,r=()=>{
e.emit("film",null),e.emit("fill",n)};return k`
    <p>${s&&`${$n(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&k`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&k`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function es(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=Pt(e,"All answers"),i=A([]),a=()=>{let d=i.value,h=Math.
max(d.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(d[Math.min(Math.max(h+m,0),d.length-1)].first);return k`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${d.length>0&&`Answer ${h+1} of ${d.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${d.map(({frames:m,atoms:p})=>m.length===0&&k`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([k`<${a} />`]);let c=await X("answers",P(t.store.now,
{marks:[],most:Sn}),{signal:s,onEvent:(d,h)=>{i.value=[...i.value,{...h,first:r.length}],r.add(ts(h,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:d})=>d.length>0),u=o.now.outcome?.horizon;n.add([k`<p>${gi({...c,isBest:l,horizon:u},i.value.length)}</p>`])})}var ts=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function gi({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Sn?"There may be others.":`The first ${Sn}; there may be more.`}var ns="pylogic:check",wi=250,bi=400,os=3,ki="Whether this can be completed was not found out in time.";function ss(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=Tt(),i=A(localStorage.getItem(ns)==="on"),a=A(null),c=null,l=!1,u=(y,w,_)=>{a.value={kind:y,words:w,of:t.now.marks,..._}},d=()=>{a.value=null},h=()=>{i.value=
!i.value,localStorage.setItem(ns,i.value?"on":"off"),c=null,f()};async function f(y=!1){let{outcome:w,isOld:_}=s.now,{marks:v}=t.now,S=y||l&&v===c;if(y)c=v;else if(!S&&
v===c&&!_)return;let O=Object.keys(v).length===0;l=S&&_&&!O;let $=(S||i.value)&&!_&&w!==null&&!O;if(!$||w.status==="none"||w.horizon!==null)r.stop(),$&&w.horizon===
null?u("bad","There is no answer at all"):S&&O?u("unsure","Nothing is entered yet."):l?u("unsure","checking \u2026"):d();else if(!S)await p("rules");else{let E=w.
status==="unique"?new Set(w.answers[0].atoms):null;E===null?await p("all"):m(E,v)&&await p("reasons")}}function m(y,w){let _=xn(y,w),v=Le(_.map(On).filter(S=>S!==
null));return _.length?u("bad",`${v.length} ${Ze(v)}${v.length===1?" is":"s are"} wrong`,{cells:v}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),_.length>0}async function p(y){let w=y==="all"?setTimeout(()=>u("unsure","checking \u2026"),a.value?bi:0):0,_;try{_=await r(S=>te("judge",P(t.now),S))}catch(S){
y==="all"&&S.interrupted?u("unsure",ki):y!=="reasons"&&d();return}finally{clearTimeout(w)}if(_===void 0)return;let v=y==="reasons"?a.value&&{...a.value,broken:_.
broken.slice(0,os)}:yi(y,_,n.finished.value);a.value=v&&{...v,of:t.now.marks}}let g=be(wi,()=>f()),{marks:b}=t.now;return M(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||d(),g())}),M(()=>{s.now&&n.finished.value!==null&&J(f)}),o("cancel-all",()=>{r.stop(),d()}),{look:f,toggle:h,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function rs(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return k`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?k`<span class="soft">${s}</span>`:s&&k`<strong>${s}</strong>`}
      ${i.length>0&&k`<${Lt} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&k`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function yi(e,{possible:t,broken:n},o){let s={broken:n.slice(0,os),cells:De(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Ze=e=>e.every(t=>t.length>2)?"line":"cell",xn=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function On(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var _i=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,En="Why there is no answer",Rt="Why this is wrong",vi="Which rule is wrong",$i=12,Si=600;function is(e){let{
app:t,card:n,solving:o}=e,s=()=>c(En,!1),r=()=>n.work(Rt,"Looking for what it breaks \u2026",async f=>{let{broken:m}=await te("judge",P(t.store.now),f);if(!m.length)
return l(Rt,!1,f);n.add([k`
      <p>What you entered breaks a rule already:</p>
      <${Lt} parts=${e} broken=${m.slice(0,$i)} />
      <${a} />`],{cells:()=>({wrong:De(m)})})},{isTrue:ke(t.store)}),i=()=>n.work(vi,"Looking for what refuses it \u2026",async f=>{let{is_answer:m,reasons:p}=await te(
"why",P(t.store.now),f);if(m)return n.add([k`<p>Some answer has all of it.</p>`]);n.add([k`<ul class="sentences"><${jt} parts=${e} chain=${p.flatMap(g=>ls(g))} /></ul>`],
{cells:()=>({wrong:De(p)})})},{isTrue:ke(t.store)}),a=()=>k`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`,c=(f,m)=>n.work(f,m?"Looking for the smallest reas\
on \u2026":"Looking for a reason \u2026",p=>l(f,m,p),f===Rt?{isTrue:ke(t.store)}:{});async function l(f,m,p){let g=(S,{size:O,bound:$})=>n.tell(`${O} clues and \
rules so far${$?`, at least ${$} are needed`:""} \u2026`),b=f===En?{marks:[]}:{},y=P(t.store.now,{...b,smallest:m}),w=await X("conflicts",y,{signal:p,onEvent:g});
if(w.status!=="none")return n.add([k`<p>There is an answer now.</p>`]);if(!w.conflicts.length)return n.add([k`<p>The reason was not found in time.</p>`]);let _=w.
conflicts[0],v=Le(De(_.because));n.add([k`<${u} title=${f} conflict=${_} />`],{cells:()=>({cause:v,wrong:_.cells})})}function u({title:f,conflict:{because:m,cells:p,
chain:g,smallest:b,minimal:y}}){let w=m.filter(v=>v.clue!==null),_=m.filter(v=>v.clue===null);return k`
      <p>${g.length?"It leads to a contradiction:":xi(p.length>0,w,_)}</p>
      ${d("The clues: ",w.map(v=>v.words).join("; "))}
      ${d("What you entered: ",p.join(" "))}
      ${g.length?k`<ul class="sentences"><${jt} parts=${e} chain=${g} /></ul>`:k`<ul class="sentences either">${_.map(v=>k`<${Nt} parts=${e} words=${v.words} cause=${v.
cells} lines=${[v]} />`)}</ul>`}
      <p class="soft">${b?"No reason is smaller.":y?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${f===Rt&&k`<${a} />`}
      ${!b&&k`<div class="row">
        <button type="button" onclick=${()=>c(f,!0)}>The smallest reason</button></div>`}`}let d=(f,m)=>m&&k`<p>${f}${Ct(t,Oi(m))}</p>`,h=be(Si,()=>{let{outcome:f,
isOld:m}=o.now;!m&&f?.status==="none"&&f.horizon===null&&n.mayCome(En)&&s()});return M(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function ls({words:e,place:t,cells:n,
because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>ls(i,s+1))]}function xi(e,t,n){let o=[
t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of \
these ${n.length} happens`;return`${o?`With ${o}, whatever`:"Whatever"} one does, ${s}:`}function Oi(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} mo\
re `;return e.replace(_i,t).trimEnd()}var Bt="Hint";async function Wt(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(Bt,[k`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(It(e).length)return o.show(Bt,[k`<${Ei} parts=${e} />`],{isTrue:()=>It(e).length>0,cells:()=>({wrong:cs(It(e))})});await o.work(
Bt,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:c,end:l}=await s.next(i);if(l?.status==="none")return _n(e,l);if(l?.status==="multipl\
e")return o.add([k`<${Ti} ...${e} />`]);if(t.now.marks!==r)return o.add([k`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([k`<p>${Mi(l,
r)}</p>`]);let{cells:u,causes:d}=a[a.length-1];o.add([k`<${Ai} parts=${e} steps=${a} looks=${c} />`],{cells:()=>t.now.marks===r?{effect:u,cause:d}:null})},{isTrue:ke(
t)})}function It({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?xn(new Set(n.answers[0].atoms),e.store.now.marks):[]}var cs=e=>e.
map(On).filter(t=>t!==null);function Ei({parts:e}){let{store:t}=e.app,n=It(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return k`
    <p>First this: ${o?"one":n.length} ${Ze(cs(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function Ai({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=$e(null);fe(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:c,name:l,frames:u,has_candidates:d}=t[t.
length-1],h=c.every(g=>yn(g,o.now.marks)),f=()=>{let{marks:g}=o.now;o.change({marks:{...g,...Object.fromEntries(c.map(xt))}})},m=()=>{f(),Wt(e)},p=()=>s.play({title:Bt,
frames:u,looks:n.map(g=>({svg:g})),at:0});return k`
    <p class="look">Look at <${as} colour="effect" cells=${i} />${a.length>0&&k` and <${as} colour="cause" cells=${a} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(g=>k`<${Dt} parts=${e} step=${g} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${h} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${h?"Next hint":"Do it, and the next"}</button>
      ${d&&k`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var Ti=({several:e})=>k`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,as=({colour:e,cells:t})=>k`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Ze(t)}`:`these ${t.length} ${Ze(t)}s`}</span>`;function Mi({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var us="More than one answer",Ci=300;function ds(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(us,[k`<p>This board has more than one answer. What would you like to see?</p>`,
k`<${r} />`]),r=({but:m})=>k`<div class="row">
    ${m!==a&&k`<button type="button" onclick=${a}>What they share</button>`}
    ${m!==c&&k`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${l}>Clues that would leave one</button></div>`,i=(m,p)=>te("differences",P(t.store.now,{marks:[],extra:p}),m),
a=()=>n.work("What all answers share","Comparing all answers \u2026",async m=>{let{status:p,cautious:g,brave:b}=await i(m,!1);if(!h(p)){if(g===null)return n.add(
[k`<p>The answers were not all compared in time.</p>`]);n.add([k`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${g.length} of ${b.length} are certain.</p>
      <${r} but=${a} />`],{overlay:{certain:g,possible:b}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:p,picture:g}=await i(
m,!1);if(!h(p)){if(g===null)return n.add([k`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:g}],at:0}),n.add([k`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${c} />`])}}),l=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:p,offers:g,proof:b}=await i(m,
!0);if(h(p))return;if(!g.length)return n.add([k`<p>No clues were found that would leave one answer.</p>`]);let y=g.length===1,w=()=>d(g),_=()=>t.emit("clues",w().
map(({atom:v})=>v));n.add([k`
      <p>${y?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${g.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${_}>${y?"Add it":"Add all"}</button></div>`],{ghosts:w,isTrue:u(g)})});function u(m){let p=({
puzzle:b,rules:y,constants:w,facts:_})=>JSON.stringify([b,y,w,m.reduce((v,{atom:S})=>v.replace(`${S}.`,""),fs(_))]),g=p(t.store.now);return()=>d(m).length>0&&p(
t.store.now)===g}let d=m=>m.filter(({atom:p})=>!fs(t.store.now.facts).includes(`${p}.`));function h(m){return m!=="multiple"&&n.add([k`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let f=be(Ci,()=>{let{outcome:m,isOld:p}=o.now;!p&&m?.status==="multiple"&&m.horizon===null&&n.mayCome(us)&&s()});return M(()=>{o.now&&f()}),{ask:s,
share:a}}var fs=e=>e.replaceAll(/%.*|\s/g,"");var hs=({app:e,card:t})=>t.work("Rules that this board does not need","Trying without each rule \u2026",async n=>{let o=a=>k`<ul class="sentences">${a.map(({words:c,
place:l})=>k`<li class="sentence">
      <p>${q(Ni(c))}</p><p class="sources">${bn(e,l)}</p></li>`)}</ul>`,{rules:s,unexercised:r,interrupted:i}=await te("unneeded",P(e.store.now,{marks:[]}),n);t.
add([k`
      <p>${s.length?"All of these could be deleted at once: the answers of this board would stay the same.":i?"None was found so far.":"It needs every rule that\
 it uses."}</p>
      ${o(s)}
      ${r.length>0&&k`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${o(r)}
      ${i&&k`<p>The search was cut short: there may be more.</p>`}`])}),Ni=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var ms=matchMedia("(max-width: 60rem)");function Li(e){let t={status:x("section",{class:"assistant-status","aria-label":"Answers"}),buttons:x("div",{class:"assi\
stant-buttons"}),check:x("section",{class:"assistant-check","aria-label":"Check while you play"}),card:x("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:x("div",{class:"assistant-more"})};j("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>ms.matches?j("#board").append(
t.card):t.check.after(t.card);ms.addEventListener("change",n),n();let o={app:e,place:t,pointed:A(null),solving:Xo(e)};o.card=Jo(o),o.derivation=Vo(e),o.conflicts=
is(o),o.several=ds(o),o.check=ss(o),Ho(o),M(()=>{t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Wt(o)),W(k`<${Zo(o)} />`,t.status),W(k`<${Di} parts=${o} />`,
t.buttons),W(k`<${rs} ...${o} />`,t.check),W(k`<button type="button" class="quiet served" title="Rules without which its answers would be the same"
    onclick=${()=>hs(o)}>Which rules does this board not need?</button>`,t.more)}var Di=({parts:e})=>k`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Wt(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Yo(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Qo(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>es(e)}>Answers</button>`;var Tn={};st(Tn,{start:()=>Ii});var ji={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},Ut=({name:e})=>k`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${ji[e]} /></svg>`;var Pi=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],zi=8e3,Ri=2,Bi=["pointerdown","keydown"],
ps={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ii(e){W(k`<${Wi} ...${e} />`,j("#modes")),W(k`<${Ui} ...${e} />`,
j("#history")),W(k`<${Ki} />`,j("#appearance")),Hi(e),Fi(e),Gi(e)}function Wi({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),j(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Pi.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return k`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Ui=({store:e})=>k`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${Ut} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${Ut} name="redo" /><span class="wide">Redo</span>
  </button>`;function Hi({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||ee(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Ki(){let e=Ge(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return k`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${Ut} name=${e.value?"light":"dark"} /></button>`}function Fi(e){let t=At("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),qi(e)}function qi(e){
let t=Object.keys(ps),n=o=>{e.emit("pane",o),At(`#${o} :is(${ps[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of At(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Gi(e){let t=j("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=x(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Ri),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Bi)addEventListener(a,i,{once:!0})},zi)})}var Dn={};st(Dn,{start:()=>ea});function Qe(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(x("span",{class:t,ariaHidden:"true"},n))}function gs(e,t,n,o){
Qe(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let c=Number(a)-1,l=x("span",{},a);return l.style.gridArea=`${Math.floor(
c/r)+1} / ${c%r+1}`,[l," "]})))}function ws(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function bs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Vi=500,Yi=["clue","unknown"];function ks({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=Ji(e,o),r=()=>t.sheet,i=v=>r().edits.find(S=>S.what===v),
a=v=>T(r(),v).join(","),c=(v,S)=>{n.value=new Map([...n.value,...S.map(([O,$])=>[`${v} ${O.join(",")}`,$])])};function l(v,S,O,$=null){for(let E of Yi)c(E,[[T(r(),
S),null]]);g(v,S,O,$)}function u(v,S){let O=S.filter($=>m($,v));if(O.length){for(let $ of O)c($,[[T(r(),v),null]]);s.ask({cells:O.map($=>[$,...T(r(),v),null])})}}
function d(v,S){let O=n.peek().get(`${v} ${S}`);return O===void 0?i(v)?.cells.get(S)??null:O}function h(v){let S=[...n.peek().keys()].filter($=>$.startsWith(`${v}\
 `)).map($=>$.slice(v.length+1)),O=i(v)?.cells.keys()??[];return[...new Set([...O,...S])].filter($=>d(v,$)!==null)}let f=(v,S)=>d(v,a(S)),m=(v,S)=>f(v,S)!==null;
function p(v,S,O=null){c(v,S),s.ask({cells:S.map(([$,E])=>[v,...$,E])},O)}let g=(v,S,O,$=null)=>p(v,[[T(r(),S),O]],$);function b(v,S){let O=[];for(;;){let $=d(v,
[...S,O.length+1].join(","));if($===null)return O;O.push($)}}function y(v,S,O,$=null){let E=O.match(/\d+/g)??[],C=b(v,S).slice(E.length).map(()=>null);p(v,[...E,
...C].map((L,B)=>[[...S,B+1],L]),$)}function w(v,S){v>=1&&S>=1&&s.ask({size:[v,S]})}function _(v){let S=L=>/^\d+$/.test(L)?Number(L):L,O=v.flatMap(L=>{let[,B="",
H=""]=/^(\w+)\((.*)\)$/.exec(L)??[],re=H.split(","),ye=t.sheet.edits.find(({isClue:xr,predicate:Or,keys:Er,values:Ar})=>xr&&Or===B&&Er+Ar===re.length);return ye?
[[ye.what,...re.slice(0,ye.keys).map(S),re.slice(ye.keys).join(",")]]:[]});if(!O.length||O.length<v.length)return!1;s.ask({cells:O});let[$,E,C]=O[0];return i(String(
$))?.where==="cell"&&t.grid.select(G(r(),Number(E),Number(C))),!0}return{entry:i,key:a,set:l,erase:u,found:d,everywhere:h,valueAt:f,has:m,place:p,become:g,numbers:b,
becomeNumbers:y,resize:w,add:_,wanted:n,settle(){s.isEmpty&&o()}}}function Ji(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(u,d=null){s.push({step:u,
merge:d}),r||c()}async function c(){for(r=!0;s.length;)await l(s.splice(0,Vi));r=!1}async function l(u){let d=n.now,h=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==d.
puzzle||n.now.instance!==d.instance)&&(h=n.now.facts!==d.facts,m.forEach((p,g)=>{!h&&p!==n.now.facts&&n.change({facts:p},{merge:u[g].merge})}))};try{await o.edit(
u.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof se))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}h&&await l(
u)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var ys="Click a cell to put one there, or to take it away.",je={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},ne={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:ys},block:{name:"Blocke\
d cells",hint:ys},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them.",keys:[["Arrow over the edge",
"with Numbers beside chosen: the numbers of that line"],["Enter, Shift and Enter","there: the next line, the one before"],["Escape","back to the board"]]},slanted:{
name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that begin there."}};var Pe={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function _s({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(Q);
function i(p,g,b,y=null){let w=Oe(p,n.now.marks,g);!p.spots.has(g)||w===b||n.change({marks:Ot(p,n.now.marks,g,b)},{merge:y})}function a(p,g){let b=t.grid.side(p,
g,t.sheet.plays.every(Q));return b===null?null:ge(t.sheet,p,b)}let c=(p,g,b,y=null,w=-1)=>({play:p,index:g,spot:y,number:w,merge:`line ${s+=1}`,how:b,before:n.now.
marks,isDragged:!1}),l=(p,g)=>vt(p,Oe(p,n.now.marks,g)),u=(p,g)=>$t(p,Oe(p,n.now.marks,g));function d(p,g,b){o=null;let y=r();if(!y||p<0)return{isClick:!1,isDrag:!1};
let w=a(p,b),_=w===null?-1:g?u(y,w):l(y,w),v=xe(y)&&t.grid.side(p,b,!1)===null,S=y.where==="link"?"link":v?"area":"side";return w===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=c(y,p,S,w,_),w!==null&&S==="side"&&i(y,w,_,o.merge),{isClick:w!==null,isDrag:!0})}function h(p){if(o?.how!=="side")return;let g=t.grid.under(p.x,p.
y),b=g<0?null:a(g,p);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[g,b]=[T(t.sheet,o.index),T(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Lo(o.play,o.before,g,b)},{merge:o.merge});return}let[y,w]=[b[0]-g[0],b[1]-g[1]];if(Math.abs(y)+Math.abs(w)!==
1){o.index=p;return}let _=y?y>0?"bottom":"top":w>0?"right":"left",v=ge(t.sheet,o.index,_);if(!o.isDragged){let{play:S,play:{clicks:O,choices:$}}=o,E=Oe(S,n.now.
marks,v)===O[0];o.number=$[0].value!==null?l(S,v):E?-1:O[0],o.isDragged=!0}i(o.play,v,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:d,move:h,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&f(p)},onKey(p,g){let b=p.shiftKey?Pe[p.key]:void 0,y=r();if(!y)return!1;if([" ","Enter"].includes(p.key)&&xe(y)&&t.sheet.plays.every(
Q))return o?m():f((o=c(y,g,"area")).index),!0;if(b===void 0)return!1;let w=ge(t.sheet,g,b);return i(y,w,l(y,w)),!0}}}var Xi={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function vs({view:e,changes:t,pen:n}){let o=l=>T(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===u?null:u]])}function i(l,u){let[d,h,f]=ge(e.sheet,l,u).split(",");return(f==="right"?Number(h)<e.sheet.columns:
f==="bottom"&&Number(d)<e.sheet.rows)?[[Number(d),Number(h),f]]:[]}function a(l,u,d){let[h,f]=o(l),[m,p]=[2*h+u,2*f+d];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function c(l,u){let[d,h="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,d===u?null:`${u},${h}`)}return{press(l,u){let{kind:d}=n;if(![
"vertex","centre","arrow","between"].includes(d)||!t.entry(d))return!1;let{left:h,top:f}=e.grid.within(l,u),[m,p]=o(l),g=e.grid.side(l,u);return d==="vertex"?r(
[m-+(f<.5),p-+(h<.5)]):d==="centre"?a(l,Math.floor(f*3)-1,Math.floor(h*3)-1):g!==null&&d==="arrow"?c(l,g):g!==null&&i(l,g).forEach(r),!0},onKey({key:l,shiftKey:u},d){
let{kind:h}=n,f=u?Pe[l]:void 0;if(f&&h==="between")i(d,f).forEach(r);else if(f&&h==="arrow")c(d,f);else if(f&&h==="centre")a(d,...Xi[f]);else if((l===" "||l==="\
Enter")&&h==="vertex")r(o(d));else if((l===" "||l==="Enter")&&h==="centre")a(d,Number(u),Number(u));else return!1;return!0},clear(l){let[u,d]=o(l),h=[-1,0,1].flatMap(
p=>[-1,0,1].map(g=>[p,g])),m=({between:Object.values(Pe).flatMap(p=>i(l,p)),vertex:h.filter(p=>Math.max(...p)<1).map(([p,g])=>[u+p,d+g]),centre:h.map(([p,g])=>[
2*u+p,2*d+g])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function $s({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return c();n={id:0,cells:[l]}}function i(l){if(l===void 0)return c();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:u,cells:d}=n;d.push(l);let h=d.length>2?[l]:d;t.place("path",h.map(
f=>[[...T(e.sheet,f),u],String(d.indexOf(f)+1)]),`path ${u}`)}function a(l){let u=T(e.sheet,l).join(","),d=o().filter(([f,m])=>`${f},${m}`===u).map(([,,f])=>f),
h=o().filter(([,,f])=>d.includes(f));h.length&&t.place("path",h.map(f=>[f.map(s),null]))}function c(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:c}}var Zi=4,Ht={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},Mn=["across","down"],et=(e,t)=>(e+t).slice(-Zi).replace(/^0+(?=\d)/,
"");function Ss({view:e,changes:t}){let n="across",o="",s=0;function r(c){let l=t.valueAt("cage",c),d=t.everywhere("cage").filter(h=>l!==null&&t.found("cage",h)===
l).map(h=>h.split(",").map(Number)).map(([h,f])=>G(e.sheet,h,f));return d.find(h=>t.has("target",h))??Math.min(c,...d)}function i(c,l,u){let[d="add",h=""]=t.valueAt(
"target",r(c))?.split(",")??[],f=l in Ht?[Ht[l],h]:[d,o=et(o,l)];f[1]!==""&&t.become("target",r(c),f.join(","),u)}function a(c,l,u){l===","?[n,o]=[Mn[1-Mn.indexOf(
n)],""]:t.place("sum",[[[...T(e.sheet,c),n],o=et(o,l)]],u)}return{has:c=>c==="target"||c==="sum",press(c,l){let{left:u,top:d}=e.grid.within(c,l);n=u>=d?"across":
"down",o=""},type(c,l,u){return o===""&&(s+=1),(c==="sum"?a:i)(l,u,`${c} ${l} ${s}`),!0},clear(c,l){o="",c==="target"?t.become("target",r(l),null):t.place("sum",
Mn.map(u=>[[...T(e.sheet,l),u],null]))},leave(){[n,o]=["across",""]}}}var Qi=["clue","unknown","circle","object","block","arrow"],el=["0","1","2","3","4"],tl={white:"O W",black:"B"};function nl(e){let t=A("clue"),n=A({});return{get kinds(){
return Object.keys(ne).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[...e(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!e("path")},get isTyped(){return!!(ne[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return ne[this.kind]?.how===o&&!!e(this.kind)},get isMark(){
return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(this.kind)??
{},r=this.kind==="vertex"?el:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((a,c)=>a.localeCompare(c,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function xs({app:e,view:t}){let n=ks({app:e,view:t}),o=nl(n.entry),s=vs({view:t,changes:n,pen:o}),r=$s({view:t,changes:n}),
i=Ss({view:t,changes:n}),a="",c=null,l=0;function u(w){a="",o.kind==="numbers"?n.becomeNumbers("numbers",T(t.sheet,w),""):o.isPath?r.clear(w):i.has(o.kind)?i.clear(
o.kind,w):s.clear(w)||n.erase(w,Qi)}let d=w=>n.become(o.kind,w,n.has(o.kind,w)?null:"");function h(w,_){let v=n.entry("circle")?.choices??[],S=n.valueAt("circle",
w),O=v[S===null?0:v.indexOf(S)+1]??null;n.become("circle",w,_&&S!==v[1]?v[1]:O)}function f(w){let{id:_}=o;_===null||n.valueAt(o.kind,w)===_||n.become(o.kind,w,_,
c)}function m(w,_,v){a="",i.has(o.kind)&&i.press(w,v),s.press(w,v)||p(w,_)}function p(w,_=!1){o.isPath?r.press(w):o.isPainting?(c=`paint ${l+=1}`,_?o.pick(n.valueAt(
o.kind,w)??o.id):f(w)):o.kind==="circle"&&n.entry("circle")?h(w,_):o.isMark?d(w):_&&n.entry("unknown")&&g(w)}let g=w=>n.set("unknown",w,n.has("unknown",w)?null:
"");function b(w,_){let{kind:v}=o;if(o.isPlaced&&_!==",")return o.pick(a=et(a,_)),!0;if(i.has(v))return i.type(v,w,_);if(!o.isTyped||_===","&&v!=="numbers")return!1;
a===""&&(l+=1);let S=`${v} ${n.key(w)} ${l}`;if(v==="numbers")return a+=_,n.becomeNumbers(v,T(t.sheet,w),a,S),!0;a=et(a,_);let O=n.valueAt("arrow",w)?.split(",")[0]??
"top";return v==="arrow"?n.become(v,w,`${O},${a}`,S):n.set(v,w,a,S),!0}function y(w,_){if(/^[0-9,]$/.test(w.key)||i.has(o.kind)&&w.key in Ht)return b(_,w.key);let v=o.
kind==="between"&&o.ids.find(S=>` ${je[S]} ${tl[S]}`.includes(` ${w.key.toUpperCase()}`));return v?(o.pick(v),!0):s.onKey(w,_)?!0:w.key==="?"&&n.entry("unknown")?
(a="",g(_),!0):w.key==="Delete"||w.key==="Backspace"?(u(_),!0):w.key!==" "&&w.key!=="Enter"?!1:(p(_),!0)}return{changes:n,pen:o,press:m,onKey:y,clear:u,type:b,question:g,
move(){},drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){a="",i.leave(),r.reach(w)}}}var As="http://www.w3.org/2000/svg",ol=["cause","effect","wrong"];function qt(){let e=document.createElementNS(As,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=F(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=ol.flatMap(
c=>{let l=t?.[c]??[],u=l.flatMap(h=>{let f=il(n,h),m=Es(h)?"whole":sl(h)?"line":"";return f?[Os("rect",{...f,rx:m==="whole"?0:3,class:`${c} ${m}`})]:[]}),d=rl(n,
l.filter(Es),c==="cause"?3:5);return d?[...u,Os("path",{d,class:c})]:u});e.replaceChildren(...a)}}}function Os(e,t){let n=document.createElementNS(As,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var Es=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,sl=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function rl({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(d=>d.slice(-2)).filter(([d,h])=>d<=e&&h<=t),c=new Set(
a.map(String)),l=(d,h)=>c.has(`${d},${h}`),u=[];for(let[d,h]of a){let[f,m]=[s+(h-.5)*n,s+(d-.5)*o];for(let[p,g]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(d+p,h+g))continue;
let[b,y]=[-1,1].map(w=>{let[_,v]=[p?0:w,p?w:0],S=l(d+_,h+v)?l(d+_+p,h+v+g)?i:0:-i,[O,$]=p?[n/2,o/2]:[o/2,n/2],[E,C]=[w*(O+S),(p||g)*($-i)];return p?`${f+E} ${m+
C}`:`${f+C} ${m+E}`});u.push(`M${b}L${y}`)}}return u.join("")}var Kt=7,Ft=11;function il(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return tt(e,t);
let r=typeof t[0]=="string",[i,a,c]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[l,u]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-Ft,y:u-Ft,
width:2*Ft,height:2*Ft}}if(c!==void 0){let l=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[u,d,h,f]=Ee(e,l,[i,a,c]);return{x:u-Kt,y:d-Kt,width:h-u+2*Kt,height:f-
d+2*Kt}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function tt({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,c,l]=o,
[u,d]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[h,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:h,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:h,y:d+1,width:n.width,height:Math.max(0,c-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:u+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var Cn="http://www.w3.org/2000/svg",Ts=new Map;function Ms(e){let t=Ts.get(e)??[...we(`<svg xmlns="${Cn}">${e.svg}</svg>`).childNodes];return Ts.set(e,t),t.map(
n=>n.cloneNode(!0))}function Gt(e,t,...n){let o=document.createElementNS(Cn,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function Cs({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=we(e),c=a.querySelector("g");if(c===null)return a;r.forEach((f,m)=>{if(f<0)return;let[p,g]=[Math.floor(m/t),m%
t],b=`translate(${s+g*n} ${s+p*o})`;c.append(Gt("g",{transform:b},...Ms(i[f])))});let{x:l,y:u}=a.viewBox.baseVal,d=[...Array(t).keys()].map(f=>Gt("text",{x:s+(f+
.5)*n,y:u-5,"text-anchor":"middle"},String(f+1))),h=[...Array(r.length/t).keys()].map(f=>Gt("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(Gt("g",{class:"numbers"},...d,...h)),a}function Ns(){let e=x("div",{class:"frames"}),t=[],n=R,o=i=>n!==R&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,c)=>a.svg===n.frames[c].svg&&a.name===n.frames[c].name);function s(i){t=i.frames.map((a,c)=>{let l=a.svg?we(a.svg):null,
u=l?.querySelector("g")??null,d=x("figcaption",{});c===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let h=x("div",{class:"surfac\
e"},l),f=a.name&&i.frames.length>1?x("h3",{},a.name):null;return{figure:x("figure",{},f,h,d),surface:h,group:u,captions:d,looks:new Array(i.count).fill(bt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,c){let l=t[i];if(!l?.group||l.looks[a]===c)return;l.looks[a]=c;let u=l.groups[a];
if(u===null){let{width:d,height:h,edge:f}=n.cell,[m,p]=[Math.floor(a/n.columns),a%n.columns];u=l.groups[a]=document.createElementNS(Cn,"g"),u.setAttribute("tran\
sform",`translate(${f+p*d} ${f+m*h})`),l.group.append(u)}u.replaceChildren(...Ms(c))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((c,l)=>{c.cells.forEach((u,d)=>r(l,d,u)),t[l].captions.replaceChildren(...c.captions.map(u=>x("p",{},u)))}),a},cell:(i,a)=>a.
forEach((c,l)=>r(l,i,c)),fade:(i,a)=>{for(let{groups:c}of t)c[i]?.classList.toggle("faint",a)}}}var nt={title:"",frames:[]},ll=900,al=700,Ls=28,cl=1.5,ul=.35;function Ds({app:e,view:t}){let n=nt,o=0,s=0,r=fl({app:e,view:t}),i=x("h2",{}),a=x("p",{class:"nam\
e"}),c=x("div",{class:"captions",role:"status"}),l=x("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>_(Number(l.value))}),u=(O,$,E)=>x("button",{type:"\
button",ariaLabel:$,title:$,onclick:E},O),d=u("First","First picture",()=>_(0)),h=u("\u25C0","One picture back",()=>_(o-1)),f=u("Play","Play the film",()=>s?S():
v()),m=u("\u25B6","One picture on",()=>_(o+1)),p=u("Last","Last picture",()=>_(1/0)),g=x("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=x("div",{class:"controls",role:"group",ariaLabel:"Film"},d,h,f,m,p,l),y=x("section",{class:"film",hidden:!0,ariaLabel:"Film"},x("div",{class:"\
line"},i,g),r.element,a,c,b);function w(O){o=Math.max(0,Math.min(n.frames.length-1,O));let $=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,$.name].filter(Boolean).join(" \xB7 "),c.replaceChildren(...($.captions??[]).map(C=>x("p",{},C))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),d.disabled=h.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show($,n.looks??[]),e.emit("film-at",o)}function _(O){S(),w(O)}function v(){
o===n.frames.length-1&&w(0),f.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?S():v()},ll+al*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:$})=>{let E=dl(n.frames,o,r.cellAt(n.frames[o],O,$));E>=0&&
_(E)}),y.addEventListener("keydown",O=>{let $={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
ee(O).tagName!=="BUTTON")s?S():v();else{if($===void 0)return;_($)}O.preventDefault()}),{element:y,get isOn(){return n!==nt},show(O){let $=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:nt,y.hidden=n===nt,n!==nt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,w(n.at??0),$&&v())}}}
function fl({app:e,view:t}){let n=qt(),o=x("div",{class:"surface"}),s=x("div",{class:"screen"},o),r=null,i=null;function a(d,h){i=d.svg?we(d.svg):d.stencil?Cs(d,
h):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),c(),l()}function c(){let d=i?.viewBox.baseVal;if(!d?.width)return;let[h,f]=[s.clientWidth-Ls,s.clientHeight-
Ls],m=Math.min(h/d.width,f/d.height,cl);o.style.width=`${Math.floor(d.width*Math.max(m,Math.min(h/d.width,ul)))}px`}function l(){let d=i?.viewBox.baseVal,{sheet:h}=t,
{columns:f,cell:m,around:p}=h,g=d&&h.rows&&d.height===F(h).height,b=g?(d.width-2*m.edge-p[1]-p[3])/f:0;n.show(g?r:null,{...h,cell:{...m,width:b}})}function u(d,h,f){
if(!d.cell||!d.columns)return null;let[m,p,g]=d.cell,b=o.getBoundingClientRect(),y=(d.columns*m+2*g)/b.width;return[Math.ceil(((f-b.top)*y-g)/p),Math.ceil(((h-b.
left)*y-g)/m)]}return new ResizeObserver(c).observe(s),e.when("highlight",d=>{r=d,i&&l()}),{element:s,show:a,cellAt:u}}function dl(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var hl=.34,ml=.2,pl={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Ps(){let e=x("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=R,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:u,columns:d,cell:h,around:f}=l,{width:m,height:p}=F(l),g=f.
map((y,w)=>100*(y+h.edge)/(w%2?m:p));e.style.inset=g.map(y=>`${y}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(y,w)=>x("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:T(l,w).join(",")}}));let b=Array.from({length:u},(y,w)=>{let _=x("div",{class:"row",role:"r\
ow"},n.slice(w*d,(w+1)*d));return _.style.gridTemplateColumns=`repeat(${d}, minmax(0, 1fr))`,_});e.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:u=!0,isMore:d=!1}={}){if(!n[l])return;for(let f of s)c(f,!1);if(s=new Set([...d?s:[],l]),s.size>1)for(let f of s)
c(f,!0);let h=o;if(n[h].tabIndex=-1,n[h].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),u&&document.activeElement!==n[l]&&n[l].focus(),
h!==l)for(let f of r)f(l)}function c(l,u){n[l].classList.toggle("chosen",u),n[l].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",l=>{
let u=n.indexOf(ee(l));u>=0&&u!==o&&a(u,{isFocused:!1})}),e.addEventListener("keydown",l=>{let u=l.shiftKey?null:js(t,o,l);u!==null&&(a(u),l.preventDefault())}),
{element:e,build:i,select:a,target:l=>js(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,u){let d=e.
getBoundingClientRect(),h=Math.floor((l-d.left)/d.width*t.columns),f=Math.floor((u-d.top)/d.height*t.rows);return f>=0&&f<t.rows&&h>=0&&h<t.columns?f*t.columns+
h:-1},within(l,{x:u,y:d}){let h=n[l].getBoundingClientRect();return{left:(u-h.left)/h.width,top:(d-h.top)/h.height}},side(l,u,d=!0){let h=this.within(l,u),f={...h,
right:1-h.left,bottom:1-h.top},p=Object.keys(f).reduce((g,b)=>f[b]<f[g]?b:g);return f[p]<(d?hl:ml)?p:null},label(l,u){n[l].getAttribute("aria-label")!==u&&n[l].
setAttribute("aria-label",u)},onMove:l=>{r.add(l)}}}function js(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,c]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+l.column;let u=pl[n];
if(!u)return null;let d=(h,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,h+f));return d(a,u[0],l.row)*e.columns+d(c,u[1],l.column)}function zs(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],c=l=>l>=0&&l<1;return c(i)===c(a)?null:c(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function Rs(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,c();let u=e.under(l.clientX,l.clientY);
if(u<0||l.button===1)return;let d=l.pointerType==="touch";t.release();let{clientX:h,clientY:f}=l;o={index:u,isTouch:d,x:h,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},d?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let u=e.under(l.clientX,l.clientY);if(u<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),u===o.index))return;let d=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!d)){o.isBegun||i(!1);for(let h of a(o.index,u))t.drag(h);o.index=u}});function a(l,u){let{columns:d}=e,[h,f]=[Math.floor(l/
d),l%d],[m,p]=[Math.floor(u/d),u%d],g=Math.max(Math.abs(m-h),Math.abs(p-f));return Array.from({length:g},(b,y)=>{let w=(y+1)/g;return Math.round(h+(m-h)*w)*d+Math.
round(f+(p-f)*w)})}function c(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),c()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,c()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var Bs="pylogic:game-read",Is="(min-width: 60.01rem)";function Ws(e){let t=x("div"),n=localStorage.getItem(Bs)===null&&matchMedia(Is).matches,o=x("details",{class:"\
game",open:n},x("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Is).matches&&localStorage.setItem(Bs,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>x("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Us="http://www.w3.org/2000/svg",gl=6,wl=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*gl,[a,c]=t===o?[0,i]:[i,0];return`M${e+a} ${t+c}L${n+a}\
 ${o+c}`}).join("");function bl([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Hs(){let e=document.createElementNS(
Us,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Us,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=F(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let c={};
for(let l of n.plays.filter(Q))for(let u of l.spots){let[d,h,f]=u.split(","),m=[Number(d),Number(h),f];for(let[p,g]of new Map(l.choices.map(b=>[pe(l,u,b),b.value]))){
let b=o(p);if(b===null)continue;let y=Number(g)>1?`${b} several`:b;c[y]=(c[y]??"")+(b==="crossed"?bl(Ee(n,l.where,m)):wl(jo(n,l.where,m),Number(g??1)))}}e.replaceChildren(
...Object.keys(c).map(l=>t(l,c[l])))}}}var kl=12,yl={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},_l={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ze={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Fs(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),M(()=>{let{width:o,height:s,left:r,top:i}=F(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([c,l])=>({
...vl(c),value:l}));W(k`${a.map(({what:c,at:l})=>k`<${$l} what=${c} ...${Ks(e,c,l)} />`)}
      ${a.map(({what:c,at:l,value:u})=>k`<${Sl} ...${{what:c,at:l,value:u,changes:t}}
        ...${Ks(e,c,l)} />`)}`,n)}),n}function vl(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Ks({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let g=tt(e,[t,n[0],Number(n[1])]);return{...g,x:g.x+g.width/2,y:g.y+g.height/2}}let[i,a]=n.map(Number),[c,l]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[u,d]=[r+l*o,r+c*s];if(t!=="between")return{x:u,y:d,width:o,height:s};let[h,f,m,p]=Ee(e,"edge",[i,a,n[2]]);return{x:(h+m)/2,y:(f+
p)/2,width:o,height:s}}function $l({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?k`<circle class="paper" cx=${t} cy=${n} r="9" />`:k`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Sl({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[c,l]=[s-i/2,r-a/2],u=(f,m)=>k`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
d=(f,m=20)=>k`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return k`<${Ol} ...${{what:e,at:t,value:n,changes:o,left:c,top:l,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return u(15,ze[n]);if(e==="outside")return d(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,ze.white);if(e==="object")return u(8,ze.black);if(e==="block")return k`<rect x=${c} y=${l} width=${i} height=${a} fill=${ze.
black} />`;if(e==="between")return n in ze?u(6,ze[n]):d(xl(n,t[2]),14);if(e==="vertex")return d(n,14);if(e==="arrow")return d(`${yl[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return d("?");if(e==="numbers")return d(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?d(n):null;let h=e==="path"?t[2]:n;return k`<rect class="tint" style=${`--hue: ${(Number(h)||h.length)*360*5/kl%360}`}
    ...${{x:c,y:l,width:i,height:a}} />${d(h,11)}`}var xl=(e,t)=>je[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Ol({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[c,l]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[d,h]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return k`<rect class="paper" x=${d-10} y=${h-6} width="20" height="12" />
    <text x=${d} y=${h} font-size="10">${l}${u?_l[c]:""}</text>`}var El=25;function qs({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=qt(),i=Hs(),a=null,c=new Map,l=null,u=x("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",x("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),d=g=>t.grid.
cell(g);function h(g){let b=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:_})=>Number(_))),y=Math.max(0,...b.filter(w=>w<=El));for(let w of g){let _=t.sheet.
plays.some($=>V(t.sheet,$,s.now.marks,w)>=0),v=l?[]:s.now.notes[T(t.sheet,w).join(",")],S=_?[]:v;gs(d(w),"notes",me(S,"corner"),y);let O=me(S,"centre");Qe(d(w),
"centre",O.join(O.some($=>$.length>1)?" ":"")),ws(d(w),me(v,"colour").filter($=>he.includes($)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
g=>g.remove());for(let[g,b]of c)Qe(d(g),"ghost",b.text||"+")}function m(){let[g,b]=[new Set(l?.certain),new Set(l?.possible)],y=_=>g.has(_)?"drawn":b.has(_)?"fa\
int":null,w=_=>_ in s.now.marks?s.now.marks[_]?"drawn":"crossed":null;i.show(t.sheet,l?y:w)}function p(){m();let{sheet:g}=t,[b,y]=[new Set(l?.certain),new Set(l?.
possible)];for(let w=0;w<g.count;w+=1){let _=l?Al(g,w,b,y):null;_&&n.cell(w,Je(g,_.marks,w)),n.fade(w,!!_?.isFaint),Qe(d(w),"maybe",_?.words??null)}h([...Array(
g.count).keys()])}return e.when("highlight",g=>{a=g,t.sheet!==R&&r.show(a,t.sheet)}),e.when("ghosts",g=>{t.sheet!==R&&(c=new Map((g??[]).map(b=>[G(t.sheet,b.row,
b.column),b])),f())}),e.when("overlay",g=>{let b=l!==null;if(l=g,u.hidden=l===null,t.sheet!==R&&(p(),b&&!l)){let{sheet:y}=t;for(let w=0;w<y.count;w+=1)n.cell(w,
Je(y,s.now.marks,w))}}),{elements:[Fs(t,o.changes),i.element,r.element],legend:u,lines:m,notes:h,overlaid:()=>{l&&p()},show(){r.show(a,t.sheet),m(),f(),l?p():h(
[...Array(t.sheet.count).keys()])},press(g){let b=c.get(g);return b!==void 0&&o.changes.add([b.atom])}}}function Al(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(l=>({choice:l,atom:mn(e,s,l,t)})),i=r.find(({choice:l,atom:u})=>l.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:l,atom:u})=>l.holds&&
o.has(u));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:l})=>l.words).join(" ")};
let c=r.find(({choice:l})=>!l.holds);if(c)return{marks:{[c.atom]:!1}}}return{marks:{}}}var Vt={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Tl={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},Nn=e=>e==="top"||e==="bottom";function Gs({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=x("div",{class:"margin"}),i=A(null);function a(d,h){if(e.store.
now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:d,number:h};let f=j("input",r);return f.value=n.numbers("outs\
ide",[d,h]).join(" "),f.focus(),f.select(),!0}function c(d){if(i.value===null)return;let{side:h,number:f}=i.value,m=ee(d).value.trim();m!==n.numbers("outside",[
h,f]).join(" ")&&n.becomeNumbers("outside",[h,f],m)}let l=(d,h)=>queueMicrotask(()=>{i.value!==h||document.activeElement===d.target||(c(d),i.value=null)});function u(d){
if(i.value===null||d.key!=="Enter"&&d.key!=="Escape")return;d.preventDefault();let{side:h,number:f}=i.value,m=f+(d.shiftKey?-1:1);d.key==="Enter"&&c(d),d.key===
"Enter"&&m>=1&&m<=t.sheet[Nn(h)?"columns":"rows"]?a(h,m):(i.value=null,s.select(s.current))}return M(()=>{let d=i.value;W(k`${d&&k`<input key=${`${d.side} ${d.number}`} class=${d.
side} inputmode="numeric"
      aria-label=${`${Vt[d.side]} ${d.number}`} style=${Ml(t,d)}
      onkeydown=${u} onblur=${h=>l(h,d)} />`}`,r)}),s.element.addEventListener("keydown",d=>{let h=Tl[d.key];if(!h||o.kind!=="outside"||d.shiftKey||s.target(d)!==
s.current)return;let[f,m]=T(t.sheet,s.current);a(h,Nn(h)?m:f)&&(d.preventDefault(),d.stopPropagation())},{capture:!0}),{element:r,open:a}}function Ml({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=F(e),a=tt(e,["outside",t,n]);return{"--along":`${100*(Nn(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function Vs(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[V(e,t,n,a)]?.value,i=o;for(let[a,c]of t.peers){if(r(a)!==void 0)continue;let l=c.map(r),u=t.
choices.filter(h=>oe(h,a)&&!l.includes(h.value??"")),d=T(e,a).join(",");i=dn(Ye(i,[d],de),[d],u.map(({value:h})=>Ve(s,h??"")))}return i}function Ln(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>T(e,a).join(",")).filter(a=>de.some(c=>me(n[a],c).includes(r)));return i.length?Ye(n,i,de,
r):n}var ot={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Cl=(e,t)=>!e||le(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>ot[o]===n));function Ys({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=_s({app:e,view:t}),c=Nl({store:n,view:t}),{put:l,toggle:u}=c,d=$=>$.
clicks.length>0,h=()=>Js(i()),f=()=>h().find(d)??h()[0],m=()=>i().plays.find(le),p=Ll({store:n,view:t,written:m,entries:c}),g=()=>p.kind==="colour"||m()!==void 0&&
!a.play&&!h().some(d),b=($,E)=>vt(E,V(i(),E,n.now.marks,$));function y($,E,C){if(p.begin(),o=s=null,g())return;let{isClick:L,isDrag:B}=a.press($,E,C);L||(B?s=()=>w(
$,E):w($,E))}function w($,E){let C=f();if(!C||!d(C)||!yt(i(),$))return;let L=E?$t(C,V(i(),C,n.now.marks,$)):b($,C);o={play:C,number:L,merge:`stroke ${r+=1}`},l(
$,C,L,o.merge)}function _($){g()?t.grid.select($,{isMore:!0}):o?l($,o.play,o.number,o.merge):a.drag($)}function v(){a.isDragged||s?.(),o=s=null,a.release()}function S($){
p.begin(),c.clear($)||p.clear($)}function O($,E){let C=/^(?:Digit|Numpad)(\d)$/.exec($.code)?.[1]??/^[0-9]$/.exec($.key)?.[0],L=$.ctrlKey||$.altKey,B=p.kind==="\
colour"||L?-1:Cl(f(),[$.key,C??""]);if(B>=0)return u(E,f(),B),!0;let H=$.altKey?"colour":$.ctrlKey?"centre":$.shiftKey?"corner":p.kind;if(C!==void 0)return p.type(
E,C,H);if(L)return!1;if(g()&&$.shiftKey&&Pe[$.key])return t.grid.select(t.grid.target($)??E,{isMore:!0}),!0;if($.key==="Escape")return t.grid.select(E),!0;if($.
key==="Delete"||$.key==="Backspace")return S(E),!0;if(a.onKey($,E))return!0;let re=f();if(!re)return!1;if($.key===" "||$.key==="Enter")return l(E,re,b(E,re)),!0;
let ye=["#","."].indexOf($.key);return ye>=0&&re.choices[0].value===null?(l(E,re,ye),!0):!1}return{press:y,drag:_,onKey:O,clear:S,clicked:f,written:m,pencil:p,chooses:g,
move:a.move,release:v,get lines(){return a.play},enter($,E,C){let{value:L}=E.choices[C];p.kind!==null&&L!==null&&le(E)?p.note($,p.kind,L):u($,E,C)},leave($){p.begin(),
a.reach($)},fill($){let E=Mo(i(),n.now.marks,$);return E&&n.change({marks:E}),E!==null}}}var Js=({plays:e})=>e.filter(t=>!Q(t));function Nl({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,c,l=null){let u=a.choices[c];u&&!oe(u,i)||V(t.sheet,a,e.now.marks,i)!==c&&e.change({marks:_t(t.sheet,a,
e.now.marks,i,c),notes:Ln(t.sheet,a,e.now.notes,i,c)},{merge:l})}function s(i,a,c){let{marks:l}=e.now,u=n(i).filter(p=>oe(a.choices[c],p)),h=u.every(p=>V(t.sheet,
a,l,p)===c)?-1:c,f=u.reduce((p,g)=>_t(t.sheet,a,p,g,h),l),m=u.reduce((p,g)=>Ln(t.sheet,a,p,g,h),e.now.notes);u.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:a}=e.now;for(let l of n(i)){for(let u of Js(t.sheet))a=_t(t.sheet,u,a,l,-1);a=Do(t.sheet,a,l)}let c=Object.keys(a).length!==Object.keys(e.now.marks).length;
return c&&e.change({marks:a}),c}return{put:o,toggle:s,clear:r,together:n}}function Ll({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=h=>T(t.sheet,h).join(",");function c(h,f,m){let p=s(h).filter(g=>f==="colour"||yt(t.sheet,g));p.length&&e.change({notes:So(e.now.notes,p.map(a),Ve(f,m))})}function l(){
let h=n();h&&e.change({notes:Vs(t.sheet,h,e.now,i.value==="centre"?"centre":"corner")})}function u(h){let f=s(h).map(a);for(let m of[de,Ne]){let p=Ye(e.now.notes,
f,m);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function d(h,f,m){if(m==="colour"){let _=he[Number(f)-1];return _&&c(h,m,_),
_!==void 0}let p=n();if(!p)return!1;let g=_=>p.choices.findIndex(({value:v})=>v===_),b=m===null&&g(r+f)>=0?r+f:f,y=g(b),w=y>=0||p.choices.some(({value:_})=>_?.startsWith(
b));return!s(h).some(_=>yt(t.sheet,_))||!w?!1:(r=b,y<0||(m!==null?c(h,m,b):o(h,p,y)),!0)}return{note:c,noteAll:l,clear:u,type:d,begin(){r=""},get kind(){return i.
value},set kind(h){i.value=h}}}var Dl=18,jl=60,Xs=28;function Zs({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:c}=t,l=x("div",{class:"stage"},n.element),u=x(
"p",{role:"status"}),d=x("div",{class:"notice",hidden:!0},u),h=x("p",{class:"heard",ariaLive:"polite"});function f(b,y=!1){u.textContent=u.title=b,d.hidden=b===
"",l.classList.toggle("stale",y)}function m(b){let y=t.sheet,w=document.activeElement;t.sheet=b,y.plays!==b.plays&&(l.parentElement?.classList.toggle("whitened",
gn(b)),l.parentElement?.classList.toggle("shaded",Ao(b)));let _=n.show(b),v=y===R||y.count!==b.count||y.columns!==b.columns||y.cell.width!==b.cell.width||String(
y.around)!==String(b.around);v&&c.build(b),_&&n.surface&&n.surface.append(...s.elements,c.element,i.element),_&&c.element.contains(w)&&c.select(c.current),_&&i.
element.contains(w)&&w?.focus(),s.show();for(let S=0;S<b.count;S+=1)c.label(S,St(b,a.now,S));(v||y.plays!==b.plays||y.edits!==b.edits)&&r.build(),(v||_)&&p(),o.
changes.settle()}function p(){if(!t.sheet.count)return;let{cell:b}=t.sheet,{width:y,height:w,left:_,top:v}=F(t.sheet),[S,O]=[l.clientWidth-Xs,l.clientHeight-Xs],
$=Math.min(S/y,O/w,jl/b.height),E=Math.max(Math.floor($*b.height),Dl)/b.height;l.style.setProperty("--wide",`${Math.floor(y*E)}px`),l.style.setProperty("--cell",
`${b.height*E}px`),l.style.setProperty("--above",`${v*E}px`),l.style.setProperty("--before",`${_*E}px`)}function g(b,y){if(t.sheet===R)return;let w=new Set([...Object.
keys(b.marks),...Object.keys(y.marks)]),_=new Set([...w].filter(S=>b.marks[S]!==y.marks[S]).map(S=>pn(t.sheet,S))),v=new Set([...Object.keys(b.notes),...Object.
keys(y.notes)].filter(S=>b.notes[S]!==y.notes[S]).map(S=>G(t.sheet,...S.split(",").map(Number))));_.delete(-1);for(let S of _)n.cell(S,Je(t.sheet,b.marks,S));s.
notes([..._,...v]),_.size&&s.overlaid(),s.lines();for(let S of new Set([..._,...v]))c.cell(S)&&c.label(S,St(t.sheet,b,S)),S===c.current&&(h.textContent=St(t.sheet,
b,S).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(l),l.addEventListener("click",({clientX:b,clientY:y})=>{let w=zs(c.element,t.sheet,b,y);w&&!i.
open(...w)&&r.focus(...w)}),{element:l,notice:d,heard:h,say:f,draw:m,drawMarks:g,fit:p,get isStale(){return l.classList.contains("stale")}}}var Qs="pylogic:clock",er=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function tr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Qs)!=="hidden",r=x("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Qs,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?er(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${er(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:c,mode:l}=e.now;!(a>0||Object.keys(c).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var nr={down:"\u2198\u2196",up:"\u2197\u2199"},Pl={down:["top","left"],up:["bottom","left"]};function or({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return k`<div class="line typing">${Object.entries(Vt).map(([i,a])=>k`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(c=>c.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(i==="top"||i==="bottom"?s:o).keys()].map(c=>k`
          <span data-beside=${`${i},${c+1}`}><${zl} ...${{changes:t,side:i,line:c+1}} /></span>`)}
      </div></details>`)}</div>`}function zl({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(nr).map(o=>k`<${Rl}
    label=${`${Vt[t]} ${n} ${nr[o][+!Pl[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function Rl({label:e,now:t,write:n}){let o=Ge(null);return k`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=ee(s).value}}
    onchange=${s=>n(ee(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var sr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Bl=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Il(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(ot).filter(l=>t.choices.some(({value:u})=>u===ot[l]));if(!le(t))for(let l of i)o.push([l,ot[l].replace("_"," ")]);let[a,c]=t.choices;
a.value===null&&c&&o.push(["#",a.words],[".",c.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
xe(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${he.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...sr]}function Wl(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ne[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...sr]}function rr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Il(t):Wl(n),...Bl],r=x("dialog",{class:"\
keys",ariaLabel:"Keys"},x("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),x("dl",{},s.map(([i,a])=>x("div",{},x("dt",{},i),x("dd",{},a)))),
x("form",{method:"dialog"},x("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Ul="http://www.w3.org/2000/svg";function ir(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ne[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Hl=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Kl(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":xe(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${lr(n,o)} ${s}`}var lr=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function ar(e){let{app:t,play:n,edit:o}=e,s=x("div",{class:"tools"}),r=tr(t),i=()=>rr(t.store.now.mode,{play:n,edit:o}),a=()=>W(
k`<${Fl} ...${{parts:e,clock:r,help:i}} />`,s);return M(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,
help:i,focus:(l,u)=>{let d=s.querySelector(`[data-beside="${l},${u}"]`);d?.closest("details")?.setAttribute("open",""),d?.querySelector("input")?.focus()}}}function Fl({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=vo(()=>o.store.now.mode).value;if(s.sheet===R)return null;let i=r==="play"&&s.sheet.plays.length>0;return k`
    <div class="line first"><p class="hint">${Gl(e,r)}</p>
      ${i&&k`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${I} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&k`<${I} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&k`<${Vl} ...${e} /><div class="line"><${ql} ...${o} /></div>`}
    ${r==="edit"&&k`<${Jl} ...${e} />
      <${or} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${Zl} ...${e} /></div>`}`}var I=e=>k`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function ql({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>e.change({saves:l},{undoable:!1});return k`<div class="group" role="group" aria-label="Save points">
    <${I} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${I} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),e.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${I} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Gl({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:d=""}=ne[n.pen.kind]??{};return r.length?typeof d=="string"?d:d(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let c=t.clicked(),l=t.lines?Kl(t.lines):"";if(!c)return l;if(t.written()===c&&
c.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let u=c.clicks.length>1&&!l?"Drag to paint.":l;return`\
Click a cell: ${lr(c.clicks,c.choices)} ${u}`.trim()}function Vl({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Hl.filter(({kind:i})=>o||
!de.some(a=>a===i));return k`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>k`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,c)=>k`
        <${I} class=${le(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,c)}>
          ${!le(i)&&k`<${Yl} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${he.map((i,a)=>k`
      <${I} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:c})=>k`<${I} data-pencil=${i} title=${c}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${I} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?k`<${I} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Yl({view:e,choice:t}){let n=$e(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return fe(()=>n.current.replaceChildren(...we(`<svg xmlns="${Ul}">${s}</svg>`).childNodes),[s]),k`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Jl({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...ne[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:k`<div class="line">
    ${n.kinds.length>1&&k`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>k`
      <${I} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${ir(t,a)}<//>`)}</div>`}
    ${i?k`<${Xl} edit=${t} />`:(n.isTyped||r)&&k`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>k`<${I} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&k`<${I} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&k`<${I} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Xl({edit:e,edit:{pen:t}}){let n=ne[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return k`<div class="group" role="group" aria-label=${`${ir(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>k`<${I} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${je[s]??s}<//>`)}
    ${t.isPainting&&k`<${I} onclick=${o}>New ${n}<//>`}</div>`}function Zl({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,a)=>k`<span class="stepper">
    <${I} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${ae(i,r)}</output>
    <${I} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return k`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var Ql=80,cr=["puzzle","instance","rules","facts","constants"];function ea(e){let t=ta(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;j("#board").append(Ws(e),
o.legend,n.element,s.element,x("div",{class:"told"},n.notice,i.element),r.element,n.heard),sa(t),ra(t),ia(t)}function ta(e){let t=Ns(),n=A(R),o={grid:Ps(),get sheet(){
return n.value},set sheet(d){n.value=d}},s=Ys({app:e,view:o}),r=xs({app:e,view:o}),i=qs({app:e,view:o,picture:t,edit:r}),a=ar({app:e,view:o,play:s,edit:r}),c=Gs(
{app:e,view:o,edit:r}),l=Zs({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:c}),u=oa(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:l,victory:u,
film:Ds({app:e,view:o}),drawing:na(e,o,l,u.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function na(e,t,n,o){let{store:s,overview:r}=e,i=Tt(),a=0,c=null,l=!1,
u=()=>{clearTimeout(a),a=setTimeout(m,Ql)},d=b=>cr.every(y=>s.now[y]===b[y]),h=()=>c!==null&&d(c),f=b=>s.now.marks!==b.marks||!d(b);async function m(){clearTimeout(
a);let b=s.now;if(!b.puzzle)return;let y=h();i.stop();try{let w=await(y?i(S=>te("board",P(b,{entries:!1}),S)):r.ask("board"));if(w===void 0||f(b))return;if(y&&w.
cell.width!==t.sheet.cell.width){c=null,u();return}c=b,l=!1,n.draw(kt(w,y?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[v]=w.problems;(!y||n.
isStale)&&n.say(v?`${Et(v)?"The board is not finished":"Something is wrong with the facts"}: ${v.text}`:"")}catch(w){if(!(w instanceof se))throw w;if(f(b))return;
c=null,l=!1;let _=w.problems[0]?.text??w.message;n.say(t.sheet!==R?`This is how the board looked before: now it cannot be drawn. ${_}`:`The board cannot be draw\
n. ${_}`,!0)}}return{later:u,redraw:m,isDrawn:h,forget:()=>{c=null,l=t.sheet!==R},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function oa(e,t){
let{store:n}=e,o=x("p",{class:"glad",role:"status"}),s=x("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:u,marks:d}=n.now,h=u==="play"&&r!==null&&
Co(t.sheet,d,r);o.textContent=h?"Solved! Every cell is right.":"",s.hidden===h&&(s.hidden=!h,o.classList.toggle("news",i),h&&(i=!1),e.emit("finished",h))}return{
element:s,celebrate:a,know:u=>{r=u},forget:()=>{r=null,i=!0}}}function sa({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;Rs(a,{press:(c,l,u)=>{
!r.isOther&&!o.press(c)&&i().press(c,l,u)},move:c=>i().move(c),drag:c=>i().drag(c),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",c=>{if(c.defaultPrevented||c.metaKey||(c.altKey||c.ctrlKey)&&i()!==n||t.sheet===R||r.isOther)return;let l=a.current;c.key===
"Enter"&&o.press(l)||i().onKey(c,l)?c.preventDefault():c.key==="?"&&(s.help(),c.preventDefault())}),a.onMove(c=>{i().leave(c);let[l,u]=T(t.sheet,c);e.emit("focu\
sed",{row:l,column:u})})}function ra({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:c}=e;c.on(["marks","notes"],(l,u,d)=>{d.has("puz\
zle")||d.has("instance")||(r.drawMarks(l,u),a.celebrate(),d.has("marks")&&i.later())}),c.on(cr,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),c.on(["puzzle","ins\
tance"],()=>{t.sheet!==R&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),c.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function ia({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:c}){e.when("solved",l=>{c.know(l?.status==="unique"?l.answers:null),c.celebrate()}),e.when("\
fill",async l=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",l=>o.changes.add(l)),e.when("film",l=>{let u=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:l,column:u})=>{l>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(G(t.sheet,l,u)),bs(t.grid.cell(G(t.sheet,l,u))))}),e.when("\
cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var jn={facts:40,rules:200},ur=["puzzle","instance","rules","facts","constants","marks"],fr="facts";function hr(e){let t=new Set,n=new Map,o=new Set,s=jn.facts,
r=0;e.on(ur,(h,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?jn.rules:jn.facts});function i(h,f){return c(h),o.add(h),new Promise((m,p)=>{let g={resolve:m,reject:p,
onEvent:f},b=[...t].find(({about:y,parts:w})=>w.includes(h)&&ur.every(_=>y?.[_]===e.now[_]));b?(b.wishes.set(h,g),dr(b,h)):(n.set(h,g),clearTimeout(r),r=setTimeout(
l,s))})}function a(h){c(h),o.delete(h)}function c(h){n.get(h)?.resolve(void 0),n.delete(h);for(let f of[...t]){let m=f.wishes.get(h);m&&(m.resolve(void 0),f.wishes.
delete(h),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function l(){let h=new Map(n);n.clear(),h.size&&d(e.now,e.now,[...h.keys()],h)}function u(h,f){let m=e.
now;return new Promise((p,g)=>{let b=w=>{y.about={...m,facts:w[w.length-1]},f(w),p()},y=d(m,null,[...o],new Map([[fr,{resolve:b,reject:g}]]),{steps:h})})}function d(h,f,m,p,g={}){
let b={about:f,parts:m,wishes:p,told:new Map,controller:new AbortController},y=(w,_)=>{w==="found"?p.get("solve")?.onEvent?.(w,_):b.told.set(w,w===fr?{found:_.facts}:
_),dr(b,w)};return t.add(b),X("overview",P(h,{...g,parts:m}),{signal:b.controller.signal,onEvent:y}).catch(w=>{for(let _ of p.values())_.reject(w)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:a,edit:u}}function dr({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new se(s.failed)):
o.resolve(s.found))}function mr(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),J(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var pr=document.querySelector("script[src]");pr instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
pr.src)).catch(()=>{});var Bn={};st(Bn,{start:()=>fa});var zn="#pylogic=";var gr=/^[a-z_][A-Za-z0-9_]{0,63}$/,la=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,wr=e=>e.includes(zn);async function br(e){let t=e.slice(e.indexOf(zn)+zn.length).trim(),n;try{n=JSON.parse(await ua(t))}catch(u){throw u.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!ca(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:c,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:c,constants:l}}var kr=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),Re=e=>typeof e=="string",aa=e=>Array.isArray(e)&&e.every(Re),Pn=(e,t,n)=>kr(e)&&Object.entries(e).every(([o,s])=>t.test(o)&&
n(s));function ca(e){return kr(e)&&Re(e.puzzle)&&gr.test(e.puzzle)&&Re(e.instance)&&la.test(e.instance)&&Re(e.facts)&&(e.rules===void 0||Re(e.rules))&&Pn(e.marks,
/^.{1,200}$/,t=>typeof t=="boolean")&&Pn(e.notes,/^-?\d{1,6},-?\d{1,6}$/,aa)&&Pn(e.constants,gr,t=>Re(t)&&t.length<=200)}async function ua(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],i=0;for(;;){let{done:a,value:c}=await s.read();if(a)break;if(i+=c.length,i>2e6)throw await s.cancel(),new Error("large");r.push(
c)}return new Blob(r).text()}var yr="pylogic:played:";function Rn(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:s,saves:r,isSolved:i}={...t,...JSON.parse(localStorage.
getItem(yr+e)??"{}")};return{marks:n,notes:o,seconds:s,saves:r,isSolved:i}}catch{return t}}var _r=(e,t)=>localStorage.setItem(yr+e,JSON.stringify(t));function fa(e){let{store:t}=e,n=x("p",{class:"remark"}),o=Y.map(u=>x("option",{value:u.id},$r(u))),s=x("select",{"aria-label":"Board",title:"Board",onchange:()=>i(
s.value)},o),r=!1;Y.length>1&&j("#files").append(s),wn&&da(wn),j(".assistant-status").append(n);let i=u=>location.replace(vr(Y.find(d=>d.id===u)));function a(){
let u=Y.find(f=>vr(f)===location.hash)??Y[0];if(u.id===t.now.instance)return;let{isSolved:d=!1,...h}=Rn(u.id);r=d,s.value=u.id,n.textContent=u.remark?`${q(u.remark)}\
.`:"",document.body.toggleAttribute("data-checked",u.outcome.status==="unique"),e.emit("cancel-all"),e.emit("game",Bo),t.open({puzzle:"exported",instance:u.id,...h})}
function c(){let{instance:u,marks:d,notes:h,seconds:f,saves:m}=t.now;try{_r(u,{marks:d,notes:h,seconds:f,saves:m,isSolved:r})}catch{e.emit("message",{words:"The\
 browser has no room left to keep what you enter.",isBad:!0})}}t.on(["marks","notes","seconds","saves"],(u,d,h)=>{h.has("instance")||c()}),e.when("finished",u=>{
!u||r||(r=!0,c(),o[s.selectedIndex].textContent=$r(Y[s.selectedIndex]))});async function l(){if(!wr(location.hash)){a();return}try{let{instance:u,rules:d,facts:h,
marks:f={},notes:m={}}=await br(location.hash),p=d===void 0?Y.find(g=>g.facts===ha(h??"")):void 0;if(!p)throw new Error(`This link is of another board called ${u}\
, or of other rules.`);i(p.id),a(),t.change({marks:f,notes:m})}catch(u){e.emit("message",{words:u.message,isBad:!0}),i(Y[0].id)}}addEventListener("hashchange",l),
l()}function da([e,t]){let n=(o,s,r)=>o?x("a",{href:`${o}.html`,"aria-label":r},s):null;j("#bar h1").replaceChildren(x("a",{href:"index.html",title:"All boards",
class:"back"},Ro)),j("#files").append(...[n(e,"\u2190","The board before"),x("span",{},Y[0].name),n(t,"\u2192","The next board")].filter(o=>o!==null))}var ha=e=>e.
replaceAll(/%.*/g,"").replaceAll(/\s/g,"").split(".").filter(Boolean).sort().join("."),vr=e=>`#${encodeURIComponent(e?.name??"")}`,$r=e=>Rn(e.id).isSolved?`${e.
name} \u2713`:e.name;var Sr=Uo(),ma={store:Sr,overview:hr(Sr),...mr()};for(let e of[Tn,Dn,An,Bn])e.start(ma);document.documentElement.dataset.ready="";
})();
