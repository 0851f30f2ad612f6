import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, devices, expect } from '@playwright/test';
import { createLaunchOptions, findChromium } from '../../test/chromium.ts';
import { freePorts, spawnStart } from '../../test/spawnStart.ts';
import { createHand, type Effort, type Hand } from './hand.ts';
import {
  connectOrganizer,
  disqualify,
  MOST,
  postpone,
  readResult,
  reviewAll,
  reviewFirst,
  reviewThree,
  reviewThreeByMouse,
  shareContest,
  startOwn,
  submitEntry,
} from './jobs.ts';
import { measurePictures } from './pictures.ts';

/**
 * Does what people come for in a real browser, with the local wallets, and counts it. Prints a table and writes
 * `.laurel/jobs.json`. Fails if a job takes more presses or prompts than promised; seconds are only reported, since nobody
 * types as fast. Prints also how long a ranking with pictures takes on slow 4G, beside one without.
 */
type Row = Effort & Pick<Job, 'job' | 'most'>;

type Job = {
  readonly job: string;
  readonly most: { readonly presses?: number; readonly steps?: number; readonly prompts: number };
  readonly url: string;
  readonly isPhone?: boolean;
  /** The actions that are not counted. */
  readonly prepare?: (hand: Hand) => Promise<void>;
};

process.env.CHROMIUM_PATH = findChromium();
const stack = spawnStart(await freePorts(3));
await stack.ready;
const browser = await chromium.launch(createLaunchOptions());
const rows: Row[] = [];

async function measure<Result>(
  { job, most, url, isPhone = false, prepare }: Job,
  act: (hand: Hand) => Promise<Result>,
): Promise<Result> {
  const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
  const context = await browser.newContext(isPhone ? phone : { viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(url);
  await prepare?.(createHand(page, isPhone));
  const hand = createHand(page, isPhone);
  const result = await act(hand);
  rows.push({ job, most, ...hand.getEffort() });
  await context.close();
  return result;
}

try {
  const link = await measure(
    {
      job: 'Landing page to a shared link: 12 entries, 4 judges',
      most: MOST.share,
      url: stack.origin,
    },
    shareContest,
  );
  await measure(
    {
      job: 'Link to the first signed review, on a phone',
      most: MOST.firstReview,
      url: link,
      isPhone: true,
    },
    (hand) => reviewFirst(hand, 'Local Judge 1'),
  );
  const own = await measure(
    {
      job: 'Landing page to a shared link: 3 own criteria, 12 entries with pictures, 4 judges',
      most: MOST.ownCriteria,
      url: stack.origin,
      prepare: connectOrganizer,
    },
    startOwn,
  );
  const asOrganizer = async (hand: Hand) => {
    await connectOrganizer(hand);
    await expect(
      hand.page.getByRole('region', { name: 'Organizer' }).getByRole('button', { name: 'Postpone' }),
    ).toBeVisible();
  };
  await measure(
    {
      job: 'Link to an entry disqualified with a reason',
      most: MOST.disqualify,
      url: own,
      prepare: asOrganizer,
    },
    disqualify,
  );
  await measure(
    {
      job: 'Link to two more days of judging, with a reason',
      most: MOST.postpone,
      url: own,
      prepare: asOrganizer,
    },
    postpone,
  );
  await measure(
    { job: 'Link to three reviews and one change, points typed', most: MOST.threeReviews, url: own },
    (hand) => reviewThree(hand, 'Local Judge 1'),
  );
  await measure(
    { job: 'Link to three reviews and one change, by mouse', most: MOST.threeByMouse, url: own },
    (hand) => reviewThreeByMouse(hand, 'Local Judge 2'),
  );
  const findDemo = async (title: string) => {
    const page = await browser.newPage();
    await page.goto(`${stack.origin}/contests`);
    const href = await page.getByRole('main').getByRole('link', { name: title }).getAttribute('href');
    await page.close();
    return new URL(href ?? '', stack.origin).href;
  };
  const radioPlays = await findDemo('Radio plays for a short bus ride');
  await measure(
    {
      job: 'Link to a submitted entry with a picture, on a phone',
      most: MOST.submit,
      url: radioPlays,
      isPhone: true,
    },
    submitEntry,
  );
  const weekend = await findDemo('Autumn Hack Weekend: tools for neighbors');
  await measure(
    { job: 'Link to who won, why, and what a judge said', most: MOST.whoWon, url: weekend },
    readResult,
  );
  await measure({ job: 'Link to 12 signed reviews', most: MOST.allReviews, url: link }, (hand) =>
    reviewAll(hand, 'Local Judge 2'),
  );
  const ranking = await measurePictures(stack);
  console.log(
    `Ranking of 60 entries on slow 4G: drawn after ${ranking.with.toFixed(0)} ms with four pictures each, ` +
      `after ${ranking.without.toFixed(0)} ms without; ratio ${(ranking.with / ranking.without).toFixed(2)}.`,
  );
} finally {
  await browser.close();
  await stack.stop();
}

console.table(
  rows.map(({ job, presses, steps, keys, prompts, seconds, most }) => ({
    job,
    presses: most.presses === undefined ? presses : `${presses} (at most ${most.presses})`,
    'clicks and fields': most.steps === undefined ? steps : `${steps} (at most ${most.steps})`,
    keys,
    'wallet prompts': `${prompts} (at most ${most.prompts})`,
    seconds: seconds.toFixed(1),
  })),
);
mkdirSync('.laurel', { recursive: true });
writeFileSync('.laurel/jobs.json', `${JSON.stringify(rows, null, 2)}\n`);
const isOver = ({ presses, steps, prompts, most }: Row) =>
  presses > (most.presses ?? Number.POSITIVE_INFINITY) ||
  steps > (most.steps ?? Number.POSITIVE_INFINITY) ||
  prompts > most.prompts;
process.exitCode = rows.some(isOver) ? 1 : 0;
