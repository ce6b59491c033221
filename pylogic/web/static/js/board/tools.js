// The tools below the board: what can be entered, save points, size, regions, the keys.

import { become, h, svg } from "../dom.js";
import { createClock } from "./clock.js";
import { createFields } from "./fields.js";
import { showKeys } from "./keys.js";
import { KINDS, SIGNS } from "./kinds.js";
import { COLOURS, NUMBERED } from "./notes.js";
import { NO_SHEET, isBorder, isWritten } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { Child } from "../dom.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Editing } from "./edit.js" */
/** @import { Fields } from "./fields.js" */
/** @import { Playing } from "./play.js" */
/** @import { Noted } from "./notes.js" */
/** @import { Choice, Edit, Play } from "./sheet.js" */
/** @typedef {{ app: App, view: View, play: Playing, edit: Editing }} Parts */

const SVG = "http://www.w3.org/2000/svg";

/** @type {(edit: Parts["edit"], what: string) => string} */
function nameOf(edit, what) {
  const { predicate } = edit.changes.entry(what) ?? { predicate: what };
  return KINDS[what]?.name ?? `${predicate[0].toUpperCase()}${predicate.slice(1)}`;
}

/** @type {{ kind: Noted | "", name: string, title: string }[]} */
const PENCILS = [
  { kind: "", name: "Enter", title: "What is typed, tapped or clicked is entered" },
  { kind: "corner", name: "Corner", title: "Numbers are small notes in the corner (also: Shift and a digit)" },
  { kind: "centre", name: "Centre", title: "Numbers are notes in the middle (also: Ctrl and a digit)" },
  { kind: "colour", name: "Colour", title: "Clicks and drags choose cells to colour (also: Alt and a digit)" },
];

// What clicks and drags do where lines are entered.
/** @type {(play: Play) => string} */
function lineHint(play) {
  const { where, clicks, choices } = play;
  const drag = where === "link" ? "Drag from cell to cell to draw."
    : isBorder(play) ? "Drag over cells to enclose them." : "Drag along sides to go on.";
  return `Click ${where === "link" ? "between two cells" : "a side of a cell"}: ${turns(clicks, choices)} ${drag}`;
}

// What one click after the other enters.
/** @type {(clicks: number[], choices: Choice[]) => string} */
const turns = (clicks, choices) => `${clicks.map((number) => choices[number].words).join(", then ")}.`;

/** @param {Parts} parts */
export function startTools(parts) {
  const { app, view, play, edit } = parts;
  const { store } = app;
  const element = h("div", { class: "tools" });
  const saves = createSaves(app);
  const clock = createClock(app);
  /** @type {Fields | null} */
  let fields = null;

  function build() {
    const isPlayed = store.now.mode === "play";
    element.dataset.mode = store.now.mode;
    const line = h("div", { class: "line first" }, h("p", { class: "hint" }, hintOf(parts)),
      isPlayed && view.sheet.plays.length ? clock : null,
      button("? Keys", help, { class: "keys", title: "What keys and clicks do" }));
    if (isPlayed && view.sheet.plays.length)
      line.append(button("Hint", () => app.emit("hint"), { class: "primary ask", title: "Where to look next, and why" }));
    if (isPlayed) {
      fields = null;
      element.replaceChildren(line, ...playing(parts, saves.element));
    } else {
      if (fields?.fits()) fields.update();
      else fields = createFields({ view, edit });
      become(element, [line, ...editing(parts, fields.element)]);
    }
    saves.update();
    showPencil();
  }

  const help = () => showKeys(store.now.mode, { play, edit });
  const showPencil = () => {
    const kind = play.pencil.kind ?? "";
    for (const one of element.querySelectorAll("[data-pencil]"))
      one.setAttribute("aria-pressed", String(one.getAttribute("data-pencil") === kind));
    element.dataset.pencil = kind;
  };

  play.pencil.onChange(showPencil);
  edit.pen.onChange(build);
  store.on(["mode"], () => { if (view.sheet !== NO_SHEET) build(); });
  app.when("focused", () => fields?.update());
  /** @type {(side: string, line: number) => void} */
  const focus = (side, line) => {
    const field = element.querySelector(`[data-beside="${side},${line}"]`);
    field?.closest("details")?.setAttribute("open", "");
    field?.querySelector("input")?.focus();
  };
  return { element, build, help, focus };
}

