import { Card, Select } from '@org/ui-theme';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts';

const appearanceMessages = messages.settings.appearance;
const options = (Object.entries(appearanceMessages.themes) as [ThemeChoice, string][]).map(
  ([value, label]) => ({
    value,
    label,
  }),
);

export function AppearanceSection() {
  const [theme, setTheme] = useState(readTheme);
  const [isKept, setIsKept] = useState(true);
  const choose = (chosen: ThemeChoice) => {
    setTheme(chosen);
    setIsKept(chooseTheme(chosen));
  };
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-appearance">
      <h2 id="settings-appearance">{appearanceMessages.title}</h2>
      <Select
        label={appearanceMessages.theme}
        error={isKept ? undefined : appearanceMessages.notKept}
        options={options}
        value={theme}
        onValueChange={choose}
      />
    </Card>
  );
}
