/** The course: a chapter in each language, once by keyboard alone; wrong moves; no server. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { cell, counts, person, viewOf } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { Server } from "../lib/server.mjs";

const on = stage();

const course = async () => (await on.server.ask("/learn/course.json")).body;
const chapter = async (id) => (await course()).chapters.find((one) => one.id === id).pages;

/** The name of a point of a lesson. */
function name({ size: [width, height] }, index) {
  return "ABCDEFGHJKLMNOPQRST"[index % width] + (height - Math.floor(index / width));
}

/** The points and the other inputs that finish a page. */
function* steps({ exercise }) {
  if (exercise.kind === "play") {
    for (let state = 0; ;) {
      const { best, pass, replies } = exercise.states[state];
      yield { point: best };
      const answer = exercise.answers[best === null ? pass : replies[best]];
      if (answer.verdict === "right") return;
      state = answer.next;
    }
  }
  if (exercise.kind === "steps") for (const inner of exercise.steps) yield* steps({ exercise: inner });
  if (exercise.kind === "find") {
    const right = exercise.replies.flatMap((reply, i) => (exercise.answers[reply].verdict === "right" ? [i] : []));
    for (const point of right.slice(0, exercise.need)) yield { point };
  }
  if (exercise.kind === "number") yield { number: exercise.right };
  if (exercise.kind === "pick") {
    for (const [i, { verdict }] of exercise.answers.entries()) if (verdict === "right") yield { option: exercise.options[i] };
  }
}

/** Does a page with the mouse. It waits for the page, since the last one may still be there. */
async function doPage(page, lesson) {
  await page.locator(`#learn-text[data-lesson="${lesson.id}"]`).waitFor();
  for (const { point, number, option } of steps(lesson)) {
    if (number !== undefined) {
      await page.locator("#learn-number").fill(String(number));
      await page.locator("#learn-check").click();
    } else if (option !== undefined) await page.locator(`[data-option="${option}"]`).click();
    else if (point === null) await page.locator("#learn-pass").click();
    else await cell(page, name(lesson, point)).click();
  }
  await page.locator("#learn-done:not(:empty)").waitFor();
}

for (const [locale, done, title] of [
  ["en-GB", "5 of 5", "Liberties and chains"], ["de-DE", "5 von 5", "Freiheiten und Ketten"],
  ["fr-FR", "5 sur 5", "Libertés et chaînes"], ["sv-SE", "5 av 5", "Friheter och kedjor"],
]) {
  test(`a chapter in ${locale}`, async () => {
    const page = await person(on.browser, { locale });
    const pages = await chapter("liberties");
    await page.goto(`${on.server.url}/learn#${pages[0].id}`);
    for (const lesson of pages) {
      await page.locator(`h1`).waitFor();
      await doPage(page, lesson);
      await page.locator("#learn-next").click();
      await page.waitForURL((url) => url.hash !== `#${lesson.id}`);
    }
    await page.locator("#learn-overview").click();
    const card = page.locator("section", { has: page.locator("#chapter-liberties") });
    assert.equal(await card.locator("h2").textContent(), title);
    assert.equal(await card.locator(".hint").textContent(), done);
    await page.reload();
    await card.locator("li.done").first().waitFor();
    await counts(card.locator("li.done"), pages.length);
    assert.deepEqual(page.complaints, []);
  });
}

