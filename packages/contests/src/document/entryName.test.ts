import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { getEntryName } from './entryName.ts';
import { cutMiddle, findSimilarTexts, nameNumberedEntries } from './entryNames.ts';

const words = {
  entry: (n: number) => `Entry ${n}`,
  alike: (name: string, n: number) => `${name} (entry ${n})`,
};

const nameAll = (entries: readonly string[]) =>
  entries.map((entry) => getEntryName(entry, entries, words).name);
const nameOne = (entry: string) => getEntryName(entry, [entry], words);

test.each([
  ['https://github.com/ada/kiln', 'kiln', 'github.com'],
  ['https://www.example.org/kiln/', 'kiln', 'example.org'],
  ['https://example.org//kiln//index.html', 'kiln', 'example.org'],
  ['https://example.org/kiln/default.aspx?a=1#top', 'kiln', 'example.org'],
  ['https://github.com/ada/kiln/tree/main', 'kiln', 'github.com'],
  ['https://github.com/ada/kiln/tree/dev', 'kiln', 'github.com'],
  ['https://github.com/ada/kiln/blob/main/README.md', 'kiln', 'github.com'],
  ['https://github.com/ada/kiln/tree/main/apps/web', 'web', 'github.com'],
  ['https://gitlab.com/ada/kiln/-/tree/main', 'kiln', 'gitlab.com'],
  ['https://docs.example/document/d/1x2y/edit', '1x2y', 'docs.example'],
  ['https://example.org/main', 'main', 'example.org'],
  ['https://example.org/tree/main', 'main', 'example.org'],
  ['https://video.example/watch?v=abc', 'watch?v=abc', 'video.example'],
  ['https://example.org:8080/kiln', 'kiln', 'example.org:8080'],
  ['https://google.com@evil.example/kiln', 'kiln', 'evil.example'],
  ['https://\u0430pple.com/kiln', 'kiln', 'xn--pple-43d.com'],
  ['https://example.org/my%20project', 'my project', 'example.org'],
  ['https://example.org/%E7%AA%AF', '窯', 'example.org'],
  ['https://example.org/100%', '100%', 'example.org'],
  ['https://example.org/%E0%A4%A', '%E0%A4%A', 'example.org'],
  ['https://example.org/a%2Fb', 'a%2Fb', 'example.org'],
  ['https://example.org/%E2%80%AEfdp.exe', 'fdp.exe', 'example.org'],
  ['https://example.org/kiln/%E2%80%8B%20', 'kiln', 'example.org'],
  ['https://example.org/kil%D0%BD', 'kil%D0%BD', 'example.org'],
  ['https://example.org/%D1%81%D0%BE%D1%81%D0%BE', '%D1%81%D0%BE%D1%81%D0%BE', 'example.org'],
  ['https://example.org/%D0%BA%D0%BE%D1%82', 'кот', 'example.org'],
  [`https://example.org/Z${'\u0301'.repeat(50)}`, '\u0179\u0301\u0301\u0301', 'example.org'],
  ['https://example.org/?id=5', '?id=5', 'example.org'],
  ['https://example.org/#kiln', '#kiln', 'example.org'],
])('names the entry %s %s, at %s', (entry, name, host) => {
  expect(nameOne(entry)).toMatchObject({ name, host });
});

