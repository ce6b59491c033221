// Editing: what clicks, drags and keys change in the facts.

import { tint } from "./cells.js";
import { createChanges } from "./changes.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */

const LONGEST = 4; // digits of a clue
const PAINTED = ["area", "cage"]; // every cell has one, and dragging gives it to others
const ERASED = ["clue", "unknown", "circle", "object", "block"];
const COLOURS = ["white", "black"];
// What can be chosen to be changed, in this order; the rest is typed into fields.
const KINDS = ["clue", "circle", "object", "block", "area", "cage", "target", "sum", "outside"];

// The pen: what is changed, and with what cells are painted.
/** @param {ReturnType<typeof createChanges>["entry"]} entry */
function createPen(entry) {
  let chosen = "clue";
  /** @type {Record<string, string>} */
  const ids = {}; // what is painted with, by the kind
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const told = () => { for (const listen of listeners) listen(); };
  return {
    get kinds() { return KINDS.filter(entry); },
    get kind() { return entry(chosen) ? chosen : this.kinds[0] ?? "clue"; },
    set kind(what) {
      chosen = what;
      if (this.isPainting) ids[what] ??= [...entry(what)?.cells.values() ?? []][0] ?? "1";
      told();
    },
    get isPainting() { return PAINTED.includes(this.kind) && Boolean(entry(this.kind)); },
    get isMark() { return entry(this.kind)?.values === 0; },
    get id() { return ids[this.kind] ?? null; },
    get ids() {
      const found = new Set(entry(this.kind)?.cells.values() ?? []);
      if (this.id) found.add(this.id);
      return [...found].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    },
    /** @type {(id: string) => void} */
    pick(id) {
      ids[this.kind] = id;
      told();
    },
    /** @type {(listen: () => void) => void} */
    onChange: (listen) => void listeners.add(listen),
  };
}

/** @typedef {ReturnType<typeof createEdit>} Editing */
/** @param {{ app: App, view: View }} parts */
export function createEdit({ app, view }) {
  const changes = createChanges({ app, view });
  const pen = createPen(changes.entry);
  let typed = "";
  /** @type {string | null} */
  let stroke = null;
  let strokes = 0;

  /** @type {(index: number) => void} */
  function clear(index) {
    typed = "";
    changes.erase(index, ERASED);
  }

  // What is there or not, such as a piece on its square.
  /** @type {(index: number) => void} */
  const toggle = (index) => changes.become(pen.kind, index, changes.has(pen.kind, index) ? null : "");

  // No circle, a white one, a black one.
  /** @type {(index: number, isSecond: boolean) => void} */
  function circle(index, isSecond) {
    const now = changes.valueAt("circle", index);
    const next = COLOURS[now === null ? 0 : COLOURS.indexOf(now) + 1] ?? null;
    changes.become("circle", index, isSecond && now !== COLOURS[1] ? COLOURS[1] : next);
  }

  /** @type {(index: number) => void} */
  function paint(index) {
    const { id } = pen;
    if (id === null || changes.valueAt(pen.kind, index) === id) return;
    tint(view.grid.cell(index), id);
    changes.become(pen.kind, index, id, stroke);
  }

  /** @type {(index: number, isSecond: boolean) => void} */
  function press(index, isSecond) {
    typed = "";
    if (pen.isPainting) {
      stroke = `paint ${(strokes += 1)}`;
      if (isSecond) pen.pick(changes.valueAt(pen.kind, index) ?? pen.id);
      else paint(index);
    } else if (pen.kind === "circle" && changes.entry("circle")) {
      circle(index, isSecond);
    } else if (pen.isMark) {
      toggle(index);
    } else if (isSecond && changes.entry("unknown")) {
      question(index);
    }
  }

  /** @type {(index: number) => void} */
  const question = (index) => changes.set("unknown", index, changes.has("unknown", index) ? null : "");

  /** @type {(index: number, digit: string) => boolean} */
  function type(index, digit) {
    if (pen.kind !== "clue" || changes.entry("clue")?.values !== 1) return false;
    if (typed === "") strokes += 1;
    typed = (typed + digit).slice(-LONGEST).replace(/^0+(?=\d)/, "");
    changes.set("clue", index, typed, `clue ${changes.key(index)} ${strokes}`);
    return true;
  }

  /** @type {(event: KeyboardEvent, index: number) => boolean} */
  function onKey(event, index) {
    if (/^[0-9]$/.test(event.key)) return type(index, event.key);
    if (event.key === "?" && changes.entry("unknown")) return (typed = ""), question(index), true;
    if (event.key === "Delete" || event.key === "Backspace") return clear(index), true;
    if (event.key !== " " && event.key !== "Enter") return false;
    if (pen.isPainting) {
      stroke = `paint ${(strokes += 1)}`;
      paint(index);
    } else if (pen.kind === "circle" && changes.entry("circle")) {
      circle(index, false);
    } else if (pen.isMark) {
      toggle(index);
    }
    return true;
  }

  return {
    changes, pen, press, onKey, clear, type, question,
    move() {},
    /** @type {(index: number) => void} */
    drag(index) { if (pen.isPainting) paint(index); },
    release() {},
    leave() { typed = ""; },
  };
}
