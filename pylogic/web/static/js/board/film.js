// The film: pictures one after the other, in the place of the board.

import { h, svg } from "../dom.js";
import { createOutline } from "./outline.js";
import { composed } from "./picture.js";
import { sizeOf } from "./sheet.js";

const NO_SHEET = { rows: 0, columns: 0, cell: { width: 0, height: 0, edge: 0 }, around: [0, 0, 0, 0], plays: [] };
const PACE = 900; // milliseconds of a picture, and more for each line below it that is to be read
const READING = 700;
const AROUND = 28; // pixels beside a picture, with the numbers of its rows and columns
const LARGEST = 1.5; // times as large as it is drawn elsewhere
const LEAST = .35;

export function startFilm({ app, view }) {
  let film = null;
  let at = 0;
  let timer = null;
  let highlight = null;
  const outline = createOutline();
  const surface = h("div", { class: "surface" });
  const screen = h("div", { class: "screen" }, surface);
  const title = h("h2", {});
  const name = h("p", { class: "name" });
  const captions = h("div", { class: "captions", role: "status" });
  const slider = h("input", { type: "range", min: "0", ariaLabel: "Picture", oninput: () => { stop(); show(Number(slider.value)); } });
  const button = (words, label, onclick) => h("button", { type: "button", ariaLabel: label, title: label, onclick }, words);
  const first = button("First", "First picture", () => { stop(); show(0); });
  const back = button("◀", "One picture back", () => { stop(); show(at - 1); });
  const play = button("Play", "Play the film", () => (timer === null ? start() : stop()));
  const next = button("▶", "One picture on", () => { stop(); show(at + 1); });
  const last = button("Last", "Last picture", () => { stop(); show(film.frames.length - 1); });
  const close = h("button", { type: "button", class: "close", onclick: () => app.emit("film", null) }, "Back to the board");
  const controls = h("div", { class: "controls", role: "group", ariaLabel: "Film" }, first, back, play, next, last, slider);
  const element = h("section", { class: "film", hidden: true, ariaLabel: "Film" },
    h("div", { class: "line" }, title, close), screen, name, captions, controls);

  function show(number) {
    at = Math.max(0, Math.min(film.frames.length - 1, number));
    const frame = film.frames[at];
    const drawn = frame.svg ? svg(frame.svg) : frame.stencil ? composed(frame, film.looks) : null;
    surface.replaceChildren(...[drawn, outline.element].filter(Boolean));
    name.textContent = [film.frames.length > 1 ? `${at + 1} of ${film.frames.length}` : "", frame.name].filter(Boolean).join(" · ");
    captions.replaceChildren(...(frame.captions ?? []).map((words) => h("p", {}, words)));
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", name.textContent);
    first.disabled = back.disabled = at === 0;
    next.disabled = last.disabled = at === film.frames.length - 1;
    fit();
    outlined();
    app.emit("film-at", at);
  }

  // As large as there is room for; where there is little, what does not fit scrolls.
  function fit() {
    const box = surface.querySelector("svg:not(.outline)")?.viewBox.baseVal;
    if (!box?.width) return;
    const [across, down] = [screen.clientWidth - AROUND, screen.clientHeight - AROUND];
    const whole = Math.min(across / box.width, down / box.height, LARGEST);
    surface.style.width = `${Math.floor(box.width * Math.max(whole, Math.min(across / box.width, LEAST)))}px`;
  }

  // A picture of one grid can be outlined like the board.
  function outlined() {
    const box = surface.querySelector("svg:not(.outline)")?.viewBox.baseVal;
    const sheet = view.sheet ?? NO_SHEET;
    const { columns, cell, around } = sheet;
    const isGrid = box && sheet.rows && box.height === sizeOf(sheet).height;
    const width = isGrid ? (box.width - 2 * cell.edge - around[1] - around[3]) / columns : 0;
    outline.show(isGrid ? highlight : null, { ...sheet, cell: { ...cell, width } });
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
    timer = null;
    play.textContent = "Play";
  }

  // A click on a cell shows the picture that settled it.
  surface.addEventListener("click", ({ clientX, clientY }) => {
    const frame = film.frames[at];
    if (!frame.stencil) return;
    const [width, height, edge] = frame.cell;
    const box = surface.getBoundingClientRect();
    const scale = (frame.columns * width + 2 * edge) / box.width;
    const row = Math.ceil(((clientY - box.top) * scale - edge) / height);
    const column = Math.ceil(((clientX - box.left) * scale - edge) / width);
    const settles = ({ settled = [] }) => settled.some(([r, c]) => r === row && c === column);
    const before = film.frames.slice(0, at + 1).findLastIndex(settles);
    const found = before >= 0 ? before : film.frames.findIndex(settles);
    if (found < 0) return;
    stop();
    show(found);
  });
  new ResizeObserver(fit).observe(screen);
  element.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Infinity }[event.key];
    if (event.key === "Escape") app.emit("film", null);
    else if (event.key === " " && event.target.tagName !== "BUTTON") timer === null ? start() : stop();
    else if (to === undefined) return;
    else {
      stop();
      show(to);
    }
    event.preventDefault();
  });
  app.when("highlight", (told) => {
    highlight = told;
    if (film) outlined();
  });

  return {
    element,
    get isOn() { return film !== null; },
    // Show a film, or none; nothing moves before it is asked to.
    show(told) {
      const goesOn = timer !== null && told?.title === film?.title; // it has grown
      stop();
      film = told?.frames?.length ? told : null;
      element.hidden = film === null;
      if (film === null) return;
      title.textContent = film.title ?? "";
      slider.max = String(film.frames.length - 1);
      controls.hidden = film.frames.length === 1;
      show(film.at ?? 0);
      if (goesOn) start();
    },
  };
}
