// The next step from what the player has entered: where to look, why, and "Do it".

import { call } from "../api.js";
import { parseMark } from "../board/sheet.js";
import { h } from "../dom.js";
import { asked } from "../store.js";
import { button, buttons, paragraph } from "./card.js";
import { cellOf, thing, wrongMarks } from "./check.js";
import { stepSentences } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { Marks } from "../store.js" */
/** @import { Conflict } from "./conflicts.js" */
/** @import { Step } from "./sentence.js" */
/**
 * @typedef {{ status: string, steps: Step[], conflicts: Conflict[], complete: boolean,
 *   interrupted: string | null, unexplained?: Unexplained | null }} Found
 * @typedef {{ entered: string[], cells: Spot[], words: string }} Unexplained what holds, without why
 */

const NAME = "Hint";

/** @type {(parts: Parts) => void} */
export function startHint(parts) {
  const { app, place, card, highlight } = parts;
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
      tell(await call("hint", asked(app.store.now), signal), marks);
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
    card.add(
      paragraph(wrong.length === 1 ? `First this: one ${thing(cells)} is wrong.`
        : `First this: ${wrong.length} ${thing(cells)}s are wrong.`),
      buttons(button(wrong.length === 1 ? "Erase it" : "Erase them", erase, { class: "primary" }),
        button("Why?", () => parts.conflicts.ofMarks(), { class: "served" })),
    );
  }

  // `asked` are the marks that the step follows from.
  /** @type {(found: Found, asked: Marks) => void} */
  function tell(found, asked) {
    if (found.status === "none") return contradict(parts, found);
    if (found.status === "multiple") return several(parts);
    const step = found.steps.at(-1);
    const isSame = app.store.now.marks === asked;
    if (isSame && found.unexplained) offer(found.unexplained);
    else if (isSame && step?.entered.length) show(step, found.steps.slice(0, -1));
    else card.add(paragraph(nothing(found, asked, app.store.now.marks)));
  }

  // What is so, where its reason takes too long.
  /** @type {(unexplained: Unexplained) => void} */
  function offer({ entered, cells, words }) {
    highlight("card", { effect: cells });
    const doIt = button("Do it", () => { enter(entered); card.close(); }, { class: "primary" });
    card.add(paragraph(`No reason was found quickly. But this is so: ${words}.`), buttons(doIt,
      button("Do it, and the next", () => { enter(entered); hint(); })));
  }

  // The step, and those that lead to it and that a player cannot enter. Its cells are coloured
  // until the board changes.
  /** @type {(step: Step, earlier: Step[]) => void} */
  function show(step, earlier) {
    const { cells, causes, entered, name, frames } = step;
    highlight("card", { effect: cells, cause: causes });
    const doIt = button("Do it", () => enter(entered), { class: "primary" });
    // The same board has the same easiest step.
    const goOn = button("Do it, and the next", () => { enter(entered); hint(); });
    const isAll = () => entered.every((text) => isDone(text, app.store.now.marks));
    const follow = app.store.on(["marks"], () => {
      if (!doIt.isConnected) {
        follow();
        return;
      }
      highlight("card", null);
      goOn.textContent = (doIt.disabled = isAll()) ? "Next hint" : "Do it, and the next";
    });
    card.add(
      h("p", { class: "look" }, "Look at ", key("effect", cells),
        ...(causes.length ? [" and ", key("cause", causes)] : []), ".",
        h("span", { class: "soft" }, ` (${name})`)),
      ...earlier.map((one) => stepSentences(parts, one)),
      stepSentences(parts, step),
      buttons(doIt, goOn, frames.length ? button("Show what is noted", () => {
        card.offer("film", { title: NAME, frames, at: 0 });
      }, { title: "The board with what each cell may still hold" }) : null),
    );
    if (document.activeElement?.closest(".assistant-card")) doIt.focus();
  }

  /** @type {(atoms: string[]) => void} */
  function enter(atoms) {
    const { marks } = app.store.now;
    app.store.change({ marks: { ...marks, ...Object.fromEntries(atoms.map(parseMark)) } });
  }
}

// What is wrong instead: with what is entered, or with the puzzle.
/** @type {(parts: Parts, found: Found) => void} */
function contradict({ conflicts }, found) {
  if (found.conflicts.some((conflict) => conflict.state.length)) conflicts.ofMarks();
  else conflicts.ofPuzzle();
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
/** @type {(found: Found, asked: Marks, marks: Marks) => string} */
function nothing({ complete, interrupted }, asked, marks) {
  if (marks !== asked) return "The board has changed meanwhile: ask again.";
  if (interrupted) return "The next step was not found in time.";
  if (!complete) return "The rest does not follow by explanations.";
  return Object.keys(asked).length ? "The board is full: nothing is left to do."
    : "Nothing is left to do: all follows from the facts.";
}

/** @type {(text: string, marks: Marks) => boolean} */
function isDone(text, marks) {
  const [atom, holds] = parseMark(text);
  return marks[atom] === holds;
}
