// The picture: the frames that our renderer has drawn, whose cells are put in one by one.

import { h, svg } from "../dom.js";
import { BLANK, NO_SHEET } from "./sheet.js";

/** @import { Look, Sheet } from "./sheet.js" */
/** @typedef {{ stencil: string, columns: number, cell: number[], cells: number[] }} Stencil of looks, by number */
/**
 * @typedef {{ figure: HTMLElement, surface: HTMLElement, group: SVGGElement | null, captions: HTMLElement,
 *   looks: Look[], groups: (SVGElement | null)[] }} Drawn
 */

const SVG = "http://www.w3.org/2000/svg";
/** @type {Map<{ svg: string }, Node[]>} */
const nodes = new Map();

// The elements of a look.
/** @type {(look: { svg: string }) => Node[]} */
export function copies(look) {
  const found = nodes.get(look) ?? [...svg(`<svg xmlns="${SVG}">${look.svg}</svg>`).childNodes];
  nodes.set(look, found);
  return found.map((node) => node.cloneNode(true));
}

/** @type {(tag: string, values: object, ...children: (Node | string)[]) => SVGElement} */
function made(tag, values, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// A picture made of a stencil and of looks, by place; its rows and columns are numbered.
/** @type {(picture: Stencil, looks: { svg: string }[]) => SVGSVGElement} */
export function composed({ stencil, columns, cell: [width, height, edge], cells }, looks) {
  const picture = svg(stencil);
  const group = picture.querySelector("g");
  if (group === null) return picture;
  cells.forEach((number, index) => {
    if (number < 0) return;
    const [row, column] = [Math.floor(index / columns), index % columns];
    const transform = `translate(${edge + column * width} ${edge + row * height})`;
    group.append(made("g", { transform }, ...copies(looks[number])));
  });
  const { x: left, y: top } = picture.viewBox.baseVal; // before the cells: what stands beside the board
  const across = [...Array(columns).keys()].map((column) => made("text",
    { x: edge + (column + .5) * width, y: top - 5, "text-anchor": "middle" }, String(column + 1)));
  const down = [...Array(cells.length / columns).keys()].map((row) => made("text",
    { x: left - 6, y: edge + (row + .65) * height, "text-anchor": "end" }, String(row + 1)));
  picture.append(made("g", { class: "numbers" }, ...across, ...down));
  return picture;
}

export function createPicture() {
  const element = h("div", { class: "frames" });
  /** @type {Drawn[]} */
  let frames = [];
  /** @type {Sheet} */
  let drawn = NO_SHEET;

  // Whether the frames around the cells are what they were.
  /** @type {(sheet: Sheet) => boolean} */
  const isSame = (sheet) => drawn !== NO_SHEET && sheet.count === drawn.count && sheet.columns === drawn.columns
    && sheet.frames.length === drawn.frames.length
    && sheet.frames.every((frame, i) => frame.svg === drawn.frames[i].svg && frame.name === drawn.frames[i].name);

  /** @type {(sheet: Sheet) => void} */
  function build(sheet) {
    frames = sheet.frames.map((frame, number) => {
      const picture = frame.svg ? svg(frame.svg) : null;
      const group = picture?.querySelector("g") ?? null;
      const captions = h("figcaption", {});
      if (number === 0) picture?.setAttribute("aria-hidden", "true");
      picture?.querySelector("title")?.remove();
      const surface = h("div", { class: "surface" }, picture);
      const title = frame.name && sheet.frames.length > 1 ? h("h3", {}, frame.name) : null;
      return {
        figure: h("figure", {}, title, surface, captions), surface, group, captions,
        looks: new Array(sheet.count).fill(BLANK), groups: new Array(sheet.count).fill(null),
      };
    });
    element.replaceChildren(...frames.map((frame) => frame.figure));
  }

  /** @type {(number: number, index: number, look: Look) => void} */
  function set(number, index, look) {
    const frame = frames[number];
    if (!frame?.group || frame.looks[index] === look) return;
    frame.looks[index] = look;
    let group = frame.groups[index];
    if (group === null) {
      const { width, height, edge } = drawn.cell;
      const [row, column] = [Math.floor(index / drawn.columns), index % drawn.columns];
      group = frame.groups[index] = document.createElementNS(SVG, "g");
      group.setAttribute("transform", `translate(${edge + column * width} ${edge + row * height})`);
      frame.group.append(group);
    }
    group.replaceChildren(...copies(look));
  }

  return {
    element,
    get surface() { return frames[0]?.surface ?? null; },
    // Draw a sheet; true if the frames are new ones.
    /** @type {(sheet: Sheet) => boolean} */
    show(sheet) {
      const isNew = !isSame(sheet);
      if (isNew) build(sheet);
      drawn = sheet;
      sheet.frames.forEach((frame, number) => {
        frame.cells.forEach((look, index) => set(number, index, look));
        frames[number].captions.replaceChildren(...frame.captions.map((words) => h("p", {}, words)));
      });
      return isNew;
    },
    // Draw one cell, in each frame.
    /** @type {(index: number, looks: Look[]) => void} */
    cell: (index, looks) => looks.forEach((look, number) => set(number, index, look)),
    // A cell is fainter than others.
    /** @type {(index: number, isFaint: boolean) => void} */
    fade: (index, isFaint) => {
      for (const { groups } of frames) groups[index]?.classList.toggle("faint", isFaint);
    },
  };
}
