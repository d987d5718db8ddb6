/** The page for everyone: phone, keyboard alone, four languages, no serious fault found by axe. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { SPLIT, cell, colourOf, open, person, result, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const moves = SPLIT.join(" ");
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A game for every phase of the page, by name. */
async function phases() {
  const start = async (plays, more) => {
    const { key } = await on.server.newGame(more);
    if (plays) await on.server.play({ both: key }, plays);
    return key;
  };
  const ended = await start(`${moves} pass pass`, { rules: "tromp-taylor" });
  return {
    playing: await start(moves), settling: await start(`${moves} pass pass`), ended,
    aga: await start(`${moves} pass pass`, { rules: "aga-territory" }),
  };
}

test("a phone: tap, then place; nothing to scroll sideways", async () => {
  const { key } = await on.server.newGame({ width: 19, height: 19 });
  const page = await person(on.browser, PHONE);
  for (const path of ["/", `/g/${key}`]) {
    await page.goto(on.server.url + path);
    await page.locator(path === "/" ? "#quick:enabled" : "#grid").waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`);
  }
  await cell(page, "K10").tap();
  assert.equal(await page.locator(".stones .stone:not(.ghost)").count(), 0, "the first tap only chooses");
  await page.locator("#place").tap();
  await sees(page, "black", "K10");
});

test("a whole game with the keyboard alone", async () => {
  const page = await person(on.browser);
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  const tabTo = async (selector) => {
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab never reaches ${selector}`);
  };
  await tabTo("#set-up > summary");
  await page.keyboard.press("Enter");
  await tabTo("[name=opponent]");
  await page.keyboard.press("ArrowRight");
  await tabTo("[name=size]");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  for (const side of ["#width", "#height"]) {
    await tabTo(side);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("5");
  }
  await tabTo("#start");
  await page.keyboard.press("Enter");
  await page.locator("#grid").waitFor();

  await tabTo("[data-point]");
  for (const [i, point] of SPLIT.entries()) {
    await page.keyboard.press("Control+Home");
    for (let x = 0; x < "ABCDE".indexOf(point[0]); x++) await page.keyboard.press("ArrowRight");
    for (let y = 5; y > Number(point[1]); y--) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await sees(page, colourOf(i), point);
  }
  await page.locator("#announcer", { hasText: "D5" }).waitFor({ state: "attached" });
  for (let i = 0; i < 2; i++) {
    await tabTo("#pass");
    await page.keyboard.press("Enter");
    // The question comes when the judge has answered.
    await page.locator("#pass-confirm").waitFor();
    await tabTo("#pass-confirm");
    await page.keyboard.press("Enter");
    await page.waitForFunction(async (passes) => {
      const view = await (await fetch(`/api${location.pathname}`)).json();
      return view.steps.length === passes;
    }, SPLIT.length + i + 1);
  }
  await page.locator("#accept-black:enabled").waitFor();
  for (const colour of ["black", "white"]) {
    await tabTo(`#accept-${colour}`);
    await page.keyboard.press("Enter");
    if (colour === "black") await page.locator('#accepted-black[data-accepted="true"]').waitFor();
  }
  assert.equal(await result(page), "W+1.5");
});

test("axe finds nothing serious on any page, in light and dark", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const games = await phases();
  for (const colorScheme of ["light", "dark"]) {
    // The policy of the page forbids scripts of others, and axe is one.
    const page = await person(on.browser, { colorScheme, bypassCSP: true });
    for (const [name, key] of [["home", null], ...Object.entries(games)]) {
      await page.goto(on.server.url + (key ? `/g/${key}` : "/"));
      await page.locator(key ? "#grid" : "#quick:enabled").waitFor();
      if (name === "ended") await result(page);
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
      const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
      const said = serious.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(" ")})`);
      assert.deepEqual(said, [], `${name}, ${colorScheme}`);
    }
  }
});

test("four languages, and a refusal in each", async () => {
  const refusals = { en: /repeat/i, de: /wiederh/i, fr: /répét/i, sv: /upprep/i };
  // A ko on 5×5. White may not retake it at once.
  const { key } = await on.server.newGame({ rules: "aga-area" });
  await on.server.play({ both: key }, "C4 D4 B3 E3 C2 D2 D3 C3");
  const seen = new Set();
  for (const [language, words] of Object.entries(refusals)) {
    const page = await person(on.browser, { locale: language });
    await open(page, `${on.server.url}/g/${key}`);
    await cell(page, "D3").click();
    const refusal = page.locator("#refusal");
    await refusal.waitFor();
    assert.match(await refusal.textContent(), words);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    seen.add(await page.locator("#pass").textContent());
    assert.deepEqual(page.complaints, []);
  }
  assert.ok(seen.size >= 3, `the pass button reads ${[...seen]}`);
});

test("a question mark lists the keys, but not where a person writes", async () => {
  const { key } = await on.server.newGame();
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#grid [tabindex='0']").focus();
  await page.keyboard.press("?");
  await page.locator("#keys-dialog kbd", { hasText: "Enter" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#keys-dialog").waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});
