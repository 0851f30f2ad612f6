import { local } from '@org/chain-config';
import {
  type Contest,
  computeAttestationUid,
  encodeAssignments,
  encodeNote,
  NOTE_SCHEMA_UID,
} from '@org/contests';
import { zeroAddress } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { answerContests, toContestRow } from '../../testing/fakeContestScan.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { fetchWaiting } from './fetchWaiting.ts';
import { pickJudgeContests } from './judgeContests.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ben = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const terms: NonNullable<Contest['terms']> = {
  resolver: ben,
  uri: '',
  contentHash: sample.uid,
  submissionsUntil: null,
  opensAt: 150n,
  revealUntil: null,
};

const make = (title: string, changes: Partial<Contest> = {}): Contest => ({
  ...sample,
  uid: `0x${Buffer.from(title).toString('hex').padEnd(64, '0')}`,
  organizer: ben,
  title,
  judges: [ada],
  entries: ['1'],
  terms,
  time: 100n,
  endsAt: 4_000_000_000n,
  ...changes,
});

const titles = (contests: readonly Contest[]) => contests.map(({ title }) => title);

test('lists the judge’s contests by end, with closed ones apart', () => {
  const { open, revealing, upcoming, over } = pickJudgeContests(
    [
      make('last'),
      make('later', { endsAt: 900n }),
      make('foreign', { judges: [ben] }),
      make('sooner', { endsAt: 500n }),
      make('closed', { endsAt: 300n }),
      make('withdrawn', { revokedAt: 200n }),
      make('later', { endsAt: 900n }),
      make('upcoming', { terms: { ...terms, opensAt: 301n }, endsAt: 900n }),
      make('revealing', { terms: { ...terms, revealUntil: 950n }, endsAt: 250n }),
    ],
    ada.toLowerCase() as `0x${string}`,
    300n,
  );
  expect(titles(open)).toEqual(['sooner', 'later', 'last']);
  expect(titles(revealing)).toEqual(['revealing']);
  expect(titles(upcoming)).toEqual(['upcoming']);
  expect(titles(over)).toEqual(['closed', 'withdrawn']);
});

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DAY = 86_400n;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['all entries while judging is open', { opensAt: -DAY, closesAt: DAY }, ['1', '2']],
  ['none before', { opensAt: DAY, closesAt: 2n * DAY }, []],
  ['none after', { opensAt: -2n * DAY, closesAt: -DAY }, []],
])('offers a judge %s', async (_, { opensAt, closesAt }, waiting) => {
  const now = BigInt(Math.floor(Date.now() / 1000));
  const row = toContestRow({
    ...{ title: 'Kilns', organizer: ADA, judges: [ADA], time: Number(now - 9n * DAY) },
    times: { opensAt: now + opensAt, closesAt: now + closesAt },
  });
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) =>
    Response.json({ data: answerContests([row], JSON.parse(String(init.body))) }),
  );
  const uid = row.id as `0x${string}`;
  expect(await fetchWaiting(createQueryClient(), { chainConfig: local, uid, account: ADA })).toEqual({
    waiting,
    total: 2,
  });
  expect(await fetchWaiting(createQueryClient(), { chainConfig: local, uid, account: BEN })).toBe(
    'not-a-judge',
  );
});

test('offers and counts what is assigned to a judge', async () => {
  const now = BigInt(Math.floor(Date.now() / 1000));
  const row = toContestRow({
    ...{ title: 'Kilns', organizer: ADA, judges: [ADA, BEN], time: Number(now - 9n * DAY) },
    times: { opensAt: now - DAY, closesAt: now + DAY },
  });
  const uid = row.id as `0x${string}`;
  const text = encodeAssignments([{ judge: ADA, entries: [2] }]);
  const note = {
    ...({ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester: ADA, refUID: uid } as const),
    ...{ revocable: true, time: now - 60n, expirationTime: 0n },
    data: encodeNote({ about: null, kind: 'assignments', text }),
  };
  const { schema, time, ...fields } = note;
  const noteRow = {
    ...{ ...fields, id: computeAttestationUid(note), schemaId: schema, time: Number(time) },
    ...{ expirationTime: 0, revocationTime: 0, isOffchain: false, txid: '', decodedDataJson: '' },
  };
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (!String(init.body).includes(NOTE_SCHEMA_UID))
      return Response.json({ data: answerContests([row], body) });
    return Response.json({ data: { attestations: body.variables.skip === 0 ? [noteRow] : [] } });
  });
  const ask = (account: `0x${string}`) =>
    fetchWaiting(createQueryClient(), { chainConfig: local, uid, account });
  expect(await ask(ADA)).toEqual({ waiting: ['2'], total: 1 });
  // The judge has no assignments, and may review every entry.
  expect(await ask(BEN)).toEqual({ waiting: ['1', '2'], total: 2 });
});
