// Texts: what follows, what a place is called, what a link holds.

import assert from "node:assert/strict";
import test from "node:test";
import { capital } from "../../pylogic/web/static/js/assistant/sentence.js";
import { smallestChange } from "../../pylogic/web/static/js/editor/view.js";
import { nameOf, textOf } from "../../pylogic/web/static/js/editor/address.js";
import { isPermalink, linkTo, readLink } from "../../pylogic/web/static/js/files/permalink.js";
import { EMPTY } from "../../pylogic/web/static/js/store.js";

test("a text follows by the smallest change", () => {
  const cases = [
    ["a. b.", "a. b.", null],
    ["a. c.", "a. b. c.", { from: 3, to: 3, insert: "b. " }],
    ["a. b. c.", "a. c.", { from: 3, to: 6, insert: "" }],
    ["aa", "aaa", { from: 2, to: 2, insert: "a" }],
    ["", "a", { from: 0, to: 0, insert: "a" }],
  ];
  for (const [before, after, change] of cases) assert.deepEqual(smallestChange(before, after), change);
});

test("a sentence begins with a capital, and an atom stays as it is", () => {
  assert.equal(capital("two cells (of a row) touch"), "Two cells (of a row) touch");
  assert.equal(capital("pair(2,3,2,2,black) holds"), "pair(2,3,2,2,black) holds");
  assert.equal(capital("expected, but a(1) does not hold"), "Expected, but a(1) does not hold");
});

test("a place is named by its text, or by the library that it is in", () => {
  const document = { ...EMPTY, puzzle: "p", instance: "i" };
  const named = (file, line, last) => nameOf(document, { file, line }, last);
  assert.equal(textOf(document, { file: "/tmp/encodings/p.lp" }), "rules");
  assert.equal(named("encodings/p.lp", 12), "line 12");
  assert.equal(named("instances/p/i.lp", 9, 3), "facts, line 3");
  assert.equal(named("encodings/lib/grid.lp", 30), "lib/grid.lp, line 30");
});

test("a link holds a document, without the rules that are saved", async () => {
  globalThis.location ??= { origin: "http://127.0.0.1" };
  const document = { ...EMPTY, puzzle: "p", instance: "i", facts: "ä.", marks: { "b(1,1)": false } };
  const link = await linkTo({ ...document, rules: "r.", saved: { rules: "r.", facts: "" } });
  assert.equal(isPermalink(link), true);
  const { rules, facts, marks } = await readLink(link);
  assert.deepEqual([rules, facts, marks], [undefined, "ä.", { "b(1,1)": false }]);
  assert.equal((await readLink(await linkTo({ ...document, rules: "own." }))).rules, "own.");
  await assert.rejects(readLink(link.slice(0, -9)), /damaged/);
  await assert.rejects(linkTo({ ...document, puzzle: "../p" }).then(readLink), /no board/);
  assert.equal((await readLink(await linkTo({ ...document, instance: "größe 1.2" }))).instance, "größe 1.2");
  await assert.rejects(linkTo({ ...document, instance: "../i" }).then(readLink), /no board/);
});
