// The sheet: what the server says of a board, how cells look, and what marks mean.

import { KINDS, noted } from "./notes.js";

/** @import { Problem } from "../replies.js" */
/** @import { Document, Marks } from "../store.js" */
/** @typedef {[across: number, down: number]} Reach pixels from its centre where lines end, beside a text */
/** @typedef {{ svg: string, words: string, reach?: Reach }} Look of a cell */
/** @typedef {"top" | "right" | "bottom" | "left"} Side */
/** @typedef {[x: number, y: number, toX: number, toY: number]} Ends of a line in the picture */
/** @typedef {[row: number, column: number]} Place */
/**
 * @typedef {object} Choice one thing that a player may say of a cell or of a line
 * @property {string} words
 * @property {string | null} value
 * @property {boolean} holds
 * @property {(Look | null)[][]} looks of each cell, in each frame; null where it cannot be said
 */
/**
 * @typedef {object} Play what a player may enter
 * @property {string} what the kind of it
 * @property {string} predicate
 * @property {"cell" | "edge" | "link"} where
 * @property {Set<string>} spots lines, by "row,column,side"; none for what is entered into cells
 * @property {Choice[]} choices
 * @property {number[]} clicks the choices that clicks go round
 * @property {Record<number, string>} given the values that stand in cells already
 * @property {Map<number, number[]>} peers cells that never hold the same value, of each cell
 */
/**
 * @typedef {object} Edit what an author may enter
 * @property {string} what
 * @property {string} predicate
 * @property {boolean} isClue
 * @property {string} where
 * @property {number} keys how many arguments say where, as `values` what
 * @property {number} values
 * @property {string[]} choices words for the value; none where it is typed
 * @property {Map<string, string>} cells what is there
 */
/** @typedef {{ name: string, captions: string[], svg: string | null, cells: Look[], blank: Look[] }} Frame */
/**
 * @typedef {object} Grid where cells lie in a picture
 * @property {number} rows
 * @property {number} columns
 * @property {{ width: number, height: number, edge: number }} cell
 * @property {number[]} around pixels beside the cells: top, right, bottom, left
 * @property {Play[]} plays
 */
/**
 * @typedef {Grid & { count: number, frames: Frame[], edits: Edit[], size: Place | null,
 *   problems: Problem[] }} Sheet
 */

/** @type {Readonly<Sheet>} */
export const NO_SHEET = Object.freeze({ // what there is before the first board
  rows: 0, columns: 0, count: 0, size: null, cell: { width: 0, height: 0, edge: 0 }, around: [0, 0, 0, 0],
  frames: [], plays: [], edits: [], problems: [],
});

/** @type {Map<string, Look>} */
const known = new Map();

// Looks are the same object if they look the same.
/** @type {(drawn: Look) => Look} */
function look({ svg, words, reach }) {
  const key = `${words}\n${svg}`;
  const found = known.get(key) ?? { svg, words, reach };
  known.set(key, found);
  return found;
}
const DRAWN = ["diagonal", "triangle"];
export const BLANK = look({ svg: "", words: "" });

// The sheet of /board's reply `data`, with looks in the place of their numbers. `former` gives the
// plays and edits where `data` was not asked for them.
/** @type {(data: any, former?: Sheet | null) => Sheet} */
export function read(data, former = null) {
  const looks = data.pieces.map(look);
  /** @type {(numbers: number[]) => Look[]} */
  const named = (numbers) => numbers.map((number) => (number < 0 ? BLANK : looks[number]));
  const frames = data.frames.map((/** @type {any} */ frame) => (
    { ...frame, cells: named(frame.cells), blank: named(frame.blank) }));
  const plays = former?.plays ?? data.plays.map((/** @type {any} */ play) => ({
    ...play,
    spots: new Set(play.spots.map(String)),
    peers: mutual(play.peers ?? {}),
    choices: play.choices.map((/** @type {Omit<Choice, "looks"> & { looks: number[][] }} */ choice) => ({
      ...choice,
      looks: choice.looks.map((numbers) => numbers.map((number) => (number < 0 ? null : looks[number]))),
    })),
  }));
  const edits = former?.edits ?? data.edits.map((/** @type {any} */ edit) => ({
    ...edit, cells: new Map(edit.cells.map((/** @type {any[]} */ one) => [one.slice(0, -1).join(","), one.at(-1)])),
  }));
  return { ...data, frames, plays, edits, count: data.rows * data.columns };
}

