/** Pools of games, and results, in words. */

import { t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").PersonGame} PersonGame */

/**
 * The games of which a rating is made.
 * @param {string} pool `overall`, `9-blitz` to `19-days`, or `programs`
 */
export function poolWords(pool) {
  if (pool === "overall" || pool === "programs") return t(`pool-${pool}`);
  const [size, speed] = pool.split("-");
  return t("pool-of", { board: t("size", { width: size, height: size }), speed });
}

/** @param {PersonGame} game how it ended for the person */
export const resultWords = ({ score, by }) => t("person-result", { score, by });

/** @param {number} by a change of points, with its sign */
export const signed = (by) => `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
