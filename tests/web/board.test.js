// The board without a page: what marks mean, and what clicks, keys and drags make of them.

import assert from "node:assert/strict";
import test from "node:test";
import { createChanges } from "../../pylogic/web/static/js/board/changes.js";
import { createEdit } from "../../pylogic/web/static/js/board/edit.js";
import { settling } from "../../pylogic/web/static/js/board/film.js";
import { inAnswers } from "../../pylogic/web/static/js/board/layers.js";
import { createPlay } from "../../pylogic/web/static/js/board/play.js";
import * as sheets from "../../pylogic/web/static/js/board/sheet.js";
import { createSignals } from "../../pylogic/web/static/js/signals.js";
import { createStore } from "../../pylogic/web/static/js/store.js";

const PIECES = [{ svg: "<a/>", words: "" }, { svg: "<b/>", words: "black" }, { svg: "<b/>", words: "black" }];
const DATA = {
  rows: 2, columns: 3, cell: { width: 40, height: 40, edge: 2 }, around: [0, 0, 0, 20], plays: [], edits: [],
  frames: [{ name: "", captions: [], svg: "<svg/>", cells: [0, 0, 0, 0, 0, -1], blank: [0, 0, 0, 0, 0, -1] }],
  pieces: PIECES, size: [2, 3], problems: [],
};
const choice = (words, value, holds, numbers) => ({ words, value, holds, looks: [numbers] });
// The last cell is given: nothing can be said of it.
const SHADED = {
  predicate: "black", where: "cell", spots: [], clicks: [0, 1],
  choices: [choice("black", null, true, [1, 1, 1, 1, 1, -1]), choice("white", null, false, [0, 0, 0, 0, 0, -1])],
};
const NUMBERED = {
  predicate: "value", where: "cell", spots: [], clicks: [],
  choices: ["1", "2", "12"].map((value) => choice(value, value, true, [1, 1, 1, 1, 1, -1])),
};
const LINED = {
  predicate: "line", where: "link", clicks: [0],
  spots: [[1, 1, "right"], [1, 2, "right"], [1, 1, "bottom"]],
  choices: [choice("line", null, true, []), choice("none", null, false, [])],
};
const CLUES = { what: "clue", predicate: "clue", isClue: true, where: "cell", keys: 2, values: 1, cells: [[1, 1, "3"]] };
const AREAS = { ...CLUES, what: "area", predicate: "region", isClue: false, cells: [[1, 1, "1"], [1, 2, "2"]] };

const sheetOf = (plays, edits = []) => sheets.read({ ...DATA, plays, edits });

// An app with a sheet, and a grid on which nothing is drawn.
function made(plays, edits) {
  const app = { store: createStore(), ...createSignals() };
  const grid = { cell: () => undefined, select: () => {}, under: () => -1, side: (_index, { side }) => side };
  app.store.open({ puzzle: "p", instance: "i", facts: "f." });
  return { app, store: app.store, view: { sheet: sheetOf(plays, edits), grid } };
}

const key = (key, more = {}) => ({ key, code: /\d/.test(key) ? `Digit${key}` : "", shiftKey: false, ...more });

test("looks that are the same are one object", () => {
  const [play] = sheetOf([{ ...SHADED, choices: [choice("x", null, true, [1, 2, 1, 1, 1, -1])] }]).plays;
  const [looks] = play.choices[0].looks;
  assert.equal(looks[0], looks[1]);
  assert.equal(looks[5], null);
});

test("a sheet that was not asked what can be entered keeps what it had", () => {
  const before = sheetOf([SHADED], [CLUES]);
  const after = sheets.read({ ...DATA, plays: undefined, edits: undefined }, before);
  assert.equal(after.plays, before.plays);
  assert.equal(after.edits.find(({ what }) => what === "clue").cells.get("1,1"), "3");
});

test("an atom is about the cell of its first two arguments, if it can be entered", () => {
  const sheet = sheetOf([SHADED, NUMBERED]);
  const cells = ["black(2,1)", "value(1,3,12)", "black(3,1)", "white(1,1)", "black(1)"];
  assert.deepEqual(cells.map((atom) => sheets.cellOf(sheet, atom)), [3, 2, -1, -1, -1]);
});

test("a screen reader hears the marks of a cell, or its candidates", () => {
  const sheet = sheetOf([SHADED, LINED]);
  const marks = { "black(1,1)": true, "line(1,1,right)": true };
  const say = (index, document) => sheets.describe(sheet, { marks: {}, notes: {}, ...document }, index);
  assert.equal(say(0, { marks }), "row 1, column 1: black, right: line");
  assert.equal(say(1, { marks, notes: { "1,2": ["3", "4"] } }), "row 1, column 2: left: line, candidates 3 4");
  assert.equal(say(4), "row 2, column 2: empty");
});

