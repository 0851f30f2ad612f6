import { expect, test } from 'vitest';
import { toLine } from './text.ts';

test.each([
  ['  Autumn\n\tcontest  ', 'Autumn contest'],
  ['a\u202eb\u2066c\u200bd\u0000e\u0007', 'abcde'],
  ['a\u2028b\u0085c', 'a b c'],
  ['\ud800a\udc00', 'a'],
  ['Z\u0336\u0336\u0336\u0336\u0336\u0336o', 'Z\u0336\u0336\u0336o'],
  ['e\u0301', 'é'],
  ['\u200b \u202e', ''],
  ['\u3164\u115f\u1160\uffa0', ''],
  ['\u2800\u2800', ''],
  ['\u200d', ''],
  ['a\u3164b', 'ab'],
  ['<script>', '<script>'],
])('converts the text %j to the line %j', (text, line) => {
  expect(toLine(text, 40)).toBe(line);
});

test.each([
  ['an emoji of several', '👩\u200d👩\u200d👧'],
  ['a colored heart', '❤\ufe0f'],
  ['a Persian word', 'می\u200cخواهم'],
  ['a Sinhala word', 'ශ්\u200dරී'],
])('keeps the joiners of %s in a line', (_, text) => {
  expect(toLine(text, 40)).toBe(text);
});

test('removes joiners between no characters of a line', () => {
  expect(toLine('\u200da \u200db\u200c\u200c \u200dc\u200d\u200dd\u200c', 40)).toBe('a b c\u200dd');
});

test('cuts a long text between characters and adds an ellipsis', () => {
  expect(toLine('🏆'.repeat(10), 4)).toBe('🏆🏆🏆…');
  expect(toLine('abcd', 4)).toBe('abcd');
  expect(toLine('ab cde', 4)).toBe('ab…');
  expect(toLine('ab\u200dcde', 4)).toBe('ab…');
});

test.each(['x', '\u0301', '\u200b', ' ', '\ud800', '\ufdfa', '\u200d'])(
  'sixty kilobytes of %j stay one short line',
  (character) => {
    expect(toLine(character.repeat(60_000), 200).length).toBeLessThanOrEqual(3_600);
  },
);
