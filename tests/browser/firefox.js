// Debian's Firefox, driven by npm's puppeteer-core: a request a line, a reply a line.
// `node firefox.js FOLDER BROWSER`; FOLDER holds node_modules with puppeteer-core.

import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, executablePath] = process.argv.slice(2);
const found = createRequire(path.join(folder, "here.js")).resolve("puppeteer-core");
const { default: puppeteer } = await import(pathToFileURL(found).href);
const browser = await puppeteer.launch({ browser: "firefox", executablePath });
const timeout = 60_000;
let context, page, faults;

const does = {
  async open(address, width, height) {
    await context?.close();
    context = await browser.createBrowserContext();
    page = await context.newPage();
    faults = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (said) => said.type() === "error" && faults.push(said.text()));
    // A tap is a start and an end, between which a busy machine may let a long press begin.
    await page.evaluateOnNewDocument(() => {
      const { setTimeout } = window;
      window.setTimeout = (begin, delay, ...given) => setTimeout(begin, delay === 450 ? 60_000 : delay, ...given);
    });
    await page.setViewport({ width, height });
    await page.goto(address);
    await page.waitForSelector("html[data-ready]", { timeout });
  },
  async tap(selector, right, down, times) {
    const element = await page.waitForSelector(selector, { timeout });
    await page.waitForSelector("html[data-ready]", { timeout }); // a page may drop what comes before
    await element.scrollIntoView();
    let box = await element.boundingBox(), before;
    do { // a busy page may still scroll, or lay the board out, while a tap is on its way
      before = box;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      box = await element.boundingBox();
    } while (box.x !== before.x || box.y !== before.y);
    const at = [box.x + right * box.width, box.y + down * box.height];
    for (let time = 0; time < times; time++) await page.touchscreen.tap(...at);
  },
  async sees(selector, text) {
    // not waitForFunction, which the policy of a page forbids
    const has = async (selector, text, until) => {
      while (
        ![...document.querySelectorAll(selector)].some(
          (one) => one.checkVisibility() && one.textContent.includes(text),
        )
      ) {
        if (Date.now() > until) return document.querySelector(selector)?.textContent ?? "nothing";
        await new Promise(requestAnimationFrame);
      }
      return text;
    };
    return await page.evaluate(has, selector, text, Date.now() + timeout);
  },
  async evaluate(text) {
    return await page.evaluate(text);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  let reply;
  try {
    const value = await does[name](...given);
    reply = { value, faults };
  } catch (error) {
    reply = { error: String(error), faults };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
await browser.close();
