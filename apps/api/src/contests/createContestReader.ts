import type { ChainConfig } from '@org/chain-config';
import {
  type Attestation,
  type Contest,
  createScanReader,
  type Result,
  readResult,
  type ScanReader,
} from '@org/contests';
import { checkAgainstChain, createChainReader } from '@org/contests/chain';
import { type ContestTarget, createContestFinder } from './lookups.ts';
import { openServerChain } from './openChain.ts';

/** A scan that has not answered by then is as good as none. */
const TIMEOUT_MS = 5_000;
/** A contest so large that reading it takes longer has a page, and no picture of its own. */
const WHOLE_TIMEOUT_MS = 20_000;
const MAX_CHECK_REQUESTS = 100;
const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/** A contest's result as its page computes it. Partial: the scan told less, or other things, than there are. */
export type ContestStanding = {
  readonly result: Result;
  readonly isPartial: boolean;
  /** What the scan answered. */
  readonly rows: Awaited<ReturnType<ScanReader['fetchEvaluations']>>;
};

/** What the chain says of a scan's answer. `unknown`: the scan is behind, or the chain cannot be read. */
export type ScanVerdict = 'agrees' | 'differs' | 'unknown';

/** Reads contests from the configured scans. Every method throws where a scan does not answer. */
export type ContestReader = {
  /** Null: there is no contest of this UID on this chain. */
  readonly findContest: (target: ContestTarget) => Promise<Contest | null>;
  readonly fetchStanding: (target: ContestTarget, contest: Contest) => Promise<ContestStanding>;
  /** Compares a standing with the chain, in at most a hundred requests. */
  readonly check: (target: ContestTarget, standing: ContestStanding) => Promise<ScanVerdict>;
};

/**
 * @param serverChains with the RPCs that the server asks
 * @param onContest told of every contest that was read
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
    if (!chainConfig) throw new Error(`there is no chain ${slug}`);
    const reader = openScan(chainConfig);
    readers.set(slug, reader);
    return reader;
  };
  return {
    findContest: createContestFinder(async ({ chainConfig, uid }) => {
      const lookup = await readerOf(chainConfig).findContest(uid);
      if (lookup.status === 'mismatched') throw new Error(`the scan and the chain disagree on ${uid}`);
      if (lookup.status !== 'found') return null;
      onContest(lookup.contest);
      return lookup.contest;
    }, clock),
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

/** Rows whose UID does not follow from their fields are not believed: those are asked of the chain. */
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

/** The moment of reading stands for the block, and a clock that is behind hides nothing that has happened. */
const findMoment = (rows: readonly Attestation[], readAt: number): bigint =>
  rows.reduce(
    (last, { time, revocationTime }) => latest(last, latest(time, revocationTime)),
    BigInt(Math.floor(readAt / 1000)),
  );

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
