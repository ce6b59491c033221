// What has become of answers: of two outcomes the answer that only one of them has.

/** @import { Outcome } from "../assistant/solving.js" */

// Nothing is claimed of outcomes of which answers are missing.
/** @type {(outcomes: Outcome[]) => { verdict: string, by?: number, accepted?: string[] }} */
export function compared(outcomes) {
  const texts = outcomes.map(({ answers }) => answers.map(({ atoms }) => [...atoms].sort().join(" ")));
  const isWhole = outcomes.map(({ exhausted, answers, count, cost }) => exhausted && answers.length === count && !cost.length);
  for (const by of [1, 0]) {
    const at = texts[by].findIndex((text) => !texts[1 - by].includes(text));
    if (at >= 0 && isWhole[1 - by]) return { verdict: "different", by, accepted: outcomes[by].answers[at].atoms };
  }
  return { verdict: isWhole[0] && isWhole[1] ? "same" : "unknown" };
}
