import type { Hex } from 'viem';
import { readContract } from 'viem/actions';
import { type ContestReplay, openReplay, type Protocol } from '../acts/contestReplay.ts';
import { getProtocol } from '../acts/protocol.ts';
import { type ContestActs, type ReplayAnswer, replay } from '../acts/replay.ts';
import type { Attestation, Block } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { decodeActData } from '../contest/decode.ts';
import type { ResultReading } from '../result/readResult.ts';
import { pause } from './abortable.ts';
import { assertChain } from './blocks.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { asChainError, askPatiently } from './endpointErrors.ts';
import { fetchAttestations, fetchAttestationsTwice } from './fetchAttestations.ts';
import { fetchAtLatest, readContestView } from './fetchContestView.ts';
import { resolverViews } from './generated/resolverViews.ts';

/**
 * The reading as of an earlier block: the acts are in the order of their times, so a block has a first part of them. Several
 * blocks can have one second; `count` then says how many of its acts the block has.
 *
 * @throws {ChainError} `chain-answer` if the first part is not one of a contest
 */
export function readEarlier(reading: ActsReading, block: Block, count?: number): ActsReading {
  const { protocol, contest, acts, submissions, state } = reading;
  const times = state.acts.acts.map(({ time }) => time);
  const before = times.filter((time) => time < block.time).length;
  const upTo = times.filter((time) => time <= block.time).length;
  const isPossible = count !== undefined && count >= before && count <= upTo;
  const earlier = acts.slice(0, isPossible ? count : upTo);
  const replayed = replay({ protocol, contest, acts: earlier, submissions });
  if (!replayed.ok) {
    const detail = `The acts up to block ${block.number} are not those of a contest: ${replayed.fault.reason}`;
    throw new ChainError({ code: 'chain-answer', chainId: protocol.chainId, detail });
  }
  return {
    ...reading,
    ...{ state: replayed.value, block, acts: earlier, submissionActs: null, hasSubmissionLog: false },
  };
}

/** All acts of a contest up to a block, as the resolver numbered them; `state` has the accumulator of the chain. */
export type ActsReading = ResultReading & {
  readonly protocol: Protocol;
  readonly contest: Attestation;
  readonly acts: readonly Attestation[];
  /** Null if there are more than are read: then only the admitted ones are, as `submissions`. */
  readonly submissionActs: readonly Attestation[] | null;
  readonly submissions: readonly Attestation[];
};

/** Why a UID is not a contest. `other-schema`: not under the contest schema of the chain's resolver. */
export type ActsLookup =
  | { readonly status: 'found'; readonly reading: ActsReading }
  | { readonly status: 'not-found' }
  | { readonly status: 'other-schema'; readonly attestation: Attestation };

/** Reads contests from the chain only. Throws `ChainError`. */
export type ActsReader = {
  readonly fetchActs: (uid: Hex, options?: ChainActsOptions) => Promise<ActsLookup>;
};

/** Options of reading a contest's acts from the chain. */
export type ChainActsOptions = ChainReadOptions & {
  /** Called with the contest as it began, once its attestation is read: before its acts are. */
  readonly onContest?: ((state: ContestReplay) => void) | undefined;
};

/** The chain, and how its acts are replayed. */
export type ActsSource = ChainSource & {
  /** Replays the acts, `replay` by default: a page does it in a worker if there are many. */
  readonly replay?:
    | ((acts: ContestActs, options: ChainReadOptions) => ReplayAnswer | Promise<ReplayAnswer>)
    | undefined;
};

/** More acts than any real contest has. A reader refuses more, so that no endpoint makes it read without end. */
const MAX_ACTS = 100_000;

/** Anybody can make submissions. Beyond this, only the admitted ones are read. */
const MAX_SUBMISSION_ACTS = 5_000;

/** The largest page that the resolver returns. */
const PAGE = 1_000;

/**
 * Creates a reader of contests that uses the chain only. The resolver's list of acts gives their order; the
 * acts must lead to its accumulator, so an endpoint can neither leave out, add, alter nor reorder anything unless it
 * states another accumulator, too.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { readResult } from '@org/contests';
 * import { createActsReader } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const client = createPublicClient({ chain: local.chain, transport: http() });
 * const lookup = await createActsReader({ client, config: local }).fetchActs(uid);
 * if (lookup.status === 'found') console.log(readResult(lookup.reading).ranking);
 * ```
 */
export function createActsReader(source: ActsSource): ActsReader {
  return { fetchActs: (uid, options = {}) => fetchActsBy(readPatiently, { source, uid, options }) };
}

type Fetch = { readonly source: ActsSource; readonly uid: Hex; readonly options: ChainActsOptions };

/** Reads a contest without repeating a contradictory read: for callers that repeat it themselves. */
export const fetchActsOnce = (
  source: ActsSource,
  uid: Hex,
  options: ChainActsOptions = {},
): Promise<ActsLookup> => fetchActsBy(readActs, { source, uid, options });

