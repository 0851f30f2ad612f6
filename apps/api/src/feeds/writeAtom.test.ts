import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFeed } from '../../test/readBodies.ts';
import { writeAtom } from './writeAtom.ts';

const write = (title: string, text: string) =>
  writeAtom({
    self: 'https://laurel.example/contests.atom?chain=local&a="b"',
    href: 'https://laurel.example/contests?chain=local',
    title,
    productName: title,
    icon: 'https://laurel.example/favicon.svg',
    since: '2026-01-02T03:04:05Z',
    entries: [
      {
        id: 'https://laurel.example/contests/local/0x12',
        title,
        href: 'https://laurel.example/contests/local/0x12',
        author: { name: title, uri: 'https://laurel.example' },
        published: '2026-09-21T13:33:20Z',
        updated: '2026-09-22T13:33:20Z',
        text,
      },
    ],
  });

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [']]> & <![CDATA[ &amp; &#0; <!-- ', ']]> & <![CDATA[ &amp; &#0; <!--'],
  ['a\u0000\u0008\u000b\u001fb\ufffe\uffff', 'ab'],
  ['a\ud800b\udc00c', 'abc'],
  ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
  ['\u202eevil\u2066 text', 'evil text'],
  ['👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
  ['x'.repeat(300_000), `${'x'.repeat(4_999)}…`],
  ['👍'.repeat(5_001), `${'👍'.repeat(4_999)}…`],
])('writes the title %.40j as text of a feed', (text, shown) => {
  const feed = readFeed(write(text.slice(0, 100), text));
  expect(feed.entries[0]?.content).toBe(shown);
  expect(feed.self).toBe('https://laurel.example/contests.atom?chain=local&a="b"');
  expect(feed.updated).toBe('2026-09-22T13:33:20Z');
});

test('writes valid XML for any text', () => {
  const text = fc.string({
    unit: fc.nat(0x10_ffff).map((point) => String.fromCodePoint(point)),
    maxLength: 50,
  });
  fc.assert(
    fc.property(text, text, (title, content) => {
      expect(readFeed(write(title, content)).entries).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});
