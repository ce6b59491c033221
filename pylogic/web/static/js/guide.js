// The guide in a drawer: its pages, with links that lead from one to another inside it.

import { get } from "./api.js";
import { find, h, latest, targetOf } from "./dom.js";
import { icon } from "./icons.js";

/** @import { App } from "./signals.js" */

const LAST = "pylogic:guide";
const FIRST = ["workbench", "index"];

// app.emit("guide", topic) opens the guide at a page; "topic#heading" at a heading of it.
/** @type {(app: App) => void} */
export function start(app) {
  const drawer = find("#drawer");
  const newest = latest();
  /** @type {string[]} */
  const trail = [];
  /** @type {HTMLElement | null} */
  let opener = null;
  /** @type {{ topic: string, title: string }[]} */
  let topics = [];

  const article = h("article", { class: "guide-page", tabIndex: -1 });
  const box = h("select", { "aria-label": "Page of the guide", onchange: () => visit(box.value) });
  const back = h("button", { type: "button", title: "The page before", onclick: goBack }, "Back");
  const close = h("button", { type: "button", title: "Close the guide (Escape)", onclick: hide }, "Close");
  const button = h("button", {
    type: "button", title: "The guide (F1)", "aria-label": "Guide", "aria-expanded": false, "aria-controls": drawer.id,
    onclick: toggle,
  }, icon("book"), h("span", { class: "wide" }, "Guide"));
  drawer.append(h("header", {}, h("h2", {}, "Guide"), box, back, close), article);
  find("#appearance").prepend(button);

  function toggle() {
    if (drawer.hidden) open(null);
    else hide();
  }

  /** @type {(target: string | null) => Promise<void>} */
  async function open(target) {
    if (drawer.hidden) opener = /** @type {HTMLElement} */ (document.activeElement);
    drawer.hidden = false;
    button.setAttribute("aria-expanded", "true");
    article.focus({ preventScroll: true });
    try {
      if (!topics.length) topics = await get("guide");
    } catch (error) {
      return tell(error);
    }
    box.replaceChildren(...topics.map(({ topic, title }) => h("option", { value: topic }, title)));
    await visit(target ?? localStorage.getItem(LAST) ?? "");
  }

  function hide() {
    drawer.hidden = true;
    button.setAttribute("aria-expanded", "false");
    (opener?.isConnected ? opener : button).focus();
  }

  /** @type {(target: string, isBack?: boolean) => Promise<void>} */
  async function visit(target, isBack = false) {
    const [wanted, heading] = target.split("#");
    const known = new Set(topics.map(({ topic }) => topic));
    const topic = [wanted, ...FIRST].find((name) => known.has(name)) ?? wanted;
    let page;
    try {
      page = await newest((signal) => get(`guide/${topic}`, signal));
    } catch (error) {
      return tell(error);
    }
    if (page === undefined) return;
    if (!isBack && trail.at(-1) !== topic) trail.push(topic);
    back.disabled = trail.length < 2;
    box.value = topic;
    localStorage.setItem(LAST, topic);
    article.replaceChildren(...read(page.html));
    article.setAttribute("aria-label", page.title);
    const place = heading ? article.querySelector(`#${CSS.escape(heading)}`) : null;
    if (place) place.scrollIntoView();
    else drawer.scrollTop = 0;
  }

  function goBack() {
    trail.pop();
    visit(trail.at(-1) ?? "", true);
  }

  /** @type {(error: Error) => void} */
  function tell(error) {
    article.replaceChildren(h("p", { class: "failure" }, error.message));
  }

  article.addEventListener("click", (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = targetOf(event).closest("a[data-topic]");
    if (link === null) return;
    event.preventDefault();
    visit(link.dataset.topic ?? "");
  });
  addEventListener("keydown", (event) => {
    if (event.key === "F1") toggle();
    else if (event.key === "Escape" && drawer.contains(document.activeElement)) hide();
    else return;
    event.preventDefault();
  });
  app.when("guide", open);
}

// The nodes of a page that the server has made of our own guide, in which no HTML is let through.
/** @type {(html: string) => Node[]} */
function read(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const link of parsed.querySelectorAll("a")) if (link.hasAttribute("href")) mend(link);
  for (const block of parsed.querySelectorAll("pre")) {
    block.tabIndex = 0; // wide ones scroll, by keys too
    const text = block.textContent;
    const words = h("button", { type: "button", class: "copy", onclick: () => copy(words, text) }, "Copy");
    const framed = h("div", { class: "code" });
    block.replaceWith(framed);
    framed.append(block, words);
  }
  for (const table of parsed.querySelectorAll("table")) {
    const framed = h("div", { class: "scroll", tabIndex: 0, role: "region", "aria-label": "Table" });
    table.replaceWith(framed);
    framed.append(table);
  }
  return [...parsed.body.childNodes].map((node) => document.adoptNode(node));
}

/** @type {(link: HTMLAnchorElement) => void} */
function mend(link) {
  const inside = /^(?:(?:\.\/)?([a-z_]+)\.md)?(#.*)?$/.exec(link.getAttribute("href") ?? "");
  if (inside) {
    const own = inside[1] ?? localStorage.getItem(LAST) ?? "";
    link.dataset.topic = own + (inside[2] ?? "");
    link.href = "#";
  } else {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  }
}

/** @type {(button: HTMLElement, text: string) => Promise<void>} */
async function copy(button, text) {
  await navigator.clipboard.writeText(commands(text));
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}

// Of a session at a terminal what one types; a command may go on after a backslash.
/** @type {(text: string) => string} */
function commands(text) {
  const typed = text.match(/^\$ (?:.*\\\n)*.*/gm) ?? [];
  return typed.length ? typed.map((command) => command.slice(2)).join("\n") : text;
}
