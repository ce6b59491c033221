// The card: the one thing that the assistant talks about, with its job's progress and cancel.

import { h } from "../dom.js";
import { capital, startFocus } from "./sentence.js";

const OFFERED = ["ghosts", "overlay", "film"];

export function createCard(parts) {
  const { app, place, highlight } = parts;
  const body = h("div", { class: "card-body", "aria-live": "polite" });
  const title = h("h2", { tabIndex: -1 });
  const progress = h("span", { class: "soft" });
  const cancel = h("button", { type: "button", onclick: () => stop("Cancelled.") }, "Cancel");
  const work = h("div", { class: "card-work", hidden: true },
    h("span", { class: "spinner", "aria-hidden": "true" }), progress, cancel);
  const close = h("button", {
    type: "button", class: "close", title: "Close", "aria-label": "Close", onclick: dismiss,
  }, "×");
  place.card.append(h("header", {}, title, close), body, work);
  place.card.hidden = true;
  startFocus(parts);
  let controller = null;
  const shown = new Set();
  const dismissed = new Set(); // what the player has closed, and does not want to come by itself

  let survives = () => false; // whether what is shown is still true after a change

  function clear() {
    survives = () => false;
    controller?.abort();
    controller = null;
    work.hidden = true;
    body.replaceChildren();
    highlight("pointed", null);
    highlight("card", null);
    for (const name of [...shown]) card.offer(name, null);
  }

  function stop(words) {
    controller?.abort();
    controller = null;
    work.hidden = true;
    body.append(h("p", { class: "soft" }, words));
  }

  function dismiss() {
    dismissed.add(title.textContent);
    card.close();
  }

  const fill = (children) => children.flat().filter((child) => child !== null);

  const card = {
    // Show something else.
    show(name, ...children) {
      const hadFocus = place.card.contains(document.activeElement);
      clear();
      dismissed.delete(name);
      title.textContent = name;
      body.append(...fill(children));
      place.card.hidden = false;
      if (hadFocus) title.focus();
      place.card.scrollIntoView({ block: "nearest" });
    },
    // Whether something may come by itself: the player has not closed it, and nothing else is there.
    mayCome: (name) => place.card.hidden && !dismissed.has(name),
    add(...children) { body.append(...fill(children)); },
    replace(...children) {
      highlight("pointed", null);
      body.replaceChildren(...fill(children));
    },
    // Do a job whose result is shown; `job(signal)` fills the card. Its words are told when it fails.
    async work(name, words, job) {
      card.show(name);
      return card.goOn(words, job);
    },
    // Do a further job in the same card.
    async goOn(words, job) {
      controller?.abort();
      const own = controller = new AbortController();
      card.tell(words);
      work.hidden = false;
      try {
        await job(own.signal);
      } catch (error) {
        if (error.name === "AbortError" || own.signal.aborted) return;
        body.append(h("p", { class: isFault(error) ? "failure" : "" }, kind(error)));
      } finally {
        if (controller === own) {
          controller = null;
          work.hidden = true;
        }
      }
    },
    // Stay after a change of the document for which `isStill()` holds.
    keepWhile(isStill) { survives = isStill; },
    // How far the job is.
    tell(words) { progress.textContent = words; },
    // Have the board show ghosts, an overlay or a film for as long as the card talks of them.
    offer(name, detail) {
      if (detail === null) shown.delete(name);
      else shown.add(name);
      app.emit(name, detail);
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

// Whether something is wrong, and not only beyond what the library can do.
const isFault = ({ problems, interrupted, status }) =>
  status !== 200 || (!interrupted && problems.some(({ line }) => line !== null));

// An error in a newcomer's words.
export function kind(error) {
  if (error.interrupted === "timeout") return "This took too long and was stopped.";
  if (error.interrupted === "memory") return "This needs more memory than it may take.";
  const [problem] = error.problems ?? [];
  const words = problem?.text ?? error.message;
  return capital(words.replace(/^encodings\/\S+: /, ""));
}

export function button(words, onclick, properties = {}) {
  return h("button", { type: "button", onclick, ...properties }, words);
}

export const buttons = (...given) => h("div", { class: "row" }, ...given);
export const paragraph = (...words) => h("p", {}, ...words);
