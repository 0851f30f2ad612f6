import type { ChainConfig } from '@org/chain-config';
import {
  type Attestation,
  type Contest,
  createResultBundle,
  createScanReader,
  type Result,
  readResult,
  type ScanReader,
  toBundleJson,
} from '@org/contests';
import { checkAgainstChain, createChainReader } from '@org/contests/chain';
import { BaseError, BlockNotFoundError, type Hex, LimitExceededRpcError, RpcRequestError } from 'viem';
import { type Absence, type ContestTarget, createContestFinder } from './lookups.ts';
import { openServerChain } from './openChain.ts';

/** Timeout of a scan request. */
const TIMEOUT_MS = 5_000;
/** Timeout of reading all reviews: a contest too large for it gets the product's picture. */
const WHOLE_TIMEOUT_MS = 20_000;
const MAX_CHECK_REQUESTS = 100;
const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/** A contest's result, computed as on its page. Partial: the scan's rows are incomplete or altered. */
export type ContestStanding = {
  readonly result: Result;
  readonly isPartial: boolean;
  /** The rows of the scan. */
  readonly rows: Awaited<ReturnType<ScanReader['fetchEvaluations']>>;
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
  readonly findContest: (target: ContestTarget) => Promise<Contest | Absence>;
  /** The newest contests of a chain. */
  readonly fetchNewest: (chainConfig: ChainConfig, take: number) => Promise<readonly Contest[]>;
  /** The file of a contest's result, read from the chain with at most 100 requests. */
  readonly readResultFile: (target: ContestTarget) => Promise<ResultFile>;
  /** The scan's rows: the contest's own, null if the scan does not have it, and its evaluations. */
  readonly fetchRows: (
    target: ContestTarget,
    contest: Contest,
  ) => Promise<{
    readonly attestation: Attestation | null;
    readonly evaluations: ContestStanding['rows'];
  }>;
  readonly fetchStanding: (target: ContestTarget, contest: Contest) => Promise<ContestStanding>;
  /** Checks a result against the chain, with at most 100 requests. */
  readonly check: (target: ContestTarget, standing: ContestStanding) => Promise<ScanVerdict>;
};

/**
 * @param serverChains with the server's RPCs
 * @param onContest called with every contest that was read
 */
export function createContestReader(
  serverChains: readonly ChainConfig[],
  clock: () => number = Date.now,
  onContest: (contest: Contest) => void = () => {},
): ContestReader {
  const readers = new Map<string, ScanReader>();
  const readerOf = ({ slug }: ChainConfig) => {
    const known = readers.get(slug);
    if (known) return known;
    const chainConfig = serverChains.find((each) => each.slug === slug);
    if (!chainConfig) throw new Error(`unknown chain ${slug}`);
    const reader = openScan(chainConfig);
    readers.set(slug, reader);
    return reader;
  };
  return {
    findContest: createContestFinder(async ({ chainConfig, uid }) => {
      const lookup = await readerOf(chainConfig).findContest(uid);
      if (lookup.status === 'mismatched') throw new Error(`the scan and the chain disagree on ${uid}`);
      if (lookup.status !== 'found') return lookup.status;
      onContest(lookup.contest);
      return lookup.contest;
    }, clock),
    fetchNewest: async (chainConfig, take) => {
      const { contests } = await readerOf(chainConfig).fetchContests({ skip: 0, take });
      return contests;
    },
    readResultFile: async ({ chainConfig: { slug }, uid }) => {
      const config = serverChains.find((each) => each.slug === slug);
      if (!config) throw new Error(`unknown chain ${slug}`);
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const client = openServerChain(config, { maxRequests: MAX_CHECK_REQUESTS, signal });
      const chain = createChainReader({ client, config });
      const lookup = await chain.findContest(uid);
      if (lookup.status !== 'found') throw new Error(`the chain does not have the contest ${uid}`);
      const { contest } = lookup;
      const isOver = isSettled(contest, BigInt(Math.floor(clock() / 1000)));
      const end = isOver ? await chain.fetchFirstBlock(contest.endsAt, { signal }) : null;
      const finalized = end && (await findFinalized(client));
      const isFinal = end !== null && (finalized === null || end.number <= finalized);
      const read = await chain.fetchEvaluations(contest, { signal, ...(isFinal && { block: end }) });
      const bundle = createResultBundle(readResult({ contest, ...read }));
      const uids = read.attestations.map(({ uid }) => uid);
      return { text: toBundleJson(bundle), hash: bundle.hash, isFinal, uids };
    },
    fetchRows: async ({ chainConfig, uid }, contest) => {
      const scan = readerOf(chainConfig);
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const [attestation, evaluations] = await Promise.all([
        scan.findAttestation(uid, { signal }),
        scan.fetchEvaluations(contest, { signal }),
      ]);
      return { attestation, evaluations };
    },
    fetchStanding: async ({ chainConfig }, contest) => {
      const readAt = clock();
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const rows = await readerOf(chainConfig).fetchEvaluations(contest, { signal });
      const { consistent, mismatched, missing } = rows;
      const block = { number: 0n, hash: UNKNOWN_HASH, time: findMoment(consistent, readAt) };
      return {
        result: readResult({ contest, attestations: consistent, block }),
        isPartial: mismatched.length > 0 || missing > 0,
        rows,
      };
    },
    check: async ({ chainConfig: { slug } }, { result, rows }) => {
      const config = serverChains.find((each) => each.slug === slug);
      if (!config) return 'unknown';
      const { status } = await checkAgainstChain({
        client: openServerChain(config, { maxRequests: MAX_CHECK_REQUESTS }),
        config,
        contest: result.contest,
        scanAttestations: [...rows.consistent, ...rows.mismatched],
        scanMissing: rows.missing,
        signal: AbortSignal.timeout(WHOLE_TIMEOUT_MS),
      });
      if (status === 'agrees') return 'agrees';
      return status === 'altered' || status === 'left-out' ? 'differs' : 'unknown';
    },
  };
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

/** A scan may be behind the chain, and a chain without finalized blocks may reorganize, but not for so long. */
const SETTLED_SECONDS = 600n;

/** Whether no review can be added, and the scan has had time to index the last one. */
export function isSettled<Ending extends Pick<Contest, 'endsAt'>>(
  contest: Ending,
  nowSeconds: bigint,
): contest is Ending & { readonly endsAt: bigint } {
  return contest.endsAt !== null && nowSeconds - SETTLED_SECONDS >= contest.endsAt;
}

/** Rows that are not self-consistent are read from the chain instead. */
function openScan(chainConfig: ChainConfig): ScanReader {
  const client = openServerChain(chainConfig);
  const reader = createChainReader({ client, config: chainConfig });
  return createScanReader({
    endpoint: chainConfig.eas.graphQl,
    chainId: chainConfig.chain.id,
    timeoutMs: TIMEOUT_MS,
    fetchFromChain: (uids) => reader.fetchAttestations(uids),
  });
}

/** Uses the time of reading as the block time, or the time of the latest row if the clock is behind. */
const findMoment = (rows: readonly Attestation[], readAt: number): bigint =>
  rows.reduce(
    (last, { time, revocationTime }) => latest(last, latest(time, revocationTime)),
    BigInt(Math.floor(readAt / 1000)),
  );

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
