// The pane of the rules and the facts: their texts, and what the server says of them.

import { ApiError, call, get } from "./api.js";
import { h, latest, paused } from "./dom.js";
import { changesStrip } from "./editor/changes.js";
import { isPart } from "./editor/completion.js";
import { constantFields } from "./editor/constants.js";
import { createFindings } from "./editor/findings.js";
import { heatAt, showHeat } from "./editor/heat.js";
import { sayWords } from "./editor/parts.js";
import { nameOf, rulesFile } from "./editor/places.js";
import { severity } from "./editor/problems.js";
import { createTexts } from "./editor/texts.js";
import { asked } from "./store.js";

const PAUSE = 400;
const HINT = "Escape, then Tab leaves the text. Ctrl-Shift-[ and ] hide and show lines.";
const HEAT = "pylogic:heat";
const HEAT_WORDS = "How often each rule is used on this board: its ground instances, beside its lines";

export function start(app) {
  const { store } = app;
  const vocabulary = createVocabulary();
  const said = h("span", { class: "said" });
  const box = h("input", { type: "checkbox", checked: localStorage.getItem(HEAT) !== "off" });
  const heatSwitch = h("label", { class: "heat-switch", title: HEAT_WORDS }, box, "Heat bar");
  const texts = createTexts(app, {
    known: () => vocabulary.known,
    wordsOf: vocabulary.wordsOf,
    hint: "editor-hint",
    onMove(name, state) {
      heatSwitch.hidden = name !== "rules";
      said.textContent = (name === "rules" && box.checked && heatAt(state, state.selection.main.head)) || "";
    },
  });
  const reveal = (place) => { if (!texts.reveal(place)) tellLibrary(app, place); };
  const pane = {
    app, texts, vocabulary, box,
    element: document.querySelector("#rules"),
    constants: constantFields(store),
    findings: createFindings(store, texts, reveal),
    changes: changesStrip(app, () => putBack(app, texts)),
  };
  pane.element.append(
    h("div", { class: "editor-head" }, texts.tabs.dom, heatSwitch), pane.constants.dom, ...texts.panels,
    pane.changes.dom, pane.findings.dom,
    h("p", { class: "editor-status" }, said, h("span", { class: "hint", id: "editor-hint" }, HINT)));
  texts.tabs.show("rules");
  listen(pane, reveal);
}

function listen(pane, reveal) {
  const { app, texts, findings } = pane;
  const { store } = app;
  const newest = latest();
  const check = paused(PAUSE, () => newest((signal) => checked(pane, signal)));
  const take = (now, before) => {
    if (now.puzzle !== before.puzzle) forget(pane);
    texts.take(now, before);
  };
  store.on(["puzzle", "instance", "rules", "facts"], take);
  store.on(["puzzle", "instance", "rules", "facts", "constants", "saved"], check);
  take(store.now, { puzzle: null });
  app.when("problems", (problems) => findings.tell("solve", problems ?? []));
  app.when("reveal", reveal);
  app.when("cancel-all", () => {
    newest.stop();
    check();
  });
  startHeat(pane, check);
}

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

function forget({ vocabulary, constants, changes, findings, texts }) {
  vocabulary.forget();
  constants.show([]);
  changes.hide();
  showHeat(texts.views.rules, []);
  findings.forget();
}

function putBack(app, texts) {
  texts.putBack();
  app.emit("message", { words: "The saved rules are back. Ctrl-Z in the editor brings your change back." });
}

function tellLibrary(app, place) {
  if (!place.file) return;
  const name = nameOf(app.store.now, { file: place.file });
  app.emit("message", { words: `That is line ${place.line} of ${name}, a library that the rules include.` });
}

// What is wrong, then what has changed, then how hot the rules are.
async function checked(pane, signal) {
  const { app, app: { store }, vocabulary, constants, changes, findings, texts, box } = pane;
  if (!store.now.puzzle) return;
  try {
    await vocabulary.learn(() => sayWords(texts.views.rules, vocabulary.wordsOf));
    const told = await call("rules", asked(store.now), signal);
    findings.tell("asked", []);
    findings.tell("lint", told.problems);
    app.emit("game", told.game);
    if (told.predicates !== null) vocabulary.learnOwn(told.predicates);
    if (told.constants !== null) {
      constants.show(told.constants);
      constants.tidy();
    }
    if (told.problems.some((problem) => severity(problem) === "error")) return changes.stop();
    await changes.update(signal);
    if (box.checked) await measure(store.now, texts, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unplaced = [{ text: `Not checked: ${error.message}`, kind: "note" }];
    findings.tell("asked", error.problems.length ? error.problems : unplaced);
  }
}

async function measure(now, texts, signal) {
  const { rules } = await call("spots", asked(now), signal);
  showHeat(texts.views.rules, rules.filter(({ file }) => file === rulesFile(now)));
  texts.look();
}

// What can be completed: words of pylogic's own, and those of the rules.
function createVocabulary() {
  const known = { parts: [], predicates: [], directives: [], own: [] };
  return {
    known,
    wordsOf: (name) => known.parts.find((part) => isPart(part, name))?.words ?? "",
    async learn(onLearned) {
      if (known.parts.length) return;
      Object.assign(known, await get("vocabulary"));
      onLearned();
    },
    learnOwn(predicates) { known.own = predicates; },
    forget() { known.own = []; },
  };
}
