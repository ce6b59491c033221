// The gallery: every kind of puzzle with a picture, the boards of a kind, and what was played last.

import { html, render, signal, useEffect, useLayoutEffect, useRef, useSignal } from "../../vendor/preact-11.js";
import { call, get, post } from "../api.js";
import { counted, find, svg, targetOf } from "../dom.js";
import { Icon } from "../icons.js";
import { asked } from "../store.js";
import { inWords, timeOf } from "./documents.js";
import * as drafts from "./drafts.js";

/** @import { Game } from "../board/game.js" */
/** @import { App } from "../signals.js" */
/** @import { Documents } from "./documents.js" */
/** @import { Entry, Library } from "./library.js" */
/** @typedef {{ pictures: { svg: string }[], size: [number, number] | null }} Drawn */
/** @typedef {{ target: string | (() => unknown), words: string, more?: string, draw: () => Promise<Drawn> }} Tiled */
/** @typedef {{ kind?: Entry, game?: Game, played?: Tiled[], from: string | null }} Page */
/** @typedef {import("../../vendor/preact-11.js").Signal<string>} Level */
/** @typedef {ReturnType<typeof createGallery>} Gallery */

// Places of the address: all kinds; the boards of one, "#gallery/KIND"; a board, "#gallery/KIND/BOARD".
const HOME = "#gallery";
const MOST_PLAYED = 6;
const AT_ONCE = 2; // pictures that are asked for: whoever opens a board meanwhile is not kept waiting

// The place of a board, or of all boards of a kind.
/** @type {(...names: (string | null)[]) => string} */
export const placeOf = (...names) => [HOME, ...names.map((name) => encodeURIComponent(name ?? ""))].join("/");

/** @param {App} app @param {Documents} documents @param {Library} library */
export function createGallery(app, documents, library) {
  const { store } = app;
  const element = find("#gallery");
  const page = signal(/** @type {Page | null} */ (null));
  const level = signal(""); // of the boards that are listed; empty for all
  const seen = createSight();
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

  // Open a board to play; a board that is open already keeps the player's entries.
  /** @type {(puzzle: string, named: string) => Promise<void>} */
  async function open(puzzle, named) {
    try {
      const instance = decodeURIComponent(named);
      if (store.now.puzzle !== puzzle || store.now.instance !== instance)
        await documents.open(puzzle, instance, "play");
      else {
        store.change({ mode: "play" });
        leave();
      }
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
    const from = element.hidden || before !== location.hash ? before : null;
    const kind = library.entries.find((one) => one.puzzle === puzzle);
    const told = kind ? await post("open", { puzzle }).catch(() => ({ game: [] })) : { played: await lastPlayed() };
    if (turn !== turns) return;
    show(true);
    page.value = { ...told, kind, from };
  }

  // The boards played last: this tab's board and those that other tabs have left unfinished, each once.
  async function lastPlayed() {
    const left = await drafts.orphans();
    const open = store.now.puzzle ? [{ id: "", at: Date.now(), document: store.now }] : [];
    const all = new Map([...open, ...left].reverse().map((one) => [`${one.document.puzzle}/${one.document.instance}`, one]));
    return [...all.values()].reverse().slice(0, MOST_PLAYED).map((draft) => {
      const { document, id, at } = draft;
      return { target: id === "" ? leave : () => documents.restore(draft), words: library.titleOf(document.puzzle),
        more: `${document.instance}, ${id === "" ? "open" : timeOf(at)}`, draw: () => call("tile", asked(document)) };
    });
  }

  // New ones are made by the form that the assistant has, beside a board of their kind.
  /** @type {(kind: Entry) => Promise<void>} */
  async function make({ puzzle }) {
    if (store.now.puzzle === puzzle) leave();
    else await open(puzzle, encodeURIComponent(library.firstOf(puzzle)));
    app.emit("make");
  }

  function Shown() {
    const { kind, game = [], played = [], from = null } = page.value ?? {};
    useLayoutEffect(() => {
      if (page.value === null || from === null) return;
      const left = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (element.querySelectorAll("a.tile"))]
        .find(({ hash }) => hash === from);
      (left ?? find("h2, .failure", element)).focus();
      if (!left) element.scrollTop = 0;
    }, [page.value]);
    if (page.value === null) return null;
    return html`<div class="page" key=${kind?.puzzle}>${kind
      ? html`<${Boards} ...${{ kind, game, level, seen }} make=${() => make(kind)} />`
      : html`<${Kinds} ...${{ library, played, level, seen }} />`}</div>`;
  }

  render(html`<${Shown} />`, element);
  app.when("cancel-all", leave);
  app.when("listed", () => { if (!element.hidden) go(); });
  return {
    go,
    // The puzzle that is chosen in the bar, or whose boards are shown; empty where all kinds are.
    get puzzle() { return element.hidden ? library.chosen : page.value?.kind?.puzzle ?? ""; },
  };
}

const USUAL = ["easy", "medium", "hard"]; // levels, the easiest first

// The boards of a kind whose level is known to be the chosen one.
/** @type {(kind: Entry, level: string) => string[]} */
const boardsAt = ({ instances, levels }, level) => instances.filter((name) => !level || levels[name] === level);

// The choice of a level, where the level of a board is known.
/** @param {{ kinds: Entry[], level: Level }} properties */
function Levels({ kinds, level }) {
  const names = new Set([...kinds.flatMap(({ levels }) => Object.values(levels)), level.value].filter(Boolean));
  if (names.size === 0) return null;
  const [usual, others] = [USUAL.filter((name) => names.has(name)), [...names].filter((name) => !USUAL.includes(name))];
  return html`<select aria-label="Difficulty" value=${level.value}
    onchange=${(/** @type {Event} */ event) => { level.value = targetOf(event).value; }}>
    <option value="">Any difficulty</option>
    ${[...usual, ...others.sort()].map((name) => html`<option value=${name}>${name}</option>`)}</select>`;
}

