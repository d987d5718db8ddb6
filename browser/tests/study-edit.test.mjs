/** Changing a study: tools, branches, chapters, facts of the game, undo and redo. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const FORKS = "(;SZ[9]KM[7]PB[Anna];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg])(;B[ge]))";

const tool = (page, name) => page.locator(`#panel-edit [data-tool="${name}"]`).click();
const edit = async (page) => page.locator("#tab-edit").click();

test("marks, labels, arrows: set by a click, and taken away by another", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee]MA[aa])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await edit(page);
  const point = (name) => cell(page, name).click();
  await tool(page, "TR");
  await point("C3");
  await tool(page, "letter");
  await point("A1");
  await point("B1");
  await tool(page, "number");
  await point("C1");
  await tool(page, "AR");
  await point("A1");
  await page.locator("#tool-chosen", { hasText: "the other end" }).waitFor();
  await point("C3");
  await tool(page, "DD");
  await point("J9");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]MA[aa]TR[cg]LB[ai:A][bi:B][ci:1]AR[ai:cg]DD[ia])");
  await counts(page.locator(".board .mark.label"), 3);
  await page.locator('[data-point="C3"][aria-label*="triangle"]').waitFor({ state: "attached" });
  await tool(page, "TR");
  await point("C3");
  await tool(page, "letter");
  await point("A1");
  await point("D1");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]MA[aa]LB[bi:B][ci:1][di:A]AR[ai:cg]DD[ia])");
  // The tools have keys, and Escape leads back to play.
  await press(page, "4");
  assert.equal(await page.locator('#panel-edit [data-tool="TR"]').getAttribute("aria-pressed"), "true");
  await press(page, "Escape");
  await point("G7");
  await stands(page, "2 · White G7");
});

test("a tool that a key has chosen is named above the board; marks and steps back are said", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  const above = page.locator("#beside");
  await press(page, "4");
  await above.filter({ hasText: "Triangle" }).waitFor();
  await cell(page, "C3").click();
  const said = (text) => page.locator("#announcer p", { hasText: text }).first().waitFor({ state: "attached" });
  const notice = (text) => page.locator("#notice.shown", { hasText: text }).waitFor();
  await said(/C3.*triangle/);
  await press(page, "Control+z");
  await notice("Taken back: the change of marks on the board.");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  await press(page, "Control+y");
  await notice("Done again: the change of marks on the board.");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]TR[cg])");
  // The panel says it itself.
  await edit(page);
  await above.waitFor({ state: "hidden" });
  await page.locator("#tool-chosen", { hasText: "Triangle" }).waitFor();
  // The first closes what was said.
  await press(page, "Escape Escape");
  await page.locator("#tab-notes").click();
  assert.equal(await above.isHidden(), true);
  assert.deepEqual(page.complaints, []);
});

test("what is deleted, taken back and done again is said, and that there is nothing to do so with", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee];W[cc];B[gg])");
  const page = await visit(on, own);
  const notice = (text) => page.locator("#notice.shown", { hasText: text }).waitFor();
  await press(page, "Control+z");
  await notice("You have changed nothing that could be undone.");
  await press(page, "Control+y");
  await notice("Nothing was undone that could come again.");
  await press(page, "Delete");
  await notice("The first node of a chapter stays where it is.");
  await press(page, "ArrowRight ArrowRight Delete");
  await notice("Deleted: 2 nodes, from White C7 on.");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  await press(page, "Control+z");
  await notice("Taken back: the deletion of 2 nodes, from White C7 on.");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[cc];B[gg])");
  await press(page, "Home");
  await cell(page, "A1").click();
  await stands(page, "1 · Black A1");
  await saved(on.server, own, (text) => text.includes("B[ai]"));
  // A page that was loaded again knows it still.
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await press(page, "Control+z");
  await notice("Taken back: the move Black A1.");
  await saved(on.server, own, (text) => !text.includes("B[ai]"));
  const reader = await visit(on, read);
  await press(reader, "Control+z");
  await reader.locator("#notice.shown", { hasText: "You may not change this study." }).waitFor();
  assert.deepEqual([...page.complaints, ...reader.complaints], []);
});

test("what is called off is not said as done; arrows and lines are said", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await edit(page);
  const heard = () => page.locator("#announcer p").allTextContents();
  const said = (text) => page.locator("#announcer p", { hasText: text }).first().waitFor({ state: "attached" });
  await tool(page, "AB");
  const before = await heard();
  await cell(page, "A9").click();
  await page.locator("#set-up-question").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#set-up-question").waitFor({ state: "detached" });
  await page.waitForTimeout(200);
  assert.deepEqual(await heard(), before);
  await tool(page, "AR");
  await cell(page, "C3").click();
  await said("C3. Now choose the other end.");
  await cell(page, "D4").click();
  await said(/C3.*arrow to D4/);
  await tool(page, "LN");
  await cell(page, "G7").click();
  await cell(page, "G3").click();
  await said(/G7.*line to G3/);
  await saved(on.server, own, (text) => text.includes("AR[cg:df]LN[gc:gg]"));
  assert.deepEqual(page.complaints, []);
});

test("two moves in one node are both named, and the page says that a node has room for one", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee]W[cc];B[gg])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#room-caption", { hasText: "Black E5, White C7" }).waitFor();
  await sees(page, "black", "E5");
  await sees(page, "white", "C7");
  await page.locator("#node-wrong", { hasText: "This node has several moves" }).waitFor();
  await page.locator("#announcer p", { hasText: "This node has several moves" }).waitFor({ state: "attached" });
  await press(page, "ArrowRight");
  await page.locator("#node-wrong").waitFor({ state: "hidden" });
  assert.deepEqual(page.complaints, []);
});

test("a point that others have given to the other side meanwhile is not taken from them without a word", async () => {
  const { own, write } = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, ben] = [await visit(on, own), await visit(on, write)];
  for (const page of [anna, ben]) await edit(page);
  await tool(anna, "TB");
  await tool(ben, "TW");
  // Ben does not hear of Anna's mark before he has asked.
  let go = () => {};
  const gate = new Promise((resolve) => (go = resolve));
  await ben.route("**/operations", async (route) => {
    await gate;
    await route.continue();
  });
  await cell(ben, "C3").click();
  await cell(anna, "C3").click();
  await saved(on.server, own, (text) => text.includes("TB[cg]"));
  go();
  await ben.locator("#room-left [data-left]").waitFor();
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.match(await sgf(on.server, own), /TB\[cg\]/);
});

