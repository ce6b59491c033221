// Pictures of answers that were found in the page: what a player would enter, on the board as it was.

import { createLines } from "../board/lines.js";
import { composed } from "../board/picture.js";
import { atomOf, canHold, filled, isWhitened, read, sizeOf } from "../board/sheet.js";
import { drawn } from "./answers.js";
import { OLD_FACTS } from "./api.js";
import { uncommented } from "./program.js";

/** @import { Picture } from "../board/film.js" */
/** @import { Sheet } from "../board/sheet.js" */
/** @import { Marks } from "../store.js" */
/** @import { Asked } from "./api.js" */
/** @import { Exported } from "./boards.js" */

// Draws answers; none of a board of another size.
/** @type {(board: Exported, asked: Asked) => (atoms: string[]) => Picture[]} */
export function pictures({ sheet, text, effects }, { facts }) {
  const blank = read(sheet);
  const { columns, cell: { width, height, edge } } = blank;
  const more = facts === text ? [] : [OLD_FACTS];
  const size = /\bsize\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(uncommented(facts).code);
  const isOther = blank.size && (!size || Number(size[1]) !== blank.size[0] || Number(size[2]) !== blank.size[1]);
  return (atoms) => {
    const marks = isOther ? null : entered(blank, atoms);
    if (marks === null) return [];
    const { frames, pieces, captions } = drawn(sheet, blank, marks, effects);
    return frames.map((/** @type {any} */ frame, /** @type {number} */ at) => {
      const picture = composed({ stencil: frame.svg, columns, cell: [width, height, edge], cells: frame.cells }, pieces);
      if (at === 0) picture.append(strokes(blank, marks));
      return { svg: picture.outerHTML, name: frame.name, captions: [...frame.captions, ...captions, ...more] };
    });
  };
}

// What would be entered, with white cells where a player sees that they are.
/** @type {(sheet: Sheet, atoms: string[]) => Marks | null} */
function entered(sheet, atoms) {
  const marks = filled(sheet, {}, atoms);
  if (marks === null || !isWhitened(sheet)) return marks;
  const empty = sheet.plays.flatMap((play) => play.choices.filter(({ holds }) => !holds).flatMap((choice) =>
    [...Array(sheet.count).keys()].filter((index) => canHold(choice, index))
      .map((index) => [atomOf(sheet, play, choice, index), false])));
  return { ...Object.fromEntries(empty), ...marks };
}

/** @type {(sheet: Sheet, marks: Marks) => SVGElement} */
function strokes(sheet, marks) {
  const { element, show } = createLines();
  show(sheet, (atom) => (marks[atom] ? "drawn" : null));
  const { left, top, width, height } = sizeOf(sheet);
  for (const [name, value] of Object.entries({ x: -left, y: -top, width, height }))
    element.setAttribute(name, String(value));
  return element;
}
