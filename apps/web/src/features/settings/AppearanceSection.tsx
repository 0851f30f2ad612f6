import { Card, Field } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts';

const words = messages.settings.appearance;
const themes = Object.entries(words.themes) as [ThemeChoice, string][];

export function AppearanceSection() {
  const [theme, setTheme] = useState(readTheme);
  const [isKept, setIsKept] = useState(true);
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-appearance">
      <h2 id="settings-appearance">{words.title}</h2>
      <Field label={words.theme} error={isKept ? undefined : words.notKept}>
        {(control) => (
          <select
            {...control}
            className="laurel-input"
            value={theme}
            onChange={({ target }) => {
              const chosen = target.value as ThemeChoice;
              setTheme(chosen);
              setIsKept(chooseTheme(chosen));
            }}
          >
            {themes.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Card>
  );
}