test.each([
  ['https://www.example.org/', 'example.org'],
  ['https://example.org/index.php', 'example.org'],
  ['An entry in words', 'An entry in words'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['github.com/ada/kiln', 'github.com/ada/kiln'],
  ['ipfs://bafy/kiln', 'ipfs://bafy/kiln'],
])('names %s %s, without a host beside it', (entry, name) => {
  expect(nameOne(entry)).toMatchObject({ name, host: undefined });
});

test('keeps the whole link, with a real host', () => {
  expect(nameOne('https://\u0430pple.com/x/kiln?a=1#b').whole).toBe('https://xn--pple-43d.com/x/kiln?a=1#b');
});

describe('nameAll', () => {
  test.each([
    [
      ['https://github.com/ada/kiln', 'https://github.com/bob/kiln', 'https://github.com/bob/loom'],
      ['ada/kiln', 'bob/kiln', 'loom'],
    ],
    [
      ['https://a.example/kiln', 'https://b.example/kiln'],
      ['a.example/kiln', 'b.example/kiln'],
    ],
    [
      ['https://a.example/ada/kiln', 'https://b.example/bob/kiln', 'https://c.example/bob/kiln'],
      ['ada/kiln', 'b.example/bob/kiln', 'c.example/bob/kiln'],
    ],
    [
      ['https://a.example/kiln?v=1', 'https://a.example/kiln?v=2'],
      ['kiln?v=1', 'kiln?v=2'],
    ],
    [
      ['https://a.example/kiln', 'https://a.example/Kiln'],
      ['https://a.example/kiln (entry 1)', 'https://a.example/Kiln (entry 2)'],
    ],
    [
      ['https://a.example/kiln/tree/one', 'https://a.example/kiln/tree/two'],
      ['a.example/kiln/tree/one', 'a.example/kiln/tree/two'],
    ],
    [
      ['https://a.example/kiln', 'http://a.example/kiln'],
      ['https://a.example/kiln', 'http://a.example/kiln'],
    ],
    [
      ['kiln', 'https://a.example/kiln'],
      ['kiln', 'a.example/kiln'],
    ],
    [
      ['https://a.example/%6Biln', 'https://a.example/kiln'],
      ['a.example/%6Biln', 'https://a.example/kiln'],
    ],
    [
      ['https://\u0430pple.com/x', 'https://xn--pple-43d.com/x'],
      ['https://xn--pple-43d.com/x (entry 1)', 'https://xn--pple-43d.com/x (entry 2)'],
    ],
    [
      ['https://a.example/ki%E2%80%8Bln', 'https://a.example/kiln'],
      ['a.example/ki%E2%80%8Bln', 'https://a.example/kiln'],
    ],
    [
      ['https://github.com/ada/paypal', 'https://github.com/eve/paypaI'],
      ['ada/paypal', 'eve/paypaI'],
    ],
    [
      ['https://a.example/paypal', 'https://a.example/paypaI'],
      ['https://a.example/paypal (entry 1)', 'https://a.example/paypaI (entry 2)'],
    ],
  ])('tells entries with the same name apart: %j are %j', (entries, names) => {
    expect(nameAll(entries)).toEqual(names);
  });

  test('shows the differing middle that a cut would hide', () => {
    const long = 'x'.repeat(40);
    const [one = '', two = ''] = nameAll([
      `https://a.example/${long}-one-${long}`,
      `https://a.example/${long}-two-${long}`,
    ]);
    expect(one).toContain('-one-');
    expect(two).toContain('-two-');
  });

  test('names an entry that is listed twice once', () => {
    expect(nameAll(['https://a.example/kiln', 'https://a.example/kiln'])).toEqual(['kiln', 'kiln']);
  });
});

test.each(['', '  ', '\n\t', '\u00a0', '\u200b\u200d', '\u202e\u2066', '\u3164', '\u2800', '\u0000'])(
  'names the invisible entry %j by its position',
  (entry) => {
    expect(nameAll(['https://example.org/kiln', entry])).toEqual(['kiln', 'Entry 2']);
  },
);

test('cuts a long name in the middle, between characters', () => {
  const { name } = nameOne(`https://example.org/${encodeURIComponent('🏆'.repeat(500))}-end`);
  expect([...name]).toHaveLength(48);
  expect(name).toMatch(/^🏆+…🏆+-end$/u);
  expect(cutMiddle('abcdefghij', 10)).toBe('abcdefghij');
  expect(cutMiddle('abcdefghijk', 9)).toBe('abcd…hijk');
});

test('tells thousands of look-alike entries apart', () => {
  // I and l look alike, so each entry tries all its possible names without success.
  const disguise = (n: number) => n.toString(2).padStart(12, '0').replaceAll('0', 'I').replaceAll('1', 'l');
  const entries = Array.from(
    { length: 4_000 },
    (_, index) => `https://a.example/${'k/'.repeat(index % 50)}${disguise(index)}`,
  );
  expect(new Set(nameAll(entries)).size).toBe(entries.length);
});

test('names a link with thousands of segments', () => {
  expect(nameOne(`https://a.example${'/a'.repeat(50_000)}`).name).toBe('a');
});

const parts = fc.constantFrom(
  'kiln',
  'Kiln',
  'ada',
  'tree',
  'main',
  '',
  '%E2%80%AE',
  'a%2Fb',
  '?v=1',
  '#x',
  '%',
);
const link = fc
  .tuple(fc.constantFrom('a.example', 'b.example', '\u0430pple.com'), fc.array(parts, { maxLength: 5 }))
  .map(([host, path]) => `https://${host}/${path.join('/')}`);

fuzz(
  'entry names',
  'different entries have different names, without bidirectional marks, in any order',
  fc.property(fc.uniqueArray(fc.oneof(link, fc.string({ unit: 'binary' })), { maxLength: 12 }), (entries) => {
    const named = new Map(entries.map((entry, index) => [entry, nameAll(entries)[index] ?? '']));
    expect(new Set(named.values()).size).toBe(entries.length);
    for (const name of named.values())
      expect(name).toMatch(/^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u);
    const positioned = /^Entry \d+$|\(entry \d+\)$/;
    const reversed = entries.toReversed();
    for (const [index, name] of nameAll(reversed).entries()) {
      const before = named.get(reversed[index] ?? '') ?? '';
      if (!positioned.test(before)) expect(name).toBe(before);
    }
  }),
);

const find = (...texts: readonly string[]) => [...findSimilarTexts(texts, (text) => text)];

test.each([
  ['kiln', 'Kiln'],
  ['kiln', 'k\u00edln'],
  ['kiln', 'ki\u200bln'],
  ['kiln', '\uff4biln'],
  ['paypal', 'paypaI'],
  ['paypal', 'PAYPA1'],
  ['lris', 'Iris'],
  ['iris', 'Iris'],
  ['0lga', 'olga'],
  ['garden tool', 'garden  tool'],
  ['garden tool', 'gardentool'],
  ['garden tool', 'garden\u2009tool'],
  ['garden tool', ' garden\u3000tool\u00a0'],
  ['kiln', 'к\u0456ln'],
  ['kiln', 'κiln'],
  ['co-op', 'co\u2010op'],
  ['ada\u2019s', "ada's"],
])('finds the look-alikes %j and %j', (one, other) => {
  expect(find(one, other, 'loom')).toEqual([one, other]);
});

test.each([
  ['kiln', 'klin'],
  ['lamp', 'lump'],
  ['一', '二'],
])('tells the names %j and %j apart', (one, other) => {
  expect(find(one, other)).toEqual([]);
});

describe('nameNumberedEntries', () => {
  const nameDocuments = (...names: readonly string[]) => {
    const numbers = names.map((_, index) => `${index + 1}`);
    const documents = new Map(names.map((name, index) => [`${index + 1}`, { name, link: '' }]));
    const getName = nameNumberedEntries(numbers, documents, words);
    return numbers.map((number) => getName(number).name);
  };

  test.each([
    [
      ['Kiln', 'Kiln', 'Loom'],
      ['Kiln (entry 1)', 'Kiln (entry 2)', 'Loom'],
    ],
    [
      ['Garden Tool', 'Garden\u2003Tool'],
      ['Garden Tool (entry 1)', 'Garden Tool (entry 2)'],
    ],
    [
      ['Garden Tool', 'GardenTool'],
      ['Garden Tool (entry 1)', 'GardenTool (entry 2)'],
    ],
    [
      ['Mapa', 'Мара'],
      ['Mapa (entry 1)', 'Мара (entry 2)'],
    ],
    [
      ['Entry 2', ''],
      ['Entry 2 (entry 1)', 'Entry 2 (entry 2)'],
    ],
    [
      ['Kiln', 'Kiln', 'Kiln (entry 1)'],
      ['Kiln (entry 1)', 'Kiln (entry 2)', 'Kiln (entry 1) (entry 3)'],
    ],
  ])('names entries by their documents: %j are %j', (names, shown) => {
    expect(nameDocuments(...names)).toEqual(shown);
  });
});
