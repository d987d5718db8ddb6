/** A real Chromium, and the actions of a person in it. */

import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { chromium } from "playwright-core";

/** Chromium sends requests to the server of the page only. */
const QUIET = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** How long a test waits for an immediate reaction. It is long, since the machine may be busy. */
const PATIENCE = 120_000;

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: QUIET, timeout: PATIENCE });
}

/**
 * A new browser profile with one page. `person.complaints` has all errors that the page logs, for
 * the test to check.
 */
export async function person(browser, options = {}) {
  const context = await browser.newContext({
    locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  return page;
}

/** Opens the page of a game and waits until it shows the game. */
export async function open(page, url) {
  await page.goto(url);
  await page.locator("#grid").waitFor();
}

/** The view of the game that the page shows, as the page gets it. */
export const viewOf = (page) => page.evaluate(async () => (await fetch(`/api${location.pathname}`)).json());

/**
 * Waits until the right number of elements is there. The effect of a click may come a moment later,
 * since a `toggle` event is a task of its own. `right` is the number or a test of it.
 */
export async function counts(locator, right) {
  const fits = typeof right === "number" ? (count) => count === right : right;
  const end = Date.now() + PATIENCE;
  let count = await locator.count();
  while (!fits(count)) {
    assert.ok(Date.now() < end, `${count} of ${locator}, not ${right}`);
    await delay(20);
    count = await locator.count();
  }
}

export const cell = (page, point) => page.locator(`[data-point="${point}"]`);

/** Waits until the page shows this stone as settled, not as pending. */
export async function sees(page, colour, point) {
  const name = colour === "black" ? "black stone" : "white stone";
  await page.locator(`[data-point="${point}"][aria-label*="${name}" i]`).waitFor({ state: "attached" });
}

export async function seesEmpty(page, point) {
  await page.locator(`[data-point="${point}"]:not([aria-label*="stone" i])`).waitFor({ state: "attached" });
}

/** Clicks a point and waits until its stone is settled. */
export async function play(page, colour, point) {
  await cell(page, point).click();
  await sees(page, colour, point);
}

export async function pass(page) {
  await page.locator("#pass").click();
  await page.locator("#pass-confirm").click();
}

/** The result on the page, such as `W+1.5`. */
export async function result(page) {
  const shown = page.locator("#result[data-result]");
  await shown.waitFor();
  return shown.getAttribute("data-result");
}

/** Ten moves that split a 5×5 board: Black has columns A–C, White D and E. */
export const SPLIT = ["C3", "D3", "C2", "D2", "C4", "D4", "C1", "D1", "C5", "D5"];
export const colourOf = (i) => (i % 2 === 0 ? "black" : "white");
