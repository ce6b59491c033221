// The document of a tab: what is edited, with undo and redo without end for the board's part.

// puzzle, instance: their names. rules, facts: the texts in the editors. saved: the texts that
// the files have, { rules, facts }. stamps: of those files, null for one that is not there.
// marks: what the player has entered, { atom: whether it holds }. notes: candidates, { "r,c": [text, ...] }. constants: { name: value }. mode: "play" or "edit".
export const EMPTY = Object.freeze({
  puzzle: "", instance: "", rules: "", facts: "", saved: { rules: "", facts: "" },
  stamps: { rules: null, facts: null }, marks: {}, notes: {}, constants: {}, mode: "play",
});
const UNDOABLE = ["facts", "marks", "notes"];

export function createStore(first = EMPTY) {
  let now = first;
  let past = [];
  let future = [];
  let merging = null;
  const listeners = new Set();

  const tell = (before) => {
    const changed = Object.keys(now).filter((key) => now[key] !== before[key]);
    if (changed.length) for (const listen of [...listeners]) listen(now, before, new Set(changed));
  };
  const boardOf = (document) => Object.fromEntries(UNDOABLE.map((key) => [key, document[key]]));
  const move = (from, to) => {
    if (!from.length) return;
    const before = now;
    to.push(boardOf(now));
    now = { ...now, ...from.pop() };
    merging = null;
    tell(before);
  };

  return {
    get now() { return now; },
    get canUndo() { return past.length > 0; },
    get canRedo() { return future.length > 0; },
    // Change some keys. Changes with the same `merge` (one drag) are undone together; with
    // `undoable: false` nothing is remembered (text that has an undo of its own, or a file read).
    change(patch, { merge = null, undoable = true } = {}) {
      const before = now;
      const isBoard = UNDOABLE.some((key) => key in patch && patch[key] !== now[key]);
      if (isBoard && undoable && !(merge !== null && merge === merging)) {
        past.push(boardOf(now));
        future = [];
      }
      merging = merge;
      now = { ...now, ...patch };
      tell(before);
    },
    // Begin another document, of which nothing can be undone.
    open(document) {
      const before = now;
      [now, past, future, merging] = [{ ...EMPTY, ...document }, [], [], null];
      tell(before);
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
    // Call `listen(now, before, changedKeys)` after each change that touches one of the keys.
    on(keys, listen) {
      const wanted = new Set(keys);
      const filtered = (...told) => { if ([...told[2]].some((key) => wanted.has(key))) listen(...told); };
      listeners.add(filtered);
      return () => listeners.delete(filtered);
    },
  };
}

// What a job about the board is asked with; extra fields are added.
export function asked(document, extra = {}) {
  const { puzzle, instance, rules, facts, constants, marks } = document;
  return { puzzle, instance, rules, facts, constants, marks: Object.entries(marks), ...extra };
}
