/** Chapters of other games than Go in the page of a study. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const OTHER = "(;GM[2]FF[4]SZ[8]PB[X]PW[Y];B[d3];W[c5])";
const notice = (page, hasText) => page.locator("#notice.shown", { hasText }).waitFor();

test("a record of another game comes as a chapter with its moves as they are", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await page.locator("#chapter-more").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#chapter-files").click()]);
  await chooser.setFiles([{ name: "other.sgf", mimeType: "application/x-go-sgf", buffer: Buffer.from(OTHER) }]);
  const text = await saved(on.server, own, (said) => said.includes("GM[2]"));
  assert.ok(text.includes(OTHER), text);
  assert.ok(!(await page.locator("#notice").textContent()).includes("left out"));
  assert.deepEqual(page.complaints, []);
});

test("a branch of another game is copied as one, and pasted as it is", async () => {
  const { own } = await begin(on.server, `${OTHER}(;SZ[8];B[ee])`);
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await stands(page, /1 · Black .d3/);
  const copied = await page.evaluate(() => {
    const data = new DataTransfer();
    document.body.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData("text/plain");
  });
  assert.equal(copied, "(;GM[2]FF[4]CA[UTF-8]SZ[8];B[d3];W[c5])");
  await notice(page, /Copied: 2 nodes, from Black .d3. on\./);
  const paste = () => page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData("text/plain", words);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, copied);
  // In a chapter of Go it becomes one of its own.
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#room-chapter").blur();
  await paste();
  await saved(on.server, own, (said) => said.endsWith("(;SZ[8];B[ee])\n(;GM[2]FF[4]CA[UTF-8]SZ[8];B[d3];W[c5])"));
  // Where it comes from it is a branch.
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await page.locator("#room-chapter").blur();
  await press(page, "End");
  await stands(page, /2 · White .c5/);
  await paste();
  await saved(on.server, own, (said) => said.startsWith("(;GM[2]FF[4]SZ[8]PB[X]PW[Y];B[d3];W[c5];B[d3];W[c5])"));
  assert.deepEqual(page.complaints, []);
});

test("a chapter of another game takes no moves and marks, and says why", async () => {
  const { own, read } = await begin(on.server, `${OTHER}(;SZ[9])`);
  for (const key of [own, read]) {
    const page = await visit(on, key);
    await press(page, "End");
    await stands(page, /2 · White .c5/);
    await cell(page, "D4").click();
    await notice(page, "another game than Go");
    await press(page, "Escape");
    await page.locator("#room-pass").click({ force: true });
    await notice(page, "another game than Go");
    if (key === own) {
      await press(page, "Escape 4");
      await cell(page, "D4").click();
      await notice(page, "another game than Go");
      await page.locator("#room-menu").click();
      assert.equal(await page.locator('[data-act="split"]').getAttribute("aria-disabled"), "true");
      assert.equal(await page.locator('[data-act="insert"]').getAttribute("aria-disabled"), "true");
      assert.equal(await page.locator('[data-act="lift"]').getAttribute("aria-disabled"), "true");
      await press(page, "Escape");
    }
    assert.deepEqual(page.complaints, []);
  }
  assert.equal(await sgf(on.server, own), `${OTHER}\n(;SZ[9])`);
});

test("a chapter of another game takes texts and bookmarks, but no turn and no judgement", async () => {
  const { own } = await begin(on.server, "(;GM[2]FF[4]SZ[8];B[d3];W[c5]BM[1])(;SZ[9])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#tab-edit").click();
  for (const id of ['[data-judge="TE"]', '[data-judge="GB"]', "#room-turn", "#room-alone"]) {
    await page.locator(`#panel-edit ${id}[aria-disabled="true"]`).click({ force: true });
    await notice(page, "no turn and no judgement of Go");
    await press(page, "Escape");
  }
  await page.locator('[data-judge="HO"]').click();
  await page.locator("#node-name").fill("the trap");
  await page.locator("#node-name").blur();
  // A judgement that the record has may go.
  await press(page, "ArrowRight");
  await page.locator('[data-judge="BM"][aria-pressed="true"]').click();
  await saved(on.server, own, (said) => said === "(;GM[2]FF[4]SZ[8];B[d3]HO[1]N[the trap];W[c5])\n(;SZ[9])");
  // A line for oneself is one of Go.
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator('#room-alone:not([aria-disabled])').waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a record of Go that is pasted beside another game says why it is a chapter", async () => {
  const { own } = await begin(on.server, "(;GM[2]FF[4]SZ[8];B[d3])(;SZ[8])");
  const page = await visit(on, own);
  const paste = (text) => page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData("text/plain", words);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await paste("(;SZ[8];B[cc])");
  await notice(page, "This chapter holds another game than the record, so the record became a chapter of its own.");
  await saved(on.server, own, (said) => said.endsWith("(;SZ[8];B[cc])"));
  // Now in a chapter of Go: the board is the reason.
  await paste("(;SZ[9];B[cc])");
  await notice(page, /The record is for another board \(9.×.9\), so it became a chapter of its own\./);
  assert.deepEqual(page.complaints, []);
});

test("games of another kind that come from files are told as chapters, not as faults", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await page.locator("#chapter-more").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#chapter-files").click()]);
  const text = "(;GM[2]SZ[8]PB[O]PW[P];B[d3];W[cc])(;GM[3];W[e2e4])";
  await chooser.setFiles([{ name: "both.sgf", mimeType: "application/x-go-sgf", buffer: Buffer.from(text) }]);
  await notice(page, /both\.sgf.?: 2 games other than Go were added as chapters\./);
  assert.equal(await page.locator(".notice").getAttribute("data-kind"), "news");
  // Points are printed as they are written, also where they could be points of Go.
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#room-chapter").blur();
  await press(page, "End");
  await stands(page, /2 · White .cc/);
  assert.doesNotMatch(await page.locator("#panel-notes").textContent(), /captured|to move/);
  // Its moves are not guessed.
  await page.locator("#tab-engine").click();
  await page.locator("#guess-box summary").click();
  await page.locator('#guess-begin[aria-disabled="true"]').waitFor();
  // Nor does it go on where guessing was begun elsewhere.
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await page.locator("#guess-begin:not([aria-disabled])").click();
  await page.locator("#guess").waitFor();
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#guess").waitFor({ state: "hidden" });
  await notice(page, "another game than Go");
  assert.deepEqual(page.complaints, []);
});

test("moves of Go that are put into the study from another game's chapter are called by their points", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])(;GM[2]SZ[8];B[d3])");
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await press(cleo, "End");
  for (const point of ["A1", "B1"]) {
    await cell(cleo, point).click();
    await stands(cleo, point);
  }
  await cleo.locator("#room-offer").click();
  await anna.locator("#room-chapter").selectOption({ index: 1 });
  await anna.locator("#room-chapter").blur();
  await anna.locator('#room-offers [data-offer="keep"]').click();
  await saved(on.server, keys.own, (text) => text.includes("W[ai];B[bi]"));
  await press(anna, "Control+z");
  await notice(anna, "Taken back: 2 moves, from White A1 on.");
});
