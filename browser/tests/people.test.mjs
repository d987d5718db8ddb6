/** Two people who play by link: names, phrases, and another game. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** A game by link, and the pages of both players. */
async function two(more = {}, options = {}) {
  const { links } = await on.server.newGame({ opponent: { kind: "link" }, names: { me: "Anna" }, ...more });
  const [anna, bo] = [await person(on.browser), await person(on.browser, options)];
  await open(anna, on.server.url + links.black);
  await open(bo, on.server.url + links.white);
  return { anna, bo, links };
}

const spoken = (page, text) => page.locator("#announcer p", { hasText: text }).first().waitFor({ state: "attached" });

test("who comes by a link says a name, which both see", async () => {
  const { anna, bo } = await two();
  assert.equal(await anna.locator("#seat").isVisible(), false, "the creator of the game was asked before");
  await bo.locator("#seat-name").fill("  عمر ");
  await bo.locator("#seat-name").press("Enter");
  for (const page of [anna, bo]) await page.locator("#player-white bdi.name", { hasText: /^عمر$/ }).waitFor();
  await spoken(anna, "White is called \u2068عمر\u2069.");
  await bo.locator("#seat").waitFor({ state: "hidden" });
  await bo.reload();
  await bo.locator("#player-white bdi.name", { hasText: "عمر" }).waitFor();
  assert.equal(await bo.locator("#seat").isVisible(), false);
  for (const page of [anna, bo]) assert.deepEqual(page.complaints, []);
});

test("a player without a name is called by the colour, and not asked again", async () => {
  const { anna, bo } = await two();
  await bo.locator("#seat-name").press("Enter");
  await bo.locator("#seat").waitFor({ state: "hidden" });
  await bo.reload();
  await bo.locator("#grid").waitFor();
  assert.equal(await bo.locator("#seat").isVisible(), false);
  for (const page of [anna, bo]) assert.equal(await page.locator("#player-white .name").textContent(), "White");
});
