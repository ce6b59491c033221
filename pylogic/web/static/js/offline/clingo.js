// clingo, as WebAssembly in a worker: a run is ended by ending its worker.

import { find } from "../dom.js";
import { ApiError } from "../errors.js";
import { unpacked } from "./packed.js";

// The statuses of what clingo refuses, or fails in.
export const FAILED = [65, 128];
const LONGEST = 60_000; // milliseconds of a run

/** @type {Promise<string> | null} */
let address = null;
/** @type {Worker | null} */
let idle = null;

async function found() {
  const shared = document.querySelector("meta[name=clingo]");
  if (shared !== null)
    await new Promise((resolve, reject) => document.head.append(Object.assign(document.createElement("script"), {
      src: shared.getAttribute("content"),
      onload: resolve,
      onerror: () => reject(new ApiError({ words: "clingo is not to be had: is there a network?" })),
    })));
  return URL.createObjectURL(await unpacked("clingo").blob());
}

async function begin() {
  address ??= found();
  address.catch(() => { address = null; }); // asked for again next time
  const worker = new Worker(await address);
  worker.postMessage({ packed: find("#clingo-wasm").textContent });
  return worker;
}

// Run a program; `onLine` hears what it prints, and the status and what is wrong are returned.
/** @typedef {{ status: number, errors: string[] }} Ended */
/** @type {(program: string, options: string, how: { signal?: AbortSignal, onLine: (line: string) => void }) => Promise<Ended>} */
export async function run(program, options, { signal, onLine }) {
  const worker = idle ?? await begin();
  idle = null;
  /** @type {string[]} */
  const errors = [];
  return new Promise((resolve, reject) => {
    /** @type {(error: Error) => void} */
    const stop = (error) => {
      clearTimeout(timer);
      worker.terminate();
      reject(error);
    };
    const cancel = () => stop(new DOMException("cancelled", "AbortError"));
    const timer = setTimeout(() => stop(new ApiError({ words: "The time was up.", interrupted: "timeout" })), LONGEST);
    worker.onerror = () => stop(new ApiError({ words: "This browser does not run clingo." }));
    worker.onmessage = ({ data: { line, error, status, failed } }) => {
      if (line !== undefined) onLine(line);
      else if (error !== undefined) errors.push(error);
      else {
        clearTimeout(timer);
        signal?.removeEventListener("abort", cancel);
        if (idle === null && failed === undefined) idle = worker;
        else worker.terminate();
        resolve(failed === undefined ? { status, errors } : { status: FAILED[0], errors: [...errors, failed] });
      }
    };
    signal?.addEventListener("abort", cancel, { once: true });
    if (signal?.aborted) cancel();
    else worker.postMessage({ program, options });
  });
}
