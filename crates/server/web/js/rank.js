/** The computer's strength in words. */

import { t } from "./i18n.js";

/**
 * A rank in words.
 * @param {string} rank as the server writes it: `15k`, `1d` or `full`
 * @returns {string}
 */
export function rankName(rank) {
  const number = Number.parseInt(rank, 10);
  const kind = rank.endsWith("k") ? "kyu" : !rank.endsWith("d") ? "full" : number === 1 ? "first-dan" : "dan";
  return t("rank", { kind, number: Number.isNaN(number) ? "" : String(number) });
}

/**
 * The rank of a member in words.
 * @param {import("../types/protocol.js").MemberRank} rank
 * @returns {string}
 */
export const memberRank = ({ is, provisional }) => (provisional ? t("rank-provisional", { rank: rankName(is) }) : rankName(is));

/**
 * The same where there is little room: a provisional rank has a question mark.
 * @param {import("../types/protocol.js").MemberRank} rank
 * @returns {string}
 */
export const shortRank = ({ is, provisional }) => `${rankName(is)}${provisional ? "?" : ""}`;

/** @param {string} rank */
function groupOf(rank) {
  if (rank.endsWith("d")) return "strong";
  if (!rank.endsWith("k")) return "full";
  const kyu = Number.parseInt(rank, 10);
  return kyu > 15 ? "first" : kyu > 9 ? "beginner" : kyu > 4 ? "casual" : "club";
}

/**
 * Ranks in groups, in the order given. The label of a group says which players are that strong.
 * @param {readonly string[]} ranks
 * @returns {{ label: string, ranks: string[] }[]}
 */
export function rankGroups(ranks) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const rank of ranks) {
    const group = groupOf(rank);
    groups.set(group, [...(groups.get(group) ?? []), rank]);
  }
  return [...groups].map(([group, members]) => ({ label: t("rank-group", { group }), ranks: members }));
}
