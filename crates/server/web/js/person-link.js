/** The way to the page of a person. */

import { h } from "./dom.js";

/** @param {string} name */
export const personAddress = (name) => `/p/${encodeURIComponent(name)}`;

/**
 * The name of a person, as a link to their page.
 * @param {string} name
 */
export const personLink = (name) => h("a", { class: "person-link", href: personAddress(name) }, h("bdi", {}, name));
