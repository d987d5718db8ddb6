/** Two people who play by link: names, phrases, and another game. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, person, viewOf } from "../lib/browser.mjs";
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

test("what one says the other reads in another language, and hears", async () => {
  const { anna, bo, links } = await two({}, { locale: "de-DE" });
  const eve = await person(on.browser);
  await open(eve, on.server.url + links.watch);
  await anna.locator("#talk").click();
  await anna.locator('[data-phrase="hello"]').click();
  await bo.locator("#said li", { hasText: "Anna: Hallo!" }).waitFor();
  assert.equal(await bo.locator("#said bdi").textContent(), "Anna");
  await spoken(bo, "\u2068Anna\u2069 sagt: Hallo!");
  assert.equal(await anna.locator("#phrases").isVisible(), false);
  assert.equal(await anna.evaluate(() => document.activeElement?.id), "talk");
  assert.equal(await eve.locator("#talk").isVisible(), false);

  // By keyboard; Escape closes the list.
  await bo.locator("#talk").press("Enter");
  await bo.locator('[data-phrase="thanks"]').press("Escape");
  assert.equal(await bo.locator("#phrases").isVisible(), false);
  await bo.locator("#talk").press("Enter");
  await bo.locator('[data-phrase="thanks"]').press("Enter");
  await anna.locator("#said li", { hasText: "White: Thank you!" }).waitFor();

  for (const phrase of ["good-luck", "good-move", "sorry"]) {
    await anna.locator("#talk").click();
    await anna.locator(`[data-phrase="${phrase}"]`).click();
  }
  await anna.locator("#refusal", { hasText: /That was much at once/ }).waitFor();
  await bo.locator("#said li", { hasText: "Anna: Guter Zug!" }).waitFor();
  assert.deepEqual([...anna.complaints, ...bo.complaints], []);
});

test("there is nobody to talk to at one board", async () => {
  const { key } = await on.server.newGame();
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  assert.equal(await page.locator("#talk").isVisible(), false);
});

const address = (page) => new URL(page.url()).pathname;

test("after a game both agree to another one, and both pages go there", async () => {
  const { anna, bo, links } = await two({ rules: "chinese", names: { me: "Anna", other: "Bo" } });
  const eve = await person(on.browser);
  await open(eve, on.server.url + links.watch);
  assert.equal(await anna.locator("#rematch").isVisible(), false);
  await bo.locator("#resign").click();
  await bo.locator("#resign-confirm").click();

  await anna.locator("#rematch", { hasText: "Play again, colours changed" }).click();
  await anna.locator("#rematch-says", { hasText: "Bo\u2069 is asked" }).waitFor();
  await bo.locator("#rematch-says", { hasText: "\u2068Anna\u2069 would like to play again." }).waitFor();
  await spoken(bo, "would like to play again");
  await bo.locator("#rematch-decline").click();
  await anna.locator("#rematch-says", { hasText: "would rather not" }).waitFor();
  await spoken(anna, "would rather not");

  await bo.locator("#rematch").click();
  await anna.locator("#rematch", { hasText: "Agree" }).click();
  for (const [page, old] of [[anna, links.black], [bo, links.white]]) {
    await page.waitForURL((url) => url.pathname.startsWith("/g/") && url.pathname !== old);
    await page.locator("#player-black .name", { hasText: "Bo" }).waitFor();
    await page.locator("#player-white .name", { hasText: "Anna" }).waitFor();
  }
  assert.notEqual(address(anna), address(bo));
  // Who watches gets a link.
  await eve.locator("#rematch-next").click();
  await eve.locator("#player-black .name", { hasText: "Bo" }).waitFor();
  assert.notEqual(address(eve), links.watch);
  for (const page of [anna, bo, eve]) assert.deepEqual(page.complaints, []);
});

test("the computer plays again at once, and a handicap keeps its colours", async () => {
  for (const [handicap, label, role] of [
    [{ kind: "none" }, "Play again, colours changed", "white"],
    [{ kind: "fixed", stones: 2 }, "Play again, same colours", "black"],
  ]) {
    const opponent = { kind: "computer", rank: "20k" };
    const { key } = await on.server.newGame({ width: 9, height: 9, opponent, handicap });
    await on.server.ask(`/api/g/${key}/act`, { do: "resign" });
    const page = await person(on.browser);
    await open(page, `${on.server.url}/g/${key}`);
    await page.waitForURL(/-black$/);
    const old = page.url();
    await page.locator("#rematch", { hasText: label }).click();
    await page.waitForURL((url) => url.href !== old);
    await page.locator("#grid").waitFor();
    const next = await viewOf(page);
    assert.equal(next.role, role);
    // The page of the old game leads to the new one.
    await open(page, `${on.server.url}/g/${key}`);
    assert.equal(await page.locator("#rematch-next").getAttribute("href"), `/g/${next.key}`);
    assert.deepEqual(page.complaints, []);
  }
});
