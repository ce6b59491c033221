// What can be chosen for the puzzle at hand: orders, engines, other boards; asked when a form is open.

import { call } from "../api.js";
import { latest, paused } from "../dom.js";
import { asked } from "../store.js";

// `now` is null until it is known; `listen(now)` is called after each answer.
export function createChoices(app) {
  const listeners = new Set();
  const newest = latest();
  let now = null;
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
      for (const listen of listeners) listen(now);
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
    on(listen) {
      listeners.add(listen);
      if (now !== null) listen(now);
    },
  };
}
