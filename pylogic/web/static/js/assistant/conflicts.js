// Why there is no answer: clues, rules and marks that contradict one another.

import { call, stream } from "../api.js";
import { h, paused } from "../dom.js";
import { asked } from "../store.js";
import { button, buttons, paragraph } from "./card.js";
import { unique } from "./highlights.js";
import { cellsOf, chained, linked, sentence, toldSentence } from "./sentence.js";

/** @import { OnEvent } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { Conflict, Line, Link, Reason } from "../replies.js" */
/** @typedef {{ marks?: [string, boolean][] }} Extra what is asked otherwise than of the document */

const MANY = /((?:\d+,\d+ ){10})((?:\d+,\d+(?: |$)){3,})/g;
const OF_PUZZLE = "Why there is no answer";
const OF_MARKS = "Why this is wrong";
const OF_RULES = "Which rule is wrong";
const PAUSE = 600; // milliseconds after which the reason is looked for without being asked

/** @type {(parts: Parts) => { ofPuzzle: () => Promise<void>, ofMarks: () => Promise<void> }} */
export function startConflicts(parts) {
  const { app, card, highlight, solving } = parts;

  // Why the puzzle has no answer.
  function ofPuzzle(isSmallest = false) {
    return find(OF_PUZZLE, { marks: [] }, isSmallest);
  }

  // Why what the player has entered is wrong: at best a rule that it breaks already.
  async function ofMarks() {
    await card.work(OF_MARKS, "Looking for what it breaks …", async (signal) => {
      const { broken } = await call("judge", asked(app.store.now), signal);
      if (broken.length) showBroken(broken);
      else await contradiction({}, false, signal);
    });
  }

  /** @type {(broken: Line[]) => void} */
  function showBroken(broken) {
    highlight("card", { wrong: cellsOf(broken) });
    card.replace(paragraph("What you entered breaks a rule already:"), h("ul", { class: "sentences" },
      broken.slice(0, 12).map((line) =>
        toldSentence(parts, { words: `${line.words}.`, cells: [], because: [line] }))), ofRules());
  }

  // For who knows that what is entered is right: the rules that refuse it, and what they lack.
  const ofRules = () => buttons(button("But it is right", () =>
    card.work(OF_RULES, "Looking for what refuses it …", async (signal) => {
      const { is_answer, reasons } = await call("why", asked(app.store.now), signal);
      if (is_answer) card.add(paragraph("Some answer has all of it."));
      else showReasons(reasons);
    }), { title: "If you know that what you entered is right: which rule refuses it" }));

  /** @type {(reasons: Reason[]) => void} */
  function showReasons(reasons) {
    highlight("card", { wrong: cellsOf(reasons) });
    card.replace(h("ul", { class: "sentences" }, chained(parts, reasons.flatMap((one) => links(one)))));
  }

  /** @type {(title: string, extra: Extra, isSmallest: boolean) => Promise<void>} */
  function find(title, extra, isSmallest) {
    const words = isSmallest ? "Looking for the smallest reason …" : "Looking for a reason …";
    return card.work(title, words, (signal) => contradiction(extra, isSmallest, signal));
  }

  /** @type {(extra: Extra, isSmallest: boolean, signal: AbortSignal) => Promise<void>} */
  async function contradiction(extra, isSmallest, signal) {
    /** @type {OnEvent} */
    const onEvent = (_name, { size, bound }) =>
      card.tell(`${size} clues and rules so far${bound ? `, at least ${bound} are needed` : ""} …`);
    const body = asked(app.store.now, { ...extra, smallest: isSmallest });
    const found = await stream("conflicts", body, { signal, onEvent });
    if (found.status !== "none") card.add(paragraph("There is an answer now."));
    else if (!found.conflicts.length) card.add(paragraph("The reason was not found in time."));
    else show(found.conflicts[0], extra);
  }

  /** @type {(conflict: Conflict, extra: Extra) => void} */
  function show(conflict, extra) {
    const clues = conflict.because.filter((line) => line.clue !== null);
    const rules = conflict.because.filter((line) => line.clue === null);
    const hasChain = conflict.chain.length > 0;
    highlight("card", { cause: unique([...cellsOf(clues), ...cellsOf(rules)]), wrong: conflict.cells });
    card.replace(
      paragraph(hasChain ? "It leads to a contradiction:" : opening(conflict, clues, rules)),
      listed("The clues: ", clues.map((line) => line.words).join("; ")),
      listed("What you entered: ", conflict.cells.join(" ")),
      hasChain ? h("ul", { class: "sentences" }, chained(parts, conflict.chain)) : broken(rules),
      h("p", { class: "soft" }, conflict.smallest ? "No reason is smaller."
        : conflict.minimal ? "Nothing of it can be left out." : "Perhaps less is enough."),
      extra.marks ? null : ofRules(),
      conflict.smallest ? null : buttons(button("The smallest reason", () =>
        find(extra.marks ? OF_PUZZLE : OF_MARKS, extra, true))),
    );
  }

  /** @type {(rules: Line[]) => HTMLElement} */
  const broken = (rules) => h("ul", { class: "sentences either" }, rules.map((line) =>
    sentence(parts, { words: line.words, cause: line.cells, lines: [line] })));
  /** @type {(name: string, text: string) => HTMLElement | null} */
  const listed = (name, text) => text ? paragraph(name, ...linked(app, shortened(text))) : null;

  const soon = paused(PAUSE, () => {
    const { outcome, isOld } = solving.now;
    const isNone = !isOld && outcome?.status === "none" && outcome.horizon === null;
    if (isNone && card.mayCome(OF_PUZZLE)) ofPuzzle();
  });
  solving.on(soon);
  return { ofPuzzle, ofMarks };
}

// A tree of reasons as lines, each as deep as it stands.
/** @type {(reason: Reason, depth?: number) => Link[]} */
function links({ words, place, cells, because }, depth = 0) {
  const source = place === null ? [] : [{ words, place, clue: null, cells }];
  return [{ words, cells, because: source, depth }, ...because.flatMap((one) => links(one, depth + 1))];
}

/** @type {(conflict: Conflict, clues: Line[], rules: Line[]) => string} */
function opening(conflict, clues, rules) {
  const given = [
    clues.length ? (clues.length === 1 ? "this clue" : `these ${clues.length} clues`) : null,
    conflict.cells.length ? "what you entered" : null,
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
