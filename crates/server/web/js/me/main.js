/** A person's own page: their name and rank, where they are signed in, and their ways in. */

import { onSubmit, passwordField, tellProblem } from "../account-form.js";
import { openDialog } from "../dialog.js";
import { changePassword, endSession, getMe, getSessions, newRecovery, rename, signIn, signOut } from "../api/me.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { input } from "../fields.js";
import { date, day, t } from "../i18n.js";
import { startPage } from "../page.js";
import { personAddress } from "../person-link.js";
import { memberRank } from "../rank.js";
import { recoveryCodes } from "../recovery.js";
import { showWho as showBar } from "../who.js";

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

/** The person as it is known now: their name may change on this page. @type {{ name: string }} */
const own = { name: "" };

/** @param {Me} me */
function mountName(me) {
  const { name } = me;
  if (!name) return;
  own.name = name;
  showWho(me);
  const page = h("a", { id: "to-page", href: personAddress(name) }, t("me-page"));
  // Nobody else sees the page of a child.
  byId("me-says").append(...(me.role === "child" ? [] : [h("br"), page]));
  const box = byId("rename-card");
  const title = byId("rename-title");
  if (me.renames !== null) {
    box.replaceChildren(title, h("p", { class: "hint", id: "rename-later" }, t("rename-later", { at: day(me.renames) })));
  } else {
    const fresh = input("fresh-name", t("rename-new"), { type: "text", autocomplete: "off", required: true, minlength: 2, maxlength: 20, spellcheck: "false", "aria-describedby": "rename-says" });
    const form = h("form", { id: "rename-form" }, fresh.field, h("p", { class: "hint", id: "rename-says" }, t("rename-says")),
      h("button", { type: "submit", id: "rename-now" }, t("rename-now")));
    onSubmit(form, async () => {
      tellProblem(null);
      const now = await freshly(own.name, async () => (await rename(fresh.control.value.trim())) ?? getMe());
      if (!now) return;
      mountName(now);
      setText(news, t("renamed", { name: now.name ?? "" }));
      byId("me-name").focus();
      void showBar();
    }, (error) => tellProblem(bodyOf(error), form));
    box.replaceChildren(title, form);
  }
  box.hidden = false;
}

function mountGuest() {
  byId("me-says").after(h("p", {}, h("a", { id: "take-name", class: "button primary large", href: "/join" }, t("me-take-name"))));
}

/**
 * Does what asks for a person who has just signed in, and asks for the password where it was too
 * long ago.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} act
 * @returns {Promise<T | null>} null if the person does not sign in
 */
async function freshly(name, act) {
  try {
    return await act();
  } catch (error) {
    if (bodyOf(error).code !== "sign-in-again") throw error;
  }
  const password = passwordField("again-password", t("password"), "current-password");
  const why = h("p", { class: "warning", role: "alert", hidden: true });
  const form = h("form", { id: "again-form", class: "account" }, h("p", {}, explain({ code: "sign-in-again", text: "" })), password.field, why,
    h("button", { type: "submit", id: "again-now", class: "primary" }, t("sign-in")));
  const dialog = openDialog({ id: "again", title: t("sign-in") }, form);
  return new Promise((resolve, reject) => {
    let done = false;
    onSubmit(form, async () => {
      await signIn({ name, password: password.control.value });
      done = true;
      dialog.close();
      act().then(resolve, reject);
    }, (error) => {
      why.hidden = false;
      setText(why, explain(bodyOf(error)));
    });
    dialog.addEventListener("close", () => done || resolve(null));
  });
}

/** @param {Session} session @param {() => void} ended */
function sessionRow(session, ended) {
  const label = session.browser || t("session-unknown");
  const button = h("button", { type: "button", class: "small", "data-end": session.id, "aria-label": t("session-end-one", { label }) }, t("session-end"));
  button.addEventListener("click", async () => {
    try {
      await endSession(session.id);
      ended();
    } catch (error) {
      tellProblem(bodyOf(error), byId("sessions-title"));
    }
  });
  const times = h("small", {}, t("session-since", { at: date(session.made) }));
  return h("li", { "data-session": session.id }, h("span", {}, label, " ", times), session.this ? h("strong", {}, t("session-here")) : button);
}

async function mountSessions() {
  const box = byId("sessions");
  const list = h("ul", { class: "own-rows", id: "session-list" });
  const all = h("button", { type: "button", id: "end-others" }, t("session-end-others"));
  const out = h("button", { type: "button", id: "sign-out" }, t("sign-out"));
  box.append(list, h("div", { class: "actions" }, all, out));
  /** @type {Session[]} */
  let sessions = [];
  const draw = async () => {
    ({ sessions } = await getSessions());
    list.replaceChildren(...sessions.map((one) => sessionRow(one, () => {
      void draw();
      setText(news, t("session-ended"));
      byId("sessions-title").focus();
    })));
    all.hidden = sessions.length < 2;
  };
  all.addEventListener("click", async () => {
    try {
      for (const { id, this: here } of sessions) if (!here) await endSession(id);
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
  const fresh = passwordField("fresh-password", t("password-new"), "new-password");
  const form = h("form", { id: "password-form" }, fresh.field, h("button", { type: "submit", id: "change-password" }, t("password-change")));
  onSubmit(form, async () => {
    tellProblem(null);
    const done = await freshly(own.name, async () => {
      await changePassword(fresh.control.value);
      return true;
    });
    if (!done) return;
    form.reset();
    setText(news, t("password-changed"));
    news.scrollIntoView({ block: "nearest" });
  }, (error) => tellProblem(bodyOf(error), form));
  byId("password-card").append(form);
  byId("password-card").hidden = false;
}

/** @param {number} left how many codes are not used yet */
function mountRecovery(left) {
  const box = byId("recovery");
  const says = h("p", { class: "hint", id: "recovery-left" }, t("recovery-left", { count: left }), " ", t("recovery-says"));
  const form = h("form", { id: "recovery-form" }, says, h("button", { type: "submit", id: "recovery-new" }, t("recovery-new")));
  onSubmit(form, async () => {
    tellProblem(null);
    const codes = await freshly(own.name, newRecovery);
    if (!codes) return;
    form.replaceWith(recoveryCodes(own.name, codes.recovery));
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
    mountName(me);
    await mountSessions();
    mountPassword();
    mountRecovery(me.ways?.recovery ?? 0);
    if (location.hash === "#password") byId("fresh-password").focus();
  }
} catch (error) {
  setText(byId("me-name"), t("me-title"));
  tellProblem(bodyOf(error), byId("me-says"));
}
