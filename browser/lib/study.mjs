/** Studies begun without a browser, and what a person does in one. */

import { person } from "./browser.mjs";

/** Begins a study with a record, and returns its keys: `own`, `write`, `read`. */
export async function begin(server, text, title = "") {
  const { status, body } = await server.ask("/api/studies", { title, from: { kind: "sgf", text } });
  if (status !== 201) throw new Error(`no study: ${status} ${JSON.stringify(body)}`);
  return Object.fromEntries(Object.entries(body.links).map(([role, link]) => [role, link.split("/").at(-1)]));
}

/** The study as a record, without the line break at its end. */
export async function sgf(server, key) {
  const response = await fetch(`${server.url}/api/s/${key}/sgf`);
  return (await response.text()).trim();
}

/** A person who opens a study. */
export async function visit(on, key, options = {}, suffix = "") {
  const page = await person(on.browser, options);
  await page.goto(`${on.server.url}/s/${key}${suffix}`);
  await page.locator("#room[data-ready]").waitFor();
  return page;
}

/** A person to whom everything that others do is told this many milliseconds late. */
export async function visitLate(on, key, late) {
  const page = await person(on.browser);
  await page.addInitScript((delay) => {
    globalThis.EventSource = class extends EventSource {
      addEventListener(name, hear) {
        super.addEventListener(name, (event) => setTimeout(() => hear(event), delay));
      }
    };
  }, late);
  await page.goto(`${on.server.url}/s/${key}`);
  await page.locator("#room[data-ready]").waitFor();
  return page;
}

/** Waits until the caption says where the person is. */
export const stands = (page, text) => page.locator("#room-caption", { hasText: text }).waitFor();

/** Presses keys, one after another. */
export async function press(page, keys) {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

/** Presses a key until the person stands there: what others did may still be on its way. */
export async function reaches(page, key, text) {
  for (let tries = 0; tries < 100; tries += 1) {
    await press(page, key);
    const there = await page.locator("#room-caption", { hasText: text }).isVisible();
    if (there) return;
    await page.waitForTimeout(100);
  }
  await stands(page, text);
}

/** Chooses something in the menu of the node. */
export async function choose(page, name) {
  await page.locator("#room-menu").click();
  await page.locator(`[data-act="${name}"]`).click();
}

/** Waits until the server has a study of this record. */
export async function saved(server, key, test) {
  const end = Date.now() + 60_000;
  for (;;) {
    const text = await sgf(server, key);
    if (test(text)) return text;
    if (Date.now() > end) throw new Error(`the study is ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Something that is waited for, and the way to say that it is there. */
export function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => (made.resolve = resolve));
  return made;
}
