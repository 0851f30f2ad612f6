import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryNames } from '../../contest/parts/entryNames.ts';
import { contest, JUDGES, result, STRANGER } from '../../testing/sampleContest.ts';
import { ViewerNotices } from './ViewerNotices.tsx';

const props = (): ComponentProps<typeof ViewerNotices> => ({
  viewer: undefined,
  phase: 'judging' as const,
  chainName: 'Local',
  pending: [],
  switching: { status: 'idle' },
  onSwitch: vi.fn(),
  onForget: vi.fn(),
  onReview: vi.fn(),
});
const reviewed = result.counted.slice(0, 3);
const left = ['3', '4'];
const visitor = { role: 'visitor', account: STRANGER, isOrganizer: false, isOnChain: true } as const;
const judge = {
  role: 'judge',
  account: JUDGES[0],
  isOrganizer: false,
  isOnChain: true,
  queue: { waiting: left, assigned: [], reviewed },
} as const;

afterEach(cleanup);

test('shows no notice to a viewer without a wallet', () => {
  const { container } = render(<ViewerNotices {...props()} />);
  expect(container.textContent).toBe('');
});

test('tells a connected non-judge so, with the address, but not the organizer', () => {
  const { container, rerender } = render(<ViewerNotices {...props()} viewer={visitor} />);
  expect(container.textContent).toContain('Your address is not a judge of this contest:');
  expect(container.textContent).toContain(STRANGER);
  rerender(
    <ViewerNotices {...props()} viewer={{ ...visitor, account: contest.organizer, isOrganizer: true }} />,
  );
  expect(container.textContent).toBe('');
});

test('shows a judge the open reviews and the next entry', async () => {
  const given = props();
  const { rerender } = render(<ViewerNotices {...given} viewer={judge} />);
  expect(screen.getByText(/2 entries are left for you to review/)).toBeTruthy();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('3 of 5 reviewed');
  await userEvent.click(screen.getByRole('button', { name: 'Review the next entry' }));
  expect(given.onReview).toHaveBeenCalledWith(left[0]);
  rerender(
    <ViewerNotices {...given} viewer={{ ...judge, queue: { waiting: [], assigned: [], reviewed } }} />,
  );
  expect(screen.getByText(/You have reviewed every entry/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ViewerNotices {...given} viewer={judge} phase="closed" />);
  expect(screen.getByText(/Judging has ended/)).toBeTruthy();
});

test('counts what is assigned to a judge, then says that other entries can use a review', () => {
  const given = props();
  const draw = (waiting: readonly string[]) => (
    <ViewerNotices
      {...given}
      viewer={{ ...judge, queue: { waiting, assigned: ['2', '3'], reviewed: reviewed.slice(0, 1) } }}
    />
  );
  const { rerender } = render(draw(['3', '4']));
  expect(screen.getByText('1 entry that is assigned to you waits for your review.')).toBeTruthy();
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('1 of 2 reviewed');
  rerender(draw(['4']));
  expect(screen.getByText(/reviewed every entry assigned to you. 1 other entry can use/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review the next entry' })).toBeTruthy();
});

test('moves the focus when the button disappears', async () => {
  const page = (waiting: readonly string[]) => (
    <main>
      <h1>Contest</h1>
      <ViewerNotices {...props()} viewer={{ ...judge, queue: { waiting, assigned: [], reviewed } }} />
    </main>
  );
  const { rerender } = render(page(left));
  screen.getByRole('button', { name: 'Review the next entry' }).focus();
  rerender(page([]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('offers a judge on another chain the switch, in the specification’s wording', async () => {
  const given = props();
  render(<ViewerNotices {...given} viewer={{ ...judge, isOnChain: false }} />);
  expect(screen.getByText('Wrong network')).toBeTruthy();
  expect(screen.getByText(/Wrong network detected, switch or disconnect to continue\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Local' }));
  expect(given.onSwitch).toHaveBeenCalledOnce();
});

test('explains a wallet that cannot switch; asks nobody once judging is over', () => {
  const viewer = { ...judge, isOnChain: false };
  const { rerender } = render(
    <ViewerNotices
      {...props()}
      viewer={viewer}
      switching={{ status: 'failed', code: 'switch-not-supported' }}
    />,
  );
  expect(
    screen.getByText(
      'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
    ),
  ).toBeTruthy();
  rerender(<ViewerNotices {...props()} viewer={viewer} phase="closed" />);
  expect(screen.queryByText('Wrong network')).toBeNull();
});

test('lists pending writes and dismisses those without a transaction', async () => {
  const given = props();
  render(
    <ViewerNotices
      {...given}
      viewer={judge}
      pending={[
        { id: 'one', kind: 'review', entry: '1', status: 'on-chain' },
        { id: 'three', kind: 'reviews', entry: undefined, status: 'sent', isSealed: true },
        { id: 'two', kind: 'review-withdrawal', entry: '3', status: 'asked' },
      ]}
    />,
  );
  expect(screen.getByText(/Your review is on the chain/)).toBeTruthy();
  expect(screen.getByText(/^Your sealed reviews were sent/)).toBeTruthy();
  expect(screen.getByText('Entry 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I did not sign it' }));
  expect(given.onForget).toHaveBeenCalledWith('two');
});

test('names an entry in a pending write', () => {
  const name = (entry: string) => ({ name: `Tide marks ${entry}`, host: undefined, whole: entry, link: '' });
  const pending = [{ id: '1', kind: 'review', entry: '1', status: 'sent' }] as const;
  render(
    <EntryNames value={name}>
      <ViewerNotices {...props()} pending={pending} />
    </EntryNames>,
  );
  expect(screen.getByText('Tide marks 1')).toBeTruthy();
});
