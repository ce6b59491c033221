(async()=>{
var y,Qt,Xt,P,yt,rt,tn,et,nn,xt,gt,Ln,Y=Symbol.for("pv"),it={},st=[],Hn=/^m(i|n|o|s|text|space)$/,$t=Array.isArray,Et=st.slice,z=Object.assign;function j(n){n&&
n.parentNode&&n.remove()}function en(n,t,e){var o,i,r,s={},_=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof n!="function"?i=t[r]:s[r]=t[r];return _>
2&&(s.children=_>3?Et.call(arguments,2):e),I(n,s,o,i,null)}function I(n,t,e,o,i){var r={type:n,props:t,key:e,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Y,
__v:i||++Qt,__i:-1,__u:0};return!i&&y.vnode&&y.vnode(r),r}function F(n){return n.children}function G(n,t){this.props=n,this.context=t,this.__g=0}function L(n,t){
if(t==null)return n.__&&L(n.__,n.__i+1);for(var e;t<n.__k.length;t++)if((e=n.__k[t])&&e.__e)return e.__e;return typeof n.type!="function"||n.props.__P?null:L(n)}
function Dn(n){var t,e=n.__v,o=e.__e,i=[],r=[],s=n.__P;s&&((t=z({constructor:Y},e)).__v=e.__v+1,y.vnode&&y.vnode(t),Mt(s,t,e,n.__n,s.namespaceURI,32&e.__u?[o]:null,
i,o||L(e),32&e.__u,r),t.__v=e.__v,t.__.__k[t.__i]=t,an(i,t,r),e.__=e.__e=null,t.__e!=o&&on(t))}function on(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,
n.__k.some(function(t){return t&&(n.__e=t.__e)}),on(n)}function zt(n){(8&n.__g||(n.__g|=8,P.push(n),rt++))&&yt==y.debounceRendering||((yt=y.debounceRendering)||
queueMicrotask)(rn)}function rn(){try{for(var n,t=1;P.length;)P.length>t&&P.sort(tn),n=P.shift(),t=P.length,8&n.__g&&Dn(n)}finally{(rt=P.length)&&(yt||queueMicrotask)(
rn)}}function sn(n,t,e,o,i,r,s,_,c,h,a){var f,l,u,p,m,d,b=o.__k||st,v=t.length;for(c=jn(e,t,b,c,v),f=0;f<v;f++)(u=e.__k[f])!=null&&(l=~u.__i&&b[u.__i]||it,u.__i=
f,d=Mt(n,u,l,i,r,s,_,c,h,a),p=u.__e,(l.ref!=u.ref||8&l.__u)&&(l.ref&&At(l.ref,null,u,l),u.ref&&a.push(u.ref,u.__c||p,u)),m=m||p,4&u.__u?(c=un(u,c,n,!l.__v),l.__e&&
(l.__e=null)):typeof u.type=="function"&&d!==void 0?c=d:p&&(c=p.nextSibling),u.__u&=-21);return e.__e=m,c}function jn(n,t,e,o,i){var r,s,_,c,h,a,f,l,u,p=e.length,
m=p,d=0,b=0,v=n.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=v[r]=I(null,
s):$t(s)?s=v[r]=I(F,{children:s}):s.constructor===Y&&s.__b?s=v[r]=I(s.type,s.props,s.key,s.ref,s.__v):v[r]=s,c=r+d,s.__=n,s.__b=n.__b+1,_=null,~(h=s.__i=zn(s,e,
c,m))&&(m--,(_=e[h])&&(_.__u|=2)),_&&_.__v?(s.__u|=16,h==c-1?d--:h==c+1?d++:h!=c&&(h>c?d--:d++,b=1)):(~h||(i>p?d--:i<p&&d++),typeof s.type!="function"&&(s.__u|=
4))):v[r]=null;if(b){for(a=[],f=[],r=0;r<i;r++)if((s=v[r])&&16&s.__u){for(d=0,l=a.length;d<l;)a[u=d+l>>1]<s.__i?d=u+1:l=u;a[d]=s.__i,f[r]=d+1}for(d=a.length;r--;)
f[r]&&(f[r]==d?d--:v[r].__u|=4)}if(m)for(r=0;r<p;r++)!(_=e[r])||2&_.__u||(_.__e==o&&(o=L(_)),Tt(_,_));return o}function un(n,t,e,o){var i,r,s,_;if(typeof n.type==
"function"){if(n.props.__P)return t;if(i=n.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=n,t=un(i[r],t,e,!1));return t}for(t&&!t.parentNode&&(t=L(n))&&!t.parentNode&&
(t=null),s=n.__e,_=t;_&&_.nodeType==8;)_=_.nextSibling;for(s!=_&&(!o&&e.moveBefore&&s.parentNode?e.moveBefore(s,t):e.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function zn(n,t,e,o){var i,r=n.key,s=n.type,_=t[e],c=_&&!(2&_.__u);if(_===null&&r==null||c&&r==_.key&&s==_.type)
return e;if(o>(c?1:0)){for(i=e-1;i>=0;i--)if((_=t[i])&&!(2&_.__u)&&r==_.key&&s==_.type)return i;for(i=e+1;i<t.length;i++)if((_=t[i])&&!(2&_.__u)&&r==_.key&&s==_.
type)return i}return-1}function Rt(n,t,e){e==null&&(e=""),t[0]=="-"?n.setProperty(t,e):n[t]=e}function tt(n,t,e,o,i){var r,s;if(t=="style")if(typeof e=="string")
n.style.cssText=e;else{if(typeof o=="string"&&(n.style.cssText=o=""),o)for(t in o)e&&t in e||Rt(n.style,t);if(e)for(t in e)o&&e[t]==o[t]||Rt(n.style,t,e[t])}else if(t[0]==
"o"&&t[1]=="n")typeof e!="function"&&(e=null),typeof o!="function"&&(o=null),(n.__e||(n.__e={}))[t]=e,e&&o||(s=gt[t]||(gt[t]=Rn(t)),(n.__a||(n.__a={}))[t]=xt,r=
t!=(t=t.replace(nn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),e?n.addEventListener(t,s,r):n.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in n)try{return void(n[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?n.removeAttribute(
t):n.setAttribute(t,t=="popover"&&e==1?"":e)}}function Rn(n){return function(t){var e=this.__e;if(e){if(e=e[n],t[et]==null)t[et]=xt++;else if(t[et]<this.__a[n])
return;return e(y.event?y.event(t):t)}}}function Mt(n,t,e,o,i,r,s,_,c,h){var a,f,l,u,p,m,d,b,v,x,k,vt,Dt,X,H,jt,C,D,N=t.type;if(t.constructor!==Y)return null;128&
e.__u&&(c=32&e.__u,a=e.__c.__z)&&(t.__u|=c,f=r=[],a.nodeType==8?_=ot(a,r):r.push(a),_=r[0]||_),(a=y.__b)&&a(t);t:if(typeof N=="function"){l=s.length;try{if(b=t.
props,v=(a=N.prototype)&&a.render,x=(a=N.contextType)&&o[a.__c],k=a?x?x.props.value:a.__:o,(u=e.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(v?t.__c=u=new N(b,k):(t.__c=
u=new G(b,k),u.constructor=N,u.render=Wn),x&&x.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),v&&(u.__s||(u.__s=u.state),N.getDerivedStateFromProps&&
(u.__s==u.state&&(u.__s=z({},u.__s)),z(u.__s,N.getDerivedStateFromProps(b,u.__s)))),p=u.props,m=u.state,u.__v=t,e.__c){if(b!==p&&v&&!N.getDerivedStateFromProps&&
u.componentWillReceiveProps&&u.componentWillReceiveProps(b,k),t.__v==e.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(b,u.__s,k)===
!1){t.__v!=e.__v&&(u.props=b,u.state=u.__s,u.__g&=-9),t.__e=e.__e,t.__k=e.__k,t.__k.some(function(M){M&&(M.__=t)}),st.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&
s.push(u),_=L(e);break t}u.componentWillUpdate&&u.componentWillUpdate(b,u.__s,k),v&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(p,m,d)})}else
v&&!N.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),v&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=k,u.props=b,u.__P=
n,u.__g&=-5,vt=y.__r,Dt=v?25:0;do u.__g&=-9,vt&&vt(t),a=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++Dt<25);v&&(st.push.apply(u.__h,u.__k),u.__k=[]),
u.state=u.__s,u.getChildContext&&(o=z({},o,u.getChildContext())),v&&e.__c&&u.getSnapshotBeforeUpdate&&(d=u.getSnapshotBeforeUpdate(p,m)),X=a&&a.type===F&&a.key==
null?a.props.children:a,b.__P&&(a=_,i=(n=b.__P).namespaceURI,c=r=null,e.props&&e.props.__P!=n&&(e.__k.some(function(M){M&&Tt(M,M)}),e.__k=null),_=e.__k?L(e,0):null),
_=sn(n,$t(X)?X:[X],t,e,o,i,r,s,_,c,h),b.__P&&(t.__e=null,_=a),t.__u&=-161,f&&f.some(j),u.__h.length&&s.push(u),1&u.__g&&(u.__g&=-4)}catch(M){if(s.length=l,t.__v=
null,c||r)if(M&&M.then){if(t.__u|=128|c,r){for(~(C=r.indexOf(_||void 0))||(C=r.length);(D=r[C-1])&&D.nodeType==8;)C--;for(;C<r.length;C++)if(D=r[C])if(r[C]=null,
H){if(D==jt)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(jt=ot(H=D))}}if(!H){for(;_&&_.nodeType==8&&_.nextSibling;)_=_.nextSibling;H=_}(a=ot(H=t.
__c.__z||(t.__c.__z=H)))?(t.__e=H,_=a):t.__e=_,_=_&&_.nextSibling}else r&&r.some(j);else t.__e=e.__e;t.__k||(t.__k=e.__k||[]),M&&M.then||_n(t),y.__e(M,t,e)}}else
_=t.__e=Fn(e.__e,t,e,o,i,r,s,c,h,n);return(a=y.diffed)&&a(t),_}function ot(n,t){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var e=1;n=n.nextSibling;){if(n.
nodeType==8){if(n.data.startsWith("$s"))e++;else if(n.data.startsWith("/$s")&&!--e)return n}t&&t.push(n)}}function _n(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.
some(_n))}function an(n,t,e){for(var o=0;o<e.length;)At(e[o++],e[o++],e[o++]);y.__c&&y.__c(t,n),n.some(function(i){try{n=i.__h,i.__h=[],n.some(function(r){r.call(
i)})}catch(r){y.__e(r,i.__v)}})}function Fn(n,t,e,o,i,r,s,_,c,h){var a,f,l,u,p,m,d,b,v=e.props||it,x=t.props,k=t.type;if(k=="svg"?i="http://www.w3.org/2000/svg":
k=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(a=0;a<r.length;a++)if((p=r[a])&&(k?p.localName==k:p.nodeType==3)){
n=p,r[a]=null;break}}if(!n){if(b=h.ownerDocument||document,!k)return b.createTextNode(x);n=b.createElementNS(i,k,x.is?x:h),_&&(y.__m&&y.__m(t,r),_=!1),r=null}if(k){
if(h=k=="template"&&n.content||n,r=k=="textarea"&&x.defaultValue!=null?null:r&&Et.call(h.childNodes),!_&&r)for(v={},a=0;a<n.attributes.length;a++)v[(p=n.attributes[a]).
name]=p.value;for(a in v)p=v[a],a=="dangerouslySetInnerHTML"?l=p:a=="children"||a in x||a=="value"&&"defaultValue"in x||a=="checked"&&"defaultChecked"in x||tt(n,
a,null,p,i);for(a in x)p=x[a],a=="children"?u=p:a=="dangerouslySetInnerHTML"?f=p:a=="value"?m=p:a=="checked"?d=p:_&&typeof p!="function"||v[a]===p||tt(n,a,p,v[a],
i);f?(_||l&&(f.__html==l.__html||f.__html==n.innerHTML)||(n.innerHTML=f.__html),t.__k=[]):(l&&(n.textContent=""),(k=="foreignObject"||i=="http://www.w3.org/1998\
/Math/MathML"&&Hn.test(k))&&(i="http://www.w3.org/1999/xhtml"),sn(h,$t(u)?u:[u],t,e,o,i,r,s,r?r[0]:e.__k&&L(e,0),_,c),r&&r.some(j)),_&&k!="textarea"||(a="value",
k=="progress"&&m==null?n.removeAttribute(a):m==null||m===n[a]&&(k!="progress"||m)||tt(n,a,m,v[a],i),a="checked",d!=null&&d!=n[a]&&tt(n,a,d,v[a],i))}else v===x||
_&&n.data==x||(n.data=x);return n}function At(n,t,e,o){try{typeof n=="function"?t?t.__x=n(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?
t():n(null)):n.current=t}catch(i){y.__e(i,e)}}function Tt(n,t,e){var o,i,r,s;if(y.unmount&&y.unmount(n),!(o=n.ref)||o.current&&o.current!=n.__e||At(o,null,t,n),
o=n.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(_){y.__e(_,t)}o.__P=o.__n=null}if(o=n.__k)for(s=0;s<o.length;s++)o[s]&&Tt(o[s],t,typeof n.
type!="function"||e&&!n.props.__P);!e&&(o=n.__c)&&(o=o.__z)&&(i=ot(o,r=[]))&&(o==n.__e&&r.some(j),j(i),j(o)),e||j(n.__e),n.__e=n.__c=n.__=null}function Wn(n,t,e){
return this.constructor(n,e)}function lt(n,t){var e,o,i,r;y.__&&y.__(n,t),t.nodeType==9&&(t=t.documentElement),o=(e=n&&32&n.__u)?null:t.__k,t.__k=I(F,{children:[
n]}),i=[],r=[],Mt(t,t.__k,o||it,it,t.namespaceURI,o?null:t.firstChild?Et.call(t.childNodes):null,i,o?o.__e:t.firstChild,e,r),an(i,t.__k,r),t.__k.props.children=
null}y={__e:function(n,t,e,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(
n)),i.componentDidCatch&&(i.componentDidCatch(n,o||{}),s=1),s&&8&i.__g)return void(i.__g|=2)}catch(_){n=_}}throw rt=0,n}},Qt=0,Xt=function(n){return n!=null&&n.
constructor===Y},G.prototype.setState=function(n,t){var e=this.__s;e&&e!=this.state||(e=this.__s=z({},this.state)),typeof n=="function"&&(n=n(z({},e),this.props)),
n&&(z(e,n),this.__v&&(t&&this.__k.push(t),zt(this)))},G.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),zt(this))},G.prototype.render=
F,P=[],rt=0,tn=function(n,t){return n.__v.__b-t.__v.__b},et=Symbol(),nn=/(PointerCapture)$|Capture$/i,xt=0,gt={},Ln=0;var cn=function(n,t,e,o){var i;t[0]=0;for(var r=1;r<
t.length;r++){var s=t[r++],_=t[r]?(t[0]|=s?1:2,e[t[r++]]):t[++r];s===3?o[0]=_:s===4?o[1]=Object.assign(o[1]||{},_):s===5?(o[1]=o[1]||{})[t[++r]]=_:s===6?o[1][t[++r]]+=
_+"":s?(i=n.apply(_,cn(n,_,e,["",null])),o.push(i),_[0]?t[0]|=2:(t[r-2]=0,t[r]=i)):o.push(_)}return o},Ft=new Map;function qn(n){var t=Ft.get(this);return t||(t=
new Map,Ft.set(this,t)),(t=cn(this,t.get(n)||(t.set(n,t=(function(e){for(var o,i,r=1,s="",_="",c=[0],h=function(l){r===1&&(l||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?c.push(0,l,s):r===3&&(l||s)?(c.push(3,l,s),r=2):r===2&&s==="..."&&l?c.push(4,l,0):r===2&&s&&!l?c.push(5,0,!0,s):r>=5&&((s||!l&&r===5)&&(c.push(r,0,s,i),r=
6),l&&(c.push(r,l,0,i),r=6)),s=""},a=0;a<e.length;a++){a&&(r===1&&h(),h(a));for(var f=0;f<e[a].length;f++)o=e[a][f],r===1?o==="<"?(h(),c=[c],r=3):s+=o:r===4?s===
"--"&&o===">"?(r=1,s=""):s=o+s[0]:_?o===_?_="":s+=o:o==='"'||o==="'"?_=o:o===">"?(h(),r=1):r&&(o==="="?(r=5,i=s,s=""):o==="/"&&(r<5||e[a][f+1]===">")?(h(),r===3&&
(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(h(),r=2):s+=o),r===3&&s==="!--"&&(r=4,c=c[0])}return h(),c})(n)),t),arguments,[])).length>1?t:t[0]}var U=qn.bind(en),bt,E,mt,Wt,Bn=Object.is,qt=0,ln=[],
kt=[],S=y,Bt=S.__b,It=S.__r,Gt=S.diffed,Kt=S.__c,Vt=S.unmount,Jt=S.__;function In(n,t){S.__h&&S.__h(E,n,qt||t),qt=0;var e=E.__H||(E.__H={__:[],__h:[]});return n>=
e.__.length&&e.__.push({}),e.__[n]}function fn(n,t){var e=In(bt++,7);return Vn(e.__H,t)&&(e.__=n(),e.__H=t),e.__}function Gn(){var n;do{for(;n=kt.shift();)try{K(n)}catch(e){S.__e(e,{__:(n=n.__P)&&
n.__v})}for(;n=ln.shift();){var t=n.__H;if(n.__P&&t)try{t.__h.some(K),t.__h.some(wt),t.__h=[]}catch(e){t.__h=[],S.__e(e,n.__v)}}}while(kt.length)}S.__b=function(n){
E=null,Bt&&Bt(n)},S.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),Jt&&Jt(n,t)},S.__r=function(n){It&&It(n),bt=0;var t=(E=n.__c).__H;t&&(mt==E?E.__h=[]:
(t.__h.some(K),t.__h.some(wt),bt=0),t.__h=[],t.__.some(function(e){e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),mt=E},S.diffed=function(n){Gt&&Gt(n);var t=n.__c;t&&t.
__H&&(t.__H.__h.length&&Yt(ln.push(t)),t.__H.__.some(function(e){e.u&&(e.__H=e.u)})),mt=E=null},S.__c=function(n,t){t.some(function(e){try{e.__h.some(K),e.__h=e.
__h.filter(function(o){return!o.__||wt(o)})}catch(o){e.__h=[function(){throw o}]}}),Kt&&Kt(n,t)},S.unmount=function(n){Vt&&Vt(n);var t,e,o=n.__c;o&&o.__H&&(o.__H.
__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=n.__;e&&(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,Yt(kt.push(i))}else K(i)}catch(r){t=r}}),o.
__H=void 0,t&&S.__e(t,o.__v))};var Zt=typeof requestAnimationFrame=="function";function Kn(n){var t,e=function(){clearTimeout(o),Zt&&cancelAnimationFrame(t),setTimeout(
n)},o=setTimeout(e,35);Zt&&(t=requestAnimationFrame(e))}function Yt(n){n!=1&&Wt==S.requestAnimationFrame||((Wt=S.requestAnimationFrame)||Kn)(Gn)}function K(n){var t=E,
e=n.__c;typeof e=="function"&&(n.__c=void 0,e()),E=t}function wt(n){var t=E;n.__c=n.__(),E=t}function Vn(n,t){return!n||n.length!=t.length||t.some(function(e,o){
return!Bn(e,n[o])})}var Jn=Symbol.for("preact-signals");function ft(){if(O>1)O--;else{var n,t=!1;for((function(){var i=_t;for(_t=void 0;i!==void 0;){var r=i.S;if(r.
v===i.v)for(var s=r.t;s!==void 0;s=s.x)s.i===i.i&&(s.i=r.i);i=i.o}})();J!==void 0;){var e=J;for(J=void 0,ut++;e!==void 0;){var o=e.u;if(e.u=void 0,e.f&=-3,!(8&e.
f)&&pn(e))try{e.c()}catch(i){t||(n=i,t=!0)}e=o}}if(ut=0,O--,t)throw n}}function Nt(n){if(O>0)return n();St=++Zn,O++;try{return n()}finally{ft()}}var V,g=void 0;
function W(n){var t=g,e=V;g=void 0,V=void 0;try{return n()}finally{g=t,V=e}}var J=void 0,O=0,ut=0,Zn=0,St=0,_t=void 0,at=0;function hn(n){if(g!==void 0){var t=n.
n;if(t===void 0||t.t!==g)return t={i:0,S:n,p:g.s,n:void 0,t:g,e:void 0,x:void 0,r:t},g.s!==void 0&&(g.s.n=t),g.s=t,n.n=t,32&g.f&&n.S(t),t;if(t.i===-1)return t.i=
0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=g.s,t.n=void 0,g.s.n=t,g.s=t),t}}function $(n,t){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,
this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}$.prototype.brand=Jn;$.prototype.h=function(){return!0};$.prototype.S=function(n){var t=this,e=this.t;e!==
n&&n.e===void 0&&(n.x=e,this.t=n,e!==void 0?e.e=n:W(function(){var o;(o=t.W)==null||o.call(t)}))};$.prototype.U=function(n){var t=this;if(this.t!==void 0){var e=n.
e,o=n.x;e!==void 0&&(e.x=o,n.e=void 0),o!==void 0&&(o.e=e,n.x=void 0),n===this.t&&(this.t=o,o===void 0&&W(function(){var i;(i=t.Z)==null||i.call(t)}))}};$.prototype.
subscribe=function(n){var t=this;return Q(function(){var e=t.value;W(function(){return n(e)})},{name:"sub"})};$.prototype.valueOf=function(){return this.value};
$.prototype.toString=function(){return this.value+""};$.prototype.toJSON=function(){return this.value};$.prototype.peek=function(){var n=this;return W(function(){
return n.value})};Object.defineProperty($.prototype,"value",{get:function(){var n=hn(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){
if(ut>100)throw new Error("Cycle detected");(function(e){O!==0&&ut===0&&e.l!==St&&(e.l=St,_t={S:e,v:e.v,i:e.i,o:_t})})(this),this.v=n,this.i++,at++,O++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{ft()}}}});function A(n,t){return new $(n,t)}function pn(n){for(var t=n.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function dn(n){for(var t=n.s;t!==void 0;t=t.n){var e=t.S.n;if(e!==void 0&&(t.r=e),t.S.n=t,t.i=-1,t.n===void 0){n.s=t;break}}}function vn(n){
for(var t=n.s,e=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):e=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}n.s=
e}function R(n,t){$.call(this,void 0,t),this.x=n,this.s=void 0,this.g=at-1,this.f=4}R.prototype=new $;R.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&
this.f)==32||(this.f&=-5,this.g===at))return!0;if(this.g=at,this.f|=1,this.i>0&&!pn(this))return this.f&=-2,!0;var n=g;try{dn(this),g=this;var t=this.x();(16&this.
f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return g=n,vn(this),this.f&=-2,!0};R.prototype.S=function(n){if(this.
t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}$.prototype.S.call(this,n)};R.prototype.U=function(n){if(this.t!==void 0&&($.prototype.U.call(
this,n),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};R.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=
n.x)n.t.N()}};Object.defineProperty(R.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=hn(this);if(this.h(),n!==void 0&&(n.
i=this.i),16&this.f)throw this.v;return this.v}});function ct(n,t){return new R(n,t)}function mn(n){var t=n.j;if(n.j=void 0,typeof t=="function"){O++;var e=g;g=
void 0;try{t()}catch(o){throw n.f&=-2,n.f|=8,Ot(n),o}finally{g=e,ft()}}}function Ot(n){for(var t=n.s;t!==void 0;t=t.n)t.S.U(t);n.x=void 0,n.s=void 0,mn(n)}function Yn(n){
if(g!==this)throw new Error("Out-of-order effect");vn(this),g=n,this.f&=-2;try{8&this.f&&Ot(this)}finally{ft()}}function q(n,t){this.x=n,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,V&&V.push(this)}q.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{n()}};q.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,mn(this),dn(this),O++;var n=g;return g=
this,Yn.bind(this,n)};q.prototype.N=function(){2&this.f||(this.f|=2,this.u=J,J=this)};q.prototype.d=function(){this.f|=8,1&this.f||Ot(this)};q.prototype.dispose=
function(){this.d()};function Q(n,t){var e=new q(n,t);try{e.c()}catch(i){throw e.d(),i}var o=e.d.bind(e);return o[Symbol.dispose]=o,o}var yn,ht,nt,Qn=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var gn=[];Q(function(){yn=this.N})();function B(n,t){y[n]=t.bind(null,y[n]||function(){})}function Z(n){if(nt){var t=nt;nt=void 0,t()}nt=n&&n.S()}function bn(n){
var t=this,e=n.data,o=Ut(e);o.name="ReactiveDom",o.value=e;var i=fn(function(){for(var _=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var h=ct(function(){var u=o.
value.value;return u===0?0:u===!0?"":u||""}),a=ct(function(){return!Array.isArray(h.value)&&!Xt(h.value)}),f=Q(function(){if(this.N=kn,a.value){var u=h.value;_.
__v&&_.__v.__e&&_.__v.__e.nodeType===3&&(_.__v.__e.data=u)}}),l=t.__$u.d;return t.__$u.d=function(){f(),l.call(this)},[a,h]},[]),r=i[0],s=i[1];return r.value?s.
peek():s.value}bn.displayName="ReactiveTextNode";Object.defineProperties($.prototype,{constructor:{configurable:!0,value:en(F,null).constructor},type:{configurable:!0,
value:bn},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});B("__b",function(n,t){if(Z(),
ht=void 0,typeof t.type=="string"){var e,o=t.props;for(var i in o)if(i!=="children"){var r=o[i];r instanceof $&&(e||(t.__np=e={}),e[i]=r,o[i]=r.peek())}}n(t)});
B("__r",function(n,t){if(n(t),t.type!==F){Z();var e,o=t.__c;o&&(o.__$f&=-2,(e=o.__$u)===void 0&&(o.__$u=e=(function(i,r){var s;return Q(function(){s=this},{name:r}),
s.c=i,s})((function(i){return function(){var r;Qn&&((r=this.y)==null||r.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),ht=o,Z(e)}});B("__e",function(n,t,e,o){Z(),ht=void 0,n(t,e,o)});B("diffed",function(n,t){Z(),ht=void 0;var e;if(typeof t.type=="string"&&(e=t.
__e)){var o=t.__np,i=t.props,r=e.U;if(r)for(var s in r){var _=r[s];_===void 0||o&&s in o||(_.d(),r[s]=void 0)}if(o){r||(r={},e.U=r);for(var c in o){var h=r[c],a=o[c];
h===void 0?(h=Xn(e,c,a,i),r[c]=h):h.o(a,i)}}}n(t)});function Xn(n,t,e,o){var i=t in n&&n.ownerSVGElement===void 0,r=A(e);return{o:function(s,_){r.value=s,o=_},d:Q(
function(){this.N=kn;var s=r.value.value;o[t]!==s&&(o[t]=s,i?n[t]=s:s!=null&&(s!==!1||t[4]==="-")?n.setAttribute(t,s):n.removeAttribute(t))})}}B("unmount",function(n,t){
if(typeof t.type=="string"){var e=t.__e;if(e){var o=e.U;if(o){e.U=void 0;for(var i in o){var r=o[i];r&&r.d()}}}var s=t.__np;if(s){var _=t.props;for(var c in s)_[c]=
s[c]}t.__np=void 0}else{var h=t.__c;if(h){h.__$f|=8;var a=h.__$u;a&&(h.__$u=void 0,a.d())}}n(t)});B("__h",function(n,t,e,o){o<3&&(t.__$f|=2),n(t,e,o)});G.prototype.
shouldComponentUpdate=function(n,t){if(this.__R)return!0;var e=this.__$u,o=e&&e.s!==void 0;for(var i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===
!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var s in n)if(s!=="__source"&&n[s]!==this.
props[s])return!0;for(var _ in this.props)if(!(_ in n))return!0;return!1};function Ut(n,t){return fn(function(){return A(n,t)},[])}var te=function(n){queueMicrotask(function(){queueMicrotask(n)})};function ne(){Nt(function(){for(var n;n=gn.shift();)yn.call(n)})}function kn(){gn.push(this)===1&&(y.requestAnimationFrame||te)(ne)}function w(n,t={},...e){let o=document.createElement(n);for(let[i,r]of Object.entries(t))i.startsWith("on")?o.addEventListener(i.slice(2),r):i==="dataset"?Object.
assign(o.dataset,r):i==="class"?o.className=r:i in o?Object.assign(o,{[i]:r}):o.setAttribute(i,r);return o.append(...e.flat().filter(i=>i!=null)),o}function T(n,t=document){let e=t.querySelector(n);if(e instanceof HTMLElement)return e;throw new Error(`There is no ${n}.`)}var pt=n=>[...document.querySelectorAll(
n)];var wn=n=>n.target;var Sn=(n,t)=>`${n.toLocaleString("en")} ${t}${n===1?"":"s"}`;var ee={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},dt=({name:n})=>U`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${ee[n]} /></svg>`;var oe=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],re=8e3,ie=2,se=["pointerdown","keydown"],
xn={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function $n(n){lt(U`<${ue} ...${n} />`,T("#modes")),lt(U`<${_e} ...${n} />`,
T("#history")),lt(U`<${ce} />`,T("#appearance")),ae(n),le(n),he(n)}function ue({store:n}){let t=e=>{if(!e.key.startsWith("Arrow"))return;let o=n.now.mode==="pla\
y"?"edit":"play";n.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),e.preventDefault()};return oe.map(({mode:e,name:o,title:i})=>{let r=e===n.now.mode;return U`<button type="button" role="radio" title=${i} data-mode=${e} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>n.change({mode:e})} onkeydown=${t}>${o}</button>`})}var _e=({store:n})=>U`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!n.canUndo} onclick=${n.undo}>
    <${dt} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!n.canRedo} onclick=${n.redo}>
    <${dt} name="redo" /><span class="wide">Redo</span>
  </button>`;function ae({store:n}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||wn(t).closest("input, textarea, .cm-editor"))return;let e=t.key.toLowerCase();
if(e==="z"&&!t.shiftKey)n.undo();else if(e==="y"||e==="z"&&t.shiftKey)n.redo();else return;t.preventDefault()})}function ce(){let n=Ut(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=n.value?"Light colours":"Dark colours";return U`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=n.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),n.value=!n.value}}>
    <${dt} name=${n.value?"light":"dark"} /></button>`}function le(n){let t=pt("#tabs button"),e=o=>{document.body.dataset.pane=o;for(let i of t)i.setAttribute(
"aria-current",String(i.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>e(o.dataset.pane??""));n.when("pane",e),e("board"),fe(n)}function fe(n){
let t=Object.keys(xn),e=o=>{n.emit("pane",o),pt(`#${o} :is(${xn[o]})`).find(i=>i.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let i=t.findIndex(s=>document.activeElement?.closest(`#${s}`)),r=o.shiftKey?t.length-1:1;e(t[i<0?1:(i+r)%t.length]),o.preventDefault()});for(let o of pt(".leap \
a"))o.addEventListener("click",i=>{e(o.hash.slice(1)),i.preventDefault()})}function he(n){let t=T("#messages");n.when("message",({words:e,isBad:o=!1})=>{let i=w(
"div",{class:o?"message bad":"message"},e),r=[...t.children].filter(_=>_.textContent!==e);t.replaceChildren(...r.slice(1-ie),i);let s=()=>i.remove();setTimeout(
()=>{if(!o)s();else for(let _ of se)addEventListener(_,s,{once:!0})},re)})}function En(){let n=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(e,...[o]){e in t&&(t[e].value=
o),W(()=>n.dispatchEvent(new CustomEvent(e,{detail:o})))},when(e,o){n.addEventListener(e,i=>o(i.detail))}}}var Mn=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),de=["facts","marks","notes"],ve=["puzzle","instance","rules","facts","constants"];function An(n=Mn){let t=A(n),e=n,o=ct(()=>{let f=t.value;
return ve.some(l=>f[l]!==e[l])&&(e=f),e}),i=[],r=[],s=null,_=new Set,c=f=>Nt(()=>{let l=t.peek();t.value=f;let p=Object.keys(f).filter(m=>f[m]!==l[m]);if(p.length)
for(let m of[..._])m(f,l,new Set(p))}),h=({facts:f,marks:l,notes:u})=>({facts:f,marks:l,notes:u}),a=(f,l)=>{if(!f.length)return;let u=t.peek();l.push(h(u)),s=null,
c({...u,...f.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&i.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:h(t.value),past:i,future:r}},change(f,{merge:l=null,undoable:u=!0}={}){let p=t.peek(),m=de.some(d=>d in f&&f[d]!==p[d]);m&&u&&!(l!==
null&&l===s)&&(i.push(h(p)),r=[]),(m||"mode"in f)&&(s=l),c({...p,...f})},open(f,l=null){let u={...Mn,...f};[i,r,s]=l!==null&&JSON.stringify(l.now)===JSON.stringify(
h(u))?[l.past,l.future,null]:[[],[],null],c(u)},undo:()=>a(i,r),redo:()=>a(r,i),on(f,l){let u=new Set(f),p=(...m)=>{[...m[2]].some(d=>u.has(d))&&l(...m)};return _.
add(p),()=>_.delete(p)}}}var Tn=document.querySelector("script[src]");Tn instanceof HTMLScriptElement&&location.protocol!=="file:"&&navigator.serviceWorker?.register(new URL("worker.js",
Tn.src)).catch(()=>{});var me="pylogic:played:";function Ct(n){let t={marks:{},notes:{},seconds:0,saves:[]};try{let{marks:e,notes:o,seconds:i,saves:r,isSolved:s}={...t,...JSON.parse(localStorage.
getItem(me+n)??"{}")};return{marks:e,notes:o,seconds:i,saves:r,isSolved:s}}catch{return t}}var ye=Uint8Array.from(atob(T("#told").textContent??""),n=>n.charCodeAt(0)),Nn=new Response(new Blob([ye]).stream().pipeThrough(new DecompressionStream("gzip"))).
json();var ge=6,be={store:An(),...En()},{kinds:Pt=[],title:On="",game:ke=[],boards:we=[]}=await Nn,Un=({id:n})=>Ct(n).isSolved===!0,Cn=({id:n})=>{let{marks:t,notes:e,isSolved:o}=Ct(
n);return!o&&Object.keys({...t,...e}).length>0},Lt=(n,t,{name:e,is_plain:o},i,r)=>w("li",{},w("a",{class:"tile",href:n},w("span",{class:o?"picture plain":"pictu\
re"},w("img",{src:`${t}${e}.svg`,alt:"",loading:"lazy"})),w("strong",{},i),w("span",{class:"soft"},r))),Ht=(n,t)=>w("ul",{class:"tiles","aria-label":n},t);function Se(){
let n=Pt.flatMap(({folder:t,title:e,boards:o})=>o.filter(Cn).map(i=>Lt(`${t}/${i.name}.html`,`${t}/`,i,e,i.name))).slice(0,ge);return[w("header",{},w("h2",{},"W\
hich puzzle?")),...n.length?[w("h3",{},"Go on"),Ht("Go on",n)]:[],w("h3",{},"All kinds"),Ht("All kinds",Pt.map(({folder:t,title:e,boards:o})=>{let i=o.filter(Un).
length,r=Sn(o.length,"board")+(i?`, ${i} solved`:"");return Lt(`${t}/index.html`,`${t}/`,o[0],e,r)}))]}var xe=()=>[w("header",{},w("a",{href:"../index.html"},"A\
ll kinds"),w("h2",{},On),w("div",{class:"game"},ke.map(([n,t])=>w("p",{class:t?"item":""},n)))),Ht(`Boards of ${On}`,we.map(n=>Lt(`${n.name}.html`,"",n,n.name,`${n.
size}${Un(n)?" \xB7 solved \u2713":Cn(n)?" \xB7 begun":""}`)))],Pn=()=>T("#gallery").replaceChildren(w("div",{class:"page"},...Pt.length?Se():xe()));$n(be);Pn();
addEventListener("pageshow",({persisted:n})=>{n&&Pn()});document.documentElement.dataset.ready="";
})();
