/** Lines that one person tries alone in a study, and lines that are offered. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, deferred, press, reaches, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const FORKS = "(;SZ[9];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg]))";

const people = async (page) => page.locator("#tab-people").click();

test("moves tried alone whose node another deletes stay readable, and go on when it is back", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee];W[cc])");
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await press(cleo, "End");
  for (const [point, colour] of [["A1", "black"], ["A3", "white"]]) {
    await cell(cleo, point).click();
    await sees(cleo, colour, point);
  }
  await press(anna, "End");
  await stands(anna, "2 · White C7");
  await press(anna, "Delete");
  const box = cleo.locator("[data-left]");
  await box.filter({ hasText: "has deleted the node" }).waitFor();
  assert.equal(await box.locator("[data-left-text]").inputValue(), "3 · Black A1\n4 · White A3");
  await cleo.locator("#room-aside").waitFor({ state: "hidden" });
  assert.equal(await box.locator('[data-left-do="put"]').isVisible(), false);
  await press(anna, "Control+z");
  await counts(box, 0);
  await press(cleo, "End");
  await stands(cleo, "4 · White A3");
  // A page that is loaded again has the box still.
  await press(anna, "Control+y");
  await box.waitFor();
  await cleo.reload();
  await cleo.locator("#room[data-ready]").waitFor();
  assert.equal(await box.locator("[data-left-text]").inputValue(), "3 · Black A1\n4 · White A3");
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("two who take over the same line at once make it once, and for the one who offered it it is one, too", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  await press(cleo, "End");
  for (const [point, colour] of [["A1", "white"], ["A3", "black"], ["C3", "white"]]) {
    await cell(cleo, point).click();
    await sees(cleo, colour, point);
  }
  await cleo.locator("#room-offer").click();
  const keep = (page) => page.locator('#room-offers [data-offer="keep"]');
  await Promise.all([anna, ben].map((page) => keep(page).waitFor()));
  // Neither page hears of the other before it has asked.
  const answers = deferred();
  let asked = 0;
  for (const page of [anna, ben]) {
    await page.route("**/operations", async (route) => {
      asked += 1;
      if (asked === 2) answers.resolve();
      await answers.promise;
      await route.continue();
    });
  }
  await Promise.all([anna, ben].map((page) => keep(page).click()));
  await saved(on.server, keys.own, (text) => text === "(;SZ[9];B[ee];W[ai];B[ag];W[cg])");
  for (const page of [anna, ben]) {
    await stands(page, "4 · White C3");
    await counts(page.locator("#room-offers .offer"), 0);
  }
  await cleo.locator("#room-aside").waitFor({ state: "hidden" });
  await press(cleo, "Home ArrowRight");
  await counts(cleo.locator("#room-chips button"), 0);
  await counts(cleo.locator(".board .mark.next-white"), 1);
  // Both are done: what the second did is nothing that could be taken back.
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(await sgf(on.server, keys.own), "(;SZ[9];B[ee];W[ai];B[ag];W[cg])");
  for (const page of [anna, ben]) {
    await press(page, "ArrowLeft");
    await stands(page, "3 · Black A3");
    await counts(page.locator("#room-chips button"), 0);
  }
  for (const page of [anna, ben, cleo]) assert.deepEqual(page.complaints, []);
});

