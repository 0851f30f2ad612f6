import { splitLines } from '@org/contests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLines } from './importState.ts';

test('appends new lines and keeps existing ones unchanged', () => {
  expect(mergeLines('0xAb\nwrong ', ['0xcd', '0xAB', '0xef'], 'judges')).toEqual({
    text: '0xAb\nwrong \n0xcd\n0xef',
    added: 2,
    dropped: 1,
  });
  expect(mergeLines('0xab\n', ['0xcd'], 'judges').text).toBe('0xab\n0xcd');
  expect(mergeLines('  ', ['0xcd'], 'judges').text).toBe('0xcd');
});

test('treats two spellings of a link as the same', () => {
  expect(
    mergeLines('https://EXAMPLE.org', ['https://example.org/', 'https://example.org/a'], 'entries'),
  ).toMatchObject({
    added: 1,
    dropped: 1,
  });
});

test('keeps every item of the field and adds no duplicates', () => {
  const line = fc.constantFrom('https://a.example', 'https://b.example', 'wrong', '', ' ');
  fc.assert(
    fc.property(
      fc.array(line),
      fc.array(fc.constantFrom('https://a.example', 'https://c.example')),
      (before, values) => {
        const field = before.join('\n');
        const { text, added, dropped } = mergeLines(field, values, 'entries');
        if (field.trim() !== '') expect(text.startsWith(field)).toBe(true);
        expect(added + dropped).toBe(values.length);
        expect(splitLines(text).filter((each) => each.trim() !== '').length).toBe(
          before.filter((each) => each.trim() !== '').length + added,
        );
        expect(mergeLines(text, values, 'entries')).toMatchObject({ text, added: 0 });
      },
    ),
  );
});
