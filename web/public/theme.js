// Runs before the first paint, so that a dark screen never flashes white. lib/theme.ts chooses; this applies.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      // Storage may be forbidden; the system's theme serves.
      return null;
    }
  };
  const apply = () => {
    const wish = chosen();
    const theme = wish === 'dark' || wish === 'light' ? wish : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    const bar = document.querySelector('meta[name="theme-color"]');
    if (bar) bar.content = theme === 'dark' ? '#172120' : '#ffffff';
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
