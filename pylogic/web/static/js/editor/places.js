// Which text a place is in, and what to call it.

export const rulesFile = ({ puzzle }) => `encodings/${puzzle}.lp`;
const factsFile = ({ puzzle, instance }) => `instances/${puzzle}/${instance || "board"}.lp`;
const isFile = (file, meant) => file === meant || Boolean(file?.endsWith(`/${meant}`));

// "rules", "facts", or null for a file that the rules include.
export function textOf(document, { file }) {
  if (isFile(file, rulesFile(document))) return "rules";
  return isFile(file, factsFile(document)) ? "facts" : null;
}

// As in "line 12" of the rules, "facts, line 3", "lib/grid.lp, line 30"; `last` is the last line
// of the text, after which clingo places what it misses.
export function nameOf(document, place, last = Infinity) {
  const text = textOf(document, place);
  const line = place.line ? `line ${Math.min(place.line, last)}` : "";
  if (text === "rules") return line || "rules";
  const file = text === "facts" ? text : place.file?.replace(/^.*encodings\//, "");
  return [file, line].filter(Boolean).join(", ");
}
