import { Banner, Card, Select } from '@org/ui-theme';
import { type LanguageTag, languages } from '../../languages.ts';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';

const words = messages.settings.language;

const options = languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));

export type LanguageViewProps = {
  readonly language: LanguageTag | undefined;
  /** The chosen language, if the server sent the page in another one. */
  readonly missing: LanguageTag | undefined;
  readonly onChoose: (language: LanguageTag) => void;
};

/** The choice of the site's language. */
export function LanguageView({ language, missing, onChoose }: LanguageViewProps) {
  const name = languages.find(({ tag }) => tag === missing)?.name;
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-language">
      <h2 id="settings-language">{words.title}</h2>
      {name && <Banner title={words.missing(name)} />}
      <Select
        label={words.label}
        hint={words.hint}
        options={options}
        value={language ?? null}
        onValueChange={onChoose}
      />
    </Card>
  );
}
