import { mainnet } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Chain, type Client, createClient, type Transport } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import { type Config, useConfig } from 'wagmi';
import { type AnyChain, isLocalChain } from './chains.ts';
import { createTransport } from './transports.ts';

type NameSource = { readonly client: Client; readonly avatarUrl: AvatarUrl | undefined };

const sources = new WeakMap<Config, NameSource>();

/**
 * Adds a mainnet client for names to a configuration, without making mainnet a selectable network. If all chains are
 * local, there are no lookups unless a transport is given.
 */
export function setNameSource(
  config: Config,
  chains: readonly AnyChain[],
  { transport, avatarUrl }: { transport: Transport | null | undefined; avatarUrl: AvatarUrl | undefined },
): void {
  const isPublic = !chains.every(isLocalChain);
  if (transport === null || (transport === undefined && !isPublic)) return;
  const client = createClient({
    chain: mainnet.chain as Chain,
    transport: transport ?? createTransport(mainnet.chain as Chain, 0),
  });
  sources.set(config, { client, avatarUrl });
}

export function findNameSource(config: Config): NameSource | undefined {
  return sources.get(config);
}

/** An account's ENS name and avatar. */
export type AccountName = {
  /** In ENSIP-15's normal form; untrusted text of any length. */
  readonly name: string | null;
  /** A data URI from the record, or the app's own URL. URLs in the record are never loaded. */
  readonly avatarUrl: string | null;
};

const NOBODY: AccountName = { name: null, avatarUrl: null };
const LONGEST_AVATAR = 64 * 1024;

const toOwnPicture = (record: string | null): string | null =>
  record && record.length <= LONGEST_AVATAR && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(record)
    ? record
    : null;

/**
 * The app's URL of the avatar of a name whose record points to another host.
 *
 * @param name normalized (ENSIP-15)
 */
export type AvatarUrl = (name: string) => string;

/** Names with invisible or exchanged characters normalize to another name, or to none. */
const isNormal = (name: string, normalize: (name: string) => string): boolean => {
  try {
    return normalize(name) === name;
  } catch {
    return false;
  }
};

/**
 * Looks up an account's ENS name and avatar. The name counts only if it resolves back to the account and is its own normal
 * form (ENSIP-15), because a look-alike resolves back to its own owner, too. Loading an
 * avatar from another host would reveal the reader to that host, so only data URIs are used; for others, the app's
 * own URL.
 *
 * @param client a mainnet client
 * @param avatarUrl default: only data URIs are shown
 * @throws if the RPC cannot be reached, or the tables of ENSIP-15 do not load
 *
 * @see https://docs.ens.domains/ensip/15
 */
export async function lookUpName(
  client: Client,
  address: Address,
  avatarUrl?: AvatarUrl,
): Promise<AccountName> {
  const name = await getEnsName(client, { address });
  if (name === null) return NOBODY;
  const { normalize } = await import('./normalize.ts');
  if (!isNormal(name, normalize)) return NOBODY;
  const record = await getEnsText(client, { name, key: 'avatar' }).catch(() => null);
  return { name, avatarUrl: toOwnPicture(record) ?? ((record && avatarUrl?.(name)) || null) };
}

/** The account's name and picture on mainnet, once loaded. Errors count as no name. */
export function useName(address: Address | undefined): AccountName | undefined {
  const source = findNameSource(useConfig());
  const { data } = useQuery({
    queryKey: ['wallet-kit', 'name', address],
    queryFn: () => (source && address ? lookUpName(source.client, address, source.avatarUrl) : null),
    enabled: source !== undefined && address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
}
