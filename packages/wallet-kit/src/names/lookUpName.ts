import { type ChainConfig, mainnet } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Chain, type Client, createClient, type Transport } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import { type Config, useConfig } from 'wagmi';
import { createTransport } from '../config/transports.ts';

type NameSource = { readonly client: Client; readonly avatarUrl: AvatarUrl | undefined };

const sources = new WeakMap<Config, NameSource>();

/**
 * Gives a configuration a client of mainnet for names, beside its chains: mainnet does not become a network
 * that a wallet may be on. Where every chain is local nobody is asked, unless a transport is given.
 */
export function setNameSource(
  config: Config,
  chains: readonly ChainConfig[],
  { transport, avatarUrl }: { transport: Transport | null | undefined; avatarUrl: AvatarUrl | undefined },
): void {
  const isPublic = chains.some(({ status }) => status !== 'local');
  if (transport === null || (transport === undefined && !isPublic)) return;
  const client = createClient({
    chain: mainnet.chain as Chain,
    transport: transport ?? createTransport(mainnet.chain, 0),
  });
  sources.set(config, { client, avatarUrl });
}

export function findNameSource(config: Config): NameSource | undefined {
  return sources.get(config);
}

/** What mainnet says about an account. */
export type AccountName = {
  /** As its owner wrote it; somebody else's text, and of any length. */
  readonly name: string | null;
  /** A picture that is part of the record itself, or where the app has one; links to elsewhere are not followed. */
  readonly avatarUrl: string | null;
};

const NOBODY: AccountName = { name: null, avatarUrl: null };
const LONGEST_AVATAR = 64 * 1024;

const toOwnPicture = (record: string | null): string | null =>
  record && record.length <= LONGEST_AVATAR && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(record)
    ? record
    : null;

/**
 * Where an app has the pictures of names whose records point elsewhere, for example at its own server.
 *
 * @param name as ENS normalizes it
 */
export type AvatarUrl = (name: string) => string;

/**
 * Looks an account's name and picture up on mainnet. The name counts only if it also points back to the
 * account. Pictures that stand elsewhere would tell their host who is reading, so only those inside the record
 * are taken; for all others there is what the app has.
 *
 * @param client a client of mainnet, whichever chains a wallet may be on
 * @param avatarUrl default: pictures outside of the record are not shown
 * @throws when the node cannot be asked
 *
 * @see https://docs.ens.domains
 */
export async function lookUpName(
  client: Client,
  address: Address,
  avatarUrl?: AvatarUrl,
): Promise<AccountName> {
  const name = await getEnsName(client, { address });
  if (name === null) return NOBODY;
  const normalized = normalize(name);
  const record = await getEnsText(client, { name: normalized, key: 'avatar' }).catch(() => null);
  return { name, avatarUrl: toOwnPicture(record) ?? ((record && avatarUrl?.(normalized)) || null) };
}

/** The account's name and picture on mainnet, once they are known. No answer is as good as no name. */
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
