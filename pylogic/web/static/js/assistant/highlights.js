// Which cells are coloured: those of the sentence that is pointed at, else those of the card and of the check.

import { computed, effect } from "../../vendor/preact-11.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */

/** @type {(parts: Parts) => void} */
export function startHighlights({ app, card, check, pointed }) {
  const text = computed(() => {
    const { cause = [], effect = [], wrong = [] } = pointed.value ?? card.cells ?? {};
    const all = [...wrong, ...(pointed.value ? [] : check.cells)];
    return JSON.stringify(cause.length || effect.length || all.length ? { cause, effect, wrong: all } : null);
  });
  effect(() => app.emit("highlight", JSON.parse(text.value)));
}

/** @type {(cell: Spot) => string} */
export const keyOf = (cell) => cell.join(",");

// The cells of the first list that are not in the second.
/** @type {(cells: Spot[], others: Spot[]) => Spot[]} */
export function without(cells, others) {
  const known = new Set(others.map(keyOf));
  return cells.filter((cell) => !known.has(keyOf(cell)));
}

/** @type {(cells: Spot[]) => Spot[]} */
export function unique(cells) {
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}
