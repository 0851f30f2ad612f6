import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listExportedNames } from '../exportedNames.ts';
import { listLibraries } from './packages.ts';
import { readReadme } from './readReadme.ts';
import { root } from './run.ts';

const published = listLibraries(root).map(({ folder }) => folder);
const exported = listExportedNames(root);

/** `@org/chain-config/rpc` is part of `@org/chain-config`. */
const toPackage = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

// With pnpm, an app cannot import a package that is only a dependency of a dependency.
test.each(published)('the README of %s says how to install all that its examples import', (folder) => {
  const { installs, blocks } = readReadme(folder);
  const imported = blocks
    .flatMap((code) => [...code.matchAll(/^import (?:[^'\n]* from )?'([^'.][^']*)'/gm)])
    .map(([, specifier = '']) => toPackage(specifier))
    .filter((name) => !name.startsWith('node:'));
  expect([...new Set(imported)].filter((name) => !installs.includes(name))).toEqual([]);
});

test.each(published)('the README of %s says how to install its peers', (folder) => {
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { installs } = readReadme(folder);
  expect(Object.keys(peerDependencies).filter((name) => !installs.includes(name))).toEqual([]);
});

test.each(published)('the README of %s has reasons, and at most ten lines to start with', (folder) => {
  const { getSection, quickStart } = readReadme(folder);
  expect(getSection('Why this one').trim()).not.toBe('');
  const lines = quickStart.split('\n').filter((line) => line.trim() && !/^(import |'use client')/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(10);
});

test.each(published)('the README of %s lists what it exports, and nothing else', (folder) => {
  const table = readReadme(folder).getSection('What it exports');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  const own = exported.filter(({ where }) => where === folder);
  const names = own.map(({ name }) => name);
  const toName = (code: string) => code.replace(/\(.*\)$/s, '');
  expect(names.filter((name) => !listed.some((code) => toName(code) === name))).toEqual([]);
  // Rows of types name them in the second column.
  const isOfTypes = (row: string) => /^\|\s*types/.test(row);
  const firsts = rows
    .map((row) => (isOfTypes(row) ? row : (row.split(' | ')[0] ?? '')))
    .flatMap((cell) => [...cell.matchAll(/`([A-Za-z_]\w*)(?:\(|`)/g)]);
  expect(firsts.map(([, name = '']) => name).filter((name) => !names.includes(name))).toEqual([]);
});
