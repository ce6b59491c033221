// In the place of the server: exported boards are asked, and nothing else can be.

import { read } from "../board/sheet.js";
import { ApiError } from "../errors.js";
import { drawn, hint } from "./answers.js";
import { boards } from "./boards.js";

/** @import { Marks } from "../store.js" */
/** @import { Exported } from "./boards.js" */
/** @typedef {{ instance: string, marks: [string, boolean][] }} Asked */
/** @typedef {(name: string, data: any) => void} OnEvent */

export { ApiError };

const sheets = new Map(boards.map(({ id, sheet }) => [id, read(sheet)]));

const refuse = () => {
  throw new ApiError({ words: "This page was made to be played without a server, which alone knows that." });
};

/** @type {Record<string, (board: Exported, marks: Marks, onEvent: OnEvent) => any>} */
const ANSWERS = {
  board: ({ id, sheet, effects }, marks) => drawn(sheet, /** @type {any} */ (sheets.get(id)), marks, effects),
  solve: ({ outcome }) => outcome,
  // What differs from the one answer is seen before anything is asked.
  judge: ({ outcome }) => (outcome.status === "unique" ? { possible: true, broken: [] } : refuse()),
  hint: ({ explained, outcome }, marks) => (explained ? hint(explained, marks)
    : { status: outcome.status, steps: [], complete: false, interrupted: "timeout" }),
  explain({ explained, outcome }, _marks, onEvent) {
    if (!explained) return { status: outcome.status, interrupted: "timeout" };
    onEvent("board", { frames: explained.start });
    for (const step of explained.steps) onEvent("step", { ...step, frames: step.drawn });
    return { ...explained, steps: [] };
  },
  answers({ outcome, solution = [] }, _marks, onEvent) {
    for (const answer of outcome.answers) onEvent("answer", { ...answer, frames: solution });
    return outcome;
  },
  differences: ({ shared }) => shared ?? refuse(),
};

/** @type {(path: string, asked: object, how?: { signal?: AbortSignal, onEvent?: OnEvent }) => Promise<any>} */
export async function stream(path, asked, { onEvent = () => {} } = {}) {
  const { instance, marks } = /** @type {Asked} */ (asked);
  const board = boards.find(({ id }) => id === instance);
  return board && ANSWERS[path] ? ANSWERS[path](board, Object.fromEntries(marks), onEvent) : refuse();
}

/** @type {(path: string, asked: object, signal?: AbortSignal) => Promise<any>} */
export const call = (path, asked) => stream(path, asked);
/** @type {(path: string) => Promise<any>} */
export const get = async () => refuse();
