/** Several people in a study: who may do what, who leads, and what each is told. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, counts, person, sees, seesEmpty } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";
import { begin, choose, press, reaches, saved, sgf, stands, visit } from "../lib/study.mjs";

const on = stage();
const FORKS = "(;SZ[9];B[ee];W[ec](;B[gc];W[cg])(;B[cc];W[gg]))";

const people = async (page) => page.locator("#tab-people").click();
const row = (page, name) => page.locator(`[data-person="${name}"]`);

test("what one writes, all see, each at their own place", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(anna, "End");
  await press(ben, "ArrowRight");
  await cell(anna, "A1").click();
  await press(ben, "ArrowRight");
  await stands(ben, "2 · White E7");
  await reaches(ben, "End", "5 · Black A1");
  await sees(ben, "black", "A1");
  // Both play the same move at once: it is one.
  await Promise.all([cell(anna, "B1").click(), cell(ben, "B1").click()]);
  for (const page of [anna, ben]) await stands(page, "6 · White B1");
  await cell(ben, "C1").click();
  await saved(on.server, keys.own, (text) => text.includes("W[cg];B[ai];W[bi];B[ci])"));
  await stands(ben, "7 · Black C1");
  // A branch that another deletes leaves the person above it.
  await stands(anna, "6 · White B1");
  await press(anna, "Home ArrowRight ArrowRight ArrowRight");
  await stands(anna, "3 · Black G7");
  await choose(anna, "delete");
  await stands(ben, "2 · White E7");
  await seesEmpty(ben, "A1");
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("undo takes back what this person did, not what others did since", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await press(anna, "End");
  await cell(anna, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("B[ai]"));
  await press(ben, "End");
  await cell(ben, "A1").and(ben.locator('[aria-label*="stone"], [aria-label*="goes on"]')).waitFor();
  await press(ben, "End");
  await stands(ben, "5 · Black A1");
  await cell(ben, "B1").click();
  await saved(on.server, keys.own, (text) => text.includes("W[bi]"));
  await press(anna, "Control+z");
  const refusal = anna.locator("#notice.shown", { hasText: "others have gone on from there" });
  await refusal.filter({ hasText: "You can try again" }).waitFor();
  assert.match(await sgf(on.server, keys.own), /B\[ai\];W\[bi\]/);
  // It is not spent: once nobody has gone on there, it is taken back.
  await press(ben, "Control+z");
  await saved(on.server, keys.own, (text) => !text.includes("W[bi]"));
  await press(anna, "Control+z");
  await saved(on.server, keys.own, (text) => !text.includes("B[ai]"));
  await press(anna, "Control+y");
  await saved(on.server, keys.own, (text) => text.includes("B[ai]"));
});

test("a change that twice cannot be taken back is passed over with words, and the one before it comes next", async () => {
  const keys = await begin(on.server, "(;SZ[9];B[ee])");
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await anna.locator("#own-remark").fill("A note");
  await anna.locator("#own-remark").blur();
  await press(anna, "End");
  await cell(anna, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("W[ai]"));
  await reaches(ben, "End", "2 · White A1");
  await cell(ben, "B1").click();
  await saved(on.server, keys.own, (text) => text.includes("B[bi]"));
  const refusal = (words) => anna.locator("#notice.shown", { hasText: words }).waitFor();
  await press(anna, "Control+z");
  await refusal("You can try again");
  await press(anna, "Control+z");
  await refusal("This change is passed over");
  await press(anna, "Control+z");
  await saved(on.server, keys.own, (text) => !text.includes("A note"));
  assert.match(await sgf(on.server, keys.own), /W\[ai\];B\[bi\]/);
});

/** A second page of the same person: of the same browser. */
async function secondPage(page, url) {
  const second = await page.context().newPage();
  await second.goto(url);
  await second.locator("#room[data-ready]").waitFor();
  return second;
}

