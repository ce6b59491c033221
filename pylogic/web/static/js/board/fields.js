// Fields below the board: what is typed beside it.

import { h } from "../dom.js";

/** @import { View } from "../board.js" */
/** @import { Editing } from "./edit.js" */

/** @type {Record<string, string>} */
const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
/** @type {Record<string, string>} */
const SLANTS = { down: "↘↖", up: "↗↙" };
/** @type {Record<string, string[]>} */
const RIGHTWARDS = { down: ["top", "left"], up: ["bottom", "left"] };
const BESIDE = ["outside", "slanted"];

/** @type {(input: HTMLInputElement) => boolean} */
const isBeingTyped = (input) => input === document.activeElement && input.value !== input.defaultValue;

/** @typedef {{ element: HTMLElement | null, fits: () => boolean, update: () => void }} Fields */
/** @type {(of: { view: View, edit: Editing }) => Fields} */
export function createFields({ view, edit }) {
  // The fields fit until something else is changed, or a board of another size if they stand beside its lines.
  const shape = () => [edit.pen.kind, ...(BESIDE.includes(edit.pen.kind) ? [view.sheet.rows, view.sheet.columns] : [])].join(",");
  const madeFor = shape();
  /** @type {(() => void)[]} */
  const updates = [];

  // A field tells what is typed into it, and shows what there is unless something is being typed.
  /** @type {(label: string, read: () => string, write: (text: string) => void, mode?: () => string) => HTMLElement} */
  function field(label, read, write, mode = () => "numeric") {
    const input = h("input");
    input.onchange = () => {
      input.defaultValue = input.value;
      write(input.value.trim());
    };
    updates.push(() => {
      input.inputMode = mode();
      if (!isBeingTyped(input)) input.value = input.defaultValue = read();
    });
    return h("label", { class: "field" }, h("span", {}, label), input);
  }
  // The diagonals that begin at the cell beside which a line of the board ends.
  /** @type {(side: string, line: number) => HTMLElement[]} */
  const slantedFields = (side, line) => Object.keys(SLANTS).map((way) => {
    const arrow = SLANTS[way][Number(!RIGHTWARDS[way].includes(side))];
    return field(`${SIDES[side]} ${line} ${arrow}`, () => edit.changes.found("slanted", [side, line, way].join(",")) ?? "",
      (text) => edit.changes.place("slanted", [[[side, line, way], text || null]]));
  });

  const beyond = (/** @type {string} */ what) => [...edit.changes.entry(what)?.cells.keys() ?? []];
  const isMany = () => beyond("outside").some((name) => !name.endsWith(",1"));

  // A line of the board beside which there may be several numbers.
  /** @type {(side: string, line: number) => HTMLElement} */
  function besideField(side, line) {
    const { numbers, becomeNumbers } = edit.changes;
    return field(`${SIDES[side]} ${line}`, () => numbers("outside", [side, line]).join(" "),
      (text) => becomeNumbers("outside", [side, line], text), () => (isMany() ? "text" : "numeric"));
  }

  /** @type {(what: "outside" | "slanted") => HTMLElement[]} */
  function beside(what) {
    const names = beyond(what);
    /** @type {(side: string) => boolean} */
    const used = (side) => names.some((name) => name.startsWith(`${side},`));
    /** @type {(side: string, line: number) => HTMLElement[]} */
    const made = (side, line) => [h("span", { dataset: { beside: `${side},${line}` } },
      ...what === "slanted" ? slantedFields(side, line) : [besideField(side, line)])];
    return Object.keys(SIDES).map((side) => {
      const lines = side === "top" || side === "bottom" ? view.sheet.columns : view.sheet.rows;
      return h("details", { class: "beside", open: used(side) },
        h("summary", {}, `${SIDES[side]} …`),
        h("div", { class: "fields" }, [...Array(lines).keys()].flatMap((line) => made(side, line + 1))));
    });
  }

  const { kind } = edit.pen;
  const made = kind === "outside" || kind === "slanted" ? beside(kind) : [];
  const update = () => { for (const one of updates) one(); };
  update();
  return { element: made.length ? h("div", { class: "line typing" }, made) : null, fits: () => shape() === madeFor, update };
}
