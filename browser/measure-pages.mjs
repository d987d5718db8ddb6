/**
 * Measures how long a first visit takes over a slow line, and how much the pages shift while they
 * load: `npm run measure-pages`, with $TENGEN naming a release build. A page is ready when a person
 * can use it. Nothing is in the browser's cache.
 */

import { launch, person } from "./lib/browser.mjs";
import { Server } from "./lib/server.mjs";

/** 1.6 Mbit/s and 300 ms from a request to its answer. */
const LINE = { offline: false, latency: 300, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const VISITS = 5;

const [server, browser] = await Promise.all([Server.start(), launch()]);
const { key } = await server.newGame({ width: 19, height: 19 });
await server.play({ both: key }, "Q16 D4 Q3 D16 C3");
const moves = Array.from({ length: 240 }, (_, i) => `;${"BW"[i % 2]}[${"abcdefghijklmnopqrs"[(i * 7) % 19]}${"abcdefghijklmnopqrs"[(i * 3 + Math.floor((i * 7) / 19)) % 19]}]`);
const body = `(;SZ[19]RU[Chinese]KM[7.5]C[A record.]${moves.join("")})`;
const { keys } = await (await fetch(`${server.url}/api/records`, { method: "POST", body })).json();

const PAGES = { start: ["/", "#quick:not([disabled])"], game: [`/g/${key}`, "#grid"], record: [`/g/${keys[0]}`, "#grid"] };
const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

const SCREENS = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const visits = Object.entries(PAGES).flatMap(([page, parts]) =>
  Object.entries(SCREENS).map(([screen, viewport]) => [`${page}, ${screen}`, ...parts, viewport]));

for (const [name, path, sign, viewport] of visits) {
  const found = { ready: [], shift: [], bytes: 0, requests: 0 };
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await person(browser, { viewport });
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", LINE);
    line.on("Network.loadingFinished", ({ encodedDataLength }) => {
      found.bytes += encodedDataLength;
      found.requests += 1;
    });
    await page.addInitScript((wanted) => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      const look = () => {
        if (document.querySelector(wanted)) globalThis.ready = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, sign);
    await page.goto(server.url + path);
    await page.waitForFunction(() => globalThis.ready);
    await page.waitForTimeout(1500);
    const { ready, shift } = await page.evaluate(() => ({ ready: globalThis.ready, shift: globalThis.shift }));
    found.ready.push(ready);
    found.shift.push(shift);
    await page.context().close();
  }
  console.log(`${name}: ready after ${Math.round(middle(found.ready))} ms (worst ${Math.round(Math.max(...found.ready))}), `
    + `layout shift ${Math.max(...found.shift).toFixed(3)}, ${Math.round(found.requests / VISITS)} requests, ${Math.round(found.bytes / VISITS / 1024)} KiB`);
}
await browser.close();
await server.stop();
