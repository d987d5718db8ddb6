/** Moves after which the lead changed hands, or the game was decided. */

/** @typedef {import("../../types/protocol.js").Judged} Judged */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/**
 * A side is ahead from the first of these chances of winning, and has won from the second if it
 * never falls below it again. Chances around one half say nothing about a lead.
 */
const [AHEAD, WON] = [0.55, 0.95];

/**
 * @typedef {object} Turn
 * @property {number} made the number of the move on the way
 * @property {Colour} colour who is ahead, or has won, from there on
 * @property {"lead" | "won"} what
 */

/** A side's chance. @param {Judged} judged @param {Colour} colour */
const chanceOf = ({ black }, colour) => (colour === "black" ? black : 1 - black);

/**
 * The move that brought a side most, from the first on after which it had the better chance to the
 * last, after which it was ahead. The first of them may have brought a hundredth.
 * @param {readonly (Judged | undefined)[]} told @param {Colour} colour
 * @param {number} first @param {number} last
 */
function largest(told, colour, first, last) {
  let [made, most] = [first, -1];
  for (let i = first; i <= last; i++) {
    const [before, after] = [told[i - 1], told[i]];
    if (!before || !after) continue;
    const gain = chanceOf(after, colour) - chanceOf(before, colour);
    if (gain > most) [made, most] = [i, gain];
  }
  return made;
}

/**
 * The turning points of a line, in order. A move turns a game only where the position before it is
 * judged as well.
 * @param {readonly (Judged | undefined)[]} told what is known of the positions of the line
 * @returns {Turn[]}
 */
export function turningPoints(told) {
  /** @type {Turn[]} */
  const turns = [];
  /** @type {Colour | null} */
  let leader = null;
  /** The side with the better chance, and since which position they have it.
   * @type {{ colour: Colour | null, since: number }} */
  let better = { colour: null, since: 0 };
  for (const [made, judged] of told.entries()) {
    if (!judged) continue;
    const colour = judged.black >= 0.5 ? "black" : "white";
    if (better.colour !== colour) better = { colour, since: made };
    if (colour === leader || chanceOf(judged, colour) < AHEAD) continue;
    // Who was never behind has taken nothing.
    if (told[better.since - 1]) turns.push({ made: largest(told, colour, better.since, made), colour, what: "lead" });
    leader = colour;
  }
  const known = [...told.entries()].flatMap(([made, judged]) => (judged ? [{ made, judged }] : []));
  const last = known.at(-1);
  if (!last) return turns;
  const colour = last.judged.black >= 0.5 ? "black" : "white";
  const open = known.findLastIndex(({ judged }) => chanceOf(judged, colour) < WON);
  // What was won from the beginning was not decided by a move.
  const decided = open < 0 ? undefined : known[open + 1];
  if (!decided || !told[decided.made - 1]) return turns;
  // One position says nothing about what comes behind it, unless the line ends there.
  if (decided === last && last.made < told.length - 1) return turns;
  const same = turns.find(({ made }) => made === decided.made);
  if (same) same.what = "won";
  else turns.push({ made: decided.made, colour, what: "won" });
  return turns.sort((a, b) => a.made - b.made);
}
