/** Evaluations of a record, mistakes by level, the report, guessing moves, playing on. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { cell, counts } from "../lib/browser.mjs";
import { networkStage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = networkStage();

const LINES = "(;SZ[7]KM[9]PB[Anna]PW[Ben]DT[2026-11-26];B[dd];W[cc]C[Why here?](;B[ec];W[ed])(;B[ee];W[de];B[ed]))";

/** Programs have judged the moves: Black's second loses eight points. */
const RECORDED = `(;SZ[7]KM[9]SBKV[50]SBKS[0.2];B[dd]LZ[K 52.0 1.2k -0.4 8\nmove C5 visits 900 winrate 5200 scoreMean -0.4 pv C5 E5 D6]
;W[cc]SBKV[51]SBKS[0.1];B[ec]SBKV[20]SBKS[-8.0];W[ed]SBKV[21]SBKS[-7.5])`;

async function engine(page) {
  await page.locator("#tab-engine").click();
  await page.locator("#engine-on").check();
  await page.locator("#engine-progress", { hasText: "Every position of this line" }).waitFor();
}

test("what programs wrote into a record is shown with their names, if it is wanted", async () => {
  const { own } = await begin(on.server, RECORDED);
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#tab-engine").click();
  const label = page.locator(".recorded label");
  await label.waitFor();
  assert.match(await label.textContent(), /\(Sabaki, Lizzie\)|\(Lizzie, Sabaki\)/);
  await counts(page.locator(".board .mark.hint"), 0);
  await page.locator("#recorded-on").check();
  assert.equal(await page.locator("#recorded-here").textContent(),
    "In the record, by Lizzie (\u2068K\u2069): Black’s chance of winning: 52%. Black leads by 0.4. 1,200 visits.");
  await counts(page.locator(".board .mark.hint"), 1);
  // The mistakes are those of the record, too, and the board shows the line of its program.
  await page.locator('[data-mistake="3"]').waitFor();
  assert.match(await page.locator('[data-mistake="3"]').textContent(), /8\.1/);
  await page.locator("#candidates tbody tr").hover();
  await counts(page.locator(".board .mark.numbered"), 3);
  // It stays so after a reload.
  await page.mouse.move(0, 0);
  await page.reload();
  await counts(page.locator(".board .mark.hint"), 1);
  assert.deepEqual(page.complaints, []);
});

test("a move that the rules do not allow is no mistake", async () => {
  const { own } = await begin(on.server, RECORDED.replace(";B[ec]", ";B[dd]"));
  const page = await visit(on, own);
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  await press(page, "End");
  await page.locator("#losses-details summary").click();
  await page.locator("#losses-details table").waitFor();
  await counts(page.locator('[data-mistake="3"]'), 0);
});