test("every page can be done in the browser as the referee has it", async () => {
  const page = await person(on.browser);
  const pages = (await course()).chapters.flatMap((one) => one.pages);
  await page.goto(`${on.server.url}/learn#${pages[0].id}`);
  for (const lesson of pages) {
    await page.locator(`#learn-text`).waitFor();
    if (lesson.exercise.kind === "game") continue;
    await doPage(page, lesson);
    await page.locator("#learn-next").click();
    await page.waitForURL((url) => url.hash !== `#${lesson.id}`);
  }
  // The last page begins a game.
  await page.locator("#learn-game").click();
  await page.waitForURL(/\/g\//);
  await page.locator("#grid").waitFor();
  const { key } = await viewOf(page);
  // The page is done only when that game has ended.
  await page.goto(`${on.server.url}/learn#game-first`);
  await page.locator("#learn-game-go-on").waitFor();
  await counts(page.locator("#learn-done:not(:empty)"), 0);
  await on.server.ask(`/api/g/${key}/act`, { do: "resign" });
  await page.reload();
  await page.locator("#learn-done:not(:empty)").waitFor();
  await page.locator("#learn-overview").click();
  const last = page.locator("li.done", { has: page.locator('a[href="#game-first"]') });
  await last.waitFor();
  assert.deepEqual(page.complaints, []);
});

test("a chapter by keyboard alone", async () => {
  const page = await person(on.browser);
  const pages = await chapter("ko");
  await page.goto(`${on.server.url}/learn`);
  const tabTo = async (selector) => {
    for (let i = 0; i < 150; i++) {
      if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab never reaches ${selector}`);
  };
  await tabTo(`a[href="#${pages[0].id}"]`);
  await page.keyboard.press("Enter");
  for (const lesson of pages) {
    await page.locator("#learn-text").waitFor();
    for (const { point } of steps(lesson)) {
      await tabTo("[role=gridcell]");
      const [width] = lesson.size;
      await page.keyboard.press("Control+Home");
      for (let i = 0; i < point % width; i++) await page.keyboard.press("ArrowRight");
      for (let i = 0; i < Math.floor(point / width); i++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await page.locator("#learn-done:not(:empty)").waitFor();
    await tabTo("#learn-next");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.hash !== `#${lesson.id}`);
    // The focus is on the title of the next page.
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  }
});

test("a move that is not it is answered, shown, and can be tried again", async () => {
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/learn#eyes-make`);
  await cell(page, "A5").click();
  await page.locator('#learn-reply[data-verdict="off"]').waitFor();
  assert.match(await page.locator("#learn-reply").textContent(), /White plays B5/);
  await counts(page.locator(".stones .stone.white"), 8);
  await page.locator("#learn-again").click();
  await counts(page.locator(".stones .stone.white"), 7);
  await page.locator("#learn-show").click();
  await page.locator("#learn-done:not(:empty)").waitFor();
  await page.locator("#learn-overview").click();
  assert.equal(await page.locator('li.done a[href="#eyes-make"]').count(), 0, "what was shown is not done");
});

test("the course works with nobody at the other end", async () => {
  const server = await Server.start();
  const page = await person(on.browser);
  try {
    await page.goto(`${server.url}/learn`);
    await page.locator("html[data-kept]").waitFor({ state: "attached" });
    await server.kill();
    await page.reload();
    await page.locator('a[href="#capture-first"]').click();
    await cell(page, "D3").click();
    await page.locator('#learn-reply[data-verdict="right"]').waitFor();
    await page.evaluate(() => localStorage.setItem("tengen.settings", '{"language":"fr"}'));
    await page.reload();
    await page.locator("h1", { hasText: "La première capture" }).waitFor();
    await page.goto(`${server.url}/learn#game-first`);
    await page.locator("#learn-game").click();
    await page.locator('#learn-reply[data-verdict="off"]').waitFor();
  } finally {
    await server.stop();
  }
});

const SHOWN = ["", "ladder", "count-aga", "count-komi", "rules-superko", "before-handicap", "game-first"];

test("axe finds nothing serious in light and dark, and nothing scrolls sideways on a phone", async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  for (const options of [{}, { colorScheme: "dark" }, phone]) {
    const page = await person(on.browser, { bypassCSP: true, serviceWorkers: "block", ...options });
    for (const id of SHOWN) {
      await page.goto("about:blank");
      await page.goto(`${on.server.url}/learn#${id}`);
      await page.locator("h1").waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${id} is ${overflow} px too wide`);
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
      const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
      const said = serious.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(" ")})`);
      assert.deepEqual(said, [], id);
    }
  }
});

test("the course weighs less than 200 KB compressed, all its pages together", async () => {
  const page = await person(on.browser, { serviceWorkers: "block" });
  const bodies = [];
  page.on("response", (response) => bodies.push(response.body()));
  await page.goto(`${on.server.url}/learn`);
  await page.locator("#learn-progress").waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  assert.ok(bytes > 10_000 && bytes < 200_000, `${bytes} bytes`);
});
