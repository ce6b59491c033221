// The board: drawn as far as it is filled, and filled by hand or by keys.

import { signal } from "../vendor/preact-11.js";
import { ApiError, call } from "./api.js";
import { find, h, latest } from "./dom.js";
import { isLack } from "./errors.js";
import { asked } from "./store.js";
import { flash } from "./board/cells.js";
import { createEdit } from "./board/edit.js";
import { startFilm } from "./board/film.js";
import { createGrid } from "./board/grid.js";
import { startHands } from "./board/hands.js";
import { startGame } from "./board/game.js";
import { createLayers } from "./board/layers.js";
import { createMargin } from "./board/margin.js";
import { createPicture } from "./board/picture.js";
import { createPlay } from "./board/play.js";
import { NO_SHEET, indexOf, isSolved, placeOf, read } from "./board/sheet.js";
import { createStage } from "./board/stage.js";
import { startTools } from "./board/tools.js";

/** @import { Sheet } from "./board/sheet.js" */
/** @import { App } from "./signals.js" */
/** @import { Document } from "./store.js" */
/** @typedef {{ sheet: Sheet, grid: ReturnType<typeof createGrid> }} View of what is drawn */
/** @typedef {ReturnType<typeof createParts>} Parts */

const PAUSE = 80; // milliseconds between an entry and the server's drawing
/** @type {(keyof Document)[]} */
const WHOLE = ["puzzle", "instance", "rules", "facts", "constants"];

/** @type {(app: App) => void} */
export function start(app) {
  const parts = createParts(app);
  const { stage, layers, film, tools, victory } = parts;
  find("#board").append(startGame(app), layers.legend, stage.element, film.element,
    h("div", { class: "told" }, stage.notice, victory.element), tools.element, stage.heard);
  followHands(parts);
  followStore(parts);
  followSignals(parts);
}

/** @param {App} app */
function createParts(app) {
  const picture = createPicture();
  const sheet = signal(NO_SHEET);
  /** @type {View} */
  const view = { grid: createGrid(), get sheet() { return sheet.value; }, set sheet(drawn) { sheet.value = drawn; } };
  const play = createPlay({ app, view });
  const edit = createEdit({ app, view });
  const layers = createLayers({ app, view, picture, edit });
  const tools = startTools({ app, view, play, edit });
  const margin = createMargin({ app, view, edit });
  const stage = createStage({ app, view, picture, edit, layers, tools, margin });
  const victory = createVictory(app, view);
  return {
    app, view, play, edit, layers, tools, stage, victory,
    film: startFilm({ app, view }),
    drawing: createDrawing(app, view, stage, victory.celebrate),
    mode: () => (app.store.now.mode === "edit" ? edit : play),
  };
}

