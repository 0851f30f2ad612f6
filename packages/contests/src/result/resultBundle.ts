import type { Address, Hex } from 'viem';
import type { ContestEntry, ContestReplay, ReviewAct } from '../acts/contestReplay.ts';
import type { Schedule } from '../contest/decode.ts';
import type { EntryDocument } from '../document/contestDocument.ts';
import {
  type EntriesReading,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
} from '../document/readDocument.ts';
import {
  type BundleReading,
  type BundleTime,
  describeReading,
  hashBundle,
  toBundleTime,
} from './bundleJson.ts';
import { type ResultReading, readResult } from './readResult.ts';

/** The format's name and version, part of every bundle. */
const BUNDLE_FORMAT = 'laurel-result/1';

/** The times of a contest; null if it takes no submissions, or is not sealed. */
type BundleTimes = {
  readonly submissionsUntil: BundleTime | null;
  readonly opensAt: BundleTime;
  readonly closesAt: BundleTime;
  readonly revealUntil: BundleTime | null;
};

/** A judge's act about an entry, by its attestation. */
type BundleAct = {
  readonly uid: Hex;
  readonly judge: Address;
  readonly entry: string;
  readonly time: BundleTime;
};

/**
 * A result as a file: the contest with its terms, the counted reviews, the ignored ones with their reasons, and the rankings at
 * one block. `hash` is the SHA-256 of the canonical JSON (RFC 8785) of everything else.
 *
 * Omits the contest's withdrawal, which may happen at any time. Entries are their numbers. A text is there if its document is inside an attestation, and null if the document is elsewhere: the
 * file has the same bytes wherever it is made.
 *
 * @see docs/protocol/contests.md, section The result as a file
 */
export type ResultBundle = BundleReading & {
  readonly format: typeof BUNDLE_FORMAT;
  readonly chainId: number;
  readonly hash: Hex;
  readonly contest: {
    readonly uid: Hex;
    readonly schemaUid: Hex;
    readonly organizer: Address;
    readonly title: string;
    readonly judges: readonly Address[];
    readonly entries: readonly string[];
    readonly time: BundleTime;
    readonly endsAt: BundleTime;
    readonly resolver: Address;
    readonly uri: string;
    readonly contentHash: Hex;
    readonly submissionsUntil: BundleTime | null;
    readonly opensAt: BundleTime;
    readonly revealUntil: BundleTime | null;
    readonly criteria: readonly {
      readonly label: string | null;
      readonly maxPoints: number;
      readonly weight: number;
    }[];
  };
  readonly counted: readonly (BundleAct & {
    /** The score: Σ given × weight. */
    readonly points: number;
    readonly given: readonly number[];
    readonly comment: string;
    readonly commentHash: Hex | null;
  })[];
  readonly details: {
    /** The number of acts, and the accumulator after the last one. */
    readonly acts: { readonly count: number; readonly head: Hex };
    /** All numbered entries. `uri` is null for those of the start, which are in the contest document. */
    readonly entries: readonly {
      readonly entry: string;
      readonly status: ContestEntry['status'];
      readonly reason: string | null;
      readonly name: string | null;
      readonly link: string | null;
      readonly contentHash: Hex;
      readonly uri: string | null;
    }[];
    readonly postponements: readonly (BundleTimes & {
      readonly uid: Hex;
      readonly time: BundleTime;
      readonly reason: string;
    })[];
    readonly recusals: readonly BundleAct[];
    /** The sealed reviews in force that were not revealed. */
    readonly sealed: readonly BundleAct[];
  };
};

/**
 * The bundle of a result. Equal readings have equal bytes (see `toBundleJson`).
 *
 * @throws {TypeError} if the order of acts is not confirmed: read them from the chain
 * @example
 * ```ts
 * import { createResultBundle, toBundleJson } from '@org/contests';
 * import { createActsReader } from '@org/contests/chain';
 *
 * const lookup = await createActsReader({ client, config }).fetchActs(uid);
 * if (lookup.status === 'found') console.log(toBundleJson(await createResultBundle(lookup.reading)));
 * ```
 */
