import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRows, toPlainLines } from './findTable.ts';

test('numbers rows by their first line, also below a quoted line break', () => {
  expect(splitRows('a,b\n"c\nd",e\n\nf,"g ""h"""', ',')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, lastLine: 3, cells: ['c\nd', 'e'] },
    { line: 4, cells: [''] },
    { line: 5, cells: ['f', 'g "h"'] },
  ]);
});

test('marks only its own line for an unclosed quotation mark', () => {
  expect(splitRows('a,b\n"c,d\ne,f\n"g,h', ',')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['"c', 'd'], isUnclosed: true },
    { line: 3, cells: ['e', 'f'] },
    { line: 4, cells: ['"g', 'h'] },
  ]);
});

test('accepts every kind of line break and drops a byte order mark', () => {
  expect(toPlainLines('\ufeffa\r\nb\rc\n')).toBe('a\nb\nc\n');
});

test('reads back well-formed CSV with its line numbers', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ü', '0', '"', ',', ';', '\n', '🏆', ' ') })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (table) => {
      const written = table.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';'));
      const rows = splitRows(written.join('\n'), ';');
      expect(rows.map(({ cells }) => cells)).toEqual(table);
      const lines = written.map(
        (_, index) => written.slice(0, index).join('\n').split('\n').length + (index > 0 ? 1 : 0),
      );
      expect(rows.map(({ line }) => line)).toEqual(lines);
    }),
  );
});

test('reads any text without throwing or losing a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ') }), (text) => {
      const rows = splitRows(text, ',');
      const last = rows.at(-1);
      expect(rows.every(({ line }, index) => line > (rows[index - 1]?.line ?? 0))).toBe(true);
      expect(last?.line ?? 0).toBeLessThanOrEqual(text.split('\n').length);
    }),
  );
});
