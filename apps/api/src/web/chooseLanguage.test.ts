import { expect, test } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

const offered = [{ tag: 'en' }, { tag: 'de' }, { tag: 'es' }];

const choose = (acceptLanguage: string | undefined, cookies?: string, isSecure = false) =>
  chooseLanguage(offered, { acceptLanguage, cookies, isSecure }).tag;

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['es-419,es;q=0.9', 'es'],
  ['fr-CA,fr;q=0.9,de;q=0.5,en;q=0.4', 'de'],
  ['en;q=0.4,es;q=0.8', 'es'],
  ['de;q=0.8,es;q=0.8', 'de'],
  ['de-DE;q=0.5 , es ; q=1.000', 'es'],
  ['fr', 'en'],
  ['*', 'en'],
  ['fr, *;q=0.1', 'en'],
  ['en;q=0, *', 'de'],
  ['en;q=0,de;q=0,*;q=0.5', 'es'],
  ['*;q=0.1, es;q=0.2', 'es'],
  ['de;q=0', 'en'],
])('answers Accept-Language %j in %s', (header, language) => {
  expect(choose(header)).toBe(language);
});

test.each([
  'de;q=2',
  'de;q=-1',
  'de;q=0.1234',
  'de;q=',
  'de;level=1',
  'd e',
  'deutsch',
  'den',
  'de_DE',
  ',,;',
  '../de',
  'de\u0000',
  `${'x,'.repeat(60)}de`,
  `${'a-'.repeat(50_000)}de`,
])('ignores the malformed or unknown Accept-Language %j', (header) => {
  expect(choose(header.slice(0, 100_000))).toBe('en');
});

test('prefers the language in the cookie, if it is offered', () => {
  expect(choose('es', 'a=1; laurel-language=de; b=2')).toBe('de');
  expect(choose('es', 'laurel-language=en')).toBe('en');
  expect(choose('es', 'laurel-language=fr')).toBe('es');
  expect(choose('es', 'laurel-language=%E0%A4%A')).toBe('es');
  expect(choose('es', 'laurel-language=../../etc')).toBe('es');
});

test('reads only the cookie with the prefix on https', () => {
  expect(choose('es', '__Host-laurel-language=de', true)).toBe('de');
  expect(choose('es', 'laurel-language=de', true)).toBe('es');
});
