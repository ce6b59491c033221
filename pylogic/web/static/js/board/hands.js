// Hands: clicks, right clicks, drags, taps and long presses on the cells, told to the mode.

/** @import { createGrid } from "./grid.js" */
/** @import { Point } from "./strokes.js" */
/**
 * @typedef {object} Hands what hands are told to
 * @property {(index: number, isSecond: boolean, point: Point) => void} press at the first cell
 * @property {(point: Point) => void} move at each further point
 * @property {(index: number) => void} drag at each further cell
 * @property {() => void} release
 * @property {() => boolean} chooses whether more cells are chosen by Shift, Ctrl or the other button
 * @property {() => void} undo a tap with two fingers
 */
/** @typedef {Point & { index: number, isTouch: boolean, isMore: boolean, isBegun: boolean, timer: number }} Gesture */

const LONG = 450; // milliseconds of a long press
const SLACK = 10; // pixels that a finger may tremble

/** @type {(grid: ReturnType<typeof createGrid>, told: Hands) => void} */
export function startHands(grid, told) {
  const { element } = grid;
  /** @type {Gesture | null} */
  let gesture = null;
  const fingers = new Set();
  let isPair = false; // two fingers, of which none has done anything

  /** @type {(isSecond: boolean) => void} */
  const begin = (isSecond) => {
    if (gesture === null) return;
    gesture.isBegun = true;
    clearTimeout(gesture.timer);
    grid.select(gesture.index, { isMore: told.chooses() && (isSecond || gesture.isMore) });
    told.press(gesture.index, isSecond, gesture);
  };

  element.addEventListener("pointerdown", (event) => {
    fingers.add(event.pointerId);
    if (fingers.size > 1) {
      isPair = fingers.size === 2 && gesture?.isBegun === false;
      return cancel();
    }
    const index = grid.under(event.clientX, event.clientY);
    if (index < 0 || event.button === 1) return undefined;
    const isTouch = event.pointerType === "touch";
    told.release(); // what a key has begun
    const { clientX: x, clientY: y } = event;
    gesture = { index, isTouch, x, y, isMore: event.shiftKey || event.metaKey, isBegun: false, timer: 0 };
    if (isTouch) {
      gesture.timer = setTimeout(() => begin(true), LONG);
    } else {
      element.setPointerCapture(event.pointerId);
      begin(event.button === 2 || event.ctrlKey);
      event.preventDefault();
    }
    return undefined;
  });

  element.addEventListener("pointermove", (event) => {
    if (gesture === null) return;
    const index = grid.under(event.clientX, event.clientY);
    if (index < 0) return;
    if (gesture.isBegun) told.move({ x: event.clientX, y: event.clientY });
    if (index === gesture.index) return;
    const isFar = Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) > SLACK;
    if (!gesture.isBegun && !isFar) return;
    if (!gesture.isBegun) begin(false);
    for (const passed of between(gesture.index, index)) told.drag(passed);
    gesture.index = index;
  });

  // A fast hand skips cells: those on the way are painted, too.
  /** @type {(from: number, to: number) => number[]} */
  function between(from, to) {
    const { columns } = grid;
    const [r0, c0] = [Math.floor(from / columns), from % columns];
    const [r1, c1] = [Math.floor(to / columns), to % columns];
    const steps = Math.max(Math.abs(r1 - r0), Math.abs(c1 - c0));
    return Array.from({ length: steps }, (_, i) => {
      const part = (i + 1) / steps;
      return Math.round(r0 + (r1 - r0) * part) * columns + Math.round(c0 + (c1 - c0) * part);
    });
  }

  function cancel() {
    clearTimeout(gesture?.timer);
    gesture = null;
  }

  element.addEventListener("pointerup", (event) => {
    fingers.delete(event.pointerId);
    if (gesture?.isTouch && !gesture.isBegun) begin(false);
    if (gesture?.isBegun) told.release();
    if (isPair && !fingers.size) {
      told.undo();
      isPair = false;
    }
    cancel();
  });
  element.addEventListener("pointercancel", (event) => {
    fingers.delete(event.pointerId);
    isPair = false; // the browser zooms
    cancel();
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
