// The pane of the rules and the facts: texts that follow the store, and what the server says of them.

import { ApiError, call, get } from "./api.js";
import { h, latest, paused } from "./dom.js";
import { changesStrip } from "./editor/changes.js";
import { completion } from "./editor/completion.js";
import { constantFields } from "./editor/constants.js";
import { heat, heatAt, showHeat } from "./editor/heat.js";
import { folding, foldsAtFirst, sayWords, unfoldAt } from "./editor/parts.js";
import { collected, listed, placeOf, severity, underline } from "./editor/problems.js";
import { tabList } from "./editor/tabs.js";
import { createView, flash, follow } from "./editor/view.js";
import { asked } from "./store.js";
import { EditorView } from "../vendor/codemirror-6.js";

const PAUSE = 400;
const HINT = "Escape, then Tab leaves the text. Ctrl-Shift-[ and ] hide and show lines.";
const HEAT = "pylogic:heat";

export function start(app) {
  const { store } = app;
  const known = { parts: [], predicates: [], directives: [], own: [] };
  const sources = { lint: [], solve: [], asked: [] };
  let sizes = [];
  let shown = "rules";

  const wordsOf = (name) => known.parts.find((part) =>
    part.name === name || (part.name.endsWith("_") && name.startsWith(part.name)))?.words ?? "";
  const status = h("p", { class: "editor-status" });
  const said = h("span", { class: "said" });
  const onMove = (state) => { said.textContent = (shown === "rules" && isHeatShown() && heatAt(state, state.selection.main.head)) || ""; };
  const texts = {
    rules: createView({
      words: "Rules of the puzzle", hint: "editor-hint", onMove, onText: (rules) => type({ rules }),
      extensions: [folding(wordsOf), heat, completion(() => known), EditorView.lineWrapping],
    }),
    facts: createView({
      words: "Facts: the board as text", hint: "editor-hint", onMove, onText: (facts) => type({ facts }),
      extensions: [completion(() => known)],
    }),
  };
  const panels = Object.fromEntries(Object.entries({ rules: "Rules", facts: "Facts" }).map(([name, words]) =>
    [name, { words, dom: h("div", { class: "text" }, texts[name].view.dom) }]));
  const tabs = tabList(panels, (name) => {
    shown = name;
    heatSwitch.hidden = name !== "rules";
    constants.dom.classList.toggle("elsewhere", name !== "rules");
    onMove(texts[name].view.state);
    texts[name].view.requestMeasure();
  });
  const box = h("input", { type: "checkbox", checked: localStorage.getItem(HEAT) !== "off", onchange: switchHeat });
  const heatSwitch = h("label", {
    class: "heat-switch", title: "How often each rule is used on this board: its ground instances, beside its lines",
  }, box, "Heat bar");
  const isHeatShown = () => box.checked;
  const constants = constantFields(store);
  const changes = changesStrip(app, () => {
    follow(texts.rules.view, normal(store.now.saved.rules), { isUndoable: true });
    app.emit("message", { words: "The saved rules are back. Ctrl-Z in the editor brings your change back." });
  });
  const list = h("ul", { class: "problems", "aria-label": "What looks wrong", hidden: true });

  document.querySelector("#rules").append(
    h("div", { class: "editor-head" }, tabs.dom, heatSwitch), constants.dom,
    panels.rules.dom, panels.facts.dom, changes.dom, list, status);
  status.append(said, h("span", { class: "hint", id: "editor-hint" }, HINT));
  tabs.show("rules");

  function type(patch) {
    const [[name, text]] = Object.entries(patch);
    if (normal(store.now[name]) !== text) store.change(patch, { undoable: false });
  }

  // ---- From the store to the texts ------------------------------------------------

  function take(now, before) {
    const isOther = now.puzzle !== before.puzzle;
    if (isOther) {
      texts.rules.open(normal(now.rules));
      const effects = foldsAtFirst(texts.rules.view.state.doc);
      texts.rules.view.dispatch({ effects });
      forget();
    } else follow(texts.rules.view, normal(now.rules));
    if (isOther || now.instance !== before.instance) texts.facts.open(normal(now.facts));
    else follow(texts.facts.view, normal(now.facts));
  }

  function forget() {
    Object.assign(sources, { lint: [], solve: [], asked: [] });
    known.own = [];
    sizes = [];
    constants.show([]);
    changes.hide();
    showHeat(texts.rules.view, []);
    showProblems();
  }

  store.on(["puzzle", "instance", "rules", "facts"], (now, before) => {
    take(now, before);
    check();
  });
  store.on(["constants", "saved"], () => check());

  // ---- What the server says -------------------------------------------------------

  const newest = latest();
  const check = paused(PAUSE, () => newest(checked));

  async function checked(signal) {
    if (!store.now.puzzle) return;
    sources.asked = [];
    try {
      await learn();
      const told = await call("rules", asked(store.now), signal);
      sources.lint = told.problems;
      learned(told);
      showProblems();
      if (told.problems.some((problem) => severity(problem) === "error")) return changes.stop();
      await changes.update(signal);
      if (isHeatShown()) await measure(signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sources.asked = error.problems;
      if (!error.problems.length) sources.asked = [{ text: `Not checked: ${error.message}`, kind: "note" }];
      showProblems();
    }
  }

  async function learn() {
    if (known.parts.length) return;
    Object.assign(known, await get("vocabulary"));
    sayWords(texts.rules.view, wordsOf);
  }

  function learned({ predicates, constants: found }) {
    if (predicates !== null) known.own = predicates;
    if (found !== null) constants.show(found);
  }

  async function measure(signal) {
    const file = rulesFile();
    const { rules } = await call("spots", asked(store.now), signal);
    sizes = rules.filter((rule) => rule.file === file);
    showHeat(texts.rules.view, sizes);
    onMove(texts[shown].view.state);
  }

  function switchHeat() {
    localStorage.setItem(HEAT, isHeatShown() ? "on" : "off");
    showHeat(texts.rules.view, []);
    document.querySelector("#rules").classList.toggle("cold", !isHeatShown());
    if (isHeatShown()) check();
    else onMove(texts[shown].view.state);
  }
  document.querySelector("#rules").classList.toggle("cold", !isHeatShown());

  // ---- Problems -------------------------------------------------------------------

  const rulesFile = () => `encodings/${store.now.puzzle}.lp`;
  const factsFile = () => `instances/${store.now.puzzle}/${store.now.instance || "board"}.lp`;
  const isFile = (file, meant) => file === meant || Boolean(file?.endsWith(`/${meant}`));
  const textOf = ({ file }) => (isFile(file, rulesFile()) ? "rules" : isFile(file, factsFile()) ? "facts" : null);

  function showProblems() {
    const problems = collected(sources);
    for (const name of Object.keys(texts)) {
      const own = problems.filter((problem) => textOf(problem) === name);
      underline(texts[name].view, own.filter(({ line }) => line !== null && line !== undefined));
      const errors = own.filter((problem) => severity(problem) === "error").length;
      const warnings = own.filter((problem) => severity(problem) === "warning").length;
      tabs.count(name, errors || warnings, errors ? "error" : "warning");
    }
    list.replaceChildren(...listed(problems, nameOf, reveal));
    list.hidden = !problems.length;
  }

  function nameOf(problem) {
    const text = textOf(problem);
    const last = text ? texts[text].view.state.doc.lines : Infinity;
    const line = problem.line ? `line ${Math.min(problem.line, last)}` : "";
    if (text === "rules") return line || "rules";
    if (text === "facts") return line ? `facts, ${line}` : "facts";
    return [problem.file?.replace(/^.*encodings\//, ""), line].filter(Boolean).join(", ");
  }

  app.when("problems", (problems) => {
    sources.solve = problems ?? [];
    showProblems();
  });

  // ---- Revealing a line -----------------------------------------------------------

  function reveal(place) {
    const name = textOf(place);
    if (name === null) {
      const words = place.file ? `That is line ${place.line} of ${nameOf({ file: place.file })}, a library that the rules include.` : "";
      if (words) app.emit("message", { words });
      return;
    }
    const { view } = texts[name];
    app.emit("pane", "rules");
    tabs.show(name);
    const { from } = placeOf(view.state.doc, place);
    unfoldAt(view, from);
    flash(view, from);
  }
  app.when("reveal", reveal);
  app.when("cancel-all", () => newest(async () => {}));
  take(store.now, { puzzle: null });
}

// As CodeMirror has it: lines end in one way.
const normal = (text) => text.replace(/\r\n?/g, "\n");
