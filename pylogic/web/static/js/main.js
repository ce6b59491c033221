// The page: the store, the panes, and what joins them.

import * as api from "./api.js";
import { createOverview } from "./overview.js";
import { createSignals } from "./signals.js";
import { createStore } from "./store.js";
import * as bar from "./bar.js";
import * as board from "./board.js";
import * as editor from "./editor.js";
import * as assistant from "./assistant.js";
import * as work from "./work.js";
import * as files from "./files.js";
import * as guide from "./guide.js";
import { startDividers } from "./panes.js";

api.keepToken();
const store = createStore();
const app = { store, overview: createOverview(store), ...createSignals() };
for (const pane of [bar, board, editor, assistant, work, guide]) pane.start(app);
startDividers();
await files.start(app);
document.documentElement.dataset.ready = "";
