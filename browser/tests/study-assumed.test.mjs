/** What a study says of a game whose record says too little, and of its variations, in a report. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { counts } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, stands, visit } from "../lib/study.mjs";

const on = stage();

const SAID = "The rules “our own” are not known. Assumed: Japanese. The stones are not a handicap of 3. Assumed: no handicap. The record states no komi. Assumed: 6.5.";

test("the room, its report and a game that goes on say which rules, komi and handicap are assumed", async () => {
  const { own } = await begin(on.server, "(;SZ[9]RU[our own]HA[3]PB[Anna];B[ee];W[cc])(;SZ[9]RU[Chinese]KM[7.5];B[aa])");
  const page = await visit(on, own);
  const assumed = page.locator("#game-assumed");
  await assumed.filter({ hasText: "Assumed" }).waitFor();
  assert.equal(await assumed.textContent(), SAID);
  // It stands beside the facts of the game, at its beginning.
  await press(page, "ArrowRight");
  await assumed.waitFor({ state: "hidden" });
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await page.locator("#report-assumed", { hasText: "Assumed" }).waitFor();
  assert.equal(await page.locator("#report-assumed").textContent(), SAID);
  await page.locator("#report-back").click();
  // A game goes by what its moves so far say: behind one alone they may still be a handicap.
  await page.locator("#room-forward").click();
  await stands(page, "2 · White C7");
  await page.locator("#room-play-on").click();
  await page.locator("#play-on-assumed", { hasText: "Assumed" }).waitFor();
  assert.equal(await page.locator("#play-on-assumed").textContent(), SAID);
  await page.keyboard.press("Escape");
  // Facts that somebody writes are assumed no more.
  await press(page, "Home");
  await page.locator("#tab-edit").click();
  await page.locator("#room-info").click();
  await page.locator("#info-KM").fill("0.5");
  await page.locator("#info-save").click();
  await saved(on.server, own, (text) => text.includes("KM[0.5]"));
  await page.locator("#tab-notes").click();
  await assumed.filter({ hasText: "handicap" }).filter({ hasNotText: "komi" }).waitFor();
  // Of a game that says all nothing is told.
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await stands(page, "0 · Beginning");
  await page.locator("#game-facts", { hasText: "7.5" }).waitFor();
  await assumed.waitFor({ state: "hidden" });
  await page.locator("#tab-engine").click();
  await page.locator("#room-play-on").click();
  await page.locator("#play-on-begin").waitFor();
  await counts(page.locator("#play-on-assumed"), 0);
  assert.deepEqual(page.complaints, []);
});

test("facts that are not used as the record says them stand beside what is used, in the room and in the report", async () => {
  const { own } = await begin(on.server, "(;SZ[9]RU[our own]KM[375]HA[x]PB[Anna];B[ee];W[cc])(;SZ[9]RU[Chinese]KM[7.5]HA[0];B[aa])");
  const page = await visit(on, own);
  await page.locator("#game-assumed", { hasText: "In points it is 7.5" }).waitFor();
  const facts = () => page.locator("#game-facts dd").allTextContents().then((all) => all.map((one) => one.replace(/[\u2068\u2069]/g, "")));
  const used = ["Anna", "Japanese (the record says our own)", "7.5 (the record says 375)", "0 (the record says x)"];
  assert.deepEqual(await facts(), used);
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await page.locator("#report dd", { hasText: "7.5 (the record says" }).waitFor();
  await page.locator("#report-back").click();
  // Another chapter has words of its own, also while the server does not say what is assumed.
  await page.locator("#tab-notes").click();
  await page.route("**/assumed?**", (route) => route.abort());
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await page.locator("#game-facts", { hasText: "7.5" }).waitFor();
  assert.deepEqual(await facts(), ["Chinese", "7.5", "0"]);
  assert.equal(await page.locator("#game-assumed").isVisible(), false);
  await page.unroute("**/assumed?**");
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await page.locator("#game-assumed", { hasText: "In points it is 7.5" }).waitFor();
  assert.deepEqual(await facts(), used);
  // What somebody writes is used as they write it.
  await page.locator("#tab-edit").click();
  await page.locator("#room-info").click();
  await page.locator("#info-KM").fill("0.5");
  await page.locator("#info-save").click();
  await saved(on.server, own, (text) => text.includes("KM[0.5]"));
  await page.locator("#tab-notes").click();
  await page.locator('[data-fact="KM"]', { hasText: /^0\.5$/ }).waitFor();
});

