/** A page that still shows a study which is gone, or whose link was replaced. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { cell, counts } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, stands, visit } from "../lib/study.mjs";

const on = stage();

const RECORD = "(;SZ[9]RU[Japanese]KM[0]GN[ ]PB[Anna](;B[ee]C[a \\] b];W[cc])(;B[gg]TR[gg]))(;SZ[5]GN[Small];B[cc])";

/** Saves a file of the page, and returns its name and its text. */
async function save(page, button) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(button).click()]);
  return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
}

const held = (title, more = "") => "(;CA[UTF-8]GM[1]FF[4]SZ[9]RU[Japanese]KM[0]PB[Anna]" + title
  + "(;B[ee]C[a \\] b" + more + "];W[cc];B[gg];W[gc])(;B[gg]TR[gg]))";
const SMALL = "(;CA[UTF-8]GM[1]FF[4]SZ[5]GN[Small];B[cc])";

for (const how of ["deleted", "replaced"]) {
  test(`a study that was ${how} can still be saved, and nothing is offered that the server refuses`, async () => {
    const keys = await begin(on.server, RECORD, "Lesson one");
    const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
    await press(ben, "ArrowRight");
    await stands(ben, "1 · Black E5");
    await ben.locator("#own-remark").fill("my words");
    await ben.locator("#own-remark").blur();
    await anna.locator("#room-title", { hasText: "Lesson one" }).waitFor();
    await press(anna, "ArrowRight");
    await anna.locator("#node-remarks", { hasText: "my words" }).waitFor();
    // Ben offers a line, which nobody else has.
    await press(ben, "End");
    await stands(ben, "2 · White C7");
    await ben.locator("#tab-edit").click();
    await ben.locator("#room-alone").click();
    await cell(ben, "G3").click();
    await stands(ben, "3 · Black G3");
    await ben.locator("#room-offer").click();
    await ben.locator("#room-aside", { hasText: "You offer this line to all" }).waitFor();
    await cell(ben, "G7").click();
    await stands(ben, "4 · White G7");
    await press(ben, "ArrowLeft");
    if (how === "deleted") await fetch(`${on.server.url}/api/studies/${keys.own}`, { method: "DELETE" });
    else {
      await anna.locator("#tab-share").click();
      await anna.locator("#link-write-renew").click();
      await anna.locator("#renew-confirm").click();
    }
    const ended = ben.locator("#room-ended");
    await ended.filter({ hasText: how }).filter({ hasText: "This page keeps the last state of the study" }).waitFor();
    // Nothing is on offer there any more, and a move tried alone is refused without a request.
    await ben.locator("#room-aside", { hasText: "Moves tried alone stay in this page" }).waitFor();
    assert.equal(await ben.locator("#connection").isVisible(), false);
    const asked = [];
    ben.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
    await cell(ben, "B2").click();
    await ben.locator("#notice.shown", { hasText: how }).waitFor();
    assert.deepEqual(asked, []);
    const [name, text] = await save(ben, "#room-ended-save");
    assert.equal(name, "Lesson-one-study.sgf");
    assert.equal(text, `${held("GN[Lesson one]", "\nPerson 2: my words")}\n${SMALL}`);
    // The server takes it, and finds nothing wrong.
    const again = await begin(on.server, text);
    assert.ok(again.own);
    await ben.locator("#tab-share").click();
    assert.deepEqual((await save(ben, "#study-sgf")).slice(1), [text]);
    await ben.locator("#room-chapter").selectOption({ index: 1 });
    assert.deepEqual(await save(ben, "#chapter-sgf"), ["Small-study.sgf", SMALL]);
    for (const id of ["#node-png", "#node-svg", "#room-pass"]) {
      assert.equal(await ben.locator(id).isDisabled(), true, id);
      assert.match(await ben.locator(id).getAttribute("title"), new RegExp(how), id);
    }
    for (const id of ["#study-links", "#node-link", "#study-rename"]) assert.equal(await ben.locator(id).isVisible(), false, id);
    await ben.locator("#tab-engine").click();
    for (const id of ["#room-judge", "#room-play-on"]) assert.equal(await ben.locator(id).isDisabled(), true, id);
    await ben.locator("#tab-people").click();
    for (const id of ["#person-call", "#lead-take", "#lead-ask"]) assert.equal(await ben.locator(id).isVisible(), false, id);
    // The report is there still, and says why it has no end.
    await ben.locator("#tab-engine").click();
    await ben.locator("#room-report").click();
    await ben.locator("#report-end", { hasText: how }).waitFor();
    await ben.locator("#report-back").click();
    // A move says the reason, and the page walks through what it has.
    await cell(ben, "A1").click();
    await ben.locator("#notice.shown", { hasText: how }).waitFor();
    await press(ben, "ArrowRight");
    await stands(ben, "1 · Black C3");
    await counts(ended, 1);
  });
}

test("a page whose link was replaced does not say any more where people are, who leads and what is asked for", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee];W[cc];B[gg])");
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  for (const page of [anna, ben]) await page.locator("#tab-people").click();
  await anna.locator("#lead-take").click();
  await press(anna, "End");
  await ben.locator("#room-led", { hasText: "You follow" }).waitFor();
  await stands(ben, "3 · Black G3");
  await press(ben, "ArrowLeft ArrowLeft");
  await ben.locator("#room-led", { hasText: "You are 2 moves away" }).waitFor();
  await ben.locator('[data-person="p1"]', { hasText: "here" }).waitFor();
  await anna.locator("#tab-share").click();
  await anna.locator("#link-write-renew").click();
  await anna.locator("#renew-confirm").click();
  await ben.locator("#room-ended", { hasText: "replaced" }).waitFor();
  assert.equal(await ben.locator("#room-led").isVisible(), false);
  const row = ben.locator('[data-person="p1"]');
  assert.match(await row.textContent(), /owner$/);
  await counts(row.locator("button"), 0);
  assert.deepEqual(ben.complaints, []);
});
