/** The name of the board for a screen reader: what Enter does there now. */

import { t } from "../i18n.js";
import { mayTry } from "./tried.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * What a person does by choosing a point.
 * @param {Store} store
 * @returns {"plays" | "tries" | "marks" | "looks"}
 */
function does(store) {
  if (mayTry(store)) return "tries";
  if (store.line) return "looks";
  if (store.trial && store.cursor === null) return store.can("trial-move") ? "plays" : "looks";
  if (!store.live) return "looks";
  if (store.can("mark")) return "marks";
  return store.can("play") ? "plays" : "looks";
}

/**
 * @param {Store} store
 * @returns {string}
 */
export function boardLabel(store) {
  return t("board", { does: does(store) });
}
