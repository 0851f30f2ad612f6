import { useNavigate, useSearch } from '@tanstack/react-router';
import { ContestsPage } from '../features/contests-list/ContestsPage.tsx';
import { readFilters, toParams } from '../features/contests-list/filters/searchParams.ts';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import { findChain } from '../shared/config/findChain.ts';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';

export function ContestsRoutePage() {
  const config = useConfig();
  const { chain, ...params } = useSearch({ from: '/contests' });
  const navigate = useNavigate({ from: '/contests' });
  const slug = chain ?? config.defaultChain;
  const chainConfig = findChain(config, slug);
  if (!chainConfig) return <UnknownChainPage slug={slug} />;
  return (
    <ContestsPage
      key={slug}
      chainConfig={chainConfig}
      filters={readFilters(params)}
      onFilter={(change, { isTyping }) =>
        navigate({
          // From what the address says by now: a step may come while the one before is still under way.
          search: (now) => ({
            ...(now.chain && { chain: now.chain }),
            ...toParams({ ...readFilters(now), ...change }),
          }),
          replace: isTyping,
          resetScroll: false,
        })
      }
    />
  );
}
