import fc from 'fast-check';
import { checksumAddress, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { findFormProblems } from '../formProblems.ts';
import { importTemplates } from './importTemplates.ts';
import { readImport } from './readImport.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const cleo = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const values = (lines: readonly { readonly value: string }[]) => lines.map(({ value }) => value);

test.each([
  ['one a line', `${ada}\n${bob}`],
  ['with the line breaks of Windows and a byte order mark', `\ufeff${ada}\r\n${bob}\r\n`],
  ['with those of an old Mac', `${ada}\r${bob}`],
  ['a CSV file with a header', `name,address\nAda,${ada}\n"Bob, the second",${bob}\n`],
  ['with another order and semicolons', `Wallet;Name\n${ada};Ada\n${bob};Bob`],
  ['cells of a spreadsheet', `1\tAda\t${ada}\n2\tBob\t${bob}`],
  ['a column of quoted cells', `"judge"\n"${ada}"\n"${bob}"`],
  ['with blank lines and spaces', `\n  ${ada}\u00a0\n\n\u200b${bob}\n`],
  ['a header in another language', `Adresse;Name\n${ada};Ada\n${bob};Bob`],
  ['a header of several words', `Wallet Address,Name\n${ada},Ada\n${bob},Bob`],
  ['a cell with a line break beside it', `note,address\n"one\ntwo",${ada}\nx,${bob}`],
])('judges: %s', (_, text) => {
  const { good, bad } = readImport(text, 'judges');
  expect(bad).toEqual([]);
  expect(values(good)).toEqual([ada, bob]);
});

test('bad lines are named with their number and the reason, good ones stay good', () => {
  const { good, bad, repeated, headerLine } = readImport(
    [
      'name,address',
      `Ada,${ada}`,
      'Eve,eve.eth',
      '',
      `Bob,${bob.replace('C4', 'c4')}`,
      'Dan,0x1234',
      'Fay,',
      `Ada again,${ada.toLowerCase()}`,
      `Nobody,0x${'0'.repeat(40)}`,
      `Cleo,${cleo}`,
    ].join('\r\n'),
    'judges',
  );
  expect(headerLine).toBe(1);
  expect(good).toEqual([
    { line: 2, value: ada },
    { line: 10, value: cleo },
  ]);
  expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
    [3, expect.stringMatching(/^this is a name, and names are not looked up/)],
    [5, expect.stringContaining(`Is ${bob} meant?`)],
    [6, expect.stringMatching(/^this is no address/)],
    [7, 'there is nothing in this column.'],
    [9, 'this address belongs to nobody.'],
  ]);
  expect(bad[3]?.value).toBe('Fay');
  expect(repeated).toEqual([{ line: 8, value: ada.toLowerCase() }]);
});

test('a quotation mark that is never closed is a bad line, not the end of the list', () => {
  const { good, bad } = readImport(`name,address\n"Ada,${ada}\nBob,${bob}`, 'judges');
  expect(values(good)).toEqual([bob]);
  expect(bad).toMatchObject([{ line: 2, reason: 'a quotation mark is opened and never closed.' }]);
});

test('a comma in a link belongs to it, unless the lines are rows', () => {
  const links = 'https://example.org/a,b\nhttps://example.org/c\nhttps://example.org/d,e,f';
  expect(values(readImport(links, 'entries').good)).toEqual(links.split('\n'));
  const rows = 'https://example.org/a,Lamp\nhttps://example.org/b,Shelf';
  expect(values(readImport(rows, 'entries').good)).toEqual([
    'https://example.org/a',
    'https://example.org/b',
  ]);
  expect(readImport(rows, 'entries')).toMatchObject({
    source: 0,
    columns: ['https://example.org/a', 'Lamp'],
  });
  expect(values(readImport(rows, 'entries', 'lines').good)).toEqual(rows.split('\n'));
});

