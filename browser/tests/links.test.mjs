/** The links of a game: what others can open, and what they cannot. */

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { after, test } from "node:test";
import { open, person } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();
const others = [];
after(() => Promise.all(others.map((server) => server.stop())));

test("a server for this computer alone says that nobody else can open its links", async () => {
  const { key } = await on.server.newGame({ opponent: { kind: "link" } });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator("#links-own", { hasText: "--bind" }).waitFor();
  assert.equal(await page.locator("#link-qr").count(), 0);
  assert.deepEqual(page.complaints, []);
});

test("a server in a network hands out its address there, and the link as a QR code", async () => {
  const server = await Server.start(["--bind", "0.0.0.0"]);
  others.push(server);
  const outer = Object.values(networkInterfaces()).flat().filter(({ internal, family }) => !internal && family === "IPv4");
  const { body: reach } = await server.ask("/api/reach");
  assert.equal(reach.alone, false);
  assert.deepEqual(reach.addresses.filter((a) => !a.includes("[")).sort(),
    outer.map(({ address }) => `http://${address}:${server.port}`).sort());
  const { key } = await server.newGame({ opponent: { kind: "link" } });
  const page = await person(on.browser);
  await open(page, `${server.url}/g/${key}`);
  const shown = page.locator(outer.length > 0 ? "#link-qr" : "#links-own");
  await shown.waitFor();
  if (outer.length > 0) {
    const link = await page.locator("#link-white").inputValue();
    assert.ok(reach.addresses.some((address) => link.startsWith(`${address}/g/`)), link);
    const picture = page.locator("#link-qr img");
    await page.waitForFunction(() => document.querySelector("#link-qr img").naturalWidth > 0);
    assert.ok((await picture.getAttribute("src")).includes(encodeURIComponent(link)));
    const response = await page.request.get(link);
    assert.equal(response.status(), 200, "the address is open");
  }
  assert.deepEqual(page.complaints, []);
});

test("a server behind another address hands out that one, though it listens to this computer alone", async () => {
  const server = await Server.start(["--public-url", "https://go.example"]);
  others.push(server);
  const { key } = await server.newGame({ opponent: { kind: "link" } });
  const page = await person(on.browser);
  await open(page, `${server.url}/g/${key}`);
  await page.locator("#link-qr").waitFor();
  assert.match(await page.locator("#link-white").inputValue(), /^https:\/\/go\.example\/g\//);
  assert.equal(await page.locator("#links-own").count(), 0);
});

test("an address that leads nowhere has a page that leads on", async () => {
  const page = await person(on.browser);
  const response = await page.goto(`${on.server.url}/nowhere`);
  assert.equal(response.status(), 404);
  await page.locator("h1", { hasText: "Nothing is here" }).waitFor();
  assert.equal((await on.server.ask("/api/nowhere")).status, 404);
});

test("a page asks for one script, one style sheet and one file of messages, and can be installed", async () => {
  const page = await person(on.browser);
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  const [asked, manifest] = await page.evaluate(async () => {
    const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const found = await fetch(document.querySelector("link[rel=manifest]").href);
    return [used, await found.json()];
  });
  for (const [end, count] of [["whole-home-main.js", 1], [".css", 1], [".ftl", 1], ["/api/meta", 1], [".js", 2]]) {
    assert.equal(asked.filter((path) => path.endsWith(end)).length, count, `${end} of ${asked.join(" ")}`);
  }
  assert.equal(manifest.start_url, "/");
});

test("the key leaves the address after the first visit, and another device needs a link", async () => {
  const { key, links } = await on.server.newGame({ opponent: { kind: "link" } });
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}#move=0`);
  await page.waitForURL(/\/g\/\d+-black#move=0$/);
  const own = page.url();
  await page.reload();
  await page.locator("#grid").waitFor();
  assert.equal(page.url(), own);
  await page.goto(on.server.url);
  const listed = page.locator("#game-list a").first();
  assert.equal(await listed.getAttribute("href"), new URL(own).pathname);
  await listed.click();
  await page.locator("#grid").waitFor();

  // A browser that has lost its cookie finds the game again by itself.
  await page.context().clearCookies();
  await open(page, own);
  await page.waitForURL(/\/g\/\d+-black/);

  const stranger = await person(on.browser);
  const answer = await stranger.goto(own);
  assert.equal(answer.status(), 404);
  await stranger.locator("#problem-text", { hasText: "only in the browser that opened the link before" }).waitFor();

  // The opponent has come, so nobody is invited any more, and the own link is shown.
  const opponent = await person(on.browser);
  await open(opponent, on.server.url + links.white);
  await opponent.waitForURL(/\/g\/\d+-white$/);
  await page.locator("#links summary").click();
  const link = await page.locator("#link-own").inputValue();
  await open(stranger, link);
  await stranger.waitForURL(/\/g\/\d+-black$/);

  const watcher = await person(on.browser);
  const visited = watcher.waitForResponse((response) => response.url().endsWith("/visit"));
  await open(watcher, on.server.url + links.watch);
  assert.deepEqual(await (await visited).json(), { address: null });
  assert.equal(new URL(watcher.url()).pathname, links.watch);
  assert.deepEqual([...page.complaints, ...opponent.complaints, ...watcher.complaints], []);
});

test("a study has an address of one's own, and the link to read stays", async () => {
  const page = await person(on.browser);
  const { body } = await on.server.ask("/api/studies", { from: { kind: "board", width: 9, height: 9, rules: "japanese" } });
  await open(page, `${on.server.url}${body.links.own}`);
  await page.waitForURL(/\/s\/\d+-own/);
  await page.reload();
  await page.locator("#room[data-ready]").waitFor();
  await page.goto(`${on.server.url}/study`);
  await page.locator("#study-list a").first().click();
  await page.waitForURL(/\/s\/\d+-own/);
  await page.locator("#room[data-ready]").waitFor();
  const reader = await person(on.browser);
  await open(reader, `${on.server.url}${body.links.read}`);
  await reader.locator("#room[data-ready]").waitFor();
  assert.equal(new URL(reader.url()).pathname, body.links.read);
  assert.deepEqual([...page.complaints, ...reader.complaints], []);
});
