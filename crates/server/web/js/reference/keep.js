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
 * The addresses of all that is to be kept. Rulesets that are not common are kept when the person
 * opens them.
 * @param {(address: string) => Promise<Response>} read
 */
async function* addresses(read) {
  yield wordsAt("glossary");
  /** @type {import("../../types/protocol.js").Meta["rules"]} */
  const rules = await (await read(RULESETS)).json();
  for (const { id } of rules.filter(({ common }) => common)) yield wordsAt("rules", id);
  /** @type {import("../../types/reference.js").SheetPart[]} */
  const parts = await (await read(wordsAt("sheet", "aga"))).json();
  for (const { figure } of parts) if (figure) yield figure.address;
}

/** Whether all is kept. */
export async function hasReference() {
  const kept = async (/** @type {string} */ address) => {
    const found = await caches.match(address, { ignoreVary: true });
    if (!found) throw new Error(address);
    return found;
  };
  try {
    for await (const address of addresses(kept)) await kept(address);
    return true;
  } catch {
    return false;
  }
}

/** Asks for all that is missing. */
export async function keepReference() {
  await new Promise((resolve) => setTimeout(resolve, LATER));
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  try {
    for await (const address of addresses(had)) await had(address);
  } catch {
    // The server does not answer, or the browser keeps nothing. Another visit tries again.
  }
}
