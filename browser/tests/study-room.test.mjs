/** The room of a study: walking, playing, what the board and the tree show. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();

/** Two forks: after move 2, and after move 4. */
const FORKS = "(;SZ[9];B[ee];W[ec](;B[gc];W[cg](;B[cc];W[gg])(;B[gg]C[here];W[cc]))(;B[cc];W[gg]TR[gg])(;B[ge]))";

test("signs without a picture are not shown in comments, and stay in the record", async () => {
  const said = "\u3164\u200bMove 1: B D5\u3164\u200b";
  const { own } = await begin(on.server, `(;SZ[9];B[dd]C[${said}];W[ee]C[\u3164\u200b])`);
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#node-comment", { hasText: "Move 1" }).waitFor();
  assert.equal(await page.locator("#node-comment").textContent(), "Move 1: B D5");
  assert.equal(await page.locator("#own-comment").inputValue(), said);
  await press(page, "ArrowRight");
  await page.locator("#node-comment").waitFor({ state: "hidden" });
  assert.ok((await sgf(on.server, own)).includes(said));
});

test("keys lead through the tree; going forward remembers the line, and going back erases nothing", async () => {
  const { own } = await begin(on.server, FORKS);
  const before = await sgf(on.server, own);
  const page = await visit(on, own);
  await stands(page, "0 · Beginning");
  await press(page, "ArrowRight ArrowRight ArrowRight");
  await stands(page, "3 · Black G7");
  await press(page, "ArrowDown");
  await stands(page, "3 · Black C7");
  await press(page, "Home End");
  await stands(page, "4 · White G3");
  await press(page, "Shift+ArrowLeft");
  await stands(page, "2 · White E7");
  await press(page, "Shift+Home End");
  await stands(page, "6 · White G3");
  await press(page, "ArrowUp PageDown");
  await stands(page, "6 · White G3");
  // To the next comment, which is in the line beside; and to the next mark.
  await press(page, "ArrowLeft ArrowDown Home Control+ArrowRight");
  await stands(page, "5 · Black G3");
  await press(page, "PageUp");
  await stands(page, "0 · Beginning");
  assert.equal(await sgf(on.server, own), before);
  assert.deepEqual(page.complaints, []);
});

test("the wheel, a swipe and the chips walk too", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await cell(page, "A1").hover();
  await page.mouse.wheel(0, 120);
  await stands(page, "2 · White E7");
  await counts(page.locator("#room-chips button"), 3);
  await page.locator("#room-chips button", { hasText: "Black C7" }).click();
  await stands(page, "3 · Black C7");
  await page.locator('#room-chips [aria-current="true"]', { hasText: "Black C7" }).waitFor();
  await cell(page, "A1").hover();
  await page.mouse.wheel(0, -60);
  await stands(page, "2 · White E7");
  const phone = await visit(on, own, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const touch = await phone.context().newCDPSession(phone);
  const { x, y } = await cell(phone, "E5").boundingBox();
  const swipe = async (from, to) => {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: (from + to) / 2, y }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: to, y }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe(x + 80, x - 80);
  await stands(phone, "1 · Black E5");
  await swipe(x + 80, x - 80);
  await stands(phone, "2 · White E7");
  await swipe(x - 80, x + 80);
  await stands(phone, "1 · Black E5");
  assert.equal(await sgf(on.server, own).then((text) => text.includes("ai")), false, "a swipe plays nothing");
});

test("the board shows the moves that follow and those beside, each with its judgement", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee](;W[ec]TE[1])(;W[gg]BM[1])(;W[cc]))");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await counts(page.locator(".board .mark.next-white"), 3);
  await page.locator(".board .mark.next-white.TE text", { hasText: "!" }).waitFor();
  await page.locator(".board .mark.next-white.BM text", { hasText: "?" }).waitFor();
  await press(page, "ArrowRight");
  await counts(page.locator(".board .mark.beside-white"), 2);
  await counts(page.locator(".board .mark.next-white"), 0);
  // A branch that goes away takes its stone on the board along.
  await press(page, "ArrowDown");
  await stands(page, "2 · White G3");
  await choose(page, "delete");
  await stands(page, "1 · Black E5");
  await counts(page.locator(".board .mark.next-white"), 2);
  await page.locator('[data-point="G3"]:not([aria-label*="line goes on"])').waitFor({ state: "attached" });
});

