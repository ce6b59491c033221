// The notes of a player at a cell: candidates in its corner and in its middle, and colours. Each is one text.

/** @typedef {"corner" | "centre" | "colour"} Noted */

/** @type {Record<Noted, string>} */
const SIGNS = { corner: "", centre: "~", colour: "#" }; // what the text begins with
export const KINDS = /** @type {Noted[]} */ (Object.keys(SIGNS));
export const NUMBERED = KINDS.filter((kind) => kind !== "colour"); // those that hold what may be entered
export const COLOURS = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "grey"];

/** @type {(kind: Noted, value: string) => string} */
export const noteOf = (kind, value) => SIGNS[kind] + value;

// The values of a kind among the texts of a cell.
/** @type {(texts: string[] | undefined, kind: Noted) => string[]} */
export const noted = (texts = [], kind) => texts.filter((text) => kindOf(text) === kind)
  .map((text) => text.slice(SIGNS[kind].length));

/** @type {(text: string) => Noted} */
const kindOf = (text) => KINDS.find((kind) => SIGNS[kind] === text[0]) ?? "corner";

// The notes after cells have been given one more text, or after it was taken away where all have it.
/** @type {(notes: Record<string, string[]>, places: string[], text: string) => Record<string, string[]>} */
export const toggled = (notes, places, text) => (places.every((place) => notes[place]?.includes(text))
  ? changed(notes, places, (texts) => texts.filter((one) => one !== text)) : noting(notes, places, [text]));

// The notes after cells have been given more texts.
/** @type {(notes: Record<string, string[]>, places: string[], more: string[]) => Record<string, string[]>} */
export const noting = (notes, places, more) => changed(notes, places, (texts) =>
  [...new Set([...texts, ...more])].sort((a, b) => a.localeCompare(b, "en", { numeric: true })));

// The notes without those of some kinds in cells, or without those of one value.
/** @type {(notes: Record<string, string[]>, places: string[], kinds: Noted[], value?: string) => Record<string, string[]>} */
export const without = (notes, places, kinds, value) => changed(notes, places, (texts) => texts.filter((text) => (
  !kinds.includes(kindOf(text)) || (value !== undefined && text !== noteOf(kindOf(text), value)))));

/** @type {(notes: Record<string, string[]>, places: string[], change: (texts: string[]) => string[]) => Record<string, string[]>} */
function changed(notes, places, change) {
  const made = { ...notes };
  for (const place of places) {
    const texts = change(made[place] ?? []);
    if (texts.length) made[place] = texts;
    else delete made[place];
  }
  return made;
}
