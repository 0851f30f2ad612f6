import { local } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { createSampleContest, contest as sample } from '../../testing/sampleContest.ts';
import {
  ContestCard,
  ContestCardView,
  type ContestProgress,
  Cover,
  HiddenCard,
  useCardNow,
} from './ContestCard.tsx';
import { pickQuote } from './FeaturedResult.tsx';

const { contest: read } = createSampleContest(() => {}, {
  terms: { closesAt: 4_000_000_000n, revealUntil: 4_000_000_000n },
}).result;

const showUnread = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local], hiddenUids: [] }}>
        <ContestCard chainConfig={local} contest={read} />
      </ContestsProvider>
    </QueryClientProvider>,
  );

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows the state at once, and no number of entries before the acts are read', () => {
  stubSilentFetch();
  showUnread();
  expect(screen.getByRole('link', { name: read.title })).toBeTruthy();
  expect(screen.getByText('Judging')).toBeTruthy();
  expect(screen.getByText('4 entries · 3 judges').getAttribute('aria-hidden')).toBe('true');
});

const NOW = 1_800_000_000n;
const DAY = 86_400n;

const terms = {
  ...{ resolver: sample.organizer, uri: '', contentHash: sample.uid },
  submissionsUntil: null,
  opensAt: NOW - DAY,
  revealUntil: null,
};
const contest: Contest = {
  ...sample,
  terms,
  uid: `0x${'ab'.repeat(32)}`,
  organizer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?',
  judges: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  entries: ['1', '2'],
  time: NOW - 9n * DAY,
  endsAt: 4_000_000_000n,
};

const known = (first: readonly string[] = []): ContestProgress => ({
  status: 'known',
  reviews: 3,
  sealed: 0,

  first,
});

const show = (
  changes: Partial<Contest> = {},
  progress: ContestProgress = known(),
  cover: null | undefined = undefined,
) =>
  render(
    <ContestCardView
      contest={{ ...contest, ...changes }}
      href="/contests/local/0x12"
      now={NOW}
      {...{ progress, cover }}
    />,
  );

const readText = () => document.body.textContent?.replaceAll('\u00a0', ' ');

afterEach(cleanup);

test('renders one link with title, state and progress', () => {
  show({ endsAt: NOW + 2n * DAY });
  expect(screen.getByRole('link', { name: 'Tools for small libraries' }).getAttribute('href')).toBe(
    '/contests/local/0x12',
  );
  expect(screen.getByText('Judging')).toBeTruthy();
  expect(screen.getByText('ends in 2 days')).toBeTruthy();
  expect(readText()).toMatch(/2 entries · 2 judges · 3 reviews$/);
});

const later = { endsAt: NOW + 6n * DAY };

test('says when a contest ends, with the date as the title', () => {
  show(later);
  expect(screen.getByText('ends in 6 days').getAttribute('title')).toMatch(/202/);
});

test('counts no reviews before judging opens', () => {
  show({ ...later, terms: { ...terms, opensAt: NOW + 2n * DAY } });
  expect(screen.getByText('Upcoming')).toBeTruthy();
  expect(screen.getByText('judging starts in 2 days')).toBeTruthy();
  expect(screen.getByText('2 entries · 2 judges')).toBeTruthy();
  expect(screen.queryByText(/review/)).toBeNull();
});

test('counts what is sealed, then what is revealed', () => {
  const sealed = { ...later, terms: { ...terms, revealUntil: NOW + 9n * DAY } };
  show(sealed, { status: 'known', reviews: 0, sealed: 3, first: [] });
  expect(readText()).toContain('· 3 sealed reviews');
  cleanup();
  const revealing = { ...sealed, endsAt: NOW - DAY };
  show(revealing, { status: 'known', reviews: 1, sealed: 2, first: ['1'] });
  expect(readText()).toContain('· 1 of 3 revealed');
  expect(screen.getByText('reveals end in 9 days')).toBeTruthy();
  expect(screen.queryByText('First place')).toBeNull();
});

test('does not show a number of entries that may still change', () => {
  show(later, { status: 'loading' });
  expect(screen.getByText('2 entries · 2 judges').getAttribute('aria-hidden')).toBe('true');
  cleanup();
  show(later, { status: 'unknown' });
  expect(screen.getByText('2 entries · 2 judges').getAttribute('aria-hidden')).toBeNull();
});

test('names the winner of a closed contest', () => {
  show({ endsAt: NOW - DAY }, known(['1']));
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByText('Entry 1')).toBeTruthy();
});

