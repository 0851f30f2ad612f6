/** The chosen theme; `system` follows the system, also when it changes. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** `public/early.js` reads it before the page is first drawn. */
const THEME_KEY = 'laurel.theme';

/** The stored choice. */
export function readTheme(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme in every tab. @returns whether it could be stored */
export function chooseTheme(theme: ThemeChoice): boolean {
  const newValue = theme === 'system' ? null : theme;
  // `public/early.js` applies it. `storage` events fire in other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue }));
  try {
    if (newValue === null) window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, newValue);
    return true;
  } catch {
    return false;
  }
}
