/** Finished games and records studied: moves tried beside them, marks, faults, links, pictures. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { cell, counts, open, person, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** Uploads a record, and opens its page. */
async function record(sgf, options = {}, suffix = "") {
  const response = await fetch(`${on.server.url}/api/records`, { method: "POST", body: sgf });
  const { keys } = await response.json();
  const page = await person(on.browser, options);
  await open(page, `${on.server.url}/g/${keys[0]}${suffix}`);
  return { page, key: keys[0] };
}

/** A ko at B4 and C4: Black takes it with move 1. */
const KO = "(;SZ[5]RU[Japanese]KM[0]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee])";

test("a click tries a move beside a record; the referee answers, and Escape leads back", async () => {
  const { page, key } = await record(KO);
  const before = (await on.server.ask(`/api/g/${key}`)).body;
  await page.locator("#try-hint").waitFor();
  await page.keyboard.press("ArrowRight");
  await sees(page, "black", "C4");
  // White may not retake the ko at once, and the reason comes in words.
  await cell(page, "B4").click();
  await page.locator("#refusal.shown", { hasText: "B4 retakes the ko at once" }).waitFor();
  await seesEmpty(page, "B4");
  assert.equal(await page.locator("#line").isVisible(), false, "a refused move begins no line");
  // A suicide, from the same position.
  await cell(page, "A5").click();
  await page.locator("#refusal.shown", { hasText: "would be suicide" }).waitFor();
  // A threat, its answer, and the ko.
  for (const [point, colour] of [["E5", "white"], ["E4", "black"], ["B4", "white"]]) {
    await cell(page, point).click();
    await sees(page, colour, point);
  }
  await page.locator("#tried-answer", { hasText: "Black may not retake at C4" }).waitFor();
  await seesEmpty(page, "C4");
  await counts(page.locator(".mark.numbered"), 3);
  await page.locator("#beside", { hasText: "Not the game" }).waitFor();
  await page.locator("#line-about", { hasText: "after step 1" }).waitFor();
  // The keys step through the line; another move from the middle takes the place of the rest.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await seesEmpty(page, "E4");
  await cell(page, "D5").click();
  await sees(page, "black", "D5");
  await page.locator("#line-caption", { hasText: "2 of 2" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#line").waitFor({ state: "hidden" });
  await seesEmpty(page, "D5");
  await sees(page, "black", "C4");
  assert.deepEqual((await on.server.ask(`/api/g/${key}`)).body, before);
  assert.deepEqual(page.complaints, []);
});

test("the keyboard tries moves too, and the judge counts the position that is shown", async () => {
  const moves = ["B[cc]", "W[dc]", "B[cd]", "W[dd]", "B[cb]", "W[db]", "B[ce]", "W[de]", "B[ca]"].join(";");
  const { page } = await record(`(;SZ[5]RU[Chinese]KM[0];${moves})`);
  await page.keyboard.press("End");
  await sees(page, "black", "C5");
  // From the middle of the board to D5.
  await cell(page, "C3").focus();
  for (const key of ["ArrowRight", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await sees(page, "white", "D5");
  await page.locator("#tried-answer", { hasText: "Black is to move" }).waitFor();
  await page.locator("#tried-pass").click();
  // A click while the referee still answers the first would be lost.
  await page.locator("#line-caption", { hasText: "2 of 2" }).waitFor();
  await page.locator("#tried-pass").click();
  await page.locator("#tried-answer", { hasText: "play would stop" }).waitFor();
  await page.locator("#tried-judge").click();
  await page.locator("#estimate", { hasText: "Black wins by 5 points" }).waitFor();
  await counts(page.locator(".mark.black-point"), 10);
  // The estimate belongs to its position alone.
  await page.locator("#line-back").click();
  await page.locator("#estimate").waitFor({ state: "hidden" });
  await page.locator("#line-close").focus();
  await page.keyboard.press("Enter");
  await page.locator("#line").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
});

test("a finished game takes moves beside it at every step, and its result stays", async () => {
  const { key } = await on.server.newGame({ rules: "tromp-taylor" });
  await on.server.play({ both: key }, "C3 D3 C2");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  assert.equal(await page.locator("#try-hint").isVisible(), false, "no advice in a running game");
  await page.locator("#resign").click();
  await page.locator("#resign-white").click();
  await page.locator("#result[data-result]").waitFor();
  await cell(page, "D2").click();
  await sees(page, "white", "D2");
  await page.locator("#line-close").click();
  await seesEmpty(page, "D2");
  assert.equal(await page.locator("#result").getAttribute("data-result"), "B+R");
});

test("of a record with variations it is said that they are not shown, and the comment on the game is", async () => {
  const { page } = await record("(;SZ[5]RU[Japanese]KM[0]PW[Bo]GC[Played in a park.]LB[cc:original][dd:much too long](;B[aa];W[bb])(;B[cc]))");
  await page.locator("#notes li", { hasText: "The page shows the main line alone." }).waitFor();
  assert.equal(await page.locator("#comment").textContent(), "Played in a park.");
  // A player without a name is called by the colour.
  assert.equal((await page.locator("#title").textContent()).replaceAll(/[\u2068\u2069]/g, ""), "Black against Bo (White)");
  // A long label keeps to its point; a longer one is cut off, and says so.
  await counts(page.locator(".mark.label"), 2);
  const labels = await page.locator(".mark.label text").evaluateAll((all) => all.map((text) => [text.textContent, text.getBBox().width]));
  assert.deepEqual(labels.map(([text]) => text).sort(), ["much to…", "original"]);
  for (const [text, width] of labels) assert.ok(width <= 100, `${text} is ${width} wide`);
  assert.deepEqual(page.complaints, []);
});

const TOLD = `(;SZ[5]C[The root speaks.]AB[ba][ab]TR[ba]
  ;W[ee]C[One.]LB[cc:A][dd:12]SQ[ab]AR[aa:cc]
  ;C[Nothing moves here.]
  ;B[aa]CR[aa];W[aa]MA[ee]TB[bb]TW[dd]C[Not legal.]
  ;AW[cc]AE[ee]DD[ea][eb];B[dc]VW[cc:ee])`;

test("every comment of a record is text beside its position, and its marks are on the board, in words too", async () => {
  const { page } = await record(TOLD);
  const comment = page.locator("#comment");
  assert.equal(await comment.textContent(), "The root speaks.");
  await page.locator("#replay-caption", { hasText: "Set up: Black B5 A4" }).waitFor();
  await counts(page.locator(".mark.triangle"), 1);
  await page.locator('[data-point="B5"][aria-label*="marked with a triangle"]').waitFor({ state: "attached" });
  const forward = () => page.keyboard.press("ArrowRight");
  await forward();
  assert.equal(await comment.textContent(), "One.\n\nNothing moves here.");
  for (const [mark, count] of [["triangle", 0], ["label", 2], ["square", 1], ["arrow", 1]]) await counts(page.locator(`.mark.${mark}`), count);
  await page.locator('[data-point="C3"][aria-label*="labelled A"]').waitFor({ state: "attached" });
  await page.locator('[data-point="A5"][aria-label*="arrow to C3"]').waitFor({ state: "attached" });
  await forward();
  assert.equal(await comment.isVisible(), false);
  await counts(page.locator(".mark.circle"), 1);
  await forward();
  for (const [mark, count] of [["cross", 1], ["black-point", 1], ["white-point", 1]]) await counts(page.locator(`.mark.${mark}`), count);
  await forward();
  await page.locator("#replay-caption", { hasText: "Set up: White C3, emptied E1" }).waitFor();
  await counts(page.locator(".mark.pale"), 2);
  await forward();
  // What is pale stays so. All points but nine are outside the part that is shown.
  await counts(page.locator(".mark.veiled"), 16);
  await page.locator('[data-point="A1"][aria-label*="outside the part"]').waitFor({ state: "attached" });
  assert.deepEqual(page.complaints, []);
});

test("the faults of a record are in sight, and a click leads to each", async () => {
  const { page } = await record(TOLD);
  const fault = page.locator("#notes [data-note]", { hasText: "There is already a stone on A5" });
  await fault.waitFor();
  assert.match(await fault.textContent(), /Step 3/);
  assert.equal(await page.locator("#step-notes").isVisible(), false);
  await fault.click();
  await page.locator("#replay-caption", { hasText: "3 of" }).waitFor();
  await page.locator("#step-notes", { hasText: "Move 3" }).waitFor();
  await counts(page.locator(".mark.concerned"), 1);
  await counts(page.locator("#notes [aria-current]"), 1);
  // The rules of the record were assumed, which is about no step.
  await page.locator("#notes span.note", { hasText: "Assumed" }).first().waitFor();
});

test("the prisoners are those of the position that is shown", async () => {
  const { page } = await record("(;SZ[5]AB[ba][ab];B[cc];W[aa];W[ee];B[de];W[dd];B[ed])");
  const taken = async () => Promise.all(["black", "white"].map((side) => page.locator(`#captures-${side}`).textContent()));
  const none = ["0 prisoners", "0 prisoners"];
  assert.deepEqual(await taken(), none);
  await page.keyboard.press("End");
  assert.deepEqual(await taken(), ["2 prisoners", "0 prisoners"]);
  await page.keyboard.press("ArrowLeft");
  assert.deepEqual(await taken(), ["1 prisoner", "0 prisoners"]);
  // Those of a line that is tried come on top.
  await page.locator("#line").waitFor({ state: "hidden" });
  await page.keyboard.press("End");
  for (const [point, colour] of [["C1", "white"], ["A1", "black"], ["E1", "white"]]) {
    await cell(page, point).click();
    await sees(page, colour, point);
  }
  await seesEmpty(page, "D1");
  assert.deepEqual(await taken(), ["2 prisoners", "1 prisoner"]);
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  assert.deepEqual(await taken(), none);
});

test("a position is had as a picture and by its address", async () => {
  const { key } = await on.server.newGame({ opponent: { kind: "link" } });
  const { body: view } = await on.server.ask(`/api/g/${key}`);
  const keys = { black: view.links.black ?? key, white: view.links.white };
  await on.server.play({ black: key, white: keys.white.split("/").at(-1) }, "C3 D3 C2");
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.keyboard.press("ArrowLeft");
  await page.locator("#share summary").click();
  for (const kind of ["png", "svg"]) {
    const arrives = page.waitForEvent("download");
    await page.locator(`#share-${kind}`).click();
    const download = await arrives;
    assert.equal(download.suggestedFilename(), `tengen-2.${kind}`);
    assert.equal(await download.failure(), null);
  }
  // A server that is busy is told in a sentence, and nothing is saved.
  const busy = { status: 503, json: { error: { code: "busy", args: {}, points: [], text: "" } } };
  await page.route("**/picture.png*", (route) => route.fulfill(busy), { times: 1 });
  await page.locator("#share-png").click();
  await page.locator("#refusal.shown", { hasText: "The server is busy." }).waitFor();
  // The key of a player is not handed on.
  await page.locator("#share-link").waitFor();
  const address = await page.locator("#share-link").inputValue();
  assert.ok(address.endsWith("#move=2") && !address.includes(key), address);
  const path = new URL(address).pathname;
  const other = await person(on.browser);
  for (const end of ["#move=2", "?move=2"]) {
    await open(other, on.server.url + path + end);
    await sees(other, "white", "D3");
    await seesEmpty(other, "C2");
  }
  await other.evaluate(() => { location.hash = "#move=1"; });
  await seesEmpty(other, "D3");
  await open(other, `${on.server.url}${path}#move=x`);
  await sees(other, "black", "C2");
  assert.deepEqual(other.complaints, []);
});

test("a record comes by paste, by its address, or dropped; what is none is refused with a reason", async () => {
  const page = await person(on.browser);
  const sent = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto(on.server.url);
  const said = page.locator("#upload-said");
  await page.locator("#sgf-read").click();
  await said.locator(".warning", { hasText: "no text yet" }).waitFor();
  await page.locator("#sgf-text").fill("Dear Sir,");
  await page.locator("#sgf-read").click();
  await said.locator(".warning", { hasText: "The pasted text could not be read" }).waitFor();
  // The characters are known, whatever encoding the record names.
  await page.locator("#sgf-text").fill("(;CA[gb2312]SZ[5]PB[棋手]PW[Ørjan];B[cc])");
  await page.locator("#sgf-read").click();
  await page.locator("#player-black", { hasText: "棋手" }).waitFor();
  await page.locator("#player-white", { hasText: "Ørjan" }).waitFor();

  await page.goto(`${on.server.url}/#record=${encodeURIComponent("(;SZ[5]PB[Änne];B[cc])")}`);
  await page.locator("#player-black", { hasText: "Änne" }).waitFor();
  await page.keyboard.press("End");
  await sees(page, "black", "C3");
  assert.ok(!sent.some((url) => url.includes("SZ")), "no request has the record in its address");
  await page.goto(`${on.server.url}/#record=%E0%A4%A`);
  await said.locator(".warning", { hasText: "damaged" }).waitFor();
  assert.equal(new URL(page.url()).hash, "");

  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["(;SZ[5]PB[Dropped];B[cc])"], "game.sgf"));
    return transfer;
  });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await page.locator("#player-black", { hasText: "Dropped" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("axe finds nothing serious on a record with a line beside it, and a phone has nothing to scroll sideways", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  for (const colorScheme of ["light", "dark"]) {
    const { page } = await record(TOLD, { colorScheme, bypassCSP: true, viewport: { width: 360, height: 740 } });
    await page.keyboard.press("ArrowRight");
    await page.locator("#share summary").click();
    await page.addScriptTag({ content: axe });
    const looks = async () => {
      const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
      const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
      assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(" ")}`), [], colorScheme);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth) <= 0);
    };
    await looks();
    await cell(page, "D5").click();
    await sees(page, "black", "D5");
    await page.locator("#tried-judge").click();
    await page.locator("#estimate", { hasText: /judge|not finished/ }).waitFor();
    await looks();
    // Nothing but the board, of another look.
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.documentElement.setAttribute("data-board", "slate"));
    await page.keyboard.press("f");
    await looks();
  }
});

test("the judge asked at a step of a record speaks of that step, not of moves that nobody tried", async () => {
  const { page } = await record("(;SZ[5]RU[Chinese]KM[0];B[cc];W[dc];B[cd];W[dd])");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator("#judge-here").click();
  await page.locator("#estimate", { hasText: "not finished" }).waitFor();
  await page.locator("#line-about", { hasText: "The judge about the position after step 2." }).waitFor();
  for (const id of ["#line-first", "#line-back", "#line-forward", "#line-last", "#line-caption"]) {
    assert.equal(await page.locator(id).isVisible(), false, id);
  }
  await cell(page, "B2").click();
  await sees(page, "black", "B2");
  await page.locator("#line-about", { hasText: "Moves tried after step 2." }).waitFor();
  await page.locator("#line-back").waitFor();
  assert.deepEqual(page.complaints, []);
});

test("the rules of a game speak of their usual komi, beside the komi of the game", async () => {
  const { page } = await record("(;SZ[5]RU[Chinese]KM[0];B[cc])");
  await page.locator("#about summary").click();
  await page.locator(".about-rules", { hasText: "The usual komi of these rules: in an even game White receives" }).waitFor();
});

test("French sets a space before the colon of a chain's verdict", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, "C3 D3 C2 D2 C4 D4 C1 D1 C5 D5 pass pass");
  const page = await person(on.browser, { locale: "fr" });
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#reasons-looking").waitFor({ state: "hidden" });
  await cell(page, "C3").focus();
  await page.locator("#reason-here", { hasText: /\)\u00a0: Vivante\./ }).waitFor({ timeout: 20_000 });
});
