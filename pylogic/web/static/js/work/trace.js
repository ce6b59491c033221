// Trace: the search as a film on the board, with how often each cell was worked on.

import { effect, html, signal, untracked } from "../../vendor/preact-11.js";
import { asked } from "../store.js";
import { createValues, Drawing, Field, Form, number, select } from "./form.js";
import { createJob } from "./job.js";
import { named } from "./ways.js";

/** @import { Picture } from "../board/film.js" */
/** @import { App } from "../signals.js" */
/** @import { Choices } from "./choices.js" */
/** @import { Options } from "./form.js" */

export const NAME = "Trace";
export const TITLE = "Watch the solver search";
const WORDS = "Records how the solver searches: what it decides, what follows, and what it takes back. "
  + "The board shows it as a film.";
/** @type {Options[0]} */
const USUAL = ["", "as usual"];
/** @type {Record<string, string>} */
const HEAT = {
  decided: "How often each cell was decided",
  followed: "How often it followed from others",
  "taken back": "How often it was taken back",
};

/** @type {(app: App, choices: Choices) => (properties: { id: string, hidden: boolean }) => unknown} */
export function create(app, choices) {
  const values = createValues(app, "trace", { keep: "100", order: "", heuristic: "", labeling: "" });
  const job = createJob(app);
  const trace = signal(/** @type {{ words: string, instance: string, frames: Picture[], heats: Picture[] } | null} */ (null));
  /** @type {string | null} */
  let shownFor = null;
  effect(() => {
    const { now } = choices;
    if (now === null) return;
    untracked(() => {
      if (shownFor !== app.store.now.puzzle) values.load({});
      shownFor = app.store.now.puzzle;
    });
  });
  app.when("cancel-all", () => {
    trace.value = null;
    job.say("");
  });

  // The options of the form and their chosen values; the usual value replaces one that is no option.
  function chosen() {
    const { orders = {}, shuffles = {}, heuristics = [], labelings = [] } = choices.now ?? {};
    const words = { ...orders, ...Object.fromEntries(Object.entries(shuffles).map(([name, told]) => [`${name}#1`, told])) };
    /** @type {Record<string, Options>} */
    const options = {
      order: Object.keys(words).map((name) => [name, name.replace("#1", "")]),
      heuristic: [USUAL, ...named(heuristics)],
      labeling: [USUAL, ...named(labelings)],
    };
    /** @type {(name: string) => string | null} */
    const valueOf = (name) => (options[name].some(([value]) => value === values.now[name]) && values.now[name]) || null;
    const order = valueOf("order") ?? Object.keys(words)[0] ?? "given";
    return { words, options, order, heuristic: valueOf("heuristic"), labeling: valueOf("labeling") };
  }

  /** @type {(title: string, frames: Picture[], at: number) => void} */
  function show(title, frames, at) {
    app.emit("film", { title: job.named(title), frames, at });
    app.emit("pane", "board");
  }

  async function run() {
    const { instance } = app.store.now;
    const { order, heuristic, labeling } = chosen();
    trace.value = null;
    job.tell("searching, and drawing the film");
    const report = await job.run("trace", asked({ ...app.store.now, marks: {} }, {
      order, heuristic, labeling, keep: Number(values.now.keep),
    }));
    if (report === undefined) return;
    job.say(`${report.words}.`);
    const { summary, left_out: left, frames } = report;
    const heats = report.heat.map((/** @type {Picture} */ frame) => ({ ...frame, name: HEAT[frame.name ?? ""] ?? frame.name }));
    const words = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.${left ? ` ${left} more came after them.` : ""}`;
    trace.value = { words, instance, frames, heats };
    if (frames.length && !job.isOld) show(`The search on ${instance}`, frames, 0);
  }

  function Result() {
    if (trace.value === null) return html`<div class="result"></div>`;
    const { words, instance, frames, heats } = trace.value;
    return html`<div class="result">
      <p class="soft">${words}</p>
      ${frames.length ? html`<button type="button" onclick=${() => show(`The search on ${instance}`, frames, 0)}>
          Show the film again</button>`
        : html`<p>These rules do not say how a board is drawn, so there is no film.</p>`}
      <div class="heats">${heats.map((frame, at) => html`<button type="button" class="card" title="Show it on the board"
        onclick=${() => show(`Work on each cell of ${instance}`, heats, at)}><span>${frame.name}</span>
        <${Drawing} text=${frame.svg ?? ""} /></button>`)}</div>
    </div>`;
  }

  return function Trace({ id, hidden }) {
    const { words, options, order } = chosen();
    return html`<${Form} ...${{ app, id, hidden, job, name: NAME, words: WORDS }} topic="explaining"
      action="Trace the search" onSubmit=${run} result=${html`<${Result} />`}>
      <${Field} label="Moments" title="How many of the first moments the film shows">${number(values, "keep", 1, 1000)}<//>
      <${Field} label="Order of clues" hidden=${options.order.length === 0}>
        ${select(values, "order", options.order)}<small class="soft">${words[order] ?? ""}</small><//>
      <${Field} label="Heuristic" title="What is decided first, as the rules or clasp advise">
        ${select(values, "heuristic", options.heuristic)}<//>
      <${Field} label="Labeling" title="In which order variables and values are tried, as in clpfd"
        hidden=${options.labeling.length < 2}>${select(values, "labeling", options.labeling)}<//>
    <//>`;
  };
}
