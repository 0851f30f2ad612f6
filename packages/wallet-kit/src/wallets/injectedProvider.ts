import type { WalletList } from '@rainbow-me/rainbowkit';
import type { EIP1193Provider } from 'viem';

/** How RainbowKit describes one wallet of its list. */
export type CreateWallet = WalletList[number]['wallets'][number];

/** A wallet as RainbowKit takes it: what is shown, and how its connector is made. */
export type WalletDescription = ReturnType<CreateWallet>;

const said = new Set<string>();

/** Logs the same warning once per page: a hostile wallet could repeat itself a thousand times. */
export function warnOnce(warning: string): void {
  if (said.has(warning)) return;
  said.add(warning);
  console.warn(warning);
}

/** Every warning may be logged again. */
export function forgetWarnings(): void {
  said.clear();
}

const warnUnreadable = () => warnOnce('The wallet in window.ethereum was left out: it cannot be read.');

/** Reading a hostile object may throw. */
function isProvider(value: unknown): value is EIP1193Provider {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    typeof (value as { readonly request?: unknown }).request === 'function'
  );
}

const readInjectedProvider = (): unknown => {
  const { ethereum } = window as { readonly ethereum?: unknown };
  if (ethereum === undefined || ethereum === null) return undefined;
  const { providers } = ethereum as { readonly providers?: unknown };
  return Array.isArray(providers) && providers.length > 0 ? providers[0] : ethereum;
};

/** The wallet in `window.ethereum`; undefined where there is none, or none that can be read. */
export function findInjectedProvider(): EIP1193Provider | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const provider = readInjectedProvider();
    if (provider === undefined || isProvider(provider)) return provider;
  } catch {
    // A throwing getter.
  }
  warnUnreadable();
  return undefined;
}

/**
 * RainbowKit reads `window.ethereum` while it describes a wallet, and throws where that throws. The second
 * description does not look at the page.
 */
export function unlessUnreadable(createWallet: CreateWallet, withoutLooking: CreateWallet): CreateWallet {
  return (parameters) => {
    try {
      return createWallet(parameters);
    } catch {
      warnUnreadable();
      return withoutLooking(parameters);
    }
  };
}

/** A wallet that announced itself, validated. */
export type AnnouncedWallet = {
  readonly uuid: string;
  readonly name: string;
  readonly rdns: string;
  /** A data URI of an image. */
  readonly icon: string;
  readonly provider: EIP1193Provider;
};

const LONGEST = { uuid: 128, name: 128, rdns: 253, icon: 262_144 } as const;
type Field = keyof typeof LONGEST;

/** Characters that are not drawn, and those that turn the direction of what follows. U+2800 is the blank of Braille. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/gu;

/** Characters that would end the address in a style sheet of an app; RainbowKit draws `<img src>`. */
const escapeIcon = (icon: string) => icon.replace(/["\\\n\r]/g, encodeURIComponent);

const readText = (info: object, field: Field): string => {
  const text = (info as Record<string, unknown>)[field];
  if (typeof text !== 'string' || text.length > LONGEST[field] || text.trim() === '')
    throw new TypeError(field);
  return text;
};

/**
 * Reads what a wallet says of itself (EIP-6963). Any extension may say anything: fields may be missing, no text, or
 * throw when they are read. Such a wallet is undefined.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (event as CustomEvent<{ info: object; provider: unknown }>).detail;
    if (!isProvider(provider)) return undefined;
    const name = readText(info, 'name').replace(UNSEEN, '').trim();
    const icon = readText(info, 'icon');
    // RainbowKit takes lower case only.
    if (name === '' || !icon.startsWith('data:image/')) return undefined;
    return {
      uuid: readText(info, 'uuid'),
      name,
      rdns: readText(info, 'rdns').trim(),
      icon: escapeIcon(icon),
      provider,
    };
  } catch {
    return undefined;
  }
}