// The drawing: asked of the server, shortly after each change. It is a part of the overview, but
// where only marks have changed.
/** @param {App} app @param {View} view @param {ReturnType<typeof createStage>} stage @param {() => void} onDrawn */
function createDrawing(app, view, stage, onDrawn) {
  const { store, overview } = app;
  const run = latest();
  let timer = 0;
  /** @type {Document | null} */
  let drawnFor = null;
  let isOther = false; // what is shown is another document's board
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(redraw, PAUSE);
  };
  /** @type {(document: Document) => boolean} */
  const isSame = (document) => WHOLE.every((key) => store.now[key] === document[key]);
  const isDrawn = () => drawnFor !== null && isSame(drawnFor);
  /** @type {(document: Document) => boolean} */
  const isOld = (document) => store.now.marks !== document.marks || !isSame(document);

  async function redraw() {
    clearTimeout(timer);
    const document = store.now;
    if (!document.puzzle) return;
    const isKnown = isDrawn();
    run.stop();
    try {
      const data = await (isKnown ? run((signal) => call("board", asked(document, { entries: false }), signal))
        : overview.ask("board"));
      if (data === undefined || isOld(document)) return;
      const isWider = isKnown && data.cell.width !== view.sheet.cell.width;
      if (isWider) {
        drawnFor = null;
        later();
        return;
      }
      drawnFor = document;
      isOther = false;
      stage.draw(read(data, isKnown ? view.sheet : null));
      app.emit("playable", view.sheet.plays.length > 0);
      onDrawn();
      const [problem] = data.problems;
      if (!isKnown || stage.isStale) stage.say(!problem ? ""
        : `${isLack(problem) ? "The board is not finished" : "Something is wrong with the facts"}: ${problem.text}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOld(document)) return;
      drawnFor = null;
      isOther = false;
      const words = error.problems[0]?.text ?? error.message;
      stage.say(view.sheet !== NO_SHEET ? `This is how the board looked before: now it cannot be drawn. ${words}`
        : `The board cannot be drawn. ${words}`, true);
    }
  }

  const forget = () => {
    drawnFor = null;
    isOther = view.sheet !== NO_SHEET;
  };
  const stop = () => {
    run.stop();
    overview.drop("board");
  };
  return { later, redraw, isDrawn, forget, stop, get isOther() { return isOther; } };
}

// Says gladly that the player has solved the board, where its one answer is known.
/** @param {App} app @param {View} view */
function createVictory(app, view) {
  const { store } = app;
  const words = h("p", { class: "glad", role: "status" });
  const element = h("div", { class: "won", hidden: true }, words);
  /** @type {string[][] | null} */
  let answers = null;
  let isNews = true; // once is enough for who goes on trying something

  function celebrate() {
    const { mode, marks } = store.now;
    const isWon = mode === "play" && answers !== null && isSolved(view.sheet, marks, answers);
    words.textContent = isWon ? "Solved! Every cell is right." : "";
    if (element.hidden !== isWon) return;
    element.hidden = !isWon;
    words.classList.toggle("news", isNews);
    if (isWon) isNews = false;
    app.emit("finished", isWon);
  }

  /** @type {(found: string[][] | null) => void} */
  const know = (found) => { answers = found; };
  const forget = () => {
    answers = null;
    isNews = true;
  };
  return { element, celebrate, know, forget };
}

// Lead clicks, drags and keys on the grid to the mode that is on.
/** @type {(parts: Parts) => void} */
function followHands({ app, view, play, layers, tools, drawing, mode }) {
  const { grid } = view;
  startHands(grid, {
    press: (index, isSecond, point) => {
      if (!drawing.isOther && !layers.press(index)) mode().press(index, isSecond, point);
    },
    move: (point) => mode().move(point),
    drag: (index) => mode().drag(index),
    release: () => mode().release(),
    chooses: () => mode() === play && play.chooses(),
    undo: () => app.store.undo(),
  });
  grid.element.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.metaKey) return;
    if ((event.altKey || event.ctrlKey) && mode() !== play) return;
    if (view.sheet === NO_SHEET || drawing.isOther) return;
    const index = grid.current;
    if (event.key === "Enter" && layers.press(index)) event.preventDefault();
    else if (mode().onKey(event, index)) event.preventDefault();
    else if (event.key === "?") {
      tools.help();
      event.preventDefault();
    }
  });
  grid.onMove((index) => {
    mode().leave(index);
    const [row, column] = placeOf(view.sheet, index);
    app.emit("focused", { row, column });
  });
}

/** @type {(parts: Parts) => void} */
function followStore({ app, view, play, edit, film, stage, drawing, victory }) {
  const { store } = app;
  store.on(["marks", "notes"], (now, before, changed) => {
    if (changed.has("puzzle") || changed.has("instance")) return;
    stage.drawMarks(now, before);
    victory.celebrate();
    if (changed.has("marks")) drawing.later();
  });
  store.on(WHOLE, () => {
    drawing.redraw();
    if (film.isOn) app.emit("film", null); // it is of the document before
  });
  store.on(["puzzle", "instance"], () => {
    if (view.sheet !== NO_SHEET) stage.say("The board is being drawn …", true);
    drawing.forget();
    victory.forget();
  });
  store.on(["mode"], () => {
    edit.leave();
    play.leave();
    victory.celebrate();
  });
}

/** @type {(parts: Parts) => void} */
function followSignals({ app, view, play, edit, film, tools, stage, drawing, victory }) {
  app.when("solved", (told) => {
    victory.know(told?.status === "unique" ? told.answers : null);
    victory.celebrate();
  });
  app.when("fill", async (atoms) => {
    if (!drawing.isDrawn()) await drawing.redraw();
    if (drawing.isDrawn() && play.fill(atoms)) return;
    app.emit("message", { words: "Nothing can be entered into this board.", isBad: true });
  });
  app.when("clues", (atoms) => edit.changes.add(atoms));
  app.when("film", (told) => {
    const wasOn = film.isOn;
    film.show(told);
    stage.element.hidden = tools.element.hidden = film.isOn;
    if (!film.isOn) stage.fit();
    else if (!wasOn) app.emit("pane", "board"); // a film that grows is told again
  });
  app.when("cell", ({ row, column }) => {
    if (row > view.sheet.rows || column > view.sheet.columns) return;
    app.emit("pane", "board");
    view.grid.select(indexOf(view.sheet, row, column));
    flash(view.grid.cell(indexOf(view.sheet, row, column)));
  });
  app.when("cancel-all", () => {
    drawing.stop();
    app.emit("film", null);
    stage.say("");
    drawing.later(); // the same board may be opened again, which changes nothing in the store
  });
}
