// Fields below the board: what is typed beside it, or of a cell, where one digit would not do.

import { h } from "../dom.js";
import { placeOf } from "./sheet.js";

const SIDES = { top: "Above column", left: "Left of row", bottom: "Below column", right: "Right of row" };
const OPERATIONS = { any: "any", add: "+", sub: "−", mul: "×", div: "÷" };

export function createFields({ view, edit }) {
  const field = (label, value, onchange, more = {}) => h("label", { class: "field" },
    h("span", {}, label), h("input", { value, inputMode: "numeric", onchange, ...more }));
  const at = () => view.grid.current;
  const key = (more = []) => [...placeOf(view.sheet, at()), ...more].join(",");
  let updates = [];

  // A line of the board beside which there may be several numbers.
  function besideField(side, line, isMany) {
    const { cells } = edit.entry("outside");
    const own = [...cells].filter(([name]) => name.startsWith(`${side},${line},`))
      .sort(([one], [other]) => Number(one.split(",")[2]) - Number(other.split(",")[2]));
    return field(`${SIDES[side]} ${line}`, own.map(([, value]) => value).join(" "),
      (event) => edit.beside(side, line, event.target.value), { inputMode: isMany ? "text" : "numeric" });
  }

  function outside() {
    const { cells } = edit.entry("outside");
    const used = (side) => [...cells.keys()].some((name) => name.startsWith(`${side},`));
    const isMany = [...cells.keys()].some((name) => !name.endsWith(",1"));
    return Object.keys(SIDES).map((side) => {
      const lines = side === "top" || side === "bottom" ? view.sheet.columns : view.sheet.rows;
      return h("details", { class: "beside", open: used(side) },
        h("summary", {}, `${SIDES[side]} …`),
        h("div", { class: "fields" }, [...Array(lines).keys()].map((line) => besideField(side, line + 1, isMany))));
    });
  }

  function follow(label, what, more) {
    const made = field(label, "", (event) => edit.write(what, at(), more, event.target.value.trim()));
    updates.push(() => { made.lastChild.value = edit.entry(what)?.cells.get(key(more)) ?? ""; });
    return made;
  }

  function target() {
    const value = h("input", { inputMode: "numeric", ariaLabel: "Result" });
    const operation = h("select", { ariaLabel: "Operation" },
      Object.entries(OPERATIONS).map(([name, sign]) => h("option", { value: name }, sign)));
    const write = () => edit.write("target", at(), [], value.value.trim() && `${operation.value},${value.value.trim()}`);
    value.onchange = operation.onchange = write;
    updates.push(() => {
      const [name = "add", number = ""] = edit.entry("target")?.cells.get(key())?.split(",") ?? [];
      [operation.value, value.value] = [name, number];
    });
    return h("label", { class: "field" }, h("span", {}, "Result"), operation, value);
  }

  const made = {
    outside,
    target: () => [target()],
    sum: () => [follow("Across", "sum", ["across"]), follow("Down", "sum", ["down"])],
  }[edit.tool]?.() ?? [];
  const update = () => { for (const one of updates) one(); };
  update();
  return { element: made.length ? h("div", { class: "line typing" }, made) : null, update };
}
