// Generate: random puzzles with exactly one answer, shown as small pictures to open.

import { effect, html, signal, untracked, useLayoutEffect, useRef } from "../../vendor/preact-11.js";
import { counted, find, targetOf } from "../dom.js";
import { isWorthKeeping, putAside } from "../files/drafts.js";
import { Icon } from "../icons.js";
import { asked } from "../store.js";
import { createValues, Drawing, Field, Form, number, select } from "./form.js";
import { createJob } from "./job.js";

/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Choices } from "./choices.js" */
/** @import { Options } from "./form.js" */
/**
 * @typedef {{ seed: number, number: number, clues: number, kinds: Record<string, number>,
 *   level: string | null, difficulty: number | null, text: string, pictures: string[] }} Made
 */

export const NAME = "Generate";
export const TITLE = "Make new puzzles of this kind";
const WORDS = "Makes new puzzles with exactly one solution, by the rules as they stand in the editor.";
/** @type {Options} */
const BOARDS = [["size", "of this size"], ["present", "the present one, new clues"]];
/** @type {Options} */
const LEVELS = [
  ["", "any"], ["easy", "easy"], ["medium", "medium"], ["hard", "hard"], ["range", "from … to …"],
];
/** @type {Options} */
const SYMMETRIES = [
  ["", "as usual"], ["none", "none"], ["rotational", "under half a turn"], ["quarter", "under a quarter turn"],
  ["mirror", "left and right"], ["flip", "top and bottom"], ["cross", "both of these"],
  ["diagonal", "in the diagonal \u2198"], ["antidiagonal", "in the diagonal \u2197"],
  ["diagonals", "in both diagonals"], ["full", "all of these"],
];
const STEPS = "Clues and rules that the largest step of reasoning takes: "
  + "easy 0 to 2, medium 3 to 4, hard 5 to 8";
const LARGEST = 60;
const HARDEST = 8;
const SEEDS = 1_000_000;

/** @type {Record<string, string>} */
const UNASKED = { board: "size", rows: "9", columns: "9", count: "4", difficulty: "", low: "2", high: "4", symmetry: "" };

/** @type {(app: App, choices: Choices) => (properties: { id: string, hidden: boolean }) => unknown} */
export function create(app, choices) {
  const values = createValues(app, "generate", UNASKED);
  const seed = signal(random());
  const puzzles = signal(/** @type {Made[]} */ ([]));
  const job = createJob(app, ["rules", "constants"]);
  const opener = createOpener(app);
  const levels = () => LEVELS.filter(([name]) => ["", "range", ...Object.keys(choices.now?.levels ?? {})].includes(name));
  const difficulty = () => (levels().some(([name]) => name === values.now.difficulty) ? values.now.difficulty : "");
  /** @type {string | null} */
  let shownFor = null;
  effect(() => {
    const { now } = choices;
    if (now === null) return;
    untracked(() => {
      const { puzzle, instance } = app.store.now;
      if (shownFor === `${puzzle}/${instance}`) return;
      shownFor = `${puzzle}/${instance}`;
      const [rows, columns] = (now.size ?? [values.now.rows, values.now.columns]).map(String);
      values.load({ board: now.has_more ? "present" : "size", rows, columns });
    });
  });
  app.when("cancel-all", () => {
    if (opener.isOpening) return;
    puzzles.value = [];
    opener.forget();
    job.say("");
  });

  async function run() {
    const { puzzle } = app.store.now;
    const { board, rows, columns, low, high, symmetry } = values.now;
    const own = Number(seed.value);
    const all = Number(values.now.count);
    puzzles.value = [];
    const tell = () => {
      const made = puzzles.value.length;
      job.tell(`trying seed ${own}, ${made} of ${counted(all, "puzzle")}`, made, all);
    };
    tell();
    const done = await job.run("generate", asked({ ...app.store.now, marks: {} }, {
      size: board === "size" ? [Number(rows), Number(columns)] : null, seed: own, count: all, symmetry: symmetry || null,
      difficulty: difficulty() === "range" ? [Number(low), Number(high)] : difficulty() || null,
    }), (name, data) => {
      if (name !== "puzzle" || app.store.now.puzzle !== puzzle) return;
      puzzles.value = [...puzzles.value, data];
      tell();
    });
    if (done === undefined) return;
    job.say(`${counted(puzzles.value.length, "puzzle")} of seed ${own}, each with exactly one solution. A click opens one.`);
    if (Number(seed.value) === own) seed.value = String((own + 1) % SEEDS); // so that the next click makes others
  }

  return function Generate({ id, hidden }) {
    const highest = useRef(/** @type {HTMLElement | null} */ (null));
    const { board, low, high } = values.now;
    const isRange = difficulty() === "range";
    useLayoutEffect(() => {
      const isUpsideDown = isRange && Number(high) < Number(low);
      highest.current?.querySelectorAll("input")[1].setCustomValidity(isUpsideDown ? "This is less than where it begins." : "");
    });
    const refusal = choices.now?.ungenerated ?? null;
    return html`<${Form} ...${{ app, id, hidden, job, name: NAME, words: WORDS }} topic="generating" action="Generate"
      isOff=${refusal !== null} onSubmit=${run}
      note=${refusal !== null && html`<p class="refusal">By these rules no puzzles can be made: ${refusal}.</p>`}
      result=${html`<${opener.Back} /><${Puzzles} puzzles=${puzzles.value} open=${opener.open} />`}>
      <${Field} label="Board">${select(values, "board", BOARDS)}<//>
      <${Field} label="Size" title="Rows × columns" hidden=${board !== "size"}><span class="pair">
        ${number(values, "rows", 1, LARGEST, "Rows")} × ${number(values, "columns", 1, LARGEST, "Columns")}</span><//>
      <${Field} label="How many">${number(values, "count", 1, 100)}<//>
      <${Field} label="Difficulty" title=${STEPS}>${select(values, "difficulty", levels())}<//>
      <${Field} label="Largest step" title=${STEPS} hidden=${!isRange}><span class="pair" ref=${highest}>
        ${number(values, "low", 0, HARDEST, "From")} to ${number(values, "high", 0, HARDEST, "To")}</span><//>
      <${Field} label="Symmetry">${select(values, "symmetry", SYMMETRIES)}<//>
      <${Field} label="Seed" title="The same seed makes the same puzzles"><span class="pair">
        <input type="number" name="seed" min="0" max=${2 ** 53 - 1} step="1" required inputmode="numeric" aria-label="Seed"
          value=${seed.value} oninput=${(/** @type {Event} */ event) => { seed.value = targetOf(event).value; }} />
        <button type="button" class="dice" title="Another seed" aria-label="Another seed"
          onclick=${() => { seed.value = random(); }}><${Icon} name="dice" /></button></span><//>
    <//>`;
  };
}

