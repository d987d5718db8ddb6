/** The settling of a stop: the judge looks before anybody agrees, and the words say what the picture shows. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, cell, open, person, result } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

test("agreeing waits for the judge, and the button stays where it is", async () => {
  const { key } = await on.server.newGame({ width: 19, height: 19 });
  await on.server.play({ both: key }, "D4 Q16 D16 Q4 C10 R10 K4 K16 pass");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#pass").click();
  await page.locator("#pass-confirm").click();
  await page.locator("#settling").waitFor();
  const seen = await page.evaluate(() => new Promise((done) => {
    const places = new Set();
    const early = [];
    const look = () => {
      const button = document.querySelector("#accept-black");
      if (button) {
        places.add(Math.round(button.getBoundingClientRect().top + scrollY));
        if (!button.disabled) return done({ places: [...places], early });
        early.push(document.querySelector("#standing").textContent);
      }
      return requestAnimationFrame(look);
    };
    look();
  }));
  assert.equal(seen.places.length, 1, `the button was at ${seen.places}`);
  assert.ok(seen.early.every((text) => !/wins|win /.test(text)), `${new Set(seen.early)}`);
  // What is agreed on is what the judge found at last, unless it takes long and says so.
  const early = (await page.locator("#proposal-by").textContent()).includes("still looking");
  const standing = await page.locator("#standing").textContent();
  await page.waitForTimeout(500);
  if (!early) assert.equal(await page.locator("#standing").textContent(), standing);
  assert.deepEqual(page.complaints, []);
});

test("a screen reader hears of the proposal when it is there, and once", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, `${SPLIT.join(" ")} E3 pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.evaluate(() => {
    globalThis.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) globalThis.heard.push(node.textContent);
    }).observe(document.getElementById("announcer"), { childList: true });
  });
  await page.locator("#pass").click();
  await page.locator("#pass-confirm").click();
  await page.locator("#accept-black:enabled").waitFor();
  const marked = () => page.evaluate(() => globalThis.heard.filter((text) => text.includes("marked dead")));
  await page.waitForFunction(() => globalThis.heard.some((text) => text.includes("marked dead")));
  await page.waitForTimeout(500);
  const said = await marked();
  assert.equal(said.length, 1, `${said}`);
  assert.match(said[0], /^1 stone is marked dead/);
  // A mark of a person is told, too.
  await cell(page, "E3").click();
  await page.waitForFunction(() => globalThis.heard.filter((text) => text.includes("marked dead")).length === 2);
  assert.match((await marked())[1], /^No stone is marked dead/);
});

test("dead stones on neutral ground, and points that count for nobody, are said", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, "B2 D4 C3 pass pass");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#accept-black:enabled").waitFor();
  // Both sides live, and the border between them is open.
  const { body: view } = await on.server.ask(`/api/g/${key}`);
  for (const point of view.phase.dead) {
    await cell(page, point).click();
    await page.waitForFunction((p) => !document.querySelector(`[data-point="${p}"]`).ariaLabel.includes("dead"), point);
  }
  await cell(page, "C3").click();
  await page.locator("#count-stays", { hasText: "C3" }).waitFor();
  await page.locator("#count-nobody", { hasText: "count for nobody" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("both agree to what was found, and the count ends the game", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, `${SPLIT.join(" ")} pass pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  for (const colour of ["black", "white"]) {
    await page.locator(`#accept-${colour}:enabled`).click();
    if (colour === "black") await page.locator('#accepted-black[data-accepted="true"]').waitFor();
  }
  assert.equal(await result(page), "W+1.5");
});

test("after a dispute the words speak of the resumption", async () => {
  const { key } = await on.server.newGame({ rules: "aga-territory" });
  await on.server.play({ both: key }, `${SPLIT.join(" ")} pass pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#dispute-white, #dispute").first().click();
  await page.locator("#dispute-confirm").click();
  await page.locator("#status-detail", { hasText: "after a disagreement" }).waitFor();
  await page.locator("#pass").click();
  const question = page.locator("#pass-question");
  await question.filter({ hasText: "both have to pass again" }).waitFor();
  assert.doesNotMatch(await question.textContent(), /has just passed/);
  await page.locator("#pass-confirm").click();
  await page.locator("#status-detail", { hasText: "passed" }).waitFor();
  await page.locator("#pass").click();
  await question.filter({ hasText: "has just passed" }).waitFor();
  assert.deepEqual(page.complaints, []);
});
