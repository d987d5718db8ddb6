/** Moves in words. */

import { t } from "../i18n.js";

/**
 * A move in words.
 * @param {import("../../types/protocol.js").Move} move
 * @returns {string}
 */
export function moveText(move) {
  if (move.illegal) return t("announce-illegal", { colour: move.c, point: move.illegal });
  if (!move.p) return t("announce-pass", { colour: move.c });
  return t("announce-move", { colour: move.c, point: move.p, captured: move.x?.length ?? 0 });
}
