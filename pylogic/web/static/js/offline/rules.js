// The page of exported boards with their rules, which are edited and searched in it.

import * as assistant from "../assistant.js";
import * as bar from "../bar.js";
import * as board from "../board.js";
import { find, h } from "../dom.js";
import * as editor from "../editor.js";
import { createSignals } from "../signals.js";
import { createStore } from "../store.js";
import { askOfEdited } from "./api.js";
import { answerEdited } from "./edited.js";
import { createOverview } from "./overview.js";
import * as shelf from "./shelf.js";

document.body.dataset.rules = "";
find(".leap").append(h("a", { href: "#rules" }, "To the rules"));
find("#history").before(h("div", { id: "folding", class: "group" }));
find("#tabs").prepend(h("button", { type: "button", dataset: { pane: "rules" } }, "Rules"));
find("#panes").append(h("section", { id: "rules", class: "pane", "aria-label": "Rules" }));
askOfEdited(answerEdited);
const store = createStore();
const app = { store, overview: createOverview(store), ...createSignals() };
app.when("solved", (told) => document.body.toggleAttribute("data-checked", told?.status === "unique"));
for (const pane of [bar, board, editor, assistant, shelf]) pane.start(app);
document.documentElement.dataset.ready = "";