export async function createResultBundle(reading: Omit<ResultReading, 'document'>): Promise<ResultBundle> {
  if (reading.order !== 'confirmed') throw new TypeError('The order of the acts is not confirmed.');
  const { state } = reading;
  const document = await readContestDocument(state.values);
  const result = readResult({ ...reading, document });
  const { chainId, uid, schemaUid, organizer, title, judges, entries, criteria } = result.contest;
  const times = toBundleTimes(state, state.times);
  const names = await readEntries(state, document.status === 'read' ? document.document.entries : []);
  const bundle: Omit<ResultBundle, 'hash'> = {
    format: BUNDLE_FORMAT,
    chainId,
    contest: {
      ...{ uid, schemaUid, organizer, title, judges, entries },
      time: toBundleTime(result.contest.time),
      endsAt: times.closesAt,
      resolver: state.resolver,
      uri: state.values.uri,
      contentHash: state.values.contentHash,
      submissionsUntil: times.submissionsUntil,
      opensAt: times.opensAt,
      revealUntil: times.revealUntil,
      criteria: criteria.map(({ label, maxPoints, weight }) => ({
        label: document.status === 'read' ? label : null,
        ...{ maxPoints, weight },
      })),
    },
    ...describeReading(result),
    counted: result.counted.map(({ given, commentHash = null, time, ...review }) => ({
      ...{ uid: review.uid, judge: review.judge, entry: review.entry, points: review.points },
      ...{ given, comment: review.comment, commentHash, time: toBundleTime(time) },
    })),
    details: {
      acts: { count: state.acts.acts.length, head: state.acts.head },
      entries: state.entries.map((entry, index) => describeEntry(entry, names[index] ?? null)),
      postponements: state.postponements.map((postponement) => ({
        ...{ uid: postponement.uid, time: toBundleTime(postponement.time) },
        ...toBundleTimes(state, postponement.times),
        reason: postponement.reason,
      })),
      recusals: state.recusals.map(({ time, entry, ...recusal }) => ({
        ...recusal,
        entry: String(entry),
        time: toBundleTime(time),
      })),
      sealed: state.reviews.filter(isSealed).map(({ attestation, judge, entry }) => ({
        ...{ uid: attestation.uid, judge, entry: String(entry) },
        time: toBundleTime(attestation.time),
      })),
    },
  };
  return { ...bundle, hash: hashBundle(bundle) };
}

const isSealed = ({ kind, status }: ReviewAct) => kind === 'commitment' && status === 'in-force';

/** The texts of each entry, if they are in a `data:` document. */
async function readEntries(
  { entries }: ContestReplay,
  ofStart: readonly EntryDocument[],
): Promise<readonly (EntryDocument | null)[]> {
  const lists = new Map<Hex, Promise<EntriesReading>>();
  const readList = (list: NonNullable<ContestEntry['list']>): Promise<EntriesReading> => {
    const known = lists.get(list.uid);
    if (known) return known;
    const hashes = entries.filter((entry) => entry.list?.uid === list.uid).map((entry) => entry.contentHash);
    const reading = readEntriesDocument({ ...list, entries: hashes });
    lists.set(list.uid, reading);
    return reading;
  };
  return Promise.all(
    entries.map(async ({ number, submission, list, contentHash }) => {
      if (submission) return readEntryDocument({ uri: submission.uri, contentHash });
      if (!list) return ofStart[number - 1] ?? null;
      const reading = await readList(list);
      return reading.status === 'read' ? (reading.document.entries[list.place] ?? null) : null;
    }),
  );
}

const toBundleTimes = (
  { hasSubmissions, isSealed }: ContestReplay,
  { submissionsUntil, opensAt, closesAt, revealUntil }: Schedule,
): BundleTimes => ({
  submissionsUntil: hasSubmissions ? toBundleTime(submissionsUntil) : null,
  opensAt: toBundleTime(opensAt),
  closesAt: toBundleTime(closesAt),
  revealUntil: isSealed ? toBundleTime(revealUntil) : null,
});

const describeEntry = (
  { number, status, reason, contentHash, submission, list }: ContestEntry,
  document: EntryDocument | null,
): ResultBundle['details']['entries'][number] => ({
  ...{ entry: String(number), status, reason },
  name: document?.name ?? null,
  link: document?.link ?? null,
  ...{ contentHash, uri: submission?.uri ?? list?.uri ?? null },
});
