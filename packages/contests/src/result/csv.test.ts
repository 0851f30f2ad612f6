import fc from 'fast-check';
import { expect, test } from 'vitest';
import { address, word } from '../../test/make.ts';
import { toCsv, toRankingCsv, toReviewsCsv } from './csv.ts';

/** Parses CSV (RFC 4180) into rows of cells. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('The last row does not end.');
  return rows;
}

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

test('names entries and their links, and gives the points of each criterion', () => {
  const describe = (entry: string) => ({ name: `=Kiln ${entry}`, link: 'https://example.org/kiln' });
  const mean = { sum: 26, count: 1 };
  const ranking = [{ entry: '1', rank: 1, mean, points: '26.00', reviews: 1, judges: 3 }];
  expect(parseCsv(toRankingCsv({ ranking }, describe))).toEqual([
    ['rank', 'entry', 'points', 'sum', 'reviews', 'judges', 'name', 'link'],
    ['1', '1', '26.00', '26', '1', '3', "'=Kiln 1", 'https://example.org/kiln'],
  ]);
  const review = { uid: word(1), judge: address(0xa1), entry: '1', points: 26, comment: 'Clear.', time: 60n };
  const [header = [], row = []] = parseCsv(
    toReviewsCsv({ counted: [{ ...review, given: [4, 9] }] }, describe),
  );
  expect(Object.fromEntries(header.map((name, index) => [name, row[index]]))).toMatchObject({
    ...{ entry: '1', points: '26', given: '4 9', comment: 'Clear.', time: '60' },
    ...{ time_iso: '1970-01-01T00:01:00Z', name: "'=Kiln 1", link: 'https://example.org/kiln' },
  });
});
