// The next step from what the player has entered: where to look, why, and "Do it".

import { parseMark } from "../board/sheet.js";
import { h } from "../dom.js";
import { button, buttons, paragraph } from "./card.js";
import { cellOf, thing, wrongMarks } from "./check.js";
import { contradict, isDone } from "./derivation.js";
import { stepSentences } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { Marks } from "../store.js" */
/** @import { Explanation } from "../replies.js" */
/** @import { Step } from "./sentence.js" */

const NAME = "Hint";

/** @type {(parts: Parts) => void} */
export function startHint(parts) {
  const { app, place, card, highlight, derivation } = parts;
  const ask = button("Hint", hint, { class: "primary", title: "Where to look next, and why" });
  place.buttons.append(ask);
  app.when("playable", (told) => { ask.hidden = !told; });

  app.when("hint", hint);
  let isFinished = false; // what the board says
  app.when("finished", (told) => { isFinished = told; });

  async function hint() {
    if (isFinished) {
      card.show(NAME, paragraph("Solved: nothing is left to do."));
      return;
    }
    const wrong = wrongAtoms();
    if (wrong.length) {
      correct(wrong);
      return;
    }
    await card.work(NAME, "Looking for the simplest next step …", async (signal) => {
      const { marks } = app.store.now;
      const { steps, looks, end } = await derivation.next(signal);
      const isSame = app.store.now.marks === marks;
      if (end?.status === "none") contradict(parts, end);
      else if (end?.status === "multiple") several(parts);
      else if (!isSame) card.add(paragraph("The board has changed meanwhile: ask again."));
      else if (end) card.add(paragraph(nothing(end, marks)));
      else show(/** @type {Step} */ (steps.at(-1)), steps.slice(0, -1), looks, marks);
    });
  }

  // What is entered wrongly, where one answer is known: a proof of it may take long.
  function wrongAtoms() {
    const { outcome, isOld } = parts.solving.now;
    const isKnown = !isOld && outcome?.status === "unique";
    return isKnown ? wrongMarks(new Set(outcome.answers[0].atoms), app.store.now.marks) : [];
  }

  /** @type {(wrong: string[]) => void} */
  function correct(wrong) {
    const cells = wrong.map(cellOf).filter((cell) => cell !== null);
    const erase = () => {
      const kept = Object.entries(app.store.now.marks).filter(([atom]) => !wrong.includes(atom));
      app.store.change({ marks: Object.fromEntries(kept) });
      card.close();
    };
    card.show(NAME);
    highlight("card", { wrong: cells });
    const follow = app.store.on(["marks"], ({ marks }) => {
      follow();
      if (why.isConnected && !wrong.every((atom) => atom in marks)) card.close();
    });
    const why = button("Why?", () => parts.conflicts.ofMarks(), { class: "served" });
    card.add(
      paragraph(wrong.length === 1 ? `First this: one ${thing(cells)} is wrong.`
        : `First this: ${wrong.length} ${thing(cells)}s are wrong.`),
      buttons(button(wrong.length === 1 ? "Erase it" : "Erase them", erase, { class: "primary" }),
        why),
    );
  }

  // The step, and those that lead to it and that a player cannot enter. Its cells are coloured
  // until the board changes.
  /** @type {(step: Step, earlier: Step[], looks: string[], marks: Marks) => void} */
  function show(step, earlier, looks, marks) {
    const { cells, causes, entered, name, frames } = step;
    highlight("card", { effect: cells, cause: causes });
    const doIt = button("Do it", () => enter(entered), { class: "primary" });
    const goOn = button("Do it, and the next", () => { enter(entered); hint(); });
    const isAll = () => entered.every((text) => isDone(text, app.store.now.marks));
    const follow = app.store.on(["marks"], () => {
      if (!doIt.isConnected) return follow();
      if (!hasAll(marks)) return card.close(); // what the step may rest on is erased
      highlight("card", null);
      goOn.textContent = (doIt.disabled = isAll()) ? "Next hint" : "Do it, and the next";
    });
    card.add(
      h("p", { class: "look" }, "Look at ", key("effect", cells),
        ...(causes.length ? [" and ", key("cause", causes)] : []), ".",
        h("span", { class: "soft" }, ` (${name})`)),
      ...earlier.map((one) => stepSentences(parts, one)),
      stepSentences(parts, step),
      buttons(doIt, goOn, step.has_candidates ? button("Show what is noted", () => {
        card.offer("film", { title: NAME, frames, looks: looks.map((svg) => ({ svg })), at: 0 });
      }, { title: "The board with what each cell may still hold" }) : null),
    );
    if (document.activeElement?.closest(".assistant-card")) doIt.focus();
  }

  /** @type {(marks: Marks) => boolean} */
  const hasAll = (marks) => Object.entries(marks).every(([atom, holds]) => app.store.now.marks[atom] === holds);

  /** @type {(atoms: string[]) => void} */
  function enter(atoms) {
    const { marks } = app.store.now;
    app.store.change({ marks: { ...marks, ...Object.fromEntries(atoms.map(parseMark)) } });
  }
}

/** @type {(parts: Parts) => void} */
function several({ card, several: { share } }) {
  card.add(
    paragraph("There is more than one answer, and hints lead to one alone. Some cells may be certain all the same."),
    buttons(button("Show what all answers share", share)),
  );
}

/** @type {(colour: string, cells: Spot[]) => HTMLElement} */
const key = (colour, cells) => h("span", { class: `key ${colour}` },
  cells.length === 0 ? "the board" : cells.length === 1 ? `this ${thing(cells)}`
    : `these ${cells.length} ${thing(cells)}s`);

// Why no step is shown.
/** @type {(end: Explanation, marks: Marks) => string} */
function nothing({ complete, interrupted }, marks) {
  if (interrupted) return "The next step was not found in time.";
  if (!complete) return "The rest does not follow by explanations.";
  return Object.keys(marks).length ? "The board is full: nothing is left to do."
    : "Nothing is left to do: all follows from the facts.";
}
