import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { loadChainAccess } from '../../../shared/chain/loadChainAccess.ts';
import { describeCost } from '../../../shared/writing/describeCost.ts';
import { getWritingErrorCode } from '../../../shared/writing/getWritingErrorCode.ts';
import { loadWriters } from '../../../shared/writing/loadWriters.ts';
import type { Cost } from '../../../shared/writing/SignLine.tsx';
import type { Revocation } from './revocation.ts';

/** About what a withdrawal would cost; `code` where EAS refuses it or nothing could be found out. */
export const useRevocationCost = (chainConfig: ChainConfig, { uid, schemaUid, account }: Revocation) => {
  const { data, error } = useQuery({
    queryKey: ['cost', chainConfig.slug, 'revoke', uid, account],
    queryFn: async () => {
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return writers.prepareRevocation({ client, config: chainConfig, account, uid, schemaUid });
    },
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data) : unknown,
    code: error ? getWritingErrorCode(error) : undefined,
  };
};
