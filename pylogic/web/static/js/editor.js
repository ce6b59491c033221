// The pane of the rules and the facts: their texts, and what the server says of them.

import { ApiError, get } from "./api.js";
import { find, h, latest } from "./dom.js";
import { changesStrip } from "./editor/difference.js";
import { isPart } from "./editor/completion.js";
import { constantFields } from "./editor/constants.js";
import { createFindings } from "./editor/findings.js";
import { heatAt, showHeat } from "./editor/heat.js";
import { sayWords } from "./editor/parts.js";
import { nameOf, rulesFile, textOf } from "./editor/address.js";
import { severity } from "./editor/problems.js";
import { createTexts } from "./editor/texts.js";

/** @import { Place } from "./api.js" */
/** @import { Problem } from "./replies.js" */
/** @import { Own, Vocabulary } from "./editor/completion.js" */
/** @import { Size } from "./editor/heat.js" */
/** @import { App } from "./signals.js" */
/** @import { Document, Kind } from "./store.js" */
/** @import { EditorState } from "@codemirror/state" */
/**
 * @typedef {object} Pane what the functions below share
 * @property {App} app
 * @property {ReturnType<typeof createTexts>} texts
 * @property {ReturnType<typeof createVocabulary>} vocabulary
 * @property {HTMLInputElement} box whether the heat bar is shown
 * @property {HTMLElement} element
 * @property {ReturnType<typeof constantFields>} constants
 * @property {ReturnType<typeof createFindings>} findings
 * @property {ReturnType<typeof changesStrip>} changes
 * @property {unknown[] | null} report what the report on the rules is about that is shown; null if a change may mend it
 */

const PAUSE = 100; // milliseconds after a change of numbers
const FOLDED = "pylogic:rules";
const HINT = "Tab leaves the text. Ctrl-[ and ] indent lines, with Shift they hide and show them.";
const HEAT = "pylogic:heat";
const HEAT_WORDS = "How often each rule is used on this board: its ground instances, beside its lines";

/** @type {(app: App) => void} */
export function start(app) {
  const { store } = app;
  const vocabulary = createVocabulary();
  const said = h("span", { class: "said" });
  const box = h("input", { type: "checkbox", checked: localStorage.getItem(HEAT) !== "off" });
  const heatSwitch = h("label", { class: "heat-switch", title: HEAT_WORDS }, box, "Heat bar");
  const texts = createTexts(app, {
    known: () => vocabulary.known,
    /** @type {(name: string) => string} */
    wordsOf: vocabulary.wordsOf,
    hint: "editor-hint",
    /** @type {(name: Kind, state: EditorState) => void} */
    onMove(name, state) {
      heatSwitch.hidden = name !== "rules";
      said.textContent = (name === "rules" && box.checked && heatAt(state, state.selection.main.head)) || "";
    },
  });
  /** @type {(place: Place) => void} */
  const reveal = (place) => { if (!texts.reveal(place)) tellLibrary(app, place); };
  /** @type {Pane} */
  const pane = {
    app, texts, vocabulary, box, report: null,
    element: find("#rules"),
    constants: constantFields(store),
    findings: createFindings(store, texts, reveal),
    changes: changesStrip(app, () => putBack(app, texts)),
  };
  pane.element.append(
    h("div", { class: "editor-head" }, texts.tabs.dom, heatSwitch), pane.constants.dom, ...texts.panels,
    pane.changes.dom, pane.findings.dom,
    h("p", { class: "editor-status" }, said, h("span", { class: "hint", id: "editor-hint" }, HINT)));
  texts.tabs.show("rules");
  startFolding(app, pane.element.id);
  listen(pane, reveal);
}

// An author sees the rules beside the board; a player sees them only on request, which the browser keeps.
/** @type {(app: App, id: string) => void} */
function startFolding({ store, when }, id) {
  let isWanted = localStorage.getItem(FOLDED) === "open";
  const button = h("button", {
    type: "button", "aria-controls": id, title: "The rules and the facts, as the computer reads them",
    onclick: () => {
      isWanted = !isWanted;
      localStorage.setItem(FOLDED, isWanted ? "open" : "folded");
      show();
    },
  }, "Rules");
  const show = () => {
    const isEdited = store.now.mode === "edit";
    document.body.classList.toggle("folded", !isWanted && !isEdited);
    button.setAttribute("aria-expanded", String(isWanted));
    button.hidden = isEdited;
  };
  find("#folding").append(button);
  store.on(["mode"], show);
  when("pane", (name) => {
    if (name !== "rules") return;
    isWanted = true; // somebody points at a line
    show();
  });
  show();
}

