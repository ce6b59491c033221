var c=class extends Error{constructor({words:t,problems:o=[],interrupted:n=null,status:r=200}){super(t),this.problems=o,this.interrupted=n,this.status=r}};var f="pylogic:token";function h(){let e=new URL(location.href),t=e.searchParams.get("token");t!==null&&(y(t),e.searchParams.delete("token"),history.replaceState(
null,"",e))}var y=e=>localStorage.setItem(f,e);async function p(e,t,o){let n={Authorization:`Bearer ${localStorage.getItem(f)??""}`};t!==void 0&&(n["Content-Type"]="application/json");let r=t===void 0?"GET":
"POST",s;try{s=await fetch(`/api/${e}`,{method:r,headers:n,body:JSON.stringify(t),signal:o})}catch(i){throw i.name==="AbortError"?i:new c({words:"The server doe\
s not answer.",status:0})}if(!s.ok){let i=s.headers.get("location");i!==null&&i!==location.pathname&&location.replace(i);let x=s.status===422?T(await s.json()):
await s.text();throw new c({words:x,status:s.status})}return s}function T(e){return(e.detail??[]).map(o=>`${o.loc?.slice(1).join(".")}: ${o.msg}`).join("; ")||"\
The request was refused."}async function u(e,t){return(await p(e,void 0,t)).json()}async function m(e,t,o){return(await p(e,t,o)).json()}function l(e,t={},...o){let n=document.createElement(e);for(let[r,s]of Object.entries(t))r.startsWith("on")?n.addEventListener(r.slice(2),s):r==="dataset"?Object.
assign(n.dataset,s):r==="class"?n.className=s:r in n?Object.assign(n,{[r]:s}):n.setAttribute(r,s);return n.append(...o.flat().filter(r=>r!=null)),n}function a(e,t=document){let o=t.querySelector(e);if(o instanceof HTMLElement)return o;throw new Error(`There is no ${e}.`)}var b=2e3,d=a("#refused"),j=({name:e,solved:t})=>l("li",{},l("strong",{},e)," ",t.length?`solved ${t.length}: ${t.map(({puzzle:o,instance:n})=>`${o} ${n}`).join(
", ")}`:l("span",{class:"soft"},"has solved nothing yet")," ",l("button",{type:"button",title:"They leave the class, whose code is a new one then",onclick:()=>v(
e)},"Remove"));async function v(e){confirm(`Remove ${e} from the class?

The code changes, so that the old one is worth nothing; who has joined stays.`)&&(await m("remove",{name:e}),w(await u("class")))}function w({link:e,code:t,picture:o,
pupils:n}){Object.assign(a("#link"),{href:e,textContent:e}),a("#code").textContent=t,Object.assign(a("#picture"),{src:o,hidden:!1}),a("#count").textContent=n.length?
`${n.length} joined`:"Nobody has joined yet.",a("#pupils").replaceChildren(...n.map(j))}async function g(){d.hidden=!0;try{w(await u("class"))}catch(e){if(d.textContent=
e.message,d.hidden=!1,e.status===403)return void a("#joining").remove()}setTimeout(g,b)}h();g();
