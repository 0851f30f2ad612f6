import { readCookie, writeCookie } from '../../config/cookie.ts';
import { type LanguageTag, languages } from '../../config/languages.ts';

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