test("a click on a move that is there goes to it, and another move comes last", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await cell(page, "C7").click();
  await stands(page, "3 · Black C7");
  await press(page, "ArrowLeft");
  await cell(page, "A1").click();
  await stands(page, "3 · Black A1");
  await saved(on.server, own, (text) => text.endsWith("(;B[ge])(;B[ai]))"));
  // Moves go on behind the fork.
  await cell(page, "B1").click();
  await sees(page, "white", "B1");
  await page.locator("#room-pass").click();
  await stands(page, "5 · Black passes");
  await saved(on.server, own, (text) => text.endsWith("(;B[ai];W[bi];B[]))"));
});

test("a move that the rules forbid is taken back with the reason", async () => {
  const { own } = await begin(on.server, "(;SZ[5]RU[Japanese]KM[0]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb])");
  const page = await visit(on, own);
  await press(page, "End");
  await cell(page, "B4").click();
  await page.locator("#notice.shown", { hasText: "B4 retakes the ko at once" }).waitFor();
  await stands(page, "1 · Black C4");
  await seesEmpty(page, "B4");
  await cell(page, "C4").click();
  await page.locator("#notice.shown", { hasText: "already a stone on C4" }).waitFor();
  // What is not in the study cannot be undone.
  assert.equal(await page.locator("#room-undo").isDisabled(), true);
});

test("a line has its own captures, wherever the person comes from", async () => {
  // Black takes A9 in the first line. In the second the stone stands.
  const { own } = await begin(on.server, "(;SZ[9];B[ba];W[aa](;B[ab];W[ee])(;B[gg];W[gc]))");
  const page = await visit(on, own);
  await press(page, "End");
  await seesEmpty(page, "A9");
  await page.locator("#node-facts", { hasText: "captured by Black 1" }).waitFor();
  await press(page, "ArrowDown");
  await sees(page, "white", "A9");
  await page.locator("#node-facts", { hasText: "captured by Black 0" }).waitFor();
  await press(page, "ArrowUp");
  await seesEmpty(page, "A9");
});

test("an illegal move of a record is executed, marked and told", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ee];B[gg])");
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await page.locator("#node-wrong", { hasText: "The rules do not allow this move: a stone was there." }).waitFor();
  await page.locator("#announcer p", { hasText: "The rules do not allow" }).waitFor({ state: "attached" });
  await press(page, "ArrowRight");
  await page.locator("#node-wrong").waitFor({ state: "hidden" });
});

test("a parenthesis before every move makes no fork", async () => {
  const { own } = await begin(on.server, "(;SZ[9](;B[ee](;W[ec](;B[gc]))))");
  const page = await visit(on, own);
  for (let i = 0; i < 3; i += 1) {
    await counts(page.locator("#room-chips button"), 0);
    await press(page, "ArrowRight");
  }
  await stands(page, "3 · Black G7");
  await counts(page.locator("#tree [role=treeitem]"), 1);
});

test("the tree has one stop for the keyboard, and its lines in words", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight ArrowRight ArrowDown");
  const line = page.locator('#tree [aria-selected="true"]');
  await line.filter({ hasText: "Line 2 of 3 at move 3: Black C7, 2 moves" }).waitFor({ state: "attached" });
  assert.equal(await line.getAttribute("aria-level"), "2");
  assert.equal(await line.getAttribute("aria-setsize"), "3");
  assert.equal(await line.getAttribute("aria-posinset"), "2");
  assert.equal(await page.locator("#tree").getAttribute("aria-activedescendant"), await line.getAttribute("id"));
  assert.equal(await page.locator('#tree [tabindex="0"]').count(), 0);
  await page.locator("#announcer p", { hasText: "Move 3, Black C7." }).waitFor({ state: "attached" });
  await page.locator("#tree").focus();
  await press(page, "ArrowUp");
  await stands(page, "3 · Black G7");
  await page.locator("#announcer p", { hasText: "Move 3, Black G7." }).waitFor({ state: "attached" });
});

