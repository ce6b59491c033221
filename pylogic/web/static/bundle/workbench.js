var nl=Object.defineProperty;var _e=(e,t)=>{for(var n in t)nl(e,n,{get:t[n],enumerable:!0})};var G=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Xe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var es="pylogic:token";function ts(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(ol(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var ol=e=>localStorage.setItem(es,e);async function Pn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(es)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new G({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?sl(await r.json()):
await r.text();throw new G({words:a,status:r.status})}return r}function sl(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function ie(e,t){return(await Pn(e,void 0,t)).json()}async function ve(e,t,n){return(await Pn(e,t,n)).json()}async function ae(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Pn(e,t,n);if(s.body===null)throw new G({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new G({words:"The server has gone away.",status:0})}
if(a.done)throw new G({words:"The server has gone away.",status:0});let l=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let c of l){let d=rl(c);if(d!==null){if(d.name==="done")return d.data;if(d.name==="failed")throw new G(d.data);o(d.name,d.data)}}}}var H=(e,t,n)=>ae(
e,t,{signal:n});function rl(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var j,ms,ps,xe,Rn,Kt,gs,Ht,ws,Kn,Bn,al,$t=Symbol.for("pv"),qt={},Gt=[],ll=/^m(i|n|o|s|text|space)$/,qn=Array.isArray,Gn=Gt.slice,He=Object.assign;function Fe(e){
e&&e.parentNode&&e.remove()}function bs(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Gn.call(arguments,2):n),pt(e,i,o,s,null)}function pt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$t,
__v:s||++ms,__i:-1,__u:0};return!s&&j.vnode&&j.vnode(r),r}function Qe(e){return e.children}function gt(e,t){this.props=e,this.context=t,this.__g=0}function Se(e,t){
if(t==null)return e.__&&Se(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Se(
e)}function cl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=He({constructor:$t},n)).__v=n.__v+1,j.vnode&&j.vnode(t),Vn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||Se(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,xs(s,t,r),n.__=n.__e=null,t.__e!=o&&vs(t))}function vs(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vs(e)}function ns(e){(8&e.__g||(e.__g|=8,xe.push(e),Kt++))&&Rn==j.debounceRendering||((Rn=j.debounceRendering)||
queueMicrotask)(ys)}function ys(){try{for(var e,t=1;xe.length;)xe.length>t&&xe.sort(gs),e=xe.shift(),t=xe.length,8&e.__g&&cl(e)}finally{(Kt=xe.length)&&(Rn||queueMicrotask)(
ys)}}function ks(e,t,n,o,s,r,i,a,l,c,d){var h,u,f,m,p,b,v=o.__k||Gt,g=t.length;for(l=ul(n,t,v,l,g),h=0;h<g;h++)(f=n.__k[h])!=null&&(u=~f.__i&&v[f.__i]||qt,f.__i=
h,b=Vn(e,f,u,s,r,i,a,l,c,d),m=f.__e,(u.ref!=f.ref||8&u.__u)&&(u.ref&&Yn(u.ref,null,f,u),f.ref&&d.push(f.ref,f.__c||m,f)),p=p||m,4&f.__u?(l=$s(f,l,e,!u.__v),u.__e&&
(u.__e=null)):typeof f.type=="function"&&b!==void 0?l=b:m&&(l=m.nextSibling),f.__u&=-21);return n.__e=p,l}function ul(e,t,n,o,s){var r,i,a,l,c,d,h,u,f,m=n.length,
p=m,b=0,v=0,g=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[r]=pt(null,
i):qn(i)?i=g[r]=pt(Qe,{children:i}):i.constructor===$t&&i.__b?i=g[r]=pt(i.type,i.props,i.key,i.ref,i.__v):g[r]=i,l=r+b,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=fl(
i,n,l,p))&&(p--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?b--:c==l+1?b++:c!=l&&(c>l?b--:b++,v=1)):(~c||(s>m?b--:s<m&&b++),typeof i.type!="function"&&(i.__u|=
4))):g[r]=null;if(v){for(d=[],h=[],r=0;r<s;r++)if((i=g[r])&&16&i.__u){for(b=0,u=d.length;b<u;)d[f=b+u>>1]<i.__i?b=f+1:u=f;d[b]=i.__i,h[r]=b+1}for(b=d.length;r--;)
h[r]&&(h[r]==b?b--:g[r].__u|=4)}if(p)for(r=0;r<m;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=Se(a)),Jn(a,a));return o}function $s(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=$s(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Se(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function fl(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)
return n;if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function os(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Wt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||os(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||os(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Bn[t]||(Bn[t]=dl(t)),(e.__a||(e.__a={}))[t]=Kn,r=
t!=(t=t.replace(ws,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function dl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ht]==null)t[Ht]=Kn++;else if(t[Ht]<this.__a[e])
return;return n(j.event?j.event(t):t)}}}function Vn(e,t,n,o,s,r,i,a,l,c){var d,h,u,f,m,p,b,v,g,w,k,_,x,O,S,E,C,L,F=t.type;if(t.constructor!==$t)return null;128&
n.__u&&(l=32&n.__u,d=n.__c.__z)&&(t.__u|=l,h=r=[],d.nodeType==8?a=Ut(d,r):r.push(d),a=r[0]||a),(d=j.__b)&&d(t);e:if(typeof F=="function"){u=i.length;try{if(v=t.
props,g=(d=F.prototype)&&d.render,w=(d=F.contextType)&&o[d.__c],k=d?w?w.props.value:d.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(g?t.__c=f=new F(v,k):(t.__c=
f=new gt(v,k),f.constructor=F,f.render=ml),w&&w.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),g&&(f.__s||(f.__s=f.state),F.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=He({},f.__s)),He(f.__s,F.getDerivedStateFromProps(v,f.__s)))),m=f.props,p=f.state,f.__v=t,n.__c){if(v!==m&&g&&!F.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(v,k),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,k)===
!1){t.__v!=n.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(R){R&&(R.__=t)}),Gt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=Se(n);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,k),g&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(m,p,b)})}else
g&&!F.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),g&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=k,f.props=v,f.__P=
e,f.__g&=-5,_=j.__r,x=g?25:0;do f.__g&=-9,_&&_(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++x<25);g&&(Gt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=He({},o,f.getChildContext())),g&&n.__c&&f.getSnapshotBeforeUpdate&&(b=f.getSnapshotBeforeUpdate(m,p)),O=d&&d.type===Qe&&d.key==
null?d.props.children:d,v.__P&&(d=a,s=(e=v.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(R){R&&Jn(R,R)}),n.__k=null),a=n.__k?Se(n,0):
null),a=ks(e,qn(O)?O:[O],t,n,o,s,r,i,a,l,c),v.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(Fe),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(R){if(i.length=
u,t.__v=null,l||r)if(R&&R.then){if(t.__u|=128|l,r){for(~(C=r.indexOf(a||void 0))||(C=r.length);(L=r[C-1])&&L.nodeType==8;)C--;for(;C<r.length;C++)if(L=r[C])if(r[C]=
null,S){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=Ut(S=L))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(d=Ut(S=
t.__c.__z||(t.__c.__z=S)))?(t.__e=S,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Fe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),R&&R.then||_s(t),j.__e(R,t,n)}}else
a=t.__e=hl(n.__e,t,n,o,s,r,i,l,c,e);return(d=j.diffed)&&d(t),a}function Ut(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function _s(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(_s))}function xs(e,t,n){for(var o=0;o<n.length;)Yn(n[o++],n[o++],n[o++]);j.__c&&j.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){j.__e(r,s.__v)}})}function hl(e,t,n,o,s,r,i,a,l,c){var d,h,u,f,m,p,b,v,g=n.props||qt,w=t.props,k=t.type;if(k=="svg"?s="http://www.w3.org/2000/svg":
k=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((m=r[d])&&(k?m.localName==k:m.nodeType==3)){
e=m,r[d]=null;break}}if(!e){if(v=c.ownerDocument||document,!k)return v.createTextNode(w);e=v.createElementNS(s,k,w.is?w:c),a&&(j.__m&&j.__m(t,r),a=!1),r=null}if(k){
if(c=k=="template"&&e.content||e,r=k=="textarea"&&w.defaultValue!=null?null:r&&Gn.call(c.childNodes),!a&&r)for(g={},d=0;d<e.attributes.length;d++)g[(m=e.attributes[d]).
name]=m.value;for(d in g)m=g[d],d=="dangerouslySetInnerHTML"?u=m:d=="children"||d in w||d=="value"&&"defaultValue"in w||d=="checked"&&"defaultChecked"in w||Wt(e,
d,null,m,s);for(d in w)m=w[d],d=="children"?f=m:d=="dangerouslySetInnerHTML"?h=m:d=="value"?p=m:d=="checked"?b=m:a&&typeof m!="function"||g[d]===m||Wt(e,d,m,g[d],
s);h?(a||u&&(h.__html==u.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(u&&(e.textContent=""),(k=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&ll.test(k))&&(s="http://www.w3.org/1999/xhtml"),ks(c,qn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Se(n,0),a,l),r&&r.some(Fe)),a&&k!="textarea"||(d="valu\
e",k=="progress"&&p==null?e.removeAttribute(d):p==null||p===e[d]&&(k!="progress"||p)||Wt(e,d,p,g[d],s),d="checked",b!=null&&b!=e[d]&&Wt(e,d,b,g[d],s))}else g===
w||a&&e.data==w||(e.data=w);return e}function Yn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){j.__e(s,n)}}function Jn(e,t,n){var o,s,r,i;if(j.unmount&&j.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Yn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){j.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Jn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ut(o,r=[]))&&(o==e.__e&&r.some(Fe),Fe(s),Fe(o)),n||Fe(e.__e),e.__e=e.__c=e.__=null}function ml(e,t,n){
return this.constructor(e,n)}function W(e,t){var n,o,s,r;j.__&&j.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=pt(Qe,{children:[
e]}),s=[],r=[],Vn(t,t.__k,o||qt,qt,t.namespaceURI,o?null:t.firstChild?Gn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),xs(s,t.__k,r),t.__k.props.children=
null}j={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Kt=0,e}},ms=0,ps=function(e){return e!=null&&e.
constructor===$t},gt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=He({},this.state)),typeof e=="function"&&(e=e(He({},n),this.props)),
e&&(He(n,e),this.__v&&(t&&this.__k.push(t),ns(this)))},gt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),ns(this))},gt.prototype.render=
Qe,xe=[],Kt=0,gs=function(e,t){return e.__v.__b-t.__v.__b},Ht=Symbol(),ws=/(PointerCapture)$|Capture$/i,Kn=0,Bn={},al=0;var Ss=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,Ss(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},ss=new Map;function pl(e){var t=ss.get(this);return t||(t=
new Map,ss.set(this,t)),(t=Ss(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],c=function(u){r===1&&(u||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?l.push(0,u,i):r===3&&(u||i)?(l.push(3,u,i),r=2):r===2&&i==="..."&&u?l.push(4,u,0):r===2&&i&&!u?l.push(5,0,!0,i):r>=5&&((i||!u&&r===5)&&(l.push(r,0,i,s),r=
6),u&&(l.push(r,u,0,s),r=6)),i=""},d=0;d<n.length;d++){d&&(r===1&&c(),c(d));for(var h=0;h<n[d].length;h++)o=n[d][h],r===1?o==="<"?(c(),l=[l],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[d][h+1]===">")?(c(),r===3&&
(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return c(),l})(e)),t),arguments,[])).length>1?t:t[0]}var y=pl.bind(bs),yt,ee,jn,rs,gl=Object.is,Wn=0,
Os=[],Fn=[],U=j,is=U.__b,as=U.__r,ls=U.diffed,cs=U.__c,us=U.unmount,fs=U.__;function Zn(e,t){U.__h&&U.__h(ee,e,Wn||t),Wn=0;var n=ee.__H||(ee.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function Es(e,t){var n=Zn(yt++,3);!U.__s&&Xn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,ee.__H.__h.push(n))}function V(e,t){var n=Zn(
yt++,4);!U.__s&&Xn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ee.__h.push(n))}function Z(e){return Wn=5,et(function(){return{current:e}},[])}function et(e,t){var n=Zn(yt++,
7);return Xn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function wl(){var e;do{for(;e=Fn.shift();)try{wt(e)}catch(n){U.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Os.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(wt),t.__h.some(Hn),t.__h=[]}catch(n){t.__h=[],U.__e(n,e.__v)}}}while(Fn.length)}U.__b=function(e){ee=null,is&&is(e)},U.__=function(e,t){
e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),fs&&fs(e,t)},U.__r=function(e){as&&as(e),yt=0;var t=(ee=e.__c).__H;t&&(jn==ee?ee.__h=[]:(t.__h.some(wt),t.__h.some(Hn),yt=
0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),jn=ee},U.diffed=function(e){ls&&ls(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&hs(Os.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),jn=ee=null},U.__c=function(e,t){t.some(function(n){try{n.__h.some(wt),n.__h=n.__h.filter(function(o){return!o.
__||Hn(o)})}catch(o){n.__h=[function(){throw o}]}}),cs&&cs(e,t)},U.unmount=function(e){us&&us(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&
s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,hs(Fn.push(s))}else wt(s)}catch(r){t=r}}),o.__H=void 0,t&&U.__e(t,o.__v))};var ds=typeof requestAnimationFrame==
"function";function bl(e){var t,n=function(){clearTimeout(o),ds&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ds&&(t=requestAnimationFrame(n))}function hs(e){
e!=1&&rs==U.requestAnimationFrame||((rs=U.requestAnimationFrame)||bl)(wl)}function wt(e){var t=ee,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ee=t}function Hn(e){
var t=ee;e.__c=e.__(),ee=t}function Xn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!gl(n,e[o])})}var vl=Symbol.for("preact-signals");function Zt(){
if(ye>1)ye--;else{var e,t=!1;for((function(){var s=Yt;for(Yt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();vt!==void 0;){var n=vt;for(vt=void 0,Vt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&As(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Vt=0,ye--,
t)throw e}}function Qn(e){if(ye>0)return e();Un=++yl,ye++;try{return e()}finally{Zt()}}var bt,B=void 0;function X(e){var t=B,n=bt;B=void 0,bt=void 0;try{return e()}finally{
B=t,bt=n}}var vt=void 0,ye=0,Vt=0,yl=0,Un=0,Yt=void 0,Jt=0;function zs(e){if(B!==void 0){var t=e.n;if(t===void 0||t.t!==B)return t={i:0,S:e,p:B.s,n:void 0,t:B,e:void 0,
x:void 0,r:t},B.s!==void 0&&(B.s.n=t),B.s=t,e.n=t,32&B.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=B.s,t.n=void 0,
B.s.n=t,B.s=t),t}}function J(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}J.prototype.brand=
vl;J.prototype.h=function(){return!0};J.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:X(function(){var o;(o=
t.W)==null||o.call(t)}))};J.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&X(function(){var s;(s=t.Z)==null||s.call(t)}))}};J.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;
X(function(){return e(n)})},{name:"sub"})};J.prototype.valueOf=function(){return this.value};J.prototype.toString=function(){return this.value+""};J.prototype.toJSON=
function(){return this.value};J.prototype.peek=function(){var e=this;return X(function(){return e.value})};Object.defineProperty(J.prototype,"value",{get:function(){
var e=zs(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(Vt>100)throw new Error("Cycle detected");(function(n){ye!==0&&Vt===0&&n.
l!==Un&&(n.l=Un,Yt={S:n,v:n.v,i:n.i,o:Yt})})(this),this.v=e,this.i++,Jt++,ye++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Zt()}}}});function A(e,t){return new J(
e,t)}function As(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Ts(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Cs(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Ue(e,t){J.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Jt-1,
this.f=4}Ue.prototype=new J;Ue.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Jt))return!0;if(this.g=Jt,this.f|=
1,this.i>0&&!As(this))return this.f&=-2,!0;var e=B;try{Ts(this),B=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return B=e,Cs(this),this.f&=-2,!0};Ue.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}J.prototype.S.call(this,e)};Ue.prototype.U=function(e){if(this.t!==void 0&&(J.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=
t.n)t.S.U(t)}};Ue.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Ue.prototype,"value",{get:function(){
if(1&this.f)throw new Error("Cycle detected");var e=zs(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function ue(e,t){return new Ue(
e,t)}function Ms(e){var t=e.j;if(e.j=void 0,typeof t=="function"){ye++;var n=B;B=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,eo(e),o}finally{B=n,Zt()}}}function eo(e){
for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Ms(e)}function kl(e){if(B!==this)throw new Error("Out-of-order effect");Cs(this),B=e,this.f&=-2;try{
8&this.f&&eo(this)}finally{Zt()}}function tt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,bt&&bt.push(this)}tt.prototype.
c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};tt.prototype.S=function(){if(1&
this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ms(this),Ts(this),ye++;var e=B;return B=this,kl.bind(this,e)};tt.prototype.N=function(){2&this.f||
(this.f|=2,this.u=vt,vt=this)};tt.prototype.d=function(){this.f|=8,1&this.f||eo(this)};tt.prototype.dispose=function(){this.d()};function M(e,t){var n=new tt(e,
t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ns,_t,Ft,$l=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ls=[];M(function(){Ns=this.N})();function nt(e,t){j[e]=t.bind(null,j[e]||function(){})}function kt(e){if(Ft){var t=Ft;Ft=void 0,t()}Ft=e&&e.S()}function Ds(e){
var t=this,n=e.data,o=Oe(n);o.name="ReactiveDom",o.value=n;var s=et(function(){for(var a=t,l=t.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=ue(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),d=ue(function(){return!Array.isArray(c.value)&&!ps(c.value)}),h=M(function(){if(this.N=Ps,d.value){var f=c.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),u=t.__$u.d;return t.__$u.d=function(){h(),u.call(this)},[d,c]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Ds.displayName="ReactiveTextNode";Object.defineProperties(J.prototype,{constructor:{configurable:!0,value:bs(Qe,null).constructor},type:{configurable:!0,
value:Ds},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});nt("__b",function(e,t){if(kt(),
_t=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof J&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
nt("__r",function(e,t){if(e(t),t.type!==Qe){kt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return M(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;$l&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),_t=o,kt(n)}});nt("__e",function(e,t,n,o){kt(),_t=void 0,e(t,n,o)});nt("diffed",function(e,t){kt(),_t=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var l in o){var c=r[l],
d=o[l];c===void 0?(c=_l(n,l,d,s),r[l]=c):c.o(d,s)}}}e(t)});function _l(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:M(function(){this.N=Ps;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}nt("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var l in i)a[l]=i[l]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});nt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});gt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Oe(e,t){return et(function(){return A(e,t)},[])}function Is(e,t){
var n=Z(e);return n.current=e,_t.__$f|=4,et(function(){return ue(function(){return n.current()},t)},[])}var xl=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Sl(){Qn(function(){for(var e;e=Ls.shift();)Ns.call(e)})}function Ps(){Ls.push(this)===1&&(j.requestAnimationFrame||xl)(Sl)}var ot=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Ol=["facts","marks","notes"],El=["puzzle","instance","rules","facts","constants"];function js(e=ot){let t=A(e),n=e,o=ue(()=>{let h=t.value;
return El.some(u=>h[u]!==n[u])&&(n=h),n}),s=[],r=[],i=null,a=new Set,l=h=>Qn(()=>{let u=t.peek();t.value=h;let m=Object.keys(h).filter(p=>h[p]!==u[p]);if(m.length)
for(let p of[...a])p(h,u,new Set(m))}),c=({facts:h,marks:u,notes:f})=>({facts:h,marks:u,notes:f}),d=(h,u)=>{if(!h.length)return;let f=t.peek();u.push(c(f)),i=null,
l({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:c(t.value),past:s,future:r}},change(h,{merge:u=null,undoable:f=!0}={}){let m=t.peek(),p=Ol.some(b=>b in h&&h[b]!==m[b]);p&&f&&!(u!==
null&&u===i)&&(s.push(c(m)),r=[]),(p||"mode"in h)&&(i=u),l({...m,...h})},open(h,u=null){let f={...ot,...h};[s,r,i]=u!==null&&JSON.stringify(u.now)===JSON.stringify(
c(f))?[u.past,u.future,null]:[[],[],null],l(f)},undo:()=>d(s,r),redo:()=>d(r,s),on(h,u){let f=new Set(h),m=(...p)=>{[...p[2]].some(b=>f.has(b))&&u(...p)};return a.
add(m),()=>a.delete(m)}}}function I(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function Ke(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var to={facts:40,rules:200},Rs=["puzzle","instance","rules","facts","constants","marks"],Bs="facts";function Fs(e){let t=new Set,n=new Map,o=new Set,s=to.facts,
r=0;e.on(Rs,(u,f,m)=>{s=m.has("rules")&&!m.has("puzzle")?to.rules:to.facts});function i(u,f){return l(u),o.add(u),new Promise((m,p)=>{let b={resolve:m,reject:p,
onEvent:f},v=[...t].find(({about:g,parts:w})=>w.includes(u)&&Rs.every(k=>g?.[k]===e.now[k]));v?(v.wishes.set(u,b),Ws(v,u)):(n.set(u,b),clearTimeout(r),r=setTimeout(
c,s))})}function a(u){l(u),o.delete(u)}function l(u){n.get(u)?.resolve(void 0),n.delete(u);for(let f of[...t]){let m=f.wishes.get(u);m&&(m.resolve(void 0),f.wishes.
delete(u),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function c(){let u=new Map(n);n.clear(),u.size&&h(e.now,e.now,[...u.keys()],u)}function d(u,f){let m=e.
now;return new Promise((p,b)=>{let v=w=>{g.about={...m,facts:w[w.length-1]},f(w),p()},g=h(m,null,[...o],new Map([[Bs,{resolve:v,reject:b}]]),{steps:u})})}function h(u,f,m,p,b={}){
let v={about:f,parts:m,wishes:p,told:new Map,controller:new AbortController},g=(w,k)=>{w==="found"?p.get("solve")?.onEvent?.(w,k):v.told.set(w,w===Bs?{found:k.facts}:
k),Ws(v,w)};return t.add(v),ae("overview",I(u,{...b,parts:m}),{signal:v.controller.signal,onEvent:g}).catch(w=>{for(let k of p.values())k.reject(w)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:a,edit:d}}function Ws({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new G(s.failed)):o.
resolve(s.found))}function Hs(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),X(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var no={};_e(no,{start:()=>Nl});function $(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function le(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Ee=e=>[...document.querySelectorAll(e)],xt=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),P=e=>e.target;function ce(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function he(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var oe=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var zl={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},me=({name:e})=>y`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${zl[e]} /></svg>`;var Al=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],Tl=8e3,Cl=2,Ml=["pointerdown","keydown"],
Us={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Nl(e){W(y`<${Ll} ...${e} />`,T("#modes")),W(y`<${Dl} ...${e} />`,
T("#history")),W(y`<${Pl} />`,T("#appearance")),Il(e),jl(e),Bl(e)}function Ll({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Al.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return y`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Dl=({store:e})=>y`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${me} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${me} name="redo" /><span class="wide">Redo</span>
  </button>`;function Il({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||P(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Pl(){let e=Oe(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return y`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${me} name=${e.value?"light":"dark"} /></button>`}function jl(e){let t=Ee("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Rl(e)}function Rl(e){
let t=Object.keys(Us),n=o=>{e.emit("pane",o),Ee(`#${o} :is(${Us[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Ee(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Bl(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=$(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-Cl),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Ml)addEventListener(a,i,{once:!0})},Tl)})}var mo={};_e(mo,{start:()=>Xc});function St(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append($("span",{class:t,ariaHidden:"true"},n))}function Ks(e,t,n,o){
St(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let l=Number(a)-1,c=$("span",{},a);return c.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[c," "]})))}function qs(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Gs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Xt={corner:"",centre:"~",colour:"#"},st=Object.keys(Xt),ze=st.filter(e=>e!=="colour"),Ae=["red","orange","yellow","green","cyan","blue","purple","grey"],Ot=(e,t)=>Xt[e]+
t,Te=(e=[],t)=>e.filter(n=>oo(n)===t).map(n=>n.slice(Xt[t].length)),oo=e=>st.find(t=>Xt[t]===e[0])??"corner",Vs=(e,t,n)=>t.every(o=>e[o]?.includes(n))?ro(e,t,o=>o.
filter(s=>s!==n)):so(e,t,[n]),so=(e,t,n)=>ro(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Et=(e,t,n,o)=>ro(e,t,s=>s.filter(
r=>!n.includes(oo(r))||o!==void 0&&r!==Ot(oo(r),o)));function ro(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var K=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Ys=new Map;function Zs({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Ys.get(o)??{svg:e,words:t,reach:n};return Ys.set(o,s),s}var Wl=["diagonal","triangle"],Qt=Zs({svg:"",words:""});function Xs(e,t=null){let n=e.pieces.map(
Zs),o=a=>a.map(l=>l<0?Qt:n[l]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Fl(a.peers??{}),choices:a.choices.map(l=>({...l,looks:l.looks.map(c=>c.map(d=>d<0?null:n[d]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Fl(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var se=(e,t,n)=>(t-1)*e.columns+n-1,N=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Ce=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,io=(e,t,n,o)=>Ce(t,N(e,o).join(","),n),ke=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Wl.includes(e)&&n.some(({value:o})=>o!==null);function ao(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?se(e,o,s):-1}var Me=(e,t)=>!!e.looks[0]?.[t],en=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Me(o,t))),lo=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Qs=e=>lo(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),fe=(e,t,n,o)=>Ge(t,n,N(e,o).join(",")),tn=(e,t,n,o,s)=>an(t,n,N(e,o).join(","),s),nn=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function on({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function zt(e,t,n){for(let o of e.plays){let s=o.choices[fe(e,o,t,n)];if(s&&Me(s,n))return s.looks.map(r=>r[n]??Qt)}return e.
frames.map(o=>o.blank[n])}var Js={corner:"candidates",centre:"centre",colour:"coloured"};function sn(e,{marks:t,notes:n},o){let[s,r]=N(e,o),i=e.plays.map(u=>u.choices[fe(
e,u,t,o)]?.words).filter(u=>u!==void 0),a=e.frames[0].blank[o].words,l=st.map(u=>[Js[u],...Te(n[`${s},${r}`],u)]).filter(([,u])=>u),c=i.length?l.filter(([u])=>u===
Js.colour):l,d=e.plays.filter(de).flatMap(u=>or.map(f=>{let m=u.choices[Ge(u,t,Ne(e,o,f))];return m&&`${f}: ${m.words}`})).filter(Boolean),h=[a,...i,...d,...c.map(
u=>u.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function er(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Ce(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>de(s)&&n(s)))return!0;let o=ao(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Me(r,o)&&io(e,s,r,o)===t))}function tr(e,t,n){let o=n.filter(r=>er(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var rn=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function nr(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>er(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var de=e=>e.where!=="cell",or=["top","righ\
t","bottom","left"],Hl={top:[-1,0,"bottom"],left:[0,-1,"right"]},qe=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function sr(e,t,n,o){let s=l=>l.
every((c,d)=>c>=Math.min(n[d],o[d])&&c<=Math.max(n[d],o[d])),r={...t},i={};for(let l of e.spots){let[c,d,h]=l.split(","),[u,f]=[[+c,+d],[+c+ +(h==="bottom"),+d+
+(h==="right")]].map(p=>s(p));if(!u&&!f)continue;let m=Ce(e,l,e.choices[0]);delete r[m],u!==f&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Ne(e,t,n){let[o,s]=N(e,t),[r,i,a]=Hl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ge=(e,t,n)=>e.choices.findIndex(o=>t[Ce(e,n,o)]===o.holds);function an(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Ce(e,n,i)];let r=e.choices[o];return r&&
(s[Ce(e,n,r)]=r.holds),s}var rr=(e,t,n)=>e.plays.filter(de).reduce((o,s)=>or.reduce((r,i)=>an(s,r,Ne(e,n,i),-1),o),t);function Ve({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,l]=[n+(r-1)*e,n+(s-1)*t],[c,d]=[a+e,l+t];if(o==="edge")return{top:[a,l,c,l],bottom:[a,d,c,d],left:[a,l,a,d],right:[c,l,c,d]}[i];let[h,u]=[a+e/2,l+
t/2];return i==="right"?[h,u,h+e,u]:[h,u,h,u+t]}function ir(e,t,[n,o,s]){let[r,i,a,l]=Ve(e,t,[n,o,s]);if(t==="edge")return[r,i,a,l];let[c,d]=s==="right"?[1,0]:[
0,1],[h,u]=[[n,o],[n+d,o+c]].map(f=>e.frames[0].cells[se(e,f[0],f[1])]?.reach?.[d]??0);return[r+c*h,i+d*h,a-c*u,l-d*u]}function te({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Ul=500,Kl=["clue","unknown"];function ar({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=ql(e,o),r=()=>t.sheet,i=_=>r().edits.find(x=>x.what===_),
a=_=>N(r(),_).join(","),l=(_,x)=>{n.value=new Map([...n.value,...x.map(([O,S])=>[`${_} ${O.join(",")}`,S])])};function c(_,x,O,S=null){for(let E of Kl)l(E,[[N(r(),
x),null]]);b(_,x,O,S)}function d(_,x){let O=x.filter(S=>m(S,_));if(O.length){for(let S of O)l(S,[[N(r(),_),null]]);s.ask({cells:O.map(S=>[S,...N(r(),_),null])})}}
function h(_,x){let O=n.peek().get(`${_} ${x}`);return O===void 0?i(_)?.cells.get(x)??null:O}function u(_){let x=[...n.peek().keys()].filter(S=>S.startsWith(`${_}\
 `)).map(S=>S.slice(_.length+1)),O=i(_)?.cells.keys()??[];return[...new Set([...O,...x])].filter(S=>h(_,S)!==null)}let f=(_,x)=>h(_,a(x)),m=(_,x)=>f(_,x)!==null;
function p(_,x,O=null){l(_,x),s.ask({cells:x.map(([S,E])=>[_,...S,E])},O)}let b=(_,x,O,S=null)=>p(_,[[N(r(),x),O]],S);function v(_,x){let O=[];for(;;){let S=h(_,
[...x,O.length+1].join(","));if(S===null)return O;O.push(S)}}function g(_,x,O,S=null){let E=O.match(/\d+/g)??[],C=v(_,x).slice(E.length).map(()=>null);p(_,[...E,
...C].map((L,F)=>[[...x,F+1],L]),S)}function w(_,x){_>=1&&x>=1&&s.ask({size:[_,x]})}function k(_){let x=L=>/^\d+$/.test(L)?Number(L):L,O=_.flatMap(L=>{let[,F="",
R=""]=/^(\w+)\((.*)\)$/.exec(L)??[],q=R.split(","),be=t.sheet.edits.find(({isClue:Xa,predicate:Qa,keys:el,values:tl})=>Xa&&Qa===F&&el+tl===q.length);return be?[
[be.what,...q.slice(0,be.keys).map(x),q.slice(be.keys).join(",")]]:[]});if(!O.length||O.length<_.length)return!1;s.ask({cells:O});let[S,E,C]=O[0];return i(String(
S))?.where==="cell"&&t.grid.select(se(r(),Number(E),Number(C))),!0}return{entry:i,key:a,set:c,erase:d,found:h,everywhere:u,valueAt:f,has:m,place:p,become:b,numbers:v,
becomeNumbers:g,resize:w,add:k,wanted:n,settle(){s.isEmpty&&o()}}}function ql(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(d,h=null){s.push({step:d,
merge:h}),r||l()}async function l(){for(r=!0;s.length;)await c(s.splice(0,Ul));r=!1}async function c(d){let h=n.now,u=!1;i=!0;let f=m=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(u=n.now.facts!==h.facts,m.forEach((p,b)=>{!u&&p!==n.now.facts&&n.change({facts:p},{merge:d[b].merge})}))};try{await o.edit(
d.map(({step:m})=>m),f)}catch(m){if(i=!1,!(m instanceof G))throw m;e.emit("message",{words:`This cannot be changed here: ${m.message}`,isBad:!0}),t()}u&&await c(
d)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var co="Click a cell to put one there, or to take it away.",it={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},rt={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",how:"\
turned",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{
name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arr\
ow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, w\
ith commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a \
sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the ce\
ll"],["<, >, X, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wh\
ere cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:co},block:{name:"\
Blocked cells",hint:co},cage:{name:"Cages",how:"painted",hint:"Drag over cells: from a cell without a cage they become a new one, from a cage they join it. Dele\
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
in there."}};function At({what:e,predicate:t,where:n,keys:o,values:s,choices:r}){let i=`${t[0].toUpperCase()}${t.slice(1)}`;if(e in rt)return{name:i,...rt[e]};if(!(e===
"unknown"||n!=="cell"||o!==2))return r.length?{name:i,how:"turned",hint:`Click a cell: ${r.join(", then ").replaceAll("_"," ")}.`}:s?{name:i,isTyped:!0,hint:"Cl\
ick a cell and type its number."}:{name:i,hint:co}}var at={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function lr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(de);
function i(p,b,v,g=null){let w=Ge(p,n.now.marks,b);!p.spots.has(b)||w===v||n.change({marks:an(p,n.now.marks,b,v)},{merge:g})}function a(p,b){let v=t.grid.side(p,
b,t.sheet.plays.every(de));return v===null?null:Ne(t.sheet,p,v)}let l=(p,b,v,g=null,w=-1)=>({play:p,index:b,spot:g,number:w,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),c=(p,b)=>nn(p,Ge(p,n.now.marks,b)),d=(p,b)=>on(p,Ge(p,n.now.marks,b));function h(p,b,v){o=null;let g=r();if(!g||p<0)return{isClick:!1,isDrag:!1};
let w=a(p,v),k=w===null?-1:b?d(g,w):c(g,w),_=qe(g)&&t.grid.side(p,v,!1)===null,x=g.where==="link"?"link":_?"area":"side";return w===null&&x==="side"?{isClick:!1,
isDrag:!1}:(o=l(g,p,x,w,k),w!==null&&x==="side"&&i(g,w,k,o.merge),{isClick:w!==null,isDrag:!0})}function u(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),v=b<0?null:a(b,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[b,v]=[N(t.sheet,o.index),N(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:sr(o.play,o.before,b,v)},{merge:o.merge});return}let[g,w]=[v[0]-b[0],v[1]-b[1]];if(Math.abs(g)+Math.abs(w)!==
1){o.index=p;return}let k=g?g>0?"bottom":"top":w>0?"right":"left",_=Ne(t.sheet,o.index,k);if(!o.isDragged){let{play:x,play:{clicks:O,choices:S}}=o,E=Ge(x,n.now.
marks,_)===O[0];o.number=S[0].value!==null?c(x,_):E?-1:O[0],o.isDragged=!0}i(o.play,_,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:u,drag:f,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&f(p)},onKey(p,b){let v=p.shiftKey?at[p.key]:void 0,g=r();if(!g)return!1;if([" ","Enter"].includes(p.key)&&qe(g)&&t.sheet.plays.every(
de))return o?m():f((o=l(g,b,"area")).index),!0;if(v===void 0)return!1;let w=Ne(t.sheet,b,v);return i(g,w,c(g,w)),!0}}}var Gl={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function cr({view:e,changes:t,pen:n}){let o=c=>N(e.sheet,c),s=c=>t.found(n.kind,c.join(","));function r(c){
let d=n.isPlaced?n.id:"";t.place(n.kind,[[c,s(c)===d?null:d]])}function i(c,d){let[h,u,f]=Ne(e.sheet,c,d).split(",");return(f==="right"?Number(u)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(u),f]]:[]}function a(c,d,h){let[u,f]=o(c),[m,p]=[2*u+d,2*f+h];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function l(c,d){let[h,u="0"]=t.valueAt("arrow",c)?.split(",")??[];t.become("arrow",c,h===d?null:`${d},${u}`)}return{press(c,d){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:u,top:f}=e.grid.within(c,d),[m,p]=o(c),b=e.grid.side(c,d);return h==="vertex"?r(
[m-+(f<.5),p-+(u<.5)]):h==="centre"?a(c,Math.floor(f*3)-1,Math.floor(u*3)-1):b!==null&&h==="arrow"?l(c,b):b!==null&&i(c,b).forEach(r),!0},onKey({key:c,shiftKey:d},h){
let{kind:u}=n,f=d?at[c]:void 0;if(f&&u==="between")i(h,f).forEach(r);else if(f&&u==="arrow")l(h,f);else if(f&&u==="centre")a(h,...Gl[f]);else if((c===" "||c==="\
Enter")&&u==="vertex")r(o(h));else if((c===" "||c==="Enter")&&u==="centre")a(h,Number(d),Number(d));else return!1;return!0},clear(c){let[d,h]=o(c),u=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),m=({between:Object.values(at).flatMap(p=>i(c,p)),vertex:u.filter(p=>Math.max(...p)<1).map(([p,b])=>[d+p,h+b]),centre:u.map(([p,b])=>[
2*d+p,2*h+b])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function ur({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(c=>c.split(",")),s=c=>/^\d+$/.test(c)?Number(c):c;function r(c){if(n)return l();n={id:0,cells:[c]}}function i(c){if(c===void 0)return l();
if(!n||n.cells.includes(c))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:d,cells:h}=n;h.push(c);let u=h.length>2?[c]:h;t.place("path",u.map(
f=>[[...N(e.sheet,f),d],String(h.indexOf(f)+1)]),`path ${d}`)}function a(c){let d=N(e.sheet,c).join(","),h=o().filter(([f,m])=>`${f},${m}`===d).map(([,,f])=>f),
u=o().filter(([,,f])=>h.includes(f));u.length&&t.place("path",u.map(f=>[f.map(s),null]))}function l(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:l}}var Vl=4,ln={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},uo=["across","down"],Tt=(e,t)=>(e+t).slice(-Vl).replace(/^0+(?=\d)/,
"");function fr({view:e,changes:t}){let n="across",o="",s=0;function r(l){let c=t.valueAt("cage",l),h=t.everywhere("cage").filter(u=>c!==null&&t.found("cage",u)===
c).map(u=>u.split(",").map(Number)).map(([u,f])=>se(e.sheet,u,f));return h.find(u=>t.has("target",u))??Math.min(l,...h)}function i(l,c,d){let[h="add",u=""]=t.valueAt(
"target",r(l))?.split(",")??[],f=c in ln?[ln[c],u]:[h,o=Tt(o,c)];f[1]!==""&&t.become("target",r(l),f.join(","),d)}function a(l,c,d){c===","?[n,o]=[uo[1-uo.indexOf(
n)],""]:t.place("sum",[[[...N(e.sheet,l),n],o=Tt(o,c)]],d)}return{has:l=>l==="target"||l==="sum",press(l,c){let{left:d,top:h}=e.grid.within(l,c);n=d>=h?"across":
"down",o=""},type(l,c,d){let h=[...N(e.sheet,c),n].join(","),u=l==="sum"?t.found(l,h):t.valueAt(l,r(c))?.split(",")[1];return o!==u&&([o,s]=["",s+1]),(l==="sum"?
a:i)(c,d,`${l} ${c} ${s}`),!0},clear(l,c){o="",l==="target"?t.become("target",r(c),null):t.place("sum",uo.map(d=>[[...N(e.sheet,c),d],null]))},leave(){[n,o]=["a\
cross",""]}}}var Yl=["clue","unknown","circle","object","block","arrow","segment"],Jl=["0","1","2","3","4"],Zl={white:"O W",black:"B"};function Xl(e,t){let n=A("clue"),o=A({});
return{get kinds(){let s=e.sheet.edits.filter(At).map(({what:r})=>r);return[...new Set([...Object.keys(rt).filter(t),...s])]},get tool(){let s=t(this.kind);return s&&
At(s)},get kind(){return t(n.value)?n.value:this.kinds[0]??"clue"},set kind(s){n.value=s,this.isPainting&&(o.value={[s]:[...t(s)?.cells.values()??[]][0]??"1",...o.
value})},get isPainting(){return this.is("painted")},get isGrown(){return this.isPainting&&!this.tool?.noun},get isPlaced(){return this.is("placed")},get isPath(){
return this.kind==="path"&&!!t("path")},get isTyped(){return!!(this.tool?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(s){return this.tool?.how===s},
get isMark(){return t(this.kind)?.values===0},get id(){return o.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:s=[],cells:r=new Map}=t(
this.kind)??{},i=this.kind==="vertex"?Jl:s,a=[...r.values(),...[o.value[this.kind]??[]].flat()].sort((l,c)=>l.localeCompare(c,"en",{numeric:!0}));return[...new Set(
[...i,...a])]},pick(s){o.value={...o.value,[this.kind]:s}}}}function Ql(e,t){let n="",o=0,s=()=>String(Math.max(0,...e.everywhere(t.kind).map(a=>Number(e.found(
t.kind,a))).filter(Number.isFinite))+1);function r(a){let{id:l}=t;l===null||e.valueAt(t.kind,a)===l||e.become(t.kind,a,l,n)}function i(a,l){n=`paint ${o+=1}`,(l||
t.isGrown)&&t.pick(e.valueAt(t.kind,a)??(l?t.id:s())),l||r(a)}return{begin:i,paint:r,fresh:s}}function dr({app:e,view:t}){let n=ar({app:e,view:t}),o=Xl(t,n.entry),
s=Ql(n,o),r=cr({view:t,changes:n,pen:o}),i=ur({view:t,changes:n}),a=fr({view:t,changes:n}),l="",c=0;function d(g){o.kind==="numbers"?n.becomeNumbers("numbers",N(
t.sheet,g),""):o.isPath?i.clear(g):a.has(o.kind)?a.clear(o.kind,g):o.isGrown?n.erase(g,[o.kind]):r.clear(g)||n.erase(g,Yl)}let h=g=>n.become(o.kind,g,n.has(o.kind,
g)?null:"");function u(g,w){let k=n.entry(o.kind)?.choices??[],_=n.valueAt(o.kind,g),x=k[_===null?0:k.indexOf(_)+1]??null;n.become(o.kind,g,w&&_!==k[1]?k[1]:x)}
function f(g,w,k){l="",a.has(o.kind)&&a.press(g,k),r.press(g,k)||m(g,w)}function m(g,w=!1){o.isPath?i.press(g):o.isPainting?s.begin(g,w):o.is("turned")?u(g,w):o.
isMark?h(g):w&&n.entry("unknown")&&p(g)}let p=g=>n.set("unknown",g,n.has("unknown",g)?null:"");function b(g,w){let{kind:k}=o;if(o.isPlaced&&w!==",")return o.pick(
l=Tt(l,w)),!0;if(a.has(k))return a.type(k,g,w);if(!o.isTyped||w===","&&k!=="numbers")return!1;let _=N(t.sheet,g),[x,O="top"]=k==="numbers"?[n.numbers(k,_).join(
",")]:(n.valueAt(k,g)??"").split(",").reverse();(l===""||l.replace(/,$/,"")!==x)&&([l,c]=["",c+1]);let S=`${k} ${n.key(g)} ${c}`;return k==="numbers"?(l+=w,n.becomeNumbers(
k,_,l,S),!0):(l=Tt(l,w),k==="arrow"?n.become(k,g,`${O},${l}`,S):n.set(k,g,l,S),!0)}function v(g,w){if(/^[0-9,]$/.test(g.key)||a.has(o.kind)&&g.key in ln)return b(
w,g.key);g.key!=="Shift"&&(l="");let k=o.kind==="between"&&o.ids.find(x=>` ${it[x]} ${Zl[x]}`.includes(` ${g.key.toUpperCase()}`));if(k)return o.pick(k),!0;if(r.
onKey(g,w))return!0;if(g.key==="?"&&n.entry("unknown"))return p(w),!0;if(g.key==="Delete"||g.key==="Backspace")return d(w),!0;let _=g.shiftKey&&o.isGrown?t.grid.
target(g):null;return _===null&&g.key!==" "&&g.key!=="Enter"?!1:(m(w),_!==null&&(s.paint(_),t.grid.select(_)),!0)}return{changes:n,pen:o,press:f,onKey:v,clear:d,
type:b,question:p,fresh:s.fresh,move(){},drag(g){o.isPainting?s.paint(g):i.reach(g)},release:i.end,leave(g){l="",a.leave(),i.reach(g)}}}var pr="http://www.w3.org/2000/svg",ec=["cause","effect","wrong"];function fn(){let e=document.createElementNS(pr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=te(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=ec.flatMap(
l=>{let c=t?.[l]??[],d=c.flatMap(u=>{let f=oc(n,u),m=mr(u)?"whole":tc(u)?"line":"";return f?[hr("rect",{...f,rx:m==="whole"?0:3,class:`${l} ${m}`})]:[]}),h=nc(n,
c.filter(mr),l==="cause"?3:5);return h?[...d,hr("path",{d:h,class:l})]:d});e.replaceChildren(...a)}}}function hr(e,t){let n=document.createElementNS(pr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var mr=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,tc=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function nc({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,u])=>h<=e&&u<=t),l=new Set(
a.map(String)),c=(h,u)=>l.has(`${h},${u}`),d=[];for(let[h,u]of a){let[f,m]=[s+(u-.5)*n,s+(h-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(c(h+p,u+b))continue;
let[v,g]=[-1,1].map(w=>{let[k,_]=[p?0:w,p?w:0],x=c(h+k,u+_)?c(h+k+p,u+_+b)?i:0:-i,[O,S]=p?[n/2,o/2]:[o/2,n/2],[E,C]=[w*(O+x),(p||b)*(S-i)];return p?`${f+E} ${m+
C}`:`${f+C} ${m+E}`});d.push(`M${v}L${g}`)}}return d.join("")}var cn=7,un=11;function oc(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Ct(e,t);
let r=typeof t[0]=="string",[i,a,l]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[c,d]=[s.edge+a*s.width,s.edge+i*s.height];return{x:c-un,y:d-un,
width:2*un,height:2*un}}if(l!==void 0){let c=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[d,h,u,f]=Ve(e,c,[i,a,l]);return{x:d-cn,y:h-cn,width:u-d+2*cn,height:f-
h+2*cn}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Ct({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,l,c]=o,
[d,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[u,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:u,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:u,y:h+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-c,y:f,width:Math.max(0,c-2),height:n.height},right:{x:d+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var fo="http://www.w3.org/2000/svg",gr=new Map;function wr(e){let t=gr.get(e)??[...le(`<svg xmlns="${fo}">${e.svg}</svg>`).childNodes];return gr.set(e,t),t.map(
n=>n.cloneNode(!0))}function dn(e,t,...n){let o=document.createElementNS(fo,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function br({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=le(e),l=a.querySelector("g");if(l===null)return a;r.forEach((f,m)=>{if(f<0)return;let[p,b]=[Math.floor(m/t),m%
t],v=`translate(${s+b*n} ${s+p*o})`;l.append(dn("g",{transform:v},...wr(i[f])))});let{x:c,y:d}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>dn("text",{x:s+(f+
.5)*n,y:d-5,"text-anchor":"middle"},String(f+1))),u=[...Array(r.length/t).keys()].map(f=>dn("text",{x:c-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(dn("g",{class:"numbers"},...h,...u)),a}function vr(){let e=$("div",{class:"frames"}),t=[],n=K,o=i=>n!==K&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,l)=>a.svg===n.frames[l].svg&&a.name===n.frames[l].name);function s(i){t=i.frames.map((a,l)=>{let c=a.svg?le(a.svg):null,
d=c?.querySelector("g")??null,h=$("figcaption",{});l===0&&c?.setAttribute("aria-hidden","true"),c?.querySelector("title")?.remove();let u=$("div",{class:"surfac\
e"},c),f=a.name&&i.frames.length>1?$("h3",{},a.name):null;return{figure:$("figure",{},f,u,h),surface:u,group:d,captions:h,looks:new Array(i.count).fill(Qt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,l){let c=t[i];if(!c?.group||c.looks[a]===l)return;c.looks[a]=l;let d=c.groups[a];
if(d===null){let{width:h,height:u,edge:f}=n.cell,[m,p]=[Math.floor(a/n.columns),a%n.columns];d=c.groups[a]=document.createElementNS(fo,"g"),d.setAttribute("tran\
sform",`translate(${f+p*h} ${f+m*u})`),c.group.append(d)}d.replaceChildren(...wr(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((l,c)=>{l.cells.forEach((d,h)=>r(c,h,d)),t[c].captions.replaceChildren(...l.captions.map(d=>$("p",{},d)))}),a},cell:(i,a)=>a.
forEach((l,c)=>r(c,i,l)),fade:(i,a)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",a)}}}var Mt={title:"",frames:[]},sc=900,rc=700,yr=28,ic=1.5,ac=.35;function kr({app:e,view:t}){let n=Mt,o=0,s=0,r=lc({app:e,view:t}),i=$("h2",{}),a=$("p",{class:"nam\
e"}),l=$("div",{class:"captions",role:"status"}),c=$("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(c.value))}),d=(O,S,E)=>$("button",{type:"\
button",ariaLabel:S,title:S,onclick:E},O),h=d("First","First picture",()=>k(0)),u=d("\u25C0","One picture back",()=>k(o-1)),f=d("Play","Play the film",()=>s?x():
_()),m=d("\u25B6","One picture on",()=>k(o+1)),p=d("Last","Last picture",()=>k(1/0)),b=$("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=$("div",{class:"controls",role:"group",ariaLabel:"Film"},h,u,f,m,p,c),g=$("section",{class:"film",hidden:!0,ariaLabel:"Film"},$("div",{class:"\
line"},i,b),r.element,a,l,v);function w(O){o=Math.max(0,Math.min(n.frames.length-1,O));let S=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,S.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(S.captions??[]).map(C=>$("p",{},C))),c.value=String(o),c.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=u.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show(S,n.looks??[]),e.emit("film-at",o)}function k(O){x(),w(O)}function _(){
o===n.frames.length-1&&w(0),f.textContent="Pause",s=setTimeout(()=>{w(o+1),o===n.frames.length-1?x():_()},sc+rc*(n.frames[o].captions?.length??0))}function x(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:S})=>{let E=cc(n.frames,o,r.cellAt(n.frames[o],O,S));E>=0&&
k(E)}),g.addEventListener("keydown",O=>{let S={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
P(O).tagName!=="BUTTON")s?x():_();else{if(S===void 0)return;k(S)}O.preventDefault()}),{element:g,get isOn(){return n!==Mt},show(O){let S=s!==0&&O?.title===n.title;
x(),n=O?.frames?.length?O:Mt,g.hidden=n===Mt,n!==Mt&&(i.textContent=n.title??"",c.max=String(n.frames.length-1),v.hidden=n.frames.length===1,w(n.at??0),S&&_())}}}
function lc({app:e,view:t}){let n=fn(),o=$("div",{class:"surface"}),s=$("div",{class:"screen"},o),r=null,i=null;function a(h,u){i=h.svg?le(h.svg):h.stencil?br(h,
u):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),l(),c()}function l(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[u,f]=[s.clientWidth-yr,s.clientHeight-
yr],m=Math.min(u/h.width,f/h.height,ic);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(u/h.width,ac)))}px`}function c(){let h=i?.viewBox.baseVal,{sheet:u}=t,
{columns:f,cell:m,around:p}=u,b=h&&u.rows&&h.height===te(u).height,v=b?(h.width-2*m.edge-p[1]-p[3])/f:0;n.show(b?r:null,{...u,cell:{...m,width:v}})}function d(h,u,f){
if(!h.cell||!h.columns)return null;let[m,p,b]=h.cell,v=o.getBoundingClientRect(),g=(h.columns*m+2*b)/v.width;return[Math.ceil(((f-v.top)*g-b)/p),Math.ceil(((u-v.
left)*g-b)/m)]}return new ResizeObserver(l).observe(s),e.when("highlight",h=>{r=h,i&&c()}),{element:s,show:a,cellAt:d}}function cc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var uc=.34,fc=.2,dc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function _r(){let e=$("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=K,n=[],o=0,s=new Set([o]),r=new Set;function i(c){t=c;let{rows:d,columns:h,cell:u,around:f}=c,{width:m,height:p}=te(c),b=f.
map((g,w)=>100*(g+u.edge)/(w%2?m:p));e.style.inset=b.map(g=>`${g}%`).join(" "),e.style.gridTemplateRows=`repeat(${d}, minmax(0, 1fr))`,n=Array.from({length:c.count},
(g,w)=>$("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:N(c,w).join(",")}}));let v=Array.from({length:d},(g,w)=>{let k=$("div",{class:"row",role:"r\
ow"},n.slice(w*h,(w+1)*h));return k.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,k});e.replaceChildren(...v),o=Math.min(o,Math.max(0,c.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(c,{isFocused:d=!0,isMore:h=!1}={}){if(!n[c])return;for(let f of s)l(f,!1);if(s=new Set([...h?s:[],c]),s.size>1)for(let f of s)
l(f,!0);let u=o;if(n[u].tabIndex=-1,n[u].classList.remove("current"),o=c,n[c].tabIndex=0,n[c].classList.add("current"),d&&document.activeElement!==n[c]&&n[c].focus(),
u!==c)for(let f of r)f(c)}function l(c,d){n[c].classList.toggle("chosen",d),n[c].setAttribute("aria-selected",String(d))}return e.addEventListener("focusin",c=>{
let d=n.indexOf(P(c));d>=0&&d!==o&&a(d,{isFocused:!1})}),e.addEventListener("keydown",c=>{let d=c.shiftKey?null:$r(t,o,c);d!==null&&(a(d),c.preventDefault())}),
{element:e,build:i,select:a,target:c=>$r(t,o,c),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:c=>n[c],under(c,d){let h=e.
getBoundingClientRect(),u=Math.floor((c-h.left)/h.width*t.columns),f=Math.floor((d-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&u>=0&&u<t.columns?f*t.columns+
u:-1},within(c,{x:d,y:h}){let u=n[c].getBoundingClientRect();return{left:(d-u.left)/u.width,top:(h-u.top)/u.height}},side(c,d,h=!0){let u=this.within(c,d),f={...u,
right:1-u.left,bottom:1-u.top},p=Object.keys(f).reduce((b,v)=>f[v]<f[b]?v:b);return f[p]<(h?uc:fc)?p:null},label(c,d){n[c].getAttribute("aria-label")!==d&&n[c].
setAttribute("aria-label",d)},onMove:c=>{r.add(c)}}}function $r(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,l]=[Math.floor(
t/e.columns),t%e.columns],c={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+c.column;let d=dc[n];
if(!d)return null;let h=(u,f,m)=>i&&f?f<0?0:m:Math.min(m,Math.max(0,u+f));return h(a,d[0],c.row)*e.columns+h(l,d[1],c.column)}function xr(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],l=c=>c>=0&&c<1;return l(i)===l(a)?null:l(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function Sr(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=c=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(c||o.isMore)}),
t.press(o.index,c,o))};n.addEventListener("pointerdown",c=>{if(s.add(c.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let d=e.under(c.clientX,c.clientY);
if(d<0||c.button===1)return;let h=c.pointerType==="touch";t.release();let{clientX:u,clientY:f}=c;o={index:d,isTouch:h,x:u,y:f,isMore:c.shiftKey||c.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(c.pointerId),i(c.button===2||c.ctrlKey),c.preventDefault())}),n.addEventListener("pointermove",
c=>{if(o===null)return;let d=e.under(c.clientX,c.clientY);if(d<0||(o.isBegun&&t.move({x:c.clientX,y:c.clientY}),d===o.index))return;let h=Math.hypot(c.clientX-o.
x,c.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let u of a(o.index,d))t.drag(u);o.index=d}});function a(c,d){let{columns:h}=e,[u,f]=[Math.floor(c/
h),c%h],[m,p]=[Math.floor(d/h),d%h],b=Math.max(Math.abs(m-u),Math.abs(p-f));return Array.from({length:b},(v,g)=>{let w=(g+1)/b;return Math.round(u+(m-u)*w)*h+Math.
round(f+(p-f)*w)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",c=>{s.delete(c.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",c=>{s.delete(c.pointerId),r=!1,l()}),n.addEventListener("contextmenu",c=>c.preventDefault())}var Or="pylogic:game-read",Er="(min-width: 60.01rem)";function zr(e){let t=$("div"),n=localStorage.getItem(Or)===null&&matchMedia(Er).matches,o=$("details",{class:"\
game",open:n},$("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Er).matches&&localStorage.setItem(Or,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>$("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Ar="http://www.w3.org/2000/svg",hc=6,mc=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*hc,[a,l]=t===o?[0,i]:[i,0];return`M${e+a} ${t+l}L${n+a}\
 ${o+l}`}).join("");function pc([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Tr(){let e=document.createElementNS(
Ar,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Ar,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=te(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let l={};
for(let c of n.plays.filter(de))for(let d of c.spots){let[h,u,f]=d.split(","),m=[Number(h),Number(u),f];for(let[p,b]of new Map(c.choices.map(v=>[Ce(c,d,v),v.value]))){
let v=o(p);if(v===null)continue;let g=Number(b)>1?`${v} several`:v;l[g]=(l[g]??"")+(v==="crossed"?pc(Ve(n,c.where,m)):mc(ir(n,c.where,m),Number(b??1)))}}e.replaceChildren(
...Object.keys(l).map(c=>t(c,l[c])))}}}var gc=12,wc={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},bc={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},lt={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function Mr(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),M(()=>{let{width:o,height:s,left:r,top:i}=te(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([l,c])=>({
...vc(l),value:c}));W(y`${a.map(({what:l,at:c})=>y`<${yc} what=${l} ...${Cr(e,l,c)} />`)}
      ${a.map(({what:l,at:c,value:d})=>y`<${kc} ...${{what:l,at:c,value:d,changes:t}}
        ...${Cr(e,l,c)} />`)}`,n)}),n}function vc(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Cr({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let b=Ct(e,[t,n[0],Number(n[1])]);return{...b,x:b.x+b.width/2,y:b.y+b.height/2}}let[i,a]=n.map(Number),[l,c]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[d,h]=[r+c*o,r+l*s];if(t!=="between")return{x:d,y:h,width:o,height:s};let[u,f,m,p]=Ve(e,"edge",[i,a,n[2]]);return{x:(u+m)/2,y:(f+
p)/2,width:o,height:s}}function yc({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?y`<circle class="paper" cx=${t} cy=${n} r="9" />`:y`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function kc({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[l,c]=[s-i/2,r-a/2],d=(f,m)=>y`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${m} />`,
h=(f,m=20)=>y`<text x=${s} y=${r} font-size=${m}>${f}</text>`;if(e==="target"||e==="sum")return y`<${_c} ...${{what:e,at:t,value:n,changes:o,left:l,top:c,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return d(15,lt[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return d(5,lt.white);if(e==="object")return d(8,lt.black);if(e==="block")return y`<rect x=${l} y=${c} width=${i} height=${a} fill=${lt.
black} />`;if(e==="between")return n in lt?d(6,lt[n]):h($c(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${wc[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let u=e==="path"?t[2]:n;return y`<rect class="tint" style=${`--hue: ${(Number(u)||u.length)*360*5/gc%360}`}
    ...${{x:l,y:c,width:i,height:a}} />${h(u,11)}`}var $c=(e,t)=>it[e]?.split(" ").at(t==="bottom"?-1:0)??e;function _c({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[l,c]=e==="target"&&n!==null?n.split(","):["any",n],d=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,u]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return y`<rect class="paper" x=${h-10} y=${u-6} width="20" height="12" />
    <text x=${h} y=${u} font-size="10">${c}${d?bc[l]:""}</text>`}var xc=25;function Nr({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=fn(),i=Tr(),a=null,l=new Map,c=null,d=$("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",$("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=b=>t.grid.
cell(b);function u(b){let v=t.sheet.plays.flatMap(({choices:w})=>w.map(({value:k})=>Number(k))),g=Math.max(0,...v.filter(w=>w<=xc));for(let w of b){let k=t.sheet.
plays.some(S=>fe(t.sheet,S,s.now.marks,w)>=0),_=c?[]:s.now.notes[N(t.sheet,w).join(",")],x=k?[]:_;Ks(h(w),"notes",Te(x,"corner"),g);let O=Te(x,"centre");St(h(w),
"centre",O.join(O.some(S=>S.length>1)?" ":"")),qs(h(w),Te(_,"colour").filter(S=>Ae.includes(S)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,v]of l)St(h(b),"ghost",v.text||"+")}function m(){let[b,v]=[new Set(c?.certain),new Set(c?.possible)],g=k=>b.has(k)?"drawn":v.has(k)?"fa\
int":null,w=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(t.sheet,c?g:w)}function p(){m();let{sheet:b}=t,[v,g]=[new Set(c?.certain),new Set(c?.
possible)];for(let w=0;w<b.count;w+=1){let k=c?Sc(b,w,v,g):null;k&&n.cell(w,zt(b,k.marks,w)),n.fade(w,!!k?.isFaint),St(h(w),"maybe",k?.words??null)}u([...Array(
b.count).keys()])}return e.when("highlight",b=>{a=b,t.sheet!==K&&r.show(a,t.sheet)}),e.when("ghosts",b=>{t.sheet!==K&&(l=new Map((b??[]).map(v=>[se(t.sheet,v.row,
v.column),v])),f())}),e.when("overlay",b=>{let v=c!==null;if(c=b,d.hidden=c===null,t.sheet!==K&&(p(),v&&!c)){let{sheet:g}=t;for(let w=0;w<g.count;w+=1)n.cell(w,
zt(g,s.now.marks,w))}}),{elements:[Mr(t,o.changes),i.element,r.element],legend:d,lines:m,notes:u,overlaid:()=>{c&&p()},show(){r.show(a,t.sheet),m(),f(),c?p():u(
[...Array(t.sheet.count).keys()])},press(b){let v=l.get(b);return v!==void 0&&o.changes.add([v.atom])}}}function Sc(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(c=>({choice:c,atom:io(e,s,c,t)})),i=r.find(({choice:c,atom:d})=>c.holds&&n.has(d));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:c,atom:d})=>c.holds&&
o.has(d));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:c})=>c.words).join(" ")};
let l=r.find(({choice:c})=>!c.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}var hn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Oc={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},Nt=e=>e==="top"||e==="bottom";function Lr({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=$("div",{class:"margin"}),i=A(null),a=({side:u,number:f})=>n.
numbers("outside",[u,f]).join(" ");function l(u,f){if(e.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:u,
number:f};let m=T("input",r);return m.value=a(i.value),m.focus(),m.select(),!0}function c(u){if(i.value===null)return;let{side:f,number:m}=i.value,p=P(u).value.
trim();p!==a(i.value)&&n.becomeNumbers("outside",[f,m],p)}let d=(u,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===u.target||(c(u),i.value=null)});
function h(u){let f=u.key==="Escape";if(i.value===null||u.key!=="Enter"&&u.key!=="Tab"&&!f)return;u.preventDefault();let{side:m,number:p}=i.value,b=p+(u.shiftKey?
-1:1);f||c(u),!f&&b>=1&&b<=t.sheet[Nt(m)?"columns":"rows"]?l(m,b):(i.value=null,s.select(s.current))}return M(()=>{let u=i.value;W(y`${u&&y`<input key=${`${u.side}\
 ${u.number}`} class=${u.side} inputmode="numeric"
      aria-label=${`${hn[u.side]} ${u.number}`} style=${Ec(t,u)}
      onkeydown=${h} onblur=${f=>d(f,u)} />`}`,r)}),s.element.addEventListener("keydown",u=>{let f=Oc[u.key];if(!f||o.kind!=="outside"||u.shiftKey||s.target(u)!==
s.current)return;let[m,p]=N(t.sheet,s.current);l(f,Nt(f)?p:m)&&(u.preventDefault(),u.stopPropagation())},{capture:!0}),{element:r,open:l}}function Ec({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=te(e),a=Ct(e,["outside",t,n]);return{"--along":`${100*(Nt(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function Dr(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[fe(e,t,n,a)]?.value,i=o;for(let[a,l]of t.peers){if(r(a)!==void 0)continue;let c=l.map(r),d=t.
choices.filter(u=>Me(u,a)&&!c.includes(u.value??"")),h=N(e,a).join(",");i=so(Et(i,[h],ze),[h],d.map(({value:u})=>Ot(s,u??"")))}return i}function ho(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>N(e,a).join(",")).filter(a=>ze.some(l=>Te(n[a],l).includes(r)));return i.length?Et(n,i,ze,
r):n}var Lt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},zc=(e,t)=>!e||ke(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Lt[o]===n));function Ir({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=lr({app:e,view:t}),l=Ac({store:n,view:t}),{put:c,toggle:d}=l,h=S=>S.
clicks.length>0,u=()=>Pr(i()),f=()=>u().find(h)??u()[0],m=()=>i().plays.find(ke),p=Tc({store:n,view:t,written:m,entries:l}),b=()=>p.kind==="colour"||m()!==void 0&&
!a.play&&!u().some(h),v=(S,E)=>nn(E,fe(i(),E,n.now.marks,S));function g(S,E,C){if(p.begin(),o=s=null,b())return;let{isClick:L,isDrag:F}=a.press(S,E,C);L||(F?s=()=>w(
S,E):w(S,E))}function w(S,E){let C=f();if(!C||!h(C)||!en(i(),S))return;let L=E?on(C,fe(i(),C,n.now.marks,S)):v(S,C);o={play:C,number:L,merge:`stroke ${r+=1}`},c(
S,C,L,o.merge)}function k(S){b()?t.grid.select(S,{isMore:!0}):o?c(S,o.play,o.number,o.merge):a.drag(S)}function _(){a.isDragged||s?.(),o=s=null,a.release()}function x(S){
p.begin(),l.clear(S)||p.clear(S)}function O(S,E){let C=/^(?:Digit|Numpad)(\d)$/.exec(S.code)?.[1]??/^[0-9]$/.exec(S.key)?.[0],L=S.ctrlKey||S.altKey,F=p.kind==="\
colour"||L?-1:zc(f(),[S.key,C??""]);if(F>=0)return d(E,f(),F),!0;let R=S.altKey?"colour":S.ctrlKey?"centre":S.shiftKey?"corner":p.kind;if(C!==void 0)return p.type(
E,C,R);if(L)return!1;if(b()&&S.shiftKey&&at[S.key])return t.grid.select(t.grid.target(S)??E,{isMore:!0}),!0;if(S.key==="Escape")return t.grid.select(E),!0;if(S.
key==="Delete"||S.key==="Backspace")return x(E),!0;if(a.onKey(S,E))return!0;let q=f();if(!q)return!1;if(S.key===" "||S.key==="Enter")return c(E,q,v(E,q)),!0;let be=[
"#","."].indexOf(S.key);return be>=0&&q.choices[0].value===null?(c(E,q,be),!0):!1}return{press:g,drag:k,onKey:O,clear:x,clicked:f,written:m,pencil:p,chooses:b,move:a.
move,release:_,get lines(){return a.play},enter(S,E,C){let{value:L}=E.choices[C];p.kind!==null&&L!==null&&ke(E)?p.note(S,p.kind,L):d(S,E,C)},leave(S){p.begin(),
a.reach(S)},fill(S){let E=tr(i(),n.now.marks,S);return E&&n.change({marks:E}),E!==null}}}var Pr=({plays:e})=>e.filter(t=>!de(t));function Ac({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,l,c=null){let d=a.choices[l];d&&!Me(d,i)||fe(t.sheet,a,e.now.marks,i)!==l&&e.change({marks:tn(t.sheet,a,
e.now.marks,i,l),notes:ho(t.sheet,a,e.now.notes,i,l)},{merge:c})}function s(i,a,l){let{marks:c}=e.now,d=n(i).filter(p=>Me(a.choices[l],p)),u=d.every(p=>fe(t.sheet,
a,c,p)===l)?-1:l,f=d.reduce((p,b)=>tn(t.sheet,a,p,b,u),c),m=d.reduce((p,b)=>ho(t.sheet,a,p,b,u),e.now.notes);d.length&&e.change({marks:f,notes:m})}function r(i){
let{marks:a}=e.now;for(let c of n(i)){for(let d of Pr(t.sheet))a=tn(t.sheet,d,a,c,-1);a=rr(t.sheet,a,c)}let l=Object.keys(a).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:a}),l}return{put:o,toggle:s,clear:r,together:n}}function Tc({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=u=>N(t.sheet,u).join(",");function l(u,f,m){let p=s(u).filter(b=>f==="colour"||en(t.sheet,b));p.length&&e.change({notes:Vs(e.now.notes,p.map(a),Ot(f,m))})}function c(){
let u=n();u&&e.change({notes:Dr(t.sheet,u,e.now,i.value==="centre"?"centre":"corner")})}function d(u){let f=s(u).map(a);for(let m of[ze,st]){let p=Et(e.now.notes,
f,m);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function h(u,f,m){if(m==="colour"){let k=Ae[Number(f)-1];return k&&l(u,m,k),
k!==void 0}let p=n();if(!p)return!1;let b=k=>p.choices.findIndex(({value:_})=>_===k),v=m===null&&b(r+f)>=0?r+f:f,g=b(v),w=g>=0||p.choices.some(({value:k})=>k?.startsWith(
v));return!s(u).some(k=>en(t.sheet,k))||!w?!1:(r=v,g<0||(m!==null?l(u,m,v):o(u,p,g)),!0)}return{note:l,noteAll:c,clear:d,type:h,begin(){r=""},get kind(){return i.
value},set kind(u){i.value=u}}}var Cc=18,Mc=60,jr=28,Nc=26;function Rr({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:l}=t,c=$("div",{class:"stage"},n.element),
d=$("p",{role:"status"}),h=$("div",{class:"notice",hidden:!0},d),u=$("p",{class:"heard",ariaLive:"polite"});function f(v,g=!1){d.textContent=d.title=v,h.hidden=
v==="",c.classList.toggle("stale",g)}function m(v){let g=t.sheet,w=document.activeElement,k=l.element.contains(w);t.sheet=v,g.plays!==v.plays&&(c.parentElement?.
classList.toggle("whitened",lo(v)),c.parentElement?.classList.toggle("shaded",Qs(v)));let _=n.show(v),x=g===K||g.count!==v.count||g.columns!==v.columns||g.cell.
width!==v.cell.width||String(g.around)!==String(v.around);x&&l.build(v),_&&n.surface&&n.surface.append(...s.elements,l.element,i.element),k&&(_||x)&&l.select(l.
current),_&&i.element.contains(w)&&w?.focus(),s.show();for(let O=0;O<v.count;O+=1)l.label(O,sn(v,a.now,O));(x||g.plays!==v.plays||g.edits!==v.edits)&&r.build(),
(x||_||g.edits!==v.edits)&&p(),o.changes.settle()}function p(){if(!t.sheet.count)return;let{cell:v,around:g,edits:w}=t.sheet,k=a.now.mode==="edit"&&w.some(({where:q})=>q===
"outside"),_=g.map(q=>k?Math.max(0,Nc-q):0),{width:x,height:O,left:S,top:E}=te(t.sheet),[C,L]=[c.clientWidth-jr,c.clientHeight-jr],F=Math.min(C/(x+_[1]+_[3]),L/
(O+_[0]+_[2]),Mc/v.height),R=Math.max(Math.floor(F*v.height),Cc)/v.height;c.style.setProperty("--wide",`${Math.floor(x*R)}px`),c.style.setProperty("--cell",`${v.
height*R}px`),c.style.setProperty("--room",_.map(q=>`${q*R}px`).join(" ")),c.style.setProperty("--above",`${(E+_[0])*R}px`),c.style.setProperty("--before",`${(S+
_[3])*R}px`)}function b(v,g){if(t.sheet===K)return;let w=new Set([...Object.keys(v.marks),...Object.keys(g.marks)]),k=new Set([...w].filter(x=>v.marks[x]!==g.marks[x]).
map(x=>ao(t.sheet,x))),_=new Set([...Object.keys(v.notes),...Object.keys(g.notes)].filter(x=>v.notes[x]!==g.notes[x]).map(x=>se(t.sheet,...x.split(",").map(Number))));
k.delete(-1);for(let x of k)n.cell(x,zt(t.sheet,v.marks,x));s.notes([...k,..._]),k.size&&s.overlaid(),s.lines();for(let x of new Set([...k,..._]))l.cell(x)&&l.label(
x,sn(t.sheet,v,x)),x===l.current&&(u.textContent=sn(t.sheet,v,x).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(c),a.on(["mode"],p),c.addEventListener(
"click",({clientX:v,clientY:g})=>{let w=xr(l.element,t.sheet,v,g);w&&!i.open(...w)&&r.focus(...w)}),{element:c,notice:h,heard:u,say:f,draw:m,drawMarks:b,fit:p,get isStale(){
return c.classList.contains("stale")}}}var Br="pylogic:clock",Wr=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Fr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Br)!=="hidden",r=$("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Br,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Wr(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Wr(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:l,mode:c}=e.now;!(a>0||Object.keys(l).length>0)||n||o||document.hidden||c!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var Hr={down:"\u2198\u2196",up:"\u2197\u2199"},Lc={down:["top","left"],up:["bottom","left"]};function Ur({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return y`<div class="line typing">${Object.entries(hn).map(([i,a])=>y`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(l=>l.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(Nt(i)?s:o).keys()].map(l=>y`
          <span data-beside=${`${i},${l+1}`}><${Dc} ...${{changes:t,side:i,line:l+1}} /></span>`)}
      </div></details>`)}</div>`}function Dc({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Hr).map(o=>y`<${Ic}
    label=${`${hn[t]} ${n} ${Hr[o][+!Lc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function Ic({label:e,now:t,write:n}){let o=Oe(null);return y`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=P(s).value}}
    onchange=${s=>n(P(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var Kr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Pc=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function jc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(c=>t.choices[c].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Lt).filter(c=>t.choices.some(({value:d})=>d===Lt[c]));if(!ke(t))for(let c of i)o.push([c,Lt[c].replace("_"," ")]);let[a,l]=t.choices;
a.value===null&&l&&o.push(["#",a.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
qe(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Ae.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Kr]}function Rc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...rt[o]?.keys??[]);return[...n,["Dele\
te, Backspace","take the clue away"],...Kr]}function qr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?jc(t):Rc(n),...Pc],r=$("dialog",{class:"\
keys",ariaLabel:"Keys"},$("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),$("dl",{},s.map(([i,a])=>$("div",{},$("dt",{},i),$("dd",{},a)))),
$("form",{method:"dialog"},$("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Bc="http://www.w3.org/2000/svg";function Gr({changes:e},t){let n=e.entry(t);return(n&&At(n)?.name)??t}var Wc=[{kind:"",name:"Enter",title:"What is typed, ta\
pped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",
title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a d\
igit)"}];function Fc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":qe(e)?"Drag over cells to enclose them.":"Drag along si\
des to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Vr(n,o)} ${s}`}var Vr=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function Yr(e){
let{app:t,play:n,edit:o}=e,s=$("div",{class:"tools"}),r=Fr(t),i=()=>qr(t.store.now.mode,{play:n,edit:o}),a=()=>W(y`<${Hc} ...${{parts:e,clock:r,help:i}} />`,s);
return M(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,help:i,focus:(c,d)=>{let h=s.querySelector(`[da\
ta-beside="${c},${d}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Hc({parts:e,clock:t,help:n}){let{app:o,view:s}=e,
r=Is(()=>o.store.now.mode).value;if(s.sheet===K)return null;let i=r==="play"&&s.sheet.plays.length>0;return y`
    <div class="line first"><p class="hint">${Kc(e,r)}</p>
      ${i&&y`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${Y} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&y`<${Y} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&y`<${qc} ...${e} /><div class="line"><${Uc} ...${o} /></div>`}
    ${r==="edit"&&y`<${Vc} ...${e} />
      <${Ur} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${Jc} ...${e} /></div>`}`}var Y=e=>y`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Uc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=c=>JSON.stringify(c)===JSON.stringify({marks:n,notes:o}),
i=c=>e.change({saves:c},{undoable:!1});return y`<div class="group" role="group" aria-label="Save points">
    <${Y} title="Remember the board as it is now, before trying something" onclick=${()=>{let c=s.at(-1);(!c||!r(c))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${Y} class="back" title="Return to the last save point" onclick=${()=>{let c=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,c+1)),e.change(
s[c])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${Y} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Kc({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=n.pen.tool??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside th\
e rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to enter: t\
he assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=t.clicked(),c=t.lines?Fc(t.lines):"";if(!l)return c;if(t.written()===l&&l.choices.
length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"\
Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${c}`.trim();let d=l.clicks.length>1&&!c?"Drag to paint.":c;return`Click\
 a cell: ${Vr(l.clicks,l.choices)} ${d}`.trim()}function qc({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Wc.filter(({kind:i})=>o||!ze.some(
a=>a===i));return y`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>y`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,l)=>y`
        <${Y} class=${ke(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,l)}>
          ${!ke(i)&&y`<${Gc} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Ae.map((i,a)=>y`
      <${Y} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:l})=>y`<${Y} data-pencil=${i} title=${l}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${Y} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?y`<${Y} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Gc({view:e,choice:t}){let n=Z(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return V(()=>n.current.replaceChildren(...le(`<svg xmlns="${Bc}">${s}</svg>`).childNodes),[s]),y`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Vc({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...n.tool?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting&&!n.isGrown||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:y`<div class="line">
    ${n.kinds.length>1&&y`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>y`
      <${Y} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Gr(t,a)}<//>`)}</div>`}
    ${i?y`<${Yc} edit=${t} />`:(n.isTyped||r)&&y`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>y`<${Y} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&y`<${Y} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&y`<${Y} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Yc({edit:e,edit:{pen:t}}){let n=t.tool?.noun??t.kind;return y`<div class="group" role="group" aria-label=${`${Gr(
e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(o=>y`<${Y} class="digit region" aria-label=${`${n} ${o}`} aria-pressed=${t.id===o}
      onclick=${()=>t.pick(o)}>${it[o]??o}<//>`)}
    ${t.isPainting&&y`<${Y} onclick=${()=>t.pick(e.fresh())}>New ${n}<//>`}</div>`}function Jc({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,
s=(r,i,a)=>y`<span class="stepper">
    <${Y} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${oe(i,r)}</output>
    <${Y} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return y`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var Zc=80,Jr=["puzzle","instance","rules","facts","constants"];function Xc(e){let t=Qc(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(zr(e),
o.legend,n.element,s.element,$("div",{class:"told"},n.notice,i.element),r.element,n.heard),nu(t),ou(t),su(t)}function Qc(e){let t=vr(),n=A(K),o={grid:_r(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Ir({app:e,view:o}),r=dr({app:e,view:o}),i=Nr({app:e,view:o,picture:t,edit:r}),a=Yr({app:e,view:o,play:s,edit:r}),l=Lr(
{app:e,view:o,edit:r}),c=Rr({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:l}),d=tu(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:c,victory:d,
film:kr({app:e,view:o}),drawing:eu(e,o,c,d.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function eu(e,t,n,o){let{store:s,overview:r}=e,i=he(),a=0,l=null,c=!1,
d=()=>{clearTimeout(a),a=setTimeout(m,Zc)},h=v=>Jr.every(g=>s.now[g]===v[g]),u=()=>l!==null&&h(l),f=v=>s.now.marks!==v.marks||!h(v);async function m(){clearTimeout(
a);let v=s.now;if(!v.puzzle)return;let g=u();i.stop();try{let w=await(g?i(x=>H("board",I(v,{entries:!1}),x)):r.ask("board"));if(w===void 0||f(v))return;if(g&&w.
cell.width!==t.sheet.cell.width){l=null,d();return}l=v,c=!1,n.draw(Xs(w,g?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[_]=w.problems;(!g||n.
isStale)&&n.say(_?`${Xe(_)?"The board is not finished":"Something is wrong with the facts"}: ${_.text}`:"")}catch(w){if(!(w instanceof G))throw w;if(f(v))return;
l=null,c=!1;let k=w.problems[0]?.text??w.message;n.say(t.sheet!==K?`This is how the board looked before: now it cannot be drawn. ${k}`:`The board cannot be draw\
n. ${k}`,!0)}}return{later:d,redraw:m,isDrawn:u,forget:()=>{l=null,c=t.sheet!==K},stop:()=>{i.stop(),r.drop("board")},get isOther(){return c}}}function tu(e,t){
let{store:n}=e,o=$("p",{class:"glad",role:"status"}),s=$("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:d,marks:h}=n.now,u=d==="play"&&r!==null&&
nr(t.sheet,h,r);o.textContent=u?"Solved! Every cell is right.":"",s.hidden===u&&(s.hidden=!u,o.classList.toggle("news",i),u&&(i=!1),e.emit("finished",u))}return{
element:s,celebrate:a,know:d=>{r=d},forget:()=>{r=null,i=!0}}}function nu({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;Sr(a,{press:(l,c,d)=>{
!r.isOther&&!o.press(l)&&i().press(l,c,d)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===K||r.isOther)return;let c=a.current;l.key===
"Enter"&&o.press(c)||i().onKey(l,c)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),a.onMove(l=>{i().leave(l);let[c,d]=N(t.sheet,l);e.emit("focu\
sed",{row:c,column:d})})}function ou({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:l}=e;l.on(["marks","notes"],(c,d,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(c,d),a.celebrate(),h.has("marks")&&i.later())}),l.on(Jr,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),l.on(["puzzle","ins\
tance"],()=>{t.sheet!==K&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function su({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:l}){e.when("solved",c=>{l.know(c?.status==="unique"?c.answers:null),l.celebrate()}),e.when("\
fill",async c=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(c))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",c=>o.changes.add(c)),e.when("film",c=>{let d=s.isOn;s.show(c),i.element.hidden=r.element.hidden=s.isOn,s.isOn?d||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:c,column:d})=>{c>t.sheet.rows||d>t.sheet.columns||(e.emit("pane","board"),t.grid.select(se(t.sheet,c,d)),Gs(t.grid.cell(se(t.sheet,c,d))))}),e.when(
"cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var So={};_e(So,{start:()=>af});import{EditorView as Gu}from"../vendor/codemirror-6.js";import{autocompletion as yu,hoverTooltip as ku,snippetCompletion as $u,syntaxTree as ii}from"../vendor/codemirror-6.js";import{HighlightStyle as ru,StreamLanguage as iu,tags as D}from"../vendor/codemirror-6.js";var au=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,lu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Zr(e,t):t.inReason?
uu(e):e.eatSpace()?null:e.match("%*")?cu(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
fu(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:D.lineComment,documentation:D.docComment,signature:D.heading,
reason:D.docString,directive:D.keyword,part:D.labelName,predicate:D.function(D.variableName),constant:D.atom,variable:D.variableName,number:D.number,string:D.string,
operator:D.operator,bracket:D.bracket,implication:D.definitionOperator,punctuation:D.punctuation,term:D.special(D.string)}};function cu(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Zr(e,t)}function Zr(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function uu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function fu(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(au)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var Xr=iu.define(lu),Qr=ru.define([{tag:D.lineComment,color:"var(--asp-com\
ment)"},{tag:D.docComment,color:"var(--asp-documentation)"},{tag:D.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:D.docString,class:"asp-reason"},
{tag:D.special(D.string),class:"asp-reason asp-term"},{tag:[D.keyword,D.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:D.function(D.variableName),
color:"var(--asp-predicate)"},{tag:D.variableName,color:"var(--asp-variable)"},{tag:[D.number,D.atom],color:"var(--asp-constant)"},{tag:D.string,color:"var(--as\
p-string)"},{tag:D.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[D.operator,D.bracket,D.punctuation],color:"var(--asp-operator)"}]);function po(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as du,foldEffect as hu,foldGutter as mu,foldService as pu}from"../vendor/codemirror-6.js";var ei=/^#program\s+([a-z_]\w*)/;function mn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":ei.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var ti=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function ni(e){return mn(e).filter(({name:t})=>t!=="\
base").map(t=>ti(e,t)).filter(t=>t!==null).map(t=>hu.of(t))}function oi(e){return[pu.of((n,o)=>{let s=n.doc.lineAt(o).number,r=mn(n.doc).find(({first:i})=>i===s);
return r?ti(n.doc,r):null}),du({preparePlaceholder:gu,placeholderDOM:bu(e)}),mu({markerDOM:vu})]}function gu(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=ei.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?wu(e.doc,o.number,s):""}}function wu(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var bu=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return $("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},$("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),$("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function si(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function vu(e){return $("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var go=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function wo(e){return[yu({override:[t=>_u(t,e())],icons:!1,closeOnBlur:!0}),ku((t,n)=>Ou(t,
n,e()))]}function _u(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(po(ii(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>ai(a,"part")):[...xu(t),...Su(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var xu=({directives:e})=>e.map(t=>ai(t,"directive"));function Su({state:e,
pos:t},n){let o=li(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>ri(i.template,i.name,s,ci(i),
i.words?1:0)),...r.map(i=>ri(i.template,i.name,s,i.words,2))]}function ai(e,t){return{label:e.name,detail:"",type:t,info:()=>bo(e.template,e.words)}}function ri(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>bo(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return $u(`${t}(${a})`,r)}function li(e,t){let{number:n}=e.doc.lineAt(t);return mn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function ci({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function bo(e,t){let[n,...o]=t.split(`
`),s=o.length?$("ul",{},o.map(r=>$("li",{},r))):null;return $("div",{class:"documentation"},$("code",{},e),$("p",{},n),s)}function Ou(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=Eu(s,t-o);if(r===null||po(ii(e.state).resolveInner(t,1)))return null;let i=zu(r,s.slice(0,r.start),li(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:$("div",{class:"hovered"},i.map(l=>bo(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function Eu(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function zu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:l})=>[
a,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>go(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:ci(a)})),...i.map(r)]}import{gutter as Au,GutterMarker as Tu,RangeSet as ui,StateEffect as Cu,StateField as Mu}from"../vendor/codemirror-6.js";var Nu=6,fi=Cu.define(),vo=class extends Tu{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return $("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},yo=Mu.define({create:()=>ui.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(fi)&&(n=Du(t.state.doc,o.value));return n}}),di=[yo,Au({class:"cm-heat",markers:e=>e.state.field(yo)})];function ko(e,t){e.dispatch(
{effects:fi.of(t)})}function hi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(yo,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Lu(e,t){return e&&
t>1?Math.round(Nu*Math.log(e)/Math.log(t)):0}function Du(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return ui.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?a:"no ground instances on this board";return new vo(Math.max(1,Lu(i,n)),l).range(e.line(r).from)}))}var $o=({puzzle:e})=>`encodings/${e}.lp`,Iu=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,mi=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function ct(e,{file:t}){
return mi(t,$o(e))?"rules":mi(t,Iu(e))?"facts":null}function pn(e,t,n=1/0){let o=ct(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Pu}from"../vendor/codemirror-6.js";var ju={error:"error",warning:"warning",note:"info",info:"info"},Ru={error:"\u2716",warning:"\u25B2",info:"\u25CF"},pi=["error","warning","info"],Le=e=>Xe(e)?"w\
arning":ju[e.kind??""]??"error";function gi(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>pi.indexOf(Le(n))-pi.indexOf(Le(o))||(n.line??0)-(o.line??0))}function wi(e,t){let{doc:n}=e.state,o=t.map(s=>({..._o(
n,s),severity:Le(s),message:s.text}));e.dispatch(Pu(e.state,o))}function _o(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function bi(e,t,n){return e.map(o=>{let s=Le(o);return $("li",{},$("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},$("span",{class:"sign","aria-hidden":"true"},Ru[s]),$("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),$("span",{class:"place"},t(o)),$("span",{},
o.text)))})}function vi(e,t){let n=Object.keys(e),o={rules:$("span",{class:"badge",hidden:!0}),facts:$("span",{class:"badge",hidden:!0})},s=n.map(l=>$("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=$("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let d=(s.findIndex(h=>h===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[d]),s[d].
focus(),l.preventDefault()});function i(l){for(let c of s){let d=c.dataset.tab===l;c.setAttribute("aria-selected",String(d)),c.tabIndex=d?0:-1,e[c.dataset.tab].
dom.hidden=!d}t(l)}function a(l,c,d){o[l].textContent=String(c),o[l].hidden=!c,o[l].className=`badge ${d}`,o[l].setAttribute("aria-label",`${c} ${d}${c===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Bu}from"../vendor/codemirror-6.js";var yi=Bu.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var xo=z.StateEffect.define(),Wu=2500,Fu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(xo)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),Hu=/^%\s*-{3,}/,
Uu=z.StateField.define({create:e=>ki(e.doc),update:(e,t)=>t.docChanged?ki(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function ki(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Hu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function $i({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,Xr,z.syntaxHighlighting(Qr),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Fu,Uu,yi,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>z.EditorState.create({doc:l,extensions:r}),a=new z.EditorView({state:i("")});return Ku(a),{view:a,open:l=>a.setState(i(l))}}function Ku(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function gn(e,t,{isUndoable:n=!1}={}){
let o=qu(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function qu(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function _i(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),xo.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:xo.of(null)}),Wu)}var Vu={rules:"Rules",facts:"Facts"},Yu={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function xi(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[oi(n),di,wo(t),Gu.lineWrapping],facts:[wo(t)]},a="rules",l={},c={};for(let[h,u]of Object.entries(Vu))l[h]=$i({words:Yu[h],hint:o,extensions:i[h],onText(f){
let{[h]:m,saved:p}=r.now;pe(m)!==f&&r.change({[h]:Ju(f,p[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),c[h]={words:u,dom:$("div",{class:"text"},l[h].view.dom)};
let d=vi(c,h=>{a=h,l[h].view.requestMeasure(),s(h,l[h].view.state)});return{tabs:d,panels:Object.values(c).map(({dom:h})=>h),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(a,l[a].view.state),take(h,u){let f=h.puzzle!==u.puzzle;if(f){l.rules.open(pe(h.rules));let{view:m}=l.rules;m.dispatch({effects:ni(m.state.doc)}),
m.scrollDOM.scrollTop=0}else gn(l.rules.view,pe(h.rules));f||h.instance!==u.instance?l.facts.open(pe(h.facts)):gn(l.facts.view,pe(h.facts))},putBack(){gn(l.rules.
view,pe(r.now.saved.rules),{isUndoable:!0})},reveal(h){let u=ct(r.now,h);if(u===null)return!1;let{view:f}=l[u];e.emit("pane","rules"),d.show(u);let{from:m}=_o(f.
state.doc,h);return _i(f,m),!0}}}var pe=e=>e.replace(/\r\n?/g,`
`);function Ju(e,t){return e===pe(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var Zu={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
bn=["the saved rules","the new rules"],wn="Comparing their answers on this board \u2026",Si=["rules","facts","constants"],Oi=12;function zi(e,t){let{store:n}=e,
o=$("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,c,d=null)=>{r=c;let h=[Ei("Put it back",t)];if(d?.frames.
length){let u=`Show a board that only ${bn[d.by]} accept`;h.unshift(Ei(u,()=>tf(e,d)))}o.replaceChildren($("p",{class:"changes-title"},Xu(l)),$("p",{},c),$("div",
{class:"group"},h)),o.hidden=!1},a=({rules:l,saved:c})=>!!c.rules&&pe(l)!==pe(c.rules);return n.on(Si,()=>{!o.hidden&&r!==wn&&i([],wn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:c}=n;if(!a(c))return s();let d=[];o.hidden&&i([],wn);let h=()=>Si.some(f=>n.now[f]!==
c[f]),u=(f,m)=>{f==="statuses"&&!h()&&i(d=m.statuses,wn)};try{let f=await ae("diff",I(c),{signal:l,onEvent:u});return h()?void 0:f.verdict===null?s():i(d,Qu(f,d),
f.by===null?null:f)}catch(f){if(!(f instanceof G))throw f;return i(d,`The answers could not be compared: ${f.message}`)}}}}var Ei=(e,t)=>$("button",{type:"butto\
n",onclick:t},e);function Xu(e){if(!e.length)return"The rules are changed";let t=Ai(e),[n,o]=e.map(({status:s,cost:r})=>Zu[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Ai=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Qu({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${ef(o)}`;return`On this board there is an answer that onl\
y ${bn[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Ai(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function ef(e){let t=e.length-Oi;return e.slice(0,Oi).join(", ")+(t>
0?` and ${t} more`:"")}function tf(e,{by:t,frames:n,broken:o}){let s=nf(o).map(i=>`For ${bn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${bn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function nf(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function Ti(e){let t=$("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(d=>d.name===r)?.default,
{[r]:l,...c}=e.now.constants;e.change({constants:i===""||i===a?c:{...c,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>$(
"label",{title:i.words},$("code",{},i.name),of(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(l=>l.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function of({name:e,default:t,choices:n},o){let s=i=>o(e,P(i).value.trim()),r={
constant:e};return n.length?$("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>$("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):$("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Ci(e,{views:t,tabs:n},o){let s=$("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=gi(r);for(let[c,d]of Object.
entries(t)){let h=l.filter(f=>ct(e.now,f)===c);wi(d,h.filter(({line:f})=>f));let u=f=>h.filter(m=>Le(m)===f).length;n.count(c,u("error")||u("warning"),u("error")?
"error":"warning")}s.replaceChildren(...bi(l,a,o)),s.hidden=!l.length}let a=l=>{let c=ct(e.now,l);return pn(e.now,l,c?t[c]?.state.doc.lines:void 0)};return{dom:s,
tell(l,c){r={...r,[l]:c},i()},forget(){r={},i()}}}var Mi="pylogic:rules",sf="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Ni="pylogic:heat",rf="How often each rule is use\
d on this board: its ground instances, beside its lines";function af(e){let{store:t}=e,n=gf(),o=$("span",{class:"said"}),s=$("input",{type:"checkbox",checked:localStorage.
getItem(Ni)!=="off"}),r=$("label",{class:"heat-switch",title:rf},s,"Heat bar"),i=xi(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(c,d){r.hidden=
c!=="rules",o.textContent=c==="rules"&&s.checked&&hi(d,d.selection.main.head)||""}}),a=c=>{i.reveal(c)||hf(e,c)},l={app:e,texts:i,vocabulary:n,box:s,element:T("\
#rules"),constants:Ti(t),findings:Ci(t,i,a),changes:zi(e,()=>df(e,i))};l.element.append($("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,$("p",{class:"editor-status"},o,$("span",{class:"hint",id:"editor-hint"},sf))),i.tabs.show("rules"),lf(e,l.element.id),cf(l,a)}function lf({
store:e,when:t},n){let o=localStorage.getItem(Mi)==="open",s=$("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Mi,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function cf(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,a=he(),l=()=>a(d=>mf(e,d)),c=(d,h)=>{d.puzzle!==h.puzzle&&ff(e),o.take(d,h)};r.on(["puzzle","instance","rules","fac\
ts"],c),r.on(["puzzle","instance","rules","facts","constants","saved"],l),c(r.now,{puzzle:""}),n.when("problems",d=>s.tell("solve",d??[])),n.when("reveal",t),n.
when("cancel-all",()=>{a.stop(),i.drop("rules"),i.drop("spots"),l()}),uf(e,l)}function uf({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Ni,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function ff({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),ko(s.views.rules,[]),o.forget()}function df(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function hf(e,t){if(!t.file)return;let n=pn(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function mf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:a,findings:l,
texts:c,box:d}=e,{now:h}=o;if(!h.puzzle)return;let u=s.ask("rules"),f=d.checked?s.ask("spots"):s.drop("spots");f?.catch(()=>{});try{let m=await u;if(m===void 0||
t.aborted)return;if(await r.learn(()=>si(c.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",m.problems),n.emit("game",m.game),m.predicates!==null&&r.learnOwn(
m.predicates),m.constants!==null&&(i.show(m.constants),i.tidy()),m.problems.some(b=>Le(b)==="error"))return a.stop();await a.update(t);let p=await f;p&&!t.aborted&&
pf(h,c,p.rules)}catch(m){if(!(m instanceof G))throw m;let p=[{text:`Not checked: ${m.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",m.problems.
length?m.problems:p)}}function pf(e,t,n){ko(t.views.rules,n.filter(({file:o})=>o===$o(e))),t.look()}function gf(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>go(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await ie("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var Io={};_e(Io,{start:()=>Gf});function Li({app:e,card:t,check:n,pointed:o}){let s=ue(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},l=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||l.length?{cause:r,effect:i,wrong:l}:null)});M(()=>e.emit("highlight",JSON.parse(s.value)))}var Dt=e=>e.join(",");function Di(e,t){
let n=new Set(t.map(Dt));return e.filter(o=>!n.has(Dt(o)))}function ut(e){return[...new Map(e.map(t=>[Dt(t),t])).values()]}var wf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function yn({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let l=et(()=>ue(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(v=>Dt(v)===`${m},${p}`)?"sentence about":"sentence"}),[n]),c=()=>{t.value={effect:o,cause:Di(
s,o),wrong:r}},d=()=>{t.value=null},[,h,u]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return y`<li class=${l} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${c} onfocusin=${c} onmouseleave=${d} onfocusout=${d}>
    ${h!==null&&y`<p>${vn(e,`${ge(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${vn(e,ge(u))}</p>
    ${f.size>0&&y`<p class="sources">${[...f.keys()].map(m=>bf(e,m))}</p>`}
  </li>`}var Ii=({cells:e,because:t,...n})=>y`<${yn} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,kn=({parts:e,broken:t})=>y`<ul class="sentences">${t.map(n=>y`<${Ii} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,$n=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>y`<ul class="sentences">
  <${yn} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&y`<${_n} parts=${e} chain=${r} />`}</ul>`,_n=({parts:e,chain:t})=>y`<li class="chain"><ol class="sentences">
  ${t.map(n=>y`<${Ii} parts=${e} ...${n} />`)}</ol></li>`,ge=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),vn=(e,t)=>t.split(wf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return y`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function bf(e,t){let n=vf(t);return n&&y`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${Oo(n,e.store.now)}</button>`}function vf(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function Oo({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ft=e=>ut(e.flatMap(t=>t.cells));var Pi="How the answer follows",ji=10;function Ri({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};M(()=>{e.task&&s()}),t("cancel-all",
s);function r(l){s();let c=n=new AbortController,d=l,h={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(f,m)=>{h.events.push({name:f,data:m}),
h.wake(),f==="step"&&m.entered.length>0&&(d-=1)===0&&c.abort()};return h.end=ae("explain",I(e.now),{signal:c.signal,onEvent:u}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(l){for(let c=0;;c+=1){for(;c===l.events.length&&!l.hasEnded;)await new Promise(d=>{l.wake=()=>d(null)});if(c===l.events.
length)return;yield l.events[c]}}async function a(l,c){l.addEventListener("abort",s);try{return await c()}finally{l.removeEventListener("abort",s)}}return{next:l=>a(
l,async()=>{let{marks:c}=e.now,d=o&&Object.entries(o.marks).every(([h,u])=>c[h]===u);for(let h=o&&d?o:r(ji);;h=r(ji)){let u=[],f=[],m=null;for await(let{name:p,
data:b}of i(h)){p==="own"&&(m=b),p==="step"&&u.push(b),f.push(...(b.frames??[]).flatMap(g=>g.looks??[]));let v=yf(m,u,c);if(v.length)return{steps:v,looks:f,end:null}}
if(h.marks===c)return{steps:[],looks:f,end:await h.end}}}),follow:(l,c)=>a(l,async()=>{let d=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:u}of i(d))c(h,u);return d.end})}}function yf(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>Eo(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function Eo(e,t){let[n,o]=rn(e);return t[n]===o}function zo({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Bi(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Pi,
"Looking for the first step \u2026",async r=>{let i=xn(e,Pi),a=A([]),l=A(null);t.add([y`<${$f} parts=${e} film=${i} steps=${a} end=${l} />`]);let c=await o.follow(
r,(d,h)=>{h.frames&&i.add(h.frames.map(u=>({...u,...kf(d,h)}))),d==="step"&&(a.value=[...a.value,h],t.tell(`${oe(a.value.length,"step")} so far \u2026`))});if(c.
status==="none")return zo(e,c);if(c.status==="multiple")return e.several.ask();l.value=c},{isTrue:Ke(e.app.store)})}function kf(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:ge(t),captions:[ge(n)],settled:o}}function $f({parts:e,film:t,steps:n,end:o}){return y`${o.value&&y`<p>${xf(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>y`<${_f} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function _f({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=Z(null);return V(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),y`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${ge(n.words)}</button>
    <${$n} parts=${e} step=${n} /></li>`}function xf({grade:e,complete:t,interrupted:n},o){let s=oe(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The r\
est does not follow by explanations.")}function xn({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=c=>t.play(r={title:n,frames:[
...o],looks:s,at:c}),l=ce(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(c){
o.push(...c),s.push(...c.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),r!==null?l():o.length&&a(0)},goTo(c){a(Math.min(c,o.length-1)),e.emit("pane","board")}}}function Wi({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,l=()=>{i.abort(),s.value=null},c=()=>{l(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},d={get cells(){return o.value?.cells?.()??null},show(f,m,p={}){let{task:b}=e.store;t.card.contains(document.
activeElement)&&T("h2",t.card).focus(),c(),r.delete(f),o.value={name:f,body:m,isTrue:()=>e.store.task===b,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...m})},
async work(f,m,p,b){d.show(f,[],b),s.value=m;let v=i=new AbortController;try{await p(v.signal)}catch(g){g.name!=="AbortError"&&!v.signal.aborted&&d.add([y`<p class=${Sf(
g)?"failure":null}>${Ao(g)}</p>`])}finally{i===v&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){c(),o.value=null}};M(()=>{o.value?.isTrue()===!1&&X(d.close)}),M(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=ue(()=>o.value?.overlay??
null);M(()=>e.emit("overlay",h.value)),M(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),d.close()});function u(){let{name:f,body:m}=o.value??
{name:"",body:[]};V(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),d.close()},b=()=>{l(),d.add([y`<p class="soft">Cancelled.</p>`])};
return y`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${b}>Cancel</button>
      </div>`}return W(y`<${u} />`,t.card),M(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),d}var Sf=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function Ao(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return ge(n.replace(/^encodings\/\S+: /,""))}var Of=2e3;function Fi({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:c}=e;if(!c.puzzle)
return;let d=performance.now(),h={count:0,cost:[]};try{let u=await t.ask("solve",(f,m)=>{h=m});u!==void 0&&e.task===c&&i(u)}catch(u){if(e.task!==c)return;if(u.interrupted)
return i(Ef(h,u.interrupted,performance.now()-d));o.value={outcome:null,error:u,isOld:!1},n("solved",null),u.status===0?s=setTimeout(r,Of):n("problems",u.problems??
[])}}function i(c){o.value={outcome:c,error:null,isOld:!1},n("problems",c.remarks),n("solved",To(c))}let{puzzle:a,instance:l}=e.now;return M(()=>{let{task:c}=e,
d=c.puzzle!==a||c.instance!==l;({puzzle:a,instance:l}=c),X(()=>{o.value=d?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var Ef=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function To({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Hi({app:e,place:t,solving:n}){M(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?zf(r):s===null?{words:"\u2026"}:Co(s)}return function(){let{words:r,detail:i}=o();return y`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${Af(e,n.now.error)}</div>`}}function Co(e){let{status:t,cost:n,count:o,horizon:s}=e,r=To(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),l=n.join(" "),c=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
d={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${l}`,"good"],
found:[n.length?`${c}: the best so far is ${l}, not proved`:`${c}: ${oe(o,"answer")} found so far`,"warn"],interrupted:[`${c}: no answer found so far`,"warn"]}[t];
return{words:d[0],detail:a,kind:d[1]}}function zf(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:Ao(
e),kind:"warn"}:e.problems.length&&e.problems.every(Xe)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var Af=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=ge(
Oo(n,e.store.now)),s=()=>e.emit("reveal",n);return y`<p class="status-problem">${n.line!==null&&y`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var Mo=200;async function Ui(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=xn(e,"Solution"),i=null;await ae("answers",I(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,l)=>{i=l,r.add(qi(l,"Solution"))}}),n.add([i===
null?y`<p>No answer was found.</p>`:y`<${Tf} parts=${e} answer=${i} />`])})}function Tf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return y`
    <p>${s&&`${Co(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&y`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&y`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Ki(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=xn(e,"All answers"),i=A([]),a=()=>{let h=i.value,u=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),f=m=>r.goTo(h[Math.min(Math.max(u+m,0),h.length-1)].first);return y`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${u+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:p})=>m.length===0&&y`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([y`<${a} />`]);let l=await ae("answers",I(t.store.now,
{marks:[],most:Mo}),{signal:s,onEvent:(h,u)=>{i.value=[...i.value,{...u,first:r.length}],r.add(qi(u,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),c=i.value.some(({cost:h})=>h.length>0),d=o.now.outcome?.horizon;n.add([y`<p>${Cf({...l,isBest:c,horizon:d},i.value.length)}</p>`])})}var qi=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function Cf({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Mo?"There may be others.":`The first ${Mo}; there may be more.`}var Gi="pylogic:check",Mf=250,Nf=400,Vi=3,Lf="Whether this can be completed was not found out in time.";function Yi(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=he(),i=A(localStorage.getItem(Gi)==="on"),a=A(null),l=null,c=!1,d=(g,w,k)=>{a.value={kind:g,words:w,of:t.now.marks,...k}},h=()=>{a.value=null},u=()=>{i.value=
!i.value,localStorage.setItem(Gi,i.value?"on":"off"),l=null,f()};async function f(g=!1){let{outcome:w,isOld:k}=s.now,{marks:_}=t.now,x=g||c&&_===l;if(g)l=_;else if(!x&&
_===l&&!k)return;let O=Object.keys(_).length===0;c=x&&k&&!O;let S=(x||i.value)&&!k&&w!==null&&!O;if(!S||w.status==="none"||w.horizon!==null)r.stop(),S&&w.horizon===
null?d("bad","There is no answer at all"):x&&O?d("unsure","Nothing is entered yet."):c?d("unsure","checking \u2026"):h();else if(!x)await p("rules");else{let E=w.
status==="unique"?new Set(w.answers[0].atoms):null;E===null?await p("all"):m(E,_)&&await p("reasons")}}function m(g,w){let k=No(g,w),_=ut(k.map(Lo).filter(x=>x!==
null));return k.length?d("bad",`${_.length} ${It(_)}${_.length===1?" is":"s are"} wrong`,{cells:_}):(r.stop(),d("good",n.finished.value?"Solved!":"So far so goo\
d")),k.length>0}async function p(g){let w=g==="all"?setTimeout(()=>d("unsure","checking \u2026"),a.value?Nf:0):0,k;try{k=await r(x=>H("judge",I(t.now),x))}catch(x){
g==="all"&&x.interrupted?d("unsure",Lf):g!=="reasons"&&h();return}finally{clearTimeout(w)}if(k===void 0)return;let _=g==="reasons"?a.value&&{...a.value,broken:k.
broken.slice(0,Vi)}:Df(g,k,n.finished.value);a.value=_&&{..._,of:t.now.marks}}let b=ce(Mf,()=>f()),{marks:v}=t.now;return M(()=>{t.now.marks!==v&&({marks:v}=t.now,
r.stop(),Object.keys(v).length||h(),b())}),M(()=>{s.now&&n.finished.value!==null&&X(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:u,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function Ji(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return y`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?y`<span class="soft">${s}</span>`:s&&y`<strong>${s}</strong>`}
      ${i.length>0&&y`<${kn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&y`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function Df(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Vi),cells:ft(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var It=e=>e.every(t=>t.length>2)?"line":"cell",No=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Lo(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var If=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Sn="Why there is no answer",Do="Why this is wrong",Pf="Which rule is wrong",jf=12,Rf=600;function Zi(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(Sn,"Looking for a reason \u2026",u=>l(Sn,u)),r=()=>n.work(Do,"Looking for what it breaks \u2026",async u=>{let{broken:f}=await H(
"judge",I(t.store.now),u);if(!f.length)return l(Do,u);n.add([y`
      <p>What you entered breaks a rule already:</p>
      <${kn} parts=${e} broken=${f.slice(0,jf)} />
      <${a} />`],{cells:()=>({wrong:ft(f)})})},{isTrue:Ke(t.store)}),i=()=>n.work(Pf,"Looking for what refuses it \u2026",async u=>{let{is_answer:f,reasons:m}=await H(
"why",I(t.store.now),u);if(f)return n.add([y`<p>Some answer has all of it.</p>`]);n.add([y`<ul class="sentences"><${_n} parts=${e} chain=${m.flatMap(p=>Xi(p))} /></ul>`],
{cells:()=>({wrong:ft(m)})})},{isTrue:Ke(t.store)}),a=()=>y`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function l(u,f){let m=await H("conflicts",I(
t.store.now,u===Sn?{marks:[]}:{}),f);if(m.status!=="none")return n.add([y`<p>There is an answer now.</p>`]);if(!m.conflicts.length)return n.add([y`<p>The reason was not found in time.</p>`]);
let p=m.conflicts[0],b=ut(ft(p.because));n.add([y`<${c} title=${u} conflict=${p} />`],{cells:()=>({cause:b,wrong:p.cells})})}function c({title:u,conflict:{because:f,
cells:m,chain:p,minimal:b}}){let v=f.filter(w=>w.clue!==null),g=f.filter(w=>w.clue===null);return y`
      <p>${p.length?"It leads to a contradiction:":Bf(m.length>0,v,g)}</p>
      ${d("The clues: ",v.map(w=>w.words).join("; "))}
      ${d("What you entered: ",m.join(" "))}
      ${p.length?y`<ul class="sentences"><${_n} parts=${e} chain=${p} /></ul>`:y`<ul class="sentences either">${g.map(w=>y`<${yn} parts=${e} words=${w.words} cause=${w.
cells} lines=${[w]} />`)}</ul>`}
      <p class="soft">${b?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${u===Do&&y`<${a} />`}`}let d=(u,f)=>f&&y`<p>${u}${vn(t,Wf(f))}</p>`,h=ce(Rf,()=>{let{outcome:u,isOld:f}=o.now;!f&&u?.status==="none"&&u.horizon===null&&n.
mayCome(Sn)&&s()});return M(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function Xi({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>Xi(i,s+1))]}function Bf(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Wf(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(If,t).trimEnd()}var On="Hint";async function zn(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(On,[y`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(En(e).length)return o.show(On,[y`<${Ff} parts=${e} />`],{isTrue:()=>En(e).length>0,cells:()=>({wrong:ea(En(e))})});await o.work(
On,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:l,end:c}=await s.next(i);if(c?.status==="none")return zo(e,c);if(c?.status==="multipl\
e")return o.add([y`<${Uf} ...${e} />`]);if(t.now.marks!==r)return o.add([y`<p>The board has changed meanwhile: ask again.</p>`]);if(c)return o.add([y`<p>${Kf(c,
r)}</p>`]);let{cells:d,causes:h}=a[a.length-1];o.add([y`<${Hf} parts=${e} steps=${a} looks=${l} />`],{cells:()=>t.now.marks===r?{effect:d,cause:h}:null})},{isTrue:Ke(
t)})}function En({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?No(new Set(n.answers[0].atoms),e.store.now.marks):[]}var ea=e=>e.
map(Lo).filter(t=>t!==null);function Ff({parts:e}){let{store:t}=e.app,n=En(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return y`
    <p>First this: ${o?"one":n.length} ${It(ea(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function Hf({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=Z(null);V(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:l,name:c,frames:d,has_candidates:h}=t[t.
length-1],u=l.every(b=>Eo(b,o.now.marks)),f=()=>{let{marks:b}=o.now;o.change({marks:{...b,...Object.fromEntries(l.map(rn))}})},m=()=>{f(),zn(e)},p=()=>s.play({title:On,
frames:d,looks:n.map(b=>({svg:b})),at:0});return y`
    <p class="look">Look at <${Qi} colour="effect" cells=${i} />${a.length>0&&y` and <${Qi} colour="cause" cells=${a} />`}.<span class="soft"> (${c})</span></p>
    ${t.map(b=>y`<${$n} parts=${e} step=${b} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${u} onclick=${f}>Do it</button>
      <button type="button" onclick=${m}>${u?"Next hint":"Do it, and the next"}</button>
      ${h&&y`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var Uf=({several:e})=>y`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,Qi=({colour:e,cells:t})=>y`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${It(t)}`:`these ${t.length} ${It(t)}s`}</span>`;function Kf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var ta="More than one answer",qf=300;function oa(e){let{app:t,card:n,solving:o}=e;function s(){let{task:p}=t.store;n.show(ta,[y`<p>This board has more than one answer. What would you like to see?</p>`,
y`<${i} />`],{isTrue:()=>t.store.task===p||r()})}function r(){let{outcome:p}=o.now;return p?.status==="multiple"&&p.horizon===null&&p.answers.length>0}let i=({but:p})=>y`<div class="row">
    ${p!==l&&y`<button type="button" onclick=${l}>What they share</button>`}
    ${p!==c&&y`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${d}>Clues that would leave one</button></div>`,a=(p,b)=>H("differences",I(t.store.now,{marks:[],extra:b}),p),l=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:b,cautious:v,brave:g}=await a(p,!1);if(!f(b)){if(v===null)return n.add([y`<p>The answers were not all compared in time.</p>`]);
n.add([y`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${v.length} of ${g.length} are certain.</p>
      <${i} but=${l} />`],{overlay:{certain:v,possible:g}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:b,picture:v}=await a(
p,!1);if(!f(b)){if(v===null)return n.add([y`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:v}],at:0}),n.add([y`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${i} but=${c} />`])}}),d=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:b,offers:v,proof:g}=await a(p,
!0);if(f(b))return;if(!v.length)return n.add([y`<p>No clues were found that would leave one answer.</p>`]);let w=v.length===1,k=()=>u(v),_=()=>t.emit("clues",k().
map(({atom:x})=>x));n.add([y`
      <p>${w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${v.length} clues would leave one answer (${g}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${_}>${w?"Add it":"Add all"}</button></div>`],{ghosts:k,isTrue:h(v)})});function h(p){let b=({
puzzle:g,rules:w,constants:k,facts:_})=>JSON.stringify([g,w,k,p.reduce((x,{atom:O})=>x.replace(`${O}.`,""),na(_))]),v=b(t.store.now);return()=>u(p).length>0&&b(
t.store.now)===v}let u=p=>p.filter(({atom:b})=>!na(t.store.now.facts).includes(`${b}.`));function f(p){return p!=="multiple"&&n.add([y`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let m=ce(qf,()=>{!o.now.isOld&&r()&&n.mayCome(ta)&&s()});return M(()=>{o.now&&m()}),{ask:s,share:l}}var na=e=>e.replaceAll(/%.*|\s/g,"");var sa=matchMedia("(max-width: 60rem)");function Gf(e){let t={status:$("section",{class:"assistant-status","aria-label":"Answers"}),buttons:$("div",{class:"assi\
stant-buttons"}),check:$("section",{class:"assistant-check","aria-label":"Check while you play"}),card:$("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};T("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>sa.matches?T("#board").append(t.card):t.check.after(t.card);sa.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:A(null),solving:Fi(e)};o.card=Wi(o),o.derivation=Ri(e),o.conflicts=Zi(o),o.several=oa(o),o.check=Yi(o),Li(o),M(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>zn(o)),W(y`<${Hi(o)} />`,t.status),W(y`<${Vf} parts=${o} />`,t.buttons),W(y`<${Ji} ...${o} />`,t.check)}
var Vf=({parts:e})=>y`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>zn(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Bi(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Ui(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Ki(e)}>Answers</button>`;var Ko={};_e(Ko,{start:()=>ud});function ra(e,t){let n=he(),o=A(null),s=null,r=async()=>{let{puzzle:a,instance:l,rules:c,facts:d}=e.store.now,h=JSON.stringify([a,l,c,d]);if(!(!a||h===s)){s=h;try{
o.value=await n(u=>H("choices",I(e.store.now,{marks:[]}),u))??o.value}catch{s=null}}},i=ce(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var Fo={};_e(Fo,{NAME:()=>va,TITLE:()=>Jf,create:()=>nd});var De="pylogic:draft:",An="pylogic:tab",Po=20,jo="pylogic:history",ia=200,Ro={reload:6e4,other:500};function Bo(e,t=Ro.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(De+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function aa(){let e=sessionStorage.
getItem(An),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Ro.reload:Ro.other,o=e!==null&&await Bo(e,n)?e:xt();return o!==e&&await Bo(o),sessionStorage.
setItem(An,o),{id:o,draft:e===null?null:ca(e)}}async function la(e){return await Bo(e)?(sessionStorage.setItem(An,e),!0):!1}function ca(e){try{let t=JSON.parse(
localStorage.getItem(De+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function Wo(e,t,n=!1){try{return localStorage.
setItem(De+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function ua({now:e,past:t,future:n}){try{sessionStorage.setItem(jo,JSON.stringify(
{now:e,past:t.slice(-ia),future:n.slice(-ia)}))}catch{sessionStorage.removeItem(jo)}}var fa=()=>JSON.parse(sessionStorage.getItem(jo)??"null"),Ie=e=>Wo(xt(),e,!0),
Ye=e=>localStorage.removeItem(De+e),$e=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Je=e=>$e(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function Pe(){let e=(await navigator.locks?.query())?.held??[{name:De+sessionStorage.getItem(An)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(De)&&!t.has(a)).map(a=>ca(a.slice(De.length))??{at:0,id:a.slice(De.length),document:ot}).sort((a,l)=>l.at-a.at),s=({document:a})=>Je(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(Po),...i.slice(Po)])Ye(a);return r.slice(0,Po)}function Tn({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:l,onSubmit:c,children:d,note:h,result:u}){return y`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${m=>{
m.preventDefault(),c()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${d}</div>
    ${h}
    <div class="actions">
      <button type="submit" class="primary" disabled=${a||l.isAtWork}>${i}</button></div>
    <${l.Progress} />
    ${u}
  </form>`}function Cn(e,t,n){let o=A(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
i={get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a,l=()=>({})){let c={...o.value,...a,...r()};
o.value={...c,...l(c)}},of:a=>({name:a,value:o.value[a],oninput:l=>i.set({[a]:P(l).value})})};return i}var re=({label:e,title:t="",hidden:n=!1,children:o})=>y`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
je=(e,t,n,o,s)=>y`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function Re(e,t,n){let o=n.some(([s])=>s===e.now[t]);return y`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>y`<option key=${s} value=${s}>${r}</option>`)}</select>`}function Mn({text:e}){let t=Z(null);return V(()=>t.current?.replaceChildren(le(e)),
[e]),y`<span class="picture" aria-hidden="true" ref=${t}></span>`}function Nn(e,t=["rules","facts","constants"]){let n=A(null),o=A(0),s=A({words:"",isBad:!1}),r=A(null),i=new AbortController,a=()=>i.abort(),l={get isAtWork(){return n.
value!==null},get isOld(){return t.some(c=>r.value&&e.store.now[c]!==r.value[c])},named:c=>l.isOld?`${c}, ${da}`:c,tell(c,d=null,h=0){n.value={words:c,done:d,all:Math.
max(1,h)}},say(c,d=!1){s.value={words:c,isBad:d}},async run(c,d,h=()=>{}){a();let u=i=new AbortController,f=performance.now();r.value=e.store.now,o.value=0;let m=setInterval(
()=>{o.value=Math.floor((performance.now()-f)/1e3)},1e3);l.say("");try{return await ae(c,d,{signal:u.signal,onEvent:h})}catch(p){let b=n.peek()?.words??"";p.name===
"AbortError"?l.say(`Cancelled: ${b}.`):l.say(Yf(p,b),p.interrupted===null);return}finally{clearInterval(m),i===u&&(n.value=null)}},Progress(){let c=Z(null);V(()=>{
l.isAtWork&&c.current?.scrollIntoView({block:"nearest"})},[l.isAtWork]);let{words:d,done:h,all:u}=n.value??{words:"",done:null,all:1};return y`<div class="job">
        <div class="working" ref=${c} hidden=${!l.isAtWork}>
          ${h===null?y`<progress key="begun" aria-label="Progress" />`:y`<progress aria-label="Progress" max=${u} value=${h} />`}
          <span class="how-far">${d}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&l.isOld&&`This was found ${da}.`}</p>
      </div>`}};return e.when("cancel-all",a),l}var da="before your last change",ha={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function Yf(e,t){if(e.interrupted&&
e.interrupted in ha)return`${ha[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var va="Generate",Jf="Make new puzzles of this kind",Zf="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",Xf=[["size","of\
 this size"],["present","the present one, new clues"]],Qf=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],ed=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
ma="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",pa=60,ga=8,ya=1e6,td={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function nd(e,t){let n=Cn(e,"generate",td),o=A(ba()),s=A([]),r=Nn(e,["rules","constants"]),i=od(e),a=()=>Qf.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),l=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",c=null;M(()=>{let{now:h}=t;h!==
null&&X(()=>{let{puzzle:u,instance:f}=e.store.now;if(c===`${u}/${f}`)return;c=`${u}/${f}`;let[m,p]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:m,columns:p})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function d(){let{puzzle:h}=e.store.
now,{board:u,rows:f,columns:m,low:p,high:b,symmetry:v}=n.now,g=Number(o.value),w=Number(n.now.count);s.value=[];let k=()=>{let x=s.value.length;r.tell(`trying s\
eed ${g}, ${x} of ${oe(w,"puzzle")}`,x,w)};k(),await r.run("generate",I({...e.store.now,marks:{}},{size:u==="size"?[Number(f),Number(m)]:null,seed:g,count:w,symmetry:v||
null,difficulty:l()==="range"?[Number(p),Number(b)]:l()||null}),(x,O)=>{x!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],k())})!==void 0&&(r.say(`${oe(
s.value.length,"puzzle")} of seed ${g}, each with exactly one solution. A click opens one.`),Number(o.value)===g&&(o.value=String((g+1)%ya)))}return function({id:u,
hidden:f}){let m=Z(null),{board:p,low:b,high:v}=n.now,g=l()==="range";V(()=>{let k=g&&Number(v)<Number(b);m.current?.querySelectorAll("input")[1].setCustomValidity(
k?"This is less than where it begins.":"")});let w=t.now?.ungenerated??null;return y`<${Tn} ...${{app:e,id:u,hidden:f,job:r,name:va,words:Zf}} topic="generating" action="Generate"
      isOff=${w!==null} onSubmit=${d}
      note=${w!==null&&y`<p class="refusal">By these rules no puzzles can be made: ${w}.</p>`}
      result=${y`<${i.Back} /><${sd} puzzles=${s.value} open=${i.open} />`}>
      <${re} label="Board">${Re(n,"board",Xf)}<//>
      <${re} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${je(n,"rows",1,pa,"Rows")} × ${je(n,"columns",1,pa,"Columns")}</span><//>
      <${re} label="How many">${je(n,"count",1,100)}<//>
      <${re} label="Difficulty" title=${ma}>${Re(n,"difficulty",a())}<//>
      <${re} label="Largest step" title=${ma} hidden=${!g}><span class="pair" ref=${m}>
        ${je(n,"low",0,ga,"From")} to ${je(n,"high",0,ga,"To")}</span><//>
      <${re} label="Symmetry">${Re(n,"symmetry",ed)}<//>
      <${re} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${k=>{o.value=P(k).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=ba()}}><${me} name="dice" /></button></span><//>
    <//>`}}function od(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:l}=e.store,c=`gen-${a.seed}-${a.number}`,d={saved:{...l.saved,facts:""},stamps:{...l.
stamps,facts:null}};r({...l,...d,instance:c,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(l.instance)||(n.value=l),t.set(c,a.text)}function r(a){
let{now:l}=e.store;!(t.get(l.instance)===l.facts&&wa(l.marks)&&wa(l.notes))&&Je(l)&&Ie(l),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return y`<div class="back">${a&&y`<button type="button" onclick=${()=>{a&&r(a),n.value=null,T("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function sd({puzzles:e,open:t}){let n=Z(null);return V(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),y`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>y`<${rd} key=${o.number} data=${o} open=${t} />`)}</ul>`}function rd({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${oe(e.clues,"clue")}${o.length>
1?` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return y`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?y`<${Mn} text=${e.pictures[0]} />`:y`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var wa=e=>Object.keys(e).length===0,ba=()=>String(Math.floor(Math.random()*ya));var Ho={};_e(Ho,{NAME:()=>$a,TITLE:()=>id,create:()=>cd});var $a="Trace",id="Watch the solver search",ad="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",ka=e=>[["","as usual"],...e.map(t=>[t,t])],ld={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How o\
ften it was taken back"};function cd(e,t){let n=Cn(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=Nn(e),s=A(null),r=null;M(()=>{let{now:d}=t;d!==null&&
X(()=>{r!==e.store.now.puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:d={},shuffles:h={},
heuristics:u=[],labelings:f=[]}=t.now??{},m={...d,...Object.fromEntries(Object.entries(h).map(([g,w])=>[`${g}#1`,w]))},p={order:Object.keys(m).map(g=>[g,g.replace(
"#1","")]),heuristic:ka(u),labeling:ka(f)},b=g=>p[g].some(([w])=>w===n.now[g])&&n.now[g]||null,v=b("order")??Object.keys(m)[0]??"given";return{words:m,options:p,
order:v,heuristic:b("heuristic"),labeling:b("labeling")}}function a(d,h,u){e.emit("film",{title:o.named(d),frames:h,at:u}),e.emit("pane","board")}async function l(){
let{instance:d}=e.store.now,{order:h,heuristic:u,labeling:f}=i();s.value=null,o.tell("searching, and drawing the film");let m=await o.run("trace",I({...e.store.
now,marks:{}},{order:h,heuristic:u,labeling:f,keep:Number(n.now.keep)}));if(m===void 0)return;o.say(`${m.words}.`);let{summary:p,left_out:b,frames:v}=m,g=m.heat.
map(k=>({...k,name:ld[k.name??""]??k.name})),w=`${p.charAt(0).toUpperCase()}${p.slice(1)}.${b?` ${b} more came after them.`:""}`;s.value={words:w,instance:d,frames:v,
heats:g},v.length&&!o.isOld&&a(`The search on ${d}`,v,0)}function c(){if(s.value===null)return y`<div class="result"></div>`;let{words:d,instance:h,frames:u,heats:f}=s.
value;return y`<div class="result">
      <p class="soft">${d}</p>
      ${u.length?y`<button type="button" onclick=${()=>a(`The search on ${h}`,u,0)}>
          Show the film again</button>`:y`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${f.map((m,p)=>y`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,f,p)}><span>${m.name}</span>
        <${Mn} text=${m.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:u}){let{words:f,options:m,order:p}=i();return y`<${Tn} ...${{app:e,id:h,hidden:u,job:o,name:$a,words:ad}} topic="explaining"
      action="Trace the search" onSubmit=${l} result=${y`<${c} />`}>
      <${re} label="Moments" title="How many of the first moments the film shows">${je(n,"keep",1,1e3)}<//>
      <${re} label="Order of clues" hidden=${m.order.length===0}>
        ${Re(n,"order",m.order)}<small class="soft">${f[p]??""}</small><//>
      <${re} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Re(n,"heuristic",m.heuristic)}<//>
      <${re} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${m.labeling.length<2}>${Re(n,"labeling",m.labeling)}<//>
    <//>`}}var Uo={generate:Fo,trace:Ho},_a=Object.keys(Uo),xa="pylogic:work:opened";function ud(e){let t=A(null),n=ra(e,()=>t.value!==null),o=_a.map(l=>({...Uo[l],name:l,
Kind:Uo[l].create(e,n)})),s=l=>{t.value=l,localStorage.setItem(xa,l??""),l!==null&&n.refresh()},r=()=>y`<h2 id="work-heading">Make and trace</h2>
    <div class="work-buttons">${o.map(({name:l,NAME:c,TITLE:d})=>y`<button type="button" title=${d}
      aria-controls="work-${l}" aria-expanded=${t.value===l}
      onclick=${()=>s(t.value===l?null:l)}>${c}</button>`)}</div>
    ${o.map(({name:l,Kind:c})=>y`<${c} id="work-${l}" hidden=${t.value!==l} />`)}`,i=$("section",{id:"work","aria-labelledby":"work-heading"});T("#assistant").append(
i),W(y`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let l=T("#work-generate");l.scrollIntoView({block:"ne\
arest"}),T("select, input",l).focus({preventScroll:!0})})});let a=localStorage.getItem(xa);s(_a.find(l=>l===a)??null)}function we({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=u=>{u!==null&&u===n[0][0]&&!o()||(d.close(),r(u))},a=n.map(
([u,f],m)=>$("button",m===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(u)},f)),l=$("h2",{id:`title-${xt()}`},e),c=$("form",{onsubmit:u=>{u.preventDefault(),
i(n[0][0])}},l,...t,$("div",{class:"actions"},$("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),d=$("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:u=>{u.preventDefault(),i(null)},onclose:()=>d.remove()},c);document.body.append(d),d.showModal();let h=c.querySelector("input:not([type=\
file]), textarea");(h??T(".primary",c)).focus(),h?.select()})}function We({key:e,words:t,actions:n=[],isBad:o=!1}){Be(e);let s=n.map(([r,i])=>$("button",{type:"\
button",onclick:()=>{Be(e),i()}},r));T("#notices").append($("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},$("span",{},t),$("span",
{class:"group"},...s)))}function Be(e){for(let t of Ee("#notices .notice"))t.dataset.key===e&&t.remove()}function jt(e,t,n){let o=$("a",{href:URL.createObjectURL(
new Blob([t],{type:n})),download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function qo(e,t,n){try{await navigator.clipboard.writeText(
t),e.emit("message",{words:`Copied: ${n}.`})}catch{let o=$("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n});await we({title:`Copy ${n}`,buttons:[["done",
"Done"]],content:[$("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as fd,EditorView as Sa,unifiedMergeView as dd}from"../vendor/codemirror-6.js";function Oa({store:e},t,n){let o=new Map;function s(l,c){let{saved:d,stamps:h}=e.now,u={saved:{...d,[l]:c.text??""},stamps:{...h,[l]:c.stamp}};e.change(u,{undoable:!1}),
o.delete(l),Be(`conflict ${l}`)}function r(l,c){o.set(l,c.stamp);let d=()=>r(l,c),h=`${c.name} was changed by another program, and you have unsaved changes.`;We(
{key:`conflict ${l}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(l,c).then(m=>({mine:u,theirs:f}[m??""]??d)())],["Keep mine",()=>u()],
["Take theirs",()=>f()]]});let u=()=>(s(l,c),n()),f=()=>{Ie(e.now),e.change({[l]:c.text??""}),s(l,c)}}function i(l,c){let d=new Sa({doc:c.text??"",extensions:[fd.
readOnly.of(!0),Sa.contentAttributes.of({"aria-label":"Differences"}),dd({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return we({title:`Two ver\
sions of ${c.name}`,isWide:!0,content:[$("p",{},$("span",{class:"mine"},"only in yours")," ",$("span",{class:"theirs"},"only in the file")),$("div",{class:"line\
s"},d.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(l,c){let{now:d}=e;c.text===null||c.text===d[l]?(s(l,c),c.text===null&&t(`${c.name}\
 is gone; saving makes it again.`)):d[l]===d.saved[l]?(e.change({[l]:c.text}),s(l,c),t(`${c.name} was changed by another program; here it is.`)):o.get(l)!==c.stamp&&
r(l,c)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Ln=["rules","facts"];function ne(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Ze=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function Ea(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(g,w=!1)=>e.emit("message",{words:g,isBad:w}),r=Oa(e,s,f);function i(g){let{now:w}=t;if(w.puzzle&&Je(w)){
let k=Ie(w)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${w.instance} ${k}.`)}for(let{dataset:k}of Ee("#notices .notice"))k.key&&k.key!==
"connection"&&Be(k.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:w.mode,...g})}async function a(g,w){let{rules:k,facts:_,game:x}=await ve("open",{puzzle:g,
instance:w});e.emit("game",x);let O={rules:k.text??"",facts:_.text??""};return{puzzle:g,instance:w,...O,saved:O,stamps:{rules:k.stamp,facts:_.stamp}}}async function l(g,w,k=t.
now.mode){let _=o+=1,x=await a(g,w);if(_!==o)return;if(x.stamps.rules===null)throw new Error(`There is no puzzle ${g} here.`);i({...x,mode:k});let O=o,S=(await Pe()).
find(({document:E})=>E.puzzle===g&&E.instance===w);if(!(S===void 0||O!==o)){if(Ln.some(E=>S.document[E]!==x[E]))return c(S);i({...S.document,...x,mode:t.now.mode}),
Ye(S.id)}}function c(g){let{document:w}=g,k=`Your unsaved changes of ${Ze(g.at)} to ${w.instance} are kept.`;We({key:"kept",words:k,actions:[["Restore",()=>d(g)],
["Discard",()=>Ye(g.id)]]})}function d(g){i(g.document),Ye(g.id)}function h(g,w,k,_={}){let x=g.puzzle===t.now.puzzle?t.now:g,{puzzle:O,rules:S,saved:E,stamps:C,
constants:L={}}=x;i({puzzle:O,instance:w,rules:S,facts:k,marks:_,constants:L,saved:{...E,facts:""},stamps:{...C,facts:null}})}let u=({puzzle:g,instance:w},k)=>t.
now.puzzle===g&&(k==="rules"||t.now.instance===w);function f(){let g=t.now,w=()=>u(g,"facts")?m():void 0;return n=n.then(w).catch(k=>s(ne(k),!0)),n}async function m(){
let{now:g}=t;for(let w of Ln)g[w]!==g.saved[w]&&await p(g,w)}async function p(g,w){let{puzzle:k,instance:_,stamps:x,[w]:O}=g,{is_saved:S,file:E}=await ve("save",
{puzzle:k,instance:w==="facts"?_:null,text:O,stamp:x[w]});if(!S){u(g,w)?r.conflict(w,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}
let C=!b.has(E.name)&&x[w]!==null;b.add(E.name),u(g,w)&&r.take(w,E),s(C?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(C||x[w]===
null)&&e.emit("library")}let b=new Set,{changed:v}=r;return{open:l,show:i,read:a,restore:d,offer:c,showFacts:h,save:f,changed:v,tell:s,own:b,saved:()=>n}}var za="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",hd="[a-z][a-z0-9_]{0,63}";function Aa(e,t,n){let{store:o}=e,s=f=>t.tell(ne(f),!0),r=(f,m)=>{let p=$("input",
{required:!0,autocomplete:"off",spellcheck:!1,...m});return[$("label",{},f,p),p]},i=(...f)=>()=>f.every(m=>m.reportValidity());async function a(f){let m=f===o.now.
puzzle,p=m?/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(o.now.facts):null,b=(C,L="9")=>r(C,{type:"number",min:1,max:60,value:L}),[v,g]=b("Rows",p?.[1]),[w,k]=b("Col\
umns",p?.[2]),[_,x]=r("Name",{type:"text",pattern:za,value:n.freeName(f,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await we({title:`Ne\
w board of ${n.titleOf(f)}`,content:[$("div",{class:"fields"},v,w,_)],buttons:[["make","Make it"]],check:i(g,k,x)})===null)return;let S=m?o.now:{constants:{},...await t.
read(f,x.value)},{facts:E}=await H("frame",{puzzle:f,rules:S.rules,constants:S.constants,rows:g.valueAsNumber,columns:k.valueAsNumber});t.showFacts(S,n.freeName(
f,x.value),E),o.change({mode:"edit"})}async function l(){let[f,m]=r("Name",{type:"text",pattern:hd,placeholder:"my_puzzle",title:"Small letters, digits and _, b\
eginning with a letter"});if(await we({title:"New puzzle",content:[$("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folde\
r."),f],buttons:[["make","Make it"]],check:i(m)})===null)return;let v=await ve("new",{name:m.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pa\
ne","rules")}async function c(){let{now:f}=o,[m,p]=r("Name",{type:"text",pattern:za,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,
f.instance)});if(await we({title:"Save this board under another name",content:[m],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(f.puzzle,
p.value)).stamps.facts!==null)throw new Error(`There is a board ${p.value} already.`);o.change({instance:p.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,
facts:null}},{undoable:!1}),await t.save()}async function d(){let{puzzle:f,instance:m}=o.now;t.show(await t.read(f,m))}async function h(){let f=await Pe();if(!f.
length){t.tell("No unsaved changes are kept.");return}let m=[],p=f.map(v=>$("label",{class:"choice"},$("input",{type:"radio",name:"kept",onchange:()=>{m[0]=v}}),
`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Ze(v.at)}`)),b=await we({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Re\
store"],["discard","Discard"]],check:()=>m.length>0});for(let v of m)b==="restore"?t.restore(v):b==="discard"&&Ye(v.id)}let u=f=>(...m)=>f(...m).catch(s);return{
newBoard:u(a),newPuzzle:u(l),saveAs:u(c),revert:u(d),kept:u(h)}}var md=500,pd=5e3,Ta="What you have done is kept in this browser.",gd=`pylogic serve does not answer: has it ended? Start it again. ${Ta}`,wd=`pylogic serve was\
 started again: open the link that it has printed. ${Ta}`;function Ca(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:f,instance:m,stamps:p}=o.now,{rules:b,facts:v}=p,g=new URLSearchParams({puzzle:f,instance:m,rules:b??"",facts:v??""}),w=await ie(`\
changes?${g}`);if(s&&c(),await t.saved(),o.now.stamps!==p)return;let k=i?.puzzle===f?i:{...w,puzzle:f};i={...w,puzzle:f};for(let _ of Ln)w[_]&&t.changed(_,w[_]);
w.names!==k.names&&n(),w.encodings!==k.encodings&&a()}function c(){s="",Be("connection"),t.tell(r),a(),n()}function d({status:f,message:m}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:gd,401:wd}[f]??m;s!==p&&We({key:"connection",isBad:!0,words:p}),s=p}let h=()=>{},u=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?pd:md)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(d),await u()})()}var Rt="#gallery",bd=6,vd=2,dt=(...e)=>[Rt,...e.map(t=>encodeURIComponent(t??""))].join("/");function Na(e,t,n){let{store:o}=e,s=T("#gallery"),r=A(null),i=A(""),
a=_d(),l=null,c=0;function d(g){s.hidden=!g,T("#panes").hidden=g,document.body.dataset.view=g?"gallery":"board",n.entitle()}async function h(){!ht()&&o.now.puzzle===
""&&history.replaceState(null,"",Rt);let g=location.hash,[,w,k]=g.split("/");ht()?k!==void 0?await u(w,k):await m(w):d(!1),l=g}async function u(g,w){try{let k=decodeURIComponent(
w);o.now.puzzle!==g||o.now.instance!==k?await t.open(g,k,"play"):(o.change({mode:"play"}),f())}catch(k){t.tell(ne(k),!0),history.replaceState(null,"",Rt),await m()}}
function f(){let g=location.hash.split("/").length>2;ht()&&history[g?"replaceState":"pushState"](null,"",location.pathname),d(!1)}async function m(g){let w=c+=1,
k=s.hidden||l!==location.hash?l:null,_=n.entries.find(O=>O.puzzle===g),x=_?await ve("open",{puzzle:g}).catch(()=>({game:[]})):{played:await p()};w===c&&(d(!0),r.
value={...x,kind:_,from:k})}async function p(){let g=await Pe(),w=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...w,...g].reverse().
map(_=>[`${_.document.puzzle}/${_.document.instance}`,_])).values()].reverse().slice(0,bd).map(_=>{let{document:x,id:O,at:S}=_;return{target:O===""?f:()=>t.restore(
_),words:n.titleOf(x.puzzle),more:`${x.instance}, ${O===""?"open":Ze(S)}`,draw:()=>H("tile",I(x))}})}async function b({puzzle:g}){o.now.puzzle===g?f():await u(g,
encodeURIComponent(n.firstOf(g))),e.emit("make")}function v(){let{kind:g,game:w=[],played:k=[],from:_=null}=r.value??{};return V(()=>{if(r.value===null||_===null)
return;let x=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===_);(x??T("h2, .failure",s)).focus(),x||(s.scrollTop=0)},[r.value]),r.value===null?null:y`<div class="page" key=${g?.
puzzle}>${g?y`<${kd} ...${{kind:g,game:w,level:i,seen:a}} make=${()=>b(g)} />`:y`<${yd} ...${{library:n,played:k,level:i,seen:a}} />`}</div>`}return W(y`<${v} />`,
s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||h()}),{go:h,get puzzle(){return s.hidden?o.now.puzzle:r.value?.kind?.puzzle??""}}}var Ma=["easy","mediu\
m","hard"],Go=({instances:e,levels:t},n)=>e.filter(o=>!n||t[o]===n);function La({kinds:e,level:t}){let n=new Set([...e.flatMap(({levels:r})=>Object.values(r)),t.
value].filter(Boolean));if(n.size===0)return null;let[o,s]=[Ma.filter(r=>n.has(r)),[...n].filter(r=>!Ma.includes(r))];return y`<select aria-label="Difficulty" value=${t.
value}
    onchange=${r=>{t.value=P(r).value}}>
    <option value="">Any difficulty</option>
    ${[...o,...s.sort()].map(r=>y`<option value=${r}>${r}</option>`)}</select>`}function yd({library:e,played:t,level:n,seen:o}){let{puzzle:s,instance:r}=e.first,
i=Oe(""),a=e.entries.filter(d=>(!n.value||Go(d,n.value).length>0)&&[d.puzzle,d.title,...d.aliases].some(h=>h.toLowerCase().replaceAll("_"," ").includes(i.value))),
l=d=>{i.value=P(d).value.trim().toLowerCase()},c=d=>{d.preventDefault(),a.length&&(location.hash=dt(a[0].puzzle))};return e.entries.length?y`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${dt(s,r)}>
        ${e.titleOf(s)}</a>.</p></header>
    ${t.length>0&&y`<h3>Go on</h3><${Vo} name="Played last" tiles=${t} seen=${o} />`}
    <form class="search" role="search" onsubmit=${c}><h3>All kinds</h3>
      <${La} kinds=${e.entries} level=${n} />
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${l} /></form>
    ${a.length===0&&y`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Vo} name="All kinds" seen=${o} tiles=${a.map(d=>({target:dt(d.puzzle),words:d.title,more:d.problem??oe(Go(d,n.value).length,"board"),draw:async()=>d.instances.
length?ie(`tile/${d.puzzle}/${encodeURIComponent(d.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`:y`<p class="failure" role="alert" tabindex="-1">${e.
failure}</p>`}var kd=({kind:e,kind:{puzzle:t,title:n,levels:o},game:s,level:r,seen:i,make:a})=>y`
  <header><a href=${Rt}>All kinds</a><h2 tabindex="-1">${n}</h2>
    <div class="game">${s.map(([l,c])=>y`<p class=${c?"item":""}>${l}</p>`)}</div></header>
  <div class="search"><h3>Boards</h3><${La} kinds=${[e]} level=${r} /></div>
  <${Vo} name=${`Boards of ${n}`} seen=${i} tiles=${Go(e,r.value).map(l=>({target:dt(t,l),words:l,more:o[l],draw:()=>ie(`tile/${t}/${encodeURIComponent(l)}`)}))}>
    <li><button type="button" class="tile" onclick=${a}><span class="picture"><${me} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Vo=({name:e,tiles:t,seen:n,children:o})=>y`<ul class="tiles" aria-label=${e}>${t.map(s=>y`<li key=${`${s.words} ${s.target}`}><${$d} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function $d({target:e,words:t,more:n="",draw:o,seen:s}){let r=Z(null),i=Oe("");Es(()=>s(r.current,async()=>{let l=await o(),c=l.pictures.slice(0,1).map(d=>le(d.
svg));for(let d of c)d.querySelector("title")?.remove();r.current?.replaceChildren(...c),i.value=l.size?.join(" \xD7 ")??""}),[]);let a=y`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?y`<a class="tile" href=${e}>${a}</a>`:y`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var ht=()=>location.hash.split("/")[0]===Rt;function _d(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<vd?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Da(e,t){let{store:n}=e,o=[],s="",r="",i=null,a={puzzle:"",instance:null,is_asked:!1},l=_=>o.find(x=>x.puzzle===_),c=_=>l(_)?.title??_,d=_=>l(_)?.instances??
[],h=_=>d(_)[0]??"board";function u({puzzle:_,instance:x}){let O=d(_);return dt(_,...O.slice(O.indexOf(x)+1).slice(0,1))}function f(_,x){let O=new Set([...d(_),
_===n.now.puzzle?n.now.instance:""]);if(!O.has(x))return x;let S=2;for(;O.has(`${x}${S}`);)S+=1;return`${x}${S}`}let m=(_,x)=>t.open(_,x).catch(O=>{t.tell(O.message,
!0),v()}),p=$("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>m(p.value,h(p.value))}),b=$("select",{"aria-label":"Board",title:"Board",onchange:()=>m(
n.now.puzzle,b.value)});function v(){let{puzzle:_,instance:x}=n.now,O=l(_)?.own;w(p,o.map(E=>[E.puzzle,E.title,E.own.rules]),_);let S=d(_).map(E=>[E,E,!!O?.instances.
includes(E)]);w(b,S,x),g()}function g(){let{puzzle:_,instance:x}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${$e(n.now)?"\u2022 ":""}${x}\
 \xB7 ${c(_)} \xB7 pylogic`}function w(_,x,O){let S=(L,F)=>{let R=x.filter(([,,q])=>q===F).map(([q,be])=>$("option",{value:q},be));return R.length?[$("optgroup",
{label:L},...R)]:[]},E=x.some(([L])=>L===O)?[]:[$("option",{value:O},`${O} (not saved)`)],C=[...S(`In the folder ${s}`,!0),...S("With pylogic",!1)];_.replaceChildren(
...E,...C),_.value=O}async function k(_){let x=await ie("library",_).catch(O=>{throw r=O.message,e.emit("listed"),O});[o,s,a,i]=[x.puzzles,x.folder,x.first,x.pupil],
document.body.classList.toggle("pupil",i!==null);for(let O of o){O.own.rules&&t.own.add(`encodings/${O.puzzle}.lp`);for(let S of O.own.instances)t.own.add(`inst\
ances/${O.puzzle}/${S}.lp`)}return n.now.puzzle&&v(),e.emit("listed"),x}return n.on(["puzzle","instance","rules","facts","saved"],v),{load:k,titleOf:c,freeName:f,
firstOf:h,behind:u,entitle:g,elements:[p,b],get entries(){return o},get failure(){return r},get first(){return a},get pupil(){return i}}}function Dn(e,t,n){let o=$("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=$("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,$("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),l=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let l=a.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let l=i(),c=l.findIndex(h=>h===document.activeElement),d={ArrowDown:c+1,ArrowUp:c-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),d!==void 0&&
(l.at(d%l.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{P(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function Q(e,t,{note:n="",key:o="",isOff:s=!1,title:r=""}={}){return $("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
title:r,onclick:t},$("span",{class:"name"},e),o?$("kbd",{},o):null,n?$("small",{},n):null)}var Yo=e=>$("div",{class:"heading",role:"presentation"},e);var In="#pylogic=";var Ia=/^[a-z_][A-Za-z0-9_]{0,63}$/,xd=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Bt=e=>e.includes(In);async function Pa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:l}=e,c=o===l.rules?{}:{rules:o},d=await Ed(JSON.stringify({puzzle:t,instance:n,...c,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${In}${d}`}async function ja(e){let t=e.slice(e.indexOf(In)+In.length).trim(),n;try{n=JSON.parse(await zd(t))}catch(d){throw d.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!Od(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:l,constants:c}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:l,constants:c}}var Ra=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),mt=e=>typeof e=="string",Sd=e=>Array.isArray(e)&&e.every(mt),Jo=(e,t,n)=>Ra(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function Od(e){return Ra(e)&&mt(e.puzzle)&&Ia.test(e.puzzle)&&mt(e.instance)&&xd.test(e.instance)&&mt(e.facts)&&
(e.rules===void 0||mt(e.rules))&&Jo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Jo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,Sd)&&Jo(e.constants,Ia,t=>mt(t)&&t.length<=
200)}async function Ed(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function zd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var Ba=2e6,Ad=/^[^%\n]*(:-|#program|#show|[{}])/m,Zo="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Wa(e,t,n,o){let{store:s}=e;async function r(u,f="\
pasted"){if(Bt(u))return o(u);if(u.length>Ba)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:m,rules:p,constants:b}=s.now,
v=m?{puzzle:m,rules:p,constants:b}:{puzzle:n.first.puzzle},g=await H("import",{...v,text:u});if(!m&&!g.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let w=g.puzzle===m?s.now:await t.read(g.puzzle,f),k=Object.fromEntries(g.answer.map(S=>[S,!0]));t.showFacts(w,n.freeName(g.
puzzle,f),g.facts,k);let _=g.answer.length?", with what it shows of a solution":"",x=`a board of ${n.titleOf(g.puzzle)}`,O=g.is_named?`Recognised ${g.format}: ${x}`:
`Read as ${x}, the puzzle that is open`;t.tell(`${O}${_}.`),e.emit("pane","board")}async function i(u,f){let m=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(m,n.firstOf(m));t.show({...p,rules:u}),t.tell(`These are rules: they are open as the puzzle ${m}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(u,f,m=!1)=>(m&&f&&Ad.test(u)?i(u,f):r(u,f)).catch(p=>t.tell(ne(p),!0));async function l(u){u.size>Ba?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await u.text(),Td(u.name),u.name.endsWith(".lp"))}async function c(){let u=$("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=$("p",{class:"failure",role:"alert",hidden:!0}),m=[$("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),u,f];for(;;){if(await we({title:"Paste a board",content:m,buttons:[["open","Open it"]],check:()=>u.
value.trim()!==""})===null)return;try{await r(u.value);return}catch(b){f.hidden=!1,f.textContent=ne(b)}}}function d(){let u=$("input",{type:"file",onchange:()=>[
...u.files??[]].slice(0,1).forEach(l)});u.click()}addEventListener("paste",u=>{let f=u.clipboardData?.getData("text/plain")??"";P(u).closest?.(Zo)||f.trim()===""||
(u.preventDefault(),a(f))});let h=({dataTransfer:u})=>!!u?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",u=>{P(u).closest?.(
Zo)||!h(u)||(u.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",u=>{u.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",u=>{if(delete document.body.dataset.drop,P(u).closest?.(Zo)||!u.dataTransfer||!h(u))return;u.preventDefault();let[f]=u.dataTransfer.files;f?l(f):a(u.dataTransfer.
getData("text/plain"))}),{askForText:c,askForFile:d}}var Td=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Fa({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,l=$e(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
l||await ve("solved",{puzzle:r,instance:i}).catch(c=>n("message",{words:c.message,isBad:!0}))})}var Cd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},Md=15e5,Ha=2,Nd=["localhost","127.0.0.1","[::1]"];function Ua(e,t){let{store:n}=e,o=h=>t.
tell(ne(h),!0);async function s(){let h=await Pa(n.now);h.length>Md?t.tell("This is too much for a link: download the files.",!0):await qo(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:u}=await H("picture",I(n.now));h==="svg"?jt(`${n.now.instance}.svg`,u,"image/svg+xml"):jt(`${n.now.instance}.\
png`,await Ld(u),"image/png")}async function i(){let h=open("","_blank");try{let{html:u}=await H("page",I(n.now)),f=URL.createObjectURL(new Blob([u],{type:"text\
/html"}));h?h.location=f:jt(`${n.now.instance}.html`,u,"text/html")}catch(u){h?.close(),o(u)}}function a(){let h=$("div",{class:"formats"},$("small",{class:"sof\
t"},"One moment\u2026"));return H("export",I(n.now)).then(({formats:u})=>{h.replaceChildren(...u.map(f=>Q(l(f),()=>qo(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),u.length||h.append($("small",{},"No other program's format fits this puzzle."))},u=>h.replaceChildren(
$("small",{class:"failure"},ne(u)))),h}let l=({format:h,title:u})=>`${u}${Cd[h]??""}`,c=(h,u,f)=>Q(`${h}, ${u}.lp`,()=>jt(`${u}.lp`,f,"text/plain")),d=()=>[Q("C\
opy link",()=>s().catch(o),{note:`holds rules and board, and works ${Nd.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where thi\
s page can be reached"}; nothing is uploaded`}),Yo("Copy for other programs"),a(),Yo("Download"),c("Facts",n.now.instance,n.now.facts),c("Rules",n.now.puzzle,n.
now.rules),Q("Picture, SVG",()=>r("svg").catch(o)),Q("Picture, PNG",()=>r("png").catch(o)),Q("Page to print",i,{note:"the rules in words, and the board"})];T("#\
share").append(...Dn("Share","Share: links, files, print",d))}async function Ld(e){let t=$("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();
let n=$("canvas",{width:Ha*t.width,height:Ha*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?o(r):s(new Error(
"This picture is too large.")),"image/png")})}async function Ka(e){T("#bar").append($("div",{id:"notices"}));let t=Ea(e),n=Da(e,t),o=d=>Ga(e,t,d),s=Wa(e,t,n,o),r=Aa(e,t,n),i=Na(e,t,n);Id(e,t,n,s,r,i),Ua(e,t),
Dd(e,n),Fa(e,n);let a=n.load();a.catch(()=>{});let l=await aa();await Pd(e,t,a,l).catch(d=>t.tell(ne(d),!0)),await i.go(),jd(e,t,()=>l.id),addEventListener("has\
hchange",async()=>{await qa(t,o),await i.go()});let c=()=>n.load().catch(()=>{});e.when("library",c),Ca(e,t,c)}function Dd({store:e,when:t},n){let o=$("a",{class:"\
next"},"Next board");T("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Id(e,t,n,o,s,r){let{store:i}=e,a=$("button",{type:"butto\
n",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",$("span",{class:"dot","aria-hidden":"true"})),l=()=>{let u=$e(i.now);a.disabled=!u,a.setAttribute("ari\
a-label",u?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[Q("Save",t.save,{key:"Ctrl-S",isOff:!$e(i.now)}),Q("Save board as\u2026",
s.saveAs,{isOff:!i.now.puzzle})],h=Dn("File","File: new, paste, save",()=>[Q("New board\u2026",()=>s.newBoard(r.puzzle),{note:"empty, of any size",isOff:!r.puzzle,
title:r.puzzle?"":"Choose a puzzle first"}),...n.pupil!==null?[]:[Q("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],Q("Paste a link or text\u2026",o.
askForText,{note:"puzz.link, Penpa+, janko.at and others"}),Q("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),Q("Back to the sa\
ved files",s.revert,{isOff:!$e(i.now)}),Q("Kept changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...h,a),i.on(["rules","fac\
ts","saved"],l),l(),addEventListener("keydown",u=>{!(u.ctrlKey||u.metaKey)||u.altKey||u.key.toLowerCase()!=="s"||(u.preventDefault(),t.save())})}async function Pd(e,t,n,o){
let s=n.catch(()=>null);if(Bt(location.hash)&&await s&&await qa(t,a=>Ga(e,t,a))){o.draft&&Je(o.draft.document)&&Ie(o.draft.document);return}if(o.draft){e.store.
open(o.draft.document,fa());return}let r=(await Pe()).find(({isAside:a})=>!a),i=(await s)?.first;if(r&&!ht()&&!i?.is_asked&&await la(r.id)){o.id=r.id,e.store.open(
r.document),t.tell(`Your unsaved changes of ${Ze(r.at)} are back.`);return}ht()||!i?.is_asked||(await t.open(i.puzzle,i.instance??"board"),r&&t.offer(r))}async function qa(e,t){
let{hash:n}=location;if(!Bt(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(ne(o),!0),!1}}async function Ga(e,t,n){
let{rules:o,...s}=await ja(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];We({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function jd({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Wo(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(ot),ce(300,s)),addEventListener("pagehide",()=>{s(),ua(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var Qo={};_e(Qo,{start:()=>Wd});var Xo="pylogic:guide",Bd=["workbench","index"];function Wd(e){let t=T("#drawer"),n=he(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function l(p){
o.value||(a=document.activeElement),o.value=!0,T("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await ie("guide")),await h(p??localStorage.
getItem(Xo)??"")}catch(b){i.value={title:"",nodes:[$("p",{class:"failure"},b.message)]}}}function c(){o.value=!1,(a?.isConnected?a:m).focus()}let d=()=>o.value?
c():l(null);async function h(p,b=r.value){let[v,g]=p.split("#"),w=new Set(s.value.map(({topic:x})=>x)),k=[v,...Bd].find(x=>w.has(x))??v,_=await n(x=>ie(`guide/${k}`,
x));_!==void 0&&(r.value=b.at(-1)===k?b:[...b,k],localStorage.setItem(Xo,k),i.value={title:_.title,nodes:Fd(_.html),heading:g})}function u(p){let b=P(p).closest(
"a[data-topic]");b!==null&&(p.preventDefault(),l(b.dataset.topic??""))}function f(){let{title:p,nodes:b,heading:v}=i.value,g=r.value.slice(0,-1);return V(()=>{let w=T(
"article",t);w.replaceChildren(...b);let k=v?w.querySelector(`#${CSS.escape(v)}`):null;k?k.scrollIntoView():t.scrollTop=0},[b]),y`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${w=>l(P(w).value)}>
          ${s.value.map(({topic:w,title:k})=>y`<option key=${w} value=${w}>${k}</option>`)}</select>
        <button type="button" title="The page before" disabled=${g.length===0}
          onclick=${()=>h(g[g.length-1],g)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${c}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${p} onclick=${u}></article>`}W(y`<${f} />`,t);let m=$("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:d});W(y`<${me} name="book" /><span class="wide">Guide</span>`,m),T("#appearance").prepend(m),M(()=>{t.hidden=!o.
value,m.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",p=>{if(p.key==="F1")d();else if(p.key==="Escape"&&t.contains(document.activeElement))
c();else return;p.preventDefault()}),e.when("guide",l)}function Fd(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&Hd(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=$("button",{type:"button",class:"copy",onclick:()=>Ud(s,
o)},"Copy"),r=$("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=$("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function Hd(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Xo)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function Ud(e,t){await navigator.clipboard.writeText(Kd(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function Kd(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var Va="pylogic:panes",qd=256,Gd=340,Vd=24,Yd=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function Ya(){
let e=T("#panes"),t=JSON.parse(localStorage.getItem(Va)??"{}");for(let[n,o,s,r]of Yd){let i=T(o),a=$("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),l=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},c=h=>{let u=e.clientWidth-Gd-(T(s).offsetTop===i.offsetTop?T(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(qd,Math.min(h,u))),localStorage.setItem(Va,JSON.stringify(t)),l()},d=({clientX:h})=>{let{left:u,right:f}=i.getBoundingClientRect();
c(n==="left"?h-u:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",d)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",d)),a.addEventListener("dblclick",()=>c()),a.addEventListener("keydown",({key:h})=>{let u={ArrowLeft:-1,ArrowRight:1}[h];
u&&c(i.offsetWidth+Vd*(n==="left"?u:-u))}),(n==="left"?T("#board"):i).before(a),l()}}ts();var Ja=js(),Za={store:Ja,overview:Fs(Ja),...Hs()};for(let e of[no,mo,So,Io,Ko,Qo])e.start(Za);Ya();await Ka(Za);document.documentElement.dataset.ready="";
