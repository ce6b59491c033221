// What a page holds packed: gzip, in letters that HTML leaves alone.

import { find } from "../dom.js";

/** @type {(id: string) => Response} */
export function unpacked(id) {
  const bytes = Uint8Array.from(atob(find(`#${id}`).textContent ?? ""), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}
