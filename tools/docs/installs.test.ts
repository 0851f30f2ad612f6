import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findVersion } from '../test/consumers/findVersion.ts';
import { listPackages } from '../test/consumers/packages.ts';
import { readCommands } from './readBlocks.ts';

const root = join(import.meta.dirname, '../..');
const published = new Map(listPackages(root).map((each) => [each.name, each]));

/** `wagmi@2`: a package, and the version that it asks for. */
type Installed = { readonly name: string; readonly version: string };

const toInstalled = (word: string): Installed => {
  const [, name = '', version = ''] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  return { name, version };
};

const isInstall = ([program, command]: readonly string[]) =>
  program === 'npm' && ['install', 'i', 'add'].includes(command ?? '');

/** The packages of each command in a document, in blocks and in sentences. */
const listInstalls = (text: string): readonly (readonly Installed[])[] =>
  [...text.matchAll(/npm (?:install|i|add) [^\n`]+/g)]
    .flatMap(([line]) => readCommands(line).filter(({ words }) => isInstall(words)))
    .map(({ words }) =>
      words
        .slice(2)
        .filter((word) => !word.startsWith('-'))
        .map(toInstalled),
    )
    .filter((installed) => installed.length > 0);

const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps,examples}/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
  .map((document) => ({ document, installs: listInstalls(readFileSync(join(root, document), 'utf8')) }))
  .filter(({ installs }) => installs.length > 0);

/** The version that tests install, or undefined if nothing here has the package. */
function findTested(name: string): string | undefined {
  try {
    return published.get(name)?.version ?? findVersion(name);
  } catch {
    return undefined;
  }
}

test('finds the install lines of importers', () => {
  expect(documents.map(({ document }) => document)).toEqual(
    expect.arrayContaining(['docs/importers.md', 'docs/migrating-from-rainbowkit.md']),
  );
});

test.each(documents)(
  'the commands of $document install packages that exist, in versions that are tested',
  ({ installs }) => {
    const wrong = installs.flat().filter(({ name, version }) => {
      const tested = findTested(name);
      return tested === undefined || (version !== '' && !`${tested}.`.startsWith(`${version}.`));
    });
    expect(wrong).toEqual([]);
  },
);

test.each(documents)(
  'the commands of $document install every peer of our packages',
  ({ document, installs }) => {
    // The sections of a README add to what its first command installs; those of a guide stand alone.
    const before = document.startsWith('docs/') ? [] : (installs[0] ?? []);
    const missing = installs.flatMap((installed) => {
      const names = [...before, ...installed].map(({ name }) => name);
      const peers = names.flatMap((name) => Object.keys(published.get(name)?.peerDependencies ?? {}));
      return peers.filter((peer) => !names.includes(peer));
    });
    expect(missing).toEqual([]);
  },
);
