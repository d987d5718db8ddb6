/** The server is killed during a game, and both browsers go on where they were. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, colourOf, open, pass, person, play, result, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

test("SIGKILL in mid-game, a reload, and again while settling", async () => {
  const clock = { kind: "byo-yomi", main: 600_000, periods: 5, period: 30_000 };
  const { links } = await on.server.newGame({ opponent: { kind: "link" }, clock });
  const players = { black: await person(on.browser), white: await person(on.browser) };
  for (const colour of ["black", "white"]) await open(players[colour], on.server.url + links[colour]);
  const key = links.black.split("/").at(-1);
  const view = async () => (await on.server.ask(`/api/g/${key}`)).body;

  for (const [i, point] of SPLIT.entries()) {
    if (i === 4) {
      const [asked, down] = [Date.now(), 3_000];
      const before = await view();
      await on.server.restart(down);
      const back = await view();
      const waited = Date.now() - asked;
      assert.deepEqual(back.board, before.board);
      assert.equal(back.toMove, before.toMove);
      const spent = before.clock.black.main - back.clock.black.main;
      assert.ok(spent <= waited - down, `being down costs nobody time: ${spent} of ${waited} ms`);
    }
    if (i === 6) await players.white.reload();
    await play(players[colourOf(i)], colourOf(i), point);
    await sees(players[colourOf(i + 1)], colourOf(i), point);
  }
  await pass(players.black);
  await pass(players.white);
  await players.black.locator("#settling").waitFor();
  await on.server.restart();
  for (const colour of ["black", "white"]) {
    await players[colour].locator("#connection").waitFor({ state: "hidden" });
    await players[colour].locator("#accept").click();
  }
  for (const page of Object.values(players)) assert.equal(await result(page), "W+1.5");
  await on.server.restart();
  assert.equal((await view()).phase.resultText, "W+1.5");
});
