/** What can go wrong between the page and the wallet, as far as the kit knows it by name. */
export type WalletSessionErrorCode =
  | 'layer-unavailable'
  | 'not-connected'
  | 'wrong-chain'
  | 'switch-not-supported'
  | 'rejected'
  | 'request-pending';

const sentences: Record<WalletSessionErrorCode, string> = {
  'layer-unavailable': 'The wallet layer could not be loaded.',
  'not-connected': 'No wallet is connected.',
  'wrong-chain': 'The wallet is not connected to the requested chain.',
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
 * - `wrong-chain`: the wallet is on another chain (4901); `session.switchChain()` asks it to change.
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

/** Why a wallet of the list could not even be asked. */
export type WalletConnectionErrorCode = 'relay-unreachable' | 'needs-project-id' | 'no-chains';

const connectionSentences: Record<WalletConnectionErrorCode, string> = {
  'relay-unreachable': 'The WalletConnect relay cannot be reached.',
  'needs-project-id': 'This wallet needs WalletConnect, which this site has not set up.',
  'no-chains': 'No chains found on connector.',
};

/**
 * A wallet that could not be asked to connect.
 *
 * - `relay-unreachable`: no pairing came from the relay in time, or the browser is offline.
 * - `needs-project-id`: it is reached over WalletConnect, and the app states no project id.
 * - `no-chains`: it was offered without a chain.
 */
export class WalletConnectionError extends Error {
  override readonly name = 'WalletConnectionError';
  readonly code: WalletConnectionErrorCode;
  /** Whether the same wallet may be asked again. */
  readonly retryable: boolean;

  constructor(code: WalletConnectionErrorCode, options?: ErrorOptions) {
    super(connectionSentences[code], options);
    this.code = code;
    this.retryable = code === 'relay-unreachable';
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
