/** Moves tried alone that come into the study by others, and go out of it again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const GAME = "(;SZ[9];B[ee];W[cc])";

/** Tries moves alone at the end of the record. */
async function tries(page, points) {
  for (const [point, colour] of points) {
    await cell(page, point).click();
    await sees(page, colour, point);
  }
}

const notice = (page, hasText) => page.locator("#notice.shown", { hasText });

test("an offered line that is taken over and then taken back is the person's again, at every step", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await press(cleo, "End");
  await tries(cleo, [["A1", "black"], ["A2", "white"], ["B1", "black"]]);
  await cleo.locator("#room-offer").click();
  await anna.locator('#room-offers [data-offer="keep"]').click();
  await notice(cleo, "The line that you offered is in the study now").waitFor();
  await cleo.locator("#room-aside").waitFor({ state: "hidden" });
  // The person has gone on behind it meanwhile.
  await tries(cleo, [["B2", "white"]]);
  await stands(cleo, "6 · White B2");
  await press(anna, "Control+z");
  await saved(on.server, keys.own, (text) => text === GAME);
  await notice(cleo, "has taken the line that you had tried alone out of the study again. Only you see it now.").waitFor();
  // One sentence, and a true one.
  assert.equal((await cleo.locator("#notice").textContent()).split("\n").length, 1);
  await stands(cleo, "6 · White B2");
  await cleo.locator("#beside", { hasText: "Only you see this" }).waitFor();
  for (const text of ["5 · Black B1", "4 · White A2", "3 · Black A1", "2 · White C7"]) {
    await press(cleo, "ArrowLeft");
    await stands(cleo, text);
  }
  await counts(cleo.locator("[data-left]"), 0);
  // It can be offered again, and done again it is in the study.
  await press(anna, "Control+y");
  await saved(on.server, keys.own, (text) => text.includes("B[ai];W[ah];B[bi]"));
  await press(cleo, "End ArrowLeft");
  await stands(cleo, "5 · Black B1");
  await cleo.locator("#beside").waitFor({ state: "hidden" });
  await counts(notice(cleo, "has deleted the branch"), 0);
  await press(anna, "Control+z");
  await notice(cleo, "Only you see it now").waitFor();
  await stands(cleo, "5 · Black B1");
  await cleo.locator("#room-offer").click();
  await counts(anna.locator("#room-offers .offer"), 1);
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("a line that the person takes out of the study by themselves does not come back", async () => {
  const keys = await begin(on.server, GAME);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.write)];
  await cleo.locator("#tab-edit").click();
  await cleo.locator("#room-alone").click();
  await press(cleo, "End");
  await tries(cleo, [["A1", "black"], ["A2", "white"]]);
  await cleo.locator("#room-offer").click();
  await anna.locator('#room-offers [data-offer="keep"]').click();
  await notice(cleo, "The line that you offered is in the study now").waitFor();
  await cleo.locator("#room-alone").click();
  await press(cleo, "ArrowLeft Delete");
  await saved(on.server, keys.own, (text) => text === GAME);
  await stands(cleo, "2 · White C7");
  await notice(cleo, "Deleted:").waitFor();
  await counts(cleo.locator(".board .mark.next-black"), 0);
  assert.equal(await sgf(on.server, keys.own), GAME);
});

test("moves tried alone, a branch and a chapter that come back are told of, with where they are", async () => {
  const keys = await begin(on.server, `${GAME}(;GN[Two]SZ[9];B[aa])`);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  for (const page of [anna, cleo]) await press(page, "End");
  await tries(cleo, [["A1", "black"]]);
  await press(anna, "Delete");
  await counts(cleo.locator("[data-left]"), 1);
  await press(anna, "Control+z");
  await counts(cleo.locator("[data-left]"), 0);
  await notice(cleo, /The moves that you had tried alone are there again, behind .?2 · White C7.?\./).waitFor();
  await notice(cleo, "has brought the branch back where you were").waitFor();
  for (const page of [anna, cleo]) await page.locator("#room-chapter").selectOption({ label: "Two" });
  await press(cleo, "End");
  await stands(cleo, "1 · Black A9");
  await anna.locator("#chapter-more").click();
  await anna.locator('#chapter-list [data-do="delete"]').nth(1).click();
  await anna.locator("#chapter-delete-confirm").click();
  await press(anna, "Escape");
  await notice(cleo, /has deleted the chapter .?Two.?, where you were/).waitFor();
  await press(anna, "Control+z");
  await notice(cleo, /has brought the chapter .?Two.? back\.$/).waitFor();
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});
