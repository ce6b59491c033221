// Generate: random puzzles with exactly one answer, shown as small pictures to open.

import { counted, h, svg } from "../dom.js";
import { isWorthKeeping, putAside } from "../files/drafts.js";
import { icon } from "../icons.js";
import { asked } from "../store.js";
import { createForm, field, labelled, number, remember, remembered, select, valuesOf } from "./form.js";
import { createJob } from "./job.js";

/** @import { App } from "../signals.js" */
/** @import { Document } from "../store.js" */
/** @import { Choices } from "./choices.js" */
/** @import { Control, Options } from "./form.js" */
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

/** @type {(app: App, choices: Choices) => HTMLElement} */
export function create(app, choices) {
  /** @type {Record<string, Control>} */
  const controls = {
    board: select("board", BOARDS),
    rows: labelled("Rows", number("rows", { min: 1, max: LARGEST, value: 9 })),
    columns: labelled("Columns", number("columns", { min: 1, max: LARGEST, value: 9 })),
    count: number("count", { min: 1, max: 100, value: 4 }),
    difficulty: select("difficulty", LEVELS),
    low: labelled("From", number("low", { min: 0, max: HARDEST, value: 2 })),
    high: labelled("To", number("high", { min: 0, max: HARDEST, value: 4 })),
    symmetry: select("symmetry", SYMMETRIES),
  };
  const { board, rows, columns, count, difficulty, low, high, symmetry } = controls;
  const seed = labelled("Seed", number("seed", { min: 0, max: 2 ** 53 - 1, value: random() }));
  const dice = h("button", {
    type: "button", class: "dice", title: "Another seed", "aria-label": "Another seed",
    onclick: () => { seed.value = random(); },
  }, icon("dice"));
  const { form, fields, button, line } = createForm({
    name: NAME, words: WORDS, topic: "generating", app, action: "Generate", onSubmit: run,
  });
  const job = createJob(app, button, ["rules", "constants"]);
  const opener = createOpener(app, () => button.focus());
  const size = field("Size", pair(rows, "×", columns), { title: "Rows × columns" });
  const range = field("Largest step", pair(low, "to", high), { title: STEPS });
  const refusal = h("p", { class: "refusal", hidden: true });
  const made = h("ul", { class: "made", "aria-label": "New puzzles" });
  /** @type {string | null} */
  let shownFor = null;

  fields.append(field("Board", board), size, field("How many", count),
    field("Difficulty", difficulty, { title: STEPS }), range, field("Symmetry", symmetry),
    field("Seed", pair(seed, dice), { title: "The same seed makes the same puzzles" }));
  line.before(refusal);
  form.append(job.element, opener.element, made);

  const show = () => {
    size.hidden = board.value !== "size";
    range.hidden = difficulty.value !== "range";
    const isUpsideDown = !range.hidden && Number(high.value) < Number(low.value);
    high.setCustomValidity(isUpsideDown ? "This is less than where it begins." : "");
  };
  const key = () => `generate:${app.store.now.puzzle}`;
  form.addEventListener("input", () => {
    show();
    remember(key(), valuesOf(controls));
  });
  choices.on((now) => {
    for (const option of difficulty.querySelectorAll("option")) {
      option.hidden = option.disabled = !["", "range", ...Object.keys(now.levels)].includes(option.value);
    }
    if (difficulty.querySelector("option:checked:disabled")) difficulty.value = "";
    refusal.hidden = now.ungenerated === null;
    refusal.textContent = `By these rules no puzzles can be made: ${now.ungenerated}.`;
    button.disabled = now.ungenerated !== null;
    const { puzzle, instance } = app.store.now;
    if (shownFor === `${puzzle}/${instance}`) return;
    shownFor = `${puzzle}/${instance}`;
    const [tall, wide] = now.size ?? [rows.value, columns.value];
    const usual = { board: now.has_more ? "present" : "size", rows: tall, columns: wide };
    const values = { ...usual, ...remembered(key()) };
    for (const [name, value] of Object.entries(values)) if (name in controls) controls[name].value = String(value);
    show();
  });
  show();

  async function run() {
    const { puzzle } = app.store.now;
    const own = Number(seed.value);
    const all = Number(count.value);
    let found = 0;
    const tell = () => job.tell(`trying seed ${own}, ${found} of ${counted(all, "puzzle")}`, found, all);
    made.replaceChildren();
    tell();
    const done = await job.run("generate", asked({ ...app.store.now, marks: {} }, {
      size: board.value === "size" ? [Number(rows.value), Number(columns.value)] : null,
      seed: own, count: all, symmetry: symmetry.value || null,
      difficulty: range.hidden ? difficulty.value || null : [Number(low.value), Number(high.value)],
    }), (name, data) => {
      if (name !== "puzzle" || app.store.now.puzzle !== puzzle) return;
      found += 1;
      tell();
      made.append(card(data, () => opener.open(data)));
      if (found === 1) made.scrollIntoView({ block: "nearest" });
    });
    if (done === undefined) return;
    job.say(`${counted(found, "puzzle")} of seed ${own}, each with exactly one solution. A click opens one.`);
    if (Number(seed.value) === own) seed.value = String((own + 1) % SEEDS); // so that the next click makes others
  }

  app.when("cancel-all", () => {
    if (opener.isOpening) return;
    made.replaceChildren();
    opener.element.replaceChildren();
    job.say("");
  });
  return form;
}

