// The tools below the board: what can be entered, save points, size, regions, the keys.

import { effect, html, render, useComputed, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { counted, h, svg } from "../dom.js";
import { createClock } from "./clock.js";
import { Fields } from "./fields.js";
import { showKeys } from "./keys.js";
import { SIGNS, kindOf } from "./kinds.js";
import { COLOURS, NUMBERED } from "./notes.js";
import { NO_SHEET, isBorder, isWritten } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Editing } from "./edit.js" */
/** @import { Playing } from "./play.js" */
/** @import { Noted } from "./notes.js" */
/** @import { Choice, Play } from "./sheet.js" */
/** @typedef {{ app: App, view: View, play: Playing, edit: Editing }} Parts */

const SVG = "http://www.w3.org/2000/svg";

/** @type {(edit: Parts["edit"], what: string) => string} */
function nameOf({ changes }, what) {
  const entry = changes.entry(what);
  return (entry && kindOf(entry)?.name) ?? what;
}

/** @type {{ kind: Noted | "", name: string, title: string }[]} */
const PENCILS = [
  { kind: "", name: "Enter", title: "What is typed, tapped or clicked is entered" },
  { kind: "corner", name: "Corner", title: "Numbers are small notes in the corner (also: Shift and a digit)" },
  { kind: "centre", name: "Centre", title: "Numbers are notes in the middle (also: Ctrl and a digit)" },
  { kind: "colour", name: "Colour", title: "Clicks and drags choose cells to colour (also: Alt and a digit)" },
];

// The hint for clicks and drags where lines are entered.
/** @type {(play: Play) => string} */
function lineHint(play) {
  const { where, clicks, choices } = play;
  const drag = where === "link" ? "Drag from cell to cell to draw."
    : isBorder(play) ? "Drag over cells to enclose them." : "Drag along sides to go on.";
  return `Click ${where === "link" ? "between two cells" : "a side of a cell"}: ${turns(clicks, choices)} ${drag}`;
}

// The words of the choices that one click after the other enters, joined by "then".
/** @type {(clicks: number[], choices: Choice[]) => string} */
const turns = (clicks, choices) => `${clicks.map((number) => choices[number].words).join(", then ")}.`;

/** @param {Parts} parts */
export function startTools(parts) {
  const { app, play, edit } = parts;
  const element = h("div", { class: "tools" });
  const clock = createClock(app);
  const help = () => showKeys(app.store.now.mode, { play, edit });
  const build = () => render(html`<${Tools} ...${{ parts, clock, help }} />`, element);
  effect(() => { Object.assign(element.dataset, { mode: app.store.now.mode, pencil: play.pencil.kind ?? "" }); });
  build();
  /** @type {(side: string, line: number) => void} */
  const focus = (side, line) => {
    const field = element.querySelector(`[data-beside="${side},${line}"]`);
    field?.closest("details")?.setAttribute("open", "");
    field?.querySelector("input")?.focus();
  };
  return { element, build, help, focus };
}

