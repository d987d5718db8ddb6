/** Facts about a game as people read them. */

import { decimal, rulesSaid } from "../i18n.js";

/** The facts that are numbers, or end with one. */
const NUMBERS = new Set(["KM", "HA", "RE", "TM"]);

/**
 * A fact in the person's language, as far as it is one that is known.
 * @param {string} name the property
 * @param {string} said
 */
export const factSaid = (name, said) => (name === "RU" ? rulesSaid(said) : numberSaid(name, said));

/** The same, in a form that the person may change. @param {string} name @param {string} said */
export const numberSaid = (name, said) => (NUMBERS.has(name) ? decimal(said) : said);
