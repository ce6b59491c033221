// Completion and hovering: predicates, parts and directives, each with what it means.

import { autocompletion, hoverTooltip, snippetCompletion, syntaxTree } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";
import { isComment } from "./asp.js";
import { partsOf } from "./parts.js";

/** @import { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete" */
/** @import { EditorState } from "@codemirror/state" */
/** @import { EditorView, Tooltip } from "@codemirror/view" */
/** @typedef {{ name: string, template: string, words: string, part?: string | null }} Word */
/** @typedef {Word & { arguments: [name: string, meaning: string][], file: string, line: number }} Own */
/** @typedef {{ parts: Word[], predicates: Word[], directives: Word[], own: Own[] }} Vocabulary */

// Whether a word of the vocabulary is a part of that name; `heuristic_` is many.
/** @type {(part: Word, name: string) => boolean} */
export const isPart = (part, name) =>
  part.name === name || (part.name.endsWith("_") && name.startsWith(part.name));

// `known()` is { parts, predicates, directives, own }: words of pylogic's own, and of these rules.
/** @type {(known: () => Vocabulary) => any[]} */
export function completion(known) {
  return [
    autocompletion({ override: [(context) => complete(context, known())], icons: false, closeOnBlur: true }),
    hoverTooltip((view, position) => hovered(view, position, known())),
  ];
}

/** @type {(context: CompletionContext, known: Vocabulary) => CompletionResult | null} */
function complete(context, known) {
  const before = context.matchBefore(/#?[a-z_]?[\w']*\+?/);
  const typed = before?.text ?? "";
  if ((!typed && !context.explicit) || !known.parts.length) return null;
  if (/^\d|^[A-Z]/.test(typed)) return null;
  const line = context.state.doc.lineAt(context.pos);
  if (isComment(syntaxTree(context.state).resolveInner(context.pos, -1))) return null;
  const from = before?.from ?? context.pos;
  const options = /#program\s+[\w']*$/.test(line.text.slice(0, context.pos - line.from))
    ? known.parts.map((word) => option(word, "part"))
    : [...directives(known), ...predicates(context, known)];
  return { from, options, validFor: /^#?[\w']*\+?$/ };
}

/** @type {(known: Vocabulary) => Completion[]} */
const directives = ({ directives: words }) => words.map((word) => option(word, "directive"));

/** @type {(context: CompletionContext, known: Vocabulary) => Completion[]} */
function predicates({ state, pos }, known) {
  const part = partAt(state, pos);
  const isOpen = /^\(/.test(state.sliceDoc(pos, pos + 1));
  const near = known.predicates.filter((word) => word.part === part || word.part === null);
  return [
    ...known.own.map((one) => offered(one.template, one.name, isOpen, described(one), one.words ? 1 : 0)),
    ...near.map((one) => offered(one.template, one.name, isOpen, one.words, 2)),
  ];
}

/** @type {(word: Word, type: string) => Completion} */
function option(word, type) {
  return { label: word.name, detail: "", type, info: () => documentation(word.template, word.words) };
}

// A predicate is inserted with its arguments, which Tab goes through.
/** @type {(template: string, name: string, isOpen: boolean, words: string, boost: number) => Completion} */
function offered(template, name, isOpen, words, boost) {
  const shown = { label: template, type: "predicate", boost, info: () => documentation(template, words) };
  const inner = template.slice(name.length + 1, -1);
  if (isOpen || !template.includes("(")) return { ...shown, apply: name };
  const fields = inner.replace(/[A-Z][\w']*/g, (field) => `\${${field}}`);
  return snippetCompletion(`${name}(${fields})`, shown);
}

/** @type {(state: EditorState, position: number) => string} */
function partAt(state, position) {
  const { number } = state.doc.lineAt(position);
  return partsOf(state.doc).findLast(({ name, first }) => name && first <= number)?.name ?? "base";
}

// The meaning of a predicate and its arguments by the comments; without comments, where it is derived.
/** @type {(word: Own) => string} */
function described({ words, arguments: given, file, line }) {
  const first = words || `Nothing says what it means. It is derived in ${file}, line ${line}.`;
  return [first, ...given.map(([name, meaning]) => `${name}: ${meaning}`)].join("\n");
}

/** @type {(template: string, words: string) => HTMLElement} */
function documentation(template, words) {
  const [first, ...others] = words.split("\n");
  const list = others.length ? h("ul", {}, others.map((one) => h("li", {}, one))) : null;
  return h("div", { class: "documentation" }, h("code", {}, template), h("p", {}, first), list);
}

/** @type {(view: EditorView, position: number, known: Vocabulary) => Tooltip | null} */
function hovered(view, position, known) {
  const { from, text } = view.state.doc.lineAt(position);
  const word = wordAround(text, position - from);
  if (word === null || isComment(syntaxTree(view.state).resolveInner(position, 1))) return null;
  const found = meaning(word, text.slice(0, word.start), partAt(view.state, position), known);
  if (!found.length) return null;
  const create = () => ({ dom: h("div", { class: "hovered" }, found.map((one) => documentation(...one))) });
  return { pos: from + word.start, end: from + word.end, above: true, create };
}

/** @type {(text: string, at: number) => { name: string, start: number, end: number } | null} */
function wordAround(text, at) {
  for (const match of text.matchAll(/#?[a-z_][\w']*\+?/g)) {
    const end = match.index + match[0].length;
    if (match.index <= at && at <= end) return { name: match[0], start: match.index, end };
  }
  return null;
}

/** @type {(word: { name: string }, before: string, part: string, known: Vocabulary) => [string, string][]} */
function meaning({ name }, before, part, known) {
  /** @type {(one: Word) => boolean} */
  const is = (one) => one.name === name;
  /** @type {(word: Word) => [string, string]} */
  const told = ({ template, words }) => [template, words];
  if (name.startsWith("#") || name === "not") return known.directives.filter(is).map(told);
  if (/#program\s+$/.test(before)) return known.parts.filter((one) => isPart(one, name)).map(told);
  const near = known.predicates.filter((one) => is(one) && (one.part === part || one.part === null));
  return [...known.own.filter(is).map((one) => told({ ...one, words: described(one) })), ...near.map(told)];
}
