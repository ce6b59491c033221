// What is known of the present document: it is solved anew shortly after each change.

/** @import { ApiError } from "../api.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Answer, Outcome } from "../replies.js" */
/** @typedef {{ outcome: Outcome | null, error: ApiError | null, isOld: boolean }} Known */

const AGAIN = 2000; // milliseconds
/** @type {(keyof Document)[]} */
const KEYS = ["puzzle", "instance", "rules", "facts", "constants"];

// `now` is { outcome, error, isOld }: what the last search found or what went wrong,
// and whether the document has changed since. `on(listen)` is told of each change of it.
/** @param {App} app */
export function startSolving(app) {
  /** @type {Set<(known: Known) => void>} */
  const listeners = new Set();
  let timer = 0;
  const solving = {
    /** @type {Known} */
    now: { outcome: null, error: null, isOld: true },
    /** @type {(listen: (known: Known) => void) => void} */
    on(listen) { listeners.add(listen); },
  };

  /** @type {(patch: Partial<Known>) => void} */
  function tell(patch) {
    solving.now = { ...solving.now, ...patch };
    for (const listen of listeners) listen(solving.now);
  }

  async function solve() {
    clearTimeout(timer);
    const document = app.store.now;
    if (!document.puzzle) return;
    const begin = performance.now();
    /** @type {Pick<Outcome, "count" | "cost">} */
    let found = { count: 0, cost: [] };
    try {
      const outcome = await app.overview.ask("solve", (_name, progress) => { found = progress; });
      if (outcome !== undefined && isStill(document)) know(outcome);
    } catch (error) {
      if (!isStill(document)) return;
      if (error.interrupted) return know(stopped(found, error.interrupted, performance.now() - begin));
      tell({ outcome: null, error, isOld: false });
      app.emit("solved", null);
      if (error.status === 0) timer = setTimeout(solve, AGAIN);
      else app.emit("problems", error.problems ?? []);
    }
  }

  /** @type {(document: Document) => boolean} */
  const isStill = (document) => KEYS.every((key) => app.store.now[key] === document[key]);

  /** @type {(outcome: Outcome) => void} */
  function know(outcome) {
    tell({ outcome, error: null, isOld: false });
    app.emit("problems", outcome.remarks);
    app.emit("solved", told(outcome));
  }

  app.store.on(KEYS, (_now, _before, changed) => {
    const isOther = changed.has("puzzle") || changed.has("instance");
    tell(isOther ? { isOld: true, outcome: null, error: null } : { isOld: true });
    solve();
  });
  return solving;
}

// What is known after a limit has ended the search.
/** @type {(found: Pick<Outcome, "count" | "cost">, interrupted: string, milliseconds: number) => Outcome} */
const stopped = ({ count, cost }, interrupted, milliseconds) => ({
  status: count ? "found" : "interrupted", count, cost, interrupted, horizon: null, exhausted: false,
  answers: [], remarks: [], statistics: { solve_seconds: milliseconds / 1000 },
});

/** @type {(outcome: Outcome) => { status: Outcome["status"], seconds: number, answers: string[][] }} */
export function told({ status, statistics, answers }) {
  const seconds = (statistics.ground_seconds ?? 0) + (statistics.solve_seconds ?? 0);
  return { status, seconds, answers: answers.map(({ atoms }) => atoms) };
}
