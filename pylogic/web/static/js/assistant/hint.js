// The next step from what the player has entered: where to look, why, and "Do it".

import { call } from "../api.js";
import { h } from "../dom.js";
import { asked } from "../store.js";
import { button, buttons, paragraph } from "./card.js";
import { cellOf, wrongMarks } from "./check.js";
import { without } from "./highlights.js";
import { cellsOf, toldSentence } from "./sentence.js";

const NAME = "Hint";

export function startHint(parts) {
  const { app, place, card, highlight } = parts;
  let waiting = []; // deductions that were found together with the one shown
  let before = []; // what was explained on the way to them, and cannot be entered
  let base = {}; // the marks that they follow from

  place.buttons.append(button("Hint", hint, { class: "primary", title: "Where to look next, and why" }));

  async function hint() {
    const wrong = wrongAtoms();
    if (wrong.length) {
      correct(wrong);
      return;
    }
    const next = nextWaiting();
    if (next !== null) {
      card.show(NAME);
      show(next);
      return;
    }
    await card.work(NAME, "Looking for the simplest next step …", async (signal) => {
      base = app.store.now.marks;
      tell(await call("hint", asked(app.store.now), signal));
    });
  }

  // What is entered wrongly, where one answer is known: a proof of it may take long.
  function wrongAtoms() {
    const { outcome, isOld } = parts.solving.now;
    const isKnown = !isOld && outcome?.status === "unique";
    return isKnown ? wrongMarks(new Set(outcome.answers[0].atoms), app.store.now.marks) : [];
  }

  function correct(wrong) {
    const cells = wrong.map(cellOf).filter((cell) => cell !== null);
    const erase = () => {
      const kept = Object.entries(app.store.now.marks).filter(([atom]) => !wrong.includes(atom));
      app.store.change({ marks: Object.fromEntries(kept) });
      card.close();
    };
    card.show(NAME);
    highlight("card", { wrong: cells });
    card.add(
      paragraph(wrong.length === 1 ? "First this: one cell is wrong." : `First this: ${wrong.length} cells are wrong.`),
      buttons(button(wrong.length === 1 ? "Erase it" : "Erase them", erase, { class: "primary" }),
        button("Why?", () => parts.conflicts.ofMarks())),
    );
  }

  // The next of them that is still to be done, as long as nothing of the board was taken back.
  function nextWaiting() {
    const { marks } = app.store.now;
    if (Object.entries(base).some(([atom, holds]) => marks[atom] !== holds)) waiting = [];
    waiting = waiting.filter(({ entered }) => entered.some((text) => !isDone(text, marks)));
    const isRight = waiting.every(({ entered }) => entered.every((text) => !isAgainst(text, marks)));
    return isRight ? waiting.shift() ?? null : null;
  }

  function tell(found) {
    if (found.status === "none") return contradict(found);
    if (found.status === "multiple") return several();
    const explained = found.steps.map((step) => step.explained);
    waiting = explained.pop()?.filter(({ entered }) => entered.length) ?? [];
    before = explained.flat();
    const next = nextWaiting();
    if (next === null) card.add(paragraph(nothing(found)));
    else show(next);
  }

  // Why no step is shown.
  function nothing({ complete, interrupted }) {
    const { marks } = app.store.now;
    if (marks !== base) return "The board has changed meanwhile: ask again.";
    if (interrupted) return "The next step was not found in time.";
    if (!complete) return "The rest does not follow by explanations.";
    const isEntered = Object.keys(marks).length > 0;
    return isEntered ? "The board is full: nothing is left to do."
      : "Nothing is left to do: all follows from the facts.";
  }

  function contradict(found) {
    if (found.conflicts.some((conflict) => conflict.state.length)) parts.conflicts.ofMarks();
    else parts.conflicts.ofPuzzle();
  }

  function several() {
    card.add(
      paragraph("There is more than one answer, and hints lead to one alone. Some cells may be certain all the same."),
      buttons(button("Show what all answers share", parts.several.share)),
    );
  }

  function show(deduction) {
    const { entered, cells, because } = deduction;
    const earlier = before.filter((other) => meets(other.cells, cells));
    const cause = cellsOf([...because, ...earlier.flatMap((other) => other.because)]);
    highlight("card", { effect: cells, cause });
    const clues = cellsOf(because.filter((line) => line.clue !== null));
    const doIt = button("Do it", () => enter(entered), { class: "primary" });
    const isAll = () => entered.every((text) => isDone(text, app.store.now.marks));
    const follow = app.store.on(["marks"], () => {
      if (!doIt.isConnected) follow();
      else doIt.disabled = isAll();
    });
    card.add(
      h("p", { class: "look" }, "Look at ", key("effect", cells),
        ...(cause.length ? [" and ", key("cause", clues.length ? clues : cause)] : []), "."),
      h("ul", { class: "sentences" }, toldSentence(parts, deduction)),
      earlier.length ? h("details", {}, h("summary", {}, "Why is nothing else left?"),
        h("ul", { class: "sentences" }, earlier.map((other) => toldSentence(parts, other)))) : null,
      buttons(doIt, button("Next hint", hint)),
    );
    if (document.activeElement?.closest(".assistant-card")) doIt.focus();
  }

  const meets = (cells, others) => without(cells, others).length < cells.length;

  const key = (colour, cells) => h("span", { class: `key ${colour}` },
    cells.length === 0 ? "the board" : cells.length === 1 ? "this cell" : `these ${cells.length} cells`);

  function enter(atoms) {
    const { marks } = app.store.now;
    app.store.change({ marks: { ...marks, ...Object.fromEntries(atoms.map(parseMark)) } });
  }

  app.when("cancel-all", () => { waiting = []; });
  app.store.on(["puzzle", "instance", "rules", "facts", "constants"], () => { waiting = []; });
}

// "not black(1,2)" as an entry of the marks.
export const parseMark = (text) => text.startsWith("not ") ? [text.slice(4), false] : [text, true];

function isDone(text, marks) {
  const [atom, holds] = parseMark(text);
  return marks[atom] === holds;
}

function isAgainst(text, marks) {
  const [atom, holds] = parseMark(text);
  return marks[atom] === !holds;
}
