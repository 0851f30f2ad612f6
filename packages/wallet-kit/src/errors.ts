/** What can go wrong between the page and the wallet, as far as the kit knows it by name. */
export type WalletSessionErrorCode =
  | 'layer-unavailable'
  | 'not-connected'
  | 'switch-not-supported'
  | 'rejected'
  | 'request-pending';

const sentences: Record<WalletSessionErrorCode, string> = {
  'layer-unavailable': 'The wallet layer could not be loaded.',
  'not-connected': 'No wallet is connected.',
  'switch-not-supported':
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  rejected: 'The request was rejected in the wallet.',
  'request-pending': 'A request is already pending in the wallet.',
};

/**
 * A question to the wallet session that found no answer.
 *
 * - `layer-unavailable`: the code of the wallet layer did not arrive; asking again loads it again.
 * - `not-connected`: there is no wallet to ask; `session.openConnect()` offers one.
 * - `switch-not-supported`: this wallet changes its network only by its owner's hand.
 * - `rejected`: its owner said no. Nothing needs to be shown.
 * - `request-pending`: the wallet already asks its owner something.
 */
export class WalletSessionError extends Error {
  override readonly name = 'WalletSessionError';
  readonly code: WalletSessionErrorCode;
  /** Whether the same question may be answered another time. */
  readonly retryable: boolean;

  constructor(code: WalletSessionErrorCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
    this.retryable = code !== 'switch-not-supported';
  }
}