// Opens what was made; the document before stays within reach, with all that was not saved.
/** @param {App} app @param {() => void} onBack */
function createOpener(app, onBack) {
  const element = h("div", { class: "back" });
  /** @type {Map<string, string>} */
  const opened = new Map(); // what the new puzzles say that were opened, by their names
  let isOpening = false;

  /** @type {(data: Made) => void} */
  function open(data) {
    const before = app.store.now;
    const instance = `gen-${data.seed}-${data.number}`;
    /** @type {Pick<Document, "saved" | "stamps">} */
    const fresh = { saved: { ...before.saved, facts: "" }, stamps: { ...before.stamps, facts: null } };
    replace({ ...before, ...fresh, instance, facts: data.text, marks: {}, notes: {}, mode: "play" });
    app.emit("pane", "board");
    const isFirst = !opened.has(before.instance);
    opened.set(instance, data.text);
    if (!isFirst) return;
    const leave = () => {
      replace(before);
      element.replaceChildren();
      onBack();
    };
    element.replaceChildren(h("button", { type: "button", onclick: leave }, `Back to ${before.instance}`));
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

  // While it opens one, all others stay to be chosen.
  return { element, open, get isOpening() { return isOpening; } };
}

/** @type {(data: Made, open: () => void) => HTMLElement} */
function card(data, open) {
  const hardness = data.level === null ? "" : `, ${data.level} (${data.difficulty})`;
  const kinds = Object.entries(data.kinds).map(([name, count]) => `${count} ${name}`);
  const each = kinds.length > 1 ? ` (${kinds.join(", ")})` : "";
  const words = `${data.clues} ${data.clues === 1 ? "clue" : "clues"}${each}${hardness}`;
  const picture = data.pictures.length ? svg(data.pictures[0]) : h("pre", {}, data.text);
  picture.setAttribute("aria-hidden", "true");
  const made = `seed ${data.seed}, no. ${data.number}`;
  return h("li", {}, h("button", {
    type: "button", class: "card", title: "Open this puzzle",
    "aria-label": `Open the puzzle ${made}: ${words}`, onclick: open,
  }, h("span", { class: "picture" }, picture), h("span", {}, words), h("span", { class: "soft" }, made)));
}

/** @type {(marks: object) => boolean} */
const isEmpty = (marks) => Object.keys(marks).length === 0;
/** @type {(...parts: (Node | string)[]) => HTMLElement} */
const pair = (...parts) => h("span", { class: "pair" }, parts);const random = () => String(Math.floor(Math.random() * SEEDS));
