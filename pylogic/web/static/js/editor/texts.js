// The two texts in their tabs: they follow the store, and the store follows them.

import { EditorView } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";
import { completion } from "./completion.js";
import { heat } from "./heat.js";
import { folding, foldsAtFirst } from "./parts.js";
import { textOf } from "./places.js";
import { placeOf } from "./problems.js";
import { tabList } from "./tabs.js";
import { createView, flash, follow } from "./view.js";

const NAMES = { rules: "Rules", facts: "Facts" };
const LABELS = { rules: "Rules of the puzzle", facts: "Facts: the board as text" };

// `known()` is what can be completed, `wordsOf(part)` what a part is for, `hint` the id of what
// says which keys there are. `onMove(name, state)` hears where the cursor is in the shown text.
export function createTexts(app, { known, wordsOf, hint, onMove }) {
  const { store } = app;
  const extensions = {
    rules: [folding(wordsOf), heat, completion(known), EditorView.lineWrapping],
    facts: [completion(known)],
  };
  let shown = "rules";
  const texts = {};
  const panels = {};
  for (const [name, words] of Object.entries(NAMES)) {
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
export const normal = (text) => text.replace(/\r\n?/g, "\n");

// As the file has it.
function raw(text, saved) {
  if (text === normal(saved)) return saved;
  return saved.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}
