// Which cells are coloured: those of the sentence that is pointed at, else those of the card.

// `highlight(layer, cells)`: the layer is "check", "card" or "pointed"; null clears it.
export function createHighlights(app) {
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

export const keyOf = (cell) => cell.join(",");

// The cells of the first list that are not in the second.
export function without(cells, others) {
  const known = new Set(others.map(keyOf));
  return cells.filter((cell) => !known.has(keyOf(cell)));
}

export function unique(cells) {
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}
