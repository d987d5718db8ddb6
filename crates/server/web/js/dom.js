/** Elements made without parsing any string as HTML. */

/** @typedef {Node | string | number | false | null | undefined} Child */

/**
 * Sets properties on an element. A function named `on…` listens to the event. `true` sets an
 * attribute, `false` removes it, and any other value becomes its value.
 *
 * @param {Element} element
 * @param {Record<string, unknown>} props
 */
export function set(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (value === false || value === null || value === undefined) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  set(element, props);
  append(element, children);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  set(element, props);
  append(element, children);
  return element;
}

/**
 * @param {Element} parent
 * @param {Child[]} children
 */
function append(parent, children) {
  for (const child of children) {
    if (child === false || child === null || child === undefined) continue;
    parent.append(typeof child === "number" ? String(child) : child);
  }
}

/**
 * Writes a text only if it differs, so that live regions speak once and nothing repaints.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Whether keys are for an element itself: a person writes in it, or chooses in it by letters.
 * @param {EventTarget | null} element
 */
export function isField(element) {
  return element instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(element.type)
    || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/**
 * The element of the page with this id. It is part of the HTML of the page.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return element;
}
