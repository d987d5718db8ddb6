// Runs before the first paint, as a classic script, so that a chosen theme does not flash.
try {
  const theme = JSON.parse(localStorage.getItem("tengen.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
} catch {
  // Nothing is kept here: the system's theme it is.
}
