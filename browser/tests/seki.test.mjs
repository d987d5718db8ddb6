/** Stones marked in seki, and out of it, by mouse, keyboard and finger. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, open, person, result } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** At the bottom right each side has an eye, Black's at J5 and White's at J1, and J3 is shared. */
const CORNER = "H6 H7 J6 J7 H5 G7 H4 G6 J4 G5 H3 G4 G2 G3 G1 F3 F2 E3 E2 D3 C3 D4 D2 H2 C4 J2 C5 H1 C6 D5 "
  + "C7 D6 C8 D7 C9 D8 A9 D9 pass pass";

/** Waits until the page says so of a stone or a point. */
const says = (page, point, words) =>
  page.locator(`[data-point="${point}"][aria-label*="${words}" i]`).waitFor({ state: "attached" });
const saysNot = (page, point, words) =>
  page.locator(`[data-point="${point}"]:not([aria-label*="${words}" i])`).waitFor({ state: "attached" });

/** Waits for Black's and White's points in the sentence about the present marks. */
const stands = (page, black, white) =>
  page.locator(".standing", { hasText: `Black ${black}, White ${white}.` }).waitFor();

async function stopped() {
  const { key } = await on.server.newGame({ width: 9, height: 9, komi: 0 });
  await on.server.play({ both: key }, CORNER);
  return `${on.server.url}/g/${key}`;
}

test("a seki is lost and found again, ended and declared, and the count follows", async () => {
  const page = await person(on.browser);
  await open(page, await stopped());
  for (const stone of ["H3", "H1"]) await says(page, stone, "in seki");
  // Black has 22 points, White 18.
  await stands(page, 22, 18);
  await cell(page, "H3").click();
  await says(page, "H3", "dead");
  await saysNot(page, "H1", "in seki");
  await stands(page, 22, 33);
  await cell(page, "H3").click();
  for (const stone of ["H3", "H1"]) await says(page, stone, "in seki");
  await stands(page, 22, 18);

  await page.locator("label:has(#marking-seki)").click();
  await page.locator("#settle-task", { hasText: "share its liberties" }).waitFor();
  await cell(page, "H1").click();
  for (const stone of ["H3", "H1"]) await saysNot(page, stone, "in seki");
  await stands(page, 23, 19);
  await says(page, "J5", "Black’s point");
  await cell(page, "H3").click();
  await says(page, "J5", "in seki");
  await stands(page, 22, 18);

  for (const colour of ["black", "white"]) await page.locator(`#accept-${colour}`).click();
  assert.equal(await result(page), "B+4");
  assert.deepEqual(page.complaints, []);
});

test("a choice taken back leaves all stones as they were, whichever side takes it back", async () => {
  const { links } = await on.server.newGame({ width: 9, height: 9, komi: 0, opponent: { kind: "link" } });
  const [black, white] = [links.black, links.white].map((link) => link.split("/").at(-1));
  // Black has the left side, in which White's stones at B8 and B3 are dead.
  await on.server.play({ black, white }, "D1 E1 D2 E2 D3 E3 D4 E4 D5 E5 D6 E6 D7 E7 D8 E8 D9 E9 pass B8 pass B3 pass pass");
  const [ann, ben] = [await person(on.browser), await person(on.browser)];
  await open(ann, on.server.url + links.black);
  await open(ben, on.server.url + links.white);
  const both = async (b8, b3) => {
    for (const page of [ann, ben]) {
      for (const [stone, dead] of [["B8", b8], ["B3", b3]]) await (dead ? says : saysNot)(page, stone, "dead");
    }
  };
  await both(true, true);
  // In one region they live together, and are dead together again.
  for (const [first, second] of [[ann, ann], [ann, ben], [ben, ann]]) {
    await cell(first, "B3").click();
    await both(false, false);
    await cell(second, "B3").click();
    await both(true, true);
  }
  // A choice made meanwhile stays.
  await cell(ann, "B3").click();
  await both(false, false);
  await cell(ben, "B8").click();
  await both(true, false);
  await cell(ben, "B8").click();
  await both(false, false);
  await cell(ann, "D1").click();
  await says(ben, "D1", "dead");
  await cell(ben, "B3").click();
  await both(true, true);
  await says(ann, "D1", "dead");
  await ann.locator("#proposal-by", { hasText: "changed the proposal" }).waitFor();
  await cell(ann, "D1").click();
  await saysNot(ben, "D1", "dead");
  for (const page of [ann, ben]) await page.locator("#proposal-by", { hasText: "Tengen’s again" }).waitFor();
  await ben.locator("#announcer", { hasText: "The proposal is Tengen’s again" }).waitFor({ state: "attached" });
  assert.deepEqual([...ann.complaints, ...ben.complaints], []);
});

