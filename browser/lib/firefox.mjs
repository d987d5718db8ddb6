/** A real Firefox. Its page is Puppeteer's, which speaks WebDriver BiDi. */

import puppeteer from "puppeteer-core";

/** How long a test waits for an immediate reaction. It is long, since the machine may be busy. */
const PATIENCE = 120_000;

export async function launch() {
  const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true, timeout: PATIENCE });
}

/** A new page. `page.complaints` has all errors that it logs, for the test to check. */
export async function person(browser, viewport = { width: 1280, height: 800 }) {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  page.setDefaultTimeout(PATIENCE);
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.complaints.push(message.text());
  });
  return page;
}

/** Waits until the page shows a stone of this colour as settled, not as pending. */
export async function sees(page, colour, point) {
  await page.waitForSelector(`[data-point="${point}"][aria-label*="${colour} stone" i]`);
}
