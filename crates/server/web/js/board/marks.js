/**
 * The marks on the board. Each has a shape of its own, so that colour is never the only sign.
 */

import { s } from "../dom.js";

/**
 * @typedef {"last" | "ko" | "dead" | "black-point" | "white-point" | "neutral" | "seki"
 *   | "unsealed" | "concerned" | "counted" | "chosen" | "hint" | "owned-black" | "owned-white"
 *   | "marked" | "found" | "numbered" | "triangle" | "square" | "circle" | "cross" | "selected"
 *   | "label" | "pale" | "veiled" | "arrow" | "line" | "next-black" | "next-white" | "beside-black"
 *   | "beside-white" | "pointed"} MarkKind
 */

/**
 * @typedef {object} Mark
 * @property {MarkKind} kind
 * @property {number} index
 * @property {string} [label] the letter of a hint, the number of a stone, or a record's text
 * @property {number} [across] how many points to the right an arrow or a line ends
 * @property {number} [down] how many points below
 *
 * @property {string} [tint] the judgement that colours it
 *
 * @property {number} [size] how sure the owner of a point is, from 1 to 10
 */

/** @param {number} size */
const square = (size) => s("rect", { x: -2.6 * size, y: -2.6 * size, width: 5.2 * size, height: 5.2 * size });

/** The distance of two points in the drawing's units. */
const STEP = 100;
/** A label with more letters than these is cut off on the board; in words it is whole. */
const LONGEST = 8;

/** The most room that a label has: a little less than its point. */
const ROOM = 94;

/**
 * How wide a letter is at most, as a share of its height.
 * @param {string} letter
 */
