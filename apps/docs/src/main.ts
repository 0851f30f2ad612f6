import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, serve } from 'vitepress';
import { findForeignHosts } from './links.ts';
import { writePages } from './writePages.ts';

const app = join(import.meta.dirname, '..');
const PORT = 4173;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { serve: { type: 'boolean', default: false }, base: { type: 'string', default: '/' } },
    });
    if (!/^\/(?:.*\/)?$/.test(values.base)) throw new Error('--base must begin and end with a slash.');
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { serve: isServed, base } = readOptions();
await writePages();
await build(app, { base });
const foreign = globSync('dist/**/*.{html,css}', { cwd: app }).flatMap((file) =>
  findForeignHosts(readFileSync(join(app, file), 'utf8')).map((host) => `${file}: ${host}`),
);
if (foreign.length > 0) {
  console.error(`The pages load from other hosts:\n${foreign.join('\n')}`);
  process.exit(1);
}
if (isServed) await serve({ root: app, base, port: PORT });
else console.log('The site is in apps/docs/dist.');
