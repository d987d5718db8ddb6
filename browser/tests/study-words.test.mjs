/** Texts of nodes that two people write at the same time, and texts that cannot be saved. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, choose, press, saved, sgf, stands, visit, visitLate } from "../lib/study.mjs";
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

test("texts that cross on their way: the later one waits, its writer decides, and nothing is lost", async () => {
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
  const box = ben.locator("#own-comment-kept", { hasText: "Anna's words" });
  await box.waitFor();
  const answered = ben.waitForResponse("**/operations");
  go();
  assert.equal((await (await answered).json()).answers[0].refused.code, "conflict");
  // Anna's words stand, and nobody asks her anything.
  assert.match(await sgf(on.server, keys.own), /C\[Anna's words\]/);
  assert.equal(await anna.locator("#own-comment-kept").isVisible(), false);
  await box.waitFor();
  assert.equal(await ben.locator("#own-comment").inputValue(), "Ben's words");
  await box.locator('[data-keep="both"]').click();
  await saved(on.server, keys.own, (text) => text.includes("C[Anna's words\n\nBen's words]"));
  for (const page of [anna, ben]) await page.locator("#own-comment-kept").waitFor({ state: "hidden" });
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("a text changed on both sides while one was away is shown where it is, on a phone too, over a reload too", async () => {
  const keys = await begin(on.server, RECORD);
  const anna = await visit(on, keys.own);
  const ben = await visit(on, keys.write, { viewport: { width: 390, height: 700 } });
  for (const page of [anna, ben]) await press(page, "ArrowRight");
  await ben.route("**/operations", (route) => route.abort());
  await write(ben, "Ben's words");
  await ben.locator("#own-comment").blur();
  await ben.locator("#room-unsaved").waitFor();
  // Ben looks elsewhere meanwhile, at another panel.
  await ben.locator("#tab-people").click();
  await ben.locator("#room-last").click();
  await write(anna, "Anna's words");
  await anna.locator("#own-comment").blur();
  await saved(on.server, keys.own, (text) => text.includes("C[Anna's words]"));
  await ben.unroute("**/operations");
  const strip = ben.locator("#room-conflicts [data-conflict]", { hasText: "1 · Black E5" }).filter({ hasText: "the record’s comment" });
  await strip.waitFor();
  assert.match(await sgf(on.server, keys.own), /C\[Anna's words\]/);
  await ben.reload();
  await ben.locator("#room[data-ready]").waitFor();
  await strip.locator("button").click();
  await stands(ben, "1 · Black E5");
  const box = ben.locator("#own-comment-kept", { hasText: "Anna's words" });
  await box.waitFor();
  assert.equal(await ben.locator("#own-comment").inputValue(), "Ben's words");
  await ben.waitForFunction(() => {
    const { top, bottom } = document.querySelector("#own-comment-kept").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  await box.locator('[data-keep="mine"]').click();
  await saved(on.server, keys.own, (text) => text.includes("C[Ben's words]"));
  await counts(ben.locator("#room-conflicts [data-conflict]"), 0);
});

test("a mark, a label and a judgement made while one was away replace nothing newer without a word", async () => {
  const { keys, anna, ben } = await both();
  await ben.route("**/operations", (route) => route.abort());
  const mark = async (page, tool, point) => {
    await page.locator("#tab-edit").click();
    await page.locator(`[data-tool="${tool}"]`).click();
    await cell(page, point).click();
  };
  await mark(ben, "TR", "C3");
  await mark(ben, "letter", "D4");
  await ben.locator('[data-judge="TE"]').click();
  // A change of a thing that nobody else has touched is simply done.
  await mark(ben, "SQ", "G7");
  await ben.locator("#room-unsaved", { hasText: "4 changes" }).waitFor();
  await mark(anna, "CR", "C3");
  await mark(anna, "number", "D4");
  await anna.locator('[data-judge="BM"]').click();
  await saved(on.server, keys.own, (text) => text.includes("CR[cg]") && text.includes("LB[df:1]") && text.includes("BM[1]"));
  await ben.unroute("**/operations");
  const now = await saved(on.server, keys.own, (text) => text.includes("SQ[gc]"));
  assert.match(now, /CR\[cg\]/);
  assert.doesNotMatch(now, /TR|TE|LB\[df:A\]/);
  const kept = ben.locator("[data-left]", { hasText: "The same thing has been changed meanwhile" });
  await counts(kept, 1);
  assert.equal(await kept.locator("[data-left-text]").inputValue(), "1 · Black E5\nC3: a triangle\nD4: the label A\ngood move");
  await kept.locator('[data-left-do="put"]').click();
  await saved(on.server, keys.own, (text) => text.includes("TR[cg]") && text.includes("LB[df:A]") && text.includes("TE[1]") && !/CR|BM/.test(text));
  await counts(kept, 0);
  for (const page of [anna, ben]) assert.deepEqual(page.complaints.filter((said) => !/Failed to load|ERR_FAILED/.test(said)), []);
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

test("a text whose node goes away is kept, the rest of the sentence too, and goes back as a branch", async () => {
  const { keys, anna, ben } = await both();
  await press(ben, "ArrowRight");
  await ben.locator("#own-remark").pressSequentially("Half a ");
  await choose(anna, "delete");
  const left = ben.locator("#room-left [data-left]", { hasText: "has deleted the node meanwhile" });
  await left.waitFor();
  await ben.locator("#own-remark").pressSequentially("pancake");
  await ben.locator("#own-remark").blur();
  await stands(ben, "0 · Beginning");
  assert.equal(await ben.locator("#own-remark").inputValue(), "");
  assert.match(await left.locator("[data-left-text]").inputValue(), /2 · White E7\nHalf a pancake/);
  // It outlasts the page.
  await ben.reload();
  await ben.locator("#room[data-ready]").waitFor();
  await left.locator('[data-left-do="put"]').click();
  await stands(ben, "2 · White E7");
  await saved(on.server, keys.own, (text) => text.includes("(;SZ[9];B[ee];W[ec]C[Person 2: Half a pancake])"));
  await left.waitFor({ state: "detached" });
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("a field that takes no more says so", async () => {
  const { anna, ben } = await both();
  const hint = anna.locator("#own-remark-field .warning", { hasText: "at most 16,000 characters" });
  await anna.locator("#own-remark").fill("x".repeat(15_999));
  assert.equal(await hint.count(), 0);
  await anna.locator("#own-remark").press("End");
  await anna.locator("#own-remark").pressSequentially("yz");
  await hint.waitFor();
  assert.equal((await anna.locator("#own-remark").inputValue()).length, 16_000);
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("a note is kept when its writer may only look on, and is saved when they may write again", async () => {
  const { keys, anna, ben } = await both();
  await anna.locator("#tab-people").click();
  await ben.locator("#own-remark").pressSequentially("Half a ");
  const rights = anna.locator('[data-person="p2"] select');
  await rights.selectOption("read");
  const left = ben.locator("#room-left [data-left]", { hasText: "has set you to look on" });
  await left.filter({ hasText: "Person 1" }).waitFor();
  // Keys go on into the field.
  await ben.locator("#own-remark").pressSequentially("npcm");
  await stands(ben, "1 · Black E5");
  await ben.locator("#own-remark").blur();
  assert.match(await left.locator("[data-left-text]").inputValue(), /Half a npcm$/);
  await left.locator('[data-left-do="copy"]').click();
  await left.locator('[data-left-do="copy"]', { hasText: "Copied" }).waitFor();
  await left.locator('[data-left-do="put"]').waitFor({ state: "hidden" });
  await rights.selectOption("write");
  await left.locator('[data-left-do="put"]').click();
  await left.waitFor({ state: "detached" });
  await anna.locator("#tab-notes").click();
  await anna.locator("#node-remarks li", { hasText: "Half a npcm" }).waitFor();
  const { body } = await on.server.ask(`/api/s/${keys.own}`);
  assert.deepEqual(body.nodes[1].remarks, [["p2", "Half a npcm"]]);
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