test('names no winner for a tie, without reviews, or during judging', () => {
  show({ endsAt: NOW - DAY }, known(['1', '2']));
  expect(screen.getByText('First place, shared by 2')).toBeTruthy();
  expect(screen.queryByText('Entry 1')).toBeNull();
  cleanup();
  show({ endsAt: NOW - DAY }, known([]));
  expect(screen.queryByText('First place')).toBeNull();
  expect(screen.getByText('No reviews')).toBeTruthy();
  cleanup();
  show({ endsAt: NOW - DAY }, { status: 'unknown' });
  expect(screen.getByText('The result could not be loaded')).toBeTruthy();
  cleanup();
  show({}, known(['1']));
  expect(screen.queryByText('First place')).toBeNull();
});

test('draws a pattern in place of a missing cover, and nothing while the document is read', () => {
  const { container, rerender } = show({}, known(), null);
  const pattern = container.querySelector('svg[viewBox="0 0 8 4"]');
  expect(pattern?.querySelectorAll('path')).toHaveLength(32);
  rerender(
    <ContestCardView
      {...{ contest, href: '/', now: NOW, cover: undefined }}
      progress={{ status: 'loading' }}
    />,
  );
  expect(container.querySelector('svg[viewBox="0 0 8 4"]')).toBeNull();
});

test('draws the cover of the next contest after one that cannot be had', () => {
  const picture = { type: 'image/webp', width: 800, height: 600, size: 9, alt: 'A kiln' } as const;
  const site = (letter: string) => (
    <ContestsProvider config={{ chains: [local], storesDocuments: true }}>
      <Cover contest={contest} cover={{ ...picture, uri: `ipfs://b${letter.repeat(58)}` }} />
    </ContestsProvider>
  );
  const { container, rerender } = render(site('a'));
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg[viewBox="0 0 8 4"]')).toBeTruthy();
  rerender(site('b'));
  expect(container.querySelector('img')?.src).toContain('b'.repeat(58));
});

test('marks a withdrawn contest without a count', () => {
  show({ revokedAt: NOW - DAY });
  expect(screen.getByText('Withdrawn')).toBeTruthy();
});

test('a card shows no count while it is unknown', () => {
  show({}, { status: 'loading' });
  expect(screen.getByText('2 entries · 2 judges')).toBeTruthy();
  cleanup();
  show({}, { status: 'unknown' });
  expect(screen.getByText('2 entries · 2 judges')).toBeTruthy();
});

test('escapes hostile texts and links an invisible title', () => {
  show({ title: '<img src=x onerror=alert(1)>', description: '<script>alert(1)</script>' });
  expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy();
  expect(document.querySelector('img, script')).toBeNull();
  cleanup();
  show({ title: '\u200b \u202e' });
  expect(screen.getByRole('link', { name: 'Untitled' })).toBeTruthy();
});

test('marks a hidden contest and links to it', () => {
  render(<HiddenCard href="/contests/local/0x12" />);
  expect(screen.getByText('This contest is hidden by the operator of this site.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open anyway' }).getAttribute('href')).toBe('/contests/local/0x12');
});

test('quotes the review that says most about one of the first entries, rather about one with a picture', () => {
  const { ranking } = createSampleContest(() => {}).result;
  const [first, second] = ranking;
  if (!first || !second) throw new Error('no ranking');
  const say = (entry: string, comment: string) => ({
    ...{ uid: contest.uid, judge: contest.organizer, entry, points: 1, given: [1], comment, time: NOW },
  });
  const counted = [say(first.entry, 'Good.'), say(first.entry, 'Very good.'), say(second.entry, 'Fine.')];
  expect(pickQuote({ counted, ranking }, () => false)?.comment).toBe('Very good.');
  expect(pickQuote({ counted, ranking }, (entry) => entry === second.entry)?.comment).toBe('Fine.');
  const long = [say(first.entry, 'x'.repeat(221)), say(first.entry, ' ')];
  expect(pickQuote({ counted: long, ranking }, () => true)).toBeUndefined();
});

const Clock = ({ isSeen }: { isSeen: boolean }) => <p>{`${useCardNow(isSeen)}`}</p>;

test('starts no timer before the card is visible', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { rerender } = render(<Clock isSeen={false} />);
  expect(vi.getTimerCount()).toBe(0);
  rerender(<Clock isSeen />);
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText('1030')).toBeTruthy();
});
