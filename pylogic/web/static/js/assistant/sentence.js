// Sentences whose cells and rules are buttons; pointing at one colours its cells.

import { findAll, h } from "../dom.js";
import { keyOf, unique, without } from "./highlights.js";

/** @import { Place } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Picture } from "../board/film.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Line, Link, Step as Deduction } from "../replies.js" */
/** @typedef {Deduction & { frames: Picture[] }} Step */
/** @typedef {{ words: string, effect?: Spot[], cause?: Spot[], wrong?: Spot[], lines?: Line[] }} Sentence */

const CELL = /(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;

/** @type {(parts: Parts, told: Sentence) => HTMLElement} */
export function sentence({ app, highlight }, { words, effect = [], cause = [], wrong = [], lines = [] }) {
  const cells = { effect, cause: without(cause, effect), wrong };
  const point = () => highlight("pointed", cells);
  const leave = () => highlight("pointed", null);
  return h("li", {
    class: "sentence", onmouseenter: point, onfocusin: point, onmouseleave: leave, onfocusout: leave,
    dataset: { cells: [...effect, ...cause, ...wrong].map(keyOf).join(" ") },
  }, ...told(app, words), sources(app, lines));
}

// What the library tells of a rule or a link of a chain.
/** @type {(parts: Parts, told: Omit<Link, "depth">) => HTMLElement} */
export function toldSentence(parts, { words, cells, because }) {
  const cause = because.flatMap((line) => line.cells);
  return sentence(parts, { words, effect: cells, cause, lines: because });
}

// A step, and below it the chain that shows it.
/** @type {(parts: Parts, step: Step) => HTMLElement} */
export function stepSentences(parts, step) {
  const { sentence: words, cells, causes, because, chain } = step;
  const own = sentence(parts, { words, effect: cells, cause: causes, lines: chain.length ? [] : because });
  return h("ul", { class: "sentences" }, own, ...(chain.length ? [chained(parts, chain)] : []));
}

// A chain: what is supposed, what follows from it, and further suppositions within.
/** @type {(parts: Parts, chain: Link[]) => HTMLElement} */
export function chained(parts, chain) {
  return h("li", { class: "chain" }, h("ol", { class: "sentences" }, chain.map((line) => {
    const item = toldSentence(parts, line);
    item.style.setProperty("--depth", String(line.depth));
    return item;
  })));
}

// "since 2,3 is black, and otherwise two black cells touch: 1,3 is white", what follows set off.
/** @type {(app: App, words: string) => Node[]} */
function told(app, words) {
  const [, reason, follows] = /^(.*): (.*)$/.exec(words) ?? [null, null, words];
  if (reason === null) return [h("p", {}, linked(app, capital(follows)))];
  return [
    h("p", {}, linked(app, `${capital(reason)}:`)),
    h("p", { class: "follows" }, linked(app, capital(follows))),
  ];
}

// A sentence begins with a capital, but for one that begins with an atom: Cell(1,1) is none.
/** @type {(words: string) => string} */
export const capital = (words) =>
  words.replace(/^.(?![\w']*\()/, (letter) => letter.toUpperCase());

// Text in which each row,column is a button that shows the cell.
/** @type {(app: App, text: string) => (Node | string)[]} */
export function linked(app, text) {
  return text.split(CELL).map((piece, place) => place % 2 ? cellButton(app, piece) : piece);
}

/** @type {(app: App, text: string) => HTMLElement} */
function cellButton(app, text) {
  const [row, column] = text.split(",").map(Number);
  const name = `row ${row}, column ${column}`;
  return h("button", {
    type: "button", class: "cell-link", title: `Show ${name}`, "aria-label": `${text}: ${name}`,
    onclick: () => app.emit("cell", { row, column }),
  }, text);
}

// The rules that a sentence follows from, each once, as buttons that show their lines.
/** @type {(app: App, lines: Line[]) => HTMLElement | null} */
function sources(app, lines) {
  const rules = new Map(lines.filter((line) => line.clue === null).map((line) => [line.place, line]));
  if (!rules.size) return null;
  return h("p", { class: "sources" }, [...rules.keys()].map((place) => placeButton(app, place)));
}

/** @type {(app: App, place: string) => HTMLElement | null} */
export function placeButton(app, place) {
  const where = parsePlace(place);
  if (where === null) return null;
  return h("button", {
    type: "button", class: "rule-link", title: "Show it where it is written",
    onclick: () => app.emit("reveal", where),
  }, placeName(where, app.store.now));
}

/** @type {(place: string) => Place | null} */
export function parsePlace(place) {
  const match = /^(.*?):(\d+)(?::(\d+))?$/.exec(place ?? "");
  return match && { file: match[1], line: Number(match[2]), column: Number(match[3] ?? 1) };
}

// "line 12 of the rules", in a newcomer's words.
/** @type {(where: Place, document: Document) => string} */
export function placeName({ file, line }, { puzzle }) {
  const path = file ?? "";
  const name = path === `encodings/${puzzle}.lp` ? "the rules"
    : path.startsWith("instances/") ? "the board’s facts" : path.split("/").slice(-2).join("/");
  return `line ${line} of ${name}`;
}

// Mark the sentences that talk about the cell that the player is at.
/** @type {(parts: Parts) => void} */
export function startFocus({ app, place }) {
  app.when("focused", (cell) => {
    const key = cell && keyOf([cell.row, cell.column]);
    for (const told of findAll(".assistant-card .sentence")) {
      told.classList.toggle("about", key !== null && Boolean(told.dataset.cells?.split(" ").includes(key)));
    }
    place.card.querySelector(".sentence.about")?.scrollIntoView({ block: "nearest" });
  });
}

/** @type {(lines: { cells: Spot[] }[]) => Spot[]} */
export const cellsOf = (lines) => unique(lines.flatMap((line) => line.cells));
