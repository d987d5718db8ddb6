/** Chapters of a study: named, put in order, deleted, read from files and from the clipboard. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { counts, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const FORKS = "(;SZ[9]KM[7]PB[Anna];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg]))";

/** Drops files on the page. */
const drop = (page, files) => page.evaluate(async (given) => {
  const data = new DataTransfer();
  for (const [name, text] of given) data.items.add(new File([text], name));
  for (const type of ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    if (type === "dragover") window.zoneShown = !document.querySelector("#file-drop").hidden;
  }
}, files);

/** Pastes a text, as the browser does when the keys are pressed. */
const paste = (page, text) => page.evaluate((words) => {
  const data = new DataTransfer();
  data.setData("text/plain", words);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}, text);

/** Waits until the clipboard has a text of this kind. */
async function reads(page, test) {
  const end = Date.now() + 20_000;
  for (;;) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (test(text)) return;
    assert.ok(Date.now() < end, `the clipboard has ${text}`);
    await page.waitForTimeout(50);
  }
}

const focused = (page) => page.evaluate(() => {
  const { activeElement: at } = document;
  return `${at?.closest("[data-chapter]")?.dataset.chapter} ${at?.dataset.do}`;
});

test("chapters are named, ordered and deleted by the keyboard", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[One])(;SZ[9]PB[Anna])(;SZ[9];B[ee])");
  const page = await visit(on, own, OPEN_TO_AXE);
  await page.locator("#chapter-more").focus();
  await page.keyboard.press("Enter");
  await page.locator("#chapter-dialog").waitFor();
  assert.deepEqual(await faults(page), []);
  const names = page.locator('#chapter-list [data-do="name"]');
  assert.equal(await names.nth(1).getAttribute("placeholder"), "\u2068Anna\u2069 – \u2068?\u2069");
  await names.nth(2).focus();
  await page.keyboard.type("Two");
  await press(page, "Enter Tab Enter");
  await saved(on.server, own, (text) => text === "(;SZ[9]GN[One])\n(;SZ[9]GN[Two];B[ee])\n(;SZ[9]PB[Anna])");
  // The focus goes along, and stays on a button that is off: a press on it gives the reason.
  await page.waitForFunction(() => document.querySelectorAll("#chapter-list li")[1].contains(document.activeElement));
  assert.equal(await focused(page), "2 up");
  await page.keyboard.press("Enter");
  await saved(on.server, own, (text) => text.startsWith("(;SZ[9]GN[Two]"));
  await page.locator("#chapter-dialog [role=status]", { hasText: "is chapter 1 of 3" }).waitFor();
  await page.locator('#chapter-list li:first-child [data-do="up"][aria-disabled="true"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await page.locator("#chapter-dialog [role=status]", { hasText: "Nothing stands before it" }).waitFor();
  await press(page, "Tab Tab Enter");
  await page.locator("#chapter-question", { hasText: "Delete \u2068Two\u2069" }).waitFor();
  await press(page, "Tab Enter");
  await saved(on.server, own, (text) => text === "(;SZ[9]GN[One])\n(;SZ[9]PB[Anna])");
  await counts(page.locator("#chapter-list li"), 2);
  assert.deepEqual(page.complaints, []);
});

test("a second press at the same place is for the chapter that slid away", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[One])(;SZ[9]GN[Two])(;SZ[9]GN[Three])(;SZ[9]GN[Four])");
  const page = await visit(on, own);
  await page.locator("#chapter-more").click();
  const order = () => page.locator('#chapter-list [data-do="name"]').evaluateAll((names) => names.map(({ value }) => value).join(" "));
  const press = async (row, what, times) => {
    const { x, y, width, height } = await page.locator(`#chapter-list [data-do="${what}"]`).nth(row).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    for (let n = 0; n < times; n += 1) await page.mouse.click(x + width / 2, y + height / 2);
  };
  await press(0, "down", 2);
  assert.equal(await order(), "Two Three One Four");
  await page.locator("#chapter-dialog [role=status]", { hasText: "is chapter 3 of 4" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Move \u2068One\u2069 down");
  // At the end there is nowhere to go.
  await press(2, "down", 3);
  assert.equal(await order(), "Two Three Four One");
  // A while later the place is that of the chapter that is there now.
  for (const after of ["Two Three One Four", "Two Three Four One"]) {
    await page.waitForTimeout(1700);
    await press(2, "down", 1);
    assert.equal(await order(), after);
  }
  // A pointer that went elsewhere means what it points at.
  await press(0, "down", 1);
  await press(1, "up", 1);
  await press(0, "down", 1);
  assert.equal(await order(), "Three Two Four One");
  await saved(on.server, own, (text) => text === ["Three", "Two", "Four", "One"].map((name) => `(;SZ[9]GN[${name}])`).join("\n"));
  assert.deepEqual(page.complaints, []);
});

