// Outlines over a board: cells that are a cause, an effect, or wrong.

const SVG = "http://www.w3.org/2000/svg";
const KINDS = ["cause", "effect", "wrong"];

// `cell` is { width, height, edge } of a picture of so many rows and columns.
export function createOutline() {
  const element = document.createElementNS(SVG, "svg");
  element.setAttribute("class", "outline");
  element.setAttribute("aria-hidden", "true");
  return {
    element,
    show(highlight, { rows, columns, cell }) {
      const { width, height, edge } = cell;
      element.setAttribute("viewBox", `0 0 ${columns * width + 2 * edge} ${rows * height + 2 * edge}`);
      const drawn = KINDS.flatMap((kind) => (highlight?.[kind] ?? []).map(([row, column]) => {
        const rect = document.createElementNS(SVG, "rect");
        const inset = kind === "cause" ? 3 : 5;
        const values = {
          x: edge + (column - 1) * width + inset, y: edge + (row - 1) * height + inset,
          width: width - 2 * inset, height: height - 2 * inset, rx: 3, class: kind,
        };
        for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value);
        return rect;
      }));
      element.replaceChildren(...drawn);
    },
  };
}
