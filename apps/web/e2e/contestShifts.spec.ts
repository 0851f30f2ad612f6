import { createAccount, type TestAccount } from './fixtures/accounts.ts';
import { attestContest, attestReview, nameOf } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test, widths } from './fixtures/test.ts';
import { watchShifts } from './fixtures/watchShifts.ts';

const entries = [
  'https://hackhall.example/projects/tidepool-an-atlas-of-small-waters',
  'https://hackhall.example/projects/kiln',
  'https://hackhall.example/projects/loom',
] as const;

const setUp = async () => {
  const [organizer, judge, other, stranger] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount(),
    createAccount(),
  ]);
  const contest = await attestContest({ organizer, judges: [judge, other], entries });
  await attestReview(judge, contest, {
    entry: entries[1],
    ticked: ['Creativity'],
    comment: 'Warm.',
  });
  return { contest, judge, stranger, organizer };
};

for (const width of widths) {
  test(`shifts nothing for a judge, a stranger or the organizer whose wallet reconnects, at ${width} px`, {
    tag: '@full',
  }, async ({ page, openOther }) => {
    const { contest, judge, stranger, organizer } = await setUp();
    const visit = async (visitor: typeof page, account: TestAccount) => {
      await visitor.setViewportSize({ width, height: 900 });
      await openAs(visitor, account, '/help');
      // A wide header shows the balance: its button grows when the balance arrives.
      const shifts = await watchShifts(visitor, width < 960 ? {} : { besides: 'header' });
      await visitor.goto(contest.path);
      await expect(visitor.getByRole('button', { name: 'Verify' })).toBeVisible();
      return shifts;
    };
    const judged = await visit(page, judge);
    await expect(page.getByRole('button', { name: 'Review the next entry' })).toBeInViewport();
    await expect(page.getByRole('button', { name: `Change review of ${nameOf(entries[1])}` })).toBeVisible();
    await judged.expectNone();

    const other = await openOther();
    const watched = await visit(other, stranger);
    await expect(other.getByText('not a judge of this contest', { exact: false })).toBeVisible();
    await watched.expectNone();

    const third = await openOther();
    const organized = await visit(third, organizer);
    const coverage = third.getByText('1 of 6 reviews are in.', { exact: false });
    await expect(coverage).toBeVisible();
    // The space of the organizer's region is reserved from the second time on.
    await third.reload();
    await expect(coverage).toBeVisible();
    await organized.expectNone();
  });
}
