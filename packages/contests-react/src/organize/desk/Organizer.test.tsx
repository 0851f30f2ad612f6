import { local } from '@org/chain-config';
import { readResult } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, createSampleContest, performSample, STRANGER } from '../../testing/sampleContest.ts';
import { keepLater, listLeft, readLater, startLater } from '../form/laterParts.ts';
import { Organizer } from './Organizer.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

/** The desk of the sample contest. */
const draw = () => {
  const { state, ...read } = createReading(performSample);
  const result = readResult({ ...read, state });
  const { contest } = result;
  const reading = {
    ...{
      contest,
      result,
      state,
      unplaced: [],
      texts: undefined,
      isReadingTexts: false,
      source: 'scan' as const,
      isPartial: false,
    },
    ...{ isStale: false, progress: undefined, failure: undefined },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }}>
        <NotificationsProvider>
          <Organizer chainConfig={local} phase="judging" reading={reading} account={contest.organizer} />
        </NotificationsProvider>
      </ContestsProvider>
    </QueryClientProvider>,
  );
  return state;
};

const toHash = (n: number): Hex => `0x${`${n}`.padStart(64, 'a')}`;
const JUDGE_LATER = [{ kind: 'judges', judges: [{ address: STRANGER, name: '' }] }] as const;

test('does not take notes that could not be read for no notes', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () =>
    isUp ? Response.json({ data: { attestations: [] } }) : new Response('', { status: 500 }),
  );
  draw();
  expect(await screen.findByText('Your notes could not be read', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Assign entries' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Copy a reminder' })).toBeNull();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText('Your notes could not be read')).toBeNull());
  expect(screen.getByRole('button', { name: 'Write the awards' }).hasAttribute('disabled')).toBe(false);
});

test('goes on with what did not fit into the start, until the contest has it all', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { attestations: [] } }));
  const { contest } = createSampleContest(performSample).result;
  const start = { chainId: contest.chainId, dataHash: toHash(1) };
  const entries = ['Kiln', 'Loom'].map((name) => ({ name, link: '', about: '', track: 0 }));
  const judges = [{ address: STRANGER, name: 'Noor' }];
  const parts = [{ kind: 'list', entries } as const, { kind: 'judges', judges } as const];
  keepLater(start, parts, { pending: [], nowMs: 0 });
  expect(startLater(start, contest.uid)).toBe(true);
  const state = draw();
  expect(await screen.findByText('2 entries and 1 judge are left to add')).toBeTruthy();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 more entries' }));
  for (const text of ['Kiln', 'Loom', 'This is confirmation 1 of 2.'])
    expect(dialog.getByText(text)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('dialog', { name: 'Add 2 more entries' })).toBeTruthy();
  // Nothing is left of what the chain has.
  const read = readLater(contest.chainId, contest.uid);
  const judged = { entries: state.entries, judges: new Set([STRANGER]) };
  expect(listLeft(read, judged)).toEqual({ lists: read.lists, judges: [], unread: 0 });
});

test.each([
  ['{"lists":["{}",4],"judges":[["0x12"],7]}', 4],
  ['{"lists":{"length":3},"judges":"x"}', 0],
  ['[]', 0],
  ['null', 0],
  ['{', 0],
])('ignores %s in place of what is left to add', (stored, unread) => {
  const { contest } = createSampleContest(performSample).result;
  window.localStorage.setItem(`laurel.later ${contest.chainId} ${contest.uid}`, stored);
  expect(readLater(contest.chainId, contest.uid)).toEqual({ lists: [], judges: [], unread });
});

test('says that something is left to add which cannot be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { attestations: [] } }));
  const { contest } = createSampleContest(performSample).result;
  window.localStorage.setItem(
    `laurel.later ${contest.chainId} ${contest.uid}`,
    '{"lists":["{}"],"judges":[]}',
  );
  draw();
  expect(await screen.findByText('1 list in this browser can’t be read')).toBeTruthy();
  expect(screen.getByText(/Compare the entries and judges with your own lists/)).toBeTruthy();
});

test('keeps nothing for a contest that one act starts', () => {
  const { contest } = createSampleContest(performSample).result;
  const start = { chainId: contest.chainId, dataHash: toHash(1) };
  keepLater(start, JUDGE_LATER, { pending: [], nowMs: 0 });
  expect(keepLater(start, [], { pending: [], nowMs: 0 })).toBe(true);
  expect(startLater(start, contest.uid)).toBe(false);
});

test('keeps what follows each start that waits, and drops what was never signed after a day', () => {
  const { contest } = createSampleContest(performSample).result;
  const { chainId, uid } = contest;
  const [waiting, unsigned, newer] = [1, 2, 3].map((n) => ({ chainId, dataHash: toHash(n) }));
  if (!waiting || !unsigned || !newer) throw new Error('there are three');
  const keep = (start: typeof waiting, nowMs: number) =>
    expect(keepLater(start, JUDGE_LATER, { pending: [waiting], nowMs })).toBe(true);
  keep(waiting, 1);
  keep(unsigned, 1);
  keep(newer, 2);
  keep(newer, 86_400_002);
  expect([unsigned, newer, waiting].map((start) => startLater(start, uid))).toEqual([false, true, true]);
});