test("mistakes are named for players of a level, and listed by side and phase", async () => {
  const { own } = await begin(on.server, RECORDED);
  const page = await visit(on, own);
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  const mistake = page.locator('[data-mistake="3"]');
  await mistake.waitFor();
  await page.locator("#losses-details summary").click();
  // The choices stand in one line, beside each other.
  const tops = await page.locator("#losses-details select").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.deepEqual(tops, [tops[0], tops[0], tops[0]]);
  const row = page.locator('.losses tr[data-side="black"][data-phase="all"] td');
  assert.deepEqual((await row.allTextContents()).slice(-3), ["0", "1", "0"]);
  await page.locator("#losses-level").selectOption("r1d");
  await page.locator("#losses-names", { hasText: "a blunder from 6." }).waitFor();
  assert.deepEqual((await row.allTextContents()).slice(-3), ["0", "0", "1"]);
  await page.locator("#losses-side").selectOption("white");
  await mistake.waitFor({ state: "detached" });
  await page.locator("#losses-side").selectOption("both");
  await mistake.waitFor();
  await page.locator("#losses-phases").selectOption("end");
  await mistake.waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

test("the table, the list and the report tell the same losses while the engine goes on", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  // The news of the engine are those of the test.
  await page.addInitScript(() => {
    const listens = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function add(name, listener, ...more) {
      if (name === "analysis") globalThis.tellNews = (news) => listener({ data: JSON.stringify(news) });
      else listens.call(this, name, listener, ...more);
    };
  });
  const looked = page.waitForRequest("**/look").then((request) => request.postDataJSON().end);
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await page.locator("#tab-engine").click();
  await page.locator("#engine-on").check();
  const end = await looked;
  await page.locator("#losses-details summary").click();
  const tell = (leads, left, rough) => page.evaluate(([end, leads, left, rough]) => {
    const judged = leads.map(([after, lead]) => ({ after, lead, toMove: after % 2 === 0 ? "black" : "white", black: 0.5, moves: [], ownership: [], visits: 16, by: "" }));
    globalThis.tellNews({ end, moves: [], revision: 0, judged, left, rough, full: false });
  }, [end, leads, left, rough]);
  const row = (place) => page.locator(`${place} tr[data-side=black][data-phase=all] td`).allTextContents();
  const places = async () => {
    const [table, list] = [await row(".losses-box"), await page.locator("#mistakes [data-mistake] .lost").allTextContents()];
    await page.locator("#room-report").click();
    const report = [await row("#report"), await page.locator("#report-losses tbody td:nth-child(3)").allTextContents()];
    const note = await page.locator("#report-note").allTextContents();
    await page.locator("#report-back").click();
    assert.deepEqual(table, report[0]);
    return { table, list: list.map((words) => /[\d.]+/.exec(words)[0]), report: report[1], note };
  };
  await tell([[0, 0], [1, -1], [2, -1], [3, -10], [4, -10]], 0, 5);
  const first = await places();
  assert.deepEqual([first.table[1], first.list, first.report], ["5.0", ["9"], ["9.0"]]);
  assert.match(first.note[0], /5 positions of this line are still to be judged more closely/);
  await page.locator("#engine-progress", { hasText: "5 positions are still to be judged more closely" }).waitFor();
  // Other evaluations of single positions change none of the numbers.
  await tell([[0, 3], [3, -12]], 0, 3);
  assert.deepEqual({ ...await places(), note: [] }, { ...first, note: [] });
  assert.equal(await page.locator("#engine-progress", { hasText: "Every position" }).count(), 0);
  await tell([], 0, 0);
  await page.locator("#engine-progress", { hasText: "Every position of this line" }).waitFor();
  const last = await places();
  // The report has inaccuracies, too.
  assert.deepEqual([last.table[1], last.list, last.report, last.note], ["7.5", ["11", "4"], ["11.0", "4.0", "2.0"], []]);
  assert.deepEqual(page.complaints, []);
});

test("a list without a mistake says why it is empty", async () => {
  const { own } = await begin(on.server, RECORDED);
  const page = await visit(on, own);
  const none = page.locator("#mistakes-none");
  const says = (words) => none.filter({ hasText: words }).waitFor();
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  await page.locator('[data-mistake="3"]').waitFor();
  assert.equal(await none.isVisible(), false);
  await page.locator("#losses-details summary").click();
  await page.locator("#losses-side").selectOption("white");
  await says("No move of this side and phase cost 4 points or more.");
  assert.deepEqual(page.complaints, []);
  // Programs have judged a part of the line, or all of it.
  for (const [record, words] of [
    ["(;SZ[7]SBKV[50]SBKS[0.2];B[dd]SBKV[50]SBKS[0.1];W[cc])", "No move judged so far cost 4 points or more."],
    ["(;SZ[7]SBKV[50]SBKS[0.2];B[dd]SBKV[50]SBKS[0.1])", "No move cost 4 points or more."],
    ["(;SZ[7];B[dd];W[cc]SBKV[50]SBKS[0.1])", "No move is judged yet."],
  ]) {
    const other = await visit(on, (await begin(on.server, record)).own);
    await other.locator("#tab-engine").click();
    await other.locator("#recorded-on").check();
    await other.locator("#mistakes-none", { hasText: words }).waitFor();
  }
});

test("the report says which engines judged, and how closely", async () => {
  const page = await visit(on, (await begin(on.server, RECORDED)).own);
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  await page.locator('[data-mistake="3"]').waitFor();
  await page.locator("#room-report").click();
  const judges = async () => (await page.locator("#report-judges").textContent()).replaceAll(/[\u2068\u2069]/g, "");
  assert.equal(await judges(), "Judged by Sabaki. Judged by Lizzie K, 1,200 visits a position.");
  await page.locator("#report-back").click();
  await page.locator("#recorded-on").uncheck();
  await engine(page);
  await page.locator("#room-report").click();
  assert.match(await judges(), /^Judged by Tengen with the network \S+, [\d,]+( to [\d,]+)? visits a position\.$/);
  assert.deepEqual(page.complaints, []);
});

test("on a phone the report is whole, and a guess is told where the person looks", async () => {
  const { own } = await begin(on.server, RECORDED);
  for (const [lang, width] of [["en", 390], ["de", 390], ["fr", 390], ["sv", 390]]) {
    const page = await visit(on, own, { viewport: { width, height: 740 }, hasTouch: true, locale: lang });
    await page.locator("#tab-engine").click();
    await page.locator("#recorded-on").check();
    await page.locator('[data-mistake="3"]').waitFor();
    await page.locator("#room-report").click();
    const cut = await page.locator("#report .scroll").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => `${one.ariaLabel} ${one.scrollWidth}`));
    assert.deepEqual(cut, [], lang);
    await page.locator("#report-back").click();
  }
  // At the end of a line nothing is left to be guessed: it is said in sight.
  const page = await visit(on, own, { viewport: { width: 390, height: 740 }, hasTouch: true });
  const inSight = (selector) => page.waitForFunction((what) => {
    const { top, bottom } = document.querySelector(what).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, selector);
  await page.locator("#tab-engine").tap();
  await press(page, "End");
  await page.locator("#guess-box summary").tap();
  await page.locator("#guess-begin").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator("#guess-begin").tap();
  await page.locator("#guess-asked", { hasText: "No move is left" }).waitFor();
  await inSight("#guess");
  await page.locator("#guess-end").tap();
  // The last move of the line: the board to play on, and then the answer.
  await press(page, "ArrowLeft");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator("#guess-begin").tap();
  await inSight("#grid");
  await cell(page, "A1").tap();
  if (await page.locator("#place").isVisible()) await page.locator("#place").tap();
  await page.locator("#guess-asked", { hasText: "You: White A1." }).waitFor();
  await inSight("#guess");
  assert.deepEqual(page.complaints, []);
});

