import type { WalletSessionErrorCode } from '../errors.ts';

/** Depth at which an error that contains itself is given up. */
const DEEPEST = 12;

/** The error and everything that caused it, outermost first. */
export const listCauses = (error: unknown): Record<string, unknown>[] => {
  const causes: Record<string, unknown>[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || causes.length >= DEEPEST) return;
    const cause = value as Record<string, unknown>;
    causes.push(cause);
    visit(cause.cause);
    const { originalError } = (typeof cause.data === 'object' && cause.data ? cause.data : {}) as {
      originalError?: unknown;
    };
    visit(originalError);
  };
  visit(error);
  return causes;
};

const codes: Partial<Record<string | number, WalletSessionErrorCode>> = {
  4001: 'rejected',
  5000: 'rejected',
  ACTION_REJECTED: 'rejected',
  4200: 'switch-not-supported',
  [-32002]: 'request-pending',
};

const names: Partial<Record<string, WalletSessionErrorCode>> = {
  UserRejectedRequestError: 'rejected',
  SwitchChainNotSupportedError: 'switch-not-supported',
  UnsupportedProviderMethodError: 'switch-not-supported',
  ResourceUnavailableRpcError: 'request-pending',
  ConnectorNotConnectedError: 'not-connected',
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
