// Files: what is opened first, the lists and menus of the bar, and drafts of what is unsaved.

import { find, h, paused } from "./dom.js";
import { createBeginning } from "./files/begin.js";
import { notify } from "./files/dialog.js";
import { createDocuments, inWords, timeOf } from "./files/documents.js";
import * as drafts from "./files/drafts.js";
import { follow } from "./files/follow.js";
import { createGallery, isHome } from "./files/gallery.js";
import { createLibrary } from "./files/library.js";
import { item, menu } from "./files/menu.js";
import { startPaste } from "./files/paste.js";
import { isPermalink, readLink } from "./files/permalink.js";
import { startPupil } from "./files/pupil.js";
import { startShare } from "./files/share.js";
import { EMPTY } from "./store.js";

/** @import { Documents } from "./files/documents.js" */
/** @import { Draft } from "./files/drafts.js" */
/** @import { Gallery } from "./files/gallery.js" */
/** @import { Library } from "./files/library.js" */
/** @import { App } from "./signals.js" */
/** @import { Document } from "./store.js" */
/** @typedef {(text: string) => Promise<void>} OpenLink */
/** @typedef {ReturnType<typeof startPaste>} Paste */
/** @typedef {ReturnType<typeof createBeginning>} Beginning */

/** @type {(app: App) => Promise<void>} */
export async function start(app) {
  find("#bar").append(h("div", { id: "notices" }));
  const documents = createDocuments(app);
  const library = createLibrary(app, documents);
  /** @type {OpenLink} */
  const openLink = (text) => showLink(app, documents, text);
  const paste = startPaste(app, documents, library, openLink);
  const begin = createBeginning(app, documents, library);
  const gallery = createGallery(app, documents, library);
  startBar(app, documents, library, paste, begin, gallery);
  startShare(app, documents);
  startNext(app, library);
  startPupil(app, library);
  const loading = library.load();
  loading.catch(() => {}); // following the folder tells it, and loads it again
  const tab = await drafts.claim();
  await openFirst(app, documents, loading, tab).catch((error) => documents.tell(inWords(error), true));
  await gallery.go();
  keepDrafts(app, documents, () => tab.id);
  addEventListener("hashchange", async () => {
    await openFragment(documents, openLink);
    await gallery.go();
  });
  const loadAgain = () => library.load().catch(() => {}); // following tells what is wrong
  app.when("library", loadAgain);
  follow(app, documents, loadAgain);
}

// Where a solver goes on: the next board of the puzzle, or behind the last one all of them.
/** @type {(app: App, library: Library) => void} */
function startNext({ store, when }, library) {
  const next = h("a", { class: "next" }, "Next board");
  find("#board .won").append(next);
  when("finished", (isFinished) => { if (isFinished) next.href = library.behind(store.now); });
}

/** @type {(app: App, documents: Documents, library: Library, paste: Paste, begin: Beginning, gallery: Gallery) => void} */
function startBar(app, documents, library, paste, begin, gallery) {
  const { store } = app;
  const save = h("button", { type: "button", id: "save", title: "Save (Ctrl-S)", onclick: documents.save },
    "Save", h("span", { class: "dot", "aria-hidden": "true" }));
  const showChanged = () => {
    const isChanged = drafts.isChanged(store.now);
    save.disabled = !isChanged;
    save.setAttribute("aria-label", isChanged ? "Save: there are unsaved changes" : "Save: all is saved");
  };
  const saving = () => (library.pupil !== null ? [] : [
    item("Save", documents.save, { key: "Ctrl-S", isOff: !drafts.isChanged(store.now) }),
    item("Save board as…", begin.saveAs, { isOff: !store.now.puzzle }),
  ]);
  const fill = () => [
    item("New board…", () => begin.newBoard(gallery.puzzle), { note: "empty, of any size",
      isOff: !gallery.puzzle, title: gallery.puzzle ? "" : "Choose a puzzle first" }),
    ...(library.pupil !== null ? [] : [item("New puzzle…", begin.newPuzzle, { note: "rules of your own" })]),
    item("Paste a link or text…", paste.askForText, { note: "puzz.link, Penpa+, janko.at and others" }),
    item("Open a file…", paste.askForFile, { note: "from anywhere on this computer" }),
    ...saving(),
    item("Back to the saved files", begin.revert, { isOff: !drafts.isChanged(store.now) }),
    item("Kept changes…", begin.kept, { note: "what was not saved" }),
  ];
  const files = menu("File", "File: new, paste, save", fill);
  find("#files").append(...library.elements, ...files, save);
  store.on(["rules", "facts", "saved"], showChanged);
  showChanged();
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    documents.save();
  });
}

