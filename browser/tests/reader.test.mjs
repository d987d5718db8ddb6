/**
 * The page as a screen reader has it: the accessibility tree of each state of a game and of the
 * other pages, in four languages. `UPDATE=1` writes the trees anew; look at the difference.
 */

import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { SPLIT, cell, open, person, result } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const FOLDER = new URL("./reader/", import.meta.url);

/** What changes from run to run: keys of links, addresses, times of day, versions. */
const settled = (tree) => tree
  .replaceAll(/\/g\/[\w-]+/g, "/g/KEY")
  .replaceAll(/paragraph: \d+\.\d+\.\d+$/gm, "paragraph: VERSION")
  .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "http://SERVER")
  .replaceAll(/^( *)- \/url: .*\/assets\/[^\n]*\n/gm, "");

const treeOf = async (page) => `${settled(await page.locator("body").ariaSnapshot())}\n`;

/** How long a page may take to say what is kept. */
const PATIENCE = 20_000;

/**
 * Waits until the accessibility tree of the page is the one that is kept under this name: the words
 * of the points come a moment after the board.
 */
async function reads(page, name) {
  const file = new URL(`${name}.yml`, FOLDER);
  if (process.env.UPDATE) {
    await delay(1000);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, await treeOf(page));
  }
  const kept = await readFile(file, "utf8");
  const end = Date.now() + PATIENCE;
  while (await treeOf(page) !== kept && Date.now() < end) await delay(50);
  assert.equal(await treeOf(page), kept, name);
}

for (const language of ["en", "de", "fr", "sv"]) {
  test(`the states of a game, read out in ${language}`, async () => {
    const page = await person(on.browser, { locale: language });
    await page.goto(on.server.url);
    await page.locator("#quick:enabled").waitFor();
    await reads(page, `start-${language}`);

    const { key } = await on.server.newGame();
    await on.server.play({ both: key }, SPLIT.join(" "));
    await open(page, `${on.server.url}/g/${key}`);
    await page.locator('[data-point="D5"][aria-label*="D5"]').waitFor({ state: "attached" });
    await reads(page, `playing-${language}`);

    await cell(page, "C3").focus();
    await page.keyboard.press("?");
    await page.locator("#keys-dialog").waitFor();
    await reads(page, `keys-${language}`);
    await page.keyboard.press("Escape");

    await page.locator("#pass").click();
    await page.locator("#pass-confirm").waitFor();
    await reads(page, `pass-${language}`);
    await page.locator("#pass-confirm").click();
    await page.locator("#pass:enabled").click();
    await page.locator("#pass-confirm").click();
    await page.locator("#accept-black:enabled").waitFor();
    await reads(page, `settling-${language}`);

    await page.locator("#accept-black").click();
    // Otherwise White's word may come first.
    await page.locator('#accepted-black[data-accepted="true"]').waitFor();
    await page.locator("#accept-white").click();
    await result(page);
    await reads(page, `ended-${language}`);
  });
}
