// Lines over the picture: what a player has entered, until the server has drawn it; in the
// overlay of all answers, what they share and what only some have.

import { endsOf, isLine, lineAtom, sizeOf } from "./sheet.js";

/** @import { Ends, Side, Sheet } from "./sheet.js" */

const SVG = "http://www.w3.org/2000/svg";

/** @type {(ends: Ends) => string} */
const stroke = ([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`;

/** @type {(ends: Ends) => string} */
function cross([x, y, toX, toY]) {
  const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
  return `M${midX - 5} ${midY - 5}l10 10M${midX - 5} ${midY + 5}l10 -10`;
}

export function createLines() {
  const element = document.createElementNS(SVG, "svg");
  element.setAttribute("class", "strokes");
  element.setAttribute("aria-hidden", "true");

  /** @type {(kind: string, d: string) => SVGElement} */
  const path = (kind, d) => {
    const made = document.createElementNS(SVG, "path");
    made.setAttribute("class", kind);
    made.setAttribute("d", d);
    return made;
  };

  return {
    element,
    // `kindOf(atom)` is "drawn", "crossed", "faint" or null.
    /** @type {(sheet: Sheet, kindOf: (atom: string) => "drawn" | "crossed" | "faint" | null) => void} */
    show(sheet, kindOf) {
      const { width, height, left, top } = sizeOf(sheet);
      element.setAttribute("viewBox", `${-left} ${-top} ${width} ${height}`);
      /** @type {Record<string, string>} */
      const paths = { drawn: "", crossed: "", faint: "" };
      for (const play of sheet.plays.filter(isLine)) {
        for (const spot of play.spots) {
          const kind = kindOf(lineAtom(play, spot));
          if (kind === null) continue;
          const [row, column, side] = spot.split(",");
          const ends = endsOf(sheet, play.where, [Number(row), Number(column), /** @type {Side} */ (side)]);
          paths[kind] += kind === "crossed" ? cross(ends) : stroke(ends);
        }
      }
      element.replaceChildren(...Object.keys(paths).filter((kind) => paths[kind]).map((kind) => path(kind, paths[kind])));
    },
  };
}