test("of two pages of a leader one leads, the one in which they went somewhere last, and the other follows", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  const other = await secondPage(anna, `${on.server.url}/s/${keys.own}`);
  await people(anna);
  await anna.locator("#lead-take").click();
  await anna.locator("#lead-take", { hasText: "Give up" }).waitFor();
  const led = (page, words) => page.locator("#room-led", { hasText: words }).waitFor();
  await led(other, "You lead in another page, and this one follows.");
  await led(cleo, "You follow");
  await press(anna, "End");
  for (const page of [other, cleo]) await stands(page, "4 · White C3");
  assert.equal(await anna.locator("#room-led").isVisible(), false);
  // The other page leads once its person goes somewhere in it.
  await press(other, "ArrowLeft");
  for (const page of [anna, cleo]) await stands(page, "3 · Black G7");
  await led(anna, "You lead in another page");
  await press(other, "Home");
  for (const page of [anna, cleo]) await stands(page, "0 · Beginning");
  // The page that is left leads on.
  await other.close();
  await anna.locator("#room-led").waitFor({ state: "hidden" });
  await press(anna, "ArrowRight");
  await stands(cleo, "1 · Black E5");
  // A page that is loaded again goes on where it leads.
  await anna.reload();
  await anna.locator("#room[data-ready]").waitFor();
  await anna.locator("#room-led").waitFor({ state: "hidden" });
  await press(anna, "ArrowRight");
  await stands(cleo, "2 · White E7");
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("what one's own second page has changed is not told as somebody else's", async () => {
  const keys = await begin(on.server, FORKS);
  const anna = await visit(on, keys.own);
  const other = await secondPage(anna, `${on.server.url}/s/${keys.own}`);
  await anna.locator("#own-remark").pressSequentially("One thing");
  await other.locator("#own-remark").fill("Another thing");
  await other.locator("#own-remark").blur();
  await saved(on.server, keys.own, (text) => text.includes("Another thing"));
  await anna.locator("#own-remark").blur();
  await anna.locator("#own-remark-kept", { hasText: "You have changed it meanwhile in another page." }).waitFor();
  await anna.locator("#room-conflicts", { hasText: "In another page you have also changed your note" }).waitFor();
  assert.deepEqual(anna.complaints, []);
});

test("names, remarks by name, a leader who is followed, and the lead handed over", async () => {
  const keys = await begin(on.server, FORKS, "Evening class");
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  await anna.locator("#room-title", { hasText: "Evening class" }).waitFor();
  for (const page of [anna, ben, cleo]) await people(page);
  await ben.locator("#person-name").fill("Ben");
  await ben.locator("#person-call").click();
  await row(anna, "p2").filter({ hasText: "Ben" }).waitFor();
  await anna.locator("#lead-take").click();
  await cleo.locator("#room-led", { hasText: "You follow" }).waitFor();
  await press(anna, "End");
  for (const page of [ben, cleo]) await stands(page, "4 · White C3");
  // A person who goes elsewhere stays there, and sees how far away they are.
  await press(cleo, "ArrowLeft ArrowLeft");
  await cleo.locator("#room-led", { hasText: "You are 2 moves away" }).waitFor();
  await press(anna, "ArrowLeft");
  await stands(ben, "3 · Black G7");
  await cleo.locator("#room-led", { hasText: "You are 1 move away" }).waitFor();
  await stands(cleo, "2 · White E7");
  await cleo.locator("#room-catch-up").click();
  await stands(cleo, "3 · Black G7");
  // Ben asks for the lead, and gets it.
  await ben.locator("#lead-ask").click();
  await row(anna, "p2").filter({ hasText: "asks" }).waitFor();
  await anna.locator("#announcer p", { hasText: "Ben" }).filter({ hasText: "asks for the lead" }).waitFor({ state: "attached" });
  await anna.locator('[data-allow="p2"]').click();
  await anna.locator("#room-led", { hasText: "You follow" }).waitFor();
  await press(ben, "Home");
  await stands(anna, "0 · Beginning");
  // What Ben says has his name, at the node where he said it.
  await ben.locator("#tab-notes").click();
  await ben.locator("#own-remark").fill("Look here");
  await ben.locator("#own-remark").blur();
  await anna.locator("#tab-notes").click();
  await anna.locator("#node-remarks li", { hasText: "Look here" }).locator("bdi", { hasText: "Ben" }).waitFor();
  for (const page of [anna, ben, cleo]) assert.deepEqual(page.complaints, []);
});

test("a lead that is taken or ends is told, and nobody is said to lead who does not", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  for (const page of [anna, ben]) await people(page);
  const told = (page, hasText) => page.locator("#notice.shown", { hasText }).waitFor();
  await ben.locator("#lead-take").click();
  await told(ben, "You lead now");
  await anna.locator("#room-led", { hasText: "You follow" }).waitFor();
  await anna.locator("#lead-take").click();
  await told(ben, "leads now, in your place.");
  assert.doesNotMatch(await ben.locator("#notice").textContent(), /You lead now/);
  await told(anna, "You lead now");
  await anna.locator("#lead-take").click();
  await told(ben, "does not lead any more.");
  await anna.locator("#notice:not(.shown)").waitFor({ state: "attached" });
  // The rights of an owner are told, and their end.
  await row(anna, "p2").locator("select").selectOption("own");
  await told(ben, "gives you an owner’s rights in this study.");
  await row(anna, "p2").locator("select").selectOption("write");
  await told(ben, "has taken the owner’s rights from you.");
  for (const page of [anna, ben]) assert.deepEqual(page.complaints, []);
});

