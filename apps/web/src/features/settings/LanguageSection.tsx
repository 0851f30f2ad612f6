import { locale } from '@org/contests-react/texts';
import { useState } from 'react';
import { findLanguage, findPreferredLanguage } from '../../config/languages.ts';
import { type LanguageChoice, LanguageView } from './LanguageView.tsx';
import { chooseLanguage, readChosenLanguage } from './languageCookie.ts';

const shown = findLanguage(locale)?.tag;

/** Each language has its own build, so a choice reloads the page. */
export function LanguageSection() {
  const [chosen, setChosen] = useState(readChosenLanguage);
  const browserLanguage = findPreferredLanguage(window.navigator.languages).tag;
  const choose = (choice: LanguageChoice) => {
    const language = choice === 'browser' ? undefined : choice;
    chooseLanguage(language);
    if ((language ?? browserLanguage) !== shown) window.location.reload();
    else setChosen(language);
  };
  return (
    <LanguageView
      choice={chosen ?? 'browser'}
      browserLanguage={browserLanguage}
      missing={chosen !== shown ? chosen : undefined}
      onChoose={choose}
    />
  );
}
