/** What programs wrote into the comments of a record, apart from what people wrote. */

import { readable } from "../invisible.js";

/** KaTrain parts the pieces of a comment by the first, and marks its own by the second. */
const [PARTS, OWN] = ["\u3164\u3164", "\u3164\u200b"];

/** What KataGo writes in its self-play: chances, lead, and visits. */
const KATAGO = /^\s*-?\d+\.\d+(\s+-?\d+\.\d+){2,3}(\s+v=\d+.*)?\s*$/;
/**
 * What analyze-sgf, Lizzie and programs like them write: a name, a colon and a number.
 */
const SAID = /^\s*(\*\s*)?((black|white|b|w|黑方?|白方?)(\s*['’]s)?\s*)?((win ?rate|score ?lead)( drop)?|visits|playouts|胜率|勝率|승률)\s*[:：]\s*((black|white|b|w)\b\s*)?[⇣⇡+-]?\s*\d[\d.,]*\s*[%km]?\s*(\([^)]*\))?\s*$/i;

/** Whether a line of a comment is a program's. @param {string} line */
const isOfProgram = (line) => KATAGO.test(line) || SAID.test(line);

/**
 * A comment in two: what people wrote, and what programs did.
 * @param {string} comment as the record has it
 * @returns {{ people: string, programs: string }}
 */
export function apart(comment) {
  const pieces = comment.split(PARTS).flatMap((piece) => (piece.includes(OWN) ? [piece] : piece.split(/(?:\r?\n){2,}/)));
  // People write before and behind what programs wrote, without a blank line.
  const of = (/** @type {boolean} */ programs) => pieces
    .map((piece) => piece.split(/\r?\n/).filter((line) => (piece.includes(OWN) || isOfProgram(line)) === programs).join("\n"))
    .map((piece) => readable(piece).trim()).filter(Boolean).join("\n\n");
  return { people: of(false), programs: of(true) };
}