// The save points: boards that a player wants to come back to.
/** @type {(app: App) => { element: HTMLElement, update: () => void }} */
function createSaves({ store, emit }) {
  /** @type {(saved: Document["saves"][0]) => boolean} */
  const isNow = (saved) => JSON.stringify(saved) === JSON.stringify({ marks: store.now.marks, notes: store.now.notes });
  /** @type {(saves: Document["saves"]) => void} */
  const keep = (saves) => store.change({ saves }, { undoable: false });
  const back = button("Back to it", goBack, { class: "back", title: "Return to the last save point" });
  const empty = button("Clear all", () => store.change({ marks: {}, notes: {} }), {
    class: "empty", title: "Take away all that you have entered",
  });
  const element = group(
    "Save points",
    button("Save point", save, { title: "Remember the board as it is now, before trying something" }),
    back,
    empty,
  );

  function save() {
    const { marks, notes, saves } = store.now;
    const last = saves.at(-1);
    if (!last || !isNow(last)) keep([...saves, { marks, notes }]);
    emit("message", { words: "Remembered. “Back to it” returns to this board." });
  }

  // The save point before the last one, where the board is as the last one already.
  function goBack() {
    const { saves } = store.now;
    const last = saves.length > 1 && isNow(saves[saves.length - 1]) ? saves.length - 2 : saves.length - 1;
    keep(saves.slice(0, last + 1));
    store.change(saves[last]);
  }

  function update() {
    const { saves } = store.now;
    back.disabled = !saves.length || (saves.length === 1 && isNow(saves[0]));
    empty.disabled = !Object.keys(store.now.marks).length && !Object.keys(store.now.notes).length;
  }
  store.on(["marks", "notes", "saves"], update);
  return { element, update };
}

// A button that leaves the focus in the board, where typing goes on.
/** @type {(words: string, onclick: () => void, more?: object, ...children: Child[]) => HTMLButtonElement} */
const button = (words, onclick, more = {}, ...children) => h(
  "button",
  { type: "button", onclick, onpointerdown: (event) => event.preventDefault(), ...more },
  ...(children.length ? children : [words]),
);
/** @type {(name: string, ...children: (Child | Child[])[]) => HTMLElement} */
const group = (name, ...children) => h("div", { class: "group", role: "group", ariaLabel: name }, ...children);

// What clicks and keys do, in a sentence.
/** @type {(parts: Parts) => string} */
function hintOf({ app, view, play, edit }) {
  const { plays, edits, size, count } = view.sheet;
  if (app.store.now.mode === "edit") {
    const { hint = "" } = KINDS[edit.pen.kind] ?? {};
    if (edits.length) return typeof hint === "string" ? hint : hint(edit);
    return size ? "Only the size can be changed here; everything else is in the facts, beside the rules."
      : "The board of this puzzle is not made of cells: change its facts, beside the rules.";
  }
  if (!plays.length) {
    return count ? "On this board there is nothing to enter: the assistant solves it."
      : "This puzzle has no board: the assistant solves it.";
  }
  const clicked = play.clicked();
  const lines = play.lines ? lineHint(play.lines) : "";
  if (!clicked) return lines;
  if (play.written() === clicked && clicked.choices.length > 3)
    return `${matchMedia("(pointer: coarse)").matches
      ? "Tap a cell, or drag over several, then a number below: the same again erases it. Two fingers undo."
      : "Click a cell, or drag over several, and type a number. With Shift it is a small note."} ${lines}`.trim();
  const drag = clicked.clicks.length > 1 && !lines ? "Drag to paint." : lines;
  return `Click a cell: ${turns(clicked.clicks, clicked.choices)} ${drag}`.trim();
}

// A button for each choice, notes, erasing, save points.
/** @type {(parts: Parts, saves: HTMLElement) => HTMLElement[]} */
function playing(parts, saves) {
  const { view, play } = parts;
  const { plays } = view.sheet;
  if (!plays.length) return [];
  /** @type {(one: Play) => HTMLElement[]} */
  const pad = (one) => one.choices.map((choice, number) => {
    const isValue = isWritten(one);
    return button(choice.words, () => play.enter(view.grid.current, one, number), {
      class: isValue ? "digit" : "choice",
    }, ...(isValue ? [] : [swatch(parts, choice), choice.words]));
  });
  const pads = plays.filter((one) => one.where === "cell")
    .map((one) => group("Enter into the chosen cells", pad(one)));
  for (const one of pads) one.classList.add("pad");
  const colours = group("Colour of the chosen cells", COLOURS.map((colour, at) => {
    const one = button("", () => play.pencil.note(view.grid.current, "colour", colour),
      { class: "digit paint", ariaLabel: colour, title: `${colour} (also: Alt and ${at + 1})` });
    one.style.setProperty("--paint", `var(--paint-${colour})`);
    return one;
  }));
  colours.classList.add("colours");
  const kinds = PENCILS.filter(({ kind }) => play.written() || !NUMBERED.some((one) => one === kind))
    .map(({ kind, name, title }) => button(name, () => { play.pencil.kind = kind || null; }, { dataset: { pencil: kind }, title }));
  const erase = button("Erase", () => play.clear(view.grid.current), { title: "Empty the chosen cells (Delete)" });
  const candidates = play.written()?.peers.size ? [button("Candidates", () => play.pencil.noteAll(), {
    title: "Note in each empty cell the numbers that none of the cells has which it sees",
  })] : [];
  const manners = group("What is entered, and erasing", ...kinds, erase, ...candidates);
  manners.classList.add("manners");
  return [
    h("div", { class: "line" }, ...pads, colours, manners),
    h("div", { class: "line" }, saves),
  ];
}

