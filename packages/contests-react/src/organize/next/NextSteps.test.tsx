import { local } from '@org/chain-config';
import {
  CONTEST_FLAGS,
  type Contest,
  computeAttestationUid,
  encodeNote,
  NOTE_SCHEMA_UID,
  writeDocument,
} from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { InOrder, useTurn } from '../../base/page/InOrder.tsx';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { READ_AT_ONCE } from '../../data/replay/replayParts.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { answerContests, toActRow } from '../../testing/fakeContestScan.ts';
import { FakeWorker } from '../../testing/fakeWorker.ts';
import { JUDGES, contest as sample } from '../../testing/sampleContest.ts';
import { EnteredContests } from './EnteredContests.tsx';
import { listSteps } from './listSteps.ts';
import { NextStep, NextSteps } from './NextSteps.tsx';
import type { OwnContest } from './ownContest.ts';

const [ADA, BEN, CEM] = JUDGES;
const HOUR = 3_600;
const NOW = Math.floor(Date.now() / 1000);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeWorker.reset();
});

type Named = { readonly title: string; readonly by: Address; readonly judges: readonly Address[] };

/** A contest whose submissions close in an hour, or whose judging is open. */
const start = ({ title, by, judges }: Named, isJudging = false) => {
  const hours = isJudging ? [-3, -2, 4, 4] : [1, 2, 4, 4];
  const [submissionsUntil = 0n, opensAt = 0n, closesAt = 0n, revealUntil = 0n] = hours.map((n) =>
    BigInt(NOW + n * HOUR),
  );
  return toActRow(
    'contest',
    {
      ...{
        title,
        uri: 'ipfs://none',
        contentHash: `0x${'d'.repeat(64)}`,
        flags: CONTEST_FLAGS.submissions,
        judges,
      },
      ...{ submissionsUntil, opensAt, closesAt, revealUntil, maxPoints: [5], weights: [1] },
      entries: isJudging ? [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] : [],
    },
    { by, contest: zeroHash, time: NOW - 9 * HOUR },
  );
};

const submit = (contest: Hex, name: string, { by, time = NOW - HOUR }: { by: Address; time?: number }) => {
  const { contentHash, dataUri } = writeDocument({ name, link: '', picture: '', about: '', track: 0 });
  return toActRow('entry', { contentHash, uri: dataUri ?? '', replaces: null }, { by, contest, time });
};

/** The organizer's note about a submission. */
const refuse = (contest: Hex, about: Hex) => {
  const fields = {
    ...({ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester: BEN } as const),
    time: BigInt(NOW - 60),
    ...{ expirationTime: 0n, revocable: true, refUID: contest },
    data: encodeNote({ kind: 'not-admitted', about, text: 'No picture' }),
  };
  const { schema: schemaId, ...same } = fields;
  return {
    ...{ ...same, schemaId, id: computeAttestationUid(fields), time: NOW - 60, expirationTime: 0 },
    ...{ revocationTime: 0, isOffchain: false, txid: '' },
  };
};

type Row = ReturnType<typeof toActRow>;

type Intercept = (body: string) => Promise<Response> | undefined;

const lists = (
  <>
    <NextSteps chainConfig={local} account={ADA} />
    <EnteredContests chainConfig={local} account={ADA} />
  </>
);

/** `intercept` answers a question instead of the scan. */
const open = (rows: readonly Row[], intercept?: Intercept, content: ReactNode = lists) => {
  vi.stubGlobal(
    'fetch',
    async (_: unknown, { body }: RequestInit) =>
      intercept?.(String(body)) ?? Response.json({ data: answerContests(rows, JSON.parse(String(body))) }),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, chains: [local] }} createReadingWorker={FakeWorker.create}>
        {content}
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

/** Answers questions about a contest late. The lists name no contest. */
const holdBack = (rows: readonly Row[], contest: Hex) => {
  let [answer, ask] = [() => {}, () => {}];
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const intercept: Intercept = (body) => {
    if (!body.includes(contest)) return undefined;
    ask();
    return answered.then(() => Response.json({ data: answerContests(rows, JSON.parse(body)) }));
  };
  return { intercept, asked, answer };
};

