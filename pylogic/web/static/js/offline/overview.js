// In the place of the job that tells all parts at once: here each part is asked for by itself.

import { latest } from "../dom.js";
import { asked } from "../store.js";
import { stream } from "./api.js";

/** @import { Overview } from "../overview.js" */
/** @import { Store } from "../store.js" */

const PAUSE = 200; // milliseconds after a change

/** @type {(store: Store) => Overview} */
export function createOverview(store) {
  /** @type {Record<string, ReturnType<typeof latest>>} */
  const runs = {};
  return {
    ask: (part, onEvent) => (runs[part] ??= latest())(async (signal) => {
      await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
      return signal.aborted ? undefined : stream(part, asked(store.now), { signal, onEvent });
    }),
    drop: (part) => runs[part]?.stop(),
    edit: () => Promise.reject(new Error("exported facts are edited as text alone")),
  };
}
