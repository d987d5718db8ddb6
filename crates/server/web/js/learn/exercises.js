/** The kinds of exercises. Each follows the table of the referee, and decides nothing. */

import { FindExercise } from "./find.js";
import { GameExercise } from "./game.js";
import { NumberExercise } from "./number.js";
import { PickExercise } from "./pick.js";
import { PlayExercise } from "./play.js";
import { StepsExercise } from "./steps.js";

/** @typedef {import("../../types/learn.js").Lesson} Lesson */
/** @typedef {import("./exercise.js").Shown} Shown */
const KINDS = {
  play: PlayExercise, find: FindExercise, number: NumberExercise, steps: StepsExercise, pick: PickExercise, game: GameExercise,
};

/**
 * @param {Lesson} lesson
 * @param {import("../board/geometry.js").Geometry} geometry
 * @param {() => void} changed
 * @returns {import("./exercise.js").Exercise}
 */
export const exerciseOf = (lesson, geometry, changed) => new KINDS[lesson.exercise.kind](lesson, geometry, changed);