/** @param {{ parts: Parts, clock: HTMLElement, help: () => void }} properties */
function Tools({ parts, clock, help }) {
  const { app, view } = parts;
  const mode = useComputed(() => app.store.now.mode).value;
  if (view.sheet === NO_SHEET) return null;
  const isPlayed = mode === "play" && view.sheet.plays.length > 0;
  return html`
    <div class="line first"><p class="hint">${hintOf(parts, mode)}</p>
      ${isPlayed && html`<span class="placed" ref=${(/** @type {Element | null} */ place) => place?.append(clock)} />`}
      <${Button} class="keys" title="What keys and clicks do" onclick=${help}>? Keys<//>
      ${isPlayed && html`<${Button} class="primary ask" title="Where to look next, and why"
        onclick=${() => app.emit("hint")}>Hint<//>`}</div>
    ${isPlayed && html`<${Pads} ...${parts} /><div class="line"><${Saves} ...${app} /></div>`}
    ${mode === "edit" && html`<${Pens} ...${parts} />
      <${Fields} view=${view} changes=${parts.edit.changes} kind=${parts.edit.pen.kind} />
      <div class="line"><${Sizes} ...${parts} /></div>`}`;
}

// A button that leaves the focus in the board, where typing goes on.
/** @type {(properties: object) => any} */
const Button = (properties) => html`<button type="button" ...${properties}
  onpointerdown=${(/** @type {Event} */ event) => event.preventDefault()} />`;

// The save points: boards that a player wants to come back to.
/** @param {App} app */
function Saves({ store, emit }) {
  const { marks, notes, saves } = store.now;
  /** @type {(saved: Document["saves"][0]) => boolean} */
  const isNow = (saved) => JSON.stringify(saved) === JSON.stringify({ marks, notes });
  /** @type {(saves: Document["saves"]) => void} */
  const keep = (saves) => store.change({ saves }, { undoable: false });
  const save = () => {
    const last = saves.at(-1);
    if (!last || !isNow(last)) keep([...saves, { marks, notes }]);
    emit("message", { words: "Remembered. “Back to it” returns to this board." });
  };
  // The save point before the last one, where the board is as the last one already.
  const goBack = () => {
    const last = saves.length > 1 && isNow(saves[saves.length - 1]) ? saves.length - 2 : saves.length - 1;
    keep(saves.slice(0, last + 1));
    store.change(saves[last]);
  };
  return html`<div class="group" role="group" aria-label="Save points">
    <${Button} title="Remember the board as it is now, before trying something" onclick=${save}>Save point<//>
    <${Button} class="back" title="Return to the last save point" onclick=${goBack}
      disabled=${!saves.length || (saves.length === 1 && isNow(saves[0]))}>Back to it<//>
    <${Button} class="empty" title="Take away all that you have entered"
      disabled=${!Object.keys(marks).length && !Object.keys(notes).length}
      onclick=${() => store.change({ marks: {}, notes: {} })}>Clear all<//></div>`;
}

