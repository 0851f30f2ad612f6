import type { ChainConfig } from '@org/chain-config';
import {
  type Attestation,
  type Block,
  type Contest,
  createResultBundle,
  createScanReader,
  type Result,
  readResult,
  type ScanReader,
  type ScanRows,
  toBundleJson,
} from '@org/contests';
import { checkAgainstChain, createChainReader } from '@org/contests/chain';
import {
  createContestCodecR2,
  createResultBundleR2,
  getProtocol,
  type ScannedActs,
  toContestR2,
} from '@org/contests/r2';
import { checkActsAgainstChain, createActsReader } from '@org/contests/r2-chain';
import { BaseError, BlockNotFoundError, type Hex, LimitExceededRpcError, RpcRequestError } from 'viem';
import { type ContestsR2, type ContestsR2Options, createContestsR2 } from './createContestsR2.ts';
import { nameEntry } from './entryName.ts';
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
  /** An entry's name as on the contest's pages, on one line. */
  readonly nameEntry: (entry: string) => string;
  /** Whether entries have numbers in place of their names. */
  readonly lacksNames: boolean;
} & (
  | { readonly rows: ScanRows }
  /** Version 2: the order of acts is not confirmed. */
  | { readonly acts: ScannedActs }
);

/** The scan's rows about a contest: its own, null if the scan does not have it, and those that its result follows from. */
type RowsOfContest = {
  /** In milliseconds. */
  readonly readAt: number;
  readonly attestation: Attestation | null;
  readonly rows: readonly Attestation[];
  /** Whether the scan left nothing out and altered nothing. */
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
  readonly findContest: (target: ContestTarget) => Promise<Contest | Absence>;
  /** The newest contests of a chain. */
  readonly fetchNewest: (chainConfig: ChainConfig, take: number) => Promise<readonly Contest[]>;
  /** The file of a contest's result, read from the chain with at most 100 requests. */
  readonly readResultFile: (target: ContestTarget, contest: Pick<Contest, 'rule'>) => Promise<ResultFile>;
  readonly fetchRows: (target: ContestTarget, contest: Contest) => Promise<RowsOfContest>;
  readonly fetchStanding: (target: ContestTarget, contest: Contest) => Promise<ContestStanding>;
  /** Checks a result against the chain, with at most 100 requests. */
  readonly check: (target: ContestTarget, standing: ContestStanding) => Promise<ScanVerdict>;
};

export type ContestReaderOptions = ContestsR2Options & {
  /** Called with every contest that was read. */
  readonly onContest: (contest: Contest) => void;
};

