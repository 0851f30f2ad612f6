import { expect, test } from 'vitest';
import { nameEntry } from './entryName.ts';

const nameAll = (...entries: readonly string[]) => entries.map((entry) => nameEntry(entry, entries));

test('names entries as their contest’s pages do', () => {
  expect(nameAll('https://github.com/ada/kiln/tree/main', 'A loom in a shed', '\u200b')).toEqual([
    'kiln',
    'A loom in a shed',
    'Entry 3',
  ]);
  expect(nameAll('https://a.example/kiln', 'https://аpple.com/kiln')).toEqual([
    'a.example/kiln',
    'xn--pple-43d.com/kiln',
  ]);
});

test('names entries that look the same by their positions', () => {
  expect(nameAll('https://\u0430pple.com/x', 'https://xn--pple-43d.com/x')).toEqual([
    'https://xn--pple-43d.com/x (entry 1)',
    'https://xn--pple-43d.com/x (entry 2)',
  ]);
});

test('shortens a name that is a whole link', () => {
  const long = `https://a.example/${'k/'.repeat(200)}`;
  const names = nameAll(`${long}?a`, `${long}?A`);
  expect(names.map((name) => [...name].length)).toEqual([120, 120]);
});
