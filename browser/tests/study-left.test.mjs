/** What a person wrote and the study did not take: kept, shown with the reason, and put elsewhere. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { cell, counts, person, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const FORKS = "(;SZ[9];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg]))";

const away = (page) => page.route("**/operations", (route) => route.abort());
const back = (page) => page.unroute("**/operations");
const left = (page) => page.locator("#room-left [data-left]");
const words = (page) => left(page).locator("[data-left-text]").inputValue();

/** A branch with a note and a mark, made by a page that the server does not hear. */
async function writeAway(page) {
  await away(page);
  await cell(page, "A1").click();
  await sees(page, "black", "A1");
  await cell(page, "B1").click();
  await sees(page, "white", "B1");
  await page.locator("#own-remark").fill("Only here");
  await page.locator("#own-remark").blur();
  await page.locator("#tab-edit").click();
  await page.locator('#panel-edit [data-tool="TR"]').click();
  await cell(page, "J9").click();
  await press(page, "0");
  await page.locator("#room-unsaved", { hasText: "4 changes" }).waitFor();
}

test("a branch made while its node was deleted is kept, told with the name, saved as a file, and put back", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await anna.locator("#tab-people").click();
  await anna.locator("#person-name").fill("Anna");
  await anna.locator("#person-call").click();
  await ben.locator('[data-person="p1"]', { hasText: "Anna" }).waitFor({ state: "attached" });
  await press(ben, "End");
  await writeAway(ben);
  await press(anna, "ArrowRight ArrowRight ArrowRight");
  await stands(anna, "3 · Black G7");
  await choose(anna, "delete");
  await back(ben);
  await left(ben).filter({ hasText: "Anna" }).filter({ hasText: "has deleted the node meanwhile" }).waitFor();
  await counts(left(ben), 1);
  assert.match(await words(ben), /^5 · Black A1\n6 · White B1\nJ9: a triangle\n\nOnly here$/);
  const [file] = await Promise.all([ben.waitForEvent("download"), left(ben).locator('[data-left-do="sgf"]').click()]);
  const text = await readFile(await file.path(), "utf8");
  assert.match(text, /;B\[ee\];W\[ec\];B\[gc\];W\[cg\];B\[ai\];W\[bi\]TR\[ia\]C\[Only here\]\)$/);
  const [plain] = await Promise.all([ben.waitForEvent("download"), left(ben).locator('[data-left-do="text"]').click()]);
  assert.match(await readFile(await plain.path(), "utf8"), /Only here$/);
  // A new study has it, and it is still here.
  await left(ben).locator('[data-left-do="study"]').click();
  const address = await left(ben).locator("[data-left-opened]").getAttribute("href");
  assert.match(await sgf(on.server, address.split("/").at(-1)), /B\[ai\];W\[bi\]/);
  assert.equal(await left(ben).locator('[data-left-do="study"]').isDisabled(), true);
  await left(ben).locator('[data-left-do="put"]').click();
  await saved(on.server, keys.own, (said) => said.includes(";B[gc];W[cg];B[ai];W[bi]TR[ia]C[Person 2: Only here]"));
  await counts(left(ben), 0);
  for (const page of [anna, ben]) assert.deepEqual(page.complaints.filter((one) => !/ERR_FAILED/.test(one)), []);
});

test("what waits in a closed page is kept when its chapter went meanwhile, and comes back as a chapter", async () => {
  const keys = await begin(on.server, `${FORKS}(;SZ[9]GN[Two])`);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(ben, "End");
  await writeAway(ben);
  await ben.goto("about:blank");
  await anna.evaluate(async ([key]) => {
    const operations = [{ op: "delete", node: "0", id: "gone-1" }];
    await fetch(`/api/s/${key}/operations`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ operations }) });
  }, [keys.own]);
  await back(ben);
  await ben.goto(`${on.server.url}/s/${keys.write}`);
  await left(ben).filter({ hasText: "has deleted the node meanwhile" }).waitFor();
  assert.match(await words(ben), /Only here$/);
  await left(ben).locator('[data-left-do="put"]').click();
  await saved(on.server, keys.own, (said) => /\(;SZ\[9\];B\[ee\];W\[ec\];B\[gc\];W\[cg\];B\[ai\];W\[bi\]/.test(said.split("\n")[1] ?? ""));
});