test("a side has one name, whichever cell it is seen from", () => {
  const sheet = sheetOf([LINED]);
  assert.equal(sheets.spotOf(sheet, 4, "top"), "1,2,bottom");
  assert.equal(sheets.spotOf(sheet, 1, "left"), "1,1,right");
  assert.equal(sheets.spotOf(sheet, 0, "top"), "1,1,top");
});

test("it is solved when what can be entered of the one answer is entered, and nothing else", () => {
  const sheet = sheetOf([SHADED]);
  const answer = ["black(1,1)", "black(2,3)", "clue(1,2,3)"]; // the second is given
  assert.equal(sheets.isSolved(sheet, { "black(1,1)": true, "black(1,2)": false }, [answer]), true);
  assert.equal(sheets.isSolved(sheet, { "black(1,1)": true, "black(1,2)": true }, [answer]), false);
  assert.equal(sheets.isSolved(sheet, {}, [answer]), false);
  assert.equal(sheets.isSolved(sheet, { "black(1,1)": true }, [answer, answer]), false);
  assert.equal(sheets.isSolved(sheet, {}, [["clue(1,2,3)"]]), false);
});

test("clicks go round the choices, the other button takes the second at once", () => {
  const { store, view, app } = made([SHADED]);
  const play = createPlay({ app, view });
  const seen = [false, false, false, true, true].map((isSecond) => {
    play.press(0, isSecond, { x: 0, y: 0 });
    play.release();
    return store.now.marks["black(1,1)"];
  });
  assert.deepEqual(seen, [true, false, undefined, false, undefined]);
  play.press(5, false, { x: 0, y: 0 });
  assert.deepEqual(store.now.marks, {});
});

test("a drag gives cells what the first one has become, and is undone at once", () => {
  const { store, view, app } = made([SHADED]);
  const play = createPlay({ app, view });
  play.press(0, false, { x: 0, y: 0 });
  for (const index of [1, 4, 5]) play.drag(index);
  assert.deepEqual(Object.keys(store.now.marks), ["black(1,1)", "black(1,2)", "black(2,2)"]);
  store.undo();
  assert.deepEqual(store.now.marks, {});
});

test("digits make a number while the cell stays the same, with Shift a note", () => {
  const { store, view, app } = made([NUMBERED]);
  const play = createPlay({ app, view });
  play.onKey(key("1"), 0);
  play.onKey(key("2"), 0);
  assert.deepEqual(store.now.marks, { "value(1,1,12)": true });
  play.leave();
  play.onKey(key("2"), 1);
  play.onKey(key("2", { shiftKey: true }), 2);
  play.onKey(key("1", { shiftKey: true }), 2);
  assert.deepEqual(store.now.marks, { "value(1,1,12)": true, "value(1,2,2)": true });
  assert.deepEqual(store.now.notes, { "1,3": ["1", "2"] });
  play.onKey(key("Delete"), 2);
  play.onKey(key("Delete"), 1);
  assert.deepEqual([store.now.notes, Object.keys(store.now.marks)], [{}, ["value(1,1,12)"]]);
  assert.equal(play.onKey(key("7"), 0), false);
});

test("while the pencil is on, digits and buttons are notes", () => {
  const { store, view, app } = made([NUMBERED]);
  const play = createPlay({ app, view });
  const told = [];
  play.pencil.onChange(() => told.push(play.pencil.isOn));
  play.pencil.isOn = true;
  play.onKey(key("2"), 0);
  play.enter(0, view.sheet.plays[0], 0);
  assert.deepEqual([told, store.now.notes, store.now.marks], [[true], { "1,1": ["1", "2"] }, {}]);
});

test("an answer is entered; what was ruled out rightly stays", () => {
  const { store, view, app } = made([SHADED]);
  const play = createPlay({ app, view });
  store.change({ marks: { "black(1,1)": false, "black(1,2)": false, "black(1,3)": true } });
  assert.equal(play.fill(["black(1,1)", "black(2,3)"]), true);
  assert.deepEqual(store.now.marks, { "black(1,2)": false, "black(1,1)": true });
  assert.equal(play.fill(["clue(1,1,2)"]), false);
});

test("a drag from cell to cell draws lines, and takes away those that are there", () => {
  const { store, view, app } = made([LINED]);
  const play = createPlay({ app, view });
  const drag = (...cells) => {
    play.press(cells[0], false, { side: null });
    for (const index of cells.slice(1)) play.drag(index);
    play.release();
  };
  drag(0, 1, 2);
  assert.deepEqual(store.now.marks, { "line(1,1,right)": true, "line(1,2,right)": true });
  drag(1, 0, 3);
  assert.deepEqual(store.now.marks, { "line(1,2,right)": true });
  play.press(0, false, { side: "bottom" });
  play.release();
  play.onKey(key("ArrowRight", { shiftKey: true }), 1);
  assert.deepEqual(store.now.marks, { "line(1,1,bottom)": true });
});