/** @param {{ library: Library, played: Tiled[], level: Level, seen: Sight }} properties */
function Kinds({ library, played, level, seen }) {
  const { puzzle, instance } = library.first;
  const wanted = useSignal("");
  const listed = library.entries.filter((kind) => (!level.value || boardsAt(kind, level.value).length > 0)
    && [kind.puzzle, kind.title, ...kind.aliases].some((word) =>
      word.toLowerCase().replaceAll("_", " ").includes(wanted.value)));
  /** @type {(event: Event) => void} */
  const search = (event) => { wanted.value = targetOf(event).value.trim().toLowerCase(); };
  /** @type {(event: Event) => void} */
  const openFirst = (event) => {
    event.preventDefault();
    if (listed.length) location.hash = placeOf(listed[0].puzzle);
  };
  if (!library.entries.length) return html`<p class="failure" role="alert" tabindex="-1">${library.failure}</p>`;
  return html`
    <header><h2 tabindex="-1">Which puzzle?</h2>
      <p class="soft">Each tile is a kind. New to these? Begin with <a href=${placeOf(puzzle, instance)}>
        ${library.titleOf(puzzle)}</a>.</p></header>
    ${played.length > 0 && html`<h3>Go on</h3><${List} name="Played last" tiles=${played} seen=${seen} />`}
    <form class="search" role="search" onsubmit=${openFirst}><h3>All kinds</h3>
      <${Levels} kinds=${library.entries} level=${level} />
      <input type="search" aria-label="Search for a puzzle" placeholder="Search" oninput=${search} /></form>
    ${listed.length === 0 && html`<p class="soft" role="status">No puzzle here is called so.</p>`}
    <${List} name="All kinds" seen=${seen} tiles=${listed.map((kind) => ({
      target: placeOf(kind.puzzle), words: kind.title, more: kind.problem ?? counted(boardsAt(kind, level.value).length, "board"),
      draw: async () => (kind.instances.length
        ? get(`tile/${kind.puzzle}/${encodeURIComponent(kind.instances[0])}?stands_for_all=1`) : { pictures: [], size: null }),
    }))} />`;
}

/** @param {{ kind: Entry, game: Game, level: Level, seen: Sight, make: () => void }} properties */
const Boards = ({ kind, kind: { puzzle, title, levels }, game, level, seen, make }) => html`
  <header><a href=${HOME}>All kinds</a><h2 tabindex="-1">${title}</h2>
    <div class="game">${game.map(([text, isItem]) => html`<p class=${isItem ? "item" : ""}>${text}</p>`)}</div></header>
  <div class="search"><h3>Boards</h3><${Levels} kinds=${[kind]} level=${level} /></div>
  <${List} name=${`Boards of ${title}`} seen=${seen} tiles=${boardsAt(kind, level.value).map((name) => (
    { target: placeOf(puzzle, name), words: name, more: levels[name],
      draw: () => get(`tile/${puzzle}/${encodeURIComponent(name)}`) }))}>
    <li><button type="button" class="tile" onclick=${make}><span class="picture"><${Icon} name="dice" /></span>
      <strong>Make me one</strong><span class="soft">a new board with one answer</span></button></li>
  <//>`;

/** @param {{ name: string, tiles: Tiled[], seen: Sight, children?: unknown }} properties */
const List = ({ name, tiles, seen, children }) => html`<ul class="tiles" aria-label=${name}>${tiles.map((tile) =>
  html`<li key=${`${tile.words} ${tile.target}`}><${Tile} ...${tile} seen=${seen} /></li>`)}${children}</ul>`;

// A tile that leads to a place, or does something; a board that cannot be drawn has its name.
/** @param {Tiled & { seen: Sight }} properties */
function Tile({ target, words, more = "", draw, seen }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useSignal("");
  useEffect(() => seen(place.current, async () => {
    const drawn = await draw();
    const pictures = drawn.pictures.slice(0, 1).map((one) => svg(one.svg));
    for (const one of pictures) one.querySelector("title")?.remove();
    place.current?.replaceChildren(...pictures);
    size.value = drawn.size?.join(" × ") ?? "";
  }), []);
  const inside = html`<span class="picture" aria-hidden="true" ref=${place} /><strong>${words}</strong>
    <span class="soft">${[size.value, more].filter(Boolean).join(" · ")}</span>`;
  return typeof target === "string" ? html`<a class="tile" href=${target}>${inside}</a>`
    : html`<button type="button" class="tile" onclick=${target}>${inside}</button>`;
}

// Whether the address is a place of the gallery.
export const isHome = () => location.hash.split("/")[0] === HOME;

/** @typedef {ReturnType<typeof createSight>} Sight */
// `seen(place, ask)` asks as the place comes into sight, a few at a time, unless what it returns has ended that.
function createSight() {
  /** @type {Map<Element, () => Promise<void>>} */
  const asks = new Map();
  /** @type {Element[]} */
  let waiting = [];
  let busy = 0;
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      waiting.push(target);
      next();
    }
  }, { rootMargin: "200px" });

  async function next() {
    const ask = busy < AT_ONCE ? asks.get(/** @type {any} */ (waiting.shift())) : undefined;
    if (!ask) return;
    busy += 1;
    await ask().catch(() => {});
    busy -= 1;
    next();
  }

  /** @type {(place: Element | null, ask: () => Promise<void>) => () => void} */
  return (place, ask) => {
    if (place === null) return () => {};
    asks.set(place, ask);
    sight.observe(place);
    return () => {
      asks.delete(place);
      sight.unobserve(place);
      waiting = waiting.filter((one) => one !== place);
    };
  };
}
