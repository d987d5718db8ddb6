/** How a game looks: wide screens, nothing but the board, themes of board and stones, paper. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { counts, open, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

async function game(options = {}, more = {}, moves = "Q16 D4 Q3") {
  const { key } = await on.server.newGame({ width: 19, height: 19, clock: { kind: "absolute", main: 600_000 }, ...more });
  await on.server.play({ both: key }, moves);
  const page = await person(on.browser, options);
  await open(page, `${on.server.url}/g/${key}`);
  return page;
}

const box = (page, selector) => page.locator(selector).boundingBox();

test("on a wide screen the board uses the height, and the panel stands beside it", async () => {
  const page = await game({ viewport: { width: 2560, height: 1440 } });
  const [board, side] = [await box(page, ".board"), await box(page, "#side")];
  assert.ok(board.height > 1320, `${board.height} of 1440 px`);
  assert.ok(side.x - (board.x + board.width) < 60, `${side.x - board.x - board.width} px between board and panel`);
  assert.ok(side.x > board.x + board.width);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  const small = await game({ viewport: { width: 2560, height: 1440 } }, { width: 9, height: 13 }, "C3");
  const [narrow, beside] = [await box(small, ".board"), await box(small, "#side")];
  assert.ok(narrow.height > 1300, `${narrow.height}`);
  assert.ok(beside.x - (narrow.x + narrow.width) < 80, `${beside.x - narrow.x - narrow.width}`);
});

test("nothing but board and clocks, by button and key; Escape leads back", async () => {
  const page = await game();
  const seen = async () => Promise.all([".bar", "#side", "#status-card", "#clock-black", ".board"].map((part) => page.locator(part).isVisible()));
  const before = await box(page, ".board");
  await page.locator("#focus").click();
  assert.deepEqual(await seen(), [false, false, false, true, true]);
  assert.ok((await box(page, ".board")).height > before.height);
  await page.keyboard.press("Escape");
  assert.deepEqual(await seen(), [true, true, true, true, true]);
  assert.equal(await page.evaluate(() => document.activeElement?.id), "focus");
  await page.keyboard.press("f");
  assert.deepEqual(await seen(), [false, false, false, true, true]);
  await page.locator("#focus-leave").click();
  assert.deepEqual(await seen(), [true, true, true, true, true]);
  // A letter that is written is no key.
  await page.locator("#move-input").press("f");
  assert.deepEqual(await seen(), [true, true, true, true, true]);
});

/** The contrast of two colours by WCAG 2. */
function contrast(one, other) {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map(Number).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

test("themes of board and stones are kept, and their contrasts measured", async (context) => {
  const page = await game();
  await page.locator("#settings").click();
  await page.locator("#setting-stones").selectOption("flat");
  for (const board of ["wood", "paper", "slate", "contrast"]) {
    await page.locator("#setting-board").selectOption(board);
    const found = await page.evaluate(() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const ground = style(".board").backgroundColor;
      return {
        ground, lines: style(".lines path").stroke, names: style(".names text").fill,
        black: style(".stone.black circle").fill, white: style(".stone.white circle").fill, rim: style(".stone.white circle").stroke,
      };
    });
    const measured = Object.fromEntries(["lines", "names", "black", "white"].map((part) => [part, contrast(found[part], found.ground)]));
    measured.white = Math.max(measured.white, contrast(found.rim, found.ground));
    context.diagnostic(`${board}: ${Object.entries(measured).map(([part, ratio]) => `${part} ${ratio.toFixed(1)}`).join(", ")}`);
    const least = board === "contrast" ? { lines: 7, names: 7, black: 7, white: 7 } : { lines: 3, names: 4.5, black: 3, white: 3 };
    for (const [part, ratio] of Object.entries(least)) assert.ok(measured[part] >= ratio, `${board}, ${part}: ${measured[part].toFixed(2)}`);
  }
  // They are there before the first paint after a reload.
  await page.reload();
  await page.locator("#grid").waitFor();
  assert.equal(await page.locator("html").getAttribute("data-board"), "contrast");
  assert.equal(await page.locator("html").getAttribute("data-stones"), "flat");
  assert.deepEqual(page.complaints, []);
});

