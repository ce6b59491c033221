// Playing: what clicks, drags and keys enter into the cells.

import { signal } from "../../vendor/preact-11.js";
import { withCandidates, withoutPeers } from "./candidates.js";
import { COLOURS, KINDS, NUMBERED, noteOf, toggled, without } from "./notes.js";
import { canHold, chosen, filled, following, isLine, isOpen, isWritten, marked, other, placeOf, unlined } from "./sheet.js";
import { KEYS, createStrokes } from "./strokes.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Store } from "../store.js" */
/** @import { Noted } from "./notes.js" */
/** @import { Play, Sheet } from "./sheet.js" */
/** @import { Point } from "./strokes.js" */

// The value that a key enters: a diagonal that looks like the key, a triangle by its corner of a number pad.
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
  const strokes = createStrokes({ app, view });
  const entries = createEntries({ store, view });
  const { put, toggle } = entries;
  /** @type {(play: Play) => boolean} */
  const isCycled = (play) => play.clicks.length > 0;
  // The play that clicks are about, and the one that digits are about.
  const inCells = () => ofCells(sheet());
  const clicked = () => inCells().find(isCycled) ?? inCells()[0];
  const written = () => sheet().plays.find(isWritten);

  const pencil = createPencil({ store, view, written, entries });

  // Whether clicks and drags choose cells, and change none.
  const chooses = () => pencil.kind === "colour"
    || (written() !== undefined && !strokes.play && !inCells().some(isCycled));

  // The choice after a cell's own, with "nothing" after the last.
  /** @type {(index: number, play: Play) => number} */
  const next = (index, play) => following(play, chosen(sheet(), play, store.now.marks, index));

  /** @type {(index: number, isSecond: boolean, point: Point) => void} */
  function press(index, isSecond, point) {
    pencil.begin();
    stroke = held = null;
    if (chooses()) return;
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
    if (chooses()) view.grid.select(index, { isMore: true });
    else if (stroke) put(index, stroke.play, stroke.number, stroke.merge);
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
    if (!entries.clear(index)) pencil.clear(index);
  }

  /** @type {(event: KeyboardEvent, index: number) => boolean} */
  function onKey(event, index) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? /^[0-9]$/.exec(event.key)?.[0];
    const isChord = event.ctrlKey || event.altKey;
    const value = pencil.kind === "colour" || isChord ? -1 : keyed(clicked(), [event.key, digit ?? ""]);
    if (value >= 0) return toggle(index, clicked(), value), true;
    const kind = event.altKey ? "colour" : event.ctrlKey ? "centre" : event.shiftKey ? "corner" : pencil.kind;
    if (digit !== undefined) return pencil.type(index, digit, kind);
    if (isChord) return false;
    if (chooses() && event.shiftKey && KEYS[event.key]) {
      view.grid.select(view.grid.target(event) ?? index, { isMore: true });
      return true;
    }
    if (event.key === "Escape") return view.grid.select(index), true;
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
    press, drag, onKey, clear, clicked, written, pencil, chooses,
    move: strokes.move,
    release,
    get lines() { return strokes.play; },
    /** @type {(index: number, play: Play, number: number) => void} */
    enter(index, play, number) {
      const { value } = play.choices[number];
      if (pencil.kind !== null && value !== null && isWritten(play)) pencil.note(index, pencil.kind, value);
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

/** @type {(sheet: Sheet) => Play[]} */
const ofCells = ({ plays }) => plays.filter((play) => !isLine(play));

// The functions that enter choices into a cell or clear it, with all cells that are chosen with it.
/** @param {{ store: Store, view: View }} parts */
function createEntries({ store, view }) {
  /** @type {(index: number) => number[]} */
  const together = (index) => (view.grid.chosen.includes(index) ? view.grid.chosen : [index]);

  /** @type {(index: number, play: Play, number: number, merge?: string | null) => void} */
  function put(index, play, number, merge = null) {
    const choice = play.choices[number];
    if (choice && !canHold(choice, index)) return;
    if (chosen(view.sheet, play, store.now.marks, index) === number) return;
    store.change({ marks: marked(view.sheet, play, store.now.marks, index, number),
      notes: withoutPeers(view.sheet, play, store.now.notes, index, number) }, { merge });
  }

  // Enter a choice, or take it away where it is what the cells have.
  /** @type {(index: number, play: Play, number: number) => void} */
  function toggle(index, play, number) {
    const { marks } = store.now;
    const open = together(index).filter((one) => canHold(play.choices[number], one));
    const isThere = open.every((one) => chosen(view.sheet, play, marks, one) === number);
    const entered = isThere ? -1 : number;
    const made = open.reduce((all, one) => marked(view.sheet, play, all, one, entered), marks);
    const notes = open.reduce((all, one) => withoutPeers(view.sheet, play, all, one, entered), store.now.notes);
    if (open.length) store.change({ marks: made, notes });
  }

  // Take away what is entered; false if that is nothing.
  /** @type {(index: number) => boolean} */
  function clear(index) {
    let { marks } = store.now;
    for (const one of together(index)) {
      for (const play of ofCells(view.sheet)) marks = marked(view.sheet, play, marks, one, -1);
      marks = unlined(view.sheet, marks, one);
    }
    const isMarked = Object.keys(marks).length !== Object.keys(store.now.marks).length;
    if (isMarked) store.change({ marks });
    return isMarked;
  }

  return { put, toggle, clear, together };
}

// The pencil: digits that are typed become numbers, or notes of a kind while that is on.
/**
 * @param {{ store: Store, view: View, written: () => Play | undefined,
 *   entries: ReturnType<typeof createEntries> }} parts
 */
function createPencil({ store, view, written, entries: { toggle, together } }) {
  let typed = "";
  const kind = signal(/** @type {Noted | null} */ (null));
  /** @type {(index: number) => string} */
  const key = (index) => placeOf(view.sheet, index).join(",");

  // A note more, or less where it is there.
  /** @type {(index: number, kind: Noted, value: string) => void} */
  function note(index, kind, value) {
    const cells = together(index).filter((one) => kind === "colour" || isOpen(view.sheet, one));
    if (cells.length) store.change({ notes: toggled(store.now.notes, cells.map(key), noteOf(kind, value)) });
  }

  // Note what each empty cell may hold; see `withCandidates`.
  function noteAll() {
    const play = written();
    if (play) store.change({ notes: withCandidates(view.sheet, play, store.now, kind.value === "centre" ? "centre" : "corner") });
  }

  // Take candidates away; where there are none, colours.
  /** @type {(index: number) => void} */
  function clear(index) {
    const cells = together(index).map(key);
    for (const kinds of [NUMBERED, KINDS]) {
      const notes = without(store.now.notes, cells, kinds);
      if (JSON.stringify(notes) !== JSON.stringify(store.now.notes)) return store.change({ notes });
    }
    return undefined;
  }

  // Digits one after the other make a number, while the cell stays the same.
  /** @type {(index: number, digit: string, kind: Noted | null) => boolean} */
  function type(index, digit, kind) {
    if (kind === "colour") {
      const colour = COLOURS[Number(digit) - 1];
      if (colour) note(index, kind, colour);
      return colour !== undefined;
    }
    const play = written();
    if (!play) return false;
    const valued = (/** @type {string} */ text) => play.choices.findIndex(({ value }) => value === text);
    const text = kind === null && valued(typed + digit) >= 0 ? typed + digit : digit;
    const number = valued(text);
    const isBegun = number >= 0 || play.choices.some(({ value }) => value?.startsWith(text));
    if (!together(index).some((one) => isOpen(view.sheet, one)) || !isBegun) return false;
    typed = text;
    if (number < 0) return true;
    if (kind !== null) note(index, kind, text);
    else toggle(index, play, number);
    return true;
  }

  return {
    note, noteAll, clear, type,
    // The next digit begins another number.
    begin() { typed = ""; },
    get kind() { return kind.value; },
    set kind(wanted) { kind.value = wanted; },
  };
}
