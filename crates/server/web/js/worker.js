/** Keeps the start page, the course, and the problems that a person has opened, so that they work
 * without the server. */

const own = /** @type {any} */ (self);

/**
 * The parts of this build of the server, which writes them before this script. So each build has a
 * worker of its own, and a cache of its own.
 * @type {{ build: string, parts: string[] }}
 */
const { build, parts } = own.kept;
const KEPT = `tengen-${build}`;

own.addEventListener("install", (/** @type {any} */ event) => {
  own.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(parts)));
});

own.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers().then(() => own.clients.claim())));

/** Deletes what earlier builds have kept. */
async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

own.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // The address of an asset holds the hash of its build. So a kept asset is the right one.
  if (pathname.startsWith("/assets/")) event.respondWith(find(request).then((found) => found ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(newest(event, pathname === "/learn" ? "/learn" : "/"));
  else if (pathname.startsWith("/learn/")) event.respondWith(newest(event, request));
});

/**
 * What is kept was fetched by this browser itself, so it is in its language.
 * @param {Request | string} request
 */
const find = async (request) => (await caches.open(KEPT)).match(request, { ignoreSearch: true, ignoreVary: true });

/**
 * The server's answer, or else what is kept. A page that needs the server is the start page then,
 * which says so.
 * @param {any} event
 * @param {Request | string} kept
 * @returns {Promise<Response>}
 */
async function newest(event, kept) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    // Another build may have the same assets and another course. A problem is kept when the person
    // opens it. The page may be left before all of it has come.
    const { pathname } = new URL(request.url);
    if (answer.ok && (parts.includes(pathname) || pathname.startsWith("/learn/problems/"))) {
      const copy = answer.clone();
      event.waitUntil(caches.open(KEPT).then((cache) => cache.put(kept, copy)).catch(() => {}));
    }
    return answer;
  } catch {
    return (await find(kept)) ?? Response.error();
  }
}

// A notification of a phone leads to the page of its game, which may be closed by now.
own.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { tag } = event.notification;
  event.waitUntil(own.clients.matchAll({ type: "window", includeUncontrolled: true }).then((/** @type {any[]} */ pages) => {
    const page = pages.find(({ url }) => new URL(url).pathname === tag);
    return page ? page.focus() : own.clients.openWindow(tag);
  }));
});
