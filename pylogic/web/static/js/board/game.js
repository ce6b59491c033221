// How the game is played, in the words that open its rules; where there is room it is open until
// a reader has closed it.

import { h } from "../dom.js";

/** @import { App } from "../signals.js" */
/** @typedef {[words: string, isItem: boolean][]} Game paragraphs, and items of a list */

const READ = "pylogic:game-read";
const ROOM = "(min-width: 60.01rem)";

// The signal "game" brings [[text, is an item of a list], ...].
/** @type {(app: App) => HTMLElement} */
export function startGame(app) {
  const words = h("div");
  const isOpen = localStorage.getItem(READ) === null && matchMedia(ROOM).matches;
  const element = h("details", { class: "game", open: isOpen },
    h("summary", {}, "How it is played"), words);
  element.addEventListener("toggle", () => {
    if (!element.open && matchMedia(ROOM).matches) localStorage.setItem(READ, "");
  });
  app.when("game", (told) => {
    words.replaceChildren(...told.map(([text, isItem]) => h("p", { class: isItem ? "item" : "" }, text)));
    element.hidden = told.length === 0;
  });
  return element;
}
