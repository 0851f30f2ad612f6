import type { Contest } from '@org/contests';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { ShareView, type ShareViewProps } from './ShareView.tsx';

const uid = `0x${'ab'.repeat(32)}` as const;
const path = `/contests/base/${uid}`;
const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const contest: Contest = {
  ...sample,
  chainId: 8453,
  uid,
  organizer,
  title: 'Lamps & <b>chairs</b>',
  judges: [organizer],
  entries: ['1'],
  time: 1_795_000_000n,
  endsAt: 4_000_000_000n,
};

const draw = (changes: Partial<ShareViewProps> = {}) =>
  render(
    <ShareView
      path={path}
      url={`https://laurel.example${path}`}
      contest={contest}
      isHidden={false}
      nowSeconds={1_795_500_000n}
      {...changes}
    />,
  );
const getHref = (name: string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://laurel.example');

afterEach(cleanup);

test('includes contest and public link in every share target', () => {
  draw();
  const url = `https://laurel.example${path}`;
  expect(getHref('X').searchParams.get('url')).toBe(url);
  expect(getHref('Telegram').searchParams.get('text')).toBe('Follow the judging: Lamps & <b>chairs</b>');
  expect(decodeURIComponent(getHref('Email').href)).toContain(url);
  for (const name of ['X', 'Telegram', 'Email'])
    expect(screen.getByRole('link', { name }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('shows the public link as a QR code', async () => {
  draw();
  const code = await screen.findByRole('img', { name: `https://laurel.example${path}` });
  const squares = code.querySelector('path')?.getAttribute('d');
  expect(squares).toMatch(/^M/);
  // The same squares on white, which can be printed.
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save the QR code' }));
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.type).toContain('image/svg+xml');
  expect(await saved[0]?.text()).toContain(`fill="white"/><path d="${squares}"/>`);
});

afterEach(() => vi.restoreAllMocks());

test('offers the native share sheet if available', async () => {
  draw();
  expect(screen.queryByRole('button', { name: 'Other apps' })).toBeNull();
  cleanup();
  const onShare = vi.fn();
  draw({ onShare });
  await userEvent.click(screen.getByRole('button', { name: 'Other apps' }));
  expect(onShare).toHaveBeenCalledExactlyOnceWith('Follow the judging: Lamps & <b>chairs</b>');
});

test('hides the preview picture if it fails to load', () => {
  draw({ contest: undefined });
  expect(screen.queryByRole('img', { name: /Preview picture/ })).toBeNull();
  cleanup();
  draw();
  const picture = screen.getByRole('img', { name: /^Preview picture of Lamps & <b>chairs<\/b>:/ });
  expect(picture.getAttribute('src')).toBe(`${path}/og.png`);
  fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: /Preview picture/ })).toBeNull();
  expect(screen.queryByText('Preview of a post with this link')).toBeNull();
});

test('invites judges while judging is open', () => {
  draw();
  expect(screen.getByText(/Judges need this link, .* costs a network fee/)).toBeTruthy();
  cleanup();
  draw({ contest: { ...contest, endsAt: 1_795_400_000n } });
  expect(screen.getByText(/Anyone can read the result/)).toBeTruthy();
});

test('shows the link above loading content', () => {
  draw({ contest: 'loading' });
  const link = screen.getByLabelText<HTMLInputElement>('Link to the contest');
  expect(link.value).toContain(path);
  const waiting = screen.getByText('Loading the contest');
  expect(link.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Copy link' }).compareDocumentPosition(waiting)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('links the feed and the calendar of a site that has them', () => {
  const files = { reviewsFeed: `${path}/reviews.atom`, calendar: `${path}/dates.ics` };
  draw({ ...files, contest: { ...contest, endsAt: 1_795_600_000n } });
  expect(getHref('Reviews as a feed').pathname).toBe(files.reviewsFeed);
  expect(getHref('Add the end to a calendar').pathname).toBe(files.calendar);
  cleanup();
  draw();
  expect(screen.queryByRole('link', { name: 'Add the end to a calendar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Reviews as a feed' })).toBeNull();
});

test.each([
  ['revealing', { endsAt: 1_795_400_000n, terms: { ...sample.terms, revealUntil: 1_795_600_000n } }, true],
  ['closed', { endsAt: 1_795_400_000n }, false],
])('offers the calendar while a date is ahead: %s', (_, changes, isOffered) => {
  draw({ calendar: `${path}/dates.ics`, contest: { ...contest, ...changes } });
  expect(screen.queryByRole('link', { name: 'Add the end to a calendar' }) !== null).toBe(isOffered);
});

test('writes the end of judging like every other date', () => {
  const endsAt = 1_795_543_200n;
  draw({ contest: { ...contest, endsAt } });
  expect(screen.getByText(`Judging ends ${formatMomentInZone(endsAt)}.`)).toBeTruthy();
});

test('marks a hidden contest without its texts', () => {
  draw({ contest: undefined, isHidden: true });
  expect(screen.getByText(/The operator of this site hides this contest/)).toBeTruthy();
  expect(screen.queryByText(/Lamps/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});
