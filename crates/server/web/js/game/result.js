/** Results in words. */

import { points, t } from "../i18n.js";

/**
 * @param {import("../../types/protocol.js").Result} result
 * @returns {string}
 */
export function resultText(result) {
  if (result.kind !== "win") return t(`result-${result.kind}`);
  const { winner } = result;
  if (result.by !== "score") return t(`result-by-${result.by}`, { winner });
  return t("result-score", { winner, margin: result.margin, shown: points(result.margin) });
}

/**
 * The one who ended a game without a result, in words; `null` where it has come to an end.
 * @param {import("../../types/protocol.js").Ended} ended
 * @returns {string | null}
 */
export function closedText({ closed }) {
  if (closed === null) return null;
  return closed === "keeper" ? t("status-closed") : t("status-called-off", { colour: closed });
}
