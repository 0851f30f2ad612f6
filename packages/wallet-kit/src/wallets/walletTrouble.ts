import type { WalletConnectionErrorCode, WalletSessionErrorCode } from '../base/errors.ts';
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

/** Whether the wallet does not know the chain (4902, also inside `data.originalError` as in MetaMask's app). */
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

/** Why a wallet did not connect. Each has a message in the connect dialog. */
export type ConnectTrouble =
  | 'request-pending'
  | 'relay-unreachable'
  | 'window-blocked'
  | 'window-closed'
  | 'window-unreachable'
  | 'wallet-faulty'
  | 'needs-project-id'
  | 'no-chains'
  | 'provider-not-found'
  | 'unknown';

// Exhaustive: a new error code does not compile without an entry.
const connectionTroubles: Record<WalletConnectionErrorCode, ConnectTrouble> = {
  'relay-unreachable': 'relay-unreachable',
  'window-blocked': 'window-blocked',
  'window-closed': 'window-closed',
  'window-unreachable': 'window-unreachable',
  'wallet-faulty': 'wallet-faulty',
  'needs-project-id': 'needs-project-id',
  'no-chains': 'no-chains',
};

const isOurs = (code: unknown): code is WalletConnectionErrorCode =>
  typeof code === 'string' && Object.hasOwn(connectionTroubles, code);

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
    if (isOurs(code)) return connectionTroubles[code];
  }
  return 'unknown';
}

const sentences = {
  'request-pending': ({ requestPending }: WalletMessages) => requestPending,
  'relay-unreachable': ({ relayUnreachable }: WalletMessages) => relayUnreachable,
  'window-blocked': ({ windowBlocked }: WalletMessages) => windowBlocked,
  'window-closed': ({ windowClosed }: WalletMessages) => windowClosed,
  'window-unreachable': ({ windowUnreachable }: WalletMessages) => windowUnreachable,
  'wallet-faulty': ({ walletFaulty }: WalletMessages) => walletFaulty,
  'needs-project-id': ({ needsProjectId }: WalletMessages) => needsProjectId,
  'no-chains': ({ noChains }: WalletMessages) => noChains,
  'provider-not-found': ({ providerNotFound }: WalletMessages) => providerNotFound,
  unknown: ({ somethingWentWrong }: WalletMessages) => somethingWentWrong,
} satisfies Record<ConnectTrouble, (messages: WalletMessages) => string>;

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
  return sentences[trouble](messages);
}
