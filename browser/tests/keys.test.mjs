/** The list of keys, which "?" opens on every page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** The keys that the list shows, each as it stands on a key. */
const shown = async (page) => {
  await page.keyboard.press("?");
  await page.locator("#keys-dialog").waitFor();
  const keys = await page.locator("#keys-dialog kbd").allTextContents();
  await page.keyboard.press("Escape");
  await page.locator("#keys-dialog").waitFor({ state: "detached" });
  return keys;
};

test("keys have the names that stand on them, in each language, each in one piece", async () => {
  const { key } = await on.server.newGame();
  for (const [locale, names] of [
    ["en", ["Home", "Ctrl+End", "Enter", "Page Up", "Space", "Esc", "F", "?"]],
    ["de", ["Pos1", "Strg+Ende", "Eingabe", "Bild ↑", "Leertaste", "Esc", "F", "?"]],
    ["fr", ["Début", "Ctrl+Fin", "Entrée", "Page ↑", "Espace", "Échap", "F", "?"]],
    ["sv", ["Home", "Ctrl+End", "Enter", "Page Up", "Mellanslag", "Esc", "F", "?"]],
  ]) {
    const page = await person(on.browser, { locale });
    await open(page, `${on.server.url}/g/${key}`);
    const keys = await shown(page);
    for (const name of names) assert.ok(keys.includes(name), `${locale}: ${name} of ${keys}`);
    assert.deepEqual(page.complaints, []);
  }
});

test("the list opens on every page, with the keys that work there, and not while a person writes", async () => {
  const page = await person(on.browser);
  for (const [path, board] of [["/", false], ["/rules", false], ["/glossary", false], ["/learn", true], ["/nothing", false]]) {
    await page.goto(on.server.url + path);
    await page.locator("html.ready").waitFor();
    const keys = await shown(page);
    assert.ok(keys.includes("Tab") && keys.includes("?") && !keys.includes("F"), `${path}: ${keys}`);
    assert.equal(keys.includes("Enter"), board, path);
  }
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  await page.locator("#sgf-text").focus();
  await page.keyboard.press("?");
  assert.equal(await page.locator("#sgf-text").inputValue(), "?");
  assert.equal(await page.locator("#keys-dialog").count(), 0);
  assert.deepEqual(page.complaints.filter((text) => !text.includes("404")), []);
});

test("an address without a game says so in the title of the tab", async () => {
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/g/abc`);
  await page.locator("#problem").waitFor();
  assert.equal(await page.title(), "This game cannot be shown – Tengen");
});
