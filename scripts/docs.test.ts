import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/README.md'], { cwd: root });

const findTargets = (text: string) => [
  ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
  ...[...text.matchAll(/src="([^"]+)"/g)].map(([, target = '']) => target),
];

test('every package and app has a README', () => {
  const folders = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => dirname(file));
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

test.each(documents)('%s links to what is there', (document) => {
  const missing = findTargets(readFileSync(join(root, document), 'utf8'))
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
    .filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(missing).toEqual([]);
});
