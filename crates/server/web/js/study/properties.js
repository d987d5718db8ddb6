/** The properties of records that the page knows, by what they say. */

/** They set stones up; a point is in one of them. */
export const STONES = /** @type {const} */ (["AB", "AW", "AE"]);
/** Signs on points; a point has one of them. */
export const SIGNS = /** @type {const} */ (["TR", "SQ", "CR", "MA", "SL"]);
/** Marks from one point to another. */
export const PAIRS = /** @type {const} */ (["AR", "LN"]);
/** The owner of a point; it has one. */
export const TERRITORY = /** @type {const} */ (["TB", "TW"]);
/** Pale points, and the only points shown. They hold below, too. */
export const HELD = /** @type {const} */ (["DD", "VW"]);
/** All that a node puts on points without changing the position. */
export const MARKS = /** @type {const} */ ([...SIGNS, "LB", ...PAIRS, ...TERRITORY, ...HELD]);

/** Judgements of a move; a node has one of them. */
export const OF_MOVES = /** @type {const} */ (["TE", "BM", "DO", "IT"]);
/** Judgements of a position; a node has one of them. */
export const OF_POSITIONS = /** @type {const} */ (["GB", "GW", "DM", "UC"]);

/** Facts of the game, of which a way has each once. */
export const FACTS = /** @type {const} */ (["GN", "PB", "BR", "BT", "PW", "WR", "WT", "DT", "EV", "RO", "PC", "RU", "KM", "HA", "RE", "TM", "OT", "ON", "AN", "US", "SO", "CP", "GC"]);
/** Facts of the file, which only the first node of a chapter has. */
export const OF_FILE = /** @type {const} */ (["AP", "CA", "FF", "GM", "ST", "SZ"]);

/** @template {string} T @param {readonly T[]} list @param {string} name @returns {name is T} */
export const isOf = (list, name) => list.some((one) => one === name);
