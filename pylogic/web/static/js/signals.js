// The signals: what panes tell one another without knowing who listens.

/** @import { Place } from "./api.js" */
/** @import { Problem } from "./replies.js" */
/** @import { Answer, Outcome } from "./replies.js" */
/** @import { Film } from "./board/film.js" */
/** @import { Game } from "./board/game.js" */
/** @import { Ghost, Overlay } from "./board/layers.js" */
/** @import { Highlight } from "./board/outline.js" */
/** @import { Overview } from "./overview.js" */
/** @import { Store } from "./store.js" */

import { signal, untracked } from "../vendor/preact-11.js";

// All that there are, and what each tells; null ends what was told before.
/**
 * @typedef {{
 *   "cancel-all": void, // another document comes: all work for this one ends
 *   "message": { words: string, isBad?: boolean }, // something in passing
 *   "pane": "rules" | "board" | "assistant", // shown where only one fits
 *   "guide": string, // opens at a page, or at a heading: "topic#heading"
 *   "library": void, // the folder has other files than before
 *   "listed": void, // the library has been read
 *   "make": void, // shows the form that makes boards
 *   "playable": boolean, // whether anything can be entered into the board
 *   "game": Game, // how the puzzle is played
 *   "problems": Problem[], // what solving has found wrong in the texts
 *   "reveal": Place, // shows a place in its text
 *   "solved": { status: Outcome["status"], answers: Answer["atoms"][] } | null, // the board's answers
 *   "hint": void, // asked for at the board
 *   "fill": string[], // enters an answer
 *   "finished": boolean, // whether the player has solved the board
 *   "focused": { row: number, column: number }, // the cell that the player is at
 *   "cell": { row: number, column: number }, // points at a cell
 *   "highlight": Highlight | null, // outlines cells
 *   "ghosts": Ghost[] | null, // offers clues
 *   "clues": string[], // adds clues to the facts
 *   "overlay": Overlay | null, // all answers at once
 *   "film": Film | null, // in the place of the board
 *   "film-at": number, // which picture of it is shown
 * }} Signals
 */

/** @typedef {{ store: Store, overview: Overview } & ReturnType<typeof createSignals>} App what all panes share */

/** @typedef {keyof Signals} Name */
/** @template {Name} N @typedef {Signals[N] extends void ? [] : [Signals[N]]} Told */

/** @typedef {"playable" | "finished" | "focused" | "film" | "film-at"} Held signals whose last value components follow */

export function createSignals() {
  const target = new EventTarget();
  const state = {
    playable: signal(true),
    finished: signal(false),
    focused: signal(/** @type {Signals["focused"] | null} */ (null)),
    film: signal(/** @type {Film | null} */ (null)),
    "film-at": signal(0),
  };
  return {
    state,
    /** @type {<N extends Name>(name: N, ...told: Told<N>) => void} */
    emit(name, ...[detail]) {
      if (name in state) state[/** @type {Held} */ (name)].value = /** @type {any} */ (detail);
      untracked(() => target.dispatchEvent(new CustomEvent(name, { detail })));
    },
    /** @type {<N extends Name>(name: N, listen: (told: Signals[N]) => void) => void} */
    when(name, listen) {
      target.addEventListener(name, (event) => listen(/** @type {CustomEvent} */ (event).detail));
    },
  };
}
