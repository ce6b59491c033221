// One text in CodeMirror: the extensions that both tabs have, and changes from elsewhere.

import * as cm from "../../vendor/codemirror-6.js";
import { asp, colours } from "./asp.js";
import { theme } from "./theme.js";

/** @import { EditorState, StateEffectType, Text } from "@codemirror/state" */
/**
 * @typedef {object} Told of a view
 * @property {string} words its accessible name
 * @property {string} hint the id of what describes it
 * @property {(text: string) => void} onText hears what is typed
 * @property {(state: EditorState) => void} onMove hears where the cursor is
 * @property {any[]} [extensions]
 */

/** @type {StateEffectType<number | null>} */
const setFlash = cm.StateEffect.define();
const FLASH = 2500;

const flashes = cm.StateField.define({
  create: () => cm.Decoration.none,
  update(found, transaction) {
    let now = found.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setFlash)) {
        const at = effect.value;
        now = cm.Decoration.set(at === null ? [] : [cm.Decoration.line({ class: "flash" }).range(at)]);
      }
    }
    return now;
  },
  provide: (field) => cm.EditorView.decorations.from(field),
});

// Lines that head a section, as in "% ---- Cells ----": they are not wrapped.
const SECTION = /^%\s*-{3,}/;
const sections = cm.StateField.define({
  create: (state) => sectionsOf(state.doc),
  update: (found, transaction) => (transaction.docChanged ? sectionsOf(transaction.state.doc) : found),
  provide: (field) => cm.EditorView.decorations.from(field),
});

/** @type {(doc: Text) => cm.RangeSet<cm.Decoration>} */
function sectionsOf(doc) {
  const heads = [];
  for (let number = 1; number <= doc.lines; number += 1) {
    const { from, text } = doc.line(number);
    if (SECTION.test(text)) heads.push(cm.Decoration.line({ class: "section" }).range(from));
  }
  return cm.Decoration.set(heads);
}

/** @type {(told: Told) => { view: cm.EditorView, open: (text: string) => void }} */
export function createView({ words, hint, onText, onMove, extensions = [] }) {
  const shared = [
    cm.lintGutter(),
    cm.lineNumbers(),
    extensions,
    asp,
    cm.syntaxHighlighting(colours),
    cm.history(),
    cm.drawSelection(),
    cm.dropCursor(),
    cm.highlightSpecialChars(),
    cm.highlightActiveLine(),
    cm.highlightActiveLineGutter(),
    cm.highlightSelectionMatches(),
    cm.bracketMatching(),
    cm.search({ top: true }),
    cm.indentUnit.of("    "),
    flashes,
    sections,
    theme,
    cm.keymap.of([
      { key: "Tab", run: cm.acceptCompletion },
      ...cm.defaultKeymap, ...cm.historyKeymap, ...cm.searchKeymap, ...cm.foldKeymap, ...cm.lintKeymap,
    ]),
    cm.EditorView.contentAttributes.of({ "aria-label": words, "aria-describedby": hint }),
    cm.EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
      if (update.docChanged || update.selectionSet) onMove(update.state);
    }),
  ];
  /** @type {(doc: string) => EditorState} */
  const stateOf = (doc) => cm.EditorState.create({ doc, extensions: shared });
  const view = new cm.EditorView({ state: stateOf("") });
  keepCursor(view);
  return { view, open: (text) => view.setState(stateOf(text)) };
}

// Keep the cursor in view when something below the text takes its room, unless the user has scrolled.
/** @type {(view: cm.EditorView) => void} */
function keepCursor(view) {
  let isAway = false;
  view.dom.addEventListener("wheel", () => { isAway = true; }, { passive: true });
  view.dom.addEventListener("touchmove", () => { isAway = true; }, { passive: true });
  view.dom.addEventListener("keydown", () => { isAway = false; });
  new ResizeObserver(() => {
    if (isAway || !view.hasFocus) return;
    view.dispatch({ effects: cm.EditorView.scrollIntoView(view.state.selection.main.head, { yMargin: 20 }) });
  }).observe(view.dom);
}

// Make a text of the one that is there, changing no more than needed: the cursor stays.
/** @type {(view: cm.EditorView, text: string, how?: { isUndoable?: boolean }) => void} */
export function follow(view, text, { isUndoable = false } = {}) {
  const changes = smallestChange(view.state.doc.toString(), text);
  if (changes === null) return;
  const annotations = isUndoable
    ? [cm.isolateHistory.of("full")]
    : [cm.Transaction.addToHistory.of(false)];
  view.dispatch({ changes, annotations });
}

// The change between the common beginning and the common end of two texts; null if they are equal.
/** @type {(before: string, after: string) => { from: number, to: number, insert: string } | null} */
export function smallestChange(before, after) {
  if (before === after) return null;
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < least - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

// Bring a line into view, put the cursor there, which opens what hides it, and mark it for a moment.
/** @type {(view: cm.EditorView, position: number) => void} */
export function flash(view, position) {
  const at = view.state.doc.lineAt(position).from;
  view.dispatch({
    selection: { anchor: position },
    effects: [cm.EditorView.scrollIntoView(position, { y: "center" }), setFlash.of(at)],
  });
  view.focus();
  setTimeout(() => view.dispatch({ effects: setFlash.of(null) }), FLASH);
}
