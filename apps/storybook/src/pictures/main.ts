import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createLaunchOptions } from '../../../../scripts/test/chromium.ts';
import { listPictures, type StoryEntry } from './listPictures.ts';
import { serveFolder } from './serveFolder.ts';
import { takePictures } from './takePictures.ts';
import { writeSheet } from './writeSheet.ts';

// pictures [part of a story's id] [--continue]: `--continue` resumes an interrupted run with the same site.
const { values, positionals } = parseArgs({
  options: { continue: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [part = ''] = positionals;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const app = here('../..');
const built = here('../../storybook-static/');
const folder = here('../../pictures');

if (!values.continue || !existsSync(`${built}index.json`)) {
  execFileSync('storybook', ['build', '--quiet'], { cwd: app, stdio: 'inherit' });
  if (part === '') await rm(folder, { recursive: true, force: true });
}
const { entries } = JSON.parse(await readFile(`${built}index.json`, 'utf8'));
const all = listPictures(Object.values<StoryEntry>(entries), folder);
const wanted = all.filter(({ id, file }) => id.includes(part) && !(values.continue && existsSync(file)));

await mkdir(folder, { recursive: true });
const site = await serveFolder(built, '/any/path/');
const browser = await chromium.launch(createLaunchOptions());
try {
  const failures = await takePictures(browser, site.url, wanted);
  const taken = all.filter(({ file }) => existsSync(file));
  await writeSheet(taken, folder);
  for (const failure of failures) console.error(failure);
  console.log(
    `${wanted.length} pictures taken, ${failures.length} failed; apps/storybook/pictures has ${taken.length}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
