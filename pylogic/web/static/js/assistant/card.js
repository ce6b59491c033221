// The card: the one thing that the assistant talks about, with its job's progress and cancel.

import { h } from "../dom.js";
import { capital, startFocus } from "./sentence.js";

/** @import { ApiError } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Film } from "../board/film.js" */
/** @import { Ghost, Overlay } from "../board/layers.js" */
/** @import { Child, Properties } from "../dom.js" */
/** @typedef {{ ghosts: Ghost[], overlay: Overlay, film: Film }} Offers what the board can show for it */
/** @typedef {(signal: AbortSignal) => unknown} Job */

/** @type {(keyof Offers)[]} */
const OFFERED = ["ghosts", "overlay", "film"];

/** @param {Parts} parts */
export function createCard(parts) {
  const { app, place, highlight } = parts;
  const body = h("div", { class: "card-body", "aria-live": "polite" });
  const title = h("h2", { tabIndex: -1 });
  const work = createWork((...children) => body.append(...children));
  const close = h("button", {
    type: "button", class: "close", title: "Close", "aria-label": "Close", onclick: dismiss,
  }, "×");
  place.card.append(h("header", {}, title, close), body, work.element);
  place.card.hidden = true;
  startFocus(parts);
  /** @type {Set<keyof Offers>} */
  const shown = new Set();
  /** @type {Set<string>} */
  const dismissed = new Set(); // what the player has closed, and does not want to come by itself

  let survives = () => false; // whether what is shown is still true after a change

  function clear() {
    survives = () => false;
    work.stop();
    body.replaceChildren();
    highlight("pointed", null);
    highlight("card", null);
    for (const name of [...shown]) card.offer(name, null);
  }

  function dismiss() {
    dismissed.add(title.textContent);
    card.close();
  }

  /** @type {(children: (Child | Child[])[]) => (Node | string)[]} */
  const fill = (children) => children.flat().filter((child) => child !== null && child !== undefined);

  const card = {
    // Show something else.
    /** @type {(name: string, ...children: (Child | Child[])[]) => void} */
    show(name, ...children) {
      const hadFocus = place.card.contains(document.activeElement);
      clear();
      dismissed.delete(name);
      title.textContent = name;
      body.append(...fill(children));
      place.card.hidden = false;
      if (hadFocus) title.focus();
      if (document.body.dataset.pane === "assistant" && place.card.closest("#board")) app.emit("pane", "board");
      place.card.scrollIntoView({ block: "nearest" });
    },
    // Whether something may come by itself: the player has not closed it, and nothing else is there.
    /** @type {(name: string) => boolean} */
    mayCome: (name) => place.card.hidden && !dismissed.has(name),
    /** @type {(...children: (Child | Child[])[]) => void} */
    add(...children) { body.append(...fill(children)); },
    /** @type {(...children: (Child | Child[])[]) => void} */
    replace(...children) {
      highlight("pointed", null);
      body.replaceChildren(...fill(children));
    },
    // Do a job whose result is shown; `job(signal)` fills the card. Its words are told when it fails.
    /** @type {(name: string, words: string, job: Job) => Promise<void>} */
    work(name, words, job) {
      card.show(name);
      work.tell(words);
      return work.run(job);
    },
    // Stay after a change of the document for which `isStill()` holds.
    /** @type {(isStill: () => boolean) => void} */
    keepWhile(isStill) { survives = isStill; },
    // How far the job is.
    tell: work.tell,
    // Have the board show ghosts, an overlay or a film for as long as the card talks of them.
    /** @type {<Name extends keyof Offers>(name: Name, detail: Offers[Name] | null) => void} */
    offer(name, detail) {
      if (detail === null) shown.delete(name);
      else shown.add(name);
      app.emit(name, .../** @type {any} */ ([detail]));
    },
    close() {
      clear();
      place.card.hidden = true;
    },
  };
  for (const name of OFFERED) app.when(name, (detail) => { if (detail === null) shown.delete(name); });
  app.when("cancel-all", () => {
    dismissed.clear();
    card.close();
  });
  app.store.on(["puzzle", "instance", "rules", "facts", "constants"], () => {
    if (!survives()) card.close();
  });
  return card;
}

// The job that is at work for the card: how far it is, a cancel, and what went wrong.
/** @param {(...children: Node[]) => void} add */
function createWork(add) {
  const progress = h("span", { class: "soft" });
  const cancel = h("button", { type: "button", onclick: () => {
    stop();
    add(h("p", { class: "soft" }, "Cancelled."));
  } }, "Cancel");
  const element = h("div", { class: "card-work", hidden: true },
    h("span", { class: "spinner", "aria-hidden": "true" }), progress, cancel);
  /** @type {AbortController | null} */
  let controller = null;

  function stop() {
    controller?.abort();
    controller = null;
    element.hidden = true;
  }

  /** @type {(job: Job) => Promise<void>} */
  async function run(job) {
    const own = controller = new AbortController();
    element.hidden = false;
    try {
      await job(own.signal);
    } catch (error) {
      if (error.name === "AbortError" || own.signal.aborted) return;
      add(h("p", { class: isFault(error) ? "failure" : "" }, kind(error)));
    } finally {
      if (controller === own) {
        controller = null;
        element.hidden = true;
      }
    }
  }

  /** @type {(words: string) => void} */
  const tell = (words) => { progress.textContent = words; };
  return { element, run, stop, tell };
}

// Whether something is wrong, and not only beyond what the library can do.
/** @type {(error: ApiError) => boolean} */
const isFault = ({ problems, interrupted, status }) =>
  status !== 200 || (!interrupted && problems.some(({ line }) => line !== null));

// An error in a newcomer's words.
/** @type {(error: ApiError) => string} */
export function kind(error) {
  if (error.interrupted === "timeout" || error.interrupted === "cpu") return "This took too long and was stopped.";
  if (error.interrupted === "memory") return "This needs more memory than it may take.";
  const [problem] = error.problems ?? [];
  const words = problem?.text ?? error.message;
  return capital(words.replace(/^encodings\/\S+: /, ""));
}

/** @type {(words: string, onclick: () => unknown, properties?: Properties<HTMLButtonElement>) => HTMLButtonElement} */
export function button(words, onclick, properties = {}) {
  return h("button", { type: "button", onclick, ...properties }, words);
}

/** @type {(...given: Child[]) => HTMLElement} */
export const buttons = (...given) => h("div", { class: "row" }, ...given);
/** @type {(...words: Child[]) => HTMLElement} */
export const paragraph = (...words) => h("p", {}, ...words);