test("of all answers a cell shows what is certain, what some have, or what none has", () => {
  const sheet = sheetOf([SHADED]);
  const shown = (certain, possible) => inAnswers(sheet, 0, new Set(certain), new Set(possible));
  assert.deepEqual(shown(["black(1,1)"], ["black(1,1)"]), { marks: { "black(1,1)": true } });
  assert.deepEqual(shown([], ["black(1,1)"]), { marks: { "black(1,1)": true }, isFaint: true });
  assert.deepEqual(shown([], []), { marks: { "black(1,1)": false } });
  const numbers = inAnswers(sheetOf([NUMBERED]), 0, new Set(), new Set(["value(1,1,1)", "value(1,1,2)"]));
  assert.deepEqual(numbers, { marks: {}, words: "1 2" });
});

test("a cell is settled by the last picture up to the present one, or else by the first", () => {
  const frames = [{}, { settled: [[1, 1]] }, { settled: [[1, 1], [2, 1]] }, { settled: [[2, 2]] }];
  const found = [[1, [1, 1]], [3, [1, 1]], [0, [2, 2]], [3, [9, 9]], [3, null]]
    .map(([at, cell]) => settling(frames, at, cell));
  assert.deepEqual(found, [1, 2, 3, -1, -1]);
});

// ---- What an author changes, by way of a server that tells what it was asked -----------------

// Answers each request with the facts after each of its steps, which `respond` makes.
function served(context, respond) {
  const asked = [];
  context.mock.method(globalThis, "fetch", async (_path, { body }) => {
    const { steps, facts } = JSON.parse(body);
    asked.push(steps);
    const event = respond(steps, facts);
    return new Response(`event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`);
  });
  globalThis.localStorage ??= { getItem: () => null };
  return asked;
}
const done = (steps, facts) => ({ name: "done", data: { facts: steps.map((_, at) => `${facts} ${at}`) } });
const settled = () => new Promise((resolve) => { setTimeout(resolve, 20); });

test("digits that are typed become one clue, undone at once", async (context) => {
  const asked = served(context, done);
  const { store, view, app } = made([], [CLUES]);
  const edit = createEdit({ app, view });
  edit.onKey(key("1"), 1);
  edit.onKey(key("7"), 1);
  assert.equal(edit.changes.valueAt("clue", 1), "17");
  assert.deepEqual(edit.changes.settle(), []); // more is on its way
  await settled();
  assert.deepEqual(asked.flat(), [{ cells: [["clue", 1, 2, "1"]] }, { cells: [["clue", 1, 2, "17"]] }]);
  assert.equal(store.now.facts, "f. 0 0");
  assert.deepEqual(edit.changes.settle(), [1]);
  store.undo();
  assert.equal(store.now.facts, "f.");
});

test("regions are painted with the one that was chosen, cells that have it are left alone", async (context) => {
  const asked = served(context, done);
  const { view, app } = made([], [CLUES, AREAS]);
  const edit = createEdit({ app, view });
  edit.pen.kind = "area";
  assert.deepEqual([edit.pen.isPainting, edit.pen.ids, edit.pen.id], [true, ["1", "2"], "1"]);
  edit.press(1, true); // takes the region of that cell
  edit.press(0, false);
  edit.drag(1);
  await settled();
  assert.deepEqual(asked, [[{ cells: [["area", 1, 1, "2"]] }]]);
});

test("what the server refuses is told and forgotten", async (context) => {
  served(context, () => ({ name: "failed", data: { words: "no such cell", problems: [] } }));
  const { store, view, app } = made([], [CLUES]);
  const changes = createChanges({ app, view });
  const told = [];
  app.when("message", ({ words }) => told.push(words));
  changes.become("clue", 0, "5");
  await settled();
  assert.deepEqual([told, store.now.facts], [["This cannot be changed here: no such cell"], "f."]);
  assert.equal(changes.valueAt("clue", 0), "3");
});

test("the text that changes meanwhile is changed once more; that of another board is not", async (context) => {
  const { store, view, app } = made([], [CLUES]);
  let turns = 0;
  served(context, (steps, facts) => {
    if ((turns += 1) === 1) store.change({ facts: "typed." });
    return done(steps, facts);
  });
  const changes = createChanges({ app, view });
  changes.resize(2, 4);
  changes.resize(0, 4);
  await settled();
  assert.deepEqual([turns, store.now.facts], [2, "typed. 0"]);
  store.open({ puzzle: "p", instance: "other", facts: "o." });
  changes.resize(2, 4);
  store.open({ puzzle: "p", instance: "next", facts: "n." });
  await settled();
  assert.equal(store.now.facts, "n.");
});

test("clues are added all at once, if they are clues of this board", async (context) => {
  const asked = served(context, done);
  const { view, app } = made([], [CLUES]);
  const changes = createChanges({ app, view });
  assert.equal(changes.add(["clue(1,2,5)", "clue(2,2,4)"]), true);
  assert.equal(changes.add(["clue(1,2)"]), false);
  await settled();
  assert.deepEqual(asked, [[{ cells: [["clue", 1, 2, "5"], ["clue", 2, 2, "4"]] }]]);
});
