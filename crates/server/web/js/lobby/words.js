/** A challenge in words. */

import { number, rulesetName, t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").Challenge} Challenge */
/** @typedef {import("../../types/protocol.js").ClockChoice} ClockChoice */

/** @param {number} milliseconds */
const time = (milliseconds) => (milliseconds < 60_000 ? t("lobby-seconds", { seconds: number(milliseconds / 1000) })
  : t("lobby-minutes", { minutes: number(milliseconds / 60_000) }));

/** @param {ClockChoice} clock */
export function clockWords(clock) {
  switch (clock.kind) {
    case "none":
      return t("clock-none");
    case "absolute":
      return time(clock.main);
    case "byo-yomi":
      return t("lobby-byo-yomi", { main: time(clock.main), count: number(clock.periods), period: time(clock.period) });
    case "canadian":
      return t("lobby-canadian", { main: time(clock.main), count: number(clock.stones), period: time(clock.period) });
    case "fischer":
      return t("lobby-fischer", { main: time(clock.main), increment: time(clock.increment) });
  }
}

/** @param {Challenge} challenge */
export function boardWords({ width, height, handicap }) {
  const board = t("size", { width, height });
  return handicap === "by-rank" ? t("lobby-by-rank", { board }) : board;
}

/** @param {Challenge} challenge */
export const rulesWords = ({ rules }) => rulesetName(rules, rules);

/** @param {Challenge} challenge a challenge in one sentence */
export const challengeWords = (challenge) => t("lobby-terms", {
  board: boardWords(challenge), rules: rulesWords(challenge), clock: clockWords(challenge.clock), rated: challenge.rated ? "yes" : "no",
});
