import { Banner, Card, Select } from '@org/ui-theme';
import { type LanguageTag, languages } from '../../config/languages.ts';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';

const languageMessages = messages.settings.language;

/** A language, or the one that the browser asks for. */
export type LanguageChoice = LanguageTag | 'browser';

export type LanguageViewProps = {
  readonly choice: LanguageChoice;
  /** The language that the browser asks for. */
  readonly browserLanguage: LanguageTag;
  /** The chosen language, where the server has sent the page in another one. */
  readonly missing: LanguageTag | undefined;
  readonly onChoose: (choice: LanguageChoice) => void;
};

const nameOf = (wanted: LanguageTag) => languages.find(({ tag }) => tag === wanted)?.name ?? wanted;

/** The choice of the site's language. */
export function LanguageView({ choice, browserLanguage, missing, onChoose }: LanguageViewProps) {
  const options = [
    { value: 'browser' as const, label: languageMessages.asBrowser },
    ...languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag })),
  ];
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-language">
      <h2 id="settings-language">{languageMessages.title}</h2>
      {missing && <Banner title={languageMessages.missing(nameOf(missing))} />}
      <Select
        label={languageMessages.label}
        hint={languageMessages.hint(nameOf(browserLanguage))}
        options={options}
        value={choice}
        onValueChange={onChoose}
      />
    </Card>
  );
}
