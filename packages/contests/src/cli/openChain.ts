import { type ChainConfig, findChainConfig, findChainConfigBySlug, local } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { type Address, type Client, createClient, type Hex, http, type Transport } from 'viem';
import { getChainId, getCode } from 'viem/actions';
import { createChainReader } from '../chain/createChainReader.ts';
import { fetchWithin } from '../chain/fetchWithin.ts';
import type { Contest } from '../contest/contest.ts';
import { getProtocol } from '../r2/protocol.ts';
import { toPlainText, UnusableInput } from './terminal.ts';

const TIMEOUT_MS = 20_000;

/** A shorter timeout for the first request, which asks for the chain ID. */
const FIRST_TIMEOUT_MS = 8_000;

/** A chain's config, its endpoints, and a client. */
export type OpenChain = {
  readonly client: Client<Transport>;
  readonly config: ChainConfig;
  readonly urls: readonly string[];
};

/** `chain` is a slug or the URL of an endpoint, `eas` the address of EAS on a chain without a config. */
export type ChainOptions = { readonly chain: string; readonly eas?: string | undefined };

/**
 * The endpoints of a chain by its slug, with its config, or the URL of an endpoint.
 *
 * @throws {UnusableInput} if the chain is unknown
 */
export function findEndpoints(name: string): {
  readonly urls: readonly string[];
  readonly known: ChainConfig | undefined;
} {
  if (/^https?:\/\//i.test(name) && URL.canParse(name)) return { urls: [name], known: undefined };
  const known = findChainConfigBySlug(name);
  if (known) return { urls: known.chain.rpcUrls.default.http, known };
  // A key in the wrong place must not be repeated.
  const shown = /[0-9a-f]{64}/i.test(name) ? 'The first word' : toPlainText(name);
  throw new UnusableInput(`${shown} is neither a known chain nor the URL of an endpoint.`);
}

/**
 * Opens a chain by its slug, through the public endpoint of its config, or by the URL of an endpoint, which returns the
 * chain's ID. A chain without a config requires the address of EAS.
 *
 * @throws {UnusableInput} if the chain is unknown, the endpoint does not answer, or there is no EAS contract
 */
export async function openChain({ chain: name, eas }: ChainOptions): Promise<OpenChain> {
  const { urls, known: bySlug } = findEndpoints(name);
  const contract = eas === undefined ? undefined : readAddress(eas);
  const [url = name] = urls;
  // An endpoint given by URL may serve any chain; the endpoints of a config must serve its chain.
  const ofChain = bySlug && createRpcFetch({ chainId: bySlug.chain.id, urls });
  const connect = (timeout: number, retryCount: number) => {
    const fetchFn = ofChain ?? fetchWithin(timeout);
    return createClient({ transport: http(url, { fetchFn, timeout, retryCount }) });
  };
  const client = connect(TIMEOUT_MS, 2);
  const probe = connect(FIRST_TIMEOUT_MS, 1);
  const chainId = await getChainId(probe).catch((cause) => {
    throw new UnusableInput(`The endpoint ${url} does not answer.`, { cause });
  });
  const config = bySlug ?? findChainConfig(chainId) ?? (contract && createConfig(chainId, url));
  if (!config) {
    throw new UnusableInput(
      `The endpoint ${url} serves chain ${chainId}, which has no config: pass the address of EAS (--eas 0x…).`,
    );
  }
  if (config.chain.id !== chainId) {
    throw new UnusableInput(`The endpoint ${url} serves chain ${chainId}, not ${config.chain.id}.`);
  }
  if (!contract) return { client, config, urls };
  const code = await getCode(client, { address: contract }).catch((cause) => {
    throw new UnusableInput(`The endpoint ${url} does not answer.`, { cause });
  });
  if (code === undefined || code === '0x') {
    throw new UnusableInput(`Chain ${chainId} has no contract at ${contract}.`);
  }
  return { client, config: { ...config, eas: { ...config.eas, contract, deployedAtBlock: null } }, urls };
}

function readAddress(text: string): Address {
  // The pattern ensures that it is an address; the checksum is not checked.
  if (/^0x[0-9a-f]{40}$/i.test(text)) return text.toLowerCase() as Address;
  throw new UnusableInput('--eas must be an address: 0x and 40 hex digits.');
}

/** A config for reading an unknown chain: the schemas have the same UIDs on every chain. */
function createConfig(id: number, url: string): ChainConfig {
  const { nativeCurrency, contracts } = local.chain;
  return {
    ...local,
    slug: `chain-${id}`,
    chain: { id, name: `Chain ${id}`, nativeCurrency, contracts, rpcUrls: { default: { http: [url] } } },
    notes: [],
  };
}

type ContestOptions = ChainOptions & { readonly uid: string | undefined };

/** A contest of version 1, or the UID of one of version 2. */
type FoundContest =
  | { readonly contest: Contest; readonly uid: null }
  | { readonly contest: null; readonly uid: Hex };

/**
 * Opens the chain and looks for the contest with this UID.
 *
 * @throws {UnusableInput} if the UID is malformed or not the UID of a contest, or if the chain cannot be opened
 */
export async function findContest({ uid, ...options }: ContestOptions): Promise<OpenChain & FoundContest> {
  if (!uid || !/^0x[0-9a-f]{64}$/i.test(uid))
    throw new UnusableInput('The UID of a contest must be 0x and 64 hex digits.');
  const chain = await openChain(options);
  // Checked to be hex above.
  const known = uid.toLowerCase() as Hex;
  const lookup = await createChainReader(chain).findContest(known);
  if (lookup.status === 'found') return { ...chain, contest: lookup.contest, uid: null };
  if (lookup.status === 'not-found') throw new UnusableInput('The chain has no attestation with this UID.');
  const { schema } = lookup.attestation;
  if (getProtocol(chain.config)?.schemas.contest === schema) return { ...chain, contest: null, uid: known };
  throw new UnusableInput(`This attestation is not a contest (${lookup.reason}).`);
}
