import type { ChainConfig } from '@org/chain-config';
import { type ContestReplay, readResult, type ScannedActs, toContest } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Hex } from 'viem';
import { useConfig, useContests, useWallet } from '../../base/provider/contests.ts';
import { noWallet } from '../../base/provider/wallet.ts';
import { useLasts } from '../../base/text/useNow.ts';
import { isSeeded, useIsDown } from '../scan/useIsDown.ts';
import {
  actsQuery,
  beginningQuery,
  chainActsQuery,
  progressQuery,
  repairedActsQuery,
} from './actsQueries.ts';
import { isTooMuch } from './chainKeys.ts';
import { type ContestAnswer, type MissingReason, type Source, toBlock } from './contestAnswer.ts';
import { documentsQuery, isInline } from './documentsQuery.ts';
import { useActsCheck } from './useActsCheck.ts';
import { usePendingWrites } from './usePendingWrites.ts';

/** The refetch interval while a contest can change. */
const REFRESH_MS = 8_000;
/** The refetch interval while a write of the viewer is pending, or while a contest on the chain is not indexed yet. */
const REFRESH_SOON_MS = 1_000;
const POLL_SOON_MS = 1_500;
/** The retry interval while the scan does not respond or does not have the contest. */
const RETRY_SCAN_MS = 10_000;
/** Reading from the chain is expensive. */
const REFRESH_CHAIN_MS = 15_000;
/** How long pages wait for texts: entrants choose where the documents of their entries are, which may never answer. */
const TEXTS_WAIT_MS = 1_500;
/** A scan may learn of the last acts after they were made. */
const LATE_SECONDS = 120n;

export type ReadingOptions = {
  readonly enabled?: boolean | undefined;
  /** In milliseconds; by default by the contest's phase. */
  readonly refetchInterval?: number | false | undefined;
};

/**
 * A contest and its result: from the scan, or from the chain if the scan cannot be used, contradicts itself, or if the visitor
 * requests it. Kept up to date while the contest can change, and checked against the chain once the page is idle.
 */
