// The choices for the puzzle at hand: orders, engines, other boards; asked for when a form is open.

import { signal } from "../../vendor/preact-11.js";
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

// `now` is null until it is known.
/** @param {App} app @param {() => boolean} isOpen */
export function createChoices(app, isOpen) {
  const newest = latest();
  const now = signal(/** @type {Possible | null} */ (null));
  /** @type {string | null} */
  let known = null;

  const refresh = async () => {
    const { puzzle, instance, rules, facts } = app.store.now;
    const question = JSON.stringify([puzzle, instance, rules, facts]);
    if (!puzzle || question === known) return;
    known = question;
    try {
      now.value = await newest((signal) => call("choices", asked(app.store.now, { marks: [] }), signal)) ?? now.value;
    } catch {
      known = null; // rules that cannot be read are told by the editor, at their line
    }
  };
  const soon = paused(1000, () => { if (isOpen()) refresh(); });
  app.store.on(["puzzle", "instance", "rules", "facts"], soon);
  return { get now() { return now.value; }, refresh };
}
