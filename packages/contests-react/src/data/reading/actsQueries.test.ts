import { baseSepolia, getChainConfigBySlug } from '@org/chain-config';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { invalidateActs } from '../../write/useWrite.ts';
import { judgeQueueQuery } from '../judging/useJudgeContests.ts';
import { keepNewer, repairedActsQuery } from './actsQueries.ts';

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

type Scanned = Parameters<typeof repairedActsQuery>[1];
type Answer = Parameters<typeof keepNewer>[1];
const at = (number: bigint) =>
  ({ lookup: { status: 'found', reading: { block: { number } } }, isRepeatable: true }) as unknown as Answer;
const missing = { lookup: { status: 'not-found' }, isRepeatable: true } as const;

test('a node that lags behind takes nothing away that the page has shown', () => {
  const [earlier, later] = [at(7n), at(8n)];
  expect(keepNewer(undefined, earlier)).toBe(earlier);
  expect(keepNewer(earlier, later)).toBe(later);
  expect(keepNewer(later, earlier)).toBe(later);
  expect(keepNewer(later, missing)).toBe(later);
  expect(keepNewer(missing, earlier)).toBe(earlier);
  // Another block with the same number: the chain was reorganized.
  const other = at(8n);
  expect(keepNewer(later, other)).toBe(other);
});

test('repairs the acts again after a submission, which changes the head of its own log only', () => {
  const toKey = (submissions: string) => {
    const state = { acts: { head: '0x1' }, submissionActs: { head: submissions } };
    const reading = { contest: { uid: '0x2' }, mismatched: [], state };
    return repairedActsQuery(baseSepolia, reading as unknown as Scanned, {}).queryKey;
  };
  expect(toKey('0x3')).toEqual(toKey('0x3'));
  expect(toKey('0x4')).not.toEqual(toKey('0x3'));
});
