import { type AttestationUidFields, computeAttestationUid, encodeActData } from '@org/contests';
import type { Page } from '@playwright/test';
import { zeroAddress } from 'viem';
import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { getSchemas } from './fixtures/attest.ts';
import { attestContest, attestReview, CLASSIC_LABELS, type TestContest } from './fixtures/attestContest.ts';
import { expectAccessibleAtNight } from './fixtures/expectAccessible.ts';
import { stack } from './fixtures/stack.ts';
import { expect, test } from './fixtures/test.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

const [kiln, loom] = ['https://example.org/kiln', 'https://example.org/loom'] as const;

const setUp = async () => {
  const [organizer, judge, other] = await Promise.all([createAccount(), createAccount(), createAccount()]);
  const contest = await attestContest({ organizer, judges: [judge, other], entries: [kiln, loom] });
  for (const [by, entry] of [
    [judge, kiln],
    [other, loom],
    [judge, loom],
  ] as const)
    await attestReview(by, contest, { entry, comment: 'Fair.' });
  return { contest, judge, other };
};

type Row = Record<string, unknown> & { id: string; time: number };

/** A forged review whose UID is self-consistent. */
const invent = ({ address }: TestAccount, contest: TestContest, like: Row): Row => {
  const fields: AttestationUidFields = {
    schema: getSchemas().evaluation,
    recipient: zeroAddress,
    attester: address,
    time: BigInt(like.time),
    expirationTime: 0n,
    revocable: true,
    refUID: contest.uid,
    data: encodeActData('evaluation', {
      ...{ entry: 1, points: CLASSIC_LABELS.map(() => 1), comment: 'Best of all.', commentHash: null },
    }),
  };
  return { ...like, attester: address, data: fields.data, id: computeAttestationUid(fields) };
};

/** Replaces the scan's rows of a contest's reviews, and their count. The rows that came with the page are left out. */
const lie = async (page: Page, change: (rows: readonly Row[]) => readonly Row[]) => {
  await page.addInitScript(() =>
    new MutationObserver(() => document.getElementById('laurel-rows')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    }),
  );
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { attestations, aggregateAttestation } = answer.data ?? {};
    const isOfReviews = String(route.request().postData()).includes('attester');
    if (!Array.isArray(attestations) || !isOfReviews || attestations.length < 3)
      return route.fulfill({ response });
    answer.data.attestations = change(attestations);
    if (aggregateAttestation) aggregateAttestation._count._all = answer.data.attestations.length;
    return route.fulfill({ response, json: answer });
  });
};

test('checks the result in the background and says so beside the ranking without a layout shift', {
  tag: '@full',
}, async ({ page }) => {
  const { contest } = await setUp();
  const shifts = await watchShifts(page, { besides: 'header' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(stack.rpcUrl)) asked += 1;
  });
  for (const [path, size] of [
    [contest.path, { width: 1280, height: 900 }],
    [contest.path, { width: 390, height: 844 }],
    [`${contest.path}/entries/1`, { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    asked = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${stack.rpcUrl}/**`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText('Not checked yet')).toBeVisible();
    release();
    await expect(page.getByText(/^Checked: this ranking follows from/)).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(100);
    await shifts.expectNone();
    await page.unroute(`${stack.rpcUrl}/**`);
  }
});

test('reports a forged scan answer beside the ranking', async ({ page }) => {
  test.slow();
  const { contest, other } = await setUp();
  const shifts = await watchShifts(page, { besides: 'header' });
  const LIES: readonly (readonly [string, string, (rows: readonly Row[]) => readonly Row[]])[] = [
    [
      'an invented review',
      'The scan altered something',
      (rows) => rows.flatMap((row, index) => (index === 1 ? [invent(other, contest, row), row] : [row])),
    ],
    [
      'a withdrawal that never was',
      'The scan altered something',
      (rows) => rows.map((row, index) => (index === 1 ? { ...row, revocationTime: row.time + 1 } : row)),
    ],
    [
      'a review that it keeps back',
      'The scan left something out',
      (rows) => rows.filter((_, index) => index !== 1),
    ],
  ];
  // Unit and chain tests of packages/contests find each lie.
  for (const [name, verdict, change] of process.env.LAUREL_FULL ? LIES : LIES.slice(-1)) {
    await test.step(name, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await lie(page, change);
      await page.goto(contest.path);
      await expect(page.getByRole('alert').getByText(verdict)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Does not agree with the chain')).toBeVisible();
      await shifts.expectNone();
    });
  }
  await expectAccessibleAtNight(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('alert').getByText('The scan left something out')).toBeInViewport();
  await page.getByRole('alert').getByRole('button', { name: 'Read it from the chain instead' }).click();
  await expect(page.getByText('Read from the chain')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
