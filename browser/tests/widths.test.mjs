/** The column beside the board is whole, however wide the window is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** The names of what ends behind the right edge of the column. */
const cut = (page) => page.evaluate(() => {
  const side = document.querySelector(".side");
  const right = side.getBoundingClientRect().left + side.clientWidth;
  const ends = [...side.querySelectorAll("button, a, input, p, h2")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > right + 0.5;
  });
  return ends.map(({ tagName, id, className }) => `${tagName}#${id}.${className}`);
});

test("nothing is cut at the right, in any language and width", async () => {
  const { body } = await on.server.ask("/api/games", {
    width: 9, height: 9, rules: "japanese", komi: null, handicap: { kind: "none" }, colour: "black",
    opponent: { kind: "same-screen" }, clock: { kind: "none" },
  });
  for (const locale of ["en", "de", "fr", "sv"]) {
    const page = await person(on.browser, { locale });
    await page.goto(`${on.server.url}/g/${body.key}`);
    await page.locator("#replay-slider").waitFor();
    for (const width of [900, 1000, 1024, 1100, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      assert.deepEqual(await cut(page), [], `${locale} ${width}`);
    }
  }
});

test("the name of a player begins beside the stone, and the prisoners below it", async () => {
  const { key } = await on.server.newGame({ opponent: { kind: "same-screen" } });
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/g/${key}`);
  await page.locator("#replay-slider").waitFor();
  for (const [width, height] of [[1280, 800], [390, 780]]) {
    await page.setViewportSize({ width, height });
    const boxes = await page.locator(".player").evaluateAll((players) => players.map((player) =>
      [".pip", ".name", ".facts"].map((part) => player.querySelector(part).getBoundingClientRect().toJSON())));
    assert.equal(boxes.length, 2);
    for (const [stone, name, facts] of boxes) {
      assert.ok(name.left - stone.right >= 0 && name.left - stone.right < 20, `${width}: ${name.left} ${stone.right}`);
      // On a phone they begin below the stone.
      assert.ok(facts.top >= name.bottom && facts.left <= name.left, `${width}: ${facts.top} ${name.bottom}`);
    }
  }
});
