import { type ChainConfig, findChainConfig, findChainConfigBySlug } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { type Client, createClient, type Hex, http, type Transport } from 'viem';
import { getBlock, getChainId } from 'viem/actions';
import type { Block } from '../../base/attestation.ts';
import { fetchWithin } from '../../chain/abortable.ts';
import { type ActsReading, createActsReader } from '../../chain/createActsReader.ts';
import { asChainError } from '../../chain/endpointErrors.ts';
import { findBlockNumber, type ToldBundle } from './bundleFile.ts';
import { describeProgress, type Terminal, toPlainText, UnusableInputError } from './terminal.ts';

/**
 * The block that a result names. The block of a foreign result may not exist; then the latest block is used.
 *
 * @throws {UnusableInputError} | {ChainError}
 */
export async function findBlock(
  { client, config }: OpenChain,
  told: ToldBundle,
  { isForeign }: { readonly isForeign: boolean },
): Promise<Block | undefined> {
  const number = findBlockNumber(told);
  if (number === null) return undefined;
  const chainId = config.chain.id;
  const latest = await asChainError({ chainId }, () => getBlock(client));
  if (number > latest.number) {
    if (isForeign) return undefined;
    throw new UnusableInputError(`Block ${number} does not exist yet: the latest block is ${latest.number}.`);
  }
  const block = await asChainError({ chainId }, () => getBlock(client, { blockNumber: number }));
  return { number, hash: block.hash, time: block.timestamp };
}

/** @throws {UnusableInputError} if there is no such contest */
export async function readContest(chain: OpenChain, contest: Hex, terminal: Terminal): Promise<ActsReading> {
  const lookup = await createActsReader(chain).fetchActs(contest, {
    onProgress: (progress) => terminal.progress(describeProgress(progress)),
  });
  terminal.progress('');
  if (lookup.status === 'found') return lookup.reading;
  if (lookup.status === 'not-found')
    throw new UnusableInputError('The chain has no attestation with this UID.');
  throw new UnusableInputError("This is not a contest of the chain's resolver.");
}

const TIMEOUT_MS = 20_000;

/** A shorter timeout for the first request, which asks for the chain ID. */
const FIRST_TIMEOUT_MS = 8_000;

/** A chain's config, its endpoints, and a client. */
export type OpenChain = {
  readonly client: Client<Transport>;
  readonly config: ChainConfig;
  readonly urls: readonly string[];
};

/** `chain` is a slug or the URL of an endpoint. */
export type ChainOptions = { readonly chain: string };

/**
 * The endpoints of a chain by its slug, with its config, or the URL of an endpoint.
 *
 * @throws {UnusableInputError} if the chain is unknown
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
  throw new UnusableInputError(`${shown} is neither a known chain nor the URL of an endpoint.`);
}

/**
 * Opens a chain by its slug, through the public endpoint of its config, or by the URL of an endpoint, which returns the
 * chain's ID.
 *
 * @throws {UnusableInputError} if the chain is unknown or has no config, or the endpoint does not answer
 */
export async function openChain({ chain: name }: ChainOptions): Promise<OpenChain> {
  const { urls, known: bySlug } = findEndpoints(name);
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
    throw new UnusableInputError(`The endpoint ${url} does not answer.`, { cause });
  });
  const config = bySlug ?? findChainConfig(chainId);
  if (!config) {
    throw new UnusableInputError(`The endpoint ${url} serves chain ${chainId}, which has no config.`);
  }
  if (config.chain.id !== chainId) {
    throw new UnusableInputError(`The endpoint ${url} serves chain ${chainId}, not ${config.chain.id}.`);
  }
  return { client, config, urls };
}
