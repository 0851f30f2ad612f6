import type { ChainConfig } from '@org/chain-config';
import type { ScannedActs } from '@org/contests';
import type { ActsCheck, ReadingWord } from '@org/contests/chain';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { isTooMuch } from '../../chain/asking.ts';
import { useContests } from '../../provider/contests.ts';
import { isRetryable } from '../../query/createQueryClient.ts';
import type { UnaskedVerdict } from '../check/checkState.ts';
import { useIsIdle, useIsSettled } from '../check/useIsIdle.ts';
import { loadChainActs } from './actsQueries.ts';

/** The retry delay of an undecided check. */
const RETRY_MS = 60_000;

const UNREACHABLE: UnaskedVerdict = { status: 'unreachable' };

/** `from`: the URL of the endpoint that answered, `host`: its host. */
type Outcome =
  | (ActsCheck & { readonly from: string; readonly host: string })
  | { readonly status: 'too-much'; readonly requests: number | null };

/** How often the chain is asked again whether its clock has passed the end, too. */
const RETRY_END_MS = 15_000;

type Checked = {
  readonly scanned: ScannedActs | undefined;
  /** By the scan's times, reveals are over: then the chain is asked again, which may know of a postponement. */
  readonly isOver: boolean;
  readonly isAsked?: boolean;
  readonly createWorker?: (() => Worker) | undefined;
};

