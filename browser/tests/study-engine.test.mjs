/** The engine in a study, by a network with random weights: off at first, then in every node. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts } from "../lib/browser.mjs";
import { networkStage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = networkStage();

const LINES = "(;SZ[7]KM[9];B[dd];W[cc](;B[ec];W[ed])(;B[ee];W[de];B[ed]))";

async function engine(page) {
  await page.locator("#tab-engine").click();
  await page.locator("#engine-on").check();
  await page.locator("#engine-progress", { hasText: "Every position of this line" }).waitFor();
}

test("nothing is asked for until the switch is on; it is kept", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/look") && asked.push(request.postDataJSON()));
  await press(page, "End");
  await page.locator("#tab-engine").click();
  assert.equal(await page.locator("#candidates").isVisible(), false);
  assert.deepEqual(asked, []);
  await engine(page);
  await counts(page.locator(".board .mark.hint"), (n) => n > 0);
  // The page asks for the line that it shows, and for the node that it shows first.
  const { body } = await on.server.ask(`/api/s/${own}`);
  assert.deepEqual(asked.at(-1), { page: asked.at(-1).page, end: body.nodes[4].name, at: 4, moves: [] });
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await counts(page.locator(".board .mark.hint"), (n) => n > 0);
  await page.locator("#tab-engine").click();
  await page.locator("#engine-on").uncheck();
  await counts(page.locator(".board .mark.hint"), 0);
  assert.deepEqual(page.complaints, []);
});

test("the graph and the mistakes are those of the line that is shown", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await engine(page);
  const points = async () => (await page.locator("#analysis-graph .chance .curve").getAttribute("d")).split("L").length;
  assert.equal(await points(), 5);
  await page.locator("#analysis-graph").getAttribute("aria-valuemax").then((most) => assert.equal(most, "4"));
  await press(page, "ArrowRight ArrowRight ArrowRight ArrowDown");
  await stands(page, "3 · Black E3");
  await page.locator('#analysis-graph[aria-valuemax="5"]').waitFor();
  await page.waitForFunction(() => document.querySelector("#analysis-graph .chance .curve")?.getAttribute("d")?.split("L").length === 6);
});

test("a line is shown while the person points at it, alone; a click plays it out", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await press(page, "End");
  await engine(page);
  const rows = page.locator("#candidates tbody tr");
  await counts(rows, (n) => n > 1);
  const before = await page.locator(".board .stones .stone").count();
  for (const at of [0, 1, 0]) {
    await rows.nth(at).hover();
    await counts(page.locator(".board .mark.numbered"), (n) => n > 0);
    // Lines that are pointed at one after another do not add up.
    const numbered = await page.locator(".board .mark.numbered").count();
    assert.ok(await page.locator(".board .stones .stone:not(.leaving)").count() <= before + numbered);
  }
  await page.locator("#engine-progress").hover();
  await counts(page.locator(".board .mark.numbered"), 0);
  assert.equal(await page.locator(".board .stones .stone:not(.leaving)").count(), before);
  const text = await sgf(on.server, own);
  await rows.first().locator("button").click();
  await saved(on.server, own, (now) => now.length > text.length && now.startsWith("(;SZ[7]KM[9];B[dd];W[cc](;B[ec];W[ed];B["));
  await press(page, "Control+z");
  await saved(on.server, own, (now) => now === text);
  assert.deepEqual(page.complaints, []);
});

test("the judge speaks about the node, on the board and in words", async () => {
  const moves = ["B[cc]", "W[dc]", "B[cd]", "W[dd]", "B[cb]", "W[db]", "B[ce]", "W[de]", "B[ca]", "W[da]"].join(";");
  const { own } = await begin(on.server, `(;SZ[5]RU[Chinese]KM[0];${moves})`);
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-engine").click();
  await page.locator("#room-judge").click();
  await page.locator("#room-estimate", { hasText: "Black wins by 5 points" }).waitFor();
  await counts(page.locator(".board .mark.black-point"), 10);
  await press(page, "ArrowLeft");
  await counts(page.locator(".board .mark.black-point"), 0);
  assert.equal(await page.locator("#room-estimate").textContent(), "");
  await cell(page, "A1").hover();
});

test("the judge names no winner and no points while the position is open", async () => {
  const { own } = await begin(on.server, "(;SZ[19]KM[6.5];B[dd];W[pp])");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-engine").click();
  await page.locator("#room-judge").click();
  await page.locator("#room-estimate", { hasText: "The position is not finished, so nothing is counted." }).waitFor();
  await page.locator("#room-estimate-left li", { hasText: "nobody’s yet" }).waitFor();
  assert.doesNotMatch(await page.locator("#panel-engine").innerText(), /wins|points ahead/);
});

test("facts of the game leave evaluations as they are; another komi asks for new ones", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await engine(page);
  const rows = page.locator("#candidates tbody tr");
  await counts(rows, (n) => n > 0);
  const here = page.locator("#engine-here");
  const before = await here.textContent();
  const write = async (name, text) => {
    await page.locator("#tab-edit").click();
    await page.locator("#room-info").click();
    await page.locator(`#info-${name}`).fill(text);
    await page.locator("#info-save").click();
    await page.locator("#tab-engine").click();
    await saved(on.server, own, (said) => said.includes(`${name}[${text}]`));
  };
  await write("EV", "Spring tournament");
  await counts(rows, (n) => n > 0);
  assert.equal(await here.textContent(), before);
  // A mark, too, changes no position.
  await page.locator("#tab-edit").click();
  await page.locator('#panel-edit [data-tool="TR"]').click();
  await cell(page, "A1").click();
  await saved(on.server, own, (said) => said.includes("TR[ag]"));
  await page.locator("#tab-engine").click();
  assert.equal(await here.textContent(), before);
  const asked = page.waitForRequest((request) => request.url().endsWith("/look"));
  await write("KM", "30");
  await asked;
  await page.locator("#engine-progress", { hasText: "Every position of this line" }).waitFor();
  await counts(rows, (n) => n > 0);
  assert.deepEqual(page.complaints, []);
});

test("a line without judged moves is not called free of mistakes", async () => {
  const { own } = await begin(on.server, "(;SZ[7]KM[9])");
  const page = await visit(on, own);
  await engine(page);
  await page.locator("#mistakes-none", { hasText: "No move is judged yet" }).waitFor();
});

test("a mistake shows the position before it, with the better move marked", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  // A network with random weights finds no mistake: the third move loses ten points by decree.
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (...all) => {
      const news = parse(...all);
      for (const one of news?.judged ?? []) if (one.after >= 3) one.lead -= 10;
      return news;
    };
  });
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await engine(page);
  await page.locator('[data-mistake="3"]').click();
  await stands(page, "2 · White C5");
  await page.locator('[data-mistake="3"][aria-current]').waitFor();
  const best = await page.locator("#candidates tbody tr").first().getAttribute("data-move");
  await page.locator("#engine-better", { hasText: `Better than Black E5: ${best}` }).waitFor();
  await counts(page.locator(".board .mark.hint.TE"), best === "pass" ? 0 : 1);
  await press(page, "ArrowRight");
  await page.locator("#engine-better").waitFor({ state: "hidden" });
  await counts(page.locator(".board .mark.hint.TE"), 0);
  assert.deepEqual(page.complaints, []);
});

test("the engine goes on by another stream, and after a request that came too early", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  let refused = 0;
  // The first look finds no stream yet.
  await page.route("**/look", async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    await route.fulfill({ status: 400, contentType: "application/json", body: JSON.stringify({ error: { code: "bad-request", args: { field: "page", reason: "it follows no analysis" }, points: [], text: "" } }) });
  });
  await page.locator("#tab-engine").click();
  await page.locator("#engine-on").check();
  while (refused === 0) await page.waitForTimeout(50);
  const looks = [];
  page.on("request", (request) => request.url().endsWith("/look") && looks.push(request.postDataJSON().end));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.locator("#engine-progress", { hasText: "Every position of this line" }).waitFor();
  assert.ok(looks.length > 0);
});

