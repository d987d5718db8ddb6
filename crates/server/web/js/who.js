/** The name of the person in the bar of each page, or the way to one. */

import { getMeta } from "./api/games.js";
import { getMe } from "./api/me.js";
import { byId, h, set } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

/** Shows it where the server knows names. A page goes on without. */
export async function showWho() {
  const meta = await getMeta().catch(() => null);
  if (!meta?.accounts) return;
  const me = await getMe().catch(() => null);
  if (!me) return;
  const link = byId("who");
  const to = encodeURIComponent(location.pathname + location.hash);
  // A key of a game or study is no part of another address.
  const isOpen = !/^\/[gs]\//.test(location.pathname) && location.pathname !== "/join";
  set(link, { href: me.name ? "/me" : isOpen ? `/join?to=${to}` : "/join" });
  link.replaceChildren(icon("person"), h("span", {}, me.name ?? t("sign-in")));
  link.hidden = false;
}
