import { type ChainConfig, mainnet } from '@org/chain-config';
import { type Chain, type Client, createClient, type Transport } from 'viem';
import type { Config } from 'wagmi';
import { createTransport } from '../config/createTransports.ts';
import type { AvatarUrl } from './lookUpName.ts';

type NameSource = { readonly client: Client; readonly avatarUrl: AvatarUrl | undefined };

const sources = new WeakMap<Config, NameSource>();

/**
 * Gives a configuration a client of mainnet for names, beside its chains: mainnet does not become a network
 * that a wallet may be on. Where every chain is local nobody is asked, unless a transport is given.
 */
export const setNameSource = (
  config: Config,
  chains: readonly ChainConfig[],
  { transport, avatarUrl }: { transport: Transport | null | undefined; avatarUrl: AvatarUrl | undefined },
): void => {
  const isPublic = chains.some(({ status }) => status !== 'local');
  if (transport === null || (transport === undefined && !isPublic)) return;
  const client = createClient({
    chain: mainnet.chain as Chain,
    transport: transport ?? createTransport(mainnet.chain, 0),
  });
  sources.set(config, { client, avatarUrl });
};

export const findNameSource = (config: Config): NameSource | undefined => sources.get(config);
