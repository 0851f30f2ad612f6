import type { WalletConnectionErrorCode, WalletSessionErrorCode } from '../errors.ts';
import type { WalletTexts } from '../texts.ts';

/** Depth at which an error that contains itself is given up. */
const DEEPEST = 12;

type Cause = { readonly code: unknown; readonly name: unknown };

/** The error and everything that caused it, outermost first. A hostile wallet's error may throw when it is read. */
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
    // What was read until then is all there is.
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
 * What a wallet's refusal means, found by walking its causes from the innermost: that one is the wallet's own
 * word, the outer ones are what libraries made of it.
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

/** What the connect dialog says in words when a wallet did not connect. */
export type ConnectTrouble =
  | 'request-pending'
  | 'relay-unreachable'
  | 'needs-project-id'
  | 'no-chains'
  | 'provider-not-found'
  | 'unknown';

// A code of ours without words does not compile.
const connectionTroubles: Record<WalletConnectionErrorCode, ConnectTrouble> = {
  'relay-unreachable': 'relay-unreachable',
  'needs-project-id': 'needs-project-id',
  'no-chains': 'no-chains',
};

const isOurs = (code: unknown): code is WalletConnectionErrorCode =>
  typeof code === 'string' && Object.hasOwn(connectionTroubles, code);

/** Why a wallet did not connect; `undefined` where its owner said no, which needs no words. */
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
  'request-pending': ({ requestPending }: WalletTexts) => requestPending,
  'relay-unreachable': ({ relayUnreachable }: WalletTexts) => relayUnreachable,
  'needs-project-id': ({ needsProjectId }: WalletTexts) => needsProjectId,
  'no-chains': ({ noChains }: WalletTexts) => noChains,
  'provider-not-found': ({ providerNotFound }: WalletTexts) => providerNotFound,
  unknown: ({ somethingWentWrong }: WalletTexts) => somethingWentWrong,
} satisfies Record<ConnectTrouble, (texts: WalletTexts) => string>;

/** The sentence in which the connect dialog says why a wallet did not connect. */
export function describeConnectTrouble(trouble: ConnectTrouble, texts: WalletTexts): string {
  return sentences[trouble](texts);
}
