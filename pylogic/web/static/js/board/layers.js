// What lies over the picture: notes, outlines, offered clues, all answers at once, what is typed.

import { h } from "../dom.js";
import { createLines } from "./lines.js";
import { createOutline } from "./outline.js";
import { atomOf, chosen, indexOf, looksOf, placeOf } from "./sheet.js";

const HUES = 12; // regions whose tints differ well

export function createLayers({ app, view, picture, edit }) {
  const { store } = app;
  const outline = createOutline();
  const strokes = createLines();
  let highlight = null;
  let ghosts = new Map();
  let overlay = null;

  const legend = h("p", { class: "legend", hidden: true },
    "All answers at once: what they share is drawn full, what only some have faintly. ",
    h("button", { type: "button", onclick: () => app.emit("overlay", null) }, "Back to the board"));

  const cell = (index) => view.grid.cell(index);
  // A piece of text in a cell, of one kind; null takes it away.
  function text(index, kind, words) {
    const found = cell(index)?.querySelector(`.${kind}`);
    if (words === null || words === "") found?.remove();
    else if (found) found.textContent = words;
    else cell(index)?.append(h("span", { class: kind, ariaHidden: "true" }, words));
  }

  function notes(indexes) {
    for (const index of indexes) {
      const isFilled = view.sheet.plays.some((play) => chosen(view.sheet, play, store.now.marks, index) >= 0);
      const own = isFilled || overlay ? [] : store.now.notes[placeOf(view.sheet, index).join(",")] ?? [];
      text(index, "notes", own.join(" "));
    }
  }

  function showGhosts() {
    view.grid.element.querySelectorAll(".ghost").forEach((ghost) => ghost.remove());
    for (const [index, ghost] of ghosts) text(index, "ghost", ghost.text || "+");
  }

  // Lines as the player has entered them, or as the answers have them.
  function lines() {
    const [certain, possible] = [new Set(overlay?.certain), new Set(overlay?.possible)];
    const shared = (atom) => (certain.has(atom) ? "drawn" : possible.has(atom) ? "faint" : null);
    const entered = (atom) => ({ true: "drawn", false: "crossed" })[store.now.marks[atom]] ?? null;
    strokes.show(view.sheet, overlay ? shared : entered);
  }

  // What all answers share is drawn full, what only some have faintly.
  function overlaid() {
    lines();
    const { sheet } = view;
    const [certain, possible] = [new Set(overlay?.certain), new Set(overlay?.possible)];
    for (let index = 0; index < sheet.count; index += 1) {
      const found = overlay ? inAnswers(index, certain, possible) : { marks: store.now.marks };
      if (overlay) picture.cell(index, looksOf(sheet, found.marks, index));
      picture.fade(index, Boolean(found.isFaint));
      text(index, "maybe", found.words ?? null);
    }
    notes([...Array(sheet.count).keys()]);
  }

  function inAnswers(index, certain, possible) {
    const { sheet } = view;
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

  app.when("highlight", (told) => {
    highlight = told;
    if (view.sheet) outline.show(highlight, view.sheet);
  });
  app.when("ghosts", (told) => {
    ghosts = new Map((told ?? []).map((ghost) => [indexOf(view.sheet, ghost.row, ghost.column), ghost]));
    if (view.sheet) showGhosts();
  });
  app.when("overlay", (told) => {
    const wasOn = overlay !== null;
    overlay = told;
    legend.hidden = overlay === null;
    if (!view.sheet) return;
    overlaid();
    if (wasOn && !overlay) {
      for (let index = 0; index < view.sheet.count; index += 1) picture.cell(index, looksOf(view.sheet, store.now.marks, index));
    }
  });

  return {
    elements: [strokes.element, outline.element],
    legend,
    lines,
    notes,
    overlaid: () => { if (overlay) overlaid(); },
    // All layers again, on a new picture.
    show() {
      outline.show(highlight, view.sheet);
      lines();
      showGhosts();
      view.grid.element.querySelectorAll(".tint").forEach((one) => one.remove());
      if (overlay) overlaid();
      else notes([...Array(view.sheet.count).keys()]);
    },
    // What has just been typed, until the server has drawn it; null when it has.
    typed(index, words) {
      cell(index)?.querySelector(".typed")?.remove();
      if (words !== null) cell(index)?.append(h("span", { class: "typed", ariaHidden: "true" }, words));
    },
    // The region that a cell has just been painted with.
    tint(index, id) {
      cell(index)?.querySelector(".tint")?.remove();
      const made = h("span", { class: "tint", ariaHidden: "true" }, id);
      made.style.setProperty("--hue", String(((Number(id) || id.length) * 360 * 5) / HUES % 360));
      cell(index)?.append(made);
    },
    // Add the clue that is offered in a cell; false if there is none.
    press(index) {
      const ghost = ghosts.get(index);
      return ghost !== undefined && edit.add([ghost.atom]);
    },
    flash(index) {
      const found = cell(index);
      found.classList.remove("flash");
      void found.offsetWidth; // begins the animation again
      found.classList.add("flash");
      found.addEventListener("animationend", () => found.classList.remove("flash"), { once: true });
    },
  };
}
