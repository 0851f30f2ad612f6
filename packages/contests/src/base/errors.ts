/** An expected outcome: a value, or a named reason for its absence. */
export type Answer<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

/** Why a request to a scan failed. */
export type ScanErrorCode = 'scan-unreachable' | 'scan-answer';

/**
 * A scan did not answer (`scan-unreachable`: no connection, a timeout, HTTP 5xx or 429), or its answer was unusable
 * (`scan-answer`: GraphQL errors, an unexpected shape). `retryable` is true if a retry may help.
 */
export class ScanError extends Error {
  override readonly name = 'ScanError';
  readonly code: ScanErrorCode;
  readonly endpoint: string;
  readonly retryable: boolean;

  constructor(facts: {
    code: ScanErrorCode;
    endpoint: string;
    retryable: boolean;
    detail: string;
    cause?: unknown;
  }) {
    super(`${facts.detail} (${facts.endpoint})`, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.code = facts.code;
    this.endpoint = facts.endpoint;
    this.retryable = facts.retryable;
  }
}

/** Why a request to a chain's RPC endpoint failed. */
export type ChainErrorCode = 'chain-unreachable' | 'chain-answer' | 'wrong-chain';

/**
 * The chain did not answer (`chain-unreachable`), its answers contradict each other, for example because some nodes lag
 * (`chain-answer`), or the endpoint serves a different chain than the config names (`wrong-chain`). `retryable` is false
 * if a retry cannot help: another chain, or more data than is read.
 */
export class ChainError extends Error {
  override readonly name = 'ChainError';
  readonly code: ChainErrorCode;
  readonly chainId: number;
  readonly retryable: boolean;

  constructor(facts: {
    code: ChainErrorCode;
    chainId: number;
    detail: string;
    retryable?: boolean;
    cause?: unknown;
  }) {
    super(`${facts.detail} (chain ${facts.chainId})`, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.code = facts.code;
    this.chainId = facts.chainId;
    this.retryable = facts.retryable ?? facts.code !== 'wrong-chain';
  }
}