// Pairs that are told once, of both.
/** @type {(pairs: Record<string, number[]>) => Map<number, number[]>} */
function mutual(pairs) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const [one, others] of Object.entries(pairs)) {
    for (const other of others) {
      found.set(+one, [...(found.get(+one) ?? []), other]);
      found.set(other, [...(found.get(other) ?? []), +one]);
    }
  }
  return found;
}

/** @type {(sheet: Sheet, row: number, column: number) => number} */
export const indexOf = (sheet, row, column) => (row - 1) * sheet.columns + column - 1;
/** @type {(sheet: Sheet, index: number) => Place} */
export const placeOf = (sheet, index) => [Math.floor(index / sheet.columns) + 1, (index % sheet.columns) + 1];

/** @type {(play: Play, spot: string, choice: Choice) => string} */
export const lineAtom = (play, spot, { value }) => `${play.predicate}(${spot}${value === null ? "" : `,${value}`})`;
/** @type {(sheet: Sheet, play: Play, choice: Choice, index: number) => string} */
export const atomOf = (sheet, play, choice, index) => lineAtom(play, placeOf(sheet, index).join(","), choice);

// Whether values are written into cells; others are drawn there.
/** @type {(play: Play) => boolean} */
export const isWritten = ({ what, where, choices }) =>
  where === "cell" && !DRAWN.includes(what) && choices.some(({ value }) => value !== null);

// The cell that an atom of a play is about, as an index; -1 for other atoms.
/** @type {(sheet: Sheet, atom: string) => number} */
export function cellOf(sheet, atom) {
  const match = /^(\w+)\((\d+),(\d+)(?:,|\))/.exec(atom);
  if (match === null || !sheet.plays.some((play) => play.predicate === match[1])) return -1;
  const [row, column] = [Number(match[2]), Number(match[3])];
  const isInside = row >= 1 && row <= sheet.rows && column >= 1 && column <= sheet.columns;
  return isInside ? indexOf(sheet, row, column) : -1;
}

/** @type {(choice: Choice, index: number) => boolean} */
export const canHold = (choice, index) => Boolean(choice.looks[0]?.[index]);
/** @type {(sheet: Sheet, index: number) => boolean} */
export const isOpen = (sheet, index) =>
  sheet.plays.some((play) => play.choices.some((choice) => canHold(choice, index)));

// Whether white is entered into cells: on a white paper nobody would see it.
/** @type {(sheet: Sheet) => boolean} */
export const isWhitened = ({ plays }) => plays.some(({ choices }) => choices.some(({ looks }) =>
  looks[0]?.some((look) => look !== null && /^<rect[^>]*fill="#ffffff"/.test(look.svg))));

// Whether black or white cells or circles are drawn: dark colours must leave them what they are.
/** @type {(sheet: Sheet) => boolean} */
export const isShaded = (sheet) => isWhitened(sheet)
  || [...sheet.frames.flatMap(({ cells, blank }) => [...cells, ...blank]),
    ...sheet.plays.flatMap(({ choices }) => choices.flatMap(({ looks }) => looks[0] ?? []))]
    .some((look) => look !== null && /<(rect|circle)[^>]*fill="#(1c1c1c|ffffff)"/.test(look.svg));

// The number of the choice that the marks of a play make for a cell, or -1.
/** @type {(sheet: Sheet, play: Play, marks: Marks, index: number) => number} */
export const chosen = (sheet, play, marks, index) => lineChosen(play, marks, placeOf(sheet, index).join(","));

// The marks after a cell has been given a choice (-1: none).
/** @type {(sheet: Sheet, play: Play, marks: Marks, index: number, number: number) => Marks} */
export const marked = (sheet, play, marks, index, number) =>
  lineMarked(play, marks, placeOf(sheet, index).join(","), number);

// The choice after another in the order of clicks, with "nothing" (-1) after the last.
/** @type {(play: Play, now: number) => number} */
export const following = ({ clicks }, now) => (now < 0 ? clicks[0] : clicks[clicks.indexOf(now) + 1] ?? -1);

// The second choice at once, or nothing where it is that already.
/** @type {(play: Play, now: number) => number} */
export function other({ clicks }, now) {
  const second = clicks[1] ?? clicks[0];
  return now === second ? -1 : second;
}