// The hint below the board for a mode: what clicks and keys do there.
/** @type {(parts: Parts, mode: Document["mode"]) => string} */
function hintOf({ view, play, edit }, mode) {
  const { plays, edits, size, count } = view.sheet;
  if (mode === "edit") {
    const { hint = "" } = edit.pen.tool ?? {};
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

// A button for each choice, notes, erasing.
/** @param {Parts} parts */
function Pads({ view, play }) {
  const { pencil } = play;
  const written = play.written();
  const at = () => view.grid.current;
  const kinds = PENCILS.filter(({ kind }) => written || !NUMBERED.some((one) => one === kind));
  return html`<div class="line">
    ${view.sheet.plays.filter(({ where }) => where === "cell").map((one) => html`
      <div class="group pad" role="group" aria-label="Enter into the chosen cells">${one.choices.map((choice, number) => html`
        <${Button} class=${isWritten(one) ? "digit" : "choice"} onclick=${() => play.enter(at(), one, number)}>
          ${!isWritten(one) && html`<${Swatch} ...${{ view, choice }} />`}${choice.words}<//>`)}</div>`)}
    <div class="group colours" role="group" aria-label="Colour of the chosen cells">${COLOURS.map((colour, number) => html`
      <${Button} class="digit paint" aria-label=${colour} title=${`${colour} (also: Alt and ${number + 1})`}
        style=${`--paint: var(--paint-${colour})`} onclick=${() => pencil.note(at(), "colour", colour)} />`)}</div>
    <div class="group manners" role="group" aria-label="What is entered, and erasing">
      ${kinds.map(({ kind, name, title }) => html`<${Button} data-pencil=${kind} title=${title}
        aria-pressed=${(pencil.kind ?? "") === kind} onclick=${() => { pencil.kind = kind || null; }}>${name}<//>`)}
      <${Button} title="Empty the chosen cells (Delete)" onclick=${() => play.clear(at())}>Erase<//>
      ${written?.peers.size ? html`<${Button} onclick=${pencil.noteAll}
        title="Note in each empty cell the numbers that none of the cells has which it sees">Candidates<//>` : null}</div>
  </div>`;
}

// How a choice looks, on its button.
/** @param {{ view: View, choice: Choice }} properties */
function Swatch({ view, choice }) {
  const place = useRef(/** @type {any} */ (null));
  const looks = choice.looks[0].filter((one) => one !== null);
  const drawn = (looks.find(({ svg: one }) => !one.includes("<text")) ?? looks[0])?.svg ?? "";
  const { width, height } = view.sheet.cell;
  useLayoutEffect(() => place.current.replaceChildren(...svg(`<svg xmlns="${SVG}">${drawn}</svg>`).childNodes), [drawn]);
  return html`<svg viewBox=${`0 0 ${width} ${height}`} class="swatch" aria-hidden="true" ref=${place} />`;
}

// The buttons for the kind of fact to change and the values to type or put; null if there is no choice.
/** @param {Parts} parts */
function Pens({ view, edit }) {
  const { pen } = edit;
  const at = () => view.grid.current;
  const signs = pen.isTyped ? [...Array(10).keys(), ...pen.tool?.more ?? []].map(String) : [];
  const isUnknown = pen.kind === "clue" && edit.changes.entry("unknown") !== undefined;
  const isPut = (pen.isPainting && !pen.isGrown) || pen.isPlaced;
  if (pen.kinds.length < 2 && !isPut && !pen.isTyped && !isUnknown) return null;
  return html`<div class="line">
    ${pen.kinds.length > 1 && html`<div class="group" role="group" aria-label="What is changed">${pen.kinds.map((kind) => html`
      <${Button} aria-pressed=${pen.kind === kind} onclick=${() => { pen.kind = kind; }}>${nameOf(edit, kind)}<//>`)}</div>`}
    ${isPut ? html`<${Swatches} edit=${edit} />` : (pen.isTyped || isUnknown) && html`
      <div class="group" role="group" aria-label="Into the chosen cell">
        ${signs.map((sign) => html`<${Button} class="digit typed" onclick=${() => edit.type(at(), sign)}>${sign}<//>`)}
        ${isUnknown && html`<${Button} class="digit" title="A clue whose number is not known" onclick=${() => edit.question(at())}>?<//>`}
        ${pen.isTyped && html`<${Button} title="Take what stands in the chosen cell away (Delete)"
          onclick=${() => edit.clear(at())}>Erase<//>`}</div>`}</div>`;
}

/** @param {{ edit: Editing }} properties */
function Swatches({ edit, edit: { pen } }) {
  const noun = pen.tool?.noun ?? pen.kind;
  return html`<div class="group" role="group" aria-label=${`${nameOf(edit, pen.kind)} to ${pen.isPainting ? "paint with" : "put"}`}>
    ${pen.ids.map((id) => html`<${Button} class="digit region" aria-label=${`${noun} ${id}`} aria-pressed=${pen.id === id}
      onclick=${() => pen.pick(id)}>${SIGNS[id] ?? id}<//>`)}
    ${pen.isPainting && html`<${Button} onclick=${() => pen.pick(edit.fresh())}>New ${noun}<//>`}</div>`;
}

/** @param {Parts} parts */
function Sizes({ view, edit }) {
  if (!view.sheet.size) return null;
  const [rows, columns] = view.sheet.size;
  /** @type {(name: string, number: number, resize: (number: number) => void) => any} */
  const stepper = (name, number, resize) => html`<span class="stepper">
    <${Button} aria-label=${`one ${name} less`} disabled=${number <= 1} onclick=${() => resize(number - 1)}>−<//>
    <output>${counted(number, name)}</output>
    <${Button} aria-label=${`one ${name} more`} onclick=${() => resize(number + 1)}>+<//></span>`;
  return html`<div class="group" role="group" aria-label="Size of the board">
    ${stepper("row", rows, (number) => edit.changes.resize(number, columns))}
    ${stepper("column", columns, (number) => edit.changes.resize(rows, number))}</div>`;
}
