// Of a page that is one file: its modules, by their names, are packed in it. Once they are known,
// and the page is read, the first one is imported.
/** @type {(packed: string, first: string) => Promise<void>} */
(async (packed, first) => {
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
  add("module", `import ${JSON.stringify(first)};`);
})