test('another column can be chosen', () => {
  const text = 'project,site,repository\nLamp,https://lamp.example,https://git.example/lamp';
  expect(readImport(text, 'entries')).toMatchObject({
    source: 1,
    columns: ['project', 'site', 'repository'],
  });
  expect(values(readImport(text, 'entries', 2).good)).toEqual(['https://git.example/lamp']);
  expect(readImport(text, 'entries', 0).good).toEqual([]);
});

test('links are http or https, without a login, each once', () => {
  const { good, bad, repeated } = readImport(
    'https://example.org/a\nexample.org/b\njavascript:alert(1)\nhttps://me:pw@example.org\nHTTPS://EXAMPLE.org/a\nhttps://exa mple.org',
    'entries',
  );
  expect(values(good)).toEqual(['https://example.org/a']);
  expect(bad.map(({ line }) => line)).toEqual([2, 3, 4, 6]);
  expect(repeated.map(({ line }) => line)).toEqual([5]);
});

test('nothing is an import of nothing', () => {
  for (const text of ['', '\n \n', ',,\n,,', '""'])
    expect(readImport(text, 'judges')).toMatchObject({ good: [], bad: [], repeated: [] });
});

test.each(['judges', 'entries'] as const)(
  'the template for %s is read, and its example is not taken',
  (kind) => {
    const { good, bad, headerLine, columns } = readImport(importTemplates[kind].text, kind);
    expect({ good, lines: bad.map(({ line }) => line), headerLine, columns }).toMatchObject({
      good: [],
      lines: [2],
      headerLine: 1,
      columns: [expect.any(String), 'name'],
    });
  },
);

test('five thousand lines are all read', () => {
  const addresses = Array.from({ length: 5_000 }, (_, index) =>
    checksumAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`),
  );
  const { good, bad } = readImport(
    `name,address\n${addresses.map((each) => `"A, B",${each}`).join('\n')}`,
    'judges',
  );
  expect(values(good)).toEqual(addresses);
  expect(bad).toEqual([]);
});

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`));
const name = fc
  .string({ unit: fc.constantFrom('A', 'ö', ' ', ',', ';', '"', '\t', '\n', '🏆') })
  .map((text) => `N${text}N`);
const quote = (cell: string) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

test('addresses are found in any table that holds them, whatever stands beside them', () => {
  const table = fc.uniqueArray(fc.tuple(address, name), {
    selector: ([each]) => each,
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.boolean(),
      (rows, separator, newline, isFirst, hasHeader) => {
        const toLine = (a: string, b: string) => (isFirst ? [a, b] : [b, a]).map(quote).join(separator);
        const lines = rows.map(([each, beside]) => toLine(each, beside));
        const text = [...(hasHeader ? [toLine('address', 'name')] : []), ...lines].join(newline);
        const { good, bad } = readImport(text, 'judges');
        expect(bad).toEqual([]);
        expect(values(good)).toEqual(rows.map(([each]) => each));
      },
    ),
  );
});

test('whatever is read: every line that says something is in one place, and the form accepts the good ones', () => {
  const piece = fc.constantFrom(
    ada,
    bob.toLowerCase(),
    'x.eth',
    '0x12',
    ',',
    ';',
    '\t',
    '"',
    '\n',
    ' ',
    'address',
    'https://example.org',
    '\u2028',
    '\0',
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.constantFrom('judges' as const, 'entries' as const),
      (text, kind) => {
        const { good, bad, repeated, headerLine } = readImport(text, kind);
        const seen = [...good, ...bad, ...repeated].map(({ line }) => line);
        expect(new Set(seen).size).toBe(seen.length);
        expect(headerLine === undefined || !seen.includes(headerLine)).toBe(true);
        const form = { title: 'T', description: 'D', judges: ada, entries: 'https://a.example', endsAt: '' };
        const taken = { ...form, [kind]: values(good).join('\n') };
        if (good.length > 0) expect(findFormProblems(taken)).toEqual({});
      },
    ),
    { numRuns: 500 },
  );
});