const widthOf = (letter) => (/[\u2e80-\uffff]|\p{Emoji_Presentation}/u.test(letter) ? 1.05 : /[mwMWO@%…—]/.test(letter) ? 0.95 : /[iljtfrI1.,:;'|! ()[\]]/.test(letter) ? 0.4 : 0.66);

/**
 * A label at its point. Letters of a word become narrower rather than lower, so that they can be
 * read on a large board.
 * @param {string} label
 * @returns {{ text: string, size: number, narrow: boolean }}
 */
function fitted(label) {
  const letters = [...label];
  const shown = letters.length > LONGEST ? [...letters.slice(0, LONGEST - 1), "…"] : letters;
  const wide = shown.reduce((sum, letter) => sum + widthOf(letter), 0);
  const size = shown.length < 2 ? 54 : shown.length < 3 ? 44 : Math.max(30, Math.min(38, ROOM / wide));
  return { text: shown.join(""), size, narrow: shown.length > 2 && wide * size > ROOM };
}

/** @param {string} d a path that is drawn twice, the first time as a halo */
const haloed = (d) => [s("path", { class: "halo", d }), s("path", { d })];

/**
 * A line to another point, which ends in a head if it is an arrow.
 * @param {{ across?: number, down?: number }} mark
 * @param {boolean} arrow
 */
function stroke({ across = 0, down = 0 }, arrow) {
  const [x, y] = [across * STEP, down * STEP];
  const length = Math.hypot(x, y);
  const [dx, dy] = [x / length, y / length];
  const side = (/** @type {number} */ way) => `${x - 26 * dx - way * 18 * dy} ${y - 26 * dy + way * 18 * dx}`;
  return haloed(`M0 0L${x} ${y}${arrow ? `M${side(1)}L${x} ${y}L${side(-1)}` : ""}`);
}

/**
 * A stone that a line plays next, or plays instead, with the sign of what is said about it.
 * @param {{ label?: string }} mark
 * @param {number} r
 */
const later = ({ label = "" }, r) => [s("circle", { r }),
  ...(label ? [s("text", { "text-anchor": "middle", dy: "0.36em", "font-size": r * 1.15 }, label)] : [])];

/** @typedef {{ label?: string, size?: number, across?: number, down?: number, tint?: string }}
 * Shape */

/** @type {Record<MarkKind, (mark: Shape) => SVGElement[]>} */
const SHAPES = {
  last: () => [s("circle", { r: 24 })],
  ko: () => [s("rect", { x: -19, y: -19, width: 38, height: 38 })],
  dead: () => [
    s("path", { class: "halo", d: "M-26 -26L26 26M26 -26L-26 26" }),
    s("path", { d: "M-26 -26L26 26M26 -26L-26 26" }),
  ],
  "black-point": () => [s("rect", { x: -15, y: -15, width: 30, height: 30 })],
  "white-point": () => [s("rect", { x: -15, y: -15, width: 30, height: 30 })],
  neutral: () => [s("path", { d: "M0 -18L18 0L0 18L-18 0Z" })],
  seki: () => [s("path", { class: "halo", d: "M0 -25L22 14L-22 14Z" }), s("path", { d: "M0 -25L22 14L-22 14Z" })],
  unsealed: () => [
    s("path", { d: "M0 -34L34 0L0 34L-34 0Z" }),
    s("path", { class: "stroke", d: "M0 -17L0 5M0 14L0 17" }),
  ],
  concerned: () => [s("circle", { class: "halo", r: 42 }), s("circle", { r: 42 })],
  counted: () => [s("rect", { x: -48, y: -48, width: 96, height: 96, rx: 10 })],
  hint: ({ label = "" }) => [
    s("circle", { r: 36 }),
    s("text", { "text-anchor": "middle", dy: "0.36em", "font-size": 46 }, label),
  ],
  "owned-black": ({ size = 10 }) => [square(size)],
  "owned-white": ({ size = 10 }) => [square(size)],
  marked: () => [s("path", { class: "halo", d: "M0 -25L22 14L-22 14Z" }), s("path", { d: "M0 -25L22 14L-22 14Z" })],
  found: () => [s("path", { class: "halo", d: "M-20 2L-6 17L21 -17" }), s("path", { d: "M-20 2L-6 17L21 -17" })],
  numbered: ({ label = "" }) => [s("text", { "text-anchor": "middle", dy: "0.36em", "font-size": label.length > 1 ? 44 : 52 }, label)],
  triangle: () => haloed("M0 -27L24 15L-24 15Z"),
  square: () => haloed("M-19 -19H19V19H-19Z"),
  circle: () => [s("circle", { class: "halo", r: 22 }), s("circle", { r: 22 })],
  cross: () => haloed("M-18 -18L18 18M18 -18L-18 18"),
  selected: () => haloed("M0 -25L25 0L0 25L-25 0Z"),
  label: ({ label = "" }) => {
    const { text, size, narrow } = fitted(label);
    return [s("circle", { class: "ground", r: 38 }), s("text", { "text-anchor": "middle", dy: "0.36em", "font-size": size,
      ...(text.length > 2 && { class: "long" }), ...(narrow && { textLength: ROOM, lengthAdjust: "spacingAndGlyphs" }) }, text)];
  },
  pale: () => [s("rect", { x: -50, y: -50, width: 100, height: 100 })],
  veiled: () => [s("rect", { x: -50.5, y: -50.5, width: 101, height: 101 })],
  arrow: (mark) => stroke(mark, true),
  line: (mark) => stroke(mark, false),
  "next-black": (mark) => later(mark, 30),
  "next-white": (mark) => later(mark, 30),
  "beside-black": (mark) => later(mark, 17),
  "beside-white": (mark) => later(mark, 17),
  pointed: ({ label = "" }) => [...haloed("M0 0L-16 -44L16 -44Z"),
    s("text", { "text-anchor": "middle", y: -54, "font-size": 30 }, label)],
  chosen: () => [s("path", { d: "M-60 0H-38M60 0H38M0 -60V-38M0 60V38" })],
};

/**
 * A mark around the origin.
 *
 * @param {MarkKind} kind
 * @param {string} [on] the point under it: `X`, `O` or `.`
 * @param {Shape} [more]
 * @returns {SVGGElement}
 */
export function markShape(kind, on = ".", more = {}) {
  const under = on === "X" ? "on-black" : on === "O" ? "on-white" : "on-wood";
  return s("g", { class: `mark ${kind} ${under}${more.tint ? ` ${more.tint}` : ""}` }, ...SHAPES[kind](more));
}

/** The layer of marks of one board. */
export class MarkLayer {
  /** @param {(index: number, on: string) => { x: number, y: number }} place the place of a mark */
  constructor(place) {
    this.place = place;
    this.element = s("g", { class: "marks" });
    /** @type {Map<string, SVGGElement>} */
    this.drawn = new Map();
  }

  /**
   * @param {Mark[]} marks
   * @param {string} cells
   */
  draw(marks, cells) {
    const kept = new Map();
    for (const mark of marks) {
      const { kind, index } = mark;
      const on = cells[index] ?? ".";
      const key = `${kind} ${index} ${on} ${mark.label ?? mark.size ?? ""} ${mark.across ?? ""} ${mark.down ?? ""}`;
      // Two may ask for the same mark: it is drawn once.
      let element = kept.get(key) ?? this.drawn.get(key);
      if (!element) {
        element = markShape(kind, on, mark);
        const { x, y } = this.place(index, on);
        element.setAttribute("transform", `translate(${x} ${y})`);
        this.element.append(element);
      }
      kept.set(key, element);
    }
    for (const [key, element] of this.drawn) if (!kept.has(key)) element.remove();
    this.drawn = kept;
  }
}
