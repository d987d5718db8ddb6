/** What others do meanwhile: lines on offer, deletions undone beside them, moves turned illegal. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const notice = (page, hasText) => page.locator("#notice.shown", { hasText }).waitFor();

test("a line on offer says so, and one that goes on from a part of one's own is drawn with it", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, cleo] = [await visit(on, own), await visit(on, read)];
  const said = (page) => page.locator(".beside-banner:not([hidden])");
  await press(cleo, "ArrowRight");
  await cell(cleo, "C3").click();
  await stands(cleo, "2 · White C3");
  assert.equal(await said(cleo).textContent(), "Only you see this");
  await cell(cleo, "G3").click();
  await stands(cleo, "3 · Black G3");
  await cleo.locator("#room-offer").click();
  await said(cleo).filter({ hasText: "You offer this line to all" }).waitFor();
  await cleo.locator("#room-aside", { hasText: "You offer this line to all. Moves that you add are not on offer yet." }).waitFor();
  await cell(cleo, "G7").click();
  await stands(cleo, "4 · White G7");
  await said(cleo).filter({ hasText: "Only you see this" }).waitFor();
  // Anna tries the same first move alone, and another one behind it.
  await press(anna, "ArrowRight");
  await anna.locator("#tab-edit").click();
  await anna.locator("#room-alone").click();
  for (const point of ["C3", "C7"]) {
    await cell(anna, point).click();
    await sees(anna, point === "C3" ? "white" : "black", point);
  }
  await anna.locator('[data-offer="show"]').click();
  await stands(anna, "3 · Black G3");
  await said(anna).filter({ hasText: "offers this line" }).waitFor();
  // Both lines have the first move in common, and fork behind it.
  await press(anna, "ArrowLeft");
  await stands(anna, "2 · White C3");
  await counts(anna.locator("#room-chips button"), 2);
  await press(anna, "ArrowLeft");
  await stands(anna, "1 · Black E5");
  await counts(anna.locator("#room-chips button"), 0);
  // Putting the offer away leaves Anna's own line.
  await anna.locator('[data-offer="drop"]').click();
  await press(anna, "End");
  await stands(anna, "3 · Black C7");
  assert.equal(await sgf(on.server, own), "(;SZ[9];B[ee])");
  assert.deepEqual([...anna.complaints, ...cleo.complaints], []);
});

test("a deletion is not undone beside the same move made again: the page says why", async () => {
  const { own, write } = await begin(on.server, "(;SZ[9](;B[ee]C[first];W[cc])(;B[gg]))");
  const [anna, ben] = [await visit(on, own), await visit(on, write)];
  await press(anna, "ArrowRight Delete");
  await stands(anna, "0 · Beginning");
  await seesEmpty(ben, "E5");
  await ben.locator("#room-caption", { hasText: "0 · Beginning" }).waitFor();
  await saved(on.server, own, (text) => !text.includes("B[ee]"));
  await cell(ben, "E5").click();
  const once = await saved(on.server, own, (text) => text.includes("B[ee]"));
  await press(anna, "Control+z");
  await notice(anna, "the same move stands there again by now.");
  assert.equal(await sgf(on.server, own), once);
  // Once the other one is gone, it comes back.
  await press(ben, "Delete");
  await saved(on.server, own, (text) => !text.includes("B[ee]"));
  await press(anna, "Control+z");
  await saved(on.server, own, (text) => text.includes("(;B[ee]C[first];W[cc])"));
});

test("a stone set up at the point of a later move shows as it is, and everybody in the chapter is told", async () => {
  const { own, write } = await begin(on.server, "(;SZ[9]AB[aa];B[ee];W[cc])(;SZ[9]GN[Other])");
  const [anna, ben, cleo] = [await visit(on, own), await visit(on, write), await visit(on, write)];
  await cleo.locator("#room-chapter").selectOption({ index: 1 });
  await press(ben, "End");
  await stands(ben, "2 · White C7");
  await anna.locator("#tab-edit").click();
  await anna.locator('[data-tool="AW"]').click();
  await cell(anna, "E5").click();
  await anna.locator("#set-up-here").click();
  await notice(anna, "1 node is against the rules now: 1 (E5). Undo takes the change back.");
  await sees(anna, "white", "E5");
  await notice(ben, "has changed the study. 1 node is against the rules now: 1 (E5).");
  await sees(ben, "white", "E5");
  await press(ben, "ArrowLeft");
  await stands(ben, "1 · Black E5");
  await ben.locator("#node-wrong", { hasText: "a stone was there" }).waitFor();
  await sees(ben, "white", "E5");
  // White's stone is no last move of Black.
  await counts(ben.locator(".board .mark.last"), 0);
  await counts(ben.locator(".board .mark.concerned"), (many) => many > 0);
  // Cleo was in another chapter, so she was told nothing. Her page has the stone all the same.
  await cleo.locator("#room-chapter").selectOption({ index: 0 });
  await sees(cleo, "white", "E5");
  assert.equal(await cleo.locator("#notice.shown").count(), 0);
  // What the stone does to a node with a move comes behind it.
  await press(anna, "ArrowRight ArrowRight");
  await stands(anna, "2 · White C7");
  await cell(anna, "C7").click();
  await anna.locator("#room-caption", { hasText: "Stones set up" }).waitFor();
  assert.deepEqual([...anna.complaints, ...ben.complaints], []);
});
