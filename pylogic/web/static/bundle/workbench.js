var al=Object.defineProperty;var $e=(e,t)=>{for(var n in t)al(e,n,{get:t[n],enumerable:!0})};var G=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Qe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var ns="pylogic:token";function os(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(ll(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var ll=e=>localStorage.setItem(ns,e);async function Pn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(ns)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new G({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?cl(await r.json()):
await r.text();throw new G({words:a,status:r.status})}return r}function cl(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ae(e,t){return(await Pn(e,void 0,t)).json()}async function ke(e,t,n){return(await Pn(e,t,n)).json()}async function le(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Pn(e,t,n);if(s.body===null)throw new G({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new G({words:"The server has gone away.",status:0})}
if(a.done)throw new G({words:"The server has gone away.",status:0});let c=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=c.pop()??"";for(let l of c){let d=ul(l);if(d!==null){if(d.name==="done")return d.data;if(d.name==="failed")throw new G(d.data);o(d.name,d.data)}}}}var H=(e,t,n)=>le(
e,t,{signal:n});function ul(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var P,gs,ws,Oe,Rn,Gt,bs,Kt,vs,Kn,Wn,dl,Ot=Symbol.for("pv"),Vt={},Jt=[],hl=/^m(i|n|o|s|text|space)$/,qn=Array.isArray,Gn=Jt.slice,Ue=Object.assign;function He(e){
e&&e.parentNode&&e.remove()}function ys(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Gn.call(arguments,2):n),vt(e,i,o,s,null)}function vt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ot,
__v:s||++gs,__i:-1,__u:0};return!s&&P.vnode&&P.vnode(r),r}function et(e){return e.children}function yt(e,t){this.props=e,this.context=t,this.__g=0}function Ee(e,t){
if(t==null)return e.__&&Ee(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ee(
e)}function pl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Ue({constructor:Ot},n)).__v=n.__v+1,P.vnode&&P.vnode(t),Vn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||Ee(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,Os(s,t,r),n.__=n.__e=null,t.__e!=o&&$s(t))}function $s(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),$s(e)}function ss(e){(8&e.__g||(e.__g|=8,Oe.push(e),Gt++))&&Rn==P.debounceRendering||((Rn=P.debounceRendering)||
queueMicrotask)(ks)}function ks(){try{for(var e,t=1;Oe.length;)Oe.length>t&&Oe.sort(bs),e=Oe.shift(),t=Oe.length,8&e.__g&&pl(e)}finally{(Gt=Oe.length)&&(Rn||queueMicrotask)(
ks)}}function _s(e,t,n,o,s,r,i,a,c,l,d){var h,u,f,p,m,w,b=o.__k||Jt,v=t.length;for(c=ml(n,t,b,c,v),h=0;h<v;h++)(f=n.__k[h])!=null&&(u=~f.__i&&b[f.__i]||Vt,f.__i=
h,w=Vn(e,f,u,s,r,i,a,c,l,d),p=f.__e,(u.ref!=f.ref||8&u.__u)&&(u.ref&&Jn(u.ref,null,f,u),f.ref&&d.push(f.ref,f.__c||p,f)),m=m||p,4&f.__u?(c=Ss(f,c,e,!u.__v),u.__e&&
(u.__e=null)):typeof f.type=="function"&&w!==void 0?c=w:p&&(c=p.nextSibling),f.__u&=-21);return n.__e=m,c}function ml(e,t,n,o,s){var r,i,a,c,l,d,h,u,f,p=n.length,
m=p,w=0,b=0,v=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=v[r]=vt(null,
i):qn(i)?i=v[r]=vt(et,{children:i}):i.constructor===Ot&&i.__b?i=v[r]=vt(i.type,i.props,i.key,i.ref,i.__v):v[r]=i,c=r+w,i.__=e,i.__b=e.__b+1,a=null,~(l=i.__i=gl(
i,n,c,m))&&(m--,(a=n[l])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,l==c-1?w--:l==c+1?w++:l!=c&&(l>c?w--:w++,b=1)):(~l||(s>p?w--:s<p&&w++),typeof i.type!="function"&&(i.__u|=
4))):v[r]=null;if(b){for(d=[],h=[],r=0;r<s;r++)if((i=v[r])&&16&i.__u){for(w=0,u=d.length;w<u;)d[f=w+u>>1]<i.__i?w=f+1:u=f;d[w]=i.__i,h[r]=w+1}for(w=d.length;r--;)
h[r]&&(h[r]==w?w--:v[r].__u|=4)}if(m)for(r=0;r<p;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=Ee(a)),Yn(a,a));return o}function Ss(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Ss(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ee(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function gl(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&i==a.type)
return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function rs(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ht(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||rs(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||rs(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Wn[t]||(Wn[t]=wl(t)),(e.__a||(e.__a={}))[t]=Kn,r=
t!=(t=t.replace(vs,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function wl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Kt]==null)t[Kt]=Kn++;else if(t[Kt]<this.__a[e])
return;return n(P.event?P.event(t):t)}}}function Vn(e,t,n,o,s,r,i,a,c,l){var d,h,u,f,p,m,w,b,v,g,y,_,S,O,x,E,C,D,R=t.type;if(t.constructor!==Ot)return null;128&
n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=r=[],d.nodeType==8?a=qt(d,r):r.push(d),a=r[0]||a),(d=P.__b)&&d(t);e:if(typeof R=="function"){u=i.length;try{if(b=t.
props,v=(d=R.prototype)&&d.render,g=(d=R.contextType)&&o[d.__c],y=d?g?g.props.value:d.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(v?t.__c=f=new R(b,y):(t.__c=
f=new yt(b,y),f.constructor=R,f.render=vl),g&&g.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),v&&(f.__s||(f.__s=f.state),R.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Ue({},f.__s)),Ue(f.__s,R.getDerivedStateFromProps(b,f.__s)))),p=f.props,m=f.state,f.__v=t,n.__c){if(b!==p&&v&&!R.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(b,y),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,y)===
!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(B){B&&(B.__=t)}),Jt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=Ee(n);break e}f.componentWillUpdate&&f.componentWillUpdate(b,f.__s,y),v&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(p,m,w)})}else
v&&!R.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),v&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=y,f.props=b,f.__P=
e,f.__g&=-5,_=P.__r,S=v?25:0;do f.__g&=-9,_&&_(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);v&&(Jt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=Ue({},o,f.getChildContext())),v&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(p,m)),O=d&&d.type===et&&d.key==
null?d.props.children:d,b.__P&&(d=a,s=(e=b.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(B){B&&Yn(B,B)}),n.__k=null),a=n.__k?Ee(n,0):
null),a=_s(e,qn(O)?O:[O],t,n,o,s,r,i,a,c,l),b.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(He),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(B){if(i.length=
u,t.__v=null,c||r)if(B&&B.then){if(t.__u|=128|c,r){for(~(C=r.indexOf(a||void 0))||(C=r.length);(D=r[C-1])&&D.nodeType==8;)C--;for(;C<r.length;C++)if(D=r[C])if(r[C]=
null,x){if(D==E)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(E=qt(x=D))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(d=qt(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(He);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),B&&B.then||xs(t),P.__e(B,t,n)}}else
a=t.__e=bl(n.__e,t,n,o,s,r,i,c,l,e);return(d=P.diffed)&&d(t),a}function qt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function xs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(xs))}function Os(e,t,n){for(var o=0;o<n.length;)Jn(n[o++],n[o++],n[o++]);P.__c&&P.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){P.__e(r,s.__v)}})}function bl(e,t,n,o,s,r,i,a,c,l){var d,h,u,f,p,m,w,b,v=n.props||Vt,g=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((p=r[d])&&(y?p.localName==y:p.nodeType==3)){
e=p,r[d]=null;break}}if(!e){if(b=l.ownerDocument||document,!y)return b.createTextNode(g);e=b.createElementNS(s,y,g.is?g:l),a&&(P.__m&&P.__m(t,r),a=!1),r=null}if(y){
if(l=y=="template"&&e.content||e,r=y=="textarea"&&g.defaultValue!=null?null:r&&Gn.call(l.childNodes),!a&&r)for(v={},d=0;d<e.attributes.length;d++)v[(p=e.attributes[d]).
name]=p.value;for(d in v)p=v[d],d=="dangerouslySetInnerHTML"?u=p:d=="children"||d in g||d=="value"&&"defaultValue"in g||d=="checked"&&"defaultChecked"in g||Ht(e,
d,null,p,s);for(d in g)p=g[d],d=="children"?f=p:d=="dangerouslySetInnerHTML"?h=p:d=="value"?m=p:d=="checked"?w=p:a&&typeof p!="function"||v[d]===p||Ht(e,d,p,v[d],
s);h?(a||u&&(h.__html==u.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(u&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&hl.test(y))&&(s="http://www.w3.org/1999/xhtml"),_s(l,qn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Ee(n,0),a,c),r&&r.some(He)),a&&y!="textarea"||(d="valu\
e",y=="progress"&&m==null?e.removeAttribute(d):m==null||m===e[d]&&(y!="progress"||m)||Ht(e,d,m,v[d],s),d="checked",w!=null&&w!=e[d]&&Ht(e,d,w,v[d],s))}else v===
g||a&&e.data==g||(e.data=g);return e}function Jn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){P.__e(s,n)}}function Yn(e,t,n){var o,s,r,i;if(P.unmount&&P.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Jn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){P.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Yn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=qt(o,r=[]))&&(o==e.__e&&r.some(He),He(s),He(o)),n||He(e.__e),e.__e=e.__c=e.__=null}function vl(e,t,n){
return this.constructor(e,n)}function F(e,t){var n,o,s,r;P.__&&P.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=vt(et,{children:[
e]}),s=[],r=[],Vn(t,t.__k,o||Vt,Vt,t.namespaceURI,o?null:t.firstChild?Gn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),Os(s,t.__k,r),t.__k.props.children=
null}P={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Gt=0,e}},gs=0,ws=function(e){return e!=null&&e.
constructor===Ot},yt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ue({},this.state)),typeof e=="function"&&(e=e(Ue({},n),this.props)),
e&&(Ue(n,e),this.__v&&(t&&this.__k.push(t),ss(this)))},yt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ss(this))},yt.prototype.render=
et,Oe=[],Gt=0,bs=function(e,t){return e.__v.__b-t.__v.__b},Kt=Symbol(),vs=/(PointerCapture)$|Capture$/i,Kn=0,Wn={},dl=0;var Es=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,Es(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},is=new Map;function yl(e){var t=is.get(this);return t||(t=
new Map,is.set(this,t)),(t=Es(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],l=function(u){r===1&&(u||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?c.push(0,u,i):r===3&&(u||i)?(c.push(3,u,i),r=2):r===2&&i==="..."&&u?c.push(4,u,0):r===2&&i&&!u?c.push(5,0,!0,i):r>=5&&((i||!u&&r===5)&&(c.push(r,0,i,s),r=
6),u&&(c.push(r,u,0,s),r=6)),i=""},d=0;d<n.length;d++){d&&(r===1&&l(),l(d));for(var h=0;h<n[d].length;h++)o=n[d][h],r===1?o==="<"?(l(),c=[c],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(l(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[d][h+1]===">")?(l(),r===3&&
(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(l(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return l(),c})(e)),t),arguments,[])).length>1?t:t[0]}var $=yl.bind(ys),St,te,jn,as,$l=Object.is,Bn=0,
zs=[],Fn=[],U=P,ls=U.__b,cs=U.__r,us=U.diffed,fs=U.__c,ds=U.unmount,hs=U.__;function Zn(e,t){U.__h&&U.__h(te,e,Bn||t),Bn=0;var n=te.__H||(te.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function As(e,t){var n=Zn(St++,3);!U.__s&&Xn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,te.__H.__h.push(n))}function K(e,t){var n=Zn(
St++,4);!U.__s&&Xn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,te.__h.push(n))}function V(e){return Bn=5,tt(function(){return{current:e}},[])}function tt(e,t){var n=Zn(St++,
7);return Xn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function kl(){var e;do{for(;e=Fn.shift();)try{$t(e)}catch(n){U.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=zs.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some($t),t.__h.some(Hn),t.__h=[]}catch(n){t.__h=[],U.__e(n,e.__v)}}}while(Fn.length)}U.__b=function(e){te=null,ls&&ls(e)},U.__=function(e,t){
e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),hs&&hs(e,t)},U.__r=function(e){cs&&cs(e),St=0;var t=(te=e.__c).__H;t&&(jn==te?te.__h=[]:(t.__h.some($t),t.__h.some(Hn),St=
0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),jn=te},U.diffed=function(e){us&&us(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ms(zs.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),jn=te=null},U.__c=function(e,t){t.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.
__||Hn(o)})}catch(o){n.__h=[function(){throw o}]}}),fs&&fs(e,t)},U.unmount=function(e){ds&&ds(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&
s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,ms(Fn.push(s))}else $t(s)}catch(r){t=r}}),o.__H=void 0,t&&U.__e(t,o.__v))};var ps=typeof requestAnimationFrame==
"function";function _l(e){var t,n=function(){clearTimeout(o),ps&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ps&&(t=requestAnimationFrame(n))}function ms(e){
e!=1&&as==U.requestAnimationFrame||((as=U.requestAnimationFrame)||_l)(kl)}function $t(e){var t=te,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),te=t}function Hn(e){
var t=te;e.__c=e.__(),te=t}function Xn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!$l(n,e[o])})}var Sl=Symbol.for("preact-signals");function Qt(){
if(_e>1)_e--;else{var e,t=!1;for((function(){var s=Zt;for(Zt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();_t!==void 0;){var n=_t;for(_t=void 0,Yt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Cs(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Yt=0,_e--,
t)throw e}}function Qn(e){if(_e>0)return e();Un=++xl,_e++;try{return e()}finally{Qt()}}var kt,W=void 0;function J(e){var t=W,n=kt;W=void 0,kt=void 0;try{return e()}finally{
W=t,kt=n}}var _t=void 0,_e=0,Yt=0,xl=0,Un=0,Zt=void 0,Xt=0;function Ts(e){if(W!==void 0){var t=e.n;if(t===void 0||t.t!==W)return t={i:0,S:e,p:W.s,n:void 0,t:W,e:void 0,
x:void 0,r:t},W.s!==void 0&&(W.s.n=t),W.s=t,e.n=t,32&W.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=W.s,t.n=void 0,
W.s.n=t,W.s=t),t}}function Q(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Q.prototype.brand=
Sl;Q.prototype.h=function(){return!0};Q.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:J(function(){var o;(o=
t.W)==null||o.call(t)}))};Q.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&J(function(){var s;(s=t.Z)==null||s.call(t)}))}};Q.prototype.subscribe=function(e){var t=this;return N(function(){var n=t.value;
J(function(){return e(n)})},{name:"sub"})};Q.prototype.valueOf=function(){return this.value};Q.prototype.toString=function(){return this.value+""};Q.prototype.toJSON=
function(){return this.value};Q.prototype.peek=function(){var e=this;return J(function(){return e.value})};Object.defineProperty(Q.prototype,"value",{get:function(){
var e=Ts(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Yt>100)throw new Error("Cycle detected");(function(n){_e!==0&&Yt===0&&n.
l!==Un&&(n.l=Un,Zt={S:n,v:n.v,i:n.i,o:Zt})})(this),this.v=e,this.i++,Xt++,_e++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Qt()}}}});function A(e,t){return new Q(
e,t)}function Cs(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ns(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ms(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ke(e,t){Q.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Xt-1,
this.f=4}Ke.prototype=new Q;Ke.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Xt))return!0;if(this.g=Xt,this.f|=
1,this.i>0&&!Cs(this))return this.f&=-2,!0;var e=W;try{Ns(this),W=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return W=e,Ms(this),this.f&=-2,!0};Ke.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}Q.prototype.S.call(this,e)};Ke.prototype.U=function(e){if(this.t!==void 0&&(Q.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=
t.n)t.S.U(t)}};Ke.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ke.prototype,"value",{get:function(){
if(1&this.f)throw new Error("Cycle detected");var e=Ts(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function de(e,t){return new Ke(
e,t)}function Ls(e){var t=e.j;if(e.j=void 0,typeof t=="function"){_e++;var n=W;W=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,eo(e),o}finally{W=n,Qt()}}}function eo(e){
for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ls(e)}function Ol(e){if(W!==this)throw new Error("Out-of-order effect");Ms(this),W=e,this.f&=-2;try{
8&this.f&&eo(this)}finally{Qt()}}function nt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,kt&&kt.push(this)}nt.prototype.
c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};nt.prototype.S=function(){if(1&
this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ls(this),Ns(this),_e++;var e=W;return W=this,Ol.bind(this,e)};nt.prototype.N=function(){2&this.f||
(this.f|=2,this.u=_t,_t=this)};nt.prototype.d=function(){this.f|=8,1&this.f||eo(this)};nt.prototype.dispose=function(){this.d()};function N(e,t){var n=new nt(e,
t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ds,Et,Ut,El=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Is=[];N(function(){Ds=this.N})();function ot(e,t){P[e]=t.bind(null,P[e]||function(){})}function xt(e){if(Ut){var t=Ut;Ut=void 0,t()}Ut=e&&e.S()}function Ps(e){
var t=this,n=e.data,o=ze(n);o.name="ReactiveDom",o.value=n;var s=tt(function(){for(var a=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var l=de(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),d=de(function(){return!Array.isArray(l.value)&&!ws(l.value)}),h=N(function(){if(this.N=Rs,d.value){var f=l.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),u=t.__$u.d;return t.__$u.d=function(){h(),u.call(this)},[d,l]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Ps.displayName="ReactiveTextNode";Object.defineProperties(Q.prototype,{constructor:{configurable:!0,value:ys(et,null).constructor},type:{configurable:!0,
value:Ps},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ot("__b",function(e,t){if(xt(),
Et=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Q&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
ot("__r",function(e,t){if(e(t),t.type!==et){xt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return N(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;El&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Et=o,xt(n)}});ot("__e",function(e,t,n,o){xt(),Et=void 0,e(t,n,o)});ot("diffed",function(e,t){xt(),Et=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var c in o){var l=r[c],
d=o[c];l===void 0?(l=zl(n,c,d,s),r[c]=l):l.o(d,s)}}}e(t)});function zl(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:N(function(){this.N=Rs;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}ot("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var c in i)a[c]=i[c]}t.__np=void 0}else{var l=t.__c;if(l){l.__$f|=8;var d=l.__$u;d&&(l.__$u=void 0,d.d())}}e(t)});ot("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});yt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function ze(e,t){return tt(function(){return A(e,t)},[])}function js(e,t){
var n=V(e);return n.current=e,Et.__$f|=4,tt(function(){return de(function(){return n.current()},t)},[])}var Al=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Tl(){Qn(function(){for(var e;e=Is.shift();)Ds.call(e)})}function Rs(){Is.push(this)===1&&(P.requestAnimationFrame||Al)(Tl)}var st=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Cl=["facts","marks","notes"],Nl=["puzzle","instance","rules","facts","constants"];function Ws(e=st){let t=A(e),n=e,o=de(()=>{let h=t.value;
return Nl.some(u=>h[u]!==n[u])&&(n=h),n}),s=[],r=[],i=null,a=new Set,c=h=>Qn(()=>{let u=t.peek();t.value=h;let p=Object.keys(h).filter(m=>h[m]!==u[m]);if(p.length)
for(let m of[...a])m(h,u,new Set(p))}),l=({facts:h,marks:u,notes:f})=>({facts:h,marks:u,notes:f}),d=(h,u)=>{if(!h.length)return;let f=t.peek();u.push(l(f)),i=null,
c({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:l(t.value),past:s,future:r}},change(h,{merge:u=null,undoable:f=!0}={}){let p=t.peek(),m=Cl.some(w=>w in h&&h[w]!==p[w]);m&&f&&!(u!==
null&&u===i)&&(s.push(l(p)),r=[]),(m||"mode"in h)&&(i=u),c({...p,...h})},open(h,u=null){let f={...st,...h};[s,r,i]=u!==null&&JSON.stringify(u.now)===JSON.stringify(
l(f))?[u.past,u.future,null]:[[],[],null],c(f)},undo:()=>d(s,r),redo:()=>d(r,s),on(h,u){let f=new Set(h),p=(...m)=>{[...m[2]].some(w=>f.has(w))&&u(...m)};return a.
add(p),()=>a.delete(p)}}}function I(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function qe(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var to={facts:40,rules:200},Bs=["puzzle","instance","rules","facts","constants","marks"],Fs="facts";function Us(e){let t=new Set,n=new Map,o=new Set,s=to.facts,
r=0;e.on(Bs,(u,f,p)=>{s=p.has("rules")&&!p.has("puzzle")?to.rules:to.facts});function i(u,f){return c(u),o.add(u),new Promise((p,m)=>{let w={resolve:p,reject:m,
onEvent:f},b=[...t].find(({about:v,parts:g})=>g.includes(u)&&Bs.every(y=>v?.[y]===e.now[y]));b?(b.wishes.set(u,w),Hs(b,u)):(n.set(u,w),clearTimeout(r),r=setTimeout(
l,s))})}function a(u){c(u),o.delete(u)}function c(u){n.get(u)?.resolve(void 0),n.delete(u);for(let f of[...t]){let p=f.wishes.get(u);p&&(p.resolve(void 0),f.wishes.
delete(u),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function l(){let u=new Map(n);n.clear(),u.size&&h(e.now,e.now,[...u.keys()],u)}function d(u,f){let p=e.
now;return new Promise((m,w)=>{let b=g=>{v.about={...p,facts:g[g.length-1]},f(g),m()},v=h(p,null,[...o],new Map([[Fs,{resolve:b,reject:w}]]),{steps:u})})}function h(u,f,p,m,w={}){
let b={about:f,parts:p,wishes:m,told:new Map,controller:new AbortController},v=(g,y)=>{g==="found"?m.get("solve")?.onEvent?.(g,y):b.told.set(g,g===Fs?{found:y.facts}:
y),Hs(b,g)};return t.add(b),le("overview",I(u,{...w,parts:p}),{signal:b.controller.signal,onEvent:v}).catch(g=>{for(let y of m.values())y.reject(g)}).finally(()=>t.
delete(b)),b}return{ask:i,drop:a,edit:d}}function Hs({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new G(s.failed)):o.
resolve(s.found))}function Ks(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),J(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var no={};$e(no,{start:()=>jl});function k(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function ce(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Ae=e=>[...document.querySelectorAll(e)],zt=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),j=e=>e.target;function ue(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function ge(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var Y=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var Ml={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},we=({name:e})=>$`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Ml[e]} /></svg>`;var Ll=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Dl=8e3,Il=2,Pl=["pointerdown","keydown"],
qs={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function jl(e){F($`<${Rl} ...${e} />`,T("#modes")),F($`<${Wl} ...${e} />`,
T("#history")),F($`<${Fl} />`,T("#appearance")),Bl(e),Hl(e),Kl(e)}function Rl({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ll.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return $`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Wl=({store:e})=>$`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${we} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${we} name="redo" /><span class="wide">Redo</span>
  </button>`;function Bl({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||j(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Fl(){let e=ze(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return $`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${we} name=${e.value?"light":"dark"} /></button>`}function Hl(e){let t=Ae("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Ul(e)}function Ul(e){
let t=Object.keys(qs),n=o=>{e.emit("pane",o),Ae(`#${o} :is(${qs[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Ae(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Kl(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=k(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Il),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Pl)addEventListener(a,i,{once:!0})},Dl)})}var ho={};$e(ho,{start:()=>tu});function At(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(k("span",{class:t,ariaHidden:"true"},n))}function Gs(e,t,n,o){
At(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let c=Number(a)-1,l=k("span",{},a);return l.style.gridArea=`${Math.floor(
c/r)+1} / ${c%r+1}`,[l," "]})))}function Vs(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Js(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var en={corner:"",centre:"~",colour:"#"},rt=Object.keys(en),Te=rt.filter(e=>e!=="colour"),Ce=["red","orange","yellow","green","cyan","blue","purple","grey"],Tt=(e,t)=>en[e]+
t,Ne=(e=[],t)=>e.filter(n=>oo(n)===t).map(n=>n.slice(en[t].length)),oo=e=>rt.find(t=>en[t]===e[0])??"corner",Ys=(e,t,n)=>t.every(o=>e[o]?.includes(n))?ro(e,t,o=>o.
filter(s=>s!==n)):so(e,t,[n]),so=(e,t,n)=>ro(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ct=(e,t,n,o)=>ro(e,t,s=>s.filter(
r=>!n.includes(oo(r))||o!==void 0&&r!==Tt(oo(r),o)));function ro(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var q=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Zs=new Map;function Qs({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Zs.get(o)??{svg:e,words:t,reach:n};return Zs.set(o,s),s}var ql=["diagonal","triangle"],tn=Qs({svg:"",words:""});function er(e,t=null){let n=e.pieces.map(
Qs),o=a=>a.map(c=>c<0?tn:n[c]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Gl(a.peers??{}),choices:a.choices.map(c=>({...c,looks:c.looks.map(l=>l.map(d=>d<0?null:n[d]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(c=>[c.slice(0,-1).join(","),c.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Gl(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var re=(e,t,n)=>(t-1)*e.columns+n-1,M=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Me=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,io=(e,t,n,o)=>Me(t,M(e,o).join(","),n),Se=({what:e,where:t,choices:n})=>t==="cel\
l"&&!ql.includes(e)&&n.some(({value:o})=>o!==null);function ao(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?re(e,o,s):-1}var Le=(e,t)=>!!e.looks[0]?.[t],nn=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Le(o,t))),lo=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),tr=e=>lo(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),he=(e,t,n,o)=>Ve(t,n,M(e,o).join(",")),on=(e,t,n,o,s)=>cn(t,n,M(e,o).join(","),s),sn=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function rn({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Nt(e,t,n){for(let o of e.plays){let s=o.choices[he(e,o,t,n)];if(s&&Le(s,n))return s.looks.map(r=>r[n]??tn)}return e.
frames.map(o=>o.blank[n])}var Xs={corner:"candidates",centre:"centre",colour:"coloured"};function an(e,{marks:t,notes:n},o){let[s,r]=M(e,o),i=e.plays.map(u=>u.choices[he(
e,u,t,o)]?.words).filter(u=>u!==void 0),a=e.frames[0].blank[o].words,c=rt.map(u=>[Xs[u],...Ne(n[`${s},${r}`],u)]).filter(([,u])=>u),l=i.length?c.filter(([u])=>u===
Xs.colour):c,d=e.plays.filter(pe).flatMap(u=>rr.map(f=>{let p=u.choices[Ve(u,t,De(e,o,f))];return p&&`${f}: ${p.words}`})).filter(Boolean),h=[a,...i,...d,...l.map(
u=>u.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function nr(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Me(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>pe(s)&&n(s)))return!0;let o=ao(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Le(r,o)&&io(e,s,r,o)===t))}function or(e,t,n){let o=n.filter(r=>nr(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var ln=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function sr(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>nr(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var pe=e=>e.where!=="cell",rr=["top","righ\
t","bottom","left"],Vl={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ge=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function ir(e,t,n,o){let s=c=>c.
every((l,d)=>l>=Math.min(n[d],o[d])&&l<=Math.max(n[d],o[d])),r={...t},i={};for(let c of e.spots){let[l,d,h]=c.split(","),[u,f]=[[+l,+d],[+l+ +(h==="bottom"),+d+
+(h==="right")]].map(m=>s(m));if(!u&&!f)continue;let p=Me(e,c,e.choices[0]);delete r[p],u!==f&&(i[p]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(c=>t[c])?r:{...r,...i}}function De(e,t,n){let[o,s]=M(e,t),[r,i,a]=Vl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ve=(e,t,n)=>e.choices.findIndex(o=>t[Me(e,n,o)]===o.holds);function cn(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Me(e,n,i)];let r=e.choices[o];return r&&
(s[Me(e,n,r)]=r.holds),s}var ar=(e,t,n)=>e.plays.filter(pe).reduce((o,s)=>rr.reduce((r,i)=>cn(s,r,De(e,n,i),-1),o),t);function Je({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,c]=[n+(r-1)*e,n+(s-1)*t],[l,d]=[a+e,c+t];if(o==="edge")return{top:[a,c,l,c],bottom:[a,d,l,d],left:[a,c,a,d],right:[l,c,l,d]}[i];let[h,u]=[a+e/2,c+
t/2];return i==="right"?[h,u,h+e,u]:[h,u,h,u+t]}function lr(e,t,[n,o,s]){let[r,i,a,c]=Je(e,t,[n,o,s]);if(t==="edge")return[r,i,a,c];let[l,d]=s==="right"?[1,0]:[
0,1],[h,u]=[[n,o],[n+d,o+l]].map(f=>e.frames[0].cells[re(e,f[0],f[1])]?.reach?.[d]??0);return[r+l*h,i+d*h,a-l*u,c-d*u]}function oe({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Jl=500,Yl=["clue","unknown"];function cr({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=Zl(e,o),r=()=>t.sheet,i=_=>r().edits.find(S=>S.what===_),
a=_=>M(r(),_).join(","),c=(_,S)=>{n.value=new Map([...n.value,...S.map(([O,x])=>[`${_} ${O.join(",")}`,x])])};function l(_,S,O,x=null){for(let E of Yl)c(E,[[M(r(),
S),null]]);w(_,S,O,x)}function d(_,S){let O=S.filter(x=>p(x,_));if(O.length){for(let x of O)c(x,[[M(r(),_),null]]);s.ask({cells:O.map(x=>[x,...M(r(),_),null])})}}
function h(_,S){let O=n.peek().get(`${_} ${S}`);return O===void 0?i(_)?.cells.get(S)??null:O}function u(_){let S=[...n.peek().keys()].filter(x=>x.startsWith(`${_}\
 `)).map(x=>x.slice(_.length+1)),O=i(_)?.cells.keys()??[];return[...new Set([...O,...S])].filter(x=>h(_,x)!==null)}let f=(_,S)=>h(_,a(S)),p=(_,S)=>f(_,S)!==null;
function m(_,S,O=null){c(_,S),s.ask({cells:S.map(([x,E])=>[_,...x,E])},O)}let w=(_,S,O,x=null)=>m(_,[[M(r(),S),O]],x);function b(_,S){let O=[];for(;;){let x=h(_,
[...S,O.length+1].join(","));if(x===null)return O;O.push(x)}}function v(_,S,O,x=null){let E=O.match(/\d+/g)??[],C=b(_,S).slice(E.length).map(()=>null);m(_,[...E,
...C].map((D,R)=>[[...S,R+1],D]),x)}function g(_,S){_>=1&&S>=1&&s.ask({size:[_,S]})}function y(_){let S=D=>/^\d+$/.test(D)?Number(D):D,O=_.flatMap(D=>{let[,R="",
B=""]=/^(\w+)\((.*)\)$/.exec(D)??[],ne=B.split(","),fe=t.sheet.edits.find(({isClue:ol,predicate:sl,keys:rl,values:il})=>ol&&sl===R&&rl+il===ne.length);return fe?
[[fe.what,...ne.slice(0,fe.keys).map(S),ne.slice(fe.keys).join(",")]]:[]});if(!O.length||O.length<_.length)return!1;s.ask({cells:O});let[x,E,C]=O[0];return i(String(
x))?.where==="cell"&&t.grid.select(re(r(),Number(E),Number(C))),!0}return{entry:i,key:a,set:l,erase:d,found:h,everywhere:u,valueAt:f,has:p,place:m,become:w,numbers:b,
becomeNumbers:v,resize:g,add:y,wanted:n,settle(){s.isEmpty&&o()}}}function Zl(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(d,h=null){s.push({step:d,
merge:h}),r||c()}async function c(){for(r=!0;s.length;)await l(s.splice(0,Jl));r=!1}async function l(d){let h=n.now,u=!1;i=!0;let f=p=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(u=n.now.facts!==h.facts,p.forEach((m,w)=>{!u&&m!==n.now.facts&&n.change({facts:m},{merge:d[w].merge})}))};try{await o.edit(
d.map(({step:p})=>p),f)}catch(p){if(i=!1,!(p instanceof G))throw p;e.emit("message",{words:`This cannot be changed here: ${p.message}`,isBad:!0}),t()}u&&await l(
d)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var ur="Click a cell to put one there, or to take it away.",it={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},me={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({
changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",
isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points ther\
e"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, with commas bet\
ween them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then cli\
ck a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the cell"],["<, >, X\
, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click where cells meet\
.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{name:"Cent\
res",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres chosen: in \
the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:ur},block:{name:"Blocke\
d cells",hint:ur},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"pain\
ted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click","wi\
th Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell away"]]},
target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage and type what its numbers make; + \u2212 * or / says how.",keys:[
["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right \
of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits","with Sums chosen: the sum across, and behind a comma the one\
 down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that line, with blanks between them.",keys:[["Arrow over the edge",
"with Numbers beside chosen: the numbers of that line"],["Enter, Shift and Enter","there: the next line, the one before"],["Escape","back to the board"]]},slanted:{
name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that begin there."}};var at={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function fr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(pe);
function i(m,w,b,v=null){let g=Ve(m,n.now.marks,w);!m.spots.has(w)||g===b||n.change({marks:cn(m,n.now.marks,w,b)},{merge:v})}function a(m,w){let b=t.grid.side(m,
w,t.sheet.plays.every(pe));return b===null?null:De(t.sheet,m,b)}let c=(m,w,b,v=null,g=-1)=>({play:m,index:w,spot:v,number:g,merge:`line ${s+=1}`,how:b,before:n.
now.marks,isDragged:!1}),l=(m,w)=>sn(m,Ve(m,n.now.marks,w)),d=(m,w)=>rn(m,Ve(m,n.now.marks,w));function h(m,w,b){o=null;let v=r();if(!v||m<0)return{isClick:!1,isDrag:!1};
let g=a(m,b),y=g===null?-1:w?d(v,g):l(v,g),_=Ge(v)&&t.grid.side(m,b,!1)===null,S=v.where==="link"?"link":_?"area":"side";return g===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=c(v,m,S,g,y),g!==null&&S==="side"&&i(v,g,y,o.merge),{isClick:g!==null,isDrag:!0})}function u(m){if(o?.how!=="side")return;let w=t.grid.under(m.x,m.
y),b=w<0?null:a(w,m);b!==null&&b!==o.spot&&i(o.play,o.spot=b,o.number,o.merge)}function f(m){if(!o||o.how==="side")return;let[w,b]=[M(t.sheet,o.index),M(t.sheet,
m)];if(o.how==="area"){o.isDragged=!0,n.change({marks:ir(o.play,o.before,w,b)},{merge:o.merge});return}let[v,g]=[b[0]-w[0],b[1]-w[1]];if(Math.abs(v)+Math.abs(g)!==
1){o.index=m;return}let y=v?v>0?"bottom":"top":g>0?"right":"left",_=De(t.sheet,o.index,y);if(!o.isDragged){let{play:S,play:{clicks:O,choices:x}}=o,E=Ve(S,n.now.
marks,_)===O[0];o.number=x[0].value!==null?l(S,_):E?-1:O[0],o.isDragged=!0}i(o.play,_,o.number,o.merge),o.index=m}function p(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:u,drag:f,release:p,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(m){
m===void 0?p():o?.how==="area"&&f(m)},onKey(m,w){let b=m.shiftKey?at[m.key]:void 0,v=r();if(!v)return!1;if([" ","Enter"].includes(m.key)&&Ge(v)&&t.sheet.plays.every(
pe))return o?p():f((o=c(v,w,"area")).index),!0;if(b===void 0)return!1;let g=De(t.sheet,w,b);return i(v,g,l(v,g)),!0}}}var Xl={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function dr({view:e,changes:t,pen:n}){let o=l=>M(e.sheet,l),s=l=>t.found(n.kind,l.join(","));function r(l){
let d=n.isPlaced?n.id:"";t.place(n.kind,[[l,s(l)===d?null:d]])}function i(l,d){let[h,u,f]=De(e.sheet,l,d).split(",");return(f==="right"?Number(u)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(u),f]]:[]}function a(l,d,h){let[u,f]=o(l),[p,m]=[2*u+d,2*f+h];p>=2&&p<=2*e.sheet.rows&&m>=2&&m<=2*e.sheet.
columns&&r([p,m])}function c(l,d){let[h,u="0"]=t.valueAt("arrow",l)?.split(",")??[];t.become("arrow",l,h===d?null:`${d},${u}`)}return{press(l,d){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:u,top:f}=e.grid.within(l,d),[p,m]=o(l),w=e.grid.side(l,d);return h==="vertex"?r(
[p-+(f<.5),m-+(u<.5)]):h==="centre"?a(l,Math.floor(f*3)-1,Math.floor(u*3)-1):w!==null&&h==="arrow"?c(l,w):w!==null&&i(l,w).forEach(r),!0},onKey({key:l,shiftKey:d},h){
let{kind:u}=n,f=d?at[l]:void 0;if(f&&u==="between")i(h,f).forEach(r);else if(f&&u==="arrow")c(h,f);else if(f&&u==="centre")a(h,...Xl[f]);else if((l===" "||l==="\
Enter")&&u==="vertex")r(o(h));else if((l===" "||l==="Enter")&&u==="centre")a(h,Number(d),Number(d));else return!1;return!0},clear(l){let[d,h]=o(l),u=[-1,0,1].flatMap(
m=>[-1,0,1].map(w=>[m,w])),p=({between:Object.values(at).flatMap(m=>i(l,m)),vertex:u.filter(m=>Math.max(...m)<1).map(([m,w])=>[d+m,h+w]),centre:u.map(([m,w])=>[
2*d+m,2*h+w])}[n.kind]??[]).filter(m=>s(m)!==null);return p.length&&t.place(n.kind,p.map(m=>[m,null])),p.length>0}}}function hr({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(l=>l.split(",")),s=l=>/^\d+$/.test(l)?Number(l):l;function r(l){if(n)return c();n={id:0,cells:[l]}}function i(l){if(l===void 0)return c();
if(!n||n.cells.includes(l))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:d,cells:h}=n;h.push(l);let u=h.length>2?[l]:h;t.place("path",u.map(
f=>[[...M(e.sheet,f),d],String(h.indexOf(f)+1)]),`path ${d}`)}function a(l){let d=M(e.sheet,l).join(","),h=o().filter(([f,p])=>`${f},${p}`===d).map(([,,f])=>f),
u=o().filter(([,,f])=>h.includes(f));u.length&&t.place("path",u.map(f=>[f.map(s),null]))}function c(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:c}}var Ql=4,un={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},co=["across","down"],Mt=(e,t)=>(e+t).slice(-Ql).replace(/^0+(?=\d)/,
"");function pr({view:e,changes:t}){let n="across",o="",s=0;function r(c){let l=t.valueAt("cage",c),h=t.everywhere("cage").filter(u=>l!==null&&t.found("cage",u)===
l).map(u=>u.split(",").map(Number)).map(([u,f])=>re(e.sheet,u,f));return h.find(u=>t.has("target",u))??Math.min(c,...h)}function i(c,l,d){let[h="add",u=""]=t.valueAt(
"target",r(c))?.split(",")??[],f=l in un?[un[l],u]:[h,o=Mt(o,l)];f[1]!==""&&t.become("target",r(c),f.join(","),d)}function a(c,l,d){l===","?[n,o]=[co[1-co.indexOf(
n)],""]:t.place("sum",[[[...M(e.sheet,c),n],o=Mt(o,l)]],d)}return{has:c=>c==="target"||c==="sum",press(c,l){let{left:d,top:h}=e.grid.within(c,l);n=d>=h?"across":
"down",o=""},type(c,l,d){return o===""&&(s+=1),(c==="sum"?a:i)(l,d,`${c} ${l} ${s}`),!0},clear(c,l){o="",c==="target"?t.become("target",r(l),null):t.place("sum",
co.map(d=>[[...M(e.sheet,l),d],null]))},leave(){[n,o]=["across",""]}}}var ec=["clue","unknown","circle","object","block","arrow"],tc=["0","1","2","3","4"],nc={white:"O W",black:"B"};function oc(e){let t=A("clue"),n=A({});return{get kinds(){
return Object.keys(me).filter(e)},get kind(){return e(t.value)?t.value:this.kinds[0]??"clue"},set kind(o){t.value=o,this.isPainting&&(n.value={[o]:[...e(o)?.cells.
values()??[]][0]??"1",...n.value})},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&
!!e("path")},get isTyped(){return!!(me[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(o){return me[this.kind]?.how===o&&!!e(this.kind)},get isMark(){
return e(this.kind)?.values===0},get id(){return n.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:o=[],cells:s=new Map}=e(this.kind)??
{},r=this.kind==="vertex"?tc:o,i=[...s.values(),...[n.value[this.kind]??[]].flat()].sort((a,c)=>a.localeCompare(c,"en",{numeric:!0}));return[...new Set([...r,...i])]},
pick(o){n.value={...n.value,[this.kind]:o}}}}function mr({app:e,view:t}){let n=cr({app:e,view:t}),o=oc(n.entry),s=dr({view:t,changes:n,pen:o}),r=hr({view:t,changes:n}),
i=pr({view:t,changes:n}),a="",c=null,l=0;function d(g){a="",o.kind==="numbers"?n.becomeNumbers("numbers",M(t.sheet,g),""):o.isPath?r.clear(g):i.has(o.kind)?i.clear(
o.kind,g):s.clear(g)||n.erase(g,ec)}let h=g=>n.become(o.kind,g,n.has(o.kind,g)?null:"");function u(g,y){let _=n.entry("circle")?.choices??[],S=n.valueAt("circle",
g),O=_[S===null?0:_.indexOf(S)+1]??null;n.become("circle",g,y&&S!==_[1]?_[1]:O)}function f(g){let{id:y}=o;y===null||n.valueAt(o.kind,g)===y||n.become(o.kind,g,y,
c)}function p(g,y,_){a="",i.has(o.kind)&&i.press(g,_),s.press(g,_)||m(g,y)}function m(g,y=!1){o.isPath?r.press(g):o.isPainting?(c=`paint ${l+=1}`,y?o.pick(n.valueAt(
o.kind,g)??o.id):f(g)):o.kind==="circle"&&n.entry("circle")?u(g,y):o.isMark?h(g):y&&n.entry("unknown")&&w(g)}let w=g=>n.set("unknown",g,n.has("unknown",g)?null:
"");function b(g,y){let{kind:_}=o;if(o.isPlaced&&y!==",")return o.pick(a=Mt(a,y)),!0;if(i.has(_))return i.type(_,g,y);if(!o.isTyped||y===","&&_!=="numbers")return!1;
a===""&&(l+=1);let S=`${_} ${n.key(g)} ${l}`;if(_==="numbers")return a+=y,n.becomeNumbers(_,M(t.sheet,g),a,S),!0;a=Mt(a,y);let O=n.valueAt("arrow",g)?.split(",")[0]??
"top";return _==="arrow"?n.become(_,g,`${O},${a}`,S):n.set(_,g,a,S),!0}function v(g,y){if(/^[0-9,]$/.test(g.key)||i.has(o.kind)&&g.key in un)return b(y,g.key);let _=o.
kind==="between"&&o.ids.find(S=>` ${it[S]} ${nc[S]}`.includes(` ${g.key.toUpperCase()}`));return _?(o.pick(_),!0):s.onKey(g,y)?!0:g.key==="?"&&n.entry("unknown")?
(a="",w(y),!0):g.key==="Delete"||g.key==="Backspace"?(d(y),!0):g.key!==" "&&g.key!=="Enter"?!1:(m(y),!0)}return{changes:n,pen:o,press:p,onKey:v,clear:d,type:b,question:w,
move(){},drag(g){o.isPainting?f(g):r.reach(g)},release:r.end,leave(g){a="",i.leave(),r.reach(g)}}}var br="http://www.w3.org/2000/svg",sc=["cause","effect","wrong"];function hn(){let e=document.createElementNS(br,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=oe(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=sc.flatMap(
c=>{let l=t?.[c]??[],d=l.flatMap(u=>{let f=ac(n,u),p=wr(u)?"whole":rc(u)?"line":"";return f?[gr("rect",{...f,rx:p==="whole"?0:3,class:`${c} ${p}`})]:[]}),h=ic(n,
l.filter(wr),c==="cause"?3:5);return h?[...d,gr("path",{d:h,class:c})]:d});e.replaceChildren(...a)}}}function gr(e,t){let n=document.createElementNS(br,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var wr=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,rc=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function ic({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,u])=>h<=e&&u<=t),c=new Set(
a.map(String)),l=(h,u)=>c.has(`${h},${u}`),d=[];for(let[h,u]of a){let[f,p]=[s+(u-.5)*n,s+(h-.5)*o];for(let[m,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(l(h+m,u+w))continue;
let[b,v]=[-1,1].map(g=>{let[y,_]=[m?0:g,m?g:0],S=l(h+y,u+_)?l(h+y+m,u+_+w)?i:0:-i,[O,x]=m?[n/2,o/2]:[o/2,n/2],[E,C]=[g*(O+S),(m||w)*(x-i)];return m?`${f+E} ${p+
C}`:`${f+C} ${p+E}`});d.push(`M${b}L${v}`)}}return d.join("")}var fn=7,dn=11;function ac(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Lt(e,t);
let r=typeof t[0]=="string",[i,a,c]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[l,d]=[s.edge+a*s.width,s.edge+i*s.height];return{x:l-dn,y:d-dn,
width:2*dn,height:2*dn}}if(c!==void 0){let l=r?t[0]:e.plays.find(p=>p.where!=="cell")?.where,[d,h,u,f]=Je(e,l,[i,a,c]);return{x:d-fn,y:h-fn,width:u-d+2*fn,height:f-
h+2*fn}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Lt({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,c,l]=o,
[d,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[u,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:u,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:u,y:h+1,width:n.width,height:Math.max(0,c-2)},left:{x:1-l,y:f,width:Math.max(0,l-2),height:n.height},right:{x:d+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var uo="http://www.w3.org/2000/svg",vr=new Map;function yr(e){let t=vr.get(e)??[...ce(`<svg xmlns="${uo}">${e.svg}</svg>`).childNodes];return vr.set(e,t),t.map(
n=>n.cloneNode(!0))}function pn(e,t,...n){let o=document.createElementNS(uo,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function $r({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=ce(e),c=a.querySelector("g");if(c===null)return a;r.forEach((f,p)=>{if(f<0)return;let[m,w]=[Math.floor(p/t),p%
t],b=`translate(${s+w*n} ${s+m*o})`;c.append(pn("g",{transform:b},...yr(i[f])))});let{x:l,y:d}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>pn("text",{x:s+(f+
.5)*n,y:d-5,"text-anchor":"middle"},String(f+1))),u=[...Array(r.length/t).keys()].map(f=>pn("text",{x:l-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(pn("g",{class:"numbers"},...h,...u)),a}function kr(){let e=k("div",{class:"frames"}),t=[],n=q,o=i=>n!==q&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,c)=>a.svg===n.frames[c].svg&&a.name===n.frames[c].name);function s(i){t=i.frames.map((a,c)=>{let l=a.svg?ce(a.svg):null,
d=l?.querySelector("g")??null,h=k("figcaption",{});c===0&&l?.setAttribute("aria-hidden","true"),l?.querySelector("title")?.remove();let u=k("div",{class:"surfac\
e"},l),f=a.name&&i.frames.length>1?k("h3",{},a.name):null;return{figure:k("figure",{},f,u,h),surface:u,group:d,captions:h,looks:new Array(i.count).fill(tn),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,c){let l=t[i];if(!l?.group||l.looks[a]===c)return;l.looks[a]=c;let d=l.groups[a];
if(d===null){let{width:h,height:u,edge:f}=n.cell,[p,m]=[Math.floor(a/n.columns),a%n.columns];d=l.groups[a]=document.createElementNS(uo,"g"),d.setAttribute("tran\
sform",`translate(${f+m*h} ${f+p*u})`),l.group.append(d)}d.replaceChildren(...yr(c))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((c,l)=>{c.cells.forEach((d,h)=>r(l,h,d)),t[l].captions.replaceChildren(...c.captions.map(d=>k("p",{},d)))}),a},cell:(i,a)=>a.
forEach((c,l)=>r(l,i,c)),fade:(i,a)=>{for(let{groups:c}of t)c[i]?.classList.toggle("faint",a)}}}var Dt={title:"",frames:[]},lc=900,cc=700,_r=28,uc=1.5,fc=.35;function Sr({app:e,view:t}){let n=Dt,o=0,s=0,r=dc({app:e,view:t}),i=k("h2",{}),a=k("p",{class:"nam\
e"}),c=k("div",{class:"captions",role:"status"}),l=k("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(l.value))}),d=(O,x,E)=>k("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=d("First","First picture",()=>y(0)),u=d("\u25C0","One picture back",()=>y(o-1)),f=d("Play","Play the film",()=>s?S():
_()),p=d("\u25B6","One picture on",()=>y(o+1)),m=d("Last","Last picture",()=>y(1/0)),w=k("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),b=k("div",{class:"controls",role:"group",ariaLabel:"Film"},h,u,f,p,m,l),v=k("section",{class:"film",hidden:!0,ariaLabel:"Film"},k("div",{class:"\
line"},i,w),r.element,a,c,b);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),c.replaceChildren(...(x.captions??[]).map(C=>k("p",{},C))),l.value=String(o),l.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=u.disabled=o===0,p.disabled=m.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function y(O){S(),g(O)}function _(){
o===n.frames.length-1&&g(0),f.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?S():_()},lc+cc*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=hc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
y(E)}),v.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
j(O).tagName!=="BUTTON")s?S():_();else{if(x===void 0)return;y(x)}O.preventDefault()}),{element:v,get isOn(){return n!==Dt},show(O){let x=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:Dt,v.hidden=n===Dt,n!==Dt&&(i.textContent=n.title??"",l.max=String(n.frames.length-1),b.hidden=n.frames.length===1,g(n.at??0),x&&_())}}}
function dc({app:e,view:t}){let n=hn(),o=k("div",{class:"surface"}),s=k("div",{class:"screen"},o),r=null,i=null;function a(h,u){i=h.svg?ce(h.svg):h.stencil?$r(h,
u):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),c(),l()}function c(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[u,f]=[s.clientWidth-_r,s.clientHeight-
_r],p=Math.min(u/h.width,f/h.height,uc);o.style.width=`${Math.floor(h.width*Math.max(p,Math.min(u/h.width,fc)))}px`}function l(){let h=i?.viewBox.baseVal,{sheet:u}=t,
{columns:f,cell:p,around:m}=u,w=h&&u.rows&&h.height===oe(u).height,b=w?(h.width-2*p.edge-m[1]-m[3])/f:0;n.show(w?r:null,{...u,cell:{...p,width:b}})}function d(h,u,f){
if(!h.cell||!h.columns)return null;let[p,m,w]=h.cell,b=o.getBoundingClientRect(),v=(h.columns*p+2*w)/b.width;return[Math.ceil(((f-b.top)*v-w)/m),Math.ceil(((u-b.
left)*v-w)/p)]}return new ResizeObserver(c).observe(s),e.when("highlight",h=>{r=h,i&&l()}),{element:s,show:a,cellAt:d}}function hc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var pc=.34,mc=.2,gc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Or(){let e=k("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=q,n=[],o=0,s=new Set([o]),r=new Set;function i(l){t=l;let{rows:d,columns:h,cell:u,around:f}=l,{width:p,height:m}=oe(l),w=f.
map((v,g)=>100*(v+u.edge)/(g%2?p:m));e.style.inset=w.map(v=>`${v}%`).join(" "),e.style.gridTemplateRows=`repeat(${d}, minmax(0, 1fr))`,n=Array.from({length:l.count},
(v,g)=>k("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:M(l,g).join(",")}}));let b=Array.from({length:d},(v,g)=>{let y=k("div",{class:"row",role:"r\
ow"},n.slice(g*h,(g+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...b),o=Math.min(o,Math.max(0,l.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(l,{isFocused:d=!0,isMore:h=!1}={}){if(!n[l])return;for(let f of s)c(f,!1);if(s=new Set([...h?s:[],l]),s.size>1)for(let f of s)
c(f,!0);let u=o;if(n[u].tabIndex=-1,n[u].classList.remove("current"),o=l,n[l].tabIndex=0,n[l].classList.add("current"),d&&document.activeElement!==n[l]&&n[l].focus(),
u!==l)for(let f of r)f(l)}function c(l,d){n[l].classList.toggle("chosen",d),n[l].setAttribute("aria-selected",String(d))}return e.addEventListener("focusin",l=>{
let d=n.indexOf(j(l));d>=0&&d!==o&&a(d,{isFocused:!1})}),e.addEventListener("keydown",l=>{let d=l.shiftKey?null:xr(t,o,l);d!==null&&(a(d),l.preventDefault())}),
{element:e,build:i,select:a,target:l=>xr(t,o,l),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:l=>n[l],under(l,d){let h=e.
getBoundingClientRect(),u=Math.floor((l-h.left)/h.width*t.columns),f=Math.floor((d-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&u>=0&&u<t.columns?f*t.columns+
u:-1},within(l,{x:d,y:h}){let u=n[l].getBoundingClientRect();return{left:(d-u.left)/u.width,top:(h-u.top)/u.height}},side(l,d,h=!0){let u=this.within(l,d),f={...u,
right:1-u.left,bottom:1-u.top},m=Object.keys(f).reduce((w,b)=>f[b]<f[w]?b:w);return f[m]<(h?pc:mc)?m:null},label(l,d){n[l].getAttribute("aria-label")!==d&&n[l].
setAttribute("aria-label",d)},onMove:l=>{r.add(l)}}}function xr(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,c]=[Math.floor(
t/e.columns),t%e.columns],l={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+l.column;let d=gc[n];
if(!d)return null;let h=(u,f,p)=>i&&f?f<0?0:p:Math.min(p,Math.max(0,u+f));return h(a,d[0],l.row)*e.columns+h(c,d[1],l.column)}function Er(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],c=l=>l>=0&&l<1;return c(i)===c(a)?null:c(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function zr(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=l=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(l||o.isMore)}),
t.press(o.index,l,o))};n.addEventListener("pointerdown",l=>{if(s.add(l.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,c();let d=e.under(l.clientX,l.clientY);
if(d<0||l.button===1)return;let h=l.pointerType==="touch";t.release();let{clientX:u,clientY:f}=l;o={index:d,isTouch:h,x:u,y:f,isMore:l.shiftKey||l.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(l.pointerId),i(l.button===2||l.ctrlKey),l.preventDefault())}),n.addEventListener("pointermove",
l=>{if(o===null)return;let d=e.under(l.clientX,l.clientY);if(d<0||(o.isBegun&&t.move({x:l.clientX,y:l.clientY}),d===o.index))return;let h=Math.hypot(l.clientX-o.
x,l.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let u of a(o.index,d))t.drag(u);o.index=d}});function a(l,d){let{columns:h}=e,[u,f]=[Math.floor(l/
h),l%h],[p,m]=[Math.floor(d/h),d%h],w=Math.max(Math.abs(p-u),Math.abs(m-f));return Array.from({length:w},(b,v)=>{let g=(v+1)/w;return Math.round(u+(p-u)*g)*h+Math.
round(f+(m-f)*g)})}function c(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",l=>{s.delete(l.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),c()}),n.addEventListener("pointercancel",l=>{s.delete(l.pointerId),r=!1,c()}),n.addEventListener("contextmenu",l=>l.preventDefault())}var Ar="pylogic:game-read",Tr="(min-width: 60.01rem)";function Cr(e){let t=k("div"),n=localStorage.getItem(Ar)===null&&matchMedia(Tr).matches,o=k("details",{class:"\
game",open:n},k("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Tr).matches&&localStorage.setItem(Ar,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>k("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Nr="http://www.w3.org/2000/svg",wc=6,bc=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*wc,[a,c]=t===o?[0,i]:[i,0];return`M${e+a} ${t+c}L${n+a}\
 ${o+c}`}).join("");function vc([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Mr(){let e=document.createElementNS(
Nr,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Nr,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=oe(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let c={};
for(let l of n.plays.filter(pe))for(let d of l.spots){let[h,u,f]=d.split(","),p=[Number(h),Number(u),f];for(let[m,w]of new Map(l.choices.map(b=>[Me(l,d,b),b.value]))){
let b=o(m);if(b===null)continue;let v=Number(w)>1?`${b} several`:b;c[v]=(c[v]??"")+(b==="crossed"?vc(Je(n,l.where,p)):bc(lr(n,l.where,p),Number(w??1)))}}e.replaceChildren(
...Object.keys(c).map(l=>t(l,c[l])))}}}var yc=12,$c={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},kc={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},lt={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Dr(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),N(()=>{let{width:o,height:s,left:r,top:i}=oe(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([c,l])=>({
..._c(c),value:l}));F($`${a.map(({what:c,at:l})=>$`<${Sc} what=${c} ...${Lr(e,c,l)} />`)}
      ${a.map(({what:c,at:l,value:d})=>$`<${xc} ...${{what:c,at:l,value:d,changes:t}}
        ...${Lr(e,c,l)} />`)}`,n)}),n}function _c(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Lr({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let w=Lt(e,[t,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,a]=n.map(Number),[c,l]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[d,h]=[r+l*o,r+c*s];if(t!=="between")return{x:d,y:h,width:o,height:s};let[u,f,p,m]=Je(e,"edge",[i,a,n[2]]);return{x:(u+p)/2,y:(f+
m)/2,width:o,height:s}}function Sc({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?$`<circle class="paper" cx=${t} cy=${n} r="9" />`:$`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function xc({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[c,l]=[s-i/2,r-a/2],d=(f,p)=>$`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${p} />`,
h=(f,p=20)=>$`<text x=${s} y=${r} font-size=${p}>${f}</text>`;if(e==="target"||e==="sum")return $`<${Ec} ...${{what:e,at:t,value:n,changes:o,left:c,top:l,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return d(15,lt[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return d(5,lt.white);if(e==="object")return d(8,lt.black);if(e==="block")return $`<rect x=${c} y=${l} width=${i} height=${a} fill=${lt.
black} />`;if(e==="between")return n in lt?d(6,lt[n]):h(Oc(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${$c[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let u=e==="path"?t[2]:n;return $`<rect class="tint" style=${`--hue: ${(Number(u)||u.length)*360*5/yc%360}`}
    ...${{x:c,y:l,width:i,height:a}} />${h(u,11)}`}var Oc=(e,t)=>it[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Ec({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[c,l]=e==="target"&&n!==null?n.split(","):["any",n],d=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,u]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return $`<rect class="paper" x=${h-10} y=${u-6} width="20" height="12" />
    <text x=${h} y=${u} font-size="10">${l}${d?kc[c]:""}</text>`}var zc=25;function Ir({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=hn(),i=Mr(),a=null,c=new Map,l=null,d=k("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",k("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=w=>t.grid.
cell(w);function u(w){let b=t.sheet.plays.flatMap(({choices:g})=>g.map(({value:y})=>Number(y))),v=Math.max(0,...b.filter(g=>g<=zc));for(let g of w){let y=t.sheet.
plays.some(x=>he(t.sheet,x,s.now.marks,g)>=0),_=l?[]:s.now.notes[M(t.sheet,g).join(",")],S=y?[]:_;Gs(h(g),"notes",Ne(S,"corner"),v);let O=Ne(S,"centre");At(h(g),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Vs(h(g),Ne(_,"colour").filter(x=>Ce.includes(x)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,b]of c)At(h(w),"ghost",b.text||"+")}function p(){let[w,b]=[new Set(l?.certain),new Set(l?.possible)],v=y=>w.has(y)?"drawn":b.has(y)?"fa\
int":null,g=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,l?v:g)}function m(){p();let{sheet:w}=t,[b,v]=[new Set(l?.certain),new Set(l?.
possible)];for(let g=0;g<w.count;g+=1){let y=l?Ac(w,g,b,v):null;y&&n.cell(g,Nt(w,y.marks,g)),n.fade(g,!!y?.isFaint),At(h(g),"maybe",y?.words??null)}u([...Array(
w.count).keys()])}return e.when("highlight",w=>{a=w,t.sheet!==q&&r.show(a,t.sheet)}),e.when("ghosts",w=>{t.sheet!==q&&(c=new Map((w??[]).map(b=>[re(t.sheet,b.row,
b.column),b])),f())}),e.when("overlay",w=>{let b=l!==null;if(l=w,d.hidden=l===null,t.sheet!==q&&(m(),b&&!l)){let{sheet:v}=t;for(let g=0;g<v.count;g+=1)n.cell(g,
Nt(v,s.now.marks,g))}}),{elements:[Dr(t,o.changes),i.element,r.element],legend:d,lines:p,notes:u,overlaid:()=>{l&&m()},show(){r.show(a,t.sheet),p(),f(),l?m():u(
[...Array(t.sheet.count).keys()])},press(w){let b=c.get(w);return b!==void 0&&o.changes.add([b.atom])}}}function Ac(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(l=>({choice:l,atom:io(e,s,l,t)})),i=r.find(({choice:l,atom:d})=>l.holds&&n.has(d));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:l,atom:d})=>l.holds&&
o.has(d));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:l})=>l.words).join(" ")};
let c=r.find(({choice:l})=>!l.holds);if(c)return{marks:{[c.atom]:!1}}}return{marks:{}}}var mn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Tc={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},It=e=>e==="top"||e==="bottom";function Pr({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=k("div",{class:"margin"}),i=A(null),a=({side:u,number:f})=>n.
numbers("outside",[u,f]).join(" ");function c(u,f){if(e.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:u,
number:f};let p=T("input",r);return p.value=a(i.value),p.focus(),p.select(),!0}function l(u){if(i.value===null)return;let{side:f,number:p}=i.value,m=j(u).value.
trim();m!==a(i.value)&&n.becomeNumbers("outside",[f,p],m)}let d=(u,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===u.target||(l(u),i.value=null)});
function h(u){if(i.value===null||u.key!=="Enter"&&u.key!=="Escape")return;u.preventDefault();let{side:f,number:p}=i.value,m=p+(u.shiftKey?-1:1);u.key==="Enter"&&
l(u),u.key==="Enter"&&m>=1&&m<=t.sheet[It(f)?"columns":"rows"]?c(f,m):(i.value=null,s.select(s.current))}return N(()=>{let u=i.value;F($`${u&&$`<input key=${`${u.
side} ${u.number}`} class=${u.side} inputmode="numeric"
      aria-label=${`${mn[u.side]} ${u.number}`} style=${Cc(t,u)}
      onkeydown=${h} onblur=${f=>d(f,u)} />`}`,r)}),s.element.addEventListener("keydown",u=>{let f=Tc[u.key];if(!f||o.kind!=="outside"||u.shiftKey||s.target(u)!==
s.current)return;let[p,m]=M(t.sheet,s.current);c(f,It(f)?m:p)&&(u.preventDefault(),u.stopPropagation())},{capture:!0}),{element:r,open:c}}function Cc({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=oe(e),a=Lt(e,["outside",t,n]);return{"--along":`${100*(It(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function jr(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[he(e,t,n,a)]?.value,i=o;for(let[a,c]of t.peers){if(r(a)!==void 0)continue;let l=c.map(r),d=t.
choices.filter(u=>Le(u,a)&&!l.includes(u.value??"")),h=M(e,a).join(",");i=so(Ct(i,[h],Te),[h],d.map(({value:u})=>Tt(s,u??"")))}return i}function fo(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>M(e,a).join(",")).filter(a=>Te.some(c=>Ne(n[a],c).includes(r)));return i.length?Ct(n,i,Te,
r):n}var Pt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Nc=(e,t)=>!e||Se(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Pt[o]===n));function Rr({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=fr({app:e,view:t}),c=Mc({store:n,view:t}),{put:l,toggle:d}=c,h=x=>x.
clicks.length>0,u=()=>Wr(i()),f=()=>u().find(h)??u()[0],p=()=>i().plays.find(Se),m=Lc({store:n,view:t,written:p,entries:c}),w=()=>m.kind==="colour"||p()!==void 0&&
!a.play&&!u().some(h),b=(x,E)=>sn(E,he(i(),E,n.now.marks,x));function v(x,E,C){if(m.begin(),o=s=null,w())return;let{isClick:D,isDrag:R}=a.press(x,E,C);D||(R?s=()=>g(
x,E):g(x,E))}function g(x,E){let C=f();if(!C||!h(C)||!nn(i(),x))return;let D=E?rn(C,he(i(),C,n.now.marks,x)):b(x,C);o={play:C,number:D,merge:`stroke ${r+=1}`},l(
x,C,D,o.merge)}function y(x){w()?t.grid.select(x,{isMore:!0}):o?l(x,o.play,o.number,o.merge):a.drag(x)}function _(){a.isDragged||s?.(),o=s=null,a.release()}function S(x){
m.begin(),c.clear(x)||m.clear(x)}function O(x,E){let C=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],D=x.ctrlKey||x.altKey,R=m.kind==="\
colour"||D?-1:Nc(f(),[x.key,C??""]);if(R>=0)return d(E,f(),R),!0;let B=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":m.kind;if(C!==void 0)return m.type(
E,C,B);if(D)return!1;if(w()&&x.shiftKey&&at[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return S(E),!0;if(a.onKey(x,E))return!0;let ne=f();if(!ne)return!1;if(x.key===" "||x.key==="Enter")return l(E,ne,b(E,ne)),!0;
let fe=["#","."].indexOf(x.key);return fe>=0&&ne.choices[0].value===null?(l(E,ne,fe),!0):!1}return{press:v,drag:y,onKey:O,clear:S,clicked:f,written:p,pencil:m,chooses:w,
move:a.move,release:_,get lines(){return a.play},enter(x,E,C){let{value:D}=E.choices[C];m.kind!==null&&D!==null&&Se(E)?m.note(x,m.kind,D):d(x,E,C)},leave(x){m.begin(),
a.reach(x)},fill(x){let E=or(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Wr=({plays:e})=>e.filter(t=>!pe(t));function Mc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,c,l=null){let d=a.choices[c];d&&!Le(d,i)||he(t.sheet,a,e.now.marks,i)!==c&&e.change({marks:on(t.sheet,a,
e.now.marks,i,c),notes:fo(t.sheet,a,e.now.notes,i,c)},{merge:l})}function s(i,a,c){let{marks:l}=e.now,d=n(i).filter(m=>Le(a.choices[c],m)),u=d.every(m=>he(t.sheet,
a,l,m)===c)?-1:c,f=d.reduce((m,w)=>on(t.sheet,a,m,w,u),l),p=d.reduce((m,w)=>fo(t.sheet,a,m,w,u),e.now.notes);d.length&&e.change({marks:f,notes:p})}function r(i){
let{marks:a}=e.now;for(let l of n(i)){for(let d of Wr(t.sheet))a=on(t.sheet,d,a,l,-1);a=ar(t.sheet,a,l)}let c=Object.keys(a).length!==Object.keys(e.now.marks).length;
return c&&e.change({marks:a}),c}return{put:o,toggle:s,clear:r,together:n}}function Lc({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=u=>M(t.sheet,u).join(",");function c(u,f,p){let m=s(u).filter(w=>f==="colour"||nn(t.sheet,w));m.length&&e.change({notes:Ys(e.now.notes,m.map(a),Tt(f,p))})}function l(){
let u=n();u&&e.change({notes:jr(t.sheet,u,e.now,i.value==="centre"?"centre":"corner")})}function d(u){let f=s(u).map(a);for(let p of[Te,rt]){let m=Ct(e.now.notes,
f,p);if(JSON.stringify(m)!==JSON.stringify(e.now.notes))return e.change({notes:m})}}function h(u,f,p){if(p==="colour"){let y=Ce[Number(f)-1];return y&&c(u,p,y),
y!==void 0}let m=n();if(!m)return!1;let w=y=>m.choices.findIndex(({value:_})=>_===y),b=p===null&&w(r+f)>=0?r+f:f,v=w(b),g=v>=0||m.choices.some(({value:y})=>y?.startsWith(
b));return!s(u).some(y=>nn(t.sheet,y))||!g?!1:(r=b,v<0||(p!==null?c(u,p,b):o(u,m,v)),!0)}return{note:c,noteAll:l,clear:d,type:h,begin(){r=""},get kind(){return i.
value},set kind(u){i.value=u}}}var Dc=18,Ic=60,Br=28;function Fr({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:c}=t,l=k("div",{class:"stage"},n.element),d=k(
"p",{role:"status"}),h=k("div",{class:"notice",hidden:!0},d),u=k("p",{class:"heard",ariaLive:"polite"});function f(b,v=!1){d.textContent=d.title=b,h.hidden=b===
"",l.classList.toggle("stale",v)}function p(b){let v=t.sheet,g=document.activeElement;t.sheet=b,v.plays!==b.plays&&(l.parentElement?.classList.toggle("whitened",
lo(b)),l.parentElement?.classList.toggle("shaded",tr(b)));let y=n.show(b),_=v===q||v.count!==b.count||v.columns!==b.columns||v.cell.width!==b.cell.width||String(
v.around)!==String(b.around);_&&c.build(b),y&&n.surface&&n.surface.append(...s.elements,c.element,i.element),y&&c.element.contains(g)&&c.select(c.current),y&&i.
element.contains(g)&&g?.focus(),s.show();for(let S=0;S<b.count;S+=1)c.label(S,an(b,a.now,S));(_||v.plays!==b.plays||v.edits!==b.edits)&&r.build(),(_||y)&&m(),o.
changes.settle()}function m(){if(!t.sheet.count)return;let{cell:b}=t.sheet,{width:v,height:g,left:y,top:_}=oe(t.sheet),[S,O]=[l.clientWidth-Br,l.clientHeight-Br],
x=Math.min(S/v,O/g,Ic/b.height),E=Math.max(Math.floor(x*b.height),Dc)/b.height;l.style.setProperty("--wide",`${Math.floor(v*E)}px`),l.style.setProperty("--cell",
`${b.height*E}px`),l.style.setProperty("--above",`${_*E}px`),l.style.setProperty("--before",`${y*E}px`)}function w(b,v){if(t.sheet===q)return;let g=new Set([...Object.
keys(b.marks),...Object.keys(v.marks)]),y=new Set([...g].filter(S=>b.marks[S]!==v.marks[S]).map(S=>ao(t.sheet,S))),_=new Set([...Object.keys(b.notes),...Object.
keys(v.notes)].filter(S=>b.notes[S]!==v.notes[S]).map(S=>re(t.sheet,...S.split(",").map(Number))));y.delete(-1);for(let S of y)n.cell(S,Nt(t.sheet,b.marks,S));s.
notes([...y,..._]),y.size&&s.overlaid(),s.lines();for(let S of new Set([...y,..._]))c.cell(S)&&c.label(S,an(t.sheet,b,S)),S===c.current&&(u.textContent=an(t.sheet,
b,S).replace(/^[^:]*: /,""))}return new ResizeObserver(m).observe(l),l.addEventListener("click",({clientX:b,clientY:v})=>{let g=Er(c.element,t.sheet,b,v);g&&!i.
open(...g)&&r.focus(...g)}),{element:l,notice:h,heard:u,say:f,draw:p,drawMarks:w,fit:m,get isStale(){return l.classList.contains("stale")}}}var Hr="pylogic:clock",Ur=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Kr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Hr)!=="hidden",r=k("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Hr,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Ur(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Ur(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:c,mode:l}=e.now;!(a>0||Object.keys(c).length>0)||n||o||document.hidden||l!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var qr={down:"\u2198\u2196",up:"\u2197\u2199"},Pc={down:["top","left"],up:["bottom","left"]};function Gr({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return $`<div class="line typing">${Object.entries(mn).map(([i,a])=>$`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(c=>c.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(It(i)?s:o).keys()].map(c=>$`
          <span data-beside=${`${i},${c+1}`}><${jc} ...${{changes:t,side:i,line:c+1}} /></span>`)}
      </div></details>`)}</div>`}function jc({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(qr).map(o=>$`<${Rc}
    label=${`${mn[t]} ${n} ${qr[o][+!Pc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function Rc({label:e,now:t,write:n}){let o=ze(null);return $`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=j(s).value}}
    onchange=${s=>n(j(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var Vr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Wc=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Bc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(l=>t.choices[l].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Pt).filter(l=>t.choices.some(({value:d})=>d===Pt[l]));if(!Se(t))for(let l of i)o.push([l,Pt[l].replace("_"," ")]);let[a,c]=t.choices;
a.value===null&&c&&o.push(["#",a.words],[".",c.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ge(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Ce.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Vr]}function Fc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...me[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Vr]}function Jr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Bc(t):Fc(n),...Wc],r=k("dialog",{class:"\
keys",ariaLabel:"Keys"},k("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),k("dl",{},s.map(([i,a])=>k("div",{},k("dt",{},i),k("dd",{},a)))),
k("form",{method:"dialog"},k("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Hc="http://www.w3.org/2000/svg";function Yr(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return me[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Uc=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (al\
so: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clic\
ks and drags choose cells to colour (also: Alt and a digit)"}];function Kc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ge(
e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Zr(n,o)} ${s}`}var Zr=(e,t)=>`${e.
map(n=>t[n].words).join(", then ")}.`;function Xr(e){let{app:t,play:n,edit:o}=e,s=k("div",{class:"tools"}),r=Kr(t),i=()=>Jr(t.store.now.mode,{play:n,edit:o}),a=()=>F(
$`<${qc} ...${{parts:e,clock:r,help:i}} />`,s);return N(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,
help:i,focus:(l,d)=>{let h=s.querySelector(`[data-beside="${l},${d}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function qc({
parts:e,clock:t,help:n}){let{app:o,view:s}=e,r=js(()=>o.store.now.mode).value;if(s.sheet===q)return null;let i=r==="play"&&s.sheet.plays.length>0;return $`
    <div class="line first"><p class="hint">${Vc(e,r)}</p>
      ${i&&$`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${Z} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&$`<${Z} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&$`<${Jc} ...${e} /><div class="line"><${Gc} ...${o} /></div>`}
    ${r==="edit"&&$`<${Zc} ...${e} />
      <${Gr} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${Qc} ...${e} /></div>`}`}var Z=e=>$`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Gc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=l=>JSON.stringify(l)===JSON.stringify({marks:n,notes:o}),
i=l=>e.change({saves:l},{undoable:!1});return $`<div class="group" role="group" aria-label="Save points">
    <${Z} title="Remember the board as it is now, before trying something" onclick=${()=>{let l=s.at(-1);(!l||!r(l))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${Z} class="back" title="Return to the last save point" onclick=${()=>{let l=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,l+1)),e.change(
s[l])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${Z} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Vc({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=me[n.pen.kind]??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, besid\
e the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to ente\
r: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let c=t.clicked(),l=t.lines?Kc(t.lines):"";if(!c)return l;if(t.written()===c&&
c.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two finger\
s undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${l}`.trim();let d=c.clicks.length>1&&!l?"Drag to paint.":l;return`\
Click a cell: ${Zr(c.clicks,c.choices)} ${d}`.trim()}function Jc({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Uc.filter(({kind:i})=>o||
!Te.some(a=>a===i));return $`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>$`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,c)=>$`
        <${Z} class=${Se(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,c)}>
          ${!Se(i)&&$`<${Yc} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Ce.map((i,a)=>$`
      <${Z} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:c})=>$`<${Z} data-pencil=${i} title=${c}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${Z} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?$`<${Z} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Yc({view:e,choice:t}){let n=V(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return K(()=>n.current.replaceChildren(...ce(`<svg xmlns="${Hc}">${s}</svg>`).childNodes),[s]),$`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Zc({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...me[n.kind]?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:$`<div class="line">
    ${n.kinds.length>1&&$`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>$`
      <${Z} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Yr(t,a)}<//>`)}</div>`}
    ${i?$`<${Xc} edit=${t} />`:(n.isTyped||r)&&$`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>$`<${Z} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&$`<${Z} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&$`<${Z} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Xc({edit:e,edit:{pen:t}}){let n=me[t.kind].noun??t.kind,o=()=>t.pick(String(Math.max(0,
...t.ids.map(Number).filter(Number.isFinite))+1));return $`<div class="group" role="group" aria-label=${`${Yr(e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(s=>$`<${Z} class="digit region" aria-label=${`${n} ${s}`} aria-pressed=${t.id===s}
      onclick=${()=>t.pick(s)}>${it[s]??s}<//>`)}
    ${t.isPainting&&$`<${Z} onclick=${o}>New ${n}<//>`}</div>`}function Qc({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,s=(r,i,a)=>$`<span class="stepper">
    <${Z} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${Y(i,r)}</output>
    <${Z} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return $`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var eu=80,Qr=["puzzle","instance","rules","facts","constants"];function tu(e){let t=nu(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(Cr(e),
o.legend,n.element,s.element,k("div",{class:"told"},n.notice,i.element),r.element,n.heard),ru(t),iu(t),au(t)}function nu(e){let t=kr(),n=A(q),o={grid:Or(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Rr({app:e,view:o}),r=mr({app:e,view:o}),i=Ir({app:e,view:o,picture:t,edit:r}),a=Xr({app:e,view:o,play:s,edit:r}),c=Pr(
{app:e,view:o,edit:r}),l=Fr({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:c}),d=su(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:l,victory:d,
film:Sr({app:e,view:o}),drawing:ou(e,o,l,d.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function ou(e,t,n,o){let{store:s,overview:r}=e,i=ge(),a=0,c=null,l=!1,
d=()=>{clearTimeout(a),a=setTimeout(p,eu)},h=b=>Qr.every(v=>s.now[v]===b[v]),u=()=>c!==null&&h(c),f=b=>s.now.marks!==b.marks||!h(b);async function p(){clearTimeout(
a);let b=s.now;if(!b.puzzle)return;let v=u();i.stop();try{let g=await(v?i(S=>H("board",I(b,{entries:!1}),S)):r.ask("board"));if(g===void 0||f(b))return;if(v&&g.
cell.width!==t.sheet.cell.width){c=null,d();return}c=b,l=!1,n.draw(er(g,v?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[_]=g.problems;(!v||n.
isStale)&&n.say(_?`${Qe(_)?"The board is not finished":"Something is wrong with the facts"}: ${_.text}`:"")}catch(g){if(!(g instanceof G))throw g;if(f(b))return;
c=null,l=!1;let y=g.problems[0]?.text??g.message;n.say(t.sheet!==q?`This is how the board looked before: now it cannot be drawn. ${y}`:`The board cannot be draw\
n. ${y}`,!0)}}return{later:d,redraw:p,isDrawn:u,forget:()=>{c=null,l=t.sheet!==q},stop:()=>{i.stop(),r.drop("board")},get isOther(){return l}}}function su(e,t){
let{store:n}=e,o=k("p",{class:"glad",role:"status"}),s=k("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:d,marks:h}=n.now,u=d==="play"&&r!==null&&
sr(t.sheet,h,r);o.textContent=u?"Solved! Every cell is right.":"",s.hidden===u&&(s.hidden=!u,o.classList.toggle("news",i),u&&(i=!1),e.emit("finished",u))}return{
element:s,celebrate:a,know:d=>{r=d},forget:()=>{r=null,i=!0}}}function ru({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;zr(a,{press:(c,l,d)=>{
!r.isOther&&!o.press(c)&&i().press(c,l,d)},move:c=>i().move(c),drag:c=>i().drag(c),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",c=>{if(c.defaultPrevented||c.metaKey||(c.altKey||c.ctrlKey)&&i()!==n||t.sheet===q||r.isOther)return;let l=a.current;c.key===
"Enter"&&o.press(l)||i().onKey(c,l)?c.preventDefault():c.key==="?"&&(s.help(),c.preventDefault())}),a.onMove(c=>{i().leave(c);let[l,d]=M(t.sheet,c);e.emit("focu\
sed",{row:l,column:d})})}function iu({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:c}=e;c.on(["marks","notes"],(l,d,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(l,d),a.celebrate(),h.has("marks")&&i.later())}),c.on(Qr,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),c.on(["puzzle","ins\
tance"],()=>{t.sheet!==q&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),c.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function au({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:c}){e.when("solved",l=>{c.know(l?.status==="unique"?l.answers:null),c.celebrate()}),e.when("\
fill",async l=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(l))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",l=>o.changes.add(l)),e.when("film",l=>{let d=s.isOn;s.show(l),i.element.hidden=r.element.hidden=s.isOn,s.isOn?d||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:l,column:d})=>{l>t.sheet.rows||d>t.sheet.columns||(e.emit("pane","board"),t.grid.select(re(t.sheet,l,d)),Js(t.grid.cell(re(t.sheet,l,d))))}),e.when(
"cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var So={};$e(So,{start:()=>uf});import{EditorView as Yu}from"../vendor/codemirror-6.js";import{autocompletion as _u,hoverTooltip as Su,snippetCompletion as xu,syntaxTree as ci}from"../vendor/codemirror-6.js";import{HighlightStyle as lu,StreamLanguage as cu,tags as L}from"../vendor/codemirror-6.js";var uu=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,fu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ei(e,t):t.inReason?
hu(e):e.eatSpace()?null:e.match("%*")?du(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
pu(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:L.lineComment,documentation:L.docComment,signature:L.heading,
reason:L.docString,directive:L.keyword,part:L.labelName,predicate:L.function(L.variableName),constant:L.atom,variable:L.variableName,number:L.number,string:L.string,
operator:L.operator,bracket:L.bracket,implication:L.definitionOperator,punctuation:L.punctuation,term:L.special(L.string)}};function du(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ei(e,t)}function ei(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function hu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function pu(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(uu)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var ti=cu.define(fu),ni=lu.define([{tag:L.lineComment,color:"var(--asp-com\
ment)"},{tag:L.docComment,color:"var(--asp-documentation)"},{tag:L.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:L.docString,class:"asp-reason"},
{tag:L.special(L.string),class:"asp-reason asp-term"},{tag:[L.keyword,L.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:L.function(L.variableName),
color:"var(--asp-predicate)"},{tag:L.variableName,color:"var(--asp-variable)"},{tag:[L.number,L.atom],color:"var(--asp-constant)"},{tag:L.string,color:"var(--as\
p-string)"},{tag:L.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[L.operator,L.bracket,L.punctuation],color:"var(--asp-operator)"}]);function po(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as mu,foldEffect as gu,foldGutter as wu,foldService as bu}from"../vendor/codemirror-6.js";var oi=/^#program\s+([a-z_]\w*)/;function gn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":oi.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var si=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function ri(e){return gn(e).filter(({name:t})=>t!=="\
base").map(t=>si(e,t)).filter(t=>t!==null).map(t=>gu.of(t))}function ii(e){return[bu.of((n,o)=>{let s=n.doc.lineAt(o).number,r=gn(n.doc).find(({first:i})=>i===s);
return r?si(n.doc,r):null}),mu({preparePlaceholder:vu,placeholderDOM:$u(e)}),wu({markerDOM:ku})]}function vu(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=oi.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?yu(e.doc,o.number,s):""}}function yu(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var $u=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return k("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},k("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),k("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function ai(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function ku(e){return k("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var mo=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function go(e){return[_u({override:[t=>Ou(t,e())],icons:!1,closeOnBlur:!0}),Su((t,n)=>Au(t,
n,e()))]}function Ou(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(po(ci(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>ui(a,"part")):[...Eu(t),...zu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Eu=({directives:e})=>e.map(t=>ui(t,"directive"));function zu({state:e,
pos:t},n){let o=fi(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>li(i.template,i.name,s,di(i),
i.words?1:0)),...r.map(i=>li(i.template,i.name,s,i.words,2))]}function ui(e,t){return{label:e.name,detail:"",type:t,info:()=>wo(e.template,e.words)}}function li(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>wo(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,c=>`\
\${${c}}`);return xu(`${t}(${a})`,r)}function fi(e,t){let{number:n}=e.doc.lineAt(t);return gn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function di({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function wo(e,t){let[n,...o]=t.split(`
`),s=o.length?k("ul",{},o.map(r=>k("li",{},r))):null;return k("div",{class:"documentation"},k("code",{},e),k("p",{},n),s)}function Au(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Tu(s,t-o);if(r===null||po(ci(e.state).resolveInner(t,1)))return null;let i=Cu(r,s.slice(0,r.start),fi(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:k("div",{class:"hovered"},i.map(c=>wo(...c)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function Tu(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Cu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:c})=>[
a,c];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>mo(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:di(a)})),...i.map(r)]}import{gutter as Nu,GutterMarker as Mu,RangeSet as hi,StateEffect as Lu,StateField as Du}from"../vendor/codemirror-6.js";var Iu=6,pi=Lu.define(),bo=class extends Mu{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return k("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},vo=Du.define({create:()=>hi.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(pi)&&(n=ju(t.state.doc,o.value));return n}}),mi=[vo,Nu({class:"cm-heat",markers:e=>e.state.field(vo)})];function yo(e,t){e.dispatch(
{effects:pi.of(t)})}function gi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(vo,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Pu(e,t){return e&&
t>1?Math.round(Iu*Math.log(e)/Math.log(t)):0}function ju(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let c=r;c<=Math.min(i,e.lines);c+=1)o.set(c,(o.get(c)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return hi.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,c=i?a:"no ground instances on this board";return new bo(Math.max(1,Pu(i,n)),c).range(e.line(r).from)}))}var $o=({puzzle:e})=>`encodings/${e}.lp`,Ru=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,wi=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function ct(e,{file:t}){
return wi(t,$o(e))?"rules":wi(t,Ru(e))?"facts":null}function wn(e,t,n=1/0){let o=ct(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Wu}from"../vendor/codemirror-6.js";var Bu={error:"error",warning:"warning",note:"info",info:"info"},Fu={error:"\u2716",warning:"\u25B2",info:"\u25CF"},bi=["error","warning","info"],Ie=e=>Qe(e)?"w\
arning":Bu[e.kind??""]??"error";function vi(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>bi.indexOf(Ie(n))-bi.indexOf(Ie(o))||(n.line??0)-(o.line??0))}function yi(e,t){let{doc:n}=e.state,o=t.map(s=>({...ko(
n,s),severity:Ie(s),message:s.text}));e.dispatch(Wu(e.state,o))}function ko(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function $i(e,t,n){return e.map(o=>{let s=Ie(o);return k("li",{},k("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},k("span",{class:"sign","aria-hidden":"true"},Fu[s]),k("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),k("span",{class:"place"},t(o)),k("span",{},
o.text)))})}function ki(e,t){let n=Object.keys(e),o={rules:k("span",{class:"badge",hidden:!0}),facts:k("span",{class:"badge",hidden:!0})},s=n.map(c=>k("button",{type:"butto\
n",role:"tab",id:`tab-${c}`,"aria-controls":`text-${c}`,dataset:{tab:c},onclick:()=>i(c)},e[c].words," ",o[c]));for(let c of n)Object.assign(e[c].dom,{id:`text-${c}`,
role:"tabpanel"}),e[c].dom.setAttribute("aria-labelledby",`tab-${c}`);let r=k("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",c=>{if(c.key!=="ArrowLeft"&&c.key!=="ArrowRight")return;let d=(s.findIndex(h=>h===c.target)+(c.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[d]),s[d].
focus(),c.preventDefault()});function i(c){for(let l of s){let d=l.dataset.tab===c;l.setAttribute("aria-selected",String(d)),l.tabIndex=d?0:-1,e[l.dataset.tab].
dom.hidden=!d}t(c)}function a(c,l,d){o[c].textContent=String(l),o[c].hidden=!l,o[c].className=`badge ${d}`,o[c].setAttribute("aria-label",`${l} ${d}${l===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Hu}from"../vendor/codemirror-6.js";var _i=Hu.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var _o=z.StateEffect.define(),Uu=2500,Ku=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(_o)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),qu=/^%\s*-{3,}/,
Gu=z.StateField.define({create:e=>Si(e.doc),update:(e,t)=>t.docChanged?Si(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function Si(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);qu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function xi({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,ti,z.syntaxHighlighting(ni),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Ku,Gu,_i,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(c=>{c.docChanged&&n(c.state.doc.toString()),(c.docChanged||c.selectionSet)&&o(c.state)})],
i=c=>z.EditorState.create({doc:c,extensions:r}),a=new z.EditorView({state:i("")});return Vu(a),{view:a,open:c=>a.setState(i(c))}}function Vu(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function bn(e,t,{isUndoable:n=!1}={}){
let o=Ju(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Ju(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function Oi(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),_o.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:_o.of(null)}),Uu)}var Zu={rules:"Rules",facts:"Facts"},Xu={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Ei(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[ii(n),mi,go(t),Yu.lineWrapping],facts:[go(t)]},a="rules",c={},l={};for(let[h,u]of Object.entries(Zu))c[h]=xi({words:Xu[h],hint:o,extensions:i[h],onText(f){
let{[h]:p,saved:m}=r.now;be(p)!==f&&r.change({[h]:Qu(f,m[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),l[h]={words:u,dom:k("div",{class:"text"},c[h].view.dom)};
let d=ki(l,h=>{a=h,c[h].view.requestMeasure(),s(h,c[h].view.state)});return{tabs:d,panels:Object.values(l).map(({dom:h})=>h),views:{rules:c.rules.view,facts:c.facts.
view},look:()=>s(a,c[a].view.state),take(h,u){let f=h.puzzle!==u.puzzle;if(f){c.rules.open(be(h.rules));let{view:p}=c.rules;p.dispatch({effects:ri(p.state.doc)}),
p.scrollDOM.scrollTop=0}else bn(c.rules.view,be(h.rules));f||h.instance!==u.instance?c.facts.open(be(h.facts)):bn(c.facts.view,be(h.facts))},putBack(){bn(c.rules.
view,be(r.now.saved.rules),{isUndoable:!0})},reveal(h){let u=ct(r.now,h);if(u===null)return!1;let{view:f}=c[u];e.emit("pane","rules"),d.show(u);let{from:p}=ko(f.
state.doc,h);return Oi(f,p),!0}}}var be=e=>e.replace(/\r\n?/g,`
`);function Qu(e,t){return e===be(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var ef={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
yn=["the saved rules","the new rules"],vn="Comparing their answers on this board \u2026",zi=["rules","facts","constants"],Ai=12;function Ci(e,t){let{store:n}=e,
o=k("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(c,l,d=null)=>{r=l;let h=[Ti("Put it back",t)];if(d?.frames.
length){let u=`Show a board that only ${yn[d.by]} accept`;h.unshift(Ti(u,()=>sf(e,d)))}o.replaceChildren(k("p",{class:"changes-title"},tf(c)),k("p",{},l),k("div",
{class:"group"},h)),o.hidden=!1},a=({rules:c,saved:l})=>!!l.rules&&be(c)!==be(l.rules);return n.on(zi,()=>{!o.hidden&&r!==vn&&i([],vn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(c){let{now:l}=n;if(!a(l))return s();let d=[];o.hidden&&i([],vn);let h=()=>zi.some(f=>n.now[f]!==
l[f]),u=(f,p)=>{f==="statuses"&&!h()&&i(d=p.statuses,vn)};try{let f=await le("diff",I(l),{signal:c,onEvent:u});return h()?void 0:f.verdict===null?s():i(d,nf(f,d),
f.by===null?null:f)}catch(f){if(!(f instanceof G))throw f;return i(d,`The answers could not be compared: ${f.message}`)}}}}var Ti=(e,t)=>k("button",{type:"butto\
n",onclick:t},e);function tf(e){if(!e.length)return"The rules are changed";let t=Ni(e),[n,o]=e.map(({status:s,cost:r})=>ef[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Ni=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function nf({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let c=r.length?"":`: ${of(o)}`;return`On this board there is an answer that onl\
y ${yn[n]} accept${c}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Ni(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function of(e){let t=e.length-Ai;return e.slice(0,Ai).join(", ")+(t>
0?` and ${t} more`:"")}function sf(e,{by:t,frames:n,broken:o}){let s=rf(o).map(i=>`For ${yn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${yn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function rf(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Mi(e){let t=k("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(d=>d.name===r)?.default,
{[r]:c,...l}=e.now.constants;e.change({constants:i===""||i===a?l:{...l,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>k(
"label",{title:i.words},k("code",{},i.name),af(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(c=>c.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function af({name:e,default:t,choices:n},o){let s=i=>o(e,j(i).value.trim()),r={
constant:e};return n.length?k("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>k("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):k("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Li(e,{views:t,tabs:n},o){let s=k("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let c=vi(r);for(let[l,d]of Object.
entries(t)){let h=c.filter(f=>ct(e.now,f)===l);yi(d,h.filter(({line:f})=>f));let u=f=>h.filter(p=>Ie(p)===f).length;n.count(l,u("error")||u("warning"),u("error")?
"error":"warning")}s.replaceChildren(...$i(c,a,o)),s.hidden=!c.length}let a=c=>{let l=ct(e.now,c);return wn(e.now,c,l?t[l]?.state.doc.lines:void 0)};return{dom:s,
tell(c,l){r={...r,[c]:l},i()},forget(){r={},i()}}}var Di="pylogic:rules",lf="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Ii="pylogic:heat",cf="How often each rule is use\
d on this board: its ground instances, beside its lines";function uf(e){let{store:t}=e,n=vf(),o=k("span",{class:"said"}),s=k("input",{type:"checkbox",checked:localStorage.
getItem(Ii)!=="off"}),r=k("label",{class:"heat-switch",title:cf},s,"Heat bar"),i=Ei(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(l,d){r.hidden=
l!=="rules",o.textContent=l==="rules"&&s.checked&&gi(d,d.selection.main.head)||""}}),a=l=>{i.reveal(l)||gf(e,l)},c={app:e,texts:i,vocabulary:n,box:s,element:T("\
#rules"),constants:Mi(t),findings:Li(t,i,a),changes:Ci(e,()=>mf(e,i))};c.element.append(k("div",{class:"editor-head"},i.tabs.dom,r),c.constants.dom,...i.panels,
c.changes.dom,c.findings.dom,k("p",{class:"editor-status"},o,k("span",{class:"hint",id:"editor-hint"},lf))),i.tabs.show("rules"),ff(e,c.element.id),df(c,a)}function ff({
store:e,when:t},n){let o=localStorage.getItem(Di)==="open",s=k("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Di,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function df(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,a=ge(),c=()=>a(d=>wf(e,d)),l=(d,h)=>{d.puzzle!==h.puzzle&&pf(e),o.take(d,h)};r.on(["puzzle","instance","rules","fac\
ts"],l),r.on(["puzzle","instance","rules","facts","constants","saved"],c),l(r.now,{puzzle:""}),n.when("problems",d=>s.tell("solve",d??[])),n.when("reveal",t),n.
when("cancel-all",()=>{a.stop(),i.drop("rules"),i.drop("spots"),c()}),hf(e,c)}function hf({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Ii,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function pf({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),yo(s.views.rules,[]),o.forget()}function mf(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function gf(e,t){if(!t.file)return;let n=wn(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function wf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:a,findings:c,
texts:l,box:d}=e,{now:h}=o;if(!h.puzzle)return;let u=s.ask("rules"),f=d.checked?s.ask("spots"):s.drop("spots");f?.catch(()=>{});try{let p=await u;if(p===void 0||
t.aborted)return;if(await r.learn(()=>ai(l.views.rules,r.wordsOf)),c.tell("asked",[]),c.tell("lint",p.problems),n.emit("game",p.game),p.predicates!==null&&r.learnOwn(
p.predicates),p.constants!==null&&(i.show(p.constants),i.tidy()),p.problems.some(w=>Ie(w)==="error"))return a.stop();await a.update(t);let m=await f;m&&!t.aborted&&
bf(h,l,m.rules)}catch(p){if(!(p instanceof G))throw p;let m=[{text:`Not checked: ${p.message}`,kind:"note",file:null,line:null,column:null}];c.tell("asked",p.problems.
length?p.problems:m)}}function bf(e,t,n){yo(t.views.rules,n.filter(({file:o})=>o===$o(e))),t.look()}function vf(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>mo(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ae("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Do={};$e(Do,{start:()=>Yf});function Pi({app:e,card:t,check:n,pointed:o}){let s=de(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},c=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||c.length?{cause:r,effect:i,wrong:c}:null)});N(()=>e.emit("highlight",JSON.parse(s.value)))}var jt=e=>e.join(",");function ji(e,t){
let n=new Set(t.map(jt));return e.filter(o=>!n.has(jt(o)))}function ut(e){return[...new Map(e.map(t=>[jt(t),t])).values()]}var yf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function kn({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let c=tt(()=>de(()=>{let{
row:p,column:m}=e.state.focused.value??{};return[...o,...s,...r].some(b=>jt(b)===`${p},${m}`)?"sentence about":"sentence"}),[n]),l=()=>{t.value={effect:o,cause:ji(
s,o),wrong:r}},d=()=>{t.value=null},[,h,u]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(p=>p.clue===null).map(p=>[p.place,p]));return $`<li class=${c} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${l} onfocusin=${l} onmouseleave=${d} onfocusout=${d}>
    ${h!==null&&$`<p>${$n(e,`${ve(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${$n(e,ve(u))}</p>
    ${f.size>0&&$`<p class="sources">${[...f.keys()].map(p=>$f(e,p))}</p>`}
  </li>`}var Ri=({cells:e,because:t,...n})=>$`<${kn} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,_n=({parts:e,broken:t})=>$`<ul class="sentences">${t.map(n=>$`<${Ri} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,Sn=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>$`<ul class="sentences">
  <${kn} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&$`<${xn} parts=${e} chain=${r} />`}</ul>`,xn=({parts:e,chain:t})=>$`<li class="chain"><ol class="sentences">
  ${t.map(n=>$`<${Ri} parts=${e} ...${n} />`)}</ol></li>`,ve=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),$n=(e,t)=>t.split(yf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return $`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function $f(e,t){let n=kf(t);return n&&$`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${xo(n,e.store.now)}</button>`}function kf(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function xo({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ft=e=>ut(e.flatMap(t=>t.cells));var Wi="How the answer follows",Bi=10;function Fi({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};N(()=>{e.task&&s()}),t("cancel-all",
s);function r(c){s();let l=n=new AbortController,d=c,h={marks:e.now.marks,most:c,events:[],hasEnded:!1,wake:()=>{},end:null},u=(f,p)=>{h.events.push({name:f,data:p}),
h.wake(),f==="step"&&p.entered.length>0&&(d-=1)===0&&l.abort()};return h.end=le("explain",I(e.now),{signal:l.signal,onEvent:u}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(c){for(let l=0;;l+=1){for(;l===c.events.length&&!c.hasEnded;)await new Promise(d=>{c.wake=()=>d(null)});if(l===c.events.
length)return;yield c.events[l]}}async function a(c,l){c.addEventListener("abort",s);try{return await l()}finally{c.removeEventListener("abort",s)}}return{next:c=>a(
c,async()=>{let{marks:l}=e.now,d=o&&Object.entries(o.marks).every(([h,u])=>l[h]===u);for(let h=o&&d?o:r(Bi);;h=r(Bi)){let u=[],f=[],p=null;for await(let{name:m,
data:w}of i(h)){m==="own"&&(p=w),m==="step"&&u.push(w),f.push(...(w.frames??[]).flatMap(v=>v.looks??[]));let b=_f(p,u,l);if(b.length)return{steps:b,looks:f,end:null}}
if(h.marks===l)return{steps:[],looks:f,end:await h.end}}}),follow:(c,l)=>a(c,async()=>{let d=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:u}of i(d))l(h,u);return d.end})}}function _f(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Oo(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Oo(e,t){let[n,o]=ln(e);return t[n]===o}function Eo({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Hi(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Wi,
"Looking for the first step \u2026",async r=>{let i=On(e,Wi),a=A([]),c=A(null);t.add([$`<${xf} parts=${e} film=${i} steps=${a} end=${c} />`]);let l=await o.follow(
r,(d,h)=>{h.frames&&i.add(h.frames.map(u=>({...u,...Sf(d,h)}))),d==="step"&&(a.value=[...a.value,h],t.tell(`${Y(a.value.length,"step")} so far \u2026`))});if(l.
status==="none")return Eo(e,l);if(l.status==="multiple")return e.several.ask();c.value=l},{isTrue:qe(e.app.store)})}function Sf(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:ve(t),captions:[ve(n)],settled:o}}function xf({parts:e,film:t,steps:n,end:o}){return $`${o.value&&$`<p>${Ef(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>$`<${Of} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function Of({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=V(null);return K(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),$`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${ve(n.words)}</button>
    <${Sn} parts=${e} step=${n} /></li>`}function Ef({grade:e,complete:t,interrupted:n},o){let s=Y(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function On({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=l=>t.play(r={title:n,frames:[...o],
looks:s,at:l}),c=ue(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(l){o.
push(...l),s.push(...l.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),r!==null?c():o.length&&a(0)},goTo(l){a(Math.min(l,o.length-1)),e.emit("pane","board")}}}function Ui({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,c=()=>{i.abort(),s.value=null},l=()=>{c(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},d={get cells(){return o.value?.cells?.()??null},show(f,p,m={}){let{task:w}=e.store;t.card.contains(document.
activeElement)&&T("h2",t.card).focus(),l(),r.delete(f),o.value={name:f,body:p,isTrue:()=>e.store.task===w,...m},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,p={}){let m=o.peek();m!==null&&(o.value={...m,body:[...m.body,...f],...p})},
async work(f,p,m,w){d.show(f,[],w),s.value=p;let b=i=new AbortController;try{await m(b.signal)}catch(v){v.name!=="AbortError"&&!b.signal.aborted&&d.add([$`<p class=${zf(
v)?"failure":null}>${zo(v)}</p>`])}finally{i===b&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){l(),o.value=null}};N(()=>{o.value?.isTrue()===!1&&J(d.close)}),N(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=de(()=>o.value?.overlay??
null);N(()=>e.emit("overlay",h.value)),N(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),d.close()});function u(){let{name:f,body:p}=o.value??
{name:"",body:[]};K(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let m=()=>{r.add(f),d.close()},w=()=>{c(),d.add([$`<p class="soft">Cancelled.</p>`])};
return $`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${m}>×</button></header>
      <div class="card-body" aria-live="polite">${p}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return F($`<${u} />`,t.card),N(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),d}var zf=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function zo(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return ve(n.replace(/^encodings\/\S+: /,""))}var Af=2e3;function Ki({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:l}=e;if(!l.puzzle)
return;let d=performance.now(),h={count:0,cost:[]};try{let u=await t.ask("solve",(f,p)=>{h=p});u!==void 0&&e.task===l&&i(u)}catch(u){if(e.task!==l)return;if(u.interrupted)
return i(Tf(h,u.interrupted,performance.now()-d));o.value={outcome:null,error:u,isOld:!1},n("solved",null),u.status===0?s=setTimeout(r,Af):n("problems",u.problems??
[])}}function i(l){o.value={outcome:l,error:null,isOld:!1},n("problems",l.remarks),n("solved",Ao(l))}let{puzzle:a,instance:c}=e.now;return N(()=>{let{task:l}=e,
d=l.puzzle!==a||l.instance!==c;({puzzle:a,instance:c}=l),J(()=>{o.value=d?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var Tf=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function Ao({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function qi({app:e,place:t,solving:n}){N(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?Cf(r):s===null?{words:"\u2026"}:To(s)}return function(){let{words:r,detail:i}=o();return $`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Nf(e,n.now.error)}</div>`}}function To(e){let{status:t,cost:n,count:o,horizon:s}=e,r=Ao(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),c=n.join(" "),l=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
d={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${c}`,"good"],
found:[n.length?`${l}: the best so far is ${c}, not proved`:`${l}: ${Y(o,"answer")} found so far`,"warn"],interrupted:[`${l}: no answer found so far`,"warn"]}[t];
return{words:d[0],detail:a,kind:d[1]}}function Cf(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:zo(
e),kind:"warn"}:e.problems.length&&e.problems.every(Qe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var Nf=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=ve(
xo(n,e.store.now)),s=()=>e.emit("reveal",n);return $`<p class="status-problem">${n.line!==null&&$`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var Co=200;async function Gi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=On(e,"Solution"),i=null;await le("answers",I(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,c)=>{i=c,r.add(Ji(c,"Solution"))}}),n.add([i===
null?$`<p>No answer was found.</p>`:$`<${Mf} parts=${e} answer=${i} />`])})}function Mf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return $`
    <p>${s&&`${To(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&$`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&$`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Vi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=On(e,"All answers"),i=A([]),a=()=>{let h=i.value,u=Math.
max(h.findLastIndex(({first:p})=>p<=(r.at??0)),0),f=p=>r.goTo(h[Math.min(Math.max(u+p,0),h.length-1)].first);return $`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${u+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:p,atoms:m})=>p.length===0&&$`<p class="atoms">${m.join(" ")}</p>`)}</div>`};n.add([$`<${a} />`]);let c=await le("answers",I(t.store.now,
{marks:[],most:Co}),{signal:s,onEvent:(h,u)=>{i.value=[...i.value,{...u,first:r.length}],r.add(Ji(u,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),l=i.value.some(({cost:h})=>h.length>0),d=o.now.outcome?.horizon;n.add([$`<p>${Lf({...c,isBest:l,horizon:d},i.value.length)}</p>`])})}var Ji=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function Lf({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Co?"There may be others.":`The first ${Co}; there may be more.`}var Yi="pylogic:check",Df=250,If=400,Zi=3,Pf="Whether this can be completed was not found out in time.";function Xi(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=ge(),i=A(localStorage.getItem(Yi)==="on"),a=A(null),c=null,l=!1,d=(v,g,y)=>{a.value={kind:v,words:g,of:t.now.marks,...y}},h=()=>{a.value=null},u=()=>{i.value=
!i.value,localStorage.setItem(Yi,i.value?"on":"off"),c=null,f()};async function f(v=!1){let{outcome:g,isOld:y}=s.now,{marks:_}=t.now,S=v||l&&_===c;if(v)c=_;else if(!S&&
_===c&&!y)return;let O=Object.keys(_).length===0;l=S&&y&&!O;let x=(S||i.value)&&!y&&g!==null&&!O;if(!x||g.status==="none"||g.horizon!==null)r.stop(),x&&g.horizon===
null?d("bad","There is no answer at all"):S&&O?d("unsure","Nothing is entered yet."):l?d("unsure","checking \u2026"):h();else if(!S)await m("rules");else{let E=g.
status==="unique"?new Set(g.answers[0].atoms):null;E===null?await m("all"):p(E,_)&&await m("reasons")}}function p(v,g){let y=No(v,g),_=ut(y.map(Mo).filter(S=>S!==
null));return y.length?d("bad",`${_.length} ${Rt(_)}${_.length===1?" is":"s are"} wrong`,{cells:_}):(r.stop(),d("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function m(v){let g=v==="all"?setTimeout(()=>d("unsure","checking \u2026"),a.value?If:0):0,y;try{y=await r(S=>H("judge",I(t.now),S))}catch(S){
v==="all"&&S.interrupted?d("unsure",Pf):v!=="reasons"&&h();return}finally{clearTimeout(g)}if(y===void 0)return;let _=v==="reasons"?a.value&&{...a.value,broken:y.
broken.slice(0,Zi)}:jf(v,y,n.finished.value);a.value=_&&{..._,of:t.now.marks}}let w=ue(Df,()=>f()),{marks:b}=t.now;return N(()=>{t.now.marks!==b&&({marks:b}=t.now,
r.stop(),Object.keys(b).length||h(),w())}),N(()=>{s.now&&n.finished.value!==null&&J(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:u,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function Qi(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return $`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?$`<span class="soft">${s}</span>`:s&&$`<strong>${s}</strong>`}
      ${i.length>0&&$`<${_n} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&$`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function jf(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Zi),cells:ft(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Rt=e=>e.every(t=>t.length>2)?"line":"cell",No=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Mo(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var Rf=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,En="Why there is no answer",Lo="Why this is wrong",Wf="Which rule is wrong",Bf=12,Ff=600;function ea(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(En,"Looking for a reason \u2026",u=>c(En,u)),r=()=>n.work(Lo,"Looking for what it breaks \u2026",async u=>{let{broken:f}=await H(
"judge",I(t.store.now),u);if(!f.length)return c(Lo,u);n.add([$`
      <p>What you entered breaks a rule already:</p>
      <${_n} parts=${e} broken=${f.slice(0,Bf)} />
      <${a} />`],{cells:()=>({wrong:ft(f)})})},{isTrue:qe(t.store)}),i=()=>n.work(Wf,"Looking for what refuses it \u2026",async u=>{let{is_answer:f,reasons:p}=await H(
"why",I(t.store.now),u);if(f)return n.add([$`<p>Some answer has all of it.</p>`]);n.add([$`<ul class="sentences"><${xn} parts=${e} chain=${p.flatMap(m=>ta(m))} /></ul>`],
{cells:()=>({wrong:ft(p)})})},{isTrue:qe(t.store)}),a=()=>$`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function c(u,f){let p=await H("conflicts",I(
t.store.now,u===En?{marks:[]}:{}),f);if(p.status!=="none")return n.add([$`<p>There is an answer now.</p>`]);if(!p.conflicts.length)return n.add([$`<p>The reason was not found in time.</p>`]);
let m=p.conflicts[0],w=ut(ft(m.because));n.add([$`<${l} title=${u} conflict=${m} />`],{cells:()=>({cause:w,wrong:m.cells})})}function l({title:u,conflict:{because:f,
cells:p,chain:m,minimal:w}}){let b=f.filter(g=>g.clue!==null),v=f.filter(g=>g.clue===null);return $`
      <p>${m.length?"It leads to a contradiction:":Hf(p.length>0,b,v)}</p>
      ${d("The clues: ",b.map(g=>g.words).join("; "))}
      ${d("What you entered: ",p.join(" "))}
      ${m.length?$`<ul class="sentences"><${xn} parts=${e} chain=${m} /></ul>`:$`<ul class="sentences either">${v.map(g=>$`<${kn} parts=${e} words=${g.words} cause=${g.
cells} lines=${[g]} />`)}</ul>`}
      <p class="soft">${w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${u===Lo&&$`<${a} />`}`}let d=(u,f)=>f&&$`<p>${u}${$n(t,Uf(f))}</p>`,h=ue(Ff,()=>{let{outcome:u,isOld:f}=o.now;!f&&u?.status==="none"&&u.horizon===null&&n.
mayCome(En)&&s()});return N(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function ta({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>ta(i,s+1))]}function Hf(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Uf(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(Rf,t).trimEnd()}var zn="Hint";async function Tn(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(zn,[$`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(An(e).length)return o.show(zn,[$`<${Kf} parts=${e} />`],{isTrue:()=>An(e).length>0,cells:()=>({wrong:oa(An(e))})});await o.work(
zn,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:c,end:l}=await s.next(i);if(l?.status==="none")return Eo(e,l);if(l?.status==="multipl\
e")return o.add([$`<${Gf} ...${e} />`]);if(t.now.marks!==r)return o.add([$`<p>The board has changed meanwhile: ask again.</p>`]);if(l)return o.add([$`<p>${Vf(l,
r)}</p>`]);let{cells:d,causes:h}=a[a.length-1];o.add([$`<${qf} parts=${e} steps=${a} looks=${c} />`],{cells:()=>t.now.marks===r?{effect:d,cause:h}:null})},{isTrue:qe(
t)})}function An({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?No(new Set(n.answers[0].atoms),e.store.now.marks):[]}var oa=e=>e.
map(Mo).filter(t=>t!==null);function Kf({parts:e}){let{store:t}=e.app,n=An(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return $`
    <p>First this: ${o?"one":n.length} ${Rt(oa(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function qf({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=V(null);K(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:c,name:l,frames:d,has_candidates:h}=t[t.
length-1],u=c.every(w=>Oo(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(c.map(ln))}})},p=()=>{f(),Tn(e)},m=()=>s.play({title:zn,
frames:d,looks:n.map(w=>({svg:w})),at:0});return $`
    <p class="look">Look at <${na} colour="effect" cells=${i} />${a.length>0&&$` and <${na} colour="cause" cells=${a} />`}.<span class="soft"> (${l})</span></p>
    ${t.map(w=>$`<${Sn} parts=${e} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${u} onclick=${f}>Do it</button>
      <button type="button" onclick=${p}>${u?"Next hint":"Do it, and the next"}</button>
      ${h&&$`<button type="button" title="The board with what each cell may still hold" onclick=${m}>
        Show what is noted</button>`}
    </div>`}var Gf=({several:e})=>$`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,na=({colour:e,cells:t})=>$`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Rt(t)}`:`these ${t.length} ${Rt(t)}s`}</span>`;function Vf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var sa="More than one answer",Jf=300;function ia(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(sa,[$`<p>This board has more than one answer. What would you like to see?</p>`,
$`<${r} />`]),r=({but:p})=>$`<div class="row">
    ${p!==a&&$`<button type="button" onclick=${a}>What they share</button>`}
    ${p!==c&&$`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${l}>Clues that would leave one</button></div>`,i=(p,m)=>H("differences",I(t.store.now,{marks:[],extra:m}),p),a=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:m,cautious:w,brave:b}=await i(p,!1);if(!u(m)){if(w===null)return n.add([$`<p>The answers were not all compared in time.</p>`]);
n.add([$`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${w.length} of ${b.length} are certain.</p>
      <${r} but=${a} />`],{overlay:{certain:w,possible:b}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:m,picture:w}=await i(
p,!1);if(!u(m)){if(w===null)return n.add([$`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:w}],at:0}),n.add([$`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${c} />`])}}),l=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:m,offers:w,proof:b}=await i(p,
!0);if(u(m))return;if(!w.length)return n.add([$`<p>No clues were found that would leave one answer.</p>`]);let v=w.length===1,g=()=>h(w),y=()=>t.emit("clues",g().
map(({atom:_})=>_));n.add([$`
      <p>${v?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${w.length} clues would leave one answer (${b}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${v?"Add it":"Add all"}</button></div>`],{ghosts:g,isTrue:d(w)})});function d(p){let m=({
puzzle:b,rules:v,constants:g,facts:y})=>JSON.stringify([b,v,g,p.reduce((_,{atom:S})=>_.replace(`${S}.`,""),ra(y))]),w=m(t.store.now);return()=>h(p).length>0&&m(
t.store.now)===w}let h=p=>p.filter(({atom:m})=>!ra(t.store.now.facts).includes(`${m}.`));function u(p){return p!=="multiple"&&n.add([$`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let f=ue(Jf,()=>{let{outcome:p,isOld:m}=o.now;!m&&p?.status==="multiple"&&p.horizon===null&&p.answers.length>0&&n.mayCome(sa)&&s()});return N(()=>{
o.now&&f()}),{ask:s,share:a}}var ra=e=>e.replaceAll(/%.*|\s/g,"");var aa=matchMedia("(max-width: 60rem)");function Yf(e){let t={status:k("section",{class:"assistant-status","aria-label":"Answers"}),buttons:k("div",{class:"assi\
stant-buttons"}),check:k("section",{class:"assistant-check","aria-label":"Check while you play"}),card:k("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};T("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>aa.matches?T("#board").append(t.card):t.check.after(t.card);aa.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:A(null),solving:Ki(e)};o.card=Ui(o),o.derivation=Fi(e),o.conflicts=ea(o),o.several=ia(o),o.check=Xi(o),Pi(o),N(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Tn(o)),F($`<${qi(o)} />`,t.status),F($`<${Zf} parts=${o} />`,t.buttons),F($`<${Qi} ...${o} />`,t.check)}
var Zf=({parts:e})=>$`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Tn(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Hi(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Gi(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Vi(e)}>Answers</button>`;var Vo={};$e(Vo,{start:()=>vd});function la(e,t){let n=ge(),o=A(null),s=null,r=async()=>{let{puzzle:a,instance:c,rules:l,facts:d}=e.store.now,h=JSON.stringify([a,c,l,d]);if(!(!a||h===s)){s=h;try{
o.value=await n(u=>H("choices",I(e.store.now,{marks:[]}),u))??o.value}catch{s=null}}},i=ue(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var Ro={};$e(Ro,{NAME:()=>pa,TITLE:()=>Qf,create:()=>nd});function dt({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:c,onSubmit:l,children:d,note:h,result:u}){return $`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${p=>{
p.preventDefault(),l()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${d}</div>
    ${h}
    <div class="actions">
      <button type="submit" class="primary" disabled=${a||c.isAtWork}>${i}</button></div>
    <${c.Progress} />
    ${u}
  </form>`}function ht(e,t,n){let o=A(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
i={get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a,c=()=>({})){let l={...o.value,...a,...r()};
o.value={...l,...c(l)}},of:a=>({name:a,value:o.value[a],oninput:c=>i.set({[a]:j(c).value})})};return i}var X=({label:e,title:t="",hidden:n=!1,children:o})=>$`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
ie=(e,t,n,o,s)=>$`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function Pe(e,t,n){let o=n.some(([s])=>s===e.now[t]);return $`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>$`<option key=${s} value=${s}>${r}</option>`)}</select>`}function ca({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.
length===1&&s.includes(o[0][0]),i=a=>e.set({[t]:o.map(([c])=>c).filter(c=>s.includes(c)!==(c===a))});return $`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([a,c,l=""])=>$`<label key=${a} title=${l}><input type="checkbox"
      name=${t} value=${a} checked=${s.includes(a)} onchange=${()=>i(a)} /> ${c}</label>`)}
  </fieldset>`}function Cn({text:e}){let t=V(null);return K(()=>t.current?.replaceChildren(ce(e)),[e]),$`<span class="picture" aria-hidden="true" ref=${t}></span>`}function pt(e,t=["rules","facts","constants"]){let n=A(null),o=A(0),s=A({words:"",isBad:!1}),r=A(null),i=new AbortController,a=()=>i.abort(),c={get isAtWork(){return n.
value!==null},get isOld(){return t.some(l=>r.value&&e.store.now[l]!==r.value[l])},named:l=>c.isOld?`${l}, ${ua}`:l,tell(l,d=null,h=0){n.value={words:l,done:d,all:Math.
max(1,h)}},say(l,d=!1){s.value={words:l,isBad:d}},async run(l,d,h=()=>{}){a();let u=i=new AbortController,f=performance.now();r.value=e.store.now,o.value=0;let p=setInterval(
()=>{o.value=Math.floor((performance.now()-f)/1e3)},1e3);c.say("");try{return await le(l,d,{signal:u.signal,onEvent:h})}catch(m){let w=n.peek()?.words??"";m.name===
"AbortError"?c.say(`Cancelled: ${w}.`):c.say(Xf(m,w),m.interrupted===null);return}finally{clearInterval(p),i===u&&(n.value=null)}},Progress(){let l=V(null);K(()=>{
c.isAtWork&&l.current?.scrollIntoView({block:"nearest"})},[c.isAtWork]);let{words:d,done:h,all:u}=n.value??{words:"",done:null,all:1};return $`<div class="job">
        <div class="working" ref=${l} hidden=${!c.isAtWork}>
          ${h===null?$`<progress key="begun" aria-label="Progress" />`:$`<progress aria-label="Progress" max=${u} value=${h} />`}
          <span class="how-far">${d}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&c.isOld&&`This was found ${ua}.`}</p>
      </div>`}};return e.when("cancel-all",a),c}var ua="before your last change",fa={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function Xf(e,t){if(e.interrupted&&
e.interrupted in fa)return`${fa[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var Io={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},Po=Object.keys(Io),mt=e=>e.map(t=>[t,t]);function jo(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...mt(s)];return{orders:n.length?n:[["given","given"]],engines:mt(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:mt(e.instances)}}var da=(e,t)=>Object.fromEntries(Po.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var pa="Compare",Qf="Measure which way of solving is faster",ed="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",ha={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},td=600;function nd(e,t){let n=ht(e,"compare",ha),o=pt(e),s=A([]),r=a=>a in(t.now?.shuffles??{});N(()=>{let{now:a}=t;a!==
null&&J(()=>n.load(ha,c=>da(jo(a),c)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function i(){let a=e.store.now,{seeds:c,random:l,repeat:d,timeout:h,
...u}=n.now,f=0,p=0;s.value=[],o.tell("reading the files");let m=await o.run("compare",I({...a,marks:{}},{...Object.fromEntries(Po.map(w=>[w,u[w]])),orders:u.orders.
map(w=>r(w)?`${w}:${l}`:w),seeds:Number(c)||null,repeat:Number(d),timeout:Number(h)}),(w,b)=>{w==="begun"?p=b.runs:w==="run"&&(f+=1),o.tell(f===p?`${p} runs, dr\
awing the report`:`${f} of ${p} runs`,f,p)});m!==void 0&&(o.say(`${m.words}.`),s.value=sd(m,`${a.puzzle}-${a.instance}-comparison`))}return function({id:c,hidden:l}){
let{now:d}=t,{orders:h,seeds:u,repeat:f,random:p,timeout:m,configs:w,heuristics:b,engines:v,labelings:g,others:y}=n.now,_=h.filter(r).length,S=(v.length+(v.includes(
"clingo")?w.length*b.length-1:0))*(h.length+_*(Number(p)-1))*g.length,O=y.length+1,x=Math.max(1,Number(u))*Number(f),E=S*O*x,C=[Y(S,"way"),Y(O,"board"),Y(x,"run")].
join(" \xD7 "),D=E*Number(m)>td?", ended after ten minutes at the latest":"",R=d&&jo(d),B=ne=>$`<div class="lists">${R&&ne.map(fe=>$`<${ca} values=${n} name=${fe} legend=${Io[fe]} options=${R[fe]} />`)}
      ${d?.needed&&ne.includes("engines")&&$`<p class="soft">${d.needed}.</p>`}</div>`;return $`<${dt} ...${{app:e,id:c,hidden:l,job:o,name:pa,words:ed}} topic="comparing" action="Compare"
      isOff=${E===0} onSubmit=${i} result=${$`<${od} links=${s.value} />`}
      note=${$`<p class="soft">${E?`${C} = ${Y(E,"run")}${D}`:"Choose at least one of each list."}</p>`}>
      ${B(["orders","engines"])}
      <${X} label="Random orders" title="How many orders of each random kind" hidden=${_===0}>
        ${ie(n,"random",1,100)}<//>
      <${X} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${ie(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${B(["configs","heuristics","labelings","others"])}
        <${X} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${ie(n,"repeat",1,100)}<//>
        <${X} label="Seconds for a run">${ie(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function od({links:e}){let t=V(null);return K(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),$`<p class="links" ref=${t}>${e.map(({
words:n,...o})=>$`<a ...${o}>${n}</a>`)}</p>`}function sd({page:e,csv:t,json:n},o){let s=(r,i,a,c)=>({words:r,href:URL.createObjectURL(new Blob([i],{type:a})),...c});
return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Ko={};$e(Ko,{NAME:()=>Oa,TITLE:()=>rd,create:()=>fd});var je="pylogic:draft:",Nn="pylogic:tab",Wo=20,Bo="pylogic:history",ma=200,Fo={reload:6e4,other:500};function Ho(e,t=Fo.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(je+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function ga(){let e=sessionStorage.
getItem(Nn),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Fo.reload:Fo.other,o=e!==null&&await Ho(e,n)?e:zt();return o!==e&&await Ho(o),sessionStorage.
setItem(Nn,o),{id:o,draft:e===null?null:ba(e)}}async function wa(e){return await Ho(e)?(sessionStorage.setItem(Nn,e),!0):!1}function ba(e){try{let t=JSON.parse(
localStorage.getItem(je+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function Uo(e,t,n=!1){try{return localStorage.
setItem(je+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function va({now:e,past:t,future:n}){try{sessionStorage.setItem(Bo,JSON.stringify(
{now:e,past:t.slice(-ma),future:n.slice(-ma)}))}catch{sessionStorage.removeItem(Bo)}}var ya=()=>JSON.parse(sessionStorage.getItem(Bo)??"null"),Re=e=>Uo(zt(),e,!0),
Ye=e=>localStorage.removeItem(je+e),xe=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Ze=e=>xe(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function We(){let e=(await navigator.locks?.query())?.held??[{name:je+sessionStorage.getItem(Nn)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(je)&&!t.has(a)).map(a=>ba(a.slice(je.length))??{at:0,id:a.slice(je.length),document:st}).sort((a,c)=>c.at-a.at),s=({document:a})=>Ze(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(Wo),...i.slice(Wo)])Ye(a);return r.slice(0,Wo)}var Oa="Generate",rd="Make new puzzles of this kind",id="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",ad=[["size","of\
 this size"],["present","the present one, new clues"]],ld=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],cd=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
$a="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",ka=60,_a=8,Ea=1e6,ud={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function fd(e,t){let n=ht(e,"generate",ud),o=A(xa()),s=A([]),r=pt(e,["rules","constants"]),i=dd(e),a=()=>ld.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),c=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",l=null;N(()=>{let{now:h}=t;h!==
null&&J(()=>{let{puzzle:u,instance:f}=e.store.now;if(l===`${u}/${f}`)return;l=`${u}/${f}`;let[p,m]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:p,columns:m})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function d(){let{puzzle:h}=e.store.
now,{board:u,rows:f,columns:p,low:m,high:w,symmetry:b}=n.now,v=Number(o.value),g=Number(n.now.count);s.value=[];let y=()=>{let S=s.value.length;r.tell(`trying s\
eed ${v}, ${S} of ${Y(g,"puzzle")}`,S,g)};y(),await r.run("generate",I({...e.store.now,marks:{}},{size:u==="size"?[Number(f),Number(p)]:null,seed:v,count:g,symmetry:b||
null,difficulty:c()==="range"?[Number(m),Number(w)]:c()||null}),(S,O)=>{S!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],y())})!==void 0&&(r.say(`${Y(
s.value.length,"puzzle")} of seed ${v}, each with exactly one solution. A click opens one.`),Number(o.value)===v&&(o.value=String((v+1)%Ea)))}return function({id:u,
hidden:f}){let p=V(null),{board:m,low:w,high:b}=n.now,v=c()==="range";K(()=>{let y=v&&Number(b)<Number(w);p.current?.querySelectorAll("input")[1].setCustomValidity(
y?"This is less than where it begins.":"")});let g=t.now?.ungenerated??null;return $`<${dt} ...${{app:e,id:u,hidden:f,job:r,name:Oa,words:id}} topic="generating" action="Generate"
      isOff=${g!==null} onSubmit=${d}
      note=${g!==null&&$`<p class="refusal">By these rules no puzzles can be made: ${g}.</p>`}
      result=${$`<${i.Back} /><${hd} puzzles=${s.value} open=${i.open} />`}>
      <${X} label="Board">${Pe(n,"board",ad)}<//>
      <${X} label="Size" title="Rows × columns" hidden=${m!=="size"}><span class="pair">
        ${ie(n,"rows",1,ka,"Rows")} × ${ie(n,"columns",1,ka,"Columns")}</span><//>
      <${X} label="How many">${ie(n,"count",1,100)}<//>
      <${X} label="Difficulty" title=${$a}>${Pe(n,"difficulty",a())}<//>
      <${X} label="Largest step" title=${$a} hidden=${!v}><span class="pair" ref=${p}>
        ${ie(n,"low",0,_a,"From")} to ${ie(n,"high",0,_a,"To")}</span><//>
      <${X} label="Symmetry">${Pe(n,"symmetry",cd)}<//>
      <${X} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${y=>{o.value=j(y).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=xa()}}><${we} name="dice" /></button></span><//>
    <//>`}}function dd(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:c}=e.store,l=`gen-${a.seed}-${a.number}`,d={saved:{...c.saved,facts:""},stamps:{...c.
stamps,facts:null}};r({...c,...d,instance:l,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(c.instance)||(n.value=c),t.set(l,a.text)}function r(a){
let{now:c}=e.store;!(t.get(c.instance)===c.facts&&Sa(c.marks)&&Sa(c.notes))&&Ze(c)&&Re(c),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return $`<div class="back">${a&&$`<button type="button" onclick=${()=>{a&&r(a),n.value=null,T("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function hd({puzzles:e,open:t}){let n=V(null);return K(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),$`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>$`<${pd} key=${o.number} data=${o} open=${t} />`)}</ul>`}function pd({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${Y(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return $`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?$`<${Cn} text=${e.pictures[0]} />`:$`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var Sa=e=>Object.keys(e).length===0,xa=()=>String(Math.floor(Math.random()*Ea));var qo={};$e(qo,{NAME:()=>Aa,TITLE:()=>md,create:()=>bd});var Aa="Trace",md="Watch the solver search",gd="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",za=["","as usual"],wd={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function bd(e,t){let n=ht(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=pt(e),s=A(null),r=null;N(()=>{let{now:d}=t;d!==null&&J(()=>{r!==e.store.now.
puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:d={},shuffles:h={},heuristics:u=[],labelings:f=[]}=t.
now??{},p={...d,...Object.fromEntries(Object.entries(h).map(([v,g])=>[`${v}#1`,g]))},m={order:Object.keys(p).map(v=>[v,v.replace("#1","")]),heuristic:[za,...mt(
u)],labeling:[za,...mt(f)]},w=v=>m[v].some(([g])=>g===n.now[v])&&n.now[v]||null,b=w("order")??Object.keys(p)[0]??"given";return{words:p,options:m,order:b,heuristic:w(
"heuristic"),labeling:w("labeling")}}function a(d,h,u){e.emit("film",{title:o.named(d),frames:h,at:u}),e.emit("pane","board")}async function c(){let{instance:d}=e.
store.now,{order:h,heuristic:u,labeling:f}=i();s.value=null,o.tell("searching, and drawing the film");let p=await o.run("trace",I({...e.store.now,marks:{}},{order:h,
heuristic:u,labeling:f,keep:Number(n.now.keep)}));if(p===void 0)return;o.say(`${p.words}.`);let{summary:m,left_out:w,frames:b}=p,v=p.heat.map(y=>({...y,name:wd[y.
name??""]??y.name})),g=`${m.charAt(0).toUpperCase()}${m.slice(1)}.${w?` ${w} more came after them.`:""}`;s.value={words:g,instance:d,frames:b,heats:v},b.length&&
!o.isOld&&a(`The search on ${d}`,b,0)}function l(){if(s.value===null)return $`<div class="result"></div>`;let{words:d,instance:h,frames:u,heats:f}=s.value;return $`<div class="result">
      <p class="soft">${d}</p>
      ${u.length?$`<button type="button" onclick=${()=>a(`The search on ${h}`,u,0)}>
          Show the film again</button>`:$`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${f.map((p,m)=>$`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,f,m)}><span>${p.name}</span>
        <${Cn} text=${p.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:u}){let{words:f,options:p,order:m}=i();return $`<${dt} ...${{app:e,id:h,hidden:u,job:o,name:Aa,words:gd}} topic="explaining"
      action="Trace the search" onSubmit=${c} result=${$`<${l} />`}>
      <${X} label="Moments" title="How many of the first moments the film shows">${ie(n,"keep",1,1e3)}<//>
      <${X} label="Order of clues" hidden=${p.order.length===0}>
        ${Pe(n,"order",p.order)}<small class="soft">${f[m]??""}</small><//>
      <${X} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Pe(n,"heuristic",p.heuristic)}<//>
      <${X} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${p.labeling.length<2}>${Pe(n,"labeling",p.labeling)}<//>
    <//>`}}var Go={generate:Ko,compare:Ro,trace:qo},Ta=Object.keys(Go),Ca="pylogic:work:opened";function vd(e){let t=A(null),n=la(e,()=>t.value!==null),o=Ta.map(c=>({...Go[c],
name:c,Kind:Go[c].create(e,n)})),s=c=>{t.value=c,localStorage.setItem(Ca,c??""),c!==null&&n.refresh()},r=()=>$`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:c,NAME:l,TITLE:d})=>$`<button type="button" title=${d}
      aria-controls="work-${c}" aria-expanded=${t.value===c}
      onclick=${()=>s(t.value===c?null:c)}>${l}</button>`)}</div>
    ${o.map(({name:c,Kind:l})=>$`<${l} id="work-${c}" hidden=${t.value!==c} />`)}`,i=k("section",{id:"work","aria-labelledby":"work-heading"});T("#assistant").append(
i),F($`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let c=T("#work-generate");c.scrollIntoView({block:"ne\
arest"}),T("select, input",c).focus({preventScroll:!0})})});let a=localStorage.getItem(Ca);s(Ta.find(c=>c===a)??null)}function ye({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=u=>{u!==null&&u===n[0][0]&&!o()||(d.close(),r(u))},a=n.map(
([u,f],p)=>k("button",p===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(u)},f)),c=k("h2",{id:`title-${zt()}`},e),l=k("form",{onsubmit:u=>{u.preventDefault(),
i(n[0][0])}},c,...t,k("div",{class:"actions"},k("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),d=k("dialog",{class:s?"wide":"","aria-la\
belledby":c.id,oncancel:u=>{u.preventDefault(),i(null)},onclose:()=>d.remove()},l);document.body.append(d),d.showModal(),(l.querySelector("input:not([type=file]\
), textarea")??T(".primary",l)).focus()})}function Fe({key:e,words:t,actions:n=[],isBad:o=!1}){Be(e);let s=n.map(([r,i])=>k("button",{type:"button",onclick:()=>{
Be(e),i()}},r));T("#notices").append(k("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},k("span",{},t),k("span",{class:"group"},...s)))}
function Be(e){for(let t of Ae("#notices .notice"))t.dataset.key===e&&t.remove()}function Bt(e,t,n){let o=k("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Jo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=k("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await ye({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[k("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as yd,EditorView as Na,unifiedMergeView as $d}from"../vendor/codemirror-6.js";function Ma({store:e},t,n){let o=new Map;function s(c,l){let{saved:d,stamps:h}=e.now,u={saved:{...d,[c]:l.text??""},stamps:{...h,[c]:l.stamp}};e.change(u,{undoable:!1}),
o.delete(c),Be(`conflict ${c}`)}function r(c,l){o.set(c,l.stamp);let d=()=>r(c,l),h=`${l.name} was changed by another program, and you have unsaved changes.`;Fe(
{key:`conflict ${c}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(c,l).then(p=>({mine:u,theirs:f}[p??""]??d)())],["Keep mine",()=>u()],
["Take theirs",()=>f()]]});let u=()=>(s(c,l),n()),f=()=>{Re(e.now),e.change({[c]:l.text??""}),s(c,l)}}function i(c,l){let d=new Na({doc:l.text??"",extensions:[yd.
readOnly.of(!0),Na.contentAttributes.of({"aria-label":"Differences"}),$d({original:e.now[c],mergeControls:!1,collapseUnchanged:{}})]});return ye({title:`Two ver\
sions of ${l.name}`,isWide:!0,content:[k("p",{},k("span",{class:"mine"},"only in yours")," ",k("span",{class:"theirs"},"only in the file")),k("div",{class:"line\
s"},d.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(c,l){let{now:d}=e;l.text===null||l.text===d[c]?(s(c,l),l.text===null&&t(`${l.name}\
 is gone; saving makes it again.`)):d[c]===d.saved[c]?(e.change({[c]:l.text}),s(c,l),t(`${l.name} was changed by another program; here it is.`)):o.get(c)!==l.stamp&&
r(c,l)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Mn=["rules","facts"];function se(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Xe=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function La(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(v,g=!1)=>e.emit("message",{words:v,isBad:g}),r=Ma(e,s,f);function i(v){let{now:g}=t;if(g.puzzle&&Ze(g)){
let y=Re(g)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${g.instance} ${y}.`)}for(let{dataset:y}of Ae("#notices .notice"))y.key&&y.key!==
"connection"&&Be(y.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:g.mode,...v})}async function a(v,g){let{rules:y,facts:_,game:S}=await ke("open",{puzzle:v,
instance:g});e.emit("game",S);let O={rules:y.text??"",facts:_.text??""};return{puzzle:v,instance:g,...O,saved:O,stamps:{rules:y.stamp,facts:_.stamp}}}async function c(v,g){
let y=o+=1,_=await a(v,g);if(y!==o)return;if(_.stamps.rules===null)throw new Error(`There is no puzzle ${v} here.`);i(_);let S=o,O=(await We()).find(({document:x})=>x.
puzzle===v&&x.instance===g);if(!(O===void 0||S!==o)){if(Mn.some(x=>O.document[x]!==_[x]))return l(O);i({...O.document,..._,mode:t.now.mode}),Ye(O.id)}}function l(v){
let{document:g}=v,y=`Your unsaved changes of ${Xe(v.at)} to ${g.instance} are kept.`;Fe({key:"kept",words:y,actions:[["Restore",()=>d(v)],["Discard",()=>Ye(v.id)]]})}
function d(v){i(v.document),Ye(v.id)}function h(v,g,y,_={}){let S=v.puzzle===t.now.puzzle?t.now:v,{puzzle:O,rules:x,saved:E,stamps:C,constants:D={}}=S;i({puzzle:O,
instance:g,rules:x,facts:y,marks:_,constants:D,saved:{...E,facts:""},stamps:{...C,facts:null}})}let u=({puzzle:v,instance:g},y)=>t.now.puzzle===v&&(y==="rules"||
t.now.instance===g);function f(){let v=t.now,g=()=>u(v,"facts")?p():void 0;return n=n.then(g).catch(y=>s(se(y),!0)),n}async function p(){let{now:v}=t;for(let g of Mn)
v[g]!==v.saved[g]&&await m(v,g)}async function m(v,g){let{puzzle:y,instance:_,stamps:S,[g]:O}=v,{is_saved:x,file:E}=await ke("save",{puzzle:y,instance:g==="fact\
s"?_:null,text:O,stamp:S[g]});if(!x){u(v,g)?r.conflict(g,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}let C=!w.has(E.name)&&S[g]!==
null;w.add(E.name),u(v,g)&&r.take(g,E),s(C?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(C||S[g]===null)&&e.emit("library")}
let w=new Set,{changed:b}=r;return{open:c,show:i,read:a,restore:d,offer:l,showFacts:h,save:f,changed:b,tell:s,own:w,saved:()=>n}}var Da="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",kd="[a-z][a-z0-9_]{0,63}";function Ia(e,t,n){let{store:o}=e,s=f=>t.tell(se(f),!0),r=(f,p)=>{let m=k("input",
{required:!0,autocomplete:"off",spellcheck:!1,...p});return[k("label",{},f,m),m]},i=(...f)=>()=>f.every(p=>p.reportValidity());async function a(){let f=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),p=(C,D="9")=>r(C,{type:"number",min:1,max:60,value:D}),[m,w]=p("Rows",f?.[1]),[b,v]=p("Columns",f?.[2]),[g,y]=r("Name",{type:"text",pattern:Da,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ye({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
k("div",{class:"fields"},m,b,g)],buttons:[["make","Make it"]],check:i(w,v,y)})===null)return;let{puzzle:S,rules:O,constants:x}=o.now,{facts:E}=await H("frame",{
puzzle:S,rules:O,constants:x,rows:w.valueAsNumber,columns:v.valueAsNumber});t.showFacts(o.now,n.freeName(S,y.value),E),o.change({mode:"edit"})}async function c(){
let[f,p]=r("Name",{type:"text",pattern:kd,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await ye({title:"New puzzle",
content:[k("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),f],buttons:[["make","Make it"]],check:i(p)})===null)return;
let b=await ke("new",{name:p.value});await n.load(),await t.open(b.puzzle,b.instance),e.emit("pane","rules")}async function l(){let{now:f}=o,[p,m]=r("Name",{type:"\
text",pattern:Da,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,f.instance)});if(await ye({title:"Save this board under another\
 name",content:[p],buttons:[["save","Save"]],check:i(m)})===null)return;if((await t.read(f.puzzle,m.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${m.value} already.`);o.change({instance:m.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,facts:null}},{undoable:!1}),await t.save()}async function d(){
let{puzzle:f,instance:p}=o.now;t.show(await t.read(f,p))}async function h(){let f=await We();if(!f.length){t.tell("No unsaved changes are kept.");return}let p=[],
m=f.map(b=>k("label",{class:"choice"},k("input",{type:"radio",name:"kept",onchange:()=>{p[0]=b}}),`${b.document.instance} \xB7 ${n.titleOf(b.document.puzzle)}, ${Xe(
b.at)}`)),w=await ye({title:"Unsaved changes that are kept",content:m,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>p.length>0});for(let b of p)
w==="restore"?t.restore(b):w==="discard"&&Ye(b.id)}let u=f=>()=>f().catch(s);return{newBoard:u(a),newPuzzle:u(c),saveAs:u(l),revert:u(d),kept:u(h)}}var _d=500,Sd=5e3,Pa="What you have done is kept in this browser.",xd=`pylogic serve does not answer: has it ended? Start it again. ${Pa}`,Od=`pylogic serve was\
 started again: open the link that it has printed. ${Pa}`;function ja(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function c(){let{puzzle:f,instance:p,stamps:m}=o.now,{rules:w,facts:b}=m,v=new URLSearchParams({puzzle:f,instance:p,rules:w??"",facts:b??""}),g=await ae(`\
changes?${v}`);if(s&&l(),await t.saved(),o.now.stamps!==m)return;let y=i?.puzzle===f?i:{...g,puzzle:f};i={...g,puzzle:f};for(let _ of Mn)g[_]&&t.changed(_,g[_]);
g.names!==y.names&&n(),g.encodings!==y.encodings&&a()}function l(){s="",Be("connection"),t.tell(r),a(),n()}function d({status:f,message:p}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let m={0:xd,401:Od}[f]??p;s!==m&&Fe({key:"connection",isBad:!0,words:m}),s=m}let h=()=>{},u=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?Sd:_d)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await c().catch(d),await u()})()}var Ft="#gallery",Ed=6,zd=2,gt=(...e)=>[Ft,...e.map(t=>encodeURIComponent(t??""))].join("/");function Ra(e,t,n){let{store:o}=e,s=T("#gallery"),r=A(null),i=Nd(),
a=null,c=0;function l(b){s.hidden=!b,T("#panes").hidden=b,document.body.dataset.view=b?"gallery":"board",n.entitle()}async function d(){!wt()&&o.now.puzzle===""&&
history.replaceState(null,"",Ft);let b=location.hash,[,v,g]=b.split("/");wt()?g!==void 0?await h(v,g):await f(v):l(!1),a=b}async function h(b,v){try{let g=decodeURIComponent(
v);o.now.puzzle===b&&o.now.instance===g?u():await t.open(b,g)}catch(g){t.tell(se(g),!0),history.replaceState(null,"",Ft),await f()}}function u(){let b=location.
hash.split("/").length>2;wt()&&history[b?"replaceState":"pushState"](null,"",location.pathname),l(!1)}async function f(b){let v=c+=1,g=s.hidden||a!==location.hash?
a:null,y=n.entries.find(S=>S.puzzle===b),_=y?await ke("open",{puzzle:b}).catch(()=>({game:[]})):{played:await p()};v===c&&(l(!0),r.value={..._,kind:y,from:g})}async function p(){
let b=await We(),v=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...v,...b].reverse().map(y=>[`${y.document.puzzle}/${y.document.instance}`,
y])).values()].reverse().slice(0,Ed).map(y=>{let{document:_,id:S,at:O}=y;return{target:S===""?u:()=>t.restore(y),words:n.titleOf(_.puzzle),more:`${_.instance}, ${S===
""?"open":Xe(O)}`,draw:()=>H("tile",I(_))}})}async function m({puzzle:b}){o.now.puzzle===b?u():await h(b,encodeURIComponent(n.firstOf(b))),e.emit("make")}function w(){
let{kind:b,game:v=[],played:g=[],from:y=null}=r.value??{};return K(()=>{if(r.value===null||y===null)return;let _=[...s.querySelectorAll("a.tile")].find(({hash:S})=>S===
y);(_??T("h2",s)).focus(),_||(s.scrollTop=0)},[r.value]),r.value===null?null:$`<div class="page" key=${b?.puzzle}>${b?$`<${Td} ...${{kind:b,game:v,seen:i}} make=${()=>m(
b)} />`:$`<${Ad} ...${{library:n,played:g,seen:i}} />`}</div>`}return F($`<${w} />`,s),e.when("cancel-all",u),e.when("listed",()=>{s.hidden||d()}),{go:d}}function Ad({
library:e,played:t,seen:n}){let{puzzle:o,instance:s}=e.first,r=ze(""),i=e.entries.filter(({puzzle:l,title:d,aliases:h})=>[l,d,...h].some(u=>u.toLowerCase().replaceAll(
"_"," ").includes(r.value))),a=l=>{r.value=j(l).value.trim().toLowerCase()},c=l=>{l.preventDefault(),i.length&&(location.hash=gt(i[0].puzzle))};return $`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${gt(o,s)}>
        ${e.titleOf(o)}</a>.</p></header>
    ${t.length>0&&$`<h3>Go on</h3><${Yo} name="Played last" tiles=${t} seen=${n} />`}
    <form class="search" role="search" onsubmit=${c}><h3>All kinds</h3>
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${a} /></form>
    ${i.length===0&&$`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Yo} name="All kinds" seen=${n} tiles=${i.map(l=>({target:gt(l.puzzle),words:l.title,more:l.problem??Y(l.instances.length,"board"),draw:async()=>l.instances.
length?ae(`tile/${l.puzzle}/${encodeURIComponent(l.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`}var Td=({kind:{puzzle:e,title:t,instances:n},
game:o,seen:s,make:r})=>$`
  <header><a href=${Ft}>All kinds</a><h2 tabindex="-1">${t}</h2>
    <div class="game">${o.map(([i,a])=>$`<p class=${a?"item":""}>${i}</p>`)}</div></header>
  <${Yo} name=${`Boards of ${t}`} seen=${s} tiles=${n.map(i=>({target:gt(e,i),words:i,draw:()=>ae(`tile/${e}/${encodeURIComponent(i)}`)}))}>
    <li><button type="button" class="tile" onclick=${r}><span class="picture"><${we} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Yo=({name:e,tiles:t,seen:n,children:o})=>$`<ul class="tiles" aria-label=${e}>${t.map(s=>$`<li key=${`${s.words} ${s.target}`}><${Cd} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function Cd({target:e,words:t,more:n="",draw:o,seen:s}){let r=V(null),i=ze("");As(()=>s(r.current,async()=>{let c=await o(),l=c.pictures.slice(0,1).map(d=>ce(d.
svg));for(let d of l)d.querySelector("title")?.remove();r.current?.replaceChildren(...l),i.value=c.size?.join(" \xD7 ")??""}),[]);let a=$`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?$`<a class="tile" href=${e}>${a}</a>`:$`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var wt=()=>location.hash.split("/")[0]===Ft;function Nd(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<zd?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Wa(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},a=y=>o.find(_=>_.puzzle===y),c=y=>a(y)?.title??y,l=y=>a(y)?.instances??
[],d=y=>l(y)[0]??"board";function h({puzzle:y,instance:_}){let S=l(y);return gt(y,...S.slice(S.indexOf(_)+1).slice(0,1))}function u(y,_){let S=new Set([...l(y),
y===n.now.puzzle?n.now.instance:""]);if(!S.has(_))return _;let O=2;for(;S.has(`${_}${O}`);)O+=1;return`${_}${O}`}let f=(y,_)=>t.open(y,_).catch(S=>{t.tell(S.message,
!0),w()}),p=k("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>f(p.value,d(p.value))}),m=k("select",{"aria-label":"Board",title:"Board",onchange:()=>f(
n.now.puzzle,m.value)});function w(){let{puzzle:y,instance:_}=n.now,S=a(y)?.own;v(p,o.map(x=>[x.puzzle,x.title,x.own.rules]),y);let O=l(y).map(x=>[x,x,!!S?.instances.
includes(x)]);v(m,O,_),b()}function b(){let{puzzle:y,instance:_}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${xe(n.now)?"\u2022 ":""}${_}\
 \xB7 ${c(y)} \xB7 pylogic`}function v(y,_,S){let O=(C,D)=>{let R=_.filter(([,,B])=>B===D).map(([B,ne])=>k("option",{value:B},ne));return R.length?[k("optgroup",
{label:C},...R)]:[]},x=_.some(([C])=>C===S)?[]:[k("option",{value:S},`${S} (not saved)`)],E=[...O(`In the folder ${s}`,!0),...O("With pylogic",!1)];y.replaceChildren(
...x,...E),y.value=S}async function g(y){let _=await ae("library",y);[o,s,i,r]=[_.puzzles,_.folder,_.first,_.pupil],document.body.classList.toggle("pupil",r!==null);
for(let S of o){S.own.rules&&t.own.add(`encodings/${S.puzzle}.lp`);for(let O of S.own.instances)t.own.add(`instances/${S.puzzle}/${O}.lp`)}return n.now.puzzle&&
w(),e.emit("listed"),_}return n.on(["puzzle","instance","rules","facts","saved"],w),{load:g,titleOf:c,freeName:u,firstOf:d,behind:h,entitle:b,elements:[p,m],get entries(){
return o},get first(){return i},get pupil(){return r}}}function Ln(e,t,n){let o=k("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=k("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,k("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),c=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=c?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=c?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let c=a.newState===
"open";s.setAttribute("aria-expanded",String(c)),c&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let c=i(),l=c.findIndex(h=>h===document.activeElement),d={ArrowDown:l+1,ArrowUp:l-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),d!==void 0&&
(c.at(d%c.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{j(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function ee(e,t,{note:n="",key:o="",isOff:s=!1}={}){return k("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
onclick:t},k("span",{class:"name"},e),o?k("kbd",{},o):null,n?k("small",{},n):null)}var Zo=e=>k("div",{class:"heading",role:"presentation"},e);var Dn="#pylogic=";var Ba=/^[a-z_][A-Za-z0-9_]{0,63}$/,Md=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,In=e=>e.includes(Dn);async function Fa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:c}=e,l=o===c.rules?{}:{rules:o},d=await Id(JSON.stringify({puzzle:t,instance:n,...l,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${Dn}${d}`}async function Ha(e){let t=e.slice(e.indexOf(Dn)+Dn.length).trim(),n;try{n=JSON.parse(await Pd(t))}catch(d){throw d.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Dd(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:c,constants:l}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:c,constants:l}}var Ua=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),bt=e=>typeof e=="string",Ld=e=>Array.isArray(e)&&e.every(bt),Xo=(e,t,n)=>Ua(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Dd(e){return Ua(e)&&bt(e.puzzle)&&Ba.test(e.puzzle)&&bt(e.instance)&&Md.test(e.instance)&&bt(e.facts)&&
(e.rules===void 0||bt(e.rules))&&Xo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Xo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Ld)&&Xo(e.constants,Ba,t=>bt(t)&&t.length<=
200)}async function Id(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Pd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:c}=await s.read();if(a)break;if(i+=c.length,i>2e6)throw await s.cancel(),new Error("large");r.push(c)}return new Blob(r).text()}var Ka=2e6,jd=/^[^%\n]*(:-|#program|#show|[{}])/m,Qo="input, textarea, select, dialog, .cm-editor, [contenteditable]";function qa(e,t,n,o){let{store:s}=e;async function r(u,f="\
pasted"){if(In(u))return o(u);if(u.length>Ka)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:p,rules:m,constants:w}=s.now,
b=p?{puzzle:p,rules:m,constants:w}:{puzzle:n.first.puzzle},v=await H("import",{...b,text:u});if(!p&&!v.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let g=v.puzzle===p?s.now:await t.read(v.puzzle,f),y=Object.fromEntries(v.answer.map(x=>[x,!0]));t.showFacts(g,n.freeName(v.
puzzle,f),v.facts,y);let _=v.answer.length?", with what it shows of a solution":"",S=`a board of ${n.titleOf(v.puzzle)}`,O=v.is_named?`Recognised ${v.format}: ${S}`:
`Read as ${S}, the puzzle that is open`;t.tell(`${O}${_}.`),e.emit("pane","board")}async function i(u,f){let p=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),m=await t.read(p,n.firstOf(p));t.show({...m,rules:u}),t.tell(`These are rules: they are open as the puzzle ${p}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(u,f,p=!1)=>(p&&f&&jd.test(u)?i(u,f):r(u,f)).catch(m=>t.tell(se(m),!0));async function c(u){u.size>Ka?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await u.text(),Rd(u.name),u.name.endsWith(".lp"))}async function l(){let u=k("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=k("p",{class:"failure",role:"alert",hidden:!0}),p=[k("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),u,f];for(;;){if(await ye({title:"Paste a board",content:p,buttons:[["open","Open it"]],check:()=>u.
value.trim()!==""})===null)return;try{await r(u.value);return}catch(w){f.hidden=!1,f.textContent=se(w)}}}function d(){let u=k("input",{type:"file",onchange:()=>[
...u.files??[]].slice(0,1).forEach(c)});u.click()}addEventListener("paste",u=>{let f=u.clipboardData?.getData("text/plain")??"";j(u).closest?.(Qo)||f.trim()===""||
(u.preventDefault(),a(f))});let h=({dataTransfer:u})=>!!u?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",u=>{j(u).closest?.(
Qo)||!h(u)||(u.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",u=>{u.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",u=>{if(delete document.body.dataset.drop,j(u).closest?.(Qo)||!u.dataTransfer||!h(u))return;u.preventDefault();let[f]=u.dataTransfer.files;f?c(f):a(u.dataTransfer.
getData("text/plain"))}),{askForText:l,askForFile:d}}var Rd=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Ga({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,c=xe(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
c||await ke("solved",{puzzle:r,instance:i}).catch(l=>n("message",{words:l.message,isBad:!0}))})}var Wd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},Bd=15e5,Va=2,Fd=["localhost","127.0.0.1","[::1]"];function Ja(e,t){let{store:n}=e,o=h=>t.
tell(se(h),!0);async function s(){let h=await Fa(n.now);h.length>Bd?t.tell("This is too much for a link: download the files.",!0):await Jo(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:u}=await H("picture",I(n.now));h==="svg"?Bt(`${n.now.instance}.svg`,u,"image/svg+xml"):Bt(`${n.now.instance}.\
png`,await Hd(u),"image/png")}async function i(){let h=open("","_blank");try{let{html:u}=await H("page",I(n.now)),f=URL.createObjectURL(new Blob([u],{type:"text\
/html"}));h?h.location=f:Bt(`${n.now.instance}.html`,u,"text/html")}catch(u){h?.close(),o(u)}}function a(){let h=k("div",{class:"formats"},k("small",{class:"sof\
t"},"One moment\u2026"));return H("export",I(n.now)).then(({formats:u})=>{h.replaceChildren(...u.map(f=>ee(c(f),()=>Jo(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),u.length||h.append(k("small",{},"No other program's format fits this puzzle."))},u=>h.replaceChildren(
k("small",{class:"failure"},se(u)))),h}let c=({format:h,title:u})=>`${u}${Wd[h]??""}`,l=(h,u,f)=>ee(`${h}, ${u}.lp`,()=>Bt(`${u}.lp`,f,"text/plain")),d=()=>[ee(
"Copy link",()=>s().catch(o),{note:`holds rules and board, and works ${Fd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where t\
his page can be reached"}; nothing is uploaded`}),Zo("Copy for other programs"),a(),Zo("Download"),l("Facts",n.now.instance,n.now.facts),l("Rules",n.now.puzzle,
n.now.rules),ee("Picture, SVG",()=>r("svg").catch(o)),ee("Picture, PNG",()=>r("png").catch(o)),ee("Page to print",i,{note:"the rules in words, and the board"})];
T("#share").append(...Ln("Share","Share: links, files, print",d))}async function Hd(e){let t=k("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.
decode();let n=k("canvas",{width:Va*t.width,height:Va*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?
o(r):s(new Error("This picture is too large.")),"image/png")})}async function Ya(e){T("#bar").append(k("div",{id:"notices"}));let t=La(e),n=Wa(e,t),o=d=>Xa(e,t,d),s=qa(e,t,n,o),r=Ia(e,t,n),i=Ra(e,t,n);Kd(e,t,n,s,r),Ja(e,t),
Ud(e,n),Ga(e,n);let a=n.load();a.catch(()=>{});let c=await ga();await qd(e,t,a,c).catch(d=>t.tell(se(d),!0)),await i.go(),Gd(e,t,()=>c.id),addEventListener("has\
hchange",async()=>{await Za(t,o),await i.go()});let l=()=>n.load().catch(()=>{});e.when("library",l),ja(e,t,l)}function Ud({store:e,when:t},n){let o=k("a",{class:"\
next"},"Next board");T("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Kd(e,t,n,o,s){let{store:r}=e,i=k("button",{type:"button",
id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",k("span",{class:"dot","aria-hidden":"true"})),a=()=>{let h=xe(r.now);i.disabled=!h,i.setAttribute("aria-l\
abel",h?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[ee("Save",t.save,{key:"Ctrl-S",isOff:!xe(r.now)}),ee("Save board as\u2026",
s.saveAs,{isOff:!r.now.puzzle})],d=Ln("File","File: new, paste, save",()=>[ee("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),...n.
pupil!==null?[]:[ee("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],ee("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at \
and others"}),ee("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),ee("Back to the saved files",s.revert,{isOff:!xe(r.now)}),ee("\
Kept changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...d,i),r.on(["rules","facts","saved"],a),a(),addEventListener("keydo\
wn",h=>{!(h.ctrlKey||h.metaKey)||h.altKey||h.key.toLowerCase()!=="s"||(h.preventDefault(),t.save())})}async function qd(e,t,n,o){if(await Za(t,i=>Xa(e,t,i))){o.
draft&&Ze(o.draft.document)&&Re(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,ya());return}let s=(await We()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(s&&!wt()&&!r?.first.is_asked&&await wa(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`Your unsaved changes of ${Xe(
s.at)} are back.`);return}wt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function Za(e,t){let{hash:n}=location;
if(!In(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(se(o),!0),!1}}async function Xa(e,t,n){let{rules:o,
...s}=await Ha(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, which is not \
here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved rules",()=>e.store.
change({rules:r.saved.rules})]];Fe({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like all others, and n\
othing is saved yet."})}function Gd({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Uo(n(),e.now)||o||(o=!0,t.tell("The browser has no room left to keep unsaved c\
hanges: save them (Ctrl-S).",!0))};e.on(Object.keys(st),ue(300,s)),addEventListener("pagehide",()=>{s(),va(e.history)}),document.addEventListener("visibilitycha\
nge",()=>{document.hidden&&s()}),s()}var ts={};$e(ts,{start:()=>Yd});var es="pylogic:guide",Jd=["workbench","index"];function Yd(e){let t=T("#drawer"),n=ge(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function c(m){
o.value||(a=document.activeElement),o.value=!0,T("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await ae("guide")),await h(m??localStorage.
getItem(es)??"")}catch(w){i.value={title:"",nodes:[k("p",{class:"failure"},w.message)]}}}function l(){o.value=!1,(a?.isConnected?a:p).focus()}let d=()=>o.value?
l():c(null);async function h(m,w=r.value){let[b,v]=m.split("#"),g=new Set(s.value.map(({topic:S})=>S)),y=[b,...Jd].find(S=>g.has(S))??b,_=await n(S=>ae(`guide/${y}`,
S));_!==void 0&&(r.value=w.at(-1)===y?w:[...w,y],localStorage.setItem(es,y),i.value={title:_.title,nodes:Zd(_.html),heading:v})}function u(m){let w=j(m).closest(
"a[data-topic]");w!==null&&(m.preventDefault(),c(w.dataset.topic??""))}function f(){let{title:m,nodes:w,heading:b}=i.value,v=r.value.slice(0,-1);return K(()=>{let g=T(
"article",t);g.replaceChildren(...w);let y=b?g.querySelector(`#${CSS.escape(b)}`):null;y?y.scrollIntoView():t.scrollTop=0},[w]),$`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${g=>c(j(g).value)}>
          ${s.value.map(({topic:g,title:y})=>$`<option key=${g} value=${g}>${y}</option>`)}</select>
        <button type="button" title="The page before" disabled=${v.length===0}
          onclick=${()=>h(v[v.length-1],v)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${l}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${m} onclick=${u}></article>`}F($`<${f} />`,t);let p=k("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:d});F($`<${we} name="book" /><span class="wide">Guide</span>`,p),T("#appearance").prepend(p),N(()=>{t.hidden=!o.
value,p.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",m=>{if(m.key==="F1")d();else if(m.key==="Escape"&&t.contains(document.activeElement))
l();else return;m.preventDefault()}),e.when("guide",c)}function Zd(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&Xd(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=k("button",{type:"button",class:"copy",onclick:()=>Qd(s,
o)},"Copy"),r=k("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=k("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function Xd(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(es)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function Qd(e,t){await navigator.clipboard.writeText(eh(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function eh(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var Qa="pylogic:panes",th=256,nh=340,oh=24,sh=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function el(){
let e=T("#panes"),t=JSON.parse(localStorage.getItem(Qa)??"{}");for(let[n,o,s,r]of sh){let i=T(o),a=k("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),c=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},l=h=>{let u=e.clientWidth-nh-(T(s).offsetTop===i.offsetTop?T(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(th,Math.min(h,u))),localStorage.setItem(Qa,JSON.stringify(t)),c()},d=({clientX:h})=>{let{left:u,right:f}=i.getBoundingClientRect();
l(n==="left"?h-u:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",d)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",d)),a.addEventListener("dblclick",()=>l()),a.addEventListener("keydown",({key:h})=>{let u={ArrowLeft:-1,ArrowRight:1}[h];
u&&l(i.offsetWidth+oh*(n==="left"?u:-u))}),(n==="left"?T("#board"):i).before(a),c()}}os();var tl=Ws(),nl={store:tl,overview:Us(tl),...Ks()};for(let e of[no,ho,So,Do,Vo,ts])e.start(nl);el();await Ya(nl);document.documentElement.dataset.ready="";