test("who follows sees the leader's new move, however long it takes to be saved", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await people(anna);
  await anna.locator("#lead-take").click();
  await cleo.locator("#room-led").waitFor();
  await press(anna, "End");
  await stands(cleo, "4 · White C3");
  await anna.route("**/operations", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await cell(anna, "A1").click();
  await stands(anna, "5 · Black A1");
  await stands(cleo, "5 · Black A1");
});

test("who writes a note is not taken along in mid-sentence", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await people(anna);
  await anna.locator("#lead-take").click();
  await ben.locator("#room-led", { hasText: "You follow" }).waitFor();
  await press(anna, "ArrowRight");
  await stands(ben, "1 · Black E5");
  await ben.locator("#tab-notes").click();
  await ben.locator("#own-remark").pressSequentially("One sen");
  await press(anna, "ArrowRight");
  await ben.locator("#room-led", { hasText: /further|Catch up/ }).waitFor();
  await ben.locator("#own-remark").pressSequentially("tence");
  await stands(ben, "1 · Black E5");
  await ben.locator("#own-remark").blur();
  await saved(on.server, keys.own, (text) => text.includes("One sentence"));
});

test("who leads, leads on when the server begins again", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await people(anna);
  await anna.locator("#lead-take").click();
  await cleo.locator("#room-led").waitFor();
  await on.server.kill();
  await Promise.all([anna, cleo].map((page) => page.locator("#connection").waitFor()));
  await on.server.run();
  await Promise.all([anna, cleo].map((page) => page.locator("#connection").waitFor({ state: "hidden" })));
  await anna.locator("#lead-take", { hasText: "Give up" }).waitFor();
  await cleo.locator("#room-led", { hasText: "You follow" }).waitFor();
  await press(anna, "End");
  await stands(cleo, "4 · White C3");
});

test("who comes when somebody leads goes there and follows; who comes back to the leader's place by themselves is told so", async () => {
  const keys = await begin(on.server, FORKS);
  const anna = await visit(on, keys.own);
  await people(anna);
  await press(anna, "End");
  await anna.locator("#lead-take").click();
  await anna.locator("#lead-take", { hasText: "Give up" }).waitFor();
  // The others know where she is a moment later.
  await anna.waitForTimeout(600);
  const cleo = await visit(on, keys.read);
  await cleo.locator("#room-led", { hasText: "You follow" }).waitFor();
  await stands(cleo, "4 · White C3");
  await press(anna, "ArrowLeft");
  await stands(cleo, "3 · Black G7");
  await press(cleo, "ArrowLeft ArrowRight");
  await stands(cleo, "3 · Black G7");
  await cleo.locator("#room-led", { hasText: "You are where" }).waitFor();
  await press(anna, "ArrowLeft");
  await cleo.locator("#room-led", { hasText: "You are 1 move away" }).waitFor();
  await cleo.locator("#room-catch-up").click();
  await stands(cleo, "2 · White E7");
  await cleo.reload();
  await cleo.locator("#room[data-ready]").waitFor();
  await cleo.locator("#room-led", { hasText: "You follow" }).waitFor();
  await stands(cleo, "2 · White E7");
  await press(anna, "Home");
  await stands(cleo, "0 · Beginning");
});

