// The kinds of facts that are edited on the board: for each its tool, and what clicks, drags and keys do.

/** @import { Editing } from "./edit.js" */
/** @import { Edit } from "./sheet.js" */
/** @typedef {[key: string, does: string][]} Keys */
/**
 * @typedef {object} Kind
 * @property {string} [name] of its tool; without one it is called as its predicate
 * @property {string | ((edit: Editing) => string)} hint
 * @property {"painted" | "placed" | "turned"} [how] whether what is chosen first is given to cells by drags, or put where
 *   one clicks, or whether clicks give a cell one value after the other
 * @property {string} [noun] for what is chosen first; without one a drag takes what is where it begins, or something new
 * @property {boolean} [isTyped] digits are typed into the chosen cell
 * @property {string[]} [more] that is typed there
 * @property {Keys} [keys]
 */

const MARKED = "Click a cell to put one there, or to take it away.";

/** @type {Record<string, string>} */
export const SIGNS = { less: "< ∧", greater: "> ∨", white: "○", black: "●", x: "X", v: "V" };

/** @type {Record<string, Kind>} In the order of their tools. */
export const KINDS = {
  clue: { name: "Clues", isTyped: true,
    hint: ({ pen }) => (pen.isMark ? "Click a cell to put a clue there, or to take it away." : "Click a cell and type its clue.") },
  circle: { name: "Circles", how: "turned", hint: ({ changes }) => ["Click a cell for a white circle",
    ...(changes.entry("circle")?.choices ?? []).slice(1).map((colour) => `again for a ${colour} one`)].join(", ") + "." },
  arrow: { name: "Arrows", isTyped: true, hint: "Click a side of a cell: its arrow points there. Type its number.",
    keys: [["Click, Shift and an arrow", "with Arrows chosen: the arrow points there"],
      ["Digits", "with Arrows chosen: its number"]] },
  numbers: { name: "Several numbers", isTyped: true, more: [","], hint: "Click a cell and type its numbers, with commas between them.",
    keys: [["Digits, comma", "with Several numbers chosen: 1,3 writes two"]] },
  between: { name: "Signs", how: "placed", noun: "sign",
    hint: "Choose a sign, then click a side of a cell to put it there, or to take it away.",
    keys: [["Click, Shift and an arrow", "with Signs chosen: the sign over that side of the cell"],
      ["<, >, X, V, O", "with Signs chosen: the sign to put"]] },
  vertex: { name: "Corners", how: "placed", noun: "number",
    hint: "Choose a number, or type it, then click where cells meet.",
    keys: [["Digits", "with Corners chosen: the number to put"],
      ["Space, Enter", "with Corners chosen: put it at the bottom right of the cell"]] },
  centre: { name: "Centres", hint: "Click the middle of a cell, of a side or a corner, to put a centre there, or to take it away.",
    keys: [["Click, Space, Enter", "with Centres chosen: in the middle of the cell"],
      ["Shift and an arrow, Shift and Space", "with Centres chosen: on that side, at the bottom right"]] },
  object: { hint: MARKED },
  block: { name: "Blocked cells", hint: MARKED },
  cage: { name: "Cages", how: "painted",
    hint: "Drag over cells: from a cell without a cage they become a new one, from a cage they join it. Delete takes a cell out.",
    keys: [["Drag, Shift and arrows", "with Cages chosen: a new cage, or more of the cage where it begins"],
      ["Delete", "with Cages chosen: take the cell out of its cage"]] },
  area: { name: "Regions", how: "painted", noun: "region", hint: "Choose a region, then drag over the cells that belong to it.",
    keys: [["Drag", "with Regions chosen: paint the region"],
      ["Right click", "with Regions chosen: take this region to paint with"]] },
  path: { name: "Paths", hint: "Drag from cell to cell: a path, from its beginning on. Click one to take it away.",
    keys: [["Drag; Space, arrows, Space", "with Paths chosen: a path from cell to cell"],
      ["Click, Delete", "with Paths chosen: take the paths through the cell away"]] },
  target: { name: "Results", isTyped: true, more: ["+", "−", "×", "÷"],
    hint: "Click a cell of a cage and type what its numbers make; + − * or / says how.",
    keys: [["Digits, + − * /", "with Results chosen: what the numbers of the cage make, and how"]] },
  sum: { name: "Sums", isTyped: true, more: [","],
    hint: "Click the upper right of a black cell for the sum across, the lower left for the one down, and type it.",
    keys: [["Digits", "with Sums chosen: the sum across, and behind a comma the one down"]] },
  outside: { name: "Numbers beside", hint: "Click beside the board and type the numbers of that line, with blanks between them.",
    keys: [["Arrow over the edge", "with Numbers beside chosen: the numbers of that line"],
      ["Enter or Tab, with Shift", "there: the next line, the one before"], ["Escape", "back to the board"]] },
  slanted: { name: "Diagonals", hint: "Click beside the board and type the numbers of the diagonals that begin there." },
};

// The kind of what an author may enter; a kind of cells that has no tool of its own gets the tool for its values.
/** @type {(edit: Edit) => Kind | undefined} */
export function kindOf({ what, predicate, where, keys, values, choices }) {
  const name = `${predicate[0].toUpperCase()}${predicate.slice(1)}`;
  if (what in KINDS) return { name, ...KINDS[what] };
  if (what === "unknown" || where !== "cell" || keys !== 2) return undefined;
  if (choices.length) return { name, how: "turned", hint: `Click a cell: ${choices.join(", then ").replaceAll("_", " ")}.` };
  return values ? { name, isTyped: true, hint: "Click a cell and type its number." } : { name, hint: MARKED };
}
