import type { ChainConfig } from '@org/chain-config';
import { looksKeyed } from './looksKeyed.ts';

/**
 * A line for each setting that would publish a URL with an API key. It never repeats the URL. Not an error: some
 * providers make keys for pages, which hold for one origin.
 */
export const warnOfKeys = (
  chains: readonly ChainConfig[],
  isSet: (name: string) => boolean,
): readonly string[] => chains.flatMap((config) => warnOfChain(config, isSet));

function warnOfChain({ slug, chain, eas }: ChainConfig, isSet: (name: string) => boolean): readonly string[] {
  const rpcUrls = Object.values(chain.rpcUrls).flatMap(({ http, webSocket = [] }) => [...http, ...webSocket]);
  const advice = `put the URL with the key into SERVER_RPC_URL_${chain.id}, which only the server uses`;
  const describe = (name: string, part: string, way: string) =>
    `${isSet(name) ? name : `CHAINS: ${slug}: ${part}`} looks as if it holds an API key, and every page shows it: ${way}`;
  return [
    ...(rpcUrls.some(looksKeyed) ? [describe(`RPC_URL_${chain.id}`, 'chain.rpcUrls', advice)] : []),
    ...(looksKeyed(eas.graphQl)
      ? [describe(`SCAN_URL_${chain.id}`, 'eas.graphQl', 'use a scan that needs none')]
      : []),
  ];
}
