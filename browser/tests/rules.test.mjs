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

test("a refusal covers no point, also where nothing but the board is shown, and goes with a key, a button or the next act", async () => {
  for (const options of [{}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, { viewport: { width: 740, height: 360 } }]) {
    const { key } = await on.server.newGame({ rules: "tromp-taylor", width: 9, height: 9 });
    await on.server.play({ both: key }, "C3 D3");
    const page = await person(on.browser, options);
    await open(page, `${on.server.url}/g/${key}`);
    const said = page.locator("#refusal.shown");
    const occupied = async () => {
      await cell(page, "C3").click();
      await said.filter({ hasText: "C3" }).waitFor();
    };
    const covered = () => page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector("#refusal").parentElement.getBoundingClientRect();
      const inSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return [inSight, [...document.querySelectorAll("#grid [data-point]")].filter((point) => {
        const here = point.getBoundingClientRect();
        return here.left < right && here.right > left && here.top < bottom && here.bottom > top;
      }).length];
    });
    await occupied();
    assert.deepEqual(await covered(), [true, 0], JSON.stringify(options));
    await page.keyboard.press("f");
    await page.locator("body.only-board").waitFor();
    assert.deepEqual(await covered(), [true, 0], JSON.stringify(options));
    // One press of the key ends one thing.
    await page.keyboard.press("Escape");
    await counts(said, 0);
    assert.equal(await page.locator("body.only-board").count(), 1);
    await page.keyboard.press("Escape");
    await counts(page.locator("body.only-board"), 0);
    await occupied();
    await page.locator("#refusal-close").click();
    await counts(said, 0);
    await occupied();
    await on.server.play({ both: key }, "E5");
    await page.locator('[data-point="E5"][aria-label*="lack"]').waitFor();
    await counts(said, 0);
    await cell(page, "D3").click();
    await said.filter({ hasText: "D3" }).waitFor();
    assert.deepEqual(page.complaints, []);
  }
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
