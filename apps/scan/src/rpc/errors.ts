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

/** Attestations or revocations that the chain has, and whose logs the endpoint omits: no answer of it is complete. */
export class LogsMissingError extends Error {
  override readonly name = 'LogsMissingError';
  readonly code = 'logs-missing';
  readonly retryable = true;
  /** The blocks whose logs are not complete, both ends inclusive. */
  readonly range: { readonly from: number; readonly to: number };

  constructor({ from, to, detail }: { from: number; to: number; detail: string }) {
    const blocks = from === to ? `block ${from}` : `blocks ${from} to ${to}`;
    super(`The endpoint omits logs of ${blocks}: ${detail}.`);
    this.range = { from, to };
  }
}

/** The chain changed between two requests. Reading again resolves it. */
export class ChainMovedError extends Error {
  override readonly name = 'ChainMovedError';
  readonly code = 'chain-moved';
  readonly retryable = true;
}
