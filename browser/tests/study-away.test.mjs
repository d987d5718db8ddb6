/** A study while the server is away, answers are lost, or steps are missed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, deferred, press, reaches, saved, stands, visit, visitLate } from "../lib/study.mjs";

const on = stage();
const FORKS = "(;SZ[9];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg]))";

/** Lets a request fail. The page may have sent it when nothing is held back any more. */
const cut = (route) => route.abort().catch(() => {});

test("changes made while the server is away are kept, over a reload too, and sent in order", async () => {
  const keys = await begin(on.server, FORKS);
  const anna = await visit(on, keys.own);
  await press(anna, "End");
  await on.server.kill();
  await anna.locator("#connection").waitFor();
  for (const [point, colour] of [["A1", "black"], ["B1", "white"], ["C1", "black"]]) {
    await cell(anna, point).click();
    await sees(anna, colour, point);
  }
  await anna.locator("#room-unsaved", { hasText: "Not saved yet: 3 changes" }).waitFor();
  await on.server.run();
  await saved(on.server, keys.own, (text) => text.includes("W[cg];B[ai];W[bi];B[ci])"));
  await anna.locator("#room-unsaved").waitFor({ state: "hidden" });
  await stands(anna, "7 · Black C1");
  // Over a reload: what no answer came for is sent again under the same name, and done once.
  await anna.route("**/operations", (route) => cut(route));
  await cell(anna, "D1").click();
  await anna.locator("#room-unsaved", { hasText: "1 change" }).waitFor();
  await anna.unroute("**/operations");
  await anna.reload();
  await anna.locator("#room[data-ready]").waitFor();
  const text = await saved(on.server, keys.own, (said) => said.includes("W[di]"));
  assert.equal(text.split("W[di]").length, 2, text);
  await anna.waitForFunction(() => !Object.keys(localStorage).some((name) => name.includes("queue")));
});

test("what the browser does not keep stays in the page, which says so", async () => {
  const { own } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(name, value) {
      if (name.startsWith("tengen.study-queue") && value.length > 400) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, value);
    };
  });
  await page.route("**/operations", (route) => route.abort());
  const unsaved = page.locator("#room-unsaved");
  await cell(page, "A1").click();
  await unsaved.filter({ hasText: "Not saved yet: 1 change." }).waitFor();
  assert.doesNotMatch(await unsaved.textContent(), /leave this page open/);
  for (const point of ["A2", "A3", "A4", "A5", "A6", "A7", "A8"]) await cell(page, point).click();
  await unsaved.filter({ hasText: "leave this page open until it is sent" }).waitFor();
  // The browser has the first of them, in order, and asks before the page is closed.
  const { kept, asks } = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith("tengen.study-queue"));
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return { kept: JSON.parse(localStorage.getItem(name)).operations.map(({ B, W }) => B ?? W), asks: event.defaultPrevented };
  });
  assert.ok(kept.length > 0 && kept.length < 8, String(kept));
  assert.deepEqual(kept, ["ai", "ah", "ag", "af", "ae", "ad", "ac"].slice(0, kept.length));
  assert.equal(asks, true);
  await page.unroute("**/operations");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ai];W[ah];B[ag];W[af];B[ae];W[ad];B[ac];W[ab])");
  await unsaved.waitFor({ state: "hidden" });
  assert.deepEqual(page.complaints.filter((one) => !/operations|ERR_FAILED/.test(one)), []);
});

test("a change whose answer is lost is done once", async () => {
  const keys = await begin(on.server, FORKS);
  const anna = await visit(on, keys.own);
  await press(anna, "End");
  let lost = 0;
  await anna.route("**/operations", async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    // The server does it, and the answer does not arrive.
    await route.fetch();
    return cut(route);
  });
  await cell(anna, "A1").click();
  await cell(anna, "B1").click();
  const text = await saved(on.server, keys.own, (said) => said.includes("W[bi]"));
  assert.equal(text.split("B[ai]").length, 2, text);
  await anna.locator("#room-unsaved").waitFor({ state: "hidden" });
  await stands(anna, "6 · White B1");
});

test("a move that another has played already is one node, with a late stream and with a lost answer", async () => {
  for (const loses of [false, true]) {
    const keys = await begin(on.server, FORKS);
    const [anna, ben] = [await visit(on, keys.own), await visitLate(on, keys.write, 1500)];
    for (const page of [anna, ben]) await press(page, "End");
    await cell(anna, "A1").click();
    await saved(on.server, keys.own, (text) => text.includes("B[ai]"));
    let sent = 0;
    await ben.route("**/operations", async (route) => {
      sent += 1;
      if (sent > 1 || !loses) return route.continue();
      await route.fetch();
      return cut(route);
    });
    await cell(ben, "A1").click();
    await cell(ben, "B1").click();
    await saved(on.server, keys.own, (text) => text.includes("W[cg];B[ai];W[bi])"));
    await ben.locator("#room-unsaved").waitFor({ state: "hidden" });
    await ben.waitForTimeout(2000);
    for (const page of [anna, ben]) {
      await stands(page, page === anna ? "5 · Black A1" : "6 · White B1");
      await press(page, page === anna ? "ArrowLeft" : "ArrowLeft ArrowLeft");
      await stands(page, "4 · White C3");
      // One line goes on from here: there is nothing to choose.
      await counts(page.locator("#room-chips button"), 0);
      await press(page, "ArrowRight ArrowRight");
      await stands(page, "6 · White B1");
    }
    assert.deepEqual(ben.complaints, []);
  }
});

