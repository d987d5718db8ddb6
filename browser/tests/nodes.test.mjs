/** Two people at two servers behind one web server, while the servers are killed in turn. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { cell, colourOf, launch, open, person, play, sees } from "../lib/browser.mjs";
import { Site } from "../lib/site.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = {};
before(async () => {
  on.browser = await launch();
  on.server = await Site.start();
});
after(async () => {
  await on.browser?.close();
  await on.server?.stop();
});

/** Kills the servers in turn, each for a moment, so that one of them is always there. */
async function kill(times, pause) {
  for (let time = 0; time < times; time += 1) {
    const node = on.server.nodes[time % 2];
    await delay(pause);
    await node.kill();
    await delay(300);
    await node.run();
  }
}

test("a game goes on while the servers are killed in turn", async () => {
  const game = await on.server.newGame({ width: 9, height: 9, opponent: { kind: "link" } });
  const [anna, ben] = [await person(on.browser), await person(on.browser)];
  await open(anna, `${on.server.url}${game.links.black}`);
  await open(ben, `${on.server.url}${game.links.white}`);
  const players = { black: anna, white: ben };
  const points = ["C3", "G7", "C7", "G3", "E5", "E3", "E7", "C5", "G5", "D4", "F6", "D6"];
  const killing = kill(4, 900);
  for (const [i, point] of points.entries()) {
    await play(players[colourOf(i)], colourOf(i), point);
    await sees(players[colourOf(i + 1)], colourOf(i), point);
    await delay(250);
  }
  await killing;
  const key = game.links.black.split("/").at(-1);
  for (const node of on.server.nodes) {
    const { body } = await node.ask(`/api/g/${key}`);
    assert.deepEqual(body.steps.map((step) => step.p), points);
  }
});

test("two people write a study while the servers are killed in turn", async () => {
  const keys = await begin(on.server.nodes[0], "(;SZ[9];B[ee](;W[ec])(;W[gc]))");
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(anna, "ArrowRight ArrowRight");
  await press(ben, "ArrowRight ArrowRight ArrowDown");
  await stands(anna, "2 · White E7");
  await stands(ben, "2 · White G7");
  const plays = async (page, line) => {
    for (const letter of "ABCDEFGHJ") {
      await cell(page, `${letter}${line}`).click();
      await delay(180);
    }
  };
  await Promise.all([plays(anna, 1), plays(ben, 9), kill(3, 350)]);
  const line = (rank) => [..."abcdefghi"].map((column, i) => `${i % 2 === 0 ? "B" : "W"}[${column}${rank}]`).join(";");
  await saved(on.server, keys.own, (text) => text.includes(`W[ec];${line("i")}`) && text.includes(`W[gc];${line("a")}`));
  for (const node of on.server.nodes) {
    const text = await sgf(node, keys.own);
    for (const point of ["ai", "ii", "aa", "ia"]) {
      assert.equal(text.split(`[${point}]`).length - 1, 1, `${point} once in ${text}`);
    }
  }
  for (const page of [anna, ben]) await page.locator("#room-unsaved").waitFor({ state: "hidden" });
  await stands(anna, "11 · Black J1");
  await stands(ben, "11 · Black J9");
});
