/** The server is killed in mid-game; both browsers go on where they were. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SPLIT, colourOf, launch, open, pass, person, play, result, sees } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("SIGKILL in mid-game, a reload, and again while settling", async () => {
  const clock = { kind: "byo-yomi", main: 600_000, periods: 5, period: 30_000 };
  const { links } = await server.newGame({ opponent: { kind: "link" }, clock });
  const players = { black: await person(browser), white: await person(browser) };
  for (const colour of ["black", "white"]) await open(players[colour], server.url + links[colour]);
  const key = links.black.split("/").at(-1);
  const view = async () => (await server.ask(`/api/g/${key}`)).body;

  for (const [i, point] of SPLIT.entries()) {
    if (i === 4) {
      const before = await view();
      await server.restart();
      const back = await view();
      assert.deepEqual(back.board, before.board);
      assert.equal(back.toMove, before.toMove);
      assert.ok(before.clock.black.main - back.clock.black.main < 5_000, "being down costs nobody time");
    }
    if (i === 6) await players.white.reload();
    await play(players[colourOf(i)], colourOf(i), point);
    await sees(players[colourOf(i + 1)], colourOf(i), point);
  }
  await pass(players.black);
  await pass(players.white);
  await players.black.locator("#settling").waitFor();
  await server.restart();
  for (const colour of ["black", "white"]) {
    await players[colour].locator("#connection").waitFor({ state: "hidden" });
    await players[colour].locator("#accept").click();
  }
  for (const page of Object.values(players)) assert.equal(await result(page), "W+1.5");
  await server.restart();
  assert.equal((await view()).phase.resultText, "W+1.5");
});
