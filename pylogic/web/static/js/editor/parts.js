// The parts of the rules: found without the server, folded, and what each is for.

import { codeFolding, foldEffect, foldGutter, foldService } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";

/** @import { EditorState, StateEffect, Text } from "@codemirror/state" */
/** @import { EditorView } from "@codemirror/view" */
/** @typedef {{ name: string, first: number, last: number }} Part of the rules, with its lines */
/** @typedef {{ from: number, to: number }} Range */
/** @typedef {{ lines: number, name?: string, opening: string }} Folded */
/** @typedef {(name: string) => string} WordsOf */

const PROGRAM = /^#program\s+([a-z_]\w*)/;

// The parts of a text with their first and last lines; its opening comment is a part named "".
/** @type {(doc: Text) => Part[]} */
export function partsOf(doc) {
  /** @type {Part[]} */
  const parts = [];
  let isHeader = true;
  let inBlock = false;
  for (let number = 1; number <= doc.lines; number += 1) {
    const { text } = doc.line(number);
    if (isHeader) {
      if (text.startsWith("%*")) inBlock = true;
      isHeader = inBlock || text.startsWith("%");
      if (text.trimEnd().endsWith("*%")) inBlock = false;
    }
    const name = isHeader ? "" : PROGRAM.exec(text)?.[1];
    if (name !== undefined && (name || number === 1)) parts.push({ name, first: number, last: number });
    else if (text.trim()) {
      const part = parts.at(-1);
      if (part && (isHeader || part.name)) part.last = number;
    }
  }
  return parts;
}

/** @type {(doc: Text, part: Part) => Range | null} */
const rangeOf = (doc, { first, last }) =>
  last > first ? { from: doc.line(first).to, to: doc.line(last).to } : null;

// The folds of a puzzle just opened: each part but "base" (its rules) is folded to its first line.
/** @type {(doc: Text) => StateEffect<Range>[]} */
export function foldsAtFirst(doc) {
  return partsOf(doc).filter(({ name }) => name !== "base").map((part) => rangeOf(doc, part)).filter((range) => range !== null)
    .map((range) => foldEffect.of(range));
}

// Folding by parts. `wordsOf(name)` says what a part is for.
/** @type {(wordsOf: WordsOf) => any[]} */
export function folding(wordsOf) {
  const service = foldService.of((state, start) => {
    const number = state.doc.lineAt(start).number;
    const part = partsOf(state.doc).find(({ first }) => first === number);
    return part ? rangeOf(state.doc, part) : null;
  });
  return [
    service,
    codeFolding({ preparePlaceholder: foldedPart, placeholderDOM: placeholder(wordsOf) }),
    foldGutter({ markerDOM: marker }),
  ];
}

/** @type {(state: EditorState, range: Range) => Folded} */
function foldedPart(state, { from, to }) {
  const first = state.doc.lineAt(from);
  const lines = state.doc.lineAt(to).number - first.number;
  const name = PROGRAM.exec(first.text)?.[1];
  return { lines, name, opening: name === undefined ? sentence(state.doc, first.number, lines) : "" };
}

// The first sentence of a comment below its first line.
/** @type {(doc: Text, first: number, lines: number) => string} */
function sentence(doc, first, lines) {
  const words = [];
  for (let number = first + 1; number <= first + lines; number += 1) {
    const text = doc.line(number).text.replace(/^[%*!\s]+/, "");
    if (text) words.push(text);
    else if (words.length) break;
  }
  return /^.*?[.!?](?=\s|$)/.exec(words.join(" "))?.[0] ?? words.join(" ");
}

/** @type {(wordsOf: WordsOf) => (view: EditorView, onclick: (event: Event) => void, folded: Folded) => HTMLElement} */
const placeholder = (wordsOf) => (view, onclick, { lines, name, opening }) => {
  const words = name === undefined ? opening : wordsOf(name);
  return h("button", { type: "button", class: "folded", tabIndex: -1, onclick, title: "Show these lines" },
    h("span", { class: "folded-words", dataset: name === undefined ? {} : { part: name } }, words || "…"),
    h("span", { class: "folded-count" }, ` ${lines} line${lines === 1 ? "" : "s"}`));
};

// Say in the placeholders that are there already what their parts are for.
/** @type {(view: EditorView, wordsOf: WordsOf) => void} */
export function sayWords(view, wordsOf) {
  for (const place of view.dom.querySelectorAll(".folded-words[data-part]")) {
    const { part } = /** @type {HTMLElement} */ (place).dataset;
    place.textContent = wordsOf(part ?? "") || "…";
  }
}

/** @type {(isOpen: boolean) => HTMLElement} */
function marker(isOpen) {
  const title = isOpen ? "Hide these lines" : "Show these lines";
  return h("span", { class: "fold-marker", title }, isOpen ? "▾" : "▸");
}
