import fc from 'fast-check';
import { checksumAddress, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { fuzz } from '../../../../../tools/test/vitest/fuzz.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { EMPTY_CONTEST } from '../form/contestForm.ts';
import { findFormProblems } from '../form/formProblems.ts';
import { type BadLine, type GoodLine, importTemplates } from '../form/importReading.ts';
import { mergeItems } from './importState.ts';
import { readImport } from './readImport.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const cleo = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const values = (lines: readonly (GoodLine | BadLine)[]) =>
  lines.map((line) => ('item' in line ? line.item.address || line.item.link : line.value));
const places = (lines: readonly GoodLine[]) =>
  lines.map(({ line, item }) => ({ line, value: item.address || item.link }));
const names = (lines: readonly GoodLine[]) => lines.map(({ item }) => item.name);

test.each([
  ['one a line', `${ada}\n${bob}`],
  ['with Windows line breaks and a byte order mark', `\ufeff${ada}\r\n${bob}\r\n`],
  ['with old Mac line breaks', `${ada}\r${bob}`],
  ['a CSV file with a header', `name,address\nAda,${ada}\n"Bob, the second",${bob}\n`],
  ['with another order and semicolons', `Wallet;Name\n${ada};Ada\n${bob};Bob`],
  ['cells of a spreadsheet', `1\tAda\t${ada}\n2\tBob\t${bob}`],
  ['a column of quoted cells', `"judge"\n"${ada}"\n"${bob}"`],
  ['with blank lines and spaces', `\n  ${ada}\u00a0\n\n\u200b${bob}\n`],
  ['a header in another language', `Adresse;Name\n${ada};Ada\n${bob};Bob`],
  ['a header of several words', `Wallet Address,Name\n${ada},Ada\n${bob},Bob`],
  ['a cell with a line break beside it', `note,address\n"one\ntwo",${ada}\nx,${bob}`],
])('reads a list of judges: %s', (_, text) => {
  const { good, bad } = readImport(text, 'judges', englishStartContest);
  expect(bad).toEqual([]);
  expect(values(good)).toEqual([ada, bob]);
});

test('reports invalid lines with number and reason, and keeps the valid ones', () => {
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
    englishStartContest,
  );
  expect(headerLine).toBe(1);
  expect(places(good)).toEqual([
    { line: 2, value: ada },
    { line: 10, value: cleo },
  ]);
  expect(names(good)).toEqual(['Ada', 'Cleo']);
  expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
    [3, expect.stringMatching(/^this is a name, and this site can’t look up/)],
    [5, expect.stringContaining(`Did you mean ${bob}?`)],
    [6, expect.stringMatching(/^this isn’t an address/)],
    [7, 'this column is empty.'],
    [9, 'this is the zero address, which nobody owns.'],
  ]);
  expect(bad[3]?.value).toBe('Fay');
  expect(places(repeated)).toEqual([{ line: 8, value: ada.toLowerCase() }]);
});

test('rejects only the line of an unclosed quotation mark', () => {
  const { good, bad } = readImport(`name,address\n"Ada,${ada}\nBob,${bob}`, 'judges', englishStartContest);
  expect(values(good)).toEqual([bob]);
  expect(bad).toMatchObject([{ line: 2, reason: 'a quotation mark is never closed.' }]);
});

test('keeps a comma inside a link, unless the lines are rows', () => {
  const links = 'https://example.org/a,b\nhttps://example.org/c\nhttps://example.org/d,e,f';
  expect(values(readImport(links, 'entries', englishStartContest).good)).toEqual(links.split('\n'));
  const rows = 'https://example.org/a,Lamp\nhttps://example.org/b,Shelf';
  expect(values(readImport(rows, 'entries', englishStartContest).good)).toEqual([
    'https://example.org/a',
    'https://example.org/b',
  ]);
  expect(readImport(rows, 'entries', englishStartContest)).toMatchObject({
    source: 'table',
    columns: [{ name: 'https://example.org/a' }, { name: 'Lamp' }],
    kept: { link: 0, name: 1 },
  });
  expect(names(readImport(rows, 'entries', englishStartContest).good)).toEqual(['Lamp', 'Shelf']);
  const whole = readImport(rows, 'entries', englishStartContest, { source: 'lines' });
  expect(values(whole.good)).toEqual(rows.split('\n'));
});