test("a click in the tree goes there, a branch folds, and an address opens at its node", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  const box = await page.locator("#tree-scroller").boundingBox();
  // The second row of the drawing is move 1; lanes are 27 pixels high.
  await page.mouse.click(box.x + 27 * 3 + 13, box.y + 13);
  await stands(page, "3 · Black G7");
  await press(page, "ArrowLeft c");
  await page.locator('#tree [aria-expanded="false"]').first().waitFor({ state: "attached" });
  await press(page, "ArrowRight");
  await counts(page.locator('#tree [aria-expanded="false"]'), 0);
  const { body } = await on.server.ask(`/api/s/${own}`);
  const name = body.nodes.find(({ properties }) => properties.some(([, [value]]) => value === "ge")).name;
  const other = await visit(on, own, {}, `#${name}`);
  await stands(other, "3 · Black G5");
  await other.reload();
  await stands(other, "3 · Black G5");
});

test("positions that come about in two lines are told", async () => {
  const { own } = await begin(on.server, "(;SZ[9](;B[ee];W[gg];B[cc];W[aa])(;B[cc];W[gg];B[ee]))");
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight ArrowRight");
  await page.locator("#room-twin", { hasText: "The same position is in another line" }).click();
  await stands(page, "3 · Black E5");
  await page.locator("#room-twin").click();
  await stands(page, "3 · Black C7");
});

test("finding: a word, a move, a label", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee]C[a ladder];W[ec](;B[gc]LB[aa:Z])(;B[ge]N[Ladder again]))");
  const page = await visit(on, own);
  await press(page, "/");
  for (const [wanted, found] of [["ladder", ["1 Black E5", "3 Black G5"]], ["W E7", ["2 White E7"]], ["z", ["3 Black G7"]], ["nothing", []]]) {
    await page.locator("#find-text").fill(wanted);
    for (const name of found) await page.locator("#find-dialog .found strong", { hasText: name }).waitFor();
    await counts(page.locator("#find-dialog .found"), found.length);
  }
  await page.locator("#find-text").fill("ladder");
  await page.locator("#find-dialog .found", { hasText: "3 Black G5" }).click();
  await stands(page, "3 · Black G5");
});

test("what is found or offered in a chapter is told by the points of its own board", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee])(;SZ[19];B[dd];W[pp])");
  const [page, reader] = [await visit(on, own), await visit(on, read)];
  await press(page, "/");
  await page.locator("#find-text").fill("D16");
  await page.locator("#find-dialog .found strong", { hasText: "1 Black D16" }).waitFor();
  await counts(page.locator("#find-dialog .found"), 1);
  await page.locator("#find-text").fill("D6");
  await counts(page.locator("#find-dialog .found"), 0);
  await press(page, "Escape");
  await reader.locator("#room-chapter").selectOption({ index: 1 });
  await press(reader, "End");
  await cell(reader, "C3").click();
  await stands(reader, "3 · Black C3");
  await reader.locator("#room-offer").click();
  await page.locator("#room-offers .offer", { hasText: "after White Q4" }).waitFor();
});

test("an address with a percent sign that means nothing opens its page", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own, {}, "#50%");
  await stands(page, "0 · Beginning");
  await page.goto(`${on.server.url}/learn#50%`);
  await page.locator("main h1").waitFor();
  await page.goto(`${on.server.url}/glossary#50%`);
  await page.locator("#found").waitFor();
  await page.waitForTimeout(300);
  assert.deepEqual(page.complaints, []);
});

test("the list of studies is there once, and a study that cannot be deleted is told", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  // The list cannot be had at first.
  await page.route("**/api/studies", (route) => route.abort(), { times: 2 });
  await page.goto(`${on.server.url}/study`);
  await page.locator(`[data-delete="${own}"]`).waitFor();
  for (const id of ["study-none", "study-list", "study-form"]) await counts(page.locator(`#${id}`), 1);
  await page.route(`**/api/studies/${own}`, (route) => route.abort(), { times: 1 });
  const deletes = async () => {
    await page.locator(`[data-delete="${own}"]`).click();
    await page.locator("#study-delete-confirm").click();
  };
  await deletes();
  await page.locator("#own-problem", { hasText: "does not answer" }).waitFor();
  await deletes();
  await counts(page.locator(`[data-delete="${own}"]`), 0);
  assert.equal(await page.locator("#own-problem").isVisible(), false);
});

