// Compare: solve boards in many ways; rows appear as runs end, then the report.

import { counted, h } from "../dom.js";
import { asked } from "../store.js";
import { createForm, field, number, remember, remembered, ticked, valuesOf } from "./form.js";
import { createJob } from "./job.js";
import { report } from "./report.js";
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
/** @type {Record<string, string>} */
const COLUMNS = {
  order: "order", engine: "engine", config: "preset", heuristic: "heuristic", labeling: "labeling",
};

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
  const runs = createRuns();
  const result = h("div", { class: "result" });
  fields.append(first, ofRandom,
    field("Shuffled runs", seeds, {
      title: "Runs of each way, in each of which rules and facts stand in another order. "
        + "From 6 on differences can be proved; 0: one run, of the files as they are.",
    }),
    h("details", { class: "more" }, h("summary", {}, "More ways, boards and limits"), more,
      field("Repeats", repeat, { title: "Runs that differ in nothing: they show how exact the clock is" }),
      field("Seconds for a run", timeout)));
  line.before(sum);
  form.append(job.element, runs.element, result);

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
    const varied = Object.keys(COLUMNS).filter((name) => chosen[/** @type {List} */ (`${name}s`)].length > 1);
    const hasShuffles = chosen.orders.some(isShuffle) || varied.length === 0;
    runs.begin([...new Set([...(hasShuffles ? ["order"] : []), ...varied])], chosen);
    result.replaceChildren();
    job.tell("reading the files");
    const found = await job.run("compare", asked({ ...about, marks: {} }, {
      ...Object.fromEntries(LISTS.map((name) => [name, chosen[name]])),
      orders: chosen.orders.map((name) => (isShuffle(name) ? `${name}:${random.value}` : name)),
      seeds: Number(seeds.value) || null, repeat: Number(repeat.value), timeout: Number(timeout.value),
    }), (name, data) => {
      if (name === "begun") all = data.runs;
      else if (name === "run") {
        made += 1;
        runs.add(data);
      }
      job.tell(made === all ? `${all} runs, drawing the report` : `${made} of ${all} runs`, made, all);
    });
    if (found === undefined) return;
    job.say(`${found.words}.`);
    result.replaceChildren(report(found, about));
    result.scrollIntoView({ block: "nearest" });
  }

  app.when("cancel-all", () => {
    result.replaceChildren();
    runs.clear();
    job.say("");
  });
  return form;
}

// The table of the runs that have ended, the newest first.
function createRuns() {
  const heads = h("tr");
  const rows = h("tbody");
  const element = h("div", {
    class: "runs", hidden: true, tabIndex: 0, role: "region", "aria-label": "Runs that have ended",
  }, h("table", {}, h("thead", {}, heads), rows));
  /** @type {string[]} */
  let columns = [];
  let hasBoards = false;
  return {
    element,
    /** @type {(names: string[], chosen: Chosen) => void} */
    begin(names, chosen) {
      columns = names;
      hasBoards = chosen.others.length > 0;
      const steps = chosen.engines.every((name) => name === "clingo") ? "choices" : "steps";
      const ways = [...names.map((name) => COLUMNS[name]), ...(hasBoards ? ["board"] : [])];
      const titles = [...ways, "found", "seconds", steps];
      heads.replaceChildren(...titles.map((title) => h("th", { scope: "col" }, title)));
      rows.replaceChildren();
      element.hidden = true;
    },
    /** @type {(run: any) => void} */
    add(run) {
      const steps = run.choices ?? run.inferences;
      const ways = columns.map((name) => run[name].replace("default", "as usual"));
      const cells = [...ways, ...(hasBoards ? [run.instance] : []), run.error ?? run.status,
        run.seconds?.toFixed(3) ?? "", steps === null ? "" : `${steps}`];
      rows.prepend(h("tr", { class: run.error ? "failure" : "" }, cells.map((cell) => h("td", {}, cell))));
      element.hidden = false;
    },
    clear() {
      rows.replaceChildren();
      element.hidden = true;
    },
  };
}
