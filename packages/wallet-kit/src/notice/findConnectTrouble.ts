import type { WalletConnectionErrorCode } from '../errors.ts';
import { findWalletTrouble, listCauses } from './findWalletTrouble.ts';

/** What the connect dialog says in words when a wallet did not connect. */
export type ConnectTrouble =
  | 'request-pending'
  | 'relay-unreachable'
  | 'needs-project-id'
  | 'no-chains'
  | 'provider-not-found'
  | 'unknown';

// A code of ours without words does not compile.
const codes: Record<WalletConnectionErrorCode, ConnectTrouble> = {
  'relay-unreachable': 'relay-unreachable',
  'needs-project-id': 'needs-project-id',
  'no-chains': 'no-chains',
};

const isOurs = (code: unknown): code is WalletConnectionErrorCode =>
  typeof code === 'string' && Object.hasOwn(codes, code);

/** Why a wallet did not connect; `undefined` where its owner said no, which needs no words. */
export const findConnectTrouble = (error: unknown): ConnectTrouble | undefined => {
  const trouble = findWalletTrouble(error);
  if (trouble === 'rejected') return undefined;
  if (trouble === 'request-pending') return trouble;
  for (const { code, name } of listCauses(error).reverse()) {
    if (name === 'ProviderNotFoundError') return 'provider-not-found';
    if (isOurs(code)) return codes[code];
  }
  return 'unknown';
};