test("the study, a chapter and the picture of a node are saved as files", async () => {
  const { own } = await begin(on.server, `${FORKS}(;SZ[9];B[aa])`, "Evening class");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-share").click();
  for (const [id, name] of [["study-sgf", ".sgf"], ["chapter-sgf", ".sgf"], ["node-png", ".png"], ["node-svg", ".svg"]]) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`#${id}`).click()]);
    assert.ok(file.suggestedFilename().endsWith(name), file.suggestedFilename());
  }
  // The link to the node is one to look on.
  const link = await page.locator("#node-link").inputValue();
  const reader = await visit(on, new URL(link).pathname.split("/").at(-1), {}, new URL(link).hash);
  await stands(reader, "6 · White G3");
  await reader.locator("#tab-edit").click();
  assert.equal(await reader.locator("#room-info").isDisabled(), true);
  // An address without a study says so.
  await reader.goto(`${on.server.url}/s/0000000000000000000000`);
  await reader.locator("#problem-text", { hasText: "There is no study at this address" }).waitFor();
});

test("everybody reads the facts of the game at the first node", async () => {
  const keys = await begin(on.server, "(;SZ[9]PB[Anna]BR[3d]PW[Ben]KM[6.5]DT[2024-12-31]EV[Spring]RU[Japanese]RE[B+2.5];B[ee])");
  const page = await visit(on, keys.read);
  const facts = page.locator("#game-facts");
  for (const [name, said] of Object.entries({ PB: "Anna, 3d", PW: "Ben", KM: "6.5", DT: "2024-12-31", EV: "Spring", RU: "Japanese", RE: "Black wins by 2.5 points" })) {
    assert.equal(await facts.locator(`[data-fact="${name}"]`).textContent(), said);
  }
  await press(page, "ArrowRight");
  await facts.waitFor({ state: "hidden" });
  assert.deepEqual(page.complaints, []);
});

test("the moves that follow are hidden by a switch or by the record; stones show numbers by another", async () => {
  const page = await visit(on, (await begin(on.server, FORKS)).own);
  await press(page, "ArrowRight ArrowRight");
  const next = page.locator('.board .mark[class*="next-"]');
  await counts(next, 3);
  await page.locator("#settings").click();
  await page.locator("#setting-next-moves").uncheck();
  await page.locator("#setting-move-numbers").check();
  await page.keyboard.press("Escape");
  await counts(next, 0);
  await counts(page.locator('[data-point][aria-label*="goes on here"]'), 0);
  await counts(page.locator(".board .mark.numbered"), 2);
  await page.locator("#settings").click();
  await page.locator("#setting-next-moves").check();
  await page.locator("#setting-move-numbers").uncheck();
  await page.keyboard.press("Escape");
  await counts(next, 3);
  await counts(page.locator(".board .mark.numbered"), 0);
  const other = await visit(on, (await begin(on.server, FORKS.replace("SZ[9]", "SZ[9]ST[2]"))).own);
  await press(other, "ArrowRight ArrowRight");
  await stands(other, "2 · White E7");
  await counts(other.locator('.board .mark[class*="next-"]'), 0);
  for (const one of [page, other]) assert.deepEqual(one.complaints, []);
});

test("rules are named in the person's language, and those that are not known as the record has them", async () => {
  const { own } = await begin(on.server, "(;SZ[9]RU[Japanese])(;SZ[9]RU[New Zealand])(;SZ[9]RU[ours])");
  const page = await visit(on, own, { locale: "de-DE" });
  const rules = page.locator('[data-fact="RU"]');
  const unknown = "Japanisch (die Aufzeichnung nennt \u2068ours\u2069)";
  for (const [at, said] of ["Japanisch", "Neuseeländisch", unknown].entries()) {
    await page.locator("#room-chapter").selectOption({ index: at });
    await page.locator('[data-fact="RU"]', { hasText: said }).waitFor();
    assert.equal(await rules.textContent(), said);
  }
});