test("a chapter of another game is shown, and not judged, reported or played on from", async () => {
  const { own } = await begin(on.server, "(;SZ[9]RU[Japanese]KM[0];B[ee])(;GM[2]SZ[8]GN[Othello];B[cd];W[cc])");
  const page = await visit(on, own);
  await page.locator("#tab-engine").click();
  await page.locator("#room-judge:not([aria-disabled])").waitFor();
  await page.locator("#room-chapter").selectOption({ index: 1 });
  const why = /another game than Go \(GM\[2\]\)/;
  await page.locator("#engine-none", { hasText: why }).waitFor();
  await press(page, "End");
  await stands(page, /2 · White .cc/);
  for (const id of ["#room-judge", "#room-play-on", "#room-report", "#engine-on", "#guess-begin"]) {
    assert.equal(await page.locator(id).getAttribute("aria-disabled"), "true", id);
    assert.match(await page.locator(id).getAttribute("title"), why, id);
  }
  // The facts say it once more, in the place of what is assumed.
  await press(page, "Home");
  await page.locator("#tab-notes").click();
  await page.locator("#game-assumed", { hasText: why }).waitFor();
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await page.locator("#tab-engine").click();
  await page.locator("#room-judge:not([aria-disabled])").waitFor();
  assert.deepEqual(page.complaints, []);
});

test("what is assumed is said in every language of the page", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  for (const [locale, words] of [
    ["de", "Die Aufzeichnung nennt keine Regeln. Angenommen: japanische. Die Aufzeichnung nennt kein Komi. Angenommen: 6,5."],
    ["fr", "La partie ne nomme pas de règles."], ["sv", "Protokollet anger inga regler."],
  ]) {
    const page = await visit(on, own, { locale });
    await page.locator("#game-assumed", { hasText: words.split(".")[0] }).waitFor();
    if (locale === "fr") assert.match(await page.locator("#game-assumed").textContent(), /Supposé\u00a0: 6,5/);
  }
});

test("a report has the comments of variations, too, each with the place where it leaves the line", async () => {
  const { own } = await begin(on.server, "(;SZ[9]RU[Japanese]KM[0]C[First];B[ee](;W[cc]C[On the line];B[gg])(;W[gc];B[cg]C[Beside the line]))(;SZ[9];B[aa]C[Another chapter])");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-engine").click();
  await page.locator("#room-report").click();
  await counts(page.locator("#report-comments figure"), 2);
  const beside = page.locator("#report-variations figure");
  await counts(beside, 1);
  assert.match(await beside.locator("figcaption").textContent(), /^Move 3: Black C3\. +Variation after move 1\.\s*Beside the line$/);
  await beside.locator("svg[role=img]").waitFor();
  // From a variation the main line is beside.
  await page.locator("#report-back").click();
  await page.locator("#room-first").click();
  await press(page, "ArrowRight ArrowRight ArrowDown ArrowRight");
  await stands(page, "3 · Black C3");
  await page.locator("#room-report").click();
  await beside.filter({ hasText: "On the line" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("what cannot be used is grey and says why, and a line that is open in the tree has lines behind it", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee](;W[cc](;B[gg])(;B[cg]))(;W[gc](;B[aa])(;B[bb])))");
  const page = await visit(on, own);
  const why = (id) => page.locator(id).getAttribute("title");
  assert.equal(await why("#room-back"), "Back – This is the beginning.");
  assert.match(await why("#room-undo"), /You have changed nothing that could be undone\.$/);
  await page.locator("#tab-edit").click();
  assert.equal(await why('[data-judge="TE"]'), "This node has no move.");
  await page.locator("#room-menu").click();
  assert.equal(await why('[data-act="delete"]'), "The first node of a chapter stays where it is.");
  // A press says it too, within the menu, which stays.
  await page.locator('[data-act="delete"]').click({ force: true });
  await page.locator("#node-menu [role=status]", { hasText: "The first node of a chapter stays where it is." }).waitFor();
  await page.keyboard.press("Escape");
  await press(page, "End");
  assert.match(await why("#room-forward"), /Nothing follows here\.$/);
  assert.equal(await why("#room-back"), "Back");
  // The lines of the tree in words: each that is open is followed by the lines behind it.
  await press(page, "Home ArrowRight ArrowRight");
  const items = page.locator("#tree [role=treeitem]");
  await counts(items, 5);
  const told = await items.evaluateAll((all) => all.map((one) => `${one.getAttribute("aria-level")} ${one.getAttribute("aria-expanded")}`));
  assert.deepEqual(told, ["1 true", "2 true", "3 null", "3 null", "2 false"]);
  const reader = await visit(on, read);
  await reader.locator("#tab-edit").click();
  assert.equal(await reader.locator('[data-tool="TR"]').getAttribute("title"), "Triangle – You may not change this study.");
  await press(reader, "ArrowRight");
  await reader.locator('[data-point="A9"]').click();
  await reader.locator("#room-aside").waitFor();
  await reader.locator("#tab-engine").click();
  assert.match(await reader.locator("#room-judge").getAttribute("title"), /^This line is yours alone\./);
  await choose(page, "fold");
  await page.locator('#tree [aria-selected="true"][aria-expanded="false"]').waitFor({ state: "attached" });
  assert.deepEqual([...page.complaints, ...reader.complaints], []);
});
