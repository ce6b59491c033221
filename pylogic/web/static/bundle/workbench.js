var el=Object.defineProperty;var ve=(e,t)=>{for(var n in t)el(e,n,{get:t[n],enumerable:!0})};var K=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Xe=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var Zo="pylogic:token";function Xo(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(tl(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var tl=e=>localStorage.setItem(Zo,e);async function Dn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(Zo)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new K({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?nl(await r.json()):
await r.text();throw new K({words:a,status:r.status})}return r}function nl(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function re(e,t){return(await Dn(e,void 0,t)).json()}async function ke(e,t,n){return(await Dn(e,t,n)).json()}async function X(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Dn(e,t,n);if(s.body===null)throw new K({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new K({words:"The server has gone away.",status:0})}
if(a.done)throw new K({words:"The server has gone away.",status:0});let l=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let c of l){let f=ol(c);if(f!==null){if(f.name==="done")return f.data;if(f.name==="failed")throw new K(f.data);o(f.name,f.data)}}}}var B=(e,t,n)=>X(
e,t,{signal:n});function ol(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var I,fs,ds,Se,Pn,Wt,hs,It,ms,Hn,In,rl,_t=Symbol.for("pv"),Bt={},Ft=[],il=/^m(i|n|o|s|text|space)$/,Un=Array.isArray,Kn=Ft.slice,Ue=Object.assign;function He(e){
e&&e.parentNode&&e.remove()}function ps(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Kn.call(arguments,2):n),wt(e,i,o,s,null)}function wt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,
__v:s||++fs,__i:-1,__u:0};return!s&&I.vnode&&I.vnode(r),r}function Qe(e){return e.children}function bt(e,t){this.props=e,this.context=t,this.__g=0}function xe(e,t){
if(t==null)return e.__&&xe(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:xe(
e)}function al(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Ue({constructor:_t},n)).__v=n.__v+1,I.vnode&&I.vnode(t),qn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||xe(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ks(s,t,r),n.__=n.__e=null,t.__e!=o&&gs(t))}function gs(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),gs(e)}function Qo(e){(8&e.__g||(e.__g|=8,Se.push(e),Wt++))&&Pn==I.debounceRendering||((Pn=I.debounceRendering)||
queueMicrotask)(ws)}function ws(){try{for(var e,t=1;Se.length;)Se.length>t&&Se.sort(hs),e=Se.shift(),t=Se.length,8&e.__g&&al(e)}finally{(Wt=Se.length)&&(Pn||queueMicrotask)(
ws)}}function bs(e,t,n,o,s,r,i,a,l,c,f){var h,d,u,m,p,b,v=o.__k||Ft,w=t.length;for(l=ll(n,t,v,l,w),h=0;h<w;h++)(u=n.__k[h])!=null&&(d=~u.__i&&v[u.__i]||Bt,u.__i=
h,b=qn(e,u,d,s,r,i,a,l,c,f),m=u.__e,(d.ref!=u.ref||8&d.__u)&&(d.ref&&Vn(d.ref,null,u,d),u.ref&&f.push(u.ref,u.__c||m,u)),p=p||m,4&u.__u?(l=ys(u,l,e,!d.__v),d.__e&&
(d.__e=null)):typeof u.type=="function"&&b!==void 0?l=b:m&&(l=m.nextSibling),u.__u&=-21);return n.__e=p,l}function ll(e,t,n,o,s){var r,i,a,l,c,f,h,d,u,m=n.length,
p=m,b=0,v=0,w=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[r]=wt(null,
i):Un(i)?i=w[r]=wt(Qe,{children:i}):i.constructor===_t&&i.__b?i=w[r]=wt(i.type,i.props,i.key,i.ref,i.__v):w[r]=i,l=r+b,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=cl(
i,n,l,p))&&(p--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?b--:c==l+1?b++:c!=l&&(c>l?b--:b++,v=1)):(~c||(s>m?b--:s<m&&b++),typeof i.type!="function"&&(i.__u|=
4))):w[r]=null;if(v){for(f=[],h=[],r=0;r<s;r++)if((i=w[r])&&16&i.__u){for(b=0,d=f.length;b<d;)f[u=b+d>>1]<i.__i?b=u+1:d=u;f[b]=i.__i,h[r]=b+1}for(b=f.length;r--;)
h[r]&&(h[r]==b?b--:w[r].__u|=4)}if(p)for(r=0;r<m;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=xe(a)),Gn(a,a));return o}function ys(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ys(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=xe(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function cl(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)
return n;if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function es(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function jt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||es(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||es(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=In[t]||(In[t]=ul(t)),(e.__a||(e.__a={}))[t]=Hn,r=
t!=(t=t.replace(ms,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ul(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[It]==null)t[It]=Hn++;else if(t[It]<this.__a[e])
return;return n(I.event?I.event(t):t)}}}function qn(e,t,n,o,s,r,i,a,l,c){var f,h,d,u,m,p,b,v,w,g,y,_,$,O,x,E,A,L,P=t.type;if(t.constructor!==_t)return null;128&
n.__u&&(l=32&n.__u,f=n.__c.__z)&&(t.__u|=l,h=r=[],f.nodeType==8?a=Rt(f,r):r.push(f),a=r[0]||a),(f=I.__b)&&f(t);e:if(typeof P=="function"){d=i.length;try{if(v=t.
props,w=(f=P.prototype)&&f.render,g=(f=P.contextType)&&o[f.__c],y=f?g?g.props.value:f.__:o,(u=n.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(w?t.__c=u=new P(v,y):(t.__c=
u=new bt(v,y),u.constructor=P,u.render=dl),g&&g.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),w&&(u.__s||(u.__s=u.state),P.getDerivedStateFromProps&&
(u.__s==u.state&&(u.__s=Ue({},u.__s)),Ue(u.__s,P.getDerivedStateFromProps(v,u.__s)))),m=u.props,p=u.state,u.__v=t,n.__c){if(v!==m&&w&&!P.getDerivedStateFromProps&&
u.componentWillReceiveProps&&u.componentWillReceiveProps(v,y),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(v,u.__s,y)===
!1){t.__v!=n.__v&&(u.props=v,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(W){W&&(W.__=t)}),Ft.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&
i.push(u),a=xe(n);break e}u.componentWillUpdate&&u.componentWillUpdate(v,u.__s,y),w&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(m,p,b)})}else
w&&!P.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),w&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=y,u.props=v,u.__P=
e,u.__g&=-5,_=I.__r,$=w?25:0;do u.__g&=-9,_&&_(t),f=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++$<25);w&&(Ft.push.apply(u.__h,u.__k),u.__k=[]),u.
state=u.__s,u.getChildContext&&(o=Ue({},o,u.getChildContext())),w&&n.__c&&u.getSnapshotBeforeUpdate&&(b=u.getSnapshotBeforeUpdate(m,p)),O=f&&f.type===Qe&&f.key==
null?f.props.children:f,v.__P&&(f=a,s=(e=v.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(W){W&&Gn(W,W)}),n.__k=null),a=n.__k?xe(n,0):
null),a=bs(e,Un(O)?O:[O],t,n,o,s,r,i,a,l,c),v.__P&&(t.__e=null,a=f),t.__u&=-161,h&&h.some(He),u.__h.length&&i.push(u),1&u.__g&&(u.__g&=-4)}catch(W){if(i.length=
d,t.__v=null,l||r)if(W&&W.then){if(t.__u|=128|l,r){for(~(A=r.indexOf(a||void 0))||(A=r.length);(L=r[A-1])&&L.nodeType==8;)A--;for(;A<r.length;A++)if(L=r[A])if(r[A]=
null,x){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=Rt(x=L))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(f=Rt(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=f):t.__e=a,a=a&&a.nextSibling}else r&&r.some(He);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),W&&W.then||vs(t),I.__e(W,t,n)}}else
a=t.__e=fl(n.__e,t,n,o,s,r,i,l,c,e);return(f=I.diffed)&&f(t),a}function Rt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function vs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(vs))}function ks(e,t,n){for(var o=0;o<n.length;)Vn(n[o++],n[o++],n[o++]);I.__c&&I.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){I.__e(r,s.__v)}})}function fl(e,t,n,o,s,r,i,a,l,c){var f,h,d,u,m,p,b,v,w=n.props||Bt,g=t.props,y=t.type;if(y=="svg"?s="http://www.w3.org/2000/svg":
y=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((m=r[f])&&(y?m.localName==y:m.nodeType==3)){
e=m,r[f]=null;break}}if(!e){if(v=c.ownerDocument||document,!y)return v.createTextNode(g);e=v.createElementNS(s,y,g.is?g:c),a&&(I.__m&&I.__m(t,r),a=!1),r=null}if(y){
if(c=y=="template"&&e.content||e,r=y=="textarea"&&g.defaultValue!=null?null:r&&Kn.call(c.childNodes),!a&&r)for(w={},f=0;f<e.attributes.length;f++)w[(m=e.attributes[f]).
name]=m.value;for(f in w)m=w[f],f=="dangerouslySetInnerHTML"?d=m:f=="children"||f in g||f=="value"&&"defaultValue"in g||f=="checked"&&"defaultChecked"in g||jt(e,
f,null,m,s);for(f in g)m=g[f],f=="children"?u=m:f=="dangerouslySetInnerHTML"?h=m:f=="value"?p=m:f=="checked"?b=m:a&&typeof m!="function"||w[f]===m||jt(e,f,m,w[f],
s);h?(a||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(y=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&il.test(y))&&(s="http://www.w3.org/1999/xhtml"),bs(c,Un(u)?u:[u],t,n,o,s,r,i,r?r[0]:n.__k&&xe(n,0),a,l),r&&r.some(He)),a&&y!="textarea"||(f="valu\
e",y=="progress"&&p==null?e.removeAttribute(f):p==null||p===e[f]&&(y!="progress"||p)||jt(e,f,p,w[f],s),f="checked",b!=null&&b!=e[f]&&jt(e,f,b,w[f],s))}else w===
g||a&&e.data==g||(e.data=g);return e}function Vn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){I.__e(s,n)}}function Gn(e,t,n){var o,s,r,i;if(I.unmount&&I.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Vn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){I.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Gn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Rt(o,r=[]))&&(o==e.__e&&r.some(He),He(s),He(o)),n||He(e.__e),e.__e=e.__c=e.__=null}function dl(e,t,n){
return this.constructor(e,n)}function Q(e,t){var n,o,s,r;I.__&&I.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=wt(Qe,{children:[
e]}),s=[],r=[],qn(t,t.__k,o||Bt,Bt,t.namespaceURI,o?null:t.firstChild?Kn.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ks(s,t.__k,r),t.__k.props.children=
null}I={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Wt=0,e}},fs=0,ds=function(e){return e!=null&&e.
constructor===_t},bt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ue({},this.state)),typeof e=="function"&&(e=e(Ue({},n),this.props)),
e&&(Ue(n,e),this.__v&&(t&&this.__k.push(t),Qo(this)))},bt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Qo(this))},bt.prototype.render=
Qe,Se=[],Wt=0,hs=function(e,t){return e.__v.__b-t.__v.__b},It=Symbol(),ms=/(PointerCapture)$|Capture$/i,Hn=0,In={},rl=0;var $s=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,$s(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},ts=new Map;function hl(e){var t=ts.get(this);return t||(t=
new Map,ts.set(this,t)),(t=$s(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],c=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?l.push(0,d,i):r===3&&(d||i)?(l.push(3,d,i),r=2):r===2&&i==="..."&&d?l.push(4,d,0):r===2&&i&&!d?l.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(l.push(r,0,i,s),r=
6),d&&(l.push(r,d,0,s),r=6)),i=""},f=0;f<n.length;f++){f&&(r===1&&c(),c(f));for(var h=0;h<n[f].length;h++)o=n[f][h],r===1?o==="<"?(c(),l=[l],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[f][h+1]===">")?(c(),r===3&&
(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return c(),l})(e)),t),arguments,[])).length>1?t:t[0]}var S=hl.bind(ps),Ht,te,jn,ns,ml=Object.is,Rn=0,
_s=[],Wn=[],H=I,os=H.__b,ss=H.__r,rs=H.diffed,is=H.__c,as=H.unmount,ls=H.__;function Ss(e,t){H.__h&&H.__h(te,e,Rn||t),Rn=0;var n=te.__H||(te.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function Y(e,t){var n=Ss(Ht++,4);!H.__s&&xs(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,te.__h.push(n))}function oe(e){return Rn=5,St(function(){return{current:e}},[])}function St(e,t){
var n=Ss(Ht++,7);return xs(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function pl(){var e;do{for(;e=Wn.shift();)try{yt(e)}catch(n){H.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
_s.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(yt),t.__h.some(Bn),t.__h=[]}catch(n){t.__h=[],H.__e(n,e.__v)}}}while(Wn.length)}H.__b=function(e){te=null,os&&
os(e)},H.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ls&&ls(e,t)},H.__r=function(e){ss&&ss(e),Ht=0;var t=(te=e.__c).__H;t&&(jn==te?te.__h=[]:(t.__h.
some(yt),t.__h.some(Bn),Ht=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),jn=te},H.diffed=function(e){rs&&rs(e);var t=e.__c;t&&t.__H&&
(t.__H.__h.length&&us(_s.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),jn=te=null},H.__c=function(e,t){t.some(function(n){try{n.__h.some(yt),n.__h=n.__h.
filter(function(o){return!o.__||Bn(o)})}catch(o){n.__h=[function(){throw o}]}}),is&&is(e,t)},H.unmount=function(e){as&&as(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.
some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,us(Wn.push(s))}else yt(s)}catch(r){t=r}}),o.__H=
void 0,t&&H.__e(t,o.__v))};var cs=typeof requestAnimationFrame=="function";function gl(e){var t,n=function(){clearTimeout(o),cs&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);cs&&(t=requestAnimationFrame(n))}function us(e){e!=1&&ns==H.requestAnimationFrame||((ns=H.requestAnimationFrame)||gl)(pl)}function yt(e){
var t=te,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),te=t}function Bn(e){var t=te;e.__c=e.__(),te=t}function xs(e,t){return!e||e.length!=t.length||t.some(function(n,o){
return!ml(n,e[o])})}var wl=Symbol.for("preact-signals");function Vt(){if($e>1)$e--;else{var e,t=!1;for((function(){var s=Kt;for(Kt=void 0;s!==void 0;){var r=s.S;
if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.o}})();kt!==void 0;){var n=kt;for(kt=void 0,Ut++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=
-3,!(8&n.f)&&Es(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Ut=0,$e--,t)throw e}}function Jn(e){if($e>0)return e();Fn=++bl,$e++;try{return e()}finally{Vt()}}var vt,
R=void 0;function q(e){var t=R,n=vt;R=void 0,vt=void 0;try{return e()}finally{R=t,vt=n}}var kt=void 0,$e=0,Ut=0,bl=0,Fn=0,Kt=void 0,qt=0;function Os(e){if(R!==void 0){
var t=e.n;if(t===void 0||t.t!==R)return t={i:0,S:e,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:t},R.s!==void 0&&(R.s.n=t),R.s=t,e.n=t,32&R.f&&e.S(t),t;if(t.i===-1)return t.
i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=R.s,t.n=void 0,R.s.n=t,R.s=t),t}}function Z(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Z.prototype.brand=wl;Z.prototype.h=function(){return!0};Z.prototype.S=function(e){var t=this,n=this.t;
n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:q(function(){var o;(o=t.W)==null||o.call(t)}))};Z.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.
e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&q(function(){var s;(s=t.Z)==null||s.call(t)}))}};Z.prototype.
subscribe=function(e){var t=this;return N(function(){var n=t.value;q(function(){return e(n)})},{name:"sub"})};Z.prototype.valueOf=function(){return this.value};
Z.prototype.toString=function(){return this.value+""};Z.prototype.toJSON=function(){return this.value};Z.prototype.peek=function(){var e=this;return q(function(){
return e.value})};Object.defineProperty(Z.prototype,"value",{get:function(){var e=Os(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(Ut>100)throw new Error("Cycle detected");(function(n){$e!==0&&Ut===0&&n.l!==Fn&&(n.l=Fn,Kt={S:n,v:n.v,i:n.i,o:Kt})})(this),this.v=e,this.i++,qt++,$e++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{Vt()}}}});function C(e,t){return new Z(e,t)}function Es(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function zs(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function As(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function Ke(e,t){Z.call(this,void 0,t),this.x=e,this.s=void 0,this.g=qt-1,this.f=4}Ke.prototype=new Z;Ke.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===qt))return!0;if(this.g=qt,this.f|=1,this.i>0&&!Es(this))return this.f&=-2,!0;var e=R;try{zs(this),R=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return R=e,As(this),this.f&=-2,!0};Ke.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}Z.prototype.S.call(this,e)};Ke.prototype.U=function(e){if(this.t!==void 0&&(Z.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Ke.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(Ke.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Os(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function me(e,t){return new Ke(e,t)}function Cs(e){var t=e.j;if(e.j=void 0,typeof t=="function"){$e++;var n=R;
R=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Yn(e),o}finally{R=n,Vt()}}}function Yn(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Cs(e)}function yl(e){
if(R!==this)throw new Error("Out-of-order effect");As(this),R=e,this.f&=-2;try{8&this.f&&Yn(this)}finally{Vt()}}function et(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,vt&&vt.push(this)}et.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};et.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Cs(this),zs(this),$e++;var e=R;
return R=this,yl.bind(this,e)};et.prototype.N=function(){2&this.f||(this.f|=2,this.u=kt,kt=this)};et.prototype.d=function(){this.f|=8,1&this.f||Yn(this)};et.prototype.
dispose=function(){this.d()};function N(e,t){var n=new et(e,t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ts,Gt,Pt,vl=typeof window<
"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ns=[];N(function(){Ts=this.N})();function tt(e,t){I[e]=t.bind(null,I[e]||function(){})}function $t(e){if(Pt){var t=Pt;Pt=void 0,t()}Pt=e&&e.S()}function Ms(e){
var t=this,n=e.data,o=Zn(n);o.name="ReactiveDom",o.value=n;var s=St(function(){for(var a=t,l=t.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=me(function(){var u=o.
value.value;return u===0?0:u===!0?"":u||""}),f=me(function(){return!Array.isArray(c.value)&&!ds(c.value)}),h=N(function(){if(this.N=Ls,f.value){var u=c.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=u)}}),d=t.__$u.d;return t.__$u.d=function(){h(),d.call(this)},[f,c]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}Ms.displayName="ReactiveTextNode";Object.defineProperties(Z.prototype,{constructor:{configurable:!0,value:ps(Qe,null).constructor},type:{configurable:!0,
value:Ms},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});tt("__b",function(e,t){if($t(),
Gt=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof Z&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
tt("__r",function(e,t){if(e(t),t.type!==Qe){$t();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return N(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;vl&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Gt=o,$t(n)}});tt("__e",function(e,t,n,o){$t(),Gt=void 0,e(t,n,o)});tt("diffed",function(e,t){$t(),Gt=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var l in o){var c=r[l],
f=o[l];c===void 0?(c=kl(n,l,f,s),r[l]=c):c.o(f,s)}}}e(t)});function kl(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=C(n);return{o:function(i,a){r.value=i,
o=a},d:N(function(){this.N=Ls;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}tt("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var l in i)a[l]=i[l]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var f=c.__$u;f&&(c.__$u=void 0,f.d())}}e(t)});tt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});bt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Zn(e,t){return St(function(){return C(e,t)},[])}var $l=function(e){queueMicrotask(function(){queueMicrotask(e)})};function _l(){Jn(function(){for(var e;e=Ns.shift();)Ts.call(e)})}function Ls(){Ns.push(this)===1&&(I.requestAnimationFrame||$l)(_l)}var nt=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),Sl=["facts","marks","notes"],xl=["puzzle","instance","rules","facts","constants"];function Ds(e=nt){let t=C(e),n=e,o=me(()=>{let h=t.value;
return xl.some(d=>h[d]!==n[d])&&(n=h),n}),s=[],r=[],i=null,a=new Set,l=h=>Jn(()=>{let d=t.peek();t.value=h;let m=Object.keys(h).filter(p=>h[p]!==d[p]);if(m.length)
for(let p of[...a])p(h,d,new Set(m))}),c=({facts:h,marks:d,notes:u})=>({facts:h,marks:d,notes:u}),f=(h,d)=>{if(!h.length)return;let u=t.peek();d.push(c(u)),i=null,
l({...u,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:c(t.value),past:s,future:r}},change(h,{merge:d=null,undoable:u=!0}={}){let m=t.peek(),p=Sl.some(b=>b in h&&h[b]!==m[b]);p&&u&&!(d!==
null&&d===i)&&(s.push(c(m)),r=[]),(p||"mode"in h)&&(i=d),l({...m,...h})},open(h,d=null){let u={...nt,...h};[s,r,i]=d!==null&&JSON.stringify(d.now)===JSON.stringify(
c(u))?[d.past,d.future,null]:[[],[],null],l(u)},undo:()=>f(s,r),redo:()=>f(r,s),on(h,d){let u=new Set(h),m=(...p)=>{[...p[2]].some(b=>u.has(b))&&d(...p)};return a.
add(m),()=>a.delete(m)}}}function M(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function Oe(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var Xn={facts:40,rules:200},js=["puzzle","instance","rules","facts","constants","marks"],Ps="facts";function Rs(e){let t=new Set,n=new Map,o=new Set,s=Xn.facts,
r=0;e.on(js,(d,u,m)=>{s=m.has("rules")&&!m.has("puzzle")?Xn.rules:Xn.facts});function i(d,u){return l(d),o.add(d),new Promise((m,p)=>{let b={resolve:m,reject:p,
onEvent:u},v=[...t].find(({about:w,parts:g})=>g.includes(d)&&js.every(y=>w?.[y]===e.now[y]));v?(v.wishes.set(d,b),Is(v,d)):(n.set(d,b),clearTimeout(r),r=setTimeout(
c,s))})}function a(d){l(d),o.delete(d)}function l(d){n.get(d)?.resolve(void 0),n.delete(d);for(let u of[...t]){let m=u.wishes.get(d);m&&(m.resolve(void 0),u.wishes.
delete(d),!u.wishes.size&&(t.delete(u),u.controller.abort()))}}function c(){let d=new Map(n);n.clear(),d.size&&h(e.now,e.now,[...d.keys()],d)}function f(d,u){let m=e.
now;return new Promise((p,b)=>{let v=g=>{w.about={...m,facts:g[g.length-1]},u(g),p()},w=h(m,null,[...o],new Map([[Ps,{resolve:v,reject:b}]]),{steps:d})})}function h(d,u,m,p,b={}){
let v={about:u,parts:m,wishes:p,told:new Map,controller:new AbortController},w=(g,y)=>{g==="found"?p.get("solve")?.onEvent?.(g,y):v.told.set(g,g===Ps?{found:y.facts}:
y),Is(v,g)};return t.add(v),X("overview",M(d,{...b,parts:m}),{signal:v.controller.signal,onEvent:w}).catch(g=>{for(let y of p.values())y.reject(g)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:a,edit:f}}function Is({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new K(s.failed)):o.
resolve(s.found))}function Ws(){let e=new EventTarget,t={playable:C(!0),finished:C(!1),focused:C(null),film:C(null),"film-at":C(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),q(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var Qn={};ve(Qn,{start:()=>Cl});function k(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function Bs(e,t){
let n=[...e.children],o=t.map(s=>n.find(r=>r.isEqualNode(s))??s);for(let s of n)o.includes(s)||s.remove();o.forEach((s,r)=>{e.children[r]!==s&&e.insertBefore(s,
e.children[r]??null)})}function ie(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function T(e,t=document){
let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var Ee=e=>[...document.querySelectorAll(e)],xt=()=>crypto.getRandomValues(
new Uint32Array(4)).join("-"),F=e=>e.target;function ae(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function pe(){let e=null,t=async o=>{
n();let s=e=new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}
var V=(e,t)=>`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`;var Fs="http://www.w3.org/2000/svg",Hs={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5\
a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7\
 7 0 1 0 8.5 8.5",dice:"M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.0\
1M13 13h.01",book:"M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},ot=({name:e})=>S`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${Hs[e]} /></svg>`;
function Jt(e){let t=document.createElementNS(Fs,"svg");for(let[o,s]of Object.entries({viewBox:"0 0 20 20",class:"icon","aria-hidden":"true"}))t.setAttribute(o,
s);let n=document.createElementNS(Fs,"path");return n.setAttribute("d",Hs[e]),t.append(n),t}var Ol=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],El=8e3,zl=2,Al=["pointerdown","keydown"],
Us={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function Cl(e){Q(S`<${Tl} ...${e} />`,T("#modes")),Q(S`<${Nl} ...${e} />`,
T("#history")),Q(S`<${Ll} />`,T("#appearance")),Ml(e),Dl(e),Pl(e)}function Tl({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),T(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return Ol.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return S`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var Nl=({store:e})=>S`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${ot} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${ot} name="redo" /><span class="wide">Redo</span>
  </button>`;function Ml({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||F(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Ll(){let e=Zn(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return S`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${ot} name=${e.value?"light":"dark"} /></button>`}function Dl(e){let t=Ee("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),jl(e)}function jl(e){
let t=Object.keys(Us),n=o=>{e.emit("pane",o),Ee(`#${o} :is(${Us[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of Ee(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Pl(e){let t=T("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=k(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-zl),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Al)addEventListener(a,i,{once:!0})},El)})}var lo={};ve(lo,{start:()=>Pc});var Il=12;function st(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append(k("span",{class:t,ariaHidden:"true"},n))}function Ks(e,t,n,o){
st(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let l=Number(a)-1,c=k("span",{},a);return c.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[c," "]})))}function rt(e,t){e?.querySelector(".typed")?.remove(),t!==null&&e?.append(k("span",{class:"typed",ariaHidden:"true"},t))}function qs(e,t){
let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.length?`linear-gradient(100deg, ${n.join(", ")})`:
"")}function Yt(e,t){st(e,"tint",t),e?.querySelector(".tint")?.style.setProperty("--hue",String((Number(t)||t.length)*360*5/Il%360))}function Vs(e){e!==void 0&&
(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener("animationend",()=>e.classList.remove("flash"),{once:!0}))}var Zt={corner:"",centre:"~",colour:"#"},it=Object.keys(Zt),ze=it.filter(e=>e!=="colour"),Ae=["red","orange","yellow","green","cyan","blue","purple","grey"],Ot=(e,t)=>Zt[e]+
t,Ce=(e=[],t)=>e.filter(n=>eo(n)===t).map(n=>n.slice(Zt[t].length)),eo=e=>it.find(t=>Zt[t]===e[0])??"corner",Gs=(e,t,n)=>t.every(o=>e[o]?.includes(n))?no(e,t,o=>o.
filter(s=>s!==n)):to(e,t,[n]),to=(e,t,n)=>no(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Et=(e,t,n,o)=>no(e,t,s=>s.filter(
r=>!n.includes(eo(r))||o!==void 0&&r!==Ot(eo(r),o)));function no(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var U=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Js=new Map;function Zs({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Js.get(o)??{svg:e,words:t,reach:n};return Js.set(o,s),s}var Rl=["diagonal","triangle"],Xt=Zs({svg:"",words:""});function Xs(e,t=null){let n=e.pieces.map(
Zs),o=a=>a.map(l=>l<0?Xt:n[l]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Wl(a.peers??{}),choices:a.choices.map(l=>({...l,looks:l.looks.map(c=>c.map(f=>f<0?null:n[f]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Wl(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var ce=(e,t,n)=>(t-1)*e.columns+n-1,j=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Te=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,oo=(e,t,n,o)=>Te(t,j(e,o).join(","),n),Ne=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Rl.includes(e)&&n.some(({value:o})=>o!==null);function so(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?ce(e,o,s):-1}var Me=(e,t)=>!!e.looks[0]?.[t],Qt=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Me(o,t))),ro=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Qs=e=>ro(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),ue=(e,t,n,o)=>Ve(t,n,j(e,o).join(",")),en=(e,t,n,o,s)=>rn(t,n,j(e,o).join(","),s),tn=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function nn({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function zt(e,t,n){for(let o of e.plays){let s=o.choices[ue(e,o,t,n)];if(s&&Me(s,n))return s.looks.map(r=>r[n]??Xt)}return e.
frames.map(o=>o.blank[n])}var Ys={corner:"candidates",centre:"centre",colour:"coloured"};function on(e,{marks:t,notes:n},o){let[s,r]=j(e,o),i=e.plays.map(d=>d.choices[ue(
e,d,t,o)]?.words).filter(d=>d!==void 0),a=e.frames[0].blank[o].words,l=it.map(d=>[Ys[d],...Ce(n[`${s},${r}`],d)]).filter(([,d])=>d),c=i.length?l.filter(([d])=>d===
Ys.colour):l,f=e.plays.filter(fe).flatMap(d=>or.map(u=>{let m=d.choices[Ve(d,t,Le(e,o,u))];return m&&`${u}: ${m.words}`})).filter(Boolean),h=[a,...i,...f,...c.map(
d=>d.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function er(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Te(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>fe(s)&&n(s)))return!0;let o=so(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Me(r,o)&&oo(e,s,r,o)===t))}function tr(e,t,n){let o=n.filter(r=>er(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var sn=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function nr(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>er(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var fe=e=>e.where!=="cell",or=["top","righ\
t","bottom","left"],Bl={top:[-1,0,"bottom"],left:[0,-1,"right"]},qe=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function sr(e,t,n,o){let s=l=>l.
every((c,f)=>c>=Math.min(n[f],o[f])&&c<=Math.max(n[f],o[f])),r={...t},i={};for(let l of e.spots){let[c,f,h]=l.split(","),[d,u]=[[+c,+f],[+c+ +(h==="bottom"),+f+
+(h==="right")]].map(p=>s(p));if(!d&&!u)continue;let m=Te(e,l,e.choices[0]);delete r[m],d!==u&&(i[m]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Le(e,t,n){let[o,s]=j(e,t),[r,i,a]=Bl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ve=(e,t,n)=>e.choices.findIndex(o=>t[Te(e,n,o)]===o.holds);function rn(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Te(e,n,i)];let r=e.choices[o];return r&&
(s[Te(e,n,r)]=r.holds),s}var rr=(e,t,n)=>e.plays.filter(fe).reduce((o,s)=>or.reduce((r,i)=>rn(s,r,Le(e,n,i),-1),o),t);function At({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,l]=[n+(r-1)*e,n+(s-1)*t],[c,f]=[a+e,l+t];if(o==="edge")return{top:[a,l,c,l],bottom:[a,f,c,f],left:[a,l,a,f],right:[c,l,c,f]}[i];let[h,d]=[a+e/2,l+
t/2];return i==="right"?[h,d,h+e,d]:[h,d,h,d+t]}function ir(e,t,[n,o,s]){let[r,i,a,l]=At(e,t,[n,o,s]);if(t==="edge")return[r,i,a,l];let[c,f]=s==="right"?[1,0]:[
0,1],[h,d]=[[n,o],[n+f,o+c]].map(u=>e.frames[0].cells[ce(e,u[0],u[1])]?.reach?.[f]??0);return[r+c*h,i+f*h,a-c*d,l-f*d]}function ge({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Fl=500,Hl=["clue","unknown"];function ar({app:e,view:t}){let n=new Map,o=new Map,s=Ul(e,()=>{for(let $ of l())rt(t.grid.cell($),null)}),r=()=>t.sheet,i=$=>r().
edits.find(O=>O.what===$),a=$=>j(r(),$).join(",");function l(){let $=[...n.keys()];return n.clear(),o.clear(),$}function c($,O,x,E=null){let A=x===null?"":$==="\
unknown"?"?":x;n.set(O,A),rt(t.grid.cell(O),A);for(let L of Hl)o.set(`${L} ${a(O)}`,null);b($,O,x,E)}function f($,O){let x=O.filter(E=>m(E,$));if(x.length){for(let E of x)
o.set(`${E} ${a($)}`,null);n.set($,""),rt(t.grid.cell($),""),s.ask({cells:x.map(E=>[E,...j(r(),$),null])})}}function h($,O){let x=o.get(`${$} ${O}`);return x===
void 0?i($)?.cells.get(O)??null:x}function d($){let O=[...o.keys()].filter(E=>E.startsWith(`${$} `)).map(E=>E.slice($.length+1)),x=i($)?.cells.keys()??[];return[
...new Set([...x,...O])].filter(E=>h($,E)!==null)}let u=($,O)=>h($,a(O)),m=($,O)=>u($,O)!==null;function p($,O,x=null){for(let[E,A]of O)o.set(`${$} ${E.join(",")}`,
A);s.ask({cells:O.map(([E,A])=>[$,...E,A])},x)}let b=($,O,x,E=null)=>p($,[[j(r(),O),x]],E);function v($,O){let x=[];for(;;){let E=h($,[...O,x.length+1].join(","));
if(E===null)return x;x.push(E)}}function w($,O,x,E=null){let A=x.match(/\d+/g)??[],L=v($,O).slice(A.length).map(()=>null);p($,[...A,...L].map((P,W)=>[[...O,W+1],
P]),E)}function g($,O,x,E){s.ask({cells:[[$,...j(r(),O),...x,E===""?null:E]]})}function y($,O){$>=1&&O>=1&&s.ask({size:[$,O]})}function _($){let O=P=>/^\d+$/.test(
P)?Number(P):P,x=$.flatMap(P=>{let[,W="",de=""]=/^(\w+)\((.*)\)$/.exec(P)??[],he=de.split(","),Dt=t.sheet.edits.find(({isClue:Ya,predicate:Za,keys:Xa,values:Qa})=>Ya&&
Za===W&&Xa+Qa===he.length);return Dt?[[Dt.what,...he.slice(0,Dt.keys).map(O),he.slice(Dt.keys).join(",")]]:[]});if(!x.length||x.length<$.length)return!1;s.ask({
cells:x});let[E,A,L]=x[0];return i(String(E))?.where==="cell"&&t.grid.select(ce(r(),Number(A),Number(L))),!0}return{entry:i,key:a,set:c,erase:f,found:h,everywhere:d,
valueAt:u,has:m,place:p,become:b,numbers:v,becomeNumbers:w,write:g,resize:y,add:_,settle:()=>s.isEmpty?l():[]}}function Ul(e,t){let{store:n,overview:o}=e,s=[],r=!1,
i=!1;function a(f,h=null){s.push({step:f,merge:h}),r||l()}async function l(){for(r=!0;s.length;)await c(s.splice(0,Fl));r=!1}async function c(f){let h=n.now,d=!1;
i=!0;let u=m=>{i=!1,!(n.now.puzzle!==h.puzzle||n.now.instance!==h.instance)&&(d=n.now.facts!==h.facts,m.forEach((p,b)=>{!d&&p!==n.now.facts&&n.change({facts:p},
{merge:f[b].merge})}))};try{await o.edit(f.map(({step:m})=>m),u)}catch(m){if(i=!1,!(m instanceof K))throw m;e.emit("message",{words:`This cannot be changed here\
: ${m.message}`,isBad:!0}),t()}d&&await c(f)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var lr="Click a cell to put one there, or to take it away.",we={clue:{name:"Clues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to \
take it away.":"Click a cell and type its clue."},circle:{name:"Circles",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??
[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its numb\
er.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arrow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbe\
rs",isTyped:!0,hint:"Click a cell and type its numbers, with commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{
name:"Signs",how:"placed",noun:"sign",hint:"Choose a sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow",
"with Signs chosen: the sign over that side of the cell"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wher\
e cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:lr},block:{name:"\
Blocked cells",hint:lr},cage:{name:"Cages",how:"painted",noun:"cage",hint:"Choose a cage, then drag over the cells that belong to it."},area:{name:"Regions",how:"\
painted",noun:"region",hint:"Choose a region, then drag over the cells that belong to it.",keys:[["Drag","with Regions chosen: paint the region"],["Right click",
"with Regions chosen: take this region to paint with"]]},path:{name:"Paths",hint:"Drag from cell to cell: a path, from its beginning on. Click one to take it aw\
ay.",keys:[["Drag; Space, arrows, Space","with Paths chosen: a path from cell to cell"],["Click, Delete","with Paths chosen: take the paths through the cell awa\
y"]]},target:{name:"Results",hint:"Click a cell of a cage, then write below what its numbers make."},sum:{name:"Sums",hint:"Click a black cell, then write below\
 the sums of the cells behind it."},outside:{name:"Numbers beside",hint:"Write the numbers beside the board below, with blanks between them."},slanted:{name:"Di\
agonals",hint:"Write below the numbers of the diagonals that begin at a cell of the border."}};var at={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function cr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(fe);
function i(p,b,v,w=null){let g=Ve(p,n.now.marks,b);!p.spots.has(b)||g===v||n.change({marks:rn(p,n.now.marks,b,v)},{merge:w})}function a(p,b){let v=t.grid.side(p,
b,t.sheet.plays.every(fe));return v===null?null:Le(t.sheet,p,v)}let l=(p,b,v,w=null,g=-1)=>({play:p,index:b,spot:w,number:g,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),c=(p,b)=>tn(p,Ve(p,n.now.marks,b)),f=(p,b)=>nn(p,Ve(p,n.now.marks,b));function h(p,b,v){o=null;let w=r();if(!w||p<0)return{isClick:!1,isDrag:!1};
let g=a(p,v),y=g===null?-1:b?f(w,g):c(w,g),_=qe(w)&&t.grid.side(p,v,!1)===null,$=w.where==="link"?"link":_?"area":"side";return g===null&&$==="side"?{isClick:!1,
isDrag:!1}:(o=l(w,p,$,g,y),g!==null&&$==="side"&&i(w,g,y,o.merge),{isClick:g!==null,isDrag:!0})}function d(p){if(o?.how!=="side")return;let b=t.grid.under(p.x,p.
y),v=b<0?null:a(b,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function u(p){if(!o||o.how==="side")return;let[b,v]=[j(t.sheet,o.index),j(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:sr(o.play,o.before,b,v)},{merge:o.merge});return}let[w,g]=[v[0]-b[0],v[1]-b[1]];if(Math.abs(w)+Math.abs(g)!==
1){o.index=p;return}let y=w?w>0?"bottom":"top":g>0?"right":"left",_=Le(t.sheet,o.index,y);if(!o.isDragged){let{play:$,play:{clicks:O,choices:x}}=o,E=Ve($,n.now.
marks,_)===O[0];o.number=x[0].value!==null?c($,_):E?-1:O[0],o.isDragged=!0}i(o.play,_,o.number,o.merge),o.index=p}function m(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:d,drag:u,release:m,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?m():o?.how==="area"&&u(p)},onKey(p,b){let v=p.shiftKey?at[p.key]:void 0,w=r();if(!w)return!1;if([" ","Enter"].includes(p.key)&&qe(w)&&t.sheet.plays.every(
fe))return o?m():u((o=l(w,b,"area")).index),!0;if(v===void 0)return!1;let g=Le(t.sheet,b,v);return i(w,g,c(w,g)),!0}}}var Kl={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function ur({view:e,changes:t,pen:n}){let o=c=>j(e.sheet,c),s=c=>t.found(n.kind,c.join(","));function r(c){
let f=n.isPlaced?n.id:"";t.place(n.kind,[[c,s(c)===f?null:f]])}function i(c,f){let[h,d,u]=Le(e.sheet,c,f).split(",");return(u==="right"?Number(d)<e.sheet.columns:
u==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(d),u]]:[]}function a(c,f,h){let[d,u]=o(c),[m,p]=[2*d+f,2*u+h];m>=2&&m<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([m,p])}function l(c,f){let[h,d="0"]=t.valueAt("arrow",c)?.split(",")??[];t.become("arrow",c,h===f?null:`${f},${d}`)}return{press(c,f){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:d,top:u}=e.grid.within(c,f),[m,p]=o(c),b=e.grid.side(c,f);return h==="vertex"?r(
[m-+(u<.5),p-+(d<.5)]):h==="centre"?a(c,Math.floor(u*3)-1,Math.floor(d*3)-1):b!==null&&h==="arrow"?l(c,b):b!==null&&i(c,b).forEach(r),!0},onKey({key:c,shiftKey:f},h){
let{kind:d}=n,u=f?at[c]:void 0;if(u&&d==="between")i(h,u).forEach(r);else if(u&&d==="arrow")l(h,u);else if(u&&d==="centre")a(h,...Kl[u]);else if((c===" "||c==="\
Enter")&&d==="vertex")r(o(h));else if((c===" "||c==="Enter")&&d==="centre")a(h,Number(f),Number(f));else return!1;return!0},clear(c){let[f,h]=o(c),d=[-1,0,1].flatMap(
p=>[-1,0,1].map(b=>[p,b])),m=({between:Object.values(at).flatMap(p=>i(c,p)),vertex:d.filter(p=>Math.max(...p)<1).map(([p,b])=>[f+p,h+b]),centre:d.map(([p,b])=>[
2*f+p,2*h+b])}[n.kind]??[]).filter(p=>s(p)!==null);return m.length&&t.place(n.kind,m.map(p=>[p,null])),m.length>0}}}function fr({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(c=>c.split(",")),s=c=>/^\d+$/.test(c)?Number(c):c;function r(c){if(n)return l();n={id:0,cells:[c]}}function i(c){if(c===void 0)return l();
if(!n||n.cells.includes(c))return;n.id||=Math.max(0,...o().map(([,,u])=>Number(u)||0))+1;let{id:f,cells:h}=n;h.push(c);let d=h.length>2?[c]:h;for(let u of d)Yt(
e.grid.cell(u),String(f));t.place("path",d.map(u=>[[...j(e.sheet,u),f],String(h.indexOf(u)+1)]),`path ${f}`)}function a(c){let f=j(e.sheet,c).join(","),h=o().filter(
([u,m])=>`${u},${m}`===f).map(([,,u])=>u),d=o().filter(([,,u])=>h.includes(u));d.length&&t.place("path",d.map(u=>[u.map(s),null]))}function l(){n?.cells.length===
1&&a(n.cells[0]),n=null}return{press:r,reach:i,clear:a,end:l}}var dr=4,ql=["clue","unknown","circle","object","block","arrow"],Vl=["0","1","2","3","4"];function Gl(e){let t="clue",n={},o=new Set,s=()=>{for(let r of o)r()};
return{get kinds(){return Object.keys(we).filter(e)},get kind(){return e(t)?t:this.kinds[0]??"clue"},set kind(r){t=r,this.isPainting&&(n[r]??=[...e(r)?.cells.values()??
[]][0]??"1"),s()},get isPainting(){return this.is("painted")},get isPlaced(){return this.is("placed")},get isPath(){return this.kind==="path"&&!!e("path")},get isTyped(){
return!!(we[this.kind]?.isTyped&&(this.kind!=="clue"||e("clue")?.values===1))},is(r){return we[this.kind]?.how===r&&!!e(this.kind)},get isMark(){return e(this.kind)?.
values===0},get id(){return n[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:r=[],cells:i=new Map}=e(this.kind)??{},a=this.kind==="vertex"?
Vl:r,l=[...i.values(),...[n[this.kind]??[]].flat()].sort((c,f)=>c.localeCompare(f,"en",{numeric:!0}));return[...new Set([...a,...l])]},pick(r){n[this.kind]=r,s()},
onChange:r=>{o.add(r)}}}function hr({app:e,view:t}){let n=ar({app:e,view:t}),o=Gl(n.entry),s=ur({view:t,changes:n,pen:o}),r=fr({view:t,changes:n}),i="",a=null,l=0;
function c(w){i="",o.kind==="numbers"?n.becomeNumbers("numbers",j(t.sheet,w),""):o.isPath?r.clear(w):s.clear(w)||n.erase(w,ql)}let f=w=>n.become(o.kind,w,n.has(
o.kind,w)?null:"");function h(w,g){let y=n.entry("circle")?.choices??[],_=n.valueAt("circle",w),$=y[_===null?0:y.indexOf(_)+1]??null;n.become("circle",w,g&&_!==
y[1]?y[1]:$)}function d(w){let{id:g}=o;g===null||n.valueAt(o.kind,w)===g||(Yt(t.grid.cell(w),g),n.become(o.kind,w,g,a))}function u(w,g,y){i="",s.press(w,y)||m(w,
g)}function m(w,g=!1){o.isPath?r.press(w):o.isPainting?(a=`paint ${l+=1}`,g?o.pick(n.valueAt(o.kind,w)??o.id):d(w)):o.kind==="circle"&&n.entry("circle")?h(w,g):
o.isMark?f(w):g&&n.entry("unknown")&&p(w)}let p=w=>n.set("unknown",w,n.has("unknown",w)?null:"");function b(w,g){let{kind:y}=o;if(o.isPlaced&&g!==",")return i=(i+
g).slice(-dr).replace(/^0+(?=\d)/,""),o.pick(i),!0;if(!o.isTyped||g===","&&y!=="numbers")return!1;i===""&&(l+=1);let _=`${y} ${n.key(w)} ${l}`;if(y==="numbers")
return i+=g,n.becomeNumbers(y,j(t.sheet,w),i,_),!0;i=(i+g).slice(-dr).replace(/^0+(?=\d)/,"");let $=n.valueAt("arrow",w)?.split(",")[0]??"top";return y==="arrow"?
n.become(y,w,`${$},${i}`,_):n.set(y,w,i,_),!0}function v(w,g){return/^[0-9,]$/.test(w.key)?b(g,w.key):s.onKey(w,g)?!0:w.key==="?"&&n.entry("unknown")?(i="",p(g),
!0):w.key==="Delete"||w.key==="Backspace"?(c(g),!0):w.key!==" "&&w.key!=="Enter"?!1:(m(g),!0)}return{changes:n,pen:o,press:u,onKey:v,clear:c,type:b,question:p,move(){},
drag(w){o.isPainting?d(w):r.reach(w)},release:r.end,leave(w){i="",r.reach(w)}}}var gr="http://www.w3.org/2000/svg",Jl=["cause","effect","wrong"];function cn(){let e=document.createElementNS(gr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=ge(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=Jl.flatMap(
l=>{let c=t?.[l]??[],f=c.flatMap(d=>{let u=Xl(n,d),m=pr(d)?"whole":Yl(d)?"line":"";return u?[mr("rect",{...u,rx:m==="whole"?0:3,class:`${l} ${m}`})]:[]}),h=Zl(n,
c.filter(pr),l==="cause"?3:5);return h?[...f,mr("path",{d:h,class:l})]:f});e.replaceChildren(...a)}}}function mr(e,t){let n=document.createElementNS(gr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var pr=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,Yl=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Zl({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,d])=>h<=e&&d<=t),l=new Set(
a.map(String)),c=(h,d)=>l.has(`${h},${d}`),f=[];for(let[h,d]of a){let[u,m]=[s+(d-.5)*n,s+(h-.5)*o];for(let[p,b]of[[-1,0],[1,0],[0,-1],[0,1]]){if(c(h+p,d+b))continue;
let[v,w]=[-1,1].map(g=>{let[y,_]=[p?0:g,p?g:0],$=c(h+y,d+_)?c(h+y+p,d+_+b)?i:0:-i,[O,x]=p?[n/2,o/2]:[o/2,n/2],[E,A]=[g*(O+$),(p||b)*(x-i)];return p?`${u+E} ${m+
A}`:`${u+A} ${m+E}`});f.push(`M${v}L${w}`)}}return f.join("")}var an=7,ln=11;function Xl(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Ql(e,t);
let r=typeof t[0]=="string",[i,a,l]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[c,f]=[s.edge+a*s.width,s.edge+i*s.height];return{x:c-ln,y:f-ln,
width:2*ln,height:2*ln}}if(l!==void 0){let c=r?t[0]:e.plays.find(m=>m.where!=="cell")?.where,[f,h,d,u]=At(e,c,[i,a,l]);return{x:f-an,y:h-an,width:d-f+2*an,height:u-
h+2*an}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Ql({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,l,c]=o,
[f,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[d,u]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:d,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:d,y:h+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-c,y:u,width:Math.max(0,c-2),height:n.height},right:{x:f+1,y:u,width:Math.max(0,a-2),height:n.height}}[s]}var io="http://www.w3.org/2000/svg",wr=new Map;function br(e){let t=wr.get(e)??[...ie(`<svg xmlns="${io}">${e.svg}</svg>`).childNodes];return wr.set(e,t),t.map(
n=>n.cloneNode(!0))}function un(e,t,...n){let o=document.createElementNS(io,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function yr({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=ie(e),l=a.querySelector("g");if(l===null)return a;r.forEach((u,m)=>{if(u<0)return;let[p,b]=[Math.floor(m/t),m%
t],v=`translate(${s+b*n} ${s+p*o})`;l.append(un("g",{transform:v},...br(i[u])))});let{x:c,y:f}=a.viewBox.baseVal,h=[...Array(t).keys()].map(u=>un("text",{x:s+(u+
.5)*n,y:f-5,"text-anchor":"middle"},String(u+1))),d=[...Array(r.length/t).keys()].map(u=>un("text",{x:c-6,y:s+(u+.65)*o,"text-anchor":"end"},String(u+1)));return a.
append(un("g",{class:"numbers"},...h,...d)),a}function vr(){let e=k("div",{class:"frames"}),t=[],n=U,o=i=>n!==U&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,l)=>a.svg===n.frames[l].svg&&a.name===n.frames[l].name);function s(i){t=i.frames.map((a,l)=>{let c=a.svg?ie(a.svg):null,
f=c?.querySelector("g")??null,h=k("figcaption",{});l===0&&c?.setAttribute("aria-hidden","true"),c?.querySelector("title")?.remove();let d=k("div",{class:"surfac\
e"},c),u=a.name&&i.frames.length>1?k("h3",{},a.name):null;return{figure:k("figure",{},u,d,h),surface:d,group:f,captions:h,looks:new Array(i.count).fill(Xt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,l){let c=t[i];if(!c?.group||c.looks[a]===l)return;c.looks[a]=l;let f=c.groups[a];
if(f===null){let{width:h,height:d,edge:u}=n.cell,[m,p]=[Math.floor(a/n.columns),a%n.columns];f=c.groups[a]=document.createElementNS(io,"g"),f.setAttribute("tran\
sform",`translate(${u+p*h} ${u+m*d})`),c.group.append(f)}f.replaceChildren(...br(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((l,c)=>{l.cells.forEach((f,h)=>r(c,h,f)),t[c].captions.replaceChildren(...l.captions.map(f=>k("p",{},f)))}),a},cell:(i,a)=>a.
forEach((l,c)=>r(c,i,l)),fade:(i,a)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",a)}}}var Ct={title:"",frames:[]},ec=900,tc=700,kr=28,nc=1.5,oc=.35;function $r({app:e,view:t}){let n=Ct,o=0,s=0,r=sc({app:e,view:t}),i=k("h2",{}),a=k("p",{class:"nam\
e"}),l=k("div",{class:"captions",role:"status"}),c=k("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>y(Number(c.value))}),f=(O,x,E)=>k("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=f("First","First picture",()=>y(0)),d=f("\u25C0","One picture back",()=>y(o-1)),u=f("Play","Play the film",()=>s?$():
_()),m=f("\u25B6","One picture on",()=>y(o+1)),p=f("Last","Last picture",()=>y(1/0)),b=k("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=k("div",{class:"controls",role:"group",ariaLabel:"Film"},h,d,u,m,p,c),w=k("section",{class:"film",hidden:!0,ariaLabel:"Film"},k("div",{class:"\
line"},i,b),r.element,a,l,v);function g(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(x.captions??[]).map(A=>k("p",{},A))),c.value=String(o),c.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=d.disabled=o===0,m.disabled=p.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function y(O){$(),g(O)}function _(){
o===n.frames.length-1&&g(0),u.textContent="Pause",s=setTimeout(()=>{g(o+1),o===n.frames.length-1?$():_()},ec+tc*(n.frames[o].captions?.length??0))}function $(){
clearTimeout(s),s=0,u.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=rc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
y(E)}),w.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
F(O).tagName!=="BUTTON")s?$():_();else{if(x===void 0)return;y(x)}O.preventDefault()}),{element:w,get isOn(){return n!==Ct},show(O){let x=s!==0&&O?.title===n.title;
$(),n=O?.frames?.length?O:Ct,w.hidden=n===Ct,n!==Ct&&(i.textContent=n.title??"",c.max=String(n.frames.length-1),v.hidden=n.frames.length===1,g(n.at??0),x&&_())}}}
function sc({app:e,view:t}){let n=cn(),o=k("div",{class:"surface"}),s=k("div",{class:"screen"},o),r=null,i=null;function a(h,d){i=h.svg?ie(h.svg):h.stencil?yr(h,
d):null,o.replaceChildren(...[i,n.element].filter(u=>u!==null)),l(),c()}function l(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[d,u]=[s.clientWidth-kr,s.clientHeight-
kr],m=Math.min(d/h.width,u/h.height,nc);o.style.width=`${Math.floor(h.width*Math.max(m,Math.min(d/h.width,oc)))}px`}function c(){let h=i?.viewBox.baseVal,{sheet:d}=t,
{columns:u,cell:m,around:p}=d,b=h&&d.rows&&h.height===ge(d).height,v=b?(h.width-2*m.edge-p[1]-p[3])/u:0;n.show(b?r:null,{...d,cell:{...m,width:v}})}function f(h,d,u){
if(!h.cell||!h.columns)return null;let[m,p,b]=h.cell,v=o.getBoundingClientRect(),w=(h.columns*m+2*b)/v.width;return[Math.ceil(((u-v.top)*w-b)/p),Math.ceil(((d-v.
left)*w-b)/m)]}return new ResizeObserver(l).observe(s),e.when("highlight",h=>{r=h,i&&c()}),{element:s,show:a,cellAt:f}}function rc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var ic=.34,ac=.2,lc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function Sr(){let e=k("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=U,n=[],o=0,s=new Set([o]),r=new Set;function i(c){t=c;let{rows:f,columns:h,cell:d,around:u}=c,{width:m,height:p}=ge(c),b=u.
map((w,g)=>100*(w+d.edge)/(g%2?m:p));e.style.inset=b.map(w=>`${w}%`).join(" "),e.style.gridTemplateRows=`repeat(${f}, minmax(0, 1fr))`,n=Array.from({length:c.count},
(w,g)=>k("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:j(c,g).join(",")}}));let v=Array.from({length:f},(w,g)=>{let y=k("div",{class:"row",role:"r\
ow"},n.slice(g*h,(g+1)*h));return y.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,y});e.replaceChildren(...v),o=Math.min(o,Math.max(0,c.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(c,{isFocused:f=!0,isMore:h=!1}={}){if(!n[c])return;for(let u of s)l(u,!1);if(s=new Set([...h?s:[],c]),s.size>1)for(let u of s)
l(u,!0);let d=o;if(n[d].tabIndex=-1,n[d].classList.remove("current"),o=c,n[c].tabIndex=0,n[c].classList.add("current"),f&&document.activeElement!==n[c]&&n[c].focus(),
d!==c)for(let u of r)u(c)}function l(c,f){n[c].classList.toggle("chosen",f),n[c].setAttribute("aria-selected",String(f))}return e.addEventListener("focusin",c=>{
let f=n.indexOf(F(c));f>=0&&f!==o&&a(f,{isFocused:!1})}),e.addEventListener("keydown",c=>{let f=c.shiftKey?null:_r(t,o,c);f!==null&&(a(f),c.preventDefault())}),
{element:e,build:i,select:a,target:c=>_r(t,o,c),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:c=>n[c],under(c,f){let h=e.
getBoundingClientRect(),d=Math.floor((c-h.left)/h.width*t.columns),u=Math.floor((f-h.top)/h.height*t.rows);return u>=0&&u<t.rows&&d>=0&&d<t.columns?u*t.columns+
d:-1},within(c,{x:f,y:h}){let d=n[c].getBoundingClientRect();return{left:(f-d.left)/d.width,top:(h-d.top)/d.height}},side(c,f,h=!0){let d=this.within(c,f),u={...d,
right:1-d.left,bottom:1-d.top},p=Object.keys(u).reduce((b,v)=>u[v]<u[b]?v:b);return u[p]<(h?ic:ac)?p:null},label(c,f){n[c].getAttribute("aria-label")!==f&&n[c].
setAttribute("aria-label",f)},onMove:c=>{r.add(c)}}}function _r(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,l]=[Math.floor(
t/e.columns),t%e.columns],c={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+c.column;let f=lc[n];
if(!f)return null;let h=(d,u,m)=>i&&u?u<0?0:m:Math.min(m,Math.max(0,d+u));return h(a,f[0],c.row)*e.columns+h(l,f[1],c.column)}function xr(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=c=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(c||o.isMore)}),
t.press(o.index,c,o))};n.addEventListener("pointerdown",c=>{if(s.add(c.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let f=e.under(c.clientX,c.clientY);
if(f<0||c.button===1)return;let h=c.pointerType==="touch";t.release();let{clientX:d,clientY:u}=c;o={index:f,isTouch:h,x:d,y:u,isMore:c.shiftKey||c.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(c.pointerId),i(c.button===2||c.ctrlKey),c.preventDefault())}),n.addEventListener("pointermove",
c=>{if(o===null)return;let f=e.under(c.clientX,c.clientY);if(f<0||(o.isBegun&&t.move({x:c.clientX,y:c.clientY}),f===o.index))return;let h=Math.hypot(c.clientX-o.
x,c.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let d of a(o.index,f))t.drag(d);o.index=f}});function a(c,f){let{columns:h}=e,[d,u]=[Math.floor(c/
h),c%h],[m,p]=[Math.floor(f/h),f%h],b=Math.max(Math.abs(m-d),Math.abs(p-u));return Array.from({length:b},(v,w)=>{let g=(w+1)/b;return Math.round(d+(m-d)*g)*h+Math.
round(u+(p-u)*g)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",c=>{s.delete(c.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",c=>{s.delete(c.pointerId),r=!1,l()}),n.addEventListener("contextmenu",c=>c.preventDefault())}var Or="pylogic:game-read",Er="(min-width: 60.01rem)";function zr(e){let t=k("div"),n=localStorage.getItem(Or)===null&&matchMedia(Er).matches,o=k("details",{class:"\
game",hidden:!0,open:n},k("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(Er).matches&&localStorage.setItem(Or,"")}),
e.when("game",s=>{t.replaceChildren(...s.map(([r,i])=>k("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var Ar="http://www.w3.org/2000/svg",cc=6,uc=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*cc,[a,l]=t===o?[0,i]:[i,0];return`M${e+a} ${t+l}L${n+a}\
 ${o+l}`}).join("");function fc([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function Cr(){let e=document.createElementNS(
Ar,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS(Ar,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=ge(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let l={};
for(let c of n.plays.filter(fe))for(let f of c.spots){let[h,d,u]=f.split(","),m=[Number(h),Number(d),u];for(let[p,b]of new Map(c.choices.map(v=>[Te(c,f,v),v.value]))){
let v=o(p);if(v===null)continue;let w=Number(b)>1?`${v} several`:v;l[w]=(l[w]??"")+(v==="crossed"?fc(At(n,c.where,m)):uc(ir(n,c.where,m),Number(b??1)))}}e.replaceChildren(
...Object.keys(l).map(c=>t(c,l[c])))}}}var dc=25;function Tr({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=cn(),i=Cr(),a=null,l=new Map,c=null,f=k("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",k("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=b=>t.grid.
cell(b);function d(b){let v=t.sheet.plays.flatMap(({choices:g})=>g.map(({value:y})=>Number(y))),w=Math.max(0,...v.filter(g=>g<=dc));for(let g of b){let y=t.sheet.
plays.some(x=>ue(t.sheet,x,s.now.marks,g)>=0),_=c?[]:s.now.notes[j(t.sheet,g).join(",")],$=y?[]:_;Ks(h(g),"notes",Ce($,"corner"),w);let O=Ce($,"centre");st(h(g),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),qs(h(g),Ce(_,"colour").filter(x=>Ae.includes(x)))}}function u(){t.grid.element.querySelectorAll(".ghost").forEach(
b=>b.remove());for(let[b,v]of l)st(h(b),"ghost",v.text||"+")}function m(){let[b,v]=[new Set(c?.certain),new Set(c?.possible)],w=y=>b.has(y)?"drawn":v.has(y)?"fa\
int":null,g=y=>y in s.now.marks?s.now.marks[y]?"drawn":"crossed":null;i.show(t.sheet,c?w:g)}function p(){m();let{sheet:b}=t,[v,w]=[new Set(c?.certain),new Set(c?.
possible)];for(let g=0;g<b.count;g+=1){let y=c?hc(b,g,v,w):null;y&&n.cell(g,zt(b,y.marks,g)),n.fade(g,!!y?.isFaint),st(h(g),"maybe",y?.words??null)}d([...Array(
b.count).keys()])}return e.when("highlight",b=>{a=b,t.sheet!==U&&r.show(a,t.sheet)}),e.when("ghosts",b=>{t.sheet!==U&&(l=new Map((b??[]).map(v=>[ce(t.sheet,v.row,
v.column),v])),u())}),e.when("overlay",b=>{let v=c!==null;if(c=b,f.hidden=c===null,t.sheet!==U&&(p(),v&&!c)){let{sheet:w}=t;for(let g=0;g<w.count;g+=1)n.cell(g,
zt(w,s.now.marks,g))}}),{elements:[i.element,r.element],legend:f,lines:m,notes:d,overlaid:()=>{c&&p()},show(){r.show(a,t.sheet),m(),u(),t.grid.element.querySelectorAll(
".tint").forEach(b=>b.remove()),c?p():d([...Array(t.sheet.count).keys()])},press(b){let v=l.get(b);return v!==void 0&&o.changes.add([v.atom])}}}function hc(e,t,n,o){
for(let s of e.plays){let r=s.choices.map(c=>({choice:c,atom:oo(e,s,c,t)})),i=r.find(({choice:c,atom:f})=>c.holds&&n.has(f));if(i)return{marks:{[i.atom]:!0}};let a=r.
filter(({choice:c,atom:f})=>c.holds&&o.has(f));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.
map(({choice:c})=>c.words).join(" ")};let l=r.find(({choice:c})=>!c.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}function Nr(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[ue(e,t,n,a)]?.value,i=o;for(let[a,l]of t.peers){if(r(a)!==void 0)continue;let c=l.map(r),f=t.
choices.filter(d=>Me(d,a)&&!c.includes(d.value??"")),h=j(e,a).join(",");i=to(Et(i,[h],ze),[h],f.map(({value:d})=>Ot(s,d??"")))}return i}function ao(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>j(e,a).join(",")).filter(a=>ze.some(l=>Ce(n[a],l).includes(r)));return i.length?Et(n,i,ze,
r):n}var Tt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},mc=(e,t)=>!e||Ne(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Tt[o]===n));function Mr({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=cr({app:e,view:t}),l=pc({store:n,view:t}),{put:c,toggle:f}=l,h=x=>x.
clicks.length>0,d=()=>Lr(i()),u=()=>d().find(h)??d()[0],m=()=>i().plays.find(Ne),p=gc({store:n,view:t,written:m,entries:l}),b=()=>p.kind==="colour"||m()!==void 0&&
!a.play&&!d().some(h),v=(x,E)=>tn(E,ue(i(),E,n.now.marks,x));function w(x,E,A){if(p.begin(),o=s=null,b())return;let{isClick:L,isDrag:P}=a.press(x,E,A);L||(P?s=()=>g(
x,E):g(x,E))}function g(x,E){let A=u();if(!A||!h(A)||!Qt(i(),x))return;let L=E?nn(A,ue(i(),A,n.now.marks,x)):v(x,A);o={play:A,number:L,merge:`stroke ${r+=1}`},c(
x,A,L,o.merge)}function y(x){b()?t.grid.select(x,{isMore:!0}):o?c(x,o.play,o.number,o.merge):a.drag(x)}function _(){a.isDragged||s?.(),o=s=null,a.release()}function $(x){
p.begin(),l.clear(x)||p.clear(x)}function O(x,E){let A=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],L=x.ctrlKey||x.altKey,P=p.kind==="\
colour"||L?-1:mc(u(),[x.key,A??""]);if(P>=0)return f(E,u(),P),!0;let W=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":p.kind;if(A!==void 0)return p.type(
E,A,W);if(L)return!1;if(b()&&x.shiftKey&&at[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return $(E),!0;if(a.onKey(x,E))return!0;let de=u();if(!de)return!1;if(x.key===" "||x.key==="Enter")return c(E,de,v(E,de)),!0;
let he=["#","."].indexOf(x.key);return he>=0&&de.choices[0].value===null?(c(E,de,he),!0):!1}return{press:w,drag:y,onKey:O,clear:$,clicked:u,written:m,pencil:p,chooses:b,
move:a.move,release:_,get lines(){return a.play},enter(x,E,A){let{value:L}=E.choices[A];p.kind!==null&&L!==null&&Ne(E)?p.note(x,p.kind,L):f(x,E,A)},leave(x){p.begin(),
a.reach(x)},fill(x){let E=tr(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Lr=({plays:e})=>e.filter(t=>!fe(t));function pc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,l,c=null){let f=a.choices[l];f&&!Me(f,i)||ue(t.sheet,a,e.now.marks,i)!==l&&e.change({marks:en(t.sheet,a,
e.now.marks,i,l),notes:ao(t.sheet,a,e.now.notes,i,l)},{merge:c})}function s(i,a,l){let{marks:c}=e.now,f=n(i).filter(p=>Me(a.choices[l],p)),d=f.every(p=>ue(t.sheet,
a,c,p)===l)?-1:l,u=f.reduce((p,b)=>en(t.sheet,a,p,b,d),c),m=f.reduce((p,b)=>ao(t.sheet,a,p,b,d),e.now.notes);f.length&&e.change({marks:u,notes:m})}function r(i){
let{marks:a}=e.now;for(let c of n(i)){for(let f of Lr(t.sheet))a=en(t.sheet,f,a,c,-1);a=rr(t.sheet,a,c)}let l=Object.keys(a).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:a}),l}return{put:o,toggle:s,clear:r,together:n}}function gc({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=null,
a=new Set,l=u=>j(t.sheet,u).join(",");function c(u,m,p){let b=s(u).filter(v=>m==="colour"||Qt(t.sheet,v));b.length&&e.change({notes:Gs(e.now.notes,b.map(l),Ot(m,
p))})}function f(){let u=n();u&&e.change({notes:Nr(t.sheet,u,e.now,i==="centre"?i:"corner")})}function h(u){let m=s(u).map(l);for(let p of[ze,it]){let b=Et(e.now.
notes,m,p);if(JSON.stringify(b)!==JSON.stringify(e.now.notes))return e.change({notes:b})}}function d(u,m,p){if(p==="colour"){let _=Ae[Number(m)-1];return _&&c(u,
p,_),_!==void 0}let b=n();if(!b)return!1;let v=_=>b.choices.findIndex(({value:$})=>$===_),w=p===null&&v(r+m)>=0?r+m:m,g=v(w),y=g>=0||b.choices.some(({value:_})=>_?.
startsWith(w));return!s(u).some(_=>Qt(t.sheet,_))||!y?!1:(r=w,g<0||(p!==null?c(u,p,w):o(u,b,g)),!0)}return{note:c,noteAll:f,clear:h,type:d,begin(){r=""},get kind(){
return i},set kind(u){i=u;for(let m of a)m()},onChange:u=>{a.add(u)}}}var wc=18,bc=60,Dr=28;function jr({app:e,view:t,picture:n,edit:o,layers:s,tools:r}){let{store:i}=e,{grid:a}=t,l=k("div",{class:"stage"},n.element),c=k("p",{class:"\
notice",role:"status",hidden:!0}),f=k("p",{class:"heard",ariaLive:"polite"});function h(p,b=!1){c.textContent=p,c.hidden=p==="",l.classList.toggle("stale",b)}function d(p){
let b=t.sheet,v=a.element.contains(document.activeElement);t.sheet=p,b.plays!==p.plays&&(l.parentElement?.classList.toggle("whitened",ro(p)),l.parentElement?.classList.
toggle("shaded",Qs(p)));let w=n.show(p),g=b===U||b.count!==p.count||b.columns!==p.columns||b.cell.width!==p.cell.width||String(b.around)!==String(p.around);g&&a.
build(p),w&&n.surface&&n.surface.append(...s.elements,a.element),w&&v&&a.select(a.current),s.show();for(let y=0;y<p.count;y+=1)a.label(y,on(p,i.now,y));(g||w)&&
u(),(g||b.plays!==p.plays||b.edits!==p.edits)&&r.build();for(let y of o.changes.settle())rt(a.cell(y),null)}function u(){if(!t.sheet.count)return;let{cell:p}=t.
sheet,{width:b,height:v,left:w,top:g}=ge(t.sheet),[y,_]=[l.clientWidth-Dr,l.clientHeight-Dr],$=Math.min(y/b,_/v,bc/p.height),O=Math.max(Math.floor($*p.height),wc)/
p.height;l.style.setProperty("--wide",`${Math.floor(b*O)}px`),l.style.setProperty("--cell",`${p.height*O}px`),l.style.setProperty("--above",`${g*O}px`),l.style.
setProperty("--before",`${w*O}px`)}function m(p,b){if(t.sheet===U)return;let v=new Set([...Object.keys(p.marks),...Object.keys(b.marks)]),w=new Set([...v].filter(
y=>p.marks[y]!==b.marks[y]).map(y=>so(t.sheet,y))),g=new Set([...Object.keys(p.notes),...Object.keys(b.notes)].filter(y=>p.notes[y]!==b.notes[y]).map(y=>ce(t.sheet,
...y.split(",").map(Number))));w.delete(-1);for(let y of w)n.cell(y,zt(t.sheet,p.marks,y));s.notes([...w,...g]),w.size&&s.overlaid(),s.lines();for(let y of new Set(
[...w,...g]))a.cell(y)&&a.label(y,on(t.sheet,p,y)),y===a.current&&(f.textContent=on(t.sheet,p,y).replace(/^[^:]*: /,""))}return new ResizeObserver(u).observe(l),
{element:l,notice:c,heard:f,say:h,draw:d,drawMarks:m,fit:u,get isStale(){return l.classList.contains("stale")}}}var Pr="pylogic:clock",Ir=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Rr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Pr)!=="hidden",r=k("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Pr,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Ir(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Ir(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:l,mode:c}=e.now;!(a>0||Object.keys(l).length>0)||n||o||document.hidden||c!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var fn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},Wr={down:"\u2198\u2196",up:"\u2197\u2199"},yc={down:["top","left"],up:[
"bottom","left"]},vc=["outside","slanted"],kc={any:"any",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},Br=e=>e===document.activeElement&&e.value!==e.defaultValue;
function Fr({view:e,edit:t}){let n=()=>[t.pen.kind,...vc.includes(t.pen.kind)?[e.sheet.rows,e.sheet.columns]:[]].join(","),o=n(),s=[];function r(w,g,y,_=()=>"nu\
meric"){let $=k("input");return $.onchange=()=>{$.defaultValue=$.value,y($.value.trim())},s.push(()=>{$.inputMode=_(),Br($)||($.value=$.defaultValue=g())}),k("l\
abel",{class:"field"},k("span",{},w),$)}let i=()=>e.grid.current,a=(w=[])=>[...j(e.sheet,i()),...w].join(","),l=(w,g)=>Object.keys(Wr).map(y=>{let _=Wr[y][+!yc[y].
includes(w)];return r(`${fn[w]} ${g} ${_}`,()=>t.changes.found("slanted",[w,g,y].join(","))??"",$=>t.changes.place("slanted",[[[w,g,y],$||null]]))}),c=w=>[...t.
changes.entry(w)?.cells.keys()??[]],f=()=>c("outside").some(w=>!w.endsWith(",1"));function h(w,g){let{numbers:y,becomeNumbers:_}=t.changes;return r(`${fn[w]} ${g}`,
()=>y("outside",[w,g]).join(" "),$=>_("outside",[w,g],$),()=>f()?"text":"numeric")}function d(w){let g=c(w),y=$=>g.some(O=>O.startsWith(`${$},`)),_=($,O)=>w==="\
slanted"?l($,O):[h($,O)];return Object.keys(fn).map($=>{let O=$==="top"||$==="bottom"?e.sheet.columns:e.sheet.rows;return k("details",{class:"beside",open:y($)},
k("summary",{},`${fn[$]} \u2026`),k("div",{class:"fields"},[...Array(O).keys()].flatMap(x=>_($,x+1))))})}let u=(w,g,y)=>r(w,()=>t.changes.entry(g)?.cells.get(a(
y))??"",_=>t.changes.write(g,i(),y,_));function m(){let w=k("input",{inputMode:"numeric",ariaLabel:"Result"}),g=k("select",{ariaLabel:"Operation"},Object.entries(
kc).map(([_,$])=>k("option",{value:_},$))),y=()=>{let _=w.value.trim();w.defaultValue=w.value,t.changes.write("target",i(),[],_&&`${g.value},${_}`)};return w.onchange=
g.onchange=y,s.push(()=>{if(Br(w))return;let[_="add",$=""]=t.changes.entry("target")?.cells.get(a())?.split(",")??[];[g.value,w.value,w.defaultValue]=[_,$,$]}),
[k("label",{class:"field"},k("span",{},"Result"),g,w)]}let b={outside:()=>d("outside"),slanted:()=>d("slanted"),target:m,sum:()=>[u("Across","sum",["across"]),u(
"Down","sum",["down"])]}[t.pen.kind]?.()??[],v=()=>{for(let w of s)w()};return v(),{element:b.length?k("div",{class:"line typing"},b):null,fits:()=>n()===o,update:v}}var Hr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],$c=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function _c(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(c=>t.choices[c].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Tt).filter(c=>t.choices.some(({value:f})=>f===Tt[c]));if(!Ne(t))for(let c of i)o.push([c,Tt[c].replace("_"," ")]);let[a,l]=t.choices;
a.value===null&&l&&o.push(["#",a.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
qe(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Ae.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...Hr]}function Sc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...we[o].keys??[]);return[...n,["Delet\
e, Backspace","take the clue away"],...Hr]}function Ur(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?_c(t):Sc(n),...$c],r=k("dialog",{class:"\
keys",ariaLabel:"Keys"},k("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),k("dl",{},s.map(([i,a])=>k("div",{},k("dt",{},i),k("dd",{},a)))),
k("form",{method:"dialog"},k("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var xc="http://www.w3.org/2000/svg";function Kr(e,t){let{predicate:n}=e.changes.entry(t)??{predicate:t};return we[t]?.name??`${n[0].toUpperCase()}${n.slice(1)}`}
var Oc={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},Ec=[{kind:"",name:"Enter",title:"What is typed, tapped or clicked is enter\
ed"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",title:"Numbers are notes\
 in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a digit)"}];function zc(e){
let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":qe(e)?"Drag over cells to enclose them.":"Drag along sides to go on.";return`Cl\
ick ${t==="link"?"between two cells":"a side of a cell"}: ${qr(n,o)} ${s}`}var qr=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function Vr(e){let{app:t,view:n,
play:o,edit:s}=e,{store:r}=t,i=k("div",{class:"tools"}),a=Ac(t),l=Rr(t),c=null;function f(){let u=r.now.mode==="play",m=k("div",{class:"line first"},k("p",{class:"\
hint"},Cc(e)),u&&n.sheet.plays.length?l:null,G("? Keys",h,{class:"keys",title:"What keys and clicks do"}));u&&n.sheet.plays.length&&m.append(G("Hint",()=>t.emit(
"hint"),{class:"primary ask",title:"Where to look next, and why"})),u?(c=null,i.replaceChildren(m,...Tc(e,a.element))):(c?.fits()?c.update():c=Fr({view:n,edit:s}),
Bs(i,[m,...Mc(e,c.element)])),a.update(),d()}let h=()=>Ur(r.now.mode,{play:o,edit:s}),d=()=>{let u=o.pencil.kind??"";for(let m of i.querySelectorAll("[data-penc\
il]"))m.setAttribute("aria-pressed",String(m.getAttribute("data-pencil")===u));i.dataset.pencil=u};return o.pencil.onChange(d),s.pen.onChange(f),r.on(["mode"],()=>{
n.sheet!==U&&f()}),t.when("focused",()=>c?.update()),{element:i,build:f,help:h}}function Ac({store:e,emit:t}){let n=f=>JSON.stringify(f)===JSON.stringify({marks:e.
now.marks,notes:e.now.notes}),o=f=>e.change({saves:f},{undoable:!1}),s=G("Back to it",l,{class:"back",title:"Return to the last save point"}),r=G("Clear all",()=>e.
change({marks:{},notes:{}}),{class:"empty",title:"Take away all that you have entered"}),i=De("Save points",G("Save point",a,{title:"Remember the board as it is\
 now, before trying something"}),s,r);function a(){let{marks:f,notes:h,saves:d}=e.now,u=d.at(-1);(!u||!n(u))&&o([...d,{marks:f,notes:h}]),t("message",{words:"Re\
membered. \u201CBack to it\u201D returns to this board."})}function l(){let{saves:f}=e.now,h=f.length>1&&n(f[f.length-1])?f.length-2:f.length-1;o(f.slice(0,h+1)),
e.change(f[h])}function c(){let{saves:f}=e.now;s.disabled=!f.length||f.length===1&&n(f[0]),r.disabled=!Object.keys(e.now.marks).length&&!Object.keys(e.now.notes).
length}return e.on(["marks","notes","saves"],c),{element:i,update:c}}var G=(e,t,n={},...o)=>k("button",{type:"button",onclick:t,onpointerdown:s=>s.preventDefault(),
...n},...o.length?o:[e]),De=(e,...t)=>k("div",{class:"group",role:"group",ariaLabel:e},...t);function Cc({app:e,view:t,play:n,edit:o}){let{plays:s,edits:r,size:i,
count:a}=t.sheet;if(e.store.now.mode==="edit"){let{hint:h=""}=we[o.pen.kind]??{};return r.length?typeof h=="string"?h:h(o):i?"Only the size can be changed here;\
 everything else is in the facts, beside the rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?
"On this board there is nothing to enter: the assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=n.clicked(),c=n.lines?zc(n.lines):
"";if(!l)return c;if(n.written()===l&&l.choices.length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below\
: the same again erases it. Two fingers undo.":"Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${c}`.trim();let f=l.clicks.
length>1&&!c?"Drag to paint.":c;return`Click a cell: ${qr(l.clicks,l.choices)} ${f}`.trim()}function Tc(e,t){let{view:n,play:o}=e,{plays:s}=n.sheet;if(!s.length)
return[];let r=d=>d.choices.map((u,m)=>{let p=Ne(d);return G(u.words,()=>o.enter(n.grid.current,d,m),{class:p?"digit":"choice"},...p?[]:[Nc(e,u),u.words])}),i=s.
filter(d=>d.where==="cell").map(d=>De("Enter into the chosen cells",r(d)));for(let d of i)d.classList.add("pad");let a=De("Colour of the chosen cells",Ae.map((d,u)=>{
let m=G("",()=>o.pencil.note(n.grid.current,"colour",d),{class:"digit paint",ariaLabel:d,title:`${d} (also: Alt and ${u+1})`});return m.style.setProperty("--pai\
nt",`var(--paint-${d})`),m}));a.classList.add("colours");let l=Ec.filter(({kind:d})=>o.written()||!ze.some(u=>u===d)).map(({kind:d,name:u,title:m})=>G(u,()=>{o.
pencil.kind=d||null},{dataset:{pencil:d},title:m})),c=G("Erase",()=>o.clear(n.grid.current),{title:"Empty the chosen cells (Delete)"}),f=o.written()?.peers.size?
[G("Candidates",()=>o.pencil.noteAll(),{title:"Note in each empty cell the numbers that none of the cells has which it sees"})]:[],h=De("What is entered, and er\
asing",...l,c,...f);return h.classList.add("manners"),[k("div",{class:"line"},...i,a,h),k("div",{class:"line"},t)]}function Nc({view:e},t){let n=t.looks[0].filter(
a=>a!==null),o=n.find(({svg:a})=>!a.includes("<text"))??n[0],{width:s,height:r}=e.sheet.cell,i=ie(`<svg xmlns="${xc}" viewBox="0 0 ${s} ${r}" class="swatch">${o?.
svg??""}</svg>`);return i.setAttribute("aria-hidden","true"),i}function Mc(e,t){let{view:n,edit:o}=e,{isTyped:s}=o.pen,r=[...Array(10).keys(),...o.pen.kind==="n\
umbers"?[","]:[]].map(String),i=s?r.map(h=>G(h,()=>o.type(n.grid.current,h),{class:"digit typed"})):[],a=o.pen.kind==="clue"&&o.changes.entry("unknown")&&G("?",
()=>o.question(n.grid.current),{class:"digit",title:"A clue whose number is not known"}),l=s&&G("Erase",()=>o.clear(n.grid.current),{title:"Take what stands in \
the chosen cell away (Delete)"}),c=o.pen.kinds.length>1&&De("What is changed",o.pen.kinds.map(h=>G(Kr(o,h),()=>{o.pen.kind=h},{ariaPressed:String(o.pen.kind===h)}))),
f=o.pen.isPainting||o.pen.isPlaced?Lc(e):i.length||a||l?De("Into the chosen cell",...i,a||null,l||null):null;return[c||f?k("div",{class:"line"},c||null,f):null,
t,k("div",{class:"line"},Dc(e))].filter(h=>h!==null)}function Lc({edit:e}){let{pen:t}=e,n=()=>{let s=t.ids.map(Number).filter(Number.isFinite);t.pick(String(Math.
max(0,...s)+1))},o=we[t.kind].noun??t.kind;return De(`${Kr(e,t.kind)} to ${t.isPainting?"paint with":"put"}`,t.ids.map(s=>G(Oc[s]??s,()=>t.pick(s),{class:"digit\
 region",ariaLabel:`${o} ${s}`,ariaPressed:String(t.id===s)})),t.isPainting?G(`New ${o}`,n):null)}function Dc({view:e,edit:t}){if(!e.sheet.size)return null;let[
n,o]=e.sheet.size,{resize:s}=t.changes,r=(i,a,l,c)=>k("span",{class:"stepper"},G("\u2212",l,{ariaLabel:`one ${i} less`,disabled:a<=1}),k("output",{},`${a} ${i}${a===
1?"":"s"}`),G("+",c,{ariaLabel:`one ${i} more`}));return De("Size of the board",r("row",n,()=>s(n-1,o),()=>s(n+1,o)),r("column",o,()=>s(n,o-1),()=>s(n,o+1)))}var jc=80,Gr=["puzzle","instance","rules","facts","constants"];function Pc(e){let t=Ic(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;T("#board").append(zr(e),
o.legend,n.element,s.element,i.element,n.notice,r.element,n.heard),Bc(t),Fc(t),Hc(t)}function Ic(e){let t=vr(),n={sheet:U,grid:Sr()},o=Mr({app:e,view:n}),s=hr({
app:e,view:n}),r=Tr({app:e,view:n,picture:t,edit:s}),i=Vr({app:e,view:n,play:o,edit:s}),a=jr({app:e,view:n,picture:t,edit:s,layers:r,tools:i}),l=Wc(e,n);return{
app:e,view:n,play:o,edit:s,layers:r,tools:i,stage:a,victory:l,film:$r({app:e,view:n}),drawing:Rc(e,n,a,l.celebrate),mode:()=>e.store.now.mode==="edit"?s:o}}function Rc(e,t,n,o){
let{store:s,overview:r}=e,i=pe(),a=0,l=null,c=!1,f=()=>{clearTimeout(a),a=setTimeout(m,jc)},h=v=>Gr.every(w=>s.now[w]===v[w]),d=()=>l!==null&&h(l),u=v=>s.now.marks!==
v.marks||!h(v);async function m(){clearTimeout(a);let v=s.now;if(!v.puzzle)return;let w=d();i.stop();try{let g=await(w?i($=>B("board",M(v,{entries:!1}),$)):r.ask(
"board"));if(g===void 0||u(v))return;if(w&&g.cell.width!==t.sheet.cell.width){l=null,f();return}l=v,c=!1,n.draw(Xs(g,w?t.sheet:null)),e.emit("playable",t.sheet.
plays.length>0),o();let[_]=g.problems;(!w||n.isStale)&&n.say(_?`${Xe(_)?"The board is not finished":"Something is wrong with the facts"}: ${_.text}`:"")}catch(g){
if(!(g instanceof K))throw g;if(u(v))return;l=null,c=!1;let y=g.problems[0]?.text??g.message;n.say(t.sheet!==U?`This is how the board looked before: now it cann\
ot be drawn. ${y}`:`The board cannot be drawn. ${y}`,!0)}}return{later:f,redraw:m,isDrawn:d,forget:()=>{l=null,c=t.sheet!==U},stop:()=>{i.stop(),r.drop("board")},
get isOther(){return c}}}function Wc(e,t){let{store:n}=e,o=k("p",{class:"glad",role:"status",hidden:!0}),s=null,r=!0;function i(){let{mode:c,marks:f}=n.now,h=c===
"play"&&s!==null&&nr(t.sheet,f,s);o.textContent=h?"Solved! Every cell is right.":"",o.hidden===h&&(o.hidden=!h,o.classList.toggle("news",r),h&&(r=!1),e.emit("fi\
nished",h))}return{element:o,celebrate:i,know:c=>{s=c},forget:()=>{s=null,r=!0}}}function Bc({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;
xr(a,{press:(l,c,f)=>{!r.isOther&&!o.press(l)&&i().press(l,c,f)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),
undo:()=>e.store.undo()}),a.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===U||r.isOther)return;
let c=a.current;l.key==="Enter"&&o.press(c)||i().onKey(l,c)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),a.onMove(l=>{i().leave(l);let[c,f]=j(
t.sheet,l);e.emit("focused",{row:c,column:f})})}function Fc({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:l}=e;l.on(["marks","notes"],
(c,f,h)=>{h.has("puzzle")||h.has("instance")||(r.drawMarks(c,f),a.celebrate(),h.has("marks")&&i.later())}),l.on(Gr,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),
l.on(["puzzle","instance"],()=>{t.sheet!==U&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}
function Hc({app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:l}){e.when("solved",c=>{l.know(c?.status==="unique"?c.answers:null),l.celebrate()}),
e.when("fill",async c=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(c))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),
e.when("clues",c=>o.changes.add(c)),e.when("film",c=>{let f=s.isOn;s.show(c),i.element.hidden=r.element.hidden=s.isOn,s.isOn?f||e.emit("pane","board"):i.fit()}),
e.when("cell",({row:c,column:f})=>{c>t.sheet.rows||f>t.sheet.columns||(e.emit("pane","board"),t.grid.select(ce(t.sheet,c,f)),Vs(t.grid.cell(ce(t.sheet,c,f))))}),
e.when("cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var vo={};ve(vo,{start:()=>Ku});import{EditorView as Nu}from"../vendor/codemirror-6.js";import{autocompletion as ru,hoverTooltip as iu,snippetCompletion as au,syntaxTree as si}from"../vendor/codemirror-6.js";import{HighlightStyle as Uc,StreamLanguage as Kc,tags as D}from"../vendor/codemirror-6.js";var qc=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,Vc={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Jr(e,t):t.inReason?
Jc(e):e.eatSpace()?null:e.match("%*")?Gc(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
Yc(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:D.lineComment,documentation:D.docComment,signature:D.heading,
reason:D.docString,directive:D.keyword,part:D.labelName,predicate:D.function(D.variableName),constant:D.atom,variable:D.variableName,number:D.number,string:D.string,
operator:D.operator,bracket:D.bracket,implication:D.definitionOperator,punctuation:D.punctuation,term:D.special(D.string)}};function Gc(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Jr(e,t)}function Jr(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function Jc(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function Yc(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(qc)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var Yr=Kc.define(Vc),Zr=Uc.define([{tag:D.lineComment,color:"var(--asp-com\
ment)"},{tag:D.docComment,color:"var(--asp-documentation)"},{tag:D.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:D.docString,class:"asp-reason"},
{tag:D.special(D.string),class:"asp-reason asp-term"},{tag:[D.keyword,D.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:D.function(D.variableName),
color:"var(--asp-predicate)"},{tag:D.variableName,color:"var(--asp-variable)"},{tag:[D.number,D.atom],color:"var(--asp-constant)"},{tag:D.string,color:"var(--as\
p-string)"},{tag:D.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[D.operator,D.bracket,D.punctuation],color:"var(--asp-operator)"}]);function co(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as Zc,foldEffect as Xc,foldGutter as Qc,foldService as eu}from"../vendor/codemirror-6.js";var Xr=/^#program\s+([a-z_]\w*)/;function dn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":Xr.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var Qr=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function ei(e){return dn(e).filter(({name:t})=>t!=="\
base").map(t=>Qr(e,t)).filter(t=>t!==null).map(t=>Xc.of(t))}function ti(e){return[eu.of((n,o)=>{let s=n.doc.lineAt(o).number,r=dn(n.doc).find(({first:i})=>i===s);
return r?Qr(n.doc,r):null}),Zc({preparePlaceholder:tu,placeholderDOM:ou(e)}),Qc({markerDOM:su})]}function tu(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=Xr.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?nu(e.doc,o.number,s):""}}function nu(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var ou=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return k("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},k("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),k("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function ni(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function su(e){return k("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var uo=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function fo(e){return[ru({override:[t=>lu(t,e())],icons:!1,closeOnBlur:!0}),iu((t,n)=>fu(t,
n,e()))]}function lu(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(co(si(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>ri(a,"part")):[...cu(t),...uu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var cu=({directives:e})=>e.map(t=>ri(t,"directive"));function uu({state:e,
pos:t},n){let o=ii(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>oi(i.template,i.name,s,ai(i),
i.words?1:0)),...r.map(i=>oi(i.template,i.name,s,i.words,2))]}function ri(e,t){return{label:e.name,detail:"",type:t,info:()=>ho(e.template,e.words)}}function oi(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>ho(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return au(`${t}(${a})`,r)}function ii(e,t){let{number:n}=e.doc.lineAt(t);return dn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function ai({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function ho(e,t){let[n,...o]=t.split(`
`),s=o.length?k("ul",{},o.map(r=>k("li",{},r))):null;return k("div",{class:"documentation"},k("code",{},e),k("p",{},n),s)}function fu(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=du(s,t-o);if(r===null||co(si(e.state).resolveInner(t,1)))return null;let i=hu(r,s.slice(0,r.start),ii(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:k("div",{class:"hovered"},i.map(l=>ho(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function du(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function hu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:l})=>[
a,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>uo(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:ai(a)})),...i.map(r)]}import{gutter as mu,GutterMarker as pu,RangeSet as li,StateEffect as gu,StateField as wu}from"../vendor/codemirror-6.js";var bu=6,ci=gu.define(),mo=class extends pu{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return k("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},po=wu.define({create:()=>li.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(ci)&&(n=vu(t.state.doc,o.value));return n}}),ui=[po,mu({class:"cm-heat",markers:e=>e.state.field(po)})];function go(e,t){e.dispatch(
{effects:ci.of(t)})}function fi(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(po,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function yu(e,t){return e&&
t>1?Math.round(bu*Math.log(e)/Math.log(t)):0}function vu(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return li.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?a:"no ground instances on this board";return new mo(Math.max(1,yu(i,n)),l).range(e.line(r).from)}))}var wo=({puzzle:e})=>`encodings/${e}.lp`,ku=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,di=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function lt(e,{file:t}){
return di(t,wo(e))?"rules":di(t,ku(e))?"facts":null}function hn(e,t,n=1/0){let o=lt(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as $u}from"../vendor/codemirror-6.js";var _u={error:"error",warning:"warning",note:"info",info:"info"},Su={error:"\u2716",warning:"\u25B2",info:"\u25CF"},hi=["error","warning","info"],je=e=>Xe(e)?"w\
arning":_u[e.kind??""]??"error";function mi(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>hi.indexOf(je(n))-hi.indexOf(je(o))||(n.line??0)-(o.line??0))}function pi(e,t){let{doc:n}=e.state,o=t.map(s=>({...bo(
n,s),severity:je(s),message:s.text}));e.dispatch($u(e.state,o))}function bo(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function gi(e,t,n){return e.map(o=>{let s=je(o);return k("li",{},k("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},k("span",{class:"sign","aria-hidden":"true"},Su[s]),k("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),k("span",{class:"place"},t(o)),k("span",{},
o.text)))})}function wi(e,t){let n=Object.keys(e),o={rules:k("span",{class:"badge",hidden:!0}),facts:k("span",{class:"badge",hidden:!0})},s=n.map(l=>k("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=k("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let f=(s.findIndex(h=>h===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[f]),s[f].
focus(),l.preventDefault()});function i(l){for(let c of s){let f=c.dataset.tab===l;c.setAttribute("aria-selected",String(f)),c.tabIndex=f?0:-1,e[c.dataset.tab].
dom.hidden=!f}t(l)}function a(l,c,f){o[l].textContent=String(c),o[l].hidden=!c,o[l].className=`badge ${f}`,o[l].setAttribute("aria-label",`${c} ${f}${c===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as xu}from"../vendor/codemirror-6.js";var bi=xu.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var yo=z.StateEffect.define(),Ou=2500,Eu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(yo)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),zu=/^%\s*-{3,}/,
Au=z.StateField.define({create:e=>yi(e.doc),update:(e,t)=>t.docChanged?yi(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function yi(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);zu.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function vi({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,Yr,z.syntaxHighlighting(Zr),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Eu,Au,bi,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>z.EditorState.create({doc:l,extensions:r}),a=new z.EditorView({state:i("")});return Cu(a),{view:a,open:l=>a.setState(i(l))}}function Cu(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function mn(e,t,{isUndoable:n=!1}={}){
let o=Tu(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function Tu(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function ki(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),yo.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:yo.of(null)}),Ou)}var Mu={rules:"Rules",facts:"Facts"},Lu={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function $i(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[ti(n),ui,fo(t),Nu.lineWrapping],facts:[fo(t)]},a="rules",l={},c={};for(let[h,d]of Object.entries(Mu))l[h]=vi({words:Lu[h],hint:o,extensions:i[h],onText(u){
let{[h]:m,saved:p}=r.now;be(m)!==u&&r.change({[h]:Du(u,p[h])},{undoable:!1})},onMove(u){h===a&&s(h,u)}}),c[h]={words:d,dom:k("div",{class:"text"},l[h].view.dom)};
let f=wi(c,h=>{a=h,l[h].view.requestMeasure(),s(h,l[h].view.state)});return{tabs:f,panels:Object.values(c).map(({dom:h})=>h),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(a,l[a].view.state),take(h,d){let u=h.puzzle!==d.puzzle;if(u){l.rules.open(be(h.rules));let{view:m}=l.rules;m.dispatch({effects:ei(m.state.doc)}),
m.scrollDOM.scrollTop=0}else mn(l.rules.view,be(h.rules));u||h.instance!==d.instance?l.facts.open(be(h.facts)):mn(l.facts.view,be(h.facts))},putBack(){mn(l.rules.
view,be(r.now.saved.rules),{isUndoable:!0})},reveal(h){let d=lt(r.now,h);if(d===null)return!1;let{view:u}=l[d];e.emit("pane","rules"),f.show(d);let{from:m}=bo(u.
state.doc,h);return ki(u,m),!0}}}var be=e=>e.replace(/\r\n?/g,`
`);function Du(e,t){return e===be(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var ju={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
gn=["the saved rules","the new rules"],pn="Comparing their answers on this board \u2026",_i=["rules","facts","constants"],Si=12;function Oi(e,t){let{store:n}=e,
o=k("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,c,f=null)=>{r=c;let h=[xi("Put it back",t)];if(f?.frames.
length){let d=`Show a board that only ${gn[f.by]} accept`;h.unshift(xi(d,()=>Wu(e,f)))}o.replaceChildren(k("p",{class:"changes-title"},Pu(l)),k("p",{},c),k("div",
{class:"group"},h)),o.hidden=!1},a=({rules:l,saved:c})=>!!c.rules&&be(l)!==be(c.rules);return n.on(_i,()=>{!o.hidden&&r!==pn&&i([],pn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:c}=n;if(!a(c))return s();let f=[];o.hidden&&i([],pn);let h=()=>_i.some(u=>n.now[u]!==
c[u]),d=(u,m)=>{u==="statuses"&&!h()&&i(f=m.statuses,pn)};try{let u=await X("diff",M(c),{signal:l,onEvent:d});return h()?void 0:u.verdict===null?s():i(f,Iu(u,f),
u.by===null?null:u)}catch(u){if(!(u instanceof K))throw u;return i(f,`The answers could not be compared: ${u.message}`)}}}}var xi=(e,t)=>k("button",{type:"butto\
n",onclick:t},e);function Pu(e){if(!e.length)return"The rules are changed";let t=Ei(e),[n,o]=e.map(({status:s,cost:r})=>ju[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var Ei=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Iu({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${Ru(o)}`;return`On this board there is an answer that onl\
y ${gn[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":Ei(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function Ru(e){let t=e.length-Si;return e.slice(0,Si).join(", ")+(t>
0?` and ${t} more`:"")}function Wu(e,{by:t,frames:n,broken:o}){let s=Bu(o).map(i=>`For ${gn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${gn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function Bu(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function zi(e){let t=k("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(f=>f.name===r)?.default,
{[r]:l,...c}=e.now.constants;e.change({constants:i===""||i===a?c:{...c,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>k(
"label",{title:i.words},k("code",{},i.name),Fu(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(l=>l.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function Fu({name:e,default:t,choices:n},o){let s=i=>o(e,F(i).value.trim()),r={
constant:e};return n.length?k("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>k("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):k("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Ai(e,{views:t,tabs:n},o){let s=k("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=mi(r);for(let[c,f]of Object.
entries(t)){let h=l.filter(u=>lt(e.now,u)===c);pi(f,h.filter(({line:u})=>u));let d=u=>h.filter(m=>je(m)===u).length;n.count(c,d("error")||d("warning"),d("error")?
"error":"warning")}s.replaceChildren(...gi(l,a,o)),s.hidden=!l.length}let a=l=>{let c=lt(e.now,l);return hn(e.now,l,c?t[c]?.state.doc.lines:void 0)};return{dom:s,
tell(l,c){r={...r,[l]:c},i()},forget(){r={},i()}}}var Ci="pylogic:rules",Hu="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Ti="pylogic:heat",Uu="How often each rule is use\
d on this board: its ground instances, beside its lines";function Ku(e){let{store:t}=e,n=ef(),o=k("span",{class:"said"}),s=k("input",{type:"checkbox",checked:localStorage.
getItem(Ti)!=="off"}),r=k("label",{class:"heat-switch",title:Uu},s,"Heat bar"),i=$i(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(c,f){r.hidden=
c!=="rules",o.textContent=c==="rules"&&s.checked&&fi(f,f.selection.main.head)||""}}),a=c=>{i.reveal(c)||Zu(e,c)},l={app:e,texts:i,vocabulary:n,box:s,element:T("\
#rules"),constants:zi(t),findings:Ai(t,i,a),changes:Oi(e,()=>Yu(e,i))};l.element.append(k("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.panels,
l.changes.dom,l.findings.dom,k("p",{class:"editor-status"},o,k("span",{class:"hint",id:"editor-hint"},Hu))),i.tabs.show("rules"),qu(e,l.element.id),Vu(l,a)}function qu({
store:e,when:t},n){let o=localStorage.getItem(Ci)==="open",s=k("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the computer reads t\
hem",onclick:()=>{o=!o,localStorage.setItem(Ci,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle("folded",!o&&!i),
s.setAttribute("aria-expanded",String(o)),s.hidden=i};T("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function Vu(e,t){let{app:n,
texts:o,findings:s}=e,{store:r,overview:i}=n,a=pe(),l=()=>a(f=>Xu(e,f)),c=(f,h)=>{f.puzzle!==h.puzzle&&Ju(e),o.take(f,h)};r.on(["puzzle","instance","rules","fac\
ts"],c),r.on(["puzzle","instance","rules","facts","constants","saved"],l),c(r.now,{puzzle:""}),n.when("problems",f=>s.tell("solve",f??[])),n.when("reveal",t),n.
when("cancel-all",()=>{a.stop(),i.drop("rules"),i.drop("spots"),l()}),Gu(e,l)}function Gu({box:e,element:t,texts:n},o){let s=()=>t.classList.toggle("cold",!e.checked);
e.addEventListener("change",()=>{localStorage.setItem(Ti,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function Ju({vocabulary:e,constants:t,changes:n,
findings:o,texts:s}){e.forget(),t.show([]),n.hide(),go(s.views.rules,[]),o.forget()}function Yu(e,t){t.putBack(),e.emit("message",{words:"The saved rules are ba\
ck. Ctrl-Z in the editor brings your change back."})}function Zu(e,t){if(!t.file)return;let n=hn(e.store.now,{file:t.file});e.emit("message",{words:`That is lin\
e ${t.line} of ${n}, a library that the rules include.`})}async function Xu(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,changes:a,findings:l,
texts:c,box:f}=e,{now:h}=o;if(!h.puzzle)return;let d=s.ask("rules"),u=f.checked?s.ask("spots"):s.drop("spots");u?.catch(()=>{});try{let m=await d;if(m===void 0||
t.aborted)return;if(await r.learn(()=>ni(c.views.rules,r.wordsOf)),l.tell("asked",[]),l.tell("lint",m.problems),n.emit("game",m.game),m.predicates!==null&&r.learnOwn(
m.predicates),m.constants!==null&&(i.show(m.constants),i.tidy()),m.problems.some(b=>je(b)==="error"))return a.stop();await a.update(t);let p=await u;p&&!t.aborted&&
Qu(h,c,p.rules)}catch(m){if(!(m instanceof K))throw m;let p=[{text:`Not checked: ${m.message}`,kind:"note",file:null,line:null,column:null}];l.tell("asked",m.problems.
length?m.problems:p)}}function Qu(e,t,n){go(t.views.rules,n.filter(({file:o})=>o===wo(e))),t.look()}function ef(){let e={parts:[],predicates:[],directives:[],own:[]};
return{known:e,wordsOf:t=>e.parts.find(n=>uo(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await re("vocabulary")),t())},learnOwn(t){e.own=t},
forget(){e.own=[]}}}var To={};ve(To,{start:()=>Mf});function Ni({app:e,card:t,check:n,pointed:o}){let s=me(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},l=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||l.length?{cause:r,effect:i,wrong:l}:null)});N(()=>e.emit("highlight",JSON.parse(s.value)))}var Nt=e=>e.join(",");function Mi(e,t){
let n=new Set(t.map(Nt));return e.filter(o=>!n.has(Nt(o)))}function ct(e){return[...new Map(e.map(t=>[Nt(t),t])).values()]}var tf=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function bn({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let l=St(()=>me(()=>{let{
row:m,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(v=>Nt(v)===`${m},${p}`)?"sentence about":"sentence"}),[n]),c=()=>{t.value={effect:o,cause:Mi(
s,o),wrong:r}},f=()=>{t.value=null},[,h,d]=/^(.*): (.*)$/.exec(n)??[null,null,n],u=new Map(i.filter(m=>m.clue===null).map(m=>[m.place,m]));return S`<li class=${l} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${c} onfocusin=${c} onmouseleave=${f} onfocusout=${f}>
    ${h!==null&&S`<p>${wn(e,`${le(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${wn(e,le(d))}</p>
    ${u.size>0&&S`<p class="sources">${[...u.keys()].map(m=>ko(e,m))}</p>`}
  </li>`}var Li=({cells:e,because:t,...n})=>S`<${bn} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,yn=({parts:e,broken:t})=>S`<ul class="sentences">${t.map(n=>S`<${Li} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,vn=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>S`<ul class="sentences">
  <${bn} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&S`<${kn} parts=${e} chain=${r} />`}</ul>`,kn=({parts:e,chain:t})=>S`<li class="chain"><ol class="sentences">
  ${t.map(n=>S`<${Li} parts=${e} ...${n} />`)}</ol></li>`,le=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),wn=(e,t)=>t.split(tf).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return S`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function ko(e,t){let n=nf(t);return n&&S`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${$o(n,e.store.now)}</button>`}function nf(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function $o({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ut=e=>ct(e.flatMap(t=>t.cells));var Di="How the answer follows",ji=10;function Pi({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};N(()=>{e.task&&s()}),t("cancel-all",
s);function r(l){s(),n=new AbortController;let c={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},f=(h,d)=>{c.events.push({name:h,data:d}),
c.wake()};return c.end=X("explain",M(e.now,l===null?{}:{most:l}),{signal:n.signal,onEvent:f}),c.end.catch(()=>{}).finally(()=>{c.hasEnded=!0,c.wake()}),o=c}async function*i(l){
for(let c=0;;c+=1){for(;c===l.events.length&&!l.hasEnded;)await new Promise(f=>{l.wake=()=>f(null)});if(c===l.events.length)return;yield l.events[c]}}async function a(l,c){
l.addEventListener("abort",s);try{return await c()}finally{l.removeEventListener("abort",s)}}return{next:l=>a(l,async()=>{let{marks:c}=e.now,f=o&&Object.entries(
o.marks).every(([h,d])=>c[h]===d);for(let h=o&&f?o:r(ji);;h=r(ji)){let d=[],u=[],m=null;for await(let{name:p,data:b}of i(h)){p==="own"&&(m=b),p==="step"&&d.push(
b),u.push(...(b.frames??[]).flatMap(w=>w.looks??[]));let v=of(m,d,c);if(v.length)return{steps:v,looks:u,end:null}}if(h.marks===c)return{steps:[],looks:u,end:await h.
end}}}),follow:(l,c)=>a(l,async()=>{let f=o&&o.most===null&&o.marks===e.now.marks?o:r(null);for await(let{name:h,data:d}of i(f))c(h,d);return f.end})}}function of(e,t,n){
let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>_o(r,n)));return o?[...o.needs.map(s=>t[s]),o]:[]}function _o(e,t){let[n,o]=sn(e);return t[n]===o}function So({
conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Ii(e){let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s===
"none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Di,"Looking for the first step \u2026",async r=>{let i=$n(e,Di),a=C([]),
l=C(null);t.add([S`<${rf} parts=${e} film=${i} steps=${a} end=${l} />`]);let c=await o.follow(r,(f,h)=>{h.frames&&i.add(h.frames.map(d=>({...d,...sf(f,h)}))),f===
"step"&&(a.value=[...a.value,h],t.tell(`${V(a.value.length,"step")} so far \u2026`))});if(c.status==="none")return So(e,c);if(c.status==="multiple")return e.several.
ask();l.value=c},{isTrue:Oe(e.app.store)})}function sf(e,{words:t,sentence:n,cells:o}){return e!=="step"?{name:"Before the first step"}:{name:le(t),captions:[le(
n)],settled:o}}function rf({parts:e,film:t,steps:n,end:o}){return S`${o.value&&S`<p>${lf(o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>S`<${af} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function af({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=oe(null);return Y(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),S`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${le(n.words)}</button>
    <${vn} parts=${e} step=${n} /></li>`}function lf({grade:e,complete:t,interrupted:n},o){let s=V(o,"step");if(n)return`${s} so far: this was stopped before th\
e end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The re\
st does not follow by explanations.")}function $n({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=c=>t.play(r={title:n,frames:[...o],
looks:s,at:c}),l=ae(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(c){o.
push(...c),s.push(...c.flatMap(f=>f.looks??[]).map(f=>({svg:f}))),r!==null?l():o.length&&a(0)},goTo(c){a(Math.min(c,o.length-1)),e.emit("pane","board")}}}function Ri({app:e,place:t,pointed:n}){let o=C(null),s=C(null),r=new Set,i=new AbortController,a=null,l=()=>{i.abort(),s.value=null},c=()=>{l(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},f={get cells(){return o.value?.cells?.()??null},show(u,m,p={}){let{task:b}=e.store;t.card.contains(document.
activeElement)&&T("h2",t.card).focus(),c(),r.delete(u),o.value={name:u,body:m,isTrue:()=>e.store.task===b,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:u=>o.peek()===null&&!r.has(u),add(u,m={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...u],...m})},
async work(u,m,p,b){f.show(u,[],b),s.value=m;let v=i=new AbortController;try{await p(v.signal)}catch(w){w.name!=="AbortError"&&!v.signal.aborted&&f.add([S`<p class=${cf(
w)?"failure":null}>${_n(w)}</p>`])}finally{i===v&&(s.value=null)}},tell(u){s.value=u},play(u){a=u,e.emit("film",u)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){c(),o.value=null}};N(()=>{o.value?.isTrue()===!1&&q(f.close)}),N(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=me(()=>o.value?.overlay??
null);N(()=>e.emit("overlay",h.value)),N(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),f.close()});function d(){let{name:u,body:m}=o.value??
{name:"",body:[]};Y(()=>{u&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(u),f.close()},b=()=>{l(),f.add([S`<p class="soft">Cancelled.</p>`])};
return S`
      <header><h2 tabindex="-1">${u}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${m}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${b}>Cancel</button>
      </div>`}return Q(S`<${d} />`,t.card),N(()=>{let{focused:u}=e.state;u.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),f}var cf=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function _n(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return le(n.replace(/^encodings\/\S+: /,""))}var uf=2e3;function Wi({store:e,overview:t,emit:n}){let o=C({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:c}=e;if(!c.puzzle)
return;let f=performance.now(),h={count:0,cost:[]};try{let d=await t.ask("solve",(u,m)=>{h=m});d!==void 0&&e.task===c&&i(d)}catch(d){if(e.task!==c)return;if(d.interrupted)
return i(ff(h,d.interrupted,performance.now()-f));o.value={outcome:null,error:d,isOld:!1},n("solved",null),d.status===0?s=setTimeout(r,uf):n("problems",d.problems??
[])}}function i(c){o.value={outcome:c,error:null,isOld:!1},n("problems",c.remarks),n("solved",xo(c))}let{puzzle:a,instance:l}=e.now;return N(()=>{let{task:c}=e,
f=c.puzzle!==a||c.instance!==l;({puzzle:a,instance:l}=c),q(()=>{o.value=f?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.value}}}
var ff=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{solve_seconds:o/
1e3}});function xo({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({atoms:s})=>s)}}function Bi({app:e,place:t,solving:n}){let o=C(null),s=new AbortController;async function r(l){let c=s=new AbortController;o.value={of:l,far:"Counting \u2026"};
try{let f=await X("count",M(e.store.now,{marks:[]}),{signal:c.signal,onEvent:(h,{count:d})=>{o.value={of:l,far:`at least ${d.toLocaleString("en")} \u2026`}}});o.
value={of:l,all:f}}catch(f){c.signal.aborted||(o.value={of:l,refusal:_n(f)})}}N(()=>{n.now.isOld&&s.abort()}),N(()=>{let{isOld:l}=n.now;t.status.setAttribute("a\
ria-busy",String(l)),t.status.classList.toggle("old",l),t.status.dataset.kind=i().kind??""});function i(){let{outcome:l,error:c}=n.now,f=o.value?.of===l?o.value?.
all:void 0;return c?hf(c):l===null?{words:"\u2026"}:{...Oo(l),...f&&df(f)}}function a(){let{outcome:l,isOld:c}=n.now;if(l?.status!=="multiple")return null;let{of:f,
far:h,refusal:d,all:u}=o.value??{};return f===l&&u?null:f!==l||!h||c?S`${f===l&&d} <button type="button" onclick=${()=>r(l)}>Count them all</button>`:S`<span class="spinner" aria-hidden="true"></span><span>${h}</span>
      <button type="button" onclick=${()=>{s.abort(),o.value={of:l,refusal:"Counting was cancelled."}}}>Cancel</button>`}return function(){let{words:c,detail:f}=i();
return S`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${c}</strong><span class="soft">${f}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${mf(e,n.now.error)}<${a} /></div>`}}function df({count:e,exhausted:t,horizon:n}){let o=n===null?null:`in ${n} steps; longer ones were no\
t counted`;return{words:t?`${V(e,"answer")}, all counted`:`At least ${V(e,"answer")}`,detail:[o,t?null:"not all were counted"].filter(Boolean).join(" \xB7 ")}}function Oo(e){
let{status:t,cost:n,count:o,horizon:s}=e,r=xo(e).seconds,i=e.interrupted?null:`${r.toFixed(2)} s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),
l=n.join(" "),c=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,f={unique:["One answer, proved","good"],multiple:["More than one ans\
wer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${l}`,"good"],found:[n.length?`${c}: the best so far is ${l}, not proved`:`${c}\
: ${V(o,"answer")} found so far`,"warn"],interrupted:[`${c}: no answer found so far`,"warn"]}[t];return{words:f[0],detail:a,kind:f[1]}}function hf(e){return e.status===
0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"\
Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:_n(e),kind:"warn"}:e.problems.length&&e.problems.every(Xe)?{words:"T\
he board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.
message,kind:"bad"}}var mf=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=le($o(n,e.store.now)),s=()=>e.emit("reveal",n);return S`<p class="status-problem">${n.
line!==null&&S`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.text}</p>`});var Eo=200;async function Fi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=$n(e,"Solution"),i=null;await X("answers",M(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,l)=>{i=l,r.add(Ui(l,"Solution"))}}),n.add([i===null?
S`<p>No answer was found.</p>`:S`<${pf} parts=${e} answer=${i} />`])})}function pf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,r=()=>{
e.emit("film",null),e.emit("fill",n)};return S`
    <p>${s&&`${Oo(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&S`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&S`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function Hi(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=$n(e,"All answers"),i=C([]),a=()=>{let h=i.value,d=Math.
max(h.findLastIndex(({first:m})=>m<=(r.at??0)),0),u=m=>r.goTo(h[Math.min(Math.max(d+m,0),h.length-1)].first);return S`<div>
        <div class="row"><button type="button" onclick=${()=>u(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${d+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>u(1)}>Next</button></div>
        ${h.map(({frames:m,atoms:p})=>m.length===0&&S`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([S`<${a} />`]);let l=await X("answers",M(t.store.now,
{marks:[],most:Eo}),{signal:s,onEvent:(h,d)=>{i.value=[...i.value,{...d,first:r.length}],r.add(Ui(d,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),c=i.value.some(({cost:h})=>h.length>0),f=o.now.outcome?.horizon;n.add([S`<p>${gf({...l,isBest:c,horizon:f},i.value.length)}</p>`])})}var Ui=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function gf({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<Eo?"There may be others.":`The first ${Eo}; there may be more.`}var Ki="pylogic:check",wf=250,bf=400,qi=3,yf="Whether this can be completed was not found out in time.";function Vi(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=pe(),i=C(localStorage.getItem(Ki)==="on"),a=C(null),l=null,c=!1,f=(w,g,y)=>{a.value={kind:w,words:g,of:t.now.marks,...y}},h=()=>{a.value=null},d=()=>{i.value=
!i.value,localStorage.setItem(Ki,i.value?"on":"off"),l=null,u()};async function u(w=!1){let{outcome:g,isOld:y}=s.now,{marks:_}=t.now,$=w||c&&_===l;if(w)l=_;else if(!$&&
_===l&&!y)return;let O=Object.keys(_).length===0;c=$&&y&&!O;let x=($||i.value)&&!y&&g!==null&&!O;if(!x||g.status==="none"||g.horizon!==null)r.stop(),x&&g.horizon===
null?f("bad","There is no answer at all"):$&&O?f("unsure","Nothing is entered yet."):c?f("unsure","checking \u2026"):h();else if(!$)await p("rules");else{let E=g.
status==="unique"?new Set(g.answers[0].atoms):null;E===null?await p("all"):m(E,_)&&await p("reasons")}}function m(w,g){let y=zo(w,g),_=ct(y.map(Ao).filter($=>$!==
null));return y.length?f("bad",`${_.length} ${Mt(_)}${_.length===1?" is":"s are"} wrong`,{cells:_}):(r.stop(),f("good",n.finished.value?"Solved!":"So far so goo\
d")),y.length>0}async function p(w){let g=w==="all"?setTimeout(()=>f("unsure","checking \u2026"),a.value?bf:0):0,y;try{y=await r($=>B("judge",M(t.now),$))}catch($){
w==="all"&&$.interrupted?f("unsure",yf):w!=="reasons"&&h();return}finally{clearTimeout(g)}if(y===void 0)return;let _=w==="reasons"?a.value&&{...a.value,broken:y.
broken.slice(0,qi)}:vf(w,y,n.finished.value);a.value=_&&{..._,of:t.now.marks}}let b=ae(wf,()=>u()),{marks:v}=t.now;return N(()=>{t.now.marks!==v&&({marks:v}=t.now,
r.stop(),Object.keys(v).length||h(),b())}),N(()=>{s.now&&n.finished.value!==null&&q(u)}),o("cancel-all",()=>{r.stop(),h()}),{look:u,toggle:d,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function Gi(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return S`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?S`<span class="soft">${s}</span>`:s&&S`<strong>${s}</strong>`}
      ${i.length>0&&S`<${yn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&S`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function vf(e,{possible:t,broken:n},o){let s={broken:n.slice(0,qi),cells:ut(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Mt=e=>e.every(t=>t.length>2)?"line":"cell",zo=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Ao(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var kf=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Co="Why there is no answer",Sn="Why this is wrong",$f="Which rule is wrong",_f=12,Sf=600;function Ji(e){let{
app:t,card:n,solving:o}=e,s=()=>l(Co,!1),r=()=>n.work(Sn,"Looking for what it breaks \u2026",async u=>{let{broken:m}=await B("judge",M(t.store.now),u);if(!m.length)
return c(Sn,!1,u);n.add([S`
      <p>What you entered breaks a rule already:</p>
      <${yn} parts=${e} broken=${m.slice(0,_f)} />
      <${a} />`],{cells:()=>({wrong:ut(m)})})},{isTrue:Oe(t.store)}),i=()=>n.work($f,"Looking for what refuses it \u2026",async u=>{let{is_answer:m,reasons:p}=await B(
"why",M(t.store.now),u);if(m)return n.add([S`<p>Some answer has all of it.</p>`]);n.add([S`<ul class="sentences"><${kn} parts=${e} chain=${p.flatMap(b=>Yi(b))} /></ul>`],
{cells:()=>({wrong:ut(p)})})},{isTrue:Oe(t.store)}),a=()=>S`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`,l=(u,m)=>n.work(u,m?"Looking for the smallest reas\
on \u2026":"Looking for a reason \u2026",p=>c(u,m,p),u===Sn?{isTrue:Oe(t.store)}:{});async function c(u,m,p){let b=($,{size:O,bound:x})=>n.tell(`${O} clues and \
rules so far${x?`, at least ${x} are needed`:""} \u2026`),v=u===Co?{marks:[]}:{},w=M(t.store.now,{...v,smallest:m}),g=await X("conflicts",w,{signal:p,onEvent:b});
if(g.status!=="none")return n.add([S`<p>There is an answer now.</p>`]);if(!g.conflicts.length)return n.add([S`<p>The reason was not found in time.</p>`]);let y=g.
conflicts[0],_=ct(ut(y.because));n.add([S`<${f} title=${u} conflict=${y} />`],{cells:()=>({cause:_,wrong:y.cells})})}function f({title:u,conflict:{because:m,cells:p,
chain:b,smallest:v,minimal:w}}){let g=m.filter(_=>_.clue!==null),y=m.filter(_=>_.clue===null);return S`
      <p>${b.length?"It leads to a contradiction:":xf(p.length>0,g,y)}</p>
      ${h("The clues: ",g.map(_=>_.words).join("; "))}
      ${h("What you entered: ",p.join(" "))}
      ${b.length?S`<ul class="sentences"><${kn} parts=${e} chain=${b} /></ul>`:S`<ul class="sentences either">${y.map(_=>S`<${bn} parts=${e} words=${_.words} cause=${_.
cells} lines=${[_]} />`)}</ul>`}
      <p class="soft">${v?"No reason is smaller.":w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${u===Sn&&S`<${a} />`}
      ${!v&&S`<div class="row">
        <button type="button" onclick=${()=>l(u,!0)}>The smallest reason</button></div>`}`}let h=(u,m)=>m&&S`<p>${u}${wn(t,Of(m))}</p>`,d=ae(Sf,()=>{let{outcome:u,
isOld:m}=o.now;!m&&u?.status==="none"&&u.horizon===null&&n.mayCome(Co)&&s()});return N(()=>{o.now&&d()}),{ofPuzzle:s,ofMarks:r}}function Yi({words:e,place:t,cells:n,
because:o},s=0){return[{words:e,cells:n,because:t===null?[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>Yi(i,s+1))]}function xf(e,t,n){let o=[
t.length?t.length===1?"this clue":`these ${t.length} clues`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of \
these ${n.length} happens`;return`${o?`With ${o}, whatever`:"Whatever"} one does, ${s}:`}function Of(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} mo\
re `;return e.replace(kf,t).trimEnd()}var xn="Hint";async function En(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(xn,[S`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(On(e).length)return o.show(xn,[S`<${Ef} parts=${e} />`],{isTrue:()=>On(e).length>0,cells:()=>({wrong:Xi(On(e))})});await o.work(
xn,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:l,end:c}=await s.next(i);if(c?.status==="none")return So(e,c);if(c?.status==="multipl\
e")return o.add([S`<${Af} ...${e} />`]);if(t.now.marks!==r)return o.add([S`<p>The board has changed meanwhile: ask again.</p>`]);if(c)return o.add([S`<p>${Cf(c,
r)}</p>`]);let{cells:f,causes:h}=a[a.length-1];o.add([S`<${zf} parts=${e} steps=${a} looks=${l} />`],{cells:()=>t.now.marks===r?{effect:f,cause:h}:null})},{isTrue:Oe(
t)})}function On({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?zo(new Set(n.answers[0].atoms),e.store.now.marks):[]}var Xi=e=>e.
map(Ao).filter(t=>t!==null);function Ef({parts:e}){let{store:t}=e.app,n=On(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return S`
    <p>First this: ${o?"one":n.length} ${Mt(Xi(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function zf({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=oe(null);Y(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:l,name:c,frames:f,has_candidates:h}=t[t.
length-1],d=l.every(b=>_o(b,o.now.marks)),u=()=>{let{marks:b}=o.now;o.change({marks:{...b,...Object.fromEntries(l.map(sn))}})},m=()=>{u(),En(e)},p=()=>s.play({title:xn,
frames:f,looks:n.map(b=>({svg:b})),at:0});return S`
    <p class="look">Look at <${Zi} colour="effect" cells=${i} />${a.length>0&&S` and <${Zi} colour="cause" cells=${a} />`}.<span class="soft"> (${c})</span></p>
    ${t.map(b=>S`<${vn} parts=${e} step=${b} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${d} onclick=${u}>Do it</button>
      <button type="button" onclick=${m}>${d?"Next hint":"Do it, and the next"}</button>
      ${h&&S`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var Af=({several:e})=>S`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,Zi=({colour:e,cells:t})=>S`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Mt(t)}`:`these ${t.length} ${Mt(t)}s`}</span>`;function Cf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var Qi="More than one answer",Tf=300;function ta(e){let{app:t,card:n,solving:o}=e,s=()=>n.show(Qi,[S`<p>This board has more than one answer. What would you like to see?</p>`,
S`<${r} />`]),r=({but:m})=>S`<div class="row">
    ${m!==a&&S`<button type="button" onclick=${a}>What they share</button>`}
    ${m!==l&&S`<button type="button" class="served" onclick=${l}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${c}>Clues that would leave one</button></div>`,i=(m,p)=>B("differences",M(t.store.now,{marks:[],extra:p}),m),a=()=>n.
work("What all answers share","Comparing all answers \u2026",async m=>{let{status:p,cautious:b,brave:v}=await i(m,!1);if(!d(p)){if(b===null)return n.add([S`<p>The answers were not all compared in time.</p>`]);
n.add([S`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${b.length} of ${v.length} are certain.</p>
      <${r} but=${a} />`],{overlay:{certain:b,possible:v}})}}),l=()=>n.work("Two answers","Looking for two answers \u2026",async m=>{let{status:p,picture:b}=await i(
m,!1);if(!d(p)){if(b===null)return n.add([S`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:b}],at:0}),n.add([S`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${r} but=${l} />`])}}),c=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async m=>{let{status:p,offers:b,proof:v}=await i(m,
!0);if(d(p))return;if(!b.length)return n.add([S`<p>No clues were found that would leave one answer.</p>`]);let w=b.length===1,g=()=>h(b),y=()=>t.emit("clues",g().
map(({atom:_})=>_));n.add([S`
      <p>${w?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${b.length} clues would leave one answer (${v}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${y}>${w?"Add it":"Add all"}</button></div>`],{ghosts:g,isTrue:f(b)})});function f(m){let p=({
puzzle:v,rules:w,constants:g,facts:y})=>JSON.stringify([v,w,g,m.reduce((_,{atom:$})=>_.replace(`${$}.`,""),ea(y))]),b=p(t.store.now);return()=>h(m).length>0&&p(
t.store.now)===b}let h=m=>m.filter(({atom:p})=>!ea(t.store.now.facts).includes(`${p}.`));function d(m){return m!=="multiple"&&n.add([S`<p>There is no longer more than one answer.</p>`]),
m!=="multiple"}let u=ae(Tf,()=>{let{outcome:m,isOld:p}=o.now;!p&&m?.status==="multiple"&&m.horizon===null&&n.mayCome(Qi)&&s()});return N(()=>{o.now&&u()}),{ask:s,
share:a}}var ea=e=>e.replaceAll(/%.*|\s/g,"");var na=({app:e,card:t})=>t.work("Rules that this board does not need","Trying without each rule \u2026",async n=>{let o=a=>S`<ul class="sentences">${a.map(({words:l,
place:c})=>S`<li class="sentence">
      <p>${le(Nf(l))}</p><p class="sources">${ko(e,c)}</p></li>`)}</ul>`,{rules:s,unexercised:r,interrupted:i}=await B("unneeded",M(e.store.now,{marks:[]}),n);t.
add([S`
      <p>${s.length?"All of these could be deleted at once: the answers of this board would stay the same.":i?"None was found so far.":"It needs every rule that\
 it uses."}</p>
      ${o(s)}
      ${r.length>0&&S`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${o(r)}
      ${i&&S`<p>The search was cut short: there may be more.</p>`}`])}),Nf=e=>e.replaceAll(/\{([^{}]*)\}/g,"$1");var oa=matchMedia("(max-width: 60rem)");function Mf(e){let t={status:k("section",{class:"assistant-status","aria-label":"Answers"}),buttons:k("div",{class:"assi\
stant-buttons"}),check:k("section",{class:"assistant-check","aria-label":"Check while you play"}),card:k("section",{class:"assistant-card","aria-label":"What th\
e assistant says"}),more:k("div",{class:"assistant-more"})};T("#assistant").append(t.status,t.buttons,t.check,t.card,t.more);let n=()=>oa.matches?T("#board").append(
t.card):t.check.after(t.card);oa.addEventListener("change",n),n();let o={app:e,place:t,pointed:C(null),solving:Wi(e)};o.card=Ri(o),o.derivation=Pi(e),o.conflicts=
Ji(o),o.several=ta(o),o.check=Vi(o),Ni(o),N(()=>{t.check.hidden=!e.state.playable.value}),e.when("hint",()=>En(o)),Q(S`<${Bi(o)} />`,t.status),Q(S`<${Lf} parts=${o} />`,
t.buttons),Q(S`<${Gi} ...${o} />`,t.check),Q(S`<button type="button" class="quiet served" title="Rules without which its answers would be the same"
    onclick=${()=>na(o)}>Which rules does this board not need?</button>`,t.more)}var Lf=({parts:e})=>S`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>En(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Ii(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Fi(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>Hi(e)}>Answers</button>`;var Ho={};ve(Ho,{start:()=>od});function sa(e,t){let n=pe(),o=C(null),s=null,r=async()=>{let{puzzle:a,instance:l,rules:c,facts:f}=e.store.now,h=JSON.stringify([a,l,c,f]);if(!(!a||h===s)){s=h;try{
o.value=await n(d=>B("choices",M(e.store.now,{marks:[]}),d))??o.value}catch{s=null}}},i=ae(1e3,()=>{t()&&r()});return e.store.on(["puzzle","instance","rules","f\
acts"],i),{get now(){return o.value},refresh:r}}var Do={};ve(Do,{NAME:()=>ua,TITLE:()=>jf,create:()=>Rf});function ft({app:e,id:t,hidden:n,name:o,words:s,topic:r,action:i,isOff:a=!1,job:l,onSubmit:c,children:f,note:h,result:d}){return S`<form class="work-form" id=${t} hidden=${n} aria-label=${o} onsubmit=${m=>{
m.preventDefault(),c()}}>
    <p class="soft">${s} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${o}" onclick=${()=>e.emit("guide",r)}>?</button></p>
    <div class="fields">${f}</div>
    ${h}
    <div class="actions">
      <button type="submit" class="primary" disabled=${a||l.isAtWork}>${i}</button></div>
    <${l.Progress} />
    ${d}
  </form>`}function dt(e,t,n){let o=C(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},
i={get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a,l=()=>({})){let c={...o.value,...a,...r()};
o.value={...c,...l(c)}},of:a=>({name:a,value:o.value[a],oninput:l=>i.set({[a]:F(l).value})})};return i}var J=({label:e,title:t="",hidden:n=!1,children:o})=>S`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
se=(e,t,n,o,s)=>S`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function Pe(e,t,n){let o=n.some(([s])=>s===e.now[t]);return S`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>S`<option key=${s} value=${s}>${r}</option>`)}</select>`}function ra({values:e,name:t,legend:n,options:o}){let s=e.now[t],r=o.length===0||o.
length===1&&s.includes(o[0][0]),i=a=>e.set({[t]:o.map(([l])=>l).filter(l=>s.includes(l)!==(l===a))});return S`<fieldset class="ticks" hidden=${r}><legend>${n}</legend>
    ${o.map(([a,l,c=""])=>S`<label key=${a} title=${c}><input type="checkbox"
      name=${t} value=${a} checked=${s.includes(a)} onchange=${()=>i(a)} /> ${l}</label>`)}
  </fieldset>`}function zn({text:e}){let t=oe(null);return Y(()=>t.current?.replaceChildren(ie(e)),[e]),S`<span class="picture" aria-hidden="true" ref=${t}></span>`}function ht(e,t=["rules","facts","constants"]){let n=C(null),o=C(0),s=C({words:"",isBad:!1}),r=C(null),i=new AbortController,a=()=>i.abort(),l={get isAtWork(){return n.
value!==null},get isOld(){return t.some(c=>r.value&&e.store.now[c]!==r.value[c])},named:c=>l.isOld?`${c}, ${ia}`:c,tell(c,f=null,h=0){n.value={words:c,done:f,all:Math.
max(1,h)}},say(c,f=!1){s.value={words:c,isBad:f}},async run(c,f,h){a();let d=i=new AbortController,u=performance.now();r.value=e.store.now,o.value=0;let m=setInterval(
()=>{o.value=Math.floor((performance.now()-u)/1e3)},1e3);l.say("");try{return await X(c,f,{signal:d.signal,onEvent:h})}catch(p){let b=n.peek()?.words??"";p.name===
"AbortError"?l.say(`Cancelled: ${b}.`):l.say(Df(p,b),p.interrupted===null);return}finally{clearInterval(m),i===d&&(n.value=null)}},Progress(){let c=oe(null);Y(()=>{
l.isAtWork&&c.current?.scrollIntoView({block:"nearest"})},[l.isAtWork]);let{words:f,done:h,all:d}=n.value??{words:"",done:null,all:1};return S`<div class="job">
        <div class="working" ref=${c} hidden=${!l.isAtWork}>
          ${h===null?S`<progress key="begun" aria-label="Progress" />`:S`<progress aria-label="Progress" max=${d} value=${h} />`}
          <span class="how-far">${f}</span><span class="soft clock">${o} s</span>
          <button type="button" onclick=${a}>Cancel</button></div>
        <p class=${s.value.isBad?"job-end failure":"job-end"} role="status">${s.value.words}</p>
        <p class="job-old" aria-live="polite">${s.value.words&&l.isOld&&`This was found ${ia}.`}</p>
      </div>`}};return e.when("cancel-all",a),l}var ia="before your last change",aa={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stop\
ped after twenty seconds of work, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function Df(e,t){if(e.interrupted&&
e.interrupted in aa)return`${aa[e.interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(
0).toUpperCase()+o.slice(1)}var No={orders:"Orders of the clues",engines:"Engines",configs:"Presets of clasp",heuristics:"Heuristics: what is decided first",labelings:"Labelings, as in clp\
fd",others:"Other boards of this puzzle"},Mo=Object.keys(No),mt=e=>e.map(t=>[t,t]);function Lo(e){let t={...e.orders,...e.shuffles},n=Object.keys(t).map(s=>[s,s,
t[s]]),o=s=>[["default","as usual"],...mt(s)];return{orders:n.length?n:[["given","given"]],engines:mt(["clingo",...e.needed===null?e.engines:[]]),configs:o(e.presets),
heuristics:o(e.heuristics),labelings:o(e.labelings),others:mt(e.instances)}}var la=(e,t)=>Object.fromEntries(Mo.map(n=>{let o=e[n].map(([r])=>r),s=o.filter(r=>t[n].
includes(r));return[n,s.length||n==="others"?s:[o[0]]]}));var ua="Compare",jf="Measure which way of solving is faster",Pf="Solves the board in several ways, measures what each takes, and says which differences are more\
 than chance.",ca={orders:["given","reversed","rows","spiral"],engines:["clingo"],configs:["default"],heuristics:["default"],labelings:["default"],others:[],seeds:"\
10",random:"5",repeat:"1",timeout:"10"},If=600;function Rf(e,t){let n=dt(e,"compare",ca),o=ht(e),s=C([]),r=a=>a in(t.now?.shuffles??{});N(()=>{let{now:a}=t;a!==
null&&q(()=>n.load(ca,l=>la(Lo(a),l)))}),e.when("cancel-all",()=>{s.value=[],o.say("")});async function i(){let a=e.store.now,{seeds:l,random:c,repeat:f,timeout:h,
...d}=n.now,u=0,m=0;s.value=[],o.tell("reading the files");let p=await o.run("compare",M({...a,marks:{}},{...Object.fromEntries(Mo.map(b=>[b,d[b]])),orders:d.orders.
map(b=>r(b)?`${b}:${c}`:b),seeds:Number(l)||null,repeat:Number(f),timeout:Number(h)}),(b,v)=>{b==="begun"?m=v.runs:b==="run"&&(u+=1),o.tell(u===m?`${m} runs, dr\
awing the report`:`${u} of ${m} runs`,u,m)});p!==void 0&&(o.say(`${p.words}.`),s.value=Bf(p,`${a.puzzle}-${a.instance}-comparison`))}return function({id:l,hidden:c}){
let{now:f}=t,{orders:h,seeds:d,repeat:u,random:m,timeout:p,configs:b,heuristics:v,engines:w,labelings:g,others:y}=n.now,_=h.filter(r).length,$=(w.length+(w.includes(
"clingo")?b.length*v.length-1:0))*(h.length+_*(Number(m)-1))*g.length,O=y.length+1,x=Math.max(1,Number(d))*Number(u),E=$*O*x,A=[V($,"way"),V(O,"board"),V(x,"run")].
join(" \xD7 "),L=E*Number(p)>If?", ended after ten minutes at the latest":"",P=f&&Lo(f),W=de=>S`<div class="lists">${P&&de.map(he=>S`<${ra} values=${n} name=${he} legend=${No[he]} options=${P[he]} />`)}
      ${f?.needed&&de.includes("engines")&&S`<p class="soft">${f.needed}.</p>`}</div>`;return S`<${ft} ...${{app:e,id:l,hidden:c,job:o,name:ua,words:Pf}} topic="comparing" action="Compare"
      isOff=${E===0} onSubmit=${i} result=${S`<${Wf} links=${s.value} />`}
      note=${S`<p class="soft">${E?`${A} = ${V(E,"run")}${L}`:"Choose at least one of each list."}</p>`}>
      ${W(["orders","engines"])}
      <${J} label="Random orders" title="How many orders of each random kind" hidden=${_===0}>
        ${se(n,"random",1,100)}<//>
      <${J} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. From 6 on differences can be proved; 0: on\
e run, of the files as they are."}>${se(n,"seeds",0,100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${W(["configs","heuristics","labelings","others"])}
        <${J} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${se(n,"repeat",1,100)}<//>
        <${J} label="Seconds for a run">${se(n,"timeout",1,300)}<//>
      </details>
    <//>`}}function Wf({links:e}){let t=oe(null);return Y(()=>{e.length&&t.current?.scrollIntoView({block:"nearest"})},[e]),S`<p class="links" ref=${t}>${e.map(
({words:n,...o})=>S`<a ...${o}>${n}</a>`)}</p>`}function Bf({page:e,csv:t,json:n},o){let s=(r,i,a,l)=>({words:r,href:URL.createObjectURL(new Blob([i],{type:a})),
...l});return[s("Open the report",e,"text/html",{target:"_blank",rel:"noopener"}),s("Download it",e,"text/html",{download:`${o}.html`}),s("CSV",t,"text/csv",{download:`${o}\
.csv`}),s("JSON",JSON.stringify(n),"application/json",{download:`${o}.json`})]}var Wo={};ve(Wo,{NAME:()=>$a,TITLE:()=>Hf,create:()=>Jf});var Ie="pylogic:draft:",An="pylogic:tab",jo=20,Po="pylogic:history",fa=200,Ff=500;function Io(e){return new Promise(t=>{let n=()=>(t(!0),new Promise(()=>{}));navigator.
locks?navigator.locks.request(Ie+e,{signal:AbortSignal.timeout(Ff)},n).catch(()=>t(!1)):t(!0)})}async function da(){let e=sessionStorage.getItem(An),t=e!==null&&
await Io(e)?e:xt();return t!==e&&await Io(t),sessionStorage.setItem(An,t),{id:t,draft:e===null?null:ma(e)}}async function ha(e){return await Io(e)?(sessionStorage.
setItem(An,e),!0):!1}function ma(e){try{let t=JSON.parse(localStorage.getItem(Ie+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{
return null}}function Ro(e,t,n=!1){try{return localStorage.setItem(Ie+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function pa({now:e,
past:t,future:n}){try{sessionStorage.setItem(Po,JSON.stringify({now:e,past:t.slice(-fa),future:n.slice(-fa)}))}catch{sessionStorage.removeItem(Po)}}var ga=()=>JSON.
parse(sessionStorage.getItem(Po)??"null"),Re=e=>Ro(xt(),e,!0),Ge=e=>localStorage.removeItem(Ie+e),_e=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Je=e=>_e(
e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>0;async function We(){let e=(await navigator.locks?.query())?.held??[{name:Ie+sessionStorage.getItem(
An)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).filter(a=>a.startsWith(Ie)&&!t.has(a)).map(a=>ma(a.slice(Ie.length))??{at:0,id:a.slice(Ie.length),
document:nt}).sort((a,l)=>l.at-a.at),s=({document:a})=>Je(a),r=o.filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(jo),...i.slice(jo)])Ge(a);return r.slice(
0,jo)}var $a="Generate",Hf="Make new puzzles of this kind",Uf="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",Kf=[["size","of\
 this size"],["present","the present one, new clues"]],qf=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],Vf=[
["","as usual"],["none","none"],["rotational","under half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cr\
oss","both of these"],["diagonal","in the diagonal \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],
wa="Clues and rules that the largest step of reasoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",ba=60,ya=8,_a=1e6,Gf={board:"size",rows:"9",columns:"9",count:"\
4",difficulty:"",low:"2",high:"4",symmetry:""};function Jf(e,t){let n=dt(e,"generate",Gf),o=C(ka()),s=C([]),r=ht(e,["rules","constants"]),i=Yf(e),a=()=>qf.filter(
([h])=>["","range",...Object.keys(t.now?.levels??{})].includes(h)),l=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",c=null;N(()=>{let{now:h}=t;h!==
null&&q(()=>{let{puzzle:d,instance:u}=e.store.now;if(c===`${d}/${u}`)return;c=`${d}/${u}`;let[m,p]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.
has_more?"present":"size",rows:m,columns:p})})}),e.when("cancel-all",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function f(){let{puzzle:h}=e.store.
now,{board:d,rows:u,columns:m,low:p,high:b,symmetry:v}=n.now,w=Number(o.value),g=Number(n.now.count);s.value=[];let y=()=>{let $=s.value.length;r.tell(`trying s\
eed ${w}, ${$} of ${V(g,"puzzle")}`,$,g)};y(),await r.run("generate",M({...e.store.now,marks:{}},{size:d==="size"?[Number(u),Number(m)]:null,seed:w,count:g,symmetry:v||
null,difficulty:l()==="range"?[Number(p),Number(b)]:l()||null}),($,O)=>{$!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],y())})!==void 0&&(r.say(`${V(
s.value.length,"puzzle")} of seed ${w}, each with exactly one solution. A click opens one.`),Number(o.value)===w&&(o.value=String((w+1)%_a)))}return function({id:d,
hidden:u}){let m=oe(null),{board:p,low:b,high:v}=n.now,w=l()==="range";Y(()=>{let y=w&&Number(v)<Number(b);m.current?.querySelectorAll("input")[1].setCustomValidity(
y?"This is less than where it begins.":"")});let g=t.now?.ungenerated??null;return S`<${ft} ...${{app:e,id:d,hidden:u,job:r,name:$a,words:Uf}} topic="generating" action="Generate"
      isOff=${g!==null} onSubmit=${f}
      note=${g!==null&&S`<p class="refusal">By these rules no puzzles can be made: ${g}.</p>`}
      result=${S`<${i.Back} /><${Zf} puzzles=${s.value} open=${i.open} />`}>
      <${J} label="Board">${Pe(n,"board",Kf)}<//>
      <${J} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${se(n,"rows",1,ba,"Rows")} × ${se(n,"columns",1,ba,"Columns")}</span><//>
      <${J} label="How many">${se(n,"count",1,100)}<//>
      <${J} label="Difficulty" title=${wa}>${Pe(n,"difficulty",a())}<//>
      <${J} label="Largest step" title=${wa} hidden=${!w}><span class="pair" ref=${m}>
        ${se(n,"low",0,ya,"From")} to ${se(n,"high",0,ya,"To")}</span><//>
      <${J} label="Symmetry">${Pe(n,"symmetry",Vf)}<//>
      <${J} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${y=>{o.value=F(y).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=ka()}}><${ot} name="dice" /></button></span><//>
    <//>`}}function Yf(e){let t=new Map,n=C(null),o=!1;function s(a){let{now:l}=e.store,c=`gen-${a.seed}-${a.number}`,f={saved:{...l.saved,facts:""},stamps:{...l.
stamps,facts:null}};r({...l,...f,instance:c,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(l.instance)||(n.value=l),t.set(c,a.text)}function r(a){
let{now:l}=e.store;!(t.get(l.instance)===l.facts&&va(l.marks)&&va(l.notes))&&Je(l)&&Re(l),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){let a=n.value;
return S`<div class="back">${a&&S`<button type="button" onclick=${()=>{a&&r(a),n.value=null,T("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function Zf({puzzles:e,open:t}){let n=oe(null);return Y(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),S`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>S`<${Xf} key=${o.number} data=${o} open=${t} />`)}</ul>`}function Xf({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${V(e.clues,"clue")}${o.length>1?
` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return S`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?S`<${zn} text=${e.pictures[0]} />`:S`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var va=e=>Object.keys(e).length===0,ka=()=>String(Math.floor(Math.random()*_a));var Bo={};ve(Bo,{NAME:()=>xa,TITLE:()=>Qf,create:()=>nd});var xa="Trace",Qf="Watch the solver search",ed="Records how the solver searches: what it decides, what follows, and what it takes back. The board shows it as a \
film.",Sa=["","as usual"],td={decided:"How often each cell was decided",followed:"How often it followed from others","taken back":"How often it was taken back"};
function nd(e,t){let n=dt(e,"trace",{keep:"100",order:"",heuristic:"",labeling:""}),o=ht(e),s=C(null),r=null;N(()=>{let{now:f}=t;f!==null&&q(()=>{r!==e.store.now.
puzzle&&n.load({}),r=e.store.now.puzzle})}),e.when("cancel-all",()=>{s.value=null,o.say("")});function i(){let{orders:f={},shuffles:h={},heuristics:d=[],labelings:u=[]}=t.
now??{},m={...f,...Object.fromEntries(Object.entries(h).map(([w,g])=>[`${w}#1`,g]))},p={order:Object.keys(m).map(w=>[w,w.replace("#1","")]),heuristic:[Sa,...mt(
d)],labeling:[Sa,...mt(u)]},b=w=>p[w].some(([g])=>g===n.now[w])&&n.now[w]||null,v=b("order")??Object.keys(m)[0]??"given";return{words:m,options:p,order:v,heuristic:b(
"heuristic"),labeling:b("labeling")}}function a(f,h,d){e.emit("film",{title:o.named(f),frames:h,at:d}),e.emit("pane","board")}async function l(){let{instance:f}=e.
store.now,{order:h,heuristic:d,labeling:u}=i(),m=0;s.value=null,o.tell("searching");let p=await o.run("trace",M({...e.store.now,marks:{}},{order:h,heuristic:d,labeling:u,
keep:Number(n.now.keep)}),(_,$)=>{_==="begun"?m=$.frames:_==="drawn"&&o.tell(`${$.frames} of ${m} moments drawn`,$.frames,m)});if(p===void 0)return;o.say(`${p.words}\
.`);let{summary:b,left_out:v,frames:w}=p,g=p.heat.map(_=>({..._,name:td[_.name??""]??_.name})),y=`${b.charAt(0).toUpperCase()}${b.slice(1)}.${v?` ${v} more came\
 after them.`:""}`;s.value={words:y,instance:f,frames:w,heats:g},w.length&&!o.isOld&&a(`The search on ${f}`,w,0)}function c(){if(s.value===null)return S`<div class="result"></div>`;
let{words:f,instance:h,frames:d,heats:u}=s.value;return S`<div class="result">
      <p class="soft">${f}</p>
      ${d.length?S`<button type="button" onclick=${()=>a(`The search on ${h}`,d,0)}>
          Show the film again</button>`:S`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${u.map((m,p)=>S`<button type="button" class="card" title="Show it on the board"
        onclick=${()=>a(`Work on each cell of ${h}`,u,p)}><span>${m.name}</span>
        <${zn} text=${m.svg??""} /></button>`)}</div>
    </div>`}return function({id:h,hidden:d}){let{words:u,options:m,order:p}=i();return S`<${ft} ...${{app:e,id:h,hidden:d,job:o,name:xa,words:ed}} topic="explaining"
      action="Trace the search" onSubmit=${l} result=${S`<${c} />`}>
      <${J} label="Moments" title="How many of the first moments the film shows">${se(n,"keep",1,1e3)}<//>
      <${J} label="Order of clues" hidden=${m.order.length===0}>
        ${Pe(n,"order",m.order)}<small class="soft">${u[p]??""}</small><//>
      <${J} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${Pe(n,"heuristic",m.heuristic)}<//>
      <${J} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${m.labeling.length<2}>${Pe(n,"labeling",m.labeling)}<//>
    <//>`}}var Fo={generate:Wo,compare:Do,trace:Bo},Oa=Object.keys(Fo),Ea="pylogic:work:opened";function od(e){let t=C(null),n=sa(e,()=>t.value!==null),o=Oa.map(l=>({...Fo[l],
name:l,Kind:Fo[l].create(e,n)})),s=l=>{t.value=l,localStorage.setItem(Ea,l??""),l!==null&&n.refresh()},r=()=>S`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${o.map(({name:l,NAME:c,TITLE:f})=>S`<button type="button" title=${f}
      aria-controls="work-${l}" aria-expanded=${t.value===l}
      onclick=${()=>s(t.value===l?null:l)}>${c}</button>`)}</div>
    ${o.map(({name:l,Kind:c})=>S`<${c} id="work-${l}" hidden=${t.value!==l} />`)}`,i=k("section",{id:"work","aria-labelledby":"work-heading"});T("#assistant").append(
i),Q(S`<${r} />`,i),e.when("make",()=>{s("generate"),e.emit("pane","assistant"),requestAnimationFrame(()=>{let l=T("#work-generate");l.scrollIntoView({block:"ne\
arest"}),T("select, input",l).focus({preventScroll:!0})})});let a=localStorage.getItem(Ea);s(Oa.find(l=>l===a)??null)}function ye({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=d=>{d!==null&&d===n[0][0]&&!o()||(f.close(),r(d))},a=n.map(
([d,u],m)=>k("button",m===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(d)},u)),l=k("h2",{id:`title-${xt()}`},e),c=k("form",{onsubmit:d=>{d.preventDefault(),
i(n[0][0])}},l,...t,k("div",{class:"actions"},k("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),f=k("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:d=>{d.preventDefault(),i(null)},onclose:()=>f.remove()},c);document.body.append(f),f.showModal(),(c.querySelector("input:not([type=file]\
), textarea")??T(".primary",c)).focus()})}function Fe({key:e,words:t,actions:n=[],isBad:o=!1}){Be(e);let s=n.map(([r,i])=>k("button",{type:"button",onclick:()=>{
Be(e),i()}},r));T("#notices").append(k("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},k("span",{},t),k("span",{class:"group"},...s)))}
function Be(e){for(let t of Ee("#notices .notice"))t.dataset.key===e&&t.remove()}function Cn(e,t,n){let o=k("a",{href:URL.createObjectURL(new Blob([t],{type:n})),
download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Uo(e,t,n){try{await navigator.clipboard.writeText(t),e.emit("message",{words:`\
Copied: ${n}.`})}catch{let o=k("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n,onfocus:()=>o.select()});await ye({title:`Copy ${n}`,buttons:[["done","Done"]],
content:[k("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as sd,EditorView as za,unifiedMergeView as rd}from"../vendor/codemirror-6.js";function Aa({store:e},t,n){let o=new Map;function s(l,c){let{saved:f,stamps:h}=e.now,d={saved:{...f,[l]:c.text??""},stamps:{...h,[l]:c.stamp}};e.change(d,{undoable:!1}),
o.delete(l),Be(`conflict ${l}`)}function r(l,c){o.set(l,c.stamp);let f=()=>r(l,c),h=`${c.name} was changed by another program, and you have unsaved changes.`;Fe(
{key:`conflict ${l}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(l,c).then(m=>({mine:d,theirs:u}[m??""]??f)())],["Keep mine",()=>d()],
["Take theirs",()=>u()]]});let d=()=>(s(l,c),n()),u=()=>{Re(e.now),e.change({[l]:c.text??""}),s(l,c)}}function i(l,c){let f=new za({doc:c.text??"",extensions:[sd.
readOnly.of(!0),za.contentAttributes.of({"aria-label":"Differences"}),rd({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return ye({title:`Two ver\
sions of ${c.name}`,isWide:!0,content:[k("p",{},k("span",{class:"mine"},"only in yours")," ",k("span",{class:"theirs"},"only in the file")),k("div",{class:"line\
s"},f.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(l,c){let{now:f}=e;c.text===null||c.text===f[l]?(s(l,c),c.text===null&&t(`${c.name}\
 is gone; saving makes it again.`)):f[l]===f.saved[l]?(e.change({[l]:c.text}),s(l,c),t(`${c.name} was changed by another program; here it is.`)):o.get(l)!==c.stamp&&
r(l,c)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Tn=["rules","facts"];function ne(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Ye=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function Ca(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(g,y=!1)=>e.emit("message",{words:g,isBad:y}),r=Aa(e,s,m);function i(g){let{now:y}=t;if(y.puzzle&&Je(y)){
let _=Re(y)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${y.instance} ${_}.`)}for(let{dataset:_}of Ee("#notices .notice"))_.key&&_.key!==
"connection"&&Be(_.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:y.mode,...g})}async function a(g,y){let{rules:_,facts:$,game:O}=await ke("open",{puzzle:g,
instance:y});e.emit("game",O);let x={rules:_.text??"",facts:$.text??""};return{puzzle:g,instance:y,...x,saved:x,stamps:{rules:_.stamp,facts:$.stamp}}}async function l(g,y){
let _=o+=1,$=await a(g,y);if(_!==o)return;if($.stamps.rules===null)throw new Error(`There is no puzzle ${g} here.`);let O=await c(g,y);if(_!==o)return;let x=O!==
void 0&&Tn.every(E=>O.document[E]===$[E]);i(x?{...O.document,...$,mode:t.now.mode}:$),x?Ge(O.id):O&&f(O)}let c=async(g,y)=>(await We()).find(({document:_})=>_.puzzle===
g&&_.instance===y);function f(g){let{document:y}=g,_=`Your unsaved changes of ${Ye(g.at)} to ${y.instance} are kept.`;Fe({key:"kept",words:_,actions:[["Restore",
()=>h(g)],["Discard",()=>Ge(g.id)]]})}function h(g){i(g.document),Ge(g.id)}function d(g,y,_,$={}){let O=g.puzzle===t.now.puzzle?t.now:g,{puzzle:x,rules:E,saved:A,
stamps:L,constants:P={}}=O;i({puzzle:x,instance:y,rules:E,facts:_,marks:$,constants:P,saved:{...A,facts:""},stamps:{...L,facts:null}})}let u=({puzzle:g,instance:y},_)=>t.
now.puzzle===g&&(_==="rules"||t.now.instance===y);function m(){let g=t.now,y=()=>u(g,"facts")?p():void 0;return n=n.then(y).catch(_=>s(ne(_),!0)),n}async function p(){
let{now:g}=t;for(let y of Tn)g[y]!==g.saved[y]&&await b(g,y)}async function b(g,y){let{puzzle:_,instance:$,stamps:O,[y]:x}=g,{is_saved:E,file:A}=await ke("save",
{puzzle:_,instance:y==="facts"?$:null,text:x,stamp:O[y]});if(!E){u(g,y)?r.conflict(y,A):s(`${A.name} was changed by another program, and is not saved.`,!0);return}
let L=!v.has(A.name)&&O[y]!==null;v.add(A.name),u(g,y)&&r.take(y,A),s(L?`Saved ${A.name}: your own copy, which is used from now on.`:`Saved ${A.name}.`),(L||O[y]===
null)&&e.emit("library")}let v=new Set,{changed:w}=r;return{open:l,show:i,read:a,restore:h,offer:f,showFacts:d,save:m,changed:w,tell:s,own:v,saved:()=>n}}var Ta="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",id="[a-z][a-z0-9_]{0,63}";function Na(e,t,n){let{store:o}=e,s=u=>t.tell(ne(u),!0),r=(u,m)=>{let p=k("input",
{required:!0,autocomplete:"off",spellcheck:!1,...m});return[k("label",{},u,p),p]},i=(...u)=>()=>u.every(m=>m.reportValidity());async function a(){let u=/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.
exec(o.now.facts),m=(A,L="9")=>r(A,{type:"number",min:1,max:60,value:L}),[p,b]=m("Rows",u?.[1]),[v,w]=m("Columns",u?.[2]),[g,y]=r("Name",{type:"text",pattern:Ta,
value:n.freeName(o.now.puzzle,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ye({title:`New board of ${n.titleOf(o.now.puzzle)}`,content:[
k("div",{class:"fields"},p,v,g)],buttons:[["make","Make it"]],check:i(b,w,y)})===null)return;let{puzzle:$,rules:O,constants:x}=o.now,{facts:E}=await B("frame",{
puzzle:$,rules:O,constants:x,rows:b.valueAsNumber,columns:w.valueAsNumber});t.showFacts(o.now,n.freeName($,y.value),E),o.change({mode:"edit"})}async function l(){
let[u,m]=r("Name",{type:"text",pattern:id,placeholder:"my_puzzle",title:"Small letters, digits and _, beginning with a letter"});if(await ye({title:"New puzzle",
content:[k("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folder."),u],buttons:[["make","Make it"]],check:i(m)})===null)return;
let v=await ke("new",{name:m.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pane","rules")}async function c(){let{now:u}=o,[m,p]=r("Name",{type:"\
text",pattern:Ta,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(u.puzzle,u.instance)});if(await ye({title:"Save this board under another\
 name",content:[m],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(u.puzzle,p.value)).stamps.facts!==null)throw new Error(`There is a boar\
d ${p.value} already.`);o.change({instance:p.value,saved:{...u.saved,facts:""},stamps:{...u.stamps,facts:null}},{undoable:!1}),await t.save()}async function f(){
let{puzzle:u,instance:m}=o.now;t.show(await t.read(u,m))}async function h(){let u=await We();if(!u.length){t.tell("No unsaved changes are kept.");return}let m=[],
p=u.map(v=>k("label",{class:"choice"},k("input",{type:"radio",name:"kept",onchange:()=>{m[0]=v}}),`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Ye(
v.at)}`)),b=await ye({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Restore"],["discard","Discard"]],check:()=>m.length>0});for(let v of m)
b==="restore"?t.restore(v):b==="discard"&&Ge(v.id)}let d=u=>()=>u().catch(s);return{newBoard:d(a),newPuzzle:d(l),saveAs:d(c),revert:d(f),kept:d(h)}}var ad=500,ld=5e3,Ma="What you have done is kept in this browser.",cd=`pylogic serve does not answer: has it ended? Start it again. ${Ma}`,ud=`pylogic serve was\
 started again: open the link that it has printed. ${Ma}`;function La(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:u,instance:m,stamps:p}=o.now,{rules:b,facts:v}=p,w=new URLSearchParams({puzzle:u,instance:m,rules:b??"",facts:v??""}),g=await re(`\
changes?${w}`);if(s&&c(),await t.saved(),o.now.stamps!==p)return;let y=i?.puzzle===u?i:{...g,puzzle:u};i={...g,puzzle:u};for(let _ of Tn)g[_]&&t.changed(_,g[_]);
g.names!==y.names&&n(),g.encodings!==y.encodings&&a()}function c(){s="",Be("connection"),t.tell(r),a(),n()}function f({status:u,message:m}){r=u===400||u===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:cd,401:ud}[u]??m;s!==p&&Fe({key:"connection",isBad:!0,words:p}),s=p}let h=()=>{},d=()=>new Promise(
u=>{h=u,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?ld:ad)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(f),await d()})()}var Ze="#gallery",fd=6,dd=2;function Da(e,t,n){let{store:o}=e,s=T("#gallery"),r=md(),{tile:i}=r,a=null,l=0;function c(v){s.hidden=!v,T("#panes").hidden=v,document.
body.dataset.view=v?"gallery":"board",n.entitle()}async function f(){!pt()&&o.now.puzzle===""&&history.replaceState(null,"",Ze);let v=location.hash,[,w,g]=v.split(
"/");pt()?g!==void 0?await h(w,g):await u(w):c(!1),a=v}async function h(v,w){try{let g=decodeURIComponent(w);o.now.puzzle===v&&o.now.instance===g?d():await t.open(
v,g)}catch(g){t.tell(ne(g),!0),history.replaceState(null,"",Ze),await u()}}function d(){let v=location.hash.split("/").length>2;pt()&&history[v?"replaceState":"\
pushState"](null,"",location.pathname),c(!1)}async function u(v){let w=l+=1,g=s.hidden||a!==location.hash,y=n.entries.find(O=>O.puzzle===v),_=y?await hd(y,i,()=>b(
y)):await m();if(w!==l||(r.forget(),s.replaceChildren(k("div",{class:"page"},..._)),c(!0),!g||a===null))return;let $=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===
a);($??T("h2",s)).focus(),$||(s.scrollTop=0)}async function m(){let{puzzle:v,instance:w}=n.first,g=await p();return[k("header",{},k("h2",{tabIndex:-1},"Which pu\
zzle?"),k("p",{class:"soft"},"Each tile is a kind. New to these? Begin with ",k("a",{href:`${Ze}/${v}/${encodeURIComponent(w??"")}`},n.titleOf(v)),".")),...g.length?
[k("h3",{},"Go on"),Ko("Played last",g)]:[],k("h3",{},"All kinds"),Ko("All kinds",n.entries.map(y=>i(`${Ze}/${y.puzzle}`,{words:y.title,more:y.problem??V(y.instances.
length,"board"),draw:async()=>y.instances.length?re(`tile/${y.puzzle}/${encodeURIComponent(y.instances[0])}?stands_for_all=1`):{pictures:[],size:null}})))]}async function p(){
let v=await We(),w=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...w,...v].reverse().map(y=>[`${y.document.puzzle}/${y.document.instance}`,
y])).values()].reverse().slice(0,fd).map(y=>{let{document:_,id:$,at:O}=y;return i($===""?d:()=>t.restore(y),{words:n.titleOf(_.puzzle),more:`${_.instance}, ${$===
""?"open":Ye(O)}`,draw:()=>B("tile",M(_))})})}async function b({puzzle:v}){o.now.puzzle===v?d():await h(v,encodeURIComponent(n.firstOf(v))),e.emit("make")}return e.
when("cancel-all",d),e.when("listed",()=>{s.hidden||f()}),{go:f}}async function hd({puzzle:e,title:t,instances:n},o,s){let{game:r}=await ke("open",{puzzle:e}).catch(
()=>({game:[]})),i=n.map(l=>o(`${Ze}/${e}/${encodeURIComponent(l)}`,{words:l,more:"",draw:()=>re(`tile/${e}/${encodeURIComponent(l)}`)})),a=k("button",{type:"bu\
tton",class:"tile",onclick:s},k("span",{class:"picture"},Jt("dice")),k("strong",{},"Make me one"),k("span",{class:"soft"},"a new board with one answer"));return[
k("header",{},k("a",{href:Ze},"All kinds"),k("h2",{tabIndex:-1},t),k("div",{class:"game"},r.map(([l,c])=>k("p",{class:c?"item":""},l)))),Ko(`Boards of ${t}`,[...i,
a])]}var pt=()=>location.hash.split("/")[0]===Ze;function md(){let e=new Map,t=[],n=0,o=new IntersectionObserver(a=>{for(let{isIntersecting:l,target:c}of a){let f=e.
get(c);!l||!f||(o.unobserve(c),t.push(f),s())}},{rootMargin:"200px"});async function s(){let a=n<dd?t.shift():void 0;a&&(n+=1,await a().catch(()=>{}),n-=1,s())}
function r(a,l){e.set(a,l),o.observe(a)}function i(a,{words:l,more:c,draw:f}){let h=k("span",{class:"picture","aria-hidden":"true"}),d=k("span",{class:"soft"},c);
r(h,async()=>{let{pictures:[m],size:p}=await f(),b=m?[ie(m.svg)]:[];for(let v of b)v.querySelector("title")?.remove();h.replaceChildren(...b),p&&(d.textContent=
[`${p[0]} \xD7 ${p[1]}`,c].filter(Boolean).join(" \xB7 "))});let u=[h,k("strong",{},l),d];return typeof a=="string"?k("a",{class:"tile",href:a},...u):k("button",
{type:"button",class:"tile",onclick:a},...u)}return{tile:i,forget(){t=[];for(let a of e.keys())a.isConnected&&(o.unobserve(a),e.delete(a))}}}var Ko=(e,t)=>k("ul",
{class:"tiles","aria-label":e},t.map(n=>k("li",{},n)));function ja(e,t){let{store:n}=e,o=[],s="",r=null,i={puzzle:"",instance:null,is_asked:!1},a=g=>o.find(y=>y.puzzle===g),l=g=>a(g)?.title??g,c=g=>a(g)?.instances??
[],f=g=>c(g)[0]??"board";function h(g,y){let _=new Set([...c(g),g===n.now.puzzle?n.now.instance:""]);if(!_.has(y))return y;let $=2;for(;_.has(`${y}${$}`);)$+=1;
return`${y}${$}`}let d=(g,y)=>t.open(g,y).catch(_=>{t.tell(_.message,!0),p()}),u=k("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>d(u.value,f(u.value))}),
m=k("select",{"aria-label":"Board",title:"Board",onchange:()=>d(n.now.puzzle,m.value)});function p(){let{puzzle:g,instance:y}=n.now,_=a(g)?.own;v(u,o.map(O=>[O.
puzzle,O.title,O.own.rules]),g);let $=c(g).map(O=>[O,O,!!_?.instances.includes(O)]);v(m,$,y),b()}function b(){let{puzzle:g,instance:y}=n.now;document.title=document.
body.dataset.view==="gallery"?"pylogic":`${_e(n.now)?"\u2022 ":""}${y} \xB7 ${l(g)} \xB7 pylogic`}function v(g,y,_){let $=(E,A)=>{let L=y.filter(([,,P])=>P===A).
map(([P,W])=>k("option",{value:P},W));return L.length?[k("optgroup",{label:E},...L)]:[]},O=y.some(([E])=>E===_)?[]:[k("option",{value:_},`${_} (not saved)`)],x=[
...$(`In the folder ${s}`,!0),...$("With pylogic",!1)];g.replaceChildren(...O,...x),g.value=_}async function w(g){let y=await re("library",g);[o,s,i,r]=[y.puzzles,
y.folder,y.first,y.pupil],document.body.classList.toggle("pupil",r!==null);for(let _ of o){_.own.rules&&t.own.add(`encodings/${_.puzzle}.lp`);for(let $ of _.own.
instances)t.own.add(`instances/${_.puzzle}/${$}.lp`)}return n.now.puzzle&&p(),e.emit("listed"),y}return n.on(["puzzle","instance","rules","facts","saved"],p),{load:w,
titleOf:l,freeName:h,firstOf:f,entitle:b,elements:[u,m],get entries(){return o},get first(){return i},get pupil(){return r}}}function Nn(e,t,n){let o=k("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=k("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,k("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),l=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let l=a.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let l=i(),c=l.findIndex(h=>h===document.activeElement),f={ArrowDown:c+1,ArrowUp:c-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),f!==void 0&&
(l.at(f%l.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{F(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function ee(e,t,{note:n="",key:o="",isOff:s=!1}={}){return k("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
onclick:t},k("span",{class:"name"},e),o?k("kbd",{},o):null,n?k("small",{},n):null)}var qo=e=>k("div",{class:"heading",role:"presentation"},e);var Mn="#pylogic=";var Pa=/^[a-z_][A-Za-z0-9_]{0,63}$/,pd=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Ln=e=>e.includes(Mn);async function Ia(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:l}=e,c=o===l.rules?{}:{rules:o},f=await bd(JSON.stringify({puzzle:t,instance:n,...c,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${Mn}${f}`}async function Ra(e){let t=e.slice(e.indexOf(Mn)+Mn.length).trim(),n;try{n=JSON.parse(await yd(t))}catch(f){throw f.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!wd(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:l,constants:c}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:l,constants:c}}var Wa=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),gt=e=>typeof e=="string",gd=e=>Array.isArray(e)&&e.every(gt),Vo=(e,t,n)=>Wa(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function wd(e){return Wa(e)&&gt(e.puzzle)&&Pa.test(e.puzzle)&&gt(e.instance)&&pd.test(e.instance)&&gt(e.facts)&&
(e.rules===void 0||gt(e.rules))&&Vo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Vo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,gd)&&Vo(e.constants,Pa,t=>gt(t)&&t.length<=
200)}async function bd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function yd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var Ba=2e6,vd=/^[^%\n]*(:-|#program|#show|[{}])/m,Go="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Fa(e,t,n,o){let{store:s}=e;async function r(d,u="\
pasted"){if(Ln(d))return o(d);if(d.length>Ba)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:m,rules:p,constants:b}=s.now,
v=m?{puzzle:m,rules:p,constants:b}:{puzzle:n.first.puzzle},w=await B("import",{...v,text:d});if(!m&&!w.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let g=w.puzzle===m?s.now:await t.read(w.puzzle,u),y=Object.fromEntries(w.answer.map(x=>[x,!0]));t.showFacts(g,n.freeName(w.
puzzle,u),w.facts,y);let _=w.answer.length?", with what it shows of a solution":"",$=`a board of ${n.titleOf(w.puzzle)}`,O=w.is_named?`Recognised ${w.format}: ${$}`:
`Read as ${$}, the puzzle that is open`;t.tell(`${O}${_}.`),e.emit("pane","board")}async function i(d,u){let m=u.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(m,n.firstOf(m));t.show({...p,rules:d}),t.tell(`These are rules: they are open as the puzzle ${m}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(d,u,m=!1)=>(m&&u&&vd.test(d)?i(d,u):r(d,u)).catch(p=>t.tell(ne(p),!0));async function l(d){d.size>Ba?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await d.text(),kd(d.name),d.name.endsWith(".lp"))}async function c(){let d=k("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),u=k("p",{class:"failure",role:"alert",hidden:!0}),m=[k("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),d,u];for(;;){if(await ye({title:"Paste a board",content:m,buttons:[["open","Open it"]],check:()=>d.
value.trim()!==""})===null)return;try{await r(d.value);return}catch(b){u.hidden=!1,u.textContent=ne(b)}}}function f(){let d=k("input",{type:"file",onchange:()=>[
...d.files??[]].slice(0,1).forEach(l)});d.click()}addEventListener("paste",d=>{let u=d.clipboardData?.getData("text/plain")??"";F(d).closest?.(Go)||u.trim()===""||
(d.preventDefault(),a(u))});let h=({dataTransfer:d})=>!!d?.types.some(u=>["Files","text/plain"].includes(u));return addEventListener("dragover",d=>{F(d).closest?.(
Go)||!h(d)||(d.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",d=>{d.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",d=>{if(delete document.body.dataset.drop,F(d).closest?.(Go)||!d.dataTransfer||!h(d))return;d.preventDefault();let[u]=d.dataTransfer.files;u?l(u):a(d.dataTransfer.
getData("text/plain"))}),{askForText:c,askForFile:f}}var kd=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function Ha({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,l=_e(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
l||await ke("solved",{puzzle:r,instance:i}).catch(c=>n("message",{words:c.message,isBad:!0}))})}var $d={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},_d=15e5;function Ua(e,t){let{store:n}=e,o=h=>t.tell(ne(h),!0);async function s(){let h=await Ia(
n.now);h.length>_d?t.tell("This is too much for a link: download the files.",!0):await Uo(e,h,"a link to these rules and this board")}async function r(){let{svg:h}=await B(
"picture",M(n.now));Cn(`${n.now.instance}.svg`,h,"image/svg+xml")}async function i(){let h=open("","_blank");try{let{html:d}=await B("page",M(n.now)),u=URL.createObjectURL(
new Blob([d],{type:"text/html"}));h?h.location=u:Cn(`${n.now.instance}.html`,d,"text/html")}catch(d){h?.close(),o(d)}}function a(){let h=k("div",{class:"formats"},
k("small",{class:"soft"},"One moment\u2026"));return B("export",M(n.now)).then(({formats:d})=>{h.replaceChildren(...d.map(u=>ee(l(u),()=>Uo(e,u.text??"",`${u.title}\
, ${n.now.instance}`),{isOff:u.refused!==null,note:u.refused??u.left_out.join("; ")}))),d.length||h.append(k("small",{},"No other program's format fits this puz\
zle."))},d=>h.replaceChildren(k("small",{class:"failure"},ne(d)))),h}let l=({format:h,title:d})=>`${d}${$d[h]??""}`,c=(h,d,u)=>ee(`${h}, ${d}.lp`,()=>Cn(`${d}.l\
p`,u,"text/plain")),f=()=>[ee("Copy link",()=>s().catch(o),{note:"holds rules and board, for a browser where this page is open; nothing is uploaded"}),qo("Copy \
for other programs"),a(),qo("Download"),c("Facts",n.now.instance,n.now.facts),c("Rules",n.now.puzzle,n.now.rules),ee("Picture, SVG",()=>r().catch(o)),ee("Page t\
o print",i,{note:"the rules in words, and the board"})];T("#share").append(...Nn("Share","Share: links, files, print",f))}async function Ka(e){T("#bar").append(k("div",{id:"notices"}));let t=Ca(e),n=ja(e,t),o=f=>Va(e,t,f),s=Fa(e,t,n,o),r=Na(e,t,n),i=Da(e,t,n);Sd(e,t,n,s,r),Ua(e,t),
Ha(e,n);let a=n.load();a.catch(()=>{});let l=await da();await xd(e,t,a,l).catch(f=>t.tell(ne(f),!0)),await i.go(),Od(e,t,()=>l.id),addEventListener("hashchange",
async()=>{await qa(t,o),await i.go()});let c=()=>n.load().catch(()=>{});e.when("library",c),La(e,t,c)}function Sd(e,t,n,o,s){let{store:r}=e,i=k("button",{type:"\
button",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",k("span",{class:"dot","aria-hidden":"true"})),a=()=>{let h=_e(r.now);i.disabled=!h,i.setAttribute(
"aria-label",h?"Save: there are unsaved changes":"Save: all is saved")},l=()=>n.pupil!==null?[]:[ee("Save",t.save,{key:"Ctrl-S",isOff:!_e(r.now)}),ee("Save boar\
d as\u2026",s.saveAs,{isOff:!r.now.puzzle})],f=Nn("File","File: new, paste, save",()=>[ee("New board\u2026",s.newBoard,{note:"empty, of any size",isOff:!r.now.puzzle}),
...n.pupil!==null?[]:[ee("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],ee("Paste a link or text\u2026",o.askForText,{note:"puzz.link, Penpa+, jank\
o.at and others"}),ee("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...l(),ee("Back to the saved files",s.revert,{isOff:!_e(r.now)}),
ee("Kept changes\u2026",s.kept,{note:"what was not saved"})]);T("#files").append(...n.elements,...f,i),r.on(["rules","facts","saved"],a),a(),addEventListener("k\
eydown",h=>{!(h.ctrlKey||h.metaKey)||h.altKey||h.key.toLowerCase()!=="s"||(h.preventDefault(),t.save())})}async function xd(e,t,n,o){if(await qa(t,i=>Va(e,t,i))){
o.draft&&Je(o.draft.document)&&Re(o.draft.document);return}if(o.draft){e.store.open(o.draft.document,ga());return}let s=(await We()).find(({isAside:i})=>!i),r=await n.
then(i=>i,i=>s?null:Promise.reject(i));if(r?.words&&t.tell(r.words,!0),s&&!pt()&&!r?.first.is_asked&&await ha(s.id)){o.id=s.id,e.store.open(s.document),t.tell(`\
Your unsaved changes of ${Ye(s.at)} are back.`);return}pt()||!r.first.is_asked||(await t.open(r.first.puzzle,r.first.instance??"board"),s&&t.offer(s))}async function qa(e,t){
let{hash:n}=location;if(!Ln(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(ne(o),!0),!1}}async function Va(e,t,n){
let{rules:o,...s}=await Ra(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Fe({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function Od({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Ro(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(nt),ae(300,s)),addEventListener("pagehide",()=>{s(),pa(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var Yo={};ve(Yo,{start:()=>Ad});var Jo="pylogic:guide",zd=["workbench","index"];function Ad(e){let t=T("#drawer"),n=pe(),o=C(!1),s=C([]),r=C([]),i=C({title:"",nodes:[]}),a=null;async function l(p){
o.value||(a=document.activeElement),o.value=!0,T("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await re("guide")),await h(p??localStorage.
getItem(Jo)??"")}catch(b){i.value={title:"",nodes:[k("p",{class:"failure"},b.message)]}}}function c(){o.value=!1,(a?.isConnected?a:m).focus()}let f=()=>o.value?
c():l(null);async function h(p,b=r.value){let[v,w]=p.split("#"),g=new Set(s.value.map(({topic:$})=>$)),y=[v,...zd].find($=>g.has($))??v,_=await n($=>re(`guide/${y}`,
$));_!==void 0&&(r.value=b.at(-1)===y?b:[...b,y],localStorage.setItem(Jo,y),i.value={title:_.title,nodes:Cd(_.html),heading:w})}function d(p){let b=F(p).closest(
"a[data-topic]");b!==null&&(p.preventDefault(),l(b.dataset.topic??""))}function u(){let{title:p,nodes:b,heading:v}=i.value,w=r.value.slice(0,-1);return Y(()=>{let g=T(
"article",t);g.replaceChildren(...b);let y=v?g.querySelector(`#${CSS.escape(v)}`):null;y?y.scrollIntoView():t.scrollTop=0},[b]),S`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${g=>l(F(g).value)}>
          ${s.value.map(({topic:g,title:y})=>S`<option key=${g} value=${g}>${y}</option>`)}</select>
        <button type="button" title="The page before" disabled=${w.length===0}
          onclick=${()=>h(w[w.length-1],w)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${c}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${p} onclick=${d}></article>`}Q(S`<${u} />`,t);let m=k("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:f},Jt("book"),k("span",{class:"wide"},"Guide"));T("#appearance").prepend(m),N(()=>{t.hidden=!o.value,m.setAttribute(
"aria-expanded",String(o.value))}),addEventListener("keydown",p=>{if(p.key==="F1")f();else if(p.key==="Escape"&&t.contains(document.activeElement))c();else return;
p.preventDefault()}),e.when("guide",l)}function Cd(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))n.hasAttribute("\
href")&&Td(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=k("button",{type:"button",class:"copy",onclick:()=>Nd(s,o)},"Copy"),r=k(
"div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=k("div",{class:"scroll",tabIndex:0,role:"region","aria-labe\
l":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function Td(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Jo)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function Nd(e,t){await navigator.clipboard.writeText(Md(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function Md(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}Xo();var Ga=Ds(),Ja={store:Ga,overview:Rs(Ga),...Ws()};for(let e of[Qn,lo,vo,To,Ho,Yo])e.start(Ja);await Ka(Ja);document.documentElement.dataset.ready="";
