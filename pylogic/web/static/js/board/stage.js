// The stage: the picture with all that lies over it, as large as there is room for.

import { h } from "../dom.js";
import { besideAt } from "./grid.js";
import { NO_SHEET, cellOf, describe, indexOf, isShaded, isWhitened, looksOf, sizeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Editing } from "./edit.js" */
/** @import { createLayers } from "./layers.js" */
/** @import { createMargin } from "./margin.js" */
/** @import { createPicture } from "./picture.js" */
/** @import { Place, Sheet } from "./sheet.js" */
/** @import { startTools } from "./tools.js" */
/**
 * @typedef {{ app: App, view: View, picture: ReturnType<typeof createPicture>, edit: Editing,
 *   layers: ReturnType<typeof createLayers>, tools: ReturnType<typeof startTools>,
 *   margin: ReturnType<typeof createMargin> }} Parts
 */

const SMALLEST = 18; // pixels of a cell, on boards that do not fit
const LARGEST = 60;
const AROUND = 28; // pixels beside the board, with the numbers of its rows and columns
const BESIDE = 26; // pixels of a picture for the first number beside it, as draw/svg.py leaves them

/** @param {Parts} parts */
export function createStage({ app, view, picture, edit, layers, tools, margin }) {
  const { store } = app;
  const { grid } = view;
  const element = h("div", { class: "stage" }, picture.element);
  const told = h("p", { role: "status" });
  const notice = h("div", { class: "notice", hidden: true }, told);
  const heard = h("p", { class: "heard", ariaLive: "polite" });

  /** @type {(words: string, isStale?: boolean) => void} */
  function say(words, isStale = false) {
    told.textContent = told.title = words;
    notice.hidden = words === "";
    element.classList.toggle("stale", isStale);
  }

  /** @type {(sheet: Sheet) => void} */
  function draw(sheet) {
    const before = view.sheet;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const isInGrid = grid.element.contains(focused); // whose cells may be made anew
    view.sheet = sheet;
    if (before.plays !== sheet.plays) {
      element.parentElement?.classList.toggle("whitened", isWhitened(sheet));
      element.parentElement?.classList.toggle("shaded", isShaded(sheet));
    }
    const isNew = picture.show(sheet);
    const isSized = before === NO_SHEET || before.count !== sheet.count || before.columns !== sheet.columns
      || before.cell.width !== sheet.cell.width || String(before.around) !== String(sheet.around);
    if (isSized) grid.build(sheet);
    if (isNew && picture.surface) picture.surface.append(...layers.elements, grid.element, margin.element);
    if (isInGrid && (isNew || isSized)) grid.select(grid.current);
    if (isNew && margin.element.contains(focused)) focused?.focus();
    layers.show();
    for (let index = 0; index < sheet.count; index += 1) grid.label(index, describe(sheet, store.now, index));
    if (isSized || before.plays !== sheet.plays || before.edits !== sheet.edits) tools.build();
    if (isSized || isNew || before.edits !== sheet.edits) fit();
    edit.changes.settle();
  }

  // As large as the pane has room for; what does not fit scrolls.
  function fit() {
    if (!view.sheet.count) return;
    const { cell, around, edits } = view.sheet;
    // An author has room for numbers on each side: the first one does not move the board.
    const isBeside = store.now.mode === "edit" && edits.some(({ where }) => where === "outside");
    const room = around.map((pixels) => (isBeside ? Math.max(0, BESIDE - pixels) : 0));
    const { width, height, left, top } = sizeOf(view.sheet);
    const [across, down] = [element.clientWidth - AROUND, element.clientHeight - AROUND];
    const scale = Math.min(across / (width + room[1] + room[3]), down / (height + room[0] + room[2]), LARGEST / cell.height);
    // Whole pixels a cell, or some lines of the grid would be wider than others.
    const used = Math.max(Math.floor(scale * cell.height), SMALLEST) / cell.height;
    element.style.setProperty("--wide", `${Math.floor(width * used)}px`);
    element.style.setProperty("--cell", `${cell.height * used}px`);
    element.style.setProperty("--room", room.map((pixels) => `${pixels * used}px`).join(" "));
    element.style.setProperty("--above", `${(top + room[0]) * used}px`);
    element.style.setProperty("--before", `${(left + room[3]) * used}px`);
  }

  // Draw a change of marks and notes at once, before the server has drawn it.
  /** @type {(now: Document, before: Document) => void} */
  function drawMarks(now, before) {
    if (view.sheet === NO_SHEET) return;
    const atoms = new Set([...Object.keys(now.marks), ...Object.keys(before.marks)]);
    const changed = new Set([...atoms].filter((atom) => now.marks[atom] !== before.marks[atom])
      .map((atom) => cellOf(view.sheet, atom)));
    const noted = new Set([...Object.keys(now.notes), ...Object.keys(before.notes)]
      .filter((place) => now.notes[place] !== before.notes[place])
      .map((place) => indexOf(view.sheet, .../** @type {Place} */ (place.split(",").map(Number)))));
    changed.delete(-1);
    for (const index of changed) picture.cell(index, looksOf(view.sheet, now.marks, index));
    layers.notes([...changed, ...noted]);
    if (changed.size) layers.overlaid();
    layers.lines();
    for (const index of new Set([...changed, ...noted])) {
      if (grid.cell(index)) grid.label(index, describe(view.sheet, now, index));
      if (index === grid.current) heard.textContent = describe(view.sheet, now, index).replace(/^[^:]*: /, "");
    }
  }

  new ResizeObserver(fit).observe(element);
  store.on(["mode"], fit);
  element.addEventListener("click", ({ clientX, clientY }) => { // beside the board: numbers of that line are typed
    const place = besideAt(grid.element, view.sheet, clientX, clientY);
    if (place && !margin.open(...place)) tools.focus(...place);
  });
  return {
    element, notice, heard, say, draw, drawMarks, fit,
    // Whether what is shown is older than the texts.
    get isStale() { return element.classList.contains("stale"); },
  };
}