test("those who only look on read in the panel why nothing in it can be used", async () => {
  const { read } = await begin(on.server, FORKS);
  const page = await visit(on, read);
  await edit(page);
  await page.locator("#tool-chosen", { hasText: "You may not change this study" }).waitFor();
});

test("stones are set up in a node of their own, or here after a question; a black stone turns white", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await edit(page);
  await tool(page, "AB");
  await cell(page, "A9").click();
  await page.locator("#set-up-question", { hasText: "1 line goes on from here" }).waitFor();
  await page.locator("#set-up-here").click();
  await sees(page, "black", "A9");
  // It is not asked again at once.
  await cell(page, "B9").click();
  await sees(page, "black", "B9");
  await tool(page, "AW");
  await cell(page, "A9").click();
  await sees(page, "white", "A9");
  await saved(on.server, own, (text) => text.startsWith("(;SZ[9]KM[7]PB[Anna]AB[ba]AW[aa];B[ee]"));
  // Without stones there is no empty list, and no AE in the first node.
  await cell(page, "A9").click();
  await tool(page, "AE");
  await cell(page, "B9").click();
  await saved(on.server, own, (text) => text.startsWith("(;SZ[9]KM[7]PB[Anna];B[ee]"));
  // Behind a move, set-up has a node of its own.
  await press(page, "ArrowRight");
  await cell(page, "E5").click();
  await stands(page, "1 · Stones set up");
  await seesEmpty(page, "E5");
  await saved(on.server, own, (text) => text.includes("(;AE[ee])"));
});

test("stones set up without a liberty are told: at their node, on the board, and when a person sets them up", async () => {
  const { own } = await begin(on.server, "(;SZ[9]AB[aa]AW[ba][ab];B[ee])");
  const page = await visit(on, own);
  await page.locator("#node-wrong", { hasText: "no liberty" }).waitFor();
  await page.locator('[data-point="A9"][aria-label*="left out"]').waitFor({ state: "attached" });
  await counts(page.locator(".board .mark.concerned"), 1);
  await press(page, "End");
  await edit(page);
  await tool(page, "AB");
  await cell(page, "J9").click();
  await sees(page, "black", "J9");
  await counts(page.locator("#notice.shown"), 0);
  await tool(page, "AW");
  await cell(page, "J8").click();
  await sees(page, "white", "J8");
  // The stone takes the last liberty of the one in the corner.
  await cell(page, "H9").click();
  await page.locator("#notice.shown", { hasText: "The stones set up around H9 have no liberty" }).waitFor();
  await page.locator("#tab-notes").click();
  await page.locator("#node-wrong", { hasText: "no liberty" }).waitFor();
  // The stone that is left out goes away by another click.
  await edit(page);
  await tool(page, "AB");
  await cell(page, "J9").click();
  await saved(on.server, own, (text) => text.endsWith(";AW[ib][ha])"));
  await counts(page.locator(".board .mark.concerned"), 0);
});

