/** The course from the server (`tengen_lessons::Lesson`). Points are indices. */

import type { Colour } from "./protocol.js";

export type Course = { chapters: { id: string; pages: Lesson[] }[] };

export type Lesson = {
  id: string;
  figure?: { text: "booklet" | "aga"; number: number };
  size: [number, number];
  cells: string;
  turn: Colour;
  rules: string;
  marks: number[];
  stars: number[];
  exercise: Play | Find | Count | Steps | Pick | Game;
};

export type Said = { id: string; args?: Record<string, string | number> };
export type Step = { mine: boolean; point: number | null; takes?: number[] };
export type Answer = { verdict: "right" | "on" | "off" | "illegal"; said: Said; steps?: Step[]; next?: number };
export type State = { cells: string; ko?: number; replies: number[]; pass: number; best: number | null };

export type Play = { kind: "play"; states: State[]; answers: Answer[] };
export type Find = { kind: "find"; need: number; change?: "black" | "white" | "off"; replies: number[]; answers: Answer[] };
export type Count = { kind: "number"; right: number };
export type Steps = { kind: "steps"; steps: (Find | Count)[] };
export type Pick = { kind: "pick"; options: string[]; rulesets: boolean; answers: Answer[] };
export type Game = { kind: "game" };

/** A problem in the list. */
export type ProblemEntry = { id: string; kind: string; level: number };
/** A problem with its answers (`tengen_lessons::problems::Worked`). `name` is its id, or the line of a new one. */
export type Problem = Lesson & ProblemEntry & { hint: number[]; name: string };

/** The judge's answer to a line of play (`tengen_lessons::problems::Reply`). */
export type Reply = {
  cells: string;
  ko?: number;
  turn: Colour;
  moves: (number | null)[];
  played?: Said;
  stands: Said;
  works: boolean | null;
  over: boolean;
};
export type Told = Reply | { refused: Said };
