import { type ChainConfig, mainnet } from '@org/chain-config';
import { type Chain, type Client, createClient, type Transport } from 'viem';
import type { Config } from 'wagmi';
import { createTransport } from '../config/createTransports.ts';

const clients = new WeakMap<Config, Client>();

/**
 * Gives a configuration a client of mainnet for names, beside its chains: mainnet does not become a network
 * that a wallet may be on. Where every chain is local nobody is asked, unless a transport is given.
 */
export const setNameClient = (
  config: Config,
  chains: readonly ChainConfig[],
  transport: Transport | null | undefined,
): void => {
  const isPublic = chains.some(({ status }) => status !== 'local');
  if (transport === null || (transport === undefined && !isPublic)) return;
  clients.set(
    config,
    createClient({
      chain: mainnet.chain as Chain,
      transport: transport ?? createTransport(mainnet.chain, 0),
    }),
  );
};

export const findNameClient = (config: Config): Client | undefined => clients.get(config);
