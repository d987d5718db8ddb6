/** The page where a person takes a name of their own, or comes back to it. */

import { onSubmit, passwordField, tellProblem } from "../account-form.js";
import { getMeta } from "../api/games.js";
import { getMe, join, nameIs, signIn } from "../api/me.js";
import { ApiError, bodyOf, explain } from "../api/request.js";
import { byId, h, set, setText } from "../dom.js";
import { input, select } from "../fields.js";
import { t } from "../i18n.js";
import { startPage } from "../page.js";
import { rankName } from "../rank.js";
import { recoveryCodes } from "../recovery.js";

startPage();

/** Where the person came from: a path of this server alone. */
function cameFrom() {
  const to = new URLSearchParams(location.search).get("to") ?? "";
  const address = URL.canParse(to, location.origin) ? new URL(to, location.origin) : null;
  return address?.origin === location.origin ? `${address.pathname}${address.hash}` : "/lobby";
}

/**
 * The codes come before all else: they are shown once.
 * @param {string} name @param {string[]} codes
 */
function showCodes(name, codes) {
  const on = h("a", { id: "go-on", class: "button primary large", href: cameFrom() }, t("join-go-on"));
  const title = h("h2", { id: "joined-title", tabindex: "-1" }, t("join-done", { name }));
  byId("known").remove();
  byId("new").replaceChildren(title, recoveryCodes(name, codes), on);
  set(byId("new"), { "aria-labelledby": "joined-title" });
  title.focus();
}

/** The ranks with which a person may begin, the lowest first. */
const RANKS = [...Array.from({ length: 25 }, (_, at) => `${25 - at}k`), ...Array.from({ length: 7 }, (_, at) => `${at + 1}d`)];

/**
 * @param {boolean} isInvited whether only those join here who were invited
 * @param {import("../../types/protocol.js").Me} me
 */
function mountNew(isInvited, me) {
  const name = input("name", t("join-name"), { type: "text", autocomplete: "username", required: true, minlength: 2, maxlength: 20, spellcheck: "false" });
  const says = h("small", { id: "name-says", role: "status" }, t("join-name-hint"));
  set(name.control, { "aria-describedby": says.id });
  name.field.append(says);
  const password = passwordField("new-password", t("password"), "new-password");
  const rank = select("start-rank", t("join-rank"), [{ value: "", label: t("join-no-rank") }, ...RANKS.map((value) => ({ value, label: rankName(value) }))], "");
  // On a machine that others use, its games are theirs.
  const { games } = me;
  const take = h("input", { type: "checkbox", id: "take", checked: true });
  const takes = games > 0 ? h("label", { class: "check" }, take, t("join-take", { count: games })) : h("p", { class: "hint" }, t("join-keeps"));
  // The address of an invitation has its code.
  const invited = decodeURIComponent(location.hash.slice(1));
  const code = input("invitation", t("join-invitation"), { type: "text", value: invited, autocomplete: "off", spellcheck: "false", required: isInvited });
  const asksCode = isInvited || invited !== "" ? code.field : null;
  // A rank that was played for goes with the name.
  const begins = me.rank ? null : rank.field;
  const form = h("form", { id: "join-form" }, asksCode, name.field, password.field, begins, takes,
    h("button", { type: "submit", id: "join-now", class: "primary large" }, t("join-now")));
  name.control.addEventListener("change", async () => {
    const wanted = name.control.value.trim();
    if (wanted === "") return setText(says, t("join-name-hint"));
    const { free, why } = await nameIs(wanted).catch(() => ({ free: true, why: null }));
    if (name.control.value.trim() !== wanted) return;
    const known = why === "taken" || why === "alike" ? { code: `name-${why}`, text: "" } : { code: "bad-name", args: { why: why ?? "" }, text: "" };
    setText(says, free ? t("join-name-free") : explain(known));
  });
  onSubmit(form, async () => {
    tellProblem(null);
    const wanted = { name: name.control.value.trim(), password: password.control.value, take: take.checked };
    const [by, from] = [code.control.value.trim(), begins ? rank.control.value : ""];
    const answer = await join({ ...wanted, ...(by && { code: by }), ...(from && { rank: from }) });
    showCodes(answer.me?.name ?? wanted.name, answer.recovery);
  }, (error) => tellProblem(bodyOf(error), form));
  byId("new").append(form);
}

function mountKnown() {
  const name = input("known-name", t("join-name"), { type: "text", autocomplete: "username", required: true, maxlength: 80, spellcheck: "false" });
  const password = passwordField("password", t("password"), "current-password");
  const code = input("code", t("recovery-code"), { type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "characters", disabled: true, required: true });
  code.field.hidden = true;
  const lost = h("button", { type: "button", id: "lost-password", class: "quiet", "aria-pressed": "false" }, t("join-lost"));
  const isLost = () => lost.getAttribute("aria-pressed") === "true";
  lost.addEventListener("click", () => {
    const now = !isLost();
    set(lost, { "aria-pressed": String(now) });
    code.field.hidden = !now;
    password.field.hidden = now;
    code.control.disabled = !now;
    password.control.disabled = now;
    (now ? code : password).control.focus();
  });
  const form = h("form", { id: "sign-in-form" }, name.field, password.field, code.field,
    h("button", { type: "submit", id: "sign-in-now", class: "large" }, t("sign-in")), lost);
  onSubmit(form, async () => {
    tellProblem(null);
    const who = name.control.value.trim();
    await signIn(isLost() ? { name: who, recovery: code.control.value.trim() } : { name: who, password: password.control.value });
    // A person who came by a code has no password that they know.
    location.assign(isLost() ? "/me#password" : cameFrom());
  }, (error) => tellProblem(bodyOf(error), form));
  byId("known").append(form);
}

try {
  const [meta, me] = await Promise.all([getMeta(), getMe()]);
  if (!meta.accounts) throw new ApiError({ code: "no-accounts", text: "" });
  if (me.name) location.replace("/me");
  mountNew(meta.accounts === "invited", me);
  mountKnown();
} catch (error) {
  tellProblem(bodyOf(error));
  for (const id of ["new", "known"]) byId(id).hidden = true;
}
