// Following the folder: the server is asked again and again whether others have changed a file.

// It is asked, and does not hold a connection: a browser has six of them for all of its tabs.
import { get } from "../api.js";
import { dismiss, notify } from "./dialog.js";
import { KINDS } from "./documents.js";

/** @import { ApiError } from "../api.js" */
/** @import { App } from "../signals.js" */
/** @import { Documents } from "./documents.js" */

const PAUSE = 500; // milliseconds between two looks
const SELDOM = 5000; // where nobody sees the tab, or a whole class asks
const KEPT = "What you have done is kept in this browser.";
const LOST = `pylogic serve does not answer: has it ended? Start it again. ${KEPT}`;
const STALE = `pylogic serve was started again: open the link that it has printed. ${KEPT}`;

/** @type {(app: App, documents: Documents, onLibrary: () => void) => void} */
export function follow(app, documents, onLibrary) {
  const { store } = app;
  let trouble = ""; // what was told last of the server, or of a file,
  let relief = ""; // and what is told when it is over
  /** @type {{ puzzle: string, names: string, encodings: string } | null} */
  let seen = null;

  // Constants that are equal and yet new: every pane asks again, and nothing that one edits changes.
  const askAgain = () => store.change({ constants: { ...store.now.constants } }, { undoable: false });

  async function look() {
    const { puzzle, instance, stamps } = store.now;
    const { rules, facts } = stamps;
    const query = new URLSearchParams({ puzzle, instance, rules: rules ?? "", facts: facts ?? "" });
    const found = await get(`changes?${query}`);
    if (trouble) back();
    await documents.saved();
    if (store.now.stamps !== stamps) return; // what was asked for is no longer what is open
    const before = seen?.puzzle === puzzle ? seen : { ...found, puzzle };
    seen = { ...found, puzzle };
    for (const kind of KINDS) if (found[kind]) documents.changed(kind, found[kind]);
    if (found.names !== before.names) onLibrary();
    if (found.encodings !== before.encodings) askAgain();
  }

  function back() {
    trouble = "";
    dismiss("connection");
    documents.tell(relief);
    askAgain();
    onLibrary();
  }

  /** @type {(error: ApiError) => void} */
  function lost({ status, message }) {
    relief = status === 400 || status === 404 ? "The file can be read again." : "pylogic serve is back.";
    const words = { 0: LOST, 401: STALE }[status] ?? message;
    if (trouble !== words) notify({ key: "connection", isBad: true, words });
    trouble = words;
  }

  // Until the pause is over, or somebody looks at the tab again.
  let wake = () => {};
  const pause = () => new Promise((/** @type {(told?: void) => void} */ resolve) => {
    wake = resolve;
    setTimeout(wake, document.hidden || document.body.classList.contains("pupil") ? SELDOM : PAUSE);
  });
  document.addEventListener("visibilitychange", () => wake());

  (async () => {
    for (;;) {
      if (store.now.puzzle) await look().catch(lost);
      await pause();
    }
  })();
}
