var Va=Object.defineProperty;var Je=(e,t)=>{for(var n in t)Va(e,n,{get:t[n],enumerable:!0})};var q=class extends Error{constructor({words:t,problems:n=[],interrupted:o=null,status:s=200}){super(t),this.problems=n,this.interrupted=o,this.status=s}},Ze=({
file:e,line:t})=>t===null&&!!e?.startsWith("instances/");var qo="pylogic:token";function Vo(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(Ya(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var Ya=e=>localStorage.setItem(qo,e);async function Nn(e,t,n){let o={Authorization:`Bearer ${localStorage.getItem(qo)??""}`};t!==void 0&&(o["Content-Type"]="application/json");let s=t===void 0?"GET":
"POST",r;try{r=await fetch(`/api/${e}`,{method:s,headers:o,body:JSON.stringify(t),signal:n})}catch(i){throw i.name==="AbortError"?i:new q({words:"The server doe\
s not answer.",status:0})}if(!r.ok){let i=r.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let a=r.status===422?Ja(await r.json()):
await r.text();throw new q({words:a,status:r.status})}return r}function Ja(e){return(e.detail??[]).map(n=>`${n.loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||
"The request was refused."}async function re(e,t){return(await Nn(e,void 0,t)).json()}async function be(e,t,n){return(await Nn(e,t,n)).json()}async function ie(e,t,{
signal:n,onEvent:o=()=>{}}={}){let s=await Nn(e,t,n);if(s.body===null)throw new q({words:"The server has gone away.",status:0});let r=s.body.pipeThrough(new TextDecoderStream).
getReader(),i="";for(;;){let a;try{a=await r.read()}catch{throw n?.aborted?new DOMException("cancelled","AbortError"):new q({words:"The server has gone away.",status:0})}
if(a.done)throw new q({words:"The server has gone away.",status:0});let l=(i+a.value).replaceAll(`\r
`,`
`).split(`

`);i=l.pop()??"";for(let c of l){let d=Za(c);if(d!==null){if(d.name==="done")return d.data;if(d.name==="failed")throw new q(d.data);o(d.name,d.data)}}}}var U=(e,t,n)=>ie(
e,t,{signal:n});function Za(e){let t="message",n=[];for(let o of e.split(`
`))o.startsWith("event:")?t=o.slice(6).trim():o.startsWith("data:")&&n.push(o.slice(5).trimStart());return n.length?{name:t,data:JSON.parse(n.join(`
`))}:null}var j,as,ls,$e,Dn,Ht,cs,Ft,us,Wn,Pn,Qa,kt=Symbol.for("pv"),Kt={},Gt=[],el=/^m(i|n|o|s|text|space)$/,Fn=Array.isArray,Un=Gt.slice,We=Object.assign;function Be(e){
e&&e.parentNode&&e.remove()}function fs(e,t,n){var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return a>
2&&(i.children=a>3?Un.call(arguments,2):n),pt(e,i,o,s,null)}function pt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:kt,
__v:s||++as,__i:-1,__u:0};return!s&&j.vnode&&j.vnode(r),r}function Xe(e){return e.children}function mt(e,t){this.props=e,this.context=t,this.__g=0}function _e(e,t){
if(t==null)return e.__&&_e(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:_e(
e)}function tl(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=We({constructor:kt},n)).__v=n.__v+1,j.vnode&&j.vnode(t),Hn(i,t,n,e.__n,i.namespaceURI,32&n.__u?
[o]:null,s,o||_e(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ws(s,t,r),n.__=n.__e=null,t.__e!=o&&ds(t))}function ds(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.
__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ds(e)}function Yo(e){(8&e.__g||(e.__g|=8,$e.push(e),Ht++))&&Dn==j.debounceRendering||((Dn=j.debounceRendering)||
queueMicrotask)(hs)}function hs(){try{for(var e,t=1;$e.length;)$e.length>t&&$e.sort(cs),e=$e.shift(),t=$e.length,8&e.__g&&tl(e)}finally{(Ht=$e.length)&&(Dn||queueMicrotask)(
hs)}}function ps(e,t,n,o,s,r,i,a,l,c,d){var h,u,f,g,p,w,v=o.__k||Gt,m=t.length;for(l=nl(n,t,v,l,m),h=0;h<m;h++)(f=n.__k[h])!=null&&(u=~f.__i&&v[f.__i]||Kt,f.__i=
h,w=Hn(e,f,u,s,r,i,a,l,c,d),g=f.__e,(u.ref!=f.ref||8&u.__u)&&(u.ref&&Kn(u.ref,null,f,u),f.ref&&d.push(f.ref,f.__c||g,f)),p=p||g,4&f.__u?(l=ms(f,l,e,!u.__v),u.__e&&
(u.__e=null)):typeof f.type=="function"&&w!==void 0?l=w:g&&(l=g.nextSibling),f.__u&=-21);return n.__e=p,l}function nl(e,t,n,o,s){var r,i,a,l,c,d,h,u,f,g=n.length,
p=g,w=0,v=0,m=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=m[r]=pt(null,
i):Fn(i)?i=m[r]=pt(Xe,{children:i}):i.constructor===kt&&i.__b?i=m[r]=pt(i.type,i.props,i.key,i.ref,i.__v):m[r]=i,l=r+w,i.__=e,i.__b=e.__b+1,a=null,~(c=i.__i=ol(
i,n,l,p))&&(p--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?w--:c==l+1?w++:c!=l&&(c>l?w--:w++,v=1)):(~c||(s>g?w--:s<g&&w++),typeof i.type!="function"&&(i.__u|=
4))):m[r]=null;if(v){for(d=[],h=[],r=0;r<s;r++)if((i=m[r])&&16&i.__u){for(w=0,u=d.length;w<u;)d[f=w+u>>1]<i.__i?w=f+1:u=f;d[w]=i.__i,h[r]=w+1}for(w=d.length;r--;)
h[r]&&(h[r]==w?w--:m[r].__u|=4)}if(p)for(r=0;r<g;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=_e(a)),Gn(a,a));return o}function ms(e,t,n,o){var s,r,i,a;if(typeof e.type==
"function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ms(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=_e(e))&&!t.parentNode&&
(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function ol(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)
return n;if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.
type)return s}return-1}function Jo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Bt(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")
e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Jo(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Jo(e.style,t,n[t])}else if(t[0]==
"o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Pn[t]||(Pn[t]=sl(t)),(e.__a||(e.__a={}))[t]=Wn,r=
t!=(t=t.replace(us,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/200\
0/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="\
rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(
t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function sl(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ft]==null)t[Ft]=Wn++;else if(t[Ft]<this.__a[e])
return;return n(j.event?j.event(t):t)}}}function Hn(e,t,n,o,s,r,i,a,l,c){var d,h,u,f,g,p,w,v,m,b,k,_,S,O,x,E,T,L,F=t.type;if(t.constructor!==kt)return null;128&
n.__u&&(l=32&n.__u,d=n.__c.__z)&&(t.__u|=l,h=r=[],d.nodeType==8?a=Ut(d,r):r.push(d),a=r[0]||a),(d=j.__b)&&d(t);e:if(typeof F=="function"){u=i.length;try{if(v=t.
props,m=(d=F.prototype)&&d.render,b=(d=F.contextType)&&o[d.__c],k=d?b?b.props.value:d.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(m?t.__c=f=new F(v,k):(t.__c=
f=new mt(v,k),f.constructor=F,f.render=il),b&&b.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),m&&(f.__s||(f.__s=f.state),F.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=We({},f.__s)),We(f.__s,F.getDerivedStateFromProps(v,f.__s)))),g=f.props,p=f.state,f.__v=t,n.__c){if(v!==g&&m&&!F.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(v,k),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,k)===
!1){t.__v!=n.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(R){R&&(R.__=t)}),Gt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&
i.push(f),a=_e(n);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,k),m&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,p,w)})}else
m&&!F.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),m&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=k,f.props=v,f.__P=
e,f.__g&=-5,_=j.__r,S=m?25:0;do f.__g&=-9,_&&_(t),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);m&&(Gt.push.apply(f.__h,f.__k),f.__k=[]),f.
state=f.__s,f.getChildContext&&(o=We({},o,f.getChildContext())),m&&n.__c&&f.getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(g,p)),O=d&&d.type===Xe&&d.key==
null?d.props.children:d,v.__P&&(d=a,s=(e=v.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(R){R&&Gn(R,R)}),n.__k=null),a=n.__k?_e(n,0):
null),a=ps(e,Fn(O)?O:[O],t,n,o,s,r,i,a,l,c),v.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(Be),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(R){if(i.length=
u,t.__v=null,l||r)if(R&&R.then){if(t.__u|=128|l,r){for(~(T=r.indexOf(a||void 0))||(T=r.length);(L=r[T-1])&&L.nodeType==8;)T--;for(;T<r.length;T++)if(L=r[T])if(r[T]=
null,x){if(L==E)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(E=Ut(x=L))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(d=Ut(x=
t.__c.__z||(t.__c.__z=x)))?(t.__e=x,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Be);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),R&&R.then||gs(t),j.__e(R,t,n)}}else
a=t.__e=rl(n.__e,t,n,o,s,r,i,l,c,e);return(d=j.diffed)&&d(t),a}function Ut(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.
nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function gs(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(gs))}function ws(e,t,n){for(var o=0;o<n.length;)Kn(n[o++],n[o++],n[o++]);j.__c&&j.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(
s)})}catch(r){j.__e(r,s.__v)}})}function rl(e,t,n,o,s,r,i,a,l,c){var d,h,u,f,g,p,w,v,m=n.props||Kt,b=t.props,k=t.type;if(k=="svg"?s="http://www.w3.org/2000/svg":
k=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((g=r[d])&&(k?g.localName==k:g.nodeType==3)){
e=g,r[d]=null;break}}if(!e){if(v=c.ownerDocument||document,!k)return v.createTextNode(b);e=v.createElementNS(s,k,b.is?b:c),a&&(j.__m&&j.__m(t,r),a=!1),r=null}if(k){
if(c=k=="template"&&e.content||e,r=k=="textarea"&&b.defaultValue!=null?null:r&&Un.call(c.childNodes),!a&&r)for(m={},d=0;d<e.attributes.length;d++)m[(g=e.attributes[d]).
name]=g.value;for(d in m)g=m[d],d=="dangerouslySetInnerHTML"?u=g:d=="children"||d in b||d=="value"&&"defaultValue"in b||d=="checked"&&"defaultChecked"in b||Bt(e,
d,null,g,s);for(d in b)g=b[d],d=="children"?f=g:d=="dangerouslySetInnerHTML"?h=g:d=="value"?p=g:d=="checked"?w=g:a&&typeof g!="function"||m[d]===g||Bt(e,d,g,m[d],
s);h?(a||u&&(h.__html==u.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(u&&(e.textContent=""),(k=="foreignObject"||s=="http://www.w3.org/1998\
/Math/MathML"&&el.test(k))&&(s="http://www.w3.org/1999/xhtml"),ps(c,Fn(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&_e(n,0),a,l),r&&r.some(Be)),a&&k!="textarea"||(d="valu\
e",k=="progress"&&p==null?e.removeAttribute(d):p==null||p===e[d]&&(k!="progress"||p)||Bt(e,d,p,m[d],s),d="checked",w!=null&&w!=e[d]&&Bt(e,d,w,m[d],s))}else m===
b||a&&e.data==b||(e.data=b);return e}function Kn(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(s){j.__e(s,n)}}function Gn(e,t,n){var o,s,r,i;if(j.unmount&&j.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Kn(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){j.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Gn(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ut(o,r=[]))&&(o==e.__e&&r.some(Be),Be(s),Be(o)),n||Be(e.__e),e.__e=e.__c=e.__=null}function il(e,t,n){
return this.constructor(e,n)}function W(e,t){var n,o,s,r;j.__&&j.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=pt(Xe,{children:[
e]}),s=[],r=[],Hn(t,t.__k,o||Kt,Kt,t.namespaceURI,o?null:t.firstChild?Un.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ws(s,t.__k,r),t.__k.props.children=
null}j={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(
e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ht=0,e}},as=0,ls=function(e){return e!=null&&e.
constructor===kt},mt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=We({},this.state)),typeof e=="function"&&(e=e(We({},n),this.props)),
e&&(We(n,e),this.__v&&(t&&this.__k.push(t),Yo(this)))},mt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Yo(this))},mt.prototype.render=
Xe,$e=[],Ht=0,cs=function(e,t){return e.__v.__b-t.__v.__b},Ft=Symbol(),us=/(PointerCapture)$|Capture$/i,Wn=0,Pn={},Qa=0;var bs=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<
t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=
a+"":i?(s=e.apply(a,bs(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Zo=new Map;function al(e){var t=Zo.get(this);return t||(t=
new Map,Zo.set(this,t)),(t=bs(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],c=function(u){r===1&&(u||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,
"")))?l.push(0,u,i):r===3&&(u||i)?(l.push(3,u,i),r=2):r===2&&i==="..."&&u?l.push(4,u,0):r===2&&i&&!u?l.push(5,0,!0,i):r>=5&&((i||!u&&r===5)&&(l.push(r,0,i,s),r=
6),u&&(l.push(r,u,0,s),r=6)),i=""},d=0;d<n.length;d++){d&&(r===1&&c(),c(d));for(var h=0;h<n[d].length;h++)o=n[d][h],r===1?o==="<"?(c(),l=[l],r=3):i+=o:r===4?i===
"--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(c(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[d][h+1]===">")?(c(),r===3&&
(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(c(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return c(),l})(e)),t),arguments,[])).length>1?t:t[0]}var y=al.bind(fs),vt,Q,Ln,Xo,ll=Object.is,In=0,vs=[],
jn=[],H=j,Qo=H.__b,es=H.__r,ts=H.diffed,ns=H.__c,os=H.unmount,ss=H.__;function qn(e,t){H.__h&&H.__h(Q,e,In||t),In=0;var n=Q.__H||(Q.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function ys(e,t){var n=qn(vt++,3);!H.__s&&Vn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Q.__H.__h.push(n))}function V(e,t){var n=qn(vt++,
4);!H.__s&&Vn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Q.__h.push(n))}function Z(e){return In=5,Qe(function(){return{current:e}},[])}function Qe(e,t){var n=qn(vt++,7);return Vn(
n.__H,t)&&(n.__=e(),n.__H=t),n.__}function cl(){var e;do{for(;e=jn.shift();)try{gt(e)}catch(n){H.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=vs.shift();){var t=e.__H;if(e.
__P&&t)try{t.__h.some(gt),t.__h.some(Rn),t.__h=[]}catch(n){t.__h=[],H.__e(n,e.__v)}}}while(jn.length)}H.__b=function(e){Q=null,Qo&&Qo(e)},H.__=function(e,t){e&&
t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ss&&ss(e,t)},H.__r=function(e){es&&es(e),vt=0;var t=(Q=e.__c).__H;t&&(Ln==Q?Q.__h=[]:(t.__h.some(gt),t.__h.some(Rn),vt=0),t.
__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ln=Q},H.diffed=function(e){ts&&ts(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&is(vs.push(t)),
t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ln=Q=null},H.__c=function(e,t){t.some(function(n){try{n.__h.some(gt),n.__h=n.__h.filter(function(o){return!o.__||Rn(
o)})}catch(o){n.__h=[function(){throw o}]}}),ns&&ns(e,t)},H.unmount=function(e){os&&os(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){
if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,is(jn.push(s))}else gt(s)}catch(r){t=r}}),o.__H=void 0,t&&H.__e(t,o.__v))};var rs=typeof requestAnimationFrame==
"function";function ul(e){var t,n=function(){clearTimeout(o),rs&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);rs&&(t=requestAnimationFrame(n))}function is(e){
e!=1&&Xo==H.requestAnimationFrame||((Xo=H.requestAnimationFrame)||ul)(cl)}function gt(e){var t=Q,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Q=t}function Rn(e){
var t=Q;e.__c=e.__(),Q=t}function Vn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ll(n,e[o])})}var fl=Symbol.for("preact-signals");function Jt(){
if(ve>1)ve--;else{var e,t=!1;for((function(){var s=Vt;for(Vt=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var i=r.t;i!==void 0;i=i.x)i.i===s.i&&(i.i=r.i);s=s.
o}})();bt!==void 0;){var n=bt;for(bt=void 0,qt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&$s(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(qt=0,ve--,
t)throw e}}function Yn(e){if(ve>0)return e();Bn=++dl,ve++;try{return e()}finally{Jt()}}var wt,B=void 0;function ee(e){var t=B,n=wt;B=void 0,wt=void 0;try{return e()}finally{
B=t,wt=n}}var bt=void 0,ve=0,qt=0,dl=0,Bn=0,Vt=void 0,Yt=0;function ks(e){if(B!==void 0){var t=e.n;if(t===void 0||t.t!==B)return t={i:0,S:e,p:B.s,n:void 0,t:B,e:void 0,
x:void 0,r:t},B.s!==void 0&&(B.s.n=t),B.s=t,e.n=t,32&B.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=B.s,t.n=void 0,
B.s.n=t,B.s=t),t}}function J(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}J.prototype.brand=
fl;J.prototype.h=function(){return!0};J.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:ee(function(){var o;(o=
t.W)==null||o.call(t)}))};J.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),
e===this.t&&(this.t=o,o===void 0&&ee(function(){var s;(s=t.Z)==null||s.call(t)}))}};J.prototype.subscribe=function(e){var t=this;return M(function(){var n=t.value;
ee(function(){return e(n)})},{name:"sub"})};J.prototype.valueOf=function(){return this.value};J.prototype.toString=function(){return this.value+""};J.prototype.
toJSON=function(){return this.value};J.prototype.peek=function(){var e=this;return ee(function(){return e.value})};Object.defineProperty(J.prototype,"value",{get:function(){
var e=ks(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){if(qt>100)throw new Error("Cycle detected");(function(n){ve!==0&&qt===0&&n.
l!==Bn&&(n.l=Bn,Vt={S:n,v:n.v,i:n.i,o:Vt})})(this),this.v=e,this.i++,Yt++,ve++;try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Jt()}}}});function A(e,t){return new J(
e,t)}function $s(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function _s(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.
S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Ss(e){for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&
(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=n}function Fe(e,t){J.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Yt-1,
this.f=4}Fe.prototype=new J;Fe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Yt))return!0;if(this.g=Yt,this.f|=
1,this.i>0&&!$s(this))return this.f&=-2,!0;var e=B;try{_s(this),B=this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){
this.v=n,this.f|=16,this.i++}return B=e,Ss(this),this.f&=-2,!0};Fe.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.
S(t)}J.prototype.S.call(this,e)};Fe.prototype.U=function(e){if(this.t!==void 0&&(J.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=
t.n)t.S.U(t)}};Fe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Fe.prototype,"value",{get:function(){
if(1&this.f)throw new Error("Cycle detected");var e=ks(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function ce(e,t){return new Fe(
e,t)}function xs(e){var t=e.j;if(e.j=void 0,typeof t=="function"){ve++;var n=B;B=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Jn(e),o}finally{B=n,Jt()}}}function Jn(e){
for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,xs(e)}function hl(e){if(B!==this)throw new Error("Out-of-order effect");Ss(this),B=e,this.f&=-2;try{
8&this.f&&Jn(this)}finally{Jt()}}function et(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,wt&&wt.push(this)}et.prototype.
c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};et.prototype.S=function(){if(1&
this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,xs(this),_s(this),ve++;var e=B;return B=this,hl.bind(this,e)};et.prototype.N=function(){2&this.f||
(this.f|=2,this.u=bt,bt=this)};et.prototype.d=function(){this.f|=8,1&this.f||Jn(this)};et.prototype.dispose=function(){this.d()};function M(e,t){var n=new et(e,
t);try{n.c()}catch(s){throw n.d(),s}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Os,$t,Wt,pl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Es=[];M(function(){Os=this.N})();function tt(e,t){j[e]=t.bind(null,j[e]||function(){})}function yt(e){if(Wt){var t=Wt;Wt=void 0,t()}Wt=e&&e.S()}function zs(e){
var t=this,n=e.data,o=Se(n);o.name="ReactiveDom",o.value=n;var s=Qe(function(){for(var a=t,l=t.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=ce(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),d=ce(function(){return!Array.isArray(c.value)&&!ls(c.value)}),h=M(function(){if(this.N=Cs,d.value){var f=c.value;a.
__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),u=t.__$u.d;return t.__$u.d=function(){h(),u.call(this)},[d,c]},[]),r=s[0],i=s[1];return r.value?i.
peek():i.value}zs.displayName="ReactiveTextNode";Object.defineProperties(J.prototype,{constructor:{configurable:!0,value:fs(Xe,null).constructor},type:{configurable:!0,
value:zs},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});tt("__b",function(e,t){if(yt(),
$t=void 0,typeof t.type=="string"){var n,o=t.props;for(var s in o)if(s!=="children"){var r=o[s];r instanceof J&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});
tt("__r",function(e,t){if(e(t),t.type!==Xe){yt();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(s,r){var i;return M(function(){i=this},{name:r}),
i.c=s,i})((function(s){return function(){var r;pl&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),$t=o,yt(n)}});tt("__e",function(e,t,n,o){yt(),$t=void 0,e(t,n,o)});tt("diffed",function(e,t){yt(),$t=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,s=t.props,r=n.U;if(r)for(var i in r){var a=r[i];a===void 0||o&&i in o||(a.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(var l in o){var c=r[l],
d=o[l];c===void 0?(c=ml(n,l,d,s),r[l]=c):c.o(d,s)}}}e(t)});function ml(e,t,n,o){var s=t in e&&e.ownerSVGElement===void 0,r=A(n);return{o:function(i,a){r.value=i,
o=a},d:M(function(){this.N=Cs;var i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}tt("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var s in o){var r=o[s];r&&r.d()}}}var i=t.__np;if(i){var a=t.props;
for(var l in i)a[l]=i[l]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var d=c.__$u;d&&(c.__$u=void 0,d.d())}}e(t)});tt("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});mt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var a in this.props)if(!(a in e))return!0;return!1};function Se(e,t){return Qe(function(){return A(e,t)},[])}function As(e,t){
var n=Z(e);return n.current=e,$t.__$f|=4,Qe(function(){return ce(function(){return n.current()},t)},[])}var gl=function(e){queueMicrotask(function(){queueMicrotask(e)})};function wl(){Yn(function(){for(var e;e=Es.shift();)Os.call(e)})}function Cs(){Es.push(this)===1&&(j.requestAnimationFrame||gl)(wl)}var nt=Object.freeze({puzzle:"",instance:"",rules:"",facts:"",saved:{rules:"",facts:""},stamps:{rules:null,facts:null},marks:{},notes:{},constants:{},mode:"play",
seconds:0,saves:[]}),bl=["facts","marks","notes"],vl=["puzzle","instance","rules","facts","constants"];function Ts(e=nt){let t=A(e),n=e,o=ce(()=>{let h=t.value;
return vl.some(u=>h[u]!==n[u])&&(n=h),n}),s=[],r=[],i=null,a=new Set,l=h=>Yn(()=>{let u=t.peek();t.value=h;let g=Object.keys(h).filter(p=>h[p]!==u[p]);if(g.length)
for(let p of[...a])p(h,u,new Set(g))}),c=({facts:h,marks:u,notes:f})=>({facts:h,marks:u,notes:f}),d=(h,u)=>{if(!h.length)return;let f=t.peek();u.push(c(f)),i=null,
l({...f,...h.pop()})};return{get now(){return t.value},get task(){return o.value},get canUndo(){return t.value&&s.length>0},get canRedo(){return t.value&&r.length>
0},get history(){return{now:c(t.value),past:s,future:r}},change(h,{merge:u=null,undoable:f=!0}={}){let g=t.peek(),p=bl.some(w=>w in h&&h[w]!==g[w]);p&&f&&!(u!==
null&&u===i)&&(s.push(c(g)),r=[]),(p||"mode"in h)&&(i=u),l({...g,...h})},open(h,u=null){let f={...nt,...h};[s,r,i]=u!==null&&JSON.stringify(u.now)===JSON.stringify(
c(f))?[u.past,u.future,null]:[[],[],null],l(f)},undo:()=>d(s,r),redo:()=>d(r,s),on(h,u){let f=new Set(h),g=(...p)=>{[...p[2]].some(w=>f.has(w))&&u(...p)};return a.
add(g),()=>a.delete(g)}}}function P(e,t={}){let{puzzle:n,instance:o,rules:s,facts:r,constants:i,marks:a}=e;return{puzzle:n,instance:o,rules:s,facts:r,constants:i,
marks:Object.entries(a),...t}}function Ue(e){let{task:t,now:{marks:n}}=e;return()=>e.task===t&&Object.entries(n).every(([o,s])=>e.now.marks[o]===s)}var Zn={facts:40,rules:200},Ms=["puzzle","instance","rules","facts","constants","marks"],Ns="facts";function Ds(e){let t=new Set,n=new Map,o=new Set,s=Zn.facts,
r=0;e.on(Ms,(u,f,g)=>{s=g.has("rules")&&!g.has("puzzle")?Zn.rules:Zn.facts});function i(u,f){return l(u),o.add(u),new Promise((g,p)=>{let w={resolve:g,reject:p,
onEvent:f},v=[...t].find(({about:m,parts:b})=>b.includes(u)&&Ms.every(k=>m?.[k]===e.now[k]));v?(v.wishes.set(u,w),Ls(v,u)):(n.set(u,w),clearTimeout(r),r=setTimeout(
c,s))})}function a(u){l(u),o.delete(u)}function l(u){n.get(u)?.resolve(void 0),n.delete(u);for(let f of[...t]){let g=f.wishes.get(u);g&&(g.resolve(void 0),f.wishes.
delete(u),!f.wishes.size&&(t.delete(f),f.controller.abort()))}}function c(){let u=new Map(n);n.clear(),u.size&&h(e.now,e.now,[...u.keys()],u)}function d(u,f){let g=e.
now;return new Promise((p,w)=>{let v=b=>{m.about={...g,facts:b[b.length-1]},f(b),p()},m=h(g,null,[...o],new Map([[Ns,{resolve:v,reject:w}]]),{steps:u})})}function h(u,f,g,p,w={}){
let v={about:f,parts:g,wishes:p,told:new Map,controller:new AbortController},m=(b,k)=>{b==="found"?p.get("solve")?.onEvent?.(b,k):v.told.set(b,b===Ns?{found:k.facts}:
k),Ls(v,b)};return t.add(v),ie("overview",P(u,{...w,parts:g}),{signal:v.controller.signal,onEvent:m}).catch(b=>{for(let k of p.values())k.reject(b)}).finally(()=>t.
delete(v)),v}return{ask:i,drop:a,edit:d}}function Ls({told:e,wishes:t},n){let[o,s]=[t.get(n),e.get(n)];!o||!s||(t.delete(n),s.failed?o.reject(new q(s.failed)):o.
resolve(s.found))}function Ps(){let e=new EventTarget,t={playable:A(!0),finished:A(!1),focused:A(null),film:A(null),"film-at":A(0)};return{state:t,emit(n,...[o]){n in t&&(t[n].value=
o),ee(()=>e.dispatchEvent(new CustomEvent(n,{detail:o})))},when(n,o){e.addEventListener(n,s=>o(s.detail))}}}var Xn={};Je(Xn,{start:()=>xl});function $(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t))s.startsWith("on")?o.addEventListener(s.slice(2),r):s==="dataset"?Object.
assign(o.dataset,r):s==="class"?o.className=r:s in o?Object.assign(o,{[s]:r}):o.setAttribute(s,r);return o.append(...n.flat().filter(s=>s!=null)),o}function ae(e){let t=new DOMParser().parseFromString(e,"image/svg+xml");return document.importNode(t.documentElement,!0)}function C(e,t=document){let n=t.querySelector(
e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var xe=e=>[...document.querySelectorAll(e)],_t=()=>crypto.getRandomValues(new Uint32Array(
4)).join("-"),I=e=>e.target;function le(e,t){let n=0;return(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)}}function de(){let e=null,t=async o=>{n();let s=e=
new AbortController;try{return await o(s.signal)}catch(r){if(r.name==="AbortError")return;throw r}},n=()=>e?.abort();return Object.assign(t,{stop:n})}var oe=(e,t)=>`${e.
toLocaleString("en")} ${t}${e===1?"":"s"}`;var yl={undo:"M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",redo:"m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",light:"M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1\
 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",dark:"M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",dice:"M5.5 3h9\
A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",book:"M10 5.5C8.5 4\
 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12"},he=({name:e})=>y`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${yl[e]} /></svg>`;var kl=[{mode:"play",name:"Play",title:"Fill the board"},{mode:"edit",name:"Edit",title:"Change the clues and the size"}],$l=8e3,_l=2,Sl=["pointerdown","keydown"],
Is={rules:"[role=textbox]",board:"[role=gridcell][tabindex='0'], button",assistant:"button"};function xl(e){W(y`<${Ol} ...${e} />`,C("#modes")),W(y`<${El} ...${e} />`,
C("#history")),W(y`<${Al} />`,C("#appearance")),zl(e),Cl(e),Ml(e)}function Ol({store:e}){let t=n=>{if(!n.key.startsWith("Arrow"))return;let o=e.now.mode==="play"?
"edit":"play";e.change({mode:o}),C(`#modes [data-mode=${o}]`).focus(),n.preventDefault()};return kl.map(({mode:n,name:o,title:s})=>{let r=n===e.now.mode;return y`<button type="button" role="radio" title=${s} data-mode=${n} aria-checked=${r}
      tabindex=${r?0:-1} onclick=${()=>e.change({mode:n})} onkeydown=${t}>${o}</button>`})}var El=({store:e})=>y`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!e.canUndo} onclick=${e.undo}>
    <${he} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!e.canRedo} onclick=${e.redo}>
    <${he} name="redo" /><span class="wide">Redo</span>
  </button>`;function zl({store:e}){addEventListener("keydown",t=>{if(!(t.ctrlKey||t.metaKey)||I(t).closest("input, textarea, .cm-editor"))return;let n=t.key.toLowerCase();
if(n==="z"&&!t.shiftKey)e.undo();else if(n==="y"||n==="z"&&t.shiftKey)e.redo();else return;t.preventDefault()})}function Al(){let e=Se(getComputedStyle(document.
documentElement).colorScheme==="dark"),t=e.value?"Light colours":"Dark colours";return y`<button type="button" title=${t} aria-label=${t} onclick=${()=>{let o=e.
value?"light":"dark";document.documentElement.dataset.theme=o,localStorage.setItem("pylogic:theme",o),e.value=!e.value}}>
    <${he} name=${e.value?"light":"dark"} /></button>`}function Cl(e){let t=xe("#tabs button"),n=o=>{document.body.dataset.pane=o;for(let s of t)s.setAttribute(
"aria-current",String(s.dataset.pane===o))};for(let o of t)o.addEventListener("click",()=>n(o.dataset.pane??""));e.when("pane",n),n("board"),Tl(e)}function Tl(e){
let t=Object.keys(Is),n=o=>{e.emit("pane",o),xe(`#${o} :is(${Is[o]})`).find(s=>s.checkVisibility())?.focus()};addEventListener("keydown",o=>{if(o.key!=="F6")return;
let s=t.findIndex(i=>document.activeElement?.closest(`#${i}`)),r=o.shiftKey?t.length-1:1;n(t[s<0?1:(s+r)%t.length]),o.preventDefault()});for(let o of xe(".leap \
a"))o.addEventListener("click",s=>{n(o.hash.slice(1)),s.preventDefault()})}function Ml(e){let t=C("#messages");e.when("message",({words:n,isBad:o=!1})=>{let s=$(
"div",{class:o?"message bad":"message"},n),r=[...t.children].filter(a=>a.textContent!==n);t.replaceChildren(...r.slice(1-_l),s);let i=()=>s.remove();setTimeout(
()=>{if(!o)i();else for(let a of Sl)addEventListener(a,i,{once:!0})},$l)})}var co={};Je(co,{start:()=>Hc});function St(e,t,n){let o=e?.querySelector(`.${t}`);n===null||n===""?o?.remove():o?o.textContent=n:e?.append($("span",{class:t,ariaHidden:"true"},n))}function js(e,t,n,o){
St(e,t,n.join(" "));let s=e?.querySelector(`.${t}`),r=Math.ceil(Math.sqrt(o)),i=r>0&&n.every(a=>/^[1-9]\d*$/.test(a)&&Number(a)<=o);s?.classList.toggle("raster",
i),!(!s||!i)&&(s.style.setProperty("--across",String(r)),s.replaceChildren(...n.flatMap(a=>{let l=Number(a)-1,c=$("span",{},a);return c.style.gridArea=`${Math.floor(
l/r)+1} / ${l%r+1}`,[c," "]})))}function Rs(e,t){let n=t.map((o,s)=>`var(--paint-${o}) ${100*s/t.length}% ${100*(s+1)/t.length}%`);e&&(e.style.backgroundImage=n.
length?`linear-gradient(100deg, ${n.join(", ")})`:"")}function Bs(e){e!==void 0&&(e.classList.remove("flash"),e.offsetWidth,e.classList.add("flash"),e.addEventListener(
"animationend",()=>e.classList.remove("flash"),{once:!0}))}var Zt={corner:"",centre:"~",colour:"#"},ot=Object.keys(Zt),Oe=ot.filter(e=>e!=="colour"),Ee=["red","orange","yellow","green","cyan","blue","purple","grey"],xt=(e,t)=>Zt[e]+
t,ze=(e=[],t)=>e.filter(n=>Qn(n)===t).map(n=>n.slice(Zt[t].length)),Qn=e=>ot.find(t=>Zt[t]===e[0])??"corner",Ws=(e,t,n)=>t.every(o=>e[o]?.includes(n))?to(e,t,o=>o.
filter(s=>s!==n)):eo(e,t,[n]),eo=(e,t,n)=>to(e,t,o=>[...new Set([...o,...n])].sort((s,r)=>s.localeCompare(r,"en",{numeric:!0}))),Ot=(e,t,n,o)=>to(e,t,s=>s.filter(
r=>!n.includes(Qn(r))||o!==void 0&&r!==xt(Qn(r),o)));function to(e,t,n){let o={...e};for(let s of t){let r=n(o[s]??[]);r.length?o[s]=r:delete o[s]}return o}var K=Object.freeze({rows:0,columns:0,count:0,size:null,cell:{width:0,height:0,edge:0},around:[0,0,0,0],frames:[],plays:[],edits:[],problems:[]}),Fs=new Map;function Hs({
svg:e,words:t,reach:n}){let o=`${t}
${e}`,s=Fs.get(o)??{svg:e,words:t,reach:n};return Fs.set(o,s),s}var Nl=["diagonal","triangle"],Xt=Hs({svg:"",words:""});function Ks(e,t=null){let n=e.pieces.map(
Hs),o=a=>a.map(l=>l<0?Xt:n[l]),s=e.frames.map(a=>({...a,cells:o(a.cells),blank:o(a.blank)})),r=t?.plays??e.plays.map(a=>({...a,spots:new Set(a.spots.map(String)),
peers:Ll(a.peers??{}),choices:a.choices.map(l=>({...l,looks:l.looks.map(c=>c.map(d=>d<0?null:n[d]))}))})),i=t?.edits??e.edits.map(a=>({...a,cells:new Map(a.cells.
map(l=>[l.slice(0,-1).join(","),l.at(-1)]))}));return{...e,frames:s,plays:r,edits:i,count:e.rows*e.columns}}function Ll(e){let t=new Map;for(let[n,o]of Object.entries(
e))for(let s of o)t.set(+n,[...t.get(+n)??[],s]),t.set(s,[...t.get(s)??[],+n]);return t}var se=(e,t,n)=>(t-1)*e.columns+n-1,N=(e,t)=>[Math.floor(t/e.columns)+1,
t%e.columns+1],Ae=(e,t,{value:n})=>`${e.predicate}(${t}${n===null?"":`,${n}`})`,no=(e,t,n,o)=>Ae(t,N(e,o).join(","),n),ye=({what:e,where:t,choices:n})=>t==="cel\
l"&&!Nl.includes(e)&&n.some(({value:o})=>o!==null);function oo(e,t){let n=/^(\w+)\((\d+),(\d+)(?:,|\))/.exec(t);if(n===null||!e.plays.some(i=>i.predicate===n[1]))
return-1;let[o,s]=[Number(n[2]),Number(n[3])];return o>=1&&o<=e.rows&&s>=1&&s<=e.columns?se(e,o,s):-1}var Ce=(e,t)=>!!e.looks[0]?.[t],Qt=(e,t)=>e.plays.some(n=>n.
choices.some(o=>Ce(o,t))),so=({plays:e})=>e.some(({choices:t})=>t.some(({looks:n})=>n[0]?.some(o=>o!==null&&/^<rect[^>]*fill="#ffffff"/.test(o.svg)))),Gs=e=>so(
e)||[...e.frames.flatMap(({cells:t,blank:n})=>[...t,...n]),...e.plays.flatMap(({choices:t})=>t.flatMap(({looks:n})=>n[0]??[]))].some(t=>t!==null&&/<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.
test(t.svg)),ue=(e,t,n,o)=>Ke(t,n,N(e,o).join(",")),en=(e,t,n,o,s)=>rn(t,n,N(e,o).join(","),s),tn=({clicks:e},t)=>t<0?e[0]:e[e.indexOf(t)+1]??-1;function nn({clicks:e},t){
let n=e[1]??e[0];return t===n?-1:n}function Et(e,t,n){for(let o of e.plays){let s=o.choices[ue(e,o,t,n)];if(s&&Ce(s,n))return s.looks.map(r=>r[n]??Xt)}return e.
frames.map(o=>o.blank[n])}var Us={corner:"candidates",centre:"centre",colour:"coloured"};function on(e,{marks:t,notes:n},o){let[s,r]=N(e,o),i=e.plays.map(u=>u.choices[ue(
e,u,t,o)]?.words).filter(u=>u!==void 0),a=e.frames[0].blank[o].words,l=ot.map(u=>[Us[u],...ze(n[`${s},${r}`],u)]).filter(([,u])=>u),c=i.length?l.filter(([u])=>u===
Us.colour):l,d=e.plays.filter(fe).flatMap(u=>Js.map(f=>{let g=u.choices[Ke(u,t,Te(e,o,f))];return g&&`${f}: ${g.words}`})).filter(Boolean),h=[a,...i,...d,...c.map(
u=>u.join(" "))].filter(Boolean);return`row ${s}, column ${r}: ${h.join(", ")||"empty"}`}function qs(e,t){let n=s=>s.choices.some(r=>{let[i,a]=Ae(s," ",r).split(
" ");return t.startsWith(i)&&s.spots.has(t.slice(i.length,-a.length))&&t.endsWith(a)});if(e.plays.some(s=>fe(s)&&n(s)))return!0;let o=oo(e,t);return o>=0&&e.plays.
some(s=>s.choices.some(r=>Ce(r,o)&&no(e,s,r,o)===t))}function Vs(e,t,n){let o=n.filter(r=>qs(e,r)),s=Object.entries(t).filter(([r,i])=>!i&&!n.includes(r));return o.
length?Object.fromEntries([...s,...o.map(r=>[r,!0])]):null}var sn=e=>e.startsWith("not ")?[e.slice(4),!1]:[e,!0];function Ys(e,t,n){if(n.length!==1)return!1;let o=n[0].
filter(r=>qs(e,r)),s=Object.keys(t).filter(r=>t[r]);return o.length>0&&o.every(r=>t[r])&&s.every(r=>n[0].includes(r))}var fe=e=>e.where!=="cell",Js=["top","righ\
t","bottom","left"],Dl={top:[-1,0,"bottom"],left:[0,-1,"right"]},He=({where:e,spots:t})=>e==="edge"&&![...t].some(n=>/top|left/.test(n));function Zs(e,t,n,o){let s=l=>l.
every((c,d)=>c>=Math.min(n[d],o[d])&&c<=Math.max(n[d],o[d])),r={...t},i={};for(let l of e.spots){let[c,d,h]=l.split(","),[u,f]=[[+c,+d],[+c+ +(h==="bottom"),+d+
+(h==="right")]].map(p=>s(p));if(!u&&!f)continue;let g=Ae(e,l,e.choices[0]);delete r[g],u!==f&&(i[g]=!0)}return Object.keys(t).length===Object.keys({...r,...i}).
length&&Object.keys(i).every(l=>t[l])?r:{...r,...i}}function Te(e,t,n){let[o,s]=N(e,t),[r,i,a]=Dl[n]??[0,0,n];return(o+r>=1&&s+i>=1?[o+r,s+i,a]:[o,s,n]).join(",")}
var Ke=(e,t,n)=>e.choices.findIndex(o=>t[Ae(e,n,o)]===o.holds);function rn(e,t,n,o){let s={...t};for(let i of e.choices)delete s[Ae(e,n,i)];let r=e.choices[o];return r&&
(s[Ae(e,n,r)]=r.holds),s}var Xs=(e,t,n)=>e.plays.filter(fe).reduce((o,s)=>Js.reduce((r,i)=>rn(s,r,Te(e,n,i),-1),o),t);function Ge({cell:{width:e,height:t,edge:n}},o,[
s,r,i]){let[a,l]=[n+(r-1)*e,n+(s-1)*t],[c,d]=[a+e,l+t];if(o==="edge")return{top:[a,l,c,l],bottom:[a,d,c,d],left:[a,l,a,d],right:[c,l,c,d]}[i];let[h,u]=[a+e/2,l+
t/2];return i==="right"?[h,u,h+e,u]:[h,u,h,u+t]}function Qs(e,t,[n,o,s]){let[r,i,a,l]=Ge(e,t,[n,o,s]);if(t==="edge")return[r,i,a,l];let[c,d]=s==="right"?[1,0]:[
0,1],[h,u]=[[n,o],[n+d,o+c]].map(f=>e.frames[0].cells[se(e,f[0],f[1])]?.reach?.[d]??0);return[r+c*h,i+d*h,a-c*u,l-d*u]}function te({rows:e,columns:t,cell:n,around:o}){
let[s,r,i,a]=o;return{width:t*n.width+2*n.edge+a+r,height:e*n.height+2*n.edge+s+i,left:a,top:s}}var Pl=500,Il=["clue","unknown"];function er({app:e,view:t}){let n=A(new Map),o=()=>{n.value=new Map},s=jl(e,o),r=()=>t.sheet,i=_=>r().edits.find(S=>S.what===_),
a=_=>N(r(),_).join(","),l=(_,S)=>{n.value=new Map([...n.value,...S.map(([O,x])=>[`${_} ${O.join(",")}`,x])])};function c(_,S,O,x=null){for(let E of Il)l(E,[[N(r(),
S),null]]);w(_,S,O,x)}function d(_,S){let O=S.filter(x=>g(x,_));if(O.length){for(let x of O)l(x,[[N(r(),_),null]]);s.ask({cells:O.map(x=>[x,...N(r(),_),null])})}}
function h(_,S){let O=n.peek().get(`${_} ${S}`);return O===void 0?i(_)?.cells.get(S)??null:O}function u(_){let S=[...n.peek().keys()].filter(x=>x.startsWith(`${_}\
 `)).map(x=>x.slice(_.length+1)),O=i(_)?.cells.keys()??[];return[...new Set([...O,...S])].filter(x=>h(_,x)!==null)}let f=(_,S)=>h(_,a(S)),g=(_,S)=>f(_,S)!==null;
function p(_,S,O=null){l(_,S),s.ask({cells:S.map(([x,E])=>[_,...x,E])},O)}let w=(_,S,O,x=null)=>p(_,[[N(r(),S),O]],x);function v(_,S){let O=[];for(;;){let x=h(_,
[...S,O.length+1].join(","));if(x===null)return O;O.push(x)}}function m(_,S,O,x=null){let E=O.match(/\d+/g)??[],T=v(_,S).slice(E.length).map(()=>null);p(_,[...E,
...T].map((L,F)=>[[...S,F+1],L]),x)}function b(_,S){_>=1&&S>=1&&s.ask({size:[_,S]})}function k(_){let S=L=>/^\d+$/.test(L)?Number(L):L,O=_.flatMap(L=>{let[,F="",
R=""]=/^(\w+)\((.*)\)$/.exec(L)??[],G=R.split(","),we=t.sheet.edits.find(({isClue:Ha,predicate:Ka,keys:Ga,values:qa})=>Ha&&Ka===F&&Ga+qa===G.length);return we?[
[we.what,...G.slice(0,we.keys).map(S),G.slice(we.keys).join(",")]]:[]});if(!O.length||O.length<_.length)return!1;s.ask({cells:O});let[x,E,T]=O[0];return i(String(
x))?.where==="cell"&&t.grid.select(se(r(),Number(E),Number(T))),!0}return{entry:i,key:a,set:c,erase:d,found:h,everywhere:u,valueAt:f,has:g,place:p,become:w,numbers:v,
becomeNumbers:m,resize:b,add:k,wanted:n,settle(){s.isEmpty&&o()}}}function jl(e,t){let{store:n,overview:o}=e,s=[],r=!1,i=!1;function a(d,h=null){s.push({step:d,
merge:h}),r||l()}async function l(){for(r=!0;s.length;)await c(s.splice(0,Pl));r=!1}async function c(d){let h=n.now,u=!1;i=!0;let f=g=>{i=!1,!(n.now.puzzle!==h.
puzzle||n.now.instance!==h.instance)&&(u=n.now.facts!==h.facts,g.forEach((p,w)=>{!u&&p!==n.now.facts&&n.change({facts:p},{merge:d[w].merge})}))};try{await o.edit(
d.map(({step:g})=>g),f)}catch(g){if(i=!1,!(g instanceof q))throw g;e.emit("message",{words:`This cannot be changed here: ${g.message}`,isBad:!0}),t()}u&&await c(
d)}return{ask:a,get isEmpty(){return!i&&s.length===0}}}var ro="Click a cell to put one there, or to take it away.",rt={less:"< \u2227",greater:"> \u2228",white:"\u25CB",black:"\u25CF",x:"X",v:"V"},st={clue:{name:"Cl\
ues",isTyped:!0,hint:({pen:e})=>e.isMark?"Click a cell to put a clue there, or to take it away.":"Click a cell and type its clue."},circle:{name:"Circles",how:"\
turned",hint:({changes:e})=>["Click a cell for a white circle",...(e.entry("circle")?.choices??[]).slice(1).map(t=>`again for a ${t} one`)].join(", ")+"."},arrow:{
name:"Arrows",isTyped:!0,hint:"Click a side of a cell: its arrow points there. Type its number.",keys:[["Click, Shift and an arrow","with Arrows chosen: the arr\
ow points there"],["Digits","with Arrows chosen: its number"]]},numbers:{name:"Several numbers",isTyped:!0,more:[","],hint:"Click a cell and type its numbers, w\
ith commas between them.",keys:[["Digits, comma","with Several numbers chosen: 1,3 writes two"]]},between:{name:"Signs",how:"placed",noun:"sign",hint:"Choose a \
sign, then click a side of a cell to put it there, or to take it away.",keys:[["Click, Shift and an arrow","with Signs chosen: the sign over that side of the ce\
ll"],["<, >, X, V, O","with Signs chosen: the sign to put"]]},vertex:{name:"Corners",how:"placed",noun:"number",hint:"Choose a number, or type it, then click wh\
ere cells meet.",keys:[["Digits","with Corners chosen: the number to put"],["Space, Enter","with Corners chosen: put it at the bottom right of the cell"]]},centre:{
name:"Centres",hint:"Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",keys:[["Click, Space, Enter","with Centres c\
hosen: in the middle of the cell"],["Shift and an arrow, Shift and Space","with Centres chosen: on that side, at the bottom right"]]},object:{hint:ro},block:{name:"\
Blocked cells",hint:ro},cage:{name:"Cages",how:"painted",hint:"Drag over cells: from a cell without a cage they become a new one, from a cage they join it. Dele\
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
in there."}};function zt({what:e,predicate:t,where:n,keys:o,values:s,choices:r}){let i=`${t[0].toUpperCase()}${t.slice(1)}`;if(e in st)return{name:i,...st[e]};if(!(e===
"unknown"||n!=="cell"||o!==2))return r.length?{name:i,how:"turned",hint:`Click a cell: ${r.join(", then ").replaceAll("_"," ")}.`}:s?{name:i,isTyped:!0,hint:"Cl\
ick a cell and type its number."}:{name:i,hint:ro}}var it={ArrowUp:"top",ArrowDown:"bottom",ArrowLeft:"left",ArrowRight:"right"};function tr({app:e,view:t}){let{store:n}=e,o=null,s=0,r=()=>t.sheet.plays.find(fe);
function i(p,w,v,m=null){let b=Ke(p,n.now.marks,w);!p.spots.has(w)||b===v||n.change({marks:rn(p,n.now.marks,w,v)},{merge:m})}function a(p,w){let v=t.grid.side(p,
w,t.sheet.plays.every(fe));return v===null?null:Te(t.sheet,p,v)}let l=(p,w,v,m=null,b=-1)=>({play:p,index:w,spot:m,number:b,merge:`line ${s+=1}`,how:v,before:n.
now.marks,isDragged:!1}),c=(p,w)=>tn(p,Ke(p,n.now.marks,w)),d=(p,w)=>nn(p,Ke(p,n.now.marks,w));function h(p,w,v){o=null;let m=r();if(!m||p<0)return{isClick:!1,isDrag:!1};
let b=a(p,v),k=b===null?-1:w?d(m,b):c(m,b),_=He(m)&&t.grid.side(p,v,!1)===null,S=m.where==="link"?"link":_?"area":"side";return b===null&&S==="side"?{isClick:!1,
isDrag:!1}:(o=l(m,p,S,b,k),b!==null&&S==="side"&&i(m,b,k,o.merge),{isClick:b!==null,isDrag:!0})}function u(p){if(o?.how!=="side")return;let w=t.grid.under(p.x,p.
y),v=w<0?null:a(w,p);v!==null&&v!==o.spot&&i(o.play,o.spot=v,o.number,o.merge)}function f(p){if(!o||o.how==="side")return;let[w,v]=[N(t.sheet,o.index),N(t.sheet,
p)];if(o.how==="area"){o.isDragged=!0,n.change({marks:Zs(o.play,o.before,w,v)},{merge:o.merge});return}let[m,b]=[v[0]-w[0],v[1]-w[1]];if(Math.abs(m)+Math.abs(b)!==
1){o.index=p;return}let k=m?m>0?"bottom":"top":b>0?"right":"left",_=Te(t.sheet,o.index,k);if(!o.isDragged){let{play:S,play:{clicks:O,choices:x}}=o,E=Ke(S,n.now.
marks,_)===O[0];o.number=x[0].value!==null?c(S,_):E?-1:O[0],o.isDragged=!0}i(o.play,_,o.number,o.merge),o.index=p}function g(){o&&o.how!=="side"&&!o.isDragged&&
o.spot!==null&&i(o.play,o.spot,o.number,o.merge),o=null}return{press:h,move:u,drag:f,release:g,get play(){return r()},get isDragged(){return o?.isDragged??!1},reach(p){
p===void 0?g():o?.how==="area"&&f(p)},onKey(p,w){let v=p.shiftKey?it[p.key]:void 0,m=r();if(!m)return!1;if([" ","Enter"].includes(p.key)&&He(m)&&t.sheet.plays.every(
fe))return o?g():f((o=l(m,w,"area")).index),!0;if(v===void 0)return!1;let b=Te(t.sheet,w,v);return i(m,b,c(m,b)),!0}}}var Rl={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function nr({view:e,changes:t,pen:n}){let o=c=>N(e.sheet,c),s=c=>t.found(n.kind,c.join(","));function r(c){
let d=n.isPlaced?n.id:"";t.place(n.kind,[[c,s(c)===d?null:d]])}function i(c,d){let[h,u,f]=Te(e.sheet,c,d).split(",");return(f==="right"?Number(u)<e.sheet.columns:
f==="bottom"&&Number(h)<e.sheet.rows)?[[Number(h),Number(u),f]]:[]}function a(c,d,h){let[u,f]=o(c),[g,p]=[2*u+d,2*f+h];g>=2&&g<=2*e.sheet.rows&&p>=2&&p<=2*e.sheet.
columns&&r([g,p])}function l(c,d){let[h,u="0"]=t.valueAt("arrow",c)?.split(",")??[];t.become("arrow",c,h===d?null:`${d},${u}`)}return{press(c,d){let{kind:h}=n;if(![
"vertex","centre","arrow","between"].includes(h)||!t.entry(h))return!1;let{left:u,top:f}=e.grid.within(c,d),[g,p]=o(c),w=e.grid.side(c,d);return h==="vertex"?r(
[g-+(f<.5),p-+(u<.5)]):h==="centre"?a(c,Math.floor(f*3)-1,Math.floor(u*3)-1):w!==null&&h==="arrow"?l(c,w):w!==null&&i(c,w).forEach(r),!0},onKey({key:c,shiftKey:d},h){
let{kind:u}=n,f=d?it[c]:void 0;if(f&&u==="between")i(h,f).forEach(r);else if(f&&u==="arrow")l(h,f);else if(f&&u==="centre")a(h,...Rl[f]);else if((c===" "||c==="\
Enter")&&u==="vertex")r(o(h));else if((c===" "||c==="Enter")&&u==="centre")a(h,Number(d),Number(d));else return!1;return!0},clear(c){let[d,h]=o(c),u=[-1,0,1].flatMap(
p=>[-1,0,1].map(w=>[p,w])),g=({between:Object.values(it).flatMap(p=>i(c,p)),vertex:u.filter(p=>Math.max(...p)<1).map(([p,w])=>[d+p,h+w]),centre:u.map(([p,w])=>[
2*d+p,2*h+w])}[n.kind]??[]).filter(p=>s(p)!==null);return g.length&&t.place(n.kind,g.map(p=>[p,null])),g.length>0}}}function or({view:e,changes:t}){let n=null,o=()=>t.
everywhere("path").map(c=>c.split(",")),s=c=>/^\d+$/.test(c)?Number(c):c;function r(c){if(n)return l();n={id:0,cells:[c]}}function i(c){if(c===void 0)return l();
if(!n||n.cells.includes(c))return;n.id||=Math.max(0,...o().map(([,,f])=>Number(f)||0))+1;let{id:d,cells:h}=n;h.push(c);let u=h.length>2?[c]:h;t.place("path",u.map(
f=>[[...N(e.sheet,f),d],String(h.indexOf(f)+1)]),`path ${d}`)}function a(c){let d=N(e.sheet,c).join(","),h=o().filter(([f,g])=>`${f},${g}`===d).map(([,,f])=>f),
u=o().filter(([,,f])=>h.includes(f));u.length&&t.place("path",u.map(f=>[f.map(s),null]))}function l(){n?.cells.length===1&&a(n.cells[0]),n=null}return{press:r,reach:i,
clear:a,end:l}}var Bl=4,an={"+":"add","-":"sub","\u2212":"sub","*":"mul",x:"mul","\xD7":"mul","/":"div","\xF7":"div"},io=["across","down"],At=(e,t)=>(e+t).slice(-Bl).replace(/^0+(?=\d)/,
"");function sr({view:e,changes:t}){let n="across",o="",s=0;function r(l){let c=t.valueAt("cage",l),h=t.everywhere("cage").filter(u=>c!==null&&t.found("cage",u)===
c).map(u=>u.split(",").map(Number)).map(([u,f])=>se(e.sheet,u,f));return h.find(u=>t.has("target",u))??Math.min(l,...h)}function i(l,c,d){let[h="add",u=""]=t.valueAt(
"target",r(l))?.split(",")??[],f=c in an?[an[c],u]:[h,o=At(o,c)];f[1]!==""&&t.become("target",r(l),f.join(","),d)}function a(l,c,d){c===","?[n,o]=[io[1-io.indexOf(
n)],""]:t.place("sum",[[[...N(e.sheet,l),n],o=At(o,c)]],d)}return{has:l=>l==="target"||l==="sum",press(l,c){let{left:d,top:h}=e.grid.within(l,c);n=d>=h?"across":
"down",o=""},type(l,c,d){let h=[...N(e.sheet,c),n].join(","),u=l==="sum"?t.found(l,h):t.valueAt(l,r(c))?.split(",")[1];return o!==u&&([o,s]=["",s+1]),(l==="sum"?
a:i)(c,d,`${l} ${c} ${s}`),!0},clear(l,c){o="",l==="target"?t.become("target",r(c),null):t.place("sum",io.map(d=>[[...N(e.sheet,c),d],null]))},leave(){[n,o]=["a\
cross",""]}}}var Wl=["clue","unknown","circle","object","block","arrow","segment"],Fl=["0","1","2","3","4"],Ul={white:"O W",black:"B"};function Hl(e,t){let n=A("clue"),o=A({});
return{get kinds(){let s=e.sheet.edits.filter(zt).map(({what:r})=>r);return[...new Set([...Object.keys(st).filter(t),...s])]},get tool(){let s=t(this.kind);return s&&
zt(s)},get kind(){return t(n.value)?n.value:this.kinds[0]??"clue"},set kind(s){n.value=s,this.isPainting&&(o.value={[s]:[...t(s)?.cells.values()??[]][0]??"1",...o.
value})},get isPainting(){return this.is("painted")},get isGrown(){return this.isPainting&&!this.tool?.noun},get isPlaced(){return this.is("placed")},get isPath(){
return this.kind==="path"&&!!t("path")},get isTyped(){return!!(this.tool?.isTyped&&(this.kind!=="clue"||t("clue")?.values===1))},is(s){return this.tool?.how===s},
get isMark(){return t(this.kind)?.values===0},get id(){return o.value[this.kind]??(this.isPlaced?this.ids[0]:null)},get ids(){let{choices:s=[],cells:r=new Map}=t(
this.kind)??{},i=this.kind==="vertex"?Fl:s,a=[...r.values(),...[o.value[this.kind]??[]].flat()].sort((l,c)=>l.localeCompare(c,"en",{numeric:!0}));return[...new Set(
[...i,...a])]},pick(s){o.value={...o.value,[this.kind]:s}}}}function Kl(e,t){let n="",o=0,s=()=>String(Math.max(0,...e.everywhere(t.kind).map(a=>Number(e.found(
t.kind,a))).filter(Number.isFinite))+1);function r(a){let{id:l}=t;l===null||e.valueAt(t.kind,a)===l||e.become(t.kind,a,l,n)}function i(a,l){n=`paint ${o+=1}`,(l||
t.isGrown)&&t.pick(e.valueAt(t.kind,a)??(l?t.id:s())),l||r(a)}return{begin:i,paint:r,fresh:s}}function rr({app:e,view:t}){let n=er({app:e,view:t}),o=Hl(t,n.entry),
s=Kl(n,o),r=nr({view:t,changes:n,pen:o}),i=or({view:t,changes:n}),a=sr({view:t,changes:n}),l="",c=0;function d(m){o.kind==="numbers"?n.becomeNumbers("numbers",N(
t.sheet,m),""):o.isPath?i.clear(m):a.has(o.kind)?a.clear(o.kind,m):o.isGrown?n.erase(m,[o.kind]):r.clear(m)||n.erase(m,Wl)}let h=m=>n.become(o.kind,m,n.has(o.kind,
m)?null:"");function u(m,b){let k=n.entry(o.kind)?.choices??[],_=n.valueAt(o.kind,m),S=k[_===null?0:k.indexOf(_)+1]??null;n.become(o.kind,m,b&&_!==k[1]?k[1]:S)}
function f(m,b,k){l="",a.has(o.kind)&&a.press(m,k),r.press(m,k)||g(m,b)}function g(m,b=!1){o.isPath?i.press(m):o.isPainting?s.begin(m,b):o.is("turned")?u(m,b):o.
isMark?h(m):b&&n.entry("unknown")&&p(m)}let p=m=>n.set("unknown",m,n.has("unknown",m)?null:"");function w(m,b){let{kind:k}=o;if(o.isPlaced&&b!==",")return o.pick(
l=At(l,b)),!0;if(a.has(k))return a.type(k,m,b);if(!o.isTyped||b===","&&k!=="numbers")return!1;let _=N(t.sheet,m),[S,O="top"]=k==="numbers"?[n.numbers(k,_).join(
",")]:(n.valueAt(k,m)??"").split(",").reverse();(l===""||l.replace(/,$/,"")!==S)&&([l,c]=["",c+1]);let x=`${k} ${n.key(m)} ${c}`;return k==="numbers"?(l+=b,n.becomeNumbers(
k,_,l,x),!0):(l=At(l,b),k==="arrow"?n.become(k,m,`${O},${l}`,x):n.set(k,m,l,x),!0)}function v(m,b){if(/^[0-9,]$/.test(m.key)||a.has(o.kind)&&m.key in an)return w(
b,m.key);m.key!=="Shift"&&(l="");let k=o.kind==="between"&&o.ids.find(S=>` ${rt[S]} ${Ul[S]}`.includes(` ${m.key.toUpperCase()}`));if(k)return o.pick(k),!0;if(r.
onKey(m,b))return!0;if(m.key==="?"&&n.entry("unknown"))return p(b),!0;if(m.key==="Delete"||m.key==="Backspace")return d(b),!0;let _=m.shiftKey&&o.isGrown?t.grid.
target(m):null;return _===null&&m.key!==" "&&m.key!=="Enter"?!1:(g(b),_!==null&&(s.paint(_),t.grid.select(_)),!0)}return{changes:n,pen:o,press:f,onKey:v,clear:d,
type:w,question:p,fresh:s.fresh,move(){},drag(m){o.isPainting?s.paint(m):i.reach(m)},release:i.end,leave(m){l="",a.leave(),i.reach(m)}}}var lr="http://www.w3.org/2000/svg",Gl=["cause","effect","wrong"];function un(){let e=document.createElementNS(lr,"svg");return e.setAttribute("class","outline"),
e.setAttribute("aria-hidden","true"),{element:e,show(t,n){let{width:o,height:s,left:r,top:i}=te(n);e.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=Gl.flatMap(
l=>{let c=t?.[l]??[],d=c.flatMap(u=>{let f=Yl(n,u),g=ar(u)?"whole":ql(u)?"line":"";return f?[ir("rect",{...f,rx:g==="whole"?0:3,class:`${l} ${g}`})]:[]}),h=Vl(n,
c.filter(ar),l==="cause"?3:5);return h?[...d,ir("path",{d:h,class:l})]:d});e.replaceChildren(...a)}}}function ir(e,t){let n=document.createElementNS(lr,e);for(let[
o,s]of Object.entries(t))n.setAttribute(o,String(s));return n}var ar=e=>typeof e[0]=="string"?e[0]==="cell":e.length===2,ql=e=>typeof e[0]=="string"?["edge","li\
nk"].includes(e[0]):e.length>2;function Vl({rows:e,columns:t,cell:{width:n,height:o,edge:s}},r,i){let a=r.map(h=>h.slice(-2)).filter(([h,u])=>h<=e&&u<=t),l=new Set(
a.map(String)),c=(h,u)=>l.has(`${h},${u}`),d=[];for(let[h,u]of a){let[f,g]=[s+(u-.5)*n,s+(h-.5)*o];for(let[p,w]of[[-1,0],[1,0],[0,-1],[0,1]]){if(c(h+p,u+w))continue;
let[v,m]=[-1,1].map(b=>{let[k,_]=[p?0:b,p?b:0],S=c(h+k,u+_)?c(h+k+p,u+_+w)?i:0:-i,[O,x]=p?[n/2,o/2]:[o/2,n/2],[E,T]=[b*(O+S),(p||w)*(x-i)];return p?`${f+E} ${g+
T}`:`${f+T} ${g+E}`});d.push(`M${v}L${m}`)}}return d.join("")}var ln=7,cn=11;function Yl(e,t){let{rows:n,columns:o,cell:s}=e;if(t[0]==="outside")return Ct(e,t);
let r=typeof t[0]=="string",[i,a,l]=r?t.slice(1):t;if(i>n||a>o)return null;if(t[0]==="vertex"){let[c,d]=[s.edge+a*s.width,s.edge+i*s.height];return{x:c-cn,y:d-cn,
width:2*cn,height:2*cn}}if(l!==void 0){let c=r?t[0]:e.plays.find(g=>g.where!=="cell")?.where,[d,h,u,f]=Ge(e,c,[i,a,l]);return{x:d-ln,y:h-ln,width:u-d+2*ln,height:f-
h+2*ln}}return{x:s.edge+(a-1)*s.width,y:s.edge+(i-1)*s.height,width:s.width,height:s.height}}function Ct({rows:e,columns:t,cell:n,around:o},[,s,r]){let[i,a,l,c]=o,
[d,h]=[t*n.width+2*n.edge,e*n.height+2*n.edge],[u,f]=[n.edge+(r-1)*n.width,n.edge+(r-1)*n.height];return{top:{x:u,y:1-i,width:n.width,height:Math.max(0,i-2)},bottom:{
x:u,y:h+1,width:n.width,height:Math.max(0,l-2)},left:{x:1-c,y:f,width:Math.max(0,c-2),height:n.height},right:{x:d+1,y:f,width:Math.max(0,a-2),height:n.height}}[s]}var ao="http://www.w3.org/2000/svg",cr=new Map;function ur(e){let t=cr.get(e)??[...ae(`<svg xmlns="${ao}">${e.svg}</svg>`).childNodes];return cr.set(e,t),t.map(
n=>n.cloneNode(!0))}function fn(e,t,...n){let o=document.createElementNS(ao,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,r);return o.append(...n),o}function fr({
stencil:e,columns:t,cell:[n,o,s],cells:r},i){let a=ae(e),l=a.querySelector("g");if(l===null)return a;r.forEach((f,g)=>{if(f<0)return;let[p,w]=[Math.floor(g/t),g%
t],v=`translate(${s+w*n} ${s+p*o})`;l.append(fn("g",{transform:v},...ur(i[f])))});let{x:c,y:d}=a.viewBox.baseVal,h=[...Array(t).keys()].map(f=>fn("text",{x:s+(f+
.5)*n,y:d-5,"text-anchor":"middle"},String(f+1))),u=[...Array(r.length/t).keys()].map(f=>fn("text",{x:c-6,y:s+(f+.65)*o,"text-anchor":"end"},String(f+1)));return a.
append(fn("g",{class:"numbers"},...h,...u)),a}function dr(){let e=$("div",{class:"frames"}),t=[],n=K,o=i=>n!==K&&i.count===n.count&&i.columns===n.columns&&i.frames.
length===n.frames.length&&i.frames.every((a,l)=>a.svg===n.frames[l].svg&&a.name===n.frames[l].name);function s(i){t=i.frames.map((a,l)=>{let c=a.svg?ae(a.svg):null,
d=c?.querySelector("g")??null,h=$("figcaption",{});l===0&&c?.setAttribute("aria-hidden","true"),c?.querySelector("title")?.remove();let u=$("div",{class:"surfac\
e"},c),f=a.name&&i.frames.length>1?$("h3",{},a.name):null;return{figure:$("figure",{},f,u,h),surface:u,group:d,captions:h,looks:new Array(i.count).fill(Xt),groups:new Array(
i.count).fill(null)}}),e.replaceChildren(...t.map(a=>a.figure))}function r(i,a,l){let c=t[i];if(!c?.group||c.looks[a]===l)return;c.looks[a]=l;let d=c.groups[a];
if(d===null){let{width:h,height:u,edge:f}=n.cell,[g,p]=[Math.floor(a/n.columns),a%n.columns];d=c.groups[a]=document.createElementNS(ao,"g"),d.setAttribute("tran\
sform",`translate(${f+p*h} ${f+g*u})`),c.group.append(d)}d.replaceChildren(...ur(l))}return{element:e,get surface(){return t[0]?.surface??null},show(i){let a=!o(
i);return a&&s(i),n=i,i.frames.forEach((l,c)=>{l.cells.forEach((d,h)=>r(c,h,d)),t[c].captions.replaceChildren(...l.captions.map(d=>$("p",{},d)))}),a},cell:(i,a)=>a.
forEach((l,c)=>r(c,i,l)),fade:(i,a)=>{for(let{groups:l}of t)l[i]?.classList.toggle("faint",a)}}}var Tt={title:"",frames:[]},Jl=900,Zl=700,hr=28,Xl=1.5,Ql=.35;function pr({app:e,view:t}){let n=Tt,o=0,s=0,r=ec({app:e,view:t}),i=$("h2",{}),a=$("p",{class:"nam\
e"}),l=$("div",{class:"captions",role:"status"}),c=$("input",{type:"range",min:"0",ariaLabel:"Picture",oninput:()=>k(Number(c.value))}),d=(O,x,E)=>$("button",{type:"\
button",ariaLabel:x,title:x,onclick:E},O),h=d("First","First picture",()=>k(0)),u=d("\u25C0","One picture back",()=>k(o-1)),f=d("Play","Play the film",()=>s?S():
_()),g=d("\u25B6","One picture on",()=>k(o+1)),p=d("Last","Last picture",()=>k(1/0)),w=$("button",{type:"button",class:"close",onclick:()=>e.emit("film",null)},
"Back to the board"),v=$("div",{class:"controls",role:"group",ariaLabel:"Film"},h,u,f,g,p,c),m=$("section",{class:"film",hidden:!0,ariaLabel:"Film"},$("div",{class:"\
line"},i,w),r.element,a,l,v);function b(O){o=Math.max(0,Math.min(n.frames.length-1,O));let x=n.frames[o],E=n.frames.length>1?`${o+1} of ${n.frames.length}`:"";a.
textContent=[E,x.name].filter(Boolean).join(" \xB7 "),l.replaceChildren(...(x.captions??[]).map(T=>$("p",{},T))),c.value=String(o),c.setAttribute("aria-valuetex\
t",a.textContent),h.disabled=u.disabled=o===0,g.disabled=p.disabled=o===n.frames.length-1,r.show(x,n.looks??[]),e.emit("film-at",o)}function k(O){S(),b(O)}function _(){
o===n.frames.length-1&&b(0),f.textContent="Pause",s=setTimeout(()=>{b(o+1),o===n.frames.length-1?S():_()},Jl+Zl*(n.frames[o].captions?.length??0))}function S(){
clearTimeout(s),s=0,f.textContent="Play"}return r.element.addEventListener("click",({clientX:O,clientY:x})=>{let E=tc(n.frames,o,r.cellAt(n.frames[o],O,x));E>=0&&
k(E)}),m.addEventListener("keydown",O=>{let x={ArrowLeft:o-1,ArrowRight:o+1,Home:0,End:1/0}[O.key];if(O.key==="Escape")e.emit("film",null);else if(O.key===" "&&
I(O).tagName!=="BUTTON")s?S():_();else{if(x===void 0)return;k(x)}O.preventDefault()}),{element:m,get isOn(){return n!==Tt},show(O){let x=s!==0&&O?.title===n.title;
S(),n=O?.frames?.length?O:Tt,m.hidden=n===Tt,n!==Tt&&(i.textContent=n.title??"",c.max=String(n.frames.length-1),v.hidden=n.frames.length===1,b(n.at??0),x&&_())}}}
function ec({app:e,view:t}){let n=un(),o=$("div",{class:"surface"}),s=$("div",{class:"screen"},o),r=null,i=null;function a(h,u){i=h.svg?ae(h.svg):h.stencil?fr(h,
u):null,o.replaceChildren(...[i,n.element].filter(f=>f!==null)),l(),c()}function l(){let h=i?.viewBox.baseVal;if(!h?.width)return;let[u,f]=[s.clientWidth-hr,s.clientHeight-
hr],g=Math.min(u/h.width,f/h.height,Xl);o.style.width=`${Math.floor(h.width*Math.max(g,Math.min(u/h.width,Ql)))}px`}function c(){let h=i?.viewBox.baseVal,{sheet:u}=t,
{columns:f,cell:g,around:p}=u,w=h&&u.rows&&h.height===te(u).height,v=w?(h.width-2*g.edge-p[1]-p[3])/f:0;n.show(w?r:null,{...u,cell:{...g,width:v}})}function d(h,u,f){
if(!h.cell||!h.columns)return null;let[g,p,w]=h.cell,v=o.getBoundingClientRect(),m=(h.columns*g+2*w)/v.width;return[Math.ceil(((f-v.top)*m-w)/p),Math.ceil(((u-v.
left)*m-w)/g)]}return new ResizeObserver(l).observe(s),e.when("highlight",h=>{r=h,i&&c()}),{element:s,show:a,cellAt:d}}function tc(e,t,n){let o=({settled:r=[]})=>r.
some(i=>String(i)===String(n)),s=e.slice(0,t+1).findLastIndex(o);return s>=0?s:e.findIndex(o)}var nc=.34,oc=.2,sc={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function gr(){let e=$("div",{class:"cells",role:"grid",ariaLabel:"The boa\
rd","aria-multiselectable":"true"}),t=K,n=[],o=0,s=new Set([o]),r=new Set;function i(c){t=c;let{rows:d,columns:h,cell:u,around:f}=c,{width:g,height:p}=te(c),w=f.
map((m,b)=>100*(m+u.edge)/(b%2?g:p));e.style.inset=w.map(m=>`${m}%`).join(" "),e.style.gridTemplateRows=`repeat(${d}, minmax(0, 1fr))`,n=Array.from({length:c.count},
(m,b)=>$("div",{class:"cell",role:"gridcell",tabIndex:-1,dataset:{at:N(c,b).join(",")}}));let v=Array.from({length:d},(m,b)=>{let k=$("div",{class:"row",role:"r\
ow"},n.slice(b*h,(b+1)*h));return k.style.gridTemplateColumns=`repeat(${h}, minmax(0, 1fr))`,k});e.replaceChildren(...v),o=Math.min(o,Math.max(0,c.count-1)),s=new Set(
[o]),n.length&&(n[o].tabIndex=0)}function a(c,{isFocused:d=!0,isMore:h=!1}={}){if(!n[c])return;for(let f of s)l(f,!1);if(s=new Set([...h?s:[],c]),s.size>1)for(let f of s)
l(f,!0);let u=o;if(n[u].tabIndex=-1,n[u].classList.remove("current"),o=c,n[c].tabIndex=0,n[c].classList.add("current"),d&&document.activeElement!==n[c]&&n[c].focus(),
u!==c)for(let f of r)f(c)}function l(c,d){n[c].classList.toggle("chosen",d),n[c].setAttribute("aria-selected",String(d))}return e.addEventListener("focusin",c=>{
let d=n.indexOf(I(c));d>=0&&d!==o&&a(d,{isFocused:!1})}),e.addEventListener("keydown",c=>{let d=c.shiftKey?null:mr(t,o,c);d!==null&&(a(d),c.preventDefault())}),
{element:e,build:i,select:a,target:c=>mr(t,o,c),get current(){return o},get chosen(){return[...s]},get columns(){return t.columns},cell:c=>n[c],under(c,d){let h=e.
getBoundingClientRect(),u=Math.floor((c-h.left)/h.width*t.columns),f=Math.floor((d-h.top)/h.height*t.rows);return f>=0&&f<t.rows&&u>=0&&u<t.columns?f*t.columns+
u:-1},within(c,{x:d,y:h}){let u=n[c].getBoundingClientRect();return{left:(d-u.left)/u.width,top:(h-u.top)/u.height}},side(c,d,h=!0){let u=this.within(c,d),f={...u,
right:1-u.left,bottom:1-u.top},p=Object.keys(f).reduce((w,v)=>f[v]<f[w]?v:w);return f[p]<(h?nc:oc)?p:null},label(c,d){n[c].getAttribute("aria-label")!==d&&n[c].
setAttribute("aria-label",d)},onMove:c=>{r.add(c)}}}function mr(e,t,{key:n,ctrlKey:o,metaKey:s,altKey:r}){if(r||!e.count)return null;let i=o||s,[a,l]=[Math.floor(
t/e.columns),t%e.columns],c={row:e.rows-1,column:e.columns-1};if(n==="Home")return i?0:a*e.columns;if(n==="End")return i?e.count-1:a*e.columns+c.column;let d=sc[n];
if(!d)return null;let h=(u,f,g)=>i&&f?f<0?0:g:Math.min(g,Math.max(0,u+f));return h(a,d[0],c.row)*e.columns+h(l,d[1],c.column)}function wr(e,{rows:t,columns:n},o,s){
let r=e.getBoundingClientRect(),[i,a]=[(o-r.left)/r.width,(s-r.top)/r.height],l=c=>c>=0&&c<1;return l(i)===l(a)?null:l(i)?[a<0?"top":"bottom",Math.ceil(i*n)]:[i<
0?"left":"right",Math.ceil(a*t)]}function br(e,t){let{element:n}=e,o=null,s=new Set,r=!1,i=c=>{o!==null&&(o.isBegun=!0,clearTimeout(o.timer),e.select(o.index,{isMore:t.chooses()&&(c||o.isMore)}),
t.press(o.index,c,o))};n.addEventListener("pointerdown",c=>{if(s.add(c.pointerId),s.size>1)return r=s.size===2&&o?.isBegun===!1,l();let d=e.under(c.clientX,c.clientY);
if(d<0||c.button===1)return;let h=c.pointerType==="touch";t.release();let{clientX:u,clientY:f}=c;o={index:d,isTouch:h,x:u,y:f,isMore:c.shiftKey||c.metaKey,isBegun:!1,
timer:0},h?o.timer=setTimeout(()=>i(!0),450):(n.setPointerCapture(c.pointerId),i(c.button===2||c.ctrlKey),c.preventDefault())}),n.addEventListener("pointermove",
c=>{if(o===null)return;let d=e.under(c.clientX,c.clientY);if(d<0||(o.isBegun&&t.move({x:c.clientX,y:c.clientY}),d===o.index))return;let h=Math.hypot(c.clientX-o.
x,c.clientY-o.y)>10;if(!(!o.isBegun&&!h)){o.isBegun||i(!1);for(let u of a(o.index,d))t.drag(u);o.index=d}});function a(c,d){let{columns:h}=e,[u,f]=[Math.floor(c/
h),c%h],[g,p]=[Math.floor(d/h),d%h],w=Math.max(Math.abs(g-u),Math.abs(p-f));return Array.from({length:w},(v,m)=>{let b=(m+1)/w;return Math.round(u+(g-u)*b)*h+Math.
round(f+(p-f)*b)})}function l(){clearTimeout(o?.timer),o=null}n.addEventListener("pointerup",c=>{s.delete(c.pointerId),o?.isTouch&&!o.isBegun&&i(!1),o?.isBegun&&
t.release(),r&&!s.size&&(t.undo(),r=!1),l()}),n.addEventListener("pointercancel",c=>{s.delete(c.pointerId),r=!1,l()}),n.addEventListener("contextmenu",c=>c.preventDefault())}var vr="pylogic:game-read",yr="(min-width: 60.01rem)";function kr(e){let t=$("div"),n=localStorage.getItem(vr)===null&&matchMedia(yr).matches,o=$("details",{class:"\
game",open:n},$("summary",{},"How it is played"),t);return o.addEventListener("toggle",()=>{!o.open&&matchMedia(yr).matches&&localStorage.setItem(vr,"")}),e.when(
"game",s=>{t.replaceChildren(...s.map(([r,i])=>$("p",{class:i?"item":""},r))),o.hidden=s.length===0}),o}var $r="http://www.w3.org/2000/svg",rc=6,ic=([e,t,n,o],s)=>[...Array(s).keys()].map(r=>{let i=(r-(s-1)/2)*rc,[a,l]=t===o?[0,i]:[i,0];return`M${e+a} ${t+l}L${n+a}\
 ${o+l}`}).join("");function ac([e,t,n,o]){let[s,r]=[(e+n)/2,(t+o)/2];return`M${s-5} ${r-5}l10 10M${s-5} ${r+5}l10 -10`}function _r(){let e=document.createElementNS(
$r,"svg");e.setAttribute("class","strokes"),e.setAttribute("aria-hidden","true");let t=(n,o)=>{let s=document.createElementNS($r,"path");return s.setAttribute("\
class",n),s.setAttribute("d",o),s};return{element:e,show(n,o){let{width:s,height:r,left:i,top:a}=te(n);e.setAttribute("viewBox",`${-i} ${-a} ${s} ${r}`);let l={};
for(let c of n.plays.filter(fe))for(let d of c.spots){let[h,u,f]=d.split(","),g=[Number(h),Number(u),f];for(let[p,w]of new Map(c.choices.map(v=>[Ae(c,d,v),v.value]))){
let v=o(p);if(v===null)continue;let m=Number(w)>1?`${v} several`:v;l[m]=(l[m]??"")+(v==="crossed"?ac(Ge(n,c.where,g)):ic(Qs(n,c.where,g),Number(w??1)))}}e.replaceChildren(
...Object.keys(l).map(c=>t(c,l[c])))}}}var lc=12,cc={top:"\u2191",right:"\u2192",bottom:"\u2193",left:"\u2190"},uc={any:"",add:"+",sub:"\u2212",mul:"\xD7",div:"\xF7"},at={white:"#ffffff",black:"#1c1c\
1c",grey:"#b4b4b4"};function xr(e,t){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");return n.setAttribute("class","sketch"),n.setAttribute("\
aria-hidden","true"),M(()=>{let{width:o,height:s,left:r,top:i}=te(e.sheet);n.setAttribute("viewBox",`${-r} ${-i} ${o} ${s}`);let a=[...t.wanted.value].map(([l,c])=>({
...fc(l),value:c}));W(y`${a.map(({what:l,at:c})=>y`<${dc} what=${l} ...${Sr(e,l,c)} />`)}
      ${a.map(({what:l,at:c,value:d})=>y`<${hc} ...${{what:l,at:c,value:d,changes:t}}
        ...${Sr(e,l,c)} />`)}`,n)}),n}function fc(e){let[t,n]=e.split(" ");return{what:t,at:n.split(",")}}function Sr({sheet:e},t,n){let{width:o,height:s,edge:r}=e.
cell;if(t==="outside"){let w=Ct(e,[t,n[0],Number(n[1])]);return{...w,x:w.x+w.width/2,y:w.y+w.height/2}}let[i,a]=n.map(Number),[l,c]=t==="vertex"?[i,a]:t==="cent\
re"?[i/2-.5,a/2-.5]:[i-.5,a-.5],[d,h]=[r+c*o,r+l*s];if(t!=="between")return{x:d,y:h,width:o,height:s};let[u,f,g,p]=Ge(e,"edge",[i,a,n[2]]);return{x:(u+g)/2,y:(f+
p)/2,width:o,height:s}}function dc({what:e,x:t,y:n,width:o,height:s}){return["area","cage","path","target","sum","slanted"].includes(e)?null:["between","vertex",
"centre"].includes(e)?y`<circle class="paper" cx=${t} cy=${n} r="9" />`:y`<rect class="paper" x=${t-o/2+1.5} y=${n-s/2+1.5} width=${Math.max(0,o-3)} height=${Math.
max(0,s-3)} />`}function hc({what:e,at:t,value:n,changes:o,x:s,y:r,width:i,height:a}){let[l,c]=[s-i/2,r-a/2],d=(f,g)=>y`<circle class="dot" cx=${s} cy=${r} r=${f} fill=${g} />`,
h=(f,g=20)=>y`<text x=${s} y=${r} font-size=${g}>${f}</text>`;if(e==="target"||e==="sum")return y`<${mc} ...${{what:e,at:t,value:n,changes:o,left:l,top:c,width:i,
height:a}} />`;if(n===null)return null;if(e==="circle")return d(15,at[n]);if(e==="outside")return h(o.numbers(e,t.slice(0,2)).join(" "),t[0]==="left"||t[0]==="r\
ight"?14:10);if(e==="centre")return d(5,at.white);if(e==="object")return d(8,at.black);if(e==="block")return y`<rect x=${l} y=${c} width=${i} height=${a} fill=${at.
black} />`;if(e==="between")return n in at?d(6,at[n]):h(pc(n,t[2]),14);if(e==="vertex")return h(n,14);if(e==="arrow")return h(`${cc[n.split(",")[0]]}${n.split("\
,")[1]}`,16);if(e==="unknown")return h("?");if(e==="numbers")return h(o.numbers("numbers",t.slice(0,2)).join(" "),14);if(!["area","cage","path"].includes(e))return e===
"clue"?h(n):null;let u=e==="path"?t[2]:n;return y`<rect class="tint" style=${`--hue: ${(Number(u)||u.length)*360*5/lc%360}`}
    ...${{x:l,y:c,width:i,height:a}} />${h(u,11)}`}var pc=(e,t)=>rt[e]?.split(" ").at(t==="bottom"?-1:0)??e;function mc({what:e,at:t,value:n,changes:o,left:s,top:r,
width:i,height:a}){let[l,c]=e==="target"&&n!==null?n.split(","):["any",n],d=o.everywhere("target").some(f=>!o.found("target",f)?.startsWith("add")),[h,u]=e==="t\
arget"?[s+12,r+8]:t[2]==="across"?[s+i-12,r+10]:[s+12,r+a-10];return y`<rect class="paper" x=${h-10} y=${u-6} width="20" height="12" />
    <text x=${h} y=${u} font-size="10">${c}${d?uc[l]:""}</text>`}var gc=25;function Or({app:e,view:t,picture:n,edit:o}){let{store:s}=e,r=un(),i=_r(),a=null,l=new Map,c=null,d=$("p",{class:"legend",hidden:!0},"All answers at o\
nce: what they share is drawn full, what only some have faintly. ",$("button",{type:"button",onclick:()=>e.emit("overlay",null)},"Back to the board")),h=w=>t.grid.
cell(w);function u(w){let v=t.sheet.plays.flatMap(({choices:b})=>b.map(({value:k})=>Number(k))),m=Math.max(0,...v.filter(b=>b<=gc));for(let b of w){let k=t.sheet.
plays.some(x=>ue(t.sheet,x,s.now.marks,b)>=0),_=c?[]:s.now.notes[N(t.sheet,b).join(",")],S=k?[]:_;js(h(b),"notes",ze(S,"corner"),m);let O=ze(S,"centre");St(h(b),
"centre",O.join(O.some(x=>x.length>1)?" ":"")),Rs(h(b),ze(_,"colour").filter(x=>Ee.includes(x)))}}function f(){t.grid.element.querySelectorAll(".ghost").forEach(
w=>w.remove());for(let[w,v]of l)St(h(w),"ghost",v.text||"+")}function g(){let[w,v]=[new Set(c?.certain),new Set(c?.possible)],m=k=>w.has(k)?"drawn":v.has(k)?"fa\
int":null,b=k=>k in s.now.marks?s.now.marks[k]?"drawn":"crossed":null;i.show(t.sheet,c?m:b)}function p(){g();let{sheet:w}=t,[v,m]=[new Set(c?.certain),new Set(c?.
possible)];for(let b=0;b<w.count;b+=1){let k=c?wc(w,b,v,m):null;k&&n.cell(b,Et(w,k.marks,b)),n.fade(b,!!k?.isFaint),St(h(b),"maybe",k?.words??null)}u([...Array(
w.count).keys()])}return e.when("highlight",w=>{a=w,t.sheet!==K&&r.show(a,t.sheet)}),e.when("ghosts",w=>{t.sheet!==K&&(l=new Map((w??[]).map(v=>[se(t.sheet,v.row,
v.column),v])),f())}),e.when("overlay",w=>{let v=c!==null;if(c=w,d.hidden=c===null,t.sheet!==K&&(p(),v&&!c)){let{sheet:m}=t;for(let b=0;b<m.count;b+=1)n.cell(b,
Et(m,s.now.marks,b))}}),{elements:[xr(t,o.changes),i.element,r.element],legend:d,lines:g,notes:u,overlaid:()=>{c&&p()},show(){r.show(a,t.sheet),g(),f(),c?p():u(
[...Array(t.sheet.count).keys()])},press(w){let v=l.get(w);return v!==void 0&&o.changes.add([v.atom])}}}function wc(e,t,n,o){for(let s of e.plays){let r=s.choices.
map(c=>({choice:c,atom:no(e,s,c,t)})),i=r.find(({choice:c,atom:d})=>c.holds&&n.has(d));if(i)return{marks:{[i.atom]:!0}};let a=r.filter(({choice:c,atom:d})=>c.holds&&
o.has(d));if(a.length&&a[0].choice.value===null)return{marks:{[a[0].atom]:!0},isFaint:!0};if(a.length)return{marks:{},words:a.map(({choice:c})=>c.words).join(" ")};
let l=r.find(({choice:c})=>!c.holds);if(l)return{marks:{[l.atom]:!1}}}return{marks:{}}}var dn={top:"Above column",left:"Left of row",bottom:"Below column",right:"Right of row"},bc={ArrowUp:"top",ArrowLeft:"left",ArrowDown:"bottom",ArrowRight:"righ\
t"},Mt=e=>e==="top"||e==="bottom";function Er({app:e,view:t,edit:{changes:n,pen:o}}){let{grid:s}=t,r=$("div",{class:"margin"}),i=A(null),a=({side:u,number:f})=>n.
numbers("outside",[u,f]).join(" ");function l(u,f){if(e.store.now.mode!=="edit"||!n.entry("outside")||o.kind==="slanted")return!1;o.kind="outside",i.value={side:u,
number:f};let g=C("input",r);return g.value=a(i.value),g.focus(),g.select(),!0}function c(u){if(i.value===null)return;let{side:f,number:g}=i.value,p=I(u).value.
trim();p!==a(i.value)&&n.becomeNumbers("outside",[f,g],p)}let d=(u,f)=>queueMicrotask(()=>{i.value!==f||document.activeElement===u.target||(c(u),i.value=null)});
function h(u){let f=u.key==="Escape";if(i.value===null||u.key!=="Enter"&&u.key!=="Tab"&&!f)return;u.preventDefault();let{side:g,number:p}=i.value,w=p+(u.shiftKey?
-1:1);f||c(u),!f&&w>=1&&w<=t.sheet[Mt(g)?"columns":"rows"]?l(g,w):(i.value=null,s.select(s.current))}return M(()=>{let u=i.value;W(y`${u&&y`<input key=${`${u.side}\
 ${u.number}`} class=${u.side} inputmode="numeric"
      aria-label=${`${dn[u.side]} ${u.number}`} style=${vc(t,u)}
      onkeydown=${h} onblur=${f=>d(f,u)} />`}`,r)}),s.element.addEventListener("keydown",u=>{let f=bc[u.key];if(!f||o.kind!=="outside"||u.shiftKey||s.target(u)!==
s.current)return;let[g,p]=N(t.sheet,s.current);l(f,Mt(f)?p:g)&&(u.preventDefault(),u.stopPropagation())},{capture:!0}),{element:r,open:l}}function vc({sheet:e},{
side:t,number:n}){let{width:o,height:s,left:r,top:i}=te(e),a=Ct(e,["outside",t,n]);return{"--along":`${100*(Mt(t)?(r+a.x+a.width/2)/o:(i+a.y+a.height/2)/s)}%`}}function zr(e,t,{marks:n,notes:o},s){let r=a=>t.given[a]??t.choices[ue(e,t,n,a)]?.value,i=o;for(let[a,l]of t.peers){if(r(a)!==void 0)continue;let c=l.map(r),d=t.
choices.filter(u=>Ce(u,a)&&!c.includes(u.value??"")),h=N(e,a).join(",");i=eo(Ot(i,[h],Oe),[h],d.map(({value:u})=>xt(s,u??"")))}return i}function lo(e,t,n,o,s){let r=t.
choices[s]?.value;if(r==null)return n;let i=(t.peers.get(o)??[]).map(a=>N(e,a).join(",")).filter(a=>Oe.some(l=>ze(n[a],l).includes(r)));return i.length?Ot(n,i,Oe,
r):n}var Nt={"\\":"down","/":"up",7:"top_left",9:"top_right",1:"bottom_left",3:"bottom_right"},yc=(e,t)=>!e||ye(e)?-1:e.choices.findIndex(({value:n})=>n!==null&&t.some(
o=>Nt[o]===n));function Ar({app:e,view:t}){let{store:n}=e,o=null,s=null,r=0,i=()=>t.sheet,a=tr({app:e,view:t}),l=kc({store:n,view:t}),{put:c,toggle:d}=l,h=x=>x.
clicks.length>0,u=()=>Cr(i()),f=()=>u().find(h)??u()[0],g=()=>i().plays.find(ye),p=$c({store:n,view:t,written:g,entries:l}),w=()=>p.kind==="colour"||g()!==void 0&&
!a.play&&!u().some(h),v=(x,E)=>tn(E,ue(i(),E,n.now.marks,x));function m(x,E,T){if(p.begin(),o=s=null,w())return;let{isClick:L,isDrag:F}=a.press(x,E,T);L||(F?s=()=>b(
x,E):b(x,E))}function b(x,E){let T=f();if(!T||!h(T)||!Qt(i(),x))return;let L=E?nn(T,ue(i(),T,n.now.marks,x)):v(x,T);o={play:T,number:L,merge:`stroke ${r+=1}`},c(
x,T,L,o.merge)}function k(x){w()?t.grid.select(x,{isMore:!0}):o?c(x,o.play,o.number,o.merge):a.drag(x)}function _(){a.isDragged||s?.(),o=s=null,a.release()}function S(x){
p.begin(),l.clear(x)||p.clear(x)}function O(x,E){let T=/^(?:Digit|Numpad)(\d)$/.exec(x.code)?.[1]??/^[0-9]$/.exec(x.key)?.[0],L=x.ctrlKey||x.altKey,F=p.kind==="\
colour"||L?-1:yc(f(),[x.key,T??""]);if(F>=0)return d(E,f(),F),!0;let R=x.altKey?"colour":x.ctrlKey?"centre":x.shiftKey?"corner":p.kind;if(T!==void 0)return p.type(
E,T,R);if(L)return!1;if(w()&&x.shiftKey&&it[x.key])return t.grid.select(t.grid.target(x)??E,{isMore:!0}),!0;if(x.key==="Escape")return t.grid.select(E),!0;if(x.
key==="Delete"||x.key==="Backspace")return S(E),!0;if(a.onKey(x,E))return!0;let G=f();if(!G)return!1;if(x.key===" "||x.key==="Enter")return c(E,G,v(E,G)),!0;let we=[
"#","."].indexOf(x.key);return we>=0&&G.choices[0].value===null?(c(E,G,we),!0):!1}return{press:m,drag:k,onKey:O,clear:S,clicked:f,written:g,pencil:p,chooses:w,move:a.
move,release:_,get lines(){return a.play},enter(x,E,T){let{value:L}=E.choices[T];p.kind!==null&&L!==null&&ye(E)?p.note(x,p.kind,L):d(x,E,T)},leave(x){p.begin(),
a.reach(x)},fill(x){let E=Vs(i(),n.now.marks,x);return E&&n.change({marks:E}),E!==null}}}var Cr=({plays:e})=>e.filter(t=>!fe(t));function kc({store:e,view:t}){let n=i=>t.
grid.chosen.includes(i)?t.grid.chosen:[i];function o(i,a,l,c=null){let d=a.choices[l];d&&!Ce(d,i)||ue(t.sheet,a,e.now.marks,i)!==l&&e.change({marks:en(t.sheet,a,
e.now.marks,i,l),notes:lo(t.sheet,a,e.now.notes,i,l)},{merge:c})}function s(i,a,l){let{marks:c}=e.now,d=n(i).filter(p=>Ce(a.choices[l],p)),u=d.every(p=>ue(t.sheet,
a,c,p)===l)?-1:l,f=d.reduce((p,w)=>en(t.sheet,a,p,w,u),c),g=d.reduce((p,w)=>lo(t.sheet,a,p,w,u),e.now.notes);d.length&&e.change({marks:f,notes:g})}function r(i){
let{marks:a}=e.now;for(let c of n(i)){for(let d of Cr(t.sheet))a=en(t.sheet,d,a,c,-1);a=Xs(t.sheet,a,c)}let l=Object.keys(a).length!==Object.keys(e.now.marks).length;
return l&&e.change({marks:a}),l}return{put:o,toggle:s,clear:r,together:n}}function $c({store:e,view:t,written:n,entries:{toggle:o,together:s}}){let r="",i=A(null),
a=u=>N(t.sheet,u).join(",");function l(u,f,g){let p=s(u).filter(w=>f==="colour"||Qt(t.sheet,w));p.length&&e.change({notes:Ws(e.now.notes,p.map(a),xt(f,g))})}function c(){
let u=n();u&&e.change({notes:zr(t.sheet,u,e.now,i.value==="centre"?"centre":"corner")})}function d(u){let f=s(u).map(a);for(let g of[Oe,ot]){let p=Ot(e.now.notes,
f,g);if(JSON.stringify(p)!==JSON.stringify(e.now.notes))return e.change({notes:p})}}function h(u,f,g){if(g==="colour"){let k=Ee[Number(f)-1];return k&&l(u,g,k),
k!==void 0}let p=n();if(!p)return!1;let w=k=>p.choices.findIndex(({value:_})=>_===k),v=g===null&&w(r+f)>=0?r+f:f,m=w(v),b=m>=0||p.choices.some(({value:k})=>k?.startsWith(
v));return!s(u).some(k=>Qt(t.sheet,k))||!b?!1:(r=v,m<0||(g!==null?l(u,g,v):o(u,p,m)),!0)}return{note:l,noteAll:c,clear:d,type:h,begin(){r=""},get kind(){return i.
value},set kind(u){i.value=u}}}var _c=18,Sc=60,Tr=28,xc=26;function Mr({app:e,view:t,picture:n,edit:o,layers:s,tools:r,margin:i}){let{store:a}=e,{grid:l}=t,c=$("div",{class:"stage"},n.element),
d=$("p",{role:"status"}),h=$("div",{class:"notice",hidden:!0},d),u=$("p",{class:"heard",ariaLive:"polite"});function f(v,m=!1){d.textContent=d.title=v,h.hidden=
v==="",c.classList.toggle("stale",m)}function g(v){let m=t.sheet,b=document.activeElement,k=l.element.contains(b);t.sheet=v,m.plays!==v.plays&&(c.parentElement?.
classList.toggle("whitened",so(v)),c.parentElement?.classList.toggle("shaded",Gs(v)));let _=n.show(v),S=m===K||m.count!==v.count||m.columns!==v.columns||m.cell.
width!==v.cell.width||String(m.around)!==String(v.around);S&&l.build(v),_&&n.surface&&n.surface.append(...s.elements,l.element,i.element),k&&(_||S)&&l.select(l.
current),_&&i.element.contains(b)&&b?.focus(),s.show();for(let O=0;O<v.count;O+=1)l.label(O,on(v,a.now,O));(S||m.plays!==v.plays||m.edits!==v.edits)&&r.build(),
(S||_||m.edits!==v.edits)&&p(),o.changes.settle()}function p(){if(!t.sheet.count)return;let{cell:v,around:m,edits:b}=t.sheet,k=a.now.mode==="edit"&&b.some(({where:G})=>G===
"outside"),_=m.map(G=>k?Math.max(0,xc-G):0),{width:S,height:O,left:x,top:E}=te(t.sheet),[T,L]=[c.clientWidth-Tr,c.clientHeight-Tr],F=Math.min(T/(S+_[1]+_[3]),L/
(O+_[0]+_[2]),Sc/v.height),R=Math.max(Math.floor(F*v.height),_c)/v.height;c.style.setProperty("--wide",`${Math.floor(S*R)}px`),c.style.setProperty("--cell",`${v.
height*R}px`),c.style.setProperty("--room",_.map(G=>`${G*R}px`).join(" ")),c.style.setProperty("--above",`${(E+_[0])*R}px`),c.style.setProperty("--before",`${(x+
_[3])*R}px`)}function w(v,m){if(t.sheet===K)return;let b=new Set([...Object.keys(v.marks),...Object.keys(m.marks)]),k=new Set([...b].filter(S=>v.marks[S]!==m.marks[S]).
map(S=>oo(t.sheet,S))),_=new Set([...Object.keys(v.notes),...Object.keys(m.notes)].filter(S=>v.notes[S]!==m.notes[S]).map(S=>se(t.sheet,...S.split(",").map(Number))));
k.delete(-1);for(let S of k)n.cell(S,Et(t.sheet,v.marks,S));s.notes([...k,..._]),k.size&&s.overlaid(),s.lines();for(let S of new Set([...k,..._]))l.cell(S)&&l.label(
S,on(t.sheet,v,S)),S===l.current&&(u.textContent=on(t.sheet,v,S).replace(/^[^:]*: /,""))}return new ResizeObserver(p).observe(c),a.on(["mode"],p),c.addEventListener(
"click",({clientX:v,clientY:m})=>{let b=wr(l.element,t.sheet,v,m);b&&!i.open(...b)&&r.focus(...b)}),{element:c,notice:h,heard:u,say:f,draw:g,drawMarks:w,fit:p,get isStale(){
return c.classList.contains("stale")}}}var Nr="pylogic:clock",Lr=e=>{let[t,n,o]=[e/3600,e/60%60,e%60].map(Math.floor),s=r=>String(r).padStart(2,"0");return t?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`};function Dr({
store:e,when:t}){let n=!1,o=!1,s=localStorage.getItem(Nr)!=="hidden",r=$("button",{type:"button",class:"clock",onclick:()=>{s=!s,localStorage.setItem(Nr,s?"show\
n":"hidden"),i()}}),i=()=>{let{seconds:a}=e.now;r.textContent=s?Lr(a):"Time",r.title=s?"Hide the time":"Show the time",r.setAttribute("aria-label",s?`${Lr(a)}, \
hide the time`:"Time: show it")};return setInterval(()=>{let{seconds:a,marks:l,mode:c}=e.now;!(a>0||Object.keys(l).length>0)||n||o||document.hidden||c!=="play"||
e.change({seconds:a+1},{undoable:!1})},1e3),e.on(["puzzle","instance"],()=>{n=!1}),e.on(["seconds"],i),t("finished",a=>{n=a}),t("film",a=>{o=a!==null}),i(),r}var Pr={down:"\u2198\u2196",up:"\u2197\u2199"},Oc={down:["top","left"],up:["bottom","left"]};function Ir({view:e,changes:t,kind:n}){if(n!=="slanted")return null;
let{rows:o,columns:s}=e.sheet,r=[...t.entry(n)?.cells.keys()??[]];return y`<div class="line typing">${Object.entries(dn).map(([i,a])=>y`
    <details class="beside" key=${`${n} ${i}`} open=${r.some(l=>l.startsWith(`${i},`))}>
      <summary>${a} …</summary><div class="fields">
        ${[...Array(Mt(i)?s:o).keys()].map(l=>y`
          <span data-beside=${`${i},${l+1}`}><${Ec} ...${{changes:t,side:i,line:l+1}} /></span>`)}
      </div></details>`)}</div>`}function Ec({changes:e,side:t,line:n}){return e.wanted.value,Object.keys(Pr).map(o=>y`<${zc}
    label=${`${dn[t]} ${n} ${Pr[o][+!Oc[o].includes(t)]}`}
    now=${e.found("slanted",[t,n,o].join(","))??""}
    write=${s=>e.place("slanted",[[[t,n,o],s||null]])} />`)}function zc({label:e,now:t,write:n}){let o=Se(null);return y`<label class="field"><span>${e}</span><input inputmode="numeric" value=${o.
value??t}
    oninput=${s=>{o.value=I(s).value}}
    onchange=${s=>n(I(s).value.trim())}
    onblur=${()=>{o.value=null}} /></label>`}var jr=[["Arrows","move"],["Home, End","to the ends of the row; with Ctrl, of the board"]],Ac=[["Ctrl Z, Ctrl Y","undo, redo"],["?","this help"],["Tab","leave t\
he board"]];function Cc(e){let t=e.clicked(),n=e.written(),o=[];if(t?.clicks.length){let r=t.clicks.map(c=>t.choices[c].words);o.push(["Click, Space, Enter",`${[
...r,"empty"].join(", then ")}`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),e.lines||o.push(["Drag","give cells what the first one has b\
ecome"]);let i=Object.keys(Nt).filter(c=>t.choices.some(({value:d})=>d===Nt[c]));if(!ye(t))for(let c of i)o.push([c,Nt[c].replace("_"," ")]);let[a,l]=t.choices;
a.value===null&&l&&o.push(["#",a.words],[".",l.words])}let{lines:s}=e;if(s){let r=s.clicks.map(i=>s.choices[i].words);o.push(["Click, Shift and an arrow",`${[...r,
"empty"].join(", then ")}, over that side of the cell`]),r.length>1&&o.push(["Right click, long press",`${r[1]} at once`]),o.push(["Drag","go on with the line"]),
He(s)&&o.push(["Drag from the middle of a cell","enclose cells, from corner to corner; again: no lines around them"],["Space, arrows, Space","the same"])}return n&&
e.chooses()&&o.push(["Drag; Shift or Ctrl and a click; Shift and an arrow","choose several cells: what is entered goes to all"]),n&&o.push(["Digits","write a nu\
mber"],["Shift and a digit","a small note in the corner, or take it away"],["Ctrl and a digit","the same in the middle"]),[...o,[`Alt and 1 to ${Ee.length}`,"co\
lour the cell, or take the colour away"],["Delete, Backspace","empty the cell"],["Tap with two fingers","undo"],...jr]}function Tc(e){let t=e.changes.entry("clu\
e"),n=[];t?.values===1&&n.push(["Digits","write the clue; 1, then 7, makes 17"]),t?.values===0&&n.push(["Click, Space, Enter","put a clue there, or take it away"]),
e.changes.entry("unknown")&&n.push(["?, right click","a clue whose number is not known"]);for(let o of e.pen.kinds)n.push(...st[o]?.keys??[]);return[...n,["Dele\
te, Backspace","take the clue away"],...jr]}function Rr(e,{play:t,edit:n}){let o=document.activeElement,s=[...e==="play"?Cc(t):Tc(n),...Ac],r=$("dialog",{class:"\
keys",ariaLabel:"Keys"},$("h2",{},e==="play"?"Playing: keys and clicks":"Editing: keys and clicks"),$("dl",{},s.map(([i,a])=>$("div",{},$("dt",{},i),$("dd",{},a)))),
$("form",{method:"dialog"},$("button",{class:"primary",autofocus:!0},"Close")));r.addEventListener("close",()=>{r.remove(),o?.focus?.()}),r.addEventListener("cl\
ick",i=>{i.target===r&&r.close()}),document.body.append(r),r.showModal()}var Mc="http://www.w3.org/2000/svg";function Br({changes:e},t){let n=e.entry(t);return(n&&zt(n)?.name)??t}var Nc=[{kind:"",name:"Enter",title:"What is typed, ta\
pped or clicked is entered"},{kind:"corner",name:"Corner",title:"Numbers are small notes in the corner (also: Shift and a digit)"},{kind:"centre",name:"Centre",
title:"Numbers are notes in the middle (also: Ctrl and a digit)"},{kind:"colour",name:"Colour",title:"Clicks and drags choose cells to colour (also: Alt and a d\
igit)"}];function Lc(e){let{where:t,clicks:n,choices:o}=e,s=t==="link"?"Drag from cell to cell to draw.":He(e)?"Drag over cells to enclose them.":"Drag along si\
des to go on.";return`Click ${t==="link"?"between two cells":"a side of a cell"}: ${Wr(n,o)} ${s}`}var Wr=(e,t)=>`${e.map(n=>t[n].words).join(", then ")}.`;function Fr(e){
let{app:t,play:n,edit:o}=e,s=$("div",{class:"tools"}),r=Dr(t),i=()=>Rr(t.store.now.mode,{play:n,edit:o}),a=()=>W(y`<${Dc} ...${{parts:e,clock:r,help:i}} />`,s);
return M(()=>{Object.assign(s.dataset,{mode:t.store.now.mode,pencil:n.pencil.kind??""})}),a(),{element:s,build:a,help:i,focus:(c,d)=>{let h=s.querySelector(`[da\
ta-beside="${c},${d}"]`);h?.closest("details")?.setAttribute("open",""),h?.querySelector("input")?.focus()}}}function Dc({parts:e,clock:t,help:n}){let{app:o,view:s}=e,
r=As(()=>o.store.now.mode).value;if(s.sheet===K)return null;let i=r==="play"&&s.sheet.plays.length>0;return y`
    <div class="line first"><p class="hint">${Ic(e,r)}</p>
      ${i&&y`<span class="placed" ref=${a=>a?.append(t)} />`}
      <${Y} class="keys" title="What keys and clicks do" onclick=${n}>? Keys<//>
      ${i&&y`<${Y} class="primary ask" title="Where to look next, and why"
        onclick=${()=>o.emit("hint")}>Hint<//>`}</div>
    ${i&&y`<${jc} ...${e} /><div class="line"><${Pc} ...${o} /></div>`}
    ${r==="edit"&&y`<${Bc} ...${e} />
      <${Ir} view=${s} changes=${e.edit.changes} kind=${e.edit.pen.kind} />
      <div class="line"><${Fc} ...${e} /></div>`}`}var Y=e=>y`<button type="button" ...${e}
  onpointerdown=${t=>t.preventDefault()} />`;function Pc({store:e,emit:t}){let{marks:n,notes:o,saves:s}=e.now,r=c=>JSON.stringify(c)===JSON.stringify({marks:n,notes:o}),
i=c=>e.change({saves:c},{undoable:!1});return y`<div class="group" role="group" aria-label="Save points">
    <${Y} title="Remember the board as it is now, before trying something" onclick=${()=>{let c=s.at(-1);(!c||!r(c))&&i([...s,{marks:n,notes:o}]),t("message",{words:"\
Remembered. \u201CBack to it\u201D returns to this board."})}}>Save point<//>
    <${Y} class="back" title="Return to the last save point" onclick=${()=>{let c=s.length>1&&r(s[s.length-1])?s.length-2:s.length-1;i(s.slice(0,c+1)),e.change(
s[c])}}
      disabled=${!s.length||s.length===1&&r(s[0])}>Back to it<//>
    <${Y} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(n).length&&!Object.keys(o).length}
      onclick=${()=>e.change({marks:{},notes:{}})}>Clear all<//></div>`}function Ic({view:e,play:t,edit:n},o){let{plays:s,edits:r,size:i,count:a}=e.sheet;if(o===
