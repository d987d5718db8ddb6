/** The page of a person: ratings, how they went, and the last games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { cell, person, viewOf } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage(["--limits", "club"]);

const FACES = [
  { locale: "en-GB", colorScheme: "light" }, { locale: "de-DE", colorScheme: "dark" },
  { locale: "fr-FR", colorScheme: "light" }, { locale: "sv-SE", colorScheme: "dark" },
];

/** A person with this name, in the lobby. */
async function named(name) {
  const page = await person(on.browser, OPEN_TO_AXE);
  await page.goto(`${on.server.url}/join?to=/lobby`);
  await page.locator("#name").fill(name);
  await page.locator("#new-password").fill("a heron over the lake");
  await page.locator("#join-now").click();
  await page.locator("#go-on").click();
  await page.locator("#quick-live-9").waitFor();
  return page;
}

/** The two play one quick game, which the one with White resigns. The answer is who had Black. */
async function play(pages) {
  for (const page of pages) {
    await page.goto(`${on.server.url}/lobby`);
    await page.locator("#quick-live-9").click();
  }
  for (const page of pages) {
    await page.waitForURL(/\/g\//);
    await page.locator("#grid").waitFor();
  }
  const isFirst = (await viewOf(pages[0])).role === "black";
  const [black, white] = isFirst ? pages : [pages[1], pages[0]];
  for (const [page, point, colour, other] of [[black, "C3", "black", white], [white, "G7", "white", black]]) {
    await page.locator("#move-input:enabled").fill(point);
    await page.locator("#move-send").click();
    await cell(other, point, colour).waitFor();
  }
  await white.locator("#resign").click();
  await white.locator("#resign-confirm").click();
  await black.locator('#rated tr[data-colour="black"]').waitFor();
  return isFirst;
}

test("a person's page shows their ratings, how these went, and what each game changed", async () => {
  const pages = [await named("Greta"), await named("Hugo")];
  await pages[0].goto(`${on.server.url}/p/greta`);
  await pages[0].locator("#person-rank", { hasText: "No rated game yet." }).waitFor();
  assert.equal(new URL(pages[0].url()).pathname, "/p/Greta", "as she writes it");
  let won = 0;
  for (const _ of [0, 1]) won += await play(pages) ? 1 : 0;

  // A name in the game leads there.
  assert.equal(await pages[1].locator('.player bdi.name a[href="/p/Greta"]').count(), 1);
  await pages[1].locator('#rated a[href="/p/Greta"]').first().click();
  const page = pages[1];
  await page.waitForURL(/\/p\/Greta$/);
  await page.locator("#last-games tbody tr").nth(1).waitFor();
  await page.locator("#person-is", { hasText: "Player, here since" }).waitFor();
  await page.locator("#person-rank", { hasText: /Rank: \d+ kyu, provisional/ }).waitFor();
  assert.equal(await page.locator("#ratings tbody tr").count(), 2);
  const row = page.locator('#ratings tr[data-pool="9-live"]');
  assert.match(await row.textContent(), /9 × 9, unhurried\d+ kyu, provisional1?,?\d{3}2$/);
  const games = page.locator("#last-games tbody tr");
  assert.equal(await games.filter({ hasText: "Won by resignation" }).count(), won);
  for (const text of await games.allTextContents()) {
    assert.match(text, /^Hugo(Black|White), \d+ kyu.*(Won|Lost) by resignation9 × 9, .*\([+−]\d+\), \d+ kyu\?Expected to win \d+ of 100 such games\./);
  }
  // The game is in his list, and so it leads there; not in that of a stranger.
  assert.equal(await games.locator('a[href^="/g/"]').count(), 2);
  const stranger = await person(on.browser, OPEN_TO_AXE);
  await stranger.goto(`${on.server.url}/p/Greta`);
  await stranger.locator("#last-games tbody tr").nth(1).waitFor();
  assert.equal(await stranger.locator('#last-games a[href^="/g/"]').count(), 0);
  // The curve in words and as a table, by the keyboard alone.
  await page.locator("#history-words", { hasText: "Over 2 games the rating went from" }).waitFor();
  await page.locator("#history-as-table summary").press("Enter");
  assert.equal(await page.locator("#history-table tbody tr").count(), 1, "the last of the day");
  // Her own page leads to her settings.
  await pages[0].goto(`${on.server.url}/p/Greta`);
  await pages[0].locator("#to-me").waitFor();
  for (const one of [...pages, stranger]) assert.deepEqual(one.complaints, []);

  for (const face of FACES) {
    const phone = await person(on.browser, { ...OPEN_TO_AXE, ...face, viewport: { width: 390, height: 780 } });
    await phone.goto(`${on.server.url}/p/Greta`);
    await phone.locator("#last-games tbody tr").nth(1).waitFor();
    await phone.locator("#history-as-table summary").click();
    assert.deepEqual(await faults(phone), [], face.locale);
    await phone.context().close();
  }
});

test("a name in the lobby leads to its page, and one that nobody has says so", async () => {
  const page = await named("Ingrid");
  await page.locator("#make summary").click();
  await page.locator("#make-now").click();
  await page.locator("#mine li").waitFor();
  const other = await person(on.browser, OPEN_TO_AXE);
  await other.goto(`${on.server.url}/lobby`);
  await other.locator("#open tbody a", { hasText: "Ingrid" }).click();
  await other.locator("#person-name", { hasText: "Ingrid" }).waitFor();
  const answer = await other.goto(`${on.server.url}/p/Nobody%20Here`);
  assert.equal(answer.status(), 404);
  await other.locator("#person-problem", { hasText: "Nobody on this server is called that." }).waitFor();
  assert.deepEqual(await faults(other), []);
});
