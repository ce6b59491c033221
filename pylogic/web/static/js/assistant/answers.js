// The answers as pictures: the solution, or one after the other of all.

import { html, signal } from "../../vendor/preact-11.js";
import { stream } from "../api.js";
import { asked } from "../store.js";
import { createFilm } from "./derivation.js";
import { statusWords } from "./status.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Picture } from "../board/film.js" */
/** @import { Answer } from "../replies.js" */
/** @typedef {Answer & { frames: Picture[] }} Shown */

const MOST = 200;

/** @type {(parts: Parts) => Promise<void>} */
export async function showSolution(parts) {
  const { app, card, solving } = parts;
  if (solving.now.outcome?.status === "none") return parts.conflicts.ofPuzzle();
  await card.work("Solution", "Solving …", async (aborted) => {
    const film = createFilm(parts, "Solution");
    /** @type {Shown | null} */
    let found = null;
    await stream("answers", asked(app.store.now, { marks: [], most: 1 }), {
      signal: aborted,
      onEvent: (_name, answer) => {
        found = answer;
        film.add(named(answer, "Solution"));
      },
    });
    card.add([found === null ? html`<p>No answer was found.</p>`
      : html`<${Solution} parts=${parts} answer=${found} />`]);
  });
}

/** @param {{ parts: Parts, answer: Shown }} properties */
function Solution({ parts: { app, solving }, answer: { atoms, frames } }) {
  const { outcome } = solving.now;
  const fill = () => {
    app.emit("film", null);
    app.emit("fill", atoms);
  };
  return html`
    <p>${outcome && `${statusWords(outcome).words}. `}${frames.length > 0 && "The board shows it."}</p>
    ${frames.length === 0 && html`<p class="atoms">${atoms.join(" ")}</p>`}
    ${app.state.playable.value && outcome?.horizon === null && html`<div class="row">
      <button type="button" class="primary" onclick=${fill}>Fill it in</button></div>`}`;
}

/** @type {(parts: Parts) => Promise<void>} */
export async function showAnswers(parts) {
  const { app, card, solving } = parts;
  if (solving.now.outcome?.status === "none") return parts.conflicts.ofPuzzle();
  await card.work("All answers", "Looking for answers …", async (aborted) => {
    const film = createFilm(parts, "All answers");
    const answers = signal(/** @type {(Shown & { first: number })[]} */ ([])); // and the picture that each begins with
    const Answers = () => {
      const all = answers.value;
      const now = Math.max(all.findLastIndex(({ first }) => first <= (film.at ?? 0)), 0);
      /** @type {(by: number) => void} */
      const turn = (by) => film.goTo(all[Math.min(Math.max(now + by, 0), all.length - 1)].first);
      return html`<div>
        <div class="row"><button type="button" onclick=${() => turn(-1)}>Previous</button>
          <span role="status">${all.length > 0 && `Answer ${now + 1} of ${all.length}`}</span>
          <button type="button" onclick=${() => turn(1)}>Next</button></div>
        ${all.map(({ frames, atoms }) => frames.length === 0 && html`<p class="atoms">${atoms.join(" ")}</p>`)}</div>`;
    };
    card.add([html`<${Answers} />`]);
    const end = await stream("answers", asked(app.store.now, { marks: [], most: MOST }), {
      signal: aborted,
      onEvent: (_name, answer) => {
        answers.value = [...answers.value, { ...answer, first: film.length }];
        film.add(named(answer, `Answer ${answers.value.length}`));
        card.tell(`${answers.value.length} so far …`);
      },
    });
    const isBest = answers.value.some(({ cost }) => cost.length > 0);
    const horizon = solving.now.outcome?.horizon;
    card.add([html`<p>${ending({ ...end, isBest, horizon }, answers.value.length)}</p>`]);
  });
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
