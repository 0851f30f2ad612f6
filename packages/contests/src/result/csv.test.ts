import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../../test/parseCsv.ts';
import { toCsv } from './csv.ts';

test.each([
  ...[
    '=1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tno formula',
    '\rno formula',
    ' =1',
    '  +1',
    '\u00A0@a',
  ],
  ...['\uFEFF=1', '\u200B=1', '\u0000=1', '\u202E-1', '＝1', '＋1', '－1', '＠a', ' ＝1'],
  ...['"=1', "'=1", '""=1', '"\t=1"', '=HYPERLINK("https://example.org","click")', "=cmd|' /C calc'!A0"],
])('escapes the formula %j', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]]);
});

test.each([
  'fine',
  'a=b',
  '1-1',
  'me@example.org',
  '5.00',
  '',
  '0x00',
  'https://example.org/=1',
  "it's",
  '"fine"',
])('does not escape %j', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[text]]);
});

test('quotes cells with a separator of any dialect', () => {
  expect(toCsv([['a;b', 'a\tb', 'a,b', 'a"b', ' a', 'a ', 'a\nb', 'plain', 7]])).toBe(
    '"a;b","a\tb","a,b","a""b"," a","a ","a\nb",plain,7\r\n',
  );
});

test('round-trips any cells without a formula among them', () => {
  const unit = fc.oneof(
    fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\t', '\r', '\n', ' '),
    fc.string(),
  );
  const row = fc.array(
    fc.array(unit, { maxLength: 4 }).map((parts) => parts.join('')),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const read = parseCsv(toCsv(rows));
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
      const cells = read.flat();
      rows.flat().forEach((text, index) => {
        expect([text, `'${text}`]).toContain(cells[index]);
      });
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@]|^[\t\r\n]/);
    }),
    { numRuns: 1_000 },
  );
});
