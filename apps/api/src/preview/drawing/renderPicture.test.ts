import { addressColors, drawAddress } from '@org/ui-theme/address-picture';
import { expect, test } from 'vitest';
import { readPng } from '../../../test/readBodies.ts';
import { type ContestPicture, toDrawable } from '../describeContest.ts';
import { colors } from './elements.ts';
import { drawSvg, renderPicture, withoutCharacters } from './renderPicture.ts';

const picture: ContestPicture = {
  kind: 'contest',
  productName: 'Laurel',
  host: 'laurel.example',
  title: 'Tools for small libraries',
  otherTitle: 'Contest 0x1234…abcd',
  state: 'closed',
  stateText: 'Closed, since 13 Nov 2026, 18:00 UTC',
  rows: [
    { rank: 1, entry: 'example.org/shelf', points: '23.40', isWinner: true },
    { rank: 2, entry: 'example.org/stamp', points: '19.67', isWinner: false },
  ],
  note: '',
  orderNote: '',
  judges: { addresses: [], pictures: [], names: '' },
  counts: '2 entries  ·  2 judges  ·  4 reviews',
};
const draw = async (changes: Partial<ContestPicture> = {}) =>
  readPng(await renderPicture({ ...picture, ...changes }));

test('draws 1200 × 630 on sky, with gold for winners only', async () => {
  const { width, height, countColor } = await draw();
  expect([width, height]).toEqual([1_200, 630]);
  expect(countColor(colors.sky.toLowerCase())).toBeGreaterThan(200_000);
  expect(countColor(colors.paper.toLowerCase())).toBeGreaterThan(80_000);
  expect(countColor(colors.gold.toLowerCase())).toBeGreaterThan(1_000);
  const rows = picture.rows.map((row) => ({ ...row, isWinner: false }));
  expect((await draw({ rows })).countColor(colors.gold.toLowerCase())).toBe(0);
});

test('draws the faces of the judges beside their names', async () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const ground = (addressColors[drawAddress(address).ground] ?? '').toLowerCase();
  const judges = { addresses: [address], pictures: [''], names: 'Judged by Ada Park' };
  expect((await draw({ judges })).countColor(ground)).toBeGreaterThan(100);
  expect((await draw()).countColor(ground)).toBe(0);
});

test.each([
  ['Arabic', 'أفضل الأدوات للمكتبات الصغيرة'],
  ['Hebrew', 'כלים לספריות קטנות'],
  ['Japanese', '小さな図書館のための道具'],
  ['Korean', '작은 도서관을 위한 도구'],
  ['Thai', 'เครื่องมือสำหรับห้องสมุด'],
  ['Hindi', 'छोटे पुस्तकालयों के लिए'],
  ['Greek and Russian', 'Εργαλεία, инструменты'],
  ['Vietnamese', 'Công cụ cho thư viện nhỏ'],
  ['Emoji', toDrawable('🏆🎉 ❤️ 1️⃣ ☺️ 👩‍👩‍👧 🇩🇪 ✊🏽 🏳️‍🌈', 120)],
  ['Symbols', '→ ★ ✓ ① © ™ × €'],
  ['Tamil', 'சிறந்த தமிழ் போட்டி'],
  ['Kannada', 'ಕನ್ನಡ ಸ್ಪರ್ಧೆ'],
  ['Bengali and Gujarati', 'বাংলা প্রতিযোগিতা, ગુજરાતી'],
  ['Telugu and Malayalam', 'తెలుగు పోటీ, മലയാളം'],
  ['Punjabi and Sinhala', 'ਪੰਜਾਬੀ, සිංහල ශ්\u200dරී'],
  ['Khmer, Lao and Burmese', 'ខ្មែរ, ລາວ, မြန်မာ'],
  ['Armenian, Georgian and Amharic', 'Հայերեն, ქართული, አማርኛ'],
  ['mathematical letters', '𝕿𝖍𝖊 𝓫𝓮𝓼𝓽 𝟚𝟘𝟚𝟞'],
])('has glyphs of previews for %s', async (_, title) => {
  expect([...(await drawSvg({ ...picture, title })).missing]).toEqual([]);
});

