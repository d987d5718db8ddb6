/** What the keeper of a server does with games and studies, in the eyes of those who have them open. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { cell, open, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, visit } from "../lib/study.mjs";

const on = stage();

/** A command of the keeper at the data folder of the server. */
const keeper = (...words) =>
  execFileSync(process.env.TENGEN, ["admin", ...words, "--data", on.server.data, "--json"], { encoding: "utf8" });

/** The number of the thing that a link opens. */
const numberOf = (link) => JSON.parse(keeper("show", link)).item;

/** A game by link, with a page of each role. */
async function game() {
  const { key, links } = await on.server.newGame({ opponent: { kind: "link" } });
  const pages = [];
  for (const path of [`/g/${key}`, links.white, links.watch]) {
    const page = await person(on.browser);
    await open(page, new URL(path, on.server.url).href);
    pages.push(page);
  }
  return { key, pages };
}

test("all at a game are told that the keeper closed it, at once and after a reload", async () => {
  const { key, pages } = await game();
  keeper("close", numberOf(key));
  for (const page of pages) {
    const said = page.locator("#status", { hasText: "The keeper of this server closed this game" });
    await said.waitFor();
    await page.locator("#announcer", { hasText: "The keeper of this server closed this game" }).waitFor({ state: "attached" });
    await page.reload();
    await said.waitFor();
    assert.equal(await page.locator("#pass").isVisible(), false);
    assert.deepEqual(page.complaints, []);
  }
});

test("a player whose link was replaced is told so at once, after a reload, and where the link is opened again", async () => {
  const { key, pages: [anna, bo] } = await game();
  keeper("revoke", numberOf(key), "black");
  const said = anna.locator("#problem-text", { hasText: "This link was replaced by a new one" });
  await said.waitFor();
  // The address of the page is one of her own by now.
  await anna.reload();
  await said.waitFor();
  await anna.goto(`${on.server.url}/g/${key}`);
  await said.waitFor();
  // The other player is back at the board.
  await bo.locator("#status", { hasText: "Black" }).waitFor();
  assert.equal(await bo.locator("#problem").isVisible(), false);
});

test("all in a study are told that the keeper closed it, and whose link was replaced is told that", async () => {
  const { own, write, read } = await begin(on.server, "(;SZ[9];B[ee])");
  const pages = [];
  for (const key of [own, write, read]) pages.push(await visit(on, key));
  // Somebody tries a line, which they could offer.
  const [, , reader] = pages;
  await press(reader, "End");
  await cell(reader, "C3").click();
  await reader.locator("#room-offer").waitFor();
  keeper("close", numberOf(own));
  await reader.locator("#room-offer").waitFor({ state: "hidden" });
  for (const page of pages) {
    const said = page.locator("#room-closed", { hasText: "The keeper of this server closed this study" });
    await said.waitFor();
    await page.reload();
    await said.waitFor();
  }
  keeper("revoke", numberOf(own), "write");
  await pages[1].locator("#room-ended", { hasText: "Your link was replaced" }).waitFor();
  await pages[1].reload();
  await pages[1].locator("#problem-text", { hasText: "This link was replaced by a new one" }).waitFor();
});

test("all at a game and in a study are told that the keeper deleted it, at once and after a reload", async () => {
  const { key, pages } = await game();
  const study = await begin(on.server, "(;SZ[9];B[ee])");
  const rooms = [await visit(on, study.own), await visit(on, study.read)];
  keeper("delete", numberOf(key), "--yes");
  keeper("delete", numberOf(study.own), "--yes");
  for (const page of pages) {
    const said = page.locator("#problem-text", { hasText: "The keeper of this server deleted this game on" });
    await said.waitFor();
    await page.reload();
    await said.waitFor();
  }
  for (const page of rooms) {
    const words = "The keeper of this server deleted this study on";
    await page.locator("#room-ended", { hasText: words }).waitFor();
    await page.reload();
    await page.locator("#problem-text", { hasText: words }).waitFor();
  }
});
