// Editing: what clicks, drags and keys change in the facts.

import { signal } from "../../vendor/preact-11.js";
import { createChanges } from "./facts.js";
import { KINDS, SIGNS, kindOf } from "./kinds.js";
import { createPaths, createPlaces } from "./places.js";
import { placeOf } from "./sheet.js";
import { SIGNED, appended, createTotals } from "./totals.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Kind } from "./kinds.js" */
/** @import { Point } from "./strokes.js" */

const ERASED = ["clue", "unknown", "circle", "object", "block", "arrow", "segment"];
const AT_CORNERS = ["0", "1", "2", "3", "4"]; // numbers to choose from; others are typed
/** @type {Record<string, string>} */
const KEYED = { white: "O W", black: "B" }; // keys of signs that no key looks like

// The pen: what is changed, and with what cells are painted.
/** @param {View} view @param {ReturnType<typeof createChanges>["entry"]} entry */
function createPen(view, entry) {
  const chosen = signal("clue");
  const ids = signal(/** @type {Record<string, string>} */ ({})); // what is painted with, by the kind
  return {
    get kinds() {
      const others = view.sheet.edits.filter(kindOf).map(({ what }) => what);
      return [...new Set([...Object.keys(KINDS).filter(entry), ...others])];
    },
    // What is known of the kind: its name, and what clicks, drags and keys do.
    get tool() {
      const edit = entry(this.kind);
      return edit && kindOf(edit);
    },
    get kind() { return entry(chosen.value) ? chosen.value : this.kinds[0] ?? "clue"; },
    set kind(what) {
      chosen.value = what;
      if (this.isPainting) ids.value = { [what]: [...entry(what)?.cells.values() ?? []][0] ?? "1", ...ids.value };
    },
    get isPainting() { return this.is("painted"); },
    // Nothing is chosen to paint with: a drag goes on with what is where it begins.
    get isGrown() { return this.isPainting && !this.tool?.noun; },
    get isPlaced() { return this.is("placed"); },
    get isPath() { return this.kind === "path" && Boolean(entry("path")); },
    // A clue may be more than a number, or none.
    get isTyped() { return Boolean(this.tool?.isTyped && (this.kind !== "clue" || entry("clue")?.values === 1)); },
    /** @type {(how: Kind["how"]) => boolean} */
    is(how) { return this.tool?.how === how; },
    get isMark() { return entry(this.kind)?.values === 0; },
    get id() { return ids.value[this.kind] ?? (this.isPlaced ? this.ids[0] : null); },
    get ids() {
      const { choices = [], cells = new Map() } = entry(this.kind) ?? {};
      const first = this.kind === "vertex" ? AT_CORNERS : choices;
      const more = [...cells.values(), ...[ids.value[this.kind] ?? []].flat()]
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
      return [...new Set([...first, ...more])];
    },
    /** @type {(id: string) => void} */
    pick(id) { ids.value = { ...ids.value, [this.kind]: id }; },
  };
}

// The brush gives cells what is chosen, or what a cell has where a drag begins; one drag is undone at once.
/** @param {ReturnType<typeof createChanges>} changes @param {ReturnType<typeof createPen>} pen */
function createBrush(changes, pen) {
  let stroke = "";
  let strokes = 0;

  // A number that nothing of the kind has.
  const fresh = () => String(Math.max(0, ...changes.everywhere(pen.kind)
    .map((at) => Number(changes.found(pen.kind, at))).filter(Number.isFinite)) + 1);

  /** @type {(index: number) => void} */
  function paint(index) {
    const { id } = pen;
    if (id === null || changes.valueAt(pen.kind, index) === id) return;
    changes.become(pen.kind, index, id, stroke);
  }

  /** @type {(index: number, isSecond: boolean) => void} */
  function begin(index, isSecond) {
    stroke = `paint ${(strokes += 1)}`;
    if (isSecond || pen.isGrown) pen.pick(changes.valueAt(pen.kind, index) ?? (isSecond ? pen.id : fresh()));
    if (!isSecond) paint(index);
  }

  return { begin, paint, fresh };
}

