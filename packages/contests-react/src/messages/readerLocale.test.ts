import { expect, test } from 'vitest';
import { chooseLocale } from './readerLocale.ts';

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-AT', 'en-IE', 'en-US'], 'en-IE'],
  [['de-AT'], 'de-AT'],
  [['ar-EG'], 'ar-EG'],
  [['en'], 'en-GB'],
  [['de'], 'de'],
  [['tlh', 'fr-CA'], 'fr-CA'],
  [['not a locale', 'C', 'fr-CA'], 'fr-CA'],
  [[], 'en-GB'],
])('formats dates for a browser that prefers %j as in %s', (languages, locale) => {
  expect(chooseLocale('en-GB', languages)).toBe(locale);
});

test.each([
  [['de-AT', 'en'], 'de-AT'],
  [['en-US', 'de-CH'], 'de-CH'],
  [['en-US'], 'de'],
  [['fr-CA'], 'de'],
  [[], 'de'],
])('formats dates in German messages for a browser that prefers %j as in %s', (languages, locale) => {
  expect(chooseLocale('de', languages)).toBe(locale);
});
