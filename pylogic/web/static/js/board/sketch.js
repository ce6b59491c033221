// The sketch: what an author changes, drawn at once over the picture until the server has drawn it.

import { effect, html, render } from "../../vendor/preact-11.js";
import { SIGNS } from "./kinds.js";
import { besideOf } from "./outline.js";
import { endsOf, sizeOf } from "./sheet.js";

/** @import { View } from "../board.js" */
/** @import { Changes } from "./facts.js" */
/** @import { Side } from "./sheet.js" */
/** @typedef {{ x: number, y: number, width: number, height: number }} Spot its middle, and the size of a cell */

const HUES = 12; // regions whose tints differ well
/** @type {Record<string, string>} */
const ARROWS = { top: "↑", right: "→", bottom: "↓", left: "←" };
/** @type {Record<string, string>} */
export const OPERATIONS = { any: "", add: "+", sub: "−", mul: "×", div: "÷" };
/** @type {Record<string, string>} */
const INKS = { white: "#ffffff", black: "#1c1c1c", grey: "#b4b4b4" };

/** @param {View} view @param {Changes} changes */
export function createSketch(view, changes) {
  const element = /** @type {any} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  element.setAttribute("class", "sketch");
  element.setAttribute("aria-hidden", "true");
  effect(() => {
    const { width, height, left, top } = sizeOf(view.sheet);
    element.setAttribute("viewBox", `${-left} ${-top} ${width} ${height}`);
    const asked = [...changes.wanted.value].map(([name, value]) => ({ ...split(name), value }));
    render(html`${asked.map(({ what, at }) => html`<${Plate} what=${what} ...${spotOf(view, what, at)} />`)}
      ${asked.map(({ what, at, value }) => html`<${Drawn} ...${{ what, at, value, changes }}
        ...${spotOf(view, what, at)} />`)}`, element);
  });
  return element;
}

/** @type {(name: string) => { what: string, at: string[] }} */
function split(name) {
  const [what, at] = name.split(" ");
  return { what, at: at.split(",") };
}

// Where something stands in the picture.
/** @type {(view: View, what: string, at: string[]) => Spot} */
function spotOf({ sheet }, what, at) {
  const { width, height, edge } = sheet.cell;
  if (what === "outside") {
    const box = besideOf(sheet, [what, at[0], Number(at[1])]);
    return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const [row, column] = at.map(Number);
  const [down, right] = what === "vertex" ? [row, column] : what === "centre" ? [row / 2 - .5, column / 2 - .5] : [row - .5, column - .5];
  const [x, y] = [edge + right * width, edge + down * height];
  if (what !== "between") return { x, y, width, height };
  const [fromX, fromY, toX, toY] = endsOf(sheet, "edge", [row, column, /** @type {Side} */ (at[2])]);
  return { x: (fromX + toX) / 2, y: (fromY + toY) / 2, width, height };
}

// Paper over what the server had drawn there.
/** @param {Spot & { what: string }} properties */
function Plate({ what, x, y, width, height }) {
  if (["area", "cage", "path", "target", "sum", "slanted"].includes(what)) return null;
  if (["between", "vertex", "centre"].includes(what)) return html`<circle class="paper" cx=${x} cy=${y} r="9" />`;
  return html`<rect class="paper" x=${x - width / 2 + 1.5} y=${y - height / 2 + 1.5} width=${Math.max(0, width - 3)} height=${Math.max(0, height - 3)} />`;
}

/** @param {Spot & { what: string, at: string[], value: string | null, changes: Changes }} properties */
function Drawn({ what, at, value, changes, x, y, width, height }) {
  const [left, top] = [x - width / 2, y - height / 2];
  const dot = (/** @type {number} */ r, /** @type {string} */ fill) => html`<circle class="dot" cx=${x} cy=${y} r=${r} fill=${fill} />`;
  const text = (/** @type {string} */ words, size = 20) => html`<text x=${x} y=${y} font-size=${size}>${words}</text>`;
  if (what === "target" || what === "sum") return html`<${Corner} ...${{ what, at, value, changes, left, top, width, height }} />`;
  if (value === null) return null;
  if (what === "circle") return dot(15, INKS[value]);
  if (what === "outside") return text(changes.numbers(what, at.slice(0, 2)).join(" "), at[0] === "left" || at[0] === "right" ? 14 : 10);
  if (what === "centre") return dot(5, INKS.white);
  if (what === "object") return dot(8, INKS.black);
  if (what === "block") return html`<rect x=${left} y=${top} width=${width} height=${height} fill=${INKS.black} />`;
  if (what === "between") return value in INKS ? dot(6, INKS[value]) : text(signOf(value, at[2]), 14);
  if (what === "vertex") return text(value, 14);
  if (what === "arrow") return text(`${ARROWS[value.split(",")[0]]}${value.split(",")[1]}`, 16);
  if (what === "unknown") return text("?");
  if (what === "numbers") return text(changes.numbers("numbers", at.slice(0, 2)).join(" "), 14);
  if (!["area", "cage", "path"].includes(what)) return what === "clue" ? text(value) : null;
  const id = what === "path" ? at[2] : value;
  return html`<rect class="tint" style=${`--hue: ${((Number(id) || id.length) * 360 * 5) / HUES % 360}`}
    ...${{ x: left, y: top, width, height }} />${text(id, 11)}`;
}

// A sign in the way that it points: the lower one of two cells is below, or on the right.
/** @type {(sign: string, side: string) => string} */
const signOf = (sign, side) => SIGNS[sign]?.split(" ").at(side === "bottom" ? -1 : 0) ?? sign;

// The result of a cage, or the sum of a run, in the corner where the server writes it.
/** @param {{ what: string, at: string[], value: string | null, changes: Changes, left: number, top: number, width: number, height: number }} properties */
function Corner({ what, at, value, changes, left, top, width, height }) {
  const [operation, number] = what === "target" && value !== null ? value.split(",") : ["any", value];
  const isMixed = changes.everywhere("target").some((place) => !changes.found("target", place)?.startsWith("add"));
  const [x, y] = what === "target" ? [left + 12, top + 8] : at[2] === "across" ? [left + width - 12, top + 10] : [left + 12, top + height - 10];
  return html`<rect class="paper" x=${x - 10} y=${y - 6} width="20" height="12" />
    <text x=${x} y=${y} font-size="10">${number}${isMixed ? OPERATIONS[operation] : ""}</text>`;
}
