import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertLinks } from './convertLinks.ts';

const repository = 'https://git.example/laurel';
const sources = new Set(['docs/start.md', 'docs/rules/R1.md', 'packages/contests/README.md', 'SECURITY.md']);
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'laurel-links-'));
  for (const folder of ['docs/rules', 'docs/pictures', 'packages/contests/src', 'deploy'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of [...sources, 'docs/pictures/contest.png', 'deploy/pack.ts'])
    writeFileSync(join(root, file), '');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const convert = (text: string, source = 'docs/start.md') =>
  convertLinks(text, source, { root, repository, sources });

test.each([
  ['[R1](rules/R1.md)', '[R1](/rules/R1)'],
  ['[R1](rules/R1.md#2-reasons)', '[R1](/rules/R1#2-reasons)'],
  ['[security](../SECURITY.md)', '[security](/security)'],
  ['[contests](../packages/contests)', '[contests](/packages/contests)'],
  ['[contests](../packages/contests/README.md#examples)', '[contests](/packages/contests#examples)'],
  ['[pack](../deploy/pack.ts#L3)', `[pack](${repository}/blob/main/deploy/pack.ts#L3)`],
  ['[deploy](../deploy/)', `[deploy](${repository}/tree/main/deploy)`],
  ['[here](#next) [EAS](https://attest.org)', '[here](#next) [EAS](https://attest.org)'],
])('converts %s', (text, converted) => {
  expect(convert(text).text).toBe(converted);
});

test('lists the pictures that a document shows', () => {
  expect(convert('![A contest](pictures/contest.png)')).toEqual({
    text: '![A contest](/repository/docs/pictures/contest.png)',
    pictures: ['docs/pictures/contest.png'],
  });
});

test('leaves blocks of code as they are', () => {
  const text = '```md\n[R1](rules/none.md)\n```\n';
  expect(convert(text).text).toBe(text);
});

test('throws for a link that leads nowhere', () => {
  expect(() => convert('[R9](rules/R9.md)')).toThrow(
    'docs/start.md links to rules/R9.md, which does not exist.',
  );
});
