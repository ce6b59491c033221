// Beginning something new: an empty board, another name, a puzzle of one's own.

import { call, post } from "../api.js";
import { h } from "../dom.js";
import { ask } from "./dialog.js";
import { inWords, timeOf } from "./documents.js";
import * as drafts from "./drafts.js";

/** @import { App } from "../signals.js" */
/** @import { Documents } from "./documents.js" */
/** @import { Library } from "./library.js" */

/** @import { Draft } from "./drafts.js" */

const INSTANCE = "[^\\p{Cc}\\/\\\\.][^\\p{Cc}\\/\\\\]{0,250}";
const PUZZLE = "[a-z][a-z0-9_]{0,63}";

/** @param {App} app @param {Documents} documents @param {Library} library */
export function createBeginning(app, documents, library) {
  const { store } = app;
  /** @type {(error: any) => void} */
  const failed = (error) => documents.tell(inWords(error), true);

  /** @type {(words: string, properties: object) => [HTMLLabelElement, HTMLInputElement]} */
  const field = (words, properties) => {
    const input = h("input", { required: true, autocomplete: "off", spellcheck: false, ...properties });
    return [h("label", {}, words, input), input];
  };
  /** @type {(...inputs: HTMLInputElement[]) => () => boolean} */
  const valid = (...inputs) => () => inputs.every((input) => input.reportValidity());

  /** @type {(puzzle: string) => Promise<void>} */
  async function newBoard(puzzle) {
    const isOpen = puzzle === store.now.puzzle;
    const size = isOpen ? /\bsize\(\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(store.now.facts) : null;
    const sized = (/** @type {string} */ words, value = "9") =>
      field(words, { type: "number", min: 1, max: 60, value });
    const [rowsLabel, rows] = sized("Rows", size?.[1]);
    const [columnsLabel, columns] = sized("Columns", size?.[2]);
    const [nameLabel, name] = field("Name", { type: "text", pattern: INSTANCE,
      value: library.freeName(puzzle, "board1"), title: "No / and no \\, nor a dot as the first letter" });
    const choice = await ask({ title: `New board of ${library.titleOf(puzzle)}`,
      content: [h("div", { class: "fields" }, rowsLabel, columnsLabel, nameLabel)],
      buttons: [["make", "Make it"]], check: valid(rows, columns, name) });
    if (choice === null) return;
    const base = isOpen ? store.now : { constants: {}, ...await documents.read(puzzle, name.value) };
    const { facts } = await call("frame", { puzzle, rules: base.rules, constants: base.constants,
      rows: rows.valueAsNumber, columns: columns.valueAsNumber });
    documents.showFacts(base, library.freeName(puzzle, name.value), facts);
    store.change({ mode: "edit" });
  }

  async function newPuzzle() {
    const [label, name] = field("Name", { type: "text", pattern: PUZZLE, placeholder: "my_puzzle",
      title: "Small letters, digits and _, beginning with a letter" });
    const words = "Commented rules and a small board to begin with, written into the folder.";
    const choice = await ask({ title: "New puzzle", content: [h("p", { class: "soft" }, words), label],
      buttons: [["make", "Make it"]], check: valid(name) });
    if (choice === null) return;
    const made = await post("new", { name: name.value });
    await library.load();
    await documents.open(made.puzzle, made.instance);
    app.emit("pane", "rules");
  }

  async function saveAs() {
    const { now } = store;
    const [label, name] = field("Name", { type: "text", pattern: INSTANCE, title: "No / and no \\, nor a dot as the first letter",
      value: library.freeName(now.puzzle, now.instance) });
    const choice = await ask({ title: "Save this board under another name", content: [label],
      buttons: [["save", "Save"]], check: valid(name) });
    if (choice === null) return;
    const there = await documents.read(now.puzzle, name.value);
    if (there.stamps.facts !== null) throw new Error(`There is a board ${name.value} already.`);
    store.change({ instance: name.value, saved: { ...now.saved, facts: "" },
      stamps: { ...now.stamps, facts: null } }, { undoable: false });
    await documents.save();
  }

  async function revert() {
    const { puzzle, instance } = store.now;
    documents.show(await documents.read(puzzle, instance));
  }

  async function kept() {
    const found = await drafts.orphans();
    if (!found.length) {
      documents.tell("No unsaved changes are kept.");
      return;
    }
    /** @type {Draft[]} */
    const chosen = [];
    const rows = found.map((one) => h("label", { class: "choice" },
      h("input", { type: "radio", name: "kept", onchange: () => { chosen[0] = one; } }),
      `${one.document.instance} · ${library.titleOf(one.document.puzzle)}, ${timeOf(one.at)}`));
    const choice = await ask({ title: "Unsaved changes that are kept", content: rows,
      buttons: [["restore", "Restore"], ["discard", "Discard"]], check: () => chosen.length > 0 });
    for (const draft of chosen) {
      if (choice === "restore") documents.restore(draft);
      else if (choice === "discard") drafts.drop(draft.id);
    }
  }

  /** @type {<G extends unknown[]>(act: (...given: G) => Promise<void>) => (...given: G) => Promise<void>} */
  const guarded = (act) => (...given) => act(...given).catch(failed);
  return { newBoard: guarded(newBoard), newPuzzle: guarded(newPuzzle), saveAs: guarded(saveAs),
    revert: guarded(revert), kept: guarded(kept) };
}
