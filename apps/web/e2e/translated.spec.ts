import { operateTranslated } from '../../../tools/test/operateTranslated.ts';
import { createAccount } from './fixtures/accounts.ts';
import { attestClosed } from './fixtures/attestClosed.ts';
import { attestOpenContest } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

test('pages that the browser translates can be operated', async ({ page }) => {
  test.slow();
  const judge = await createAccount();
  const entries = ['Tide marks', 'Rope and knots'];
  const open = await attestOpenContest({ organizer: judge, judges: [judge], entries });
  const closed = await attestClosed({ organizer: judge, judges: [judge] });
  await openAs(page, judge, open.path);
  for (const path of [
    '/contests',
    open.path,
    `${open.path}/entries/1`,
    `${open.path}/share`,
    closed.path,
    '/contests/start',
    '/settings',
    '/drafts',
    `/accounts/${judge.address}?chain=local`,
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([path, await page.evaluate(operateTranslated)]).toEqual([path, []]);
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  }
});