/** @typedef {ReturnType<typeof createEdit>} Editing */
/** @param {{ app: App, view: View }} parts */
export function createEdit({ app, view }) {
  const changes = createChanges({ app, view });
  const pen = createPen(view, changes.entry);
  const brush = createBrush(changes, pen);
  const places = createPlaces({ view, changes, pen });
  const paths = createPaths({ view, changes });
  const totals = createTotals({ view, changes });
  let typed = "";
  let strokes = 0;
  /** @type {(index: number) => void} */
  function clear(index) {
    if (pen.kind === "numbers") changes.becomeNumbers("numbers", placeOf(view.sheet, index), "");
    else if (pen.isPath) paths.clear(index);
    else if (totals.has(pen.kind)) totals.clear(pen.kind, index);
    else if (pen.isGrown) changes.erase(index, [pen.kind]);
    else if (!places.clear(index)) changes.erase(index, ERASED);
  }

  // Put a fact that has no value, such as a piece, on a cell, or take it away if it is there.
  /** @type {(index: number) => void} */
  const toggle = (index) => changes.become(pen.kind, index, changes.has(pen.kind, index) ? null : "");

  // Nothing, the first value, as a white circle, the next one, and so on; the second value at once.
  /** @type {(index: number, isSecond: boolean) => void} */
  function turn(index, isSecond) {
    const values = changes.entry(pen.kind)?.choices ?? [];
    const now = changes.valueAt(pen.kind, index);
    const next = values[now === null ? 0 : values.indexOf(now) + 1] ?? null;
    changes.become(pen.kind, index, isSecond && now !== values[1] ? values[1] : next);
  }

  /** @type {(index: number, isSecond: boolean, point: Point) => void} */
  function press(index, isSecond, point) {
    typed = "";
    if (totals.has(pen.kind)) totals.press(index, point);
    if (!places.press(index, point)) act(index, isSecond);
  }

  // Change a whole cell as the pen does at a click or at Space.
  /** @type {(index: number, isSecond?: boolean) => void} */
  function act(index, isSecond = false) {
    if (pen.isPath) {
      paths.press(index);
    } else if (pen.isPainting) {
      brush.begin(index, isSecond);
    } else if (pen.is("turned")) {
      turn(index, isSecond);
    } else if (pen.isMark) {
      toggle(index);
    } else if (isSecond && changes.entry("unknown")) {
      question(index);
    }
  }

  /** @type {(index: number) => void} */
  const question = (index) => changes.set("unknown", index, changes.has("unknown", index) ? null : "");

  // A digit makes the number longer that was typed just before, and replaces any other one.
  /** @type {(index: number, digit: string) => boolean} */
  function type(index, digit) {
    const { kind } = pen;
    if (pen.isPlaced && digit !== ",") {
      pen.pick(typed = appended(typed, digit));
      return true;
    }
    if (totals.has(kind)) return totals.type(kind, index, digit);
    if (!pen.isTyped || (digit === "," && kind !== "numbers")) return false;
    const at = placeOf(view.sheet, index);
    const [now, side = "top"] = kind === "numbers" ? [changes.numbers(kind, at).join(",")]
      : (changes.valueAt(kind, index) ?? "").split(",").reverse();
    if (typed === "" || typed.replace(/,$/, "") !== now) [typed, strokes] = ["", strokes + 1];
    const merge = `${kind} ${changes.key(index)} ${strokes}`;
    if (kind === "numbers") {
      typed += digit;
      changes.becomeNumbers(kind, at, typed, merge);
      return true;
    }
    typed = appended(typed, digit);
    if (kind === "arrow") changes.become(kind, index, `${side},${typed}`, merge);
    else changes.set(kind, index, typed, merge);
    return true;
  }

  /** @type {(event: KeyboardEvent, index: number) => boolean} */
  function onKey(event, index) {
    if (/^[0-9,]$/.test(event.key) || (totals.has(pen.kind) && event.key in SIGNED)) return type(index, event.key);
    if (event.key !== "Shift") typed = "";
    const sign = pen.kind === "between" && pen.ids.find((id) => ` ${SIGNS[id]} ${KEYED[id]}`.includes(` ${event.key.toUpperCase()}`));
    if (sign) return pen.pick(sign), true;
    if (places.onKey(event, index)) return true;
    if (event.key === "?" && changes.entry("unknown")) return question(index), true;
    if (event.key === "Delete" || event.key === "Backspace") return clear(index), true;
    const next = event.shiftKey && pen.isGrown ? view.grid.target(event) : null;
    if (next === null && event.key !== " " && event.key !== "Enter") return false;
    act(index);
    if (next !== null) {
      brush.paint(next);
      view.grid.select(next);
    }
    return true;
  }

  return {
    changes, pen, press, onKey, clear, type, question, fresh: brush.fresh,
    move() {},
    /** @type {(index: number) => void} */
    drag(index) { if (pen.isPainting) brush.paint(index); else paths.reach(index); },
    release: paths.end,
    /** @type {(index?: number) => void} */
    leave(index) { typed = ""; totals.leave(); paths.reach(index); },
  };
}
