// The overview: what the panes ask about each new document is asked at once, and one job answers it.

import { ApiError, stream } from "./api.js";
import { asked } from "./store.js";

/** @import { OnEvent } from "./api.js" */
/** @import { Step } from "./board/facts.js" */
/** @import { Document, Store } from "./store.js" */
/** @typedef {"rules" | "board" | "spots" | "solve"} Part each is what the job of that name tells */
/** @typedef {{ found?: any, failed?: ConstructorParameters<typeof ApiError>[0] }} Told of a part */
/** @typedef {{ resolve: (found: any) => void, reject: (error: Error) => void, onEvent?: OnEvent }} Wish */
/**
 * @typedef {object} Flight a request that is under way
 * @property {Document | null} about null while its facts are being edited
 * @property {Part[]} parts that it brings
 * @property {Map<string, Told>} told so far
 * @property {Map<string, Wish>} wishes for parts, and for the edited facts
 * @property {AbortController} controller
 */
/** @typedef {ReturnType<typeof createOverview>} Overview */

// Milliseconds: a click on the board is a whole change, a key in the rules rarely.
const PAUSE = { facts: 40, rules: 200 };
/** @type {(keyof Document)[]} */
const ABOUT = ["puzzle", "instance", "rules", "facts", "constants", "marks"];
const EDIT = "facts";

/** @param {Store} store */
export function createOverview(store) {
  /** @type {Set<Flight>} */
  const flights = new Set();
  /** @type {Map<Part, Wish>} */
  const waiting = new Map();
  /** @type {Set<Part>} */
  const usual = new Set(); // what the panes ask for after a change
  let pause = PAUSE.facts;
  let timer = 0;
  store.on(ABOUT, (_now, _before, changed) => {
    pause = changed.has("rules") && !changed.has("puzzle") ? PAUSE.rules : PAUSE.facts;
  });

  // A part for the present document, asked for shortly after its last change; undefined if it is
  // asked for anew, or dropped, before it is there.
  /** @type {(part: Part, onEvent?: OnEvent) => Promise<any>} */
  function ask(part, onEvent) {
    cancel(part);
    usual.add(part);
    return new Promise((resolve, reject) => {
      const wish = { resolve, reject, onEvent };
      const flight = [...flights].find(({ about, parts }) => parts.includes(part)
        && ABOUT.every((key) => about?.[key] === store.now[key]));
      if (flight) {
        flight.wishes.set(part, wish);
        fulfil(flight, part);
      } else {
        waiting.set(part, wish);
        clearTimeout(timer);
        timer = setTimeout(send, pause);
      }
    });
  }

  // Nobody wants a part any more.
  /** @type {(part: Part) => void} */
  function drop(part) {
    cancel(part);
    usual.delete(part);
  }

  /** @type {(part: Part) => void} */
  function cancel(part) {
    waiting.get(part)?.resolve(undefined);
    waiting.delete(part);
    for (const flight of [...flights]) {
      const wish = flight.wishes.get(part);
      if (!wish) continue;
      wish.resolve(undefined);
      flight.wishes.delete(part);
      if (flight.wishes.size) continue;
      flights.delete(flight);
      flight.controller.abort();
    }
  }

  function send() {
    const wishes = new Map(waiting);
    waiting.clear();
    if (wishes.size) fly(store.now, store.now, [...wishes.keys()], wishes);
  }

  // Change the facts; `take` gets them after each step, and what panes ask for then comes with them.
  /** @type {(steps: Step[], take: (facts: string[]) => void) => Promise<void>} */
  function edit(steps, take) {
    const before = store.now;
    return new Promise((resolve, reject) => {
      /** @type {(facts: string[]) => void} */
      const taken = (facts) => {
        flight.about = { ...before, facts: facts[facts.length - 1] };
        take(facts);
        resolve();
      };
      const flight = fly(before, null, [...usual], new Map([[EDIT, { resolve: taken, reject }]]), { steps });
    });
  }

  /** @type {(document: Document, about: Document | null, parts: Part[], wishes: Map<string, Wish>, more?: object) => Flight} */
  function fly(document, about, parts, wishes, more = {}) {
    const flight = { about, parts, wishes, told: new Map(), controller: new AbortController() };
    /** @type {OnEvent} */
    const onEvent = (name, data) => {
      if (name === "found") wishes.get("solve")?.onEvent?.(name, data);
      else flight.told.set(name, name === EDIT ? { found: data.facts } : data);
      fulfil(flight, name);
    };
    flights.add(flight);
    stream("overview", asked(document, { ...more, parts }), { signal: flight.controller.signal, onEvent })
      .catch((error) => { for (const wish of wishes.values()) wish.reject(error); })
      .finally(() => flights.delete(flight));
    return flight;
  }

  return { ask, drop, edit };
}

// Tell who waits for a part of a flight, once it is there.
/** @type {(flight: Flight, part: string) => void} */
function fulfil({ told, wishes }, part) {
  const [wish, found] = [wishes.get(part), told.get(part)];
  if (!wish || !found) return;
  wishes.delete(part);
  if (found.failed) wish.reject(new ApiError(found.failed));
  else wish.resolve(found.found);
}
