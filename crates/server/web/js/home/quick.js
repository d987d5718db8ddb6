/** The first game: one button starts it, beside a board to look at. */

import { createGame } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { BoardPicture } from "../board/board.js";
import { Geometry } from "../board/geometry.js";
import { byId, setText } from "../dom.js";
import { t } from "../i18n.js";
import { rankName } from "../rank.js";

const SIDE = 9;
/** The beginning of a game, row by row. */
const CELLS = [
  ".........",
  ".........",
  "...OX.X..",
  "..O..OX..",
  "..OOX.X..",
  "..XX.X...",
  "....O.X..",
  "...OX....",
  ".........",
].join("");
const STARS = ["C3", "C7", "E5", "G3", "G7"];

/** Draws the board. */
export function mountPicture() {
  const board = new BoardPicture(byId("hero-board"), new Geometry(SIDE, SIDE), STARS);
  board.showCoordinates(false);
  board.draw({ cells: CELLS, dead: new Set(), pending: null, under: [], over: [], fade: false });
}

/**
 * The button plays against the weakest computer, by the usual rules and without a clock.
 * @param {import("../../types/protocol.js").Meta} meta
 */
export function mountQuick(meta) {
  const button = /** @type {HTMLButtonElement} */ (byId("quick"));
  const problem = byId("quick-problem");
  const kyu = meta.ranks.filter((rank) => rank.endsWith("k"));
  const rank = kyu.reduce((weak, next) => (Number.parseInt(next, 10) > Number.parseInt(weak, 10) ? next : weak), meta.defaultRank);
  setText(byId("quick-says"), t("quick-says", { rank: rankName(rank) }));
  button.disabled = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    problem.hidden = true;
    try {
      const { key } = await createGame({
        width: SIDE, height: SIDE, rules: meta.rules[0].id, komi: null, handicap: { kind: "none" }, colour: "black",
        opponent: { kind: "computer", rank }, clock: { kind: "none" },
      });
      location.assign(`/g/${key}`);
    } catch (error) {
      setText(problem, explain(bodyOf(error)));
      problem.hidden = false;
      button.disabled = false;
    }
  });
}
