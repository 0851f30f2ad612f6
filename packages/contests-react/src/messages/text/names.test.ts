import { expect, test } from 'vitest';
import { toFileName } from '../../base/text/saveFile.ts';
import { englishStartContest } from '../en/startContest.ts';
import { getShownTitle, getTabTitle } from './names.ts';

test('collapses white space in a title', () => {
  expect(getShownTitle('  Autumn\n\tcontest  ', 'Untitled')).toBe('Autumn contest');
});

test.each(['', '   ', '\u200b\u200d', '\u202e\u2066', '\n', '\u3164\u115f\u1160\uffa0', '\u2800'])(
  'falls back where a title has no visible characters',
  (title) => {
    expect(getShownTitle(title, 'Untitled')).toBe('Untitled');
  },
);

test.each([
  ['W'.repeat(60_000), `${'W'.repeat(199)}…`],
  ['👩\u200d👩\u200d👧 \u202eabc', '👩\u200d👩\u200d👧 abc'],
  ['\u3164', 'Untitled'],
])('shortens the tab title as the served page does: %.20s', (title, shown) => {
  expect(getTabTitle(title, 'Untitled')).toBe(shown);
});

test.each([
  ['Laurel', 'laurel'],
  ['Palm & Co. / ../x', 'palm-co-x'],
  ['Lorbeer Ä', 'lorbeer-ä'],
  ['…', 'contest'],
])('names the file of %s %s', (text, name) => {
  expect(toFileName(text)).toBe(name);
});

test('isolates a title so that it cannot change the direction of its sentence', () => {
  const sign = (title: string) => englishStartContest.done.notify(title);
  expect(sign('a\u202eexe.png')).toBe('“aexe.png” is started and visible to everyone.');
  expect(sign('\u2067a\u200f')).toBe('“a” is started and visible to everyone.');
  expect(sign('שלום 1')).toBe('“\u2068שלום 1\u2069” is started and visible to everyone.');
  expect(getShownTitle('Autumn \u202egpj.exe\u2066', 'Untitled')).toBe('Autumn gpj.exe');
});
