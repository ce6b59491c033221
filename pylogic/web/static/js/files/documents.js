// Documents: opening one, keeping what is unsaved of the one before, saving, and conflicts.

import { post } from "../api.js";
import { h } from "../dom.js";
import { ask, dismiss, notify } from "./dialog.js";
import * as drafts from "./drafts.js";
import { difference, nearby } from "./lines.js";

export const KINDS = ["rules", "facts"];
export const fileOf = ({ puzzle, instance }, kind) =>
  kind === "rules" ? `encodings/${puzzle}.lp` : `instances/${puzzle}/${instance}.lp`;

// What went wrong, in a line: the first problem with its place.
export function inWords(error) {
  const problem = error.problems?.[0];
  if (!problem) return error.message;
  const place = problem.line ? `line ${problem.line}, column ${problem.column}: ` : "";
  return place + problem.text;
}

export const timeOf = (at) => {
  const [then, now] = [new Date(at), new Date()];
  const time = then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return then.toDateString() === now.toDateString() ? time : `${then.toLocaleDateString()}, ${time}`;
};

export function createDocuments(app) {
  const { store } = app;
  let saving = Promise.resolve();
  let turns = 0;

  const tell = (words, isBad = false) => app.emit("message", { words, isBad });

  // Show another document in this tab; what is unsaved of the present one is put aside.
  function show(document) {
    const { now } = store;
    if (now.puzzle && drafts.isWorthKeeping(now)) {
      const words = drafts.putAside(now) ? "are kept: File, Kept changes" : "could not be kept";
      tell(`Your changes to ${now.instance} ${words}.`);
    }
    for (const { dataset } of [...window.document.querySelectorAll("#notices .notice")])
      if (dataset.key !== "connection") dismiss(dataset.key);
    conflicts.clear();
    turns += 1;
    app.emit("cancel-all");
    store.open({ mode: now.mode, ...document });
  }

  // What the folder has under these names, as a document.
  async function read(puzzle, instance) {
    const { rules, facts, game } = await post("open", { puzzle, instance });
    app.emit("game", game);
    const saved = { rules: rules.text ?? "", facts: facts.text ?? "" };
    return { puzzle, instance, ...saved, saved, stamps: { rules: rules.stamp, facts: facts.stamp } };
  }

  // Of several that are asked for only the last one opens, and none if one chose something else.
  async function open(puzzle, instance) {
    const turn = turns += 1;
    const found = await read(puzzle, instance);
    if (turn !== turns) return;
    if (found.stamps.rules === null) throw new Error(`There is no puzzle ${puzzle} here.`);
    show(found);
    await offerKept();
  }

  async function offerKept() {
    const { puzzle, instance } = store.now;
    const [kept] = (await drafts.orphans()).filter(({ document }) =>
      document.puzzle === puzzle && document.instance === instance);
    if (kept) offer(kept);
  }

  function offer(kept) {
    const { document } = kept;
    const words = `Your unsaved changes of ${timeOf(kept.at)} to ${document.instance} are kept.`;
    notify({ key: "kept", words,
      actions: [["Restore", () => restore(kept)], ["Discard", () => drafts.drop(kept.id)]] });
  }

  function restore(kept) {
    show(kept.document);
    drafts.drop(kept.id);
  }

  // Facts that came from elsewhere, on a board that is not saved yet.
  function showFacts(base, instance, facts, marks = {}) {
    const own = base.puzzle === store.now.puzzle ? store.now : base;
    const { puzzle, rules, saved, stamps, constants = {} } = own;
    show({ puzzle, instance, rules, facts, marks, constants,
      saved: { ...saved, facts: "" }, stamps: { ...stamps, facts: null } });
  }

  // What the file is by now; nothing of the page's text is touched.
  function take(kind, file) {
    const { saved, stamps } = store.now;
    const known = { saved: { ...saved, [kind]: file.text ?? "" }, stamps: { ...stamps, [kind]: file.stamp } };
    store.change(known, { undoable: false });
    conflicts.delete(kind);
    dismiss(`conflict ${kind}`);
  }

  // Whether a file of a document that was open is one of what is open now.
  const isOpen = ({ puzzle, instance }, kind) =>
    store.now.puzzle === puzzle && (kind === "rules" || store.now.instance === instance);

  function save() {
    const asked = store.now;
    const all = () => (isOpen(asked, "facts") ? saveAll() : undefined);
    saving = saving.then(all).catch((error) => tell(inWords(error), true));
    return saving;
  }

  async function saveAll() {
    const { now } = store; // another document may be opened meanwhile
    for (const kind of KINDS) if (now[kind] !== now.saved[kind]) await saveOne(now, kind);
  }

  async function saveOne(document, kind) {
    const { puzzle, instance, stamps, [kind]: text } = document;
    const { is_saved: isSaved, file } = await post("save",
      { puzzle, instance: kind === "facts" ? instance : null, text, stamp: stamps[kind] });
    if (!isSaved) {
      if (isOpen(document, kind)) conflict(kind, file);
      else tell(`${file.name} was changed by another program, and is not saved.`, true);
      return;
    }
    const isFirst = !own.has(file.name) && stamps[kind] !== null;
    own.add(file.name);
    if (isOpen(document, kind)) take(kind, file);
    tell(isFirst ? `Saved ${file.name}: your own copy, which is used from now on.` : `Saved ${file.name}.`);
    if (isFirst || stamps[kind] === null) app.emit("library");
  }
  const own = new Set(); // names of files that are known to lie in the folder
  const conflicts = new Map(); // the stamps of the files that conflicts have been shown of

  // Another program has changed a file of which this page has unsaved changes.
  function conflict(kind, file) {
    conflicts.set(kind, file.stamp);
    const again = () => conflict(kind, file);
    const words = `${file.name} was changed by another program, and you have unsaved changes.`;
    notify({ key: `conflict ${kind}`, isBad: true, words: `${words} Nothing is overwritten.`,
      actions: [
        ["Show both", () => compare(kind, file).then((choice) => ({ mine, theirs }[choice] ?? again)())],
        ["Keep mine", () => mine()],
        ["Take theirs", () => theirs()],
      ] });
    const mine = () => {
      take(kind, file);
      return save();
    };
    const theirs = () => {
      drafts.putAside(store.now);
      store.change({ [kind]: file.text ?? "" });
      take(kind, file);
    };
  }

  function compare(kind, file) {
    const lines = nearby(difference(store.now[kind], file.text ?? ""));
    const shown = lines.map(([sign, line]) =>
      h("div", { class: { "-": "mine", "+": "theirs" }[sign] ?? "same" }, `${sign} ${line}`));
    return ask({ title: `Two versions of ${file.name}`, isWide: true,
      content: [h("p", {}, h("span", { class: "mine" }, "− only in yours"), " ",
        h("span", { class: "theirs" }, "+ only in the file")),
      h("div", { class: "lines", tabIndex: 0, role: "region", "aria-label": "Differences" }, ...shown)],
      buttons: [["mine", "Keep mine"], ["theirs", "Take theirs"]] });
  }

  // A file says something else than what is known of it: follow it, or show a conflict, once.
  function changed(kind, file) {
    const { now } = store;
    if (file.text === null || file.text === now[kind]) {
      take(kind, file);
      if (file.text === null) tell(`${file.name} is gone; saving makes it again.`);
    } else if (now[kind] === now.saved[kind]) {
      store.change({ [kind]: file.text });
      take(kind, file);
      tell(`${file.name} was changed by another program; here it is.`);
    } else if (conflicts.get(kind) !== file.stamp) {
      conflict(kind, file);
    }
  }

  return { open, show, read, restore, offer, showFacts, save, changed, tell, own, saved: () => saving };
}
