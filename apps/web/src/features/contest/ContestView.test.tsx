import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestView } from './ContestView.tsx';
import { contest, JUDGES, NOW, result } from './sampleContest.ts';

const props = (): ComponentProps<typeof ContestView> => ({
  contest,
  result,
  isFailed: false,
  state: 'judging',
  nowSeconds: NOW,
  shareHref: '/contests/local/0xab/share',
  links: { getAddressHref: () => null, getAttestationHref: (uid) => `https://scan.example/${uid}` },
  account: undefined,
  trust: {
    block: 4_711n,
    check: { status: 'idle' },
    download: 'idle',
    onCheck: vi.fn(),
    onCancel: vi.fn(),
    onDownloadJson: vi.fn(),
    onDownloadCsv: vi.fn(),
    onDownloadReviews: vi.fn(),
  },
  strangers: {
    strangers: { count: 2, status: 'hidden', items: [], hasMore: false },
    onShowStrangers: vi.fn(),
    onHideStrangers: vi.fn(),
  },
  getAttestationHref: ({ uid }) => `#${uid}`,
  onTryAgain: vi.fn(),
  onReadFromChain: vi.fn(),
});

afterEach(cleanup);

const rows = () =>
  within(screen.getByRole('table', { name: 'Ranking' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('the ranking names rank, entry, points and coverage; ties share a rank, no review has none', () => {
  render(<ContestView {...props()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', contest.title);
  const headers = within(screen.getByRole('table', { name: 'Ranking' })).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Rank', 'Entry', 'Points', 'Reviews', 'More']);
  expect(rows().map((cells) => cells.slice(0, 4))).toEqual([
    ['1', 'https://example.org/shelf', '14.00', '3 of 3'],
    ['2', 'https://example.org/stamp', '5.00', '1 of 3'],
    ['2', 'https://example.org/lamp', '5.00', '1 of 3'],
    ['', 'https://example.org/ladder', '–', '0 of 3'],
    ['', 'javascript:alert(1)', '–', '0 of 3'],
  ]);
});

test('an entry is a link to exactly itself, and plain text where that would not be safe', () => {
  render(<ContestView {...props()} />);
  const table = within(screen.getByRole('table', { name: 'Ranking' }));
  const links = table.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
    contest.entries.filter((entry) => entry.startsWith('https:')).sort(),
  );
  for (const link of links) {
    expect(link.textContent).toBe(link.getAttribute('href'));
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  }
});

test('a row opens to its reviews; what judges wrote stays text', async () => {
  const { container } = render(<ContestView {...props()} />);
  expect(screen.queryByText('I would keep this one for fifty years.')).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: 'Show the reviews of https://example.org/shelf' }),
  );
  expect(await screen.findByText('I would keep this one for fifty years.')).toBeTruthy();
  expect(screen.getByText('<b>Bold</b> of them.')).toBeTruthy();
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText('26 of 26 points')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Attestation/ })[0]?.getAttribute('href')).toMatch(
    /^https:\/\/scan\.example\/0x/,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Hide the reviews of https://example.org/shelf' }),
  );
  expect(screen.queryByText('26 of 26 points')).toBeNull();
});

test('judges come with their progress', () => {
  render(<ContestView {...props()} account={JUDGES[0]} />);
  const judges = within(screen.getByRole('region', { name: 'Judges' })).getAllByRole('listitem');
  expect(judges).toHaveLength(3);
  expect(judges[0]?.textContent).toMatch(/reviewed 2 of 5/);
  expect(judges[0]?.textContent).toContain('you');
  expect(judges[1]?.textContent).not.toContain('you');
});

test('who gave what is a table of judges and entries', () => {
  render(<ContestView {...props()} />);
  const table = within(screen.getByRole('table', { name: 'Points by entry and judge' }));
  const [, first] = table.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['26', '8', '8']);
  expect(table.getAllByText('no review').length).toBeGreaterThan(0);
});

test('what is not counted stands there with its reason, its sentence and its whole UID', () => {
  render(<ContestView {...props()} />);
  const items = within(screen.getByRole('region', { name: 'Not counted' })).getAllByRole('listitem');
  expect(items.map((item) => item.dataset.reason)).toEqual(['wrong-points', 'withdrawn']);
  expect(items[0]?.textContent).toContain('Its points are not the sum of its criteria.');
  const uid = result.ignored[0]?.attestation.uid;
  expect(
    within(items[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain(uid);
});

test('strangers are counted, and shown on demand', async () => {
  const given = props();
  render(<ContestView {...given} />);
  await userEvent.click(screen.getByRole('button', { name: "Show strangers' attestations (2)" }));
  expect(given.strangers.onShowStrangers).toHaveBeenCalledOnce();
});

test.each([
  ['Agrees with the chain at block 12345', { status: 'agrees', block: 12_345n }],
  ['The scan is behind', { status: 'behind', uids: [contest.uid] }],
  ['The scan left something out', { status: 'left-out', uids: [contest.uid] }],
  ['The scan altered something', { status: 'altered', uids: [contest.uid] }],
  ['The chain cannot be reached', { status: 'unreachable' }],
] as const)('a check may end in "%s"', (text, check) => {
  const given = props();
  render(<ContestView {...given} trust={{ ...given.trust, check }} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check against the chain' })).toBeTruthy();
});

test('a running check shows its progress and can be cancelled', async () => {
  const given = props();
  render(
    <ContestView {...given} trust={{ ...given.trust, check: { status: 'running', done: 3, total: 9 } }} />,
  );
  expect(screen.getByRole('progressbar', { name: 'Asking the chain' }).getAttribute('value')).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(given.trust.onCancel).toHaveBeenCalledOnce();
});

test.each([
  ['judging', 'Judging', /Judging ends in 2 days, /],
  ['closed', 'Closed', /Judging ended 2 days ago, /],
  ['withdrawn', 'Withdrawn', /Withdrawn by the organizer yesterday, /],
] as const)('a contest that is %s says so, with the time that matters', (state, tag, when) => {
  const endsAt = state === 'closed' ? NOW - 172_800n : NOW + 172_800n;
  const revokedAt = state === 'withdrawn' ? NOW - 86_400n : null;
  render(<ContestView {...props()} contest={{ ...contest, endsAt, revokedAt }} state={state} />);
  expect(screen.getByText(tag)).toBeTruthy();
  expect(screen.getByText(when)).toBeTruthy();
});

test('reviews that could not be read leave two ways on', async () => {
  const given = props();
  render(<ContestView {...given} result={undefined} isFailed />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read them from the chain instead' }));
  expect(given.onTryAgain).toHaveBeenCalledOnce();
  expect(given.onReadFromChain).toHaveBeenCalledOnce();
});
