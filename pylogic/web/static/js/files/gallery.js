// The gallery: every kind of puzzle with a picture, the boards of a kind, and what was played last.

import { call, get, post } from "../api.js";
import { counted, find, h, svg } from "../dom.js";
import { icon } from "../icons.js";
import { asked } from "../store.js";
import { inWords, timeOf } from "./documents.js";
import * as drafts from "./drafts.js";

/** @import { Game } from "../board/game.js" */
/** @import { App } from "../signals.js" */
/** @import { Documents } from "./documents.js" */
/** @import { Entry, Library } from "./library.js" */
/** @typedef {{ pictures: { svg: string }[], size: [number, number] | null }} Drawn */
/** @typedef {{ words: string, more: string, draw: () => Promise<Drawn> }} Tile */
/** @typedef {ReturnType<typeof createGallery>} Gallery */

// Places of the address: all kinds; the boards of one, "#gallery/KIND"; a board, "#gallery/KIND/BOARD".
const HOME = "#gallery";
const MOST_PLAYED = 6;
const AT_ONCE = 2; // pictures that are asked for: whoever opens a board meanwhile is not kept waiting

/** @param {App} app @param {Documents} documents @param {Library} library */
export function createGallery(app, documents, library) {
  const { store } = app;
  const element = find("#gallery");
  const tiles = createTiles();
  const { tile } = tiles;
  /** @type {string | null} */
  let before = null; // the place that one comes from
  let turns = 0;

  /** @type {(isShown: boolean) => void} */
  function show(isShown) {
    element.hidden = !isShown;
    find("#panes").hidden = isShown;
    document.body.dataset.view = isShown ? "gallery" : "board";
    library.entitle();
  }

  // Show the place of the address; without a document to show in its stead all kinds.
  async function go() {
    if (!isHome() && store.now.puzzle === "") history.replaceState(null, "", HOME);
    const here = location.hash;
    const [, puzzle, instance] = here.split("/");
    if (!isHome()) show(false);
    else if (instance !== undefined) await open(puzzle, instance);
    else await fill(puzzle);
    before = here;
  }

  // What has been done on a board that is open already is not thrown away.
  /** @type {(puzzle: string, named: string) => Promise<void>} */
  async function open(puzzle, named) {
    try {
      const instance = decodeURIComponent(named);
      if (store.now.puzzle === puzzle && store.now.instance === instance) leave();
      else await documents.open(puzzle, instance);
    } catch (error) {
      documents.tell(inWords(error), true);
      history.replaceState(null, "", HOME);
      await fill();
    }
  }

  // The board takes the gallery's place; Back leads to the gallery again.
  function leave() {
    const isLink = location.hash.split("/").length > 2;
    if (isHome()) history[isLink ? "replaceState" : "pushState"](null, "", location.pathname);
    show(false);
  }

  /** @type {(puzzle?: string) => Promise<void>} */
  async function fill(puzzle) {
    const turn = turns += 1;
    const isNew = element.hidden || before !== location.hash;
    const kind = library.entries.find((one) => one.puzzle === puzzle);
    const made = kind ? await boardsOf(kind, tile, () => make(kind)) : await kinds();
    if (turn !== turns) return;
    tiles.forget();
    element.replaceChildren(h("div", { class: "page" }, ...made));
    show(true);
    if (!isNew || before === null) return;
    const from = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (element.querySelectorAll("a.tile"))]
      .find(({ hash }) => hash === before);
    (from ?? find("h2", element)).focus();
    if (!from) element.scrollTop = 0;
  }

  async function kinds() {
    const { puzzle, instance } = library.first;
    const played = await lastPlayed();
    return [
      h("header", {}, h("h2", { tabIndex: -1 }, "Which puzzle?"),
        h("p", { class: "soft" }, "Each tile is a kind. New to these? Begin with ",
          h("a", { href: `${HOME}/${puzzle}/${encodeURIComponent(instance ?? "")}` }, library.titleOf(puzzle)), ".")),
      ...(played.length ? [h("h3", {}, "Go on"), list("Played last", played)] : []),
      h("h3", {}, "All kinds"),
      list("All kinds", library.entries.map((kind) => tile(`${HOME}/${kind.puzzle}`, {
        words: kind.title, more: kind.problem ?? counted(kind.instances.length, "board"),
        draw: async () => (kind.instances.length
          ? get(`tile/${kind.puzzle}/${encodeURIComponent(kind.instances[0])}?stands_for_all=1`) : { pictures: [], size: null }),
      }))),
    ];
  }

  // What this tab has open, and what others have left unfinished: each board once.
  async function lastPlayed() {
    const left = await drafts.orphans();
    const open = store.now.puzzle ? [{ id: "", at: Date.now(), document: store.now }] : [];
    const all = new Map([...open, ...left].reverse().map((one) => [`${one.document.puzzle}/${one.document.instance}`, one]));
    return [...all.values()].reverse().slice(0, MOST_PLAYED).map((draft) => {
      const { document, id, at } = draft;
      return tile(id === "" ? leave : () => documents.restore(draft), {
        words: library.titleOf(document.puzzle), more: `${document.instance}, ${id === "" ? "open" : timeOf(at)}`,
        draw: () => call("tile", asked(document)),
      });
    });
  }

  // New ones are made by the form that the assistant has, beside a board of their kind.
  /** @type {(kind: Entry) => Promise<void>} */
  async function make({ puzzle }) {
    if (store.now.puzzle === puzzle) leave();
    else await open(puzzle, encodeURIComponent(library.firstOf(puzzle)));
    app.emit("make");
  }

  app.when("cancel-all", leave);
  app.when("listed", () => { if (!element.hidden) go(); });
  return { go };
}

