var fl=Object.defineProperty;var ye=(e,t)=>{for(var n in t)fl(e,n,{get:t[n],enumerable:!0})};var V=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Qe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var rs="pylogic:token";function is(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(dl(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var dl=e=>localStorage.setItem(rs,e);async function jn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(rs)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new V({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?hl(await r.json()):
await r.text();throw new V({words:a,status:r.status})}return r}function hl(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function le(e,t){return(await jn(e,void 0,t)).json()}async function $e(e,t,n){return(await jn(e,t,n)).json()}async function ce(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await jn(e,t,n);if(s.body===null)throw new V({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new V({words:"The server has gone away.",status:0})}
if(a.done)throw new V({words:"The server has gone away.",status:0});let l=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let c of l){let d=ml(c);if(d!==null){if(d.name==="done")return d.data;if(d.name==="failed")throw new V(d.data);o(d.name,d.data)}}}}var H=(e,t,n)=>ce(
e,t,{signal:n});function ml(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var R,vs,ys,xe,Bn,Jt,$s,Gt,ks,qn,Wn,gl,Ot=Symbol.for("pv"),Yt={},Zt=[],wl=/^m(i|n|o|s|text|space)$/,Gn=Array.isArray,Vn=Zt.slice,He=Object.assign;function Ue(e){
e&&e.parentNode&&e.remove()}function _s(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Vn.call(arguments,2):n),vt(e,i,o,s,null)}function vt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ot,
__v:s||++vs,__i:-1,__u:0};return!s&&R.vnode&&R.vnode(r),r}function et(e){return e.children}function yt(e,t){this.props=e,this.context=t,this.__g=0}function Oe(e,t){
if(t==null)return e.__&&Oe(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Oe(
e)}function bl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=He({constructor:Ot},n)).__v=n.__v+1,R.vnode&&R.vnode(t),Jn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||Oe(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,As(s,t,r),n.__=n.__e=null,t.__e!=o&&Ss(t))}function Ss(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ss(e)}function as(e){(8&e.__g||(e.__g|=8,xe.push(e),Jt++))&&Bn==R.debounceRendering||((Bn=R.debounceRendering)||
queueMicrotask)(xs)}function xs(){try{for(var e,t=1;xe.length;)xe.length>t&&xe.sort($s),e=xe.shift(),t=xe.length,8&e.__g&&bl(e)}finally{(Jt=xe.length)&&(Bn||queueMicrotask)(
xs)}}function Os(e,t,n,o,s,r,i,a,l,c,d){var h,u,f,m,p,w,v=o.__k||Zt,g=t.length;for(l=vl(n,t,v,l,g),h=0;h<g;h++)(f=n.__k[h])!=null&&(u=~f.__i&&v[f.__i]||Yt,f.__i=
h,w=Jn(e,f,u,s,r,i,a,l,c,d),m=f.__e,(u.ref!=f.ref||8&u.__u)&&(u.ref&&Yn(u.ref,null,f,u),f.ref&&d.push(f.ref,f.__c||m,f)),p=p||m,4&f.__u?(l=Es(f,l,e,!u.__v),u.__e&&
(u.__e=null)):typeof f.type=="function"&&w!==void 0?l=w:m&&(l=m.nextSibling),f.__u&=-21);return n.__e=p,l}function vl(e,t,n,o,s){var r,i,a,l,c,d,h,u,f,m=n.length,
p=m,w=0,v=0,g=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[r]=vt(null,
i):Gn(i)?i=g[r]=vt(et,{children:i}):i.constructor===Ot&&i.__b?i=g[r]=vt(i.type,i.props,i.key,i.ref,i.__v):g[r]=i,l=r+w,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=yl(
i,n,l,p))&&(p--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?w--:c==l+1?w++:c!=l&&(c>l?w--:w++,v=1)):(~c||(s>m?w--:s<m&&w++),typeof i.type!="function"&&(i.__u|=
4))):g[r]=null;if(v){for(d=[],h=[],r=0;r<s;r++)if((i=g[r])&&16&i.__u){for(w=0,u=d.length;w<u;)d[f=w+u>>1]<i.__i?w=f+1:u=f;d[w]=i.__i,h[r]=w+1}for(w=d.length;r--;)
h[r]&&(h[r]==w?w--:g[r].__u|=4)}if(p)for(r=0;r<m;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=Oe(a)),Zn(a,a));return o}function Es(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Es(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Oe(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function yl(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)
return n;if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function ls(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Kt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||ls(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ls(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Wn[t]||(Wn[t]=$l(t)),(e.__a||(e.__a={}))[t]=qn,r=
t!=(t=t.replace(ks,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function $l(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Gt]==null)t[Gt]=qn++;else if(t[Gt]<this.__a[e])
return;return n(R.event?R.event(t):t)}}}function Jn(e,t,n,o,s,r,i,a,l,c){var d,h,u,f,m,p,w,v,g,b,$,_,S,O,x,E,C,M,B=t.type;if(t.constructor!==Ot)return null;128&
n.__u&&(l=32&n.__u,d=n.__c.__z)&&(t.__u|=l,h=r=[],d.nodeType==8?a=Vt(d,r):r.push(d),a=r[0]||a),(d=R.__b)&&d(t);e:if(typeof B=="function"){u=i.length;try{if(v=t.
props,g=(d=B.prototype)&&d.render,b=(d=B.contextType)&&o[d.__c],$=d?b?b.props.value:d.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(g?t.__c=f=new B(v,$):(t.__c=
f=new yt(v,$),f.constructor=B,f.render=_l),b&&b.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),B.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=He({},f.__s)),He(f.__s,B.getDerivedStateFromProps(v,f.__s)))),m=f.props,p=f.state,f.__v=t,n.__c){if(v!==m&&g&&!B.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(v,$),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,$)===
!1){t.__v!=n.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(j){j&&(j.__=t)}),Zt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=Oe(n);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,$),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,p,w)})}else
g&&!B.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=$,f.props=v,f.__P=
e,f.__g&=-5,_=R.__r,S=g?25:0;do f.__g&=-9,_&&_(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);g&&(Zt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=He({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(m,p)),O=d&&d.type===et&&d.key==
null?d.props.children:d,v.__P&&(d=a,s=(e=v.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(j){j&&Zn(j,j)}),n.__k=null),a=n.__k?Oe(n,0):
null),a=Os(e,Gn(O)?O:[O],t,n,o,s,r,i,a,l,c),v.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(Ue),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(j){if(i.length=
u,t.__v=null,l||r)if(j&&j.then){if(t.__u|=128|l,r){for(~(C=r.indexOf(a||void 0))||(C=r.length);(M=r[C-1])&&M.nodeType==8;)C--;for(;C<r.length;C++)if(M=r[C])if(r[C]=
null,x){if(M==E)break}else{if(M.nodeType!=8)break;M.data.startsWith("$s")&&(E=Vt(x=M))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(d=Vt(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Ue);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),j&&j.then||zs(t),R.__e(j,t,n)}}else
a=t.__e=kl(n.__e,t,n,o,s,r,i,l,c,e);return(d=R.diffed)&&d(t),a}function Vt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(zs))}function As(e,t,n){for(var o=0;o<n.length;)Yn(n[o++],n[o++],n[o++]);R.__c&&R.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){R.__e(r,s.__v)}})}function kl(e,t,n,o,s,r,i,a,l,c){var d,h,u,f,m,p,w,v,g=n.props||Yt,b=t.props,$=t.type;if($=="svg"?s="http://www.w3.org/2000/svg":
$=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((m=r[d])&&($?m.localName==$:m.nodeType==3)){
e=m,r[d]=null;break}}if(!e){if(v=c.ownerDocument||document,!$)return v.createTextNode(b);e=v.createElementNS(s,$,b.is?b:c),a&&(R.__m&&R.__m(t,r),a=!1),r=null}if($){
if(c=$=="template"&&e.content||e,r=$=="textarea"&&b.defaultValue!=null?null:r&&Vn.call(c.childNodes),!a&&r)for(g={},d=0;d<e.attributes.length;d++)g[(m=e.attributes[d]).
name]=m.value;for(d in g)m=g[d],d=="dangerouslySetInnerHTML"?u=m:d=="children"||d in b||d=="value"&&"defaultValue"in b||d=="checked"&&"defaultChecked"in b||Kt(e,
d,null,m,s);for(d in b)m=b[d],d=="children"?f=m:d=="dangerouslySetInnerHTML"?h=m:d=="value"?p=m:d=="checked"?w=m:a&&typeof m!="function"||g[d]===m||Kt(e,d,m,g[d],
s);h?(a||u&&(h.__html==u.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(u&&(e.textContent=""),($=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&wl.test($))&&(s="http://www.w3.org/1999/xhtml"),Os(c,Gn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Oe(n,0),a,l),r&&r.some(Ue)),a&&$!="textarea"||(d="valu\
e",$=="progress"&&p==null?e.removeAttribute(d):p==null||p===e[d]&&($!="progress"||p)||Kt(e,d,p,g[d],s),d="checked",w!=null&&w!=e[d]&&Kt(e,d,w,g[d],s))}else g===
b||a&&e.data==b||(e.data=b);return e}function Yn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){R.__e(s,n)}}function Zn(e,t,n){var o,s,r,i;if(R.unmount&&R.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Yn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){R.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Zn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Vt(o,r=[]))&&(o==e.__e&&r.some(Ue),Ue(s),Ue(o)),n||Ue(e.__e),e.__e=e.__c=e.__=null}function _l(e,t,n){
return this.constructor(e,n)}function F(e,t){var n,o,s,r;R.__&&R.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=vt(et,{children:[
e]}),s=[],r=[],Jn(t,t.__k,o||Yt,Yt,t.namespaceURI,o?null:t.firstChild?Vn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),As(s,t.__k,r),t.__k.props.children=
null}R={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Jt=0,e}},vs=0,ys=function(e){return e!=null&&e.
constructor===Ot},yt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=He({},this.state)),typeof e=="function"&&(e=e(He({},n),this.props)),
e&&(He(n,e),this.__v&&(t&&this.__k.push(t),as(this)))},yt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),as(this))},yt.prototype.render=
et,xe=[],Jt=0,$s=function(e,t){return e.__v.__b-t.__v.__b},Gt=Symbol(),ks=/(PointerCapture)$|Capture$/i,qn=0,Wn={},gl=0;var Ts=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,Ts(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},cs=new Map;function Sl(e){var t=cs.get(this);return t||(t=
new Map,cs.set(this,t)),(t=Ts(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],c=function(u){r===1&&(u||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?l.push(0,u,i):r===3&&(u||i)?(l.push(3,u,i),r=2):r===2&&i==="..."&&u?l.push(4,u,0):r===2&&i&&!u?l.push(5,0,!0,i):r>=5&&((i||!u&&r===5)&&(l.push(r,0,i,s),r=
6),u&&(l.push(r,u,0,s),r=6)),i=""},d=0;d<n.length;d++){d&&(r===1&&c(),c(d));for(var h=0;h<n[d].length;h++)o=n[d][h],r===1?o==="<"?(c(),l=[l],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[d][h+1]===">")?(c(),r===3&&
(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return c(),l})(e)),t),arguments,[])).length>1?t:t[0]}var y=Sl.bind(_s),St,ne,Rn,us,xl=Object.is,Fn=0,
Cs=[],Un=[],K=R,fs=K.__b,ds=K.__r,hs=K.diffed,ms=K.__c,ps=K.unmount,gs=K.__;function Xn(e,t){K.__h&&K.__h(ne,e,Fn||t),Fn=0;var n=ne.__H||(ne.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function Ns(e,t){var n=Xn(St++,3);!K.__s&&Qn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ne.__H.__h.push(n))}function q(e,t){var n=Xn(
St++,4);!K.__s&&Qn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ne.__h.push(n))}function J(e){return Fn=5,tt(function(){return{current:e}},[])}function tt(e,t){var n=Xn(St++,
7);return Qn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ol(){var e;do{for(;e=Un.shift();)try{$t(e)}catch(n){K.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Cs.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some($t),t.__h.some(Hn),t.__h=[]}catch(n){t.__h=[],K.__e(n,e.__v)}}}while(Un.length)}K.__b=function(e){ne=null,fs&&fs(e)},K.__=function(e,t){
e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gs&&gs(e,t)},K.__r=function(e){ds&&ds(e),St=0;var t=(ne=e.__c).__H;t&&(Rn==ne?ne.__h=[]:(t.__h.some($t),t.__h.some(Hn),St=
0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Rn=ne},K.diffed=function(e){hs&&hs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&bs(Cs.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Rn=ne=null},K.__c=function(e,t){t.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.
__||Hn(o)})}catch(o){n.__h=[function(){throw o}]}}),ms&&ms(e,t)},K.unmount=function(e){ps&&ps(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&
s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,bs(Un.push(s))}else $t(s)}catch(r){t=r}}),o.__H=void 0,t&&K.__e(t,o.__v))};var ws=typeof requestAnimationFrame==
"function";function El(e){var t,n=function(){clearTimeout(o),ws&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ws&&(t=requestAnimationFrame(n))}function bs(e){
e!=1&&us==K.requestAnimationFrame||((us=K.requestAnimationFrame)||El)(Ol)}function $t(e){var t=ne,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ne=t}function Hn(e){
var t=ne;e.__c=e.__(),ne=t}function Qn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!xl(n,e[o])})}var zl=Symbol.for("preact-signals");function tn(){
if(ke>1)ke--;else{var e,t=!1;for((function(){var s=Qt;for(Qt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();_t!==void 0;){var n=_t;for(_t=void 0,Xt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ls(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Xt=0,ke--,
t)throw e}}function eo(e){if(ke>0)return e();Kn=++Al,ke++;try{return e()}finally{tn()}}var kt,W=void 0;function Y(e){var t=W,n=kt;W=void 0,kt=void 0;try{return e()}finally{
W=t,kt=n}}var _t=void 0,ke=0,Xt=0,Al=0,Kn=0,Qt=void 0,en=0;function Ms(e){if(W!==void 0){var t=e.n;if(t===void 0||t.t!==W)return t={i:0,S:e,p:W.s,n:void 0,t:W,e:void 0,
x:void 0,r:t},W.s!==void 0&&(W.s.n=t),W.s=t,e.n=t,32&W.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=W.s,t.n=void 0,
W.s.n=t,W.s=t),t}}function ee(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ee.prototype.brand=
zl;ee.prototype.h=function(){return!0};ee.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Y(function(){var o;(o=
t.W)==null||o.call(t)}))};ee.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&Y(function(){var s;(s=t.Z)==null||s.call(t)}))}};ee.prototype.subscribe=function(e){var t=this;return N(function(){var n=t.value;
Y(function(){return e(n)})},{name:"sub"})};ee.prototype.valueOf=function(){return this.value};ee.prototype.toString=function(){return this.value+""};ee.prototype.
toJSON=function(){return this.value};ee.prototype.peek=function(){var e=this;return Y(function(){return e.value})};Object.defineProperty(ee.prototype,"value",{get:function(){
var e=Ms(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Xt>100)throw new Error("Cycle detected");(function(n){ke!==0&&Xt===0&&n.
l!==Kn&&(n.l=Kn,Qt={S:n,v:n.v,i:n.i,o:Qt})})(this),this.v=e,this.i++,en++,ke++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{tn()}}}});function A(e,t){return new ee(
e,t)}function Ls(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ds(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Is(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ke(e,t){ee.call(this,void 0,t),this.x=e,this.s=void 0,this.g=en-1,
this.f=4}Ke.prototype=new ee;Ke.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===en))return!0;if(this.g=en,this.f|=
1,this.i>0&&!Ls(this))return this.f&=-2,!0;var e=W;try{Ds(this),W=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return W=e,Is(this),this.f&=-2,!0};Ke.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}ee.prototype.S.call(this,e)};Ke.prototype.U=function(e){if(this.t!==void 0&&(ee.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==
void 0;t=t.n)t.S.U(t)}};Ke.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ke.prototype,"valu\
e",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ms(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function de(e,t){
return new Ke(e,t)}function Ps(e){var t=e.j;if(e.j=void 0,typeof t=="function"){ke++;var n=W;W=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,to(e),o}finally{W=n,
tn()}}}function to(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ps(e)}function Tl(e){if(W!==this)throw new Error("Out-of-order effect");Is(this),
W=e,this.f&=-2;try{8&this.f&&to(this)}finally{tn()}}function nt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,kt&&kt.push(
this)}nt.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};nt.prototype.
S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ps(this),Ds(this),ke++;var e=W;return W=this,Tl.bind(this,e)};nt.prototype.N=function(){
2&this.f||(this.f|=2,this.u=_t,_t=this)};nt.prototype.d=function(){this.f|=8,1&this.f||to(this)};nt.prototype.dispose=function(){this.d()};function N(e,t){var n=new nt(
e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var js,Et,qt,Cl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Rs=[];N(function(){js=this.N})();function ot(e,t){R[e]=t.bind(null,R[e]||function(){})}function xt(e){if(qt){var t=qt;qt=void 0,t()}qt=e&&e.S()}function Bs(e){
var t=this,n=e.data,o=Ee(n);o.name="ReactiveDom",o.value=n;var s=tt(function(){for(var a=t,l=t.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=de(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),d=de(function(){return!Array.isArray(c.value)&&!ys(c.value)}),h=N(function(){if(this.N=Fs,d.value){var f=c.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),u=t.__$u.d;return t.__$u.d=function(){h(),u.call(this)},[d,c]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Bs.displayName="ReactiveTextNode";Object.defineProperties(ee.prototype,{constructor:{configurable:!0,value:_s(et,null).constructor},type:{configurable:!0,
value:Bs},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ot("__b",function(e,t){if(xt(),
Et=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof ee&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
ot("__r",function(e,t){if(e(t),t.type!==et){xt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return N(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;Cl&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Et=o,xt(n)}});ot("__e",function(e,t,n,o){xt(),Et=void 0,e(t,n,o)});ot("diffed",function(e,t){xt(),Et=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var l in o){var c=r[l],
d=o[l];c===void 0?(c=Nl(n,l,d,s),r[l]=c):c.o(d,s)}}}e(t)});function Nl(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:N(function(){this.N=Fs;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}ot("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var l in i)a[l]=i[l]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});ot("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});yt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Ee(e,t){return tt(function(){return A(e,t)},[])}function Ws(e,t){
var n=J(e);return n.current=e,Et.__$f|=4,tt(function(){return de(function(){return n.current()},t)},[])}var Ml=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Ll(){eo(function(){for(var e;e=Rs.shift();)js.call(e)})}function Fs(){Rs.push(this)===1&&(R.requestAnimationFrame||Ml)(Ll)}var st=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Dl=["facts","marks","notes"],Il=["puzzle","instance","rules","facts","constants"];function Us(e=st){let t=A(e),n=e,o=de(()=>{let h=t.value;
return Il.some(u=>h[u]!==n[u])&&(n=h),n}),s=[],r=[],i=null,a=new Set,l=h=>eo(()=>{let u=t.peek();t.value=h;let m=Object.keys(h).filter(p=>h[p]!==u[p]);if(m.length)
for(let p of[...a])p(h,u,new Set(m))}),c=({facts:h,marks:u,notes:f})=>({facts:h,marks:u,notes:f}),d=(h,u)=>{if(!h.length)return;let f=t.peek();u.push(c(f)),i=null,
l({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:c(t.value),past:s,future:r}},change(h,{merge:u=null,undoable:f=!0}={}){let m=t.peek(),p=Dl.some(w=>w in h&&h[w]!==m[w]);p&&f&&!(u!==
null&&u===i)&&(s.push(c(m)),r=[]),(p||"mode"in h)&&(i=u),l({...m,...h})},open(h,u=null){let f={...st,...h};[s,r,i]=u!==null&&JSON.stringify(u.now)===JSON.stringify(
c(f))?[u.past,u.future,null]:[[],[],null],l(f)},undo:()=>d(s,r),redo:()=>d(r,s),on(h,u){let f=new Set(h),m=(...p)=>{[...p[2]].some(w=>f.has(w))&&u(...p)};return a.
add(m),()=>a.delete(m)}}}function I(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function qe(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var no={facts:40,rules:200},Hs=["puzzle","instance","rules","facts","constants","marks"],Ks="facts";function Gs(e){let t=new Set,n=new Map,o=new Set,s=no.facts,
r=0;e.on(Hs,(u,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?no.rules:no.facts});function i(u,f){return l(u),o.add(u),new Promise((m,p)=>{let w={resolve:m,reject:p,
onEvent:f},v=[...t].find(({about:g,parts:b})=>b.includes(u)&&Hs.every($=>g?.[$]===e.now[$]));v?(v.wishes.set(u,w),qs(v,u)):(n.set(u,w),clearTimeout(r),r=setTimeout(
c,s))})}function a(u){l(u),o.delete(u)}function l(u){n.get(u)?.resolve(void 0),n.delete(u);for(let f of[...t]){let m=f.wishes.get(u);m&&(m.resolve(void 0),f.wishes.
delete(u),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function c(){let u=new Map(n);n.clear(),u.size&&h(e.now,e.now,[...u.keys()],u)}function d(u,f){let m=e.
now;return new Promise((p,w)=>{let v=b=>{g.about={...m,facts:b[b.length-1]},f(b),p()},g=h(m,null,[...o],new Map([[Ks,{resolve:v,reject:w}]]),{steps:u})})}function h(u,f,m,p,w={}){
let v={about:f,parts:m,wishes:p,told:new Map,controller:new AbortController},g=(b,$)=>{b==="found"?p.get("solve")?.onEvent?.(b,$):v.told.set(b,b===Ks?{found:$.facts}:
$),qs(v,b)};return t.add(v),ce("overview",I(u,{...w,parts:m}),{signal:v.controller.signal,onEvent:g}).catch(b=>{for(let $ of p.values())$.reject(b)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:a,edit:d}}function qs({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new V(s.failed)):o.
resolve(s.found))}function Vs(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),Y(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var oo={};ye(oo,{start:()=>Fl});function k(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function ue(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var ze=e=>[...document.querySelectorAll(e)],zt=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),P=e=>e.target;function fe(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function pe(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var Z=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var Pl={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},ge=({name:e})=>y`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Pl[e]} /></svg>`;var jl=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Rl=8e3,Bl=2,Wl=["pointerdown","keydown"],
Js={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Fl(e){F(y`<${Ul} ...${e} />`,T("#modes")),F(y`<${Hl} ...${e} />`,
T("#history")),F(y`<${ql} />`,T("#appearance")),Kl(e),Gl(e),Jl(e)}function Ul({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return jl.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return y`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Hl=({store:e})=>y`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${ge} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${ge} name="redo" /><span class="wide">Redo</span>
  </button>`;function Kl({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||P(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function ql(){let e=Ee(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return y`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${ge} name=${e.value?"light":"dark"} /></button>`}function Gl(e){let t=ze("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Vl(e)}function Vl(e){
let t=Object.keys(Js),n=o=>{e.emit("pane",o),ze(`#${o} :is(${Js[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of ze(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Jl(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=k(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Bl),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Wl)addEventListener(a,i,{once:!0})},Rl)})}var po={};ye(po,{start:()=>au});function At(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(k("span",{class:t,ariaHidden:"true"},n))}function Ys(e,t,n,o){
At(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let l=Number(a)-1,c=k("span",{},a);return c.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[c," "]})))}function Zs(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Xs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var nn={corner:"",centre:"~",colour:"#"},rt=Object.keys(nn),Ae=rt.filter(e=>e!=="colour"),Te=["red","orange","yellow","green","cyan","blue","purple","grey"],Tt=(e,t)=>nn[e]+
t,Ce=(e=[],t)=>e.filter(n=>so(n)===t).map(n=>n.slice(nn[t].length)),so=e=>rt.find(t=>nn[t]===e[0])??"corner",Qs=(e,t,n)=>t.every(o=>e[o]?.includes(n))?io(e,t,o=>o.
filter(s=>s!==n)):ro(e,t,[n]),ro=(e,t,n)=>io(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ct=(e,t,n,o)=>io(e,t,s=>s.filter(
r=>!n.includes(so(r))||o!==void 0&&r!==Tt(so(r),o)));function io(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var G=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),er=new Map;function nr({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=er.get(o)??{svg:e,words:t,reach:n};return er.set(o,s),s}var Yl=["diagonal","triangle"],on=nr({svg:"",words:""});function or(e,t=null){let n=e.pieces.map(
nr),o=a=>a.map(l=>l<0?on:n[l]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Zl(a.peers??{}),choices:a.choices.map(l=>({...l,looks:l.looks.map(c=>c.map(d=>d<0?null:n[d]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Zl(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var ie=(e,t,n)=>(t-1)*e.columns+n-1,L=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Ne=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,ao=(e,t,n,o)=>Ne(t,L(e,o).join(","),n),_e=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Yl.includes(e)&&n.some(({value:o})=>o!==null);function lo(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?ie(e,o,s):-1}var Me=(e,t)=>!!e.looks[0]?.[t],sn=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Me(o,t))),co=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),sr=e=>co(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),he=(e,t,n,o)=>Ve(t,n,L(e,o).join(",")),rn=(e,t,n,o,s)=>fn(t,n,L(e,o).join(","),s),an=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function ln({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Nt(e,t,n){for(let o of e.plays){let s=o.choices[he(e,o,t,n)];if(s&&Me(s,n))return s.looks.map(r=>r[n]??on)}return e.
frames.map(o=>o.blank[n])}var tr={corner:"candidates",centre:"centre",colour:"coloured"};function cn(e,{marks:t,notes:n},o){let[s,r]=L(e,o),i=e.plays.map(u=>u.choices[he(
e,u,t,o)]?.words).filter(u=>u!==void 0),a=e.frames[0].blank[o].words,l=rt.map(u=>[tr[u],...Ce(n[`${s},${r}`],u)]).filter(([,u])=>u),c=i.length?l.filter(([u])=>u===
tr.colour):l,d=e.plays.filter(me).flatMap(u=>lr.map(f=>{let m=u.choices[Ve(u,t,Le(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),h=[a,...i,...d,...c.map(
u=>u.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function rr(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Ne(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>me(s)&&n(s)))return!0;let o=lo(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Me(r,o)&&ao(e,s,r,o)===t))}function ir(e,t,n){let o=n.filter(r=>rr(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var un=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function ar(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>rr(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var me=e=>e.where!=="cell",lr=["top","righ\
t","bottom","left"],Xl={top:[-1,0,"bottom"],left:[0,-1,"right"]},Ge=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function cr(e,t,n,o){let s=l=>l.
every((c,d)=>c>=Math.min(n[d],o[d])&&c<=Math.max(n[d],o[d])),r={...t},i={};for(let l of e.spots){let[c,d,h]=l.split(","),[u,f]=[[+c,+d],[+c+ +(h==="bottom"),+d+
+(h==="right")]].map(p=>s(p));if(!u&&!f)continue;let m=Ne(e,l,e.choices[0]);delete r[m],u!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Le(e,t,n){let[o,s]=L(e,t),[r,i,a]=Xl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ve=(e,t,n)=>e.choices.findIndex(o=>t[Ne(e,n,o)]===o.holds);function fn(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Ne(e,n,i)];let r=e.choices[o];return r&&
(s[Ne(e,n,r)]=r.holds),s}var ur=(e,t,n)=>e.plays.filter(me).reduce((o,s)=>lr.reduce((r,i)=>fn(s,r,Le(e,n,i),-1),o),t);function Je({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,l]=[n+(r-1)*e,n+(s-1)*t],[c,d]=[a+e,l+t];if(o==="edge")return{top:[a,l,c,l],bottom:[a,d,c,d],left:[a,l,a,d],right:[c,l,c,d]}[i];let[h,u]=[a+e/2,l+
t/2];return i==="right"?[h,u,h+e,u]:[h,u,h,u+t]}function fr(e,t,[n,o,s]){let[r,i,a,l]=Je(e,t,[n,o,s]);if(t==="edge")return[r,i,a,l];let[c,d]=s==="right"?[1,0]:[
0,1],[h,u]=[[n,o],[n+d,o+c]].map(f=>e.frames[0].cells[ie(e,f[0],f[1])]?.reach?.[d]??0);return[r+c*h,i+d*h,a-c*u,l-d*u]}function oe({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Ql=500,ec=["clue","unknown"];function dr({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=tc(e,o),r=()=>t.sheet,i=_=>r().edits.find(S=>S.what===_),
a=_=>L(r(),_).join(","),l=(_,S)=>{n.value=new Map([...n.value,...S.map(([O,x])=>[`${_} ${O.join(",")}`,x])])};function c(_,S,O,x=null){for(let E of ec)l(E,[[L(r(),
S),null]]);w(_,S,O,x)}function d(_,S){let O=S.filter(x=>m(x,_));if(O.length){for(let x of O)l(x,[[L(r(),_),null]]);s.ask({cells:O.map(x=>[x,...L(r(),_),null])})}}
function h(_,S){let O=n.peek().get(`${_} ${S}`);return O===void 0?i(_)?.cells.get(S)??null:O}function u(_){let S=[...n.peek().keys()].filter(x=>x.startsWith(`${_}\
 `)).map(x=>x.slice(_.length+1)),O=i(_)?.cells.keys()??[];return[...new Set([...O,...S])].filter(x=>h(_,x)!==null)}let f=(_,S)=>h(_,a(S)),m=(_,S)=>f(_,S)!==null;
function p(_,S,O=null){l(_,S),s.ask({cells:S.map(([x,E])=>[_,...x,E])},O)}let w=(_,S,O,x=null)=>p(_,[[L(r(),S),O]],x);function v(_,S){let O=[];for(;;){let x=h(_,
[...S,O.length+1].join(","));if(x===null)return O;O.push(x)}}function g(_,S,O,x=null){let E=O.match(/\d+/g)??[],C=v(_,S).slice(E.length).map(()=>null);p(_,[...E,
...C].map((M,B)=>[[...S,B+1],M]),x)}function b(_,S){_>=1&&S>=1&&s.ask({size:[_,S]})}function $(_){let S=M=>/^\d+$/.test(M)?Number(M):M,O=_.flatMap(M=>{let[,B="",
j=""]=/^(\w+)\((.*)\)$/.exec(M)??[],U=j.split(","),re=t.sheet.edits.find(({isClue:al,predicate:ll,keys:cl,values:ul})=>al&&ll===B&&cl+ul===U.length);return re?[
[re.what,...U.slice(0,re.keys).map(S),U.slice(re.keys).join(",")]]:[]});if(!O.length||O.length<_.length)return!1;s.ask({cells:O});let[x,E,C]=O[0];return i(String(
x))?.where==="cell"&&t.grid.select(ie(r(),Number(E),Number(C))),!0}return{entry:i,key:a,set:c,erase:d,found:h,everywhere:u,valueAt:f,has:m,place:p,become:w,numbers:v,
becomeNumbers:g,resize:b,add:$,wanted:n,settle(){s.isEmpty&&o()}}}function tc(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(d,h=null){s.push({step:d,
merge:h}),r||l()}async function l(){for(r=!0;s.length;)await c(s.splice(0,Ql));r=!1}async function c(d){let h=n.now,u=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(u=n.now.facts!==h.facts,m.forEach((p,w)=>{!u&&p!==n.now.facts&&n.change({facts:p},{merge:d[w].merge})}))};try{await o.edit(
d.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof V))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}u&&await c(
d)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var uo="Click a cell to put one there, or to take it away.",at={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},it={clue:{name:"Cl\
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
Blocked cells",hint:uo},cage:{name:"Cages",how:"painted",hint:"Drag over cells: from a cell without a cage they become a new one, from a cage they join it. Dele\
te takes a cell out.",keys:[["Drag, Shift and arrows","with Cages chosen: a new cage, or more of the cage where it begins"],["Delete","with Cages chosen: take t\
he cell out of its cage"]]},area:{name:"Regions",how:"painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","\
with Regions chosen: paint the region"],["Right click","with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell:\
 a path, from its beginning on. Click one to take it away.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete",
"with Paths chosen: take the paths through the cell away"]]},target:{name:"Results",isTyped:!0,more:["+","\u2212","\xD7","\xF7"],hint:"Click a cell of a cage an\
d type what its numbers make; + \u2212 * or / says how.",keys:[["Digits, + \u2212 * /","with Results chosen: what the numbers of the cage make, and how"]]},sum:{
name:"Sums",isTyped:!0,more:[","],hint:"Click the upper right of a black cell for the sum across, the lower left for the one down, and type it.",keys:[["Digits",
"with Sums chosen: the sum across, and behind a comma the one down"]]},outside:{name:"Numbers beside",hint:"Click beside the board and type the numbers of that \
line, with blanks between them.",keys:[["Arrow over the edge","with Numbers beside chosen: the numbers of that line"],["Enter or Tab, with Shift","there: the ne\
xt line, the one before"],["Escape","back to the board"]]},slanted:{name:"Diagonals",hint:"Click beside the board and type the numbers of the diagonals that beg\
in there."}};function Mt({what:e,predicate:t,where:n,keys:o,values:s,choices:r}){let i=`${t[0].toUpperCase()}${t.slice(1)}`;if(e in it)return{name:i,...it[e]};if(!(e===
"unknown"||n!=="cell"||o!==2))return r.length?{name:i,how:"turned",hint:`Click a cell: ${r.join(", then ").replaceAll("_"," ")}.`}:s?{name:i,isTyped:!0,hint:"Cl\
ick a cell and type its number."}:{name:i,hint:uo}}var lt={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function hr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(me);
function i(p,w,v,g=null){let b=Ve(p,n.now.marks,w);!p.spots.has(w)||b===v||n.change({marks:fn(p,n.now.marks,w,v)},{merge:g})}function a(p,w){let v=t.grid.side(p,
w,t.sheet.plays.every(me));return v===null?null:Le(t.sheet,p,v)}let l=(p,w,v,g=null,b=-1)=>({play:p,index:w,spot:g,number:b,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),c=(p,w)=>an(p,Ve(p,n.now.marks,w)),d=(p,w)=>ln(p,Ve(p,n.now.marks,w));function h(p,w,v){o=null;let g=r();if(!g||p<0)return{isClick:!1,isDrag:!1};
let b=a(p,v),$=b===null?-1:w?d(g,b):c(g,b),_=Ge(g)&&t.grid.side(p,v,!1)===null,S=g.where==="link"?"link":_?"area":"side";return b===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=l(g,p,S,b,$),b!==null&&S==="side"&&i(g,b,$,o.merge),{isClick:b!==null,isDrag:!0})}function u(p){if(o?.how!=="side")return;let w=t.grid.under(p.x,p.
y),v=w<0?null:a(w,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[w,v]=[L(t.sheet,o.index),L(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:cr(o.play,o.before,w,v)},{merge:o.merge});return}let[g,b]=[v[0]-w[0],v[1]-w[1]];if(Math.abs(g)+Math.abs(b)!==
1){o.index=p;return}let $=g?g>0?"bottom":"top":b>0?"right":"left",_=Le(t.sheet,o.index,$);if(!o.isDragged){let{play:S,play:{clicks:O,choices:x}}=o,E=Ve(S,n.now.
marks,_)===O[0];o.number=x[0].value!==null?c(S,_):E?-1:O[0],o.isDragged=!0}i(o.play,_,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:u,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&f(p)},onKey(p,w){let v=p.shiftKey?lt[p.key]:void 0,g=r();if(!g)return!1;if([" ","Enter"].includes(p.key)&&Ge(g)&&t.sheet.plays.every(
me))return o?m():f((o=l(g,w,"area")).index),!0;if(v===void 0)return!1;let b=Le(t.sheet,w,v);return i(g,b,c(g,b)),!0}}}var nc={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function mr({view:e,changes:t,pen:n}){let o=c=>L(e.sheet,c),s=c=>t.found(n.kind,c.join(","));function r(c){
let d=n.isPlaced?n.id:"";t.place(n.kind,[[c,s(c)===d?null:d]])}function i(c,d){let[h,u,f]=Le(e.sheet,c,d).split(",");return(f==="right"?Number(u)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(u),f]]:[]}function a(c,d,h){let[u,f]=o(c),[m,p]=[2*u+d,2*f+h];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function l(c,d){let[h,u="0"]=t.valueAt("arrow",c)?.split(",")??[];t.become("arrow",c,h===d?null:`${d},${u}`)}return{press(c,d){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:u,top:f}=e.grid.within(c,d),[m,p]=o(c),w=e.grid.side(c,d);return h==="vertex"?r(
[m-+(f<.5),p-+(u<.5)]):h==="centre"?a(c,Math.floor(f*3)-1,Math.floor(u*3)-1):w!==null&&h==="arrow"?l(c,w):w!==null&&i(c,w).forEach(r),!0},onKey({key:c,shiftKey:d},h){
let{kind:u}=n,f=d?lt[c]:void 0;if(f&&u==="between")i(h,f).forEach(r);else if(f&&u==="arrow")l(h,f);else if(f&&u==="centre")a(h,...nc[f]);else if((c===" "||c==="\
Enter")&&u==="vertex")r(o(h));else if((c===" "||c==="Enter")&&u==="centre")a(h,Number(d),Number(d));else return!1;return!0},clear(c){let[d,h]=o(c),u=[-1,0,1].flatMap(
p=>[-1,0,1].map(w=>[p,w])),m=({between:Object.values(lt).flatMap(p=>i(c,p)),vertex:u.filter(p=>Math.max(...p)<1).map(([p,w])=>[d+p,h+w]),centre:u.map(([p,w])=>[
2*d+p,2*h+w])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function pr({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(c=>c.split(",")),s=c=>/^\d+$/.test(c)?Number(c):c;function r(c){if(n)return l();n={id:0,cells:[c]}}function i(c){if(c===void 0)return l();
if(!n||n.cells.includes(c))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:d,cells:h}=n;h.push(c);let u=h.length>2?[c]:h;t.place("path",u.map(
f=>[[...L(e.sheet,f),d],String(h.indexOf(f)+1)]),`path ${d}`)}function a(c){let d=L(e.sheet,c).join(","),h=o().filter(([f,m])=>`${f},${m}`===d).map(([,,f])=>f),
u=o().filter(([,,f])=>h.includes(f));u.length&&t.place("path",u.map(f=>[f.map(s),null]))}function l(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:l}}var oc=4,dn={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},fo=["across","down"],Lt=(e,t)=>(e+t).slice(-oc).replace(/^0+(?=\d)/,
"");function gr({view:e,changes:t}){let n="across",o="",s=0;function r(l){let c=t.valueAt("cage",l),h=t.everywhere("cage").filter(u=>c!==null&&t.found("cage",u)===
c).map(u=>u.split(",").map(Number)).map(([u,f])=>ie(e.sheet,u,f));return h.find(u=>t.has("target",u))??Math.min(l,...h)}function i(l,c,d){let[h="add",u=""]=t.valueAt(
"target",r(l))?.split(",")??[],f=c in dn?[dn[c],u]:[h,o=Lt(o,c)];f[1]!==""&&t.become("target",r(l),f.join(","),d)}function a(l,c,d){c===","?[n,o]=[fo[1-fo.indexOf(
n)],""]:t.place("sum",[[[...L(e.sheet,l),n],o=Lt(o,c)]],d)}return{has:l=>l==="target"||l==="sum",press(l,c){let{left:d,top:h}=e.grid.within(l,c);n=d>=h?"across":
"down",o=""},type(l,c,d){let h=[...L(e.sheet,c),n].join(","),u=l==="sum"?t.found(l,h):t.valueAt(l,r(c))?.split(",")[1];return o!==u&&([o,s]=["",s+1]),(l==="sum"?
a:i)(c,d,`${l} ${c} ${s}`),!0},clear(l,c){o="",l==="target"?t.become("target",r(c),null):t.place("sum",fo.map(d=>[[...L(e.sheet,c),d],null]))},leave(){[n,o]=["a\
cross",""]}}}var sc=["clue","unknown","circle","object","block","arrow","segment"],rc=["0","1","2","3","4"],ic={white:"O W",black:"B"};function ac(e,t){let n=A("clue"),o=A({});
return{get kinds(){let s=e.sheet.edits.filter(Mt).map(({what:r})=>r);return[...new Set([...Object.keys(it).filter(t),...s])]},get tool(){let s=t(this.kind);return s&&
Mt(s)},get kind(){return t(n.value)?n.value:this.kinds[0]??"clue"},set kind(s){n.value=s,this.isPainting&&(o.value={[s]:[...t(s)?.cells.values()??[]][0]??"1",...o.
value})},get isPainting(){return this.is("painted")},get isGrown(){return this.isPainting&&!this.tool?.noun},get isPlaced(){return this.is("placed")},get isPath(){
return this.kind==="path"&&!!t("path")},get isTyped(){return!!(this.tool?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(s){return this.tool?.how===s},
get isMark(){return t(this.kind)?.values===0},get id(){return o.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:s=[],cells:r=new Map}=t(
this.kind)??{},i=this.kind==="vertex"?rc:s,a=[...r.values(),...[o.value[this.kind]??[]].flat()].sort((l,c)=>l.localeCompare(c,"en",{numeric:!0}));return[...new Set(
[...i,...a])]},pick(s){o.value={...o.value,[this.kind]:s}}}}function lc(e,t){let n="",o=0,s=()=>String(Math.max(0,...e.everywhere(t.kind).map(a=>Number(e.found(
t.kind,a))).filter(Number.isFinite))+1);function r(a){let{id:l}=t;l===null||e.valueAt(t.kind,a)===l||e.become(t.kind,a,l,n)}function i(a,l){n=`paint ${o+=1}`,(l||
t.isGrown)&&t.pick(e.valueAt(t.kind,a)??(l?t.id:s())),l||r(a)}return{begin:i,paint:r,fresh:s}}function wr({app:e,view:t}){let n=dr({app:e,view:t}),o=ac(t,n.entry),
s=lc(n,o),r=mr({view:t,changes:n,pen:o}),i=pr({view:t,changes:n}),a=gr({view:t,changes:n}),l="",c=0;function d(g){o.kind==="numbers"?n.becomeNumbers("numbers",L(
t.sheet,g),""):o.isPath?i.clear(g):a.has(o.kind)?a.clear(o.kind,g):o.isGrown?n.erase(g,[o.kind]):r.clear(g)||n.erase(g,sc)}let h=g=>n.become(o.kind,g,n.has(o.kind,
g)?null:"");function u(g,b){let $=n.entry(o.kind)?.choices??[],_=n.valueAt(o.kind,g),S=$[_===null?0:$.indexOf(_)+1]??null;n.become(o.kind,g,b&&_!==$[1]?$[1]:S)}
function f(g,b,$){l="",a.has(o.kind)&&a.press(g,$),r.press(g,$)||m(g,b)}function m(g,b=!1){o.isPath?i.press(g):o.isPainting?s.begin(g,b):o.is("turned")?u(g,b):o.
isMark?h(g):b&&n.entry("unknown")&&p(g)}let p=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function w(g,b){let{kind:$}=o;if(o.isPlaced&&b!==",")return o.pick(
l=Lt(l,b)),!0;if(a.has($))return a.type($,g,b);if(!o.isTyped||b===","&&$!=="numbers")return!1;let _=L(t.sheet,g),[S,O="top"]=$==="numbers"?[n.numbers($,_).join(
",")]:(n.valueAt($,g)??"").split(",").reverse();(l===""||l.replace(/,$/,"")!==S)&&([l,c]=["",c+1]);let x=`${$} ${n.key(g)} ${c}`;return $==="numbers"?(l+=b,n.becomeNumbers(
$,_,l,x),!0):(l=Lt(l,b),$==="arrow"?n.become($,g,`${O},${l}`,x):n.set($,g,l,x),!0)}function v(g,b){if(/^[0-9,]$/.test(g.key)||a.has(o.kind)&&g.key in dn)return w(
b,g.key);g.key!=="Shift"&&(l="");let $=o.kind==="between"&&o.ids.find(S=>` ${at[S]} ${ic[S]}`.includes(` ${g.key.toUpperCase()}`));if($)return o.pick($),!0;if(r.
onKey(g,b))return!0;if(g.key==="?"&&n.entry("unknown"))return p(b),!0;if(g.key==="Delete"||g.key==="Backspace")return d(b),!0;let _=g.shiftKey&&o.isGrown?t.grid.
target(g):null;return _===null&&g.key!==" "&&g.key!=="Enter"?!1:(m(b),_!==null&&(s.paint(_),t.grid.select(_)),!0)}return{changes:n,pen:o,press:f,onKey:v,clear:d,
type:w,question:p,fresh:s.fresh,move(){},drag(g){o.isPainting?s.paint(g):i.reach(g)},release:i.end,leave(g){l="",a.leave(),i.reach(g)}}}var yr="http://www.w3.org/2000/svg",cc=["cause","effect","wrong"];function pn(){let e=document.createElementNS(yr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=oe(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=cc.flatMap(
l=>{let c=t?.[l]??[],d=c.flatMap(u=>{let f=dc(n,u),m=vr(u)?"whole":uc(u)?"line":"";return f?[br("rect",{...f,rx:m==="whole"?0:3,class:`${l} ${m}`})]:[]}),h=fc(n,
c.filter(vr),l==="cause"?3:5);return h?[...d,br("path",{d:h,class:l})]:d});e.replaceChildren(...a)}}}function br(e,t){let n=document.createElementNS(yr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var vr=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,uc=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function fc({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,u])=>h<=e&&u<=t),l=new Set(
a.map(String)),c=(h,u)=>l.has(`${h},${u}`),d=[];for(let[h,u]of a){let[f,m]=[s+(u-.5)*n,s+(h-.5)*o];for(let[p,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(c(h+p,u+w))continue;
let[v,g]=[-1,1].map(b=>{let[$,_]=[p?0:b,p?b:0],S=c(h+$,u+_)?c(h+$+p,u+_+w)?i:0:-i,[O,x]=p?[n/2,o/2]:[o/2,n/2],[E,C]=[b*(O+S),(p||w)*(x-i)];return p?`${f+E} ${m+
C}`:`${f+C} ${m+E}`});d.push(`M${v}L${g}`)}}return d.join("")}var hn=7,mn=11;function dc(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Dt(e,t);
let r=typeof t[0]=="string",[i,a,l]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[c,d]=[s.edge+a*s.width,s.edge+i*s.height];return{x:c-mn,y:d-mn,
width:2*mn,height:2*mn}}if(l!==void 0){let c=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[d,h,u,f]=Je(e,c,[i,a,l]);return{x:d-hn,y:h-hn,width:u-d+2*hn,height:f-
h+2*hn}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Dt({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,l,c]=o,
[d,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[u,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:u,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:u,y:h+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-c,y:f,width:Math.max(0,c-2),height:n.height},right:{x:d+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var ho="http://www.w3.org/2000/svg",$r=new Map;function kr(e){let t=$r.get(e)??[...ue(`<svg xmlns="${ho}">${e.svg}</svg>`).childNodes];return $r.set(e,t),t.map(
n=>n.cloneNode(!0))}function gn(e,t,...n){let o=document.createElementNS(ho,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function _r({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=ue(e),l=a.querySelector("g");if(l===null)return a;r.forEach((f,m)=>{if(f<0)return;let[p,w]=[Math.floor(m/t),m%
t],v=`translate(${s+w*n} ${s+p*o})`;l.append(gn("g",{transform:v},...kr(i[f])))});let{x:c,y:d}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>gn("text",{x:s+(f+
.5)*n,y:d-5,"text-anchor":"middle"},String(f+1))),u=[...Array(r.length/t).keys()].map(f=>gn("text",{x:c-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(gn("g",{class:"numbers"},...h,...u)),a}function Sr(){let e=k("div",{class:"frames"}),t=[],n=G,o=i=>n!==G&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,l)=>a.svg===n.frames[l].svg&&a.name===n.frames[l].name);function s(i){t=i.frames.map((a,l)=>{let c=a.svg?ue(a.svg):null,
d=c?.querySelector("g")??null,h=k("figcaption",{});l===0&&c?.setAttribute("aria-hidden","true"),c?.querySelector("title")?.remove();let u=k("div",{class:"surfac\
e"},c),f=a.name&&i.frames.length>1?k("h3",{},a.name):null;return{figure:k("figure",{},f,u,h),surface:u,group:d,captions:h,looks:new Array(i.count).fill(on),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,l){let c=t[i];if(!c?.group||c.looks[a]===l)return;c.looks[a]=l;let d=c.groups[a];
if(d===null){let{width:h,height:u,edge:f}=n.cell,[m,p]=[Math.floor(a/n.columns),a%n.columns];d=c.groups[a]=document.createElementNS(ho,"g"),d.setAttribute("tran\
sform",`translate(${f+p*h} ${f+m*u})`),c.group.append(d)}d.replaceChildren(...kr(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((l,c)=>{l.cells.forEach((d,h)=>r(c,h,d)),t[c].captions.replaceChildren(...l.captions.map(d=>k("p",{},d)))}),a},cell:(i,a)=>a.
forEach((l,c)=>r(c,i,l)),fade:(i,a)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",a)}}}var It={title:"",frames:[]},hc=900,mc=700,xr=28,pc=1.5,gc=.35;function Or({app:e,view:t}){let n=It,o=0,s=0,r=wc({app:e,view:t}),i=k("h2",{}),a=k("p",{class:"nam\
e"}),l=k("div",{class:"captions",role:"status"}),c=k("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>$(Number(c.value))}),d=(O,x,E)=>k("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=d("First","First picture",()=>$(0)),u=d("\u25C0","One picture back",()=>$(o-1)),f=d("Play","Play the film",()=>s?S():
_()),m=d("\u25B6","One picture on",()=>$(o+1)),p=d("Last","Last picture",()=>$(1/0)),w=k("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=k("div",{class:"controls",role:"group",ariaLabel:"Film"},h,u,f,m,p,c),g=k("section",{class:"film",hidden:!0,ariaLabel:"Film"},k("div",{class:"\
line"},i,w),r.element,a,l,v);function b(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(x.captions??[]).map(C=>k("p",{},C))),c.value=String(o),c.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=u.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function $(O){S(),b(O)}function _(){
o===n.frames.length-1&&b(0),f.textContent="Pause",s=setTimeout(()=>{b(o+1),o===n.frames.length-1?S():_()},hc+mc*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=bc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
$(E)}),g.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
P(O).tagName!=="BUTTON")s?S():_();else{if(x===void 0)return;$(x)}O.preventDefault()}),{element:g,get isOn(){return n!==It},show(O){let x=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:It,g.hidden=n===It,n!==It&&(i.textContent=n.title??"",c.max=String(n.frames.length-1),v.hidden=n.frames.length===1,b(n.at??0),x&&_())}}}
function wc({app:e,view:t}){let n=pn(),o=k("div",{class:"surface"}),s=k("div",{class:"screen"},o),r=null,i=null;function a(h,u){i=h.svg?ue(h.svg):h.stencil?_r(h,
u):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),l(),c()}function l(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[u,f]=[s.clientWidth-xr,s.clientHeight-
xr],m=Math.min(u/h.width,f/h.height,pc);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(u/h.width,gc)))}px`}function c(){let h=i?.viewBox.baseVal,{sheet:u}=t,
{columns:f,cell:m,around:p}=u,w=h&&u.rows&&h.height===oe(u).height,v=w?(h.width-2*m.edge-p[1]-p[3])/f:0;n.show(w?r:null,{...u,cell:{...m,width:v}})}function d(h,u,f){
if(!h.cell||!h.columns)return null;let[m,p,w]=h.cell,v=o.getBoundingClientRect(),g=(h.columns*m+2*w)/v.width;return[Math.ceil(((f-v.top)*g-w)/p),Math.ceil(((u-v.
left)*g-w)/m)]}return new ResizeObserver(l).observe(s),e.when("highlight",h=>{r=h,i&&c()}),{element:s,show:a,cellAt:d}}function bc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var vc=.34,yc=.2,$c={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function zr(){let e=k("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=G,n=[],o=0,s=new Set([o]),r=new Set;function i(c){t=c;let{rows:d,columns:h,cell:u,around:f}=c,{width:m,height:p}=oe(c),w=f.
map((g,b)=>100*(g+u.edge)/(b%2?m:p));e.style.inset=w.map(g=>`${g}%`).join(" "),e.style.gridTemplateRows=`repeat(${d}, minmax(0, 1fr))`,n=Array.from({length:c.count},
(g,b)=>k("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:L(c,b).join(",")}}));let v=Array.from({length:d},(g,b)=>{let $=k("div",{class:"row",role:"r\
ow"},n.slice(b*h,(b+1)*h));return $.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,$});e.replaceChildren(...v),o=Math.min(o,Math.max(0,c.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(c,{isFocused:d=!0,isMore:h=!1}={}){if(!n[c])return;for(let f of s)l(f,!1);if(s=new Set([...h?s:[],c]),s.size>1)for(let f of s)
l(f,!0);let u=o;if(n[u].tabIndex=-1,n[u].classList.remove("current"),o=c,n[c].tabIndex=0,n[c].classList.add("current"),d&&document.activeElement!==n[c]&&n[c].focus(),
u!==c)for(let f of r)f(c)}function l(c,d){n[c].classList.toggle("chosen",d),n[c].setAttribute("aria-selected",String(d))}return e.addEventListener("focusin",c=>{
let d=n.indexOf(P(c));d>=0&&d!==o&&a(d,{isFocused:!1})}),e.addEventListener("keydown",c=>{let d=c.shiftKey?null:Er(t,o,c);d!==null&&(a(d),c.preventDefault())}),
{element:e,build:i,select:a,target:c=>Er(t,o,c),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:c=>n[c],under(c,d){let h=e.
getBoundingClientRect(),u=Math.floor((c-h.left)/h.width*t.columns),f=Math.floor((d-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&u>=0&&u<t.columns?f*t.columns+
u:-1},within(c,{x:d,y:h}){let u=n[c].getBoundingClientRect();return{left:(d-u.left)/u.width,top:(h-u.top)/u.height}},side(c,d,h=!0){let u=this.within(c,d),f={...u,
right:1-u.left,bottom:1-u.top},p=Object.keys(f).reduce((w,v)=>f[v]<f[w]?v:w);return f[p]<(h?vc:yc)?p:null},label(c,d){n[c].getAttribute("aria-label")!==d&&n[c].
setAttribute("aria-label",d)},onMove:c=>{r.add(c)}}}function Er(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,l]=[Math.floor(
t/e.columns),t%e.columns],c={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+c.column;let d=$c[n];
if(!d)return null;let h=(u,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,u+f));return h(a,d[0],c.row)*e.columns+h(l,d[1],c.column)}function Ar(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],l=c=>c>=0&&c<1;return l(i)===l(a)?null:l(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function Tr(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=c=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(c||o.isMore)}),
t.press(o.index,c,o))};n.addEventListener("pointerdown",c=>{if(s.add(c.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let d=e.under(c.clientX,c.clientY);
if(d<0||c.button===1)return;let h=c.pointerType==="touch";t.release();let{clientX:u,clientY:f}=c;o={index:d,isTouch:h,x:u,y:f,isMore:c.shiftKey||c.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(c.pointerId),i(c.button===2||c.ctrlKey),c.preventDefault())}),n.addEventListener("pointermove",
c=>{if(o===null)return;let d=e.under(c.clientX,c.clientY);if(d<0||(o.isBegun&&t.move({x:c.clientX,y:c.clientY}),d===o.index))return;let h=Math.hypot(c.clientX-o.
x,c.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let u of a(o.index,d))t.drag(u);o.index=d}});function a(c,d){let{columns:h}=e,[u,f]=[Math.floor(c/
h),c%h],[m,p]=[Math.floor(d/h),d%h],w=Math.max(Math.abs(m-u),Math.abs(p-f));return Array.from({length:w},(v,g)=>{let b=(g+1)/w;return Math.round(u+(m-u)*b)*h+Math.
round(f+(p-f)*b)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",c=>{s.delete(c.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",c=>{s.delete(c.pointerId),r=!1,l()}),n.addEventListener("contextmenu",c=>c.preventDefault())}var Cr="pylogic:game-read",Nr="(min-width: 60.01rem)";function Mr(e){let t=k("div"),n=localStorage.getItem(Cr)===null&&matchMedia(Nr).matches,o=k("details",{class:"\
game",open:n},k("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Nr).matches&&localStorage.setItem(Cr,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>k("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Lr="http://www.w3.org/2000/svg",kc=6,_c=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*kc,[a,l]=t===o?[0,i]:[i,0];return`M${e+a} ${t+l}L${n+a}\
 ${o+l}`}).join("");function Sc([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Dr(){let e=document.createElementNS(
Lr,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Lr,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=oe(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let l={};
for(let c of n.plays.filter(me))for(let d of c.spots){let[h,u,f]=d.split(","),m=[Number(h),Number(u),f];for(let[p,w]of new Map(c.choices.map(v=>[Ne(c,d,v),v.value]))){
let v=o(p);if(v===null)continue;let g=Number(w)>1?`${v} several`:v;l[g]=(l[g]??"")+(v==="crossed"?Sc(Je(n,c.where,m)):_c(fr(n,c.where,m),Number(w??1)))}}e.replaceChildren(
...Object.keys(l).map(c=>t(c,l[c])))}}}var xc=12,Oc={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},Ec={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},ct={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Pr(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),N(()=>{let{width:o,height:s,left:r,top:i}=oe(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([l,c])=>({
...zc(l),value:c}));F(y`${a.map(({what:l,at:c})=>y`<${Ac} what=${l} ...${Ir(e,l,c)} />`)}
      ${a.map(({what:l,at:c,value:d})=>y`<${Tc} ...${{what:l,at:c,value:d,changes:t}}
        ...${Ir(e,l,c)} />`)}`,n)}),n}function zc(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Ir({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let w=Dt(e,[t,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,a]=n.map(Number),[l,c]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[d,h]=[r+c*o,r+l*s];if(t!=="between")return{x:d,y:h,width:o,height:s};let[u,f,m,p]=Je(e,"edge",[i,a,n[2]]);return{x:(u+m)/2,y:(f+
p)/2,width:o,height:s}}function Ac({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?y`<circle class="paper" cx=${t} cy=${n} r="9" />`:y`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function Tc({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[l,c]=[s-i/2,r-a/2],d=(f,m)=>y`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
h=(f,m=20)=>y`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return y`<${Nc} ...${{what:e,at:t,value:n,changes:o,left:l,top:c,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return d(15,ct[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return d(5,ct.white);if(e==="object")return d(8,ct.black);if(e==="block")return y`<rect x=${l} y=${c} width=${i} height=${a} fill=${ct.
black} />`;if(e==="between")return n in ct?d(6,ct[n]):h(Cc(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${Oc[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let u=e==="path"?t[2]:n;return y`<rect class="tint" style=${`--hue: ${(Number(u)||u.length)*360*5/xc%360}`}
    ...${{x:l,y:c,width:i,height:a}} />${h(u,11)}`}var Cc=(e,t)=>at[e]?.split(" ").at(t==="bottom"?-1:0)??e;function Nc({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[l,c]=e==="target"&&n!==null?n.split(","):["any",n],d=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,u]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return y`<rect class="paper" x=${h-10} y=${u-6} width="20" height="12" />
    <text x=${h} y=${u} font-size="10">${c}${d?Ec[l]:""}</text>`}var Mc=25;function jr({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=pn(),i=Dr(),a=null,l=new Map,c=null,d=k("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",k("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=w=>t.grid.
cell(w);function u(w){let v=t.sheet.plays.flatMap(({choices:b})=>b.map(({value:$})=>Number($))),g=Math.max(0,...v.filter(b=>b<=Mc));for(let b of w){let $=t.sheet.
plays.some(x=>he(t.sheet,x,s.now.marks,b)>=0),_=c?[]:s.now.notes[L(t.sheet,b).join(",")],S=$?[]:_;Ys(h(b),"notes",Ce(S,"corner"),g);let O=Ce(S,"centre");At(h(b),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Zs(h(b),Ce(_,"colour").filter(x=>Te.includes(x)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,v]of l)At(h(w),"ghost",v.text||"+")}function m(){let[w,v]=[new Set(c?.certain),new Set(c?.possible)],g=$=>w.has($)?"drawn":v.has($)?"fa\
int":null,b=$=>$ in s.now.marks?s.now.marks[$]?"drawn":"crossed":null;i.show(t.sheet,c?g:b)}function p(){m();let{sheet:w}=t,[v,g]=[new Set(c?.certain),new Set(c?.
possible)];for(let b=0;b<w.count;b+=1){let $=c?Lc(w,b,v,g):null;$&&n.cell(b,Nt(w,$.marks,b)),n.fade(b,!!$?.isFaint),At(h(b),"maybe",$?.words??null)}u([...Array(
w.count).keys()])}return e.when("highlight",w=>{a=w,t.sheet!==G&&r.show(a,t.sheet)}),e.when("ghosts",w=>{t.sheet!==G&&(l=new Map((w??[]).map(v=>[ie(t.sheet,v.row,
v.column),v])),f())}),e.when("overlay",w=>{let v=c!==null;if(c=w,d.hidden=c===null,t.sheet!==G&&(p(),v&&!c)){let{sheet:g}=t;for(let b=0;b<g.count;b+=1)n.cell(b,
Nt(g,s.now.marks,b))}}),{elements:[Pr(t,o.changes),i.element,r.element],legend:d,lines:m,notes:u,overlaid:()=>{c&&p()},show(){r.show(a,t.sheet),m(),f(),c?p():u(
[...Array(t.sheet.count).keys()])},press(w){let v=l.get(w);return v!==void 0&&o.changes.add([v.atom])}}}function Lc(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(c=>({choice:c,atom:ao(e,s,c,t)})),i=r.find(({choice:c,atom:d})=>c.holds&&n.has(d));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:c,atom:d})=>c.holds&&
o.has(d));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:c})=>c.words).join(" ")};
let l=r.find(({choice:c})=>!c.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}var wn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Dc={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},Pt=e=>e==="top"||e==="bottom";function Rr({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=k("div",{class:"margin"}),i=A(null),a=({side:u,number:f})=>n.
numbers("outside",[u,f]).join(" ");function l(u,f){if(e.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:u,
number:f};let m=T("input",r);return m.value=a(i.value),m.focus(),m.select(),!0}function c(u){if(i.value===null)return;let{side:f,number:m}=i.value,p=P(u).value.
trim();p!==a(i.value)&&n.becomeNumbers("outside",[f,m],p)}let d=(u,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===u.target||(c(u),i.value=null)});
function h(u){let f=u.key==="Escape";if(i.value===null||u.key!=="Enter"&&u.key!=="Tab"&&!f)return;u.preventDefault();let{side:m,number:p}=i.value,w=p+(u.shiftKey?
-1:1);f||c(u),!f&&w>=1&&w<=t.sheet[Pt(m)?"columns":"rows"]?l(m,w):(i.value=null,s.select(s.current))}return N(()=>{let u=i.value;F(y`${u&&y`<input key=${`${u.side}\
 ${u.number}`} class=${u.side} inputmode="numeric"
      aria-label=${`${wn[u.side]} ${u.number}`} style=${Ic(t,u)}
      onkeydown=${h} onblur=${f=>d(f,u)} />`}`,r)}),s.element.addEventListener("keydown",u=>{let f=Dc[u.key];if(!f||o.kind!=="outside"||u.shiftKey||s.target(u)!==
s.current)return;let[m,p]=L(t.sheet,s.current);l(f,Pt(f)?p:m)&&(u.preventDefault(),u.stopPropagation())},{capture:!0}),{element:r,open:l}}function Ic({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=oe(e),a=Dt(e,["outside",t,n]);return{"--along":`${100*(Pt(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function Br(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[he(e,t,n,a)]?.value,i=o;for(let[a,l]of t.peers){if(r(a)!==void 0)continue;let c=l.map(r),d=t.
choices.filter(u=>Me(u,a)&&!c.includes(u.value??"")),h=L(e,a).join(",");i=ro(Ct(i,[h],Ae),[h],d.map(({value:u})=>Tt(s,u??"")))}return i}function mo(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>L(e,a).join(",")).filter(a=>Ae.some(l=>Ce(n[a],l).includes(r)));return i.length?Ct(n,i,Ae,
r):n}var jt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},Pc=(e,t)=>!e||_e(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>jt[o]===n));function Wr({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=hr({app:e,view:t}),l=jc({store:n,view:t}),{put:c,toggle:d}=l,h=x=>x.
clicks.length>0,u=()=>Fr(i()),f=()=>u().find(h)??u()[0],m=()=>i().plays.find(_e),p=Rc({store:n,view:t,written:m,entries:l}),w=()=>p.kind==="colour"||m()!==void 0&&
!a.play&&!u().some(h),v=(x,E)=>an(E,he(i(),E,n.now.marks,x));function g(x,E,C){if(p.begin(),o=s=null,w())return;let{isClick:M,isDrag:B}=a.press(x,E,C);M||(B?s=()=>b(
x,E):b(x,E))}function b(x,E){let C=f();if(!C||!h(C)||!sn(i(),x))return;let M=E?ln(C,he(i(),C,n.now.marks,x)):v(x,C);o={play:C,number:M,merge:`stroke ${r+=1}`},c(
x,C,M,o.merge)}function $(x){w()?t.grid.select(x,{isMore:!0}):o?c(x,o.play,o.number,o.merge):a.drag(x)}function _(){a.isDragged||s?.(),o=s=null,a.release()}function S(x){
p.begin(),l.clear(x)||p.clear(x)}function O(x,E){let C=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],M=x.ctrlKey||x.altKey,B=p.kind==="\
colour"||M?-1:Pc(f(),[x.key,C??""]);if(B>=0)return d(E,f(),B),!0;let j=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":p.kind;if(C!==void 0)return p.type(
E,C,j);if(M)return!1;if(w()&&x.shiftKey&&lt[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return S(E),!0;if(a.onKey(x,E))return!0;let U=f();if(!U)return!1;if(x.key===" "||x.key==="Enter")return c(E,U,v(E,U)),!0;let re=[
"#","."].indexOf(x.key);return re>=0&&U.choices[0].value===null?(c(E,U,re),!0):!1}return{press:g,drag:$,onKey:O,clear:S,clicked:f,written:m,pencil:p,chooses:w,move:a.
move,release:_,get lines(){return a.play},enter(x,E,C){let{value:M}=E.choices[C];p.kind!==null&&M!==null&&_e(E)?p.note(x,p.kind,M):d(x,E,C)},leave(x){p.begin(),
a.reach(x)},fill(x){let E=ir(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Fr=({plays:e})=>e.filter(t=>!me(t));function jc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,l,c=null){let d=a.choices[l];d&&!Me(d,i)||he(t.sheet,a,e.now.marks,i)!==l&&e.change({marks:rn(t.sheet,a,
e.now.marks,i,l),notes:mo(t.sheet,a,e.now.notes,i,l)},{merge:c})}function s(i,a,l){let{marks:c}=e.now,d=n(i).filter(p=>Me(a.choices[l],p)),u=d.every(p=>he(t.sheet,
a,c,p)===l)?-1:l,f=d.reduce((p,w)=>rn(t.sheet,a,p,w,u),c),m=d.reduce((p,w)=>mo(t.sheet,a,p,w,u),e.now.notes);d.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:a}=e.now;for(let c of n(i)){for(let d of Fr(t.sheet))a=rn(t.sheet,d,a,c,-1);a=ur(t.sheet,a,c)}let l=Object.keys(a).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:a}),l}return{put:o,toggle:s,clear:r,together:n}}function Rc({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=u=>L(t.sheet,u).join(",");function l(u,f,m){let p=s(u).filter(w=>f==="colour"||sn(t.sheet,w));p.length&&e.change({notes:Qs(e.now.notes,p.map(a),Tt(f,m))})}function c(){
let u=n();u&&e.change({notes:Br(t.sheet,u,e.now,i.value==="centre"?"centre":"corner")})}function d(u){let f=s(u).map(a);for(let m of[Ae,rt]){let p=Ct(e.now.notes,
f,m);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function h(u,f,m){if(m==="colour"){let $=Te[Number(f)-1];return $&&l(u,m,$),
$!==void 0}let p=n();if(!p)return!1;let w=$=>p.choices.findIndex(({value:_})=>_===$),v=m===null&&w(r+f)>=0?r+f:f,g=w(v),b=g>=0||p.choices.some(({value:$})=>$?.startsWith(
v));return!s(u).some($=>sn(t.sheet,$))||!b?!1:(r=v,g<0||(m!==null?l(u,m,v):o(u,p,g)),!0)}return{note:l,noteAll:c,clear:d,type:h,begin(){r=""},get kind(){return i.
value},set kind(u){i.value=u}}}var Bc=18,Wc=60,Ur=28,Fc=26;function Hr({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:l}=t,c=k("div",{class:"stage"},n.element),
d=k("p",{role:"status"}),h=k("div",{class:"notice",hidden:!0},d),u=k("p",{class:"heard",ariaLive:"polite"});function f(v,g=!1){d.textContent=d.title=v,h.hidden=
v==="",c.classList.toggle("stale",g)}function m(v){let g=t.sheet,b=document.activeElement,$=l.element.contains(b);t.sheet=v,g.plays!==v.plays&&(c.parentElement?.
classList.toggle("whitened",co(v)),c.parentElement?.classList.toggle("shaded",sr(v)));let _=n.show(v),S=g===G||g.count!==v.count||g.columns!==v.columns||g.cell.
width!==v.cell.width||String(g.around)!==String(v.around);S&&l.build(v),_&&n.surface&&n.surface.append(...s.elements,l.element,i.element),$&&(_||S)&&l.select(l.
current),_&&i.element.contains(b)&&b?.focus(),s.show();for(let O=0;O<v.count;O+=1)l.label(O,cn(v,a.now,O));(S||g.plays!==v.plays||g.edits!==v.edits)&&r.build(),
(S||_||g.edits!==v.edits)&&p(),o.changes.settle()}function p(){if(!t.sheet.count)return;let{cell:v,around:g,edits:b}=t.sheet,$=a.now.mode==="edit"&&b.some(({where:U})=>U===
"outside"),_=g.map(U=>$?Math.max(0,Fc-U):0),{width:S,height:O,left:x,top:E}=oe(t.sheet),[C,M]=[c.clientWidth-Ur,c.clientHeight-Ur],B=Math.min(C/(S+_[1]+_[3]),M/
(O+_[0]+_[2]),Wc/v.height),j=Math.max(Math.floor(B*v.height),Bc)/v.height;c.style.setProperty("--wide",`${Math.floor(S*j)}px`),c.style.setProperty("--cell",`${v.
height*j}px`),c.style.setProperty("--room",_.map(U=>`${U*j}px`).join(" ")),c.style.setProperty("--above",`${(E+_[0])*j}px`),c.style.setProperty("--before",`${(x+
_[3])*j}px`)}function w(v,g){if(t.sheet===G)return;let b=new Set([...Object.keys(v.marks),...Object.keys(g.marks)]),$=new Set([...b].filter(S=>v.marks[S]!==g.marks[S]).
map(S=>lo(t.sheet,S))),_=new Set([...Object.keys(v.notes),...Object.keys(g.notes)].filter(S=>v.notes[S]!==g.notes[S]).map(S=>ie(t.sheet,...S.split(",").map(Number))));
$.delete(-1);for(let S of $)n.cell(S,Nt(t.sheet,v.marks,S));s.notes([...$,..._]),$.size&&s.overlaid(),s.lines();for(let S of new Set([...$,..._]))l.cell(S)&&l.label(
S,cn(t.sheet,v,S)),S===l.current&&(u.textContent=cn(t.sheet,v,S).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(c),a.on(["mode"],p),c.addEventListener(
"click",({clientX:v,clientY:g})=>{let b=Ar(l.element,t.sheet,v,g);b&&!i.open(...b)&&r.focus(...b)}),{element:c,notice:h,heard:u,say:f,draw:m,drawMarks:w,fit:p,get isStale(){
return c.classList.contains("stale")}}}var Kr="pylogic:clock",qr=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Gr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Kr)!=="hidden",r=k("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Kr,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?qr(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${qr(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:l,mode:c}=e.now;!(a>0||Object.keys(l).length>0)||n||o||document.hidden||c!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var Vr={down:"\u2198\u2196",up:"\u2197\u2199"},Uc={down:["top","left"],up:["bottom","left"]};function Jr({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return y`<div class="line typing">${Object.entries(wn).map(([i,a])=>y`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(l=>l.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(Pt(i)?s:o).keys()].map(l=>y`
          <span data-beside=${`${i},${l+1}`}><${Hc} ...${{changes:t,side:i,line:l+1}} /></span>`)}
      </div></details>`)}</div>`}function Hc({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Vr).map(o=>y`<${Kc}
    label=${`${wn[t]} ${n} ${Vr[o][+!Uc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function Kc({label:e,now:t,write:n}){let o=Ee(null);return y`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=P(s).value}}
    onchange=${s=>n(P(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var Yr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],qc=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Gc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(c=>t.choices[c].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(jt).filter(c=>t.choices.some(({value:d})=>d===jt[c]));if(!_e(t))for(let c of i)o.push([c,jt[c].replace("_"," ")]);let[a,l]=t.choices;
a.value===null&&l&&o.push(["#",a.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
Ge(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Te.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Yr]}function Vc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...it[o]?.keys??[]);return[...n,["Dele\
te, Backspace","take the clue away"],...Yr]}function Zr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Gc(t):Vc(n),...qc],r=k("dialog",{class:"\
keys",ariaLabel:"Keys"},k("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),k("dl",{},s.map(([i,a])=>k("div",{},k("dt",{},i),k("dd",{},a)))),
k("form",{method:"dialog"},k("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Jc="http://www.w3.org/2000/svg";function Xr({changes:e},t){let n=e.entry(t);return(n&&Mt(n)?.name)??t}var Yc=[{kind:"",name:"Enter",title:"What is typed, ta\
pped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",
title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a d\
igit)"}];function Zc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":Ge(e)?"Drag over cells to enclose them.":"Drag along si\
des to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Qr(n,o)} ${s}`}var Qr=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function ei(e){
let{app:t,play:n,edit:o}=e,s=k("div",{class:"tools"}),r=Gr(t),i=()=>Zr(t.store.now.mode,{play:n,edit:o}),a=()=>F(y`<${Xc} ...${{parts:e,clock:r,help:i}} />`,s);
return N(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,help:i,focus:(c,d)=>{let h=s.querySelector(`[da\
ta-beside="${c},${d}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Xc({parts:e,clock:t,help:n}){let{app:o,view:s}=e,
r=Ws(()=>o.store.now.mode).value;if(s.sheet===G)return null;let i=r==="play"&&s.sheet.plays.length>0;return y`
    <div class="line first"><p class="hint">${eu(e,r)}</p>
      ${i&&y`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${X} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&y`<${X} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&y`<${tu} ...${e} /><div class="line"><${Qc} ...${o} /></div>`}
    ${r==="edit"&&y`<${ou} ...${e} />
      <${Jr} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${ru} ...${e} /></div>`}`}var X=e=>y`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Qc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=c=>JSON.stringify(c)===JSON.stringify({marks:n,notes:o}),
i=c=>e.change({saves:c},{undoable:!1});return y`<div class="group" role="group" aria-label="Save points">
    <${X} title="Remember the board as it is now, before trying something" onclick=${()=>{let c=s.at(-1);(!c||!r(c))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${X} class="back" title="Return to the last save point" onclick=${()=>{let c=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,c+1)),e.change(
s[c])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${X} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function eu({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=n.pen.tool??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside th\
e rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to enter: t\
he assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=t.clicked(),c=t.lines?Zc(t.lines):"";if(!l)return c;if(t.written()===l&&l.choices.
length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"\
Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${c}`.trim();let d=l.clicks.length>1&&!c?"Drag to paint.":c;return`Click\
 a cell: ${Qr(l.clicks,l.choices)} ${d}`.trim()}function tu({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Yc.filter(({kind:i})=>o||!Ae.some(
a=>a===i));return y`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>y`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,l)=>y`
        <${X} class=${_e(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,l)}>
          ${!_e(i)&&y`<${nu} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Te.map((i,a)=>y`
      <${X} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:l})=>y`<${X} data-pencil=${i} title=${l}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${X} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?y`<${X} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function nu({view:e,choice:t}){let n=J(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return q(()=>n.current.replaceChildren(...ue(`<svg xmlns="${Jc}">${s}</svg>`).childNodes),[s]),y`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function ou({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...n.tool?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting&&!n.isGrown||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:y`<div class="line">
    ${n.kinds.length>1&&y`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>y`
      <${X} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Xr(t,a)}<//>`)}</div>`}
    ${i?y`<${su} edit=${t} />`:(n.isTyped||r)&&y`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>y`<${X} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&y`<${X} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&y`<${X} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function su({edit:e,edit:{pen:t}}){let n=t.tool?.noun??t.kind;return y`<div class="group" role="group" aria-label=${`${Xr(
e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(o=>y`<${X} class="digit region" aria-label=${`${n} ${o}`} aria-pressed=${t.id===o}
      onclick=${()=>t.pick(o)}>${at[o]??o}<//>`)}
    ${t.isPainting&&y`<${X} onclick=${()=>t.pick(e.fresh())}>New ${n}<//>`}</div>`}function ru({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,
s=(r,i,a)=>y`<span class="stepper">
    <${X} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${Z(i,r)}</output>
    <${X} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return y`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var iu=80,ti=["puzzle","instance","rules","facts","constants"];function au(e){let t=lu(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(Mr(e),
o.legend,n.element,s.element,k("div",{class:"told"},n.notice,i.element),r.element,n.heard),fu(t),du(t),hu(t)}function lu(e){let t=Sr(),n=A(G),o={grid:zr(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Wr({app:e,view:o}),r=wr({app:e,view:o}),i=jr({app:e,view:o,picture:t,edit:r}),a=ei({app:e,view:o,play:s,edit:r}),l=Rr(
{app:e,view:o,edit:r}),c=Hr({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:l}),d=uu(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:c,victory:d,
film:Or({app:e,view:o}),drawing:cu(e,o,c,d.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function cu(e,t,n,o){let{store:s,overview:r}=e,i=pe(),a=0,l=null,c=!1,
d=()=>{clearTimeout(a),a=setTimeout(m,iu)},h=v=>ti.every(g=>s.now[g]===v[g]),u=()=>l!==null&&h(l),f=v=>s.now.marks!==v.marks||!h(v);async function m(){clearTimeout(
a);let v=s.now;if(!v.puzzle)return;let g=u();i.stop();try{let b=await(g?i(S=>H("board",I(v,{entries:!1}),S)):r.ask("board"));if(b===void 0||f(v))return;if(g&&b.
cell.width!==t.sheet.cell.width){l=null,d();return}l=v,c=!1,n.draw(or(b,g?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[_]=b.problems;(!g||n.
isStale)&&n.say(_?`${Qe(_)?"The board is not finished":"Something is wrong with the facts"}: ${_.text}`:"")}catch(b){if(!(b instanceof V))throw b;if(f(v))return;
l=null,c=!1;let $=b.problems[0]?.text??b.message;n.say(t.sheet!==G?`This is how the board looked before: now it cannot be drawn. ${$}`:`The board cannot be draw\
n. ${$}`,!0)}}return{later:d,redraw:m,isDrawn:u,forget:()=>{l=null,c=t.sheet!==G},stop:()=>{i.stop(),r.drop("board")},get isOther(){return c}}}function uu(e,t){
let{store:n}=e,o=k("p",{class:"glad",role:"status"}),s=k("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:d,marks:h}=n.now,u=d==="play"&&r!==null&&
ar(t.sheet,h,r);o.textContent=u?"Solved! Every cell is right.":"",s.hidden===u&&(s.hidden=!u,o.classList.toggle("news",i),u&&(i=!1),e.emit("finished",u))}return{
element:s,celebrate:a,know:d=>{r=d},forget:()=>{r=null,i=!0}}}function fu({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;Tr(a,{press:(l,c,d)=>{
!r.isOther&&!o.press(l)&&i().press(l,c,d)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===G||r.isOther)return;let c=a.current;l.key===
"Enter"&&o.press(c)||i().onKey(l,c)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),a.onMove(l=>{i().leave(l);let[c,d]=L(t.sheet,l);e.emit("focu\
sed",{row:c,column:d})})}function du({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:l}=e;l.on(["marks","notes"],(c,d,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(c,d),a.celebrate(),h.has("marks")&&i.later())}),l.on(ti,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),l.on(["puzzle","ins\
tance"],()=>{t.sheet!==G&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function hu({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:l}){e.when("solved",c=>{l.know(c?.status==="unique"?c.answers:null),l.celebrate()}),e.when("\
fill",async c=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(c))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",c=>o.changes.add(c)),e.when("film",c=>{let d=s.isOn;s.show(c),i.element.hidden=r.element.hidden=s.isOn,s.isOn?d||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:c,column:d})=>{c>t.sheet.rows||d>t.sheet.columns||(e.emit("pane","board"),t.grid.select(ie(t.sheet,c,d)),Xs(t.grid.cell(ie(t.sheet,c,d))))}),e.when(
"cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var Oo={};ye(Oo,{start:()=>wf});import{EditorView as nf}from"../vendor/codemirror-6.js";import{autocompletion as Au,hoverTooltip as Tu,snippetCompletion as Cu,syntaxTree as fi}from"../vendor/codemirror-6.js";import{HighlightStyle as mu,StreamLanguage as pu,tags as D}from"../vendor/codemirror-6.js";var gu=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,wu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?ni(e,t):t.inReason?
vu(e):e.eatSpace()?null:e.match("%*")?bu(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
yu(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:D.lineComment,documentation:D.docComment,signature:D.heading,
reason:D.docString,directive:D.keyword,part:D.labelName,predicate:D.function(D.variableName),constant:D.atom,variable:D.variableName,number:D.number,string:D.string,
operator:D.operator,bracket:D.bracket,implication:D.definitionOperator,punctuation:D.punctuation,term:D.special(D.string)}};function bu(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":ni(e,t)}function ni(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function vu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function yu(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(gu)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var oi=pu.define(wu),si=mu.define([{tag:D.lineComment,color:"var(--asp-com\
ment)"},{tag:D.docComment,color:"var(--asp-documentation)"},{tag:D.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:D.docString,class:"asp-reason"},
{tag:D.special(D.string),class:"asp-reason asp-term"},{tag:[D.keyword,D.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:D.function(D.variableName),
color:"var(--asp-predicate)"},{tag:D.variableName,color:"var(--asp-variable)"},{tag:[D.number,D.atom],color:"var(--asp-constant)"},{tag:D.string,color:"var(--as\
p-string)"},{tag:D.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[D.operator,D.bracket,D.punctuation],color:"var(--asp-operator)"}]);function go(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as $u,foldEffect as ku,foldGutter as _u,foldService as Su}from"../vendor/codemirror-6.js";var ri=/^#program\s+([a-z_]\w*)/;function bn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":ri.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var ii=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function ai(e){return bn(e).filter(({name:t})=>t!=="\
base").map(t=>ii(e,t)).filter(t=>t!==null).map(t=>ku.of(t))}function li(e){return[Su.of((n,o)=>{let s=n.doc.lineAt(o).number,r=bn(n.doc).find(({first:i})=>i===s);
return r?ii(n.doc,r):null}),$u({preparePlaceholder:xu,placeholderDOM:Eu(e)}),_u({markerDOM:zu})]}function xu(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=ri.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?Ou(e.doc,o.number,s):""}}function Ou(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var Eu=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return k("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},k("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),k("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function ci(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function zu(e){return k("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var wo=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function bo(e){return[Au({override:[t=>Nu(t,e())],icons:!1,closeOnBlur:!0}),Tu((t,n)=>Du(t,
n,e()))]}function Nu(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(go(fi(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>di(a,"part")):[...Mu(t),...Lu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var Mu=({directives:e})=>e.map(t=>di(t,"directive"));function Lu({state:e,
pos:t},n){let o=hi(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>ui(i.template,i.name,s,mi(i),
i.words?1:0)),...r.map(i=>ui(i.template,i.name,s,i.words,2))]}function di(e,t){return{label:e.name,detail:"",type:t,info:()=>vo(e.template,e.words)}}function ui(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>vo(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return Cu(`${t}(${a})`,r)}function hi(e,t){let{number:n}=e.doc.lineAt(t);return bn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function mi({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function vo(e,t){let[n,...o]=t.split(`
`),s=o.length?k("ul",{},o.map(r=>k("li",{},r))):null;return k("div",{class:"documentation"},k("code",{},e),k("p",{},n),s)}function Du(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Iu(s,t-o);if(r===null||go(fi(e.state).resolveInner(t,1)))return null;let i=Pu(r,s.slice(0,r.start),hi(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:k("div",{class:"hovered"},i.map(l=>vo(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function Iu(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function Pu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:l})=>[
a,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>wo(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:mi(a)})),...i.map(r)]}import{gutter as ju,GutterMarker as Ru,RangeSet as pi,StateEffect as Bu,StateField as Wu}from"../vendor/codemirror-6.js";var Fu=6,gi=Bu.define(),yo=class extends Ru{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return k("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},$o=Wu.define({create:()=>pi.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(gi)&&(n=Hu(t.state.doc,o.value));return n}}),wi=[$o,ju({class:"cm-heat",markers:e=>e.state.field($o)})];function ko(e,t){e.dispatch(
{effects:gi.of(t)})}function bi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field($o,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Uu(e,t){return e&&
t>1?Math.round(Fu*Math.log(e)/Math.log(t)):0}function Hu(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return pi.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?a:"no ground instances on this board";return new yo(Math.max(1,Uu(i,n)),l).range(e.line(r).from)}))}var _o=({puzzle:e})=>`encodings/${e}.lp`,Ku=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,vi=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function De(e,{file:t}){
return vi(t,_o(e))?"rules":vi(t,Ku(e))?"facts":null}function vn(e,t,n=1/0){let o=De(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as qu}from"../vendor/codemirror-6.js";var Gu={error:"error",warning:"warning",note:"info",info:"info"},Vu={error:"\u2716",warning:"\u25B2",info:"\u25CF"},yi=["error","warning","info"],Ie=e=>Qe(e)?"w\
arning":Gu[e.kind??""]??"error";function $i(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>yi.indexOf(Ie(n))-yi.indexOf(Ie(o))||(n.line??0)-(o.line??0))}function ki(e,t){let{doc:n}=e.state,o=t.map(s=>({...So(
n,s),severity:Ie(s),message:s.text}));e.dispatch(qu(e.state,o))}function So(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function _i(e,t,n){return e.map(o=>{let s=Ie(o);return k("li",{},k("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},k("span",{class:"sign","aria-hidden":"true"},Vu[s]),k("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),k("span",{class:"place"},t(o)),k("span",{},
o.text)))})}function Si(e,t){let n=Object.keys(e),o={rules:k("span",{class:"badge",hidden:!0}),facts:k("span",{class:"badge",hidden:!0})},s=n.map(l=>k("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=k("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let d=(s.findIndex(h=>h===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[d]),s[d].
focus(),l.preventDefault()});function i(l){for(let c of s){let d=c.dataset.tab===l;c.setAttribute("aria-selected",String(d)),c.tabIndex=d?0:-1,e[c.dataset.tab].
dom.hidden=!d}t(l)}function a(l,c,d){o[l].textContent=String(c),o[l].hidden=!c,o[l].className=`badge ${d}`,o[l].setAttribute("aria-label",`${c} ${d}${c===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Ju}from"../vendor/codemirror-6.js";var xi=Ju.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var xo=z.StateEffect.define(),Yu=2500,Zu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(xo)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),Xu=/^%\s*-{3,}/,
Qu=z.StateField.define({create:e=>Oi(e.doc),update:(e,t)=>t.docChanged?Oi(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function Oi(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Xu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function Ei({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,oi,z.syntaxHighlighting(si),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Zu,Qu,xi,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>z.EditorState.create({doc:l,extensions:r}),a=new z.EditorView({state:i("")});return ef(a),{view:a,open:l=>a.setState(i(l))}}function ef(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function yn(e,t,{isUndoable:n=!1}={}){
let o=tf(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function tf(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function zi(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),xo.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:xo.of(null)}),Yu)}var of={rules:"Rules",facts:"Facts"},sf={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function Ai(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[li(n),wi,bo(t),nf.lineWrapping],facts:[bo(t)]},a="rules",l={},c={};for(let[h,u]of Object.entries(of))l[h]=Ei({words:sf[h],hint:o,extensions:i[h],onText(f){
let{[h]:m,saved:p}=r.now;we(m)!==f&&r.change({[h]:rf(f,p[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),c[h]={words:u,dom:k("div",{class:"text"},l[h].view.dom)};
let d=Si(c,h=>{a=h,l[h].view.requestMeasure(),s(h,l[h].view.state)});return{tabs:d,panels:Object.values(c).map(({dom:h})=>h),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(a,l[a].view.state),take(h,u){let f=h.puzzle!==u.puzzle;if(f){l.rules.open(we(h.rules));let{view:m}=l.rules;m.dispatch({effects:ai(m.state.doc)}),
m.scrollDOM.scrollTop=0}else yn(l.rules.view,we(h.rules));f||h.instance!==u.instance?l.facts.open(we(h.facts)):yn(l.facts.view,we(h.facts))},putBack(){yn(l.rules.
view,we(r.now.saved.rules),{isUndoable:!0})},reveal(h){let u=De(r.now,h);if(u===null)return!1;let{view:f}=l[u];e.emit("pane","rules"),d.show(u);let{from:m}=So(f.
state.doc,h);return zi(f,m),!0}}}var we=e=>e.replace(/\r\n?/g,`
`);function rf(e,t){return e===we(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var af={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
kn=["the saved rules","the new rules"],$n="Comparing their answers on this board \u2026",Ti=["rules","facts","constants"],Ci=12;function Mi(e,t){let{store:n}=e,
o=k("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,c,d=null)=>{r=c;let h=[Ni("Put it back",t)];if(d?.frames.
length){let u=`Show a board that only ${kn[d.by]} accept`;h.unshift(Ni(u,()=>ff(e,d)))}o.replaceChildren(k("p",{class:"changes-title"},lf(l)),k("p",{},c),k("div",
{class:"group"},h)),o.hidden=!1},a=({rules:l,saved:c})=>!!c.rules&&we(l)!==we(c.rules);return n.on(Ti,()=>{!o.hidden&&r!==$n&&i([],$n)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:c}=n;if(!a(c))return s();let d=[];o.hidden&&i([],$n);let h=()=>Ti.some(f=>n.now[f]!==
c[f]),u=(f,m)=>{f==="statuses"&&!h()&&i(d=m.statuses,$n)};try{let f=await ce("diff",I(c),{signal:l,onEvent:u});return h()?void 0:f.verdict===null?s():i(d,cf(f,d),
f.by===null?null:f)}catch(f){if(!(f instanceof V))throw f;return i(d,`The answers could not be compared: ${f.message}`)}}}}var Ni=(e,t)=>k("button",{type:"butto\
n",onclick:t},e);function lf(e){if(!e.length)return"The rules are changed";let t=Li(e),[n,o]=e.map(({status:s,cost:r})=>af[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Li=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function cf({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${uf(o)}`;return`On this board there is an answer that onl\
y ${kn[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Li(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function uf(e){let t=e.length-Ci;return e.slice(0,Ci).join(", ")+(t>
0?` and ${t} more`:"")}function ff(e,{by:t,frames:n,broken:o}){let s=df(o).map(i=>`For ${kn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${kn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function df(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Di(e){let t=k("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(d=>d.name===r)?.default,
{[r]:l,...c}=e.now.constants;e.change({constants:i===""||i===a?c:{...c,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>k(
"label",{title:i.words},k("code",{},i.name),hf(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(l=>l.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function hf({name:e,default:t,choices:n},o){let s=i=>o(e,P(i).value.trim()),r={
constant:e};return n.length?k("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>k("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):k("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Ii(e,{views:t,tabs:n},o){let s=k("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=$i(r);for(let[c,d]of Object.
entries(t)){let h=l.filter(f=>De(e.now,f)===c);ki(d,h.filter(({line:f})=>f));let u=f=>h.filter(m=>Ie(m)===f).length;n.count(c,u("error")||u("warning"),u("error")?
"error":"warning")}s.replaceChildren(..._i(l,a,o)),s.hidden=!l.length}let a=l=>{let c=De(e.now,l);return vn(e.now,l,c?t[c]?.state.doc.lines:void 0)};return{dom:s,
tell(l,c){r={...r,[l]:c},i()},forget(){r={},i()}}}var mf=100,Pi="pylogic:rules",pf="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",ji="pylogic:heat",gf="How often each rule\
 is used on this board: its ground instances, beside its lines";function wf(e){let{store:t}=e,n=Ef(),o=k("span",{class:"said"}),s=k("input",{type:"checkbox",checked:localStorage.
getItem(ji)!=="off"}),r=k("label",{class:"heat-switch",title:gf},s,"Heat bar"),i=Ai(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(c,d){r.hidden=
c!=="rules",o.textContent=c==="rules"&&s.checked&&bi(d,d.selection.main.head)||""}}),a=c=>{i.reveal(c)||_f(e,c)},l={app:e,texts:i,vocabulary:n,box:s,report:null,
element:T("#rules"),constants:Di(t),findings:Ii(t,i,a),changes:Mi(e,()=>kf(e,i))};l.element.append(k("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.
panels,l.changes.dom,l.findings.dom,k("p",{class:"editor-status"},o,k("span",{class:"hint",id:"editor-hint"},pf))),i.tabs.show("rules"),bf(e,l.element.id),vf(l,
a)}function bf({store:e,when:t},n){let o=localStorage.getItem(Pi)==="open",s=k("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the \
computer reads them",onclick:()=>{o=!o,localStorage.setItem(Pi,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle(
"folded",!o&&!i),s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function vf(e,t){
let{app:n,texts:o,findings:s}=e,{store:r,overview:i}=n,a=pe(),l=()=>a(d=>xf(e,d)),c=(d,h)=>{d.puzzle!==h.puzzle&&$f(e),o.take(d,h)};r.on(["puzzle","instance","r\
ules","facts"],c),r.on(["puzzle","instance","rules","facts","constants","saved"],l),c(r.now,{puzzle:""}),n.when("problems",d=>s.tell("solve",d??[])),n.when("rev\
eal",t),n.when("cancel-all",()=>{a.stop(),e.report=null,i.drop("rules"),i.drop("spots"),l()}),yf(e,l)}function yf({box:e,element:t,texts:n},o){let s=()=>t.classList.
toggle("cold",!e.checked);e.addEventListener("change",()=>{localStorage.setItem(ji,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function $f({vocabulary:e,
constants:t,changes:n,findings:o,texts:s}){e.forget(),t.show([]),n.hide(),ko(s.views.rules,[]),o.forget()}function kf(e,t){t.putBack(),e.emit("message",{words:"\
The saved rules are back. Ctrl-Z in the editor brings your change back."})}function _f(e,t){if(!t.file)return;let n=vn(e.store.now,{file:t.file});e.emit("messag\
e",{words:`That is line ${t.line} of ${n}, a library that the rules include.`})}var Sf=({puzzle:e,rules:t,constants:n,facts:o})=>{let s=o.replace(/%.*/g,"").match(
/#const[^.]*|[a-z_]\w*(?=[(.])/g);return[e,t,n,[...new Set(s)].sort().join(" ")]};async function xf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,
changes:a,findings:l,texts:c,box:d}=e,{now:h}=o;if(!h.puzzle)return;let u=Sf(h),f=e.report?.every((w,v)=>w===u[v]);f||(e.report=null);let m=f?new Promise(w=>{setTimeout(
w,mf,null)}):s.ask("rules"),p=d.checked?s.ask("spots"):s.drop("spots");p?.catch(()=>{});try{let w=await m;if(w===void 0||t.aborted)return;if(l.tell("asked",[]),
w!==null){s.drop("rules"),await r.learn(()=>ci(c.views.rules,r.wordsOf)),l.tell("lint",w.problems),n.emit("game",w.game),w.predicates!==null&&r.learnOwn(w.predicates),
w.constants!==null&&(i.show(w.constants),i.tidy());let g=w.problems;if(g.some(b=>Ie(b)==="error"))return a.stop();g.every(b=>De(h,b)!=="facts")&&(e.report=u)}await a.
update(t);let v=await p;v&&!t.aborted&&Of(h,c,v.rules)}catch(w){if(!(w instanceof V))throw w;let v=[{text:`Not checked: ${w.message}`,kind:"note",file:null,line:null,
column:null}];l.tell("asked",w.problems.length?w.problems:v)}}function Of(e,t,n){ko(t.views.rules,n.filter(({file:o})=>o===_o(e))),t.look()}function Ef(){let e={
parts:[],predicates:[],directives:[],own:[]};return{known:e,wordsOf:t=>e.parts.find(n=>wo(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await le(
"vocabulary")),t())},learnOwn(t){e.own=t},forget(){e.own=[]}}}var Po={};ye(Po,{start:()=>sd});function Ri({app:e,card:t,check:n,pointed:o}){let s=de(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},l=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||l.length?{cause:r,effect:i,wrong:l}:null)});N(()=>e.emit("highlight",JSON.parse(s.value)))}var Rt=e=>e.join(",");function Bi(e,t){
let n=new Set(t.map(Rt));return e.filter(o=>!n.has(Rt(o)))}function ut(e){return[...new Map(e.map(t=>[Rt(t),t])).values()]}var zf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function Sn({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let l=tt(()=>de(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(v=>Rt(v)===`${m},${p}`)?"sentence about":"sentence"}),[n]),c=()=>{t.value={effect:o,cause:Bi(
s,o),wrong:r}},d=()=>{t.value=null},[,h,u]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return y`<li class=${l} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${c} onfocusin=${c} onmouseleave=${d} onfocusout=${d}>
    ${h!==null&&y`<p>${_n(e,`${be(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${_n(e,be(u))}</p>
    ${f.size>0&&y`<p class="sources">${[...f.keys()].map(m=>Af(e,m))}</p>`}
  </li>`}var Wi=({cells:e,because:t,...n})=>y`<${Sn} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,xn=({parts:e,broken:t})=>y`<ul class="sentences">${t.map(n=>y`<${Wi} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,On=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>y`<ul class="sentences">
  <${Sn} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&y`<${En} parts=${e} chain=${r} />`}</ul>`,En=({parts:e,chain:t})=>y`<li class="chain"><ol class="sentences">
  ${t.map(n=>y`<${Wi} parts=${e} ...${n} />`)}</ol></li>`,be=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),_n=(e,t)=>t.split(zf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return y`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function Af(e,t){let n=Tf(t);return n&&y`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${Eo(n,e.store.now)}</button>`}function Tf(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function Eo({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ft=e=>ut(e.flatMap(t=>t.cells));var Fi="How the answer follows",Ui=10;function Hi({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};N(()=>{e.task&&s()}),t("cancel-all",
s);function r(l){s();let c=n=new AbortController,d=l,h={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(f,m)=>{h.events.push({name:f,data:m}),
h.wake(),f==="step"&&m.entered.length>0&&(d-=1)===0&&c.abort()};return h.end=ce("explain",I(e.now),{signal:c.signal,onEvent:u}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(l){for(let c=0;;c+=1){for(;c===l.events.length&&!l.hasEnded;)await new Promise(d=>{l.wake=()=>d(null)});if(c===l.events.
length)return;yield l.events[c]}}async function a(l,c){l.addEventListener("abort",s);try{return await c()}finally{l.removeEventListener("abort",s)}}return{next:l=>a(
l,async()=>{let{marks:c}=e.now,d=o&&Object.entries(o.marks).every(([h,u])=>c[h]===u);for(let h=o&&d?o:r(Ui);;h=r(Ui)){let u=[],f=[],m=null;for await(let{name:p,
data:w}of i(h)){p==="own"&&(m=w),p==="step"&&u.push(w),f.push(...(w.frames??[]).flatMap(g=>g.looks??[]));let v=Cf(m,u,c);if(v.length)return{steps:v,looks:f,end:null}}
if(h.marks===c)return{steps:[],looks:f,end:await h.end}}}),follow:(l,c)=>a(l,async()=>{let d=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:u}of i(d))c(h,u);return d.end})}}function Cf(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>zo(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function zo(e,t){let[n,o]=un(e);return t[n]===o}function Ao({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Ki(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Fi,
"Looking for the first step \u2026",async r=>{let i=zn(e,Fi),a=A([]),l=A(null);t.add([y`<${Mf} parts=${e} film=${i} steps=${a} end=${l} />`]);let c=await o.follow(
r,(d,h)=>{h.frames&&i.add(h.frames.map(u=>({...u,...Nf(d,h)}))),d==="step"&&(a.value=[...a.value,h],t.tell(`${Z(a.value.length,"step")} so far \u2026`))});if(c.
status==="none")return Ao(e,c);if(c.status==="multiple")return e.several.ask();l.value=c},{isTrue:qe(e.app.store)})}function Nf(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:be(t),captions:[be(n)],settled:o}}function Mf({parts:e,film:t,steps:n,end:o}){return y`${o.value&&y`<p>${Df(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>y`<${Lf} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function Lf({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=J(null);return q(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),y`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${be(n.words)}</button>
    <${On} parts=${e} step=${n} /></li>`}function Df({grade:e,complete:t,interrupted:n},o){let s=Z(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function zn({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=c=>t.play(r={title:n,frames:[...o],
looks:s,at:c}),l=fe(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(c){o.
push(...c),s.push(...c.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),r!==null?l():o.length&&a(0)},goTo(c){a(Math.min(c,o.length-1)),e.emit("pane","board")}}}function qi({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,l=()=>{i.abort(),s.value=null},c=()=>{l(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},d={get cells(){return o.value?.cells?.()??null},show(f,m,p={}){let{task:w}=e.store;t.card.contains(document.
activeElement)&&T("h2",t.card).focus(),c(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===w,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...m})},
async work(f,m,p,w){d.show(f,[],w),s.value=m;let v=i=new AbortController;try{await p(v.signal)}catch(g){g.name!=="AbortError"&&!v.signal.aborted&&d.add([y`<p class=${If(
g)?"failure":null}>${To(g)}</p>`])}finally{i===v&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){c(),o.value=null}};N(()=>{o.value?.isTrue()===!1&&Y(d.close)}),N(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=de(()=>o.value?.overlay??
null);N(()=>e.emit("overlay",h.value)),N(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),d.close()});function u(){let{name:f,body:m}=o.value??
{name:"",body:[]};q(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),d.close()},w=()=>{l(),d.add([y`<p class="soft">Cancelled.</p>`])};
return y`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return F(y`<${u} />`,t.card),N(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),d}var If=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function To(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return be(n.replace(/^encodings\/\S+: /,""))}var Pf=2e3;function Gi({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:c}=e;if(!c.puzzle)
return;let d=performance.now(),h={count:0,cost:[]};try{let u=await t.ask("solve",(f,m)=>{h=m});u!==void 0&&e.task===c&&i(u)}catch(u){if(e.task!==c)return;if(u.interrupted)
return i(jf(h,u.interrupted,performance.now()-d));o.value={outcome:null,error:u,isOld:!1},n("solved",null),u.status===0?s=setTimeout(r,Pf):n("problems",u.problems??
[])}}function i(c){o.value={outcome:c,error:null,isOld:!1},n("problems",c.remarks),n("solved",Co(c))}let{puzzle:a,instance:l}=e.now;return N(()=>{let{task:c}=e,
d=c.puzzle!==a||c.instance!==l;({puzzle:a,instance:l}=c),Y(()=>{o.value=d?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var jf=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function Co({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Vi({app:e,place:t,solving:n}){N(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?Rf(r):s===null?{words:"\u2026"}:No(s)}return function(){let{words:r,detail:i}=o();return y`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Bf(e,n.now.error)}</div>`}}function No(e){let{status:t,cost:n,count:o,horizon:s}=e,r=Co(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),l=n.join(" "),c=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
d={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${l}`,"good"],
found:[n.length?`${c}: the best so far is ${l}, not proved`:`${c}: ${Z(o,"answer")} found so far`,"warn"],interrupted:[`${c}: no answer found so far`,"warn"]}[t];
return{words:d[0],detail:a,kind:d[1]}}function Rf(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:To(
e),kind:"warn"}:e.problems.length&&e.problems.every(Qe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var Bf=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=be(
Eo(n,e.store.now)),s=()=>e.emit("reveal",n);return y`<p class="status-problem">${n.line!==null&&y`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var Mo=200;async function Ji(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=zn(e,"Solution"),i=null;await ce("answers",I(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,l)=>{i=l,r.add(Zi(l,"Solution"))}}),n.add([i===
null?y`<p>No answer was found.</p>`:y`<${Wf} parts=${e} answer=${i} />`])})}function Wf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return y`
    <p>${s&&`${No(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&y`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&y`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Yi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=zn(e,"All answers"),i=A([]),a=()=>{let h=i.value,u=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(h[Math.min(Math.max(u+m,0),h.length-1)].first);return y`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${u+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:p})=>m.length===0&&y`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([y`<${a} />`]);let l=await ce("answers",I(t.store.now,
{marks:[],most:Mo}),{signal:s,onEvent:(h,u)=>{i.value=[...i.value,{...u,first:r.length}],r.add(Zi(u,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),c=i.value.some(({cost:h})=>h.length>0),d=o.now.outcome?.horizon;n.add([y`<p>${Ff({...l,isBest:c,horizon:d},i.value.length)}</p>`])})}var Zi=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function Ff({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Mo?"There may be others.":`The first ${Mo}; there may be more.`}var Xi="pylogic:check",Uf=250,Hf=400,Qi=3,Kf="Whether this can be completed was not found out in time.";function ea(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=pe(),i=A(localStorage.getItem(Xi)==="on"),a=A(null),l=null,c=!1,d=(g,b,$)=>{a.value={kind:g,words:b,of:t.now.marks,...$}},h=()=>{a.value=null},u=()=>{i.value=
!i.value,localStorage.setItem(Xi,i.value?"on":"off"),l=null,f()};async function f(g=!1){let{outcome:b,isOld:$}=s.now,{marks:_}=t.now,S=g||c&&_===l;if(g)l=_;else if(!S&&
_===l&&!$)return;let O=Object.keys(_).length===0;c=S&&$&&!O;let x=(S||i.value)&&!$&&b!==null&&!O;if(!x||b.status==="none"||b.horizon!==null)r.stop(),x&&b.horizon===
null?d("bad","There is no answer at all"):S&&O?d("unsure","Nothing is entered yet."):c?d("unsure","checking \u2026"):h();else if(!S)await p("rules");else{let E=b.
status==="unique"?new Set(b.answers[0].atoms):null;E===null?await p("all"):m(E,_)&&await p("reasons")}}function m(g,b){let $=Lo(g,b),_=ut($.map(Do).filter(S=>S!==
null));return $.length?d("bad",`${_.length} ${Bt(_)}${_.length===1?" is":"s are"} wrong`,{cells:_}):(r.stop(),d("good",n.finished.value?"Solved!":"So far so goo\
d")),$.length>0}async function p(g){let b=g==="all"?setTimeout(()=>d("unsure","checking \u2026"),a.value?Hf:0):0,$;try{$=await r(S=>H("judge",I(t.now),S))}catch(S){
g==="all"&&S.interrupted?d("unsure",Kf):g!=="reasons"&&h();return}finally{clearTimeout(b)}if($===void 0)return;let _=g==="reasons"?a.value&&{...a.value,broken:$.
broken.slice(0,Qi)}:qf(g,$,n.finished.value);a.value=_&&{..._,of:t.now.marks}}let w=fe(Uf,()=>f()),{marks:v}=t.now;return N(()=>{t.now.marks!==v&&({marks:v}=t.now,
r.stop(),Object.keys(v).length||h(),w())}),N(()=>{s.now&&n.finished.value!==null&&Y(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:u,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function ta(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return y`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?y`<span class="soft">${s}</span>`:s&&y`<strong>${s}</strong>`}
      ${i.length>0&&y`<${xn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&y`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function qf(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Qi),cells:ft(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Bt=e=>e.every(t=>t.length>2)?"line":"cell",Lo=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Do(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var Gf=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,An="Why there is no answer",Io="Why this is wrong",Vf="Which rule is wrong",Jf=12,Yf=600;function na(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(An,"Looking for a reason \u2026",u=>l(An,u)),r=()=>n.work(Io,"Looking for what it breaks \u2026",async u=>{let{broken:f}=await H(
"judge",I(t.store.now),u);if(!f.length)return l(Io,u);n.add([y`
      <p>What you entered breaks a rule already:</p>
      <${xn} parts=${e} broken=${f.slice(0,Jf)} />
      <${a} />`],{cells:()=>({wrong:ft(f)})})},{isTrue:qe(t.store)}),i=()=>n.work(Vf,"Looking for what refuses it \u2026",async u=>{let{is_answer:f,reasons:m}=await H(
"why",I(t.store.now),u);if(f)return n.add([y`<p>Some answer has all of it.</p>`]);n.add([y`<ul class="sentences"><${En} parts=${e} chain=${m.flatMap(p=>oa(p))} /></ul>`],
{cells:()=>({wrong:ft(m)})})},{isTrue:qe(t.store)}),a=()=>y`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function l(u,f){let m=await H("conflicts",I(
t.store.now,u===An?{marks:[]}:{}),f);if(m.status!=="none")return n.add([y`<p>There is an answer now.</p>`]);if(!m.conflicts.length)return n.add([y`<p>The reason was not found in time.</p>`]);
let p=m.conflicts[0],w=ut(ft(p.because));n.add([y`<${c} title=${u} conflict=${p} />`],{cells:()=>({cause:w,wrong:p.cells})})}function c({title:u,conflict:{because:f,
cells:m,chain:p,minimal:w,suspects:v}}){let g=f.filter($=>$.clue!==null),b=f.filter($=>$.clue===null);return y`
      ${v.map($=>d("Perhaps a typing error: ",$))}
      <p>${p.length?"It leads to a contradiction:":Zf(m.length>0,g,b)}</p>
      ${d("The clues: ",g.map($=>$.words).join("; "))}
      ${d("What you entered: ",m.join(" "))}
      ${p.length?y`<ul class="sentences"><${En} parts=${e} chain=${p} /></ul>`:y`<ul class="sentences either">${b.map($=>y`<${Sn} parts=${e} words=${$.words} cause=${$.
cells} lines=${[$]} />`)}</ul>`}
      <p class="soft">${w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${u===Io&&y`<${a} />`}`}let d=(u,f)=>f&&y`<p>${u}${_n(t,Xf(f))}</p>`,h=fe(Yf,()=>{let{outcome:u,isOld:f}=o.now;!f&&u?.status==="none"&&u.horizon===null&&n.
mayCome(An)&&s()});return N(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function oa({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>oa(i,s+1))]}function Zf(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Xf(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(Gf,t).trimEnd()}var Tn="Hint";async function Nn(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(Tn,[y`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(Cn(e).length)return o.show(Tn,[y`<${Qf} parts=${e} />`],{isTrue:()=>Cn(e).length>0,cells:()=>({wrong:ra(Cn(e))})});await o.work(
Tn,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:l,end:c}=await s.next(i);if(c?.status==="none")return Ao(e,c);if(c?.status==="multipl\
e")return o.add([y`<${td} ...${e} />`]);if(t.now.marks!==r)return o.add([y`<p>The board has changed meanwhile: ask again.</p>`]);if(c)return o.add([y`<p>${nd(c,
r)}</p>`]);let{cells:d,causes:h}=a[a.length-1];o.add([y`<${ed} parts=${e} steps=${a} looks=${l} />`],{cells:()=>t.now.marks===r?{effect:d,cause:h}:null})},{isTrue:qe(
t)})}function Cn({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Lo(new Set(n.answers[0].atoms),e.store.now.marks):[]}var ra=e=>e.
map(Do).filter(t=>t!==null);function Qf({parts:e}){let{store:t}=e.app,n=Cn(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return y`
    <p>First this: ${o?"one":n.length} ${Bt(ra(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function ed({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=J(null);q(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:l,name:c,frames:d,has_candidates:h}=t[t.
length-1],u=l.every(w=>zo(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(l.map(un))}})},m=()=>{f(),Nn(e)},p=()=>s.play({title:Tn,
frames:d,looks:n.map(w=>({svg:w})),at:0});return y`
    <p class="look">Look at <${sa} colour="effect" cells=${i} />${a.length>0&&y` and <${sa} colour="cause" cells=${a} />`}.<span class="soft"> (${c})</span></p>
    ${t.map(w=>y`<${On} parts=${e} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${u} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${u?"Next hint":"Do it, and the next"}</button>
      ${h&&y`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var td=({several:e})=>y`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,sa=({colour:e,cells:t})=>y`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Bt(t)}`:`these ${t.length} ${Bt(t)}s`}</span>`;function nd({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var ia="More than one answer",od=300;function la(e){let{app:t,card:n,solving:o}=e;function s(){let{task:p}=t.store;n.show(ia,[y`<p>This board has more than one answer. What would you like to see?</p>`,
y`<${i} />`],{isTrue:()=>t.store.task===p||r()})}function r(){let{outcome:p}=o.now;return p?.status==="multiple"&&p.horizon===null&&p.answers.length>0}let i=({but:p})=>y`<div class="row">
    ${p!==l&&y`<button type="button" onclick=${l}>What they share</button>`}
    ${p!==c&&y`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${d}>Clues that would leave one</button></div>`,a=(p,w)=>H("differences",I(t.store.now,{marks:[],extra:w}),p),l=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:w,cautious:v,brave:g}=await a(p,!1);if(!f(w)){if(v===null)return n.add([y`<p>The answers were not all compared in time.</p>`]);
n.add([y`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${v.length} of ${g.length} are certain.</p>
      <${i} but=${l} />`],{overlay:{certain:v,possible:g}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:w,picture:v}=await a(
p,!1);if(!f(w)){if(v===null)return n.add([y`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:v}],at:0}),n.add([y`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${i} but=${c} />`])}}),d=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:w,offers:v}=await a(p,!0);if(f(
w))return;if(!v.length)return n.add([y`<p>No clues were found that would leave one answer.</p>`]);let g=v.length===1,b=()=>u(v),$=()=>t.emit("clues",b().map(({atom:_})=>_));
n.add([y`
      <p>${g?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${v.length} clues would leave one answer. They s\
tand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${$}>${g?"Add it":"Add all"}</button></div>`],{ghosts:b,isTrue:h(v)})});function h(p){let w=({
puzzle:g,rules:b,constants:$,facts:_})=>JSON.stringify([g,b,$,p.reduce((S,{atom:O})=>S.replace(`${O}.`,""),aa(_))]),v=w(t.store.now);return()=>u(p).length>0&&w(
t.store.now)===v}let u=p=>p.filter(({atom:w})=>!aa(t.store.now.facts).includes(`${w}.`));function f(p){return p!=="multiple"&&n.add([y`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let m=fe(od,()=>{!o.now.isOld&&r()&&n.mayCome(ia)&&s()});return N(()=>{o.now&&m()}),{ask:s,share:l}}var aa=e=>e.replaceAll(/%.*|\s/g,"");var ca=matchMedia("(max-width: 60rem)");function sd(e){let t={status:k("section",{class:"assistant-status","aria-label":"Answers"}),buttons:k("div",{class:"assi\
stant-buttons"}),check:k("section",{class:"assistant-check","aria-label":"Check while you play"}),card:k("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};T("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>ca.matches?T("#board").append(t.card):t.check.after(t.card);ca.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:A(null),solving:Gi(e)};o.card=qi(o),o.derivation=Hi(e),o.conflicts=na(o),o.several=la(o),o.check=ea(o),Ri(o),N(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>Nn(o)),F(y`<${Vi(o)} />`,t.status),F(y`<${rd} parts=${o} />`,t.buttons),F(y`<${ta} ...${o} />`,t.check)}
var rd=({parts:e})=>y`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>Nn(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Ki(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Ji(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Yi(e)}>Answers</button>`;var Yo={};ye(Yo,{start:()=>Ed});function ua(e,t){let n=pe(),o=A(null),s=null,r=async()=>{let{puzzle:a,instance:l,rules:c,facts:d}=e.store.now,h=JSON.stringify([a,l,c,d]);if(!(!a||h===s)){s=h;try{
o.value=await n(u=>H("choices",I(e.store.now,{marks:[]}),u))??o.value}catch{s=null}}},i=fe(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var Wo={};ye(Wo,{NAME:()=>ga,TITLE:()=>ad,create:()=>ud});function dt({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:l,onSubmit:c,children:d,note:h,result:u}){return y`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${m=>{
m.preventDefault(),c()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${d}</div>
    ${h}
    <div class="actions">
      <button type="submit" class="primary" disabled=${a||l.isAtWork}>${i}</button></div>
    <${l.Progress} />
    ${u}
  </form>`}function ht(e,t,n){let o=A(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
i={get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a,l=()=>({})){let c={...o.value,...a,...r()};
o.value={...c,...l(c)}},of:a=>({name:a,value:o.value[a],oninput:l=>i.set({[a]:P(l).value})})};return i}var Q=({label:e,title:t="",hidden:n=!1,children:o})=>y`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
ae=(e,t,n,o,s)=>y`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function Pe(e,t,n){let o=n.some(([s])=>s===e.now[t]);return y`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>y`<option key=${s} value=${s}>${r}</option>`)}</select>`}function fa({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.
length===1&&s.includes(o[0][0]),i=a=>e.set({[t]:o.map(([l])=>l).filter(l=>s.includes(l)!==(l===a))});return y`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([a,l,c=""])=>y`<label key=${a} title=${c}><input type="checkbox"
      name=${t} value=${a} checked=${s.includes(a)} onchange=${()=>i(a)} /> ${l}</label>`)}
  </fieldset>`}function Mn({text:e}){let t=J(null);return q(()=>t.current?.replaceChildren(ue(e)),[e]),y`<span class="picture" aria-hidden="true" ref=${t}></span>`}function mt(e,t=["rules","facts","constants"]){let n=A(null),o=A(0),s=A({words:"",isBad:!1}),r=A(null),i=new AbortController,a=()=>i.abort(),l={get isAtWork(){return n.
value!==null},get isOld(){return t.some(c=>r.value&&e.store.now[c]!==r.value[c])},named:c=>l.isOld?`${c}, ${da}`:c,tell(c,d=null,h=0){n.value={words:c,done:d,all:Math.
max(1,h)}},say(c,d=!1){s.value={words:c,isBad:d}},async run(c,d,h=()=>{}){a();let u=i=new AbortController,f=performance.now();r.value=e.store.now,o.value=0;let m=setInterval(
()=>{o.value=Math.floor((performance.now()-f)/1e3)},1e3);l.say("");try{return await ce(c,d,{signal:u.signal,onEvent:h})}catch(p){let w=n.peek()?.words??"";p.name===
"AbortError"?l.say(`Cancelled: ${w}.`):l.say(id(p,w),p.interrupted===null);return}finally{clearInterval(m),i===u&&(n.value=null)}},Progress(){let c=J(null);q(()=>{
l.isAtWork&&c.current?.scrollIntoView({block:"nearest"})},[l.isAtWork]);let{words:d,done:h,all:u}=n.value??{words:"",done:null,all:1};return y`<div class="job">
        <div class="working" ref=${c} hidden=${!l.isAtWork}>
          ${h===null?y`<progress key="begun" aria-label="Progress" />`:y`<progress aria-label="Progress" max=${u} value=${h} />`}
          <span class="how-far">${d}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&l.isOld&&`This was found ${da}.`}</p>
      </div>`}};return e.when("cancel-all",a),l}var da="before your last change",ha={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function id(e,t){if(e.interrupted&&
e.interrupted in ha)return`${ha[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var jo={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},Ro=Object.keys(jo),pt=e=>e.map(t=>[t,t]);function Bo(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...pt(s)];return{orders:n.length?n:[["given","given"]],engines:pt(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:pt(e.instances)}}var ma=(e,t)=>Object.fromEntries(Ro.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var ga="Compare",ad="Measure which way of solving is faster",ld="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",pa={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},cd=600;function ud(e,t){let n=ht(e,"compare",pa),o=mt(e),s=A([]),r=a=>a in(t.now?.shuffles??{});N(()=>{let{now:a}=t;a!==
null&&Y(()=>n.load(pa,l=>ma(Bo(a),l)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function i(){let a=e.store.now,{seeds:l,random:c,repeat:d,timeout:h,
...u}=n.now,f=0,m=0;s.value=[],o.tell("reading the files");let p=await o.run("compare",I({...a,marks:{}},{...Object.fromEntries(Ro.map(w=>[w,u[w]])),orders:u.orders.
map(w=>r(w)?`${w}:${c}`:w),seeds:Number(l)||null,repeat:Number(d),timeout:Number(h)}),(w,v)=>{w==="begun"?m=v.runs:w==="run"&&(f+=1),o.tell(f===m?`${m} runs, dr\
awing the report`:`${f} of ${m} runs`,f,m)});p!==void 0&&(o.say(`${p.words}.`),s.value=dd(p,`${a.puzzle}-${a.instance}-comparison`))}return function({id:l,hidden:c}){
let{now:d}=t,{orders:h,seeds:u,repeat:f,random:m,timeout:p,configs:w,heuristics:v,engines:g,labelings:b,others:$}=n.now,_=h.filter(r).length,S=(g.length+(g.includes(
"clingo")?w.length*v.length-1:0))*(h.length+_*(Number(m)-1))*b.length,O=$.length+1,x=Math.max(1,Number(u))*Number(f),E=S*O*x,C=[Z(S,"way"),Z(O,"board"),Z(x,"run")].
join(" \xD7 "),M=E*Number(p)>cd?", ended after ten minutes at the latest":"",B=d&&Bo(d),j=U=>y`<div class="lists">${B&&U.map(re=>y`<${fa} values=${n} name=${re} legend=${jo[re]} options=${B[re]} />`)}
      ${d?.needed&&U.includes("engines")&&y`<p class="soft">${d.needed}.</p>`}</div>`;return y`<${dt} ...${{app:e,id:l,hidden:c,job:o,name:ga,words:ld}} topic="comparing" action="Compare"
      isOff=${E===0} onSubmit=${i} result=${y`<${fd} links=${s.value} />`}
      note=${y`<p class="soft">${E?`${C} = ${Z(E,"run")}${M}`:"Choose at least one of each list."}</p>`}>
      ${j(["orders","engines"])}
      <${Q} label="Random orders" title="How many orders of each random kind" hidden=${_===0}>
        ${ae(n,"random",1,100)}<//>
      <${Q} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${ae(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${j(["configs","heuristics","labelings","others"])}
        <${Q} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${ae(n,"repeat",1,100)}<//>
        <${Q} label="Seconds for a run">${ae(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function fd({links:e}){let t=J(null);return q(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),y`<p class="links" ref=${t}>${e.map(({
words:n,...o})=>y`<a ...${o}>${n}</a>`)}</p>`}function dd({page:e,csv:t,json:n},o){let s=(r,i,a,l)=>({words:r,href:URL.createObjectURL(new Blob([i],{type:a})),...l});
return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Go={};ye(Go,{NAME:()=>za,TITLE:()=>hd,create:()=>vd});var je="pylogic:draft:",Ln="pylogic:tab",Fo=20,Uo="pylogic:history",wa=200,Ho={reload:6e4,other:500};function Ko(e,t=Ho.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(je+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function ba(){let e=sessionStorage.
getItem(Ln),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Ho.reload:Ho.other,o=e!==null&&await Ko(e,n)?e:zt();return o!==e&&await Ko(o),sessionStorage.
setItem(Ln,o),{id:o,draft:e===null?null:ya(e)}}async function va(e){return await Ko(e)?(sessionStorage.setItem(Ln,e),!0):!1}function ya(e){try{let t=JSON.parse(
localStorage.getItem(je+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function qo(e,t,n=!1){try{return localStorage.
setItem(je+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function $a({now:e,past:t,future:n}){try{sessionStorage.setItem(Uo,JSON.stringify(
{now:e,past:t.slice(-wa),future:n.slice(-wa)}))}catch{sessionStorage.removeItem(Uo)}}var ka=()=>JSON.parse(sessionStorage.getItem(Uo)??"null"),Re=e=>qo(zt(),e,!0),
Ye=e=>localStorage.removeItem(je+e),Se=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Ze=e=>Se(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function Be(){let e=(await navigator.locks?.query())?.held??[{name:je+sessionStorage.getItem(Ln)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(je)&&!t.has(a)).map(a=>ya(a.slice(je.length))??{at:0,id:a.slice(je.length),document:st}).sort((a,l)=>l.at-a.at),s=({document:a})=>Ze(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(Fo),...i.slice(Fo)])Ye(a);return r.slice(0,Fo)}var za="Generate",hd="Make new puzzles of this kind",md="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",pd=[["size","of\
 this size"],["present","the present one, new clues"]],gd=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],wd=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
_a="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",Sa=60,xa=8,Aa=1e6,bd={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function vd(e,t){let n=ht(e,"generate",bd),o=A(Ea()),s=A([]),r=mt(e,["rules","constants"]),i=yd(e),a=()=>gd.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),l=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",c=null;N(()=>{let{now:h}=t;h!==
null&&Y(()=>{let{puzzle:u,instance:f}=e.store.now;if(c===`${u}/${f}`)return;c=`${u}/${f}`;let[m,p]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:m,columns:p})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function d(){let{puzzle:h}=e.store.
now,{board:u,rows:f,columns:m,low:p,high:w,symmetry:v}=n.now,g=Number(o.value),b=Number(n.now.count);s.value=[];let $=()=>{let S=s.value.length;r.tell(`trying s\
eed ${g}, ${S} of ${Z(b,"puzzle")}`,S,b)};$(),await r.run("generate",I({...e.store.now,marks:{}},{size:u==="size"?[Number(f),Number(m)]:null,seed:g,count:b,symmetry:v||
null,difficulty:l()==="range"?[Number(p),Number(w)]:l()||null}),(S,O)=>{S!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],$())})!==void 0&&(r.say(`${Z(
s.value.length,"puzzle")} of seed ${g}, each with exactly one solution. A click opens one.`),Number(o.value)===g&&(o.value=String((g+1)%Aa)))}return function({id:u,
hidden:f}){let m=J(null),{board:p,low:w,high:v}=n.now,g=l()==="range";q(()=>{let $=g&&Number(v)<Number(w);m.current?.querySelectorAll("input")[1].setCustomValidity(
$?"This is less than where it begins.":"")});let b=t.now?.ungenerated??null;return y`<${dt} ...${{app:e,id:u,hidden:f,job:r,name:za,words:md}} topic="generating" action="Generate"
      isOff=${b!==null} onSubmit=${d}
      note=${b!==null&&y`<p class="refusal">By these rules no puzzles can be made: ${b}.</p>`}
      result=${y`<${i.Back} /><${$d} puzzles=${s.value} open=${i.open} />`}>
      <${Q} label="Board">${Pe(n,"board",pd)}<//>
      <${Q} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${ae(n,"rows",1,Sa,"Rows")} × ${ae(n,"columns",1,Sa,"Columns")}</span><//>
      <${Q} label="How many">${ae(n,"count",1,100)}<//>
      <${Q} label="Difficulty" title=${_a}>${Pe(n,"difficulty",a())}<//>
      <${Q} label="Largest step" title=${_a} hidden=${!g}><span class="pair" ref=${m}>
        ${ae(n,"low",0,xa,"From")} to ${ae(n,"high",0,xa,"To")}</span><//>
      <${Q} label="Symmetry">${Pe(n,"symmetry",wd)}<//>
      <${Q} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${$=>{o.value=P($).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=Ea()}}><${ge} name="dice" /></button></span><//>
    <//>`}}function yd(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:l}=e.store,c=`gen-${a.seed}-${a.number}`,d={saved:{...l.saved,facts:""},stamps:{...l.
stamps,facts:null}};r({...l,...d,instance:c,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(l.instance)||(n.value=l),t.set(c,a.text)}function r(a){
let{now:l}=e.store;!(t.get(l.instance)===l.facts&&Oa(l.marks)&&Oa(l.notes))&&Ze(l)&&Re(l),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return y`<div class="back">${a&&y`<button type="button" onclick=${()=>{a&&r(a),n.value=null,T("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function $d({puzzles:e,open:t}){let n=J(null);return q(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),y`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>y`<${kd} key=${o.number} data=${o} open=${t} />`)}</ul>`}function kd({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${Z(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return y`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?y`<${Mn} text=${e.pictures[0]} />`:y`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var Oa=e=>Object.keys(e).length===0,Ea=()=>String(Math.floor(Math.random()*Aa));var Vo={};ye(Vo,{NAME:()=>Ca,TITLE:()=>_d,create:()=>Od});var Ca="Trace",_d="Watch the solver search",Sd="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Ta=["","as usual"],xd={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function Od(e,t){let n=ht(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=mt(e),s=A(null),r=null;N(()=>{let{now:d}=t;d!==null&&Y(()=>{r!==e.store.now.
puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:d={},shuffles:h={},heuristics:u=[],labelings:f=[]}=t.
now??{},m={...d,...Object.fromEntries(Object.entries(h).map(([g,b])=>[`${g}#1`,b]))},p={order:Object.keys(m).map(g=>[g,g.replace("#1","")]),heuristic:[Ta,...pt(
u)],labeling:[Ta,...pt(f)]},w=g=>p[g].some(([b])=>b===n.now[g])&&n.now[g]||null,v=w("order")??Object.keys(m)[0]??"given";return{words:m,options:p,order:v,heuristic:w(
"heuristic"),labeling:w("labeling")}}function a(d,h,u){e.emit("film",{title:o.named(d),frames:h,at:u}),e.emit("pane","board")}async function l(){let{instance:d}=e.
store.now,{order:h,heuristic:u,labeling:f}=i();s.value=null,o.tell("searching, and drawing the film");let m=await o.run("trace",I({...e.store.now,marks:{}},{order:h,
heuristic:u,labeling:f,keep:Number(n.now.keep)}));if(m===void 0)return;o.say(`${m.words}.`);let{summary:p,left_out:w,frames:v}=m,g=m.heat.map($=>({...$,name:xd[$.
name??""]??$.name})),b=`${p.charAt(0).toUpperCase()}${p.slice(1)}.${w?` ${w} more came after them.`:""}`;s.value={words:b,instance:d,frames:v,heats:g},v.length&&
!o.isOld&&a(`The search on ${d}`,v,0)}function c(){if(s.value===null)return y`<div class="result"></div>`;let{words:d,instance:h,frames:u,heats:f}=s.value;return y`<div class="result">
      <p class="soft">${d}</p>
      ${u.length?y`<button type="button" onclick=${()=>a(`The search on ${h}`,u,0)}>
          Show the film again</button>`:y`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${f.map((m,p)=>y`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,f,p)}><span>${m.name}</span>
        <${Mn} text=${m.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:u}){let{words:f,options:m,order:p}=i();return y`<${dt} ...${{app:e,id:h,hidden:u,job:o,name:Ca,words:Sd}} topic="explaining"
      action="Trace the search" onSubmit=${l} result=${y`<${c} />`}>
      <${Q} label="Moments" title="How many of the first moments the film shows">${ae(n,"keep",1,1e3)}<//>
      <${Q} label="Order of clues" hidden=${m.order.length===0}>
        ${Pe(n,"order",m.order)}<small class="soft">${f[p]??""}</small><//>
      <${Q} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Pe(n,"heuristic",m.heuristic)}<//>
      <${Q} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${m.labeling.length<2}>${Pe(n,"labeling",m.labeling)}<//>
    <//>`}}var Jo={generate:Go,compare:Wo,trace:Vo},Na=Object.keys(Jo),Ma="pylogic:work:opened";function Ed(e){let t=A(null),n=ua(e,()=>t.value!==null),o=Na.map(l=>({...Jo[l],
name:l,Kind:Jo[l].create(e,n)})),s=l=>{t.value=l,localStorage.setItem(Ma,l??""),l!==null&&n.refresh()},r=()=>y`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:l,NAME:c,TITLE:d})=>y`<button type="button" title=${d}
      aria-controls="work-${l}" aria-expanded=${t.value===l}
      onclick=${()=>s(t.value===l?null:l)}>${c}</button>`)}</div>
    ${o.map(({name:l,Kind:c})=>y`<${c} id="work-${l}" hidden=${t.value!==l} />`)}`,i=k("section",{id:"work","aria-labelledby":"work-heading"});T("#assistant").append(
i),F(y`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let l=T("#work-generate");l.scrollIntoView({block:"ne\
arest"}),T("select, input",l).focus({preventScroll:!0})})});let a=localStorage.getItem(Ma);s(Na.find(l=>l===a)??null)}function ve({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=u=>{u!==null&&u===n[0][0]&&!o()||(d.close(),r(u))},a=n.map(
([u,f],m)=>k("button",m===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(u)},f)),l=k("h2",{id:`title-${zt()}`},e),c=k("form",{onsubmit:u=>{u.preventDefault(),
i(n[0][0])}},l,...t,k("div",{class:"actions"},k("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),d=k("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:u=>{u.preventDefault(),i(null)},onclose:()=>d.remove()},c);document.body.append(d),d.showModal();let h=c.querySelector("input:not([type=\
file]), textarea");(h??T(".primary",c)).focus(),h?.select()})}function Fe({key:e,words:t,actions:n=[],isBad:o=!1}){We(e);let s=n.map(([r,i])=>k("button",{type:"\
button",onclick:()=>{We(e),i()}},r));T("#notices").append(k("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},k("span",{},t),k("span",
{class:"group"},...s)))}function We(e){for(let t of ze("#notices .notice"))t.dataset.key===e&&t.remove()}function Ft(e,t,n){let o=k("a",{href:URL.createObjectURL(
new Blob([t],{type:n})),download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Zo(e,t,n){try{await navigator.clipboard.writeText(
t),e.emit("message",{words:`Copied: ${n}.`})}catch{let o=k("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n});await ve({title:`Copy ${n}`,buttons:[["done",
"Done"]],content:[k("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as zd,EditorView as La,unifiedMergeView as Ad}from"../vendor/codemirror-6.js";function Da({store:e},t,n){let o=new Map;function s(l,c){let{saved:d,stamps:h}=e.now,u={saved:{...d,[l]:c.text??""},stamps:{...h,[l]:c.stamp}};e.change(u,{undoable:!1}),
o.delete(l),We(`conflict ${l}`)}function r(l,c){o.set(l,c.stamp);let d=()=>r(l,c),h=`${c.name} was changed by another program, and you have unsaved changes.`;Fe(
{key:`conflict ${l}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(l,c).then(m=>({mine:u,theirs:f}[m??""]??d)())],["Keep mine",()=>u()],
["Take theirs",()=>f()]]});let u=()=>(s(l,c),n()),f=()=>{Re(e.now),e.change({[l]:c.text??""}),s(l,c)}}function i(l,c){let d=new La({doc:c.text??"",extensions:[zd.
readOnly.of(!0),La.contentAttributes.of({"aria-label":"Differences"}),Ad({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return ve({title:`Two ver\
sions of ${c.name}`,isWide:!0,content:[k("p",{},k("span",{class:"mine"},"only in yours")," ",k("span",{class:"theirs"},"only in the file")),k("div",{class:"line\
s"},d.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(l,c){let{now:d}=e;c.text===null||c.text===d[l]?(s(l,c),c.text===null&&t(`${c.name}\
 is gone; saving makes it again.`)):d[l]===d.saved[l]?(e.change({[l]:c.text}),s(l,c),t(`${c.name} was changed by another program; here it is.`)):o.get(l)!==c.stamp&&
r(l,c)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Dn=["rules","facts"];function se(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Xe=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function Ia(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(g,b=!1)=>e.emit("message",{words:g,isBad:b}),r=Da(e,s,f);function i(g){let{now:b}=t;if(b.puzzle&&Ze(b)){
let $=Re(b)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${b.instance} ${$}.`)}for(let{dataset:$}of ze("#notices .notice"))$.key&&$.key!==
"connection"&&We($.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:b.mode,...g})}async function a(g,b){let{rules:$,facts:_,game:S}=await $e("open",{puzzle:g,
instance:b});e.emit("game",S);let O={rules:$.text??"",facts:_.text??""};return{puzzle:g,instance:b,...O,saved:O,stamps:{rules:$.stamp,facts:_.stamp}}}async function l(g,b,$=t.
now.mode){let _=o+=1,S=await a(g,b);if(_!==o)return;if(S.stamps.rules===null)throw new Error(`There is no puzzle ${g} here.`);i({...S,mode:$});let O=o,x=(await Be()).
find(({document:E})=>E.puzzle===g&&E.instance===b);if(!(x===void 0||O!==o)){if(Dn.some(E=>x.document[E]!==S[E]))return c(x);i({...x.document,...S,mode:t.now.mode}),
Ye(x.id)}}function c(g){let{document:b}=g,$=`Your unsaved changes of ${Xe(g.at)} to ${b.instance} are kept.`;Fe({key:"kept",words:$,actions:[["Restore",()=>d(g)],
["Discard",()=>Ye(g.id)]]})}function d(g){i(g.document),Ye(g.id)}function h(g,b,$,_={}){let S=g.puzzle===t.now.puzzle?t.now:g,{puzzle:O,rules:x,saved:E,stamps:C,
constants:M={}}=S;i({puzzle:O,instance:b,rules:x,facts:$,marks:_,constants:M,saved:{...E,facts:""},stamps:{...C,facts:null}})}let u=({puzzle:g,instance:b},$)=>t.
now.puzzle===g&&($==="rules"||t.now.instance===b);function f(){let g=t.now,b=()=>u(g,"facts")?m():void 0;return n=n.then(b).catch($=>s(se($),!0)),n}async function m(){
let{now:g}=t;for(let b of Dn)g[b]!==g.saved[b]&&await p(g,b)}async function p(g,b){let{puzzle:$,instance:_,stamps:S,[b]:O}=g,{is_saved:x,file:E}=await $e("save",
{puzzle:$,instance:b==="facts"?_:null,text:O,stamp:S[b]});if(!x){u(g,b)?r.conflict(b,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}
let C=!w.has(E.name)&&S[b]!==null;w.add(E.name),u(g,b)&&r.take(b,E),s(C?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(C||S[b]===
null)&&e.emit("library")}let w=new Set,{changed:v}=r;return{open:l,show:i,read:a,restore:d,offer:c,showFacts:h,save:f,changed:v,tell:s,own:w,saved:()=>n}}var Pa="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",Td="[a-z][a-z0-9_]{0,63}";function ja(e,t,n){let{store:o}=e,s=f=>t.tell(se(f),!0),r=(f,m)=>{let p=k("input",
{required:!0,autocomplete:"off",spellcheck:!1,...m});return[k("label",{},f,p),p]},i=(...f)=>()=>f.every(m=>m.reportValidity());async function a(f){let m=f===o.now.
puzzle,p=m?/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(o.now.facts):null,w=(C,M="9")=>r(C,{type:"number",min:1,max:60,value:M}),[v,g]=w("Rows",p?.[1]),[b,$]=w("Col\
umns",p?.[2]),[_,S]=r("Name",{type:"text",pattern:Pa,value:n.freeName(f,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ve({title:`Ne\
w board of ${n.titleOf(f)}`,content:[k("div",{class:"fields"},v,b,_)],buttons:[["make","Make it"]],check:i(g,$,S)})===null)return;let x=m?o.now:{constants:{},...await t.
read(f,S.value)},{facts:E}=await H("frame",{puzzle:f,rules:x.rules,constants:x.constants,rows:g.valueAsNumber,columns:$.valueAsNumber});t.showFacts(x,n.freeName(
f,S.value),E),o.change({mode:"edit"})}async function l(){let[f,m]=r("Name",{type:"text",pattern:Td,placeholder:"my_puzzle",title:"Small letters, digits and _, b\
eginning with a letter"});if(await ve({title:"New puzzle",content:[k("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folde\
r."),f],buttons:[["make","Make it"]],check:i(m)})===null)return;let v=await $e("new",{name:m.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pa\
ne","rules")}async function c(){let{now:f}=o,[m,p]=r("Name",{type:"text",pattern:Pa,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,
f.instance)});if(await ve({title:"Save this board under another name",content:[m],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(f.puzzle,
p.value)).stamps.facts!==null)throw new Error(`There is a board ${p.value} already.`);o.change({instance:p.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,
facts:null}},{undoable:!1}),await t.save()}async function d(){let{puzzle:f,instance:m}=o.now;t.show(await t.read(f,m))}async function h(){let f=await Be();if(!f.
length){t.tell("No unsaved changes are kept.");return}let m=[],p=f.map(v=>k("label",{class:"choice"},k("input",{type:"radio",name:"kept",onchange:()=>{m[0]=v}}),
`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Xe(v.at)}`)),w=await ve({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Re\
store"],["discard","Discard"]],check:()=>m.length>0});for(let v of m)w==="restore"?t.restore(v):w==="discard"&&Ye(v.id)}let u=f=>(...m)=>f(...m).catch(s);return{
newBoard:u(a),newPuzzle:u(l),saveAs:u(c),revert:u(d),kept:u(h)}}var Cd=500,Nd=5e3,Ra="What you have done is kept in this browser.",Md=`pylogic serve does not answer: has it ended? Start it again. ${Ra}`,Ld=`pylogic serve was\
 started again: open the link that it has printed. ${Ra}`;function Ba(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:f,instance:m,stamps:p}=o.now,{rules:w,facts:v}=p,g=new URLSearchParams({puzzle:f,instance:m,rules:w??"",facts:v??""}),b=await le(`\
changes?${g}`);if(s&&c(),await t.saved(),o.now.stamps!==p)return;let $=i?.puzzle===f?i:{...b,puzzle:f};i={...b,puzzle:f};for(let _ of Dn)b[_]&&t.changed(_,b[_]);
b.names!==$.names&&n(),b.encodings!==$.encodings&&a()}function c(){s="",We("connection"),t.tell(r),a(),n()}function d({status:f,message:m}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:Md,401:Ld}[f]??m;s!==p&&Fe({key:"connection",isBad:!0,words:p}),s=p}let h=()=>{},u=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?Nd:Cd)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(d),await u()})()}var Ut="#gallery",Dd=6,Id=2,gt=(...e)=>[Ut,...e.map(t=>encodeURIComponent(t??""))].join("/");function Fa(e,t,n){let{store:o}=e,s=T("#gallery"),r=A(null),i=A(""),
a=Bd(),l=null,c=0;function d(g){s.hidden=!g,T("#panes").hidden=g,document.body.dataset.view=g?"gallery":"board",n.entitle()}async function h(){!wt()&&o.now.puzzle===
""&&history.replaceState(null,"",Ut);let g=location.hash,[,b,$]=g.split("/");wt()?$!==void 0?await u(b,$):await m(b):d(!1),l=g}async function u(g,b){try{let $=decodeURIComponent(
b);o.now.puzzle!==g||o.now.instance!==$?await t.open(g,$,"play"):(o.change({mode:"play"}),f())}catch($){t.tell(se($),!0),history.replaceState(null,"",Ut),await m()}}
function f(){let g=location.hash.split("/").length>2;wt()&&history[g?"replaceState":"pushState"](null,"",location.pathname),d(!1)}async function m(g){let b=c+=1,
$=s.hidden||l!==location.hash?l:null,_=n.entries.find(O=>O.puzzle===g),S=_?await $e("open",{puzzle:g}).catch(()=>({game:[]})):{played:await p()};b===c&&(d(!0),r.
value={...S,kind:_,from:$})}async function p(){let g=await Be(),b=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...b,...g].reverse().
map(_=>[`${_.document.puzzle}/${_.document.instance}`,_])).values()].reverse().slice(0,Dd).map(_=>{let{document:S,id:O,at:x}=_;return{target:O===""?f:()=>t.restore(
_),words:n.titleOf(S.puzzle),more:`${S.instance}, ${O===""?"open":Xe(x)}`,draw:()=>H("tile",I(S))}})}async function w({puzzle:g}){o.now.puzzle===g?f():await u(g,
encodeURIComponent(n.firstOf(g))),e.emit("make")}function v(){let{kind:g,game:b=[],played:$=[],from:_=null}=r.value??{};return q(()=>{if(r.value===null||_===null)
return;let S=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===_);(S??T("h2, .failure",s)).focus(),S||(s.scrollTop=0)},[r.value]),r.value===null?null:y`<div class="page" key=${g?.
puzzle}>${g?y`<${jd} ...${{kind:g,game:b,level:i,seen:a}} make=${()=>w(g)} />`:y`<${Pd} ...${{library:n,played:$,level:i,seen:a}} />`}</div>`}return F(y`<${v} />`,
s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||h()}),{go:h,get puzzle(){return s.hidden?n.chosen:r.value?.kind?.puzzle??""}}}var Wa=["easy","medium","\
hard"],Xo=({instances:e,levels:t},n)=>e.filter(o=>!n||t[o]===n);function Ua({kinds:e,level:t}){let n=new Set([...e.flatMap(({levels:r})=>Object.values(r)),t.value].
filter(Boolean));if(n.size===0)return null;let[o,s]=[Wa.filter(r=>n.has(r)),[...n].filter(r=>!Wa.includes(r))];return y`<select aria-label="Difficulty" value=${t.
value}
    onchange=${r=>{t.value=P(r).value}}>
    <option value="">Any difficulty</option>
    ${[...o,...s.sort()].map(r=>y`<option value=${r}>${r}</option>`)}</select>`}function Pd({library:e,played:t,level:n,seen:o}){let{puzzle:s,instance:r}=e.first,
i=Ee(""),a=e.entries.filter(d=>(!n.value||Xo(d,n.value).length>0)&&[d.puzzle,d.title,...d.aliases].some(h=>h.toLowerCase().replaceAll("_"," ").includes(i.value))),
l=d=>{i.value=P(d).value.trim().toLowerCase()},c=d=>{d.preventDefault(),a.length&&(location.hash=gt(a[0].puzzle))};return e.entries.length?y`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${gt(s,r)}>
        ${e.titleOf(s)}</a>.</p></header>
    ${t.length>0&&y`<h3>Go on</h3><${Qo} name="Played last" tiles=${t} seen=${o} />`}
    <form class="search" role="search" onsubmit=${c}><h3>All kinds</h3>
      <${Ua} kinds=${e.entries} level=${n} />
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${l} /></form>
    ${a.length===0&&y`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Qo} name="All kinds" seen=${o} tiles=${a.map(d=>({target:gt(d.puzzle),words:d.title,more:d.problem??Z(Xo(d,n.value).length,"board"),draw:async()=>d.instances.
length?le(`tile/${d.puzzle}/${encodeURIComponent(d.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`:y`<p class="failure" role="alert" tabindex="-1">${e.
failure}</p>`}var jd=({kind:e,kind:{puzzle:t,title:n,levels:o},game:s,level:r,seen:i,make:a})=>y`
  <header><a href=${Ut}>All kinds</a><h2 tabindex="-1">${n}</h2>
    <div class="game">${s.map(([l,c])=>y`<p class=${c?"item":""}>${l}</p>`)}</div></header>
  <div class="search"><h3>Boards</h3><${Ua} kinds=${[e]} level=${r} /></div>
  <${Qo} name=${`Boards of ${n}`} seen=${i} tiles=${Xo(e,r.value).map(l=>({target:gt(t,l),words:l,more:o[l],draw:()=>le(`tile/${t}/${encodeURIComponent(l)}`)}))}>
    <li><button type="button" class="tile" onclick=${a}><span class="picture"><${ge} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Qo=({name:e,tiles:t,seen:n,children:o})=>y`<ul class="tiles" aria-label=${e}>${t.map(s=>y`<li key=${`${s.words} ${s.target}`}><${Rd} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function Rd({target:e,words:t,more:n="",draw:o,seen:s}){let r=J(null),i=Ee("");Ns(()=>s(r.current,async()=>{let l=await o(),c=l.pictures.slice(0,1).map(d=>ue(d.
svg));for(let d of c)d.querySelector("title")?.remove();r.current?.replaceChildren(...c),i.value=l.size?.join(" \xD7 ")??""}),[]);let a=y`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?y`<a class="tile" href=${e}>${a}</a>`:y`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var wt=()=>location.hash.split("/")[0]===Ut;function Bd(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<Id?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Ha(e,t){let{store:n}=e,o=[],s="",r="",i=null,a={puzzle:"",instance:null,is_asked:!1},l=_=>o.find(S=>S.puzzle===_),c=_=>l(_)?.title??_,d=_=>l(_)?.instances??
[],h=_=>d(_)[0]??"board";function u({puzzle:_,instance:S}){let O=d(_);return gt(_,...O.slice(O.indexOf(S)+1).slice(0,1))}function f(_,S){let O=new Set([...d(_),
_===n.now.puzzle?n.now.instance:""]);if(!O.has(S))return S;let x=2;for(;O.has(`${S}${x}`);)x+=1;return`${S}${x}`}let m=(_,S)=>t.open(_,S).catch(O=>{t.tell(O.message,
!0),v()}),p=k("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>m(p.value,h(p.value))}),w=k("select",{"aria-label":"Board",title:"Board",onchange:()=>m(
n.now.puzzle,w.value)});function v(){let{puzzle:_,instance:S}=n.now,O=l(_)?.own;b(p,o.map(E=>[E.puzzle,E.title,E.own.rules]),_);let x=d(_).map(E=>[E,E,!!O?.instances.
includes(E)]);b(w,x,S),g()}function g(){let{puzzle:_,instance:S}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${Se(n.now)?"\u2022 ":""}${S}\
 \xB7 ${c(_)} \xB7 pylogic`}function b(_,S,O){let x=(M,B)=>{let j=S.filter(([,,U])=>U===B).map(([U,re])=>k("option",{value:U},re));return j.length?[k("optgroup",
{label:M},...j)]:[]},E=S.some(([M])=>M===O)?[]:[k("option",{value:O},`${O} (not saved)`)],C=[...x(`In the folder ${s}`,!0),...x("With pylogic",!1)];_.replaceChildren(
...E,...C),_.value=O}async function $(_){let S=await le("library",_).catch(O=>{throw r=O.message,e.emit("listed"),O});[o,s,a,i]=[S.puzzles,S.folder,S.first,S.pupil],
document.body.classList.toggle("pupil",i!==null);for(let O of o){O.own.rules&&t.own.add(`encodings/${O.puzzle}.lp`);for(let x of O.own.instances)t.own.add(`inst\
ances/${O.puzzle}/${x}.lp`)}return n.now.puzzle&&v(),e.emit("listed"),S}return n.on(["puzzle","instance","rules","facts","saved"],v),{load:$,titleOf:c,freeName:f,
firstOf:h,behind:u,entitle:g,elements:[p,w],get entries(){return o},get chosen(){return p.value||n.now.puzzle},get failure(){return r},get first(){return a},get pupil(){
return i}}}function In(e,t,n){let o=k("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=k("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,k("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),l=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let l=a.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let l=i(),c=l.findIndex(h=>h===document.activeElement),d={ArrowDown:c+1,ArrowUp:c-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),d!==void 0&&
(l.at(d%l.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{P(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function te(e,t,{note:n="",key:o="",isOff:s=!1,title:r=""}={}){return k("button",{type:"button",role:"menuitem",tabIndex:-1,
disabled:s,title:r,onclick:t},k("span",{class:"name"},e),o?k("kbd",{},o):null,n?k("small",{},n):null)}var es=e=>k("div",{class:"heading",role:"presentation"},e);var Pn="#pylogic=";var Ka=/^[a-z_][A-Za-z0-9_]{0,63}$/,Wd=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Ht=e=>e.includes(Pn);async function qa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:l}=e,c=o===l.rules?{}:{rules:o},d=await Hd(JSON.stringify({puzzle:t,instance:n,...c,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${Pn}${d}`}async function Ga(e){let t=e.slice(e.indexOf(Pn)+Pn.length).trim(),n;try{n=JSON.parse(await Kd(t))}catch(d){throw d.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Ud(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:l,constants:c}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:l,constants:c}}var Va=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),bt=e=>typeof e=="string",Fd=e=>Array.isArray(e)&&e.every(bt),ts=(e,t,n)=>Va(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Ud(e){return Va(e)&&bt(e.puzzle)&&Ka.test(e.puzzle)&&bt(e.instance)&&Wd.test(e.instance)&&bt(e.facts)&&
(e.rules===void 0||bt(e.rules))&&ts(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&ts(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Fd)&&ts(e.constants,Ka,t=>bt(t)&&t.length<=
200)}async function Hd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Kd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var Ja=2e6,qd=/^[^%\n]*(:-|#program|#show|[{}])/m,ns="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Ya(e,t,n,o){let{store:s}=e;async function r(u,f="\
pasted"){if(Ht(u))return o(u);if(u.length>Ja)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:m,rules:p,constants:w}=s.now,
v=m?{puzzle:m,rules:p,constants:w}:{puzzle:n.first.puzzle},g=await H("import",{...v,text:u});if(!m&&!g.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let b=g.puzzle===m?s.now:await t.read(g.puzzle,f),$=Object.fromEntries(g.answer.map(x=>[x,!0]));t.showFacts(b,n.freeName(g.
puzzle,f),g.facts,$);let _=g.answer.length?", with what it shows of a solution":"",S=`a board of ${n.titleOf(g.puzzle)}`,O=g.is_named?`Recognised ${g.format}: ${S}`:
`Read as ${S}, the puzzle that is open`;t.tell(`${O}${_}.`),e.emit("pane","board")}async function i(u,f){let m=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(m,n.firstOf(m));t.show({...p,rules:u}),t.tell(`These are rules: they are open as the puzzle ${m}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(u,f,m=!1)=>(m&&f&&qd.test(u)?i(u,f):r(u,f)).catch(p=>t.tell(se(p),!0));async function l(u){u.size>Ja?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await u.text(),Gd(u.name),u.name.endsWith(".lp"))}async function c(){let u=k("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=k("p",{class:"failure",role:"alert",hidden:!0}),m=[k("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),u,f];for(;;){if(await ve({title:"Paste a board",content:m,buttons:[["open","Open it"]],check:()=>u.
value.trim()!==""})===null)return;try{await r(u.value);return}catch(w){f.hidden=!1,f.textContent=se(w)}}}function d(){let u=k("input",{type:"file",onchange:()=>[
...u.files??[]].slice(0,1).forEach(l)});u.click()}addEventListener("paste",u=>{let f=u.clipboardData?.getData("text/plain")??"";P(u).closest?.(ns)||f.trim()===""||
(u.preventDefault(),a(f))});let h=({dataTransfer:u})=>!!u?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",u=>{P(u).closest?.(
ns)||!h(u)||(u.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",u=>{u.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",u=>{if(delete document.body.dataset.drop,P(u).closest?.(ns)||!u.dataTransfer||!h(u))return;u.preventDefault();let[f]=u.dataTransfer.files;f?l(f):a(u.dataTransfer.
getData("text/plain"))}),{askForText:c,askForFile:d}}var Gd=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Za({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,l=Se(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
l||await $e("solved",{puzzle:r,instance:i}).catch(c=>n("message",{words:c.message,isBad:!0}))})}var Vd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},Jd=15e5,Xa=2,Yd=["localhost","127.0.0.1","[::1]"];function Qa(e,t){let{store:n}=e,o=h=>t.
tell(se(h),!0);async function s(){let h=await qa(n.now);h.length>Jd?t.tell("This is too much for a link: download the files.",!0):await Zo(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:u}=await H("picture",I(n.now));h==="svg"?Ft(`${n.now.instance}.svg`,u,"image/svg+xml"):Ft(`${n.now.instance}.\
png`,await Zd(u),"image/png")}async function i(){let h=open("","_blank");try{let{html:u}=await H("page",I(n.now)),f=URL.createObjectURL(new Blob([u],{type:"text\
/html"}));h?h.location=f:Ft(`${n.now.instance}.html`,u,"text/html")}catch(u){h?.close(),o(u)}}function a(){let h=k("div",{class:"formats"},k("small",{class:"sof\
t"},"One moment\u2026"));return H("export",I(n.now)).then(({formats:u})=>{h.replaceChildren(...u.map(f=>te(l(f),()=>Zo(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),u.length||h.append(k("small",{},"No other program's format fits this puzzle."))},u=>h.replaceChildren(
k("small",{class:"failure"},se(u)))),h}let l=({format:h,title:u})=>`${u}${Vd[h]??""}`,c=(h,u,f)=>te(`${h}, ${u}.lp`,()=>Ft(`${u}.lp`,f,"text/plain")),d=()=>[te(
"Copy link",()=>s().catch(o),{note:`holds rules and board, and works ${Yd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where t\
his page can be reached"}; nothing is uploaded`}),es("Copy for other programs"),a(),es("Download"),c("Facts",n.now.instance,n.now.facts),c("Rules",n.now.puzzle,
n.now.rules),te("Picture, SVG",()=>r("svg").catch(o)),te("Picture, PNG",()=>r("png").catch(o)),te("Page to print",i,{note:"the rules in words, and the board"})];
T("#share").append(...In("Share","Share: links, files, print",d))}async function Zd(e){let t=k("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.
decode();let n=k("canvas",{width:Xa*t.width,height:Xa*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?
o(r):s(new Error("This picture is too large.")),"image/png")})}async function el(e){T("#bar").append(k("div",{id:"notices"}));let t=Ia(e),n=Ha(e,t),o=d=>nl(e,t,d),s=Ya(e,t,n,o),r=ja(e,t,n),i=Fa(e,t,n);Qd(e,t,n,s,r,i),Qa(e,t),
Xd(e,n),Za(e,n);let a=n.load();a.catch(()=>{});let l=await ba();await eh(e,t,a,l).catch(d=>t.tell(se(d),!0)),await i.go(),th(e,t,()=>l.id),addEventListener("has\
hchange",async()=>{await tl(t,o),await i.go()});let c=()=>n.load().catch(()=>{});e.when("library",c),Ba(e,t,c)}function Xd({store:e,when:t},n){let o=k("a",{class:"\
next"},"Next board");T("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Qd(e,t,n,o,s,r){let{store:i}=e,a=k("button",{type:"butto\
n",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",k("span",{class:"dot","aria-hidden":"true"})),l=()=>{let u=Se(i.now);a.disabled=!u,a.setAttribute("ari\
a-label",u?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[te("Save",t.save,{key:"Ctrl-S",isOff:!Se(i.now)}),te("Save board as\
\u2026",s.saveAs,{isOff:!i.now.puzzle})],h=In("File","File: new, paste, save",()=>[te("New board\u2026",()=>s.newBoard(r.puzzle),{note:"empty, of any size",isOff:!r.
puzzle,title:r.puzzle?"":"Choose a puzzle first"}),...n.pupil!==null?[]:[te("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],te("Paste a link or text\
\u2026",o.askForText,{note:"puzz.link, Penpa+, janko.at and others"}),te("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),te("Ba\
ck to the saved files",s.revert,{isOff:!Se(i.now)}),te("Kept changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...h,a),i.on(
["rules","facts","saved"],l),l(),addEventListener("keydown",u=>{!(u.ctrlKey||u.metaKey)||u.altKey||u.key.toLowerCase()!=="s"||(u.preventDefault(),t.save())})}async function eh(e,t,n,o){
let s=n.catch(()=>null);if(Ht(location.hash)&&await s&&await tl(t,a=>nl(e,t,a))){o.draft&&Ze(o.draft.document)&&Re(o.draft.document);return}if(o.draft){e.store.
open(o.draft.document,ka());return}let r=(await Be()).find(({isAside:a})=>!a),i=(await s)?.first;if(r&&!wt()&&!i?.is_asked&&await va(r.id)){o.id=r.id,e.store.open(
r.document),t.tell(`Your unsaved changes of ${Xe(r.at)} are back.`);return}wt()||!i?.is_asked||(await t.open(i.puzzle,i.instance??"board"),r&&t.offer(r))}async function tl(e,t){
let{hash:n}=location;if(!Ht(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(se(o),!0),!1}}async function nl(e,t,n){
let{rules:o,...s}=await Ga(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Fe({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function th({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||qo(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(st),fe(300,s)),addEventListener("pagehide",()=>{s(),$a(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var ss={};ye(ss,{start:()=>sh});var os="pylogic:guide",oh=["workbench","index"];function sh(e){let t=T("#drawer"),n=pe(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function l(p){
o.value||(a=document.activeElement),o.value=!0,T("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await le("guide")),await h(p??localStorage.
getItem(os)??"")}catch(w){i.value={title:"",nodes:[k("p",{class:"failure"},w.message)]}}}function c(){o.value=!1,(a?.isConnected?a:m).focus()}let d=()=>o.value?
c():l(null);async function h(p,w=r.value){let[v,g]=p.split("#"),b=new Set(s.value.map(({topic:S})=>S)),$=[v,...oh].find(S=>b.has(S))??v,_=await n(S=>le(`guide/${$}`,
S));_!==void 0&&(r.value=w.at(-1)===$?w:[...w,$],localStorage.setItem(os,$),i.value={title:_.title,nodes:rh(_.html),heading:g})}function u(p){let w=P(p).closest(
"a[data-topic]");w!==null&&(p.preventDefault(),l(w.dataset.topic??""))}function f(){let{title:p,nodes:w,heading:v}=i.value,g=r.value.slice(0,-1);return q(()=>{let b=T(
"article",t);b.replaceChildren(...w);let $=v?b.querySelector(`#${CSS.escape(v)}`):null;$?$.scrollIntoView():t.scrollTop=0},[w]),y`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${b=>l(P(b).value)}>
          ${s.value.map(({topic:b,title:$})=>y`<option key=${b} value=${b}>${$}</option>`)}</select>
        <button type="button" title="The page before" disabled=${g.length===0}
          onclick=${()=>h(g[g.length-1],g)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${c}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${p} onclick=${u}></article>`}F(y`<${f} />`,t);let m=k("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:d});F(y`<${ge} name="book" /><span class="wide">Guide</span>`,m),T("#appearance").prepend(m),N(()=>{t.hidden=!o.
value,m.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",p=>{if(p.key==="F1")d();else if(p.key==="Escape"&&t.contains(document.activeElement))
c();else return;p.preventDefault()}),e.when("guide",l)}function rh(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&ih(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=k("button",{type:"button",class:"copy",onclick:()=>ah(s,
o)},"Copy"),r=k("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=k("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function ih(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(os)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function ah(e,t){await navigator.clipboard.writeText(lh(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function lh(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var ol="pylogic:panes",ch=256,uh=340,fh=24,dh=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function sl(){
let e=T("#panes"),t=JSON.parse(localStorage.getItem(ol)??"{}");for(let[n,o,s,r]of dh){let i=T(o),a=k("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),l=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},c=h=>{let u=e.clientWidth-uh-(T(s).offsetTop===i.offsetTop?T(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(ch,Math.min(h,u))),localStorage.setItem(ol,JSON.stringify(t)),l()},d=({clientX:h})=>{let{left:u,right:f}=i.getBoundingClientRect();
c(n==="left"?h-u:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",d)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",d)),a.addEventListener("dblclick",()=>c()),a.addEventListener("keydown",({key:h})=>{let u={ArrowLeft:-1,ArrowRight:1}[h];
u&&c(i.offsetWidth+fh*(n==="left"?u:-u))}),(n==="left"?T("#board"):i).before(a),l()}}is();var rl=Us(),il={store:rl,overview:Gs(rl),...Vs()};for(let e of[oo,po,Oo,Po,Yo,ss])e.start(il);sl();await el(il);document.documentElement.dataset.ready="";
