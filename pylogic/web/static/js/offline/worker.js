// The service worker of a site: all of its files are kept when it is visited first, and again when
// one of them has changed.
/** @type {(version: string, names: string[]) => void} */
((version, names) => {
  const worker = /** @type {any} */ (self);
  const root = worker.registration.scope;
  const own = `pylogic ${root} `; // other sites of this address have keeps of their own
  const keep = own + version;

  async function fill() {
    const kept = await caches.open(keep);
    await Promise.all(names.map(async (name) => {
      const found = await fetch(new URL(name, root), { cache: "no-cache" });
      if (!found.ok) throw new Error(`${name}: ${found.status}`);
      // One that a server has sent elsewhere would not be taken for a page.
      await kept.put(new URL(name, root), new Response(await found.blob(), { headers: found.headers }));
    }));
    await worker.skipWaiting();
  }

  async function begin() {
    const others = (await caches.keys()).filter((name) => name.startsWith(own) && name !== keep);
    await Promise.all(others.map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  /** @type {(request: Request) => Promise<Response>} */
  async function answer(request) {
    const kept = await caches.open(keep);
    const { origin, pathname } = new URL(request.url);
    const page = origin + (pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    return await kept.match(page) ?? await kept.match(`${page}.html`) ?? fetch(request);
  }

  worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fill()));
  worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));
  worker.addEventListener("fetch", (/** @type {any} */ event) => {
    if (event.request.method === "GET" && event.request.url.startsWith(root)) event.respondWith(answer(event.request));
  });
})
