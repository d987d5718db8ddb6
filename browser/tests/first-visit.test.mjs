/** The first minute of a person who has never been here. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin } from "../lib/study.mjs";

const on = stage();

test("one button in sight starts a small game, on a phone too", async () => {
  const page = await person(on.browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  const { y, height } = await page.locator("#quick").boundingBox();
  assert.ok(y > 0 && y + height <= 844, `the button is at ${y}`);
  assert.equal(await page.locator("#set-up").getAttribute("open"), null);
  assert.equal(await page.locator("#hero-board .stone.black").first().isVisible(), true);
  await page.locator("#quick").tap();
  await page.locator("#grid").waitFor();
  const view = await page.evaluate(async () => (await fetch(`/api${location.pathname}`)).json());
  assert.deepEqual([view.width, view.height, view.players.white.kind], [9, 9, "computer"]);
  assert.deepEqual(page.complaints, []);
});

test("every page leads to the others, and says which one it is", async () => {
  const page = await person(on.browser);
  const { key } = await on.server.newGame();
  const [problem] = await (await fetch(`${on.server.url}/learn/problems.json`)).json();
  const study = await begin(on.server, "(;SZ[9])");
  const here = { "/": "/", "/learn": "/learn", "/learn#problems": "/learn#problems", [`/learn#${problem.id}`]: "/learn#problems", "/rules": "/rules", "/rules/nonsense": null,
    "/rules/aga-area": "/rules", "/glossary": "/glossary", [`/g/${key}`]: null, "/sheet/aga": null,
    "/study": "/study", [`/s/${study.own}`]: "/study" };
  for (const [path, current] of Object.entries(here)) {
    await page.goto(on.server.url + path);
    await page.locator("html.ready").waitFor({ state: "attached" });
    const links = page.locator("nav.pages a");
    await page.locator("html.ready").waitFor();
    const said = await links.evaluateAll((all) => all.map((link) =>
      [link.getAttribute("href"), link.getAttribute("aria-current"), link.textContent.length > 0]));
    const paths = ["/", "/learn", "/learn#problems", "/study", "/rules", "/glossary"];
    assert.deepEqual(said, paths.map((p) => [p, p === current ? "page" : null, true]), path);
  }
});

test("on a phone the link to the page is in sight", async () => {
  for (const locale of ["en", "de", "fr", "sv"]) {
    const page = await person(on.browser, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale });
    await page.goto(`${on.server.url}/glossary`);
    const current = page.locator("nav.pages [aria-current]");
    await current.waitFor();
    const [link, nav] = await Promise.all([current.boundingBox(), page.locator("nav.pages").boundingBox()]);
    // The last pixels of the row fade.
    assert.ok(link.x >= nav.x && link.x + link.width <= nav.x + nav.width - 15, `${locale}: ${link.x} ${link.width} in ${nav.x} ${nav.width}`);
    await page.context().close();
  }
});

test("the form to set up a game has an address, which a reload keeps", async () => {
  const page = await person(on.browser);
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  await page.locator("#link-link").click();
  await page.locator("#start").waitFor();
  assert.equal(await page.locator("#opponent-link").isChecked(), true);
  assert.match(page.url(), /#set-up$/);
  await page.reload();
  await page.locator("#start").waitFor();
  const other = await person(on.browser);
  await other.goto(`${on.server.url}/#set-up`);
  await other.locator("#start").waitFor();
  for (const one of [page, other]) assert.deepEqual(one.complaints, []);
});

test("the words of the form are explained where they stand", async () => {
  const page = await person(on.browser);
  await page.goto(on.server.url);
  await page.locator("#quick:enabled").waitFor();
  await page.locator("#set-up > summary").click();
  for (const term of ["kyu", "komi", "nigiri", "handicap"]) {
    const help = page.locator(".explained", { has: page.locator(`a[href="/glossary#${term}"]`) });
    await help.locator("summary").click();
    assert.equal(await help.locator("p").isVisible(), true, term);
  }
  // Another time the form is open at once, as it was left.
  await page.locator("#start").click();
  await page.locator("#grid").waitFor();
  await page.goto(on.server.url);
  await page.locator("#start").waitFor();
});
