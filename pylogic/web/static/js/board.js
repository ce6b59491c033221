// The board: drawn as far as it is filled, and filled by hand or by keys.

import { ApiError, call } from "./api.js";
import { h, latest, paused } from "./dom.js";
import { asked } from "./store.js";
import { createEdit } from "./board/edit.js";
import { startFilm } from "./board/film.js";
import { createGrid } from "./board/grid.js";
import { startHands } from "./board/hands.js";
import { startGame } from "./board/game.js";
import { createLayers } from "./board/layers.js";
import { createPicture } from "./board/picture.js";
import { createPlay } from "./board/play.js";
import { cellOf, describe, indexOf, looksOf, placeOf, read, sizeOf } from "./board/sheet.js";
import { startTools } from "./board/tools.js";

const PAUSE = 80; // milliseconds between a change and the server's drawing
const SMALLEST = 18; // pixels of a cell, on boards that do not fit
const LARGEST = 60;
const AROUND = 28; // pixels beside the board, with the numbers of its rows and columns
const WHOLE = ["puzzle", "instance", "rules", "facts", "constants"];

export function start(app) {
  const { store } = app;
  const run = latest();
  const picture = createPicture();
  const grid = createGrid();
  const notice = h("p", { class: "notice", role: "status", hidden: true });
  const gladly = h("p", { class: "glad", role: "status", hidden: true });
  const heard = h("p", { class: "heard", ariaLive: "polite" });
  const stage = h("div", { class: "stage" }, picture.element);
  const view = {
    sheet: null,
    grid,
    showTyped: (index, text) => layers.typed(index, text),
    tint: (index, id) => layers.tint(index, id),
  };
  const play = createPlay({ app, view });
  const edit = createEdit({ app, view });
  const layers = createLayers({ app, view, picture, edit });
  const film = startFilm({ app, view });
  const tools = startTools({ app, view, play, edit });
  const mode = () => (store.now.mode === "edit" ? edit : play);
  let drawnFor = null;
  let answers = null;

  document.querySelector("#board").append(startGame(app), layers.legend, stage, film.element, gladly, notice, tools.element, heard);
  startHands(grid, {
    press: (index, isSecond, point) => {
      if (!layers.press(index)) mode().press(index, isSecond, point);
    },
    move: (point) => mode().move?.(point),
    drag: (index) => mode().drag(index),
    release: () => mode().release?.(),
  });

  const later = paused(PAUSE, redraw);
  const isDrawn = () => drawnFor !== null && WHOLE.every((key) => drawnFor[key] === store.now[key]);

  async function redraw() {
    const document = store.now;
    if (!document.puzzle) return;
    const isKnown = isDrawn();
    try {
      const data = await run((signal) => call("board", asked(document, { entries: !isKnown }), signal));
      if (data === undefined || isOld(document)) return;
      const isWider = isKnown && data.cell.width !== view.sheet.cell.width;
      if (isWider) {
        drawnFor = null;
        later();
        return;
      }
      drawnFor = document;
      draw(read(data, isKnown ? view.sheet : null));
      if (!isKnown || stage.classList.contains("stale")) say(data.problems.length ? `Something is wrong with the facts: ${data.problems[0].text}` : "");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOld(document)) return;
      drawnFor = null;
      const words = error.problems[0]?.text ?? error.message;
      say(view.sheet ? `This is how the board looked before: now it cannot be drawn. ${words}` : `The board cannot be drawn. ${words}`, true);
    }
  }

  const isOld = (document) => [...WHOLE, "marks"].some((key) => store.now[key] !== document[key]);

  function say(words, isStale = false) {
    notice.textContent = words;
    notice.hidden = words === "";
    stage.classList.toggle("stale", isStale);
  }

  function draw(sheet) {
    const before = view.sheet;
    const hadFocus = grid.element.contains(document.activeElement);
    view.sheet = sheet;
    const isNew = picture.show(sheet);
    const isSized = before === null || before.count !== sheet.count || before.columns !== sheet.columns
      || before.cell.width !== sheet.cell.width || String(before.around) !== String(sheet.around);
    if (isSized) grid.build(sheet);
    if (isNew && picture.surface) picture.surface.append(...layers.elements, grid.element);
    if (isNew && hadFocus) grid.select(grid.current);
    layers.show();
    for (let index = 0; index < sheet.count; index += 1) grid.label(index, describe(sheet, store.now, index));
    if (isSized || isNew) fit();
    if (isSized || before.plays !== sheet.plays || before.edits !== sheet.edits) tools.build();
    for (const index of edit.settle()) layers.typed(index, null);
    celebrate();
  }

  // As large as the pane has room for; what does not fit scrolls.
  function fit() {
    if (!view.sheet?.count) return;
    const { cell } = view.sheet;
    const { width, height, left, top } = sizeOf(view.sheet);
    const [across, down] = [stage.clientWidth - AROUND, stage.clientHeight - AROUND];
    const scale = Math.min(across / width, down / height, LARGEST / cell.height);
    // Whole pixels a cell, or some lines of the grid would be wider than others.
    const used = Math.max(Math.floor(scale * cell.height), SMALLEST) / cell.height;
    stage.style.setProperty("--wide", `${Math.floor(width * used)}px`);
    stage.style.setProperty("--cell", `${cell.height * used}px`);
    stage.style.setProperty("--above", `${top * used}px`);
    stage.style.setProperty("--before", `${left * used}px`);
  }

  function drawMarks(now, before) {
    if (!view.sheet) return;
    const atoms = new Set([...Object.keys(now.marks), ...Object.keys(before.marks)]);
    const changed = new Set([...atoms].filter((atom) => now.marks[atom] !== before.marks[atom]).map((atom) => cellOf(view.sheet, atom)));
    const noted = new Set([...Object.keys(now.notes), ...Object.keys(before.notes)]
      .filter((place) => now.notes[place] !== before.notes[place])
      .map((place) => indexOf(view.sheet, ...place.split(",").map(Number))));
    changed.delete(-1);
    for (const index of changed) picture.cell(index, looksOf(view.sheet, now.marks, index));
    layers.notes([...changed, ...noted]);
    if (changed.size) layers.overlaid();
    layers.lines();
    for (const index of new Set([...changed, ...noted])) {
      if (grid.cell(index)) grid.label(index, describe(view.sheet, now, index));
      if (index === grid.current) heard.textContent = describe(view.sheet, now, index).replace(/^[^:]*: /, "");
    }
    celebrate();
  }

  function celebrate() {
    const isSolved = view.sheet !== null && store.now.mode === "play" && answers !== null && play.isSolved(answers);
    gladly.textContent = isSolved ? "Solved! Every cell is right." : "";
    if (gladly.hidden !== isSolved) return;
    gladly.hidden = !isSolved;
    app.emit("finished", isSolved);
  }

  grid.element.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !view.sheet) return;
    const index = grid.current;
    if (event.key === "Enter" && layers.press(index)) event.preventDefault();
    else if (mode().onKey(event, index)) event.preventDefault();
    else if (event.key === "?") {
      tools.help();
      event.preventDefault();
    }
  });
  grid.onMove((index) => {
    mode().leave();
    const [row, column] = placeOf(view.sheet, index);
    app.emit("focused", { row, column });
  });

  store.on(["marks", "notes"], (now, before, changed) => {
    if (changed.has("puzzle") || changed.has("instance")) return;
    drawMarks(now, before);
    if (changed.has("marks")) later();
  });
  store.on(WHOLE, () => {
    later();
    if (film.isOn) app.emit("film", null); // it is of the document before
  });
  store.on(["puzzle", "instance"], () => {
    if (view.sheet) say("The board is being drawn …", true);
    drawnFor = null;
    answers = null;
  });
  store.on(["mode"], () => {
    edit.leave();
    play.leave();
    celebrate();
  });
  app.when("solved", (told) => {
    answers = told?.status === "unique" ? told.answers : null;
    celebrate();
  });
  app.when("fill", async (atoms) => {
    if (!isDrawn()) await redraw();
    if (isDrawn() && play.fill(atoms)) return;
    app.emit("message", { words: "Nothing can be entered into this board.", isBad: true });
  });
  app.when("clues", (atoms) => edit.add(atoms));
  app.when("film", (told) => {
    const wasOn = film.isOn;
    film.show(told);
    stage.hidden = tools.element.hidden = film.isOn;
    if (!film.isOn) fit();
    else if (!wasOn) app.emit("pane", "board"); // a film that grows is told again
  });
  app.when("cell", ({ row, column }) => {
    if (!view.sheet || row > view.sheet.rows || column > view.sheet.columns) return;
    app.emit("pane", "board");
    grid.select(indexOf(view.sheet, row, column));
    layers.flash(indexOf(view.sheet, row, column));
  });
  app.when("cancel-all", () => {
    run.stop();
    app.emit("film", null);
    say("");
    later(); // the same board may be opened again, which changes nothing in the store
  });
  new ResizeObserver(fit).observe(stage);
}
