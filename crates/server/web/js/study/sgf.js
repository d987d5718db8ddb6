/** Values of properties as a record writes them. */

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */

/** The most lines of a board that a record can have. */
export const LARGEST_BOARD = 52;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @param {number} index @param {Geometry} geometry */
export const sgfOf = (index, geometry) => LETTERS[geometry.x(index)] + LETTERS[geometry.y(index)];

/**
 * The index of a point such as `ee`; undefined if the board has no such point.
 * @param {string} point @param {Geometry} geometry
 * @returns {number | undefined}
 */
export function indexOf(point, geometry) {
  const [x, y] = [LETTERS.indexOf(point[0] ?? "?"), LETTERS.indexOf(point[1] ?? "?")];
  const inside = point.length === 2 && x >= 0 && y >= 0 && x < geometry.width && y < geometry.height;
  return inside ? y * geometry.width + x : undefined;
}

/** The name of a point as people say it. @param {string} point @param {Geometry} geometry */
export function nameOf(point, geometry) {
  const index = indexOf(point, geometry);
  return index === undefined ? null : geometry.names[index];
}

/**
 * All values of a property, also if the record has it several times.
 * @param {Node} node
 * @param {string} name
 */
export function values(node, name) {
  const own = node.properties.filter(([known]) => known === name);
  return own.length === 1 ? own[0][1] : own.flatMap(([, all]) => all);
}

/** Whether a node has a property. @param {Node} node @param {string} name */
export const has = (node, name) => node.properties.some(([known]) => known === name);

/**
 * A text without its escapes. A backslash before the end of a line joins the lines.
 * @param {string} value
 */
export const plain = (value) => value.replace(/\\(\r\n|\n\r|\n|\r|[\s\S])/g, (_, next) => (/[\r\n]/.test(next) ? "" : next));

/**
 * The first value of a property as a text; empty if there is none.
 * @param {Node} node
 * @param {string} name
 */
export const text = (node, name) => plain(values(node, name)[0] ?? "");

/**
 * @param {string} value `a:b`
 * @returns {[string, string]} both parts, divided at the first colon without a backslash
 */
export function parts(value) {
  const at = value.search(/(?<!\\):/);
  return at < 0 ? [value.trim(), ""] : [value.slice(0, at).trim(), value.slice(at + 1)];
}

/**
 * The other points of a rectangle such as `aa:cc`; undefined if a value is none with this point.
 * @param {string} value @param {string} point
 */
export function othersIn(value, point) {
  const [[a, b], [c, d]] = [0, 1].map((at) => parts(value).map((corner) => LETTERS.indexOf(corner[at] ?? "?")).sort((p, q) => p - q));
  const [x, y] = [LETTERS.indexOf(point[0] ?? "?"), LETTERS.indexOf(point[1] ?? "?")];
  if (a < 0 || c < 0 || x < a || x > b || y < c || y > d) return undefined;
  const all = [];
  for (let row = c; row <= d; row++) for (let column = a; column <= b; column++) all.push(LETTERS[column] + LETTERS[row]);
  return all.filter((one) => one !== point);
}

/**
 * The points of a list, in which `aa:cc` is a rectangle.
 * @param {readonly string[]} list @param {Geometry} geometry
 * @returns {number[]}
 */
export function points(list, geometry) {
  /** @type {Set<number>} */
  const found = new Set();
  for (const value of list) {
    const [one, other] = parts(value);
    const [a, b] = [indexOf(one, geometry), indexOf(other || one, geometry)];
    if (a === undefined || b === undefined) continue;
    const [left, right] = [geometry.x(a), geometry.x(b)].sort((p, q) => p - q);
    const [top, bottom] = [geometry.y(a), geometry.y(b)].sort((p, q) => p - q);
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) found.add(y * geometry.width + x);
  }
  return [...found];
}

/**
 * The size of the board of a chapter: 19 unless it says otherwise.
 * @param {Node} root
 * @returns {[number, number]}
 */
export function sizeOf(root) {
  const [width, height] = parts(text(root, "SZ")).map((side) => Number.parseInt(side, 10));
  const fits = (/** @type {number} */ side) => side >= 1 && side <= LARGEST_BOARD;
  if (!fits(width)) return [19, 19];
  return [width, fits(height) ? height : width];
}

/**
 * The points that a board of this size marks, by custom. Every view of a game brings them from the
 * server;
 * a study has boards of several sizes.
 * @param {Geometry} geometry
 * @returns {string[]}
 */
export function starsOf({ width, height, names }) {
  const shorter = Math.min(width, height);
  if (shorter <= 6) return [];
  const lines = (/** @type {number} */ length) => {
    const edge = length >= 13 ? 3 : 2;
    return length % 2 === 1 && length >= 9 ? [edge, (length - 1) / 2, length - 1 - edge] : [edge, length - 1 - edge];
  };
  const [columns, rows] = [lines(width), lines(height)];
  const middle = (/** @type {number[]} */ of, /** @type {number} */ at) => of.length === 3 && of[1] === at;
  return rows.flatMap((row) => columns
    .filter((column) => shorter >= 13 || middle(columns, column) === middle(rows, row))
    .map((column) => names[row * width + column]));
}
