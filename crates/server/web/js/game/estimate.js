/** The judge's estimate of a position in words, and the moves that are left. */

import { t } from "../i18n.js";
import { resultText } from "./result.js";

/**
 * @param {import("../../types/protocol.js").Estimate} estimate
 * @returns {string}
 */
export function estimateText({ count, finished }) {
  // Nobody counts a game on the way, and nobody has won it.
  return finished ? t("estimate-finished", { result: resultText(count.result) }) : t("estimate-open");
}

/**
 * How unsettled chains count for now, and why.
 * @param {import("../../types/protocol.js").StoneStatus} as as what they count
 * @param {import("../../types/protocol.js").Provisional | undefined} provisional as what the judge
 * counts them @param {number} chains how many they are
 */
export function countedText(as, provisional, chains) {
  const because = provisional?.as === as ? provisional.because : "none";
  return t("reason-counts", { as, because, first: provisional?.first ?? "none", chains });
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
    case "teire": {
      const { colour, point, unless } = left;
      return unless ? t("left-teire-unless", { colour, point, unless }) : t("left-teire", { colour, point });
    }
    case "chain": {
      const { stone, provisional } = left;
      return [t("left-chain", { point: stone }), provisional ? countedText(provisional.as, provisional, 1) : ""].join(" ").trim();
    }
    case "capture":
      return t("left-capture", { point: left.stone });
    case "undecided":
      return t("left-undecided");
  }
}
