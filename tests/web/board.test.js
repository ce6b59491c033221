// The board without a page: what marks mean, and what clicks, keys and drags make of them.

import assert from "node:assert/strict";
import test from "node:test";
import { createChanges } from "../../pylogic/web/static/js/board/facts.js";
import { timeOf } from "../../pylogic/web/static/js/board/clock.js";
import { createEdit } from "../../pylogic/web/static/js/board/edit.js";
import { settling } from "../../pylogic/web/static/js/board/film.js";
import { inAnswers } from "../../pylogic/web/static/js/board/layers.js";
import { edgesOf } from "../../pylogic/web/static/js/board/outline.js";
import { createPlay } from "../../pylogic/web/static/js/board/play.js";
import * as sheets from "../../pylogic/web/static/js/board/sheet.js";
import { createOverview } from "../../pylogic/web/static/js/overview.js";
import { createSignals } from "../../pylogic/web/static/js/signals.js";
import { createStore } from "../../pylogic/web/static/js/store.js";
import { effect } from "../../pylogic/web/static/vendor/preact-11.js";

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
const drawn = (what, values, clicks = values.map((_, at) => at)) => ({
  what, predicate: what, where: "cell", spots: [], clicks,
  choices: values.map((value) => choice(value, value, true, [1, 1, 1, 1, 1, -1])),
});
const DIAGONALS = drawn("diagonal", ["down", "up"]);
const TRIANGLES = drawn("triangle", ["bottom_left", "bottom_right", "top_left", "top_right"]);
const BRIDGES = {
  ...LINED, what: "links", predicate: "bridge", clicks: [0, 1],
  choices: ["1", "2"].map((value) => choice(`${value} lines`, value, true, [])),
};
const BORDERS = { ...LINED, what: "edge", predicate: "edge", where: "edge",
  spots: [[1, 1, "right"], [1, 2, "right"], [2, 1, "right"], [2, 2, "right"], [1, 1, "bottom"], [1, 2, "bottom"],
    [1, 3, "bottom"]] };
const CLUES = { what: "clue", predicate: "clue", isClue: true, where: "cell", keys: 2, values: 1, choices: [], cells: [[1, 1, "3"]] };
const AREAS = { ...CLUES, what: "area", predicate: "region", isClue: false, cells: [[1, 1, "1"], [1, 2, "2"]] };

const sheetOf = (plays, edits = []) => sheets.read({ ...DATA, plays, edits });

// An app with a sheet, and a grid on which nothing is drawn.
function made(plays, edits) {
  const store = createStore();
  const app = { store, overview: createOverview(store), ...createSignals() };
  const grid = {
    cell: () => undefined, under: () => -1, side: (_index, { side }) => side, chosen: [],
    select(index, { isMore = false } = {}) { this.chosen = [...(isMore ? this.chosen : []), index]; },
    within: (_index, { left = .5, top = .5 }) => ({ left, top }),
  };
  app.store.open({ puzzle: "p", instance: "i", facts: "f." });
  return { app, store: app.store, view: { sheet: sheetOf(plays, edits), grid } };
}

const key = (key, more = {}) => ({ key, code: /\d/.test(key) ? `Digit${key}` : "", shiftKey: false, ...more });

test("outlined cells have one edge around them, and none between them", () => {
  const sheet = { ...DATA, cell: { width: 10, height: 10, edge: 0 } };
  const edges = (...spots) => edgesOf(sheet, spots, 1).split("M").slice(1).sort().map((one) => `M${one}`).join("");
  assert.equal(edges([1, 1]), "M1 1L1 9M1 1L9 1M1 9L9 9M9 1L9 9");
  assert.equal(edges([1, 1], [1, 2]), "M1 1L1 9M1 1L10 1M1 9L10 9M10 1L19 1M10 9L19 9M19 1L19 9");
  assert.match(edges([1, 1], [2, 1], [2, 2]), /M9 11L19 11.*M9 1L9 11/s, "they meet where one cell juts out");
  assert.equal(edges(["cell", 9, 9]), "");
});

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

