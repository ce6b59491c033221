// Which rules the answers of this board do not need.

import { html } from "../../vendor/preact-11.js";
import { call } from "../api.js";
import { asked } from "../store.js";
import { capital, placeButton } from "./sentence.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Rule } from "../replies.js" */

/** @type {(parts: Parts) => Promise<void>} */
export const findUnneeded = ({ app, card }) =>
  card.work("Rules that this board does not need", "Trying without each rule …", async (signal) => {
    /** @type {(rules: Rule[]) => unknown} */
    const list = (rules) => html`<ul class="sentences">${rules.map(({ words, place }) => html`<li class="sentence">
      <p>${capital(unbraced(words))}</p><p class="sources">${placeButton(app, place)}</p></li>`)}</ul>`;
    const { rules, unexercised, interrupted } = await call("unneeded", asked(app.store.now, { marks: [] }), signal);
    card.add([html`
      <p>${rules.length ? "All of these could be deleted at once: the answers of this board would stay the same."
        : interrupted ? "None was found so far." : "It needs every rule that it uses."}</p>
      ${list(rules)}
      ${unexercised.length > 0 && html`<p>This board says nothing of these: it has nothing that they could forbid.</p>`}
      ${list(unexercised)}
      ${interrupted && html`<p>The search was cut short: there may be more.</p>`}`]);
  });

// The words of a rule, whose variables stand in braces.
/** @type {(words: string) => string} */
const unbraced = (words) => words.replaceAll(/\{([^{}]*)\}/g, "$1");
