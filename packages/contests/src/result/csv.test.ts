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

/** The text of a cell without the apostrophes that the writer has added. */
function removeApostrophes(cell: string): string {
  let text = '';
  for (let index = 0; index < cell.length; index += 1) {
    const isFirst = index === 0 || /[,;|\t\r\n"]/.test(cell[index - 1] ?? '');
    const rest = cell.slice(index + 1);
    const isAdded =
      cell[index] === "'" &&
      isFirst &&
      (/^[\s\p{C}\p{Z}"']*[=+\-@＝＋－＠]/u.test(rest) || (index === 0 && /^'*[\t\r\n]/.test(rest)));
    if (!isAdded) text += cell[index];
  }
  return text;
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
  const [[cell = ''] = []] = parseCsv(toCsv([[text]]));
  expect(cell.startsWith("'")).toBe(true);
  expect(removeApostrophes(cell)).toBe(text);
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
])('writes %j into a CSV without escaping', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[text]]);
});

test.each([
  ['fine;=2+3;bye', "fine;'=2+3;bye"],
  ['fine|=2+3', "fine|'=2+3"],
  ['fine\t=2+3', "fine\t'=2+3"],
  ['fine, =2+3', "fine,' =2+3"],
  ['fine\n@a', "fine\n'@a"],
  ['fine\r\n+1', "fine\r'\n'+1"],
  ['he said "-1"', `he said "'-1"`],
  ['a;b=c', 'a;b=c'],
])('escapes a formula in another dialect: %j', (text, escaped) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[escaped]]);
});

test('quotes cells with a separator of any dialect', () => {
  expect(toCsv([['a;b', 'a\tb', 'a,b', 'a|b', 'a"b', ' a', 'a ', 'a\nb', 'plain', 7]])).toBe(
    '"a;b","a\tb","a,b","a|b","a""b"," a","a ","a\nb",plain,7\r\n',
  );
});

/** The cells that a program finds which separates them by `separator`, in the lenient way of spreadsheets. */
function readCells(text: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (letter === '"' && cell === '') {
      // A quote begins a quoted part at the start of a cell only.
      for (index += 1; index < text.length; index += 1) {
        if (text[index] !== '"') cell += text[index];
        else if (text[index + 1] === '"') {
          cell += '"';
          index += 1;
        } else break;
      }
    } else if (letter === separator || letter === '\r' || letter === '\n') {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}

test('keeps any text exactly, and no cell begins a formula in any dialect', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'=+-@＝＠"\',;|\t\r\n \u200B'),
    fc.constantFrom('fine', '=2+3', '";"', '","'),
    fc.string(),
  );
  const cell = fc.array(unit, { maxLength: 6 }).map((parts) => parts.join(''));
  const row = fc.array(cell, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const text = toCsv(rows);
      expect(parseCsv(text).map((cells) => cells.map(removeApostrophes))).toEqual(rows);
      for (const separator of [',', ';', '\t', '|'])
        for (const found of readCells(text, separator))
          expect([separator, found]).not.toEqual([
            separator,
            expect.stringMatching(/^[\s\p{C}\p{Z}"]*[=+\-@＝＋－＠]/u),
          ]);
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
