import type { ChainConfig } from '@org/chain-config';
import type { Contest, Result } from '@org/contests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chainContestQuery, chainEvaluationsQuery } from '../chain/chainQueries.ts';
import { useConfig } from '../provider/contests.ts';
import { toFileName } from '../text/saveFile.ts';

const ASKED = { isAsked: true };

/** Downloads of the result. JSON names a block, so its data is read from the chain. */
export function useDownloads(chainConfig: ChainConfig, contest: Contest, result: Result) {
  const queryClient = useQueryClient();
  const [download, setDownload] = useState<'idle' | 'json' | 'failed'>('idle');
  const { productName } = useConfig();
  const name = `${toFileName(productName)}-${chainConfig.slug}-${contest.uid.slice(0, 10)}`;
  const attempt = (work: () => Promise<void>) =>
    void work().then(
      () => setDownload('idle'),
      () => setDownload('failed'),
    );
  const downloadJson = async () => {
    setDownload('json');
    const [files, lookup, fromChain] = await Promise.all([
      import('./files.ts'),
      queryClient.fetchQuery({ ...chainContestQuery(chainConfig, contest.uid, ASKED), staleTime: 0 }),
      queryClient.fetchQuery({ ...chainEvaluationsQuery(chainConfig, contest, ASKED), staleTime: 0 }),
    ]);
    if (lookup.status !== 'found') throw new Error(`The chain says of the contest: ${lookup.status}`);
    const json = files.toResultJson({ contest: lookup.contest, ...fromChain });
    files.saveFile(`${name}.json`, 'application/json', json);
  };
  const downloadCsv = async (kind: 'ranking' | 'reviews') => {
    const files = await import('./files.ts');
    const text = kind === 'ranking' ? files.toRankingCsv(result) : files.toReviewsCsv(result);
    files.saveFile(`${name}-${kind}.csv`, 'text/csv', text);
  };
  return {
    download,
    onDownloadJson: () => attempt(downloadJson),
    onDownloadCsv: () => attempt(() => downloadCsv('ranking')),
    onDownloadReviews: () => attempt(() => downloadCsv('reviews')),
  };
}
