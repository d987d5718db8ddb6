/** Has the course kept for when the server is not there. */

/** Hands the worker everything this page was made of. */
export async function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/learn/worker.js", { scope: "/learn" });
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const kept = used.filter(({ origin, pathname }) =>
      origin === location.origin && (pathname.startsWith("/assets/") || pathname.startsWith("/learn/")));
    // Whoever changes the language later gets the words for it, too.
    const languages = (document.documentElement.dataset.languages ?? "").split(";").map((pair) => pair.split("=")[0]);
    const paths = kept.map(({ pathname }) => pathname).filter((path) => path !== "/learn/worker.js");
    const words = paths.filter((path) => path.endsWith(".ftl"))
      .flatMap((path) => languages.map((code) => path.replace(/\/lang\/[^/]+\//, `/lang/${code}/`)));
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data.kept) document.documentElement.dataset.kept = String(data.kept);
    });
    active?.postMessage({ keep: [...new Set(["/learn", ...paths, ...words])] });
  } catch {
    // A browser that keeps nothing (a private window, an address that is not trusted): the
    // course works as long as the server is there.
  }
}
