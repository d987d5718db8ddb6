/** The lobby for people who are away for a moment: no game and no challenge is lost silently. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { person } from "../lib/browser.mjs";
import { Relay } from "../lib/relay.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage(["--limits", "club"]);

/** A person in the lobby. */
async function inLobby(url = on.server.url) {
  const page = await person(on.browser);
  await page.goto(`${url}/lobby`);
  await page.locator("#quick-live-9").waitFor();
  return page;
}

/** The same person in another tab. */
async function beside(page, path) {
  const other = await page.context().newPage();
  await other.goto(new URL(path, page.url()).href);
  return other;
}

const atBoard = (page) => page.waitForURL(/\/g\//).then(() => page.locator("#grid").waitFor());

/** Makes a challenge by the form. */
async function challenge(page) {
  await page.locator("#make summary").click();
  await page.locator("#make-now").click();
  await page.locator("#mine li").first().waitFor();
}

const accept = async (page) => {
  await page.locator("#open [data-accept]").click();
  await atBoard(page);
};

test("a page that comes back goes to the game of its challenge", async () => {
  const [anna, bo] = [await inLobby(), await inLobby()];
  await challenge(anna);
  // She looks at another page of the same tab.
  await anna.goto(`${on.server.url}/glossary`);
  await accept(bo);
  await anna.goBack();
  await atBoard(anna);
  // Back from the game, the lobby stays where it is.
  await anna.goto(`${on.server.url}/lobby`);
  await anna.locator("#open-none").waitFor();
  await delay(500);
  assert.match(anna.url(), /\/lobby$/);
  assert.equal(await anna.locator("#begun p").count(), 0);
  for (const page of [anna, bo]) assert.deepEqual(page.complaints, []);
});

test("a challenge that was made before its page was loaded anew leads to its game", async () => {
  const [anna, bo] = [await inLobby(), await inLobby()];
  await challenge(anna);
  await anna.reload();
  await anna.locator("#mine li").waitFor();
  await delay(11_000);
  await accept(bo);
  await atBoard(anna);
});

test("of the pages of a person one goes to the game, and the others show a link", async () => {
  const [anna, bo] = [await inLobby(), await inLobby()];
  const [lobby, home] = [await beside(anna, "/lobby"), await beside(anna, "/")];
  await challenge(anna);
  await lobby.locator("#mine li").waitFor();
  // Nothing that she opens hears of it for now.
  await anna.route(/\/visit$/, () => {});
  await accept(bo);
  await atBoard(anna);
  await lobby.locator("#begun p", { hasText: /Your game against Guest \d+ has begun/ }).waitFor();
  assert.equal(await lobby.title(), "Your game has begun – Tengen");
  assert.match(lobby.url(), /\/lobby$/);
  await home.reload();
  await home.locator("#game-list .state", { hasText: "A new game has begun" }).waitFor();
  // It is there until it is opened.
  await lobby.reload();
  await lobby.locator("#begun a").waitFor();
  const other = await beside(anna, "/lobby");
  await other.locator("#begun a").click();
  await atBoard(other);
  await lobby.locator("#begun p").waitFor({ state: "detached" });
  await home.reload();
  await home.locator("#game-list .state", { hasNotText: "A new game has begun" }).first().waitFor();
  assert.deepEqual(anna.complaints, []);
});

test("a person who was away for long is shown the game that began", async () => {
  const [anna, bo] = [await inLobby(), await inLobby()];
  await challenge(anna);
  await anna.goto(`${on.server.url}/glossary`);
  await accept(bo);
  await delay(11_000);
  await anna.goBack();
  await anna.locator("#begun a", { hasText: "Go to the game" }).waitFor();
  assert.equal(await anna.locator("#make-again").count(), 0, "a person plays one game");
  // Bo does not wait for ever, and loses nothing.
  assert.equal(await bo.locator("#resign").isVisible(), false);
  await bo.locator("#call-off").click();
  await bo.locator("#call-off-confirm").click();
  const called = /(Black|White) called this game off/;
  await bo.locator("#status", { hasText: called }).waitFor();
  await anna.locator("#begun a").click();
  await anna.locator("#status", { hasText: called }).waitFor();
});

test("a challenge that ended with the server is offered again", async () => {
  const anna = await inLobby();
  await challenge(anna);
  await on.server.kill();
  await anna.locator("#connection").waitFor();
  // What is refused meanwhile is true no longer than that.
  await anna.locator("#quick-live-9").click();
  await anna.locator("#lobby-problem").waitFor();
  await on.server.run();
  await anna.locator("#make-again").waitFor();
  await anna.locator("#lost", { hasText: "Your challenge has ended" }).waitFor();
  assert.equal(await anna.locator("#connection").isVisible(), false);
  assert.equal(await anna.locator("#lobby-problem").isVisible(), false);
  await anna.locator("#make-again").click();
  await anna.locator("#mine li", { hasText: "19 × 19" }).waitFor();
  assert.equal(await anna.locator("#make-again").count(), 0);
  await anna.locator("#mine [data-withdraw]").click();
  await anna.locator("#mine").waitFor({ state: "hidden" });
});

/**
 * Time goes by until something is seen. A browser has other connections that have died, and tries
 * them first.
 */
async function later(page, seen) {
  for (let tries = 0; tries < 8; tries++) {
    await page.clock.fastForward(41_000);
    await page.clock.runFor(9_000);
    const end = Date.now() + 2_000;
    while (Date.now() < end) {
      if (await seen()) return;
      await delay(100);
    }
  }
  assert.fail("the page hears nothing");
}

test("streams that died without a word are opened anew", async () => {
  const relay = await Relay.to(on.server.port);
  try {
    const anna = await person(on.browser);
    await anna.clock.install();
    await anna.goto(`${relay.url}/lobby`);
    await anna.locator("#open-none").waitFor();
    const bo = await inLobby();
    await challenge(bo);
    await anna.locator("#open [data-accept]").waitFor();
    relay.fallSilent();
    await bo.locator("#mine [data-withdraw]").click();
    await bo.locator("#mine").waitFor({ state: "hidden" });
    await delay(1000);
    assert.equal(await anna.locator("#open [data-accept]").count(), 1, "she does not hear it");
    await later(anna, () => anna.locator("#open-none").isVisible());

    // A game that began meanwhile, the challenger's connection being dead.
    await challenge(anna);
    relay.fallSilent();
    await accept(bo);
    await later(anna, () => anna.url().includes("/g/"));
    await atBoard(anna);
    // The stream of the game, too.
    relay.fallSilent();
    const resigned = await bo.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ do: "resign" });
      return (await fetch(`/api${location.pathname}/act`, { method: "POST", headers, body })).status;
    });
    assert.equal(resigned, 200);
    await later(anna, () => anna.locator("#game", { hasText: "by resignation" }).isVisible());
  } finally {
    await relay.stop();
  }
});
