// The gallery of a site: what was begun and solved of its boards, and the way of a permalink to its board.

import * as bar from "../bar.js";
import { find, findAll, h } from "../dom.js";
import { isPermalink, readLink } from "../files/permalink.js";
import { createSignals } from "../signals.js";
import { createStore } from "../store.js";
import "./install.js";
import { kept } from "./kept.js";

/** @typedef {{ name: string, id: string, title: string, look: string }} Listed of a board; `title` is that of its kind, `look` the style of its picture */

const MOST_BEGUN = 6;
const app = /** @type {any} */ ({ store: createStore(), ...createSignals() }); // nothing is asked here
/** @type {Record<string, Listed[]>} the boards in each folder of the site, if this is its first page */
const pages = JSON.parse(find("#pages").textContent || "{}");

const isSolved = (/** @type {string} */ id) => kept(id).isSolved === true;
const isBegun = (/** @type {string} */ id) => {
  const { marks, notes, isSolved: isDone } = kept(id);
  return !isDone && Object.keys({ ...marks, ...notes }).length > 0;
};

// Boards, each with what has become of it; and kinds, each with how many of its boards are solved.
function tell() {
  for (const told of findAll("[data-board] .state")) {
    const id = told.closest("a")?.dataset.board ?? "";
    told.textContent = isSolved(id) ? " · solved ✓" : isBegun(id) ? " · begun" : "";
  }
  for (const told of findAll("[data-kind] .state")) {
    const solved = pages[told.closest("a")?.dataset.kind ?? ""].filter(({ id }) => isSolved(id)).length;
    told.textContent = solved ? `, ${solved} solved` : "";
  }
}

function goOn() {
  const begun = Object.entries(pages)
    .flatMap(([folder, boards]) => boards.map((board) => ({ folder, ...board })))
    .filter(({ id }) => isBegun(id)).slice(0, MOST_BEGUN);
  const tiles = begun.map(({ folder, name, title, look }) => h("li", {},
    h("a", { class: "tile", href: `${folder}/${name}.html` },
      h("span", { class: look, "aria-hidden": "true" }, h("img", { src: `${folder}/${name}.svg`, alt: "" })),
      h("strong", {}, title), h("span", { class: "soft" }, name))));
  const shown = [h("h3", {}, "Go on"), h("ul", { class: "tiles", "aria-label": "Go on" }, tiles)];
  document.querySelector("#begun")?.replaceChildren(...(tiles.length ? shown : []));
}

// A permalink of the workbench leads to the board that it is of, which looks whether it is the same.
async function follow() {
  if (!isPermalink(location.hash)) return;
  try {
    const { puzzle, instance } = await readLink(location.hash);
    const names = [instance, instance.replace(`${puzzle}-`, "")];
    const board = pages[puzzle]?.find(({ name }) => names.includes(name));
    if (!board) throw new Error(`This link is of the board ${instance} of ${puzzle}, which is not here.`);
    location.replace(`${puzzle}/${board.name}.html${location.hash}`);
  } catch (error) {
    app.emit("message", { words: error.message, isBad: true });
  }
}

bar.start(app);
tell();
goOn();
addEventListener("pageshow", () => { // a browser may show the page as it was before a board was played
  tell();
  goOn();
});
addEventListener("hashchange", follow);
await follow();
document.documentElement.dataset.ready = "";
