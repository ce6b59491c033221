// The page of exported boards: the workbench's board and assistant, without a server.

import * as assistant from "../assistant.js";
import * as bar from "../bar.js";
import * as board from "../board.js";
import { createOverview } from "../overview.js";
import { createSignals } from "../signals.js";
import { createStore } from "../store.js";
import "./install.js";
import * as shelf from "./shelf.js";

const store = createStore();
const app = { store, overview: createOverview(store), ...createSignals() };
for (const pane of [bar, board, assistant, shelf]) pane.start(app);
document.documentElement.dataset.ready = "";
