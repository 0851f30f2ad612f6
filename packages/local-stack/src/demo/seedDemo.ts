import { local } from '@org/chain-config';
import {
  CONTEST_FLAGS,
  type ContestDocument,
  type EntryDocument,
  encodeActData,
  encodeNote,
  getProtocol,
  getSealedCommitment,
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  placeDocument,
  SCHEMAS,
  type Schedule,
  type SchemaName,
  type SealedReview,
  writeDocument,
} from '@org/contests';
import { encodeAttestCall, encodeRevokeCall } from '@org/contests/write';
import { easAbi } from '@org/contracts';
import { type Address, type Hex, keccak256, parseEventLogs, stringToHex, zeroHash } from 'viem';
import { followWallClock, getWallClock, type LocalClient } from '../base/createLocalClient.ts';
import { LocalChainError } from '../base/errors.ts';
import {
  addPictures,
  type DemoAct,
  type DemoContest,
  type DemoKey,
  type DocumentServer,
  demoPictures,
  type Person,
  type PictureName,
  people,
  readPictureFile,
  store,
} from './demoContest.ts';
import { hackWeekend } from './hackWeekend.ts';
import { mapsToFix } from './mapsToFix.ts';
import { museumSigns } from './museumSigns.ts';
import {
  ferryName,
  oldBread,
  radioPlays,
  readingLamps,
  stationBench,
  swiftBoxes,
  weatherGames,
} from './phases.ts';
import { profileNames, seedProfiles } from './seedProfiles.ts';

/** The demo contests: one in every phase. */
export const demoContests = {
  closed: hackWeekend,
  judging: mapsToFix,
  started: weatherGames,
  weighted: museumSigns,
  submissions: radioPlays,
  admission: readingLamps,
  sealed: oldBread,
  revealing: stationBench,
  upcoming: swiftBoxes,
  withdrawn: ferryName,
} as const satisfies Record<DemoKey, DemoContest>;

/** The demo contests on the chain; `attestations` counts all reviews, also those that were replaced or withdrawn. */
export type DemoContests = Record<DemoKey, { uid: Hex; title: string; attestations: number }>;

type Values<Name extends SchemaName> = Parameters<typeof encodeActData<Name>>[1];

/** The state of a contest that later acts refer to. */
type Started = {
  readonly contest: DemoContest;
  readonly startedAt: bigint;
  uid: Hex;
  times: Schedule;
  entries: number;
  /** The UIDs of reviews and commitments by judge and entry, and of submissions by name. */
  readonly written: Map<string, { readonly uid: Hex; readonly schemaUid: Hex }>;
  readonly sealed: Map<string, SealedReview>;
};

const gas = 5_000_000n;
const hourSeconds = 3_600;

const getMoment = ({ startedAt }: Pick<Started, 'startedAt'>, hour: number): bigint =>
  startedAt + BigInt(Math.round(hour * hourSeconds));

/**
 * Writes the demo contests, each act at its own time in the past, and the profiles, and then lets the chain follow the
 * wall clock. Requires a chain from `startLocalChain` whose last block is more than 30 days old.
 *
 * @param documents the server that stores documents, and its public origin: without one, the contests have no pictures
 */
