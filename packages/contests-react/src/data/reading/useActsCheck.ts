import type { ChainConfig } from '@org/chain-config';
import type { ScannedActs } from '@org/contests';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { canFetchAhead } from '../../base/page/browser.ts';
import { useContests } from '../../base/provider/contests.ts';
import { isRetryable } from '../../base/provider/createQueryClient.ts';
import { loadChainActs, toHeads } from './actsQueries.ts';
import type { Agreed, Outcome } from './checkScan.ts';
import type { UnaskedVerdict } from './contestAnswer.ts';
import { useIsIdle, useIsSettled } from './useIsIdle.ts';

/** The retry delay of an undecided check. */
const RETRY_MS = 60_000;

const UNREACHABLE: UnaskedVerdict = { status: 'unreachable' };

/** How often the chain is asked again whether its clock has passed the end, too. */
const RETRY_END_MS = 15_000;

type Checked = {
  readonly scanned: ScannedActs | undefined;
  /** By the scan's times, reveals are over: then the chain is asked again, which may know of a postponement. */
  readonly isOver: boolean;
  readonly force?: boolean;
  readonly createWorker: (() => Worker) | undefined;
};

/** Compares the scan's acts with the resolver's: their number, their accumulator, and which differ. */
function actsCheckQuery(chainConfig: ChainConfig, { scanned, isOver, force = false, createWorker }: Checked) {
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
    queryFn: scanned
      ? async ({ signal }) => {
          const { fetchOutcome, readFrugally } = await loadChainActs();
          return fetchOutcome(readFrugally, { chainConfig, scanned, force, createWorker, signal });
        }
      : skipToken,
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

/** How often the hosts are asked while they do not confirm a reading: a page sends few requests by itself. */
const MAX_WORDS = 3;

/**
 * The endpoints that confirm a reading that agrees. Asks the endpoints of different hosts, if any are configured, and asks again while they do
 * not confirm it.
 */
function wordQuery(
  chainConfig: ChainConfig,
  agreed: Agreed | undefined,
  { scanned, createWorker }: Pick<Checked, 'scanned' | 'createWorker'>,
) {
  const { reading } = agreed ?? {};
  const urls = chainConfig.chain.rpcUrls.default.http;
  return queryOptions<Outcome>({
    queryKey: [
      ...['chain', chainConfig.slug, 'acts-word', reading?.state.attestation.uid, reading?.block.hash],
      reading && toHeads(reading.state),
    ],
    queryFn:
      agreed && scanned && urls.length > 1
        ? async ({ signal }) => {
            const { fetchOutcome, fetchWord, readFrugally } = await loadChainActs();
            const again = { chainConfig, scanned, force: agreed.force, createWorker, signal };
            return fetchWord(agreed, () => fetchOutcome(readFrugally, again), { urls, signal });
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      (data?.status === 'agrees' && data.word.status === 'confirmed') || dataUpdateCount >= MAX_WORDS
        ? false
        : RETRY_MS,
    retry: false,
    structuralSharing: false,
  });
}

const isBeforeEnd = ({ reading }: Agreed): boolean =>
  !reading.state.isRevoked && reading.block.time < reading.state.times.revealUntil;

/**
 * Checks what the scan has against the chain, once the page is idle and the content is stable. Sends few requests; a larger
 * check waits for `ask`. `reading` is the chain's, in its order, if the two agree and no host disputes it.
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
  const agreed = data?.status === 'agrees' ? data : undefined;
  const { data: worded = data } = useQuery(wordQuery(chainConfig, agreed, { scanned, createWorker }));
  const isOrdered = worded?.status === 'agrees' && worded.word.status !== 'disputed';
  const verdict = worded ? describe(worded, altered) : isError ? UNREACHABLE : undefined;
  return {
    verdict,
    /** There will be a verdict without being asked for: a connection that saves data checks nothing by itself. */
    isExpected: verdict === undefined && canFetchAhead(navigator),
    reading: isOrdered ? worded.reading : undefined,
    isFetching,
    ask: () =>
      void queryClient
        .fetchQuery({
          ...actsCheckQuery(chainConfig, { scanned, isOver, force: true, createWorker }),
          staleTime: 0,
        })
        .catch(() => undefined),
  };
}

/** Reports altered rows even if they were then read from the chain. */
function describe(outcome: Outcome, altered: readonly Hex[]): UnaskedVerdict {
  switch (outcome.status) {
    case 'too-much':
      return outcome;
    case 'unreachable':
    case 'ahead':
      return UNREACHABLE;
  }
  const { scan } = outcome;
  if (altered.length > 0) return { status: 'altered', uids: altered, scan };
  if (outcome.status !== 'agrees') return { status: outcome.status, uids: outcome.uids, scan };
  return { status: 'agrees', block: outcome.reading.block.number, word: outcome.word };
}