// How a cell looks with its marks, as far as can be told without the server.
/** @type {(sheet: Sheet, marks: Marks, index: number) => Look[]} */
export function looksOf(sheet, marks, index) {
  for (const play of sheet.plays) {
    const choice = play.choices[chosen(sheet, play, marks, index)];
    if (choice && canHold(choice, index)) return choice.looks.map((looks) => looks[index] ?? BLANK);
  }
  return sheet.frames.map((frame) => frame.blank[index]);
}

const SAID = { corner: "candidates", centre: "centre", colour: "coloured" };

// The words of a screen reader for a cell: its row and column, and all that is there.
/** @type {(sheet: Sheet, document: Pick<Document, "marks" | "notes">, index: number) => string} */
export function describe(sheet, { marks, notes }, index) {
  const [row, column] = placeOf(sheet, index);
  const words = sheet.plays
    .map((play) => play.choices[chosen(sheet, play, marks, index)]?.words)
    .filter((word) => word !== undefined);
  const blank = sheet.frames[0].blank[index].words;
  const own = KINDS.map((kind) => [SAID[kind], ...noted(notes[`${row},${column}`], kind)]).filter(([, one]) => one);
  const noticed = words.length ? own.filter(([kind]) => kind === SAID.colour) : own;
  const lines = sheet.plays.filter(isLine).flatMap((play) => ALL.map((side) => {
    const choice = play.choices[lineChosen(play, marks, spotOf(sheet, index, side))];
    return choice && `${side}: ${choice.words}`;
  })).filter(Boolean);
  const said = [blank, ...words, ...lines, ...noticed.map((told) => told.join(" "))].filter(Boolean);
  return `row ${row}, column ${column}: ${said.join(", ") || "empty"}`;
}

// ---- Answers -------------------------------------------------------------------------------

// Whether a player enters an atom: an answer also holds what is given.
/** @type {(sheet: Sheet, atom: string) => boolean} */
export function isEntered(sheet, atom) {
  const isSpot = (/** @type {Play} */ play) => play.choices.some((choice) => {
    const [head, tail] = lineAtom(play, " ", choice).split(" ");
    return atom.startsWith(head) && play.spots.has(atom.slice(head.length, -tail.length)) && atom.endsWith(tail);
  });
  if (sheet.plays.some((play) => isLine(play) && isSpot(play))) return true;
  const index = cellOf(sheet, atom);
  return index >= 0 && sheet.plays.some((play) => play.choices.some((choice) =>
    canHold(choice, index) && atomOf(sheet, play, choice, index) === atom));
}

// The marks of an answer; what the player has ruled out rightly stays. Null if nothing can be entered.
/** @type {(sheet: Sheet, marks: Marks, atoms: string[]) => Marks | null} */
export function filled(sheet, marks, atoms) {
  const wanted = atoms.filter((atom) => isEntered(sheet, atom));
  const own = Object.entries(marks).filter(([atom, holds]) => !holds && !atoms.includes(atom));
  return wanted.length ? Object.fromEntries([...own, ...wanted.map((atom) => [atom, true])]) : null;
}

// "not black(1,2)" as an entry of the marks.
/** @type {(text: string) => [atom: string, holds: boolean]} */
export const parseMark = (text) => (text.startsWith("not ") ? [text.slice(4), false] : [text, true]);

// Whether the marks are what the one answer shows.
/** @type {(sheet: Sheet, marks: Marks, answers: string[][]) => boolean} */
export function isSolved(sheet, marks, answers) {
  if (answers.length !== 1) return false;
  const wanted = answers[0].filter((atom) => isEntered(sheet, atom));
  const entered = Object.keys(marks).filter((atom) => marks[atom]);
  return wanted.length > 0 && wanted.every((atom) => marks[atom])
    && entered.every((atom) => answers[0].includes(atom));
}

// ---- Lines: what is entered along the sides of cells, or from cell to cell ----------------

/** @type {(play: Play) => boolean} */
export const isLine = (play) => play.where !== "cell";

/** @type {Side[]} */
const ALL = ["top", "right", "bottom", "left"];
/** @type {Partial<Record<Side, [number, number, Side]>>} */
const SIDES = { top: [-1, 0, "bottom"], left: [0, -1, "right"] };

// Whether lines are the borders of areas: none runs along the border of the board, which has a top.
/** @type {(play: Play) => boolean} */
export const isBorder = ({ where, spots }) => where === "edge" && ![...spots].some((spot) => /top|left/.test(spot));

