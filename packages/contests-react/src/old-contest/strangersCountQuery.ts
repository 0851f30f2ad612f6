import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { queryOptions } from '@tanstack/react-query';
import { getScanReader } from '../scan/getScanReader.ts';
import { scanKey } from '../scan/queries.ts';

/** The number of attestations for a contest by accounts that are not its judges. */
export function strangersCountQuery(chainConfig: ChainConfig, contest: Contest) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'strangersCount', contest.uid],
    queryFn: ({ signal }) => getScanReader(chainConfig).countStrangers(contest, { signal }),
  });
}
