/** A problem as a study for several people. */

import { beginStudy } from "../api/study.js";
import { sgfOf } from "../study/sgf.js";

/**
 * The position of a problem as a record.
 * @param {import("./store.js").Problem} problem
 * @param {import("../board/geometry.js").Geometry} geometry
 */
export function recordOf({ cells, rules, turn, size: [width, height] }, geometry) {
  const all = (/** @type {string} */ what) => [...cells].map((cell, i) => (cell === what ? `[${sgfOf(i, geometry)}]` : "")).join("");
  const [black, white] = [all("X"), all("O")];
  return `(;GM[1]FF[4]SZ[${width === height ? width : `${width}:${height}`}]RU[${rules}]${black && `AB${black}`}${white && `AW${white}`}PL[${turn === "black" ? "B" : "W"}])`;
}

/**
 * Begins the study, and goes there.
 * @param {string} title
 * @param {import("./store.js").Problem} problem
 * @param {import("../board/geometry.js").Geometry} geometry
 */
export async function studyProblem(title, problem, geometry) {
  const { key } = await beginStudy({ title, from: { kind: "sgf", text: recordOf(problem, geometry) } });
  location.assign(`/s/${key}`);
}
