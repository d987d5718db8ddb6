/** The parts that all pages share: their words, the theme and the settings button. */

import { byId } from "./dom.js";
import { icon } from "./icons.js";
import { t, translatePage } from "./i18n.js";
import { applyTheme } from "./settings.js";
import { openSettings } from "./settings-dialog.js";

export function startPage() {
  applyTheme();
  translatePage();
  const button = byId("settings");
  button.append(icon("settings"));
  button.setAttribute("aria-label", t("settings"));
  button.addEventListener("click", openSettings);
  document.documentElement.classList.add("ready");
}
