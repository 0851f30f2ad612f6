const sentences = {
  'layer-unavailable': 'The wallet layer could not be loaded.',
  'not-connected': 'No wallet is connected.',
  'wrong-chain': 'The wallet is not connected to the requested chain.',
  'switch-not-supported':
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  'switch-failed': 'The wallet agreed to switch networks, but its network has not changed.',
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
  /** Whether a retry can succeed. */
  readonly retryable: boolean;

  constructor(code: WalletSessionErrorCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
    this.retryable = code !== 'switch-not-supported';
  }
}

/** Why a wallet could not be asked to connect. */
export type WalletConnectionErrorCode =
  | 'relay-unreachable'
  | 'window-blocked'
  | 'window-closed'
  | 'window-unreachable'
  | 'wallet-faulty'
  | 'needs-project-id'
  | 'no-chains';

const connectionSentences: Record<WalletConnectionErrorCode, string> = {
  'relay-unreachable': 'The WalletConnect relay cannot be reached.',
  'window-blocked': 'The browser blocked the window of the wallet.',
  'window-closed': 'The window of the wallet closed without an answer.',
  'window-unreachable': 'The window of the wallet did not load.',
  'wallet-faulty': 'The provider of the wallet has no `on` and `removeListener` (EIP-1193).',
  'needs-project-id': 'This wallet needs WalletConnect, which is not configured on this site.',
  'no-chains': 'No chains found on connector.',
};

const LASTING: ReadonlySet<WalletConnectionErrorCode> = new Set([
  'wallet-faulty',
  'needs-project-id',
  'no-chains',
]);

/**
 * A wallet that could not be asked to connect.
 *
 * - `relay-unreachable`: no pairing arrived in time, or the browser is offline.
 * - `window-blocked`: the browser did not open the wallet's window.
 * - `window-closed`: the wallet's window was closed before it answered.
 * - `window-unreachable`: the wallet's window or its code did not load in time.
 * - `wallet-faulty`: the wallet's provider reports no events.
 * - `needs-project-id`: the wallet needs WalletConnect, and the app has no project id.
 * - `no-chains`: no chain is configured.
 */
export class WalletConnectionError extends Error {
  override readonly name = 'WalletConnectionError';
  readonly code: WalletConnectionErrorCode;
  /** Whether a retry can succeed. */
  readonly retryable: boolean;

  constructor(code: WalletConnectionErrorCode, options?: ErrorOptions) {
    super(connectionSentences[code], options);
    this.code = code;
    this.retryable = !LASTING.has(code);
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
