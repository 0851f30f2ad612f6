import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findLastRelease } from '../../../../tools/dev/findLastRelease.mjs';
import { createLaunchOptions } from '../../../../tools/test/chromium.ts';
import { approve, getName, readApproved, readApprovedAt, reduceAll, removeGone } from './approved.ts';
import { compareSets, type PictureSet, THRESHOLD_PERCENT } from './compareSets.ts';
import { listPictures } from './listPictures.ts';
import { serveFolder } from './serveFolder.ts';
import type { StoryEntry } from './stories.ts';
import { takePictures } from './takePictures.ts';
import { describeChange, writeChanges } from './writeChanges.ts';
import { writeSheet } from './writeSheet.ts';

// pictures [part of a story's id]: takes them. `--continue` resumes an interrupted run with the same site; `--compare` then
// writes what changed since the last release (`--since REF`) and fails if a change is not approved; `--approve` approves the
// pictures that were taken last, and takes none.
const { values, positionals } = parseArgs({
  options: {
    continue: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    since: { type: 'string' },
    /** In percent of a picture's pixels. */
    threshold: { type: 'string', default: String(THRESHOLD_PERCENT) },
  },
  allowPositionals: true,
});
const [part = ''] = positionals;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const app = here('../..');
const built = here('../../storybook-static/');
const folder = here('../../pictures');

const listAll = async () => {
  const { entries } = JSON.parse(await readFile(`${built}index.json`, 'utf8'));
  return listPictures(Object.values<StoryEntry>(entries), folder);
};

/** Takes the pictures; false if one failed. */
async function take(): Promise<boolean> {
  if (!values.continue || !existsSync(`${built}index.json`)) {
    execFileSync('storybook', ['build', '--quiet'], { cwd: app, stdio: 'inherit' });
    // Pictures of an earlier build must not be approved.
    await rm(folder, { recursive: true, force: true });
  }
  const all = await listAll();
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
    return failures.length === 0;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Writes the page of changes; false if one is to be approved. */
async function compare(): Promise<boolean> {
  const isWanted = ({ id }: { id: string }) => id.includes(part);
  const wanted = (await listAll()).filter(isWanted);
  const pictures = wanted.filter(({ file }) => existsSync(file));
  const failed = new Set(wanted.filter(({ file }) => !existsSync(file)).map(getName));
  const options = { after: reduceAll(pictures), failed, thresholdPercent: Number(values.threshold) };
  const limit = ({ names, read }: PictureSet) => ({ names: names.filter((id) => isWanted({ id })), read });
  const release = values.since ?? findLastRelease(app);
  const toApprove = await compareSets({ ...options, before: limit(await readApproved()) });
  const open = new Set(toApprove.map(({ name }) => name));
  const changed =
    release === undefined
      ? []
      : await compareSets({ ...options, before: limit(await readApprovedAt(release)) });
  const sinceRelease = changed.filter(({ name }) => !open.has(name));
  await writeChanges({ toApprove, sinceRelease, release, folder: here('../../changes') });
  for (const change of toApprove) console.log(`${change.name}: ${describeChange(change)}`);
  console.log(
    `${pictures.length} pictures compared, ${toApprove.length} to approve: apps/storybook/changes/index.html`,
  );
  return toApprove.length === 0;
}

async function approveTaken(): Promise<void> {
  const all = await listAll();
  const taken = all.filter(({ id, file }) => id.includes(part) && existsSync(file));
  await approve(taken);
  const gone = part === '' ? await removeGone(all) : 0;
  console.log(
    `${taken.length} pictures approved, ${gone} of removed stories deleted: apps/storybook/approved`,
  );
}

if (values.approve) await approveTaken();
else {
  const isTaken = await take();
  const isApproved = !values.compare || (await compare());
  process.exitCode = isTaken && isApproved ? 0 : 1;
}
