// Make what pages load, static/bundle, of the page's modules and style sheets: `npm run bundle`.
// `npm test` compares it with what is there, and test_web_server.py the stamps of its sources.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const STATIC = fileURLToPath(new URL("../../pylogic/web/static/", import.meta.url));
const STAMPS = "bundle/sources.json"; // the digest of each source
const PATHS = {
  // CodeMirror is a bundle already, which lies beside this one; Preact, a twentieth of it, saves a request within.
  codemirror: { filter: /codemirror-6\.js$/, to: { path: "../vendor/codemirror-6.js", external: true } },
  // In a page without a server another module answers in the place of api.js.
  offline: { filter: /\/api\.js$/, to: { path: `${STATIC}js/offline/api.js` } },
};

/** @type {(name: keyof typeof PATHS) => import("esbuild").Plugin} */
const redirect = (name) => ({
  name, setup: ({ onResolve }) => onResolve({ filter: PATHS[name].filter }, () => PATHS[name].to),
});
/** @type {(options: import("esbuild").BuildOptions) => Promise<import("esbuild").BuildResult>} */
const make = (options) => build({
  absWorkingDir: STATIC, outdir: "bundle", bundle: true, format: "esm", minify: true, lineLimit: 160,
  legalComments: "none", metafile: true, write: false, ...options,
});
const made = await Promise.all([
  make({
    entryPoints: { workbench: "js/main.js", join: "js/class/join.js", class: "js/class/seen.js" },
    plugins: [redirect("codemirror")],
  }),
  make({ entryPoints: { workbench: "css/workbench.css", class: "css/class.css", offline: "css/offline.css" } }),
  // A page that is opened as a file loads no module: these are plain scripts.
  make({
    entryPoints: { player: "js/offline/player.js", site: "js/offline/site.js" },
    plugins: [redirect("offline")], banner: { js: "(async()=>{" }, footer: { js: "})();" },
  }),
]);

const files = Object.fromEntries(made.flatMap(({ outputFiles = [] }) => outputFiles)
  .map(({ path, text }) => [relative(STATIC, path), text]));
const sources = [...new Set(made.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {})))].sort();
const stamps = sources.map((name) => [name, createHash("sha256").update(readFileSync(STATIC + name)).digest("hex")]);
files[STAMPS] = `${JSON.stringify(Object.fromEntries(stamps), null, 1)}\n`;

if (process.argv.includes("--check")) {
  const others = Object.keys(files).filter((name) => readFileSync(STATIC + name, "utf8") !== files[name]);
  if (others.length) throw new Error(`not made of these sources: ${others.join(", ")}; run npm run bundle`);
} else {
  mkdirSync(`${STATIC}bundle`, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(STATIC + name, text);
}
