/** A whole game by touch on a small phone, from the form to the count. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, cell, colourOf, person, result, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The smallest side of a target for a finger (WCAG 2.2, 2.5.8). */
const FINGER = 24;

/** The visible controls that are smaller than a finger needs. The points of the board are chosen, then placed. */
const small = (page) => page.evaluate((least) => [...document.querySelectorAll("button, summary, select")]
  .filter((control) => control.checkVisibility() && !control.closest("#grid"))
  .map((control) => [control.id || control.textContent.trim(), control.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least)
  .map(([name, { width, height }]) => `${name}: ${Math.round(width)}×${Math.round(height)}`), FINGER);

test("a whole game by touch at 360×740", async () => {
  const page = await person(on.browser, PHONE);
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  assert.deepEqual(await small(page), []);
  await page.locator("#set-up > summary").tap();
  await page.locator("label:has([name=opponent][value=same-screen]), label[for=opponent-same-screen]").first().tap();
  await page.locator("label[for=size-custom], label:has(#size-custom)").first().tap();
  for (const side of ["#width", "#height"]) await page.locator(side).fill("5");
  await page.locator("#rules").selectOption("japanese");
  assert.deepEqual(await small(page), []);
  await page.locator("#start").tap();
  await page.locator("#grid").waitFor();

  for (const [i, point] of SPLIT.entries()) {
    await cell(page, point).tap();
    await page.locator("#place").tap();
    await sees(page, colourOf(i), point);
  }
  assert.deepEqual(await small(page), []);
  for (let i = 0; i < 2; i++) {
    await page.locator("#pass").tap();
    assert.deepEqual(await small(page), []);
    await page.locator("#pass-confirm").tap();
    await page.locator("#pass-confirm").waitFor({ state: "detached" });
  }
  for (const colour of ["black", "white"]) {
    await page.locator(`#accept-${colour}:enabled`).waitFor();
    assert.deepEqual(await small(page), []);
    await page.locator(`#accept-${colour}`).tap();
  }
  assert.equal(await result(page), "W+1.5");
  // A finger does not click.
  await page.locator("#try-hint", { hasText: "A tap on the board" }).waitFor();
  await cell(page, "E5").tap();
  await page.locator("#line", { hasText: "A tap on the board plays the next move." }).waitFor();
  await page.locator("#line-close").tap();
  assert.deepEqual(await small(page), []);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
  assert.deepEqual(page.complaints, []);
});
