/** Names: taken by a guest, kept, and come back to. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_TO_AXE, faults } from "../lib/axe.mjs";
import { person } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { stage } from "../lib/stage.mjs";

const on = stage(["--limits", "club"]);

const PASSWORD = "a heron over the lake";

/** A person at a page. */
async function at(path, options = {}) {
  const page = await person(on.browser, options);
  await page.goto(`${on.server.url}${path}`);
  return page;
}

/** Takes a name from where the page is; the codes stay on it. */
async function join(page, name, password = PASSWORD) {
  await page.locator("#name").fill(name);
  await page.locator("#new-password").fill(password);
  await page.locator("#join-now").click();
}

async function joined(name, options = {}) {
  const page = await at("/join", options);
  await join(page, name);
  await page.locator("#recovery-codes").waitFor();
  return page;
}

const signIn = async (page, name, password = PASSWORD) => {
  await page.locator("#known-name").fill(name);
  await page.locator("#password").fill(password);
  await page.locator("#sign-in-now").click();
};

test("a guest takes a name in five acts, and everybody in the lobby sees it", async () => {
  const page = await at("/lobby");
  await page.locator("#quick-live-9").waitFor();
  // One: the link in the bar. Two, three: name and password. Four: take it. Five: go on.
  await page.locator("#who").click();
  await join(page, "Anna");
  const codes = (await page.locator("#recovery-codes").inputValue()).split("\n");
  assert.equal(codes.length, 10);
  assert.equal(new Set(codes).size, 10);
  assert.equal(await page.locator("#joined-title").evaluate((title) => title === document.activeElement), true);
  await page.locator("#go-on").click();
  await page.waitForURL(/\/lobby$/);
  await page.locator("#who", { hasText: "Anna" }).waitFor();
  await page.locator("#make summary").click();
  await page.locator("#make-now").click();
  await page.locator("#mine li").waitFor();
  const other = await at("/lobby");
  await other.locator("#open tbody th", { hasText: "Anna" }).waitFor();
  await other.locator("#who", { hasText: "Sign in" }).waitFor();
  assert.deepEqual([...page.complaints, ...other.complaints], []);
});

test("a name that is taken, looks like one, or cannot be, and a weak password, are told", async () => {
  await (await joined("Karl")).context().close();
  const page = await at("/join");
  const says = page.locator("#name-says");
  for (const [name, words] of [
    ["Karl", "Somebody else has this name."],
    ["KarI", "Somebody else has a name that looks like this one."],
    ["x", "at least 2 characters"],
    ["moderator", "Nobody can be called that here"],
    ["Кarl", "in one script"],
    ["Carla", "This name is free."],
  ]) {
    await page.locator("#name").fill(name);
    await page.locator("#name").press("Tab");
    await says.filter({ hasText: words }).waitFor();
  }
  await join(page, "Carla", "password");
  await page.locator("#account-problem", { hasText: "Many people have this password" }).waitFor();
  await join(page, "Karl");
  await page.locator("#account-problem", { hasText: "Somebody else has this name." }).waitFor();
  // The password is shown where the person asks for it.
  await page.locator("#new-password-show").click();
  assert.equal(await page.locator("#new-password").getAttribute("type"), "text");
});

test("a person comes back by their password, and by a code when it is lost", async () => {
  const page = await joined("Doris");
  const [code] = (await page.locator("#recovery-codes").inputValue()).split("\n");
  await page.goto(`${on.server.url}/me`);
  await page.locator("#me-name", { hasText: "Doris" }).waitFor();
  await page.locator("#recovery-left", { hasText: "You have 10 codes left." }).waitFor();
  await page.locator("#sign-out").click();
  await page.waitForURL(`${on.server.url}/`);
  await page.locator("#who", { hasText: "Sign in" }).click();
  await signIn(page, "Doris", "another password");
  await page.locator("#account-problem", { hasText: "do not belong together" }).waitFor();
  await signIn(page, "doris");
  await page.waitForURL(/\/lobby$|\/$/);
  await page.locator("#who", { hasText: "Doris" }).waitFor();
  const other = await at("/join");
  await other.locator("#lost-password").click();
  await other.locator("#known-name").fill("Doris");
  await other.locator("#code").fill(code);
  await other.locator("#sign-in-now").click();
  await other.waitForURL(/\/me#password$/);
  await other.locator("#fresh-password").fill("a second heron there");
  await other.locator("#change-password").click();
  await other.locator("#account-news", { hasText: "The password is changed" }).waitFor();
  // The first browser is signed out by that.
  await page.goto(`${on.server.url}/me`);
  await page.locator("#take-name").waitFor();
  assert.deepEqual([...page.complaints.filter((said) => !said.includes("401")), ...other.complaints], []);
});

test("a person sees where they are signed in, and ends it", async () => {
  const page = await joined("Emil");
  const other = await at("/join");
  await signIn(other, "Emil");
  await other.locator("#who", { hasText: "Emil" }).waitFor();
  await page.goto(`${on.server.url}/me`);
  await page.locator("#session-list li").nth(1).waitFor();
  assert.equal(await page.locator("#session-list strong").textContent(), "this browser");
  await page.locator("#end-others").click();
  await page.locator("#account-news", { hasText: "All other browsers are signed out." }).waitFor();
  assert.equal(await page.locator("#session-list li").count(), 1);
  // New codes end the old ones.
  await page.locator("#recovery-new").click();
  assert.equal((await page.locator("#recovery-codes").inputValue()).split("\n").length, 10);
  await other.goto(`${on.server.url}/me`);
  await other.locator("#take-name").waitFor();
  assert.deepEqual(page.complaints, []);
});

test("axe finds nothing on both pages, in any language, light and dark, on a phone", async () => {
  let number = 0;
  for (const [locale, colorScheme] of [["en-GB", "light"], ["de-DE", "dark"], ["fr-FR", "light"], ["sv-SE", "dark"]]) {
    number += 1;
    const page = await at("/join", { ...OPEN_TO_AXE, locale, colorScheme, viewport: { width: 390, height: 780 } });
    await page.locator("#join-now").waitFor();
    assert.deepEqual(await faults(page), []);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(await wider(), 0);
    await join(page, `Frida ${"abcd"[number - 1]}`);
    await page.locator("#recovery-codes").waitFor();
    assert.deepEqual(await faults(page), []);
    await page.goto(`${on.server.url}/me`);
    await page.locator("#recovery-new").waitFor();
    assert.deepEqual(await faults(page), []);
    assert.equal(await wider(), 0);
    await page.context().close();
  }
});

test("a server at home has no names, and says so", async () => {
  const home = await Server.start(["--limits", "home"]);
  try {
    const page = await person(on.browser);
    await page.goto(`${home.url}/join`);
    await page.locator("#account-problem", { hasText: "This server has no accounts." }).waitFor();
    assert.equal(await page.locator("#new").isVisible(), false);
    await page.goto(home.url);
    await page.locator("#settings").waitFor();
    assert.equal(await page.locator("#who").isVisible(), false);
  } finally {
    await home.stop();
  }
});
