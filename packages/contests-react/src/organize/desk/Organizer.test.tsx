import { local } from '@org/chain-config';
import { MAX_DOCUMENT_BYTES, readResult, writeDocument } from '@org/contests';
import type { PendingWrite } from '@org/contests/track';
import type { NewContest } from '@org/contests/write';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address, Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { startLater } from '../../drafts/laterStart.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import {
  createReading,
  createSampleContest,
  JUDGES,
  performSample,
  STRANGER,
  sampleDocument,
} from '../../testing/sampleContest.ts';
import { notifyIndexed } from '../../write/useResumedWrites.ts';
import { EMPTY_CONTEST, readContestForm } from '../form/contestForm.ts';
import { keepLater, keepLaterOfDraft, listLeft, readLater } from '../form/laterParts.ts';
import { keepChecked } from './AddLaterDialog.tsx';
import { Organizer } from './Organizer.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.location.hash = '';
});

/** The desk of the sample contest, and the way to it in `line`. */
const draw = (
  phase: 'judging' | 'closed' = 'judging',
  line: HTMLElement | null = null,
  isConnected = false,
) => {
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
      isAwaitingTexts: false,
      source: 'scan' as const,
      isPartial: false,
    },
    ...{ isStale: false, progress: undefined, failure: undefined },
  };
  const wallet = createTestWallet();
  if (isConnected)
    wallet.update({
      ...{ status: 'connected', account: contest.organizer, chainId: local.chain.id, isSupported: true },
    });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }} wallet={wallet}>
        <NotificationsProvider>
          <Organizer
            {...{ phase, reading, line }}
            chainConfig={local}
            account={contest.organizer}
            isSecond={false}
            isBelowTask={false}
          />
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
  expect(await screen.findByText('Your notes could not be read')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Assign entries' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Copy a reminder' })).toBeNull();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText('Your notes could not be read')).toBeNull());
  expect(screen.getByRole('button', { name: 'Award the prizes' }).hasAttribute('disabled')).toBe(false);
});

test('keeps an open dialog while notes that could not be read are fetched again', async () => {
  let isDown = true;
  const ask = vi.fn(() =>
    isDown ? Promise.resolve(new Response('', { status: 500 })) : new Promise<Response>(() => {}),
  );
  vi.stubGlobal('fetch', ask);
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Add entries' }));
  const dialog = await screen.findByRole('dialog');
  const again = screen.getByRole('button', { name: 'Try again', hidden: true });
  isDown = false;
  ask.mockClear();
  act(() => again.click());
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  // The page draws after the request has begun.
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))));
  expect(dialog.isConnected).toBe(true);
  expect(again.isConnected).toBe(true);
});

test('says what is next near the title, and leads to the desk below the ranking', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { attestations: [] } }));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const line = document.body.appendChild(document.createElement('div'));
  draw('judging', line);
  const desk = await screen.findByRole('region', { name: 'Organizer' });
  expect(line.textContent).toMatch(/^5 reviews are missing and 1 more taskUntil .+Go to your tasks$/);
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(within(line).getByRole('button', { name: 'Go to your tasks' }));
  expect(scroll.mock.contexts).toEqual([desk]);
  expect(document.activeElement).toBe(desk);
  // The address may be sent to others, and a reload must not lead there again.
  expect(window.location.hash).toBe('');
  scroll.mockClear();
  cleanup();
  // A link to the desk, also of a contest that is over: its header has room for buttons only.
  window.location.hash = '#organizer';
  draw('closed', line);
  const opened = await screen.findByRole('region', { name: 'Organizer' });
  expect(line.textContent).toBe('Award the prizesGo to your tasks');
  expect(scroll.mock.contexts).toEqual([opened]);
  // The hash shows the desk to an owner of the Safe.
  expect(window.location.hash).toBe('#organizer');
  cleanup();
  // The organizer's account shows it anyway: a reload or a step back does not lead there again.
  draw('judging', line, true);
  await vi.waitFor(() => expect(window.location.hash).toBe(''));
  expect(scroll).toHaveBeenCalledTimes(2);
  line.remove();
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
  // The browser keeps nothing that the chain has.
  const read = readLater(contest.chainId, contest.uid);
  const judged = { entries: state.entries, judges: new Set([STRANGER]), removedJudges: new Set<Address>() };
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

test('finds what follows a start that is indexed while the desk is open', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { attestations: [] } }));
  const { contest } = createSampleContest(performSample).result;
  const start = { chainId: contest.chainId, dataHash: toHash(1) };
  draw();
  expect(await screen.findByRole('button', { name: 'Add entries' })).toBeTruthy();
  expect(screen.queryByText('1 judge is left to add')).toBeNull();
  keepLater(start, JUDGE_LATER, { pending: [], nowMs: 0 });
  startLater(start, contest.uid);
  act(() => void notifyIndexed({ kind: 'contest' } as PendingWrite, contest.uid));
  expect(await screen.findByText(/1 judge.* left to add/)).toBeTruthy();
});

const OWN = sampleDocument.entries.map(({ name, link, about, track }) => ({ name, link, about, track }));
/** The file of a draft that begins with the entries of the sample contest. */
const toDraft = (
  entries: readonly object[],
  { title = 'Signs for a small museum', judges = [] as string[] } = {},
) => new File([JSON.stringify({ title, entries: [...OWN, ...entries], judges })], 'draft.json');