"edit"){let{hint:h=""}=n.pen.tool??{};return r.length?typeof h=="string"?h:h(n):i?"Only the size can be changed here; everything else is in the facts, beside th\
e rules.":"The board of this puzzle is not made of cells: change its facts, beside the rules."}if(!s.length)return a?"On this board there is nothing to enter: t\
he assistant solves it.":"This puzzle has no board: the assistant solves it.";let l=t.clicked(),c=t.lines?Lc(t.lines):"";if(!l)return c;if(t.written()===l&&l.choices.
length>3)return`${matchMedia("(pointer: coarse)").matches?"Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo.":"\
Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${c}`.trim();let d=l.clicks.length>1&&!c?"Drag to paint.":c;return`Click\
 a cell: ${Wr(l.clicks,l.choices)} ${d}`.trim()}function jc({view:e,play:t}){let{pencil:n}=t,o=t.written(),s=()=>e.grid.current,r=Nc.filter(({kind:i})=>o||!Oe.some(
a=>a===i));return y`<div class="line">
    ${e.sheet.plays.filter(({where:i})=>i==="cell").map(i=>y`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${i.choices.map((a,l)=>y`
        <${Y} class=${ye(i)?"digit":"choice"} onclick=${()=>t.enter(s(),i,l)}>
          ${!ye(i)&&y`<${Rc} ...${{view:e,choice:a}} />`}${a.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${Ee.map((i,a)=>y`
      <${Y} class="digit paint" aria-label=${i} title=${`${i} (also: Alt and ${a+1})`}
        style=${`--paint: var(--paint-${i})`} onclick=${()=>n.note(s(),"colour",i)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${r.map(({kind:i,name:a,title:l})=>y`<${Y} data-pencil=${i} title=${l}
        aria-pressed=${(n.kind??"")===i} onclick=${()=>{n.kind=i||null}}>${a}<//>`)}
      <${Y} title="Empty the chosen cells (Delete)" onclick=${()=>t.clear(s())}>Erase<//>
      ${o?.peers.size?y`<${Y} onclick=${n.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>`:null}</div>
  </div>`}function Rc({view:e,choice:t}){let n=Z(null),o=t.looks[0].filter(a=>a!==null),s=(o.find(({svg:a})=>!a.includes("<text"))??o[0])?.svg??"",{width:r,height:i}=e.
sheet.cell;return V(()=>n.current.replaceChildren(...ae(`<svg xmlns="${Mc}">${s}</svg>`).childNodes),[s]),y`<svg viewBox=${`0 0 ${r} ${i}`} class="swatch" aria-hidden="true" ref=${n} />`}
function Bc({view:e,edit:t}){let{pen:n}=t,o=()=>e.grid.current,s=n.isTyped?[...Array(10).keys(),...n.tool?.more??[]].map(String):[],r=n.kind==="clue"&&t.changes.
entry("unknown")!==void 0,i=n.isPainting&&!n.isGrown||n.isPlaced;return n.kinds.length<2&&!i&&!n.isTyped&&!r?null:y`<div class="line">
    ${n.kinds.length>1&&y`<div class="group" role="group" aria-label="What is changed">${n.kinds.map(a=>y`
      <${Y} aria-pressed=${n.kind===a} onclick=${()=>{n.kind=a}}>${Br(t,a)}<//>`)}</div>`}
    ${i?y`<${Wc} edit=${t} />`:(n.isTyped||r)&&y`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${s.map(a=>y`<${Y} class="digit typed" onclick=${()=>t.type(o(),a)}>${a}<//>`)}
        ${r&&y`<${Y} class="digit" title="A clue whose number is not known" onclick=${()=>t.question(o())}>?<//>`}
        ${n.isTyped&&y`<${Y} title="Take what stands in the chosen cell away (Delete)"
          onclick=${()=>t.clear(o())}>Erase<//>`}</div>`}</div>`}function Wc({edit:e,edit:{pen:t}}){let n=t.tool?.noun??t.kind;return y`<div class="group" role="group" aria-label=${`${Br(
e,t.kind)} to ${t.isPainting?"paint with":"put"}`}>
    ${t.ids.map(o=>y`<${Y} class="digit region" aria-label=${`${n} ${o}`} aria-pressed=${t.id===o}
      onclick=${()=>t.pick(o)}>${rt[o]??o}<//>`)}
    ${t.isPainting&&y`<${Y} onclick=${()=>t.pick(e.fresh())}>New ${n}<//>`}</div>`}function Fc({view:e,edit:t}){if(!e.sheet.size)return null;let[n,o]=e.sheet.size,
s=(r,i,a)=>y`<span class="stepper">
    <${Y} aria-label=${`one ${r} less`} disabled=${i<=1} onclick=${()=>a(i-1)}>−<//>
    <output>${oe(i,r)}</output>
    <${Y} aria-label=${`one ${r} more`} onclick=${()=>a(i+1)}>+<//></span>`;return y`<div class="group" role="group" aria-label="Size of the board">
    ${s("row",n,r=>t.changes.resize(r,o))}
    ${s("column",o,r=>t.changes.resize(n,r))}</div>`}var Uc=80,Ur=["puzzle","instance","rules","facts","constants"];function Hc(e){let t=Kc(e),{stage:n,layers:o,film:s,tools:r,victory:i}=t;C("#board").append(kr(e),
o.legend,n.element,s.element,$("div",{class:"told"},n.notice,i.element),r.element,n.heard),Vc(t),Yc(t),Jc(t)}function Kc(e){let t=dr(),n=A(K),o={grid:gr(),get sheet(){
return n.value},set sheet(h){n.value=h}},s=Ar({app:e,view:o}),r=rr({app:e,view:o}),i=Or({app:e,view:o,picture:t,edit:r}),a=Fr({app:e,view:o,play:s,edit:r}),l=Er(
{app:e,view:o,edit:r}),c=Mr({app:e,view:o,picture:t,edit:r,layers:i,tools:a,margin:l}),d=qc(e,o);return{app:e,view:o,play:s,edit:r,layers:i,tools:a,stage:c,victory:d,
film:pr({app:e,view:o}),drawing:Gc(e,o,c,d.celebrate),mode:()=>e.store.now.mode==="edit"?r:s}}function Gc(e,t,n,o){let{store:s,overview:r}=e,i=de(),a=0,l=null,c=!1,
d=()=>{clearTimeout(a),a=setTimeout(g,Uc)},h=v=>Ur.every(m=>s.now[m]===v[m]),u=()=>l!==null&&h(l),f=v=>s.now.marks!==v.marks||!h(v);async function g(){clearTimeout(
a);let v=s.now;if(!v.puzzle)return;let m=u();i.stop();try{let b=await(m?i(S=>U("board",P(v,{entries:!1}),S)):r.ask("board"));if(b===void 0||f(v))return;if(m&&b.
cell.width!==t.sheet.cell.width){l=null,d();return}l=v,c=!1,n.draw(Ks(b,m?t.sheet:null)),e.emit("playable",t.sheet.plays.length>0),o();let[_]=b.problems;(!m||n.
isStale)&&n.say(_?`${Ze(_)?"The board is not finished":"Something is wrong with the facts"}: ${_.text}`:"")}catch(b){if(!(b instanceof q))throw b;if(f(v))return;
l=null,c=!1;let k=b.problems[0]?.text??b.message;n.say(t.sheet!==K?`This is how the board looked before: now it cannot be drawn. ${k}`:`The board cannot be draw\
n. ${k}`,!0)}}return{later:d,redraw:g,isDrawn:u,forget:()=>{l=null,c=t.sheet!==K},stop:()=>{i.stop(),r.drop("board")},get isOther(){return c}}}function qc(e,t){
let{store:n}=e,o=$("p",{class:"glad",role:"status"}),s=$("div",{class:"won",hidden:!0},o),r=null,i=!0;function a(){let{mode:d,marks:h}=n.now,u=d==="play"&&r!==null&&
Ys(t.sheet,h,r);o.textContent=u?"Solved! Every cell is right.":"",s.hidden===u&&(s.hidden=!u,o.classList.toggle("news",i),u&&(i=!1),e.emit("finished",u))}return{
element:s,celebrate:a,know:d=>{r=d},forget:()=>{r=null,i=!0}}}function Vc({app:e,view:t,play:n,layers:o,tools:s,drawing:r,mode:i}){let{grid:a}=t;br(a,{press:(l,c,d)=>{
!r.isOther&&!o.press(l)&&i().press(l,c,d)},move:l=>i().move(l),drag:l=>i().drag(l),release:()=>i().release(),chooses:()=>i()===n&&n.chooses(),undo:()=>e.store.undo()}),
a.element.addEventListener("keydown",l=>{if(l.defaultPrevented||l.metaKey||(l.altKey||l.ctrlKey)&&i()!==n||t.sheet===K||r.isOther)return;let c=a.current;l.key===
"Enter"&&o.press(c)||i().onKey(l,c)?l.preventDefault():l.key==="?"&&(s.help(),l.preventDefault())}),a.onMove(l=>{i().leave(l);let[c,d]=N(t.sheet,l);e.emit("focu\
sed",{row:c,column:d})})}function Yc({app:e,view:t,play:n,edit:o,film:s,stage:r,drawing:i,victory:a}){let{store:l}=e;l.on(["marks","notes"],(c,d,h)=>{h.has("puz\
zle")||h.has("instance")||(r.drawMarks(c,d),a.celebrate(),h.has("marks")&&i.later())}),l.on(Ur,()=>{i.redraw(),s.isOn&&e.emit("film",null)}),l.on(["puzzle","ins\
tance"],()=>{t.sheet!==K&&r.say("The board is being drawn \u2026",!0),i.forget(),a.forget()}),l.on(["mode"],()=>{o.leave(),n.leave(),a.celebrate()})}function Jc({
app:e,view:t,play:n,edit:o,film:s,tools:r,stage:i,drawing:a,victory:l}){e.when("solved",c=>{l.know(c?.status==="unique"?c.answers:null),l.celebrate()}),e.when("\
fill",async c=>{a.isDrawn()||await a.redraw(),!(a.isDrawn()&&n.fill(c))&&e.emit("message",{words:"Nothing can be entered into this board.",isBad:!0})}),e.when("\
clues",c=>o.changes.add(c)),e.when("film",c=>{let d=s.isOn;s.show(c),i.element.hidden=r.element.hidden=s.isOn,s.isOn?d||e.emit("pane","board"):i.fit()}),e.when(
"cell",({row:c,column:d})=>{c>t.sheet.rows||d>t.sheet.columns||(e.emit("pane","board"),t.grid.select(se(t.sheet,c,d)),Bs(t.grid.cell(se(t.sheet,c,d))))}),e.when(
"cancel-all",()=>{a.stop(),e.emit("film",null),i.say(""),a.later()})}var ko={};Je(ko,{start:()=>Qu});import{EditorView as Ru}from"../vendor/codemirror-6.js";import{autocompletion as du,hoverTooltip as hu,snippetCompletion as pu,syntaxTree as Qr}from"../vendor/codemirror-6.js";import{HighlightStyle as Zc,StreamLanguage as Xc,tags as D}from"../vendor/codemirror-6.js";var Qc=/^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/,eu={name:"\
asp",startState:()=>({depth:0,isDocumented:!1,inReason:!1,directive:""}),copyState:e=>({...e}),token(e,t){return e.sol()&&(t.inReason=!1),t.depth?Hr(e,t):t.inReason?
nu(e):e.eatSpace()?null:e.match("%*")?tu(e,t):e.match("%!")?(t.inReason=!0,"reason"):e.match(/^(%|#!).*/)?"lineComment":e.match(/^"(?:[^"\\]|\\.)*"?/)?"string":
ou(e,t)},languageData:{commentTokens:{line:"%",block:{open:"%*",close:"*%"}}},tokenTable:{lineComment:D.lineComment,documentation:D.docComment,signature:D.heading,
reason:D.docString,directive:D.keyword,part:D.labelName,predicate:D.function(D.variableName),constant:D.atom,variable:D.variableName,number:D.number,string:D.string,
operator:D.operator,bracket:D.bracket,implication:D.definitionOperator,punctuation:D.punctuation,term:D.special(D.string)}};function tu(e,t){return t.depth=1,t.
isDocumented=e.eat("!")==="!",t.isDocumented?"documentation":Hr(e,t)}function Hr(e,t){let n=t.isDocumented?"documentation":"lineComment";if(t.isDocumented&&/%\*!\s*$/.
test(e.string.slice(0,e.pos))&&e.match(/^[^%*]+/))return"signature";for(;!e.eol()&&(e.match("%*")?t.depth+=1:e.match("*%")?t.depth-=1:e.next(),t.depth!==0););return n}
function nu(e){return e.match(/^\{[^{}]*\}/)?"term":(e.match(/^[^{]+/)||e.next(),"reason")}function ou(e,t){if(e.match(/^#[a-z_]+\+?/))return t.directive=e.current(),
"directive";let{directive:o}=t;return e.match(/^[a-z][\w']*|^_+[a-z][\w']*/)?o==="#program"?"part":e.current()==="not"?"directive":e.match(/^\s*[(/]/,!1)?"predi\
cate":"constant":e.match(/^_*[A-Z][\w']*|^_/)?"variable":e.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)?"number":e.match(/^[()[\]{}]/)?"bracket":e.match(/^:-|^:~/)?
"implication":e.match(Qc)?"operator":(e.next()==="."&&(t.directive=""),"punctuation")}var Kr=Xc.define(eu),Gr=Zc.define([{tag:D.lineComment,color:"var(--asp-com\
ment)"},{tag:D.docComment,color:"var(--asp-documentation)"},{tag:D.heading,color:"var(--asp-documentation)",fontWeight:"600"},{tag:D.docString,class:"asp-reason"},
{tag:D.special(D.string),class:"asp-reason asp-term"},{tag:[D.keyword,D.labelName],color:"var(--asp-keyword)",fontWeight:"600"},{tag:D.function(D.variableName),
color:"var(--asp-predicate)"},{tag:D.variableName,color:"var(--asp-variable)"},{tag:[D.number,D.atom],color:"var(--asp-constant)"},{tag:D.string,color:"var(--as\
p-string)"},{tag:D.definitionOperator,color:"var(--asp-keyword)",fontWeight:"600"},{tag:[D.operator,D.bracket,D.punctuation],color:"var(--asp-operator)"}]);function uo(e){
return/^(lineComment|documentation|signature|reason|term|string)/.test(e.name)}import{codeFolding as su,foldEffect as ru,foldGutter as iu,foldService as au}from"../vendor/codemirror-6.js";var qr=/^#program\s+([a-z_]\w*)/;function hn(e){let t=[],n=!0,o=!1;for(let s=1;s<=e.lines;s+=1){let{text:r}=e.line(s);n&&(r.startsWith("%*")&&(o=!0),n=o||r.startsWith(
"%"),r.trimEnd().endsWith("*%")&&(o=!1));let i=n?"":qr.exec(r)?.[1];if(i!==void 0&&(i||s===1))t.push({name:i,first:s,last:s});else if(r.trim()){let a=t.at(-1);a&&
(n||a.name)&&(a.last=s)}}return t}var Vr=(e,{first:t,last:n})=>n>t?{from:e.line(t).to,to:e.line(n).to}:null;function Yr(e){return hn(e).filter(({name:t})=>t!=="\
base").map(t=>Vr(e,t)).filter(t=>t!==null).map(t=>ru.of(t))}function Jr(e){return[au.of((n,o)=>{let s=n.doc.lineAt(o).number,r=hn(n.doc).find(({first:i})=>i===s);
return r?Vr(n.doc,r):null}),su({preparePlaceholder:lu,placeholderDOM:uu(e)}),iu({markerDOM:fu})]}function lu(e,{from:t,to:n}){let o=e.doc.lineAt(t),s=e.doc.lineAt(
n).number-o.number,r=qr.exec(o.text)?.[1];return{lines:s,name:r,opening:r===void 0?cu(e.doc,o.number,s):""}}function cu(e,t,n){let o=[];for(let s=t+1;s<=t+n;s+=
1){let r=e.line(s).text.replace(/^[%*!\s]+/,"");if(r)o.push(r);else if(o.length)break}return/^.*?[.!?](?=\s|$)/.exec(o.join(" "))?.[0]??o.join(" ")}var uu=e=>(t,n,{
lines:o,name:s,opening:r})=>{let i=s===void 0?r:e(s);return $("button",{type:"button",class:"folded",tabIndex:-1,onclick:n,title:"Show these lines"},$("span",{class:"\
folded-words",dataset:s===void 0?{}:{part:s}},i||"\u2026"),$("span",{class:"folded-count"},` ${o} line${o===1?"":"s"}`))};function Zr(e,t){for(let n of e.dom.querySelectorAll(
".folded-words[data-part]")){let{part:o}=n.dataset;n.textContent=t(o??"")||"\u2026"}}function fu(e){return $("span",{class:"fold-marker",title:e?"Hide these lin\
es":"Show these lines"},e?"\u25BE":"\u25B8")}var fo=(e,t)=>e.name===t||e.name.endsWith("_")&&t.startsWith(e.name);function ho(e){return[du({override:[t=>mu(t,e())],icons:!1,closeOnBlur:!0}),hu((t,n)=>bu(t,
n,e()))]}function mu(e,t){let n=e.matchBefore(/#?[a-z_]?[\w']*\+?/),o=n?.text??"";if(!o&&!e.explicit||!t.parts.length||/^\d|^[A-Z]/.test(o))return null;let s=e.
state.doc.lineAt(e.pos);if(uo(Qr(e.state).resolveInner(e.pos,-1)))return null;let r=n?.from??e.pos,i=/#program\s+[\w']*$/.test(s.text.slice(0,e.pos-s.from))?t.parts.
map(a=>ei(a,"part")):[...gu(t),...wu(e,t)];return{from:r,options:i,validFor:/^#?[\w']*\+?$/}}var gu=({directives:e})=>e.map(t=>ei(t,"directive"));function wu({state:e,
pos:t},n){let o=ti(e,t),s=/^\(/.test(e.sliceDoc(t,t+1)),r=n.predicates.filter(i=>i.part===o||i.part===null);return[...n.own.map(i=>Xr(i.template,i.name,s,ni(i),
i.words?1:0)),...r.map(i=>Xr(i.template,i.name,s,i.words,2))]}function ei(e,t){return{label:e.name,detail:"",type:t,info:()=>po(e.template,e.words)}}function Xr(e,t,n,o,s){
let r={label:e,type:"predicate",boost:s,info:()=>po(e,o)},i=e.slice(t.length+1,-1);if(n||!e.includes("("))return{...r,apply:t};let a=i.replace(/[A-Z][\w']*/g,l=>`\
\${${l}}`);return pu(`${t}(${a})`,r)}function ti(e,t){let{number:n}=e.doc.lineAt(t);return hn(e.doc).findLast(({name:o,first:s})=>o&&s<=n)?.name??"base"}function ni({
words:e,arguments:t,file:n,line:o}){return[e||`Nothing says what it means. It is derived in ${n}, line ${o}.`,...t.map(([r,i])=>`${r}: ${i}`)].join(`
`)}function po(e,t){let[n,...o]=t.split(`
`),s=o.length?$("ul",{},o.map(r=>$("li",{},r))):null;return $("div",{class:"documentation"},$("code",{},e),$("p",{},n),s)}function bu(e,t,n){let{from:o,text:s}=e.
state.doc.lineAt(t),r=vu(s,t-o);if(r===null||uo(Qr(e.state).resolveInner(t,1)))return null;let i=yu(r,s.slice(0,r.start),ti(e.state,t),n);if(!i.length)return null;
let a=()=>({dom:$("div",{class:"hovered"},i.map(l=>po(...l)))});return{pos:o+r.start,end:o+r.end,above:!0,create:a}}function vu(e,t){for(let n of e.matchAll(/#?[a-z_][\w']*\+?/g)){
let o=n.index+n[0].length;if(n.index<=t&&t<=o)return{name:n[0],start:n.index,end:o}}return null}function yu({name:e},t,n,o){let s=a=>a.name===e,r=({template:a,words:l})=>[
a,l];if(e.startsWith("#")||e==="not")return o.directives.filter(s).map(r);if(/#program\s+$/.test(t))return o.parts.filter(a=>fo(a,e)).map(r);let i=o.predicates.
filter(a=>s(a)&&(a.part===n||a.part===null));return[...o.own.filter(s).map(a=>r({...a,words:ni(a)})),...i.map(r)]}import{gutter as ku,GutterMarker as $u,RangeSet as oi,StateEffect as _u,StateField as Su}from"../vendor/codemirror-6.js";var xu=6,si=_u.define(),mo=class extends $u{constructor(t,n){super(),this.hot=t,this.words=n}eq(t){return t.hot===this.hot&&t.words===this.words}toDOM(){let{hot:t,
words:n}=this;return $("span",{class:`heat heat-${t}`,title:n,role:"img","aria-label":n})}},go=Su.define({create:()=>oi.empty,update(e,t){let n=e.map(t.changes);
for(let o of t.effects)o.is(si)&&(n=Eu(t.state.doc,o.value));return n}}),ri=[go,ku({class:"cm-heat",markers:e=>e.state.field(go)})];function wo(e,t){e.dispatch(
{effects:si.of(t)})}function ii(e,t){let n=null,{from:o}=e.doc.lineAt(t);return e.field(go,!1)?.between(o,o,(s,r,i)=>{s===o&&(n=i.words)}),n}function Ou(e,t){return e&&
t>1?Math.round(xu*Math.log(e)/Math.log(t)):0}function Eu(e,t){let n=Math.max(0,...t.map(({instances:r})=>r)),o=new Map;for(let{line:r,last_line:i,instances:a}of t)
for(let l=r;l<=Math.min(i,e.lines);l+=1)o.set(l,(o.get(l)??0)+a);let s=[...o].sort(([r],[i])=>r-i);return oi.of(s.map(([r,i])=>{let a=`${i.toLocaleString("en")}\
 ground instance${i===1?"":"s"}`,l=i?a:"no ground instances on this board";return new mo(Math.max(1,Ou(i,n)),l).range(e.line(r).from)}))}var bo=({puzzle:e})=>`encodings/${e}.lp`,zu=({puzzle:e,instance:t})=>`instances/${e}/${t||"board"}.lp`,ai=(e,t)=>e===t||!!e?.endsWith(`/${t}`);function Me(e,{file:t}){
return ai(t,bo(e))?"rules":ai(t,zu(e))?"facts":null}function pn(e,t,n=1/0){let o=Me(e,t),s=t.line?`line ${Math.min(t.line,n)}`:"";return o==="rules"?s||"rules":
[o==="facts"?o:t.file?.replace(/^.*encodings\//,""),s].filter(Boolean).join(", ")}import{setDiagnostics as Au}from"../vendor/codemirror-6.js";var Cu={error:"error",warning:"warning",note:"info",info:"info"},Tu={error:"\u2716",warning:"\u25B2",info:"\u25CF"},li=["error","warning","info"],Ne=e=>Ze(e)?"w\
arning":Cu[e.kind??""]??"error";function ci(e){let t=new Map;for(let n of Object.values(e).flat()){let o=JSON.stringify([n.file,n.line,n.column,n.text]);t.has(o)||
t.set(o,n)}return[...t.values()].sort((n,o)=>li.indexOf(Ne(n))-li.indexOf(Ne(o))||(n.line??0)-(o.line??0))}function ui(e,t){let{doc:n}=e.state,o=t.map(s=>({...vo(
n,s),severity:Ne(s),message:s.text}));e.dispatch(Au(e.state,o))}function vo(e,{line:t,column:n}){let o=e.line(Math.min(Math.max(t??1,1),e.lines)),s=o.text.length-
o.text.trimStart().length,r=Math.min(n?n-1:s,o.text.length),i=/^[#\w']+|^\S+/.exec(o.text.slice(r))?.[0]??"",a=i||r>0?o.from+r:o.from;return i?{from:a,to:a+i.length}:
{from:Math.max(o.from,a-1),to:o.to}}function fi(e,t,n){return e.map(o=>{let s=Ne(o);return $("li",{},$("button",{type:"button",class:`problem ${s}`,onclick:()=>n(
o)},$("span",{class:"sign","aria-hidden":"true"},Tu[s]),$("span",{class:"visually-hidden"},`${s==="info"?"note":s}: `),$("span",{class:"place"},t(o)),$("span",{},
o.text)))})}function di(e,t){let n=Object.keys(e),o={rules:$("span",{class:"badge",hidden:!0}),facts:$("span",{class:"badge",hidden:!0})},s=n.map(l=>$("button",{type:"butto\
n",role:"tab",id:`tab-${l}`,"aria-controls":`text-${l}`,dataset:{tab:l},onclick:()=>i(l)},e[l].words," ",o[l]));for(let l of n)Object.assign(e[l].dom,{id:`text-${l}`,
role:"tabpanel"}),e[l].dom.setAttribute("aria-labelledby",`tab-${l}`);let r=$("div",{role:"tablist",class:"text-tabs","aria-label":"Rules or facts"},s);r.addEventListener(
"keydown",l=>{if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;let d=(s.findIndex(h=>h===l.target)+(l.key==="ArrowRight"?1:-1)+n.length)%n.length;i(n[d]),s[d].
focus(),l.preventDefault()});function i(l){for(let c of s){let d=c.dataset.tab===l;c.setAttribute("aria-selected",String(d)),c.tabIndex=d?0:-1,e[c.dataset.tab].
dom.hidden=!d}t(l)}function a(l,c,d){o[l].textContent=String(c),o[l].hidden=!c,o[l].className=`badge ${d}`,o[l].setAttribute("aria-label",`${c} ${d}${c===1?"":"\
s"}`)}return{dom:r,show:i,count:a}}import*as z from"../vendor/codemirror-6.js";import{EditorView as Mu}from"../vendor/codemirror-6.js";var hi=Mu.theme({"&":{height:"100%",fontSize:".84rem",backgroundColor:"transparent",color:"var(--ink)"},
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
".cm-snippetField":{backgroundColor:"var(--accent-soft)"}});var yo=z.StateEffect.define(),Nu=2500,Lu=z.StateField.define({create:()=>z.Decoration.none,update(e,t){let n=e.map(t.changes);for(let o of t.effects)if(o.is(yo)){
let s=o.value;n=z.Decoration.set(s===null?[]:[z.Decoration.line({class:"flash"}).range(s)])}return n},provide:e=>z.EditorView.decorations.from(e)}),Du=/^%\s*-{3,}/,
Pu=z.StateField.define({create:e=>pi(e.doc),update:(e,t)=>t.docChanged?pi(t.state.doc):e,provide:e=>z.EditorView.decorations.from(e)});function pi(e){let t=[];for(let n=1;n<=
e.lines;n+=1){let{from:o,text:s}=e.line(n);Du.test(s)&&t.push(z.Decoration.line({class:"section"}).range(o))}return z.Decoration.set(t)}function mi({words:e,hint:t,
onText:n,onMove:o,extensions:s=[]}){let r=[z.lintGutter(),z.lineNumbers(),s,Kr,z.syntaxHighlighting(Gr),z.history(),z.drawSelection(),z.dropCursor(),z.highlightSpecialChars(),
z.highlightActiveLine(),z.highlightActiveLineGutter(),z.highlightSelectionMatches(),z.bracketMatching(),z.search({top:!0}),z.indentUnit.of("    "),Lu,Pu,hi,z.keymap.
of([{key:"Tab",run:z.acceptCompletion},...z.defaultKeymap,...z.historyKeymap,...z.searchKeymap,...z.foldKeymap,...z.lintKeymap]),z.EditorView.contentAttributes.
of({"aria-label":e,"aria-describedby":t}),z.EditorView.updateListener.of(l=>{l.docChanged&&n(l.state.doc.toString()),(l.docChanged||l.selectionSet)&&o(l.state)})],
i=l=>z.EditorState.create({doc:l,extensions:r}),a=new z.EditorView({state:i("")});return Iu(a),{view:a,open:l=>a.setState(i(l))}}function Iu(e){let t=!1;e.dom.addEventListener(
"wheel",()=>{t=!0},{passive:!0}),e.dom.addEventListener("touchmove",()=>{t=!0},{passive:!0}),e.dom.addEventListener("keydown",()=>{t=!1}),new ResizeObserver(()=>{
t||!e.hasFocus||e.dispatch({effects:z.EditorView.scrollIntoView(e.state.selection.main.head,{yMargin:20})})}).observe(e.dom)}function mn(e,t,{isUndoable:n=!1}={}){
let o=ju(e.state.doc.toString(),t);if(o===null)return;let s=n?[z.isolateHistory.of("full")]:[z.Transaction.addToHistory.of(!1)];e.dispatch({changes:o,annotations:s})}
function ju(e,t){if(e===t)return null;let n=Math.min(e.length,t.length),o=0;for(;o<n&&e[o]===t[o];)o+=1;let s=0;for(;s<n-o&&e[e.length-1-s]===t[t.length-1-s];)s+=
1;return{from:o,to:e.length-s,insert:t.slice(o,t.length-s)}}function gi(e,t){let n=e.state.doc.lineAt(t).from;e.dispatch({selection:{anchor:t},effects:[z.EditorView.
scrollIntoView(t,{y:"center"}),yo.of(n)]}),e.focus(),setTimeout(()=>e.dispatch({effects:yo.of(null)}),Nu)}var Bu={rules:"Rules",facts:"Facts"},Wu={rules:"Rules of the puzzle",facts:"Facts: the board as text"};function wi(e,{known:t,wordsOf:n,hint:o,onMove:s}){let{store:r}=e,
i={rules:[Jr(n),ri,ho(t),Ru.lineWrapping],facts:[ho(t)]},a="rules",l={},c={};for(let[h,u]of Object.entries(Bu))l[h]=mi({words:Wu[h],hint:o,extensions:i[h],onText(f){
let{[h]:g,saved:p}=r.now;pe(g)!==f&&r.change({[h]:Fu(f,p[h])},{undoable:!1})},onMove(f){h===a&&s(h,f)}}),c[h]={words:u,dom:$("div",{class:"text"},l[h].view.dom)};
let d=di(c,h=>{a=h,l[h].view.requestMeasure(),s(h,l[h].view.state)});return{tabs:d,panels:Object.values(c).map(({dom:h})=>h),views:{rules:l.rules.view,facts:l.facts.
view},look:()=>s(a,l[a].view.state),take(h,u){let f=h.puzzle!==u.puzzle;if(f){l.rules.open(pe(h.rules));let{view:g}=l.rules;g.dispatch({effects:Yr(g.state.doc)}),
g.scrollDOM.scrollTop=0}else mn(l.rules.view,pe(h.rules));f||h.instance!==u.instance?l.facts.open(pe(h.facts)):mn(l.facts.view,pe(h.facts))},putBack(){mn(l.rules.
view,pe(r.now.saved.rules),{isUndoable:!0})},reveal(h){let u=Me(r.now,h);if(u===null)return!1;let{view:f}=l[u];e.emit("pane","rules"),d.show(u);let{from:g}=vo(f.
state.doc,h);return gi(f,g),!0}}}var pe=e=>e.replace(/\r\n?/g,`
`);function Fu(e,t){return e===pe(t)?t:t.includes(`\r
`)?e.replaceAll(`
`,`\r
`):e}var Uu={unique:"unique",multiple:"more than one answer",none:"no answer",found:"an answer, perhaps more",optimal:"a best answer",interrupted:"not known in time"},
wn=["the saved rules","the new rules"],gn="Comparing their answers on this board \u2026",bi=["rules","facts","constants"],vi=12;function ki(e,t){let{store:n}=e,
o=$("div",{class:"changes",role:"status",hidden:!0}),s=()=>{o.hidden=!0,o.replaceChildren()},r="",i=(l,c,d=null)=>{r=c;let h=[yi("Put it back",t)];if(d?.frames.
length){let u=`Show a board that only ${wn[d.by]} accept`;h.unshift(yi(u,()=>qu(e,d)))}o.replaceChildren($("p",{class:"changes-title"},Hu(l)),$("p",{},c),$("div",
{class:"group"},h)),o.hidden=!1},a=({rules:l,saved:c})=>!!c.rules&&pe(l)!==pe(c.rules);return n.on(bi,()=>{!o.hidden&&r!==gn&&i([],gn)}),{dom:o,hide:s,stop(){a(
n.now)?i([],"As they stand they cannot be read."):s()},async update(l){let{now:c}=n;if(!a(c))return s();let d=[];o.hidden&&i([],gn);let h=()=>bi.some(f=>n.now[f]!==
c[f]),u=(f,g)=>{f==="statuses"&&!h()&&i(d=g.statuses,gn)};try{let f=await ie("diff",P(c),{signal:l,onEvent:u});return h()?void 0:f.verdict===null?s():i(d,Ku(f,d),
f.by===null?null:f)}catch(f){if(!(f instanceof q))throw f;return i(d,`The answers could not be compared: ${f.message}`)}}}}var yi=(e,t)=>$("button",{type:"butto\
n",onclick:t},e);function Hu(e){if(!e.length)return"The rules are changed";let t=$i(e),[n,o]=e.map(({status:s,cost:r})=>Uu[s]+(t?` (cost ${r.join(" ")})`:""));return n===
o?`Changed: ${o}, as before`:`Changed: ${n} \u2192 ${o}`}var $i=([e,t])=>e?.status==="optimal"&&t?.status==="optimal"&&String(e.cost)!==String(t.cost);function Ku({
verdict:e,proof:t,by:n,accepted:o,interrupted:s,frames:r},i){if(e==="different"){let l=r.length?"":`: ${Gu(o)}`;return`On this board there is an answer that onl\
y ${wn[n]} accept${l}.`}return e==="same"&&t==="the same rules"?"The rules say the same as before, in other words or places.":e==="same"?"The answers on this bo\
ard are the same as before. On other boards they may differ.":$i(i)?"The cost of the best answer on this board has changed.":`No difference was found on this bo\
ard, but ${s===null?"not all answers could be compared":"the time or memory for it was up"}.`}function Gu(e){let t=e.length-vi;return e.slice(0,vi).join(", ")+(t>
0?` and ${t} more`:"")}function qu(e,{by:t,frames:n,broken:o}){let s=Vu(o).map(i=>`For ${wn[1-t]} it is wrong: ${i}`),r=n.map(i=>({...i,captions:[...i.captions??
[],...s]}));e.emit("film",{title:`Only ${wn[t]} accept this board`,frames:r,at:0}),e.emit("pane","board")}function Vu(e){return[...Map.groupBy(e,({place:n})=>n).
values()].map(([{words:n},...o])=>o.length?`${n} (and ${o.length} more like that)`:n)}function _i(e){let t=$("div",{class:"constants",role:"group","aria-label":"Switches of the rules",hidden:!0}),n=[],o=(r,i)=>{let a=n.find(d=>d.name===r)?.default,
{[r]:l,...c}=e.now.constants;e.change({constants:i===""||i===a?c:{...c,[r]:i}})},s=()=>{for(let{name:r,default:i}of n){let a=t.querySelector(`[data-constant="${r}\
"]`);a&&(a.value=e.now.constants[r]??i)}};return e.on(["constants"],s),{dom:t,show(r){JSON.stringify(r)!==JSON.stringify(n)&&(n=r,t.replaceChildren(...r.map(i=>$(
"label",{title:i.words},$("code",{},i.name),Yu(i,o)))),t.hidden=!r.length,s())},tidy(){let{constants:r}=e.now,i=Object.entries(r).filter(([a])=>n.some(l=>l.name===
a));i.length<Object.keys(r).length&&e.change({constants:Object.fromEntries(i)})}}}function Yu({name:e,default:t,choices:n},o){let s=i=>o(e,I(i).value.trim()),r={
constant:e};return n.length?$("select",{dataset:r,onchange:s},n.map(({value:i,words:a})=>$("option",{value:i},a?`${i}: ${a}`:`${i}: not so`))):$("input",{type:"\
text",dataset:r,onchange:s,placeholder:t,size:4})}function Si(e,{views:t,tabs:n},o){let s=$("ul",{class:"problems","aria-label":"What looks wrong",hidden:!0}),r={};function i(){let l=ci(r);for(let[c,d]of Object.
entries(t)){let h=l.filter(f=>Me(e.now,f)===c);ui(d,h.filter(({line:f})=>f));let u=f=>h.filter(g=>Ne(g)===f).length;n.count(c,u("error")||u("warning"),u("error")?
"error":"warning")}s.replaceChildren(...fi(l,a,o)),s.hidden=!l.length}let a=l=>{let c=Me(e.now,l);return pn(e.now,l,c?t[c]?.state.doc.lines:void 0)};return{dom:s,
tell(l,c){r={...r,[l]:c},i()},forget(){r={},i()}}}var Ju=100,xi="pylogic:rules",Zu="Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.",Oi="pylogic:heat",Xu="How often each rule\
 is used on this board: its ground instances, beside its lines";function Qu(e){let{store:t}=e,n=uf(),o=$("span",{class:"said"}),s=$("input",{type:"checkbox",checked:localStorage.
getItem(Oi)!=="off"}),r=$("label",{class:"heat-switch",title:Xu},s,"Heat bar"),i=wi(e,{known:()=>n.known,wordsOf:n.wordsOf,hint:"editor-hint",onMove(c,d){r.hidden=
c!=="rules",o.textContent=c==="rules"&&s.checked&&ii(d,d.selection.main.head)||""}}),a=c=>{i.reveal(c)||rf(e,c)},l={app:e,texts:i,vocabulary:n,box:s,report:null,
element:C("#rules"),constants:_i(t),findings:Si(t,i,a),changes:ki(e,()=>sf(e,i))};l.element.append($("div",{class:"editor-head"},i.tabs.dom,r),l.constants.dom,...i.
panels,l.changes.dom,l.findings.dom,$("p",{class:"editor-status"},o,$("span",{class:"hint",id:"editor-hint"},Zu))),i.tabs.show("rules"),ef(e,l.element.id),tf(l,
a)}function ef({store:e,when:t},n){let o=localStorage.getItem(xi)==="open",s=$("button",{type:"button","aria-controls":n,title:"The rules and the facts, as the \
computer reads them",onclick:()=>{o=!o,localStorage.setItem(xi,o?"open":"folded"),r()}},"Rules"),r=()=>{let i=e.now.mode==="edit";document.body.classList.toggle(
"folded",!o&&!i),s.setAttribute("aria-expanded",String(o)),s.hidden=i};C("#folding").append(s),e.on(["mode"],r),t("pane",i=>{i==="rules"&&(o=!0,r())}),r()}function tf(e,t){
let{app:n,texts:o,findings:s}=e,{store:r,overview:i}=n,a=de(),l=()=>a(d=>lf(e,d)),c=(d,h)=>{d.puzzle!==h.puzzle&&of(e),o.take(d,h)};r.on(["puzzle","instance","r\
ules","facts"],c),r.on(["puzzle","instance","rules","facts","constants","saved"],l),c(r.now,{puzzle:""}),n.when("problems",d=>s.tell("solve",d??[])),n.when("rev\
eal",t),n.when("cancel-all",()=>{a.stop(),e.report=null,i.drop("rules"),i.drop("spots"),l()}),nf(e,l)}function nf({box:e,element:t,texts:n},o){let s=()=>t.classList.
toggle("cold",!e.checked);e.addEventListener("change",()=>{localStorage.setItem(Oi,e.checked?"on":"off"),s(),n.look(),e.checked&&o()}),s()}function of({vocabulary:e,
constants:t,changes:n,findings:o,texts:s}){e.forget(),t.show([]),n.hide(),wo(s.views.rules,[]),o.forget()}function sf(e,t){t.putBack(),e.emit("message",{words:"\
The saved rules are back. Ctrl-Z in the editor brings your change back."})}function rf(e,t){if(!t.file)return;let n=pn(e.store.now,{file:t.file});e.emit("messag\
e",{words:`That is line ${t.line} of ${n}, a library that the rules include.`})}var af=({puzzle:e,rules:t,constants:n,facts:o})=>{let s=o.replace(/%.*/g,"").match(
/#const[^.]*|[a-z_]\w*(?=[(.])/g);return[e,t,n,[...new Set(s)].sort().join(" ")]};async function lf(e,t){let{app:n,app:{store:o,overview:s},vocabulary:r,constants:i,
changes:a,findings:l,texts:c,box:d}=e,{now:h}=o;if(!h.puzzle)return;let u=af(h),f=e.report?.every((w,v)=>w===u[v]);f||(e.report=null);let g=f?new Promise(w=>{setTimeout(
w,Ju,null)}):s.ask("rules"),p=d.checked?s.ask("spots"):s.drop("spots");p?.catch(()=>{});try{let w=await g;if(w===void 0||t.aborted)return;if(l.tell("asked",[]),
w!==null){s.drop("rules"),await r.learn(()=>Zr(c.views.rules,r.wordsOf)),l.tell("lint",w.problems),n.emit("game",w.game),w.predicates!==null&&r.learnOwn(w.predicates),
w.constants!==null&&(i.show(w.constants),i.tidy());let m=w.problems;if(m.some(b=>Ne(b)==="error"))return a.stop();m.every(b=>Me(h,b)!=="facts")&&(e.report=u)}await a.
update(t);let v=await p;v&&!t.aborted&&cf(h,c,v.rules)}catch(w){if(!(w instanceof q))throw w;let v=[{text:`Not checked: ${w.message}`,kind:"note",file:null,line:null,
column:null}];l.tell("asked",w.problems.length?w.problems:v)}}function cf(e,t,n){wo(t.views.rules,n.filter(({file:o})=>o===bo(e))),t.look()}function uf(){let e={
parts:[],predicates:[],directives:[],own:[]};return{known:e,wordsOf:t=>e.parts.find(n=>fo(n,t))?.words??"",async learn(t){e.parts.length||(Object.assign(e,await re(
"vocabulary")),t())},learnOwn(t){e.own=t},forget(){e.own=[]}}}var Mo={};Je(Mo,{start:()=>Wf});function Ei({app:e,card:t,check:n,pointed:o}){let s=ce(()=>{let{cause:r=[],effect:i=[],wrong:a=[]}=o.value??t.cells??{},l=[...a,...o.value?[]:n.cells];return JSON.
stringify(r.length||i.length||l.length?{cause:r,effect:i,wrong:l}:null)});M(()=>e.emit("highlight",JSON.parse(s.value)))}var Lt=e=>e.join(",");function zi(e,t){
let n=new Set(t.map(Lt));return e.filter(o=>!n.has(Lt(o)))}function lt(e){return[...new Map(e.map(t=>[Lt(t),t])).values()]}var ff=/(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;function vn({parts:{app:e,pointed:t},words:n,effect:o=[],cause:s=[],wrong:r=[],lines:i=[],depth:a}){let l=Qe(()=>ce(()=>{let{
row:g,column:p}=e.state.focused.value??{};return[...o,...s,...r].some(v=>Lt(v)===`${g},${p}`)?"sentence about":"sentence"}),[n]),c=()=>{t.value={effect:o,cause:zi(
s,o),wrong:r}},d=()=>{t.value=null},[,h,u]=/^(.*): (.*)$/.exec(n)??[null,null,n],f=new Map(i.filter(g=>g.clue===null).map(g=>[g.place,g]));return y`<li class=${l} style=${a===
void 0?null:`--depth: ${a}`}
    onmouseenter=${c} onfocusin=${c} onmouseleave=${d} onfocusout=${d}>
    ${h!==null&&y`<p>${bn(e,`${me(h)}:`)}</p>`}
    <p class=${h===null?null:"follows"}>${bn(e,me(u))}</p>
    ${f.size>0&&y`<p class="sources">${[...f.keys()].map(g=>df(e,g))}</p>`}
  </li>`}var Ai=({cells:e,because:t,...n})=>y`<${vn} ...${n}
  effect=${e} cause=${t.flatMap(o=>o.cells)} lines=${t} />`,yn=({parts:e,broken:t})=>y`<ul class="sentences">${t.map(n=>y`<${Ai} parts=${e} words=${`${n.words}.`} cells=${[]} because=${[
n]} />`)}</ul>`,kn=({parts:e,step:{sentence:t,cells:n,causes:o,because:s,chain:r}})=>y`<ul class="sentences">
  <${vn} parts=${e} words=${t} effect=${n} cause=${o} lines=${r.length?[]:s} />
  ${r.length>0&&y`<${$n} parts=${e} chain=${r} />`}</ul>`,$n=({parts:e,chain:t})=>y`<li class="chain"><ol class="sentences">
  ${t.map(n=>y`<${Ai} parts=${e} ...${n} />`)}</ol></li>`,me=e=>e.replace(/^.(?![\w']*\()/,t=>t.toUpperCase()),bn=(e,t)=>t.split(ff).map((n,o)=>{if(o%2===0)return n;
let[s,r]=n.split(",").map(Number),i=`row ${s}, column ${r}`;return y`<button type="button" class="cell-link" title="Show ${i}" aria-label="${n}: ${i}"
    onclick=${()=>e.emit("cell",{row:s,column:r})}>${n}</button>`});function df(e,t){let n=hf(t);return n&&y`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${()=>e.emit("reveal",n)}>${$o(n,e.store.now)}</button>`}function hf(e){let t=/^(.*?):(\d+)(?::(\d+))?$/.exec(e??"");return t&&{file:t[1],line:Number(
t[2]),column:Number(t[3]??1)}}function $o({file:e,line:t},{puzzle:n}){let o=e??"",s=o===`encodings/${n}.lp`?"the rules":o.startsWith("instances/")?"the board\u2019s \
facts":o.split("/").slice(-2).join("/");return`line ${t} of ${s}`}var ct=e=>lt(e.flatMap(t=>t.cells));var Ci="How the answer follows",Ti=10;function Mi({store:e,when:t}){let n=new AbortController,o=null,s=()=>{n.abort(),o=null};M(()=>{e.task&&s()}),t("cancel-all",
s);function r(l){s();let c=n=new AbortController,d=l,h={marks:e.now.marks,most:l,events:[],hasEnded:!1,wake:()=>{},end:null},u=(f,g)=>{h.events.push({name:f,data:g}),
h.wake(),f==="step"&&g.entered.length>0&&(d-=1)===0&&c.abort()};return h.end=ie("explain",P(e.now),{signal:c.signal,onEvent:u}),h.end.catch(()=>{}).finally(()=>{
h.hasEnded=!0,h.wake()}),o=h}async function*i(l){for(let c=0;;c+=1){for(;c===l.events.length&&!l.hasEnded;)await new Promise(d=>{l.wake=()=>d(null)});if(c===l.events.
length)return;yield l.events[c]}}async function a(l,c){l.addEventListener("abort",s);try{return await c()}finally{l.removeEventListener("abort",s)}}return{next:l=>a(
l,async()=>{let{marks:c}=e.now,d=o&&Object.entries(o.marks).every(([h,u])=>c[h]===u);for(let h=o&&d?o:r(Ti);;h=r(Ti)){let u=[],f=[],g=null;for await(let{name:p,
data:w}of i(h)){p==="own"&&(g=w),p==="step"&&u.push(w),f.push(...(w.frames??[]).flatMap(m=>m.looks??[]));let v=pf(g,u,c);if(v.length)return{steps:v,looks:f,end:null}}
if(h.marks===c)return{steps:[],looks:f,end:await h.end}}}),follow:(l,c)=>a(l,async()=>{let d=o&&o.most===1/0&&o.marks===e.now.marks?o:r(1/0);for await(let{name:h,
data:u}of i(d))c(h,u);return d.end})}}function pf(e,t,n){let o=[...e?[e]:[],...t].find(({entered:s})=>!s.every(r=>_o(r,n)));return o?[...o.needs.map(s=>t[s]),o]:
[]}function _o(e,t){let[n,o]=sn(e);return t[n]===o}function So({conflicts:e},t){t.conflicts.some(n=>n.state.length)?e.ofMarks():e.ofPuzzle()}async function Ni(e){
let{card:t,solving:n,derivation:o}=e,s=n.now.outcome?.status;if(s==="none")return e.conflicts.ofPuzzle();if(s==="multiple")return e.several.ask();await t.work(Ci,
"Looking for the first step \u2026",async r=>{let i=_n(e,Ci),a=A([]),l=A(null);t.add([y`<${gf} parts=${e} film=${i} steps=${a} end=${l} />`]);let c=await o.follow(
r,(d,h)=>{h.frames&&i.add(h.frames.map(u=>({...u,...mf(d,h)}))),d==="step"&&(a.value=[...a.value,h],t.tell(`${oe(a.value.length,"step")} so far \u2026`))});if(c.
status==="none")return So(e,c);if(c.status==="multiple")return e.several.ask();l.value=c},{isTrue:Ue(e.app.store)})}function mf(e,{words:t,sentence:n,cells:o}){
return e!=="step"?{name:"Before the first step"}:{name:me(t),captions:[me(n)],settled:o}}function gf({parts:e,film:t,steps:n,end:o}){return y`${o.value&&y`<p>${bf(
o.value,n.value.length)}</p>`}
    <ol class="steps">${n.value.map((s,r)=>y`<${wf} parts=${e} film=${t} step=${s} number=${r+1} isCurrent=${t.at===r+1} />`)}</ol>`}function wf({parts:e,film:t,
step:n,number:o,isCurrent:s}){let r=Z(null);return V(()=>{s&&r.current?.scrollIntoView({block:"nearest"})},[s]),y`<li ref=${r} class=${s?"current":null} data-frame=${o}>
    <button type="button" class="step-link" onclick=${()=>t.goTo(o)}>${me(n.words)}</button>
    <${kn} parts=${e} step=${n} /></li>`}function bf({grade:e,complete:t,interrupted:n},o){let s=oe(o,"step");if(n)return`${s} so far: this was stopped before t\
he end.`;let r=e?.techniques.at(-1);return`${s}.`+(e?.level?` Difficulty: ${e.level}.`:"")+(r?` The hardest step: ${r.name} (cost ${r.cost}).`:"")+(t?"":" The r\
est does not follow by explanations.")}function _n({app:e,card:t},n){let o=[],s=[],r=null,i=()=>r!==null&&e.state.film.value===r,a=c=>t.play(r={title:n,frames:[
...o],looks:s,at:c}),l=le(200,()=>{i()&&a(e.state["film-at"].value)});return{get length(){return o.length},get at(){return i()?e.state["film-at"].value:null},add(c){
o.push(...c),s.push(...c.flatMap(d=>d.looks??[]).map(d=>({svg:d}))),r!==null?l():o.length&&a(0)},goTo(c){a(Math.min(c,o.length-1)),e.emit("pane","board")}}}function Li({app:e,place:t,pointed:n}){let o=A(null),s=A(null),r=new Set,i=new AbortController,a=null,l=()=>{i.abort(),s.value=null},c=()=>{l(),n.value=null,a!==
null&&e.state.film.peek()===a&&e.emit("film",null)},d={get cells(){return o.value?.cells?.()??null},show(f,g,p={}){let{task:w}=e.store;t.card.contains(document.
activeElement)&&C("h2",t.card).focus(),c(),r.delete(f),o.value={name:f,body:g,isTrue:()=>e.store.task===w,...p},document.body.dataset.pane==="assistant"&&t.card.
closest("#board")&&e.emit("pane","board")},mayCome:f=>o.peek()===null&&!r.has(f),add(f,g={}){let p=o.peek();p!==null&&(o.value={...p,body:[...p.body,...f],...g})},
async work(f,g,p,w){d.show(f,[],w),s.value=g;let v=i=new AbortController;try{await p(v.signal)}catch(m){m.name!=="AbortError"&&!v.signal.aborted&&d.add([y`<p class=${vf(
m)?"failure":null}>${xo(m)}</p>`])}finally{i===v&&(s.value=null)}},tell(f){s.value=f},play(f){a=f,e.emit("film",f)},get isPlaying(){return a!==null&&e.state.film.
value===a},close(){c(),o.value=null}};M(()=>{o.value?.isTrue()===!1&&ee(d.close)}),M(()=>e.emit("ghosts",o.value?.ghosts?.()??null));let h=ce(()=>o.value?.overlay??
null);M(()=>e.emit("overlay",h.value)),M(()=>{t.card.hidden=o.value===null}),e.when("cancel-all",()=>{r.clear(),d.close()});function u(){let{name:f,body:g}=o.value??
{name:"",body:[]};V(()=>{f&&t.card.scrollIntoView({block:"nearest"})},[o.value?.isTrue]);let p=()=>{r.add(f),d.close()},w=()=>{l(),d.add([y`<p class="soft">Cancelled.</p>`])};
return y`
      <header><h2 tabindex="-1">${f}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${p}>×</button></header>
      <div class="card-body" aria-live="polite">${g}</div>
      <div class="card-work" hidden=${s.value===null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${s}</span>
        <button type="button" onclick=${w}>Cancel</button>
      </div>`}return W(y`<${u} />`,t.card),M(()=>{let{focused:f}=e.state;f.value!==null&&queueMicrotask(()=>t.card.querySelector(".sentence.about")?.scrollIntoView(
{block:"nearest"}))}),d}var vf=({problems:e,interrupted:t,status:n})=>n!==200||!t&&e.some(({line:o})=>o!==null);function xo(e){if(e.interrupted==="timeout"||e.interrupted===
"cpu")return"This took too long and was stopped.";if(e.interrupted==="memory")return"This needs more memory than it may take.";let[t]=e.problems??[],n=t?.text??
e.message;return me(n.replace(/^encodings\/\S+: /,""))}var yf=2e3;function Di({store:e,overview:t,emit:n}){let o=A({outcome:null,error:null,isOld:!0}),s=0;async function r(){clearTimeout(s);let{task:c}=e;if(!c.puzzle)
return;let d=performance.now(),h={count:0,cost:[]};try{let u=await t.ask("solve",(f,g)=>{h=g});u!==void 0&&e.task===c&&i(u)}catch(u){if(e.task!==c)return;if(u.interrupted)
return i(kf(h,u.interrupted,performance.now()-d));o.value={outcome:null,error:u,isOld:!1},n("solved",null),u.status===0?s=setTimeout(r,yf):n("problems",u.problems??
[])}}function i(c){o.value={outcome:c,error:null,isOld:!1},n("problems",c.remarks),n("solved",Oo(c))}let{puzzle:a,instance:l}=e.now;return M(()=>{let{task:c}=e,
d=c.puzzle!==a||c.instance!==l;({puzzle:a,instance:l}=c),ee(()=>{o.value=d?{outcome:null,error:null,isOld:!0}:{...o.value,isOld:!0},r()})}),{get now(){return o.
value}}}var kf=({count:e,cost:t},n,o)=>({status:e?"found":"interrupted",count:e,cost:t,interrupted:n,horizon:null,exhausted:!1,answers:[],remarks:[],statistics:{
solve_seconds:o/1e3}});function Oo({status:e,statistics:t,answers:n}){let o=(t.ground_seconds??0)+(t.solve_seconds??0);return{status:e,seconds:o,answers:n.map(({
atoms:s})=>s)}}function Pi({app:e,place:t,solving:n}){M(()=>{let{isOld:s}=n.now;t.status.setAttribute("aria-busy",String(s)),t.status.classList.toggle("old",s),t.status.dataset.
kind=o().kind??""});function o(){let{outcome:s,error:r}=n.now;return r?$f(r):s===null?{words:"\u2026"}:Eo(s)}return function(){let{words:r,detail:i}=o();return y`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${r}</strong><span class="soft">${i}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${_f(e,n.now.error)}</div>`}}function Eo(e){let{status:t,cost:n,count:o,horizon:s}=e,r=Oo(e).seconds,i=e.interrupted?null:`${r.toFixed(2)}\
 s`,a=[s===null?null:`${s} steps`,i].filter(Boolean).join(" \xB7 "),l=n.join(" "),c=e.interrupted==="memory"?"Out of memory":`Stopped after ${Math.round(r)} s`,
d={unique:["One answer, proved","good"],multiple:["More than one answer","warn"],none:["No answer, proved","bad"],optimal:[`The best answer, proved: ${l}`,"good"],
found:[n.length?`${c}: the best so far is ${l}, not proved`:`${c}: ${oe(o,"answer")} found so far`,"warn"],interrupted:[`${c}: no answer found so far`,"warn"]}[t];
return{words:d[0],detail:a,kind:d[1]}}function $f(e){return e.status===0?{words:"The server does not answer",detail:"Your work is kept here. Trying again \u2026",
kind:"bad"}:e.status===401?{words:"The server was started anew",detail:"Open the link that it printed; nothing you typed is lost.",kind:"bad"}:e.interrupted?{words:xo(
e),kind:"warn"}:e.problems.length&&e.problems.every(Ze)?{words:"The board is not finished",kind:"warn"}:e.problems.length?{words:e.problems.length>1?"There are \
mistakes":"There is a mistake",kind:"bad"}:{words:"This failed",detail:e.message,kind:"bad"}}var _f=(e,t)=>t&&!t.interrupted&&t.problems.slice(0,5).map(n=>{let o=me(
$o(n,e.store.now)),s=()=>e.emit("reveal",n);return y`<p class="status-problem">${n.line!==null&&y`<button type="button" class="rule-link" onclick=${s}>${o}</button>: `}${n.
text}</p>`});var zo=200;async function Ii(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status==="none")return e.conflicts.ofPuzzle();await n.work("Solution","Solving \u2026",
async s=>{let r=_n(e,"Solution"),i=null;await ie("answers",P(t.store.now,{marks:[],most:1}),{signal:s,onEvent:(a,l)=>{i=l,r.add(Ri(l,"Solution"))}}),n.add([i===
null?y`<p>No answer was found.</p>`:y`<${Sf} parts=${e} answer=${i} />`])})}function Sf({parts:{app:e,solving:t},answer:{atoms:n,frames:o}}){let{outcome:s}=t.now,
r=()=>{e.emit("film",null),e.emit("fill",n)};return y`
    <p>${s&&`${Eo(s).words}. `}${o.length>0&&"The board shows it."}</p>
    ${o.length===0&&y`<p class="atoms">${n.join(" ")}</p>`}
    ${e.state.playable.value&&s?.horizon===null&&y`<div class="row">
      <button type="button" class="primary" onclick=${r}>Fill it in</button></div>`}`}async function ji(e){let{app:t,card:n,solving:o}=e;if(o.now.outcome?.status===
"none")return e.conflicts.ofPuzzle();await n.work("All answers","Looking for answers \u2026",async s=>{let r=_n(e,"All answers"),i=A([]),a=()=>{let h=i.value,u=Math.
max(h.findLastIndex(({first:g})=>g<=(r.at??0)),0),f=g=>r.goTo(h[Math.min(Math.max(u+g,0),h.length-1)].first);return y`<div>
        <div class="row"><button type="button" onclick=${()=>f(-1)}>Previous</button>
          <span role="status">${h.length>0&&`Answer ${u+1} of ${h.length}`}</span>
          <button type="button" onclick=${()=>f(1)}>Next</button></div>
        ${h.map(({frames:g,atoms:p})=>g.length===0&&y`<p class="atoms">${p.join(" ")}</p>`)}</div>`};n.add([y`<${a} />`]);let l=await ie("answers",P(t.store.now,
{marks:[],most:zo}),{signal:s,onEvent:(h,u)=>{i.value=[...i.value,{...u,first:r.length}],r.add(Ri(u,`Answer ${i.value.length}`)),n.tell(`${i.value.length} so fa\
r \u2026`)}}),c=i.value.some(({cost:h})=>h.length>0),d=o.now.outcome?.horizon;n.add([y`<p>${xf({...l,isBest:c,horizon:d},i.value.length)}</p>`])})}var Ri=({frames:e},t)=>e.
map(n=>({...n,name:n.name?`${t}: ${n.name}`:t}));function xf({exhausted:e,interrupted:t,isBest:n,horizon:o},s){return e&&n?"None is better, proved; others may b\
e as good.":e&&o?`These are all in ${o} steps; longer ones were not looked for.`:e?s===1?"There are no others.":"These are all answers.":t?"The search was stopp\
ed: there may be more.":s<zo?"There may be others.":`The first ${zo}; there may be more.`}var Bi="pylogic:check",Of=250,Ef=400,Wi=3,zf="Whether this can be completed was not found out in time.";function Fi(e){let{app:{store:t,state:n,when:o},solving:s}=e,
r=de(),i=A(localStorage.getItem(Bi)==="on"),a=A(null),l=null,c=!1,d=(m,b,k)=>{a.value={kind:m,words:b,of:t.now.marks,...k}},h=()=>{a.value=null},u=()=>{i.value=
!i.value,localStorage.setItem(Bi,i.value?"on":"off"),l=null,f()};async function f(m=!1){let{outcome:b,isOld:k}=s.now,{marks:_}=t.now,S=m||c&&_===l;if(m)l=_;else if(!S&&
_===l&&!k)return;let O=Object.keys(_).length===0;c=S&&k&&!O;let x=(S||i.value)&&!k&&b!==null&&!O;if(!x||b.status==="none"||b.horizon!==null)r.stop(),x&&b.horizon===
null?d("bad","There is no answer at all"):S&&O?d("unsure","Nothing is entered yet."):c?d("unsure","checking \u2026"):h();else if(!S)await p("rules");else{let E=b.
status==="unique"?new Set(b.answers[0].atoms):null;E===null?await p("all"):g(E,_)&&await p("reasons")}}function g(m,b){let k=Ao(m,b),_=lt(k.map(Co).filter(S=>S!==
null));return k.length?d("bad",`${_.length} ${Dt(_)}${_.length===1?" is":"s are"} wrong`,{cells:_}):(r.stop(),d("good",n.finished.value?"Solved!":"So far so goo\
d")),k.length>0}async function p(m){let b=m==="all"?setTimeout(()=>d("unsure","checking \u2026"),a.value?Ef:0):0,k;try{k=await r(S=>U("judge",P(t.now),S))}catch(S){
m==="all"&&S.interrupted?d("unsure",zf):m!=="reasons"&&h();return}finally{clearTimeout(b)}if(k===void 0)return;let _=m==="reasons"?a.value&&{...a.value,broken:k.
broken.slice(0,Wi)}:Af(m,k,n.finished.value);a.value=_&&{..._,of:t.now.marks}}let w=le(Of,()=>f()),{marks:v}=t.now;return M(()=>{t.now.marks!==v&&({marks:v}=t.now,
r.stop(),Object.keys(v).length||h(),w())}),M(()=>{s.now&&n.finished.value!==null&&ee(f)}),o("cancel-all",()=>{r.stop(),h()}),{look:f,toggle:u,isOn:i,get verdict(){
return a.value},get cells(){return a.value?.cells??[]}}}function Ui(e){let{app:t,check:n}=e,{kind:o="",words:s="",of:r,broken:i=[]}=n.verdict??{};return y`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${()=>n.look(!0)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${n.isOn.value} onclick=${n.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${r&&r!==t.store.now.marks?"verdict old":"verdict"} role="status" data-kind=${o}>
      ${o==="unsure"?y`<span class="soft">${s}</span>`:s&&y`<strong>${s}</strong>`}
      ${i.length>0&&y`<${yn} parts=${e} broken=${i} />`}
      ${o==="bad"&&i.length===0&&y`<button type="button" class="small served" onclick=${e.conflicts.ofMarks}>Why?</button>`}
    </div>`}function Af(e,{possible:t,broken:n},o){let s={broken:n.slice(0,Wi),cells:ct(n)};return e==="all"?t?{kind:"good",words:"So far so good"}:{kind:"bad",
words:"This cannot be completed any more",...s}:n.length?{kind:"bad",words:s.broken.length===1?"A rule is broken":"Rules are broken",...s}:o?{kind:"good",words:"\
Solved!"}:null}var Dt=e=>e.every(t=>t.length>2)?"line":"cell",Ao=(e,t)=>Object.keys(t).filter(n=>e.has(n)!==t[n]);function Co(e){let t=/^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.
exec(e);return t&&[Number(t[1]),Number(t[2]),...t[3]?[t[3]]:[]]}var Cf=/((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g,Sn="Why there is no answer",To="Why this is wrong",Tf="Which rule is wrong",Mf=12,Nf=600;function Hi(e){let{
app:t,card:n,solving:o}=e,s=()=>n.work(Sn,"Looking for a reason \u2026",u=>l(Sn,u)),r=()=>n.work(To,"Looking for what it breaks \u2026",async u=>{let{broken:f}=await U(
"judge",P(t.store.now),u);if(!f.length)return l(To,u);n.add([y`
      <p>What you entered breaks a rule already:</p>
      <${yn} parts=${e} broken=${f.slice(0,Mf)} />
      <${a} />`],{cells:()=>({wrong:ct(f)})})},{isTrue:Ue(t.store)}),i=()=>n.work(Tf,"Looking for what refuses it \u2026",async u=>{let{is_answer:f,reasons:g}=await U(
"why",P(t.store.now),u);if(f)return n.add([y`<p>Some answer has all of it.</p>`]);n.add([y`<ul class="sentences"><${$n} parts=${e} chain=${g.flatMap(p=>Ki(p))} /></ul>`],
{cells:()=>({wrong:ct(g)})})},{isTrue:Ue(t.store)}),a=()=>y`<div class="row"><button type="button" onclick=${i}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;async function l(u,f){let g=await U("conflicts",P(
t.store.now,u===Sn?{marks:[]}:{}),f);if(g.status!=="none")return n.add([y`<p>There is an answer now.</p>`]);if(!g.conflicts.length)return n.add([y`<p>The reason was not found in time.</p>`]);
let p=g.conflicts[0],w=lt(ct(p.because));n.add([y`<${c} title=${u} conflict=${p} />`],{cells:()=>({cause:w,wrong:p.cells})})}function c({title:u,conflict:{because:f,
cells:g,chain:p,minimal:w}}){let v=f.filter(b=>b.clue!==null),m=f.filter(b=>b.clue===null);return y`
      <p>${p.length?"It leads to a contradiction:":Lf(g.length>0,v,m)}</p>
      ${d("The clues: ",v.map(b=>b.words).join("; "))}
      ${d("What you entered: ",g.join(" "))}
      ${p.length?y`<ul class="sentences"><${$n} parts=${e} chain=${p} /></ul>`:y`<ul class="sentences either">${m.map(b=>y`<${vn} parts=${e} words=${b.words} cause=${b.
cells} lines=${[b]} />`)}</ul>`}
      <p class="soft">${w?"Nothing of it can be left out.":"Perhaps less is enough."}</p>
      ${u===To&&y`<${a} />`}`}let d=(u,f)=>f&&y`<p>${u}${bn(t,Df(f))}</p>`,h=le(Nf,()=>{let{outcome:u,isOld:f}=o.now;!f&&u?.status==="none"&&u.horizon===null&&n.
mayCome(Sn)&&s()});return M(()=>{o.now&&h()}),{ofPuzzle:s,ofMarks:r}}function Ki({words:e,place:t,cells:n,because:o},s=0){return[{words:e,cells:n,because:t===null?
[]:[{words:e,place:t,clue:null,cells:n}],depth:s},...o.flatMap(i=>Ki(i,s+1))]}function Lf(e,t,n){let o=[t.length?t.length===1?"this clue":`these ${t.length} clu\
es`:null,e?"what you entered":null].filter(Boolean).join(" and "),s=n.length===1?"this happens":`one of these ${n.length} happens`;return`${o?`With ${o}, whatev\
er`:"Whatever"} one does, ${s}:`}function Df(e){let t=(n,o,s)=>`${o}and ${s.trim().split(" ").length} more `;return e.replace(Cf,t).trimEnd()}var xn="Hint";async function En(e){let{app:{store:t,state:n},card:o,derivation:s}=e,{marks:r}=t.now;if(n.finished.value)return o.show(xn,[y`<p>Solved: nothing is left to do.</p>`],
{isTrue:()=>n.finished.value});if(On(e).length)return o.show(xn,[y`<${Pf} parts=${e} />`],{isTrue:()=>On(e).length>0,cells:()=>({wrong:qi(On(e))})});await o.work(
xn,"Looking for the simplest next step \u2026",async i=>{let{steps:a,looks:l,end:c}=await s.next(i);if(c?.status==="none")return So(e,c);if(c?.status==="multipl\
e")return o.add([y`<${jf} ...${e} />`]);if(t.now.marks!==r)return o.add([y`<p>The board has changed meanwhile: ask again.</p>`]);if(c)return o.add([y`<p>${Rf(c,
r)}</p>`]);let{cells:d,causes:h}=a[a.length-1];o.add([y`<${If} parts=${e} steps=${a} looks=${l} />`],{cells:()=>t.now.marks===r?{effect:d,cause:h}:null})},{isTrue:Ue(
t)})}function On({app:e,solving:t}){let{outcome:n,isOld:o}=t.now;return!o&&n?.status==="unique"?Ao(new Set(n.answers[0].atoms),e.store.now.marks):[]}var qi=e=>e.
map(Co).filter(t=>t!==null);function Pf({parts:e}){let{store:t}=e.app,n=On(e),o=n.length===1,s=()=>{let r=Object.entries(t.now.marks).filter(([i])=>!n.includes(
i));t.change({marks:Object.fromEntries(r)})};return y`
    <p>First this: ${o?"one":n.length} ${Dt(qi(n))}${o?" is":"s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${s}>${o?"Erase it":"Erase them"}</button>
      <button type="button" class="served" onclick=${()=>e.conflicts.ofMarks()}>Why?</button></div>`}function If({parts:e,steps:t,looks:n}){let{app:{store:o},card:s}=e,
r=Z(null);V(()=>{document.activeElement?.closest(".assistant-card")&&r.current?.focus()},[]);let{cells:i,causes:a,entered:l,name:c,frames:d,has_candidates:h}=t[t.
length-1],u=l.every(w=>_o(w,o.now.marks)),f=()=>{let{marks:w}=o.now;o.change({marks:{...w,...Object.fromEntries(l.map(sn))}})},g=()=>{f(),En(e)},p=()=>s.play({title:xn,
frames:d,looks:n.map(w=>({svg:w})),at:0});return y`
    <p class="look">Look at <${Gi} colour="effect" cells=${i} />${a.length>0&&y` and <${Gi} colour="cause" cells=${a} />`}.<span class="soft"> (${c})</span></p>
    ${t.map(w=>y`<${kn} parts=${e} step=${w} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${r} disabled=${u} onclick=${f}>Do it</button>
      <button type="button" onclick=${g}>${u?"Next hint":"Do it, and the next"}</button>
      ${h&&y`<button type="button" title="The board with what each cell may still hold" onclick=${p}>
        Show what is noted</button>`}
    </div>`}var jf=({several:e})=>y`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${e.share}>Show what all answers share</button></div>`,Gi=({colour:e,cells:t})=>y`<span class="key ${e}">${t.length===
0?"the board":t.length===1?`this ${Dt(t)}`:`these ${t.length} ${Dt(t)}s`}</span>`;function Rf({complete:e,interrupted:t},n){return t?"The next step was not foun\
d in time.":e?Object.keys(n).length?"The board is full: nothing is left to do.":"Nothing is left to do: all follows from the facts.":"The rest does not follow b\
y explanations."}var Vi="More than one answer",Bf=300;function Ji(e){let{app:t,card:n,solving:o}=e;function s(){let{task:p}=t.store;n.show(Vi,[y`<p>This board has more than one answer. What would you like to see?</p>`,
y`<${i} />`],{isTrue:()=>t.store.task===p||r()})}function r(){let{outcome:p}=o.now;return p?.status==="multiple"&&p.horizon===null&&p.answers.length>0}let i=({but:p})=>y`<div class="row">
    ${p!==l&&y`<button type="button" onclick=${l}>What they share</button>`}
    ${p!==c&&y`<button type="button" class="served" onclick=${c}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${d}>Clues that would leave one</button></div>`,a=(p,w)=>U("differences",P(t.store.now,{marks:[],extra:w}),p),l=()=>n.
work("What all answers share","Comparing all answers \u2026",async p=>{let{status:w,cautious:v,brave:m}=await a(p,!1);if(!f(w)){if(v===null)return n.add([y`<p>The answers were not all compared in time.</p>`]);
n.add([y`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${v.length} of ${m.length} are certain.</p>
      <${i} but=${l} />`],{overlay:{certain:v,possible:m}})}}),c=()=>n.work("Two answers","Looking for two answers \u2026",async p=>{let{status:w,picture:v}=await a(
p,!1);if(!f(w)){if(v===null)return n.add([y`<p>These rules do not say how a board is drawn.</p>`]);n.play({title:"Two answers",frames:[{svg:v}],at:0}),n.add([y`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${i} but=${c} />`])}}),d=()=>n.work("Clues that would leave one","Looking for the fewest clues \u2026",async p=>{let{status:w,offers:v,proof:m}=await a(p,
!0);if(f(w))return;if(!v.length)return n.add([y`<p>No clues were found that would leave one answer.</p>`]);let b=v.length===1,k=()=>u(v),_=()=>t.emit("clues",k().
map(({atom:S})=>S));n.add([y`
      <p>${b?"One clue more would leave one answer. It stands faintly on the board: click it to add it.":`These ${v.length} clues would leave one answer (${m}).\
 They stand faintly on the board: click one to add it.`}</p>
      <div class="row"><button type="button" class="primary" onclick=${_}>${b?"Add it":"Add all"}</button></div>`],{ghosts:k,isTrue:h(v)})});function h(p){let w=({
puzzle:m,rules:b,constants:k,facts:_})=>JSON.stringify([m,b,k,p.reduce((S,{atom:O})=>S.replace(`${O}.`,""),Yi(_))]),v=w(t.store.now);return()=>u(p).length>0&&w(
t.store.now)===v}let u=p=>p.filter(({atom:w})=>!Yi(t.store.now.facts).includes(`${w}.`));function f(p){return p!=="multiple"&&n.add([y`<p>There is no longer more than one answer.</p>`]),
p!=="multiple"}let g=le(Bf,()=>{!o.now.isOld&&r()&&n.mayCome(Vi)&&s()});return M(()=>{o.now&&g()}),{ask:s,share:l}}var Yi=e=>e.replaceAll(/%.*|\s/g,"");var Zi=matchMedia("(max-width: 60rem)");function Wf(e){let t={status:$("section",{class:"assistant-status","aria-label":"Answers"}),buttons:$("div",{class:"assi\
stant-buttons"}),check:$("section",{class:"assistant-check","aria-label":"Check while you play"}),card:$("section",{class:"assistant-card","aria-label":"What th\
e assistant says"})};C("#assistant").append(t.status,t.buttons,t.check,t.card);let n=()=>Zi.matches?C("#board").append(t.card):t.check.after(t.card);Zi.addEventListener(
"change",n),n();let o={app:e,place:t,pointed:A(null),solving:Di(e)};o.card=Li(o),o.derivation=Mi(e),o.conflicts=Hi(o),o.several=Ji(o),o.check=Fi(o),Ei(o),M(()=>{
t.check.hidden=!e.state.playable.value}),e.when("hint",()=>En(o)),W(y`<${Pi(o)} />`,t.status),W(y`<${Ff} parts=${o} />`,t.buttons),W(y`<${Ui} ...${o} />`,t.check)}
var Ff=({parts:e})=>y`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!e.app.state.playable.value} onclick=${()=>En(e)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${()=>Ni(e)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${()=>Ii(e)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${()=>ji(e)}>Answers</button>`;var jo={};Je(jo,{start:()=>ed});var Le="pylogic:draft:",zn="pylogic:tab",No=20,Lo="pylogic:history",Xi=200,Do={reload:6e4,other:500};function Po(e,t=Do.other){return new Promise(n=>{let o=()=>(n(
!0),new Promise(()=>{}));navigator.locks?navigator.locks.request(Le+e,{signal:AbortSignal.timeout(t)},o).catch(()=>n(!1)):n(!0)})}async function Qi(){let e=sessionStorage.
getItem(zn),[t]=performance.getEntriesByType("navigation"),n=t?.type==="reload"?Do.reload:Do.other,o=e!==null&&await Po(e,n)?e:_t();return o!==e&&await Po(o),sessionStorage.
setItem(zn,o),{id:o,draft:e===null?null:ta(e)}}async function ea(e){return await Po(e)?(sessionStorage.setItem(zn,e),!0):!1}function ta(e){try{let t=JSON.parse(
localStorage.getItem(Le+e)??"null");return t===null||typeof t.document?.puzzle!="string"?null:{...t,id:e}}catch{return null}}function Io(e,t,n=!1){try{return localStorage.
setItem(Le+e,JSON.stringify({at:Date.now(),isAside:n,document:t})),!0}catch{return!1}}function na({now:e,past:t,future:n}){try{sessionStorage.setItem(Lo,JSON.stringify(
{now:e,past:t.slice(-Xi),future:n.slice(-Xi)}))}catch{sessionStorage.removeItem(Lo)}}var oa=()=>JSON.parse(sessionStorage.getItem(Lo)??"null"),De=e=>Io(_t(),e,!0),
qe=e=>localStorage.removeItem(Le+e),ke=({rules:e,facts:t,saved:n})=>e!==n.rules||t!==n.facts,Ve=e=>ke(e)||Object.keys(e.marks).length>0||Object.keys(e.notes).length>
0;async function Pe(){let e=(await navigator.locks?.query())?.held??[{name:Le+sessionStorage.getItem(zn)}],t=new Set(e.map(a=>a.name)),o=Object.keys(localStorage).
filter(a=>a.startsWith(Le)&&!t.has(a)).map(a=>ta(a.slice(Le.length))??{at:0,id:a.slice(Le.length),document:nt}).sort((a,l)=>l.at-a.at),s=({document:a})=>Ve(a),r=o.
filter(s),i=o.filter(a=>!s(a));for(let{id:a}of[...r.slice(No),...i.slice(No)])qe(a);return r.slice(0,No)}function sa(e,t,n){let o=A(n),s=()=>`pylogic:work:${t}:${e.store.now.puzzle}`,r=()=>{try{return JSON.parse(localStorage.getItem(s())??"{}")}catch{return{}}},i={
get now(){return o.value},set(a){o.value={...o.value,...a},localStorage.setItem(s(),JSON.stringify(o.value))},load(a){o.value={...o.value,...a,...r()}},of:a=>({
name:a,value:o.value[a],oninput:l=>i.set({[a]:I(l).value})})};return i}var Ie=({label:e,title:t="",hidden:n=!1,children:o})=>y`<label class="field" title=${t} hidden=${n}><span>${e}</span>${o}</label>`,
ut=(e,t,n,o,s)=>y`<input type="number" ...${e.of(t)}
  min=${n} max=${o} step="1" required inputmode="numeric" aria-label=${s} />`;function An(e,t,n){let o=n.some(([s])=>s===e.now[t]);return y`<select ...${e.of(t)} value=${o?
e.now[t]:n[0]?.[0]}>
    ${n.map(([s,r])=>y`<option key=${s} value=${s}>${r}</option>`)}</select>`}function ra({text:e}){let t=Z(null);return V(()=>t.current?.replaceChildren(ae(e)),
[e]),y`<span class="picture" aria-hidden="true" ref=${t}></span>`}var Uf=["rules","constants"];function aa(e){let t=A(null),n=A(0),o=A({words:"",isBad:!1}),s=A(null),r=new AbortController,i=()=>r.abort(),a={get isAtWork(){return t.
value!==null},get isOld(){return Uf.some(l=>s.value&&e.store.now[l]!==s.value[l])},tell(l,c=null,d=0){t.value={words:l,done:c,all:Math.max(1,d)}},say(l,c=!1){o.
value={words:l,isBad:c}},async run(l,c,d=()=>{}){i();let h=r=new AbortController,u=performance.now();s.value=e.store.now,n.value=0;let f=setInterval(()=>{n.value=
Math.floor((performance.now()-u)/1e3)},1e3);a.say("");try{return await ie(l,c,{signal:h.signal,onEvent:d})}catch(g){let p=t.peek()?.words??"";g.name==="AbortErr\
or"?a.say(`Cancelled: ${p}.`):a.say(Hf(g,p),g.interrupted===null);return}finally{clearInterval(f),r===h&&(t.value=null)}},Progress(){let l=Z(null);V(()=>{a.isAtWork&&
l.current?.scrollIntoView({block:"nearest"})},[a.isAtWork]);let{words:c,done:d,all:h}=t.value??{words:"",done:null,all:1};return y`<div class="job">
        <div class="working" ref=${l} hidden=${!a.isAtWork}>
          ${d===null?y`<progress key="begun" aria-label="Progress" />`:y`<progress aria-label="Progress" max=${h} value=${d} />`}
          <span class="how-far">${c}</span><span class="soft clock">${n} s</span>
          <button type="button" onclick=${i}>Cancel</button></div>
        <p class=${o.value.isBad?"job-end failure":"job-end"} role="status">${o.value.words}</p>
        <p class="job-old" aria-live="polite">${o.value.words&&a.isOld&&"This was found before your last change."}</p>
      </div>`}};return e.when("cancel-all",i),a}var ia={timeout:"Stopped after ten minutes, the most that a job may take",cpu:"Stopped after twenty seconds of w\
ork, the most that this may take",memory:"Stopped, since it needs more memory than a job may take"};function Hf(e,t){if(e.interrupted&&e.interrupted in ia)return`${ia[e.
interrupted]}: ${t}.`;let n=e.problems?.map(s=>s.text).filter(Boolean)??[],o=n.length?`${n.join("; ")}.`:e.message;return o.charAt(0).toUpperCase()+o.slice(1)}var Kf="Makes new puzzles with exactly one solution, by the rules as they stand in the editor.",Gf=[["size","of this size"],["present","the present one, new clu\
es"]],qf=[["","any"],["easy","easy"],["medium","medium"],["hard","hard"],["range","from \u2026 to \u2026"]],Vf=[["","as usual"],["none","none"],["rotational","u\
nder half a turn"],["quarter","under a quarter turn"],["mirror","left and right"],["flip","top and bottom"],["cross","both of these"],["diagonal","in the diagon\
al \u2198"],["antidiagonal","in the diagonal \u2197"],["diagonals","in both diagonals"],["full","all of these"]],la="Clues and rules that the largest step of re\
asoning takes: easy 0 to 2, medium 3 to 4, hard 5 to 8",ca=60,ua=8,ha=1e6,Yf={board:"size",rows:"9",columns:"9",count:"4",difficulty:"",low:"2",high:"4",symmetry:""};
function pa(e,t){let n=sa(e,"generate",Yf),o=A(da()),s=A([]),r=aa(e),i=Jf(e),a=()=>qf.filter(([h])=>["","range",...Object.keys(t.value?.levels??{})].includes(h)),
l=()=>a().some(([h])=>h===n.now.difficulty)?n.now.difficulty:"",c=null;M(()=>{let h=t.value;h!==null&&ee(()=>{let{puzzle:u,instance:f}=e.store.now;if(c===`${u}/${f}`)
return;c=`${u}/${f}`;let[g,p]=(h.size??[n.now.rows,n.now.columns]).map(String);n.load({board:h.has_more?"present":"size",rows:g,columns:p})})}),e.when("cancel-a\
ll",()=>{i.isOpening||(s.value=[],i.forget(),r.say(""))});async function d(){let{puzzle:h}=e.store.now,{board:u,rows:f,columns:g,low:p,high:w,symmetry:v}=n.now,
m=Number(o.value),b=Number(n.now.count);s.value=[];let k=()=>{let S=s.value.length;r.tell(`trying seed ${m}, ${S} of ${oe(b,"puzzle")}`,S,b)};k(),await r.run("g\
enerate",P({...e.store.now,marks:{}},{size:u==="size"?[Number(f),Number(g)]:null,seed:m,count:b,symmetry:v||null,difficulty:l()==="range"?[Number(p),Number(w)]:
l()||null}),(S,O)=>{S!=="puzzle"||e.store.now.puzzle!==h||(s.value=[...s.value,O],k())})!==void 0&&(r.say(`${oe(s.value.length,"puzzle")} of seed ${m}, each wit\
h exactly one solution. A click opens one.`),Number(o.value)===m&&(o.value=String((m+1)%ha)))}return function({id:u,hidden:f}){let g=Z(null),{board:p,low:w,high:v}=n.
now,m=l()==="range";V(()=>{let _=m&&Number(v)<Number(w);g.current?.querySelectorAll("input")[1].setCustomValidity(_?"This is less than where it begins.":"")});let b=t.
value?.ungenerated??null;return y`<form class="work-form" id=${u} hidden=${f} aria-label="Generate" onsubmit=${_=>{_.preventDefault(),d()}}>
      <p class="soft">${Kf} <button type="button" class="help" title="What the guide says of it"
        aria-label="The guide: Generate" onclick=${()=>e.emit("guide","generating")}>?</button></p>
      <div class="fields">
      <${Ie} label="Board">${An(n,"board",Gf)}<//>
      <${Ie} label="Size" title="Rows × columns" hidden=${p!=="size"}><span class="pair">
        ${ut(n,"rows",1,ca,"Rows")} × ${ut(n,"columns",1,ca,"Columns")}</span><//>
      <${Ie} label="How many">${ut(n,"count",1,100)}<//>
      <${Ie} label="Difficulty" title=${la}>${An(n,"difficulty",a())}<//>
      <${Ie} label="Largest step" title=${la} hidden=${!m}><span class="pair" ref=${g}>
        ${ut(n,"low",0,ua,"From")} to ${ut(n,"high",0,ua,"To")}</span><//>
      <${Ie} label="Symmetry">${An(n,"symmetry",Vf)}<//>
      <${Ie} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2**53-1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${o.value} oninput=${_=>{o.value=I(_).value}} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${()=>{o.value=da()}}><${he} name="dice" /></button></span><//>
      </div>
      ${b!==null&&y`<p class="refusal">By these rules no puzzles can be made: ${b}.</p>`}
      <div class="actions">
        <button type="submit" class="primary" disabled=${b!==null||r.isAtWork}>Generate</button></div>
      <${r.Progress} /><${i.Back} /><${Zf} puzzles=${s.value} open=${i.open} />
    </form>`}}function Jf(e){let t=new Map,n=A(null),o=!1;function s(a){let{now:l}=e.store,c=`gen-${a.seed}-${a.number}`,d={saved:{...l.saved,facts:""},stamps:{
...l.stamps,facts:null}};r({...l,...d,instance:c,facts:a.text,marks:{},notes:{},mode:"play"}),e.emit("pane","board"),t.has(l.instance)||(n.value=l),t.set(c,a.text)}
function r(a){let{now:l}=e.store;!(t.get(l.instance)===l.facts&&fa(l.marks)&&fa(l.notes))&&Ve(l)&&De(l),o=!0,e.emit("cancel-all"),e.store.open(a),o=!1}function i(){
let a=n.value;return y`<div class="back">${a&&y`<button type="button" onclick=${()=>{a&&r(a),n.value=null,C("#work-generate .primary").focus()}}>Back to ${a.instance}</button>`}</div>`}
return{open:s,Back:i,forget:()=>{n.value=null},get isOpening(){return o}}}function Zf({puzzles:e,open:t}){let n=Z(null);return V(()=>{e.length&&n.current?.scrollIntoView(
{block:"nearest"})},[e.length>0]),y`<ul class="made" aria-label="New puzzles" ref=${n}>${e.map(o=>y`<${Xf} key=${o.number} data=${o} open=${t} />`)}</ul>`}function Xf({
data:e,open:t}){let n=e.level===null?"":`, ${e.level} (${e.difficulty})`,o=Object.entries(e.kinds).map(([i,a])=>`${a} ${i}`),s=`${oe(e.clues,"clue")}${o.length>
1?` (${o.join(", ")})`:""}${n}`,r=`seed ${e.seed}, no. ${e.number}`;return y`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${r}: ${s}" onclick=${()=>t(e)}>
    ${e.pictures.length?y`<${ra} text=${e.pictures[0]} />`:y`<span class="picture"><pre aria-hidden="true">${e.text}</pre></span>`}
    <span>${s}</span><span class="soft">${r}</span></button></li>`}var fa=e=>Object.keys(e).length===0,da=()=>String(Math.floor(Math.random()*ha));var ma="pylogic:work:opened",Qf=1e3,ga=["puzzle","instance","rules","facts"];function ed(e){let t=A(localStorage.getItem(ma)==="generate"),n=A(null),o=de(),s="";
async function r(){let{now:d}=e.store,h=JSON.stringify(ga.map(u=>d[u]));if(!(!t.value||!d.puzzle||h===s)){s=h;try{n.value=await o(u=>U("choices",P(d,{marks:[]}),
u))??n.value}catch{s=""}}}let i=d=>{t.value=d,localStorage.setItem(ma,d?"generate":""),r()},a=pa(e,n),l=()=>y`<h2 id="work-heading">Make</h2>
    <div class="work-buttons"><button type="button" title="Make new puzzles of this kind" aria-controls="work-generate"
      aria-expanded=${t.value} onclick=${()=>i(!t.value)}>Generate</button></div>
    <${a} id="work-generate" hidden=${!t.value} />`,c=$("section",{id:"work","aria-labelledby":"work-heading"});C("#assistant").append(c),W(y`<${l} />`,c),e.store.
on(ga,le(Qf,r)),e.when("make",()=>{i(!0),e.emit("pane","assistant"),requestAnimationFrame(()=>{let d=C("#work-generate");d.scrollIntoView({block:"nearest"}),C("\
select, input",d).focus({preventScroll:!0})})}),r()}function ge({title:e,content:t=[],buttons:n,check:o=()=>!0,isWide:s=!1}){return new Promise(r=>{let i=u=>{u!==null&&u===n[0][0]&&!o()||(d.close(),r(u))},a=n.map(
([u,f],g)=>$("button",g===0?{type:"submit",class:"primary"}:{type:"button",onclick:()=>i(u)},f)),l=$("h2",{id:`title-${_t()}`},e),c=$("form",{onsubmit:u=>{u.preventDefault(),
i(n[0][0])}},l,...t,$("div",{class:"actions"},$("button",{type:"button",onclick:()=>i(null)},"Cancel"),...a.reverse())),d=$("dialog",{class:s?"wide":"","aria-la\
belledby":l.id,oncancel:u=>{u.preventDefault(),i(null)},onclose:()=>d.remove()},c);document.body.append(d),d.showModal();let h=c.querySelector("input:not([type=\
file]), textarea");(h??C(".primary",c)).focus(),h?.select()})}function Re({key:e,words:t,actions:n=[],isBad:o=!1}){je(e);let s=n.map(([r,i])=>$("button",{type:"\
button",onclick:()=>{je(e),i()}},r));C("#notices").append($("div",{class:o?"notice bad":"notice",role:o?"alert":"status",dataset:{key:e}},$("span",{},t),$("span",
{class:"group"},...s)))}function je(e){for(let t of xe("#notices .notice"))t.dataset.key===e&&t.remove()}function It(e,t,n){let o=$("a",{href:URL.createObjectURL(
new Blob([t],{type:n})),download:e});o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}async function Ro(e,t,n){try{await navigator.clipboard.writeText(
t),e.emit("message",{words:`Copied: ${n}.`})}catch{let o=$("textarea",{readOnly:!0,rows:6,value:t,"aria-label":n});await ge({title:`Copy ${n}`,buttons:[["done",
"Done"]],content:[$("p",{},"The browser does not let this page copy. Copy it from here (Ctrl-C):"),o]})}}import{EditorState as td,EditorView as wa,unifiedMergeView as nd}from"../vendor/codemirror-6.js";function ba({store:e},t,n){let o=new Map;function s(l,c){let{saved:d,stamps:h}=e.now,u={saved:{...d,[l]:c.text??""},stamps:{...h,[l]:c.stamp}};e.change(u,{undoable:!1}),
o.delete(l),je(`conflict ${l}`)}function r(l,c){o.set(l,c.stamp);let d=()=>r(l,c),h=`${c.name} was changed by another program, and you have unsaved changes.`;Re(
{key:`conflict ${l}`,isBad:!0,words:`${h} Nothing is overwritten.`,actions:[["Show both",()=>i(l,c).then(g=>({mine:u,theirs:f}[g??""]??d)())],["Keep mine",()=>u()],
["Take theirs",()=>f()]]});let u=()=>(s(l,c),n()),f=()=>{De(e.now),e.change({[l]:c.text??""}),s(l,c)}}function i(l,c){let d=new wa({doc:c.text??"",extensions:[td.
readOnly.of(!0),wa.contentAttributes.of({"aria-label":"Differences"}),nd({original:e.now[l],mergeControls:!1,collapseUnchanged:{}})]});return ge({title:`Two ver\
sions of ${c.name}`,isWide:!0,content:[$("p",{},$("span",{class:"mine"},"only in yours")," ",$("span",{class:"theirs"},"only in the file")),$("div",{class:"line\
s"},d.dom)],buttons:[["mine","Keep mine"],["theirs","Take theirs"]]})}function a(l,c){let{now:d}=e;c.text===null||c.text===d[l]?(s(l,c),c.text===null&&t(`${c.name}\
 is gone; saving makes it again.`)):d[l]===d.saved[l]?(e.change({[l]:c.text}),s(l,c),t(`${c.name} was changed by another program; here it is.`)):o.get(l)!==c.stamp&&
r(l,c)}return{take:s,conflict:r,changed:a,clear:()=>o.clear()}}var Cn=["rules","facts"];function ne(e){let t=e.problems?.[0];return t?(t.line?`line ${t.line}, column ${t.column}: `:"")+t.text:e.message}var Ye=e=>{let[t,n]=[
new Date(e),new Date],o=t.toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"});return t.toDateString()===n.toDateString()?o:`${t.toLocaleDateString()}, ${o}`};
function va(e){let{store:t}=e,n=Promise.resolve(),o=0,s=(m,b=!1)=>e.emit("message",{words:m,isBad:b}),r=ba(e,s,f);function i(m){let{now:b}=t;if(b.puzzle&&Ve(b)){
let k=De(b)?"are kept: File, Kept changes":"could not be kept";s(`Your changes to ${b.instance} ${k}.`)}for(let{dataset:k}of xe("#notices .notice"))k.key&&k.key!==
"connection"&&je(k.key);r.clear(),o+=1,e.emit("cancel-all"),t.open({mode:b.mode,...m})}async function a(m,b){let{rules:k,facts:_,game:S}=await be("open",{puzzle:m,
instance:b});e.emit("game",S);let O={rules:k.text??"",facts:_.text??""};return{puzzle:m,instance:b,...O,saved:O,stamps:{rules:k.stamp,facts:_.stamp}}}async function l(m,b,k=t.
now.mode){let _=o+=1,S=await a(m,b);if(_!==o)return;if(S.stamps.rules===null)throw new Error(`There is no puzzle ${m} here.`);i({...S,mode:k});let O=o,x=(await Pe()).
find(({document:E})=>E.puzzle===m&&E.instance===b);if(!(x===void 0||O!==o)){if(Cn.some(E=>x.document[E]!==S[E]))return c(x);i({...x.document,...S,mode:t.now.mode}),
qe(x.id)}}function c(m){let{document:b}=m,k=`Your unsaved changes of ${Ye(m.at)} to ${b.instance} are kept.`;Re({key:"kept",words:k,actions:[["Restore",()=>d(m)],
["Discard",()=>qe(m.id)]]})}function d(m){i(m.document),qe(m.id)}function h(m,b,k,_={}){let S=m.puzzle===t.now.puzzle?t.now:m,{puzzle:O,rules:x,saved:E,stamps:T,
constants:L={}}=S;i({puzzle:O,instance:b,rules:x,facts:k,marks:_,constants:L,saved:{...E,facts:""},stamps:{...T,facts:null}})}let u=({puzzle:m,instance:b},k)=>t.
now.puzzle===m&&(k==="rules"||t.now.instance===b);function f(){let m=t.now,b=()=>u(m,"facts")?g():void 0;return n=n.then(b).catch(k=>s(ne(k),!0)),n}async function g(){
let{now:m}=t;for(let b of Cn)m[b]!==m.saved[b]&&await p(m,b)}async function p(m,b){let{puzzle:k,instance:_,stamps:S,[b]:O}=m,{is_saved:x,file:E}=await be("save",
{puzzle:k,instance:b==="facts"?_:null,text:O,stamp:S[b]});if(!x){u(m,b)?r.conflict(b,E):s(`${E.name} was changed by another program, and is not saved.`,!0);return}
let T=!w.has(E.name)&&S[b]!==null;w.add(E.name),u(m,b)&&r.take(b,E),s(T?`Saved ${E.name}: your own copy, which is used from now on.`:`Saved ${E.name}.`),(T||S[b]===
null)&&e.emit("library")}let w=new Set,{changed:v}=r;return{open:l,show:i,read:a,restore:d,offer:c,showFacts:h,save:f,changed:v,tell:s,own:w,saved:()=>n}}var ya="[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}",od="[a-z][a-z0-9_]{0,63}";function ka(e,t,n){let{store:o}=e,s=f=>t.tell(ne(f),!0),r=(f,g)=>{let p=$("input",
{required:!0,autocomplete:"off",spellcheck:!1,...g});return[$("label",{},f,p),p]},i=(...f)=>()=>f.every(g=>g.reportValidity());async function a(f){let g=f===o.now.
puzzle,p=g?/\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(o.now.facts):null,w=(T,L="9")=>r(T,{type:"number",min:1,max:60,value:L}),[v,m]=w("Rows",p?.[1]),[b,k]=w("Col\
umns",p?.[2]),[_,S]=r("Name",{type:"text",pattern:ya,value:n.freeName(f,"board1"),title:"No / and no \\, nor a dot as the first letter"});if(await ge({title:`Ne\
w board of ${n.titleOf(f)}`,content:[$("div",{class:"fields"},v,b,_)],buttons:[["make","Make it"]],check:i(m,k,S)})===null)return;let x=g?o.now:{constants:{},...await t.
read(f,S.value)},{facts:E}=await U("frame",{puzzle:f,rules:x.rules,constants:x.constants,rows:m.valueAsNumber,columns:k.valueAsNumber});t.showFacts(x,n.freeName(
f,S.value),E),o.change({mode:"edit"})}async function l(){let[f,g]=r("Name",{type:"text",pattern:od,placeholder:"my_puzzle",title:"Small letters, digits and _, b\
eginning with a letter"});if(await ge({title:"New puzzle",content:[$("p",{class:"soft"},"Commented rules and a small board to begin with, written into the folde\
r."),f],buttons:[["make","Make it"]],check:i(g)})===null)return;let v=await be("new",{name:g.value});await n.load(),await t.open(v.puzzle,v.instance),e.emit("pa\
ne","rules")}async function c(){let{now:f}=o,[g,p]=r("Name",{type:"text",pattern:ya,title:"No / and no \\, nor a dot as the first letter",value:n.freeName(f.puzzle,
f.instance)});if(await ge({title:"Save this board under another name",content:[g],buttons:[["save","Save"]],check:i(p)})===null)return;if((await t.read(f.puzzle,
p.value)).stamps.facts!==null)throw new Error(`There is a board ${p.value} already.`);o.change({instance:p.value,saved:{...f.saved,facts:""},stamps:{...f.stamps,
facts:null}},{undoable:!1}),await t.save()}async function d(){let{puzzle:f,instance:g}=o.now;t.show(await t.read(f,g))}async function h(){let f=await Pe();if(!f.
length){t.tell("No unsaved changes are kept.");return}let g=[],p=f.map(v=>$("label",{class:"choice"},$("input",{type:"radio",name:"kept",onchange:()=>{g[0]=v}}),
`${v.document.instance} \xB7 ${n.titleOf(v.document.puzzle)}, ${Ye(v.at)}`)),w=await ge({title:"Unsaved changes that are kept",content:p,buttons:[["restore","Re\
store"],["discard","Discard"]],check:()=>g.length>0});for(let v of g)w==="restore"?t.restore(v):w==="discard"&&qe(v.id)}let u=f=>(...g)=>f(...g).catch(s);return{
newBoard:u(a),newPuzzle:u(l),saveAs:u(c),revert:u(d),kept:u(h)}}var sd=500,rd=5e3,$a="What you have done is kept in this browser.",id=`pylogic serve does not answer: has it ended? Start it again. ${$a}`,ad=`pylogic serve was\
 started again: open the link that it has printed. ${$a}`;function _a(e,t,n){let{store:o}=e,s="",r="",i=null,a=()=>o.change({constants:{...o.now.constants}},{undoable:!1});
async function l(){let{puzzle:f,instance:g,stamps:p}=o.now,{rules:w,facts:v}=p,m=new URLSearchParams({puzzle:f,instance:g,rules:w??"",facts:v??""}),b=await re(`\
changes?${m}`);if(s&&c(),await t.saved(),o.now.stamps!==p)return;let k=i?.puzzle===f?i:{...b,puzzle:f};i={...b,puzzle:f};for(let _ of Cn)b[_]&&t.changed(_,b[_]);
b.names!==k.names&&n(),b.encodings!==k.encodings&&a()}function c(){s="",je("connection"),t.tell(r),a(),n()}function d({status:f,message:g}){r=f===400||f===404?"\
The file can be read again.":"pylogic serve is back.";let p={0:id,401:ad}[f]??g;s!==p&&Re({key:"connection",isBad:!0,words:p}),s=p}let h=()=>{},u=()=>new Promise(
f=>{h=f,setTimeout(h,document.hidden||document.body.classList.contains("pupil")?rd:sd)});document.addEventListener("visibilitychange",()=>h()),(async()=>{for(;;)
o.now.puzzle&&await l().catch(d),await u()})()}var jt="#gallery",ld=6,cd=2,ft=(...e)=>[jt,...e.map(t=>encodeURIComponent(t??""))].join("/");function xa(e,t,n){let{store:o}=e,s=C("#gallery"),r=A(null),i=A(""),
a=hd(),l=null,c=0;function d(m){s.hidden=!m,C("#panes").hidden=m,document.body.dataset.view=m?"gallery":"board",n.entitle()}async function h(){!dt()&&o.now.puzzle===
""&&history.replaceState(null,"",jt);let m=location.hash,[,b,k]=m.split("/");dt()?k!==void 0?await u(b,k):await g(b):d(!1),l=m}async function u(m,b){try{let k=decodeURIComponent(
b);o.now.puzzle!==m||o.now.instance!==k?await t.open(m,k,"play"):(o.change({mode:"play"}),f())}catch(k){t.tell(ne(k),!0),history.replaceState(null,"",jt),await g()}}
function f(){let m=location.hash.split("/").length>2;dt()&&history[m?"replaceState":"pushState"](null,"",location.pathname),d(!1)}async function g(m){let b=c+=1,
k=s.hidden||l!==location.hash?l:null,_=n.entries.find(O=>O.puzzle===m),S=_?await be("open",{puzzle:m}).catch(()=>({game:[]})):{played:await p()};b===c&&(d(!0),r.
value={...S,kind:_,from:k})}async function p(){let m=await Pe(),b=o.now.puzzle?[{id:"",at:Date.now(),document:o.now}]:[];return[...new Map([...b,...m].reverse().
map(_=>[`${_.document.puzzle}/${_.document.instance}`,_])).values()].reverse().slice(0,ld).map(_=>{let{document:S,id:O,at:x}=_;return{target:O===""?f:()=>t.restore(
_),words:n.titleOf(S.puzzle),more:`${S.instance}, ${O===""?"open":Ye(x)}`,draw:()=>U("tile",P(S))}})}async function w({puzzle:m}){o.now.puzzle===m?f():await u(m,
encodeURIComponent(n.firstOf(m))),e.emit("make")}function v(){let{kind:m,game:b=[],played:k=[],from:_=null}=r.value??{};return V(()=>{if(r.value===null||_===null)
return;let S=[...s.querySelectorAll("a.tile")].find(({hash:O})=>O===_);(S??C("h2, .failure",s)).focus(),S||(s.scrollTop=0)},[r.value]),r.value===null?null:y`<div class="page" key=${m?.
puzzle}>${m?y`<${fd} ...${{kind:m,game:b,level:i,seen:a}} make=${()=>w(m)} />`:y`<${ud} ...${{library:n,played:k,level:i,seen:a}} />`}</div>`}return W(y`<${v} />`,
s),e.when("cancel-all",f),e.when("listed",()=>{s.hidden||h()}),{go:h,get puzzle(){return s.hidden?o.now.puzzle:r.value?.kind?.puzzle??""}}}var Sa=["easy","mediu\
m","hard"],Bo=({instances:e,levels:t},n)=>e.filter(o=>!n||t[o]===n);function Oa({kinds:e,level:t}){let n=new Set([...e.flatMap(({levels:r})=>Object.values(r)),t.
value].filter(Boolean));if(n.size===0)return null;let[o,s]=[Sa.filter(r=>n.has(r)),[...n].filter(r=>!Sa.includes(r))];return y`<select aria-label="Difficulty" value=${t.
value}
    onchange=${r=>{t.value=I(r).value}}>
    <option value="">Any difficulty</option>
    ${[...o,...s.sort()].map(r=>y`<option value=${r}>${r}</option>`)}</select>`}function ud({library:e,played:t,level:n,seen:o}){let{puzzle:s,instance:r}=e.first,
i=Se(""),a=e.entries.filter(d=>(!n.value||Bo(d,n.value).length>0)&&[d.puzzle,d.title,...d.aliases].some(h=>h.toLowerCase().replaceAll("_"," ").includes(i.value))),
l=d=>{i.value=I(d).value.trim().toLowerCase()},c=d=>{d.preventDefault(),a.length&&(location.hash=ft(a[0].puzzle))};return e.entries.length?y`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${ft(s,r)}>
        ${e.titleOf(s)}</a>.</p></header>
    ${t.length>0&&y`<h3>Go on</h3><${Wo} name="Played last" tiles=${t} seen=${o} />`}
    <form class="search" role="search" onsubmit=${c}><h3>All kinds</h3>
      <${Oa} kinds=${e.entries} level=${n} />
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${l} /></form>
    ${a.length===0&&y`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${Wo} name="All kinds" seen=${o} tiles=${a.map(d=>({target:ft(d.puzzle),words:d.title,more:d.problem??oe(Bo(d,n.value).length,"board"),draw:async()=>d.instances.
length?re(`tile/${d.puzzle}/${encodeURIComponent(d.instances[0])}?stands_for_all=1`):{pictures:[],size:null}}))} />`:y`<p class="failure" role="alert" tabindex="-1">${e.
failure}</p>`}var fd=({kind:e,kind:{puzzle:t,title:n,levels:o},game:s,level:r,seen:i,make:a})=>y`
  <header><a href=${jt}>All kinds</a><h2 tabindex="-1">${n}</h2>
    <div class="game">${s.map(([l,c])=>y`<p class=${c?"item":""}>${l}</p>`)}</div></header>
  <div class="search"><h3>Boards</h3><${Oa} kinds=${[e]} level=${r} /></div>
  <${Wo} name=${`Boards of ${n}`} seen=${i} tiles=${Bo(e,r.value).map(l=>({target:ft(t,l),words:l,more:o[l],draw:()=>re(`tile/${t}/${encodeURIComponent(l)}`)}))}>
    <li><button type="button" class="tile" onclick=${a}><span class="picture"><${he} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`,Wo=({name:e,tiles:t,seen:n,children:o})=>y`<ul class="tiles" aria-label=${e}>${t.map(s=>y`<li key=${`${s.words} ${s.target}`}><${dd} ...${s} seen=${n} /></li>`)}${o}</ul>`;
function dd({target:e,words:t,more:n="",draw:o,seen:s}){let r=Z(null),i=Se("");ys(()=>s(r.current,async()=>{let l=await o(),c=l.pictures.slice(0,1).map(d=>ae(d.
svg));for(let d of c)d.querySelector("title")?.remove();r.current?.replaceChildren(...c),i.value=l.size?.join(" \xD7 ")??""}),[]);let a=y`<span class="picture" aria-hidden="true" ref=${r} /><strong>${t}</strong>
    <span class="soft">${[i.value,n].filter(Boolean).join(" \xB7 ")}</span>`;return typeof e=="string"?y`<a class="tile" href=${e}>${a}</a>`:y`<button type="button" class="tile" onclick=${e}>${a}</button>`}
var dt=()=>location.hash.split("/")[0]===jt;function hd(){let e=new Map,t=[],n=0,o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:a}of r)i&&(o.unobserve(
a),t.push(a),s())},{rootMargin:"200px"});async function s(){let r=n<cd?e.get(t.shift()):void 0;r&&(n+=1,await r().catch(()=>{}),n-=1,s())}return(r,i)=>r===null?
()=>{}:(e.set(r,i),o.observe(r),()=>{e.delete(r),o.unobserve(r),t=t.filter(a=>a!==r)})}function Ea(e,t){let{store:n}=e,o=[],s="",r="",i=null,a={puzzle:"",instance:null,is_asked:!1},l=_=>o.find(S=>S.puzzle===_),c=_=>l(_)?.title??_,d=_=>l(_)?.instances??
[],h=_=>d(_)[0]??"board";function u({puzzle:_,instance:S}){let O=d(_);return ft(_,...O.slice(O.indexOf(S)+1).slice(0,1))}function f(_,S){let O=new Set([...d(_),
_===n.now.puzzle?n.now.instance:""]);if(!O.has(S))return S;let x=2;for(;O.has(`${S}${x}`);)x+=1;return`${S}${x}`}let g=(_,S)=>t.open(_,S).catch(O=>{t.tell(O.message,
!0),v()}),p=$("select",{"aria-label":"Puzzle",title:"Puzzle",onchange:()=>g(p.value,h(p.value))}),w=$("select",{"aria-label":"Board",title:"Board",onchange:()=>g(
n.now.puzzle,w.value)});function v(){let{puzzle:_,instance:S}=n.now,O=l(_)?.own;b(p,o.map(E=>[E.puzzle,E.title,E.own.rules]),_);let x=d(_).map(E=>[E,E,!!O?.instances.
includes(E)]);b(w,x,S),m()}function m(){let{puzzle:_,instance:S}=n.now;document.title=document.body.dataset.view==="gallery"?"pylogic":`${ke(n.now)?"\u2022 ":""}${S}\
 \xB7 ${c(_)} \xB7 pylogic`}function b(_,S,O){let x=(L,F)=>{let R=S.filter(([,,G])=>G===F).map(([G,we])=>$("option",{value:G},we));return R.length?[$("optgroup",
{label:L},...R)]:[]},E=S.some(([L])=>L===O)?[]:[$("option",{value:O},`${O} (not saved)`)],T=[...x(`In the folder ${s}`,!0),...x("With pylogic",!1)];_.replaceChildren(
...E,...T),_.value=O}async function k(_){let S=await re("library",_).catch(O=>{throw r=O.message,e.emit("listed"),O});[o,s,a,i]=[S.puzzles,S.folder,S.first,S.pupil],
document.body.classList.toggle("pupil",i!==null);for(let O of o){O.own.rules&&t.own.add(`encodings/${O.puzzle}.lp`);for(let x of O.own.instances)t.own.add(`inst\
ances/${O.puzzle}/${x}.lp`)}return n.now.puzzle&&v(),e.emit("listed"),S}return n.on(["puzzle","instance","rules","facts","saved"],v),{load:k,titleOf:c,freeName:f,
firstOf:h,behind:u,entitle:m,elements:[p,w],get entries(){return o},get failure(){return r},get first(){return a},get pupil(){return i}}}function Tn(e,t,n){let o=$("div",{class:"menu",popover:"auto",role:"menu","aria-label":t}),s=$("button",{type:"button","aria-haspopup":"menu","aria-expanded":"f\
alse",title:t},e,$("span",{class:"arrow","aria-hidden":"true"}));s.popoverTargetElement=o;let r=()=>{let a=s.getBoundingClientRect(),l=a.left<innerWidth/2;o.style.
top=`${a.bottom+4}px`,o.style.left=l?`${Math.max(8,Math.min(a.left,innerWidth-360))}px`:"auto",o.style.right=l?"auto":`${Math.max(8,innerWidth-a.right)}px`,o.style.
maxHeight=`${innerHeight-a.bottom-12}px`},i=()=>[...o.querySelectorAll("[role=menuitem]:not(:disabled)")];return o.addEventListener("beforetoggle",a=>{let l=a.newState===
"open";s.setAttribute("aria-expanded",String(l)),l&&(o.replaceChildren(...n()),r())}),o.addEventListener("toggle",a=>{a.newState==="open"&&i()[0]?.focus()}),o.addEventListener(
"keydown",a=>{let l=i(),c=l.findIndex(h=>h===document.activeElement),d={ArrowDown:c+1,ArrowUp:c-1,Home:0,End:-1}[a.key];a.key==="Tab"&&o.hidePopover(),d!==void 0&&
(l.at(d%l.length)?.focus(),a.preventDefault())}),o.addEventListener("click",a=>{I(a).closest("[role=menuitem]")&&(o.hidePopover(),s.focus())},!0),addEventListener(
"resize",()=>o.hidePopover()),[s,o]}function X(e,t,{note:n="",key:o="",isOff:s=!1,title:r=""}={}){return $("button",{type:"button",role:"menuitem",tabIndex:-1,disabled:s,
title:r,onclick:t},$("span",{class:"name"},e),o?$("kbd",{},o):null,n?$("small",{},n):null)}var Fo=e=>$("div",{class:"heading",role:"presentation"},e);var Mn="#pylogic=";var za=/^[a-z_][A-Za-z0-9_]{0,63}$/,pd=/^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u,Rt=e=>e.includes(Mn);async function Aa(e){let{puzzle:t,instance:n,rules:o,
facts:s,marks:r,notes:i,constants:a,saved:l}=e,c=o===l.rules?{}:{rules:o},d=await wd(JSON.stringify({puzzle:t,instance:n,...c,facts:s,marks:r,notes:i,constants:a}));
return`${location.origin}/${Mn}${d}`}async function Ca(e){let t=e.slice(e.indexOf(Mn)+Mn.length).trim(),n;try{n=JSON.parse(await bd(t))}catch(d){throw d.message===
"large"?new Error("This link holds too much: at most 2 MB are read."):new Error("This link is damaged: perhaps its end is missing.")}if(!gd(n))throw new Error("\
This link holds no board that can be opened.");let{puzzle:o,instance:s,rules:r,facts:i,marks:a,notes:l,constants:c}=n;return{puzzle:o,instance:s,rules:r,facts:i,
marks:a,notes:l,constants:c}}var Ta=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),ht=e=>typeof e=="string",md=e=>Array.isArray(e)&&e.every(ht),Uo=(e,t,n)=>Ta(
e)&&Object.entries(e).every(([o,s])=>t.test(o)&&n(s));function gd(e){return Ta(e)&&ht(e.puzzle)&&za.test(e.puzzle)&&ht(e.instance)&&pd.test(e.instance)&&ht(e.facts)&&
(e.rules===void 0||ht(e.rules))&&Uo(e.marks,/^.{1,200}$/,t=>typeof t=="boolean")&&Uo(e.notes,/^-?\d{1,6},-?\d{1,6}$/,md)&&Uo(e.constants,za,t=>ht(t)&&t.length<=
200)}async function wd(e){let t=new Blob([e]).stream().pipeThrough(new CompressionStream("deflate-raw")),n=new Uint8Array(await new Response(t).arrayBuffer()),o="";
for(let s of n)o+=String.fromCharCode(s);return btoa(o).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function bd(e){let t=atob(e.replaceAll(
"-","+").replaceAll("_","/")),n=Uint8Array.from(t,a=>a.charCodeAt(0)),s=new Blob([n]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader(),r=[],
i=0;for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>2e6)throw await s.cancel(),new Error("large");r.push(l)}return new Blob(r).text()}var Ma=2e6,vd=/^[^%\n]*(:-|#program|#show|[{}])/m,Ho="input, textarea, select, dialog, .cm-editor, [contenteditable]";function Na(e,t,n,o){let{store:s}=e;async function r(u,f="\
pasted"){if(Rt(u))return o(u);if(u.length>Ma)throw new Error("This is too long: at most 2 million characters are read.");let{puzzle:g,rules:p,constants:w}=s.now,
v=g?{puzzle:g,rules:p,constants:w}:{puzzle:n.first.puzzle},m=await U("import",{...v,text:u});if(!g&&!m.is_named)throw new Error("This text does not say its puzz\
le: open one, then paste it there.");let b=m.puzzle===g?s.now:await t.read(m.puzzle,f),k=Object.fromEntries(m.answer.map(x=>[x,!0]));t.showFacts(b,n.freeName(m.
puzzle,f),m.facts,k);let _=m.answer.length?", with what it shows of a solution":"",S=`a board of ${n.titleOf(m.puzzle)}`,O=m.is_named?`Recognised ${m.format}: ${S}`:
`Read as ${S}, the puzzle that is open`;t.tell(`${O}${_}.`),e.emit("pane","board")}async function i(u,f){let g=f.toLowerCase().replace(/[^a-z0-9_]/g,"_").replace(
/^[^a-z_]/,"_"),p=await t.read(g,n.firstOf(g));t.show({...p,rules:u}),t.tell(`These are rules: they are open as the puzzle ${g}, and not saved yet.`),e.emit("pa\
ne","rules")}let a=(u,f,g=!1)=>(g&&f&&vd.test(u)?i(u,f):r(u,f)).catch(p=>t.tell(ne(p),!0));async function l(u){u.size>Ma?t.tell("This file is too large: at most\
 2 MB are read.",!0):await a(await u.text(),yd(u.name),u.name.endsWith(".lp"))}async function c(){let u=$("textarea",{rows:9,required:!0,spellcheck:!1,"aria-lab\
el":"Link or text",placeholder:"https://puzz.link/p?\u2026"}),f=$("p",{class:"failure",role:"alert",hidden:!0}),g=[$("p",{class:"soft"},"A link of puzz.link or \
Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, a pzprv3 file, rows of numbers, or facts: pylogic finds out which. Rows of numbers and facts d\
o not say their puzzle: they are read as the one that is open."),u,f];for(;;){if(await ge({title:"Paste a board",content:g,buttons:[["open","Open it"]],check:()=>u.
value.trim()!==""})===null)return;try{await r(u.value);return}catch(w){f.hidden=!1,f.textContent=ne(w)}}}function d(){let u=$("input",{type:"file",onchange:()=>[
...u.files??[]].slice(0,1).forEach(l)});u.click()}addEventListener("paste",u=>{let f=u.clipboardData?.getData("text/plain")??"";I(u).closest?.(Ho)||f.trim()===""||
(u.preventDefault(),a(f))});let h=({dataTransfer:u})=>!!u?.types.some(f=>["Files","text/plain"].includes(f));return addEventListener("dragover",u=>{I(u).closest?.(
Ho)||!h(u)||(u.preventDefault(),document.body.dataset.drop="")}),addEventListener("dragleave",u=>{u.relatedTarget===null&&delete document.body.dataset.drop}),addEventListener(
"drop",u=>{if(delete document.body.dataset.drop,I(u).closest?.(Ho)||!u.dataTransfer||!h(u))return;u.preventDefault();let[f]=u.dataTransfer.files;f?l(f):a(u.dataTransfer.
getData("text/plain"))}),{askForText:c,askForFile:d}}var yd=e=>e.replace(/\.[^.]*$/,"").replace(/[^A-Za-z0-9_-]/g,"_").replace(/^-/,"_").slice(0,60)||"pasted";function La({store:e,when:t,emit:n},o){t("finished",async s=>{let{puzzle:r,instance:i,constants:a}=e.now,l=ke(e.now)||Object.keys(a).length>0;!s||o.pupil===null||
l||await be("solved",{puzzle:r,instance:i}).catch(c=>n("message",{words:c.message,isBad:!0}))})}var kd={pzpr:" link",penpa:" link",fpuzzles:" link",tatham:"'s game ID"},$d=15e5,Da=2,_d=["localhost","127.0.0.1","[::1]"];function Pa(e,t){let{store:n}=e,o=h=>t.
tell(ne(h),!0);async function s(){let h=await Aa(n.now);h.length>$d?t.tell("This is too much for a link: download the files.",!0):await Ro(e,h,"a link to these \
rules and this board")}async function r(h){let{svg:u}=await U("picture",P(n.now));h==="svg"?It(`${n.now.instance}.svg`,u,"image/svg+xml"):It(`${n.now.instance}.\
png`,await Sd(u),"image/png")}async function i(){let h=open("","_blank");try{let{html:u}=await U("page",P(n.now)),f=URL.createObjectURL(new Blob([u],{type:"text\
/html"}));h?h.location=f:It(`${n.now.instance}.html`,u,"text/html")}catch(u){h?.close(),o(u)}}function a(){let h=$("div",{class:"formats"},$("small",{class:"sof\
t"},"One moment\u2026"));return U("export",P(n.now)).then(({formats:u})=>{h.replaceChildren(...u.map(f=>X(l(f),()=>Ro(e,f.text??"",`${f.title}, ${n.now.instance}`),
{isOff:f.refused!==null,note:f.refused??f.left_out.join("; ")}))),u.length||h.append($("small",{},"No other program's format fits this puzzle."))},u=>h.replaceChildren(
$("small",{class:"failure"},ne(u)))),h}let l=({format:h,title:u})=>`${u}${kd[h]??""}`,c=(h,u,f)=>X(`${h}, ${u}.lp`,()=>It(`${u}.lp`,f,"text/plain")),d=()=>[X("C\
opy link",()=>s().catch(o),{note:`holds rules and board, and works ${_d.includes(location.hostname)?"on this computer only, while pylogic serve runs":"where thi\
s page can be reached"}; nothing is uploaded`}),Fo("Copy for other programs"),a(),Fo("Download"),c("Facts",n.now.instance,n.now.facts),c("Rules",n.now.puzzle,n.
now.rules),X("Picture, SVG",()=>r("svg").catch(o)),X("Picture, PNG",()=>r("png").catch(o)),X("Page to print",i,{note:"the rules in words, and the board"})];C("#\
share").append(...Tn("Share","Share: links, files, print",d))}async function Sd(e){let t=$("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();
let n=$("canvas",{width:Da*t.width,height:Da*t.height});return n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,s)=>{n.toBlob(r=>r?o(r):s(new Error(
"This picture is too large.")),"image/png")})}async function Ia(e){C("#bar").append($("div",{id:"notices"}));let t=va(e),n=Ea(e,t),o=d=>Ra(e,t,d),s=Na(e,t,n,o),r=ka(e,t,n),i=xa(e,t,n);Od(e,t,n,s,r,i),Pa(e,t),
xd(e,n),La(e,n);let a=n.load();a.catch(()=>{});let l=await Qi();await Ed(e,t,a,l).catch(d=>t.tell(ne(d),!0)),await i.go(),zd(e,t,()=>l.id),addEventListener("has\
hchange",async()=>{await ja(t,o),await i.go()});let c=()=>n.load().catch(()=>{});e.when("library",c),_a(e,t,c)}function xd({store:e,when:t},n){let o=$("a",{class:"\
next"},"Next board");C("#board .won").append(o),t("finished",s=>{s&&(o.href=n.behind(e.now))})}function Od(e,t,n,o,s,r){let{store:i}=e,a=$("button",{type:"butto\
n",id:"save",title:"Save (Ctrl-S)",onclick:t.save},"Save",$("span",{class:"dot","aria-hidden":"true"})),l=()=>{let u=ke(i.now);a.disabled=!u,a.setAttribute("ari\
a-label",u?"Save: there are unsaved changes":"Save: all is saved")},c=()=>n.pupil!==null?[]:[X("Save",t.save,{key:"Ctrl-S",isOff:!ke(i.now)}),X("Save board as\u2026",
s.saveAs,{isOff:!i.now.puzzle})],h=Tn("File","File: new, paste, save",()=>[X("New board\u2026",()=>s.newBoard(r.puzzle),{note:"empty, of any size",isOff:!r.puzzle,
title:r.puzzle?"":"Choose a puzzle first"}),...n.pupil!==null?[]:[X("New puzzle\u2026",s.newPuzzle,{note:"rules of your own"})],X("Paste a link or text\u2026",o.
askForText,{note:"puzz.link, Penpa+, janko.at and others"}),X("Open a file\u2026",o.askForFile,{note:"from anywhere on this computer"}),...c(),X("Back to the sa\
ved files",s.revert,{isOff:!ke(i.now)}),X("Kept changes\u2026",s.kept,{note:"what was not saved"})]);C("#files").append(...n.elements,...h,a),i.on(["rules","fac\
ts","saved"],l),l(),addEventListener("keydown",u=>{!(u.ctrlKey||u.metaKey)||u.altKey||u.key.toLowerCase()!=="s"||(u.preventDefault(),t.save())})}async function Ed(e,t,n,o){
let s=n.catch(()=>null);if(Rt(location.hash)&&await s&&await ja(t,a=>Ra(e,t,a))){o.draft&&Ve(o.draft.document)&&De(o.draft.document);return}if(o.draft){e.store.
open(o.draft.document,oa());return}let r=(await Pe()).find(({isAside:a})=>!a),i=(await s)?.first;if(r&&!dt()&&!i?.is_asked&&await ea(r.id)){o.id=r.id,e.store.open(
r.document),t.tell(`Your unsaved changes of ${Ye(r.at)} are back.`);return}dt()||!i?.is_asked||(await t.open(i.puzzle,i.instance??"board"),r&&t.offer(r))}async function ja(e,t){
let{hash:n}=location;if(!Rt(n))return!1;try{return await t(n),history.replaceState(null,"",location.pathname),!0}catch(o){return e.tell(ne(o),!0),!1}}async function Ra(e,t,n){
let{rules:o,...s}=await Ca(n),r=await t.read(s.puzzle,s.instance);if(o===void 0&&r.stamps.rules===null)throw new Error(`This link is for a puzzle ${s.puzzle}, w\
hich is not here, without its rules.`);if(t.show({...r,...s,rules:o??r.rules}),o===void 0||o===r.rules)return;let i=r.stamps.rules===null?[]:[["Use the saved ru\
les",()=>e.store.change({rules:r.saved.rules})]];Re({key:"rules",actions:[...i,["Keep them",()=>{}]],words:"These rules came with a link. They are checked like \
all others, and nothing is saved yet."})}function zd({store:e},t,n){let o=!1,s=()=>{!e.now.puzzle||Io(n(),e.now)||o||(o=!0,t.tell("The browser has no room left \
to keep unsaved changes: save them (Ctrl-S).",!0))};e.on(Object.keys(nt),le(300,s)),addEventListener("pagehide",()=>{s(),na(e.history)}),document.addEventListener(
"visibilitychange",()=>{document.hidden&&s()}),s()}var Go={};Je(Go,{start:()=>Td});var Ko="pylogic:guide",Cd=["workbench","index"];function Td(e){let t=C("#drawer"),n=de(),o=A(!1),s=A([]),r=A([]),i=A({title:"",nodes:[]}),a=null;async function l(p){
o.value||(a=document.activeElement),o.value=!0,C("article",t).focus({preventScroll:!0});try{s.value.length||(s.value=await re("guide")),await h(p??localStorage.
getItem(Ko)??"")}catch(w){i.value={title:"",nodes:[$("p",{class:"failure"},w.message)]}}}function c(){o.value=!1,(a?.isConnected?a:g).focus()}let d=()=>o.value?
c():l(null);async function h(p,w=r.value){let[v,m]=p.split("#"),b=new Set(s.value.map(({topic:S})=>S)),k=[v,...Cd].find(S=>b.has(S))??v,_=await n(S=>re(`guide/${k}`,
S));_!==void 0&&(r.value=w.at(-1)===k?w:[...w,k],localStorage.setItem(Ko,k),i.value={title:_.title,nodes:Md(_.html),heading:m})}function u(p){let w=I(p).closest(
"a[data-topic]");w!==null&&(p.preventDefault(),l(w.dataset.topic??""))}function f(){let{title:p,nodes:w,heading:v}=i.value,m=r.value.slice(0,-1);return V(()=>{let b=C(
"article",t);b.replaceChildren(...w);let k=v?b.querySelector(`#${CSS.escape(v)}`):null;k?k.scrollIntoView():t.scrollTop=0},[w]),y`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${r.value.at(-1)}
          onchange=${b=>l(I(b).value)}>
          ${s.value.map(({topic:b,title:k})=>y`<option key=${b} value=${b}>${k}</option>`)}</select>
        <button type="button" title="The page before" disabled=${m.length===0}
          onclick=${()=>h(m[m.length-1],m)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${c}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${p} onclick=${u}></article>`}W(y`<${f} />`,t);let g=$("button",{type:"button",title:"The guide (F1)",
"aria-label":"Guide","aria-controls":t.id,onclick:d});W(y`<${he} name="book" /><span class="wide">Guide</span>`,g),C("#appearance").prepend(g),M(()=>{t.hidden=!o.
value,g.setAttribute("aria-expanded",String(o.value))}),addEventListener("keydown",p=>{if(p.key==="F1")d();else if(p.key==="Escape"&&t.contains(document.activeElement))
c();else return;p.preventDefault()}),e.when("guide",l)}function Md(e){let t=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll("a"))
n.hasAttribute("href")&&Nd(n);for(let n of t.querySelectorAll("pre")){n.tabIndex=0;let o=n.textContent,s=$("button",{type:"button",class:"copy",onclick:()=>Ld(s,
o)},"Copy"),r=$("div",{class:"code"});n.replaceWith(r),r.append(n,s)}for(let n of t.querySelectorAll("table")){let o=$("div",{class:"scroll",tabIndex:0,role:"re\
gion","aria-label":"Table"});n.replaceWith(o),o.append(n)}return[...t.body.childNodes].map(n=>document.adoptNode(n))}function Nd(e){let t=/^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.
exec(e.getAttribute("href")??"");if(t){let n=t[1]??localStorage.getItem(Ko)??"";e.dataset.topic=n+(t[2]??""),e.href="#"}else e.target="_blank",e.rel="noopener n\
oreferrer"}async function Ld(e,t){await navigator.clipboard.writeText(Dd(t)),e.textContent="Copied",setTimeout(()=>{e.textContent="Copy"},1500)}function Dd(e){let t=e.
match(/^\$ (?:.*\\\n)*.*/gm)??[];return t.length?t.map(n=>n.slice(2)).join(`
`):e}var Ba="pylogic:panes",Pd=256,Id=340,jd=24,Rd=[["left","#rules","#assistant","Width of the rules"],["right","#assistant","#rules","Width of the assistant"]];function Wa(){
let e=C("#panes"),t=JSON.parse(localStorage.getItem(Ba)??"{}");for(let[n,o,s,r]of Rd){let i=C(o),a=$("div",{class:`divider ${n}`,role:"separator",tabIndex:0,ariaLabel:r,
"aria-orientation":"vertical","aria-controls":i.id,"aria-valuemin":"0","aria-valuemax":"100"}),l=()=>{let h=t[n];e.style.setProperty(`--${n}`,h?`min(${h}px, 60%\
)`:null),a.setAttribute("aria-valuenow",String(Math.round(100*i.offsetWidth/e.offsetWidth||0)))},c=h=>{let u=e.clientWidth-Id-(C(s).offsetTop===i.offsetTop?C(s).
offsetWidth:0);t[n]=h&&Math.round(Math.max(Pd,Math.min(h,u))),localStorage.setItem(Ba,JSON.stringify(t)),l()},d=({clientX:h})=>{let{left:u,right:f}=i.getBoundingClientRect();
c(n==="left"?h-u:f-h)};a.addEventListener("pointerdown",h=>{a.setPointerCapture(h.pointerId),a.addEventListener("pointermove",d)}),a.addEventListener("lostpoint\
ercapture",()=>a.removeEventListener("pointermove",d)),a.addEventListener("dblclick",()=>c()),a.addEventListener("keydown",({key:h})=>{let u={ArrowLeft:-1,ArrowRight:1}[h];
u&&c(i.offsetWidth+jd*(n==="left"?u:-u))}),(n==="left"?C("#board"):i).before(a),l()}}Vo();var Fa=Ts(),Ua={store:Fa,overview:Ds(Fa),...Ps()};for(let e of[Xn,co,ko,Mo,jo,Go])e.start(Ua);Wa();await Ia(Ua);document.documentElement.dataset.ready="";