test("an offer is there for those who come later, until it is put away, taken back or taken over", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const cleo = await visit(on, keys.read);
  await press(cleo, "End");
  await cell(cleo, "A1").click();
  await stands(cleo, "2 · White A1");
  const button = cleo.locator("#room-offer");
  await button.click();
  await cleo.locator("#announcer p", { hasText: "Offered" }).waitFor({ state: "attached" });
  await button.filter({ hasText: "Take the offer back" }).waitFor();
  const anna = await visit(on, keys.own);
  const offers = (page) => page.locator("#room-offers .offer");
  await counts(offers(anna), 1);
  // An offer that was put away stays away in this page.
  await offers(anna).locator('[data-offer="drop"]').click();
  await counts(offers(anna), 0);
  await anna.reload();
  await anna.locator("#room[data-ready]").waitFor();
  await anna.waitForTimeout(400);
  await counts(offers(anna), 0);
  const ben = await visit(on, keys.write);
  await counts(offers(ben), 1);
  await button.click();
  await counts(offers(ben), 0);
  await button.filter({ hasText: "Offer this line to all" }).waitFor();
  // Over a restart of the server the page that offers says it again.
  await button.click();
  await counts(offers(ben), 1);
  await on.server.kill();
  await ben.locator("#connection").waitFor();
  await on.server.run();
  for (const page of [ben, cleo]) await page.locator("#connection").waitFor({ state: "hidden" });
  await ben.reload();
  await ben.locator("#room[data-ready]").waitFor();
  await counts(offers(ben), 1);
  await offers(ben).locator('[data-offer="keep"]').click();
  await saved(on.server, keys.own, (text) => text.includes("W[ai]"));
  await cleo.locator("#room-aside").waitFor({ state: "hidden" });
  assert.deepEqual(cleo.complaints.filter((text) => !text.includes("ERR_")), []);
});

test("moves tried alone come one behind the other, however late the referee answers", async () => {
  const keys = await begin(on.server, FORKS);
  const cleo = await visit(on, keys.read);
  await cleo.route("**/try", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  for (const point of ["A9", "B9", "C9"]) await cell(cleo, point).click();
  await cleo.locator("#room-caption", { hasText: "3 · Black C9" }).waitFor();
  await counts(cleo.locator("#room-chips button"), 0);
});

test("a line tried alone comes back with the branch that somebody else deleted", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee];W[cc];B[gg])");
  const anna = await visit(on, keys.own);
  const cleo = await visit(on, keys.read);
  await press(cleo, "End");
  for (const point of ["A1", "B1"]) await cell(cleo, point).click();
  await stands(cleo, "5 · Black B1");
  await press(anna, "Home ArrowRight ArrowRight");
  await choose(anna, "delete");
  await stands(cleo, "1 · Black E5");
  await press(anna, "Control+z");
  await reaches(cleo, "End", "5 · Black B1");
});

test("an offer can be taken back after its page was opened anew, or its line was put away", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const anna = await visit(on, keys.own);
  const cleo = await visit(on, keys.read);
  const offers = (page) => page.locator("#room-offers .offer");
  const again = async () => {
    await cleo.reload();
    await cleo.locator("#room[data-ready]").waitFor();
  };
  const away = async () => {
    await cleo.locator("#room-alone-close").click();
    await cleo.locator("#alone-close-confirm").click();
  };
  for (const leave of [again, away]) {
    await press(cleo, "End");
    await cell(cleo, "A1").click();
    await stands(cleo, "2 · White A1");
    await cleo.locator("#room-offer").click();
    await counts(offers(anna), 1);
    await counts(offers(cleo), 0);
    await leave();
    await offers(cleo).filter({ hasText: "You offer a line of 1 move after" }).waitFor();
    await offers(cleo).locator('[data-offer="withdraw"]').click();
    await counts(offers(anna), 0);
    await counts(offers(cleo), 0);
  }
});

