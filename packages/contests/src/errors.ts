/** An expected outcome: a value, or the named reason why there is none. */
export type Answer<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

/** What went wrong between us and a scan. */
export type ScanErrorCode = 'scan-unreachable' | 'scan-answer';

/**
 * A scan did not answer (`scan-unreachable`: no connection, a timeout, HTTP 5xx or 429), or not with what was asked
 * for (`scan-answer`: GraphQL errors, a shape that no scan has). `retryable` says whether asking again may help.
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

/** What went wrong between us and a chain's RPC. */
export type ChainErrorCode = 'chain-unreachable' | 'chain-answer' | 'wrong-chain';

/**
 * The chain did not answer (`chain-unreachable`), contradicted itself, as nodes that lag behind each other do
 * (`chain-answer`), or is another one than the config's (`wrong-chain`).
 */
export class ChainError extends Error {
  override readonly name = 'ChainError';
  readonly code: ChainErrorCode;
  readonly chainId: number;
  readonly retryable: boolean;

  constructor(facts: { code: ChainErrorCode; chainId: number; detail: string; cause?: unknown }) {
    super(`${facts.detail} (chain ${facts.chainId})`, 'cause' in facts ? { cause: facts.cause } : undefined);
    this.code = facts.code;
    this.chainId = facts.chainId;
    this.retryable = facts.code !== 'wrong-chain';
  }
}
