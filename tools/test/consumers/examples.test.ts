import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publisher } from '../../release/publisher.ts';
import { findVersion } from './findVersion.ts';
import { readReadme } from './readReadme.ts';
import { root } from './run.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const examples = globSync('examples/*/README.md', { cwd: root }).map(dirname).sort();
const isOurs = (name: string) => name.startsWith(`${publisher.scope}/`);

/** True if a range such as `^2.57.1` accepts the version. */
const accepts = (range: string, version: string) => {
  const [first = 0, ...least] = range.replace('^', '').split('.').map(Number);
  const [major = 0, ...rest] = version.split('.').map(Number);
  const difference = rest.map((part, at) => part - (least[at] ?? 0)).find((each) => each !== 0) ?? 0;
  return range.startsWith('^') && first === major && difference >= 0;
};

test('every example is listed in their README, which the README of the repository links', () => {
  expect(examples.length).toBeGreaterThan(0);
  const list = read('examples/README.md');
  for (const folder of examples) expect(list).toContain(`](${folder.replace('examples/', '')})`);
  expect(read('README.md')).toContain('](examples/README.md)');
});

test.each(examples)('%s runs with two commands, and links to its packages, which link back', (folder) => {
  const [commands = ''] = read(`${folder}/README.md`).match(/```sh\n([\s\S]*?)```/) ?? [];
  expect(commands.trim().split('\n').slice(1, -1)).toHaveLength(2);
  const packages = [...read(`${folder}/README.md`).matchAll(/\]\(\.\.\/\.\.\/(packages\/[\w-]+)\)/g)];
  expect(packages.length).toBeGreaterThan(0);
  for (const [, path = ''] of packages) expect(read(`${path}/README.md`)).toContain(`](../../${folder})`);
});

test.each(examples.filter((folder) => existsSync(join(root, folder, 'package.json'))))(
  '%s names what it imports, in ranges with the versions that are tested',
  (folder) => {
    const { dependencies, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
    const named: Record<string, string> = { ...dependencies, ...devDependencies };
    const untested = Object.entries(named).filter(([name, range]) =>
      isOurs(name) ? range !== 'latest' : !accepts(range, findVersion(name)),
    );
    expect(untested).toEqual([]);
    const files = globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] });
    const imported = files
      .flatMap((file) => [...read(file).matchAll(/^import (?:[^'\n]* from )?'((?:@[\w-]+\/)?[\w-]+)/gm)])
      .map(([, name = '']) => name)
      .filter((name) => name !== 'node');
    expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  },
);

const { quickStart, findBlock } = readReadme('packages/wallet-kit');
const siwe = readReadme('packages/auth-siwe');

test.each([
  ['vite-wallet/src/App.tsx', quickStart],
  ['vite-wallet/vite.config.ts', findBlock('// vite.config.ts')],
  ['vite-ranking/src/LiveRanking.tsx', readReadme('packages/contests-react').quickStart],
  ['next-sign-in/next.config.mjs', findBlock('// next.config.mjs')],
  ['next-sign-in/app/siwe.ts', siwe.findBlock('// app/siwe.ts')],
  ['next-sign-in/app/api/siwe/[call]/route.ts', siwe.findBlock('// app/api/siwe/[call]/route.ts')],
])('examples/%s is the code of a README', (path, block) => {
  expect(read(`examples/${path}`)).toBe(block.replace(/^\/\/ \S+\n/, ''));
});
