var fl=Object.defineProperty;var ye=(e,t)=>{for(var n in t)fl(e,n,{get:t[n],enumerable:!0})};var V=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Xe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var rs="pylogic:token";function is(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(dl(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var dl=e=>localStorage.setItem(rs,e);async function jn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(rs)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new V({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?hl(await r.json()):
await r.text();throw new V({words:a,status:r.status})}return r}function hl(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ae(e,t){return(await jn(e,void 0,t)).json()}async function $e(e,t,n){return(await jn(e,t,n)).json()}async function le(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await jn(e,t,n);if(s.body===null)throw new V({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new V({words:"The server has gone away.",status:0})}
if(a.done)throw new V({words:"The server has gone away.",status:0});let c=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=c.pop()??"";for(let l of c){let u=ml(l);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new V(u.data);o(u.name,u.data)}}}}var U=(e,t,n)=>le(
e,t,{signal:n});function ml(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var R,vs,ys,xe,Bn,Vt,$s,qt,ks,qn,Wn,gl,Ot=Symbol.for("pv"),Jt={},Yt=[],wl=/^m(i|n|o|s|text|space)$/,Gn=Array.isArray,Vn=Yt.slice,Ue=Object.assign;function Fe(e){
e&&e.parentNode&&e.remove()}function _s(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Vn.call(arguments,2):n),vt(e,i,o,s,null)}function vt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ot,
__v:s||++vs,__i:-1,__u:0};return!s&&R.vnode&&R.vnode(r),r}function Qe(e){return e.children}function yt(e,t){this.props=e,this.context=t,this.__g=0}function Oe(e,t){
if(t==null)return e.__&&Oe(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Oe(
e)}function bl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Ue({constructor:Ot},n)).__v=n.__v+1,R.vnode&&R.vnode(t),Jn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||Oe(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,As(s,t,r),n.__=n.__e=null,t.__e!=o&&Ss(t))}function Ss(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ss(e)}function as(e){(8&e.__g||(e.__g|=8,xe.push(e),Vt++))&&Bn==R.debounceRendering||((Bn=R.debounceRendering)||
queueMicrotask)(xs)}function xs(){try{for(var e,t=1;xe.length;)xe.length>t&&xe.sort($s),e=xe.shift(),t=xe.length,8&e.__g&&bl(e)}finally{(Vt=xe.length)&&(Bn||queueMicrotask)(
xs)}}function Os(e,t,n,o,s,r,i,a,c,l,u){var h,d,f,m,p,b,v=o.__k||Yt,w=t.length;for(c=vl(n,t,v,c,w),h=0;h<w;h++)(f=n.__k[h])!=null&&(d=~f.__i&&v[f.__i]||Jt,f.__i=
h,b=Jn(e,f,d,s,r,i,a,c,l,u),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Yn(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||m,f)),p=p||m,4&f.__u?(c=Es(f,c,e,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&b!==void 0?c=b:m&&(c=m.nextSibling),f.__u&=-21);return n.__e=p,c}function vl(e,t,n,o,s){var r,i,a,c,l,u,h,d,f,m=n.length,
p=m,b=0,v=0,w=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[r]=vt(null,
i):Gn(i)?i=w[r]=vt(Qe,{children:i}):i.constructor===Ot&&i.__b?i=w[r]=vt(i.type,i.props,i.key,i.ref,i.__v):w[r]=i,c=r+b,i.__=e,i.__b=e.__b+1,a=null,~(l=i.__i=yl(
i,n,c,p))&&(p--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==c-1?b--:l==c+1?b++:l!=c&&(l>c?b--:b++,v=1)):(~l||(s>m?b--:s<m&&b++),typeof i.type!="function"&&(i.__u|=
4))):w[r]=null;if(v){for(u=[],h=[],r=0;r<s;r++)if((i=w[r])&&16&i.__u){for(b=0,d=u.length;b<d;)u[f=b+d>>1]<i.__i?b=f+1:d=f;u[b]=i.__i,h[r]=b+1}for(b=u.length;r--;)
h[r]&&(h[r]==b?b--:w[r].__u|=4)}if(p)for(r=0;r<m;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=Oe(a)),Zn(a,a));return o}function Es(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Es(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Oe(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function yl(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&i==a.type)
return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function ls(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ht(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ls(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ls(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Wn[t]||(Wn[t]=$l(t)),(e.__a||(e.__a={}))[t]=qn,r=
t!=(t=t.replace(ks,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function $l(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[qt]==null)t[qt]=qn++;else if(t[qt]<this.__a[e])
return;return n(R.event?R.event(t):t)}}}function Jn(e,t,n,o,s,r,i,a,c,l){var u,h,d,f,m,p,b,v,w,g,y,k,S,O,x,E,T,L,B=t.type;if(t.constructor!==Ot)return null;128&
n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,h=r=[],u.nodeType==8?a=Gt(u,r):r.push(u),a=r[0]||a),(u=R.__b)&&u(t);e:if(typeof B=="function"){d=i.length;try{if(v=t.
props,w=(u=B.prototype)&&u.render,g=(u=B.contextType)&&o[u.__c],y=u?g?g.props.value:u.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(w?t.__c=f=new B(v,y):(t.__c=
f=new yt(v,y),f.constructor=B,f.render=_l),g&&g.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),w&&(f.__s||(f.__s=f.state),B.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Ue({},f.__s)),Ue(f.__s,B.getDerivedStateFromProps(v,f.__s)))),m=f.props,p=f.state,f.__v=t,n.__c){if(v!==m&&w&&!B.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(v,y),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,y)===
!1){t.__v!=n.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(P){P&&(P.__=t)}),Yt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=Oe(n);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,y),w&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,p,b)})}else
w&&!B.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),w&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=v,f.__P=
e,f.__g&=-5,k=R.__r,S=w?25:0;do f.__g&=-9,k&&k(t),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);w&&(Yt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=Ue({},o,f.getChildContext())),w&&n.__c&&f.getSnapshotBeforeUpdate&&(b=f.getSnapshotBeforeUpdate(m,p)),O=u&&u.type===Qe&&u.key==
null?u.props.children:u,v.__P&&(u=a,s=(e=v.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&Zn(P,P)}),n.__k=null),a=n.__k?Oe(n,0):
null),a=Os(e,Gn(O)?O:[O],t,n,o,s,r,i,a,c,l),v.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(Fe),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(P){if(i.length=
d,t.__v=null,c||r)if(P&&P.then){if(t.__u|=128|c,r){for(~(T=r.indexOf(a||void 0))||(T=r.length);(L=r[T-1])&&L.nodeType==8;)T--;for(;T<r.length;T++)if(L=r[T])if(r[T]=
null,x){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=Gt(x=L))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(u=Gt(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=u):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Fe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),P&&P.then||zs(t),R.__e(P,t,n)}}else
a=t.__e=kl(n.__e,t,n,o,s,r,i,c,l,e);return(u=R.diffed)&&u(t),a}function Gt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(zs))}function As(e,t,n){for(var o=0;o<n.length;)Yn(n[o++],n[o++],n[o++]);R.__c&&R.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){R.__e(r,s.__v)}})}function kl(e,t,n,o,s,r,i,a,c,l){var u,h,d,f,m,p,b,v,w=n.props||Jt,g=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((m=r[u])&&(y?m.localName==y:m.nodeType==3)){
e=m,r[u]=null;break}}if(!e){if(v=l.ownerDocument||document,!y)return v.createTextNode(g);e=v.createElementNS(s,y,g.is?g:l),a&&(R.__m&&R.__m(t,r),a=!1),r=null}if(y){
if(l=y=="template"&&e.content||e,r=y=="textarea"&&g.defaultValue!=null?null:r&&Vn.call(l.childNodes),!a&&r)for(w={},u=0;u<e.attributes.length;u++)w[(m=e.attributes[u]).
name]=m.value;for(u in w)m=w[u],u=="dangerouslySetInnerHTML"?d=m:u=="children"||u in g||u=="value"&&"defaultValue"in g||u=="checked"&&"defaultChecked"in g||Ht(e,
u,null,m,s);for(u in g)m=g[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?p=m:u=="checked"?b=m:a&&typeof m!="function"||w[u]===m||Ht(e,u,m,w[u],
s);h?(a||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&wl.test(y))&&(s="http://www.w3.org/1999/xhtml"),Os(l,Gn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Oe(n,0),a,c),r&&r.some(Fe)),a&&y!="textarea"||(u="valu\
e",y=="progress"&&p==null?e.removeAttribute(u):p==null||p===e[u]&&(y!="progress"||p)||Ht(e,u,p,w[u],s),u="checked",b!=null&&b!=e[u]&&Ht(e,u,b,w[u],s))}else w===
g||a&&e.data==g||(e.data=g);return e}function Yn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){R.__e(s,n)}}function Zn(e,t,n){var o,s,r,i;if(R.unmount&&R.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Yn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){R.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Zn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Gt(o,r=[]))&&(o==e.__e&&r.some(Fe),Fe(s),Fe(o)),n||Fe(e.__e),e.__e=e.__c=e.__=null}function _l(e,t,n){
return this.constructor(e,n)}function F(e,t){var n,o,s,r;R.__&&R.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=vt(Qe,{children:[
e]}),s=[],r=[],Jn(t,t.__k,o||Jt,Jt,t.namespaceURI,o?null:t.firstChild?Vn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),As(s,t.__k,r),t.__k.props.children=
null}R={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Vt=0,e}},vs=0,ys=function(e){return e!=null&&e.
constructor===Ot},yt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ue({},this.state)),typeof e=="function"&&(e=e(Ue({},n),this.props)),
e&&(Ue(n,e),this.__v&&(t&&this.__k.push(t),as(this)))},yt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),as(this))},yt.prototype.render=
Qe,xe=[],Jt=0,$s=function(e,t){return e.__v.__b-t.__v.__b},Gt=Symbol(),ks=/(PointerCapture)$|Capture$/i,qn=0,Wn={},gl=0;var Ts=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,Ts(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},cs=new Map;function Sl(e){var t=cs.get(this);return t||(t=
new Map,cs.set(this,t)),(t=Ts(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?c.push(0,d,i):r===3&&(d||i)?(c.push(3,d,i),r=2):r===2&&i==="..."&&d?c.push(4,d,0):r===2&&i&&!d?c.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(c.push(r,0,i,s),r=
6),d&&(c.push(r,d,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&l(),l(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(l(),c=[c],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(l(),r===3&&
(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return l(),c})(e)),t),arguments,[])).length>1?t:t[0]}var $=Sl.bind(_s),St,ne,Rn,us,xl=Object.is,Fn=0,
Cs=[],Un=[],H=R,fs=H.__b,ds=H.__r,hs=H.diffed,ms=H.__c,ps=H.unmount,gs=H.__;function Xn(e,t){H.__h&&H.__h(ne,e,Fn||t),Fn=0;var n=ne.__H||(ne.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function Ns(e,t){var n=Xn(St++,3);!H.__s&&Qn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ne.__H.__h.push(n))}function K(e,t){var n=Xn(
St++,4);!H.__s&&Qn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ne.__h.push(n))}function J(e){return Fn=5,et(function(){return{current:e}},[])}function et(e,t){var n=Xn(St++,
7);return Qn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ol(){var e;do{for(;e=Un.shift();)try{$t(e)}catch(n){H.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Cs.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some($t),t.__h.some(Hn),t.__h=[]}catch(n){t.__h=[],H.__e(n,e.__v)}}}while(Un.length)}H.__b=function(e){ne=null,fs&&fs(e)},H.__=function(e,t){
e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gs&&gs(e,t)},H.__r=function(e){ds&&ds(e),St=0;var t=(ne=e.__c).__H;t&&(Rn==ne?ne.__h=[]:(t.__h.some($t),t.__h.some(Hn),St=
0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Rn=ne},H.diffed=function(e){hs&&hs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&bs(Cs.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Rn=ne=null},H.__c=function(e,t){t.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.
__||Hn(o)})}catch(o){n.__h=[function(){throw o}]}}),ms&&ms(e,t)},H.unmount=function(e){ps&&ps(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&
s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,bs(Un.push(s))}else $t(s)}catch(r){t=r}}),o.__H=void 0,t&&H.__e(t,o.__v))};var ws=typeof requestAnimationFrame==
"function";function El(e){var t,n=function(){clearTimeout(o),ws&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ws&&(t=requestAnimationFrame(n))}function bs(e){
e!=1&&us==H.requestAnimationFrame||((us=H.requestAnimationFrame)||El)(Ol)}function $t(e){var t=ne,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ne=t}function Hn(e){
var t=ne;e.__c=e.__(),ne=t}function Qn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!xl(n,e[o])})}var zl=Symbol.for("preact-signals");function en(){
if(ke>1)ke--;else{var e,t=!1;for((function(){var s=Xt;for(Xt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();_t!==void 0;){var n=_t;for(_t=void 0,Zt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ls(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Zt=0,ke--,
t)throw e}}function eo(e){if(ke>0)return e();Kn=++Al,ke++;try{return e()}finally{en()}}var kt,W=void 0;function Y(e){var t=W,n=kt;W=void 0,kt=void 0;try{return e()}finally{
W=t,kt=n}}var _t=void 0,ke=0,Zt=0,Al=0,Kn=0,Xt=void 0,Qt=0;function Ms(e){if(W!==void 0){var t=e.n;if(t===void 0||t.t!==W)return t={i:0,S:e,p:W.s,n:void 0,t:W,e:void 0,
x:void 0,r:t},W.s!==void 0&&(W.s.n=t),W.s=t,e.n=t,32&W.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=W.s,t.n=void 0,
W.s.n=t,W.s=t),t}}function ee(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ee.prototype.brand=
zl;ee.prototype.h=function(){return!0};ee.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Y(function(){var o;(o=
t.W)==null||o.call(t)}))};ee.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&Y(function(){var s;(s=t.Z)==null||s.call(t)}))}};ee.prototype.subscribe=function(e){var t=this;return N(function(){var n=t.value;
Y(function(){return e(n)})},{name:"sub"})};ee.prototype.valueOf=function(){return this.value};ee.prototype.toString=function(){return this.value+""};ee.prototype.
toJSON=function(){return this.value};ee.prototype.peek=function(){var e=this;return Y(function(){return e.value})};Object.defineProperty(ee.prototype,"value",{get:function(){
var e=Ms(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Zt>100)throw new Error("Cycle detected");(function(n){ke!==0&&Zt===0&&n.
l!==Kn&&(n.l=Kn,Xt={S:n,v:n.v,i:n.i,o:Xt})})(this),this.v=e,this.i++,Qt++,ke++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{en()}}}});function A(e,t){return new ee(
e,t)}function Ls(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ds(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Is(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function He(e,t){ee.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Qt-1,
this.f=4}He.prototype=new ee;He.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qt))return!0;if(this.g=Qt,this.f|=
1,this.i>0&&!Ls(this))return this.f&=-2,!0;var e=W;try{Ds(this),W=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return W=e,Is(this),this.f&=-2,!0};He.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}ee.prototype.S.call(this,e)};He.prototype.U=function(e){if(this.t!==void 0&&(ee.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==
void 0;t=t.n)t.S.U(t)}};He.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(He.prototype,"valu\
e",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ms(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function de(e,t){
return new He(e,t)}function Ps(e){var t=e.j;if(e.j=void 0,typeof t=="function"){ke++;var n=W;W=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,to(e),o}finally{W=n,
en()}}}function to(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ps(e)}function Tl(e){if(W!==this)throw new Error("Out-of-order effect");Is(this),
W=e,this.f&=-2;try{8&this.f&&to(this)}finally{en()}}function tt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,kt&&kt.push(
this)}tt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};tt.prototype.
S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ps(this),Ds(this),ke++;var e=W;return W=this,Tl.bind(this,e)};tt.prototype.N=function(){
2&this.f||(this.f|=2,this.u=_t,_t=this)};tt.prototype.d=function(){this.f|=8,1&this.f||to(this)};tt.prototype.dispose=function(){this.d()};function N(e,t){var n=new tt(
e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var js,Et,Kt,Cl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Rs=[];N(function(){js=this.N})();function nt(e,t){R[e]=t.bind(null,R[e]||function(){})}function xt(e){if(Kt){var t=Kt;Kt=void 0,t()}Kt=e&&e.S()}function Bs(e){
var t=this,n=e.data,o=Ee(n);o.name="ReactiveDom",o.value=n;var s=et(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var l=de(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),u=de(function(){return!Array.isArray(l.value)&&!ys(l.value)}),h=N(function(){if(this.N=Fs,u.value){var f=l.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[u,l]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Bs.displayName="ReactiveTextNode";Object.defineProperties(ee.prototype,{constructor:{configurable:!0,value:_s(Qe,null).constructor},type:{configurable:!0,
value:Bs},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});nt("__b",function(e,t){if(xt(),
Et=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof ee&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
nt("__r",function(e,t){if(e(t),t.type!==Qe){xt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return N(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Cl&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Et=o,xt(n)}});nt("__e",function(e,t,n,o){xt(),Et=void 0,e(t,n,o)});nt("diffed",function(e,t){xt(),Et=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var c in o){var l=r[c],
u=o[c];l===void 0?(l=Nl(n,c,u,s),r[c]=l):l.o(u,s)}}}e(t)});function Nl(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:N(function(){this.N=Fs;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}nt("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var c in i)a[c]=i[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)});nt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});yt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Ee(e,t){return et(function(){return A(e,t)},[])}function Ws(e,t){
var n=J(e);return n.current=e,Et.__$f|=4,et(function(){return de(function(){return n.current()},t)},[])}var Ml=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ll(){eo(function(){for(var e;e=Rs.shift();)js.call(e)})}function Fs(){Rs.push(this)===1&&(R.requestAnimationFrame||Ml)(Ll)}var ot=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Dl=["facts","marks","notes"],Il=["puzzle","instance","rules","facts","constants"];function Us(e=ot){let t=A(e),n=e,o=de(()=>{let h=t.value;
return Il.some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,a=new Set,c=h=>eo(()=>{let d=t.peek();t.value=h;let m=Object.keys(h).filter(p=>h[p]!==d[p]);if(m.length)
for(let p of[...a])p(h,d,new Set(m))}),l=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),u=(h,d)=>{if(!h.length)return;let f=t.peek();d.push(l(f)),i=null,
c({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:l(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let m=t.peek(),p=Dl.some(b=>b in h&&h[b]!==m[b]);p&&f&&!(d!==
null&&d===i)&&(s.push(l(m)),r=[]),(p||"mode"in h)&&(i=d),c({...m,...h})},open(h,d=null){let f={...ot,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(
l(f))?[d.past,d.future,null]:[[],[],null],c(f)},undo:()=>u(s,r),redo:()=>u(r,s),on(h,d){let f=new Set(h),m=(...p)=>{[...p[2]].some(b=>f.has(b))&&d(...p)};return a.
add(m),()=>a.delete(m)}}}function I(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function Ke(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var no={facts:40,rules:200},Hs=["puzzle","instance","rules","facts","constants","marks"],Ks="facts";function Gs(e){let t=new Set,n=new Map,o=new Set,s=no.facts,
r=0;e.on(Hs,(d,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?no.rules:no.facts});function i(d,f){return c(d),o.add(d),new Promise((m,p)=>{let b={resolve:m,reject:p,
onEvent:f},v=[...t].find(({about:w,parts:g})=>g.includes(d)&&Hs.every(y=>w?.[y]===e.now[y]));v?(v.wishes.set(d,b),qs(v,d)):(n.set(d,b),clearTimeout(r),r=setTimeout(
l,s))})}function a(d){c(d),o.delete(d)}function c(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...t]){let m=f.wishes.get(d);m&&(m.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function u(d,f){let m=e.
now;return new Promise((p,b)=>{let v=g=>{w.about={...m,facts:g[g.length-1]},f(g),p()},w=h(m,null,[...o],new Map([[Ks,{resolve:v,reject:b}]]),{steps:d})})}function h(d,f,m,p,b={}){
let v={about:f,parts:m,wishes:p,told:new Map,controller:new AbortController},w=(g,y)=>{g==="found"?p.get("solve")?.onEvent?.(g,y):v.told.set(g,g===Ks?{found:y.facts}:
y),qs(v,g)};return t.add(v),le("overview",I(d,{...b,parts:m}),{signal:v.controller.signal,onEvent:w}).catch(g=>{for(let y of p.values())y.reject(g)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:a,edit:u}}function qs({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new V(s.failed)):o.
resolve(s.found))}function Vs(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),Y(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var oo={};ye(oo,{start:()=>Fl});function _(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function ce(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function C(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ze=e=>[...document.querySelectorAll(e)],zt=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),j=e=>e.target;function ue(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function pe(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var Z=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var Pl={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},ge=({name:e})=>$`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Pl[e]} /></svg>`;var jl=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Rl=8e3,Bl=2,Wl=["pointerdown","keydown"],
Js={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Fl(e){F($`<${Ul} ...${e} />`,C("#modes")),F($`<${Hl} ...${e} />`,
C("#history")),F($`<${ql} />`,C("#appearance")),Kl(e),Gl(e),Jl(e)}function Ul({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),C(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return jl.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return $`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Hl=({store:e})=>$`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${ge} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${ge} name="redo" /><span class="wide">Redo</span>
  </button>`;function Kl({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||j(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function ql(){let e=Ee(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return y`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${ge} name=${e.value?"light":"dark"} /></button>`}function Gl(e){let t=ze("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Vl(e)}function Vl(e){
let t=Object.keys(Js),n=o=>{e.emit("pane",o),ze(`#${o} :is(${Js[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ze(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Jl(e){let t=C("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=_(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Bl),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Wl)addEventListener(a,i,{once:!0})},Rl)})}var po={};ye(po,{start:()=>iu});function At(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(_("span",{class:t,ariaHidden:"true"},n))}function Ys(e,t,n,o){
At(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let c=Number(a)-1,l=_("span",{},a);return l.style.gridArea=`${Math.floor(
c/r)+1} / ${c%r+1}`,[l," "]})))}function Zs(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Xs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var nn={corner:"",centre:"~",colour:"#"},st=Object.keys(nn),Ae=st.filter(e=>e!=="colour"),Te=["red","orange","yellow","green","cyan","blue","purple","grey"],Tt=(e,t)=>nn[e]+
t,Ce=(e=[],t)=>e.filter(n=>so(n)===t).map(n=>n.slice(nn[t].length)),so=e=>st.find(t=>nn[t]===e[0])??"corner",Qs=(e,t,n)=>t.every(o=>e[o]?.includes(n))?io(e,t,o=>o.
filter(s=>s!==n)):ro(e,t,[n]),ro=(e,t,n)=>io(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ct=(e,t,n,o)=>io(e,t,s=>s.filter(
r=>!n.includes(so(r))||o!==void 0&&r!==Tt(so(r),o)));function io(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var G=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),er=new Map;function nr({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=er.get(o)??{svg:e,words:t,reach:n};return er.set(o,s),s}var Yl=["diagonal","triangle"],nn=nr({svg:"",words:""});function or(e,t=null){let n=e.pieces.map(
nr),o=a=>a.map(c=>c<0?nn:n[c]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Zl(a.peers??{}),choices:a.choices.map(c=>({...c,looks:c.looks.map(l=>l.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(c=>[c.slice(0,-1).join(","),c.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Zl(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var re=(e,t,n)=>(t-1)*e.columns+n-1,M=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Ne=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,ao=(e,t,n,o)=>Ne(t,M(e,o).join(","),n),_e=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Yl.includes(e)&&n.some(({value:o})=>o!==null);function lo(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?ie(e,o,s):-1}var Me=(e,t)=>!!e.looks[0]?.[t],sn=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Me(o,t))),co=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),sr=e=>co(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),he=(e,t,n,o)=>Ge(t,n,M(e,o).join(",")),sn=(e,t,n,o,s)=>un(t,n,M(e,o).join(","),s),rn=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function an({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Nt(e,t,n){for(let o of e.plays){let s=o.choices[he(e,o,t,n)];if(s&&Me(s,n))return s.looks.map(r=>r[n]??nn)}return e.
frames.map(o=>o.blank[n])}var tr={corner:"candidates",centre:"centre",colour:"coloured"};function ln(e,{marks:t,notes:n},o){let[s,r]=M(e,o),i=e.plays.map(d=>d.choices[he(
e,d,t,o)]?.words).filter(d=>d!==void 0),a=e.frames[0].blank[o].words,c=st.map(d=>[tr[d],...Ce(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?c.filter(([d])=>d===
tr.colour):c,u=e.plays.filter(me).flatMap(d=>lr.map(f=>{let m=d.choices[Ge(d,t,Le(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),h=[a,...i,...u,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function rr(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Ne(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>me(s)&&n(s)))return!0;let o=lo(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Me(r,o)&&ao(e,s,r,o)===t))}function ir(e,t,n){let o=n.filter(r=>rr(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var cn=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function ar(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>rr(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var me=e=>e.where!=="cell",lr=["top","righ\
t","bottom","left"],Xl={top:[-1,0,"bottom"],left:[0,-1,"right"]},qe=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function cr(e,t,n,o){let s=c=>c.
every((l,u)=>l>=Math.min(n[u],o[u])&&l<=Math.max(n[u],o[u])),r={...t},i={};for(let c of e.spots){let[l,u,h]=c.split(","),[d,f]=[[+l,+u],[+l+ +(h==="bottom"),+u+
+(h==="right")]].map(p=>s(p));if(!d&&!f)continue;let m=Ne(e,c,e.choices[0]);delete r[m],d!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(c=>t[c])?r:{...r,...i}}function Le(e,t,n){let[o,s]=M(e,t),[r,i,a]=Xl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ge=(e,t,n)=>e.choices.findIndex(o=>t[Ne(e,n,o)]===o.holds);function un(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Ne(e,n,i)];let r=e.choices[o];return r&&
(s[Ne(e,n,r)]=r.holds),s}var ur=(e,t,n)=>e.plays.filter(me).reduce((o,s)=>lr.reduce((r,i)=>un(s,r,Le(e,n,i),-1),o),t);function Ve({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,c]=[n+(r-1)*e,n+(s-1)*t],[l,u]=[a+e,c+t];if(o==="edge")return{top:[a,c,l,c],bottom:[a,u,l,u],left:[a,c,a,u],right:[l,c,l,u]}[i];let[h,d]=[a+e/2,c+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function fr(e,t,[n,o,s]){let[r,i,a,c]=Ve(e,t,[n,o,s]);if(t==="edge")return[r,i,a,c];let[l,u]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+u,o+l]].map(f=>e.frames[0].cells[re(e,f[0],f[1])]?.reach?.[u]??0);return[r+l*h,i+u*h,a-l*d,c-u*d]}function oe({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Ql=500,ec=["clue","unknown"];function dr({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=tc(e,o),r=()=>t.sheet,i=k=>r().edits.find(S=>S.what===k),
a=k=>M(r(),k).join(","),c=(k,S)=>{n.value=new Map([...n.value,...S.map(([O,x])=>[`${k} ${O.join(",")}`,x])])};function l(k,S,O,x=null){for(let E of ec)c(E,[[M(r(),
S),null]]);b(k,S,O,x)}function u(k,S){let O=S.filter(x=>m(x,k));if(O.length){for(let x of O)c(x,[[M(r(),k),null]]);s.ask({cells:O.map(x=>[x,...M(r(),k),null])})}}
function h(k,S){let O=n.peek().get(`${k} ${S}`);return O===void 0?i(k)?.cells.get(S)??null:O}function d(k){let S=[...n.peek().keys()].filter(x=>x.startsWith(`${k}\
 `)).map(x=>x.slice(k.length+1)),O=i(k)?.cells.keys()??[];return[...new Set([...O,...S])].filter(x=>h(k,x)!==null)}let f=(k,S)=>h(k,a(S)),m=(k,S)=>f(k,S)!==null;
function p(k,S,O=null){c(k,S),s.ask({cells:S.map(([x,E])=>[k,...x,E])},O)}let b=(k,S,O,x=null)=>p(k,[[M(r(),S),O]],x);function v(k,S){let O=[];for(;;){let x=h(k,
[...S,O.length+1].join(","));if(x===null)return O;O.push(x)}}function w(k,S,O,x=null){let E=O.match(/\d+/g)??[],T=v(k,S).slice(E.length).map(()=>null);p(k,[...E,
...T].map((L,B)=>[[...S,B+1],L]),x)}function g(k,S){k>=1&&S>=1&&s.ask({size:[k,S]})}function y(k){let S=L=>/^\d+$/.test(L)?Number(L):L,O=k.flatMap(L=>{let[,B="",
P=""]=/^(\w+)\((.*)\)$/.exec(L)??[],q=P.split(","),fe=t.sheet.edits.find(({isClue:al,predicate:ll,keys:cl,values:ul})=>al&&ll===B&&cl+ul===q.length);return fe?[
[fe.what,...q.slice(0,fe.keys).map(S),q.slice(fe.keys).join(",")]]:[]});if(!O.length||O.length<k.length)return!1;s.ask({cells:O});let[x,E,T]=O[0];return i(String(
x))?.where==="cell"&&t.grid.select(re(r(),Number(E),Number(T))),!0}return{entry:i,key:a,set:l,erase:u,found:h,everywhere:d,valueAt:f,has:m,place:p,become:b,numbers:v,
becomeNumbers:w,resize:g,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function tc(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(u,h=null){s.push({step:u,
merge:h}),r||c()}async function c(){for(r=!0;s.length;)await l(s.splice(0,Ql));r=!1}async function l(u){let h=n.now,d=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,m.forEach((p,b)=>{!d&&p!==n.now.facts&&n.change({facts:p},{merge:u[b].merge})}))};try{await o.edit(
u.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof V))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}d&&await l(
u)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var uo="Click a cell to put one there, or to take it away.",it={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},rt={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",how:"\
turned",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{
name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arr\
ow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, w\
ith commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a \
sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the ce\
ll"],["<, >, X, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wh\
ere cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:uo},block:{name:"\
Blocked cells",hint:uo},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",
keys:[["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper \
right of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma t\
he one down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them.",keys:[["Arrow over the\
 edge","with Numbers beside chosen: the numbers of that line"],["Enter, Shift and Enter","there: the next line, the one before"],["Escape","back to the board"]]},
slanted:{name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that begin there."}};function Mt({what:e,predicate:t,where:n,keys:o,
values:s,choices:r}){let i=`${t[0].toUpperCase()}${t.slice(1)}`;if(e in rt)return{name:i,...rt[e]};if(!(e==="unknown"||n!=="cell"||o!==2))return r.length?{name:i,
how:"turned",hint:`Click a cell: ${r.join(", then ").replaceAll("_"," ")}.`}:s?{name:i,isTyped:!0,hint:"Click a cell and type its number."}:{name:i,hint:uo}}var at={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function hr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(me);
function i(p,b,v,w=null){let g=Ge(p,n.now.marks,b);!p.spots.has(b)||g===v||n.change({marks:un(p,n.now.marks,b,v)},{merge:w})}function a(p,b){let v=t.grid.side(p,
b,t.sheet.plays.every(me));return v===null?null:Le(t.sheet,p,v)}let c=(p,b,v,w=null,g=-1)=>({play:p,index:b,spot:w,number:g,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),l=(p,b)=>rn(p,Ge(p,n.now.marks,b)),u=(p,b)=>an(p,Ge(p,n.now.marks,b));function h(p,b,v){o=null;let w=r();if(!w||p<0)return{isClick:!1,isDrag:!1};
let g=a(p,v),y=g===null?-1:b?u(w,g):l(w,g),k=qe(w)&&t.grid.side(p,v,!1)===null,S=w.where==="link"?"link":k?"area":"side";return g===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=c(w,p,S,g,y),g!==null&&S==="side"&&i(w,g,y,o.merge),{isClick:g!==null,isDrag:!0})}function d(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),v=b<0?null:a(b,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[b,v]=[M(t.sheet,o.index),M(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:cr(o.play,o.before,b,v)},{merge:o.merge});return}let[w,g]=[v[0]-b[0],v[1]-b[1]];if(Math.abs(w)+Math.abs(g)!==
1){o.index=p;return}let y=w?w>0?"bottom":"top":g>0?"right":"left",k=Le(t.sheet,o.index,y);if(!o.isDragged){let{play:S,play:{clicks:O,choices:x}}=o,E=Ge(S,n.now.
marks,k)===O[0];o.number=x[0].value!==null?l(S,k):E?-1:O[0],o.isDragged=!0}i(o.play,k,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&f(p)},onKey(p,b){let v=p.shiftKey?at[p.key]:void 0,w=r();if(!w)return!1;if([" ","Enter"].includes(p.key)&&qe(w)&&t.sheet.plays.every(
me))return o?m():f((o=c(w,b,"area")).index),!0;if(v===void 0)return!1;let g=Le(t.sheet,b,v);return i(w,g,l(w,g)),!0}}}var nc={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function mr({view:e,changes:t,pen:n}){let o=l=>M(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===u?null:u]])}function i(l,u){let[h,d,f]=Le(e.sheet,l,u).split(",");return(f==="right"?Number(d)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),f]]:[]}function a(l,u,h){let[d,f]=o(l),[m,p]=[2*d+u,2*f+h];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function c(l,u){let[h,d="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,h===u?null:`${u},${d}`)}return{press(l,u){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:f}=e.grid.within(l,u),[m,p]=o(l),b=e.grid.side(l,u);return h==="vertex"?r(
[m-+(f<.5),p-+(d<.5)]):h==="centre"?a(l,Math.floor(f*3)-1,Math.floor(d*3)-1):b!==null&&h==="arrow"?c(l,b):b!==null&&i(l,b).forEach(r),!0},onKey({key:l,shiftKey:u},h){
let{kind:d}=n,f=u?at[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")c(h,f);else if(f&&d==="centre")a(h,...nc[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")a(h,Number(u),Number(u));else return!1;return!0},clear(l){let[u,h]=o(l),d=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),m=({between:Object.values(at).flatMap(p=>i(l,p)),vertex:d.filter(p=>Math.max(...p)<1).map(([p,b])=>[u+p,h+b]),centre:d.map(([p,b])=>[
2*u+p,2*h+b])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function pr({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return c();n={id:0,cells:[l]}}function i(l){if(l===void 0)return c();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:u,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;t.place("path",d.map(
f=>[[...M(e.sheet,f),u],String(h.indexOf(f)+1)]),`path ${u}`)}function a(l){let u=M(e.sheet,l).join(","),h=o().filter(([f,m])=>`${f},${m}`===u).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&t.place("path",d.map(f=>[f.map(s),null]))}function c(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:c}}var oc=4,fn={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},fo=["across","down"],Lt=(e,t)=>(e+t).slice(-oc).replace(/^0+(?=\d)/,
"");function gr({view:e,changes:t}){let n="across",o="",s=0;function r(c){let l=t.valueAt("cage",c),h=t.everywhere("cage").filter(d=>l!==null&&t.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>re(e.sheet,d,f));return h.find(d=>t.has("target",d))??Math.min(c,...h)}function i(c,l,u){let[h="add",d=""]=t.valueAt(
"target",r(c))?.split(",")??[],f=l in fn?[fn[l],d]:[h,o=Lt(o,l)];f[1]!==""&&t.become("target",r(c),f.join(","),u)}function a(c,l,u){l===","?[n,o]=[fo[1-fo.indexOf(
n)],""]:t.place("sum",[[[...M(e.sheet,c),n],o=Lt(o,l)]],u)}return{has:c=>c==="target"||c==="sum",press(c,l){let{left:u,top:h}=e.grid.within(c,l);n=u>=h?"across":
"down",o=""},type(c,l,u){return o===""&&(s+=1),(c==="sum"?a:i)(l,u,`${c} ${l} ${s}`),!0},clear(c,l){o="",c==="target"?t.become("target",r(l),null):t.place("sum",
fo.map(u=>[[...M(e.sheet,l),u],null]))},leave(){[n,o]=["across",""]}}}var sc=["clue","unknown","circle","object","block","arrow","segment"],rc=["0","1","2","3","4"],ic={white:"O W",black:"B"};function ac(e,t){let n=A("clue"),o=A({});
return{get kinds(){let s=e.sheet.edits.filter(Mt).map(({what:r})=>r);return[...new Set([...Object.keys(rt).filter(t),...s])]},get tool(){let s=t(this.kind);return s&&
Mt(s)},get kind(){return t(n.value)?n.value:this.kinds[0]??"clue"},set kind(s){n.value=s,this.isPainting&&(o.value={[s]:[...t(s)?.cells.values()??[]][0]??"1",...o.
value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!t("path")},get isTyped(){
return!!(this.tool?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(s){return this.tool?.how===s},get isMark(){return t(this.kind)?.values===0},get id(){
return o.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:s=[],cells:r=new Map}=t(this.kind)??{},i=this.kind==="vertex"?rc:s,a=[...r.values(),
...[o.value[this.kind]??[]].flat()].sort((c,l)=>c.localeCompare(l,"en",{numeric:!0}));return[...new Set([...i,...a])]},pick(s){o.value={...o.value,[this.kind]:s}}}}
function wr({app:e,view:t}){let n=dr({app:e,view:t}),o=ac(t,n.entry),s=mr({view:t,changes:n,pen:o}),r=pr({view:t,changes:n}),i=gr({view:t,changes:n}),a="",c=null,
l=0;function u(g){a="",o.kind==="numbers"?n.becomeNumbers("numbers",M(t.sheet,g),""):o.isPath?r.clear(g):i.has(o.kind)?i.clear(o.kind,g):s.clear(g)||n.erase(g,sc)}
let h=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function d(g,y){let k=n.entry(o.kind)?.choices??[],S=n.valueAt(o.kind,g),O=k[S===null?0:k.indexOf(S)+1]??null;
n.become(o.kind,g,y&&S!==k[1]?k[1]:O)}function f(g){let{id:y}=o;y===null||n.valueAt(o.kind,g)===y||n.become(o.kind,g,y,c)}function m(g,y,k){a="",i.has(o.kind)&&
i.press(g,k),s.press(g,k)||p(g,y)}function p(g,y=!1){o.isPath?r.press(g):o.isPainting?(c=`paint ${l+=1}`,y?o.pick(n.valueAt(o.kind,g)??o.id):f(g)):o.is("turned")?
d(g,y):o.isMark?h(g):y&&n.entry("unknown")&&b(g)}let b=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function v(g,y){let{kind:k}=o;if(o.isPlaced&&y!==",")return o.
pick(a=Lt(a,y)),!0;if(i.has(k))return i.type(k,g,y);if(!o.isTyped||y===","&&k!=="numbers")return!1;a===""&&(l+=1);let S=`${k} ${n.key(g)} ${l}`;if(k==="numbers")
return a+=y,n.becomeNumbers(k,M(t.sheet,g),a,S),!0;a=Lt(a,y);let O=n.valueAt("arrow",g)?.split(",")[0]??"top";return k==="arrow"?n.become(k,g,`${O},${a}`,S):n.set(
k,g,a,S),!0}function w(g,y){if(/^[0-9,]$/.test(g.key)||i.has(o.kind)&&g.key in fn)return v(y,g.key);let k=o.kind==="between"&&o.ids.find(S=>` ${it[S]} ${ic[S]}`.
includes(` ${g.key.toUpperCase()}`));return k?(o.pick(k),!0):s.onKey(g,y)?!0:g.key==="?"&&n.entry("unknown")?(a="",b(y),!0):g.key==="Delete"||g.key==="Backspace"?
(u(y),!0):g.key!==" "&&g.key!=="Enter"?!1:(p(y),!0)}return{changes:n,pen:o,press:m,onKey:w,clear:u,type:v,question:b,move(){},drag(g){o.isPainting?f(g):r.reach(
g)},release:r.end,leave(g){a="",i.leave(),r.reach(g)}}}var yr="http://www.w3.org/2000/svg",lc=["cause","effect","wrong"];function mn(){let e=document.createElementNS(yr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=oe(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=lc.flatMap(
c=>{let l=t?.[c]??[],u=l.flatMap(d=>{let f=fc(n,d),m=vr(d)?"whole":cc(d)?"line":"";return f?[br("rect",{...f,rx:m==="whole"?0:3,class:`${c} ${m}`})]:[]}),h=uc(n,
l.filter(vr),c==="cause"?3:5);return h?[...u,br("path",{d:h,class:c})]:u});e.replaceChildren(...a)}}}function br(e,t){let n=document.createElementNS(yr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var vr=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,cc=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function uc({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),c=new Set(
a.map(String)),l=(h,d)=>c.has(`${h},${d}`),u=[];for(let[h,d]of a){let[f,m]=[s+(d-.5)*n,s+(h-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+p,d+b))continue;
let[v,w]=[-1,1].map(g=>{let[y,k]=[p?0:g,p?g:0],S=l(h+y,d+k)?l(h+y+p,d+k+b)?i:0:-i,[O,x]=p?[n/2,o/2]:[o/2,n/2],[E,T]=[g*(O+S),(p||b)*(x-i)];return p?`${f+E} ${m+
T}`:`${f+T} ${m+E}`});u.push(`M${v}L${w}`)}}return u.join("")}var dn=7,hn=11;function fc(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Dt(e,t);
let r=typeof t[0]=="string",[i,a,c]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[l,u]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-hn,y:u-hn,
width:2*hn,height:2*hn}}if(c!==void 0){let l=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[u,h,d,f]=Ve(e,l,[i,a,c]);return{x:u-dn,y:h-dn,width:d-u+2*dn,height:f-
h+2*dn}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Dt({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,c,l]=o,
[u,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,c-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:u+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var ho="http://www.w3.org/2000/svg",$r=new Map;function kr(e){let t=$r.get(e)??[...ce(`<svg xmlns="${ho}">${e.svg}</svg>`).childNodes];return $r.set(e,t),t.map(
n=>n.cloneNode(!0))}function pn(e,t,...n){let o=document.createElementNS(ho,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function _r({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=ce(e),c=a.querySelector("g");if(c===null)return a;r.forEach((f,m)=>{if(f<0)return;let[p,b]=[Math.floor(m/t),m%
t],v=`translate(${s+b*n} ${s+p*o})`;c.append(pn("g",{transform:v},...kr(i[f])))});let{x:l,y:u}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>pn("text",{x:s+(f+
.5)*n,y:u-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/t).keys()].map(f=>pn("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(pn("g",{class:"numbers"},...h,...d)),a}function Sr(){let e=_("div",{class:"frames"}),t=[],n=G,o=i=>n!==G&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,c)=>a.svg===n.frames[c].svg&&a.name===n.frames[c].name);function s(i){t=i.frames.map((a,c)=>{let l=a.svg?ce(a.svg):null,
u=l?.querySelector("g")??null,h=_("figcaption",{});c===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=_("div",{class:"surfac\
e"},l),f=a.name&&i.frames.length>1?_("h3",{},a.name):null;return{figure:_("figure",{},f,d,h),surface:d,group:u,captions:h,looks:new Array(i.count).fill(nn),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,c){let l=t[i];if(!l?.group||l.looks[a]===c)return;l.looks[a]=c;let u=l.groups[a];
if(u===null){let{width:h,height:d,edge:f}=n.cell,[m,p]=[Math.floor(a/n.columns),a%n.columns];u=l.groups[a]=document.createElementNS(ho,"g"),u.setAttribute("tran\
sform",`translate(${f+p*h} ${f+m*d})`),l.group.append(u)}u.replaceChildren(...kr(c))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((c,l)=>{c.cells.forEach((u,h)=>r(l,h,u)),t[l].captions.replaceChildren(...c.captions.map(u=>_("p",{},u)))}),a},cell:(i,a)=>a.
forEach((c,l)=>r(l,i,c)),fade:(i,a)=>{for(let{groups:c}of t)c[i]?.classList.toggle("faint",a)}}}var It={title:"",frames:[]},dc=900,hc=700,xr=28,mc=1.5,pc=.35;function Or({app:e,view:t}){let n=It,o=0,s=0,r=gc({app:e,view:t}),i=_("h2",{}),a=_("p",{class:"nam\
e"}),c=_("div",{class:"captions",role:"status"}),l=_("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),u=(O,x,E)=>_("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=u("First","First picture",()=>y(0)),d=u("\u25C0","One picture back",()=>y(o-1)),f=u("Play","Play the film",()=>s?S():
k()),m=u("\u25B6","One picture on",()=>y(o+1)),p=u("Last","Last picture",()=>y(1/0)),b=_("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=_("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,m,p,l),w=_("section",{class:"film",hidden:!0,ariaLabel:"Film"},_("div",{class:"\
line"},i,b),r.element,a,c,v);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),c.replaceChildren(...(x.captions??[]).map(T=>_("p",{},T))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=d.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function y(O){S(),g(O)}function k(){
o===n.frames.length-1&&g(0),f.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?S():k()},dc+hc*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=wc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
y(E)}),w.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
j(O).tagName!=="BUTTON")s?S():k();else{if(x===void 0)return;y(x)}O.preventDefault()}),{element:w,get isOn(){return n!==It},show(O){let x=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:It,w.hidden=n===It,n!==It&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),v.hidden=n.frames.length===1,g(n.at??0),x&&k())}}}
function gc({app:e,view:t}){let n=mn(),o=_("div",{class:"surface"}),s=_("div",{class:"screen"},o),r=null,i=null;function a(h,d){i=h.svg?ce(h.svg):h.stencil?_r(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),c(),l()}function c(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-xr,s.clientHeight-
xr],m=Math.min(d/h.width,f/h.height,mc);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(d/h.width,pc)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:f,cell:m,around:p}=d,b=h&&d.rows&&h.height===oe(d).height,v=b?(h.width-2*m.edge-p[1]-p[3])/f:0;n.show(b?r:null,{...d,cell:{...m,width:v}})}function u(h,d,f){
if(!h.cell||!h.columns)return null;let[m,p,b]=h.cell,v=o.getBoundingClientRect(),w=(h.columns*m+2*b)/v.width;return[Math.ceil(((f-v.top)*w-b)/p),Math.ceil(((d-v.
left)*w-b)/m)]}return new ResizeObserver(c).observe(s),e.when("highlight",h=>{r=h,i&&l()}),{element:s,show:a,cellAt:u}}function wc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var bc=.34,vc=.2,yc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function zr(){let e=_("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=G,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:u,columns:h,cell:d,around:f}=l,{width:m,height:p}=oe(l),b=f.
map((w,g)=>100*(w+d.edge)/(g%2?m:p));e.style.inset=b.map(w=>`${w}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(w,g)=>_("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:M(l,g).join(",")}}));let v=Array.from({length:u},(w,g)=>{let y=_("div",{class:"row",role:"r\
ow"},n.slice(g*h,(g+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...v),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:u=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)c(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
c(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),u&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function c(l,u){n[l].classList.toggle("chosen",u),n[l].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",l=>{
let u=n.indexOf(j(l));u>=0&&u!==o&&a(u,{isFocused:!1})}),e.addEventListener("keydown",l=>{let u=l.shiftKey?null:Er(t,o,l);u!==null&&(a(u),l.preventDefault())}),
{element:e,build:i,select:a,target:l=>Er(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,u){let h=e.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*t.columns),f=Math.floor((u-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&d>=0&&d<t.columns?f*t.columns+
d:-1},within(l,{x:u,y:h}){let d=n[l].getBoundingClientRect();return{left:(u-d.left)/d.width,top:(h-d.top)/d.height}},side(l,u,h=!0){let d=this.within(l,u),f={...d,
right:1-d.left,bottom:1-d.top},p=Object.keys(f).reduce((b,v)=>f[v]<f[b]?v:b);return f[p]<(h?bc:vc)?p:null},label(l,u){n[l].getAttribute("aria-label")!==u&&n[l].
setAttribute("aria-label",u)},onMove:l=>{r.add(l)}}}function Er(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,c]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+l.column;let u=yc[n];
if(!u)return null;let h=(d,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,d+f));return h(a,u[0],l.row)*e.columns+h(c,u[1],l.column)}function Ar(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],c=l=>l>=0&&l<1;return c(i)===c(a)?null:c(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function Tr(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,c();let u=e.under(l.clientX,l.clientY);
if(u<0||l.button===1)return;let h=l.pointerType==="touch";t.release();let{clientX:d,clientY:f}=l;o={index:u,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let u=e.under(l.clientX,l.clientY);if(u<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),u===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of a(o.index,u))t.drag(d);o.index=u}});function a(l,u){let{columns:h}=e,[d,f]=[Math.floor(l/
h),l%h],[m,p]=[Math.floor(u/h),u%h],b=Math.max(Math.abs(m-d),Math.abs(p-f));return Array.from({length:b},(v,w)=>{let g=(w+1)/b;return Math.round(d+(m-d)*g)*h+Math.
round(f+(p-f)*g)})}function c(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),c()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,c()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var Cr="pylogic:game-read",Nr="(min-width: 60.01rem)";function Mr(e){let t=_("div"),n=localStorage.getItem(Cr)===null&&matchMedia(Nr).matches,o=_("details",{class:"\
game",open:n},_("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Nr).matches&&localStorage.setItem(Cr,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>_("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Lr="http://www.w3.org/2000/svg",$c=6,kc=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*$c,[a,c]=t===o?[0,i]:[i,0];return`M${e+a} ${t+c}L${n+a}\
 ${o+c}`}).join("");function _c([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Dr(){let e=document.createElementNS(
Lr,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Lr,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=oe(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let c={};
for(let l of n.plays.filter(me))for(let u of l.spots){let[h,d,f]=u.split(","),m=[Number(h),Number(d),f];for(let[p,b]of new Map(l.choices.map(v=>[Ne(l,u,v),v.value]))){
let v=o(p);if(v===null)continue;let w=Number(b)>1?`${v} several`:v;c[w]=(c[w]??"")+(v==="crossed"?_c(Ve(n,l.where,m)):kc(fr(n,l.where,m),Number(b??1)))}}e.replaceChildren(
...Object.keys(c).map(l=>t(l,c[l])))}}}var Sc=12,xc={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},Oc={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},lt={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Pr(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),N(()=>{let{width:o,height:s,left:r,top:i}=oe(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([c,l])=>({
...Ec(c),value:l}));F($`${a.map(({what:c,at:l})=>$`<${zc} what=${c} ...${Ir(e,c,l)} />`)}
      ${a.map(({what:c,at:l,value:u})=>$`<${Ac} ...${{what:c,at:l,value:u,changes:t}}
        ...${Ir(e,c,l)} />`)}`,n)}),n}function Ec(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Ir({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let b=Dt(e,[t,n[0],Number(n[1])]);return{...b,x:b.x+b.width/2,y:b.y+b.height/2}}let[i,a]=n.map(Number),[c,l]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[u,h]=[r+l*o,r+c*s];if(t!=="between")return{x:u,y:h,width:o,height:s};let[d,f,m,p]=Ve(e,"edge",[i,a,n[2]]);return{x:(d+m)/2,y:(f+
p)/2,width:o,height:s}}function zc({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?$`<circle class="paper" cx=${t} cy=${n} r="9" />`:$`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Ac({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[c,l]=[s-i/2,r-a/2],u=(f,m)=>$`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
h=(f,m=20)=>$`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return $`<${Cc} ...${{what:e,at:t,value:n,changes:o,left:c,top:l,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return u(15,lt[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,lt.white);if(e==="object")return u(8,lt.black);if(e==="block")return $`<rect x=${c} y=${l} width=${i} height=${a} fill=${lt.
black} />`;if(e==="between")return n in lt?u(6,lt[n]):h(Tc(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${xc[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let d=e==="path"?t[2]:n;return $`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/Sc%360}`}
    ...${{x:c,y:l,width:i,height:a}} />${h(d,11)}`}var Tc=(e,t)=>it[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Cc({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[c,l]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return $`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${u?Oc[c]:""}</text>`}var Nc=25;function jr({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=mn(),i=Dr(),a=null,c=new Map,l=null,u=_("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",_("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=b=>t.grid.
cell(b);function d(b){let v=t.sheet.plays.flatMap(({choices:g})=>g.map(({value:y})=>Number(y))),w=Math.max(0,...v.filter(g=>g<=Nc));for(let g of b){let y=t.sheet.
plays.some(x=>he(t.sheet,x,s.now.marks,g)>=0),k=l?[]:s.now.notes[M(t.sheet,g).join(",")],S=y?[]:k;Ys(h(g),"notes",Ce(S,"corner"),w);let O=Ce(S,"centre");At(h(g),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Zs(h(g),Ce(k,"colour").filter(x=>Te.includes(x)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,v]of c)At(h(b),"ghost",v.text||"+")}function m(){let[b,v]=[new Set(l?.certain),new Set(l?.possible)],w=y=>b.has(y)?"drawn":v.has(y)?"fa\
int":null,g=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,l?w:g)}function p(){m();let{sheet:b}=t,[v,w]=[new Set(l?.certain),new Set(l?.
possible)];for(let g=0;g<b.count;g+=1){let y=l?Mc(b,g,v,w):null;y&&n.cell(g,Nt(b,y.marks,g)),n.fade(g,!!y?.isFaint),At(h(g),"maybe",y?.words??null)}d([...Array(
b.count).keys()])}return e.when("highlight",b=>{a=b,t.sheet!==G&&r.show(a,t.sheet)}),e.when("ghosts",b=>{t.sheet!==G&&(c=new Map((b??[]).map(v=>[re(t.sheet,v.row,
v.column),v])),f())}),e.when("overlay",b=>{let v=l!==null;if(l=b,u.hidden=l===null,t.sheet!==G&&(p(),v&&!l)){let{sheet:w}=t;for(let g=0;g<w.count;g+=1)n.cell(g,
Nt(w,s.now.marks,g))}}),{elements:[Pr(t,o.changes),i.element,r.element],legend:u,lines:m,notes:d,overlaid:()=>{l&&p()},show(){r.show(a,t.sheet),m(),f(),l?p():d(
[...Array(t.sheet.count).keys()])},press(b){let v=c.get(b);return v!==void 0&&o.changes.add([v.atom])}}}function Mc(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(l=>({choice:l,atom:ao(e,s,l,t)})),i=r.find(({choice:l,atom:u})=>l.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:l,atom:u})=>l.holds&&
o.has(u));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:l})=>l.words).join(" ")};
let c=r.find(({choice:l})=>!l.holds);if(c)return{marks:{[c.atom]:!1}}}return{marks:{}}}var gn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Lc={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},Pt=e=>e==="top"||e==="bottom";function Rr({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=_("div",{class:"margin"}),i=A(null),a=({side:d,number:f})=>n.
numbers("outside",[d,f]).join(" ");function c(d,f){if(e.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:d,
number:f};let m=C("input",r);return m.value=a(i.value),m.focus(),m.select(),!0}function l(d){if(i.value===null)return;let{side:f,number:m}=i.value,p=j(d).value.
trim();p!==a(i.value)&&n.becomeNumbers("outside",[f,m],p)}let u=(d,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===d.target||(l(d),i.value=null)});
function h(d){if(i.value===null||d.key!=="Enter"&&d.key!=="Escape")return;d.preventDefault();let{side:f,number:m}=i.value,p=m+(d.shiftKey?-1:1);d.key==="Enter"&&
l(d),d.key==="Enter"&&p>=1&&p<=t.sheet[Pt(f)?"columns":"rows"]?c(f,p):(i.value=null,s.select(s.current))}return N(()=>{let d=i.value;F($`${d&&$`<input key=${`${d.
side} ${d.number}`} class=${d.side} inputmode="numeric"
      aria-label=${`${gn[d.side]} ${d.number}`} style=${Dc(t,d)}
      onkeydown=${h} onblur=${f=>u(f,d)} />`}`,r)}),s.element.addEventListener("keydown",d=>{let f=Lc[d.key];if(!f||o.kind!=="outside"||d.shiftKey||s.target(d)!==
s.current)return;let[m,p]=M(t.sheet,s.current);c(f,Pt(f)?p:m)&&(d.preventDefault(),d.stopPropagation())},{capture:!0}),{element:r,open:c}}function Dc({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=oe(e),a=Dt(e,["outside",t,n]);return{"--along":`${100*(Pt(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function Br(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[he(e,t,n,a)]?.value,i=o;for(let[a,c]of t.peers){if(r(a)!==void 0)continue;let l=c.map(r),u=t.
choices.filter(d=>Me(d,a)&&!l.includes(d.value??"")),h=M(e,a).join(",");i=ro(Ct(i,[h],Ae),[h],u.map(({value:d})=>Tt(s,d??"")))}return i}function mo(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>M(e,a).join(",")).filter(a=>Ae.some(c=>Ce(n[a],c).includes(r)));return i.length?Ct(n,i,Ae,
r):n}var jt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Ic=(e,t)=>!e||_e(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>jt[o]===n));function Wr({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=hr({app:e,view:t}),c=Pc({store:n,view:t}),{put:l,toggle:u}=c,h=x=>x.
clicks.length>0,d=()=>Fr(i()),f=()=>d().find(h)??d()[0],m=()=>i().plays.find(_e),p=jc({store:n,view:t,written:m,entries:c}),b=()=>p.kind==="colour"||m()!==void 0&&
!a.play&&!d().some(h),v=(x,E)=>rn(E,he(i(),E,n.now.marks,x));function w(x,E,T){if(p.begin(),o=s=null,b())return;let{isClick:L,isDrag:B}=a.press(x,E,T);L||(B?s=()=>g(
x,E):g(x,E))}function g(x,E){let T=f();if(!T||!h(T)||!on(i(),x))return;let L=E?an(T,he(i(),T,n.now.marks,x)):v(x,T);o={play:T,number:L,merge:`stroke ${r+=1}`},l(
x,T,L,o.merge)}function y(x){b()?t.grid.select(x,{isMore:!0}):o?l(x,o.play,o.number,o.merge):a.drag(x)}function k(){a.isDragged||s?.(),o=s=null,a.release()}function S(x){
p.begin(),c.clear(x)||p.clear(x)}function O(x,E){let T=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],L=x.ctrlKey||x.altKey,B=p.kind==="\
colour"||L?-1:Ic(f(),[x.key,T??""]);if(B>=0)return u(E,f(),B),!0;let P=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":p.kind;if(T!==void 0)return p.type(
E,T,P);if(L)return!1;if(b()&&x.shiftKey&&at[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return S(E),!0;if(a.onKey(x,E))return!0;let q=f();if(!q)return!1;if(x.key===" "||x.key==="Enter")return l(E,q,v(E,q)),!0;let fe=[
"#","."].indexOf(x.key);return fe>=0&&q.choices[0].value===null?(l(E,q,fe),!0):!1}return{press:w,drag:y,onKey:O,clear:S,clicked:f,written:m,pencil:p,chooses:b,move:a.
move,release:k,get lines(){return a.play},enter(x,E,T){let{value:L}=E.choices[T];p.kind!==null&&L!==null&&_e(E)?p.note(x,p.kind,L):u(x,E,T)},leave(x){p.begin(),
a.reach(x)},fill(x){let E=ir(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Fr=({plays:e})=>e.filter(t=>!me(t));function Pc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,c,l=null){let u=a.choices[c];u&&!Me(u,i)||he(t.sheet,a,e.now.marks,i)!==c&&e.change({marks:sn(t.sheet,a,
e.now.marks,i,c),notes:mo(t.sheet,a,e.now.notes,i,c)},{merge:l})}function s(i,a,c){let{marks:l}=e.now,u=n(i).filter(p=>Me(a.choices[c],p)),d=u.every(p=>he(t.sheet,
a,l,p)===c)?-1:c,f=u.reduce((p,b)=>sn(t.sheet,a,p,b,d),l),m=u.reduce((p,b)=>mo(t.sheet,a,p,b,d),e.now.notes);u.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:a}=e.now;for(let l of n(i)){for(let u of Fr(t.sheet))a=sn(t.sheet,u,a,l,-1);a=ur(t.sheet,a,l)}let c=Object.keys(a).length!==Object.keys(e.now.marks).length;
return c&&e.change({marks:a}),c}return{put:o,toggle:s,clear:r,together:n}}function jc({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=d=>M(t.sheet,d).join(",");function c(d,f,m){let p=s(d).filter(b=>f==="colour"||on(t.sheet,b));p.length&&e.change({notes:Qs(e.now.notes,p.map(a),Tt(f,m))})}function l(){
let d=n();d&&e.change({notes:Br(t.sheet,d,e.now,i.value==="centre"?"centre":"corner")})}function u(d){let f=s(d).map(a);for(let m of[Ae,st]){let p=Ct(e.now.notes,
f,m);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function h(d,f,m){if(m==="colour"){let y=Te[Number(f)-1];return y&&c(d,m,y),
y!==void 0}let p=n();if(!p)return!1;let b=y=>p.choices.findIndex(({value:k})=>k===y),v=m===null&&b(r+f)>=0?r+f:f,w=b(v),g=w>=0||p.choices.some(({value:y})=>y?.startsWith(
v));return!s(d).some(y=>on(t.sheet,y))||!g?!1:(r=v,w<0||(m!==null?c(d,m,v):o(d,p,w)),!0)}return{note:c,noteAll:l,clear:u,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Rc=18,Bc=60,Ur=28,Wc=26;function Hr({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:c}=t,l=_("div",{class:"stage"},n.element),
u=_("p",{role:"status"}),h=_("div",{class:"notice",hidden:!0},u),d=_("p",{class:"heard",ariaLive:"polite"});function f(v,w=!1){u.textContent=u.title=v,h.hidden=
v==="",l.classList.toggle("stale",w)}function m(v){let w=t.sheet,g=document.activeElement;t.sheet=v,w.plays!==v.plays&&(l.parentElement?.classList.toggle("white\
ned",co(v)),l.parentElement?.classList.toggle("shaded",sr(v)));let y=n.show(v),k=w===G||w.count!==v.count||w.columns!==v.columns||w.cell.width!==v.cell.width||String(
w.around)!==String(v.around);k&&c.build(v),y&&n.surface&&n.surface.append(...s.elements,c.element,i.element),y&&c.element.contains(g)&&c.select(c.current),y&&i.
element.contains(g)&&g?.focus(),s.show();for(let S=0;S<v.count;S+=1)c.label(S,ln(v,a.now,S));(k||w.plays!==v.plays||w.edits!==v.edits)&&r.build(),(k||y||w.edits!==
v.edits)&&p(),o.changes.settle()}function p(){if(!t.sheet.count)return;let{cell:v,around:w,edits:g}=t.sheet,y=a.now.mode==="edit"&&g.some(({where:q})=>q==="outs\
ide"),k=w.map(q=>y?Math.max(0,Wc-q):0),{width:S,height:O,left:x,top:E}=oe(t.sheet),[T,L]=[l.clientWidth-Ur,l.clientHeight-Ur],B=Math.min(T/(S+k[1]+k[3]),L/(O+k[0]+
k[2]),Bc/v.height),P=Math.max(Math.floor(B*v.height),Rc)/v.height;l.style.setProperty("--wide",`${Math.floor(S*P)}px`),l.style.setProperty("--cell",`${v.height*
P}px`),l.style.setProperty("--room",k.map(q=>`${q*P}px`).join(" ")),l.style.setProperty("--above",`${(E+k[0])*P}px`),l.style.setProperty("--before",`${(x+k[3])*
P}px`)}function b(v,w){if(t.sheet===G)return;let g=new Set([...Object.keys(v.marks),...Object.keys(w.marks)]),y=new Set([...g].filter(S=>v.marks[S]!==w.marks[S]).
map(S=>lo(t.sheet,S))),k=new Set([...Object.keys(v.notes),...Object.keys(w.notes)].filter(S=>v.notes[S]!==w.notes[S]).map(S=>re(t.sheet,...S.split(",").map(Number))));
y.delete(-1);for(let S of y)n.cell(S,Nt(t.sheet,v.marks,S));s.notes([...y,...k]),y.size&&s.overlaid(),s.lines();for(let S of new Set([...y,...k]))c.cell(S)&&c.label(
S,ln(t.sheet,v,S)),S===c.current&&(d.textContent=ln(t.sheet,v,S).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(l),a.on(["mode"],p),l.addEventListener(
"click",({clientX:v,clientY:w})=>{let g=Ar(c.element,t.sheet,v,w);g&&!i.open(...g)&&r.focus(...g)}),{element:l,notice:h,heard:d,say:f,draw:m,drawMarks:b,fit:p,get isStale(){
return l.classList.contains("stale")}}}var Kr="pylogic:clock",qr=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Gr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Kr)!=="hidden",r=_("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Kr,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?qr(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${qr(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:c,mode:l}=e.now;!(a>0||Object.keys(c).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var Vr={down:"\u2198\u2196",up:"\u2197\u2199"},Fc={down:["top","left"],up:["bottom","left"]};function Jr({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return $`<div class="line typing">${Object.entries(gn).map(([i,a])=>$`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(c=>c.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(Pt(i)?s:o).keys()].map(c=>$`
          <span data-beside=${`${i},${c+1}`}><${Uc} ...${{changes:t,side:i,line:c+1}} /></span>`)}
      </div></details>`)}</div>`}function Uc({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Vr).map(o=>$`<${Hc}
    label=${`${gn[t]} ${n} ${Vr[o][+!Fc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function Hc({label:e,now:t,write:n}){let o=Ee(null);return $`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=j(s).value}}
    onchange=${s=>n(j(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var Yr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Kc=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function qc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(jt).filter(l=>t.choices.some(({value:u})=>u===jt[l]));if(!_e(t))for(let l of i)o.push([l,jt[l].replace("_"," ")]);let[a,c]=t.choices;
a.value===null&&c&&o.push(["#",a.words],[".",c.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
qe(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Te.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Yr]}function Gc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...rt[o]?.keys??[]);return[...n,["Dele\
te, Backspace","take the clue away"],...Yr]}function Zr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?qc(t):Gc(n),...Kc],r=_("dialog",{class:"\
keys",ariaLabel:"Keys"},_("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),_("dl",{},s.map(([i,a])=>_("div",{},_("dt",{},i),_("dd",{},a)))),
_("form",{method:"dialog"},_("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Vc="http://www.w3.org/2000/svg";function Xr({changes:e},t){let n=e.entry(t);return(n&&Mt(n)?.name)??t}var Jc=[{kind:"",name:"Enter",title:"What is typed, ta\
pped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",
title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a d\
igit)"}];function Yc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":qe(e)?"Drag over cells to enclose them.":"Drag along si\
des to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Qr(n,o)} ${s}`}var Qr=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function ei(e){
let{app:t,play:n,edit:o}=e,s=_("div",{class:"tools"}),r=Gr(t),i=()=>Zr(t.store.now.mode,{play:n,edit:o}),a=()=>F($`<${Zc} ...${{parts:e,clock:r,help:i}} />`,s);
return N(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,help:i,focus:(l,u)=>{let h=s.querySelector(`[da\
ta-beside="${l},${u}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Zc({parts:e,clock:t,help:n}){let{app:o,view:s}=e,
r=Ws(()=>o.store.now.mode).value;if(s.sheet===G)return null;let i=r==="play"&&s.sheet.plays.length>0;return $`
    <div class="line first"><p class="hint">${Qc(e,r)}</p>
      ${i&&$`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${X} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&$`<${X} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&$`<${eu} ...${e} /><div class="line"><${Xc} ...${o} /></div>`}
    ${r==="edit"&&$`<${nu} ...${e} />
      <${Jr} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${su} ...${e} /></div>`}`}var X=e=>$`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Xc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>e.change({saves:l},{undoable:!1});return $`<div class="group" role="group" aria-label="Save points">
    <${X} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${X} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),e.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${X} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Qc({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=n.pen.tool??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside th\
e rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to enter: t\
he assistant solves it.":"This puzzle has no board: the assistant solves it.";let c=t.clicked(),l=t.lines?Yc(t.lines):"";if(!c)return l;if(t.written()===c&&c.choices.
length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"\
Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let u=c.clicks.length>1&&!l?"Drag to paint.":l;return`Click\
 a cell: ${Qr(c.clicks,c.choices)} ${u}`.trim()}function eu({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Jc.filter(({kind:i})=>o||!Ae.some(
a=>a===i));return $`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>$`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,c)=>$`
        <${X} class=${_e(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,c)}>
          ${!_e(i)&&$`<${tu} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Te.map((i,a)=>$`
      <${X} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:c})=>$`<${X} data-pencil=${i} title=${c}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${X} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?$`<${X} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function tu({view:e,choice:t}){let n=J(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return K(()=>n.current.replaceChildren(...ce(`<svg xmlns="${Vc}">${s}</svg>`).childNodes),[s]),$`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function nu({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...n.tool?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:$`<div class="line">
    ${n.kinds.length>1&&$`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>$`
      <${X} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Xr(t,a)}<//>`)}</div>`}
    ${i?$`<${ou} edit=${t} />`:(n.isTyped||r)&&$`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>$`<${X} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&$`<${X} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&$`<${X} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function ou({edit:e,edit:{pen:t}}){let n=t.tool?.noun??t.kind,o=()=>t.pick(String(Math.max(0,...t.
ids.map(Number).filter(Number.isFinite))+1));return $`<div class="group" role="group" aria-label=${`${Xr(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>$`<${X} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${it[s]??s}<//>`)}
    ${t.isPainting&&$`<${X} onclick=${o}>New ${n}<//>`}</div>`}function su({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,a)=>$`<span class="stepper">
    <${X} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${Z(i,r)}</output>
    <${X} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return $`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var ru=80,ti=["puzzle","instance","rules","facts","constants"];function iu(e){let t=au(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;C("#board").append(Mr(e),
o.legend,n.element,s.element,_("div",{class:"told"},n.notice,i.element),r.element,n.heard),uu(t),fu(t),du(t)}function au(e){let t=Sr(),n=A(G),o={grid:zr(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Wr({app:e,view:o}),r=wr({app:e,view:o}),i=jr({app:e,view:o,picture:t,edit:r}),a=ei({app:e,view:o,play:s,edit:r}),c=Rr(
{app:e,view:o,edit:r}),l=Hr({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:c}),u=cu(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:l,victory:u,
film:Or({app:e,view:o}),drawing:lu(e,o,l,u.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function lu(e,t,n,o){let{store:s,overview:r}=e,i=pe(),a=0,c=null,l=!1,
u=()=>{clearTimeout(a),a=setTimeout(m,ru)},h=v=>ti.every(w=>s.now[w]===v[w]),d=()=>c!==null&&h(c),f=v=>s.now.marks!==v.marks||!h(v);async function m(){clearTimeout(
a);let v=s.now;if(!v.puzzle)return;let w=d();i.stop();try{let g=await(w?i(S=>U("board",I(v,{entries:!1}),S)):r.ask("board"));if(g===void 0||f(v))return;if(w&&g.
cell.width!==t.sheet.cell.width){c=null,u();return}c=v,l=!1,n.draw(or(g,w?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[k]=g.problems;(!w||n.
isStale)&&n.say(k?`${Xe(k)?"The board is not finished":"Something is wrong with the facts"}: ${k.text}`:"")}catch(g){if(!(g instanceof V))throw g;if(f(v))return;
c=null,l=!1;let y=g.problems[0]?.text??g.message;n.say(t.sheet!==G?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be draw\
n. ${y}`,!0)}}return{later:u,redraw:m,isDrawn:d,forget:()=>{c=null,l=t.sheet!==G},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function cu(e,t){
let{store:n}=e,o=_("p",{class:"glad",role:"status"}),s=_("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:u,marks:h}=n.now,d=u==="play"&&r!==null&&
ar(t.sheet,h,r);o.textContent=d?"Solved! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),e.emit("finished",d))}return{
element:s,celebrate:a,know:u=>{r=u},forget:()=>{r=null,i=!0}}}function uu({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;Tr(a,{press:(c,l,u)=>{
!r.isOther&&!o.press(c)&&i().press(c,l,u)},move:c=>i().move(c),drag:c=>i().drag(c),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",c=>{if(c.defaultPrevented||c.metaKey||(c.altKey||c.ctrlKey)&&i()!==n||t.sheet===G||r.isOther)return;let l=a.current;c.key===
"Enter"&&o.press(l)||i().onKey(c,l)?c.preventDefault():c.key==="?"&&(s.help(),c.preventDefault())}),a.onMove(c=>{i().leave(c);let[l,u]=M(t.sheet,c);e.emit("focu\
sed",{row:l,column:u})})}function fu({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:c}=e;c.on(["marks","notes"],(l,u,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(l,u),a.celebrate(),h.has("marks")&&i.later())}),c.on(ti,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),c.on(["puzzle","ins\
tance"],()=>{t.sheet!==G&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),c.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function du({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:c}){e.when("solved",l=>{c.know(l?.status==="unique"?l.answers:null),c.celebrate()}),e.when("\
fill",async l=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",l=>o.changes.add(l)),e.when("film",l=>{let u=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:l,column:u})=>{l>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(re(t.sheet,l,u)),Xs(t.grid.cell(re(t.sheet,l,u))))}),e.when(
"cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var Oo={};ye(Oo,{start:()=>pf});import{EditorView as tf}from"../vendor/codemirror-6.js";import{autocompletion as zu,hoverTooltip as Au,snippetCompletion as Tu,syntaxTree as fi}from"../vendor/codemirror-6.js";import{HighlightStyle as hu,StreamLanguage as mu,tags as D}from"../vendor/codemirror-6.js";var pu=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,gu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ni(e,t):t.inReason?
bu(e):e.eatSpace()?null:e.match("%*")?wu(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
vu(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:D.lineComment,documentation:D.docComment,signature:D.heading,
reason:D.docString,directive:D.keyword,part:D.labelName,predicate:D.function(D.variableName),constant:D.atom,variable:D.variableName,number:D.number,string:D.string,
operator:D.operator,bracket:D.bracket,implication:D.definitionOperator,punctuation:D.punctuation,term:D.special(D.string)}};function wu(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ni(e,t)}function ni(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function bu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function vu(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(pu)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var oi=mu.define(gu),si=hu.define([{tag:D.lineComment,color:"var(--asp-com\
ment)"},{tag:D.docComment,color:"var(--asp-documentation)"},{tag:D.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:D.docString,class:"asp-reason"},
{tag:D.special(D.string),class:"asp-reason asp-term"},{tag:[D.keyword,D.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:D.function(D.variableName),
color:"var(--asp-predicate)"},{tag:D.variableName,color:"var(--asp-variable)"},{tag:[D.number,D.atom],color:"var(--asp-constant)"},{tag:D.string,color:"var(--as\
p-string)"},{tag:D.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[D.operator,D.bracket,D.punctuation],color:"var(--asp-operator)"}]);function go(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as yu,foldEffect as $u,foldGutter as ku,foldService as _u}from"../vendor/codemirror-6.js";var ri=/^#program\s+([a-z_]\w*)/;function wn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":ri.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var ii=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function ai(e){return wn(e).filter(({name:t})=>t!=="\
base").map(t=>ii(e,t)).filter(t=>t!==null).map(t=>$u.of(t))}function li(e){return[_u.of((n,o)=>{let s=n.doc.lineAt(o).number,r=wn(n.doc).find(({first:i})=>i===s);
return r?ii(n.doc,r):null}),yu({preparePlaceholder:Su,placeholderDOM:Ou(e)}),ku({markerDOM:Eu})]}function Su(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=ri.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?xu(e.doc,o.number,s):""}}function xu(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var Ou=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return _("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},_("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),_("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function ci(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function Eu(e){return _("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var wo=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function bo(e){return[zu({override:[t=>Cu(t,e())],icons:!1,closeOnBlur:!0}),Au((t,n)=>Lu(t,
n,e()))]}function Cu(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(go(fi(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>di(a,"part")):[...Nu(t),...Mu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Nu=({directives:e})=>e.map(t=>di(t,"directive"));function Mu({state:e,
pos:t},n){let o=hi(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>ui(i.template,i.name,s,mi(i),
i.words?1:0)),...r.map(i=>ui(i.template,i.name,s,i.words,2))]}function di(e,t){return{label:e.name,detail:"",type:t,info:()=>vo(e.template,e.words)}}function ui(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>vo(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,c=>`\
\${${c}}`);return Tu(`${t}(${a})`,r)}function hi(e,t){let{number:n}=e.doc.lineAt(t);return wn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function mi({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function vo(e,t){let[n,...o]=t.split(`
`),s=o.length?_("ul",{},o.map(r=>_("li",{},r))):null;return _("div",{class:"documentation"},_("code",{},e),_("p",{},n),s)}function Lu(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Du(s,t-o);if(r===null||go(fi(e.state).resolveInner(t,1)))return null;let i=Iu(r,s.slice(0,r.start),hi(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:_("div",{class:"hovered"},i.map(c=>vo(...c)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function Du(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Iu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:c})=>[
a,c];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>wo(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:mi(a)})),...i.map(r)]}import{gutter as Pu,GutterMarker as ju,RangeSet as pi,StateEffect as Ru,StateField as Bu}from"../vendor/codemirror-6.js";var Wu=6,gi=Ru.define(),yo=class extends ju{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return _("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},$o=Bu.define({create:()=>pi.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(gi)&&(n=Uu(t.state.doc,o.value));return n}}),wi=[$o,Pu({class:"cm-heat",markers:e=>e.state.field($o)})];function ko(e,t){e.dispatch(
{effects:gi.of(t)})}function bi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field($o,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Fu(e,t){return e&&
t>1?Math.round(Wu*Math.log(e)/Math.log(t)):0}function Uu(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let c=r;c<=Math.min(i,e.lines);c+=1)o.set(c,(o.get(c)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return pi.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,c=i?a:"no ground instances on this board";return new yo(Math.max(1,Fu(i,n)),c).range(e.line(r).from)}))}var _o=({puzzle:e})=>`encodings/${e}.lp`,Hu=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,vi=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function ct(e,{file:t}){
return vi(t,_o(e))?"rules":vi(t,Hu(e))?"facts":null}function bn(e,t,n=1/0){let o=ct(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Ku}from"../vendor/codemirror-6.js";var qu={error:"error",warning:"warning",note:"info",info:"info"},Gu={error:"\u2716",warning:"\u25B2",info:"\u25CF"},yi=["error","warning","info"],De=e=>Xe(e)?"w\
arning":qu[e.kind??""]??"error";function $i(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>yi.indexOf(De(n))-yi.indexOf(De(o))||(n.line??0)-(o.line??0))}function ki(e,t){let{doc:n}=e.state,o=t.map(s=>({...So(
n,s),severity:De(s),message:s.text}));e.dispatch(Ku(e.state,o))}function So(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function _i(e,t,n){return e.map(o=>{let s=De(o);return _("li",{},_("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},_("span",{class:"sign","aria-hidden":"true"},Gu[s]),_("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),_("span",{class:"place"},t(o)),_("span",{},
o.text)))})}function Si(e,t){let n=Object.keys(e),o={rules:_("span",{class:"badge",hidden:!0}),facts:_("span",{class:"badge",hidden:!0})},s=n.map(c=>_("button",{type:"butto\
n",role:"tab",id:`tab-${c}`,"aria-controls":`text-${c}`,dataset:{tab:c},onclick:()=>i(c)},e[c].words," ",o[c]));for(let c of n)Object.assign(e[c].dom,{id:`text-${c}`,
role:"tabpanel"}),e[c].dom.setAttribute("aria-labelledby",`tab-${c}`);let r=_("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",c=>{if(c.key!=="ArrowLeft"&&c.key!=="ArrowRight")return;let u=(s.findIndex(h=>h===c.target)+(c.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),c.preventDefault()});function i(c){for(let l of s){let u=l.dataset.tab===c;l.setAttribute("aria-selected",String(u)),l.tabIndex=u?0:-1,e[l.dataset.tab].
dom.hidden=!u}t(c)}function a(c,l,u){o[c].textContent=String(l),o[c].hidden=!l,o[c].className=`badge ${u}`,o[c].setAttribute("aria-label",`${l} ${u}${l===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Vu}from"../vendor/codemirror-6.js";var xi=Vu.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var xo=z.StateEffect.define(),Ju=2500,Yu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(xo)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),Zu=/^%\s*-{3,}/,
Xu=z.StateField.define({create:e=>Oi(e.doc),update:(e,t)=>t.docChanged?Oi(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function Oi(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Zu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function Ei({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,oi,z.syntaxHighlighting(si),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Yu,Xu,xi,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(c=>{c.docChanged&&n(c.state.doc.toString()),(c.docChanged||c.selectionSet)&&o(c.state)})],
i=c=>z.EditorState.create({doc:c,extensions:r}),a=new z.EditorView({state:i("")});return Qu(a),{view:a,open:c=>a.setState(i(c))}}function Qu(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function vn(e,t,{isUndoable:n=!1}={}){
let o=ef(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function ef(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function zi(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),xo.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:xo.of(null)}),Ju)}var nf={rules:"Rules",facts:"Facts"},of={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Ai(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[li(n),wi,bo(t),tf.lineWrapping],facts:[bo(t)]},a="rules",c={},l={};for(let[h,d]of Object.entries(nf))c[h]=Ei({words:of[h],hint:o,extensions:i[h],onText(f){
let{[h]:m,saved:p}=r.now;we(m)!==f&&r.change({[h]:sf(f,p[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),l[h]={words:d,dom:_("div",{class:"text"},c[h].view.dom)};
let u=Si(l,h=>{a=h,c[h].view.requestMeasure(),s(h,c[h].view.state)});return{tabs:u,panels:Object.values(l).map(({dom:h})=>h),views:{rules:c.rules.view,facts:c.facts.
view},look:()=>s(a,c[a].view.state),take(h,d){let f=h.puzzle!==d.puzzle;if(f){c.rules.open(we(h.rules));let{view:m}=c.rules;m.dispatch({effects:ai(m.state.doc)}),
m.scrollDOM.scrollTop=0}else vn(c.rules.view,we(h.rules));f||h.instance!==d.instance?c.facts.open(we(h.facts)):vn(c.facts.view,we(h.facts))},putBack(){vn(c.rules.
view,we(r.now.saved.rules),{isUndoable:!0})},reveal(h){let d=ct(r.now,h);if(d===null)return!1;let{view:f}=c[d];e.emit("pane","rules"),u.show(d);let{from:m}=So(f.
state.doc,h);return zi(f,m),!0}}}var we=e=>e.replace(/\r\n?/g,`
`);function sf(e,t){return e===we(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var rf={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
$n=["the saved rules","the new rules"],yn="Comparing their answers on this board \u2026",Ti=["rules","facts","constants"],Ci=12;function Mi(e,t){let{store:n}=e,
o=_("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(c,l,u=null)=>{r=l;let h=[Ni("Put it back",t)];if(u?.frames.
length){let d=`Show a board that only ${$n[u.by]} accept`;h.unshift(Ni(d,()=>uf(e,u)))}o.replaceChildren(_("p",{class:"changes-title"},af(c)),_("p",{},l),_("div",
{class:"group"},h)),o.hidden=!1},a=({rules:c,saved:l})=>!!l.rules&&we(c)!==we(l.rules);return n.on(Ti,()=>{!o.hidden&&r!==yn&&i([],yn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(c){let{now:l}=n;if(!a(l))return s();let u=[];o.hidden&&i([],yn);let h=()=>Ti.some(f=>n.now[f]!==
l[f]),d=(f,m)=>{f==="statuses"&&!h()&&i(u=m.statuses,yn)};try{let f=await le("diff",I(l),{signal:c,onEvent:d});return h()?void 0:f.verdict===null?s():i(u,lf(f,u),
f.by===null?null:f)}catch(f){if(!(f instanceof V))throw f;return i(u,`The answers could not be compared: ${f.message}`)}}}}var Ni=(e,t)=>_("button",{type:"butto\
n",onclick:t},e);function af(e){if(!e.length)return"The rules are changed";let t=Li(e),[n,o]=e.map(({status:s,cost:r})=>rf[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Li=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function lf({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let c=r.length?"":`: ${cf(o)}`;return`On this board there is an answer that onl\
y ${$n[n]} accept${c}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Li(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function cf(e){let t=e.length-Ci;return e.slice(0,Ci).join(", ")+(t>
0?` and ${t} more`:"")}function uf(e,{by:t,frames:n,broken:o}){let s=ff(o).map(i=>`For ${$n[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${$n[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function ff(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Di(e){let t=_("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(u=>u.name===r)?.default,
{[r]:c,...l}=e.now.constants;e.change({constants:i===""||i===a?l:{...l,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>_(
"label",{title:i.words},_("code",{},i.name),df(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(c=>c.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function df({name:e,default:t,choices:n},o){let s=i=>o(e,j(i).value.trim()),r={
constant:e};return n.length?_("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>_("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):_("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Ii(e,{views:t,tabs:n},o){let s=_("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let c=$i(r);for(let[l,u]of Object.
entries(t)){let h=c.filter(f=>ct(e.now,f)===l);ki(u,h.filter(({line:f})=>f));let d=f=>h.filter(m=>De(m)===f).length;n.count(l,d("error")||d("warning"),d("error")?
"error":"warning")}s.replaceChildren(..._i(c,a,o)),s.hidden=!c.length}let a=c=>{let l=ct(e.now,c);return bn(e.now,c,l?t[l]?.state.doc.lines:void 0)};return{dom:s,
tell(c,l){r={...r,[c]:l},i()},forget(){r={},i()}}}var Pi="pylogic:rules",hf="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",ji="pylogic:heat",mf="How often each rule is use\
d on this board: its ground instances, beside its lines";function pf(e){let{store:t}=e,n=Sf(),o=_("span",{class:"said"}),s=_("input",{type:"checkbox",checked:localStorage.
getItem(ji)!=="off"}),r=_("label",{class:"heat-switch",title:mf},s,"Heat bar"),i=Ai(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(l,u){r.hidden=
l!=="rules",o.textContent=l==="rules"&&s.checked&&bi(u,u.selection.main.head)||""}}),a=l=>{i.reveal(l)||$f(e,l)},c={app:e,texts:i,vocabulary:n,box:s,element:C("\
#rules"),constants:Di(t),findings:Ii(t,i,a),changes:Mi(e,()=>yf(e,i))};c.element.append(_("div",{class:"editor-head"},i.tabs.dom,r),c.constants.dom,...i.panels,
c.changes.dom,c.findings.dom,_("p",{class:"editor-status"},o,_("span",{class:"hint",id:"editor-hint"},hf))),i.tabs.show("rules"),gf(e,c.element.id),wf(c,a)}function gf({
store:e,when:t},n){let o=localStorage.getItem(Pi)==="open",s=_("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Pi,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};C("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function wf(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,a=pe(),c=()=>a(u=>kf(e,u)),l=(u,h)=>{u.puzzle!==h.puzzle&&vf(e),o.take(u,h)};r.on(["puzzle","instance","rules","fac\
ts"],l),r.on(["puzzle","instance","rules","facts","constants","saved"],c),l(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{a.stop(),i.drop("rules"),i.drop("spots"),c()}),bf(e,c)}function bf({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(ji,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function vf({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),ko(s.views.rules,[]),o.forget()}function yf(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function $f(e,t){if(!t.file)return;let n=bn(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function kf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:a,findings:c,
texts:l,box:u}=e,{now:h}=o;if(!h.puzzle)return;let d=s.ask("rules"),f=u.checked?s.ask("spots"):s.drop("spots");f?.catch(()=>{});try{let m=await d;if(m===void 0||
t.aborted)return;if(await r.learn(()=>ci(l.views.rules,r.wordsOf)),c.tell("asked",[]),c.tell("lint",m.problems),n.emit("game",m.game),m.predicates!==null&&r.learnOwn(
m.predicates),m.constants!==null&&(i.show(m.constants),i.tidy()),m.problems.some(b=>De(b)==="error"))return a.stop();await a.update(t);let p=await f;p&&!t.aborted&&
_f(h,l,p.rules)}catch(m){if(!(m instanceof V))throw m;let p=[{text:`Not checked: ${m.message}`,kind:"note",file:null,line:null,column:null}];c.tell("asked",m.problems.
length?m.problems:p)}}function _f(e,t,n){ko(t.views.rules,n.filter(({file:o})=>o===_o(e))),t.look()}function Sf(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>wo(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ae("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Po={};ye(Po,{start:()=>td});function Ri({app:e,card:t,check:n,pointed:o}){let s=de(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},c=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||c.length?{cause:r,effect:i,wrong:c}:null)});N(()=>e.emit("highlight",JSON.parse(s.value)))}var Rt=e=>e.join(",");function Bi(e,t){
let n=new Set(t.map(Rt));return e.filter(o=>!n.has(Rt(o)))}function ut(e){return[...new Map(e.map(t=>[Rt(t),t])).values()]}var xf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function _n({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let c=et(()=>de(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(v=>Rt(v)===`${m},${p}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:Bi(
s,o),wrong:r}},u=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return $`<li class=${c} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${u} onfocusout=${u}>
    ${h!==null&&$`<p>${kn(e,`${be(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${kn(e,be(d))}</p>
    ${f.size>0&&$`<p class="sources">${[...f.keys()].map(m=>Of(e,m))}</p>`}
  </li>`}var Wi=({cells:e,because:t,...n})=>$`<${_n} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,Sn=({parts:e,broken:t})=>$`<ul class="sentences">${t.map(n=>$`<${Wi} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,xn=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>$`<ul class="sentences">
  <${_n} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&$`<${On} parts=${e} chain=${r} />`}</ul>`,On=({parts:e,chain:t})=>$`<li class="chain"><ol class="sentences">
  ${t.map(n=>$`<${Wi} parts=${e} ...${n} />`)}</ol></li>`,be=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),kn=(e,t)=>t.split(xf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return $`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function Of(e,t){let n=Ef(t);return n&&$`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${Eo(n,e.store.now)}</button>`}function Ef(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function Eo({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ft=e=>ut(e.flatMap(t=>t.cells));var Fi="How the answer follows",Ui=10;function Hi({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};N(()=>{e.task&&s()}),t("cancel-all",
s);function r(c){s();let l=n=new AbortController,u=c,h={marks:e.now.marks,most:c,events:[],hasEnded:!1,wake:()=>{},end:null},d=(f,m)=>{h.events.push({name:f,data:m}),
h.wake(),f==="step"&&m.entered.length>0&&(u-=1)===0&&l.abort()};return h.end=le("explain",I(e.now),{signal:l.signal,onEvent:d}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(c){for(let l=0;;l+=1){for(;l===c.events.length&&!c.hasEnded;)await new Promise(u=>{c.wake=()=>u(null)});if(l===c.events.
length)return;yield c.events[l]}}async function a(c,l){c.addEventListener("abort",s);try{return await l()}finally{c.removeEventListener("abort",s)}}return{next:c=>a(
c,async()=>{let{marks:l}=e.now,u=o&&Object.entries(o.marks).every(([h,d])=>l[h]===d);for(let h=o&&u?o:r(Ui);;h=r(Ui)){let d=[],f=[],m=null;for await(let{name:p,
data:b}of i(h)){p==="own"&&(m=b),p==="step"&&d.push(b),f.push(...(b.frames??[]).flatMap(w=>w.looks??[]));let v=zf(m,d,l);if(v.length)return{steps:v,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(c,l)=>a(c,async()=>{let u=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:d}of i(u))l(h,d);return u.end})}}function zf(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>zo(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function zo(e,t){let[n,o]=cn(e);return t[n]===o}function Ao({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Ki(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Fi,
"Looking for the first step \u2026",async r=>{let i=En(e,Fi),a=A([]),c=A(null);t.add([$`<${Tf} parts=${e} film=${i} steps=${a} end=${c} />`]);let l=await o.follow(
r,(u,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...Af(u,h)}))),u==="step"&&(a.value=[...a.value,h],t.tell(`${Z(a.value.length,"step")} so far \u2026`))});if(l.
status==="none")return Ao(e,l);if(l.status==="multiple")return e.several.ask();c.value=l},{isTrue:Ke(e.app.store)})}function Af(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:be(t),captions:[be(n)],settled:o}}function Tf({parts:e,film:t,steps:n,end:o}){return $`${o.value&&$`<p>${Nf(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>$`<${Cf} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function Cf({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=J(null);return K(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),$`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${be(n.words)}</button>
    <${xn} parts=${e} step=${n} /></li>`}function Nf({grade:e,complete:t,interrupted:n},o){let s=Z(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function En({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=l=>t.play(r={title:n,frames:[...o],
looks:s,at:l}),c=ue(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){o.
push(...l),s.push(...l.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?c():o.length&&a(0)},goTo(l){a(Math.min(l,o.length-1)),e.emit("pane","board")}}}function qi({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,c=()=>{i.abort(),s.value=null},l=()=>{c(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(f,m,p={}){let{task:b}=e.store;t.card.contains(document.
activeElement)&&C("h2",t.card).focus(),l(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===b,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...m})},
async work(f,m,p,b){u.show(f,[],b),s.value=m;let v=i=new AbortController;try{await p(v.signal)}catch(w){w.name!=="AbortError"&&!v.signal.aborted&&u.add([$`<p class=${Mf(
w)?"failure":null}>${To(w)}</p>`])}finally{i===v&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){l(),o.value=null}};N(()=>{o.value?.isTrue()===!1&&Y(u.close)}),N(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=de(()=>o.value?.overlay??
null);N(()=>e.emit("overlay",h.value)),N(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),u.close()});function d(){let{name:f,body:m}=o.value??
{name:"",body:[]};K(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),u.close()},b=()=>{c(),u.add([$`<p class="soft">Cancelled.</p>`])};
return $`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${b}>Cancel</button>
      </div>`}return F($`<${d} />`,t.card),N(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var Mf=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function To(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return be(n.replace(/^encodings\/\S+: /,""))}var Lf=2e3;function Gi({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let u=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(f,m)=>{h=m});d!==void 0&&e.task===l&&i(d)}catch(d){if(e.task!==l)return;if(d.interrupted)
return i(Df(h,d.interrupted,performance.now()-u));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,Lf):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",Co(l))}let{puzzle:a,instance:c}=e.now;return N(()=>{let{task:l}=e,
u=l.puzzle!==a||l.instance!==c;({puzzle:a,instance:c}=l),Y(()=>{o.value=u?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var Df=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function Co({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Vi({app:e,place:t,solving:n}){N(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?If(r):s===null?{words:"\u2026"}:No(s)}return function(){let{words:r,detail:i}=o();return $`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Pf(e,n.now.error)}</div>`}}function No(e){let{status:t,cost:n,count:o,horizon:s}=e,r=Co(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
u={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${c}`,"good"],
found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${Z(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];
return{words:u[0],detail:a,kind:u[1]}}function If(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:To(
e),kind:"warn"}:e.problems.length&&e.problems.every(Xe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var Pf=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=be(
Eo(n,e.store.now)),s=()=>e.emit("reveal",n);return $`<p class="status-problem">${n.line!==null&&$`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var Mo=200;async function Ji(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=En(e,"Solution"),i=null;await le("answers",I(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,c)=>{i=c,r.add(Zi(c,"Solution"))}}),n.add([i===
null?$`<p>No answer was found.</p>`:$`<${jf} parts=${e} answer=${i} />`])})}function jf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return $`
    <p>${s&&`${No(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&y`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&y`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Yi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=En(e,"All answers"),i=A([]),a=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(h[Math.min(Math.max(d+m,0),h.length-1)].first);return $`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:p})=>m.length===0&&$`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([$`<${a} />`]);let c=await le("answers",I(t.store.now,
{marks:[],most:Mo}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Zi(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),u=o.now.outcome?.horizon;n.add([$`<p>${Rf({...c,isBest:l,horizon:u},i.value.length)}</p>`])})}var Zi=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function Rf({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Mo?"There may be others.":`The first ${Mo}; there may be more.`}var Xi="pylogic:check",Bf=250,Wf=400,Qi=3,Ff="Whether this can be completed was not found out in time.";function ea(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=pe(),i=A(localStorage.getItem(Xi)==="on"),a=A(null),c=null,l=!1,u=(w,g,y)=>{a.value={kind:w,words:g,of:t.now.marks,...y}},h=()=>{a.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(Xi,i.value?"on":"off"),c=null,f()};async function f(w=!1){let{outcome:g,isOld:y}=s.now,{marks:k}=t.now,S=w||l&&k===c;if(w)c=k;else if(!S&&
k===c&&!y)return;let O=Object.keys(k).length===0;l=S&&y&&!O;let x=(S||i.value)&&!y&&g!==null&&!O;if(!x||g.status==="none"||g.horizon!==null)r.stop(),x&&g.horizon===
null?u("bad","There is no answer at all"):S&&O?u("unsure","Nothing is entered yet."):l?u("unsure","checking \u2026"):h();else if(!S)await p("rules");else{let E=g.
status==="unique"?new Set(g.answers[0].atoms):null;E===null?await p("all"):m(E,k)&&await p("reasons")}}function m(w,g){let y=Lo(w,g),k=ut(y.map(Do).filter(S=>S!==
null));return y.length?u("bad",`${k.length} ${Bt(k)}${k.length===1?" is":"s are"} wrong`,{cells:k}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function p(w){let g=w==="all"?setTimeout(()=>u("unsure","checking \u2026"),a.value?Wf:0):0,y;try{y=await r(S=>U("judge",I(t.now),S))}catch(S){
w==="all"&&S.interrupted?u("unsure",Ff):w!=="reasons"&&h();return}finally{clearTimeout(g)}if(y===void 0)return;let k=w==="reasons"?a.value&&{...a.value,broken:y.
broken.slice(0,Qi)}:Uf(w,y,n.finished.value);a.value=k&&{...k,of:t.now.marks}}let b=ue(Bf,()=>f()),{marks:v}=t.now;return N(()=>{t.now.marks!==v&&({marks:v}=t.now,
r.stop(),Object.keys(v).length||h(),b())}),N(()=>{s.now&&n.finished.value!==null&&Y(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function ta(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return $`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?$`<span class="soft">${s}</span>`:s&&$`<strong>${s}</strong>`}
      ${i.length>0&&$`<${Sn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&$`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function Uf(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Qi),cells:ft(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Bt=e=>e.every(t=>t.length>2)?"line":"cell",Lo=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Do(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var Hf=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,zn="Why there is no answer",Io="Why this is wrong",Kf="Which rule is wrong",qf=12,Gf=600;function na(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(zn,"Looking for a reason \u2026",d=>c(zn,d)),r=()=>n.work(Io,"Looking for what it breaks \u2026",async d=>{let{broken:f}=await U(
"judge",I(t.store.now),d);if(!f.length)return c(Io,d);n.add([$`
      <p>What you entered breaks a rule already:</p>
      <${Sn} parts=${e} broken=${f.slice(0,qf)} />
      <${a} />`],{cells:()=>({wrong:ft(f)})})},{isTrue:Ke(t.store)}),i=()=>n.work(Kf,"Looking for what refuses it \u2026",async d=>{let{is_answer:f,reasons:m}=await U(
"why",I(t.store.now),d);if(f)return n.add([$`<p>Some answer has all of it.</p>`]);n.add([$`<ul class="sentences"><${On} parts=${e} chain=${m.flatMap(p=>oa(p))} /></ul>`],
{cells:()=>({wrong:ft(m)})})},{isTrue:Ke(t.store)}),a=()=>$`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function c(d,f){let m=await U("conflicts",I(
t.store.now,d===zn?{marks:[]}:{}),f);if(m.status!=="none")return n.add([$`<p>There is an answer now.</p>`]);if(!m.conflicts.length)return n.add([$`<p>The reason was not found in time.</p>`]);
let p=m.conflicts[0],b=ut(ft(p.because));n.add([$`<${l} title=${d} conflict=${p} />`],{cells:()=>({cause:b,wrong:p.cells})})}function l({title:d,conflict:{because:f,
cells:m,chain:p,minimal:b}}){let v=f.filter(g=>g.clue!==null),w=f.filter(g=>g.clue===null);return $`
      <p>${p.length?"It leads to a contradiction:":Vf(m.length>0,v,w)}</p>
      ${u("The clues: ",v.map(g=>g.words).join("; "))}
      ${u("What you entered: ",m.join(" "))}
      ${p.length?$`<ul class="sentences"><${On} parts=${e} chain=${p} /></ul>`:$`<ul class="sentences either">${w.map(g=>$`<${_n} parts=${e} words=${g.words} cause=${g.
cells} lines=${[g]} />`)}</ul>`}
      <p class="soft">${b?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${d===Io&&$`<${a} />`}`}let u=(d,f)=>f&&$`<p>${d}${kn(t,Jf(f))}</p>`,h=ue(Gf,()=>{let{outcome:d,isOld:f}=o.now;!f&&d?.status==="none"&&d.horizon===null&&n.
mayCome(zn)&&s()});return N(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function oa({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>oa(i,s+1))]}function Vf(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Jf(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(Hf,t).trimEnd()}var An="Hint";async function Cn(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(An,[$`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(Tn(e).length)return o.show(An,[$`<${Yf} parts=${e} />`],{isTrue:()=>Tn(e).length>0,cells:()=>({wrong:ra(Tn(e))})});await o.work(
An,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:c,end:l}=await s.next(i);if(l?.status==="none")return Ao(e,l);if(l?.status==="multipl\
e")return o.add([$`<${Xf} ...${e} />`]);if(t.now.marks!==r)return o.add([$`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([$`<p>${Qf(l,
r)}</p>`]);let{cells:u,causes:h}=a[a.length-1];o.add([$`<${Zf} parts=${e} steps=${a} looks=${c} />`],{cells:()=>t.now.marks===r?{effect:u,cause:h}:null})},{isTrue:Ke(
t)})}function Tn({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Lo(new Set(n.answers[0].atoms),e.store.now.marks):[]}var ra=e=>e.
map(Do).filter(t=>t!==null);function Yf({parts:e}){let{store:t}=e.app,n=Tn(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return $`
    <p>First this: ${o?"one":n.length} ${Bt(ra(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function Zf({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=J(null);K(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:c,name:l,frames:u,has_candidates:h}=t[t.
length-1],d=c.every(b=>zo(b,o.now.marks)),f=()=>{let{marks:b}=o.now;o.change({marks:{...b,...Object.fromEntries(c.map(cn))}})},m=()=>{f(),Cn(e)},p=()=>s.play({title:An,
frames:u,looks:n.map(b=>({svg:b})),at:0});return $`
    <p class="look">Look at <${sa} colour="effect" cells=${i} />${a.length>0&&$` and <${sa} colour="cause" cells=${a} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(b=>$`<${xn} parts=${e} step=${b} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&$`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var Xf=({several:e})=>$`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,sa=({colour:e,cells:t})=>$`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Bt(t)}`:`these ${t.length} ${Bt(t)}s`}</span>`;function Qf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var ia="More than one answer",ed=300;function la(e){let{app:t,card:n,solving:o}=e;function s(){let{task:p}=t.store;n.show(ia,[$`<p>This board has more than one answer. What would you like to see?</p>`,
$`<${i} />`],{isTrue:()=>t.store.task===p||r()})}function r(){let{outcome:p}=o.now;return p?.status==="multiple"&&p.horizon===null&&p.answers.length>0}let i=({but:p})=>$`<div class="row">
    ${p!==c&&$`<button type="button" onclick=${c}>What they share</button>`}
    ${p!==l&&$`<button type="button" class="served" onclick=${l}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${u}>Clues that would leave one</button></div>`,a=(p,b)=>U("differences",I(t.store.now,{marks:[],extra:b}),p),c=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:b,cautious:v,brave:w}=await a(p,!1);if(!f(b)){if(v===null)return n.add([$`<p>The answers were not all compared in time.</p>`]);
n.add([$`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${v.length} of ${w.length} are certain.</p>
      <${i} but=${c} />`],{overlay:{certain:v,possible:w}})}}),l=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:b,picture:v}=await a(
p,!1);if(!f(b)){if(v===null)return n.add([$`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:v}],at:0}),n.add([$`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${i} but=${l} />`])}}),u=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:b,offers:v,proof:w}=await a(p,
!0);if(f(b))return;if(!v.length)return n.add([$`<p>No clues were found that would leave one answer.</p>`]);let g=v.length===1,y=()=>d(v),k=()=>t.emit("clues",y().
map(({atom:S})=>S));n.add([$`
      <p>${g?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${v.length} clues would leave one answer (${w}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${k}>${g?"Add it":"Add all"}</button></div>`],{ghosts:y,isTrue:h(v)})});function h(p){let b=({
puzzle:w,rules:g,constants:y,facts:k})=>JSON.stringify([w,g,y,p.reduce((S,{atom:O})=>S.replace(`${O}.`,""),aa(k))]),v=b(t.store.now);return()=>d(p).length>0&&b(
t.store.now)===v}let d=p=>p.filter(({atom:b})=>!aa(t.store.now.facts).includes(`${b}.`));function f(p){return p!=="multiple"&&n.add([$`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let m=ue(ed,()=>{!o.now.isOld&&r()&&n.mayCome(ia)&&s()});return N(()=>{o.now&&m()}),{ask:s,share:c}}var aa=e=>e.replaceAll(/%.*|\s/g,"");var ca=matchMedia("(max-width: 60rem)");function td(e){let t={status:_("section",{class:"assistant-status","aria-label":"Answers"}),buttons:_("div",{class:"assi\
stant-buttons"}),check:_("section",{class:"assistant-check","aria-label":"Check while you play"}),card:_("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};C("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>ca.matches?C("#board").append(t.card):t.check.after(t.card);ca.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:A(null),solving:Gi(e)};o.card=qi(o),o.derivation=Hi(e),o.conflicts=na(o),o.several=la(o),o.check=ea(o),Ri(o),N(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Cn(o)),F($`<${Vi(o)} />`,t.status),F($`<${nd} parts=${o} />`,t.buttons),F($`<${ta} ...${o} />`,t.check)}
var nd=({parts:e})=>$`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Nn(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Ki(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Ji(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Yi(e)}>Answers</button>`;var Yo={};ye(Yo,{start:()=>Sd});function ua(e,t){let n=pe(),o=A(null),s=null,r=async()=>{let{puzzle:a,instance:c,rules:l,facts:u}=e.store.now,h=JSON.stringify([a,c,l,u]);if(!(!a||h===s)){s=h;try{
o.value=await n(d=>U("choices",I(e.store.now,{marks:[]}),d))??o.value}catch{s=null}}},i=ue(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var Wo={};ye(Wo,{NAME:()=>ga,TITLE:()=>sd,create:()=>ad});function dt({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:c,onSubmit:l,children:u,note:h,result:d}){return $`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${m=>{
m.preventDefault(),l()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${f}</div>
    ${h}
    <div class="actions">
      <button type="submit" class="primary" disabled=${a||c.isAtWork}>${i}</button></div>
    <${c.Progress} />
    ${d}
  </form>`}function ht(e,t,n){let o=A(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
i={get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a,c=()=>({})){let l={...o.value,...a,...r()};
o.value={...l,...c(l)}},of:a=>({name:a,value:o.value[a],oninput:c=>i.set({[a]:j(c).value})})};return i}var Q=({label:e,title:t="",hidden:n=!1,children:o})=>$`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
ie=(e,t,n,o,s)=>$`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function Ie(e,t,n){let o=n.some(([s])=>s===e.now[t]);return $`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>$`<option key=${s} value=${s}>${r}</option>`)}</select>`}function fa({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.
length===1&&s.includes(o[0][0]),i=a=>e.set({[t]:o.map(([c])=>c).filter(c=>s.includes(c)!==(c===a))});return $`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([a,c,l=""])=>$`<label key=${a} title=${l}><input type="checkbox"
      name=${t} value=${a} checked=${s.includes(a)} onchange=${()=>i(a)} /> ${c}</label>`)}
  </fieldset>`}function Nn({text:e}){let t=J(null);return K(()=>t.current?.replaceChildren(ce(e)),[e]),$`<span class="picture" aria-hidden="true" ref=${t}></span>`}function mt(e,t=["rules","facts","constants"]){let n=A(null),o=A(0),s=A({words:"",isBad:!1}),r=A(null),i=new AbortController,a=()=>i.abort(),c={get isAtWork(){return n.
value!==null},get isOld(){return t.some(l=>r.value&&e.store.now[l]!==r.value[l])},named:l=>c.isOld?`${l}, ${da}`:l,tell(l,u=null,h=0){n.value={words:l,done:u,all:Math.
max(1,h)}},say(l,u=!1){s.value={words:l,isBad:u}},async run(l,u,h=()=>{}){a();let d=i=new AbortController,f=performance.now();r.value=e.store.now,o.value=0;let m=setInterval(
()=>{o.value=Math.floor((performance.now()-f)/1e3)},1e3);c.say("");try{return await le(l,u,{signal:d.signal,onEvent:h})}catch(p){let b=n.peek()?.words??"";p.name===
"AbortError"?c.say(`Cancelled: ${b}.`):c.say(od(p,b),p.interrupted===null);return}finally{clearInterval(m),i===d&&(n.value=null)}},Progress(){let l=J(null);K(()=>{
c.isAtWork&&l.current?.scrollIntoView({block:"nearest"})},[c.isAtWork]);let{words:u,done:h,all:d}=n.value??{words:"",done:null,all:1};return $`<div class="job">
        <div class="working" ref=${l} hidden=${!c.isAtWork}>
          ${h===null?$`<progress key="begun" aria-label="Progress" />`:$`<progress aria-label="Progress" max=${d} value=${h} />`}
          <span class="how-far">${u}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&c.isOld&&`This was found ${da}.`}</p>
      </div>`}};return e.when("cancel-all",a),c}var da="before your last change",ha={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function od(e,t){if(e.interrupted&&
e.interrupted in ha)return`${ha[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var jo={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},Ro=Object.keys(jo),pt=e=>e.map(t=>[t,t]);function Bo(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...pt(s)];return{orders:n.length?n:[["given","given"]],engines:pt(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:pt(e.instances)}}var ma=(e,t)=>Object.fromEntries(Ro.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var ga="Compare",sd="Measure which way of solving is faster",rd="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",pa={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},id=600;function ad(e,t){let n=ht(e,"compare",pa),o=mt(e),s=A([]),r=a=>a in(t.now?.shuffles??{});N(()=>{let{now:a}=t;a!==
null&&Y(()=>n.load(pa,c=>ma(Bo(a),c)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function i(){let a=e.store.now,{seeds:c,random:l,repeat:u,timeout:h,
...d}=n.now,f=0,m=0;s.value=[],o.tell("reading the files");let p=await o.run("compare",I({...a,marks:{}},{...Object.fromEntries(Ro.map(b=>[b,d[b]])),orders:d.orders.
map(b=>r(b)?`${b}:${l}`:b),seeds:Number(c)||null,repeat:Number(u),timeout:Number(h)}),(b,v)=>{b==="begun"?m=v.runs:b==="run"&&(f+=1),o.tell(f===m?`${m} runs, dr\
awing the report`:`${f} of ${m} runs`,f,m)});p!==void 0&&(o.say(`${p.words}.`),s.value=cd(p,`${a.puzzle}-${a.instance}-comparison`))}return function({id:c,hidden:l}){
let{now:u}=t,{orders:h,seeds:d,repeat:f,random:m,timeout:p,configs:b,heuristics:v,engines:w,labelings:g,others:y}=n.now,k=h.filter(r).length,S=(w.length+(w.includes(
"clingo")?b.length*v.length-1:0))*(h.length+k*(Number(m)-1))*g.length,O=y.length+1,x=Math.max(1,Number(d))*Number(f),E=S*O*x,T=[Z(S,"way"),Z(O,"board"),Z(x,"run")].
join(" \xD7 "),L=E*Number(p)>id?", ended after ten minutes at the latest":"",B=u&&Bo(u),P=q=>$`<div class="lists">${B&&q.map(fe=>$`<${fa} values=${n} name=${fe} legend=${jo[fe]} options=${B[fe]} />`)}
      ${u?.needed&&q.includes("engines")&&$`<p class="soft">${u.needed}.</p>`}</div>`;return $`<${dt} ...${{app:e,id:c,hidden:l,job:o,name:ga,words:rd}} topic="comparing" action="Compare"
      isOff=${E===0} onSubmit=${i} result=${$`<${ld} links=${s.value} />`}
      note=${$`<p class="soft">${E?`${T} = ${Z(E,"run")}${L}`:"Choose at least one of each list."}</p>`}>
      ${P(["orders","engines"])}
      <${Q} label="Random orders" title="How many orders of each random kind" hidden=${k===0}>
        ${ie(n,"random",1,100)}<//>
      <${Q} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${ie(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${P(["configs","heuristics","labelings","others"])}
        <${Q} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${ie(n,"repeat",1,100)}<//>
        <${Q} label="Seconds for a run">${ie(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function ld({links:e}){let t=J(null);return K(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),$`<p class="links" ref=${t}>${e.map(({
words:n,...o})=>$`<a ...${o}>${n}</a>`)}</p>`}function cd({page:e,csv:t,json:n},o){let s=(r,i,a,c)=>({words:r,href:URL.createObjectURL(new Blob([i],{type:a})),...c});
return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Go={};ye(Go,{NAME:()=>za,TITLE:()=>ud,create:()=>gd});var Pe="pylogic:draft:",Mn="pylogic:tab",Fo=20,Uo="pylogic:history",wa=200,Ho={reload:6e4,other:500};function Ko(e,t=Ho.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(Pe+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function ba(){let e=sessionStorage.
getItem(Mn),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Ho.reload:Ho.other,o=e!==null&&await Ko(e,n)?e:zt();return o!==e&&await Ko(o),sessionStorage.
setItem(Mn,o),{id:o,draft:e===null?null:ya(e)}}async function va(e){return await Ko(e)?(sessionStorage.setItem(Mn,e),!0):!1}function ya(e){try{let t=JSON.parse(
localStorage.getItem(Pe+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function qo(e,t,n=!1){try{return localStorage.
setItem(Pe+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function $a({now:e,past:t,future:n}){try{sessionStorage.setItem(Uo,JSON.stringify(
{now:e,past:t.slice(-wa),future:n.slice(-wa)}))}catch{sessionStorage.removeItem(Uo)}}var ka=()=>JSON.parse(sessionStorage.getItem(Uo)??"null"),je=e=>qo(zt(),e,!0),
Je=e=>localStorage.removeItem(Pe+e),Se=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Ye=e=>Se(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function Re(){let e=(await navigator.locks?.query())?.held??[{name:Pe+sessionStorage.getItem(Mn)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(Pe)&&!t.has(a)).map(a=>ya(a.slice(Pe.length))??{at:0,id:a.slice(Pe.length),document:ot}).sort((a,c)=>c.at-a.at),s=({document:a})=>Ye(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(Fo),...i.slice(Fo)])Je(a);return r.slice(0,Fo)}var za="Generate",ud="Make new puzzles of this kind",fd="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",dd=[["size","of\
 this size"],["present","the present one, new clues"]],hd=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],md=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
_a="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Sa=60,xa=8,Aa=1e6,pd={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function gd(e,t){let n=ht(e,"generate",pd),o=A(Ea()),s=A([]),r=mt(e,["rules","constants"]),i=wd(e),a=()=>hd.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),c=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",l=null;N(()=>{let{now:h}=t;h!==
null&&Y(()=>{let{puzzle:d,instance:f}=e.store.now;if(l===`${d}/${f}`)return;l=`${d}/${f}`;let[m,p]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:m,columns:p})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function u(){let{puzzle:h}=e.store.
now,{board:d,rows:f,columns:m,low:p,high:b,symmetry:v}=n.now,w=Number(o.value),g=Number(n.now.count);s.value=[];let y=()=>{let S=s.value.length;r.tell(`trying s\
eed ${w}, ${S} of ${Z(g,"puzzle")}`,S,g)};y(),await r.run("generate",I({...e.store.now,marks:{}},{size:d==="size"?[Number(f),Number(m)]:null,seed:w,count:g,symmetry:v||
null,difficulty:c()==="range"?[Number(p),Number(b)]:c()||null}),(S,O)=>{S!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],y())})!==void 0&&(r.say(`${Z(
s.value.length,"puzzle")} of seed ${w}, each with exactly one solution. A click opens one.`),Number(o.value)===w&&(o.value=String((w+1)%Aa)))}return function({id:d,
hidden:f}){let m=J(null),{board:p,low:b,high:v}=n.now,w=c()==="range";K(()=>{let y=w&&Number(v)<Number(b);m.current?.querySelectorAll("input")[1].setCustomValidity(
y?"This is less than where it begins.":"")});let g=t.now?.ungenerated??null;return $`<${dt} ...${{app:e,id:d,hidden:f,job:r,name:za,words:fd}} topic="generating" action="Generate"
      isOff=${g!==null} onSubmit=${u}
      note=${g!==null&&$`<p class="refusal">By these rules no puzzles can be made: ${g}.</p>`}
      result=${$`<${i.Back} /><${bd} puzzles=${s.value} open=${i.open} />`}>
      <${Q} label="Board">${Ie(n,"board",dd)}<//>
      <${Q} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${ie(n,"rows",1,Sa,"Rows")} × ${ie(n,"columns",1,Sa,"Columns")}</span><//>
      <${Q} label="How many">${ie(n,"count",1,100)}<//>
      <${Q} label="Difficulty" title=${_a}>${Ie(n,"difficulty",a())}<//>
      <${Q} label="Largest step" title=${_a} hidden=${!w}><span class="pair" ref=${m}>
        ${ie(n,"low",0,xa,"From")} to ${ie(n,"high",0,xa,"To")}</span><//>
      <${Q} label="Symmetry">${Ie(n,"symmetry",md)}<//>
      <${Q} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${y=>{o.value=j(y).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=Ea()}}><${ge} name="dice" /></button></span><//>
    <//>`}}function wd(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:c}=e.store,l=`gen-${a.seed}-${a.number}`,u={saved:{...c.saved,facts:""},stamps:{...c.
stamps,facts:null}};r({...c,...u,instance:l,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(c.instance)||(n.value=c),t.set(l,a.text)}function r(a){
let{now:c}=e.store;!(t.get(c.instance)===c.facts&&Oa(c.marks)&&Oa(c.notes))&&Ye(c)&&je(c),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return $`<div class="back">${a&&$`<button type="button" onclick=${()=>{a&&r(a),n.value=null,C("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function bd({puzzles:e,open:t}){let n=J(null);return K(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),$`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>$`<${vd} key=${o.number} data=${o} open=${t} />`)}</ul>`}function vd({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${Z(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return $`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?$`<${Nn} text=${e.pictures[0]} />`:$`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var Oa=e=>Object.keys(e).length===0,Ea=()=>String(Math.floor(Math.random()*Aa));var Vo={};ye(Vo,{NAME:()=>Ca,TITLE:()=>yd,create:()=>_d});var Ca="Trace",yd="Watch the solver search",$d="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Ta=["","as usual"],kd={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function _d(e,t){let n=ht(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=mt(e),s=A(null),r=null;N(()=>{let{now:u}=t;u!==null&&Y(()=>{r!==e.store.now.
puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:u={},shuffles:h={},heuristics:d=[],labelings:f=[]}=t.
now??{},m={...u,...Object.fromEntries(Object.entries(h).map(([w,g])=>[`${w}#1`,g]))},p={order:Object.keys(m).map(w=>[w,w.replace("#1","")]),heuristic:[Ta,...pt(
d)],labeling:[Ta,...pt(f)]},b=w=>p[w].some(([g])=>g===n.now[w])&&n.now[w]||null,v=b("order")??Object.keys(m)[0]??"given";return{words:m,options:p,order:v,heuristic:b(
"heuristic"),labeling:b("labeling")}}function a(u,h,d){e.emit("film",{title:o.named(u),frames:h,at:d}),e.emit("pane","board")}async function c(){let{instance:u}=e.
store.now,{order:h,heuristic:d,labeling:f}=i();s.value=null,o.tell("searching, and drawing the film");let m=await o.run("trace",I({...e.store.now,marks:{}},{order:h,
heuristic:d,labeling:f,keep:Number(n.now.keep)}));if(m===void 0)return;o.say(`${m.words}.`);let{summary:p,left_out:b,frames:v}=m,w=m.heat.map(y=>({...y,name:kd[y.
name??""]??y.name})),g=`${p.charAt(0).toUpperCase()}${p.slice(1)}.${b?` ${b} more came after them.`:""}`;s.value={words:g,instance:u,frames:v,heats:w},v.length&&
!o.isOld&&a(`The search on ${u}`,v,0)}function l(){if(s.value===null)return $`<div class="result"></div>`;let{words:u,instance:h,frames:d,heats:f}=s.value;return $`<div class="result">
      <p class="soft">${u}</p>
      ${d.length?$`<button type="button" onclick=${()=>a(`The search on ${h}`,d,0)}>
          Show the film again</button>`:$`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${f.map((m,p)=>$`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,f,p)}><span>${m.name}</span>
        <${Nn} text=${m.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:d}){let{words:f,options:m,order:p}=i();return $`<${dt} ...${{app:e,id:h,hidden:d,job:o,name:Ca,words:$d}} topic="explaining"
      action="Trace the search" onSubmit=${c} result=${$`<${l} />`}>
      <${Q} label="Moments" title="How many of the first moments the film shows">${ie(n,"keep",1,1e3)}<//>
      <${Q} label="Order of clues" hidden=${m.order.length===0}>
        ${Ie(n,"order",m.order)}<small class="soft">${f[p]??""}</small><//>
      <${Q} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Ie(n,"heuristic",m.heuristic)}<//>
      <${Q} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${m.labeling.length<2}>${Ie(n,"labeling",m.labeling)}<//>
    <//>`}}var Jo={generate:Go,compare:Wo,trace:Vo},Na=Object.keys(Jo),Ma="pylogic:work:opened";function Sd(e){let t=A(null),n=ua(e,()=>t.value!==null),o=Na.map(c=>({...Jo[c],
name:c,Kind:Jo[c].create(e,n)})),s=c=>{t.value=c,localStorage.setItem(Ma,c??""),c!==null&&n.refresh()},r=()=>$`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:c,NAME:l,TITLE:u})=>$`<button type="button" title=${u}
      aria-controls="work-${c}" aria-expanded=${t.value===c}
      onclick=${()=>s(t.value===c?null:c)}>${l}</button>`)}</div>
    ${o.map(({name:c,Kind:l})=>$`<${l} id="work-${c}" hidden=${t.value!==c} />`)}`,i=_("section",{id:"work","aria-labelledby":"work-heading"});C("#assistant").append(
i),F($`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let c=C("#work-generate");c.scrollIntoView({block:"ne\
arest"}),C("select, input",c).focus({preventScroll:!0})})});let a=localStorage.getItem(Ma);s(Na.find(c=>c===a)??null)}function ve({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=d=>{d!==null&&d===n[0][0]&&!o()||(u.close(),r(d))},a=n.map(
([d,f],m)=>_("button",m===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(d)},f)),c=_("h2",{id:`title-${zt()}`},e),l=_("form",{onsubmit:d=>{d.preventDefault(),
i(n[0][0])}},c,...t,_("div",{class:"actions"},_("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),u=_("dialog",{class:s?"wide":"","aria-la\
belledby":c.id,oncancel:d=>{d.preventDefault(),i(null)},onclose:()=>u.remove()},l);document.body.append(u),u.showModal(),(l.querySelector("input:not([type=file]\
), textarea")??C(".primary",l)).focus()})}function We({key:e,words:t,actions:n=[],isBad:o=!1}){Be(e);let s=n.map(([r,i])=>_("button",{type:"button",onclick:()=>{
Be(e),i()}},r));C("#notices").append(_("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},_("span",{},t),_("span",{class:"group"},...s)))}
function Be(e){for(let t of ze("#notices .notice"))t.dataset.key===e&&t.remove()}function Ft(e,t,n){let o=_("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Zo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=_("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await ve({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[_("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as xd,EditorView as La,unifiedMergeView as Od}from"../vendor/codemirror-6.js";function Da({store:e},t,n){let o=new Map;function s(c,l){let{saved:u,stamps:h}=e.now,d={saved:{...u,[c]:l.text??""},stamps:{...h,[c]:l.stamp}};e.change(d,{undoable:!1}),
o.delete(c),Be(`conflict ${c}`)}function r(c,l){o.set(c,l.stamp);let u=()=>r(c,l),h=`${l.name} was changed by another program, and you have unsaved changes.`;We(
{key:`conflict ${c}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(c,l).then(m=>({mine:d,theirs:f}[m??""]??u)())],["Keep mine",()=>d()],
["Take theirs",()=>f()]]});let d=()=>(s(c,l),n()),f=()=>{je(e.now),e.change({[c]:l.text??""}),s(c,l)}}function i(c,l){let u=new La({doc:l.text??"",extensions:[xd.
readOnly.of(!0),La.contentAttributes.of({"aria-label":"Differences"}),Od({original:e.now[c],mergeControls:!1,collapseUnchanged:{}})]});return ve({title:`Two ver\
sions of ${l.name}`,isWide:!0,content:[_("p",{},_("span",{class:"mine"},"only in yours")," ",_("span",{class:"theirs"},"only in the file")),_("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(c,l){let{now:u}=e;l.text===null||l.text===u[c]?(s(c,l),l.text===null&&t(`${l.name}\
 is gone; saving makes it again.`)):u[c]===u.saved[c]?(e.change({[c]:l.text}),s(c,l),t(`${l.name} was changed by another program; here it is.`)):o.get(c)!==l.stamp&&
r(c,l)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Ln=["rules","facts"];function se(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Ze=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function Ia(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(w,g=!1)=>e.emit("message",{words:w,isBad:g}),r=Da(e,s,f);function i(w){let{now:g}=t;if(g.puzzle&&Ye(g)){
let y=je(g)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${g.instance} ${y}.`)}for(let{dataset:y}of ze("#notices .notice"))y.key&&y.key!==
"connection"&&Be(y.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:g.mode,...w})}async function a(w,g){let{rules:y,facts:k,game:S}=await $e("open",{puzzle:w,
instance:g});e.emit("game",S);let O={rules:y.text??"",facts:k.text??""};return{puzzle:w,instance:g,...O,saved:O,stamps:{rules:y.stamp,facts:k.stamp}}}async function c(w,g){
let y=o+=1,k=await a(w,g);if(y!==o)return;if(k.stamps.rules===null)throw new Error(`There is no puzzle ${w} here.`);i(k);let S=o,O=(await Re()).find(({document:x})=>x.
puzzle===w&&x.instance===g);if(!(O===void 0||S!==o)){if(Ln.some(x=>O.document[x]!==k[x]))return l(O);i({...O.document,...k,mode:t.now.mode}),Je(O.id)}}function l(w){
let{document:g}=w,y=`Your unsaved changes of ${Ze(w.at)} to ${g.instance} are kept.`;We({key:"kept",words:y,actions:[["Restore",()=>u(w)],["Discard",()=>Je(w.id)]]})}
function u(w){i(w.document),Je(w.id)}function h(w,g,y,k={}){let S=w.puzzle===t.now.puzzle?t.now:w,{puzzle:O,rules:x,saved:E,stamps:T,constants:L={}}=S;i({puzzle:O,
instance:g,rules:x,facts:y,marks:k,constants:L,saved:{...E,facts:""},stamps:{...T,facts:null}})}let d=({puzzle:w,instance:g},y)=>t.now.puzzle===w&&(y==="rules"||
t.now.instance===g);function f(){let w=t.now,g=()=>d(w,"facts")?m():void 0;return n=n.then(g).catch(y=>s(se(y),!0)),n}async function m(){let{now:w}=t;for(let g of Ln)
w[g]!==w.saved[g]&&await p(w,g)}async function p(w,g){let{puzzle:y,instance:k,stamps:S,[g]:O}=w,{is_saved:x,file:E}=await $e("save",{puzzle:y,instance:g==="fact\
s"?k:null,text:O,stamp:S[g]});if(!x){d(w,g)?r.conflict(g,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}let T=!b.has(E.name)&&S[g]!==
null;b.add(E.name),d(w,g)&&r.take(g,E),s(T?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(T||S[g]===null)&&e.emit("library")}
let b=new Set,{changed:v}=r;return{open:c,show:i,read:a,restore:u,offer:l,showFacts:h,save:f,changed:v,tell:s,own:b,saved:()=>n}}var Pa="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",Ed="[a-z][a-z0-9_]{0,63}";function ja(e,t,n){let{store:o}=e,s=f=>t.tell(se(f),!0),r=(f,m)=>{let p=_("input",
{required:!0,autocomplete:"off",spellcheck:!1,...m});return[_("label",{},f,p),p]},i=(...f)=>()=>f.every(m=>m.reportValidity());async function a(){let f=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),m=(T,L="9")=>r(T,{type:"number",min:1,max:60,value:L}),[p,b]=m("Rows",f?.[1]),[v,w]=m("Columns",f?.[2]),[g,y]=r("Name",{type:"text",pattern:Pa,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ve({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
_("div",{class:"fields"},p,v,g)],buttons:[["make","Make it"]],check:i(b,w,y)})===null)return;let{puzzle:S,rules:O,constants:x}=o.now,{facts:E}=await U("frame",{
puzzle:S,rules:O,constants:x,rows:b.valueAsNumber,columns:w.valueAsNumber});t.showFacts(o.now,n.freeName(S,y.value),E),o.change({mode:"edit"})}async function c(){
let[f,m]=r("Name",{type:"text",pattern:Ed,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await ve({title:"New puzzle",
content:[_("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),f],buttons:[["make","Make it"]],check:i(m)})===null)return;
let v=await $e("new",{name:m.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pane","rules")}async function l(){let{now:f}=o,[m,p]=r("Name",{type:"\
text",pattern:Pa,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,f.instance)});if(await ve({title:"Save this board under another\
 name",content:[m],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(f.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:f,instance:m}=o.now;t.show(await t.read(f,m))}async function h(){let f=await Re();if(!f.length){t.tell("No unsaved changes are kept.");return}let m=[],
p=f.map(v=>_("label",{class:"choice"},_("input",{type:"radio",name:"kept",onchange:()=>{m[0]=v}}),`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Ze(
v.at)}`)),b=await ve({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>m.length>0});for(let v of m)
b==="restore"?t.restore(v):b==="discard"&&Je(v.id)}let d=f=>()=>f().catch(s);return{newBoard:d(a),newPuzzle:d(c),saveAs:d(l),revert:d(u),kept:d(h)}}var zd=500,Ad=5e3,Ra="What you have done is kept in this browser.",Td=`pylogic serve does not answer: has it ended? Start it again. ${Ra}`,Cd=`pylogic serve was\
 started again: open the link that it has printed. ${Ra}`;function Ba(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function c(){let{puzzle:f,instance:m,stamps:p}=o.now,{rules:b,facts:v}=p,w=new URLSearchParams({puzzle:f,instance:m,rules:b??"",facts:v??""}),g=await ae(`\
changes?${w}`);if(s&&l(),await t.saved(),o.now.stamps!==p)return;let y=i?.puzzle===f?i:{...g,puzzle:f};i={...g,puzzle:f};for(let k of Ln)g[k]&&t.changed(k,g[k]);
g.names!==y.names&&n(),g.encodings!==y.encodings&&a()}function l(){s="",Be("connection"),t.tell(r),a(),n()}function u({status:f,message:m}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:Td,401:Cd}[f]??m;s!==p&&We({key:"connection",isBad:!0,words:p}),s=p}let h=()=>{},d=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?Ad:zd)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await c().catch(u),await d()})()}var Ut="#gallery",Nd=6,Md=2,gt=(...e)=>[Ut,...e.map(t=>encodeURIComponent(t??""))].join("/");function Fa(e,t,n){let{store:o}=e,s=C("#gallery"),r=A(null),i=A(""),
a=Pd(),c=null,l=0;function u(w){s.hidden=!w,C("#panes").hidden=w,document.body.dataset.view=w?"gallery":"board",n.entitle()}async function h(){!wt()&&o.now.puzzle===
""&&history.replaceState(null,"",Ut);let w=location.hash,[,g,y]=w.split("/");wt()?y!==void 0?await d(g,y):await m(g):u(!1),c=w}async function d(w,g){try{let y=decodeURIComponent(
g);o.now.puzzle===w&&o.now.instance===y?f():await t.open(w,y)}catch(y){t.tell(se(y),!0),history.replaceState(null,"",Ut),await m()}}function f(){let w=location.
hash.split("/").length>2;wt()&&history[w?"replaceState":"pushState"](null,"",location.pathname),u(!1)}async function m(w){let g=l+=1,y=s.hidden||c!==location.hash?
c:null,k=n.entries.find(O=>O.puzzle===w),S=k?await $e("open",{puzzle:w}).catch(()=>({game:[]})):{played:await p()};g===l&&(u(!0),r.value={...S,kind:k,from:y})}async function p(){
let w=await Re(),g=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...g,...w].reverse().map(k=>[`${k.document.puzzle}/${k.document.instance}`,
k])).values()].reverse().slice(0,Nd).map(k=>{let{document:S,id:O,at:x}=k;return{target:O===""?f:()=>t.restore(k),words:n.titleOf(S.puzzle),more:`${S.instance}, ${O===
""?"open":Ze(x)}`,draw:()=>U("tile",I(S))}})}async function b({puzzle:w}){o.now.puzzle===w?f():await d(w,encodeURIComponent(n.firstOf(w))),e.emit("make")}function v(){
let{kind:w,game:g=[],played:y=[],from:k=null}=r.value??{};return K(()=>{if(r.value===null||k===null)return;let S=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===
k);(S??C("h2",s)).focus(),S||(s.scrollTop=0)},[r.value]),r.value===null?null:$`<div class="page" key=${w?.puzzle}>${w?$`<${Dd} ...${{kind:w,game:g,level:i,seen:a}} make=${()=>b(
w)} />`:$`<${Ld} ...${{library:n,played:y,level:i,seen:a}} />`}</div>`}return F($`<${v} />`,s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||h()}),{go:h}}
var Wa=["easy","medium","hard"],Xo=({instances:e,levels:t},n)=>e.filter(o=>!n||t[o]===n);function Ua({kinds:e,level:t}){let n=new Set([...e.flatMap(({levels:r})=>Object.
values(r)),t.value].filter(Boolean));if(n.size===0)return null;let[o,s]=[Wa.filter(r=>n.has(r)),[...n].filter(r=>!Wa.includes(r))];return $`<select aria-label="Difficulty" value=${t.
value}
    onchange=${r=>{t.value=j(r).value}}>
    <option value="">Any difficulty</option>
    ${[...o,...s.sort()].map(r=>$`<option value=${r}>${r}</option>`)}</select>`}function Ld({library:e,played:t,level:n,seen:o}){let{puzzle:s,instance:r}=e.first,
i=Ee(""),a=e.entries.filter(u=>(!n.value||Xo(u,n.value).length>0)&&[u.puzzle,u.title,...u.aliases].some(h=>h.toLowerCase().replaceAll("_"," ").includes(i.value))),
c=u=>{i.value=j(u).value.trim().toLowerCase()},l=u=>{u.preventDefault(),a.length&&(location.hash=gt(a[0].puzzle))};return $`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${gt(s,r)}>
        ${e.titleOf(s)}</a>.</p></header>
    ${t.length>0&&$`<h3>Go on</h3><${Qo} name="Played last" tiles=${t} seen=${o} />`}
    <form class="search" role="search" onsubmit=${l}><h3>All kinds</h3>
      <${Ua} kinds=${e.entries} level=${n} />
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${c} /></form>
    ${a.length===0&&$`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Qo} name="All kinds" seen=${o} tiles=${a.map(u=>({target:gt(u.puzzle),words:u.title,more:u.problem??Z(Xo(u,n.value).length,"board"),draw:async()=>u.instances.
length?ae(`tile/${u.puzzle}/${encodeURIComponent(u.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var Dd=({kind:e,kind:{puzzle:t,title:n,levels:o},
game:s,level:r,seen:i,make:a})=>$`
  <header><a href=${Ut}>All kinds</a><h2 tabindex="-1">${n}</h2>
    <div class="game">${s.map(([c,l])=>$`<p class=${l?"item":""}>${c}</p>`)}</div></header>
  <div class="search"><h3>Boards</h3><${Ua} kinds=${[e]} level=${r} /></div>
  <${Qo} name=${`Boards of ${n}`} seen=${i} tiles=${Xo(e,r.value).map(c=>({target:gt(t,c),words:c,more:o[c],draw:()=>ae(`tile/${t}/${encodeURIComponent(c)}`)}))}>
    <li><button type="button" class="tile" onclick=${a}><span class="picture"><${ge} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Qo=({name:e,tiles:t,seen:n,children:o})=>$`<ul class="tiles" aria-label=${e}>${t.map(s=>$`<li key=${`${s.words} ${s.target}`}><${Id} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function Id({target:e,words:t,more:n="",draw:o,seen:s}){let r=J(null),i=Ee("");Ns(()=>s(r.current,async()=>{let c=await o(),l=c.pictures.slice(0,1).map(u=>ce(u.
svg));for(let u of l)u.querySelector("title")?.remove();r.current?.replaceChildren(...l),i.value=c.size?.join(" \xD7 ")??""}),[]);let a=$`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?$`<a class="tile" href=${e}>${a}</a>`:$`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var wt=()=>location.hash.split("/")[0]===Ut;function Pd(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<Md?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Ha(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},a=y=>o.find(k=>k.puzzle===y),c=y=>a(y)?.title??y,l=y=>a(y)?.instances??
[],u=y=>l(y)[0]??"board";function h({puzzle:y,instance:k}){let S=l(y);return gt(y,...S.slice(S.indexOf(k)+1).slice(0,1))}function d(y,k){let S=new Set([...l(y),
y===n.now.puzzle?n.now.instance:""]);if(!S.has(k))return k;let O=2;for(;S.has(`${k}${O}`);)O+=1;return`${k}${O}`}let f=(y,k)=>t.open(y,k).catch(S=>{t.tell(S.message,
!0),b()}),m=_("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,u(m.value))}),p=_("select",{"aria-label":"Board",title:"Board",onchange:()=>f(
n.now.puzzle,p.value)});function b(){let{puzzle:y,instance:k}=n.now,S=a(y)?.own;w(m,o.map(x=>[x.puzzle,x.title,x.own.rules]),y);let O=l(y).map(x=>[x,x,!!S?.instances.
includes(x)]);w(p,O,k),v()}function v(){let{puzzle:y,instance:k}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${Se(n.now)?"\u2022 ":""}${k}\
 \xB7 ${c(y)} \xB7 pylogic`}function w(y,k,S){let O=(T,L)=>{let B=k.filter(([,,P])=>P===L).map(([P,q])=>_("option",{value:P},q));return B.length?[_("optgroup",{
label:T},...B)]:[]},x=k.some(([T])=>T===S)?[]:[_("option",{value:S},`${S} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];y.replaceChildren(
...x,...E),y.value=S}async function g(y){let k=await ae("library",y);[o,s,i,r]=[k.puzzles,k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",r!==null);
for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let O of S.own.instances)t.own.add(`instances/${S.puzzle}/${O}.lp`)}return n.now.puzzle&&
b(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],b),{load:g,titleOf:c,freeName:d,firstOf:u,behind:h,entitle:v,elements:[m,p],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Dn(e,t,n){let o=_("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=_("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,_("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),c=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=c?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=c?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let c=a.newState===
"open";s.setAttribute("aria-expanded",String(c)),c&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let c=i(),l=c.findIndex(h=>h===document.activeElement),u={ArrowDown:l+1,ArrowUp:l-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),u!==void 0&&
(c.at(u%c.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{j(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function te(e,t,{note:n="",key:o="",isOff:s=!1}={}){return _("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
onclick:t},_("span",{class:"name"},e),o?_("kbd",{},o):null,n?_("small",{},n):null)}var es=e=>_("div",{class:"heading",role:"presentation"},e);var In="#pylogic=";var Ka=/^[a-z_][A-Za-z0-9_]{0,63}$/,jd=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Pn=e=>e.includes(In);async function qa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:c}=e,l=o===c.rules?{}:{rules:o},u=await Wd(JSON.stringify({puzzle:t,instance:n,...l,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${In}${u}`}async function Ga(e){let t=e.slice(e.indexOf(In)+In.length).trim(),n;try{n=JSON.parse(await Fd(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Bd(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:c,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:c,constants:l}}var Va=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),bt=e=>typeof e=="string",Rd=e=>Array.isArray(e)&&e.every(bt),ts=(e,t,n)=>Va(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Bd(e){return Va(e)&&bt(e.puzzle)&&Ka.test(e.puzzle)&&bt(e.instance)&&jd.test(e.instance)&&bt(e.facts)&&
(e.rules===void 0||bt(e.rules))&&ts(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&ts(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Rd)&&ts(e.constants,Ka,t=>bt(t)&&t.length<=
200)}async function Wd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Fd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:c}=await s.read();if(a)break;if(i+=c.length,i>2e6)throw await s.cancel(),new Error("large");r.push(c)}return new Blob(r).text()}var Ja=2e6,Ud=/^[^%\n]*(:-|#program|#show|[{}])/m,ns="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Ya(e,t,n,o){let{store:s}=e;async function r(d,f="\
pasted"){if(Pn(d))return o(d);if(d.length>Ja)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:m,rules:p,constants:b}=s.now,
v=m?{puzzle:m,rules:p,constants:b}:{puzzle:n.first.puzzle},w=await U("import",{...v,text:d});if(!m&&!w.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let g=w.puzzle===m?s.now:await t.read(w.puzzle,f),y=Object.fromEntries(w.answer.map(x=>[x,!0]));t.showFacts(g,n.freeName(w.
puzzle,f),w.facts,y);let k=w.answer.length?", with what it shows of a solution":"",S=`a board of ${n.titleOf(w.puzzle)}`,O=w.is_named?`Recognised ${w.format}: ${S}`:
`Read as ${S}, the puzzle that is open`;t.tell(`${O}${k}.`),e.emit("pane","board")}async function i(d,f){let m=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(m,n.firstOf(m));t.show({...p,rules:d}),t.tell(`These are rules: they are open as the puzzle ${m}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(d,f,m=!1)=>(m&&f&&Ud.test(d)?i(d,f):r(d,f)).catch(p=>t.tell(se(p),!0));async function c(d){d.size>Ja?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await d.text(),Hd(d.name),d.name.endsWith(".lp"))}async function l(){let d=_("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=_("p",{class:"failure",role:"alert",hidden:!0}),m=[_("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),d,f];for(;;){if(await ve({title:"Paste a board",content:m,buttons:[["open","Open it"]],check:()=>d.
value.trim()!==""})===null)return;try{await r(d.value);return}catch(b){f.hidden=!1,f.textContent=se(b)}}}function u(){let d=_("input",{type:"file",onchange:()=>[
...d.files??[]].slice(0,1).forEach(c)});d.click()}addEventListener("paste",d=>{let f=d.clipboardData?.getData("text/plain")??"";j(d).closest?.(ns)||f.trim()===""||
(d.preventDefault(),a(f))});let h=({dataTransfer:d})=>!!d?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",d=>{j(d).closest?.(
ns)||!h(d)||(d.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",d=>{d.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",d=>{if(delete document.body.dataset.drop,j(d).closest?.(ns)||!d.dataTransfer||!h(d))return;d.preventDefault();let[f]=d.dataTransfer.files;f?c(f):a(d.dataTransfer.
getData("text/plain"))}),{askForText:l,askForFile:u}}var Hd=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Za({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,c=Se(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
c||await $e("solved",{puzzle:r,instance:i}).catch(l=>n("message",{words:l.message,isBad:!0}))})}var Kd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},qd=15e5,Xa=2,Gd=["localhost","127.0.0.1","[::1]"];function Qa(e,t){let{store:n}=e,o=h=>t.
tell(se(h),!0);async function s(){let h=await qa(n.now);h.length>qd?t.tell("This is too much for a link: download the files.",!0):await Zo(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:d}=await U("picture",I(n.now));h==="svg"?Ft(`${n.now.instance}.svg`,d,"image/svg+xml"):Ft(`${n.now.instance}.\
png`,await Vd(d),"image/png")}async function i(){let h=open("","_blank");try{let{html:d}=await U("page",I(n.now)),f=URL.createObjectURL(new Blob([d],{type:"text\
/html"}));h?h.location=f:Ft(`${n.now.instance}.html`,d,"text/html")}catch(d){h?.close(),o(d)}}function a(){let h=_("div",{class:"formats"},_("small",{class:"sof\
t"},"One moment\u2026"));return U("export",I(n.now)).then(({formats:d})=>{h.replaceChildren(...d.map(f=>te(c(f),()=>Zo(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),d.length||h.append(_("small",{},"No other program's format fits this puzzle."))},d=>h.replaceChildren(
_("small",{class:"failure"},se(d)))),h}let c=({format:h,title:d})=>`${d}${Kd[h]??""}`,l=(h,d,f)=>te(`${h}, ${d}.lp`,()=>Ft(`${d}.lp`,f,"text/plain")),u=()=>[te(
"Copy link",()=>s().catch(o),{note:`holds rules and board, and works ${Gd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where t\
his page can be reached"}; nothing is uploaded`}),es("Copy for other programs"),a(),es("Download"),l("Facts",n.now.instance,n.now.facts),l("Rules",n.now.puzzle,
n.now.rules),te("Picture, SVG",()=>r("svg").catch(o)),te("Picture, PNG",()=>r("png").catch(o)),te("Page to print",i,{note:"the rules in words, and the board"})];
C("#share").append(...Dn("Share","Share: links, files, print",u))}async function Vd(e){let t=_("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.
decode();let n=_("canvas",{width:Xa*t.width,height:Xa*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?
o(r):s(new Error("This picture is too large.")),"image/png")})}async function el(e){C("#bar").append(_("div",{id:"notices"}));let t=Ia(e),n=Ha(e,t),o=u=>nl(e,t,u),s=Ya(e,t,n,o),r=ja(e,t,n),i=Fa(e,t,n);Yd(e,t,n,s,r),Qa(e,t),
Jd(e,n),Za(e,n);let a=n.load();a.catch(()=>{});let c=await ba();await Zd(e,t,a,c).catch(u=>t.tell(se(u),!0)),await i.go(),Xd(e,t,()=>c.id),addEventListener("has\
hchange",async()=>{await tl(t,o),await i.go()});let l=()=>n.load().catch(()=>{});e.when("library",l),Ba(e,t,l)}function Jd({store:e,when:t},n){let o=_("a",{class:"\
next"},"Next board");C("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Yd(e,t,n,o,s){let{store:r}=e,i=_("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",_("span",{class:"dot","aria-hidden":"true"})),a=()=>{let h=Se(r.now);i.disabled=!h,i.setAttribute("aria-l\
abel",h?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[te("Save",t.save,{key:"Ctrl-S",isOff:!Se(r.now)}),te("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],u=Dn("File","File: new, paste, save",()=>[te("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[te("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],te("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at \
and others"}),te("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),te("Back to the saved files",s.revert,{isOff:!Se(r.now)}),te("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);C("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],a),a(),addEventListener("keydo\
wn",h=>{!(h.ctrlKey||h.metaKey)||h.altKey||h.key.toLowerCase()!=="s"||(h.preventDefault(),t.save())})}async function Zd(e,t,n,o){if(await tl(t,i=>nl(e,t,i))){o.
draft&&Ye(o.draft.document)&&je(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,ka());return}let s=(await Re()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(s&&!wt()&&!r?.first.is_asked&&await va(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`Your unsaved changes of ${Ze(
s.at)} are back.`);return}wt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function tl(e,t){let{hash:n}=location;
if(!Pn(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(se(o),!0),!1}}async function nl(e,t,n){let{rules:o,
...s}=await Ga(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, which is not \
here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved rules",()=>e.store.
change({rules:r.saved.rules})]];We({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like all others, and n\
othing is saved yet."})}function Xd({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||qo(n(),e.now)||o||(o=!0,t.tell("The browser has no room left to keep unsaved c\
hanges: save them (Ctrl-S).",!0))};e.on(Object.keys(ot),ue(300,s)),addEventListener("pagehide",()=>{s(),$a(e.history)}),document.addEventListener("visibilitycha\
nge",()=>{document.hidden&&s()}),s()}var ss={};ye(ss,{start:()=>th});var os="pylogic:guide",eh=["workbench","index"];function th(e){let t=C("#drawer"),n=pe(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function c(p){
o.value||(a=document.activeElement),o.value=!0,C("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await ae("guide")),await h(p??localStorage.
getItem(os)??"")}catch(b){i.value={title:"",nodes:[_("p",{class:"failure"},b.message)]}}}function l(){o.value=!1,(a?.isConnected?a:m).focus()}let u=()=>o.value?
l():c(null);async function h(p,b=r.value){let[v,w]=p.split("#"),g=new Set(s.value.map(({topic:S})=>S)),y=[v,...eh].find(S=>g.has(S))??v,k=await n(S=>ae(`guide/${y}`,
S));k!==void 0&&(r.value=b.at(-1)===y?b:[...b,y],localStorage.setItem(os,y),i.value={title:k.title,nodes:nh(k.html),heading:w})}function d(p){let b=j(p).closest(
"a[data-topic]");b!==null&&(p.preventDefault(),c(b.dataset.topic??""))}function f(){let{title:p,nodes:b,heading:v}=i.value,w=r.value.slice(0,-1);return K(()=>{let g=C(
"article",t);g.replaceChildren(...b);let y=v?g.querySelector(`#${CSS.escape(v)}`):null;y?y.scrollIntoView():t.scrollTop=0},[b]),$`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${g=>c(j(g).value)}>
          ${s.value.map(({topic:g,title:y})=>$`<option key=${g} value=${g}>${y}</option>`)}</select>
        <button type="button" title="The page before" disabled=${w.length===0}
          onclick=${()=>h(w[w.length-1],w)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${l}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${p} onclick=${d}></article>`}F($`<${f} />`,t);let m=_("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:u});F($`<${ge} name="book" /><span class="wide">Guide</span>`,m),C("#appearance").prepend(m),N(()=>{t.hidden=!o.
value,m.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",p=>{if(p.key==="F1")u();else if(p.key==="Escape"&&t.contains(document.activeElement))
l();else return;p.preventDefault()}),e.when("guide",c)}function nh(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&oh(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=_("button",{type:"button",class:"copy",onclick:()=>sh(s,
o)},"Copy"),r=_("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=_("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function oh(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(os)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function sh(e,t){await navigator.clipboard.writeText(rh(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function rh(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var ol="pylogic:panes",ih=256,ah=340,lh=24,ch=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function sl(){
let e=C("#panes"),t=JSON.parse(localStorage.getItem(ol)??"{}");for(let[n,o,s,r]of ch){let i=C(o),a=_("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),c=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},l=h=>{let d=e.clientWidth-ah-(C(s).offsetTop===i.offsetTop?C(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(ih,Math.min(h,d))),localStorage.setItem(ol,JSON.stringify(t)),c()},u=({clientX:h})=>{let{left:d,right:f}=i.getBoundingClientRect();
l(n==="left"?h-d:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",u)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",u)),a.addEventListener("dblclick",()=>l()),a.addEventListener("keydown",({key:h})=>{let d={ArrowLeft:-1,ArrowRight:1}[h];
d&&l(i.offsetWidth+lh*(n==="left"?d:-d))}),(n==="left"?C("#board"):i).before(a),c()}}is();var rl=Us(),il={store:rl,overview:Gs(rl),...Vs()};for(let e of[oo,po,Oo,Po,Yo,ss])e.start(il);sl();await el(il);document.documentElement.dataset.ready="";
