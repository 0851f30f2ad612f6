export type LocalChainErrorCode =
  | 'port-in-use'
  | 'anvil-missing'
  | 'anvil-stopped'
  | 'predeploy-failed'
  | 'demo-failed'
  | 'bad-setting';

/** The local chain cannot start or has stopped; the message says what to do. */
export class LocalChainError extends Error {
  override readonly name = 'LocalChainError';
  readonly code: LocalChainErrorCode;

  constructor(code: LocalChainErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
