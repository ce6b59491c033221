// The bar: modes, undo and redo, the theme, messages, and which pane a phone shows.

import { html, render, useSignal } from "../vendor/preact-11.js";
import { find, findAll, h, targetOf } from "./dom.js";
import { Icon } from "./icons.js";

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
  render(html`<${Modes} ...${app} />`, find("#modes"));
  render(html`<${History} ...${app} />`, find("#history"));
  render(html`<${Theme} />`, find("#appearance"));
  startUndoKeys(app);
  startTabs(app);
  startMessages(app);
}

/** @param {App} app */
function Modes({ store }) {
  /** @type {(event: KeyboardEvent) => void} */
  const change = (event) => {
    if (!event.key.startsWith("Arrow")) return;
    const mode = store.now.mode === "play" ? "edit" : "play";
    store.change({ mode });
    find(`#modes [data-mode=${mode}]`).focus();
    event.preventDefault();
  };
  return MODES.map(({ mode, name, title }) => {
    const isChosen = mode === store.now.mode;
    return html`<button type="button" role="radio" title=${title} data-mode=${mode} aria-checked=${isChosen}
      tabindex=${isChosen ? 0 : -1} onclick=${() => store.change({ mode })} onkeydown=${change}>${name}</button>`;
  });
}

/** @param {App} app */
const History = ({ store }) => html`
  <button type="button" title="Undo (Ctrl-Z)" aria-label="Undo" disabled=${!store.canUndo} onclick=${store.undo}>
    <${Icon} name="undo" /><span class="wide">Undo</span>
  </button>
  <button type="button" title="Redo (Ctrl-Y)" aria-label="Redo" disabled=${!store.canRedo} onclick=${store.redo}>
    <${Icon} name="redo" /><span class="wide">Redo</span>
  </button>`;

/** @type {(app: App) => void} */
function startUndoKeys({ store }) {
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || targetOf(event).closest("input, textarea, .cm-editor")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) store.undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) store.redo();
    else return;
    event.preventDefault();
  });
}

function Theme() {
  const isDark = useSignal(getComputedStyle(document.documentElement).colorScheme === "dark");
  const words = isDark.value ? "Light colours" : "Dark colours";
  const change = () => {
    const theme = isDark.value ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("pylogic:theme", theme);
    isDark.value = !isDark.value;
  };
  return html`<button type="button" title=${words} aria-label=${words} onclick=${change}>
    <${Icon} name=${isDark.value ? "light" : "dark"} /></button>`;
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