test('shows what waits in contests that the account judges, organizes and entered, by deadline', async () => {
  const judged = start({ title: 'Judged', by: BEN, judges: [ADA] }, true);
  const organized = start({ title: 'Organized', by: ADA, judges: [BEN] });
  const entered = start({ title: 'Entered', by: BEN, judges: [CEM] });
  const [organizedUid, enteredUid] = [organized.id as Hex, entered.id as Hex];
  const own = submit(enteredUid, 'Kiln', { by: ADA });
  open([
    ...[judged, organized, entered, own],
    submit(organizedUid, 'Loom', { by: BEN }),
    submit(organizedUid, 'Rope', { by: CEM, time: NOW - 2 * HOUR }),
  ]);
  const section = await screen.findByRole('region', { name: 'Your next step' });
  // Two submissions that close in an hour come first, then two entries until judging ends, then steps of others.
  expect(section.textContent).toMatch(/Admit 2 submissions of “Organized”Until .*Open the contest/);
  const first = within(section).getByRole('link', { name: 'Open the contest' });
  expect(first.getAttribute('href')).toBe(`/contests/local/${organizedUid}#organizer`);
  const others = within(section).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent?.replace(/Until.*/, ''))).toEqual([
    'Review 2 entries of “Judged”',
    'Your entry to “Entered” waits for the organizer',
  ]);
  expect(
    within(section)
      .getByRole('link', { name: /^Review 2/ })
      .getAttribute('href'),
  ).toBe(`/contests/local/${judged.id}#judge`);
  const entry = await screen.findByRole('link', { name: 'Kiln' });
  expect(entry.getAttribute('href')).toBe(`/contests/local/${enteredUid}/submissions/${own.id}`);
  const item = entry.closest('article');
  expect(item?.textContent).toContain('waiting for the organizer');
  expect(item?.textContent).toContain('In “Entered”');
});

test('replays a large contest in the worker, once for both lists', async () => {
  const large = start({ title: 'Large', by: ADA, judges: [CEM] });
  const contest = large.id as Hex;
  const others = Array.from({ length: READ_AT_ONCE }, (_, n) =>
    submit(contest, `Entry ${n}`, { by: BEN, time: NOW - HOUR - n }),
  );
  open([large, submit(contest, 'Kiln', { by: ADA }), ...others]);
  const section = await screen.findByRole('region', { name: 'Your next step' });
  expect(section.textContent).toContain(`Admit ${READ_AT_ONCE + 1} submissions of “Large”`);
  expect(await screen.findByRole('link', { name: 'Kiln' })).toBeTruthy();
  expect(FakeWorker.made).toHaveLength(1);
});

test('says why an entry was not admitted, and that nothing waits', async () => {
  const entered = start({ title: 'Entered', by: BEN, judges: [CEM] });
  const contest = entered.id as Hex;
  const own = submit(contest, 'Kiln', { by: ADA });
  open([entered, own, refuse(contest, own.id as Hex)]);
  const section = await screen.findByRole('region', { name: 'Your next step' });
  expect(section.textContent).toContain('Change your entry to “Entered”: it was not admitted');
  expect((await screen.findByRole('link', { name: 'Kiln' })).closest('article')?.textContent).toContain(
    'not admitted, because No picture',
  );
  cleanup();
  open([]);
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
  expect(await screen.findByText('None yet.')).toBeTruthy();
});

test('says that a contest could not be read, and reads it again', async () => {
  const judged = start({ title: 'Judged', by: BEN, judges: [ADA] }, true);
  const entered = start({ title: 'Entered', by: BEN, judges: [CEM] });
  const rows = [judged, entered, submit(entered.id as Hex, 'Kiln', { by: ADA })];
  let isDown = true;
  open(rows, (body) =>
    isDown && [judged, entered].some(({ id }) => body.includes(String(id)))
      ? Promise.resolve(new Response(null, { status: 404 }))
      : undefined,
  );
  const section = await screen.findByRole('region', { name: 'Your next step' });
  expect(within(section).getByText('Some of your contests could not be read')).toBeTruthy();
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  isDown = false;
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await within(section).findByText('Review 2 entries of “Judged”')).toBeTruthy();
  expect(await within(section).findByText('Your entry to “Entered” waits for the organizer')).toBeTruthy();
  expect(screen.queryByText('Some of your contests could not be read')).toBeNull();
});

test('does not say that nothing waits if no list can be read', async () => {
  open([], () => Promise.resolve(new Response(null, { status: 404 })));
  expect(await screen.findByText('Some of your contests could not be read')).toBeTruthy();
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
});

test('shows what is known while a contest does not answer', async () => {
  const judged = start({ title: 'Judged', by: BEN, judges: [ADA] }, true);
  const entered = start({ title: 'Entered', by: BEN, judges: [CEM] });
  const rows = [judged, entered, submit(entered.id as Hex, 'Kiln', { by: ADA })];
  const late = holdBack(rows, entered.id as Hex);
  open(rows, late.intercept);
  const section = await screen.findByRole('region', { name: 'Your next step' });
  expect(section.textContent).toContain('Review 2 entries of “Judged”');
  expect(within(section).getByText('Loading your next steps')).toBeTruthy();
  late.answer();
  expect(await within(section).findByText('Your entry to “Entered” waits for the organizer')).toBeTruthy();
  expect(within(section).queryByText('Loading your next steps')).toBeNull();
});

