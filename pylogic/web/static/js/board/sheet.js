// The sheet: what the server says of a board, how cells look, and what marks mean.

/** @import { Problem } from "../api.js" */
/** @import { Document, Marks } from "../store.js" */
/** @typedef {{ svg: string, words: string }} Look of a cell */
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
 * @property {string} predicate
 * @property {"cell" | "edge" | "link"} where
 * @property {Set<string>} spots lines, by "row,column,side"; none for what is entered into cells
 * @property {Choice[]} choices
 * @property {number[]} clicks the choices that clicks go round
 */
/**
 * @typedef {object} Edit what an author may enter
 * @property {string} what
 * @property {string} predicate
 * @property {boolean} isClue
 * @property {string} where
 * @property {number} keys how many arguments say where, as `values` what
 * @property {number} values
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

// Looks are the same object if they look the same: { svg, words }.
/** @type {(drawn: Look) => Look} */
function look({ svg, words }) {
  const key = `${words}\n${svg}`;
  const found = known.get(key) ?? { svg, words };
  known.set(key, found);
  return found;
}
export const BLANK = look({ svg: "", words: "" });

// What /board tells, with looks in the place of numbers. `former` tells what can be entered where
// `data` was not asked for it.
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

/** @type {(sheet: Sheet, row: number, column: number) => number} */
export const indexOf = (sheet, row, column) => (row - 1) * sheet.columns + column - 1;
/** @type {(sheet: Sheet, index: number) => Place} */
export const placeOf = (sheet, index) => [Math.floor(index / sheet.columns) + 1, (index % sheet.columns) + 1];

/** @type {(sheet: Sheet, play: Play, choice: Choice, index: number) => string} */
export function atomOf(sheet, play, choice, index) {
  const place = placeOf(sheet, index).join(",");
  return `${play.predicate}(${place}${choice.value === null ? "" : `,${choice.value}`})`;
}

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

// What a play's marks say of a cell: the number of a choice, or -1.
/** @type {(sheet: Sheet, play: Play, marks: Marks, index: number) => number} */
export const chosen = (sheet, play, marks, index) =>
  play.choices.findIndex((choice) => marks[atomOf(sheet, play, choice, index)] === choice.holds);

// The marks after a cell has been given a choice (-1: none).
/** @type {(sheet: Sheet, play: Play, marks: Marks, index: number, number: number) => Marks} */
export function marked(sheet, play, marks, index, number) {
  const made = { ...marks };
  for (const choice of play.choices) delete made[atomOf(sheet, play, choice, index)];
  const choice = play.choices[number];
  if (choice) made[atomOf(sheet, play, choice, index)] = choice.holds;
  return made;
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

// What a screen reader says of a cell.
/** @type {(sheet: Sheet, document: Pick<Document, "marks" | "notes">, index: number) => string} */
export function describe(sheet, { marks, notes }, index) {
  const [row, column] = placeOf(sheet, index);
  const words = sheet.plays
    .map((play) => play.choices[chosen(sheet, play, marks, index)]?.words)
    .filter((word) => word !== undefined);
  const blank = sheet.frames[0].blank[index].words;
  const candidates = words.length ? [] : notes[`${row},${column}`] ?? [];
  const lines = sheet.plays.filter(isLine).flatMap((play) => ALL.map((side) => {
    const choice = play.choices[lineChosen(play, marks, spotOf(sheet, index, side))];
    return choice && `${side}: ${choice.words}`;
  })).filter(Boolean);
  const said = [blank, ...words, ...lines, candidates.length ? `candidates ${candidates.join(" ")}` : ""].filter(Boolean);
  return `row ${row}, column ${column}: ${said.join(", ") || "empty"}`;
}

// ---- Answers -------------------------------------------------------------------------------

// Whether a player enters an atom: an answer also holds what is given.
/** @type {(sheet: Sheet, atom: string) => boolean} */
export function isEntered(sheet, atom) {
  const isSpot = (/** @type {Play} */ play) => atom.startsWith(`${play.predicate}(`)
    && play.spots.has(atom.slice(play.predicate.length + 1, -1));
  if (sheet.plays.some((play) => isLine(play) && isSpot(play))) return true;
  const index = cellOf(sheet, atom);
  return index >= 0 && sheet.plays.some((play) => play.choices.some((choice) =>
    canHold(choice, index) && atomOf(sheet, play, choice, index) === atom));
}

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

// The name that all call a side by: the top of a cell is the bottom of the one above it.
/** @type {(sheet: Sheet, index: number, side: Side) => string} */
export function spotOf(sheet, index, side) {
  const [row, column] = placeOf(sheet, index);
  const [down, right, other] = SIDES[side] ?? [0, 0, side];
  const isInside = row + down >= 1 && column + right >= 1;
  return (isInside ? [row + down, column + right, other] : [row, column, side]).join(",");
}

/** @type {(play: Play, spot: string) => string} */
export const lineAtom = (play, spot) => `${play.predicate}(${spot})`;

// What the marks say of a line: the number of a choice, or -1.
/** @type {(play: Play, marks: Marks, spot: string) => number} */
export const lineChosen = (play, marks, spot) =>
  play.choices.findIndex((choice) => marks[lineAtom(play, spot)] === choice.holds);

// The marks after a line has been given a choice (-1: none).
/** @type {(play: Play, marks: Marks, spot: string, number: number) => Marks} */
export function lineMarked(play, marks, spot, number) {
  const { [lineAtom(play, spot)]: _before, ...made } = marks;
  const choice = play.choices[number];
  return choice ? { ...made, [lineAtom(play, spot)]: choice.holds } : made;
}

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

// Pixels of a whole picture, with what stands beside its cells.
/** @type {(grid: Grid) => { width: number, height: number, left: number, top: number }} */
export function sizeOf({ rows, columns, cell, around }) {
  const [top, right, bottom, left] = around;
  const width = columns * cell.width + 2 * cell.edge + left + right;
  return { width, height: rows * cell.height + 2 * cell.edge + top + bottom, left, top };
}
