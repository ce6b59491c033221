// The problems of a text: underlined at their lines, marked beside them, and in a list that leads there.

import { setDiagnostics } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";
import { isLack } from "../errors.js";

/** @import { Place } from "../api.js" */
/** @import { Problem } from "../replies.js" */
/** @import { Text } from "@codemirror/state" */
/** @import { EditorView } from "@codemirror/view" */
/** @typedef {"error" | "warning" | "info"} Severity */

/** @type {Record<string, Severity>} */
const SEVERITY = { error: "error", warning: "warning", note: "info", info: "info" };
const SIGN = { error: "✖", warning: "▲", info: "●" };
const ORDER = ["error", "warning", "info"];

/** @type {(problem: Problem) => Severity} */
export const severity = (problem) => (isLack(problem) ? "warning" : SEVERITY[problem.kind ?? ""] ?? "error");

// Problems from several sources, each replaced by itself; those that say the same are one.
/** @type {(sources: Record<string, Problem[]>) => Problem[]} */
export function collected(sources) {
  /** @type {Map<string, Problem>} */
  /** @type {Map<string, Problem>} */
  const found = new Map();
  for (const problem of Object.values(sources).flat()) {
    const key = JSON.stringify([problem.file, problem.line, problem.column, problem.text]);
    if (!found.has(key)) found.set(key, problem);
  }
  return [...found.values()].sort((one, other) =>
    ORDER.indexOf(severity(one)) - ORDER.indexOf(severity(other)) || (one.line ?? 0) - (other.line ?? 0));
}

/** @type {(view: EditorView, problems: Problem[]) => void} */
export function underline(view, problems) {
  const { doc } = view.state;
  const diagnostics = problems.map((problem) => ({
    ...placeOf(doc, problem), severity: severity(problem), message: problem.text,
  }));
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

// Where a problem is: a word at its column, or its whole line.
/** @type {(doc: Text, place: Place) => { from: number, to: number }} */
export function placeOf(doc, { line, column }) {
  const found = doc.line(Math.min(Math.max(line ?? 1, 1), doc.lines));
  const indent = found.text.length - found.text.trimStart().length;
  const at = Math.min(column ? column - 1 : indent, found.text.length);
  const word = /^[#\w']+|^\S+/.exec(found.text.slice(at))?.[0] ?? "";
  const from = word || at > 0 ? found.from + at : found.from;
  return word ? { from, to: from + word.length } : { from: Math.max(found.from, from - 1), to: found.to };
}

// The list under the editor: `nameOf(problem)` says where it is, `open(problem)` leads there.
/** @param {Problem[]} problems @param {(one: Problem) => string} nameOf @param {(one: Problem) => void} open */
export function listed(problems, nameOf, open) {
  return problems.map((problem) => {
    const kind = severity(problem);
    return h("li", {}, h("button", { type: "button", class: `problem ${kind}`, onclick: () => open(problem) },
      h("span", { class: "sign", "aria-hidden": "true" }, SIGN[kind]),
      h("span", { class: "visually-hidden" }, `${kind === "info" ? "note" : kind}: `),
      h("span", { class: "place" }, nameOf(problem)),
      h("span", {}, problem.text)));
  });
}
