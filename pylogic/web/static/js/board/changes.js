// Changes of the facts, by way of the server: what was asked for, and what is not drawn yet.

import { ApiError, call } from "../api.js";
import { asked } from "../store.js";
import { typed } from "./cells.js";
import { indexOf, placeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Edit } from "./sheet.js" */
/** @typedef {{ cells?: (string | number | null)[][], size?: [number, number] }} Step one change of the facts */
/** @typedef {{ step: Step, merge: string | null }} Change */

const MOST = 500; // changes that are asked for at once
const NUMBERS = ["clue", "unknown"];

/** @param {{ app: App, view: View }} parts */
export function createChanges({ app, view }) {
  /** @type {Map<number, string>} */
  const pending = new Map(); // what is shown of the typed, by the cell
  /** @type {Map<string, string | null>} */
  const wanted = new Map(); // what was asked for and is not drawn yet, by kind and cell

  const queue = createQueue(app, () => { for (const index of settled()) typed(view.grid.cell(index), null); });
  const sheet = () => view.sheet;
  /** @type {(what: string) => Edit | undefined} */
  const entry = (what) => sheet().edits.find((edit) => edit.what === what);
  /** @type {(index: number) => string} */
  const key = (index) => placeOf(sheet(), index).join(",");

  function settled() {
    const shown = [...pending.keys()];
    pending.clear();
    wanted.clear();
    return shown;
  }

  /** @type {(what: string, index: number, value: string | null, merge?: string | null) => void} */
  function set(what, index, value, merge = null) {
    const shown = value === null ? "" : what === "unknown" ? "?" : value;
    pending.set(index, shown);
    typed(view.grid.cell(index), shown);
    for (const other of NUMBERS) wanted.set(`${other} ${key(index)}`, null); // one takes the other's place
    become(what, index, value, merge);
  }

  // Take away what is of some kinds.
  /** @type {(index: number, kinds: string[]) => void} */
  function erase(index, kinds) {
    const there = kinds.filter((what) => has(what, index));
    if (!there.length) return;
    for (const what of there) wanted.set(`${what} ${key(index)}`, null);
    pending.set(index, "");
    typed(view.grid.cell(index), "");
    queue.ask({ cells: there.map((what) => [what, ...placeOf(sheet(), index), null]) });
  }

  // What a cell is as soon as what was asked for is drawn; null where there is nothing.
  /** @type {(what: string, index: number) => string | null} */
  function valueAt(what, index) {
    const at = `${what} ${key(index)}`;
    const found = wanted.get(at);
    return found === undefined ? entry(what)?.cells.get(key(index)) ?? null : found;
  }

  /** @type {(what: string, index: number) => boolean} */
  const has = (what, index) => valueAt(what, index) !== null;

  /** @type {(what: string, index: number, value: string | null, merge?: string | null) => void} */
  function become(what, index, value, merge = null) {
    wanted.set(`${what} ${key(index)}`, value);
    queue.ask({ cells: [[what, ...placeOf(sheet(), index), value]] }, merge);
  }

  // The numbers beside a line become those of a text.
  /** @type {(side: string, line: number, text: string) => void} */
  function beside(side, line, text) {
    const own = [...entry("outside")?.cells.keys() ?? []].filter((at) => at.startsWith(`${side},${line},`));
    const gone = own.map((at) => ["outside", side, line, Number(at.split(",")[2]), null]);
    const numbers = text.match(/\d+/g) ?? [];
    queue.ask({ cells: [...gone, ...numbers.map((number, at) => ["outside", side, line, at + 1, number])] });
  }

  // What is typed into a field for a cell: the key goes on behind row and column; "" clears.
  /** @type {(what: string, index: number, more: string[], text: string) => void} */
  function write(what, index, more, text) {
    queue.ask({ cells: [[what, ...placeOf(sheet(), index), ...more, text === "" ? null : text]] });
  }

  /** @type {(rows: number, columns: number) => void} */
  function resize(rows, columns) {
    if (rows >= 1 && columns >= 1) queue.ask({ size: [rows, columns] });
  }

  // Add clues, all at once.
  /** @type {(atoms: string[]) => boolean} */
  function add(atoms) {
    const clues = view.sheet.edits.find((one) => one.isClue);
    const found = atoms.map((atom) => /^\w+\((.*)\)$/.exec(atom)?.[1].split(",") ?? []);
    if (!clues || found.some((terms) => terms.length !== clues.keys + clues.values)) return false;
    /** @type {(term: string) => string | number} */
    const plain = (term) => (/^\d+$/.test(term) ? Number(term) : term);
    const cells = found.map((terms) => [
      clues.what, ...terms.slice(0, clues.keys).map(plain), terms.slice(clues.keys).join(","),
    ]);
    queue.ask({ cells });
    if (clues.where === "cell") view.grid.select(indexOf(sheet(), Number(cells[0][1]), Number(cells[0][2])));
    return true;
  }

  return {
    entry, key, set, erase, valueAt, has, become, beside, write, resize, add,
    // What has been typed is in the board by now, unless more is on its way.
    settle: () => (queue.isEmpty ? settled() : []),
  };
}

// Changes go one after the other; each is made to the text as it is by then.
/** @param {App} app @param {() => void} onRefused */
function createQueue(app, onRefused) {
  const { store } = app;
  /** @type {Change[]} */
  const waiting = [];
  let isBusy = false;

  /** @type {(step: Step, merge?: string | null) => void} */
  function ask(step, merge = null) {
    waiting.push({ step, merge });
    if (!isBusy) work();
  }

  async function work() {
    isBusy = true;
    while (waiting.length) await apply(waiting.splice(0, MOST));
    isBusy = false;
  }

  /** @type {(changes: Change[]) => Promise<void>} */
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
      facts.forEach((/** @type {string} */ text, /** @type {number} */ number) => {
        if (text !== store.now.facts) store.change({ facts: text }, { merge: changes[number].merge });
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      app.emit("message", { words: `This cannot be changed here: ${error.message}`, isBad: true });
      onRefused();
    }
  }

  return { ask, get isEmpty() { return !isBusy && waiting.length === 0; } };
}
