// The grid: a cell of the page over each cell of the picture, for hands, keys and screen readers.

import { h, targetOf } from "../dom.js";
import { NO_SHEET, placeOf, sizeOf } from "./sheet.js";

/** @import { Sheet, Side } from "./sheet.js" */
/** @import { Point } from "./strokes.js" */

const MIDDLE = .34; // of a cell's width: as far from a side a point is in the middle
const NARROW = .2; // the same where the middle is for something else
/** @type {Record<string, number[]>} */
const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export function createGrid() {
  const element = h("div", { class: "cells", role: "grid", ariaLabel: "The board", "aria-multiselectable": "true" });
  /** @type {Sheet} */
  let sheet = NO_SHEET;
  /** @type {HTMLElement[]} */
  let cells = [];
  let current = 0;
  /** @type {Set<number>} */
  let chosen = new Set([current]); // what is entered goes to all of them
  /** @type {Set<(index: number) => void>} */
  const listeners = new Set();

  /** @type {(made: Sheet) => void} */
  function build(made) {
    sheet = made;
    const { rows, columns, cell, around } = made;
    const { width, height } = sizeOf(made);
    const insets = around.map((pixels, side) => (100 * (pixels + cell.edge)) / (side % 2 ? width : height));
    element.style.inset = insets.map((percent) => `${percent}%`).join(" ");
    element.style.gridTemplateRows = `repeat(${rows}, minmax(0, 1fr))`;
    cells = Array.from({ length: made.count }, (_, index) => h("div", {
      class: "cell", role: "gridcell", tabIndex: -1, dataset: { at: placeOf(made, index).join(",") },
    }));
    const lines = Array.from({ length: rows }, (_, row) => {
      const line = h("div", { class: "row", role: "row" }, cells.slice(row * columns, (row + 1) * columns));
      line.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
      return line;
    });
    element.replaceChildren(...lines);
    current = Math.min(current, Math.max(0, made.count - 1));
    chosen = new Set([current]);
    if (cells.length) cells[current].tabIndex = 0;
  }

  // With `isMore` the cells that were chosen before stay so.
  /** @type {(index: number, how?: { isFocused?: boolean, isMore?: boolean }) => void} */
  function select(index, { isFocused = true, isMore = false } = {}) {
    if (!cells[index]) return;
    for (const one of chosen) choose(one, false);
    chosen = new Set([...(isMore ? chosen : []), index]);
    if (chosen.size > 1) for (const one of chosen) choose(one, true);
    const before = current;
    cells[before].tabIndex = -1;
    cells[before].classList.remove("current");
    current = index;
    cells[index].tabIndex = 0;
    cells[index].classList.add("current");
    if (isFocused && document.activeElement !== cells[index]) cells[index].focus();
    if (before !== index) for (const listen of listeners) listen(index);
  }

  /** @type {(index: number, isChosen: boolean) => void} */
  function choose(index, isChosen) {
    cells[index].classList.toggle("chosen", isChosen);
    cells[index].setAttribute("aria-selected", String(isChosen));
  }

  element.addEventListener("focusin", (event) => {
    const index = cells.indexOf(targetOf(event));
    if (index >= 0 && index !== current) select(index, { isFocused: false });
  });
  element.addEventListener("keydown", (event) => {
    const index = event.shiftKey ? null : moved(sheet, current, event);
    if (index === null) return;
    select(index);
    event.preventDefault();
  });

  return {
    element,
    build,
    select,
    // Where a key leads from the current cell; null if it is none that moves.
    /** @type {(event: KeyboardEvent) => number | null} */
    target: (event) => moved(sheet, current, event),
    get current() { return current; },
    get chosen() { return [...chosen]; },
    get columns() { return sheet.columns; },
    /** @type {(index: number) => HTMLElement | undefined} */
    cell: (index) => cells[index],
    // The cell under a point of the window; -1 if there is none.
    /** @type {(x: number, y: number) => number} */
    under(x, y) {
      const box = element.getBoundingClientRect();
      const column = Math.floor(((x - box.left) / box.width) * sheet.columns);
      const row = Math.floor(((y - box.top) / box.height) * sheet.rows);
      const isInside = row >= 0 && row < sheet.rows && column >= 0 && column < sheet.columns;
      return isInside ? row * sheet.columns + column : -1;
    },
    // How far a point of the window is from the left and the top of a cell: 1 is its whole width.
    /** @type {(index: number, point: Point) => { left: number, top: number }} */
    within(index, { x, y }) {
      const box = cells[index].getBoundingClientRect();
      return { left: (x - box.left) / box.width, top: (y - box.top) / box.height };
    },
    // The side of a cell that a point of the window is near to; null in the middle of the cell.
    /** @type {(index: number, point: Point, isWide?: boolean) => Side | null} */
    side(index, point, isWide = true) {
      const far = this.within(index, point);
      const sides = { ...far, right: 1 - far.left, bottom: 1 - far.top };
      const names = /** @type {Side[]} */ (Object.keys(sides));
      const nearest = names.reduce((near, side) => (sides[side] < sides[near] ? side : near));
      return sides[nearest] < (isWide ? MIDDLE : NARROW) ? nearest : null;
    },
    /** @type {(index: number, words: string) => void} */
    label(index, words) {
      if (cells[index].getAttribute("aria-label") !== words) cells[index].setAttribute("aria-label", words);
    },
    /** @type {(listen: (index: number) => void) => void} */
    onMove: (listen) => void listeners.add(listen),
  };
}

/** @type {(sheet: Sheet, current: number, event: KeyboardEvent) => number | null} */
function moved(sheet, current, { key, ctrlKey, metaKey, altKey }) {
  if (altKey || !sheet.count) return null;
  const isFar = ctrlKey || metaKey;
  const [row, column] = [Math.floor(current / sheet.columns), current % sheet.columns];
  const last = { row: sheet.rows - 1, column: sheet.columns - 1 };
  if (key === "Home") return isFar ? 0 : row * sheet.columns;
  if (key === "End") return isFar ? sheet.count - 1 : row * sheet.columns + last.column;
  const move = MOVES[key];
  if (!move) return null;
  /** @type {(at: number, step: number, most: number) => number} */
  const along = (at, step, most) => (isFar && step ? (step < 0 ? 0 : most) : Math.min(most, Math.max(0, at + step)));
  return along(row, move[0], last.row) * sheet.columns + along(column, move[1], last.column);
}

// The side of the cells, and its line there, that a point of the window is beside; null elsewhere.
/** @type {(cells: Element, sheet: Sheet, x: number, y: number) => [side: Side, line: number] | null} */
export function besideAt(cells, { rows, columns }, x, y) {
  const box = cells.getBoundingClientRect();
  const [right, down] = [(x - box.left) / box.width, (y - box.top) / box.height];
  const isIn = (/** @type {number} */ far) => far >= 0 && far < 1;
  if (isIn(right) === isIn(down)) return null;
  return isIn(right) ? [down < 0 ? "top" : "bottom", Math.ceil(right * columns)]
    : [right < 0 ? "left" : "right", Math.ceil(down * rows)];
}
