import type { ChainConfig } from '@org/chain-config';
import { placeDocument } from '@org/contests';
import {
  type LaterPart,
  measureNewContest,
  type NewContest,
  type NewContestSize,
  placeContest,
  splitContest,
  toEntriesDocument,
} from '@org/contests/write';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useSettled } from '../../base/page/latest.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { useWriteCost } from '../../write/useWrite.ts';
import { type Cost, describeCost } from '../../write/writeState.ts';

const ASK_AGAIN_MS = 60_000;

/**
 * The time at which a contest starts that starts at once: this device's, or that of the chain's latest block if that is earlier. A
 * contest would else begin later than now if the clock of this device is fast.
 */
export function useStartTime(chainConfig: ChainConfig, now: bigint, enabled: boolean): bigint {
  const { data: time } = useQuery({
    queryKey: ['chain', chainConfig.slug, 'time'],
    queryFn: async () => (await (await loadChainAccess(chainConfig)).client.getBlock()).timestamp,
    enabled: enabled,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  return time !== undefined && time < now ? time : now;
}

/** The attestation to sign and its cost. Sends no requests before a wallet is connected. */
export function useContestCost(
  chainConfig: ChainConfig,
  account: Address | undefined,
  input: NewContest | undefined,
) {
  return useWriteCost({
    chainConfig,
    key: ['contest', account, input && toKey(input)],
    prepare:
      account &&
      input &&
      (({ prepare }, client) =>
        prepare({ client, config: chainConfig, account, act: { kind: 'contest', input } })),
  });
}

/** Query keys are JSON, which has no bigint. */
const toKey = (input: unknown): string =>
  JSON.stringify(input, (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/** Facts about the contest while the form is being filled in. */
export type ContestFacts = {
  /** The size of the texts; undefined if they cannot be encoded. */
  readonly size: NewContestSize | undefined;
  readonly cost: Cost | { readonly status: 'no-wallet' | 'not-yet' };
  /** The acts that follow the start; none if it holds everything. */
  readonly later: readonly LaterAct[];
};

export type ContestFactsOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  readonly contest: NewContest;
  /** The fee is asked for only then. */
  readonly isCostShown: boolean;
  readonly isValid: boolean;
  /** True if the site stores texts that do not fit into the attestation. */
  readonly storesDocuments: boolean;
};

/** The size of the texts and the estimated fee. The estimate is debounced. */
export function useContestFacts(options: ContestFactsOptions): ContestFacts {
  const { chainConfig, account, contest, isCostShown, isValid, storesDocuments } = options;
  const settled = useSettled(isValid && isCostShown ? contest : undefined);
  const split = useMemo(
    () => (settled ? splitContest(settled, { isStored: storesDocuments }) : undefined),
    [settled, storesDocuments],
  );
  const placed = useMemo(
    () => (split && storesDocuments ? placeContest(split.contest).contest : split?.contest),
    [split, storesDocuments],
  );
  const { cost } = useContestCost(chainConfig, account, placed);
  const later = useLaterActs({ chainConfig, account, contest: placed, later: split?.later ?? NOTHING });
  const size = useMemo(() => measure(contest, storesDocuments), [contest, storesDocuments]);
  if (!isValid) return { size, cost: { status: 'not-yet' }, later: NOTHING };
  return { size, cost: account ? cost : { status: 'no-wallet' }, later };
}

const NOTHING: readonly never[] = [];

/** An act that follows the start. Its size and cost are undefined until they are known. */
export type LaterAct = {
  readonly part: LaterPart;
  readonly sizeBytes: number | undefined;
  /** An upper bound: what it would cost to start a contest with these entries or judges. */
  readonly cost: Cost | undefined;
};

type LaterActsOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  /** The start, with the address of its texts. */
  readonly contest: NewContest | undefined;
  readonly later: readonly LaterPart[];
};

/**
 * The acts after the start. No chain can estimate them before there is a contest, so a start with the same entries or judges is
 * estimated instead.
 */
export function useLaterActs({
  chainConfig,
  account,
  contest,
  later,
}: LaterActsOptions): readonly LaterAct[] {
  const messages = useMessages('writing', englishWriting);
  return useQueries({
    queries: later.map((part) => ({
      queryKey: ['cost', chainConfig.slug, 'later', account, toKey([part, contest?.closesAt])],
      queryFn: async () => {
        if (!account || !contest) throw new Error('there is nothing to prepare');
        const [{ prepare, encodeAct }, { client }] = await Promise.all([
          loadWriters(),
          loadChainAccess(chainConfig),
        ]);
        const alike = toAlike(contest, part);
        const act = { kind: 'contest', input: alike } as const;
        const prepared = await prepare({ client, config: chainConfig, account, act });
        const { data } = encodeAct(toLaterAct(part, (contest.entries.length || 0) + 1));
        return { ...prepared, sizeBytes: (data.length - 2) / 2 };
      },
      enabled: account !== undefined && contest !== undefined,
      staleTime: 60_000,
      retry: false,
    })),
    combine: (answers) =>
      answers.flatMap(({ data, isError }, index): readonly LaterAct[] => {
        const part = later[index];
        if (!part) return [];
        const cost = data
          ? describeCost(chainConfig, data, messages)
          : account && ({ status: isError ? 'unknown' : 'looking' } as const);
        return [{ part, sizeBytes: data?.sizeBytes, cost }];
      }),
  });
}

/** A contest whose start costs what the part costs, and a little more. */
const toAlike = (contest: NewContest, part: LaterPart): NewContest => {
  const alike = { ...contest, laterJudges: [] };
  return part.kind === 'list'
    ? { ...alike, entries: part.entries, judges: contest.judges.slice(0, 1) }
    : {
        ...{ ...alike, entries: contest.entries.slice(0, 1) },
        judges: part.judges.map(({ address }) => ({ address, name: '' })),
      };
};

/** The act of a part; `first`: the number of its first entry. */
export function toLaterAct(part: LaterPart, first: number) {
  if (part.kind === 'judges')
    return {
      kind: 'judges',
      judges: part.judges.map(({ address }) => address as Address),
      listed: true,
    } as const;
  const document = toEntriesDocument(part.entries);
  const { uri, contentHash } = placeDocument(document);
  const entries = document.entries.map((entry) => placeDocument(entry).contentHash);
  return { kind: 'list', first, uri, contentHash, entries } as const;
}

/** The size of the texts of the start; undefined for texts with lone surrogates, which their fields report. */
export function measure(contest: NewContest, isStored = false): NewContestSize | undefined {
  try {
    return measureNewContest(splitContest(contest, { isStored }).contest, { isStored });
  } catch {
    return undefined;
  }
}
