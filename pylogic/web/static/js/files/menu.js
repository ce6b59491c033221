// Menus that a button of the bar opens: by mouse, touch and keys.

import { h, targetOf } from "../dom.js";

/** @typedef {{ note?: string, key?: string, isOff?: boolean, title?: string }} More */

// `fill()` gives the menu's items each time that it opens; see `item` and `heading`.
/** @type {(words: string, label: string, fill: () => HTMLElement[]) => HTMLElement[]} */
export function menu(words, label, fill) {
  const list = h("div", { class: "menu", popover: "auto", role: "menu", "aria-label": label });
  const button = h("button", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false",
    title: label }, words, h("span", { class: "arrow", "aria-hidden": "true" }));
  button.popoverTargetElement = list;
  const place = () => {
    const at = button.getBoundingClientRect();
    const isLeft = at.left < innerWidth / 2;
    list.style.top = `${at.bottom + 4}px`;
    list.style.left = isLeft ? `${Math.max(8, Math.min(at.left, innerWidth - 360))}px` : "auto";
    list.style.right = isLeft ? "auto" : `${Math.max(8, innerWidth - at.right)}px`;
    list.style.maxHeight = `${innerHeight - at.bottom - 12}px`;
  };
  const items = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=menuitem]:not(:disabled)")]);
  list.addEventListener("beforetoggle", (event) => {
    const isOpen = event.newState === "open";
    button.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    list.replaceChildren(...fill());
    place();
  });
  list.addEventListener("toggle", (event) => { if (event.newState === "open") items()[0]?.focus(); });
  list.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.findIndex((one) => one === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") list.hidePopover();
    if (to === undefined) return;
    all.at(to % all.length)?.focus();
    event.preventDefault();
  });
  list.addEventListener("click", (event) => {
    if (targetOf(event).closest("[role=menuitem]")) {
      list.hidePopover();
      button.focus();
    }
  }, true);
  addEventListener("resize", () => list.hidePopover());
  return [button, list];
}

// An action, and below its name in small letters what it does.
/** @type {(name: string, act: () => unknown, more?: More) => HTMLElement} */
export function item(name, act, { note = "", key = "", isOff = false, title = "" } = {}) {
  return h("button", { type: "button", role: "menuitem", tabIndex: -1, disabled: isOff, title, onclick: act },
    h("span", { class: "name" }, name), key ? h("kbd", {}, key) : null,
    note ? h("small", {}, note) : null);
}

/** @type {(words: string) => HTMLElement} */
export const heading = (words) => h("div", { class: "heading", role: "presentation" }, words);
