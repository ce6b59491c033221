// The help dialog: what keys and clicks do in the mode that is on.

import { h } from "../dom.js";
import { KINDS } from "./kinds.js";
import { COLOURS } from "./notes.js";
import { VALUES } from "./play.js";
import { isBorder, isWritten } from "./sheet.js";

/** @import { Editing } from "./edit.js" */
/** @import { Keys } from "./kinds.js" */
/** @import { Playing } from "./play.js" */

/** @type {Keys} */
const MOVING = [
  ["Arrows", "move"],
  ["Home, End", "to the ends of the row; with Ctrl, of the board"],
];
/** @type {Keys} */
const HISTORY = [["Ctrl Z, Ctrl Y", "undo, redo"], ["?", "this help"], ["Tab", "leave the board"]];

/** @type {(play: Playing) => Keys} */
function playing(play) {
  const clicked = play.clicked();
  const written = play.written();
  /** @type {Keys} */
  const keys = [];
  if (clicked?.clicks.length) {
    const names = clicked.clicks.map((number) => clicked.choices[number].words);
    keys.push(["Click, Space, Enter", `${[...names, "empty"].join(", then ")}`]);
    if (names.length > 1) keys.push(["Right click, long press", `${names[1]} at once`]);
    if (!play.lines) keys.push(["Drag", "give cells what the first one has become"]);
    const named = Object.keys(VALUES).filter((key) => clicked.choices.some(({ value }) => value === VALUES[key]));
    if (!isWritten(clicked)) for (const key of named) keys.push([key, VALUES[key].replace("_", " ")]);
    const [holds, not] = clicked.choices;
    if (holds.value === null && not) keys.push(["#", holds.words], [".", not.words]);
  }
  const { lines } = play;
  if (lines) {
    const names = lines.clicks.map((number) => lines.choices[number].words);
    keys.push(["Click, Shift and an arrow", `${[...names, "empty"].join(", then ")}, over that side of the cell`]);
    if (names.length > 1) keys.push(["Right click, long press", `${names[1]} at once`]);
    keys.push(["Drag", "go on with the line"]);
    if (isBorder(lines)) {
      keys.push(["Drag from the middle of a cell", "enclose cells, from corner to corner; again: no lines around them"],
        ["Space, arrows, Space", "the same"]);
    }
  }
  if (written && play.chooses()) {
    keys.push(["Drag; Shift or Ctrl and a click; Shift and an arrow", "choose several cells: what is entered goes to all"]);
  }
  if (written) {
    keys.push(["Digits", "write a number"], ["Shift and a digit", "a small note in the corner, or take it away"],
      ["Ctrl and a digit", "the same in the middle"]);
  }
  return [...keys, [`Alt and 1 to ${COLOURS.length}`, "colour the cell, or take the colour away"],
    ["Delete, Backspace", "empty the cell"], ["Tap with two fingers", "undo"], ...MOVING];
}

/** @type {(edit: Editing) => Keys} */
function editing(edit) {
  const clue = edit.changes.entry("clue");
  /** @type {Keys} */
  const keys = [];
  if (clue?.values === 1) keys.push(["Digits", "write the clue; 1, then 7, makes 17"]);
  if (clue?.values === 0) keys.push(["Click, Space, Enter", "put a clue there, or take it away"]);
  if (edit.changes.entry("unknown")) keys.push(["?, right click", "a clue whose number is not known"]);
  for (const what of edit.pen.kinds) keys.push(...KINDS[what]?.keys ?? []);
  return [...keys, ["Delete, Backspace", "take the clue away"], ...MOVING];
}

/** @type {(mode: string, of: { play: Playing, edit: Editing }) => void} */
export function showKeys(mode, { play, edit }) {
  const before = /** @type {HTMLElement} */ (document.activeElement);
  const keys = [...(mode === "play" ? playing(play) : editing(edit)), ...HISTORY];
  const dialog = h(
    "dialog",
    { class: "keys", ariaLabel: "Keys" },
    h("h2", {}, mode === "play" ? "Playing: keys and clicks" : "Editing: keys and clicks"),
    h("dl", {}, keys.map(([key, does]) => h("div", {}, h("dt", {}, key), h("dd", {}, does)))),
    h("form", { method: "dialog" }, h("button", { class: "primary", autofocus: true }, "Close")),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    before?.focus?.();
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
}
