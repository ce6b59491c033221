// "So far so good": which rules the player's entries break, and, when asked, whether they are right.

import { effect, html, signal, untracked } from "../../vendor/preact-11.js";
import { call } from "../api.js";
import { latest, paused } from "../dom.js";
import { asked } from "../store.js";
import { unique } from "./highlights.js";
import { BrokenRules, cellsOf } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { Marks } from "../store.js" */
/** @import { Line } from "../replies.js" */
/** @typedef {{ kind: "good" | "bad" | "unsure", words: string, of: Marks, cells?: Spot[], broken?: Line[] }} Verdict */

const KEPT = "pylogic:check";
const PAUSE = 250; // milliseconds
const PATIENCE = 400; // milliseconds for which what was said of the marks before stays
const SENTENCES = 3;
const UNKNOWN = "Whether this can be completed was not found out in time.";

/** @param {Parts} parts */
export function createCheck(parts) {
  const { app: { store, state, when }, solving } = parts;
  const newest = latest();
  const isOn = signal(localStorage.getItem(KEPT) === "on");
  const verdict = signal(/** @type {Verdict | null} */ (null));
  let checked = /** @type {Marks | null} */ (null); // the marks of which all was asked
  let isAwaited = false; // whether Check was pressed while the board was being solved

  /** @type {(kind: Verdict["kind"], words: string, more?: Partial<Verdict>) => void} */
  const say = (kind, words, more) => { verdict.value = { kind, words, of: store.now.marks, ...more }; };
  const clear = () => { verdict.value = null; };
  const toggle = () => {
    isOn.value = !isOn.value;
    localStorage.setItem(KEPT, isOn.value ? "on" : "off");
    checked = null;
    look();
  };

  // By itself it tells of broken rules alone; who presses Check wants all of it, once the answer is
  // known.
  async function look(isPressed = false) {
    const { outcome, isOld } = solving.now;
    const { marks } = store.now;
    const isWanted = isPressed || (isAwaited && marks === checked);
    if (isPressed) checked = marks;
    else if (!isWanted && marks === checked && !isOld) return; // what was said stays until something changes
    const isEmpty = Object.keys(marks).length === 0;
    isAwaited = isWanted && isOld && !isEmpty;
    const isAsked = (isWanted || isOn.value) && !isOld && outcome !== null && !isEmpty;
    if (!isAsked || outcome.status === "none" || outcome.horizon !== null) {
      newest.stop();
      // A player who knows the solution asks "Why?" beside this verdict which rule refuses the solution.
      if (isAsked && outcome.horizon === null) say("bad", "There is no answer at all");
      else if (isWanted && isEmpty) say("unsure", "Nothing is entered yet.");
      else if (isAwaited) say("unsure", "checking …");
      else clear();
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
    const cells = unique(wrong.map(cellOf).filter((cell) => cell !== null));
    if (wrong.length) {
      say("bad", `${cells.length} ${thing(cells)}${cells.length === 1 ? " is" : "s are"} wrong`, { cells });
    } else {
      newest.stop();
      say("good", state.finished.value ? "Solved!" : "So far so good");
    }
    return wrong.length > 0;
  }

  // Ask which rules the marks break already, and of "all" whether they can still be completed;
  // "reasons" are added to what is said.
  /** @type {(what: "rules" | "reasons" | "all") => Promise<void>} */
  async function judge(what) {
    const slow = what === "all" ? setTimeout(() => say("unsure", "checking …"), verdict.value ? PATIENCE : 0) : 0;
    /** @type {{ possible: boolean | null, broken: Line[] } | undefined} */
    let found;
    try {
      found = await newest((signal) => call("judge", asked(store.now), signal));
    } catch (error) {
      if (what === "all" && error.interrupted) say("unsure", UNKNOWN);
      else if (what !== "reasons") clear();
      return;
    } finally {
      clearTimeout(slow);
    }
    if (found === undefined) return;
    const said = what === "reasons" ? verdict.value && { ...verdict.value, broken: found.broken.slice(0, SENTENCES) }
      : verdictOf(what, found, state.finished.value);
    verdict.value = said && { ...said, of: store.now.marks };
  }

  const soon = paused(PAUSE, () => look());
  let { marks } = store.now;
  effect(() => {
    if (store.now.marks === marks) return;
    ({ marks } = store.now);
    newest.stop();
    if (!Object.keys(marks).length) clear();
    soon();
  });
  effect(() => {
    if (solving.now && state.finished.value !== null) untracked(look);
  });
  when("cancel-all", () => { newest.stop(); clear(); });

  return {
    look, toggle, isOn,
    get verdict() { return verdict.value; },
    get cells() { return verdict.value?.cells ?? []; },
  };
}

/** @param {Parts} parts */
export function Check(parts) {
  const { app, check } = parts;
  const { kind = "", words = "", of, broken = [] } = check.verdict ?? {};
  return html`
    <div class="row">
      <button type="button" title="Compare what you have entered with the answer, now"
        onclick=${() => check.look(true)}>Check</button>
      <button type="button" role="switch" class="check-switch served" aria-checked=${check.isOn.value} onclick=${check.toggle}
        title="Say at once when a rule is broken, and not whether a guess is right">
        <span class="knob" aria-hidden="true"></span>Check while I play</button>
    </div>
    <div class=${of && of !== app.store.now.marks ? "verdict old" : "verdict"} role="status" data-kind=${kind}>
      ${kind === "unsure" ? html`<span class="soft">${words}</span>` : words && html`<strong>${words}</strong>`}
      ${broken.length > 0 && html`<${BrokenRules} parts=${parts} broken=${broken} />`}
      ${kind === "bad" && broken.length === 0
        && html`<button type="button" class="small served" onclick=${parts.conflicts.ofMarks}>Why?</button>`}
    </div>`;
}

// The verdict on marks that were judged; null if no rule is broken and the board is unfinished.
/** @type {(what: "rules" | "all", judged: { possible: boolean | null, broken: Line[] }, isFinished: boolean) => Omit<Verdict, "of"> | null} */
function verdictOf(what, { possible, broken }, isFinished) {
  const more = { broken: broken.slice(0, SENTENCES), cells: cellsOf(broken) };
  if (what === "all") {
    return possible ? { kind: "good", words: "So far so good" }
      : { kind: "bad", words: "This cannot be completed any more", ...more };
  }
  if (broken.length) return { kind: "bad", words: more.broken.length === 1 ? "A rule is broken" : "Rules are broken", ...more };
  return isFinished ? { kind: "good", words: "Solved!" } : null;
}

// The noun for some spots: "line" if each has a side, else "cell".
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