test("the wood shows no seam where its picture begins again", async () => {
  const page = await game({ viewport: { width: 2560, height: 1440 } });
  // The columns and rows beside a seam differ no more than their neighbours do.
  const worst = await page.evaluate(async () => {
    const image = new Image();
    image.src = getComputedStyle(document.querySelector(".board")).backgroundImage.match(/url\("(.*?)"\)/)[1];
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1000;
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#dfb36a";
    pen.fillRect(0, 0, 1000, 1000);
    for (const [x, y] of [[0, 0], [900, 0], [0, 900], [900, 900]]) pen.drawImage(image, x, y, 900, 900);
    const { data } = pen.getImageData(0, 0, 1000, 1000);
    const at = (x, y) => data[4 * (y * 1000 + x)];
    const step = (i, across) => {
      let sum = 0;
      for (let j = 0; j < 900; j++) sum += Math.abs(across ? at(i, j) - at(i - 1, j) : at(j, i) - at(j, i - 1));
      return sum / 900;
    };
    const ratio = (across) => {
      const around = [];
      for (let i = 850; i < 950; i++) if (i !== 900) around.push(step(i, across));
      return step(900, across) / Math.max(...around);
    };
    return Math.max(ratio(true), ratio(false));
  });
  assert.ok(worst <= 1.1, `the seam differs ${worst.toFixed(2)} times as much as the wood itself`);
});

test("on paper there are the board, large, and players, result and moves below; no buttons", async () => {
  const sgf = "(;SZ[9]RU[Japanese]KM[6.5]PB[Anna]PW[Bo]RE[W+R];B[cc]C[A remark.];W[gg];B[])";
  const response = await fetch(`${on.server.url}/api/records`, { method: "POST", body: sgf });
  const page = await person(on.browser, { viewport: { width: 1000, height: 1300 } });
  await open(page, `${on.server.url}/g/${(await response.json()).keys[0]}#move=1`);
  assert.equal(await page.locator("#paper").isVisible(), false);
  await page.emulateMedia({ media: "print" });
  await page.locator("#paper", { hasText: "White wins by resignation" }).waitFor();
  const text = await page.locator("#paper").textContent();
  for (const part of ["Anna", "Bo", "Japanese", "6.5", "A remark.", "● C7", "○ G3"]) assert.ok(text.includes(part), part);
  await counts(page.locator("#paper li"), 3);
  await counts(page.locator("button:visible, .bar:visible, input:visible"), 0);
  const [board, paper] = [await box(page, ".board"), await box(page, "#paper")];
  assert.ok(board.width > 600 && paper.y >= board.y + board.height, JSON.stringify([board, paper]));
  const ground = await page.locator(".board").evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.equal(ground, "rgb(255, 255, 255)");
  const pdf = await page.pdf({ format: "A4" });
  assert.equal(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length, 1, "a short game fits a page");
  assert.deepEqual(page.complaints, []);
});

test("over a slow line the pages ask for little, and shift little while they load", async () => {
  const { key } = await on.server.newGame({ width: 19, height: 19 });
  for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
    for (const [path, sign] of [["/", "#quick:enabled"], [`/g/${key}`, "#grid"]]) {
      const page = await person(on.browser, { viewport });
      const line = await page.context().newCDPSession(page);
      await line.send("Network.enable");
      await line.send("Network.emulateNetworkConditions", { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 });
      let asked = 0;
      page.on("request", () => asked++);
      await page.addInitScript(() => {
        globalThis.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(on.server.url + path);
      await page.locator(sign).waitFor();
      await page.waitForTimeout(1000);
      const shift = await page.evaluate(() => globalThis.shift);
      assert.ok(shift < 0.05, `${path}, ${viewport.width} px wide: shifts by ${shift}`);
      assert.ok(asked <= 14, `${path}: ${asked} requests`);
    }
  }
});
