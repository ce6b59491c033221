// The tools below the board: what can be entered, save points, size, regions, the keys.

import { h, svg } from "../dom.js";
import { createFields } from "./fields.js";
import { showKeys } from "./keys.js";

const SVG = "http://www.w3.org/2000/svg";

const NAMES = {
  clue: "Clues", area: "Regions", cage: "Cages", circle: "Circles", block: "Blocked cells",
  target: "Results", sum: "Sums", outside: "Numbers beside",
};
const nameOf = ({ what, predicate }) => NAMES[what] ?? `${predicate[0].toUpperCase()}${predicate.slice(1)}`;
const MARKED = "Click a cell to put one there, or to take it away.";
const EDITING = {
  clue: (edit) => (edit.isMark ? "Click a cell to put a clue there, or to take it away." : "Click a cell and type its clue."),
  circle: () => "Click a cell: a white circle. Again: a black one. Once more: none.",
  object: () => MARKED,
  block: () => MARKED,
  area: () => "Choose a region, then drag over the cells that belong to it.",
  cage: () => "Choose a cage, then drag over the cells that belong to it.",
  target: () => "Click a cell of a cage, then write below what its numbers make.",
  sum: () => "Click a black cell, then write below the sums of the cells behind it.",
  outside: () => "Write the numbers beside the board below, with blanks between them.",
};

// What clicks and drags do where lines are entered.
function lineHint({ where, clicks, choices }) {
  const [first, second] = clicks.map((number) => choices[number].words);
  const drag = where === "link" ? "Drag from cell to cell to draw." : "Drag along sides to go on.";
  const then = second === undefined ? "Again: empty." : `Again: ${second}. Once more: empty.`;
  return `Click ${where === "link" ? "between two cells" : "a side of a cell"}: ${first}. ${then} ${drag}`;
}

