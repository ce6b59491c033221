// "So far so good": which rules the player's entries break, and, when asked, whether they are right.

import { call } from "../api.js";
import { h, latest, paused } from "../dom.js";
import { asked } from "../store.js";
import { button } from "./card.js";
import { unique } from "./highlights.js";
import { cellsOf, toldSentence } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { Child } from "../dom.js" */
/** @import { Marks } from "../store.js" */
/** @import { Line } from "../replies.js" */

const KEPT = "pylogic:check";
const PAUSE = 250; // milliseconds
const PATIENCE = 400; // milliseconds for which what was said of the marks before stays
const SENTENCES = 3;
const UNKNOWN = "Whether this can be completed was not found out in time.";

/** @type {(parts: Parts) => void} */
export function startCheck(parts) {
  const { app, place, solving } = parts;
  const newest = latest();
  const drop = newest.stop;
  let isFinished = false; // what the board says
  let checked = /** @type {Marks | null} */ (null); // the marks of which all was asked
  let isAwaited = false; // whether Check was pressed while the board was being solved
  const verdict = createVerdict(parts);
  const toggle = createSwitch(() => set(!isOn()));
  const check = button("Check", () => look(true), { title: "Compare what you have entered with the answer, now" });
  place.check.append(h("div", { class: "row" }, check, toggle), verdict.element);

  const isOn = () => toggle.getAttribute("aria-checked") === "true";
  /** @type {(isWanted: boolean) => void} */
  function set(isWanted) {
    toggle.setAttribute("aria-checked", String(isWanted));
    localStorage.setItem(KEPT, isWanted ? "on" : "off");
    checked = null;
    look();
  }

  // By itself it tells of broken rules alone; who presses Check wants all of it, once the answer is
  // known.
  async function look(isPressed = false) {
    const { outcome, isOld } = solving.now;
    const { marks } = app.store.now;
    const isWanted = isPressed || (isAwaited && marks === checked);
    if (isPressed) checked = marks;
    else if (!isWanted && marks === checked && !isOld) return; // what was said stays until something changes
    const isEmpty = Object.keys(marks).length === 0;
    isAwaited = isWanted && isOld && !isEmpty;
    const isAsked = (isWanted || isOn()) && !isOld && outcome !== null && !isEmpty;
    if (!isAsked || outcome.status === "none" || outcome.horizon !== null) {
      drop();
      // Who knows the solution asks from there which rule refuses it.
      if (isAsked && outcome.horizon === null) verdict.bad("There is no answer at all", []);
      else if (isWanted && isEmpty) verdict.unsure("Nothing is entered yet.");
      else if (isAwaited) verdict.unsure("checking …");
      else verdict.clear();
    } else if (!isWanted) {
      await judge("rules");
    } else {
      const answer = outcome.status === "unique" ? new Set(outcome.answers[0].atoms) : null;
      if (answer === null) await judge("all");
      else if (compare(answer, marks)) await judge("reasons");
    }
  }

  // With one answer, proved, nothing need be asked: whether anything is wrong.
  /** @type {(answer: Set<string>, marks: Marks) => boolean} */
  function compare(answer, marks) {
    const wrong = wrongMarks(answer, marks);
    if (wrong.length) {
      const cells = unique(wrong.map(cellOf).filter((cell) => cell !== null));
      const words = cells.length === 1 ? `1 ${thing(cells)} is wrong` : `${cells.length} ${thing(cells)}s are wrong`;
      verdict.bad(words, cells);
      return true;
    }
    drop();
    verdict.good(isFinished ? h("strong", {}, "Solved!") : "So far so good");
    return false;
  }

  // Ask which rules the marks break already, and of "all" whether they can still be completed;
  // "reasons" are added to what is said.
  /** @type {(what: "rules" | "reasons" | "all") => Promise<void>} */
  async function judge(what) {
    const pause = verdict.element.childNodes.length ? PATIENCE : 0;
    const slow = what === "all" ? setTimeout(() => verdict.unsure("checking …"), pause) : 0;
    /** @type {{ possible: boolean | null, broken: Line[] } | undefined} */
    let found;
    try {
      found = await newest((signal) => call("judge", asked(app.store.now), signal));
    } catch (error) {
      if (what === "all" && error.interrupted) verdict.unsure(UNKNOWN);
      else if (what !== "reasons") verdict.clear();
      return;
    } finally {
      clearTimeout(slow);
    }
    if (found === undefined) return;
    const list = brokenRules(parts, found.broken);
    if (what === "rules") {
      if (list) verdict.bad(list.children.length === 1 ? "A rule is broken" : "Rules are broken", cellsOf(found.broken), list);
      else if (isFinished) verdict.good(h("strong", {}, "Solved!"));
      else verdict.clear();
    } else if (what === "reasons") {
      if (list === null) return;
      verdict.element.querySelector("button")?.remove(); // it is told
      verdict.element.append(list);
    } else if (found.possible) {
      verdict.good("So far so good");
    } else {
      verdict.bad("This cannot be completed any more", cellsOf(found.broken), list);
    }
  }

  const soon = paused(PAUSE, () => look());
  app.store.on(["marks"], (now) => {
    drop();
    verdict.element.classList.add("old"); // it was said of other marks
    if (!Object.keys(now.marks).length) verdict.clear();
    soon();
  });
  app.when("cancel-all", () => { drop(); verdict.clear(); });
  app.when("playable", (told) => { place.check.hidden = !told; });
  app.when("finished", (told) => { isFinished = told; look(); });
  solving.on(() => look());
  toggle.setAttribute("aria-checked", String(localStorage.getItem(KEPT) === "on"));
}

