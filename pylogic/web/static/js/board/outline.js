// Outlines over a board: cells and lines that are a cause, an effect, or wrong.

import { endsOf, sizeOf } from "./sheet.js";

/** @import { Grid, Play, Side } from "./sheet.js" */
/** @typedef {any[]} Spot [row, column], [row, column, side], or either behind its name */
/** @typedef {"cause" | "effect" | "wrong"} Colour */
/** @typedef {Partial<Record<Colour, Spot[]>>} Highlight */

const SVG = "http://www.w3.org/2000/svg";
/** @type {Colour[]} */
const KINDS = ["cause", "effect", "wrong"];

// `cell` is { width, height, edge } of a picture of so many rows and columns.
export function createOutline() {
  const element = document.createElementNS(SVG, "svg");
  element.setAttribute("class", "outline");
  element.setAttribute("aria-hidden", "true");
  return {
    element,
    /** @type {(highlight: Highlight | null, sheet: Grid) => void} */
    show(highlight, sheet) {
      const { width, height, left, top } = sizeOf(sheet);
      element.setAttribute("viewBox", `${-left} ${-top} ${width} ${height}`);
      const drawn = KINDS.flatMap((kind) => {
        const spots = highlight?.[kind] ?? [];
        const rects = spots.flatMap((spot) => {
          const box = boxOf(sheet, spot);
          const shape = isCell(spot) ? "whole" : isLine(spot) ? "line" : "";
          return box ? [made("rect", { ...box, rx: shape === "whole" ? 0 : 3, class: `${kind} ${shape}` })] : [];
        });
        const edges = edgesOf(sheet, spots.filter(isCell), kind === "cause" ? 3 : 5);
        return edges ? [...rects, made("path", { d: edges, class: kind })] : rects;
      });
      element.replaceChildren(...drawn);
    },
  };
}

/** @type {(tag: string, values: object) => SVGElement} */
function made(tag, values) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  return element;
}

/** @type {(spot: Spot) => boolean} */
const isCell = (spot) => (typeof spot[0] === "string" ? spot[0] === "cell" : spot.length === 2);

/** @type {(spot: Spot) => boolean} */
const isLine = (spot) => (typeof spot[0] === "string" ? ["edge", "link"].includes(spot[0]) : spot.length > 2);

// The edges around cells, as a path so many pixels inside of them: none between cells that are neighbours.
/** @type {(sheet: Grid, spots: Spot[], inset: number) => string} */
export function edgesOf({ rows, columns, cell: { width, height, edge } }, spots, inset) {
  const places = spots.map((spot) => spot.slice(-2)).filter(([row, column]) => row <= rows && column <= columns);
  const inside = new Set(places.map(String));
  /** @type {(row: number, column: number) => boolean} */
  const has = (row, column) => inside.has(`${row},${column}`);
  /** @type {string[]} */
  const path = [];
  for (const [row, column] of places) {
    const [middleX, middleY] = [edge + (column - .5) * width, edge + (row - .5) * height];
    for (const [down, right] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
      if (has(row + down, column + right)) continue;
      // Along the side it ends at the corner, goes on in the next cell, or meets the edge of one that juts out.
      const [first, last] = [-1, 1].map((way) => {
        const [alongY, alongX] = [down ? 0 : way, down ? way : 0];
        const reach = !has(row + alongY, column + alongX) ? -inset
          : has(row + alongY + down, column + alongX + right) ? inset : 0;
        const [far, deep] = down ? [width / 2, height / 2] : [height / 2, width / 2];
        const [along, across] = [way * (far + reach), (down || right) * (deep - inset)];
        return down ? `${middleX + along} ${middleY + across}` : `${middleX + across} ${middleY + along}`;
      });
      path.push(`M${first}L${last}`);
    }
  }
  return path.join("");
}

const BAND = 7; // pixels from a line to its outline
const CORNER = 11; // pixels from where cells meet to the outline of what stands there

// Where a spot is in the picture: [row, column], ["edge", row, column, side], as the library names
// them, or [row, column, side] of what the player enters; beside the board all of a line's side.
/** @type {(sheet: Grid, spot: Spot) => object | null} */
function boxOf(sheet, spot) {
  const { rows, columns, cell } = sheet;
  if (spot[0] === "outside") return besideOf(sheet, spot);
  const isNamed = typeof spot[0] === "string";
  const [row, column, side] = isNamed ? spot.slice(1) : spot;
  if (row > rows || column > columns) return null;
  if (spot[0] === "vertex") {
    const [x, y] = [cell.edge + column * cell.width, cell.edge + row * cell.height];
    return { x: x - CORNER, y: y - CORNER, width: 2 * CORNER, height: 2 * CORNER };
  }
  if (side !== undefined) {
    const where = isNamed ? spot[0] : sheet.plays.find((play) => play.where !== "cell")?.where;
    const [x, y, toX, toY] = endsOf(sheet, where, [row, column, side]);
    return { x: x - BAND, y: y - BAND, width: toX - x + 2 * BAND, height: toY - y + 2 * BAND };
  }
  return { x: cell.edge + (column - 1) * cell.width, y: cell.edge + (row - 1) * cell.height,
    width: cell.width, height: cell.height };
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
// The room of a line's numbers beside the board: ["outside", side, line].
/** @type {(sheet: Grid, spot: Spot) => Box} */
export function besideOf({ rows, columns, cell, around }, [, side, line]) {
  const [top, right, bottom, left] = around;
  const [across, down] = [columns * cell.width + 2 * cell.edge, rows * cell.height + 2 * cell.edge];
  const [x, y] = [cell.edge + (line - 1) * cell.width, cell.edge + (line - 1) * cell.height];
  /** @type {Record<string, Box>} */
  const boxes = {
    top: { x, y: 1 - top, width: cell.width, height: Math.max(0, top - 2) },
    bottom: { x, y: down + 1, width: cell.width, height: Math.max(0, bottom - 2) },
    left: { x: 1 - left, y, width: Math.max(0, left - 2), height: cell.height },
    right: { x: across + 1, y, width: Math.max(0, right - 2), height: cell.height },
  };
  return boxes[side];
}
