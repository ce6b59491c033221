// The card: the one thing that the assistant talks about, with its job's progress and cancel.

import { computed, effect, html, render, signal, untracked, useLayoutEffect } from "../../vendor/preact-11.js";
import { find } from "../dom.js";
import { capital } from "./sentence.js";

/** @import { ApiError } from "../api.js" */
/** @import { Parts } from "../assistant.js" */
/** @import { Film } from "../board/film.js" */
/** @import { Ghost, Overlay } from "../board/layers.js" */
/** @import { Highlight } from "../board/outline.js" */
/** @import { ComponentChildren } from "../../vendor/preact-11.js" */
/** @typedef {(signal: AbortSignal) => unknown} Job */
/**
 * @typedef {object} Shown what the card says
 * @property {string} name
 * @property {ComponentChildren[]} body
 * @property {() => boolean} isTrue whether it still is, for the present document
 * @property {() => Highlight | null} [cells] that it colours
 * @property {() => Ghost[]} [ghosts] clues that it offers
 * @property {Overlay} [overlay] all answers at once
 */
/** @typedef {Partial<Pick<Shown, "isTrue" | "cells" | "ghosts" | "overlay">>} More */

/** @param {Parts} parts */
export function createCard({ app, place, pointed }) {
  const shown = signal(/** @type {Shown | null} */ (null));
  const progress = signal(/** @type {string | null} */ (null)); // how far the job is that is at work
  /** @type {Set<string>} */
  const dismissed = new Set(); // what the player has closed, and does not want to come by itself
  let controller = new AbortController();
  let film = /** @type {Film | null} */ (null); // the last one that the card has shown

  const stop = () => {
    controller.abort();
    progress.value = null;
  };
  const clear = () => {
    stop();
    pointed.value = null;
    if (film !== null && app.state.film.peek() === film) app.emit("film", null);
  };

  const card = {
    get cells() { return shown.value?.cells?.() ?? null; },
    // Show something else, which is true until the document changes or `isTrue()` says so.
    /** @type {(name: string, body: ComponentChildren[], more?: More) => void} */
    show(name, body, more = {}) {
      const { task } = app.store;
      if (place.card.contains(document.activeElement)) find("h2", place.card).focus();
      clear();
      dismissed.delete(name);
      shown.value = { name, body, isTrue: () => app.store.task === task, ...more };
      if (document.body.dataset.pane === "assistant" && place.card.closest("#board")) app.emit("pane", "board");
    },
    // Whether something may come by itself: the player has not closed it, and nothing else is there.
    /** @type {(name: string) => boolean} */
    mayCome: (name) => shown.peek() === null && !dismissed.has(name),
    /** @type {(body: ComponentChildren[], more?: More) => void} */
    add(body, more = {}) {
      const now = shown.peek();
      if (now !== null) shown.value = { ...now, body: [...now.body, ...body], ...more };
    },
    // Do a job whose result is shown; `job(signal)` adds to the card. Its words are told when it fails.
    /** @type {(name: string, words: string, job: Job, more?: More) => Promise<void>} */
    async work(name, words, job, more) {
      card.show(name, [], more);
      progress.value = words;
      const own = controller = new AbortController();
      try {
        await job(own.signal);
      } catch (error) {
        if (error.name !== "AbortError" && !own.signal.aborted)
          card.add([html`<p class=${isFault(error) ? "failure" : null}>${kind(error)}</p>`]);
      } finally {
        if (controller === own) progress.value = null;
      }
    },
    // How far the job is.
    /** @type {(words: string) => void} */
    tell(words) { progress.value = words; },
    // Show a film for as long as the card talks of it; whether it still is.
    /** @type {(made: Film) => void} */
    play(made) {
      film = made;
      app.emit("film", made);
    },
    get isPlaying() { return film !== null && app.state.film.value === film; },
    close() {
      clear();
      shown.value = null;
    },
  };
  effect(() => { if (shown.value?.isTrue() === false) untracked(card.close); });
  effect(() => app.emit("ghosts", shown.value?.ghosts?.() ?? null));
  const overlay = computed(() => shown.value?.overlay ?? null);
  effect(() => app.emit("overlay", overlay.value));
  effect(() => { place.card.hidden = shown.value === null; });
  app.when("cancel-all", () => {
    dismissed.clear();
    card.close();
  });

  function Card() {
    const { name, body } = shown.value ?? { name: "", body: [] };
    useLayoutEffect(() => {
      if (name) place.card.scrollIntoView({ block: "nearest" });
    }, [shown.value?.isTrue]);
    const dismiss = () => {
      dismissed.add(name);
      card.close();
    };
    const cancel = () => {
      stop();
      card.add([html`<p class="soft">Cancelled.</p>`]);
    };
    return html`
      <header><h2 tabindex="-1">${name}</h2>
        <button type="button" class="close" title="Close" aria-label="Close" onclick=${dismiss}>×</button></header>
      <div class="card-body" aria-live="polite">${body}</div>
      <div class="card-work" hidden=${progress.value === null}>
        <span class="spinner" aria-hidden="true"></span><span class="soft">${progress}</span>
        <button type="button" onclick=${cancel}>Cancel</button>
      </div>`;
  }
  render(html`<${Card} />`, place.card);
  effect(() => {
    const { focused } = app.state;
    if (focused.value !== null) queueMicrotask(() => place.card.querySelector(".sentence.about")?.scrollIntoView({ block: "nearest" }));
  });
  return card;
}

// Whether something is wrong, and not only beyond what the library can do.
/** @type {(error: ApiError) => boolean} */
const isFault = ({ problems, interrupted, status }) =>
  status !== 200 || (!interrupted && problems.some(({ line }) => line !== null));

// An error in a newcomer's words.
/** @type {(error: ApiError) => string} */
export function kind(error) {
  if (error.interrupted === "timeout" || error.interrupted === "cpu") return "This took too long and was stopped.";
  if (error.interrupted === "memory") return "This needs more memory than it may take.";
  const [problem] = error.problems ?? [];
  const words = problem?.text ?? error.message;
  return capital(words.replace(/^encodings\/\S+: /, ""));
}
