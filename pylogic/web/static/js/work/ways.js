// The ways of solving that can be ticked: orders, engines, presets, heuristics, labelings, boards.

import { h } from "../dom.js";
import { ticks } from "./form.js";

/** @import { Possible } from "./choices.js" */
/** @import { Options } from "./form.js" */
/** @typedef {"orders" | "engines" | "configs" | "heuristics" | "labelings" | "others"} List */

/** @type {List[]} */
export const LISTS = ["orders", "engines", "configs", "heuristics", "labelings", "others"];
/** @type {[string, string]} */
const DEFAULT = ["default", "as usual"];

// `now` is what can be chosen, `kept` what was ticked; the groups shown first, and the folded ones.
/** @type {(now: Possible, kept: Record<List, string[]>) => { first: HTMLElement[], more: HTMLElement[] }} */
export function groups(now, kept) {
  const words = { ...now.orders, ...now.shuffles };
  /** @type {Options} */
  const orders = Object.keys(words).map((name) => [name, name, words[name]]);
  const engines = now.needed === null ? now.engines : [];
  const missing = now.needed === null ? [] : [h("p", { class: "soft" }, `${now.needed}.`)];
  /** @type {(name: List, legend: string, options: Options) => HTMLElement} */
  const one = (name, legend, options) => group(name, legend, options, kept[name]);
  const first = [
    one("orders", "Orders of the clues", orders.length ? orders : [["given", "given"]]),
    one("engines", "Engines", [["clingo", "clingo"], ...named(engines)]),
    ...missing,
  ];
  const more = [
    one("configs", "Presets of clasp", [DEFAULT, ...named(now.presets)]),
    one("heuristics", "Heuristics: what is decided first", [DEFAULT, ...named(now.heuristics)]),
    one("labelings", "Labelings, as in clpfd", [DEFAULT, ...named(now.labelings)]),
    ticks("others", "Other boards of this puzzle", named(now.instances), kept.others),
  ];
  for (const box of [...first, ...more]) if (isSettled(box)) box.hidden = true;
  return { first, more };
}

/** @type {(names: string[]) => Options} */
export const named = (names) => names.map((name) => [name, name]);

/** @type {(name: List, legend: string, options: Options, kept: string[]) => HTMLElement} */
function group(name, legend, options, kept) {
  const known = options.map(([value]) => value).filter((value) => kept.includes(value));
  return ticks(name, legend, options, known.length ? known : [options[0][0]]);
}

// Whether there is nothing to choose: one way, which is taken, or no other board at all.
/** @type {(box: HTMLElement) => boolean} */
function isSettled(box) {
  const boxes = box.querySelectorAll("input");
  return box.matches("fieldset") && (boxes.length === 0 || (boxes.length === 1 && boxes[0].checked));
}
