import { type ChainConfig, findChainConfig, findChainConfigBySlug } from '@org/chain-config';
import { type Client, createClient, http, type Transport } from 'viem';
import { getChainId } from 'viem/actions';
import { UnusableInput } from './terminal.ts';

const TIMEOUT_MS = 20_000;

/** A chain to ask: its config and a client. */
export type OpenChain = { readonly client: Client<Transport>; readonly config: ChainConfig };

/**
 * Opens a chain by its slug, through the public endpoint of its config, or by the URL of an endpoint, which is asked
 * which chain it serves.
 *
 * @throws {UnusableInput} where no such chain is configured or the endpoint does not answer
 */
export async function openChain(name: string): Promise<OpenChain> {
  const isUrl = /^https?:\/\//i.test(name);
  const bySlug = isUrl ? undefined : findChainConfigBySlug(name);
  if (!isUrl && !bySlug)
    throw new UnusableInput(`No chain is called ${name}, and it is no URL of an endpoint.`);
  const url = bySlug?.chain.rpcUrls.default.http[0] ?? name;
  const client = createClient({ transport: http(url, { timeout: TIMEOUT_MS, retryCount: 2 }) });
  const chainId = await getChainId(client).catch((cause) => {
    throw new UnusableInput(`The endpoint ${url} does not answer.`, { cause });
  });
  const config = bySlug ?? findChainConfig(chainId);
  if (!config)
    throw new UnusableInput(`The endpoint ${url} serves chain ${chainId}, which is not configured.`);
  if (config.chain.id !== chainId) {
    throw new UnusableInput(`The endpoint ${url} serves chain ${chainId}, not ${config.chain.id}.`);
  }
  return { client, config };
}