test('offers further contests if a row of the first page is not genuine', async () => {
  const entered = Array.from({ length: 7 }, (_, n) =>
    start({ title: `Contest ${n}`, by: BEN, judges: [CEM] }),
  );
  const own = entered.map(({ id }, n) =>
    submit(id as Hex, `Entry ${n}`, { by: ADA, time: NOW - HOUR - n * 60 }),
  );
  const [first, ...others] = own;
  open([...entered, ...others, { ...first, id: zeroHash }]);
  expect(await screen.findByRole('link', { name: 'Entry 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Entry 6' })).toBeNull();
  // The list has contests, and not all of them: their number is not that of the entries.
  expect(screen.getByRole('heading', { name: 'Entries submitted' }).nextElementSibling).toBeNull();
  const section = screen.getByRole('region', { name: 'Entries submitted' });
  await userEvent.click(within(section).getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Entry 6' })).toBeTruthy();
});

function Below() {
  return useTurn(true) && <p>Below</p>;
}

test('shows what is below the entries once their cards are read', async () => {
  const entered = start({ title: 'Entered', by: BEN, judges: [CEM] });
  const rows = [entered, submit(entered.id as Hex, 'Kiln', { by: ADA })];
  const late = holdBack(rows, entered.id as Hex);
  const parts = [
    { key: 'entered', content: <EnteredContests chainConfig={local} account={ADA} /> },
    { key: 'below', content: <Below /> },
  ];
  open(rows, late.intercept, <InOrder {...{ parts }} outline={null} />);
  await late.asked;
  expect(screen.queryByText('Below')).toBeNull();
  late.answer();
  await screen.findByText('Below');
  expect(screen.getByText('waiting for the organizer')).toBeTruthy();
});

function Menu() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Menu
      </button>
      {isOpen && <NextStep chainConfig={local} account={ADA} />}
    </>
  );
}

test('a menu reads few contests whole, once, and says that there are more', async () => {
  const own = Array.from({ length: 4 }, (_, n) => start({ title: `Own ${n}`, by: ADA, judges: [CEM] }));
  const asked = new Set<string>();
  let requests = 0;
  const intercept: Intercept = (body) => {
    requests += 1;
    // The list asks about all of them at once.
    const [one, ...others] = own.filter(({ id }) => body.includes(String(id)));
    if (one && others.length === 0) asked.add(String(one.id));
    return undefined;
  };
  open(own, intercept, <Menu />);
  expect(await screen.findByText('Nothing is waiting for you in your latest contests.')).toBeTruthy();
  expect(asked.size).toBe(2);
  const before = requests;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 45_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Nothing is waiting for you in your latest contests.')).toBeTruthy();
  expect(requests).toBe(before);
});

test('lists steps with a deadline first, and what waits for others last', () => {
  const of = (title: string): Contest => ({ ...sample, title, uid: `0x${title}` });
  const own = (title: string, change: Partial<OwnContest>): OwnContest => ({
    ...{ contest: of(title), phase: 'judging', until: 10n, toDo: [], sealed: 0, submissions: [] },
    ...change,
  });
  const steps = listSteps({
    work: [
      { contest: { ...of('a'), endsAt: 20n }, waiting: ['1'], total: 2 },
      { contest: of('done'), waiting: [], total: 2 },
      { contest: of('unknown'), waiting: undefined, total: 2 },
    ],
    own: [
      own('b', { phase: 'closed', until: null, toDo: [{ kind: 'awards' }] }),
      own('c', { toDo: [{ kind: 'finish', missing: 3 }, { kind: 'assign' }] }),
      own('d', { phase: 'revealing', until: 5n, sealed: 2 }),
      own('e', { toDo: [{ kind: 'later', entries: 1, judges: 0, unread: 0 }] }),
      own('f', { toDo: [{ kind: 'reviews', entries: [1, 2], have: 1, wanted: 3 }], until: 30n }),
    ],
  });
  expect(steps.map(({ title, kind }) => `${title} ${kind}`)).toEqual([
    'd reveal',
    'c remind',
    'a review',
    'f remind',
    'b awards',
  ]);
  expect(steps.at(3)).toMatchObject({ count: 4 });
});