type Outline = readonly (readonly [x: number, y: number])[];
/** The outlines of a title, word by word. */
const drawTitle = async (title: string): Promise<readonly Outline[]> => {
  const { svg } = await drawSvg({ ...picture, title, rows: [], note: '.' });
  const [, path = ''] = /clip-path="url\([^)]*\)">\s*<path[^>]* d="([^"]+)"/.exec(svg) ?? [];
  return path
    .split(/(?=M)/)
    .map((outline) =>
      [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    );
};
const findBox = (outline: Outline) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  return { ...box, width: box.right - box.left };
};
/** Outlines independent of their position, to half a pixel. */
const place = (outlines: readonly Outline[]) => {
  const { left, top } = findBox(outlines.flat());
  return outlines.map((outline) =>
    outline.map(([x, y]) => [Math.round((x - left) * 2), Math.round((y - top) * 2)]),
  );
};

test.each([
  ['مسابقة', 'ـة'],
  ['الصغيرة', 'ة'],
  ['عن', 'ـن'],
  ['بحث', 'ـث'],
  ['طقس', 'ـس'],
])('places the dots of the last letter of %s', async (word, letter) => {
  // A word is drawn from the left; the joiner adds one outline behind it.
  const outlines = await drawTitle(letter);
  const alone = letter.length > 1 ? outlines.slice(0, -1) : outlines;
  const last = (await drawTitle(word)).slice(0, alone.length);
  expect(place(last)).toEqual(place(alone));
  const [body, ...dots] = last.map(findBox).toSorted((a, b) => b.width - a.width);
  for (const dot of dots) {
    expect(dot.left).toBeGreaterThan((body?.left ?? 0) - 1);
    expect(dot.right).toBeLessThan((body?.right ?? 0) + 1);
    expect((body?.top ?? 0) - dot.bottom).toBeLessThan(9);
  }
});

test('leaves out Arabic vowel signs, which cannot be placed', () => {
  expect(toDrawable('مُسَابَقَةٌ', 120)).toBe('مسابقة');
  expect(toDrawable('آب أول مؤتمر', 120)).toBe('آب أول مؤتمر');
});

test('draws emoji without loading anything', async () => {
  const asked: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    asked.push(request[0]);
    throw new Error('nothing may be loaded');
  };
  try {
    const title = toDrawable('🏆❤️', 120);
    expect((await drawSvg({ ...picture, title })).missing.size).toBe(0);
    expect((await drawTitle(title)).length).toBeGreaterThan(5);
  } finally {
    globalThis.fetch = fetch;
  }
  expect(asked).toEqual([]);
});

test('draws mathematical letters as letters', async () => {
  expect(place(await drawTitle('𝕿𝖍𝖊 𝓫𝓮𝓼𝓽'))).toEqual(place(await drawTitle('The best')));
});

test('leaves out characters without a glyph, and keeps what is readable', async () => {
  const titleWithout = async (title: string) => {
    const content = { ...picture, title };
    const drawn = withoutCharacters(content, (await drawSvg(content)).missing);
    return drawn.kind === 'contest' && drawn.title;
  };
  expect(await titleWithout('Tools for ᚠᚢᚦ libraries')).toBe('Tools for libraries');
  expect(await titleWithout('ᚠᚢᚦᚨᚱᚲ ᚷᚹᚺᚾᛁᛃ Tools')).toBe('Tools');
  expect(await titleWithout('தமிழ் ᚠᚢᚦᚨᚱᚲ ᚷᚹᚺᚾᛁᛃ')).toBe('தமிழ்');
  expect(await titleWithout('ᚠᚢᚦ ᚨᚱᚲ')).toBe('Contest 0x1234…abcd');
  expect(await titleWithout('ᚠᚢᚦ ᚨᚱᚲ 2026')).toBe('Contest 0x1234…abcd');
  const rows = [{ rank: 1, entry: 'ᚠᚢᚦ', points: '1.00', isWinner: true }];
  expect(withoutCharacters({ ...picture, rows }, new Set('ᚠᚢᚦ'))).toMatchObject({
    rows: [{ entry: 'Unnamed entry' }],
  });
});

test.each([
  ['markup', '<svg onload=alert(1)><image href="https://evil.example/a.png"/>&lt;!ENTITY'],
  ['a very long word', 'W'.repeat(120)],
  ['marks without letters', '\u0301\u0301\u0301a\u0300\u0301'],
  ['one character', '.'],
  ['brackets', '((((((((((((([[[[[[{{{{{{'],
])('draws %s in a title', async (_, title) => {
  const { width, countColor } = await draw({ title });
  expect(width).toBe(1_200);
  expect(countColor(colors.sky.toLowerCase())).toBeGreaterThan(150_000);
});
