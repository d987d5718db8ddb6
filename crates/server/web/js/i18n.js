/** Every visible or spoken string, through Fluent, in the person's language. */

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
import { settings } from "./settings.js";

const root = document.documentElement;

/**
 * The languages, each with its own name, as the server wrote them into the page.
 * @type {Readonly<Record<string, string>>}
 */
export const LANGUAGES = Object.freeze(
  Object.fromEntries((root.dataset.languages ?? "").split(";").map((pair) => pair.split("="))));

/** @returns {string} the tag of the language in use */
function choose() {
  const wanted = [settings.language, ...navigator.languages];
  for (const tag of wanted) {
    const short = tag.split("-")[0];
    if (short in LANGUAGES) return short;
  }
  return "en";
}

export const language = choose();
root.lang = language;

/** One language is enough, since a test makes sure that each has every message. */
const bundle = new FluentBundle(language, { useIsolating: false });

// The messages of every page and those that only this page needs come in one file.
const files = ["page", ...(root.dataset.messages ?? "").split(" ").filter(Boolean)].join("+");
const response = await fetch(new URL(`../lang/${language}/${files}.ftl`, import.meta.url));
if (response.ok) bundle.addResource(new FluentResource(await response.text()));

/** @typedef {Record<string, string | number>} Args */

/**
 * @param {string} id
 * @returns {boolean} whether there is such a message
 */
export function hasMessage(id) {
  return bundle.hasMessage(id);
}

/**
 * The message with this id.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function t(id, args) {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
}

/**
 * A ruleset's name in the person's language, or else the name that the server gives. A record may
 * give none.
 * @param {string} id
 * @param {string} [name]
 * @returns {string}
 */
export function rulesetName(id, name) {
  if (id === "unknown") return name || t("rules-unknown");
  return hasMessage(`ruleset-${id}`) ? t(`ruleset-${id}`) : (name ?? id);
}

/**
 * The rules as a record names them, in the person's language where they are known.
 * @param {string} said
 */
export const rulesSaid = (said) => rulesetName(said.trim().toLowerCase().replace(/[\s_-]+/g, "-"), said);

const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: "negative" });
const oneDigit = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
/** The person's own kind of the language, such as `en-GB`, as far as the browser says it: days
 * stand before months there. */
const locale = navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
const lists = new Intl.ListFormat(language, { type: "unit", style: "short" });

/** @param {number} value */
export const number = (value) => numbers.format(value);
/** A number in a sentence, rounded to tenths. @param {number} value */
export const rounded = (value) => number(Math.round(value * 10) / 10);
/** The same in a column, where all have a digit behind the sign. @param {number} value */
export const inTenths = (value) => oneDigit.format(value);
/** @param {number} value */
export const points = (value) => signed.format(value);
const [{ value: sign = "." } = {}] = numbers.formatToParts(0.5).filter(({ type }) => type === "decimal");
/**
 * A number as records write it (`6.5`, `B+6.5`) with the person's decimal sign. What is none stays.
 * @param {string} said
 */
export const decimal = (said) => (/^\s*([bw]\s*\+\s*)?[+-]?\d+\.\d+\s*$/i.test(said) ? said.replace(".", sign) : said);
/** @param {number} time milliseconds since 1970 */
export const date = (time) => dates.format(time);
/** The same without the time of day. @param {number} time */
export const day = (time) => days.format(time);
/** @param {string[]} items */
export const list = (items) => lists.format(items);

/**
 * A person's text within a sentence: its direction of writing does not spread to the words around.
 * @param {string} text
 */
export const isolated = (text) => `\u2068${text}\u2069`;

/**
 * A time as clocks show it: `1:02:03`, `9:59`, and tenths in the last ten seconds.
 * @param {number} milliseconds
 * @returns {string}
 */
export function duration(milliseconds) {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return t("time-tenths", { seconds: number(Math.floor(left / 100) / 10) });
  const total = Math.ceil(left / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const seconds = twoDigits.format(total % 60);
  return hours > 0
    ? t("time-hours", { hours, minutes: twoDigits.format(minutes), seconds })
    : t("time-minutes", { minutes, seconds });
}

/**
 * Fills the elements of the page's HTML. `data-l10n` names the message of the text,
 * `data-l10n-label` that of the accessible name.
 */
export function translatePage() {
  for (const element of document.querySelectorAll("[data-l10n]")) {
    element.textContent = t(/** @type {string} */ (element.getAttribute("data-l10n")));
  }
  for (const element of document.querySelectorAll("[data-l10n-label]")) {
    element.setAttribute("aria-label", t(/** @type {string} */ (element.getAttribute("data-l10n-label"))));
  }
}
