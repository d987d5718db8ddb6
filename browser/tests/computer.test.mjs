/** A person against the computer. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, open, pass, person, result } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const view = async (page) => page.evaluate(async () => (await fetch(`/api${location.pathname}`)).json());

/**
 * Waits until there are more than `moves` moves, and it is the person's turn or play has stopped, on
 * the page too. The person's own stone is no sign of that: the computer may have taken it already.
 */
async function answered(page, moves) {
  const end = Date.now() + 60_000;
  for (;;) {
    const now = await view(page);
    if (now.phase.kind !== "play") return now;
    if (now.steps.length > moves && now.toMove === now.role) {
      await page.locator(".playable").waitFor();
      return now;
    }
    assert.ok(Date.now() < end, `no answer after move ${now.steps.length}`);
    await page.waitForTimeout(100);
  }
}

test("a whole game against the computer, to its count", async () => {
  const { key } = await on.server.newGame({ opponent: { kind: "computer", rank: "20k" }, rules: "chinese" });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  const wanted = ["C3", "C2", "D3", "B3", "C4", "D2", "B2", "D4", "B4"];
  let now = await answered(page, -1);
  for (let i = 0; i < 40 && now.phase.kind === "play"; i++) {
    const free = (point) => {
      const [x, y] = ["ABCDE".indexOf(point[0]), 5 - Number(point[1])];
      return now.board[y][x] === "." && !(point in now.illegal);
    };
    const point = wanted.find(free);
    if (point) await cell(page, point).click();
    else await pass(page);
    now = await answered(page, now.steps.length);
  }
  if (now.phase.kind === "settling") await page.locator("#accept").click();
  assert.match(await result(page), /^([BW]\+(R|[0-9.]+)|Draw)$/);
  assert.deepEqual(page.complaints, []);
});

test("undo against the computer is immediate and takes back its answer too", async () => {
  const { key } = await on.server.newGame({ opponent: { kind: "computer", rank: "20k" }, width: 9, height: 9 });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await cell(page, "E5").click();
  await answered(page, 0);
  await page.locator(".stones .stone.white").first().waitFor({ state: "attached" });
  await page.locator("#undo").click();
  await page.waitForFunction(() => document.querySelectorAll(".stones .stone").length === 0);
  assert.equal((await view(page)).toMove, "black");
});