test("a chain that stands as it did before its mark is marked anew, and no mark is taken back for nothing", async () => {
  const page = await person(on.browser);
  await open(page, await stopped());
  await says(page, "H1", "in seki");
  await cell(page, "H3").click();
  await saysNot(page, "H1", "in seki");
  await page.locator("label:has(#marking-seki)").click();
  await cell(page, "H1").click();
  for (const stone of ["H3", "H1"]) await says(page, stone, "in seki");
  await cell(page, "H3").click();
  for (const stone of ["H3", "H1"]) await saysNot(page, stone, "in seki");
  assert.deepEqual(page.complaints, []);
});

test("stones that share no liberty with the opponent are refused with a reason", async () => {
  const page = await person(on.browser, { locale: "de-DE" });
  const address = await stopped();
  await open(page, address);
  await says(page, "H1", "seki");
  await page.locator("label:has(#marking-seki)").click();
  await page.locator('#marking-seki:checked').waitFor();
  await page.locator("#standing", { hasText: "Schwarz 22, Weiß 18." }).waitFor();
  const before = await page.locator("#standing").textContent();
  await cell(page, "C9").click();
  await page.locator("#refusal", { hasText: "Keine lebende Gruppe des Gegners hat eine Freiheit mit den Steinen auf C9 gemeinsam." }).waitFor();
  assert.equal(await page.locator("#standing").textContent(), before);
  await saysNot(page, "C9", "in Seki");
  // The refusal goes with what the person does next, and with the next change of the proposal.
  await page.locator("label:has(#marking-dead)").click();
  await page.locator("#refusal").waitFor({ state: "hidden" });
  await page.locator("label:has(#marking-seki)").click();
  await cell(page, "C9").click();
  await page.locator("#refusal", { hasText: "C9" }).waitFor();
  const other = await person(on.browser);
  await open(other, address);
  await cell(other, "H3").click();
  await page.locator("#refusal").waitFor({ state: "hidden" });
  assert.deepEqual(page.complaints, []);
});

test("with the keyboard alone, and told to a screen reader", async () => {
  const page = await person(on.browser);
  await open(page, await stopped());
  await says(page, "H1", "in seki");
  await page.locator("#marking-dead").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("#marking-seki:checked:focus").waitFor();
  await page.locator('#grid [tabindex="0"]').focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
  }
  await saysNot(page, "H3", "in seki");
  await page.locator("#announcer", { hasText: "No stone is marked dead. Black’s points: 23" }).waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await says(page, "H3", "in seki");
  await page.locator("#announcer", { hasText: "9 stones are in seki" }).waitFor({ state: "attached" });
  assert.deepEqual(page.complaints, []);
});

test("on a phone the control is large enough for a finger", async () => {
  const page = await person(on.browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await open(page, await stopped());
  await says(page, "H1", "in seki");
  const label = page.locator("label:has(#marking-seki)");
  const { width, height } = await label.boundingBox();
  assert.ok(width >= 44 && height >= 44, `${width}×${height}`);
  await label.tap();
  await cell(page, "H3").tap();
  await saysNot(page, "H1", "in seki");
  await cell(page, "H3").tap();
  await says(page, "H1", "in seki");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `nothing is cut off: ${wide}`);
  assert.deepEqual(page.complaints, []);
});