test("the only chapter stays, and the reason is in sight", async () => {
  const keys = await begin(on.server, "(;SZ[9]GN[One])(;SZ[9]GN[Two])");
  const [page, other] = [await visit(on, keys.own), await visit(on, keys.write)];
  await page.locator("#chapter-more").click();
  const away = page.locator('#chapter-list [data-do="delete"]');
  assert.equal(await page.locator("#chapter-only").isVisible(), false);
  // Somebody else deletes the other one while the question is open.
  await away.first().click();
  await page.locator("#chapter-question").waitFor();
  await other.locator("#chapter-more").click();
  await other.locator('#chapter-list [data-do="delete"]').nth(1).click();
  await other.locator("#chapter-delete-confirm").click();
  await saved(on.server, keys.own, (text) => text === "(;SZ[9]GN[One])");
  await counts(page.locator("#chapter-list li"), 1);
  await page.locator("#chapter-delete-confirm").click();
  await page.locator("#chapter-dialog [role=status]", { hasText: "at least one chapter" }).waitFor();
  await page.locator("#chapter-only", { hasText: "Begin another before you delete this one" }).waitFor();
  assert.equal(await away.isDisabled(), true);
  assert.equal(await away.getAttribute("aria-describedby"), "chapter-only");
  assert.deepEqual(page.complaints, []);
});

