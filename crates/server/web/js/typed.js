/** A field that shows what the server knows, until a person types something else. */

/**
 * @param {HTMLInputElement} field
 * @returns {(known: string) => void} shows this, unless the person has typed what is not saved yet
 */
export function typedField(field) {
  let isTyped = false;
  field.addEventListener("input", () => {
    isTyped = true;
  });
  return (known) => {
    if (field.value.trim() === known.trim()) isTyped = false;
    if (!isTyped && document.activeElement !== field) field.value = known;
  };
}
