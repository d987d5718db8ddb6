/** Lets the worker keep the rules and the terms for use without the server. */

import { RULESETS, wordsAt } from "../api/reference.js";

/** How long the page's own requests go alone, in milliseconds. */
const LATER = 5000;

/**
 * The text at an address. If it is not kept yet, the server is asked, and the worker keeps the
 * answer.
 * @param {string} address
 */
const had = async (address) => await caches.match(address, { ignoreVary: true }) ?? fetch(address);

/**
 * Asks for all that is missing. Rulesets that are not common are kept when the person opens them.
 */
export async function keepReference() {
  await new Promise((resolve) => setTimeout(resolve, LATER));
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  try {
    await had(wordsAt("glossary"));
    /** @type {import("../../types/protocol.js").Meta["rules"]} */
    const rules = await (await had(RULESETS)).json();
    for (const { id } of rules.filter(({ common }) => common)) await had(wordsAt("rules", id));
    /** @type {import("../../types/reference.js").SheetPart[]} */
    const parts = await (await had(wordsAt("sheet", "aga"))).json();
    for (const { figure } of parts) if (figure) await had(figure.address);
  } catch {
    // The server does not answer, or the browser keeps nothing. Another visit tries again.
  }
}
