// The shelf: which board is played, and what has been entered into each, kept in the browser.

import { capital } from "../assistant/sentence.js";
import { find, h } from "../dom.js";
import { boards, game } from "./boards.js";

/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Exported } from "./boards.js" */
/** @typedef {Pick<Document, "marks" | "notes"> & { isSolved?: boolean }} Kept */

const KEPT = "pylogic:played:";

/** @type {(board: Exported) => Kept} */
function kept({ id }) {
  const text = localStorage.getItem(KEPT + id);
  return text === null ? { marks: {}, notes: {} } : JSON.parse(text);
}

/** @type {(app: App) => void} */
export function start(app) {
  const { store } = app;
  const remark = h("p", { class: "remark" });
  const options = boards.map((board) => h("option", { value: board.id }, titled(board)));
  const list = h("select", { "aria-label": "Board", title: "Board", onchange: () => go(list.value) }, options);
  let isSolved = false;
  if (boards.length > 1) find("#files").append(list);
  find(".assistant-status").append(remark);

  // The address names the board, so that it stays on a reload and can be linked to.
  /** @type {(id: string) => void} */
  const go = (id) => location.replace(addressOf(boards.find((one) => one.id === id)));

  function open() {
    const board = boards.find((one) => addressOf(one) === location.hash) ?? boards[0];
    if (board.id === store.now.instance) return;
    const { marks, notes, isSolved: wasSolved = false } = kept(board);
    isSolved = wasSolved;
    list.value = board.id;
    remark.textContent = board.remark ? `${capital(board.remark)}.` : "";
    document.body.toggleAttribute("data-checked", board.outcome.status === "unique");
    app.emit("cancel-all");
    app.emit("game", game);
    store.open({ puzzle: "exported", instance: board.id, marks, notes });
  }

  function keep() {
    const { instance, marks, notes } = store.now;
    try {
      localStorage.setItem(KEPT + instance, JSON.stringify({ marks, notes, isSolved }));
    } catch {
      app.emit("message", { words: "The browser has no room left to keep what you enter.", isBad: true });
    }
  }

  store.on(["marks", "notes"], (_now, _before, changed) => { if (!changed.has("instance")) keep(); });
  app.when("finished", (isFinished) => {
    if (!isFinished || isSolved) return;
    isSolved = true;
    keep();
    options[list.selectedIndex].textContent = titled(boards[list.selectedIndex]);
  });
  addEventListener("hashchange", open);
  open();
}

/** @type {(board?: Exported) => string} */
const addressOf = (board) => `#${encodeURIComponent(board?.name ?? "")}`;
/** @type {(board: Exported) => string} */
const titled = (board) => (kept(board).isSolved ? `${board.name} ✓` : board.name);
