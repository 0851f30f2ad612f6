import { Card, Select } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts';

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
