import type { Address } from 'viem';
import { useAccount, useBalance, useConfig } from 'wagmi';
import { useAdmission } from '../base/contexts.ts';

/** The connected account's balance. `undefined` until loaded, and on a chain that is not configured. */
export function useAccountBalance() {
  const { chains } = useConfig();
  const connection = useConnection();
  const chain = chains.find(({ id }) => id === connection?.chain.id);
  const { data } = useBalance({
    address: connection?.account,
    chainId: chain?.id,
    query: { enabled: connection !== undefined && chain !== undefined },
  });
  return data;
}

/** The connected account and its chain. */
export type ConnectionData = {
  readonly account: Address;
  readonly chain: {
    readonly id: number;
    /** The chain is not one of the configured ones. */
    readonly unsupported: boolean;
  };
};

/**
 * The connected account and its chain. `undefined` while disconnected, or while sign-in is required and missing.
 *
 * @example
 * const connection = useConnection();
 * if (connection?.chain.unsupported) return <p>Wrong network</p>;
 */
export function useConnection(): ConnectionData | undefined {
  const { chains } = useConfig();
  const { status, address, chainId } = useAccount();
  const { isAdmitted } = useAdmission();
  if (status !== 'connected' || !isAdmitted) return undefined;
  return { account: address, chain: { id: chainId, unsupported: !chains.some(({ id }) => id === chainId) } };
}