function fetchActsBy(read: typeof readActs, { source, uid, options }: Fetch): Promise<ActsLookup> {
  const chainId = source.config.chain.id;
  const protocol = getProtocol(source.config);
  return asChainError({ chainId, signal: options.signal }, async () => {
    await assertChain(source);
    const contest = [...(await fetchAttestationsTwice(source, [uid], options)).values()][0];
    if (!contest) return { status: 'not-found' };
    if (protocol?.schemas.contest !== contest.schema) return { status: 'other-schema', attestation: contest };
    const opened = options.onContest && openReplay(protocol, contest);
    if (opened?.ok) options.onContest?.(opened.value);
    return { status: 'found', reading: await read(source, { protocol, contest }, options) };
  });
}

/** Delays before a contradictory read is begun again: nodes behind one URL may lag behind each other. */
const PAUSES_MS = [500, 1_500];

async function readPatiently(
  source: ActsSource,
  subject: Subject,
  options: ChainReadOptions,
): Promise<ActsReading> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await readActs(source, subject, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!isContradiction(error)) throw error;
    }
    await pause(pauseMs, options.signal);
  }
  return readActs(source, subject, options);
}

/** True if answers contradict each other, so that another read may succeed. */
export const isContradiction = (error: unknown): boolean =>
  error instanceof ChainError && error.code === 'chain-answer' && error.retryable;

type Subject = { readonly protocol: Protocol; readonly contest: Attestation };

async function readActs(
  source: ActsSource,
  { protocol, contest }: Subject,
  options: ChainReadOptions,
): Promise<ActsReading> {
  const { resolver, chainId } = protocol;
  const kept = { uid: contest.uid, resolver };
  const { block, value: view } = await fetchAtLatest(
    source.client,
    (blockNumber) => readContestView(source.client, kept, blockNumber),
    options.signal,
  );
  const failed = (detail: string, retryable = true) =>
    new ChainError({ code: 'chain-answer', chainId, detail, retryable });
  // A node may lag behind the one that had the attestation: the whole read is begun again.
  if (view.closesAt === 0n) throw failed('The resolver does not have the contest');
  if (view.acts > MAX_ACTS) throw failed(`The contest has more than ${MAX_ACTS} acts`, false);
  const subject = { resolver, contest: contest.uid };
  const actUids = await fetchPages(source, { ...subject, name: 'getActs', count: view.acts }, options);
  const isLogRead = view.submissions <= MAX_SUBMISSION_ACTS;
  const submissionUids = isLogRead
    ? await fetchPages(source, { ...subject, name: 'getSubmissions', count: view.submissions }, options)
    : [];
  const found = new Map(await fetchAttestations(source, unique([...actUids, ...submissionUids]), options));
  found.set(contest.uid, contest);
  const get = (uid: Hex) => {
    const row = found.get(uid);
    if (!row) throw failed('The endpoint does not have an attestation that the resolver lists');
    return row;
  };
  const acts = actUids.map(get);
  const admitted = await fetchAttestations(source, findAdmitted(protocol, acts), options);
  const submissionActs = isLogRead ? submissionUids.map(get) : null;
  const submissions = [...admitted.values()];
  const { replay: replayActs = replay } = source;
  const replayed = await replayActs({ protocol, contest, acts, submissionActs, submissions }, options);
  if (!replayed.ok)
    throw failed(`The acts are not those of the contest: ${replayed.fault.reason} ${replayed.fault.n}`);
  const state = replayed.value;
  if (
    state.acts.head !== lowerCase(view.head) ||
    (isLogRead && state.submissionActs.head !== view.submissionsHead)
  )
    throw failed('The acts do not lead to the accumulator of the resolver');
  return {
    ...{ chainId, state, block, order: 'confirmed', hasSubmissionLog: isLogRead },
    ...{ protocol, contest, acts, submissionActs, submissions },
  };
}

const unique = (uids: readonly Hex[]): readonly Hex[] => [...new Set(uids)];

function findAdmitted({ schemas }: Protocol, acts: readonly Attestation[]): readonly Hex[] {
  const admits = acts.filter(({ schema }) => schema === schemas.admit);
  return unique(
    admits.flatMap(({ data }) => {
      const admit = decodeActData('admit', data);
      return admit.ok ? admit.value.submissions : [];
    }),
  );
}

type PageQuery = {
  readonly resolver: Hex;
  readonly contest: Hex;
  readonly name: 'getActs' | 'getSubmissions';
  readonly count: number;
};

/** The first `count` UIDs of a log, which only grows: later blocks have the same ones. */
async function fetchPages(
  { client, config }: ChainSource,
  { resolver, contest, name, count }: PageQuery,
  { signal }: ChainReadOptions,
): Promise<readonly Hex[]> {
  const uids: Hex[] = [];
  while (uids.length < count) {
    signal?.throwIfAborted();
    const wanted = Math.min(PAGE, count - uids.length);
    const args = [contest, uids.length + 1, wanted] as const;
    const page = await askPatiently(signal, () =>
      readContract(client, { address: resolver, abi: resolverViews, functionName: name, args }),
    );
    if (page.length !== wanted) {
      const detail = `The resolver returned ${page.length} of ${wanted} acts`;
      throw new ChainError({ code: 'chain-answer', chainId: config.chain.id, detail });
    }
    uids.push(...page.map(lowerCase));
  }
  return uids;
}
