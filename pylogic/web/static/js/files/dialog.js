// Dialogs, notices under the bar, and downloads: how files ask and tell.

import { find, findAll, h, newId } from "../dom.js";

/** @import { Child } from "../dom.js" */
/** @import { App } from "../signals.js" */
/**
 * @typedef {object} Question
 * @property {string} title
 * @property {Child[]} [content]
 * @property {[value: string, words: string][]} buttons the first one is what Enter does, if `check()` allows it
 * @property {() => boolean} [check]
 * @property {boolean} [isWide]
 */
/** @typedef {{ key: string, words: string, actions?: [words: string, act: () => void][], isBad?: boolean }} Notice */

// Ask something; resolves to the value of the button that was pressed, or null.
/** @type {(question: Question) => Promise<string | null>} */
export function ask({ title, content = [], buttons, check = () => true, isWide = false }) {
  return new Promise((resolve) => {
    /** @type {(value: string | null) => void} */
    const chosen = (value) => {
      if (value !== null && value === buttons[0][0] && !check()) return;
      dialog.close();
      resolve(value);
    };
    const actions = buttons.map(([value, words], place) =>
      h("button", place === 0 ? { type: "submit", class: "primary" } : { type: "button",
        onclick: () => chosen(value) }, words));
    const heading = h("h2", { id: `title-${newId()}` }, title);
    const form = h("form", { onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      chosen(buttons[0][0]);
    } }, heading, ...content, h("div", { class: "actions" },
      h("button", { type: "button", onclick: () => chosen(null) }, "Cancel"), ...actions.reverse()));
    const dialog = h("dialog", { class: isWide ? "wide" : "", "aria-labelledby": heading.id,
      oncancel: (event) => {
        event.preventDefault();
        chosen(null);
      },
      onclose: () => dialog.remove() }, form);
    document.body.append(dialog);
    dialog.showModal();
    /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
    const field = form.querySelector("input:not([type=file]), textarea");
    (field ?? find(".primary", form)).focus();
    field?.select();
  });
}

// Tell something that stays until it is dealt with; one of the same key takes its place.
// `actions` is a list of [words, f]; each of them takes the notice away.
/** @type {(notice: Notice) => void} */
export function notify({ key, words, actions = [], isBad = false }) {
  dismiss(key);
  const buttons = actions.map(([name, act]) =>
    h("button", { type: "button", onclick: () => { dismiss(key); act(); } }, name));
  find("#notices").append(h("div", {
    class: isBad ? "notice bad" : "notice", role: isBad ? "alert" : "status", dataset: { key },
  }, h("span", {}, words), h("span", { class: "group" }, ...buttons)));
}

/** @type {(key: string) => void} */
export function dismiss(key) {
  for (const one of findAll("#notices .notice")) if (one.dataset.key === key) one.remove();
}

/** @type {(name: string, data: string | Blob, type: string) => void} */
export function download(name, data, type) {
  const link = h("a", { href: URL.createObjectURL(new Blob([data], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Copy a text; where the browser does not allow it, show it in a field to copy from.
/** @type {(app: App, text: string, what: string) => Promise<void>} */
export async function copy(app, text, what) {
  try {
    await navigator.clipboard.writeText(text);
    app.emit("message", { words: `Copied: ${what}.` });
  } catch {
    const field = h("textarea", { readOnly: true, rows: 6, value: text, "aria-label": what });
    await ask({ title: `Copy ${what}`, buttons: [["done", "Done"]], content: [
      h("p", {}, "The browser does not let this page copy. Copy it from here (Ctrl-C):"), field] });
  }
}
