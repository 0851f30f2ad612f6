import type { Hex } from 'viem';
import type { easAbi } from '../chain/generated/easAbi.ts';
import type { resolverErrors } from '../chain/generated/resolverErrors.ts';
import type { ReviewProblem } from '../contest/checkReviewInput.ts';
import type { NewContestProblem } from './newContestProblems.ts';

/** Why a write failed, or why its outcome is unknown. */
export const WRITE_ERROR_CODES = [
  /** The input breaks a rule; `problems` lists them. */
  'invalid-input',
  /** The wallet is on a different chain, or lost its connection to the chain. */
  'wrong-chain',
  /** The wallet's account is not the one that should sign. */
  'wrong-account',
  /** The account cannot pay the fee. */
  'insufficient-funds',
  /** The user rejected the request in the wallet. Show nothing. */
  'rejected',
  /** The wallet already shows a request: do not send another. */
  'request-pending',
  /** The wallet is not connected. */
  'disconnected',
  /** The wallet does not allow this site to use the account. */
  'unauthorized',
  /** The wallet or the chain does not support this. */
  'unsupported',
  /** The calldata differs from the request. */
  'calldata-mismatch',
  /** The contract reverts, in the simulation or when mined; `revert` names the error if it is known. */
  'reverted',
  /** Another transaction was mined with its nonce. */
  'replaced',
  /** The transaction was canceled in the wallet after it was sent. */
  'canceled',
  /** The transaction was sent but is not mined; `isHashUnknown` for contract wallets. A tracker keeps following it. */
  'not-mined',
  /** The wallet's answer isn't a transaction hash: it may still have been sent. */
  'invalid-hash',
  /** There is no EAS contract on the chain. */
  'no-eas',
  /** The chain did not answer. */
  'chain-unreachable',
  /**
   * The chain produces no later block, so the review could share a second with the one it replaces. Nothing was sent.
   */
  'clock-stopped',
  /** An earlier transaction for the same review is not mined yet. Nothing was sent. */
  'earlier-pending',
  /** Any other error of a wallet. */
  'unknown',
] as const;

/** The codes of a `WriteError`; `WRITE_ERROR_CODES` lists them. */
export type WriteErrorCode = (typeof WRITE_ERROR_CODES)[number];

/** The names of the errors with which EAS, and the resolver of contests, revert. */
export type WriteRevert = Extract<
  (typeof easAbi)[number] | (typeof resolverErrors)[number],
  { type: 'error' }
>['name'];

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
 * A failed write. `transactionHash` is set once something was sent. `isHashUnknown`: the chain does not know the hash,
 * because contract wallets such as Safe return their own hash and send once all owners have signed, which may be
 * days later. `blockedBy` is the ID of an unsettled pending write for the same subject.
 */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly code: WriteErrorCode;
  readonly retryable: boolean;
  readonly problems: readonly (NewContestProblem | ReviewProblem)[];
  readonly revert: WriteRevert | undefined;
  readonly transactionHash: Hex | undefined;
  readonly isHashUnknown: boolean;
  readonly blockedBy: string | undefined;

  constructor(facts: {
    readonly code: WriteErrorCode;
    readonly detail: string;
    readonly problems?: readonly (NewContestProblem | ReviewProblem)[];
    readonly revert?: WriteRevert | undefined;
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
