/** The preferences of this person, kept in this browser. */

/**
 * @typedef {object} Settings
 * @property {boolean} sound
 * @property {"auto" | "one" | "confirm"} confirm how a stone is placed; `auto` goes by the pointer
 * @property {boolean} coordinates
 * @property {boolean} nextMoves whether the board of a study shows the moves that follow
 * @property {boolean} moveNumbers whether the stones of a study show the numbers of their moves
 * @property {boolean} notify whether the system tells of the opponent's move
 * @property {boolean} openPoints whether to ask before a pass, and name what is still open
 * @property {boolean} engine whether the engine looks at the nodes of a study
 * @property {boolean} recorded whether a study shows what other programs wrote into its record
 * @property {string} level the weakest rank of the players for whom moves are called mistakes
 * @property {"auto" | "light" | "dark"} theme
 * @property {"wood" | "paper" | "slate" | "contrast"} board
 * @property {"shaded" | "flat"} stones
 * @property {string} language a tag of `LANGUAGES`, or empty for the browser's language
 */

/** @type {Settings} */
const DEFAULTS = { sound: true, confirm: "auto", coordinates: true, nextMoves: true, moveNumbers: false, notify: false, openPoints: true, engine: false, recorded: false, level: "9k", theme: "auto", board: "wood", stones: "shaded", language: "" };

/**
 * @template T
 * @param {string} name
 * @param {T} fallback
 * @returns {T}
 */
export function recall(name, fallback) {
  try {
    const text = localStorage.getItem(`tengen.${name}`);
    if (text === null) return fallback;
    const value = JSON.parse(text);
    const mixed = typeof fallback === "object" && fallback !== null && !Array.isArray(fallback);
    return mixed ? { ...fallback, ...value } : value;
  } catch {
    return fallback;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`tengen.${name}`, JSON.stringify(value));
    return true;
  } catch {
    // The browser stores nothing, or not this much. The page works without.
    return false;
  }
}

/**
 * The same for this tab alone: it stays over a reload.
 * @template T
 * @param {string} name
 * @param {T} fallback
 * @returns {T}
 */
export function recallInTab(name, fallback) {
  try {
    const text = sessionStorage.getItem(`tengen.${name}`);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** @param {string} name @param {unknown} value */
export function rememberInTab(name, value) {
  try {
    // What was kept before is no longer true, should there be no room for this.
    sessionStorage.removeItem(`tengen.${name}`);
    sessionStorage.setItem(`tengen.${name}`, JSON.stringify(value));
  } catch {
    // The browser stores nothing, or not this much. A reload begins anew.
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(`tengen.${name}`);
  } catch {
    // The browser stores nothing.
  }
}

/** What has nothing to do with games and studies: the settings, the course and the problems. */
const STAYS = new Set(["settings", "learn", "problems"].map((name) => `tengen.${name}`));

/** Drops all that the browser keeps of games and studies, and the names of people in them. */
export function forgetKept() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith("tengen.") && !STAYS.has(name)) localStorage.removeItem(name);
    }
    sessionStorage.clear();
  } catch {
    // The browser stores nothing.
  }
}

/** @type {Settings} */
export const settings = recall("settings", DEFAULTS);

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener is called after every change */
export function onSettings(listener) {
  listeners.add(listener);
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  Object.assign(settings, change);
  remember("settings", settings);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Tells the style sheet which theme to use. */
export function applyTheme() {
  const root = document.documentElement;
  if (settings.theme === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", settings.theme);
  root.setAttribute("data-board", settings.board);
  root.setAttribute("data-stones", settings.stones);
}

/**
 * @param {"mouse" | "touch" | "key"} [pointer] the device that chose the point
 * @returns {boolean} whether a second tap must confirm a stone
 */
export function wantsConfirm(pointer) {
  if (pointer === "key") return false;
  if (settings.confirm === "auto") return pointer === "touch" || pointerOfPage() === "touch";
  return settings.confirm === "confirm";
}

/** @returns {"touch" | "mouse"} the device that a person points with, most of all */
export function pointerOfPage() {
  return matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
}

/** @returns {boolean} */
export function wantsLessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
