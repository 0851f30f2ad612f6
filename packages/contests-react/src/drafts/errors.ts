/** Why a server of drafts did not do what it was asked. */
export type DraftsErrorCode =
  | 'session-required'
  | 'too-large'
  | 'drafts-too-large'
  | 'too-many-drafts'
  | 'drafts-full'
  | 'unreachable'
  | 'unavailable'
  | 'unexpected';

/** The server of drafts could not be asked, or refused. `retryable`: the same may do later. */
export class DraftsError extends Error {
  override readonly name = 'DraftsError';
  readonly code: DraftsErrorCode;
  readonly retryable: boolean;

  constructor(code: DraftsErrorCode, options?: ErrorOptions) {
    super(`drafts: ${code}`, options);
    this.code = code;
    this.retryable = code === 'unreachable' || code === 'unavailable' || code === 'drafts-full';
  }
}
