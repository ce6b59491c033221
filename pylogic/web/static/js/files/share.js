// Share: links, texts, files and a printed page of what is open.

import { call } from "../api.js";
import { find, h } from "../dom.js";
import { asked } from "../store.js";
import { copy, download } from "./dialog.js";
import { inWords } from "./documents.js";
import { heading, item, menu } from "./menu.js";
import { linkTo } from "./permalink.js";

/** @import { App } from "../signals.js" */
/** @import { Documents } from "./documents.js" */
/**
 * @typedef {{ format: string, title: string, text: string | null, left_out: string[],
 *   refused: string | null }} Export
 */

/** @type {Record<string, string>} */
const NOUNS = { pzpr: " link", penpa: " link", fpuzzles: " link", tatham: "'s game ID" };
const LONGEST_LINK = 1_500_000; // characters: browsers cut longer ones
const SHARPNESS = 2; // pixels of a PNG for each of the drawing
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** @type {(app: App, documents: Documents) => void} */
export function startShare(app, documents) {
  const { store } = app;
  /** @type {(error: any) => void} */
  const failed = (error) => documents.tell(inWords(error), true);

  async function copyLink() {
    const link = await linkTo(store.now);
    if (link.length > LONGEST_LINK) documents.tell("This is too much for a link: download the files.", true);
    else await copy(app, link, "a link to these rules and this board");
  }

  /** @type {(kind: "svg" | "png") => Promise<void>} */
  async function picture(kind) {
    const { svg } = await call("picture", asked(store.now));
    if (kind === "svg") download(`${store.now.instance}.svg`, svg, "image/svg+xml");
    else download(`${store.now.instance}.png`, await painted(svg), "image/png");
  }

  // The window is opened at once: later the browser would take it for an advertisement.
  async function print() {
    const page = open("", "_blank");
    try {
      const { html } = await call("page", asked(store.now));
      const link = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      if (page) page.location = link;
      else download(`${store.now.instance}.html`, html, "text/html");
    } catch (error) {
      page?.close();
      failed(error);
    }
  }

  // Which formats can say this board is known when the server has tried.
  function formats() {
    const list = h("div", { class: "formats" }, h("small", { class: "soft" }, "One moment…"));
    call("export", asked(store.now)).then(({ formats: found }) => {
      list.replaceChildren(...found.map((/** @type {Export} */ one) => item(nameOf(one),
        () => copy(app, one.text ?? "", `${one.title}, ${store.now.instance}`),
        { isOff: one.refused !== null, note: one.refused ?? one.left_out.join("; ") })));
      if (!found.length) list.append(h("small", {}, "No other program's format fits this puzzle."));
    }, (error) => list.replaceChildren(h("small", { class: "failure" }, inWords(error))));
    return list;
  }

  /** @type {(one: Export) => string} */
  const nameOf = ({ format, title }) => `${title}${NOUNS[format] ?? ""}`;

  /** @type {(what: string, name: string, text: string) => HTMLElement} */
  const file = (what, name, text) =>
    item(`${what}, ${name}.lp`, () => download(`${name}.lp`, text, "text/plain"));
  /** @type {() => HTMLElement[]} */
  const fill = () => [
    item("Copy link", () => copyLink().catch(failed),
      { note: `holds rules and board, and works ${LOCAL.includes(location.hostname)
        ? "on this computer only, while pylogic serve runs" : "where this page can be reached"}; nothing is uploaded` }),
    heading("Copy for other programs"), formats(),
    heading("Download"),
    file("Facts", store.now.instance, store.now.facts),
    file("Rules", store.now.puzzle, store.now.rules),
    item("Picture, SVG", () => picture("svg").catch(failed)),
    item("Picture, PNG", () => picture("png").catch(failed)),
    item("Page to print", print, { note: "the rules in words, and the board" }),
  ];
  find("#share").append(...menu("Share", "Share: links, files, print", fill));
}

// A drawing as an image of pixels.
/** @type {(svg: string) => Promise<Blob>} */
async function painted(svg) {
  const image = h("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  await image.decode();
  const canvas = h("canvas", { width: SHARPNESS * image.width, height: SHARPNESS * image.height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("This picture is too large."))), "image/png");
  });
}
