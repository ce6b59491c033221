// Conflicts: files that another program has changed, followed, or shown beside the page's own text.

import { EditorState, EditorView, unifiedMergeView } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";
import { ask, dismiss, notify } from "./dialog.js";
import * as drafts from "./drafts.js";

/** @import { App } from "../signals.js" */
/** @import { Kind } from "../store.js" */
/** @import { File } from "./documents.js" */

/** @param {App} app @param {(words: string) => void} tell @param {() => Promise<void>} save */
export function createConflicts({ store }, tell, save) {
  /** @type {Map<Kind, string | null>} */
  const conflicts = new Map(); // the stamps of the files that conflicts have been shown of

  // Take the file's text and stamp as the saved ones, and end its conflict; the page's text stays.
  /** @type {(kind: Kind, file: File) => void} */
  function take(kind, file) {
    const { saved, stamps } = store.now;
    const known = { saved: { ...saved, [kind]: file.text ?? "" }, stamps: { ...stamps, [kind]: file.stamp } };
    store.change(known, { undoable: false });
    conflicts.delete(kind);
    dismiss(`conflict ${kind}`);
  }

  // Another program has changed a file of which this page has unsaved changes.
  /** @type {(kind: Kind, file: File) => void} */
  function conflict(kind, file) {
    conflicts.set(kind, file.stamp);
    const again = () => conflict(kind, file);
    const words = `${file.name} was changed by another program, and you have unsaved changes.`;
    notify({ key: `conflict ${kind}`, isBad: true, words: `${words} Nothing is overwritten.`,
      actions: [
        ["Show both", () => compare(kind, file).then((choice) => ({ mine, theirs }[choice ?? ""] ?? again)())],
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

  /** @type {(kind: Kind, file: File) => Promise<string | null>} */
  function compare(kind, file) {
    const shown = new EditorView({ doc: file.text ?? "", extensions: [
      EditorState.readOnly.of(true), EditorView.contentAttributes.of({ "aria-label": "Differences" }),
      unifiedMergeView({ original: store.now[kind], mergeControls: false, collapseUnchanged: {} }),
    ] });
    return ask({ title: `Two versions of ${file.name}`, isWide: true,
      content: [h("p", {}, h("span", { class: "mine" }, "only in yours"), " ",
        h("span", { class: "theirs" }, "only in the file")),
      h("div", { class: "lines" }, shown.dom)],
      buttons: [["mine", "Keep mine"], ["theirs", "Take theirs"]] });
  }

  // A file says something else than what is known of it: follow it, or show a conflict, once.
  /** @type {(kind: Kind, file: File) => void} */
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

  return { take, conflict, changed, clear: () => conflicts.clear() };
}
