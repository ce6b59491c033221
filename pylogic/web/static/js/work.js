// Generate, compare and trace: three buttons below the assistant, each with a form of its own.

import { find, h } from "./dom.js";
import { createChoices } from "./work/choices.js";
import * as compare from "./work/compare.js";
import * as generate from "./work/generate.js";
import * as trace from "./work/trace.js";

/** @import { App } from "./signals.js" */

/** @typedef {keyof typeof KINDS} Name */
const KINDS = { generate, compare, trace };
const NAMES = /** @type {Name[]} */ (Object.keys(KINDS));
const OPENED = "pylogic:work:opened";

/** @type {(app: App) => void} */
export function start(app) {
  const choices = createChoices(app);
  /** @type {Record<string, HTMLElement>} */
  const buttons = {};
  /** @type {Record<string, HTMLElement>} */
  const panels = {};
  /** @type {(name: Name) => void} */
  const toggle = (name) => show(panels[name].hidden ? name : null);
  /** @type {(opened: Name | null) => void} */
  const show = (opened) => {
    for (const name of NAMES) {
      panels[name].hidden = name !== opened;
      buttons[name].setAttribute("aria-expanded", String(name === opened));
    }
    localStorage.setItem(OPENED, opened ?? "");
    if (opened !== null) choices.refresh();
  };
  for (const name of NAMES) {
    const kind = KINDS[name];
    panels[name] = kind.create(app, choices);
    panels[name].id = `work-${name}`;
    buttons[name] = h("button", {
      type: "button", title: kind.TITLE, "aria-controls": `work-${name}`, onclick: () => toggle(name),
    }, kind.NAME);
  }
  const heading = h("h2", { id: "work-heading" }, "Make and measure");
  find("#assistant").append(h("section", { id: "work", "aria-labelledby": heading.id },
    heading, h("div", { class: "work-buttons" }, Object.values(buttons)), Object.values(panels)));
  app.when("make", () => {
    show("generate");
    app.emit("pane", "assistant");
    panels.generate.scrollIntoView({ block: "nearest" });
    find("select, input", panels.generate).focus({ preventScroll: true });
  });
  const last = localStorage.getItem(OPENED);
  show(NAMES.find((name) => name === last) ?? null);
}
