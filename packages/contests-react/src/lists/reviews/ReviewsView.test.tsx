import type { Contest } from '@org/contests';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { contest as sample } from '../../testing/sampleContest.ts';
import { ChainReviewsView } from './ChainReviews.tsx';
import { ReviewItemView } from './ReviewItem.tsx';
import { ReviewsView } from './ReviewsView.tsx';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest: Contest = {
  ...sample,
  uid: `0x${'ab'.repeat(32)}`,
  organizer: judge,
  title: '<b>Benches</b>',
  judges: [judge],
  entries: ['1', '2'],
  time: 1n,
  endsAt: 4_000_000_000n,
};

afterEach(cleanup);

test('asks only for an address without a wallet', async () => {
  const onConnect = vi.fn();
  render(
    <ReviewsView account={undefined} isReconnecting={false} onConnect={onConnect} renderContests={vi.fn()} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }));
  expect(onConnect).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1, name: 'Your reviews' })).toBeTruthy();
});

test('shows open reviews and the next entry; escapes hostile titles', () => {
  const { container } = render(
    <ReviewItemView
      contest={contest}
      href="/contests/local/0xab"
      nowSeconds={5n}
      queue={{ status: 'known', waiting: ['2'], total: 2 }}
      getEntryPath={(n) => `#${n}`}
      level={3}
    />,
  );
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('1 of 2 entries reviewed');
  expect(screen.getByRole('link', { name: /^Entry 2/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with <b>Benches</b>' }).getAttribute('href')).toBe(
    '/contests/local/0xab#judge',
  );
});

test('one contest alone is the next one: to reveal comes before to review', () => {
  const renderContest = vi.fn();
  const [first, second, third] = [1, 2, 3].map((n) => ({ ...contest, uid: `0x${n}` as const }));
  if (!first || !second || !third) throw new Error('no contests');
  const list = (revealing: readonly (typeof contest)[]) =>
    render(
      <ChainReviewsView
        chainName={undefined}
        account={judge}
        state={{
          ...{ status: 'listed', revealing, upcoming: [], over: [], searched: 3, total: 3, more: 'none' },
          open: [
            { contest: second, waiting: [], total: 2 },
            { contest: third, waiting: ['1'], total: 2 },
          ],
        }}
        onSearchOn={vi.fn()}
        onRetry={vi.fn()}
        renderContest={renderContest}
      />,
    );
  list([]);
  expect(renderContest.mock.calls.map(([{ uid }, , isNext]) => [uid, isNext])).toEqual([
    ['0x2', false],
    ['0x3', true],
  ]);
  renderContest.mockClear();
  list([first]);
  expect(renderContest.mock.calls.map(([{ uid }, , isNext]) => [uid, isNext])).toEqual([
    ['0x1', true],
    ['0x2', false],
    ['0x3', false],
  ]);
});

test('shows the address and the search progress when nothing is open', async () => {
  const onSearchOn = vi.fn();
  render(
    <ChainReviewsView
      chainName={undefined}
      account={judge}
      state={{
        status: 'listed',
        open: [],
        revealing: [],
        upcoming: [],
        over: [],
        searched: 500,
        total: 900,
        more: 'there',
      }}
      onSearchOn={onSearchOn}
      onRetry={vi.fn()}
      renderContest={vi.fn()}
    />,
  );
  expect(screen.getByText(/No contest lists this address/).textContent).toContain(judge);
  expect(screen.getByText('500 of 900 contests searched.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Search more' }));
  expect(onSearchOn).toHaveBeenCalledOnce();
});
