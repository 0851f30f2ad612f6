import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import { loadChainAccess } from '../../chain/loadChainAccess.ts';
import { useTexts } from '../../provider/contests.ts';
import { writingTexts } from '../../texts/en/writing.ts';
import { describeCost } from '../../writing/describeCost.ts';
import { getWritingErrorCode } from '../../writing/getWritingErrorCode.ts';
import { loadWriters } from '../../writing/loadWriters.ts';
import type { Cost } from '../../writing/SignLine.tsx';
import type { Revocation } from './revocation.ts';

/** About what a withdrawal would cost; `code` where EAS refuses it or nothing could be found out. */
export const useRevocationCost = (chainConfig: ChainConfig, { uid, schemaUid, account }: Revocation) => {
  const writingWords = useTexts('writing', writingTexts);
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
    cost: data ? describeCost(chainConfig, data, writingWords) : unknown,
    code: error ? getWritingErrorCode(error) : undefined,
  };
};
