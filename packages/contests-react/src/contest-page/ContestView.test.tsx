import { readResult } from '@org/contests';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { contest, evaluation, JUDGES, NOW, result, STRANGER } from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';
import { Details, type DetailsProps } from './Details.tsx';

const details: Omit<DetailsProps, 'result'> = {
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
  strangers: { count: 2, canLook: false, status: 'hidden', items: [], hasMore: false },
  onShowStrangers: vi.fn(),
  onHideStrangers: vi.fn(),
  getAttestationHref: ({ uid }) => `#${uid}`,
};

const props = (): ComponentProps<typeof ContestView> => ({
  contest,
  result,
  isFailed: false,
  state: 'judging',
  nowSeconds: NOW,
  shareHref: '/contests/local/0xab/share',
  links: {
    getAddressHref: () => null,
    getAttestationHref: (uid) => `https://scan.example/${uid}`,
    getEntryPath: (entry) => `/entries/${contest.entries.indexOf(entry) + 1}`,
  },
  account: undefined,
  renderDetails: (read) => <Details {...details} result={read} />,
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

test('issue 13: an entry of nothing that can be seen is named by its place, wherever it ranks', () => {
  const entries = ['https://example.org/shelf', '  ', '\u200b\u202e'];
  const blank = { ...contest, entries };
  const read = readResult({
    contest: blank,
    attestations: [evaluation(JUDGES[0], '\u200b\u202e', ['CREATIVITY_5'])],
    block: { number: 1n, hash: contest.uid, time: NOW },
  });
  render(<ContestView {...props()} contest={blank} result={read} state="closed" />);
  expect(rows().map(([, entry]) => entry)).toEqual(['Entry 3', 'https://example.org/shelf', 'Entry 2']);
  expect(screen.getByRole('button', { name: 'Show the reviews of Entry 3' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Result' })).getByRole('link').textContent).toBe(
    'Entry 3',
  );
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

test('who is connected and no judge is told so among the judges, in room that is kept for it', () => {
  const { rerender } = render(<ContestView {...props()} />);
  const judges = screen.getByRole('region', { name: 'Judges' });
  const intro = judges.querySelector('p');
  expect(intro?.textContent).toMatch(/^Only reviews signed by these addresses count/);
  rerender(<ContestView {...props()} account={STRANGER} />);
  expect(judges.querySelector('p')).toBe(intro);
  expect(intro?.textContent).toMatch(/not a judge of this contest/);
  expect(intro?.textContent).toContain(STRANGER);
});

test('judges stand there before the reviews do', () => {
  render(<ContestView {...props()} result={undefined} />);
  const judges = within(screen.getByRole('region', { name: 'Judges' })).getAllByRole('listitem');
  expect(judges.map((judge) => judge.querySelector('[hidden]') !== null)).toEqual([true, true, true]);
});

test('a title without end is cut until somebody wants all of it', async () => {
  const title = 'never ends '.repeat(450).trim();
  render(<ContestView {...props()} contest={{ ...contest, title }} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  expect(heading.hasAttribute('data-cut')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(heading.hasAttribute('data-cut')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('what could be one is said in the singular', () => {
  const one = { ...contest, judges: JUDGES.slice(0, 1), entries: contest.entries.slice(0, 1) };
  const block = { number: 1n, hash: contest.uid, time: NOW };
  const none = readResult({ contest: one, attestations: [], block });
  const { container } = render(<ContestView {...props()} contest={one} result={none} />);
  expect(screen.getByRole('meter', { name: 'Reviews counted' }).getAttribute('aria-valuetext')).toBe(
    '0 of 1 review',
  );
  expect(container.querySelector('td[data-unit]')?.getAttribute('data-unit')).toBe('review');
});

test('judges come with their progress', () => {
  render(<ContestView {...props()} account={JUDGES[0]} />);
  const judges = within(screen.getByRole('region', { name: 'Judges' })).getAllByRole('listitem');
  expect(judges).toHaveLength(3);
  expect(judges[0]?.textContent).toMatch(/reviewed 2 of 5/);
  expect(judges[0]?.textContent).toContain('you');
  expect(judges[1]?.textContent).not.toContain('you');
});

test('who gave what is a table of judges and entries', async () => {
  render(<ContestView {...props()} />);
  const table = within(await screen.findByRole('table', { name: 'Points by entry and judge' }));
  const [, first] = table.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['26', '8', '8']);
  expect(table.getAllByText('no review').length).toBeGreaterThan(0);
});

test('what is not counted stands there with its reason, its sentence and its whole UID', async () => {
  render(<ContestView {...props()} />);
  const region = await screen.findByRole('region', { name: 'Not counted' });
  const disclosure = region.querySelector('details');
  expect(disclosure?.open).toBe(false);
  expect(disclosure?.querySelector('summary')?.textContent).toBe('Not counted (2)');
  disclosure?.setAttribute('open', '');
  const items = within(region).getAllByRole('listitem');
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
  render(<ContestView {...props()} />);
  await userEvent.click(await screen.findByRole('button', { name: "Show strangers' attestations (2)" }));
  expect(details.onShowStrangers).toHaveBeenCalledOnce();
});

test.each([
  ['Agrees with the chain at block 12345', { status: 'agrees', block: 12_345n }],
  ['The scan is behind', { status: 'behind', uids: [contest.uid] }],
  ['The scan left something out', { status: 'left-out', uids: [contest.uid] }],
  ['The scan altered something', { status: 'altered', uids: [contest.uid] }],
  ['The chain cannot be reached', { status: 'unreachable' }],
] as const)('a check may end in "%s"', async (text, check) => {
  render(<Details {...details} result={result} trust={{ ...details.trust, check }} />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check against the chain' })).toBeTruthy();
});

test('a running check shows its progress and can be cancelled', async () => {
  const check = { status: 'running', done: 3, total: 9 } as const;
  render(<Details {...details} result={result} trust={{ ...details.trust, check }} />);
  const bar = await screen.findByRole('progressbar', { name: 'Checking against the chain' });
  expect(bar.getAttribute('value')).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(details.trust.onCancel).toHaveBeenCalledOnce();
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

test('once judging is over the first thing said is who came first, with a way to each entry', () => {
  const over = { ...contest, endsAt: NOW - 86_400n };
  render(<ContestView {...props()} contest={over} state="closed" />);
  const podium = within(screen.getByRole('region', { name: 'Result' }));
  expect(podium.getByText('First place')).toBeTruthy();
  expect(podium.getByText('14.00 of 26 points')).toBeTruthy();
  expect(podium.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['example.org/shelf', '/entries/1'],
    ['example.org/stamp', '/entries/2'],
    ['example.org/lamp', '/entries/3'],
  ]);
});

test('while judging goes on there is no podium, and how many reviews there are', () => {
  render(<ContestView {...props()} />);
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  const meter = screen.getByRole('meter', { name: 'Reviews counted' });
  expect(meter.getAttribute('aria-valuetext')).toBe('5 of 15 reviews');
});

test('without a review nobody came first', () => {
  const block = { number: 1n, hash: contest.uid, time: NOW };
  const nothing = readResult({ contest, attestations: [], block });
  render(<ContestView {...props()} result={nothing} state="closed" />);
  expect(screen.getByText('No entry was reviewed, so there is no result.')).toBeTruthy();
});