test("the badge over a line that nobody else sees covers no row of the board", async () => {
  const { read } = await begin(on.server, "(;SZ[9];B[ee])");
  for (const width of [390, 1280]) {
    const page = await visit(on, read, { viewport: { width, height: 800 } });
    await press(page, "End");
    await cell(page, "E9").click();
    if (await page.locator("#place").isVisible()) await page.locator("#place").click();
    await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
    const badge = await page.locator("#beside").boundingBox();
    const stone = await cell(page, "E9").boundingBox();
    // A stone has a little more than nine tenths of its point.
    assert.ok(badge.y + badge.height <= stone.y + stone.height * 0.08, `${width}: ${badge.y + badge.height} ${stone.y}`);
    assert.ok(badge.y >= 0);
  }
});

test("on paper the largest losses fill the pages", async () => {
  // Every move of Black's loses nine points.
  const moves = Array.from({ length: 12 }, (_, i) => `;${i % 2 === 0 ? "B" : "W"}[${"abcdefg"[i % 7]}${"abcdefg"[Math.floor(i / 7) + 2 * (i % 3)]}]SBKV[50]SBKS[${-9 * Math.ceil((i + 1) / 2)}]`);
  const page = await visit(on, (await begin(on.server, `(;SZ[7]SBKV[50]SBKS[0]${moves.join("")})`)).own);
  await press(page, "End");
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  await page.locator('[data-mistake="11"]').waitFor();
  await page.locator("#room-report").click();
  await page.locator("#report-end figure svg").waitFor();
  await page.locator("#report-turns", { hasText: "The lead never changed hands" }).waitFor();
  await counts(page.locator("#report-losses figure"), 6);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(pdf.match(/\/Type \/Page\b/g).length, 2);
  assert.deepEqual(page.complaints, []);
});

test("a line that only this page has is judged, too", async () => {
  const { own, read } = await begin(on.server, LINES);
  const page = await visit(on, read);
  await press(page, "ArrowRight ArrowRight");
  await engine(page);
  const before = await sgf(on.server, own);
  await cell(page, "B2").click();
  await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
  await counts(page.locator("#candidates tbody tr"), (n) => n > 0);
  await page.locator("#engine-here", { hasText: "B2" }).waitFor();
  assert.equal(await sgf(on.server, own), before);
  assert.deepEqual(page.complaints, []);
});

test("the report has the facts, the phases, the turning points, the comments and the end", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own, { viewport: { width: 900, height: 800 }, ...OPEN_TO_AXE });
  await press(page, "End");
  await engine(page);
  await page.locator("#room-report").click();
  const report = page.locator("#report");
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "H1");
  await report.locator(".report-players", { hasText: "Anna" }).waitFor();
  await report.locator("#report-phases tr[data-side=black][data-phase=all]").waitFor();
  await report.locator("#report-comments figcaption", { hasText: "Why here?" }).waitFor();
  await report.locator("#report-end figure svg").waitFor();
  const curve = await report.locator("#report-course .chance .curve").getAttribute("d");
  assert.equal(curve.split("L").length, 5);
  assert.deepEqual(await faults(page), []);
  const pdf = await page.pdf({ printBackground: false });
  assert.ok(pdf.byteLength > 10_000);
  // Arrows do not walk through the tree behind it.
  await press(page, "Home Escape");
  await report.waitFor({ state: "detached" });
  await stands(page, "4 · White E4");
  assert.deepEqual(page.complaints, []);
});

