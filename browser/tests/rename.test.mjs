/** A person takes another name on their own page, and the old one leads to them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage(["--limits", "club"]);

/** A person with this name, at their own page. */
async function named(name, options = {}) {
  const page = await person(on.browser, { ...OPEN_TO_AXE, ...options });
  await page.goto(`${on.server.url}/join?to=/me`);
  await page.locator("#name").fill(name);
  await page.locator("#new-password").fill("a heron over the lake");
  await page.locator("#join-now").click();
  await page.locator("#go-on").click();
  await page.locator("#fresh-name").waitFor();
  return page;
}

async function rename(page, name) {
  await page.locator("#fresh-name").fill(name);
  await page.locator("#rename-now").click();
}

test("a person takes another name, and the old one leads to them", async () => {
  const page = await named("Judith");
  await named("Konrad");
  await rename(page, "konrad");
  await page.locator("#account-problem", { hasText: "Somebody else has this name." }).waitFor();
  await rename(page, "Judith Berg");
  await page.locator("#account-news", { hasText: "Your name is Judith Berg now." }).waitFor();
  assert.equal(await page.locator("#me-name").textContent(), "Judith Berg");
  assert.equal(await page.locator("#me-name").evaluate((name) => name === document.activeElement), true);
  await page.locator("#who", { hasText: "Judith Berg" }).waitFor();
  await page.locator("#rename-later", { hasText: "You can change your name again from" }).waitFor();
  assert.deepEqual(await faults(page), []);
  await page.locator("#to-page").click();
  await page.locator("#person-name", { hasText: "Judith Berg" }).waitFor();
  const other = await person(on.browser, OPEN_TO_AXE);
  await other.goto(`${on.server.url}/p/judith`);
  await other.locator("#person-was", { hasText: "judith is called Judith Berg now." }).waitFor();
  assert.equal(new URL(other.url()).pathname, "/p/Judith%20Berg");
  assert.deepEqual([...page.complaints.filter((said) => !said.includes("409")), ...other.complaints], []);
});

test("axe finds nothing where a name is changed, in any language, on a phone", async () => {
  let number = 0;
  for (const [locale, colorScheme] of [["en-GB", "light"], ["de-DE", "dark"], ["fr-FR", "light"], ["sv-SE", "dark"]]) {
    number += 1;
    const page = await named(`Lena ${"abcd"[number - 1]}`, { locale, colorScheme, viewport: { width: 390, height: 780 } });
    assert.deepEqual(await faults(page), [], locale);
    await rename(page, `Magda ${"abcd"[number - 1]}`);
    await page.locator("#rename-later").waitFor();
    assert.deepEqual(await faults(page), [], locale);
    await page.context().close();
  }
});
