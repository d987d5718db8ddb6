/** The page of a study for everyone: phone, dark, languages, no serious fault found by axe. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, person, sees } from "../lib/browser.mjs";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const FORKS = "(;SZ[19]PB[Anna]PW[Ben];B[pd];W[dd](;B[pq]C[A comment]LB[aa:A];W[dq])(;B[dq]BM[1];W[pq]))(;SZ[9])";

test("axe finds no serious fault in any panel, light or dark, on a phone, in German", async () => {
  const keys = await begin(on.server, FORKS, "Evening class");
  for (const options of [{}, { colorScheme: "dark", locale: "de-DE" }, { ...PHONE, locale: "fr-FR" }, { ...PHONE, colorScheme: "dark", locale: "sv-SE" }]) {
    const page = await visit(on, keys.own, { ...options, ...OPEN_TO_AXE });
    await press(page, "ArrowRight ArrowRight");
    for (const tab of ["notes", "edit", "engine", "people", "share"]) {
      await page.locator(`#tab-${tab}`).click();
      assert.deepEqual(await faults(page), [], `${tab} ${JSON.stringify(options)}`);
    }
    await press(page, "m");
    assert.deepEqual(await faults(page), [], `menu ${JSON.stringify(options)}`);
    await press(page, "Escape");
    await page.goto(`${on.server.url}/study`);
    await page.locator("#study-begin").waitFor();
    assert.deepEqual(await faults(page), [], `list ${JSON.stringify(options)}`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a reader's page has no fault either, with a line of their own", async () => {
  const keys = await begin(on.server, FORKS);
  const page = await visit(on, keys.read, OPEN_TO_AXE);
  await cell(page, "K10").click();
  await sees(page, "black", "K10");
  assert.deepEqual(await faults(page), []);
});

test("on a phone the tree is a sheet, chips lead to the lines, and a stone takes two taps", async () => {
  const keys = await begin(on.server, FORKS);
  const page = await visit(on, keys.own, PHONE);
  assert.equal(await page.locator("#tree-box").isVisible(), false);
  await page.locator("#room-forward").tap();
  await page.locator("#room-forward").tap();
  await page.locator("#room-chips button", { hasText: "Black D3" }).tap();
  await stands(page, "3 · Black D3");
  // The chips stand below the board, in sight.
  const [board, chips] = [await page.locator(".board").boundingBox(), await page.locator("#room-chips").boundingBox()];
  assert.ok(chips.y > board.y + board.height && chips.y + chips.height < 740, JSON.stringify(chips));
  await page.locator("#room-tree-open").tap();
  await page.locator("#tree-box").waitFor();
  // No node is under the button.
  const [close, nodes] = [await page.locator("#tree-close").boundingBox(), await page.locator("#tree-scroller").boundingBox()];
  assert.ok(close.y + close.height <= nodes.y, JSON.stringify({ close, nodes }));
  await page.locator("#tree-close").tap();
  await page.locator("#tree-box").waitFor({ state: "hidden" });
  await cell(page, "K10").tap();
  await page.locator("#place", { hasText: "Play K10" }).waitFor();
  assert.equal((await sgf(on.server, keys.own)).includes("jj"), false);
  await page.locator("#place").tap();
  await sees(page, "white", "K10");
  // A line that is there takes one.
  await page.locator("#room-back").tap();
  await cell(page, "K10").tap();
  await stands(page, "4 · White K10");
  // The button stands away from the point, which another tap corrects.
  for (const point of ["K2", "K18"]) {
    await page.locator("#room-back").tap();
    await cell(page, point).tap();
    await page.locator("#place", { hasText: `Play ${point}` }).waitFor();
    const [button, chosen] = [await page.locator("#place").boundingBox(), await cell(page, point).boundingBox()];
    const apart = Math.max(button.y - chosen.y - chosen.height, chosen.y - button.y - button.height);
    assert.ok(apart > 2 * chosen.height, JSON.stringify({ button, chosen }));
    await page.locator("#place").tap();
    await sees(page, "white", point);
  }
});

test("on a phone the news stay in sight beside the tree", async () => {
  const keys = await begin(on.server, FORKS);
  const page = await visit(on, keys.own, PHONE);
  await page.locator("#tab-edit").tap();
  await page.locator("#room-alone").tap();
  await page.locator("#room-tree-open").tap();
  await page.locator("#tree-box").waitFor();
  const end = page.locator("#room-alone-off");
  const [box, tree] = [await end.boundingBox(), await page.locator("#tree-box").boundingBox()];
  assert.ok(box.y + box.height <= tree.y && tree.y + tree.height <= 740 && tree.height >= 120, JSON.stringify([box, tree]));
  await end.tap();
  await page.locator("#room-aside").waitFor({ state: "hidden" });
});

test("the tabs stand in one row in every language and width", async () => {
  const keys = await begin(on.server, FORKS);
  for (const locale of ["en-US", "de-DE", "fr-FR", "sv-SE"]) {
    const page = await visit(on, keys.own, { locale });
    for (const [width, height] of [[360, 740], [390, 844], [640, 480], [900, 700], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      const found = await page.locator(".tab-bar").evaluate((bar) => {
        const tabs = [...bar.children];
        return { rows: new Set(tabs.map((tab) => tab.offsetTop)).size, cut: [bar, ...tabs].filter((one) => one.scrollWidth > one.clientWidth).length };
      });
      assert.deepEqual(found, { rows: 1, cut: 0 }, `${locale} ${width}`);
    }
    await page.context().close();
  }
});

test("the table of losses fits a phone and the panel beside the board, in every language", async () => {
  const moves = Array.from({ length: 160 }, (_, i) => `;${i % 2 === 0 ? "B" : "W"}[${"abcdefghijklmnopqrs"[i % 19]}${"abcdefghijklmnopqrs"[Math.floor(i / 19)]}]SBKV[50]SBKS[${-3 * (i % 5)}]`);
  const keys = await begin(on.server, `(;SZ[19]SBKV[50]SBKS[0]${moves.join("")})`);
  for (const [width, locale] of [[390, "en-US"], [390, "de-DE"], [390, "fr-FR"], [390, "sv-SE"], [1280, "en-US"], [1280, "de-DE"]]) {
    const page = await visit(on, keys.own, { viewport: { width, height: 800 }, locale });
    await page.locator("#tab-engine").click();
    await page.locator("#recorded-on").check();
    await page.locator("#losses-details summary").click();
    const table = page.locator(".losses-box .scroll");
    await counts(table.locator("tbody"), 2);
    await counts(table.locator("[data-phase]"), 8);
    const [needs, has] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    assert.ok(needs <= has, `${needs} of ${has}, ${width} ${locale}`);
    await page.context().close();
  }
});

test("a large tree opens, and only what is in sight is drawn", async () => {
  // 400 lines of 50 moves.
  const letters = "abcdefghijklmnopqrs";
  const line = (n) => Array.from({ length: 50 }, (_, i) => `;${i % 2 ? "W" : "B"}[${letters[(i * 7 + n) % 19]}${letters[(i * 3 + Math.floor(n / 19)) % 19]}]`).join("");
  const text = `(;SZ[19]${Array.from({ length: 400 }, (_, n) => `(${line(n)})`).join("")})`;
  const keys = await begin(on.server, text);
  const page = await person(on.browser);
  // Counts the nodes that are drawn.
  await page.addInitScript(() => {
    globalThis.drawn = 0;
    const { arc } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.arc = function counted(...args) {
      globalThis.drawn += 1;
      return arc.apply(this, args);
    };
  });
  await page.goto(`${on.server.url}/s/${keys.own}`);
  await page.locator("#room[data-ready]").waitFor();
  await press(page, "ArrowRight ArrowDown ArrowRight");
  await page.waitForFunction(() => globalThis.drawn > 0);
  await page.evaluate(() => {
    globalThis.drawn = 0;
  });
  await press(page, "ArrowRight");
  await page.waitForFunction(() => globalThis.drawn > 0);
  const drawn = await page.evaluate(() => globalThis.drawn);
  assert.ok(drawn < 1500, `${drawn} of 20000 nodes`);
  await counts(page.locator("#tree [role=treeitem]"), (n) => n < 20);
});