test("rights that are taken away end the tools at once, and are told", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  await people(anna);
  await ben.locator("#tab-edit").click();
  await ben.locator('#panel-edit [data-tool="TR"]').click();
  await row(anna, "p2").locator("select").selectOption("read");
  await ben.locator("#notice.shown", { hasText: "has set you to look on" }).waitFor();
  await ben.locator('#panel-edit [data-tool="TR"][aria-disabled="true"]').waitFor();
  assert.equal(await ben.locator('#panel-edit [data-tool="play"]').getAttribute("aria-pressed"), "true");
  await ben.locator("#room-undo").waitFor({ state: "hidden" });
  // A reader asks, and is allowed.
  await people(cleo);
  await cleo.locator("#lead-ask", { hasText: "allowed to write" }).click();
  await row(anna, "p3").filter({ hasText: "asks" }).locator("select").selectOption("write");
  await cleo.locator("#announcer p", { hasText: "You may change this study now" }).waitFor({ state: "attached" });
  await press(cleo, "End");
  await cell(cleo, "A1").click();
  await saved(on.server, keys.own, (text) => text.includes("W[cg];B[ai]"));
});

test("who asks is seen from every panel, by those who can grant it", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  await anna.locator("#tab-notes").click();
  for (const page of [ben, cleo]) await people(page);
  const wish = (page, name) => page.locator(`#room-petitions [data-asks="${name}"]`);
  await cleo.locator("#lead-ask").click();
  await wish(anna, "p3").filter({ hasText: "asks to be allowed to write" }).locator('[data-answer="later"]').click();
  await counts(wish(anna, "p3"), 0);
  // The answer is told, and one may ask again.
  await cleo.locator("#notice.shown", { hasText: "says: not now" }).waitFor();
  await cleo.locator("#lead-ask", { hasText: "Ask to be allowed to write" }).click();
  await wish(anna, "p3").locator('[data-answer="allow"]').click();
  await counts(wish(anna, "p3"), 0);
  await cleo.locator("#lead-ask").waitFor({ state: "hidden" });
  // The lead is given by the one who has it, or by the owner.
  await ben.locator("#lead-take").click();
  const leads = (page) => page.locator("#notice.shown", { hasText: "You lead now" }).waitFor();
  await leads(ben);
  await cleo.locator("#lead-ask").click();
  await wish(ben, "p3").locator('[data-answer="later"]').click();
  await cleo.locator("#notice.shown", { hasText: "says: not now" }).waitFor();
  await cleo.locator("#lead-ask").click();
  await counts(cleo.locator("#notice.shown"), 0);
  await wish(anna, "p3").filter({ hasText: "asks for the lead" }).waitFor();
  await wish(ben, "p3").locator('[data-answer="allow"]').click();
  await cleo.locator("#lead-take", { hasText: "Give up" }).waitFor();
  await leads(cleo);
  for (const page of [anna, ben]) await counts(wish(page, "p3"), 0);
  for (const page of [anna, ben, cleo]) assert.deepEqual(page.complaints, []);
});

test("a branch that another deletes is told to those who stood in it, and to nobody else", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben, cleo] = [await visit(on, keys.own), await visit(on, keys.write), await visit(on, keys.read)];
  for (const page of [anna, ben]) {
    await press(page, "End");
    await page.locator("#room-caption", { hasText: /^[^0]/ }).waitFor();
  }
  await press(anna, "Shift+ArrowLeft");
  await press(anna, "ArrowRight");
  await press(anna, "Delete");
  await ben.locator("#notice.shown", { hasText: "has deleted the branch where you were" }).waitFor();
  assert.equal(await cleo.locator("#notice.shown").count(), 0);
  await anna.locator("#notice.shown", { hasText: /^Deleted: / }).waitFor();
});