export function startTools({ app, view, play, edit }) {
  const { store } = app;
  const element = h("div", { class: "tools" });
  let shown = null;
  let saves = [];
  let fields = null;

  // A button that leaves the focus in the board, where typing goes on.
  const button = (words, onclick, more = {}, ...children) => h(
    "button",
    { type: "button", onclick, onpointerdown: (event) => event.preventDefault(), ...more },
    ...(children.length ? children : [words]),
  );
  const group = (name, ...children) => h("div", { class: "group", role: "group", ariaLabel: name }, ...children);

  function build() {
    shown = view.sheet;
    const { mode } = store.now;
    element.replaceChildren(
      h("div", { class: "line first" }, h("p", { class: "hint" }, hint(mode)), keys()),
      ...(mode === "play" ? playing() : editing()),
    );
    update();
  }

  function hint(mode) {
    const { plays, edits, size, count } = shown;
    if (mode === "edit") {
      if (edits.length) return EDITING[edit.tool]?.(edit) ?? "";
      return size ? "Only the size can be changed here; everything else is in the facts, beside the rules."
        : "The board of this puzzle is not made of cells: change its facts, beside the rules.";
    }
    if (!plays.length) {
      return count ? "On this board there is nothing to enter: the assistant solves it."
        : "This puzzle has no board: the assistant solves it.";
    }
    if (play.lines) return lineHint(play.lines);
    const clicked = play.clicked();
    if (play.written() === clicked && clicked.choices.length > 3) return "Click a cell and type a number. With Shift it is a small note.";
    const [first, second] = clicked.clicks.map((number) => clicked.choices[number].words);
    return second === undefined ? `Click a cell: ${first}. Again: empty.`
      : `Click a cell: ${first}. Again: ${second}. Once more: empty. Drag to paint.`;
  }

  const swatch = (choice) => {
    const looks = choice.looks[0].filter(Boolean);
    const look = looks.find(({ svg: drawn }) => !drawn.includes("<text")) ?? looks[0];
    const { width, height } = shown.cell;
    const drawn = svg(`<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" class="swatch">${look?.svg ?? ""}</svg>`);
    drawn.setAttribute("aria-hidden", "true");
    return drawn;
  };

  function playing() {
    const { plays } = shown;
    if (!plays.length) return [];
    const pads = plays.filter((one) => one.where === "cell").map((one) => group("Enter into the chosen cell", one.choices.map((choice, number) => {
      const isValue = choice.value !== null;
      return button(choice.words, () => play.enter(view.grid.current, one, number), {
        class: isValue ? "digit" : "choice",
      }, ...(isValue ? [choice.words] : [swatch(choice), choice.words]));
    })));
    const pencil = play.written() && button("Notes", () => { play.isPencil = !play.isPencil; }, {
      class: "pencil", title: "What is typed or clicked becomes a small note (also: Shift and a digit)",
    });
    const erase = button("Erase", () => play.clear(view.grid.current), { title: "Empty the chosen cell (Delete)" });
    return [
      h("div", { class: "line" }, ...pads, group("Notes and erasing", pencil || null, erase)),
      h("div", { class: "line" }, saving()),
    ];
  }

  function saving() {
    return group(
      "Save points",
      button("Save point", save, { title: "Remember the board as it is now, before trying something" }),
      button("Back to it", back, { class: "back", title: "Return to the last save point" }),
      button("Clear all", () => store.change({ marks: {}, notes: {} }), { class: "empty", title: "Take away all that you have entered" }),
    );
  }

  const state = () => ({ marks: store.now.marks, notes: store.now.notes });
  const isNow = (saved) => saved.marks === store.now.marks && saved.notes === store.now.notes;

  function save() {
    if (!saves.length || !isNow(saves.at(-1))) saves.push(state());
    app.emit("message", { words: "Remembered. “Back to it” returns to this board." });
    update();
  }

  // The save point before the last one, where the board is as the last one already.
  function back() {
    if (saves.length > 1 && isNow(saves.at(-1))) saves.pop();
    store.change(saves.at(-1));
  }

  function editing() {
    const clue = edit.entry("clue");
    const isTyped = clue?.values === 1 && edit.tool === "clue";
    const numbers = isTyped ? [...Array(10).keys()].map(String).map((digit) => (
      button(digit, () => edit.type(view.grid.current, digit), { class: "digit typed" }))) : [];
    const unknown = edit.tool === "clue" && edit.entry("unknown") && button("?", () => edit.question(view.grid.current), {
      class: "digit", title: "A clue whose number is not known",
    });
    const erase = isTyped && button("Erase", () => edit.clear(view.grid.current), {
      title: "Take the clue of the chosen cell away (Delete)",
    });
    const tools = edit.tools.length > 1 && group("What is changed", edit.tools.map((tool) => button(
      nameOf(edit.entry(tool)),
      () => { edit.tool = tool; },
      { ariaPressed: String(edit.tool === tool) },
    )));
    const line = edit.isPainted ? swatches() : numbers.length || unknown || erase
      ? group("Clue of the chosen cell", ...numbers, unknown || null, erase || null) : null;
    fields = createFields({ view, edit });
    return [
      tools || line ? h("div", { class: "line" }, tools || null, line) : null,
      fields.element,
      h("div", { class: "line" }, sizes()),
    ].filter(Boolean);
  }

  function swatches() {
    const fresh = () => {
      const numbers = edit.areas.map(Number).filter(Number.isFinite);
      edit.pick(String(Math.max(0, ...numbers) + 1));
    };
    return group(
      `${nameOf(edit.entry(edit.tool))} to paint with`,
      edit.areas.map((id) => button(id, () => edit.pick(id), {
        class: "digit region", ariaLabel: `${edit.tool === "area" ? "region" : edit.tool} ${id}`, ariaPressed: String(edit.area === id),
      })),
      button(edit.tool === "area" ? "New region" : `New ${edit.tool}`, fresh),
    );
  }

  function sizes() {
    if (!shown.size) return null;
    const [rows, columns] = shown.size;
    const stepper = (name, number, less, more) => h("span", { class: "stepper" },
      button("−", less, { ariaLabel: `one ${name} less`, disabled: number <= 1 }),
      h("output", {}, `${number} ${name}${number === 1 ? "" : "s"}`),
      button("+", more, { ariaLabel: `one ${name} more` }));
    return group(
      "Size of the board",
      stepper("row", rows, () => edit.resize(rows - 1, columns), () => edit.resize(rows + 1, columns)),
      stepper("column", columns, () => edit.resize(rows, columns - 1), () => edit.resize(rows, columns + 1)),
    );
  }

  const keys = () => button("? Keys", help, { class: "keys", title: "What keys and clicks do" });

  const help = () => showKeys(store.now.mode, { play, edit });

  function update() {
    const pencil = element.querySelector(".pencil");
    pencil?.setAttribute("aria-pressed", String(play.isPencil));
    const back = element.querySelector(".back");
    if (back) back.disabled = !saves.length || (saves.length === 1 && isNow(saves[0]));
    const empty = element.querySelector(".empty");
    if (empty) empty.disabled = !Object.keys(store.now.marks).length && !Object.keys(store.now.notes).length;
  }

  play.onPencil(update);
  edit.onChange(build);
  store.on(["mode"], () => { if (view.sheet) build(); });
  app.when("focused", () => fields?.update());
  store.on(["marks", "notes"], update);
  store.on(["puzzle", "instance"], () => { saves = []; });
  return { element, build, help };
}
