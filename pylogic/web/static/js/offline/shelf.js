// The shelf: which board is played, and what has been entered into each, kept in the browser.

import { capital } from "../assistant/sentence.js";
import { find, h } from "../dom.js";
import { around, boards, game, title } from "./boards.js";
import { keep, kept } from "./kept.js";

/** @import { App } from "../signals.js" */
/** @import { Exported } from "./boards.js" */

/** @type {(app: App) => void} */
export function start(app) {
  const { store } = app;
  const remark = h("p", { class: "remark" });
  const options = boards.map((board) => h("option", { value: board.id }, titled(board)));
  const list = h("select", { "aria-label": "Board", title: "Board", onchange: () => go(list.value) }, options);
  let isSolved = false;
  if (boards.length > 1) find("#files").append(list);
  if (around) showPlace(around);
  find(".assistant-status").append(remark);

  // The address names the board, so that it stays on a reload and can be linked to.
  /** @type {(id: string) => void} */
  const go = (id) => location.replace(addressOf(boards.find((one) => one.id === id)));

  function open() {
    const board = boards.find((one) => addressOf(one) === location.hash) ?? boards[0];
    if (board.id === store.now.instance) return;
    const { isSolved: wasSolved = false, ...entered } = kept(board.id);
    isSolved = wasSolved;
    list.value = board.id;
    remark.textContent = board.remark ? `${capital(board.remark)}.` : "";
    document.body.toggleAttribute("data-checked", board.outcome.status === "unique");
    app.emit("cancel-all");
    app.emit("game", game);
    store.open({ puzzle: "exported", instance: board.id, ...entered });
  }

  function save() {
    const { instance, marks, notes, seconds, saves } = store.now;
    try {
      keep(instance, { marks, notes, seconds, saves, isSolved });
    } catch {
      app.emit("message", { words: "The browser has no room left to keep what you enter.", isBad: true });
    }
  }

  store.on(["marks", "notes", "seconds", "saves"], (_now, _before, changed) => { if (!changed.has("instance")) save(); });
  app.when("finished", (isFinished) => {
    if (!isFinished || isSolved) return;
    isSolved = true;
    save();
    options[list.selectedIndex].textContent = titled(boards[list.selectedIndex]);
  });
  addEventListener("hashchange", open);
  open();
}

// On the page of a site: the way to the gallery of the kind, and to the boards before and after.
/** @type {(around: [string, string]) => void} */
function showPlace([before, after]) {
  /** @type {(name: string, arrow: string, words: string) => HTMLElement | null} */
  const way = (name, arrow, words) => name ? h("a", { href: `${name}.html`, "aria-label": words }, arrow) : null;
  find("#bar h1").replaceChildren(h("a", { href: "index.html", title: "All boards", class: "back" }, title));
  find("#files").append(...[way(before, "←", "The board before"), h("span", {}, boards[0].name),
    way(after, "→", "The next board")].filter((one) => one !== null));
}

/** @type {(board?: Exported) => string} */
const addressOf = (board) => `#${encodeURIComponent(board?.name ?? "")}`;
/** @type {(board: Exported) => string} */
const titled = (board) => (kept(board.id).isSolved ? `${board.name} ✓` : board.name);
