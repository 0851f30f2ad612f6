import type { EIP1193Provider } from 'viem';
import { isProvider } from './injectedProvider.ts';

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
export const parseAnnouncement = (event: Event): AnnouncedWallet | undefined => {
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
};
