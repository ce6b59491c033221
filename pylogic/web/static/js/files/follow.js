// Following the folder: a connection on which the server tells what others change there.

import { stream } from "../api.js";
import { dismiss, notify } from "./dialog.js";

const AGAIN = 1500; // milliseconds before the next attempt to reach the server
const KEPT = "What you have done is kept in this browser.";
const LOST = `pylogic serve does not answer: has it ended? Start it again. ${KEPT}`;
const STALE = `pylogic serve was started again: open the link that it has printed. ${KEPT}`;

export function follow(app, documents, onLibrary) {
  const { store } = app;
  let controller = new AbortController();
  let isLost = false;

  const back = () => {
    if (!isLost) return;
    isLost = false;
    dismiss("connection");
    documents.tell("pylogic serve is back.");
    askAgain();
    onLibrary();
  };
  // Constants that are equal and yet new: every pane asks again, and nothing that one edits changes.
  const askAgain = () => store.change({ constants: { ...store.now.constants } }, { undoable: false });
  const told = {
    ready: back,
    rules: (file) => documents.changed("rules", file),
    facts: (file) => documents.changed("facts", file),
    library: onLibrary,
    included: askAgain,
  };

  async function once(signal) {
    const { puzzle, instance, stamps } = store.now;
    const { rules, facts } = stamps;
    const query = new URLSearchParams({ puzzle, instance, rules: rules ?? "", facts: facts ?? "" });
    try {
      await stream(`watch?${query}`, undefined, { signal, onEvent: (name, data) => told[name]?.(data) });
    } catch (error) {
      if (signal.aborted) return;
      isLost = true;
      notify({ key: "connection", isBad: true, words: error.status === 401 ? STALE : LOST });
    }
  }

  async function always() {
    for (;;) {
      controller = new AbortController();
      const { signal } = controller;
      if (store.now.puzzle) await once(signal);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  store.on(["puzzle", "instance"], () => controller.abort());
  always();
}
