import { type ChainConfig, findChainConfig, findChainConfigBySlug, local } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { type Address, type Client, createClient, type Hex, http, type Transport } from 'viem';
import { getChainId, getCode } from 'viem/actions';
import { createChainReader } from '../chain/createChainReader.ts';
import type { Contest } from '../contest/contest.ts';
import { toPlainText, UnusableInput } from './terminal.ts';

const TIMEOUT_MS = 20_000;

/** Who does not say soon which chain it serves is not asked for more. */
const FIRST_TIMEOUT_MS = 8_000;

/** A chain to ask: its config and a client. */
export type OpenChain = { readonly client: Client<Transport>; readonly config: ChainConfig };

/** Which chain: its slug, or the URL of an endpoint; and where EAS is on a chain that nobody has configured. */
export type ChainOptions = { readonly chain: string; readonly eas?: string | undefined };

/**
 * Opens a chain by its slug, through the public endpoint of its config, or by the URL of an endpoint, which is asked
 * which chain it serves. A chain that is not configured takes the address of its EAS.
 *
 * @throws {UnusableInput} where no such chain is configured, the endpoint does not answer, or there is no EAS
 */
export async function openChain({ chain: name, eas }: ChainOptions): Promise<OpenChain> {
  const isUrl = /^https?:\/\//i.test(name) && URL.canParse(name);
  const bySlug = isUrl ? undefined : findChainConfigBySlug(name);
  if (!isUrl && !bySlug) {
    throw new UnusableInput(`No chain is called ${toPlainText(name)}, and it is no URL of an endpoint.`);
  }
  const contract = eas === undefined ? undefined : readAddress(eas);
  const urls = bySlug?.chain.rpcUrls.default.http ?? [name];
  const [url = name] = urls;
  // A URL says which chain it serves; a configured chain's RPCs have to serve that one.
  const options = bySlug ? { fetchFn: createRpcFetch({ chainId: bySlug.chain.id, urls }) } : {};
  const client = createClient({ transport: http(url, { ...options, timeout: TIMEOUT_MS, retryCount: 2 }) });
  const probe = createClient({
    transport: http(url, { ...options, timeout: FIRST_TIMEOUT_MS, retryCount: 1 }),
  });
  const chainId = await getChainId(probe).catch((cause) => {
    throw new UnusableInput(`The endpoint ${url} does not answer.`, { cause });
  });
  const config = bySlug ?? findChainConfig(chainId) ?? (contract && createConfig(chainId, url));
  if (!config) {
    throw new UnusableInput(
      `The endpoint ${url} serves chain ${chainId}, which is not configured: say where its EAS is (--eas 0x…).`,
    );
  }
  if (config.chain.id !== chainId) {
    throw new UnusableInput(`The endpoint ${url} serves chain ${chainId}, not ${config.chain.id}.`);
  }
  if (!contract) return { client, config };
  const code = await getCode(client, { address: contract }).catch((cause) => {
    throw new UnusableInput(`The endpoint ${url} does not answer.`, { cause });
  });
  if (code === undefined || code === '0x') {
    throw new UnusableInput(`Chain ${chainId} has no contract at ${contract}.`);
  }
  return { client, config: { ...config, eas: { ...config.eas, contract, deployedAtBlock: null } } };
}

function readAddress(text: string): Address {
  // The pattern is what makes it an address; it is asked for as it stands, whatever its checksum.
  if (/^0x[0-9a-f]{40}$/i.test(text)) return text.toLowerCase() as Address;
  throw new UnusableInput('--eas is an address, 0x and 40 digits.');
}

/** A config for reading a chain that nobody has configured: the schemas have the same UIDs on every chain. */
function createConfig(id: number, url: string): ChainConfig {
  const { nativeCurrency, contracts } = local.chain;
  return {
    ...local,
    slug: `chain-${id}`,
    chain: { id, name: `Chain ${id}`, nativeCurrency, contracts, rpcUrls: { default: { http: [url] } } },
    notes: [],
  };
}

/**
 * The contest of a UID, read from the chain, and the chain.
 *
 * @throws {UnusableInput} where it is no UID, or not that of a contest, and where the chain cannot be opened
 */
export async function fetchContest({
  uid,
  ...options
}: ChainOptions & { readonly uid: string | undefined }): Promise<OpenChain & { readonly contest: Contest }> {
  if (!uid || !/^0x[0-9a-f]{64}$/i.test(uid))
    throw new UnusableInput('A contest is named by its UID, 0x and 64 digits.');
  const chain = await openChain(options);
  // Checked to be hex right above.
  const lookup = await createChainReader(chain).findContest(uid.toLowerCase() as Hex);
  if (lookup.status === 'found') return { ...chain, contest: lookup.contest };
  if (lookup.status === 'not-found') throw new UnusableInput('The chain has no such attestation.');
  throw new UnusableInput(`This attestation is not a contest (${lookup.reason}).`);
}
