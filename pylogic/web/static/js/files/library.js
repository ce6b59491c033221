// The library: which puzzles and instances there are, in two lists of the bar.

import { get } from "../api.js";
import { h } from "../dom.js";
import { isChanged } from "./drafts.js";
import { placeOf } from "./gallery.js";

/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Documents } from "./documents.js" */
/**
 * @typedef {{ puzzle: string, title: string, aliases: string[], problem: string | null, instances: string[],
 *   levels: Record<string, string>,
 *   own: { rules: boolean, instances: string[] } }} Entry
 * @typedef {{ puzzle: string, instance: string | null, is_asked: boolean }} First
 */
/** @typedef {ReturnType<typeof createLibrary>} Library */

/** @param {App} app @param {Documents} documents */
export function createLibrary(app, documents) {
  const { store } = app;
  /** @type {Entry[]} */
  let known = [];
  let folder = "";
  let failure = ""; // the reason why nothing is known
  /** @type {string | null} */
  let pupil = null;
  /** @type {First} */
  let first = { puzzle: "", instance: null, is_asked: false };

  /** @type {(puzzle: string) => Entry | undefined} */
  const find = (puzzle) => known.find((one) => one.puzzle === puzzle);
  /** @type {(puzzle: string) => string} */
  const titleOf = (puzzle) => find(puzzle)?.title ?? puzzle;
  /** @type {(puzzle: string) => string[]} */
  const instancesOf = (puzzle) => find(puzzle)?.instances ?? [];

  /** @type {(puzzle: string) => string} */
  const firstOf = (puzzle) => instancesOf(puzzle)[0] ?? "board";

  // The place of the board behind another one, or of all boards.
  /** @type {(document: Document) => string} */
  function behind({ puzzle, instance }) {
    const boards = instancesOf(puzzle);
    return placeOf(puzzle, ...boards.slice(boards.indexOf(instance) + 1).slice(0, 1));
  }

  // A name that no instance of the puzzle has.
  /** @type {(puzzle: string, name: string) => string} */
  function freeName(puzzle, name) {
    const taken = new Set([...instancesOf(puzzle), puzzle === store.now.puzzle ? store.now.instance : ""]);
    if (!taken.has(name)) return name;
    let number = 2;
    while (taken.has(`${name}${number}`)) number += 1;
    return `${name}${number}`;
  }

  /** @type {(puzzle: string, instance: string) => Promise<void>} */
  const open = (puzzle, instance) => documents.open(puzzle, instance)
    .catch((error) => { documents.tell(error.message, true); show(); });
  const puzzles = h("select", { "aria-label": "Puzzle", title: "Puzzle",
    onchange: () => open(puzzles.value, firstOf(puzzles.value)) });
  const instances = h("select", { "aria-label": "Board", title: "Board",
    onchange: () => open(store.now.puzzle, instances.value) });

  function show() {
    const { puzzle, instance } = store.now;
    const own = find(puzzle)?.own;
    fill(puzzles, known.map((one) => [one.puzzle, one.title, one.own.rules]), puzzle);
    /** @type {[string, string, boolean][]} */
    const named = instancesOf(puzzle).map((name) => [name, name, Boolean(own?.instances.includes(name))]);
    fill(instances, named, instance);
    entitle();
  }

  // The title of the page: what is shown, and whether it is saved.
  function entitle() {
    const { puzzle, instance } = store.now;
    document.title = document.body.dataset.view === "gallery" ? "pylogic"
      : `${isChanged(store.now) ? "• " : ""}${instance} · ${titleOf(puzzle)} · pylogic`;
  }
  // Options in groups: those of the user's folder, and those that come with pylogic.
  /** @typedef {[value: string, words: string, isOwn: boolean]} Named */
  /** @type {(select: HTMLSelectElement, options: Named[], chosen: string) => void} */
  function fill(select, options, chosen) {
    /** @type {(words: string, isOwn: boolean) => HTMLElement[]} */
    const group = (words, isOwn) => {
      const found = options.filter(([, , own]) => own === isOwn)
        .map(([value, words]) => h("option", { value }, words));
      return found.length ? [h("optgroup", { label: words }, ...found)] : [];
    };
    const unsaved = options.some(([value]) => value === chosen) ? []
      : [h("option", { value: chosen }, `${chosen} (not saved)`)];
    const groups = [...group(`In the folder ${folder}`, true), ...group("With pylogic", false)];
    select.replaceChildren(...unsaved, ...groups);
    select.value = chosen;
  }

  /** @type {(signal?: AbortSignal) => Promise<any>} */
  async function load(signal) {
    const found = await get("library", signal).catch((error) => {
      failure = error.message;
      app.emit("listed");
      throw error;
    });
    [known, folder, first, pupil] = [found.puzzles, found.folder, found.first, found.pupil];
    document.body.classList.toggle("pupil", pupil !== null);
    for (const one of known) {
      if (one.own.rules) documents.own.add(`encodings/${one.puzzle}.lp`);
      for (const name of one.own.instances) documents.own.add(`instances/${one.puzzle}/${name}.lp`);
    }
    if (store.now.puzzle) show();
    app.emit("listed");
    return found;
  }

  store.on(["puzzle", "instance", "rules", "facts", "saved"], show);
  return {
    load, titleOf, freeName, firstOf, behind, entitle, elements: [puzzles, instances],
    get entries() { return known; },
    // The puzzle of the bar, which may not be read yet.
    get chosen() { return puzzles.value || store.now.puzzle; },
    get failure() { return failure; },
    get first() { return first; },
    get pupil() { return pupil; },
  };
}
