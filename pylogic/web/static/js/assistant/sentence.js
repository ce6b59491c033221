// Sentences whose cells and rules are buttons; pointing at one colours its cells.

import { h } from "../dom.js";
import { keyOf, unique, without } from "./highlights.js";

const CELL = /(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;
const MANY = /((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g;

// A sentence: { words, effect, cause, wrong: cells, lines: [{ words, place, clue, cells }] }.
export function sentence({ app, highlight }, { words, effect = [], cause = [], wrong = [], lines = [] }) {
  const cells = { effect, cause: without(cause, effect), wrong };
  const point = () => highlight("pointed", cells);
  const leave = () => highlight("pointed", null);
  return h("li", {
    class: "sentence", onmouseenter: point, onfocusin: point, onmouseleave: leave, onfocusout: leave,
    dataset: { cells: [...effect, ...cause, ...wrong].map(keyOf).join(" ") },
  }, ...told(app, words), sources(app, lines));
}

// What the library tells of a rule or a link of a chain: { words, cells, because }.
export function toldSentence(parts, { words, cells, because }) {
  const cause = because.flatMap((line) => line.cells);
  return sentence(parts, { words, effect: cells, cause, lines: because });
}

// A step: { sentence, cells, causes, because, chain }, and below it the chain that shows it.
export function stepSentences(parts, step) {
  const { sentence: words, cells, causes, because, chain } = step;
  const own = sentence(parts, { words, effect: cells, cause: causes, lines: chain.length ? [] : because });
  return h("ul", { class: "sentences" }, own, ...(chain.length ? [chained(parts, chain)] : []));
}

// A chain: what is supposed, what follows from it, and further suppositions within.
export function chained(parts, chain) {
  return h("li", { class: "chain" }, h("ol", { class: "sentences" }, chain.map((line) => {
    const item = toldSentence(parts, line);
    item.style.setProperty("--depth", String(line.depth));
    return item;
  })));
}

// "since 2,3 is black, and otherwise two black cells touch: 1,3 is white", what follows set off.
function told(app, words) {
  const [, reason, follows] = /^(.*): (.*)$/.exec(words) ?? [null, null, words];
  if (reason === null) return [h("p", {}, linked(app, capital(follows)))];
  return [
    h("p", {}, linked(app, `${capital(reason)}:`)),
    h("p", { class: "follows" }, linked(app, capital(follows))),
  ];
}

export const capital = (words) => words.replace(/^./, (letter) => letter.toUpperCase());

// Text in which each row,column is a button that shows the cell; of many only the first few.
export function linked(app, text) {
  const more = (_all, few, others) => `${few}and ${others.trim().split(" ").length} more `;
  const pieces = text.replace(MANY, more).trimEnd().split(CELL);
  return pieces.map((piece, place) => place % 2 ? cellButton(app, piece) : piece);
}

function cellButton(app, text) {
  const [row, column] = text.split(",").map(Number);
  const name = `row ${row}, column ${column}`;
  return h("button", {
    type: "button", class: "cell-link", title: `Show ${name}`, "aria-label": `${text}: ${name}`,
    onclick: () => app.emit("cell", { row, column }),
  }, text);
}

// The rules that a sentence follows from, each once, as buttons that show their lines.
function sources(app, lines) {
  const rules = new Map(lines.filter((line) => line.clue === null).map((line) => [line.place, line]));
  if (!rules.size) return null;
  return h("p", { class: "sources" }, [...rules.keys()].map((place) => placeButton(app, place)));
}

export function placeButton(app, place) {
  const where = parsePlace(place);
  if (where === null) return null;
  return h("button", {
    type: "button", class: "rule-link", title: "Show it where it is written",
    onclick: () => app.emit("reveal", where),
  }, placeName(where, app.store.now));
}

export function parsePlace(place) {
  const match = /^(.*?):(\d+)(?::(\d+))?$/.exec(place ?? "");
  return match && { file: match[1], line: Number(match[2]), column: Number(match[3] ?? 1) };
}

// "line 12 of the rules", in a newcomer's words.
export function placeName({ file, line }, { puzzle }) {
  const name = file === `encodings/${puzzle}.lp` ? "the rules"
    : file.startsWith("instances/") ? "the board’s facts" : file.split("/").slice(-2).join("/");
  return `line ${line} of ${name}`;
}

// Mark the sentences that talk about the cell that the player is at.
export function startFocus({ app, place }) {
  app.when("focused", (cell) => {
    const key = cell && keyOf([cell.row, cell.column]);
    for (const told of place.card.querySelectorAll(".sentence")) {
      told.classList.toggle("about", key !== null && told.dataset.cells.split(" ").includes(key));
    }
    place.card.querySelector(".sentence.about")?.scrollIntoView({ block: "nearest" });
  });
}

export const cellsOf = (lines) => unique(lines.flatMap((line) => line.cells));
