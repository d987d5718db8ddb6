/** Facts about a game as people read them. */

import { resultText } from "../game/result.js";
import { decimal, isolated, points, rulesSaid, t } from "../i18n.js";
import { written } from "./info-forms.js";

/** The facts that are numbers, or end with one. */
const NUMBERS = new Set(["KM", "HA", "RE", "TM"]);

/**
 * A fact in the person's language, as far as it is one that is known.
 * @param {string} name the property
 * @param {string} said
 */
export const factSaid = (name, said) => (name === "RU" ? rulesSaid(said) : name === "RE" ? resultSaid(said) : numberSaid(name, said));

/** How a game was won, as records say it. */
const WON_BY = /** @type {Record<string, "resignation" | "time" | "forfeit" | "unknown">} */ ({ R: "resignation", T: "time", F: "forfeit", "": "unknown" });

/** A result that a record says, in words if it is one that is known. @param {string} said */
function resultSaid(said) {
  const known = written("RE", said) ?? "";
  if (known === "0") return t("result-draw");
  if (known === "Void") return t("result-no-result");
  const won = /^([BW])\+(.*)$/.exec(known);
  if (!won) return said;
  const winner = won[1] === "B" ? "black" : "white";
  const by = WON_BY[won[2]];
  // The server says what other units are in points.
  if (!by && !Number.isInteger(Number(won[2]) * 2)) return said;
  return resultText(by ? { kind: "win", winner, by } : { kind: "win", winner, by: "score", margin: Number(won[2]) });
}

/** The same, in a form that the person may change. @param {string} name @param {string} said */
export const numberSaid = (name, said) => (NUMBERS.has(name) ? decimal(said) : said);

/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */

/**
 * What is used of a game in place of what its record says: of which fact, and how it is read from
 * what is assumed, by the codes of that.
 * @type {Record<string, [name: string, used: (args: NonNullable<ErrorBody["args"]>) => string]>}
 */
const USED = {
  "unknown-rules": ["RU", ({ taken }) => rulesSaid(String(taken))],
  "unread-komi": ["KM", ({ komi }) => points(Number(komi))],
  "fox-komi": ["KM", ({ komi }) => points(Number(komi))],
  "komi-converted": ["KM", ({ komi }) => points(Number(komi))],
  "result-converted": ["RE", ({ winner, margin }) => resultText({ kind: "win", winner: winner === "black" ? "black" : "white", by: "score", margin: Number(margin) })],
  "no-handicap": ["HA", () => "0"],
  "unread-handicap": ["HA", () => "0"],
};

/**
 * A fact as people read it. Where the game is taken to be another one than its record says, both
 * are named.
 * @param {string} name @param {string} said @param {readonly ErrorBody[]} assumed
 */
export function factUsed(name, said, assumed) {
  const own = factSaid(name, said);
  const other = assumed.find(({ code }) => USED[code]?.[0] === name);
  return other ? t("room-fact-used", { used: USED[other.code][1](other.args ?? {}), said: isolated(own) }) : own;
}
