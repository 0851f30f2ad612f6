/** RPC errors. Only `rpc-refused` depends on the request; the others are temporary. */
export type RpcErrorCode = 'rpc-unreachable' | 'rpc-busy' | 'rpc-answer' | 'rpc-refused';

/** A failed RPC request. Never contains the endpoint's URL, which may hold a key. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: RpcErrorCode;
  readonly method: string;
  readonly retryable: boolean;
  /** The endpoint's `Retry-After`, in milliseconds. */
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

/** The chain changed between two requests. Reading again resolves it. */
export class ChainMovedError extends Error {
  override readonly name = 'ChainMovedError';
  readonly code = 'chain-moved';
  readonly retryable = true;
}
