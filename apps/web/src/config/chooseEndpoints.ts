import type { ChainConfig } from '@org/chain-config';
import { allowOrigins, listOrigins, readAllowedOrigins } from './endpointsCookie.ts';
import type { OwnEndpoint, OwnEndpoints } from './ownEndpoints.ts';
import { readOwnEndpoints } from './ownEndpoints.ts';
import type { PublicConfig } from './publicConfig.ts';

/**
 * The configuration as this browser's owner wants it. Loaded only where somebody has chosen endpoints of their own.
 * Browsers that forget cookies sooner than the storage get the cookie anew, and the page once more: its policy did
 * not allow the endpoints.
 */
export const chooseEndpoints = async (config: PublicConfig): Promise<PublicConfig> => {
  const endpoints = readOwnEndpoints();
  const origins = listOrigins(endpoints);
  const areAllowed = () => origins.every((origin) => readAllowedOrigins().includes(origin));
  if (!areAllowed()) {
    allowOrigins(origins);
    if (areAllowed()) {
      window.location.reload();
      return new Promise(() => {});
    }
  }
  return applyOwnEndpoints(config, endpoints);
};

/** The configuration with the reader's own endpoints in it: nobody else is asked in their place. */
export const applyOwnEndpoints = (config: PublicConfig, endpoints: OwnEndpoints): PublicConfig => ({
  ...config,
  chains: config.chains.map((each) => applyTo(each, endpoints[each.chain.id])),
});

const applyTo = (config: ChainConfig, { rpc, scan }: OwnEndpoint = {}): ChainConfig => ({
  ...config,
  ...(rpc !== undefined && {
    chain: { ...config.chain, rpcUrls: { ...config.chain.rpcUrls, default: { http: [rpc] } } },
  }),
  ...(scan !== undefined && { eas: { ...config.eas, graphQl: scan } }),
});
