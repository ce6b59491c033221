// A site is kept whole in the browser, for when there is no network.

// A browser may refuse, and keeps no files of a stick: then the site needs its network.
const script = document.querySelector("script[src]"); // a page in one file has none
if (script instanceof HTMLScriptElement && location.protocol !== "file:")
  navigator.serviceWorker?.register(new URL("worker.js", script.src)).catch(() => {});
