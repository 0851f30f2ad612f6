/** Before the package is packed: builds its own scripts, both servers, and the web app twice, without and with local wallets. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../../tools/dev/stack/build.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(import.meta.dirname, '../dist');
process.chdir(root);

/** @param left which files are left out: variants for clients without brotli, and any variant on this machine */
const copy = (app: string, into = app, left = /^$/) =>
  cpSync(join(root, 'apps', app, 'dist'), join(dist, into), {
    recursive: true,
    filter: (file) => !left.test(file),
  });
const fail = (what: string): never => {
  console.error(`${what} was not built.`);
  process.exit(1);
};

if (spawnSync('tsup', { cwd: join(dist, '..'), stdio: 'inherit' }).status !== 0) fail('@org/laurel');
if (!build(['@org/web'], { isLocal: true })) fail('The web app with local wallets');
copy('web', 'web-local', /\.(br|gz)$|NOTICES/);
if (!build(['@org/web', '@org/api', '@org/scan'], { isLocal: false })) fail('The servers');
copy('web', 'web', /\.gz$/);
copy('api');
copy('scan');
cpSync(join(dist, 'web/THIRD-PARTY-NOTICES.txt'), join(dist, 'THIRD-PARTY-NOTICES.txt'));
