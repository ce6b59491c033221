(async()=>{
var y,ee,ne,P,bt,it,oe,ot,re,At,wt,We,Q=Symbol.for("pv"),st={},at=[],qe=/^m(i|n|o|s|text|space)$/,Et=Array.isArray,Tt=at.slice,j=Object.assign;function H(e){e&&
e.parentNode&&e.remove()}function ie(e,t,n){var o,i,r,s={},u=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?i=t[r]:s[r]=t[r];return u>
2&&(s.children=u>3?Tt.call(arguments,2):n),G(e,s,o,i,null)}function G(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Q,
__v:i||++ee,__i:-1,__u:0};return!i&&y.vnode&&y.vnode(r),r}function B(e){return e.children}function J(e,t){this.props=e,this.context=t,this.__g=0}function L(e,t){
if(t==null)return e.__&&L(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:L(e)}
function Ie(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=j({constructor:Q},n)).__v=n.__v+1,y.vnode&&y.vnode(t),Mt(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,
i,o||L(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,le(i,t,r),n.__=n.__e=null,t.__e!=o&&se(t))}function se(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,
e.__k.some(function(t){return t&&(e.__e=t.__e)}),se(e)}function Ft(e){(8&e.__g||(e.__g|=8,P.push(e),it++))&&bt==y.debounceRendering||((bt=y.debounceRendering)||
queueMicrotask)(ae)}function ae(){try{for(var e,t=1;P.length;)P.length>t&&P.sort(oe),e=P.shift(),t=P.length,8&e.__g&&Ie(e)}finally{(it=P.length)&&(bt||queueMicrotask)(
ae)}}function ue(e,t,n,o,i,r,s,u,_,h,c){var f,l,a,p,m,d,b=o.__k||at,v=t.length;for(_=Ge(n,t,b,_,v),f=0;f<v;f++)(a=n.__k[f])!=null&&(l=~a.__i&&b[a.__i]||st,a.__i=
f,d=Mt(e,a,l,i,r,s,u,_,h,c),p=a.__e,(l.ref!=a.ref||8&l.__u)&&(l.ref&&Ct(l.ref,null,a,l),a.ref&&c.push(a.ref,a.__c||p,a)),m=m||p,4&a.__u?(_=ce(a,_,e,!l.__v),l.__e&&
(l.__e=null)):typeof a.type=="function"&&d!==void 0?_=d:p&&(_=p.nextSibling),a.__u&=-21);return n.__e=m,_}function Ge(e,t,n,o,i){var r,s,u,_,h,c,f,l,a,p=n.length,
m=p,d=0,b=0,v=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=v[r]=G(null,
s):Et(s)?s=v[r]=G(B,{children:s}):s.constructor===Q&&s.__b?s=v[r]=G(s.type,s.props,s.key,s.ref,s.__v):v[r]=s,_=r+d,s.__=e,s.__b=e.__b+1,u=null,~(h=s.__i=Je(s,n,
_,m))&&(m--,(u=n[h])&&(u.__u|=2)),u&&u.__v?(s.__u|=16,h==_-1?d--:h==_+1?d++:h!=_&&(h>_?d--:d++,b=1)):(~h||(i>p?d--:i<p&&d++),typeof s.type!="function"&&(s.__u|=
4))):v[r]=null;if(b){for(c=[],f=[],r=0;r<i;r++)if((s=v[r])&&16&s.__u){for(d=0,l=c.length;d<l;)c[a=d+l>>1]<s.__i?d=a+1:l=a;c[d]=s.__i,f[r]=d+1}for(d=c.length;r--;)
f[r]&&(f[r]==d?d--:v[r].__u|=4)}if(m)for(r=0;r<p;r++)!(u=n[r])||2&u.__u||(u.__e==o&&(o=L(u)),Nt(u,u));return o}function ce(e,t,n,o){var i,r,s,u;if(typeof e.type==
"function"){if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=ce(i[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=L(e))&&!t.parentNode&&
(t=null),s=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(s!=u&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Je(e,t,n,o){var i,r=e.key,s=e.type,u=t[n],_=u&&!(2&u.__u);if(u===null&&r==null||_&&r==u.key&&s==u.type)
return n;if(o>(_?1:0)){for(i=n-1;i>=0;i--)if((u=t[i])&&!(2&u.__u)&&r==u.key&&s==u.type)return i;for(i=n+1;i<t.length;i++)if((u=t[i])&&!(2&u.__u)&&r==u.key&&s==u.
type)return i}return-1}function Wt(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function et(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Wt(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Wt(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=wt[t]||(wt[t]=Ke(t)),(e.__a||(e.__a={}))[t]=At,r=
t!=(t=t.replace(re,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ke(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ot]==null)t[ot]=At++;else if(t[ot]<this.__a[e])
return;return n(y.event?y.event(t):t)}}}function Mt(e,t,n,o,i,r,s,u,_,h){var c,f,l,a,p,m,d,b,v,$,w,yt,Rt,tt,z,Bt,U,D,C=t.type;if(t.constructor!==Q)return null;128&
n.__u&&(_=32&n.__u,c=n.__c.__z)&&(t.__u|=_,f=r=[],c.nodeType==8?u=rt(c,r):r.push(c),u=r[0]||u),(c=y.__b)&&c(t);t:if(typeof C=="function"){l=s.length;try{if(b=t.
props,v=(c=C.prototype)&&c.render,$=(c=C.contextType)&&o[c.__c],w=c?$?$.props.value:c.__:o,(a=n.__c)?(t.__c=a,2&a.__g&&(a.__g|=1)):(v?t.__c=a=new C(b,w):(t.__c=
a=new J(b,w),a.constructor=C,a.render=Ze),$&&$.sub(a),a.state||(a.state={}),a.__n=o,a.__g|=8,a.__h=[],a.__k=[]),v&&(a.__s||(a.__s=a.state),C.getDerivedStateFromProps&&
(a.__s==a.state&&(a.__s=j({},a.__s)),j(a.__s,C.getDerivedStateFromProps(b,a.__s)))),p=a.props,m=a.state,a.__v=t,n.__c){if(b!==p&&v&&!C.getDerivedStateFromProps&&
a.componentWillReceiveProps&&a.componentWillReceiveProps(b,w),t.__v==n.__v&&!(8&a.__g)||!(4&a.__g)&&a.shouldComponentUpdate&&a.shouldComponentUpdate(b,a.__s,w)===
!1){t.__v!=n.__v&&(a.props=b,a.state=a.__s,a.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(E){E&&(E.__=t)}),at.push.apply(a.__h,a.__k),a.__k=[],a.__h.length&&
s.push(a),u=L(n);break t}a.componentWillUpdate&&a.componentWillUpdate(b,a.__s,w),v&&a.componentDidUpdate&&a.__h.push(function(){a.componentDidUpdate(p,m,d)})}else
v&&!C.getDerivedStateFromProps&&a.componentWillMount&&a.componentWillMount(),v&&a.componentDidMount&&a.__h.push(a.componentDidMount);a.context=w,a.props=b,a.__P=
e,a.__g&=-5,yt=y.__r,Rt=v?25:0;do a.__g&=-9,yt&&yt(t),c=a.render(a.props,a.state=a.__s,a.context);while(8&a.__g&&++Rt<25);v&&(at.push.apply(a.__h,a.__k),a.__k=[]),
a.state=a.__s,a.getChildContext&&(o=j({},o,a.getChildContext())),v&&n.__c&&a.getSnapshotBeforeUpdate&&(d=a.getSnapshotBeforeUpdate(p,m)),tt=c&&c.type===B&&c.key==
null?c.props.children:c,b.__P&&(c=u,i=(e=b.__P).namespaceURI,_=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(E){E&&Nt(E,E)}),n.__k=null),u=n.__k?L(n,0):null),
u=ue(e,Et(tt)?tt:[tt],t,n,o,i,r,s,u,_,h),b.__P&&(t.__e=null,u=c),t.__u&=-161,f&&f.some(H),a.__h.length&&s.push(a),1&a.__g&&(a.__g&=-4)}catch(E){if(s.length=l,t.
__v=null,_||r)if(E&&E.then){if(t.__u|=128|_,r){for(~(U=r.indexOf(u||void 0))||(U=r.length);(D=r[U-1])&&D.nodeType==8;)U--;for(;U<r.length;U++)if(D=r[U])if(r[U]=
null,z){if(D==Bt)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(Bt=rt(z=D))}}if(!z){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;z=u}(c=rt(
z=t.__c.__z||(t.__c.__z=z)))?(t.__e=z,u=c):t.__e=u,u=u&&u.nextSibling}else r&&r.some(H);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),E&&E.then||_e(t),y.__e(E,t,n)}}else
u=t.__e=Ve(n.__e,t,n,o,i,r,s,_,h,e);return(c=y.diffed)&&c(t),u}function rt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _e(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(_e))}function le(e,t,n){for(var o=0;o<n.length;)Ct(n[o++],n[o++],n[o++]);y.__c&&y.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(r){r.call(
i)})}catch(r){y.__e(r,i.__v)}})}function Ve(e,t,n,o,i,r,s,u,_,h){var c,f,l,a,p,m,d,b,v=n.props||st,$=t.props,w=t.type;if(w=="svg"?i="http://www.w3.org/2000/svg":
w=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((p=r[c])&&(w?p.localName==w:p.nodeType==3)){
e=p,r[c]=null;break}}if(!e){if(b=h.ownerDocument||document,!w)return b.createTextNode($);e=b.createElementNS(i,w,$.is?$:h),u&&(y.__m&&y.__m(t,r),u=!1),r=null}if(w){
if(h=w=="template"&&e.content||e,r=w=="textarea"&&$.defaultValue!=null?null:r&&Tt.call(h.childNodes),!u&&r)for(v={},c=0;c<e.attributes.length;c++)v[(p=e.attributes[c]).
name]=p.value;for(c in v)p=v[c],c=="dangerouslySetInnerHTML"?l=p:c=="children"||c in $||c=="value"&&"defaultValue"in $||c=="checked"&&"defaultChecked"in $||et(e,
c,null,p,i);for(c in $)p=$[c],c=="children"?a=p:c=="dangerouslySetInnerHTML"?f=p:c=="value"?m=p:c=="checked"?d=p:u&&typeof p!="function"||v[c]===p||et(e,c,p,v[c],
i);f?(u||l&&(f.__html==l.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(l&&(e.textContent=""),(w=="foreignObject"||i=="http://www.w3.org/1998\
/Math/MathML"&&qe.test(w))&&(i="http://www.w3.org/1999/xhtml"),ue(h,Et(a)?a:[a],t,n,o,i,r,s,r?r[0]:n.__k&&L(n,0),u,_),r&&r.some(H)),u&&w!="textarea"||(c="value",
w=="progress"&&m==null?e.removeAttribute(c):m==null||m===e[c]&&(w!="progress"||m)||et(e,c,m,v[c],i),c="checked",d!=null&&d!=e[c]&&et(e,c,d,v[c],i))}else v===$||
u&&e.data==$||(e.data=$);return e}function Ct(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?
t():e(null)):e.current=t}catch(i){y.__e(i,n)}}function Nt(e,t,n){var o,i,r,s;if(y.unmount&&y.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ct(o,null,t,e),
o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(u){y.__e(u,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Nt(o[s],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=rt(o,r=[]))&&(o==e.__e&&r.some(H),H(i),H(o)),n||H(e.__e),e.__e=e.__c=e.__=null}function Ze(e,t,n){
return this.constructor(e,n)}function ft(e,t){var n,o,i,r;y.__&&y.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=G(B,{children:[
e]}),i=[],r=[],Mt(t,t.__k,o||st,st,t.namespaceURI,o?null:t.firstChild?Tt.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),le(i,t.__k,r),t.__k.props.children=
null}y={__e:function(e,t,n,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(
e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(u){e=u}}throw it=0,e}},ee=0,ne=function(e){return e!=null&&e.
constructor===Q},J.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=j({},this.state)),typeof e=="function"&&(e=e(j({},n),this.props)),
e&&(j(n,e),this.__v&&(t&&this.__k.push(t),Ft(this)))},J.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ft(this))},J.prototype.render=
B,P=[],it=0,oe=function(e,t){return e.__v.__b-t.__v.__b},ot=Symbol(),re=/(PointerCapture)$|Capture$/i,At=0,wt={},We=0;var fe=function(e,t,n,o){var i;t[0]=0;for(var r=1;r<
t.length;r++){var s=t[r++],u=t[r]?(t[0]|=s?1:2,n[t[r++]]):t[++r];s===3?o[0]=u:s===4?o[1]=Object.assign(o[1]||{},u):s===5?(o[1]=o[1]||{})[t[++r]]=u:s===6?o[1][t[++r]]+=
u+"":s?(i=e.apply(u,fe(e,u,n,["",null])),o.push(i),u[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(u)}return o},qt=new Map;function Ye(e){var t=qt.get(this);return t||(t=
new Map,qt.set(this,t)),(t=fe(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,r=1,s="",u="",_=[0],h=function(l){r===1&&(l||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?_.push(0,l,s):r===3&&(l||s)?(_.push(3,l,s),r=2):r===2&&s==="..."&&l?_.push(4,l,0):r===2&&s&&!l?_.push(5,0,!0,s):r>=5&&((s||!l&&r===5)&&(_.push(r,0,s,i),r=
6),l&&(_.push(r,l,0,i),r=6)),s=""},c=0;c<n.length;c++){c&&(r===1&&h(),h(c));for(var f=0;f<n[c].length;f++)o=n[c][f],r===1?o==="<"?(h(),_=[_],r=3):s+=o:r===4?s===
"--"&&o===">"?(r=1,s=""):s=o+s[0]:u?o===u?u="":s+=o:o==='"'||o==="'"?u=o:o===">"?(h(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||n[c][f+1]===">")?(h(),r===3&&
(_=_[0]),r=_,(_=_[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(h(),r=2):s+=o),r===3&&s==="!--"&&(r=4,_=_[0])}return h(),_})(e)),t),arguments,[])).length>1?t:t[0]}var O=Ye.bind(ie),kt,A,gt,It,Qe=Object.is,Gt=0,he=[],
St=[],S=y,Jt=S.__b,Kt=S.__r,Vt=S.diffed,Zt=S.__c,Yt=S.unmount,Qt=S.__;function Xe(e,t){S.__h&&S.__h(A,e,Gt||t),Gt=0;var n=A.__H||(A.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function pe(e,t){var n=Xe(kt++,7);return nn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function tn(){var e;do{for(;e=St.shift();)try{K(e)}catch(n){S.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=he.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(K),t.__h.some($t),t.__h=[]}catch(n){t.__h=[],S.__e(n,e.__v)}}}while(St.length)}S.__b=function(e){
A=null,Jt&&Jt(e)},S.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Qt&&Qt(e,t)},S.__r=function(e){Kt&&Kt(e),kt=0;var t=(A=e.__c).__H;t&&(gt==A?A.__h=[]:
(t.__h.some(K),t.__h.some($t),kt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),gt=A},S.diffed=function(e){Vt&&Vt(e);var t=e.__c;t&&t.
__H&&(t.__H.__h.length&&te(he.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),gt=A=null},S.__c=function(e,t){t.some(function(n){try{n.__h.some(K),n.__h=n.
__h.filter(function(o){return!o.__||$t(o)})}catch(o){n.__h=[function(){throw o}]}}),Zt&&Zt(e,t)},S.unmount=function(e){Yt&&Yt(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.
__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,te(St.push(i))}else K(i)}catch(r){t=r}}),o.
__H=void 0,t&&S.__e(t,o.__v))};var Xt=typeof requestAnimationFrame=="function";function en(e){var t,n=function(){clearTimeout(o),Xt&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Xt&&(t=requestAnimationFrame(n))}function te(e){e!=1&&It==S.requestAnimationFrame||((It=S.requestAnimationFrame)||en)(tn)}function K(e){var t=A,
n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),A=t}function $t(e){var t=A;e.__c=e.__(),A=t}function nn(e,t){return!e||e.length!=t.length||t.some(function(n,o){
return!Qe(n,e[o])})}var on=Symbol.for("preact-signals");function ht(){if(N>1)N--;else{var e,t=!1;for((function(){var i=ct;for(ct=void 0;i!==void 0;){var r=i.S;if(r.
v===i.v)for(var s=r.t;s!==void 0;s=s.x)s.i===i.i&&(s.i=r.i);i=i.o}})();Z!==void 0;){var n=Z;for(Z=void 0,ut++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.
f)&&ve(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(ut=0,N--,t)throw e}}function Ot(e){if(N>0)return e();xt=++rn,N++;try{return e()}finally{ht()}}var V,g=void 0;
function F(e){var t=g,n=V;g=void 0,V=void 0;try{return e()}finally{g=t,V=n}}var Z=void 0,N=0,ut=0,rn=0,xt=0,ct=void 0,_t=0;function de(e){if(g!==void 0){var t=e.
n;if(t===void 0||t.t!==g)return t={i:0,S:e,p:g.s,n:void 0,t:g,e:void 0,x:void 0,r:t},g.s!==void 0&&(g.s.n=t),g.s=t,e.n=t,32&g.f&&e.S(t),t;if(t.i===-1)return t.i=
0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=g.s,t.n=void 0,g.s.n=t,g.s=t),t}}function x(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,
this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}x.prototype.brand=on;x.prototype.h=function(){return!0};x.prototype.S=function(e){var t=this,n=this.t;n!==
e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:F(function(){var o;(o=t.W)==null||o.call(t)}))};x.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.
e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&F(function(){var i;(i=t.Z)==null||i.call(t)}))}};x.prototype.
subscribe=function(e){var t=this;return X(function(){var n=t.value;F(function(){return e(n)})},{name:"sub"})};x.prototype.valueOf=function(){return this.value};
x.prototype.toString=function(){return this.value+""};x.prototype.toJSON=function(){return this.value};x.prototype.peek=function(){var e=this;return F(function(){
return e.value})};Object.defineProperty(x.prototype,"value",{get:function(){var e=de(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(ut>100)throw new Error("Cycle detected");(function(n){N!==0&&ut===0&&n.l!==xt&&(n.l=xt,ct={S:n,v:n.v,i:n.i,o:ct})})(this),this.v=e,this.i++,_t++,N++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{ht()}}}});function T(e,t){return new x(e,t)}function ve(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function me(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ye(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function R(e,t){x.call(this,void 0,t),this.x=e,this.s=void 0,this.g=_t-1,this.f=4}R.prototype=new x;R.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&
this.f)==32||(this.f&=-5,this.g===_t))return!0;if(this.g=_t,this.f|=1,this.i>0&&!ve(this))return this.f&=-2,!0;var e=g;try{me(this),g=this;var t=this.x();(16&this.
f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return g=e,ye(this),this.f&=-2,!0};R.prototype.S=function(e){if(this.
t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}x.prototype.S.call(this,e)};R.prototype.U=function(e){if(this.t!==void 0&&(x.prototype.U.call(
this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};R.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=
e.x)e.t.N()}};Object.defineProperty(R.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=de(this);if(this.h(),e!==void 0&&(e.
i=this.i),16&this.f)throw this.v;return this.v}});function lt(e,t){return new R(e,t)}function ge(e){var t=e.j;if(e.j=void 0,typeof t=="function"){N++;var n=g;g=
void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ut(e),o}finally{g=n,ht()}}}function Ut(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ge(e)}function sn(e){
if(g!==this)throw new Error("Out-of-order effect");ye(this),g=e,this.f&=-2;try{8&this.f&&Ut(this)}finally{ht()}}function W(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,V&&V.push(this)}W.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};W.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ge(this),me(this),N++;var e=g;return g=
this,sn.bind(this,e)};W.prototype.N=function(){2&this.f||(this.f|=2,this.u=Z,Z=this)};W.prototype.d=function(){this.f|=8,1&this.f||Ut(this)};W.prototype.dispose=
function(){this.d()};function X(e,t){var n=new W(e,t);try{n.c()}catch(i){throw n.d(),i}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var be,pt,nt,an=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var we=[];X(function(){be=this.N})();function q(e,t){y[e]=t.bind(null,y[e]||function(){})}function Y(e){if(nt){var t=nt;nt=void 0,t()}nt=e&&e.S()}function ke(e){
var t=this,n=e.data,o=Pt(n);o.name="ReactiveDom",o.value=n;var i=pe(function(){for(var u=t,_=t.__v;_=_.__;)if(_.__c){_.__c.__$f|=4;break}var h=lt(function(){var a=o.
value.value;return a===0?0:a===!0?"":a||""}),c=lt(function(){return!Array.isArray(h.value)&&!ne(h.value)}),f=X(function(){if(this.N=Se,c.value){var a=h.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=a)}}),l=t.__$u.d;return t.__$u.d=function(){f(),l.call(this)},[c,h]},[]),r=i[0],s=i[1];return r.value?s.
peek():s.value}ke.displayName="ReactiveTextNode";Object.defineProperties(x.prototype,{constructor:{configurable:!0,value:ie(B,null).constructor},type:{configurable:!0,
value:ke},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});q("__b",function(e,t){if(Y(),
pt=void 0,typeof t.type=="string"){var n,o=t.props;for(var i in o)if(i!=="children"){var r=o[i];r instanceof x&&(n||(t.__np=n={}),n[i]=r,o[i]=r.peek())}}e(t)});
q("__r",function(e,t){if(e(t),t.type!==B){Y();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(i,r){var s;return X(function(){s=this},{name:r}),
s.c=i,s})((function(i){return function(){var r;an&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),pt=o,Y(n)}});q("__e",function(e,t,n,o){Y(),pt=void 0,e(t,n,o)});q("diffed",function(e,t){Y(),pt=void 0;var n;if(typeof t.type=="string"&&(n=t.
__e)){var o=t.__np,i=t.props,r=n.U;if(r)for(var s in r){var u=r[s];u===void 0||o&&s in o||(u.d(),r[s]=void 0)}if(o){r||(r={},n.U=r);for(var _ in o){var h=r[_],c=o[_];
h===void 0?(h=un(n,_,c,i),r[_]=h):h.o(c,i)}}}e(t)});function un(e,t,n,o){var i=t in e&&e.ownerSVGElement===void 0,r=T(n);return{o:function(s,u){r.value=s,o=u},d:X(
function(){this.N=Se;var s=r.value.value;o[t]!==s&&(o[t]=s,i?e[t]=s:s!=null&&(s!==!1||t[4]==="-")?e.setAttribute(t,s):e.removeAttribute(t))})}}q("unmount",function(e,t){
if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var i in o){var r=o[i];r&&r.d()}}}var s=t.__np;if(s){var u=t.props;for(var _ in s)u[_]=
s[_]}t.__np=void 0}else{var h=t.__c;if(h){h.__$f|=8;var c=h.__$u;c&&(h.__$u=void 0,c.d())}}e(t)});q("__h",function(e,t,n,o){o<3&&(t.__$f|=2),e(t,n,o)});J.prototype.
shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===
!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var s in e)if(s!=="__source"&&e[s]!==this.
props[s])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Pt(e,t){return pe(function(){return T(e,t)},[])}var cn=function(e){queueMicrotask(function(){queueMicrotask(e)})};function _n(){Ot(function(){for(var e;e=we.shift();)be.call(e)})}function Se(){we.push(this)===1&&(y.requestAnimationFrame||cn)(_n)}function k(e,t={},...n){let o=document.createElement(e);for(let[i,r]of Object.entries(t))i.startsWith("on")?o.addEventListener(i.slice(2),r):i==="dataset"?Object.
assign(o.dataset,r):i==="class"?o.className=r:i in o?Object.assign(o,{[i]:r}):o.setAttribute(i,r);return o.append(...n.flat().filter(i=>i!=null)),o}function M(e,t=document){let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var dt=e=>[...document.querySelectorAll(
e)];var $e=e=>e.target;var xe=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;var ln={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},vt=({name:e})=>O`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${ln[e]} /></svg>`;var fn=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],hn=8e3,pn=2,dn=["pointerdown","keydown"],
Ae={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Ee(e){ft(O`<${vn} ...${e} />`,M("#modes")),ft(O`<${mn} ...${e} />`,
M("#history")),ft(O`<${gn} />`,M("#appearance")),yn(e),bn(e),kn(e)}function vn({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="pla\
y"?"edit":"play";e.change({mode:o}),M(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return fn.map(({mode:n,name:o,title:i})=>{let r=n===e.now.mode;return O`<button type="button" role="radio" title=${i} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var mn=({store:e})=>O`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${vt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${vt} name="redo" /><span class="wide">Redo</span>
  </button>`;function yn({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||$e(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function gn(){let e=Pt(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return O`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${vt} name=${e.value?"light":"dark"} /></button>`}function bn(e){let t=dt("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let i of t)i.setAttribute(
"aria-current",String(i.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),wn(e)}function wn(e){
let t=Object.keys(Ae),n=o=>{e.emit("pane",o),dt(`#${o} :is(${Ae[o]})`).find(i=>i.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let i=t.findIndex(s=>document.activeElement?.closest(`#${s}`)),r=o.shiftKey?t.length-1:1;n(t[i<0?1:(i+r)%t.length]),o.preventDefault()});for(let o of dt(".leap \
a"))o.addEventListener("click",i=>{n(o.hash.slice(1)),i.preventDefault()})}function kn(e){let t=M("#messages");e.when("message",({words:n,isBad:o=!1})=>{let i=k(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(u=>u.textContent!==n);t.replaceChildren(...r.slice(1-pn),i);let s=()=>i.remove();setTimeout(
()=>{if(!o)s();else for(let u of dn)addEventListener(u,s,{once:!0})},hn)})}var zt="#pylogic=";var Te=/^[a-z_][A-Za-z0-9_]{0,63}$/,$n=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Me=e=>e.includes(zt);async function Ce(e){let t=e.slice(e.indexOf(zt)+zt.length).trim(),n;try{n=JSON.parse(await En(t))}catch(c){throw c.message==="large"?new Error("This link holds\
 too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!An(n))throw new Error("This link holds no board that can \
be opened.");let{puzzle:o,instance:i,rules:r,facts:s,marks:u,notes:_,constants:h}=n;return{puzzle:o,instance:i,rules:r,facts:s,marks:u,notes:_,constants:h}}var Ne=e=>typeof e==
"object"&&e!==null&&!Array.isArray(e),I=e=>typeof e=="string",xn=e=>Array.isArray(e)&&e.every(I),Lt=(e,t,n)=>Ne(e)&&Object.entries(e).every(([o,i])=>t.test(o)&&
n(i));function An(e){return Ne(e)&&I(e.puzzle)&&Te.test(e.puzzle)&&I(e.instance)&&$n.test(e.instance)&&I(e.facts)&&(e.rules===void 0||I(e.rules))&&Lt(e.marks,/^.{1,200}$/,
t=>typeof t=="boolean")&&Lt(e.notes,/^-?\d{1,6},-?\d{1,6}$/,xn)&&Lt(e.constants,Te,t=>I(t)&&t.length<=200)}async function En(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,u=>u.charCodeAt(0)),i=new Blob([n]).stream().pipeThrough(new DecompressionStream(
"deflate-raw")).getReader(),r=[],s=0;for(;;){let{done:u,value:_}=await i.read();if(u)break;if(s+=_.length,s>2e6)throw await i.cancel(),new Error("large");r.push(
_)}return new Blob(r).text()}function Oe(){let e=new EventTarget,t={playable:T(!0),finished:T(!1),focused:T(null),film:T(null),"film-at":T(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),F(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,i=>o(i.detail))}}}var Ue=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Tn=["facts","marks","notes"],Mn=["puzzle","instance","rules","facts","constants"];function Pe(e=Ue){let t=T(e),n=e,o=lt(()=>{let f=t.value;
return Mn.some(l=>f[l]!==n[l])&&(n=f),n}),i=[],r=[],s=null,u=new Set,_=f=>Ot(()=>{let l=t.peek();t.value=f;let p=Object.keys(f).filter(m=>f[m]!==l[m]);if(p.length)
for(let m of[...u])m(f,l,new Set(p))}),h=({facts:f,marks:l,notes:a})=>({facts:f,marks:l,notes:a}),c=(f,l)=>{if(!f.length)return;let a=t.peek();l.push(h(a)),s=null,
_({...a,...f.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&i.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:h(t.value),past:i,future:r}},change(f,{merge:l=null,undoable:a=!0}={}){let p=t.peek(),m=Tn.some(d=>d in f&&f[d]!==p[d]);m&&a&&!(l!==
null&&l===s)&&(i.push(h(p)),r=[]),(m||"mode"in f)&&(s=l),_({...p,...f})},open(f,l=null){let a={...Ue,...f};[i,r,s]=l!==null&&JSON.stringify(l.now)===JSON.stringify(
h(a))?[l.past,l.future,null]:[[],[],null],_(a)},undo:()=>c(i,r),redo:()=>c(r,i),on(f,l){let a=new Set(f),p=(...m)=>{[...m[2]].some(d=>a.has(d))&&l(...m)};return u.
add(p),()=>u.delete(p)}}}var Le=document.querySelector("script[src]");Le instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
Le.src)).catch(()=>{});var Cn="pylogic:played:";function Dt(e){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:n,notes:o,seconds:i,saves:r,isSolved:s}={...t,...JSON.parse(localStorage.
getItem(Cn+e)??"{}")};return{marks:n,notes:o,seconds:i,saves:r,isSolved:s}}catch{return t}}var Nn=Uint8Array.from(atob(M("#told").textContent??""),e=>e.charCodeAt(0)),ze=new Response(new Blob([Nn]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var On=6,He={store:Pe(),...Oe()},{kinds:mt=[],title:De="",game:Un=[],boards:Pn=[]}=await ze,je=({id:e})=>Dt(e).isSolved===!0,Re=({id:e})=>{let{marks:t,notes:n,isSolved:o}=Dt(
e);return!o&&Object.keys({...t,...n}).length>0},Ht=(e,t,{name:n,is_plain:o},i,r)=>k("li",{},k("a",{class:"tile",href:e},k("span",{class:o?"picture plain":"pictu\
re"},k("img",{src:`${t}${n}.svg`,alt:"",loading:"lazy"})),k("strong",{},i),k("span",{class:"soft"},r))),jt=(e,t)=>k("ul",{class:"tiles","aria-label":e},t);function Ln(){
let e=mt.flatMap(({folder:t,title:n,boards:o})=>o.filter(Re).map(i=>Ht(`${t}/${i.name}.html`,`${t}/`,i,n,i.name))).slice(0,On);return[k("header",{},k("h2",{},"W\
hich puzzle?")),...e.length?[k("h3",{},"Go on"),jt("Go on",e)]:[],k("h3",{},"All kinds"),jt("All kinds",mt.map(({folder:t,title:n,boards:o})=>{let i=o.filter(je).
length,r=xe(o.length,"board")+(i?`, ${i} solved`:"");return Ht(`${t}/index.html`,`${t}/`,o[0],n,r)}))]}var zn=()=>[k("header",{},k("a",{href:"../index.html"},"A\
ll kinds"),k("h2",{},De),k("div",{class:"game"},Un.map(([e,t])=>k("p",{class:t?"item":""},e)))),jt(`Boards of ${De}`,Pn.map(e=>Ht(`${e.name}.html`,"",e,e.name,`${e.
size}${je(e)?" \xB7 solved \u2713":Re(e)?" \xB7 begun":""}`)))],Be=()=>M("#gallery").replaceChildren(k("div",{class:"page"},...mt.length?Ln():zn()));async function Fe(){
if(Me(location.hash))try{let{puzzle:e,instance:t}=await Ce(location.hash),n=[t,t.replace(`${e}-`,"")],o=mt.find(({folder:i})=>i===e)?.boards.find(({name:i})=>n.
includes(i));if(!o)throw new Error(`This link is of the board ${t} of ${e}, which is not here.`);location.replace(`${e}/${o.name}.html${location.hash}`)}catch(e){
He.emit("message",{words:e.message,isBad:!0})}}Ee(He);Be();addEventListener("pageshow",({persisted:e})=>{e&&Be()});addEventListener("hashchange",Fe);await Fe();
document.documentElement.dataset.ready="";
})();
