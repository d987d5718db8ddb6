/** What the page of a study tells beside the board: what an undo changed, notices, lines out of
 * sight, and the words of properties and programs. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, stands, visit } from "../lib/study.mjs";

const on = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const chosen = (page) => page.locator("#room-chapter option:checked").textContent();
const refused = (page, hasText) => page.locator("#notice.shown", { hasText }).waitFor();

test("undo and redo lead to the chapter and the node that they change, also where a move goes", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[One];B[ee];W[ec])(;SZ[9]GN[Two];B[aa])");
  const page = await visit(on, own);
  await press(page, "End");
  await cell(page, "G3").click();
  await stands(page, "3 · Black G3");
  await page.locator("#room-chapter").selectOption({ label: "Two" });
  await stands(page, "0 · Beginning");
  await press(page, "Control+z");
  await stands(page, "2 · White E7");
  assert.equal(await chosen(page), "One");
  await seesEmpty(page, "G3");
  await page.locator("#room-chapter").selectOption({ label: "Two" });
  await press(page, "Control+y");
  await stands(page, "3 · Black G3");
  assert.equal(await chosen(page), "One");
  // The same within a chapter, from another place.
  await press(page, "Home Control+z");
  await stands(page, "2 · White E7");
  assert.deepEqual(page.complaints, []);
});

test("a chapter that an undo takes away while another is shown is named", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[One];B[ee])");
  const page = await visit(on, own);
  await page.locator("#chapter-add").click();
  await page.locator("dialog[open] button.primary").click();
  await counts(page.locator("#room-chapter option"), 2);
  await page.locator("#room-chapter").selectOption({ label: "One" });
  await press(page, "Control+z");
  await refused(page, "Chapter 2");
  await counts(page.locator("#room-chapter option"), 1);
  assert.equal(await page.locator("#room-chapter").inputValue().then(Boolean), true);
});

test("what is taken back, copied and moved is called what it is", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee](;W[ec])(;W[cc]))");
  const page = await visit(on, own);
  const undone = async (words) => {
    await press(page, "Control+z");
    await refused(page, `Taken back: ${words}.`);
  };
  await press(page, "End");
  await stands(page, "2 · White E7");
  await choose(page, "split");
  await counts(page.locator("#room-chapter option"), 2);
  await undone("the new chapter that begins with White E7");
  await counts(page.locator("#room-chapter option"), 1);
  await choose(page, "copy");
  await refused(page, "Copied: 1 node, White E7.");
  await choose(page, "insert");
  await cell(page, "A1").click();
  await undone("the move inserted before White E7");
  await saved(on.server, own, (text) => !text.includes("ai"));
  await press(page, "Home ArrowRight ArrowRight");
  await stands(page, "2 · White E7");
  await choose(page, "down");
  await refused(page, "Moved: the line White E7.");
  await undone("the moving of the line White E7");
  await press(page, "Control+y");
  await refused(page, "Done again: the moving of the line White E7.");
  const file = (name, text) => ({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(text) });
  await page.locator("#chapter-more").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#chapter-files").click()]);
  await chooser.setFiles([file("a.sgf", "(;SZ[9]PB[X]PW[Y])"), file("b.sgf", "(;SZ[9]PB[Z]PW[Y])")]);
  await counts(page.locator("#room-chapter option"), 3);
  await press(page, "Control+z");
  await refused(page, "2 new chapters");
  await counts(page.locator("#room-chapter option"), 1);
  const said = await page.locator("#notice.shown").textContent();
  // Names are kept apart from the words around them.
  assert.equal(said.replace(/[\u2068\u2069]/g, ""), "Taken back: 2 new chapters, X – Y and others.");
  assert.deepEqual(page.complaints, []);
});

test("a notice covers no point, and goes with a key, a button or the next act", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  for (const options of [{}, PHONE, { viewport: { width: 740, height: 360 } }]) {
    const page = await visit(on, own, options);
    await press(page, "End");
    await stands(page, "1 · Black E5");
    const occupied = async () => {
      await cell(page, "E5").click();
      await refused(page, "stone");
    };
    await occupied();
    const said = page.locator("#notice");
    // It is in sight, and every point of the board can still be chosen.
    const box = await said.boundingBox();
    const { height } = page.viewportSize();
    assert.ok(box.y >= 0 && box.y + box.height <= height, JSON.stringify([options, box]));
    const covered = await page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector("#notice").parentElement.getBoundingClientRect();
      return [...document.querySelectorAll("#grid [data-point]")].filter((point) => {
        const here = point.getBoundingClientRect();
        return here.left < right && here.right > left && here.top < bottom && here.bottom > top;
      }).length;
    });
    assert.equal(covered, 0, JSON.stringify(options));
    await page.keyboard.press("Escape");
    await said.waitFor({ state: "hidden" });
    await occupied();
    await page.locator("#notice-close").focus();
    await page.keyboard.press("Enter");
    await said.waitFor({ state: "hidden" });
    // Keys go on where the person was, and not at the top of the page.
    assert.equal(await page.evaluate(() => document.activeElement?.closest("#room") !== null), true);
    await occupied();
    await press(page, "ArrowLeft");
    await said.waitFor({ state: "hidden" });
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("Escape closes a notice first, and drops the chosen tool with the next press", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  const said = page.locator("#notice");
  // A reader of screens knows the empty region before anything is written into it.
  const isKnown = () => said.evaluate((region) => region.textContent === "" && region.closest("[hidden]") === null);
  assert.equal(await isKnown(), true);
  await press(page, "1 Delete");
  await refused(page, "stays where it is");
  assert.equal(await page.locator(".notice").getAttribute("data-kind"), "wrong");
  const tool = page.locator("#board-area [data-uses]");
  assert.equal(await tool.getAttribute("data-uses"), "AB");
  await press(page, "Escape");
  await said.waitFor({ state: "hidden" });
  assert.deepEqual([await tool.getAttribute("data-uses"), await isKnown()], ["AB", true]);
  await press(page, "Escape");
  await page.locator('#board-area [data-uses="play"]').waitFor();
  assert.deepEqual(page.complaints, []);
});

test("lines beyond the row are counted on a button, which shows them all", async () => {
  const few = ["aa", "bb", "cc", "dd", "ff", "gg", "hh", "ii", "af"];
  const columns = [..."abcdefghijklmnopqrst"].slice(0, 19);
  // More lines than the row ever shows.
  const many = ["a", "b", "c", "d"].flatMap((row) => columns.map((column) => column + row)).slice(0, 60);
  const MOST = 40;
  for (const [options, points, size, last] of [[{}, few, 9, "A4"], [PHONE, few, 9, "A4"], [{}, many, 19, "B17"]]) {
    const { own } = await begin(on.server, `(;SZ[${size}];B[${size === 9 ? "ee" : "jj"}]${points.map((point) => `(;W[${point}])`).join("")})`);
    const page = await visit(on, own, options);
    await press(page, "ArrowRight");
    const drawn = Math.min(points.length, MOST);
    await counts(page.locator("#room-chips button"), drawn);
    const more = page.locator("#room-chips-more");
    await more.filter({ hasText: /^\d+ more$/ }).waitFor();
    const hidden = async () => Number((await more.textContent()).match(/\d+/)[0]);
    const inSight = () => page.evaluate(() => {
      const row = document.querySelector("#room-chips").getBoundingClientRect();
      return [...document.querySelectorAll("#room-chips button")].filter((chip) => {
        const { left, right, bottom } = chip.getBoundingClientRect();
        return left >= row.left - 1 && right <= row.right + 1 && bottom <= row.bottom + 1;
      }).length;
    });
    assert.equal(await inSight(), points.length - await hidden());
    await more.click();
    await page.locator('#room-chips-more[aria-expanded="true"]', { hasText: "fewer" }).waitFor();
    if (points === few) assert.equal(await inSight(), points.length);
    await more.click();
    await more.filter({ hasText: /^\d+ more$/ }).waitFor();
    // The line where the person stands is in sight.
    await press(page, "End");
    for (let step = 1; step < drawn; step += 1) await page.keyboard.press("ArrowDown");
    await page.locator('#room-chips [aria-current="true"]', { hasText: last }).waitFor();
    await page.waitForFunction(() => {
      const row = document.querySelector("#room-chips").getBoundingClientRect();
      const chip = document.querySelector('#room-chips [aria-current="true"]').getBoundingClientRect();
      return chip.left >= row.left - 1 && chip.right <= row.right + 1;
    });
    // Those before it are out of sight now.
    assert.equal(await inSight(), points.length - await hidden());
    await press(page, "Home");
    await more.waitFor({ state: "hidden" });
    await page.context().close();
  }
});

test("a person who may write again sees it, and who did it", async () => {
  const { own, write } = await begin(on.server, "(;SZ[9];B[ee])");
  const anna = await visit(on, own);
  const ben = await visit(on, write);
  await ben.locator('[role="tab"]', { hasText: "People" }).click();
  await ben.locator("#person-name").fill("Ben");
  await ben.locator("#person-call").click();
  await anna.locator('[role="tab"]', { hasText: "People" }).click();
  const rights = anna.locator("[data-rights]");
  await rights.selectOption("read");
  await refused(ben, "has set you to look on");
  await rights.selectOption("write");
  await refused(ben, "lets you change this study now");
  assert.equal(await ben.locator(".notice").getAttribute("data-kind"), "news");
  await ben.locator("#notice-close").click();
  await ben.locator("#notice").waitFor({ state: "hidden" });
});

test("an offered line that goes on is one offer that grows, and so is the line that shows it", async () => {
  const { own, write } = await begin(on.server, "(;SZ[9];B[ee])");
  const anna = await visit(on, own);
  const ben = await visit(on, write);
  await press(anna, "End");
  await press(ben, "End");
  await anna.locator('[role="tab"]', { hasText: "Edit" }).click();
  await anna.locator("#room-alone").click();
  await cell(anna, "E7").click();
  await sees(anna, "white", "E7");
  await anna.locator("#room-offer").click();
  const offers = ben.locator("#room-offers .offer");
  await offers.filter({ hasText: "1 move" }).waitFor();
  await ben.locator('[data-offer="show"]').click();
  await sees(ben, "white", "E7");
  await cell(anna, "G3").click();
  await sees(anna, "black", "G3");
  // What is offered stays as it was until the person offers more: Ben hears of something later.
  await anna.locator('[role="tab"]', { hasText: "People" }).click();
  await anna.locator("#person-name").fill("Anna");
  await anna.locator("#person-call").click();
  await offers.filter({ hasText: "Anna" }).waitFor();
  assert.match(await offers.textContent(), /\b1 move\b/);
  await anna.locator('[role="tab"]', { hasText: "Edit" }).click();
  await anna.locator("#room-offer", { hasText: "Offer" }).click();
  await offers.filter({ hasText: "2 moves" }).waitFor();
  await counts(offers, 1);
  await ben.locator('[data-offer="show"]').click();
  await sees(ben, "black", "G3");
  // Behind the move of the study there is one line, not two.
  await press(ben, "Home ArrowRight");
  await counts(ben.locator("#room-chips button"), 0);
});

test("what a pasted record has and a study does not take is told in words", async () => {
  // Facts of a game, and marks: all of them as words within a sentence.
  const told = {
    "en-GB": ["komi", "Black’s name", "triangles"],
    de: ["Komi", "Name von Schwarz", "Dreiecke"],
    fr: ["komi", "nom de Noir", "triangles"],
    sv: ["komi", "Svarts namn", "trianglar"],
  };
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  for (const [locale, words] of Object.entries(told)) {
    const page = await visit(on, own, { locale });
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "(;SZ[9]KM[3.5]PB[Anna]AP[x];W[gc]TR[zz])");
      window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
    });
    await page.locator("#notice.shown").waitFor();
    const said = await page.locator("#notice").textContent();
    for (const word of words) assert.ok(said.includes(word), said);
    assert.doesNotMatch(said, /\b(KM|PB|TR)\b/);
    await page.context().close();
  }
});

test("what a program wrote as an evaluation is no comment as well", async () => {
  const block = "* Win rate: B 69.00%\n* Score lead: B 2.80\n* Visits: 400";
  const { own } = await begin(on.server, `(;SZ[9];B[ee]C[A fine move.\n${block}];W[ec]C[Only words])`);
  const page = await visit(on, own);
  await page.locator('[role="tab"]', { hasText: "Engine" }).click();
  await page.locator("#recorded-on").check();
  await page.locator('[role="tab"]', { hasText: "Notes" }).click();
  await press(page, "ArrowRight");
  const programs = page.locator("#node-programs");
  await programs.waitFor();
  const comment = page.locator("#node-comment");
  assert.equal(await comment.textContent(), "A fine move.");
  assert.equal(await programs.locator("p").isVisible(), false);
  await programs.locator("summary").click();
  assert.equal(await programs.locator("p").textContent(), block);
  // The comment of the record is whole where it is changed.
  assert.equal(await page.locator("#own-comment").inputValue(), `A fine move.\n${block}`);
  await press(page, "Escape");
  await page.locator('[role="tab"]', { hasText: "Engine" }).click();
  await page.locator("#recorded-here", { hasText: "69" }).waitFor();
  // A person who does not want the evaluations of the record has the comment as it is.
  await page.locator("#recorded-on").uncheck();
  await page.locator('[role="tab"]', { hasText: "Notes" }).click();
  await comment.filter({ hasText: "Score lead" }).waitFor();
  await programs.waitFor({ state: "hidden" });
  await saved(on.server, own, (text) => text.includes("Visits: 400"));
  assert.deepEqual(page.complaints, []);
});
