/** What this person prefers, kept in this browser. */

/**
 * @typedef {object} Settings
 * @property {boolean} sound
 * @property {"auto" | "one" | "confirm"} confirm how a stone is placed; auto: by the kind of pointer
 * @property {boolean} coordinates
 * @property {"auto" | "light" | "dark"} theme
 * @property {string} language a tag of `LANGUAGES`, or empty: the browser's
 */

/** @type {Settings} */
const DEFAULTS = { sound: true, confirm: "auto", coordinates: true, theme: "auto", language: "" };

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
  } catch {
    // A browser that keeps nothing: the page works, and forgets.
  }
}

/** @type {Settings} */
export const settings = recall("settings", DEFAULTS);

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener called after every change */
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
}

/**
 * @param {"mouse" | "touch" | "key"} [pointer] what chose the point, where that is known
 * @returns {boolean} whether a stone wants a second tap before it is played
 */
export function wantsConfirm(pointer) {
  if (pointer === "key") return false;
  if (settings.confirm === "auto") return pointer === "touch" || matchMedia("(pointer: coarse)").matches;
  return settings.confirm === "confirm";
}

/** @returns {boolean} */
export function wantsLessMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
