// Compare: solve boards in many ways; then the report can be opened.

import { effect, html, signal, untracked, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { counted } from "../dom.js";
import { asked } from "../store.js";
import { createValues, Field, Form, number, Ticks } from "./form.js";
import { createJob } from "./job.js";
import { LEGENDS, LISTS, optionsOf, possible } from "./ways.js";

/** @import { App } from "../signals.js" */
/** @import { Choices } from "./choices.js" */
/** @import { List } from "./ways.js" */
/** @typedef {{ words: string, href: string, download?: string, target?: string, rel?: string }} Link */

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

/** @type {(app: App, choices: Choices) => (properties: { id: string, hidden: boolean }) => unknown} */
export function create(app, choices) {
  const values = createValues(app, "compare", UNASKED);
  const job = createJob(app);
  const links = signal(/** @type {Link[]} */ ([]));
  /** @type {(name: string) => boolean} */
  const isShuffle = (name) => name in (choices.now?.shuffles ?? {});
  effect(() => {
    const { now } = choices;
    if (now !== null) untracked(() => values.load(UNASKED, (read) => possible(optionsOf(now), /** @type {any} */ (read))));
  });
  app.when("cancel-all", () => {
    links.value = [];
    job.say("");
  });

  async function run() {
    const about = app.store.now;
    const { seeds, random, repeat, timeout, ...ticked } = values.now;
    let made = 0;
    let all = 0;
    links.value = [];
    job.tell("reading the files");
    const report = await job.run("compare", asked({ ...about, marks: {} }, {
      ...Object.fromEntries(LISTS.map((name) => [name, ticked[name]])),
      orders: ticked.orders.map((/** @type {string} */ name) => (isShuffle(name) ? `${name}:${random}` : name)),
      seeds: Number(seeds) || null, repeat: Number(repeat), timeout: Number(timeout),
    }), (name, data) => {
      if (name === "begun") all = data.runs;
      else if (name === "run") made += 1;
      job.tell(made === all ? `${all} runs, drawing the report` : `${made} of ${all} runs`, made, all);
    });
    if (report === undefined) return;
    job.say(`${report.words}.`);
    links.value = linksTo(report, `${about.puzzle}-${about.instance}-comparison`);
  }

  return function Compare({ id, hidden }) {
    const { now } = choices;
    const { orders, seeds, repeat, random, timeout, configs, heuristics, engines, labelings, others } = values.now;
    const shuffles = orders.filter(isShuffle).length;
    const ways = (engines.length + (engines.includes("clingo") ? configs.length * heuristics.length - 1 : 0))
      * (orders.length + shuffles * (Number(random) - 1)) * labelings.length;
    const boards = others.length + 1;
    const each = Math.max(1, Number(seeds)) * Number(repeat);
    const all = ways * boards * each;
    const product = [counted(ways, "way"), counted(boards, "board"), counted(each, "run")].join(" × ");
    const end = all * Number(timeout) > LONGEST ? ", ended after ten minutes at the latest" : "";
    const options = now && optionsOf(now);
    /** @type {(names: List[]) => unknown} */
    const lists = (names) => html`<div class="lists">${options && names.map((name) =>
      html`<${Ticks} values=${values} name=${name} legend=${LEGENDS[name]} options=${options[name]} />`)}
      ${now?.needed && names.includes("engines") && html`<p class="soft">${now.needed}.</p>`}</div>`;
    return html`<${Form} ...${{ app, id, hidden, job, name: NAME, words: WORDS }} topic="comparing" action="Compare"
      isOff=${all === 0} onSubmit=${run} result=${html`<${Links} links=${links.value} />`}
      note=${html`<p class="soft">${all ? `${product} = ${counted(all, "run")}${end}` : "Choose at least one of each list."}</p>`}>
      ${lists(["orders", "engines"])}
      <${Field} label="Random orders" title="How many orders of each random kind" hidden=${shuffles === 0}>
        ${number(values, "random", 1, 100)}<//>
      <${Field} label="Shuffled runs" title=${"Runs of each way, in each of which rules and facts stand in another order. "
        + "From 6 on differences can be proved; 0: one run, of the files as they are."}>${number(values, "seeds", 0, 100)}<//>
      <details class="more"><summary>More ways, boards and limits</summary>
        ${lists(["configs", "heuristics", "labelings", "others"])}
        <${Field} label="Repeats" title="Runs that differ in nothing: they show how exact the clock is">
          ${number(values, "repeat", 1, 100)}<//>
        <${Field} label="Seconds for a run">${number(values, "timeout", 1, 300)}<//>
      </details>
    <//>`;
  };
}

/** @param {{ links: Link[] }} properties */
function Links({ links }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { if (links.length) place.current?.scrollIntoView({ block: "nearest" }); }, [links]);
  return html`<p class="links" ref=${place}>${links.map(({ words, ...more }) => html`<a ...${more}>${words}</a>`)}</p>`;
}

// The report, and the runs as tables: to be opened or kept under a name.
/** @type {(report: { page: string, csv: string, json: object }, name: string) => Link[]} */
function linksTo({ page, csv, json }, name) {
  /** @type {(words: string, text: string, type: string, more: Partial<Link>) => Link} */
  const link = (words, text, type, more) => ({ words, href: URL.createObjectURL(new Blob([text], { type })), ...more });
  return [
    link("Open the report", page, "text/html", { target: "_blank", rel: "noopener" }),
    link("Download it", page, "text/html", { download: `${name}.html` }),
    link("CSV", csv, "text/csv", { download: `${name}.csv` }),
    link("JSON", JSON.stringify(json), "application/json", { download: `${name}.json` }),
  ];
}
