// Candidates: the numbers of a cell that none of its peers has; filled in, and kept as numbers are entered.

import { NUMBERED, noteOf, noted, noting, without } from "./notes.js";
import { canHold, chosen, placeOf } from "./sheet.js";

/** @import { Document } from "../store.js" */
/** @import { Noted } from "./notes.js" */
/** @import { Play, Sheet } from "./sheet.js" */
/** @typedef {Document["notes"]} Notes */

// The notes with all candidates of all cells that are empty, in their corner or in their middle.
/** @type {(sheet: Sheet, play: Play, document: Pick<Document, "marks" | "notes">, kind: Noted) => Notes} */
export function withCandidates(sheet, play, { marks, notes }, kind) {
  const number = (/** @type {number} */ index) =>
    play.given[index] ?? play.choices[chosen(sheet, play, marks, index)]?.value;
  let made = notes;
  for (const [index, peers] of play.peers) {
    if (number(index) !== undefined) continue;
    const taken = peers.map(number);
    const left = play.choices.filter((choice) => canHold(choice, index) && !taken.includes(choice.value ?? ""));
    const place = placeOf(sheet, index).join(",");
    made = noting(without(made, [place], NUMBERED), [place], left.map(({ value }) => noteOf(kind, value ?? "")));
  }
  return made;
}

// The notes after a number was entered: no peer notes it any longer. The same ones where none did.
/** @type {(sheet: Sheet, play: Play, notes: Notes, index: number, number: number) => Notes} */
export function withoutPeers(sheet, play, notes, index, number) {
  const value = play.choices[number]?.value;
  if (value === null || value === undefined) return notes;
  const places = (play.peers.get(index) ?? []).map((one) => placeOf(sheet, one).join(","))
    .filter((place) => NUMBERED.some((kind) => noted(notes[place], kind).includes(value)));
  return places.length ? without(notes, places, NUMBERED, value) : notes;
}
