// What is known of the present document: it is solved anew shortly after each change.

import { get, stream } from "../api.js";
import { latest } from "../dom.js";
import { asked } from "../store.js";

// Milliseconds: a click on the board is a whole change, a key in the rules rarely.
const PAUSE = { facts: 40, rules: 200 };
const AGAIN = 2000;
const KEYS = ["puzzle", "instance", "rules", "facts", "constants"];

// `now` is { outcome, error, isOld }: what the last search found or what went wrong,
// and whether the document has changed since. `on(listen)` is told of each change of it.
export function startSolving(app) {
  const listeners = new Set();
  const newest = latest();
  let timer = null;
  const solving = {
    now: { outcome: null, error: null, isOld: true },
    on(listen) { listeners.add(listen); },
  };

  function tell(patch) {
    solving.now = { ...solving.now, ...patch };
    for (const listen of listeners) listen(solving.now);
  }

  async function solve() {
    clearTimeout(timer);
    const document = app.store.now;
    if (!document.puzzle) return;
    const begin = performance.now();
    let found = { count: 0, cost: [] };
    try {
      const outcome = await newest((signal) => stream("solve", asked(document, { marks: [] }), {
        signal, onEvent: (_name, progress) => { found = progress; },
      }));
      if (outcome !== undefined && isStill(document)) know(outcome);
    } catch (error) {
      if (!isStill(document)) return;
      if (error.interrupted) return know(stopped(found, error.interrupted, performance.now() - begin));
      tell({ outcome: null, error, isOld: false });
      app.emit("solved", null);
      if (error.status === 0) timer = setTimeout(reconnect, AGAIN);
      else app.emit("problems", error.problems ?? []);
    }
  }

  const isStill = (document) => KEYS.every((key) => app.store.now[key] === document[key]);

  function know(outcome) {
    tell({ outcome, error: null, isOld: false });
    app.emit("problems", outcome.remarks);
    app.emit("solved", told(outcome));
  }

  async function reconnect() {
    try {
      await get("openapi.json");
    } catch (error) {
      if (error.status === 0) timer = setTimeout(reconnect, AGAIN);
      else tell({ outcome: null, error, isOld: false });
      return;
    }
    solve();
  }

  app.store.on(KEYS, (_now, _before, changed) => {
    const isOther = changed.has("puzzle") || changed.has("instance");
    tell(isOther ? { isOld: true, outcome: null, error: null } : { isOld: true });
    newest.stop(); // what is searched for is of no use any more
    clearTimeout(timer);
    timer = setTimeout(solve, changed.has("rules") ? PAUSE.rules : PAUSE.facts);
  });
  return solving;
}

// What is known after a limit has ended the search.
const stopped = ({ count, cost }, interrupted, milliseconds) => ({
  status: count ? "found" : "interrupted", count, cost, interrupted, horizon: null, exhausted: false,
  answers: [], remarks: [], statistics: { solve_seconds: milliseconds / 1000 },
});

export function told({ status, count, exhausted, statistics, answers }) {
  const seconds = (statistics.ground_seconds ?? 0) + (statistics.solve_seconds ?? 0);
  return { status, count, exhausted, seconds, answers: answers.map(({ atoms }) => atoms) };
}
