/** The lobby: two people find each other, in two clicks each. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { cell, counts, person, viewOf } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage(["--limits", "club"]);

/** A person at the start page. */
async function visitor(options = {}) {
  const page = await person(on.browser, options);
  await page.goto(on.server.url);
  return page;
}

/** A person in the lobby. */
async function inLobby(options = {}) {
  const page = await person(on.browser, options);
  await page.goto(`${on.server.url}/lobby`);
  await page.locator("#quick-live-9").waitFor();
  return page;
}

const atBoard = (page) => page.waitForURL(/\/g\//).then(() => page.locator("#grid").waitFor());

/** Makes a challenge by the form. */
async function challenge(page) {
  if (!await page.locator("#make-form").isVisible()) await page.locator("#make summary").click();
  await page.locator('label:has(> #size-13)').click();
  await page.locator("#make-now").click();
  await page.locator("#mine li").first().waitFor();
}

test("from the first page to a game against another person in two clicks each", async () => {
  const [anna, bo] = [await visitor(), await visitor()];
  for (const page of [anna, bo]) {
    await page.locator("#play-person").click();
    await page.locator("#quick-live-9").click();
    if (page === anna) await page.locator("#waiting", { hasText: "Waiting" }).waitFor();
  }
  await Promise.all([anna, bo].map(atBoard));
  // Each is a guest with a number, and Black begins.
  for (const page of [anna, bo]) {
    await page.locator("#player-black .name", { hasText: /^Guest \d+$/ }).waitFor();
    await page.locator("#player-white .name", { hasText: /^Guest \d+$/ }).waitFor();
    if (await page.locator("#seat").isVisible()) await page.locator("#seat-name").press("Enter");
  }
  const mayPlay = async (page) => page.locator("#move-input:enabled").waitFor({ timeout: 3000 }).then(() => true, () => false);
  const black = await mayPlay(anna) ? anna : bo;
  await black.locator("#move-input:enabled").fill("C3");
  await black.locator("#move-send").click();
  for (const page of [anna, bo]) await cell(page, "C3", "black").waitFor();

  // Somebody else who has the address of a seat is told how to look on.
  const eve = await person(on.browser);
  await anna.waitForURL(/\/g\/\d+-(black|white)$/);
  await eve.goto(anna.url());
  await eve.locator("#problem-text", { hasText: /“Watches only”.*“Links to this game”/ }).waitFor();
  const { links } = await viewOf(anna);
  await eve.goto(`${on.server.url}${links.watch}`);
  await cell(eve, "C3", "black").waitFor();
  assert.equal(await eve.locator("#move-input:enabled").count(), 0);
  for (const page of [anna, bo]) assert.deepEqual(page.complaints, []);
});

test("a challenge is seen by others, taken back, and made again", async () => {
  const [anna, bo] = [await inLobby(), await inLobby()];
  await challenge(anna);
  const row = bo.locator("#open tbody tr");
  await row.waitFor();
  assert.match(await row.textContent(), /Guest \d+.*13 × 13.*Japanese.*20 min \+ 5 × 30 s/);
  assert.equal(await anna.locator("#open tbody tr").count(), 0, "it is her own");
  await bo.locator("#open [data-accept]").focus();
  assert.equal(await anna.title(), "Waiting for an opponent – Tengen");
  await anna.locator("#mine [data-withdraw]").press("Enter");
  await row.waitFor({ state: "detached" });
  await anna.waitForFunction(() => document.activeElement?.id === "quick-title");
  assert.equal(await anna.title(), "Lobby – Tengen");
  // The focus is not lost with the row.
  assert.equal(await bo.evaluate(() => document.activeElement?.id), "open-title");
  await anna.locator("#mine").waitFor({ state: "hidden" });
  await challenge(anna);
  // By keyboard.
  await bo.locator("#open [data-accept]").press("Enter");
  await Promise.all([anna, bo].map(atBoard));
  for (const page of [anna, bo]) assert.deepEqual(page.complaints, []);
});

test("of two who accept one plays, and the other is told", async () => {
  const [anna, bo, cy] = [await inLobby(), await inLobby(), await inLobby()];
  await challenge(anna);
  for (const page of [bo, cy]) await page.locator("#open [data-accept]").waitFor();
  // Cy's page does not hear that it is gone.
  await cy.evaluate(() => {
    const button = document.querySelector("#open [data-accept]");
    globalThis.kept = button;
  });
  await bo.locator("#open [data-accept]").click();
  await Promise.all([anna, bo].map(atBoard));
  await cy.evaluate(() => globalThis.kept.click());
  await cy.locator("#lobby-problem", { hasText: /Somebody else has accepted/ }).waitFor();
  assert.match(cy.url(), /\/lobby$/);
});

test("a challenge ends with the last page of its maker", async () => {
  const [anna, bo] = [await inLobby(), await inLobby()];
  await challenge(anna);
  await bo.locator("#open [data-accept]").waitFor();
  // Another tab of hers keeps it.
  const beside = await anna.context().newPage();
  await beside.goto(`${on.server.url}/lobby`);
  await beside.locator("#mine li").waitFor();
  await anna.close();
  await delay(11_000);
  assert.equal(await bo.locator("#open [data-accept]").count(), 1);
  await beside.close();
  await bo.locator("#open [data-accept]").waitFor({ state: "detached", timeout: 15_000 });
  await bo.locator("#open-none").waitFor();
});

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
for (const face of [
  { locale: "en-GB" }, { locale: "en-GB", colorScheme: "dark" },
  { locale: "de-DE", ...PHONE }, { locale: "fr-FR", ...PHONE, colorScheme: "dark" }, { locale: "sv-SE", ...PHONE },
]) {
  const name = [face.locale, face.colorScheme, face.isMobile && "phone"].filter(Boolean).join(", ");
  test(`the lobby has no serious fault (${name})`, async () => {
    const [anna, bo] = [await inLobby({ ...OPEN_TO_AXE, ...face }), await inLobby()];
    assert.deepEqual(await faults(anna), [], "an empty lobby");
    await challenge(bo);
    await challenge(anna);
    await anna.locator("#open [data-accept]").first().waitFor();
    assert.deepEqual(await faults(anna), [], "challenges of both");
    if (process.env.SHOTS) await anna.screenshot({ path: `${process.env.SHOTS}/lobby-${name}.png`, fullPage: true });
    assert.deepEqual(anna.complaints, []);
    await anna.close();
    await bo.locator("#mine [data-withdraw]").click();
  });
}

test("on a phone refusals and new challenges are in view of the form", async () => {
  const anna = await inLobby(PHONE);
  const inView = (selector) => anna.waitForFunction((selector) => {
    const { top, bottom, height } = document.querySelector(selector).getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  }, selector);
  for (let i = 0; i < 5; i++) {
    await challenge(anna);
    await inView("#waiting");
    await counts(anna.locator("#mine li"), i + 1);
  }
  await anna.locator("#make-now").click();
  await anna.locator("#lobby-problem", { hasText: /5 open challenges/ }).waitFor();
  await inView("#lobby-problem");
  await inView("#make-now");
  await anna.close();
});

test("a server without a lobby says so, and offers none", async () => {
  const home = await Server.start();
  try {
    const page = await person(on.browser);
    await page.goto(home.url);
    await page.locator("#quick:enabled").waitFor();
    assert.equal(await page.locator("#play-person").isVisible(), false);
    await page.goto(`${home.url}/lobby`);
    await page.locator("#lobby-problem", { hasText: /has no lobby/ }).waitFor();
    assert.equal(await page.locator("#quick-match").isVisible(), false);
  } finally {
    await home.stop();
  }
});
