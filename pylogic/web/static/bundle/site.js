(async()=>{
var m,ee,ne,U,gt,ot,oe,et,re,xt,bt,We,Z=Symbol.for("pv"),rt={},it=[],qe=/^m(i|n|o|s|text|space)$/,At=Array.isArray,Et=it.slice,H=Object.assign;function D(e){e&&
e.parentNode&&e.remove()}function ie(e,t,n){var o,i,r,s={},u=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?i=t[r]:s[r]=t[r];return u>
2&&(s.children=u>3?Et.call(arguments,2):n),q(e,s,o,i,null)}function q(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Z,
__v:i||++ee,__i:-1,__u:0};return!i&&m.vnode&&m.vnode(r),r}function R(e){return e.children}function I(e,t){this.props=e,this.context=t,this.__g=0}function L(e,t){
if(t==null)return e.__&&L(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:L(e)}
function Ie(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=H({constructor:Z},n)).__v=n.__v+1,m.vnode&&m.vnode(t),Tt(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,
i,o||L(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,le(i,t,r),n.__=n.__e=null,t.__e!=o&&se(t))}function se(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,
e.__k.some(function(t){return t&&(e.__e=t.__e)}),se(e)}function Bt(e){(8&e.__g||(e.__g|=8,U.push(e),ot++))&&gt==m.debounceRendering||((gt=m.debounceRendering)||
queueMicrotask)(ae)}function ae(){try{for(var e,t=1;U.length;)U.length>t&&U.sort(oe),e=U.shift(),t=U.length,8&e.__g&&Ie(e)}finally{(ot=U.length)&&(gt||queueMicrotask)(
ae)}}function ue(e,t,n,o,i,r,s,u,_,l,c){var h,f,a,p,S,v,g=o.__k||it,d=t.length;for(_=Ge(n,t,g,_,d),h=0;h<d;h++)(a=n.__k[h])!=null&&(f=~a.__i&&g[a.__i]||rt,a.__i=
h,v=Tt(e,a,f,i,r,s,u,_,l,c),p=a.__e,(f.ref!=a.ref||8&f.__u)&&(f.ref&&Mt(f.ref,null,a,f),a.ref&&c.push(a.ref,a.__c||p,a)),S=S||p,4&a.__u?(_=ce(a,_,e,!f.__v),f.__e&&
(f.__e=null)):typeof a.type=="function"&&v!==void 0?_=v:p&&(_=p.nextSibling),a.__u&=-21);return n.__e=S,_}function Ge(e,t,n,o,i){var r,s,u,_,l,c,h,f,a,p=n.length,
S=p,v=0,g=0,d=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=d[r]=q(null,
s):At(s)?s=d[r]=q(R,{children:s}):s.constructor===Z&&s.__b?s=d[r]=q(s.type,s.props,s.key,s.ref,s.__v):d[r]=s,_=r+v,s.__=e,s.__b=e.__b+1,u=null,~(l=s.__i=Je(s,n,
_,S))&&(S--,(u=n[l])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,l==_-1?v--:l==_+1?v++:l!=_&&(l>_?v--:v++,g=1)):(~l||(i>p?v--:i<p&&v++),typeof s.type!="function"&&(s.__u|=
4))):d[r]=null;if(g){for(c=[],h=[],r=0;r<i;r++)if((s=d[r])&&16&s.__u){for(v=0,f=c.length;v<f;)c[a=v+f>>1]<s.__i?v=a+1:f=a;c[v]=s.__i,h[r]=v+1}for(v=c.length;r--;)
h[r]&&(h[r]==v?v--:d[r].__u|=4)}if(S)for(r=0;r<p;r++)!(u=n[r])||2&u.__u||(u.__e==o&&(o=L(u)),Nt(u,u));return o}function ce(e,t,n,o){var i,r,s,u;if(typeof e.type==
"function"){if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=ce(i[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=L(e))&&!t.parentNode&&
(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Je(e,t,n,o){var i,r=e.key,s=e.type,u=t[n],_=u&&!(2&u.__u);if(u===null&&r==null||_&&r==u.key&&s==u.type)
return n;if(o>(_?1:0)){for(i=n-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&r==u.key&&s==u.type)return i;for(i=n+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&r==u.key&&s==u.
type)return i}return-1}function Ft(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function X(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ft(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ft(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=bt[t]||(bt[t]=Ke(t)),(e.__a||(e.__a={}))[t]=xt,r=
t!=(t=t.replace(re,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ke(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[et]==null)t[et]=xt++;else if(t[et]<this.__a[e])
return;return n(m.event?m.event(t):t)}}}function Tt(e,t,n,o,i,r,s,u,_,l){var c,h,f,a,p,S,v,g,d,$,b,mt,jt,Q,P,Rt,O,z,M=t.type;if(t.constructor!==Z)return null;128&
n.__u&&(_=32&n.__u,c=n.__c.__z)&&(t.__u|=_,h=r=[],c.nodeType==8?u=nt(c,r):r.push(c),u=r[0]||u),(c=m.__b)&&c(t);t:if(typeof M=="function"){f=s.length;try{if(g=t.
props,d=(c=M.prototype)&&c.render,$=(c=M.contextType)&&o[c.__c],b=c?$?$.props.value:c.__:o,(a=n.__c)?(t.__c=a,2&a.__g&&(a.__g|=1)):(d?t.__c=a=new M(g,b):(t.__c=
a=new I(g,b),a.constructor=M,a.render=Ze),$&&$.sub(a),a.state||(a.state={}),a.__n=o,a.__g|=8,a.__h=[],a.__k=[]),d&&(a.__s||(a.__s=a.state),M.getDerivedStateFromProps&&
(a.__s==a.state&&(a.__s=H({},a.__s)),H(a.__s,M.getDerivedStateFromProps(g,a.__s)))),p=a.props,S=a.state,a.__v=t,n.__c){if(g!==p&&d&&!M.getDerivedStateFromProps&&
a.componentWillReceiveProps&&a.componentWillReceiveProps(g,b),t.__v==n.__v&&!(8&a.__g)||!(4&a.__g)&&a.shouldComponentUpdate&&a.shouldComponentUpdate(g,a.__s,b)===
!1){t.__v!=n.__v&&(a.props=g,a.state=a.__s,a.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(E){E&&(E.__=t)}),it.push.apply(a.__h,a.__k),a.__k=[],a.__h.length&&
s.push(a),u=L(n);break t}a.componentWillUpdate&&a.componentWillUpdate(g,a.__s,b),d&&a.componentDidUpdate&&a.__h.push(function(){a.componentDidUpdate(p,S,v)})}else
d&&!M.getDerivedStateFromProps&&a.componentWillMount&&a.componentWillMount(),d&&a.componentDidMount&&a.__h.push(a.componentDidMount);a.context=b,a.props=g,a.__P=
e,a.__g&=-5,mt=m.__r,jt=d?25:0;do a.__g&=-9,mt&&mt(t),c=a.render(a.props,a.state=a.__s,a.context);while(8&a.__g&&++jt<25);d&&(it.push.apply(a.__h,a.__k),a.__k=[]),
a.state=a.__s,a.getChildContext&&(o=H({},o,a.getChildContext())),d&&n.__c&&a.getSnapshotBeforeUpdate&&(v=a.getSnapshotBeforeUpdate(p,S)),Q=c&&c.type===R&&c.key==
null?c.props.children:c,g.__P&&(c=u,i=(e=g.__P).namespaceURI,_=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(E){E&&Nt(E,E)}),n.__k=null),u=n.__k?L(n,0):null),
u=ue(e,At(Q)?Q:[Q],t,n,o,i,r,s,u,_,l),g.__P&&(t.__e=null,u=c),t.__u&=-161,h&&h.some(D),a.__h.length&&s.push(a),1&a.__g&&(a.__g&=-4)}catch(E){if(s.length=f,t.__v=
null,_||r)if(E&&E.then){if(t.__u|=128|_,r){for(~(O=r.indexOf(u||void 0))||(O=r.length);(z=r[O-1])&&z.nodeType==8;)O--;for(;O<r.length;O++)if(z=r[O])if(r[O]=null,
P){if(z==Rt)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(Rt=nt(P=z))}}if(!P){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;P=u}(c=nt(P=t.
__c.__z||(t.__c.__z=P)))?(t.__e=P,u=c):t.__e=u,u=u&&u.nextSibling}else r&&r.some(D);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),E&&E.then||_e(t),m.__e(E,t,n)}}else
u=t.__e=Ve(n.__e,t,n,o,i,r,s,_,l,e);return(c=m.diffed)&&c(t),u}function nt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _e(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(_e))}function le(e,t,n){for(var o=0;o<n.length;)Mt(n[o++],n[o++],n[o++]);m.__c&&m.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(r){r.call(
i)})}catch(r){m.__e(r,i.__v)}})}function Ve(e,t,n,o,i,r,s,u,_,l){var c,h,f,a,p,S,v,g,d=n.props||rt,$=t.props,b=t.type;if(b=="svg"?i="http://www.w3.org/2000/svg":
b=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((p=r[c])&&(b?p.localName==b:p.nodeType==3)){
e=p,r[c]=null;break}}if(!e){if(g=l.ownerDocument||document,!b)return g.createTextNode($);e=g.createElementNS(i,b,$.is?$:l),u&&(m.__m&&m.__m(t,r),u=!1),r=null}if(b){
if(l=b=="template"&&e.content||e,r=b=="textarea"&&$.defaultValue!=null?null:r&&Et.call(l.childNodes),!u&&r)for(d={},c=0;c<e.attributes.length;c++)d[(p=e.attributes[c]).
name]=p.value;for(c in d)p=d[c],c=="dangerouslySetInnerHTML"?f=p:c=="children"||c in $||c=="value"&&"defaultValue"in $||c=="checked"&&"defaultChecked"in $||X(e,
c,null,p,i);for(c in $)p=$[c],c=="children"?a=p:c=="dangerouslySetInnerHTML"?h=p:c=="value"?S=p:c=="checked"?v=p:u&&typeof p!="function"||d[c]===p||X(e,c,p,d[c],
i);h?(u||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(b=="foreignObject"||i=="http://www.w3.org/1998\
/Math/MathML"&&qe.test(b))&&(i="http://www.w3.org/1999/xhtml"),ue(l,At(a)?a:[a],t,n,o,i,r,s,r?r[0]:n.__k&&L(n,0),u,_),r&&r.some(D)),u&&b!="textarea"||(c="value",
b=="progress"&&S==null?e.removeAttribute(c):S==null||S===e[c]&&(b!="progress"||S)||X(e,c,S,d[c],i),c="checked",v!=null&&v!=e[c]&&X(e,c,v,d[c],i))}else d===$||u&&
e.data==$||(e.data=$);return e}function Mt(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():
e(null)):e.current=t}catch(i){m.__e(i,n)}}function Nt(e,t,n){var o,i,r,s;if(m.unmount&&m.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Mt(o,null,t,e),o=e.
__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(u){m.__e(u,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Nt(o[s],t,typeof e.type!=
"function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=nt(o,r=[]))&&(o==e.__e&&r.some(D),D(i),D(o)),n||D(e.__e),e.__e=e.__c=e.__=null}function Ze(e,t,n){return this.
constructor(e,n)}function ct(e,t){var n,o,i,r;m.__&&m.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=q(R,{children:[e]}),i=[],r=
[],Tt(t,t.__k,o||rt,rt,t.namespaceURI,o?null:t.firstChild?Et.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),le(i,t.__k,r),t.__k.props.children=null}m={__e:function(e,t,n,o){
for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(e)),i.componentDidCatch&&
(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw ot=0,e}},ee=0,ne=function(e){return e!=null&&e.constructor===Z},I.prototype.
setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=H({},this.state)),typeof e=="function"&&(e=e(H({},n),this.props)),e&&(H(n,e),this.__v&&(t&&this.
__k.push(t),Bt(this)))},I.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Bt(this))},I.prototype.render=R,U=[],ot=0,oe=function(e,t){
return e.__v.__b-t.__v.__b},et=Symbol(),re=/(PointerCapture)$|Capture$/i,xt=0,bt={},We=0;var fe=function(e,t,n,o){var i;t[0]=0;for(var r=1;r<t.length;r++){var s=t[r++],
u=t[r]?(t[0]|=s?1:2,n[t[r++]]):t[++r];s===3?o[0]=u:s===4?o[1]=Object.assign(o[1]||{},u):s===5?(o[1]=o[1]||{})[t[++r]]=u:s===6?o[1][t[++r]]+=u+"":s?(i=e.apply(u,
fe(e,u,n,["",null])),o.push(i),u[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(u)}return o},Wt=new Map;function Ye(e){var t=Wt.get(this);return t||(t=new Map,Wt.set(this,
t)),(t=fe(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,r=1,s="",u="",_=[0],l=function(f){r===1&&(f||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?_.push(0,f,s):
r===3&&(f||s)?(_.push(3,f,s),r=2):r===2&&s==="..."&&f?_.push(4,f,0):r===2&&s&&!f?_.push(5,0,!0,s):r>=5&&((s||!f&&r===5)&&(_.push(r,0,s,i),r=6),f&&(_.push(r,f,0,
i),r=6)),s=""},c=0;c<n.length;c++){c&&(r===1&&l(),l(c));for(var h=0;h<n[c].length;h++)o=n[c][h],r===1?o==="<"?(l(),_=[_],r=3):s+=o:r===4?s==="--"&&o===">"?(r=1,
s=""):s=o+s[0]:u?o===u?u="":s+=o:o==='"'||o==="'"?u=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[c][h+1]===">")?(l(),r===3&&(_=_[0]),r=_,(_=_[0]).
push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):s+=o),r===3&&s==="!--"&&(r=4,_=_[0])}return l(),_})(e)),t),arguments,[])).length>1?t:t[0]}var C=Ye.bind(ie),wt,A,yt,qt,Qe=Object.is,It=0,he=[],
kt=[],k=m,Gt=k.__b,Jt=k.__r,Kt=k.diffed,Vt=k.__c,Zt=k.unmount,Yt=k.__;function Xe(e,t){k.__h&&k.__h(A,e,It||t),It=0;var n=A.__H||(A.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function pe(e,t){var n=Xe(wt++,7);return nn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function tn(){var e;do{for(;e=kt.shift();)try{G(e)}catch(n){k.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=he.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(G),t.__h.some(St),t.__h=[]}catch(n){t.__h=[],k.__e(n,e.__v)}}}while(kt.length)}k.__b=function(e){
A=null,Gt&&Gt(e)},k.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Yt&&Yt(e,t)},k.__r=function(e){Jt&&Jt(e),wt=0;var t=(A=e.__c).__H;t&&(yt==A?A.__h=[]:
(t.__h.some(G),t.__h.some(St),wt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),yt=A},k.diffed=function(e){Kt&&Kt(e);var t=e.__c;t&&t.
__H&&(t.__H.__h.length&&Xt(he.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),yt=A=null},k.__c=function(e,t){t.some(function(n){try{n.__h.some(G),n.__h=n.
__h.filter(function(o){return!o.__||St(o)})}catch(o){n.__h=[function(){throw o}]}}),Vt&&Vt(e,t)},k.unmount=function(e){Zt&&Zt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.
__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Xt(kt.push(i))}else G(i)}catch(r){t=r}}),o.
__H=void 0,t&&k.__e(t,o.__v))};var Qt=typeof requestAnimationFrame=="function";function en(e){var t,n=function(){clearTimeout(o),Qt&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Qt&&(t=requestAnimationFrame(n))}function Xt(e){e!=1&&qt==k.requestAnimationFrame||((qt=k.requestAnimationFrame)||en)(tn)}function G(e){var t=A,
n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),A=t}function St(e){var t=A;e.__c=e.__(),A=t}function nn(e,t){return!e||e.length!=t.length||t.some(function(n,o){
return!Qe(n,e[o])})}var on=Symbol.for("preact-signals");function _t(){if(N>1)N--;else{var e,t=!1;for((function(){var i=at;for(at=void 0;i!==void 0;){var r=i.S;if(r.
v===i.v)for(var s=r.t;s!==void 0;s=s.x)s.i===i.i&&(s.i=r.i);i=i.o}})();K!==void 0;){var n=K;for(K=void 0,st++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.
f)&&ve(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(st=0,N--,t)throw e}}function Ct(e){if(N>0)return e();$t=++rn,N++;try{return e()}finally{_t()}}var J,y=void 0;
function lt(e){var t=y,n=J;y=void 0,J=void 0;try{return e()}finally{y=t,J=n}}var K=void 0,N=0,st=0,rn=0,$t=0,at=void 0,ut=0;function de(e){if(y!==void 0){var t=e.
n;if(t===void 0||t.t!==y)return t={i:0,S:e,p:y.s,n:void 0,t:y,e:void 0,x:void 0,r:t},y.s!==void 0&&(y.s.n=t),y.s=t,e.n=t,32&y.f&&e.S(t),t;if(t.i===-1)return t.i=
0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=y.s,t.n=void 0,y.s.n=t,y.s=t),t}}function x(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,
this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}x.prototype.brand=on;x.prototype.h=function(){return!0};x.prototype.S=function(e){var t=this,n=this.t;n!==
e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:lt(function(){var o;(o=t.W)==null||o.call(t)}))};x.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.
e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&lt(function(){var i;(i=t.Z)==null||i.call(t)}))}};x.prototype.
subscribe=function(e){var t=this;return Y(function(){var n=t.value;lt(function(){return e(n)})},{name:"sub"})};x.prototype.valueOf=function(){return this.value};
x.prototype.toString=function(){return this.value+""};x.prototype.toJSON=function(){return this.value};x.prototype.peek=function(){var e=this;return lt(function(){
return e.value})};Object.defineProperty(x.prototype,"value",{get:function(){var e=de(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(st>100)throw new Error("Cycle detected");(function(n){N!==0&&st===0&&n.l!==$t&&(n.l=$t,at={S:n,v:n.v,i:n.i,o:at})})(this),this.v=e,this.i++,ut++,N++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{_t()}}}});function ft(e,t){return new x(e,t)}function ve(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==
t.i)return!0;return!1}function me(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ye(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function j(e,t){x.call(this,void 0,t),this.x=e,this.s=void 0,this.g=ut-1,this.f=4}j.prototype=new x;j.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&
this.f)==32||(this.f&=-5,this.g===ut))return!0;if(this.g=ut,this.f|=1,this.i>0&&!ve(this))return this.f&=-2,!0;var e=y;try{me(this),y=this;var t=this.x();(16&this.
f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return y=e,ye(this),this.f&=-2,!0};j.prototype.S=function(e){if(this.
t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}x.prototype.S.call(this,e)};j.prototype.U=function(e){if(this.t!==void 0&&(x.prototype.U.call(
this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};j.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=
e.x)e.t.N()}};Object.defineProperty(j.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=de(this);if(this.h(),e!==void 0&&(e.
i=this.i),16&this.f)throw this.v;return this.v}});function te(e,t){return new j(e,t)}function ge(e){var t=e.j;if(e.j=void 0,typeof t=="function"){N++;var n=y;y=
void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ot(e),o}finally{y=n,_t()}}}function Ot(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ge(e)}function sn(e){
if(y!==this)throw new Error("Out-of-order effect");ye(this),y=e,this.f&=-2;try{8&this.f&&Ot(this)}finally{_t()}}function B(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,J&&J.push(this)}B.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};B.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ge(this),me(this),N++;var e=y;return y=
this,sn.bind(this,e)};B.prototype.N=function(){2&this.f||(this.f|=2,this.u=K,K=this)};B.prototype.d=function(){this.f|=8,1&this.f||Ot(this)};B.prototype.dispose=
function(){this.d()};function Y(e,t){var n=new B(e,t);try{n.c()}catch(i){throw n.d(),i}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var be,ht,tt,an=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var we=[];Y(function(){be=this.N})();function F(e,t){m[e]=t.bind(null,m[e]||function(){})}function V(e){if(tt){var t=tt;tt=void 0,t()}tt=e&&e.S()}function ke(e){
var t=this,n=e.data,o=Ut(n);o.name="ReactiveDom",o.value=n;var i=pe(function(){for(var u=t,_=t.__v;_=_.__;)if(_.__c){_.__c.__$f|=4;break}var l=te(function(){var a=o.
value.value;return a===0?0:a===!0?"":a||""}),c=te(function(){return!Array.isArray(l.value)&&!ne(l.value)}),h=Y(function(){if(this.N=Se,c.value){var a=l.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=a)}}),f=t.__$u.d;return t.__$u.d=function(){h(),f.call(this)},[c,l]},[]),r=i[0],s=i[1];return r.value?s.
peek():s.value}ke.displayName="ReactiveTextNode";Object.defineProperties(x.prototype,{constructor:{configurable:!0,value:ie(R,null).constructor},type:{configurable:!0,
value:ke},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});F("__b",function(e,t){if(V(),
ht=void 0,typeof t.type=="string"){var n,o=t.props;for(var i in o)if(i!=="children"){var r=o[i];r instanceof x&&(n||(t.__np=n={}),n[i]=r,o[i]=r.peek())}}e(t)});
F("__r",function(e,t){if(e(t),t.type!==R){V();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(i,r){var s;return Y(function(){s=this},{name:r}),
s.c=i,s})((function(i){return function(){var r;an&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),ht=o,V(n)}});F("__e",function(e,t,n,o){V(),ht=void 0,e(t,n,o)});F("diffed",function(e,t){V(),ht=void 0;var n;if(typeof t.type=="string"&&(n=t.
__e)){var o=t.__np,i=t.props,r=n.U;if(r)for(var s in r){var u=r[s];u===void 0||o&&s in o||(u.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(var _ in o){var l=r[_],c=o[_];
l===void 0?(l=un(n,_,c,i),r[_]=l):l.o(c,i)}}}e(t)});function un(e,t,n,o){var i=t in e&&e.ownerSVGElement===void 0,r=ft(n);return{o:function(s,u){r.value=s,o=u},
d:Y(function(){this.N=Se;var s=r.value.value;o[t]!==s&&(o[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}F("unmount",function(e,t){
if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var i in o){var r=o[i];r&&r.d()}}}var s=t.__np;if(s){var u=t.props;for(var _ in s)u[_]=
s[_]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var c=l.__$u;c&&(l.__$u=void 0,c.d())}}e(t)});F("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});I.prototype.
shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===
!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.
props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Ut(e,t){return pe(function(){return ft(e,t)},[])}var cn=function(e){queueMicrotask(function(){queueMicrotask(e)})};function _n(){Ct(function(){for(var e;e=we.shift();)be.call(e)})}function Se(){we.push(this)===1&&(m.requestAnimationFrame||cn)(_n)}function w(e,t={},...n){let o=document.createElement(e);for(let[i,r]of Object.entries(t))i.startsWith("on")?o.addEventListener(i.slice(2),r):i==="dataset"?Object.
assign(o.dataset,r):i==="class"?o.className=r:i in o?Object.assign(o,{[i]:r}):o.setAttribute(i,r);return o.append(...n.flat().filter(i=>i!=null)),o}function T(e,t=document){let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var pt=e=>[...document.querySelectorAll(
e)];var $e=e=>e.target;var xe=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;var ln={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},dt=({name:e})=>C`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${ln[e]} /></svg>`;var fn=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],hn=8e3,pn=2,dn=["pointerdown","keydown"],
Ae={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ee(e){ct(C`<${vn} ...${e} />`,T("#modes")),ct(C`<${mn} ...${e} />`,
T("#history")),ct(C`<${gn} />`,T("#appearance")),yn(e),bn(e),kn(e)}function vn({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pla\
y"?"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return fn.map(({mode:n,name:o,title:i})=>{let r=n===e.now.mode;return C`<button type="button" role="radio" title=${i} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var mn=({store:e})=>C`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${dt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${dt} name="redo" /><span class="wide">Redo</span>
  </button>`;function yn({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||$e(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function gn(){let e=Ut(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return C`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${dt} name=${e.value?"light":"dark"} /></button>`}function bn(e){let t=pt("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let i of t)i.setAttribute(
"aria-current",String(i.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),wn(e)}function wn(e){
let t=Object.keys(Ae),n=o=>{e.emit("pane",o),pt(`#${o} :is(${Ae[o]})`).find(i=>i.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let i=t.findIndex(s=>document.activeElement?.closest(`#${s}`)),r=o.shiftKey?t.length-1:1;n(t[i<0?1:(i+r)%t.length]),o.preventDefault()});for(let o of pt(".leap \
a"))o.addEventListener("click",i=>{n(o.hash.slice(1)),i.preventDefault()})}function kn(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let i=w(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(u=>u.textContent!==n);t.replaceChildren(...r.slice(1-pn),i);let s=()=>i.remove();setTimeout(
()=>{if(!o)s();else for(let u of dn)addEventListener(u,s,{once:!0})},hn)})}var Pt="#pylogic=";var Te=/^[a-z_][A-Za-z0-9_]{0,63}$/,$n=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Me=e=>e.includes(Pt);async function Ne(e){let t=e.slice(e.indexOf(Pt)+Pt.length).trim(),n;try{n=JSON.parse(await En(t))}catch(c){throw c.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!An(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:i,rules:r,facts:s,marks:u,notes:_,constants:l}=n;return{puzzle:o,instance:i,rules:r,facts:s,marks:u,notes:_,constants:l}}var Ce=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),W=e=>typeof e=="string",xn=e=>Array.isArray(e)&&e.every(W),Lt=(e,t,n)=>Ce(e)&&Object.entries(e).every(([o,i])=>t.test(o)&&
n(i));function An(e){return Ce(e)&&W(e.puzzle)&&Te.test(e.puzzle)&&W(e.instance)&&$n.test(e.instance)&&W(e.facts)&&(e.rules===void 0||W(e.rules))&&Lt(e.marks,/^.{1,200}$/,
t=>typeof t=="boolean")&&Lt(e.notes,/^-?\d{1,6},-?\d{1,6}$/,xn)&&Lt(e.constants,Te,t=>W(t)&&t.length<=200)}async function En(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,u=>u.charCodeAt(0)),i=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],s=0;for(;;){let{done:u,value:_}=await i.read();if(u)break;if(s+=_.length,s>2e6)throw await i.cancel(),new Error("large");r.push(
_)}return new Blob(r).text()}function Oe(){let e=new EventTarget;return{emit(t,...[n]){e.dispatchEvent(new CustomEvent(t,{detail:n}))},when(t,n){e.addEventListener(t,o=>n(o.detail))}}}var Ue=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Tn=["facts","marks","notes"];function Le(e=Ue){let t=ft(e),n=[],o=[],i=null,r=new Set,s=l=>Ct(()=>{let c=t.peek();t.value=l;let f=Object.keys(
l).filter(a=>l[a]!==c[a]);if(f.length)for(let a of[...r])a(l,c,new Set(f))}),u=({facts:l,marks:c,notes:h})=>({facts:l,marks:c,notes:h}),_=(l,c)=>{if(!l.length)return;
let h=t.peek();c.push(u(h)),i=null,s({...h,...l.pop()})};return{get now(){return t.value},get canUndo(){return t.value&&n.length>0},get canRedo(){return t.value&&
o.length>0},get history(){return{now:u(t.value),past:n,future:o}},change(l,{merge:c=null,undoable:h=!0}={}){let f=t.peek(),a=Tn.some(p=>p in l&&l[p]!==f[p]);a&&
h&&!(c!==null&&c===i)&&(n.push(u(f)),o=[]),(a||"mode"in l)&&(i=c),s({...f,...l})},open(l,c=null){let h={...Ue,...l};[n,o,i]=c!==null&&JSON.stringify(c.now)===JSON.
stringify(u(h))?[c.past,c.future,null]:[[],[],null],s(h)},undo:()=>_(n,o),redo:()=>_(o,n),on(l,c){let h=new Set(l),f=(...a)=>{[...a[2]].some(p=>h.has(p))&&c(...a)};
return r.add(f),()=>r.delete(f)}}}var Pe=document.querySelector("script[src]");Pe instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
Pe.src)).catch(()=>{});var Mn="pylogic:played:";function zt(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:i,saves:r,isSolved:s}={...t,...JSON.parse(localStorage.
getItem(Mn+e)??"{}")};return{marks:n,notes:o,seconds:i,saves:r,isSolved:s}}catch{return t}}var Nn=Uint8Array.from(atob(T("#told").textContent??""),e=>e.charCodeAt(0)),ze=new Response(new Blob([Nn]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var Cn=6,He={store:Le(),...Oe()},{kinds:vt=[],title:De="",game:On=[],boards:Un=[]}=await ze,je=({id:e})=>zt(e).isSolved===!0,Re=({id:e})=>{let{marks:t,notes:n,isSolved:o}=zt(
e);return!o&&Object.keys({...t,...n}).length>0},Dt=(e,t,{name:n,is_plain:o},i,r)=>w("li",{},w("a",{class:"tile",href:e},w("span",{class:o?"picture plain":"pictu\
re"},w("img",{src:`${t}${n}.svg`,alt:"",loading:"lazy"})),w("strong",{},i),w("span",{class:"soft"},r))),Ht=(e,t)=>w("ul",{class:"tiles","aria-label":e},t);function Ln(){
let e=vt.flatMap(({folder:t,title:n,boards:o})=>o.filter(Re).map(i=>Dt(`${t}/${i.name}.html`,`${t}/`,i,n,i.name))).slice(0,Cn);return[w("header",{},w("h2",{},"W\
hich puzzle?")),...e.length?[w("h3",{},"Go on"),Ht("Go on",e)]:[],w("h3",{},"All kinds"),Ht("All kinds",vt.map(({folder:t,title:n,boards:o})=>{let i=o.filter(je).
length,r=xe(o.length,"board")+(i?`, ${i} solved`:"");return Dt(`${t}/index.html`,`${t}/`,o[0],n,r)}))]}var Pn=()=>[w("header",{},w("a",{href:"../index.html"},"A\
ll kinds"),w("h2",{},De),w("div",{class:"game"},On.map(([e,t])=>w("p",{class:t?"item":""},e)))),Ht(`Boards of ${De}`,Un.map(e=>Dt(`${e.name}.html`,"",e,e.name,`${e.
size}${je(e)?" \xB7 solved \u2713":Re(e)?" \xB7 begun":""}`)))],Be=()=>T("#gallery").replaceChildren(w("div",{class:"page"},...vt.length?Ln():Pn()));async function Fe(){
if(Me(location.hash))try{let{puzzle:e,instance:t}=await Ne(location.hash),n=[t,t.replace(`${e}-`,"")],o=vt.find(({folder:i})=>i===e)?.boards.find(({name:i})=>n.
includes(i));if(!o)throw new Error(`This link is of the board ${t} of ${e}, which is not here.`);location.replace(`${e}/${o.name}.html${location.hash}`)}catch(e){
He.emit("message",{words:e.message,isBad:!0})}}Ee(He);Be();addEventListener("pageshow",({persisted:e})=>{e&&Be()});addEventListener("hashchange",Fe);await Fe();
document.documentElement.dataset.ready="";
})();
