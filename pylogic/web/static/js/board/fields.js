// Fields below the board: what is typed beside it, or of a cell, where one digit would not do.

import { h } from "../dom.js";
import { placeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { Editing } from "./edit.js" */

/** @type {Record<string, string>} */
const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
/** @type {Record<string, string>} */
const SLANTS = { down: "↘↖", up: "↗↙" };
/** @type {Record<string, string[]>} */
const RIGHTWARDS = { down: ["top", "left"], up: ["bottom", "left"] };
const BESIDE = ["outside", "slanted"];
const OPERATIONS = { any: "any", add: "+", sub: "−", mul: "×", div: "÷" };

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
  const at = () => view.grid.current;
  /** @type {(more?: string[]) => string} */
  const key = (more = []) => [...placeOf(view.sheet, at()), ...more].join(",");

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
    const made = (side, line) => (what === "slanted" ? slantedFields(side, line) : [besideField(side, line)]);
    return Object.keys(SIDES).map((side) => {
      const lines = side === "top" || side === "bottom" ? view.sheet.columns : view.sheet.rows;
      return h("details", { class: "beside", open: used(side) },
        h("summary", {}, `${SIDES[side]} …`),
        h("div", { class: "fields" }, [...Array(lines).keys()].flatMap((line) => made(side, line + 1))));
    });
  }

  /** @type {(label: string, what: string, more: string[]) => HTMLElement} */
  const follow = (label, what, more) => field(label, () => edit.changes.entry(what)?.cells.get(key(more)) ?? "",
    (text) => edit.changes.write(what, at(), more, text));

  // The result of the chosen cell's cage, and the operation that makes it.
  function target() {
    const value = h("input", { inputMode: "numeric", ariaLabel: "Result" });
    const chosen = h("select", { ariaLabel: "Operation" },
      Object.entries(OPERATIONS).map(([name, sign]) => h("option", { value: name }, sign)));
    const write = () => {
      const number = value.value.trim();
      value.defaultValue = value.value;
      edit.changes.write("target", at(), [], number && `${chosen.value},${number}`);
    };
    value.onchange = chosen.onchange = write;
    updates.push(() => {
      if (isBeingTyped(value)) return;
      const [name = "add", number = ""] = edit.changes.entry("target")?.cells.get(key())?.split(",") ?? [];
      [chosen.value, value.value, value.defaultValue] = [name, number, number];
    });
    return [h("label", { class: "field" }, h("span", {}, "Result"), chosen, value)];
  }

  /** @type {Record<string, () => HTMLElement[]>} */
  const kinds = {
    outside: () => beside("outside"),
    slanted: () => beside("slanted"),
    target,
    sum: () => [follow("Across", "sum", ["across"]), follow("Down", "sum", ["down"])],
  };
  const made = kinds[edit.pen.kind]?.() ?? [];
  const update = () => { for (const one of updates) one(); };
  update();
  return { element: made.length ? h("div", { class: "line typing" }, made) : null, fits: () => shape() === madeFor, update };
}
