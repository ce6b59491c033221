// Of a site without a server: the modules of its pages, by their names; and what keeps the whole
// site in the browser, for when there is no network. A page calls it before it imports anything.
/** @type {(modules: Record<string, string>) => void} */
((modules) => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const imports = Object.fromEntries(Object.entries(modules)
    .map(([name, text]) => [name, `data:text/javascript,${encodeURIComponent(text)}`]));
  const map = document.createElement("script");
  map.type = "importmap";
  map.textContent = JSON.stringify({ imports });
  script.after(map);
  // A browser may refuse, and there are none for files: then the site needs its network.
  if (location.protocol !== "file:") navigator.serviceWorker?.register(new URL("worker.js", script.src)).catch(() => {});
})