test("a rectangle loses one point, and keeps the others", async () => {
  const { own } = await begin(on.server, "(;SZ[9]AB[dd:ff]AW[ja][aa:ac])");
  const page = await visit(on, own);
  await sees(page, "black", "E5");
  await edit(page);
  await tool(page, "AE");
  await cell(page, "E5").click();
  await seesEmpty(page, "E5");
  const text = await saved(on.server, own, (said) => !said.includes("dd:ff"));
  assert.equal(text.includes("AE"), false, text);
  await press(page, "Control+z");
  await sees(page, "black", "E5");
});

test("judgements exclude each other; names, bookmarks and the turn are set", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await edit(page);
  // A press on a button that is greyed out gives the reason, by keyboard too.
  const good = page.locator('[data-judge="TE"]');
  assert.equal(await good.isDisabled(), true, "there is no move to judge");
  const notice = page.locator("#notice.shown", { hasText: "This node has no move" });
  await good.focus();
  for (const act of [() => page.keyboard.press("Enter"), () => good.click({ force: true })]) {
    await act();
    await notice.waitFor();
    await page.locator("#notice-close").click();
    await notice.waitFor({ state: "detached" });
  }
  await press(page, "ArrowRight");
  for (const name of ["TE", "BM", "GB", "HO"]) await page.locator(`[data-judge="${name}"]`).click();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]BM[1]GB[1]HO[1])");
  await page.locator('[data-judge="BM"]').click();
  await page.locator("#node-name").fill("The start]");
  await page.locator("#node-name").press("Enter");
  await page.locator("#room-turn").click();
  // A turn is not named beside a move.
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee]GB[1]HO[1]N[The start\\]];PL[B])");
  await page.locator("#room-turn").click();
  await saved(on.server, own, (text) => text.endsWith(";PL[W])"));
  await page.locator("#room-turn").click();
  await saved(on.server, own, (text) => text.endsWith(";PL[B])"));
  await cell(page, "C3").click();
  await stands(page, "2 · Black C3");
});

test("branches: first, later, gone, back; undo restores them in their place", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await page.locator("#room-chips button", { hasText: "Black C7" }).click();
  await choose(page, "main");
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[cc];W[gg])(;B[gc];W[cg])(;B[ge]))"));
  await choose(page, "down");
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[gc];W[cg])(;B[cc];W[gg])(;B[ge]))"));
  await choose(page, "delete");
  await stands(page, "2 · White E7");
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[gc];W[cg])(;B[ge]))"));
  await page.locator("#room-undo").click();
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[gc];W[cg])(;B[cc];W[gg])(;B[ge]))"));
  await stands(page, "3 · Black C7");
  // A node alone goes away: what stands below it comes into its place.
  await choose(page, "lift");
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[gc];W[cg])(;W[gg])(;B[ge]))"));
  await press(page, "Control+z");
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[gc];W[cg])(;B[cc];W[gg])(;B[ge]))"));
  await press(page, "Control+y");
  await saved(on.server, own, (text) => text.endsWith(";W[ec](;B[gc];W[cg])(;W[gg])(;B[ge]))"));
});

test("one move is inserted before a node; the next click plays as usual", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec];B[gc];W[cg];B[cc]C[stays])");
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight ArrowRight");
  await choose(page, "insert");
  await page.locator("#beside", { hasText: "to be inserted" }).waitFor();
  // The stone under the mouse is that of the player whose turn it is before the node.
  await cell(page, "C7").hover();
  await page.locator(".board .ghost.black").waitFor({ state: "attached" });
  await cell(page, "C7").click();
  await stands(page, "3 · Black C7");
  await page.locator("#beside").waitFor({ state: "hidden" });
  await saved(on.server, own, (text) => text.endsWith("W[ec];B[cc];B[gc];W[cg];B[cc]C[stays])"));
  await cell(page, "D7").click();
  await stands(page, "4 · White D7");
  await saved(on.server, own, (text) => text.endsWith("W[ec];B[cc](;B[gc];W[cg];B[cc]C[stays])(;W[dc]))"));
  // The old move at C7 is illegal now: it is told there.
  await press(page, "ArrowUp End");
  await page.locator("#node-wrong", { hasText: "a stone was there" }).waitFor();
  // Escape ends the wish.
  await choose(page, "insert");
  await page.locator("#beside", { hasText: "to be inserted" }).waitFor();
  await press(page, "Escape");
  await page.locator("#beside").waitFor({ state: "hidden" });
});

