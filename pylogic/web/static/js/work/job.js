// A job with a progress bar, a clock, and a cancel that ends the work on the server, too.

import { stream } from "../api.js";
import { h } from "../dom.js";

/** @import { ApiError, OnEvent } from "../api.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */

// `button` is the form's main one, off while the job is at work. `run(path, body, handle)` returns
// what the job does, or undefined if it was cancelled or has failed, which is told here;
// `handle(name, data)` sees its events. `tell(words, done, all)` says how far it is. `keys` of the
// document are those that what it finds is about: it is marked once they are others.
/** @param {App} app @param {HTMLButtonElement} button @param {(keyof Document)[]} keys */
export function createJob(app, button, keys = ["rules", "facts", "constants"]) {
  const bar = h("progress", { "aria-label": "Progress" });
  const words = h("span", { class: "how-far" });
  const clock = h("span", { class: "soft clock" });
  const cancel = h("button", { type: "button", onclick: () => stop() }, "Cancel");
  const working = h("div", { class: "working", hidden: true }, bar, words, clock, cancel);
  const end = h("p", { class: "job-end", role: "status" });
  const old = h("p", { class: "job-old", "aria-live": "polite" });
  /** @type {Document | null} */
  let about = null;
  /** @type {AbortController | null} */
  let controller = null;
  let far = "";

  const stop = () => controller?.abort();
  /** @type {(said: string, done?: number | null, all?: number | null) => void} */
  const tell = (said, done = null, all = null) => {
    far = said;
    words.textContent = said;
    if (done === null) return bar.removeAttribute("value");
    bar.max = Math.max(1, all ?? 0);
    bar.value = done;
  };
  /** @type {(isAtWork: boolean) => void} */
  const show = (isAtWork) => {
    working.hidden = !isAtWork;
    button.disabled = isAtWork;
  };
  /** @type {(said: string, isBad?: boolean) => void} */
  const say = (said, isBad = false) => {
    end.textContent = said;
    end.classList.toggle("failure", isBad);
    mark();
  };
  const isOld = () => keys.some((key) => about && app.store.now[key] !== about[key]);
  const mark = () => { old.textContent = end.textContent && isOld() ? `This was found ${OLD}.` : ""; };

  /** @type {(path: string, body: object, handle: OnEvent) => Promise<any>} */
  async function run(path, body, handle) {
    stop();
    const own = controller = new AbortController();
    const began = performance.now();
    about = app.store.now;
    const tick = () => { clock.textContent = `${Math.floor((performance.now() - began) / 1000)} s`; };
    const ticking = setInterval(tick, 1000);
    tick();
    say("");
    show(true);
    working.scrollIntoView({ block: "nearest" });
    try {
      return await stream(path, body, { signal: own.signal, onEvent: handle });
    } catch (error) {
      if (error.name === "AbortError") say(`Cancelled: ${far}.`);
      else say(explain(error, far), error.interrupted === null);
      return undefined;
    } finally {
      clearInterval(ticking);
      if (controller === own) show(false);
    }
  }
  app.when("cancel-all", stop);
  app.store.on(keys, mark);
  return {
    element: h("div", { class: "job" }, working, end, old), run, tell, say, stop,
    // What a picture of it is called.
    /** @type {(title: string) => string} */
    named: (title) => (isOld() ? `${title}, ${OLD}` : title),
    get isOld() { return isOld(); },
  };
}

const OLD = "before your last change";
/** @type {Record<string, string>} */
const LIMITS = {
  timeout: "Stopped after ten minutes, the most that a job may take",
  cpu: "Stopped after twenty seconds of work, the most that this may take",
  memory: "Stopped, since it needs more memory than a job may take",
};

/** @type {(error: ApiError, far: string) => string} */
function explain(error, far) {
  if (error.interrupted && error.interrupted in LIMITS) return `${LIMITS[error.interrupted]}: ${far}.`;
  const told = error.problems?.map((problem) => problem.text).filter(Boolean) ?? [];
  const words = told.length ? `${told.join("; ")}.` : error.message;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
