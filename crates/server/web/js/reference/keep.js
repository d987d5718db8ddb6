/** Lets the worker keep the rules and the terms for use without the server. */

import { getGlossary, getRules, getRulesets, getSheet } from "../api.js";
import { language } from "../i18n.js";

/** How long the page has the line to itself, in milliseconds. */
const LATER = 5000;

/**
 * Asks for them once in each build and language: the worker keeps what comes. Rulesets that are not
 * common are kept when the person opens them.
 */
export async function keepReference() {
  await new Promise((resolve) => setTimeout(resolve, LATER));
  const { serviceWorker } = navigator;
  if (!serviceWorker?.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  try {
    if (await caches.match(`/api/glossary?lang=${language}`, { ignoreVary: true })) return;
    const rules = await getRulesets();
    for (const { id } of rules.filter(({ common }) => common)) await getRules(id);
    for (const { figure } of await getSheet()) if (figure) await fetch(figure.address);
    // It comes last, as a sign that all are there.
    await getGlossary();
  } catch {
    // The server does not answer, or the browser keeps nothing. Another visit tries again.
  }
}
