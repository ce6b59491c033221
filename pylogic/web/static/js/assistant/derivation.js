// The whole derivation as a film: steps appear as they are found, each with its picture.

import { stream } from "../api.js";
import { h, paused } from "../dom.js";
import { asked } from "../store.js";
import { button, paragraph } from "./card.js";
import { capital, stepSentences } from "./sentence.js";

const NAME = "How the answer follows";

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
          film.add(data.frames.map((frame) => ({ ...frame, ...told(name, data) })));
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
function told(name, { words, sentence, cells }) {
  if (name !== "step") return { name: "Before the first step" };
  return { name: capital(words), captions: [capital(sentence)], settled: cells };
}

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

function conclusion({ grade, complete, interrupted }, steps) {
  const count = `${steps} step${steps === 1 ? "" : "s"}`;
  if (interrupted) return `${count} so far: this was stopped before the end.`;
  const hardest = grade.techniques.at(-1);
  return `${count}.` + (grade.level ? ` Difficulty: ${grade.level}.` : "")
    + (hardest ? ` The hardest step: ${hardest.name} (cost ${hardest.cost}).` : "")
    + (complete ? "" : " The rest does not follow by explanations.");
}

// What makes films, of which the last one made hears of the board.
export function startFilms(parts) {
  let newest = null;
  parts.app.when("film-at", (index) => newest?.moved(index));
  parts.app.when("film", (detail) => newest?.told(detail));
  return (title) => (newest = createFilm(parts, title));
}

// A film that grows; it stays closed once the player has closed it.
function createFilm({ app, card }, title) {
  const frames = [];
  const looks = []; // of cells, of which frames say where they are
  const listeners = [];
  let at = 0;
  let isOpen = true;
  const show = () => { if (isOpen && frames.length) card.offer("film", { title, frames: [...frames], looks, at }); };
  const soon = paused(200, show);
  return {
    moved(index) {
      if (!isOpen) return;
      at = index;
      for (const listen of listeners) listen(at);
    },
    told(detail) { if (detail === null || detail.title !== title) isOpen = false; },
    get length() { return frames.length; },
    add(more) {
      const isFirst = frames.length === 0;
      frames.push(...more);
      looks.push(...more.flatMap((frame) => frame.looks ?? []).map((drawn) => ({ svg: drawn })));
      if (isFirst) show();
      else soon();
    },
    goTo(index) {
      isOpen = true;
      at = Math.min(index, frames.length - 1);
      show();
      app.emit("pane", "board");
      for (const listen of listeners) listen(at);
    },
    onMove(listen) { listeners.push(listen); },
  };
}
