// Forms: fields with their labels; what was filled in is remembered by this browser.

import { h } from "../dom.js";

// A form with a sentence on what it does, a link to the guide, its fields and its main button.
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
export function guideLink(app, topic, about) {
  return h("button", {
    type: "button", class: "help", title: "What the guide says of it", "aria-label": `The guide: ${about}`,
    onclick: () => app.emit("guide", topic),
  }, "?");
}

export function field(label, control, { title = "", hint = null } = {}) {
  return h("label", { class: "field", title }, h("span", {}, label), control, hint);
}

export function labelled(name, control) {
  control.setAttribute("aria-label", name);
  return control;
}

export function number(name, { min, max, value, step = 1 }) {
  return h("input", { type: "number", name, min, max, step, value, required: true, inputMode: "numeric" });
}

export function select(name, options) {
  return fill(h("select", { name }), options);
}

// Give a select its options, [value, words]; what was chosen stays, if it can.
export function fill(box, options) {
  const chosen = box.value;
  box.replaceChildren(...options.map(([value, words]) => h("option", { value }, words)));
  if (options.some(([value]) => value === chosen)) box.value = chosen;
  return box;
}

// A list of boxes to tick, [value, label, words].
export function ticks(name, legend, options, chosen) {
  const tick = ([value, label, words = ""]) => h("label", { title: words },
    h("input", { type: "checkbox", name, value, checked: chosen.includes(value) }), " ", label);
  return h("fieldset", { class: "ticks" }, h("legend", {}, legend), options.map(tick));
}

export const ticked = (form, name) =>
  [...form.querySelectorAll(`input[type="checkbox"][name="${name}"]:checked`)].map((box) => box.value);

export const valuesOf = (controls) =>
  Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.value]));

// Values that this browser keeps under a key, as a plain object.
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(`pylogic:work:${key}`)) ?? {};
  } catch {
    return {};
  }
}

export function remember(key, values) {
  localStorage.setItem(`pylogic:work:${key}`, JSON.stringify(values));
}
