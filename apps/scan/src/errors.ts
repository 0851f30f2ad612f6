/** What can go wrong with an RPC endpoint. Only `rpc-refused` is about the question; the others are about the moment. */
export type RpcErrorCode = 'rpc-unreachable' | 'rpc-busy' | 'rpc-answer' | 'rpc-refused';

/** An RPC endpoint that did not give what was asked for. Never carries the endpoint's URL, which may hold a key. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: RpcErrorCode;
  readonly method: string;
  readonly retryable: boolean;
  /** How long the endpoint asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(facts: {
    code: RpcErrorCode;
    method: string;
    detail: string;
    retryAfterMs?: number | undefined;
    cause?: unknown;
  }) {
    super(`${facts.method}: ${facts.detail}`, { cause: facts.cause });
    this.code = facts.code;
    this.method = facts.method;
    this.retryable = facts.code !== 'rpc-refused';
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** The chain moved while it was being read: two answers do not belong together. Reading again settles it. */
export class ChainMovedError extends Error {
  override readonly name = 'ChainMovedError';
  readonly code = 'chain-moved';
  readonly retryable = true;
}
