import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { TYPECHECK } from '../dev/commands.mjs';
import { root } from './consumers/run.ts';

/** The installed libraries of these differ: each example and the peers of the bench are projects of their own. */
const OWN_PROJECTS = /^(?:examples|tools\/bench\/web\/peers)\//;

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n');

test('checks the types of every source file', () => {
  const [, compiler = '', ...rest] = TYPECHECK;
  const projects = rest.filter((word) => word.endsWith('.json'));
  const checked = projects.flatMap((project): readonly string[] => {
    const config = run(process.execPath, compiler, '--project', project, '--showConfig').join('\n');
    return JSON.parse(config).files;
  });
  const read = new Set(checked.map((file) => normalize(file)));
  const sources = run('git', 'ls-files', '*.ts', '*.tsx').filter(
    (file) => file !== '' && !OWN_PROJECTS.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => !read.has(file))).toEqual([]);
});

/** Editors and builds read the project of a folder: it must not accept what the check refuses. */
test('gives each folder the version of the language of the project that checks it', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const lib = (file: string) =>
    read(file).compilerOptions?.lib ?? read('tsconfig.base.json').compilerOptions.lib;
  const folders = globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).map((file) => dirname(file));
  const servers: readonly string[] = read('tsconfig.json').include;
  for (const folder of [...folders, 'tools']) {
    const project = servers.includes(folder) ? 'tsconfig.json' : 'tsconfig.pages.json';
    expect([folder, lib(`${folder}/tsconfig.json`)]).toEqual([folder, lib(project)]);
  }
});

/** One program has the ambient names of all; a package is built without those of the apps. */
const OF_APPS =
  /\bimport\.meta\.env\b|\b(?:IS_TEST|HAS_ALL_THUMBNAILS)\b|'virtual:|from '[^']*(?:\?raw|\.svg)'/;

test('uses no ambient names of the apps in packages', () => {
  const files = run('git', 'ls-files', 'packages/*.ts', 'packages/*.tsx').filter(Boolean);
  expect(files.filter((file) => OF_APPS.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
