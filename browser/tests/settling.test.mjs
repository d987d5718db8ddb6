/** The settling of a stop: the judge looks before anybody agrees, and the words say what the picture shows. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, cell, open, person, result } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

test("agreeing waits for the judge, and the button stays where it is", async () => {
  const { key } = await on.server.newGame({ width: 19, height: 19 });
  await on.server.play({ both: key }, "D4 Q16 D16 Q4 C10 R10 K4 K16 pass");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#pass").click();
  await page.locator("#pass-confirm").click();
  await page.locator("#settling").waitFor();
  const seen = await page.evaluate(() => new Promise((done) => {
    const places = new Set();
    const early = [];
    const look = () => {
      const button = document.querySelector("#accept-black");
      if (button) {
        places.add(Math.round(button.getBoundingClientRect().top + scrollY));
        if (!button.disabled) return done({ places: [...places], early });
        early.push(document.querySelector("#standing").textContent);
      }
      return requestAnimationFrame(look);
    };
    look();
  }));
  assert.equal(seen.places.length, 1, `the button was at ${seen.places}`);
  assert.ok(seen.early.every((text) => !/wins|win /.test(text)), `${new Set(seen.early)}`);
  // What is agreed on is what the judge found at last, unless it takes long and says so.
  const early = (await page.locator("#proposal-by").textContent()).includes("still looking");
  const standing = await page.locator("#standing").textContent();
  await page.waitForTimeout(500);
  if (!early) assert.equal(await page.locator("#standing").textContent(), standing);
  assert.deepEqual(page.complaints, []);
});

/** A count under a large komi, or with many prisoners. */
const counted = (black, white, result) => (count) =>
  ({ ...count, black: { ...count.black, total: black }, white: { ...count.white, total: white }, result });

/** What the judge may be doing, the players' answers, and counts, as changes of the view. */
const STATES = [
  { judging: true },
  { closerLook: "awaited" },
  { closerLook: "slow" },
  { by: "judge" },
  { by: "trial" },
  { by: "white", changed: true },
  { by: "white", changed: false },
  { by: "judge", accepted: { black: false, white: true } },
  { counts: counted(20, 20, { kind: "draw" }) },
  { counts: counted(20, 20, { kind: "no-result" }) },
  { counts: counted(20, 20, { kind: "both-lose" }) },
  { counts: counted(147.5, -48.5, { kind: "win", winner: "white", by: "score", margin: 196 }) },
  { counts: counted(147.5, -48.5, { kind: "win", winner: "black", by: "score", margin: 196 }) },
];

