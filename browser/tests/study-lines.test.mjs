/** Turning points of a line, and the words of people and programs, without a browser. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { apart } from "../../crates/server/web/js/study/programs.js";
import { turningPoints } from "../../crates/server/web/js/study/turning.js";

const told = (...chances) => chances.map((black) => (black === null ? undefined : { black }));
const points = (...chances) => turningPoints(told(...chances)).map(({ made, colour, what }) => `${made} ${colour} ${what}`);

test("a move turns a game only where the position before it is judged", () => {
  assert.deepEqual(points(0.5, 0.6, 0.3, 0.2), ["2 white lead"]);
  assert.deepEqual(points(0.5, 0.6, null, 0.3, 0.2), []);
  assert.deepEqual(points(0.5, 0.6, 0.97, 0.98), ["2 black won"]);
  assert.deepEqual(points(0.5, 0.6, null, null, 0.97, 0.98), []);
});

test("the move that brought most turns a game, not the first that brought a hundredth", () => {
  assert.deepEqual(points(0.49, 0.5, 0.51, 0.7, 0.72), ["3 black lead"]);
  assert.deepEqual(points(0.6, 0.47, 0.46, 0.2), ["3 white lead"]);
});

test("one last position decides nothing while the line goes on", () => {
  assert.deepEqual(points(0.6, 0.6, 0.97, null, null), []);
  assert.deepEqual(points(null, null, null, 0.97), []);
  assert.deepEqual(points(0.6, 0.6, 0.97), ["2 black won"]);
});

test("what people say about numbers is theirs, line by line", () => {
  for (const words of ["Visits to the corner come later: 3 of them", "Win rate fell to 40 percent here", "Winrate: about 50% I think", "Black's visits (see move 30) are slow",
    "Score lead: White is 3 points ahead, because of the ko"]) assert.deepEqual(apart(words), { people: words, programs: "" });
  const block = "* Win rate: W 69.00%\n* Win rate drop: B \u21e324.00%\n* Score lead: W 2.80\n* Visits: 400";
  assert.deepEqual(apart(block), { people: "", programs: block });
  assert.deepEqual(apart(`A bad move.\n${block}\nBetter is D4.`), { people: "A bad move.\nBetter is D4.", programs: block });
  assert.deepEqual(apart("0.51 0.49 0.00 0.5 v=100"), { people: "", programs: "0.51 0.49 0.00 0.5 v=100" });
});