test("changes made while the right to write was taken are kept until the person lets them go", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(ben, "End");
  await writeAway(ben);
  await anna.locator("#tab-people").click();
  await anna.locator('[data-person="p2"] select').selectOption("read");
  await ben.locator("#notice.shown", { hasText: "has set you to look on" }).waitFor();
  await back(ben);
  await left(ben).filter({ hasText: "Person 1" }).filter({ hasText: "has set you to look on" }).waitFor();
  await counts(left(ben), 1);
  assert.match(await words(ben), /^5 · Black A1\n6 · White B1\nJ9: a triangle\n\nOnly here$/);
  await ben.reload();
  await ben.locator("#room[data-ready]").waitFor();
  await left(ben).waitFor();
  await left(ben).locator('[data-left-do="drop"]').click();
  await counts(left(ben), 0);
  await ben.reload();
  await ben.locator("#room[data-ready]").waitFor();
  await counts(left(ben), 0);
});

test("a text that was kept while its writer looked on is left no more once it is saved", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await anna.locator("#tab-people").click();
  const rights = anna.locator('[data-person="p2"] select');
  await ben.locator("#own-remark").pressSequentially("half");
  await rights.selectOption("read");
  await ben.locator("#notice.shown", { hasText: "has set you to look on" }).waitFor();
  await ben.locator("#own-remark").pressSequentially(" a note");
  await left(ben).waitFor();
  await rights.selectOption("write");
  await ben.locator("#notice.shown", { hasText: "lets you change" }).waitFor();
  await ben.locator("#own-remark").blur();
  await saved(on.server, keys.own, (text) => text.includes("half a note"));
  await counts(left(ben), 0);
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("a move that the rules refuse is no loss by itself", async () => {
  const keys = await begin(on.server, "(;SZ[9]AB[ba][ab])");
  const ben = await visit(on, keys.write);
  await press(ben, "End");
  // Black has stones around the corner, so White would have no liberty there.
  await cell(ben, "J1").click();
  await stands(ben, "1 ·");
  await saved(on.server, keys.own, (text) => /;[BW]\[ii\]/.test(text));
  await cell(ben, "A9").click();
  await ben.locator("#notice.shown").waitFor();
  await counts(left(ben), 0);
});

test("a writer whose link is replaced stays, is told by whom, and keeps their text; keys do nothing on error pages", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(ben, "ArrowRight");
  await ben.locator("#own-remark").pressSequentially("Half a ");
  await anna.locator("#tab-share").click();
  await anna.locator("#link-write-renew").click();
  await anna.locator("#renew-confirm").click();
  await ben.locator("#room-ended", { hasText: "Your link was replaced by" }).filter({ hasText: "Ask for the new one" }).waitFor();
  await ben.locator("#own-remark").pressSequentially("npc?");
  await stands(ben, "1 · Black E5");
  assert.equal(await ben.locator("dialog[open]").count(), 0);
  await ben.locator("#own-remark").blur();
  await left(ben).filter({ hasText: "has replaced your link" }).waitFor();
  assert.match(await words(ben), /1 · Black E5\nHalf a npc\?$/);
  // The tree can be read on.
  await press(ben, "ArrowRight");
  await stands(ben, "2 · White E7");
  await ben.reload();
  await ben.locator("#problem-text", { hasText: "This link was replaced by a new one" }).waitFor();
  assert.match(await words(ben), /Half a npc\?$/);
  await press(ben, "? p n t m");
  assert.equal(await ben.locator("dialog[open]").count(), 0);
  // The new link opens the same study. What is kept is shown there, and comes into it.
  const renewed = await anna.evaluate(async (key) => (await (await fetch(`/api/s/${key}`)).json()).links.write, keys.own);
  await ben.goto(`${on.server.url}${renewed}`);
  await left(ben).waitFor();
  assert.match(await words(ben), /Half a npc\?$/);
  await left(ben).locator('[data-left-do="put"]').click();
  await saved(on.server, keys.own, (text) => text.includes("Half a npc?"));
  await counts(left(ben), 0);
  // Readers came by another link.
  const cleo = await visit(on, keys.read);
  assert.equal(await cleo.locator("#room-ended").isVisible(), false);
});

