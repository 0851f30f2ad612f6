import { expect, test } from 'vitest';
import { parseLegalText } from './parseLegalText.ts';

test('splits a text at blank lines into headings, paragraphs and lists', () => {
  const text = 'Terms\r\n\r\nBe kind.\nTo everybody.\n\n\n- One\n* Two\n\n## Law\n\nThe law of the land.';
  expect(parseLegalText(text)).toEqual([
    { kind: 'heading', text: 'Terms' },
    { kind: 'paragraph', spans: [{ text: 'Be kind. To everybody.' }] },
    { kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two' }]] },
    { kind: 'heading', text: 'Law' },
    { kind: 'paragraph', spans: [{ text: 'The law of the land.' }] },
  ]);
});

test('reads a last line, a sentence and a URL as paragraphs', () => {
  const kinds = parseLegalText('Be kind!\n\nhttps://example.org\n\nThe end').map(({ kind }) => kind);
  expect(kinds).toEqual(['paragraph', 'paragraph', 'paragraph']);
});

test('links https URLs without the punctuation around them', () => {
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
])('does not link %s in a legal text', (text) => {
  expect(parseLegalText(text)).toEqual([{ kind: 'paragraph', spans: [{ text }] }]);
});

test('removes bidi marks and control characters', () => {
  expect(parseLegalText('a\u202Eb\u0000c\u2066d.')).toEqual([
    { kind: 'paragraph', spans: [{ text: 'a b c d.' }] },
  ]);
});

test('returns no blocks for an empty text', () => {
  expect(parseLegalText('\uFEFF \n\n\t\n')).toEqual([]);
});
