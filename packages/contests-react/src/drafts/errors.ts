/** Why a request to the drafts server failed. */
export type DraftsErrorCode =
  | 'session-required'
  | 'too-large'
  | 'drafts-too-large'
  | 'too-many-drafts'
  | 'drafts-full'
  | 'unreachable'
  | 'unavailable'
  | 'unexpected';

/** A request to the drafts server failed. `retryable`: a retry may succeed. */
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
