import { useSearch } from '@tanstack/react-router';
import { ContestsPage } from '../features/contests-list/ContestsPage.tsx';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import { findChain } from '../shared/config/findChain.ts';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';

export function ContestsRoutePage() {
  const config = useConfig();
  const { chain: slug = config.defaultChain } = useSearch({ from: '/contests' });
  const chainConfig = findChain(config, slug);
  return chainConfig ? <ContestsPage chainConfig={chainConfig} /> : <UnknownChainPage slug={slug} />;
}
