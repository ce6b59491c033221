// The margin: the numbers of a line beside the board, typed where they stand.

import { effect, html, render, signal } from "../../vendor/preact-11.js";
import { find, h, targetOf } from "../dom.js";
import { besideOf } from "./outline.js";
import { placeOf, sizeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Editing } from "./edit.js" */
/** @import { Side } from "./sheet.js" */
/** @typedef {{ side: Side, number: number }} Line of the board, counted from 1 */

/** @type {Record<Side, string>} */
export const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
/** @type {Record<string, Side>} */
const LEAVING = { ArrowUp: "top", ArrowLeft: "left", ArrowDown: "bottom", ArrowRight: "right" };

// Whether the lines that end at a side are columns.
/** @type {(side: Side) => boolean} */
export const isLevel = (side) => side === "top" || side === "bottom";

/** @param {{ app: App, view: View, edit: Editing }} parts */
export function createMargin({ app, view, edit: { changes, pen } }) {
  const { grid } = view;
  const element = h("div", { class: "margin" });
  const line = signal(/** @type {Line | null} */ (null));

  /** @type {(line: Line) => string} */
  const textOf = ({ side, number }) => changes.numbers("outside", [side, number]).join(" ");

  // False where no numbers stand beside the board, or diagonals are typed.
  /** @type {(side: Side, number: number) => boolean} */
  function open(side, number) {
    if (app.store.now.mode !== "edit" || !changes.entry("outside") || pen.kind === "slanted") return false;
    pen.kind = "outside";
    line.value = { side, number };
    const field = /** @type {HTMLInputElement} */ (find("input", element));
    field.value = textOf(line.value);
    field.focus();
    field.select();
    return true;
  }

  /** @type {(event: Event) => void} */
  function write(event) {
    if (line.value === null) return;
    const { side, number } = line.value;
    const text = targetOf(event).value.trim();
    if (text !== textOf(line.value)) changes.becomeNumbers("outside", [side, number], text);
  }

  // A field that goes, since another line is typed, has been written already; one that a new picture
  // takes along has the focus again at once.
  /** @type {(event: Event, from: Line) => void} */
  const leave = (event, from) => queueMicrotask(() => {
    if (line.value !== from || document.activeElement === event.target) return;
    write(event);
    line.value = null;
  });

  // Enter and Tab lead to the next line of the side, with Shift to the one before; Escape gives the text up.
  /** @type {(event: KeyboardEvent) => void} */
  function onKey(event) {
    const isOver = event.key === "Escape";
    if (line.value === null || (event.key !== "Enter" && event.key !== "Tab" && !isOver)) return;
    event.preventDefault();
    const { side, number } = line.value;
    const next = number + (event.shiftKey ? -1 : 1);
    if (!isOver) write(event);
    if (!isOver && next >= 1 && next <= view.sheet[isLevel(side) ? "columns" : "rows"]) open(side, next);
    else {
      line.value = null;
      grid.select(grid.current);
    }
  }

  effect(() => {
    const here = line.value;
    render(html`${here && html`<input key=${`${here.side} ${here.number}`} class=${here.side} inputmode="numeric"
      aria-label=${`${SIDES[here.side]} ${here.number}`} style=${styleOf(view, here)}
      onkeydown=${onKey} onblur=${(/** @type {Event} */ event) => leave(event, here)} />`}`, element);
  });

  // An arrow key leads from the last cell of a line over the edge of the board.
  grid.element.addEventListener("keydown", (event) => {
    const side = LEAVING[event.key];
    if (!side || pen.kind !== "outside" || event.shiftKey || grid.target(event) !== grid.current) return;
    const [row, column] = placeOf(view.sheet, grid.current);
    if (!open(side, isLevel(side) ? column : row)) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
  return { element, open };
}

// The field is in the middle of its line.
/** @type {(view: View, line: Line) => Record<string, string>} */
function styleOf({ sheet }, { side, number }) {
  const { width, height, left, top } = sizeOf(sheet);
  const box = besideOf(sheet, ["outside", side, number]);
  const along = isLevel(side) ? (left + box.x + box.width / 2) / width : (top + box.y + box.height / 2) / height;
  return { "--along": `${100 * along}%` };
}
