import { type Result, readResult } from '@org/contests';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { PointsMatrix } from '../contest-page/differences/PointsMatrix.tsx';
import { contest, evaluation, NOW, result } from '../testing/sampleContest.ts';
import { Details } from './Details.tsx';
import { partialResult } from './partialContest.ts';
import type { Ignored } from './useStrangers.ts';
import { VerifyView, type VerifyViewProps } from './VerifyView.tsx';

const verify: Omit<VerifyViewProps, 'result'> = {
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
};
const draw = (of: Result) =>
  render(<Details result={of} renderVerify={() => <VerifyView {...verify} result={of} />} />);
const openDifferences = () => userEvent.click(screen.getByRole('button', { name: 'How judges differed' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('keeps both sections closed and empty until they are opened', async () => {
  const renderVerify = vi.fn(() => <p>Verified.</p>);
  render(<Details result={result} renderVerify={renderVerify} />);
  for (const name of ['How judges differed', 'Verify'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false');
  expect(renderVerify).not.toHaveBeenCalled();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByText('Verified.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.queryByText('Verified.')).toBeNull();
});

test('says in one sentence that strictness changes nothing', async () => {
  draw(result);
  await openDifferences();
  expect(await screen.findByText("The same entry wins when judges' strictness is evened out")).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Points adjusted for strictness' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Points by entry and judge' })).toBeTruthy();
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
  draw(tied);
  const note = screen.getByRole('note').textContent;
  expect(note).toContain('Two reviews share a second');
  expect(note).toContain(
    `the review with ${inForce?.points} points counts, not the one with ${8 - (inForce?.points ?? 0)}.`,
  );
  cleanup();
  const withdrawn = attestations.map((each) =>
    each.uid === inForce?.uid ? { ...each, revocationTime: NOW - 10n } : each,
  );
  draw(readResult({ contest, attestations: withdrawn, block }));
  expect(screen.getByRole('note').textContent).toContain('has expired, so none of them counts.');
  cleanup();
  draw(result);
  expect(screen.queryByText('Two reviews share a second')).toBeNull();
});

test('opens by itself and marks both winners when the winner differs', async () => {
  draw(partialResult);
  const toggle = screen.getByRole('button', { name: 'How judges differed' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect((await screen.findByRole('note')).textContent).toContain(
    "Another entry wins when judges' strictness is evened out",
  );
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
    ['1', 'lampfirst here', '21.00', '17.50'],
    ['2', 'shelffirst by the mean', '19.00', '26.00'],
    ['3', 'stamp', '16.00', '19.00'],
  ]);
  await userEvent.click(toggle);
  expect(screen.queryByRole('table')).toBeNull();
});

test('has the same sentence at full coverage', async () => {
  const isShelf = ({ entry }: { readonly entry: string }) => entry === 'https://example.org/shelf';
  draw({ ...result, counted: result.counted.filter(isShelf), ranking: result.ranking.filter(isShelf) });
  await openDifferences();
  expect(await screen.findByText("The same entry wins when judges' strictness is evened out")).toBeTruthy();
});

test('has no section about judges before the first review', () => {
  draw(readResult({ contest, attestations: [], block: { number: 1n, hash: contest.uid, time: NOW } }));
  expect(screen.queryByRole('button', { name: 'How judges differed' })).toBeNull();
});

test('splits many judges into several tables', () => {
  const judges = Array.from({ length: 45 }, (_, index) => `0x${`${100 + index}`.padStart(40, '0')}` as const);
  const many = { ...result, contest: { ...result.contest, judges: [...result.contest.judges, ...judges] } };
  render(<PointsMatrix result={many} />);
  const tables = screen.getAllByRole('table', { name: /^Points by entry and judge, judges/ });
  expect(tables.map((table) => table.getAttribute('aria-label')?.slice(-8))).toEqual(
    ['s 1 to 20', '21 to 40', '41 to 48'].map((end) => end.slice(-8)),
  );
  expect(tables.flatMap((table) => within(table).getAllByRole('columnheader'))).toHaveLength(48 + 3);
});

test('draws the rows of a large table as they come near, and all of them for paper', () => {
  const near: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
        near.push(() => notify([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const entries = Array.from({ length: 50 }, (_, n) => `https://example.org/${n}`);
  const many = readResult({
    contest: { ...contest, entries },
    attestations: [],
    block: { number: 1n, hash: contest.uid, time: NOW },
  });
  render(<PointsMatrix result={many} cellsAtOnce={100} />);
  const table = screen.getByRole('table');
  const countRows = () => within(table).getAllByRole('row').length;
  expect(table.getAttribute('aria-rowcount')).toBe('51');
  expect(countRows()).toBe(21);
  act(() => near[1]?.());
  expect(countRows()).toBe(31);
  expect(within(table).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')).toBe('51');
  fireEvent(window, new Event('beforeprint'));
  expect(countRows()).toBe(51);
});

test('searches strangers on the chain without a count', () => {
  render(
    <VerifyView
      {...verify}
      strangers={{ ...verify.strangers, count: undefined, canLook: true }}
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
  render(<VerifyView {...verify} strangers={shown} result={result} />);
  const item = document.querySelector<HTMLElement>('[data-reason="not-a-judge"]');
  expect(item?.textContent).toContain('starts and ends the same. Compare the full address.');
  expect(within(item as HTMLElement).getByRole('button', { name: `Copy address ${imitator}` })).toBeTruthy();
  cleanup();
  render(<VerifyView {...verify} result={result} />);
  expect(screen.queryByText(/starts and ends the same/)).toBeNull();
});
