// The next step from what the player has entered: where to look, why, and "Do it".

import { html, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { parseMark } from "../board/sheet.js";
import { whileEntered } from "../store.js";
import { cellOf, thing, wrongMarks } from "./check.js";
import { contradict, isDone } from "./derivation.js";
import { StepSentences } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Spot } from "../board/outline.js" */
/** @import { Marks } from "../store.js" */
/** @import { Explanation } from "../replies.js" */
/** @import { Step } from "./sentence.js" */

const NAME = "Hint";

/** @type {(parts: Parts) => Promise<void>} */
export async function showHint(parts) {
  const { app: { store, state }, card, derivation } = parts;
  const { marks } = store.now;
  if (state.finished.value) {
    return card.show(NAME, [html`<p>Solved: nothing is left to do.</p>`], { isTrue: () => state.finished.value });
  }
  if (wrongAtoms(parts).length) {
    return card.show(NAME, [html`<${Correction} parts=${parts} />`], {
      isTrue: () => wrongAtoms(parts).length > 0, cells: () => ({ wrong: spotsOf(wrongAtoms(parts)) }),
    });
  }
  await card.work(NAME, "Looking for the simplest next step …", async (signal) => {
    const { steps, looks, end } = await derivation.next(signal);
    if (end?.status === "none") return contradict(parts, end);
    if (end?.status === "multiple") return card.add([html`<${Several} ...${parts} />`]);
    if (store.now.marks !== marks) return card.add([html`<p>The board has changed meanwhile: ask again.</p>`]);
    if (end) return card.add([html`<p>${nothing(end, marks)}</p>`]);
    const { cells: effect, causes: cause } = steps[steps.length - 1];
    card.add([html`<${Advice} parts=${parts} steps=${steps} looks=${looks} />`], {
      cells: () => (store.now.marks === marks ? { effect, cause } : null),
    });
  }, { isTrue: whileEntered(store) });
}

// The atoms that are entered wrongly; empty unless one answer is proved, which may take long.
/** @type {(parts: Parts) => string[]} */
function wrongAtoms({ app, solving }) {
  const { outcome, isOld } = solving.now;
  const isKnown = !isOld && outcome?.status === "unique";
  return isKnown ? wrongMarks(new Set(outcome.answers[0].atoms), app.store.now.marks) : [];
}

/** @type {(atoms: string[]) => Spot[]} */
const spotsOf = (atoms) => atoms.map(cellOf).filter((cell) => cell !== null);

/** @param {{ parts: Parts }} properties */
function Correction({ parts }) {
  const { store } = parts.app;
  const wrong = wrongAtoms(parts);
  const isOne = wrong.length === 1;
  const erase = () => {
    const kept = Object.entries(store.now.marks).filter(([atom]) => !wrong.includes(atom));
    store.change({ marks: Object.fromEntries(kept) });
  };
  return html`
    <p>First this: ${isOne ? "one" : wrong.length} ${thing(spotsOf(wrong))}${isOne ? " is" : "s are"} wrong.</p>
    <div class="row"><button type="button" class="primary" onclick=${erase}>${isOne ? "Erase it" : "Erase them"}</button>
      <button type="button" class="served" onclick=${() => parts.conflicts.ofMarks()}>Why?</button></div>`;
}

// The last of the steps, after those that lead to it and that a player cannot enter.
/** @param {{ parts: Parts, steps: Step[], looks: string[] }} properties */
function Advice({ parts, steps, looks }) {
  const { app: { store }, card } = parts;
  const doIt = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => { if (document.activeElement?.closest(".assistant-card")) doIt.current?.focus(); }, []);
  const { cells, causes, entered, name, frames, has_candidates: hasCandidates } = steps[steps.length - 1];
  const isEntered = entered.every((text) => isDone(text, store.now.marks));
  const enter = () => {
    const { marks } = store.now;
    store.change({ marks: { ...marks, ...Object.fromEntries(entered.map(parseMark)) } });
  };
  const goOn = () => {
    enter();
    showHint(parts);
  };
  const note = () => card.play({ title: NAME, frames, looks: looks.map((svg) => ({ svg })), at: 0 });
  return html`
    <p class="look">Look at <${Key} colour="effect" cells=${cells} />${causes.length > 0
      && html` and <${Key} colour="cause" cells=${causes} />`}.<span class="soft"> (${name})</span></p>
    ${steps.map((step) => html`<${StepSentences} parts=${parts} step=${step} />`)}
    <div class="row">
      <button type="button" class="primary" ref=${doIt} disabled=${isEntered} onclick=${enter}>Do it</button>
      <button type="button" onclick=${goOn}>${isEntered ? "Next hint" : "Do it, and the next"}</button>
      ${hasCandidates && html`<button type="button" title="The board with what each cell may still hold" onclick=${note}>
        Show what is noted</button>`}
    </div>`;
}

/** @param {Parts} parts */
const Several = ({ several }) => html`
  <p>There is more than one answer, and hints lead to one alone. Some cells may be certain all the same.</p>
  <div class="row"><button type="button" onclick=${several.share}>Show what all answers share</button></div>`;

/** @param {{ colour: string, cells: Spot[] }} properties */
const Key = ({ colour, cells }) => html`<span class="key ${colour}">${cells.length === 0 ? "the board"
  : cells.length === 1 ? `this ${thing(cells)}` : `these ${cells.length} ${thing(cells)}s`}</span>`;

// Why no step is shown.
/** @type {(end: Explanation, marks: Marks) => string} */
function nothing({ complete, interrupted }, marks) {
  if (interrupted) return "The next step was not found in time.";
  if (!complete) return "The rest does not follow by explanations.";
  return Object.keys(marks).length ? "The board is full: nothing is left to do."
    : "Nothing is left to do: all follows from the facts.";
}
