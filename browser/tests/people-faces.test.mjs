/** What people elsewhere see of each other, for everyone: phone, dark, four languages, axe. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { cell, open, person } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const FACES = [
  { locale: "en-GB" }, { locale: "en-GB", colorScheme: "dark" },
  { locale: "de-DE", ...PHONE }, { locale: "fr-FR", ...PHONE, colorScheme: "dark" }, { locale: "sv-SE", ...PHONE },
];

for (const face of FACES) {
  const name = [face.locale, face.colorScheme, face.isMobile && "phone"].filter(Boolean).join(", ");
  test(`seat, phrases, another game, a stone that waits and the list have no serious fault (${name})`, async () => {
    // A name as long as a name may be, in one word.
    const { links } = await on.server.newGame({ opponent: { kind: "link" }, names: { me: "Anna".repeat(15) } });
    const key = (colour) => links[colour].split("/").at(-1);
    const bo = await person(on.browser, { ...OPEN_TO_AXE, ...face });
    const check = async (what) => assert.deepEqual(await faults(bo), [], what);
    await open(bo, on.server.url + links.white);
    await bo.locator("#seat").waitFor();
    await on.server.ask(`/api/g/${key("black")}/act`, { do: "say", phrase: "good-luck" });
    await bo.locator("#said li").waitFor();
    await bo.locator("#talk").click();
    await check("the seat and the phrases");

    await on.server.play({ black: key("black") }, "C3");
    await bo.route("**/act", (route) => route.abort());
    await bo.locator("#move-input:enabled").fill("C2");
    await bo.locator("#move-send").click();
    await bo.locator("#waiting-cancel").waitFor();
    await check("a stone that waits");
    await bo.unroute("**/act");
    await bo.locator("#waiting-cancel").click();

    await on.server.ask(`/api/g/${key("black")}/act`, { do: "resign" });
    await on.server.ask(`/api/g/${key("black")}/act`, { do: "rematch", on: true });
    await bo.locator("#rematch-decline").waitFor();
    await check("another game");
    await bo.locator("#settings").click();
    await check("the settings");

    await bo.goto(on.server.url);
    await bo.locator("#game-list .more").click();
    await bo.locator("#list-title").fill("x".repeat(60));
    await bo.locator("#list-save").click();
    await bo.locator("#game-list .title").waitFor();
    await bo.locator("#game-list .more").click();
    await check("the list");
    await bo.locator("#list-delete").click();
    await check("the question");
    await bo.locator("#delete-question-cancel").click();
    await bo.locator("#list-away").click();
    await bo.locator("#show-away").click();
    await bo.locator("#game-list li.away").waitFor();
    await check("a game put away");
  });
}

test("the question about open points has no serious fault", async () => {
  const { key } = await on.server.newGame();
  await on.server.play({ both: key }, "C3 D3 C2 D2 C4 D4 C1 D1");
  for (const face of [{}, { colorScheme: "dark" }, PHONE]) {
    const page = await person(on.browser, { ...OPEN_TO_AXE, ...face });
    await open(page, `${on.server.url}/g/${key}`);
    await cell(page, "C3").waitFor();
    await page.locator("#pass").click();
    await page.locator("dialog.aside").waitFor();
    assert.deepEqual(await faults(page), []);
  }
});
