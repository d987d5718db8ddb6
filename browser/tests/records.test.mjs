/** Records: download, upload, replay. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SPLIT, open, person, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

test("a game is replayed with the arrow keys, downloaded, and uploaded again", async () => {
  const { key } = await on.server.newGame({ rules: "tromp-taylor" });
  await on.server.play({ both: key }, `${SPLIT.join(" ")} pass pass`);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await sees(page, "white", "D5");
  await page.keyboard.press("Home");
  await seesEmpty(page, "C3");
  await page.keyboard.press("ArrowRight");
  await sees(page, "black", "C3");
  await page.keyboard.press("PageDown");
  await sees(page, "white", "D5");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await seesEmpty(page, "D5");

  const response = await fetch(`${on.server.url}/api/g/${key}/sgf`);
  const sgf = await response.text();
  assert.match(sgf, /^\(;/);
  for (const part of ["SZ[5]", "RE[B+5]", ";B[cc]", ";W[dc]", "KM[0]"]) assert.ok(sgf.includes(part), `${part} in ${sgf}`);

  await page.goto(on.server.url);
  await page.locator("#sgf-file").setInputFiles({ name: "game.sgf", mimeType: "application/x-go-sgf", buffer: Buffer.from(sgf) });
  await page.locator("#grid").waitFor();
  await page.keyboard.press("End");
  await sees(page, "white", "D5");
  assert.deepEqual(page.complaints, []);
});

test("what is no record is refused with a reason, and strange records are replayed as they are", async () => {
  const upload = async (bytes) => {
    const response = await fetch(`${on.server.url}/api/records`, { method: "POST", body: bytes });
    return { status: response.status, body: await response.json() };
  };
  const nothing = await upload("Dear Sir,");
  assert.equal(nothing.status, 422);
  assert.equal(nothing.body.error.code, "no-record");
  const strange = await upload("(;GM[1]SZ[5];B[cc];W[cc];B[zz];W[])");
  assert.equal(strange.status, 201);
  const { body: view } = await on.server.ask(`/api/g/${strange.body.keys[0]}`);
  assert.ok(view.notes.length > 0, "what was wrong is noted");
  // The captions, the table and the paper name the point of a play that is not allowed.
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${strange.body.keys[0]}`);
  await page.keyboard.press("Home");
  for (const caption of ["Black C3", "White C3, not allowed"]) {
    await page.keyboard.press("ArrowRight");
    await page.locator("#replay-caption", { hasText: caption }).waitFor();
  }
  await page.emulateMedia({ media: "print" });
  await page.locator(".paper-moves li", { hasText: "C3, not allowed" }).waitFor();
  await page.context().close();
  const huge = await upload(Buffer.alloc(11 * 1024 * 1024, "x"));
  assert.equal(huge.status, 413);
});

test("a download is called by players and date, and a long name makes no long title", async () => {
  const page = await person(on.browser);
  const read = async (sgf) => {
    const response = await fetch(`${on.server.url}/api/records`, { method: "POST", body: sgf });
    await open(page, `${on.server.url}/g/${(await response.json()).keys[0]}`);
  };
  const saved = async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#sgf").click()]);
    return download.suggestedFilename();
  };
  await read("(;GM[1]CA[UTF-8]SZ[5]PB[Zoe / Anna]PW[Ben]DT[2026-11-26];B[cc])");
  // Where the system names no language, Chromium keeps no other letters than those of ASCII.
  assert.equal(await saved(), "Zoe-Anna-Ben-2026-11-26.sgf");
  await read("(;GM[1]SZ[5];B[cc])");
  assert.equal(await saved(), "tengen.sgf");
  // A player without a name is called by the colour alone, once.
  await page.emulateMedia({ media: "print" });
  await page.locator(".paper-players p").nth(1).waitFor();
  assert.deepEqual(await page.locator(".paper-players p").allTextContents(), ["Black", "White"]);
  await page.emulateMedia({ media: "screen" });
  await read(`(;GM[1]SZ[5]PB[${"A".repeat(5000)}]PW[Ben];B[cc])`);
  assert.equal(await page.title(), `${"A".repeat(39)}… – Ben · Tengen`);
  assert.deepEqual(page.complaints, []);
});
