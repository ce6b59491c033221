// Generate, compare and trace: three buttons below the assistant, each with a form of its own.

import { html, render, signal } from "../vendor/preact-11.js";
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
  const opened = signal(/** @type {Name | null} */ (null));
  const choices = createChoices(app, () => opened.value !== null);
  const forms = NAMES.map((name) => ({ ...KINDS[name], name, Kind: KINDS[name].create(app, choices) }));
  /** @type {(name: Name | null) => void} */
  const show = (name) => {
    opened.value = name;
    localStorage.setItem(OPENED, name ?? "");
    if (name !== null) choices.refresh();
  };
  const Work = () => html`<h2 id="work-heading">Make and measure</h2>
    <div class="work-buttons">${forms.map(({ name, NAME, TITLE }) => html`<button type="button" title=${TITLE}
      aria-controls="work-${name}" aria-expanded=${opened.value === name}
      onclick=${() => show(opened.value === name ? null : name)}>${NAME}</button>`)}</div>
    ${forms.map(({ name, Kind }) => html`<${Kind} id="work-${name}" hidden=${opened.value !== name} />`)}`;
  const section = h("section", { id: "work", "aria-labelledby": "work-heading" });
  find("#assistant").append(section);
  render(html`<${Work} />`, section);
  app.when("make", () => {
    show("generate");
    app.emit("pane", "assistant");
    requestAnimationFrame(() => {
      const form = find("#work-generate");
      form.scrollIntoView({ block: "nearest" });
      find("select, input", form).focus({ preventScroll: true });
    });
  });
  const last = localStorage.getItem(OPENED);
  show(NAMES.find((name) => name === last) ?? null);
}
