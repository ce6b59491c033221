// An exported page without a page: which step is next, and how a board looks with marks.

import assert from "node:assert/strict";
import test from "node:test";
import { read } from "../../pylogic/web/static/js/board/sheet.js";
import { findNext } from "../../pylogic/web/static/js/assistant/derivation.js";
import { counted } from "../../pylogic/web/static/js/dom.js";
import { drawn } from "../../pylogic/web/static/js/offline/looks.js";

const STEPS = [
  { number: 1, entered: ["a(1,1)"], needs: [] },
  { number: 2, entered: [], needs: [] }, // nobody can enter it
  { number: 3, entered: ["not a(1,2)", "a(1,3)"], needs: [1] },
];
/** @type {(marks: object, own?: object | null) => number[]} */
const next = (marks, own = null) => findNext(/** @type {any} */ (own), /** @type {any} */ (STEPS),
  /** @type {any} */ (marks)).map((step) => /** @type {any} */ (step).number);

test("a hint is the first step that the marks lack, after those that nobody can enter", () => {
  assert.deepEqual(next({}), [1]);
  assert.deepEqual(next({ "a(1,1)": true }), [2, 3]);
  assert.deepEqual(next({ "a(1,3)": true, "a(1,2)": false }), [1]);
});

test("what a clue says alone comes first", () => {
  const own = { number: 0, entered: ["a(2,2)"], needs: [] };
  assert.deepEqual(next({ "a(1,1)": true }, own), [0]);
  assert.deepEqual(next({ "a(2,2)": true }, own), [1]);
});

test("a step of which only a part is entered comes again", () => {
  assert.deepEqual(next({ "a(1,1)": true, "a(1,2)": false }), [2, 3]);
  assert.deepEqual(next({ "a(1,1)": true, "a(1,2)": true, "a(1,3)": true }), [2, 3]);
});

test("one step is told as one", () => {
  assert.deepEqual([0, 1, 2, 2000].map((number) => counted(number, "step")), ["0 steps", "1 step", "2 steps", "2,000 steps"]);
});

test("when all is entered no step is next", () => {
  assert.deepEqual(next({ "a(1,1)": true, "a(1,2)": false, "a(1,3)": true }), []);
});

test("cells look as what is entered into them", () => {
  const choice = (words, value, holds, looks) => ({ words, value, holds, looks: [looks] });
  const data = {
    rows: 1, columns: 3, cell: { width: 40, height: 40, edge: 2 }, around: [0, 0, 0, 0], edits: [], size: null,
    frames: [{ name: "", captions: [], svg: "<svg/>", cells: [0, 0, 0], blank: [0, 0, 0] }], problems: [],
    pieces: ["", "b", "w"].map((svg) => ({ svg, words: svg })),
    plays: [{ what: "shaded", predicate: "black", where: "cell", spots: [], clicks: [0, 1],
      choices: [choice("black", null, true, [1, 1, -1]), choice("white", null, false, [2, 2, -1])] }],
  };
  const cells = (marks, effects = {}) => drawn(data, read(data), marks, effects).frames[0].cells;
  assert.deepEqual(cells({}), [0, 0, 0]);
  assert.deepEqual(cells({ "black(1,1)": true, "black(1,2)": false }), [1, 2, 0]);
  assert.deepEqual(cells({ "black(1,3)": true }), [0, 0, 0]); // nothing can be said of it
  const lit = { "black(1,1)": [[0, 1, 2], [0, 2, 2]] };
  assert.deepEqual(cells({ "black(1,1)": true }, lit), [1, 2, 2]);
  assert.deepEqual(cells({ "black(1,1)": true, "black(1,2)": true }, lit), [1, 1, 2]);
  assert.deepEqual(cells({ "black(1,1)": false }, lit), [2, 0, 0]);
});
