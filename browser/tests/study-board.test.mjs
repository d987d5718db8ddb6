/** The board of a study: arrows drawn by dragging, labels of one's own words, on a phone too. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { cell, counts } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const GAME = "(;SZ[9];B[ee];W[ec](;B[gc];W[cg]C[see 3];B[cc])(;B[ge];W[gg]))";

const middle = async (page, name) => {
  const { x, y, width, height } = await cell(page, name).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

test("an arrow is drawn by dragging, and taken away by dragging again; the two clicks stay", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-edit").click();
  await page.locator('[data-tool="AR"]').click();
  const drag = async (from, to) => {
    const [a, b] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await page.mouse.move(b.x, b.y);
    await counts(page.locator(".board .mark.arrow"), 1);
    await page.mouse.up();
  };
  await drag("C3", "G7");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]AR[cg:gc])");
  await counts(page.locator(".board .mark.chosen"), 0);
  await drag("C3", "G7");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  // A line that ends where it begins is none.
  await page.locator('[data-tool="LN"]').click();
  const [a, b] = [await middle(page, "C3"), await middle(page, "D3")];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y);
  await page.mouse.move(a.x, a.y);
  await page.mouse.up();
  await counts(page.locator(".board .mark.line"), 0);
  await counts(page.locator(".board .mark.chosen"), 0);
  await cell(page, "A1").click();
  await cell(page, "B1").click();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]LN[ai:bi])");
  assert.deepEqual(page.complaints, []);
});

test("marks are set over one point after another, taken away so, and one undo takes a stroke back", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-edit").click();
  const stroke = async (...names) => {
    const [first, ...others] = await Promise.all(names.map((name) => middle(page, name)));
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  for (const tool of ["VW", "DD", "TB", "TW", "TR"]) {
    await page.locator(`[data-tool="${tool}"]`).click();
    await stroke("A1", "C1");
    await saved(on.server, own, (text) => text === `(;SZ[9];B[ee]${tool}[ai][bi][ci])`);
    // A stroke that begins on a mark takes marks away.
    await stroke("B1", "D1");
    await saved(on.server, own, (text) => text === `(;SZ[9];B[ee]${tool}[ai])`);
    await press(page, "Control+z Control+z");
    await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
    // A click is one mark, as before.
    await cell(page, "J9").click();
    await saved(on.server, own, (text) => text === `(;SZ[9];B[ee]${tool}[ia])`);
    await cell(page, "J9").click();
    await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  }
  assert.deepEqual(page.complaints, []);
});

test("a stroke ends where it began when the page is led elsewhere meanwhile, and misses no point", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#tab-edit").click();
  await page.locator('[data-tool="TR"]').click();
  const [a, b, c] = [await middle(page, "A1"), await middle(page, "B1"), await middle(page, "D1")];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y);
  await press(page, "ArrowRight");
  await page.mouse.move(c.x, c.y);
  await page.mouse.up();
  await stands(page, "2 · White E7");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]TR[ai][bi];W[ec])");
  await press(page, "Control+z");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[ec])");
  // The undo leads to what it changed. Points told in one event with others are passed, too.
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.evaluate(([from, over, to]) => {
    const at = ({ x, y }) => ({ clientX: x, clientY: y, buttons: 1, isPrimary: true, bubbles: true, pointerId: 1 });
    const coalescedEvents = [from, over, to].map((point) => new PointerEvent("pointermove", at(point)));
    document.querySelector(".board [data-index], .board button, .board")
      .dispatchEvent(new PointerEvent("pointermove", { ...at(to), coalescedEvents }));
  }, [a, b, c]);
  await page.mouse.up();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]TR[ai][bi][di];W[ec])");
  assert.deepEqual(page.complaints, []);
});

test("a finger draws an arrow, and does not walk through the moves meanwhile", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own, PHONE);
  await page.locator("#room-forward").tap();
  await page.locator("#tab-edit").tap();
  await page.locator('[data-tool="AR"]').tap();
  await page.locator(".board").scrollIntoViewIfNeeded();
  const [from, to] = [await middle(page, "C3"), await middle(page, "G3")];
  const client = await page.context().newCDPSession(page);
  const touch = (type, point) => client.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await touch("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", { x: from.x + (to.x - from.x) * part, y: from.y });
  await touch("touchEnd");
  await saved(on.server, own, (text) => text.includes("B[ee]AR[cg:gg]"));
  await stands(page, "1 · Black E5");
});

test("a label has the person's own words", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own, OPEN_TO_AXE);
  await press(page, "End");
  await page.locator("#tab-edit").click();
  await page.locator('[data-tool="text"]').click();
  await cell(page, "C3").click();
  await page.locator("#label-dialog").waitFor();
  assert.deepEqual(await faults(page), []);
  await page.keyboard.type("tesuji]: long");
  await page.keyboard.press("Enter");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]LB[cg:tesuji\\]\\:])");
  await page.locator(".board .mark.label text", { hasText: "tesuji]:" }).waitFor({ state: "attached" });
  await cell(page, "C3").click();
  assert.equal(await page.locator("#label-text").inputValue(), "tesuji]:");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  // No answer changes nothing.
  await cell(page, "C3").click();
  await page.keyboard.press("Escape");
  assert.equal(await sgf(on.server, own), "(;SZ[9];B[ee])");
});

test("a word at a point of a large board can be read", async () => {
  const { own } = await begin(on.server, "(;SZ[19]AB[dd]LB[dd:ladder][pp:sente here][jj:mmmmmmmm][gg:12345678][gj:WWW][jg:iiiiiiii][dj:abc])");
  const page = await visit(on, own, { viewport: { width: 1280, height: 800 } });
  const words = page.locator(".board .mark.label text");
  await counts(words, 7);
  // And it keeps to its point.
  for (const [text, width] of await words.evaluateAll((all) => all.map((one) => [one.textContent, one.getBBox().width]))) assert.ok(width <= 100, `${text} is ${width} wide`);
  for (const height of await words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))) assert.ok(height > 10, `${height}`);
});

test("nodes are found by the number of their move", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own);
  await press(page, "/");
  for (const [wanted, count] of [["#3", 2], ["3", 3], ["4", 2], ["#6", 0], ["w c3", 1]]) {
    await page.locator("#find-text").fill(wanted);
    await page.locator("#find-dialog [role=status]", { hasText: count === 0 ? "Nothing" : `${count} node` }).waitFor();
    await counts(page.locator("#find-dialog .found"), count);
  }
  await page.locator("#find-text").fill("#3");
  await page.locator("#find-dialog .found", { hasText: "3 Black G5" }).click();
  await press(page, "Escape");
  await stands(page, "3 · Black G5");
});

test("words are found whatever their case and accents", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee]C[Coup forcé];W[ec]N[ÉCHELLE];B[gg]C[Weiß])");
  const page = await visit(on, own);
  await press(page, "/");
  for (const wanted of ["force", "FORCÉ", "échelle", "echelle", "weiss"]) {
    await page.locator("#find-text").fill(wanted);
    await counts(page.locator("#find-dialog .found"), 1);
  }
  await page.locator("#find-text").fill("forct");
  await counts(page.locator("#find-dialog .found"), 0);
});

test("moves, passes and judgements are found in the words of the page's language", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee]BM[1];W[ec];B[];W[gg]HO[1])");
  for (const [locale, wanted] of [
    ["en", { "Black E5": 1, "w e7": 1, we7: 1, "black e7": 0, pass: 1, "bad move": 1, bm: 1, bookmark: 1 }],
    ["de", { "Schwarz E5": 1, "S E5": 1, "B E5": 1, "w e7": 1, passt: 1, "schlechter zug": 1 }],
    ["fr", { "Noir E5": 1, "n e5": 1, "B E5": 0, "B E7": 1, passe: 1 }],
    ["sv", { "Svart E5": 1, "v e7": 1, passar: 1 }],
  ]) {
    const page = await visit(on, own, { locale });
    await press(page, "/");
    for (const [text, count] of Object.entries(wanted)) {
      await page.locator("#find-text").fill("zzz");
      await counts(page.locator("#find-dialog .found"), 0);
      await page.locator("#find-text").fill(text);
      if (count === 0) await page.waitForTimeout(300);
      await counts(page.locator("#find-dialog .found"), count);
    }
    await page.context().close();
  }
});

test("on a phone the tree opens below the board, which stays in sight with its buttons", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own, { ...PHONE, ...OPEN_TO_AXE });
  const inside = async (what) => {
    const { x, y, width, height } = await page.locator(what).boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 361 && y + height <= 741, `${what}: ${[x, y, width, height]}`);
    return { y, end: y + height };
  };
  const opener = page.locator("#room-tree-open");
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.locator("#tree-box").waitFor();
  assert.equal(await opener.getAttribute("aria-expanded"), "true");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "tree");
  const [board, buttons, tree] = [await inside(".board"), await inside("#room-forward"), await inside("#tree-box")];
  assert.ok(board.end <= buttons.y + 1 && buttons.end <= tree.y + 1, JSON.stringify([board, buttons, tree]));
  assert.ok(board.end - board.y > 250 && tree.end - tree.y >= 150, JSON.stringify([board, tree]));
  assert.deepEqual(await faults(page), []);
  // It is drawn, and a tap on it leads there.
  await page.keyboard.press("ArrowRight");
  await stands(page, "1 · Black E5");
  const { x, y } = await page.locator("#tree-scroller").boundingBox();
  await page.touchscreen.tap(x + 34 * 2.5, y + 17);
  await stands(page, "2 · White E7");
  await page.locator("#tree").focus();
  await page.keyboard.press("Escape");
  await page.locator("#tree-box").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement?.id), "room-tree-open");
  assert.equal(await opener.getAttribute("aria-expanded"), "false");
});

test("an arrow that was begun elsewhere is given up", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[cc])");
  const page = await visit(on, own);
  await page.locator("#tab-edit").click();
  await page.locator('#panel-edit [data-tool="AR"]').click();
  await page.locator('[data-point="A1"]').click();
  await counts(page.locator(".board .mark.chosen"), 1);
  await page.locator("#board-area").hover();
  await page.mouse.wheel(0, 120);
  await counts(page.locator(".board .mark.chosen"), 0);
  await page.locator('[data-point="B2"]').click();
  await counts(page.locator(".board .mark.chosen"), 1);
  assert.equal(await sgf(on.server, own), "(;SZ[9];B[ee];W[cc])");
  assert.deepEqual(page.complaints, []);
});

test("a phone shows the board when a point of it is to be chosen", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec])");
  const page = await visit(on, own, { viewport: { width: 390, height: 600 }, hasTouch: true });
  await press(page, "End");
  await page.locator("#tab-edit").tap();
  await page.locator("#room-menu").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.querySelector("#room-menu").getBoundingClientRect().top + scrollY - 8));
  await page.locator("#room-menu").tap();
  await page.locator('[data-act="insert"]').tap();
  await page.waitForFunction(() => {
    const [badge, board] = ["#beside", "#grid"].map((what) => document.querySelector(what).getBoundingClientRect());
    return badge.top >= 0 && board.top >= 0 && board.bottom <= innerHeight;
  });
  await cell(page, "C3").tap();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[cg];W[ec])");
});

test("an arrow is drawn by dragging at an address that the browser does not trust, too", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  // Browsers leave it out of pages without encryption, but for those of their own computer.
  await page.evaluate(() => delete PointerEvent.prototype.getCoalescedEvents);
  await page.locator("#tab-edit").click();
  await page.locator('[data-tool="AR"]').click();
  const [a, b] = [await middle(page, "C3"), await middle(page, "G7")];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
  await saved(on.server, own, (text) => text.includes("AR[cg:gc]"));
  assert.deepEqual(page.complaints, []);
});
