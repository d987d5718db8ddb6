/** The analysis on the page, by a network with random weights. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { SPLIT, counts, open, person } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { networkStage } from "../lib/stage.mjs";

const on = networkStage();

async function finished(server = on.server) {
  const { key } = await server.newGame({ rules: "tromp-taylor" });
  await server.play({ both: key }, `${SPLIT.join(" ")} pass pass`);
  return key;
}

/** Turns the analysis on and waits until every position has an evaluation. */
async function analyse(page) {
  await page.locator("#analysis-on").click();
  await page.locator("#analysis-progress", { hasText: "Every position" }).waitFor();
}

test("graph, hints and ownership of a finished game", async () => {
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${await finished()}`);
  assert.equal(await page.locator("#analysis-graph").isVisible(), false, "nothing before it is asked for");
  await analyse(page);
  for (const curve of await page.locator("#analysis-graph .curve").all()) {
    // There are twelve positions before play stops, and the curve goes through all.
    assert.equal((await curve.getAttribute("d")).split("L").length, 12);
  }
  // The curves themselves say nothing to a screen reader. The graph has a name and says where it is.
  await counts(page.getByRole("slider", { name: "Course of the game" }), 1);
  await counts(page.locator("#analysis-graph svg:not([aria-hidden=true])"), 0);
  // With the keyboard the graph moves through the game, and says the evaluation.
  await page.locator("#analysis-graph").focus();
  await page.keyboard.press("Home");
  // An evaluation may change between two reads, so both values are read at once.
  const [said, shown] = await page.evaluate(() => [
    document.querySelector("#analysis-graph")?.getAttribute("aria-valuetext"),
    document.querySelector("#analysis-here")?.textContent,
  ]);
  assert.match(said ?? "", /chance of winning: \d+%/);
  assert.equal(said, shown);
  await page.keyboard.press("ArrowRight");
  await page.locator("#analysis-here", { hasText: "C3" }).waitFor();
  await page.locator('#analysis-graph[aria-valuenow="1"]').waitFor();

  await counts(page.locator(".mark.hint"), (hints) => hints > 0);
  // The first of the list is always the suggestion A on the board.
  await page.waitForFunction(() => {
    const point = document.querySelector("#analysis-hints li:not([hidden])")?.getAttribute("data-hint");
    return document.querySelector(`[data-point="${point}"][aria-label*="suggestion A"]`) !== null;
  });
  await page.locator("#show-hints").uncheck();
  await counts(page.locator(".mark.hint"), 0);

  // The network is sure of some points.
  await page.locator("#show-ownership").check();
  let squares = 0;
  for (let i = 0; i < SPLIT.length && squares === 0; i++) {
    squares = await page.locator(".mark.owned-black, .mark.owned-white").count();
    await page.locator("#replay-forward").click();
  }
  assert.ok(squares > 0);
  await page.locator("#show-ownership").uncheck();
  await counts(page.locator(".mark.owned-black, .mark.owned-white"), 0);

  await page.locator("#analysis-table summary").click();
  await counts(page.locator("#analysis-table tbody tr"), SPLIT.length + 2);
  // Every value of the curves is in the table, in words.
  for (const row of await page.locator("#analysis-table tbody tr").all()) {
    const [played, chance, lead] = await row.locator("td").allTextContents();
    assert.ok(played !== "" && (played === "White passes" || (/\d%/.test(chance) && lead !== "")), `${played} ${chance} ${lead}`);
  }
  await page.locator("#analysis-on").click();
  await page.locator("#analysis-graph").waitFor({ state: "hidden" });
  assert.deepEqual(page.complaints, []);
});

test("a good move shows its line on the board, under the mouse, with the keyboard, and to stay", async () => {
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${await finished()}`);
  await page.keyboard.press("Home");
  await analyse(page);
  const first = page.locator("#analysis-hints li:not([hidden]) .hint-move").first();
  await first.waitFor();
  // Nothing moves beside the board while a line is looked at.
  assert.equal(await page.locator("#line").isVisible(), false);
  await first.hover();
  await page.locator(".mark.numbered").first().waitFor({ state: "attached" });
  assert.equal(await page.locator("#line").isVisible(), false);
  await page.mouse.move(5, 5);
  await counts(page.locator(".mark.numbered"), 0);
  await first.focus();
  await page.locator(".mark.numbered").first().waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await page.locator("#line-about", { hasText: "expected play" }).waitFor();
  const [, steps] = /(\d+) of \1 /.exec(await page.locator("#line-caption").textContent());
  await page.locator("#line-back").click();
  await page.locator("#line-caption", { hasText: `${steps - 1} of ${steps} ` }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#line").waitFor({ state: "hidden" });
  await counts(page.locator(".mark.numbered"), 0);
  assert.deepEqual(page.complaints, []);
});

