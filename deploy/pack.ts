/**
 * `node deploy/pack.ts <folder> [--embedded]`: a release in a folder, from the builds of web, api and scan: what a server
 * needs and nothing of the workspace. With `--embedded` also PGlite, for `DATABASE_URL=file:…`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const [folder, ...options] = process.argv.slice(2);
if (!folder || options.some((option) => option !== '--embedded')) {
  console.error('node deploy/pack.ts <folder> [--embedded]');
  process.exit(2);
}
const into = resolve(folder);

const versionOf = (name: string, app: string): string => {
  const manifest = readFileSync(join(root, 'apps', app, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};
const dependencies = {
  // Re-encodes the pictures of names.
  sharp: versionOf('sharp', 'api'),
  ...(options.includes('--embedded') && { '@electric-sql/pglite': versionOf('@electric-sql/pglite', 'api') }),
};

for (const app of ['web', 'api', 'scan']) {
  const build = join('apps', app, 'dist');
  if (!existsSync(join(root, build))) {
    console.error(`${build} is missing: run npm run build first.`);
    process.exit(1);
  }
  rmSync(join(into, build), { recursive: true, force: true });
  mkdirSync(join(into, build), { recursive: true });
  cpSync(join(root, build), join(into, build), { recursive: true });
}
cpSync(join(root, 'deploy'), join(into, 'deploy'), { recursive: true });
for (const file of ['LICENSE', 'apps/web/dist/THIRD-PARTY-NOTICES.txt'])
  cpSync(join(root, file), join(into, basename(file)));
const manifest = { name: 'laurel-release', private: true, type: 'module', dependencies };
writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
execFileSync('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: into,
  stdio: 'inherit',
});
console.log(`packed ${into}`);
