// Lines over the picture: what a player has entered, until the server has drawn it; in the
// overlay of all answers, what they share and what only some have.

import { endsOf, isLine, lineAtom, sizeOf, strokeOf } from "./sheet.js";

/** @import { Ends, Side, Sheet } from "./sheet.js" */

const SVG = "http://www.w3.org/2000/svg";

const APART = 6; // pixels between lines side by side

// One line, or several side by side.
/** @type {(ends: Ends, count: number) => string} */
const strokes = ([x, y, toX, toY], count) => [...Array(count).keys()].map((number) => {
  const aside = (number - (count - 1) / 2) * APART;
  const [right, down] = y === toY ? [0, aside] : [aside, 0];
  return `M${x + right} ${y + down}L${toX + right} ${toY + down}`;
}).join("");

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
      const paths = {};
      for (const play of sheet.plays.filter(isLine)) {
        for (const spot of play.spots) {
          const [row, column, side] = spot.split(",");
          /** @type {[number, number, Side]} */
          const line = [Number(row), Number(column), /** @type {Side} */ (side)];
          for (const [atom, count] of new Map(play.choices.map((one) => [lineAtom(play, spot, one), one.value]))) {
            const kind = kindOf(atom);
            if (kind === null) continue;
            const name = Number(count) > 1 ? `${kind} several` : kind;
            paths[name] = (paths[name] ?? "") + (kind === "crossed" ? cross(endsOf(sheet, play.where, line))
              : strokes(strokeOf(sheet, play.where, line), Number(count ?? 1)));
          }
        }
      }
      element.replaceChildren(...Object.keys(paths).map((kind) => path(kind, paths[kind])));
    },
  };
}