test("mistakes are a list, the largest first, and a click or Enter leads to each", async () => {
  // The network that comes with the program knows that the corners are bad on so small a board.
  const server = await Server.start();
  after(() => server.stop());
  const { key } = await server.newGame({ rules: "tromp-taylor" });
  await server.play({ both: key }, "A1 A5 C3 E5 pass pass");
  const page = await person(on.browser);
  await open(page, `${server.url}/g/${key}`);
  await analyse(page);
  const rows = page.locator("#mistakes [data-mistake]");
  await counts(rows, (count) => count > 1);
  const losses = (await page.locator("#mistakes .lost").allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
  assert.deepEqual(losses, [...losses].sort((a, b) => b - a));
  const moves = await rows.evaluateAll((all) => all.map((row) => Number(row.dataset.mistake)));
  assert.match(await rows.first().textContent(), /better: /);
  await rows.first().click();
  await page.locator(`#analysis-graph[aria-valuenow="${moves[0]}"]`).waitFor();
  await page.locator(`[data-mistake="${moves[0]}"][aria-current]`).waitFor();
  const other = page.locator(`[data-mistake="${moves[1]}"]`);
  await other.focus();
  await page.keyboard.press("Enter");
  await page.locator(`#analysis-graph[aria-valuenow="${moves[1]}"]`).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-mistake")), String(moves[1]));
  // Looked at more closely a position changes its value. The list is sorted by what it says.
  await page.waitForTimeout(1500);
  const later = (await told(page)).map(([, loss]) => loss);
  assert.deepEqual(later, [...later].sort((a, b) => b - a));
});

/** The listed moves with the points that the list says they lost. */
const told = (page) => page.locator("#mistakes [data-mistake]").evaluateAll((all) =>
  all.map((row) => [Number(row.dataset.mistake), Number(/[\d.]+/.exec(row.querySelector(".lost").textContent)[0])]));

test("the largest mistake is first by the number shown, while the analysis goes on and after it", async () => {
  const server = await Server.start();
  after(() => server.stop());
  const sgf = "(;SZ[9]RE[W+R]KM[6.5]RU[Chinese];B[ee];W[ce];B[ed];W[cd];B[ec];W[cc];B[eb];W[cb];B[ea];W[ca]"
    + ";B[ef];W[cf];B[eg];W[cg];B[eh];W[ch];B[ei];W[ci];B[];W[])";
  const response = await fetch(`${server.url}/api/records`, { method: "POST", body: sgf });
  const { keys } = await response.json();
  const page = await person(on.browser);
  const news = [];
  await page.exposeFunction("heard", (data) => void news.push(JSON.parse(data)));
  await page.addInitScript(() => {
    const listens = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function add(name, listener, ...more) {
      if (name === "analysis") listens.call(this, name, ({ data }) => void globalThis.heard(data));
      return listens.call(this, name, listener, ...more);
    };
  });
  await open(page, `${server.url}/g/${keys[0]}`);
  await page.locator("#analysis-on").click();
  await counts(page.locator("#mistakes [data-mistake]"), (count) => count > 2);
  const end = Date.now() + 90_000;
  while (news.at(-1)?.rough !== 0 && Date.now() < end) {
    const losses = (await told(page)).map(([, loss]) => loss);
    assert.deepEqual(losses, [...losses].sort((a, b) => b - a));
    await page.waitForTimeout(40);
  }
  assert.equal(news.at(-1)?.rough, 0, "all positions are judged closely");
  await page.waitForTimeout(300);
  const closely = await told(page);
  const losses = closely.map(([, loss]) => loss);
  assert.deepEqual(losses, [...losses].sort((a, b) => b - a));
  // Looked at most closely, a position has another value, but the list stays as it is.
  await page.locator("#mistakes [data-mistake]").first().click();
  await page.waitForTimeout(1500);
  const now = new Map(await told(page));
  for (const [move, loss] of closely) assert.equal(now.get(move), loss);
  assert.deepEqual(page.complaints, []);
});

test("the move that the search would have played loses nothing", async () => {
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${await finished()}`);
  const lost = await page.evaluate(async () => {
    const main = document.querySelector('script[type="module"]').src;
    const { lostBy } = await import(new URL("game/study.js", main).href);
    const before = { after: 0, lead: 5, toMove: "black", moves: [{ p: "A1" }, { p: null }] };
    const after = { after: 1, lead: 2, toMove: "white", moves: [] };
    const passed = { ...before, moves: [{ p: null }] };
    return [lostBy("black", before, after, "A1"), lostBy("black", before, after, "B1"), lostBy("black", passed, after, null)];
  });
  assert.deepEqual(lost, [0, 3, 0]);
});

test("every loss keeps its number until all are taken anew", async () => {
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${await finished()}`);
  const told = await page.evaluate(async () => {
    const main = document.querySelector('script[type="module"]').src;
    const { Study } = await import(new URL("game/study.js", main).href);
    const study = new Study();
    const steps = ["black", "white"].map((c, i) => ({ c, p: "A1", n: i + 1 }));
    const losses = (leads, left, rough) => {
      const judged = leads.map(([after, lead]) => ({ after, lead, toMove: after % 2 === 0 ? "black" : "white", moves: [{ p: "B1" }] }));
      study.learn({ judged, left, rough, full: false });
      return [study.loss(steps, 1), study.loss(steps, 2), study.mistakes(steps).join()];
    };
    return [
      losses([[0, 5], [1, 2]], 1, 3),
      losses([[0, 8], [2, 9]], 1, 3),
      losses([], 0, 3),
      losses([[0, 6]], 0, 1),
      losses([[0, 7]], 0, 0),
      losses([[0, 9]], 0, 0),
    ];
  });
  assert.deepEqual(told, [
    [3, null, ""], [3, 7, "2"], [6, 7, "1,2"], [6, 7, "1,2"], [5, 7, "1,2"], [5, 7, "1,2"],
  ]);
});

