import { locale } from '@org/contests-react/messages';
import { useState } from 'react';
import { readCookie, writeCookie } from '../../config/cookie.ts';
import { findLanguage, findPreferredLanguage, type LanguageTag, languages } from '../../config/languages.ts';
import { type LanguageChoice, LanguageView } from './LanguageView.tsx';

/** The server sends pages in this language; see apps/api. */
const COOKIE = 'laurel-language';

/** Chooses the language of later pages; undefined: the browser's preference. */
export function chooseLanguage(tag: LanguageTag | undefined): void {
  writeCookie(COOKIE, tag);
}

/** The language chosen in this browser. */
export function readChosenLanguage(): LanguageTag | undefined {
  const chosen = readCookie(COOKIE);
  return languages.find(({ tag }) => tag === chosen)?.tag;
}

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