// Opens what was made; the document before stays within reach, with all that was not saved.
/** @param {App} app */
function createOpener(app) {
  /** @type {Map<string, string>} */
  const opened = new Map(); // what the new puzzles say that were opened, by their names
  const before = signal(/** @type {Document | null} */ (null));
  let isOpening = false;

  /** @type {(data: Made) => void} */
  function open(data) {
    const { now } = app.store;
    const instance = `gen-${data.seed}-${data.number}`;
    /** @type {Pick<Document, "saved" | "stamps">} */
    const fresh = { saved: { ...now.saved, facts: "" }, stamps: { ...now.stamps, facts: null } };
    replace({ ...now, ...fresh, instance, facts: data.text, marks: {}, notes: {}, mode: "play" });
    app.emit("pane", "board");
    if (!opened.has(now.instance)) before.value = now;
    opened.set(instance, data.text);
  }

  /** @type {(document: Document) => void} */
  function replace(document) {
    const { now } = app.store;
    const isAsMade = opened.get(now.instance) === now.facts && isEmpty(now.marks) && isEmpty(now.notes);
    if (!isAsMade && isWorthKeeping(now)) putAside(now);
    isOpening = true;
    app.emit("cancel-all");
    app.store.open(document);
    isOpening = false;
  }

  function Back() {
    const document = before.value;
    const leave = () => {
      if (document) replace(document);
      before.value = null;
      find("#work-generate .primary").focus();
    };
    return html`<div class="back">${document
      && html`<button type="button" onclick=${leave}>Back to ${document.instance}</button>`}</div>`;
  }

  // While it opens one, all others stay to be chosen.
  return { open, Back, forget: () => { before.value = null; }, get isOpening() { return isOpening; } };
}

/** @param {{ puzzles: Made[], open: (data: Made) => void }} properties */
function Puzzles({ puzzles, open }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { if (puzzles.length) list.current?.scrollIntoView({ block: "nearest" }); }, [puzzles.length > 0]);
  return html`<ul class="made" aria-label="New puzzles" ref=${list}>${puzzles.map((data) =>
    html`<${Puzzle} key=${data.number} data=${data} open=${open} />`)}</ul>`;
}

/** @param {{ data: Made, open: (data: Made) => void }} properties */
function Puzzle({ data, open }) {
  const hardness = data.level === null ? "" : `, ${data.level} (${data.difficulty})`;
  const kinds = Object.entries(data.kinds).map(([name, count]) => `${count} ${name}`);
  const words = `${counted(data.clues, "clue")}${kinds.length > 1 ? ` (${kinds.join(", ")})` : ""}${hardness}`;
  const made = `seed ${data.seed}, no. ${data.number}`;
  return html`<li><button type="button" class="card" title="Open this puzzle"
    aria-label="Open the puzzle ${made}: ${words}" onclick=${() => open(data)}>
    ${data.pictures.length ? html`<${Drawing} text=${data.pictures[0]} />`
      : html`<span class="picture"><pre aria-hidden="true">${data.text}</pre></span>`}
    <span>${words}</span><span class="soft">${made}</span></button></li>`;
}

/** @type {(marks: object) => boolean} */
const isEmpty = (marks) => Object.keys(marks).length === 0;
const random = () => String(Math.floor(Math.random() * SEEDS));