test("whatever is said above them, the buttons stay where they are, in each language and width", async () => {
  const { links } = await on.server.newGame({ width: 7, height: 7, komi: -48.5, opponent: { kind: "link" } });
  const [black, white] = [links.black, links.white].map((link) => link.split("/").at(-1));
  await on.server.play({ black, white }, "B2 D4 B4 D2 pass pass");
  const { body: view } = await on.server.ask(`/api/g/${black}`);
  for (const locale of ["en-GB", "de-DE", "fr-FR", "sv-SE"]) {
    const page = await person(on.browser, { locale });
    let state = STATES[0];
    await page.route(`**/api/g/${black}`, (route) => {
      const { counts, ...others } = state;
      const count = counts ? counts(view.phase.count) : view.phase.count;
      const phase = { ...view.phase, judging: false, closerLook: "none", by: "judge", accepted: { black: false, white: false }, ...others, count };
      return route.fulfill({ json: { ...view, can: ["accept", "mark"], phase } });
    });
    await page.route("**/events*", (route) => route.abort());
    await page.route("**/judgement*", (route) => route.abort());
    /** @type {Map<number, Map<number, unknown>>} */
    const places = new Map();
    for (state of STATES) {
      for (const width of [320, 360, 420, 768, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 320) {
          await open(page, on.server.url + links.black);
          await page.locator("#accept").waitFor({ state: "attached" });
        }
        // The words fit at every width if they are no longer than the longest for which there is room.
        const [words, room] = await page.locator("#standing").evaluate((standing) =>
          [standing.querySelector("span").textContent.length, Math.max(...[...standing.querySelectorAll("[data-room]")].map((one) => one.dataset.room.length))]);
        assert.ok(words <= room, `${words} > ${room}: ${JSON.stringify(state)}`);
        const top = await page.evaluate(() => {
          const box = document.querySelector("#settling").getBoundingClientRect();
          return Math.round(document.querySelector("#accept").getBoundingClientRect().top - box.top);
        });
        const seen = places.get(width) ?? new Map();
        places.set(width, seen.set(top, state));
      }
    }
    const jumps = [...places].filter(([, seen]) => seen.size > 1).map(([width, seen]) => `${width}: ${JSON.stringify([...seen])}`);
    assert.deepEqual(jumps, [], locale);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("at one screen there is no room for the word that the other player has changed the proposal", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, "B2 D4 pass pass");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#proposal-by").waitFor();
  const rooms = await page.locator("#proposal-by [data-room]").evaluateAll((all) => all.map((one) => one.dataset.room));
  assert.ok(rooms.length > 4, `${rooms}`);
  assert.deepEqual(rooms.filter((words) => words.includes("changed")), []);
});

test("a screen reader hears of the proposal when it is there, and once", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, `${SPLIT.join(" ")} E3 pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.evaluate(() => {
    globalThis.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) globalThis.heard.push(node.textContent);
    }).observe(document.getElementById("announcer"), { childList: true });
  });
  await page.locator("#pass").click();
  await page.locator("#pass-confirm").click();
  await page.locator("#accept-black:enabled").waitFor();
  const marked = () => page.evaluate(() => globalThis.heard.filter((text) => text.includes("marked dead")));
  await page.waitForFunction(() => globalThis.heard.some((text) => text.includes("marked dead")));
  await page.waitForTimeout(500);
  const said = await marked();
  assert.equal(said.length, 1, `${said}`);
  assert.match(said[0], /^1 stone is marked dead/);
  // A mark of a person is told, too.
  await cell(page, "E3").click();
  await page.waitForFunction(() => globalThis.heard.filter((text) => text.includes("marked dead")).length === 2);
  assert.match((await marked())[1], /^No stone is marked dead/);
});

test("dead stones on neutral ground, and points that count for nobody, are said", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, "B2 D4 C3 pass pass");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#accept-black:enabled").waitFor();
  // Both sides live, and the border between them is open.
  const { body: view } = await on.server.ask(`/api/g/${key}`);
  for (const point of view.phase.dead) {
    await cell(page, point).click();
    await page.waitForFunction((p) => !document.querySelector(`[data-point="${p}"]`).ariaLabel.includes("dead"), point);
  }
  await cell(page, "C3").click();
  await page.locator("#count-stays", { hasText: "C3" }).waitFor();
  // The legend does not say that it will be removed.
  await page.locator(".legend", { hasText: "Dead: crossed out, stays all the same" }).waitFor();
  await page.locator("#count-nobody", { hasText: "count for nobody" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("both agree to what was found, and the count ends the game", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, `${SPLIT.join(" ")} pass pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  for (const colour of ["black", "white"]) {
    await page.locator(`#accept-${colour}:enabled`).click();
    if (colour === "black") await page.locator('#accepted-black[data-accepted="true"]').waitFor();
  }
  assert.equal(await result(page), "W+1.5");
});