test("who asks is answered in their own row, too", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  for (const page of [anna, cleo]) await people(page);
  const ask = async () => cleo.locator("#lead-ask:not([disabled])").click();
  await ask();
  await row(anna, "p2").filter({ hasText: "asks" }).waitFor();
  await anna.locator('[data-decline="p2"]').click();
  await cleo.locator("#notice.shown", { hasText: "not now" }).waitFor();
  await counts(anna.locator("[data-allow], [data-decline]"), 0);
  await ask();
  await anna.locator('[data-allow="p2"]').click();
  await row(cleo, "p2").filter({ hasText: "writes" }).waitFor();
  // The lead is allowed by the same button, and is not handed on by another one beside it.
  await anna.locator("#lead-take").click();
  await anna.locator('[data-hand="p2"]').waitFor();
  await ask();
  await anna.locator('[data-allow="p2"]').waitFor();
  await counts(anna.locator("[data-hand]"), 0);
  await anna.locator('[data-allow="p2"]').click();
  await row(anna, "p2").filter({ hasText: "leads" }).waitFor();
  for (const page of [anna, cleo]) assert.deepEqual(page.complaints, []);
});

test("an owner who comes back hears again what is asked for", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await people(cleo);
  const asked = anna.locator("#room-petitions [data-asks]");
  await cleo.locator("#lead-ask").click();
  await asked.waitFor();
  await anna.reload();
  await asked.waitFor();
  await anna.goto("about:blank");
  await row(cleo, "p1").filter({ hasText: "away" }).waitFor();
  await anna.goBack();
  await asked.locator('[data-answer="later"]').click();
  await cleo.locator("#lead-ask", { hasText: "Ask to be allowed" }).waitFor();
});

test("a leader in another chapter is said to be there", async () => {
  const keys = await begin(on.server, `${FORKS}(;SZ[13]GN[Second];B[aa])`);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await people(anna);
  await anna.locator("#lead-take").click();
  await ben.locator("#room-led", { hasText: "You follow" }).waitFor();
  await press(ben, "ArrowRight");
  await anna.locator("#room-chapter").selectOption({ label: "Second" });
  await ben.locator("#room-led", { hasText: "is in the chapter" }).filter({ hasText: "Second" }).waitFor();
});

test("what one owner has answered, no other is asked any more", async () => {
  const keys = await begin(on.server, FORKS);
  const owners = [await visit(on, keys.own), await visit(on, keys.own)];
  const cleo = await visit(on, keys.read);
  await people(cleo);
  const wish = (page) => page.locator("#room-petitions [data-asks]");
  for (const [answer, again] of [["later", true], ["allow", false]]) {
    await cleo.locator("#lead-ask", { hasText: "Ask to be allowed" }).click();
    for (const owner of owners) await wish(owner).filter({ hasText: "asks to be allowed to write" }).waitFor();
    await owners[0].locator(`[data-answer="${answer}"]`).click();
    for (const owner of owners) await counts(wish(owner), 0);
    if (!again) await cleo.locator("#lead-ask").waitFor({ state: "hidden" });
  }
});

test("a name that was typed in one study is used in the next", async () => {
  const [first, second] = [await begin(on.server, FORKS), await begin(on.server, FORKS)];
  const anna = await visit(on, second.own);
  const ben = await visit(on, first.write);
  await ben.locator("#tab-people").click();
  await ben.locator("#person-name").fill("Ben");
  await ben.locator("#person-call").click();
  await row(ben, "p2").filter({ hasText: "Ben" }).waitFor();
  await ben.goto(`${on.server.url}/s/${second.write}`);
  await people(anna);
  // Those who only look are not named.
  await row(anna, "p2").waitFor();
  assert.equal(await row(anna, "p2").filter({ hasText: "Ben" }).count(), 0);
  await cell(ben, "A2").click();
  await row(anna, "p2").filter({ hasText: "Ben" }).waitFor();
});

test("what a person points at, the others see", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await anna.locator("#tab-edit").click();
  await anna.locator('#panel-edit [data-tool="show"]').click();
  await cell(anna, "E5").hover();
  await counts(cleo.locator(".board .mark.pointed"), 1);
  await cleo.locator('[data-point="E5"][aria-label*="points here"]').waitFor({ state: "attached" });
  await anna.locator("#room-title").hover();
  await counts(cleo.locator(".board .mark.pointed"), 0);
});

