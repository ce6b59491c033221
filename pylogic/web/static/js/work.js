// Work below the assistant: a button opens the form that makes boards.

import { html, render, signal } from "../vendor/preact-11.js";
import { call } from "./api.js";
import { find, h, latest, paused } from "./dom.js";
import { asked } from "./store.js";
import { createGenerate } from "./work/generate.js";

/** @import { App } from "./signals.js" */
/**
 * @typedef {{ size: [number, number] | null, has_more: boolean, ungenerated: string | null,
 *   levels: Record<string, [number, number]> }} Choices for the puzzle and the board at hand
 */

const OPENED = "pylogic:work:opened";
const PAUSE = 1000; // milliseconds
/** @type {(keyof import("./store.js").Document)[]} */
const ABOUT = ["puzzle", "instance", "rules", "facts"];

/** @type {(app: App) => void} */
export function start(app) {
  const isOpen = signal(localStorage.getItem(OPENED) === "generate");
  const choices = signal(/** @type {Choices | null} */ (null)); // null until they are known
  const newest = latest();
  let known = "";

  async function refresh() {
    const { now } = app.store;
    const question = JSON.stringify(ABOUT.map((key) => now[key]));
    if (!isOpen.value || !now.puzzle || question === known) return;
    known = question;
    try {
      choices.value = await newest((signal) => call("choices", asked(now, { marks: [] }), signal)) ?? choices.value;
    } catch {
      known = ""; // rules that cannot be read are told by the editor, at their line
    }
  }

  /** @type {(isWanted: boolean) => void} */
  const show = (isWanted) => {
    isOpen.value = isWanted;
    localStorage.setItem(OPENED, isWanted ? "generate" : "");
    refresh();
  };
  const Generate = createGenerate(app, choices);
  const Work = () => html`<h2 id="work-heading">Make</h2>
    <div class="work-buttons"><button type="button" title="Make new puzzles of this kind" aria-controls="work-generate"
      aria-expanded=${isOpen.value} onclick=${() => show(!isOpen.value)}>Generate</button></div>
    <${Generate} id="work-generate" hidden=${!isOpen.value} />`;
  const section = h("section", { id: "work", "aria-labelledby": "work-heading" });
  find("#assistant").append(section);
  render(html`<${Work} />`, section);
  app.store.on(ABOUT, paused(PAUSE, refresh));
  app.when("make", () => {
    show(true);
    app.emit("pane", "assistant");
    requestAnimationFrame(() => {
      const form = find("#work-generate");
      form.scrollIntoView({ block: "nearest" });
      find("select, input", form).focus({ preventScroll: true });
    });
  });
  refresh();
}
