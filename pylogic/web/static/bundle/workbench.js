var cl=Object.defineProperty;var $e=(e,t)=>{for(var n in t)cl(e,n,{get:t[n],enumerable:!0})};var V=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Qe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var os="pylogic:token";function ss(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(ul(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var ul=e=>localStorage.setItem(os,e);async function Pn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(os)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new V({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?fl(await r.json()):
await r.text();throw new V({words:a,status:r.status})}return r}function fl(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function le(e,t){return(await Pn(e,void 0,t)).json()}async function ke(e,t,n){return(await Pn(e,t,n)).json()}async function ee(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Pn(e,t,n);if(s.body===null)throw new V({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new V({words:"The server has gone away.",status:0})}
if(a.done)throw new V({words:"The server has gone away.",status:0});let c=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=c.pop()??"";for(let l of c){let u=dl(l);if(u!==null){if(u.name==="done")return u.data;if(u.name==="failed")throw new V(u.data);o(u.name,u.data)}}}}var U=(e,t,n)=>ee(
e,t,{signal:n});function dl(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var P,ws,bs,Oe,Rn,qt,vs,Ht,ys,Kn,Wn,ml,Ot=Symbol.for("pv"),Gt={},Vt=[],pl=/^m(i|n|o|s|text|space)$/,qn=Array.isArray,Gn=Vt.slice,Ke=Object.assign;function He(e){
e&&e.parentNode&&e.remove()}function $s(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Gn.call(arguments,2):n),vt(e,i,o,s,null)}function vt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ot,
__v:s||++ws,__i:-1,__u:0};return!s&&P.vnode&&P.vnode(r),r}function et(e){return e.children}function yt(e,t){this.props=e,this.context=t,this.__g=0}function Ee(e,t){
if(t==null)return e.__&&Ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ee(
e)}function gl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Ke({constructor:Ot},n)).__v=n.__v+1,P.vnode&&P.vnode(t),Vn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||Ee(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,Es(s,t,r),n.__=n.__e=null,t.__e!=o&&ks(t))}function ks(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ks(e)}function rs(e){(8&e.__g||(e.__g|=8,Oe.push(e),qt++))&&Rn==P.debounceRendering||((Rn=P.debounceRendering)||
queueMicrotask)(_s)}function _s(){try{for(var e,t=1;Oe.length;)Oe.length>t&&Oe.sort(vs),e=Oe.shift(),t=Oe.length,8&e.__g&&gl(e)}finally{(qt=Oe.length)&&(Rn||queueMicrotask)(
_s)}}function Ss(e,t,n,o,s,r,i,a,c,l,u){var h,d,f,m,p,w,b=o.__k||Vt,v=t.length;for(c=wl(n,t,b,c,v),h=0;h<v;h++)(f=n.__k[h])!=null&&(d=~f.__i&&b[f.__i]||Gt,f.__i=
h,w=Vn(e,f,d,s,r,i,a,c,l,u),m=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Jn(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||m,f)),p=p||m,4&f.__u?(c=xs(f,c,e,!d.__v),d.__e&&
(d.__e=null)):typeof f.type=="function"&&w!==void 0?c=w:m&&(c=m.nextSibling),f.__u&=-21);return n.__e=p,c}function wl(e,t,n,o,s){var r,i,a,c,l,u,h,d,f,m=n.length,
p=m,w=0,b=0,v=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[r]=vt(null,
i):qn(i)?i=v[r]=vt(et,{children:i}):i.constructor===Ot&&i.__b?i=v[r]=vt(i.type,i.props,i.key,i.ref,i.__v):v[r]=i,c=r+w,i.__=e,i.__b=e.__b+1,a=null,~(l=i.__i=bl(
i,n,c,p))&&(p--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==c-1?w--:l==c+1?w++:l!=c&&(l>c?w--:w++,b=1)):(~l||(s>m?w--:s<m&&w++),typeof i.type!="function"&&(i.__u|=
4))):v[r]=null;if(b){for(u=[],h=[],r=0;r<s;r++)if((i=v[r])&&16&i.__u){for(w=0,d=u.length;w<d;)u[f=w+d>>1]<i.__i?w=f+1:d=f;u[w]=i.__i,h[r]=w+1}for(w=u.length;r--;)
h[r]&&(h[r]==w?w--:v[r].__u|=4)}if(p)for(r=0;r<m;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=Ee(a)),Yn(a,a));return o}function xs(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=xs(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ee(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function bl(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&i==a.type)
return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function is(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ft(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||is(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||is(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Wn[t]||(Wn[t]=vl(t)),(e.__a||(e.__a={}))[t]=Kn,r=
t!=(t=t.replace(ys,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function vl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ht]==null)t[Ht]=Kn++;else if(t[Ht]<this.__a[e])
return;return n(P.event?P.event(t):t)}}}function Vn(e,t,n,o,s,r,i,a,c,l){var u,h,d,f,m,p,w,b,v,g,y,k,S,O,x,E,C,I,R=t.type;if(t.constructor!==Ot)return null;128&
n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,h=r=[],u.nodeType==8?a=Kt(u,r):r.push(u),a=r[0]||a),(u=P.__b)&&u(t);e:if(typeof R=="function"){d=i.length;try{if(b=t.
props,v=(u=R.prototype)&&u.render,g=(u=R.contextType)&&o[u.__c],y=u?g?g.props.value:u.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(v?t.__c=f=new R(b,y):(t.__c=
f=new yt(b,y),f.constructor=R,f.render=$l),g&&g.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),v&&(f.__s||(f.__s=f.state),R.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Ke({},f.__s)),Ke(f.__s,R.getDerivedStateFromProps(b,f.__s)))),m=f.props,p=f.state,f.__v=t,n.__c){if(b!==m&&v&&!R.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(F){F&&(F.__=t)}),Vt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=Ee(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),v&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,p,w)})}else
v&&!R.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),v&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
e,f.__g&=-5,k=P.__r,S=v?25:0;do f.__g&=-9,k&&k(t),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);v&&(Vt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=Ke({},o,f.getChildContext())),v&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(m,p)),O=u&&u.type===et&&u.key==
null?u.props.children:u,b.__P&&(u=a,s=(e=b.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(F){F&&Yn(F,F)}),n.__k=null),a=n.__k?Ee(n,0):
null),a=Ss(e,qn(O)?O:[O],t,n,o,s,r,i,a,c,l),b.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(He),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(F){if(i.length=
d,t.__v=null,c||r)if(F&&F.then){if(t.__u|=128|c,r){for(~(C=r.indexOf(a||void 0))||(C=r.length);(I=r[C-1])&&I.nodeType==8;)C--;for(;C<r.length;C++)if(I=r[C])if(r[C]=
null,x){if(I==E)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(E=Kt(x=I))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(u=Kt(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=u):t.__e=a,a=a&&a.nextSibling}else r&&r.some(He);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),F&&F.then||Os(t),P.__e(F,t,n)}}else
a=t.__e=yl(n.__e,t,n,o,s,r,i,c,l,e);return(u=P.diffed)&&u(t),a}function Kt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Os(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Os))}function Es(e,t,n){for(var o=0;o<n.length;)Jn(n[o++],n[o++],n[o++]);P.__c&&P.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){P.__e(r,s.__v)}})}function yl(e,t,n,o,s,r,i,a,c,l){var u,h,d,f,m,p,w,b,v=n.props||Gt,g=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((m=r[u])&&(y?m.localName==y:m.nodeType==3)){
e=m,r[u]=null;break}}if(!e){if(b=l.ownerDocument||document,!y)return b.createTextNode(g);e=b.createElementNS(s,y,g.is?g:l),a&&(P.__m&&P.__m(t,r),a=!1),r=null}if(y){
if(l=y=="template"&&e.content||e,r=y=="textarea"&&g.defaultValue!=null?null:r&&Gn.call(l.childNodes),!a&&r)for(v={},u=0;u<e.attributes.length;u++)v[(m=e.attributes[u]).
name]=m.value;for(u in v)m=v[u],u=="dangerouslySetInnerHTML"?d=m:u=="children"||u in g||u=="value"&&"defaultValue"in g||u=="checked"&&"defaultChecked"in g||Ft(e,
u,null,m,s);for(u in g)m=g[u],u=="children"?f=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?p=m:u=="checked"?w=m:a&&typeof m!="function"||v[u]===m||Ft(e,u,m,v[u],
s);h?(a||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&pl.test(y))&&(s="http://www.w3.org/1999/xhtml"),Ss(l,qn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Ee(n,0),a,c),r&&r.some(He)),a&&y!="textarea"||(u="valu\
e",y=="progress"&&p==null?e.removeAttribute(u):p==null||p===e[u]&&(y!="progress"||p)||Ft(e,u,p,v[u],s),u="checked",w!=null&&w!=e[u]&&Ft(e,u,w,v[u],s))}else v===
g||a&&e.data==g||(e.data=g);return e}function Jn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){P.__e(s,n)}}function Yn(e,t,n){var o,s,r,i;if(P.unmount&&P.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Jn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){P.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Yn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Kt(o,r=[]))&&(o==e.__e&&r.some(He),He(s),He(o)),n||He(e.__e),e.__e=e.__c=e.__=null}function $l(e,t,n){
return this.constructor(e,n)}function B(e,t){var n,o,s,r;P.__&&P.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=vt(et,{children:[
e]}),s=[],r=[],Vn(t,t.__k,o||Gt,Gt,t.namespaceURI,o?null:t.firstChild?Gn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),Es(s,t.__k,r),t.__k.props.children=
null}P={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw qt=0,e}},ws=0,bs=function(e){return e!=null&&e.
constructor===Ot},yt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ke({},this.state)),typeof e=="function"&&(e=e(Ke({},n),this.props)),
e&&(Ke(n,e),this.__v&&(t&&this.__k.push(t),rs(this)))},yt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),rs(this))},yt.prototype.render=
et,Oe=[],qt=0,vs=function(e,t){return e.__v.__b-t.__v.__b},Ht=Symbol(),ys=/(PointerCapture)$|Capture$/i,Kn=0,Wn={},ml=0;var zs=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,zs(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},as=new Map;function kl(e){var t=as.get(this);return t||(t=
new Map,as.set(this,t)),(t=zs(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],l=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?c.push(0,d,i):r===3&&(d||i)?(c.push(3,d,i),r=2):r===2&&i==="..."&&d?c.push(4,d,0):r===2&&i&&!d?c.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(c.push(r,0,i,s),r=
6),d&&(c.push(r,d,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&l(),l(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(l(),c=[c],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(l(),r===3&&
(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return l(),c})(e)),t),arguments,[])).length>1?t:t[0]}var $=kl.bind($s),St,ne,jn,ls,_l=Object.is,Bn=0,
As=[],Fn=[],H=P,cs=H.__b,us=H.__r,fs=H.diffed,ds=H.__c,hs=H.unmount,ms=H.__;function Zn(e,t){H.__h&&H.__h(ne,e,Bn||t),Bn=0;var n=ne.__H||(ne.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function Ts(e,t){var n=Zn(St++,3);!H.__s&&Xn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ne.__H.__h.push(n))}function K(e,t){var n=Zn(
St++,4);!H.__s&&Xn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ne.__h.push(n))}function J(e){return Bn=5,tt(function(){return{current:e}},[])}function tt(e,t){var n=Zn(St++,
7);return Xn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Sl(){var e;do{for(;e=Fn.shift();)try{$t(e)}catch(n){H.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=As.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some($t),t.__h.some(Un),t.__h=[]}catch(n){t.__h=[],H.__e(n,e.__v)}}}while(Fn.length)}H.__b=function(e){ne=null,cs&&cs(e)},H.__=function(e,t){
e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ms&&ms(e,t)},H.__r=function(e){us&&us(e),St=0;var t=(ne=e.__c).__H;t&&(jn==ne?ne.__h=[]:(t.__h.some($t),t.__h.some(Un),St=
0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),jn=ne},H.diffed=function(e){fs&&fs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&gs(As.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),jn=ne=null},H.__c=function(e,t){t.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.
__||Un(o)})}catch(o){n.__h=[function(){throw o}]}}),ds&&ds(e,t)},H.unmount=function(e){hs&&hs(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&
s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,gs(Fn.push(s))}else $t(s)}catch(r){t=r}}),o.__H=void 0,t&&H.__e(t,o.__v))};var ps=typeof requestAnimationFrame==
"function";function xl(e){var t,n=function(){clearTimeout(o),ps&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ps&&(t=requestAnimationFrame(n))}function gs(e){
e!=1&&ls==H.requestAnimationFrame||((ls=H.requestAnimationFrame)||xl)(Sl)}function $t(e){var t=ne,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ne=t}function Un(e){
var t=ne;e.__c=e.__(),ne=t}function Xn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!_l(n,e[o])})}var Ol=Symbol.for("preact-signals");function Xt(){
if(_e>1)_e--;else{var e,t=!1;for((function(){var s=Yt;for(Yt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();_t!==void 0;){var n=_t;for(_t=void 0,Jt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ns(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Jt=0,_e--,
t)throw e}}function Qn(e){if(_e>0)return e();Hn=++El,_e++;try{return e()}finally{Xt()}}var kt,W=void 0;function Y(e){var t=W,n=kt;W=void 0,kt=void 0;try{return e()}finally{
W=t,kt=n}}var _t=void 0,_e=0,Jt=0,El=0,Hn=0,Yt=void 0,Zt=0;function Cs(e){if(W!==void 0){var t=e.n;if(t===void 0||t.t!==W)return t={i:0,S:e,p:W.s,n:void 0,t:W,e:void 0,
x:void 0,r:t},W.s!==void 0&&(W.s.n=t),W.s=t,e.n=t,32&W.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=W.s,t.n=void 0,
W.s.n=t,W.s=t),t}}function Q(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Q.prototype.brand=
Ol;Q.prototype.h=function(){return!0};Q.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Y(function(){var o;(o=
t.W)==null||o.call(t)}))};Q.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&Y(function(){var s;(s=t.Z)==null||s.call(t)}))}};Q.prototype.subscribe=function(e){var t=this;return N(function(){var n=t.value;
Y(function(){return e(n)})},{name:"sub"})};Q.prototype.valueOf=function(){return this.value};Q.prototype.toString=function(){return this.value+""};Q.prototype.toJSON=
function(){return this.value};Q.prototype.peek=function(){var e=this;return Y(function(){return e.value})};Object.defineProperty(Q.prototype,"value",{get:function(){
var e=Cs(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Jt>100)throw new Error("Cycle detected");(function(n){_e!==0&&Jt===0&&n.
l!==Hn&&(n.l=Hn,Yt={S:n,v:n.v,i:n.i,o:Yt})})(this),this.v=e,this.i++,Zt++,_e++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Xt()}}}});function A(e,t){return new Q(
e,t)}function Ns(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ms(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ls(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function qe(e,t){Q.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Zt-1,
this.f=4}qe.prototype=new Q;qe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Zt))return!0;if(this.g=Zt,this.f|=
1,this.i>0&&!Ns(this))return this.f&=-2,!0;var e=W;try{Ms(this),W=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return W=e,Ls(this),this.f&=-2,!0};qe.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}Q.prototype.S.call(this,e)};qe.prototype.U=function(e){if(this.t!==void 0&&(Q.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=
t.n)t.S.U(t)}};qe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(qe.prototype,"value",{get:function(){
if(1&this.f)throw new Error("Cycle detected");var e=Cs(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function he(e,t){return new qe(
e,t)}function Ds(e){var t=e.j;if(e.j=void 0,typeof t=="function"){_e++;var n=W;W=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,eo(e),o}finally{W=n,Xt()}}}function eo(e){
for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ds(e)}function zl(e){if(W!==this)throw new Error("Out-of-order effect");Ls(this),W=e,this.f&=-2;try{
8&this.f&&eo(this)}finally{Xt()}}function nt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,kt&&kt.push(this)}nt.prototype.
c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};nt.prototype.S=function(){if(1&
this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ds(this),Ms(this),_e++;var e=W;return W=this,zl.bind(this,e)};nt.prototype.N=function(){2&this.f||
(this.f|=2,this.u=_t,_t=this)};nt.prototype.d=function(){this.f|=8,1&this.f||eo(this)};nt.prototype.dispose=function(){this.d()};function N(e,t){var n=new nt(e,
t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Is,Et,Ut,Al=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ps=[];N(function(){Is=this.N})();function ot(e,t){P[e]=t.bind(null,P[e]||function(){})}function xt(e){if(Ut){var t=Ut;Ut=void 0,t()}Ut=e&&e.S()}function js(e){
var t=this,n=e.data,o=ze(n);o.name="ReactiveDom",o.value=n;var s=tt(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var l=he(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),u=he(function(){return!Array.isArray(l.value)&&!bs(l.value)}),h=N(function(){if(this.N=Ws,u.value){var f=l.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[u,l]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}js.displayName="ReactiveTextNode";Object.defineProperties(Q.prototype,{constructor:{configurable:!0,value:$s(et,null).constructor},type:{configurable:!0,
value:js},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ot("__b",function(e,t){if(xt(),
Et=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Q&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
ot("__r",function(e,t){if(e(t),t.type!==et){xt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return N(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Al&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Et=o,xt(n)}});ot("__e",function(e,t,n,o){xt(),Et=void 0,e(t,n,o)});ot("diffed",function(e,t){xt(),Et=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var c in o){var l=r[c],
u=o[c];l===void 0?(l=Tl(n,c,u,s),r[c]=l):l.o(u,s)}}}e(t)});function Tl(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:N(function(){this.N=Ws;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}ot("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var c in i)a[c]=i[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var u=l.__$u;u&&(l.__$u=void 0,u.d())}}e(t)});ot("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});yt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function ze(e,t){return tt(function(){return A(e,t)},[])}function Rs(e,t){
var n=J(e);return n.current=e,Et.__$f|=4,tt(function(){return he(function(){return n.current()},t)},[])}var Cl=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Nl(){Qn(function(){for(var e;e=Ps.shift();)Is.call(e)})}function Ws(){Ps.push(this)===1&&(P.requestAnimationFrame||Cl)(Nl)}var st=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Ml=["facts","marks","notes"],Ll=["puzzle","instance","rules","facts","constants"];function Bs(e=st){let t=A(e),n=e,o=he(()=>{let h=t.value;
return Ll.some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,a=new Set,c=h=>Qn(()=>{let d=t.peek();t.value=h;let m=Object.keys(h).filter(p=>h[p]!==d[p]);if(m.length)
for(let p of[...a])p(h,d,new Set(m))}),l=({facts:h,marks:d,notes:f})=>({facts:h,marks:d,notes:f}),u=(h,d)=>{if(!h.length)return;let f=t.peek();d.push(l(f)),i=null,
c({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:l(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:f=!0}={}){let m=t.peek(),p=Ml.some(w=>w in h&&h[w]!==m[w]);p&&f&&!(d!==
null&&d===i)&&(s.push(l(m)),r=[]),(p||"mode"in h)&&(i=d),c({...m,...h})},open(h,d=null){let f={...st,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(
l(f))?[d.past,d.future,null]:[[],[],null],c(f)},undo:()=>u(s,r),redo:()=>u(r,s),on(h,d){let f=new Set(h),m=(...p)=>{[...p[2]].some(w=>f.has(w))&&d(...p)};return a.
add(m),()=>a.delete(m)}}}function M(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function Ae(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var to={facts:40,rules:200},Fs=["puzzle","instance","rules","facts","constants","marks"],Us="facts";function Ks(e){let t=new Set,n=new Map,o=new Set,s=to.facts,
r=0;e.on(Fs,(d,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?to.rules:to.facts});function i(d,f){return c(d),o.add(d),new Promise((m,p)=>{let w={resolve:m,reject:p,
onEvent:f},b=[...t].find(({about:v,parts:g})=>g.includes(d)&&Fs.every(y=>v?.[y]===e.now[y]));b?(b.wishes.set(d,w),Hs(b,d)):(n.set(d,w),clearTimeout(r),r=setTimeout(
l,s))})}function a(d){c(d),o.delete(d)}function c(d){n.get(d)?.resolve(void 0),n.delete(d);for(let f of[...t]){let m=f.wishes.get(d);m&&(m.resolve(void 0),f.wishes.
delete(d),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function l(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function u(d,f){let m=e.
now;return new Promise((p,w)=>{let b=g=>{v.about={...m,facts:g[g.length-1]},f(g),p()},v=h(m,null,[...o],new Map([[Us,{resolve:b,reject:w}]]),{steps:d})})}function h(d,f,m,p,w={}){
let b={about:f,parts:m,wishes:p,told:new Map,controller:new AbortController},v=(g,y)=>{g==="found"?p.get("solve")?.onEvent?.(g,y):b.told.set(g,g===Us?{found:y.facts}:
y),Hs(b,g)};return t.add(b),ee("overview",M(d,{...w,parts:m}),{signal:b.controller.signal,onEvent:v}).catch(g=>{for(let y of p.values())y.reject(g)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:a,edit:u}}function Hs({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new V(s.failed)):o.
resolve(s.found))}function qs(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),Y(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var no={};$e(no,{start:()=>Wl});function _(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function ce(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Te=e=>[...document.querySelectorAll(e)],zt=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),j=e=>e.target;function ue(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function we(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var q=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var Dl={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},be=({name:e})=>$`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Dl[e]} /></svg>`;var Il=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Pl=8e3,jl=2,Rl=["pointerdown","keydown"],
Gs={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Wl(e){B($`<${Bl} ...${e} />`,T("#modes")),B($`<${Fl} ...${e} />`,
T("#history")),B($`<${Hl} />`,T("#appearance")),Ul(e),Kl(e),Gl(e)}function Bl({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Il.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return $`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Fl=({store:e})=>$`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${be} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${be} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ul({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||j(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Hl(){let e=ze(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return $`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${be} name=${e.value?"light":"dark"} /></button>`}function Kl(e){let t=Te("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),ql(e)}function ql(e){
let t=Object.keys(Gs),n=o=>{e.emit("pane",o),Te(`#${o} :is(${Gs[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Te(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Gl(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=_(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-jl),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Rl)addEventListener(a,i,{once:!0})},Pl)})}var mo={};$e(mo,{start:()=>ou});function At(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(_("span",{class:t,ariaHidden:"true"},n))}function Vs(e,t,n,o){
At(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let c=Number(a)-1,l=_("span",{},a);return l.style.gridArea=`${Math.floor(
c/r)+1} / ${c%r+1}`,[l," "]})))}function Js(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Ys(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Qt={corner:"",centre:"~",colour:"#"},rt=Object.keys(Qt),Ce=rt.filter(e=>e!=="colour"),Ne=["red","orange","yellow","green","cyan","blue","purple","grey"],Tt=(e,t)=>Qt[e]+
t,Me=(e=[],t)=>e.filter(n=>oo(n)===t).map(n=>n.slice(Qt[t].length)),oo=e=>rt.find(t=>Qt[t]===e[0])??"corner",Zs=(e,t,n)=>t.every(o=>e[o]?.includes(n))?ro(e,t,o=>o.
filter(s=>s!==n)):so(e,t,[n]),so=(e,t,n)=>ro(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ct=(e,t,n,o)=>ro(e,t,s=>s.filter(
r=>!n.includes(oo(r))||o!==void 0&&r!==Tt(oo(r),o)));function ro(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var G=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Xs=new Map;function er({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Xs.get(o)??{svg:e,words:t,reach:n};return Xs.set(o,s),s}var Vl=["diagonal","triangle"],en=er({svg:"",words:""});function tr(e,t=null){let n=e.pieces.map(
er),o=a=>a.map(c=>c<0?en:n[c]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Jl(a.peers??{}),choices:a.choices.map(c=>({...c,looks:c.looks.map(l=>l.map(u=>u<0?null:n[u]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(c=>[c.slice(0,-1).join(","),c.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Jl(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var ie=(e,t,n)=>(t-1)*e.columns+n-1,L=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Le=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,io=(e,t,n,o)=>Le(t,L(e,o).join(","),n),Se=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Vl.includes(e)&&n.some(({value:o})=>o!==null);function ao(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?ie(e,o,s):-1}var De=(e,t)=>!!e.looks[0]?.[t],tn=(e,t)=>e.plays.some(n=>n.
choices.some(o=>De(o,t))),lo=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),nr=e=>lo(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),me=(e,t,n,o)=>Ve(t,n,L(e,o).join(",")),nn=(e,t,n,o,s)=>ln(t,n,L(e,o).join(","),s),on=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function sn({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Nt(e,t,n){for(let o of e.plays){let s=o.choices[me(e,o,t,n)];if(s&&De(s,n))return s.looks.map(r=>r[n]??en)}return e.
frames.map(o=>o.blank[n])}var Qs={corner:"candidates",centre:"centre",colour:"coloured"};function rn(e,{marks:t,notes:n},o){let[s,r]=L(e,o),i=e.plays.map(d=>d.choices[me(
e,d,t,o)]?.words).filter(d=>d!==void 0),a=e.frames[0].blank[o].words,c=rt.map(d=>[Qs[d],...Me(n[`${s},${r}`],d)]).filter(([,d])=>d),l=i.length?c.filter(([d])=>d===
Qs.colour):c,u=e.plays.filter(pe).flatMap(d=>ir.map(f=>{let m=d.choices[Ve(d,t,Ie(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),h=[a,...i,...u,...l.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function or(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Le(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>pe(s)&&n(s)))return!0;let o=ao(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>De(r,o)&&io(e,s,r,o)===t))}function sr(e,t,n){let o=n.filter(r=>or(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var an=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function rr(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>or(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var pe=e=>e.where!=="cell",ir=["top","righ\
t","bottom","left"],Yl={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ge=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function ar(e,t,n,o){let s=c=>c.
every((l,u)=>l>=Math.min(n[u],o[u])&&l<=Math.max(n[u],o[u])),r={...t},i={};for(let c of e.spots){let[l,u,h]=c.split(","),[d,f]=[[+l,+u],[+l+ +(h==="bottom"),+u+
+(h==="right")]].map(p=>s(p));if(!d&&!f)continue;let m=Le(e,c,e.choices[0]);delete r[m],d!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(c=>t[c])?r:{...r,...i}}function Ie(e,t,n){let[o,s]=L(e,t),[r,i,a]=Yl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ve=(e,t,n)=>e.choices.findIndex(o=>t[Le(e,n,o)]===o.holds);function ln(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Le(e,n,i)];let r=e.choices[o];return r&&
(s[Le(e,n,r)]=r.holds),s}var lr=(e,t,n)=>e.plays.filter(pe).reduce((o,s)=>ir.reduce((r,i)=>ln(s,r,Ie(e,n,i),-1),o),t);function Je({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,c]=[n+(r-1)*e,n+(s-1)*t],[l,u]=[a+e,c+t];if(o==="edge")return{top:[a,c,l,c],bottom:[a,u,l,u],left:[a,c,a,u],right:[l,c,l,u]}[i];let[h,d]=[a+e/2,c+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function cr(e,t,[n,o,s]){let[r,i,a,c]=Je(e,t,[n,o,s]);if(t==="edge")return[r,i,a,c];let[l,u]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+u,o+l]].map(f=>e.frames[0].cells[ie(e,f[0],f[1])]?.reach?.[u]??0);return[r+l*h,i+u*h,a-l*d,c-u*d]}function se({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Zl=500,Xl=["clue","unknown"];function ur({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=Ql(e,o),r=()=>t.sheet,i=k=>r().edits.find(S=>S.what===k),
a=k=>L(r(),k).join(","),c=(k,S)=>{n.value=new Map([...n.value,...S.map(([O,x])=>[`${k} ${O.join(",")}`,x])])};function l(k,S,O,x=null){for(let E of Xl)c(E,[[L(r(),
S),null]]);w(k,S,O,x)}function u(k,S){let O=S.filter(x=>m(x,k));if(O.length){for(let x of O)c(x,[[L(r(),k),null]]);s.ask({cells:O.map(x=>[x,...L(r(),k),null])})}}
function h(k,S){let O=n.peek().get(`${k} ${S}`);return O===void 0?i(k)?.cells.get(S)??null:O}function d(k){let S=[...n.peek().keys()].filter(x=>x.startsWith(`${k}\
 `)).map(x=>x.slice(k.length+1)),O=i(k)?.cells.keys()??[];return[...new Set([...O,...S])].filter(x=>h(k,x)!==null)}let f=(k,S)=>h(k,a(S)),m=(k,S)=>f(k,S)!==null;
function p(k,S,O=null){c(k,S),s.ask({cells:S.map(([x,E])=>[k,...x,E])},O)}let w=(k,S,O,x=null)=>p(k,[[L(r(),S),O]],x);function b(k,S){let O=[];for(;;){let x=h(k,
[...S,O.length+1].join(","));if(x===null)return O;O.push(x)}}function v(k,S,O,x=null){let E=O.match(/\d+/g)??[],C=b(k,S).slice(E.length).map(()=>null);p(k,[...E,
...C].map((I,R)=>[[...S,R+1],I]),x)}function g(k,S){k>=1&&S>=1&&s.ask({size:[k,S]})}function y(k){let S=I=>/^\d+$/.test(I)?Number(I):I,O=k.flatMap(I=>{let[,R="",
F=""]=/^(\w+)\((.*)\)$/.exec(I)??[],oe=F.split(","),de=t.sheet.edits.find(({isClue:rl,predicate:il,keys:al,values:ll})=>rl&&il===R&&al+ll===oe.length);return de?
[[de.what,...oe.slice(0,de.keys).map(S),oe.slice(de.keys).join(",")]]:[]});if(!O.length||O.length<k.length)return!1;s.ask({cells:O});let[x,E,C]=O[0];return i(String(
x))?.where==="cell"&&t.grid.select(ie(r(),Number(E),Number(C))),!0}return{entry:i,key:a,set:l,erase:u,found:h,everywhere:d,valueAt:f,has:m,place:p,become:w,numbers:b,
becomeNumbers:v,resize:g,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function Ql(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(u,h=null){s.push({step:u,
merge:h}),r||c()}async function c(){for(r=!0;s.length;)await l(s.splice(0,Zl));r=!1}async function l(u){let h=n.now,d=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,m.forEach((p,w)=>{!d&&p!==n.now.facts&&n.change({facts:p},{merge:u[w].merge})}))};try{await o.edit(
u.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof V))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}d&&await l(
u)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var fr="Click a cell to put one there, or to take it away.",it={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},ge={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:fr},block:{name:"Blocke\
d cells",hint:fr},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them.",keys:[["Arrow over the edge",
"with Numbers beside chosen: the numbers of that line"],["Enter, Shift and Enter","there: the next line, the one before"],["Escape","back to the board"]]},slanted:{
name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that begin there."}};var at={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function dr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(pe);
function i(p,w,b,v=null){let g=Ve(p,n.now.marks,w);!p.spots.has(w)||g===b||n.change({marks:ln(p,n.now.marks,w,b)},{merge:v})}function a(p,w){let b=t.grid.side(p,
w,t.sheet.plays.every(pe));return b===null?null:Ie(t.sheet,p,b)}let c=(p,w,b,v=null,g=-1)=>({play:p,index:w,spot:v,number:g,merge:`line ${s+=1}`,how:b,before:n.
now.marks,isDragged:!1}),l=(p,w)=>on(p,Ve(p,n.now.marks,w)),u=(p,w)=>sn(p,Ve(p,n.now.marks,w));function h(p,w,b){o=null;let v=r();if(!v||p<0)return{isClick:!1,isDrag:!1};
let g=a(p,b),y=g===null?-1:w?u(v,g):l(v,g),k=Ge(v)&&t.grid.side(p,b,!1)===null,S=v.where==="link"?"link":k?"area":"side";return g===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=c(v,p,S,g,y),g!==null&&S==="side"&&i(v,g,y,o.merge),{isClick:g!==null,isDrag:!0})}function d(p){if(o?.how!=="side")return;let w=t.grid.under(p.x,p.
y),b=w<0?null:a(w,p);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[w,b]=[L(t.sheet,o.index),L(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:ar(o.play,o.before,w,b)},{merge:o.merge});return}let[v,g]=[b[0]-w[0],b[1]-w[1]];if(Math.abs(v)+Math.abs(g)!==
1){o.index=p;return}let y=v?v>0?"bottom":"top":g>0?"right":"left",k=Ie(t.sheet,o.index,y);if(!o.isDragged){let{play:S,play:{clicks:O,choices:x}}=o,E=Ve(S,n.now.
marks,k)===O[0];o.number=x[0].value!==null?l(S,k):E?-1:O[0],o.isDragged=!0}i(o.play,k,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&f(p)},onKey(p,w){let b=p.shiftKey?at[p.key]:void 0,v=r();if(!v)return!1;if([" ","Enter"].includes(p.key)&&Ge(v)&&t.sheet.plays.every(
pe))return o?m():f((o=c(v,w,"area")).index),!0;if(b===void 0)return!1;let g=Ie(t.sheet,w,b);return i(v,g,l(v,g)),!0}}}var ec={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function hr({view:e,changes:t,pen:n}){let o=l=>L(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let u=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===u?null:u]])}function i(l,u){let[h,d,f]=Ie(e.sheet,l,u).split(",");return(f==="right"?Number(d)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),f]]:[]}function a(l,u,h){let[d,f]=o(l),[m,p]=[2*d+u,2*f+h];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function c(l,u){let[h,d="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,h===u?null:`${u},${d}`)}return{press(l,u){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:f}=e.grid.within(l,u),[m,p]=o(l),w=e.grid.side(l,u);return h==="vertex"?r(
[m-+(f<.5),p-+(d<.5)]):h==="centre"?a(l,Math.floor(f*3)-1,Math.floor(d*3)-1):w!==null&&h==="arrow"?c(l,w):w!==null&&i(l,w).forEach(r),!0},onKey({key:l,shiftKey:u},h){
let{kind:d}=n,f=u?at[l]:void 0;if(f&&d==="between")i(h,f).forEach(r);else if(f&&d==="arrow")c(h,f);else if(f&&d==="centre")a(h,...ec[f]);else if((l===" "||l==="\
Enter")&&d==="vertex")r(o(h));else if((l===" "||l==="Enter")&&d==="centre")a(h,Number(u),Number(u));else return!1;return!0},clear(l){let[u,h]=o(l),d=[-1,0,1].flatMap(
p=>[-1,0,1].map(w=>[p,w])),m=({between:Object.values(at).flatMap(p=>i(l,p)),vertex:d.filter(p=>Math.max(...p)<1).map(([p,w])=>[u+p,h+w]),centre:d.map(([p,w])=>[
2*u+p,2*h+w])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function mr({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return c();n={id:0,cells:[l]}}function i(l){if(l===void 0)return c();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:u,cells:h}=n;h.push(l);let d=h.length>2?[l]:h;t.place("path",d.map(
f=>[[...L(e.sheet,f),u],String(h.indexOf(f)+1)]),`path ${u}`)}function a(l){let u=L(e.sheet,l).join(","),h=o().filter(([f,m])=>`${f},${m}`===u).map(([,,f])=>f),
d=o().filter(([,,f])=>h.includes(f));d.length&&t.place("path",d.map(f=>[f.map(s),null]))}function c(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:c}}var tc=4,cn={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},co=["across","down"],Mt=(e,t)=>(e+t).slice(-tc).replace(/^0+(?=\d)/,
"");function pr({view:e,changes:t}){let n="across",o="",s=0;function r(c){let l=t.valueAt("cage",c),h=t.everywhere("cage").filter(d=>l!==null&&t.found("cage",d)===
l).map(d=>d.split(",").map(Number)).map(([d,f])=>ie(e.sheet,d,f));return h.find(d=>t.has("target",d))??Math.min(c,...h)}function i(c,l,u){let[h="add",d=""]=t.valueAt(
"target",r(c))?.split(",")??[],f=l in cn?[cn[l],d]:[h,o=Mt(o,l)];f[1]!==""&&t.become("target",r(c),f.join(","),u)}function a(c,l,u){l===","?[n,o]=[co[1-co.indexOf(
n)],""]:t.place("sum",[[[...L(e.sheet,c),n],o=Mt(o,l)]],u)}return{has:c=>c==="target"||c==="sum",press(c,l){let{left:u,top:h}=e.grid.within(c,l);n=u>=h?"across":
"down",o=""},type(c,l,u){return o===""&&(s+=1),(c==="sum"?a:i)(l,u,`${c} ${l} ${s}`),!0},clear(c,l){o="",c==="target"?t.become("target",r(l),null):t.place("sum",
co.map(u=>[[...L(e.sheet,l),u],null]))},leave(){[n,o]=["across",""]}}}var nc=["clue","unknown","circle","object","block","arrow"],oc=["0","1","2","3","4"],sc={white:"O W",black:"B"};function rc(e){let t=A("clue"),n=A({});return{get kinds(){
return Object.keys(ge).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[...e(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!e("path")},get isTyped(){return!!(ge[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return ge[this.kind]?.how===o&&!!e(this.kind)},get isMark(){
return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(this.kind)??
{},r=this.kind==="vertex"?oc:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((a,c)=>a.localeCompare(c,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function gr({app:e,view:t}){let n=ur({app:e,view:t}),o=rc(n.entry),s=hr({view:t,changes:n,pen:o}),r=mr({view:t,changes:n}),
i=pr({view:t,changes:n}),a="",c=null,l=0;function u(g){a="",o.kind==="numbers"?n.becomeNumbers("numbers",L(t.sheet,g),""):o.isPath?r.clear(g):i.has(o.kind)?i.clear(
o.kind,g):s.clear(g)||n.erase(g,nc)}let h=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function d(g,y){let k=n.entry("circle")?.choices??[],S=n.valueAt("circle",
g),O=k[S===null?0:k.indexOf(S)+1]??null;n.become("circle",g,y&&S!==k[1]?k[1]:O)}function f(g){let{id:y}=o;y===null||n.valueAt(o.kind,g)===y||n.become(o.kind,g,y,
c)}function m(g,y,k){a="",i.has(o.kind)&&i.press(g,k),s.press(g,k)||p(g,y)}function p(g,y=!1){o.isPath?r.press(g):o.isPainting?(c=`paint ${l+=1}`,y?o.pick(n.valueAt(
o.kind,g)??o.id):f(g)):o.kind==="circle"&&n.entry("circle")?d(g,y):o.isMark?h(g):y&&n.entry("unknown")&&w(g)}let w=g=>n.set("unknown",g,n.has("unknown",g)?null:
"");function b(g,y){let{kind:k}=o;if(o.isPlaced&&y!==",")return o.pick(a=Mt(a,y)),!0;if(i.has(k))return i.type(k,g,y);if(!o.isTyped||y===","&&k!=="numbers")return!1;
a===""&&(l+=1);let S=`${k} ${n.key(g)} ${l}`;if(k==="numbers")return a+=y,n.becomeNumbers(k,L(t.sheet,g),a,S),!0;a=Mt(a,y);let O=n.valueAt("arrow",g)?.split(",")[0]??
"top";return k==="arrow"?n.become(k,g,`${O},${a}`,S):n.set(k,g,a,S),!0}function v(g,y){if(/^[0-9,]$/.test(g.key)||i.has(o.kind)&&g.key in cn)return b(y,g.key);let k=o.
kind==="between"&&o.ids.find(S=>` ${it[S]} ${sc[S]}`.includes(` ${g.key.toUpperCase()}`));return k?(o.pick(k),!0):s.onKey(g,y)?!0:g.key==="?"&&n.entry("unknown")?
(a="",w(y),!0):g.key==="Delete"||g.key==="Backspace"?(u(y),!0):g.key!==" "&&g.key!=="Enter"?!1:(p(y),!0)}return{changes:n,pen:o,press:m,onKey:v,clear:u,type:b,question:w,
move(){},drag(g){o.isPainting?f(g):r.reach(g)},release:r.end,leave(g){a="",i.leave(),r.reach(g)}}}var vr="http://www.w3.org/2000/svg",ic=["cause","effect","wrong"];function dn(){let e=document.createElementNS(vr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=se(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=ic.flatMap(
c=>{let l=t?.[c]??[],u=l.flatMap(d=>{let f=cc(n,d),m=br(d)?"whole":ac(d)?"line":"";return f?[wr("rect",{...f,rx:m==="whole"?0:3,class:`${c} ${m}`})]:[]}),h=lc(n,
l.filter(br),c==="cause"?3:5);return h?[...u,wr("path",{d:h,class:c})]:u});e.replaceChildren(...a)}}}function wr(e,t){let n=document.createElementNS(vr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var br=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,ac=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function lc({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),c=new Set(
a.map(String)),l=(h,d)=>c.has(`${h},${d}`),u=[];for(let[h,d]of a){let[f,m]=[s+(d-.5)*n,s+(h-.5)*o];for(let[p,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+p,d+w))continue;
let[b,v]=[-1,1].map(g=>{let[y,k]=[p?0:g,p?g:0],S=l(h+y,d+k)?l(h+y+p,d+k+w)?i:0:-i,[O,x]=p?[n/2,o/2]:[o/2,n/2],[E,C]=[g*(O+S),(p||w)*(x-i)];return p?`${f+E} ${m+
C}`:`${f+C} ${m+E}`});u.push(`M${b}L${v}`)}}return u.join("")}var un=7,fn=11;function cc(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Lt(e,t);
let r=typeof t[0]=="string",[i,a,c]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[l,u]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-fn,y:u-fn,
width:2*fn,height:2*fn}}if(c!==void 0){let l=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[u,h,d,f]=Je(e,l,[i,a,c]);return{x:u-un,y:h-un,width:d-u+2*un,height:f-
h+2*un}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Lt({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,c,l]=o,
[u,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,c-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:u+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var uo="http://www.w3.org/2000/svg",yr=new Map;function $r(e){let t=yr.get(e)??[...ce(`<svg xmlns="${uo}">${e.svg}</svg>`).childNodes];return yr.set(e,t),t.map(
n=>n.cloneNode(!0))}function hn(e,t,...n){let o=document.createElementNS(uo,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function kr({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=ce(e),c=a.querySelector("g");if(c===null)return a;r.forEach((f,m)=>{if(f<0)return;let[p,w]=[Math.floor(m/t),m%
t],b=`translate(${s+w*n} ${s+p*o})`;c.append(hn("g",{transform:b},...$r(i[f])))});let{x:l,y:u}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>hn("text",{x:s+(f+
.5)*n,y:u-5,"text-anchor":"middle"},String(f+1))),d=[...Array(r.length/t).keys()].map(f=>hn("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(hn("g",{class:"numbers"},...h,...d)),a}function _r(){let e=_("div",{class:"frames"}),t=[],n=G,o=i=>n!==G&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,c)=>a.svg===n.frames[c].svg&&a.name===n.frames[c].name);function s(i){t=i.frames.map((a,c)=>{let l=a.svg?ce(a.svg):null,
u=l?.querySelector("g")??null,h=_("figcaption",{});c===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let d=_("div",{class:"surfac\
e"},l),f=a.name&&i.frames.length>1?_("h3",{},a.name):null;return{figure:_("figure",{},f,d,h),surface:d,group:u,captions:h,looks:new Array(i.count).fill(en),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,c){let l=t[i];if(!l?.group||l.looks[a]===c)return;l.looks[a]=c;let u=l.groups[a];
if(u===null){let{width:h,height:d,edge:f}=n.cell,[m,p]=[Math.floor(a/n.columns),a%n.columns];u=l.groups[a]=document.createElementNS(uo,"g"),u.setAttribute("tran\
sform",`translate(${f+p*h} ${f+m*d})`),l.group.append(u)}u.replaceChildren(...$r(c))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((c,l)=>{c.cells.forEach((u,h)=>r(l,h,u)),t[l].captions.replaceChildren(...c.captions.map(u=>_("p",{},u)))}),a},cell:(i,a)=>a.
forEach((c,l)=>r(l,i,c)),fade:(i,a)=>{for(let{groups:c}of t)c[i]?.classList.toggle("faint",a)}}}var Dt={title:"",frames:[]},uc=900,fc=700,Sr=28,dc=1.5,hc=.35;function xr({app:e,view:t}){let n=Dt,o=0,s=0,r=mc({app:e,view:t}),i=_("h2",{}),a=_("p",{class:"nam\
e"}),c=_("div",{class:"captions",role:"status"}),l=_("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),u=(O,x,E)=>_("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=u("First","First picture",()=>y(0)),d=u("\u25C0","One picture back",()=>y(o-1)),f=u("Play","Play the film",()=>s?S():
k()),m=u("\u25B6","One picture on",()=>y(o+1)),p=u("Last","Last picture",()=>y(1/0)),w=_("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=_("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,f,m,p,l),v=_("section",{class:"film",hidden:!0,ariaLabel:"Film"},_("div",{class:"\
line"},i,w),r.element,a,c,b);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),c.replaceChildren(...(x.captions??[]).map(C=>_("p",{},C))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=d.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function y(O){S(),g(O)}function k(){
o===n.frames.length-1&&g(0),f.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?S():k()},uc+fc*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=pc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
y(E)}),v.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
j(O).tagName!=="BUTTON")s?S():k();else{if(x===void 0)return;y(x)}O.preventDefault()}),{element:v,get isOn(){return n!==Dt},show(O){let x=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:Dt,v.hidden=n===Dt,n!==Dt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,g(n.at??0),x&&k())}}}
function mc({app:e,view:t}){let n=dn(),o=_("div",{class:"surface"}),s=_("div",{class:"screen"},o),r=null,i=null;function a(h,d){i=h.svg?ce(h.svg):h.stencil?kr(h,
d):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),c(),l()}function c(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,f]=[s.clientWidth-Sr,s.clientHeight-
Sr],m=Math.min(d/h.width,f/h.height,dc);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(d/h.width,hc)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:f,cell:m,around:p}=d,w=h&&d.rows&&h.height===se(d).height,b=w?(h.width-2*m.edge-p[1]-p[3])/f:0;n.show(w?r:null,{...d,cell:{...m,width:b}})}function u(h,d,f){
if(!h.cell||!h.columns)return null;let[m,p,w]=h.cell,b=o.getBoundingClientRect(),v=(h.columns*m+2*w)/b.width;return[Math.ceil(((f-b.top)*v-w)/p),Math.ceil(((d-b.
left)*v-w)/m)]}return new ResizeObserver(c).observe(s),e.when("highlight",h=>{r=h,i&&l()}),{element:s,show:a,cellAt:u}}function pc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var gc=.34,wc=.2,bc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Er(){let e=_("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=G,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:u,columns:h,cell:d,around:f}=l,{width:m,height:p}=se(l),w=f.
map((v,g)=>100*(v+d.edge)/(g%2?m:p));e.style.inset=w.map(v=>`${v}%`).join(" "),e.style.gridTemplateRows=`repeat(${u}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(v,g)=>_("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:L(l,g).join(",")}}));let b=Array.from({length:u},(v,g)=>{let y=_("div",{class:"row",role:"r\
ow"},n.slice(g*h,(g+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:u=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)c(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
c(f,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),u&&document.activeElement!==n[l]&&n[l].focus(),
d!==l)for(let f of r)f(l)}function c(l,u){n[l].classList.toggle("chosen",u),n[l].setAttribute("aria-selected",String(u))}return e.addEventListener("focusin",l=>{
let u=n.indexOf(j(l));u>=0&&u!==o&&a(u,{isFocused:!1})}),e.addEventListener("keydown",l=>{let u=l.shiftKey?null:Or(t,o,l);u!==null&&(a(u),l.preventDefault())}),
{element:e,build:i,select:a,target:l=>Or(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,u){let h=e.
getBoundingClientRect(),d=Math.floor((l-h.left)/h.width*t.columns),f=Math.floor((u-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&d>=0&&d<t.columns?f*t.columns+
d:-1},within(l,{x:u,y:h}){let d=n[l].getBoundingClientRect();return{left:(u-d.left)/d.width,top:(h-d.top)/d.height}},side(l,u,h=!0){let d=this.within(l,u),f={...d,
right:1-d.left,bottom:1-d.top},p=Object.keys(f).reduce((w,b)=>f[b]<f[w]?b:w);return f[p]<(h?gc:wc)?p:null},label(l,u){n[l].getAttribute("aria-label")!==u&&n[l].
setAttribute("aria-label",u)},onMove:l=>{r.add(l)}}}function Or(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,c]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+l.column;let u=bc[n];
if(!u)return null;let h=(d,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,d+f));return h(a,u[0],l.row)*e.columns+h(c,u[1],l.column)}function zr(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],c=l=>l>=0&&l<1;return c(i)===c(a)?null:c(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function Ar(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,c();let u=e.under(l.clientX,l.clientY);
if(u<0||l.button===1)return;let h=l.pointerType==="touch";t.release();let{clientX:d,clientY:f}=l;o={index:u,isTouch:h,x:d,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let u=e.under(l.clientX,l.clientY);if(u<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),u===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of a(o.index,u))t.drag(d);o.index=u}});function a(l,u){let{columns:h}=e,[d,f]=[Math.floor(l/
h),l%h],[m,p]=[Math.floor(u/h),u%h],w=Math.max(Math.abs(m-d),Math.abs(p-f));return Array.from({length:w},(b,v)=>{let g=(v+1)/w;return Math.round(d+(m-d)*g)*h+Math.
round(f+(p-f)*g)})}function c(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),c()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,c()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var Tr="pylogic:game-read",Cr="(min-width: 60.01rem)";function Nr(e){let t=_("div"),n=localStorage.getItem(Tr)===null&&matchMedia(Cr).matches,o=_("details",{class:"\
game",open:n},_("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Cr).matches&&localStorage.setItem(Tr,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>_("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Mr="http://www.w3.org/2000/svg",vc=6,yc=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*vc,[a,c]=t===o?[0,i]:[i,0];return`M${e+a} ${t+c}L${n+a}\
 ${o+c}`}).join("");function $c([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Lr(){let e=document.createElementNS(
Mr,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Mr,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=se(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let c={};
for(let l of n.plays.filter(pe))for(let u of l.spots){let[h,d,f]=u.split(","),m=[Number(h),Number(d),f];for(let[p,w]of new Map(l.choices.map(b=>[Le(l,u,b),b.value]))){
let b=o(p);if(b===null)continue;let v=Number(w)>1?`${b} several`:b;c[v]=(c[v]??"")+(b==="crossed"?$c(Je(n,l.where,m)):yc(cr(n,l.where,m),Number(w??1)))}}e.replaceChildren(
...Object.keys(c).map(l=>t(l,c[l])))}}}var kc=12,_c={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},Sc={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},lt={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Ir(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),N(()=>{let{width:o,height:s,left:r,top:i}=se(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([c,l])=>({
...xc(c),value:l}));B($`${a.map(({what:c,at:l})=>$`<${Oc} what=${c} ...${Dr(e,c,l)} />`)}
      ${a.map(({what:c,at:l,value:u})=>$`<${Ec} ...${{what:c,at:l,value:u,changes:t}}
        ...${Dr(e,c,l)} />`)}`,n)}),n}function xc(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Dr({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let w=Lt(e,[t,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,a]=n.map(Number),[c,l]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[u,h]=[r+l*o,r+c*s];if(t!=="between")return{x:u,y:h,width:o,height:s};let[d,f,m,p]=Je(e,"edge",[i,a,n[2]]);return{x:(d+m)/2,y:(f+
p)/2,width:o,height:s}}function Oc({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?$`<circle class="paper" cx=${t} cy=${n} r="9" />`:$`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Ec({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[c,l]=[s-i/2,r-a/2],u=(f,m)=>$`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
h=(f,m=20)=>$`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return $`<${Ac} ...${{what:e,at:t,value:n,changes:o,left:c,top:l,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return u(15,lt[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return u(5,lt.white);if(e==="object")return u(8,lt.black);if(e==="block")return $`<rect x=${c} y=${l} width=${i} height=${a} fill=${lt.
black} />`;if(e==="between")return n in lt?u(6,lt[n]):h(zc(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${_c[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let d=e==="path"?t[2]:n;return $`<rect class="tint" style=${`--hue: ${(Number(d)||d.length)*360*5/kc%360}`}
    ...${{x:c,y:l,width:i,height:a}} />${h(d,11)}`}var zc=(e,t)=>it[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Ac({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[c,l]=e==="target"&&n!==null?n.split(","):["any",n],u=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,d]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return $`<rect class="paper" x=${h-10} y=${d-6} width="20" height="12" />
    <text x=${h} y=${d} font-size="10">${l}${u?Sc[c]:""}</text>`}var Tc=25;function Pr({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=dn(),i=Lr(),a=null,c=new Map,l=null,u=_("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",_("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=w=>t.grid.
cell(w);function d(w){let b=t.sheet.plays.flatMap(({choices:g})=>g.map(({value:y})=>Number(y))),v=Math.max(0,...b.filter(g=>g<=Tc));for(let g of w){let y=t.sheet.
plays.some(x=>me(t.sheet,x,s.now.marks,g)>=0),k=l?[]:s.now.notes[L(t.sheet,g).join(",")],S=y?[]:k;Vs(h(g),"notes",Me(S,"corner"),v);let O=Me(S,"centre");At(h(g),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Js(h(g),Me(k,"colour").filter(x=>Ne.includes(x)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,b]of c)At(h(w),"ghost",b.text||"+")}function m(){let[w,b]=[new Set(l?.certain),new Set(l?.possible)],v=y=>w.has(y)?"drawn":b.has(y)?"fa\
int":null,g=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,l?v:g)}function p(){m();let{sheet:w}=t,[b,v]=[new Set(l?.certain),new Set(l?.
possible)];for(let g=0;g<w.count;g+=1){let y=l?Cc(w,g,b,v):null;y&&n.cell(g,Nt(w,y.marks,g)),n.fade(g,!!y?.isFaint),At(h(g),"maybe",y?.words??null)}d([...Array(
w.count).keys()])}return e.when("highlight",w=>{a=w,t.sheet!==G&&r.show(a,t.sheet)}),e.when("ghosts",w=>{t.sheet!==G&&(c=new Map((w??[]).map(b=>[ie(t.sheet,b.row,
b.column),b])),f())}),e.when("overlay",w=>{let b=l!==null;if(l=w,u.hidden=l===null,t.sheet!==G&&(p(),b&&!l)){let{sheet:v}=t;for(let g=0;g<v.count;g+=1)n.cell(g,
Nt(v,s.now.marks,g))}}),{elements:[Ir(t,o.changes),i.element,r.element],legend:u,lines:m,notes:d,overlaid:()=>{l&&p()},show(){r.show(a,t.sheet),m(),f(),l?p():d(
[...Array(t.sheet.count).keys()])},press(w){let b=c.get(w);return b!==void 0&&o.changes.add([b.atom])}}}function Cc(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(l=>({choice:l,atom:io(e,s,l,t)})),i=r.find(({choice:l,atom:u})=>l.holds&&n.has(u));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:l,atom:u})=>l.holds&&
o.has(u));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:l})=>l.words).join(" ")};
let c=r.find(({choice:l})=>!l.holds);if(c)return{marks:{[c.atom]:!1}}}return{marks:{}}}var mn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Nc={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},fo=e=>e==="top"||e==="bottom";function jr({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=_("div",{class:"margin"}),i=A(null);function a(h,d){if(e.store.
now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:h,number:d};let f=T("input",r);return f.value=n.numbers("outs\
ide",[h,d]).join(" "),f.focus(),f.select(),!0}function c(h){if(i.value===null)return;let{side:d,number:f}=i.value,m=j(h).value.trim();m!==n.numbers("outside",[d,
f]).join(" ")&&n.becomeNumbers("outside",[d,f],m)}let l=(h,d)=>queueMicrotask(()=>{i.value!==d||document.activeElement===h.target||(c(h),i.value=null)});function u(h){
if(i.value===null||h.key!=="Enter"&&h.key!=="Escape")return;h.preventDefault();let{side:d,number:f}=i.value,m=f+(h.shiftKey?-1:1);h.key==="Enter"&&c(h),h.key===
"Enter"&&m>=1&&m<=t.sheet[fo(d)?"columns":"rows"]?a(d,m):(i.value=null,s.select(s.current))}return N(()=>{let h=i.value;B($`${h&&$`<input key=${`${h.side} ${h.number}`} class=${h.
side} inputmode="numeric"
      aria-label=${`${mn[h.side]} ${h.number}`} style=${Mc(t,h)}
      onkeydown=${u} onblur=${d=>l(d,h)} />`}`,r)}),s.element.addEventListener("keydown",h=>{let d=Nc[h.key];if(!d||o.kind!=="outside"||h.shiftKey||s.target(h)!==
s.current)return;let[f,m]=L(t.sheet,s.current);a(d,fo(d)?m:f)&&(h.preventDefault(),h.stopPropagation())},{capture:!0}),{element:r,open:a}}function Mc({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=se(e),a=Lt(e,["outside",t,n]);return{"--along":`${100*(fo(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function Rr(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[me(e,t,n,a)]?.value,i=o;for(let[a,c]of t.peers){if(r(a)!==void 0)continue;let l=c.map(r),u=t.
choices.filter(d=>De(d,a)&&!l.includes(d.value??"")),h=L(e,a).join(",");i=so(Ct(i,[h],Ce),[h],u.map(({value:d})=>Tt(s,d??"")))}return i}function ho(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>L(e,a).join(",")).filter(a=>Ce.some(c=>Me(n[a],c).includes(r)));return i.length?Ct(n,i,Ce,
r):n}var It={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Lc=(e,t)=>!e||Se(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>It[o]===n));function Wr({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=dr({app:e,view:t}),c=Dc({store:n,view:t}),{put:l,toggle:u}=c,h=x=>x.
clicks.length>0,d=()=>Br(i()),f=()=>d().find(h)??d()[0],m=()=>i().plays.find(Se),p=Ic({store:n,view:t,written:m,entries:c}),w=()=>p.kind==="colour"||m()!==void 0&&
!a.play&&!d().some(h),b=(x,E)=>on(E,me(i(),E,n.now.marks,x));function v(x,E,C){if(p.begin(),o=s=null,w())return;let{isClick:I,isDrag:R}=a.press(x,E,C);I||(R?s=()=>g(
x,E):g(x,E))}function g(x,E){let C=f();if(!C||!h(C)||!tn(i(),x))return;let I=E?sn(C,me(i(),C,n.now.marks,x)):b(x,C);o={play:C,number:I,merge:`stroke ${r+=1}`},l(
x,C,I,o.merge)}function y(x){w()?t.grid.select(x,{isMore:!0}):o?l(x,o.play,o.number,o.merge):a.drag(x)}function k(){a.isDragged||s?.(),o=s=null,a.release()}function S(x){
p.begin(),c.clear(x)||p.clear(x)}function O(x,E){let C=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],I=x.ctrlKey||x.altKey,R=p.kind==="\
colour"||I?-1:Lc(f(),[x.key,C??""]);if(R>=0)return u(E,f(),R),!0;let F=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":p.kind;if(C!==void 0)return p.type(
E,C,F);if(I)return!1;if(w()&&x.shiftKey&&at[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return S(E),!0;if(a.onKey(x,E))return!0;let oe=f();if(!oe)return!1;if(x.key===" "||x.key==="Enter")return l(E,oe,b(E,oe)),!0;
let de=["#","."].indexOf(x.key);return de>=0&&oe.choices[0].value===null?(l(E,oe,de),!0):!1}return{press:v,drag:y,onKey:O,clear:S,clicked:f,written:m,pencil:p,chooses:w,
move:a.move,release:k,get lines(){return a.play},enter(x,E,C){let{value:I}=E.choices[C];p.kind!==null&&I!==null&&Se(E)?p.note(x,p.kind,I):u(x,E,C)},leave(x){p.begin(),
a.reach(x)},fill(x){let E=sr(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Br=({plays:e})=>e.filter(t=>!pe(t));function Dc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,c,l=null){let u=a.choices[c];u&&!De(u,i)||me(t.sheet,a,e.now.marks,i)!==c&&e.change({marks:nn(t.sheet,a,
e.now.marks,i,c),notes:ho(t.sheet,a,e.now.notes,i,c)},{merge:l})}function s(i,a,c){let{marks:l}=e.now,u=n(i).filter(p=>De(a.choices[c],p)),d=u.every(p=>me(t.sheet,
a,l,p)===c)?-1:c,f=u.reduce((p,w)=>nn(t.sheet,a,p,w,d),l),m=u.reduce((p,w)=>ho(t.sheet,a,p,w,d),e.now.notes);u.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:a}=e.now;for(let l of n(i)){for(let u of Br(t.sheet))a=nn(t.sheet,u,a,l,-1);a=lr(t.sheet,a,l)}let c=Object.keys(a).length!==Object.keys(e.now.marks).length;
return c&&e.change({marks:a}),c}return{put:o,toggle:s,clear:r,together:n}}function Ic({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=d=>L(t.sheet,d).join(",");function c(d,f,m){let p=s(d).filter(w=>f==="colour"||tn(t.sheet,w));p.length&&e.change({notes:Zs(e.now.notes,p.map(a),Tt(f,m))})}function l(){
let d=n();d&&e.change({notes:Rr(t.sheet,d,e.now,i.value==="centre"?"centre":"corner")})}function u(d){let f=s(d).map(a);for(let m of[Ce,rt]){let p=Ct(e.now.notes,
f,m);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function h(d,f,m){if(m==="colour"){let y=Ne[Number(f)-1];return y&&c(d,m,y),
y!==void 0}let p=n();if(!p)return!1;let w=y=>p.choices.findIndex(({value:k})=>k===y),b=m===null&&w(r+f)>=0?r+f:f,v=w(b),g=v>=0||p.choices.some(({value:y})=>y?.startsWith(
b));return!s(d).some(y=>tn(t.sheet,y))||!g?!1:(r=b,v<0||(m!==null?c(d,m,b):o(d,p,v)),!0)}return{note:c,noteAll:l,clear:u,type:h,begin(){r=""},get kind(){return i.
value},set kind(d){i.value=d}}}var Pc=18,jc=60,Fr=28;function Ur({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:c}=t,l=_("div",{class:"stage"},n.element),u=_(
"p",{role:"status"}),h=_("div",{class:"notice",hidden:!0},u),d=_("p",{class:"heard",ariaLive:"polite"});function f(b,v=!1){u.textContent=u.title=b,h.hidden=b===
"",l.classList.toggle("stale",v)}function m(b){let v=t.sheet,g=document.activeElement;t.sheet=b,v.plays!==b.plays&&(l.parentElement?.classList.toggle("whitened",
lo(b)),l.parentElement?.classList.toggle("shaded",nr(b)));let y=n.show(b),k=v===G||v.count!==b.count||v.columns!==b.columns||v.cell.width!==b.cell.width||String(
v.around)!==String(b.around);k&&c.build(b),y&&n.surface&&n.surface.append(...s.elements,c.element,i.element),y&&c.element.contains(g)&&c.select(c.current),y&&i.
element.contains(g)&&g?.focus(),s.show();for(let S=0;S<b.count;S+=1)c.label(S,rn(b,a.now,S));(k||v.plays!==b.plays||v.edits!==b.edits)&&r.build(),(k||y)&&p(),o.
changes.settle()}function p(){if(!t.sheet.count)return;let{cell:b}=t.sheet,{width:v,height:g,left:y,top:k}=se(t.sheet),[S,O]=[l.clientWidth-Fr,l.clientHeight-Fr],
x=Math.min(S/v,O/g,jc/b.height),E=Math.max(Math.floor(x*b.height),Pc)/b.height;l.style.setProperty("--wide",`${Math.floor(v*E)}px`),l.style.setProperty("--cell",
`${b.height*E}px`),l.style.setProperty("--above",`${k*E}px`),l.style.setProperty("--before",`${y*E}px`)}function w(b,v){if(t.sheet===G)return;let g=new Set([...Object.
keys(b.marks),...Object.keys(v.marks)]),y=new Set([...g].filter(S=>b.marks[S]!==v.marks[S]).map(S=>ao(t.sheet,S))),k=new Set([...Object.keys(b.notes),...Object.
keys(v.notes)].filter(S=>b.notes[S]!==v.notes[S]).map(S=>ie(t.sheet,...S.split(",").map(Number))));y.delete(-1);for(let S of y)n.cell(S,Nt(t.sheet,b.marks,S));s.
notes([...y,...k]),y.size&&s.overlaid(),s.lines();for(let S of new Set([...y,...k]))c.cell(S)&&c.label(S,rn(t.sheet,b,S)),S===c.current&&(d.textContent=rn(t.sheet,
b,S).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(l),l.addEventListener("click",({clientX:b,clientY:v})=>{let g=zr(c.element,t.sheet,b,v);g&&!i.
open(...g)&&r.focus(...g)}),{element:l,notice:h,heard:d,say:f,draw:m,drawMarks:w,fit:p,get isStale(){return l.classList.contains("stale")}}}var Hr="pylogic:clock",Kr=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function qr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Hr)!=="hidden",r=_("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Hr,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Kr(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Kr(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:c,mode:l}=e.now;!(a>0||Object.keys(c).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var Gr={down:"\u2198\u2196",up:"\u2197\u2199"},Rc={down:["top","left"],up:["bottom","left"]};function Vr({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return $`<div class="line typing">${Object.entries(mn).map(([i,a])=>$`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(c=>c.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(i==="top"||i==="bottom"?s:o).keys()].map(c=>$`
          <span data-beside=${`${i},${c+1}`}><${Wc} ...${{changes:t,side:i,line:c+1}} /></span>`)}
      </div></details>`)}</div>`}function Wc({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Gr).map(o=>$`<${Bc}
    label=${`${mn[t]} ${n} ${Gr[o][+!Rc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function Bc({label:e,now:t,write:n}){let o=ze(null);return $`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=j(s).value}}
    onchange=${s=>n(j(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var Jr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Fc=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Uc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(It).filter(l=>t.choices.some(({value:u})=>u===It[l]));if(!Se(t))for(let l of i)o.push([l,It[l].replace("_"," ")]);let[a,c]=t.choices;
a.value===null&&c&&o.push(["#",a.words],[".",c.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ge(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Ne.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Jr]}function Hc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...ge[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Jr]}function Yr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Uc(t):Hc(n),...Fc],r=_("dialog",{class:"\
keys",ariaLabel:"Keys"},_("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),_("dl",{},s.map(([i,a])=>_("div",{},_("dt",{},i),_("dd",{},a)))),
_("form",{method:"dialog"},_("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Kc="http://www.w3.org/2000/svg";function Zr(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return ge[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var qc=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Gc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ge(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Xr(n,o)} ${s}`}var Xr=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function Qr(e){let{app:t,play:n,edit:o}=e,s=_("div",{class:"tools"}),r=qr(t),i=()=>Yr(t.store.now.mode,{play:n,edit:o}),a=()=>B(
$`<${Vc} ...${{parts:e,clock:r,help:i}} />`,s);return N(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,
help:i,focus:(l,u)=>{let h=s.querySelector(`[data-beside="${l},${u}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Vc({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=Rs(()=>o.store.now.mode).value;if(s.sheet===G)return null;let i=r==="play"&&s.sheet.plays.length>0;return $`
    <div class="line first"><p class="hint">${Yc(e,r)}</p>
      ${i&&$`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${Z} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&$`<${Z} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&$`<${Zc} ...${e} /><div class="line"><${Jc} ...${o} /></div>`}
    ${r==="edit"&&$`<${Qc} ...${e} />
      <${Vr} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${tu} ...${e} /></div>`}`}var Z=e=>$`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Jc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>e.change({saves:l},{undoable:!1});return $`<div class="group" role="group" aria-label="Save points">
    <${Z} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${Z} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),e.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${Z} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Yc({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=ge[n.pen.kind]??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let c=t.clicked(),l=t.lines?Gc(t.lines):"";if(!c)return l;if(t.written()===c&&
c.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let u=c.clicks.length>1&&!l?"Drag to paint.":l;return`\
Click a cell: ${Xr(c.clicks,c.choices)} ${u}`.trim()}function Zc({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=qc.filter(({kind:i})=>o||
!Ce.some(a=>a===i));return $`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>$`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,c)=>$`
        <${Z} class=${Se(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,c)}>
          ${!Se(i)&&$`<${Xc} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Ne.map((i,a)=>$`
      <${Z} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:c})=>$`<${Z} data-pencil=${i} title=${c}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${Z} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?$`<${Z} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Xc({view:e,choice:t}){let n=J(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return K(()=>n.current.replaceChildren(...ce(`<svg xmlns="${Kc}">${s}</svg>`).childNodes),[s]),$`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Qc({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...ge[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:$`<div class="line">
    ${n.kinds.length>1&&$`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>$`
      <${Z} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Zr(t,a)}<//>`)}</div>`}
    ${i?$`<${eu} edit=${t} />`:(n.isTyped||r)&&$`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>$`<${Z} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&$`<${Z} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&$`<${Z} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function eu({edit:e,edit:{pen:t}}){let n=ge[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return $`<div class="group" role="group" aria-label=${`${Zr(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>$`<${Z} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${it[s]??s}<//>`)}
    ${t.isPainting&&$`<${Z} onclick=${o}>New ${n}<//>`}</div>`}function tu({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,a)=>$`<span class="stepper">
    <${Z} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${q(i,r)}</output>
    <${Z} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return $`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var nu=80,ei=["puzzle","instance","rules","facts","constants"];function ou(e){let t=su(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(Nr(e),
o.legend,n.element,s.element,_("div",{class:"told"},n.notice,i.element),r.element,n.heard),au(t),lu(t),cu(t)}function su(e){let t=_r(),n=A(G),o={grid:Er(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Wr({app:e,view:o}),r=gr({app:e,view:o}),i=Pr({app:e,view:o,picture:t,edit:r}),a=Qr({app:e,view:o,play:s,edit:r}),c=jr(
{app:e,view:o,edit:r}),l=Ur({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:c}),u=iu(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:l,victory:u,
film:xr({app:e,view:o}),drawing:ru(e,o,l,u.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function ru(e,t,n,o){let{store:s,overview:r}=e,i=we(),a=0,c=null,l=!1,
u=()=>{clearTimeout(a),a=setTimeout(m,nu)},h=b=>ei.every(v=>s.now[v]===b[v]),d=()=>c!==null&&h(c),f=b=>s.now.marks!==b.marks||!h(b);async function m(){clearTimeout(
a);let b=s.now;if(!b.puzzle)return;let v=d();i.stop();try{let g=await(v?i(S=>U("board",M(b,{entries:!1}),S)):r.ask("board"));if(g===void 0||f(b))return;if(v&&g.
cell.width!==t.sheet.cell.width){c=null,u();return}c=b,l=!1,n.draw(tr(g,v?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[k]=g.problems;(!v||n.
isStale)&&n.say(k?`${Qe(k)?"The board is not finished":"Something is wrong with the facts"}: ${k.text}`:"")}catch(g){if(!(g instanceof V))throw g;if(f(b))return;
c=null,l=!1;let y=g.problems[0]?.text??g.message;n.say(t.sheet!==G?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be draw\
n. ${y}`,!0)}}return{later:u,redraw:m,isDrawn:d,forget:()=>{c=null,l=t.sheet!==G},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function iu(e,t){
let{store:n}=e,o=_("p",{class:"glad",role:"status"}),s=_("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:u,marks:h}=n.now,d=u==="play"&&r!==null&&
rr(t.sheet,h,r);o.textContent=d?"Solved! Every cell is right.":"",s.hidden===d&&(s.hidden=!d,o.classList.toggle("news",i),d&&(i=!1),e.emit("finished",d))}return{
element:s,celebrate:a,know:u=>{r=u},forget:()=>{r=null,i=!0}}}function au({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;Ar(a,{press:(c,l,u)=>{
!r.isOther&&!o.press(c)&&i().press(c,l,u)},move:c=>i().move(c),drag:c=>i().drag(c),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",c=>{if(c.defaultPrevented||c.metaKey||(c.altKey||c.ctrlKey)&&i()!==n||t.sheet===G||r.isOther)return;let l=a.current;c.key===
"Enter"&&o.press(l)||i().onKey(c,l)?c.preventDefault():c.key==="?"&&(s.help(),c.preventDefault())}),a.onMove(c=>{i().leave(c);let[l,u]=L(t.sheet,c);e.emit("focu\
sed",{row:l,column:u})})}function lu({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:c}=e;c.on(["marks","notes"],(l,u,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(l,u),a.celebrate(),h.has("marks")&&i.later())}),c.on(ei,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),c.on(["puzzle","ins\
tance"],()=>{t.sheet!==G&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),c.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function cu({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:c}){e.when("solved",l=>{c.know(l?.status==="unique"?l.answers:null),c.celebrate()}),e.when("\
fill",async l=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",l=>o.changes.add(l)),e.when("film",l=>{let u=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?u||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:l,column:u})=>{l>t.sheet.rows||u>t.sheet.columns||(e.emit("pane","board"),t.grid.select(ie(t.sheet,l,u)),Ys(t.grid.cell(ie(t.sheet,l,u))))}),e.when(
"cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var xo={};$e(xo,{start:()=>df});import{EditorView as Xu}from"../vendor/codemirror-6.js";import{autocompletion as xu,hoverTooltip as Ou,snippetCompletion as Eu,syntaxTree as ui}from"../vendor/codemirror-6.js";import{HighlightStyle as uu,StreamLanguage as fu,tags as D}from"../vendor/codemirror-6.js";var du=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,hu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ti(e,t):t.inReason?
pu(e):e.eatSpace()?null:e.match("%*")?mu(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
gu(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:D.lineComment,documentation:D.docComment,signature:D.heading,
reason:D.docString,directive:D.keyword,part:D.labelName,predicate:D.function(D.variableName),constant:D.atom,variable:D.variableName,number:D.number,string:D.string,
operator:D.operator,bracket:D.bracket,implication:D.definitionOperator,punctuation:D.punctuation,term:D.special(D.string)}};function mu(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ti(e,t)}function ti(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function pu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function gu(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(du)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var ni=fu.define(hu),oi=uu.define([{tag:D.lineComment,color:"var(--asp-com\
ment)"},{tag:D.docComment,color:"var(--asp-documentation)"},{tag:D.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:D.docString,class:"asp-reason"},
{tag:D.special(D.string),class:"asp-reason asp-term"},{tag:[D.keyword,D.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:D.function(D.variableName),
color:"var(--asp-predicate)"},{tag:D.variableName,color:"var(--asp-variable)"},{tag:[D.number,D.atom],color:"var(--asp-constant)"},{tag:D.string,color:"var(--as\
p-string)"},{tag:D.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[D.operator,D.bracket,D.punctuation],color:"var(--asp-operator)"}]);function po(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as wu,foldEffect as bu,foldGutter as vu,foldService as yu}from"../vendor/codemirror-6.js";var si=/^#program\s+([a-z_]\w*)/;function pn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":si.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var ri=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function ii(e){return pn(e).filter(({name:t})=>t!=="\
base").map(t=>ri(e,t)).filter(t=>t!==null).map(t=>bu.of(t))}function ai(e){return[yu.of((n,o)=>{let s=n.doc.lineAt(o).number,r=pn(n.doc).find(({first:i})=>i===s);
return r?ri(n.doc,r):null}),wu({preparePlaceholder:$u,placeholderDOM:_u(e)}),vu({markerDOM:Su})]}function $u(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=si.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?ku(e.doc,o.number,s):""}}function ku(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var _u=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return _("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},_("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),_("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function li(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function Su(e){return _("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var go=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function wo(e){return[xu({override:[t=>zu(t,e())],icons:!1,closeOnBlur:!0}),Ou((t,n)=>Cu(t,
n,e()))]}function zu(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(po(ui(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>fi(a,"part")):[...Au(t),...Tu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Au=({directives:e})=>e.map(t=>fi(t,"directive"));function Tu({state:e,
pos:t},n){let o=di(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>ci(i.template,i.name,s,hi(i),
i.words?1:0)),...r.map(i=>ci(i.template,i.name,s,i.words,2))]}function fi(e,t){return{label:e.name,detail:"",type:t,info:()=>bo(e.template,e.words)}}function ci(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>bo(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,c=>`\
\${${c}}`);return Eu(`${t}(${a})`,r)}function di(e,t){let{number:n}=e.doc.lineAt(t);return pn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function hi({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function bo(e,t){let[n,...o]=t.split(`
`),s=o.length?_("ul",{},o.map(r=>_("li",{},r))):null;return _("div",{class:"documentation"},_("code",{},e),_("p",{},n),s)}function Cu(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Nu(s,t-o);if(r===null||po(ui(e.state).resolveInner(t,1)))return null;let i=Mu(r,s.slice(0,r.start),di(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:_("div",{class:"hovered"},i.map(c=>bo(...c)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function Nu(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Mu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:c})=>[
a,c];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>go(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:hi(a)})),...i.map(r)]}import{gutter as Lu,GutterMarker as Du,RangeSet as mi,StateEffect as Iu,StateField as Pu}from"../vendor/codemirror-6.js";var ju=6,pi=Iu.define(),vo=class extends Du{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return _("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},yo=Pu.define({create:()=>mi.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(pi)&&(n=Wu(t.state.doc,o.value));return n}}),gi=[yo,Lu({class:"cm-heat",markers:e=>e.state.field(yo)})];function $o(e,t){e.dispatch(
{effects:pi.of(t)})}function wi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(yo,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Ru(e,t){return e&&
t>1?Math.round(ju*Math.log(e)/Math.log(t)):0}function Wu(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let c=r;c<=Math.min(i,e.lines);c+=1)o.set(c,(o.get(c)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return mi.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,c=i?a:"no ground instances on this board";return new vo(Math.max(1,Ru(i,n)),c).range(e.line(r).from)}))}var ko=({puzzle:e})=>`encodings/${e}.lp`,Bu=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,bi=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function ct(e,{file:t}){
return bi(t,ko(e))?"rules":bi(t,Bu(e))?"facts":null}function gn(e,t,n=1/0){let o=ct(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Fu}from"../vendor/codemirror-6.js";var Uu={error:"error",warning:"warning",note:"info",info:"info"},Hu={error:"\u2716",warning:"\u25B2",info:"\u25CF"},vi=["error","warning","info"],Pe=e=>Qe(e)?"w\
arning":Uu[e.kind??""]??"error";function yi(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>vi.indexOf(Pe(n))-vi.indexOf(Pe(o))||(n.line??0)-(o.line??0))}function $i(e,t){let{doc:n}=e.state,o=t.map(s=>({..._o(
n,s),severity:Pe(s),message:s.text}));e.dispatch(Fu(e.state,o))}function _o(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function ki(e,t,n){return e.map(o=>{let s=Pe(o);return _("li",{},_("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},_("span",{class:"sign","aria-hidden":"true"},Hu[s]),_("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),_("span",{class:"place"},t(o)),_("span",{},
o.text)))})}function _i(e,t){let n=Object.keys(e),o={rules:_("span",{class:"badge",hidden:!0}),facts:_("span",{class:"badge",hidden:!0})},s=n.map(c=>_("button",{type:"butto\
n",role:"tab",id:`tab-${c}`,"aria-controls":`text-${c}`,dataset:{tab:c},onclick:()=>i(c)},e[c].words," ",o[c]));for(let c of n)Object.assign(e[c].dom,{id:`text-${c}`,
role:"tabpanel"}),e[c].dom.setAttribute("aria-labelledby",`tab-${c}`);let r=_("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",c=>{if(c.key!=="ArrowLeft"&&c.key!=="ArrowRight")return;let u=(s.findIndex(h=>h===c.target)+(c.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[u]),s[u].
focus(),c.preventDefault()});function i(c){for(let l of s){let u=l.dataset.tab===c;l.setAttribute("aria-selected",String(u)),l.tabIndex=u?0:-1,e[l.dataset.tab].
dom.hidden=!u}t(c)}function a(c,l,u){o[c].textContent=String(l),o[c].hidden=!l,o[c].className=`badge ${u}`,o[c].setAttribute("aria-label",`${l} ${u}${l===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Ku}from"../vendor/codemirror-6.js";var Si=Ku.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var So=z.StateEffect.define(),qu=2500,Gu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(So)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),Vu=/^%\s*-{3,}/,
Ju=z.StateField.define({create:e=>xi(e.doc),update:(e,t)=>t.docChanged?xi(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function xi(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Vu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function Oi({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,ni,z.syntaxHighlighting(oi),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Gu,Ju,Si,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(c=>{c.docChanged&&n(c.state.doc.toString()),(c.docChanged||c.selectionSet)&&o(c.state)})],
i=c=>z.EditorState.create({doc:c,extensions:r}),a=new z.EditorView({state:i("")});return Yu(a),{view:a,open:c=>a.setState(i(c))}}function Yu(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function wn(e,t,{isUndoable:n=!1}={}){
let o=Zu(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Zu(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Ei(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),So.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:So.of(null)}),qu)}var Qu={rules:"Rules",facts:"Facts"},ef={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function zi(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[ai(n),gi,wo(t),Xu.lineWrapping],facts:[wo(t)]},a="rules",c={},l={};for(let[h,d]of Object.entries(Qu))c[h]=Oi({words:ef[h],hint:o,extensions:i[h],onText(f){
let{[h]:m,saved:p}=r.now;ve(m)!==f&&r.change({[h]:tf(f,p[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),l[h]={words:d,dom:_("div",{class:"text"},c[h].view.dom)};
let u=_i(l,h=>{a=h,c[h].view.requestMeasure(),s(h,c[h].view.state)});return{tabs:u,panels:Object.values(l).map(({dom:h})=>h),views:{rules:c.rules.view,facts:c.facts.
view},look:()=>s(a,c[a].view.state),take(h,d){let f=h.puzzle!==d.puzzle;if(f){c.rules.open(ve(h.rules));let{view:m}=c.rules;m.dispatch({effects:ii(m.state.doc)}),
m.scrollDOM.scrollTop=0}else wn(c.rules.view,ve(h.rules));f||h.instance!==d.instance?c.facts.open(ve(h.facts)):wn(c.facts.view,ve(h.facts))},putBack(){wn(c.rules.
view,ve(r.now.saved.rules),{isUndoable:!0})},reveal(h){let d=ct(r.now,h);if(d===null)return!1;let{view:f}=c[d];e.emit("pane","rules"),u.show(d);let{from:m}=_o(f.
state.doc,h);return Ei(f,m),!0}}}var ve=e=>e.replace(/\r\n?/g,`
`);function tf(e,t){return e===ve(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var nf={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
vn=["the saved rules","the new rules"],bn="Comparing their answers on this board \u2026",Ai=["rules","facts","constants"],Ti=12;function Ni(e,t){let{store:n}=e,
o=_("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(c,l,u=null)=>{r=l;let h=[Ci("Put it back",t)];if(u?.frames.
length){let d=`Show a board that only ${vn[u.by]} accept`;h.unshift(Ci(d,()=>af(e,u)))}o.replaceChildren(_("p",{class:"changes-title"},of(c)),_("p",{},l),_("div",
{class:"group"},h)),o.hidden=!1},a=({rules:c,saved:l})=>!!l.rules&&ve(c)!==ve(l.rules);return n.on(Ai,()=>{!o.hidden&&r!==bn&&i([],bn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(c){let{now:l}=n;if(!a(l))return s();let u=[];o.hidden&&i([],bn);let h=()=>Ai.some(f=>n.now[f]!==
l[f]),d=(f,m)=>{f==="statuses"&&!h()&&i(u=m.statuses,bn)};try{let f=await ee("diff",M(l),{signal:c,onEvent:d});return h()?void 0:f.verdict===null?s():i(u,sf(f,u),
f.by===null?null:f)}catch(f){if(!(f instanceof V))throw f;return i(u,`The answers could not be compared: ${f.message}`)}}}}var Ci=(e,t)=>_("button",{type:"butto\
n",onclick:t},e);function of(e){if(!e.length)return"The rules are changed";let t=Mi(e),[n,o]=e.map(({status:s,cost:r})=>nf[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Mi=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function sf({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let c=r.length?"":`: ${rf(o)}`;return`On this board there is an answer that onl\
y ${vn[n]} accept${c}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Mi(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function rf(e){let t=e.length-Ti;return e.slice(0,Ti).join(", ")+(t>
0?` and ${t} more`:"")}function af(e,{by:t,frames:n,broken:o}){let s=lf(o).map(i=>`For ${vn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${vn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function lf(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Li(e){let t=_("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(u=>u.name===r)?.default,
{[r]:c,...l}=e.now.constants;e.change({constants:i===""||i===a?l:{...l,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>_(
"label",{title:i.words},_("code",{},i.name),cf(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(c=>c.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function cf({name:e,default:t,choices:n},o){let s=i=>o(e,j(i).value.trim()),r={
constant:e};return n.length?_("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>_("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):_("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Di(e,{views:t,tabs:n},o){let s=_("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let c=yi(r);for(let[l,u]of Object.
entries(t)){let h=c.filter(f=>ct(e.now,f)===l);$i(u,h.filter(({line:f})=>f));let d=f=>h.filter(m=>Pe(m)===f).length;n.count(l,d("error")||d("warning"),d("error")?
"error":"warning")}s.replaceChildren(...ki(c,a,o)),s.hidden=!c.length}let a=c=>{let l=ct(e.now,c);return gn(e.now,c,l?t[l]?.state.doc.lines:void 0)};return{dom:s,
tell(c,l){r={...r,[c]:l},i()},forget(){r={},i()}}}var Ii="pylogic:rules",uf="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Pi="pylogic:heat",ff="How often each rule is use\
d on this board: its ground instances, beside its lines";function df(e){let{store:t}=e,n=$f(),o=_("span",{class:"said"}),s=_("input",{type:"checkbox",checked:localStorage.
getItem(Pi)!=="off"}),r=_("label",{class:"heat-switch",title:ff},s,"Heat bar"),i=zi(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(l,u){r.hidden=
l!=="rules",o.textContent=l==="rules"&&s.checked&&wi(u,u.selection.main.head)||""}}),a=l=>{i.reveal(l)||bf(e,l)},c={app:e,texts:i,vocabulary:n,box:s,element:T("\
#rules"),constants:Li(t),findings:Di(t,i,a),changes:Ni(e,()=>wf(e,i))};c.element.append(_("div",{class:"editor-head"},i.tabs.dom,r),c.constants.dom,...i.panels,
c.changes.dom,c.findings.dom,_("p",{class:"editor-status"},o,_("span",{class:"hint",id:"editor-hint"},uf))),i.tabs.show("rules"),hf(e,c.element.id),mf(c,a)}function hf({
store:e,when:t},n){let o=localStorage.getItem(Ii)==="open",s=_("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Ii,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function mf(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,a=we(),c=()=>a(u=>vf(e,u)),l=(u,h)=>{u.puzzle!==h.puzzle&&gf(e),o.take(u,h)};r.on(["puzzle","instance","rules","fac\
ts"],l),r.on(["puzzle","instance","rules","facts","constants","saved"],c),l(r.now,{puzzle:""}),n.when("problems",u=>s.tell("solve",u??[])),n.when("reveal",t),n.
when("cancel-all",()=>{a.stop(),i.drop("rules"),i.drop("spots"),c()}),pf(e,c)}function pf({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Pi,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function gf({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),$o(s.views.rules,[]),o.forget()}function wf(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function bf(e,t){if(!t.file)return;let n=gn(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function vf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:a,findings:c,
texts:l,box:u}=e,{now:h}=o;if(!h.puzzle)return;let d=s.ask("rules"),f=u.checked?s.ask("spots"):s.drop("spots");f?.catch(()=>{});try{let m=await d;if(m===void 0||
t.aborted)return;if(await r.learn(()=>li(l.views.rules,r.wordsOf)),c.tell("asked",[]),c.tell("lint",m.problems),n.emit("game",m.game),m.predicates!==null&&r.learnOwn(
m.predicates),m.constants!==null&&(i.show(m.constants),i.tidy()),m.problems.some(w=>Pe(w)==="error"))return a.stop();await a.update(t);let p=await f;p&&!t.aborted&&
yf(h,l,p.rules)}catch(m){if(!(m instanceof V))throw m;let p=[{text:`Not checked: ${m.message}`,kind:"note",file:null,line:null,column:null}];c.tell("asked",m.problems.
length?m.problems:p)}}function yf(e,t,n){$o(t.views.rules,n.filter(({file:o})=>o===ko(e))),t.look()}function $f(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>go(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await le("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Io={};$e(Io,{start:()=>Qf});function ji({app:e,card:t,check:n,pointed:o}){let s=he(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},c=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||c.length?{cause:r,effect:i,wrong:c}:null)});N(()=>e.emit("highlight",JSON.parse(s.value)))}var Pt=e=>e.join(",");function Ri(e,t){
let n=new Set(t.map(Pt));return e.filter(o=>!n.has(Pt(o)))}function ut(e){return[...new Map(e.map(t=>[Pt(t),t])).values()]}var kf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function $n({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let c=tt(()=>he(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(b=>Pt(b)===`${m},${p}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:Ri(
s,o),wrong:r}},u=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return $`<li class=${c} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${u} onfocusout=${u}>
    ${h!==null&&$`<p>${yn(e,`${fe(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${yn(e,fe(d))}</p>
    ${f.size>0&&$`<p class="sources">${[...f.keys()].map(m=>Oo(e,m))}</p>`}
  </li>`}var Wi=({cells:e,because:t,...n})=>$`<${$n} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,kn=({parts:e,broken:t})=>$`<ul class="sentences">${t.map(n=>$`<${Wi} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,_n=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>$`<ul class="sentences">
  <${$n} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&$`<${Sn} parts=${e} chain=${r} />`}</ul>`,Sn=({parts:e,chain:t})=>$`<li class="chain"><ol class="sentences">
  ${t.map(n=>$`<${Wi} parts=${e} ...${n} />`)}</ol></li>`,fe=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),yn=(e,t)=>t.split(kf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return $`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function Oo(e,t){let n=_f(t);return n&&$`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${Eo(n,e.store.now)}</button>`}function _f(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function Eo({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ft=e=>ut(e.flatMap(t=>t.cells));var Bi="How the answer follows",Fi=10;function Ui({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};N(()=>{e.task&&s()}),t("cancel-all",
s);function r(c){s(),n=new AbortController;let l={marks:e.now.marks,most:c,events:[],hasEnded:!1,wake:()=>{},end:null},u=(h,d)=>{l.events.push({name:h,data:d}),
l.wake()};return l.end=ee("explain",M(e.now,c===null?{}:{most:c}),{signal:n.signal,onEvent:u}),l.end.catch(()=>{}).finally(()=>{l.hasEnded=!0,l.wake()}),o=l}async function*i(c){
for(let l=0;;l+=1){for(;l===c.events.length&&!c.hasEnded;)await new Promise(u=>{c.wake=()=>u(null)});if(l===c.events.length)return;yield c.events[l]}}async function a(c,l){
c.addEventListener("abort",s);try{return await l()}finally{c.removeEventListener("abort",s)}}return{next:c=>a(c,async()=>{let{marks:l}=e.now,u=o&&Object.entries(
o.marks).every(([h,d])=>l[h]===d);for(let h=o&&u?o:r(Fi);;h=r(Fi)){let d=[],f=[],m=null;for await(let{name:p,data:w}of i(h)){p==="own"&&(m=w),p==="step"&&d.push(
w),f.push(...(w.frames??[]).flatMap(v=>v.looks??[]));let b=Sf(m,d,l);if(b.length)return{steps:b,looks:f,end:null}}if(h.marks===l)return{steps:[],looks:f,end:await h.
end}}}),follow:(c,l)=>a(c,async()=>{let u=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:h,data:d}of i(u))l(h,d);return u.end})}}function Sf(e,t,n){
let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>zo(r,n)));return o?[...o.needs.map(s=>t[s]),o]:[]}function zo(e,t){let[n,o]=an(e);return t[n]===o}function Ao({
conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Hi(e){let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s===
"none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Bi,"Looking for the first step \u2026",async r=>{let i=xn(e,Bi),a=A([]),
c=A(null);t.add([$`<${Of} parts=${e} film=${i} steps=${a} end=${c} />`]);let l=await o.follow(r,(u,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...xf(u,h)}))),u===
"step"&&(a.value=[...a.value,h],t.tell(`${q(a.value.length,"step")} so far \u2026`))});if(l.status==="none")return Ao(e,l);if(l.status==="multiple")return e.several.
ask();c.value=l},{isTrue:Ae(e.app.store)})}function xf(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:fe(t),captions:[fe(
n)],settled:o}}function Of({parts:e,film:t,steps:n,end:o}){return $`${o.value&&$`<p>${zf(o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>$`<${Ef} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function Ef({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=J(null);return K(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),$`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${fe(n.words)}</button>
    <${_n} parts=${e} step=${n} /></li>`}function zf({grade:e,complete:t,interrupted:n},o){let s=q(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function xn({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=l=>t.play(r={title:n,frames:[...o],
looks:s,at:l}),c=ue(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){o.
push(...l),s.push(...l.flatMap(u=>u.looks??[]).map(u=>({svg:u}))),r!==null?c():o.length&&a(0)},goTo(l){a(Math.min(l,o.length-1)),e.emit("pane","board")}}}function Ki({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,c=()=>{i.abort(),s.value=null},l=()=>{c(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},u={get cells(){return o.value?.cells?.()??null},show(f,m,p={}){let{task:w}=e.store;t.card.contains(document.
activeElement)&&T("h2",t.card).focus(),l(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===w,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...m})},
async work(f,m,p,w){u.show(f,[],w),s.value=m;let b=i=new AbortController;try{await p(b.signal)}catch(v){v.name!=="AbortError"&&!b.signal.aborted&&u.add([$`<p class=${Af(
v)?"failure":null}>${On(v)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){l(),o.value=null}};N(()=>{o.value?.isTrue()===!1&&Y(u.close)}),N(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=he(()=>o.value?.overlay??
null);N(()=>e.emit("overlay",h.value)),N(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),u.close()});function d(){let{name:f,body:m}=o.value??
{name:"",body:[]};K(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),u.close()},w=()=>{c(),u.add([$`<p class="soft">Cancelled.</p>`])};
return $`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return B($`<${d} />`,t.card),N(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),u}var Af=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function On(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return fe(n.replace(/^encodings\/\S+: /,""))}var Tf=2e3;function qi({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let u=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(f,m)=>{h=m});d!==void 0&&e.task===l&&i(d)}catch(d){if(e.task!==l)return;if(d.interrupted)
return i(Cf(h,d.interrupted,performance.now()-u));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,Tf):n("problems",d.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",To(l))}let{puzzle:a,instance:c}=e.now;return N(()=>{let{task:l}=e,
u=l.puzzle!==a||l.instance!==c;({puzzle:a,instance:c}=l),Y(()=>{o.value=u?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var Cf=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function To({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Gi({app:e,place:t,solving:n}){let o=A(null),s=new AbortController;async function r(c){let l=s=new AbortController;o.value={of:c,far:"Counting \u2026"};
try{let u=await ee("count",M(e.store.now,{marks:[]}),{signal:l.signal,onEvent:(h,{count:d})=>{o.value={of:c,far:`at least ${d.toLocaleString("en")} \u2026`}}});
o.value={of:c,all:u}}catch(u){l.signal.aborted||(o.value={of:c,refusal:On(u)})}}N(()=>{n.now.isOld&&s.abort()}),N(()=>{let{isOld:c}=n.now;t.status.setAttribute(
"aria-busy",String(c)),t.status.classList.toggle("old",c),t.status.dataset.kind=i().kind??""});function i(){let{outcome:c,error:l}=n.now,u=o.value?.of===c?o.value?.
all:void 0;return l?Mf(l):c===null?{words:"\u2026"}:{...Co(c),...u&&Nf(u)}}function a(){let{outcome:c,isOld:l}=n.now;if(c?.status!=="multiple")return null;let{of:u,
far:h,refusal:d,all:f}=o.value??{};return u===c&&f?null:u!==c||!h||l?$`${u===c&&d} <button type="button" onclick=${()=>r(c)}>Count them all</button>`:$`<span class="spinner" aria-hidden="true"></span><span>${h}</span>
      <button type="button" onclick=${()=>{s.abort(),o.value={of:c,refusal:"Counting was cancelled."}}}>Cancel</button>`}return function(){let{words:l,detail:u}=i();
return $`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${l}</strong><span class="soft">${u}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Lf(e,n.now.error)}<${a} /></div>`}}function Nf({count:e,exhausted:t,horizon:n}){let o=n===null?null:`in ${n} steps; longer ones were no\
t counted`;return{words:t?`${q(e,"answer")}, all counted`:`At least ${q(e,"answer")}`,detail:[o,t?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}}function Co(e){
let{status:t,cost:n,count:o,horizon:s}=e,r=To(e).seconds,i=e.interrupted?null:`${r.toFixed(2)} s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),
c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,u={unique:["One answer, proved","good"],multiple:["More than one ans\
wer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${c}`,"good"],found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}\
: ${q(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];return{words:u[0],detail:a,kind:u[1]}}function Mf(e){return e.status===
0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"\
Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:On(e),kind:"warn"}:e.problems.length&&e.problems.every(Qe)?{words:"T\
he board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.
message,kind:"bad"}}var Lf=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=fe(Eo(n,e.store.now)),s=()=>e.emit("reveal",n);return $`<p class="status-problem">${n.
line!==null&&$`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.text}</p>`});var No=200;async function Vi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=xn(e,"Solution"),i=null;await ee("answers",M(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,c)=>{i=c,r.add(Yi(c,"Solution"))}}),n.add([i===
null?$`<p>No answer was found.</p>`:$`<${Df} parts=${e} answer=${i} />`])})}function Df({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return $`
    <p>${s&&`${Co(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&$`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&$`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Ji(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=xn(e,"All answers"),i=A([]),a=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(h[Math.min(Math.max(d+m,0),h.length-1)].first);return $`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:p})=>m.length===0&&$`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([$`<${a} />`]);let c=await ee("answers",M(t.store.now,
{marks:[],most:No}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Yi(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),u=o.now.outcome?.horizon;n.add([$`<p>${If({...c,isBest:l,horizon:u},i.value.length)}</p>`])})}var Yi=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function If({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<No?"There may be others.":`The first ${No}; there may be more.`}var Zi="pylogic:check",Pf=250,jf=400,Xi=3,Rf="Whether this can be completed was not found out in time.";function Qi(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=we(),i=A(localStorage.getItem(Zi)==="on"),a=A(null),c=null,l=!1,u=(v,g,y)=>{a.value={kind:v,words:g,of:t.now.marks,...y}},h=()=>{a.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(Zi,i.value?"on":"off"),c=null,f()};async function f(v=!1){let{outcome:g,isOld:y}=s.now,{marks:k}=t.now,S=v||l&&k===c;if(v)c=k;else if(!S&&
k===c&&!y)return;let O=Object.keys(k).length===0;l=S&&y&&!O;let x=(S||i.value)&&!y&&g!==null&&!O;if(!x||g.status==="none"||g.horizon!==null)r.stop(),x&&g.horizon===
null?u("bad","There is no answer at all"):S&&O?u("unsure","Nothing is entered yet."):l?u("unsure","checking \u2026"):h();else if(!S)await p("rules");else{let E=g.
status==="unique"?new Set(g.answers[0].atoms):null;E===null?await p("all"):m(E,k)&&await p("reasons")}}function m(v,g){let y=Mo(v,g),k=ut(y.map(Lo).filter(S=>S!==
null));return y.length?u("bad",`${k.length} ${jt(k)}${k.length===1?" is":"s are"} wrong`,{cells:k}):(r.stop(),u("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function p(v){let g=v==="all"?setTimeout(()=>u("unsure","checking \u2026"),a.value?jf:0):0,y;try{y=await r(S=>U("judge",M(t.now),S))}catch(S){
v==="all"&&S.interrupted?u("unsure",Rf):v!=="reasons"&&h();return}finally{clearTimeout(g)}if(y===void 0)return;let k=v==="reasons"?a.value&&{...a.value,broken:y.
broken.slice(0,Xi)}:Wf(v,y,n.finished.value);a.value=k&&{...k,of:t.now.marks}}let w=ue(Pf,()=>f()),{marks:b}=t.now;return N(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||h(),w())}),N(()=>{s.now&&n.finished.value!==null&&Y(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:d,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function ea(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return $`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?$`<span class="soft">${s}</span>`:s&&$`<strong>${s}</strong>`}
      ${i.length>0&&$`<${kn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&$`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function Wf(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Xi),cells:ft(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var jt=e=>e.every(t=>t.length>2)?"line":"cell",Mo=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Lo(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var Bf=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Do="Why there is no answer",En="Why this is wrong",Ff="Which rule is wrong",Uf=12,Hf=600;function ta(e){let{
app:t,card:n,solving:o}=e,s=()=>c(Do,!1),r=()=>n.work(En,"Looking for what it breaks \u2026",async f=>{let{broken:m}=await U("judge",M(t.store.now),f);if(!m.length)
return l(En,!1,f);n.add([$`
      <p>What you entered breaks a rule already:</p>
      <${kn} parts=${e} broken=${m.slice(0,Uf)} />
      <${a} />`],{cells:()=>({wrong:ft(m)})})},{isTrue:Ae(t.store)}),i=()=>n.work(Ff,"Looking for what refuses it \u2026",async f=>{let{is_answer:m,reasons:p}=await U(
"why",M(t.store.now),f);if(m)return n.add([$`<p>Some answer has all of it.</p>`]);n.add([$`<ul class="sentences"><${Sn} parts=${e} chain=${p.flatMap(w=>na(w))} /></ul>`],
{cells:()=>({wrong:ft(p)})})},{isTrue:Ae(t.store)}),a=()=>$`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`,c=(f,m)=>n.work(f,m?"Looking for the smallest reas\
on \u2026":"Looking for a reason \u2026",p=>l(f,m,p),f===En?{isTrue:Ae(t.store)}:{});async function l(f,m,p){let w=(S,{size:O,bound:x})=>n.tell(`${O} clues and \
rules so far${x?`, at least ${x} are needed`:""} \u2026`),b=f===Do?{marks:[]}:{},v=M(t.store.now,{...b,smallest:m}),g=await ee("conflicts",v,{signal:p,onEvent:w});
if(g.status!=="none")return n.add([$`<p>There is an answer now.</p>`]);if(!g.conflicts.length)return n.add([$`<p>The reason was not found in time.</p>`]);let y=g.
conflicts[0],k=ut(ft(y.because));n.add([$`<${u} title=${f} conflict=${y} />`],{cells:()=>({cause:k,wrong:y.cells})})}function u({title:f,conflict:{because:m,cells:p,
chain:w,smallest:b,minimal:v}}){let g=m.filter(k=>k.clue!==null),y=m.filter(k=>k.clue===null);return $`
      <p>${w.length?"It leads to a contradiction:":Kf(p.length>0,g,y)}</p>
      ${h("The clues: ",g.map(k=>k.words).join("; "))}
      ${h("What you entered: ",p.join(" "))}
      ${w.length?$`<ul class="sentences"><${Sn} parts=${e} chain=${w} /></ul>`:$`<ul class="sentences either">${y.map(k=>$`<${$n} parts=${e} words=${k.words} cause=${k.
cells} lines=${[k]} />`)}</ul>`}
      <p class="soft">${b?"No reason is smaller.":v?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${f===En&&$`<${a} />`}
      ${!b&&$`<div class="row">
        <button type="button" onclick=${()=>c(f,!0)}>The smallest reason</button></div>`}`}let h=(f,m)=>m&&$`<p>${f}${yn(t,qf(m))}</p>`,d=ue(Hf,()=>{let{outcome:f,
isOld:m}=o.now;!m&&f?.status==="none"&&f.horizon===null&&n.mayCome(Do)&&s()});return N(()=>{o.now&&d()}),{ofPuzzle:s,ofMarks:r}}function na({words:e,place:t,cells:n,
because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>na(i,s+1))]}function Kf(e,t,n){let o=[
t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of \
these ${n.length} happens`;return`${o?`With ${o}, whatever`:"Whatever"} one does, ${s}:`}function qf(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} mo\
re `;return e.replace(Bf,t).trimEnd()}var zn="Hint";async function Tn(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(zn,[$`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(An(e).length)return o.show(zn,[$`<${Gf} parts=${e} />`],{isTrue:()=>An(e).length>0,cells:()=>({wrong:sa(An(e))})});await o.work(
zn,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:c,end:l}=await s.next(i);if(l?.status==="none")return Ao(e,l);if(l?.status==="multipl\
e")return o.add([$`<${Jf} ...${e} />`]);if(t.now.marks!==r)return o.add([$`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([$`<p>${Yf(l,
r)}</p>`]);let{cells:u,causes:h}=a[a.length-1];o.add([$`<${Vf} parts=${e} steps=${a} looks=${c} />`],{cells:()=>t.now.marks===r?{effect:u,cause:h}:null})},{isTrue:Ae(
t)})}function An({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Mo(new Set(n.answers[0].atoms),e.store.now.marks):[]}var sa=e=>e.
map(Lo).filter(t=>t!==null);function Gf({parts:e}){let{store:t}=e.app,n=An(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return $`
    <p>First this: ${o?"one":n.length} ${jt(sa(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function Vf({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=J(null);K(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:c,name:l,frames:u,has_candidates:h}=t[t.
length-1],d=c.every(w=>zo(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(c.map(an))}})},m=()=>{f(),Tn(e)},p=()=>s.play({title:zn,
frames:u,looks:n.map(w=>({svg:w})),at:0});return $`
    <p class="look">Look at <${oa} colour="effect" cells=${i} />${a.length>0&&$` and <${oa} colour="cause" cells=${a} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(w=>$`<${_n} parts=${e} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&$`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var Jf=({several:e})=>$`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,oa=({colour:e,cells:t})=>$`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${jt(t)}`:`these ${t.length} ${jt(t)}s`}</span>`;function Yf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var ra="More than one answer",Zf=300;function aa(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(ra,[$`<p>This board has more than one answer. What would you like to see?</p>`,
$`<${r} />`]),r=({but:m})=>$`<div class="row">
    ${m!==a&&$`<button type="button" onclick=${a}>What they share</button>`}
    ${m!==c&&$`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${l}>Clues that would leave one</button></div>`,i=(m,p)=>U("differences",M(t.store.now,{marks:[],extra:p}),m),a=()=>n.
work("What all answers share","Comparing all answers \u2026",async m=>{let{status:p,cautious:w,brave:b}=await i(m,!1);if(!d(p)){if(w===null)return n.add([$`<p>The answers were not all compared in time.</p>`]);
n.add([$`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${w.length} of ${b.length} are certain.</p>
      <${r} but=${a} />`],{overlay:{certain:w,possible:b}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:p,picture:w}=await i(
m,!1);if(!d(p)){if(w===null)return n.add([$`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:w}],at:0}),n.add([$`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${c} />`])}}),l=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:p,offers:w,proof:b}=await i(m,
!0);if(d(p))return;if(!w.length)return n.add([$`<p>No clues were found that would leave one answer.</p>`]);let v=w.length===1,g=()=>h(w),y=()=>t.emit("clues",g().
map(({atom:k})=>k));n.add([$`
      <p>${v?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${w.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${v?"Add it":"Add all"}</button></div>`],{ghosts:g,isTrue:u(w)})});function u(m){let p=({
puzzle:b,rules:v,constants:g,facts:y})=>JSON.stringify([b,v,g,m.reduce((k,{atom:S})=>k.replace(`${S}.`,""),ia(y))]),w=p(t.store.now);return()=>h(m).length>0&&p(
t.store.now)===w}let h=m=>m.filter(({atom:p})=>!ia(t.store.now.facts).includes(`${p}.`));function d(m){return m!=="multiple"&&n.add([$`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let f=ue(Zf,()=>{let{outcome:m,isOld:p}=o.now;!p&&m?.status==="multiple"&&m.horizon===null&&n.mayCome(ra)&&s()});return N(()=>{o.now&&f()}),{ask:s,
share:a}}var ia=e=>e.replaceAll(/%.*|\s/g,"");var la=({app:e,card:t})=>t.work("Rules that this board does not need","Trying without each rule \u2026",async n=>{let o=a=>$`<ul class="sentences">${a.map(({words:c,
place:l})=>$`<li class="sentence">
      <p>${fe(Xf(c))}</p><p class="sources">${Oo(e,l)}</p></li>`)}</ul>`,{rules:s,unexercised:r,interrupted:i}=await U("unneeded",M(e.store.now,{marks:[]}),n);t.
add([$`
      <p>${s.length?"All of these could be deleted at once: the answers of this board would stay the same.":i?"None was found so far.":"It needs every rule that\
 it uses."}</p>
      ${o(s)}
      ${r.length>0&&$`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${o(r)}
      ${i&&$`<p>The search was cut short: there may be more.</p>`}`])}),Xf=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var ca=matchMedia("(max-width: 60rem)");function Qf(e){let t={status:_("section",{class:"assistant-status","aria-label":"Answers"}),buttons:_("div",{class:"assi\
stant-buttons"}),check:_("section",{class:"assistant-check","aria-label":"Check while you play"}),card:_("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:_("div",{class:"assistant-more"})};T("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>ca.matches?T("#board").append(
t.card):t.check.after(t.card);ca.addEventListener("change",n),n();let o={app:e,place:t,pointed:A(null),solving:qi(e)};o.card=Ki(o),o.derivation=Ui(e),o.conflicts=
ta(o),o.several=aa(o),o.check=Qi(o),ji(o),N(()=>{t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Tn(o)),B($`<${Gi(o)} />`,t.status),B($`<${ed} parts=${o} />`,
t.buttons),B($`<${ea} ...${o} />`,t.check),B($`<button type="button" class="quiet served" title="Rules without which its answers would be the same"
    onclick=${()=>la(o)}>Which rules does this board not need?</button>`,t.more)}var ed=({parts:e})=>$`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Tn(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Hi(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Vi(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Ji(e)}>Answers</button>`;var Jo={};$e(Jo,{start:()=>kd});function ua(e,t){let n=we(),o=A(null),s=null,r=async()=>{let{puzzle:a,instance:c,rules:l,facts:u}=e.store.now,h=JSON.stringify([a,c,l,u]);if(!(!a||h===s)){s=h;try{
o.value=await n(d=>U("choices",M(e.store.now,{marks:[]}),d))??o.value}catch{s=null}}},i=ue(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var Wo={};$e(Wo,{NAME:()=>ga,TITLE:()=>nd,create:()=>rd});function dt({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:c,onSubmit:l,children:u,note:h,result:d}){return $`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${m=>{
m.preventDefault(),l()}}>
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
ae=(e,t,n,o,s)=>$`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function je(e,t,n){let o=n.some(([s])=>s===e.now[t]);return $`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>$`<option key=${s} value=${s}>${r}</option>`)}</select>`}function fa({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.
length===1&&s.includes(o[0][0]),i=a=>e.set({[t]:o.map(([c])=>c).filter(c=>s.includes(c)!==(c===a))});return $`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([a,c,l=""])=>$`<label key=${a} title=${l}><input type="checkbox"
      name=${t} value=${a} checked=${s.includes(a)} onchange=${()=>i(a)} /> ${c}</label>`)}
  </fieldset>`}function Cn({text:e}){let t=J(null);return K(()=>t.current?.replaceChildren(ce(e)),[e]),$`<span class="picture" aria-hidden="true" ref=${t}></span>`}function mt(e,t=["rules","facts","constants"]){let n=A(null),o=A(0),s=A({words:"",isBad:!1}),r=A(null),i=new AbortController,a=()=>i.abort(),c={get isAtWork(){return n.
value!==null},get isOld(){return t.some(l=>r.value&&e.store.now[l]!==r.value[l])},named:l=>c.isOld?`${l}, ${da}`:l,tell(l,u=null,h=0){n.value={words:l,done:u,all:Math.
max(1,h)}},say(l,u=!1){s.value={words:l,isBad:u}},async run(l,u,h){a();let d=i=new AbortController,f=performance.now();r.value=e.store.now,o.value=0;let m=setInterval(
()=>{o.value=Math.floor((performance.now()-f)/1e3)},1e3);c.say("");try{return await ee(l,u,{signal:d.signal,onEvent:h})}catch(p){let w=n.peek()?.words??"";p.name===
"AbortError"?c.say(`Cancelled: ${w}.`):c.say(td(p,w),p.interrupted===null);return}finally{clearInterval(m),i===d&&(n.value=null)}},Progress(){let l=J(null);K(()=>{
c.isAtWork&&l.current?.scrollIntoView({block:"nearest"})},[c.isAtWork]);let{words:u,done:h,all:d}=n.value??{words:"",done:null,all:1};return $`<div class="job">
        <div class="working" ref=${l} hidden=${!c.isAtWork}>
          ${h===null?$`<progress key="begun" aria-label="Progress" />`:$`<progress aria-label="Progress" max=${d} value=${h} />`}
          <span class="how-far">${u}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&c.isOld&&`This was found ${da}.`}</p>
      </div>`}};return e.when("cancel-all",a),c}var da="before your last change",ha={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function td(e,t){if(e.interrupted&&
e.interrupted in ha)return`${ha[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var Po={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},jo=Object.keys(Po),pt=e=>e.map(t=>[t,t]);function Ro(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...pt(s)];return{orders:n.length?n:[["given","given"]],engines:pt(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:pt(e.instances)}}var ma=(e,t)=>Object.fromEntries(jo.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var ga="Compare",nd="Measure which way of solving is faster",od="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",pa={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},sd=600;function rd(e,t){let n=ht(e,"compare",pa),o=mt(e),s=A([]),r=a=>a in(t.now?.shuffles??{});N(()=>{let{now:a}=t;a!==
null&&Y(()=>n.load(pa,c=>ma(Ro(a),c)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function i(){let a=e.store.now,{seeds:c,random:l,repeat:u,timeout:h,
...d}=n.now,f=0,m=0;s.value=[],o.tell("reading the files");let p=await o.run("compare",M({...a,marks:{}},{...Object.fromEntries(jo.map(w=>[w,d[w]])),orders:d.orders.
map(w=>r(w)?`${w}:${l}`:w),seeds:Number(c)||null,repeat:Number(u),timeout:Number(h)}),(w,b)=>{w==="begun"?m=b.runs:w==="run"&&(f+=1),o.tell(f===m?`${m} runs, dr\
awing the report`:`${f} of ${m} runs`,f,m)});p!==void 0&&(o.say(`${p.words}.`),s.value=ad(p,`${a.puzzle}-${a.instance}-comparison`))}return function({id:c,hidden:l}){
let{now:u}=t,{orders:h,seeds:d,repeat:f,random:m,timeout:p,configs:w,heuristics:b,engines:v,labelings:g,others:y}=n.now,k=h.filter(r).length,S=(v.length+(v.includes(
"clingo")?w.length*b.length-1:0))*(h.length+k*(Number(m)-1))*g.length,O=y.length+1,x=Math.max(1,Number(d))*Number(f),E=S*O*x,C=[q(S,"way"),q(O,"board"),q(x,"run")].
join(" \xD7 "),I=E*Number(p)>sd?", ended after ten minutes at the latest":"",R=u&&Ro(u),F=oe=>$`<div class="lists">${R&&oe.map(de=>$`<${fa} values=${n} name=${de} legend=${Po[de]} options=${R[de]} />`)}
      ${u?.needed&&oe.includes("engines")&&$`<p class="soft">${u.needed}.</p>`}</div>`;return $`<${dt} ...${{app:e,id:c,hidden:l,job:o,name:ga,words:od}} topic="comparing" action="Compare"
      isOff=${E===0} onSubmit=${i} result=${$`<${id} links=${s.value} />`}
      note=${$`<p class="soft">${E?`${C} = ${q(E,"run")}${I}`:"Choose at least one of each list."}</p>`}>
      ${F(["orders","engines"])}
      <${X} label="Random orders" title="How many orders of each random kind" hidden=${k===0}>
        ${ae(n,"random",1,100)}<//>
      <${X} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${ae(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${F(["configs","heuristics","labelings","others"])}
        <${X} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${ae(n,"repeat",1,100)}<//>
        <${X} label="Seconds for a run">${ae(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function id({links:e}){let t=J(null);return K(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),$`<p class="links" ref=${t}>${e.map(({
words:n,...o})=>$`<a ...${o}>${n}</a>`)}</p>`}function ad({page:e,csv:t,json:n},o){let s=(r,i,a,c)=>({words:r,href:URL.createObjectURL(new Blob([i],{type:a})),...c});
return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var qo={};$e(qo,{NAME:()=>za,TITLE:()=>ld,create:()=>md});var Re="pylogic:draft:",Nn="pylogic:tab",Bo=20,Fo="pylogic:history",wa=200,Uo={reload:6e4,other:500};function Ho(e,t=Uo.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(Re+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function ba(){let e=sessionStorage.
getItem(Nn),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Uo.reload:Uo.other,o=e!==null&&await Ho(e,n)?e:zt();return o!==e&&await Ho(o),sessionStorage.
setItem(Nn,o),{id:o,draft:e===null?null:ya(e)}}async function va(e){return await Ho(e)?(sessionStorage.setItem(Nn,e),!0):!1}function ya(e){try{let t=JSON.parse(
localStorage.getItem(Re+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function Ko(e,t,n=!1){try{return localStorage.
setItem(Re+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function $a({now:e,past:t,future:n}){try{sessionStorage.setItem(Fo,JSON.stringify(
{now:e,past:t.slice(-wa),future:n.slice(-wa)}))}catch{sessionStorage.removeItem(Fo)}}var ka=()=>JSON.parse(sessionStorage.getItem(Fo)??"null"),We=e=>Ko(zt(),e,!0),
Ye=e=>localStorage.removeItem(Re+e),xe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Ze=e=>xe(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function Be(){let e=(await navigator.locks?.query())?.held??[{name:Re+sessionStorage.getItem(Nn)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(Re)&&!t.has(a)).map(a=>ya(a.slice(Re.length))??{at:0,id:a.slice(Re.length),document:st}).sort((a,c)=>c.at-a.at),s=({document:a})=>Ze(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(Bo),...i.slice(Bo)])Ye(a);return r.slice(0,Bo)}var za="Generate",ld="Make new puzzles of this kind",cd="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",ud=[["size","of\
 this size"],["present","the present one, new clues"]],fd=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],dd=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
_a="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Sa=60,xa=8,Aa=1e6,hd={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function md(e,t){let n=ht(e,"generate",hd),o=A(Ea()),s=A([]),r=mt(e,["rules","constants"]),i=pd(e),a=()=>fd.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),c=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",l=null;N(()=>{let{now:h}=t;h!==
null&&Y(()=>{let{puzzle:d,instance:f}=e.store.now;if(l===`${d}/${f}`)return;l=`${d}/${f}`;let[m,p]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:m,columns:p})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function u(){let{puzzle:h}=e.store.
now,{board:d,rows:f,columns:m,low:p,high:w,symmetry:b}=n.now,v=Number(o.value),g=Number(n.now.count);s.value=[];let y=()=>{let S=s.value.length;r.tell(`trying s\
eed ${v}, ${S} of ${q(g,"puzzle")}`,S,g)};y(),await r.run("generate",M({...e.store.now,marks:{}},{size:d==="size"?[Number(f),Number(m)]:null,seed:v,count:g,symmetry:b||
null,difficulty:c()==="range"?[Number(p),Number(w)]:c()||null}),(S,O)=>{S!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],y())})!==void 0&&(r.say(`${q(
s.value.length,"puzzle")} of seed ${v}, each with exactly one solution. A click opens one.`),Number(o.value)===v&&(o.value=String((v+1)%Aa)))}return function({id:d,
hidden:f}){let m=J(null),{board:p,low:w,high:b}=n.now,v=c()==="range";K(()=>{let y=v&&Number(b)<Number(w);m.current?.querySelectorAll("input")[1].setCustomValidity(
y?"This is less than where it begins.":"")});let g=t.now?.ungenerated??null;return $`<${dt} ...${{app:e,id:d,hidden:f,job:r,name:za,words:cd}} topic="generating" action="Generate"
      isOff=${g!==null} onSubmit=${u}
      note=${g!==null&&$`<p class="refusal">By these rules no puzzles can be made: ${g}.</p>`}
      result=${$`<${i.Back} /><${gd} puzzles=${s.value} open=${i.open} />`}>
      <${X} label="Board">${je(n,"board",ud)}<//>
      <${X} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${ae(n,"rows",1,Sa,"Rows")} × ${ae(n,"columns",1,Sa,"Columns")}</span><//>
      <${X} label="How many">${ae(n,"count",1,100)}<//>
      <${X} label="Difficulty" title=${_a}>${je(n,"difficulty",a())}<//>
      <${X} label="Largest step" title=${_a} hidden=${!v}><span class="pair" ref=${m}>
        ${ae(n,"low",0,xa,"From")} to ${ae(n,"high",0,xa,"To")}</span><//>
      <${X} label="Symmetry">${je(n,"symmetry",dd)}<//>
      <${X} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${y=>{o.value=j(y).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=Ea()}}><${be} name="dice" /></button></span><//>
    <//>`}}function pd(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:c}=e.store,l=`gen-${a.seed}-${a.number}`,u={saved:{...c.saved,facts:""},stamps:{...c.
stamps,facts:null}};r({...c,...u,instance:l,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(c.instance)||(n.value=c),t.set(l,a.text)}function r(a){
let{now:c}=e.store;!(t.get(c.instance)===c.facts&&Oa(c.marks)&&Oa(c.notes))&&Ze(c)&&We(c),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return $`<div class="back">${a&&$`<button type="button" onclick=${()=>{a&&r(a),n.value=null,T("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function gd({puzzles:e,open:t}){let n=J(null);return K(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),$`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>$`<${wd} key=${o.number} data=${o} open=${t} />`)}</ul>`}function wd({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${q(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return $`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?$`<${Cn} text=${e.pictures[0]} />`:$`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var Oa=e=>Object.keys(e).length===0,Ea=()=>String(Math.floor(Math.random()*Aa));var Go={};$e(Go,{NAME:()=>Ca,TITLE:()=>bd,create:()=>$d});var Ca="Trace",bd="Watch the solver search",vd="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Ta=["","as usual"],yd={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function $d(e,t){let n=ht(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=mt(e),s=A(null),r=null;N(()=>{let{now:u}=t;u!==null&&Y(()=>{r!==e.store.now.
puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:u={},shuffles:h={},heuristics:d=[],labelings:f=[]}=t.
now??{},m={...u,...Object.fromEntries(Object.entries(h).map(([v,g])=>[`${v}#1`,g]))},p={order:Object.keys(m).map(v=>[v,v.replace("#1","")]),heuristic:[Ta,...pt(
d)],labeling:[Ta,...pt(f)]},w=v=>p[v].some(([g])=>g===n.now[v])&&n.now[v]||null,b=w("order")??Object.keys(m)[0]??"given";return{words:m,options:p,order:b,heuristic:w(
"heuristic"),labeling:w("labeling")}}function a(u,h,d){e.emit("film",{title:o.named(u),frames:h,at:d}),e.emit("pane","board")}async function c(){let{instance:u}=e.
store.now,{order:h,heuristic:d,labeling:f}=i(),m=0;s.value=null,o.tell("searching");let p=await o.run("trace",M({...e.store.now,marks:{}},{order:h,heuristic:d,labeling:f,
keep:Number(n.now.keep)}),(k,S)=>{k==="begun"?m=S.frames:k==="drawn"&&o.tell(`${S.frames} of ${m} moments drawn`,S.frames,m)});if(p===void 0)return;o.say(`${p.words}\
.`);let{summary:w,left_out:b,frames:v}=p,g=p.heat.map(k=>({...k,name:yd[k.name??""]??k.name})),y=`${w.charAt(0).toUpperCase()}${w.slice(1)}.${b?` ${b} more came\
 after them.`:""}`;s.value={words:y,instance:u,frames:v,heats:g},v.length&&!o.isOld&&a(`The search on ${u}`,v,0)}function l(){if(s.value===null)return $`<div class="result"></div>`;
let{words:u,instance:h,frames:d,heats:f}=s.value;return $`<div class="result">
      <p class="soft">${u}</p>
      ${d.length?$`<button type="button" onclick=${()=>a(`The search on ${h}`,d,0)}>
          Show the film again</button>`:$`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${f.map((m,p)=>$`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,f,p)}><span>${m.name}</span>
        <${Cn} text=${m.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:d}){let{words:f,options:m,order:p}=i();return $`<${dt} ...${{app:e,id:h,hidden:d,job:o,name:Ca,words:vd}} topic="explaining"
      action="Trace the search" onSubmit=${c} result=${$`<${l} />`}>
      <${X} label="Moments" title="How many of the first moments the film shows">${ae(n,"keep",1,1e3)}<//>
      <${X} label="Order of clues" hidden=${m.order.length===0}>
        ${je(n,"order",m.order)}<small class="soft">${f[p]??""}</small><//>
      <${X} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${je(n,"heuristic",m.heuristic)}<//>
      <${X} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${m.labeling.length<2}>${je(n,"labeling",m.labeling)}<//>
    <//>`}}var Vo={generate:qo,compare:Wo,trace:Go},Na=Object.keys(Vo),Ma="pylogic:work:opened";function kd(e){let t=A(null),n=ua(e,()=>t.value!==null),o=Na.map(c=>({...Vo[c],
name:c,Kind:Vo[c].create(e,n)})),s=c=>{t.value=c,localStorage.setItem(Ma,c??""),c!==null&&n.refresh()},r=()=>$`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:c,NAME:l,TITLE:u})=>$`<button type="button" title=${u}
      aria-controls="work-${c}" aria-expanded=${t.value===c}
      onclick=${()=>s(t.value===c?null:c)}>${l}</button>`)}</div>
    ${o.map(({name:c,Kind:l})=>$`<${l} id="work-${c}" hidden=${t.value!==c} />`)}`,i=_("section",{id:"work","aria-labelledby":"work-heading"});T("#assistant").append(
i),B($`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let c=T("#work-generate");c.scrollIntoView({block:"ne\
arest"}),T("select, input",c).focus({preventScroll:!0})})});let a=localStorage.getItem(Ma);s(Na.find(c=>c===a)??null)}function ye({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=d=>{d!==null&&d===n[0][0]&&!o()||(u.close(),r(d))},a=n.map(
([d,f],m)=>_("button",m===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(d)},f)),c=_("h2",{id:`title-${zt()}`},e),l=_("form",{onsubmit:d=>{d.preventDefault(),
i(n[0][0])}},c,...t,_("div",{class:"actions"},_("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),u=_("dialog",{class:s?"wide":"","aria-la\
belledby":c.id,oncancel:d=>{d.preventDefault(),i(null)},onclose:()=>u.remove()},l);document.body.append(u),u.showModal(),(l.querySelector("input:not([type=file]\
), textarea")??T(".primary",l)).focus()})}function Ue({key:e,words:t,actions:n=[],isBad:o=!1}){Fe(e);let s=n.map(([r,i])=>_("button",{type:"button",onclick:()=>{
Fe(e),i()}},r));T("#notices").append(_("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},_("span",{},t),_("span",{class:"group"},...s)))}
function Fe(e){for(let t of Te("#notices .notice"))t.dataset.key===e&&t.remove()}function Wt(e,t,n){let o=_("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Yo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=_("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await ye({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[_("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as _d,EditorView as La,unifiedMergeView as Sd}from"../vendor/codemirror-6.js";function Da({store:e},t,n){let o=new Map;function s(c,l){let{saved:u,stamps:h}=e.now,d={saved:{...u,[c]:l.text??""},stamps:{...h,[c]:l.stamp}};e.change(d,{undoable:!1}),
o.delete(c),Fe(`conflict ${c}`)}function r(c,l){o.set(c,l.stamp);let u=()=>r(c,l),h=`${l.name} was changed by another program, and you have unsaved changes.`;Ue(
{key:`conflict ${c}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(c,l).then(m=>({mine:d,theirs:f}[m??""]??u)())],["Keep mine",()=>d()],
["Take theirs",()=>f()]]});let d=()=>(s(c,l),n()),f=()=>{We(e.now),e.change({[c]:l.text??""}),s(c,l)}}function i(c,l){let u=new La({doc:l.text??"",extensions:[_d.
readOnly.of(!0),La.contentAttributes.of({"aria-label":"Differences"}),Sd({original:e.now[c],mergeControls:!1,collapseUnchanged:{}})]});return ye({title:`Two ver\
sions of ${l.name}`,isWide:!0,content:[_("p",{},_("span",{class:"mine"},"only in yours")," ",_("span",{class:"theirs"},"only in the file")),_("div",{class:"line\
s"},u.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(c,l){let{now:u}=e;l.text===null||l.text===u[c]?(s(c,l),l.text===null&&t(`${l.name}\
 is gone; saving makes it again.`)):u[c]===u.saved[c]?(e.change({[c]:l.text}),s(c,l),t(`${l.name} was changed by another program; here it is.`)):o.get(c)!==l.stamp&&
r(c,l)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Mn=["rules","facts"];function re(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Xe=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function Ia(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(v,g=!1)=>e.emit("message",{words:v,isBad:g}),r=Da(e,s,f);function i(v){let{now:g}=t;if(g.puzzle&&Ze(g)){
let y=We(g)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${g.instance} ${y}.`)}for(let{dataset:y}of Te("#notices .notice"))y.key&&y.key!==
"connection"&&Fe(y.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:g.mode,...v})}async function a(v,g){let{rules:y,facts:k,game:S}=await ke("open",{puzzle:v,
instance:g});e.emit("game",S);let O={rules:y.text??"",facts:k.text??""};return{puzzle:v,instance:g,...O,saved:O,stamps:{rules:y.stamp,facts:k.stamp}}}async function c(v,g){
let y=o+=1,k=await a(v,g);if(y!==o)return;if(k.stamps.rules===null)throw new Error(`There is no puzzle ${v} here.`);i(k);let S=o,O=(await Be()).find(({document:x})=>x.
puzzle===v&&x.instance===g);if(!(O===void 0||S!==o)){if(Mn.some(x=>O.document[x]!==k[x]))return l(O);i({...O.document,...k,mode:t.now.mode}),Ye(O.id)}}function l(v){
let{document:g}=v,y=`Your unsaved changes of ${Xe(v.at)} to ${g.instance} are kept.`;Ue({key:"kept",words:y,actions:[["Restore",()=>u(v)],["Discard",()=>Ye(v.id)]]})}
function u(v){i(v.document),Ye(v.id)}function h(v,g,y,k={}){let S=v.puzzle===t.now.puzzle?t.now:v,{puzzle:O,rules:x,saved:E,stamps:C,constants:I={}}=S;i({puzzle:O,
instance:g,rules:x,facts:y,marks:k,constants:I,saved:{...E,facts:""},stamps:{...C,facts:null}})}let d=({puzzle:v,instance:g},y)=>t.now.puzzle===v&&(y==="rules"||
t.now.instance===g);function f(){let v=t.now,g=()=>d(v,"facts")?m():void 0;return n=n.then(g).catch(y=>s(re(y),!0)),n}async function m(){let{now:v}=t;for(let g of Mn)
v[g]!==v.saved[g]&&await p(v,g)}async function p(v,g){let{puzzle:y,instance:k,stamps:S,[g]:O}=v,{is_saved:x,file:E}=await ke("save",{puzzle:y,instance:g==="fact\
s"?k:null,text:O,stamp:S[g]});if(!x){d(v,g)?r.conflict(g,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}let C=!w.has(E.name)&&S[g]!==
null;w.add(E.name),d(v,g)&&r.take(g,E),s(C?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(C||S[g]===null)&&e.emit("library")}
let w=new Set,{changed:b}=r;return{open:c,show:i,read:a,restore:u,offer:l,showFacts:h,save:f,changed:b,tell:s,own:w,saved:()=>n}}var Pa="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",xd="[a-z][a-z0-9_]{0,63}";function ja(e,t,n){let{store:o}=e,s=f=>t.tell(re(f),!0),r=(f,m)=>{let p=_("input",
{required:!0,autocomplete:"off",spellcheck:!1,...m});return[_("label",{},f,p),p]},i=(...f)=>()=>f.every(m=>m.reportValidity());async function a(){let f=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),m=(C,I="9")=>r(C,{type:"number",min:1,max:60,value:I}),[p,w]=m("Rows",f?.[1]),[b,v]=m("Columns",f?.[2]),[g,y]=r("Name",{type:"text",pattern:Pa,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ye({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
_("div",{class:"fields"},p,b,g)],buttons:[["make","Make it"]],check:i(w,v,y)})===null)return;let{puzzle:S,rules:O,constants:x}=o.now,{facts:E}=await U("frame",{
puzzle:S,rules:O,constants:x,rows:w.valueAsNumber,columns:v.valueAsNumber});t.showFacts(o.now,n.freeName(S,y.value),E),o.change({mode:"edit"})}async function c(){
let[f,m]=r("Name",{type:"text",pattern:xd,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await ye({title:"New puzzle",
content:[_("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),f],buttons:[["make","Make it"]],check:i(m)})===null)return;
let b=await ke("new",{name:m.value});await n.load(),await t.open(b.puzzle,b.instance),e.emit("pane","rules")}async function l(){let{now:f}=o,[m,p]=r("Name",{type:"\
text",pattern:Pa,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,f.instance)});if(await ye({title:"Save this board under another\
 name",content:[m],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(f.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,facts:null}},{undoable:!1}),await t.save()}async function u(){
let{puzzle:f,instance:m}=o.now;t.show(await t.read(f,m))}async function h(){let f=await Be();if(!f.length){t.tell("No unsaved changes are kept.");return}let m=[],
p=f.map(b=>_("label",{class:"choice"},_("input",{type:"radio",name:"kept",onchange:()=>{m[0]=b}}),`${b.document.instance} \xB7 ${n.titleOf(b.document.puzzle)}, ${Xe(
b.at)}`)),w=await ye({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>m.length>0});for(let b of m)
w==="restore"?t.restore(b):w==="discard"&&Ye(b.id)}let d=f=>()=>f().catch(s);return{newBoard:d(a),newPuzzle:d(c),saveAs:d(l),revert:d(u),kept:d(h)}}var Od=500,Ed=5e3,Ra="What you have done is kept in this browser.",zd=`pylogic serve does not answer: has it ended? Start it again. ${Ra}`,Ad=`pylogic serve was\
 started again: open the link that it has printed. ${Ra}`;function Wa(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function c(){let{puzzle:f,instance:m,stamps:p}=o.now,{rules:w,facts:b}=p,v=new URLSearchParams({puzzle:f,instance:m,rules:w??"",facts:b??""}),g=await le(`\
changes?${v}`);if(s&&l(),await t.saved(),o.now.stamps!==p)return;let y=i?.puzzle===f?i:{...g,puzzle:f};i={...g,puzzle:f};for(let k of Mn)g[k]&&t.changed(k,g[k]);
g.names!==y.names&&n(),g.encodings!==y.encodings&&a()}function l(){s="",Fe("connection"),t.tell(r),a(),n()}function u({status:f,message:m}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:zd,401:Ad}[f]??m;s!==p&&Ue({key:"connection",isBad:!0,words:p}),s=p}let h=()=>{},d=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?Ed:Od)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await c().catch(u),await d()})()}var Bt="#gallery",Td=6,Cd=2,gt=(...e)=>[Bt,...e.map(t=>encodeURIComponent(t??""))].join("/");function Ba(e,t,n){let{store:o}=e,s=T("#gallery"),r=A(null),i=Dd(),
a=null,c=0;function l(b){s.hidden=!b,T("#panes").hidden=b,document.body.dataset.view=b?"gallery":"board",n.entitle()}async function u(){!wt()&&o.now.puzzle===""&&
history.replaceState(null,"",Bt);let b=location.hash,[,v,g]=b.split("/");wt()?g!==void 0?await h(v,g):await f(v):l(!1),a=b}async function h(b,v){try{let g=decodeURIComponent(
v);o.now.puzzle===b&&o.now.instance===g?d():await t.open(b,g)}catch(g){t.tell(re(g),!0),history.replaceState(null,"",Bt),await f()}}function d(){let b=location.
hash.split("/").length>2;wt()&&history[b?"replaceState":"pushState"](null,"",location.pathname),l(!1)}async function f(b){let v=c+=1,g=s.hidden||a!==location.hash?
a:null,y=n.entries.find(S=>S.puzzle===b),k=y?await ke("open",{puzzle:b}).catch(()=>({game:[]})):{played:await m()};v===c&&(l(!0),r.value={...k,kind:y,from:g})}async function m(){
let b=await Be(),v=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...v,...b].reverse().map(y=>[`${y.document.puzzle}/${y.document.instance}`,
y])).values()].reverse().slice(0,Td).map(y=>{let{document:k,id:S,at:O}=y;return{target:S===""?d:()=>t.restore(y),words:n.titleOf(k.puzzle),more:`${k.instance}, ${S===
""?"open":Xe(O)}`,draw:()=>U("tile",M(k))}})}async function p({puzzle:b}){o.now.puzzle===b?d():await h(b,encodeURIComponent(n.firstOf(b))),e.emit("make")}function w(){
let{kind:b,game:v=[],played:g=[],from:y=null}=r.value??{};return K(()=>{if(r.value===null||y===null)return;let k=[...s.querySelectorAll("a.tile")].find(({hash:S})=>S===
y);(k??T("h2",s)).focus(),k||(s.scrollTop=0)},[r.value]),r.value===null?null:$`<div class="page" key=${b?.puzzle}>${b?$`<${Md} ...${{kind:b,game:v,seen:i}} make=${()=>p(
b)} />`:$`<${Nd} ...${{library:n,played:g,seen:i}} />`}</div>`}return B($`<${w} />`,s),e.when("cancel-all",d),e.when("listed",()=>{s.hidden||u()}),{go:u}}function Nd({
library:e,played:t,seen:n}){let{puzzle:o,instance:s}=e.first,r=ze(""),i=e.entries.filter(({puzzle:l,title:u,aliases:h})=>[l,u,...h].some(d=>d.toLowerCase().replaceAll(
"_"," ").includes(r.value))),a=l=>{r.value=j(l).value.trim().toLowerCase()},c=l=>{l.preventDefault(),i.length&&(location.hash=gt(i[0].puzzle))};return $`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${gt(o,s)}>
        ${e.titleOf(o)}</a>.</p></header>
    ${t.length>0&&$`<h3>Go on</h3><${Zo} name="Played last" tiles=${t} seen=${n} />`}
    <form class="search" role="search" onsubmit=${c}><h3>All kinds</h3>
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${a} /></form>
    ${i.length===0&&$`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Zo} name="All kinds" seen=${n} tiles=${i.map(l=>({target:gt(l.puzzle),words:l.title,more:l.problem??q(l.instances.length,"board"),draw:async()=>l.instances.
length?le(`tile/${l.puzzle}/${encodeURIComponent(l.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var Md=({kind:{puzzle:e,title:t,instances:n},
game:o,seen:s,make:r})=>$`
  <header><a href=${Bt}>All kinds</a><h2 tabindex="-1">${t}</h2>
    <div class="game">${o.map(([i,a])=>$`<p class=${a?"item":""}>${i}</p>`)}</div></header>
  <${Zo} name=${`Boards of ${t}`} seen=${s} tiles=${n.map(i=>({target:gt(e,i),words:i,draw:()=>le(`tile/${e}/${encodeURIComponent(i)}`)}))}>
    <li><button type="button" class="tile" onclick=${r}><span class="picture"><${be} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Zo=({name:e,tiles:t,seen:n,children:o})=>$`<ul class="tiles" aria-label=${e}>${t.map(s=>$`<li key=${`${s.words} ${s.target}`}><${Ld} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function Ld({target:e,words:t,more:n="",draw:o,seen:s}){let r=J(null),i=ze("");Ts(()=>s(r.current,async()=>{let c=await o(),l=c.pictures.slice(0,1).map(u=>ce(u.
svg));for(let u of l)u.querySelector("title")?.remove();r.current?.replaceChildren(...l),i.value=c.size?.join(" \xD7 ")??""}),[]);let a=$`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?$`<a class="tile" href=${e}>${a}</a>`:$`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var wt=()=>location.hash.split("/")[0]===Bt;function Dd(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<Cd?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Fa(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},a=y=>o.find(k=>k.puzzle===y),c=y=>a(y)?.title??y,l=y=>a(y)?.instances??
[],u=y=>l(y)[0]??"board";function h({puzzle:y,instance:k}){let S=l(y);return gt(y,...S.slice(S.indexOf(k)+1).slice(0,1))}function d(y,k){let S=new Set([...l(y),
y===n.now.puzzle?n.now.instance:""]);if(!S.has(k))return k;let O=2;for(;S.has(`${k}${O}`);)O+=1;return`${k}${O}`}let f=(y,k)=>t.open(y,k).catch(S=>{t.tell(S.message,
!0),w()}),m=_("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(m.value,u(m.value))}),p=_("select",{"aria-label":"Board",title:"Board",onchange:()=>f(
n.now.puzzle,p.value)});function w(){let{puzzle:y,instance:k}=n.now,S=a(y)?.own;v(m,o.map(x=>[x.puzzle,x.title,x.own.rules]),y);let O=l(y).map(x=>[x,x,!!S?.instances.
includes(x)]);v(p,O,k),b()}function b(){let{puzzle:y,instance:k}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${xe(n.now)?"\u2022 ":""}${k}\
 \xB7 ${c(y)} \xB7 pylogic`}function v(y,k,S){let O=(C,I)=>{let R=k.filter(([,,F])=>F===I).map(([F,oe])=>_("option",{value:F},oe));return R.length?[_("optgroup",
{label:C},...R)]:[]},x=k.some(([C])=>C===S)?[]:[_("option",{value:S},`${S} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];y.replaceChildren(
...x,...E),y.value=S}async function g(y){let k=await le("library",y);[o,s,i,r]=[k.puzzles,k.folder,k.first,k.pupil],document.body.classList.toggle("pupil",r!==null);
for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let O of S.own.instances)t.own.add(`instances/${S.puzzle}/${O}.lp`)}return n.now.puzzle&&
w(),e.emit("listed"),k}return n.on(["puzzle","instance","rules","facts","saved"],w),{load:g,titleOf:c,freeName:d,firstOf:u,behind:h,entitle:b,elements:[m,p],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Ln(e,t,n){let o=_("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=_("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,_("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),c=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=c?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=c?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let c=a.newState===
"open";s.setAttribute("aria-expanded",String(c)),c&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let c=i(),l=c.findIndex(h=>h===document.activeElement),u={ArrowDown:l+1,ArrowUp:l-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),u!==void 0&&
(c.at(u%c.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{j(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function te(e,t,{note:n="",key:o="",isOff:s=!1}={}){return _("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
onclick:t},_("span",{class:"name"},e),o?_("kbd",{},o):null,n?_("small",{},n):null)}var Xo=e=>_("div",{class:"heading",role:"presentation"},e);var Dn="#pylogic=";var Ua=/^[a-z_][A-Za-z0-9_]{0,63}$/,Id=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,In=e=>e.includes(Dn);async function Ha(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:c}=e,l=o===c.rules?{}:{rules:o},u=await Rd(JSON.stringify({puzzle:t,instance:n,...l,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${Dn}${u}`}async function Ka(e){let t=e.slice(e.indexOf(Dn)+Dn.length).trim(),n;try{n=JSON.parse(await Wd(t))}catch(u){throw u.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!jd(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:c,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:c,constants:l}}var qa=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),bt=e=>typeof e=="string",Pd=e=>Array.isArray(e)&&e.every(bt),Qo=(e,t,n)=>qa(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function jd(e){return qa(e)&&bt(e.puzzle)&&Ua.test(e.puzzle)&&bt(e.instance)&&Id.test(e.instance)&&bt(e.facts)&&
(e.rules===void 0||bt(e.rules))&&Qo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Qo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Pd)&&Qo(e.constants,Ua,t=>bt(t)&&t.length<=
200)}async function Rd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Wd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:c}=await s.read();if(a)break;if(i+=c.length,i>2e6)throw await s.cancel(),new Error("large");r.push(c)}return new Blob(r).text()}var Ga=2e6,Bd=/^[^%\n]*(:-|#program|#show|[{}])/m,es="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Va(e,t,n,o){let{store:s}=e;async function r(d,f="\
pasted"){if(In(d))return o(d);if(d.length>Ga)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:m,rules:p,constants:w}=s.now,
b=m?{puzzle:m,rules:p,constants:w}:{puzzle:n.first.puzzle},v=await U("import",{...b,text:d});if(!m&&!v.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let g=v.puzzle===m?s.now:await t.read(v.puzzle,f),y=Object.fromEntries(v.answer.map(x=>[x,!0]));t.showFacts(g,n.freeName(v.
puzzle,f),v.facts,y);let k=v.answer.length?", with what it shows of a solution":"",S=`a board of ${n.titleOf(v.puzzle)}`,O=v.is_named?`Recognised ${v.format}: ${S}`:
`Read as ${S}, the puzzle that is open`;t.tell(`${O}${k}.`),e.emit("pane","board")}async function i(d,f){let m=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(m,n.firstOf(m));t.show({...p,rules:d}),t.tell(`These are rules: they are open as the puzzle ${m}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(d,f,m=!1)=>(m&&f&&Bd.test(d)?i(d,f):r(d,f)).catch(p=>t.tell(re(p),!0));async function c(d){d.size>Ga?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await d.text(),Fd(d.name),d.name.endsWith(".lp"))}async function l(){let d=_("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=_("p",{class:"failure",role:"alert",hidden:!0}),m=[_("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),d,f];for(;;){if(await ye({title:"Paste a board",content:m,buttons:[["open","Open it"]],check:()=>d.
value.trim()!==""})===null)return;try{await r(d.value);return}catch(w){f.hidden=!1,f.textContent=re(w)}}}function u(){let d=_("input",{type:"file",onchange:()=>[
...d.files??[]].slice(0,1).forEach(c)});d.click()}addEventListener("paste",d=>{let f=d.clipboardData?.getData("text/plain")??"";j(d).closest?.(es)||f.trim()===""||
(d.preventDefault(),a(f))});let h=({dataTransfer:d})=>!!d?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",d=>{j(d).closest?.(
es)||!h(d)||(d.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",d=>{d.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",d=>{if(delete document.body.dataset.drop,j(d).closest?.(es)||!d.dataTransfer||!h(d))return;d.preventDefault();let[f]=d.dataTransfer.files;f?c(f):a(d.dataTransfer.
getData("text/plain"))}),{askForText:l,askForFile:u}}var Fd=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Ja({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,c=xe(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
c||await ke("solved",{puzzle:r,instance:i}).catch(l=>n("message",{words:l.message,isBad:!0}))})}var Ud={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},Hd=15e5,Ya=2,Kd=["localhost","127.0.0.1","[::1]"];function Za(e,t){let{store:n}=e,o=h=>t.
tell(re(h),!0);async function s(){let h=await Ha(n.now);h.length>Hd?t.tell("This is too much for a link: download the files.",!0):await Yo(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:d}=await U("picture",M(n.now));h==="svg"?Wt(`${n.now.instance}.svg`,d,"image/svg+xml"):Wt(`${n.now.instance}.\
png`,await qd(d),"image/png")}async function i(){let h=open("","_blank");try{let{html:d}=await U("page",M(n.now)),f=URL.createObjectURL(new Blob([d],{type:"text\
/html"}));h?h.location=f:Wt(`${n.now.instance}.html`,d,"text/html")}catch(d){h?.close(),o(d)}}function a(){let h=_("div",{class:"formats"},_("small",{class:"sof\
t"},"One moment\u2026"));return U("export",M(n.now)).then(({formats:d})=>{h.replaceChildren(...d.map(f=>te(c(f),()=>Yo(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),d.length||h.append(_("small",{},"No other program's format fits this puzzle."))},d=>h.replaceChildren(
_("small",{class:"failure"},re(d)))),h}let c=({format:h,title:d})=>`${d}${Ud[h]??""}`,l=(h,d,f)=>te(`${h}, ${d}.lp`,()=>Wt(`${d}.lp`,f,"text/plain")),u=()=>[te(
"Copy link",()=>s().catch(o),{note:`holds rules and board, and works ${Kd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where t\
his page can be reached"}; nothing is uploaded`}),Xo("Copy for other programs"),a(),Xo("Download"),l("Facts",n.now.instance,n.now.facts),l("Rules",n.now.puzzle,
n.now.rules),te("Picture, SVG",()=>r("svg").catch(o)),te("Picture, PNG",()=>r("png").catch(o)),te("Page to print",i,{note:"the rules in words, and the board"})];
T("#share").append(...Ln("Share","Share: links, files, print",u))}async function qd(e){let t=_("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.
decode();let n=_("canvas",{width:Ya*t.width,height:Ya*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?
o(r):s(new Error("This picture is too large.")),"image/png")})}async function Xa(e){T("#bar").append(_("div",{id:"notices"}));let t=Ia(e),n=Fa(e,t),o=u=>el(e,t,u),s=Va(e,t,n,o),r=ja(e,t,n),i=Ba(e,t,n);Vd(e,t,n,s,r),Za(e,t),
Gd(e,n),Ja(e,n);let a=n.load();a.catch(()=>{});let c=await ba();await Jd(e,t,a,c).catch(u=>t.tell(re(u),!0)),await i.go(),Yd(e,t,()=>c.id),addEventListener("has\
hchange",async()=>{await Qa(t,o),await i.go()});let l=()=>n.load().catch(()=>{});e.when("library",l),Wa(e,t,l)}function Gd({store:e,when:t},n){let o=_("a",{class:"\
next"},"Next board");T("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Vd(e,t,n,o,s){let{store:r}=e,i=_("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",_("span",{class:"dot","aria-hidden":"true"})),a=()=>{let h=xe(r.now);i.disabled=!h,i.setAttribute("aria-l\
abel",h?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[te("Save",t.save,{key:"Ctrl-S",isOff:!xe(r.now)}),te("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],u=Ln("File","File: new, paste, save",()=>[te("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[te("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],te("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at \
and others"}),te("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),te("Back to the saved files",s.revert,{isOff:!xe(r.now)}),te("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...u,i),r.on(["rules","facts","saved"],a),a(),addEventListener("keydo\
wn",h=>{!(h.ctrlKey||h.metaKey)||h.altKey||h.key.toLowerCase()!=="s"||(h.preventDefault(),t.save())})}async function Jd(e,t,n,o){if(await Qa(t,i=>el(e,t,i))){o.
draft&&Ze(o.draft.document)&&We(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,ka());return}let s=(await Be()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!wt()&&!r?.first.is_asked&&await va(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Xe(s.at)} are back.`);return}wt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function Qa(e,t){
let{hash:n}=location;if(!In(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(re(o),!0),!1}}async function el(e,t,n){
let{rules:o,...s}=await Ka(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Ue({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function Yd({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Ko(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(st),ue(300,s)),addEventListener("pagehide",()=>{s(),$a(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var ns={};$e(ns,{start:()=>Qd});var ts="pylogic:guide",Xd=["workbench","index"];function Qd(e){let t=T("#drawer"),n=we(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function c(p){
o.value||(a=document.activeElement),o.value=!0,T("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await le("guide")),await h(p??localStorage.
getItem(ts)??"")}catch(w){i.value={title:"",nodes:[_("p",{class:"failure"},w.message)]}}}function l(){o.value=!1,(a?.isConnected?a:m).focus()}let u=()=>o.value?
l():c(null);async function h(p,w=r.value){let[b,v]=p.split("#"),g=new Set(s.value.map(({topic:S})=>S)),y=[b,...Xd].find(S=>g.has(S))??b,k=await n(S=>le(`guide/${y}`,
S));k!==void 0&&(r.value=w.at(-1)===y?w:[...w,y],localStorage.setItem(ts,y),i.value={title:k.title,nodes:eh(k.html),heading:v})}function d(p){let w=j(p).closest(
"a[data-topic]");w!==null&&(p.preventDefault(),c(w.dataset.topic??""))}function f(){let{title:p,nodes:w,heading:b}=i.value,v=r.value.slice(0,-1);return K(()=>{let g=T(
"article",t);g.replaceChildren(...w);let y=b?g.querySelector(`#${CSS.escape(b)}`):null;y?y.scrollIntoView():t.scrollTop=0},[w]),$`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${g=>c(j(g).value)}>
          ${s.value.map(({topic:g,title:y})=>$`<option key=${g} value=${g}>${y}</option>`)}</select>
        <button type="button" title="The page before" disabled=${v.length===0}
          onclick=${()=>h(v[v.length-1],v)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${l}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${p} onclick=${d}></article>`}B($`<${f} />`,t);let m=_("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:u});B($`<${be} name="book" /><span class="wide">Guide</span>`,m),T("#appearance").prepend(m),N(()=>{t.hidden=!o.
value,m.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",p=>{if(p.key==="F1")u();else if(p.key==="Escape"&&t.contains(document.activeElement))
l();else return;p.preventDefault()}),e.when("guide",c)}function eh(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&th(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=_("button",{type:"button",class:"copy",onclick:()=>nh(s,
o)},"Copy"),r=_("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=_("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function th(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(ts)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function nh(e,t){await navigator.clipboard.writeText(oh(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function oh(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var tl="pylogic:panes",sh=256,rh=340,ih=24,ah=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function nl(){
let e=T("#panes"),t=JSON.parse(localStorage.getItem(tl)??"{}");for(let[n,o,s,r]of ah){let i=T(o),a=_("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),c=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},l=h=>{let d=e.clientWidth-rh-(T(s).offsetTop===i.offsetTop?T(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(sh,Math.min(h,d))),localStorage.setItem(tl,JSON.stringify(t)),c()},u=({clientX:h})=>{let{left:d,right:f}=i.getBoundingClientRect();
l(n==="left"?h-d:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",u)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",u)),a.addEventListener("dblclick",()=>l()),a.addEventListener("keydown",({key:h})=>{let d={ArrowLeft:-1,ArrowRight:1}[h];
d&&l(i.offsetWidth+ih*(n==="left"?d:-d))}),(n==="left"?T("#board"):i).before(a),c()}}ss();var ol=Bs(),sl={store:ol,overview:Ks(ol),...qs()};for(let e of[no,mo,xo,Io,Jo,ns])e.start(sl);nl();await Xa(sl);document.documentElement.dataset.ready="";
