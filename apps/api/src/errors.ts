/**
 * `settings`: the environment says something wrong. `web-build`: there is nothing to serve. `port-in-use`: somebody
 * else listens. `database`: it cannot be used. `rpc`: it is one of another chain.
 */
export type StartErrorCode = 'settings' | 'web-build' | 'port-in-use' | 'database' | 'rpc';

/** A reason not to start that only a person can mend; its message is written for that person. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
