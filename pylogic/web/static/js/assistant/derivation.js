// The whole derivation as a film: steps appear as they are found, each with its picture.

import { stream } from "../api.js";
import { h, paused } from "../dom.js";
import { asked } from "../store.js";
import { button, paragraph } from "./card.js";
import { capital, stepSentences } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Film, Picture } from "../board/film.js" */
/** @import { Place } from "../board/sheet.js" */
/** @import { Step } from "./sentence.js" */
/** @typedef {ReturnType<typeof createFilm>} Reel */

const NAME = "How the answer follows";

/** @type {(parts: Parts) => void} */
export function startDerivation(parts) {
  const { app, place, card, solving } = parts;
  place.buttons.append(button("Explain", explain, { title: "The whole solution, step by step, as a film" }));

  async function explain() {
    const status = solving.now.outcome?.status;
    if (status === "none") return parts.conflicts.ofPuzzle();
    if (status === "multiple") return parts.several.ask();
    await card.work(NAME, "Looking for the first step …", async (signal) => {
      const film = parts.createFilm(NAME);
      const list = h("ol", { class: "steps" });
      card.add(list);
      const found = await stream("explain", asked(app.store.now, { marks: [] }), {
        signal,
        onEvent: (name, data) => {
          film.add(data.frames.map((/** @type {Picture} */ frame) => ({ ...frame, ...told(name, data) })));
          if (name !== "step") return;
          list.append(stepItem(parts, film, data, list.childElementCount + 1));
          card.tell(`${list.childElementCount} steps so far …`);
        },
      });
      if (found.status === "none") return parts.conflicts.ofPuzzle();
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
  const count = `${steps} step${steps === 1 ? "" : "s"}`;
  if (interrupted) return `${count} so far: this was stopped before the end.`;
  const hardest = grade.techniques.at(-1);
  return `${count}.` + (grade.level ? ` Difficulty: ${grade.level}.` : "")
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
