// Forms: fields with their labels; what was filled in is remembered by this browser.

import { html, signal, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { svg, targetOf } from "../dom.js";

/** @import { App } from "../signals.js" */
/** @import { Job } from "./job.js" */
/** @import { ComponentChildren } from "../../vendor/preact-11.js" */
/** @typedef {ReturnType<typeof createValues>} Values */
/** @typedef {[value: string, words: string, more?: string][]} Options */
/**
 * @typedef {object} About a form
 * @property {App} app
 * @property {string} id
 * @property {boolean} hidden
 * @property {string} name
 * @property {string} words
 * @property {string} topic of the guide
 * @property {string} action
 * @property {boolean} [isOff]
 * @property {Job} job that it begins
 * @property {() => void} onSubmit
 * @property {ComponentChildren} children fields
 * @property {ComponentChildren} [note] above the main button
 * @property {ComponentChildren} result below the job
 */

// A form with a sentence on what it does, a link to the guide, its fields and its main button.
/** @param {About} about */
export function Form({ app, id, hidden, name, words, topic, action, isOff = false, job, onSubmit, children, note, result }) {
  /** @type {(event: Event) => void} */
  const submit = (event) => {
    event.preventDefault();
    onSubmit();
  };
  return html`<form class="work-form" id=${id} hidden=${hidden} aria-label=${name} onsubmit=${submit}>
    <p class="soft">${words} <button type="button" class="help" title="What the guide says of it"
      aria-label="The guide: ${name}" onclick=${() => app.emit("guide", topic)}>?</button></p>
    <div class="fields">${children}</div>
    ${note}
    <div class="actions">
      <button type="submit" class="primary" disabled=${isOff || job.isAtWork}>${action}</button></div>
    <${job.Progress} />
    ${result}
  </form>`;
}

// The values of a form, of which the browser keeps those of each puzzle.
/** @param {App} app @param {string} form @param {Record<string, any>} usual */
export function createValues(app, form, usual) {
  const values = signal(usual);
  const key = () => `pylogic:work:${form}:${app.store.now.puzzle}`;
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(key()) ?? "{}");
    } catch {
      return {};
    }
  };
  const own = {
    get now() { return values.value; },
    /** @type {(patch: Record<string, any>) => void} */
    set(patch) {
      values.value = { ...values.value, ...patch };
      localStorage.setItem(key(), JSON.stringify(values.value));
    },
    // Read what is kept for the puzzle at hand; all else is as given, or stays. `mend` gives what is changed of it.
    /** @type {(given: Record<string, any>, mend?: (read: Record<string, any>) => object) => void} */
    load(given, mend = () => ({})) {
      const read = { ...values.value, ...given, ...kept() };
      values.value = { ...read, ...mend(read) };
    },
    // The properties of the control of a value.
    /** @type {(name: string) => object} */
    of: (name) => ({
      name, value: values.value[name],
      oninput: (/** @type {Event} */ event) => own.set({ [name]: targetOf(event).value }),
    }),
  };
  return own;
}

/** @param {{ label: string, title?: string, hidden?: boolean, children: ComponentChildren }} properties */
export const Field = ({ label, title = "", hidden = false, children }) =>
  html`<label class="field" title=${title} hidden=${hidden}><span>${label}</span>${children}</label>`;

/** @type {(values: Values, name: string, min: number, max: number, label?: string) => unknown} */
export const number = (values, name, min, max, label) => html`<input type="number" ...${values.of(name)}
  min=${min} max=${max} step="1" required inputmode="numeric" aria-label=${label} />`;

// The first option stands for a value that there is not.
/** @type {(values: Values, name: string, options: Options) => unknown} */
export function select(values, name, options) {
  const isThere = options.some(([value]) => value === values.now[name]);
  return html`<select ...${values.of(name)} value=${isThere ? values.now[name] : options[0]?.[0]}>
    ${options.map(([value, words]) => html`<option key=${value} value=${value}>${words}</option>`)}</select>`;
}

// A list of boxes to tick, [value, label, words]; hidden where there is nothing to choose.
/** @param {{ values: Values, name: string, legend: string, options: Options }} properties */
export function Ticks({ values, name, legend, options }) {
  /** @type {string[]} */
  const chosen = values.now[name];
  const isSettled = options.length === 0 || (options.length === 1 && chosen.includes(options[0][0]));
  /** @type {(value: string) => void} */
  const toggle = (value) => values.set({
    [name]: options.map(([other]) => other).filter((other) => chosen.includes(other) !== (other === value)),
  });
  return html`<fieldset class="ticks" hidden=${isSettled}><legend>${legend}</legend>
    ${options.map(([value, label, words = ""]) => html`<label key=${value} title=${words}><input type="checkbox"
      name=${name} value=${value} checked=${chosen.includes(value)} onchange=${() => toggle(value)} /> ${label}</label>`)}
  </fieldset>`;
}

// A picture that the server has drawn.
/** @param {{ text: string }} properties */
export function Drawing({ text }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => place.current?.replaceChildren(svg(text)), [text]);
  return html`<span class="picture" aria-hidden="true" ref=${place}></span>`;
}
