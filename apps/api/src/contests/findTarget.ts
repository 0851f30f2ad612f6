import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import type { PublicConfig } from '../settings/settings.ts';

/** A place where a contest may be: a chain that is in use, and a UID. */
export type Target = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The network that asks; undefined where it isn't known. */
  readonly network?: string | undefined;
};

/** Tells contests apart, those of all chains. */
export const keyOfTarget = ({ chainConfig, uid }: Target) => `${chainConfig.slug} ${uid}`;

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** Reads the two segments of a contest's address; undefined where they can lead to none. */
export function findTarget(
  { chains }: Pick<PublicConfig, 'chains'>,
  { chain, uid, network }: { chain: string; uid: string; network?: string | undefined },
): Target | undefined {
  const chainConfig = chains.find(({ slug, status }) => slug === chain && status !== 'retired');
  const wanted = uid.toLowerCase();
  return chainConfig && isUid(wanted) ? { chainConfig, uid: wanted, network } : undefined;
}