test("a branch is cut and pasted into another chapter; a chapter begins from a position", async () => {
  const { own } = await begin(on.server, "(;SZ[9]KM[7];B[ba];W[aa];B[ab];W[ee]DD[aa])(;SZ[9];B[gg])");
  const page = await visit(on, own);
  await press(page, "End");
  await choose(page, "cut");
  await page.locator("#room-chapter").selectOption({ index: 1 });
  await press(page, "End");
  await choose(page, "paste");
  // There its first node sets up what was under it.
  await stands(page, "1 · Stones set up");
  await saved(on.server, own, (text) => text === "(;SZ[9]KM[7];B[ba];W[aa];B[ab])\n(;SZ[9];B[gg];AB[ba][ab]AE[gg]PL[W];W[ee]DD[aa])");
  // The chapter is entered where it was left.
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await stands(page, "3 · Black A8");
  await choose(page, "split");
  await stands(page, "0 · Stones set up");
  await seesEmpty(page, "A9");
  await saved(on.server, own, (text) => text.endsWith("(;SZ[9]KM[7]AB[ba][ab]PL[W])"));
  await page.locator("#room-chapter option").nth(2).waitFor({ state: "attached" });
  await page.locator("#chapter-more").click();
  const row = page.locator("#chapter-list li").last();
  await row.locator('[data-do="name"]').fill("The corner");
  await row.locator('[data-do="name"]').press("Enter");
  await page.locator("#room-chapter option", { hasText: "The corner" }).waitFor({ state: "attached" });
  await row.locator('[data-do="up"]').click();
  await saved(on.server, own, (text) => text.indexOf("The corner") < text.indexOf("gg"));
  await page.locator("#chapter-list li").nth(1).locator('[data-do="delete"]').click();
  await page.locator("#chapter-delete-confirm").click();
  await saved(on.server, own, (text) => !text.includes("The corner"));
  await counts(page.locator("#chapter-list li"), 2);
  await press(page, "Escape Control+z");
  await saved(on.server, own, (text) => text.includes("The corner"));
});

test("a branch that is copied keeps what people say in it, and what is pale from above", async () => {
  const { own } = await begin(on.server, "(;SZ[9]DD[aa:ab];B[ee];W[ec]C[old])");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#own-remark").fill("why?");
  await page.locator("#own-remark").blur();
  await page.locator("#tab-people").click();
  await page.locator("#person-name").fill("Anna");
  await page.locator("#person-call").click();
  await page.locator("#people-list .who", { hasText: "Anna" }).waitFor();
  await choose(page, "copy");
  await page.locator("#chapter-add").click();
  await page.locator("#chapter-begin").click();
  await stands(page, "0 · Beginning");
  await choose(page, "paste");
  await stands(page, "0 · Stones set up");
  await saved(on.server, own, (text) => text.endsWith(";W[ec]C[old\nAnna: why?]DD[aa][ab])"));
});

test("facts of the game are saved without a new line, and an empty field writes nothing", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await press(page, "End");
  await edit(page);
  await page.locator("#room-info").click();
  assert.equal(await page.locator("#info-PB").inputValue(), "Anna");
  await page.locator("#info-PW").fill("Ben");
  await page.locator("#info-KM").fill("");
  await page.locator("#info-HA").fill(" ");
  await page.locator("#info-save").click();
  await page.locator("#room-players", { hasText: "Ben" }).waitFor();
  const text = await saved(on.server, own, (said) => said.includes("Ben"));
  assert.equal(text, "(;SZ[9]PB[Anna]PW[Ben];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg])(;B[ge]))");
  await stands(page, "4 · White C3");
});

