// The server: one request is one job, which tells its events until it is done or cancelled.

import { ApiError } from "./errors.js";

export { ApiError };

const TOKEN = "pylogic:token";

// The link holds the token once; afterwards the browser keeps it for this address alone.
export function keepToken() {
  const link = new URL(location.href);
  const token = link.searchParams.get("token");
  if (token === null) return;
  keep(token);
  link.searchParams.delete("token");
  history.replaceState(null, "", link);
}

/** @type {(token: string) => void} */
export const keep = (token) => localStorage.setItem(TOKEN, token);
export const knowsToken = () => localStorage.getItem(TOKEN) !== null;

/** @import { Done, Problem } from "./replies.js" */
/** @typedef {Partial<Pick<Problem, "file" | "line" | "column">>} Place in a file */

/** @type {(path: string, body?: object, signal?: AbortSignal) => Promise<Response>} */
async function request(path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = { Authorization: `Bearer ${localStorage.getItem(TOKEN) ?? ""}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const method = body === undefined ? "GET" : "POST";
  let response;
  try {
    response = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body), signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ApiError({ words: "The server does not answer.", status: 0 });
  }
  if (!response.ok) {
    const place = response.headers.get("location"); // of a class that one has not joined
    if (place !== null && place !== location.pathname) location.replace(place);
    const words = response.status === 422 ? describe(await response.json()) : await response.text();
    throw new ApiError({ words, status: response.status });
  }
  return response;
}

/** @type {(refused: { detail?: { loc?: string[], msg: string }[] }) => string} */
function describe(refused) {
  const said = (refused.detail ?? []).map((one) => `${one.loc?.slice(1).join(".")}: ${one.msg}`);
  return said.join("; ") || "The request was refused.";
}

// The JSON that a path answers without a job.
/** @type {(path: string, signal?: AbortSignal) => Promise<any>} */
export async function get(path, signal) {
  return (await request(path, undefined, signal)).json();
}

/** @type {(path: string, body: object, signal?: AbortSignal) => Promise<any>} */
export async function post(path, body, signal) {
  return (await request(path, body, signal)).json();
}

// Do a job; `onEvent(name, data)` sees its events, the last one's data is returned. Aborting
// the signal ends the job on the server, grounding too.
/** @typedef {(name: string, data: any) => void} OnEvent */
/** @typedef {{ signal?: AbortSignal, onEvent?: OnEvent }} How */
/** @template {string} P @typedef {Promise<P extends keyof Done ? Done[P] : any>} Told by the job of a path */
/** @type {<P extends string>(path: P, body: object, how?: How) => Told<P>} */
export async function stream(path, body, { signal, onEvent = () => {} } = {}) {
  const response = await request(path, body, signal);
  if (response.body === null) throw new ApiError({ words: "The server has gone away.", status: 0 });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    let chunk;
    try {
      chunk = await reader.read();
    } catch {
      if (signal?.aborted) throw new DOMException("cancelled", "AbortError");
      throw new ApiError({ words: "The server has gone away.", status: 0 });
    }
    if (chunk.done) throw new ApiError({ words: "The server has gone away.", status: 0 });
    const pieces = (rest + chunk.value).replaceAll("\r\n", "\n").split("\n\n");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) {
      const event = parse(piece);
      if (event === null) continue;
      if (event.name === "done") return event.data;
      if (event.name === "failed") throw new ApiError(event.data);
      onEvent(event.name, event.data);
    }
  }
}

// Do a job of which only the result matters.
/** @type {<P extends string>(path: P, body: object, signal?: AbortSignal) => Told<P>} */
export const call = (path, body, signal) => stream(path, body, { signal });

/** @type {(piece: string) => { name: string, data: any } | null} */
function parse(piece) {
  let name = "message";
  /** @type {string[]} */
  const data = [];
  for (const line of piece.split("\n")) {
    if (line.startsWith("event:")) name = line.slice(6).trim();
    else if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
  }
  return data.length ? { name, data: JSON.parse(data.join("\n")) } : null;
}
