/** Notifications of the system, which a person allows in the settings. */

import { h, setText } from "./dom.js";
import { t } from "./i18n.js";
import { keepForLater } from "./offline.js";
import { changeSettings, settings } from "./settings.js";

/** Browsers notify only from addresses that they trust. */
const possible = "Notification" in globalThis && isSecureContext;

/**
 * Tells a person who looks elsewhere, if they have allowed it.
 * @param {string} title
 * @param {string} body
 */
export async function notify(title, body) {
  if (!possible || !settings.notify || Notification.permission !== "granted") return;
  // A worker knows a page by the address with which it was opened.
  const [opened] = performance.getEntriesByType("navigation");
  const options = { body, tag: location.pathname, data: { opened: opened?.name ?? location.href } };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => {
      focus();
      shown.close();
    });
    document.addEventListener("visibilitychange", () => shown.close(), { once: true });
  } catch {
    // On phones only a worker may notify.
    const worker = await keepForLater();
    await worker?.showNotification(title, options).catch(() => {});
  }
}

/** The field of the settings that asks for consent; nothing where the browser cannot notify. */
export function notifyField() {
  if (!possible) return null;
  const granted = () => Notification.permission === "granted";
  const box = h("input", { id: "setting-notify", type: "checkbox", checked: settings.notify && granted() });
  const problem = h("p", { class: "hint", role: "status" });
  box.addEventListener("change", async () => {
    if (box.checked && !granted()) await Notification.requestPermission();
    box.checked &&= granted();
    changeSettings({ notify: box.checked });
    setText(problem, Notification.permission === "denied" ? t("notify-denied") : "");
  });
  return h("div", {}, h("label", { class: "check" }, box, h("span", {}, t("setting-notify"))), problem);
}
