// The server's drawing of a board, made without it from what was found when the page was made.

import { canHold, chosen } from "../board/sheet.js";

/** @import { Sheet } from "../board/sheet.js" */
/** @import { Marks } from "../store.js" */

// The reply of /board to marks: how cells look with them. `sheet` is `data` after `read`.
/** @typedef {Record<string, [frame: number, index: number, look: number][]>} Effects of a mark on other cells */
/** @type {(data: any, sheet: Sheet, marks: Marks, effects?: Effects) => any} */
export function drawn(data, sheet, marks, effects = {}) {
  /** @type {(frame: number, index: number, blank: number) => number} */
  const look = (frame, index, blank) => {
    for (const [number, play] of sheet.plays.entries()) {
      const choice = chosen(sheet, play, marks, index);
      if (choice >= 0 && canHold(play.choices[choice], index))
        return data.plays[number].choices[choice].looks[frame][index];
    }
    return blank;
  };
  const frames = data.frames.map((/** @type {{ blank: number[] }} */ { blank, ...frame }, /** @type {number} */ at) => (
    { ...frame, blank, cells: blank.map((number, index) => look(at, index, number)) }));
  for (const [frame, index, number] of Object.keys(marks).flatMap((atom) => (marks[atom] && effects[atom]) || [])) {
    const { cells, blank } = frames[frame];
    if (cells[index] === blank[index]) cells[index] = number; // what is entered there is seen
  }
  return { ...data, frames };
}
