/** The glossary: searched in every language. Each term has an address of its own (`#atari`). */

import { decoded } from "../address.js";
import { getGlossary } from "../api/reference.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { input } from "../fields.js";
import { language, t } from "../i18n.js";
import { startPage } from "../page.js";
import { unaccented } from "../unaccented.js";

/** @typedef {import("../../types/reference.js").Term} Term */

startPage();
document.title = `${t("glossary-title")} · Tengen`;

const search = input("search-term", t("glossary-search"), { type: "search", autocomplete: "off", spellcheck: "false" });
const form = byId("search");
form.append(search.field);
form.addEventListener("submit", (event) => event.preventDefault());

/**
 * The letters and digits of a text as a search compares them.
 * @param {string} text
 */
const plain = (text) => unaccented(text).replace(/[^\p{L}\p{N}]/gu, "");

/** @param {Term} term */
function row(term) {
  const words = term.elsewhere.map(({ lang, name, latin }) =>
    h("li", {}, h("abbr", { title: names.of(lang) ?? lang }, lang.slice(0, 2)), " ", h("span", { lang }, name),
      latin ? h("small", { lang: `${lang.slice(0, 2)}-Latn` }, ` ${latin}`) : null));
  return h("div", { class: "term", id: term.id },
    h("dt", {}, h("a", { href: `#${term.id}` }, term.name)),
    h("dd", {}, h("p", {}, term.meaning), h("ul", { class: "elsewhere" }, ...words)));
}

const names = new Intl.DisplayNames([language], { type: "language" });

/** @param {Term[]} terms */
function mount(terms) {
  // In the order of a dictionary of the language.
  const order = new Intl.Collator(language);
  const sorted = terms.toSorted((a, b) => order.compare(a.name, b.name));
  const rows = sorted.map((term) => ({
    element: row(term),
    text: [term.id, term.name, ...term.elsewhere.flatMap(({ name, latin }) => [name, latin ?? ""])].map(plain),
  }));
  byId("terms").append(...rows.map(({ element }) => element));
  const refresh = () => {
    const wanted = plain(search.control.value);
    let count = 0;
    for (const { element, text } of rows) {
      const fits = text.some((name) => name.includes(wanted));
      element.hidden = !fits;
      if (fits) count += 1;
    }
    setText(byId("found"), count === 0 ? t("glossary-none") : t("glossary-count", { count }));
  };
  search.control.addEventListener("input", refresh);
  refresh();
  // The browser looked for the term of the address before the list was there.
  if (location.hash) document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView();
}

try {
  mount(await getGlossary());
} catch (error) {
  setText(byId("found"), explain(bodyOf(error)));
}
