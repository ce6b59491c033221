// Several answers: what they share, two of them, and clues that would leave one.

import { effect, html } from "../../vendor/preact-11.js";
import { call } from "../api.js";
import { paused } from "../dom.js";
import { asked } from "../store.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Ghost } from "../board/layers.js" */
/** @import { Document } from "../store.js" */

const NAME = "More than one answer";
const PAUSE = 300;

/** @type {(parts: Parts) => { ask: () => void, share: () => Promise<void> }} */
export function startSeveral(parts) {
  const { app, card, solving } = parts;

  // It stays while an edit is solved, and goes if there is no longer more than one answer: nothing below it jumps.
  function ask() {
    const { task } = app.store;
    card.show(NAME, [
      html`<p>This board has more than one answer. What would you like to see?</p>`, html`<${Choices} />`,
    ], { isTrue: () => app.store.task === task || isSeveral() });
  }

  // A page without a server has no answers to compare.
  function isSeveral() {
    const { outcome } = solving.now;
    return outcome?.status === "multiple" && outcome.horizon === null && outcome.answers.length > 0;
  }

  /** @param {{ but?: () => void }} properties */
  const Choices = ({ but }) => html`<div class="row">
    ${but !== share && html`<button type="button" onclick=${share}>What they share</button>`}
    ${but !== pair && html`<button type="button" class="served" onclick=${pair}>Two of them side by side</button>`}
    <button type="button" class="served" onclick=${extra}>Clues that would leave one</button></div>`;

  /** @type {(signal: AbortSignal, isExtra: boolean) => Promise<any>} */
  const compare = (signal, isExtra) =>
    call("differences", asked(app.store.now, { marks: [], extra: isExtra }), signal);

  const share = () => card.work("What all answers share", "Comparing all answers …", async (signal) => {
    const { status, cautious, brave } = await compare(signal, false);
    if (isOther(status)) return;
    if (cautious === null) return card.add([html`<p>The answers were not all compared in time.</p>`]);
    card.add([html`
      <p>The board shows all answers at once: full is what every answer has, faint what only some have.</p>
      <p>${cautious.length} of ${brave.length} are certain.</p>
      <${Choices} but=${share} />`], { overlay: { certain: cautious, possible: brave } });
  });

  const pair = () => card.work("Two answers", "Looking for two answers …", async (signal) => {
    const { status, picture } = await compare(signal, false);
    if (isOther(status)) return;
    if (picture === null) return card.add([html`<p>These rules do not say how a board is drawn.</p>`]);
    card.play({ title: "Two answers", frames: [{ svg: picture }], at: 0 });
    card.add([html`
      <p>Where they differ is highlighted; the third board is what all answers share.</p>
      <${Choices} but=${pair} />`]);
  });

  const extra = () => card.work("Clues that would leave one", "Looking for the fewest clues …", async (signal) => {
    const { status, offers } = await compare(signal, true);
    if (isOther(status)) return;
    if (!offers.length) return card.add([html`<p>No clues were found that would leave one answer.</p>`]);
    const isOne = offers.length === 1;
    const ghosts = () => missing(offers);
    const add = () => app.emit("clues", ghosts().map(({ atom }) => atom));
    card.add([html`
      <p>${isOne
        ? "One clue more would leave one answer. It stands faintly on the board: click it to add it."
        : `These ${offers.length} clues would leave one answer. They stand faintly on the board:`
          + " click one to add it."}</p>
      <div class="row"><button type="button" class="primary" onclick=${add}>${isOne ? "Add it" : "Add all"}</button></div>`],
    { ghosts, isTrue: isWhileAdding(offers) });
  });

  // The others stay when the player has added some of them, and changed nothing else.
  /** @type {(offers: Ghost[]) => () => boolean} */
  function isWhileAdding(offers) {
    /** @type {(document: Document) => string} */
    const others = ({ puzzle, rules, constants, facts }) =>
      JSON.stringify([puzzle, rules, constants, offers.reduce((rest, { atom }) => rest.replace(`${atom}.`, ""), compact(facts))]);
    const before = others(app.store.now);
    return () => missing(offers).length > 0 && others(app.store.now) === before;
  }

  /** @type {(offers: Ghost[]) => Ghost[]} */
  const missing = (offers) => offers.filter(({ atom }) => !compact(app.store.now.facts).includes(`${atom}.`));

  /** @type {(status: string) => boolean} */
  function isOther(status) {
    if (status !== "multiple") card.add([html`<p>There is no longer more than one answer.</p>`]);
    return status !== "multiple";
  }

  const soon = paused(PAUSE, () => {
    if (!solving.now.isOld && isSeveral() && card.mayCome(NAME)) ask();
  });
  effect(() => { if (solving.now) soon(); });
  return { ask, share };
}

// Facts without comments and space.
/** @type {(facts: string) => string} */
const compact = (facts) => facts.replaceAll(/%.*|\s/g, "");
