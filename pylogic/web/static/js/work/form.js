// Forms: fields with their labels; what was filled in is remembered by this browser.

import { h } from "../dom.js";

/** @import { Child } from "../dom.js" */
/** @import { App } from "../signals.js" */
/** @typedef {(HTMLInputElement | HTMLSelectElement) & { options?: HTMLOptionsCollection }} Control */
/** @typedef {[value: string, words: string, more?: string][]} Options */
/**
 * @typedef {{ name: string, words: string, topic: string, app: App, action: string,
 *   onSubmit: () => void }} About a form
 */
/** @typedef {{ min: number, max: number, value: number | string, step?: number }} Bounds */

// A form with a sentence on what it does, a link to the guide, its fields and its main button.
/** @param {About} about */
export function createForm({ name, words, topic, app, action, onSubmit }) {
  const fields = h("div", { class: "fields" });
  const button = h("button", { type: "submit", class: "primary" }, action);
  const line = h("div", { class: "actions" }, button);
  const form = h("form", { class: "work-form", "aria-label": name },
    h("p", { class: "soft" }, words, " ", guideLink(app, topic, name)), fields, line);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onSubmit();
  });
  return { form, fields, button, line };
}

// A small "?" that opens a page of the guide.
/** @type {(app: App, topic: string, about: string) => HTMLElement} */
export function guideLink(app, topic, about) {
  return h("button", {
    type: "button", class: "help", title: "What the guide says of it", "aria-label": `The guide: ${about}`,
    onclick: () => app.emit("guide", topic),
  }, "?");
}

/** @type {(label: string, control: HTMLElement, more?: { title?: string, hint?: HTMLElement | null }) => HTMLElement} */
export function field(label, control, { title = "", hint = null } = {}) {
  return h("label", { class: "field", title }, h("span", {}, label), control, hint);
}

/** @type {(name: string, control: HTMLInputElement) => HTMLInputElement} */
export function labelled(name, control) {
  control.setAttribute("aria-label", name);
  return control;
}

/** @type {(name: string, bounds: Bounds) => HTMLInputElement} */
export function number(name, { min, max, value, step = 1 }) {
  return h("input", { type: "number", name, min, max, step, value, required: true, inputMode: "numeric" });
}

/** @type {(name: string, options: Options) => HTMLSelectElement} */
export function select(name, options) {
  return fill(h("select", { name }), options);
}

// Give a select its options, [value, words]; what was chosen stays, if it can.
/** @type {(box: HTMLSelectElement, options: Options) => HTMLSelectElement} */
export function fill(box, options) {
  const chosen = box.value;
  box.replaceChildren(...options.map(([value, words]) => h("option", { value }, words)));
  if (options.some(([value]) => value === chosen)) box.value = chosen;
  return box;
}

// A list of boxes to tick, [value, label, words].
/** @type {(name: string, legend: string, options: Options, chosen: string[]) => HTMLElement} */
export function ticks(name, legend, options, chosen) {
  /** @type {(option: Options[0]) => HTMLElement} */
  const tick = ([value, label, words = ""]) => h("label", { title: words },
    h("input", { type: "checkbox", name, value, checked: chosen.includes(value) }), " ", label);
  return h("fieldset", { class: "ticks" }, h("legend", {}, legend), options.map(tick));
}

/** @type {(form: HTMLElement, name: string) => string[]} */
export const ticked = (form, name) =>
  [...form.querySelectorAll("input")].filter((box) => box.name === name && box.checked).map((box) => box.value);

/** @type {(controls: Record<string, Control>) => Record<string, string>} */
export const valuesOf = (controls) =>
  Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.value]));

// Values that this browser keeps under a key, as a plain object.
/** @type {(key: string) => Record<string, any>} */
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(`pylogic:work:${key}`) ?? "{}");
  } catch {
    return {};
  }
}

/** @type {(key: string, values: object) => void} */
export function remember(key, values) {
  localStorage.setItem(`pylogic:work:${key}`, JSON.stringify(values));
}
