var s=class extends Error{constructor({words:t,problems:n=[],interrupted:a=null,status:l=200}){super(t),this.problems=n,this.interrupted=a,this.status=l}};var u="pylogic:token";var f=e=>localStorage.setItem(u,e),p=()=>localStorage.getItem(u)!==null;async function h(e,t,n){let a={Authorization:`Bearer ${localStorage.getItem(u)??""}`};t!==
void 0&&(a["Content-Type"]="application/json");let l=t===void 0?"GET":"POST",o;try{o=await fetch(`/api/${e}`,{method:l,headers:a,body:JSON.stringify(t),signal:n})}catch(r){
throw r.name==="AbortError"?r:new s({words:"The server does not answer.",status:0})}if(!o.ok){let r=o.headers.get("location");r!==null&&r!==location.pathname&&location.
replace(r);let y=o.status===422?v(await o.json()):await o.text();throw new s({words:y,status:o.status})}return o}function v(e){return(e.detail??[]).map(n=>`${n.
loc?.slice(1).join(".")}: ${n.msg}`).join("; ")||"The request was refused."}async function m(e,t){return(await h(e,void 0,t)).json()}async function w(e,t,n){return(await h(
e,t,n)).json()}function i(e,t=document){let n=t.querySelector(e);if(n instanceof HTMLElement)return n;throw new Error(`There is no ${e}.`)}var g=e=>[...document.querySelectorAll(
e)];var[c,x]=g("#join input"),d=i("#refused");i("#join").addEventListener("submit",async e=>{e.preventDefault(),d.hidden=!0;try{f((await w("join",{code:c.value,name:x.
value})).token),location.replace("/")}catch(t){d.textContent=t.message,d.hidden=!1}});c.value=location.hash.slice(1);(c.value?x:c).focus();p()&&await m("library").
then(()=>{i("#joined").hidden=!1},()=>{});document.documentElement.dataset.ready="";