/** @type {(pane: Pane, reveal: (place: Place) => void) => void} */
function listen(pane, reveal) {
  const { app, texts, findings } = pane;
  const { store, overview } = app;
  const newest = latest();
  const check = () => newest((signal) => checked(pane, signal));
  /** @type {(now: Document, before: Pick<Document, "puzzle">) => void} */
  const take = (now, before) => {
    if (now.puzzle !== before.puzzle) forget(pane);
    texts.take(now, before);
  };
  store.on(["puzzle", "instance", "rules", "facts"], take);
  store.on(["puzzle", "instance", "rules", "facts", "constants", "saved"], check);
  take(store.now, { puzzle: "" });
  app.when("problems", (problems) => findings.tell("solve", problems ?? []));
  app.when("reveal", reveal);
  app.when("cancel-all", () => {
    newest.stop();
    pane.report = null;
    overview.drop("rules");
    overview.drop("spots");
    check();
  });
  startHeat(pane, check);
}

/** @type {(pane: Pane, check: () => void) => void} */
function startHeat({ box, element, texts }, check) {
  const show = () => element.classList.toggle("cold", !box.checked);
  box.addEventListener("change", () => {
    localStorage.setItem(HEAT, box.checked ? "on" : "off");
    show();
    texts.look();
    if (box.checked) check();
  });
  show();
}

/** @type {(pane: Pane) => void} */
function forget({ vocabulary, constants, changes, findings, texts }) {
  vocabulary.forget();
  constants.show([]);
  changes.hide();
  showHeat(texts.views.rules, []);
  findings.forget();
}

/** @type {(app: App, texts: Pane["texts"]) => void} */
function putBack(app, texts) {
  texts.putBack();
  app.emit("message", { words: "The saved rules are back. Ctrl-Z in the editor brings your change back." });
}

/** @type {(app: App, place: Place) => void} */
function tellLibrary(app, place) {
  if (!place.file) return;
  const name = nameOf(app.store.now, { file: place.file });
  app.emit("message", { words: `That is line ${place.line} of ${name}, a library that the rules include.` });
}

// What the report on the rules is about; of the facts these are their predicates and constants.
/** @type {(now: Document) => unknown[]} */
const aboutRules = ({ puzzle, rules, constants, facts }) => {
  const shape = facts.replace(/%.*/g, "").match(/#const[^.]*|[a-z_]\w*(?=[(.])/g);
  return [puzzle, rules, constants, [...new Set(shape)].sort().join(" ")];
};

// Tell the problems; without errors, also the effect of the edit, then the heat, measured meanwhile.
/** @type {(pane: Pane, signal: AbortSignal) => Promise<void>} */
async function checked(pane, signal) {
  const { app, app: { store, overview }, vocabulary, constants, changes, findings, texts, box } = pane;
  const { now } = store;
  if (!now.puzzle) return;
  const about = aboutRules(now);
  const isKnown = pane.report?.every((part, at) => part === about[at]);
  if (!isKnown) pane.report = null;
  const asked = isKnown ? new Promise((resolve) => { setTimeout(resolve, PAUSE, null); }) : overview.ask("rules");
  const measured = box.checked ? overview.ask("spots") : overview.drop("spots");
  measured?.catch(() => {}); // it is told below, unless the rules are wrong, which says why
  try {
    const told = await asked;
    if (told === undefined || signal.aborted) return;
    findings.tell("asked", []);
    if (told !== null) {
      overview.drop("rules"); // a change of numbers does not ask again
      await vocabulary.learn(() => sayWords(texts.views.rules, vocabulary.wordsOf));
      findings.tell("lint", told.problems);
      app.emit("game", told.game);
      if (told.predicates !== null) vocabulary.learnOwn(told.predicates);
      if (told.constants !== null) {
        constants.show(told.constants);
        constants.tidy();
      }
      /** @type {Problem[]} */
      const problems = told.problems;
      if (problems.some((problem) => severity(problem) === "error")) return changes.stop();
      if (problems.every((problem) => textOf(now, problem) !== "facts")) pane.report = about;
    }
    await changes.update(signal);
    const sizes = await measured;
    if (sizes && !signal.aborted) heat(now, texts, sizes.rules);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unplaced = [{ text: `Not checked: ${error.message}`, kind: "note", file: null, line: null, column: null }];
    findings.tell("asked", error.problems.length ? error.problems : unplaced);
  }
}

/** @type {(now: Document, texts: Pane["texts"], sizes: Size[]) => void} */
function heat(now, texts, sizes) {
  showHeat(texts.views.rules, sizes.filter(({ file }) => file === rulesFile(now)));
  texts.look();
}

// The vocabulary for completion: words of pylogic's own, and those of the rules.
function createVocabulary() {
  /** @type {Vocabulary} */
  const known = { parts: [], predicates: [], directives: [], own: [] };
  return {
    known,
    /** @type {(name: string) => string} */
    wordsOf: (name) => known.parts.find((part) => isPart(part, name))?.words ?? "",
    /** @type {(onLearned: () => void) => Promise<void>} */
    async learn(onLearned) {
      if (known.parts.length) return;
      Object.assign(known, await get("vocabulary"));
      onLearned();
    },
    /** @type {(predicates: Own[]) => void} */
    learnOwn(predicates) { known.own = predicates; },
    forget() { known.own = []; },
  };
}
