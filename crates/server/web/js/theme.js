// It runs before the first paint, as a classic script, so that no other theme shows at first.
try {
  const { theme, board, stones } = JSON.parse(localStorage.getItem("tengen.settings") ?? "{}");
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
  if (board) root.setAttribute("data-board", board);
  if (stones) root.setAttribute("data-stones", stones);
} catch {
  // The browser stores nothing. The theme is that of the system.
}
