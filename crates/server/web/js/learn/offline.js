/** Lets the worker keep the course for use without the server. */

/** Tells the worker the addresses of all parts of this page. */
export async function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/learn/worker.js", { scope: "/learn" });
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const kept = used.filter(({ origin, pathname }) =>
      origin === location.origin && (pathname.startsWith("/assets/") || pathname.startsWith("/learn/")));
    // If the person changes the language later, its messages are there, too.
    const languages = (document.documentElement.dataset.languages ?? "").split(";").map((pair) => pair.split("=")[0]);
    const paths = kept.map(({ pathname }) => pathname).filter((path) => path !== "/learn/worker.js");
    const words = paths.filter((path) => path.endsWith(".ftl"))
      .flatMap((path) => languages.map((code) => path.replace(/\/lang\/[^/]+\//, `/lang/${code}/`)));
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data.kept) document.documentElement.dataset.kept = String(data.kept);
    });
    active?.postMessage({ keep: [...new Set(["/learn", ...paths, ...words])] });
  } catch {
    // The browser keeps nothing: in a private window, or at an address that it does not trust. The
    // course works while the server answers.
  }
}
