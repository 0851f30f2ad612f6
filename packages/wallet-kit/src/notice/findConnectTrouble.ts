import { findWalletTrouble, listCauses } from './findWalletTrouble.ts';

/** What the connect dialog says in words when a wallet did not connect. */
export type ConnectTrouble =
  | 'request-pending'
  | 'relay-unreachable'
  | 'needs-project-id'
  | 'provider-not-found'
  | 'unknown';

const codes: Partial<Record<string, ConnectTrouble>> = {
  'relay-unreachable': 'relay-unreachable',
  'needs-project-id': 'needs-project-id',
};

/** Why a wallet did not connect; `undefined` where its owner said no, which needs no words. */
export const findConnectTrouble = (error: unknown): ConnectTrouble | undefined => {
  const trouble = findWalletTrouble(error);
  if (trouble === 'rejected') return undefined;
  if (trouble === 'request-pending') return trouble;
  for (const { code, name } of listCauses(error).reverse()) {
    if (name === 'ProviderNotFoundError') return 'provider-not-found';
    const known = typeof code === 'string' ? codes[code] : undefined;
    if (known) return known;
  }
  return 'unknown';
};
