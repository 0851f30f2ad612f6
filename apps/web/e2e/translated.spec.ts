import { operateTranslated } from '../../../tools/test/operateTranslated.ts';
import { createAccount } from './fixtures/accounts.ts';
import { attestClosed } from './fixtures/attestClosed.ts';
import { attestOpenContest } from './fixtures/attestContest.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';

/** Whether the page puts a text back that a translation has replaced. */
async function isFollowed(): Promise<boolean> {
  const probe = document.body.appendChild(document.createElement('p'));
  const text = probe.appendChild(document.createTextNode('probe'));
  text.replaceWith(document.createElement('font'));
  await new Promise((resolve) => setTimeout(resolve));
  probe.remove();
  return text.parentNode === probe;
}

test('pages that the browser translates can be operated', async ({ page }) => {
  test.slow();
  const judge = await createAccount();
  const entries = ['Tide marks', 'Rope and knots'];
  const open = await attestOpenContest({ organizer: judge, judges: [judge], entries });
  const closed = await attestClosed({ organizer: judge, judges: [judge] });
  await openAs(page, judge, open.path);
  // Not the settings, where controls load the page again.
  for (const path of [
    '/contests',
    open.path,
    `${open.path}/entries/1`,
    `${open.path}/share`,
    closed.path,
    '/contests/start',
    '/drafts',
    `/accounts/${judge.address}?chain=local`,
  ]) {
    await page.goto(path);
    // The code that follows translations loads once the page is idle.
    await expect.poll(() => page.evaluate(isFollowed)).toBe(true);
    expect([path, await page.evaluate(operateTranslated)]).toEqual([path, []]);
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  }
});
