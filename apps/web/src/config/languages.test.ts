import { expect, test } from 'vitest';
import { findPreferredLanguage } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'ES-mx', 'de'], 'es'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('finds the first language of the site in %j', (locales, tag) => {
  expect(findPreferredLanguage(locales).tag).toBe(tag);
});
