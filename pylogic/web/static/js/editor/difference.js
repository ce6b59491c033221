// The effect of an edit: how many answers there were and are, and a board that shows a difference.

import { ApiError, stream } from "../api.js";
import { h } from "../dom.js";
import { asked } from "../store.js";
import { normal } from "./texts.js";

/** @import { OnEvent } from "../api.js" */
/** @import { Picture } from "../board/film.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @typedef {{ status: string, cost: number[] }} Status */
/** @typedef {{ words: string, place: string }} Broken */
/**
 * @typedef {{ verdict: string | null, proof: string, by: number, accepted: string[],
 *   interrupted: string | null, frames: Picture[], broken: Broken[] }} Found
 */

/** @type {Record<string, string>} */
const ANSWERS = {
  unique: "unique", multiple: "more than one answer", none: "no answer", found: "an answer, perhaps more",
  optimal: "a best answer", interrupted: "not known in time",
};
const WHOSE = ["the saved rules", "the new rules"];
const COMPARING = "Comparing their answers on this board …";
/** @type {(keyof Document)[]} */
const ABOUT = ["rules", "facts", "constants"]; // what a comparison is about
const MOST_ATOMS = 12;

// A strip that says it; `putBack()` restores the saved text.
/** @param {App} app @param {() => void} putBack */
export function changesStrip(app, putBack) {
  const { store } = app;
  const place = h("div", { class: "changes", role: "status", hidden: true });
  const hide = () => {
    place.hidden = true;
    place.replaceChildren();
  };

  let said = "";
  /** @type {(statuses: Status[], words: string, difference?: Found | null) => void} */
  const show = (statuses, words, difference = null) => {
    said = words;
    const buttons = [button("Put it back", putBack)];
    if (difference?.frames.length) {
      const offer = `Show a board that only ${WHOSE[difference.by]} accept`;
      buttons.unshift(button(offer, () => film(app, difference)));
    }
    place.replaceChildren(
      h("p", { class: "changes-title" }, title(statuses)), h("p", {}, words),
      h("div", { class: "group" }, buttons));
    place.hidden = false;
  };

  /** @type {(document: Document) => boolean} */
  const isChanged = ({ rules, saved }) => Boolean(saved.rules) && normal(rules) !== normal(saved.rules);
  store.on(ABOUT, () => {
    if (!place.hidden && said !== COMPARING) show([], COMPARING);
  });

  return {
    dom: place,
    hide,
    // The rules cannot be read: there is still a way back.
    stop() {
      if (isChanged(store.now)) show([], "As they stand they cannot be read.");
      else hide();
    },
    /** @type {(signal: AbortSignal) => Promise<void>} */
    async update(signal) {
      const { now } = store;
      if (!isChanged(now)) return hide();
      /** @type {Status[]} */
      let statuses = [];
      if (place.hidden) show([], COMPARING);
      const isOld = () => ABOUT.some((key) => store.now[key] !== now[key]);
      /** @type {OnEvent} */
      const onEvent = (name, data) => {
        if (name === "statuses" && !isOld()) show(statuses = data.statuses, COMPARING);
      };
      try {
        const found = await stream("diff", asked(now), { signal, onEvent });
        if (isOld()) return undefined;
        if (found.verdict === null) return hide();
        return show(statuses, sentence(found, statuses), found.by === null ? null : found);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return show(statuses, `The answers could not be compared: ${error.message}`);
      }
    },
  };
}

/** @type {(words: string, onclick: () => void) => HTMLElement} */
const button = (words, onclick) => h("button", { type: "button", onclick }, words);

/** @type {(statuses: Status[]) => string} */
function title(statuses) {
  if (!statuses.length) return "The rules are changed";
  const hasCosts = isOtherCost(statuses);
  const [before, after] = statuses.map(({ status, cost }) =>
    ANSWERS[status] + (hasCosts ? ` (cost ${cost.join(" ")})` : ""));
  return before === after ? `Changed: ${after}, as before` : `Changed: ${before} → ${after}`;
}

/** @type {(statuses: Status[]) => boolean} */
const isOtherCost = ([before, after]) =>
  before?.status === "optimal" && after?.status === "optimal" && String(before.cost) !== String(after.cost);

// Never more than was proved: what holds on this board says nothing of others.
/** @type {(found: Found, statuses: Status[]) => string} */
function sentence({ verdict, proof, by, accepted, interrupted, frames }, statuses) {
  if (verdict === "different") {
    const atoms = frames.length ? "" : `: ${shortened(accepted)}`;
    return `On this board there is an answer that only ${WHOSE[by]} accept${atoms}.`;
  }
  if (verdict === "same" && proof === "the same rules") {
    return "The rules say the same as before, in other words or places.";
  }
  if (verdict === "same") {
    return "The answers on this board are the same as before. On other boards they may differ.";
  }
  if (isOtherCost(statuses)) return "The cost of the best answer on this board has changed.";
  const why = interrupted === null ? "not all answers could be compared" : "the time or memory for it was up";
  return `No difference was found on this board, but ${why}.`;
}

/** @type {(atoms: string[]) => string} */
function shortened(atoms) {
  const more = atoms.length - MOST_ATOMS;
  return atoms.slice(0, MOST_ATOMS).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** @type {(app: App, found: Found) => void} */
function film(app, { by, frames, broken }) {
  const breaks = breaksOf(broken).map((words) => `For ${WHOSE[1 - by]} it is wrong: ${words}`);
  const shown = frames.map((frame) => ({ ...frame, captions: [...frame.captions ?? [], ...breaks] }));
  app.emit("film", { title: `Only ${WHOSE[by]} accept this board`, frames: shown, at: 0 });
  app.emit("pane", "board");
}

// Each broken constraint once, by what it first says.
/** @type {(broken: Broken[]) => string[]} */
function breaksOf(broken) {
  const byPlace = Map.groupBy(broken, ({ place }) => place);
  return [...byPlace.values()].map(([{ words }, ...others]) =>
    (others.length ? `${words} (and ${others.length} more like that)` : words));
}