test("a move that the engine proposes on a line tried alone goes on with that line, and nobody else sees it", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#tab-edit").click();
  await page.locator("#room-alone").click();
  await cell(page, "A1").click();
  await stands(page, "2 · White A1");
  await engine(page);
  const rows = page.locator("#candidates tbody tr");
  await counts(rows, (n) => n > 0);
  const move = await rows.first().getAttribute("data-move");
  await rows.first().locator("button").click();
  await page.locator("#room-caption", { hasText: /^([3-9]|\d\d) · / }).waitFor();
  await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
  // The line begins with the moves of before, and the first of the new ones is the one proposed.
  await press(page, "Home ArrowRight");
  await page.locator("#room-chips button", { hasText: "A1" }).click();
  await stands(page, "2 · White A1");
  await press(page, "ArrowRight");
  await stands(page, move === "pass" ? "3 · Black passes" : `3 · Black ${move}`);
  assert.equal(await sgf(on.server, own), LINES);
  assert.deepEqual(page.complaints, []);
});

test("the engine is not asked about a chapter of another game, and goes on in the next of Go", async () => {
  const { own } = await begin(on.server, `${LINES}(;GM[2]SZ[7];B[cd];W[cc])`);
  const page = await visit(on, own);
  await engine(page);
  await counts(page.locator(".board .mark.hint"), (n) => n > 0);
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/look") && asked.push(request.postDataJSON()));
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#engine-none", { hasText: "another game than Go" }).waitFor();
  await counts(page.locator(".board .mark.hint"), 0);
  await press(page, "End");
  await stands(page, /2 · White .cc/);
  assert.equal(await page.locator("#candidates").isVisible(), false);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.deepEqual(asked, []);
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await counts(page.locator(".board .mark.hint"), (n) => n > 0);
  assert.deepEqual(page.complaints, []);
});