test("a reader tries moves alone, offers the line, and a writer takes it over", async () => {
  const keys = await begin(on.server, FORKS);
  const before = await sgf(on.server, keys.own);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await press(cleo, "End");
  for (const [point, colour] of [["A1", "black"], ["A2", "white"], ["B2", "black"]]) {
    await cell(cleo, point).click();
    await sees(cleo, colour, point);
  }
  await cleo.locator("#beside", { hasText: "Only you see this" }).waitFor();
  await stands(cleo, "7 · Black B2");
  // The referee answers a line that nobody else sees, too.
  await cell(cleo, "B2").click();
  await cleo.locator("#notice.shown", { hasText: "already a stone" }).waitFor();
  assert.equal(await sgf(on.server, keys.own), before);
  await cleo.locator("#room-offer").click();
  const offer = anna.locator("#room-offers .offer", { hasText: "offers a line of 3 moves after" });
  await offer.locator('[data-offer="show"]').click();
  await stands(anna, "7 · Black B2");
  await anna.locator("#beside", { hasText: "offers this line" }).waitFor();
  assert.equal(await sgf(on.server, keys.own), before);
  await offer.locator('[data-offer="keep"]').click();
  await saved(on.server, keys.own, (text) => text.includes("W[cg];B[ai];W[ah];B[bh])"));
  await counts(anna.locator("#room-offers .offer"), 0);
  // The reader hears it. Their own line is that of the study now: they stay where they are, and see
  // what comes.
  await cleo.locator("#notice.shown", { hasText: "The line that you offered is in the study now" }).waitFor();
  await cleo.locator("#beside").waitFor({ state: "hidden" });
  await cleo.locator("#room-aside").waitFor({ state: "hidden" });
  await stands(cleo, "7 · Black B2");
  await cell(anna, "J9").click();
  await saved(on.server, keys.own, (text) => text.includes("B[bh];W[ia])"));
  await reaches(cleo, "End", "8 · White J9");
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("a line tried alone goes on behind what the study has of it", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  for (const page of [anna, cleo]) await press(page, "End");
  for (const [point, colour] of [["A1", "white"], ["A3", "black"], ["C3", "white"]]) {
    await cell(cleo, point).click();
    await sees(cleo, colour, point);
  }
  await cell(anna, "A1").click();
  await cell(anna, "A3").click();
  await saved(on.server, keys.own, (text) => text.includes("W[ai];B[ag])"));
  await stands(cleo, "4 · White C3");
  await cleo.locator("#beside", { hasText: "Only you see this" }).waitFor();
  await press(cleo, "ArrowLeft");
  await stands(cleo, "3 · Black A3");
  await cleo.locator("#beside").waitFor({ state: "hidden" });
  await cleo.locator("#room-alone-close").click();
  await cleo.locator("#alone-question", { hasText: "Nothing brings them back." }).waitFor();
  await cleo.locator("#alone-close-confirm").click();
  await counts(cleo.locator(".board .mark.next-white"), 0);
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("a leader is told that a line of their own shows to nobody who follows", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await press(cleo, "End");
  await cell(cleo, "A1").click();
  await cleo.locator("#room-aside", { hasText: "Moves tried alone stay in this page." }).waitFor();
  await cleo.locator("#room-offer").click();
  await people(anna);
  await anna.locator("#lead-take").click();
  await anna.locator('[data-offer="show"]').click();
  await anna.locator("#room-aside", { hasText: "those who follow you stay where it begins" }).waitFor();
  await anna.locator("#room-keep").click();
  await anna.locator("#room-aside").waitFor({ state: "hidden" });
  await stands(cleo, "5 · Black A1");
});

test("a writer tries alone as well, keeps the line, and others did not see it before", async () => {
  const keys = await begin(on.server, FORKS);
  const anna = await visit(on, keys.own);
  await anna.locator("#tab-edit").click();
  await anna.locator("#room-alone").click();
  await press(anna, "End");
  await cell(anna, "A1").click();
  await anna.locator("#beside", { hasText: "Only you see this" }).waitFor();
  assert.equal((await sgf(on.server, keys.own)).includes("ai"), false);
  // It is taken back alone, by key and by button, and played again.
  await press(anna, "Control+z");
  await stands(anna, "4 · White C3");
  await cell(anna, "A1").click();
  // The server says of each move whether the rules allow it.
  await stands(anna, "5 · Black A1");
  await cell(anna, "B1").click();
  await stands(anna, "6 · White B1");
  await anna.locator("#room-undo").click();
  await stands(anna, "5 · Black A1");
  await anna.locator("#room-keep").click();
  await saved(on.server, keys.own, (text) => text.includes("W[cg];B[ai])"));
  await stands(anna, "5 · Black A1");
});

test("a line is offered once, taken over without a copy, and taken back moves come again", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee])");
  const [owner, reader] = [await visit(on, own), await visit(on, read)];
  await press(reader, "End");
  await cell(reader, "C3").click();
  await stands(reader, "2 · White C3");
  await cell(reader, "G7").click();
  await stands(reader, "3 · Black G7");
  // Taken back, and made again.
  await press(reader, "Control+z");
  await stands(reader, "2 · White C3");
  await press(reader, "Control+z Control+y");
  await stands(reader, "2 · White C3");
  await reader.locator("#room-redo").click();
  await stands(reader, "3 · Black G7");
  const offer = reader.locator("#room-offer");
  await offer.click();
  await reader.locator("#room-offer", { hasText: "Take the offer back" }).waitFor();
  const offers = owner.locator(".offer");
  await counts(offers, 1);
  await offers.locator('[data-offer="show"]').click();
  await stands(owner, "3 · Black G7");
  await owner.locator("#beside", { hasText: "offers this line" }).waitFor();
  await offers.locator('[data-offer="keep"]').click();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[cg];B[gc])");
  await counts(offers, 0);
  await owner.locator("#beside").waitFor({ state: "hidden" });
  await owner.locator("#room-aside").waitFor({ state: "hidden" });
  assert.deepEqual([...owner.complaints, ...reader.complaints], []);
});

