import { afterEach, expect, test } from 'vitest';
import { chooseLanguage, readChosenLanguage } from './LanguageSection.tsx';

afterEach(() => chooseLanguage(undefined));

test('keeps the chosen language in a cookie until it is reset', () => {
  expect(readChosenLanguage()).toBeUndefined();
  chooseLanguage('de');
  expect(document.cookie).toContain('laurel-language=de');
  expect(readChosenLanguage()).toBe('de');
  chooseLanguage(undefined);
  expect(document.cookie).not.toContain('laurel-language=de');
});

test.each(['fr', '%E0%A4%A', ''])('ignores the cookie %j', (value) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another program would write it
  document.cookie = `laurel-language=${value}; Path=/`;
  expect(readChosenLanguage()).toBeUndefined();
});
