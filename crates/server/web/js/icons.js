/** The pictures on buttons. */

import { s } from "./dom.js";

const PATHS = {
  first: "M6 5v14M19 5L9 12l10 7z",
  back: "M16 5L6 12l10 7z",
  forward: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  forkBack: "M20 5L10 12l10 7zM6 5v6a4 4 0 0 1-4 4",
  forkForward: "M4 5l10 7-10 7zM18 5v6a4 4 0 0 0 4 4",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 10h-3",
  redo: "M16 5l5 5-5 5M21 10H10a6 6 0 0 0 0 10h3",
  find: "M10 4a6 6 0 1 0 0 12 6 6 0 1 0 0-12M15 15l5 5",
  plus: "M12 5v14M5 12h14",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4 21a8 7 0 0 1 16 0",
  settings: "M4 7h9M19 7h1M13 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 17h1M11 17h9M5 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  expand: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  up: "M12 20V4M5 11l7-7 7 7",
  down: "M12 4v16M5 13l7 7 7-7",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
};

/**
 * @param {keyof typeof PATHS} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: PATHS[name] }));
}
