import { readCookie } from '../base/http.ts';

/** Set by the web app's settings: the tag of a language. */
const LANGUAGE_COOKIE = 'laurel-language';
/** Browsers send about five; more are ignored. */
const MAX_RANGES = 50;

export type LanguageRequest = {
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** True if the site has https, where the cookie's name has a prefix. */
  readonly isSecure: boolean;
};

type Tagged = { readonly tag: string };

/**
 * The language of a page: the one in the visitor's cookie, else the one that `Accept-Language` prefers (RFC 4647
 * lookup), else the first. Unknown and malformed values are ignored.
 *
 * @param offered the default first; tags in lower case without a region
 */
export function chooseLanguage<Language extends Tagged>(
  offered: readonly Language[],
  { cookies, acceptLanguage = '', isSecure }: LanguageRequest,
): Language {
  const chosen = readCookie(cookies, { name: LANGUAGE_COOKIE, isSecure });
  const ranges = parseAcceptLanguage(acceptLanguage);
  const isRefused = ({ tag }: Tagged) => ranges.some(({ range, quality }) => range === tag && quality === 0);
  const accepted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ range }) =>
      range === '*'
        ? offered.find((language) => !isRefused(language))
        : offered.find((language) => matches(range, language)),
    );
  const [first] = offered;
  const language =
    offered.find(({ tag }) => tag === chosen) ?? accepted.find((each) => each !== undefined) ?? first;
  if (language === undefined) throw new Error('There is no language to choose from.');
  return language;
}

/** `de-AT` asks for German too. */
const matches = (range: string, { tag }: Tagged): boolean => range === tag || range.startsWith(`${tag}-`);

type LanguageRange = { readonly range: string; readonly quality: number };

const RANGE = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

function parseAcceptLanguage(header: string): readonly LanguageRange[] {
  return header.split(',', MAX_RANGES).flatMap((part) => {
    const [, range, quality = '1'] = RANGE.exec(part.trim()) ?? [];
    return range ? [{ range: range.toLowerCase(), quality: Number(quality) }] : [];
  });
}
