// Of a page without a server: its modules, by their names, are packed in the page, or in a file that
// all pages of a site share. Once they are known, and the page is read, the first one is imported,
// which the element of this script names.
/** @type {(packed: string) => Promise<void>} */
(async (packed) => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  /** @type {Record<string, string>} */
  const modules = await text.json();
  const imports = Object.fromEntries(Object.entries(modules)
    .map(([name, source]) => [name, `data:text/javascript,${encodeURIComponent(source)}`]));
  /** @type {(type: string, source: string) => void} */
  const add = (type, source) => document.head.append(
    Object.assign(document.createElement("script"), { type, textContent: source }));
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  add("importmap", JSON.stringify({ imports }));
  add("module", `import ${JSON.stringify(script.dataset.first)};`);
  // A site is kept whole in the browser, for when there is no network. A browser may refuse, and
  // keeps no files of a stick: then the site needs its network.
  if (script.src && location.protocol !== "file:")
    navigator.serviceWorker?.register(new URL("worker.js", script.src)).catch(() => {});
})