// How a choice looks, on its button.
/** @type {(parts: Parts, choice: Choice) => SVGSVGElement} */
function swatch({ view }, choice) {
  const looks = choice.looks[0].filter((one) => one !== null);
  const look = looks.find(({ svg: drawn }) => !drawn.includes("<text")) ?? looks[0];
  const { width, height } = view.sheet.cell;
  const drawn = svg(`<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" class="swatch">${look?.svg ?? ""}</svg>`);
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}

// What is changed, and the clue, the region or the fields of it; the size.
/** @type {(parts: Parts, fields: HTMLElement | null) => HTMLElement[]} */
function editing(parts, fields) {
  const { view, edit } = parts;
  const { isTyped } = edit.pen;
  const signs = [...Array(10).keys(), ...KINDS[edit.pen.kind]?.more ?? []].map(String);
  const numbers = isTyped ? signs.map((sign) => (
    button(sign, () => edit.type(view.grid.current, sign), { class: "digit typed" }))) : [];
  const unknown = edit.pen.kind === "clue" && edit.changes.entry("unknown")
    && button("?", () => edit.question(view.grid.current), {
      class: "digit", title: "A clue whose number is not known",
    });
  const erase = isTyped && button("Erase", () => edit.clear(view.grid.current), {
    title: "Take what stands in the chosen cell away (Delete)",
  });
  const tools = edit.pen.kinds.length > 1 && group("What is changed", edit.pen.kinds.map((tool) => button(
    nameOf(edit, tool),
    () => { edit.pen.kind = tool; },
    { ariaPressed: String(edit.pen.kind === tool) },
  )));
  const line = edit.pen.isPainting || edit.pen.isPlaced ? swatches(parts) : numbers.length || unknown || erase
    ? group("Into the chosen cell", ...numbers, unknown || null, erase || null) : null;
  return [
    tools || line ? h("div", { class: "line" }, tools || null, line) : null,
    fields,
    h("div", { class: "line" }, sizes(parts)),
  ].filter((one) => one !== null);
}

/** @type {(parts: Parts) => HTMLElement} */
function swatches({ edit }) {
  const { pen } = edit;
  const fresh = () => {
    const numbers = pen.ids.map(Number).filter(Number.isFinite);
    pen.pick(String(Math.max(0, ...numbers) + 1));
  };
  const kind = KINDS[pen.kind].noun ?? pen.kind;
  return group(
    `${nameOf(edit, pen.kind)} to ${pen.isPainting ? "paint with" : "put"}`,
    pen.ids.map((id) => button(SIGNS[id] ?? id, () => pen.pick(id), {
      class: "digit region", ariaLabel: `${kind} ${id}`, ariaPressed: String(pen.id === id),
    })),
    pen.isPainting ? button(`New ${kind}`, fresh) : null,
  );
}

/** @type {(parts: Parts) => HTMLElement | null} */
function sizes({ view, edit }) {
  if (!view.sheet.size) return null;
  const [rows, columns] = view.sheet.size;
  const { resize } = edit.changes;
  /** @type {(name: string, number: number, less: () => void, more: () => void) => HTMLElement} */
  const stepper = (name, number, less, more) => h("span", { class: "stepper" },
    button("−", less, { ariaLabel: `one ${name} less`, disabled: number <= 1 }),
    h("output", {}, `${number} ${name}${number === 1 ? "" : "s"}`),
    button("+", more, { ariaLabel: `one ${name} more` }));
  return group(
    "Size of the board",
    stepper("row", rows, () => resize(rows - 1, columns), () => resize(rows + 1, columns)),
    stepper("column", columns, () => resize(rows, columns - 1), () => resize(rows, columns + 1)),
  );
}
