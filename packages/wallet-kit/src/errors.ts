/** What can go wrong between the page and the wallet layer, and what the caller may do about it. */
export type WalletSessionErrorCode = 'layer-unavailable' | 'not-connected';

const sentences: Record<WalletSessionErrorCode, string> = {
  'layer-unavailable': 'The wallet layer could not be loaded.',
  'not-connected': 'No wallet is connected.',
};

/**
 * A question to the wallet session that found no answer.
 *
 * `layer-unavailable`: the code of the wallet layer did not arrive; asking again loads it again.
 * `not-connected`: there is no wallet to ask; `session.openConnect()` offers one.
 */
export class WalletSessionError extends Error {
  override readonly name = 'WalletSessionError';
  readonly code: WalletSessionErrorCode;
  readonly retryable: boolean;

  constructor(code: WalletSessionErrorCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
    this.retryable = code === 'layer-unavailable';
  }
}
