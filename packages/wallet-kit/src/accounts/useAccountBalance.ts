import { useBalance, useConfig } from 'wagmi';
import { useConnection } from './useConnection.ts';

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
