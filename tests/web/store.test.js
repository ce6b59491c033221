// The store: what changes, what can be undone, who is told.

import assert from "node:assert/strict";
import test from "node:test";
import { createSignals } from "../../pylogic/web/static/js/signals.js";
import { asked, createStore, EMPTY } from "../../pylogic/web/static/js/store.js";

const marked = (atom) => ({ marks: { [atom]: true } });

test("a change is undone and redone, as often as one likes", () => {
  const store = createStore();
  store.change(marked("a"));
  store.change({ notes: { "1,1": ["2"] } });
  store.undo();
  assert.deepEqual([store.now.marks, store.now.notes], [{ a: true }, {}]);
  store.undo();
  assert.deepEqual(store.now, EMPTY);
  assert.equal(store.canUndo, false);
  store.undo();
  store.redo();
  store.redo();
  assert.deepEqual([store.now.marks, store.now.notes], [{ a: true }, { "1,1": ["2"] }]);
  assert.equal(store.canRedo, false);
});

test("changes of one drag are undone together, those of the next one by themselves", () => {
  const store = createStore();
  for (const [atom, merge] of [["a", "one"], ["b", "one"], ["c", "two"]]) store.change(marked(atom), { merge });
  store.undo();
  assert.deepEqual(store.now.marks, { b: true });
  store.undo();
  assert.deepEqual(store.now.marks, {});
});

test("after an undo the same drag begins anew", () => {
  const store = createStore();
  store.change(marked("a"), { merge: "one" });
  store.undo();
  store.change(marked("b"), { merge: "one" });
  store.undo();
  assert.deepEqual(store.now.marks, {});
});

test("a change after an undo takes the redo away", () => {
  const store = createStore();
  store.change(marked("a"));
  store.undo();
  store.change(marked("b"));
  assert.equal(store.canRedo, false);
});

test("what is no part of the board, or is not to be remembered, is not undone", () => {
  const store = createStore();
  store.change({ rules: "a.", mode: "edit", constants: { n: "2" } });
  store.change({ facts: "b." }, { undoable: false });
  store.change({ marks: store.now.marks });
  assert.equal(store.canUndo, false);
  store.change({ facts: "c." });
  store.undo();
  assert.deepEqual([store.now.facts, store.now.rules, store.now.mode], ["b.", "a.", "edit"]);
});

test("another document has no past", () => {
  const store = createStore();
  store.change(marked("a"));
  store.open({ puzzle: "other" });
  assert.deepEqual(store.now, { ...EMPTY, puzzle: "other" });
  assert.deepEqual([store.canUndo, store.canRedo], [false, false]);
});

test("who listens to a key is told of its changes alone, until they want no more", () => {
  const store = createStore();
  const told = [];
  const leave = store.on(["marks", "mode"], (now, before, changed) =>
    told.push([Object.keys(now.marks), Object.keys(before.marks), [...changed]]));
  store.change({ rules: "a." });
  store.change({ ...marked("a"), facts: "b." });
  store.change({ mode: store.now.mode });
  store.undo();
  leave();
  store.change({ mode: "edit" });
  assert.deepEqual(told, [[["a"], [], ["facts", "marks"]], [[], ["a"], ["facts", "marks"]]]);
});

test("a job is asked with the document's board, its marks as pairs", () => {
  const document = { ...EMPTY, puzzle: "p", marks: { "a(1)": true, "b(1)": false } };
  const { marks, puzzle, most, ...others } = asked(document, { most: 2 });
  assert.deepEqual([marks, puzzle, most], [[["a(1)", true], ["b(1)", false]], "p", 2]);
  assert.deepEqual(Object.keys(others), ["instance", "rules", "facts", "constants"]);
});

test("a signal reaches all that listen to it, with what it tells", () => {
  const { emit, when } = createSignals();
  const told = [];
  when("cell", ({ row }) => told.push(`one ${row}`));
  when("cell", ({ column }) => told.push(`other ${column}`));
  when("finished", (isFinished) => told.push(isFinished));
  emit("cell", { row: 1, column: 2 });
  assert.deepEqual(told, ["one 1", "other 2"]);
});
