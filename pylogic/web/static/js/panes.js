// The panes of a desk: a divider between two of them is dragged, or moved by arrows; a double click puts it back.

import { find, h } from "./dom.js";

const KEPT = "pylogic:panes";
const LEAST = 256; // pixels of a pane, and more of the board
const BOARD = 340;
const STEP = 24;
/** @typedef {"left" | "right"} Side */
/** @type {[side: Side, pane: string, other: string, label: string][]} */
const DIVIDERS = [["left", "#rules", "#assistant", "Width of the rules"],
  ["right", "#assistant", "#rules", "Width of the assistant"]];

export function startDividers() {
  const panes = find("#panes");
  /** @type {Partial<Record<Side, number>>} */
  const widths = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  for (const [side, name, other, ariaLabel] of DIVIDERS) {
    const pane = find(name);
    const divider = h("div", { class: `divider ${side}`, role: "separator", tabIndex: 0, ariaLabel,
      "aria-orientation": "vertical", "aria-controls": pane.id, "aria-valuemin": "0", "aria-valuemax": "100" });
    const show = () => {
      const width = widths[side];
      panes.style.setProperty(`--${side}`, width ? `min(${width}px, 60%)` : null);
      divider.setAttribute("aria-valuenow", String(Math.round((100 * pane.offsetWidth) / panes.offsetWidth || 0)));
    };
    /** @type {(width?: number) => void} */
    const resize = (width) => {
      const room = panes.clientWidth - BOARD - (find(other).offsetTop === pane.offsetTop ? find(other).offsetWidth : 0);
      widths[side] = width && Math.round(Math.max(LEAST, Math.min(width, room)));
      localStorage.setItem(KEPT, JSON.stringify(widths));
      show();
    };
    /** @type {(event: PointerEvent) => void} */
    const drag = ({ clientX }) => {
      const { left, right } = pane.getBoundingClientRect();
      resize(side === "left" ? clientX - left : right - clientX);
    };
    divider.addEventListener("pointerdown", (event) => {
      divider.setPointerCapture(event.pointerId);
      divider.addEventListener("pointermove", drag);
    });
    divider.addEventListener("lostpointercapture", () => divider.removeEventListener("pointermove", drag));
    divider.addEventListener("dblclick", () => resize());
    divider.addEventListener("keydown", ({ key }) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (way) resize(pane.offsetWidth + STEP * (side === "left" ? way : -way));
    });
    (side === "left" ? find("#board") : pane).before(divider);
    show();
  }
}
