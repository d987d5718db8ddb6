/** Before a pass: points that are still open are shown, where no other person is concerned. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, counts, open, pass, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** A game at one board whose border is open at its upper end. */
async function openBorder() {
  const { key, links } = await on.server.newGame();
  await on.server.play({ both: key }, SPLIT.slice(0, 8).join(" "));
  // The judge has a second before a pass. On a busy machine its first look takes longer, and is kept.
  while ((await on.server.ask(`/api/g/${key}/open`)).body.points === null);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  return { key, links, page };
}

test("a pass that leaves points open is asked about, with the points on the board", async () => {
  const { page } = await openBorder();
  await page.locator("#pass").click();
  await page.locator("#pass-question", { hasText: "Pass all the same?" }).waitFor();
  await page.locator("#pass-question", { hasText: /still open: .*[CD]5/ }).waitFor();
  await counts(page.locator(".mark.counted"), (count) => count > 0);
  await page.locator("#pass-question-cancel").click();
  await counts(page.locator(".mark.counted"), 0);
  assert.deepEqual(page.complaints, []);
});

test("of a board that is wide open no points are counted, named or marked", async () => {
  const { key } = await on.server.newGame({ width: 9, height: 9 });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#pass").click();
  const question = page.locator("#pass-question");
  await question.locator("p", { hasText: /^The board is still wide open.$/ }).waitFor();
  assert.doesNotMatch(await question.innerText(), /\d/);
  assert.equal(await page.locator(".mark.counted").count(), 0);
});

test("nothing is said of open points when none is, or when the judge is slow", async () => {
  const { key, page } = await openBorder();
  const plain = async () => {
    await page.locator("#pass").click();
    await page.locator("#pass-question", { hasText: "Pass?" }).waitFor();
    await page.locator("#pass-question-cancel").click();
    await page.locator("#pass-question").waitFor({ state: "detached" });
  };
  await page.route("**/open", (route) => route.fulfill({ json: { points: null, wide: false } }), { times: 1 });
  await plain();
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/open") && asked.push(request.url()));
  await on.server.play({ both: key }, SPLIT.slice(8).join(" "));
  await page.locator('[data-point="D5"][aria-label*="white" i]').waitFor({ state: "attached" });
  await plain();
  assert.equal(asked.length, 1);
  await pass(page);
  await page.locator("#status-detail", { hasText: "Black passed" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

/** Sets that no question is asked before a pass. */
async function asksNothing(page) {
  await page.locator("#settings").click();
  await page.locator("#setting-open-points-means", { hasText: "ends the game at once" }).waitFor();
  await page.locator("label:has(#setting-open-points)").click();
  await page.keyboard.press("Escape");
}

test("with the setting off a pass is asked about only if it ends the game at once", async () => {
  // Against a person elsewhere, and at one board.
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const { page } = await openBorder();
  const other = await person(on.browser);
  await open(other, on.server.url + links.black);
  for (const [one, detail] of [[page, "Black passed"], [other, "Black passed"]]) {
    await asksNothing(one);
    await one.locator("#pass").click();
    await one.locator("#status-detail", { hasText: detail }).waitFor({ timeout: 20_000 });
    assert.deepEqual(one.complaints, []);
  }
  const { key } = await on.server.newGame({ rules: "tromp-taylor" });
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#pass").click();
  await page.locator("#status-detail", { hasText: "Black passed" }).waitFor({ timeout: 20_000 });
  await page.locator("#pass:enabled").click();
  await page.locator("#pass-question", { hasText: "the game is over" }).waitFor();
});

test("between people elsewhere the judge is not asked", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const page = await person(on.browser);
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/open") && asked.push(request.url()));
  await open(page, on.server.url + links.black);
  await pass(page);
  await page.locator("#status", { hasText: "White to move" }).waitFor();
  assert.deepEqual(asked, []);
});
