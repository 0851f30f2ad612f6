import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { createLaunchOptions, findChromium } from '../../../../tools/test/chromium.ts';
import { approve, compareWithApproved, writeReduced } from './approved.ts';
import { comparePictures, THRESHOLD_PERCENT } from './comparePictures.ts';
import { listPictures, type Picture } from './listPictures.ts';
import { serveFolder } from './serveFolder.ts';
import type { StoryEntry } from './stories.ts';
import { takePictures } from './takePictures.ts';
import { writeSheet } from './writeSheet.ts';

// pictures [part of a story's id]: builds the Storybook, takes its pictures, and gives the build its thumbnails. `--continue`
// resumes an interrupted run with the same build. `--compare` takes only the approved pictures, and fails if one differs;
// `--base FOLDER` takes all, and those of another build, and reports the differences. `--approve` takes none: it approves
// those taken last.
const { values, positionals } = parseArgs({
  options: {
    continue: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    base: { type: 'string' },
    approve: { type: 'boolean', default: false },
    /** In percent of a picture's pixels. */
    threshold: { type: 'string', default: String(THRESHOLD_PERCENT) },
  },
  allowPositionals: true,
});
const [part = ''] = positionals;
const app = join(import.meta.dirname, '../..');
const built = join(app, 'storybook-static');
const folder = join(app, 'pictures');
const ofBase = join(app, '.laurel/base');
const changes = join(app, 'changes');
const thresholdPercent = Number(values.threshold);
/** pnpm runs this program in the app's folder. */
const typedIn = process.env.INIT_CWD ?? process.cwd();
const isSelected = (path: string) => path.includes(part);

async function listWanted(build: string): Promise<readonly Picture[]> {
  const { entries } = JSON.parse(await readFile(join(build, 'index.json'), 'utf8'));
  return listPictures(Object.values<StoryEntry>(entries)).filter(({ path }) => isSelected(path));
}

const isTakenIn = (into: string) => (picture: Picture) => existsSync(join(into, `${picture.path}.png`));

/** Takes pictures of a build; false if one failed. */
async function take(build: string, pictures: readonly Picture[], into: string): Promise<boolean> {
  const isTaken = isTakenIn(into);
  const missing = pictures.filter((picture) => !values.continue || !isTaken(picture));
  const site = await serveFolder(`${build}/`, '/any/path/');
  process.env.CHROMIUM_PATH = findChromium();
  const browser = await chromium.launch(createLaunchOptions());
  try {
    await mkdir(into, { recursive: true });
    const failures = await takePictures(browser, site.url, missing, into);
    for (const failure of failures) console.error(failure);
    console.log(`${missing.length} pictures taken of ${build}, ${failures.length} failed`);
    return failures.length === 0;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The pictures taken last, which are compared with the approved ones. */
async function readComparison() {
  const wanted = (await listWanted(built)).filter(({ isApproved }) => isApproved);
  const isTaken = isTakenIn(folder);
  const failed = new Set(wanted.filter((picture) => !isTaken(picture)).map(({ path }) => path));
  return { pictures: wanted.filter(isTaken), taken: folder, failed, isSelected, thresholdPercent };
}

/** Reports what differs from another build. */
async function compareWithBase(base: string, pictures: readonly Picture[]): Promise<boolean> {
  if (!values.continue) await rm(ofBase, { recursive: true, force: true });
  const isTaken = await take(base, await listWanted(base), ofBase);
  const failed = pictures.filter((picture) => !isTakenIn(folder)(picture));
  // A picture that failed is not gone.
  for (const { path } of failed) await rm(join(ofBase, `${path}.png`), { force: true });
  const report = join(changes, 'base');
  const isSame = comparePictures({ before: ofBase, after: folder, part, thresholdPercent, report });
  console.log(isSame ? `No picture differs from ${base}` : `See ${report}/index.html`);
  return isTaken;
}

async function run(): Promise<boolean> {
  const base = values.base === undefined ? undefined : resolve(typedIn, values.base);
  if (!values.continue || !existsSync(join(built, 'index.json'))) {
    const env = { ...process.env, LAUREL_THUMBNAILS: 'all' };
    execFileSync('storybook', ['build', '--quiet'], { cwd: app, stdio: 'inherit', env });
    // Pictures of an earlier build must not be approved.
    await rm(folder, { recursive: true, force: true });
  }
  await rm(changes, { recursive: true, force: true });
  const onlyApproved = values.compare && base === undefined;
  const pictures = (await listWanted(built)).filter(({ isApproved }) => isApproved || !onlyApproved);
  let isGood = await take(built, pictures, folder);
  const taken = pictures.filter(isTakenIn(folder));
  await writeSheet(taken, folder);
  if (!values.compare && base === undefined) await writeReduced(taken, folder, join(built, 'thumbnails'));
  if (base !== undefined) isGood = (await compareWithBase(base, pictures)) && isGood;
  if (!values.compare) return isGood;
  const report = join(changes, 'approved');
  if (await compareWithApproved(await readComparison(), report)) return isGood;
  console.log(`Approve what differs, or repair it: ${report}/index.html`);
  return false;
}

if (values.approve) {
  const { approved, removed } = await approve(await readComparison());
  console.log(`${approved} pictures approved, ${removed} removed: apps/storybook/approved`);
} else process.exitCode = (await run()) ? 0 : 1;
