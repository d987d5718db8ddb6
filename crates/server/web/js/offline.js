/** Lets the worker keep the pages that work without the server. */

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
    await navigator.serviceWorker.register("/worker.js");
    const worker = await navigator.serviceWorker.ready;
    document.documentElement.dataset.kept = "";
    return worker;
  } catch {
    // The browser keeps nothing: in a private window, or at an address that it does not trust. The
    // pages work while the server answers.
    return null;
  }
}
