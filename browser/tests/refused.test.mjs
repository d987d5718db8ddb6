/** A server that refuses for now, in the eyes of those who have its pages open: it says why. */

import assert from "node:assert/strict";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { cell, counts, launch, open, person, sees } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { begin, visit } from "../lib/study.mjs";

const on = {};
before(async () => {
  on.folder = await mkdtemp(join(tmpdir(), "tengen-refused-"));
  const limits = join(on.folder, "limits.toml");
  await writeFile(limits, "watchers = 1\nstudy-pages = 1\n");
  on.browser = await launch();
  on.server = await Server.start(["--net", "none", "--limits", limits]);
});
after(async () => {
  await on.browser?.close();
  await on.server?.stop();
  await rm(on.folder, { recursive: true, force: true });
});

/** The line about the connection. */
const line = (page, text) => page.locator("#connection", { hasText: text });

test("a page that comes when too many follow a game or a study says so, and has its turn later", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const address = new URL(links.watch, on.server.url).href;
  const [first, second] = [await person(on.browser), await person(on.browser)];
  await open(first, address);
  await open(second, address);
  await line(second, "Too many pages follow this game. Trying again").waitFor();
  await counts(line(first, "Too many"), 0);
  await first.close();
  await second.locator("#connection").waitFor({ state: "hidden" });

  const { own, read } = await begin(on.server, "(;SZ[9])");
  const one = await visit(on, own);
  const other = await visit(on, read);
  await line(other, "Too many pages follow this study. Trying again").waitFor();
  await one.close();
  await other.locator("#connection").waitFor({ state: "hidden" });
});

test("a player whose move the server cannot keep is told whom to tell, until it is kept", async () => {
  const { key } = await on.server.newGame();
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  const file = join(on.server.data, "tengen.db");
  await rename(file, `${file}.away`);
  await cell(page, "E5").click();
  const said = line(page, "The server cannot keep anything. Please tell its keeper.");
  await said.waitFor();
  // The page is connected meanwhile, and says it nevertheless.
  await page.waitForTimeout(4000);
  assert.equal(await said.isVisible(), true);
  await rename(`${file}.away`, file);
  await sees(page, "black", "E5");
  await page.locator("#connection").waitFor({ state: "hidden" });
});