/** The news that `tellNews` tells this page are the only ones. */
async function ownNews(page) {
  await page.addInitScript(() => {
    const listens = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function add(name, listener, ...more) {
      if (name === "analysis") globalThis.tellNews = (news) => listener({ data: JSON.stringify(news) });
      else listens.call(this, name, listener, ...more);
    };
  });
}

test("what a mistake lost is the same number in the list, in the sentence and in the table, whatever news comes", async () => {
  const page = await person(on.browser);
  await ownNews(page);
  await open(page, `${on.server.url}/g/${await finished()}`);
  await page.locator("#analysis-on").click();
  await page.waitForFunction(() => globalThis.tellNews);
  await page.locator("#analysis-table summary").click();
  const tell = (leads, left, rough) => page.evaluate(([leads, left, rough]) => {
    const judged = leads.map(([after, lead]) => ({ after, lead, toMove: after % 2 === 0 ? "black" : "white", black: 0.5, moves: [] }));
    globalThis.tellNews({ judged, left, rough, full: false });
  }, [leads, left, rough]);
  /** The loss of a move in the list, in the sentence about it, and in the table. */
  const places = async (move) => {
    await page.locator(`[data-mistake="${move}"]`).click();
    await page.locator(`[data-mistake="${move}"][aria-current]`).waitFor();
    return page.evaluate((move) => {
      const [list, sentence, table] = [`[data-mistake="${move}"] .lost`, "#analysis-here", `#analysis-table tbody tr:nth-child(${move}) td:last-child`]
        .map((place) => document.querySelector(place).textContent);
      return [/[\d.]+/.exec(list)[0], /cost ([\d.]+) points/.exec(sentence)[1], table];
    }, move);
  };
  await tell([[0, 5], [1, -0.3], [2, 6]], 9, 12);
  assert.deepEqual(await places(1), ["5.3", "5.3", "5.3"]);
  assert.deepEqual(await places(2), ["6.3", "6.3", "6.3"]);
  // Another value of the first position changes what the first move lost. The list keeps its number.
  await tell([[0, 9]], 9, 12);
  assert.deepEqual(await places(1), ["5.3", "5.3", "5.3"]);
  // When every position has been judged, all losses are taken anew.
  await tell([[2, 7.1]], 0, 12);
  assert.deepEqual(await places(1), ["9.3", "9.3", "9.3"]);
  assert.deepEqual(await places(2), ["7.4", "7.4", "7.4"]);
  // The list stays where it is, however long the sentence above it is.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = new Set();
    for (const key of ["Home", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(100);
      tops.add(await page.evaluate(() => {
        const [list, box] = ["#mistakes", "#analysis"].map((place) => document.querySelector(place).getBoundingClientRect().top);
        return Math.round(list - box);
      }));
    }
    assert.equal(tops.size, 1, `${width}: ${[...tops]}`);
  }
  assert.deepEqual(page.complaints, []);
});

