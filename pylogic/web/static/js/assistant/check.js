// "So far so good": whether what the player has entered is still right.

import { call } from "../api.js";
import { h, latest, paused } from "../dom.js";
import { asked } from "../store.js";
import { button } from "./card.js";
import { unique } from "./highlights.js";
import { toldSentence } from "./sentence.js";

const KEPT = "pylogic:check";
const PAUSE = 250; // milliseconds
const PATIENCE = 400; // milliseconds for which what was said of the marks before stays
const SENTENCES = 3;
const UNKNOWN = "Whether this can be completed was not found out in time.";

export function startCheck(parts) {
  const { app, place, highlight, solving } = parts;
  const newest = latest();
  const drop = newest.stop;
  let isFinished = false; // what the board says
  const verdict = h("div", { class: "verdict", role: "status" });
  const toggle = h("button", {
    type: "button", role: "switch", class: "check-switch", onclick: () => set(!isOn()),
    title: "Say at once when something on the board is wrong",
  }, h("span", { class: "knob", "aria-hidden": "true" }), "Check while I play");
  place.check.append(toggle, verdict);

  const isOn = () => toggle.getAttribute("aria-checked") === "true";
  function set(isWanted) {
    toggle.setAttribute("aria-checked", isWanted);
    localStorage.setItem(KEPT, isWanted ? "on" : "off");
    look();
  }

  function say(kind, ...children) {
    highlight("pointed", null);
    verdict.classList.remove("old");
    verdict.dataset.kind = kind;
    verdict.replaceChildren(...children.filter((child) => child !== null));
  }

  function clear() {
    say("");
    highlight("check", null);
  }

  async function look() {
    const { outcome, isOld } = solving.now;
    const { marks } = app.store.now;
    const isAsked = isOn() && !isOld && outcome !== null && Object.keys(marks).length > 0;
    if (!isAsked || outcome.status === "none" || outcome.horizon !== null) {
      drop();
      clear();
      return;
    }
    const answer = outcome.status === "unique" ? new Set(outcome.answers[0].atoms) : null;
    if (answer !== null && !compare(answer, marks)) return;
    await judge(answer === null);
  }

  // With one answer, proved, nothing need be asked: whether anything is wrong.
  function compare(answer, marks) {
    const wrong = wrongMarks(answer, marks);
    if (wrong.length) {
      sayWrong(wrong.map(cellOf).filter((cell) => cell !== null));
      return true;
    }
    drop();
    highlight("check", null);
    say("good", isFinished ? h("strong", {}, "Solved!") : "So far so good");
    return false;
  }

  function sayWrong(cells) {
    const wrong = unique(cells);
    highlight("check", { wrong });
    const words = wrong.length === 1 ? `1 ${thing(wrong)} is wrong` : `${wrong.length} ${thing(wrong)}s are wrong`;
    say("bad", h("strong", {}, words), why());
  }

  const why = () => button("Why?", () => parts.conflicts.ofMarks(), { class: "small" });

  // Ask whether the marks can still be completed, and which rules they break already.
  async function judge(isJudged) {
    const unsure = (words) => {
      clear();
      say("", h("span", { class: "soft" }, words));
    };
    const pause = verdict.childNodes.length ? PATIENCE : 0;
    const slow = isJudged && setTimeout(() => unsure("checking …"), pause);
    let found;
    try {
      found = await newest((signal) => call("judge", asked(app.store.now), signal));
    } catch (error) {
      if (isJudged && error.interrupted) unsure(UNKNOWN);
      else if (isJudged) clear();
      return;
    } finally {
      clearTimeout(slow);
    }
    if (found === undefined) return;
    const told = found.broken.slice(0, SENTENCES).map((line) =>
      toldSentence(parts, { words: `${line.words}.`, cells: [], because: [line] }));
    const list = told.length ? h("ul", { class: "sentences" }, told) : null;
    if (!isJudged) {
      if (list === null) return;
      verdict.querySelector("button").remove(); // it is told
      verdict.append(list);
    } else if (found.possible) {
      highlight("check", null);
      say("good", "So far so good");
    } else {
      highlight("check", { wrong: unique(found.broken.flatMap((line) => line.cells)) });
      say("bad", h("strong", {}, "This cannot be completed any more"), list ?? why());
    }
  }

  const soon = paused(PAUSE, look);
  app.store.on(["marks"], (now) => {
    drop();
    verdict.classList.add("old"); // it was said of other marks
    if (!Object.keys(now.marks).length) clear();
    soon();
  });
  app.when("cancel-all", () => {
    drop();
    clear();
  });
  app.when("finished", (told) => {
    isFinished = told;
    look();
  });
  solving.on(look);
  toggle.setAttribute("aria-checked", localStorage.getItem(KEPT) !== "off");
}

// What spots are called: a line has a side.
export const thing = (spots) => (spots.every((spot) => spot.length > 2) ? "line" : "cell");

// The atoms of marks that an answer has otherwise.
export const wrongMarks = (answer, marks) =>
  Object.keys(marks).filter((atom) => answer.has(atom) !== marks[atom]);

// Row and column of an atom: its first two arguments, if they are numbers; and the side, of a line.
export function cellOf(atom) {
  const match = /^\w+\((\d+),(\d+)(?:,(top|right|bottom|left))?[,)]/.exec(atom);
  return match && [Number(match[1]), Number(match[2]), ...(match[3] ? [match[3]] : [])];
}
