import { afterEach, expect, test, vi } from 'vitest';
import { pickMessages, readStoryLanguage } from './markMessages.ts';

const messages = { en: { title: 'Share' }, de: { title: 'Teilen' } };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', 'Share'],
  ['?globals=language:de;theme:dark', 'Teilen'],
  ['?id=share&globals=theme:dark;language:de', 'Teilen'],
  ['?globals=language:pseudo', '⟦Shàré⟧'],
  ['?globals=language:tlh', 'Share'],
])('picks the messages for a story at %j', (search, title) => {
  vi.stubGlobal('window', { location: { search } });
  expect(pickMessages('share', messages).title).toBe(title);
});

test('ignores settings other than the language', () => {
  expect(readStoryLanguage('?globals=sublanguage:de')).toBe('en');
});
