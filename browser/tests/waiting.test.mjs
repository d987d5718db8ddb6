/** A stone placed without a connection waits, and is sent when the server answers again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, open, person, play, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

async function begun() {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const anna = await person(on.browser);
  await open(anna, on.server.url + links.black);
  const key = (colour) => links[colour].split("/").at(-1);
  return { anna, links, keys: { black: key("black"), white: key("white") } };
}

const waits = (page, point) => page.locator("#waiting-says", { hasText: `Your stone at ${point} waits` }).waitFor();

test("a stone placed while the server is down is sent when it is back", async () => {
  const { anna, keys } = await begun();
  await on.server.kill();
  await anna.locator("#connection").waitFor();
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  await anna.locator(".stones .stone.pending").waitFor({ state: "attached" });
  await anna.locator('[data-point="C3"][aria-label*="waits for the server"]').waitFor({ state: "attached" });
  assert.equal(await anna.locator("#refusal.shown").count(), 0);
  await on.server.run();
  await sees(anna, "black", "C3");
  await anna.locator("#waiting-says:empty").waitFor({ state: "attached" });
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps.map(({ p }) => p), ["C3"]);
  assert.deepEqual(anna.complaints, []);
});

test("a stone that waits can be taken back", async () => {
  const { anna, keys } = await begun();
  await anna.context().setOffline(true);
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  await anna.locator("#waiting-cancel").click();
  await counts(anna.locator(".stones .stone"), 0);
  await anna.context().setOffline(false);
  await play(anna, "black", "B2");
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps.map(({ p }) => p), ["B2"]);
});

test("a stone taken back while it is under way is not sent again", async () => {
  const { anna, keys } = await begun();
  await anna.context().setOffline(true);
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  // The second try hangs, as it does on a network that leads nowhere.
  let fail = () => {};
  const tried = new Promise((resolve) => {
    void anna.route("**/act", async (route) => {
      resolve(undefined);
      await new Promise((go) => { fail = () => go(undefined); });
      await route.abort();
    }, { times: 1 });
  });
  await anna.context().setOffline(false);
  await tried;
  await waits(anna, "C3");
  await anna.locator("#waiting-cancel").click();
  fail();
  await counts(anna.locator(".stones .stone"), 0);
  await anna.waitForTimeout(3500);
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps, []);
});

test("a stone that waits outlives a reload, and nothing is sent before it", async () => {
  const { anna, keys } = await begun();
  await anna.route("**/act", (route) => route.abort());
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  const refused = async () => {
    await anna.locator("#refusal.shown", { hasText: "nothing else is sent before it" }).waitFor();
    assert.equal(await anna.locator("dialog[open]").count(), 0);
    await anna.evaluate(() => document.getElementById("refusal").classList.remove("shown"));
  };
  await anna.locator("#pass").click();
  await refused();
  await anna.locator("#resign").click();
  await refused();
  await anna.locator("#move-input").fill("pass");
  await anna.locator("#move-input").press("Enter");
  await refused();
  await waits(anna, "C3");

  await anna.reload();
  await waits(anna, "C3");
  await anna.locator(".stones .stone.pending").waitFor({ state: "attached" });
  await anna.unroute("**/act");
  await sees(anna, "black", "C3");
  await anna.locator("#waiting-says:empty").waitFor({ state: "attached" });
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps.map(({ p }) => p), ["C3"]);
  // It has arrived, and is kept no longer.
  await anna.reload();
  await sees(anna, "black", "C3");
  assert.equal(await anna.locator("#waiting-says:not(:empty)").count(), 0);
  assert.deepEqual(anna.complaints, []);
});

test("a stone that the game has overtaken while the page was closed is dropped with a sentence", async () => {
  const { anna, keys } = await begun();
  await anna.route("**/act", (route) => route.abort());
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  const address = anna.url();
  await anna.goto("about:blank");
  await on.server.play(keys, "B2 D3");
  await anna.unroute("**/act");
  await open(anna, address);
  await anna.locator("#refusal.shown", { hasText: "Your stone at C3 came too late" }).waitFor();
  await seesEmpty(anna, "C3");
  await play(anna, "black", "B3");
});

