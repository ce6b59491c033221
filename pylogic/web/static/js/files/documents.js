// Documents: opening one, keeping what is unsaved of the one before, and saving.

import { post } from "../api.js";
import { findAll } from "../dom.js";
import { createConflicts } from "./collision.js";
import { dismiss, notify } from "./dialog.js";
import * as drafts from "./drafts.js";

/** @import { App } from "../signals.js" */
/** @import { Document, Kind, Marks } from "../store.js" */
/** @import { Draft } from "./drafts.js" */
/** @typedef {{ name: string, text: string | null, stamp: string | null }} File of the folder */
/** @typedef {ReturnType<typeof createDocuments>} Documents */
/** @typedef {Pick<Document, "puzzle" | "instance" | "rules" | "facts" | "saved" | "stamps">} Read */

/** @type {Kind[]} */
export const KINDS = ["rules", "facts"];

// The first problem of an error with its place, in a line; the error's message if it has no problems.
/** @type {(error: any) => string} */
export function inWords(error) {
  const problem = error.problems?.[0];
  if (!problem) return error.message;
  const place = problem.line ? `line ${problem.line}, column ${problem.column}: ` : "";
  return place + problem.text;
}

/** @type {(at: number) => string} */
export const timeOf = (at) => {
  const [then, now] = [new Date(at), new Date()];
  const time = then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return then.toDateString() === now.toDateString() ? time : `${then.toLocaleDateString()}, ${time}`;
};

/** @param {App} app */
export function createDocuments(app) {
  const { store } = app;
  /** @type {Promise<void>} */
  let saving = Promise.resolve();
  let turns = 0;

  /** @type {(words: string, isBad?: boolean) => void} */
  const tell = (words, isBad = false) => app.emit("message", { words, isBad });

  const conflicts = createConflicts(app, tell, save);

  // Show another document in this tab; what is unsaved of the present one is put aside.
  /** @type {(document: Partial<Document>) => void} */
  function show(document) {
    const { now } = store;
    if (now.puzzle && drafts.isWorthKeeping(now)) {
      const words = drafts.putAside(now) ? "are kept: File, Kept changes" : "could not be kept";
      tell(`Your changes to ${now.instance} ${words}.`);
    }
    for (const { dataset } of findAll("#notices .notice"))
      if (dataset.key && dataset.key !== "connection") dismiss(dataset.key);
    conflicts.clear();
    turns += 1;
    app.emit("cancel-all");
    store.open({ mode: now.mode, ...document });
  }

  // The rules and facts that the folder has under these names, as a document.
  /** @type {(puzzle: string, instance: string) => Promise<Read>} */
  async function read(puzzle, instance) {
    const { rules, facts, game } = await post("open", { puzzle, instance });
    app.emit("game", game);
    const saved = { rules: rules.text ?? "", facts: facts.text ?? "" };
    return { puzzle, instance, ...saved, saved, stamps: { rules: rules.stamp, facts: facts.stamp } };
  }

  // Open a board, unless the user asks for another one or chooses something else before it is read.
  /** @type {(puzzle: string, instance: string, mode?: Document["mode"]) => Promise<void>} */
  async function open(puzzle, instance, mode = store.now.mode) {
    const turn = turns += 1;
    const found = await read(puzzle, instance);
    if (turn !== turns) return;
    if (found.stamps.rules === null) throw new Error(`There is no puzzle ${puzzle} here.`);
    show({ ...found, mode });
    const shown = turns;
    const kept = (await drafts.orphans()).find(({ document }) => // the newest draft of this board
      document.puzzle === puzzle && document.instance === instance);
    if (kept === undefined || shown !== turns) return;
    if (KINDS.some((kind) => kept.document[kind] !== found[kind])) return offer(kept);
    show({ ...kept.document, ...found, mode: store.now.mode }); // one goes on where one was
    drafts.drop(kept.id);
  }

  /** @type {(kept: Draft) => void} */
  function offer(kept) {
    const { document } = kept;
    const words = `Your unsaved changes of ${timeOf(kept.at)} to ${document.instance} are kept.`;
    notify({ key: "kept", words,
      actions: [["Restore", () => restore(kept)], ["Discard", () => drafts.drop(kept.id)]] });
  }

  /** @type {(kept: Draft) => void} */
  function restore(kept) {
    show(kept.document);
    drafts.drop(kept.id);
  }

  // Facts that came from elsewhere, on a board that is not saved yet.
  /** @type {(base: Read & Partial<Document>, instance: string, facts: string, marks?: Marks) => void} */
  function showFacts(base, instance, facts, marks = {}) {
    const own = base.puzzle === store.now.puzzle ? store.now : base;
    const { puzzle, rules, saved, stamps, constants = {} } = own;
    show({ puzzle, instance, rules, facts, marks, constants,
      saved: { ...saved, facts: "" }, stamps: { ...stamps, facts: null } });
  }

  // Whether a file of a document that was open is one of what is open now.
  /** @type {(document: Document, kind: Kind) => boolean} */
  const isOpen = ({ puzzle, instance }, kind) =>
    store.now.puzzle === puzzle && (kind === "rules" || store.now.instance === instance);

  function save() {
    const asked = store.now;
    /** @type {() => Promise<void> | undefined} */
    const all = () => (isOpen(asked, "facts") ? saveAll() : undefined);
    saving = saving.then(all).catch((error) => tell(inWords(error), true));
    return saving;
  }

  async function saveAll() {
    const { now } = store; // another document may be opened meanwhile
    for (const kind of KINDS) if (now[kind] !== now.saved[kind]) await saveOne(now, kind);
  }

  /** @type {(document: Document, kind: Kind) => Promise<void>} */
  async function saveOne(document, kind) {
    const { puzzle, instance, stamps, [kind]: text } = document;
    const { is_saved: isSaved, file } = await post("save",
      { puzzle, instance: kind === "facts" ? instance : null, text, stamp: stamps[kind] });
    if (!isSaved) {
      if (isOpen(document, kind)) conflicts.conflict(kind, file);
      else tell(`${file.name} was changed by another program, and is not saved.`, true);
      return;
    }
    const isFirst = !own.has(file.name) && stamps[kind] !== null;
    own.add(file.name);
    if (isOpen(document, kind)) conflicts.take(kind, file);
    tell(isFirst ? `Saved ${file.name}: your own copy, which is used from now on.` : `Saved ${file.name}.`);
    if (isFirst || stamps[kind] === null) app.emit("library");
  }
  /** @type {Set<string>} */
  const own = new Set(); // names of files that are known to lie in the folder

  const { changed } = conflicts;
  return { open, show, read, restore, offer, showFacts, save, changed, tell, own, saved: () => saving };
}
