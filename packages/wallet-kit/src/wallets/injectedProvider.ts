import type { WalletList } from '@rainbow-me/rainbowkit';
import type { EIP1193Provider } from 'viem';

/** RainbowKit's factory of one wallet of its list. */
export type CreateWallet = WalletList[number]['wallets'][number];

/** RainbowKit's description of a wallet, and its connector. */
export type WalletDescription = ReturnType<CreateWallet>;

const said = new Set<string>();

/** Logs each warning once per page, so that a hostile wallet cannot flood the console. */
export function warnOnce(warning: string): void {
  if (said.has(warning)) return;
  said.add(warning);
  console.warn(warning);
}

/** For tests: allows every warning again. */
export function forgetWarnings(): void {
  said.clear();
}

const warnUnreadable = () => warnOnce('The wallet in window.ethereum is not listed: reading it throws.');

/** May throw for hostile objects. */
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

/** The wallet in `window.ethereum`; undefined if it is missing or reading it throws. */
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
 * RainbowKit reads `window.ethereum` to describe a wallet and throws if that throws. Then uses the second
 * description, which does not read it.
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

/** A validated wallet announcement. */
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

/** Invisible characters and bidirectional controls. U+2800 is the blank Braille pattern. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/gu;

/** Escapes characters that would end a CSS `url()` in an app's style sheet. */
const escapeIcon = (icon: string) => icon.replace(/["\\\n\r]/g, encodeURIComponent);

const readText = (info: object, field: Field): string => {
  const text = (info as Record<string, unknown>)[field];
  if (typeof text !== 'string' || text.length > LONGEST[field] || text.trim() === '')
    throw new TypeError(field);
  return text;
};

/**
 * Validates a wallet announcement (EIP-6963). Undefined for invalid ones: fields may be missing, not strings, or
 * throwing getters.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (event as CustomEvent<{ info: object; provider: unknown }>).detail;
    if (!isProvider(provider)) return undefined;
    const name = readText(info, 'name').replace(UNSEEN, '').trim();
    const icon = readText(info, 'icon');
    // RainbowKit accepts lower case only.
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
