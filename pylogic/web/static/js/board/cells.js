// The drawings over one cell of the grid: a piece of text, colours, a flash.

import { h } from "../dom.js";

/** @typedef {HTMLElement | undefined} Cell of the grid; there may be none */

// A piece of text, of one kind; null takes it away.
/** @type {(cell: Cell, kind: string, words: string | null) => void} */
export function text(cell, kind, words) {
  const found = cell?.querySelector(`.${kind}`);
  if (words === null || words === "") found?.remove();
  else if (found) found.textContent = words;
  else cell?.append(h("span", { class: kind, ariaHidden: "true" }, words));
}

// Small values of a cell, each in its own place of a square of all numbers from 1 on; others in a line.
/** @type {(cell: Cell, kind: string, values: string[], largest: number) => void} */
export function raster(cell, kind, values, largest) {
  text(cell, kind, values.join(" "));
  const found = /** @type {HTMLElement | null | undefined} */ (cell?.querySelector(`.${kind}`));
  const across = Math.ceil(Math.sqrt(largest));
  const isPlaced = across > 0 && values.every((value) => /^[1-9]\d*$/.test(value) && Number(value) <= largest);
  found?.classList.toggle("raster", isPlaced);
  if (!found || !isPlaced) return;
  found.style.setProperty("--across", String(across));
  found.replaceChildren(...values.flatMap((value) => {
    const place = Number(value) - 1;
    const made = h("span", {}, value);
    made.style.gridArea = `${Math.floor(place / across) + 1} / ${(place % across) + 1}`;
    return [made, " "];
  }));
}

// The player's colours of a cell, side by side.
/** @type {(cell: Cell, colours: string[]) => void} */
export function paint(cell, colours) {
  const bands = colours.map((colour, at) => `var(--paint-${colour}) ${(100 * at) / colours.length}% ${(100 * (at + 1)) / colours.length}%`);
  if (cell) cell.style.backgroundImage = bands.length ? `linear-gradient(100deg, ${bands.join(", ")})` : "";
}

/** @type {(cell: Cell) => void} */
export function flash(cell) {
  if (cell === undefined) return;
  cell.classList.remove("flash");
  void cell.offsetWidth; // begins the animation again
  cell.classList.add("flash");
  cell.addEventListener("animationend", () => cell.classList.remove("flash"), { once: true });
}
