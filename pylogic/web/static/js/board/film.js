// The film: pictures one after the other, in the place of the board.

import { h, svg, targetOf } from "../dom.js";
import { createOutline } from "./outline.js";
import { composed } from "./picture.js";
import { sizeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Highlight } from "./outline.js" */
/** @import { Stencil } from "./picture.js" */
/** @import { Place } from "./sheet.js" */
/**
 * @typedef {object} Picture drawn as a whole, or of a stencil and the film's looks
 * @property {string} [name]
 * @property {string[]} [captions]
 * @property {string} [svg]
 * @property {Place[]} [settled] cells that it settles
 */
/** @typedef {Picture & Partial<Stencil>} Frame */
/** @typedef {{ title: string, frames: Frame[], looks?: { svg: string }[], at?: number }} Film */

/** @type {Film} */
const NO_FILM = { title: "", frames: [] };
const PACE = 900; // milliseconds of a picture, and more for each line below it that is to be read
const READING = 700;
const AROUND = 28; // pixels beside a picture, with the numbers of its rows and columns
const LARGEST = 1.5; // times as large as it is drawn elsewhere
const LEAST = .35;

/** @param {{ app: App, view: View }} parts */
export function startFilm({ app, view }) {
  let film = NO_FILM;
  let at = 0;
  let timer = 0; // none while it stands still
  const screen = createScreen({ app, view });
  const title = h("h2", {});
  const name = h("p", { class: "name" });
  const captions = h("div", { class: "captions", role: "status" });
  const slider = h("input", { type: "range", min: "0", ariaLabel: "Picture", oninput: () => goTo(Number(slider.value)) });
  /** @type {(words: string, label: string, onclick: () => void) => HTMLButtonElement} */
  const button = (words, label, onclick) =>
    h("button", { type: "button", ariaLabel: label, title: label, onclick }, words);
  const first = button("First", "First picture", () => goTo(0));
  const back = button("◀", "One picture back", () => goTo(at - 1));
  const play = button("Play", "Play the film", () => (timer ? stop() : start()));
  const next = button("▶", "One picture on", () => goTo(at + 1));
  const last = button("Last", "Last picture", () => goTo(Infinity));
  const close = h("button", { type: "button", class: "close", onclick: () => app.emit("film", null) },
    "Back to the board");
  const controls = h("div", { class: "controls", role: "group", ariaLabel: "Film" },
    first, back, play, next, last, slider);
  const element = h("section", { class: "film", hidden: true, ariaLabel: "Film" },
    h("div", { class: "line" }, title, close), screen.element, name, captions, controls);

  /** @type {(number: number) => void} */
  function show(number) {
    at = Math.max(0, Math.min(film.frames.length - 1, number));
    const frame = film.frames[at];
    const place = film.frames.length > 1 ? `${at + 1} of ${film.frames.length}` : "";
    name.textContent = [place, frame.name].filter(Boolean).join(" · ");
    captions.replaceChildren(...(frame.captions ?? []).map((words) => h("p", {}, words)));
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", name.textContent);
    first.disabled = back.disabled = at === 0;
    next.disabled = last.disabled = at === film.frames.length - 1;
    screen.show(frame, film.looks ?? []);
    app.emit("film-at", at);
  }

  /** @type {(number: number) => void} */
  function goTo(number) {
    stop();
    show(number);
  }

  function start() {
    if (at === film.frames.length - 1) show(0);
    play.textContent = "Pause";
    timer = setTimeout(() => {
      show(at + 1);
      if (at === film.frames.length - 1) stop();
      else start();
    }, PACE + READING * (film.frames[at].captions?.length ?? 0));
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.textContent = "Play";
  }

  // A click on a cell shows the picture that settled it.
  screen.element.addEventListener("click", ({ clientX, clientY }) => {
    const found = settling(film.frames, at, screen.cellAt(film.frames[at], clientX, clientY));
    if (found >= 0) goTo(found);
  });
  element.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Infinity }[event.key];
    if (event.key === "Escape") app.emit("film", null);
    else if (event.key === " " && targetOf(event).tagName !== "BUTTON") timer ? stop() : start();
    else if (to === undefined) return;
    else goTo(to);
    event.preventDefault();
  });
  return {
    element,
    get isOn() { return film !== NO_FILM; },
    // Show a film, or none; nothing moves before it is asked to.
    /** @type {(told: Film | null) => void} */
    show(told) {
      const goesOn = timer !== 0 && told?.title === film.title; // it has grown
      stop();
      film = told?.frames?.length ? told : NO_FILM;
      element.hidden = film === NO_FILM;
      if (film === NO_FILM) return;
      title.textContent = film.title ?? "";
      slider.max = String(film.frames.length - 1);
      controls.hidden = film.frames.length === 1;
      show(film.at ?? 0);
      if (goesOn) start();
    },
  };
}

