import type { WalletSessionErrorCode } from '../base/errors.ts';
import type { WalletMessages } from '../messages/en.ts';

/** The maximum depth, for errors that contain themselves. */
const DEEPEST = 12;

type Cause = { readonly code: unknown; readonly name: unknown };

/** The error and its causes, outermost first. A hostile wallet's error may have throwing getters. */
function listCauses(error: unknown): Cause[] {
  const causes: Cause[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || causes.length >= DEEPEST) return;
    const { code, name, cause, data } = value as Record<string, unknown>;
    causes.push({ code, name });
    visit(cause);
    if (typeof data === 'object' && data) visit((data as Record<string, unknown>).originalError);
  };
  try {
    visit(error);
  } catch {
    // A throwing getter: keeps the causes read so far.
  }
  return causes;
}

const codes: Partial<Record<string | number, WalletSessionErrorCode>> = {
  4001: 'rejected',
  5000: 'rejected',
  ACTION_REJECTED: 'rejected',
  4200: 'switch-not-supported',
  4900: 'not-connected',
  4901: 'wrong-chain',
  [-32002]: 'request-pending',
};

const names: Partial<Record<string, WalletSessionErrorCode>> = {
  UserRejectedRequestError: 'rejected',
  SwitchChainNotSupportedError: 'switch-not-supported',
  UnsupportedProviderMethodError: 'switch-not-supported',
  ResourceUnavailableRpcError: 'request-pending',
  ConnectorNotConnectedError: 'not-connected',
  ProviderDisconnectedError: 'not-connected',
  ChainDisconnectedError: 'wrong-chain',
};

/**
 * The meaning of a wallet's error. Walks the causes from the innermost, which comes from the wallet, to the outer
 * ones, which libraries added.
 *
 * @example
 * ```ts
 * import { findWalletTrouble } from '@org/wallet-kit';
 * if (findWalletTrouble(error) !== 'rejected') console.error(error);
 * ```
 */
export function findWalletTrouble(error: unknown): WalletSessionErrorCode | undefined {
  for (const { code, name } of listCauses(error).reverse()) {
    const trouble =
      (typeof code === 'number' || typeof code === 'string' ? codes[code] : undefined) ??
      (typeof name === 'string' ? names[name] : undefined);
    if (trouble) return trouble;
  }
  return undefined;
}

const UNKNOWN_CHAIN = 4902;

/** True if the wallet does not know the chain (4902, also inside `data.originalError` as in MetaMask's app). */
export function isUnknownChain(error: unknown): boolean {
  return listCauses(error).some(({ code }) => code === UNKNOWN_CHAIN);
}

const METHOD_NOT_FOUND = -32601;

/** The meaning of a wallet's answer to a switch of chains. A wallet that does not know the method cannot switch. */
export function findSwitchTrouble(error: unknown): WalletSessionErrorCode | undefined {
  const trouble = findWalletTrouble(error);
  if (trouble) return trouble;
  return listCauses(error).some(({ code }) => code === METHOD_NOT_FOUND) ? 'switch-not-supported' : undefined;
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

/** True if a retry cannot fix it. */
export function isLasting(trouble: ConnectTrouble | undefined): boolean {
  return trouble === 'wallet-faulty' || trouble === 'needs-project-id' || trouble === 'no-chains';
}

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
  /** True if a retry can succeed. */
  readonly retryable: boolean;

  constructor(code: WalletConnectionErrorCode, options?: ErrorOptions) {
    super(connectionSentences[code], options);
    this.code = code;
    this.retryable = !isLasting(code);
  }
}

/** Why a wallet did not connect. Each has a message in the connect dialog. */
export type ConnectTrouble = WalletConnectionErrorCode | 'request-pending' | 'provider-not-found' | 'unknown';

const isOurs = (code: unknown): code is WalletConnectionErrorCode =>
  typeof code === 'string' && Object.hasOwn(connectionSentences, code);

/**
 * Why a wallet did not connect; `undefined` if the user rejected the request, which shows no message.
 *
 * @example
 * ```ts
 * import { findConnectTrouble } from '@org/wallet-kit';
 * const trouble = findConnectTrouble(error); // undefined if the user rejected
 * ```
 */
export function findConnectTrouble(error: unknown): ConnectTrouble | undefined {
  const trouble = findWalletTrouble(error);
  if (trouble === 'rejected') return undefined;
  if (trouble === 'request-pending') return trouble;
  for (const { code, name } of listCauses(error).reverse()) {
    if (name === 'ProviderNotFoundError') return 'provider-not-found';
    if (isOurs(code)) return code;
  }
  return 'unknown';
}

// Exhaustive: a new code does not compile without a sentence.
const sentences = {
  'request-pending': 'requestPending',
  'relay-unreachable': 'relayUnreachable',
  'window-blocked': 'windowBlocked',
  'window-closed': 'windowClosed',
  'window-unreachable': 'windowUnreachable',
  'wallet-faulty': 'walletFaulty',
  'needs-project-id': 'needsProjectId',
  'no-chains': 'noChains',
  'provider-not-found': 'providerNotFound',
  unknown: 'somethingWentWrong',
} as const satisfies Record<ConnectTrouble, keyof WalletMessages>;

/**
 * The message of the connect dialog for a failed connection.
 *
 * @example
 * ```ts
 * import { describeConnectTrouble, findConnectTrouble, walletMessages } from '@org/wallet-kit';
 * const trouble = findConnectTrouble(error);
 * if (trouble) console.log(describeConnectTrouble(trouble, walletMessages));
 * ```
 */
export function describeConnectTrouble(trouble: ConnectTrouble, messages: WalletMessages): string {
  return messages[sentences[trouble]];
}
