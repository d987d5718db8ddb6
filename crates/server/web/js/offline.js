/** Lets the worker keep the pages that work without the server. */

import { hasReference, keepReference } from "./reference/keep.js";

/**
 * Whether this new worker has kept all parts. It cannot where the line breaks, or where there is no
 * room.
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
const isReady = (worker) => new Promise((resolve) => {
  const look = () => {
    if (worker.state === "redundant") resolve(false);
    else if (worker.state !== "parsed" && worker.state !== "installing") resolve(true);
  };
  worker.addEventListener("statechange", look);
  look();
});

/** Returns when the page has all that it asked for first. */
const loaded = () => document.readyState === "complete" ? Promise.resolve()
  : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Lets the worker keep the pages that work without the server, and what they look up. */
export async function keepAll() {
  await loaded();
  if (await keepForLater()) await keepReference();
}

/**
 * What this browser can open without the server: with `all`, rules and terms too.
 * @returns {Promise<"all" | "course" | "nothing">}
 */
export async function whatIsKept() {
  try {
    const registered = await navigator.serviceWorker.getRegistration("/");
    if (!registered?.active) return "nothing";
    return await hasReference() ? "all" : "course";
  } catch {
    return "nothing";
  }
}

/**
 * The worker answers for all pages. It has kept all parts when it is ready.
 * @returns {Promise<ServiceWorkerRegistration | null>} null if there is none
 */
export async function keepForLater() {
  if (!("serviceWorker" in navigator)) return null;
  try {
    for (const one of await navigator.serviceWorker.getRegistrations()) {
      if (new URL(one.scope).pathname !== "/") await one.unregister();
    }
    const registered = await navigator.serviceWorker.register("/worker.js");
    const coming = registered.installing;
    if (!registered.active && coming && !await isReady(coming)) return null;
    const worker = await navigator.serviceWorker.ready;
    document.documentElement.dataset.kept = "";
    return worker;
  } catch {
    // The browser keeps nothing: in a private window, or at an address that it does not trust. The
    // pages work while the server answers.
    return null;
  }
}
