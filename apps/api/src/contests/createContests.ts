import type { ChainConfig } from '@org/chain-config';
import {
  type Attestation,
  type ContestEntry,
  createActsScan,
  type EntriesReading,
  type EntryDocument,
  type FetchIpfs,
  type Result,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
  readResult,
  type ScannedActs,
} from '@org/contests';
import type { Hex } from 'viem';
import { createCache, within } from '../base/cache.ts';
import { nameNumbered } from '../base/messages.ts';
import type { ContestDocuments } from './createContestDocuments.ts';
import { type Absence, type ContestTarget, keyOfTarget } from './lookups.ts';

/** A contest as its scan has it: the order of acts is not confirmed. */
type ScannedContest = {
  /** In milliseconds. */
  readonly readAt: number;
  readonly acts: ScannedActs;
  readonly result: Result;
  /** The scan's rows are incomplete, altered or contradict each other. */
  readonly isPartial: boolean;
  readonly nameEntry: (entry: string) => string;
  /** True if entries have numbers in place of their names. */
  readonly lacksNames: boolean;
};

export type Contests = {
  /** @throws {Error} when the scan does not answer, or contradicts the UID */
  readonly find: (target: ContestTarget) => Promise<ScannedContest | Absence>;
};

export type ContestsOptions = {
  /** The chains with the server's RPCs and scans. */
  readonly chains: readonly ChainConfig[];
  /** The documents on IPFS. */
  readonly documents: Pick<ContestDocuments, 'openReading'>;
  readonly clock: () => number;
};

const SECOND_MS = 1_000;
/** Timeout of a scan request, and of all requests about one contest. */
const TIMEOUT_MS = 5 * SECOND_MS;
const WHOLE_TIMEOUT_MS = 20 * SECOND_MS;
/** Less than a page waits for its tags. Texts that arrive later are there the next time. */
const TEXTS_MS = 0.6 * SECOND_MS;
const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024;
/** The characters of a row beside its data. */
const ROW_CHARACTERS = 500;

/** Reads contests from the configured scans, with their texts. Cards, rows, pictures and feeds share a reading. */
export function createContests({ chains, documents, clock }: ContestsOptions): Contests {
  const read = async (target: ContestTarget): Promise<ScannedContest | Absence> => {
    const config = chains.find(({ slug }) => slug === target.chainConfig.slug);
    if (!config) throw new Error(`unknown chain ${target.chainConfig.slug}`);
    const scan = createActsScan({ config, timeoutMs: TIMEOUT_MS });
    const readAt = clock();
    const lookup = await scan.fetchActs(target.uid, { signal: AbortSignal.timeout(WHOLE_TIMEOUT_MS) });
    if (lookup.status === 'not-found') return lookup.status;
    if (lookup.status === 'other-schema') return 'not-a-contest';
    if (lookup.status === 'false') {
      if (lookup.refusal) return 'not-a-contest';
      throw new Error(`the scan and the chain disagree on ${target.uid}`);
    }
    const { reading: acts } = lookup;
    const fetchNamedBy = createFetch(documents, target);
    const document = await readContestDocument(acts.state.values, {
      fetchIpfs: fetchNamedBy(acts.contest.uid),
    });
    const block = { number: 0n, hash: UNKNOWN_HASH, time: findMoment(acts, readAt) };
    const known = document.status === 'read' ? document.document.entries : [];
    const entries = await readEntries(acts, known, fetchNamedBy);
    return {
      ...{ readAt, acts },
      result: readResult({ ...acts, block, document }),
      isPartial: acts.missing + acts.mismatched.length + acts.unplaced.length > 0,
      nameEntry: nameNumbered(entries),
      lacksNames: entries.includes(null),
    };
  };
  const cache = createCache<ContestTarget, ScannedContest | Absence>({
    keyOf: keyOfTarget,
    read,
    freshMs: () => 5 * SECOND_MS,
    keptMs: () => 60 * SECOND_MS,
    maxEntries: 300,
    size: { of: countCharacters, max: MAX_KEPT_CHARACTERS },
    isAbsence: (found) => typeof found === 'string',
    maxReads: 4,
    networksOf: ({ networks }) => networks,
    restMs: 5 * SECOND_MS,
    clock,
  });
  return {
    find: async (target) => {
      const found = await cache.get(target, WHOLE_TIMEOUT_MS);
      if (found === 'limited' || found === 'unavailable')
        throw new Error(`the scan does not answer about ${target.uid}`);
      return found;
    },
  };
}

/** Fetches documents on IPFS that an attestation names. */
type FetchNamedBy = (by: Hex) => FetchIpfs;

/** Documents on IPFS, until the time for all of them is over. */
function createFetch(
  { openReading }: Pick<ContestDocuments, 'openReading'>,
  target: ContestTarget,
): FetchNamedBy {
  const until = Date.now() + TEXTS_MS;
  const find = openReading(target);
  return (by) => async (cid) => {
    const document = await within(Math.max(0, until - Date.now()), find(cid, by));
    return typeof document === 'object' ? document.bytes : null;
  };
}

/** The documents of all numbered entries, as far as they can be had. */
async function readEntries(
  { state }: ScannedActs,
  known: readonly EntryDocument[],
  fetchNamedBy: FetchNamedBy,
): Promise<readonly (EntryDocument | null)[]> {
  const lists = new Map<Hex, Promise<EntriesReading>>();
  const readList = (list: NonNullable<ContestEntry['list']>) => {
    const begun = lists.get(list.uid);
    if (begun) return begun;
    const entries = state.entries.filter((each) => each.list?.uid === list.uid);
    const reading = readEntriesDocument(
      { ...list, entries: entries.map(({ contentHash }) => contentHash) },
      { fetchIpfs: fetchNamedBy(list.uid) },
    );
    lists.set(list.uid, reading);
    return reading;
  };
  return Promise.all(
    state.entries.map(async ({ number, submission, list, contentHash }) => {
      if (submission)
        return readEntryDocument(
          { uri: submission.uri, contentHash },
          { fetchIpfs: fetchNamedBy(submission.uid) },
        );
      if (!list) return known[number - 1] ?? null;
      const reading = await readList(list);
      return reading.status === 'read' ? (reading.document.entries[list.place] ?? null) : null;
    }),
  );
}

/** The time of reading, or of the latest act if the clock is behind. */
function findMoment({ state: { acts, attestation } }: ScannedActs, readAt: number): bigint {
  const now = BigInt(Math.floor(readAt / SECOND_MS));
  const last = acts.acts.at(-1)?.time ?? attestation.time;
  return now > last ? now : last;
}

const countCharacters = (found: ScannedContest | Absence): number =>
  typeof found === 'string'
    ? 1
    : [found.acts.contest, ...found.acts.rows].reduce(
        (sum, { data }: Attestation) => sum + data.length + ROW_CHARACTERS,
        0,
      );
