// The assistant: how many answers there are, what the player has done right, hints and reasons.

import { startAnswers } from "./assistant/answers.js";
import { createCard } from "./assistant/card.js";
import { startCheck } from "./assistant/check.js";
import { startConflicts } from "./assistant/conflicts.js";
import { createDerivation, startDerivation, startFilms } from "./assistant/derivation.js";
import { createHighlights } from "./assistant/highlights.js";
import { startHint } from "./assistant/hint.js";
import { startSeveral } from "./assistant/several.js";
import { startSolving } from "./assistant/solving.js";
import { startStatus } from "./assistant/status.js";
import { startUnneeded } from "./assistant/unneeded.js";
import { find, h } from "./dom.js";

/** @import { App } from "./signals.js" */
/**
 * @typedef {object} Parts what the parts share
 * @property {App} app
 * @property {Record<"status" | "buttons" | "check" | "card" | "more", HTMLElement>} place
 * @property {ReturnType<typeof createHighlights>} highlight colours cells
 * @property {ReturnType<typeof createCard>} card the one thing that is talked about
 * @property {ReturnType<typeof startSolving>} solving what is known of the present document
 * @property {ReturnType<typeof createDerivation>} derivation
 * @property {ReturnType<typeof startFilms>} createFilm
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
    more: h("div", { class: "assistant-more" }),
  };
  find("#assistant").append(
    place.status, place.buttons, place.check, place.card, place.more,
  );
  const settle = () => (NARROW.matches ? find("#board").append(place.card) : place.check.after(place.card));
  NARROW.addEventListener("change", settle);
  settle();
  const highlight = createHighlights(app);
  /** @type {Parts} */
  const parts = /** @type {any} */ ({ app, place, highlight, solving: startSolving(app) });
  parts.card = createCard(parts);
  parts.derivation = createDerivation(app);
  parts.createFilm = startFilms(parts);
  startStatus(parts);
  parts.conflicts = startConflicts(parts);
  parts.several = startSeveral(parts);
  startHint(parts);
  startDerivation(parts);
  startAnswers(parts);
  startCheck(parts);
  startUnneeded(parts);
}