export function createContestReader(options: ContestReaderOptions): ContestReader {
  const { chains: serverChains, clock, onContest } = options;
  const contestsR2 = createContestsR2(options);
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
    findContest: createContestFinder(async ({ chainConfig, uid, network }) => {
      const lookup = await readerOf(chainConfig).findContest(uid);
      if (lookup.status === 'mismatched') throw new Error(`the scan and the chain disagree on ${uid}`);
      if (lookup.status === 'not-found') return lookup.status;
      if (lookup.status === 'not-a-contest' && !isContestR2(lookup.attestation, chainConfig))
        return lookup.status;
      const contest =
        lookup.status === 'found'
          ? lookup.contest
          : await findContestR2(contestsR2, { chainConfig, uid, network });
      if (typeof contest !== 'string') onContest(contest);
      return contest;
    }, clock),
    fetchNewest: async (chainConfig, take) => {
      const { contests } = await readerOf(chainConfig).fetchContests({ skip: 0, take });
      return contests;
    },
    readResultFile: async ({ chainConfig: { slug }, uid }, { rule }) => {
      const config = serverChains.find((each) => each.slug === slug);
      if (!config) throw new Error(`unknown chain ${slug}`);
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const client = openServerChain(config, { maxRequests: MAX_CHECK_REQUESTS, signal });
      const chain = createChainReader({ client, config });
      /** The first block after the end of a contest that is over, once it is finalized. */
      const findEnd = async (contest: Contest): Promise<Block | null> => {
        const endsAt = getEnd(contest);
        if (endsAt === null || !isSettled(contest, BigInt(Math.floor(clock() / 1000)))) return null;
        const end = await chain.fetchFirstBlock(endsAt, { signal });
        const finalized = end && (await findFinalized(client));
        return end && (finalized === null || end.number <= finalized) ? end : null;
      };
      const missing = () => new Error(`the chain does not have the contest ${uid}`);
      if (rule === 'R2') {
        const lookup = await createActsReader({ client, config }).fetchActs(uid, { signal });
        if (lookup.status !== 'found') throw missing();
        const { reading } = lookup;
        const end = await findEnd(toContestR2(reading));
        // The resolver accepts nothing after the end.
        const isFinal = end !== null && end.number <= reading.block.number;
        const bundle = await createResultBundleR2({ ...reading, ...(isFinal && { block: end }) });
        const uids = [...reading.acts, ...reading.submissions].map((act) => act.uid);
        return { text: toBundleJson(bundle), hash: bundle.hash, isFinal, uids };
      }
      const lookup = await chain.findContest(uid);
      if (lookup.status !== 'found') throw missing();
      const { contest } = lookup;
      const end = await findEnd(contest);
      const read = await chain.fetchEvaluations(contest, { signal, ...(end && { block: end }) });
      const bundle = createResultBundle(readResult({ contest, ...read }));
      const uids = read.attestations.map((attestation) => attestation.uid);
      return { text: toBundleJson(bundle), hash: bundle.hash, isFinal: end !== null, uids };
    },
    fetchRows: async (target, contest) => {
      if (contest.rule === 'R2') {
        const { readAt, acts } = await findScanned(contestsR2, target);
        const isComplete = acts.missing + acts.mismatched.length === 0;
        return { readAt, attestation: acts.contest, rows: acts.rows, isComplete };
      }
      const scan = readerOf(target.chainConfig);
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const readAt = clock();
      const [attestation, { consistent, mismatched, missing }] = await Promise.all([
        scan.findAttestation(target.uid, { signal }),
        scan.fetchEvaluations(contest, { signal }),
      ]);
      return { readAt, attestation, rows: consistent, isComplete: mismatched.length + missing === 0 };
    },
    fetchStanding: async (target, contest) => {
      if (contest.rule === 'R2') {
        const { readAt: _, ...standing } = await findScanned(contestsR2, target);
        return standing;
      }
      const readAt = clock();
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const rows = await readerOf(target.chainConfig).fetchEvaluations(contest, { signal });
      const { consistent, mismatched, missing } = rows;
      const block = { number: 0n, hash: UNKNOWN_HASH, time: findMoment(consistent, readAt) };
      return {
        result: readResult({ contest, attestations: consistent, block }),
        isPartial: mismatched.length > 0 || missing > 0,
        nameEntry: (entry) => nameEntry(entry, contest.entries),
        lacksNames: false,
        rows,
      };
    },
    check: async ({ chainConfig: { slug } }, standing) => {
      const config = serverChains.find((each) => each.slug === slug);
      if (!config) return 'unknown';
      const client = openServerChain(config, { maxRequests: MAX_CHECK_REQUESTS });
      const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
      const { status } =
        'acts' in standing
          ? await checkOrder({ client, config, signal, ...standing.acts })
          : await checkAgainstChain({
              ...{ client, config, signal, contest: standing.result.contest },
              scanAttestations: [...standing.rows.consistent, ...standing.rows.mismatched],
              scanMissing: standing.rows.missing,
            });
      if (status === 'agrees') return 'agrees';
      return status === 'altered' || status === 'left-out' ? 'differs' : 'unknown';
    },
  };
}

const isContestR2 = ({ schema }: Attestation, chainConfig: ChainConfig): boolean =>
  getProtocol(chainConfig)?.schemas.contest === schema;

async function findContestR2(contests: ContestsR2, target: ContestTarget): Promise<Contest | Absence> {
  const found = await contests.find(target);
  return typeof found === 'string' ? found : found.result.contest;
}

async function findScanned(contests: ContestsR2, target: ContestTarget) {
  const found = await contests.find(target);
  if (typeof found === 'string') throw new Error(`the scan no longer has the contest ${target.uid}`);
  return found;
}

/** The order of acts within a second can change who is first: a scan's order must be the chain's. */
async function checkOrder(options: Parameters<typeof checkActsAgainstChain>[0]) {
  const check = await checkActsAgainstChain(options);
  return check.status === 'agrees' && check.isReordered ? { status: 'reordered' } : check;
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

/** When the result can no longer change: the end of judging or, in a sealed contest, of reveals. */
const getEnd = ({ endsAt, terms }: Pick<Contest, 'endsAt' | 'terms'>): bigint | null =>
  terms?.revealUntil ?? endsAt;

/** Whether no review can be added, and the scan has had time to index the last one. */
export function isSettled(contest: Pick<Contest, 'endsAt' | 'terms'>, nowSeconds: bigint): boolean {
  const endsAt = getEnd(contest);
  return endsAt !== null && nowSeconds - SETTLED_SECONDS >= endsAt;
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
    more: createContestCodecR2(chainConfig),
  });
}

/** Uses the time of reading as the block time, or the time of the latest row if the clock is behind. */
const findMoment = (rows: readonly Attestation[], readAt: number): bigint =>
  rows.reduce(
    (last, { time, revocationTime }) => latest(last, latest(time, revocationTime)),
    BigInt(Math.floor(readAt / 1000)),
  );

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
