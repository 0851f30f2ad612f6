import { expect, test, vi } from 'vitest';
import { readPng } from '../../../test/readPng.ts';
import type { ContestPicture } from '../pictureContent.ts';
import { toDrawable } from '../toDrawable.ts';
import { drawSvg } from './drawSvg.ts';
import { colours } from './looks.ts';
import { renderPicture } from './renderPicture.ts';
import { withoutCharacters } from './withoutCharacters.ts';

// Generous: fonts and WebAssembly are loaded first, and other tests may be busy on the same machine.
vi.setConfig({ testTimeout: 60_000 });

const picture: ContestPicture = {
  kind: 'contest',
  productName: 'Laurel',
  host: 'laurel.example',
  title: 'Tools for small libraries',
  state: 'closed',
  stateText: 'Closed, since 13 Nov 2026, 18:00 UTC',
  rows: [
    { rank: 1, entry: 'example.org/shelf', points: '23.40', isWinner: true },
    { rank: 2, entry: 'example.org/stamp', points: '19.67', isWinner: false },
  ],
  note: '',
  counts: '2 entries  ·  2 judges  ·  4 of 4 reviews',
};
const draw = async (changes: Partial<ContestPicture> = {}) =>
  readPng(await renderPicture({ ...picture, ...changes }));

test('a picture is 1200 × 630, on sky, with gold for who has won and for nobody else', async () => {
  const { width, height, countColour } = await draw();
  expect([width, height]).toEqual([1_200, 630]);
  expect(countColour(colours.sky.toLowerCase())).toBeGreaterThan(200_000);
  expect(countColour(colours.paper.toLowerCase())).toBeGreaterThan(80_000);
  expect(countColour(colours.gold.toLowerCase())).toBeGreaterThan(1_000);
  const rows = picture.rows.map((row) => ({ ...row, isWinner: false }));
  expect((await draw({ rows })).countColour(colours.gold.toLowerCase())).toBe(0);
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
])('%s has letters here', async (_, title) => {
  expect([...(await drawSvg({ ...picture, title })).missing]).toEqual([]);
});

test('what no font here has is left out, and nothing is asked for elsewhere', async () => {
  const asked: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    asked.push(request[0]);
    throw new Error('nothing may be loaded');
  };
  try {
    const plain = Buffer.from(await renderPicture({ ...picture, title: 'Best tools of the year' }));
    const withEmoji = await renderPicture({
      ...picture,
      title: toDrawable('🏆 Best 🎉tools of the year 👩‍👩‍👧', 120),
    });
    expect(plain.equals(Buffer.from(withEmoji))).toBe(true);
  } finally {
    globalThis.fetch = fetch;
  }
  expect(asked).toEqual([]);
});

test('a text of which nothing is left has a stand-in', () => {
  const rows = [{ rank: 1, entry: '🚀 🚀', points: '1.00', isWinner: true }];
  const drawn = withoutCharacters({ ...picture, title: '🏆', rows }, new Set('🏆🚀'));
  expect(drawn).toMatchObject({ title: 'Untitled', rows: [{ entry: 'Unnamed entry' }] });
});

test.each([
  ['markup', '<svg onload=alert(1)><image href="https://evil.example/a.png"/>&lt;!ENTITY'],
  ['a very long word', 'W'.repeat(120)],
  ['marks without letters', '\u0301\u0301\u0301a\u0300\u0301'],
  ['one character', '.'],
  ['brackets', '((((((((((((([[[[[[{{{{{{'],
])('%s in a title is drawn', async (_, title) => {
  const { width, countColour } = await draw({ title });
  expect(width).toBe(1_200);
  expect(countColour(colours.sky.toLowerCase())).toBeGreaterThan(150_000);
});
