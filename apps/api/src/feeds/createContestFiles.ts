import type { ChainConfig } from '@org/chain-config';
import type { KeptEncodings } from '@org/server-kit';
import type { Hex } from 'viem';
import { type CacheOptions, createCache, type NoAnswer } from '../base/cache.ts';
import { createEtag } from '../base/webFile.ts';
import type { ContestReader } from '../contests/createContestReader.ts';
import { type Absence, type ContestTarget, keyOfTarget } from '../contests/lookups.ts';
import type { PublicConfig } from '../settings/settings.ts';
import {
  createAddresses,
  describeCalendar,
  describeContestsFeed,
  describeReviewsFeed,
  FEED_ENTRIES,
} from './describeFeeds.ts';
import { writeAtom } from './writeAtom.ts';
import { writeCalendar } from './writeCalendar.ts';

/** A file about a contest, ready to send. */
type ContestFile = {
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The compressed forms of the file, made when they are first asked for. */
  readonly encoded: KeptEncodings;
  /** True if the result is final, except that the contest may be withdrawn. */
  readonly isFinal: boolean;
  /** The hash of a result. Other files have none. */
  readonly hash?: Hex | undefined;
};

/** `limited`: too many requests for contests that are not cached. `unavailable`: the scan or the chain did not answer. */
export type FileAnswer = ContestFile | Absence | NoAnswer | 'hidden' | 'too-large';

export type ContestFileName = 'reviews.atom' | 'dates.ics' | 'result.json';

export type ContestFiles = {
  readonly find: (name: ContestFileName, target: ContestTarget) => Promise<FileAnswer>;
  /** The final result with this hash. */
  readonly findResult: (hash: string, target: ContestTarget) => Promise<FileAnswer | 'no-such-result'>;
  readonly findContestsFeed: (chainConfig: ChainConfig) => Promise<FileAnswer>;
};

export type ContestFilesOptions = {
  readonly config: PublicConfig;
  readonly reader: Pick<
    ContestReader,
    'admit' | 'findContest' | 'fetchNewest' | 'fetchStanding' | 'readResultFile'
  >;
  readonly clock?: () => number;
};

const SECOND_MS = 1_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** How long a visitor waits, and how many are read at once: a result takes up to 100 requests to the chain. */
const efforts = {
  'contests.atom': { waitMs: 8 * SECOND_MS, maxReads: 4 },
  'reviews.atom': { waitMs: 20 * SECOND_MS, maxReads: 4 },
  'dates.ics': { waitMs: 8 * SECOND_MS, maxReads: 8 },
  'result.json': { waitMs: 25 * SECOND_MS, maxReads: 2 },
} as const;

/** Not final by default: a scan may not know of a postponement. */
type Written = { readonly text: string; readonly isFinal?: boolean; readonly hash?: Hex | undefined };

type Read = ContestFile | Absence | 'hidden' | 'too-large';

/** Feeds, calendars and results of contests, cached, within limits for what visitors can make this server fetch. */
export function createContestFiles({ config, reader, clock = Date.now }: ContestFilesOptions): ContestFiles {
  const remember = <Subject>(
    name: keyof typeof efforts,
    options: Pick<CacheOptions<Subject, Read>, 'keyOf' | 'read' | 'admit' | 'networksOf'>,
  ) => {
    const { waitMs, maxReads } = efforts[name];
    const cache = createCache<Subject, Read>({
      ...options,
      freshMs: (file) => lifeOf(file).fresh * SECOND_MS,
      keptMs: (file) => lifeOf(file).kept * SECOND_MS,
      maxEntries: 1_000,
      // The compressed forms of a file together are smaller than the file.
      size: { of: (file) => (isFile(file) ? 2 * file.body.byteLength : 1), max: MAX_KEPT_BYTES },
      maxReads,
      restMs: 5 * SECOND_MS,
      clock,
    });
    return (subject: Subject): Promise<FileAnswer> => cache.get(subject, waitMs);
  };

  const ofContest = (name: ContestFileName, write: (target: ContestTarget) => Promise<Written | 'hidden'>) =>
    remember<ContestTarget>(name, {
      keyOf: keyOfTarget,
      admit: reader.admit,
      networksOf: ({ networks }) => networks,
      read: async (target) => {
        const contest = await reader.findContest(target);
        if (typeof contest === 'string') return contest;
        const written = await write(target);
        return written === 'hidden' ? written : createFile(written);
      },
    });

  const addressesOf = ({ chainConfig }: Pick<ContestTarget, 'chainConfig'>) =>
    createAddresses(config, chainConfig.slug);
  const byName = {
    'reviews.atom': ofContest('reviews.atom', async (target) => {
      const standing = await reader.fetchStanding(target);
      return { text: writeAtom(describeReviewsFeed(standing, { site: config, at: addressesOf(target) })) };
    }),
    'dates.ics': ofContest('dates.ics', async (target) => {
      const { result } = await reader.fetchStanding(target);
      return { text: writeCalendar(describeCalendar(result, { site: config, at: addressesOf(target) })) };
    }),
    // Without the text of a hidden review the file could not be verified.
    'result.json': ofContest('result.json', async (target) => {
      const file = await reader.readResultFile(target);
      return file.uids.some((uid) => config.hiddenUids.includes(uid)) ? 'hidden' : file;
    }),
  };
  // Nobody can invent a chain: each one's feed is read every half minute at most.
  const contestsFeed = remember<ChainConfig>('contests.atom', {
    keyOf: ({ slug }) => slug,
    read: async (chainConfig) => {
      const contests = await reader.fetchNewest(chainConfig, FEED_ENTRIES);
      const at = addressesOf({ chainConfig });
      const feed = describeContestsFeed(contests, { site: config, at, chainName: chainConfig.chain.name });
      return createFile({ text: writeAtom(feed) });
    },
  });

  const find: ContestFiles['find'] = async (name, target) =>
    config.hiddenUids.includes(target.uid) ? 'hidden' : byName[name](target);
  return {
    find,
    findResult: async (hash, target) => {
      const file = await find('result.json', target);
      return typeof file === 'object' && !(file.isFinal && file.hash === hash) ? 'no-such-result' : file;
    },
    findContestsFeed: contestsFeed,
  };
}

/** In seconds. A final result does not change. */
const lifeOf = (read: Read) => {
  if (!isFile(read)) return { fresh: 5, kept: 5 };
  return read.isFinal ? { fresh: 3_600, kept: 3_600 } : { fresh: 30, kept: 90 };
};

const isFile = (read: Read): read is ContestFile => typeof read === 'object';

function createFile({ text, isFinal = false, hash }: Written): ContestFile | 'too-large' {
  const body = new TextEncoder().encode(text);
  if (body.byteLength > MAX_BYTES) return 'too-large';
  return { etag: createEtag(body), body, encoded: new Map(), isFinal, hash };
}
