// The document of a tab: what is edited, with undo and redo without end for the board's part.

import { batch, computed, signal } from "../vendor/preact-11.js";

/** @typedef {Record<string, boolean>} Marks what the player has entered: atoms, and whether they hold */
/** @typedef {"rules" | "facts"} Kind */
/**
 * @typedef {object} Document
 * @property {string} puzzle
 * @property {string} instance
 * @property {string} rules the text in the editor, as `facts`
 * @property {string} facts
 * @property {Record<Kind, string>} saved the texts that the files have
 * @property {Record<Kind, string | null>} stamps of the files; null for one that is not there
 * @property {Marks} marks
 * @property {Record<string, string[]>} notes candidates, by "row,column"
 * @property {Record<string, string>} constants
 * @property {"play" | "edit"} mode
 * @property {number} seconds for which the board has been played
 * @property {Pick<Document, "marks" | "notes">[]} saves boards that the player wants to come back to
 */
/** @typedef {ReturnType<typeof createStore>} Store */
/** @typedef {(now: Document, before: Document, changed: Set<keyof Document>) => void} Listener */

/** @type {Readonly<Document>} */
export const EMPTY = Object.freeze({
  puzzle: "", instance: "", rules: "", facts: "", saved: { rules: "", facts: "" },
  stamps: { rules: null, facts: null }, marks: {}, notes: {}, constants: {}, mode: "play",
  seconds: 0, saves: [],
});
/** @type {("facts" | "marks" | "notes")[]} */
const UNDOABLE = ["facts", "marks", "notes"];
/** @type {(keyof Document)[]} */
const POSED = ["puzzle", "instance", "rules", "facts", "constants"];

/** @typedef {Pick<Document, "facts" | "marks" | "notes">} Board what undo brings back */
/** @typedef {{ now: Board, past: Board[], future: Board[] }} History of the board that is `now` */

export function createStore(first = EMPTY) {
  const document = signal(first); // a component or a computed value that reads `now` follows it
  let posed = first;
  const task = computed(() => {
    const now = document.value;
    if (POSED.some((key) => now[key] !== posed[key])) posed = now;
    return posed;
  });
  /** @type {Board[]} */
  let past = [];
  /** @type {Board[]} */
  let future = [];
  /** @type {string | null} */
  let merging = null;
  /** @type {Set<Listener>} */
  const listeners = new Set();

  /** @type {(now: Document) => void} */
  const set = (now) => batch(() => {
    const before = document.peek();
    document.value = now;
    const keys = /** @type {(keyof Document)[]} */ (Object.keys(now));
    const changed = keys.filter((key) => now[key] !== before[key]);
    if (changed.length) for (const listen of [...listeners]) listen(now, before, new Set(changed));
  });
  /** @type {(document: Document) => Board} */
  const boardOf = ({ facts, marks, notes }) => ({ facts, marks, notes });
  /** @type {(from: Board[], to: Board[]) => void} */
  const move = (from, to) => {
    if (!from.length) return;
    const before = document.peek();
    to.push(boardOf(before));
    merging = null;
    set({ ...before, ...from.pop() });
  };

  return {
    get now() { return document.value; },
    // The document as it was when its puzzle, texts or constants last changed: the same for all entries into a board.
    get task() { return task.value; },
    get canUndo() { return document.value && past.length > 0; },
    get canRedo() { return document.value && future.length > 0; },
    /** @type {History} */
    get history() { return { now: boardOf(document.value), past, future }; },
    // Change some keys. Changes with the same `merge` (one drag) are undone together; with
    // `undoable: false` nothing is remembered (text that has an undo of its own, or a file read).
    /** @type {(patch: Partial<Document>, how?: { merge?: string | null, undoable?: boolean }) => void} */
    change(patch, { merge = null, undoable = true } = {}) {
      const before = document.peek();
      const isBoard = UNDOABLE.some((key) => key in patch && patch[key] !== before[key]);
      if (isBoard && undoable && !(merge !== null && merge === merging)) {
        past.push(boardOf(before));
        future = [];
      }
      if (isBoard || "mode" in patch) merging = merge;
      set({ ...before, ...patch });
    },
    // Begin another document, of which nothing can be undone but where `history` is of its board.
    /** @type {(document: Partial<Document>, history?: History | null) => void} */
    open(opened, history = null) {
      const now = { ...EMPTY, ...opened };
      const isOfBoard = history !== null && JSON.stringify(history.now) === JSON.stringify(boardOf(now));
      [past, future, merging] = isOfBoard ? [history.past, history.future, null] : [[], [], null];
      set(now);
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
    // Call `listen(now, before, changedKeys)` after each change that touches one of the keys.
    /** @type {(keys: (keyof Document)[], listen: Listener) => () => void} */
    on(keys, listen) {
      const wanted = new Set(keys);
      /** @type {Listener} */
      const filtered = (...told) => { if ([...told[2]].some((key) => wanted.has(key))) listen(...told); };
      listeners.add(filtered);
      return () => listeners.delete(filtered);
    },
  };
}

// The request body of a job about the board; `extra` adds fields or replaces them.
/** @type {(document: Document, extra?: object) => object} */
export function asked(document, extra = {}) {
  const { puzzle, instance, rules, facts, constants, marks } = document;
  return { puzzle, instance, rules, facts, constants, marks: Object.entries(marks), ...extra };
}

// Whether what is entered now is entered still, in the same task.
/** @type {(store: Store) => () => boolean} */
export function whileEntered(store) {
  const { task, now: { marks } } = store;
  return () => store.task === task && Object.entries(marks).every(([atom, holds]) => store.now.marks[atom] === holds);
}
