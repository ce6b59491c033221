"use strict";
const ICONS = {
  first: "M2 2h2v12H2zM14 2v12L5 8z", back: "M10 2l2 2-4 4 4 4-2 2-6-6z",
  play: "M4 2v12l9-6z", pause: "M3 2h4v12H3zM9 2h4v12H9z",
  forward: "M6 2l6 6-6 6-2-2 4-4-4-4z", last: "M12 2h2v12h-2zM2 2v12l9-6z",
};
const SVG = "http://www.w3.org/2000/svg";
const FEW = 30; // frames whose boards are printed
const films = new Map();

// An HTML element with attributes and children.
function htmlElement(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// An SVG element with attributes and children.
function svgElement(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// ---- The frames: the look of each cell, from what changes ---------------------------------

// The looks of all cells of each frame, from the changes that a page holds.
function unfold(data) {
  let looks = [];
  return data.frames.map(({ changes }) => {
    looks = looks.slice();
    for (let k = 0; k < changes.length; k += 2) looks[changes[k]] = changes[k + 1];
    return looks;
  });
}

// The frames that settle each cell, by its place.
function settlingFrames(frames) {
  const numbers = [];
  frames.forEach(({ settled }, number) => {
    for (const place of settled) (numbers[place] ??= []).push(number);
  });
  return numbers;
}

// ---- The board ----------------------------------------------------------------------------

// Build the board of a film in `box`; return a function that shows a frame there by its number. A
// click on a cell calls `show` with the number of the frame that settles it.
function makeStage(id, data, frames, box, show) {
  const { columns, cell: [width, height, edge] } = data;
  const settled = settlingFrames(data.frames);
  const count = Math.max(0, ...frames.map((looks) => looks.length));
  const uses = [], cells = [];
  let grid = null, stencil = -1, now = 0, focused = 0;
  const group = svgElement("g", {});
  const settler = (place) => {
    const numbers = settled[place] ?? [];
    return numbers.findLast((number) => number <= now) ?? numbers[0];
  };
  const focus = (place) => {
    cells[focused].setAttribute("tabindex", -1);
    focused = place;
    cells[focused].setAttribute("tabindex", 0);
  };
  const cell = (place) => {
    const x = edge + (place % columns) * width, y = edge + Math.floor(place / columns) * height;
    uses[place] = svgElement("use", { x, y });
    cells[place] = svgElement("g", { role: "gridcell", tabindex: place ? -1 : 0 }, uses[place],
      svgElement("rect", { class: "hit", x: x + 2, y: y + 2, width: width - 4, height: height - 4 }));
    const act = () => {
      focus(place);
      if (settler(place) !== undefined) show(settler(place));
    };
    cells[place].onclick = act;
    cells[place].onkeydown = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
      if (event.key === "Enter" || event.key === " ") act();
      else if (step === undefined) return;
      else {
        const next = place + step;
        const isSameRow = Math.floor(next / columns) === Math.floor(place / columns);
        if (cells[next] && (Math.abs(step) > 1 || columns === 1 || isSameRow)) {
          focus(next);
          cells[next].focus();
        }
      }
      event.preventDefault();
      event.stopPropagation();
    };
    return cells[place];
  };
  for (let first = 0; first < count; first += columns) {
    const row = svgElement("g", { role: "row" });
    for (let place = first; place < Math.min(count, first + columns); place++) row.append(cell(place));
    group.append(row);
  }
  return (number) => {
    now = number;
    const frame = data.frames[number];
    if (frame.stencil !== stencil && count) {
      stencil = frame.stencil;
      const old = grid ?? box.querySelector("svg");
      old.insertAdjacentHTML("afterend", data.stencils[stencil]);
      grid = old.nextElementSibling;
      old.remove();
      grid.querySelector("title").remove();
      grid.setAttribute("role", "grid");
      grid.setAttribute("aria-label", "board");
      grid.querySelector("g").replaceWith(group);
    }
    for (let place = 0; place < count; place++) {
      const look = frames[number][place] ?? -1;
      if (look < 0) uses[place].removeAttribute("href");
      else uses[place].setAttribute("href", `#${id}-${look}`);
      const settledIn = settler(place);
      const where = `row ${Math.floor(place / columns) + 1}, column ${place % columns + 1}`;
      const words = look < 0 ? "" : data.words[look];
      const by = settledIn === undefined ? "" : `; settled in frame ${settledIn + 1}`;
      cells[place].setAttribute("aria-label", `${where}: ${words || "empty"}${by}`);
      cells[place].classList.toggle("settled", settledIn !== undefined);
    }
  };
}

// ---- The controls -------------------------------------------------------------------------

function labelButton(button, name) {
  button.setAttribute("aria-label", name);
  button.title = name;
  button.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
}

// The buttons and the slider of a film; its `show` sets them to a frame and says its words.
function makeControls(count, act) {
  const keys = htmlElement("div", { class: "keys", role: "group", "aria-label": "film" });
  const button = (name) => {
    const key = htmlElement("button", { type: "button", class: name });
    labelButton(key, name);
    key.onclick = act[name];
    keys.append(key);
    return key;
  };
  const play = ["first", "back", "play", "forward", "last"].map(button)[2];
  const slider = htmlElement("input", { type: "range", min: 1, max: count, "aria-label": "frame" });
  slider.oninput = () => act.show(Number(slider.value) - 1);
  const place = htmlElement("span", { class: "place", "aria-hidden": "true" });
  const status = htmlElement("span", { class: "hidden", role: "status" });
  keys.append(slider, place, status);
  return {
    keys,
    setPlaying: (isPlaying) => labelButton(play, isPlaying ? "pause" : "play"),
    show: (number, words) => {
      slider.value = number + 1;
      slider.setAttribute("aria-valuetext", words);
      place.textContent = `${number + 1} / ${count}`;
      status.textContent = words;
    },
  };
}

// ---- A film -------------------------------------------------------------------------------

// Make a board with a script of frames a film, with controls, keys and small boards in print.
function startFilm(board) {
  const data = JSON.parse(board.querySelector("script").textContent);
  const frames = unfold(data);
  const list = board.querySelector(".steps");
  const steps = [...list.children];
  const buttons = steps.map((step) => step.querySelector("button"));
  const last = steps.length - 1;
  let now = 0, timer = null;

  const stop = () => {
    clearTimeout(timer);
    timer = null;
    bar.setPlaying(false);
  };
  const scroll = () => {
    const top = steps[now].offsetTop, bottom = top + steps[now].offsetHeight;
    const room = list.clientHeight;
    const isSeen = top >= list.scrollTop && bottom + room / 8 <= list.scrollTop + room;
    if (!isSeen) list.scrollTop = Math.max(0, top - room / 6);
  };
  const go = (number) => {
    const hadFocus = buttons.includes(document.activeElement);
    now = Math.max(0, Math.min(last, number));
    steps.forEach((step, k) => {
      step.classList.toggle("now", k === now);
      buttons[k].tabIndex = k === now ? 0 : -1;
      if (k === now) buttons[k].setAttribute("aria-current", "step");
      else buttons[k].removeAttribute("aria-current");
    });
    if (hadFocus) buttons[now].focus({ preventScroll: true });
    draw(now);
    bar.show(now, `frame ${now + 1} of ${steps.length}: ${buttons[now].innerText.trim()}`);
    scroll();
  };
  const show = (number) => { stop(); go(number); };
  // A step stays as long as it takes to read its sentences.
  const next = () => {
    timer = setTimeout(() => {
      go(now + 1);
      if (now === last) stop();
      else next();
    }, Math.min(8000, 1000 + 40 * steps[now].textContent.length));
  };
  const play = () => {
    if (timer !== null) return stop();
    if (now === last) go(0);
    bar.setPlaying(true);
    next();
  };
  const act = {
    first: () => show(0), back: () => show(now - 1), play,
    forward: () => show(now + 1), last: () => show(last), show,
  };
  const bar = makeControls(steps.length, act);
  const draw = makeStage(board.dataset.film, data, frames, board.querySelector(".stage"), show);
  steps.forEach((step, k) => { step.onclick = () => show(k); });
  board.prepend(bar.keys);
  board.classList.add("film");
  films.set(board, act);
  addEventListener("beforeprint", () => { if (steps.length <= FEW) addSmallBoards(board, data, frames, steps); });
  addEventListener("afterprint", () => board.querySelectorAll(".small").forEach((small) => small.remove()));
  go(0);
}

// Add a small board under the sentences of each step.
function addSmallBoards(board, data, frames, steps) {
  const { columns, cell: [width, height, edge] } = data;
  const empty = board.querySelector(".end .picture");
  if (!empty) return;
  steps.forEach((step, number) => {
    const picture = empty.cloneNode(true);
    picture.querySelector("svg").outerHTML = data.stencils[data.frames[number].stencil];
    const group = picture.querySelector("g");
    frames[number].forEach((look, place) => {
      if (look < 0) return;
      const x = edge + (place % columns) * width, y = edge + Math.floor(place / columns) * height;
      group.append(svgElement("use", { x, y, href: `#${board.dataset.film}-${look}` }));
    });
    step.append(htmlElement("div", { class: "small" }, picture));
  });
}

document.querySelectorAll("[data-film]").forEach(startFilm);

// The film that has the focus, or else the one in the middle of the window.
function currentFilm() {
  const focused = document.activeElement?.closest(".film");
  const middle = [...films.keys()].find((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    return top <= innerHeight / 2 && bottom >= innerHeight / 2;
  });
  return films.get(focused ?? middle ?? films.keys().next().value);
}

document.onkeydown = (event) => {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !films.size) return;
  // An element that has the focus may use the key itself.
  if (target.closest("input") || (key === " " && target.closest(".keys"))) return;
  const inList = target.closest(".steps");
  const name = {
    ArrowLeft: "back", ArrowRight: "forward", " ": "play", Home: "first", End: "last",
    ...(inList && { ArrowUp: "back", ArrowDown: "forward" }),
  }[key];
  if (!name) return;
  currentFilm()[name]();
  event.preventDefault();
};
