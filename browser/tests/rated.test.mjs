/** Two strangers play a rated game to its result, and their ranks change. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { cell, person, viewOf } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage(["--limits", "club"]);

/** Two people who have met by the quick match, the one with Black first. */
async function met() {
  const pages = [];
  for (const _ of [0, 1]) {
    const page = await person(on.browser, OPEN_TO_AXE);
    await page.goto(`${on.server.url}/lobby`);
    await page.locator("#quick-live-9").click();
    pages.push(page);
  }
  for (const page of pages) {
    await page.waitForURL(/\/g\//);
    await page.locator("#grid").waitFor();
    if (await page.locator("#seat").isVisible()) await page.locator("#seat-name").press("Enter");
  }
  return (await viewOf(pages[0])).role === "black" ? pages : pages.reverse();
}

async function play(page, point, colour, other) {
  await page.locator("#move-input:enabled").fill(point);
  await page.locator("#move-send").click();
  await cell(other, point, colour).waitFor();
}

test("two strangers play a rated game, and see what it changes and why", async () => {
  const [black, white] = await met();
  for (const page of [black, white]) {
    await page.locator("#rated-says", { hasText: "This game counts for the rating." }).waitFor();
    await page.locator("#player-black .about", { hasText: "6 kyu?" }).waitFor();
  }
  await play(black, "C3", "black", white);
  await play(white, "G7", "white", black);
  await white.locator("#resign").click();
  await white.locator("#resign-confirm").click();
  for (const page of [black, white]) {
    const row = page.locator('#rated tr[data-colour="black"]');
    await row.waitFor();
    assert.match(await row.textContent(), /Guest \d+6 kyu\?[345] kyu\?1,?6\d\d \(\+1\d\d\)/);
    await page.locator("#rated p", { hasText: /You were expected to win \d\d of 100 such games\./ }).waitFor();
    await page.locator("#rated p", { hasText: "Your rank is provisional" }).waitFor();
    await page.locator("#rated-says", { hasText: /Your rank is now \d+ kyu, provisional\./ }).waitFor();
    assert.deepEqual(await faults(page), []);
  }
  // The next challenge says the rank of its maker.
  await black.goto(`${on.server.url}/lobby`);
  await black.locator("#make summary").click();
  await black.locator("#rated").check();
  await black.locator("#make-now").click();
  await black.locator("#mine li", { hasText: /, rated/ }).first().waitFor();
  await white.goto(`${on.server.url}/lobby`);
  const listed = white.locator("#open tbody tr");
  await listed.waitFor();
  assert.match(await listed.textContent(), /Guest \d+[345] kyu, provisional.*30 srated/);
  for (const page of [black, white]) assert.deepEqual(page.complaints, []);
});

test("a game that cannot count says so before it is made", async () => {
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/lobby`);
  await page.locator("#make summary").click();
  assert.equal(await page.locator("#rated").isEnabled(), true);
  assert.equal(await page.locator("#rated-hint").isVisible(), false);
  await page.locator("#clock").selectOption("none");
  assert.equal(await page.locator("#rated").isEnabled(), false);
  await page.locator("#rated-hint", { hasText: "Games with a clock" }).waitFor();
  await page.locator("#make-now").click();
  await page.locator("#mine li", { hasText: "not rated" }).waitFor();
});

test("a challenge with a handicap by rank says so, and is offered on usual boards alone", async () => {
  const page = await person(on.browser, OPEN_TO_AXE);
  await page.goto(`${on.server.url}/lobby`);
  await page.locator("#make summary").click();
  await page.locator("#by-rank").check();
  assert.deepEqual(await faults(page), []);
  await page.locator("#make-now").click();
  await page.locator("#mine li", { hasText: ", handicap by rank, " }).waitFor();
  const other = await person(on.browser);
  await other.goto(`${on.server.url}/lobby`);
  await other.locator("#open tbody tr", { hasText: "handicap by rank" }).waitFor();
  await page.locator("#size-custom").check({ force: true });
  assert.equal(await page.locator("#by-rank").isEnabled(), false);
});
