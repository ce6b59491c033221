// The heat bar: how many ground instances each rule has, beside its lines, in a log scale.

import { gutter, GutterMarker, RangeSet, StateEffect, StateField } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";

/** @import { EditorState, StateEffectType, Text } from "@codemirror/state" */
/** @import { EditorView } from "@codemirror/view" */
/** @typedef {{ file: string, line: number, last_line: number, instances: number }} Size of a rule */

const STEPS = 6;
/** @type {StateEffectType<Size[]>} */
const setSizes = StateEffect.define();

class Bar extends GutterMarker {
  /** @param {number} hot @param {string} words */
  constructor(hot, words) {
    super();
    this.hot = hot;
    this.words = words;
  }

  /** @param {Bar} other */
  eq(other) { return other.hot === this.hot && other.words === this.words; }

  toDOM() {
    const { hot, words } = this;
    return h("span", { class: `heat heat-${hot}`, title: words, role: "img", "aria-label": words });
  }
}

/** @type {StateField<RangeSet<Bar>>} */
const bars = StateField.define({
  create: () => RangeSet.empty,
  update(found, transaction) {
    let now = found.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setSizes)) now = rangesOf(transaction.state.doc, effect.value);
    }
    return now;
  },
});

export const heat = [bars, gutter({ class: "cm-heat", markers: (view) => view.state.field(bars) })];

// Show sizes, [{ line, last_line, instances }], or none.
/** @type {(view: EditorView, sizes: Size[]) => void} */
export function showHeat(view, sizes) {
  view.dispatch({ effects: setSizes.of(sizes) });
}

// The remark on the rule at a line; null if there is none.
/** @type {(state: EditorState, position: number) => string | null} */
export function heatAt(state, position) {
  /** @type {string | null} */
  /** @type {string | null} */
  let words = null;
  const { from } = state.doc.lineAt(position);
  state.field(bars, false)?.between(from, from, (at, _to, bar) => { if (at === from) words = bar.words; });
  return words;
}

// How hot a rule is from 0 to 6, where so many are the most of all.
/** @type {(instances: number, most: number) => number} */
function step(instances, most) {
  return instances && most > 1 ? Math.round(STEPS * Math.log(instances) / Math.log(most)) : 0;
}

/** @type {(doc: Text, sizes: Size[]) => RangeSet<Bar>} */
function rangesOf(doc, sizes) {
  const most = Math.max(0, ...sizes.map(({ instances }) => instances));
  const byLine = new Map();
  for (const { line, last_line: last, instances } of sizes) {
    for (let number = line; number <= Math.min(last, doc.lines); number += 1) {
      byLine.set(number, (byLine.get(number) ?? 0) + instances);
    }
  }
  const lines = [...byLine].sort(([one], [other]) => one - other);
  return RangeSet.of(lines.map(([number, instances]) => {
    const count = `${instances.toLocaleString("en")} ground instance${instances === 1 ? "" : "s"}`;
    const words = instances ? count : "no ground instances on this board";
    return new Bar(Math.max(1, step(instances, most)), words).range(doc.line(number).from);
  }));
}
