// Playing with lines: what clicks, drags and keys enter along the sides of cells or between them.

import { enclosed, following, isBorder, isLine, lineChosen, lineMarked, other, placeOf, spotOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Marks } from "../store.js" */
/** @import { Play, Side } from "./sheet.js" */
/** @typedef {{ x: number, y: number }} Point of the window */
/**
 * @typedef {{ play: Play, index: number, spot: string | null, number: number, merge: string,
 *   how: "side" | "link" | "area", before: Marks, isDragged: boolean }} Stroke
 */

/** @type {Record<string, Side>} */
export const KEYS = { ArrowUp: "top", ArrowDown: "bottom", ArrowLeft: "left", ArrowRight: "right" };

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

  // The line near a point of a cell; null in its middle, which is larger where cells are clicked, too.
  /** @type {(index: number, point: Point) => string | null} */
  function at(index, point) {
    const side = view.grid.side(index, point, view.sheet.plays.every(isLine));
    return side === null ? null : spotOf(view.sheet, index, side);
  }

  /** @type {(play: Play, index: number, how: Stroke["how"], spot?: string | null, number?: number) => Stroke} */
  const begin = (play, index, how, spot = null, number = -1) => (
    { play, index, spot, number, merge: `line ${(strokes += 1)}`, how, before: store.now.marks, isDragged: false });

  // The choice after a line's own, and the second one at once.
  /** @type {(play: Play, spot: string) => number} */
  const next = (play, spot) => following(play, lineChosen(play, store.now.marks, spot));
  /** @type {(play: Play, spot: string) => number} */
  const second = (play, spot) => other(play, lineChosen(play, store.now.marks, spot));

  // Along sides a click enters at once and a drag goes on with the same; from cell to cell a drag
  // draws, or encloses cells where lines are borders, and only a click that was none enters over the
  // nearest side. Tells whether the click is one of a line, and whether a drag would be.
  /** @type {(index: number, isSecond: boolean, point: Point) => { isClick: boolean, isDrag: boolean }} */
  function press(index, isSecond, point) {
    stroke = null;
    const play = lines();
    if (!play || index < 0) return { isClick: false, isDrag: false };
    const spot = at(index, point);
    const number = spot === null ? -1 : isSecond ? second(play, spot) : next(play, spot);
    const isArea = isBorder(play) && view.grid.side(index, point, false) === null;
    const how = play.where === "link" ? "link" : isArea ? "area" : "side";
    if (spot === null && how === "side") return { isClick: false, isDrag: false };
    stroke = begin(play, index, how, spot, number);
    if (spot !== null && how === "side") put(play, spot, number, stroke.merge);
    return { isClick: spot !== null, isDrag: true };
  }

  /** @type {(point: Point) => void} */
  function move(point) {
    if (stroke?.how !== "side") return;
    const index = view.grid.under(point.x, point.y);
    const spot = index < 0 ? null : at(index, point);
    if (spot !== null && spot !== stroke.spot) put(stroke.play, stroke.spot = spot, stroke.number, stroke.merge);
  }

  /** @type {(index: number) => void} */
  function drag(index) {
    if (!stroke || stroke.how === "side") return;
    const [one, other] = [placeOf(view.sheet, stroke.index), placeOf(view.sheet, index)];
    if (stroke.how === "area") {
      stroke.isDragged = true;
      store.change({ marks: enclosed(stroke.play, stroke.before, one, other) }, { merge: stroke.merge });
      return;
    }
    const [down, right] = [other[0] - one[0], other[1] - one[1]];
    if (Math.abs(down) + Math.abs(right) !== 1) {
      stroke.index = index;
      return;
    }
    const side = down ? (down > 0 ? "bottom" : "top") : right > 0 ? "right" : "left";
    const spot = spotOf(view.sheet, stroke.index, side);
    if (!stroke.isDragged) {
      const { play, play: { clicks, choices } } = stroke;
      const isThere = lineChosen(play, store.now.marks, spot) === clicks[0];
      // Along a line that is there it is taken away; where there may be several it is one more.
      stroke.number = choices[0].value !== null ? next(play, spot) : isThere ? -1 : clicks[0];
      stroke.isDragged = true;
    }
    put(stroke.play, spot, stroke.number, stroke.merge);
    stroke.index = index;
  }

  function release() {
    if (stroke && stroke.how !== "side" && !stroke.isDragged && stroke.spot !== null) {
      put(stroke.play, stroke.spot, stroke.number, stroke.merge);
    }
    stroke = null;
  }

  return {
    press, move, drag, release,
    get play() { return lines(); },
    get isDragged() { return stroke?.isDragged ?? false; },
    // A key has led to a cell: what Space has begun to enclose reaches to it.
    /** @type {(index?: number) => void} */
    reach(index) {
      if (index === undefined) release();
      else if (stroke?.how === "area") drag(index);
    },
    // Shift and an arrow: the line over that side of the cell. Space: cells are enclosed from that
    // one on, until it is pressed again.
    /** @type {(event: KeyboardEvent, index: number) => boolean} */
    onKey(event, index) {
      const side = event.shiftKey ? KEYS[event.key] : undefined;
      const play = lines();
      if (!play) return false;
      if ([" ", "Enter"].includes(event.key) && isBorder(play) && view.sheet.plays.every(isLine)) {
        if (stroke) release();
        else drag((stroke = begin(play, index, "area")).index);
        return true;
      } else if (side === undefined) return false;
      const spot = spotOf(view.sheet, index, side);
      put(play, spot, next(play, spot));
      return true;
    },
  };
}
