// What is known of the present document: it is solved anew shortly after each change.

import { call, get } from "../api.js";
import { latest, paused } from "../dom.js";
import { asked } from "../store.js";

const PAUSE = 120; // milliseconds; with it the answer to a changed board is there in 0.3 s
const AGAIN = 2000;

// `now` is { outcome, error, isOld, isGone }: what the last search found or what went wrong,
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
    try {
      const outcome = await newest((signal) => call("solve", asked(document, { marks: [] }), signal));
      if (outcome === undefined) return;
      tell({ outcome, error: null, isOld: false });
      app.emit("problems", outcome.remarks);
      app.emit("solved", told(outcome));
    } catch (error) {
      tell({ outcome: null, error, isOld: false });
      app.emit("solved", null);
      if (error.status === 0) timer = setTimeout(reconnect, AGAIN);
      else app.emit("problems", error.problems ?? []);
    }
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

  const soon = paused(PAUSE, solve);
  app.store.on(["puzzle", "instance", "rules", "facts", "constants"], (_now, _before, changed) => {
    const isOther = changed.has("puzzle") || changed.has("instance");
    tell(isOther ? { isOld: true, outcome: null, error: null } : { isOld: true });
    soon();
  });
  return solving;
}

function told({ status, count, exhausted, statistics, answers }) {
  const seconds = (statistics.ground_seconds ?? 0) + (statistics.solve_seconds ?? 0);
  return { status, count, exhausted, seconds, answers: answers.map(({ atoms }) => atoms) };
}

export { told };
