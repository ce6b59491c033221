// The galleries of a site: all kinds, or the boards of one; what was begun and solved of them.

import * as bar from "../bar.js";
import { counted, find, h } from "../dom.js";
import { createSignals } from "../signals.js";
import { createStore } from "../store.js";
import "./install.js";
import { kept } from "./kept.js";
import { told } from "./told.js";

/** @import { Game } from "../board/game.js" */
/** @typedef {{ name: string, id: string, size: string, is_plain: boolean }} Listed of a board; a plain picture is dark on a dark page */
/** @typedef {{ folder: string, title: string, boards: Listed[] }} Kind */

const MOST_BEGUN = 6;
const app = /** @type {any} */ ({ store: createStore(), ...createSignals() }); // nothing is asked here
/** @type {{ kinds?: Kind[], title?: string, game?: Game, boards?: Listed[] }} all kinds, or one */
const { kinds = [], title = "", game = [], boards = [] } = await told;

const isSolved = (/** @type {Listed} */ { id }) => kept(id).isSolved === true;
const isBegun = (/** @type {Listed} */ { id }) => {
  const { marks, notes, isSolved: isDone } = kept(id);
  return !isDone && Object.keys({ ...marks, ...notes }).length > 0;
};

/** @type {(href: string, folder: string, shown: Listed, words: string, more: string) => HTMLElement} */
const tile = (href, folder, { name, is_plain: isPlain }, words, more) => h("li", {}, h("a", { class: "tile", href },
  h("span", { class: isPlain ? "picture plain" : "picture" }, h("img", { src: `${folder}${name}.svg`, alt: "", loading: "lazy" })),
  h("strong", {}, words), h("span", { class: "soft" }, more)));
/** @type {(name: string, tiles: HTMLElement[]) => HTMLElement} */
const list = (name, tiles) => h("ul", { class: "tiles", "aria-label": name }, tiles);

function showKinds() {
  const begun = kinds.flatMap(({ folder, title: kind, boards: own }) => own.filter(isBegun)
    .map((board) => tile(`${folder}/${board.name}.html`, `${folder}/`, board, kind, board.name))).slice(0, MOST_BEGUN);
  return [
    h("header", {}, h("h2", {}, "Which puzzle?")),
    ...(begun.length ? [h("h3", {}, "Go on"), list("Go on", begun)] : []),
    h("h3", {}, "All kinds"),
    list("All kinds", kinds.map(({ folder, title: kind, boards: own }) => {
      const solved = own.filter(isSolved).length;
      const more = counted(own.length, "board") + (solved ? `, ${solved} solved` : "");
      return tile(`${folder}/index.html`, `${folder}/`, own[0], kind, more);
    })),
  ];
}

const showBoards = () => [
  h("header", {}, h("a", { href: "../index.html" }, "All kinds"), h("h2", {}, title),
    h("div", { class: "game" }, game.map(([text, isItem]) => h("p", { class: isItem ? "item" : "" }, text)))),
  list(`Boards of ${title}`, boards.map((board) => tile(`${board.name}.html`, "", board, board.name,
    `${board.size}${isSolved(board) ? " · solved ✓" : isBegun(board) ? " · begun" : ""}`))),
];

const show = () => find("#gallery").replaceChildren(h("div", { class: "page" }, ...(kinds.length ? showKinds() : showBoards())));

bar.start(app);
show();
addEventListener("pageshow", ({ persisted }) => { if (persisted) show(); }); // as it was before a board was played
document.documentElement.dataset.ready = "";
