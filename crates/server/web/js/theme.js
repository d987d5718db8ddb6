// It runs before the first paint, as a classic script, so that no other theme shows at first.
try {
  const theme = JSON.parse(localStorage.getItem("tengen.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);
} catch {
  // The browser stores nothing. The theme is that of the system.
}
