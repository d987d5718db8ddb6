/** The form of a new game. */

import { createGame, getPreset } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { boardSizes } from "../board-size.js";
import { byId, h, setText } from "../dom.js";
import { rulesetName, t } from "../i18n.js";
import { showNigiri } from "../nigiri.js";
import { rankGroups, rankName } from "../rank.js";
import { recall, remember } from "../settings.js";
import { CLOCK_DEFAULTS, clockFields } from "./clock-fields.js";
import { explained, input, segments, select, taken } from "../fields.js";

/** @typedef {import("../../types/protocol.js").Meta} Meta */
/** @typedef {import("../../types/protocol.js").NewGame} NewGame */

const DEFAULTS = {
  opponent: "computer",
  rank: "",
  size: "9",
  width: 13,
  height: 9,
  rules: "",
  handicap: "none",
  colour: "black",
  guess: "odd",
  me: "",
  other: "",
  clock: CLOCK_DEFAULTS,
};
/** The most stones of a free handicap. */
const MOST_FREE = 9;

/**
 * @param {HTMLElement} parent
 * @param {Meta} meta
 */
export function mountForm(parent, meta) {
  const last = recall("new-game", DEFAULTS);
  const rulesKnown = meta.rules.some(({ id }) => id === last.rules);

  const opponent = segments("opponent", t("opponent"), [
    { value: "computer", label: t("computer"), hint: t("opponent-computer-hint") },
    { value: "same-screen", label: t("opponent-same-screen"), hint: t("opponent-same-screen-hint") },
    { value: "link", label: t("opponent-link"), hint: t("opponent-link-hint") },
  ], last.opponent);
  const rank = select("rank", t("strength-label"), [], "");
  rank.control.replaceChildren(...rankGroups(meta.ranks).map(({ label, ranks }) =>
    h("optgroup", { label }, ...ranks.map((value) => h("option", { value }, rankName(value))))));
  rank.control.value = meta.ranks.includes(last.rank) ? last.rank : meta.defaultRank;
  rank.field.append(explained("kyu", "kyu"));
  const size = boardSizes(meta, last);
  const { sides, width, height } = size;
  const rules = select("rules", t("about-rules"), [], "");
  rules.control.replaceChildren(...[true, false].map((common) =>
    h("optgroup", { label: t(common ? "rulesets-common" : "rulesets-more") },
      ...meta.rules.filter((known) => known.common === common).map(({ id, name }) =>
        h("option", { value: id }, rulesetName(id, name))))));
  rules.control.value = rulesKnown ? last.rules : meta.rules[0].id;
  const told = h("a", { id: "rules-link", class: "field-link", target: "_blank" }, t("about-link"));
  rules.field.append(told);
  const handicap = select("handicap", t("handicap"), [], "none");
  const komi = input("komi", t("komi"), { type: "number", inputmode: "decimal", step: 0.5, min: -400, max: 400, required: true });
  const reset = h("button", { type: "button", id: "komi-reset", class: "quiet", hidden: true }, t("komi-reset"));
  komi.field.append(reset, explained("komi", t("komi")));
  handicap.field.append(explained("handicap", t("handicap")));
  const colour = segments("colour", t("your-colour"), [
    { value: "black", label: t("colour", { colour: "black" }) },
    { value: "white", label: t("colour", { colour: "white" }) },
    { value: "nigiri", label: t("nigiri") },
  ], last.colour);
  colour.append(explained("nigiri", t("nigiri")));
  const guess = segments("guess", t("nigiri-guess"), [
    { value: "odd", label: t("nigiri-odd") },
    { value: "even", label: t("nigiri-even") },
  ], last.guess);
  const nigiriHint = h("p", { class: "hint" }, t("nigiri-hint"));
  const me = input("name-me", t("name-me"), { type: "text", maxlength: 60, autocomplete: "nickname", value: last.me });
  const other = input("name-other", t("name-other"), { type: "text", maxlength: 60, autocomplete: "off", value: last.other });
  const clock = clockFields(last.clock);
  const problem = h("p", { class: "warning", role: "alert", id: "new-problem", hidden: true });
  const submit = h("button", { type: "submit", id: "start", class: "primary large" }, t("start"));
  const form = h("form", { id: "new-form", novalidate: false },
    opponent, rank.field,
    size.choice, sides,
    h("div", { class: "fields" }, rules.field, handicap.field, komi.field),
    colour, guess, nigiriHint,
    clock.element,
    h("div", { class: "fields" }, me.field, other.field),
    problem, submit);
  parent.append(form);

  let komiEdited = false;
  let asked = 0;

  const boardSize = size.taken;
  const validSize = () => sides.hidden || (width.control.validity.valid && height.control.validity.valid);
  /** @returns {import("../../types/protocol.js").Handicap} */
  const chosenHandicap = () => {
    const [kind, stones] = handicap.control.value.split(" ");
    return kind === "fixed" || kind === "free" ? { kind, stones: Number(stones) } : { kind: "none" };
  };

  /** @param {number} maxFixed */
  const offerHandicaps = (maxFixed) => {
    const wanted = handicap.control.value || last.handicap;
    const { width: w, height: h_ } = boardSize();
    /** @param {"fixed" | "free"} kind @param {number} most */
    const group = (kind, most) =>
      h("optgroup", { label: t(`handicap-${kind}`) }, ...Array.from({ length: Math.max(0, most - 1) }, (_, i) =>
        h("option", { value: `${kind} ${i + 2}` }, t(`handicap-${kind}-stones`, { stones: i + 2 }))));
    const groups = [h("option", { value: "none" }, t("handicap-none"))];
    const rest = [group("fixed", maxFixed), group("free", Math.min(MOST_FREE, w * h_ - 2))];
    handicap.control.replaceChildren(...groups, ...rest.filter((g) => g.children.length > 0));
    handicap.control.value = wanted;
    if (handicap.control.selectedIndex < 0) handicap.control.value = "none";
  };

  const refreshPreset = async () => {
    if (!validSize()) return;
    const mine = ++asked;
    const chosen = chosenHandicap();
    const wanted = { rules: rules.control.value, ...boardSize(), handicap: chosen.kind === "none" ? 0 : chosen.stones };
    try {
      const preset = await getPreset(wanted);
      if (mine !== asked) return;
      const before = handicap.control.value;
      offerHandicaps(preset.maxFixed);
      if (!komiEdited) komi.control.value = String(preset.komi);
      if (handicap.control.value !== before && before) await refreshPreset();
    } catch (error) {
      tellProblem(explain(bodyOf(error)));
    }
  };

  /** @param {string} text */
  const tellProblem = (text) => {
    setText(problem, text);
    problem.hidden = text === "";
  };

  const show = () => {
    const against = taken(form, "opponent");
    told.href = `/rules/${rules.control.value}`;
    rank.field.hidden = against !== "computer";
    size.show();
    colour.hidden = against === "same-screen";
    guess.hidden = nigiriHint.hidden = colour.hidden || taken(form, "colour") !== "nigiri";
    other.field.hidden = against !== "same-screen";
    setText(/** @type {HTMLElement} */ (me.field.firstElementChild),
      t(against === "same-screen" ? "name-black" : "name-me"));
  };

  form.addEventListener("change", (event) => {
    show();
    const id = event.target instanceof HTMLElement ? event.target.getAttribute("name") : "";
    if (["size", "width", "height", "rules", "handicap"].includes(id ?? "")) void refreshPreset();
  });
  komi.control.addEventListener("input", () => {
    komiEdited = true;
    reset.hidden = false;
  });
  reset.addEventListener("click", () => {
    komiEdited = false;
    reset.hidden = true;
    void refreshPreset();
  });

  /** @returns {NewGame} */
  const read = () => {
    const against = taken(form, "opponent");
    const chosen = taken(form, "colour");
    const mine = me.control.value.trim();
    const theirs = against === "same-screen" ? other.control.value.trim() : "";
    const nigiri = chosen === "nigiri" && against !== "same-screen";
    /** @type {Record<string, string>} */
    const names = {};
    const [my, their] = nigiri ? ["me", "other"]
      : against === "same-screen" || chosen === "black" ? ["black", "white"] : ["white", "black"];
    if (mine) names[my] = mine;
    if (theirs) names[their] = theirs;
    return {
      ...boardSize(),
      rules: rules.control.value,
      komi: komiEdited ? komi.control.valueAsNumber : null,
      handicap: chosenHandicap(),
      colour: nigiri ? { nigiri: taken(form, "guess") === "even" ? "even" : "odd" } : chosen === "white" ? "white" : "black",
      opponent: against === "computer" ? { kind: "computer", rank: rank.control.value }
        : against === "link" ? { kind: "link" } : { kind: "same-screen" },
      ...(Object.keys(names).length > 0 ? { names } : {}),
      clock: clock.read(),
    };
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    tellProblem("");
    submit.disabled = true;
    remember("new-game", {
      opponent: taken(form, "opponent"), rank: rank.control.value, size: size.chosen(),
      width: width.control.valueAsNumber || DEFAULTS.width, height: height.control.valueAsNumber || DEFAULTS.height,
      rules: rules.control.value, handicap: handicap.control.value, colour: taken(form, "colour") || last.colour,
      guess: taken(form, "guess"), me: me.control.value, other: other.control.value, clock: clock.memory(),
    });
    try {
      const created = await createGame(read());
      if (created.nigiri) await showNigiri(created.nigiri, created.nigiri.creator);
      location.assign(`/g/${created.key}`);
    } catch (error) {
      tellProblem(explain(bodyOf(error)));
    } finally {
      submit.disabled = false;
    }
  });

  const setUp = /** @type {HTMLDetailsElement} */ (byId("set-up"));
  const isAsked = () => location.hash === "#set-up";
  setUp.open = recall("new-game", null) !== null || isAsked();
  if (isAsked()) setUp.scrollIntoView();
  addEventListener("hashchange", () => { setUp.open ||= isAsked(); });
  byId("link-link").addEventListener("click", (event) => {
    event.preventDefault();
    // A reload shows the form again.
    history.replaceState(null, "", "#set-up");
    setUp.open = true;
    const choice = /** @type {HTMLInputElement} */ (byId("opponent-link"));
    choice.checked = true;
    show();
    choice.focus();
    setUp.scrollIntoView();
  });

  show();
  offerHandicaps(0);
  handicap.control.value = "none";
  void refreshPreset().then(() => {
    handicap.control.value = last.handicap;
    if (handicap.control.selectedIndex < 0) handicap.control.value = "none";
    return handicap.control.value === "none" ? undefined : refreshPreset();
  });
}