test("a second press counts from what the page shows of the first, before any answer", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[One])(;SZ[9]GN[Two])(;SZ[9]GN[Three];B[aa](;W[bb])(;W[cc])(;W[dd];B[ee](;W[ff])(;W[gg])))");
  const page = await visit(on, own);
  /** The requests that wait, until the server may have them. */
  let held = [];
  await page.route("**/operations", (route) => (held ? void held.push(route) : route.continue()));
  const release = async () => {
    const waiting = held;
    held = null;
    for (const route of waiting) await route.continue();
  };
  await page.locator("#chapter-more").click();
  const up = page.locator('#chapter-list li:has([data-do="name"][aria-label*="Three"]) [data-do="up"]');
  await up.click();
  await up.click();
  await page.locator("#chapter-dialog [role=status]", { hasText: "is chapter 1 of 3" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#room-chapter").selectOption({ label: "Three" });
  await press(page, "ArrowRight ArrowRight ArrowDown ArrowDown");
  await stands(page, "2 · White D6");
  await choose(page, "up");
  await choose(page, "up");
  // The node is lifted, and then what stood below it.
  await choose(page, "lift");
  await stands(page, "1 · Black A9");
  assert.deepEqual(await page.locator("#room-chips [data-node]").allTextContents(), ["Black E5", "White B8", "White C7"]);
  assert.equal(held.length, 1);
  await release();
  const after = "(;SZ[9]GN[Three];B[aa](;B[ee](;W[ff])(;W[gg]))(;W[bb])(;W[cc]))\n(;SZ[9]GN[One])\n(;SZ[9]GN[Two])";
  await saved(on.server, own, (text) => text === after);
  // Nothing was refused. Black's move comes behind another of Black now.
  await page.locator("#notice.shown", { hasText: "1 node is against the rules now: 2 (E5). Undo" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("files that are dropped become chapters, and those that cannot be read are told", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  const gib = await readFile(new URL("../../crates/tengen/tests/cmd/records.in/game.gib", import.meta.url), "latin1");
  await drop(page, [["a.sgf", "(;SZ[9]GN[First];B[cc])(;SZ[13]AB[zz];B[dd])"], ["b.gib", gib], ["c.txt", "nothing"]]);
  assert.equal(await page.evaluate(() => window.zoneShown), true);
  const told = page.locator("#notice.shown");
  await told.filter({ hasText: "c.txt" }).waitFor();
  assert.match(await told.textContent(), /a\.sgf\u2069: Values that a study cannot have are left out: black stones set up\./);
  await saved(on.server, own, (text) => text.split("\n").length === 4 && text.includes("(;SZ[13]GN[a 2];B[dd])"));
  await stands(page, "0 · Beginning");
  assert.equal(await page.locator("#room-chapter option:checked").textContent(), "First");
  await press(page, "Control+z");
  await saved(on.server, own, (text) => text === "(;SZ[9])");
  // By a button, too.
  await page.locator("#chapter-more").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#chapter-files").click()]);
  await chooser.setFiles([{ name: "d.sgf", mimeType: "text/plain", buffer: Buffer.from("(;SZ[9]GN[Chosen])") }]);
  await saved(on.server, own, (text) => text.endsWith("(;SZ[9]GN[Chosen])"));
  const reader = await visit(on, read);
  await drop(reader, [["a.sgf", "(;SZ[9])"]]);
  assert.equal(await reader.evaluate(() => window.zoneShown), false);
  await reader.locator("#notice.shown", { hasText: "may not change" }).waitFor();
});

test("a text without a record is told as that, with what can be dropped", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec];B[cc])");
  const page = await visit(on, own);
  for (const text of ["Dear Anna,\n\nI shall come (on Monday).", "", "<p>a page</p>"]) {
    await drop(page, [["letter.txt", text]]);
    await page.locator("#notice.shown", { hasText: "This is a text without a game record" }).filter({ hasText: "SGF, NGF, GIB, UGF" }).waitFor();
    await press(page, "ArrowRight");
    await page.locator("#notice.shown").waitFor({ state: "detached" });
  }
});

test("undo of a deleted chapter leads to where the person stood in it", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[One];B[ee];W[ec])(;SZ[9]GN[Two];B[aa];W[bb];B[cc])");
  const page = await visit(on, own);
  await page.locator("#room-chapter").selectOption({ label: "Two" });
  await press(page, "ArrowRight ArrowRight");
  await stands(page, "2 · White B8");
  await page.locator("#chapter-more").click();
  await page.locator('#chapter-list [data-do="delete"]').nth(1).click();
  await page.locator("#chapter-delete-confirm").click();
  await press(page, "Escape");
  await stands(page, "0 · Beginning");
  await press(page, "Control+z");
  await stands(page, "2 · White B8");
  assert.equal(await page.locator("#room-chapter option:checked").textContent(), "Two");
});

test("a game without a name and players is called after its file", async () => {
  const { own } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  await drop(page, [["Joseki 3-4.v2.sgf", "(;SZ[9];B[cc])"], ["b.sgf", "(;SZ[9]GN[ ];B[dd])(;SZ[9]PW[Ben])(;SZ[9]GN[Own])"], [".sgf", "(;SZ[9];B[ee])"]]);
  await saved(on.server, own, (text) => text.split("\n").length === 6);
  assert.deepEqual((await page.locator("#room-chapter option").allTextContents()).map((name) => name.replaceAll(/[\u2068\u2069]/g, "")),
    ["Chapter 1", "Joseki 3-4.v2", "b 1", "? – Ben", "Own", "Chapter 6"]);
  // A chosen file is no other than one that is dropped.
  await page.locator("#chapter-more").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("#chapter-files").click()]);
  await chooser.setFiles([{ name: "Endgame.sgf", mimeType: "text/plain", buffer: Buffer.from("(;SZ[9];B[ff])") }]);
  await saved(on.server, own, (text) => text.endsWith("(;SZ[9]GN[Endgame];B[ff])"));
  // A study that begins with a file is called so, too.
  const list = await person(on.browser);
  await list.goto(`${on.server.url}/study`);
  await list.locator("#study-begin").waitFor();
  await drop(list, [["Life & death.sgf", "(;SZ[9];B[ff])"]]);
  await list.locator("#study-begin").click();
  await list.locator("#room[data-ready]").waitFor();
  assert.equal(await list.locator("#room-title").textContent(), "Life & death");
  assert.deepEqual([page.complaints, list.complaints], [[], []]);
});

