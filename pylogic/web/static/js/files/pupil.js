// A pupil at the workbench: nothing is saved there, and the teacher hears of what is solved.

import { post } from "../api.js";
import { isChanged } from "./drafts.js";

/** @import { App } from "../signals.js" */
/** @import { Library } from "./library.js" */

/** @type {(app: App, library: Library) => void} */
export function startPupil({ store, when, emit }, library) {
  when("finished", async (isFinished) => {
    const { puzzle, instance, constants } = store.now;
    const isOther = isChanged(store.now) || Object.keys(constants).length > 0;
    if (!isFinished || library.pupil === null || isOther) return;
    await post("solved", { puzzle, instance }).catch((error) => emit("message", { words: error.message, isBad: true }));
  });
}
