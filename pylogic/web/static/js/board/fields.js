// Fields below the board: the sums of diagonals, which begin beside it.

import { html, useSignal } from "../../vendor/preact-11.js";
import { targetOf } from "../dom.js";
import { SIDES, isLevel } from "./margin.js";

/** @import { View } from "../board.js" */
/** @import { Changes } from "./facts.js" */
/** @import { Side } from "./sheet.js" */
/** @typedef {{ view: View, changes: Changes, kind: string }} Beside */

/** @type {Record<string, string>} */
const SLANTS = { down: "↘↖", up: "↗↙" };
/** @type {Record<string, string[]>} */
const RIGHTWARDS = { down: ["top", "left"], up: ["bottom", "left"] };

/** @param {Beside} properties */
export function Fields({ view, changes, kind }) {
  if (kind !== "slanted") return null;
  const { rows, columns } = view.sheet;
  const names = [...changes.entry(kind)?.cells.keys() ?? []];
  return html`<div class="line typing">${Object.entries(SIDES).map(([side, words]) => html`
    <details class="beside" key=${`${kind} ${side}`} open=${names.some((name) => name.startsWith(`${side},`))}>
      <summary>${words} …</summary><div class="fields">
        ${[...Array(isLevel(/** @type {Side} */ (side)) ? columns : rows).keys()].map((line) => html`
          <span data-beside=${`${side},${line + 1}`}><${Slanted} ...${{ changes, side: /** @type {Side} */ (side), line: line + 1 }} /></span>`)}
      </div></details>`)}</div>`;
}

// The diagonals that begin at the cell beside which a line of the board ends.
/** @param {{ changes: Changes, side: Side, line: number }} properties */
function Slanted({ changes, side, line }) {
  void changes.wanted.value; // what is asked for is shown at once
  return Object.keys(SLANTS).map((way) => html`<${Field}
    label=${`${SIDES[side]} ${line} ${SLANTS[way][Number(!RIGHTWARDS[way].includes(side))]}`}
    now=${changes.found("slanted", [side, line, way].join(",")) ?? ""}
    write=${(/** @type {string} */ text) => changes.place("slanted", [[[side, line, way], text || null]])} />`);
}

// A field tells what is typed into it, and shows what there is unless something is being typed.
/** @param {{ label: string, now: string, write: (text: string) => void }} properties */
function Field({ label, now, write }) {
  const typed = useSignal(/** @type {string | null} */ (null));
  return html`<label class="field"><span>${label}</span><input inputmode="numeric" value=${typed.value ?? now}
    oninput=${(/** @type {Event} */ event) => { typed.value = targetOf(event).value; }}
    onchange=${(/** @type {Event} */ event) => write(targetOf(event).value.trim())}
    onblur=${() => { typed.value = null; }} /></label>`;
}
