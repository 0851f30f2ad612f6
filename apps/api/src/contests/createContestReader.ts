import type { ChainConfig } from '@org/chain-config';
import {
  type Attestation,
  type Block,
  type Contest,
  createResultBundle,
  createScanReader,
  type Result,
  type ScannedActs,
  type ScanReader,
  toBundleJson,
} from '@org/contests';
import { checkActsAgainstChain, createActsReader, createChainReader } from '@org/contests/chain';
import { BaseError, BlockNotFoundError, type Hex, LimitExceededRpcError, RpcRequestError } from 'viem';
import { type ContestsOptions, createContests } from './createContests.ts';
import { type Absence, type ContestTarget, createContestFinder, openServerChain } from './lookups.ts';

/** Timeout of a scan request. */
const TIMEOUT_MS = 5_000;
/** Timeout of reading all reviews: a contest too large for it gets the product's picture. */
const WHOLE_TIMEOUT_MS = 20_000;
const MAX_CHECK_REQUESTS = 100;
/** A scan may be behind the chain, and a chain without finalized blocks may reorganize, but not for so long. */
const SETTLED_SECONDS = 600n;

/**
 * A contest's result, computed as on its page; the order of acts is not confirmed. Partial: the scan's rows are
 * incomplete or altered.
 */
export type ContestStanding = {
  readonly result: Result;
  readonly isPartial: boolean;
  /** An entry's name as on the contest's pages, on one line. */
  readonly nameEntry: (entry: string) => string;
  /** True if entries have numbers in place of their names. */
  readonly lacksNames: boolean;
  readonly acts: ScannedActs;
};

/** The scan's rows about a contest: its own, and those that its result follows from. */
type RowsOfContest = {
  /** In milliseconds. */
  readonly readAt: number;
  readonly attestation: Attestation;
  readonly rows: readonly Attestation[];
  /** True if the scan left nothing out and altered nothing. */
  readonly isComplete: boolean;
};

/**
 * The result of checking the scan's rows against the chain. `unknown`: the scan is behind, or the chain cannot be read.
 */
export type ScanVerdict = 'agrees' | 'differs' | 'unknown';

/**
 * A contest's result as JSON. Final: read at the first block after the contest's end, once that block is finalized, so
 * that it has the same bytes whenever and wherever it is read.
 */
type ResultFile = {
  readonly text: string;
  /** The hash in the file. */
  readonly hash: Hex;
  readonly isFinal: boolean;
  /** The attestations in it. */
  readonly uids: readonly Hex[];
};

/** Reads contests from the configured scans. Every method throws when a scan does not answer. */
export type ContestReader = {
  /** True if the client of a request may cause a lookup of its contest now. */
  readonly admit: (target: ContestTarget) => boolean;
  readonly findContest: (target: ContestTarget) => Promise<Contest | Absence>;
  /** The newest contests of a chain. */
  readonly fetchNewest: (chainConfig: ChainConfig, take: number) => Promise<readonly Contest[]>;
  /** The file of a contest's result, read from the chain with at most 100 requests. */
  readonly readResultFile: (target: ContestTarget) => Promise<ResultFile>;
  readonly fetchRows: (target: ContestTarget) => Promise<RowsOfContest>;
  readonly fetchStanding: (target: ContestTarget) => Promise<ContestStanding>;
  /** Checks a result against the chain, with at most 100 requests. */
  readonly check: (target: ContestTarget, standing: Pick<ContestStanding, 'acts'>) => Promise<ScanVerdict>;
};

export type ContestReaderOptions = ContestsOptions & {
  /** Called with every contest that was read. */
  readonly onContest: (contest: Contest) => void;
};

