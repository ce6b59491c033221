// Drafts: what each tab holds is kept in the browser, and found again after a crash or a reload.

import { newId } from "../dom.js";
import { EMPTY } from "../store.js";

// A tab has an id (sessionStorage), writes its draft under it (localStorage), and holds a lock of
// that name as long as it lives: a draft whose lock nobody holds is an orphan. Whoever takes a
// draft over takes its lock, so that no two tabs write the same one. Pages that come by http from
// another computer, as a class's do, get no locks from browsers: there each tab is thought to be the only one.
const PREFIX = "pylogic:draft:";
const TAB = "pylogic:tab";
const MOST = 20;
const HISTORY = "pylogic:history";
const MOST_UNDONE = 200; // steps that can be undone after a reload
// Milliseconds that a document before this one, in the same tab, may take to let the lock go. A reload
// waits for it as long as a busy machine needs; a link may have opened a duplicate, whose lock stays held.
const PATIENCE = { reload: 60_000, other: 500 };

/** @import { Document, History } from "../store.js" */
/** @typedef {{ id: string, at: number, isAside?: boolean, document: Document }} Draft */

/** @type {(id: string, patience?: number) => Promise<boolean>} */
function hold(id, patience = PATIENCE.other) {
  return new Promise((resolve) => {
    const untilClosed = () => {
      resolve(true);
      return new Promise(() => {});
    };
    if (!navigator.locks) resolve(true);
    else navigator.locks.request(PREFIX + id, { signal: AbortSignal.timeout(patience) }, untilClosed)
      .catch(() => resolve(false));
  });
}

// Which draft this tab writes, and the one that it had before a reload, or is a duplicate of.
/** @type {() => Promise<{ id: string, draft: Draft | null }>} */
export async function claim() {
  const before = sessionStorage.getItem(TAB);
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  const patience = navigation?.type === "reload" ? PATIENCE.reload : PATIENCE.other;
  const id = before !== null && await hold(before, patience) ? before : newId();
  if (id !== before) await hold(id);
  sessionStorage.setItem(TAB, id);
  return { id, draft: before === null ? null : read(before) };
}

// Go on with an orphan: its id is this tab's from now on.
/** @type {(id: string) => Promise<boolean>} */
export async function adopt(id) {
  if (!await hold(id)) return false;
  sessionStorage.setItem(TAB, id);
  return true;
}

/** @type {(id: string) => Draft | null} */
export function read(id) {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return found === null || typeof found.document?.puzzle !== "string" ? null : { ...found, id };
  } catch {
    return null;
  }
}

// False if the browser has no room for it.
/** @type {(id: string, document: Document, isAside?: boolean) => boolean} */
export function write(id, document, isAside = false) {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ at: Date.now(), isAside, document }));
    return true;
  } catch {
    return false;
  }
}

// Keep the steps that can be undone and redone, for this tab after a reload.
/** @type {(history: History) => void} */
export function writeHistory({ now, past, future }) {
  try {
    sessionStorage.setItem(HISTORY, JSON.stringify({ now, past: past.slice(-MOST_UNDONE), future: future.slice(-MOST_UNDONE) }));
  } catch { // the browser has no room for it
    sessionStorage.removeItem(HISTORY);
  }
}

/** @type {() => History | null} */
export const readHistory = () => JSON.parse(sessionStorage.getItem(HISTORY) ?? "null");

/** @type {(document: Document) => boolean} */
export const putAside = (document) => write(newId(), document, true);
/** @type {(id: string) => void} */
export const drop = (id) => localStorage.removeItem(PREFIX + id);

/** @type {(document: Document) => boolean} */
export const isChanged = ({ rules, facts, saved }) => rules !== saved.rules || facts !== saved.facts;
/** @type {(document: Document) => boolean} */
export const isWorthKeeping = (document) =>
  isChanged(document) || Object.keys(document.marks).length > 0 || Object.keys(document.notes).length > 0;

// Drafts that no tab holds, the newest first; there are never more than the newest few. One that
// holds no changes is not worth much, and still what a tab goes on with that is being reloaded.
/** @type {() => Promise<Draft[]>} */
export async function orphans() {
  const held = (await navigator.locks?.query())?.held ?? [{ name: PREFIX + sessionStorage.getItem(TAB) }];
  const alive = new Set(held.map((lock) => lock.name));
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !alive.has(key));
  /** @type {Draft[]} */
  const found = keys.map((key) => read(key.slice(PREFIX.length)) ?? { at: 0, id: key.slice(PREFIX.length), document: EMPTY })
    .sort((one, other) => other.at - one.at);
  /** @type {(draft: Draft) => boolean} */
  const isWorth = ({ document }) => isWorthKeeping(document);
  const kept = found.filter(isWorth);
  const others = found.filter((draft) => !isWorth(draft));
  for (const { id } of [...kept.slice(MOST), ...others.slice(MOST)]) drop(id);
  return kept.slice(0, MOST);
}