test("the page of studies reads the files that an open study reads, and no picture", async () => {
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/study`);
  await page.locator("#study-begin").waitFor();
  const dropBytes = (name, bytes) => page.evaluate(([called, given]) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(given)], called));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, bytes]);
  await dropBytes("a.png", [...Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR;B(;B[cc])", "latin1")]);
  await page.locator("#study-begin").click();
  await page.locator("#study-problem", { hasText: "This is no game record." }).waitFor();
  await dropBytes("w.sgf", [0xff, 0xfe, ...[..."(;SZ[9]GN[Wide])"].flatMap((one) => [one.charCodeAt(0), 0])]);
  await page.locator("#study-begin").click();
  await page.locator("#room[data-ready]").waitFor();
  assert.equal(await page.locator("#room-title").textContent(), "Wide");
});

test("a new chapter has the board that is chosen, by keyboard and by touch", async () => {
  const { own } = await begin(on.server, "(;SZ[13]RU[AGA]KM[6.5])");
  const page = await visit(on, own, OPEN_TO_AXE);
  await page.locator("#chapter-add").focus();
  await press(page, "Enter");
  await page.locator("#chapter-new").waitFor();
  assert.deepEqual(await faults(page), []);
  // The board at hand is chosen, and has the focus.
  assert.equal(await page.evaluate(() => document.activeElement?.id), "size-13");
  await press(page, "ArrowLeft Enter");
  await saved(on.server, own, (text) => text.endsWith("(;GM[1]FF[4]SZ[9]RU[AGA]KM[6.5]GN[Chapter 2])"));
  await counts(page.locator("[data-point]"), 81);
  // A size of one's own, which keeps to what a board can have.
  await page.locator("#chapter-add").click();
  await page.locator("label:has(#size-custom)").click();
  assert.deepEqual(await faults(page), []);
  await page.locator("#width").fill("53");
  await page.locator("#height").fill("5");
  await page.locator("#chapter-begin").click();
  assert.equal(await page.locator("#chapter-new").isVisible(), true);
  await page.locator("#width").fill("7");
  await press(page, "Enter");
  await saved(on.server, own, (text) => text.endsWith("(;GM[1]FF[4]SZ[7:5]RU[AGA]KM[6.5]GN[Chapter 3])"));
  await counts(page.locator("[data-point]"), 35);
  const phone = await visit(on, own, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await phone.locator("#chapter-add").tap();
  await phone.locator("label:has(#size-19)").tap();
  await phone.locator("#chapter-begin").tap();
  await counts(phone.locator("[data-point]"), 361);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} wide`);
  assert.deepEqual([page.complaints, phone.complaints], [[], []]);
});

