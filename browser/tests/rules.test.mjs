/** The procedures of the rulesets, on the page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, cell, counts, open, pass, person, play, result, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const moves = SPLIT.join(" ");

async function game(rules, plays, more = {}) {
  const { key } = await on.server.newGame({ rules, ...more });
  if (plays) await on.server.play({ both: key }, plays);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  return page;
}

test("AGA: dispute, two more passes, everything is alive and both counts agree", async () => {
  const page = await game("aga-area", `${moves} pass pass`);
  await page.locator("#settling").waitFor();
  await page.locator("#dispute-white, #dispute").first().click();
  await page.locator("#dispute-confirm").click();
  await page.locator("#settling").waitFor({ state: "hidden" });
  await pass(page);
  await pass(page);
  // Area: Black 15, White 10 + 7.5.
  assert.equal(await result(page), "W+2.5");
  const end = await page.locator("#end").textContent();
  assert.match(end, /area/i);
  assert.match(end, /territory/i);
});

test("Japanese: who asks to go on lets the opponent move first", async () => {
  const page = await game("japanese", `${moves} pass pass`);
  await page.locator("#dispute-black").click();
  await page.locator("#dispute-confirm").click();
  await page.locator("#settling").waitFor({ state: "hidden" });
  await play(page, "white", "E3");
});

test("Tromp–Taylor: two passes and the count is there", async () => {
  const page = await game("tromp-taylor", moves);
  await pass(page);
  await pass(page);
  assert.equal(await result(page), "B+5");
});

test("a draw where komi is whole", async () => {
  const page = await game("new-zealand", `${moves} pass pass`, { komi: 5 });
  for (const colour of ["black", "white"]) await page.locator(`#accept-${colour}`).click();
  assert.equal(await result(page), "Draw");
});

test("a refusal does not stand beside the end of the game", async () => {
  const { key } = await on.server.newGame({ rules: "tromp-taylor" });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#move-input").fill("e55");
  await page.locator("#move-input").press("Enter");
  await page.locator("#refusal.shown", { hasText: "e55" }).waitFor();
  const { status } = await on.server.ask(`/api/g/${key}/act`, { do: "resign", as: "white" });
  assert.equal(status, 200);
  assert.equal(await result(page), "B+R");
  assert.equal(await page.locator("#refusal.shown").count(), 0);
});

test("superko is refused with the move whose position would recur, the stones shown", async () => {
  const page = await game("tromp-taylor", "C4 D4 B3 E3 C2 D2 D3 C3");
  await cell(page, "D3").click();
  await page.locator("#refusal", { hasText: /after move 7/ }).waitFor();
  await page.locator("#refusal", { hasText: /positional superko/i }).waitFor();
  await page.locator(".mark.concerned").first().waitFor({ state: "attached" });
  await seesEmpty(page, "D3");
});

test("free handicap is placed, then White moves; fixed stones lie where they should", async () => {
  const free = await game("japanese", "", { width: 9, height: 9, handicap: { kind: "free", stones: 2 } });
  await play(free, "black", "C3");
  await play(free, "black", "G7");
  await play(free, "white", "E5");
  const fixed = await game("japanese", "", { width: 19, height: 19, handicap: { kind: "fixed", stones: 3 } });
  await counts(fixed.locator(".stones .stone.black"), 3);
  for (const point of ["Q16", "D4", "Q4"]) {
    await cell(fixed, point).and(fixed.locator('[aria-label*="black stone" i]')).waitFor({ state: "attached" });
  }
});
