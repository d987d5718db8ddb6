/** Branches that go elsewhere: to another board, another chapter, another study. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, stands, visit } from "../lib/study.mjs";

const on = stage();
/** White's stone on A9 is captured by the fourth move. */
const GAME = "(;SZ[9]KM[5.5]RU[Japanese];B[ba];W[aa];B[ab];W[ee](;B[gg];W[cc])(;B[gc]))";

/** Pastes a text, as the browser does when the keys are pressed. */
const paste = (page, text) => page.evaluate((words) => {
  const data = new DataTransfer();
  data.setData("text/plain", words);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}, text);

/** What the browser would copy. */
const copied = (page) => page.evaluate(() => {
  const data = new DataTransfer();
  document.body.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
  return data.getData("text/plain");
});

/** The points with stones, as a screen reader hears them. */
const stones = async (page) => {
  // The labels come a little later than the picture.
  await page.waitForTimeout(150);
  return page.locator('[data-point][aria-label*="stone" i]').evaluateAll((all) =>
    all.map((one) => `${one.dataset.point}${/black stone/i.test(one.getAttribute("aria-label")) ? "b" : "w"}`).sort().join(" "));
};

const FIFTH = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]KM[5.5]AB[ba][ab]AW[ee]PL[B];B[gg];W[cc])";

/** Copies the branch that begins with the fifth move. */
async function copyFifth(page) {
  await press(page, "Home ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight");
  await stands(page, "5 · Black G3");
  const text = await copied(page);
  assert.equal(text, FIFTH);
  return text;
}

test("a branch takes the position under it to another study, whatever the board there", async () => {
  const page = await visit(on, (await begin(on.server, GAME)).own);
  const text = await copyFifth(page);
  const before = await stones(page);
  assert.equal(before, "A8b B9b E5w G3b");
  // A chapter where the board is another.
  const large = await begin(on.server, "(;SZ[13])");
  const other = await visit(on, large.own);
  await paste(other, text);
  await saved(on.server, large.own, (said) => said.includes("SZ[9]") && said.includes("AB[ba][ab]") && said.includes("KM[5.5]"));
  await other.locator("#room-chapter").selectOption({ index: 1 });
  await other.locator("#room-chapter").blur();
  await press(other, "Home ArrowRight");
  assert.equal(await stones(other), before);
  // A branch where the board has the size: its first node changes the position.
  const small = await begin(on.server, "(;SZ[9];B[ee];W[ba])");
  const third = await visit(on, small.own);
  await press(third, "End");
  await paste(third, text);
  await third.locator("#notice.shown", { hasText: "its first node sets up" }).waitFor();
  await saved(on.server, small.own, (said) => said === "(;SZ[9];B[ee];W[ba];AB[ba][ab]AW[ee]PL[B];B[gg];W[cc])");
  await press(third, "ArrowRight");
  await stands(third, "Black G3");
  assert.equal(await stones(third), before);
  for (const one of [page, other, third]) assert.deepEqual(one.complaints, []);
});

test("another chapter gets the position, too, and the branch's own tree the moves alone", async () => {
  const { own } = await begin(on.server, `${GAME}(;SZ[9];B[ee])`);
  const page = await visit(on, own);
  const text = await copyFifth(page);
  // At any place of its own tree, in this page and in another one.
  await press(page, "Home ArrowRight");
  await paste(page, text);
  await saved(on.server, own, (said) => said.includes("(;B[gg];W[cc]))\n"));
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator("#room[data-ready]").waitFor();
  await press(second, "Home ArrowRight ArrowRight");
  await paste(second, text);
  await saved(on.server, own, (said) => said.split(";B[gg];W[cc]").length === 4 && !said.includes("AB["));
  // In another chapter the first node sets the position up.
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#room-chapter").blur();
  await press(page, "End");
  await paste(page, text);
  await saved(on.server, own, (said) => said.endsWith("(;SZ[9];B[ee];AB[ba][ab]AW[ee]PL[B];B[gg];W[cc])"));
  assert.deepEqual(page.complaints, []);
});

test("a problem that is pasted twice has its position twice", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec])");
  const page = await visit(on, own);
  for (const keys of ["End", "Home ArrowRight"]) {
    await press(page, keys);
    await paste(page, "(;SZ[9]AB[aa][ba]AW[ab];W[ca])");
    await page.locator("#notice.shown").waitFor();
    await page.waitForTimeout(2500);
  }
  await saved(on.server, own, (said) => said.split("AB[aa][ba]AW[ab]").length === 3);
});

test("a branch from the beginning needs no position, and facts that hold here are not missed", async () => {
  const { own } = await begin(on.server, "(;SZ[9]KM[7];B[ee];W[ec])(;SZ[9]KM[7];B[cc])");
  const page = await visit(on, own);
  await press(page, "Home ArrowRight");
  const text = await copied(page);
  assert.equal(text, "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7];B[ee];W[ec])");
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#room-chapter").blur();
  await press(page, "Home");
  await paste(page, text);
  await saved(on.server, own, (said) => said.endsWith("(;SZ[9]KM[7](;B[cc])(;B[ee];W[ec]))"));
  assert.equal(await page.locator("#notice.shown").count(), 0);
});

test("two quick pastes come to the same place, and later ones where the person stands", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await press(page, "End");
  await paste(page, "(;SZ[9];W[ec])");
  await stands(page, "White E7");
  await paste(page, "(;SZ[9];W[cc])");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee](;W[ec])(;W[cc]))");
  await stands(page, "White C7");
  // A step of the person's own, or a while, ends it.
  await press(page, "ArrowLeft ArrowRight");
  await page.waitForTimeout(2100);
  await paste(page, "(;SZ[9];B[gg])");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee](;W[ec])(;W[cc];B[gg]))");
  assert.deepEqual(page.complaints, []);
});

test("one message does not cover another: what is left out, and what is against the rules now", async () => {
  const { own } = await begin(on.server, "(;SZ[9]AB[ba]AW[aa];B[ab])");
  const page = await visit(on, own);
  await page.locator("#tab-edit").click();
  // White's stone in the corner has no liberty then, and Black's move has no room.
  await page.locator('#tools [data-tool="AB"], [data-tool="AB"]').first().click();
  await page.locator('[data-point="A8"]').click();
  await page.locator("#set-up-here").click();
  const told = page.locator("#notice.shown");
  await told.filter({ hasText: "no liberty" }).waitFor();
  await told.filter({ hasText: "against the rules now" }).waitFor();
  assert.equal((await told.innerText()).split("\n").length, 2);
});
