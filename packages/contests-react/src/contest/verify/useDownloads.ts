import type { ChainConfig } from '@org/chain-config';
import type { Result } from '@org/contests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfig, useContests } from '../../base/provider/contests.ts';
import { toFileName } from '../../base/text/saveFile.ts';
import { chainActsQuery } from '../../data/reading/actsQueries.ts';
import { useEntryNames } from '../parts/entryNames.ts';

/** Downloads of the result. JSON names a block, so its data is read from the chain. */
export function useDownloads(chainConfig: ChainConfig, result: Result) {
  const queryClient = useQueryClient();
  const { createReadingWorker: createWorker } = useContests();
  const [download, setDownload] = useState<'idle' | 'json' | 'failed'>('idle');
  const { productName } = useConfig();
  const describe = useEntryNames();
  const { uid } = result.contest;
  const name = `${toFileName(productName)}-${chainConfig.slug}-${uid.slice(0, 10)}`;
  const attempt = (work: () => Promise<void>) =>
    void work().then(
      () => setDownload('idle'),
      () => setDownload('failed'),
    );
  const downloadJson = async () => {
    setDownload('json');
    const query = chainActsQuery(chainConfig, uid, { force: true, createWorker });
    const [files, { lookup }] = await Promise.all([
      import('./files.ts'),
      queryClient.fetchQuery({ ...query, staleTime: 0 }),
    ]);
    if (lookup.status !== 'found') throw new Error(`The chain says of the contest: ${lookup.status}`);
    const json = files.toBundleJson(await files.createResultBundle(lookup.reading));
    files.saveFile(`${name}.json`, 'application/json', json);
  };
  const downloadCsv = async (kind: 'ranking' | 'reviews') => {
    const files = await import('./files.ts');
    const write = kind === 'ranking' ? files.toRankingCsv : files.toReviewsCsv;
    const text = write(result, describe);
    files.saveFile(`${name}-${kind}.csv`, 'text/csv', text);
  };
  return {
    name,
    download,
    onDownloadJson: () => attempt(downloadJson),
    onDownloadCsv: () => attempt(() => downloadCsv('ranking')),
    onDownloadReviews: () => attempt(() => downloadCsv('reviews')),
  };
}
