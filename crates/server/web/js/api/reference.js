/** Rules and terms in words. */

import { language } from "../i18n.js";
import { request } from "./request.js";

/**
 * The address of a text that the server has in all languages, in the page's language.
 * @param {...string} path
 */
export const wordsAt = (...path) => `/api/${path.map(encodeURIComponent).join("/")}?lang=${language}`;

/**
 * @template T
 * @param {...string} path
 * @returns {Promise<T>}
 */
const inWords = (...path) => request(wordsAt(...path));

/** The address of the list of rulesets. */
export const RULESETS = "/api/rules";

/** @returns {Promise<import("../../types/protocol.js").Meta["rules"]>} */
export const getRulesets = () => request(RULESETS);

/** @param {string} name @returns {Promise<import("../../types/reference.js").Told>} */
export const getRules = (name) => inWords("rules", name);
/**
 * @param {string} name
 * @param {string} other
 * @returns {Promise<import("../../types/reference.js").Compared>}
 */
export const getComparison = (name, other) => inWords("rules", name, other);
/** @returns {Promise<import("../../types/reference.js").Term[]>} */
export const getGlossary = () => inWords("glossary");
/** @returns {Promise<import("../../types/reference.js").SheetPart[]>} */
export const getSheet = () => inWords("sheet", "aga");

/** @param {string} key @returns {Promise<import("../../types/reference.js").Told>} */
export const getRulesOf = (key) => inWords("g", key, "rules");
