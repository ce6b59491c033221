// Joining a class: the code, which a link may hold behind its #, and a name; who has joined goes on.

import { get, keep, knowsToken, post } from "../api.js";
import { find, findAll } from "../dom.js";

const [code, name] = /** @type {HTMLInputElement[]} */ (findAll("#join input"));
const refused = find("#refused");

find("#join").addEventListener("submit", async (event) => {
  event.preventDefault();
  refused.hidden = true;
  try {
    keep((await post("join", { code: code.value, name: name.value })).token);
    location.replace("/");
  } catch (error) {
    refused.textContent = error.message;
    refused.hidden = false;
  }
});

code.value = location.hash.slice(1);
(code.value ? name : code).focus();
// A token of another lesson is refused.
if (knowsToken()) await get("library").then(() => { find("#joined").hidden = false; }, () => {});
document.documentElement.dataset.ready = "";
