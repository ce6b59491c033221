// The error of a job that failed, and the test whether a problem is only a lack.

/** @import { Problem } from "./replies.js" */

// The error of a failed job: `problems` have text, file, line and column; `interrupted` names a limit;
// `status` is 401 for a wrong token, 0 if the server cannot be reached.
export class ApiError extends Error {
  /** @param {{ words: string, problems?: Problem[], interrupted?: string | null, status?: number }} told */
  constructor({ words, problems = [], interrupted = null, status = 200 }) {
    super(words);
    this.problems = problems;
    this.interrupted = interrupted;
    this.status = status;
  }
}

// Whether it is something that the facts lack as yet, of which no place can be told: a board that is
// not finished is no mistake.
/** @type {(problem: Problem) => boolean} */
export const isLack = ({ file, line }) => line === null && Boolean(file?.startsWith("instances/"));
