import { expect, test } from 'vitest';
import { nameNumbered } from './messages.ts';

const nameAll = (...names: readonly (string | null)[]) => {
  const documents = names.map((name) => name && { name, link: '', picture: '', about: '', track: 0 });
  const nameEntry = nameNumbered(documents.map((each) => each || null));
  return names.map((_, index) => nameEntry(`${index + 1}`));
};

test('names entries as their contest’s pages do', () => {
  expect(nameAll('A loom in a shed', null, '\u200b')).toEqual(['A loom in a shed', 'Entry 2', 'Entry 3']);
});

test('names entries that look the same by their positions', () => {
  expect(nameAll('Kiln', 'Loom', 'Kiln')).toEqual(['Kiln (entry 1)', 'Loom', 'Kiln (entry 3)']);
});

test('shortens a long name of an entry', () => {
  expect([...(nameAll('k '.repeat(200))[0] ?? '')].length).toBeLessThanOrEqual(120);
});
