// Elements: made in one call; text is always text, never HTML.

/**
 * @template {HTMLElement} Made
 * @typedef {Partial<Pick<Made, Exclude<keyof Made, "dataset" | "style" | keyof Loose>>> & Loose
 *   & { [aria: `aria-${string}`]: string | boolean }} Properties
 */
/**
 * @typedef {{ class?: string, role?: string, dataset?: Record<string, string | number>, inputMode?: string,
 *   value?: string | number, min?: string | number, max?: string | number, step?: string | number,
 *   rows?: number }} Loose names, and values made text of
 */
/** @typedef {Node | string | null | undefined} Child */
/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {...(Child | Child[])} children
 */
export function h(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(/** @type {Record<string, any>} */ (properties))) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(made.dataset, value);
    else if (name === "class") made.className = value;
    else if (name in made) Object.assign(made, { [name]: value });
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

// An element gets other children; those that look as before stay, with the focus and clicks that have begun.
/** @type {(element: Element, children: Element[]) => void} */
export function become(element, children) {
  const before = [...element.children];
  const made = children.map((child) => before.find((one) => one.isEqualNode(child)) ?? child);
  for (const one of before) if (!made.includes(one)) one.remove();
  made.forEach((one, at) => { if (element.children[at] !== one) element.insertBefore(one, element.children[at] ?? null); });
}

// SVG that our own server has drawn, whose words it has escaped.
/** @type {(text: string) => SVGSVGElement} */
export function svg(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return /** @type {any} */ (document.importNode(parsed.documentElement, true));
}

// The only element of the page, or within an element, that a selector has.
/** @type {(selector: string, within?: ParentNode) => HTMLElement} */
export function find(selector, within = document) {
  const found = within.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`There is no ${selector}.`);
}
/** @type {(selector: string) => HTMLElement[]} */
export const findAll = (selector) => /** @type {any[]} */ ([...document.querySelectorAll(selector)]);

// A name that nothing else has; `crypto.randomUUID` is not there for pages of a class, which come by http.
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

// The element that an event is about.
/** @type {(event: Event) => HTMLInputElement} */
export const targetOf = (event) => /** @type {any} */ (event.target);

// Wait until calls have paused for so many milliseconds; only the last one is made.
/** @type {<Given extends any[]>(milliseconds: number, action: (...given: Given) => void) => typeof action} */
export function paused(milliseconds, action) {
  let timer = 0;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...given), milliseconds);
  };
}

// A runner that lets only its newest job go on: after `run = latest()`, `run(job)` aborts the job
// before, which then returns undefined, and `run.stop()` aborts the last job.
export function latest() {
  /** @type {AbortController | null} */
  let controller = null;
  /** @type {<Found>(job: (signal: AbortSignal) => Promise<Found>) => Promise<Found | undefined>} */
  const run = async (job) => {
    stop();
    const own = controller = new AbortController();
    try {
      return await job(own.signal);
    } catch (error) {
      if (error.name === "AbortError") return undefined;
      throw error;
    }
  };
  const stop = () => controller?.abort();
  return Object.assign(run, { stop });
}

// A number with its word: "1 step", "2,000 steps".
/** @type {(number: number, word: string) => string} */
export const counted = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;
