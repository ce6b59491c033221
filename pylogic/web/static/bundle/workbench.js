var il=Object.defineProperty;var $e=(e,t)=>{for(var n in t)il(e,n,{get:t[n],enumerable:!0})};var G=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Qe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var ts="pylogic:token";function ns(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(al(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var al=e=>localStorage.setItem(ts,e);async function Ln(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(ts)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new G({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?ll(await r.json()):
await r.text();throw new G({words:a,status:r.status})}return r}function ll(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ie(e,t){return(await Ln(e,void 0,t)).json()}async function ke(e,t,n){return(await Ln(e,t,n)).json()}async function ae(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Ln(e,t,n);if(s.body===null)throw new G({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new G({words:"The server has gone away.",status:0})}
if(a.done)throw new G({words:"The server has gone away.",status:0});let c=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=c.pop()??"";for(let l of c){let u=cl(l);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new G(u.data);o(u.name,u.data)}}}}var F=(e,t,n)=>ae(
e,t,{signal:n});function cl(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var P,ms,gs,Oe,In,Kt,ws,Ht,bs,Fn,Pn,fl,Ot=Symbol.for("pv"),qt={},Gt=[],dl=/^m(i|n|o|s|text|space)$/,Hn=Array.isArray,Un=Gt.slice,Ue=Object.assign;function He(e){
e&&e.parentNode&&e.remove()}function vs(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Un.call(arguments,2):n),vt(e,i,o,s,null)}function vt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ot,
__v:s||++ms,__i:-1,__u:0};return!s&&P.vnode&&P.vnode(r),r}function et(e){return e.children}function yt(e,t){this.props=e,this.context=t,this.__g=0}function Ee(e,t){
if(t==null)return e.__&&Ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ee(
e)}function hl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Ue({constructor:Ot},n)).__v=n.__v+1,P.vnode&&P.vnode(t),Kn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||Ee(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,xs(s,t,r),n.__=n.__e=null,t.__e!=o&&ys(t))}function ys(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ys(e)}function os(e){(8&e.__g||(e.__g|=8,Oe.push(e),Kt++))&&In==P.debounceRendering||((In=P.debounceRendering)||
queueMicrotask)($s)}function $s(){try{for(var e,t=1;Oe.length;)Oe.length>t&&Oe.sort(ws),e=Oe.shift(),t=Oe.length,8&e.__g&&hl(e)}finally{(Kt=Oe.length)&&(In||queueMicrotask)(
$s)}}function ks(e,t,n,o,s,r,i,a,c,l,u){var h,d,f,p,m,g,b=o.__k||Gt,v=t.length;for(c=pl(n,t,b,c,v),h=0;h<v;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||qt,f.__i=
h,g=Kn(e,f,d,s,r,i,a,c,l,u),p=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&qn(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||p,f)),m=m||p,4&f.__u?(c=_s(f,c,e,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&g!==void 0?c=g:p&&(c=p.nextSibling),f.__u&=-21);return n.__e=m,c}function pl(e,t,n,o,s){var r,i,a,c,l,u,h,d,f,p=n.length,
m=p,g=0,b=0,v=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[r]=vt(null,
i):Hn(i)?i=v[r]=vt(et,{children:i}):i.constructor===Ot&&i.__b?i=v[r]=vt(i.type,i.props,i.key,i.ref,i.__v):v[r]=i,c=r+g,i.__=e,i.__b=e.__b+1,a=null,~(l=i.__i=ml(
i,n,c,m))&&(m--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==c-1?g--:l==c+1?g++:l!=c&&(l>c?g--:g++,b=1)):(~l||(s>p?g--:s<p&&g++),typeof i.type!="function"&&(i.__u|=
4))):v[r]=null;if(b){for(u=[],h=[],r=0;r<s;r++)if((i=v[r])&&16&i.__u){for(g=0,d=u.length;g<d;)u[f=g+d>>1]<i.__i?g=f+1:d=f;u[g]=i.__i,h[r]=g+1}for(g=u.length;r--;)
h[r]&&(h[r]==g?g--:v[r].__u|=4)}if(m)for(r=0;r<p;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=Ee(a)),Gn(a,a));return o}function _s(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=_s(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ee(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function ml(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&i==a.type)
return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function ss(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Bt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ss(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ss(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Pn[t]||(Pn[t]=gl(t)),(e.__a||(e.__a={}))[t]=Fn,r=
t!=(t=t.replace(bs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function gl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ht]==null)t[Ht]=Fn++;else if(t[Ht]<this.__a[e])
return;return n(P.event?P.event(t):t)}}}function Kn(e,t,n,o,s,r,i,a,c,l){var u,h,d,f,p,m,g,b,v,w,y,k,S,O,x,E,T,D,R=t.type;if(t.constructor!==Ot)return null;128&
n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,h=r=[],u.nodeType==8?a=Ut(u,r):r.push(u),a=r[0]||a),(u=P.__b)&&u(t);e:if(typeof R=="function"){d=i.length;try{if(b=t.
props,v=(u=R.prototype)&&u.render,w=(u=R.contextType)&&o[u.__c],y=u?w?w.props.value:u.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(v?t.__c=f=new R(b,y):(t.__c=
f=new yt(b,y),f.constructor=R,f.render=bl),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),v&&(f.__s||(f.__s=f.state),R.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Ue({},f.__s)),Ue(f.__s,R.getDerivedStateFromProps(b,f.__s)))),p=f.props,m=f.state,f.__v=t,n.__c){if(b!==p&&v&&!R.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(B){B&&(B.__=t)}),Gt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=Ee(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),v&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,m,g)})}else
v&&!R.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),v&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
e,f.__g&=-5,k=P.__r,S=v?25:0;do f.__g&=-9,k&&k(t),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);v&&(Gt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=Ue({},o,f.getChildContext())),v&&n.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(p,m)),O=u&&u.type===et&&u.key==
null?u.props.children:u,b.__P&&(u=a,s=(e=b.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(B){B&&Gn(B,B)}),n.__k=null),a=n.__k?Ee(n,0):
null),a=ks(e,Hn(O)?O:[O],t,n,o,s,r,i,a,c,l),b.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(He),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(i.length=
d,t.__v=null,c||r)if(B&&B.then){if(t.__u|=128|c,r){for(~(T=r.indexOf(a||void 0))||(T=r.length);(D=r[T-1])&&D.nodeType==8;)T--;for(;T<r.length;T++)if(D=r[T])if(r[T]=
null,x){if(D==E)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(E=Ut(x=D))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(u=Ut(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=u):t.__e=a,a=a&&a.nextSibling}else r&&r.some(He);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),B&&B.then||Ss(t),P.__e(B,t,n)}}else
a=t.__e=wl(n.__e,t,n,o,s,r,i,c,l,e);return(u=P.diffed)&&u(t),a}function Ut(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ss(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Ss))}function xs(e,t,n){for(var o=0;o<n.length;)qn(n[o++],n[o++],n[o++]);P.__c&&P.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){P.__e(r,s.__v)}})}function wl(e,t,n,o,s,r,i,a,c,l){var u,h,d,f,p,m,g,b,v=n.props||qt,w=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((p=r[u])&&(y?p.localName==y:p.nodeType==3)){
e=p,r[u]=null;break}}if(!e){if(b=l.ownerDocument||document,!y)return b.createTextNode(w);e=b.createElementNS(s,y,w.is?w:l),a&&(P.__m&&P.__m(t,r),a=!1),r=null}if(y){
if(l=y=="template"&&e.content||e,r=y=="textarea"&&w.defaultValue!=null?null:r&&Un.call(l.childNodes),!a&&r)for(v={},u=0;u<e.attributes.length;u++)v[(p=e.attributes[u]).
name]=p.value;for(u in v)p=v[u],u=="dangerouslySetInnerHTML"?d=p:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Bt(e,
u,null,p,s);for(u in w)p=w[u],u=="children"?f=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?m=p:u=="checked"?g=p:a&&typeof p!="function"||v[u]===p||Bt(e,u,p,v[u],
s);h?(a||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&dl.test(y))&&(s="http://www.w3.org/1999/xhtml"),ks(l,Hn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Ee(n,0),a,c),r&&r.some(He)),a&&y!="textarea"||(u="valu\
e",y=="progress"&&m==null?e.removeAttribute(u):m==null||m===e[u]&&(y!="progress"||m)||Bt(e,u,m,v[u],s),u="checked",g!=null&&g!=e[u]&&Bt(e,u,g,v[u],s))}else v===
w||a&&e.data==w||(e.data=w);return e}function qn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){P.__e(s,n)}}function Gn(e,t,n){var o,s,r,i;if(P.unmount&&P.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||qn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){P.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Gn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ut(o,r=[]))&&(o==e.__e&&r.some(He),He(s),He(o)),n||He(e.__e),e.__e=e.__c=e.__=null}function bl(e,t,n){
return this.constructor(e,n)}function U(e,t){var n,o,s,r;P.__&&P.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=vt(et,{children:[
e]}),s=[],r=[],Kn(t,t.__k,o||qt,qt,t.namespaceURI,o?null:t.firstChild?Un.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),xs(s,t.__k,r),t.__k.props.children=
null}P={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Kt=0,e}},ms=0,gs=function(e){return e!=null&&e.
constructor===Ot},yt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ue({},this.state)),typeof e=="function"&&(e=e(Ue({},n),this.props)),
e&&(Ue(n,e),this.__v&&(t&&this.__k.push(t),os(this)))},yt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),os(this))},yt.prototype.render=
et,Oe=[],Kt=0,ws=function(e,t){return e.__v.__b-t.__v.__b},Ht=Symbol(),bs=/(PointerCapture)$|Capture$/i,Fn=0,Pn={},fl=0;var Os=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,Os(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},rs=new Map;function vl(e){var t=rs.get(this);return t||(t=
new Map,rs.set(this,t)),(t=Os(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?c.push(0,d,i):r===3&&(d||i)?(c.push(3,d,i),r=2):r===2&&i==="..."&&d?c.push(4,d,0):r===2&&i&&!d?c.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(c.push(r,0,i,s),r=
6),d&&(c.push(r,d,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&l(),l(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(l(),c=[c],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(l(),r===3&&
(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return l(),c})(e)),t),arguments,[])).length>1?t:t[0]}var $=vl.bind(vs),St,te,Dn,is,yl=Object.is,jn=0,
Es=[],Rn=[],H=P,as=H.__b,ls=H.__r,cs=H.diffed,us=H.__c,fs=H.unmount,ds=H.__;function Vn(e,t){H.__h&&H.__h(te,e,jn||t),jn=0;var n=te.__H||(te.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function zs(e,t){var n=Vn(St++,3);!H.__s&&Jn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,te.__H.__h.push(n))}function K(e,t){var n=Vn(
St++,4);!H.__s&&Jn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,te.__h.push(n))}function V(e){return jn=5,tt(function(){return{current:e}},[])}function tt(e,t){var n=Vn(St++,
7);return Jn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $l(){var e;do{for(;e=Rn.shift();)try{$t(e)}catch(n){H.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Es.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some($t),t.__h.some(Wn),t.__h=[]}catch(n){t.__h=[],H.__e(n,e.__v)}}}while(Rn.length)}H.__b=function(e){te=null,as&&as(e)},H.__=function(e,t){
e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ds&&ds(e,t)},H.__r=function(e){ls&&ls(e),St=0;var t=(te=e.__c).__H;t&&(Dn==te?te.__h=[]:(t.__h.some($t),t.__h.some(Wn),St=
0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Dn=te},H.diffed=function(e){cs&&cs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ps(Es.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Dn=te=null},H.__c=function(e,t){t.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.
__||Wn(o)})}catch(o){n.__h=[function(){throw o}]}}),us&&us(e,t)},H.unmount=function(e){fs&&fs(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&
s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,ps(Rn.push(s))}else $t(s)}catch(r){t=r}}),o.__H=void 0,t&&H.__e(t,o.__v))};var hs=typeof requestAnimationFrame==
"function";function kl(e){var t,n=function(){clearTimeout(o),hs&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);hs&&(t=requestAnimationFrame(n))}function ps(e){
e!=1&&is==H.requestAnimationFrame||((is=H.requestAnimationFrame)||kl)($l)}function $t(e){var t=te,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),te=t}function Wn(e){
var t=te;e.__c=e.__(),te=t}function Jn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!yl(n,e[o])})}var _l=Symbol.for("preact-signals");function Zt(){
if(_e>1)_e--;else{var e,t=!1;for((function(){var s=Jt;for(Jt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();_t!==void 0;){var n=_t;for(_t=void 0,Vt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ts(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Vt=0,_e--,
t)throw e}}function Yn(e){if(_e>0)return e();Bn=++Sl,_e++;try{return e()}finally{Zt()}}var kt,W=void 0;function J(e){var t=W,n=kt;W=void 0,kt=void 0;try{return e()}finally{
W=t,kt=n}}var _t=void 0,_e=0,Vt=0,Sl=0,Bn=0,Jt=void 0,Yt=0;function As(e){if(W!==void 0){var t=e.n;if(t===void 0||t.t!==W)return t={i:0,S:e,p:W.s,n:void 0,t:W,e:void 0,
x:void 0,r:t},W.s!==void 0&&(W.s.n=t),W.s=t,e.n=t,32&W.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=W.s,t.n=void 0,
W.s.n=t,W.s=t),t}}function Q(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Q.prototype.brand=
_l;Q.prototype.h=function(){return!0};Q.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:J(function(){var o;(o=
t.W)==null||o.call(t)}))};Q.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&J(function(){var s;(s=t.Z)==null||s.call(t)}))}};Q.prototype.subscribe=function(e){var t=this;return N(function(){var n=t.value;
J(function(){return e(n)})},{name:"sub"})};Q.prototype.valueOf=function(){return this.value};Q.prototype.toString=function(){return this.value+""};Q.prototype.toJSON=
function(){return this.value};Q.prototype.peek=function(){var e=this;return J(function(){return e.value})};Object.defineProperty(Q.prototype,"value",{get:function(){
var e=As(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Vt>100)throw new Error("Cycle detected");(function(n){_e!==0&&Vt===0&&n.
l!==Bn&&(n.l=Bn,Jt={S:n,v:n.v,i:n.i,o:Jt})})(this),this.v=e,this.i++,Yt++,_e++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Zt()}}}});function A(e,t){return new Q(
e,t)}function Ts(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Cs(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ns(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ke(e,t){Q.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Yt-1,
this.f=4}Ke.prototype=new Q;Ke.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Yt))return!0;if(this.g=Yt,this.f|=
1,this.i>0&&!Ts(this))return this.f&=-2,!0;var e=W;try{Cs(this),W=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return W=e,Ns(this),this.f&=-2,!0};Ke.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}Q.prototype.S.call(this,e)};Ke.prototype.U=function(e){if(this.t!==void 0&&(Q.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=
t.n)t.S.U(t)}};Ke.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ke.prototype,"value",{get:function(){
if(1&this.f)throw new Error("Cycle detected");var e=As(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function de(e,t){return new Ke(
e,t)}function Ms(e){var t=e.j;if(e.j=void 0,typeof t=="function"){_e++;var n=W;W=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Zn(e),o}finally{W=n,Zt()}}}function Zn(e){
for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ms(e)}function xl(e){if(W!==this)throw new Error("Out-of-order effect");Ns(this),W=e,this.f&=-2;try{
8&this.f&&Zn(this)}finally{Zt()}}function nt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,kt&&kt.push(this)}nt.prototype.
c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};nt.prototype.S=function(){if(1&
this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ms(this),Cs(this),_e++;var e=W;return W=this,xl.bind(this,e)};nt.prototype.N=function(){2&this.f||
(this.f|=2,this.u=_t,_t=this)};nt.prototype.d=function(){this.f|=8,1&this.f||Zn(this)};nt.prototype.dispose=function(){this.d()};function N(e,t){var n=new nt(e,
t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ls,Et,Ft,Ol=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ds=[];N(function(){Ls=this.N})();function ot(e,t){P[e]=t.bind(null,P[e]||function(){})}function xt(e){if(Ft){var t=Ft;Ft=void 0,t()}Ft=e&&e.S()}function Is(e){
var t=this,n=e.data,o=ze(n);o.name="ReactiveDom",o.value=n;var s=tt(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var l=de(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),u=de(function(){return!Array.isArray(l.value)&&!gs(l.value)}),h=N(function(){if(this.N=js,u.value){var f=l.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[u,l]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Is.displayName="ReactiveTextNode";Object.defineProperties(Q.prototype,{constructor:{configurable:!0,value:vs(et,null).constructor},type:{configurable:!0,
value:Is},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ot("__b",function(e,t){if(xt(),
Et=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Q&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
ot("__r",function(e,t){if(e(t),t.type!==et){xt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return N(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Ol&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Et=o,xt(n)}});ot("__e",function(e,t,n,o){xt(),Et=void 0,e(t,n,o)});ot("diffed",function(e,t){xt(),Et=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var c in o){var l=r[c],
u=o[c];l===void 0?(l=El(n,c,u,s),r[c]=l):l.o(u,s)}}}e(t)});function El(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:N(function(){this.N=js;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}ot("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var c in i)a[c]=i[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)});ot("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});yt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function ze(e,t){return tt(function(){return A(e,t)},[])}function Ps(e,t){
var n=V(e);return n.current=e,Et.__$f|=4,tt(function(){return de(function(){return n.current()},t)},[])}var zl=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Al(){Yn(function(){for(var e;e=Ds.shift();)Ls.call(e)})}function js(){Ds.push(this)===1&&(P.requestAnimationFrame||zl)(Al)}var st=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Tl=["facts","marks","notes"],Cl=["puzzle","instance","rules","facts","constants"];function Rs(e=st){let t=A(e),n=e,o=de(()=>{let h=t.value;
return Cl.some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,a=new Set,c=h=>Yn(()=>{let d=t.peek();t.value=h;let p=Object.keys(h).filter(m=>h[m]!==d[m]);if(p.length)
for(let m of[...a])m(h,d,new Set(p))}),l=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),u=(h,d)=>{if(!h.length)return;let f=t.peek();d.push(l(f)),i=null,
c({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:l(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let p=t.peek(),m=Tl.some(g=>g in h&&h[g]!==p[g]);m&&f&&!(d!==
null&&d===i)&&(s.push(l(p)),r=[]),(m||"mode"in h)&&(i=d),c({...p,...h})},open(h,d=null){let f={...st,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(
l(f))?[d.past,d.future,null]:[[],[],null],c(f)},undo:()=>u(s,r),redo:()=>u(r,s),on(h,d){let f=new Set(h),p=(...m)=>{[...m[2]].some(g=>f.has(g))&&d(...m)};return a.
add(p),()=>a.delete(p)}}}function I(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function qe(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var Xn={facts:40,rules:200},Ws=["puzzle","instance","rules","facts","constants","marks"],Bs="facts";function Hs(e){let t=new Set,n=new Map,o=new Set,s=Xn.facts,
r=0;e.on(Ws,(d,f,p)=>{s=p.has("rules")&&!p.has("puzzle")?Xn.rules:Xn.facts});function i(d,f){return c(d),o.add(d),new Promise((p,m)=>{let g={resolve:p,reject:m,
onEvent:f},b=[...t].find(({about:v,parts:w})=>w.includes(d)&&Ws.every(y=>v?.[y]===e.now[y]));b?(b.wishes.set(d,g),Fs(b,d)):(n.set(d,g),clearTimeout(r),r=setTimeout(
l,s))})}function a(d){c(d),o.delete(d)}function c(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...t]){let p=f.wishes.get(d);p&&(p.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function u(d,f){let p=e.
now;return new Promise((m,g)=>{let b=w=>{v.about={...p,facts:w[w.length-1]},f(w),m()},v=h(p,null,[...o],new Map([[Bs,{resolve:b,reject:g}]]),{steps:d})})}function h(d,f,p,m,g={}){
let b={about:f,parts:p,wishes:m,told:new Map,controller:new AbortController},v=(w,y)=>{w==="found"?m.get("solve")?.onEvent?.(w,y):b.told.set(w,w===Bs?{found:y.facts}:
y),Fs(b,w)};return t.add(b),ae("overview",I(d,{...g,parts:p}),{signal:b.controller.signal,onEvent:v}).catch(w=>{for(let y of m.values())y.reject(w)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:a,edit:u}}function Fs({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new G(s.failed)):o.
resolve(s.found))}function Us(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),J(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var Qn={};$e(Qn,{start:()=>Pl});function _(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function le(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function C(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Ae=e=>[...document.querySelectorAll(e)],zt=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),j=e=>e.target;function ce(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ge(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var Y=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var Nl={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},we=({name:e})=>$`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Nl[e]} /></svg>`;var Ml=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Ll=8e3,Dl=2,Il=["pointerdown","keydown"],
Ks={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Pl(e){U($`<${jl} ...${e} />`,C("#modes")),U($`<${Rl} ...${e} />`,
C("#history")),U($`<${Bl} />`,C("#appearance")),Wl(e),Fl(e),Ul(e)}function jl({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),C(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ml.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return $`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Rl=({store:e})=>$`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${we} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${we} name="redo" /><span class="wide">Redo</span>
  </button>`;function Wl({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||j(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Bl(){let e=ze(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return $`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${we} name=${e.value?"light":"dark"} /></button>`}function Fl(e){let t=Ae("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Hl(e)}function Hl(e){
let t=Object.keys(Ks),n=o=>{e.emit("pane",o),Ae(`#${o} :is(${Ks[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Ae(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ul(e){let t=C("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=_(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Dl),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Il)addEventListener(a,i,{once:!0})},Ll)})}var fo={};$e(fo,{start:()=>Xc});function At(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(_("span",{class:t,ariaHidden:"true"},n))}function qs(e,t,n,o){
At(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let c=Number(a)-1,l=_("span",{},a);return l.style.gridArea=`${Math.floor(
c/r)+1} / ${c%r+1}`,[l," "]})))}function Gs(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Vs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Xt={corner:"",centre:"~",colour:"#"},rt=Object.keys(Xt),Te=rt.filter(e=>e!=="colour"),Ce=["red","orange","yellow","green","cyan","blue","purple","grey"],Tt=(e,t)=>Xt[e]+
t,Ne=(e=[],t)=>e.filter(n=>eo(n)===t).map(n=>n.slice(Xt[t].length)),eo=e=>rt.find(t=>Xt[t]===e[0])??"corner",Js=(e,t,n)=>t.every(o=>e[o]?.includes(n))?no(e,t,o=>o.
filter(s=>s!==n)):to(e,t,[n]),to=(e,t,n)=>no(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ct=(e,t,n,o)=>no(e,t,s=>s.filter(
r=>!n.includes(eo(r))||o!==void 0&&r!==Tt(eo(r),o)));function no(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var q=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Ys=new Map;function Xs({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Ys.get(o)??{svg:e,words:t,reach:n};return Ys.set(o,s),s}var Kl=["diagonal","triangle"],Qt=Xs({svg:"",words:""});function Qs(e,t=null){let n=e.pieces.map(
Xs),o=a=>a.map(c=>c<0?Qt:n[c]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:ql(a.peers??{}),choices:a.choices.map(c=>({...c,looks:c.looks.map(l=>l.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(c=>[c.slice(0,-1).join(","),c.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function ql(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var se=(e,t,n)=>(t-1)*e.columns+n-1,L=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Me=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,oo=(e,t,n,o)=>Me(t,L(e,o).join(","),n),Se=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Kl.includes(e)&&n.some(({value:o})=>o!==null);function so(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?se(e,o,s):-1}var Le=(e,t)=>!!e.looks[0]?.[t],en=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Le(o,t))),ro=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),er=e=>ro(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),he=(e,t,n,o)=>Ve(t,n,L(e,o).join(",")),tn=(e,t,n,o,s)=>an(t,n,L(e,o).join(","),s),nn=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function on({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Nt(e,t,n){for(let o of e.plays){let s=o.choices[he(e,o,t,n)];if(s&&Le(s,n))return s.looks.map(r=>r[n]??Qt)}return e.
frames.map(o=>o.blank[n])}var Zs={corner:"candidates",centre:"centre",colour:"coloured"};function sn(e,{marks:t,notes:n},o){let[s,r]=L(e,o),i=e.plays.map(d=>d.choices[he(
e,d,t,o)]?.words).filter(d=>d!==void 0),a=e.frames[0].blank[o].words,c=rt.map(d=>[Zs[d],...Ne(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?c.filter(([d])=>d===
Zs.colour):c,u=e.plays.filter(pe).flatMap(d=>sr.map(f=>{let p=d.choices[Ve(d,t,De(e,o,f))];return p&&`${f}: ${p.words}`})).filter(Boolean),h=[a,...i,...u,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function tr(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Me(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>pe(s)&&n(s)))return!0;let o=so(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Le(r,o)&&oo(e,s,r,o)===t))}function nr(e,t,n){let o=n.filter(r=>tr(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var rn=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function or(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>tr(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var pe=e=>e.where!=="cell",sr=["top","righ\
t","bottom","left"],Gl={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ge=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function rr(e,t,n,o){let s=c=>c.
every((l,u)=>l>=Math.min(n[u],o[u])&&l<=Math.max(n[u],o[u])),r={...t},i={};for(let c of e.spots){let[l,u,h]=c.split(","),[d,f]=[[+l,+u],[+l+ +(h==="bottom"),+u+
+(h==="right")]].map(m=>s(m));if(!d&&!f)continue;let p=Me(e,c,e.choices[0]);delete r[p],d!==f&&(i[p]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(c=>t[c])?r:{...r,...i}}function De(e,t,n){let[o,s]=L(e,t),[r,i,a]=Gl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ve=(e,t,n)=>e.choices.findIndex(o=>t[Me(e,n,o)]===o.holds);function an(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Me(e,n,i)];let r=e.choices[o];return r&&
(s[Me(e,n,r)]=r.holds),s}var ir=(e,t,n)=>e.plays.filter(pe).reduce((o,s)=>sr.reduce((r,i)=>an(s,r,De(e,n,i),-1),o),t);function Je({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,c]=[n+(r-1)*e,n+(s-1)*t],[l,u]=[a+e,c+t];if(o==="edge")return{top:[a,c,l,c],bottom:[a,u,l,u],left:[a,c,a,u],right:[l,c,l,u]}[i];let[h,d]=[a+e/2,c+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function ar(e,t,[n,o,s]){let[r,i,a,c]=Je(e,t,[n,o,s]);if(t==="edge")return[r,i,a,c];let[l,u]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+u,o+l]].map(f=>e.frames[0].cells[se(e,f[0],f[1])]?.reach?.[u]??0);return[r+l*h,i+u*h,a-l*d,c-u*d]}function ue({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Vl=500,Jl=["clue","unknown"];function lr({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=Yl(e,o),r=()=>t.sheet,i=k=>r().edits.find(S=>S.what===k),
a=k=>L(r(),k).join(","),c=(k,S)=>{n.value=new Map([...n.value,...S.map(([O,x])=>[`${k} ${O.join(",")}`,x])])};function l(k,S,O,x=null){for(let E of Jl)c(E,[[L(r(),
S),null]]);g(k,S,O,x)}function u(k,S){let O=S.filter(x=>p(x,k));if(O.length){for(let x of O)c(x,[[L(r(),k),null]]);s.ask({cells:O.map(x=>[x,...L(r(),k),null])})}}
function h(k,S){let O=n.peek().get(`${k} ${S}`);return O===void 0?i(k)?.cells.get(S)??null:O}function d(k){let S=[...n.peek().keys()].filter(x=>x.startsWith(`${k}\
 `)).map(x=>x.slice(k.length+1)),O=i(k)?.cells.keys()??[];return[...new Set([...O,...S])].filter(x=>h(k,x)!==null)}let f=(k,S)=>h(k,a(S)),p=(k,S)=>f(k,S)!==null;
function m(k,S,O=null){c(k,S),s.ask({cells:S.map(([x,E])=>[k,...x,E])},O)}let g=(k,S,O,x=null)=>m(k,[[L(r(),S),O]],x);function b(k,S){let O=[];for(;;){let x=h(k,
[...S,O.length+1].join(","));if(x===null)return O;O.push(x)}}function v(k,S,O,x=null){let E=O.match(/\d+/g)??[],T=b(k,S).slice(E.length).map(()=>null);m(k,[...E,
...T].map((D,R)=>[[...S,R+1],D]),x)}function w(k,S){k>=1&&S>=1&&s.ask({size:[k,S]})}function y(k){let S=D=>/^\d+$/.test(D)?Number(D):D,O=k.flatMap(D=>{let[,R="",
B=""]=/^(\w+)\((.*)\)$/.exec(D)??[],ne=B.split(","),fe=t.sheet.edits.find(({isClue:nl,predicate:ol,keys:sl,values:rl})=>nl&&ol===R&&sl+rl===ne.length);return fe?
[[fe.what,...ne.slice(0,fe.keys).map(S),ne.slice(fe.keys).join(",")]]:[]});if(!O.length||O.length<k.length)return!1;s.ask({cells:O});let[x,E,T]=O[0];return i(String(
x))?.where==="cell"&&t.grid.select(se(r(),Number(E),Number(T))),!0}return{entry:i,key:a,set:l,erase:u,found:h,everywhere:d,valueAt:f,has:p,place:m,become:g,numbers:b,
becomeNumbers:v,resize:w,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function Yl(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(u,h=null){s.push({step:u,
merge:h}),r||c()}async function c(){for(r=!0;s.length;)await l(s.splice(0,Vl));r=!1}async function l(u){let h=n.now,d=!1;i=!0;let f=p=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,p.forEach((m,g)=>{!d&&m!==n.now.facts&&n.change({facts:m},{merge:u[g].merge})}))};try{await o.edit(
u.map(({step:p})=>p),f)}catch(p){if(i=!1,!(p instanceof G))throw p;e.emit("message",{words:`This cannot be changed here: ${p.message}`,isBad:!0}),t()}d&&await l(
u)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var cr="Click a cell to put one there, or to take it away.",it={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},me={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:cr},block:{name:"Blocke\
d cells",hint:cr},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them."},slanted:{name:"Diagonals",hint:"\
Click beside the board and type the numbers of the diagonals that begin there."}};var at={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function ur({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(pe);
function i(m,g,b,v=null){let w=Ve(m,n.now.marks,g);!m.spots.has(g)||w===b||n.change({marks:an(m,n.now.marks,g,b)},{merge:v})}function a(m,g){let b=t.grid.side(m,
g,t.sheet.plays.every(pe));return b===null?null:De(t.sheet,m,b)}let c=(m,g,b,v=null,w=-1)=>({play:m,index:g,spot:v,number:w,merge:`line ${s+=1}`,how:b,before:n.
now.marks,isDragged:!1}),l=(m,g)=>nn(m,Ve(m,n.now.marks,g)),u=(m,g)=>on(m,Ve(m,n.now.marks,g));function h(m,g,b){o=null;let v=r();if(!v||m<0)return{isClick:!1,isDrag:!1};
let w=a(m,b),y=w===null?-1:g?u(v,w):l(v,w),k=Ge(v)&&t.grid.side(m,b,!1)===null,S=v.where==="link"?"link":k?"area":"side";return w===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=c(v,m,S,w,y),w!==null&&S==="side"&&i(v,w,y,o.merge),{isClick:w!==null,isDrag:!0})}function d(m){if(o?.how!=="side")return;let g=t.grid.under(m.x,m.
y),b=g<0?null:a(g,m);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(m){if(!o||o.how==="side")return;let[g,b]=[L(t.sheet,o.index),L(t.sheet,
m)];if(o.how==="area"){o.isDragged=!0,n.change({marks:rr(o.play,o.before,g,b)},{merge:o.merge});return}let[v,w]=[b[0]-g[0],b[1]-g[1]];if(Math.abs(v)+Math.abs(w)!==
1){o.index=m;return}let y=v?v>0?"bottom":"top":w>0?"right":"left",k=De(t.sheet,o.index,y);if(!o.isDragged){let{play:S,play:{clicks:O,choices:x}}=o,E=Ve(S,n.now.
marks,k)===O[0];o.number=x[0].value!==null?l(S,k):E?-1:O[0],o.isDragged=!0}i(o.play,k,o.number,o.merge),o.index=m}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(m){
m===void 0?p():o?.how==="area"&&f(m)},onKey(m,g){let b=m.shiftKey?at[m.key]:void 0,v=r();if(!v)return!1;if([" ","Enter"].includes(m.key)&&Ge(v)&&t.sheet.plays.every(
pe))return o?p():f((o=c(v,g,"area")).index),!0;if(b===void 0)return!1;let w=De(t.sheet,g,b);return i(v,w,l(v,w)),!0}}}var Zl={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function fr({view:e,changes:t,pen:n}){let o=l=>L(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===u?null:u]])}function i(l,u){let[h,d,f]=De(e.sheet,l,u).split(",");return(f==="right"?Number(d)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),f]]:[]}function a(l,u,h){let[d,f]=o(l),[p,m]=[2*d+u,2*f+h];p>=2&&p<=2*e.sheet.rows&&m>=2&&m<=2*e.sheet.
columns&&r([p,m])}function c(l,u){let[h,d="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,h===u?null:`${u},${d}`)}return{press(l,u){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:f}=e.grid.within(l,u),[p,m]=o(l),g=e.grid.side(l,u);return h==="vertex"?r(
[p-+(f<.5),m-+(d<.5)]):h==="centre"?a(l,Math.floor(f*3)-1,Math.floor(d*3)-1):g!==null&&h==="arrow"?c(l,g):g!==null&&i(l,g).forEach(r),!0},onKey({key:l,shiftKey:u},h){
let{kind:d}=n,f=u?at[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")c(h,f);else if(f&&d==="centre")a(h,...Zl[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")a(h,Number(u),Number(u));else return!1;return!0},clear(l){let[u,h]=o(l),d=[-1,0,1].flatMap(
m=>[-1,0,1].map(g=>[m,g])),p=({between:Object.values(at).flatMap(m=>i(l,m)),vertex:d.filter(m=>Math.max(...m)<1).map(([m,g])=>[u+m,h+g]),centre:d.map(([m,g])=>[
2*u+m,2*h+g])}[n.kind]??[]).filter(m=>s(m)!==null);return p.length&&t.place(n.kind,p.map(m=>[m,null])),p.length>0}}}function dr({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return c();n={id:0,cells:[l]}}function i(l){if(l===void 0)return c();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:u,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;t.place("path",d.map(
f=>[[...L(e.sheet,f),u],String(h.indexOf(f)+1)]),`path ${u}`)}function a(l){let u=L(e.sheet,l).join(","),h=o().filter(([f,p])=>`${f},${p}`===u).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&t.place("path",d.map(f=>[f.map(s),null]))}function c(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:c}}var Xl=4,ln={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},io=["across","down"],Mt=(e,t)=>(e+t).slice(-Xl).replace(/^0+(?=\d)/,
"");function hr({view:e,changes:t}){let n="across",o="",s=0;function r(c){let l=t.valueAt("cage",c),h=t.everywhere("cage").filter(d=>l!==null&&t.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>se(e.sheet,d,f));return h.find(d=>t.has("target",d))??Math.min(c,...h)}function i(c,l,u){let[h="add",d=""]=t.valueAt(
"target",r(c))?.split(",")??[],f=l in ln?[ln[l],d]:[h,o=Mt(o,l)];f[1]!==""&&t.become("target",r(c),f.join(","),u)}function a(c,l,u){l===","?[n,o]=[io[1-io.indexOf(
n)],""]:t.place("sum",[[[...L(e.sheet,c),n],o=Mt(o,l)]],u)}return{has:c=>c==="target"||c==="sum",press(c,l){let{left:u,top:h}=e.grid.within(c,l);n=u>=h?"across":
"down",o=""},type(c,l,u){return o===""&&(s+=1),(c==="sum"?a:i)(l,u,`${c} ${l} ${s}`),!0},clear(c,l){o="",c==="target"?t.become("target",r(l),null):t.place("sum",
io.map(u=>[[...L(e.sheet,l),u],null]))},leave(){[n,o]=["across",""]}}}var Ql=["clue","unknown","circle","object","block","arrow"],ec=["0","1","2","3","4"],tc={white:"O W",black:"B"};function nc(e){let t=A("clue"),n=A({});return{get kinds(){
return Object.keys(me).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[...e(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!e("path")},get isTyped(){return!!(me[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return me[this.kind]?.how===o&&!!e(this.kind)},get isMark(){
return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(this.kind)??
{},r=this.kind==="vertex"?ec:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((a,c)=>a.localeCompare(c,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function pr({app:e,view:t}){let n=lr({app:e,view:t}),o=nc(n.entry),s=fr({view:t,changes:n,pen:o}),r=dr({view:t,changes:n}),
i=hr({view:t,changes:n}),a="",c=null,l=0;function u(w){a="",o.kind==="numbers"?n.becomeNumbers("numbers",L(t.sheet,w),""):o.isPath?r.clear(w):i.has(o.kind)?i.clear(
o.kind,w):s.clear(w)||n.erase(w,Ql)}let h=w=>n.become(o.kind,w,n.has(o.kind,w)?null:"");function d(w,y){let k=n.entry("circle")?.choices??[],S=n.valueAt("circle",
w),O=k[S===null?0:k.indexOf(S)+1]??null;n.become("circle",w,y&&S!==k[1]?k[1]:O)}function f(w){let{id:y}=o;y===null||n.valueAt(o.kind,w)===y||n.become(o.kind,w,y,
c)}function p(w,y,k){a="",i.has(o.kind)&&i.press(w,k),s.press(w,k)||m(w,y)}function m(w,y=!1){o.isPath?r.press(w):o.isPainting?(c=`paint ${l+=1}`,y?o.pick(n.valueAt(
o.kind,w)??o.id):f(w)):o.kind==="circle"&&n.entry("circle")?d(w,y):o.isMark?h(w):y&&n.entry("unknown")&&g(w)}let g=w=>n.set("unknown",w,n.has("unknown",w)?null:
"");function b(w,y){let{kind:k}=o;if(o.isPlaced&&y!==",")return o.pick(a=Mt(a,y)),!0;if(i.has(k))return i.type(k,w,y);if(!o.isTyped||y===","&&k!=="numbers")return!1;
a===""&&(l+=1);let S=`${k} ${n.key(w)} ${l}`;if(k==="numbers")return a+=y,n.becomeNumbers(k,L(t.sheet,w),a,S),!0;a=Mt(a,y);let O=n.valueAt("arrow",w)?.split(",")[0]??
"top";return k==="arrow"?n.become(k,w,`${O},${a}`,S):n.set(k,w,a,S),!0}function v(w,y){if(/^[0-9,]$/.test(w.key)||i.has(o.kind)&&w.key in ln)return b(y,w.key);let k=o.
kind==="between"&&o.ids.find(S=>` ${it[S]} ${tc[S]}`.includes(` ${w.key.toUpperCase()}`));return k?(o.pick(k),!0):s.onKey(w,y)?!0:w.key==="?"&&n.entry("unknown")?
(a="",g(y),!0):w.key==="Delete"||w.key==="Backspace"?(u(y),!0):w.key!==" "&&w.key!=="Enter"?!1:(m(y),!0)}return{changes:n,pen:o,press:p,onKey:v,clear:u,type:b,question:g,
move(){},drag(w){o.isPainting?f(w):r.reach(w)},release:r.end,leave(w){a="",i.leave(),r.reach(w)}}}var wr="http://www.w3.org/2000/svg",oc=["cause","effect","wrong"];function fn(){let e=document.createElementNS(wr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=ue(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=oc.flatMap(
c=>{let l=t?.[c]??[],u=l.flatMap(d=>{let f=ic(n,d),p=gr(d)?"whole":sc(d)?"line":"";return f?[mr("rect",{...f,rx:p==="whole"?0:3,class:`${c} ${p}`})]:[]}),h=rc(n,
l.filter(gr),c==="cause"?3:5);return h?[...u,mr("path",{d:h,class:c})]:u});e.replaceChildren(...a)}}}function mr(e,t){let n=document.createElementNS(wr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var gr=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,sc=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function rc({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),c=new Set(
a.map(String)),l=(h,d)=>c.has(`${h},${d}`),u=[];for(let[h,d]of a){let[f,p]=[s+(d-.5)*n,s+(h-.5)*o];for(let[m,g]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+m,d+g))continue;
let[b,v]=[-1,1].map(w=>{let[y,k]=[m?0:w,m?w:0],S=l(h+y,d+k)?l(h+y+m,d+k+g)?i:0:-i,[O,x]=m?[n/2,o/2]:[o/2,n/2],[E,T]=[w*(O+S),(m||g)*(x-i)];return m?`${f+E} ${p+
T}`:`${f+T} ${p+E}`});u.push(`M${b}L${v}`)}}return u.join("")}var cn=7,un=11;function ic(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return ao(e,t);
let r=typeof t[0]=="string",[i,a,c]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[l,u]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-un,y:u-un,
width:2*un,height:2*un}}if(c!==void 0){let l=r?t[0]:e.plays.find(p=>p.where!=="cell")?.where,[u,h,d,f]=Je(e,l,[i,a,c]);return{x:u-cn,y:h-cn,width:d-u+2*cn,height:f-
h+2*cn}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function ao({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,c,l]=o,
[u,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,c-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:u+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var lo="http://www.w3.org/2000/svg",br=new Map;function vr(e){let t=br.get(e)??[...le(`<svg xmlns="${lo}">${e.svg}</svg>`).childNodes];return br.set(e,t),t.map(
n=>n.cloneNode(!0))}function dn(e,t,...n){let o=document.createElementNS(lo,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function yr({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=le(e),c=a.querySelector("g");if(c===null)return a;r.forEach((f,p)=>{if(f<0)return;let[m,g]=[Math.floor(p/t),p%
t],b=`translate(${s+g*n} ${s+m*o})`;c.append(dn("g",{transform:b},...vr(i[f])))});let{x:l,y:u}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>dn("text",{x:s+(f+
.5)*n,y:u-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/t).keys()].map(f=>dn("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(dn("g",{class:"numbers"},...h,...d)),a}function $r(){let e=_("div",{class:"frames"}),t=[],n=q,o=i=>n!==q&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,c)=>a.svg===n.frames[c].svg&&a.name===n.frames[c].name);function s(i){t=i.frames.map((a,c)=>{let l=a.svg?le(a.svg):null,
u=l?.querySelector("g")??null,h=_("figcaption",{});c===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=_("div",{class:"surfac\
e"},l),f=a.name&&i.frames.length>1?_("h3",{},a.name):null;return{figure:_("figure",{},f,d,h),surface:d,group:u,captions:h,looks:new Array(i.count).fill(Qt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,c){let l=t[i];if(!l?.group||l.looks[a]===c)return;l.looks[a]=c;let u=l.groups[a];
if(u===null){let{width:h,height:d,edge:f}=n.cell,[p,m]=[Math.floor(a/n.columns),a%n.columns];u=l.groups[a]=document.createElementNS(lo,"g"),u.setAttribute("tran\
sform",`translate(${f+m*h} ${f+p*d})`),l.group.append(u)}u.replaceChildren(...vr(c))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((c,l)=>{c.cells.forEach((u,h)=>r(l,h,u)),t[l].captions.replaceChildren(...c.captions.map(u=>_("p",{},u)))}),a},cell:(i,a)=>a.
forEach((c,l)=>r(l,i,c)),fade:(i,a)=>{for(let{groups:c}of t)c[i]?.classList.toggle("faint",a)}}}var Lt={title:"",frames:[]},ac=900,lc=700,kr=28,cc=1.5,uc=.35;function _r({app:e,view:t}){let n=Lt,o=0,s=0,r=fc({app:e,view:t}),i=_("h2",{}),a=_("p",{class:"nam\
e"}),c=_("div",{class:"captions",role:"status"}),l=_("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),u=(O,x,E)=>_("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=u("First","First picture",()=>y(0)),d=u("\u25C0","One picture back",()=>y(o-1)),f=u("Play","Play the film",()=>s?S():
k()),p=u("\u25B6","One picture on",()=>y(o+1)),m=u("Last","Last picture",()=>y(1/0)),g=_("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=_("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,p,m,l),v=_("section",{class:"film",hidden:!0,ariaLabel:"Film"},_("div",{class:"\
line"},i,g),r.element,a,c,b);function w(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),c.replaceChildren(...(x.captions??[]).map(T=>_("p",{},T))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=d.disabled=o===0,p.disabled=m.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function y(O){S(),w(O)}function k(){
o===n.frames.length-1&&w(0),f.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?S():k()},ac+lc*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=dc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
y(E)}),v.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
j(O).tagName!=="BUTTON")s?S():k();else{if(x===void 0)return;y(x)}O.preventDefault()}),{element:v,get isOn(){return n!==Lt},show(O){let x=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:Lt,v.hidden=n===Lt,n!==Lt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,w(n.at??0),x&&k())}}}
function fc({app:e,view:t}){let n=fn(),o=_("div",{class:"surface"}),s=_("div",{class:"screen"},o),r=null,i=null;function a(h,d){i=h.svg?le(h.svg):h.stencil?yr(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),c(),l()}function c(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-kr,s.clientHeight-
kr],p=Math.min(d/h.width,f/h.height,cc);o.style.width=`${Math.floor(h.width*Math.max(p,Math.min(d/h.width,uc)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:f,cell:p,around:m}=d,g=h&&d.rows&&h.height===ue(d).height,b=g?(h.width-2*p.edge-m[1]-m[3])/f:0;n.show(g?r:null,{...d,cell:{...p,width:b}})}function u(h,d,f){
if(!h.cell||!h.columns)return null;let[p,m,g]=h.cell,b=o.getBoundingClientRect(),v=(h.columns*p+2*g)/b.width;return[Math.ceil(((f-b.top)*v-g)/m),Math.ceil(((d-b.
left)*v-g)/p)]}return new ResizeObserver(c).observe(s),e.when("highlight",h=>{r=h,i&&l()}),{element:s,show:a,cellAt:u}}function dc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var hc=.34,pc=.2,mc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function xr(){let e=_("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=q,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:u,columns:h,cell:d,around:f}=l,{width:p,height:m}=ue(l),g=f.
map((v,w)=>100*(v+d.edge)/(w%2?p:m));e.style.inset=g.map(v=>`${v}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(v,w)=>_("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:L(l,w).join(",")}}));let b=Array.from({length:u},(v,w)=>{let y=_("div",{class:"row",role:"r\
ow"},n.slice(w*h,(w+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:u=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)c(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
c(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),u&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function c(l,u){n[l].classList.toggle("chosen",u),n[l].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",l=>{
let u=n.indexOf(j(l));u>=0&&u!==o&&a(u,{isFocused:!1})}),e.addEventListener("keydown",l=>{let u=l.shiftKey?null:Sr(t,o,l);u!==null&&(a(u),l.preventDefault())}),
{element:e,build:i,select:a,target:l=>Sr(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,u){let h=e.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*t.columns),f=Math.floor((u-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&d>=0&&d<t.columns?f*t.columns+
d:-1},within(l,{x:u,y:h}){let d=n[l].getBoundingClientRect();return{left:(u-d.left)/d.width,top:(h-d.top)/d.height}},side(l,u,h=!0){let d=this.within(l,u),f={...d,
right:1-d.left,bottom:1-d.top},m=Object.keys(f).reduce((g,b)=>f[b]<f[g]?b:g);return f[m]<(h?hc:pc)?m:null},label(l,u){n[l].getAttribute("aria-label")!==u&&n[l].
setAttribute("aria-label",u)},onMove:l=>{r.add(l)}}}function Sr(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,c]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+l.column;let u=mc[n];
if(!u)return null;let h=(d,f,p)=>i&&f?f<0?0:p:Math.min(p,Math.max(0,d+f));return h(a,u[0],l.row)*e.columns+h(c,u[1],l.column)}function Or(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],c=l=>l>=0&&l<1;return c(i)===c(a)?null:c(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function Er(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,c();let u=e.under(l.clientX,l.clientY);
if(u<0||l.button===1)return;let h=l.pointerType==="touch";t.release();let{clientX:d,clientY:f}=l;o={index:u,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let u=e.under(l.clientX,l.clientY);if(u<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),u===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of a(o.index,u))t.drag(d);o.index=u}});function a(l,u){let{columns:h}=e,[d,f]=[Math.floor(l/
h),l%h],[p,m]=[Math.floor(u/h),u%h],g=Math.max(Math.abs(p-d),Math.abs(m-f));return Array.from({length:g},(b,v)=>{let w=(v+1)/g;return Math.round(d+(p-d)*w)*h+Math.
round(f+(m-f)*w)})}function c(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),c()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,c()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var zr="pylogic:game-read",Ar="(min-width: 60.01rem)";function Tr(e){let t=_("div"),n=localStorage.getItem(zr)===null&&matchMedia(Ar).matches,o=_("details",{class:"\
game",open:n},_("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Ar).matches&&localStorage.setItem(zr,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>_("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Cr="http://www.w3.org/2000/svg",gc=6,wc=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*gc,[a,c]=t===o?[0,i]:[i,0];return`M${e+a} ${t+c}L${n+a}\
 ${o+c}`}).join("");function bc([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Nr(){let e=document.createElementNS(
Cr,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Cr,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=ue(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let c={};
for(let l of n.plays.filter(pe))for(let u of l.spots){let[h,d,f]=u.split(","),p=[Number(h),Number(d),f];for(let[m,g]of new Map(l.choices.map(b=>[Me(l,u,b),b.value]))){
let b=o(m);if(b===null)continue;let v=Number(g)>1?`${b} several`:b;c[v]=(c[v]??"")+(b==="crossed"?bc(Je(n,l.where,p)):wc(ar(n,l.where,p),Number(g??1)))}}e.replaceChildren(
...Object.keys(c).map(l=>t(l,c[l])))}}}var vc=12,yc={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},$c={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},lt={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Lr(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),N(()=>{let{width:o,height:s,left:r,top:i}=ue(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([c,l])=>({
...kc(c),value:l}));U($`${a.map(({what:c,at:l})=>$`<${_c} what=${c} ...${Mr(e,c,l)} />`)}
      ${a.map(({what:c,at:l,value:u})=>$`<${Sc} ...${{what:c,at:l,value:u,changes:t}}
        ...${Mr(e,c,l)} />`)}`,n)}),n}function kc(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Mr({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let g=ao(e,[t,n[0],Number(n[1])]);return{...g,x:g.x+g.width/2,y:g.y+g.height/2}}let[i,a]=n.map(Number),[c,l]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[u,h]=[r+l*o,r+c*s];if(t!=="between")return{x:u,y:h,width:o,height:s};let[d,f,p,m]=Je(e,"edge",[i,a,n[2]]);return{x:(d+p)/2,y:(f+
m)/2,width:o,height:s}}function _c({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?$`<circle class="paper" cx=${t} cy=${n} r="9" />`:$`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Sc({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[c,l]=[s-i/2,r-a/2],u=(f,p)=>$`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${p} />`,
h=(f,p=20)=>$`<text x=${s} y=${r} font-size=${p}>${f}</text>`;if(e==="target"||e==="sum")return $`<${Oc} ...${{what:e,at:t,value:n,changes:o,left:c,top:l,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return u(15,lt[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,lt.white);if(e==="object")return u(8,lt.black);if(e==="block")return $`<rect x=${c} y=${l} width=${i} height=${a} fill=${lt.
black} />`;if(e==="between")return n in lt?u(6,lt[n]):h(xc(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${yc[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let d=e==="path"?t[2]:n;return $`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/vc%360}`}
    ...${{x:c,y:l,width:i,height:a}} />${h(d,11)}`}var xc=(e,t)=>it[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Oc({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[c,l]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return $`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${u?$c[c]:""}</text>`}var Ec=25;function Dr({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=fn(),i=Nr(),a=null,c=new Map,l=null,u=_("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",_("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=g=>t.grid.
cell(g);function d(g){let b=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:y})=>Number(y))),v=Math.max(0,...b.filter(w=>w<=Ec));for(let w of g){let y=t.sheet.
plays.some(x=>he(t.sheet,x,s.now.marks,w)>=0),k=l?[]:s.now.notes[L(t.sheet,w).join(",")],S=y?[]:k;qs(h(w),"notes",Ne(S,"corner"),v);let O=Ne(S,"centre");At(h(w),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Gs(h(w),Ne(k,"colour").filter(x=>Ce.includes(x)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
g=>g.remove());for(let[g,b]of c)At(h(g),"ghost",b.text||"+")}function p(){let[g,b]=[new Set(l?.certain),new Set(l?.possible)],v=y=>g.has(y)?"drawn":b.has(y)?"fa\
int":null,w=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,l?v:w)}function m(){p();let{sheet:g}=t,[b,v]=[new Set(l?.certain),new Set(l?.
possible)];for(let w=0;w<g.count;w+=1){let y=l?zc(g,w,b,v):null;y&&n.cell(w,Nt(g,y.marks,w)),n.fade(w,!!y?.isFaint),At(h(w),"maybe",y?.words??null)}d([...Array(
g.count).keys()])}return e.when("highlight",g=>{a=g,t.sheet!==q&&r.show(a,t.sheet)}),e.when("ghosts",g=>{t.sheet!==q&&(c=new Map((g??[]).map(b=>[se(t.sheet,b.row,
b.column),b])),f())}),e.when("overlay",g=>{let b=l!==null;if(l=g,u.hidden=l===null,t.sheet!==q&&(m(),b&&!l)){let{sheet:v}=t;for(let w=0;w<v.count;w+=1)n.cell(w,
Nt(v,s.now.marks,w))}}),{elements:[Lr(t,o.changes),i.element,r.element],legend:u,lines:p,notes:d,overlaid:()=>{l&&m()},show(){r.show(a,t.sheet),p(),f(),l?m():d(
[...Array(t.sheet.count).keys()])},press(g){let b=c.get(g);return b!==void 0&&o.changes.add([b.atom])}}}function zc(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(l=>({choice:l,atom:oo(e,s,l,t)})),i=r.find(({choice:l,atom:u})=>l.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:l,atom:u})=>l.holds&&
o.has(u));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:l})=>l.words).join(" ")};
let c=r.find(({choice:l})=>!l.holds);if(c)return{marks:{[c.atom]:!1}}}return{marks:{}}}function Ir(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[he(e,t,n,a)]?.value,i=o;for(let[a,c]of t.peers){if(r(a)!==void 0)continue;let l=c.map(r),u=t.
choices.filter(d=>Le(d,a)&&!l.includes(d.value??"")),h=L(e,a).join(",");i=to(Ct(i,[h],Te),[h],u.map(({value:d})=>Tt(s,d??"")))}return i}function co(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>L(e,a).join(",")).filter(a=>Te.some(c=>Ne(n[a],c).includes(r)));return i.length?Ct(n,i,Te,
r):n}var Dt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Ac=(e,t)=>!e||Se(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Dt[o]===n));function Pr({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=ur({app:e,view:t}),c=Tc({store:n,view:t}),{put:l,toggle:u}=c,h=x=>x.
clicks.length>0,d=()=>jr(i()),f=()=>d().find(h)??d()[0],p=()=>i().plays.find(Se),m=Cc({store:n,view:t,written:p,entries:c}),g=()=>m.kind==="colour"||p()!==void 0&&
!a.play&&!d().some(h),b=(x,E)=>nn(E,he(i(),E,n.now.marks,x));function v(x,E,T){if(m.begin(),o=s=null,g())return;let{isClick:D,isDrag:R}=a.press(x,E,T);D||(R?s=()=>w(
x,E):w(x,E))}function w(x,E){let T=f();if(!T||!h(T)||!en(i(),x))return;let D=E?on(T,he(i(),T,n.now.marks,x)):b(x,T);o={play:T,number:D,merge:`stroke ${r+=1}`},l(
x,T,D,o.merge)}function y(x){g()?t.grid.select(x,{isMore:!0}):o?l(x,o.play,o.number,o.merge):a.drag(x)}function k(){a.isDragged||s?.(),o=s=null,a.release()}function S(x){
m.begin(),c.clear(x)||m.clear(x)}function O(x,E){let T=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],D=x.ctrlKey||x.altKey,R=m.kind==="\
colour"||D?-1:Ac(f(),[x.key,T??""]);if(R>=0)return u(E,f(),R),!0;let B=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":m.kind;if(T!==void 0)return m.type(
E,T,B);if(D)return!1;if(g()&&x.shiftKey&&at[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return S(E),!0;if(a.onKey(x,E))return!0;let ne=f();if(!ne)return!1;if(x.key===" "||x.key==="Enter")return l(E,ne,b(E,ne)),!0;
let fe=["#","."].indexOf(x.key);return fe>=0&&ne.choices[0].value===null?(l(E,ne,fe),!0):!1}return{press:v,drag:y,onKey:O,clear:S,clicked:f,written:p,pencil:m,chooses:g,
move:a.move,release:k,get lines(){return a.play},enter(x,E,T){let{value:D}=E.choices[T];m.kind!==null&&D!==null&&Se(E)?m.note(x,m.kind,D):u(x,E,T)},leave(x){m.begin(),
a.reach(x)},fill(x){let E=nr(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var jr=({plays:e})=>e.filter(t=>!pe(t));function Tc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,c,l=null){let u=a.choices[c];u&&!Le(u,i)||he(t.sheet,a,e.now.marks,i)!==c&&e.change({marks:tn(t.sheet,a,
e.now.marks,i,c),notes:co(t.sheet,a,e.now.notes,i,c)},{merge:l})}function s(i,a,c){let{marks:l}=e.now,u=n(i).filter(m=>Le(a.choices[c],m)),d=u.every(m=>he(t.sheet,
a,l,m)===c)?-1:c,f=u.reduce((m,g)=>tn(t.sheet,a,m,g,d),l),p=u.reduce((m,g)=>co(t.sheet,a,m,g,d),e.now.notes);u.length&&e.change({marks:f,notes:p})}function r(i){
let{marks:a}=e.now;for(let l of n(i)){for(let u of jr(t.sheet))a=tn(t.sheet,u,a,l,-1);a=ir(t.sheet,a,l)}let c=Object.keys(a).length!==Object.keys(e.now.marks).length;
return c&&e.change({marks:a}),c}return{put:o,toggle:s,clear:r,together:n}}function Cc({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=d=>L(t.sheet,d).join(",");function c(d,f,p){let m=s(d).filter(g=>f==="colour"||en(t.sheet,g));m.length&&e.change({notes:Js(e.now.notes,m.map(a),Tt(f,p))})}function l(){
let d=n();d&&e.change({notes:Ir(t.sheet,d,e.now,i.value==="centre"?"centre":"corner")})}function u(d){let f=s(d).map(a);for(let p of[Te,rt]){let m=Ct(e.now.notes,
f,p);if(JSON.stringify(m)!==JSON.stringify(e.now.notes))return e.change({notes:m})}}function h(d,f,p){if(p==="colour"){let y=Ce[Number(f)-1];return y&&c(d,p,y),
y!==void 0}let m=n();if(!m)return!1;let g=y=>m.choices.findIndex(({value:k})=>k===y),b=p===null&&g(r+f)>=0?r+f:f,v=g(b),w=v>=0||m.choices.some(({value:y})=>y?.startsWith(
b));return!s(d).some(y=>en(t.sheet,y))||!w?!1:(r=b,v<0||(p!==null?c(d,p,b):o(d,m,v)),!0)}return{note:c,noteAll:l,clear:u,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Nc=18,Mc=60,Rr=28;function Wr({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:a}=t,c=_("div",{class:"stage"},n.element),l=_("p",{role:"\
status"}),u=_("div",{class:"notice",hidden:!0},l),h=_("p",{class:"heard",ariaLive:"polite"});function d(g,b=!1){l.textContent=l.title=g,u.hidden=g==="",c.classList.
toggle("stale",b)}function f(g){let b=t.sheet,v=a.element.contains(document.activeElement);t.sheet=g,b.plays!==g.plays&&(c.parentElement?.classList.toggle("whit\
ened",ro(g)),c.parentElement?.classList.toggle("shaded",er(g)));let w=n.show(g),y=b===q||b.count!==g.count||b.columns!==g.columns||b.cell.width!==g.cell.width||
String(b.around)!==String(g.around);y&&a.build(g),w&&n.surface&&n.surface.append(...s.elements,a.element),w&&v&&a.select(a.current),s.show();for(let k=0;k<g.count;k+=
1)a.label(k,sn(g,i.now,k));(y||b.plays!==g.plays||b.edits!==g.edits)&&r.build(),(y||w)&&p(),o.changes.settle()}function p(){if(!t.sheet.count)return;let{cell:g}=t.
sheet,{width:b,height:v,left:w,top:y}=ue(t.sheet),[k,S]=[c.clientWidth-Rr,c.clientHeight-Rr],O=Math.min(k/b,S/v,Mc/g.height),x=Math.max(Math.floor(O*g.height),Nc)/
g.height;c.style.setProperty("--wide",`${Math.floor(b*x)}px`),c.style.setProperty("--cell",`${g.height*x}px`),c.style.setProperty("--above",`${y*x}px`),c.style.
setProperty("--before",`${w*x}px`)}function m(g,b){if(t.sheet===q)return;let v=new Set([...Object.keys(g.marks),...Object.keys(b.marks)]),w=new Set([...v].filter(
k=>g.marks[k]!==b.marks[k]).map(k=>so(t.sheet,k))),y=new Set([...Object.keys(g.notes),...Object.keys(b.notes)].filter(k=>g.notes[k]!==b.notes[k]).map(k=>se(t.sheet,
...k.split(",").map(Number))));w.delete(-1);for(let k of w)n.cell(k,Nt(t.sheet,g.marks,k));s.notes([...w,...y]),w.size&&s.overlaid(),s.lines();for(let k of new Set(
[...w,...y]))a.cell(k)&&a.label(k,sn(t.sheet,g,k)),k===a.current&&(h.textContent=sn(t.sheet,g,k).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(c),
c.addEventListener("click",({clientX:g,clientY:b})=>{let v=Or(a.element,t.sheet,g,b);v&&r.focus(...v)}),{element:c,notice:u,heard:h,say:d,draw:f,drawMarks:m,fit:p,
get isStale(){return c.classList.contains("stale")}}}var Br="pylogic:clock",Fr=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Hr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Br)!=="hidden",r=_("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Br,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Fr(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Fr(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:c,mode:l}=e.now;!(a>0||Object.keys(c).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var uo={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Ur={down:"\u2198\u2196",up:"\u2197\u2199"},Lc={down:["top","left"],up:[
"bottom","left"]};function Kr({view:e,changes:t,kind:n}){if(n!=="outside"&&n!=="slanted")return null;let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??
[]];return $`<div class="line typing">${Object.entries(uo).map(([i,a])=>$`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(c=>c.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(i==="top"||i==="bottom"?s:o).keys()].map(c=>$`
          <span data-beside=${`${i},${c+1}`}><${n==="slanted"?Ic:Dc}
            ...${{changes:t,side:i,line:c+1}} /></span>`)}</div></details>`)}</div>`}function Dc({changes:e,side:t,line:n}){let o=[...e.entry("outside")?.cells.
keys()??[]].some(s=>!s.endsWith(",1"));return e.wanted.value,$`<${qr} label=${`${uo[t]} ${n}`} mode=${o?"text":"numeric"}
    now=${e.numbers("outside",[t,n]).join(" ")}
    write=${s=>e.becomeNumbers("outside",[t,n],s)} />`}function Ic({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Ur).map(o=>$`<${qr}
    label=${`${uo[t]} ${n} ${Ur[o][+!Lc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function qr({label:e,now:t,write:n,mode:o="numeric"}){let s=ze(null);return $`<label class="field"><span>${e}</span><input inputmode=${o} value=${s.
value??t}
    oninput=${r=>{s.value=j(r).value}}
    onchange=${r=>n(j(r).value.trim())}
    onblur=${()=>{s.value=null}} /></label>`}var Gr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Pc=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function jc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Dt).filter(l=>t.choices.some(({value:u})=>u===Dt[l]));if(!Se(t))for(let l of i)o.push([l,Dt[l].replace("_"," ")]);let[a,c]=t.choices;
a.value===null&&c&&o.push(["#",a.words],[".",c.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ge(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Ce.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Gr]}function Rc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...me[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Gr]}function Vr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?jc(t):Rc(n),...Pc],r=_("dialog",{class:"\
keys",ariaLabel:"Keys"},_("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),_("dl",{},s.map(([i,a])=>_("div",{},_("dt",{},i),_("dd",{},a)))),
_("form",{method:"dialog"},_("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Wc="http://www.w3.org/2000/svg";function Jr(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return me[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Bc=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Fc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ge(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Yr(n,o)} ${s}`}var Yr=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function Zr(e){let{app:t,play:n,edit:o}=e,s=_("div",{class:"tools"}),r=Hr(t),i=()=>Vr(t.store.now.mode,{play:n,edit:o}),a=()=>U(
$`<${Hc} ...${{parts:e,clock:r,help:i}} />`,s);return N(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,
help:i,focus:(l,u)=>{let h=s.querySelector(`[data-beside="${l},${u}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Hc({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=Ps(()=>o.store.now.mode).value;if(s.sheet===q)return null;let i=r==="play"&&s.sheet.plays.length>0;return $`
    <div class="line first"><p class="hint">${Kc(e,r)}</p>
      ${i&&$`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${Z} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&$`<${Z} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&$`<${qc} ...${e} /><div class="line"><${Uc} ...${o} /></div>`}
    ${r==="edit"&&$`<${Vc} ...${e} />
      <${Kr} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${Yc} ...${e} /></div>`}`}var Z=e=>$`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Uc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>e.change({saves:l},{undoable:!1});return $`<div class="group" role="group" aria-label="Save points">
    <${Z} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${Z} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),e.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${Z} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Kc({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=me[n.pen.kind]??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let c=t.clicked(),l=t.lines?Fc(t.lines):"";if(!c)return l;if(t.written()===c&&
c.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let u=c.clicks.length>1&&!l?"Drag to paint.":l;return`\
Click a cell: ${Yr(c.clicks,c.choices)} ${u}`.trim()}function qc({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Bc.filter(({kind:i})=>o||
!Te.some(a=>a===i));return $`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>$`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,c)=>$`
        <${Z} class=${Se(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,c)}>
          ${!Se(i)&&$`<${Gc} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Ce.map((i,a)=>$`
      <${Z} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:c})=>$`<${Z} data-pencil=${i} title=${c}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${Z} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?$`<${Z} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Gc({view:e,choice:t}){let n=V(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return K(()=>n.current.replaceChildren(...le(`<svg xmlns="${Wc}">${s}</svg>`).childNodes),[s]),$`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Vc({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...me[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:$`<div class="line">
    ${n.kinds.length>1&&$`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>$`
      <${Z} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Jr(t,a)}<//>`)}</div>`}
    ${i?$`<${Jc} edit=${t} />`:(n.isTyped||r)&&$`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>$`<${Z} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&$`<${Z} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&$`<${Z} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Jc({edit:e,edit:{pen:t}}){let n=me[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return $`<div class="group" role="group" aria-label=${`${Jr(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>$`<${Z} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${it[s]??s}<//>`)}
    ${t.isPainting&&$`<${Z} onclick=${o}>New ${n}<//>`}</div>`}function Yc({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,a)=>$`<span class="stepper">
    <${Z} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${Y(i,r)}</output>
    <${Z} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return $`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var Zc=80,Xr=["puzzle","instance","rules","facts","constants"];function Xc(e){let t=Qc(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;C("#board").append(Tr(e),
o.legend,n.element,s.element,_("div",{class:"told"},n.notice,i.element),r.element,n.heard),nu(t),ou(t),su(t)}function Qc(e){let t=$r(),n=A(q),o={grid:xr(),get sheet(){
return n.value},set sheet(u){n.value=u}},s=Pr({app:e,view:o}),r=pr({app:e,view:o}),i=Dr({app:e,view:o,picture:t,edit:r}),a=Zr({app:e,view:o,play:s,edit:r}),c=Wr(
{app:e,view:o,picture:t,edit:r,layers:i,tools:a}),l=tu(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:c,victory:l,film:_r({app:e,view:o}),drawing:eu(
e,o,c,l.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function eu(e,t,n,o){let{store:s,overview:r}=e,i=ge(),a=0,c=null,l=!1,u=()=>{clearTimeout(a),a=setTimeout(
p,Zc)},h=b=>Xr.every(v=>s.now[v]===b[v]),d=()=>c!==null&&h(c),f=b=>s.now.marks!==b.marks||!h(b);async function p(){clearTimeout(a);let b=s.now;if(!b.puzzle)return;
let v=d();i.stop();try{let w=await(v?i(S=>F("board",I(b,{entries:!1}),S)):r.ask("board"));if(w===void 0||f(b))return;if(v&&w.cell.width!==t.sheet.cell.width){c=
null,u();return}c=b,l=!1,n.draw(Qs(w,v?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[k]=w.problems;(!v||n.isStale)&&n.say(k?`${Qe(k)?"The boa\
rd is not finished":"Something is wrong with the facts"}: ${k.text}`:"")}catch(w){if(!(w instanceof G))throw w;if(f(b))return;c=null,l=!1;let y=w.problems[0]?.text??
w.message;n.say(t.sheet!==q?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be drawn. ${y}`,!0)}}return{later:u,redraw:p,isDrawn:d,
forget:()=>{c=null,l=t.sheet!==q},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function tu(e,t){let{store:n}=e,o=_("p",{class:"glad",role:"statu\
s"}),s=_("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:u,marks:h}=n.now,d=u==="play"&&r!==null&&or(t.sheet,h,r);o.textContent=d?"Solved! Ev\
ery cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),e.emit("finished",d))}return{element:s,celebrate:a,know:u=>{r=u},forget:()=>{
r=null,i=!0}}}function nu({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;Er(a,{press:(c,l,u)=>{!r.isOther&&!o.press(c)&&i().press(c,l,u)},
move:c=>i().move(c),drag:c=>i().drag(c),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),a.element.addEventListener("keydown",
c=>{if(c.defaultPrevented||c.metaKey||(c.altKey||c.ctrlKey)&&i()!==n||t.sheet===q||r.isOther)return;let l=a.current;c.key==="Enter"&&o.press(l)||i().onKey(c,l)?
c.preventDefault():c.key==="?"&&(s.help(),c.preventDefault())}),a.onMove(c=>{i().leave(c);let[l,u]=L(t.sheet,c);e.emit("focused",{row:l,column:u})})}function ou({
app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:c}=e;c.on(["marks","notes"],(l,u,h)=>{h.has("puzzle")||h.has("instance")||(r.drawMarks(
l,u),a.celebrate(),h.has("marks")&&i.later())}),c.on(Xr,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),c.on(["puzzle","instance"],()=>{t.sheet!==q&&r.say("The bo\
ard is being drawn \u2026",!0),i.forget(),a.forget()}),c.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function su({app:e,view:t,play:n,edit:o,film:s,tools:r,
stage:i,drawing:a,victory:c}){e.when("solved",l=>{c.know(l?.status==="unique"?l.answers:null),c.celebrate()}),e.when("fill",async l=>{a.isDrawn()||await a.redraw(),
!(a.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("clues",l=>o.changes.add(l)),e.when("film",l=>{
let u=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when("cell",({row:l,column:u})=>{l>t.sheet.rows||u>
t.sheet.columns||(e.emit("pane","board"),t.grid.select(se(t.sheet,l,u)),Vs(t.grid.cell(se(t.sheet,l,u))))}),e.when("cancel-all",()=>{a.stop(),e.emit("film",null),
i.say(""),a.later()})}var _o={};$e(_o,{start:()=>af});import{EditorView as Gu}from"../vendor/codemirror-6.js";import{autocompletion as yu,hoverTooltip as $u,snippetCompletion as ku,syntaxTree as li}from"../vendor/codemirror-6.js";import{HighlightStyle as ru,StreamLanguage as iu,tags as M}from"../vendor/codemirror-6.js";var au=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,lu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Qr(e,t):t.inReason?
uu(e):e.eatSpace()?null:e.match("%*")?cu(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
fu(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:M.lineComment,documentation:M.docComment,signature:M.heading,
reason:M.docString,directive:M.keyword,part:M.labelName,predicate:M.function(M.variableName),constant:M.atom,variable:M.variableName,number:M.number,string:M.string,
operator:M.operator,bracket:M.bracket,implication:M.definitionOperator,punctuation:M.punctuation,term:M.special(M.string)}};function cu(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Qr(e,t)}function Qr(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function uu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function fu(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(au)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var ei=iu.define(lu),ti=ru.define([{tag:M.lineComment,color:"var(--asp-com\
ment)"},{tag:M.docComment,color:"var(--asp-documentation)"},{tag:M.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:M.docString,class:"asp-reason"},
{tag:M.special(M.string),class:"asp-reason asp-term"},{tag:[M.keyword,M.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:M.function(M.variableName),
color:"var(--asp-predicate)"},{tag:M.variableName,color:"var(--asp-variable)"},{tag:[M.number,M.atom],color:"var(--asp-constant)"},{tag:M.string,color:"var(--as\
p-string)"},{tag:M.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[M.operator,M.bracket,M.punctuation],color:"var(--asp-operator)"}]);function ho(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as du,foldEffect as hu,foldGutter as pu,foldService as mu}from"../vendor/codemirror-6.js";var ni=/^#program\s+([a-z_]\w*)/;function hn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":ni.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var oi=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function si(e){return hn(e).filter(({name:t})=>t!=="\
base").map(t=>oi(e,t)).filter(t=>t!==null).map(t=>hu.of(t))}function ri(e){return[mu.of((n,o)=>{let s=n.doc.lineAt(o).number,r=hn(n.doc).find(({first:i})=>i===s);
return r?oi(n.doc,r):null}),du({preparePlaceholder:gu,placeholderDOM:bu(e)}),pu({markerDOM:vu})]}function gu(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=ni.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?wu(e.doc,o.number,s):""}}function wu(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var bu=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return _("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},_("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),_("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function ii(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function vu(e){return _("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var po=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function mo(e){return[yu({override:[t=>_u(t,e())],icons:!1,closeOnBlur:!0}),$u((t,n)=>Ou(t,
n,e()))]}function _u(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(ho(li(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>ci(a,"part")):[...Su(t),...xu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Su=({directives:e})=>e.map(t=>ci(t,"directive"));function xu({state:e,
pos:t},n){let o=ui(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>ai(i.template,i.name,s,fi(i),
i.words?1:0)),...r.map(i=>ai(i.template,i.name,s,i.words,2))]}function ci(e,t){return{label:e.name,detail:"",type:t,info:()=>go(e.template,e.words)}}function ai(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>go(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,c=>`\
\${${c}}`);return ku(`${t}(${a})`,r)}function ui(e,t){let{number:n}=e.doc.lineAt(t);return hn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function fi({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function go(e,t){let[n,...o]=t.split(`
`),s=o.length?_("ul",{},o.map(r=>_("li",{},r))):null;return _("div",{class:"documentation"},_("code",{},e),_("p",{},n),s)}function Ou(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Eu(s,t-o);if(r===null||ho(li(e.state).resolveInner(t,1)))return null;let i=zu(r,s.slice(0,r.start),ui(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:_("div",{class:"hovered"},i.map(c=>go(...c)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function Eu(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function zu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:c})=>[
a,c];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>po(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:fi(a)})),...i.map(r)]}import{gutter as Au,GutterMarker as Tu,RangeSet as di,StateEffect as Cu,StateField as Nu}from"../vendor/codemirror-6.js";var Mu=6,hi=Cu.define(),wo=class extends Tu{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return _("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},bo=Nu.define({create:()=>di.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(hi)&&(n=Du(t.state.doc,o.value));return n}}),pi=[bo,Au({class:"cm-heat",markers:e=>e.state.field(bo)})];function vo(e,t){e.dispatch(
{effects:hi.of(t)})}function mi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(bo,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Lu(e,t){return e&&
t>1?Math.round(Mu*Math.log(e)/Math.log(t)):0}function Du(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let c=r;c<=Math.min(i,e.lines);c+=1)o.set(c,(o.get(c)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return di.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,c=i?a:"no ground instances on this board";return new wo(Math.max(1,Lu(i,n)),c).range(e.line(r).from)}))}var yo=({puzzle:e})=>`encodings/${e}.lp`,Iu=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,gi=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function ct(e,{file:t}){
return gi(t,yo(e))?"rules":gi(t,Iu(e))?"facts":null}function pn(e,t,n=1/0){let o=ct(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Pu}from"../vendor/codemirror-6.js";var ju={error:"error",warning:"warning",note:"info",info:"info"},Ru={error:"\u2716",warning:"\u25B2",info:"\u25CF"},wi=["error","warning","info"],Ie=e=>Qe(e)?"w\
arning":ju[e.kind??""]??"error";function bi(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>wi.indexOf(Ie(n))-wi.indexOf(Ie(o))||(n.line??0)-(o.line??0))}function vi(e,t){let{doc:n}=e.state,o=t.map(s=>({...$o(
n,s),severity:Ie(s),message:s.text}));e.dispatch(Pu(e.state,o))}function $o(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function yi(e,t,n){return e.map(o=>{let s=Ie(o);return _("li",{},_("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},_("span",{class:"sign","aria-hidden":"true"},Ru[s]),_("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),_("span",{class:"place"},t(o)),_("span",{},
o.text)))})}function $i(e,t){let n=Object.keys(e),o={rules:_("span",{class:"badge",hidden:!0}),facts:_("span",{class:"badge",hidden:!0})},s=n.map(c=>_("button",{type:"butto\
n",role:"tab",id:`tab-${c}`,"aria-controls":`text-${c}`,dataset:{tab:c},onclick:()=>i(c)},e[c].words," ",o[c]));for(let c of n)Object.assign(e[c].dom,{id:`text-${c}`,
role:"tabpanel"}),e[c].dom.setAttribute("aria-labelledby",`tab-${c}`);let r=_("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",c=>{if(c.key!=="ArrowLeft"&&c.key!=="ArrowRight")return;let u=(s.findIndex(h=>h===c.target)+(c.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),c.preventDefault()});function i(c){for(let l of s){let u=l.dataset.tab===c;l.setAttribute("aria-selected",String(u)),l.tabIndex=u?0:-1,e[l.dataset.tab].
dom.hidden=!u}t(c)}function a(c,l,u){o[c].textContent=String(l),o[c].hidden=!l,o[c].className=`badge ${u}`,o[c].setAttribute("aria-label",`${l} ${u}${l===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Wu}from"../vendor/codemirror-6.js";var ki=Wu.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
"&.cm-focused":{outline:"2px solid var(--accent-soft)",outlineOffset:"-2px"},".cm-scroller":{fontFamily:"var(--mono)",lineHeight:"1.55"},".cm-content":{caretColor:"\
var(--ink)",padding:"6px 0",minWidth:"0"},".cm-line":{padding:"0 10px 0 calc(6px + 2ch)",textIndent:"-2ch"},".cm-line.section":{whiteSpace:"pre",overflow:"hidde\
n",textOverflow:"ellipsis",fontWeight:"600"},".cm-cursor":{borderLeftColor:"var(--ink)",borderLeftWidth:"2px"},"&.cm-focused > .cm-scroller > .cm-selectionLayer\
 .cm-selectionBackground, .cm-selectionBackground":{backgroundColor:"var(--asp-selection)"},".cm-activeLine":{backgroundColor:"var(--asp-line)"},".cm-gutters":{
backgroundColor:"var(--pane)",color:"var(--soft)",border:"none"},".cm-activeLineGutter":{backgroundColor:"var(--asp-line)",color:"var(--ink)"},".cm-lineNumbers \
.cm-gutterElement":{padding:"0 2px 0 4px",minWidth:"2rem"},".cm-foldPlaceholder":{background:"none",border:"none"},"&.cm-focused .cm-matchingBracket":{backgroundColor:"\
var(--accent-soft)",outline:"1px solid var(--accent)"},"&.cm-focused .cm-nonmatchingBracket":{backgroundColor:"var(--bad-soft)"},".cm-selectionMatch":{backgroundColor:"\
var(--warn-soft)"},".cm-searchMatch":{backgroundColor:"var(--warn-soft)",outline:"1px solid var(--warn)"},".cm-searchMatch-selected":{backgroundColor:"var(--acc\
ent-soft)",outline:"2px solid var(--accent)"},".cm-panels":{backgroundColor:"var(--raised)",color:"var(--ink)"},".cm-panels.cm-panels-top":{borderBottom:"1px so\
lid var(--line)"},".cm-panel.cm-search":{padding:"6px 28px 6px 8px",fontFamily:"var(--sans)"},".cm-panel.cm-search label":{fontSize:".85em"},".cm-textfield":{background:"\
var(--pane)",color:"inherit",border:"1px solid var(--line)",borderRadius:"6px",minHeight:"1.9rem",fontSize:".84rem"},".cm-button":{background:"var(--raised)",backgroundImage:"\
none",border:"1px solid var(--line)",borderRadius:"6px",color:"inherit",fontSize:".84rem",minHeight:"1.9rem",padding:"0 .6rem"},".cm-panel.cm-search [name=close\
]":{color:"inherit",fontSize:"1.1rem",padding:"0 6px"},".cm-tooltip":{backgroundColor:"var(--raised)",color:"var(--ink)",border:"1px solid var(--line)",borderRadius:"\
var(--radius)",boxShadow:"var(--shadow)",overflow:"hidden"},".cm-tooltip.cm-tooltip-autocomplete > ul":{fontFamily:"var(--mono)",maxHeight:"14rem"},".cm-tooltip\
.cm-tooltip-autocomplete > ul > li":{padding:"3px 8px"},".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]":{background:"var(--accent)",color:"var(--\
on-accent)"},".cm-completionDetail":{color:"inherit",opacity:".8",fontStyle:"normal",marginLeft:".8em",fontFamily:"var(--sans)"},".cm-completionMatchedText":{textDecoration:"\
none",fontWeight:"700"},".cm-tooltip.cm-completionInfo":{padding:"8px 12px",maxWidth:"22rem",whiteSpace:"normal"},".cm-diagnostic":{padding:"5px 10px",fontFamily:"\
var(--sans)",maxWidth:"32rem"},".cm-diagnostic-error":{borderLeftColor:"var(--bad)"},".cm-diagnostic-warning":{borderLeftColor:"var(--warn)"},".cm-diagnostic-in\
fo":{borderLeftColor:"var(--strong-line)"},".cm-lintRange":{backgroundImage:"none",textDecoration:"underline wavy 1.5px",textUnderlineOffset:"3px"},".cm-lintRan\
ge-error":{textDecorationColor:"var(--bad)",backgroundImage:"none"},".cm-lintRange-warning":{textDecorationColor:"var(--warn)",backgroundImage:"none"},".cm-lint\
Range-info":{textDecorationColor:"var(--soft)",backgroundImage:"none"},".cm-gutter-lint":{width:"1rem"},".cm-gutter-lint .cm-gutterElement":{padding:"0 .1rem"},
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var ko=z.StateEffect.define(),Bu=2500,Fu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(ko)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),Hu=/^%\s*-{3,}/,
Uu=z.StateField.define({create:e=>_i(e.doc),update:(e,t)=>t.docChanged?_i(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function _i(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Hu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function Si({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,ei,z.syntaxHighlighting(ti),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Fu,Uu,ki,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(c=>{c.docChanged&&n(c.state.doc.toString()),(c.docChanged||c.selectionSet)&&o(c.state)})],
i=c=>z.EditorState.create({doc:c,extensions:r}),a=new z.EditorView({state:i("")});return Ku(a),{view:a,open:c=>a.setState(i(c))}}function Ku(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function mn(e,t,{isUndoable:n=!1}={}){
let o=qu(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function qu(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function xi(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),ko.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:ko.of(null)}),Bu)}var Vu={rules:"Rules",facts:"Facts"},Ju={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Oi(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[ri(n),pi,mo(t),Gu.lineWrapping],facts:[mo(t)]},a="rules",c={},l={};for(let[h,d]of Object.entries(Vu))c[h]=Si({words:Ju[h],hint:o,extensions:i[h],onText(f){
let{[h]:p,saved:m}=r.now;be(p)!==f&&r.change({[h]:Yu(f,m[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),l[h]={words:d,dom:_("div",{class:"text"},c[h].view.dom)};
let u=$i(l,h=>{a=h,c[h].view.requestMeasure(),s(h,c[h].view.state)});return{tabs:u,panels:Object.values(l).map(({dom:h})=>h),views:{rules:c.rules.view,facts:c.facts.
view},look:()=>s(a,c[a].view.state),take(h,d){let f=h.puzzle!==d.puzzle;if(f){c.rules.open(be(h.rules));let{view:p}=c.rules;p.dispatch({effects:si(p.state.doc)}),
p.scrollDOM.scrollTop=0}else mn(c.rules.view,be(h.rules));f||h.instance!==d.instance?c.facts.open(be(h.facts)):mn(c.facts.view,be(h.facts))},putBack(){mn(c.rules.
view,be(r.now.saved.rules),{isUndoable:!0})},reveal(h){let d=ct(r.now,h);if(d===null)return!1;let{view:f}=c[d];e.emit("pane","rules"),u.show(d);let{from:p}=$o(f.
state.doc,h);return xi(f,p),!0}}}var be=e=>e.replace(/\r\n?/g,`
`);function Yu(e,t){return e===be(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var Zu={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
wn=["the saved rules","the new rules"],gn="Comparing their answers on this board \u2026",Ei=["rules","facts","constants"],zi=12;function Ti(e,t){let{store:n}=e,
o=_("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(c,l,u=null)=>{r=l;let h=[Ai("Put it back",t)];if(u?.frames.
length){let d=`Show a board that only ${wn[u.by]} accept`;h.unshift(Ai(d,()=>tf(e,u)))}o.replaceChildren(_("p",{class:"changes-title"},Xu(c)),_("p",{},l),_("div",
{class:"group"},h)),o.hidden=!1},a=({rules:c,saved:l})=>!!l.rules&&be(c)!==be(l.rules);return n.on(Ei,()=>{!o.hidden&&r!==gn&&i([],gn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(c){let{now:l}=n;if(!a(l))return s();let u=[];o.hidden&&i([],gn);let h=()=>Ei.some(f=>n.now[f]!==
l[f]),d=(f,p)=>{f==="statuses"&&!h()&&i(u=p.statuses,gn)};try{let f=await ae("diff",I(l),{signal:c,onEvent:d});return h()?void 0:f.verdict===null?s():i(u,Qu(f,u),
f.by===null?null:f)}catch(f){if(!(f instanceof G))throw f;return i(u,`The answers could not be compared: ${f.message}`)}}}}var Ai=(e,t)=>_("button",{type:"butto\
n",onclick:t},e);function Xu(e){if(!e.length)return"The rules are changed";let t=Ci(e),[n,o]=e.map(({status:s,cost:r})=>Zu[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Ci=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Qu({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let c=r.length?"":`: ${ef(o)}`;return`On this board there is an answer that onl\
y ${wn[n]} accept${c}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Ci(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function ef(e){let t=e.length-zi;return e.slice(0,zi).join(", ")+(t>
0?` and ${t} more`:"")}function tf(e,{by:t,frames:n,broken:o}){let s=nf(o).map(i=>`For ${wn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${wn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function nf(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Ni(e){let t=_("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(u=>u.name===r)?.default,
{[r]:c,...l}=e.now.constants;e.change({constants:i===""||i===a?l:{...l,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>_(
"label",{title:i.words},_("code",{},i.name),of(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(c=>c.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function of({name:e,default:t,choices:n},o){let s=i=>o(e,j(i).value.trim()),r={
constant:e};return n.length?_("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>_("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):_("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Mi(e,{views:t,tabs:n},o){let s=_("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let c=bi(r);for(let[l,u]of Object.
entries(t)){let h=c.filter(f=>ct(e.now,f)===l);vi(u,h.filter(({line:f})=>f));let d=f=>h.filter(p=>Ie(p)===f).length;n.count(l,d("error")||d("warning"),d("error")?
"error":"warning")}s.replaceChildren(...yi(c,a,o)),s.hidden=!c.length}let a=c=>{let l=ct(e.now,c);return pn(e.now,c,l?t[l]?.state.doc.lines:void 0)};return{dom:s,
tell(c,l){r={...r,[c]:l},i()},forget(){r={},i()}}}var Li="pylogic:rules",sf="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Di="pylogic:heat",rf="How often each rule is use\
d on this board: its ground instances, beside its lines";function af(e){let{store:t}=e,n=gf(),o=_("span",{class:"said"}),s=_("input",{type:"checkbox",checked:localStorage.
getItem(Di)!=="off"}),r=_("label",{class:"heat-switch",title:rf},s,"Heat bar"),i=Oi(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(l,u){r.hidden=
l!=="rules",o.textContent=l==="rules"&&s.checked&&mi(u,u.selection.main.head)||""}}),a=l=>{i.reveal(l)||hf(e,l)},c={app:e,texts:i,vocabulary:n,box:s,element:C("\
#rules"),constants:Ni(t),findings:Mi(t,i,a),changes:Ti(e,()=>df(e,i))};c.element.append(_("div",{class:"editor-head"},i.tabs.dom,r),c.constants.dom,...i.panels,
c.changes.dom,c.findings.dom,_("p",{class:"editor-status"},o,_("span",{class:"hint",id:"editor-hint"},sf))),i.tabs.show("rules"),lf(e,c.element.id),cf(c,a)}function lf({
store:e,when:t},n){let o=localStorage.getItem(Li)==="open",s=_("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Li,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};C("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function cf(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,a=ge(),c=()=>a(u=>pf(e,u)),l=(u,h)=>{u.puzzle!==h.puzzle&&ff(e),o.take(u,h)};r.on(["puzzle","instance","rules","fac\
ts"],l),r.on(["puzzle","instance","rules","facts","constants","saved"],c),l(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{a.stop(),i.drop("rules"),i.drop("spots"),c()}),uf(e,c)}function uf({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Di,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function ff({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),vo(s.views.rules,[]),o.forget()}function df(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function hf(e,t){if(!t.file)return;let n=pn(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function pf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:a,findings:c,
texts:l,box:u}=e,{now:h}=o;if(!h.puzzle)return;let d=s.ask("rules"),f=u.checked?s.ask("spots"):s.drop("spots");f?.catch(()=>{});try{let p=await d;if(p===void 0||
t.aborted)return;if(await r.learn(()=>ii(l.views.rules,r.wordsOf)),c.tell("asked",[]),c.tell("lint",p.problems),n.emit("game",p.game),p.predicates!==null&&r.learnOwn(
p.predicates),p.constants!==null&&(i.show(p.constants),i.tidy()),p.problems.some(g=>Ie(g)==="error"))return a.stop();await a.update(t);let m=await f;m&&!t.aborted&&
mf(h,l,m.rules)}catch(p){if(!(p instanceof G))throw p;let m=[{text:`Not checked: ${p.message}`,kind:"note",file:null,line:null,column:null}];c.tell("asked",p.problems.
length?p.problems:m)}}function mf(e,t,n){vo(t.views.rules,n.filter(({file:o})=>o===yo(e))),t.look()}function gf(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>po(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ie("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Lo={};$e(Lo,{start:()=>Gf});function Ii({app:e,card:t,check:n,pointed:o}){let s=de(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},c=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||c.length?{cause:r,effect:i,wrong:c}:null)});N(()=>e.emit("highlight",JSON.parse(s.value)))}var It=e=>e.join(",");function Pi(e,t){
let n=new Set(t.map(It));return e.filter(o=>!n.has(It(o)))}function ut(e){return[...new Map(e.map(t=>[It(t),t])).values()]}var wf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function vn({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let c=tt(()=>de(()=>{let{
row:p,column:m}=e.state.focused.value??{};return[...o,...s,...r].some(b=>It(b)===`${p},${m}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:Pi(
s,o),wrong:r}},u=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(p=>p.clue===null).map(p=>[p.place,p]));return $`<li class=${c} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${u} onfocusout=${u}>
    ${h!==null&&$`<p>${bn(e,`${ve(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${bn(e,ve(d))}</p>
    ${f.size>0&&$`<p class="sources">${[...f.keys()].map(p=>bf(e,p))}</p>`}
  </li>`}var ji=({cells:e,because:t,...n})=>$`<${vn} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,yn=({parts:e,broken:t})=>$`<ul class="sentences">${t.map(n=>$`<${ji} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,$n=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>$`<ul class="sentences">
  <${vn} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&$`<${kn} parts=${e} chain=${r} />`}</ul>`,kn=({parts:e,chain:t})=>$`<li class="chain"><ol class="sentences">
  ${t.map(n=>$`<${ji} parts=${e} ...${n} />`)}</ol></li>`,ve=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),bn=(e,t)=>t.split(wf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return $`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function bf(e,t){let n=vf(t);return n&&$`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${So(n,e.store.now)}</button>`}function vf(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function So({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ft=e=>ut(e.flatMap(t=>t.cells));var Ri="How the answer follows",Wi=10;function Bi({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};N(()=>{e.task&&s()}),t("cancel-all",
s);function r(c){s();let l=n=new AbortController,u=c,h={marks:e.now.marks,most:c,events:[],hasEnded:!1,wake:()=>{},end:null},d=(f,p)=>{h.events.push({name:f,data:p}),
h.wake(),f==="step"&&p.entered.length>0&&(u-=1)===0&&l.abort()};return h.end=ae("explain",I(e.now),{signal:l.signal,onEvent:d}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(c){for(let l=0;;l+=1){for(;l===c.events.length&&!c.hasEnded;)await new Promise(u=>{c.wake=()=>u(null)});if(l===c.events.
length)return;yield c.events[l]}}async function a(c,l){c.addEventListener("abort",s);try{return await l()}finally{c.removeEventListener("abort",s)}}return{next:c=>a(
c,async()=>{let{marks:l}=e.now,u=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&u?o:r(Wi);;h=r(Wi)){let d=[],f=[],p=null;for await(let{name:m,
data:g}of i(h)){m==="own"&&(p=g),m==="step"&&d.push(g),f.push(...(g.frames??[]).flatMap(v=>v.looks??[]));let b=yf(p,d,l);if(b.length)return{steps:b,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(c,l)=>a(c,async()=>{let u=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:d}of i(u))l(h,d);return u.end})}}function yf(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>xo(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function xo(e,t){let[n,o]=rn(e);return t[n]===o}function Oo({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Fi(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Ri,
"Looking for the first step \u2026",async r=>{let i=_n(e,Ri),a=A([]),c=A(null);t.add([$`<${kf} parts=${e} film=${i} steps=${a} end=${c} />`]);let l=await o.follow(
r,(u,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...$f(u,h)}))),u==="step"&&(a.value=[...a.value,h],t.tell(`${Y(a.value.length,"step")} so far \u2026`))});if(l.
status==="none")return Oo(e,l);if(l.status==="multiple")return e.several.ask();c.value=l},{isTrue:qe(e.app.store)})}function $f(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:ve(t),captions:[ve(n)],settled:o}}function kf({parts:e,film:t,steps:n,end:o}){return $`${o.value&&$`<p>${Sf(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>$`<${_f} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function _f({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=V(null);return K(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),$`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${ve(n.words)}</button>
    <${$n} parts=${e} step=${n} /></li>`}function Sf({grade:e,complete:t,interrupted:n},o){let s=Y(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function _n({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=l=>t.play(r={title:n,frames:[...o],
looks:s,at:l}),c=ce(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){o.
push(...l),s.push(...l.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?c():o.length&&a(0)},goTo(l){a(Math.min(l,o.length-1)),e.emit("pane","board")}}}function Hi({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,c=()=>{i.abort(),s.value=null},l=()=>{c(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(f,p,m={}){let{task:g}=e.store;t.card.contains(document.
activeElement)&&C("h2",t.card).focus(),l(),r.delete(f),o.value={name:f,body:p,isTrue:()=>e.store.task===g,...m},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,p={}){let m=o.peek();m!==null&&(o.value={...m,body:[...m.body,...f],...p})},
async work(f,p,m,g){u.show(f,[],g),s.value=p;let b=i=new AbortController;try{await m(b.signal)}catch(v){v.name!=="AbortError"&&!b.signal.aborted&&u.add([$`<p class=${xf(
v)?"failure":null}>${Eo(v)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){l(),o.value=null}};N(()=>{o.value?.isTrue()===!1&&J(u.close)}),N(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=de(()=>o.value?.overlay??
null);N(()=>e.emit("overlay",h.value)),N(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),u.close()});function d(){let{name:f,body:p}=o.value??
{name:"",body:[]};K(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let m=()=>{r.add(f),u.close()},g=()=>{c(),u.add([$`<p class="soft">Cancelled.</p>`])};
return $`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${m}>×</button></header>
      <div class="card-body" aria-live="polite">${p}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${g}>Cancel</button>
      </div>`}return U($`<${d} />`,t.card),N(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var xf=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function Eo(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return ve(n.replace(/^encodings\/\S+: /,""))}var Of=2e3;function Ui({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let u=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(f,p)=>{h=p});d!==void 0&&e.task===l&&i(d)}catch(d){if(e.task!==l)return;if(d.interrupted)
return i(Ef(h,d.interrupted,performance.now()-u));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,Of):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",zo(l))}let{puzzle:a,instance:c}=e.now;return N(()=>{let{task:l}=e,
u=l.puzzle!==a||l.instance!==c;({puzzle:a,instance:c}=l),J(()=>{o.value=u?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var Ef=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function zo({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Ki({app:e,place:t,solving:n}){N(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?zf(r):s===null?{words:"\u2026"}:Ao(s)}return function(){let{words:r,detail:i}=o();return $`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Af(e,n.now.error)}</div>`}}function Ao(e){let{status:t,cost:n,count:o,horizon:s}=e,r=zo(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
u={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${c}`,"good"],
found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${Y(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];
return{words:u[0],detail:a,kind:u[1]}}function zf(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:Eo(
e),kind:"warn"}:e.problems.length&&e.problems.every(Qe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var Af=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=ve(
So(n,e.store.now)),s=()=>e.emit("reveal",n);return $`<p class="status-problem">${n.line!==null&&$`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var To=200;async function qi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=_n(e,"Solution"),i=null;await ae("answers",I(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,c)=>{i=c,r.add(Vi(c,"Solution"))}}),n.add([i===
null?$`<p>No answer was found.</p>`:$`<${Tf} parts=${e} answer=${i} />`])})}function Tf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return $`
    <p>${s&&`${Ao(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&$`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&$`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Gi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=_n(e,"All answers"),i=A([]),a=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:p})=>p<=(r.at??0)),0),f=p=>r.goTo(h[Math.min(Math.max(d+p,0),h.length-1)].first);return $`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:p,atoms:m})=>p.length===0&&$`<p class="atoms">${m.join(" ")}</p>`)}</div>`};n.add([$`<${a} />`]);let c=await ae("answers",I(t.store.now,
{marks:[],most:To}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Vi(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),u=o.now.outcome?.horizon;n.add([$`<p>${Cf({...c,isBest:l,horizon:u},i.value.length)}</p>`])})}var Vi=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function Cf({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<To?"There may be others.":`The first ${To}; there may be more.`}var Ji="pylogic:check",Nf=250,Mf=400,Yi=3,Lf="Whether this can be completed was not found out in time.";function Zi(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=ge(),i=A(localStorage.getItem(Ji)==="on"),a=A(null),c=null,l=!1,u=(v,w,y)=>{a.value={kind:v,words:w,of:t.now.marks,...y}},h=()=>{a.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(Ji,i.value?"on":"off"),c=null,f()};async function f(v=!1){let{outcome:w,isOld:y}=s.now,{marks:k}=t.now,S=v||l&&k===c;if(v)c=k;else if(!S&&
k===c&&!y)return;let O=Object.keys(k).length===0;l=S&&y&&!O;let x=(S||i.value)&&!y&&w!==null&&!O;if(!x||w.status==="none"||w.horizon!==null)r.stop(),x&&w.horizon===
null?u("bad","There is no answer at all"):S&&O?u("unsure","Nothing is entered yet."):l?u("unsure","checking \u2026"):h();else if(!S)await m("rules");else{let E=w.
status==="unique"?new Set(w.answers[0].atoms):null;E===null?await m("all"):p(E,k)&&await m("reasons")}}function p(v,w){let y=Co(v,w),k=ut(y.map(No).filter(S=>S!==
null));return y.length?u("bad",`${k.length} ${Pt(k)}${k.length===1?" is":"s are"} wrong`,{cells:k}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function m(v){let w=v==="all"?setTimeout(()=>u("unsure","checking \u2026"),a.value?Mf:0):0,y;try{y=await r(S=>F("judge",I(t.now),S))}catch(S){
v==="all"&&S.interrupted?u("unsure",Lf):v!=="reasons"&&h();return}finally{clearTimeout(w)}if(y===void 0)return;let k=v==="reasons"?a.value&&{...a.value,broken:y.
broken.slice(0,Yi)}:Df(v,y,n.finished.value);a.value=k&&{...k,of:t.now.marks}}let g=ce(Nf,()=>f()),{marks:b}=t.now;return N(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||h(),g())}),N(()=>{s.now&&n.finished.value!==null&&J(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function Xi(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return $`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?$`<span class="soft">${s}</span>`:s&&$`<strong>${s}</strong>`}
      ${i.length>0&&$`<${yn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&$`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function Df(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Yi),cells:ft(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Pt=e=>e.every(t=>t.length>2)?"line":"cell",Co=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function No(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var If=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Sn="Why there is no answer",Mo="Why this is wrong",Pf="Which rule is wrong",jf=12,Rf=600;function Qi(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(Sn,"Looking for a reason \u2026",d=>c(Sn,d)),r=()=>n.work(Mo,"Looking for what it breaks \u2026",async d=>{let{broken:f}=await F(
"judge",I(t.store.now),d);if(!f.length)return c(Mo,d);n.add([$`
      <p>What you entered breaks a rule already:</p>
      <${yn} parts=${e} broken=${f.slice(0,jf)} />
      <${a} />`],{cells:()=>({wrong:ft(f)})})},{isTrue:qe(t.store)}),i=()=>n.work(Pf,"Looking for what refuses it \u2026",async d=>{let{is_answer:f,reasons:p}=await F(
"why",I(t.store.now),d);if(f)return n.add([$`<p>Some answer has all of it.</p>`]);n.add([$`<ul class="sentences"><${kn} parts=${e} chain=${p.flatMap(m=>ea(m))} /></ul>`],
{cells:()=>({wrong:ft(p)})})},{isTrue:qe(t.store)}),a=()=>$`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function c(d,f){let p=await F("conflicts",I(
t.store.now,d===Sn?{marks:[]}:{}),f);if(p.status!=="none")return n.add([$`<p>There is an answer now.</p>`]);if(!p.conflicts.length)return n.add([$`<p>The reason was not found in time.</p>`]);
let m=p.conflicts[0],g=ut(ft(m.because));n.add([$`<${l} title=${d} conflict=${m} />`],{cells:()=>({cause:g,wrong:m.cells})})}function l({title:d,conflict:{because:f,
cells:p,chain:m,minimal:g}}){let b=f.filter(w=>w.clue!==null),v=f.filter(w=>w.clue===null);return $`
      <p>${m.length?"It leads to a contradiction:":Wf(p.length>0,b,v)}</p>
      ${u("The clues: ",b.map(w=>w.words).join("; "))}
      ${u("What you entered: ",p.join(" "))}
      ${m.length?$`<ul class="sentences"><${kn} parts=${e} chain=${m} /></ul>`:$`<ul class="sentences either">${v.map(w=>$`<${vn} parts=${e} words=${w.words} cause=${w.
cells} lines=${[w]} />`)}</ul>`}
      <p class="soft">${g?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${d===Mo&&$`<${a} />`}`}let u=(d,f)=>f&&$`<p>${d}${bn(t,Bf(f))}</p>`,h=ce(Rf,()=>{let{outcome:d,isOld:f}=o.now;!f&&d?.status==="none"&&d.horizon===null&&n.
mayCome(Sn)&&s()});return N(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function ea({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>ea(i,s+1))]}function Wf(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Bf(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(If,t).trimEnd()}var xn="Hint";async function En(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(xn,[$`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(On(e).length)return o.show(xn,[$`<${Ff} parts=${e} />`],{isTrue:()=>On(e).length>0,cells:()=>({wrong:na(On(e))})});await o.work(
xn,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:c,end:l}=await s.next(i);if(l?.status==="none")return Oo(e,l);if(l?.status==="multipl\
e")return o.add([$`<${Uf} ...${e} />`]);if(t.now.marks!==r)return o.add([$`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([$`<p>${Kf(l,
r)}</p>`]);let{cells:u,causes:h}=a[a.length-1];o.add([$`<${Hf} parts=${e} steps=${a} looks=${c} />`],{cells:()=>t.now.marks===r?{effect:u,cause:h}:null})},{isTrue:qe(
t)})}function On({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Co(new Set(n.answers[0].atoms),e.store.now.marks):[]}var na=e=>e.
map(No).filter(t=>t!==null);function Ff({parts:e}){let{store:t}=e.app,n=On(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return $`
    <p>First this: ${o?"one":n.length} ${Pt(na(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function Hf({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=V(null);K(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:c,name:l,frames:u,has_candidates:h}=t[t.
length-1],d=c.every(g=>xo(g,o.now.marks)),f=()=>{let{marks:g}=o.now;o.change({marks:{...g,...Object.fromEntries(c.map(rn))}})},p=()=>{f(),En(e)},m=()=>s.play({title:xn,
frames:u,looks:n.map(g=>({svg:g})),at:0});return $`
    <p class="look">Look at <${ta} colour="effect" cells=${i} />${a.length>0&&$` and <${ta} colour="cause" cells=${a} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(g=>$`<${$n} parts=${e} step=${g} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${p}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&$`<button type="button" title="The board with what each cell may still hold" onclick=${m}>
        Show what is noted</button>`}
    </div>`}var Uf=({several:e})=>$`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,ta=({colour:e,cells:t})=>$`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Pt(t)}`:`these ${t.length} ${Pt(t)}s`}</span>`;function Kf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var oa="More than one answer",qf=300;function ra(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(oa,[$`<p>This board has more than one answer. What would you like to see?</p>`,
$`<${r} />`]),r=({but:p})=>$`<div class="row">
    ${p!==a&&$`<button type="button" onclick=${a}>What they share</button>`}
    ${p!==c&&$`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${l}>Clues that would leave one</button></div>`,i=(p,m)=>F("differences",I(t.store.now,{marks:[],extra:m}),p),a=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:m,cautious:g,brave:b}=await i(p,!1);if(!d(m)){if(g===null)return n.add([$`<p>The answers were not all compared in time.</p>`]);
n.add([$`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${g.length} of ${b.length} are certain.</p>
      <${r} but=${a} />`],{overlay:{certain:g,possible:b}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:m,picture:g}=await i(
p,!1);if(!d(m)){if(g===null)return n.add([$`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:g}],at:0}),n.add([$`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${c} />`])}}),l=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:m,offers:g,proof:b}=await i(p,
!0);if(d(m))return;if(!g.length)return n.add([$`<p>No clues were found that would leave one answer.</p>`]);let v=g.length===1,w=()=>h(g),y=()=>t.emit("clues",w().
map(({atom:k})=>k));n.add([$`
      <p>${v?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${g.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${v?"Add it":"Add all"}</button></div>`],{ghosts:w,isTrue:u(g)})});function u(p){let m=({
puzzle:b,rules:v,constants:w,facts:y})=>JSON.stringify([b,v,w,p.reduce((k,{atom:S})=>k.replace(`${S}.`,""),sa(y))]),g=m(t.store.now);return()=>h(p).length>0&&m(
t.store.now)===g}let h=p=>p.filter(({atom:m})=>!sa(t.store.now.facts).includes(`${m}.`));function d(p){return p!=="multiple"&&n.add([$`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let f=ce(qf,()=>{let{outcome:p,isOld:m}=o.now;!m&&p?.status==="multiple"&&p.horizon===null&&p.answers.length>0&&n.mayCome(oa)&&s()});return N(()=>{
o.now&&f()}),{ask:s,share:a}}var sa=e=>e.replaceAll(/%.*|\s/g,"");var ia=matchMedia("(max-width: 60rem)");function Gf(e){let t={status:_("section",{class:"assistant-status","aria-label":"Answers"}),buttons:_("div",{class:"assi\
stant-buttons"}),check:_("section",{class:"assistant-check","aria-label":"Check while you play"}),card:_("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};C("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>ia.matches?C("#board").append(t.card):t.check.after(t.card);ia.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:A(null),solving:Ui(e)};o.card=Hi(o),o.derivation=Bi(e),o.conflicts=Qi(o),o.several=ra(o),o.check=Zi(o),Ii(o),N(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>En(o)),U($`<${Ki(o)} />`,t.status),U($`<${Vf} parts=${o} />`,t.buttons),U($`<${Xi} ...${o} />`,t.check)}
var Vf=({parts:e})=>$`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>En(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Fi(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>qi(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Gi(e)}>Answers</button>`;var Go={};$e(Go,{start:()=>gd});function aa(e,t){let n=ge(),o=A(null),s=null,r=async()=>{let{puzzle:a,instance:c,rules:l,facts:u}=e.store.now,h=JSON.stringify([a,c,l,u]);if(!(!a||h===s)){s=h;try{
o.value=await n(d=>F("choices",I(e.store.now,{marks:[]}),d))??o.value}catch{s=null}}},i=ce(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var jo={};$e(jo,{NAME:()=>ha,TITLE:()=>Yf,create:()=>Qf});function dt({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:c,onSubmit:l,children:u,note:h,result:d}){return $`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${p=>{
p.preventDefault(),l()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${u}</div>
    ${h}
    <div class="actions">
      <button type="submit" class="primary" disabled=${a||c.isAtWork}>${i}</button></div>
    <${c.Progress} />
    ${d}
  </form>`}function ht(e,t,n){let o=A(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
i={get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a,c=()=>({})){let l={...o.value,...a,...r()};
o.value={...l,...c(l)}},of:a=>({name:a,value:o.value[a],oninput:c=>i.set({[a]:j(c).value})})};return i}var X=({label:e,title:t="",hidden:n=!1,children:o})=>$`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
re=(e,t,n,o,s)=>$`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function Pe(e,t,n){let o=n.some(([s])=>s===e.now[t]);return $`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>$`<option key=${s} value=${s}>${r}</option>`)}</select>`}function la({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.
length===1&&s.includes(o[0][0]),i=a=>e.set({[t]:o.map(([c])=>c).filter(c=>s.includes(c)!==(c===a))});return $`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([a,c,l=""])=>$`<label key=${a} title=${l}><input type="checkbox"
      name=${t} value=${a} checked=${s.includes(a)} onchange=${()=>i(a)} /> ${c}</label>`)}
  </fieldset>`}function zn({text:e}){let t=V(null);return K(()=>t.current?.replaceChildren(le(e)),[e]),$`<span class="picture" aria-hidden="true" ref=${t}></span>`}function pt(e,t=["rules","facts","constants"]){let n=A(null),o=A(0),s=A({words:"",isBad:!1}),r=A(null),i=new AbortController,a=()=>i.abort(),c={get isAtWork(){return n.
value!==null},get isOld(){return t.some(l=>r.value&&e.store.now[l]!==r.value[l])},named:l=>c.isOld?`${l}, ${ca}`:l,tell(l,u=null,h=0){n.value={words:l,done:u,all:Math.
max(1,h)}},say(l,u=!1){s.value={words:l,isBad:u}},async run(l,u,h){a();let d=i=new AbortController,f=performance.now();r.value=e.store.now,o.value=0;let p=setInterval(
()=>{o.value=Math.floor((performance.now()-f)/1e3)},1e3);c.say("");try{return await ae(l,u,{signal:d.signal,onEvent:h})}catch(m){let g=n.peek()?.words??"";m.name===
"AbortError"?c.say(`Cancelled: ${g}.`):c.say(Jf(m,g),m.interrupted===null);return}finally{clearInterval(p),i===d&&(n.value=null)}},Progress(){let l=V(null);K(()=>{
c.isAtWork&&l.current?.scrollIntoView({block:"nearest"})},[c.isAtWork]);let{words:u,done:h,all:d}=n.value??{words:"",done:null,all:1};return $`<div class="job">
        <div class="working" ref=${l} hidden=${!c.isAtWork}>
          ${h===null?$`<progress key="begun" aria-label="Progress" />`:$`<progress aria-label="Progress" max=${d} value=${h} />`}
          <span class="how-far">${u}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&c.isOld&&`This was found ${ca}.`}</p>
      </div>`}};return e.when("cancel-all",a),c}var ca="before your last change",ua={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function Jf(e,t){if(e.interrupted&&
e.interrupted in ua)return`${ua[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var Do={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},Io=Object.keys(Do),mt=e=>e.map(t=>[t,t]);function Po(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...mt(s)];return{orders:n.length?n:[["given","given"]],engines:mt(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:mt(e.instances)}}var fa=(e,t)=>Object.fromEntries(Io.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var ha="Compare",Yf="Measure which way of solving is faster",Zf="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",da={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},Xf=600;function Qf(e,t){let n=ht(e,"compare",da),o=pt(e),s=A([]),r=a=>a in(t.now?.shuffles??{});N(()=>{let{now:a}=t;a!==
null&&J(()=>n.load(da,c=>fa(Po(a),c)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function i(){let a=e.store.now,{seeds:c,random:l,repeat:u,timeout:h,
...d}=n.now,f=0,p=0;s.value=[],o.tell("reading the files");let m=await o.run("compare",I({...a,marks:{}},{...Object.fromEntries(Io.map(g=>[g,d[g]])),orders:d.orders.
map(g=>r(g)?`${g}:${l}`:g),seeds:Number(c)||null,repeat:Number(u),timeout:Number(h)}),(g,b)=>{g==="begun"?p=b.runs:g==="run"&&(f+=1),o.tell(f===p?`${p} runs, dr\
awing the report`:`${f} of ${p} runs`,f,p)});m!==void 0&&(o.say(`${m.words}.`),s.value=td(m,`${a.puzzle}-${a.instance}-comparison`))}return function({id:c,hidden:l}){
let{now:u}=t,{orders:h,seeds:d,repeat:f,random:p,timeout:m,configs:g,heuristics:b,engines:v,labelings:w,others:y}=n.now,k=h.filter(r).length,S=(v.length+(v.includes(
"clingo")?g.length*b.length-1:0))*(h.length+k*(Number(p)-1))*w.length,O=y.length+1,x=Math.max(1,Number(d))*Number(f),E=S*O*x,T=[Y(S,"way"),Y(O,"board"),Y(x,"run")].
join(" \xD7 "),D=E*Number(m)>Xf?", ended after ten minutes at the latest":"",R=u&&Po(u),B=ne=>$`<div class="lists">${R&&ne.map(fe=>$`<${la} values=${n} name=${fe} legend=${Do[fe]} options=${R[fe]} />`)}
      ${u?.needed&&ne.includes("engines")&&$`<p class="soft">${u.needed}.</p>`}</div>`;return $`<${dt} ...${{app:e,id:c,hidden:l,job:o,name:ha,words:Zf}} topic="comparing" action="Compare"
      isOff=${E===0} onSubmit=${i} result=${$`<${ed} links=${s.value} />`}
      note=${$`<p class="soft">${E?`${T} = ${Y(E,"run")}${D}`:"Choose at least one of each list."}</p>`}>
      ${B(["orders","engines"])}
      <${X} label="Random orders" title="How many orders of each random kind" hidden=${k===0}>
        ${re(n,"random",1,100)}<//>
      <${X} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${re(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${B(["configs","heuristics","labelings","others"])}
        <${X} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${re(n,"repeat",1,100)}<//>
        <${X} label="Seconds for a run">${re(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function ed({links:e}){let t=V(null);return K(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),$`<p class="links" ref=${t}>${e.map(({
words:n,...o})=>$`<a ...${o}>${n}</a>`)}</p>`}function td({page:e,csv:t,json:n},o){let s=(r,i,a,c)=>({words:r,href:URL.createObjectURL(new Blob([i],{type:a})),...c});
return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Uo={};$e(Uo,{NAME:()=>xa,TITLE:()=>nd,create:()=>ld});var je="pylogic:draft:",An="pylogic:tab",Ro=20,Wo="pylogic:history",pa=200,Bo={reload:6e4,other:500};function Fo(e,t=Bo.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(je+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function ma(){let e=sessionStorage.
getItem(An),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Bo.reload:Bo.other,o=e!==null&&await Fo(e,n)?e:zt();return o!==e&&await Fo(o),sessionStorage.
setItem(An,o),{id:o,draft:e===null?null:wa(e)}}async function ga(e){return await Fo(e)?(sessionStorage.setItem(An,e),!0):!1}function wa(e){try{let t=JSON.parse(
localStorage.getItem(je+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function Ho(e,t,n=!1){try{return localStorage.
setItem(je+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function ba({now:e,past:t,future:n}){try{sessionStorage.setItem(Wo,JSON.stringify(
{now:e,past:t.slice(-pa),future:n.slice(-pa)}))}catch{sessionStorage.removeItem(Wo)}}var va=()=>JSON.parse(sessionStorage.getItem(Wo)??"null"),Re=e=>Ho(zt(),e,!0),
Ye=e=>localStorage.removeItem(je+e),xe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Ze=e=>xe(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function We(){let e=(await navigator.locks?.query())?.held??[{name:je+sessionStorage.getItem(An)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(je)&&!t.has(a)).map(a=>wa(a.slice(je.length))??{at:0,id:a.slice(je.length),document:st}).sort((a,c)=>c.at-a.at),s=({document:a})=>Ze(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(Ro),...i.slice(Ro)])Ye(a);return r.slice(0,Ro)}var xa="Generate",nd="Make new puzzles of this kind",od="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",sd=[["size","of\
 this size"],["present","the present one, new clues"]],rd=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],id=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
ya="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",$a=60,ka=8,Oa=1e6,ad={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function ld(e,t){let n=ht(e,"generate",ad),o=A(Sa()),s=A([]),r=pt(e,["rules","constants"]),i=cd(e),a=()=>rd.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),c=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",l=null;N(()=>{let{now:h}=t;h!==
null&&J(()=>{let{puzzle:d,instance:f}=e.store.now;if(l===`${d}/${f}`)return;l=`${d}/${f}`;let[p,m]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:p,columns:m})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function u(){let{puzzle:h}=e.store.
now,{board:d,rows:f,columns:p,low:m,high:g,symmetry:b}=n.now,v=Number(o.value),w=Number(n.now.count);s.value=[];let y=()=>{let S=s.value.length;r.tell(`trying s\
eed ${v}, ${S} of ${Y(w,"puzzle")}`,S,w)};y(),await r.run("generate",I({...e.store.now,marks:{}},{size:d==="size"?[Number(f),Number(p)]:null,seed:v,count:w,symmetry:b||
null,difficulty:c()==="range"?[Number(m),Number(g)]:c()||null}),(S,O)=>{S!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],y())})!==void 0&&(r.say(`${Y(
s.value.length,"puzzle")} of seed ${v}, each with exactly one solution. A click opens one.`),Number(o.value)===v&&(o.value=String((v+1)%Oa)))}return function({id:d,
hidden:f}){let p=V(null),{board:m,low:g,high:b}=n.now,v=c()==="range";K(()=>{let y=v&&Number(b)<Number(g);p.current?.querySelectorAll("input")[1].setCustomValidity(
y?"This is less than where it begins.":"")});let w=t.now?.ungenerated??null;return $`<${dt} ...${{app:e,id:d,hidden:f,job:r,name:xa,words:od}} topic="generating" action="Generate"
      isOff=${w!==null} onSubmit=${u}
      note=${w!==null&&$`<p class="refusal">By these rules no puzzles can be made: ${w}.</p>`}
      result=${$`<${i.Back} /><${ud} puzzles=${s.value} open=${i.open} />`}>
      <${X} label="Board">${Pe(n,"board",sd)}<//>
      <${X} label="Size" title="Rows × columns" hidden=${m!=="size"}><span class="pair">
        ${re(n,"rows",1,$a,"Rows")} × ${re(n,"columns",1,$a,"Columns")}</span><//>
      <${X} label="How many">${re(n,"count",1,100)}<//>
      <${X} label="Difficulty" title=${ya}>${Pe(n,"difficulty",a())}<//>
      <${X} label="Largest step" title=${ya} hidden=${!v}><span class="pair" ref=${p}>
        ${re(n,"low",0,ka,"From")} to ${re(n,"high",0,ka,"To")}</span><//>
      <${X} label="Symmetry">${Pe(n,"symmetry",id)}<//>
      <${X} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${y=>{o.value=j(y).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=Sa()}}><${we} name="dice" /></button></span><//>
    <//>`}}function cd(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:c}=e.store,l=`gen-${a.seed}-${a.number}`,u={saved:{...c.saved,facts:""},stamps:{...c.
stamps,facts:null}};r({...c,...u,instance:l,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(c.instance)||(n.value=c),t.set(l,a.text)}function r(a){
let{now:c}=e.store;!(t.get(c.instance)===c.facts&&_a(c.marks)&&_a(c.notes))&&Ze(c)&&Re(c),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return $`<div class="back">${a&&$`<button type="button" onclick=${()=>{a&&r(a),n.value=null,C("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function ud({puzzles:e,open:t}){let n=V(null);return K(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),$`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>$`<${fd} key=${o.number} data=${o} open=${t} />`)}</ul>`}function fd({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${Y(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return $`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?$`<${zn} text=${e.pictures[0]} />`:$`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var _a=e=>Object.keys(e).length===0,Sa=()=>String(Math.floor(Math.random()*Oa));var Ko={};$e(Ko,{NAME:()=>za,TITLE:()=>dd,create:()=>md});var za="Trace",dd="Watch the solver search",hd="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Ea=["","as usual"],pd={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function md(e,t){let n=ht(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=pt(e),s=A(null),r=null;N(()=>{let{now:u}=t;u!==null&&J(()=>{r!==e.store.now.
puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:u={},shuffles:h={},heuristics:d=[],labelings:f=[]}=t.
now??{},p={...u,...Object.fromEntries(Object.entries(h).map(([v,w])=>[`${v}#1`,w]))},m={order:Object.keys(p).map(v=>[v,v.replace("#1","")]),heuristic:[Ea,...mt(
d)],labeling:[Ea,...mt(f)]},g=v=>m[v].some(([w])=>w===n.now[v])&&n.now[v]||null,b=g("order")??Object.keys(p)[0]??"given";return{words:p,options:m,order:b,heuristic:g(
"heuristic"),labeling:g("labeling")}}function a(u,h,d){e.emit("film",{title:o.named(u),frames:h,at:d}),e.emit("pane","board")}async function c(){let{instance:u}=e.
store.now,{order:h,heuristic:d,labeling:f}=i(),p=0;s.value=null,o.tell("searching");let m=await o.run("trace",I({...e.store.now,marks:{}},{order:h,heuristic:d,labeling:f,
keep:Number(n.now.keep)}),(k,S)=>{k==="begun"?p=S.frames:k==="drawn"&&o.tell(`${S.frames} of ${p} moments drawn`,S.frames,p)});if(m===void 0)return;o.say(`${m.words}\
.`);let{summary:g,left_out:b,frames:v}=m,w=m.heat.map(k=>({...k,name:pd[k.name??""]??k.name})),y=`${g.charAt(0).toUpperCase()}${g.slice(1)}.${b?` ${b} more came\
 after them.`:""}`;s.value={words:y,instance:u,frames:v,heats:w},v.length&&!o.isOld&&a(`The search on ${u}`,v,0)}function l(){if(s.value===null)return $`<div class="result"></div>`;
let{words:u,instance:h,frames:d,heats:f}=s.value;return $`<div class="result">
      <p class="soft">${u}</p>
      ${d.length?$`<button type="button" onclick=${()=>a(`The search on ${h}`,d,0)}>
          Show the film again</button>`:$`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${f.map((p,m)=>$`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,f,m)}><span>${p.name}</span>
        <${zn} text=${p.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:d}){let{words:f,options:p,order:m}=i();return $`<${dt} ...${{app:e,id:h,hidden:d,job:o,name:za,words:hd}} topic="explaining"
      action="Trace the search" onSubmit=${c} result=${$`<${l} />`}>
      <${X} label="Moments" title="How many of the first moments the film shows">${re(n,"keep",1,1e3)}<//>
      <${X} label="Order of clues" hidden=${p.order.length===0}>
        ${Pe(n,"order",p.order)}<small class="soft">${f[m]??""}</small><//>
      <${X} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Pe(n,"heuristic",p.heuristic)}<//>
      <${X} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${p.labeling.length<2}>${Pe(n,"labeling",p.labeling)}<//>
    <//>`}}var qo={generate:Uo,compare:jo,trace:Ko},Aa=Object.keys(qo),Ta="pylogic:work:opened";function gd(e){let t=A(null),n=aa(e,()=>t.value!==null),o=Aa.map(c=>({...qo[c],
name:c,Kind:qo[c].create(e,n)})),s=c=>{t.value=c,localStorage.setItem(Ta,c??""),c!==null&&n.refresh()},r=()=>$`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:c,NAME:l,TITLE:u})=>$`<button type="button" title=${u}
      aria-controls="work-${c}" aria-expanded=${t.value===c}
      onclick=${()=>s(t.value===c?null:c)}>${l}</button>`)}</div>
    ${o.map(({name:c,Kind:l})=>$`<${l} id="work-${c}" hidden=${t.value!==c} />`)}`,i=_("section",{id:"work","aria-labelledby":"work-heading"});C("#assistant").append(
i),U($`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let c=C("#work-generate");c.scrollIntoView({block:"ne\
arest"}),C("select, input",c).focus({preventScroll:!0})})});let a=localStorage.getItem(Ta);s(Aa.find(c=>c===a)??null)}function ye({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=d=>{d!==null&&d===n[0][0]&&!o()||(u.close(),r(d))},a=n.map(
([d,f],p)=>_("button",p===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(d)},f)),c=_("h2",{id:`title-${zt()}`},e),l=_("form",{onsubmit:d=>{d.preventDefault(),
i(n[0][0])}},c,...t,_("div",{class:"actions"},_("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),u=_("dialog",{class:s?"wide":"","aria-la\
belledby":c.id,oncancel:d=>{d.preventDefault(),i(null)},onclose:()=>u.remove()},l);document.body.append(u),u.showModal(),(l.querySelector("input:not([type=file]\
), textarea")??C(".primary",l)).focus()})}function Fe({key:e,words:t,actions:n=[],isBad:o=!1}){Be(e);let s=n.map(([r,i])=>_("button",{type:"button",onclick:()=>{
Be(e),i()}},r));C("#notices").append(_("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},_("span",{},t),_("span",{class:"group"},...s)))}
function Be(e){for(let t of Ae("#notices .notice"))t.dataset.key===e&&t.remove()}function Rt(e,t,n){let o=_("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Vo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=_("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await ye({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[_("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as wd,EditorView as Ca,unifiedMergeView as bd}from"../vendor/codemirror-6.js";function Na({store:e},t,n){let o=new Map;function s(c,l){let{saved:u,stamps:h}=e.now,d={saved:{...u,[c]:l.text??""},stamps:{...h,[c]:l.stamp}};e.change(d,{undoable:!1}),
o.delete(c),Be(`conflict ${c}`)}function r(c,l){o.set(c,l.stamp);let u=()=>r(c,l),h=`${l.name} was changed by another program, and you have unsaved changes.`;Fe(
{key:`conflict ${c}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(c,l).then(p=>({mine:d,theirs:f}[p??""]??u)())],["Keep mine",()=>d()],
["Take theirs",()=>f()]]});let d=()=>(s(c,l),n()),f=()=>{Re(e.now),e.change({[c]:l.text??""}),s(c,l)}}function i(c,l){let u=new Ca({doc:l.text??"",extensions:[wd.
readOnly.of(!0),Ca.contentAttributes.of({"aria-label":"Differences"}),bd({original:e.now[c],mergeControls:!1,collapseUnchanged:{}})]});return ye({title:`Two ver\
sions of ${l.name}`,isWide:!0,content:[_("p",{},_("span",{class:"mine"},"only in yours")," ",_("span",{class:"theirs"},"only in the file")),_("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(c,l){let{now:u}=e;l.text===null||l.text===u[c]?(s(c,l),l.text===null&&t(`${l.name}\
 is gone; saving makes it again.`)):u[c]===u.saved[c]?(e.change({[c]:l.text}),s(c,l),t(`${l.name} was changed by another program; here it is.`)):o.get(c)!==l.stamp&&
r(c,l)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Tn=["rules","facts"];function oe(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Xe=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function Ma(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(v,w=!1)=>e.emit("message",{words:v,isBad:w}),r=Na(e,s,f);function i(v){let{now:w}=t;if(w.puzzle&&Ze(w)){
let y=Re(w)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${w.instance} ${y}.`)}for(let{dataset:y}of Ae("#notices .notice"))y.key&&y.key!==
"connection"&&Be(y.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:w.mode,...v})}async function a(v,w){let{rules:y,facts:k,game:S}=await ke("open",{puzzle:v,
instance:w});e.emit("game",S);let O={rules:y.text??"",facts:k.text??""};return{puzzle:v,instance:w,...O,saved:O,stamps:{rules:y.stamp,facts:k.stamp}}}async function c(v,w){
let y=o+=1,k=await a(v,w);if(y!==o)return;if(k.stamps.rules===null)throw new Error(`There is no puzzle ${v} here.`);i(k);let S=o,O=(await We()).find(({document:x})=>x.
puzzle===v&&x.instance===w);if(!(O===void 0||S!==o)){if(Tn.some(x=>O.document[x]!==k[x]))return l(O);i({...O.document,...k,mode:t.now.mode}),Ye(O.id)}}function l(v){
let{document:w}=v,y=`Your unsaved changes of ${Xe(v.at)} to ${w.instance} are kept.`;Fe({key:"kept",words:y,actions:[["Restore",()=>u(v)],["Discard",()=>Ye(v.id)]]})}
function u(v){i(v.document),Ye(v.id)}function h(v,w,y,k={}){let S=v.puzzle===t.now.puzzle?t.now:v,{puzzle:O,rules:x,saved:E,stamps:T,constants:D={}}=S;i({puzzle:O,
instance:w,rules:x,facts:y,marks:k,constants:D,saved:{...E,facts:""},stamps:{...T,facts:null}})}let d=({puzzle:v,instance:w},y)=>t.now.puzzle===v&&(y==="rules"||
t.now.instance===w);function f(){let v=t.now,w=()=>d(v,"facts")?p():void 0;return n=n.then(w).catch(y=>s(oe(y),!0)),n}async function p(){let{now:v}=t;for(let w of Tn)
v[w]!==v.saved[w]&&await m(v,w)}async function m(v,w){let{puzzle:y,instance:k,stamps:S,[w]:O}=v,{is_saved:x,file:E}=await ke("save",{puzzle:y,instance:w==="fact\
s"?k:null,text:O,stamp:S[w]});if(!x){d(v,w)?r.conflict(w,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}let T=!g.has(E.name)&&S[w]!==
null;g.add(E.name),d(v,w)&&r.take(w,E),s(T?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(T||S[w]===null)&&e.emit("library")}
let g=new Set,{changed:b}=r;return{open:c,show:i,read:a,restore:u,offer:l,showFacts:h,save:f,changed:b,tell:s,own:g,saved:()=>n}}var La="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",vd="[a-z][a-z0-9_]{0,63}";function Da(e,t,n){let{store:o}=e,s=f=>t.tell(oe(f),!0),r=(f,p)=>{let m=_("input",
{required:!0,autocomplete:"off",spellcheck:!1,...p});return[_("label",{},f,m),m]},i=(...f)=>()=>f.every(p=>p.reportValidity());async function a(){let f=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),p=(T,D="9")=>r(T,{type:"number",min:1,max:60,value:D}),[m,g]=p("Rows",f?.[1]),[b,v]=p("Columns",f?.[2]),[w,y]=r("Name",{type:"text",pattern:La,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ye({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
_("div",{class:"fields"},m,b,w)],buttons:[["make","Make it"]],check:i(g,v,y)})===null)return;let{puzzle:S,rules:O,constants:x}=o.now,{facts:E}=await F("frame",{
puzzle:S,rules:O,constants:x,rows:g.valueAsNumber,columns:v.valueAsNumber});t.showFacts(o.now,n.freeName(S,y.value),E),o.change({mode:"edit"})}async function c(){
let[f,p]=r("Name",{type:"text",pattern:vd,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await ye({title:"New puzzle",
content:[_("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),f],buttons:[["make","Make it"]],check:i(p)})===null)return;
let b=await ke("new",{name:p.value});await n.load(),await t.open(b.puzzle,b.instance),e.emit("pane","rules")}async function l(){let{now:f}=o,[p,m]=r("Name",{type:"\
text",pattern:La,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,f.instance)});if(await ye({title:"Save this board under another\
 name",content:[p],buttons:[["save","Save"]],check:i(m)})===null)return;if((await t.read(f.puzzle,m.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${m.value} already.`);o.change({instance:m.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:f,instance:p}=o.now;t.show(await t.read(f,p))}async function h(){let f=await We();if(!f.length){t.tell("No unsaved changes are kept.");return}let p=[],
m=f.map(b=>_("label",{class:"choice"},_("input",{type:"radio",name:"kept",onchange:()=>{p[0]=b}}),`${b.document.instance} \xB7 ${n.titleOf(b.document.puzzle)}, ${Xe(
b.at)}`)),g=await ye({title:"Unsaved changes that are kept",content:m,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>p.length>0});for(let b of p)
g==="restore"?t.restore(b):g==="discard"&&Ye(b.id)}let d=f=>()=>f().catch(s);return{newBoard:d(a),newPuzzle:d(c),saveAs:d(l),revert:d(u),kept:d(h)}}var yd=500,$d=5e3,Ia="What you have done is kept in this browser.",kd=`pylogic serve does not answer: has it ended? Start it again. ${Ia}`,_d=`pylogic serve was\
 started again: open the link that it has printed. ${Ia}`;function Pa(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function c(){let{puzzle:f,instance:p,stamps:m}=o.now,{rules:g,facts:b}=m,v=new URLSearchParams({puzzle:f,instance:p,rules:g??"",facts:b??""}),w=await ie(`\
changes?${v}`);if(s&&l(),await t.saved(),o.now.stamps!==m)return;let y=i?.puzzle===f?i:{...w,puzzle:f};i={...w,puzzle:f};for(let k of Tn)w[k]&&t.changed(k,w[k]);
w.names!==y.names&&n(),w.encodings!==y.encodings&&a()}function l(){s="",Be("connection"),t.tell(r),a(),n()}function u({status:f,message:p}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let m={0:kd,401:_d}[f]??p;s!==m&&Fe({key:"connection",isBad:!0,words:m}),s=m}let h=()=>{},d=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?$d:yd)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await c().catch(u),await d()})()}var Wt="#gallery",Sd=6,xd=2,gt=(...e)=>[Wt,...e.map(t=>encodeURIComponent(t??""))].join("/");function ja(e,t,n){let{store:o}=e,s=C("#gallery"),r=A(null),i=Ad(),
a=null,c=0;function l(b){s.hidden=!b,C("#panes").hidden=b,document.body.dataset.view=b?"gallery":"board",n.entitle()}async function u(){!wt()&&o.now.puzzle===""&&
history.replaceState(null,"",Wt);let b=location.hash,[,v,w]=b.split("/");wt()?w!==void 0?await h(v,w):await f(v):l(!1),a=b}async function h(b,v){try{let w=decodeURIComponent(
v);o.now.puzzle===b&&o.now.instance===w?d():await t.open(b,w)}catch(w){t.tell(oe(w),!0),history.replaceState(null,"",Wt),await f()}}function d(){let b=location.
hash.split("/").length>2;wt()&&history[b?"replaceState":"pushState"](null,"",location.pathname),l(!1)}async function f(b){let v=c+=1,w=s.hidden||a!==location.hash?
a:null,y=n.entries.find(S=>S.puzzle===b),k=y?await ke("open",{puzzle:b}).catch(()=>({game:[]})):{played:await p()};v===c&&(l(!0),r.value={...k,kind:y,from:w})}async function p(){
let b=await We(),v=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...v,...b].reverse().map(y=>[`${y.document.puzzle}/${y.document.instance}`,
y])).values()].reverse().slice(0,Sd).map(y=>{let{document:k,id:S,at:O}=y;return{target:S===""?d:()=>t.restore(y),words:n.titleOf(k.puzzle),more:`${k.instance}, ${S===
""?"open":Xe(O)}`,draw:()=>F("tile",I(k))}})}async function m({puzzle:b}){o.now.puzzle===b?d():await h(b,encodeURIComponent(n.firstOf(b))),e.emit("make")}function g(){
let{kind:b,game:v=[],played:w=[],from:y=null}=r.value??{};return K(()=>{if(r.value===null||y===null)return;let k=[...s.querySelectorAll("a.tile")].find(({hash:S})=>S===
y);(k??C("h2",s)).focus(),k||(s.scrollTop=0)},[r.value]),r.value===null?null:$`<div class="page" key=${b?.puzzle}>${b?$`<${Ed} ...${{kind:b,game:v,seen:i}} make=${()=>m(
b)} />`:$`<${Od} ...${{library:n,played:w,seen:i}} />`}</div>`}return U($`<${g} />`,s),e.when("cancel-all",d),e.when("listed",()=>{s.hidden||u()}),{go:u}}function Od({
library:e,played:t,seen:n}){let{puzzle:o,instance:s}=e.first,r=ze(""),i=e.entries.filter(({puzzle:l,title:u,aliases:h})=>[l,u,...h].some(d=>d.toLowerCase().replaceAll(
"_"," ").includes(r.value))),a=l=>{r.value=j(l).value.trim().toLowerCase()},c=l=>{l.preventDefault(),i.length&&(location.hash=gt(i[0].puzzle))};return $`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${gt(o,s)}>
        ${e.titleOf(o)}</a>.</p></header>
    ${t.length>0&&$`<h3>Go on</h3><${Jo} name="Played last" tiles=${t} seen=${n} />`}
    <form class="search" role="search" onsubmit=${c}><h3>All kinds</h3>
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${a} /></form>
    ${i.length===0&&$`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Jo} name="All kinds" seen=${n} tiles=${i.map(l=>({target:gt(l.puzzle),words:l.title,more:l.problem??Y(l.instances.length,"board"),draw:async()=>l.instances.
length?ie(`tile/${l.puzzle}/${encodeURIComponent(l.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var Ed=({kind:{puzzle:e,title:t,instances:n},
game:o,seen:s,make:r})=>$`
  <header><a href=${Wt}>All kinds</a><h2 tabindex="-1">${t}</h2>
    <div class="game">${o.map(([i,a])=>$`<p class=${a?"item":""}>${i}</p>`)}</div></header>
  <${Jo} name=${`Boards of ${t}`} seen=${s} tiles=${n.map(i=>({target:gt(e,i),words:i,draw:()=>ie(`tile/${e}/${encodeURIComponent(i)}`)}))}>
    <li><button type="button" class="tile" onclick=${r}><span class="picture"><${we} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Jo=({name:e,tiles:t,seen:n,children:o})=>$`<ul class="tiles" aria-label=${e}>${t.map(s=>$`<li key=${`${s.words} ${s.target}`}><${zd} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function zd({target:e,words:t,more:n="",draw:o,seen:s}){let r=V(null),i=ze("");zs(()=>s(r.current,async()=>{let c=await o(),l=c.pictures.slice(0,1).map(u=>le(u.
svg));for(let u of l)u.querySelector("title")?.remove();r.current?.replaceChildren(...l),i.value=c.size?.join(" \xD7 ")??""}),[]);let a=$`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?$`<a class="tile" href=${e}>${a}</a>`:$`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var wt=()=>location.hash.split("/")[0]===Wt;function Ad(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<xd?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Ra(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},a=y=>o.find(k=>k.puzzle===y),c=y=>a(y)?.title??y,l=y=>a(y)?.instances??
[],u=y=>l(y)[0]??"board";function h({puzzle:y,instance:k}){let S=l(y);return gt(y,...S.slice(S.indexOf(k)+1).slice(0,1))}function d(y,k){let S=new Set([...l(y),
y===n.now.puzzle?n.now.instance:""]);if(!S.has(k))return k;let O=2;for(;S.has(`${k}${O}`);)O+=1;return`${k}${O}`}let f=(y,k)=>t.open(y,k).catch(S=>{t.tell(S.message,
!0),g()}),p=_("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(p.value,u(p.value))}),m=_("select",{"aria-label":"Board",title:"Board",onchange:()=>f(
n.now.puzzle,m.value)});function g(){let{puzzle:y,instance:k}=n.now,S=a(y)?.own;v(p,o.map(x=>[x.puzzle,x.title,x.own.rules]),y);let O=l(y).map(x=>[x,x,!!S?.instances.
includes(x)]);v(m,O,k),b()}function b(){let{puzzle:y,instance:k}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${xe(n.now)?"\u2022 ":""}${k}\
 \xB7 ${c(y)} \xB7 pylogic`}function v(y,k,S){let O=(T,D)=>{let R=k.filter(([,,B])=>B===D).map(([B,ne])=>_("option",{value:B},ne));return R.length?[_("optgroup",
{label:T},...R)]:[]},x=k.some(([T])=>T===S)?[]:[_("option",{value:S},`${S} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];y.replaceChildren(
...x,...E),y.value=S}async function w(y){let k=await ie("library",y);[o,s,i,r]=[k.puzzles,k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",r!==null);
for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let O of S.own.instances)t.own.add(`instances/${S.puzzle}/${O}.lp`)}return n.now.puzzle&&
g(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],g),{load:w,titleOf:c,freeName:d,firstOf:u,behind:h,entitle:b,elements:[p,m],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Cn(e,t,n){let o=_("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=_("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,_("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),c=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=c?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=c?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let c=a.newState===
"open";s.setAttribute("aria-expanded",String(c)),c&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let c=i(),l=c.findIndex(h=>h===document.activeElement),u={ArrowDown:l+1,ArrowUp:l-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),u!==void 0&&
(c.at(u%c.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{j(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function ee(e,t,{note:n="",key:o="",isOff:s=!1}={}){return _("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
onclick:t},_("span",{class:"name"},e),o?_("kbd",{},o):null,n?_("small",{},n):null)}var Yo=e=>_("div",{class:"heading",role:"presentation"},e);var Nn="#pylogic=";var Wa=/^[a-z_][A-Za-z0-9_]{0,63}$/,Td=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Mn=e=>e.includes(Nn);async function Ba(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:c}=e,l=o===c.rules?{}:{rules:o},u=await Md(JSON.stringify({puzzle:t,instance:n,...l,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${Nn}${u}`}async function Fa(e){let t=e.slice(e.indexOf(Nn)+Nn.length).trim(),n;try{n=JSON.parse(await Ld(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Nd(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:c,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:c,constants:l}}var Ha=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),bt=e=>typeof e=="string",Cd=e=>Array.isArray(e)&&e.every(bt),Zo=(e,t,n)=>Ha(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Nd(e){return Ha(e)&&bt(e.puzzle)&&Wa.test(e.puzzle)&&bt(e.instance)&&Td.test(e.instance)&&bt(e.facts)&&
(e.rules===void 0||bt(e.rules))&&Zo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Zo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Cd)&&Zo(e.constants,Wa,t=>bt(t)&&t.length<=
200)}async function Md(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Ld(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:c}=await s.read();if(a)break;if(i+=c.length,i>2e6)throw await s.cancel(),new Error("large");r.push(c)}return new Blob(r).text()}var Ua=2e6,Dd=/^[^%\n]*(:-|#program|#show|[{}])/m,Xo="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Ka(e,t,n,o){let{store:s}=e;async function r(d,f="\
pasted"){if(Mn(d))return o(d);if(d.length>Ua)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:p,rules:m,constants:g}=s.now,
b=p?{puzzle:p,rules:m,constants:g}:{puzzle:n.first.puzzle},v=await F("import",{...b,text:d});if(!p&&!v.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let w=v.puzzle===p?s.now:await t.read(v.puzzle,f),y=Object.fromEntries(v.answer.map(x=>[x,!0]));t.showFacts(w,n.freeName(v.
puzzle,f),v.facts,y);let k=v.answer.length?", with what it shows of a solution":"",S=`a board of ${n.titleOf(v.puzzle)}`,O=v.is_named?`Recognised ${v.format}: ${S}`:
`Read as ${S}, the puzzle that is open`;t.tell(`${O}${k}.`),e.emit("pane","board")}async function i(d,f){let p=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),m=await t.read(p,n.firstOf(p));t.show({...m,rules:d}),t.tell(`These are rules: they are open as the puzzle ${p}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(d,f,p=!1)=>(p&&f&&Dd.test(d)?i(d,f):r(d,f)).catch(m=>t.tell(oe(m),!0));async function c(d){d.size>Ua?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await d.text(),Id(d.name),d.name.endsWith(".lp"))}async function l(){let d=_("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=_("p",{class:"failure",role:"alert",hidden:!0}),p=[_("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),d,f];for(;;){if(await ye({title:"Paste a board",content:p,buttons:[["open","Open it"]],check:()=>d.
value.trim()!==""})===null)return;try{await r(d.value);return}catch(g){f.hidden=!1,f.textContent=oe(g)}}}function u(){let d=_("input",{type:"file",onchange:()=>[
...d.files??[]].slice(0,1).forEach(c)});d.click()}addEventListener("paste",d=>{let f=d.clipboardData?.getData("text/plain")??"";j(d).closest?.(Xo)||f.trim()===""||
(d.preventDefault(),a(f))});let h=({dataTransfer:d})=>!!d?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",d=>{j(d).closest?.(
Xo)||!h(d)||(d.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",d=>{d.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",d=>{if(delete document.body.dataset.drop,j(d).closest?.(Xo)||!d.dataTransfer||!h(d))return;d.preventDefault();let[f]=d.dataTransfer.files;f?c(f):a(d.dataTransfer.
getData("text/plain"))}),{askForText:l,askForFile:u}}var Id=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function qa({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,c=xe(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
c||await ke("solved",{puzzle:r,instance:i}).catch(l=>n("message",{words:l.message,isBad:!0}))})}var Pd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},jd=15e5,Ga=2,Rd=["localhost","127.0.0.1","[::1]"];function Va(e,t){let{store:n}=e,o=h=>t.
tell(oe(h),!0);async function s(){let h=await Ba(n.now);h.length>jd?t.tell("This is too much for a link: download the files.",!0):await Vo(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:d}=await F("picture",I(n.now));h==="svg"?Rt(`${n.now.instance}.svg`,d,"image/svg+xml"):Rt(`${n.now.instance}.\
png`,await Wd(d),"image/png")}async function i(){let h=open("","_blank");try{let{html:d}=await F("page",I(n.now)),f=URL.createObjectURL(new Blob([d],{type:"text\
/html"}));h?h.location=f:Rt(`${n.now.instance}.html`,d,"text/html")}catch(d){h?.close(),o(d)}}function a(){let h=_("div",{class:"formats"},_("small",{class:"sof\
t"},"One moment\u2026"));return F("export",I(n.now)).then(({formats:d})=>{h.replaceChildren(...d.map(f=>ee(c(f),()=>Vo(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),d.length||h.append(_("small",{},"No other program's format fits this puzzle."))},d=>h.replaceChildren(
_("small",{class:"failure"},oe(d)))),h}let c=({format:h,title:d})=>`${d}${Pd[h]??""}`,l=(h,d,f)=>ee(`${h}, ${d}.lp`,()=>Rt(`${d}.lp`,f,"text/plain")),u=()=>[ee(
"Copy link",()=>s().catch(o),{note:`holds rules and board, and works ${Rd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where t\
his page can be reached"}; nothing is uploaded`}),Yo("Copy for other programs"),a(),Yo("Download"),l("Facts",n.now.instance,n.now.facts),l("Rules",n.now.puzzle,
n.now.rules),ee("Picture, SVG",()=>r("svg").catch(o)),ee("Picture, PNG",()=>r("png").catch(o)),ee("Page to print",i,{note:"the rules in words, and the board"})];
C("#share").append(...Cn("Share","Share: links, files, print",u))}async function Wd(e){let t=_("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.
decode();let n=_("canvas",{width:Ga*t.width,height:Ga*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?
o(r):s(new Error("This picture is too large.")),"image/png")})}async function Ja(e){C("#bar").append(_("div",{id:"notices"}));let t=Ma(e),n=Ra(e,t),o=u=>Za(e,t,u),s=Ka(e,t,n,o),r=Da(e,t,n),i=ja(e,t,n);Fd(e,t,n,s,r),Va(e,t),
Bd(e,n),qa(e,n);let a=n.load();a.catch(()=>{});let c=await ma();await Hd(e,t,a,c).catch(u=>t.tell(oe(u),!0)),await i.go(),Ud(e,t,()=>c.id),addEventListener("has\
hchange",async()=>{await Ya(t,o),await i.go()});let l=()=>n.load().catch(()=>{});e.when("library",l),Pa(e,t,l)}function Bd({store:e,when:t},n){let o=_("a",{class:"\
next"},"Next board");C("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Fd(e,t,n,o,s){let{store:r}=e,i=_("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",_("span",{class:"dot","aria-hidden":"true"})),a=()=>{let h=xe(r.now);i.disabled=!h,i.setAttribute("aria-l\
abel",h?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[ee("Save",t.save,{key:"Ctrl-S",isOff:!xe(r.now)}),ee("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],u=Cn("File","File: new, paste, save",()=>[ee("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[ee("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],ee("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at \
and others"}),ee("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),ee("Back to the saved files",s.revert,{isOff:!xe(r.now)}),ee("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);C("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],a),a(),addEventListener("keydo\
wn",h=>{!(h.ctrlKey||h.metaKey)||h.altKey||h.key.toLowerCase()!=="s"||(h.preventDefault(),t.save())})}async function Hd(e,t,n,o){if(await Ya(t,i=>Za(e,t,i))){o.
draft&&Ze(o.draft.document)&&Re(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,va());return}let s=(await We()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(s&&!wt()&&!r?.first.is_asked&&await ga(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`Your unsaved changes of ${Xe(
s.at)} are back.`);return}wt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function Ya(e,t){let{hash:n}=location;
if(!Mn(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(oe(o),!0),!1}}async function Za(e,t,n){let{rules:o,
...s}=await Fa(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, which is not \
here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved rules",()=>e.store.
change({rules:r.saved.rules})]];Fe({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like all others, and n\
othing is saved yet."})}function Ud({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Ho(n(),e.now)||o||(o=!0,t.tell("The browser has no room left to keep unsaved c\
hanges: save them (Ctrl-S).",!0))};e.on(Object.keys(st),ce(300,s)),addEventListener("pagehide",()=>{s(),ba(e.history)}),document.addEventListener("visibilitycha\
nge",()=>{document.hidden&&s()}),s()}var es={};$e(es,{start:()=>Gd});var Qo="pylogic:guide",qd=["workbench","index"];function Gd(e){let t=C("#drawer"),n=ge(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function c(m){
o.value||(a=document.activeElement),o.value=!0,C("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await ie("guide")),await h(m??localStorage.
getItem(Qo)??"")}catch(g){i.value={title:"",nodes:[_("p",{class:"failure"},g.message)]}}}function l(){o.value=!1,(a?.isConnected?a:p).focus()}let u=()=>o.value?
l():c(null);async function h(m,g=r.value){let[b,v]=m.split("#"),w=new Set(s.value.map(({topic:S})=>S)),y=[b,...qd].find(S=>w.has(S))??b,k=await n(S=>ie(`guide/${y}`,
S));k!==void 0&&(r.value=g.at(-1)===y?g:[...g,y],localStorage.setItem(Qo,y),i.value={title:k.title,nodes:Vd(k.html),heading:v})}function d(m){let g=j(m).closest(
"a[data-topic]");g!==null&&(m.preventDefault(),c(g.dataset.topic??""))}function f(){let{title:m,nodes:g,heading:b}=i.value,v=r.value.slice(0,-1);return K(()=>{let w=C(
"article",t);w.replaceChildren(...g);let y=b?w.querySelector(`#${CSS.escape(b)}`):null;y?y.scrollIntoView():t.scrollTop=0},[g]),$`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${w=>c(j(w).value)}>
          ${s.value.map(({topic:w,title:y})=>$`<option key=${w} value=${w}>${y}</option>`)}</select>
        <button type="button" title="The page before" disabled=${v.length===0}
          onclick=${()=>h(v[v.length-1],v)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${l}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${m} onclick=${d}></article>`}U($`<${f} />`,t);let p=_("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:u});U($`<${we} name="book" /><span class="wide">Guide</span>`,p),C("#appearance").prepend(p),N(()=>{t.hidden=!o.
value,p.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",m=>{if(m.key==="F1")u();else if(m.key==="Escape"&&t.contains(document.activeElement))
l();else return;m.preventDefault()}),e.when("guide",c)}function Vd(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&Jd(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=_("button",{type:"button",class:"copy",onclick:()=>Yd(s,
o)},"Copy"),r=_("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=_("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function Jd(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Qo)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function Yd(e,t){await navigator.clipboard.writeText(Zd(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function Zd(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var Xa="pylogic:panes",Xd=256,Qd=340,eh=24,th=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function Qa(){
let e=C("#panes"),t=JSON.parse(localStorage.getItem(Xa)??"{}");for(let[n,o,s,r]of th){let i=C(o),a=_("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),c=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},l=h=>{let d=e.clientWidth-Qd-(C(s).offsetTop===i.offsetTop?C(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(Xd,Math.min(h,d))),localStorage.setItem(Xa,JSON.stringify(t)),c()},u=({clientX:h})=>{let{left:d,right:f}=i.getBoundingClientRect();
l(n==="left"?h-d:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",u)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",u)),a.addEventListener("dblclick",()=>l()),a.addEventListener("keydown",({key:h})=>{let d={ArrowLeft:-1,ArrowRight:1}[h];
d&&l(i.offsetWidth+eh*(n==="left"?d:-d))}),(n==="left"?C("#board"):i).before(a),c()}}ns();var el=Rs(),tl={store:el,overview:Hs(el),...Us()};for(let e of[Qn,fo,_o,Lo,Go,es])e.start(tl);Qa();await Ja(tl);document.documentElement.dataset.ready="";
