// Totals: results of cages and sums of runs, typed into the cells that show them.

import { indexOf, placeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { Changes } from "./facts.js" */
/** @import { Point } from "./strokes.js" */

const LONGEST = 4; // digits of a number
/** @type {Record<string, string>} */
export const SIGNED = { "+": "add", "-": "sub", "−": "sub", "*": "mul", x: "mul", "×": "mul", "/": "div", "÷": "div" };
const RUNS = ["across", "down"];

// A number with one digit more.
/** @type {(number: string, digit: string) => string} */
export const appended = (number, digit) => (number + digit).slice(-LONGEST).replace(/^0+(?=\d)/, "");

/** @param {{ view: View, changes: Changes }} parts */
export function createTotals({ view, changes }) {
  let run = "across"; // of which a sum is typed
  let typed = "";
  let turns = 0;

  // The cell of a cage that has its result, or the first one.
  /** @type {(index: number) => number} */
  function first(index) {
    const cage = changes.valueAt("cage", index);
    const places = changes.everywhere("cage").filter((at) => cage !== null && changes.found("cage", at) === cage);
    const cells = places.map((at) => at.split(",").map(Number)).map(([row, column]) => indexOf(view.sheet, row, column));
    return cells.find((cell) => changes.has("target", cell)) ?? Math.min(index, ...cells);
  }

  // A result is a number, and how the numbers of the cage make it.
  /** @type {(index: number, sign: string, merge: string) => void} */
  function result(index, sign, merge) {
    const [how = "add", number = ""] = changes.valueAt("target", first(index))?.split(",") ?? [];
    const value = sign in SIGNED ? [SIGNED[sign], number] : [how, typed = appended(typed, sign)];
    if (value[1] !== "") changes.become("target", first(index), value.join(","), merge);
  }

  /** @type {(index: number, sign: string, merge: string) => void} */
  function sum(index, sign, merge) {
    if (sign === ",") [run, typed] = [RUNS[1 - RUNS.indexOf(run)], ""];
    else changes.place("sum", [[[...placeOf(view.sheet, index), run], typed = appended(typed, sign)]], merge);
  }

  return {
    /** @type {(kind: string) => boolean} */
    has: (kind) => kind === "target" || kind === "sum",
    // A press in the upper right half of a cell selects the sum across, in the lower left half the sum down.
    /** @type {(index: number, point: Point) => void} */
    press(index, point) {
      const { left, top } = view.grid.within(index, point);
      run = left >= top ? "across" : "down";
      typed = "";
    },
    /** @type {(kind: string, index: number, sign: string) => boolean} */
    type(kind, index, sign) {
      const at = [...placeOf(view.sheet, index), run].join(",");
      const now = kind === "sum" ? changes.found(kind, at) : changes.valueAt(kind, first(index))?.split(",")[1];
      if (typed !== now) [typed, turns] = ["", turns + 1];
      (kind === "sum" ? sum : result)(index, sign, `${kind} ${index} ${turns}`);
      return true;
    },
    /** @type {(kind: string, index: number) => void} */
    clear(kind, index) {
      typed = "";
      if (kind === "target") changes.become("target", first(index), null);
      else changes.place("sum", RUNS.map((way) => [[...placeOf(view.sheet, index), way], null]));
    },
    // The next digit begins another number.
    leave() { [run, typed] = ["across", ""]; },
  };
}
