/** The stones: shell and slate, each a little off its point. Only changed points are drawn anew. */

import { s } from "../dom.js";
import { wantsLessMotion } from "../settings.js";

/** The side of a cell in the drawing's units. */
export const CELL = 100;
const RADIUS = 47.5;
const SHELLS = 4;

/**
 * The colours that all stones refer to.
 * @returns {SVGDefsElement}
 */
export function stoneDefs() {
  /** @param {[string, string, number?][]} stops */
  const stops = (stops) =>
    stops.map(([offset, color, opacity]) => s("stop", { offset, "stop-color": color, "stop-opacity": opacity ?? 1 }));
  const shells = Array.from({ length: SHELLS }, (_, k) => {
    const turn = [18, 74, 128, -30][k];
    const bend = [22, -16, 30, 12][k];
    const lines = Array.from({ length: 13 }, (_, n) => {
      const x = n * 9 - 4;
      return s("path", { d: `M${x} -20Q${x + bend} 50 ${x} 120` });
    });
    return s(
      "pattern",
      { id: `shell-${k}`, width: 1, height: 1, viewBox: "0 0 100 100", preserveAspectRatio: "none" },
      s("g", { fill: "none", stroke: "#b9ad96", "stroke-width": 1.5, opacity: 0.28, transform: `rotate(${turn} 50 50)` }, ...lines),
    );
  });
  return s(
    "defs",
    {},
    s("radialGradient", { id: "slate", cx: "36%", cy: "30%", r: "76%" },
      ...stops([["0%", "#6b6f76"], ["22%", "#44474d"], ["60%", "#212327"], ["100%", "#0b0c0e"]])),
    s("radialGradient", { id: "clam", cx: "38%", cy: "32%", r: "72%" },
      ...stops([["0%", "#ffffff"], ["55%", "#f8f5ee"], ["84%", "#e6e0d3"], ["100%", "#c9c0ae"]])),
    s("radialGradient", { id: "stone-shadow" },
      ...stops([["0%", "#1c0f02", 0.6], ["72%", "#1c0f02", 0.5], ["86%", "#1c0f02", 0.2], ["100%", "#1c0f02", 0]])),
    ...shells,
  );
}

/**
 * A number that looks random, but is always the same for a seed.
 * @param {number} seed
 * @returns {number} from 0 up to 1
 */
function scatter(seed) {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/**
 * The faces of a stone around the origin.
 * @param {string} colour `X` or `O`
 * @param {number} seed
 */
export function stoneFace(colour, seed) {
  if (colour === "X") return [s("circle", { r: RADIUS, fill: "url(#slate)" })];
  return [
    s("circle", { r: RADIUS, fill: "url(#clam)" }),
    s("circle", { r: RADIUS, fill: `url(#shell-${Math.floor(scatter(seed + 5) * SHELLS)})` }),
  ];
}

/** The layer of stones of one board. */
export class StoneLayer {
  /** @param {import("./geometry.js").Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.element = s("g", { class: "stones" });
    this.shadows = s("g", { class: "shadows" });
    /** @type {string[]} */
    this.keys = new Array(geometry.count).fill("");
    /** @type {(SVGGElement | undefined)[]} */
    this.stones = new Array(geometry.count);
    /** @type {(SVGCircleElement | undefined)[]} */
    this.casts = new Array(geometry.count);
  }

  /**
   * @param {number} i
   * @returns {{ x: number, y: number }} the place of the stone on this point
   */
  place(i) {
    return {
      x: this.geometry.x(i) * CELL + (scatter(i) - 0.5) * 5,
      y: this.geometry.y(i) * CELL + (scatter(i + 1000) - 0.5) * 5,
    };
  }

  /**
   * @param {string} cells a character for each point
   *
   * @param {ReadonlySet<number>} dead
   * @param {{ index: number, colour: string } | null} pending
   * @param {boolean} fade whether captured stones fade out
   */
  draw(cells, dead, pending, fade) {
    for (let i = 0; i < cells.length; i++) {
      let key = cells[i] === "." ? "" : cells[i];
      if (key && dead.has(i)) key += "d";
      if (!key && pending?.index === i) key = `${pending.colour}p`;
      if (key !== this.keys[i]) this.change(i, key, fade);
    }
  }

  /**
   * @param {number} i
   * @param {string} key
   * @param {boolean} fade
   */
  change(i, key, fade) {
    const old = this.keys[i];
    this.keys[i] = key;
    const stone = this.stones[i];
    if (stone && old[0] === key[0]) {
      stone.setAttribute("class", className(key));
      this.casts[i]?.setAttribute("class", className(key));
      return;
    }
    // A pending stone that the server refused goes at once, since it was never on the board.
    if (stone) this.remove(i, fade && key === "" && old[1] !== "p");
    if (key === "") return;
    const { x, y } = this.place(i);
    const made = s("g", { class: className(key), transform: `translate(${x} ${y})` }, ...stoneFace(key[0], i));
    const cast = s("circle", { class: className(key), cx: x + 4, cy: y + 7, r: RADIUS + 7, fill: "url(#stone-shadow)" });
    this.stones[i] = made;
    this.casts[i] = cast;
    this.shadows.append(cast);
    this.element.append(made);
  }

  /**
   * @param {number} i
   * @param {boolean} fade
   */
  remove(i, fade) {
    const gone = [this.stones[i], this.casts[i]];
    this.stones[i] = undefined;
    this.casts[i] = undefined;
    for (const element of gone) {
      if (!element) continue;
      if (!fade || wantsLessMotion()) {
        element.remove();
        continue;
      }
      element.classList.add("leaving");
      setTimeout(() => element.remove(), 320);
    }
  }
}

/** @param {string} key */
function className(key) {
  const state = key[1] === "d" ? " dead" : key[1] === "p" ? " pending" : "";
  return `stone ${key[0] === "X" ? "black" : "white"}${state}`;
}