// The screen, on which a picture is shown as large as there is room for, outlined like the board.
/** @param {{ app: App, view: View }} parts */
function createScreen({ app, view }) {
  const outline = createOutline();
  const surface = h("div", { class: "surface" });
  const element = h("div", { class: "screen" }, surface);
  /** @type {Highlight | null} */
  let highlight = null;
  /** @type {SVGSVGElement | null} */
  let drawn = null;

  /** @type {(frame: Frame, looks: { svg: string }[]) => void} */
  function show(frame, looks) {
    drawn = frame.svg ? svg(frame.svg) : frame.stencil ? composed(/** @type {Stencil} */ (frame), looks) : null;
    surface.replaceChildren(...[drawn, outline.element].filter((one) => one !== null));
    fit();
    outlined();
  }

  // Where there is little room, what does not fit scrolls.
  function fit() {
    const box = drawn?.viewBox.baseVal;
    if (!box?.width) return;
    const [across, down] = [element.clientWidth - AROUND, element.clientHeight - AROUND];
    const whole = Math.min(across / box.width, down / box.height, LARGEST);
    surface.style.width = `${Math.floor(box.width * Math.max(whole, Math.min(across / box.width, LEAST)))}px`;
  }

  // A picture of one grid can be outlined like the board.
  function outlined() {
    const box = drawn?.viewBox.baseVal;
    const { sheet } = view;
    const { columns, cell, around } = sheet;
    const isGrid = box && sheet.rows && box.height === sizeOf(sheet).height;
    const width = isGrid ? (box.width - 2 * cell.edge - around[1] - around[3]) / columns : 0;
    outline.show(isGrid ? highlight : null, { ...sheet, cell: { ...cell, width } });
  }

  // The cell of a picture of looks that is at a point of the window.
  /** @type {(frame: Frame, x: number, y: number) => Place | null} */
  function cellAt(frame, x, y) {
    if (!frame.cell || !frame.columns) return null;
    const [width, height, edge] = frame.cell;
    const box = surface.getBoundingClientRect();
    const scale = (frame.columns * width + 2 * edge) / box.width;
    return [Math.ceil(((y - box.top) * scale - edge) / height), Math.ceil(((x - box.left) * scale - edge) / width)];
  }

  new ResizeObserver(fit).observe(element);
  app.when("highlight", (told) => {
    highlight = told;
    if (drawn) outlined();
  });
  return { element, show, cellAt };
}

// The picture that settles a cell: the last one up to a place, or the first one behind it; or -1.
/** @type {(frames: Frame[], at: number, cell: Place | null) => number} */
export function settling(frames, at, cell) {
  /** @type {(frame: Frame) => boolean} */
  const settles = ({ settled = [] }) => settled.some((one) => String(one) === String(cell));
  const before = frames.slice(0, at + 1).findLastIndex(settles);
  return before >= 0 ? before : frames.findIndex(settles);
}
