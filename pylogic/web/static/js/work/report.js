// The report of a comparison: its table, legend and plots, and what can be kept of it.

import { h, svg } from "../dom.js";

/** @typedef {{ title: string, caption: string, svg: string }} Plot */

/** @type {(found: any, about: { puzzle: string, instance: string }) => HTMLElement} */
export function report(found, { puzzle, instance }) {
  const name = `${puzzle}-${instance}-comparison`;
  /** @type {(words: string, text: string, type: string, more: object) => HTMLElement} */
  const kept = (words, text, type, more) =>
    h("a", { href: URL.createObjectURL(new Blob([text], { type })), ...more }, words);
  /** @type {(words: string, text: string, type: string, ending: string) => HTMLElement} */
  const download = (words, text, type, ending) => kept(words, text, type, { download: `${name}.${ending}` });
  /** @type {(one: { instance: string, words: string }) => HTMLElement} */
  const disagreement = (one) =>
    h("p", { class: "failure" }, `Disagreement on ${one.instance}: ${one.words}`);
  return h("div", { class: "report" },
    h("p", { class: "links" },
      kept("Open the whole report", found.page, "text/html", { target: "_blank", rel: "noopener" }),
      download("Download it", found.page, "text/html", "html"),
      download("CSV", found.csv, "text/csv", "csv"),
      download("JSON", JSON.stringify(found.json), "application/json", "json")),
    found.disagreements.map(disagreement),
    found.table.length > 1 ? table(found.table) : [],
    h("ul", { class: "notes soft" }, [...found.notes, ...found.remarks].map((note) => h("li", {}, note))),
    found.plots.map(plot));
}

/** @type {(lines: string[][]) => HTMLElement} */
function table([heads, ...lines]) {
  /** @type {(line: string[]) => HTMLElement} */
  const row = ([label, ...figures]) =>
    h("tr", {}, h("th", { scope: "row" }, label), figures.map((figure) => h("td", {}, figure)));
  return h("div", { class: "scroll", tabIndex: 0, role: "region", "aria-label": "What each way takes" },
    h("table", {}, h("thead", {}, h("tr", {}, heads.map((words) => h("th", { scope: "col" }, words)))),
      h("tbody", {}, lines.map(row))));
}

/** @type {(plot: Plot) => HTMLElement} */
function plot({ title, caption, svg: text }) {
  return h("figure", { class: "plot" },
    h("h3", {}, title), svg(text), h("figcaption", { class: "soft" }, caption));
}
