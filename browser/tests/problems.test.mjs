/** Problems: one is answered wrongly, doubted and solved, by keyboard alone. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { counts, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** The problem, a wrong first move and a right one. */
async function problem(kind) {
  const { body: all } = await on.server.ask("/learn/problems.json");
  const { id } = all.find((one) => one.kind === kind && one.level === 1);
  const { body } = await on.server.ask(`/learn/problems/${id}`);
  return { id, ...body };
}

/** Plays on a point with the keyboard. */
async function play(page, width, point) {
  await page.locator(".board-area [data-point]").first().focus();
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < point % width; i++) await page.keyboard.press("ArrowRight");
  for (let i = 0; i < Math.floor(point / width); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

for (const kind of ["kill", "capture"]) {
  test(`a problem (${kind}) failed, played on from, tried again and solved`, async () => {
    const { id, size: [width], exercise: { states, answers } } = await problem(kind);
    const page = await person(on.browser);
    await page.goto(`${on.server.url}/learn#problems`);
    await page.locator(`a[href^="#${kind}-"]`).first().waitFor();
    await page.goto(`${on.server.url}/learn#${id}`);
    await page.locator("#learn-task").waitFor();

    const wrong = states[0].replies.findIndex((reply) => answers[reply].said?.id === "problem-refuted");
    await play(page, width, wrong);
    await page.locator("#learn-reply[data-verdict=off]:not(:empty)").waitFor();
    await page.locator("#problem-play-on").click();
    await page.locator("#problem-back").waitFor();
    await page.locator("#problem-back").click();
    await page.locator("#learn-again").click();
    await counts(page.locator("#learn-reply:not(:empty)"), 0);

    for (let state = 0; ;) {
      const { best, pass, replies } = states[state];
      if (best === null) await page.locator("#learn-pass").click();
      else await play(page, width, best);
      const answer = answers[best === null ? pass : replies[best]];
      if (answer.verdict === "right") break;
      state = answer.next;
    }
    await page.locator("#learn-done:not(:empty)").waitFor();
    await page.goto(`${on.server.url}/learn#problems`);
    await page.locator("progress[value='1']").waitFor();
  });
}

test("another one like it is made, or it is said that none was; a new one has an address of its own, by keyboard", async () => {
  const { id } = await problem("ladder");
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/learn#${id}`);
  await page.locator("#learn-task").waitFor();
  await page.locator("#problem-like").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash.startsWith("#new-ladder_1_")
    || document.querySelector("#learn-reply")?.textContent?.includes("quickly enough"));

  await page.goto(`${on.server.url}/learn#new-kill_1_A3_...WB./WWWWB./BBBBBB/..B...`);
  await page.locator("h1").filter({ hasText: "Made just now" }).waitFor();
  await page.reload();
  await page.locator("h1").filter({ hasText: "Made just now" }).waitFor();
  await page.locator("#problem-play-on").focus();
  await page.keyboard.press("Enter");
  await page.locator("#play-on-judge").click();
  await page.locator("#learn-reply[data-verdict=on]:not(:empty)").waitFor();
});

test("a broken address of a new problem leads to no problem, and is no fault of the line", async () => {
  const page = await person(on.browser);
  for (const name of ["new-x", "capture-000000"]) {
    await page.goto(`${on.server.url}/learn#${name}`);
    await page.reload();
    const shown = page.locator(name === "new-x" ? ".problem[role=alert]" : "main progress");
    await shown.waitFor();
    if (name === "new-x") assert.match(await shown.innerText(), /^There is no such problem\./);
  }
  await page.route("**/learn/problems/*", (route) => route.abort());
  await page.goto(`${on.server.url}/learn#new-y`);
  await page.locator(".problem[role=alert]", { hasText: "could not be loaded" }).waitFor();
});

test("axe finds nothing serious, in light and dark, and a phone has nothing to scroll sideways", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const { id } = await problem("live");
  for (const colorScheme of ["light", "dark"]) {
    for (const name of ["problems", id]) {
      const page = await person(on.browser, { colorScheme, bypassCSP: true, viewport: { width: 360, height: 780 } });
      await page.goto(`${on.server.url}/learn#${name}`);
      await page.locator(name === id ? "#learn-task" : "main progress").waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${overflow} px too wide`);
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
      const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
      assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(" ")}`), [], `${name}, ${colorScheme}`);
      await page.close();
    }
  }
});
