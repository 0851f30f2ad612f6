/**
 * `settings`: a setting is wrong. `web-build`: there is no web build to serve. `port`: the port cannot be used.
 * `database`: the database cannot be used. `wrong-database`: it holds another chain. `rpc`, `wrong-chain`: an RPC
 * endpoint belongs to another chain.
 */
export type StartErrorCode =
  | 'settings'
  | 'web-build'
  | 'port'
  | 'database'
  | 'wrong-database'
  | 'rpc'
  | 'wrong-chain';

/** A reason not to start, or to stop, that only a person can fix. The message is a sentence for that person. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: StartErrorCode;

  constructor(facts: { code: StartErrorCode; message: string; cause?: unknown }) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
  }
}

/** The database did not answer, or refused a statement. Never carries its URL, which may hold a password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code = 'database';
  readonly retryable = true;

  constructor(cause: unknown) {
    super(`database: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause });
  }
}