export async function seedDemo(client: LocalClient, documents?: DocumentServer): Promise<DemoContests> {
  const protocol = getProtocol(local);
  if (!protocol) throw new LocalChainError('demo-failed', 'The demo failed: there is no resolver.');
  const { resolver, schemas } = protocol;
  const now = getWallClock();
  await client.setAutomine(false);
  let { timestamp: time } = await client.getBlock();

  /** Sends a call to EAS and mines it in its own block. Returns the UID of its attestation, if any. */
  const send = async (by: Person, at: bigint, data: Hex): Promise<Hex> => {
    time = at > time ? at : time + 1n;
    await client.setNextBlockTimestamp({ timestamp: time });
    const call = { account: people[by], chain: null, to: local.eas.contract, data, gas };
    const hash = await client.sendTransaction(call);
    await client.mine({ blocks: 1 });
    const receipt = await client.getTransactionReceipt({ hash });
    if (receipt.status !== 'success')
      throw new LocalChainError('demo-failed', `The demo failed: an act by ${by} was reverted.`);
    const [attested] = parseEventLogs({ abi: easAbi, logs: receipt.logs, eventName: 'Attested' });
    return attested?.args.uid ?? zeroHash;
  };
  const attest = async <Name extends SchemaName>(
    { by, at, refUid = zeroHash }: { readonly by: Person; readonly at: bigint; readonly refUid?: Hex },
    name: Name,
    values: Values<Name>,
  ) => {
    const schemaUid = schemas[name];
    const { revocable } = SCHEMAS[name];
    const call = encodeAttestCall({ schemaUid, data: encodeActData(name, values), refUid, revocable });
    return { uid: await send(by, at, call), schemaUid };
  };

  /** Stores a document, unless it is in its URI. */
  const publish = async (document: ContestDocument | EntryDocument) => {
    const { uri, contentHash, toStore } = placeDocument(document);
    if (toStore) await store(documents, toStore);
    return { uri, contentHash };
  };

  const start = async (started: Started): Promise<void> => {
    const { contest, times } = started;
    const { title, judges, criteria } = contest;
    const document = writeContestDocument(contest);
    const { uri, contentHash } = await publish(document);
    const { uid } = await attest({ by: contest.organizer, at: started.startedAt }, 'contest', {
      ...{ title, uri, contentHash, ...times },
      flags: getFlags(contest),
      judges: judges.map((judge) => people[judge]),
      maxPoints: criteria.map(({ maxPoints }) => maxPoints),
      weights: criteria.map(({ weight }) => weight),
      entries: document.entries.map((entry) => writeDocument(entry).contentHash),
    });
    started.uid = uid;
  };

  const perform = async (started: Started, act: DemoAct): Promise<void> => {
    const { contest, uid: refUid, written, sealed } = started;
    const { by } = act;
    const place = { by, at: getMoment(started, act.hour), refUid };
    const revoke = (key: string) => send(by, place.at, encodeRevokeCall(find(written, key)));
    switch (act.act) {
      case 'review': {
        const { entry, points, comment } = act;
        const values = { entry, points, comment, commentHash: null };
        written.set(`${by} ${entry}`, await attest(place, 'evaluation', values));
        return;
      }
      case 'seal': {
        const { entry, points, comment } = act;
        const salt = keccak256(stringToHex(`${contest.title}, ${by}, ${entry}`));
        const judge: Address = people[by];
        const review = { chainId: local.chain.id, contest: refUid, entry, judge, points, comment, salt };
        const commitment = getSealedCommitment(resolver, review);
        sealed.set(`${by} ${entry}`, review);
        written.set(`${by} ${entry}`, await attest(place, 'commit', { entry, commitment }));
        return;
      }
      case 'reveal': {
        const { chainId: _, contest: of, ...review } = find(sealed, `${by} ${act.entry}`);
        await attest({ ...place, refUid: of }, 'reveal', review);
        return;
      }
      case 'withdraw':
        await revoke(`${by} ${act.entry}`);
        return;
      case 'withdraw-contest':
        await send(by, place.at, encodeRevokeCall({ uid: refUid, schemaUid: schemas.contest }));
        return;
      case 'withdraw-submission':
        await revoke(act.of);
        return;
      case 'recuse':
        await attest(place, 'recusal', { entry: act.entry });
        return;
      case 'disqualify':
        await attest(place, 'disqualify', { entry: act.entry, reason: act.reason });
        return;
      case 'postpone': {
        const later = BigInt(act.hours * hourSeconds);
        const { closesAt, revealUntil } = started.times;
        started.times = {
          ...started.times,
          ...{ closesAt: closesAt + later, revealUntil: revealUntil + later },
        };
        await attest(place, 'postpone', { ...started.times, reason: act.reason });
        return;
      }
      case 'note': {
        const data = encodeNote({ about: null, kind: 'text', text: act.text });
        const { revocable } = NOTE_SCHEMA;
        await send(by, place.at, encodeAttestCall({ schemaUid: NOTE_SCHEMA_UID, data, refUid, revocable }));
        return;
      }
      case 'submit': {
        const { uri, contentHash } = await publish(act.entry);
        const replaces = act.replaces === undefined ? null : find(written, act.replaces).uid;
        written.set(act.as, await attest(place, 'entry', { contentHash, uri, replaces }));
        return;
      }
      case 'admit': {
        const submissions = act.submissions.map((each) => find(written, each).uid);
        await attest(place, 'admit', { first: started.entries + 1, submissions });
        started.entries += submissions.length;
        return;
      }
      default:
        act satisfies never;
    }
  };

  if (documents !== undefined)
    for (const name of Object.keys(demoPictures))
      await store(documents, readPictureFile(name as PictureName));
  const demo: readonly DemoContest[] = Object.values(demoContests);
  const shown = documents === undefined ? demo : demo.map(addPictures);
  const contests = shown.map((contest) => prepare(contest, now));
  const steps = contests.flatMap((started) => [
    { at: started.startedAt, run: () => start(started) },
    ...started.contest.acts.map((act) => ({
      at: getMoment(started, act.hour),
      run: () => perform(started, act),
    })),
  ]);
  for (const { run } of steps.sort((a, b) => Number(a.at - b.at))) await run();

  await seedProfiles(client);
  await client.setAutomine(true);
  await followWallClock(client);
  await client.mine({ blocks: 1 });

  const described = contests.map(({ contest: { key, title, acts }, uid }) => [
    key,
    { uid, title, attestations: acts.filter(({ act }) => act === 'review' || act === 'seal').length },
  ]);
  // Each key of the demo contests is there once.
  return Object.fromEntries(described) as DemoContests;
}

function find<Item>(items: ReadonlyMap<string, Item>, key: string): Item {
  const found = items.get(key);
  if (found === undefined)
    throw new LocalChainError('demo-failed', `The demo failed: there is no "${key}" yet.`);
  return found;
}

function prepare(contest: DemoContest, now: bigint): Started {
  const startedAt = now - BigInt(Math.round(contest.startedHoursAgo * hourSeconds));
  const { schedule, document } = contest;
  const toTime = (hour: number) => getMoment({ startedAt }, hour);
  const closesAt = toTime(schedule.closesAt);
  const times = {
    submissionsUntil: schedule.submissionsUntil === undefined ? 0n : toTime(schedule.submissionsUntil),
    opensAt: toTime(schedule.opensAt),
    closesAt,
    revealUntil: schedule.revealUntil === undefined ? closesAt : toTime(schedule.revealUntil),
  };
  const entries = document.entries.length;
  return { contest, startedAt, uid: zeroHash, times, entries, written: new Map(), sealed: new Map() };
}

const getFlags = ({ schedule }: DemoContest): number =>
  (schedule.submissionsUntil === undefined ? 0 : CONTEST_FLAGS.submissions) +
  (schedule.revealUntil === undefined ? 0 : CONTEST_FLAGS.sealed);

function writeContestDocument({ document, criteria, judges }: DemoContest): ContestDocument {
  const named = judges.flatMap((judge) => {
    const name = profileNames[judge];
    return name === undefined ? [] : [{ address: people[judge], name }];
  });
  return {
    ...{ format: 'laurel-contest/1', ...document },
    criteria: criteria.map(({ label, anchors }) => ({ label, anchors })),
    ...(named.length > 0 && { judges: named }),
  };
}
