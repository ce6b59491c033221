// Playing with lines: what clicks, drags and keys enter along the sides of cells or between them.

import { isLine, lineChosen, lineMarked, placeOf, spotOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Marks } from "../store.js" */
/** @import { Play, Side } from "./sheet.js" */
/** @typedef {{ x: number, y: number }} Point of the window */
/**
 * @typedef {{ play: Play, index: number, spot: string | null, number: number, merge: string, isPath: boolean,
 *   isDragged: boolean }} Stroke
 */

/** @type {Record<string, Side>} */
const KEYS = { ArrowUp: "top", ArrowDown: "bottom", ArrowLeft: "left", ArrowRight: "right" };

/** @param {{ app: App, view: View }} parts */
export function createStrokes({ app, view }) {
  const { store } = app;
  /** @type {Stroke | null} */
  let stroke = null;
  let strokes = 0;

  const lines = () => view.sheet.plays.find(isLine);

  /** @type {(play: Play, spot: string, number: number, merge?: string | null) => void} */
  function put(play, spot, number, merge = null) {
    const now = lineChosen(play, store.now.marks, spot);
    if (!play.spots.has(spot) || now === number) return;
    store.change({ marks: lineMarked(play, store.now.marks, spot, number) }, { merge });
  }

  // The line near a point of a cell; null in its middle.
  /** @type {(index: number, point: Point) => string | null} */
  function at(index, point) {
    const side = view.grid.side(index, point);
    return side === null ? null : spotOf(view.sheet, index, side);
  }

  // The choice after a line's own in the order of clicks, with "nothing" after the last.
  /** @type {(play: Play, spot: string) => number} */
  function next(play, spot) {
    const { clicks } = play;
    const now = lineChosen(play, store.now.marks, spot);
    return now < 0 ? clicks[0] : clicks[clicks.indexOf(now) + 1] ?? -1;
  }

  /** @type {(play: Play, spot: string) => number} */
  function second(play, spot) {
    const other = play.clicks[1] ?? play.clicks[0];
    return lineChosen(play, store.now.marks, spot) === other ? -1 : other;
  }

  // Along sides a click enters at once and a drag goes on with the same; from cell to cell a drag
  // draws, and only a click that was none enters over the nearest side.
  /** @type {(index: number, isSecond: boolean, point: Point) => void} */
  function press(index, isSecond, point) {
    stroke = null;
    const play = lines();
    if (!play || index < 0) return;
    const spot = at(index, point);
    const number = spot === null ? -1 : isSecond ? second(play, spot) : next(play, spot);
    const isPath = play.where === "link";
    if (spot === null && !isPath) return;
    stroke = { play, index, spot, number, merge: `line ${(strokes += 1)}`, isPath, isDragged: false };
    if (spot !== null && !isPath) put(play, spot, number, stroke.merge);
  }

  /** @type {(point: Point) => void} */
  function move(point) {
    if (!stroke || stroke.isPath) return;
    const index = view.grid.under(point.x, point.y);
    const spot = index < 0 ? null : at(index, point);
    if (spot !== null && spot !== stroke.spot) put(stroke.play, stroke.spot = spot, stroke.number, stroke.merge);
  }

  /** @type {(index: number) => void} */
  function drag(index) {
    if (!stroke?.isPath) return;
    const [one, other] = [placeOf(view.sheet, stroke.index), placeOf(view.sheet, index)];
    const [down, right] = [other[0] - one[0], other[1] - one[1]];
    if (Math.abs(down) + Math.abs(right) !== 1) {
      stroke.index = index;
      return;
    }
    const side = down ? (down > 0 ? "bottom" : "top") : right > 0 ? "right" : "left";
    const spot = spotOf(view.sheet, stroke.index, side);
    if (!stroke.isDragged) {
      const { play, play: { clicks } } = stroke;
      const isThere = lineChosen(play, store.now.marks, spot) === clicks[0];
      stroke.number = isThere ? -1 : clicks[0]; // along a line that is there it is taken away
      stroke.isDragged = true;
    }
    put(stroke.play, spot, stroke.number, stroke.merge);
    stroke.index = index;
  }

  function release() {
    if (stroke?.isPath && !stroke.isDragged && stroke.spot !== null) {
      put(stroke.play, stroke.spot, stroke.number, stroke.merge);
    }
    stroke = null;
  }

  return {
    press, move, drag, release,
    get play() { return lines(); },
    // Shift and an arrow: the line over that side of the cell.
    /** @type {(event: KeyboardEvent, index: number) => boolean} */
    onKey(event, index) {
      const side = event.shiftKey ? KEYS[event.key] : undefined;
      const play = lines();
      if (side === undefined || !play) return false;
      const spot = spotOf(view.sheet, index, side);
      put(play, spot, next(play, spot));
      return true;
    },
    // The marks without the lines around a cell.
    /** @type {(marks: Marks, index: number) => Marks} */
    without(marks, index) {
      const play = lines();
      if (!play) return marks;
      return Object.keys(KEYS).map((key) => spotOf(view.sheet, index, KEYS[key]))
        .reduce((left, spot) => lineMarked(play, left, spot, -1), marks);
    },
  };
}
