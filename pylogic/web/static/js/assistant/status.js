// The status: how many answers there are, as far as proved, and what is wrong with the texts.

import { effect, html } from "../../vendor/preact-11.js";
import { counted } from "../dom.js";
import { isLack } from "../errors.js";
import { kind } from "./card.js";
import { capital, placeName } from "./sentence.js";
import { summarize } from "./solving.js";

/** @import { ApiError } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { App } from "../signals.js" */
/** @import { Outcome } from "../replies.js" */
/** @typedef {{ words: string, detail?: string, kind?: string }} Said */

/** @param {Parts} parts */
export function createStatus({ app, place, solving }) {
  effect(() => {
    const { isOld } = solving.now;
    place.status.setAttribute("aria-busy", String(isOld));
    place.status.classList.toggle("old", isOld);
    place.status.dataset.kind = said().kind ?? "";
  });

  /** @type {() => Said} */
  function said() {
    const { outcome, error } = solving.now;
    if (error) return failure(error);
    if (outcome === null) return { words: "…" };
    return statusWords(outcome);
  }

  return function Status() {
    const { words, detail } = said();
    return html`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${words}</strong><span class="soft">${detail}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${problemLinks(app, solving.now.error)}</div>`;
  };
}

// The words for an outcome: what was found and proved, never more.
/** @type {(outcome: Outcome) => Said} */
export function statusWords(outcome) {
  const { status, cost, count, horizon } = outcome;
  const spent = summarize(outcome).seconds;
  const seconds = outcome.interrupted ? null : `${spent.toFixed(2)} s`;
  const detail = [horizon === null ? null : `${horizon} steps`, seconds].filter(Boolean).join(" · ");
  const best = cost.join(" ");
  const stopped = outcome.interrupted === "memory" ? "Out of memory" : `Stopped after ${Math.round(spent)} s`;
  const said = {
    unique: ["One answer, proved", "good"],
    multiple: ["More than one answer", "warn"],
    none: ["No answer, proved", "bad"],
    optimal: [`The best answer, proved: ${best}`, "good"],
    found: [cost.length
      ? `${stopped}: the best so far is ${best}, not proved`
      : `${stopped}: ${counted(count, "answer")} found so far`, "warn"],
    interrupted: [`${stopped}: no answer found so far`, "warn"],
  }[status];
  return { words: said[0], detail, kind: said[1] };
}

/** @type {(error: ApiError) => Said} */
function failure(error) {
  if (error.status === 0) {
    const detail = "Your work is kept here. Trying again …";
    return { words: "The server does not answer", detail, kind: "bad" };
  }
  if (error.status === 401) {
    const detail = "Open the link that it printed; nothing you typed is lost.";
    return { words: "The server was started anew", detail, kind: "bad" };
  }
  if (error.interrupted) return { words: kind(error), kind: "warn" };
  if (error.problems.length && error.problems.every(isLack)) return { words: "The board is not finished", kind: "warn" };
  if (!error.problems.length) return { words: "This failed", detail: error.message, kind: "bad" };
  return { words: error.problems.length > 1 ? "There are mistakes" : "There is a mistake", kind: "bad" };
}

/** @type {(app: App, error: ApiError | null) => unknown} */
const problemLinks = (app, error) => error && !error.interrupted && error.problems.slice(0, 5).map((problem) => {
  const name = capital(placeName(problem, app.store.now));
  const reveal = () => app.emit("reveal", problem);
  return html`<p class="status-problem">${problem.line !== null
    && html`<button type="button" class="rule-link" onclick=${reveal}>${name}</button>: `}${problem.text}</p>`;
});