test("a record that is dropped on the page of studies begins one", async () => {
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/study`);
  await page.locator("#study-begin").waitFor();
  await page.locator("label", { has: page.locator("#from-sgf") }).click();
  await page.locator("#study-text").fill("(;SZ[9]GN[Other])");
  await drop(page, [["a.sgf", "(;SZ[9]GN[First];B[cc])"], ["b.sgf", "(;SZ[13])"]]);
  assert.equal(await page.evaluate(() => window.zoneShown), true);
  assert.equal(await page.locator("#file-drop").isVisible(), false);
  await page.locator("#study-problem", { hasText: "a.sgf" }).waitFor();
  await page.locator("#study-begin").click();
  await page.locator("#room[data-ready]").waitFor();
  await press(page, "End");
  await stands(page, "1 · Black C7");
  assert.deepEqual(page.complaints, []);
});

test("only so many files and records are read at once, and the others are told of", async () => {
  const { own } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  const reads = [];
  page.on("request", (request) => request.url().endsWith("/record") && reads.push(request));
  const names = (count, text) => Array.from({ length: count }, (_, i) => [`${i}.sgf`, text(i)]);
  await drop(page, names(53, (i) => (i % 5 === 0 ? "nothing" : `(;SZ[9]GN[G${i}])`)));
  const told = page.locator("#notice.shown");
  await told.filter({ hasText: "of 53 files, the first 50 were read" }).waitFor();
  assert.match(await told.textContent(), /And 4 more files could not be read whole/);
  assert.equal(reads.length, 50);
  await saved(on.server, own, (text) => text.split("\n").length === 41);
  await drop(page, names(3, () => "(;SZ[9])".repeat(400)));
  await told.filter({ hasText: "At most 500 chapters come at once" }).waitFor();
  await saved(on.server, own, (text) => text.split("\n").length === 541);
  assert.equal(reads.length, 52);
  // Large files, too.
  await drop(page, names(10, () => `(;SZ[9]C[${"a".repeat(3_900_000)}])`));
  await told.filter({ hasText: "of 10 files, the first 8 were read" }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a branch is copied as a record, and a record is pasted as a branch or as a chapter", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own, { permissions: ["clipboard-read", "clipboard-write"] });
  await press(page, "ArrowRight ArrowRight Control+c");
  await reads(page, (text) => text === "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7]AB[ee]PL[W];W[ec](;B[gc];W[cg])(;B[cc];W[gg]))");
  await press(page, "Control+v");
  await saved(on.server, own, (said) => said.includes(";W[ec](;B[gc];W[cg])(;B[cc];W[gg])(;W[ec](;B[gc]"));
  await press(page, "Control+z");
  await saved(on.server, own, (said) => said === FORKS);
  // From elsewhere: below the node, without the facts of the game.
  await press(page, "Home");
  await page.evaluate(() => navigator.clipboard.writeText("(;SZ[9]PB[X];B[aa]C[a \\] b](;W[bb])(;W[cc]))"));
  await press(page, "Control+v");
  await saved(on.server, own, (said) => said.endsWith("(;B[aa]C[a \\] b](;W[bb])(;W[cc])))"));
  await stands(page, "1 · Black A9");
  await press(page, "Control+z Home");
  // A board of another size is a chapter.
  await paste(page, "(;SZ[13];B[dd])");
  await saved(on.server, own, (said) => said.endsWith("\n(;SZ[13];B[dd])"));
  await press(page, "Control+z");
  await saved(on.server, own, (said) => said === FORKS);
  await paste(page, "a shopping list");
  await page.locator("#notice.shown", { hasText: "a text without a game record" }).waitFor();
  await paste(page, " ");
  await page.locator("#notice.shown", { hasText: "There is nothing to paste" }).waitFor();
  // The menu copies, too.
  await press(page, "End");
  await choose(page, "copy");
  await reads(page, (text) => text === "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7]AB[gc][ee]AW[ec]PL[W];W[cg])");
  await press(page, "Control+x");
  await saved(on.server, own, (said) => !said.includes("W[cg]"));
  await choose(page, "paste");
  await saved(on.server, own, (said) => said === FORKS);
  assert.deepEqual(page.complaints, []);
});

test("what of a pasted text is left out, does not fit, or goes elsewhere is told", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee];W[ec])");
  const page = await visit(on, own);
  const told = page.locator("#notice.shown");
  await press(page, "End");
  // The players are not a branch's, Black's move is in its turn, and there is a stone already.
  await paste(page, "(;SZ[9]PB[Eve]KM[3];B[cc];W[ee];B[dd])");
  await told.filter({ hasText: "these were left out: Black’s name, Komi." }).waitFor();
  await told.filter({ hasText: "1 node of the branch does not fit here" }).waitFor();
  await saved(on.server, own, (text) => text === "(;SZ[9];B[ee];W[ec];B[cc];W[ee];B[dd])");
  // The colours do not fit.
  await press(page, "Home ArrowRight");
  await paste(page, "(;SZ[9];B[gg];W[gc])");
  await told.filter({ hasText: "1 node of the branch does not fit here" }).waitFor();
  await paste(page, "(;SZ[13];B[gg])");
  await told.filter({ hasText: /for another board \(13.×.13\), so it became a chapter/ }).waitFor();
  await paste(page, "(;SZ[9];B[gg])(;SZ[9];B[aa])");
  await told.filter({ hasText: "2 games of the text became chapters" }).waitFor();
  await saved(on.server, own, (text) => text.split("\n").length === 4);
  // Of what fits nothing is said.
  await page.locator("#room-chapter").selectOption({ index: 0 });
  await press(page, "Home ArrowRight");
  await paste(page, "(;SZ[9];W[gg])");
  await saved(on.server, own, (text) => text.includes("(;W[gg])"));
  assert.equal(await told.count(), 0);
  assert.deepEqual(page.complaints, []);
});

test("the menu copies to the system's clipboard where the browser has no interface for it, as on http", async () => {
  const { own } = await begin(on.server, FORKS);
  const page = await visit(on, own);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    addEventListener("paste", ({ clipboardData }) => void (window.pasted = clipboardData.getData("text/plain")), true);
  });
  await press(page, "End");
  await choose(page, "copy");
  await press(page, "Home Control+v");
  await saved(on.server, own, (said) => said.endsWith("(;W[cg]))"));
  assert.match(await page.evaluate(() => window.pasted), /PL\[W\];W\[cg\]\)$/);
});

test("downloads are called by the title and by the chapter", async () => {
  const { own } = await begin(on.server, "(;SZ[9]GN[Ladders])(;SZ[9])", "Fuseki / ladders");
  const page = await visit(on, own);
  await page.locator("#tab-share").click();
  for (const [id, name] of [["study-sgf", "Fuseki-ladders-study.sgf"], ["chapter-sgf", "Ladders-study.sgf"], ["node-png", "tengen-position.png"]]) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`#${id}`).click()]);
    assert.equal(file.suggestedFilename(), name);
  }
});

