/** Points and their names. A point is an index, row by row from the top left. */

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/**
 * The letters of a column: A to Z without I, then AA, AB, …
 * @param {number} x
 * @returns {string}
 */
export function columnName(x) {
  const last = LETTERS[x % LETTERS.length];
  return x < LETTERS.length ? last : columnName(Math.floor(x / LETTERS.length) - 1) + last;
}

/** The names of one board size. */
export class Geometry {
  /**
   * @param {number} width
   * @param {number} height
   */
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.count = width * height;
    /** @type {readonly string[]} */
    this.names = Array.from({ length: this.count }, (_, i) => columnName(i % width) + (height - Math.floor(i / width)));
    /** @type {ReadonlyMap<string, number>} */
    this.indices = new Map(this.names.map((name, i) => [name, i]));
  }

  /**
   * @param {string} name as a person may write it
   * @returns {number | undefined}
   */
  index(name) {
    return this.indices.get(name.trim().toUpperCase());
  }

  /**
   * @param {Iterable<string>} names
   * @returns {number[]}
   */
  all(names) {
    const found = [];
    for (const name of names) {
      const i = this.indices.get(name);
      if (i !== undefined) found.push(i);
    }
    return found;
  }

  /** @param {number} i */
  x(i) {
    return i % this.width;
  }

  /** @param {number} i */
  y(i) {
    return Math.floor(i / this.width);
  }

  /**
   * @param {number} i
   * @returns {number[]}
   */
  neighbours(i) {
    const x = this.x(i);
    const found = [];
    if (x > 0) found.push(i - 1);
    if (x < this.width - 1) found.push(i + 1);
    if (i >= this.width) found.push(i - this.width);
    if (i < this.count - this.width) found.push(i + this.width);
    return found;
  }
}