test("a stone that comes too late is dropped with a sentence, and one that had arrived without", async () => {
  const { anna, keys } = await begun();
  await anna.context().setOffline(true);
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  // On another device Anna plays elsewhere meanwhile.
  await on.server.play(keys, "B2 D3");
  await anna.context().setOffline(false);
  await anna.locator("#refusal.shown", { hasText: "Your stone at C3 came too late" }).waitFor();
  await seesEmpty(anna, "C3");
  await sees(anna, "white", "D3");

  // The act arrives, and its answer is lost.
  await anna.locator("#refusal:not(.shown)").waitFor({ state: "attached" });
  await anna.route("**/act", async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  await cell(anna, "C4").click();
  await sees(anna, "black", "C4");
  await anna.locator("#waiting-says:empty").waitFor({ state: "attached" });
  await anna.waitForTimeout(4000);
  assert.equal(await anna.locator("#refusal.shown").count(), 0);
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps.map(({ p }) => p), ["B2", "D3", "C4"]);
});

test("a stone that waits is kept when the server is too busy, or a gateway answers for it", async () => {
  for (const answer of [
    { status: 503, json: { error: { code: "busy", args: {}, points: [], text: "busy" } } },
    { status: 502, body: "Bad Gateway" },
  ]) {
    const { anna, keys } = await begun();
    await anna.context().setOffline(true);
    await cell(anna, "C3").click();
    await waits(anna, "C3");
    let tries = 0;
    await anna.route("**/act", async (route) => {
      tries += 1;
      await route.fulfill(answer);
    }, { times: 2 });
    await anna.context().setOffline(false);
    await sees(anna, "black", "C3");
    assert.equal(tries, 2);
    assert.equal(await anna.locator("#refusal.shown").count(), 0);
    const { body } = await on.server.ask(`/api/g/${keys.white}`);
    assert.deepEqual(body.steps.map(({ p }) => p), ["C3"]);
    assert.deepEqual(anna.complaints, []);
  }
});

test("the answer to something else does not give up a stone that waits or is under way", async () => {
  const { anna, links, keys } = await begun();
  const bo = await person(on.browser);
  await open(bo, on.server.url + links.white);
  /** The first act of each kind, held until the test lets it go. @type {Record<string, import("playwright-core").Route>} */
  let held = {};
  await anna.route("**/act", (route) => {
    const { do: what } = route.request().postDataJSON();
    if (held[what]) return route.continue();
    held[what] = route;
  });
  const until = async (fits) => { while (!fits()) await anna.waitForTimeout(20); };
  /** Says something, and plays while it is under way. The stone does not arrive, and waits. */
  const sayAndPlay = async (phrase, point) => {
    held = {};
    await anna.locator("#talk").click();
    await anna.locator(`[data-phrase="${phrase}"]`).click();
    await until(() => held.say);
    await cell(anna, point).click();
    await until(() => held.play);
    await held.play.abort();
    await waits(anna, point);
  };
  await sayAndPlay("hello", "C3");
  await held.say.continue();
  await anna.locator("#said li", { hasText: "Hello" }).waitFor();
  await waits(anna, "C3");
  await sees(anna, "black", "C3");

  // A refusal says nothing about it either.
  await on.server.play(keys, "D3");
  await sees(anna, "white", "D3");
  await sayAndPlay("thanks", "C4");
  const error = { code: "too-many-phrases", args: { seconds: 10 }, points: [], text: "no" };
  await held.say.fulfill({ status: 422, json: { error } });
  await sees(anna, "black", "C4");
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps.map(({ p }) => p), ["C3", "D3", "C4"]);
  assert.deepEqual(anna.complaints, []);
});

test("a stone under way outlives its page, even if no answer ever comes", async () => {
  const { anna, keys } = await begun();
  let asked = () => {};
  const sent = new Promise((resolve) => { asked = () => resolve(undefined); });
  await anna.route("**/act", () => asked(), { times: 1 });
  await cell(anna, "C3").click();
  await sent;
  // The old page is there still, so that it has heard of no failure.
  const later = await anna.context().newPage();
  await open(later, anna.url());
  await sees(later, "black", "C3");
  const { body } = await on.server.ask(`/api/g/${keys.white}`);
  assert.deepEqual(body.steps.map(({ p }) => p), ["C3"]);
  assert.equal(await later.evaluate((key) => localStorage.getItem(`tengen.waiting.${key}`), keys.black), null);
});

test("nothing of a stone stays when its game is deleted", async () => {
  const { key } = await on.server.newGame();
  const anna = await person(on.browser);
  await open(anna, `${on.server.url}/g/${key}`);
  await anna.route("**/act", (route) => route.abort());
  await cell(anna, "C3").click();
  await waits(anna, "C3");
  await fetch(`${on.server.url}/api/games/${key}`, { method: "DELETE" });
  await anna.locator("#problem-text", { hasText: "There is no game at this address." }).waitFor();
  assert.deepEqual(await anna.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("waiting"))), []);
});
