// The ways of solving that can be ticked: orders, engines, presets, heuristics, labelings, boards.

/** @import { Possible } from "./choices.js" */
/** @import { Options } from "./form.js" */
/** @typedef {keyof typeof LEGENDS} List */

export const LEGENDS = {
  orders: "Orders of the clues", engines: "Engines", configs: "Presets of clasp",
  heuristics: "Heuristics: what is decided first", labelings: "Labelings, as in clpfd",
  others: "Other boards of this puzzle",
};
export const LISTS = /** @type {List[]} */ (Object.keys(LEGENDS));

/** @type {(names: string[]) => Options} */
export const named = (names) => names.map((name) => [name, name]);

/** @type {(now: Possible) => Record<List, Options>} */
export function optionsOf(now) {
  const words = { ...now.orders, ...now.shuffles };
  /** @type {Options} */
  const orders = Object.keys(words).map((name) => [name, name, words[name]]);
  /** @type {(names: string[]) => Options} */
  const usually = (names) => [["default", "as usual"], ...named(names)];
  return {
    orders: orders.length ? orders : [["given", "given"]],
    engines: named(["clingo", ...(now.needed === null ? now.engines : [])]),
    configs: usually(now.presets), heuristics: usually(now.heuristics), labelings: usually(now.labelings),
    others: named(now.instances),
  };
}

// The ticked ways that exist, by list; where none does, the list's first way, but no other board.
/** @type {(options: Record<List, Options>, ticked: Record<List, string[]>) => Record<List, string[]>} */
export const possible = (options, ticked) => /** @type {any} */ (Object.fromEntries(LISTS.map((name) => {
  const values = options[name].map(([value]) => value);
  const kept = values.filter((value) => ticked[name].includes(value));
  return [name, kept.length || name === "others" ? kept : [values[0]]];
})));
