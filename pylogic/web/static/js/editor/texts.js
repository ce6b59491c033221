// The two texts in their tabs: they follow the store, and the store follows them.

import { EditorView } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";
import { completion } from "./completion.js";
import { heat } from "./heat.js";
import { folding, foldsAtFirst } from "./parts.js";
import { textOf } from "./address.js";
import { placeOf } from "./problems.js";
import { tabList } from "./tabs.js";
import { createView, flash, follow } from "./view.js";

/** @import { Place } from "../api.js" */
/** @import { App } from "../signals.js" */
/** @import { Document, Kind } from "../store.js" */
/** @import { Vocabulary } from "./completion.js" */
/** @import { EditorState } from "@codemirror/state" */
/**
 * @typedef {object} Around the texts
 * @property {() => Vocabulary} known what can be completed
 * @property {(part: string) => string} wordsOf what a part is for
 * @property {string} hint the id of what says which keys there are
 * @property {(name: Kind, state: EditorState) => void} onMove hears where the cursor is in the shown text
 */

/** @type {Record<Kind, string>} */
const NAMES = { rules: "Rules", facts: "Facts" };
const LABELS = { rules: "Rules of the puzzle", facts: "Facts: the board as text" };

/** @param {App} app @param {Around} around */
export function createTexts(app, { known, wordsOf, hint, onMove }) {
  const { store } = app;
  /** @type {Record<Kind, any[]>} */
  const extensions = {
    rules: [folding(wordsOf), heat, completion(known), EditorView.lineWrapping],
    facts: [completion(known)],
  };
  /** @type {Kind} */
  let shown = "rules";
  /** @type {Record<Kind, ReturnType<typeof createView>>} */
  const texts = /** @type {any} */ ({});
  /** @type {Record<Kind, { words: string, dom: HTMLElement }>} */
  const panels = /** @type {any} */ ({});
  for (const [name, words] of /** @type {[Kind, string][]} */ (Object.entries(NAMES))) {
    texts[name] = createView({
      words: LABELS[name],
      hint,
      extensions: extensions[name],
      onText(text) {
        const { [name]: known, saved } = store.now;
        if (normal(known) !== text) store.change({ [name]: raw(text, saved[name]) }, { undoable: false });
      },
      onMove(state) {
        if (name === shown) onMove(name, state);
      },
    });
    panels[name] = { words, dom: h("div", { class: "text" }, texts[name].view.dom) };
  }
  const tabs = tabList(panels, (name) => {
    shown = name;
    texts[name].view.requestMeasure();
    onMove(name, texts[name].view.state);
  });

  return {
    tabs,
    panels: Object.values(panels).map(({ dom }) => dom),
    views: { rules: texts.rules.view, facts: texts.facts.view },
    // Look where the cursor is once more.
    look: () => onMove(shown, texts[shown].view.state),
    // Take what the store says; another puzzle begins folded, and with nothing to undo.
    /** @type {(now: Document, before: Pick<Document, "puzzle"> & Partial<Document>) => void} */
    take(now, before) {
      const isOther = now.puzzle !== before.puzzle;
      if (isOther) {
        texts.rules.open(normal(now.rules));
        const { view } = texts.rules;
        view.dispatch({ effects: foldsAtFirst(view.state.doc) });
        view.scrollDOM.scrollTop = 0;
      } else follow(texts.rules.view, normal(now.rules));
      if (isOther || now.instance !== before.instance) texts.facts.open(normal(now.facts));
      else follow(texts.facts.view, normal(now.facts));
    },
    putBack() {
      follow(texts.rules.view, normal(store.now.saved.rules), { isUndoable: true });
    },
    // Show a place in its text; false if it is in another file.
    /** @type {(place: Place) => boolean} */
    reveal(place) {
      const name = textOf(store.now, place);
      if (name === null) return false;
      const { view } = texts[name];
      app.emit("pane", "rules");
      tabs.show(name);
      const { from } = placeOf(view.state.doc, place);
      flash(view, from);
      return true;
    },
  };
}

// As CodeMirror has it: lines end in one way.
/** @type {(text: string) => string} */
export const normal = (text) => text.replace(/\r\n?/g, "\n");

// As the file has it.
/** @type {(text: string, saved: string) => string} */
function raw(text, saved) {
  if (text === normal(saved)) return saved;
  return saved.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}
