// "So far so good": whether what the player has entered is still right.

import { call } from "../api.js";
import { h, latest, paused } from "../dom.js";
import { asked } from "../store.js";
import { button } from "./card.js";
import { unique } from "./highlights.js";
import { toldSentence } from "./sentence.js";

const KEPT = "pylogic:check";
const PAUSE = 250; // milliseconds
const SENTENCES = 3;
const UNKNOWN = "Whether this can be completed was not found out in time.";

export function startCheck(parts) {
  const { app, place, highlight, solving } = parts;
  const newest = latest();
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
      newest(async () => {});
      clear();
      return;
    }
    const answer = outcome.status === "unique" ? new Set(outcome.answers[0].atoms) : null;
    if (answer !== null && !compare(answer, marks)) return;
    await judge(answer === null);
  }

  // With one answer, proved, nothing need be asked: whether anything is wrong.
  function compare(answer, marks) {
    const wrong = Object.entries(marks).filter(([atom, holds]) => answer.has(atom) !== holds);
    if (wrong.length) {
      sayWrong(wrong.map(([atom]) => cellOf(atom)).filter((cell) => cell !== null));
      return true;
    }
    newest(async () => {});
    highlight("check", null);
    const { facts } = app.store.now;
    const isSolved = [...answer].every((atom) => marks[atom] || isGiven(atom, facts));
    say("good", isSolved ? h("strong", {}, "Solved!") : "So far so good");
    return false;
  }

  function sayWrong(cells) {
    const wrong = unique(cells);
    highlight("check", { wrong });
    const words = wrong.length === 1 ? "1 cell is wrong" : `${wrong.length} cells are wrong`;
    say("bad", h("strong", {}, words), why());
  }

  const why = () => button("Why?", () => parts.conflicts.ofMarks(), { class: "small" });

  // Ask whether the marks can still be completed, and which rules they break already.
  async function judge(isJudged) {
    if (isJudged && !verdict.childNodes.length) say("", h("span", { class: "soft" }, "checking …"));
    const document = app.store.now;
    let found;
    try {
      found = await newest((signal) => call("judge", asked(document), signal));
    } catch (error) {
      if (isJudged && error.interrupted) say("", h("span", { class: "soft" }, UNKNOWN));
      else if (isJudged) clear();
      return;
    }
    if (found === undefined || app.store.now.marks !== document.marks) return;
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
    verdict.classList.add("old"); // it was said of other marks
    if (!Object.keys(now.marks).length) clear();
    soon();
  });
  app.when("cancel-all", clear);
  solving.on(look);
  toggle.setAttribute("aria-checked", localStorage.getItem(KEPT) !== "off");
}

// Whether a fact says the same of the same cell, so that nobody enters it.
export function isGiven(atom, facts) {
  return facts.replaceAll(/%.*|\s/g, "").includes(atom.slice(atom.indexOf("(")));
}

// Row and column of an atom: its first two arguments, if they are numbers.
export function cellOf(atom) {
  const match = /^\w+\((\d+),(\d+)[,)]/.exec(atom);
  return match && [Number(match[1]), Number(match[2])];
}
