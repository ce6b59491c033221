// The derivation from what is entered: hints are looked up in it, and Explain shows it as a film.

import { stream } from "../api.js";
import { parseMark } from "../board/sheet.js";
import { counted, h, paused } from "../dom.js";
import { asked } from "../store.js";
import { button, paragraph } from "./card.js";
import { capital, stepSentences } from "./sentence.js";

/** @import { OnEvent } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Film, Picture } from "../board/film.js" */
/** @import { Place } from "../board/sheet.js" */
/** @import { App } from "../signals.js" */
/** @import { Marks } from "../store.js" */
/** @import { Explanation } from "../replies.js" */
/** @import { Step } from "./sentence.js" */
/** @typedef {ReturnType<typeof createFilm>} Reel */
/** @typedef {{ name: string, data: any }} Event */
/**
 * @typedef {object} Run a derivation that is under way, or has ended
 * @property {Marks} marks from which it begins
 * @property {number | null} most steps that a player enters, after which it ends
 * @property {Event[]} events so far
 * @property {boolean} hasEnded
 * @property {Promise<Explanation>} end
 * @property {() => void} wake tells who waits for the next event
 */

const NAME = "How the answer follows";
const AHEAD = 10; // steps that are derived for hints at once

// One derivation at a time, for as long as the document stays. Hints take the first `AHEAD` steps
// from where the player stood, and go on from where the player stands then.
/** @param {App} app */
export function createDerivation({ store, when }) {
  let controller = new AbortController();
  /** @type {Run | null} */
  let run = null;
  const stop = () => {
    controller.abort();
    run = null;
  };
  store.on(["puzzle", "instance", "rules", "facts", "constants"], stop);
  when("cancel-all", stop);

  /** @type {(most: number | null) => Run} */
  function begin(most) {
    stop();
    controller = new AbortController();
    /** @type {Run} */
    const own = {
      marks: store.now.marks, most, events: [], hasEnded: false, wake: () => {}, end: /** @type {any} */ (null),
    };
    /** @type {OnEvent} */
    const onEvent = (name, data) => {
      own.events.push({ name, data });
      own.wake();
    };
    own.end = stream("explain", asked(store.now, most === null ? {} : { most }), { signal: controller.signal, onEvent });
    own.end.catch(() => {}).finally(() => {
      own.hasEnded = true;
      own.wake();
    });
    return run = own;
  }

  /** @type {(own: Run) => AsyncGenerator<Event>} */
  async function* eventsOf(own) {
    for (let at = 0; ; at += 1) {
      while (at === own.events.length && !own.hasEnded) await new Promise((resolve) => { own.wake = () => resolve(null); });
      if (at === own.events.length) return;
      yield own.events[at];
    }
  }

  // Do what waits for a derivation, which ends if nobody waits any more.
  /** @type {<Found>(signal: AbortSignal, job: () => Promise<Found>) => Promise<Found>} */
  async function stopWith(signal, job) {
    signal.addEventListener("abort", stop);
    try {
      return await job();
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  return {
    // The next step for the marks, after those that lead to it, and the looks of the film so far;
    // without such a step how the derivation has ended.
    /** @type {(signal: AbortSignal) => Promise<{ steps: Step[], looks: string[], end: Explanation | null }>} */
    next: (signal) => stopWith(signal, async () => {
      const { marks } = store.now;
      const leadsHere = run && Object.entries(run.marks).every(([atom, holds]) => marks[atom] === holds);
      for (let own = run && leadsHere ? run : begin(AHEAD); ; own = begin(AHEAD)) {
        /** @type {Step[]} */
        const steps = [];
        /** @type {string[]} */
        const looks = [];
        /** @type {Step | null} */
        let first = null;
        for await (const { name, data } of eventsOf(own)) {
          if (name === "own") first = data;
          if (name === "step") steps.push(data);
          looks.push(...(data.frames ?? []).flatMap((/** @type {{ looks?: string[] }} */ frame) => frame.looks ?? []));
          const next = findNext(first, steps, marks);
          if (next.length) return { steps: next, looks, end: null };
        }
        if (own.marks === marks) return { steps: [], looks, end: await own.end };
      }
    }),
    // All events from the present marks on, and how it ends.
    /** @type {(signal: AbortSignal, onEvent: OnEvent) => Promise<any>} */
    follow: (signal, onEvent) => stopWith(signal, async () => {
      const own = run && run.most === null && run.marks === store.now.marks ? run : begin(null);
      for await (const { name, data } of eventsOf(own)) onEvent(name, data);
      return own.end;
    }),
  };
}

// The first step that says something which the marks lack, after those that lead to it and that
// nobody enters; `own` is what clues say by themselves.
/** @type {(own: Step | null, steps: Step[], marks: Marks) => Step[]} */
export function findNext(own, steps, marks) {
  const next = [...(own ? [own] : []), ...steps].find(({ entered }) => !entered.every((text) => isDone(text, marks)));
  return next ? [...next.needs.map((place) => steps[place]), next] : [];
}

/** @type {(text: string, marks: Marks) => boolean} */
export function isDone(text, marks) {
  const [atom, holds] = parseMark(text);
  return marks[atom] === holds;
}

// Talk about what is wrong instead: with what is entered, or with the puzzle.
/** @type {(parts: Parts, end: Explanation) => void} */
export function contradict({ conflicts }, end) {
  if (end.conflicts.some((conflict) => conflict.state.length)) conflicts.ofMarks();
  else conflicts.ofPuzzle();
}

/** @type {(parts: Parts) => void} */
export function startDerivation(parts) {
  const { place, card, solving, derivation } = parts;
  place.buttons.append(button("Explain", explain, { title: "All steps to the answer, one by one, as a film" }));

  async function explain() {
    const status = solving.now.outcome?.status;
    if (status === "none") return parts.conflicts.ofPuzzle();
    if (status === "multiple") return parts.several.ask();
    await card.work(NAME, "Looking for the first step …", async (signal) => {
      const film = parts.createFilm(NAME);
      const list = h("ol", { class: "steps" });
      card.add(list);
      const found = await derivation.follow(signal, (name, data) => {
        if (data.frames) film.add(data.frames.map((/** @type {Picture} */ frame) => ({ ...frame, ...told(name, data) })));
        if (name !== "step") return;
        list.append(stepItem(parts, film, data, list.childElementCount + 1));
        card.tell(`${counted(list.childElementCount, "step")} so far …`);
      });
      if (found.status === "none") return contradict(parts, found);
      if (found.status === "multiple") return parts.several.ask();
      list.before(paragraph(conclusion(found, list.childElementCount)));
    });
  }
}

// What is written under a picture.
/** @type {(name: string, data: Step) => Picture} */
function told(name, { words, sentence, cells }) {
  if (name !== "step") return { name: "Before the first step" };
  return { name: capital(words), captions: [capital(sentence)], settled: /** @type {Place[]} */ (cells) };
}

/** @type {(parts: Parts, film: Reel, step: Step, number: number) => HTMLElement} */
function stepItem(parts, film, step, number) {
  const head = h("button", { type: "button", class: "step-link", onclick: () => film.goTo(number) },
    capital(step.words));
  const item = h("li", { dataset: { frame: number } }, head, stepSentences(parts, step));
  film.onMove((at) => {
    item.classList.toggle("current", at === number);
    if (at === number) item.scrollIntoView({ block: "nearest" });
  });
  return item;
}

/** @type {(found: any, steps: number) => string} */
function conclusion({ grade, complete, interrupted }, steps) {
  const count = counted(steps, "step");
  if (interrupted) return `${count} so far: this was stopped before the end.`;
  const hardest = grade?.techniques.at(-1);
  return `${count}.` + (grade?.level ? ` Difficulty: ${grade.level}.` : "")
    + (hardest ? ` The hardest step: ${hardest.name} (cost ${hardest.cost}).` : "")
    + (complete ? "" : " The rest does not follow by explanations.");
}

// What makes films, of which the last one made hears of the board.
/** @type {(parts: Parts) => (title: string) => Reel} */
export function startFilms(parts) {
  /** @type {Reel | null} */
  let newest = null;
  parts.app.when("film-at", (index) => newest?.moved(index));
  parts.app.when("film", (detail) => newest?.told(detail));
  return (title) => (newest = createFilm(parts, title));
}

// A film that grows; it stays closed once the player has closed it.
/** @param {Parts} parts @param {string} title */
function createFilm({ app, card }, title) {
  /** @type {Picture[]} */
  const frames = [];
  /** @type {{ svg: string }[]} */
  const looks = []; // of cells, of which frames say where they are
  /** @type {((at: number) => void)[]} */
  const listeners = [];
  let at = 0;
  let isOpen = true;
  const show = () => { if (isOpen && frames.length) card.offer("film", { title, frames: [...frames], looks, at }); };
  const soon = paused(200, show);
  return {
    /** @type {(index: number) => void} */
    moved(index) {
      if (!isOpen) return;
      at = index;
      for (const listen of listeners) listen(at);
    },
    /** @type {(detail: Film | null) => void} */
    told(detail) { if (detail === null || detail.title !== title) isOpen = false; },
    get length() { return frames.length; },
    /** @type {(more: (Picture & { looks?: string[] })[]) => void} */
    add(more) {
      const isFirst = frames.length === 0;
      frames.push(...more);
      looks.push(...more.flatMap((frame) => frame.looks ?? []).map((drawn) => ({ svg: drawn })));
      if (isFirst) show();
      else soon();
    },
    /** @type {(index: number) => void} */
    goTo(index) {
      isOpen = true;
      at = Math.min(index, frames.length - 1);
      show();
      app.emit("pane", "board");
      for (const listen of listeners) listen(at);
    },
    /** @type {(listen: (at: number) => void) => void} */
    onMove(listen) { listeners.push(listen); },
  };
}
