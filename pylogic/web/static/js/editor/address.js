// Which text a place is in, and what to call it.

/** @import { Place } from "../api.js" */
/** @import { Document, Kind } from "../store.js" */

/** @type {(document: Document) => string} */
export const rulesFile = ({ puzzle }) => `encodings/${puzzle}.lp`;
/** @type {(document: Document) => string} */
const factsFile = ({ puzzle, instance }) => `instances/${puzzle}/${instance || "board"}.lp`;
/** @type {(file: string | null | undefined, meant: string) => boolean} */
const isFile = (file, meant) => file === meant || Boolean(file?.endsWith(`/${meant}`));

// "rules", "facts", or null for a file that the rules include.
/** @type {(document: Document, place: Place) => Kind | null} */
export function textOf(document, { file }) {
  if (isFile(file, rulesFile(document))) return "rules";
  return isFile(file, factsFile(document)) ? "facts" : null;
}

// As in "line 12" of the rules, "facts, line 3", "lib/grid.lp, line 30"; `last` is the last line
// of the text, after which clingo places what it misses.
/** @type {(document: Document, place: Place, last?: number) => string} */
export function nameOf(document, place, last = Infinity) {
  const text = textOf(document, place);
  const line = place.line ? `line ${Math.min(place.line, last)}` : "";
  if (text === "rules") return line || "rules";
  const file = text === "facts" ? text : place.file?.replace(/^.*encodings\//, "");
  return [file, line].filter(Boolean).join(", ");
}
