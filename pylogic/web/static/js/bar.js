// The bar: modes, undo and redo, the theme, messages, and which pane a phone shows.

import { find, findAll, h, targetOf } from "./dom.js";
import { icon } from "./icons.js";

/** @import { App } from "./signals.js" */
/** @import { Document } from "./store.js" */

/** @type {{ mode: Document["mode"], name: string, title: string }[]} */
const MODES = [
  { mode: "play", name: "Play", title: "Fill the board" },
  { mode: "edit", name: "Edit", title: "Change the clues and the size" },
];

const MESSAGE = 8000; // milliseconds
const MOST_MESSAGES = 2;
const SIGNS = ["pointerdown", "keydown"];
const PANES = { rules: "[role=textbox]", board: "[role=gridcell][tabindex='0'], button", assistant: "button" };

/** @type {(app: App) => void} */
export function start(app) {
  startModes(app);
  startHistory(app);
  startTheme();
  startTabs(app);
  startMessages(app);
}

/** @type {(app: App) => void} */
function startModes({ store }) {
  const buttons = MODES.map(({ mode, name, title }) =>
    h("button", { type: "button", role: "radio", title, dataset: { mode },
      onclick: () => store.change({ mode }) }, name));
  /** @type {(document: Document) => void} */
  const show = ({ mode }) => {
    for (const button of buttons) {
      const isChosen = button.dataset.mode === mode;
      button.setAttribute("aria-checked", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
  };
  find("#modes").append(...buttons);
  find("#modes").addEventListener("keydown", (event) => {
    if (!event.key.startsWith("Arrow")) return;
    const mode = store.now.mode === "play" ? "edit" : "play";
    store.change({ mode });
    buttons.find((button) => button.dataset.mode === mode)?.focus();
    event.preventDefault();
  });
  store.on(["mode"], show);
  show(store.now);
}

/** @type {(app: App) => void} */
function startHistory({ store }) {
  /** @type {(name: "undo" | "redo", shown: string, key: string, act: () => void) => HTMLButtonElement} */
  const button = (name, shown, key, act) => h("button", { type: "button", title: `${shown} (${key})`,
    "aria-label": shown, onclick: act }, icon(name), h("span", { class: "wide" }, shown));
  const undo = button("undo", "Undo", "Ctrl-Z", () => store.undo());
  const redo = button("redo", "Redo", "Ctrl-Y", () => store.redo());
  const show = () => {
    undo.disabled = !store.canUndo;
    redo.disabled = !store.canRedo;
  };
  find("#history").append(undo, redo);
  store.on(["facts", "marks", "notes", "puzzle", "instance"], show);
  show();
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || targetOf(event).closest("input, textarea, .cm-editor")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) store.undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) store.redo();
    else return;
    event.preventDefault();
  });
}

function startTheme() {
  const isDark = () => getComputedStyle(document.documentElement).colorScheme === "dark";
  const button = h("button", { type: "button", onclick: () => {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("pylogic:theme", theme);
    show();
  } });
  const show = () => {
    const words = isDark() ? "Light colours" : "Dark colours";
    button.replaceChildren(icon(isDark() ? "light" : "dark"));
    button.title = words;
    button.setAttribute("aria-label", words);
  };
  find("#appearance").append(button);
  show();
}

// app.emit("pane", "rules") shows a pane where only one fits.
/** @type {(app: App) => void} */
function startTabs(app) {
  const tabs = findAll("#tabs button");
  /** @type {(name: string) => void} */
  const show = (name) => {
    document.body.dataset.pane = name;
    for (const tab of tabs) tab.setAttribute("aria-current", String(tab.dataset.pane === name));
  };
  for (const tab of tabs) tab.addEventListener("click", () => show(tab.dataset.pane ?? ""));
  app.when("pane", show);
  show("board");
  startLeaps(app);
}

// F6 leaps from pane to pane, as between the parts of a browser; the first links lead there, too.
/** @type {(app: App) => void} */
function startLeaps(app) {
  const names = /** @type {(keyof typeof PANES)[]} */ (Object.keys(PANES));
  /** @type {(name: keyof typeof PANES) => void} */
  const leap = (name) => {
    app.emit("pane", name);
    findAll(`#${name} :is(${PANES[name]})`).find((one) => one.checkVisibility())?.focus();
  };
  addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    const now = names.findIndex((name) => document.activeElement?.closest(`#${name}`));
    const step = event.shiftKey ? names.length - 1 : 1;
    leap(names[now < 0 ? 1 : (now + step) % names.length]);
    event.preventDefault();
  });
  for (const link of /** @type {HTMLAnchorElement[]} */ (findAll(".leap a")))
    link.addEventListener("click", (event) => {
      leap(/** @type {keyof typeof PANES} */ (link.hash.slice(1)));
      event.preventDefault();
    });
}

// app.emit("message", { words, isBad }) tells something in passing; what is bad stays until
// somebody is there: a click or a key lets it go.
/** @type {(app: App) => void} */
function startMessages(app) {
  const place = find("#messages");
  app.when("message", ({ words, isBad = false }) => {
    const message = h("div", { class: isBad ? "message bad" : "message" }, words);
    const others = [...place.children].filter((one) => one.textContent !== words);
    place.replaceChildren(...others.slice(1 - MOST_MESSAGES), message);
    const leave = () => message.remove();
    setTimeout(() => {
      if (!isBad) leave();
      else for (const sign of SIGNS) addEventListener(sign, leave, { once: true });
    }, MESSAGE);
  });
}