/** @type {(onclick: () => void) => HTMLElement} */
const createSwitch = (onclick) => h("button", {
  type: "button", role: "switch", class: "check-switch served", onclick,
  title: "Say at once when a rule is broken, and not whether a guess is right",
}, h("span", { class: "knob", "aria-hidden": "true" }), "Check while I play");

// The first of the rules that are broken, in sentences; null if there are none.
/** @type {(parts: Parts, broken: Line[]) => HTMLElement | null} */
function brokenRules(parts, broken) {
  const told = broken.slice(0, SENTENCES).map((line) =>
    toldSentence(parts, { words: `${line.words}.`, cells: [], because: [line] }));
  return told.length ? h("ul", { class: "sentences" }, told) : null;
}

// The verdict, and the cells that it colours.
/** @param {Parts} parts */
function createVerdict({ conflicts, highlight }) {
  const element = h("div", { class: "verdict", role: "status" });
  /** @type {(kind: string, cells: Spot[] | null, ...children: Child[]) => void} */
  const say = (kind, cells, ...children) => {
    highlight("pointed", null);
    highlight("check", cells && { wrong: cells });
    element.classList.remove("old");
    element.dataset.kind = kind;
    element.replaceChildren(...children.filter((child) => child !== null && child !== undefined));
  };
  const why = () => button("Why?", () => conflicts.ofMarks(), { class: "small served" });
  return {
    element,
    clear: () => say("", null),
    /** @type {(words: string) => void} */
    unsure: (words) => say("", null, h("span", { class: "soft" }, words)),
    /** @type {(words: Child) => void} */
    good: (words) => say("good", null, words),
    // `list` are the rules that are broken; where there is none, one can ask.
    /** @type {(words: string, cells: Spot[], list?: HTMLElement | null) => void} */
    bad: (words, cells, list = null) => say("bad", cells, h("strong", {}, words), list ?? why()),
  };
}

// What spots are called: a line has a side.
/** @type {(spots: Spot[]) => string} */
export const thing = (spots) => (spots.every((spot) => spot.length > 2) ? "line" : "cell");

// The atoms of marks that an answer has otherwise.
/** @type {(answer: Set<string>, marks: Marks) => string[]} */
export const wrongMarks = (answer, marks) =>
  Object.keys(marks).filter((atom) => answer.has(atom) !== marks[atom]);

// Row and column of an atom: its first two arguments, if they are numbers; and the side, of a line.
/** @type {(atom: string) => Spot | null} */
export function cellOf(atom) {
  const match = /^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.exec(atom);
  return match && [Number(match[1]), Number(match[2]), ...(match[3] ? [match[3]] : [])];
}
