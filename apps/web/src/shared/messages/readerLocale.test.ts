import { expect, test } from 'vitest';
import { chooseLocale } from './readerLocale.ts';

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-AT', 'en-IE', 'en-US'], 'en-IE'],
  [['en'], 'en-GB'],
  [['de-DE'], 'en-GB'],
  [['eng-US'], 'en-GB'],
  [[], 'en-GB'],
])('of %j, dates are written as in %s', (languages, locale) => {
  expect(chooseLocale('en-GB', languages)).toBe(locale);
});