test("a line of one's own that is kept is written for all, and undone like all else", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await press(page, "End");
  await page.locator("#tab-edit").click();
  await page.locator("#room-alone").click();
  await cell(page, "C3").click();
  await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
  await page.locator("#room-keep").click();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[cg])");
  await page.locator("#beside").waitFor({ state: "hidden" });
  await press(page, "Control+z");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  assert.deepEqual(page.complaints, []);
});

test("a person who looks at an offered line is told when somebody else takes it over", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  await press(cleo, "End");
  for (const point of ["A1", "A3"]) {
    await cell(cleo, point).click();
    await cleo.locator("#room-caption", { hasText: point }).waitFor();
  }
  await cleo.locator("#room-offer").click();
  await ben.locator('[data-offer="show"]').click();
  await ben.locator("#beside", { hasText: "offers this line" }).waitFor();
  await stands(ben, "3 · Black A3");
  await anna.locator('[data-offer="keep"]').click();
  await ben.locator("#notice.shown", { hasText: /The line that .*Person 3.* offered is in the study now/ }).waitFor();
  await cleo.locator("#notice.shown", { hasText: "The line that you offered is in the study now" }).waitFor();
  // They stand where they stood, in the study now.
  await stands(ben, "3 · Black A3");
  await ben.locator("#beside").waitFor({ state: "hidden" });
  for (const page of [anna, ben, cleo]) assert.deepEqual(page.complaints, []);
});

test("of two lines with moves in common one is kept, and the other goes on from it; an undo and a redo lose neither", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  await page.locator("#tab-edit").click();
  await page.locator("#room-alone").click();
  await press(page, "End");
  const move = async (point, says) => {
    await cell(page, point).click();
    await stands(page, says);
  };
  await move("C7", "2 · White C7");
  await move("G7", "3 · Black G7");
  await press(page, "ArrowLeft");
  await stands(page, "2 · White C7");
  await move("G3", "3 · Black G3");
  await page.locator("#room-keep").click();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[cc];B[gg])");
  // The other line stands behind the move that is shared with the study now.
  await press(page, "ArrowLeft");
  await stands(page, "2 · White C7");
  await page.locator("#room-chips button", { hasText: "G7" }).click();
  await stands(page, "3 · Black G7");
  await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
  await press(page, "ArrowLeft Control+z");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee])");
  await press(page, "Control+y");
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[cc];B[gg])");
  // The server has it before the page hears so.
  await page.locator("#notice.shown", { hasText: "Done again" }).waitFor();
  await press(page, "Home ArrowRight ArrowRight");
  await stands(page, "2 · White C7");
  await page.locator("#room-chips button", { hasText: "G7" }).click();
  await stands(page, "3 · Black G7");
  await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
  assert.equal(await sgf(on.server, own), "(;SZ[9];B[ee];W[cc];B[gg])");
  assert.deepEqual(page.complaints, []);
});
