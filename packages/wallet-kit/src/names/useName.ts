import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { type AccountName, lookUpName } from './lookUpName.ts';
import { findNameClient } from './nameClients.ts';

/** The account's name and picture on mainnet, once they are known. No answer is as good as no name. */
export const useName = (address: Address | undefined): AccountName | undefined => {
  const client = findNameClient(useConfig());
  const { data } = useQuery({
    queryKey: ['wallet-kit', 'name', address],
    queryFn: () => (client && address ? lookUpName(client, address) : null),
    enabled: client !== undefined && address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
};
