// In the place of the server: exported boards are asked, and nothing else can be.

import { read } from "../board/sheet.js";
import { ApiError } from "../errors.js";
import { drawn } from "./looks.js";
import { boards } from "./boards.js";

/** @import { Marks } from "../store.js" */
/** @import { Exported } from "./boards.js" */
/** @typedef {{ instance: string, marks: [string, boolean][], parts: string[] }} Asked */
/** @typedef {(name: string, data: any) => void} OnEvent */
/** @typedef {{ signal?: AbortSignal, onEvent?: OnEvent }} How */

export { ApiError };

const sheets = new Map(boards.map(({ id, sheet }) => [id, read(sheet)]));

const refuse = () => {
  throw new ApiError({ words: "This page was made to be played without a server, which alone knows that." });
};

/** @type {Record<string, (board: Exported, marks: Marks, onEvent: OnEvent) => any>} */
const ANSWERS = {
  board: ({ id, sheet, effects }, marks) => drawn(sheet, /** @type {any} */ (sheets.get(id)), marks, effects),
  solve: ({ outcome }) => outcome,
  // The page itself compares marks with the one answer before it asks: no broken rule is named here.
  judge: ({ outcome }) => (outcome.status === "unique" ? { possible: true, broken: [] } : refuse()),
  explain({ explained, outcome }, _marks, onEvent) {
    if (!explained) return { status: outcome.status, conflicts: [], complete: false, interrupted: "timeout" };
    onEvent("board", { frames: explained.start });
    if (explained.own) onEvent("own", explained.own);
    for (const step of explained.steps) onEvent("step", step);
    return { ...explained, steps: [] };
  },
  answers({ outcome, solution = [] }, _marks, onEvent) {
    for (const answer of outcome.answers) onEvent("answer", { ...answer, frames: solution });
    return outcome;
  },
};

/** @type {(path: string, given: object, how?: How) => Promise<any>} */
export async function stream(path, given, how = {}) {
  const { onEvent = () => {} } = how;
  const asked = /** @type {Asked} */ (given);
  const board = boards.find(({ id }) => id === asked.instance);
  if (!board || (path === "answers" && !board.solution)) return refuse();
  const marks = Object.fromEntries(asked.marks);
  if (path !== "overview") return (ANSWERS[path] ?? refuse)(board, marks, onEvent);
  for (const part of asked.parts) onEvent(part, { found: ANSWERS[part](board, marks, onEvent) });
}

/** @type {(path: string, asked: object, signal?: AbortSignal) => Promise<any>} */
export const call = (path, asked, signal) => stream(path, asked, { signal });
/** @type {(path: string) => Promise<any>} */
export const get = async (_path) => refuse();
