/** A person's own page: their name and rank, where they are signed in, and their ways in. */

import { onSubmit, passwordField, tellProblem } from "../account-form.js";
import { changePassword, endSession, getMe, getSessions, newRecovery, signOut } from "../api/me.js";
import { bodyOf } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { date, t } from "../i18n.js";
import { startPage } from "../page.js";
import { memberRank } from "../rank.js";
import { recoveryCodes } from "../recovery.js";

/** @typedef {import("../../types/protocol.js").Me} Me */
/** @typedef {import("../../types/protocol.js").Session} Session */

startPage();

const news = byId("account-news");

/** @param {Me} me */
function showWho({ name, member, rank }) {
  setText(byId("me-name"), name ?? (member === null ? t("me-nobody") : t("guest", { number: String(member) })));
  document.title = `${byId("me-name").textContent} – Tengen`;
  const words = rank ? t("me-rank", { rank: memberRank(rank) }) : t("me-no-rank");
  setText(byId("me-says"), name ? words : t("me-guest"));
}

function mountGuest() {
  byId("me-says").after(h("p", {}, h("a", { id: "take-name", class: "button primary large", href: "/join" }, t("me-take-name"))));
}

/** @param {Session} session @param {() => void} ended */
function sessionRow(session, ended) {
  const label = session.label || t("session-unknown");
  const button = h("button", { type: "button", class: "small", "data-end": session.id, "aria-label": t("session-end-one", { label }) }, t("session-end"));
  button.addEventListener("click", async () => {
    try {
      await endSession(session.id);
      ended();
    } catch (error) {
      tellProblem(bodyOf(error), byId("sessions-title"));
    }
  });
  const here = h("strong", {}, t("session-here"));
  return h("li", { "data-session": session.id }, h("span", {}, label, " ", h("small", {}, t("session-since", { at: date(session.made) }))), session.current ? here : button);
}

async function mountSessions() {
  const box = byId("sessions");
  const list = h("ul", { class: "own-rows", id: "session-list" });
  const all = h("button", { type: "button", id: "end-others" }, t("session-end-others"));
  const out = h("button", { type: "button", id: "sign-out" }, t("sign-out"));
  box.append(list, h("div", { class: "actions" }, all, out));
  const draw = async () => {
    const { sessions } = await getSessions();
    list.replaceChildren(...sessions.map((one) => sessionRow(one, () => {
      void draw();
      setText(news, t("session-ended"));
      byId("sessions-title").focus();
    })));
    all.hidden = sessions.length < 2;
  };
  all.addEventListener("click", async () => {
    try {
      await endSession("all");
      await draw();
      setText(news, t("session-ended-others"));
    } catch (error) {
      tellProblem(bodyOf(error), list);
    }
  });
  out.addEventListener("click", async () => {
    await signOut().catch(() => undefined);
    location.assign("/");
  });
  await draw();
  box.hidden = false;
}

function mountPassword() {
  const old = passwordField("old-password", t("password-old"), "current-password");
  const fresh = passwordField("fresh-password", t("password-new"), "new-password");
  const form = h("form", { id: "password-form" }, old.field, fresh.field,
    h("button", { type: "submit", id: "change-password" }, t("password-change")));
  onSubmit(form, async () => {
    tellProblem(null);
    await changePassword({ old: old.control.value, password: fresh.control.value });
    form.reset();
    setText(news, t("password-changed"));
  }, (error) => tellProblem(bodyOf(error), form));
  byId("password-card").append(form);
  byId("password-card").hidden = false;
}

/** @param {string} name */
function mountRecovery(name) {
  const box = byId("recovery");
  const proof = passwordField("recovery-password", t("password"), "current-password");
  const form = h("form", { id: "recovery-form" }, h("p", { class: "hint" }, t("recovery-says")), proof.field,
    h("button", { type: "submit", id: "recovery-new" }, t("recovery-new")));
  onSubmit(form, async () => {
    tellProblem(null);
    const { recovery } = await newRecovery({ password: proof.control.value });
    form.replaceWith(recoveryCodes(name, recovery));
    byId("recovery-title").focus();
  }, (error) => tellProblem(bodyOf(error), form));
  box.append(form);
  box.hidden = false;
}

try {
  const me = await getMe();
  showWho(me);
  if (!me.name) mountGuest();
  else {
    await mountSessions();
    mountPassword();
    mountRecovery(me.name);
  }
} catch (error) {
  setText(byId("me-name"), t("me-title"));
  tellProblem(bodyOf(error), byId("me-says"));
}
