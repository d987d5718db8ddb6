/** Two browsers play a game to its counted result, and a third one watches. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, cell, colourOf, counts, open, pass, person, play, result, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

test("from the form over the link to the count, watched by a third", async () => {
  const anna = await person(on.browser);
  await anna.goto(on.server.url);
  await anna.locator("#quick:enabled").waitFor();
  await anna.locator("#link-link").click();
  await anna.locator("label[for=size-custom], label:has(#size-custom)").first().click();
  await anna.locator("#width").fill("5");
  await anna.locator("#height").fill("5");
  await anna.locator("#rules").selectOption("japanese");
  await anna.locator("#name-me").fill("Anna");
  await anna.locator("#start").click();
  await anna.locator("#grid").waitFor();

  const links = {};
  for (const name of ["white", "watch"]) links[name] = await anna.locator(`#link-${name}`).inputValue();
  const [bo, eve] = [await person(on.browser), await person(on.browser)];
  await open(bo, links.white);
  await open(eve, links.watch);

  const players = { black: anna, white: bo };
  for (const [i, point] of SPLIT.entries()) {
    await play(players[colourOf(i)], colourOf(i), point);
    const other = players[colourOf(i + 1)];
    await sees(other, colourOf(i), point);
  }
  await sees(eve, "white", "D5");
  assert.equal(await eve.locator("#pass").isVisible(), false, "who watches has nothing to pass with");

  await pass(anna);
  await pass(bo);
  for (const page of [anna, bo, eve]) await page.locator("#settling").waitFor();

  // Bo marks Black's wall dead after the judge's proposal. Anna sees that, and corrects it.
  await bo.locator("#proposal-by", { hasText: "The proposal comes from Tengen" }).waitFor();
  // Meanwhile Anna marks White's wall dead, and both marks count.
  const marked = (page, at, dead) =>
    cell(page, at).and(page.locator(dead ? '[aria-label*="dead" i]' : ':not([aria-label*="dead" i])')).waitFor({ state: "attached" });
  await bo.route("**/act", async (route) => {
    await cell(anna, "D5").click();
    await marked(anna, "D5", true);
    await route.continue();
  }, { times: 1 });
  await cell(bo, "C3").click();
  for (const at of ["C3", "D5"]) {
    for (const page of [anna, bo]) await marked(page, at, true);
    await cell(anna, at).click();
    for (const page of [anna, bo]) await marked(page, at, false);
  }

  await anna.locator("#accept").click();
  await bo.locator('#accepted-black[data-accepted="true"]').waitFor();
  await bo.locator("#accept").click();

  // Black: 10 points. White: 5 points and 6.5 komi.
  for (const page of [anna, bo, eve]) {
    assert.equal(await result(page), "W+1.5");
    await page.locator("#total-black", { hasText: /10/ }).waitFor();
    await page.locator("#total-white", { hasText: /11\.5/ }).waitFor();
  }

  // Later Anna finds the game again.
  await anna.goto(on.server.url);
  await anna.locator("#game-list [data-key]").first().click();
  assert.equal(await result(anna), "W+1.5");
  for (const page of [anna, bo, eve]) assert.deepEqual(page.complaints, []);
});

test("a key does only what it is for", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const key = (name) => links[name].split("/").at(-1);
  const act = (name, body) => on.server.ask(`/api/g/${key(name)}/act`, body);
  const code = ({ status, body }) => [status, body.error?.code];
  assert.deepEqual(code(await act("watch", { do: "play", at: "C3", move: 1 })), [403, "not-allowed"]);
  assert.deepEqual(code(await act("white", { do: "play", at: "C3", move: 1 })), [422, "not-your-turn"]);
  assert.equal((await act("black", { do: "play", at: "C3", move: 1 })).status, 200);
  assert.deepEqual(code(await act("black", { do: "play", at: "C4", move: 2 })), [422, "not-your-turn"]);
  assert.deepEqual(code(await act("white", { do: "play", at: "C4", move: 1 })), [409, "stale"]);
  assert.deepEqual(code(await on.server.ask("/api/g/nobodysgame/act", { do: "pass", move: 2 })), [404, "unknown-key"]);
  const { body } = await on.server.ask(`/api/g/${key("watch")}`);
  assert.equal(body.links.black ?? null, null, "a watcher's view hands on no player's link");
  assert.equal(body.steps.length, 1);
});

test("undo against a person needs consent", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const [anna, bo] = [await person(on.browser), await person(on.browser)];
  await open(anna, on.server.url + links.black);
  await open(bo, on.server.url + links.white);
  await play(anna, "black", "C3");
  await anna.locator("#undo").click();
  await bo.locator("#offer-decline").click();
  await anna.locator("#offer").waitFor({ state: "hidden" });
  await sees(anna, "black", "C3");
  await anna.locator("#undo").click();
  await bo.locator("#offer-accept").click();
  // An earlier click would be out of turn, and lost.
  await seesEmpty(anna, "C3");
  await play(anna, "black", "B2");
  await counts(anna.locator(".stones .stone.black"), 1);
});

test("a question before a pass that has gone stale passes for no other move", async () => {
  const { key } = await on.server.newGame();
  const tabs = [await person(on.browser), await person(on.browser)];
  for (const tab of tabs) {
    await open(tab, `${on.server.url}/g/${key}`);
    await tab.locator("#pass").click();
    await tab.locator("#pass-confirm").waitFor();
  }
  await tabs[0].locator("#pass-confirm").click();
  await tabs[0].locator("#status", { hasText: "White to move" }).waitFor();
  await tabs[1].locator("#pass-confirm").click();
  await tabs[1].locator("#refusal.shown").waitFor();
  const { body } = await on.server.ask(`/api/g/${key}`);
  assert.equal(body.steps.length, 1);
  // Nor is a move taken back twice.
  const undo = { do: "undo", move: 2 };
  assert.equal((await on.server.ask(`/api/g/${key}/act`, undo)).status, 200);
  const again = await on.server.ask(`/api/g/${key}/act`, undo);
  assert.deepEqual([again.status, again.body.error.code], [409, "stale"]);
});
