// Permalinks: rules and board in the fragment of a link, which no browser sends anywhere.

/** @import { Document } from "../store.js" */

const NAME = "#pylogic=";
const LARGEST = 2_000_000; // bytes of what a link unpacks to: a small one could unpack to gigabytes
const PUZZLE = /^[a-z_][A-Za-z0-9_]{0,63}$/;
const INSTANCE = /^[^\p{Cc}\p{Cs}/\\.][^\p{Cc}\p{Cs}/\\]{0,250}$/u;

/** @type {(text: string) => boolean} */
export const isPermalink = (text) => text.includes(NAME);

// The rules are left out where they are those that are saved.
/** @type {(document: Document) => Promise<string>} */
export async function linkTo(document) {
  const { puzzle, instance, rules, facts, marks, notes, constants, saved } = document;
  const own = rules === saved.rules ? {} : { rules };
  const packed = await pack(JSON.stringify({ puzzle, instance, ...own, facts, marks, notes, constants }));
  return `${location.origin}/${NAME}${packed}`;
}

/** @typedef {Pick<Document, "puzzle" | "instance"> & Partial<Document>} Linked */

// The document that a link holds; throws an Error whose message says what is wrong with the link.
/** @type {(text: string) => Promise<Linked>} */
export async function readLink(text) {
  const packed = text.slice(text.indexOf(NAME) + NAME.length).trim();
  let found;
  try {
    found = JSON.parse(await unpack(packed));
  } catch (error) {
    if (error.message === "large") throw new Error("This link holds too much: at most 2 MB are read.");
    throw new Error("This link is damaged: perhaps its end is missing.");
  }
  if (!isDocument(found)) throw new Error("This link holds no board that can be opened.");
  const { puzzle, instance, rules, facts, marks, notes, constants } = found;
  return { puzzle, instance, rules, facts, marks, notes, constants };
}

/** @type {(value: any) => boolean} */
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @type {(value: any) => boolean} */
const isText = (value) => typeof value === "string";
/** @type {(value: any) => boolean} */
const isTexts = (value) => Array.isArray(value) && value.every(isText);
/** @type {(value: any, isKey: RegExp, isValue: (one: any) => boolean) => boolean} */
const isMapOf = (value, isKey, isValue) => isMap(value)
  && Object.entries(value).every(([key, one]) => isKey.test(key) && isValue(one));

/** @type {(found: any) => boolean} */
function isDocument(found) {
  return isMap(found) && isText(found.puzzle) && PUZZLE.test(found.puzzle)
    && isText(found.instance) && INSTANCE.test(found.instance) && isText(found.facts)
    && (found.rules === undefined || isText(found.rules))
    && isMapOf(found.marks, /^.{1,200}$/, (one) => typeof one === "boolean")
    && isMapOf(found.notes, /^-?\d{1,6},-?\d{1,6}$/, isTexts)
    && isMapOf(found.constants, PUZZLE, (one) => isText(one) && one.length <= 200);
}

/** @type {(text: string) => Promise<string>} */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @type {(packed: string) => Promise<string>} */
async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const pieces = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new Error("large");
    }
    pieces.push(value);
  }
  return new Blob(pieces).text();
}