test("facts that cannot be read are marked, and nothing is saved before all are right", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await edit(page);
  await page.locator("#room-info").click();
  const nonsense = { KM: "abc", DT: "32.13.2024", RE: "Black wins big", HA: "two", TM: "an hour" };
  const right = { KM: "6,5", DT: "31.12.2024", RE: "w+3,5", HA: "2", TM: "3600" };
  const fill = async (facts) => {
    for (const [name, text] of Object.entries(facts)) await page.locator(`#info-${name}`).fill(text);
  };
  await page.locator("#info-EV").fill("Spring");
  await fill(nonsense);
  await page.locator("#info-save").click();
  for (const name of Object.keys(nonsense)) {
    assert.equal(await page.locator(`#info-${name}`).getAttribute("aria-invalid"), "true", name);
    await page.locator(`#info-${name}-wrong`).waitFor();
  }
  assert.equal(await page.evaluate(() => document.activeElement?.id), "info-DT");
  const isInSight = (one) => {
    const [box, around] = [one, one.closest(".info-fields")].map((element) => element.getBoundingClientRect());
    return box.top >= around.top && box.bottom <= around.bottom;
  };
  assert.equal(await page.locator("#info-DT-wrong").evaluate(isInSight), true);
  assert.equal((await sgf(on.server, own)).includes("Spring"), false);
  // One that is left wrong holds all back.
  await fill({ ...right, HA: "two" });
  await page.locator("#info-save").click();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "info-HA");
  assert.equal((await sgf(on.server, own)).includes("Spring"), false);
  await fill(right);
  await page.locator("#info-save").click();
  await page.locator("#info-dialog").waitFor({ state: "detached" });
  await saved(on.server, own, (text) => ["EV[Spring]", "KM[6.5]", "DT[2024-12-31]", "RE[W+3.5]", "HA[2]", "TM[3600]"].every((fact) => text.includes(fact)));
  for (const [said, date] of [["12/31/2024", "2024-12-31"], ["2024/1/2", "2024-01-02"], ["20240102", "2024-01-02"], ["2024-01-02,03", "2024-01-02,03"]]) {
    await page.locator("#room-info").click();
    await page.locator("#info-DT").fill(said);
    await page.locator("#info-save").click();
    await saved(on.server, own, (text) => text.includes(`DT[${date}]`));
  }
  // What could be either of two days is asked about.
  await page.locator("#room-info").click();
  await page.locator("#info-DT").fill("1/2/2024");
  await page.locator("#info-save").click();
  await page.locator("#info-DT-wrong").waitFor();
});

test("a comment belongs to the node where it was begun, and unknown properties are kept", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee]XY[a\\]b]C[The record's];W[ec])");
  const page = await visit(on, own);
  await press(page, "ArrowRight");
  await page.locator("#node-comment", { hasText: "The record's" }).waitFor();
  await page.locator("#own-remark").fill("Mine: [1]");
  // The person goes on before it was sent.
  await page.locator("#room-forward").click();
  await stands(page, "2 · White E7");
  assert.equal(await page.locator("#own-remark").inputValue(), "");
  await page.locator("#room-back").click();
  assert.equal(await page.locator("#own-remark").inputValue(), "Mine: [1]");
  await page.locator("#comment-edit summary").click();
  await page.locator("#own-comment").fill("Another]");
  await page.locator("#own-comment").blur();
  await saved(on.server, own, (text) => text.includes("C[Another\\]") && text.includes("XY[a\\]b]"));
  const { body } = await on.server.ask(`/api/s/${own}`);
  assert.deepEqual(body.nodes[1].remarks, [["p1", "Mine: [1]"]]);
  assert.deepEqual(page.complaints, []);
});

test("the menu and the dialogs are reached by the keyboard", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await press(page, "End m");
  await page.locator("#node-menu").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await stands(page, "0 · Stones set up");
  await press(page, "m Escape");
  await counts(page.locator("#node-menu"), 0);
  await press(page, "n");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "own-remark");
  await page.keyboard.press("Escape");
  await press(page, "?");
  await page.locator("#keys-dialog", { hasText: "Through the tree" }).waitFor();
  assert.match(await sgf(on.server, own), /^\(;SZ/);
});

test("a move put in before others says which of them are against the rules now", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec];B[gc];W[gg])");
  const page = await visit(on, own);
  await press(page, "ArrowRight ArrowRight");
  await choose(page, "insert");
  await page.locator('[data-point="G7"]').click();
  await page.locator("#notice.shown", { hasText: "2 nodes are against the rules now: 3 (E7), 4 (G7). Undo takes the change back." }).waitFor();
  await press(page, "Control+z");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[ec];B[gc];W[gg])");
  await page.locator("#notice.shown", { hasText: /^Taken back: the move inserted before White E7\.$/ }).waitFor();
  assert.deepEqual(page.complaints, []);
});
