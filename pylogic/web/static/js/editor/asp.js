// ASP for CodeMirror: what is a comment, a reason, a variable, a predicate; and its colours.

import { HighlightStyle, StreamLanguage, tags as t } from "../../vendor/codemirror-6.js";

/** @import { StreamParser, StringStream } from "@codemirror/language" */
/** @typedef {{ depth: number, isDocumented: boolean, inReason: boolean, directive: string }} State */

const OPERATOR = /^(?::-|:~|\.\.|<=|>=|!=|==|\*\*|[-+*/\\&?^~|<>=@:])/;

// `depth`: of %* *% comments, which nest; `isDocumented`: it began with %*!.
/** @type {StreamParser<State>} */
const parser = {
  name: "asp",
  startState: () => ({ depth: 0, isDocumented: false, inReason: false, directive: "" }),
  copyState: (state) => ({ ...state }),
  token(stream, state) {
    if (stream.sol()) state.inReason = false;
    if (state.depth) return blockComment(stream, state);
    if (state.inReason) return reason(stream);
    if (stream.eatSpace()) return null;
    if (stream.match("%*")) return openComment(stream, state);
    if (stream.match("%!")) {
      state.inReason = true;
      return "reason";
    }
    if (stream.match(/^(%|#!).*/)) return "lineComment";
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return "string";
    return code(stream, state);
  },
  languageData: { commentTokens: { line: "%", block: { open: "%*", close: "*%" } } },
  tokenTable: {
    lineComment: t.lineComment, documentation: t.docComment, signature: t.heading, reason: t.docString,
    directive: t.keyword, part: t.labelName, predicate: t.function(t.variableName), constant: t.atom,
    variable: t.variableName, number: t.number, string: t.string, operator: t.operator, bracket: t.bracket,
    implication: t.definitionOperator, punctuation: t.punctuation, term: t.special(t.string),
  },
};

/** @type {(stream: StringStream, state: State) => string} */
function openComment(stream, state) {
  state.depth = 1;
  state.isDocumented = stream.eat("!") === "!";
  if (!state.isDocumented) return blockComment(stream, state);
  return "documentation";
}

/** @type {(stream: StringStream, state: State) => string} */
function blockComment(stream, state) {
  const style = state.isDocumented ? "documentation" : "lineComment";
  const isOpening = state.isDocumented && /%\*!\s*$/.test(stream.string.slice(0, stream.pos));
  if (isOpening && stream.match(/^[^%*]+/)) return "signature";
  while (!stream.eol()) {
    if (stream.match("%*")) state.depth += 1;
    else if (stream.match("*%")) state.depth -= 1;
    else stream.next();
    if (state.depth === 0) break;
  }
  return style;
}

/** @type {(stream: StringStream) => string} */
function reason(stream) {
  if (stream.match(/^\{[^{}]*\}/)) return "term";
  if (!stream.match(/^[^{]+/)) stream.next();
  return "reason";
}

/** @type {(stream: StringStream, state: State) => string} */
function code(stream, state) {
  const directive = stream.match(/^#[a-z_]+\+?/);
  if (directive) {
    state.directive = stream.current();
    return "directive";
  }
  const { directive: before } = state;
  if (stream.match(/^[a-z][\w']*|^_+[a-z][\w']*/)) {
    if (before === "#program") return "part";
    if (stream.current() === "not") return "directive";
    return stream.match(/^\s*[(/]/, false) ? "predicate" : "constant";
  }
  if (stream.match(/^_*[A-Z][\w']*|^_/)) return "variable";
  if (stream.match(/^(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|\d+)/)) return "number";
  if (stream.match(/^[()[\]{}]/)) return "bracket";
  if (stream.match(/^:-|^:~/)) return "implication";
  if (stream.match(OPERATOR)) return "operator";
  if (stream.next() === ".") state.directive = "";
  return "punctuation";
}

export const asp = StreamLanguage.define(parser);

export const colours = HighlightStyle.define([
  { tag: t.lineComment, color: "var(--asp-comment)" },
  { tag: t.docComment, color: "var(--asp-documentation)" },
  { tag: t.heading, color: "var(--asp-documentation)", fontWeight: "600" },
  { tag: t.docString, class: "asp-reason" },
  { tag: t.special(t.string), class: "asp-reason asp-term" },
  { tag: [t.keyword, t.labelName], color: "var(--asp-keyword)", fontWeight: "600" },
  { tag: t.function(t.variableName), color: "var(--asp-predicate)" },
  { tag: t.variableName, color: "var(--asp-variable)" },
  { tag: [t.number, t.atom], color: "var(--asp-constant)" },
  { tag: t.string, color: "var(--asp-string)" },
  { tag: t.definitionOperator, color: "var(--asp-keyword)", fontWeight: "600" },
  { tag: [t.operator, t.bracket, t.punctuation], color: "var(--asp-operator)" },
]);

// Whether a place is in the code, not in a comment or a string.
/** @type {(node: { name: string }) => boolean} */
export function isComment(node) {
  return /^(lineComment|documentation|signature|reason|term|string)/.test(node.name);
}
