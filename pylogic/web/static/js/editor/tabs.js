// Two tabs, of which one is shown; arrows move between them.

import { h } from "../dom.js";

/** @import { Kind } from "../store.js" */

// `panels` is { name: { words, dom } }; `onShow(name)` is called after each change.
/** @param {Record<Kind, { words: string, dom: HTMLElement }>} panels @param {(name: Kind) => void} onShow */
export function tabList(panels, onShow) {
  const names = /** @type {Kind[]} */ (Object.keys(panels));
  const badges = {
    rules: h("span", { class: "badge", hidden: true }), facts: h("span", { class: "badge", hidden: true }),
  };
  const buttons = names.map((name) => h("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `text-${name}`, dataset: { tab: name },
    onclick: () => show(name),
  }, panels[name].words, " ", badges[name]));
  for (const name of names) {
    Object.assign(panels[name].dom, { id: `text-${name}`, role: "tabpanel" });
    panels[name].dom.setAttribute("aria-labelledby", `tab-${name}`);
  }
  const dom = h("div", { role: "tablist", class: "text-tabs", "aria-label": "Rules or facts" }, buttons);
  dom.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const at = buttons.findIndex((button) => button === event.target);
    const next = (at + (event.key === "ArrowRight" ? 1 : -1) + names.length) % names.length;
    show(names[next]);
    buttons[next].focus();
    event.preventDefault();
  });

  /** @type {(name: Kind) => void} */
  function show(name) {
    for (const button of buttons) {
      const isChosen = button.dataset.tab === name;
      button.setAttribute("aria-selected", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
      panels[/** @type {Kind} */ (button.dataset.tab)].dom.hidden = !isChosen;
    }
    onShow(name);
  }

  // How many problems a hidden text has.
  /** @type {(name: Kind, number: number, kind: string) => void} */
  function count(name, number, kind) {
    badges[name].textContent = String(number);
    badges[name].hidden = !number;
    badges[name].className = `badge ${kind}`;
    badges[name].setAttribute("aria-label", `${number} ${kind}${number === 1 ? "" : "s"}`);
  }
  return { dom, show, count };
}
