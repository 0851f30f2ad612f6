/** `npm run docs:dependencies`: writes docs/dependencies.md with the sizes of the installed packages and dates of the registry. */
import { globSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../test/consumers/run.ts';
import { type Direct, documentOf, type Facts, listDirect, updateDocument } from './document.ts';

/** The bytes of a package's files, without those of its dependencies. */
function measure({ name, usedBy: [folder = '.'] }: Direct): number {
  const cwd = realpathSync(join(root, folder, 'node_modules', name));
  const files = globSync('**', { cwd, exclude: (path) => path === 'node_modules' });
  return files
    .map((path) => lstatSync(join(cwd, path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

async function readFacts(direct: Direct): Promise<Facts> {
  const { spec } = direct;
  const { stdout } = await run('npm', ['view', spec, 'license', 'time', '--json'], root);
  const { license, time } = JSON.parse(stdout);
  const released = new Date(time[spec.slice(spec.lastIndexOf('@') + 1)]);
  return { bytes: measure(direct), license, released };
}

const rows: (readonly [Direct, Facts])[] = [];
for (const direct of listDirect(root)) rows.push([direct, await readFacts(direct)]);
const path = documentOf(root);
writeFileSync(path, updateDocument(readFileSync(path, 'utf8'), rows, new Date()));
console.log(`docs/dependencies.md has ${rows.length} direct dependencies.`);
