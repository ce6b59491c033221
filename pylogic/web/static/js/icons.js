// The few pictures of buttons, drawn in the colour of the text beside them.

import { html } from "../vendor/preact-11.js";

const PATHS = {
  undo: "M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H10",
  redo: "m12 5 4.5 4.5L12 14m4-4.5H7.5a4 4 0 0 0 0 8H10",
  light: "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 1.5v2m0 13v2m8.5-8.5h-2m-13 0h-2m14.5-6-1.4 1.4M5.4 14.6 4 16m12 0-1.4-1.4M5.4 5.4 4 4",
  dark: "M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5",
  dice: "M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3z"
    + "M7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01",
  book: "M10 5.5C8.5 4 6 3.5 3 3.5v12c3 0 5.5 .5 7 2 1.5-1.5 4-2 7-2v-12c-3 0-5.5 .5-7 2zm0 0v12",
};

/** @param {{ name: keyof typeof PATHS }} properties */
export const Icon = ({ name }) =>
  html`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
