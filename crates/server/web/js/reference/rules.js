/** A ruleset in plain words (`/rules/NAME`), or two (`/rules/compare/NAME/NAME`). */

import { decoded } from "../address.js";
import { getComparison, getRules, getRulesets } from "../api/reference.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h } from "../dom.js";
import { select } from "../fields.js";
import { rulesetName, t } from "../i18n.js";
import { startPage } from "../page.js";
import { hasReference } from "./keep.js";

/** @typedef {import("../../types/reference.js").Told} Told */
/** @typedef {import("../../types/reference.js").Compared} Compared */
/** @typedef {import("../../types/reference.js").Marked} Marked */

startPage();

const page = byId("rules");

/**
 * The reason of a failure in words.
 * @param {unknown} error
 */
async function reason(error) {
  const body = bodyOf(error);
  return body.code === "unreachable" && await hasReference() ? t("rules-offline") : explain(body);
}

/** @param {string} text */
function tell(text) {
  page.replaceChildren(h("p", { class: "warning", role: "alert" }, text));
}

/** @type {import("../../types/protocol.js").Meta["rules"]} */
const known = await getRulesets().catch((error) => {
  tell(explain(bodyOf(error)));
  return [];
});
const options = known.map(({ id, name }) => ({ value: id, label: rulesetName(id, name) }));

/** @returns {{ rules: string, beside: string }} the rulesets that the address names */
function asked() {
  const parts = location.pathname.split("/").map(decoded).slice(2);
  const [rules, beside] = parts[0] === "compare" ? parts.slice(1) : [parts[0], ""];
  return { rules: rules || known[0]?.id || "", beside: beside || "" };
}

const rules = select("choice-rules", t("rules-choose"), options, "");
const beside = select("choice-beside", t("rules-beside"), [{ value: "", label: t("rules-beside-none") }, ...options], "");
const only = h("input", { type: "checkbox", id: "only-differences" });
const onlyLabel = h("label", { class: "check" }, only, h("span", {}, t("rules-only-differences")));
const form = byId("choice");
form.append(rules.field, beside.field, onlyLabel);

/** @param {Told} told */
function single(told) {
  setTitle(told.rules.name);
  const topics = told.topics.map(({ title, sentences }) =>
    h("section", {}, h("h3", {}, title), h("ul", {}, ...sentences.map((text) => h("li", {}, text)))));
  const source = told.source ? [h("h3", {}, t("rules-source")), h("p", {}, told.source)] : [];
  if (told.unchecked) source.push(h("p", {}, t("rules-unchecked", { what: told.unchecked })));
  const aliases = told.aliases.length > 0
    ? [h("h3", {}, t("rules-aliases")), h("p", {}, told.aliases.join(", "))] : [];
  page.replaceChildren(h("h2", {}, told.rules.name), ...topics, h("footer", {}, ...source, ...aliases));
}

/**
 * @param {Marked[]} side
 * @param {string} name
 */
function column(side, name) {
  return h("div", { class: "side" }, h("h4", {}, name), h("ul", {}, ...side.map(({ text, differs }) =>
    h("li", { class: differs ? "differs" : "" }, text,
      differs ? h("span", { class: "unseen" }, ` (${t("rules-differs")})`) : null))));
}

/** @param {Compared} told */
function compared(told) {
  const names = told.rules.map(({ name }) => name);
  setTitle(names.join(" – "));
  const shown = told.topics.filter(({ same }) => !(same && only.checked));
  const hidden = told.topics.length - shown.length;
  const topics = shown.map(({ title, same, sides }) => same
    ? h("section", { class: "same" }, h("h3", {}, title, h("small", {}, t("rules-same"))),
      h("ul", {}, ...sides[0].map(({ text }) => h("li", {}, text))))
    : h("section", {}, h("h3", {}, title),
      h("div", { class: "sides" }, column(sides[0], names[0]), column(sides[1], names[1]))));
  const notes = [
    ...(told.topics.every(({ same }) => same) ? [h("p", {}, t("rules-no-difference"))] : []),
    ...(hidden > 0 ? [h("p", { class: "soft" }, t("rules-same-hidden", { count: hidden }))] : []),
  ];
  page.replaceChildren(h("h2", {}, names.join(" – ")), ...topics, ...notes);
}

/** @param {string} text */
function setTitle(text) {
  document.title = `${text} · ${t("rules-title")} · Tengen`;
}

/**
 * Sets the form to the rulesets on the page. The address may have another name of a ruleset.
 * @param {string} one
 * @param {string} other
 */
function choose(one, other) {
  rules.control.value = one;
  beside.control.value = other;
}

/** How often the address has been read. An answer to an earlier address comes too late. */
let shows = 0;

async function show() {
  const [wanted, own] = [asked(), ++shows];
  onlyLabel.hidden = wanted.beside === "";
  try {
    if (wanted.beside === "") {
      const told = await getRules(wanted.rules);
      if (own !== shows) return;
      single(told);
      choose(told.rules.id, "");
    } else {
      const told = await getComparison(wanted.rules, wanted.beside);
      if (own !== shows) return;
      compared(told);
      choose(told.rules[0].id, told.rules[1].id);
    }
  } catch (error) {
    const text = await reason(error);
    if (own === shows) tell(text);
  }
}

form.addEventListener("change", () => {
  const [one, other] = [rules.control.value, beside.control.value].map(encodeURIComponent);
  const address = other === "" ? `/rules/${one}` : `/rules/compare/${one}/${other}`;
  if (address !== location.pathname) history.pushState(null, "", address);
  void show();
});
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("popstate", () => void show());
if (known.length > 0) await show();
else form.hidden = true;
