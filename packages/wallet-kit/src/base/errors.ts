const sentences = {
  'layer-unavailable': 'The wallet layer could not be loaded.',
  'not-connected': 'No wallet is connected.',
  'wrong-chain': 'The wallet is not connected to the requested chain.',
  'switch-not-supported':
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  'switch-failed': 'The wallet did not switch networks.',
  rejected: 'The request was rejected in the wallet.',
  'request-pending': 'A request is already pending in the wallet.',
} as const;

/** The known errors between page and wallet. */
export type WalletSessionErrorCode = keyof typeof sentences;

/** All codes of a `WalletSessionError`. */
export const WALLET_SESSION_ERROR_CODES = Object.keys(sentences) as readonly WalletSessionErrorCode[];

/**
 * A failed call of the wallet session.
 *
 * - `layer-unavailable`: the wallet layer's code failed to load; a retry loads it again.
 * - `not-connected`: no wallet is connected; call `session.openConnect()`.
 * - `wrong-chain`: the wallet is on another chain (4901); call `session.switchChain()`.
 * - `switch-not-supported`: the wallet's network can only be changed in the wallet.
 * - `switch-failed`: the wallet answered, but is still on its network.
 * - `rejected`: the user rejected the request. Show nothing.
 * - `request-pending`: the wallet is already showing another request.
 */
export class WalletSessionError extends Error {
  override readonly name = 'WalletSessionError';
  readonly code: WalletSessionErrorCode;
  /** True if a retry can succeed. */
  readonly retryable: boolean;

  constructor(code: WalletSessionErrorCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
    this.retryable = code !== 'switch-not-supported';
  }
}

/** A transaction that cannot be tracked. The message lists every fault, in the specification's words. */
export class TransactionError extends Error {
  override readonly name = 'TransactionError';
  readonly code = 'invalid-transaction';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['Unable to add transaction', ...faults].join('\n'));
    this.faults = faults;
  }
}