test.each([
  ['a place on a map', 'https://www.google.com/maps/@52.5,13.4\nhttps://www.google.com/maps/@48.1,11.5'],
  ['a session', 'https://a.example/x;jsessionid=1\nhttps://b.example/x;jsessionid=2'],
  ['below a header', 'url\nhttps://a.example/x,y\nhttps://b.example/x,z'],
])('does not split a link: %s', (_, text) => {
  const { good, bad } = readImport(text, 'entries', englishStartContest);
  expect(bad).toEqual([]);
  expect(values(good)).toEqual(text.split('\n').filter((line) => line.startsWith('https')));
});

test.each([
  ['name,url\nA,https://a.example/x,y\nB,https://b.example', 2],
  ['name;url\nA;https://a.example/x;jsessionid=1\nB;https://b.example', 2],
  ['B,https://b.example\nA,https://www.google.com/maps/@52.5,13.4', 2],
])('rejects a row with more cells than columns: %j', (text, line) => {
  const { good, bad } = readImport(text, 'entries', englishStartContest);
  expect(values(good)).toEqual(['https://b.example']);
  expect(bad).toEqual([
    { line, value: expect.any(String), reason: expect.stringMatching(/^this line has more cells/) },
  ]);
  const quoted = readImport('name,url\nA,"https://a.example/x,y"', 'entries', englishStartContest);
  expect(values(quoted.good)).toEqual(['https://a.example/x,y']);
});

test.each([
  ['on one line', `${ada}, ${bob}, ${cleo}`],
  ['with semicolons, over two lines', `${ada};${bob}\n${cleo}`],
  ['with spaces', `${ada} ${bob}  ${cleo}`],
  ['two and two', `${ada},${bob}\n${cleo},${ada}`],
  [
    'as an explorer links them',
    `https://etherscan.io/address/${ada},${bob}, https://basescan.org/address/${cleo}`,
  ],
  ['after words', `Hello, these are the judges\n${ada}, ${bob} and ${cleo}`],
  ['with names', `Ada ${ada}, Bob ${bob}\nCleo: ${cleo}`],
  ['with another address in a third column', `Ada,${ada},${bob}\nCleo,${cleo}`],
])('reads every judge: %s', (_, text) => {
  expect(values(readImport(text, 'judges', englishStartContest).good)).toEqual([ada, bob, cleo]);
});

test('reports invalid addresses between valid ones', () => {
  const { good, bad } = readImport(`${ada}, eve.eth, 0x1234, ${bob}`, 'judges', englishStartContest);
  expect(values(good)).toEqual([ada, bob]);
  expect(values(bad)).toEqual(['eve.eth', '0x1234']);
  const wide = readImport(`name,address\nAda,${ada},${bob}\nCleo,${cleo}`, 'judges', englishStartContest);
  expect(values(wide.good)).toEqual([cleo]);
  expect(wide.bad).toMatchObject([{ line: 2, reason: expect.stringMatching(/^this line has more cells/) }]);
});

test.each([
  ['with a header', 'name,ENS name\nAda Park,ada.eth\nBob,bob.example.org\nAda,ADA.eth'],
  [
    'with a byte order mark and semicolons',
    '\ufeffName;Wallet\n"Ada Park";ada.eth\nBob;bob.example.org\nAda;Ada.eth',
  ],
  ['as lines', 'ada.eth Ada Park\nbob.example.org\nada.eth'],
])('keeps names on ENS, whose addresses the site looks up: %s', (_, text) => {
  const { good, bad, repeated } = readImport(text, 'judges', englishStartContest, { resolvesNames: true });
  expect(values(good)).toEqual(['ada.eth', 'bob.example.org']);
  expect([bad.length, repeated.length]).toEqual([0, 1]);
  expect(readImport(text, 'judges', englishStartContest).good).toEqual([]);
});

