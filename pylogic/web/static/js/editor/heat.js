// The heat bar: how many ground instances each rule has, beside its lines, in a log scale.

import { gutter, GutterMarker, RangeSet, StateEffect, StateField } from "../../vendor/codemirror-6.js";
import { h } from "../dom.js";

const STEPS = 6;
const setSizes = StateEffect.define();

class Bar extends GutterMarker {
  constructor(step, words) {
    super();
    Object.assign(this, { step, words });
  }

  eq(other) { return other.step === this.step && other.words === this.words; }

  toDOM() {
    const { step: hot, words } = this;
    return h("span", { class: `heat heat-${hot}`, title: words, role: "img", "aria-label": words });
  }
}

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
export function showHeat(view, sizes) {
  view.dispatch({ effects: setSizes.of(sizes) });
}

// What is said of the rule at a line; null if there is nothing to say.
export function heatAt(state, position) {
  let words = null;
  const { from } = state.doc.lineAt(position);
  state.field(bars, false)?.between(from, from, (at, _to, bar) => { if (at === from) words = bar.words; });
  return words;
}

// How hot a rule is from 0 to 6, where so many are the most of all.
function step(instances, most) {
  return instances && most > 1 ? Math.round(STEPS * Math.log(instances) / Math.log(most)) : 0;
}

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
