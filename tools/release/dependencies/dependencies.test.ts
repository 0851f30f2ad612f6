import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../test/consumers/run.ts';
import { documentOf, listDirect, readRows } from './document.ts';
import { createNotices, EXCEPTIONS, isAllowed, listLicenses } from './notices.ts';
import { reasons } from './reasons.ts';

const text = readFileSync(documentOf(root), 'utf8');
const rows = readRows(text);
const direct = listDirect(root);
const HOW = 'Run npm run docs:dependencies.';

test('every direct dependency has a reason, and every reason a dependency', () => {
  expect(Object.keys(reasons).sort()).toEqual(direct.map(({ name }) => name).sort());
  expect(Object.entries(reasons).filter(([, reason]) => reason.trim() === '')).toEqual([]);
});

test('docs/dependencies.md has a row for every direct dependency with its version and reason, and no other', () => {
  const wanted = direct.map(({ name, spec }) => `${spec}: ${reasons[name]}`);
  expect(rows.map(({ spec, reason }) => `${spec}: ${reason}`).sort(), HOW).toEqual(wanted.sort());
});

test('docs/dependencies.md has the size, license and age of each, and none is younger than seven days', () => {
  expect(
    rows.filter(({ size, license }) => !/^[\d.]+ [kM]B$/.test(size) || license === ''),
    HOW,
  ).toEqual([]);
  expect(rows.filter(({ ageDays }) => !(ageDays >= 7)).map(({ spec }) => spec)).toEqual([]);
  expect(readFileSync(`${root}/pnpm-workspace.yaml`, 'utf8')).toMatch(
    new RegExp(`^minimumReleaseAge: ${7 * 24 * 60}$`, 'm'),
  );
});

test('every package in production has an allowed license, or is an exception that the document explains', async () => {
  const found = await listLicenses(root);
  expect(found.length).toBeGreaterThan(300);
  const others = found.filter(({ license }) => !isAllowed(license));
  const isExpected = ({ name, license }: (typeof found)[number]) =>
    EXCEPTIONS.some((each) => each.name.test(name) && each.license === license);
  expect(others.filter((each) => !isExpected(each))).toEqual([]);
  expect(EXCEPTIONS.filter((each) => !others.some(({ name }) => each.name.test(name)))).toEqual([]);
  for (const name of ['@metamask/sdk', 'ua-parser-js', '@img/sharp-libvips-'])
    expect(text).toContain(`\`${name}`);
});

test('the notices name every package in production with its license, and no path of this machine', async () => {
  const notices = await createNotices(root);
  const production = direct.filter(({ isProduction }) => isProduction);
  expect(production.map(({ spec }) => spec).filter((spec) => !notices.includes(spec))).toEqual([]);
  expect(notices).toMatch(/^lucide-react@[\d.]+ \(ISC\)$/m);
  expect(notices).toContain('Copyright (c) Meta Platforms');
  // Replaced in the web build.
  expect(notices).not.toMatch(/^(?:ua-parser-js|@metamask\/sdk[\w-]*)@/m);
  expect(notices).not.toContain(root);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND BSD-3-Clause', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['AGPL-3.0-or-later', false],
  ['Unknown', false],
])('license %s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
