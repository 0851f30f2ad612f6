import { expect, test } from 'vitest';
import { getShownTitle } from './getShownTitle.ts';
import { shortenLink } from './shortenLink.ts';
import { toFileName } from './toFileName.ts';

test('a title stands on one line', () => {
  expect(getShownTitle('  Autumn\n\tcontest  ', 'Untitled')).toBe('Autumn contest');
});

test.each(['', '   ', '\u200b\u200d', '\u202e\u2066', '\n', '\u3164\u115f\u1160\uffa0', '\u2800'])(
  'a title of nothing that can be seen has a stand-in',
  (title) => {
    expect(getShownTitle(title, 'Untitled')).toBe('Untitled');
  },
);

test('a link is shown without what every link has', () => {
  expect(shortenLink('https://www.example.org/project/')).toBe('example.org/project');
  expect(shortenLink('http://example.org')).toBe('example.org');
  expect(shortenLink('javascript:alert(1)')).toBe('javascript:alert(1)');
});

test.each([
  ['Laurel', 'laurel'],
  ['Palm & Co. / ../x', 'palm-co-x'],
  ['Lorbeer Ä', 'lorbeer-ä'],
  ['…', 'contest'],
])('%s names a file as %s', (text, name) => {
  expect(toFileName(text)).toBe(name);
});
