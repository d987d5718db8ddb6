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