test("on paper a long comment goes on over columns and pages, and leaves no half page empty", async () => {
  const said = (i) => "Black has to think about the corner here. ".repeat(i % 2 === 0 ? 70 : 3);
  const moves = Array.from({ length: 12 }, (_, i) => `;${i % 2 === 0 ? "B" : "W"}[${"abcdefghijkl"[i]}a]C[${said(i)}]`);
  const { own } = await begin(on.server, `(;SZ[19]${moves.join("")})`);
  const page = await visit(on, own, { viewport: { width: 900, height: 800 } });
  await press(page, "End");
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await page.locator("#report-end figcaption").waitFor();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const pages = pdf.match(/\/Type \/Page\b/g).length;
  assert.ok(pages <= 7, `${pages} pages`);
  // The heading stands with the first diagram.
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("#report-comments h2").evaluate((h2) => getComputedStyle(h2).breakAfter), "avoid");
  assert.deepEqual(page.complaints, []);
});

test("what others change meanwhile does not take the answer to a guess away", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee](;W[cc];B[gg])(;W[gc];B[cg]))");
  const [page, other] = [await visit(on, read), await visit(on, own)];
  await press(page, "ArrowRight");
  await page.locator("#tab-engine").click();
  await page.locator("#guess-box summary").click();
  await page.locator("#guess-begin").click();
  await page.locator("#guess-asked", { hasText: "Move 2: where does White play?" }).waitFor();
  await cell(page, "G7").click();
  const answer = page.locator("#guess-asked", { hasText: "You: White G7. In the record: White C7." });
  await answer.waitFor();
  await press(other, "ArrowRight");
  await cell(other, "A1").click();
  await saved(on.server, own, (text) => text.includes("[ai]"));
  await page.waitForTimeout(500);
  await answer.waitFor();
  await page.locator("#guess-next").click();
  await page.locator("#guess-asked", { hasText: "Move 3: where does Black play?" }).waitFor();
  await stands(page, "2 · White C7");
});

test("moves are guessed, and the score says what both lose", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await engine(page);
  const before = await sgf(on.server, own);
  await page.locator("#guess-box summary").click();
  await page.locator("#guess-side").selectOption("B");
  await page.locator("#guess-begin").click();
  const asked = page.locator("#guess-asked");
  await page.locator("#guess-asked", { hasText: "Move 1: where does Black play?" }).waitFor();
  assert.equal(await page.locator(".board .mark.hint").count(), 0);
  assert.equal(await page.locator(".board .mark.next-black").count(), 0);
  await cell(page, "D4").click();
  await page.locator("#guess-asked", { hasText: "Right: Black D4." }).waitFor();
  // The question and the answer are read out, and no step between.
  await page.locator("#announcer p", { hasText: "Right: Black D4." }).waitFor({ state: "attached" });
  assert.deepEqual((await page.locator("#announcer p").allTextContents()).filter((said) => /^(Move 1, |No move)/.test(said)), []);
  await page.locator("#guess-next").click();
  await stands(page, "2 · White C5");
  await page.locator("#guess-asked", { hasText: "Move 3: where does Black play?" }).waitFor();
  await cell(page, "A1").click();
  await page.locator("#guess-asked", { hasText: "You: Black A1. In the record: Black E5. Points lost:" }).waitFor();
  await page.locator("#guess-score", { hasText: "1 of 2 moves as in the record. Points lost a move: you" }).waitFor();
  await page.locator("#guess-next").click();
  await page.locator("#guess-asked", { hasText: "No move is left" }).waitFor();
  await stands(page, "4 · White E4");
  await page.locator("#guess-end").click();
  await page.locator("#guess").waitFor({ state: "hidden" });
  assert.equal(await sgf(on.server, own), before, "a guess is no change of the study");
  assert.equal(await asked.isVisible(), false);
  assert.deepEqual(page.complaints, []);
});

