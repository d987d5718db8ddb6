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

/** How many answers about rules and terms are kept. */
const looked = (page) => page.evaluate(async () => {
  const addresses = ["/api/rules", "/api/rules/japanese?lang=de", "/api/rules/chinese?lang=de", "/api/glossary?lang=de", "/api/sheet/aga?lang=de"];
  const found = await Promise.all(addresses.map((one) => globalThis.caches.match(one, { ignoreVary: true })));
  const sheet = await found.at(-1)?.json();
  const figures = await Promise.all((sheet ?? []).filter(({ figure }) => figure).map(({ figure }) => globalThis.caches.match(figure.address, { ignoreVary: true })));
  return sheet && figures.length > 0 && [...found, ...figures].every(Boolean);
});

test("rules, terms and the sheet are read without the server, in the language of the page", async () => {
  const server = await Server.start();
  const page = await person(browser, { locale: "de-DE" });
  try {
    await page.goto(server.url);
    await kept(page);
    // The terms are kept first here, since the person looks something up.
    await page.goto(`${server.url}/glossary`);
    await page.locator("#atari").waitFor();
    await page.goto(server.url);
    await kept(page);
    await counted(() => looked(page), Boolean);
    // Two rulesets side by side are too many to keep.
    await page.goto(`${server.url}/rules/compare/japanese/chinese`);
    await page.locator(".differs").first().waitFor();
    assert.equal(await page.evaluate(async () => Boolean(await globalThis.caches.match("/api/rules/japanese/chinese?lang=de", { ignoreVary: true }))), false);
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

test("the course lets the rules be kept too, and a page without them promises nothing", async () => {
  const server = await Server.start();
  const page = await person(browser, { locale: "de-DE" });
  const bare = await person(browser, { locale: "de-DE" });
  try {
    await bare.goto(server.url);
    await kept(bare);
    await page.goto(`${server.url}/learn`);
    await kept(page);
    await counted(() => looked(page), Boolean);
    await bare.evaluate(async () => {
      for (const name of await globalThis.caches.keys()) {
        const cache = await globalThis.caches.open(name);
        for (const one of await cache.keys()) if (one.url.includes("/api/")) await cache.delete(one);
      }
    });
    await server.kill();
    await bare.goto(`${server.url}/rules`);
    await bare.locator("#rules [role=alert]").waitFor();
    assert.equal(await bare.locator("#rules [role=alert]").innerText(), "Der Server antwortet nicht.");
    // Nothing there tries again, and no sentence says so.
    await bare.goto(`${server.url}/glossary`);
    await bare.locator("#found", { hasText: /^Der Server antwortet nicht\.$/ }).waitFor();
    await bare.goto(`${server.url}/sheet/aga`);
    await bare.locator("#problem-text", { hasText: /^Der Server antwortet nicht\.$/ }).waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    await server.stop();
  }
});

test("a player who came by a link alone has the pages without the server", async () => {
  const server = await Server.start();
  const page = await person(browser, { locale: "de-DE" });
  try {
    const { links } = await server.newGame({ opponent: { kind: "link" } });
    await page.goto(server.url + links.white);
    await page.locator("#game #grid").waitFor();
    await kept(page);
    await counted(() => looked(page), Boolean);
    await server.kill();
    await page.goto(server.url);
    await page.locator("#offline", { hasText: "Kurs, Regeln und Begriffe gehen trotzdem" }).waitFor();
    await page.locator("#learn-link").click();
    await page.locator('a[href="#capture-first"]').click();
    await page.locator("#grid").waitFor();
    await page.goto(`${server.url}/glossary`);
    await page.locator("#seki dt").waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    await server.stop();
  }
});

test("the start page promises what the browser has kept, and no more", async () => {
  const server = await Server.start();
  const bare = await person(browser, { serviceWorkers: "block" });
  const page = await person(browser);
  const said = (one) => one.locator("#offline").innerText();
  try {
    // The server falls silent as soon as the page is there.
    for (const one of [bare, page]) await one.route("**/api/meta", (route) => route.abort());
    await bare.goto(server.url);
    await bare.locator("#offline").waitFor();
    assert.equal(await said(bare), "The server does not answer. Games need the server; they go on when it answers again.");

    const held = [];
    let holds = true;
    await page.context().route("**/api/sheet/aga*", (route) => holds ? void held.push(route) : route.continue());
    await page.goto(server.url);
    await page.locator("#offline", { hasText: "The course works all the same, and so do problems" }).waitFor();
    assert.doesNotMatch(await said(page), /rules/);
    await counted(() => held.length, (count) => count > 0);
    holds = false;
    for (const route of held) await route.continue();
    await page.locator("#offline", { hasText: "The course, the rules and the terms work all the same" }).waitFor();
    for (const one of [bare, page]) assert.deepEqual(one.complaints, []);
  } finally {
    await server.stop();
  }
});

/** What comes of it when the page lets the worker keep all parts; null if it cannot. */
const keeps = (page) => page.evaluate(async () => {
  const base = document.querySelector('script[src*="/assets/"]').src.match(/.*\/assets\/[^/]+\//)[0];
  const { keepForLater } = await import(`${base}js/offline.js`);
  return Promise.race([keepForLater(), new Promise((resolve) => setTimeout(() => resolve("nothing"), 60_000))]);
});

test("a worker that cannot keep all parts holds nothing up", async () => {
  const server = await Server.start();
  const page = await person(browser);
  try {
    await page.context().route("**/manifest.json", (route) => route.abort());
    await page.goto(`${server.url}/sheet/aga`);
    assert.equal(await keeps(page), null);
  } finally {
    await server.stop();
  }
});

/** A server behind another one, which calls its build otherwise. */
async function called() {
  const server = await Server.start();
  const hash = /\/assets\/([0-9a-f]{16})\//.exec(await (await fetch(server.url)).text())[1];
  const front = { hash, build: hash, workers: "", url: "", close: async () => {} };
  const pass = async (request, response) => {
    // The worker may come from a server of another build than all else.
    const build = (request.url === "/worker.js" && front.workers) || front.build;
    const address = server.url + request.url.replace(/^\/assets\/[0-9a-f]{16}/, `/assets/${hash}`);
    const answer = await fetch(address, { headers: { accept: request.headers.accept ?? "*/*" } });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = Object.fromEntries(["cache-control", "tengen-build"].map((name) => [name, (answer.headers.get(name) ?? "").replace(hash, build)]));
    response.writeHead(answer.status, { "content-type": type, ...kept });
    response.end(/html|javascript/.test(type) ? body.toString().replaceAll(hash, build) : body);
  };
  // The server behind may end while it is asked.
  const between = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise((resolve) => between.listen(0, "127.0.0.1", resolve));
  front.url = `http://127.0.0.1:${between.address().port}/`;
  front.close = async () => {
    between.closeAllConnections();
    await new Promise((resolve) => between.close(resolve));
    await server.stop();
  };
  return front;
}

test("a new build of the server replaces all that the old one left", async () => {
  const front = await called();
  const { url, hash } = front;
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
    const build = "0123456789abcdef";
    front.build = build;
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
    await front.close();
    await page.goto(url);
    await page.locator("#offline").waitFor();
    await page.locator(`script[src*="${build}"]`).first().waitFor({ state: "attached" });
    await page.goto(`${url}learn${problem}`);
    await page.locator("#grid").waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    await front.close();
  }
});

test("pages of the next build are not kept beside the assets of this one", async () => {
  const front = await called();
  const page = await person(browser);
  try {
    await page.goto(front.url);
    await kept(page);
    await page.goto(front.url);
    // The next server answers, and its worker has not come yet.
    Object.assign(front, { build: "0123456789abcdef", workers: front.hash });
    for (const address of ["", "learn"]) {
      await page.goto(front.url + address);
      await page.locator('script[src*="0123456789abcdef"]').first().waitFor({ state: "attached" });
    }
    await page.waitForTimeout(500);
    await front.close();
    await page.goto(front.url);
    await page.locator("#offline").waitFor();
    await page.locator(`script[src*="${front.hash}"]`).first().waitFor({ state: "attached" });
    await page.locator("#learn-link").click();
    await page.locator('a[href="#capture-first"]').click();
    await page.locator("#grid").waitFor();
    assert.deepEqual(page.complaints, []);
  } finally {
    await front.close();
  }
});

test("a worker that finds pages of another build keeps none, and the next visit tries again", async () => {
  const front = await called();
  const page = await person(browser);
  try {
    front.workers = "0123456789abcdef";
    await page.goto(front.url);
    assert.equal(await keeps(page), null);
    assert.deepEqual(await page.evaluate(() => globalThis.caches.keys()), []);
    front.workers = "";
    await page.reload();
    await kept(page);
    assert.deepEqual(page.complaints, []);
  } finally {
    await front.close();
  }
});
