// Playing: what clicks, drags and keys enter into the cells.

import { canHold, chosen, filled, following, isLine, isOpen, isWritten, marked, other, placeOf, unlined } from "./sheet.js";
import { createStrokes } from "./strokes.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Store } from "../store.js" */
/** @import { Play } from "./sheet.js" */
/** @import { Point } from "./strokes.js" */

// What keys enter: a diagonal that looks like the key, a triangle by its corner of a number pad.
/** @type {Record<string, string>} */
export const VALUES = {
  "\\": "down", "/": "up", 7: "top_left", 9: "top_right", 1: "bottom_left", 3: "bottom_right",
};

// The choice that one of some keys enters; -1 if there is none.
/** @type {(play: Play | undefined, keys: string[]) => number} */
const keyed = (play, keys) => (!play || isWritten(play) ? -1
  : play.choices.findIndex(({ value }) => value !== null && keys.some((key) => VALUES[key] === value)));

/** @typedef {ReturnType<typeof createPlay>} Playing */
/** @param {{ app: App, view: View }} parts */
export function createPlay({ app, view }) {
  const { store } = app;
  /** @type {{ play: Play, number: number, merge: string } | null} */
  let stroke = null;
  /** @type {(() => void) | null} */
  let held = null; // a click that may become the drag of a line
  let painted = 0;

  const sheet = () => view.sheet;
  /** @type {(index: number) => string} */
  const key = (index) => placeOf(sheet(), index).join(",");
  const strokes = createStrokes({ app, view });
  /** @type {(play: Play) => boolean} */
  const isCycled = (play) => play.clicks.length > 0;
  // The play that clicks are about, and the one that digits are about.
  const inCells = () => sheet().plays.filter((play) => !isLine(play));
  const clicked = () => inCells().find(isCycled) ?? inCells()[0];
  const written = () => sheet().plays.find(isWritten);

  /** @type {(index: number, play: Play, number: number, merge?: string | null) => void} */
  function put(index, play, number, merge = null) {
    const choice = play.choices[number];
    if (choice && !canHold(choice, index)) return;
    if (chosen(sheet(), play, store.now.marks, index) === number) return;
    store.change({ marks: marked(sheet(), play, store.now.marks, index, number) }, { merge });
  }

  // Enter a choice, or take it away where it is what the cell has.
  /** @type {(index: number, play: Play, number: number) => void} */
  function toggle(index, play, number) {
    put(index, play, chosen(sheet(), play, store.now.marks, index) === number ? -1 : number);
  }

  const pencil = createPencil({ store, view, written, toggle });

  // The choice after a cell's own, with "nothing" after the last.
  /** @type {(index: number, play: Play) => number} */
  const next = (index, play) => following(play, chosen(sheet(), play, store.now.marks, index));

  /** @type {(index: number, isSecond: boolean, point: Point) => void} */
  function press(index, isSecond, point) {
    pencil.begin();
    stroke = held = null;
    const { isClick, isDrag } = strokes.press(index, isSecond, point);
    if (isClick) return;
    if (isDrag) held = () => become(index, isSecond);
    else become(index, isSecond);
  }

  // A cell becomes what is next, or the second choice.
  /** @type {(index: number, isSecond: boolean) => void} */
  function become(index, isSecond) {
    const play = clicked();
    if (!play || !isCycled(play) || !isOpen(sheet(), index)) return;
    const number = isSecond ? other(play, chosen(sheet(), play, store.now.marks, index)) : next(index, play);
    stroke = { play, number, merge: `stroke ${(painted += 1)}` };
    put(index, play, number, stroke.merge);
  }

  /** @type {(index: number) => void} */
  function drag(index) {
    if (stroke) put(index, stroke.play, stroke.number, stroke.merge);
    else strokes.drag(index);
  }

  function release() {
    if (!strokes.isDragged) held?.();
    stroke = held = null;
    strokes.release();
  }

  /** @type {(index: number) => void} */
  function clear(index) {
    pencil.begin();
    let { marks } = store.now;
    for (const play of inCells()) marks = marked(sheet(), play, marks, index, -1);
    marks = unlined(sheet(), marks, index);
    const isMarked = Object.keys(marks).length !== Object.keys(store.now.marks).length;
    if (isMarked) store.change({ marks });
    else if (store.now.notes[key(index)]) pencil.note(index, null);
  }

  /** @type {(event: KeyboardEvent, index: number) => boolean} */
  function onKey(event, index) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? /^[0-9]$/.exec(event.key)?.[0];
    const value = keyed(clicked(), [event.key, digit ?? ""]);
    if (value >= 0) return toggle(index, clicked(), value), true;
    if (digit !== undefined) return pencil.type(index, digit, event.shiftKey);
    if (event.key === "Delete" || event.key === "Backspace") return clear(index), true;
    if (strokes.onKey(event, index)) return true;
    const play = clicked();
    if (!play) return false;
    if (event.key === " " || event.key === "Enter") return put(index, play, next(index, play)), true;
    const sign = ["#", "."].indexOf(event.key);
    if (sign >= 0 && play.choices[0].value === null) return put(index, play, sign), true;
    return false;
  }

  return {
    press, drag, onKey, clear, clicked, written, pencil,
    move: strokes.move,
    release,
    get lines() { return strokes.play; },
    /** @type {(index: number, play: Play, number: number) => void} */
    enter(index, play, number) {
      const { value } = play.choices[number];
      if (pencil.isOn && value !== null && isWritten(play)) pencil.note(index, value);
      else toggle(index, play, number);
    },
    // The next digit begins another number.
    /** @type {(index?: number) => void} */
    leave(index) { pencil.begin(); strokes.reach(index); },
    // Enter an answer; false if nothing can be entered.
    /** @type {(atoms: string[]) => boolean} */
    fill(atoms) {
      const marks = filled(sheet(), store.now.marks, atoms);
      if (marks) store.change({ marks });
      return marks !== null;
    },
  };
}

