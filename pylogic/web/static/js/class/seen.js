// The teacher's page of a class: what pupils need to join, and who has solved what, as it happens.

import { get, keepToken, post } from "../api.js";
import { find, h } from "../dom.js";

/** @typedef {{ name: string, solved: { puzzle: string, instance: string }[] }} Pupil */
/** @typedef {{ link: string, code: string, picture: string, pupils: Pupil[] }} Class */

const PAUSE = 2000; // milliseconds
const refused = find("#refused");

/** @type {(pupil: Pupil) => HTMLElement} */
const row = ({ name, solved }) => h("li", {}, h("strong", {}, name), " ",
  solved.length ? `solved ${solved.length}: ${solved.map(({ puzzle, instance }) => `${puzzle} ${instance}`).join(", ")}`
    : h("span", { class: "soft" }, "has solved nothing yet"), " ",
  h("button", { type: "button", title: "They leave the class, whose code is a new one then", onclick: () => remove(name) },
    "Remove"));

/** @type {(name: string) => Promise<void>} */
async function remove(name) {
  if (!confirm(`Remove ${name} from the class?\n\nThe code changes, so that the old one is worth nothing; who has joined stays.`)) return;
  await post("remove", { name });
  show(await get("class"));
}

/** @type {(found: Class) => void} */
function show({ link, code, picture, pupils }) {
  Object.assign(find("#link"), { href: link, textContent: link });
  find("#code").textContent = code;
  Object.assign(find("#picture"), { src: picture, hidden: false });
  find("#count").textContent = pupils.length ? `${pupils.length} joined` : "Nobody has joined yet.";
  find("#pupils").replaceChildren(...pupils.map(row));
}

async function look() {
  refused.hidden = true;
  try {
    show(await get("class"));
  } catch (error) {
    refused.textContent = error.message;
    refused.hidden = false;
    if (error.status === 403) return void find("#joining").remove(); // a pupil, who is told no code
  }
  setTimeout(look, PAUSE);
}

keepToken();
look();
