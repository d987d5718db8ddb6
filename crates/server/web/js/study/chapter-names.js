/** What the chapters of a study are called, so that a person can tell them apart. */

import { number, t } from "../i18n.js";
import { factSaid } from "./facts.js";
import { text } from "./sgf.js";
import { chapterName, playersOf } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */

/** The round as a list says it; a mere number would say nothing. @param {Node} root */
function roundOf(root) {
  const said = text(root, "RO").trim();
  return /^\d+$/.test(said) ? `${t("room-info-ro")} ${said}` : said;
}

/** The result in words. @param {Node} root */
function resultOf(root) {
  const said = text(root, "RE").trim();
  return said && factSaid("RE", said);
}

/** What tells games of one name apart, the first that does before all. */
const FACTS = [playersOf, resultOf, roundOf, (/** @type {Node} */ root) => text(root, "DT").trim()];

/**
 * The names of some chapters. Those that would be called alike have as many facts behind their
 * names as tell them apart, and else a number.
 * @param {readonly Node[]} chapters
 * @returns {string[]}
 */
export function chapterNames(chapters) {
  const names = chapters.map(chapterName);
  /** The places of the chapters of each name. @type {Map<string, number[]>} */
  const alike = new Map();
  names.forEach((name, at) => alike.set(name, [...alike.get(name) ?? [], at]));
  for (const places of alike.values()) {
    if (places.length < 2) continue;
    let said = places.map((at) => names[at]);
    const isAlone = (/** @type {string} */ name) => said.indexOf(name) === said.lastIndexOf(name);
    for (const fact of FACTS) {
      const more = said.map((name, i) => (isAlone(name) ? name : [name, fact(chapters[places[i]])].filter(Boolean).join(" · ")));
      if (new Set(more).size > new Set(said).size) said = more;
    }
    /** @type {Map<string, number>} */
    const before = new Map();
    places.forEach((at, i) => {
      const name = said[i];
      const count = before.get(name) ?? 0;
      before.set(name, count + 1);
      names[at] = isAlone(name) ? name : `${name} · ${number(count + 1)}`;
    });
  }
  return names;
}