/** Compares the scan's acts with the resolver's: their number, their accumulator, and which differ. */
function actsCheckQuery(
  chainConfig: ChainConfig,
  { scanned, isOver, isAsked = false, createWorker }: Checked,
) {
  const { state, unplaced = [] } = scanned ?? {};
  return queryOptions<Outcome>({
    queryKey: [
      'chain',
      chainConfig.slug,
      'acts-check',
      state?.attestation.uid,
      state && toHeads(state),
      unplaced.length,
      isOver,
    ],
    queryFn: ({ signal }) => fetchOutcome(chainConfig, { scanned, isAsked, createWorker, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return RETRY_MS;
      if (data?.status === 'unreachable') return isRetryable(data.cause) ? RETRY_MS : false;
      if (data?.status === 'behind' || data?.status === 'ahead') return RETRY_MS;
      return isOver && data?.status === 'agrees' && isBeforeEnd(data) ? RETRY_END_MS : false;
    },
    // The check of the same acts before the end.
    placeholderData: (before: Outcome | undefined, query) =>
      query?.queryKey[4] === (state && toHeads(state)) && query?.queryKey[3] === state?.attestation.uid
        ? before
        : undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    structuralSharing: false,
  });
}

async function fetchOutcome(
  chainConfig: ChainConfig,
  {
    scanned,
    isAsked = false,
    createWorker,
    signal,
  }: Omit<Checked, 'isOver'> & { readonly signal: AbortSignal },
): Promise<Outcome> {
  if (!scanned) return { status: 'unreachable', cause: undefined, from: '', host: '' };
  const { state, unplaced } = scanned;
  try {
    const read = { chainConfig, uid: state.attestation.uid, isAsked, signal };
    const { readFrugally, checkActsAgainstChain, createFold, getHostname } = await loadChainActs();
    const fold = createFold(createWorker);
    const { value, from } = await readFrugally(read, ({ client }, options) =>
      checkActsAgainstChain({ client, config: chainConfig, state, unplaced, fold, ...options }),
    );
    return { ...value, from, host: getHostname(from) };
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    return { status: 'too-much', requests: error.requests };
  }
}

/** How often the hosts are asked while they do not confirm a reading: a page sends few requests by itself. */
const MAX_WORDS = 3;

type Agreed = Extract<Outcome, { status: 'agrees' }>;

/** Whose word a reading is, and of which block. */
type Word = ReadingWord & { readonly block: bigint };

/**
 * Whose word a reading that agrees is. Asks the endpoints of different hosts, if any are configured, and asks again while they do
 * not confirm it. `readAgain` reads the chain at a later block: the block of the reading may have been replaced.
 */
function wordQuery(
  chainConfig: ChainConfig,
  agreed: Agreed | undefined,
  readAgain: (signal: AbortSignal) => Promise<Outcome>,
) {
  const { reading } = agreed ?? {};
  const urls = chainConfig.chain.rpcUrls.default.http;
  return queryOptions<Word>({
    queryKey: [
      ...['chain', chainConfig.slug, 'acts-word', reading?.state.attestation.uid, reading?.block.hash],
      reading && toHeads(reading.state),
    ],
    queryFn:
      agreed && urls.length > 1
        ? async ({ signal }) => {
            const { fetchReadingWord } = await loadChainActs();
            const ask = async ({ reading: { block, ...rest }, from }: Agreed): Promise<Word> => {
              const word = await fetchReadingWord({ block, ...rest }, { from, urls, signal });
              return { ...word, block: block.number };
            };
            const word = await ask(agreed);
            if (word.status !== 'disputed') return word;
            const again = await readAgain(signal).catch(() => undefined);
            return again?.status === 'agrees' ? ask(again) : word;
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === 'confirmed' || dataUpdateCount >= MAX_WORDS ? false : RETRY_MS,
    retry: false,
  });
}

/** Both logs: a submission changes nothing in the log of acts. */
const toHeads = ({ acts, submissionActs }: ScannedActs['state']) => `${acts.head} ${submissionActs.head}`;

/** Whether the chain's reading also has the submissions of the scan: an endpoint may lag behind. */
const hasSubmissions = (
  { state, hasSubmissionLog }: Extract<ActsCheck, { status: 'agrees' }>['reading'],
  scanned: ScannedActs | undefined,
): boolean =>
  !hasSubmissionLog || state.submissionActs.acts.length >= (scanned?.state.submissionActs.acts.length ?? 0);

const isBeforeEnd = ({ reading }: Extract<ActsCheck, { status: 'agrees' }>): boolean =>
  !reading.state.isRevoked && reading.block.time < reading.state.times.revealUntil;

/**
 * Checks what the scan has against the chain, once the page is idle and the content is stable. Sends few requests; a larger
 * check waits for `ask`. `reading` is the chain's, in its order, if the two agree.
 */
export function useActsCheck(
  chainConfig: ChainConfig,
  { scanned, isOver, altered }: Pick<Checked, 'scanned' | 'isOver'> & { readonly altered: readonly Hex[] },
) {
  const queryClient = useQueryClient();
  const { createReadingWorker: createWorker } = useContests();
  const query = actsCheckQuery(chainConfig, { scanned, isOver, createWorker });
  const isIdle = useIsIdle();
  const isSettled = useIsSettled(scanned && `${toHeads(scanned.state)} ${scanned.unplaced.length}`);
  const { data, isError, isFetching } = useQuery({
    ...query,
    enabled: isIdle && isSettled && scanned !== undefined,
  });
  const { data: word } = useQuery(
    wordQuery(chainConfig, data?.status === 'agrees' ? data : undefined, (signal) =>
      fetchOutcome(chainConfig, { scanned, createWorker, signal }),
    ),
  );
  return {
    verdict: data ? describe(data, { altered, word }) : isError ? UNREACHABLE : undefined,
    reading: data?.status === 'agrees' && hasSubmissions(data.reading, scanned) ? data.reading : undefined,
    isFetching,
    ask: () =>
      void queryClient
        .fetchQuery({
          ...actsCheckQuery(chainConfig, { scanned, isOver, isAsked: true, createWorker }),
          staleTime: 0,
        })
        .catch(() => undefined),
  };
}

/** Reports altered rows even if they were then read from the chain. */
function describe(
  outcome: Outcome,
  { altered, word }: { readonly altered: readonly Hex[]; readonly word: Word | undefined },
): UnaskedVerdict {
  switch (outcome.status) {
    case 'agrees':
      if (altered.length > 0) return { status: 'altered', uids: altered };
      return {
        ...{ status: 'agrees', block: word?.block ?? outcome.reading.block.number },
        word: word ?? { status: 'claimed', hosts: [outcome.host] },
      };
    case 'too-much':
      return outcome;
    case 'unreachable':
    case 'ahead':
      return UNREACHABLE;
    default:
      return altered.length > 0
        ? { status: 'altered', uids: altered }
        : { status: outcome.status, uids: outcome.uids };
  }
}
