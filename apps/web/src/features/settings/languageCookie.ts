import { readCookie, writeCookie } from '../../config/cookie.ts';
import { type LanguageTag, languages } from '../../languages.ts';

/** The server reads it to send pages in this language; see apps/api. */
const COOKIE = 'laurel-language';

/** Asks the server for pages in this language; undefined: in the one that the browser asks for. */
export function chooseLanguage(tag: LanguageTag | undefined): void {
  writeCookie(COOKIE, tag);
}

/** The language that was chosen in this browser. */
export function readChosenLanguage(): LanguageTag | undefined {
  const chosen = readCookie(COOKIE);
  return languages.find(({ tag }) => tag === chosen)?.tag;
}
