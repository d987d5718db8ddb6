/** The start page: a new game, this browser's games, records from files. */

import { getMeta } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { whatIsKept } from "../offline.js";
import { startPage } from "../page.js";
import { pageToCome } from "./away.js";
import { mountForm } from "./form.js";
import { mountGames } from "./games.js";
import { mountPicture, mountQuick } from "./quick.js";
import { mountStudies } from "./studies.js";
import { mountUpload } from "./upload.js";

startPage();
mountPicture();
const home = document.querySelector(".home");

/** @returns {Promise<import("../../types/protocol.js").Meta>} as soon as the server answers */
async function meta() {
  const line = byId("connection");
  const offline = byId("offline");
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const found = await getMeta();
      line.hidden = offline.hidden = true;
      home?.classList.remove("offline");
      // The worker shows this page in place of others that need the server.
      if (location.pathname !== "/") location.reload();
      return found;
    } catch (error) {
      const body = bodyOf(error);
      const silent = body.code === "unreachable";
      setText(line, silent ? "" : explain(body));
      setText(offline, silent ? [pageToCome(), t("offline-says", { kept: await whatIsKept() })].filter(Boolean).join(" ") : "");
      line.hidden = silent;
      offline.hidden = !silent;
      home?.classList.toggle("offline", silent);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

const found = await meta();
mountQuick(found);
byId("play-person").hidden = !found.lobby;
mountForm(byId("new"), found);
mountGames(byId("games"), found);
void mountStudies(byId("your-studies"));
mountUpload(byId("upload"));
home?.append(
  h("p", { class: "lookup" }, h("a", { href: "/sheet/aga" }, t("sheet-title"))),
  h("p", { class: "version" }, found.version));
