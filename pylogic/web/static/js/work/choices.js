// What can be chosen for the puzzle at hand: orders, engines, other boards; asked when a form is open.

import { call } from "../api.js";
import { latest, paused } from "../dom.js";
import { asked } from "../store.js";

/** @import { App } from "../signals.js" */
/**
 * @typedef {{ orders: Record<string, string>, shuffles: Record<string, string>, engines: string[], presets: string[],
 *   heuristics: string[], labelings: string[], needed: string | null, instances: string[],
 *   size: [number, number] | null, has_more: boolean, ungenerated: string | null,
 *   levels: Record<string, [number, number]> }} Possible
 */
/** @typedef {ReturnType<typeof createChoices>} Choices */

// `now` is null until it is known; `listen(now)` is called after each answer.
/** @param {App} app */
export function createChoices(app) {
  /** @type {Set<(now: Possible) => void>} */
  const listeners = new Set();
  const newest = latest();
  /** @type {Possible | null} */
  let now = null;
  /** @type {string | null} */
  let known = null;

  const refresh = async () => {
    const { puzzle, instance, rules, facts } = app.store.now;
    const question = JSON.stringify([puzzle, instance, rules, facts]);
    if (!puzzle || question === known) return;
    known = question;
    try {
      const answer = await newest((signal) => call("choices", asked(app.store.now, { marks: [] }), signal));
      if (answer === undefined) return;
      now = answer;
      for (const listen of listeners) listen(answer);
    } catch {
      known = null; // rules that cannot be read are told by the editor, at their line
    }
  };
  const isOpen = () => document.querySelector("#work > form:not([hidden])") !== null;
  const soon = paused(1000, () => { if (isOpen()) refresh(); });
  app.store.on(["puzzle", "instance", "rules", "facts"], soon);

  return {
    get now() { return now; },
    refresh,
    /** @type {(listen: (now: Possible) => void) => void} */
    on(listen) {
      listeners.add(listen);
      if (now !== null) listen(now);
    },
  };
}
