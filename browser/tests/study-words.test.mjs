/** Texts of nodes that two people write at the same time, and texts that cannot be saved. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, choose, press, saved, stands, visit, visitLate } from "../lib/study.mjs";
import { cell, counts } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();
const RECORD = "(;SZ[9];B[ee];W[ec])";

async function both(role = "write") {
  const keys = await begin(on.server, RECORD);
  const pages = [await visit(on, keys.own), await visit(on, keys[role])];
  for (const page of pages) await press(page, "ArrowRight");
  return { keys, anna: pages[0], ben: pages[1] };
}

async function write(page, text) {
  const field = page.locator("#own-comment");
  if (!await field.isVisible()) await page.locator("#comment-edit summary").click();
  await field.fill(text);
}

test("a comment that another changes while it is typed: both are shown, and both can stay", async () => {
  const { keys, anna, ben } = await both();
  await write(ben, "Ben's words");
  await write(anna, "Anna's words");
  await anna.locator("#own-comment").blur();
  const box = ben.locator("#own-comment-kept");
  await box.filter({ hasText: "has changed it meanwhile" }).filter({ hasText: "Anna's words" }).waitFor();
  assert.equal(await ben.locator("#own-comment").inputValue(), "Ben's words");
  // Nothing is sent before the answer, and the text is there after a step aside.
  await ben.locator("#own-comment").blur();
  await press(ben, "ArrowRight ArrowLeft");
  await box.waitFor();
  assert.equal(await ben.locator("#own-comment").inputValue(), "Ben's words");
  await saved(on.server, keys.own, (text) => text.includes("C[Anna's words]"));
  await box.locator('[data-keep="both"]').click();
  await saved(on.server, keys.own, (text) => text.includes("C[Anna's words\n\nBen's words]"));
  await box.waitFor({ state: "hidden" });
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("texts that cross on their way: both people are asked, and nothing is lost", async () => {
  const { keys, anna, ben } = await both();
  let go = () => {};
  const held = new Promise((resolve) => { go = resolve; });
  await ben.route("**/operations", async (route) => {
    await held;
    await route.continue();
  });
  await write(ben, "Ben's words");
  await ben.locator("#own-comment").blur();
  await write(anna, "Anna's words");
  await anna.locator("#own-comment").blur();
  await ben.locator("#own-comment-kept", { hasText: "Anna's words" }).waitFor();
  go();
  await saved(on.server, keys.own, (text) => text.includes("C[Ben's words]"));
  const box = anna.locator("#own-comment-kept", { hasText: "Ben's words" });
  await box.waitFor();
  assert.equal(await anna.locator("#own-comment").inputValue(), "Anna's words");
  await box.locator('[data-keep="both"]').click();
  await saved(on.server, keys.own, (text) => text.includes("C[Ben's words\n\nAnna's words]"));
  // Ben's text is in it: they need not be asked any more.
  for (const page of [anna, ben]) await page.locator("#own-comment-kept").waitFor({ state: "hidden" });
});

test("the name of a node: mine, or theirs", async () => {
  for (const [keep, name] of [["mine", "Ben's"], ["theirs", "Anna's"]]) {
    const { keys, anna, ben } = await both();
    for (const page of [anna, ben]) await page.locator("#tab-edit").click();
    await ben.locator("#node-name").fill("Ben's");
    await anna.locator("#node-name").fill("Anna's");
    await anna.locator("#node-name").press("Enter");
    await ben.locator("#node-name-kept").locator(`[data-keep="${keep}"]`).click();
    await saved(on.server, keys.own, (text) => text.includes(`N[${name}]`));
    await ben.locator("#node-name-kept").waitFor({ state: "hidden" });
    assert.equal(await ben.locator("#node-name").inputValue(), name);
  }
});

test("a text whose node goes away stays readable", async () => {
  const { anna, ben } = await both();
  await ben.locator("#own-remark").fill("Half a thought");
  await choose(anna, "delete");
  const box = ben.locator("#own-remark-kept", { hasText: "deleted its node" });
  await box.waitFor();
  assert.equal(await box.locator('[data-kept="mine"]').inputValue(), "Half a thought");
  await box.locator('[data-keep="drop"]').click();
  await box.waitFor({ state: "hidden" });
});

test("a note is kept when its writer may only look on, and is saved when they may write again", async () => {
  const { keys, anna, ben } = await both();
  await anna.locator("#tab-people").click();
  await ben.locator("#own-remark").fill("Half a thought");
  const rights = anna.locator('[data-person="p2"] select');
  await rights.selectOption("read");
  const box = ben.locator("#own-remark-kept", { hasText: "you may only look on now" });
  await box.waitFor();
  await ben.locator("#refusal.shown", { hasText: "Person 1" }).filter({ hasText: "has set you to look on" }).waitFor();
  assert.equal(await box.locator('[data-kept="mine"]').inputValue(), "Half a thought");
  await box.locator('[data-keep="copy"]').click();
  await box.locator('[data-keep="copy"]', { hasText: "Copied" }).waitFor();
  // It waits there while the person looks elsewhere.
  await press(ben, "ArrowRight ArrowLeft");
  assert.equal(await box.locator('[data-kept="mine"]').inputValue(), "Half a thought");
  await rights.selectOption("write");
  await ben.locator('#own-remark-kept [data-keep="mine"]').click();
  await ben.locator("#own-remark-kept").waitFor({ state: "hidden" });
  await anna.locator("#tab-notes").click();
  await anna.locator("#node-remarks li", { hasText: "Half a thought" }).waitFor();
  const { body } = await on.server.ask(`/api/s/${keys.own}`);
  assert.deepEqual(body.nodes[1].remarks, [["p2", "Half a thought"]]);
});

test("a note that is begun at a move which another has played already goes on there", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, ben] = [await visit(on, keys.own), await visitLate(on, keys.write, 4000)];
  for (const page of [anna, ben]) await press(page, "End");
  await cell(anna, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("W[ai]"));
  let answer;
  const held = new Promise((resolve) => (answer = resolve));
  await ben.route("**/operations", async (route) => {
    await held;
    await route.continue();
  }, { times: 1 });
  await cell(ben, "A1").click();
  await stands(ben, "2 · White A1");
  await ben.locator("#own-remark").pressSequentially("Why ");
  const answered = ben.waitForResponse((response) => response.url().endsWith("/operations"));
  answer();
  await answered;
  await ben.locator("#own-remark").pressSequentially("here?");
  await ben.locator("#own-remark").blur();
  await counts(anna.locator("#node-remarks li", { hasText: "Why here?" }), 1);
  assert.equal(await ben.locator("#own-remark").inputValue(), "Why here?");
  assert.equal(await ben.locator("#own-remark-kept").isVisible(), false);
});