test("until guessing stops nothing tells the moves to come or the mistakes", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await page.addInitScript(() => {
    // A network with random weights finds no mistake: the second move loses ten points by decree.
    const { parse } = JSON;
    JSON.parse = (...all) => {
      const news = parse(...all);
      for (const one of news?.judged ?? []) if (one.after >= 2) one.lead += 10;
      return news;
    };
    // The colours of the lines of the tree.
    window.strokes = new Set();
    const { stroke } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.stroke = function () {
      window.strokes.add(this.strokeStyle);
      stroke.call(this);
    };
  });
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await engine(page);
  const rows = async () => Math.round(await page.locator(".tree-space").evaluate((space) => space.clientWidth) / 27);
  const arcs = () => page.evaluate(async () => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.strokeStyle = getComputedStyle(document.querySelector("#tree-scroller")).getPropertyValue("--danger");
    window.strokes.clear();
    dispatchEvent(new Event("resize"));
    document.querySelector("#tree-scroller").dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return window.strokes.has(pen.strokeStyle);
  });
  const hidden = async (shown) => {
    await counts(page.locator(".board .mark:is(.hint, .next-black, .next-white, .beside-black, .beside-white)"), 0);
    for (const id of ["candidates", "analysis-graph", "losses-details"]) assert.equal(await page.locator(`#${id}`).isVisible(), false, id);
    assert.equal(await rows(), shown);
    assert.equal(await arcs(), false);
    assert.equal(await page.locator("#room-chips button").count(), 0);
  };
  assert.deepEqual([await rows(), await arcs()], [6, true]);
  await counts(page.locator("#tree [role=treeitem]"), 3);
  await page.locator("#guess-box summary").click();
  await page.locator("#guess-begin").click();
  await hidden(1);
  await cell(page, "D4").click();
  await page.locator("#guess-asked", { hasText: "Right: Black D4. Points lost:" }).waitFor();
  await hidden(2);
  // The fork below is not there for a screen reader either.
  await counts(page.locator("#tree [role=treeitem]"), 1);
  await page.locator("#guess-next").click();
  await cell(page, "A1").click();
  await page.locator("#guess-asked", { hasText: "In the record: White C5. Points lost:" }).waitFor();
  await hidden(3);
  await page.locator("#guess-end").click();
  await page.waitForFunction(() => document.querySelector(".tree-space").clientWidth === 27 * 6);
  await page.locator("#candidates").waitFor();
  assert.equal(await arcs(), true);
  assert.deepEqual(page.complaints, []);
});

