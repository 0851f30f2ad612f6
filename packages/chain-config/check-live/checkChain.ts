import type { ChainConfig } from '@org/chain-config';
import { checkRpc } from './checkRpc.ts';
import { checkScan } from './checkScan.ts';
import type { Finding } from './finding.ts';

/** Overrides for the endpoints of the configuration. */
export type Endpoints = {
  readonly rpcUrl?: string | undefined;
  readonly scanUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
};

/** Checks a chain config against the chain and its scan. Never throws: every failure is a finding. */
export async function checkChain(
  config: ChainConfig,
  endpoints: Endpoints = {},
): Promise<readonly Finding[]> {
  const { rpcUrl, scanUrl = config.eas.graphQl, timeoutMs = 10_000 } = endpoints;
  const [defaultRpcUrl = ''] = config.chain.rpcUrls.default.http;
  const [rpc, scan] = await Promise.all([
    checkRpc(config, { url: rpcUrl ?? defaultRpcUrl, timeoutMs }),
    checkScan(config, { url: scanUrl, timeoutMs }),
  ]);
  return [...rpc, scan];
}
