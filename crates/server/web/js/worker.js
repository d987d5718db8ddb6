/** Keeps the start page, the course, the rules and the terms, and the problems that a person has
 * opened, so that they work without the server. */

const own = /** @type {any} */ (self);

/**
 * The parts of this build of the server, which writes them before this script. So each build has a
 * worker of its own, and a cache of its own.
 * @type {{ build: string, parts: string[] }}
 */
const { build, parts } = own.kept;
const KEPT = `tengen-${build}`;

/**
 * The problems that the person has opened, which builds share. Its number changes with the shape of
 * what the server says of a problem, since a page would not understand the old one.
 */
const PROBLEMS = "tengen-problems-1";

/** The most problems that are kept, the last ones opened. All of the set fit. */
const MOST_PROBLEMS = 300;

/**
 * The page that is shown at an address without the server.
 * @param {string} pathname
 */
const pageAt = (pathname) => pathname.startsWith("/rules/") ? "/rules"
  : ["/learn", "/rules", "/glossary", "/sheet/aga"].find((page) => page === pathname) ?? "/";

/**
 * Rules and terms in words. They are texts of this build, in the language that the address names.
 * Two rulesets side by side are not kept: there are hundreds of pairs.
 * @param {string} pathname
 */
const isReference = (pathname) => /^\/api\/(rules(\/[^/]+)?|glossary|sheet\/.+)$/.test(pathname);

/** @param {string} pathname */
const isProblem = (pathname) => pathname.startsWith("/learn/problems/");

own.addEventListener("install", (/** @type {any} */ event) => {
  own.skipWaiting();
  event.waitUntil(keepParts());
});

/** @param {string} pathname */
const isAsset = (pathname) => pathname.startsWith("/assets/");

/**
 * Whether a server of this build gave the answer. The next server may have taken its place already,
 * and a page of its build needs assets that are not kept here. The address of an asset says its
 * build itself.
 * @param {string} pathname
 * @param {Response} answer
 */
const isOwn = (pathname, answer) => answer.ok && (isAsset(pathname) || answer.headers.get("tengen-build") === build);

/** Keeps all parts, or fails. */
async function keepParts() {
  const answers = await Promise.all(parts.map((part) => fetch(part)));
  const other = parts.find((part, i) => !isOwn(part, answers[i]));
  if (other !== undefined) throw new Error(`not of this build: ${other}`);
  const cache = await caches.open(KEPT);
  await Promise.all(parts.map((part, i) => cache.put(part, answers[i])));
}

own.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers().then(() => own.clients.claim())));

/** Deletes what earlier builds have kept, but for the problems. */
async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT && name !== PROBLEMS) await caches.delete(name);
}

/**
 * Keeps an answer of this build, unless a newer worker has deleted all that this one kept.
 * @param {Request | string} request
 * @param {Response} answer
 */
async function keepPart(request, answer) {
  if (await caches.has(KEPT)) await (await caches.open(KEPT)).put(request, answer);
}

/**
 * Keeps the answer about a problem, as the last one opened.
 * @param {Request | string} request
 * @param {Response} answer
 */
async function keepProblem(request, answer) {
  const cache = await caches.open(PROBLEMS);
  await cache.delete(request);
  await cache.put(request, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_PROBLEMS))) await cache.delete(old);
}

own.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (isAsset(pathname)) event.respondWith(find(request).then((found) => found ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(newest(event, pageAt(pathname)));
  else if (pathname.startsWith("/learn/") || isReference(pathname)) event.respondWith(newest(event, request));
});

/**
 * What is kept was fetched by this browser itself, so it is in its language.
 * @param {Request | string} request
 */
async function find(request) {
  const { pathname } = new URL(typeof request === "string" ? request : request.url, location.origin);
  const options = { ignoreSearch: !isReference(pathname), ignoreVary: true };
  // To open a cache would make it anew.
  return await caches.match(request, { cacheName: KEPT, ...options }) ?? caches.match(request, { cacheName: PROBLEMS, ...options });
}

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
    const keep = isProblem(pathname) ? answer.ok && keepProblem
      : (parts.includes(pathname) || isReference(pathname)) && isOwn(pathname, answer) && keepPart;
    if (keep) event.waitUntil(keep(kept, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    return (await find(kept)) ?? Response.error();
  }
}

// A notification of a phone leads to the page of its game, which may be closed by now.
own.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { tag, data } = event.notification;
  const pathOf = (/** @type {string} */ url) => new URL(url, location.href).pathname;
  event.waitUntil(own.clients.matchAll({ type: "window", includeUncontrolled: true }).then((/** @type {any[]} */ pages) => {
    const known = new Set([tag, pathOf(data?.opened ?? tag)]);
    const page = pages.find(({ url }) => known.has(pathOf(url)));
    return page ? page.focus() : own.clients.openWindow(tag);
  }));
});
