// Fields below the board: what is typed beside it, or of a cell, where one digit would not do.

import { h, targetOf } from "../dom.js";
import { placeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { Editing } from "./edit.js" */

/** @type {Record<string, string>} */
const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
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

  // A line of the board beside which there may be several numbers.
  /** @type {(side: string, line: number, isMany: boolean) => HTMLElement} */
  function besideField(side, line, isMany) {
    const own = [...edit.changes.entry("outside")?.cells ?? []].filter(([name]) => name.startsWith(`${side},${line},`))
      .sort(([one], [other]) => Number(one.split(",")[2]) - Number(other.split(",")[2]));
    return field(`${SIDES[side]} ${line}`, own.map(([, value]) => value).join(" "),
      (event) => edit.changes.beside(side, line, targetOf(event).value), { inputMode: isMany ? "text" : "numeric" });
  }

  function outside() {
    const names = [...edit.changes.entry("outside")?.cells.keys() ?? []];
    /** @type {(side: string) => boolean} */
    const used = (side) => names.some((name) => name.startsWith(`${side},`));
    const isMany = names.some((name) => !name.endsWith(",1"));
    return Object.keys(SIDES).map((side) => {
      const lines = side === "top" || side === "bottom" ? view.sheet.columns : view.sheet.rows;
      return h("details", { class: "beside", open: used(side) },
        h("summary", {}, `${SIDES[side]} …`),
        h("div", { class: "fields" }, [...Array(lines).keys()].map((line) => besideField(side, line + 1, isMany))));
    });
  }

  /** @type {(label: string, what: string, more: string[]) => HTMLElement} */
  function follow(label, what, more) {
    const made = field(label, "", (event) => edit.changes.write(what, at(), more, targetOf(event).value.trim()));
    updates.push(() => {
      for (const input of made.querySelectorAll("input"))
        input.value = edit.changes.entry(what)?.cells.get(key(more)) ?? "";
    });
    return made;
  }

  function target() {
    const value = h("input", { inputMode: "numeric", ariaLabel: "Result" });
    const operation = h("select", { ariaLabel: "Operation" },
      Object.entries(OPERATIONS).map(([name, sign]) => h("option", { value: name }, sign)));
    const write = () => {
      const number = value.value.trim();
      edit.changes.write("target", at(), [], number && `${operation.value},${number}`);
    };
    value.onchange = operation.onchange = write;
    updates.push(() => {
      const [name = "add", number = ""] = edit.changes.entry("target")?.cells.get(key())?.split(",") ?? [];
      [operation.value, value.value] = [name, number];
    });
    return h("label", { class: "field" }, h("span", {}, "Result"), operation, value);
  }

  /** @type {Record<string, () => HTMLElement[]>} */
  const kinds = {
    outside,
    target: () => [target()],
    sum: () => [follow("Across", "sum", ["across"]), follow("Down", "sum", ["down"])],
  };
  const made = kinds[edit.pen.kind]?.() ?? [];
  const update = () => { for (const one of updates) one(); };
  update();
  return { element: made.length ? h("div", { class: "line typing" }, made) : null, update };
}
