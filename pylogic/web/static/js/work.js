// Generate, compare and trace: three buttons below the assistant, each with a form of its own.

import { h } from "./dom.js";
import { createChoices } from "./work/choices.js";
import * as compare from "./work/compare.js";
import * as generate from "./work/generate.js";
import * as trace from "./work/trace.js";

const KINDS = { generate, compare, trace };
const OPENED = "pylogic:work:opened";

export function start(app) {
  const choices = createChoices(app);
  const buttons = {};
  const panels = {};
  const toggle = (name) => show(panels[name].hidden ? name : null);
  const show = (opened) => {
    for (const name of Object.keys(KINDS)) {
      panels[name].hidden = name !== opened;
      buttons[name].setAttribute("aria-expanded", name === opened);
    }
    localStorage.setItem(OPENED, opened ?? "");
    if (opened !== null) choices.refresh();
  };
  for (const [name, kind] of Object.entries(KINDS)) {
    panels[name] = kind.create(app, choices);
    panels[name].id = `work-${name}`;
    buttons[name] = h("button", {
      type: "button", title: kind.TITLE, "aria-controls": `work-${name}`, onclick: () => toggle(name),
    }, kind.NAME);
  }
  const heading = h("h2", { id: "work-heading" }, "Make and measure");
  document.querySelector("#assistant").append(h("section", { id: "work", "aria-labelledby": heading.id },
    heading, h("div", { class: "work-buttons" }, Object.values(buttons)), Object.values(panels)));
  const last = localStorage.getItem(OPENED);
  show(last in KINDS ? last : null);
}
