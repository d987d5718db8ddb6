/**
 * Measures the time from a click to the stone on the screen: `npm run measure`, with $TENGEN naming
 * a release build. The time ends when the settled stone has been painted.
 */

import { launch, open, person } from "./lib/browser.mjs";
import { Server } from "./lib/server.mjs";

const [server, browser] = await Promise.all([Server.start(), launch()]);
const { key } = await server.newGame({ width: 19, height: 19 });
const page = await person(browser);
await open(page, `${server.url}/g/${key}`);
await page.evaluate(() => {
  globalThis.times = { pending: [], settled: [] };
  document.addEventListener("click", () => {
    const start = performance.now();
    const settledBefore = document.querySelectorAll(".stones .stone:not(.pending)").length;
    const all = settledBefore + document.querySelectorAll(".stones .stone.pending").length;
    let pending = false;
    const look = () => {
      const settled = document.querySelectorAll(".stones .stone:not(.pending)").length;
      const now = settled + document.querySelectorAll(".stones .stone.pending").length;
      if (!pending && now > all) {
        pending = true;
        globalThis.times.pending.push(performance.now() - start);
      }
      if (settled > settledBefore) globalThis.times.settled.push(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true });
});
const names = "ABCDEFGHJKLMNOPQRST";
for (let i = 0; i < 100; i++) {
  const point = `${names[(i * 7) % 19]}${1 + ((i * 3 + Math.floor((i * 7) / 19)) % 19)}`;
  const before = await page.evaluate(() => globalThis.times.settled.length);
  const taken = await page.locator(`[data-point="${point}"][aria-label*="stone" i]`).count();
  if (taken) continue;
  await page.locator(`[data-point="${point}"]`).click();
  await page.waitForFunction((n) => globalThis.times.settled.length > n, before, { timeout: 2000 }).catch(() => {});
}
const times = await page.evaluate(() => globalThis.times);
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  const at = (share) => list[Math.floor((list.length - 1) * share)].toFixed(1);
  console.log(`${name}: ${list.length} clicks, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`);
}
await browser.close();
await server.stop();
