/** The page where a person takes a name of their own, or comes back to it. */

import { onSubmit, passwordField, tellProblem } from "../account-form.js";
import { getMe, join, nameIs, signIn } from "../api/me.js";
import { bodyOf } from "../api/request.js";
import { byId, h, set, setText } from "../dom.js";
import { input } from "../fields.js";
import { hasMessage, t } from "../i18n.js";
import { startPage } from "../page.js";
import { recoveryCodes } from "../recovery.js";

startPage();

/** Where the person came from: a path of this server alone. */
function cameFrom() {
  const to = new URLSearchParams(location.search).get("to") ?? "";
  const address = URL.canParse(to, location.origin) ? new URL(to, location.origin) : null;
  return address?.origin === location.origin ? `${address.pathname}${address.hash}` : "/lobby";
}

/** The codes come before all else: they are shown once. @param {string} name @param {string[]} codes */
function showCodes(name, codes) {
  const on = h("a", { id: "go-on", class: "button primary large", href: cameFrom() }, t("join-go-on"));
  const title = h("h2", { id: "joined-title", tabindex: "-1" }, t("join-done", { name }));
  byId("known").remove();
  byId("new").replaceChildren(title, recoveryCodes(name, codes), on);
  set(byId("new"), { "aria-labelledby": "joined-title" });
  title.focus();
}

function mountNew() {
  const name = input("name", t("join-name"), { type: "text", autocomplete: "username", required: true, minlength: 2, maxlength: 20, spellcheck: "false" });
  const says = h("small", { id: "name-says", role: "status" }, t("join-name-hint"));
  set(name.control, { "aria-describedby": says.id });
  name.field.append(says);
  const password = passwordField("new-password", t("password"), "new-password");
  const form = h("form", { id: "join-form" }, name.field, password.field,
    h("p", { class: "hint" }, t("join-keeps")),
    h("button", { type: "submit", id: "join-now", class: "primary large" }, t("join-now")));
  name.control.addEventListener("change", async () => {
    const wanted = name.control.value.trim();
    if (wanted.length < 2) return setText(says, t("join-name-hint"));
    const { free, why } = await nameIs(wanted).catch(() => ({ free: true, why: undefined }));
    if (name.control.value.trim() !== wanted) return;
    const id = `error-bad-name-${why}`;
    setText(says, free ? t("join-name-hint") : hasMessage(id) ? t(id) : t("join-name-taken"));
  });
  onSubmit(form, async () => {
    tellProblem(null);
    const me = await join({ name: name.control.value.trim(), password: password.control.value });
    showCodes(me.name ?? name.control.value.trim(), me.recovery);
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

mountNew();
mountKnown();
const me = await getMe().catch(() => null);
if (me?.name) location.replace("/me");
