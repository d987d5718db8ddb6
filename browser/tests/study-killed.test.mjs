/** Two people write a study while the server is killed again and again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { cell } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();

/** The moves of a line in a row of the board. */
const row = (letters, line) => [...letters].map((letter) => `${letter}${line}`);

test("nothing is lost or doubled while two people write and the server is killed", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee](;W[ec])(;W[gc]))");
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(anna, "ArrowRight ArrowRight");
  await press(ben, "ArrowRight ArrowRight ArrowDown");
  await stands(anna, "2 · White E7");
  await stands(ben, "2 · White G7");
  const killing = (async () => {
    for (const _ of [1, 2, 3]) {
      await delay(350);
      await on.server.kill();
      await delay(200);
      await on.server.run();
    }
  })();
  const plays = async (page, points) => {
    for (const point of points) {
      await cell(page, point).click();
      await delay(180);
    }
  };
  await Promise.all([
    plays(anna, row("ABCDEFGHJ", 1)),
    plays(ben, row("ABCDEFGHJ", 9)),
    killing,
  ]);
  const line = (rank, first) => [..."abcdefghi"].map((column, i) =>
    `${(i % 2 === 0) === (first === "B") ? "B" : "W"}[${column}${rank}]`).join(";");
  const has = (text) => text.includes(`W[ec];${line("i", "B")}`) && text.includes(`W[gc];${line("a", "B")}`);
  await saved(on.server, keys.own, has);
  const text = await sgf(on.server, keys.own);
  for (const point of ["ai", "ii", "aa", "ia"]) {
    assert.equal(text.split(`[${point}]`).length - 1, 1, `${point} once in ${text}`);
  }
  for (const page of [anna, ben]) await page.locator("#room-unsaved").waitFor({ state: "hidden" });
  await stands(anna, "11 · Black J1");
  await stands(ben, "11 · Black J9");
});
