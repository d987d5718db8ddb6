/** What a person typed or did in a study stays: over a dialog, a panel, a reload, without the server. */

import assert from "node:assert/strict";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { cell, counts, person, sees } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, stands, visit } from "../lib/study.mjs";

const on = stage();
const GAME = "(;SZ[9]PB[Anna];B[ee];W[ec])";

test("a dialog asks before it drops what was typed into it, by Escape, beside it, or by its cross", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own);
  await page.locator("#tab-edit").click();
  await page.locator("#room-info").click();
  await page.locator("#info-PW").fill("Ben");
  const ways = [() => press(page, "Escape"), () => page.mouse.click(3, 3), () => page.locator("#info-dialog .dialog-head button").click()];
  for (const way of ways) {
    await way();
    await page.locator("#unsaved-cancel").click();
    assert.equal(await page.locator("#info-PW").inputValue(), "Ben");
  }
  // A browser lets a page hold a dialog once; the key itself can be held again and again.
  await press(page, "Escape Escape Escape");
  await page.locator("#unsaved").waitFor();
  await press(page, "Escape");
  await counts(page.locator("#unsaved"), 0);
  assert.equal(await page.locator("#info-PW").inputValue(), "Ben");
  await page.locator("#info-save").click();
  await saved(on.server, own, (text) => text.includes("PW[Ben]"));
  // Where nothing was typed nothing is asked.
  await page.locator("#room-info").click();
  await press(page, "Escape");
  await counts(page.locator("dialog"), 0);
  await page.locator("#room-info").click();
  await page.locator("#info-PW").fill("Carl");
  await press(page, "Escape");
  await page.locator("#unsaved-drop").click();
  await counts(page.locator("dialog"), 0);
  await page.locator("#room-players", { hasText: "Ben" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a title and a name that are not saved yet stay while others act and panels change", async () => {
  const keys = await begin(on.server, GAME, "Old");
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await anna.locator("#tab-share").click();
  await anna.locator("#study-title").fill("Half a tit");
  await anna.locator("#tab-people").click();
  await anna.locator("#person-name").fill("An");
  await anna.locator("#tab-notes").click();
  await ben.locator("#own-remark").fill("Hello");
  await ben.locator("#own-remark").blur();
  await anna.locator("#node-remarks", { hasText: "Hello" }).waitFor();
  await anna.locator("#tab-people").click();
  assert.equal(await anna.locator("#person-name").inputValue(), "An");
  await anna.locator("#tab-share").click();
  assert.equal(await anna.locator("#study-title").inputValue(), "Half a tit");
  await anna.locator("#study-rename").click();
  await anna.locator("#room-title", { hasText: "Half a tit" }).waitFor();
});

test("changes can be taken back after a reload", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own);
  await press(page, "End");
  await cell(page, "A1").click();
  await saved(on.server, own, (text) => text.includes("B[ai]"));
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await press(page, "Control+z");
  await saved(on.server, own, (text) => !text.includes("B[ai]"));
});

test("somebody corrects a comment that its writer sees: nobody is asked", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  const write = async (page, text) => {
    await page.locator("#comment-edit summary").click();
    await page.locator("#own-comment").fill(text);
    await page.locator("#own-comment").blur();
  };
  await write(anna, "Blakc is alive");
  await ben.locator("#node-comment", { hasText: "Blakc" }).waitFor();
  await write(ben, "Black is alive");
  await anna.locator("#node-comment", { hasText: "Black is" }).waitFor();
  assert.equal(await anna.locator("#own-comment-kept").isVisible(), false);
  assert.equal(await anna.locator("#own-comment").inputValue(), "Black is alive");
});

test("a link to a node that is gone says so", async () => {
  const { own } = await begin(on.server, GAME);
  const page = await visit(on, own, {}, "#gone");
  await page.locator("#notice.shown", { hasText: "not in the study any more" }).waitFor();
  await stands(page, "Beginning");
  // After a reload the person is where they were, and it is said, too.
  await press(page, "End");
  await page.waitForTimeout(600);
  await page.evaluate(() => history.replaceState(null, "", "#gone"));
  await page.reload();
  await page.locator("#notice.shown", { hasText: "not in the study any more" }).waitFor();
  await stands(page, "2 · White E7");
});

test("a reload without the server says that changes are kept, and they are sent when it answers", async () => {
  const server = await Server.start();
  after(() => server.stop());
  const { own } = await begin(server, GAME);
  const page = await person(on.browser);
  await page.goto(`${server.url}/s/${own}`);
  await page.locator("#room[data-ready]").waitFor();
  await page.locator("html[data-kept]").waitFor({ state: "attached" });
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await press(page, "End");
  await server.kill();
  await cell(page, "A1").click();
  await sees(page, "black", "A1");
  await page.reload();
  await page.locator("#offline", { hasText: "The study at this address opens by itself" }).filter({ hasText: "keeps one change of yours" }).waitFor();
  await server.run();
  await page.locator("#room[data-ready]").waitFor();
  await saved(server, own, (text) => text.includes("B[ai]"));
  // It is back, and nothing says otherwise.
  await counts(page.locator("#notice.shown"), 0);
});

test("while the database is away a line stays one line, its end stays in sight, and each step is said once", async () => {
  const server = await Server.start(["--net", "none"]);
  after(() => server.stop());
  const { own } = await begin(server, "(;SZ[9])");
  const page = await visit({ ...on, server }, own);
  const file = join(server.data, "tengen.db");
  await rename(file, `${file}.away`);
  for (const point of ["E5", "C3", "G7"]) {
    await cell(page, point).click();
    await page.waitForTimeout(1200);
  }
  await stands(page, "3 · Black G7");
  await page.waitForTimeout(2500);
  const steps = await page.locator("#announcer p").allInnerTexts();
  assert.deepEqual(steps.map((text) => text.match(/Move \d/)?.[0]), ["Move 1", "Move 2", "Move 3"]);
  await page.locator("#room-unsaved", { hasText: "3 changes" }).filter({ hasText: "please tell them" }).waitFor();
  await rename(`${file}.away`, file);
  await saved(server, own, (text) => text.includes(";B[ee];W[cg];B[gc]"));
  await stands(page, "3 · Black G7");
});
