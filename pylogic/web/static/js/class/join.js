// Joining a class: the code, which a link may hold behind its #, and a name; who has joined goes on.

import { get, keep, knowsToken, post } from "../api.js";
import { find, findAll } from "../dom.js";

const [code, name] = /** @type {HTMLInputElement[]} */ (findAll("#join input"));
const refused = find("#refused");

function enter() { location.replace("/"); }

find("#join").addEventListener("submit", async (event) => {
  event.preventDefault();
  refused.hidden = true;
  try {
    keep((await post("join", { code: code.value, name: name.value })).token);
    enter();
  } catch (error) {
    refused.textContent = error.message;
    refused.hidden = false;
  }
});

code.value = location.hash.slice(1);
(code.value ? name : code).focus();
if (knowsToken()) await get("library").then(enter, () => {}); // a token of another lesson is refused
document.documentElement.dataset.ready = "";