test("a link that went too far is replaced: the old one opens nothing any more", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await anna.locator("#tab-share").click();
  await anna.locator("#link-write-renew").click();
  await anna.locator("#renew-confirm").click();
  await anna.locator("#notice.shown", { hasText: "The old one opens nothing any more" }).waitFor();
  assert.equal(await anna.evaluate(() => document.activeElement?.id), "link-write");
  await ben.locator("#room-ended", { hasText: "Your link was replaced by" }).waitFor();
  // Nothing is asked of the engine by a dead link.
  await ben.locator("#tab-engine").click();
  assert.equal(await ben.locator("#engine-on").getAttribute("aria-disabled"), "true");
  await ben.reload();
  await ben.locator("#problem-text", { hasText: "This link was replaced by a new one" }).waitFor();
  const link = await anna.locator("#link-write").inputValue();
  assert.notEqual(link.split("/").at(-1), keys.write);
  const cleo = await visit(on, link.split("/").at(-1));
  await cleo.locator("#tab-edit").click();
  assert.equal(await cleo.locator("#room-info").isEnabled(), true);
});

test("the owner's own link is replaced: their page goes on by the new one, the old one is told", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, other] = [await visit(on, keys.own), await visit(on, keys.own)];
  const second = await secondPage(anna, `${on.server.url}/s/${keys.own}`);
  await cell(anna, "A1").click();
  await anna.locator("#tab-share").click();
  await anna.locator("#link-own-renew").click();
  await anna.locator("#renew-question", { hasText: "This page goes on by the new one." }).waitFor();
  await anna.locator("#renew-confirm").click();
  await other.locator("#room-ended", { hasText: "Your link was replaced" }).waitFor();
  await anna.waitForFunction((key) => !document.querySelector("#link-own")?.value.includes(key), keys.own);
  await anna.locator("#room[data-ready]").waitFor();
  const key = (await anna.locator("#link-own").inputValue()).split("/").at(-1);
  assert.notEqual(key, keys.own);
  assert.equal(await anna.locator("#room-ended").isVisible(), false);
  await anna.locator("#notice.shown", { hasText: "The link is replaced." }).waitFor();
  // Another page of the same browser finds the study again by its own address.
  await second.locator("#room-ended", { hasText: "Load this page again to go on here." }).waitFor();
  await second.reload();
  await second.locator("#room[data-ready]").waitFor();
  await second.locator("#tab-edit").click();
  await second.locator('#panel-edit [data-tool="TR"]:not([aria-disabled])').waitFor();
  assert.match(await sgf(on.server, key), /B\[ai\]/);
  await anna.goto(`${on.server.url}/study`);
  await counts(anna.locator("#study-list [data-key]"), 1);
  await other.reload();
  await other.locator("#problem-text", { hasText: "This link was replaced by a new one" }).waitFor();
});

test("a person who was made an owner replaces no link: their own link cannot", async () => {
  const keys = await begin(on.server, FORKS);
  const [anna, ben] = [await visit(on, keys.own), await visit(on, keys.write)];
  await people(anna);
  await row(anna, "p2").locator("select").selectOption("own");
  await people(ben);
  // Ben may give rights now.
  await row(ben, "p2").filter({ hasText: "owner" }).waitFor();
  await ben.reload();
  await anna.locator("#tab-share").click();
  await ben.locator("#tab-share").click();
  await anna.locator("#link-read-renew").waitFor();
  await ben.locator("#link-read").waitFor();
  await counts(ben.locator("#link-read-renew"), 0);
  // The server has the last word.
  const { status } = await on.server.ask(`/api/s/${keys.write}/links`, { renew: "read" });
  assert.equal(status, 403);
});

test("a person who is where nobody knew before can be visited at once", async () => {
  const keys = await begin(on.server, FORKS);
  const anna = await visit(on, keys.own);
  await people(anna);
  const ben = await visit(on, keys.write);
  await ben.locator("#tab-people").click();
  await ben.locator("#person-name").fill("Ben");
  await ben.locator("#person-call").click();
  await row(anna, "p2").filter({ hasText: "Ben" }).waitFor();
  await press(ben, "End");
  await anna.locator('[data-visit="p2"]').click();
  await stands(anna, "4 · White C3");
});

