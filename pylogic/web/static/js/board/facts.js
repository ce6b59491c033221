// Changes of the facts, by way of the server: what was asked for, and what is not drawn yet.

import { signal } from "../../vendor/preact-11.js";
import { ApiError } from "../api.js";
import { indexOf, placeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { App } from "../signals.js" */
/** @import { Edit } from "./sheet.js" */
/** @typedef {{ cells?: (string | number | null)[][], size?: [number, number] }} Step one change of the facts */
/** @typedef {(string | number)[]} At a place: row and column, or what else tells where it is */
/** @typedef {{ step: Step, merge: string | null }} Change */

const MOST = 500; // changes that are asked for at once
const NUMBERS = ["clue", "unknown"];

/** @typedef {ReturnType<typeof createChanges>} Changes */
/** @param {{ app: App, view: View }} parts */
export function createChanges({ app, view }) {
  // The values that were asked for and are not drawn yet, by kind and place; null takes a value away.
  const wanted = signal(/** @type {ReadonlyMap<string, string | null>} */ (new Map()));
  const forget = () => { wanted.value = new Map(); };
  const queue = createQueue(app, forget);
  const sheet = () => view.sheet;
  /** @type {(what: string) => Edit | undefined} */
  const entry = (what) => sheet().edits.find((edit) => edit.what === what);
  /** @type {(index: number) => string} */
  const key = (index) => placeOf(sheet(), index).join(",");

  /** @type {(what: string, values: [at: At, value: string | null][]) => void} */
  const want = (what, values) => {
    wanted.value = new Map([...wanted.value,
      ...values.map(([at, value]) => /** @type {[string, string | null]} */ ([`${what} ${at.join(",")}`, value]))]);
  };

  /** @type {(what: string, index: number, value: string | null, merge?: string | null) => void} */
  function set(what, index, value, merge = null) {
    for (const other of NUMBERS) want(other, [[placeOf(sheet(), index), null]]); // one takes the other's place
    become(what, index, value, merge);
  }

  // Take away what is of some kinds.
  /** @type {(index: number, kinds: string[]) => void} */
  function erase(index, kinds) {
    const there = kinds.filter((what) => has(what, index));
    if (!there.length) return;
    for (const what of there) want(what, [[placeOf(sheet(), index), null]]);
    queue.ask({ cells: there.map((what) => [what, ...placeOf(sheet(), index), null]) });
  }

  // The value at a place as soon as the changes asked for are drawn; null where there is none.
  /** @type {(what: string, at: string) => string | null} */
  function found(what, at) {
    const asked = wanted.peek().get(`${what} ${at}`);
    return asked === undefined ? entry(what)?.cells.get(at) ?? null : asked;
  }

  // Where something of a kind stands by then.
  /** @type {(what: string) => string[]} */
  function everywhere(what) {
    const asked = [...wanted.peek().keys()].filter((key) => key.startsWith(`${what} `)).map((key) => key.slice(what.length + 1));
    const drawn = entry(what)?.cells.keys() ?? [];
    return [...new Set([...drawn, ...asked])].filter((at) => found(what, at) !== null);
  }

  /** @type {(what: string, index: number) => string | null} */
  const valueAt = (what, index) => found(what, key(index));

  /** @type {(what: string, index: number) => boolean} */
  const has = (what, index) => valueAt(what, index) !== null;

  // Values at places, all at once; null takes away.
  /** @type {(what: string, values: [at: At, value: string | null][], merge?: string | null) => void} */
  function place(what, values, merge = null) {
    want(what, values);
    queue.ask({ cells: values.map(([at, value]) => [what, ...at, value]) }, merge);
  }

  /** @type {(what: string, index: number, value: string | null, merge?: string | null) => void} */
  const become = (what, index, value, merge = null) => place(what, [[placeOf(sheet(), index), value]], merge);

  // The numbers of a cell, or of a line beside the board, in their order.
  /** @type {(what: string, at: At) => string[]} */
  function numbers(what, at) {
    /** @type {string[]} */
    const listed = [];
    for (;;) {
      const number = found(what, [...at, listed.length + 1].join(","));
      if (number === null) return listed;
      listed.push(number);
    }
  }

  // They become those of a text.
  /** @type {(what: string, at: At, text: string, merge?: string | null) => void} */
  function becomeNumbers(what, at, text, merge = null) {
    /** @type {(string | null)[]} */
    const made = text.match(/\d+/g) ?? [];
    const gone = numbers(what, at).slice(made.length).map(() => null);
    place(what, [...made, ...gone].map((number, before) => [[...at, before + 1], number]), merge);
  }

  /** @type {(rows: number, columns: number) => void} */
  function resize(rows, columns) {
    if (rows >= 1 && columns >= 1) queue.ask({ size: [rows, columns] });
  }

  // Add clues, all at once.
  /** @type {(atoms: string[]) => boolean} */
  function add(atoms) {
    /** @type {(term: string) => string | number} */
    const plain = (term) => (/^\d+$/.test(term) ? Number(term) : term);
    const cells = atoms.flatMap((atom) => {
      const [, name = "", told = ""] = /^(\w+)\((.*)\)$/.exec(atom) ?? [];
      const terms = told.split(",");
      const clue = view.sheet.edits.find(({ isClue, predicate, keys, values }) => (
        isClue && predicate === name && keys + values === terms.length));
      return clue ? [[clue.what, ...terms.slice(0, clue.keys).map(plain), terms.slice(clue.keys).join(",")]] : [];
    });
    if (!cells.length || cells.length < atoms.length) return false;
    queue.ask({ cells });
    const [what, row, column] = cells[0];
    if (entry(String(what))?.where === "cell") view.grid.select(indexOf(sheet(), Number(row), Number(column)));
    return true;
  }

  return {
    entry, key, set, erase, found, everywhere, valueAt, has, place, become, numbers, becomeNumbers, resize, add, wanted,
    // Forget the changes asked for: the board shows them by now, unless more are on their way.
    settle() { if (queue.isEmpty) forget(); },
  };
}

// Changes go one after the other; each is made to the text as it is by then.
/** @param {App} app @param {() => void} onRefused */
function createQueue(app, onRefused) {
  const { store, overview } = app;
  /** @type {Change[]} */
  const waiting = [];
  let isBusy = false;
  let isAsked = false; // for facts that have not come yet

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
    let isLate = false;
    isAsked = true;
    /** @type {(facts: string[]) => void} */
    const take = (facts) => {
      isAsked = false;
      if (store.now.puzzle !== before.puzzle || store.now.instance !== before.instance) return;
      isLate = store.now.facts !== before.facts;
      facts.forEach((text, number) => {
        if (!isLate && text !== store.now.facts) store.change({ facts: text }, { merge: changes[number].merge });
      });
    };
    try {
      await overview.edit(changes.map(({ step }) => step), take);
    } catch (error) {
      isAsked = false;
      if (!(error instanceof ApiError)) throw error;
      app.emit("message", { words: `This cannot be changed here: ${error.message}`, isBad: true });
      onRefused();
    }
    if (isLate) await apply(changes);
  }

  return { ask, get isEmpty() { return !isAsked && waiting.length === 0; } };
}
