// Fields below the board: what is typed beside it, or of a cell, where one digit would not do.

import { h, targetOf } from "../dom.js";
import { placeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { Editing } from "./edit.js" */

/** @type {Record<string, string>} */
const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
/** @type {Record<string, string>} */
const SLANTS = { down: "↘↖", up: "↗↙" };
/** @type {Record<string, string[]>} */
const RIGHTWARDS = { down: ["top", "left"], up: ["bottom", "left"] };
const ARROWS = { top: "↑", right: "→", bottom: "↓", left: "←" };
const OPERATIONS = { any: "any", add: "+", sub: "−", mul: "×", div: "÷" };

/** @type {(of: { view: View, edit: Editing }) => { element: HTMLElement | null, update: () => void }} */
export function createFields({ view, edit }) {
  /** @type {(label: string, value: string, onchange: (event: Event) => void, more?: object) => HTMLElement} */
  const field = (label, value, onchange, more = {}) => h("label", { class: "field" },
    h("span", {}, label), h("input", { value, inputMode: "numeric", onchange, ...more }));
  const at = () => view.grid.current;
  /** @type {(more?: string[]) => string} */
  const key = (more = []) => [...placeOf(view.sheet, at()), ...more].join(",");
  /** @type {(() => void)[]} */
  const updates = [];

  // The diagonals that begin at the cell beside which a line of the board ends.
  /** @type {(side: string, line: number) => HTMLElement[]} */
  const slantedFields = (side, line) => Object.keys(SLANTS).map((way) => {
    const arrow = SLANTS[way][Number(!RIGHTWARDS[way].includes(side))];
    return field(`${SIDES[side]} ${line} ${arrow}`, edit.changes.found("slanted", [side, line, way].join(",")) ?? "",
      (event) => edit.changes.place("slanted", [[[side, line, way], targetOf(event).value.trim() || null]]));
  });

  // A line of the board beside which there may be several numbers.
  /** @type {(side: string, line: number, isMany: boolean) => HTMLElement} */
  function besideField(side, line, isMany) {
    const { numbers, becomeNumbers } = edit.changes;
    return field(`${SIDES[side]} ${line}`, numbers("outside", [side, line]).join(" "), (event) => (
      becomeNumbers("outside", [side, line], targetOf(event).value)), { inputMode: isMany ? "text" : "numeric" });
  }

  /** @type {(what: "outside" | "slanted") => HTMLElement[]} */
  function beside(what) {
    const names = [...edit.changes.entry(what)?.cells.keys() ?? []];
    /** @type {(side: string) => boolean} */
    const used = (side) => names.some((name) => name.startsWith(`${side},`));
    const isMany = names.some((name) => !name.endsWith(",1"));
    /** @type {(side: string, line: number) => HTMLElement[]} */
    const made = (side, line) => (what === "slanted" ? slantedFields(side, line) : [besideField(side, line, isMany)]);
    return Object.keys(SIDES).map((side) => {
      const lines = side === "top" || side === "bottom" ? view.sheet.columns : view.sheet.rows;
      return h("details", { class: "beside", open: used(side) },
        h("summary", {}, `${SIDES[side]} …`),
        h("div", { class: "fields" }, [...Array(lines).keys()].flatMap((line) => made(side, line + 1))));
    });
  }

  /** @type {(label: string, what: string, more: string[]) => HTMLElement} */
  const follow = (label, what, more) => typed(label, () => edit.changes.entry(what)?.cells.get(key(more)) ?? "",
    (text) => edit.changes.write(what, at(), more, text));

  // A number of the chosen cell, and what is chosen with it.
  /** @type {(what: string, label: string, choice: string, signs: Record<string, string>, first: string) => HTMLElement} */
  function pair(what, label, choice, signs, first) {
    const value = h("input", { inputMode: "numeric", ariaLabel: label });
    const chosen = h("select", { ariaLabel: choice },
      Object.entries(signs).map(([name, sign]) => h("option", { value: name }, sign)));
    const write = () => {
      const number = value.value.trim();
      edit.changes.write(what, at(), [], number && `${chosen.value},${number}`);
    };
    value.onchange = chosen.onchange = write;
    updates.push(() => {
      const [name = first, number = ""] = edit.changes.entry(what)?.cells.get(key())?.split(",") ?? [];
      [chosen.value, value.value] = [name, number];
    });
    return h("label", { class: "field" }, h("span", {}, label), chosen, value);
  }

  // What is typed into a field is told, and the field follows what there is.
  /** @type {(label: string, read: () => string, write: (text: string) => void, more?: object) => HTMLElement} */
  function typed(label, read, write, more = {}) {
    const made = field(label, "", (event) => write(targetOf(event).value.trim()), more);
    updates.push(() => { for (const input of made.querySelectorAll("input")) input.value = read(); });
    return made;
  }

  // The numbers at the corners of the chosen cell.
  function corners() {
    const named = ["Top left", "Top right", "Bottom left", "Bottom right"];
    return named.map((name, number) => {
      const place = () => {
        const [row, column] = placeOf(view.sheet, at());
        return [row - Number(number < 2), column - Number(number % 2 === 0)];
      };
      return typed(name, () => edit.changes.found("vertex", place().join(",")) ?? "",
        (text) => edit.changes.place("vertex", [[place(), text === "" ? null : text]]));
    });
  }

  function numbers() {
    const place = () => placeOf(view.sheet, at());
    return [typed("Numbers", () => edit.changes.numbers("numbers", place()).join(","),
      (text) => edit.changes.becomeNumbers("numbers", place(), text), { inputMode: "text" })];
  }

  /** @type {Record<string, () => HTMLElement[]>} */
  const kinds = {
    outside: () => beside("outside"),
    slanted: () => beside("slanted"),
    vertex: corners,
    numbers,
    arrow: () => [pair("arrow", "Number", "Towards", ARROWS, "top")],
    target: () => [pair("target", "Result", "Operation", OPERATIONS, "add")],
    sum: () => [follow("Across", "sum", ["across"]), follow("Down", "sum", ["down"])],
  };
  const made = kinds[edit.pen.kind]?.() ?? [];
  const update = () => { for (const one of updates) one(); };
  update();
  return { element: made.length ? h("div", { class: "line typing" }, made) : null, update };
}