test("a study that its owner deletes is told to all", async () => {
  const keys = await begin(on.server, FORKS, "Short");
  const [anna, cleo] = [await visit(on, keys.own), await visit(on, keys.read)];
  await anna.goto(`${on.server.url}/study`);
  await anna.locator(`[data-delete="${keys.own}"]`).click();
  await anna.locator("#study-delete-confirm").click();
  await counts(anna.locator("#study-list li"), 0);
  await cleo.locator("#room-ended", { hasText: "This study has been deleted" }).waitFor();
});

test("a study is begun on an empty board, or with a record", async () => {
  const page = await visit(on, (await begin(on.server, FORKS)).own);
  await page.goto(`${on.server.url}/study`);
  await page.locator('label:has(#size-9)').click();
  await page.locator("#study-title").fill("New ideas");
  await page.locator("#study-begin").click();
  await page.locator("#room-title", { hasText: "New ideas" }).waitFor();
  await counts(page.locator("[data-point]:not(button)"), 81);
  await page.goto(`${on.server.url}/study`);
  await page.locator("#study-list .title", { hasText: "New ideas" }).waitFor();
  await page.locator('label:has(#from-sgf)').click();
  await page.locator("#study-text").fill("(;SZ[5];B[cc])");
  await page.locator("#study-begin").click();
  await page.locator("#room[data-ready]").waitFor();
  await counts(page.locator("[data-point]"), 25);
  await page.goto(on.server.url);
  await page.locator("#home-studies .title", { hasText: "New ideas" }).waitFor();
  await page.goto(`${on.server.url}/learn#problems`);
  await page.locator("main a[href^='#']:not([href='#']):not([href='#problems'])").first().click();
  await page.locator("#study-together").click();
  await page.locator("#room[data-ready]").waitFor();
  await page.locator("#room-caption", { hasText: "Stones set up" }).waitFor();
  // A game that is over is studied together.
  const { key } = await on.server.newGame({ rules: "tromp-taylor" });
  await on.server.play({ both: key }, "C3 C2 pass pass");
  await page.goto(`${on.server.url}/g/${key}`);
  await page.locator("#study-together").click();
  await page.locator("#room[data-ready]").waitFor();
  // It opens where the game was shown.
  await stands(page, "4 · White passes");
  await press(page, "Home ArrowRight");
  await stands(page, "1 · Black C3");
  assert.deepEqual(page.complaints, []);
});

test("a record is studied together from the step that is shown", async () => {
  const moves = ["ee", "ec", "gc", "cg"].map((point, i) => `;${"BW"[i % 2]}[${point}]`).join("");
  const response = await fetch(`${on.server.url}/api/records`, { method: "POST", body: `(;SZ[9]PB[Anna]${moves})` });
  const body = await response.json();
  const page = await person(on.browser);
  await page.goto(`${on.server.url}/g/${body.keys[0]}#move=2`);
  await sees(page, "white", "E7");
  await seesEmpty(page, "G7");
  await page.locator("#study-together").click();
  await page.locator("#room[data-ready]").waitFor();
  await stands(page, "2 · White E7");
});

test("Enter leads from one node that was found to the next, and arrows into the list", async () => {
  const many = Array.from({ length: 250 }, () => "(;W[cg]C[a word])").join("");
  const { own } = await begin(on.server, `(;SZ[9];B[ee]${many}(;W[gc];B[cc]))`);
  const page = await visit(on, own);
  await press(page, "/");
  await page.locator("#find-text").fill("word");
  await page.locator("#find-dialog", { hasText: "250 nodes found; the first 200 are listed." }).waitFor();
  await page.locator("#find-text").fill("G7");
  await page.keyboard.press("Enter");
  await stands(page, "2 · White G7");
  await page.locator("#find-text").fill("a word");
  await page.keyboard.press("Enter");
  await stands(page, "2 · White C3");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => [...document.querySelectorAll(".found")].indexOf(document.activeElement)), 1);
  assert.deepEqual(page.complaints, []);
});
