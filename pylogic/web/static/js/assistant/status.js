// The status: how many answers there are, as far as proved, and what is wrong with the texts.

import { stream } from "../api.js";
import { counted, h } from "../dom.js";
import { isLack } from "../errors.js";
import { asked } from "../store.js";
import { button, kind } from "./card.js";
import { capital, placeName } from "./sentence.js";
import { told } from "./solving.js";

/** @import { ApiError } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { App } from "../signals.js" */
/** @import { Known } from "./solving.js" */
/** @import { Outcome } from "../replies.js" */
/** @typedef {{ words: string, detail?: string, kind: string }} Said */

/** @type {(parts: Parts) => void} */
export function startStatus(parts) {
  const { app, place, solving } = parts;
  const words = h("strong");
  const detail = h("span", { class: "soft" });
  const old = h("span", { class: "old-note", "aria-hidden": "true" }, "solving …");
  const more = h("div", { class: "row" });
  const line = h("div", { class: "status-line", role: "status" },
    h("span", { class: "light", "aria-hidden": "true" }), words, detail);
  place.status.append(line, old, more);
  const counting = startCounting(parts, more, showCount);

  /** @type {(known: Known) => void} */
  function show({ outcome, error, isOld }) {
    place.status.setAttribute("aria-busy", String(isOld));
    place.status.classList.toggle("old", isOld);
    if (isOld) {
      counting.stop();
      if (outcome === null && error === null) begin();
      return;
    }
    const said = error ? failure(error) : outcome && statusWords(outcome);
    if (said === null) return;
    place.status.dataset.kind = said.kind;
    words.textContent = said.words;
    detail.textContent = said.detail ?? "";
    more.replaceChildren(...problemLinks(app, error));
    if (outcome?.status === "multiple") counting.offer();
  }

  /** @type {(outcome: Outcome) => void} */
  function showCount({ count, exhausted, horizon }) {
    words.textContent = exhausted ? `${counted(count, "answer")}, all counted` : `At least ${counted(count, "answer")}`;
    const steps = horizon === null ? null : `in ${horizon} steps; longer ones were not counted`;
    detail.textContent = [steps, exhausted ? null : "not all were counted"].filter(Boolean).join(" · ");
  }
  function begin() {
    words.textContent = "…";
    detail.textContent = "";
    delete place.status.dataset.kind;
    more.replaceChildren();
  }
  solving.on(show);
  begin();
}

// What was found and proved, never more.
/** @type {(outcome: Outcome) => Said} */
export function statusWords(outcome) {
  const { status, cost, count, horizon } = outcome;
  const seconds = outcome.interrupted ? null : `${told(outcome).seconds.toFixed(2)} s`;
  const detail = [horizon === null ? null : `${horizon} steps`, seconds].filter(Boolean).join(" · ");
  const best = cost.join(" ");
  const stopped = outcome.interrupted === "memory" ? "Out of memory"
    : `Stopped after ${Math.round(told(outcome).seconds)} s`;
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

/** @type {(app: App, error: ApiError | null) => Node[]} */
function problemLinks(app, error) {
  if (!error || error.interrupted) return [];
  return (error.problems ?? []).slice(0, 5).map((problem) => {
    if (problem.line === null) return h("p", { class: "status-problem" }, problem.text);
    const name = capital(placeName(problem, app.store.now));
    const link = h("button", {
      type: "button", class: "rule-link", onclick: () => app.emit("reveal", problem),
    }, name);
    return h("p", { class: "status-problem" }, link, `: ${problem.text}`);
  });
}

// "Count them all", with what was counted so far and a way to stop.
/** @param {Parts} parts @param {HTMLElement} place @param {(outcome: Outcome) => void} show */
function startCounting({ app }, place, show) {
  /** @type {AbortController | null} */
  let controller = null;

  async function count() {
    const own = controller = new AbortController();
    const far = h("span", {}, "Counting …");
    place.replaceChildren(h("span", { class: "spinner", "aria-hidden": "true" }), far,
      button("Cancel", () => { stop(); offer("Counting was cancelled."); }));
    try {
      const outcome = await stream("count", asked(app.store.now, { marks: [] }), {
        signal: own.signal,
        onEvent: (_name, { count: so }) => { far.textContent = `at least ${so.toLocaleString("en")} …`; },
      });
      place.replaceChildren();
      show(outcome);
    } catch (error) {
      if (!own.signal.aborted) offer(kind(error));
    }
  }

  function stop() {
    controller?.abort();
    controller = null;
  }

  /** @type {(words?: string | null) => void} */
  function offer(words = null) {
    place.replaceChildren(words ?? "", button("Count them all", count));
  }
  return { stop, offer };
}
