/** The board: wood, lines, coordinates, stones, marks and the grid over them. */

import { h, s } from "../dom.js";
import { columnName } from "./geometry.js";
import { Grid } from "./grid.js";
import { MarkLayer } from "./marks.js";
import { CELL, StoneLayer, stoneDefs, stoneFace } from "./stones.js";

/** The distance of the outermost line from the edge of the wood without coordinates, in cells. */
const PLAIN_EDGE = 0.72;
/** The size of coordinates in the drawing's units, and its limit in pixels. */
const NAMES = { units: 34, pixels: 15 };
/** The largest cell that looks like a board, in pixels. */
const LARGEST_CELL = 160;

/**
 * @typedef {object} Drawing the contents of the board
 * @property {string} cells a character for each point: `.`, `X`, `O`
 * @property {ReadonlySet<number>} dead
 * @property {{ index: number, colour: string } | null} pending a stone without an answer yet
 * @property {import("./marks.js").Mark[]} under marks below the stones
 * @property {import("./marks.js").Mark[]} over marks above the stones
 * @property {boolean} fade
 */

/** A board to look at. */
export class BoardPicture {
  /**
   * @param {HTMLElement} parent the area that the board may fill
   * @param {import("./geometry.js").Geometry} geometry
   * @param {readonly string[]} stars
   */
  constructor(parent, geometry, stars) {
    this.parent = parent;
    this.geometry = geometry;
    this.stones = new StoneLayer(geometry);
    /** @param {number} i @param {string} on */
    const place = (i, on) =>
      on === "." ? { x: geometry.x(i) * CELL, y: geometry.y(i) * CELL } : this.stones.place(i);
    this.under = new MarkLayer(place);
    this.over = new MarkLayer(place);
    this.ghost = s("g", { class: "ghost" });
    this.names = s("g", { class: "names" });
    this.nameSize = 0;
    this.svg = s("svg", { "aria-hidden": "true", class: "drawing" },
      stoneDefs(),
      this.names,
      this.lines(stars),
      this.stones.shadows,
      this.under.element,
      this.stones.element,
      this.ghost,
      this.over.element,
    );
    this.element = h("div", { class: "board" }, this.svg);
    this.named = true;
    this.ghostKey = "";
    parent.append(this.element);
    new ResizeObserver(() => this.resize()).observe(parent);
  }

  /** @param {boolean} shown */
  showCoordinates(shown) {
    this.named = shown;
    this.resize();
  }

  /** @param {readonly string[]} stars */
  lines(stars) {
    const { width, height } = this.geometry;
    const right = (width - 1) * CELL;
    const bottom = (height - 1) * CELL;
    const paths = [];
    for (let x = 1; x < width - 1; x++) paths.push(`M${x * CELL} 0V${bottom}`);
    for (let y = 1; y < height - 1; y++) paths.push(`M0 ${y * CELL}H${right}`);
    return s("g", { class: "lines" },
      s("path", { d: paths.join("") }),
      s("rect", { class: "frame", width: right, height: bottom }),
      ...this.geometry.all(stars).map((i) =>
        s("circle", { class: "star", cx: this.geometry.x(i) * CELL, cy: this.geometry.y(i) * CELL, r: 8 })),
    );
  }

  /**
   * Writes the coordinates on all four sides.
   * @param {number} size in the drawing's units
   */
  writeNames(size) {
    if (size === this.nameSize) return;
    this.nameSize = size;
    const { width, height } = this.geometry;
    const far = 54 + size * 0.8;
    this.names.replaceChildren();
    this.names.setAttribute("font-size", String(size));
    /** @param {number} x @param {number} y @param {string | number} text */
    const write = (x, y, text) => this.names.append(s("text", { x, y }, text));
    for (let x = 0; x < width; x++) {
      write(x * CELL, -far, columnName(x));
      write(x * CELL, (height - 1) * CELL + far, columnName(x));
    }
    for (let y = 0; y < height; y++) {
      write(-far, y * CELL, height - y);
      write((width - 1) * CELL + far, y * CELL, height - y);
    }
  }

  /**
   * Makes the board as large as its area allows. Cells have whole pixels where that costs little
   * size.
   */
  resize() {
    // A board that has left the document has no size.
    if (!this.parent.isConnected) return;
    const { width, height } = this.geometry;
    const style = getComputedStyle(this.parent);
    const roomX = this.parent.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const roomY = this.parent.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const scrolls = style.getPropertyValue("--board-scrolls").trim() === "1";
    if (roomX <= 0 || (!scrolls && roomY <= 0)) return;
    const most = scrolls ? innerHeight * 0.82 : roomY;
    /** @param {number} edge */
    const fit = (edge) =>
      Math.min(roomX / (width - 1 + 2 * edge), most / (height - 1 + 2 * edge), LARGEST_CELL);
    const size = Math.min(NAMES.units, (NAMES.pixels * CELL) / fit(1));
    const edge = this.named ? 0.58 + size * 0.016 : PLAIN_EDGE;
    let cell = fit(edge);
    if (cell > 24) cell = Math.floor(cell);
    const across = width - 1 + 2 * edge;
    const down = height - 1 + 2 * edge;
    this.writeNames(size);
    this.names.style.display = this.named ? "" : "none";
    this.svg.setAttribute("viewBox", [-edge, -edge, across, down].map((n) => n * CELL).join(" "));
    this.element.style.width = `${across * cell}px`;
    this.element.style.height = `${down * cell}px`;
    this.element.style.setProperty("--cell", `${cell}px`);
    this.element.style.setProperty("--columns", String(width));
    this.element.style.setProperty("--inset", `${(edge - 0.5) * cell}px`);
  }

  /** @param {Drawing} drawing */
  draw(drawing) {
    this.stones.draw(drawing.cells, drawing.dead, drawing.pending, drawing.fade);
    this.under.draw(drawing.under, drawing.cells);
    this.over.draw(drawing.over, drawing.cells);
  }
}

/** A board to play on. */
export class Board extends BoardPicture {
  /**
   * @param {HTMLElement} parent the area that the board may fill
   * @param {import("./geometry.js").Geometry} geometry
   * @param {readonly string[]} stars
   * @param {string} label
   * @param {import("./grid.js").GridEvents} events
   */
  constructor(parent, geometry, stars, label, events) {
    super(parent, geometry, stars);
    this.grid = new Grid(geometry, label, events);
    this.element.append(this.grid.element);
  }

  /**
   * A stone that is not played yet.
   * @param {number | null} index
   * @param {string} colour
   */
  showGhost(index, colour) {
    const key = index === null ? "" : `${colour}${index}`;
    if (key === this.ghostKey) return;
    this.ghostKey = key;
    if (index === null) {
      this.ghost.replaceChildren();
      return;
    }
    const { x, y } = this.stones.place(index);
    this.ghost.setAttribute("class", `ghost ${colour === "X" ? "black" : "white"}`);
    this.ghost.setAttribute("transform", `translate(${x} ${y})`);
    this.ghost.replaceChildren(...stoneFace(colour, index));
  }
}
