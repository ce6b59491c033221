// Elements: made in one call; text is always text, never HTML.

export function h(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(made.dataset, value);
    else if (name === "class") made.className = value;
    else if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

// SVG that our own server has drawn, whose words it has escaped.
export function svg(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

// Wait until calls have paused for so many milliseconds; only the last one is made.
export function paused(milliseconds, action) {
  let timer = null;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...given), milliseconds);
  };
}

// Of several jobs of one kind only the newest goes on: `run = latest()`, then `run(job)` aborts the
// one before, and `run.stop()` the last one.
export function latest() {
  let controller = null;
  const run = async (job) => {
    run.stop();
    const own = controller = new AbortController();
    try {
      return await job(own.signal);
    } catch (error) {
      if (error.name === "AbortError") return undefined;
      throw error;
    }
  };
  run.stop = () => controller?.abort();
  return run;
}
