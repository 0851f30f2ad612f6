import { expect, test } from 'vitest';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { getShownTitle, getTabTitle } from './getShownTitle.ts';
import { nameEntry } from './nameEntry.ts';
import { shortenLink } from './shortenLink.ts';
import { showLink } from './showLink.ts';
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

test.each([
  ['W'.repeat(60_000), `${'W'.repeat(199)}…`],
  ['👩\u200d👩\u200d👧 \u202eabc', '👩\u200d👩\u200d👧 abc'],
  ['\u3164', 'Untitled'],
])('the title of a tab is a line like that of the served page: %.20s', (title, shown) => {
  expect(getTabTitle(title, 'Untitled')).toBe(shown);
});

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

test.each([
  ['https://example.org/\u202efdp.exe', 'https://example.org/%E2%80%AEfdp.exe'],
  ['https://example.org/a\u200bb', 'https://example.org/a%E2%80%8Bb'],
  ['https://\u0430pple.com/x', 'https://xn--pple-43d.com/x'],
  ['https://goo\u00adgle.com:8080/?q', 'https://google.com:8080/?q'],
  ['https://me@\u0430pple.com/', 'https://me@xn--pple-43d.com/'],
  ['HTTPS://Example.ORG/Ä/\u2764\ufe0f', 'HTTPS://Example.ORG/Ä/\u2764\ufe0f'],
  ['no link\u2066', 'no link%E2%81%A6'],
  ['two words', 'two words'],
  [' \t', '%20%09'],
  ['\u3000\u200b', '%E3%80%80%E2%80%8B'],
])('%j is shown as what it is', (link, shown) => {
  expect(showLink(link)).toBe(shown);
});

test.each([
  '',
  '   ',
  '\n\t',
  '\u00a0',
  '\u3000',
  '\u200b\u200d',
  '\u202e\u2066',
  '\u3164',
  '\u2800',
  '\u0000',
])('names entry %j by its place, since nothing of it can be seen', (entry) => {
  expect(nameEntry(entry, ['https://example.org/kiln', entry, 'loom'], contestNamesTexts)).toBe('Entry 2');
});

test('names every other entry as it is written', () => {
  expect(nameEntry(' a ', ['b', ' a '], contestNamesTexts)).toBe(' a ');
});

test('a title cannot turn the sentence that it stands in', () => {
  const sign = (title: string) => startContestTexts.done.notify(title);
  expect(sign('a\u202eexe.png')).toBe('“aexe.png” is started and visible to everyone.');
  expect(sign('\u2067a\u200f')).toBe('“a” is started and visible to everyone.');
  expect(sign('שלום 1')).toBe('“\u2068שלום 1\u2069” is started and visible to everyone.');
  expect(getShownTitle('Autumn \u202egpj.exe\u2066', 'Untitled')).toBe('Autumn gpj.exe');
});
