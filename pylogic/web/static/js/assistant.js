// The assistant: how many answers there are, what the player has done right, hints and reasons.

import { effect, html, render, signal } from "../vendor/preact-11.js";
import { showAnswers, showSolution } from "./assistant/answers.js";
import { createCard } from "./assistant/card.js";
import { Check, createCheck } from "./assistant/check.js";
import { startConflicts } from "./assistant/conflicts.js";
import { createDerivation, explain } from "./assistant/derivation.js";
import { startHighlights } from "./assistant/highlights.js";
import { showHint } from "./assistant/hint.js";
import { startSeveral } from "./assistant/several.js";
import { startSolving } from "./assistant/solving.js";
import { createStatus } from "./assistant/status.js";
import { find, h } from "./dom.js";

/** @import { Highlight } from "./board/outline.js" */
/** @import { App } from "./signals.js" */
/** @import { Signal } from "../vendor/preact-11.js" */
/**
 * @typedef {object} Parts what the parts share
 * @property {App} app
 * @property {Record<"status" | "buttons" | "check" | "card", HTMLElement>} place
 * @property {Signal<Highlight | null>} pointed the cells of the sentence that the pointer is at
 * @property {ReturnType<typeof createCard>} card the one thing that is talked about
 * @property {ReturnType<typeof createCheck>} check
 * @property {ReturnType<typeof startSolving>} solving what is known of the present document
 * @property {ReturnType<typeof createDerivation>} derivation
 * @property {ReturnType<typeof startConflicts>} conflicts
 * @property {ReturnType<typeof startSeveral>} several
 */

// Where one pane fits, the card is a sheet below the board that it speaks of.
const NARROW = matchMedia("(max-width: 60rem)");

/** @type {(app: App) => void} */
export function start(app) {
  const place = {
    status: h("section", { class: "assistant-status", "aria-label": "Answers" }),
    buttons: h("div", { class: "assistant-buttons" }),
    check: h("section", { class: "assistant-check", "aria-label": "Check while you play" }),
    card: h("section", { class: "assistant-card", "aria-label": "What the assistant says" }),
  };
  find("#assistant").append(place.status, place.buttons, place.check, place.card);
  const settle = () => (NARROW.matches ? find("#board").append(place.card) : place.check.after(place.card));
  NARROW.addEventListener("change", settle);
  settle();
  /** @type {Parts} */
  const parts = /** @type {any} */ ({ app, place, pointed: signal(null), solving: startSolving(app) });
  parts.card = createCard(parts);
  parts.derivation = createDerivation(app);
  parts.conflicts = startConflicts(parts);
  parts.several = startSeveral(parts);
  parts.check = createCheck(parts);
  startHighlights(parts);
  effect(() => { place.check.hidden = !app.state.playable.value; });
  app.when("hint", () => showHint(parts));
  render(html`<${createStatus(parts)} />`, place.status);
  render(html`<${Buttons} parts=${parts} />`, place.buttons);
  render(html`<${Check} ...${parts} />`, place.check);
}

/** @param {{ parts: Parts }} properties */
const Buttons = ({ parts }) => html`
  <button type="button" class="primary" title="Where to look next, and why"
    hidden=${!parts.app.state.playable.value} onclick=${() => showHint(parts)}>Hint</button>
  <button type="button" title="All steps to the answer, one by one, as a film"
    onclick=${() => explain(parts)}>Explain</button>
  <button type="button" title="Show the solved board" onclick=${() => showSolution(parts)}>Solution</button>
  <button type="button" class="served" title="All answers, one after the other"
    onclick=${() => showAnswers(parts)}>Answers</button>`;
