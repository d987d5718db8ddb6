/** Faults that axe finds on a page, and how far the page scrolls sideways. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The options of a person whose page takes axe's script. */
export const OPEN_TO_AXE = { bypassCSP: true, serviceWorkers: "block" };

/** The serious faults of the page as it is now, in words. */
export async function faults(page) {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  if (!await page.evaluate(() => "axe" in globalThis)) await page.addScriptTag({ content: axe });
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  const said = found.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(" ")})`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...said, `it is ${overflow} px too wide`] : said;
}
