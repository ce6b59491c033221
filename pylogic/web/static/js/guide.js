// The guide in a drawer: its pages, with links that lead from one to another inside it.

import { effect, html, render, signal, useLayoutEffect } from "../vendor/preact-11.js";
import { get } from "./api.js";
import { find, h, latest, targetOf } from "./dom.js";
import { Icon } from "./icons.js";

/** @import { App } from "./signals.js" */

const LAST = "pylogic:guide";
const FIRST = ["workbench", "index"];

// app.emit("guide", topic) opens the guide at a page; "topic#heading" at a heading of it.
/** @type {(app: App) => void} */
export function start(app) {
  const drawer = find("#drawer");
  const newest = latest();
  const isOpen = signal(false);
  const topics = signal(/** @type {{ topic: string, title: string }[]} */ ([]));
  const trail = signal(/** @type {string[]} */ ([])); // the last one is read
  const page = signal(/** @type {{ title: string, nodes: Node[], heading?: string }} */ ({ title: "", nodes: [] }));
  /** @type {HTMLElement | null} */
  let opener = null;

  /** @type {(target: string | null) => Promise<void>} */
  async function open(target) {
    if (!isOpen.value) opener = /** @type {HTMLElement} */ (document.activeElement);
    isOpen.value = true;
    find("article", drawer).focus({ preventScroll: true });
    try {
      if (!topics.value.length) topics.value = await get("guide");
      await visit(target ?? localStorage.getItem(LAST) ?? "");
    } catch (error) {
      page.value = { title: "", nodes: [h("p", { class: "failure" }, error.message)] };
    }
  }

  function hide() {
    isOpen.value = false;
    (opener?.isConnected ? opener : button).focus();
  }
  const toggle = () => (isOpen.value ? hide() : open(null));

  /** @type {(target: string, before?: string[]) => Promise<void>} */
  async function visit(target, before = trail.value) {
    const [wanted, heading] = target.split("#");
    const known = new Set(topics.value.map(({ topic }) => topic));
    const topic = [wanted, ...FIRST].find((name) => known.has(name)) ?? wanted;
    const answer = await newest((aborted) => get(`guide/${topic}`, aborted));
    if (answer === undefined) return;
    trail.value = before.at(-1) === topic ? before : [...before, topic];
    localStorage.setItem(LAST, topic);
    page.value = { title: answer.title, nodes: read(answer.html), heading };
  }

  /** @type {(event: MouseEvent) => void} */
  function follow(event) {
    /** @type {HTMLAnchorElement | null} */
    const link = targetOf(event).closest("a[data-topic]");
    if (link === null) return;
    event.preventDefault();
    open(link.dataset.topic ?? "");
  }

  function Drawer() {
    const { title, nodes, heading } = page.value;
    const before = trail.value.slice(0, -1);
    useLayoutEffect(() => {
      const article = find("article", drawer);
      article.replaceChildren(...nodes);
      const place = heading ? article.querySelector(`#${CSS.escape(heading)}`) : null;
      if (place) place.scrollIntoView();
      else drawer.scrollTop = 0;
    }, [nodes]);
    return html`<header><h2>Guide</h2>
        <select aria-label="Page of the guide" value=${trail.value.at(-1)}
          onchange=${(/** @type {Event} */ event) => open(targetOf(event).value)}>
          ${topics.value.map(({ topic, title: words }) => html`<option key=${topic} value=${topic}>${words}</option>`)}</select>
        <button type="button" title="The page before" disabled=${before.length === 0}
          onclick=${() => visit(before[before.length - 1], before)}>Back</button>
        <button type="button" title="Close the guide (Escape)" onclick=${hide}>Close</button></header>
      <article class="guide-page" tabindex="-1" aria-label=${title} onclick=${follow}></article>`;
  }
  render(html`<${Drawer} />`, drawer);
  const button = h("button", {
    type: "button", title: "The guide (F1)", "aria-label": "Guide", "aria-controls": drawer.id, onclick: toggle,
  });
  render(html`<${Icon} name="book" /><span class="wide">Guide</span>`, button);
  find("#appearance").prepend(button);
  effect(() => {
    drawer.hidden = !isOpen.value;
    button.setAttribute("aria-expanded", String(isOpen.value));
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

// The commands typed in a terminal session, with lines that a backslash continues; else the whole text.
/** @type {(text: string) => string} */
function commands(text) {
  const typed = text.match(/^\$ (?:.*\\\n)*.*/gm) ?? [];
  return typed.length ? typed.map((command) => command.slice(2)).join("\n") : text;
}
