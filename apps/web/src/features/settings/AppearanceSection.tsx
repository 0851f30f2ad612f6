import { Card, Select } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';

/** The chosen theme; `system` follows the system, also when it changes. */
type ThemeChoice = 'system' | 'light' | 'dark';

/** `public/early.js` reads it before the page is first drawn. */
const THEME_KEY = 'laurel.theme';

/** The stored choice. */
function readTheme(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme in every tab. @returns whether it could be stored */
function chooseTheme(theme: ThemeChoice): boolean {
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

const words = messages.settings.appearance;
const options = (Object.entries(words.themes) as [ThemeChoice, string][]).map(([value, label]) => ({
  value,
  label,
}));

export function AppearanceSection() {
  const [theme, setTheme] = useState(readTheme);
  const [isKept, setIsKept] = useState(true);
  const choose = (chosen: ThemeChoice) => {
    setTheme(chosen);
    setIsKept(chooseTheme(chosen));
  };
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-appearance">
      <h2 id="settings-appearance">{words.title}</h2>
      <Select
        label={words.theme}
        error={isKept ? undefined : words.notKept}
        options={options}
        value={theme}
        onValueChange={choose}
      />
    </Card>
  );
}