test('keeps names on ENS beside addresses in a table without a header', () => {
  const rows = Array.from({ length: 300 }, (_, n) =>
    n % 3 === 0 ? `"Judge, ${n}";judge-${n}.eth` : `Judge ${n};0x${`${n + 1000}`.padStart(40, '0')}`,
  );
  const options = { resolvesNames: true };
  const { good, bad } = readImport(rows.join('\r\n'), 'judges', englishStartContest, options);
  expect(bad).toEqual([]);
  expect(good).toHaveLength(300);
  expect(good[0]?.item).toMatchObject({ address: 'judge-0.eth', name: 'Judge, 0' });
});

test('reads several links on one line as several entries', () => {
  const text = 'https://a.example, https://www.google.com/maps/@52.5,13.4; https://b.example,';
  expect(readImport(text, 'entries', englishStartContest)).toMatchObject({ source: 'every', bad: [] });
  expect(values(readImport(text, 'entries', englishStartContest).good)).toEqual([
    'https://a.example',
    'https://www.google.com/maps/@52.5,13.4',
    'https://b.example',
  ]);
});

test.each([
  `- ${ada}`,
  `1. ${ada}`,
  `(2) Ada: ${ada}`,
  `Ada: ${ada}`,
  `Ada (${ada})`,
  `<${ada}>`,
  `ethereum:${ada}`,
  `ethereum:${ada}@8453`,
  `base:${ada}`,
  `eip155:8453:${ada}`,
  `https://etherscan.io/address/${ada}`,
  `https://basescan.org/address/${ada}#code`,
  `[Ada](https://etherscan.io/address/${ada})`,
  `0X${ada.slice(2).toUpperCase()}`,
])('reads a judge from %s', (text) => {
  for (const each of [text, `${text}\n- ${bob}`, `sep=;\nname;address\nAda;${text}`]) {
    const { good, bad } = readImport(each, 'judges', englishStartContest);
    expect(bad).toEqual([]);
    expect(good[0]?.item.address.toLowerCase()).toBe(ada.toLowerCase());
  }
});

test.each([
  '- https://a.example/x_(y)',
  '* https://a.example/x_(y)',
  '- [ ] https://a.example/x_(y)',
  '12) https://a.example/x_(y)',
  '[D](https://a.example/x_(y))',
  '- [D [e]](<https://a.example/x_(y)>)',
  '<https://a.example/x_(y)>',
  '"https://a.example/x_(y)"',
  'Lamp: https://a.example/x_(y)',
  '3. Reading lamp – https://a.example/x_(y)',
  'https://a.example/x_(y),',
])('reads an entry from %s', (text) => {
  for (const each of [text, `${text}\n- https://b.example`]) {
    const { good, bad } = readImport(each, 'entries', englishStartContest);
    expect(bad).toEqual([]);
    expect(good[0]?.item.link).toBe('https://a.example/x_(y)');
  }
});

test('rejects text that merely contains an address', () => {
  for (const text of [
    `https://etherscan.io/tx/0x${'1'.repeat(64)}`,
    `https://etherscan.io/token/${ada}?a=${bob}`,
    `${ada}00`,
    `x${ada}`,
  ])
    expect(readImport(text, 'judges', englishStartContest).good).toEqual([]);
});

test('skips Excel’s separator line and keeps the line numbers of the others', () => {
  expect(
    readImport(`sep=;\r\nAda, the first;${ada}\r\nBob;nobody`, 'judges', englishStartContest),
  ).toMatchObject({
    headerLine: undefined,
    good: [{ line: 2, item: { address: ada, name: 'Ada, the first' } }],
    bad: [{ line: 3, value: 'nobody' }],
  });
});

test('reads a long hostile line quickly', () => {
  for (const piece of ['[](', ' ', 'a:', ',', '0x', '-', '<', 'https://', '.eth,'])
    for (const kind of ['judges', 'entries'] as const)
      expect(readImport(piece.repeat(200_000 / piece.length), kind, englishStartContest).headerLine).toBe(
        undefined,
      );
});