test("after a dispute the words speak of the resumption", async () => {
  const { key } = await on.server.newGame({ rules: "aga-territory" });
  await on.server.play({ both: key }, `${SPLIT.join(" ")} pass pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#dispute-white, #dispute").first().click();
  await page.locator("#dispute-confirm").click();
  await page.locator("#status-detail", { hasText: "after a disagreement" }).waitFor();
  await page.locator("#pass").click();
  const question = page.locator("#pass-question");
  await question.filter({ hasText: "both have to pass again" }).waitFor();
  assert.doesNotMatch(await question.textContent(), /has just passed/);
  await page.locator("#pass-confirm").click();
  await page.locator("#status-detail", { hasText: "passed" }).waitFor();
  await page.locator("#pass").click();
  await question.filter({ hasText: "has just passed" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("the name of the board says what Enter does there, in each state, and changes at once", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const keys = Object.fromEntries(["black", "white"].map((side) => [side, links[side].split("/").at(-1)]));
  const pages = {};
  for (const side of ["black", "white", "watch"]) {
    pages[side] = await person(on.browser);
    await open(pages[side], on.server.url + links[side]);
  }
  const says = async (texts) => {
    for (const [side, text] of Object.entries(texts)) {
      await pages[side].locator(`#grid[aria-label="Board. ${text}"]`).waitFor({ timeout: 20_000 });
    }
  };
  const [looks, plays, marks] = ["Arrow keys move.", "Arrow keys move, Enter plays.", "Arrow keys move, Enter marks stones."];
  await says({ black: plays, white: looks, watch: looks });
  await on.server.play(keys, SPLIT.join(" "));
  await says({ black: plays, white: looks, watch: looks });
  await pages.black.keyboard.press("ArrowLeft");
  await says({ black: looks });
  await pages.black.keyboard.press("ArrowRight");
  await says({ black: plays });
  await on.server.play(keys, "pass");
  await says({ black: looks, white: plays, watch: looks });
  await on.server.play(keys, "pass");
  await says({ black: marks, white: marks, watch: looks });
  for (const side of ["black", "white"]) await pages[side].locator("#accept:enabled").click();
  const tries = "Arrow keys move, Enter tries a move beside the game.";
  await says({ black: tries, white: tries, watch: tries });
  for (const page of Object.values(pages)) assert.deepEqual(page.complaints, []);
});

test("agreeing waits for a moment when the proposal changes under a player's hand, not under one's own", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const keys = Object.fromEntries(["black", "white"].map((side) => [side, links[side].split("/").at(-1)]));
  await on.server.play(keys, `${SPLIT.join(" ")} pass pass`);
  const [anna, bo] = [await person(on.browser), await person(on.browser)];
  await open(anna, on.server.url + links.black);
  await open(bo, on.server.url + links.white);
  for (const page of [anna, bo]) {
    await page.locator("#accept:enabled").waitFor();
    await page.locator("#proposal-by", { hasText: "comes from Tengen" }).waitFor();
  }
  await bo.locator("#accept").focus();
  // Bo clicks and presses Enter as soon as the button waits.
  await bo.evaluate(() => {
    globalThis.tried = 0;
    new MutationObserver(() => {
      const button = document.querySelector('#accept[aria-disabled="true"]');
      if (!button || globalThis.tried > 0) return;
      globalThis.tried = performance.now();
      globalThis.focused = document.activeElement === button;
      button.click();
    }).observe(document.getElementById("settling"), { childList: true, subtree: true });
  });
  await cell(anna, "C3").click();
  await bo.locator('#accept[aria-disabled="true"]').waitFor();
  await bo.keyboard.press("Enter");
  const own = anna.locator("#accept:enabled:not([aria-disabled])");
  await own.waitFor({ timeout: 800 });
  await bo.locator("#accept:not([aria-disabled])").waitFor();
  const waited = await bo.evaluate(() => performance.now() - globalThis.tried);
  assert.ok(waited > 900, `${waited} ms`);
  assert.ok(await bo.evaluate(() => globalThis.focused && document.activeElement?.id === "accept"), "the button keeps the focus");
  const accepted = async () => (await on.server.ask(`/api/g/${keys.white}`)).body.phase.accepted.white;
  assert.equal(await accepted(), false, "neither the click nor the key agreed");
  await bo.keyboard.press("Enter");
  await bo.locator('#accepted-white[data-accepted="true"]').waitFor();
  assert.equal(await accepted(), true);
  for (const page of [anna, bo]) assert.deepEqual(page.complaints, []);
});
