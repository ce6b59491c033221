// Programs of exported pages, with the clingo that these have: what is found, and what is wrong where.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { compared } from "../../pylogic/web/static/js/offline/compared.js";
import { assembled, complaints, refusal, search, unknownFacts } from "../../pylogic/web/static/js/offline/program.js";

const VENDOR = "../../pylogic/web/static/vendor";
const require = createRequire(import.meta.url);
const packed = readFileSync(new URL(`${VENDOR}/clingo-5.8.wasm.zst`, import.meta.url));
const binary = require(`${VENDOR}/fzstd-0.1.js`).decompress(packed);

const LIBRARY = {
  "lib/cells.lp": '#include "lib/size.lp".\ncell(R,C) :- rows(R), cols(C).\n#program view.\ndrawn :- nothing.',
  "lib/size.lp": "rows(1..R) :- size(R,_).\ncols(1..C) :- size(_,C).",
  "lib/bad.lp": "a.\nb :- c(.",
};
const RULES = `#include "lib/cells.lp". % "lib/other.lp"
{ black(R,C) : cell(R,C) }. %* #include "lib/other.lp". *%
#show black/2. #defined clue/3. #defined size/2.
#program errors.
error(("clue ", N, " is off"), (R,C)) :- clue(R,C,N), not cell(R,C).
error("no size") :- not size(_,_).`;

async function run(rules, facts = "size(1,2).", { most = 0, options = "" } = {}) {
  const texts = [{ file: "rules", text: rules }, { file: "facts", text: facts }];
  const { text, sections, problems } = assembled(...texts, LIBRARY);
  const lines = [];
  const errors = [];
  const clingo = await require(`${VENDOR}/clingo-5.8.js`)({
    print: (line) => lines.push(line.split("\t")), printErr: (line) => errors.push(line),
    instantiateWasm: (imports, receive) => WebAssembly.instantiate(binary, imports).then(({ instance }) => receive(instance)),
  });
  const program = search(text, most, true);
  try {
    clingo.ccall("run", "number", ["string", "string"], [program.program, `${program.options} ${options}`]);
  } catch { // as Lua does where grounding stops
  }
  const told = (name) => lines.filter(([first]) => first === name).map(([, ...rest]) => rest);
  return {
    answers: told("answer").map(([cost, atoms]) => [...(cost ? [cost] : []), ...atoms.split("\x1f")].sort().join(" ")).sort(),
    end: told("end")[0],
    refused: told("refused").map(([words, cell]) => refusal(texts[1], words, cell)),
    problems: [...problems, ...complaints(errors, sections), ...unknownFacts(texts[1], sections)]
      .map(({ file, line, text: words }) => [file, line, words]),
  };
}

test("all answers are found, with what rules include and without what a part that is not ground derives", async () => {
  const { answers, end, problems } = await run(RULES);
  assert.deepEqual(answers, ["", "black(1,1)", "black(1,1) black(1,2)", "black(1,2)"]);
  assert.deepEqual([end, problems], [["true", "4"], []]);
});

test("answers that show the same are one, and no more are looked for than are wanted", async () => {
  assert.deepEqual((await run("{ a; b }. #show a/0. #show c : b, not b.", "")).end, ["true", "2"]);
  assert.deepEqual((await run("{ a; _b; c }. #show a/0. #show x : _b.", "")).end, ["true", "4"]);
  assert.deepEqual((await run(RULES, "size(1,2).", { most: 2 })).end, ["false", "2"]);
});

test("of answers with costs the best one is told last", async () => {
  const { answers, end } = await run("1 { a(1..3) }. :~ a(X). [X@1, X]", "", { most: 2 });
  assert.deepEqual([answers.at(0), end[0]], ["1 a(1)", "true"]);
});

test("constants are set from outside", async () => {
  assert.deepEqual((await run("#const n = 1. a(n).", "", { options: "--const=n=5" })).answers, ["a(5)"]);
});

test("mistakes are told at their lines of the texts that a user knows", async () => {
  assert.deepEqual((await run("a.\nb :- c(.")).problems[0].slice(0, 2), ["rules", 2]);
  assert.deepEqual((await run(RULES, "size(1,2).\nclue(1,,2).")).problems[0].slice(0, 2), ["facts", 2]);
  assert.deepEqual((await run('a.\n#include "lib/bad.lp".')).problems[0].slice(0, 2), ["encodings/lib/bad.lp", 2]);
  const [[file, line, words]] = (await run("a.\nb(X) :- not c(X), size(Y,_).")).problems;
  assert.deepEqual([file, line], ["rules", 2]);
  assert.match(words, /gives a value to X$/);
  assert.deepEqual((await run("a :- blck(1).")).problems[0], ["rules", 1, "atom does not occur in any rule head: blck(1)"]);
  assert.match((await run('#program view.\n\n#include "x.lp".')).problems[0].join(), /rules,3,there is no x.lp/);
  assert.match((await run("#program step(t).")).problems[0].join(), /rules,,plans/);
});

test("what clingo would run, or read wrongly, is refused, and comments are no code", async () => {
  assert.deepEqual((await run("a.\n#script (lua) print = nil #end.")).problems[0].slice(0, 2), ["rules", 2]);
  assert.match((await run(":- 3000000000 > 0.")).problems[0].join(), /rules,1,the number 3000000000 is too large/);
  assert.match((await run("a.\n%* begun")).problems[0].join(), /rules,2,a comment is not closed/);
  const told = "% #program step(t), #script\n%* a %* b *% #program x. #include \"no.lp\". 3000000000 *% size(1,1). a(\"%*\").";
  assert.deepEqual((await run(`${told} #show a/1.`, "%*\nfoo(1,1).\n*%")).problems, []);
});

test("facts that make no sense are refused at their places", async () => {
  assert.deepEqual((await run(RULES, "size(1,2).\nclue(1,9,3).")).refused,
    [{ file: "facts", line: 2, text: "cell 1,9: clue 3 is off" }]);
  assert.deepEqual((await run(RULES, "black(1,1).")).refused, [{ file: "facts", line: null, text: "no size" }]);
  assert.deepEqual((await run(RULES, "size(1,2).\n% clu(1).\nclu(1,1,3).")).problems,
    [["facts", 3, "unknown fact clu(1,1,3): no rule looks at it"]]);
});

test("of answers no more is claimed than is known", () => {
  const outcome = (answers, more = {}) => (
    { answers: answers.map((atoms) => ({ atoms })), count: answers.length, exhausted: true, cost: [], ...more });
  assert.deepEqual(compared([outcome([["a", "b"]]), outcome([["b", "a"]])]), { verdict: "same" });
  assert.deepEqual(compared([outcome([["a"]]), outcome([["b"], ["a"]], { exhausted: false })]),
    { verdict: "different", by: 1, accepted: ["b"] });
  assert.deepEqual(compared([outcome([["a"]]), outcome([])]), { verdict: "different", by: 0, accepted: ["a"] });
  assert.deepEqual(compared([outcome([], { count: 2 }), outcome([["a"]])]), { verdict: "unknown" });
});