export function createContestReader(options: ContestReaderOptions): ContestReader {
  const { chains: serverChains, clock, onContest } = options;
  const contests = createContests(options);
  const findConfig = (slug: string) => serverChains.find((each) => each.slug === slug);
  const readers = new Map<string, ScanReader>();
  const readerOf = ({ slug }: ChainConfig) => {
    const known = readers.get(slug);
    if (known) return known;
    const chainConfig = findConfig(slug);
    if (!chainConfig) throw new Error(`unknown chain ${slug}`);
    const reader = openScan(chainConfig);
    readers.set(slug, reader);
    return reader;
  };
  const findScanned = async (target: ContestTarget) => {
    const found = await contests.find(target);
    if (typeof found === 'string') throw new Error(`the scan no longer has the contest ${target.uid}`);
    return found;
  };
  const finder = createContestFinder(async (target) => {
    const found = await contests.find(target);
    if (typeof found === 'string') return found;
    const { contest } = found.result;
    onContest(contest);
    return contest;
  }, clock);
  return {
    admit: finder.admit,
    findContest: finder.find,
    fetchNewest: async (chainConfig, take) => {
      const { contests: newest } = await readerOf(chainConfig).fetchContests({ skip: 0, take });
      return newest;
    },
    readResultFile: async ({ chainConfig: { slug }, uid }) => {
      const config = findConfig(slug);
      if (!config) throw new Error(`unknown chain ${slug}`);
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const client = openServerChain(config, { maxRequests: MAX_CHECK_REQUESTS, signal });
      const lookup = await createActsReader({ client, config }).fetchActs(uid, { signal });
      if (lookup.status !== 'found') throw new Error(`the chain does not have the contest ${uid}`);
      const { reading } = lookup;
      // The end of judging or, in a sealed contest, of reveals.
      const endsAt = reading.state.times.revealUntil;
      const isOver = BigInt(Math.floor(clock() / 1000)) - SETTLED_SECONDS >= endsAt;
      const end = isOver ? await findFinalEnd({ client, config, endsAt, signal }) : null;
      // The resolver accepts nothing after the end.
      const block = end && end.number <= reading.block.number ? end : null;
      const bundle = await createResultBundle({ ...reading, ...(block && { block }) });
      const uids = [...reading.acts, ...reading.submissions].map((act) => act.uid);
      return { text: toBundleJson(bundle), hash: bundle.hash, isFinal: block !== null, uids };
    },
    fetchRows: async (target) => {
      const { readAt, acts } = await findScanned(target);
      const isComplete = acts.missing + acts.mismatched.length === 0;
      return { readAt, attestation: acts.contest, rows: acts.rows, isComplete };
    },
    fetchStanding: findScanned,
    check: async ({ chainConfig: { slug } }, { acts }) => {
      const config = findConfig(slug);
      if (!config) return 'unknown';
      const client = openServerChain(config, { maxRequests: MAX_CHECK_REQUESTS });
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const check = await checkActsAgainstChain({ client, config, signal, ...acts });
      // The order of acts within a second can change who is first: a scan's order must be the chain's.
      if (check.status === 'agrees') return check.isReordered ? 'unknown' : 'agrees';
      return check.status === 'altered' || check.status === 'left-out' ? 'differs' : 'unknown';
    },
  };
}

type EndOptions = {
  readonly client: ReturnType<typeof openServerChain>;
  readonly config: ChainConfig;
  readonly endsAt: bigint;
  readonly signal: AbortSignal;
};

/** The first block after the end; null before it is finalized. */
async function findFinalEnd({ client, config, endsAt, signal }: EndOptions): Promise<Block | null> {
  const end = await createChainReader({ client, config }).fetchFirstBlock(endsAt, { signal });
  const finalized = end && (await findFinalized(client));
  return end && (finalized === null || end.number <= finalized) ? end : null;
}

/** The number of the last finalized block; null if the node knows none. */
async function findFinalized(client: ReturnType<typeof openServerChain>): Promise<bigint | null> {
  try {
    return (await client.getBlock({ blockTag: 'finalized' })).number;
  } catch (error) {
    const isAnswer =
      error instanceof BlockNotFoundError ||
      (error instanceof BaseError &&
        error.walk((cause) => cause instanceof RpcRequestError) !== null &&
        error.walk((cause) => cause instanceof LimitExceededRpcError) === null);
    if (isAnswer) return null;
    throw error;
  }
}

/** Rows that are not self-consistent are read from the chain instead. */
function openScan(chainConfig: ChainConfig): ScanReader {
  const client = openServerChain(chainConfig);
  const reader = createChainReader({ client, config: chainConfig });
  return createScanReader({
    config: chainConfig,

    timeoutMs: TIMEOUT_MS,
    fetchFromChain: (uids) => reader.fetchAttestations(uids),
  });
}
