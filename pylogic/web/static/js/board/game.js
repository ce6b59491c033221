// How the game is played, in the words that open its rules; open until a reader has closed it.

import { h } from "../dom.js";

const READ = "pylogic:game-read";

// The signal "game" brings [[text, is an item of a list], ...].
export function startGame(app) {
  const words = h("div");
  const element = h("details", { class: "game", hidden: true, open: localStorage.getItem(READ) === null },
    h("summary", {}, "How it is played"), words);
  element.addEventListener("toggle", () => {
    if (!element.open) localStorage.setItem(READ, "");
  });
  app.when("game", (told) => {
    words.replaceChildren(...told.map(([text, isItem]) => h("p", { class: isItem ? "item" : "" }, text)));
    element.hidden = told.length === 0;
  });
  return element;
}