test("a line tried alone is copied like any other, and a branch for another board becomes a chapter", async () => {
  const { own, read } = await begin(on.server, "(;SZ[9];B[ee])(;SZ[13]CA[GB2312];B[dd])");
  const page = await visit(on, read, { permissions: ["clipboard-read", "clipboard-write"] });
  const clipboard = (of) => of.evaluate(() => navigator.clipboard.readText());
  await press(page, "End");
  await page.locator('[data-point="C3"]').click();
  await page.locator("#beside", { hasText: "Only you see this" }).waitFor();
  await press(page, "Control+c");
  assert.equal(await clipboard(page), "(;GM[1]FF[4]CA[UTF-8]SZ[9]AB[ee]PL[W];W[cg])");
  assert.deepEqual(page.complaints, []);
  const owner = await visit(on, own, { permissions: ["clipboard-read", "clipboard-write"] });
  await owner.locator("#room-chapter").selectOption({ index: 1 });
  await owner.locator("#room-chapter").blur();
  await press(owner, "Home Control+c");
  const text = await clipboard(owner);
  assert.ok(text.startsWith("(;CA[UTF-8]SZ[13]") && !text.includes("GB2312"), text);
  await press(owner, "End Control+c");
  await owner.locator("#room-chapter").selectOption({ index: 0 });
  await owner.locator("#room-chapter").blur();
  await press(owner, "Control+v");
  await saved(on.server, own, (now) => now.split("\n").length === 3 && now.endsWith("(;GM[1]FF[4]CA[UTF-8]SZ[13];B[dd])"));
  assert.deepEqual(owner.complaints, []);
});

