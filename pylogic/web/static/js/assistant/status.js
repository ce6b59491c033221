// The status: how many answers there are, as far as proved, and what is wrong with the texts.

import { effect, html, signal } from "../../vendor/preact-11.js";
import { stream } from "../api.js";
import { counted } from "../dom.js";
import { isLack } from "../errors.js";
import { asked } from "../store.js";
import { kind } from "./card.js";
import { capital, placeName } from "./sentence.js";
import { summarize } from "./solving.js";

/** @import { ApiError } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { App } from "../signals.js" */
/** @import { Outcome } from "../replies.js" */
/** @typedef {{ words: string, detail?: string, kind?: string }} Said */
/** @typedef {{ of: Outcome, far?: string, refusal?: string, all?: Outcome }} Count of the answers of an outcome */

/** @param {Parts} parts */
export function createStatus({ app, place, solving }) {
  const counting = signal(/** @type {Count | null} */ (null));
  let controller = new AbortController();

  /** @type {(of: Outcome) => Promise<void>} */
  async function count(of) {
    const own = controller = new AbortController();
    counting.value = { of, far: "Counting …" };
    try {
      const all = await stream("count", asked(app.store.now, { marks: [] }), {
        signal: own.signal,
        onEvent: (_name, { count: so }) => { counting.value = { of, far: `at least ${so.toLocaleString("en")} …` }; },
      });
      counting.value = { of, all };
    } catch (error) {
      if (!own.signal.aborted) counting.value = { of, refusal: kind(error) };
    }
  }
  effect(() => { if (solving.now.isOld) controller.abort(); });
  effect(() => {
    const { isOld } = solving.now;
    place.status.setAttribute("aria-busy", String(isOld));
    place.status.classList.toggle("old", isOld);
    place.status.dataset.kind = said().kind ?? "";
  });

  /** @type {() => Said} */
  function said() {
    const { outcome, error } = solving.now;
    const all = counting.value?.of === outcome ? counting.value?.all : undefined;
    if (error) return failure(error);
    if (outcome === null) return { words: "…" };
    return { ...statusWords(outcome), ...(all && countWords(all)) };
  }

  function Counting() {
    const { outcome, isOld } = solving.now;
    if (outcome?.status !== "multiple") return null;
    const { of, far, refusal, all } = counting.value ?? {};
    if (of === outcome && all) return null;
    if (of !== outcome || !far || isOld)
      return html`${of === outcome && refusal} <button type="button" onclick=${() => count(outcome)}>Count them all</button>`;
    const cancel = () => {
      controller.abort();
      counting.value = { of: outcome, refusal: "Counting was cancelled." };
    };
    return html`<span class="spinner" aria-hidden="true"></span><span>${far}</span>
      <button type="button" onclick=${cancel}>Cancel</button>`;
  }

  return function Status() {
    const { words, detail } = said();
    return html`<div class="status-line" role="status">
        <span class="light" aria-hidden="true"></span><strong>${words}</strong><span class="soft">${detail}</span></div>
      <span class="old-note" aria-hidden="true">solving …</span>
      <div class="row">${problemLinks(app, solving.now.error)}<${Counting} /></div>`;
  };
}

/** @type {(outcome: Outcome) => Said} */
function countWords({ count, exhausted, horizon }) {
  const steps = horizon === null ? null : `in ${horizon} steps; longer ones were not counted`;
  return {
    words: exhausted ? `${counted(count, "answer")}, all counted` : `At least ${counted(count, "answer")}`,
    detail: [steps, exhausted ? null : "not all were counted"].filter(Boolean).join(" · "),
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
