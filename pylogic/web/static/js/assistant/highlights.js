// Which cells are coloured: those of the sentence that is pointed at, else those of the card.

/** @import { Highlight, Spot } from "../board/outline.js" */
/** @import { App } from "../signals.js" */

// `highlight(layer, cells)`: the layer is "check", "card" or "pointed"; null clears it.
/** @type {(app: App) => (layer: "check" | "card" | "pointed", cells: Highlight | null) => void} */
export function createHighlights(app) {
  /** @type {Record<string, Highlight | null>} */
  const layers = { check: null, card: null, pointed: null };
  let last = "null";
  return (layer, cells) => {
    layers[layer] = cells;
    const { cause = [], effect = [], wrong = [] } = layers.pointed ?? layers.card ?? {};
    const checked = layers.pointed ? [] : layers.check?.wrong ?? [];
    const merged = { cause, effect, wrong: [...wrong, ...checked] };
    const told = cause.length || effect.length || merged.wrong.length ? merged : null;
    const text = JSON.stringify(told);
    if (text === last) return;
    last = text;
    app.emit("highlight", told);
  };
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
