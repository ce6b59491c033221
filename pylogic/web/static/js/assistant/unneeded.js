// Which rules the answers of this board do not need.

import { call } from "../api.js";
import { h } from "../dom.js";
import { asked } from "../store.js";
import { button, paragraph } from "./card.js";
import { capital, placeButton } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Rule } from "../replies.js" */

/** @type {(parts: Parts) => void} */
export function startUnneeded({ app, place, card }) {
  place.more.append(button("Which rules does this board not need?", find, {
    class: "quiet served", title: "Rules without which its answers would be the same",
  }));

  async function find() {
    await card.work("Rules that this board does not need", "Trying without each rule …", async (signal) => {
      const { rules, unexercised, interrupted } =
        await call("unneeded", asked(app.store.now, { marks: [] }), signal);
      card.add(
        rules.length
          ? paragraph("All of these could be deleted at once: the answers of this board would stay the same.")
          : paragraph(interrupted ? "None was found so far." : "It needs every rule that it uses."),
        list(rules),
        unexercised.length
          ? paragraph("This board says nothing of these: it has nothing that they could forbid.")
          : null,
        list(unexercised),
        interrupted ? paragraph("The search was cut short: there may be more.") : null,
      );
    });
  }

  /** @type {(rules: Rule[]) => HTMLElement} */
  const list = (rules) => h("ul", { class: "sentences" }, rules.map(({ words, place: where }) =>
    h("li", { class: "sentence" }, h("p", {}, capital(unbraced(words))),
      h("p", { class: "sources" }, placeButton(app, where)))));
}

// The words of a rule, whose variables stand in braces.
/** @type {(words: string) => string} */
const unbraced = (words) => words.replaceAll(/\{([^{}]*)\}/g, "$1");
