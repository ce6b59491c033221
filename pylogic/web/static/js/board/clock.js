// The clock: for how long a board has been played. It can be hidden, and the browser keeps that.

import { h } from "../dom.js";

/** @import { App } from "../signals.js" */

const KEPT = "pylogic:clock";

/** @type {(seconds: number) => string} */
export const timeOf = (seconds) => {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

// It goes from the first entry until the board is solved, while somebody sees the board.
/** @type {(app: App) => HTMLElement} */
export function createClock({ store, when }) {
  let isFinished = false;
  let isFilmed = false;
  let isShown = localStorage.getItem(KEPT) !== "hidden";
  const element = h("button", { type: "button", class: "clock", onclick: () => {
    isShown = !isShown;
    localStorage.setItem(KEPT, isShown ? "shown" : "hidden");
    show();
  } });
  const show = () => {
    const { seconds } = store.now;
    element.textContent = isShown ? timeOf(seconds) : "Time";
    element.title = isShown ? "Hide the time" : "Show the time";
    element.setAttribute("aria-label", isShown ? `${timeOf(seconds)}, hide the time` : "Time: show it");
  };
  setInterval(() => {
    const { seconds, marks, mode } = store.now;
    const isBegun = seconds > 0 || Object.keys(marks).length > 0;
    if (!isBegun || isFinished || isFilmed || document.hidden || mode !== "play") return;
    store.change({ seconds: seconds + 1 }, { undoable: false });
  }, 1000);
  store.on(["puzzle", "instance"], () => { isFinished = false; });
  store.on(["seconds"], show);
  when("finished", (told) => { isFinished = told; });
  when("film", (told) => { isFilmed = told !== null; });
  show();
  return element;
}
