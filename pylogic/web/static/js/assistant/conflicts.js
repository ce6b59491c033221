// Why there is no answer: clues, rules and marks that contradict one another.

import { effect, html } from "../../vendor/preact-11.js";
import { call } from "../api.js";
import { paused } from "../dom.js";
import { asked, whileEntered } from "../store.js";
import { unique } from "./highlights.js";
import { BrokenRules, cellsOf, Chain, linked, Sentence } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Conflict, Line, Link, Reason } from "../replies.js" */

const MANY = /((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g;
const OF_PUZZLE = "Why there is no answer";
const OF_MARKS = "Why this is wrong";
const OF_RULES = "Which rule is wrong";
const MOST_BROKEN = 12;
const PAUSE = 600; // milliseconds after which the reason is looked for without being asked

/** @type {(parts: Parts) => { ofPuzzle: () => Promise<void>, ofMarks: () => Promise<void> }} */
export function startConflicts(parts) {
  const { app, card, solving } = parts;

  const ofPuzzle = () => card.work(OF_PUZZLE, "Looking for a reason …", (signal) => contradiction(OF_PUZZLE, signal));

  // Why what the player has entered is wrong: at best a rule that it breaks already.
  const ofMarks = () => card.work(OF_MARKS, "Looking for what it breaks …", async (signal) => {
    const { broken } = await call("judge", asked(app.store.now), signal);
    if (!broken.length) return contradiction(OF_MARKS, signal);
    card.add([html`
      <p>What you entered breaks a rule already:</p>
      <${BrokenRules} parts=${parts} broken=${broken.slice(0, MOST_BROKEN)} />
      <${Doubt} />`], { cells: () => ({ wrong: cellsOf(broken) }) });
  }, { isTrue: whileEntered(app.store) });

  // For who knows that what is entered is right: the rules that refuse it, and what they lack.
  const ofRules = () => card.work(OF_RULES, "Looking for what refuses it …", async (signal) => {
    const { is_answer, reasons } = await call("why", asked(app.store.now), signal);
    if (is_answer) return card.add([html`<p>Some answer has all of it.</p>`]);
    card.add([html`<ul class="sentences"><${Chain} parts=${parts} chain=${reasons.flatMap((reason) => links(reason))} /></ul>`],
      { cells: () => ({ wrong: cellsOf(reasons) }) });
  }, { isTrue: whileEntered(app.store) });
  const Doubt = () => html`<div class="row"><button type="button" onclick=${ofRules}
    title="If you know that what you entered is right: which rule refuses it">But it is right</button></div>`;

  /** @type {(title: string, signal: AbortSignal) => Promise<void>} */
  async function contradiction(title, signal) {
    const found = await call("conflicts", asked(app.store.now, title === OF_PUZZLE ? { marks: [] } : {}), signal);
    if (found.status !== "none") return card.add([html`<p>There is an answer now.</p>`]);
    if (!found.conflicts.length) return card.add([html`<p>The reason was not found in time.</p>`]);
    const conflict = found.conflicts[0];
    const cause = unique(cellsOf(conflict.because));
    card.add([html`<${Contradiction} title=${title} conflict=${conflict} />`],
      { cells: () => ({ cause, wrong: conflict.cells }) });
  }

  /** @param {{ title: string, conflict: Conflict }} properties */
  function Contradiction({ title, conflict: { because, cells, chain, minimal, suspects } }) {
    const clues = because.filter((line) => line.clue !== null);
    const rules = because.filter((line) => line.clue === null);
    return html`
      ${suspects.map((words) => listed("Perhaps a typing error: ", words))}
      <p>${chain.length ? "It leads to a contradiction:" : opening(cells.length > 0, clues, rules)}</p>
      ${listed("The clues: ", clues.map((line) => line.words).join("; "))}
      ${listed("What you entered: ", cells.join(" "))}
      ${chain.length ? html`<ul class="sentences"><${Chain} parts=${parts} chain=${chain} /></ul>`
        : html`<ul class="sentences either">${rules.map((line) =>
          html`<${Sentence} parts=${parts} words=${line.words} cause=${line.cells} lines=${[line]} />`)}</ul>`}
      <p class="soft">${minimal ? "Nothing of it can be left out." : "Perhaps less is enough."}</p>
      ${title === OF_MARKS && html`<${Doubt} />`}`;
  }

  /** @type {(name: string, text: string) => unknown} */
  const listed = (name, text) => text && html`<p>${name}${linked(app, shortened(text))}</p>`;

  const soon = paused(PAUSE, () => {
    const { outcome, isOld } = solving.now;
    const isNone = !isOld && outcome?.status === "none" && outcome.horizon === null;
    if (isNone && card.mayCome(OF_PUZZLE)) ofPuzzle();
  });
  effect(() => { if (solving.now) soon(); });
  return { ofPuzzle, ofMarks };
}

// A tree of reasons as lines, each as deep as it stands.
/** @type {(reason: Reason, depth?: number) => Link[]} */
function links({ words, place, cells, because }, depth = 0) {
  const source = place === null ? [] : [{ words, place, clue: null, cells }];
  return [{ words, cells, because: source, depth }, ...because.flatMap((reason) => links(reason, depth + 1))];
}

/** @type {(hasMarks: boolean, clues: Line[], rules: Line[]) => string} */
function opening(hasMarks, clues, rules) {
  const given = [
    clues.length ? (clues.length === 1 ? "this clue" : `these ${clues.length} clues`) : null,
    hasMarks ? "what you entered" : null,
  ].filter(Boolean).join(" and ");
  const broken = rules.length === 1 ? "this happens" : `one of these ${rules.length} happens`;
  return `${given ? `With ${given}, whatever` : "Whatever"} one does, ${broken}:`;
}

// A list of what a board shows; of many cells only the first few.
/** @type {(text: string) => string} */
function shortened(text) {
  /** @type {(all: string, few: string, others: string) => string} */
  const more = (_all, few, others) => `${few}and ${others.trim().split(" ").length} more `;
  return text.replace(MANY, more).trimEnd();
}
