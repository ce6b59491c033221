// The entries into boards that need no server, as their browser keeps them.

/** @import { Document } from "../store.js" */
/** @typedef {Pick<Document, "marks" | "notes" | "seconds" | "saves"> & { isSolved?: boolean }} Kept */

const NAME = "pylogic:played:";

/** @type {(id: string) => Kept} */
export function kept(id) {
  const nothing = { marks: {}, notes: {}, seconds: 0, saves: [] };
  try {
    const { marks, notes, seconds, saves, isSolved } = { ...nothing, ...JSON.parse(localStorage.getItem(NAME + id) ?? "{}") };
    return { marks, notes, seconds, saves, isSolved };
  } catch { // the browser keeps nothing, or something else has written there
    return nothing;
  }
}

// Throws where the browser has no room left.
/** @type {(id: string, entered: Kept) => void} */
export const keep = (id, entered) => localStorage.setItem(NAME + id, JSON.stringify(entered));