test("on a phone the question, its answer and the next one stand directly below the board", async () => {
  const { own } = await begin(on.server, LINES);
  for (const viewport of [{ width: 390, height: 740 }, { width: 360, height: 740 }]) {
    const page = await visit(on, own, { viewport, hasTouch: true });
    const box = (selector) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
    // Without a fork there is no room for its lines.
    assert.ok((await box(".room-head")).top - (await box(".caption-row")).bottom < 20);
    await engine(page);
    await page.locator("#guess-box summary").click();
    await page.locator("#guess-begin").click();
    await cell(page, "D4").click();
    if (await page.locator("#place").isVisible()) await page.locator("#place").click();
    await page.locator("#guess-asked", { hasText: "Right: Black D4. Points lost:" }).waitFor();
    await page.locator("#guess-score", { hasText: "Points lost a move" }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const [board, strip, asked, score, next] = [await box(".board"), await box("#guess"), await box("#guess-asked"), await box("#guess-score"), await box("#guess-next")];
    assert.ok(strip.top >= board.bottom - 1 && strip.top - board.bottom < 24, JSON.stringify([board, strip]));
    assert.ok(score.top >= asked.bottom && next.top >= score.bottom);
    assert.ok(asked.width > viewport.width - 60 && score.width > viewport.width - 60);
    assert.ok(next.bottom < viewport.height, `${next.bottom}`);
    await page.close();
  }
});

test("a guess is judged at once with the move of the record, and a second click is none", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await page.locator("#tab-engine").click();
  await page.locator("#guess-box summary").click();
  await page.locator("#guess-begin").click();
  await page.locator("#engine-on").check();
  await page.evaluate(() => ["A1", "G7"].forEach((name) => document.querySelector(`[data-point="${name}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))));
  await page.locator("#guess-asked", { hasText: /You: Black A1\. In the record: Black D4\. Points lost: [\d.]+ by your move, [\d.]+ by/ }).waitFor();
  assert.match(await page.locator("#guess-score").textContent(), /^0 of 1 move as in the record/);
  await page.locator("#guess-next").focus();
  await page.keyboard.press("Enter");
  await stands(page, "1 · Black D4");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
  // Begun anew beside a move that is told, nothing of it stays.
  await cell(page, "A1").click();
  await page.locator("#guess-asked", { hasText: "You: White A1" }).waitFor();
  await page.locator("#guess-side").selectOption("W");
  await page.locator("#guess-begin").click();
  await page.locator("#guess-asked", { hasText: "Move 2: where does White play?" }).waitFor();
  await counts(page.locator(".board .stones .stone:not(.leaving)"), 1);
  await press(page, "Home");
  await page.locator("#guess-asked", { hasText: "not to be guessed" }).waitFor();
  await page.locator("#guess-next").click();
  await page.locator("#guess-asked", { hasText: "Move 2: where does White play?" }).waitFor();
  await page.locator("#guess-end").click();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SUMMARY");
  assert.deepEqual(page.complaints, []);
});

test("without the engine the report has what the record says, or no mistakes", async () => {
  const { own } = await begin(on.server, RECORDED);
  const page = await visit(on, own);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/evaluations")) asked += 1;
  });
  await engine(page);
  await page.locator("#engine-on").uncheck();
  await page.locator("#room-report").click();
  await page.locator("#report-note", { hasText: "switched off" }).waitFor();
  assert.equal(await page.locator("#report-turns, #report-losses, #report-phases").count(), 0);
  await press(page, "Escape");
  await page.locator("#recorded-on").check();
  await page.locator("#room-report").click();
  const turn = page.locator("#report-losses figure");
  await turn.waitFor();
  const caption = await turn.locator("figcaption").textContent();
  assert.match(caption, /^Move 3: Black E5\. A mistake: it lost 8\.1 points\. The chance of winning went from 51% to 20%\./);
  assert.equal(await turn.locator("svg").getAttribute("aria-label"), "Move 3: Black E5.");
  assert.ok(await turn.locator(".stones .stone").count() > 1);
  await page.locator("#report-end", { hasText: "not finished" }).waitFor();
  await press(page, "Escape Home End");
  assert.equal(asked, 1, "the record is asked once about each node");
  assert.deepEqual(page.complaints, []);
});

test("a game goes on from a node, against the computer", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own, OPEN_TO_AXE);
  await press(page, "ArrowRight ArrowRight");
  await page.locator("#tab-engine").click();
  await page.locator("#room-play-on").click();
  await page.locator("#play-on-rank").selectOption("15k");
  assert.equal(await page.locator("#play-on-colour").inputValue(), "black");
  assert.deepEqual(await faults(page), []);
  await page.locator("#play-on-begin").click();
  await page.waitForURL(/\/g\//);
  await cell(page, "E5").click();
  await counts(page.locator(".board .stones .stone"), 4);
  assert.deepEqual(page.complaints, []);
});

test("a record keeps the engine's evaluations if that is wanted", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await press(page, "End");
  await engine(page);
  await page.locator("#tab-share").click();
  await page.locator("#with-evaluations").check();
  const download = page.waitForEvent("download");
  await page.locator("#chapter-sgf").click();
  const text = await readFile(await (await download).path(), "utf8");
  assert.equal(text.match(/TENGENV\[/g).length, 5);
  assert.match(text, /B\[dd\]SBKV\[[\d.]+\]SBKS\[-?[\d.]+\]TENGENV\[1 /);
  assert.deepEqual(page.complaints, []);
});

test("turning points are where the lead changes hands and where the game is decided, and losses are what they are", async () => {
  // Black is ahead, White takes the lead by the 5th move and has won from the 8th; the 2nd loses most, and turns nothing.
  const chances = [50, 60, 70, 62, 52, 40, 45, 30, 4, 3, 2];
  const points = ["aa", "ba", "ca", "da", "ea", "fa", "ga", "ab", "bb", "cb"];
  const moves = points.map((point, i) => `;${i % 2 === 0 ? "B" : "W"}[${point}]SBKV[${chances[i + 1]}]SBKS[${i === 1 ? 30 : 5 - i}]`);
  const page = await visit(on, (await begin(on.server, `(;SZ[7]SBKV[50]SBKS[5]${moves.join("")})`)).own);
  await press(page, "End");
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  await page.locator("[data-mistake]").first().waitFor();
  await page.locator("#room-report").click();
  const turns = page.locator("#report-turns figcaption");
  await counts(turns, 2);
  const said = await turns.allTextContents();
  assert.match(said[0], /^Move 5: Black E7\. White takes the lead\. The chance of winning went from 52% to 40%\./);
  assert.match(said[1], /^Move 8: White A6\. From here on White has won\. The chance of winning went from 70% to 96%\./);
  await page.locator("#report-losses figcaption", { hasText: "Move 2" }).waitFor();
  await page.locator("#report-as-of", { hasText: "Judged as of" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("the report has what people wrote, and what programs wrote only if it is asked for", async () => {
  const programs = Array.from({ length: 70 }, (_, i) => `;${i % 2 === 0 ? "B" : "W"}[${"abcdefghi"[i % 9]}${"abcdefghi"[Math.floor(i / 9)]}]C[* Win rate: B 51.${i}%\n* Visits: 100]`);
  const record = `(;SZ[9]${programs.join("")};B[ii]C[Black win rate: 48.1%\nVisits: 100\n\nWhy here?])`;
  const page = await visit(on, (await begin(on.server, record)).own);
  await press(page, "End");
  await page.locator("#own-remark").fill("A good end");
  await page.locator("#own-remark").blur();
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  const figures = page.locator("#report-comments figcaption");
  await counts(figures, 1);
  assert.match(await figures.textContent(), /^Move 71: Black J1\. Why here\?.*A good end$/);
  const asked = page.locator("#report-programs");
  await asked.locator("summary", { hasText: "71 comments" }).click();
  await counts(asked.locator("figure"), 60);
  await asked.locator("p.hint", { hasText: "11" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a report on a line of which nothing is judged does not say since when", async () => {
  const page = await visit(on, (await begin(on.server, LINES)).own);
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await page.locator("#report h1").waitFor();
  await counts(page.locator("#report-as-of"), 0);
  // On paper it has a date all the same, and says that the engine was off.
  await page.emulateMedia({ media: "print" });
  assert.match(await page.locator("#report-made").innerText(), /^Made on .*\d{4}/);
  assert.match(await page.locator("#report-note").innerText(), /^The engine is switched off/);
});

test("a report is not printed before the judge has looked at the end of the line, and says so until then", async () => {
  const page = await visit(on, (await begin(on.server, LINES)).own);
  await page.evaluate(() => {
    globalThis.prints = [];
    window.print = () => globalThis.prints.push(document.querySelector("#report-end")?.innerText ?? "the board");
  });
  let go = () => {};
  let gate = new Promise((resolve) => (go = resolve));
  await page.route("**/judgement?*", async (route) => {
    await gate;
    await route.continue();
  });
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await page.locator("#report-end", { hasText: "Not finished: Tengen is looking" }).waitFor();
  const print = page.locator("#report-print");
  await print.click();
  assert.equal(await print.isDisabled(), true, "a second press prints nothing more");
  await page.waitForTimeout(200);
  const prints = () => page.evaluate(() => globalThis.prints);
  assert.deepEqual(await prints(), []);
  go();
  await page.waitForFunction(() => globalThis.prints.length > 0);
  assert.doesNotMatch((await prints())[0], /looking/);
  assert.equal(await print.isDisabled(), false);
  // A person who goes back to the board while the judge looks does not get the board on paper.
  await page.keyboard.press("Escape");
  await counts(page.locator("#report"), 0);
  gate = new Promise((resolve) => (go = resolve));
  await page.locator("#room-report").click();
  await print.click();
  await page.keyboard.press("Escape");
  await counts(page.locator("#report"), 0);
  const answered = page.waitForResponse("**/judgement?*");
  go();
  await answered;
  await page.waitForTimeout(200);
  assert.equal((await prints()).length, 1);
  assert.deepEqual(page.complaints, []);
});

test("dates are written as the person's own kind of English has them, and results in words of each language", async () => {
  const { own } = await begin(on.server, "(;SZ[9]RE[B+R];B[ee])");
  for (const [locale, day, result] of [["en-GB", /^Made on \d{1,2} [A-Z]/, "Black wins by resignation"], ["en-US", /^Made on [A-Z][a-z]+ \d{1,2}, \d{4}/, "Black wins by resignation"],
    ["de-AT", /^Erstellt: \d/, "Schwarz gewinnt durch Aufgabe"], ["fr-FR", /^Établi le \d/, "Noir gagne par abandon"], ["sv-SE", /^Gjord \d/, "Svart vinner, Vit gav upp"]]) {
    const page = await visit(on, own, { locale });
    await page.locator('#game-facts [data-fact="RE"]', { hasText: result }).waitFor();
    await page.locator("#tab-engine").click();
    await page.locator("#engine-on").uncheck();
    await page.locator("#room-report").click();
    assert.match(await page.locator("#report-made").innerText(), day, locale);
    await page.locator("#report .game-facts", { hasText: result }).waitFor();
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a report says from when it is, and is brought up to date by a button", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await page.addInitScript(() => {
    const listens = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function add(name, listener, ...more) {
      if (name === "analysis") globalThis.tellNews = (news) => listener({ data: JSON.stringify(news) });
      else listens.call(this, name, listener, ...more);
    };
  });
  const looked = page.waitForRequest("**/look").then((request) => request.postDataJSON().end);
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await page.locator("#tab-engine").click();
  await page.locator("#engine-on").check();
  const end = await looked;
  const tell = (leads) => page.evaluate(([node, all]) => {
    const judged = all.map(([after, lead]) => ({ after, lead, toMove: after % 2 === 0 ? "black" : "white", black: 0.5, moves: [], ownership: [], visits: 16, by: "" }));
    globalThis.tellNews({ end: node, moves: [], revision: 0, judged, left: 0, rough: 0, full: false });
  }, [end, leads]);
  await tell([[0, 0], [1, -9]]);
  await page.locator("#room-report").click();
  const mean = page.locator("#report tr[data-side=black][data-phase=all] td").first();
  assert.equal(await mean.textContent(), "1");
  assert.equal(await page.locator("#report-renew").isVisible(), false);
  await tell([[2, -9], [3, -9]]);
  await page.locator("#report-renew").click();
  await page.locator("#report tr[data-side=black][data-phase=all] td", { hasText: "2" }).first().waitFor();
  assert.equal(await page.locator("#report-renew").isVisible(), false);
  await press(page, "Escape");
  await page.locator("#report").waitFor({ state: "detached" });
  assert.deepEqual(page.complaints, []);
});

test("while the engine is off a guess tells no points, neither the engine's nor the record's", async () => {
  const { own } = await begin(on.server, RECORDED);
  const page = await visit(on, own);
  await page.locator("#tab-engine").click();
  await page.locator("#recorded-on").check();
  assert.equal(await page.locator("#engine-on").isChecked(), false);
  await page.locator("#guess-box summary").click();
  await page.locator("#guess-begin").click();
  await page.locator("#guess-asked", { hasText: "Move 1" }).waitFor();
  await cell(page, "D4").click();
  await page.locator("#guess-asked", { hasText: "Right: Black D4." }).waitFor();
  await page.locator("#guess-next").click();
  await page.locator("#guess-asked", { hasText: "Move 2" }).waitFor();
  for (const what of ["#guess-asked", "#guess-score"]) assert.doesNotMatch(await page.locator(what).textContent(), /Points lost/);
  // Nor those of before, when it is switched off in between.
  await page.locator("#engine-on").check();
  await cell(page, "C5").click();
  await page.locator("#guess-score", { hasText: "Points lost" }).waitFor();
  await page.locator("#engine-on").uncheck();
  for (const what of ["#guess-asked", "#guess-score"]) await page.locator(what).filter({ hasNotText: "Points lost" }).waitFor();
  assert.equal(await page.locator(".board .mark.hint").count(), 0);
  assert.deepEqual(page.complaints, []);
});

test("numbers are in the page's language, wherever a record says them", async () => {
  const record = RECORDED.replace("KM[9]", "KM[6.5]RE[B+3.5]PB[Anna]TM[1200]");
  for (const locale of ["de-DE", "fr-FR", "sv-SE"]) {
    const { own } = await begin(on.server, record);
    const page = await visit(on, own, { locale });
    await page.locator('#game-facts [data-fact="KM"]', { hasText: "6,5" }).waitFor();
    await page.locator('#game-facts [data-fact="RE"]', { hasText: /^(Schwarz|Noir|Svart) .*3,5/ }).waitFor();
    await page.locator("#tab-edit").click();
    await page.locator("#room-info").click();
    assert.equal(await page.locator("#info-KM").inputValue(), "6,5");
    assert.equal(await page.locator("#info-RE").inputValue(), "B+3,5");
    await page.locator("#info-PB").fill("Berta");
    await page.locator("#info-save").click();
    await page.locator('#game-facts [data-fact="PB"]', { hasText: "Berta" }).waitFor({ state: "attached" });
    // What was not changed stays as the record has it.
    assert.match(await sgf(on.server, own), /KM\[6\.5\]RE\[B\+3\.5\]/);
    await press(page, "End");
    await page.locator("#tab-engine").click();
    await page.locator("#recorded-on").check();
    await page.locator("[data-mistake]").first().waitFor();
    // Dates and thousands have points in German.
    const point = /(?<![\d.,])\d{1,2}\.\d{1,2}(?![\d.,])/;
    assert.doesNotMatch(await page.locator("#room").innerText(), point);
    await page.locator("#room-report").click();
    await page.locator("#report-end figure svg").waitFor();
    assert.doesNotMatch(await page.locator("#report").innerText(), point);
    assert.match(await page.locator("#report header").innerText(), /6,5/);
    assert.deepEqual(page.complaints, []);
  }
});

test("back in the browser leads from the report to the board, and forward to the report again", async () => {
  const { own } = await begin(on.server, LINES);
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await page.locator("#report").waitFor();
  await page.goBack();
  await page.locator("#report").waitFor({ state: "detached" });
  await stands(page, "2 · White C5");
  assert.equal(await page.evaluate(() => document.querySelector("#room").inert), false);
  await page.goForward();
  await page.locator("#report").waitFor();
  // The button and Escape leave no second step behind.
  await page.locator("#report-back").click();
  await page.locator("#report").waitFor({ state: "detached" });
  const before = await page.evaluate(() => history.length);
  for (let times = 0; times < 2; times += 1) {
    await page.locator("#room-report").click();
    await page.locator("#report").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#report").waitFor({ state: "detached" });
  }
  assert.equal(await page.evaluate(() => history.length), before);
  // Two quick presses close the report, and do not leave the study.
  await page.locator("#room-report").click();
  await page.locator("#report").waitFor();
  await page.evaluate(() => {
    for (let times = 0; times < 2; times += 1) dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });
  await page.locator("#report").waitFor({ state: "detached" });
  await page.waitForTimeout(300);
  await stands(page, "2 · White C5");
  assert.deepEqual(page.complaints, []);
});
