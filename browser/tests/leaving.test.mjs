/** A lesson or a problem is left in the middle of something, and the console stays empty. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** A page with all that it and its worker write to the console as warnings and errors. */
async function heard() {
  const page = await person(on.browser);
  const hear = (message) => ["error", "warning"].includes(message.type()) && page.complaints.push(message.text());
  page.on("console", hear);
  page.context().on("serviceworker", (worker) => worker.on("console", hear));
  return page;
}

/** Lets late timers, answers and observers do what they do. */
const settle = (page) => page.waitForTimeout(800);

test("lessons are left for the next, for the overview and for another page", async () => {
  const page = await heard();
  await page.goto(`${on.server.url}/learn#capture-first`);
  await page.locator("#grid").waitFor();
  await page.locator("html[data-kept]").waitFor({ state: "attached" });
  // Once at rest, and once while the opponent's answer is due.
  await page.goto(`${on.server.url}/learn#eyes-make`);
  await cell(page, "A5").click();
  await page.goto(`${on.server.url}/learn#ladder`);
  await page.locator('#learn-text[data-lesson="ladder"]').waitFor();
  await settle(page);
  await page.locator("#learn-overview").click();
  await page.locator("#learn-progress").waitFor();
  await settle(page);
  await page.goto(`${on.server.url}/learn#game-first`);
  await page.locator("#learn-game").waitFor();
  await page.goto(`${on.server.url}/learn#eyes-make`);
  await cell(page, "A5").click();
  await page.goto(`${on.server.url}/glossary`);
  await page.locator("#terms").waitFor();
  await settle(page);
  assert.deepEqual(page.complaints, []);
});

test("problems are left while they are fetched, judged and made", async () => {
  const page = await heard();
  await page.goto(`${on.server.url}/learn#problems`);
  await page.locator("html[data-kept]").waitFor({ state: "attached" });
  const first = await page.locator('[data-level="capture-1"]').getAttribute("href");
  // The other problems of the level are still fetched when the person leaves for another document.
  for (const next of ["/learn#problems", "/glossary", "/"]) {
    await page.goto(`${on.server.url}/learn${first}`);
    await page.locator("#grid").waitFor();
    await page.goto(on.server.url + next);
    await page.locator("html.ready").waitFor({ state: "attached" });
  }
  // A line is played on against the judge, and a new problem is made, when the person leaves.
  for (const button of ["#problem-play-on", "#problem-like"]) {
    for (const leave of [() => page.locator("#problems-overview").click(), () => page.goto(`${on.server.url}/glossary`)]) {
      await page.goto(`${on.server.url}/learn${first}`);
      await page.locator(button).click();
      await leave();
      await settle(page);
    }
  }
  // A problem does not come, since the person has left before.
  await page.goto(`${on.server.url}/learn#problems`);
  await page.locator(`[href="${first}"]`).first().waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
    setTimeout(() => location.assign("/glossary"), 5);
  }, first);
  await page.waitForURL("**/glossary");
  await settle(page);
  assert.deepEqual(page.complaints, []);
});
