// Sentences whose cells and rules are buttons; pointing at one colours its cells.

import { computed, html, useMemo } from "../../vendor/preact-11.js";
import { keyOf, unique, without } from "./highlights.js";

/** @import { Place } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Picture } from "../board/film.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Line, Link, Step as Deduction } from "../replies.js" */
/** @import { VNode } from "../../vendor/preact-11.js" */
/** @typedef {Deduction & { frames: Picture[] }} Step */
/**
 * @typedef {{ parts: Parts, words: string, effect?: Spot[], cause?: Spot[], wrong?: Spot[], lines?: Line[],
 *   depth?: number }} Told
 */

const CELL = /(?<!\(|\d)(\d+,\d+)(?!\)|\d)/;

// One that talks about the cell that the player is at is marked.
/** @param {Told} told */
export function Sentence({ parts: { app, pointed }, words, effect = [], cause = [], wrong = [], lines = [], depth }) {
  const name = useMemo(() => computed(() => {
    const { row, column } = app.state.focused.value ?? {};
    const isAbout = [...effect, ...cause, ...wrong].some((cell) => keyOf(cell) === `${row},${column}`);
    return isAbout ? "sentence about" : "sentence";
  }), [words]);
  const point = () => { pointed.value = { effect, cause: without(cause, effect), wrong }; };
  const leave = () => { pointed.value = null; };
  const [, reason, follows] = /^(.*): (.*)$/.exec(words) ?? [null, null, words];
  const rules = new Map(lines.filter((line) => line.clue === null).map((line) => [line.place, line]));
  // "since 2,3 is black, and otherwise two black cells touch: 1,3 is white", what follows set off.
  return html`<li class=${name} style=${depth === undefined ? null : `--depth: ${depth}`}
    onmouseenter=${point} onfocusin=${point} onmouseleave=${leave} onfocusout=${leave}>
    ${reason !== null && html`<p>${linked(app, `${capital(reason)}:`)}</p>`}
    <p class=${reason === null ? null : "follows"}>${linked(app, capital(follows))}</p>
    ${rules.size > 0 && html`<p class="sources">${[...rules.keys()].map((place) => placeButton(app, place))}</p>`}
  </li>`;
}

// The sentence of a rule or of a link of a chain, as the library tells it.
/** @type {(told: Omit<Link, "depth"> & { parts: Parts, depth?: number }) => VNode} */
export const ToldSentence = ({ cells, because, ...told }) => html`<${Sentence} ...${told}
  effect=${cells} cause=${because.flatMap((line) => line.cells)} lines=${because} />`;

// Rules that the player's entries break.
/** @type {(told: { parts: Parts, broken: Line[] }) => VNode} */
export const BrokenRules = ({ parts, broken }) => html`<ul class="sentences">${broken.map((line) =>
  html`<${ToldSentence} parts=${parts} words=${`${line.words}.`} cells=${[]} because=${[line]} />`)}</ul>`;

// A step, and below it the chain that shows it.
/** @type {(told: { parts: Parts, step: Step }) => VNode} */
export const StepSentences = ({ parts, step: { sentence, cells, causes, because, chain } }) => html`<ul class="sentences">
  <${Sentence} parts=${parts} words=${sentence} effect=${cells} cause=${causes} lines=${chain.length ? [] : because} />
  ${chain.length > 0 && html`<${Chain} parts=${parts} chain=${chain} />`}</ul>`;

// A chain: what is supposed, what follows from it, and further suppositions within.
/** @type {(told: { parts: Parts, chain: Link[] }) => VNode} */
export const Chain = ({ parts, chain }) => html`<li class="chain"><ol class="sentences">
  ${chain.map((link) => html`<${ToldSentence} parts=${parts} ...${link} />`)}</ol></li>`;

// A sentence begins with a capital, but for one that begins with an atom: Cell(1,1) is none.
/** @type {(words: string) => string} */
export const capital = (words) =>
  words.replace(/^.(?![\w']*\()/, (letter) => letter.toUpperCase());

// Text in which each row,column is a button that shows the cell.
/** @type {(app: App, text: string) => (VNode | string)[]} */
export const linked = (app, text) => text.split(CELL).map((piece, at) => {
  if (at % 2 === 0) return piece;
  const [row, column] = piece.split(",").map(Number);
  const name = `row ${row}, column ${column}`;
  return html`<button type="button" class="cell-link" title="Show ${name}" aria-label="${piece}: ${name}"
    onclick=${() => app.emit("cell", { row, column })}>${piece}</button>`;
});

// A rule that a sentence follows from, as a button that shows its line.
/** @type {(app: App, place: string) => VNode | null} */
export function placeButton(app, place) {
  const where = parsePlace(place);
  return where && html`<button type="button" class="rule-link" title="Show it where it is written"
    onclick=${() => app.emit("reveal", where)}>${placeName(where, app.store.now)}</button>`;
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

/** @type {(lines: { cells: Spot[] }[]) => Spot[]} */
export const cellsOf = (lines) => unique(lines.flatMap((line) => line.cells));
