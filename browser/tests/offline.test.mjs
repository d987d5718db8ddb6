/** Without the server: the start page, the course and problems; and a new build of the server. */

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { cell, launch, person } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser?.close());

/** Waits until a number is right. */
async function counted(count, right) {
  const end = Date.now() + 60_000;
  let found = await count();
  while (!right(found)) {
    assert.ok(Date.now() < end, `${found}`);
    await delay(100);
    found = await count();
  }
}

const kept = (page) => page.locator("html[data-kept]").waitFor({ state: "attached" });

test("the start page opens without the server, says what works, and leads there", async () => {
  const server = await Server.start();
  const page = await person(browser);
  try {
    const { key } = await server.newGame();
    await page.goto(server.url);
    await kept(page);
    // The worker answers from the next page on.
    await page.goto(`${server.url}/learn#problems`);
    await page.locator('[data-level="capture-1"]').click();
    await page.locator("#grid").waitFor();
    const problem = new URL(page.url()).hash;
    await server.kill();

    await page.goto(server.url);
    await page.locator("#offline", { hasText: "Games need the server" }).waitFor();
    assert.equal(await page.locator("#quick").isDisabled(), true);
    await page.locator("#learn-link").click();
    await page.locator('a[href="#capture-first"]').click();
    await cell(page, "D3").click();
    await page.locator('#learn-reply[data-verdict="right"]').waitFor();
    await page.goto(`${server.url}/learn${problem}`);
    await page.locator("#grid").waitFor();

    // The page of a game says the same, and shows the game when the server answers again.
    await page.goto(`${server.url}/g/${key}`);
    await page.locator("#offline", { hasText: "Games need the server" }).waitFor();
    await server.run();
    await page.locator("#game #grid").waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    await server.stop();
  }
});

test("rules, terms and the sheet are read without the server, in the language of the page", async () => {
  const server = await Server.start();
  const page = await person(browser, { locale: "de-DE" });
  try {
    await page.goto(server.url);
    await kept(page);
    const terms = () => page.evaluate(async () => Boolean(await globalThis.caches.match("/api/glossary?lang=de", { ignoreVary: true })));
    await counted(terms, Boolean);
    await server.kill();
    await page.goto(`${server.url}/glossary#seki`);
    await page.locator("#seki dt", { hasText: "Seki" }).waitFor();
    await page.locator("#found", { hasText: "Begriffe" }).waitFor();
    await page.goto(`${server.url}/rules`);
    await page.locator("#rules h2", { hasText: "Japanisch" }).waitFor();
    await page.locator("#choice-rules").selectOption("chinese");
    await page.locator("#rules h2", { hasText: "Chinesisch" }).waitFor();
    await page.goto(`${server.url}/rules/chinese`);
    await page.locator("#rules h2", { hasText: "Chinesisch" }).waitFor();
    // Others come when the server answers, and the page says so.
    await page.locator("#choice-rules").selectOption("stone-scoring");
    await page.locator("#rules [role=alert]", { hasText: "Der Server antwortet nicht." }).waitFor();
    await page.goto(`${server.url}/sheet/aga`);
    await page.locator("#parts section").first().waitFor();
    await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
    assert.deepEqual(page.complaints, []);
  } finally {
    await server.stop();
  }
});

test("a new build of the server replaces all that the old one left", async () => {
  const server = await Server.start();
  const hash = /\/assets\/([0-9a-f]{16})\//.exec(await (await fetch(server.url)).text())[1];
  // The same server behind another one, which calls its build otherwise.
  let build = hash;
  const front = createServer(async (request, response) => {
    const answer = await fetch(server.url + request.url.replace(build, hash), { headers: { accept: request.headers.accept ?? "*/*" } });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type, "cache-control": answer.headers.get("cache-control") ?? "" });
    response.end(/html|javascript/.test(type) ? body.toString().replaceAll(hash, build) : body);
  });
  await new Promise((resolve) => front.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${front.address().port}/`;
  const page = await person(browser);
  const caches = () => page.evaluate(async () => globalThis.caches.keys());
  try {
    await page.goto(url);
    await kept(page);
    assert.deepEqual(await caches(), [`tengen-${hash}`]);
    // A problem outlives the build.
    await page.goto(`${url}learn#problems`);
    await page.locator('[data-level="capture-1"]').click();
    await page.locator("#grid").waitFor();
    const problem = new URL(page.url()).hash;
    const problems = () => page.evaluate(async () => (await (await globalThis.caches.open("tengen-problems-1")).keys()).length);
    await counted(problems, (count) => count > 1);
    await page.goto(url);
    build = "0123456789abcdef";
    await page.reload();
    await page.locator(`script[src*="${build}"]`).first().waitFor({ state: "attached" });
    while ((await caches()).sort().join() !== [`tengen-${build}`, "tengen-problems-1"].sort().join()) await page.waitForTimeout(50);
    // Those opened first make room for others.
    const first = await page.evaluate(async () => {
      const cache = await globalThis.caches.open("tengen-problems-1");
      for (let i = 0; i < 320; i++) await cache.put(`/learn/problems/old-${i}`, new Response("{}"));
      return (await cache.keys()).length;
    });
    assert.ok(first > 320);
    await page.goto(`${url}learn${problem}`);
    await page.locator("#grid").waitFor();
    await counted(problems, (count) => count === 300);
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
    await page.goto(url);
    await page.locator("#offline").waitFor();
    await page.locator(`script[src*="${build}"]`).first().waitFor({ state: "attached" });
    await page.goto(`${url}learn${problem}`);
    await page.locator("#grid").waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    front.close();
    await server.stop();
  }
});
