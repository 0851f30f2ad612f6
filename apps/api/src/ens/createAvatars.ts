import type { ChainConfig } from '@org/chain-config';
import type { Log } from '@org/server-kit';
import * as v from 'valibot';
import { type Address, BaseError, isAddressEqual, parseAbi } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import { decodeJsonUri, decodePictureUri } from '../base/dataUris.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createEtag } from '../base/webFile.ts';
import { createLookups, openServerChain } from '../contests/lookups.ts';
import { reencode } from '../pictures/reencode.ts';
import { askOffchain, createHostLimit, isFinal, limitFetches } from './names.ts';

/** Reads contracts of a chain. */
type ContractReader = Pick<ReturnType<typeof openServerChain>, 'readContract'>;

type RecordOptions = {
  readonly fetchSafely: SafeFetch;
  readonly signal: AbortSignal;
  /** An https origin; null: IPFS is not supported. */
  readonly ipfsGateway: string | null;
  /** Undefined for an unknown chain. */
  readonly openReader: (chainId: number) => ContractReader | undefined;
  /** The account that owns the name. */
  readonly findOwner: () => Promise<Address | null>;
};

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_METADATA_BYTES = 256 * 1024;

const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
]);

const NFT = /^eip155:(\d{1,10})\/(erc721|erc1155):(0x[\da-f]{40})\/(\d{1,78}|0x[\da-f]{1,64})$/i;
const IPFS = /^(?:ipfs:\/\/)?(?:ipfs\/)?([\da-z]{40,128})((?:\/[^?#]*)?)$/i;

/**
 * The picture that an `avatar` record refers to.
 *
 * @throws {UnusableError} if there is no usable picture
 * @see https://docs.ens.domains/ensip/12
 */
async function readAvatarRecord(record: string, options: RecordOptions): Promise<Uint8Array> {
  const nft = NFT.exec(record);
  return nft ? fetchPicture(await findNftPicture(nft, options), options) : fetchPicture(record, options);
}

async function fetchPicture(link: string, options: RecordOptions): Promise<Uint8Array> {
  return decodePictureUri(link, MAX_PICTURE_BYTES) ?? fetchLink(link, MAX_PICTURE_BYTES, options);
}

function fetchLink(link: string, maxBytes: number, options: RecordOptions): Promise<Buffer> {
  const { fetchSafely, ipfsGateway, signal } = options;
  const [, cid, path = ''] = /^https:/i.test(link) ? [] : (IPFS.exec(link) ?? []);
  if (cid === undefined) return fetchSafely(link, { maxBytes, signal, userAgent: 'avatars' });
  const url = ipfsGateway === null ? null : URL.parse(`${ipfsGateway}/ipfs/${cid}${path}`);
  // Dot segments could leave the folder.
  if (!url?.pathname.startsWith(`/ipfs/${cid}`)) throw new UnusableError('IPFS is not configured');
  return fetchSafely(url.href, { maxBytes, signal, userAgent: 'avatars' });
}

async function findNftPicture([, chain, kind, contract, id = '']: RegExpExecArray, options: RecordOptions) {
  const reader = options.openReader(Number(chain));
  const token = BigInt(id);
  if (!reader || token >= 2n ** 256n) throw new UnusableError('not an NFT on a known chain');
  const owner = await options.findOwner();
  if (owner === null) throw new UnusableError('the name has no owner');
  // The pattern guarantees 40 hex digits.
  const address = contract?.toLowerCase() as Address;
  const is721 = kind?.toLowerCase() === 'erc721';
  const isOwned = is721
    ? isAddressEqual(
        await reader.readContract({ address, abi, functionName: 'ownerOf', args: [token] }),
        owner,
      )
    : (await reader.readContract({ address, abi, functionName: 'balanceOf', args: [owner, token] })) > 0n;
  if (!isOwned) throw new UnusableError('the NFT belongs to another account');
  const functionName = is721 ? 'tokenURI' : 'uri';
  const template = await reader.readContract({ address, abi, functionName, args: [token] });
  const uri = template.replaceAll('{id}', token.toString(16).padStart(64, '0'));
  return readImage(await fetchMetadata(uri, options));
}

async function fetchMetadata(uri: string, options: RecordOptions): Promise<string> {
  const inside = decodeJsonUri(uri, MAX_METADATA_BYTES);
  return inside ?? (await fetchLink(uri, MAX_METADATA_BYTES, options)).toString();
}

const metadataSchema = v.pipe(v.string(), v.parseJson(), v.object({ image: v.string() }));

function readImage(metadata: string): string {
  const parsed = v.safeParse(metadataSchema, metadata);
  if (!parsed.success) throw new UnusableError('the NFT has no picture');
  return parsed.output.image;
}

type Avatar = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

/** `none`: the name has no picture that can be shown. */
type AvatarAnswer = Avatar | 'none' | NoAnswer;

export type Avatars = {
  /** @param name normalized, as ENS defines it */
  readonly find: (name: string, networks: readonly string[]) => Promise<AvatarAnswer>;
};

export type AvatarOptions = {
  /** The chain of the names: mainnet. */
  readonly nameChain: ChainConfig;
  /** Further chains of NFTs. */
  readonly chains: readonly ChainConfig[];
  readonly ipfsGateway: string | null;
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** For the whole lookup of one picture. */
const LOOKUP_MS = 15_000;
const MAX_FETCHES = 8;
const MAX_RPC_REQUESTS = 12;
/** A picture has 5 kB, noise 20 kB: at most 20 MB in total. */
const MAX_ENTRIES = 1_000;

/** Fetches, re-encodes and caches the pictures of ENS names. */
export function createAvatars({ nameChain, chains, ipfsGateway, ...options }: AvatarOptions): Avatars {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('avatar', options.log);
  const lookups = createLookups(clock);
  const askHost = createHostLimit(clock);

  const lookUp = async (name: string): Promise<Avatar | null> => {
    const signal = AbortSignal.timeout(LOOKUP_MS);
    const fetchLimited = limitFetches(fetchSafely, MAX_FETCHES, askHost);
    const open = (config: ChainConfig) =>
      openServerChain(config, {
        maxRequests: MAX_RPC_REQUESTS,
        signal,
        ccipRequest: (question) => askOffchain(question, fetchLimited, signal),
      });
    const names = open(nameChain);
    const known = [nameChain, ...chains];
    try {
      const record = await names.getEnsText({ name, key: 'avatar' });
      if (!record) return null;
      const picture = await readAvatarRecord(record.trim(), {
        fetchSafely: fetchLimited,
        signal,
        ipfsGateway,
        openReader: (chainId) => {
          const config = known.find(({ chain }) => chain.id === chainId);
          return config && open(config);
        },
        findOwner: () => names.getEnsAddress({ name }),
      });
      const bytes = await reencode(picture);
      return { bytes, etag: createEtag(bytes) };
    } catch (error) {
      if (isFinal(error)) return null;
      log(`${name}: ${error instanceof BaseError ? error.shortMessage : String(error)}`);
      throw error;
    }
  };

  const cache = createCache<{ readonly name: string; readonly networks: readonly string[] }, Avatar | 'none'>(
    {
      keyOf: ({ name }) => name,
      read: async ({ name }) => {
        const avatar = await lookUp(name);
        if (avatar) lookups.confirm(name);
        return avatar ?? 'none';
      },
      freshMs: (avatar) => (avatar === 'none' ? 5 * MINUTE_MS : HOUR_MS),
      keptMs: (avatar) => (avatar === 'none' ? 5 * MINUTE_MS : 24 * HOUR_MS),
      maxEntries: MAX_ENTRIES,
      // Names without a picture, which anyone can invent, take no place of a picture.
      isAbsence: (avatar) => avatar === 'none',
      maxReads: 4,
      admit: ({ name, networks }) => lookups.admit(name, networks),
      networksOf: ({ networks }) => networks,
      restMs: MINUTE_MS,
      ...(clock && { clock }),
    },
  );

  return { find: (name, networks) => cache.get({ name, networks }, LOOKUP_MS) };
}
