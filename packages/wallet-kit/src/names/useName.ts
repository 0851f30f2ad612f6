import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { type AccountName, lookUpName } from './lookUpName.ts';
import { findNameSource } from './nameSources.ts';

/** The account's name and picture on mainnet, once they are known. No answer is as good as no name. */
export const useName = (address: Address | undefined): AccountName | undefined => {
  const source = findNameSource(useConfig());
  const { data } = useQuery({
    queryKey: ['wallet-kit', 'name', address],
    queryFn: () => (source && address ? lookUpName(source.client, address, source.avatarUrl) : null),
    enabled: source !== undefined && address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
};
