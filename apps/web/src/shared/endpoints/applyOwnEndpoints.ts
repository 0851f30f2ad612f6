import type { ChainConfig } from '@org/chain-config';
import type { PublicConfig } from '../config/publicConfig.ts';
import type { OwnEndpoint, OwnEndpoints } from './ownEndpoints.ts';

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
