import { expect, test } from 'vitest';
import { parseLegalText } from './parseLegalText.ts';

test('blank lines part a text into headings, paragraphs and lists', () => {
  const text = 'Terms\r\n\r\nBe kind.\nTo everybody.\n\n\n- One\n* Two\n\n## Law\n\nThe law of the land.';
  expect(parseLegalText(text)).toEqual([
    { kind: 'heading', text: 'Terms' },
    { kind: 'paragraph', spans: [{ text: 'Be kind. To everybody.' }] },
    { kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two' }]] },
    { kind: 'heading', text: 'Law' },
    { kind: 'paragraph', spans: [{ text: 'The law of the land.' }] },
  ]);
});

test('a short line with nothing below it, a sentence and an address are no headings', () => {
  const kinds = parseLegalText('Be kind!\n\nhttps://example.org\n\nThe end').map(({ kind }) => kind);
  expect(kinds).toEqual(['paragraph', 'paragraph', 'paragraph']);
});

test('https addresses become links, without the sentence around them', () => {
  expect(parseLegalText('See https://example.org/a?b=1, or (https://example.org/c).')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'See ' },
        { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
        { text: ', or (' },
        { text: 'https://example.org/c', href: 'https://example.org/c' },
        { text: ').' },
      ],
    },
  ]);
});

test.each([
  'javascript:alert(1).',
  'http://example.org/ is not safe.',
  'https://bank.example@evil.example/ hides where it leads.',
  'https://. is nothing.',
  '<a href="data:text/html,x">x</a>.',
])('%s is no link', (text) => {
  expect(parseLegalText(text)).toEqual([{ kind: 'paragraph', spans: [{ text }] }]);
});

test('marks that turn the direction of the text, and control characters, are taken out', () => {
  expect(parseLegalText('a\u202Eb\u0000c\u2066d.')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'a b c d.' }] },
  ]);
});

test('nothing at all is no block', () => {
  expect(parseLegalText('\uFEFF \n\n\t\n')).toEqual([]);
});
