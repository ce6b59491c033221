// Boards from elsewhere: pasted, dropped, or a file of this computer, in any format.

import { call } from "../api.js";
import { h, targetOf } from "../dom.js";
import { ask } from "./dialog.js";
import { inWords } from "./documents.js";
import { isPermalink } from "./permalink.js";

/** @import { App } from "../signals.js" */
/** @import { Documents } from "./documents.js" */
/** @import { Library } from "./library.js" */

const LARGEST = 2_000_000; // characters, as the server allows
const RULE = /^[^%\n]*(:-|#program|#show|[{}])/m; // what facts do not have
const EDITS = "input, textarea, select, dialog, .cm-editor, [contenteditable]";

/**
 * @param {App} app @param {Documents} documents @param {Library} library
 * @param {(text: string) => Promise<void>} openLink
 */
export function startPaste(app, documents, library, openLink) {
  const { store } = app;

  // A board in some format; throws what is wrong with it.
  /** @type {(text: string, name?: string) => Promise<void>} */
  async function take(text, name = "pasted") {
    if (isPermalink(text)) return openLink(text);
    if (text.length > LARGEST) throw new Error("This is too long: at most 2 million characters are read.");
    const { puzzle, rules, constants } = store.now;
    const open = puzzle ? { puzzle, rules, constants } : { puzzle: library.first.puzzle };
    const found = await call("import", { ...open, text });
    if (!puzzle && !found.is_named) throw new Error("This text does not say its puzzle: open one, then paste it there.");
    const base = found.puzzle === puzzle ? store.now : await documents.read(found.puzzle, name);
    const marks = Object.fromEntries(found.answer.map((/** @type {string} */ atom) => [atom, true]));
    documents.showFacts(base, library.freeName(found.puzzle, name), found.facts, marks);
    const solution = found.answer.length ? ", with what it shows of a solution" : "";
    const board = `a board of ${library.titleOf(found.puzzle)}`;
    const read = !found.is_named ? `Read as ${board}, the puzzle that is open` : `Recognised ${found.format}: ${board}`;
    documents.tell(`${read}${solution}.`);
    app.emit("pane", "board");
    return undefined;
  }

  // A file of rules opens as a puzzle of its name, beside what is saved under that name, if anything.
  /** @type {(text: string, name: string) => Promise<void>} */
  async function takeRules(text, name) {
    const puzzle = name.toLowerCase().replace(/[^a-z0-9_]/g, "_").replace(/^[^a-z_]/, "_");
    const there = await documents.read(puzzle, library.firstOf(puzzle));
    documents.show({ ...there, rules: text });
    documents.tell(`These are rules: they are open as the puzzle ${puzzle}, and not saved yet.`);
    app.emit("pane", "rules");
  }

  /** @type {(text: string, name?: string, isProgram?: boolean) => Promise<void>} */
  const attempt = (text, name, isProgram = false) =>
    (isProgram && name && RULE.test(text) ? takeRules(text, name) : take(text, name))
      .catch((error) => documents.tell(inWords(error), true));

  /** @type {(file: File) => Promise<void>} */
  async function takeFile(file) {
    if (file.size > LARGEST) documents.tell("This file is too large: at most 2 MB are read.", true);
    else await attempt(await file.text(), nameOf(file.name), file.name.endsWith(".lp"));
  }

  async function askForText() {
    const field = h("textarea", { rows: 9, required: true, spellcheck: false, "aria-label": "Link or text",
      placeholder: "https://puzz.link/p?…" });
    const failure = h("p", { class: "failure", role: "alert", hidden: true });
    const content = [h("p", { class: "soft" },
      "A link of puzz.link or Penpa+, a game ID of Simon Tatham's puzzles, a board of janko.at, "
      + "a pzprv3 file, rows of numbers, or facts: pylogic finds out which. "
      + "Rows of numbers and facts do not say their puzzle: they are read as the one that is open."), field, failure];
    for (;;) {
      const choice = await ask({ title: "Paste a board", content, buttons: [["open", "Open it"]],
        check: () => field.value.trim() !== "" });
      if (choice === null) return;
      try {
        await take(field.value);
        return;
      } catch (error) {
        failure.hidden = false;
        failure.textContent = inWords(error);
      }
    }
  }

  function askForFile() {
    const field = h("input", { type: "file", onchange: () => [...field.files ?? []].slice(0, 1).forEach(takeFile) });
    field.click();
  }

  addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (targetOf(event).closest?.(EDITS) || text.trim() === "") return;
    event.preventDefault();
    attempt(text);
  });
  /** @type {(event: DragEvent) => boolean} */
  const isFile = ({ dataTransfer }) =>
    Boolean(dataTransfer?.types.some((type) => ["Files", "text/plain"].includes(type)));
  addEventListener("dragover", (event) => {
    if (targetOf(event).closest?.(EDITS) || !isFile(event)) return;
    event.preventDefault();
    document.body.dataset.drop = "";
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) delete document.body.dataset.drop;
  });
  addEventListener("drop", (event) => {
    delete document.body.dataset.drop;
    if (targetOf(event).closest?.(EDITS) || !event.dataTransfer || !isFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) takeFile(file);
    else attempt(event.dataTransfer.getData("text/plain"));
  });
  return { askForText, askForFile };
}

/** @type {(file: string) => string} */
const nameOf = (file) =>
  file.replace(/\.[^.]*$/, "").replace(/[^A-Za-z0-9_-]/g, "_").replace(/^-/, "_").slice(0, 60) || "pasted";
