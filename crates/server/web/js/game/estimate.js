/** The judge's estimate of a position in words, and the moves that are left. */

import { t } from "../i18n.js";
import { resultText } from "./result.js";

/**
 * @param {import("../../types/protocol.js").Estimate} estimate
 * @returns {string}
 */
export function estimateText({ count, finished }) {
  const result = resultText(count.result);
  return t(finished ? "estimate-finished" : "estimate-open", { result });
}

/**
 * A thing that is left to be played.
 * @param {import("../../types/protocol.js").Left} left
 * @returns {string}
 */
export function leftText(left) {
  switch (left.what) {
    case "border":
      return t("left-border", { points: left.points.join(" ") });
    case "teire":
    case "ko":
      return t(`left-${left.what}`, { colour: left.colour, point: left.point });
    case "chain":
    case "capture":
      return t(`left-${left.what}`, { point: left.stone });
    case "undecided":
      return t("left-undecided");
  }
}