// The pencil: digits that are typed become numbers, or small notes while it is on.
/**
 * @param {{ store: Store, view: View, written: () => Play | undefined,
 *   toggle: (index: number, play: Play, number: number) => void }} parts
 */
function createPencil({ store, view, written, toggle }) {
  let typed = "";
  let isOn = false;
  /** @type {Set<() => void>} */
  const listeners = new Set();

  // A candidate more, or less if it is there; null takes all away.
  /** @type {(index: number, text: string | null) => void} */
  function note(index, text) {
    const key = placeOf(view.sheet, index).join(",");
    const { [key]: before = [], ...others } = store.now.notes;
    const kept = before.filter((one) => one !== text);
    const after = text === null ? [] : kept.length < before.length ? kept : [...before, text];
    after.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    store.change({ notes: after.length ? { ...others, [key]: after } : others });
  }

  // Digits one after the other make a number, while the cell stays the same.
  /** @type {(index: number, digit: string, isShift: boolean) => boolean} */
  function type(index, digit, isShift) {
    const play = written();
    if (!play) return false;
    const isNote = isShift || isOn;
    const valued = (/** @type {string} */ text) => play.choices.findIndex(({ value }) => value === text);
    const text = !isNote && valued(typed + digit) >= 0 ? typed + digit : digit;
    const number = valued(text);
    const isBegun = number >= 0 || play.choices.some(({ value }) => value?.startsWith(text));
    if (!isOpen(view.sheet, index) || !isBegun) return false;
    typed = text;
    if (number < 0) return true;
    if (isNote) note(index, text);
    else if (canHold(play.choices[number], index)) toggle(index, play, number);
    return true;
  }

  return {
    note, type,
    // The next digit begins another number.
    begin() { typed = ""; },
    get isOn() { return isOn; },
    set isOn(wanted) {
      isOn = wanted;
      for (const listen of listeners) listen();
    },
    /** @type {(listen: () => void) => void} */
    onChange: (listen) => void listeners.add(listen),
  };
}
