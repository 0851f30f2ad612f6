import type { ChainConfig } from '@org/chain-config';
import { allowOrigins, listOrigins, readAllowedOrigins } from './endpointsCookie.ts';
import { type OwnEndpoint, type OwnEndpoints, readOwnEndpoints } from './ownEndpoints.ts';
import type { PublicConfig } from './publicConfig.ts';
import { takeServedRows } from './servedRows.ts';

/**
 * The configuration with the visitor's own endpoints. Loaded only if there are any.
 * If the cookie expired before the storage, writes it again and reloads the page: its CSP did
 * not allow the endpoints.
 */
export async function chooseEndpoints(config: PublicConfig): Promise<PublicConfig> {
  // The answer in the page is of the configured scan.
  takeServedRows(document);
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
}

/** Replaces the endpoints of the configuration; there is no fallback to the configured ones. */
export function applyOwnEndpoints(config: PublicConfig, endpoints: OwnEndpoints): PublicConfig {
  return {
    ...config,
    chains: config.chains.map((each) => applyTo(each, endpoints[each.chain.id])),
  };
}

const applyTo = (config: ChainConfig, { rpc, scan }: OwnEndpoint = {}): ChainConfig => ({
  ...config,
  ...(rpc !== undefined && {
    chain: { ...config.chain, rpcUrls: { ...config.chain.rpcUrls, default: { http: [rpc] } } },
  }),
  ...(scan !== undefined && { eas: { ...config.eas, graphQl: scan } }),
});
