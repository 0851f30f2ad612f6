import type { WalletSessionErrorCode } from '../errors.ts';

/** Depth at which an error that contains itself is given up. */
const DEEPEST = 12;

type Cause = { readonly code: unknown; readonly name: unknown };

/** The error and everything that caused it, outermost first. A hostile wallet's error may throw when it is read. */
export const listCauses = (error: unknown): Cause[] => {
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
};

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
export const findWalletTrouble = (error: unknown): WalletSessionErrorCode | undefined => {
  for (const { code, name } of listCauses(error).reverse()) {
    const trouble =
      (typeof code === 'number' || typeof code === 'string' ? codes[code] : undefined) ??
      (typeof name === 'string' ? names[name] : undefined);
    if (trouble) return trouble;
  }
  return undefined;
};
