/** The page at an address that leads nowhere. */

import { t } from "./i18n.js";
import { startPage } from "./page.js";

startPage();
document.title = `${t("missing-title")} – Tengen`;
