import { locale } from '@org/contests-react/texts';
import { findLanguage, type LanguageTag } from '../../languages.ts';
import { LanguageView } from './LanguageView.tsx';
import { chooseLanguage, readChosenLanguage } from './languageCookie.ts';

const language = findLanguage(locale)?.tag;

/** Each language has its own build, so a choice reloads the page. */
export function LanguageSection() {
  const chosen = readChosenLanguage();
  const choose = (tag: LanguageTag) => {
    chooseLanguage(tag);
    if (tag !== language) window.location.reload();
  };
  return (
    <LanguageView language={language} missing={chosen !== language ? chosen : undefined} onChoose={choose} />
  );
}
