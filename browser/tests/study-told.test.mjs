/** What people of a study are told: who leads, where a new link leads, and what they have begun. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, stands, visit } from "../lib/study.mjs";

const on = stage();
const GAME = "(;SZ[9];B[ee];W[ec];B[gc];W[cc])";
const people = (page) => page.locator("#tab-people").click();
const notice = (page, hasText) => page.locator("#notice.shown", { hasText }).waitFor();
const announced = (page, hasText) => page.locator("#announcer p", { hasText }).first().waitFor({ state: "attached" });

test("an own link that is replaced leaves its page where it was, in the lead and followed", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await people(anna);
  await anna.locator("#lead-take").click();
  // The first lead is said, too.
  await announced(cleo, "leads now");
  await press(anna, "End");
  for (const page of [anna, cleo]) await stands(page, "4 · White C7");
  await anna.locator("#tab-share").click();
  await anna.locator("#link-own-renew").click();
  await Promise.all([anna.waitForNavigation(), anna.locator("#renew-confirm").click()]);
  await notice(anna, "The link is replaced");
  await stands(anna, "4 · White C7");
  await press(anna, "ArrowLeft");
  await stands(cleo, "3 · Black G7");
  await cleo.locator("#room-news", { hasText: "You follow" }).waitFor();
  // The replaced link is asked for nothing.
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("a lead that is given up can be taken, and nobody asks for it any more", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.write)];
  for (const page of [anna, ben, cleo]) await people(page);
  await ben.locator("#lead-take").click();
  await announced(cleo, "leads now");
  await cleo.locator("#lead-ask").click();
  await anna.locator("#room-petitions [data-asks]").waitFor();
  await ben.locator("#lead-take").click();
  await notice(cleo, "does not lead any more. You can take the lead now.");
  await anna.locator("#room-petitions [data-asks]").waitFor({ state: "detached" });
  await cleo.locator("#lead-take").click();
  await notice(cleo, "You lead now");
});

test("a pass is inserted where a move is asked for, and going elsewhere says that none is", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await choose(page, "insert");
  await page.locator("#beside", { hasText: "Choose the point of the move to be inserted" }).waitFor();
  await press(page, "ArrowRight");
  await notice(page, "No move is inserted any more");
  await page.locator("#beside").waitFor({ state: "hidden" });
  await press(page, "ArrowLeft");
  await choose(page, "insert");
  await page.locator("#room-pass").click();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[];W[ec];B[gc];W[cc])");
  await press(page, "Control+z");
  await notice(page, "Taken back: the move inserted before White E7.");
  await choose(page, "insert");
  await press(page, "p");
  await saved(on.server, own, (text) => text.includes(";W[];W[ec]"));
  assert.deepEqual(page.complaints, []);
});

test("a new chapter is told as one, with how it begins", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await choose(page, "with-moves");
  await notice(page, "You are in a new chapter, with the moves up to White E7 and all below.");
  await choose(page, "split");
  await notice(page, "You are in a new chapter, which begins with the position of White E7.");
  await page.locator("#chapter-add").click();
  await page.locator("#chapter-begin").click();
  await notice(page, "You are in a new chapter, with an empty board.");
  assert.deepEqual(page.complaints, []);
});

test("what a person has done is told no longer where a leader has taken them", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await people(ben);
  await ben.locator("#lead-take").click();
  await announced(anna, "leads now");
  await press(anna, "End");
  await cell(anna, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("B[ai]"));
  await press(anna, "Control+z");
  await notice(anna, "Taken back: the move Black A1.");
  await anna.locator("#room-catch-up").click();
  await press(ben, "ArrowRight");
  await stands(anna, "1 · Black E5");
  await anna.locator("#notice.shown").waitFor({ state: "detached" });
});

test("a margin in another unit than points is converted, and both are named", async () => {
  const { own } = await begin(on.server, "(;GM[1]FF[4]SZ[19]AP[foxwq]KM[375]HA[0]RU[Chinese]RE[B+0.75];B[qp];W[dc])");
  const page = await visit(on, own);
  await page.locator('[data-fact="RE"]', { hasText: /Black wins by 1\.5 points \(the record says .?B\+0\.75/ }).waitFor();
  await page.locator("#game-assumed", { hasText: "In points it is 1.5." }).waitFor();
});

test("a leader and their followers stand together after a chapter was deleted and came back", async () => {
  const keys = await begin(on.server, `${GAME}(;SZ[13]GN[Second];B[aa];W[bb])`);
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  await people(ben);
  await ben.locator("#lead-take").click();
  await ben.locator("#room-chapter").selectOption({ label: "Second" });
  for (const page of [ben, cleo]) await stands(page, "0 · Beginning");
  await press(ben, "ArrowRight");
  for (const page of [ben, cleo]) await stands(page, "1 · Black A13");
  await anna.locator("#chapter-more").click();
  await anna.locator('#chapter-list [data-do="delete"]').nth(1).click();
  await anna.locator("#chapter-delete-confirm").click();
  await notice(ben, "has deleted the chapter");
  await anna.keyboard.press("Escape");
  await press(anna, "Control+z");
  await notice(ben, "has brought the chapter");
  const place = async (page) => [await page.locator("#room-caption").textContent(), await page.locator("#room-chapter option:checked").textContent()];
  // The page tells the others its place soon after.
  for (let left = 50; left > 0 && String(await place(ben)) !== String(await place(cleo)); left--) await cleo.waitForTimeout(100);
  assert.deepEqual(await place(cleo), await place(ben));
  await cleo.locator("#room-news", { hasText: "You follow" }).waitFor();
});

test("a reader who leads is told to offer a line of their own, since they cannot keep it", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await people(anna);
  await anna.locator("#people-list [data-hand]").click();
  await notice(cleo, "You lead now");
  await press(cleo, "End");
  await cell(cleo, "A1").click();
  await cleo.locator("#room-aside", { hasText: "Offer it, and a person who may write can take it over." }).waitFor();
  await cleo.locator("#room-keep").waitFor({ state: "hidden" });
});