test("on a phone a row stays under the finger, and the board can be seen from the list and left again", async () => {
  const page = await person(on.browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await ownNews(page);
  await open(page, `${on.server.url}/g/${await finished()}`);
  await page.locator("#analysis-on").tap();
  await page.waitForFunction(() => globalThis.tellNews);
  await page.evaluate((count) => {
    const moves = ["A1", "B2", "E5"].map((p) => ({ p, visits: 9, black: 0.5, lead: 1, line: [{ c: "black", p, x: [] }] }));
    const judged = Array.from({ length: count }, (_, after) => {
      const toMove = after % 2 === 0 ? "black" : "white";
      return { after, lead: after % 2 === 0 ? 9 : -9, toMove, black: 0.5, moves };
    });
    globalThis.tellNews({ judged, left: 0, rough: 0, full: false });
  }, SPLIT.length);
  const row = page.locator("#mistakes [data-mistake]").nth(1);
  await row.waitFor();
  const top = (of) => of.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate((by) => scrollBy(0, by), (await top(row)) - 170);
  await page.waitForTimeout(300);
  const before = await top(row);
  await row.tap();
  // The hints come below the list.
  await page.locator("#analysis-hints li:not([hidden])").first().waitFor();
  await page.waitForTimeout(500);
  assert.equal(await top(row), before);
  await page.locator("#to-board").tap();
  const grid = await page.locator("#grid").boundingBox();
  assert.ok(grid.y >= 0 && grid.y + grid.height <= 740, `the board is in sight: ${JSON.stringify(grid)}`);
  await page.locator("#to-list").tap();
  await page.locator("#to-list").waitFor({ state: "hidden" });
  assert.equal(await top(row), before);
  assert.equal(await row.evaluate((element) => element === document.activeElement), true);
  // Beside the board there is nothing to lead to.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator("#to-board").waitFor({ state: "hidden" });
  assert.deepEqual(page.complaints, []);
});

test("on a phone each fact about a hint is on a line of its own, in each language", async () => {
  const key = await finished();
  for (const locale of ["de-DE", "en-GB", "fr-FR", "sv-SE"]) {
    const page = await person(on.browser, { locale, viewport: { width: 360, height: 740 } });
    await open(page, `${on.server.url}/g/${key}`);
    await page.keyboard.press("Home");
    await page.locator("#analysis-on").click();
    const hint = page.locator("#analysis-hints li:not([hidden]) .hint-move").first();
    await hint.waitFor();
    // The chance and the lead, each of as many lines as its words take.
    const lines = await hint.evaluate((button) => ["percent", "lead"].map((_, i) => {
      const words = [...button.querySelectorAll("span")].filter((span) => span.children.length === 0 && !span.matches(".letter, .line"))[i];
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }));
    assert.deepEqual(lines, [1, 1], `${locale}: ${await hint.innerText()}`);
    await page.context().close();
  }
});

test("both players of a running game must want it; who watches sees none", async () => {
  const game = await on.server.newGame({ opponent: { kind: "link" } });
  const pages = {};
  for (const side of ["black", "white", "watch"]) {
    pages[side] = await person(on.browser);
    await open(pages[side], on.server.url + game.links[side]);
    assert.equal(await pages[side].locator("#analysis-on").isVisible(), false);
  }
  assert.equal(await pages.watch.locator("#analysis-wish").isVisible(), false);
  await pages.black.locator("#analysis-wish").click();
  await pages.white.locator("#analysis-wanted").waitFor();
  await pages.white.locator("#analysis-wish").click();
  for (const side of ["black", "white"]) await analyse(pages[side]);
  assert.equal(await pages.watch.locator("#analysis-on").isVisible(), false);
  // One player does not want the analysis any more.
  await pages.black.locator(".mark.hint").first().waitFor({ state: "attached" });
  await pages.white.locator("#analysis-wish").click();
  await pages.black.locator("#analysis-on").waitFor({ state: "hidden" });
  await counts(pages.black.locator(".mark.hint"), 0);
});

test("a network guides the computer, and the page says so", async () => {
  const { key } = await on.server.newGame({ opponent: { kind: "computer", rank: "20k" } });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#player-white", { hasText: "network" }).waitFor();
  await page.locator("[data-point=C3]").click();
  await page.locator(".stones .stone.white").first().waitFor({ state: "attached" });
});

test("axe finds nothing serious, on a phone too, and nothing to scroll sideways", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const key = await finished();
  for (const colorScheme of ["light", "dark"]) {
    const page = await person(on.browser, { colorScheme, bypassCSP: true, viewport: { width: 390, height: 844 } });
    await open(page, `${on.server.url}/g/${key}`);
    await analyse(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.locator("#show-ownership").check();
    await page.locator("#analysis-table summary").click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide`);
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
    const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
    assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(" ")}`), [], colorScheme);
  }
});

test("without a network the page says how to give one, and offers nothing", async () => {
  const server = await Server.start(["--net", "none"]);
  try {
    const page = await person(on.browser);
    await open(page, `${server.url}/g/${await finished(server)}`);
    assert.match(await page.locator("#analysis-reason").textContent(), /--net/);
    for (const id of ["#analysis-on", "#analysis-wish", "#analysis-graph"]) {
      assert.equal(await page.locator(id).isVisible(), false);
    }
  } finally {
    await server.stop();
  }
});
