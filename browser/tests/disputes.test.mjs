/** The judge's reasons, lines beside the game, and trials. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, open, person, result } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** White's five stones in the corner cannot get two eyes: Black's stone on B9 is in the middle. */
const DEAD = "A7 A8 B7 B8 C7 C8 D7 D8 E7 D9 E8 pass E9 pass B9 pass pass";
/** Black's half and White's, with a white stone in Black's. */
const LOOSE = "E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9 A1 B2 C9 pass pass";

async function settled(moves, more = {}) {
  const made = await on.server.newGame({ width: 9, height: 9, ...more });
  const keys = more.opponent ? { black: made.links.black.split("/").at(-1), white: made.links.white.split("/").at(-1) } : { both: made.key };
  await on.server.play(keys, moves);
  return { ...made, ...keys };
}

test("every chain has its reason, and a line shows it on the board beside the game", async () => {
  const { key } = await settled(DEAD);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  const chain = page.locator('#reasons [data-status="dead"]');
  await chain.filter({ hasText: "White A8 (5 stones)" }).waitFor();
  await page.locator("#reasons-looking").waitFor({ state: "hidden" });
  assert.match(await chain.textContent(), /even if its owner plays first, it is captured/);
  const stones = await page.locator(".stones .stone").count();
  await chain.locator("[data-line]").click();
  await page.locator("#beside").waitFor();
  // White's first pass does not help.
  await page.locator("#line-forward").click();
  await counts(page.locator(".mark.numbered"), 1);
  const before = (await on.server.ask(`/api/g/${key}`)).body;
  await page.locator("#line-last").click();
  await page.locator("#line-forward:disabled").waitFor();
  await page.locator('[data-point="A8"]:not([aria-label*="stone" i])').waitFor({ state: "attached" });
  // A click on the board is no move, and the page says why.
  await cell(page, "J9").click();
  await page.locator("#refusal.shown").waitFor();
  await page.keyboard.press("Home");
  await counts(page.locator(".stones .stone"), stones);
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await counts(page.locator(".mark.numbered"), 1);
  await page.locator("#line-close").click();
  await page.locator("#beside").waitFor({ state: "hidden" });
  await page.locator("#settling").waitFor();
  const after = (await on.server.ask(`/api/g/${key}`)).body;
  assert.deepEqual([after.rev, after.board], [before.rev, before.board], "nothing has happened in the game");
  // The reason of the chain under the pointer shows at once.
  await cell(page, "E8").hover();
  await page.locator("#reason-here", { hasText: /Black A7/ }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test("several chains with one reason are told in the plural, in each language", async () => {
  const { key } = await settled(LOOSE.replace("A1 B2 C9 pass", "J9 pass J1 pass"));
  for (const [locale, dead, they, it] of [
    ["en-GB", "All dead", /\b(They|them)\b/, /\b(It|it) (was|is|cannot)\b/], ["de-DE", "Alle tot", /\b(werden|wurden|sind)\b/, /\b(wird|wurde)\b/],
    ["fr-FR", "Toutes mortes", /\b(Elles|elles|les)\b/, /\b(Elle|elle|la sauve)\b/], ["sv-SE", "Alla döda", /\b(De|de) /, /\b(Den|den)\b/],
  ]) {
    const page = await person(on.browser, { locale });
    await open(page, `${on.server.url}/g/${key}`);
    const told = page.locator('#reasons [data-status="dead"]', { hasText: /J9 J1|J1 J9/ });
    await told.filter({ hasText: dead }).waitFor();
    const because = await told.locator("p").nth(1).textContent();
    assert.match(because, they, locale);
    assert.doesNotMatch(because, it, locale);
    await page.context().close();
  }
});

test("the card of an open chain says how it counts for now and why, and how people mark it", async () => {
  const rows = [..."ABCDEFGHJ"].map((column) => `${column}5 ${column}6`).join(" ");
  const markings = [
    { locale: "en-GB", counts: "It counts as dead for now, as it looks if Black moves first.", open: ", although this is not decided",
      alive: "Marked alive", seki: "Marked as in seki", dead: "Marked dead", says: ["It is marked alive", "It is marked as in seki", "It is marked dead"] },
    { locale: "de-DE", counts: "Diese Kette zählt vorerst als tot, so sieht es aus, wenn Schwarz zuerst zieht.", open: ", obwohl das nicht entschieden ist",
      alive: "Als lebend markiert", seki: "Als in Seki markiert", dead: "Als tot markiert",
      says: ["Diese Kette ist als lebend markiert", "Diese Kette ist als in Seki markiert", "Diese Kette ist als tot markiert"] },
    { locale: "fr-FR", counts: "Elle compte pour l’instant comme morte, à ce qu’il semble si Noir joue le premier.", open: ", bien que ce ne soit pas décidé",
      alive: "Marquée vivante", seki: "Marquée en seki", dead: "Marquée morte",
      says: ["Elle est marquée vivante", "Elle est marquée en seki", "Elle est marquée morte"] },
    { locale: "sv-SE", counts: "Den räknas tills vidare som död, så ser det ut om Svart drar först.", open: ", fast det inte är avgjort",
      alive: "Markerad som levande", seki: "Markerad som i seki", dead: "Markerad som död",
      says: ["Den är markerad som levande", "Den är markerad som i seki", "Den är markerad som död"] },
  ];
  for (const { locale, counts, open: undecided, alive, seki, dead, says } of markings) {
    const { key } = await settled(`${rows} E8 E3 pass pass`);
    const page = await person(on.browser, { locale });
    await open(page, `${on.server.url}/g/${key}`);
    await page.locator("#reasons-looking").waitFor({ state: "hidden" });
    const card = (stone, text) => page.locator(`#reasons [data-chain="${stone}"][data-status="unsettled"]`, text);
    // Tengen proposes it so: nobody has marked it.
    await card("E3", { hasText: counts }).waitFor();
    await card("E3", { hasNotText: undecided }).waitFor();
    // People mark it alive, in seki and dead, and the list and the screen reader say so.
    const isMarked = async (fate, sentence) => {
      await card("E3", { hasText: `${sentence}${undecided}.` }).locator("strong", { hasText: fate }).waitFor();
      await page.locator('#reason-here[aria-live="polite"]', { hasText: fate }).filter({ hasText: `${sentence}${undecided}.` }).waitFor();
    };
    await cell(page, "E3").click();
    await isMarked(alive, says[0]);
    await page.locator("label:has(#marking-seki)").click();
    await cell(page, "E3").click();
    await isMarked(seki, says[1]);
    await page.locator("label:has(#marking-dead)").click();
    await cell(page, "E3").click();
    await isMarked(dead, says[2]);
    if (locale === "sv-SE") {
      // A chain that lives for certain may be marked too.
      const lives = (words) => page.locator("#reasons-living summary", { hasText: words }).waitFor();
      await lives("2 kedjor lever");
      await cell(page, "A5").click();
      await page.locator("#reason-here", { hasText: "ändå markerad som död" }).waitFor();
      // It no longer stands with those that live.
      await page.locator('.reasons-body > .reasons > [data-chain="A5"] strong', { hasText: "Markerad som död" }).waitFor();
      await lives("En kedja lever");
    }
    await page.context().close();
  }
});

test("an open chain counts by whose turn it would be, while the game is settled and after it", async () => {
  // Black's chain at A8 gets two eyes by B9, or White takes it.
  const { key } = await settled("A8 A7 B8 B7 C8 C7 D8 D7 D9 E7 J1 E8 J2 E9 pass pass");
  const locales = [
    ["en-GB", "It counts as alive for now, since it would be Black’s turn if play simply went on."],
    ["de-DE", "Diese Kette zählt vorerst als lebend, weil Schwarz am Zug wäre, wenn das Spiel einfach weiterginge."],
    ["fr-FR", "Elle compte pour l’instant comme vivante, car ce serait à Noir de jouer si la partie continuait simplement."],
    ["sv-SE", "Den räknas tills vidare som levande, eftersom Svart skulle vara vid draget om spelet bara gick vidare."],
  ];
  for (const [locale, says] of locales) {
    const page = await person(on.browser, { locale });
    await open(page, `${on.server.url}/g/${key}`);
    await page.locator('#reasons [data-chain][data-status="unsettled"]', { hasText: says }).waitFor();
    await page.context().close();
  }
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  for (const colour of ["black", "white"]) {
    await page.locator(`#accept-${colour}:enabled`).click();
    if (colour === "black") await page.locator('#accepted-black[data-accepted="true"]').waitFor();
  }
  await page.locator("#judge-here").waitFor();
  await page.context().close();
  for (const [locale, says] of locales) {
    const ended = await person(on.browser, { locale });
    await open(ended, `${on.server.url}/g/${key}`);
    await ended.locator("#judge-here").click();
    await ended.locator("#estimate-left li", { hasText: says }).waitFor();
    assert.deepEqual(ended.complaints, []);
    await ended.context().close();
  }
});

test("the card of a chain says what the players say of it now, and what the judge finds", async () => {
  for (const [locale, dead, alive, seki] of [
    ["en-GB", "Dead", "Marked alive", "Marked as in seki"], ["de-DE", "Tot", "Als lebend markiert", "Als in Seki markiert"],
    ["fr-FR", "Morte", "Marquée vivante", "Marquée en seki"], ["sv-SE", "Död", "Markerad som levande", "Markerad som i seki"],
  ]) {
    const { key } = await settled(DEAD);
    const page = await person(on.browser, { locale });
    await open(page, `${on.server.url}/g/${key}`);
    await page.locator("#reasons-looking").waitFor({ state: "hidden" });
    const says = async (text) => {
      await page.locator('#reasons [data-chain="A8"] strong', { hasText: new RegExp(`^${text}$`) }).waitFor();
      await page.locator("#reason-here", { hasText: text }).waitFor();
    };
    await cell(page, "A8").hover();
    await says(dead);
    await cell(page, "A8").click();
    await says(alive);
    if (locale === "en-GB") {
      // How sure the judge is belongs to its reason, not to the mark of the players.
      const reason = await page.locator('#reasons [data-chain="A8"] > p').nth(1).textContent();
      assert.match(reason, /(Proved|stand|sure)\. It is marked alive all the same\.$/);
    }
    await page.locator("label:has(#marking-seki)").click();
    await cell(page, "A8").click();
    await says(seki);
    await page.locator("label:has(#marking-dead)").click();
    await cell(page, "A8").click();
    await says(dead);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("two people play a claim out, over a restart, and put it back", async () => {
  const { links, black } = await settled(LOOSE, { opponent: { kind: "link" } });
  const [anna, bo, eve] = [await person(on.browser), await person(on.browser), await person(on.browser)];
  await open(anna, on.server.url + links.black);
  await open(bo, on.server.url + links.white);
  await open(eve, on.server.url + links.watch);
  const before = (await on.server.ask(`/api/g/${black}`)).body;
  await bo.locator('#reasons [data-trial="B2"]').click();
  await bo.locator("#trial-confirm").click();
  for (const page of [anna, bo, eve]) await page.locator("#trial").waitFor();
  assert.equal(await eve.locator("#trial button").count(), 0, "who watches only watches");
  // Anna plays when her page knows that it is her turn.
  const plays = async (point) => {
    await anna.locator("#trial-pass:enabled").waitFor();
    await cell(anna, point).click();
    for (const page of [anna, bo, eve]) await page.locator(`[data-point="${point}"][aria-label*="black stone" i]`).waitFor({ state: "attached" });
  };
  await plays("B1");
  await bo.locator("#trial-pass").click();
  await plays("B3");
  await on.server.restart();
  for (const page of [anna, bo, eve]) await page.locator("#connection").waitFor({ state: "hidden" });
  await bo.locator("#trial-pass").click();
  await plays("A2");
  await bo.locator("#trial-concede-dead").click();
  for (const page of [anna, bo, eve]) {
    await page.locator("#verdicts", { hasText: "White B2 is dead" }).waitFor();
    await page.locator("#trial").waitFor({ state: "hidden" });
    await page.locator('[data-point="B1"]:not([aria-label*="stone" i])').waitFor({ state: "attached" });
  }
  const after = (await on.server.ask(`/api/g/${black}`)).body;
  assert.deepEqual([after.board, after.steps, after.captures], [before.board, before.steps, before.captures]);
  // Everybody can see the moves of the trial again.
  await eve.locator("#verdicts button").click();
  await counts(eve.locator(".mark.numbered"), 1);
  await eve.locator("#line-close").click();
  await anna.locator("#accept").click();
  await bo.locator('#accepted-black[data-accepted="true"]').waitFor();
  await bo.locator("#accept").click();
  for (const page of [anna, bo, eve]) assert.equal(await result(page), "B+1.5");
  for (const page of [anna, bo, eve]) assert.deepEqual(page.complaints, []);
});

test("Tengen plays a side that lets it", async () => {
  const { key } = await settled(DEAD);
  const page = await person(on.browser);
  await open(page, `${on.server.url}/g/${key}`);
  await page.locator('#reasons [data-status="dead"] [data-trial]').first().click();
  await page.locator("#trial-confirm").click();
  await page.locator("#trial").waitFor();
  const made = async () => (await on.server.ask(`/api/g/${key}`)).body.phase.trial?.steps.length;
  for (let step = 0; (await made()) !== undefined; step++) {
    assert.ok(step < 12, "it comes to an end");
    await page.locator("#trial-judge:enabled").click();
    while ((await made()) === step) await page.waitForTimeout(50);
    await page.locator("#trial-judge:enabled:visible, #verdicts:visible").first().waitFor();
  }
  await page.locator("#verdicts", { hasText: "is dead" }).waitFor();
  assert.deepEqual(page.complaints, []);
});
