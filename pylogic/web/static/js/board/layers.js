// The layers over the picture: notes, outlines, offered clues, all answers at once.

import { h } from "../dom.js";
import { paint, raster, text } from "./cells.js";
import { createLines } from "./lines.js";
import { COLOURS, noted } from "./notes.js";
import { createOutline } from "./outline.js";
import { createSketch } from "./sketch.js";
import { NO_SHEET, atomOf, chosen, indexOf, looksOf, placeOf } from "./sheet.js";

const LARGEST = 25; // of the numbers that have places of their own in a cell: five in a row

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Marks } from "../store.js" */
/** @import { Editing } from "./edit.js" */
/** @import { Highlight } from "./outline.js" */
/** @import { createPicture } from "./picture.js" */
/** @import { Sheet } from "./sheet.js" */
/** @typedef {{ atom: string, row: number, column: number, text: string }} Ghost a clue that is offered */
/** @typedef {{ certain: string[], possible: string[] }} Overlay what all answers share, what only some have */
/**
 * @typedef {{ app: App, view: View, picture: ReturnType<typeof createPicture>,
 *   edit: Editing }} Below what layers lie over
 */

/** @param {Below} below */
export function createLayers({ app, view, picture, edit }) {
  const { store } = app;
  const outline = createOutline();
  const strokes = createLines();
  /** @type {Highlight | null} */
  let highlight = null;
  /** @type {Map<number, Ghost>} */
  let ghosts = new Map();
  /** @type {Overlay | null} */
  let overlay = null;

  const legend = h("p", { class: "legend", hidden: true },
    "All answers at once: what they share is drawn full, what only some have faintly. ",
    h("button", { type: "button", onclick: () => app.emit("overlay", null) }, "Back to the board"));

  /** @type {(index: number) => HTMLElement | undefined} */
  const cell = (index) => view.grid.cell(index);

  /** @type {(indexes: number[]) => void} */
  function notes(indexes) {
    const numbers = view.sheet.plays.flatMap(({ choices }) => choices.map(({ value }) => Number(value)));
    const largest = Math.max(0, ...numbers.filter((number) => number <= LARGEST));
    for (const index of indexes) {
      const isFilled = view.sheet.plays.some((play) => chosen(view.sheet, play, store.now.marks, index) >= 0);
      const all = overlay ? [] : store.now.notes[placeOf(view.sheet, index).join(",")];
      const own = isFilled ? [] : all;
      raster(cell(index), "notes", noted(own, "corner"), largest);
      const centre = noted(own, "centre");
      text(cell(index), "centre", centre.join(centre.some((one) => one.length > 1) ? " " : ""));
      paint(cell(index), noted(all, "colour").filter((colour) => COLOURS.includes(colour)));
    }
  }

  function showGhosts() {
    view.grid.element.querySelectorAll(".ghost").forEach((ghost) => ghost.remove());
    for (const [index, ghost] of ghosts) text(cell(index), "ghost", ghost.text || "+");
  }

  // Lines as the player has entered them, or as the answers have them.
  function lines() {
    const [certain, possible] = [new Set(overlay?.certain), new Set(overlay?.possible)];
    /** @type {(atom: string) => "drawn" | "faint" | null} */
    const shared = (atom) => (certain.has(atom) ? "drawn" : possible.has(atom) ? "faint" : null);
    /** @type {(atom: string) => "drawn" | "crossed" | null} */
    const entered = (atom) => (atom in store.now.marks ? (store.now.marks[atom] ? "drawn" : "crossed") : null);
    strokes.show(view.sheet, overlay ? shared : entered);
  }

  // Draw values that all answers share in full, values that only some have faintly or as small words.
  function overlaid() {
    lines();
    const { sheet } = view;
    const [certain, possible] = [new Set(overlay?.certain), new Set(overlay?.possible)];
    for (let index = 0; index < sheet.count; index += 1) {
      const found = overlay ? inAnswers(sheet, index, certain, possible) : null;
      if (found) picture.cell(index, looksOf(sheet, found.marks, index));
      picture.fade(index, Boolean(found?.isFaint));
      text(cell(index), "maybe", found?.words ?? null);
    }
    notes([...Array(sheet.count).keys()]);
  }

  app.when("highlight", (told) => {
    highlight = told;
    if (view.sheet !== NO_SHEET) outline.show(highlight, view.sheet);
  });
  app.when("ghosts", (told) => {
    if (view.sheet === NO_SHEET) return;
    ghosts = new Map((told ?? []).map((ghost) => [indexOf(view.sheet, ghost.row, ghost.column), ghost]));
    showGhosts();
  });
  app.when("overlay", (told) => {
    const wasOn = overlay !== null;
    overlay = told;
    legend.hidden = overlay === null;
    if (view.sheet === NO_SHEET) return;
    overlaid();
    if (wasOn && !overlay) {
      const { sheet } = view;
      for (let index = 0; index < sheet.count; index += 1) picture.cell(index, looksOf(sheet, store.now.marks, index));
    }
  });

  return {
    elements: [createSketch(view, edit.changes), strokes.element, outline.element],
    legend,
    lines,
    notes,
    overlaid: () => { if (overlay) overlaid(); },
    // All layers again, on a new picture.
    show() {
      outline.show(highlight, view.sheet);
      lines();
      showGhosts();
      if (overlay) overlaid();
      else notes([...Array(view.sheet.count).keys()]);
    },
    // Add the clue that is offered in a cell; false if there is none.
    /** @type {(index: number) => boolean} */
    press(index) {
      const ghost = ghosts.get(index);
      return ghost !== undefined && edit.changes.add([ghost.atom]);
    },
  };
}

/** @typedef {{ marks: Marks, isFaint?: boolean, words?: string }} Shared */

// The marks and words that a cell shows for all answers at once; `isFaint` if only some answers have them.
/** @type {(sheet: Sheet, index: number, certain: Set<string>, possible: Set<string>) => Shared} */
export function inAnswers(sheet, index, certain, possible) {
  for (const play of sheet.plays) {
    const all = play.choices.map((choice) => ({ choice, atom: atomOf(sheet, play, choice, index) }));
    const sure = all.find(({ choice, atom }) => choice.holds && certain.has(atom));
    if (sure) return { marks: { [sure.atom]: true } };
    const open = all.filter(({ choice, atom }) => choice.holds && possible.has(atom));
    if (open.length && open[0].choice.value === null) return { marks: { [open[0].atom]: true }, isFaint: true };
    if (open.length) return { marks: {}, words: open.map(({ choice }) => choice.words).join(" ") };
    const never = all.find(({ choice }) => !choice.holds);
    if (never) return { marks: { [never.atom]: false } };
  }
  return { marks: {} };
}
