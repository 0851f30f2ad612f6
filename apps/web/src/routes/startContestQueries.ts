import { startQueries } from '../shared/query/startQueries.ts';
import { contestQuery, evaluationsQuery, scanHeadQuery } from '../shared/scan/queries.ts';
import type { RouterContext } from './context.ts';
import { findTarget } from './findTarget.ts';

type Loading = {
  readonly context: RouterContext;
  readonly params: { readonly chain: string; readonly uid: string };
};

/** Asks for a contest and its reviews while the code of the page is on its way. */
export const startContestQueries = ({ context: { config, queryClient }, params }: Loading) => {
  const target = findTarget(config, params);
  if (target.status !== 'contest') return;
  const { chainConfig, uid } = target;
  return startQueries([
    queryClient.prefetchQuery(scanHeadQuery(chainConfig)),
    queryClient
      .fetchQuery(contestQuery(chainConfig, uid))
      .then((lookup) =>
        lookup.status === 'found'
          ? queryClient.prefetchQuery(evaluationsQuery(chainConfig, lookup.contest))
          : undefined,
      ),
  ]);
};