test('reads another column on request, or keeps none', () => {
  const text = 'project,site,repository\nLamp,https://lamp.example,https://git.example/lamp';
  expect(readImport(text, 'entries', englishStartContest)).toMatchObject({
    kept: { name: 0, link: 1, about: null },
    asked: [],
    columns: [{ name: 'project' }, { name: 'site' }, { name: 'repository' }],
  });
  const read = (link: number | null) =>
    readImport(text, 'entries', englishStartContest, { columns: { link } }).good.map(({ item }) => [
      item.name,
      item.link,
    ]);
  expect(read(2)).toEqual([['Lamp', 'https://git.example/lamp']]);
  expect(read(null)).toEqual([['Lamp', '']]);
  expect(readImport(text, 'entries', englishStartContest, { columns: { link: 0 } }).good).toEqual([]);
});

test.each([
  ['Invited by,Judge', 1],
  ['Eingeladen von;Jurymitglied', 1],
  ['Invitado por;Jurado', 1],
  ['Judge,Invited by', 0],
  ['Wallet address,Organizer', 0],
  ['Adresse;Vorgeschlagen von', 0],
  ['Dirección del jurado;Propuesto por', 0],
] as const)('issue 27: takes the judges from the column that is named: %s', (heading, column) => {
  const separator = heading.includes(';') ? ';' : ',';
  const reading = readImport(`${heading}\n${[ada, bob].join(separator)}`, 'judges', englishStartContest);
  expect(reading).toMatchObject({ source: 'table', kept: { address: column }, asked: [] });
  expect(values(reading.good)).toEqual([[ada, bob][column]]);
});

test.each([
  ['Logo,Project URL', 1],
  ['Bild;Link zum Projekt', 1],
  ['Imagen;Enlace', 1],
  ['Website;Logo', 0],
] as const)('issue 27: takes the links from the column that is named: %s', (heading, column) => {
  const separator = heading.includes(';') ? ';' : ',';
  const links = ['https://a.example/one', 'https://b.example/two'];
  const reading = readImport(`${heading}\n${links.join(separator)}`, 'entries', englishStartContest);
  expect(reading).toMatchObject({ source: 'table', kept: { link: column }, asked: [] });
  expect(values(reading.good)).toEqual([links[column]]);
});

test.each([
  ['judges', 'Address,Wallet', `${ada},${bob}`, 'address'],
  ['judges', 'One,Two', `${ada},${bob}`, 'address'],
  ['judges', 'Judge,Invited by', `Ada,${bob}`, 'address'],
  ['entries', 'Website,Home page', 'https://a.example/one,https://b.example/two', 'link'],
  ['entries', 'Foo,Bar', 'https://a.example/one,https://b.example/two', 'link'],
  ['entries', 'Name,Logo', 'Lamp,https://a.example/logo.png', 'link'],
  ['entries', 'Title,Name,URL', 'Lamp,Lampe,https://a.example/one', 'name'],
] as const)('issue 27: asks which column of %s is meant: %s', (kind, heading, row, role) => {
  const reading = readImport(`${heading}\n${row}`, kind, englishStartContest);
  expect(reading).toMatchObject({ source: 'table', asked: [role] });
  const chosen = readImport(`${heading}\n${row}`, kind, englishStartContest, { columns: { [role]: 1 } });
  expect(chosen).toMatchObject({ asked: [], kept: { [role]: 1 } });
  expect(chosen.good).toHaveLength(1);
});

test('takes an entry without a link if it has a name', () => {
  const { good, bad } = readImport(
    'name,link\nLamp,\n,https://a.example/shelf\n,',
    'entries',
    englishStartContest,
  );
  expect(good.map(({ item }) => [item.name, item.link])).toEqual([
    ['Lamp', ''],
    ['shelf', 'https://a.example/shelf'],
  ]);
  expect(bad).toEqual([]);
});

test.each([
  ['- Ada: ', ''],
  ['1. ', ' Ada'],
  ['Ada (', ')'],
  ['', ', Ada'],
])('keeps the name that stands beside a judge: %s…%s', (before, after) => {
  const { good } = readImport(`${before}${ada}${after}\n${bob}`, 'judges', englishStartContest, {
    source: 'every',
  });
  expect(names(good)).toEqual(['Ada', '']);
});

