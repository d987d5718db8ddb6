/** The reference pages: rulesets in words and side by side, terms, the sheet to print. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { counts, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

async function at(path, options = {}) {
  const page = await person(on.browser, options);
  await page.goto(`${on.server.url}${path}`);
  return page;
}

test("a ruleset is told in the language of the browser, and in the one chosen for good", async () => {
  const page = await at("/rules/tromp-taylor", { locale: "de-DE" });
  await page.locator("#rules h2", { hasText: "Tromp–Taylor" }).waitFor();
  await page.locator("#rules", { hasText: "Stellungs-Superko" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.locator("#settings").click();
  await page.locator("#setting-language").selectOption("sv");
  // This page and the next one come in the chosen language.
  await page.locator("#rules", { hasText: "positionell superko" }).waitFor();
  await page.goto(`${on.server.url}/rules/tromp-taylor`);
  await page.locator("#rules", { hasText: "positionell superko" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("two rulesets side by side, with what differs marked, chosen by keyboard", async () => {
  const page = await at("/rules/japanese");
  await page.locator("#choice-beside").focus();
  await page.keyboard.type("Korean");
  await page.locator("#rules .differs").first().waitFor();
  assert.match(page.url(), /\/rules\/compare\/japanese\/korean$/);
  // They differ in the result of a recurring position, and in how a ko is retaken in trials.
  const marked = await page.locator("#rules .differs").allTextContents();
  assert.equal(marked.length, 3);
  assert.match(marked.join(" "), /no result.*a draw.*a pass for this very ko/s);
  await page.locator("#only-differences").check();
  await counts(page.locator("#rules section"), 2);
  await page.goBack();
  await page.locator("#rules h2", { hasText: /^Japanese$/ }).waitFor();
});

test("a late answer about a ruleset that is chosen no more is not shown", async () => {
  const page = await at("/rules/chinese", { serviceWorkers: "block" });
  await page.locator("#rules h2", { hasText: /^Chinese$/ }).waitFor();
  const held = [];
  await page.route(/\/api\/rules\/(japanese|ing)/, (route) => void held.push(route));
  const choice = page.locator("#choice-rules");
  for (const name of ["japanese", "ing"]) await choice.selectOption(name);
  while (held.length < 2) await page.waitForTimeout(20);
  await choice.selectOption("korean");
  await page.locator("#rules h2", { hasText: /^Korean$/ }).waitFor();
  const [late, failed] = held;
  const answer = page.waitForResponse(/\/api\/rules\/japanese/);
  await late.continue();
  await (await answer).finished();
  await failed.abort();
  await page.waitForTimeout(300);
  assert.match(await page.locator("#rules").textContent(), /^Korean/);
  assert.equal(await choice.inputValue(), "korean");
  assert.match(await page.title(), /^Korean/);
});

test("an address may use any name of a ruleset; one that nobody has leads nowhere", async () => {
  const page = await at("/rules/nz");
  await page.locator("#rules h2", { hasText: "New Zealand" }).waitFor();
  assert.equal(await page.locator("#choice-rules").inputValue(), "new-zealand");
  for (const path of ["/rules/nonsense", "/rules/compare/japanese/nonsense", "/rules/compare/japanese", "/problems/x", "/learn/x", "/glossary/x", "/sheet/x", "/rules/%FF", "/rules/compare/japanese/%FF"]) {
    const answer = await page.goto(on.server.url + path);
    assert.equal(answer.status(), 404, path);
    await page.locator("h1", { hasText: "Nothing is here" }).waitFor();
  }
});

test("terms are found in any language and writing, and have addresses", async () => {
  const page = await at("/glossary#seki", { locale: "fr-FR" });
  await page.locator("#seki dt", { hasText: "Seki" }).waitFor();
  for (const [typed, id] of [["shicho", "ladder"], ["征子", "ladder"], ["Freiheitsmangel", "damezumari"]]) {
    await page.locator("#search-term").fill(typed);
    await counts(page.locator(".term:visible"), 1);
    await page.locator(`#${id}`).waitFor();
  }
  await page.locator("#search-term").fill("xyzzy");
  await page.locator("#found", { hasText: "Aucun terme" }).waitFor();
});

test("the sheet fits one page of A4 in every language, its figures drawn", async () => {
  for (const locale of ["en-GB", "de-DE", "fr-FR", "sv-SE"]) {
    const page = await at("/sheet/aga", { locale });
    await page.locator("#parts section").first().waitFor();
    await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
    const paper = await page.pdf({ preferCSSPageSize: true });
    const pages = paper.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    assert.equal(pages.length, 1, locale);
    await page.context().close();
  }
});

test("the new game's form leads to the rules chosen in it", async () => {
  const page = await at("/");
  await page.locator("#quick:enabled").waitFor();
  await page.locator("#set-up > summary").click();
  await page.locator("#rules").selectOption("aga-area");
  assert.equal(await page.locator("#rules-link").getAttribute("href"), "/rules/aga-area");
});

test("a game tells its own rules in words, and leads to the comparison", async () => {
  const { key } = await on.server.newGame({ rules: "stone-scoring" });
  const page = await person(on.browser, { locale: "sv-SE" });
  await page.goto(`${on.server.url}/g/${key}`);
  await page.locator("#about summary").click();
  await page.locator("#about", { hasText: "gruppskatt" }).waitFor();
  assert.equal(await page.locator("#about-link").getAttribute("href"), "/rules/stone-scoring");
  assert.deepEqual(page.complaints, []);
});

test("axe finds nothing serious, in light and dark, and a phone has nothing to scroll sideways", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const pages = { "/rules/ing": "#rules h2", "/rules/compare/aga/japanese": ".differs", "/glossary": ".term", "/sheet/aga": "figure" };
  for (const colorScheme of ["light", "dark"]) {
    // The policy of the page forbids scripts of others, and axe is one.
    const page = await person(on.browser, { colorScheme, bypassCSP: true, viewport: { width: 360, height: 740 } });
    for (const [path, there] of Object.entries(pages)) {
      await page.goto(on.server.url + path);
      await page.locator(there).first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
      const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
      assert.deepEqual(serious.map(({ id, help }) => `${id}: ${help}`), [], `${path}, ${colorScheme}`);
    }
  }
});
