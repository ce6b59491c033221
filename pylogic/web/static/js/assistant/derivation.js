// The derivation from what is entered: hints are looked up in it, and Explain shows it as a film.

import { effect, html, signal, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { stream } from "../api.js";
import { parseMark } from "../board/sheet.js";
import { counted, paused } from "../dom.js";
import { asked, whileEntered } from "../store.js";
import { capital, StepSentences } from "./sentence.js";

/** @import { OnEvent } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Film, Picture } from "../board/film.js" */
/** @import { Place } from "../board/sheet.js" */
/** @import { App } from "../signals.js" */
/** @import { Marks } from "../store.js" */
/** @import { Explanation } from "../replies.js" */
/** @import { Step } from "./sentence.js" */
/** @import { Signal } from "../../vendor/preact-11.js" */
/** @typedef {ReturnType<typeof createFilm>} Reel */
/** @typedef {{ name: string, data: any }} Event */
/**
 * @typedef {object} Run a derivation that is under way, or has ended
 * @property {Marks} marks from which it begins
 * @property {number} most steps that a player enters, after which it is stopped
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
  effect(() => { if (store.task) stop(); });
  when("cancel-all", stop);

  /** @type {(most: number) => Run} */
  function begin(most) {
    stop();
    const cutter = controller = new AbortController();
    let left = most;
    /** @type {Run} */
    const own = {
      marks: store.now.marks, most, events: [], hasEnded: false, wake: () => {}, end: /** @type {any} */ (null),
    };
    /** @type {OnEvent} */
    const onEvent = (name, data) => {
      own.events.push({ name, data });
      own.wake();
      if (name === "step" && data.entered.length > 0 && (left -= 1) === 0) cutter.abort();
    };
    own.end = stream("explain", asked(store.now), { signal: cutter.signal, onEvent });
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
      const own = run && run.most === Infinity && run.marks === store.now.marks ? run : begin(Infinity);
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

// Show all steps to the answer, one by one, as a film.
/** @type {(parts: Parts) => Promise<void>} */
export async function explain(parts) {
  const { card, solving, derivation } = parts;
  const status = solving.now.outcome?.status;
  if (status === "none") return parts.conflicts.ofPuzzle();
  if (status === "multiple") return parts.several.ask();
  await card.work(NAME, "Looking for the first step …", async (aborted) => {
    const film = createFilm(parts, NAME);
    const steps = signal(/** @type {Step[]} */ ([]));
    const end = signal(/** @type {Explanation | null} */ (null));
    card.add([html`<${Steps} parts=${parts} film=${film} steps=${steps} end=${end} />`]);
    const found = await derivation.follow(aborted, (name, data) => {
      if (data.frames) film.add(data.frames.map((/** @type {Picture} */ frame) => ({ ...frame, ...caption(name, data) })));
      if (name !== "step") return;
      steps.value = [...steps.value, data];
      card.tell(`${counted(steps.value.length, "step")} so far …`);
    });
    if (found.status === "none") return contradict(parts, found);
    if (found.status === "multiple") return parts.several.ask();
    end.value = found;
  }, { isTrue: whileEntered(parts.app.store) });
}

// The caption of a picture: its name, and for a step its sentence and the cells that it settles.
/** @type {(name: string, data: Step) => Picture} */
function caption(name, { words, sentence, cells }) {
  if (name !== "step") return { name: "Before the first step" };
  return { name: capital(words), captions: [capital(sentence)], settled: /** @type {Place[]} */ (cells) };
}

/** @param {{ parts: Parts, film: Reel, steps: Signal<Step[]>, end: Signal<Explanation | null> }} properties */
function Steps({ parts, film, steps, end }) {
  return html`${end.value && html`<p>${conclusion(end.value, steps.value.length)}</p>`}
    <ol class="steps">${steps.value.map((step, at) =>
      html`<${StepItem} parts=${parts} film=${film} step=${step} number=${at + 1} isCurrent=${film.at === at + 1} />`)}</ol>`;
}

/** @param {{ parts: Parts, film: Reel, step: Step, number: number, isCurrent: boolean }} properties */
function StepItem({ parts, film, step, number, isCurrent }) {
  const item = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { if (isCurrent) item.current?.scrollIntoView({ block: "nearest" }); }, [isCurrent]);
  return html`<li ref=${item} class=${isCurrent ? "current" : null} data-frame=${number}>
    <button type="button" class="step-link" onclick=${() => film.goTo(number)}>${capital(step.words)}</button>
    <${StepSentences} parts=${parts} step=${step} /></li>`;
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

// A film that grows; it stays closed once the player has closed it.
/** @param {Parts} parts @param {string} title */
export function createFilm({ app, card }, title) {
  /** @type {Picture[]} */
  const frames = [];
  /** @type {{ svg: string }[]} */
  const looks = []; // of cells, of which frames say where they are
  let shown = /** @type {Film | null} */ (null);
  const isOpen = () => shown !== null && app.state.film.value === shown;
  /** @type {(at: number) => void} */
  const show = (at) => card.play(shown = { title, frames: [...frames], looks, at });
  const grow = paused(200, () => { if (isOpen()) show(app.state["film-at"].value); });
  return {
    get length() { return frames.length; },
    // The picture that the board shows; null if it shows none of them.
    get at() { return isOpen() ? app.state["film-at"].value : null; },
    /** @type {(more: (Picture & { looks?: string[] })[]) => void} */
    add(more) {
      frames.push(...more);
      looks.push(...more.flatMap((frame) => frame.looks ?? []).map((svg) => ({ svg })));
      if (shown !== null) grow();
      else if (frames.length) show(0);
    },
    /** @type {(index: number) => void} */
    goTo(index) {
      show(Math.min(index, frames.length - 1));
      app.emit("pane", "board");
    },
  };
}
