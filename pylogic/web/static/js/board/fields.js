// Fields below the board: what is typed beside it.

import { html, useSignal } from "../../vendor/preact-11.js";
import { targetOf } from "../dom.js";

/** @import { View } from "../board.js" */
/** @import { Changes } from "./facts.js" */
/** @typedef {{ view: View, changes: Changes, kind: string }} Beside */

/** @type {Record<string, string>} */
const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
/** @type {Record<string, string>} */
const SLANTS = { down: "↘↖", up: "↗↙" };
/** @type {Record<string, string[]>} */
const RIGHTWARDS = { down: ["top", "left"], up: ["bottom", "left"] };

/** @param {Beside} properties */
export function Fields({ view, changes, kind }) {
  if (kind !== "outside" && kind !== "slanted") return null;
  const { rows, columns } = view.sheet;
  const names = [...changes.entry(kind)?.cells.keys() ?? []];
  return html`<div class="line typing">${Object.entries(SIDES).map(([side, words]) => html`
    <details class="beside" key=${`${kind} ${side}`} open=${names.some((name) => name.startsWith(`${side},`))}>
      <summary>${words} …</summary><div class="fields">
        ${[...Array(side === "top" || side === "bottom" ? columns : rows).keys()].map((line) => html`
          <span data-beside=${`${side},${line + 1}`}><${kind === "slanted" ? Slanted : Numbers}
            ...${{ changes, side, line: line + 1 }} /></span>`)}</div></details>`)}</div>`;
}

// A line of the board beside which there may be several numbers.
/** @param {{ changes: Changes, side: string, line: number }} properties */
function Numbers({ changes, side, line }) {
  const isMany = [...changes.entry("outside")?.cells.keys() ?? []].some((name) => !name.endsWith(",1"));
  void changes.wanted.value; // what is asked for is shown at once
  return html`<${Field} label=${`${SIDES[side]} ${line}`} mode=${isMany ? "text" : "numeric"}
    now=${changes.numbers("outside", [side, line]).join(" ")}
    write=${(/** @type {string} */ text) => changes.becomeNumbers("outside", [side, line], text)} />`;
}

// The diagonals that begin at the cell beside which a line of the board ends.
/** @param {{ changes: Changes, side: string, line: number }} properties */
function Slanted({ changes, side, line }) {
  void changes.wanted.value;
  return Object.keys(SLANTS).map((way) => html`<${Field}
    label=${`${SIDES[side]} ${line} ${SLANTS[way][Number(!RIGHTWARDS[way].includes(side))]}`}
    now=${changes.found("slanted", [side, line, way].join(",")) ?? ""}
    write=${(/** @type {string} */ text) => changes.place("slanted", [[[side, line, way], text || null]])} />`);
}

// A field tells what is typed into it, and shows what there is unless something is being typed.
/** @param {{ label: string, now: string, write: (text: string) => void, mode?: string }} properties */
function Field({ label, now, write, mode = "numeric" }) {
  const typed = useSignal(/** @type {string | null} */ (null));
  return html`<label class="field"><span>${label}</span><input inputmode=${mode} value=${typed.value ?? now}
    oninput=${(/** @type {Event} */ event) => { typed.value = targetOf(event).value; }}
    onchange=${(/** @type {Event} */ event) => write(targetOf(event).value.trim())}
    onblur=${() => { typed.value = null; }} /></label>`;
}
