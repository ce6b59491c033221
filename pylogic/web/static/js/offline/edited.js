// What is answered of rules and facts that are changed in the page: clingo searches them here.

import { ApiError } from "../errors.js";
import { isExported } from "./api.js";
import { game, rules } from "./boards.js";
import { compared } from "./compared.js";
import { pictures } from "./pictures.js";
import { searched } from "./searching.js";

/** @import { Outcome } from "../assistant/solving.js" */
/** @import { Asked, How } from "./api.js" */
/** @import { Exported } from "./boards.js" */

const NO_HINTS = "Hints and explanations are of the rules and facts as they were: put those back to have them.";
const KEPT = 4;
/** @type {Map<string, Promise<Outcome>>} */
const known = new Map();

/** @type {Record<string, (board: Exported, asked: Asked, how: How) => any>} */
const ANSWERS = {
  solve: outcomeOf,
  count: (_board, asked, how) => searched(asked, how, { most: 0 }),
  judge: () => ({ possible: true, broken: [] }),
  spots: () => ({ rules: [] }),
  answers(board, asked, how) {
    const picture = pictures(board, asked);
    return searched(asked, how, { most: asked.most, onAnswer: (answer) => {
      how.onEvent?.("answer", { ...answer, frames: picture(answer.atoms) });
    } });
  },
  async differences(_board, asked, how) {
    /** @type {(mode: string) => Promise<string[]>} */
    const shared = async (mode) => (await searched(asked, how, { most: 0, isKept: true, mode })).answers.at(-1)?.atoms ?? [];
    return { status: "multiple", cautious: await shared("cautious"), brave: await shared("brave") };
  },
  async rules(board, asked, how) {
    const told = { game, predicates: rules?.predicates, constants: rules?.constants };
    try {
      await outcomeOf(board, asked, how);
    } catch (error) {
      if (error instanceof ApiError) return { ...told, problems: error.problems };
      throw error;
    }
    return { ...told, problems: [] };
  },
  async diff(board, asked, how) {
    const saved = { ...asked, rules: rules?.text ?? "" };
    const statuses = [await outcomeOf(board, saved, how), await outcomeOf(board, asked, how)];
    how.onEvent?.("statuses", { statuses });
    /** @type {{ verdict: string, by?: number, accepted?: string[] }} */
    const found = shown(saved.rules) === shown(asked.rules) ? compared(statuses) : { verdict: "unknown" };
    const frames = found.accepted ? pictures(board, asked)(found.accepted) : [];
    return { proof: "", by: null, interrupted: null, broken: [], ...found, frames };
  },
};

// An answer to what is asked of texts that are not as they were exported.
/** @type {(path: string, board: Exported, asked: Asked, how: How) => any} */
export function answerEdited(path, board, asked, how) {
  if (ANSWERS[path]) return ANSWERS[path](board, asked, how);
  throw new ApiError({ words: NO_HINTS });
}

// Several ask for the same: it is searched for once.
/** @type {(board: Exported, asked: Asked, how: How) => Outcome | Promise<Outcome>} */
function outcomeOf(board, asked, how) {
  if (isExported(board, asked)) return board.outcome;
  const key = JSON.stringify([asked.instance, asked.rules, asked.facts, asked.constants]);
  const found = known.get(key) ?? searched(asked, how, { most: 2, isKept: true });
  known.set(key, found);
  if (known.size > KEPT) known.delete([...known.keys()][0]);
  found.catch(() => known.delete(key));
  return found;
}

/** @type {(text: string) => string} */
const shown = (text) => (text.match(/#show[^.]*\./g) ?? []).join("\n");
