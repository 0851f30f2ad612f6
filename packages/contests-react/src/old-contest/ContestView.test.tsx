import { readResult } from '@org/contests';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { contest, evaluation, JUDGES, NOW, result } from '../testing/sampleContest.ts';
import { ContestView } from './ContestView.tsx';
import { Details } from './Details.tsx';
import { VerifyView, type VerifyViewProps } from './VerifyView.tsx';

const details: Omit<VerifyViewProps, 'result'> = {
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
  renderDetails: (read) => (
    <Details result={read} renderVerify={() => <VerifyView {...details} result={read} />} />
  ),
  onTryAgain: vi.fn(),
  onReadFromChain: vi.fn(),
});

afterEach(cleanup);

const openSection = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const rows = () =>
  within(screen.getByRole('table', { name: 'Ranking' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('ranks entries with points and coverage; ties share a rank', () => {
  render(<ContestView {...props()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', contest.title);
  const headers = within(screen.getByRole('table', { name: 'Ranking' })).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Rank', 'Entry', 'Points', 'Reviews', 'More']);
  expect(rows().map((cells) => cells.slice(0, 4))).toEqual([
    ['1', 'shelfexample.org', '14.00', '3 of 3'],
    ['2', 'stampexample.org', '5.00', '1 of 3'],
    ['2', 'lampexample.org', '5.00', '1 of 3'],
    ['', 'ladderexample.org', '–', '0 of 3'],
    ['', 'javascript:alert(1)', '–', '0 of 3'],
  ]);
});

test('links each entry’s page, and the project of a safe entry', () => {
  render(<ContestView {...props()} />);
  const table = within(screen.getByRole('table', { name: 'Ranking' }));
  const projects = table.getAllByRole('link', { name: 'Open project' });
  expect(projects.map((link) => link.getAttribute('href')).sort()).toEqual(
    contest.entries.filter((entry) => entry.startsWith('https:')).sort(),
  );
  for (const link of projects) expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  const names = table.getAllByRole('link').filter((link) => !projects.includes(link));
  expect(names.map((link) => link.getAttribute('href')).sort()).toEqual(
    contest.entries.map((_, n) => `/entries/${n + 1}`),
  );
});

test('puts my next step after the title, then winners, criteria, people, entries and closed sections', async () => {
  const over = { ...contest, endsAt: NOW - 86_400n };
  const { container } = render(
    <ContestView {...props()} contest={over} state="closed" task={<p>My next step</p>} />,
  );
  await screen.findByText('First place');
  const texts = [
    contest.title,
    'Share',
    'Closed',
    'My next step',
    'First place',
    'Which of these',
    'Criteria',
    'Presentation',
    'Judges',
    'Organizer',
    'Ranking',
    'How judges differed',
    'Verify',
  ];
  const places = texts.map((text) => container.textContent?.indexOf(text) ?? -1);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('shows what each criterion is worth', () => {
  render(<ContestView {...props()} />);
  const criteria = within(screen.getByRole('region', { name: 'Criteria' }));
  expect(criteria.getByText('26 points in all')).toBeTruthy();
  expect(criteria.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Presentation 5 points',
    'Potential impact 5 points',
    'Creativity 5 points',
    'Difficulty 5 points',
    'Open source 3 points',
    'Documentation 3 points',
  ]);
});

test('lists entries without rank and points before the first review', () => {
  const none = readResult({
    contest,
    attestations: [],
    block: { number: 1n, hash: contest.uid, time: NOW },
  });
  render(
    <ContestView {...props()} result={none} renderAct={(entry) => <button type="button">{entry}</button>} />,
  );
  expect(screen.queryByRole('table', { name: 'Ranking' })).toBeNull();
  const table = within(screen.getByRole('table', { name: 'Entries' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Entry',
    'Reviews',
  ]);
  expect(table.getAllByRole('link', { name: 'shelf, https://example.org/shelf' })).toHaveLength(1);
  expect(table.getAllByRole('button')).toHaveLength(contest.entries.length);
  expect(screen.queryByRole('button', { name: /^Show the reviews/ })).toBeNull();
});

test('issue 13: names an invisible entry by its position, whatever its rank', async () => {
  const entries = ['https://example.org/shelf', '  ', '\u200b\u202e'];
  const blank = { ...contest, entries };
  const read = readResult({
    contest: blank,
    attestations: [evaluation(JUDGES[0], '\u200b\u202e', ['CREATIVITY_5'])],
    block: { number: 1n, hash: contest.uid, time: NOW },
  });
  render(<ContestView {...props()} contest={blank} result={read} state="closed" />);
  expect(rows().map(([, entry]) => entry)).toEqual(['Entry 3', 'shelfexample.org', 'Entry 2']);
  expect(screen.getByRole('button', { name: 'Show the reviews of Entry 3' })).toBeTruthy();
  const podium = within(screen.getByRole('region', { name: 'Result' }));
  expect((await podium.findByRole('link')).textContent).toBe('Entry 3');
});

test('opens the reviews of a row as plain text', async () => {
  const { container } = render(<ContestView {...props()} />);
  expect(screen.queryByText('I would keep this one for fifty years.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the reviews of shelf' }));
  expect(await screen.findByText('I would keep this one for fifty years.')).toBeTruthy();
  expect(screen.getByText('<b>Bold</b> of them.')).toBeTruthy();
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText('26 of 26 points')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Attestation/ })[0]?.getAttribute('href')).toMatch(
    /^https:\/\/scan\.example\/0x/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide the reviews of shelf' }));
  expect(screen.queryByText('26 of 26 points')).toBeNull();
});

test('shows judges before the reviews have loaded', () => {
  render(<ContestView {...props()} result={undefined} />);
  const judges = within(screen.getByRole('region', { name: 'Judges' })).getAllByRole('listitem');
  expect(judges.map((judge) => judge.querySelector('[hidden]') !== null)).toEqual([true, true, true]);
});

test('collapses a long title', async () => {
  const title = 'never ends '.repeat(450).trim();
  render(<ContestView {...props()} contest={{ ...contest, title }} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  expect(heading.hasAttribute('data-cut')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(heading.hasAttribute('data-cut')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('uses the singular for one', () => {
  const one = { ...contest, judges: JUDGES.slice(0, 1), entries: contest.entries.slice(0, 1) };
  const [entry = ''] = one.entries;
  const block = { number: 1n, hash: contest.uid, time: NOW };
  const read = readResult({ contest: one, attestations: [evaluation(JUDGES[0], entry, [])], block });
  const { container } = render(<ContestView {...props()} contest={one} result={read} />);
  expect(screen.getByRole('meter', { name: 'Reviews counted' }).getAttribute('aria-valuetext')).toBe(
    '1 of 1 review',
  );
  expect(container.querySelector('td[data-unit]')?.getAttribute('data-unit')).toBe('review');
});

test('shows the first judges of many, the viewer among them, and the rest on demand', async () => {
  const judges = Array.from({ length: 30 }, (_, n) => `0x${`${100 + n}`.padStart(40, '0')}` as const);
  const many = { ...contest, judges };
  render(<ContestView {...props()} contest={many} result={undefined} account={judges[25]} />);
  const items = () => within(screen.getByRole('region', { name: 'Judges' })).getAllByRole('listitem');
  expect(items()).toHaveLength(13);
  expect(items().at(-1)?.textContent).toContain('you');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 30 judges' }));
  expect(items()).toHaveLength(30);
});

test('shows each judge’s progress', () => {
  render(<ContestView {...props()} account={JUDGES[0]} />);
  const judges = within(screen.getByRole('region', { name: 'Judges' })).getAllByRole('listitem');
  expect(judges).toHaveLength(3);
  expect(judges[0]?.textContent).toMatch(/reviewed 2 of 5/);
  expect(judges[0]?.textContent).toContain('you');
  expect(judges[1]?.textContent).not.toContain('you');
});

test('shows points in a table of judges and entries', async () => {
  render(<ContestView {...props()} />);
  await openSection('How judges differed');
  const table = within(await screen.findByRole('table', { name: 'Points by entry and judge' }));
  const [, first] = table.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['26', '8', '8']);
  expect(table.getAllByText('no review').length).toBeGreaterThan(0);
});

test('lists uncounted attestations with reason and UID', async () => {
  render(<ContestView {...props()} />);
  await openSection('Verify');
  const region = screen.getByRole('region', { name: 'Not counted' });
  expect(within(region).getByRole('heading').textContent).toBe('Not counted (2)');
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

test('counts strangers and shows them on demand', async () => {
  render(<ContestView {...props()} />);
  await openSection('Verify');
  await userEvent.click(screen.getByRole('button', { name: "Show strangers' attestations (2)" }));
  expect(details.onShowStrangers).toHaveBeenCalledOnce();
});

test.each([
  ['Agrees with the chain at block 12345', { status: 'agrees', block: 12_345n }],
  ['The scan is behind', { status: 'behind', uids: [contest.uid] }],
  ['The scan left something out', { status: 'left-out', uids: [contest.uid] }],
  ['The scan altered something', { status: 'altered', uids: [contest.uid] }],
  ['The chain cannot be reached', { status: 'unreachable' }],
] as const)('shows the check outcome "%s"', async (text, check) => {
  render(<VerifyView {...details} result={result} trust={{ ...details.trust, check }} />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check against the chain' })).toBeTruthy();
});

test('shows progress of a running check and can cancel it', async () => {
  const check = { status: 'running', done: 3, total: 9 } as const;
  render(<VerifyView {...details} result={result} trust={{ ...details.trust, check }} />);
  const bar = await screen.findByRole('progressbar', { name: 'Checking against the chain' });
  expect(bar.getAttribute('value')).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(details.trust.onCancel).toHaveBeenCalledOnce();
});

test.each([
  ['judging', 'Judging', /Judging ends in 2 days, /],
  ['closed', 'Closed', /Judging ended 2 days ago, /],
  ['withdrawn', 'Withdrawn', /Withdrawn by the organizer yesterday, /],
] as const)('shows the state %s with the relevant time', (state, tag, when) => {
  const endsAt = state === 'closed' ? NOW - 172_800n : NOW + 172_800n;
  const revokedAt = state === 'withdrawn' ? NOW - 86_400n : null;
  render(<ContestView {...props()} contest={{ ...contest, endsAt, revokedAt }} state={state} />);
  expect(screen.getByText(tag)).toBeTruthy();
  expect(screen.getByText(when)).toBeTruthy();
});

test('offers two actions when reviews cannot be read', async () => {
  const given = props();
  render(<ContestView {...given} result={undefined} isFailed />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read them from the chain instead' }));
  expect(given.onTryAgain).toHaveBeenCalledOnce();
  expect(given.onReadFromChain).toHaveBeenCalledOnce();
});

test('shows the podium with links once judging is over', async () => {
  const over = { ...contest, endsAt: NOW - 86_400n };
  render(<ContestView {...props()} contest={over} state="closed" />);
  const podium = within(screen.getByRole('region', { name: 'Result' }));
  expect(await podium.findByText('First place')).toBeTruthy();
  expect(podium.getByText('14.00 of 26 points')).toBeTruthy();
  expect(podium.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['shelf', '/entries/1'],
    ['stamp', '/entries/2'],
    ['lamp', '/entries/3'],
  ]);
});

test('shows the review count and no podium during judging', () => {
  render(<ContestView {...props()} />);
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  const meter = screen.getByRole('meter', { name: 'Reviews counted' });
  expect(meter.getAttribute('aria-valuetext')).toBe('5 of 15 reviews');
});

test('shows no winner without reviews', async () => {
  const block = { number: 1n, hash: contest.uid, time: NOW };
  const nothing = readResult({ contest, attestations: [], block });
  render(<ContestView {...props()} result={nothing} state="closed" />);
  expect(await screen.findByText('No entry was reviewed, so there is no result.')).toBeTruthy();
});
