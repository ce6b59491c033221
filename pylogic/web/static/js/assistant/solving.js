// The solving of the present document, which begins anew shortly after each change.

import { effect, signal, untracked } from "../../vendor/preact-11.js";

/** @import { ApiError } from "../api.js" */
/** @import { App } from "../signals.js" */
/** @import { Answer, Outcome } from "../replies.js" */
/** @typedef {{ outcome: Outcome | null, error: ApiError | null, isOld: boolean }} Known */

const AGAIN = 2000; // milliseconds

// `now` is { outcome, error, isOld }: what the last search found or what went wrong,
// and whether the document has changed since.
/** @param {App} app */
export function startSolving({ store, overview, emit }) {
  const known = signal(/** @type {Known} */ ({ outcome: null, error: null, isOld: true }));
  let timer = 0;

  async function solve() {
    clearTimeout(timer);
    const { task } = store;
    if (!task.puzzle) return;
    const begin = performance.now();
    /** @type {Pick<Outcome, "count" | "cost">} */
    let found = { count: 0, cost: [] };
    try {
      const outcome = await overview.ask("solve", (_name, progress) => { found = progress; });
      if (outcome !== undefined && store.task === task) know(outcome);
    } catch (error) {
      if (store.task !== task) return;
      if (error.interrupted) return know(stopped(found, error.interrupted, performance.now() - begin));
      known.value = { outcome: null, error, isOld: false };
      emit("solved", null);
      if (error.status === 0) timer = setTimeout(solve, AGAIN);
      else emit("problems", error.problems ?? []);
    }
  }

  /** @type {(outcome: Outcome) => void} */
  function know(outcome) {
    known.value = { outcome, error: null, isOld: false };
    emit("problems", outcome.remarks);
    emit("solved", summarize(outcome));
  }

  let { puzzle, instance } = store.now;
  effect(() => {
    const { task } = store;
    const isOther = task.puzzle !== puzzle || task.instance !== instance;
    ({ puzzle, instance } = task);
    untracked(() => {
      known.value = isOther ? { outcome: null, error: null, isOld: true } : { ...known.value, isOld: true };
      solve();
    });
  });
  return { get now() { return known.value; } };
}

// The outcome of a search that a limit has ended: the count and the cost of the answers found by then.
/** @type {(found: Pick<Outcome, "count" | "cost">, interrupted: string, milliseconds: number) => Outcome} */
const stopped = ({ count, cost }, interrupted, milliseconds) => ({
  status: count ? "found" : "interrupted", count, cost, interrupted, horizon: null, exhausted: false,
  answers: [], remarks: [], statistics: { solve_seconds: milliseconds / 1000 },
});

/** @type {(outcome: Outcome) => { status: Outcome["status"], seconds: number, answers: string[][] }} */
export function summarize({ status, statistics, answers }) {
  const seconds = (statistics.ground_seconds ?? 0) + (statistics.solve_seconds ?? 0);
  return { status, seconds, answers: answers.map(({ atoms }) => atoms) };
}
