// Generate: random puzzles with exactly one answer, shown as small pictures to open.

import { h, svg } from "../dom.js";
import { isWorthKeeping, putAside } from "../files/drafts.js";
import { icon } from "../icons.js";
import { asked } from "../store.js";
import { createForm, field, labelled, number, remember, remembered, select, valuesOf } from "./form.js";
import { createJob } from "./job.js";

export const NAME = "Generate";
export const TITLE = "Make new puzzles of this kind";
const WORDS = "Makes new puzzles with exactly one solution, by the rules as they stand in the editor.";
const BOARDS = [["size", "of this size"], ["present", "the present one, new clues"]];
const LEVELS = [
  ["", "any"], ["easy", "easy"], ["medium", "medium"], ["hard", "hard"], ["range", "from … to …"],
];
const SYMMETRIES = [["none", "none"], ["rotational", "under half a turn"], ["mirror", "left and right"]];
const STEPS = "Clues and rules that the largest step of reasoning takes: "
  + "easy 0 to 2, medium 3 to 4, hard 5 to 8";
const LARGEST = 100;
const HARDEST = 8;
const SEEDS = 1_000_000;

export function create(app, choices) {
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
    name: NAME, words: WORDS, topic: "clues", app, action: "Generate", onSubmit: run,
  });
  const job = createJob(app, button, ["rules", "constants"]);
  const size = field("Size", pair(rows, "×", columns), { title: "Rows × columns" });
  const range = field("Largest step", pair(low, "to", high), { title: STEPS });
  const refusal = h("p", { class: "refusal", hidden: true });
  const back = h("div", { class: "back" });
  const made = h("ul", { class: "made", "aria-label": "New puzzles" });
  const opened = new Map(); // what the new puzzles say that were opened, by their names
  let isOpening = false;
  let shownFor = null;

  fields.append(field("Board", board), size, field("How many", count),
    field("Difficulty", difficulty, { title: STEPS }), range, field("Symmetry", symmetry),
    field("Seed", pair(seed, dice), { title: "The same seed makes the same puzzles" }));
  line.before(refusal);
  form.append(job.element, back, made);

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
    refusal.hidden = now.ungenerated === null;
    refusal.textContent = `By these rules no puzzles can be made: ${now.ungenerated}.`;
    button.disabled = now.ungenerated !== null;
    const { puzzle, instance } = app.store.now;
    if (shownFor === `${puzzle}/${instance}`) return;
    shownFor = `${puzzle}/${instance}`;
    const [tall, wide] = now.size ?? [rows.value, columns.value];
    const usual = { board: now.has_more ? "present" : "size", rows: tall, columns: wide };
    const values = { ...usual, ...remembered(key()) };
    for (const [name, value] of Object.entries(values)) if (name in controls) controls[name].value = value;
    show();
  });
  show();

  async function run() {
    const { puzzle } = app.store.now;
    const own = Number(seed.value);
    const all = Number(count.value);
    let found = 0;
    const tell = () => job.tell(`trying seed ${own}, ${found} of ${plural(all)}`, found, all);
    made.replaceChildren();
    tell();
    const done = await job.run("generate", asked({ ...app.store.now, marks: {} }, {
      size: board.value === "size" ? [Number(rows.value), Number(columns.value)] : null,
      seed: own, count: all, symmetry: symmetry.value,
      difficulty: range.hidden ? difficulty.value || null : [Number(low.value), Number(high.value)],
    }), (name, data) => {
      if (name !== "puzzle" || app.store.now.puzzle !== puzzle) return;
      found += 1;
      tell();
      made.append(card(data, () => open(data)));
      if (found === 1) made.scrollIntoView({ block: "nearest" });
    });
    if (done === undefined) return;
    job.say(`${plural(found)} of seed ${own}, each with exactly one solution. A click opens one.`);
    if (Number(seed.value) === own) seed.value = (own + 1) % SEEDS; // so that the next click makes others
  }

  // The document that was open stays within reach, with all that was not saved.
  function open(data) {
    const before = app.store.now;
    const instance = `gen-${data.seed}-${data.number}`;
    const fresh = { saved: { ...before.saved, facts: "" }, stamps: { ...before.stamps, facts: null } };
    replace({ ...before, ...fresh, instance, facts: data.text, marks: {}, notes: {}, mode: "play" });
    app.emit("pane", "board");
    const isFirst = !opened.has(before.instance);
    opened.set(instance, data.text);
    if (!isFirst) return;
    const leave = () => {
      replace(before);
      back.replaceChildren();
      button.focus();
    };
    back.replaceChildren(h("button", { type: "button", onclick: leave }, `Back to ${before.instance}`));
  }

  function replace(document) {
    const { now } = app.store;
    const isAsMade = opened.get(now.instance) === now.facts && isEmpty(now.marks) && isEmpty(now.notes);
    if (!isAsMade && isWorthKeeping(now)) putAside(now);
    isOpening = true;
    app.emit("cancel-all");
    app.store.open(document);
    isOpening = false;
  }

  app.when("cancel-all", () => {
    if (isOpening) return;
    made.replaceChildren();
    back.replaceChildren();
    job.say("");
  });
  return form;
}

function card(data, open) {
  const hardness = data.level === null ? "" : `, ${data.level} (${data.difficulty})`;
  const words = `${data.clues} ${data.clues === 1 ? "clue" : "clues"}${hardness}`;
  const picture = data.pictures.length ? svg(data.pictures[0]) : h("pre", {}, data.text);
  picture.setAttribute("aria-hidden", "true");
  const made = `seed ${data.seed}, no. ${data.number}`;
  return h("li", {}, h("button", {
    type: "button", class: "card", title: "Open this puzzle",
    "aria-label": `Open the puzzle ${made}: ${words}`, onclick: open,
  }, h("span", { class: "picture" }, picture), h("span", {}, words), h("span", { class: "soft" }, made)));
}

const isEmpty = (marks) => Object.keys(marks).length === 0;
const pair = (...parts) => h("span", { class: "pair" }, parts);
const plural = (amount) => `${amount} ${amount === 1 ? "puzzle" : "puzzles"}`;
const random = () => Math.floor(Math.random() * SEEDS);