test("white is entered where a choice fills its cells with it", () => {
  const white = (fill) => sheets.read({ ...DATA, plays: [SHADED], pieces: [{ svg: `<rect x="0" fill="${fill}"/>`, words: "" },
    ...PIECES.slice(1)] });
  assert.deepEqual(["#ffffff", "#ebebeb"].map((fill) => sheets.isWhitened(white(fill))), [true, false]);
  assert.equal(sheets.isWhitened(sheetOf([LINED])), false);
});

test("candidates are the numbers that no peer has, and a number that is entered is noted by no peer", () => {
  const { app, store, view } = made([{ ...NUMBERED, peers: { 0: [1, 3], 1: [2, 5] }, given: { 5: "2" } }]);
  const play = createPlay({ app, view });
  play.pencil.noteAll();
  const every = { "1,1": ["1", "2", "12"], "1,2": ["1", "12"], "1,3": ["1", "2", "12"], "2,1": ["1", "2", "12"] };
  assert.deepEqual(store.now.notes, every, "one is given and notes nothing");
  play.enter(0, view.sheet.plays[0], 0);
  assert.deepEqual(store.now.notes, { ...every, "1,2": ["12"], "2,1": ["2", "12"] });
  store.undo();
  assert.deepEqual([store.now.notes, store.now.marks], [every, {}], "number and notes are undone together");
  play.enter(2, view.sheet.plays[0], 2);
  play.pencil.kind = "centre";
  play.pencil.note(0, "colour", "red");
  play.pencil.noteAll();
  assert.deepEqual(store.now.notes, { "1,1": ["#red", "~1", "~2", "~12"], "1,2": ["~1"], "1,3": every["1,3"], "2,1": ["~1", "~2", "~12"] });
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

test("a line ends beside the number of a cell, and is not drawn over it", () => {
  const number = { svg: "<text>4</text>", words: "4", reach: [17.5, 12] };
  const [frame] = DATA.frames;
  const sheet = sheets.read({ ...DATA, pieces: [...PIECES, number], frames: [{ ...frame, cells: [0, 3, 0, 0, 0, -1] }] });
  const [from, to] = [[1, 2, "right"], [1, 1, "right"]].map((line) => sheets.strokeOf(sheet, "link", line));
  assert.deepEqual([from, to], [[79.5, 22, 102, 22], [22, 22, 44.5, 22]]);
  assert.deepEqual(sheets.strokeOf(sheet, "link", [1, 2, "bottom"]), [62, 34, 62, 62]);
  assert.deepEqual(sheets.endsOf(sheet, "link", [1, 2, "right"]), [62, 22, 102, 22], "a cross is in the middle");
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

test("while the pencil is on, digits and buttons are notes of its kind", () => {
  const { store, view, app } = made([NUMBERED]);
  const play = createPlay({ app, view });
  const told = [];
  effect(() => void told.push(play.pencil.kind));
  play.pencil.kind = "corner";
  play.onKey(key("2"), 0);
  play.enter(0, view.sheet.plays[0], 0);
  play.pencil.kind = "centre";
  play.onKey(key("2"), 0);
  play.onKey(key("1", { altKey: true }), 0);
  assert.deepEqual([told, store.now.notes, store.now.marks], [[null, "corner", "centre"], { "1,1": ["#red", "~2", "1", "2"] }, {}]);
  assert.equal(sheets.describe(view.sheet, store.now, 0), "row 1, column 1: candidates 1 2, centre 2, coloured red");
  play.onKey(key("Delete"), 0);
  assert.deepEqual(store.now.notes, { "1,1": ["#red"] }, "colours go last");
  play.onKey(key("Delete"), 0);
  assert.deepEqual(store.now.notes, {});
});

test("where values are written a drag chooses cells, and what is typed goes to all that are open", () => {
  const { store, view, app } = made([NUMBERED]);
  const play = createPlay({ app, view });
  const drag = (...cells) => {
    view.grid.select(cells[0]);
    play.press(cells[0], false, { side: null });
    for (const index of cells.slice(1)) play.drag(index);
    play.release();
  };
  drag(3, 4, 5); // the last is given
  play.onKey(key("2"), 5);
  assert.deepEqual(store.now.marks, { "value(2,1,2)": true, "value(2,2,2)": true });
  drag(4, 1);
  play.onKey(key("2"), 1);
  assert.deepEqual(Object.keys(store.now.marks).length, 3, "those that lack it get it");
  play.onKey(key("2"), 1);
  assert.deepEqual(store.now.marks, { "value(2,1,2)": true }, "where all have it, it is taken away");
  store.undo();
  store.undo();
  assert.deepEqual(store.now.marks, { "value(2,1,2)": true, "value(2,2,2)": true }, "each is one step");
  play.onKey(key("1", { shiftKey: true }), 1);
  assert.deepEqual(store.now.notes, { "2,2": ["1"], "1,2": ["1"] });
});

test("where cells are shaded they are chosen for colours alone", () => {
  const { store, view, app } = made([SHADED]);
  const play = createPlay({ app, view });
  play.pencil.kind = "colour";
  view.grid.select(0);
  play.press(0, false, { side: null });
  play.drag(5);
  play.onKey(key("2"), 5);
  assert.deepEqual([store.now.marks, store.now.notes], [{}, { "1,1": ["#orange"], "2,3": ["#orange"] }]);
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

test("clicks go round diagonals and triangles, keys enter one at once", () => {
  for (const [drawn, ...keys] of [[DIAGONALS, "\\", "/"], [TRIANGLES, "1", "3", "7", "9"]]) {
    const { store, view, app } = made([drawn]);
    const play = createPlay({ app, view });
    const values = drawn.choices.map(({ value }) => value);
    const seen = [...values, null].map(() => {
      play.press(0, false, { side: null });
      play.release();
      return Object.keys(store.now.marks);
    });
    assert.deepEqual(seen, [...values.map((value) => [`${drawn.what}(1,1,${value})`]), []]);
    keys.forEach((name, at) => {
      play.onKey(key(name), 1);
      assert.deepEqual(store.now.marks, { [`${drawn.what}(1,2,${values[at]})`]: true });
    });
    play.onKey(key(keys.at(-1)), 1);
    assert.deepEqual([store.now.marks, store.now.notes, play.written()], [{}, {}, undefined]);
  }
});

test("clicks and drags go round one line, two and none; a drag does all of its cells", () => {
  const { store, view, app } = made([BRIDGES]);
  const play = createPlay({ app, view });
  const seen = [1, 2, 3].map(() => {
    play.press(0, false, { side: null });
    for (const index of [1, 2]) play.drag(index);
    play.release();
    return Object.keys(store.now.marks);
  });
  const both = (count) => [`bridge(1,1,right,${count})`, `bridge(1,2,right,${count})`];
  assert.deepEqual(seen, [both(1), both(2), []]);
  play.press(0, true, { side: "bottom" });
  play.release();
  play.onKey(key("ArrowLeft", { shiftKey: true }), 1);
  assert.deepEqual(store.now.marks, { "bridge(1,1,bottom,2)": true, "bridge(1,1,right,1)": true });
  assert.equal(sheets.describe(view.sheet, store.now, 0), "row 1, column 1: right: 1 lines, bottom: 2 lines");
  assert.equal(sheets.isSolved(view.sheet, store.now.marks, [["bridge(1,1,bottom,2)", "bridge(1,1,right,1)"]]), true);
  assert.equal(sheets.isSolved(view.sheet, store.now.marks, [["bridge(1,1,bottom,1)", "bridge(1,1,right,1)"]]), false);
});

test("where cells are shaded and lines are drawn a click shades and a drag draws", () => {
  const { store, view, app } = made([SHADED, LINED]);
  const play = createPlay({ app, view });
  play.press(0, false, { side: null });
  play.release();
  play.press(1, false, { side: null });
  play.drag(2);
  play.release();
  assert.deepEqual(store.now.marks, { "black(1,1)": true, "line(1,2,right)": true });
  play.press(0, false, { side: "right" });
  play.release();
  assert.deepEqual(Object.keys(store.now.marks), ["black(1,1)", "line(1,2,right)", "line(1,1,right)"]);
});

test("where lines are borders a drag encloses cells from corner to corner, by hand and by keys", () => {
  const { store, view, app } = made([BORDERS]);
  const play = createPlay({ app, view });
  const edges = () => Object.keys(store.now.marks).sort().join(" ");
  const drag = (...cells) => {
    play.press(cells[0], false, { side: null });
    for (const index of cells.slice(1)) play.drag(index);
    play.release();
    return edges();
  };
  const pair = "edge(1,1,bottom) edge(1,2,bottom) edge(1,2,right)";
  assert.equal(drag(0, 1), pair);
  assert.equal(drag(4, 5, 2), "edge(1,1,bottom) edge(1,1,right) edge(2,1,right)", "no lines within");
  store.undo();
  assert.equal(edges(), pair, "one step");
  assert.equal(drag(1, 0), "", "what is there already is taken away");
  assert.equal(drag(2, 1, 2), "edge(1,2,right) edge(1,3,bottom)", "one cell, where the drag ends there");
  store.change({ marks: {} });
  play.onKey(key(" "), 0);
  play.leave(1);
  play.onKey(key(" "), 1);
  play.leave(2);
  assert.equal(edges(), pair);
  assert.equal(drag(0), pair, "a click in the middle is none of a line");
  assert.equal(sheets.isBorder(view.sheet.plays[0]), true);
  const { view: { sheet: loop } } = made([{ ...BORDERS, spots: [[1, 1, "top"], [1, 1, "bottom"]] }]);
  assert.equal(sheets.isBorder(loop.plays[0]), false);
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
    return new Response(`event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\nevent: done\ndata: {}\n\n`);
  });
  globalThis.localStorage ??= { getItem: () => null };
  return asked;
}
const done = (steps, facts) => ({ name: "facts", data: { facts: steps.map((_, at) => `${facts} ${at}`) } });
const settled = () => new Promise((resolve) => { setTimeout(resolve, 20); });

test("digits that are typed become one clue, undone at once", async (context) => {
  const asked = served(context, done);
  const { store, view, app } = made([], [CLUES]);
  const edit = createEdit({ app, view });
  edit.onKey(key("1"), 1);
  edit.onKey(key("7"), 1);
  assert.equal(edit.changes.valueAt("clue", 1), "17");
  edit.changes.settle(); // more is on its way
  assert.equal(edit.changes.wanted.value.get("clue 1,2"), "17");
  await settled();
  assert.deepEqual(asked.flat(), [{ cells: [["clue", 1, 2, "1"]] }, { cells: [["clue", 1, 2, "17"]] }]);
  assert.equal(store.now.facts, "f. 0 0");
  edit.changes.settle();
  assert.equal(edit.changes.wanted.value.size, 0);
  store.undo();
  assert.equal(store.now.facts, "f.");
  edit.onKey(key("3"), 1); // the number that was typed is there no more
  assert.equal(edit.changes.valueAt("clue", 1), "3");
  edit.onKey(key("Escape"), 1);
  edit.onKey(key("2"), 1);
  assert.equal(edit.changes.valueAt("clue", 1), "2");
  edit.clear(1);
  edit.onKey(key("0"), 1);
  edit.onKey(key("5"), 1);
  assert.equal(edit.changes.valueAt("clue", 1), "5");
  await settled();
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

test("a drag goes on with the cage where it begins, or makes a new one; Delete takes a cell out", async (context) => {
  const cages = { ...AREAS, what: "cage", predicate: "cage" };
  const asked = await asking(context, [cages], (edit) => {
    edit.press(3, false); // a cell without a cage
    edit.drag(4);
    edit.press(1, false);
    edit.drag(2);
    edit.press(5, false);
    edit.onKey(key("Delete"), 0);
    edit.onKey(key("Delete"), 0);
  });
  assert.deepEqual(asked, ["cage 2 1 3", "cage 2 2 3", "cage 1 3 2", "cage 2 3 4", "cage 1 1 "]);
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

// ---- What stands on sides, where cells meet, in half cells; arrows, several numbers ------------

const ofEdit = (what, where, keys, values, more = {}) => ({
  what, predicate: what, isClue: true, where, keys, values, choices: [], cells: [], ...more,
});
const BETWEEN = ofEdit("between", "edge", 3, 1, { choices: ["less", "greater"], cells: [[1, 2, "right", "less"]] });
const VERTICES = ofEdit("vertex", "vertex", 2, 1, { cells: [[0, 0, "7"]] });
const CENTRES = ofEdit("centre", "half", 2, 0, { cells: [[2, 2, ""]] });
const ARROWS = ofEdit("arrow", "cell", 2, 2);
const PATHS = ofEdit("path", "cell", 3, 1, { cells: [[1, 1, "a", "1"], [1, 2, "a", "2"], [2, 1, 4, "1"]] });
const NUMBERS = ofEdit("numbers", "cell", 3, 1, { cells: [[1, 1, 1, "4"], [1, 1, 2, "2"]] });

// The changes that an author's hands and keys ask the server for, one after the other.
async function asking(context, edits, act) {
  const asked = served(context, done);
  const { view, app } = made([], edits);
  act(createEdit({ app, view }));
  await settled();
  return asked.flat().map(({ cells }) => cells.map((cell) => cell.join(" ")).join("; "));
}

test("a sign that has been chosen is put on a side, and taken away by the same", async (context) => {
  const asked = await asking(context, [BETWEEN], (edit) => {
    assert.deepEqual([edit.pen.kind, edit.pen.isPlaced, edit.pen.id], ["between", true, "less"]);
    edit.press(1, false, { side: "bottom" });
    edit.press(1, false, { side: null });
    edit.press(2, false, { side: "left" });
    edit.press(2, false, { side: "right" }); // the border of the board
    edit.pen.pick("greater");
    edit.onKey(key("ArrowUp", { shiftKey: true }), 4);
    edit.onKey(key("Delete"), 1);
  });
  assert.deepEqual(asked, [
    "between 1 2 bottom less", "between 1 2 right ", "between 1 2 bottom greater", "between 1 2 bottom ",
  ]);
});

test("a drag from cell to cell is a path, undone at once; a click takes one away", async (context) => {
  const asked = await asking(context, [PATHS], (edit) => {
    edit.press(2, false, {});
    for (const index of [1, 0, 1, 3]) edit.drag(index);
    edit.release();
    edit.press(0, false, {});
    edit.release();
    edit.onKey(key(" "), 5);
    for (const index of [4, 3]) edit.leave(index);
    edit.onKey(key(" "), 3);
    edit.leave(0);
    edit.onKey(key("Delete"), 0);
    edit.onKey(key("Delete"), 3);
  });
  assert.deepEqual(asked, [
    "path 1 3 5 1; path 1 2 5 2", "path 1 1 5 3", "path 2 1 5 4",
    "path 1 1 a ; path 1 2 a ; path 1 3 5 ; path 1 2 5 ; path 1 1 5 ; path 2 1 5 ",
    "path 2 3 5 1; path 2 2 5 2", "path 2 1 5 3", "path 2 1 4 ; path 2 1 5 ; path 2 3 5 ; path 2 2 5 ",
  ]);
});

test("numbers stand where cells meet, also at the border", async (context) => {
  const asked = await asking(context, [VERTICES], (edit) => {
    assert.deepEqual(edit.pen.ids, ["0", "1", "2", "3", "4", "7"]);
    edit.press(0, false, { left: .2, top: .8 });
    edit.onKey(key("3"), 0);
    edit.onKey(key(" "), 5);
    edit.onKey(key("Delete"), 0);
  });
  assert.deepEqual(asked, ["vertex 1 0 0", "vertex 2 3 3", "vertex 0 0 ; vertex 1 0 "]);
});

test("centres stand in half cells, not on the border", async (context) => {
  const asked = await asking(context, [CENTRES], (edit) => {
    edit.press(0, false, { left: .9, top: .5 });
    edit.press(0, false, { left: .1, top: .5 });
    edit.press(0, false, {});
    edit.onKey(key("Enter"), 1);
    edit.onKey(key(" ", { shiftKey: true }), 1);
    edit.onKey(key("ArrowDown", { shiftKey: true }), 1);
  });
  assert.deepEqual(asked, ["centre 2 3 ", "centre 2 2 ", "centre 2 4 ", "centre 3 5 ", "centre 3 4 "]);
});

test("an arrow has a side and a number, a cell several numbers", async (context) => {
  const arrows = await asking(context, [ARROWS], (edit) => {
    edit.press(0, false, { side: "left" });
    edit.onKey(key("1"), 0);
    edit.onKey(key("2"), 0);
    edit.onKey(key("ArrowDown", { shiftKey: true }), 0);
    edit.onKey(key("ArrowDown", { shiftKey: true }), 0);
  });
  assert.deepEqual(arrows, ["arrow 1 1 left,0", "arrow 1 1 left,1", "arrow 1 1 left,12", "arrow 1 1 bottom,12", "arrow 1 1 "]);
  const numbers = await asking(context, [NUMBERS], (edit) => {
    for (const name of ["1", ",", "3"]) edit.onKey(key(name), 4);
    assert.deepEqual(edit.changes.numbers("numbers", [2, 2]), ["1", "3"]);
    edit.leave();
    edit.onKey(key("5"), 0);
    edit.onKey(key("Delete"), 0);
  });
  assert.deepEqual(numbers, [
    "numbers 2 2 1 1", "numbers 2 2 1 1", "numbers 2 2 1 1; numbers 2 2 2 3",
    "numbers 1 1 1 5; numbers 1 1 2 ", "numbers 1 1 1 ",
  ]);
});

test("circles have the colours that the rules know", async (context) => {
  const circles = ofEdit("circle", "cell", 2, 1, { choices: ["white", "black", "grey"] });
  const asked = await asking(context, [circles], (edit) => {
    for (let turn = 0; turn < 4; turn += 1) edit.press(0, false, {});
    edit.press(1, true, {});
  });
  assert.deepEqual(asked, [
    "circle 1 1 white", "circle 1 1 black", "circle 1 1 grey", "circle 1 1 ", "circle 1 2 black",
  ]);
});

test("clues of several kinds are added together", async (context) => {
  const asked = await asking(context, [CLUES, BETWEEN], (edit) => {
    assert.equal(edit.changes.add(["clue(1,2,5)", "between(1,1,right,less)"]), true);
    assert.equal(edit.changes.add(["clue(1,2,5)", "other(1,1)"]), false);
  });
  assert.deepEqual(asked, ["clue 1 2 5; between 1 1 right less"]);
});

test("a time is told in minutes, and in hours where it is long", () => {
  assert.deepEqual([0, 59, 61, 3661].map(timeOf), ["0:00", "0:59", "1:01", "1:01:01"]);
});
