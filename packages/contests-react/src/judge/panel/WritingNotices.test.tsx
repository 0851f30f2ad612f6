import { getChainConfigBySlug } from '@org/chain-config';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReviewDraft, writeReviewDraft } from '../../drafts/reviewDraft.ts';
import { contest } from '../../testing/sampleContest.ts';
import { SignDrafts } from './WritingNotices.tsx';

const chainConfig = getChainConfigBySlug('local');
const [account = '0x00', other = '0x00'] = contest.judges;
const [first = '', second = '', third = ''] = contest.entries;
const given = contest.criteria.map((_, index) => (index === 0 ? 1 : null));
const onSign = vi.fn();

const draw = (waiting: readonly string[] = contest.entries) =>
  render(
    <SignDrafts
      {...{ chainConfig, contest, account, onSign }}
      queue={{ waiting, assigned: [], reviewed: [] }}
      renderNext={(isSecond) => <p>{isSecond ? 'second' : 'first'}</p>}
    />,
  );
const draft = (entry: string, comment = 'Clear.', judge = account) =>
  act(() => writeReviewDraft({ contest, entry, account: judge }, { given, comment }));

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  onSign.mockReset();
});

test('offers to sign the judge’s complete drafts, as they are written and forgotten', async () => {
  draw();
  expect(screen.queryByRole('button')).toBeNull();
  draft(first);
  expect(screen.getByRole('button', { name: 'Sign 1 review' })).toBeTruthy();
  draft(second);
  await userEvent.click(screen.getByRole('button', { name: 'Sign 2 reviews' }));
  expect(onSign).toHaveBeenCalledOnce();
  act(() => forgetReviewDraft({ contest, entry: first, account }));
  expect(screen.getByRole('button', { name: 'Sign 1 review' })).toBeTruthy();
});

test('comes first once everything that is left is drafted', () => {
  draft(first);
  draw([first, second]);
  const list = () => [...document.querySelectorAll('button, p')].map(({ textContent }) => textContent);
  expect(list()).toEqual(['first', 'Sign 1 review']);
  draft(second);
  expect(list()).toEqual(['Sign all 2 reviews', 'second']);
});

test('counts no drafts of other judges and contests', () => {
  draft(second, 'Clear.', other);
  act(() =>
    writeReviewDraft(
      { contest: { ...contest, uid: `0x${'0'.repeat(64)}` }, entry: third, account },
      { given, comment: 'Clear.' },
    ),
  );
  draw();
  expect(screen.queryByRole('button')).toBeNull();
});
