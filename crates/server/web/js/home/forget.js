/** The button that lets this browser forget all games and studies, on a machine that others use. */

import { forgetAll } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { ask } from "../dialog.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { forgetKept } from "../settings.js";

/**
 * @param {(said: string) => void} told shows what went wrong
 * @param {() => Promise<void>} refresh draws the list anew
 */
export function forgetButton(told, refresh) {
  const button = h("button", { type: "button", id: "forget", class: "quiet" }, t("list-forget"));
  button.addEventListener("click", async () => {
    const answer = await ask({
      id: "forget-question",
      title: t("list-forget-title"),
      text: [t("list-forget-meaning")],
      answers: [{ id: "forget-confirm", label: t("list-forget"), kind: "danger" }],
      cancel: t("cancel"),
    });
    if (answer === null) return;
    try {
      await forgetAll();
      forgetKept();
      await refresh();
    } catch (error) {
      told(explain(bodyOf(error)));
    }
  });
  return button;
}
