// All that is wrong, from whoever tells it: under the words, on the tabs, and in a list.

import { h } from "../dom.js";
import { nameOf, textOf } from "./address.js";
import { collected, listed, severity, underline } from "./problems.js";

/** @import { Problem } from "../replies.js" */
/** @import { Kind, Store } from "../store.js" */
/** @import { createTexts } from "./texts.js" */
/** @import { EditorView } from "@codemirror/view" */

// `tell(source, problems)` replaces what that source has said; `open(problem)` leads to its place.
/** @param {Store} store @param {ReturnType<typeof createTexts>} texts @param {(problem: Problem) => void} open */
export function createFindings(store, { views, tabs }, open) {
  const list = h("ul", { class: "problems", "aria-label": "What looks wrong", hidden: true });
  /** @type {Record<string, Problem[]>} */
  let sources = {};

  function show() {
    const problems = collected(sources);
    for (const [name, view] of /** @type {[Kind, EditorView][]} */ (Object.entries(views))) {
      const own = problems.filter((problem) => textOf(store.now, problem) === name);
      underline(view, own.filter(({ line }) => line));
      /** @type {(kind: string) => number} */
      const number = (kind) => own.filter((problem) => severity(problem) === kind).length;
      tabs.count(name, number("error") || number("warning"), number("error") ? "error" : "warning");
    }
    list.replaceChildren(...listed(problems, called, open));
    list.hidden = !problems.length;
  }

  /** @type {(problem: Problem) => string} */
  const called = (problem) => {
    const text = textOf(store.now, problem);
    return nameOf(store.now, problem, text ? views[text]?.state.doc.lines : undefined);
  };

  return {
    dom: list,
    /** @type {(source: string, problems: Problem[]) => void} */
    tell(source, problems) {
      sources = { ...sources, [source]: problems };
      show();
    },
    forget() {
      sources = {};
      show();
    },
  };
}
