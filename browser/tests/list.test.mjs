/** The list of games on the start page: names, games put away, games deleted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { counts, open, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const line = (page, key) => page.locator(`#game-list [data-key="${key}"]`);

/** Opens the page of a game, and waits until the list has it. */
const visit = (page, key) => Promise.all([
  page.waitForResponse((answer) => answer.url().endsWith(`/api/g/${key}/visit`)),
  open(page, `${on.server.url}/g/${key}`),
]);

/** A page whose list has these games. */
async function withGames(...keys) {
  const page = await person(on.browser);
  for (const key of keys) await visit(page, key);
  await page.goto(on.server.url);
  await counts(page.locator("#game-list [data-key]"), keys.length);
  return page;
}

test("a game gets a name, is put away, shown and put back", async () => {
  const { key } = await on.server.newGame({ names: { black: "Anna", white: "Bo" } });
  const page = await withGames(key);
  assert.equal(await page.locator("#show-away").isVisible(), false);
  await line(page, key).getByRole("button", { name: "More about \u2068Anna – Bo\u2069" }).click();
  await page.locator("#list-title").fill("שיעור ראשון");
  await page.locator("#list-title").press("Enter");
  await line(page, key).locator("bdi.title", { hasText: "שיעור ראשון" }).waitFor();
  await page.locator("#list-dialog").waitFor({ state: "detached" });

  await line(page, key).locator(".more").click();
  await page.locator("#list-away").click();
  await line(page, key).waitFor({ state: "detached" });
  await page.reload();
  await page.locator("#show-away", { hasText: "Show the one put away" }).click();
  await line(page, key).locator("bdi.title").waitFor();
  await line(page, key).locator(".more").click();
  await page.locator("#list-away", { hasText: "Put back" }).click();
  await page.locator("#show-away").waitFor({ state: "hidden" });
  await page.reload();
  await line(page, key).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a game that another tab has deleted leaves the list", async () => {
  const { key } = await on.server.newGame();
  const page = await withGames(key);
  await line(page, key).locator(".more").click();
  await page.locator("#list-delete").click();
  assert.equal((await fetch(`${on.server.url}/api/games/${key}`, { method: "DELETE" })).status, 204);
  await page.locator("#delete-confirm").click();
  await line(page, key).waitFor({ state: "detached" });
  await page.locator("#list-dialog").waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

test("a game is deleted after a question, and its open page says that it is gone", async () => {
  const { key, links } = await on.server.newGame();
  const page = await withGames(key);
  const eve = await person(on.browser);
  await open(eve, on.server.url + links.watch);
  await line(page, key).locator(".more").click();
  await page.locator("#list-delete").click();
  await page.locator("#delete-question-cancel").click();
  await page.locator("#list-delete").click();
  await page.locator("#delete-confirm").click();
  await line(page, key).waitFor({ state: "detached" });
  await eve.locator("#problem-text", { hasText: "There is no game at this address." }).waitFor();
  assert.equal((await on.server.ask(`/api/g/${key}`)).status, 404);
  for (const one of [page, eve]) assert.deepEqual(one.complaints, []);
});

test("the list stays in order and keeps the keyboard while it is fetched anew; a record without rules is said to be one", async () => {
  const first = await on.server.newGame({ names: { black: "Anna", white: "Bo" } });
  const second = await on.server.newGame({ names: { black: "Cleo", white: "Dan" } });
  const record = await (await fetch(`${on.server.url}/api/records`, { method: "POST", body: "(;SZ[9];B[ee])" })).json();
  const keys = [first.key, second.key, record.keys[0]];
  const page = await person(on.browser);
  await page.clock.install();
  for (const key of keys) await visit(page, key);
  await page.goto(on.server.url);
  await counts(page.locator("#game-list [data-key]"), 3);
  const order = () => page.locator("#game-list [data-key]").evaluateAll((rows) => rows.map((row) => row.dataset.key));
  const before = await order();
  assert.ok(before.indexOf(first.key) > 0, "a move would make it the first");
  assert.match(await line(page, record.keys[0]).locator(".about").innerText(), /^9.×.9 · rules not known · 1 move /);

  // A move makes the first game the newest. It stays where it is, and so does the keyboard.
  await line(page, first.key).locator(".more").focus();
  await page.evaluate((key) => { globalThis.kept = document.querySelector(`[data-key="${key}"]`); }, second.key);
  await on.server.play({ both: first.key }, "C3");
  await page.clock.runFor(9000);
  await line(page, first.key).locator(".about", { hasText: "1 move" }).waitFor();
  assert.deepEqual(await order(), before);
  assert.equal(await page.evaluate(() => document.activeElement.closest("li")?.dataset.key), first.key);
  assert.equal(await page.evaluate(() => document.activeElement.className.includes("more")), true);
  assert.equal(await page.evaluate(() => globalThis.kept.isConnected), true, "a row that shows the same stays");
  // A game that is new comes first.
  const third = await on.server.newGame();
  const other = await page.context().newPage();
  await visit(other, third.key);
  await page.clock.runFor(9000);
  await counts(page.locator("#game-list [data-key]"), 4);
  assert.deepEqual(await order(), [third.key, ...before]);
  assert.deepEqual(page.complaints, []);
});

test("nobody deletes a game that another person plays, and who watches deletes none", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const [black, watch] = [links.black, links.watch].map((link) => link.split("/").at(-1));
  const bo = await person(on.browser);
  await visit(bo, links.white.split("/").at(-1));
  const page = await withGames(black, watch);
  await line(page, watch).locator(".more").click();
  await page.locator("#list-away").waitFor();
  assert.equal(await page.locator("#list-delete").count(), 0);
  await page.keyboard.press("Escape");
  await line(page, black).locator(".more").click();
  // The reason is there before any question, to be seen and to be heard with the button.
  const remove = page.getByRole("button", { name: "Delete" });
  const described = await remove.evaluate((button) => document.getElementById(button.getAttribute("aria-describedby")).innerText);
  assert.equal(described, "The other player is still playing. You can delete the game after its end.");
  assert.equal(await remove.getAttribute("aria-disabled"), "true");
  for (const act of [() => remove.click({ force: true }), () => remove.press("Enter")]) {
    await act();
    assert.equal(await page.locator("#delete-question").count(), 0);
  }
  assert.equal((await on.server.ask(`/api/g/${black}`)).status, 200);

  // After its end the game leaves her list only, and his page goes on.
  await bo.locator("#resign").click();
  await bo.locator("#resign-confirm").click();
  await bo.locator("#end").waitFor();
  const table = await page.context().newPage();
  /** @type {import("playwright-core").Route[]} */
  const streams = [];
  // Her stream is held. All later questions go to the server.
  await table.route("**/events*", (route) => streams.length > 0 ? route.continue() : void streams.push(route));
  await visit(table, black);
  // The menu that was open says what was so then; opened again, it asks.
  await page.keyboard.press("Escape");
  await page.locator("#list-dialog").waitFor({ state: "detached" });
  await page.reload();
  await line(page, black).locator(".more").click();
  await page.locator("#list-delete").click();
  await page.locator("#delete-question", { hasText: "If the other player has it in theirs, it stays there" }).waitFor();
  await page.locator("#delete-confirm").click();
  await line(page, black).waitFor({ state: "detached" });
  // Her open page looks for the game when its stream breaks off, and does not bring it back.
  assert.equal(streams.length, 1);
  const looked = table.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/g/${black}/events`);
  await Promise.all([looked, streams[0].abort()]);
  assert.deepEqual(await page.evaluate(async () => (await fetch("/api/games")).json()), []);
  await bo.goto(on.server.url);
  await line(bo, links.white.split("/").at(-1)).locator("a").click();
  await bo.locator("#end").waitFor();
  assert.deepEqual(page.complaints, []);
});

test("in French the rules in the list have a noun, and no word about a player has a gender", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const page = await person(on.browser, { locale: "fr-FR" });
  await open(page, on.server.url + links.black);
  await page.locator("#player-white .about", { hasText: /^hors ligne$/ }).waitFor();
  const other = await person(on.browser);
  await open(other, on.server.url + links.white);
  await page.locator("#player-white .about", { hasText: /^en ligne$/ }).waitFor();
  await page.goto(on.server.url);
  await page.locator("#game-list .about", { hasText: /5 × 5 · Règles\u00a0: Japonaises · 0 coup ·/ }).waitFor();
});
