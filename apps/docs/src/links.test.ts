import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertLinks, findForeignHosts, slugify } from './links.ts';

const repository = 'https://git.example/laurel';
const sources = new Set([
  'docs/start.md',
  'docs/protocol/contests.md',
  'packages/contests/README.md',
  'SECURITY.md',
]);
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'laurel-links-'));
  for (const folder of ['docs/protocol', 'docs/pictures', 'packages/contests/src', 'deploy'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of [...sources, 'docs/pictures/contest.png', 'deploy/pack.ts'])
    writeFileSync(join(root, file), '');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const convert = (text: string, source = 'docs/start.md') =>
  convertLinks(text, source, { root, repository, sources });

test.each([
  ['[result](protocol/contests.md)', '[result](/protocol/contests)'],
  ['[acts](protocol/contests.md#acts)', '[acts](/protocol/contests#acts)'],
  ['[security](../SECURITY.md)', '[security](/security)'],
  ['[contests](../packages/contests)', '[contests](/packages/contests)'],
  ['[contests](../packages/contests/README.md#examples)', '[contests](/packages/contests#examples)'],
  ['[pack](../deploy/pack.ts#L3)', `[pack](${repository}/blob/main/deploy/pack.ts#L3)`],
  ['[deploy](../deploy/)', `[deploy](${repository}/tree/main/deploy)`],
  ['[here](#next) [EAS](https://attest.org)', '[here](#next) [EAS](https://attest.org)'],
])('converts the link %s', (text, converted) => {
  expect(convert(text).text).toBe(converted);
});

test('lists the pictures that a document shows', () => {
  expect(convert('![A contest](pictures/contest.png)')).toEqual({
    text: '![A contest](/repository/docs/pictures/contest.png)',
    pictures: ['docs/pictures/contest.png'],
  });
});

test('leaves blocks of code as they are', () => {
  const text = '```md\n[none](protocol/none.md)\n```\n';
  expect(convert(text).text).toBe(text);
});

test('throws for a link that leads nowhere', () => {
  expect(() => convert('[none](protocol/none.md)')).toThrow(
    'docs/start.md links to protocol/none.md, which does not exist.',
  );
});

test.each([
  ['nginx with HTTP/2', 'nginx-with-http2'],
  ['2. Reasons', '2-reasons'],
  ['What it costs (brotli, React not counted)', 'what-it-costs-brotli-react-not-counted'],
  ['Before & after', 'before--after'],
])('makes the anchor of %s as GitHub does', (heading, anchor) => {
  expect(slugify(heading)).toBe(anchor);
});

test.each([
  '<script type="module" src="https://cdn.example/x.js"></script>',
  '<link rel="stylesheet" href="https://cdn.example/x.css">',
  '<link href="//cdn.example/x.woff2" rel="preload" as="font">',
  '<img alt="" src="https://cdn.example/x.png">',
  '@import "https://cdn.example/x.css";',
  'body { background: url(https://cdn.example/x.png) }',
])('finds the address in %s', (text) => {
  expect(findForeignHosts(text)).toEqual([expect.stringContaining('//cdn.example/x.')]);
});

test.each([
  '<a href="https://attest.org">EAS</a>',
  '<link rel="stylesheet" href="/assets/style.css"><script src="/assets/app.js"></script>',
  'body { background: url(/assets/x.png) }',
])('allows the markup %s, which asks no other host', (text) => {
  expect(findForeignHosts(text)).toEqual([]);
});
