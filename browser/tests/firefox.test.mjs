/** The page in Firefox: its first visit, a whole game to the count, a lesson, a problem, and a study. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SPLIT, colourOf } from "../lib/browser.mjs";
import { launch, person, sees } from "../lib/firefox.mjs";
import { Server } from "../lib/server.mjs";
import { begin, saved } from "../lib/study.mjs";

const on = {};
before(async () => {
  on.firefox = await launch();
  on.server = await Server.start();
});
after(async () => {
  await on.firefox?.close();
  await on.server?.stop();
});

test("a game against the computer from the first visit on", async () => {
  const page = await person(on.firefox);
  await page.goto(on.server.url);
  await page.locator("#quick:not(:disabled)").click();
  await page.waitForSelector("#grid");
  await page.locator('[data-point="E5"]').click();
  await sees(page, "black", "E5");
  await page.waitForSelector('[data-point][aria-label*="white stone" i]');
  assert.deepEqual(page.complaints, []);
});

test("a whole game with the mouse, to its count", async () => {
  const { key } = await on.server.newGame();
  const page = await person(on.firefox, { width: 360, height: 740 });
  await page.goto(`${on.server.url}/g/${key}`);
  await page.waitForSelector("#grid");
  for (const [i, point] of SPLIT.entries()) {
    await page.locator(`[data-point="${point}"]`).click();
    await sees(page, colourOf(i), point);
  }
  for (let i = 0; i < 2; i++) {
    await page.locator("#pass:not(:disabled)").click();
    await page.locator("#pass-confirm").click();
    await page.waitForFunction((count) => fetch(`/api${location.pathname}`).then((answer) => answer.json())
      .then(({ steps }) => steps.length === count), {}, SPLIT.length + i + 1);
  }
  for (const colour of ["black", "white"]) {
    await page.locator(`#accept-${colour}:not(:disabled)`).click();
  }
  const shown = await page.waitForSelector("#result[data-result]");
  assert.equal(await shown.evaluate((element) => element.dataset.result), "W+1.5");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
  assert.deepEqual(page.complaints, []);
});

test("every other page opens without an error", async () => {
  for (const [path, shown] of [
    ["/learn", "#learn-progress"], ["/learn#problems", 'a[href^="#capture-"]'], ["/rules", "#rules"],
    ["/glossary", "#terms"], ["/sheet/aga", "#parts"],
  ]) {
    const page = await person(on.firefox);
    await page.goto(on.server.url + path);
    await page.waitForSelector(shown, { visible: true });
    assert.deepEqual(page.complaints, [], path);
    await page.close();
  }
});

test("a study: walking, a new line, a mark, undo", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee](;W[ec];B[gc])(;W[gg]))");
  const page = await person(on.firefox);
  await page.goto(`${on.server.url}/s/${own}`);
  await page.waitForSelector("#room[data-ready]");
  const stands = (text) => page.waitForFunction((wanted) => document.querySelector("#room-caption")?.textContent === wanted, {}, text);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await stands("2 · White G3");
  await page.locator('[data-point="C3"]').click();
  await stands("3 · Black C3");
  await page.locator("#tab-edit").click();
  await page.locator('#panel-edit [data-tool="TR"]').click();
  await page.locator('[data-point="C3"]').click();
  await saved(on.server, own, (text) => text.endsWith("(;W[gg];B[cg]TR[cg]))"));
  await page.locator("#room-undo").click();
  await saved(on.server, own, (text) => text.endsWith("(;W[gg];B[cg]))"));
  assert.deepEqual(page.complaints, []);
});