export function useContestReading(
  chainConfig: ChainConfig,
  uid: Hex,
  { enabled = true, refetchInterval }: ReadingOptions = {},
) {
  const { feeds } = useConfig();
  const { createReadingWorker: createWorker } = useContests();
  const isAwaiting = useIsAwaiting(chainConfig, uid);
  const [force, setForce] = useState(false);
  const chainQuery = chainActsQuery(chainConfig, uid, { force, createWorker });
  const { data: known } = useQuery({ ...chainQuery, enabled: false });
  const isOnChain = known?.lookup.status === 'found';
  const scan = useQuery({
    ...actsQuery(chainConfig, uid, { createWorker }),
    enabled,
    refetchInterval: (query) => {
      const { data } = query.state;
      if (!data || isSeeded(query.state)) return RETRY_SCAN_MS;
      if (data.status === 'other-schema') return false;
      if (data.status !== 'found') return isOnChain ? POLL_SOON_MS : RETRY_SCAN_MS;
      if (isAwaiting) return REFRESH_SOON_MS;
      if (refetchInterval !== undefined) return refetchInterval;
      const now = BigInt(Math.floor(Date.now() / 1000));
      return isOver(data.reading.state, now - LATE_SECONDS) ? false : REFRESH_MS;
    },
  });
  const isDown = useIsDown(scan, enabled);
  const isUnknown = scan.data?.status === 'not-found';
  const isFalse = scan.data?.status === 'false';
  const isChainWanted = enabled && (force || isUnknown || isFalse || isDown);
  const chain = useQuery({
    ...chainQuery,
    enabled: isChainWanted,
    refetchInterval: ({ state: { data } }) => {
      if (data?.lookup.status !== 'found' || !data.isRepeatable) return false;
      const { state, block } = data.lookup.reading;
      return isOver(state, block.time) ? false : REFRESH_CHAIN_MS;
    },
  });
  const fromChain = chain.data?.lookup.status === 'found' ? chain.data.lookup.reading : undefined;
  const scanned = scan.data?.status === 'found' ? scan.data.reading : undefined;
  const repaired = useRepaired(chainConfig, scanned, createWorker);
  const fromScan = repaired.data ?? scanned;
  const altered = useMemo(() => scanned?.mismatched.map((row) => row.uid) ?? [], [scanned]);
  // Served acts are shown until the chain has been read.
  const isChainUsed = force || isFalse || (isDown && (fromChain !== undefined || !fromScan));
  const check = useActsCheck(chainConfig, {
    scanned: isChainUsed ? undefined : fromScan,
    altered,
    isOver: fromScan !== undefined && isOver(fromScan.state, BigInt(Math.floor(scan.dataUpdatedAt / 1000))),
  });
  // Confirmed acts are shown in the chain's order.
  const confirmed = isChainUsed ? undefined : check.reading;
  const read = isChainUsed ? fromChain : (confirmed ?? fromScan);
  const { data: begun } = useQuery(beginningQuery(chainConfig, uid));
  const beginning = isUnknown && !force ? undefined : begun;
  const { data: progress } = useQuery(progressQuery(chainConfig, uid));
  const documents = useQuery(documentsQuery(read?.state ?? beginning, { hasGateway: feeds }));
  const texts = documents.data;
  const hasTextsFailed = documents.isError;
  // A reading that the chain confirmed has the time of its block: only the chain decides that reveals are over.
  const readAtMs = isChainUsed || confirmed ? 0 : scan.dataUpdatedAt;
  const shown = useMemo(() => {
    const state = read?.state ?? beginning;
    // Documents in the attestations themselves are read in no time.
    if (!state || (!texts && isInline(state) && !hasTextsFailed)) return undefined;
    const document = texts && { document: texts.document };
    if (!read) {
      const unread = { order: 'not-confirmed', hasSubmissionLog: false } as const;
      const contest = toContest({ chainId: chainConfig.chain.id, state, ...unread, ...document });
      return { contest, result: undefined, state };
    }
    const result = readResult({ ...read, block: toBlock(read, readAtMs), ...document });
    return { contest: result.contest, result, state };
  }, [read, beginning, texts, hasTextsFailed, readAtMs, chainConfig.chain.id]);

  const isReadingTexts = documents.isPending;
  const hasTextsToRead = shown !== undefined && isReadingTexts;
  const isAwaitingTexts = useAwaitsTexts(hasTextsToRead);

  const source: Source = isChainUsed ? 'chain' : 'scan';
  const isIncomplete = fromScan !== undefined && (fromScan.missing > 0 || repaired.isError);
  const chainProblem = isChainWanted && chain.isError && !chain.data ? chain.error : undefined;
  // Shows the rows that arrived with the page while neither scan nor chain can be read.
  const isUnconfirmed = isDown && !isChainUsed && chainProblem !== undefined;
  const tooMuch = isTooMuch(chainProblem) ? { requests: chainProblem.requests } : undefined;

  const getMissing = (): MissingReason | undefined => {
    if (isUnknown && !force) {
      if (chainProblem) return { status: 'not-found-unchecked' };
      if (isOnChain) return { status: 'not-indexed' };
    } else if (scan.data?.status === 'other-schema' && !force)
      return { status: 'not-a-contest', attestation: scan.data.attestation };
    else if (chainProblem && !shown)
      return tooMuch ? { status: 'scan-failed', ...tooMuch } : { status: 'chain-failed' };
    const lookup = isChainWanted ? chain.data?.lookup : undefined;
    if (lookup?.status === 'not-found') return lookup;
    if (lookup?.status === 'other-schema') return { ...lookup, status: 'not-a-contest' };
    return undefined;
  };
  const getAnswer = (): ContestAnswer => {
    const reason = shown?.result ? undefined : getMissing();
    if (reason) return { status: 'missing', reason };
    if (!shown) return { status: 'loading', source };
    return {
      ...{ status: 'found', ...shown, texts, isReadingTexts, isAwaitingTexts, source },
      unplaced: isChainUsed || confirmed ? [] : (fromScan?.unplaced ?? []),
      isPartial: !isChainUsed && !confirmed && isIncomplete,
      altered: isChainUsed ? [] : altered,
      // While the scan is down, the chain may still confirm what is shown.
      isStale: isChainUsed ? chain.isRefetchError : isDown ? isUnconfirmed : scan.isRefetchError,
      tooMuch: isUnconfirmed ? tooMuch : undefined,
      progress: shown.result ? undefined : (progress ?? undefined),
      failure: !shown.result && chainProblem ? { tooMuch } : undefined,
    };
  };
  return {
    answer: getAnswer(),
    check,
    /** The visitor requested a read from the chain, without a request limit. */
    force,
    isBusy: scan.isFetching || chain.isFetching,
    /** Texts that are missing and may be had later. */
    later: texts?.later
      ? {
          fault: texts.later,
          isBusy: documents.isFetching,
          onTryAgain: () => void documents.refetch(),
        }
      : undefined,
    readFromChain: useCallback(() => setForce(true), []),
    readFromScan: () => {
      setForce(false);
      void scan.refetch();
    },
    tryAgain: () => {
      setForce(false);
      void scan.refetch();
      if (chain.isError) void chain.refetch();
    },
    refetch: () => {
      void scan.refetch();
      if (isChainWanted) void chain.refetch();
    },
  };
}

/** True while a page shows its outline because texts are being read: for a moment only. */
export function useAwaitsTexts(isReading: boolean): boolean {
  return !useLasts(isReading, TEXTS_WAIT_MS) && isReading;
}

/** The hook's values beside its answer. */
export type ContestLookup = Omit<ReturnType<typeof useContestReading>, 'answer'>;

/** Reads the rows of a scan from the chain whose UID does not recompute, if there are any. */
function useRepaired(
  chainConfig: ChainConfig,
  scanned: ScannedActs | undefined,
  createWorker: (() => Worker) | undefined,
) {
  const isDamaged = scanned !== undefined && scanned.mismatched.length > 0;
  return useQuery(repairedActsQuery(chainConfig, isDamaged ? scanned : undefined, { createWorker }));
}

function isOver({ isRevoked, times }: ContestReplay, timeSeconds: bigint): boolean {
  return isRevoked || timeSeconds >= times.revealUntil;
}

/** True if the visitor has sent a transaction about the contest that is not indexed yet. */
function useIsAwaiting({ chain }: ChainConfig, uid: Hex): boolean {
  // A site without a wallet, such as the frame, uses no storage.
  const isPossible = useWallet() !== noWallet;
  return usePendingWrites(isPossible).some(
    (write) =>
      'contest' in write &&
      write.chainId === chain.id &&
      write.contest === uid &&
      write.transactionHash !== undefined,
  );
}
