// Compare: solve boards in many ways; then the report can be opened.

import { counted, h } from "../dom.js";
import { asked } from "../store.js";
import { createForm, field, number, remember, remembered, ticked, valuesOf } from "./form.js";
import { createJob } from "./job.js";
import { LISTS, groups } from "./ways.js";

/** @import { App } from "../signals.js" */
/** @import { Choices } from "./choices.js" */
/** @import { List } from "./ways.js" */
/** @typedef {Record<List, string[]>} Chosen */

export const NAME = "Compare";
export const TITLE = "Measure which way of solving is faster";
const WORDS = "Solves the board in several ways, measures what each takes, and says which differences "
  + "are more than chance.";
/** @type {Record<string, any>} */
const UNASKED = {
  orders: ["given", "reversed", "rows", "spiral"], engines: ["clingo"], configs: ["default"],
  heuristics: ["default"], labelings: ["default"], others: [],
  seeds: "10", random: "5", repeat: "1", timeout: "10",
};
const LONGEST = 600; // seconds that a job may take

/** @type {(app: App, choices: Choices) => HTMLElement} */
export function create(app, choices) {
  const numbers = {
    seeds: number("seeds", { min: 0, max: 100, value: UNASKED.seeds }),
    random: number("random", { min: 1, max: 100, value: UNASKED.random }),
    repeat: number("repeat", { min: 1, max: 100, value: UNASKED.repeat }),
    timeout: number("timeout", { min: 1, max: 300, value: UNASKED.timeout }),
  };
  const { seeds, random, repeat, timeout } = numbers;
  const { form, fields, button, line } = createForm({
    name: NAME, words: WORDS, topic: "comparing", app, action: "Compare", onSubmit: run,
  });
  const job = createJob(app, button);
  const first = h("div", { class: "lists" });
  const more = h("div", { class: "lists" });
  const ofRandom = field("Random orders", random, { title: "How many orders of each random kind" });
  const sum = h("p", { class: "soft" });
  const result = h("p", { class: "links" });
  fields.append(first, ofRandom,
    field("Shuffled runs", seeds, {
      title: "Runs of each way, in each of which rules and facts stand in another order. "
        + "From 6 on differences can be proved; 0: one run, of the files as they are.",
    }),
    h("details", { class: "more" }, h("summary", {}, "More ways, boards and limits"), more,
      field("Repeats", repeat, { title: "Runs that differ in nothing: they show how exact the clock is" }),
      field("Seconds for a run", timeout)));
  line.before(sum);
  form.append(job.element, result);

  /** @type {(name: string) => boolean} */
  const isShuffle = (name) => name in (choices.now?.shuffles ?? {});
  const key = () => `compare:${app.store.now.puzzle}`;
  /** @type {() => Chosen} */
  const values = () => /** @type {Chosen} */ ({
    ...Object.fromEntries(LISTS.map((name) => [name, ticked(form, name)])), ...valuesOf(numbers),
  });
  const show = () => {
    const chosen = values();
    const shuffles = chosen.orders.filter(isShuffle).length;
    const orders = chosen.orders.length + shuffles * (Number(random.value) - 1);
    const clasps = chosen.configs.length * chosen.heuristics.length;
    const engines = chosen.engines.reduce((known, name) => known + (name === "clingo" ? clasps : 1), 0);
    const ways = engines * orders * chosen.labelings.length;
    const boards = chosen.others.length + 1;
    const each = Math.max(1, Number(seeds.value)) * Number(repeat.value);
    const all = ways * boards * each;
    ofRandom.hidden = !chosen.orders.some(isShuffle);
    button.disabled = all === 0;
    const product = [counted(ways, "way"), counted(boards, "board"), counted(each, "run")].join(" × ");
    const end = all * Number(timeout.value) > LONGEST ? ", ended after ten minutes at the latest" : "";
    sum.textContent = all ? `${product} = ${counted(all, "run")}${end}` : "Choose at least one of each list.";
  };
  form.addEventListener("input", () => {
    show();
    remember(key(), values());
  });
  choices.on((now) => {
    /** @type {any} */
    const kept = { ...UNASKED, ...remembered(key()) };
    for (const [name, control] of Object.entries(numbers)) control.value = kept[name];
    const made = groups(now, kept);
    first.replaceChildren(...made.first);
    more.replaceChildren(...made.more);
    show();
  });

  async function run() {
    const chosen = values();
    const about = app.store.now;
    let made = 0;
    let all = 0;
    result.replaceChildren();
    job.tell("reading the files");
    const found = await job.run("compare", asked({ ...about, marks: {} }, {
      ...Object.fromEntries(LISTS.map((name) => [name, chosen[name]])),
      orders: chosen.orders.map((name) => (isShuffle(name) ? `${name}:${random.value}` : name)),
      seeds: Number(seeds.value) || null, repeat: Number(repeat.value), timeout: Number(timeout.value),
    }), (name, data) => {
      if (name === "begun") all = data.runs;
      else if (name === "run") made += 1;
      job.tell(made === all ? `${all} runs, drawing the report` : `${made} of ${all} runs`, made, all);
    });
    if (found === undefined) return;
    job.say(`${found.words}.`);
    result.replaceChildren(...links(found, `${about.puzzle}-${about.instance}-comparison`));
    result.scrollIntoView({ block: "nearest" });
  }

  app.when("cancel-all", () => {
    result.replaceChildren();
    job.say("");
  });
  return form;
}

// The report, and the runs as tables: to be opened or kept under a name.
/** @type {(found: { page: string, csv: string, json: object }, name: string) => HTMLElement[]} */
function links({ page, csv, json }, name) {
  /** @type {(words: string, text: string, type: string, more: object) => HTMLElement} */
  const link = (words, text, type, more) => h("a", { href: URL.createObjectURL(new Blob([text], { type })), ...more }, words);
  return [
    link("Open the report", page, "text/html", { target: "_blank", rel: "noopener" }),
    link("Download it", page, "text/html", { download: `${name}.html` }),
    link("CSV", csv, "text/csv", { download: `${name}.csv` }),
    link("JSON", JSON.stringify(json), "application/json", { download: `${name}.json` }),
  ];
}