test('never takes a column of e-mail addresses for names', () => {
  const { good, columns } = readImport(
    `ada@example.org,${ada}\nbob@example.org,${bob}`,
    'judges',
    englishStartContest,
    {
      source: 'table',
    },
  );
  expect(names(good)).toEqual(['', '']);
  expect(columns).toMatchObject([{ isPrivate: true, name: '' }, { isPrivate: false }]);
});

test('accepts http and https links without credentials, each once', () => {
  const { good, bad, repeated } = readImport(
    'https://example.org/a\nexample.org/b\njavascript:alert(1)\nhttps://me:pw@example.org\nHTTPS://EXAMPLE.org/a\nhttps://exa mple.org',
    'entries',
    englishStartContest,
  );
  expect(values(good)).toEqual(['https://example.org/a']);
  expect(bad.map(({ line }) => line)).toEqual([2, 3, 4, 6]);
  expect(repeated.map(({ line }) => line)).toEqual([5]);
});

test('reads an empty text as an empty import', () => {
  for (const text of ['', '\n \n', ',,\n,,', '""'])
    expect(readImport(text, 'judges', englishStartContest)).toMatchObject({
      good: [],
      bad: [],
      repeated: [],
    });
});

test.each(['judges', 'entries'] as const)(
  'the template for %s is read, and its example is not taken',
  (kind) => {
    const { good, bad, headerLine, columns } = readImport(
      importTemplates[kind].text,
      kind,
      englishStartContest,
    );
    expect({ good, lines: bad.map(({ line }) => line), headerLine }).toMatchObject({
      good: [],
      lines: [2],
      headerLine: 1,
    });
    expect(columns.length).toBeGreaterThan(1);
  },
);

test('reads all of five thousand lines', () => {
  const addresses = Array.from({ length: 5_000 }, (_, index) =>
    checksumAddress(`0x${(index + 1).toString(16).padStart(40, '0')}`),
  );
  const { good, bad } = readImport(
    `name,address\n${addresses.map((each) => `"A, B",${each}`).join('\n')}`,
    'judges',
    englishStartContest,
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

test('finds addresses in any table, whatever the other columns contain', () => {
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
        const { good, bad } = readImport(text, 'judges', englishStartContest);
        expect(bad).toEqual([]);
        expect(values(good)).toEqual(rows.map(([each]) => each));
      },
    ),
  );
});

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

fuzz(
  'imports',
  'every line that says something is in one place, and the form accepts the good ones',
  fc.property(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.constantFrom('judges' as const, 'entries' as const),
    (text, kind) => {
      const { good, bad, repeated, headerLine, source } = readImport(text, kind, englishStartContest);
      const seen = [...good, ...bad, ...repeated].map(({ line }) => line);
      expect(headerLine === undefined || !seen.includes(headerLine)).toBe(true);
      const all = values([...good, ...bad, ...repeated]).join('\n');
      const addresses = text.match(/(?<=^|[,;\s])0x[0-9a-f]{40}(?=[,;\s]|$)/gi) ?? [];
      const isWhole = kind === 'judges' && headerLine === undefined && source !== 'table';
      for (const each of isWhole ? addresses : []) expect(all).toContain(each);
      const form = { ...EMPTY_CONTEST, title: 'T', description: 'D', judges: ada, takesSubmissions: true };
      const criteria = [{ label: 'C', maxPoints: '1', weight: '1', anchors: [] }];
      const items = good.map(({ item }) => item);
      const taken = mergeItems(
        { ...form, criteria, ...(kind === 'judges' && { judges: '' }) },
        items,
        kind,
      ).form;
      if (good.length > 0)
        expect(findFormProblems({ form: taken, messages: englishStartContest, nowSeconds: 0n })).toEqual({});
    },
  ),
);

fuzz(
  'imports',
  'any text is read without an error',
  fc.property(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('judges' as const, 'entries' as const),
    (text, kind) => {
      const { good, bad, repeated } = readImport(text, kind, englishStartContest);
      const lines = [...good, ...bad, ...repeated];
      expect(values(lines).every((value) => typeof value === 'string')).toBe(true);
      expect(lines.every(({ line }) => Number.isSafeInteger(line))).toBe(true);
    },
  ),
);