test('goes on in another browser with the file of the draft', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { attestations: [] } }));
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Add entries' }));
  const ask = screen.getByText('Was this contest started in another browser?');
  expect(ask.closest('details')?.open).toBe(false);
  await userEvent.click(ask);
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('Open the file of the draft'), file);
  await choose(toDraft([{ name: 'Kiln' }], { title: 'Another' }));
  expect(await screen.findByText(/This file is not the draft of this contest/)).toBeTruthy();
  await choose(toDraft([]));
  expect(await screen.findByText('The contest has every entry and judge of this file.')).toBeTruthy();
  await choose(toDraft([], { judges: ['noor.eth'] }));
  expect(await screen.findByText(/A judge in this file has no address/)).toBeTruthy();
  await choose(toDraft([{ name: '\ud800' }]));
  expect(await screen.findByText(/An entry or text in this file can’t be added/)).toBeTruthy();
  await choose(new File(['{'], 'draft.json'));
  expect(await screen.findByText(/It isn’t JSON/)).toBeTruthy();
  await choose(toDraft([{ name: 'Kiln' }, { name: 'Loom' }], { judges: [STRANGER] }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 more entries' }));
  for (const text of ['Kiln', 'Loom', 'This is confirmation 1 of 2.'])
    expect(dialog.getByText(text)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('2 entries and 1 judge are left to add')).toBeTruthy();
});

test('offers only the rest of what another browser has added in other portions', () => {
  const { contest } = createSampleContest(performSample).result;
  const { state } = createReading(performSample);
  const start = { chainId: contest.chainId, dataHash: toHash(1) };
  const entries = ['Kiln', 'Loom', 'Anvil'].map((name) => ({ name, link: '', about: '', track: 0 }));
  keepLater(start, [{ kind: 'list', entries }], { pending: [], nowMs: 0 });
  startLater(start, contest.uid);
  const kept = readLater(contest.chainId, contest.uid);
  const other = kept.lists[0]?.entries.slice(0, 2) ?? [];
  const added = other.map((entry) => ({ contentHash: writeDocument(entry).contentHash }));
  const { judges, removedJudges } = state;
  const now = { judges, removedJudges, entries: [...state.entries, ...added] as typeof state.entries };
  expect(listLeft(kept, now).lists.map(({ entries: left }) => left.map(({ name }) => name))).toEqual([
    ['Anvil'],
  ]);
});

test('refuses a draft that no contest can have', () => {
  const { contest } = createSampleContest(performSample).result;
  const { state } = createReading(performSample);
  const place = { contest, state, isStored: true, nowMs: 0 };
  const draft = readContestForm({ ...EMPTY_CONTEST, title: contest.title }, 0n);
  const own = { ...draft, entries: sampleDocument.entries, tracks: sampleDocument.tracks };
  const [entry] = own.entries;
  if (!entry) throw new Error('the sample has entries');
  const large = { ...entry, name: 'Kiln', about: 'x'.repeat(MAX_DOCUMENT_BYTES) };
  for (const added of [large, { ...entry, name: 'Kiln \ud800' }])
    expect(keepChecked({ ...own, entries: [...own.entries, added] }, place)).toEqual({
      ...{ ok: false, reason: 'invalid' },
    });
});

test('leaves out judges who were removed, of the start and added later', () => {
  const { contest } = createSampleContest(performSample).result;
  const { state } = createReading((perform) => {
    perform(contest.organizer, 'judges', { judges: [STRANGER], listed: true });
    perform(contest.organizer, 'judges', { judges: [STRANGER, JUDGES[0]], listed: false });
  });
  const place = { contest, state, isStored: true, nowMs: 0 };
  const draft = readContestForm({ ...EMPTY_CONTEST, title: contest.title }, 0n);
  const judges = [...JUDGES, STRANGER].map((address) => ({ address, name: '' }));
  const { entries, tracks } = sampleDocument;
  expect(keepLaterOfDraft({ ...draft, entries, tracks, judges }, place)).toEqual({
    ...{ ok: false, reason: 'nothing-left' },
  });
  const parts = { lists: [], judges: [[STRANGER]], unread: 0 };
  expect(listLeft(parts, state.clone()).judges).toEqual([]);
  expect(listLeft(parts, createReading(performSample).state).judges).toEqual([[STRANGER]]);
});

test('does not add an entry twice that differs from the draft', () => {
  const { contest } = createSampleContest(performSample).result;
  const { state } = createReading(performSample);
  const place = { contest, state, isStored: true, nowMs: 0 };
  const draft = readContestForm({ ...EMPTY_CONTEST, title: contest.title }, 0n);
  const [first, ...others] = sampleDocument.entries;
  const keep = (entries: NewContest['entries']) => keepLaterOfDraft({ ...draft, entries }, place);
  const refused = { ok: false, reason: 'other-contest' };
  if (!first) throw new Error('the sample has entries');
  expect(keep([{ ...first, name: 'Renamed' }, ...others])).toEqual(refused);
  expect(keep([first, { ...first, name: 'Renamed' }, ...others])).toEqual(refused);
  expect(keep([])).toEqual(refused);
  const many = Array.from({ length: 201 }, (_, n) => ({ name: `${n}`, link: '', about: '', track: 0 }));
  expect(keep([...sampleDocument.entries, ...many])).toEqual({ ok: true });
  const { lists } = readLater(contest.chainId, contest.uid);
  expect(lists.map(({ entries }) => entries.length)).toEqual([200, 1]);
});
