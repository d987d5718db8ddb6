/** Notices of the opponent's move, for a person who looks elsewhere. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, person, play } from "../lib/browser.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage();

/** A page that can be made hidden, and that keeps the notifications and tones that it asks for. */
async function watched(options = {}) {
  const page = await person(on.browser, options);
  await page.addInitScript(() => {
    const kept = { hidden: false, told: [], tones: 0 };
    globalThis.kept = kept;
    Object.defineProperty(document, "hidden", { get: () => kept.hidden });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...args) {
      kept.tones += 1;
      return start.apply(this, args);
    };
    const Real = Notification;
    globalThis.Notification = class extends EventTarget {
      constructor(title, { body }) {
        super();
        kept.told.push(`${title} | ${body}`);
      }
      static get permission() {
        return kept.permission ?? Real.permission;
      }
      static async requestPermission() {
        kept.asked = true;
        kept.permission = kept.answer ?? "granted";
        return kept.permission;
      }
      close() {}
    };
  });
  return page;
}

const hide = (page, hidden) => page.evaluate((value) => {
  globalThis.kept.hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}, hidden);

const icon = (page) => page.locator("link[rel=icon]").getAttribute("href");

test("a person who has allowed it hears of the opponent's move while looking elsewhere", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" }, names: { me: "Anna", other: "Bo" } });
  const [anna, bo] = [await watched(), await person(on.browser)];
  await open(anna, on.server.url + links.black);
  await open(bo, on.server.url + links.white);
  assert.equal(await anna.evaluate(() => globalThis.kept.asked), undefined, "nobody is asked unless they wish");
  await anna.locator("#settings").click();
  await anna.locator("label:has(#setting-notify)").click();
  await anna.waitForFunction(() => globalThis.kept.asked);
  assert.equal(await anna.locator("#setting-notify").isChecked(), true);
  await anna.keyboard.press("Escape");

  await play(anna, "black", "C3");
  await anna.waitForFunction(() => !document.title.startsWith("●"));
  const plain = await icon(anna);
  await hide(anna, true);
  assert.equal(await icon(anna), plain);
  const before = await anna.evaluate(() => globalThis.kept.tones);
  await play(bo, "white", "D3");
  await anna.waitForFunction(() => globalThis.kept.told.length === 1);
  const [told, tones] = await anna.evaluate(() => [globalThis.kept.told[0], globalThis.kept.tones]);
  assert.equal(told, "● Your move · Anna – Bo · Tengen | White D3 · Black to move");
  assert.ok(tones >= before + 3, "a stone, and two tones that call");
  assert.match(await icon(anna), /icon-turn\.svg$/);
  assert.equal((await anna.request.get(on.server.url + await icon(anna))).status(), 200);
  await hide(anna, false);
  assert.equal(await icon(anna), plain);

  // While she looks, there is nothing to call her for; a request of the opponent is called too.
  await play(anna, "black", "C2");
  await play(bo, "white", "D2");
  await play(anna, "black", "C4");
  await hide(anna, true);
  await bo.locator("#undo").click();
  await anna.waitForFunction(() => document.title.startsWith("● You are asked"));
  assert.equal(await anna.evaluate(() => globalThis.kept.told.length), 2);
  for (const page of [anna, bo]) assert.deepEqual(page.complaints, []);
});

test("a phone that came by a link is told by the worker, whose notification leads to the game", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" }, names: { me: "Anna", other: "Bo" } });
  const bo = await watched({ permissions: ["notifications"] });
  // Browsers of phones have the permission, and refuse to make a notification in a page.
  await bo.addInitScript(() => {
    globalThis.Notification = class {
      constructor() {
        throw new TypeError("Illegal constructor");
      }
      static permission = "granted";
    };
  });
  const made = bo.context().waitForEvent("serviceworker");
  await open(bo, on.server.url + links.white);
  const worker = await made;
  await bo.locator("#settings").click();
  assert.equal(await bo.locator("#setting-notify").isChecked(), false, "nobody has consented yet");
  await bo.locator("label:has(#setting-notify)").click();
  await bo.keyboard.press("Escape");
  await bo.locator("html[data-kept]").waitFor();
  await hide(bo, true);
  await on.server.play({ black: links.black.split("/").at(-1) }, "C3");
  await bo.waitForFunction(() => document.title.startsWith("●"));
  const shown = () => bo.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, tag }) => [title, tag])[0];
  });
  let told = await shown();
  for (let tries = 0; !told && tries < 100; tries++) {
    await bo.waitForTimeout(100);
    told = await shown();
  }
  const own = new URL(bo.url()).pathname;
  assert.match(own, /\d+-white$/);
  assert.deepEqual(told, ["● Your move · Anna – Bo · Tengen", own]);

  // A tap focuses the page of the game, or opens it if it is closed.
  const tap = () => worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications();
    const went = new Promise((resolve) => {
      self.clients.openWindow = async (address) => resolve(["opened", address]);
      self.WindowClient.prototype.focus = async function () {
        resolve(["focused", new URL(this.url).pathname]);
      };
    });
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return went;
  });
  assert.deepEqual(await tap(), ["focused", links.white]);
  const other = await bo.context().newPage();
  await other.goto(on.server.url);
  await other.evaluate(async ({ tag }) => (await navigator.serviceWorker.ready).showNotification("again", { tag }), { tag: own });
  await bo.close();
  assert.deepEqual(await tap(), ["opened", own]);
  assert.deepEqual(bo.complaints, []);
});

test("a browser that does not allow it says so, and nothing is sent", async () => {
  const { links } = await on.server.newGame({ opponent: { kind: "link" } });
  const page = await watched();
  await open(page, on.server.url + links.white);
  await page.evaluate(() => { globalThis.kept.answer = "denied"; });
  await page.locator("#settings").click();
  await page.locator("label:has(#setting-notify)").click();
  await page.locator("#settings-dialog", { hasText: "The browser does not allow it." }).waitFor();
  assert.equal(await page.locator("#setting-notify").isChecked(), false);
  await page.keyboard.press("Escape");
  await hide(page, true);
  await on.server.play({ black: links.black.split("/").at(-1) }, "C3");
  await page.waitForFunction(() => document.title.startsWith("●"));
  assert.deepEqual(await page.evaluate(() => globalThis.kept.told), []);
});