test("a picture is no game record, and each file is told in a line of its own", async () => {
  const { own } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  // Between its bytes there is what could be a node.
  await drop(page, [["a.png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR;B(;B[cc])"], ["c.txt", "nothing"]]);
  const told = page.locator("#notice.shown");
  await told.filter({ hasText: "a.png\u2069: This is no game record." }).waitFor();
  const [first, second] = (await told.innerText()).split("\n");
  assert.match(first, /a\.png/);
  assert.match(second, /c\.txt/);
  assert.equal(await sgf(on.server, own), "(;SZ[9])");
  // UTF-16 has zeros, too.
  await page.evaluate(async () => {
    const data = new DataTransfer();
    const text = "(;SZ[9]GN[Wide])";
    data.items.add(new File([new Uint8Array([0xff, 0xfe, ...[...text].flatMap((one) => [one.charCodeAt(0), 0])])], "w.sgf"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await saved(on.server, own, (text) => text.endsWith("GN[Wide])"));
});

test("the first node of a chapter stays, and the page says so", async () => {
  const { own } = await begin(on.server, "(;SZ[9];B[ee])");
  const page = await visit(on, own);
  for (const key of ["Delete", "Control+x"]) {
    await press(page, key);
    await page.locator("#notice.shown", { hasText: "The first node of a chapter stays" }).waitFor();
    await press(page, "ArrowRight ArrowLeft");
    assert.equal(await page.locator("#notice.shown").count(), 0);
  }
});

/** A record that breaks off, with a move and a mark beyond the board. */
const TORN = "(;SZ[9];B[ee](;W[gg])(;W[zb]TR[az];B[cc];W[g";

test("what is wrong with a record is told where its study opens, until the person has read it", async () => {
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/study`);
  await page.locator('label:has(#from-sgf)').click();
  await page.locator("#study-text").fill(TORN);
  await page.locator("#study-begin").click();
  await page.locator("#room[data-ready]").waitFor();
  const found = page.locator("#room-found");
  await found.waitFor();
  const words = await found.locator("li").allTextContents();
  assert.ok(words.some((said) => /closed/.test(said)), words.join("\n"));
  assert.equal(words.filter((said) => /outside the board/.test(said)).length, 2, words.join("\n"));
  await page.reload();
  await found.waitFor();
  await found.locator("button").click();
  await found.waitFor({ state: "detached" });
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  assert.equal(await found.count(), 0);
  assert.deepEqual(page.complaints, []);
});

test("what is wrong with a file that becomes a chapter is told, too", async () => {
  const { own } = await begin(on.server, "(;SZ[9])");
  const page = await visit(on, own);
  await page.locator("#chapter-more").click();
  const chooser = page.waitForEvent("filechooser");
  await page.locator("#chapter-files").click();
  await (await chooser).setFiles({ name: "torn.sgf", mimeType: "application/x-go-sgf", buffer: Buffer.from(TORN) });
  await page.locator("#notice.shown", { hasText: "torn.sgf" }).waitFor();
  const said = await page.locator("#notice").textContent();
  assert.match(said, /closed/);
  assert.match(said, /outside the board/);
});

test("chapters that would be called alike say what tells them apart, and no more", async () => {
  const game = (more) => `(;SZ[9]PB[Anna]PW[Ben]${more})`;
  const { own } = await begin(on.server, ["DT[2026-01-02]RE[B+R]RO[1]", "DT[2026-01-02]RE[W+R]RO[1]", "DT[2026-01-03]RE[W+R]RO[1]"].map(game).join("")
    + "(;SZ[9]GN[Final]PB[Cleo]PW[Dora]RO[9])(;SZ[9]GN[Twice])(;SZ[9]GN[Twice])(;SZ[9]PB[Anna]PW[Ben]GN[Final])");
  const page = await visit(on, own);
  const names = await page.locator("#room-chapter option").allTextContents();
  const plain = names.map((name) => name.replace(/[\u2068\u2069]/g, ""));
  assert.deepEqual(plain, ["Anna – Ben · Black wins by resignation", "Anna – Ben · White wins by resignation · 2026-01-02", "Anna – Ben · White wins by resignation · 2026-01-03",
    "Final · Cleo – Dora", "Twice · 1", "Twice · 2", "Final · Anna – Ben"]);
});