// The marks after a rectangle of cells has been enclosed, from corner to corner: lines around them,
// and none within. Where that is so already, they are taken away.
/** @type {(play: Play, marks: Marks, one: Place, other: Place) => Marks} */
export function enclosed(play, marks, one, other) {
  /** @type {(at: Place) => boolean} */
  const isIn = (at) => at.every((n, i) => n >= Math.min(one[i], other[i]) && n <= Math.max(one[i], other[i]));
  const empty = { ...marks };
  /** @type {Marks} */
  const around = {};
  for (const spot of play.spots) {
    const [row, column, side] = spot.split(",");
    const [near, far] = [[+row, +column], [+row + Number(side === "bottom"), +column + Number(side === "right")]]
      .map((at) => isIn(/** @type {Place} */ (at)));
    if (!near && !far) continue;
    const atom = lineAtom(play, spot, play.choices[0]);
    delete empty[atom];
    if (near !== far) around[atom] = true;
  }
  const isThere = Object.keys(marks).length === Object.keys({ ...empty, ...around }).length
    && Object.keys(around).every((atom) => marks[atom]);
  return isThere ? empty : { ...empty, ...around };
}

// The name that all call a side by: the top of a cell is the bottom of the one above it.
/** @type {(sheet: Sheet, index: number, side: Side) => string} */
export function spotOf(sheet, index, side) {
  const [row, column] = placeOf(sheet, index);
  const [down, right, other] = SIDES[side] ?? [0, 0, side];
  const isInside = row + down >= 1 && column + right >= 1;
  return (isInside ? [row + down, column + right, other] : [row, column, side]).join(",");
}

// The number of the choice that the marks make for a line, or -1.
/** @type {(play: Play, marks: Marks, spot: string) => number} */
export const lineChosen = (play, marks, spot) =>
  play.choices.findIndex((choice) => marks[lineAtom(play, spot, choice)] === choice.holds);

// The marks after a line has been given a choice (-1: none).
/** @type {(play: Play, marks: Marks, spot: string, number: number) => Marks} */
export function lineMarked(play, marks, spot, number) {
  const made = { ...marks };
  for (const choice of play.choices) delete made[lineAtom(play, spot, choice)];
  const choice = play.choices[number];
  if (choice) made[lineAtom(play, spot, choice)] = choice.holds;
  return made;
}

// The marks without the lines around a cell.
/** @type {(sheet: Sheet, marks: Marks, index: number) => Marks} */
export const unlined = (sheet, marks, index) => sheet.plays.filter(isLine).reduce((left, play) => (
  ALL.reduce((some, side) => lineMarked(play, some, spotOf(sheet, index, side), -1), left)), marks);

// Where a line runs in the picture: [x, y, x, y].
/** @type {(grid: Grid, kind: Play["where"], line: [number, number, Side]) => Ends} */
export function endsOf({ cell: { width, height, edge } }, kind, [row, column, side]) {
  const [left, top] = [edge + (column - 1) * width, edge + (row - 1) * height];
  const [right, bottom] = [left + width, top + height];
  if (kind === "edge") {
    /** @type {Record<Side, Ends>} */
    const sides = { top: [left, top, right, top], bottom: [left, bottom, right, bottom],
      left: [left, top, left, bottom], right: [right, top, right, bottom] };
    return sides[side];
  }
  const [x, y] = [left + width / 2, top + height / 2];
  return side === "right" ? [x, y, x + width, y] : [x, y, x, y + height];
}

// Where a line is drawn: like `endsOf`, but not over the texts of the cells that it joins.
/** @type {(sheet: Sheet, kind: Play["where"], line: [number, number, Side]) => Ends} */
export function strokeOf(sheet, kind, [row, column, side]) {
  const [x, y, toX, toY] = endsOf(sheet, kind, [row, column, side]);
  if (kind === "edge") return [x, y, toX, toY];
  const [right, down] = side === "right" ? [1, 0] : [0, 1];
  const [near, far] = [[row, column], [row + down, column + right]].map((at) => (
    sheet.frames[0].cells[indexOf(sheet, at[0], at[1])]?.reach?.[down] ?? 0));
  return [x + right * near, y + down * near, toX - right * far, toY - down * far];
}

// Pixels of a whole picture, with what stands beside its cells.
/** @type {(grid: Grid) => { width: number, height: number, left: number, top: number }} */
export function sizeOf({ rows, columns, cell, around }) {
  const [top, right, bottom, left] = around;
  const width = columns * cell.width + 2 * cell.edge + left + right;
  return { width, height: rows * cell.height + 2 * cell.edge + top + bottom, left, top };
}
