// A search of texts as they stand in the page, as an outcome like those of the server.

import { ApiError } from "../errors.js";
import { rules } from "./boards.js";
import { FAILED, run } from "./clingo.js";
import { assembled, complaints, refusal, search, unknownFacts } from "./program.js";

/** @import { Problem } from "../api.js" */
/** @import { Answer, Outcome } from "../assistant/solving.js" */
/** @import { Asked, How } from "./api.js" */

const OUT_OF_MEMORY = 33; // what clingo ends with,
const TRAPS = /unreachable|Aborted|memory|call stack/; // or WebAssembly where clingo cannot tell
const BLANKS = /\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g; // outside of strings

/**
 * @typedef {object} Wanted
 * @property {number} [most] answers, 0 for all
 * @property {boolean} [isKept] whether they are returned
 * @property {string} [mode] "cautious" or "brave": the last one is of atoms that all or some answers show
 * @property {(answer: Answer) => void} [onAnswer]
 */
/** @type {(asked: Asked, how: How, wanted: Wanted) => Promise<Outcome>} */
export async function searched(asked, { signal, onEvent }, { most = 1, isKept = false, onAnswer, mode = "auto" }) {
  const own = { file: `encodings/${asked.puzzle}.lp`, text: asked.rules };
  const facts = { file: `instances/${asked.puzzle}/${asked.instance}.lp`, text: asked.facts };
  const { text, sections, problems } = assembled(own, facts, rules?.library ?? {});
  refuse(problems);
  const begin = performance.now();
  /** @type {Answer[]} */
  const answers = [];
  /** @type {Problem[]} */
  const refused = [];
  let [count, exhausted] = [0, false];
  /** @type {Record<string, (...told: string[]) => void>} */
  const hear = {
    refused: (words, cell) => refused.push(refusal(facts, words, cell)),
    count: (so) => onEvent?.("progress", { count: Number(so), cost: [] }),
    answer(cost, atoms) {
      const found = { atoms: atoms ? atoms.split("\x1f") : [], cost: cost ? cost.split(" ").map(Number) : [] };
      if (cost) answers.length = 0; // only the best stays
      if (cost || isKept) answers.push(found);
      if (!cost) onAnswer?.(found);
    },
    end: (isWhole, number) => [exhausted, count] = [isWhole === "true", Number(number)],
  };
  const program = search(text, most, isKept || onAnswer !== undefined);
  const constants = Object.entries(asked.constants).map(([name, value]) => `--const=${name}=${value.replace(BLANKS, "")}`);
  const options = [program.options, `--enum-mode=${mode}`, ...constants].join(" ");
  const { status, errors } = await run(program.program, options, {
    signal, onLine: (line) => { const [name, ...told] = line.split("\t"); hear[name]?.(...told); },
  });
  const complained = complaints(errors, sections);
  refuse(complained.filter(({ kind }) => kind === "error"));
  if (status === OUT_OF_MEMORY || (FAILED.includes(status) && TRAPS.test(errors.at(-1) ?? "")))
    throw new ApiError({ words: "Out of memory.", interrupted: "memory" });
  if (FAILED.includes(status)) throw new ApiError({ words: `clingo has failed. ${errors.join(" ")}` });
  refuse([...unknownFacts(facts, sections), ...refused]);
  const cost = answers.at(-1)?.cost ?? [];
  if (cost.length) {
    count = 1;
    onAnswer?.(answers[0]);
  }
  const whole = count === 0 ? "none" : cost.length ? "optimal" : "unique";
  return {
    status: count > 1 ? "multiple" : exhausted ? whole : count ? "found" : "interrupted",
    exhausted, interrupted: null, count, cost, horizon: null, answers,
    remarks: complained.filter(({ file }) => file === own.file || file === facts.file),
    statistics: { solve_seconds: (performance.now() - begin) / 1000 },
  };
}

/** @type {(problems: Problem[]) => void} */
function refuse(problems) {
  if (problems.length) throw new ApiError({ words: problems[0].text, problems });
}
