// Editing what stands on the sides of cells, where they meet or anywhere in half cells; arrows, paths.

import { placeOf, spotOf } from "./sheet.js";
import { KEYS } from "./strokes.js";

/** @import { View } from "../board.js" */
/** @import { At, Changes } from "./facts.js" */
/** @import { Side } from "./sheet.js" */
/** @import { Point } from "./strokes.js" */
/** @typedef {{ kind: string, isPlaced: boolean, id: string | null }} Pen what is put there */

/** @type {Record<Side, [number, number]>} */
const STEPS = { top: [-1, 0], bottom: [1, 0], left: [0, -1], right: [0, 1] };

/** @param {{ view: View, changes: Changes, pen: Pen }} parts */
export function createPlaces({ view, changes, pen }) {
  /** @type {(index: number) => [number, number]} */
  const cell = (index) => placeOf(view.sheet, index);
  /** @type {(at: At) => string | null} */
  const now = (at) => changes.found(pen.kind, at.join(","));

  // Put the pen's value at a place, or take it away if the place has that value already.
  /** @type {(at: At) => void} */
  function put(at) {
    const value = pen.isPlaced ? pen.id : "";
    changes.place(pen.kind, [[at, now(at) === value ? null : value]]);
  }

  // A side by the name that all call it, in a list that is empty at the border of the board.
  /** @type {(index: number, side: Side) => At[]} */
  function inner(index, side) {
    const [row, column, name] = spotOf(view.sheet, index, side).split(",");
    const isInside = name === "right" ? Number(column) < view.sheet.columns
      : name === "bottom" && Number(row) < view.sheet.rows;
    return isInside ? [[Number(row), Number(column), name]] : [];
  }

  // The middle of a cell, of a side or a corner.
  /** @type {(index: number, down: number, right: number) => void} */
  function centre(index, down, right) {
    const [row, column] = cell(index);
    const [y, x] = [2 * row + down, 2 * column + right];
    if (y >= 2 && y <= 2 * view.sheet.rows && x >= 2 && x <= 2 * view.sheet.columns) put([y, x]);
  }

  // An arrow points to a side, with the number that it had; no arrow where it did so already.
  /** @type {(index: number, side: Side) => void} */
  function turn(index, side) {
    const [towards, number = "0"] = changes.valueAt("arrow", index)?.split(",") ?? [];
    changes.become("arrow", index, towards === side ? null : `${side},${number}`);
  }

  return {
    // Make the change of a click at a point of a cell; false if the click is one for the whole cell.
    /** @type {(index: number, point: Point) => boolean} */
    press(index, point) {
      const { kind } = pen;
      if (!["vertex", "centre", "arrow", "between"].includes(kind) || !changes.entry(kind)) return false;
      const { left, top } = view.grid.within(index, point);
      const [row, column] = cell(index);
      const side = view.grid.side(index, point);
      if (kind === "vertex") put([row - Number(top < .5), column - Number(left < .5)]);
      else if (kind === "centre") centre(index, Math.floor(top * 3) - 1, Math.floor(left * 3) - 1);
      else if (side !== null && kind === "arrow") turn(index, side);
      else if (side !== null) inner(index, side).forEach(put);
      return true;
    },
    // Shift and an arrow: over that side of the cell. Space: in the cell, with Shift at its bottom right.
    /** @type {(event: KeyboardEvent, index: number) => boolean} */
    onKey({ key, shiftKey }, index) {
      const { kind } = pen;
      const side = shiftKey ? KEYS[key] : undefined;
      if (side && kind === "between") inner(index, side).forEach(put);
      else if (side && kind === "arrow") turn(index, side);
      else if (side && kind === "centre") centre(index, ...STEPS[side]);
      else if ((key === " " || key === "Enter") && kind === "vertex") put(cell(index));
      else if ((key === " " || key === "Enter") && kind === "centre") centre(index, Number(shiftKey), Number(shiftKey));
      else return false;
      return true;
    },
    // Take away what stands around a cell; false if there is nothing.
    /** @type {(index: number) => boolean} */
    clear(index) {
      const [row, column] = cell(index);
      const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]));
      /** @type {Record<string, At[]>} */
      const around = {
        between: Object.values(KEYS).flatMap((side) => inner(index, side)),
        vertex: steps.filter((step) => Math.max(...step) < 1).map(([down, right]) => [row + down, column + right]),
        centre: steps.map(([down, right]) => [2 * row + down, 2 * column + right]),
      };
      const own = (around[pen.kind] ?? []).filter((at) => now(at) !== null);
      if (own.length) changes.place(pen.kind, own.map((at) => [at, null]));
      return own.length > 0;
    },
  };
}

// Paths: a drag from cell to cell draws one, a click takes those away that go through the cell.
/** @param {{ view: View, changes: Changes }} parts */
export function createPaths({ view, changes }) {
  /** @type {{ id: number, cells: number[] } | null} */ // the number when it has two cells
  let path = null;

  const listed = () => changes.everywhere("path").map((at) => at.split(","));
  /** @type {(told: string) => string | number} */
  const plain = (told) => (/^\d+$/.test(told) ? Number(told) : told);

  // By hand or by Space, which also ends what it has begun.
  /** @type {(index: number) => void} */
  function press(index) {
    if (path) return end();
    path = { id: 0, cells: [index] };
    return undefined;
  }

  // The path goes on to a cell, unless it has been there; it ends where no cell is told.
  /** @type {(index?: number) => void} */
  function reach(index) {
    if (index === undefined) return end();
    if (!path || path.cells.includes(index)) return undefined;
    path.id ||= Math.max(0, ...listed().map(([,, name]) => Number(name) || 0)) + 1;
    const { id, cells } = path;
    cells.push(index);
    const added = cells.length > 2 ? [index] : cells;
    changes.place("path", added.map((cell) => [[...placeOf(view.sheet, cell), id], String(cells.indexOf(cell) + 1)]),
      `path ${id}`);
    return undefined;
  }

  /** @type {(index: number) => void} */
  function clear(index) {
    const key = placeOf(view.sheet, index).join(",");
    const gone = listed().filter(([row, column]) => `${row},${column}` === key).map(([,, id]) => id);
    const cells = listed().filter(([,, id]) => gone.includes(id));
    if (cells.length) changes.place("path", cells.map((at) => [at.map(plain), null]));
  }

  function end() {
    if (path?.cells.length === 1) clear(path.cells[0]);
    path = null;
  }

  return { press, reach, clear, end };
}
