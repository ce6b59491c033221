// Trace: the search as a film on the board, with how often each cell was worked on.

import { h, svg } from "../dom.js";
import { asked } from "../store.js";
import { createForm, field, fill, number, remember, remembered, select, valuesOf } from "./form.js";
import { createJob } from "./job.js";
import { named } from "./ways.js";

/** @import { Picture } from "../board/film.js" */
/** @import { App } from "../signals.js" */
/** @import { Choices } from "./choices.js" */
/** @import { Control, Options } from "./form.js" */

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

/** @type {(app: App, choices: Choices) => HTMLElement} */
export function create(app, choices) {
  /** @type {Record<string, Control> & Record<"order" | "heuristic" | "labeling", HTMLSelectElement>} */
  const controls = {
    keep: number("keep", { min: 1, max: 1000, value: 100 }),
    order: select("order", []),
    heuristic: select("heuristic", [USUAL]),
    labeling: select("labeling", [USUAL]),
  };
  const { keep, order, heuristic, labeling } = controls;
  const meaning = h("small", { class: "soft" });
  const { form, fields, button } = createForm({
    name: NAME, words: WORDS, topic: "explaining", app, action: "Trace the search", onSubmit: run,
  });
  const job = createJob(app, button);
  const result = h("div", { class: "result" });
  const ofOrder = field("Order of clues", order, { hint: meaning });
  const ofLabeling = field("Labeling", labeling, {
    title: "In which order variables and values are tried, as in clpfd",
  });
  /** @type {Record<string, string>} */
  let words = {};
  /** @type {string | null} */
  let shownFor = null;

  fields.append(field("Moments", keep, { title: "How many of the first moments the film shows" }), ofOrder,
    field("Heuristic", heuristic, { title: "What is decided first, as the rules or clasp advise" }),
    ofLabeling);
  form.append(job.element, result);

  const show = () => { meaning.textContent = words[order.value] ?? ""; };
  const key = () => `trace:${app.store.now.puzzle}`;
  form.addEventListener("input", () => {
    show();
    remember(key(), valuesOf(controls));
  });
  choices.on((now) => {
    const shuffles = Object.entries(now.shuffles).map(([name, told]) => [`${name}#1`, told]);
    words = { ...now.orders, ...Object.fromEntries(shuffles) };
    fill(order, Object.keys(words).map((name) => [name, name.replace("#1", "")]));
    fill(heuristic, [USUAL, ...named(now.heuristics)]);
    fill(labeling, [USUAL, ...named(now.labelings)]);
    ofOrder.hidden = order.options.length === 0;
    ofLabeling.hidden = now.labelings.length === 0;
    if (shownFor !== app.store.now.puzzle) {
      shownFor = app.store.now.puzzle;
      for (const [name, value] of Object.entries(remembered(key()))) choose(controls[name], value);
    }
    show();
  });

  async function run() {
    const { instance } = app.store.now;
    let all = 0;
    result.replaceChildren();
    job.tell("searching");
    const found = await job.run("trace", asked({ ...app.store.now, marks: {} }, {
      order: order.value || "given", heuristic: heuristic.value || null, labeling: labeling.value || null,
      keep: Number(keep.value),
    }), (name, data) => {
      if (name === "begun") all = data.frames;
      else if (name === "drawn") job.tell(`${data.frames} of ${all} moments drawn`, data.frames, all);
    });
    if (found === undefined) return;
    job.say(`${found.words}.`);
    /** @type {(title: string, frames: Picture[], at: number) => void} */
    const show = (title, frames, at) => {
      app.emit("film", { title: job.named(title), frames, at });
      app.emit("pane", "board");
    };
    const play = () => show(`The search on ${instance}`, found.frames, 0);
    /** @type {Picture[]} */
    const heats = found.heat.map((/** @type {Picture} */ frame) => ({ ...frame, name: HEAT[frame.name ?? ""] ?? frame.name }));
    const left = found.left_out ? ` ${found.left_out} more came after them.` : "";
    result.append(
      h("p", { class: "soft" }, `${found.summary.charAt(0).toUpperCase()}${found.summary.slice(1)}.${left}`),
      found.frames.length ? h("button", { type: "button", onclick: play }, "Show the film again")
        : h("p", {}, "These rules do not say how a board is drawn, so there is no film."),
      h("div", { class: "heats" }, heats.map((frame, at) =>
        picture(frame, () => show(`Work on each cell of ${instance}`, heats, at)))));
    if (found.frames.length && !job.isOld) play();
  }

  app.when("cancel-all", () => {
    result.replaceChildren();
    job.say("");
  });
  return form;
}

/** @type {(control: Control | undefined, value: string) => void} */
function choose(control, value) {
  if (control === undefined) return;
  const options = control.options && [...control.options].map((option) => option.value);
  if (options === undefined || options.includes(value)) control.value = value;
}

/** @type {(frame: Picture, show: () => void) => HTMLElement} */
function picture(frame, show) {
  const drawn = svg(frame.svg ?? "");
  drawn.setAttribute("aria-hidden", "true");
  return h("button", { type: "button", class: "card", title: "Show it on the board", onclick: show },
    h("span", {}, frame.name), h("span", { class: "picture" }, drawn));
}
