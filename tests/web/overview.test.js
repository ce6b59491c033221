// The overview: one request for what all panes ask, and the edit of facts that brings it along.

import assert from "node:assert/strict";
import test from "node:test";
import { createOverview } from "../../pylogic/web/static/js/overview.js";
import { createStore } from "../../pylogic/web/static/js/store.js";

globalThis.localStorage ??= { getItem: () => null };

// Requests are kept until `tell` answers the last one with events; each has its signal.
function served(context) {
  const requests = [];
  context.mock.method(globalThis, "fetch", async (_path, { body, signal }) => {
    const { readable, writable } = new TransformStream();
    const writer = writable.getWriter();
    signal.addEventListener("abort", () => writer.abort(signal.reason).catch(() => {}));
    requests.push({ ...JSON.parse(body), signal, writer });
    return new Response(readable);
  });
  const tell = (name, data) => requests.at(-1).writer.write(
    new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  return { requests, tell };
}

function opened() {
  const store = createStore();
  store.open({ puzzle: "p", instance: "i", rules: "r.", facts: "f." });
  return { store, overview: createOverview(store) };
}

const passed = () => new Promise((resolve) => { setTimeout(resolve, 60); });

test("what is asked at once is one request, and each part comes when it is there", async (context) => {
  const { requests, tell } = served(context);
  const { overview } = opened();
  const far = [];
  const asked = ["board", "solve"].map((part) => overview.ask(part, (_name, data) => far.push(data.count)));
  await passed();
  assert.deepEqual(requests.map(({ parts, facts }) => [parts, facts]), [[["board", "solve"], "f."]]);
  tell("board", { found: { rows: 2 } });
  assert.deepEqual(await asked[0], { rows: 2 });
  tell("found", { count: 1 });
  tell("solve", { failed: { words: "no such rule", problems: [] } });
  await assert.rejects(asked[1], { message: "no such rule" });
  assert.deepEqual(far, [1]);
});

test("who asks anew is told of the newest document alone, and a request that nobody waits for ends", async (context) => {
  const { requests, tell } = served(context);
  const { store, overview } = opened();
  const first = overview.ask("board");
  await passed();
  store.change({ facts: "g." });
  const second = overview.ask("board");
  assert.equal(await first, undefined);
  assert.equal(requests[0].signal.aborted, true);
  await passed();
  assert.equal(requests[1].facts, "g.");
  tell("board", { found: "drawn" });
  assert.equal(await second, "drawn");
});

test("an edit brings what is asked about its facts", async (context) => {
  const { requests, tell } = served(context);
  const { store, overview } = opened();
  const found = [];
  const look = async (part) => found.push(await overview.ask(part));
  store.on(["facts"], () => ["board", "solve"].forEach(look));
  store.change({ facts: "g." });
  await passed();
  const edited = overview.edit([{ size: [2, 2] }], ([facts]) => store.change({ facts }));
  tell("facts", { facts: ["h."] });
  tell("board", { found: "drawn" });
  await edited;
  tell("solve", { found: "solved" });
  tell("done", {});
  await passed();
  assert.deepEqual(requests.map(({ steps, parts, facts }) => [steps, parts, facts]), [
    [undefined, ["board", "solve"], "g."], [[{ size: [2, 2] }], ["board", "solve"], "g."],
  ]);
  assert.deepEqual(found, [undefined, undefined, "drawn", "solved"]);
});

test("what ends a request is told to all who wait, and an edit that is refused to who asked for it", async (context) => {
  const { tell } = served(context);
  const { store, overview } = opened();
  const board = overview.ask("board");
  await passed();
  tell("failed", { words: "out of time", problems: [], interrupted: "cpu" });
  await assert.rejects(board, { interrupted: "cpu" });
  const edited = overview.edit([{}], () => store.change({ facts: "never" }));
  await Promise.resolve();
  tell("failed", { words: "no such cell", problems: [] });
  await assert.rejects(edited, { message: "no such cell" });
  assert.equal(store.now.facts, "f.");
});