test("a change whose answer is lost is not shown again over what another made of it", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  const names = async (page, name) => {
    await page.locator("#tab-edit").click();
    await page.locator("#node-name").fill(name);
    await page.locator("#node-name").press("Enter");
  };
  await anna.route("**/operations", async (route) => {
    await route.fetch();
    return cut(route);
  });
  await names(anna, "mine");
  await saved(on.server, keys.own, (text) => text.includes("N[mine]"));
  await names(ben, "theirs");
  await saved(on.server, keys.own, (text) => text.includes("N[theirs]"));
  await anna.unroute("**/operations");
  await anna.reload();
  await anna.locator("#room[data-ready]").waitFor();
  await anna.locator("#node-facts", { hasText: "theirs" }).waitFor({ state: "attached" });
  await anna.waitForFunction(() => !Object.keys(localStorage).some((name) => name.includes("queue")));
  await anna.locator("#node-facts", { hasText: "theirs" }).waitFor({ state: "attached" });
});

test("a page that missed steps takes a new snapshot, and stays where it was", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(ben, "ArrowRight ArrowRight ArrowDown ArrowRight ArrowDown");
  await stands(ben, "3 · Black C7");
  await ben.context().setOffline(true);
  await on.server.restart();
  await ben.locator("#connection").waitFor();
  await anna.locator("#connection").waitFor({ state: "hidden" });
  await press(anna, "End");
  await cell(anna, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("B[ai]"));
  await ben.context().setOffline(false);
  await ben.locator("#connection").waitFor({ state: "hidden" });
  await stands(ben, "3 · Black C7");
  await press(ben, "ArrowUp End");
  await cell(ben, "A1").and(ben.locator('[aria-label*="stone"], [aria-label*="goes on"]')).waitFor();
  await press(ben, "End");
  await stands(ben, "5 · Black A1");
  assert.deepEqual(ben.complaints, []);
});

test("what happens while a snapshot is on its way is followed behind it", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  for (const page of [anna, ben]) await press(page, "End");
  // A change that is refused makes the page look anew.
  await ben.route("**/operations", (route) => route.fulfill({ json: { revision: 0, answers: [{ refused: { code: "changed", text: "" } }] } }), { times: 1 });
  const [taken, happened] = [deferred(), deferred()];
  await ben.route(`**/api/s/${keys.write}`, async (route) => {
    const response = await route.fetch();
    taken.resolve();
    await happened.promise;
    await route.fulfill({ response });
  }, { times: 1 });
  await ben.locator("#tab-edit").click();
  await ben.locator('#panel-edit [data-tool="TR"]').click();
  await cell(ben, "J9").click();
  await taken.promise;
  await cell(anna, "A1").click();
  await cell(ben, "A1").and(ben.locator('[aria-label*="goes on"]')).waitFor();
  happened.resolve();
  await counts(ben.locator(".board .mark.triangle"), 0);
  await press(ben, "Escape");
  // The stream tells of the move again.
  await reaches(ben, "End", "5 · Black A1");
  assert.deepEqual(ben.complaints, []);
});

test("a large branch of one's own is asked for once; a snapshot that cannot be had, less and less often", async () => {
  const { own } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  const asked = [];
  await page.route(`**/api/s/${own}`, (route) => {
    asked.push(Date.now());
    return asked.length > 1 && asked.length < 5 ? route.abort() : route.continue();
  });
  const paste = (text) => page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData("text/plain", words);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  const large = (name) => `(;SZ[9];W[${name}]${`;C[${"a".repeat(60_000)}]`.repeat(5)})`;
  // The answer comes behind the snapshot, which has the branch already.
  const taken = page.waitForResponse(`**/api/s/${own}`);
  await page.route("**/operations", async (route) => {
    const response = await route.fetch();
    await (await taken).finished();
    await page.waitForTimeout(300);
    await route.fulfill({ response });
  }, { times: 1 });
  const answered = page.waitForResponse("**/operations");
  await paste(large("aa"));
  await answered;
  await page.waitForTimeout(500);
  assert.equal(asked.length, 1);
  // The next one cannot be had at once.
  await paste(large("bb"));
  const told = page.locator("#notice.shown", { hasText: "server" });
  await told.waitFor();
  await told.waitFor({ state: "detached" });
  assert.equal(asked.length, 5);
  const waits = asked.slice(2).map((at, i) => at - asked[i + 1]);
  // A slow machine waits longer, and never less.
  assert.ok([900, 1900, 3900].every((least, i) => waits[i] >= least), String(waits));
});
