// Editing: what clicks, drags and keys change in the facts, by way of the server.

import { ApiError, call } from "../api.js";
import { asked } from "../store.js";
import { indexOf, placeOf } from "./sheet.js";

const LONGEST = 4; // digits of a clue
const MOST = 500; // changes that are asked for at once

export function createEdit({ app, view }) {
  const { store } = app;
  const waiting = [];
  let isBusy = false;
  let typed = "";
  let stroke = null;
  let strokes = 0;
  let tool = "clue";
  let area = null;
  const pending = new Map();
  const listeners = new Set();

  const sheet = () => view.sheet;
  const entry = (what) => sheet().edits.find((edit) => edit.what === what);
  const key = (index) => placeOf(sheet(), index).join(",");
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
      for (const index of pending.keys()) view.showTyped(index, null);
      pending.clear();
    }
  }

  function set(what, index, value, merge) {
    const [row, column] = placeOf(sheet(), index);
    pending.set(index, value === null ? "" : what === "unknown" ? "?" : value);
    view.showTyped(index, pending.get(index));
    ask({ cells: [[what, row, column, value]] }, merge);
  }

  function clear(index) {
    typed = "";
    const [row, column] = placeOf(sheet(), index);
    const cells = ["clue", "unknown"].filter(entry).map((what) => [what, row, column, null]);
    if (!cells.length) return;
    pending.set(index, "");
    view.showTyped(index, "");
    ask({ cells }, null);
  }

  const has = (what, index) => entry(what)?.cells.has(key(index)) ?? false;

  // A clue that is there or not, such as a piece on its square.
  function toggle(index) {
    const [row, column] = placeOf(sheet(), index);
    ask({ cells: [["clue", row, column, has("clue", index) ? null : ""]] }, null);
  }

  function paint(index) {
    if (area === null || entry("area").cells.get(key(index)) === area) return;
    const [row, column] = placeOf(sheet(), index);
    entry("area").cells.set(key(index), area);
    view.tint(index, area);
    ask({ cells: [["area", row, column, area]] }, stroke);
  }

  function press(index, isSecond) {
    typed = "";
    if (tool === "area" && entry("area")) {
      stroke = `paint ${(strokes += 1)}`;
      if (isSecond) pick(entry("area").cells.get(key(index)) ?? area);
      else paint(index);
    } else if (entry("clue")?.arity === 2) {
      toggle(index);
    } else if (isSecond && entry("unknown")) {
      question(index);
    }
  }

  const question = (index) => set("unknown", index, has("unknown", index) ? null : "", null);

  function type(index, digit) {
    if (entry("clue")?.arity !== 3) return false;
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
    if (tool === "area" && entry("area")) {
      stroke = `paint ${(strokes += 1)}`;
      paint(index);
    } else if (entry("clue")?.arity === 2) {
      toggle(index);
    }
    return true;
  }

  function pick(id) {
    area = id;
    tool = "area";
    told();
  }

  return {
    press, onKey, clear, type, question, entry, pick,
    drag: (index) => { if (tool === "area" && entry("area")) paint(index); },
    leave: () => { typed = ""; },
    get area() { return area; },
    get tool() { return entry("area") ? tool : "clue"; },
    set tool(name) {
      tool = name;
      if (name === "area") area ??= [...entry("area").cells.values()][0] ?? "1";
      told();
    },
    get areas() {
      const ids = new Set(entry("area")?.cells.values() ?? []);
      if (area !== null) ids.add(area);
      return [...ids].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    },
    resize(rows, columns) {
      if (rows >= 1 && columns >= 1) ask({ size: [rows, columns] }, null);
    },
    // Add clues, all at once.
    add(atoms) {
      const found = atoms.map((atom) => /^\w+\((\d+),(\d+)(?:,(-?\w+))?\)$/.exec(atom));
      if (!entry("clue") || found.includes(null)) return false;
      const cells = found.map(([, row, column, value = ""]) => ["clue", Number(row), Number(column), value]);
      ask({ cells }, null);
      view.grid.select(indexOf(sheet(), cells[0][1], cells[0][2]));
      return true;
    },
    // What has been typed is in the board by now, unless more is on its way.
    settle() {
      if (isBusy || waiting.length) return [];
      const shown = [...pending.keys()];
      pending.clear();
      return shown;
    },
    onChange: (listen) => listeners.add(listen),
  };
}
