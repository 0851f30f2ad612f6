import type { ChainConfig } from '@org/chain-config';
import {
  type Attestation,
  type Contest,
  getJudgeQueue,
  isSealed,
  type JudgeQueue,
  type Phase,
  type Result,
} from '@org/contests';
import { useMemo } from 'react';
import type { Address, Hex } from 'viem';
import { findChain, useConfig, useWalletState } from '../base/provider/contests.ts';
import { useAssignments } from './reading/assignments.ts';
import type { MissingReason, Source, UnaskedVerdict } from './reading/contestAnswer.ts';
import { useContestReading } from './reading/useContestReading.ts';
import { usePhase } from './reading/usePhase.ts';
import type { ReadingProgress } from './replay/replayParts.ts';

/** @throws {UnknownChainError} */
export function useChainConfig(chain: string): ChainConfig {
  const chainConfig = findChain(useConfig(), chain);
  if (!chainConfig) throw new UnknownChainError(chain);
  return chainConfig;
}

/** A hook is asked about a chain that the configuration does not have. */
export class UnknownChainError extends Error {
  override readonly name = 'UnknownChainError';
  readonly code = 'unknown-chain';
  readonly chain: string;

  constructor(chain: string) {
    super(`The configuration has no chain ${chain}`);
    this.chain = chain;
  }
}

/** The parameters of `useJudging`. */
export type UseJudgingParameters = UseContestParameters & {
  /** By default the account of the connected wallet. */
  readonly account?: Address | undefined;
};

/** A judge's work in a contest. */
export type JudgingData = {
  readonly contest: Contest;
  readonly phase: Phase;
  readonly isSealed: boolean;
  /** Null if the account is not a judge. Entries from which the judge abstained are in neither list. */
  readonly queue: JudgeQueue | null;
};

/** The result of `useJudging`. */
export type UseJudgingReturn = {
  readonly data: JudgingData | undefined;
  readonly status: 'pending' | 'success' | 'error';
  readonly error: ContestUnavailableError | null;
  readonly refetch: () => void;
};

/**
 * The entries that a judge has reviewed and those that wait: those that the organizer assigned, then the least reviewed ones. Pending without an account.
 *
 * @throws {UnknownChainError} if the configuration does not have the chain
 * @example
 * ```tsx
 * import { useJudging } from '@org/contests-react';
 *
 * function Waiting() {
 *   const { data } = useJudging({ chain: 'base-sepolia', uid: '0x…' });
 *   return <p>{data?.queue ? `${data.queue.waiting.length} left` : 'You are not a judge.'}</p>;
 * }
 * ```
 */
export function useJudging({ account: given, ...parameters }: UseJudgingParameters): UseJudgingReturn {
  const wallet = useWalletState();
  const account = given ?? wallet.account ?? undefined;
  const { data: read, status, error, refetch } = useContest(parameters);
  const { contest, result, phase } = read ?? {};
  const chainConfig = useChainConfig(parameters.chain);
  const { assignments } = useAssignments(chainConfig, contest, { enabled: account !== undefined });
  const data = useMemo(() => {
    if (!contest || !result || !phase || !account) return undefined;
    const queue = getJudgeQueue({ ...result, assignments }, account);
    return { contest, phase, isSealed: isSealed(contest), queue };
  }, [contest, result, phase, account, assignments]);
  return { data, status: status === 'success' && !data ? 'pending' : status, error, refetch };
}

/** The parameters of `useContest`. */
export type UseContestParameters = {
  /** The slug of a configured chain. */
  readonly chain: string;
  readonly uid: Hex;
  readonly query?: {
    /** Without it, nothing is read. */
    readonly enabled?: boolean | undefined;
    /** In milliseconds; by default as often as the contest's phase asks for, and never once it cannot change. */
    readonly refetchInterval?: number | false | undefined;
  };
};

/** A contest as far as it has been read. */
export type ContestData = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading: title, dates and judges come first. */
  readonly result: Result | undefined;
  readonly phase: Phase;
  readonly source: Source;
  /** The scan's answer compared with the chain; undefined before that. */
  readonly check: UnaskedVerdict | undefined;
  /** The scan omitted or altered something, and the chain has not confirmed what is shown. */
  readonly isPartial: boolean;
  /** Progress of a long read, while there is no result. */
  readonly progress: ReadingProgress | undefined;
};

/**
 * A contest cannot be shown. `code`: `not-found`; `not-found-unchecked`, if the chain did not respond; `not-a-contest`, with the
 * `attestation`; `not-indexed`, if only the chain has it so far; `scan-failed`, if reading the chain takes more `requests` than a
 * page sends by itself (null if unknown); `chain-failed`; `reviews-failed`, if only its reviews cannot be read.
 */
export class ContestUnavailableError extends Error {
  override readonly name = 'ContestUnavailableError';
  readonly code: MissingReason['status'] | 'reviews-failed';
  readonly attestation: Attestation | undefined;
  readonly requests: number | null | undefined;

  constructor(
    reason: MissingReason | { readonly status: 'reviews-failed'; readonly requests?: number | null },
  ) {
    super(`The contest cannot be shown: ${reason.status}`);
    this.code = reason.status;
    this.attestation = 'attestation' in reason ? reason.attestation : undefined;
    this.requests = 'requests' in reason ? reason.requests : undefined;
  }
}

/** The result of `useContest`: an error is one of `ContestUnavailableError`. */
export type UseContestReturn = (
  | { readonly status: 'pending'; readonly data: undefined; readonly error: null }
  | { readonly status: 'success'; readonly data: ContestData; readonly error: null }
  /** `data` is what is known nevertheless. */
  | {
      readonly status: 'error';
      readonly data: ContestData | undefined;
      readonly error: ContestUnavailableError;
    }
) & { readonly refetch: () => void };

/**
 * A contest with its result. It is read from the scan, or from the chain while the scan cannot be used, checked against the chain
 * once the page is idle, and read again while it can change.
 *
 * @throws {UnknownChainError} if the configuration does not have the chain
 * @example
 * ```tsx
 * import { useContest } from '@org/contests-react';
 *
 * function Winner() {
 *   const { data, status, error } = useContest({ chain: 'base-sepolia', uid: '0x…' });
 *   if (status === 'pending') return <p>Loading</p>;
 *   if (!data?.result) return <p>{error?.code ?? data?.contest.title}</p>;
 *   return <p>{data.result.ranking[0]?.points}</p>;
 * }
 * ```
 */
export function useContest({ chain, uid, query = {} }: UseContestParameters): UseContestReturn {
  const chainConfig = useChainConfig(chain);
  const { answer, check, refetch } = useContestReading(chainConfig, uid, query);
  const found = answer.status === 'found' ? answer : undefined;
  const phase = usePhase({ contest: found?.contest, block: found?.result?.block });
  if (answer.status === 'loading') return { status: 'pending', data: undefined, error: null, refetch };
  if (answer.status === 'missing') {
    const error = new ContestUnavailableError(answer.reason);
    return { status: 'error', data: undefined, error, refetch };
  }
  const { contest, result, source, isPartial, progress, failure } = answer;
  const data = { contest, result, phase, source, isPartial, progress, check: check.verdict };
  if (!failure) return { status: 'success', data, error: null, refetch };
  const reason = { status: 'reviews-failed', ...failure.tooMuch } as const;
  return { status: 'error', data, error: new ContestUnavailableError(reason), refetch };
}
