// A job with a progress bar, a clock, and a cancel that ends the work on the server, too.

import { html, signal, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { stream } from "../api.js";

/** @import { ApiError, OnEvent } from "../api.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @typedef {ReturnType<typeof createJob>} Job */

// `keys` of the document are those that what it finds is about: it is marked once they are others.
/** @param {App} app @param {(keyof Document)[]} keys */
export function createJob(app, keys = ["rules", "facts", "constants"]) {
  const far = signal(/** @type {{ words: string, done: number | null, all: number } | null} */ (null)); // null: not at work
  const seconds = signal(0);
  const end = signal({ words: "", isBad: false });
  const about = signal(/** @type {Document | null} */ (null));
  let controller = new AbortController();
  const stop = () => controller.abort();

  const job = {
    get isAtWork() { return far.value !== null; },
    get isOld() { return keys.some((key) => about.value && app.store.now[key] !== about.value[key]); },
    // The title of a picture, with a remark if the document has changed since the job began.
    /** @type {(title: string) => string} */
    named: (title) => (job.isOld ? `${title}, ${OLD}` : title),
    // How far it is.
    /** @type {(words: string, done?: number | null, all?: number) => void} */
    tell(words, done = null, all = 0) { far.value = { words, done, all: Math.max(1, all) }; },
    // How it has ended.
    /** @type {(words: string, isBad?: boolean) => void} */
    say(words, isBad = false) { end.value = { words, isBad }; },
    // Run a job and return its result, or undefined if it was cancelled or has failed, which is told here;
    // `handle(name, data)` sees its events.
    /** @type {(path: string, body: object, handle?: OnEvent) => Promise<any>} */
    async run(path, body, handle = () => {}) {
      stop();
      const own = controller = new AbortController();
      const began = performance.now();
      about.value = app.store.now;
      seconds.value = 0;
      const ticking = setInterval(() => { seconds.value = Math.floor((performance.now() - began) / 1000); }, 1000);
      job.say("");
      try {
        return await stream(path, body, { signal: own.signal, onEvent: handle });
      } catch (error) {
        const words = far.peek()?.words ?? "";
        if (error.name === "AbortError") job.say(`Cancelled: ${words}.`);
        else job.say(explain(error, words), error.interrupted === null);
        return undefined;
      } finally {
        clearInterval(ticking);
        if (controller === own) far.value = null;
      }
    },
    Progress() {
      const working = useRef(/** @type {HTMLElement | null} */ (null));
      useLayoutEffect(() => { if (job.isAtWork) working.current?.scrollIntoView({ block: "nearest" }); }, [job.isAtWork]);
      const { words, done, all } = far.value ?? { words: "", done: null, all: 1 };
      return html`<div class="job">
        <div class="working" ref=${working} hidden=${!job.isAtWork}>
          ${done === null ? html`<progress key="begun" aria-label="Progress" />`
            : html`<progress aria-label="Progress" max=${all} value=${done} />`}
          <span class="how-far">${words}</span><span class="soft clock">${seconds} s</span>
          <button type="button" onclick=${stop}>Cancel</button></div>
        <p class=${end.value.isBad ? "job-end failure" : "job-end"} role="status">${end.value.words}</p>
        <p class="job-old" aria-live="polite">${end.value.words && job.isOld && `This was found ${OLD}.`}</p>
      </div>`;
    },
  };
  app.when("cancel-all", stop);
  return job;
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
