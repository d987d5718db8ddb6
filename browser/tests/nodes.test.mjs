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

test("two people find each other in the lobby while the servers are killed in turn", async () => {
  const inLobby = async () => {
    const page = await person(on.browser);
    await page.goto(`${on.server.url}/lobby`);
    await page.locator("#quick-live-9").click();
    return page;
  };
  const atBoard = (page) => page.waitForURL(/\/g\//).then(() => page.locator("#grid").waitFor());
  const anna = await inLobby();
  await anna.locator("#waiting", { hasText: "Waiting" }).waitFor();
  /** Waits until both servers show these challenges. */
  const show = async (count) => {
    for (let tries = 0; ; tries += 1) {
      const shown = await Promise.all(on.server.nodes.map(async (node) => (await node.ask("/api/lobby")).body.rows.map(({ id }) => id)));
      if (shown.every((ids) => ids.length === count)) return shown;
      assert.ok(tries < 100, JSON.stringify(shown));
      await delay(50);
    }
  };
  const before = await show(1);
  // Her page comes to one server after the other, and her challenge with it.
  await kill(4, 3000);
  assert.deepEqual(await show(1), before);
  // The web server asks a server that was away within two seconds.
  await delay(2000);
  const bo = await inLobby();
  await Promise.all([anna, bo].map(atBoard));
  await show(0);
});

test("time while PostgreSQL is away is charged to nobody, at a server that is alone and at one of several", async () => {
  const clock = { kind: "absolute", main: 12_000 };
  const games = [];
  for (const server of [on.server.alone, on.server.nodes[0]]) {
    const game = await server.newGame({ width: 9, height: 9, opponent: { kind: "link" }, clock });
    const [black, white] = [game.links.black, game.links.white].map((link) => `/api${link}`);
    // Both have a page open all the time.
    for (const path of [black, white]) void fetch(`${server.url}${path}/events`).catch(() => {});
    const ask = (path, act) => server.ask(path, act).catch(() => ({ status: 0 }));
    const view = async () => (await ask(white)).body;
    for (let tries = 0; (await view()).clock.running !== "black"; tries += 1) {
      assert.ok(tries < 100, "the clock runs");
      await delay(50);
    }
    assert.equal((await ask(`${black}/act`, { do: "play", at: "E5", move: 1 })).status, 200);
    games.push({ white, ask });
  }
  // For longer than White has.
  const cut = on.server.cut(15_000);
  await delay(4000);
  for (const { white, ask } of games) assert.notEqual((await ask(`${white}/act`, { do: "play", at: "C3", move: 2 })).status, 200);
  await cut;
  for (const { white, ask } of games) {
    let done = { status: 0 };
    for (let tries = 0; done.status !== 200; tries += 1) {
      assert.ok(tries < 60 && !["time-up", "game-over"].includes(done.body?.error?.code), JSON.stringify(done));
      done = await ask(`${white}/act`, { do: "play", at: "C3", move: 2 });
      await delay(250);
    }
    const { main } = done.body.clock.white;
    assert.ok(main > 4000, `${main} ms are left`);
  }
});
