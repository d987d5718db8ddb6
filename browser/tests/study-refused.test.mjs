/** What a study refuses on its page, and what is said of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const notice = (page, hasText) => page.locator("#notice.shown", { hasText }).waitFor();
const said = (page, hasText) => page.locator("#announcer p", { hasText }).first().waitFor({ state: "attached" });

/** Keys on the board, from its middle on. */
async function keyboard(page, keys) {
  await page.locator("#grid [tabindex='0']").focus();
  await press(page, keys);
}

test("a point that is refused for an insert is refused as in play, and another one is chosen", async () => {
  const RECORD = "(;SZ[9];B[ab];W[ee];B[ba];W[gg];B[cc](;W[cd])(;W[dd]))";
  const { own } = await begin(on.server, RECORD);
  for (const options of [{}, { viewport: { width: 390, height: 760 }, hasTouch: true }]) {
    const page = await visit(on, own, options);
    await press(page, "ArrowRight ArrowRight ArrowRight ArrowRight");
    await stands(page, "4 · White G3");
    await choose(page, "insert");
    // An occupied point, by the mouse and by the keyboard; then a suicide, which the server refuses.
    await cell(page, "E5").click();
    await notice(page, "There is already a stone on E5.");
    await page.locator("#beside", { hasText: "to be inserted" }).waitFor();
    await keyboard(page, "ArrowLeft ArrowLeft ArrowLeft ArrowLeft ArrowUp ArrowUp ArrowUp ArrowUp Enter");
    await notice(page, "A9 would be suicide: the stone would have no liberty.");
    await stands(page, "4 · White G3");
    await page.locator("#beside", { hasText: "to be inserted" }).waitFor();
    assert.equal(await page.locator("#room-forward").getAttribute("aria-disabled"), null);
    assert.equal(await sgf(on.server, own), RECORD);
    await cell(page, "J1").click();
    await saved(on.server, own, (text) => text === RECORD.replace(";W[gg]", ";W[ii];W[gg]"));
    await stands(page, "4 · White J1");
    await page.locator("#room-last").click();
    await stands(page, "7 · White C6");
    await press(page, "Control+z");
    await saved(on.server, own, (text) => text === RECORD);
    assert.deepEqual(page.complaints, []);
  }
});

test("a stone that is set up is said as it stands then, by mouse and keyboard", async () => {
  const { own } = await begin(on.server, "(;SZ[9]AB[aa];B[ee])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#tab-edit").click();
  await page.locator('#panel-edit [data-tool="AW"]').click();
  await cell(page, "C3").click();
  await said(page, "C3, white stone");
  await cell(page, "A8").click();
  await said(page, "A8, white stone");
  // It takes the black stone in the corner.
  await keyboard(page, "ArrowLeft ArrowLeft ArrowLeft ArrowUp ArrowUp ArrowUp ArrowUp Enter");
  await said(page, "B9, white stone");
  await cell(page, "C3").click();
  await said(page, "C3, empty");
  const all = await page.locator("#announcer p").allTextContents();
  assert.ok(all.every((text) => !/^(A8|B9), empty/.test(text)), all.join(" | "));
  assert.deepEqual(page.complaints, []);
});
