// Editing: what clicks, drags and keys change in the facts, by way of the server.

import { ApiError, call } from "../api.js";
import { asked } from "../store.js";
import { indexOf, placeOf } from "./sheet.js";

const LONGEST = 4; // digits of a clue
const MOST = 500; // changes that are asked for at once
const PAINTED = ["area", "cage"]; // every cell has one, and dragging gives it to others
const NUMBERS = ["clue", "unknown"];
const COLOURS = ["white", "black"];
// What can be chosen to be changed, in this order; the rest is typed into fields.
const TOOLS = ["clue", "circle", "object", "block", "area", "cage", "target", "sum", "outside"];

export function createEdit({ app, view }) {
  const { store } = app;
  const waiting = [];
  let isBusy = false;
  let typed = "";
  let stroke = null;
  let strokes = 0;
  let tool = "clue";
  const ids = {}; // what is painted with, by the tool
  const pending = new Map(); // what is shown of the typed, by the cell
  const wanted = new Map(); // what was asked for and is not drawn yet, by kind and cell
  const listeners = new Set();

  const sheet = () => view.sheet;
  const entry = (what) => sheet().edits.find((edit) => edit.what === what);
  const key = (index) => placeOf(sheet(), index).join(",");
  const tools = () => TOOLS.filter(entry);
  const current = () => (entry(tool) ? tool : tools()[0] ?? "clue");
  const isPainted = () => PAINTED.includes(current()) && Boolean(entry(current()));
  const isMark = () => entry(current())?.values === 0;
  const told = () => { for (const listen of listeners) listen(); };

  // Changes go one after the other; each is made to the text as it is by then.
  function ask(step, merge) {
    waiting.push({ step, merge });
    if (!isBusy) work();
  }

  async function work() {
    isBusy = true;
    while (waiting.length) await apply(waiting.splice(0, MOST));
    isBusy = false;
  }

  async function apply(changes) {
    const before = store.now;
    try {
      const steps = changes.map(({ step }) => step);
      const { facts } = await call("edit", asked({ ...before, marks: {} }, { steps }));
      const isOther = store.now.puzzle !== before.puzzle || store.now.instance !== before.instance;
      if (isOther) return;
      if (store.now.facts !== before.facts) {
        await apply(changes);
        return;
      }
      facts.forEach((text, number) => {
        if (text !== store.now.facts) store.change({ facts: text }, { merge: changes[number].merge });
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      app.emit("message", { words: `This cannot be changed here: ${error.message}`, isBad: true });
      for (const index of settled()) view.showTyped(index, null);
    }
  }

  function settled() {
    const shown = [...pending.keys()];
    pending.clear();
    wanted.clear();
    return shown;
  }

  function set(what, index, value, merge) {
    pending.set(index, value === null ? "" : what === "unknown" ? "?" : value);
    view.showTyped(index, pending.get(index));
    for (const other of NUMBERS) wanted.set(`${other} ${key(index)}`, null); // one takes the other's place
    become(what, index, value, merge);
  }

  function clear(index) {
    typed = "";
    const [row, column] = placeOf(sheet(), index);
    const there = [...NUMBERS, "circle", "object", "block"].filter((what) => has(what, index));
    if (!there.length) return;
    for (const what of there) wanted.set(`${what} ${key(index)}`, null);
    pending.set(index, "");
    view.showTyped(index, "");
    ask({ cells: there.map((what) => [what, row, column, null]) }, null);
  }

  // What a cell is as soon as what was asked for is drawn; null where there is nothing.
  function valueAt(what, index) {
    const at = `${what} ${key(index)}`;
    return wanted.has(at) ? wanted.get(at) : entry(what)?.cells.get(key(index)) ?? null;
  }

  const has = (what, index) => valueAt(what, index) !== null;

  function become(what, index, value, merge = null) {
    wanted.set(`${what} ${key(index)}`, value);
    ask({ cells: [[what, ...placeOf(sheet(), index), value]] }, merge);
  }

  // What is there or not, such as a piece on its square.
  const toggle = (index) => become(current(), index, has(current(), index) ? null : "");

  // No circle, a white one, a black one.
  function circle(index, isSecond) {
    const now = valueAt("circle", index);
    become("circle", index, isSecond && now !== COLOURS[1] ? COLOURS[1] : COLOURS[COLOURS.indexOf(now) + 1] ?? null);
  }

  function paint(index) {
    const id = ids[current()] ?? null;
    if (id === null || valueAt(current(), index) === id) return;
    view.tint(index, id);
    become(current(), index, id, stroke);
  }

  function press(index, isSecond) {
    typed = "";
    if (isPainted()) {
      stroke = `paint ${(strokes += 1)}`;
      if (isSecond) pick(valueAt(current(), index) ?? ids[current()]);
      else paint(index);
    } else if (current() === "circle" && entry("circle")) {
      circle(index, isSecond);
    } else if (isMark()) {
      toggle(index);
    } else if (isSecond && entry("unknown")) {
      question(index);
    }
  }

  const question = (index) => set("unknown", index, has("unknown", index) ? null : "", null);

  function type(index, digit) {
    if (current() !== "clue" || entry("clue")?.values !== 1) return false;
    if (typed === "") strokes += 1;
    typed = (typed + digit).slice(-LONGEST).replace(/^0+(?=\d)/, "");
    set("clue", index, typed, `clue ${key(index)} ${strokes}`);
    return true;
  }

  function onKey(event, index) {
    if (/^[0-9]$/.test(event.key)) return type(index, event.key);
    if (event.key === "?" && entry("unknown")) return (typed = ""), question(index), true;
    if (event.key === "Delete" || event.key === "Backspace") return clear(index), true;
    if (event.key !== " " && event.key !== "Enter") return false;
    if (isPainted()) {
      stroke = `paint ${(strokes += 1)}`;
      paint(index);
    } else if (current() === "circle" && entry("circle")) {
      circle(index, false);
    } else if (isMark()) {
      toggle(index);
    }
    return true;
  }

  function pick(id) {
    ids[current()] = id;
    told();
  }

  // The numbers beside a line become those of a text.
  function beside(side, line, text) {
    const own = [...entry("outside").cells.keys()].filter((at) => at.startsWith(`${side},${line},`));
    const gone = own.map((at) => ["outside", side, line, Number(at.split(",")[2]), null]);
    const numbers = text.match(/\d+/g) ?? [];
    ask({ cells: [...gone, ...numbers.map((number, at) => ["outside", side, line, at + 1, number])] }, null);
  }

  // What is typed into a field for a cell: the key goes on behind row and column; "" clears.
  function write(what, index, more, text) {
    ask({ cells: [[what, ...placeOf(sheet(), index), ...more, text === "" ? null : text]] }, null);
  }

  return {
    press, onKey, clear, type, question, entry, pick, beside, write,
    drag: (index) => { if (isPainted()) paint(index); },
    leave: () => { typed = ""; },
    get tools() { return tools(); },
    get isPainted() { return isPainted(); },
    get isMark() { return isMark(); },
    get area() { return ids[current()] ?? null; },
    get tool() { return current(); },
    set tool(name) {
      tool = name;
      if (isPainted()) ids[name] ??= [...entry(name).cells.values()][0] ?? "1";
      told();
    },
    get areas() {
      const found = new Set(entry(current())?.cells.values() ?? []);
      if (ids[current()]) found.add(ids[current()]);
      return [...found].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    },
    resize(rows, columns) {
      if (rows >= 1 && columns >= 1) ask({ size: [rows, columns] }, null);
    },
    // Add clues, all at once.
    add(atoms) {
      const clues = view.sheet.edits.find((one) => one.isClue);
      const found = atoms.map((atom) => /^\w+\((.*)\)$/.exec(atom)?.[1].split(","));
      if (!clues || found.some((terms) => terms?.length !== clues.keys + clues.values)) return false;
      const plain = (term) => (/^\d+$/.test(term) ? Number(term) : term);
      const cells = found.map((terms) => [
        clues.what, ...terms.slice(0, clues.keys).map(plain), terms.slice(clues.keys).join(","),
      ]);
      ask({ cells }, null);
      if (clues.where === "cell") view.grid.select(indexOf(sheet(), cells[0][1], cells[0][2]));
      return true;
    },
    // What has been typed is in the board by now, unless more is on its way.
    settle() {
      return isBusy || waiting.length ? [] : settled();
    },
    onChange: (listen) => listeners.add(listen),
  };
}