/** @type {(kind: Entry, tile: ReturnType<typeof createTiles>["tile"], make: () => void) => Promise<Node[]>} */
async function boardsOf({ puzzle, title, instances }, tile, make) {
  /** @type {{ game: Game }} */
  const { game } = await post("open", { puzzle }).catch(() => ({ game: [] }));
  const boards = instances.map((name) => tile(`${HOME}/${puzzle}/${encodeURIComponent(name)}`, {
    words: name, more: "", draw: () => get(`tile/${puzzle}/${encodeURIComponent(name)}`),
  }));
  const more = h("button", { type: "button", class: "tile", onclick: make },
    h("span", { class: "picture" }, icon("dice")), h("strong", {}, "Make me one"),
    h("span", { class: "soft" }, "a new board with one answer"));
  return [
    h("header", {}, h("a", { href: HOME }, "All kinds"), h("h2", { tabIndex: -1 }, title),
      h("div", { class: "game" }, game.map(([text, isItem]) => h("p", { class: isItem ? "item" : "" }, text)))),
    list(`Boards of ${title}`, [...boards, more]),
  ];
}

// Whether the address is a place of the gallery.
export const isHome = () => location.hash.split("/")[0] === HOME;

// Tiles, whose pictures are asked for as they come into sight, a few at a time.
function createTiles() {
  /** @type {Map<Element, () => Promise<void>>} */
  const asks = new Map();
  /** @type {(() => Promise<void>)[]} */
  let waiting = [];
  let busy = 0;
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const ask = asks.get(target);
      if (!isIntersecting || !ask) continue;
      sight.unobserve(target);
      waiting.push(ask);
      next();
    }
  }, { rootMargin: "200px" });

  async function next() {
    const ask = busy < AT_ONCE ? waiting.shift() : undefined;
    if (!ask) return;
    busy += 1;
    await ask().catch(() => {}); // a board that cannot be drawn has its name
    busy -= 1;
    next();
  }

  /** @type {(place: Element, draw: () => Promise<void>) => void} */
  function ask(place, draw) {
    asks.set(place, draw);
    sight.observe(place);
  }

  // A tile that leads to a place, or does something.
  /** @type {(target: string | (() => unknown), tile: Tile) => HTMLElement} */
  function tile(target, { words, more, draw }) {
    const picture = h("span", { class: "picture", "aria-hidden": "true" });
    const told = h("span", { class: "soft" }, more);
    ask(picture, async () => {
      const { pictures: [first], size } = await draw();
      const drawn = first ? [svg(first.svg)] : [];
      for (const one of drawn) one.querySelector("title")?.remove();
      picture.replaceChildren(...drawn);
      if (size) told.textContent = [`${size[0]} × ${size[1]}`, more].filter(Boolean).join(" · ");
    });
    const inside = [picture, h("strong", {}, words), told];
    return typeof target === "string" ? h("a", { class: "tile", href: target }, ...inside)
      : h("button", { type: "button", class: "tile", onclick: target }, ...inside);
  }

  return {
    tile,
    // Those that nobody waits for any more.
    forget() {
      waiting = [];
      for (const place of asks.keys()) if (place.isConnected) { sight.unobserve(place); asks.delete(place); }
    },
  };
}

/** @type {(name: string, tiles: HTMLElement[]) => HTMLElement} */
const list = (name, tiles) =>
  h("ul", { class: "tiles", "aria-label": name }, tiles.map((one) => h("li", {}, one)));