test("what waits when the study is deleted stays readable", async () => {
  const keys = await begin(on.server, FORKS);
  const ben = await visit(on, keys.write);
  await press(ben, "End");
  await writeAway(ben);
  const anna = await person(on.browser);
  await anna.goto(`${on.server.url}/s/${keys.own}`);
  await anna.locator("#room[data-ready]").waitFor();
  await anna.goto(`${on.server.url}/study`);
  await anna.locator(`[data-delete="${keys.own}"]`).click();
  await anna.locator("#study-delete-confirm").click();
  await ben.locator("#room-ended", { hasText: "This study has been deleted" }).waitFor();
  await back(ben);
  await left(ben).filter({ hasText: "The study was deleted" }).waitFor();
  assert.match(await words(ben), /Only here$/);
});

test("of two texts that a closed page wrote one after another the later one is asked about", async () => {
  const keys = await begin(on.server, FORKS);
  const ben = await visit(on, keys.write);
  await away(ben);
  await ben.locator("#tab-edit").click();
  for (const text of ["First", "First and second"]) {
    await ben.locator("#node-name").fill(text);
    await ben.locator("#node-name").blur();
  }
  await ben.locator("#room-unsaved", { hasText: "2 changes" }).waitFor();
  await ben.goto("about:blank");
  await ben.request.post(`${on.server.url}/api/s/${keys.own}/operations`, { data: { operations: [{ op: "set", node: "0", name: "N", values: ["Theirs"], id: "other-1" }] } });
  await back(ben);
  await ben.goto(`${on.server.url}/s/${keys.write}`);
  await ben.locator('#node-name-kept [data-kept="theirs"]', { hasText: "Theirs" }).waitFor();
  assert.equal(await ben.locator('#node-name-kept [data-kept="mine"]').inputValue(), "First and second");
  await counts(left(ben), 0);
  // Two pages that were asked have left two texts: none is lost.
  const kept = await ben.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith("tengen.study-text."));
    return { name, texts: JSON.parse(localStorage.getItem(name)) };
  });
  assert.equal(kept.texts["0"].way.length, 1);
  await ben.evaluate(({ name, texts }) => {
    localStorage.setItem(`${name}-other`, JSON.stringify({ 0: { ...texts["0"], mine: "Another" } }));
  }, kept);
  await ben.reload();
  await ben.locator("#room[data-ready]").waitFor();
  await left(ben).waitFor();
  const both = [await ben.locator('#node-name-kept [data-kept="mine"]').inputValue(), await words(ben)];
  assert.match(both[0], /First and second/);
  assert.match(both[1], /Another/);
});

test("a page whose link opens the study does not end by a word about the link before it", async () => {
  const keys = await begin(on.server, FORKS);
  const ben = await person(on.browser);
  await ben.addInitScript(() => {
    const listens = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function add(name, listener, ...more) {
      if (name === "replaced") globalThis.tellReplaced = () => listener({ data: JSON.stringify({ role: "write", by: null }) });
      listens.call(this, name, listener, ...more);
    };
  });
  await ben.goto(`${on.server.url}/s/${keys.write}`);
  await ben.locator("#room[data-ready]").waitFor();
  const asked = ben.waitForResponse("**/visit");
  await ben.evaluate(() => globalThis.tellReplaced());
  await asked;
  await press(ben, "End");
  await cell(ben, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("B[ai]"));
  assert.equal(await ben.locator("#room-ended").isVisible(), false);
});