// The link's fragment; this tab's draft; an orphan; what the server was asked for; or nothing, where
// the gallery is shown.
/** @typedef {{ id: string, draft: Draft | null }} Tab */
/** @type {(app: App, documents: Documents, loading: Promise<any>, tab: Tab) => Promise<void>} */
async function openFirst(app, documents, loading, tab) {
  const listed = loading.catch(() => null); // the gallery tells the reason
  if (isPermalink(location.hash) && await listed && await openFragment(documents, (text) => showLink(app, documents, text))) {
    if (tab.draft && drafts.isWorthKeeping(tab.draft.document)) drafts.putAside(tab.draft.document);
    return;
  }
  if (tab.draft) {
    app.store.open(tab.draft.document, drafts.readHistory());
    return;
  }
  const orphan = (await drafts.orphans()).find(({ isAside }) => !isAside);
  const first = (await listed)?.first;
  if (orphan && !isHome() && !first?.is_asked && await drafts.adopt(orphan.id)) {
    tab.id = orphan.id;
    app.store.open(orphan.document);
    documents.tell(`Your unsaved changes of ${timeOf(orphan.at)} are back.`);
    return;
  }
  if (isHome() || !first?.is_asked) return;
  await documents.open(first.puzzle, first.instance ?? "board");
  if (orphan) documents.offer(orphan);
}

// Whether the address had a document; a broken one is told, and nothing else happens.
/** @type {(documents: Documents, openLink: OpenLink) => Promise<boolean>} */
async function openFragment(documents, openLink) {
  const { hash } = location;
  if (!isPermalink(hash)) return false;
  try {
    await openLink(hash);
    history.replaceState(null, "", location.pathname);
    return true;
  } catch (error) {
    documents.tell(inWords(error), true);
    return false;
  }
}

/** @type {(app: App, documents: Documents, text: string) => Promise<void>} */
async function showLink(app, documents, text) {
  const { rules, ...found } = await readLink(text);
  const there = await documents.read(found.puzzle, found.instance);
  if (rules === undefined && there.stamps.rules === null)
    throw new Error(`This link is for a puzzle ${found.puzzle}, which is not here, without its rules.`);
  documents.show({ ...there, ...found, rules: rules ?? there.rules });
  if (rules === undefined || rules === there.rules) return;
  /** @type {[string, () => void][]} */
  const saved = there.stamps.rules === null ? []
    : [["Use the saved rules", () => app.store.change({ rules: there.saved.rules })]];
  notify({ key: "rules", actions: [...saved, ["Keep them", () => {}]],
    words: "These rules came with a link. They are checked like all others, and nothing is saved yet." });
}

// Written shortly after each change, and when the tab is left.
/** @type {(app: App, documents: Documents, id: () => string) => void} */
function keepDrafts({ store }, documents, id) {
  let isTold = false;
  const write = () => {
    if (!store.now.puzzle || drafts.write(id(), store.now) || isTold) return;
    isTold = true;
    documents.tell("The browser has no room left to keep unsaved changes: save them (Ctrl-S).", true);
  };
  store.on(/** @type {(keyof Document)[]} */ (Object.keys(EMPTY)), paused(300, write));
  addEventListener("pagehide", () => {
    write();
    drafts.writeHistory(store.history);
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) write(); });
  write();
}
