import type { Hex } from 'viem';
import type { ContestProblem } from '../input/checkContestInput.ts';
import type { EvaluationProblem } from '../input/checkEvaluationInput.ts';

/** Why a write did not happen, or is not known to have happened. */
export const WRITE_ERROR_CODES = [
  /** The input breaks a rule; `problems` lists them. */
  'invalid-input',
  /** The wallet is on another chain than the contest, or lost its connection to that chain. */
  'wrong-chain',
  /** The wallet's account is not the one that was to sign. */
  'wrong-account',
  /** The account cannot pay the fee. */
  'insufficient-funds',
  /** The owner rejected the request in the wallet. Show nothing. */
  'rejected',
  /** The wallet already shows a request: do not send another. */
  'request-pending',
  /** The wallet is not connected. */
  'disconnected',
  /** The wallet does not allow this site to use the account. */
  'unauthorized',
  /** The wallet cannot do this. */
  'unsupported',
  /** The calldata differs from what was requested. */
  'calldata-mismatch',
  /** EAS refuses it, now or when it was mined; `revert` names its error where it is known. */
  'reverted',
  /** Another transaction was mined with its nonce. */
  'replaced',
  /** It was cancelled in the wallet after it had been sent. */
  'cancelled',
  /** It was sent and is not mined yet; `isHashUnknown` with contract wallets. A tracker keeps following it. */
  'not-mined',
  /** The wallet's answer isn't a transaction hash: it may have been sent all the same. */
  'invalid-hash',
  /** There is no EAS contract on the chain. */
  'no-eas',
  /** The chain did not answer. */
  'chain-unreachable',
  /** The chain makes no blocks: the next one could share its second with the review that is replaced. Nothing was sent. */
  'clock-stopped',
  /** An earlier transaction about the same thing is not mined yet. Nothing was sent. */
  'earlier-pending',
  /** Anything else that a wallet may say. */
  'unknown',
] as const;

export type WriteErrorCode = (typeof WRITE_ERROR_CODES)[number];

const RETRYABLE: readonly WriteErrorCode[] = [
  'not-mined',
  'chain-unreachable',
  'clock-stopped',
  'earlier-pending',
  'request-pending',
  'rejected',
  'unknown',
];

/**
 * A write that failed. `transactionHash` is there once something was sent. With `isHashUnknown` the chain knows no
 * transaction of that hash: contract wallets such as Safe answer with a hash of their own and send once all owners have
 * signed, which may be days later. `blockedBy` is the id of the pending write that is in the way.
 */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly code: WriteErrorCode;
  readonly retryable: boolean;
  readonly problems: readonly (ContestProblem | EvaluationProblem)[];
  readonly revert: string | undefined;
  readonly transactionHash: Hex | undefined;
  readonly isHashUnknown: boolean;
  readonly blockedBy: string | undefined;

  constructor(facts: {
    readonly code: WriteErrorCode;
    readonly detail: string;
    readonly problems?: readonly (ContestProblem | EvaluationProblem)[];
    readonly revert?: string | undefined;
    readonly transactionHash?: Hex | undefined;
    readonly isHashUnknown?: boolean;
    readonly blockedBy?: string | undefined;
    readonly cause?: unknown;
  }) {
    super(facts.detail, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.code = facts.code;
    this.retryable = RETRYABLE.includes(facts.code);
    this.problems = facts.problems ?? [];
    this.revert = facts.revert;
    this.transactionHash = facts.transactionHash;
    this.isHashUnknown = facts.isHashUnknown ?? false;
    this.blockedBy = facts.blockedBy;
  }
}
