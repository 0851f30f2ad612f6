import { getChainConfigBySlug } from '@org/chain-config';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { judgeQueueQuery } from '../judging/useJudgeContests.ts';
import { invalidateActs } from './chainKeys.ts';

test('a judge’s queue is read again together with the acts', () => {
  const chainConfig = getChainConfigBySlug('local');
  const client = new QueryClient();
  const judged = { ...contest, chainId: chainConfig.chain.id };
  const [account = '0x'] = judged.judges;
  const { queryKey } = judgeQueueQuery(chainConfig, judged, { account });
  client.setQueryData([...queryKey], { waiting: ['1'], total: 1 });
  invalidateActs(client, chainConfig, judged.uid);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
