import { readResult } from '@org/contests';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Address } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { contest, evaluation, NOW, result } from '../testing/sampleContest.ts';
import { Details } from './Details.tsx';
import type { Ignored } from './data/useStrangers.ts';
import { partialResult } from './partialContest.ts';
import { PointsMatrix } from './plots/PointsMatrix.tsx';
import { shortenEntry } from './plots/shortenEntry.ts';

const strangers = {
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
  strangers: { count: 0, canLook: false, status: 'hidden', items: [], hasMore: false },
  onShowStrangers: vi.fn(),
  onHideStrangers: vi.fn(),
  getAttestationHref: () => '#',
} as const;

afterEach(cleanup);

test('shows the spread as a plot with figures', () => {
  const { container } = render(<Details {...strangers} result={result} />);
  const rows = within(screen.getByRole('table', { name: 'Spread of the points by entry' })).getAllByRole(
    'row',
  );
  // Entries without a review have no spread.
  expect(rows).toHaveLength(1 + 3);
  const [, first] = rows;
  expect(within(first as HTMLElement).getByRole('rowheader').textContent).toBe('example.org/shelf');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', '8', '14.00', '26']);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.querySelectorAll('svg[aria-hidden="true"] circle').length).toBeGreaterThan(3);
});

test('issue 13: reports two reviews of one judge in the same second', () => {
  const [judge = '0x'] = contest.judges;
  const [entry = ''] = contest.entries;
  const attestations = [['CREATIVITY_5'], ['OPEN_SOURCE_3']].map((tags) =>
    evaluation(judge, entry, tags, { time: NOW - 60n }),
  );
  const block = { number: 4_711n, hash: contest.uid, time: NOW };
  const tied = readResult({ contest, attestations, block });
  const [inForce] = tied.counted;
  render(<Details {...strangers} result={tied} />);
  const note = screen.getByRole('note').textContent;
  expect(note).toContain('Two reviews share a second');
  expect(note).toContain(
    `the review with ${inForce?.points} points counts, not the one with ${8 - (inForce?.points ?? 0)}.`,
  );
  cleanup();
  const withdrawn = attestations.map((each) =>
    each.uid === inForce?.uid ? { ...each, revocationTime: NOW - 10n } : each,
  );
  render(<Details {...strangers} result={readResult({ contest, attestations: withdrawn, block })} />);
  expect(screen.getByRole('note').textContent).toContain('has expired, so none of them counts.');
  cleanup();
  render(<Details {...strangers} result={result} />);
  expect(screen.queryByText('Two reviews share a second')).toBeNull();
});

test('keeps the end of a long name in a row header', () => {
  const long = `https://hackhall.example/${'projects/'.repeat(12)}tidepool-two`;
  expect(shortenEntry(long)).toMatch(/^hackhall\.example\/.*….*\/tidepool-two$/);
  expect(shortenEntry(long)).toHaveLength(72);
  expect(shortenEntry('https://example.org/kiln')).toBe('example.org/kiln');
});

test('marks both winners when the rankings differ', () => {
  render(<Details {...strangers} result={partialResult} />);
  expect(screen.getByRole('note').textContent).toContain('Another entry comes first here');
  const table = screen.getByRole('table', { name: 'Points adjusted for strictness' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(cells).toEqual([
    ['1', 'example.org/lampfirst here', '21.00', '17.50'],
    ['2', 'example.org/shelffirst by the mean', '19.00', '26.00'],
    ['3', 'example.org/stamp', '16.00', '19.00'],
  ]);
});

test('shows no second ranking at full coverage', () => {
  const counted = result.counted.filter(({ entry }) => entry === 'https://example.org/shelf');
  render(<Details {...strangers} result={{ ...result, counted }} />);
  expect(screen.queryByRole('table', { name: 'Points adjusted for strictness' })).toBeNull();
});

test('splits many judges into several tables', () => {
  const judges = Array.from({ length: 45 }, (_, index) => `0x${`${100 + index}`.padStart(40, '0')}` as const);
  const many = { ...result, contest: { ...result.contest, judges: [...result.contest.judges, ...judges] } };
  render(<Details {...strangers} result={many} />);
  const tables = screen.getAllByRole('table', { name: /^Points by entry and judge, judges/ });
  expect(tables.map((table) => table.getAttribute('aria-label')?.slice(-8))).toEqual(
    ['s 1 to 20', '21 to 40', '41 to 48'].map((end) => end.slice(-8)),
  );
  expect(tables.flatMap((table) => within(table).getAllByRole('columnheader'))).toHaveLength(48 + 3);
});

test('shows a large table in parts', () => {
  const { container } = render(<PointsMatrix result={result} cellsAtOnce={6} />);
  const countRows = () => container.querySelector('tbody')?.children.length;
  expect(countRows()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(countRows()).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(countRows()).toBe(5);
  expect(screen.queryByRole('button')).toBeNull();
});

test('searches strangers on the chain without a count', () => {
  render(
    <Details
      {...strangers}
      strangers={{ ...strangers.strangers, count: undefined, canLook: true }}
      result={result}
    />,
  );
  expect(screen.getByRole('button', { name: "Look for strangers' attestations on the chain" })).toBeTruthy();
});

test('issue 13: warns of attesters whose address looks like a judge’s', () => {
  const [judge] = result.contest.judges;
  const imitator = `${judge?.slice(0, 4)}${'0'.repeat(34)}${judge?.slice(-4)}` as const;
  const items = result.ignored.slice(0, 1).map(
    ({ attestation }): Ignored => ({
      attestation: { ...attestation, uid: `0x${'ef'.repeat(32)}`, attester: imitator as Address },
      reason: 'not-a-judge',
    }),
  );
  const shown = { count: 1, canLook: false, status: 'shown', items, hasMore: false } as const;
  render(<Details {...strangers} strangers={shown} result={result} />);
  const item = document.querySelector<HTMLElement>('[data-reason="not-a-judge"]');
  expect(item?.textContent).toContain('starts and ends the same. Compare the full address.');
  expect(within(item as HTMLElement).getByRole('button', { name: `Copy address ${imitator}` })).toBeTruthy();
  cleanup();
  render(<Details {...strangers} result={result} />);
  expect(screen.queryByText(/starts and ends the same/)).toBeNull();
});
