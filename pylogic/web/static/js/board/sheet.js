// The sheet: what the server says of a board, how cells look, and what marks mean.

const known = new Map();

// Looks are the same object if they look the same: { svg, words }.
function look({ svg, words }) {
  const key = `${words}\n${svg}`;
  if (!known.has(key)) known.set(key, { svg, words });
  return known.get(key);
}
export const BLANK = look({ svg: "", words: "" });

// What /board tells, with looks in the place of numbers. `former` tells what can be entered where
// `data` was not asked for it.
export function read(data, former = null) {
  const looks = data.pieces.map(look);
  const named = (numbers) => numbers.map((number) => (number < 0 ? BLANK : looks[number]));
  const frames = data.frames.map((frame) => (
    { ...frame, cells: named(frame.cells), blank: named(frame.blank) }));
  const plays = former?.plays ?? data.plays.map((play) => ({
    ...play,
    spots: new Set(play.spots.map((spot) => spot.join(","))),
    choices: play.choices.map((choice) => ({
      ...choice,
      looks: choice.looks.map((numbers) => numbers.map((number) => (number < 0 ? null : looks[number]))),
    })),
  }));
  const edits = former?.edits ?? data.edits.map((edit) => ({
    ...edit, cells: new Map(edit.cells.map((one) => [one.slice(0, -1).join(","), one.at(-1)])),
  }));
  return { ...data, frames, plays, edits, count: data.rows * data.columns };
}

export const indexOf = (sheet, row, column) => (row - 1) * sheet.columns + column - 1;
export const placeOf = (sheet, index) => [Math.floor(index / sheet.columns) + 1, (index % sheet.columns) + 1];

export function atomOf(sheet, play, choice, index) {
  const place = placeOf(sheet, index).join(",");
  return `${play.predicate}(${place}${choice.value === null ? "" : `,${choice.value}`})`;
}

// The cell that an atom of a play is about, as an index; -1 for other atoms.
export function cellOf(sheet, atom) {
  const match = /^(\w+)\((\d+),(\d+)(?:,|\))/.exec(atom);
  if (match === null || !sheet.plays.some((play) => play.predicate === match[1])) return -1;
  const [row, column] = [Number(match[2]), Number(match[3])];
  const isInside = row >= 1 && row <= sheet.rows && column >= 1 && column <= sheet.columns;
  return isInside ? indexOf(sheet, row, column) : -1;
}

export const canHold = (choice, index) => Boolean(choice.looks[0]?.[index]);
export const isOpen = (sheet, index) =>
  sheet.plays.some((play) => play.choices.some((choice) => canHold(choice, index)));

// What a play's marks say of a cell: the number of a choice, or -1.
export const chosen = (sheet, play, marks, index) =>
  play.choices.findIndex((choice) => marks[atomOf(sheet, play, choice, index)] === choice.holds);

// The marks after a cell has been given a choice (-1: none).
export function marked(sheet, play, marks, index, number) {
  const made = { ...marks };
  for (const choice of play.choices) delete made[atomOf(sheet, play, choice, index)];
  const choice = play.choices[number];
  if (choice) made[atomOf(sheet, play, choice, index)] = choice.holds;
  return made;
}

// How a cell looks with its marks, as far as can be told without the server.
export function looksOf(sheet, marks, index) {
  for (const play of sheet.plays) {
    const choice = play.choices[chosen(sheet, play, marks, index)];
    if (choice && canHold(choice, index)) return choice.looks.map((looks) => looks[index]);
  }
  return sheet.frames.map((frame) => frame.blank[index]);
}

// What a screen reader says of a cell.
export function describe(sheet, { marks, notes }, index) {
  const [row, column] = placeOf(sheet, index);
  const words = sheet.plays
    .map((play) => play.choices[chosen(sheet, play, marks, index)]?.words)
    .filter((word) => word !== undefined);
  const blank = sheet.frames[0].blank[index].words;
  const candidates = words.length ? [] : notes[`${row},${column}`] ?? [];
  const lines = sheet.plays.filter(isLine).flatMap((play) => ["top", "right", "bottom", "left"].map((side) => {
    const choice = play.choices[lineChosen(play, marks, spotOf(sheet, index, side))];
    return choice && `${side}: ${choice.words}`;
  })).filter(Boolean);
  const said = [blank, ...words, ...lines, candidates.length ? `candidates ${candidates.join(" ")}` : ""].filter(Boolean);
  return `row ${row}, column ${column}: ${said.join(", ") || "empty"}`;
}

// ---- Lines: what is entered along the sides of cells, or from cell to cell ----------------

export const isLine = (play) => play.where !== "cell";

const SIDES = { top: [-1, 0, "bottom"], left: [0, -1, "right"] };

// The name that all call a side by: the top of a cell is the bottom of the one above it.
export function spotOf(sheet, index, side) {
  const [row, column] = placeOf(sheet, index);
  const [down, right, other] = SIDES[side] ?? [0, 0, side];
  const isInside = row + down >= 1 && column + right >= 1;
  return (isInside ? [row + down, column + right, other] : [row, column, side]).join(",");
}

export const lineAtom = (play, spot) => `${play.predicate}(${spot})`;

// What the marks say of a line: the number of a choice, or -1.
export const lineChosen = (play, marks, spot) =>
  play.choices.findIndex((choice) => marks[lineAtom(play, spot)] === choice.holds);

// The marks after a line has been given a choice (-1: none).
export function lineMarked(play, marks, spot, number) {
  const { [lineAtom(play, spot)]: _before, ...made } = marks;
  const choice = play.choices[number];
  return choice ? { ...made, [lineAtom(play, spot)]: choice.holds } : made;
}

// Where a line runs in the picture: [x, y, x, y].
export function endsOf({ cell: { width, height, edge } }, kind, [row, column, side]) {
  const [left, top] = [edge + (column - 1) * width, edge + (row - 1) * height];
  const [right, bottom] = [left + width, top + height];
  if (kind === "edge") {
    return { top: [left, top, right, top], bottom: [left, bottom, right, bottom],
      left: [left, top, left, bottom], right: [right, top, right, bottom] }[side];
  }
  const [x, y] = [left + width / 2, top + height / 2];
  return side === "right" ? [x, y, x + width, y] : [x, y, x, y + height];
}

// Pixels of a whole picture, with what stands beside its cells.
export function sizeOf({ rows, columns, cell, around }) {
  const [top, right, bottom, left] = around;
  const width = columns * cell.width + 2 * cell.edge + left + right;
  return { width, height: rows * cell.height + 2 * cell.edge + top + bottom, left, top };
}
