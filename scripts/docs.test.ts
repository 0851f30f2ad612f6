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

test.each(documents)('%s has no broken relative link', (document) => {
  const missing = findTargets(readFileSync(join(root, document), 'utf8'))
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
    .filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(missing).toEqual([]);
});

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const walks = [...architecture.matchAll(/<!-- walk -->([\s\S]*?)<!-- \/walk -->/g)].map(([, text = '']) =>
  [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
);

test('the architecture document walks through a contest and a review in at most eight files each', () => {
  expect(walks.map(({ length }) => length > 2 && length <= 8)).toEqual([true, true]);
  expect(walks.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
