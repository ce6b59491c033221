// The answers as pictures: the solution, or one after the other of all.

import { stream } from "../api.js";
import { h } from "../dom.js";
import { asked } from "../store.js";
import { button, buttons, paragraph } from "./card.js";
import { statusWords } from "./status.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Picture } from "../board/film.js" */
/** @import { Answer } from "../replies.js" */
/** @typedef {Answer & { frames: Picture[] }} Shown */

const MOST = 200;

/** @type {(parts: Parts) => void} */
export function startAnswers(parts) {
  const { app, place, card, solving } = parts;
  place.buttons.append(
    button("Solution", solution, { title: "Show the solved board" }),
    button("Answers", all, { title: "All answers, one after the other", class: "served" }),
  );

  let isPlayable = true;
  app.when("playable", (told) => { isPlayable = told; });

  async function solution() {
    if (solving.now.outcome?.status === "none") return parts.conflicts.ofPuzzle();
    await card.work("Solution", "Solving …", async (signal) => {
      const film = parts.createFilm("Solution");
      /** @type {Shown[]} */
      const found = [];
      await stream("answers", asked(app.store.now, { marks: [], most: 1 }), {
        signal,
        onEvent: (_name, answer) => {
          found.push(answer);
          film.add(named(answer, "Solution"));
        },
      });
      if (!found.length) card.add(paragraph("No answer was found."));
      else card.add(...told(found[0]));
    });
  }

  /** @type {(answer: Shown) => (Node | null)[]} */
  function told({ atoms, frames }) {
    const status = solving.now.outcome && `${statusWords(solving.now.outcome).words}. `;
    return [
      paragraph(`${status ?? ""}${frames.length ? "The board shows it." : ""}`),
      frames.length ? null : h("p", { class: "atoms" }, atoms.join(" ")),
      isPlayable && solving.now.outcome?.horizon === null
        ? buttons(button("Fill it in", () => fill(atoms), { class: "primary" })) : null,
    ];
  }

  /** @type {(atoms: string[]) => void} */
  function fill(atoms) {
    card.offer("film", null);
    app.emit("fill", atoms);
  }

  async function all() {
    if (solving.now.outcome?.status === "none") return parts.conflicts.ofPuzzle();
    await card.work("All answers", "Looking for answers …", async (signal) => {
      const film = parts.createFilm("All answers");
      const place = h("div");
      /** @type {number[]} */
      const first = []; // the frame that each answer begins with
      let now = 0;
      let isBest = false;
      /** @type {(by: number) => void} */
      const turn = (by) => film.goTo(first[Math.min(Math.max(now + by, 0), first.length - 1)]);
      const where = h("span", { role: "status" });
      const say = () => { where.textContent = `Answer ${now + 1} of ${first.length}`; };
      place.append(h("div", { class: "row" }, button("Previous", () => turn(-1)), where,
        button("Next", () => turn(1))));
      film.onMove((at) => {
        now = Math.max(first.findLastIndex((frame) => frame <= at), 0);
        say();
      });
      card.add(place);
      const end = await stream("answers", asked(app.store.now, { marks: [], most: MOST }), {
        signal,
        onEvent: (_name, answer) => {
          isBest = answer.cost.length > 0;
          first.push(film.length);
          film.add(named(answer, `Answer ${first.length}`));
          if (!answer.frames.length) place.append(h("p", { class: "atoms" }, answer.atoms.join(" ")));
          card.tell(`${first.length} so far …`);
          say();
        },
      });
      card.add(paragraph(ending({ ...end, isBest, horizon: solving.now.outcome?.horizon }, first.length)));
    });
  }
}

/** @type {(answer: Shown, name: string) => Picture[]} */
const named = ({ frames }, name) =>
  frames.map((frame) => ({ ...frame, name: frame.name ? `${name}: ${frame.name}` : name }));

/** @type {(found: any, count: number) => string} */
function ending({ exhausted, interrupted, isBest, horizon }, count) {
  if (exhausted && isBest) return "None is better, proved; others may be as good.";
  if (exhausted && horizon) return `These are all in ${horizon} steps; longer ones were not looked for.`;
  if (exhausted) return count === 1 ? "There are no others." : "These are all answers.";
  if (interrupted) return "The search was stopped: there may be more.";
  return count < MOST ? "There may be others." : `The first ${MOST}; there may be more.`;
}
