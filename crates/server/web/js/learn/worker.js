/** Keeps the page of the course and all its parts, so that it works without the server. */

const KEPT = "tengen-learn";
const own = /** @type {any} */ (self);

own.addEventListener("install", () => own.skipWaiting());
own.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(own.clients.claim()));

// The page sends the addresses of its parts. All other parts are deleted.
own.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(keep(event.data.keep).then((kept) => event.source?.postMessage({ kept })));
});

own.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  // The address of an asset holds the hash of its contents. So a kept asset is the right one.
  if (pathname.startsWith("/assets/")) event.respondWith(caches.match(event.request, { ignoreVary: true }).then((found) => found ?? fetch(event.request)));
  else if (pathname.startsWith("/learn")) event.respondWith(newest(event.request));
});

/** @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(KEPT);
  const wanted = new Set(addresses.map((address) => new URL(address, location.origin).href));
  for (const request of await cache.keys()) {
    // A problem is kept when the person opens it.
    const problem = new URL(request.url).pathname.startsWith("/learn/problems");
    if (!wanted.delete(request.url) && !problem) await cache.delete(request);
  }
  await cache.addAll(wanted);
  return addresses.length;
}

/** @param {Request} request */
async function newest(request) {
  try {
    const answer = await fetch(request);
    const cache = await caches.open(KEPT);
    if (answer.ok) await cache.put(request.mode === "navigate" ? new URL("/learn", location.origin) : request, answer.clone());
    return answer;
  } catch (error) {
    // What is kept was fetched by this browser itself, so it is in its language.
    const found = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
