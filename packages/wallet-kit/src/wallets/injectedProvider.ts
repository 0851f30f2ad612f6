import type { EIP1193Provider } from 'viem';
import type { CreateWallet } from './createWallet.ts';
import { warnOnce } from './warnOnce.ts';

const warnUnreadable = () => warnOnce('The wallet in window.ethereum was left out: it cannot be read.');

/** Reading a hostile object may throw. */
export const isProvider = (value: unknown): value is EIP1193Provider =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
  typeof (value as { readonly request?: unknown }).request === 'function';

const readInjectedProvider = (): unknown => {
  const { ethereum } = window as { readonly ethereum?: unknown };
  if (ethereum === undefined || ethereum === null) return undefined;
  const { providers } = ethereum as { readonly providers?: unknown };
  return Array.isArray(providers) && providers.length > 0 ? providers[0] : ethereum;
};

/** The wallet in `window.ethereum`; undefined where there is none, or none that can be read. */
export const findInjectedProvider = (): EIP1193Provider | undefined => {
  if (typeof window === 'undefined') return undefined;
  try {
    const provider = readInjectedProvider();
    if (provider === undefined || isProvider(provider)) return provider;
  } catch {
    // A throwing getter.
  }
  warnUnreadable();
  return undefined;
};

/**
 * RainbowKit reads `window.ethereum` while it describes a wallet, and throws where that throws. The second
 * description does not look at the page.
 */
export const unlessUnreadable =
  (createWallet: CreateWallet, withoutLooking: CreateWallet): CreateWallet =>
  (parameters) => {
    try {
      return createWallet(parameters);
    } catch {
      warnUnreadable();
      return withoutLooking(parameters);
    }
  };
