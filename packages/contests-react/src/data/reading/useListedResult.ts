import type { ChainConfig } from '@org/chain-config';
import { type Result, readResult, toContest } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Hex } from 'viem';
import { useConfig, useContests } from '../../base/provider/contests.ts';
import { actsQuery } from './actsQueries.ts';
import { type ContestTexts, toBlock } from './contestAnswer.ts';
import { documentsQuery } from './documentsQuery.ts';

const pickFirst = (ranking: Result['ranking']) =>
  ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry);

/**
 * A contest in a list, from the scan. Sends no requests unless `enabled`. `wanted` picks the entries whose
 * documents are fetched: by default the first place.
 */
export function useListedResult(
  chainConfig: ChainConfig,
  uid: Hex,
  options: { readonly enabled: boolean; readonly wanted?: (ranking: Result['ranking']) => readonly string[] },
): {
  readonly result: Result | undefined;
  readonly texts: ContestTexts | undefined;
  readonly isError: boolean;
} {
  const { feeds } = useConfig();
  const { createReadingWorker: createWorker } = useContests();
  const { data, dataUpdatedAt, isError } = useQuery({
    ...actsQuery(chainConfig, uid, { createWorker }),
    enabled: options.enabled,
  });
  const reading = data?.status === 'found' ? data.reading : undefined;
  const ranked = useMemo(
    () => reading && readResult({ ...reading, block: toBlock(reading, dataUpdatedAt) }),
    [reading, dataUpdatedAt],
  );
  const { wanted: pick = pickFirst } = options;
  const wanted = pick(ranked?.ranking ?? []);
  const { data: texts } = useQuery(documentsQuery(reading?.state, { hasGateway: feeds, wanted }));
  const result = useMemo(
    () =>
      ranked &&
      reading && {
        ...ranked,
        contest: toContest({ ...reading, ...(texts && { document: texts.document }) }),
      },
    [ranked, reading, texts],
  );
  return { result, texts, isError: isError || (data !== undefined && !reading) };
}
