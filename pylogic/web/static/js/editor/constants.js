// The switches of the rules: a field for each #const, with what its values mean.

import { h, targetOf } from "../dom.js";

/** @import { Store } from "../store.js" */
/** @typedef {{ name: string, default: string, words: string, choices: { value: string, words: string }[] }} Constant */
/** @typedef {(name: string, value: string) => void} Change */

// Show the constants that the rules have; what differs from the usual value goes to the store.
/** @type {(store: Store) => { dom: HTMLElement, show: (constants: Constant[]) => void, tidy: () => void }} */
export function constantFields(store) {
  const place = h("div", {
    class: "constants", role: "group", "aria-label": "Switches of the rules", hidden: true,
  });
  /** @type {Constant[]} */
  let known = [];

  /** @type {Change} */
  const change = (name, value) => {
    const usual = known.find((one) => one.name === name)?.default;
    const { [name]: _former, ...others } = store.now.constants;
    store.change({ constants: value === "" || value === usual ? others : { ...others, [name]: value } });
  };
  const fill = () => {
    for (const { name, default: usual } of known) {
      /** @type {HTMLInputElement | null} */
      const shown = place.querySelector(`[data-constant="${name}"]`);
      if (shown) shown.value = store.now.constants[name] ?? usual;
    }
  };
  store.on(["constants"], fill);
  return {
    dom: place,
    show(constants) {
      if (JSON.stringify(constants) === JSON.stringify(known)) return;
      known = constants;
      place.replaceChildren(...constants.map((one) =>
        h("label", { title: one.words }, h("code", {}, one.name), field(one, change))));
      place.hidden = !constants.length;
      fill();
    },
    // Forget the values of constants that the rules no longer have: nobody could clear them.
    tidy() {
      const { constants } = store.now;
      const kept = Object.entries(constants).filter(([name]) => known.some((one) => one.name === name));
      if (kept.length < Object.keys(constants).length) store.change({ constants: Object.fromEntries(kept) });
    },
  };
}

/** @type {(constant: Constant, change: Change) => HTMLElement} */
function field({ name, default: usual, choices }, change) {
  const onchange = (/** @type {Event} */ event) => change(name, targetOf(event).value.trim());
  const dataset = { constant: name };
  if (!choices.length) return h("input", { type: "text", dataset, onchange, placeholder: usual, size: 4 });
  return h("select", { dataset, onchange }, choices.map(({ value, words }) =>
    h("option", { value }, words ? `${value}: ${words}` : `${value}: not so`)));
}
