import { type Address, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { JUDGE, ORGANIZER, OTHER_JUDGE, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { makeTerms } from '../../test/makeContest.ts';
import type { ContestReplay } from '../acts/contestReplay.ts';
import { findRefusal, findRevocable } from '../acts/findRefusal.ts';
import { getProtocol } from '../acts/protocol.ts';
import { createActsReader } from '../chain/createActsReader.ts';
import { fetchNotes } from '../chain/fetchNotes.ts';
import { encodeActData } from '../contest/encode.ts';
import { NOTE_SCHEMA } from '../contest/schemas.ts';
import { parseContestDocument, parseEntriesDocument, writeDocument } from '../document/contestDocument.ts';
import { placeDocument } from '../document/rawUri.ts';
import { toContest } from '../result/readResult.ts';
import { createTracker } from '../track/createTracker.ts';
import { isPendingWrite } from '../track/pendingWrite.ts';
import { createPendingWrites } from '../track/pendingWrites.ts';
import { perform, prepare } from './acts.ts';
import { getSchemas } from './buildAttestations.ts';
import { checkNewContest } from './checkNewContest.ts';
import { type ContestAct, encodeAct } from './contestActs.ts';
import { type NewContest, placeContest } from './newContest.ts';
import { splitContest, toEntriesDocument } from './splitContest.ts';

const chain = useLocalChain();
const { client, config, createWallet } = chain;
const reader = createActsReader({ client, config });

type Made = Exclude<ContestAct, { kind: 'withdraw' }>;

const DAY = 86_400n;

async function start() {
  const { timestamp } = await client.getBlock();
  const terms = makeTerms({
    ...{ judges: [JUDGE], submissionsUntil: timestamp + DAY, opensAt: timestamp + 2n * DAY },
    ...{ closesAt: timestamp + 3n * DAY, revealUntil: timestamp + 3n * DAY },
  });
  const protocol = getProtocol(config);
  if (!protocol) throw new Error('The local chain has a resolver.');
  const { uid } = await perform({
    ...{ client, config, walletClient: createWallet(ORGANIZER), account: ORGANIZER },
    act: {
      kind: 'attestation',
      request: { schemaUid: protocol.schemas.contest, data: encodeActData('contest', terms) },
    },
  });
  const read = async () => {
    const lookup = await reader.fetchActs(uid);
    if (lookup.status !== 'found') throw new Error('The contest has just been started.');
    return lookup.reading;
  };
  const contest = toContest(await read());
  const as = (account: Address) => ({
    ...{ client, config, walletClient: createWallet(account), account, contest },
  });
  return { contest, terms, read, as };
}

const enter = (n: number, replaces: `0x${string}` | null = null): Made => ({
  ...{ kind: 'enter', contentHash: word(n), uri: 'ipfs://entry', replaces },
});

const admit = (state: ContestReplay, ...submissions: `0x${string}`[]): Made => ({
  ...{ kind: 'admit', first: state.entries.length + 1, submissions },
});

test('makes every act that a contest knows, as the contract accepts it', async () => {
  const { contest, terms, read, as } = await start();
  const before = terms.entries.length;
  const one = await perform({ ...as(VISITOR), act: { kind: 'act', contest, act: enter(1) } });
  const two = await perform({ ...as(VISITOR), act: { kind: 'act', contest, act: enter(2) } });
  const edited = await perform({ ...as(VISITOR), act: { kind: 'act', contest, act: enter(3, one.uid) } });
  const { state } = await read();
  expect(state.submissions.get(one.uid)?.status).toBe('replaced');
  await perform({ ...as(ORGANIZER), act: { kind: 'act', contest, act: admit(state, edited.uid, two.uid) } });
  const withdrawn = findRevocable(state, two.uid);
  if (!withdrawn) throw new Error('It was submitted.');
  await perform({
    ...as(VISITOR),
    act: { kind: 'act', contest, act: { kind: 'withdraw', attestation: withdrawn } },
  });
  await perform({
    ...as(ORGANIZER),
    act: {
      kind: 'act',
      contest,
      act: {
        ...{ kind: 'list', first: before + 3, uri: 'ipfs://late', contentHash: word(9), entries: [word(8)] },
      },
    },
  });
  await perform({
    ...as(ORGANIZER),
    act: { kind: 'act', contest, act: { kind: 'judges', judges: [OTHER_JUDGE], listed: true } },
  });
  await perform({
    ...as(ORGANIZER),
    act: { kind: 'act', contest, act: { kind: 'judges', judges: [JUDGE], listed: false } },
  });
  await perform({ ...as(OTHER_JUDGE), act: { kind: 'act', contest, act: { kind: 'recuse', entry: 1 } } });
  await perform({
    ...as(ORGANIZER),
    act: { kind: 'act', contest, act: { kind: 'disqualify', entry: 1, reason: 'Not its own work.' } },
  });
  const { submissionsUntil, opensAt, closesAt, revealUntil } = terms;
  const later = { submissionsUntil, opensAt, closesAt: closesAt + DAY, revealUntil: revealUntil + DAY };
  await perform({
    ...as(ORGANIZER),
    act: { kind: 'act', contest, act: { kind: 'postpone', ...later, reason: 'Snow.' } },
  });
  const after = (await read()).state;
  expect(after.entries.map(({ status }) => status)).toEqual([
    ...['disqualified', ...Array.from({ length: before - 1 }, () => 'standing')],
    ...['standing', 'withdrawn', 'standing'],
  ]);
  expect([...after.judges]).toEqual([OTHER_JUDGE]);
  expect(after.recusals).toHaveLength(1);
  expect(after.times.closesAt).toBe(closesAt + DAY);
  const own = { kind: 'withdraw', attestation: { uid: contest.uid, schema: contest.schemaUid } } as const;
  await perform({ ...as(ORGANIZER), act: { kind: 'act', contest, act: own } });
  expect((await read()).state.isRevoked).toBe(true);
});

test('publishes a note and withdraws it', async () => {
  const { contest, read, as } = await start();
  expect(NOTE_SCHEMA.revocable).toBe(true);
  const note = { about: null, kind: 'text', text: 'Dinner is at seven.' };
  const { uid } = await perform({
    ...as(ORGANIZER),
    act: { kind: 'act', contest, act: { kind: 'note', note } },
  });
  const reading = await read();
  const row = (await fetchNotes({ client, config }, reading.contest)).rows.find((each) => each.uid === uid);
  if (!row) throw new Error('It was published.');
  await perform({
    ...as(ORGANIZER),
    act: { kind: 'act', contest, act: { kind: 'withdraw', attestation: row } },
  });
  const { rows } = await fetchNotes({ client, config }, reading.contest);
  expect(rows.find((each) => each.uid === uid)?.revocationTime).not.toBe(0n);
});

test('refuses as the contract does, before a wallet is asked, and predicts it from the state', async () => {
  const { contest, read, as } = await start();
  const { uid } = await perform({ ...as(VISITOR), act: { kind: 'act', contest, act: enter(1) } });
  const { state, block } = await read();
  const time = block.time + 1n;
  const cases = [
    ['NotOrganizer', VISITOR, admit(state, uid)],
    ['WrongNumber', ORGANIZER, { kind: 'admit', first: 9, submissions: [uid] }],
    ['UnknownSubmission', ORGANIZER, admit(state, word(7))],
    ['NotEntrant', JUDGE, enter(2, uid)],
    ['AlreadyJudge', ORGANIZER, { kind: 'judges', judges: [JUDGE], listed: true }],
    ['NotJudge', ORGANIZER, { kind: 'judges', judges: [VISITOR], listed: false }],
    ['UnknownEntry', ORGANIZER, { kind: 'disqualify', entry: 900, reason: 'None.' }],
    ['WrongTimes', ORGANIZER, { kind: 'postpone', ...state.times, reason: 'Nothing.' }],
    ['NoEntries', ORGANIZER, { ...{ kind: 'list', first: 3, uri: '', contentHash: word(1), entries: [] } }],
  ] satisfies readonly (readonly [string, Address, Made])[];
  for (const [revert, account, act] of cases) {
    expect(findRefusal(state.clone(), encodeAct(act), { from: account, time })).toBe(revert);
    await expect(prepare({ ...as(account), act: { kind: 'act', contest, act } })).rejects.toMatchObject({
      code: 'reverted',
      revert,
    });
  }
  const unexplained = { kind: 'disqualify', entry: 1, reason: '' } as const;
  expect(() => encodeAct(unexplained)).toThrow(expect.objectContaining({ revert: 'MissingReason' }));
});

test('is tracked, and recognized on the chain', async () => {
  const { contest, read, as } = await start();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const writes = createPendingWrites({ storage, key: 'acts' });
  const tracker = createTracker({ writes, connect: async () => ({ client, scan: chain.scan }) });
  const pending: unknown[] = [];
  const { uid } = await tracker.send(
    { kind: 'act', contest, act: enter(1), title: ' Tide marks ' },
    { ...as(VISITOR), onSent: (write) => pending.push(write) },
  );
  const { state } = await read();
  expect(state.submissions.has(uid)).toBe(true);
  const schemaUid = getSchemas(contest).entry;
  const subject = {
    kind: 'act',
    act: 'enter',
    title: 'Tide marks',
    contest: contest.uid,
    schemaUid,
  };
  expect(pending).toEqual([expect.objectContaining(subject)]);
  expect(pending.every(isPendingWrite)).toBe(true);
  const attestation = findRevocable(state, uid);
  if (!attestation) throw new Error('It was submitted.');
  await tracker.send(
    { kind: 'act', contest, act: { kind: 'withdraw', attestation }, title: 'Tide marks' },
    as(VISITOR),
  );
  expect((await read()).state.submissions.get(uid)?.status).toBe('withdrawn');
  expect(writes.list()).toEqual([]);
});

test('starts a contest of 281 entries and 140 judges, and adds what does not fit right after it', async () => {
  const { timestamp } = await client.getBlock();
  const people = Array.from({ length: 140 }, (_, n) => ({
    address: numberToHex(n + 1_000, { size: 20 }),
    name: `Judge ${n + 1}`,
  }));
  const input: NewContest = {
    ...{ title: 'A hackathon', description: '', tracks: [], prizes: [], opensAt: 0n },
    criteria: [{ label: 'Works', maxPoints: 5, weight: 1, anchors: [] }],
    judges: people,
    entries: Array.from({ length: 281 }, (_, n) => ({
      ...{ name: `Project ${n + 1}`, link: `https://projects.example/${n + 1}`, track: 0 },
      about: 'It works. '.repeat(40),
    })),
    ...{ submissionsUntil: null, closesAt: timestamp + DAY, revealUntil: null },
  };
  const facts = { nowSeconds: timestamp, isStored: true };
  expect(checkNewContest(input, facts).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'judges too-many',
    'entries too-many',
  ]);
  expect(checkNewContest(input, { ...facts, isSplit: true })).toEqual([]);
  const { contest: first, later } = splitContest(input, { isStored: true });
  expect(later.map((part) => (part.kind === 'list' ? part.entries.length : part.judges.length))).toEqual([
    81, 40,
  ]);
  const by = { client, config, walletClient: createWallet(ORGANIZER), account: ORGANIZER as Address };
  const { contest: placed, toStore } = placeContest(first);
  const { uid } = await perform({ ...by, act: { kind: 'contest', input: placed } });
  const read = async () => {
    const lookup = await reader.fetchActs(uid);
    if (lookup.status !== 'found') throw new Error('The contest has just been started.');
    return lookup.reading;
  };
  const contest = toContest(await read());
  const documents = new Map<string, Uint8Array>([[placed.uri ?? '', toStore ?? new Uint8Array()]]);
  for (const part of later) {
    const { state } = await read();
    const before = state.entries.length + 1;
    const act = ((): Made => {
      if (part.kind === 'judges')
        return { kind: 'judges', judges: part.judges.map(({ address }) => address as Address), listed: true };
      const document = toEntriesDocument(part.entries);
      const { uri, toStore: bytes, contentHash } = placeDocument(document);
      if (bytes) documents.set(uri, bytes);
      const entries = document.entries.map((entry) => writeDocument(entry).contentHash);
      return { kind: 'list', first: before, uri, contentHash, entries };
    })();
    expect((await prepare({ ...by, act: { kind: 'act', contest, act } })).gas).toBeLessThan(2n ** 24n);
    await perform({ ...by, act: { kind: 'act', contest, act } });
  }
  const { state } = await read();
  expect([state.entries.length, state.judges.size]).toEqual([281, 140]);
  const [listed] = state.entries.slice(200);
  const list = parseEntriesDocument(documents.get(listed?.list?.uri ?? '') ?? new Uint8Array());
  expect(list).toMatchObject({ ok: true, value: { entries: { length: 81, 0: { name: 'Project 201' } } } });
  const document = parseContestDocument(documents.get(placed.uri ?? '') ?? new Uint8Array());
  expect(document).toMatchObject({
    ok: true,
    value: { judges: { length: 140, 139: { name: 'Judge 140' } } },
  });
});
