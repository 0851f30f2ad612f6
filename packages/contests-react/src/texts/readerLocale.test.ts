import { expect, test } from 'vitest';
import { chooseLocale } from './readerLocale.ts';

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-AT', 'en-IE', 'en-US'], 'de-AT'],
  [['ar-EG'], 'ar-EG'],
  [['en'], 'en-GB'],
  [['de'], 'de'],
  [['tlh', 'fr-CA'], 'fr-CA'],
  [['not a locale', 'C', 'fr-CA'], 'fr-CA'],
  [[], 'en-GB'],
])('to who asks for %j, dates are written as in %s', (languages, locale) => {
  expect(chooseLocale('en-GB', languages)).toBe(locale);
});
